### Spirit Island: the minor powers

spirit_island-name-call_of_the_dahan_ways = Ruf der Dahan-Sitten
spirit_island-effect-call_of_the_dahan_ways = Ersetze einen Entdecker durch einen Dahan.
spirit_island-effect-call_of_the_dahan_ways-1 = Du darfst stattdessen ein Dorf ersetzen.

spirit_island-name-call_to_bloodshed = Ruf zum Blutvergießen
spirit_island-effect-call_to_bloodshed = 1 Schaden je Dahan; oder hole bis zu 3 Dahan heran.

spirit_island-name-call_to_isolation = Ruf zur Absonderung
spirit_island-effect-call_to_isolation = Verschiebe je Dahan einen Entdecker oder ein Dorf; oder verschiebe 1 Dahan.

spirit_island-name-call_to_migrate = Ruf zur Wanderung
spirit_island-effect-call_to_migrate = Hole bis zu 3 Dahan heran. Verschiebe dann bis zu 3 Dahan.

spirit_island-name-call_to_tend = Ruf zur Pflege
spirit_island-effect-call_to_tend = Entferne 1 Ödnis; oder verschiebe bis zu 3 Dahan.

spirit_island-name-dark_and_tangled_woods = Dunkle, verworrene Wälder
spirit_island-effect-dark_and_tangled_woods = 2 Furcht. In Bergen oder Dschungel auch Verteidigung 3.

spirit_island-name-delusions_of_danger = Wahn der Gefahr
spirit_island-effect-delusions_of_danger = Verschiebe 1 Entdecker; oder 2 Furcht.

spirit_island-name-devouring_ants = Gefräßige Ameisen
spirit_island-effect-devouring_ants = 1 Furcht und 1 Schaden; in Dschungel oder Wüste +1 Schaden. Zerstöre 1 Dahan.

spirit_island-name-drift_down_into_slumber = In Schlummer sinken
spirit_island-effect-drift_down_into_slumber = Verteidigung 1. In Dschungel oder Wüste stattdessen Verteidigung 4.

spirit_island-name-drought = Dürre
spirit_island-effect-drought = Zerstöre 3 Dörfer. Jedes Dorf und jede Stadt nimmt 1 Schaden. Füge 1 Ödnis hinzu.
spirit_island-effect-drought-1 = Zerstöre 1 Stadt.

spirit_island-name-elemental_boon = Segen der Elemente
spirit_island-effect-elemental_boon = Der Geist wählt drei verschiedene Elemente und hat jedes in diesem Zug einmal mehr. Ist es ein anderer Geist, gilt das auch für dich.

spirit_island-name-encompassing_ward = Umfassender Schutz
spirit_island-effect-encompassing_ward = Verteidigung 2 in jedem Gebiet, in dem der Geist Präsenz hat.
spirit_island-lasting-encompassing_ward = { $id }: Verteidigung 2 bei jeder Präsenz

spirit_island-name-enticing_splendor = Verlockende Pracht
spirit_island-effect-enticing_splendor = Hole 1 Entdecker oder Dorf heran; oder hole bis zu 2 Dahan heran.

spirit_island-name-entrancing_apparitions = Betörende Erscheinungen
spirit_island-effect-entrancing_apparitions = Verteidigung 2. Sind keine Invasoren da, hole bis zu 2 Entdecker heran.

spirit_island-name-gift_of_constancy = Gabe der Beständigkeit
spirit_island-effect-gift_of_constancy = Der Geist erhält 2 Energie. Am Ende des Zuges darf er eine seiner Karten im Spiel auf die Hand zurückholen, statt sie abzulegen. Ist es ein anderer Geist, darfst du das auch.
spirit_island-lasting-gift_of_constancy = { $id }: am Zugende darf eine Karte auf die Hand zurück

spirit_island-name-gift_of_living_energy = Gabe lebendiger Energie
spirit_island-effect-gift_of_living_energy = Der Geist erhält 1 Energie; 1 mehr, wenn es ein anderer Geist ist; 1 mehr, wenn du mindestens zwei Heilige Stätten hast.

spirit_island-name-gift_of_power = Gabe der Macht
spirit_island-effect-gift_of_power = Der Geist erhält eine schwache Fähigkeit.

spirit_island-name-gnawing_rootbiters = Nagende Wurzelbeißer
spirit_island-effect-gnawing_rootbiters = Verschiebe bis zu 2 Dörfer.

