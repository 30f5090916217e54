### Spirit Island: Shadows Flicker Like Flame

spirit_island-name-shadows = Ombre vacillante de la flamme
spirit_island-about-shadows = La peur surgie de l’ombre : elle cueille les envahisseurs isolés et atteint tout lieu où vivent des Dahans.
spirit_island-hard-shadows = L’énergie est rare et les villages sont durs à détruire.
spirit_island-voice-shadows = Laissez la lampe allumée. Il me faut de quoi danser.
spirit_island-growth-shadows-1 = Récupérez toutes les cartes, gagnez une carte Pouvoir
spirit_island-growth-shadows-2 = Gagnez une carte Pouvoir, ajoutez une présence à portée 1
spirit_island-growth-shadows-3 = Ajoutez une présence à portée 3, gagnez 3 énergie
spirit_island-guide-shadows-1 = De l’énergie maintenant, et deux cartes par tour. Rassemblez des Dahans là où un ravage viendra, chassez un village ou un explorateur d’une région, et que le pouvoir inné emporte un explorateur avant qu’il ne construise.
spirit_island-guide-shadows-2 = Cachez les Dahans au ravage : ils ripostent sans dommage. L’autre carte atteint toute région avec Dahans pour une énergie, si loin soit-elle.
spirit_island-guide-shadows-3 = Jouez les pouvoirs bon marché que vous avez gagnés, avec lune et feu pour le pouvoir inné.
spirit_island-guide-shadows-4 = Reprenez maintenant tout et gagnez un pouvoir de plus. Désormais, l’île vous dit ce qu’il lui faut.

spirit_island-name-shadows_of_the_dahan = Ombre des Dahans
spirit_island-effect-shadows_of_the_dahan = Quand vous utilisez un pouvoir, vous pouvez payer 1 énergie pour cibler une région avec des Dahans, quelle que soit la distance.

spirit_island-name-darkness_swallows_the_unwary = Obscurité avide
spirit_island-effect-darkness_swallows_the_unwary-1 = Rassemblez 1 explorateur.
spirit_island-effect-darkness_swallows_the_unwary-2 = Détruisez jusqu’à 2 explorateurs ; 1 peur pour chacun.
spirit_island-effect-darkness_swallows_the_unwary-3 = 3 dégâts ; 1 peur par envahisseur que ces dégâts détruisent.

spirit_island-name-concealing_shadows = Ombres occultantes
spirit_island-effect-concealing_shadows = 1 peur. Les ravages n’infligent aucun dégât aux Dahans de cette région ce tour-ci.

spirit_island-name-crops_wither_and_fade = Récoltes flétries et fanées
spirit_island-effect-crops_wither_and_fade = 2 peur. Remplacez 1 village par un explorateur, ou 1 cité par un village.

spirit_island-name-favors_called_due = Faveurs appelées devoirs
spirit_island-effect-favors_called_due = Rassemblez jusqu’à 4 Dahans. S’il y a des envahisseurs et plus de Dahans que d’envahisseurs, 3 peur.

spirit_island-name-mantle_of_dread = Manteau d’effroi
spirit_island-effect-mantle_of_dread = 2 peur. L’esprit peut repousser 1 explorateur et 1 village depuis une de ses régions.

spirit_island-lasting-concealing_shadows = { $id } : les ravages épargnent les Dahans ici
