### Spirit Island: the fear cards, by terror level

spirit_island-effect-dahan_on_their_guard-1 = Dans chaque région, défense 1 par Dahan.
spirit_island-effect-dahan_on_their_guard-2 = Dans chaque région avec des Dahans, défense 1, et 1 de plus par Dahan.
spirit_island-effect-dahan_on_their_guard-3 = Dans chaque région, défense 2 par Dahan.
spirit_island-effect-wary_of_the_interior-1 = Chaque joueur élimine 1 explorateur d’une région intérieure.
spirit_island-effect-wary_of_the_interior-2 = Chaque joueur élimine 1 explorateur ou village d’une région intérieure.
spirit_island-effect-wary_of_the_interior-3 = Chaque joueur élimine 1 explorateur ou village de n’importe quelle région.
spirit_island-effect-dahan_raid-1 = Chaque joueur choisit une région différente avec des Dahans : 1 dégât.
spirit_island-effect-dahan_raid-2 = Chaque joueur choisit une région différente avec des Dahans : 1 dégât par Dahan.
spirit_island-effect-dahan_raid-3 = Chaque joueur choisit une région différente avec des Dahans : 2 dégâts par Dahan.
spirit_island-effect-trade_suffers-1 = Les envahisseurs ne construisent pas dans les régions avec une cité ce tour-ci.
spirit_island-effect-trade_suffers-2 = Chaque joueur peut remplacer un village par un explorateur dans une région côtière.
spirit_island-effect-trade_suffers-3 = Chaque joueur peut remplacer une cité par un village, ou un village par un explorateur, dans une région côtière.
spirit_island-lasting-no_build_with_city = { spirit_island-name } : pas de construction dans les régions avec une cité
