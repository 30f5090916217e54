### Spirit Island: Amorphous, an aspect of Shadows Flicker Like Flame

spirit_island-name-amorphous = Ombre vacillante de la flamme : Amorphe
spirit_island-about-amorphous = Sa présence volette, deux fois par tour : à côté, ou vers des Dahans si loin soient-ils.

spirit_island-name-shadows_partake_of_amorphous_space = Les ombres participent de l’espace amorphe
spirit_island-effect-shadows_partake_of_amorphous_space = Une fois par phase rapide et une fois par phase lente, vous pouvez déplacer 1 de vos présences vers une région adjacente, ou vers toute région avec des Dahans.
spirit_island-offer-shadows_partake_of_amorphous_space = Les ombres participent de l’espace amorphe : déplacer une présence (régions à quitter : { $n })
spirit_island-lasting-amorphous_move = { $id } : une présence s’est déplacée
