### Spirit Island: Rituals of the Destroying Flame

spirit_island-name-rituals_of_the_destroying_flame = Rituels de purification par les flammes
spirit_island-option-scenario-rituals_of_the_destroying_flame = Rituels de purification par les flammes
spirit_island-effect-rituals_of_the_destroying_flame = Les envahisseurs ne subissent de dégâts et ne sont détruits que dans les régions à portée 1 d’une flamme, ou là où 2 énergie sont payées pour cela : par l’esprit qui agit ; pour les Dahans, les événements et les cartes Peur, par n’importe quel esprit. À chaque tour après la croissance, avant de jouer des cartes, chaque esprit peut oublier une carte Pouvoir avec du feu et choisir une de ses régions : ajoutez-y 1 flamme et 1 désolation, et il gagne autant d’énergie que le niveau d’invasion. S’il y a des envahisseurs, gagnez aussi autant de peur, et infligez 1 dégât par Dahan.

spirit_island-offer-rituals_of_the_destroying_flame = Accomplir un rituel : oublier une carte avec du feu, allumer une flamme, gagner { $n } énergie
spirit_island-ask-flame-ritual = { $id } : dans laquelle de vos régions allumez-vous une flamme ?
spirit_island-ask-flame-price = { $id } : payer { $n } énergie pour que les envahisseurs en { $land } soient touchés ?
spirit_island-lasting-flame = { $id } : flamme, les envahisseurs à portée 1 peuvent être touchés
spirit_island-lasting-flame_ritual = { $id } : le rituel de ce tour est accompli
