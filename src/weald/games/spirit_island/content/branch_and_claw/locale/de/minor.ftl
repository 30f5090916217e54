### Spirit Island, Branch & Claw: the minor powers

spirit_island-name-absorb_corruption = Verderbnis aufsaugen
spirit_island-effect-absorb_corruption = Hole 1 Ödnis heran; oder zahle 1 Energie und entferne 1 Ödnis.
spirit_island-effect-absorb_corruption-1 = Du darfst beides tun.
spirit_island-do-absorb_corruption = Zahle 1 Energie und entferne 1 Ödnis

spirit_island-name-animated_wrackroot = Belebte Wrackwurzel
spirit_island-effect-animated_wrackroot = 1 Furcht und zerstöre 1 Entdecker; oder füge 1 Wildnis hinzu.
spirit_island-do-animated_wrackroot = 1 Furcht und zerstöre 1 Entdecker

spirit_island-name-call_to_ferocity = Ruf zur Wildheit
spirit_island-effect-call_to_ferocity = Hole bis zu 3 Dahan heran; oder, falls Dahan da sind, 1 Furcht, verschiebe 1 Entdecker und verschiebe 1 Dorf.
spirit_island-do-call_to_ferocity = 1 Furcht, verschiebe 1 Entdecker und 1 Dorf

spirit_island-name-call_to_trade = Ruf zum Handel
spirit_island-effect-call_to_trade = Du darfst 1 Dahan heranholen. Bei Terrorlevel 1 oder 2 hole 1 Dorf heran, und das erste Wüten dort in diesem Zug wird zum Bauen.
spirit_island-lasting-call_to_trade = { $id }: das erste Wüten wird zum Bauen

spirit_island-name-confounding_mists = Verwirrende Nebel
spirit_island-effect-confounding_mists = Verteidigung 4; oder jeder Invasor, der dort in diesem Zug hinzukommt, darf sofort verschoben werden.
spirit_island-do-confounding_mists = Invasoren, die hier hinzukommen, dürfen sofort verschoben werden
spirit_island-lasting-confounding_mists = { $id }: hinzugekommene Invasoren dürfen verschoben werden

spirit_island-name-cycles_of_time_and_tide = Kreislauf von Zeit und Gezeiten
spirit_island-effect-cycles_of_time_and_tide = Falls Dahan da sind, füge 1 Dahan hinzu. Falls nicht, entferne 1 Ödnis.

spirit_island-name-disorienting_landscape = Verwirrende Landschaft
spirit_island-effect-disorienting_landscape = Verschiebe 1 Entdecker. In Bergen oder Dschungel füge auch 1 Wildnis hinzu.

spirit_island-name-elusive_ambushes = Flüchtige Hinterhalte
spirit_island-effect-elusive_ambushes = 1 Schaden; oder Verteidigung 4.

spirit_island-name-fire_in_the_sky = Feuer am Himmel
spirit_island-effect-fire_in_the_sky = 2 Furcht. Füge 1 Streit hinzu.

spirit_island-name-fleshrot_fever = Fleischfäule-Fieber
spirit_island-effect-fleshrot_fever = 1 Furcht. Füge 1 Seuche hinzu.

spirit_island-name-golds_allure = Verlockung des Goldes
spirit_island-effect-golds_allure = Hole 1 Entdecker und 1 Dorf heran. Füge 1 Streit hinzu.

spirit_island-name-growth_through_sacrifice = Wachstum durch Opfer
spirit_island-effect-growth_through_sacrifice = Vernichte 1 deiner Präsenz. In einem seiner Gebiete entfernt der Geist 1 Ödnis; oder fügt 1 Präsenz hinzu.
spirit_island-effect-growth_through_sacrifice-1 = Der Geist darf dort beides tun.

spirit_island-name-guardian_serpents = Wächterschlangen
spirit_island-effect-guardian_serpents = Füge 1 Bestien in einem Gebiet mit Präsenz des Geistes hinzu. Ist es eine Heilige Stätte des Geistes, dort Verteidigung 4.

spirit_island-name-here_there_be_monsters = Hier gibt es Ungeheuer
spirit_island-effect-here_there_be_monsters = Du darfst 1 Entdecker, Dorf oder Dahan verschieben. 2 Furcht. Falls Bestien da sind, +1 Furcht.

spirit_island-name-infested_aquifers = Verseuchte Wasseradern
spirit_island-effect-infested_aquifers = Falls Seuche da ist, nimmt jeder Invasor 1 Schaden; oder, in Bergen oder Sumpf, 1 Furcht und füge 1 Seuche hinzu.
spirit_island-do-infested_aquifers = 1 Furcht und füge 1 Seuche hinzu

spirit_island-name-inflame_the_fires_of_life = Die Feuer des Lebens entfachen
spirit_island-effect-inflame_the_fires_of_life = Füge 1 Seuche hinzu; oder 1 Furcht und füge 1 Streit hinzu.
spirit_island-effect-inflame_the_fires_of_life-1 = Du darfst beides tun.
spirit_island-do-inflame_the_fires_of_life = 1 Furcht und füge 1 Streit hinzu

