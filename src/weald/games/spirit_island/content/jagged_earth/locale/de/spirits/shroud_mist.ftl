### Spirit Island, Jagged Earth: Shroud of Silent Mist

spirit_island-name-shroud_mist = Nebel des leisen Todes
spirit_island-about-shroud_mist = Er zieht über viele Gebiete, in denen Wunden nie heilen, und lebt von der Furcht der langsam Sterbenden.
spirit_island-hard-shroud_mist = Schaden soll bleiben, ohne zu töten; sie muss weit gestreut sein.
spirit_island-voice-shroud_mist = …
spirit_island-growth-shroud_mist-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte
spirit_island-growth-shroud_mist-2 = Zweimal Präsenz in Reichweite 0
spirit_island-growth-shroud_mist-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 3, in Berge oder Sumpf
spirit_island-icon-add_presence-mountain_wetlands = Präsenz in Reichweite { $n }, in Berge oder Sumpf

spirit_island-name-gather_power_from_the_cool_and_dark = Kraft aus Kühle und Dunkel schöpfen
spirit_island-effect-gather_power_from_the_cool_and_dark = Einmal in jeder Runde, wenn du eine Fähigkeiten-Karte ohne Feuer erhältst, erhalte 1 Energie.

spirit_island-name-mists_shift_and_flow = Nebel wallen und ziehen
spirit_island-effect-mists_shift_and_flow = Wenn du ein Gebiet als Ziel einer Fähigkeit wählst, darfst du zuvor 1 deiner Präsenz dorthin oder in ein daran angrenzendes Gebiet heranholen, auch um es in Reichweite zu bringen.

spirit_island-name-slow_and_silent_death = Langsamer und stiller Tod
spirit_island-effect-slow_and_silent_death = Invasoren und Dahan in deinen Gebieten heilen nicht. Wenn die Zeit vergeht, 1 Furcht je deiner Gebiete mit verletzten Invasoren, höchstens 5, und 1 Energie je 3 davon.

spirit_island-name-suffocating_shroud = Erstickender Schleier
spirit_island-effect-suffocating_shroud-1 = 1 Schaden.
spirit_island-effect-suffocating_shroud-2 = Je angrenzendem Gebiet mit deiner Präsenz 1 Schaden an einem anderen Invasor.
spirit_island-effect-suffocating_shroud-3 = 1 Schaden.
spirit_island-effect-suffocating_shroud-4 = 1 Schaden an jedem Invasor.

spirit_island-name-lost_in_the_swirling_haze = Verloren im wirbelnden Dunst
spirit_island-effect-lost_in_the_swirling_haze-1 = Verschiebe bis zu 1 Dahan.
spirit_island-effect-lost_in_the_swirling_haze-2 = Verschiebe bis zu 2 Entdecker oder Dahan.
spirit_island-effect-lost_in_the_swirling_haze-3 = Verschiebe bis zu 2 Entdecker oder Dahan.

spirit_island-name-dissolving_vapors = Zersetzende Dämpfe
spirit_island-effect-dissolving_vapors = 1 Furcht. 1 Schaden an jedem Invasor und an jedem Dahan.

spirit_island-name-flowing_and_silent_forms_dart_by = Huschende stille Gestalten
spirit_island-effect-flowing_and_silent_forms_dart_by = Wenn hier Invasoren sind, 2 Furcht. In dieser Runde darf Präsenz hier, die vernichtet würde, stattdessen verschoben werden. Du darfst 1 Präsenz oder 1 Heilige Stätte eines anderen Geistes heranholen, wenn er zustimmt.

spirit_island-name-the_fog_closes_in = Der Nebel rückt näher
spirit_island-effect-the_fog_closes_in = Je angrenzendem Gebiet mit deiner Präsenz 1 Schaden an einem anderen Invasor. Verschiebe 2 Dahan.

spirit_island-name-unnerving_pall = Beklemmender Schleier
spirit_island-effect-unnerving_pall = 1 Furcht. In dieser Runde nehmen bis zu 3 verletzte Invasoren hier nicht am Wüten teil; oder Verteidigung 1 je deiner Präsenz hier.
spirit_island-do-unnerving_pall = Bis zu 3 verletzte Invasoren nehmen nicht am Wüten teil

spirit_island-lasting-cool_and_dark = { $id }: Energie in dieser Runde erhalten
spirit_island-lasting-flowing_forms = { $id }: Präsenz, die vernichtet würde, darf verschoben werden
spirit_island-lasting-unnerved = { $id }: Bis zu 3 verletzte Invasoren bleiben dem Wüten fern
spirit_island-ask-mists-to = { $id }: In welches Gebiet zieht zuvor Präsenz?
spirit_island-ask-mists-from = { $id }: Aus welchem Gebiet zieht die Präsenz?
spirit_island-ask-gather-site = { $id }: Holst du die ganze Heilige Stätte aus { $land } heran?
spirit_island-ask-flowing-forms = { $id }: Wohin wird die Präsenz verschoben, die vernichtet würde?
spirit_island-ask-unnerving-pall = { $id }: Welcher verletzte Invasor bleibt dem Wüten in { $land } fern (noch { $n })?
