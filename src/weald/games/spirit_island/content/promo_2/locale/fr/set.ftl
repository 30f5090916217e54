### Spirit Island: promo_2

spirit_island-set-promo_2 = Paquet promo 2
spirit_island-option-promo_2 = { spirit_island-set-promo_2 }
spirit_island-option-promo_2-help = Les esprits Pluie diluvienne qui arrose le monde et Dénicheur de chemins imperceptibles, des cartes Peur, l’Écosse et deux scénarios. Mieux avec les jetons de De Branches et de Griffes ou de Terre Fracturée.