spirit_island-name-pact_of_the_joined_hunt = Pakt der gemeinsamen Jagd
spirit_island-effect-pact_of_the_joined_hunt = Der Geist holt 1 Dahan in eines seiner Gebiete heran. 1 Schaden in diesem Gebiet je Dahan dort.

spirit_island-name-poisoned_dew = Vergifteter Tau
spirit_island-effect-poisoned_dew = Zerstöre 1 Entdecker. In Dschungel oder Sumpf zerstöre stattdessen alle Entdecker.

spirit_island-name-portents_of_disaster = Vorzeichen des Unheils
spirit_island-effect-portents_of_disaster = 2 Furcht. Wenn dort in diesem Zug das nächste Mal ein Invasor zerstört wird, 1 Furcht.
spirit_island-lasting-portents_of_disaster = { $id }: 1 Furcht, wenn der nächste Invasor zerstört wird

spirit_island-name-promises_of_protection = Schutzversprechen
spirit_island-effect-promises_of_protection = Hole bis zu 2 Dahan heran. Dahan dort haben in diesem Zug +2 Abwehrkraft.
spirit_island-lasting-promises_of_protection = { $id }: Dahan haben +2 Abwehrkraft

spirit_island-name-prowling_panthers = Umherstreifende Panther
spirit_island-effect-prowling_panthers = 1 Furcht und füge 1 Bestien hinzu; oder, falls Bestien da sind, zerstöre 1 Entdecker oder Dorf.
spirit_island-do-prowling_panthers = 1 Furcht und füge 1 Bestien hinzu

spirit_island-name-razor_sharp_undergrowth = Messerscharfes Unterholz
spirit_island-effect-razor_sharp_undergrowth = Zerstöre 1 Entdecker und 1 Dahan. Füge 1 Wildnis hinzu. Verteidigung 2.

spirit_island-name-renewing_rain = Erneuernder Regen
spirit_island-effect-renewing_rain = In Dschungel oder Wüste entferne 1 Ödnis.
spirit_island-effect-renewing_rain-1 = Füge 1 Wildnis hinzu.

spirit_island-name-rites_of_the_lands_rejection = Riten der Zurückweisung
spirit_island-effect-rites_of_the_lands_rejection = Invasoren bauen dort in diesem Zug nicht, und Furcht; oder verschiebe bis zu 3 Dahan. Es ist 1 Furcht je Dorf und Stadt, aber höchstens 1 je Dahan.
spirit_island-do-rites_of_the_lands_rejection = Kein Bauen hier, und Furcht

spirit_island-name-scour_the_land = Das Land kahlfegen
spirit_island-effect-scour_the_land = Zerstöre 3 Dörfer und alle Entdecker. Füge 1 Ödnis hinzu.
spirit_island-effect-scour_the_land-quick = Darf als Sofort-Fähigkeit genutzt werden.

spirit_island-name-sky_stretches_to_shore = Der Himmel reicht bis ans Ufer
spirit_island-effect-sky_stretches_to_shore = In diesem Zug darf der Geist 1 verzögerte Fähigkeit sofort oder 1 Sofort-Fähigkeit verzögert nutzen. Seine Fähigkeiten haben in diesem Zug +3 Reichweite zu Küstengebieten.
spirit_island-lasting-either_speed = { $id }: eine verzögerte Fähigkeit sofort oder eine sofortige verzögert
spirit_island-lasting-range_to_coast = { $id }: +{ $n } Reichweite zu Küstengebieten

spirit_island-name-spur_on_with_words_of_fire = Anspornen mit flammenden Worten
spirit_island-effect-spur_on_with_words_of_fire = Ist es ein anderer Geist, erhält er 1 Energie. Der Geist darf sofort 1 weitere Fähigkeiten-Karte von seiner Hand für ihre Kosten ausspielen.

spirit_island-name-swarming_wasps = Schwärmende Wespen
spirit_island-effect-swarming_wasps = Füge 1 Bestien hinzu; oder, falls Bestien da sind, verschiebe bis zu 2 Entdecker.

spirit_island-name-teeming_rivers = Wimmelnde Flüsse
spirit_island-effect-teeming_rivers = Falls keine Ödnis da ist, füge 1 Bestien hinzu. Falls genau 1 Ödnis da ist, entferne sie.

spirit_island-name-tormenting_rotflies = Quälende Fäulnisfliegen
spirit_island-effect-tormenting_rotflies = Füge 1 Seuche hinzu; oder, falls Invasoren da sind, 2 Furcht, +1, falls Seuche da ist, +1, falls Ödnis da ist.

spirit_island-name-twilight_fog_brings_madness = Dämmernebel bringt Wahnsinn
spirit_island-effect-twilight_fog_brings_madness = Füge 1 Streit hinzu. Verschiebe 1 Dahan. Jeder übrige Dahan nimmt 1 Schaden.
