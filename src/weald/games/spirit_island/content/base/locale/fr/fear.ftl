### Spirit Island: the fear cards, by terror level

spirit_island-name-fear_of_the_unseen = Peur de l’invisible
spirit_island-effect-fear_of_the_unseen-1 = Chaque joueur élimine 1 explorateur ou village d’une région avec un site sacré.
spirit_island-effect-fear_of_the_unseen-2 = Chaque joueur élimine 1 explorateur ou village d’une région avec une présence.
spirit_island-effect-fear_of_the_unseen-3 = Chaque joueur élimine 1 explorateur ou village d’une région avec une présence, ou 1 cité d’une région avec un site sacré.

spirit_island-name-scapegoats = Boucs émissaires
spirit_island-effect-scapegoats-1 = Chaque village détruit 1 explorateur de sa région.
spirit_island-effect-scapegoats-2 = Chaque village détruit 1 explorateur de sa région, chaque cité 2.
spirit_island-effect-scapegoats-3 = Tous les explorateurs des régions avec un village ou une cité sont détruits ; puis chaque cité détruit 1 village de sa région.

spirit_island-name-emigration_accelerates = L’émigration s’accélère
spirit_island-effect-emigration_accelerates-1 = Chaque joueur élimine 1 explorateur d’une région côtière.
spirit_island-effect-emigration_accelerates-2 = Chaque joueur élimine 1 explorateur ou village d’une région côtière.
spirit_island-effect-emigration_accelerates-3 = Chaque joueur élimine 1 explorateur ou village de n’importe quelle région.

spirit_island-name-dahan_on_their_guard = Dahans sur leurs gardes
spirit_island-effect-dahan_on_their_guard-1 = Dans chaque région, défense 1 par Dahan.
spirit_island-effect-dahan_on_their_guard-2 = Dans chaque région avec des Dahans, défense 1, et 1 de plus par Dahan.
spirit_island-effect-dahan_on_their_guard-3 = Dans chaque région, défense 2 par Dahan.

spirit_island-name-tall_tales_of_savagery = Récits de sauvagerie
spirit_island-effect-tall_tales_of_savagery-1 = Chaque joueur élimine 1 explorateur d’une région avec des Dahans.
spirit_island-effect-tall_tales_of_savagery-2 = Chaque joueur élimine 2 explorateurs ou 1 village d’une région avec des Dahans.
spirit_island-effect-tall_tales_of_savagery-3 = Dans chaque région avec des Dahans, éliminez 2 explorateurs ou 1 village ; puis 1 cité de chaque région avec au moins 2 Dahans.

spirit_island-name-retreat = Retraite !
spirit_island-effect-retreat-1 = Chaque joueur peut repousser jusqu’à 2 explorateurs d’une région intérieure.
spirit_island-effect-retreat-2 = Chaque joueur peut repousser jusqu’à 3 explorateurs ou villages d’une région intérieure.
spirit_island-effect-retreat-3 = Chaque joueur peut repousser autant d’explorateurs et de villages qu’il veut d’une même région.

spirit_island-name-dahan_raid = Raid dahan
spirit_island-effect-dahan_raid-1 = Chaque joueur choisit une région différente avec des Dahans : 1 dégât.
spirit_island-effect-dahan_raid-2 = Chaque joueur choisit une région différente avec des Dahans : 1 dégât par Dahan.
spirit_island-effect-dahan_raid-3 = Chaque joueur choisit une région différente avec des Dahans : 2 dégâts par Dahan.

spirit_island-name-dahan_enheartened = Dahans enhardis
spirit_island-effect-dahan_enheartened-1 = Chaque joueur peut repousser 1 Dahan d’une région avec des envahisseurs, ou y rassembler 1 Dahan.
spirit_island-effect-dahan_enheartened-2 = Chaque joueur choisit une région différente et y rassemble jusqu’à 2 Dahans ; 1 dégât si des Dahans s’y trouvent alors.
spirit_island-effect-dahan_enheartened-3 = Chaque joueur choisit une région différente et y rassemble jusqu’à 2 Dahans ; puis 1 dégât par Dahan présent.

