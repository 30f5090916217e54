### Spirit Island, Branch & Claw: the fear cards, by terror level

spirit_island-name-demoralized = Démoralisés
spirit_island-effect-demoralized-1 = Défense 1 dans toutes les régions.
spirit_island-effect-demoralized-2 = Défense 2 dans toutes les régions.
spirit_island-effect-demoralized-3 = Défense 3 dans toutes les régions.
spirit_island-lasting-defend_everywhere = { $id } : défense { $n } dans toutes les régions

spirit_island-name-plan_for_departure = Préparer le départ
spirit_island-effect-plan_for_departure-1 = Chaque joueur peut rassembler 1 village dans une région côtière.
spirit_island-effect-plan_for_departure-2 = Chaque joueur peut rassembler 1 explorateur ou village dans une région côtière. Défense 2 dans toutes les régions côtières.
spirit_island-effect-plan_for_departure-3 = Chaque joueur peut rassembler jusqu’à 2 explorateurs ou villages dans une région côtière. Défense 4 dans toutes les régions côtières.

spirit_island-name-tread_carefully = À pas prudents
spirit_island-effect-tread_carefully-1 = Chaque joueur peut choisir une région avec des Dahans, ou avec au moins 5 Dahans dans les régions adjacentes : les envahisseurs n’y ravagent pas ce tour-ci.
spirit_island-effect-tread_carefully-2 = Chaque joueur peut choisir une région avec des Dahans, ou avec au moins 3 Dahans dans les régions adjacentes : les envahisseurs n’y ravagent pas ce tour-ci.
spirit_island-effect-tread_carefully-3 = Chaque joueur peut choisir une région avec des Dahans, ou avec au moins 1 Dahan dans les régions adjacentes : les envahisseurs n’y ravagent pas ce tour-ci.

spirit_island-name-dahan_attack = Attaque dahan
spirit_island-effect-dahan_attack-1 = Chaque joueur élimine 1 explorateur d’une région avec des Dahans.
spirit_island-effect-dahan_attack-2 = Chaque joueur choisit une région différente avec des Dahans : 1 dégât par Dahan.
spirit_island-effect-dahan_attack-3 = Chaque joueur choisit une région différente avec un village ou une cité et y rassemble 1 Dahan ; puis 2 dégâts par Dahan présent.

spirit_island-name-explorers_are_reluctant = Explorateurs réticents
spirit_island-effect-explorers_are_reluctant-1 = La prochaine exploration normale omet, sur chaque plateau, la région correspondant à la carte qui a le plus petit numéro.
spirit_island-effect-explorers_are_reluctant-2 = La prochaine exploration normale est sautée. À la phase des envahisseurs suivante, une carte d’exploration de plus est révélée.
spirit_island-effect-explorers_are_reluctant-3 = À la prochaine exploration normale, la carte est révélée et son escalade a lieu, mais elle n’est pas explorée. Elle avance comme d’habitude.
spirit_island-lasting-lowest_not_explored = { $id } : la prochaine exploration omet la région de plus petit numéro de chaque plateau
spirit_island-lasting-explore_later = { $id } : la prochaine exploration est sautée, la suivante a une carte de plus
spirit_island-lasting-explore_twice = { $id } : une carte d’exploration de plus est révélée
spirit_island-lasting-card_not_explored = { $id } : la prochaine carte d’exploration est révélée mais pas explorée

spirit_island-name-immigration_slows = L’immigration ralentit
spirit_island-effect-immigration_slows-1 = La prochaine construction normale omet, sur chaque plateau, la région correspondant à la carte qui a le plus petit numéro.
spirit_island-effect-immigration_slows-2 = La prochaine construction normale est sautée. Sa carte reste en place au lieu d’avancer.
spirit_island-effect-immigration_slows-3 = La prochaine construction normale est sautée. Sa carte avance comme d’habitude.
spirit_island-lasting-lowest_not_built = { $id } : la prochaine construction omet la région de plus petit numéro de chaque plateau
spirit_island-lasting-build_card_waits = { $id } : la prochaine carte de construction est sautée et reste en place
spirit_island-lasting-build_card_stays = { $id } : la carte de construction sautée n’avance pas
spirit_island-lasting-build_card_skipped = { $id } : la prochaine carte de construction est sautée

spirit_island-name-flee_the_pestilent_land = Fuir la terre pestilentielle
spirit_island-effect-flee_the_pestilent_land-1 = Chaque joueur élimine 1 explorateur ou village d’une région avec de la maladie.
spirit_island-effect-flee_the_pestilent_land-2 = Chaque joueur élimine des envahisseurs (résistance totale 3 au plus) d’une région avec de la maladie, ou 1 explorateur d’une région intérieure.
spirit_island-effect-flee_the_pestilent_land-3 = Chaque joueur élimine des envahisseurs (résistance totale 5 au plus) d’une région avec de la maladie, ou 1 explorateur ou village d’une région intérieure.

spirit_island-name-too_many_monsters = Trop de monstres
spirit_island-effect-too_many_monsters-1 = Chaque joueur élimine 1 explorateur ou village d’une région avec des bêtes.
spirit_island-effect-too_many_monsters-2 = Chaque joueur élimine 1 explorateur et 1 village d’une région avec des bêtes, ou 1 explorateur d’une région adjacente à des bêtes.
spirit_island-effect-too_many_monsters-3 = Chaque joueur élimine 2 explorateurs et 2 villages d’une région avec des bêtes, ou 1 explorateur ou village d’une région adjacente à des bêtes.

