### Spirit Island: Vital Strength of the Earth

spirit_island-name-vital_strength = Force vitale de la terre
spirit_island-about-vital_strength = Lente à agir, difficile à blesser : ses sites sacrés se défendent d’eux-mêmes.
spirit_island-hard-vital_strength = Elle démarre lentement et porte peu loin ; prévoyez un tour d’avance.
spirit_island-voice-vital_strength = Tenez-vous ici. Ce qui repose sur moi ne tombe pas.
spirit_island-growth-vital_strength-1 = Récupérez toutes les cartes, ajoutez une présence à portée 2
spirit_island-growth-vital_strength-2 = Gagnez une carte Pouvoir, ajoutez une présence à portée 0
spirit_island-growth-vital_strength-3 = Ajoutez une présence à portée 1, gagnez 2 énergie
spirit_island-guide-vital_strength-1 = Une deuxième présence dans une jungle menacée en fait un site sacré, qui se défend seul ; l’énergie paie une carte chère. Si aucune jungle n’est en danger, gagnez plutôt un pouvoir. Attrait de la terre féconde est le choix bon marché.
spirit_island-guide-vital_strength-2 = Encore de la piste de cartes : deux cartes désormais. Défendez une région qui va être ravagée, ou jouez deux cartes dont les éléments permettent au pouvoir inné d’en répéter une bon marché.
spirit_island-guide-vital_strength-3 = Reprenez vos cartes si vous avez l’énergie pour elles, sinon gagnez de l’énergie. Rassemblez trois Dahans avec une carte et frappez là avec l’autre : elle fait bien plus de dégâts auprès d’eux.

spirit_island-name-earths_vitality = Vitalité de la terre
spirit_island-effect-earths_vitality = Défense 3 dans chaque région avec votre site sacré.

spirit_island-name-gift_of_strength = Don de force
spirit_island-effect-gift_of_strength-1 = Une fois ce tour-ci, l’esprit peut répéter une de ses cartes coûtant 1 au plus.
spirit_island-effect-gift_of_strength-2 = À la place : une carte coûtant 3 au plus.
spirit_island-effect-gift_of_strength-3 = À la place : une carte coûtant 6 au plus.

spirit_island-name-a_year_of_perfect_stillness = Une année d’immobilité
spirit_island-effect-a_year_of_perfect_stillness = Les envahisseurs ne font rien dans cette région ce tour-ci.

spirit_island-name-draw_of_the_fruitful_earth = Attrait de la terre féconde
spirit_island-effect-draw_of_the_fruitful_earth = Rassemblez jusqu’à 2 explorateurs. Rassemblez jusqu’à 2 Dahans.

spirit_island-name-guard_the_healing_land = Gardien de la terre régénératrice
spirit_island-effect-guard_the_healing_land = Retirez 1 désolation. Défense 4.

spirit_island-name-rituals_of_destruction = Rituels de destruction
spirit_island-effect-rituals_of_destruction = 2 dégâts. Avec au moins 3 Dahans, +3 dégâts et 2 peur.
