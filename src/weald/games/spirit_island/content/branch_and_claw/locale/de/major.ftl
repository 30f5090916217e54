### Spirit Island, Branch & Claw: the major powers

spirit_island-name-bloodwrack_plague = Blutwrack-Seuche
spirit_island-effect-bloodwrack_plague = Füge 2 Seuche hinzu. Je Seuche in diesem Gebiet Verteidigung 1 hier und in jedem angrenzenden Gebiet.
spirit_island-effect-bloodwrack_plague-1 = 2 Furcht. Je Seuche in diesem Gebiet 1 Schaden hier oder in einem angrenzenden Gebiet.

spirit_island-name-cast_down_into_the_briny_deep = In die salzige Tiefe stürzen
spirit_island-effect-cast_down_into_the_briny_deep = 6 Furcht. Zerstöre alle Invasoren.
spirit_island-effect-cast_down_into_the_briny_deep-1 = Zerstöre den Spielplan dieses Gebiets und alles darauf. Seine Ödnis verlässt das Spiel und kommt nicht auf die Karte zurück.

spirit_island-name-death_falls_gently_from_open_blossoms = Sanft fällt der Tod aus offenen Blüten
spirit_island-effect-death_falls_gently_from_open_blossoms = 4 Schaden. Bleiben Invasoren übrig, füge 1 Seuche hinzu.
spirit_island-effect-death_falls_gently_from_open_blossoms-1 = 3 Furcht. Füge in 2 angrenzenden Gebieten mit Invasoren je 1 Seuche hinzu.

spirit_island-name-fire_and_flood = Feuer und Flut
spirit_island-effect-fire_and_flood = Wirkt auch auf ein zweites Gebiet, in Reichweite 2 derselben Heiligen Stätte. 4 Schaden in jedem der beiden.
spirit_island-effect-fire_and_flood-1 = 4 weiterer Schaden in einem der beiden.
spirit_island-effect-fire_and_flood-2 = 4 weiterer Schaden in einem der beiden.

spirit_island-name-flow_like_water_reach_like_air = Fließen wie Wasser, reichen wie Luft
spirit_island-effect-flow_like_water_reach_like_air = Die Fähigkeiten des Geistes haben in diesem Zug +2 Reichweite. Er darf 1 seiner Präsenz verschieben; bis zu 2 Entdecker, 2 Dörfer und 2 Dahan gehen mit.
spirit_island-effect-flow_like_water_reach_like_air-1 = Auch bis zu 2 Städte und 2 Ödnis gehen mit.

spirit_island-name-grant_hatred_a_ravenous_form = Dem Hass eine gefräßige Gestalt geben
spirit_island-effect-grant_hatred_a_ravenous_form = 1 Furcht und 2 Schaden je Streit und je Ödnis hier. Zerstört das alle Invasoren, füge 1 Bestien hinzu.
spirit_island-effect-grant_hatred_a_ravenous_form-1 = Füge in bis zu 3 angrenzenden Gebieten je 1 Streit hinzu.

spirit_island-name-insatiable_hunger_of_the_swarm = Unstillbarer Hunger des Schwarms
spirit_island-effect-insatiable_hunger_of_the_swarm = Füge 1 Ödnis und 2 Bestien hinzu. Hole bis zu 2 Bestien heran. Je Bestien 1 Furcht, 2 Schaden an Invasoren und 2 Schaden an Dahan. Zerstöre 1 Bestien.
spirit_island-effect-insatiable_hunger_of_the_swarm-1 = Wiederhole diese Fähigkeit in einem angrenzenden Gebiet.

spirit_island-name-instruments_of_their_own_ruin = Werkzeuge ihres eigenen Untergangs
spirit_island-effect-instruments_of_their_own_ruin = Füge 1 Streit hinzu. Jeder Invasor mit Streit fügt anderen Invasoren hier seinen Schaden zu.
spirit_island-effect-instruments_of_their_own_ruin-1 = Stattdessen: Wüten Invasoren in diesem Zug hier, nehmen Invasoren in angrenzenden Gebieten den Schaden statt des Gebiets und der Dahan. Dahan hier schlagen nicht zurück.
spirit_island-lasting-instruments_of_their_own_ruin = { $id }: ein Wüten trifft Invasoren in angrenzenden Gebieten

spirit_island-name-manifest_incarnation = Leibhaftige Erscheinung
spirit_island-effect-manifest_incarnation = 6 Furcht und 1 weitere je Dorf, je Stadt und je eigener Präsenz hier. Entferne 1 Stadt, 1 Dorf und 1 Entdecker. Dann wüten Invasoren hier.
spirit_island-effect-manifest_incarnation-1 = +3 Furcht. Invasoren fügen bei diesem Wüten 6 Schaden weniger zu.

spirit_island-name-pent_up_calamity = Aufgestautes Unheil
spirit_island-effect-pent_up_calamity = Wähle: Füge 1 Seuche und 1 Streit hinzu; oder entferne beliebig viele Bestien, Seuche, Streit und Wildnis. 1 Furcht und 3 Schaden je entferntem Marker.
spirit_island-effect-pent_up_calamity-1 = Lege bis zu 2 der entfernten Marker zurück. Wurde keiner entfernt, füge 2 Streit hinzu.
spirit_island-do-pent_up_calamity = Füge 1 Seuche und 1 Streit hinzu
spirit_island-do-release_calamity = Entferne Marker für Furcht und Schaden

