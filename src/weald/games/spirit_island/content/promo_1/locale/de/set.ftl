### Spirit Island: promo_1

spirit_island-set-promo_1 = Promo-Paket 1
spirit_island-option-promo_1 = { spirit_island-set-promo_1 }
spirit_island-option-promo_1-help = Die Geister Seele des Flächenbrandes und Unter der Insel schlummernde Schlange. Besser mit den Markern von Ast und Tatze.
