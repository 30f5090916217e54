### Spirit Island, Jagged Earth: the minor powers

spirit_island-name-bats_scout_for_raids_by_darkness = Fledermäuse kundschaften nächtliche Überfälle aus
spirit_island-effect-bats_scout_for_raids_by_darkness = 1 Schaden an Dörfern und Städten je Dahan; oder 1 Furcht und hole bis zu 2 Dahan heran.
spirit_island-do-bats_scout_for_raids_by_darkness = 1 Furcht und hole bis zu 2 Dahan heran

spirit_island-name-birds_cry_warning = Vögel schreien Warnung
spirit_island-effect-birds_cry_warning = Wenn dort in diesem Zug das nächste Mal Dahan zerstört würden, sind es 2 weniger; oder verschiebe bis zu 3 Dahan.
spirit_island-do-birds_cry_warning = Beim nächsten Mal werden 2 Dahan weniger zerstört
spirit_island-lasting-birds_cry_warning = { $id }: beim nächsten Mal werden 2 Dahan weniger zerstört

spirit_island-name-blood_draws_predators = Blut lockt Raubtiere an
spirit_island-effect-blood_draws_predators = Nachdem dort in diesem Zug das nächste Mal Invasoren zerstört wurden, füge 1 Bestien hinzu. Dann 1 Schaden je Bestien dort, bis zu 3.
spirit_island-lasting-blood_draws_predators = { $id }: Bestien kommen, wenn Invasoren zerstört werden

spirit_island-name-call_to_guard = Ruf zur Wacht
spirit_island-effect-call_to_guard = Hole bis zu 1 Dahan heran. Dann, falls Dahan da sind, Verteidigung 1 je Dahan; oder die Dahan halten Wacht. Dann fügen sie jedem Invasor, der in diesem Zug in das Gebiet kommt oder bewegt wird, danach 1 Schaden zu.
spirit_island-do-call_to_guard = 1 Schaden an jedem Invasor, der in diesem Zug hierher kommt
spirit_island-lasting-call_to_guard = { $id }: 1 Schaden an jedem Invasor, der hierher kommt

spirit_island-name-carapaced_land = Gepanzertes Land
spirit_island-effect-carapaced_land = Verteidigung 3. Hat das Gebiet Bestien, so hat diese Fähigkeit +1 Reichweite.
spirit_island-effect-carapaced_land-1 = Verteidigung 3 zusätzlich.

spirit_island-name-desiccating_winds = Ausdörrende Winde
spirit_island-effect-desiccating_winds = Falls Einöde da ist, 1 Schaden. Füge 1 Einöde hinzu.

spirit_island-name-dire_metamorphosis = Grausige Verwandlung
spirit_island-effect-dire_metamorphosis = 1 Furcht. 1 Schaden an Invasoren und 1 Schaden an Dahan. Füge 1 Einöde, 1 Bestien, 1 Seuche, 1 Streit, 1 Wildnis und 1 Ödnis hinzu.

spirit_island-name-domesticated_animals_go_berserk = Haustiere geraten in Raserei
spirit_island-effect-domesticated_animals_go_berserk = 1 Furcht. Verteidigung 5.
spirit_island-effect-domesticated_animals_go_berserk-1 = Füge 1 Bestien hinzu.

spirit_island-name-dry_wood_explodes_in_smoldering_splinters = Trockenes Holz zerbirst in glimmende Splitter
spirit_island-effect-dry_wood_explodes_in_smoldering_splinters = Du darfst 1 Energie zahlen, um diese Fähigkeit als schnelle einzusetzen. 2 Furcht. 1 Schaden.

spirit_island-name-entrap_the_forces_of_corruption = Die Kräfte der Verderbnis einschließen
spirit_island-effect-entrap_the_forces_of_corruption = Hole bis zu 1 Ödnis heran. Isoliere das Gebiet. Ödnis, die dort in diesem Zug hinzukommt, breitet sich nicht aus.
spirit_island-lasting-no_cascade = { $id }: Ödnis breitet sich nicht aus

