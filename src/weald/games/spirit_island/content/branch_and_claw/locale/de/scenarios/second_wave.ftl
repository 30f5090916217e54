### Spirit Island: Second Wave

spirit_island-name-second_wave = Zweite Welle
spirit_island-option-scenario-second_wave = Zweite Welle
spirit_island-effect-second_wave = Gespielt mit anderen Geistern auf der Insel eines beendeten Spiels, gegen denselben Gegner (eine Stufe höher, wenn die Insel gesund war). Alle Dahan bleiben, von jeder Art Plättchen so viele, wie es Spielpläne gibt, und 2 Ödnis je Spielplan. Aufgedruckte Invasoren der Gebiete ab 6 kommen 3 Gebiete tiefer; jeder Spielplan hat 1 Dorf mehr in Gebiet 5. Eine verödete Karte wird mit 2 Ödnis je Spielplan und 1 mehr zurückgedreht; dreht sie sich erneut, bekommt sie den Rest. Jeder frühere Geist hinterlässt eine Fähigkeiten-Karte: Sobald Invasionsstufe III begonnen hat, darf irgendein Geist sie in einer Geister-Phase ohne Energie, Kartenzahl und Elemente ausspielen und auf jedes Gebiet anwenden, mit allen Schwellen, die höchstens 10 Elemente brauchen. Ab der dritten Welle folgen wir unserer eigenen Lesart: Es gibt mehr Dörfer, und aufgedruckte Invasoren rücken weniger weit.

spirit_island-offer-second_wave = { $n ->
    [0] Eine Karte eines früheren Geistes ausspielen
   *[other] Die Karte eines früheren Geistes nutzen
}
spirit_island-ask-set-aside = { $id }: Welche Karte deines früheren Geistes legst du beiseite?
spirit_island-ask-assistance = { $id }: Welche Karte eines früheren Geistes?
spirit_island-ask-leave-fewer = { $id }: Aus welchem Gebiet entfernst du eines?
spirit_island-lasting-assistance = { $id }: Eine Karte eines früheren Geistes ist ausgespielt