spirit_island-name-land_of_haunts_and_embers = Land des Spuks und der Glut
spirit_island-effect-land_of_haunts_and_embers = 2 Furcht, und verschiebe bis zu 2 Entdecker oder Dörfer. Ist schon Ödnis da, von beidem 2 mehr. Füge dann 1 Ödnis hinzu.

spirit_island-name-lure_of_the_unknown = Reiz des Unbekannten
spirit_island-effect-lure_of_the_unknown = Hole 1 Entdecker oder Dorf heran.

spirit_island-name-natures_resilience = Zähe Natur
spirit_island-effect-natures_resilience = Verteidigung 6.
spirit_island-effect-natures_resilience-1 = Du darfst stattdessen 1 Ödnis entfernen.

spirit_island-name-pull_beneath_the_hungry_earth = In die hungrige Erde gezogen
spirit_island-effect-pull_beneath_the_hungry_earth = Ist deine Präsenz da, 1 Furcht und 1 Schaden. In Wüste oder Sumpf ebenfalls 1 Schaden.

spirit_island-name-purifying_flame = Läuternde Flamme
spirit_island-effect-purifying_flame = 1 Schaden je Ödnis. In Bergen oder Wüste darfst du stattdessen 1 Ödnis entfernen.

spirit_island-name-quicken_the_earths_struggles = Aufbäumen der Erde
spirit_island-effect-quicken_the_earths_struggles = Jedes Dorf und jede Stadt nimmt 1 Schaden; oder Verteidigung 10.

spirit_island-name-rain_of_blood = Blutregen
spirit_island-effect-rain_of_blood = 2 Furcht. Bei mindestens zwei Dörfern oder Städten +1 Furcht.

spirit_island-name-reaching_grasp = Weit greifende Hand
spirit_island-effect-reaching_grasp = Alle Fähigkeiten des Geistes haben in diesem Zug +2 Reichweite.

spirit_island-name-rouse_the_trees_and_stones = Bäume und Steine erwachen
spirit_island-effect-rouse_the_trees_and_stones = 2 Schaden. Verschiebe 1 Entdecker.

spirit_island-name-sap_the_strength_of_multitudes = Die Kraft der Massen schwindet
spirit_island-effect-sap_the_strength_of_multitudes = Verteidigung 5.
spirit_island-effect-sap_the_strength_of_multitudes-1 = +1 Reichweite.

spirit_island-name-savage_mawbeasts = Wilde Schlundbestien
spirit_island-effect-savage_mawbeasts = In Dschungel oder Sumpf 1 Furcht und 1 Schaden.
spirit_island-effect-savage_mawbeasts-1 = 1 Schaden, auf jedem Gelände.

spirit_island-name-shadows_of_the_burning_forest = Schatten des brennenden Waldes
spirit_island-effect-shadows_of_the_burning_forest = 2 Furcht. In Bergen oder Dschungel verschiebe 1 Entdecker und 1 Dorf.

spirit_island-name-song_of_sanctity = Heiliges Lied
spirit_island-effect-song_of_sanctity = Verschiebe alle Entdecker. Ist keiner da, entferne 1 Ödnis.

spirit_island-name-steam_vents = Dampfquellen
spirit_island-effect-steam_vents = Zerstöre 1 Entdecker.
spirit_island-effect-steam_vents-1 = Du darfst stattdessen 1 Dorf zerstören.

spirit_island-name-uncanny_melting = Unheimliches Zerfließen
spirit_island-effect-uncanny_melting = Sind Invasoren da, 1 Furcht. In Wüste oder Sumpf entferne 1 Ödnis.

spirit_island-name-veil_the_nights_hunt = Verhüllte Jagd der Nacht
spirit_island-effect-veil_the_nights_hunt = Jeder Dahan fügt einem anderen Invasor 1 Schaden zu; oder verschiebe bis zu 3 Dahan.

spirit_island-name-visions_of_fiery_doom = Visionen vom Feuertod
spirit_island-effect-visions_of_fiery_doom = 1 Furcht. Verschiebe 1 Entdecker oder Dorf.
spirit_island-effect-visions_of_fiery_doom-1 = +1 Furcht.

spirit_island-name-voracious_growth = Gieriger Wuchs
spirit_island-effect-voracious_growth = 2 Schaden; oder entferne 1 Ödnis.
