### Spirit Island, Jagged Earth: Shifting Memory of Ages

spirit_island-name-shifting_memory = Wandelndes Ur-Gedächtnis
spirit_island-about-shifting_memory = Es lernt aus allem, was sich ändert, bewahrt Elementmarker für den rechten Augenblick und gibt sie an andere weiter.
spirit_island-hard-shifting_memory = Viele kleine Entscheidungen: welche Elemente man behält und wann man sie ausgibt.
spirit_island-voice-shifting_memory = Ich habe mehr Invasoren vergessen, als ihr je sein werdet.
spirit_island-growth-shifting_memory-1 = Alle Karten zurückholen, Präsenz in Reichweite 0
spirit_island-growth-shifting_memory-2 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 2
spirit_island-growth-shifting_memory-3 = Präsenz in Reichweite 1, 2 Energie
spirit_island-growth-shifting_memory-4 = 9 Energie
spirit_island-icon-prepare_element = 1 Elementmarker vorbereiten
spirit_island-icon-markers_for_play = 2 Elementmarker ablegen, um 1 Karte mehr zu spielen

spirit_island-name-long_ages_of_knowledge_and_forgetfulness = Lange Zeitalter des Wissens und Vergessens
spirit_island-effect-long_ages_of_knowledge_and_forgetfulness = Wenn du eine Fähigkeiten-Karte von deiner Hand vergessen würdest, darfst du sie stattdessen ablegen, einmal je Aktion.

spirit_island-name-insights_into_the_worlds_nature = Einsichten in das Wesen der Welt
spirit_island-effect-insights_into_the_worlds_nature = Ein vorbereiteter Marker bewahrt ein Element deiner Wahl. Wenn du eine Fähigkeit nutzt, darfst du vorbereitete Marker ausgeben: Du hast ihre Elemente für diese eine Aktion.

spirit_island-name-learn_the_invaders_tactics = Die Taktik der Invasoren lernen
spirit_island-effect-learn_the_invaders_tactics-1 = Verteidigung 2.
spirit_island-effect-learn_the_invaders_tactics-2 = Stattdessen Verteidigung 3.
spirit_island-effect-learn_the_invaders_tactics-3 = Stattdessen Verteidigung 2 je Karte im Ablagestapel der Invasoren.

spirit_island-name-observe_the_ever_changing_world = Die sich stets wandelnde Welt beobachten
spirit_island-effect-observe_the_ever_changing_world-1 = Bereite 1 Elementmarker vor.
spirit_island-effect-observe_the_ever_changing_world-2 = Bereite stattdessen nach jeder der nächsten 3 Aktionen, die ändern, welche Teile hier sind, 1 Elementmarker vor.

spirit_island-name-boon_of_ancient_memories = Segen uralter Erinnerungen
spirit_island-effect-boon_of_ancient_memories = Bist du selbst das Ziel, erhalte eine Schwache Fähigkeit. Sonst erhält der Geist eine Fähigkeiten-Karte; für eine Starke Fähigkeit darf er 2 Energie zahlen, statt eine zu vergessen.

spirit_island-name-elemental_teachings = Lehren der Elemente
spirit_island-effect-elemental_teachings = Bereite 1 Elementmarker vor. Lege bis zu 3 Marker ab: Der Geist erhält diese Elemente.

spirit_island-name-share_secrets_of_survival = Geheimnisse des Überlebens teilen
spirit_island-effect-share_secrets_of_survival = Jedes Mal, wenn in diesem Zug Dahan hier zerstört würden, werden 2 weniger zerstört; oder versammle bis zu 2 Dahan.
spirit_island-effect-share_secrets_of_survival-1 = Du darfst beides tun.
spirit_island-do-share_secrets_of_survival = Jedes Mal werden hier 2 Dahan weniger zerstört

spirit_island-name-study_the_invaders_fears = Die Ängste der Invasoren erforschen
spirit_island-effect-study_the_invaders_fears = 2 Furcht. Decke die oberste Karte des Furchtstapels auf.

spirit_island-lasting-observed = { $id }: Marker für noch { $n } Aktionen, die dieses Gebiet ändern
spirit_island-lasting-secrets_of_survival = { $id }: Jedes Mal werden hier 2 Dahan weniger zerstört
spirit_island-ask-discard-not-forget = { $id }: Legst du sie ab, statt sie zu vergessen?
spirit_island-ask-give-marker = { $id }: Welchen Marker legst du ab, um sein Element zu geben?
