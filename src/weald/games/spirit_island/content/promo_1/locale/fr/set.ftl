### Spirit Island: promo_1

spirit_island-set-promo_1 = Paquet promo 1
spirit_island-option-promo_1 = { spirit_island-set-promo_1 }
spirit_island-option-promo_1-help = Les esprits Cœur du feu sauvage et Serpent sommeillant dans les profondeurs. Mieux avec les jetons de De Branches et de Griffes.
