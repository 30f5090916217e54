### Spirit Island: Vital Strength of the Earth

spirit_island-name-vital_strength = Lebenskraft der Erde
spirit_island-about-vital_strength = Langsam im Handeln, schwer zu treffen: Ihre Heiligen Stätten verteidigen sich selbst.
spirit_island-hard-vital_strength = Sie beginnt langsam und reicht nicht weit; plane eine Runde voraus.
spirit_island-voice-vital_strength = Steht hier. Was auf mir steht, fällt nicht.
spirit_island-growth-vital_strength-1 = Alle Karten zurückholen, Präsenz in Reichweite 2
spirit_island-growth-vital_strength-2 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 0
spirit_island-growth-vital_strength-3 = Präsenz in Reichweite 1, 2 Energie
spirit_island-guide-vital_strength-1 = Eine zweite Präsenz in einem bedrohten Dschungel macht ihn zur Heiligen Stätte, die sich selbst verteidigt; die Energie bezahlt eine teure Karte. Ist kein Dschungel in Gefahr, gewinne lieber eine Fähigkeit. Die billige Wahl ist Lockruf der fruchtbaren Erde.
spirit_island-guide-vital_strength-2 = Wieder von der Kartenleiste: ab jetzt zwei Karten. Verteidige ein Gebiet, in dem gewütet wird, oder spiele zwei Karten, mit deren Elementen die angeborene Fähigkeit eine billige wiederholt.
spirit_island-guide-vital_strength-3 = Hole deine Karten zurück, wenn du Energie für sie hast, sonst wachse für Energie. Sammle mit der einen Karte drei Dahan und schlage dort mit der anderen zu: Neben ihnen richtet sie viel mehr Schaden an.

spirit_island-name-earths_vitality = Kraft der Erde
spirit_island-effect-earths_vitality = Verteidigung 3 in jedem Gebiet mit deiner Heiligen Stätte.

spirit_island-name-gift_of_strength = Gabe der Stärke
spirit_island-effect-gift_of_strength-1 = Einmal in diesem Zug darf der Geist eine seiner Karten mit Kosten bis 1 wiederholen.
spirit_island-effect-gift_of_strength-2 = Stattdessen: eine mit Kosten bis 3.
spirit_island-effect-gift_of_strength-3 = Stattdessen: eine mit Kosten bis 6.

spirit_island-name-a_year_of_perfect_stillness = Ein Jahr vollkommener Stille
spirit_island-effect-a_year_of_perfect_stillness = Invasoren tun in diesem Gebiet in diesem Zug nichts.

spirit_island-name-draw_of_the_fruitful_earth = Lockruf der fruchtbaren Erde
spirit_island-effect-draw_of_the_fruitful_earth = Hole bis zu 2 Entdecker heran. Hole bis zu 2 Dahan heran.

spirit_island-name-guard_the_healing_land = Wächter des heilenden Landes
spirit_island-effect-guard_the_healing_land = Entferne 1 Ödnis. Verteidigung 4.

spirit_island-name-rituals_of_destruction = Rituale der Zerstörung
spirit_island-effect-rituals_of_destruction = 2 Schaden. Bei mindestens 3 Dahan +3 Schaden und 2 Furcht.
