### Spirit Island: A Diversity of Spirits

spirit_island-name-a_diversity_of_spirits = Vielfalt der Geister
spirit_island-option-scenario-a_diversity_of_spirits = Vielfalt der Geister
spirit_island-effect-a_diversity_of_spirits = Sprecht euch nicht ab, und niemand sieht die Fähigkeiten-Karten der anderen; ausgespielte Karten werden sichtbar, wenn die schnelle Phase beginnt. Ein Geist, der durch sein Wachstum Präsenz in ein Gebiet mit Präsenz eines anderen Geistes gebracht hat, erhält danach 1 Energie oder holt 1 Fähigkeiten-Karte zurück, die nicht groß ist.

spirit_island-lasting-met_others = { $id }: hat einen anderen Geist getroffen