spirit_island-name-quarantine = Quarantaine
spirit_island-effect-quarantine-1 = Les envahisseurs n’explorent pas les régions côtières ce tour-ci.
spirit_island-effect-quarantine-2 = Les envahisseurs n’explorent pas les régions côtières ce tour-ci, et les régions avec de la maladie ne sont pas des sources d’exploration.
spirit_island-effect-quarantine-3 = Les envahisseurs n’explorent pas les régions côtières ce tour-ci et ne font rien dans les régions avec de la maladie.
spirit_island-lasting-no_explore_at_the_coast = { $id } : pas d’exploration dans les régions côtières
spirit_island-lasting-no_source_with_disease = { $id } : les régions avec de la maladie ne sont pas des sources d’exploration
spirit_island-lasting-nothing_with_disease = { $id } : ni ravage, ni construction, ni exploration dans les régions avec de la maladie

spirit_island-name-depart_the_dangerous_land = Quitter la terre dangereuse
spirit_island-effect-depart_the_dangerous_land-1 = Chaque joueur élimine 1 explorateur d’une région avec des bêtes, de la maladie ou au moins 2 Dahans.
spirit_island-effect-depart_the_dangerous_land-2 = Chaque joueur élimine 1 explorateur ou village d’une région avec des bêtes, de la maladie ou au moins 2 Dahans.
spirit_island-effect-depart_the_dangerous_land-3 = Chaque joueur élimine des envahisseurs (résistance totale 4 au plus) d’une région avec des bêtes, de la maladie ou au moins 2 Dahans.

spirit_island-name-panicked_by_wild_beasts = Panique devant les bêtes sauvages
spirit_island-effect-panicked_by_wild_beasts-1 = Chaque joueur ajoute 1 discorde dans une région avec des bêtes ou adjacente à des bêtes.
spirit_island-effect-panicked_by_wild_beasts-2 = Chaque joueur ajoute 1 discorde dans une région avec des bêtes ou adjacente à des bêtes. Ce tour-ci, pas d’exploration ni de construction normale dans les régions avec des bêtes.
spirit_island-effect-panicked_by_wild_beasts-3 = Chaque joueur ajoute 1 discorde dans une région avec des bêtes ou adjacente à des bêtes. Ce tour-ci, aucune action normale des envahisseurs dans les régions avec des bêtes.
spirit_island-lasting-beasts_stop_settlers = { $id } : ni exploration ni construction normale dans les régions avec des bêtes
spirit_island-lasting-beasts_stop_invaders = { $id } : aucune action normale des envahisseurs dans les régions avec des bêtes

spirit_island-name-unrest = Troubles
spirit_island-effect-unrest-1 = Chaque joueur ajoute 1 discorde sur un village.
spirit_island-effect-unrest-2 = Chaque joueur ajoute 1 discorde sur un village. Jusqu’à la fin du tour, les envahisseurs ont 1 résistance de moins par discorde sur eux (1 au moins).
spirit_island-effect-unrest-3 = Chaque joueur ajoute 1 discorde sur n’importe quel envahisseur. Jusqu’à la fin du tour, les envahisseurs ont 1 résistance de moins par discorde sur eux (1 au moins).
spirit_island-lasting-strife_weakens = { $id } : 1 résistance de moins par discorde pour les envahisseurs

spirit_island-name-panic = Panique
spirit_island-effect-panic-1 = Chaque joueur ajoute 1 discorde dans une région avec des bêtes, de la maladie ou des Dahans.
spirit_island-effect-panic-2 = Chaque joueur ajoute 1 discorde dans une région avec des bêtes, de la maladie ou des Dahans. Jusqu’à la fin du tour, les envahisseurs ont 1 résistance de moins par discorde sur eux (1 au moins).
spirit_island-effect-panic-3 = Chaque joueur ajoute 1 discorde sur n’importe quel envahisseur. Jusqu’à la fin du tour, les envahisseurs ont 1 résistance de moins par discorde sur eux (1 au moins).

spirit_island-name-discord = Dissensions
spirit_island-effect-discord-1 = Chaque joueur ajoute 1 discorde dans une région différente avec au moins 2 envahisseurs.
spirit_island-effect-discord-2 = Chaque joueur ajoute 1 discorde dans une région différente avec au moins 2 envahisseurs. Puis chaque envahisseur subit 1 dégât par discorde sur lui.
spirit_island-effect-discord-3 = Chaque joueur ajoute 1 discorde dans une région différente avec au moins 2 envahisseurs. Puis chaque envahisseur avec de la discorde inflige ses dégâts à d’autres envahisseurs de sa région.

spirit_island-name-dahan_threaten = Menaces dahans
spirit_island-effect-dahan_threaten-1 = Chaque joueur ajoute 1 discorde dans une région avec des Dahans.
spirit_island-effect-dahan_threaten-2 = Chaque joueur ajoute 1 discorde dans une région avec des Dahans. Jusqu’à la fin du tour, les envahisseurs ont 1 résistance de moins par discorde sur eux (1 au moins).
spirit_island-effect-dahan_threaten-3 = Chaque joueur ajoute 1 discorde dans une région avec des Dahans. Puis 1 dégât par Dahan dans chaque région avec de la discorde.
