### Spirit Island, Branch & Claw: the blight cards

spirit_island-name-back_against_the_wall = Mit dem Rücken zur Wand
spirit_island-effect-back_against_the_wall = In jeder Geister-Phase bekommt jeder Geist 1 Energie mehr und darf 1 Karte mehr spielen.
spirit_island-lasting-back_against_the_wall_waits = { $id }: ab der nächsten Geister-Phase

spirit_island-name-promising_farmlands = Vielversprechendes Ackerland
spirit_island-effect-promising_farmlands = Sofort: Füge auf jedem Spielplan einem Binnengebiet ohne Dorf und Stadt 1 Dorf und 1 Stadt hinzu.

spirit_island-name-disintegrating_ecosystem = Zerfallendes Ökosystem
spirit_island-effect-disintegrating_ecosystem = Sofort: Zerstöre auf jedem Spielplan 1 Bestien und füge dann einem Gebiet mit Dorf oder Stadt 1 Ödnis hinzu.
spirit_island-ask-lose-beasts = { $id }: Wo werden Bestien zerstört?
spirit_island-ask-add-blight = { $id }: Wo kommt die Ödnis hin?

spirit_island-name-aid_from_lesser_spirits = Hilfe von niederen Geistern
spirit_island-effect-aid_from_lesser_spirits = Sofort: Decke je Spieler 1 schwache Fähigkeit auf und 1 weitere. Jeder Geist nimmt eine davon ins Spiel; die letzte wird abgelegt. Der Geist setzt seine Karte jeden Zug ein, als hätte er sie gespielt, mit ihren Elementen, ohne Energie und ohne dass sie als gespielte Karte zählt.
spirit_island-lasting-aid_from_lesser_spirits = { $id }: eine Karte bleibt im Spiel

spirit_island-name-tipping_point = Kipppunkt
spirit_island-effect-tipping_point = Sofort: Jeder Geist vernichtet 3 seiner Präsenz.

spirit_island-name-erosion_of_will = Schwindender Wille
spirit_island-effect-erosion_of_will = Sofort: 2 Furcht je Spieler; jeder Geist vernichtet 1 seiner Präsenz und verliert 1 Energie.

spirit_island-name-a_pall_upon_the_land = Ein Schleier über dem Land
spirit_island-effect-a_pall_upon_the_land = Sofort: Vernichte auf jedem Spielplan 1 Präsenz eines beliebigen Geistes und entferne 1 Dorf.
spirit_island-ask-lose-any-presence = { $id }: Welche Präsenz wird vernichtet?
spirit_island-ask-remove-town = { $id }: Wo wird das Dorf entfernt?
