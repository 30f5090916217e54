### Spirit Island: the major powers

spirit_island-name-accelerated_rot = Rascher Zerfall
spirit_island-effect-accelerated_rot = 2 Furcht und 4 Schaden.
spirit_island-effect-accelerated_rot-1 = +5 Schaden. Entferne 1 Ödnis.

spirit_island-name-blazing_renewal = Lodernde Erneuerung
spirit_island-effect-blazing_renewal = Wähle ein Gebiet in Reichweite 2 deiner Präsenz: Der Geist fügt dort 2 seiner vernichteten Präsenz hinzu. Kam welche hinzu, nimmt dort jedes Dorf und jede Stadt 2 Schaden.
spirit_island-effect-blazing_renewal-1 = 4 Schaden in demselben Gebiet.

spirit_island-name-cleansing_floods = Reinigende Fluten
spirit_island-effect-cleansing_floods = 4 Schaden. Entferne 1 Ödnis.
spirit_island-effect-cleansing_floods-1 = +10 Schaden.

spirit_island-name-dissolve_the_bonds_of_kinship = Bande des Blutes lösen sich
spirit_island-effect-dissolve_the_bonds_of_kinship = Ersetze 1 Stadt durch zwei Entdecker, 1 Dorf durch einen Entdecker und 1 Dahan durch einen Entdecker. Verschiebe dann alle Entdecker, in möglichst viele verschiedene Gebiete.
spirit_island-effect-dissolve_the_bonds_of_kinship-1 = Vor dem Verschieben fügen Entdecker auf der einen, Dörfer und Städte auf der anderen Seite einander gleichzeitig Schaden zu.

spirit_island-name-entwined_power = Verflochtene Macht
spirit_island-effect-entwined_power = In diesem Zug könnt ihr, der Geist und du, Fähigkeiten auch von der Präsenz des anderen aus nutzen. Er erhält eine Fähigkeiten-Karte; du erhältst eine der Karten, die er gezogen und nicht behalten hat.
spirit_island-effect-entwined_power-1 = Jeder von euch erhält 3 Energie und darf dem anderen eine Handkarte geben.
spirit_island-lasting-entwined_power = { $id }: zwei Geister nutzen Fähigkeiten auch von der Präsenz des anderen aus
spirit_island-ask-give-card = { $id }: Welche Karte gibst du ab?

spirit_island-name-indomitable_claim = Unbezwingbarer Anspruch
spirit_island-effect-indomitable_claim = Füge 1 Präsenz hinzu, auch wo du sonst keine haben darfst. Verteidigung 20.
spirit_island-effect-indomitable_claim-1 = Sind Invasoren da, 3 Furcht. Invasoren tun in diesem Gebiet in diesem Zug nichts.

spirit_island-name-infinite_vitality = Unendliche Lebenskraft
spirit_island-effect-infinite_vitality = In diesem Zug haben Dahan in diesem Gebiet 4 mehr Abwehrkraft, und Ödnis, die hier hinzukäme, bleibt auf ihrer Karte.
spirit_island-effect-infinite_vitality-1 = Dahan können hier in diesem Zug weder Schaden nehmen noch zerstört werden. Entferne 1 Ödnis aus diesem oder einem angrenzenden Gebiet.
spirit_island-lasting-infinite_vitality = { $id }: Dahan haben +4 Abwehrkraft, und keine Ödnis kommt hinzu

spirit_island-name-mists_of_oblivion = Nebel des Vergessens
spirit_island-effect-mists_of_oblivion = Jeder Invasor nimmt 1 Schaden. Für jedes Dorf und jede Stadt, die diese Fähigkeit zerstört, 1 Furcht zusätzlich, höchstens 4.
spirit_island-effect-mists_of_oblivion-1 = 3 Schaden.

spirit_island-name-paralyzing_fright = Lähmender Schrecken
spirit_island-effect-paralyzing_fright = 4 Furcht. Invasoren tun in diesem Gebiet in diesem Zug nichts.
spirit_island-effect-paralyzing_fright-1 = +4 Furcht.

spirit_island-name-pillar_of_living_flame = Säule lebender Flammen
spirit_island-effect-pillar_of_living_flame = 3 Furcht und 5 Schaden. In Dschungel oder Sumpf füge 1 Ödnis hinzu.
spirit_island-effect-pillar_of_living_flame-1 = +2 Furcht und +5 Schaden.

