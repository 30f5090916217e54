### Spirit Island, the second promo pack: the fear cards, by terror level

spirit_island-name-angry_mobs = Foules en colère
spirit_island-effect-angry_mobs-1 = Chaque joueur peut remplacer 1 village par 2 explorateurs. 1 peur par joueur qui le fait.
spirit_island-effect-angry_mobs-2 = Dans chaque région avec au moins 2 explorateurs, détruisez 1 explorateur ou village pour 2 explorateurs.
spirit_island-effect-angry_mobs-3 = Dans chaque région avec au moins 2 explorateurs, détruisez 1 envahisseur pour 2 explorateurs.

spirit_island-name-mimic_the_dahan = Imiter les Dahans
spirit_island-effect-mimic_the_dahan-1 = Chaque joueur élimine 1 explorateur ou village d’une région avec au moins 2 Dahans.
spirit_island-effect-mimic_the_dahan-2 = Chaque joueur remplace 1 explorateur ou village par 1 Dahan dans une région avec au moins 2 Dahans.
spirit_island-effect-mimic_the_dahan-3 = Chaque joueur remplace 1 explorateur ou village par 1 Dahan dans une région avec des Dahans, ou avec au moins 3 Dahans dans les régions adjacentes.

spirit_island-name-depopulation = Dépeuplement
spirit_island-effect-depopulation-1 = Sur chaque plateau, remplacez 1 village par 1 explorateur.
spirit_island-effect-depopulation-2 = Sur chaque plateau, éliminez 1 village.
spirit_island-effect-depopulation-3 = Sur chaque plateau, éliminez 1 village, ou remplacez 1 cité par 1 village.

spirit_island-name-communities_in_disarray = Communautés en plein désarroi
spirit_island-effect-communities_in_disarray-1 = Lors des ravages de ce tour, chaque cité inflige 1 dégât de moins. Les envahisseurs ne guérissent pas à la fin de ce tour.
spirit_island-effect-communities_in_disarray-2 = Lors des ravages de ce tour, chaque village et chaque cité inflige 1 dégât de moins. Les envahisseurs ne guérissent pas à la fin de ce tour.
spirit_island-effect-communities_in_disarray-3 = Lors des ravages de ce tour, chaque village et chaque cité inflige 2 dégâts de moins. Les envahisseurs ne guérissent pas à la fin de ce tour.
spirit_island-lasting-cities_in_disarray = { $id } : { $n } dégât de moins par cité, les envahisseurs ne guérissent pas
spirit_island-lasting-towns_in_disarray = { $id } : { $n } dégât de moins par village et par cité, les envahisseurs ne guérissent pas

spirit_island-name-spreading_timidity = La timidité se propage
spirit_island-effect-spreading_timidity-1 = Chaque joueur isole une région.
spirit_island-effect-spreading_timidity-2 = Chaque joueur isole une région différente, avec défense 2.
spirit_island-effect-spreading_timidity-3 = Chaque joueur isole une région différente, avec défense 4.
