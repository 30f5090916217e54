### Spirit Island, Jagged Earth: Starlight Seeks Its Form

spirit_island-name-starlight = Sternenlicht sucht Gestalt
spirit_island-about-starlight = Es beginnt mit wenig und wählt, was es wird: das Wachstum, das es öffnet, und die Elemente, die ihm bleiben.
spirit_island-hard-starlight = Was du öffnest und wählst, gilt für das ganze Spiel.
spirit_island-voice-starlight = Was soll ich werden? Streck die Hand aus, ich überlege noch.
spirit_island-growth-starlight-1 = Eine Karte zurückholen
spirit_island-growth-starlight-2 = 1 Präsenz in ein Gebiet mit eigener Präsenz
spirit_island-growth-starlight-3 = 1 Energie
spirit_island-growth-starlight-4 = 1 Präsenz um höchstens 3 Gebiete bewegen
spirit_island-growth-starlight-5 = Die Hälfte der abgelegten Karten zurückholen, aufgerundet
spirit_island-growth-starlight-6 = Eine Fähigkeiten-Karte erhalten, 1 Präsenz in ein angrenzendes Gebiet bewegen
spirit_island-growth-starlight-7 = 3 Energie
spirit_island-growth-starlight-8 = 1 Karte mehr spielen, 1 Präsenz um höchstens 2 Gebiete bewegen
spirit_island-growth-starlight-9 = Alle Karten zurückholen
spirit_island-growth-starlight-10 = Eine Fähigkeiten-Karte erhalten, 1 Energie
spirit_island-growth-starlight-11 = 2 Schaden in einem Gebiet mit eigener Präsenz
spirit_island-growth-starlight-12 = 1 Karte mehr spielen, eine Verzögerte Fähigkeit darf Sofort-Fähigkeit sein
spirit_island-icon-reclaim_half = Die Hälfte der abgelegten Karten zurückholen, aufgerundet
spirit_island-icon-damage = { $n } Schaden in einem Gebiet mit eigener Präsenz
spirit_island-icon-one_fast = Eine Verzögerte Fähigkeit darf in diesem Zug Sofort-Fähigkeit sein
spirit_island-space-growth-1 = Erste Wachstumsleiste
spirit_island-space-growth-2 = Zweite Wachstumsleiste
spirit_island-space-growth-3 = Dritte Wachstumsleiste
spirit_island-space-growth-4 = Vierte Wachstumsleiste

spirit_island-name-growth_begets_growth = Wachstum gebiert Wachstum
spirit_island-effect-growth_begets_growth = Du hast 6 Präsenzleisten. Sobald eine der 4 Wachstumsleisten leer ist, wählst du 1 ihrer 2 Wachstumsoptionen: Sie ist sofort und für den Rest des Spiels offen, solange die Leiste leer ist; die andere nie. Präsenz, die du von einem Feld mit +1 nimmst, bringt dir 1 Energie.

spirit_island-name-slowly_coalescing_nature = Langsam verdichtetes Wesen
spirit_island-effect-slowly_coalescing_nature = Sobald du ein Feld für ein Element aufdeckst, legst du ein Element deiner Wahl darauf. Du hast es für den Rest des Spiels, solange das Feld aufgedeckt ist.

spirit_island-name-air_moves_earth_endures = Luft bewegt, Erde erträgt
spirit_island-effect-air_moves_earth_endures-1 = Verschiebe bis zu 2 Entdecker; oder verschiebe bis zu 1 Dorf.
spirit_island-effect-air_moves_earth_endures-2 = Verteidigung 5.

spirit_island-name-fire_burns_water_soothes = Feuer brennt, Wasser lindert
spirit_island-effect-fire_burns_water_soothes-1 = 1 Furcht und 2 Schaden.
spirit_island-effect-fire_burns_water_soothes-2 = Entferne 1 Ödnis.

spirit_island-name-wood_seeks_growth_humans_seek_freedom = Holz sucht Wachstum, Menschen suchen Freiheit
spirit_island-effect-wood_seeks_growth_humans_seek_freedom-1 = Wähle einen Geist mit Präsenz hier: Er erhält eine Fähigkeiten-Karte.
spirit_island-effect-wood_seeks_growth_humans_seek_freedom-2 = 1 Schaden je Dahan; oder verschiebe bis zu 3 Dahan.

spirit_island-name-sidereal_guidance = Weisung der Gestirne
spirit_island-effect-sidereal_guidance-1 = Hole bis zu 1 Entdecker oder Dahan heran.
spirit_island-effect-sidereal_guidance-2 = Hole stattdessen bis zu 3 Entdecker heran.

spirit_island-name-stars_blaze_in_the_daytime_sky = Sterne lodern am Tageshimmel
spirit_island-effect-stars_blaze_in_the_daytime_sky-1 = 3 Furcht. 1 Energie. Du darfst 1 Fähigkeiten-Karte zurückholen, die im Spiel oder abgelegt ist.

spirit_island-name-boon_of_reimagining = Segen des Neuersinnens
spirit_island-effect-boon_of_reimagining = Der Geist darf eine Fähigkeiten-Karte aus Hand oder Ablage vergessen; dann zieht er 6 Schwache Fähigkeiten und erhält 2 davon. Ist es ein anderer Geist, erhält er 1 Energie.

spirit_island-name-gather_the_scattered_light_of_stars = Das verstreute Licht der Sterne sammeln
spirit_island-effect-gather_the_scattered_light_of_stars = Am Ende des Zuges, wenn die Karten im Spiel abgelegt sind, darfst du bis zu 2 Fähigkeiten-Karten zurückholen. Danach darfst du eine deiner einzigartigen Fähigkeiten vergessen, um bis zu 3 weitere zurückzuholen.

spirit_island-name-peace_of_the_nighttime_sky = Frieden des Nachthimmels
spirit_island-effect-peace_of_the_nighttime_sky = Bei Terrorlevel 1 wüten die Invasoren hier in diesem Zug nicht. Du darfst diese Fähigkeit wiederholen: Vergiss dann diese Karte und erhalte 1 Mond.

spirit_island-name-shape_the_self_anew = Sich selbst neu formen
spirit_island-effect-shape_the_self_anew = Erhalte eine Schwache Fähigkeit. Du darfst diese Karte vergessen, um 3 Energie zu erhalten.
spirit_island-effect-shape_the_self_anew-1 = Du darfst statt der Schwachen eine Starke Fähigkeit erhalten.

spirit_island-lasting-scattered_light = { $id }: am Ende des Zuges Karten zurückholen
spirit_island-ask-damage-land = { $id }: In welchem Gebiet richtest du Schaden an?
spirit_island-ask-gains-card = { $id }: Welcher Geist erhält eine Fähigkeiten-Karte?
spirit_island-ask-forget-to-gain = { $id }: Vergisst du eine Karte, um 2 Schwache Fähigkeiten zu erhalten?
spirit_island-ask-forget-to-reclaim = { $id }: Vergisst du eine deiner einzigartigen Fähigkeiten, um bis zu 3 weitere Karten zurückzuholen?
spirit_island-ask-nighttime-sky = { $id }: Wiederholst du diese Fähigkeit und vergisst die Karte?
spirit_island-ask-shape-the-self = { $id }: Vergisst du diese Karte, um 3 Energie zu erhalten?