spirit_island-name-poisoned_land = Vergiftetes Land
spirit_island-effect-poisoned_land = 1 Furcht und 7 Schaden. Füge 1 Ödnis hinzu und zerstöre alle Dahan.
spirit_island-effect-poisoned_land-1 = Je Ödnis im Gebiet +1 Furcht und +4 Schaden.

spirit_island-name-powerstorm = Sturm der Macht
spirit_island-effect-powerstorm = Der Geist erhält 3 Energie. Einmal in diesem Zug darf er 1 Fähigkeiten-Karte wiederholen und zahlt dafür erneut ihre Kosten. (Hausregel: nie Sturm der Macht selbst.)
spirit_island-effect-powerstorm-1 = Er darf das noch zweimal tun.
spirit_island-lasting-powerstorm = { $id }: eine Karte gegen ihre Kosten wiederholen

spirit_island-name-talons_of_lightning = Klauen des Blitzes
spirit_island-effect-talons_of_lightning = 3 Furcht und 5 Schaden.
spirit_island-effect-talons_of_lightning-1 = Reichweite 3. Zerstöre in jedem angrenzenden Gebiet 1 Dorf.

spirit_island-name-terrifying_nightmares = Entsetzliche Albträume
spirit_island-effect-terrifying_nightmares = 2 Furcht. Verschiebe bis zu 4 Entdecker oder Dörfer.
spirit_island-effect-terrifying_nightmares-1 = +4 Furcht.

spirit_island-name-the_jungle_hungers = Der Dschungel hungert
spirit_island-effect-the_jungle_hungers = Zerstöre alle Entdecker, alle Dörfer und alle Dahan.
spirit_island-effect-the_jungle_hungers-1 = Zerstöre statt der Dahan 1 Stadt.

spirit_island-name-the_land_thrashes_in_furious_pain = Das Land bäumt sich vor Schmerz
spirit_island-effect-the_land_thrashes_in_furious_pain = 2 Schaden je Ödnis in diesem Gebiet und 1 je Ödnis in angrenzenden Gebieten.
spirit_island-effect-the_land_thrashes_in_furious_pain-1 = Wiederhole diese Fähigkeit in einem angrenzenden Gebiet.

spirit_island-name-the_trees_and_stones_speak_of_war = Bäume und Steine sprechen vom Krieg
spirit_island-effect-the_trees_and_stones_speak_of_war = 1 Schaden und Verteidigung 2 je Dahan.
spirit_island-effect-the_trees_and_stones_speak_of_war-1 = Verschiebe bis zu 2 Dahan; ihre Verteidigung geht mit.

spirit_island-name-tsunami = Tsunami
spirit_island-effect-tsunami = 2 Furcht und 8 Schaden. Zerstöre 2 Dahan.
spirit_island-effect-tsunami-1 = In jedem anderen Küstengebiet des Spielplans 1 Furcht, 4 Schaden, und zerstöre 1 Dahan.

spirit_island-name-vengeance_of_the_dead = Rache der Toten
spirit_island-effect-vengeance_of_the_dead = 3 Furcht. Wenn in diesem Zug hier etwas Dörfer, Städte oder Dahan zerstört, folgt danach für jedes davon 1 Schaden.
spirit_island-effect-vengeance_of_the_dead-1 = Dieser Schaden darf auch in angrenzende Gebiete gehen.
spirit_island-lasting-vengeance_of_the_dead = { $id }: Zerstörung hier zieht Schaden nach sich

spirit_island-name-vigor_of_the_breaking_dawn = Kraft der Morgenröte
spirit_island-effect-vigor_of_the_breaking_dawn = 2 Schaden je Dahan.
spirit_island-effect-vigor_of_the_breaking_dawn-1 = Verschiebe bis zu 2 Dahan. Wo sie ankommen, 2 Schaden je Dahan dort.

spirit_island-name-winds_of_rust_and_atrophy = Winde des Rosts und des Verfalls
spirit_island-effect-winds_of_rust_and_atrophy = 1 Furcht und Verteidigung 6. Ersetze 1 Stadt durch ein Dorf oder 1 Dorf durch einen Entdecker.
spirit_island-effect-winds_of_rust_and_atrophy-1 = Wiederhole diese Fähigkeit, auch in einem anderen Gebiet in Reichweite.

spirit_island-name-wrap_in_wings_of_sunlight = Schwingen aus Sonnenlicht
spirit_island-effect-wrap_in_wings_of_sunlight = Bewege bis zu 5 Dahan von hier in ein beliebiges Gebiet. Verteidigung 5 dort.
spirit_island-effect-wrap_in_wings_of_sunlight-1 = Hole zuvor bis zu 3 Dahan heran.
