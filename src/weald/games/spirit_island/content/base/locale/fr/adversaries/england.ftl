### Spirit Island: The Kingdom of England

spirit_island-name-england = Royaume d’Angleterre
spirit_island-option-adversary-england = Angleterre

spirit_island-name-building_boom = Essor des bâtisseurs
spirit_island-effect-england = Escalade : sur chaque plateau avec un village ou une cité, les envahisseurs construisent dans la région avec le plus de villages et cités.

spirit_island-name-proud_and_mighty_capital = Fière et puissante capitale
spirit_island-effect-proud_and_mighty_capital = La partie est perdue dès qu’une région compte 7 villages et cités ou plus.

spirit_island-name-indentured_servants_earn_land = Des terres pour les engagés
spirit_island-effect-england-1 = Les cartes Construction valent aussi dans les régions sans envahisseurs adjacentes à au moins 2 villages ou cités.

spirit_island-name-criminals_and_malcontents = Criminels et mécontents
spirit_island-effect-england-2 = À la mise en place, 1 cité de plus dans la région 1 et 1 village de plus dans la région 2 de chaque plateau.

spirit_island-name-high_immigration_1 = Forte immigration (I)
spirit_island-effect-england-3 = Après le ravage, les cartes de niveau I construisent encore une fois, avant le ravage suivant.

spirit_island-name-high_immigration_2 = Forte immigration (complète)
spirit_island-effect-england-4 = Après le ravage, toutes les cartes construisent encore une fois, avant le ravage suivant.

spirit_island-name-local_autonomy = Autonomie locale
spirit_island-effect-england-5 = Les villages et les cités ont 1 résistance de plus.

spirit_island-name-independent_resolve = Volonté d’indépendance
spirit_island-effect-england-6 = La réserve de peur compte 1 marqueur de plus par joueur ; dans une phase des envahisseurs sans carte Peur, la construction supplémentaire a lieu deux fois.

spirit_island-ask-boom = { $id } : dans laquelle des régions avec le plus de villages et cités les envahisseurs construisent-ils ?
spirit_island-result-defeat-england = Défaite : une capitale de 7 villages et cités se dresse dans une région{ spirit_island-in-lands }.
spirit_island-danger-england = La plus grande colonie compte { $n } villages et cités sur { $limit }
spirit_island-loses-england = Une capitale de 7 villages et cités se dresse dans une région{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