spirit_island-name-avoid_the_dahan = Éviter les Dahans
spirit_island-effect-avoid_the_dahan-1 = Les envahisseurs n’explorent pas les régions avec 2 Dahans ou plus ce tour-ci.
spirit_island-effect-avoid_the_dahan-2 = Les envahisseurs ne construisent pas dans les régions avec plus de Dahans que de villages et cités ce tour-ci.
spirit_island-effect-avoid_the_dahan-3 = Les envahisseurs ne construisent pas dans les régions avec des Dahans ce tour-ci.
spirit_island-lasting-no_explore_with_two_dahan = { $id } : pas d’exploration dans les régions avec 2 Dahans ou plus
spirit_island-lasting-no_build_outnumbered = { $id } : pas de construction où les Dahans sont plus nombreux que les villages et cités
spirit_island-lasting-no_build_with_dahan = { $id } : pas de construction dans les régions avec des Dahans

spirit_island-name-seek_safety = En quête de sécurité
spirit_island-effect-seek_safety-1 = Chaque joueur peut repousser 1 explorateur vers une région avec plus de villages et cités que la sienne.
spirit_island-effect-seek_safety-2 = Chaque joueur peut rassembler 1 explorateur dans une région avec un village ou une cité, ou 1 village dans une région avec une cité.
spirit_island-effect-seek_safety-3 = Chaque joueur peut éliminer des envahisseurs (résistance totale 3 au plus) d’une région sans cité.

spirit_island-name-wary_of_the_interior = Méfiance envers l’intérieur
spirit_island-effect-wary_of_the_interior-1 = Chaque joueur élimine 1 explorateur d’une région intérieure.
spirit_island-effect-wary_of_the_interior-2 = Chaque joueur élimine 1 explorateur ou village d’une région intérieure.
spirit_island-effect-wary_of_the_interior-3 = Chaque joueur élimine 1 explorateur ou village de n’importe quelle région.

spirit_island-name-belief_takes_root = La foi prend racine
spirit_island-effect-belief_takes_root-1 = Défense 2 dans toutes les régions avec une présence.
spirit_island-effect-belief_takes_root-2 = Défense 2 dans toutes les régions avec une présence. Chaque esprit gagne 1 énergie par site sacré à lui où il y a des envahisseurs.
spirit_island-effect-belief_takes_root-3 = Chaque joueur choisit une région différente et y élimine des envahisseurs (résistance totale 2 au plus par présence).

spirit_island-name-isolation = Isolement
spirit_island-effect-isolation-1 = Chaque joueur élimine 1 explorateur ou village qui est le seul envahisseur de sa région.
spirit_island-effect-isolation-2 = Chaque joueur élimine 1 explorateur ou village d’une région avec 2 envahisseurs au plus.
spirit_island-effect-isolation-3 = Chaque joueur élimine 1 envahisseur d’une région avec 2 envahisseurs au plus.

spirit_island-name-overseas_trade_seems_safer = Le commerce maritime semble plus sûr
spirit_island-effect-overseas_trade_seems_safer-1 = Défense 3 dans toutes les régions côtières.
spirit_island-effect-overseas_trade_seems_safer-2 = Défense 6 dans toutes les régions côtières, et les envahisseurs n’y construisent pas de cité ce tour-ci.
spirit_island-effect-overseas_trade_seems_safer-3 = Défense 9 dans toutes les régions côtières, et les envahisseurs n’y construisent pas ce tour-ci.
spirit_island-lasting-no_city_at_the_coast = { $id } : pas de construction de cité dans les régions côtières
spirit_island-lasting-no_build_at_the_coast = { $id } : pas de construction dans les régions côtières

spirit_island-name-trade_suffers = Le commerce souffre
spirit_island-effect-trade_suffers-1 = Les envahisseurs ne construisent pas dans les régions avec une cité ce tour-ci.
spirit_island-effect-trade_suffers-2 = Chaque joueur peut remplacer un village par un explorateur dans une région côtière.
spirit_island-effect-trade_suffers-3 = Chaque joueur peut remplacer une cité par un village, ou un village par un explorateur, dans une région côtière.
spirit_island-lasting-no_build_with_city = { $id } : pas de construction dans les régions avec une cité