spirit_island-name-pyroclastic_flow = Pyroklastischer Strom
spirit_island-effect-pyroclastic_flow = 2 Schaden. Zerstöre alle Entdecker. In Dschungel oder Sumpf füge 1 Ödnis hinzu.
spirit_island-effect-pyroclastic_flow-1 = +4 Schaden. Füge 1 Wildnis hinzu.

spirit_island-name-savage_transformation = Wilde Verwandlung
spirit_island-effect-savage_transformation = 2 Furcht. Ersetze 1 Entdecker durch 1 Bestien.
spirit_island-effect-savage_transformation-1 = Ersetze hier oder in einem angrenzenden Gebiet 1 Entdecker durch 1 Bestien.

spirit_island-name-sea_monsters = Seeungeheuer
spirit_island-effect-sea_monsters = Füge 1 Bestien hinzu. Sind Invasoren da, 2 Furcht je Bestien, höchstens 8. 3 Schaden je Bestien und 1 Schaden je Ödnis.
spirit_island-effect-sea_monsters-1 = Wiederhole diese Fähigkeit, auch in einem anderen Gebiet in Reichweite.

spirit_island-name-smothering_infestation = Erstickender Befall
spirit_island-effect-smothering_infestation = Füge 1 Seuche hinzu. In Dschungel oder Sumpf 2 Furcht und 3 Schaden.
spirit_island-effect-smothering_infestation-1 = Jeder Invasor nimmt 1 Schaden.

spirit_island-name-strangling_firevine = Würgende Feuerranke
spirit_island-effect-strangling_firevine = Zerstöre alle Entdecker. Füge 1 Wildnis hier und 1 Wildnis in der Wüste hinzu, von der die Reichweite zählt. 1 Schaden je Wildnis hier und in angrenzenden Gebieten.
spirit_island-effect-strangling_firevine-1 = +1 Schaden je Wildnis dort.

spirit_island-name-sweep_into_the_sea = Ins Meer fegen
spirit_island-effect-sweep_into_the_sea = Wähle: Verschiebe alle Entdecker und Dörfer um 1 Gebiet auf den nächsten Ozean zu; oder zerstöre sie alle. Das Letztere nur in einem Küstengebiet.
spirit_island-effect-sweep_into_the_sea-1 = Wiederhole diese Fähigkeit in einem angrenzenden Gebiet.

spirit_island-name-tigers_hunting = Tiger auf der Jagd
spirit_island-effect-tigers_hunting = 2 Furcht. Füge 1 Bestien hinzu und hole bis zu 1 Bestien heran. 1 Schaden je Bestien. Verschiebe bis zu 2 Bestien.
spirit_island-effect-tigers_hunting-1 = In einem angrenzenden Gebiet ohne Ödnis 1 Schaden und 1 weiterer je Bestien dort.

spirit_island-name-twisted_flowers_murmur_ultimatums = Verdrehte Blumen raunen Ultimaten
spirit_island-effect-twisted_flowers_murmur_ultimatums = 4 Furcht. Füge 1 Streit hinzu. Ab Terrorlevel 2 entferne 2 Invasoren.
spirit_island-effect-twisted_flowers_murmur_ultimatums-1 = +3 Furcht, noch bevor das Terrorlevel zählt. 3 Schaden.

spirit_island-name-unlock_the_gates_of_deepest_power = Die Tore tiefster Macht öffnen
spirit_island-effect-unlock_the_gates_of_deepest_power = Der Geist erhält eine starke Fähigkeit: Er zieht 2, behält 1 und vergisst dafür keine.
spirit_island-effect-unlock_the_gates_of_deepest_power-1 = Der Geist darf diese Karte sofort ausspielen, für die halben Kosten (aufgerundet) oder indem er sie am Ende des Zuges vergisst. Alle ihre Schwellen sind in diesem Zug erreicht.
spirit_island-do-unlock_for_half = Spiele die Karte für die halben Kosten aus
spirit_island-do-unlock_and_forget = Spiele die Karte aus und vergiss sie am Ende des Zuges
spirit_island-lasting-deepest_power = { $id }: alle Schwellen einer Karte sind erreicht
spirit_island-lasting-forgotten_at_the_end = { $id }: eine Karte wird am Ende des Zuges vergessen

spirit_island-name-unrelenting_growth = Unerbittliches Wachstum
spirit_island-effect-unrelenting_growth = Der Geist wählt ein Gebiet in Reichweite 1 seiner Präsenz und fügt dort 2 Präsenz hinzu. Füge dort 1 Wildnis hinzu.
spirit_island-effect-unrelenting_growth-1 = Füge in demselben Gebiet 1 Wildnis hinzu und entferne 1 Ödnis. Der Geist erhält eine Fähigkeiten-Karte.

spirit_island-name-volcanic_eruption = Vulkanausbruch
spirit_island-effect-volcanic_eruption = 6 Furcht und 20 Schaden. Zerstöre alle Dahan und alle Bestien. Füge 1 Ödnis hinzu.
spirit_island-effect-volcanic_eruption-1 = Zerstöre alle Invasoren. Füge 1 Wildnis hinzu. In jedem angrenzenden Gebiet 10 Schaden, zerstöre alle Dahan und alle Bestien, und ist dort keine Ödnis, füge 1 Ödnis hinzu.
