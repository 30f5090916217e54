### Spirit Island, extension promo 1 : Serpent Slumbering Beneath the Island

spirit_island-name-serpent = Serpent sommeillant dans les profondeurs
spirit_island-about-serpent = Lent à s’éveiller, il donne de la puissance aux autres esprits, et devient immense par ce qu’il absorbe d’eux.
spirit_island-hard-serpent = Faible pendant de nombreux tours, et il a besoin de la présence des autres.
spirit_island-voice-serpent = Chut. Ne me réveillez pas avant que je sois entier.
spirit_island-growth-serpent-1 = Récupérez toutes les cartes, déplacez 1 présence vers une région adjacente
spirit_island-growth-serpent-2 = Gagnez une carte Pouvoir, gagnez 1 énergie
spirit_island-growth-serpent-3 = Gagnez 4 énergie
spirit_island-growth-serpent-4 = Ajoutez une présence à portée 3, dans une région sans désolation

spirit_island-name-deep_slumber = Somnolence profonde
spirit_island-effect-deep_slumber = Vous pouvez avoir 5 présences sur l’île, et davantage avec chaque présence qu’Absorption d’essence a amenée ici : 7, 8, 10, 11, 12, puis 13.

spirit_island-name-serpent_wakes_in_power = Éveil du serpent
spirit_island-effect-serpent_wakes_in_power-1 = Gagnez 1 énergie. Les autres esprits dont une présence est absorbée gagnent aussi 1 énergie.
spirit_island-effect-serpent_wakes_in_power-2 = Ajoutez 1 présence à portée 1. Les autres esprits ayant au moins 2 présences absorbées peuvent en faire autant.
spirit_island-effect-serpent_wakes_in_power-3 = Gagnez un pouvoir majeur sans en oublier un. Les autres esprits ayant au moins 3 présences absorbées peuvent en faire autant.

spirit_island-name-serpent_rouses_in_anger = Fureur du serpent
spirit_island-effect-serpent_rouses_in_anger-1 = Par paire de feu et terre que vous avez, 1 dégât à 1 village ou cité.
spirit_island-effect-serpent_rouses_in_anger-2 = Par groupe de 2 lunes et 2 terres que vous avez, 2 peur et vous pouvez repousser 1 village.
spirit_island-effect-serpent_rouses_in_anger-3 = Vous pouvez payer 7 énergie : dans chaque région, 1 dégât par présence que vous y avez et dans les régions adjacentes.

spirit_island-name-absorb_essence = Absorption d’essence
spirit_island-effect-absorb_essence = Gagnez 3 énergie. 1 présence de l’esprit sur l’île rejoint définitivement Somnolence profonde. L’esprit gagne 1 élément de son choix et 1 énergie.

spirit_island-name-elemental_aegis = Égide élémentaire
spirit_island-effect-elemental_aegis = Défense 2 ici et dans toutes les régions adjacentes, et 1 de plus par présence absorbée.

spirit_island-name-gift_of_flowing_power = Don de puissance fluide
spirit_island-effect-gift_of_flowing_power = L’esprit gagne 1 énergie. Il joue 1 carte Pouvoir de plus à son coût ; ou il gagne 1 feu et 1 eau.
spirit_island-do-gift_of_flowing_power = Gagner 1 feu et 1 eau

spirit_island-name-gift_of_the_primordial_deeps = Don des profondeurs primordiales
spirit_island-effect-gift_of_the_primordial_deeps = L’esprit gagne un pouvoir mineur. Il joue cette carte maintenant à son coût ; ou il gagne 1 lune et 1 terre.
spirit_island-do-gift_of_the_primordial_deeps = Gagner 1 lune et 1 terre
spirit_island-do-play_another_card = Jouer une carte à son coût

spirit_island-lasting-absorbed = { $id } : { $n } absorbée(s)
spirit_island-ask-absorb-essence = { $id } : quelle présence absorbez-vous ?
spirit_island-ask-serpent-wakes = { $id } : gagnez-vous un pouvoir majeur ?
spirit_island-ask-serpent-rouses = { $id } : payez-vous 7 énergie pour des dégâts dans chaque région ?