spirit_island-name-favor_of_the_sun_and_star_lit_dark = Gunst der Sonne und des Sternendunkels
spirit_island-effect-favor_of_the_sun_and_star_lit_dark = Verteidigung 4. Verschiebe bis zu 1 Ödnis.
spirit_island-effect-favor_of_the_sun_and_star_lit_dark-1 = 1 Furcht.

spirit_island-name-flow_downriver_blow_downwind = Flussabwärts, mit dem Wind
spirit_island-effect-flow_downriver_blow_downwind = Verschiebe bis zu 1 Entdecker, Dorf oder Ödnis.

spirit_island-name-gift_of_natures_connection = Gabe der Verbundenheit der Natur
spirit_island-effect-gift_of_natures_connection = Der Geist bekommt 2 Energie; oder 2 eines Elements seiner Wahl. Ist es ein anderer Geist, bekommst du 1 Element deiner Wahl.
spirit_island-do-gift_of_natures_connection = Erhalte 2 eines Elements

spirit_island-name-gift_of_twinned_days = Gabe der Zwillingstage
spirit_island-effect-gift_of_twinned_days = Einmal in diesem Zug darf der Geist eine seiner Fähigkeiten-Karten im Spiel mit den geringsten Kosten für diese Kosten wiederholen. Du darfst das ebenso.
spirit_island-lasting-repeat_cheapest = { $id }: die billigste Karte im Spiel darf für ihre Kosten wiederholt werden

spirit_island-name-haunted_by_primal_memories = Von Urerinnerungen verfolgt
spirit_island-effect-haunted_by_primal_memories = 1 Furcht. Verteidigung 3. Falls Bestien da sind, 2 Furcht zusätzlich.

spirit_island-name-hazards_spread_across_the_island = Gefahren breiten sich über die Insel aus
spirit_island-effect-hazards_spread_across_the_island = Füge 1 Einöde, Bestien, Seuche, Streit oder Wildnis hinzu, von einer Art, die ein angrenzendes Gebiet hat. Seuche hinzuzufügen kostet 1 Energie.
spirit_island-ask-add-token = { $id }: Welcher Marker kommt nach { $land } ({ $n })? Ein Invasor bekommt einen Streit.

spirit_island-name-like_calls_to_like = Gleiches ruft Gleiches
spirit_island-effect-like_calls_to_like = Hole für jede Art, die da ist, bis zu 1 davon heran: Entdecker, Dorf, Dahan, Ödnis, Bestien.

spirit_island-name-mesmerized_tranquility = Betörende Ruhe
spirit_island-effect-mesmerized_tranquility = Isoliere das Gebiet. Jeder Invasor dort richtet in diesem Zug 1 Schaden weniger an.
spirit_island-lasting-mesmerized_tranquility = { $id }: jeder Invasor richtet 1 Schaden weniger an

spirit_island-name-renewing_boon = Erneuernder Segen
spirit_island-effect-renewing_boon = Wähle ein Gebiet, in dem du und der Geist Präsenz habt: Entferne dort 1 Ödnis. Der Geist darf dort 1 seiner vernichteten Präsenz hinzufügen.

spirit_island-name-scream_disease_into_the_wind = Seuche in den Wind schreien
spirit_island-effect-scream_disease_into_the_wind = Die Fähigkeiten des Geistes haben in diesem Zug +1 Reichweite. Einmal in diesem Zug darf er, nachdem er eine Fähigkeit mit einem Gebiet als Ziel eingesetzt hat, dort 1 Seuche hinzufügen.
spirit_island-lasting-scream_disease_into_the_wind = { $id }: darf einem Gebiet nach einer Fähigkeit 1 Seuche hinzufügen
spirit_island-ask-add-disease = { $id }: Die Seuche jetzt hinzufügen?

spirit_island-name-sear_anger_into_the_wild_lands = Zorn in die Wildnis brennen
spirit_island-effect-sear_anger_into_the_wild_lands = Füge 1 Einöde hinzu; oder, falls Wildnis und Invasoren da sind, 1 Furcht und 1 Schaden.
spirit_island-do-sear_anger_into_the_wild_lands = 1 Furcht und 1 Schaden

