### Spirit Island: the effects of major powers

spirit_island-effect-accelerated_rot = 2 Furcht und 4 Schaden.
spirit_island-effect-accelerated_rot-1 = 5 Schaden mehr, und entferne 1 Ödnis.
spirit_island-effect-talons_of_lightning = 3 Furcht und 5 Schaden.
spirit_island-effect-talons_of_lightning-1 = Reichweite 3. Zerstöre in jedem angrenzenden Gebiet 1 Dorf.
spirit_island-effect-vengeance_of_the_dead = 3 Furcht. Wenn in diesem Zug hier etwas Dörfer, Städte oder Dahan zerstört, folgt danach für jedes davon 1 Schaden.
spirit_island-effect-vengeance_of_the_dead-1 = Dieser Schaden darf auch in angrenzende Gebiete gehen.
spirit_island-lasting-vengeance_of_the_dead = { spirit_island-name }: Zerstörung hier zieht Schaden nach sich
