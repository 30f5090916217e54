### Spirit Island: promo_2

spirit_island-set-promo_2 = Promo-Paket 2
spirit_island-option-promo_2 = { spirit_island-set-promo_2 }
spirit_island-option-promo_2-help = Die Geister Sturzregen durchnässt die Welt und Finder unsichtbarer Wege, Furchtkarten, Schottland und zwei Szenarien. Besser mit den Markern von Ast und Tatze oder Zerklüftete Erde.