spirit_island-name-set_them_on_an_ever_twisting_trail = Auf einen sich ewig windenden Pfad locken
spirit_island-effect-set_them_on_an_ever_twisting_trail = Hole 1 Entdecker heran; oder verschiebe 1 Entdecker. Isoliere das Gebiet.

spirit_island-name-skies_herald_the_season_of_return = Der Himmel kündet die Zeit der Rückkehr
spirit_island-effect-skies_herald_the_season_of_return = Ein Geist mit Präsenz auf diesem Spielplan darf dort 1 seiner vernichteten Präsenz hinzufügen. Hole bis zu 2 Dahan heran. Verschiebe 1 Ödnis.
spirit_island-ask-returning-spirit = { $id }: Welcher Geist darf seine vernichtete Präsenz hinzufügen?

spirit_island-name-strong_and_constant_currents = Starke, stete Strömungen
spirit_island-effect-strong_and_constant_currents = Verschiebe 1 Entdecker oder Dorf in ein Küstengebiet; oder bewege bis zu 2 Dahan zwischen hier und einem Küstengebiet.
spirit_island-effect-strong_and_constant_currents-1 = Du darfst beides tun.
spirit_island-do-strong_and_constant_currents = Bewege bis zu 2 Dahan in oder aus einem Küstengebiet
spirit_island-ask-ferry = { $id }: In oder aus welchem Küstengebiet bewegen sich Dahan?

spirit_island-name-sucking_ooze = Saugender Schlamm
spirit_island-effect-sucking_ooze = Falls Invasoren da sind, 2 Furcht. Isoliere das Gebiet.

spirit_island-name-sunsets_fire_flows_across_the_land = Feuer der Abendsonne fließt über das Land
spirit_island-effect-sunsets_fire_flows_across_the_land = 1 Furcht. 1 Schaden. Du darfst 1 Energie zahlen: 1 Schaden in einem angrenzenden Gebiet.
spirit_island-ask-sunsets-fire = { $id }: 1 Energie zahlen für 1 Schaden in welchem angrenzenden Gebiet?

spirit_island-name-territorial_strife = Streit um Land
spirit_island-effect-territorial_strife = 3 Schaden an Entdeckern und Dörfern; oder füge 1 Streit hinzu.

spirit_island-name-terror_turns_to_madness = Schrecken wird zu Wahnsinn
spirit_island-effect-terror_turns_to_madness = Bei Terrorlevel 1 3 Furcht. Bei Terrorlevel 2 2 Furcht; oder füge 1 Streit hinzu. Bei Terrorlevel 3 füge 1 Streit hinzu.

spirit_island-name-the_shore_seethes_with_hatred = Die Küste kocht vor Hass
spirit_island-effect-the_shore_seethes_with_hatred = 1 Furcht. Füge 1 Einöde und 1 Wildnis hinzu.

spirit_island-name-thriving_chokefungus = Wuchernder Würgepilz
spirit_island-effect-thriving_chokefungus = Füge 1 Seuche und 1 Einöde hinzu.

spirit_island-name-treacherous_waterways = Tückische Wasserwege
spirit_island-effect-treacherous_waterways = Füge 1 Wildnis hinzu; oder verschiebe 1 Entdecker.

spirit_island-name-unquenchable_flames = Unlöschbare Flammen
spirit_island-effect-unquenchable_flames = 1 Furcht. 1 Schaden an Dörfern und Städten. Invasoren dort heilen am Ende dieses Zuges nicht.
spirit_island-effect-unquenchable_flames-1 = Füge 1 Einöde hinzu.
spirit_island-lasting-unquenchable_flames = { $id }: Invasoren heilen nicht

spirit_island-name-weep_for_what_is_lost = Um Verlorenes weinen
spirit_island-effect-weep_for_what_is_lost = 1 Furcht je Art von Invasoren dort. Verschiebe bis zu 1 Entdecker oder Dorf je Ödnis.
