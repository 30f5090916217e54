### Spirit Island, Jagged Earth: the dahan events

spirit_island-part-return_to_old_pillars = Rückkehr zu alten Pfeilern
spirit_island-does-return_to_old_pillars = Hole auf jedem Spielplan 1 oder 2 Dahan in ein Gebiet heran, in dem Dahan aufgedruckt sind.

spirit_island-part-seek_out_new_grounds = Neue Gründe suchen
spirit_island-does-seek_out_new_grounds = Hole auf jedem Spielplan 1 oder 2 Dahan in ein Gebiet heran, in dem keine Dahan aufgedruckt sind.

spirit_island-part-leave_the_hostile_land = Das feindliche Land verlassen
spirit_island-does-leave_the_hostile_land = Verschiebe aus jedem Gebiet 1 Dahan je Einöde und Seuche dort in Gebiete ohne beides.

spirit_island-part-keep_far_from_the_lands_of_plague = Fern von den Ländern der Seuche
spirit_island-does-keep_far_from_the_lands_of_plague = Verschiebe auf jedem Spielplan insgesamt 3 Dahan aus Gebieten mit Seuche in Gebiete ohne Seuche.

spirit_island-part-coming_of_age_2_dahan = Erwachsenwerden (mindestens 2 Dahan)
spirit_island-does-coming_of_age_2_dahan = Füge auf jedem Spielplan in einem Gebiet mit mindestens 2 Dahan 1 Dahan hinzu.

spirit_island-part-coming_of_age_no_land_tokens = Erwachsenwerden (ohne Marker)
spirit_island-does-coming_of_age_no_land_tokens = Füge auf jedem Spielplan in einem Gebiet mit Dahan und ohne Einöde, Bestien, Seuche und Wildnis 1 Dahan hinzu.

spirit_island-part-coming_of_age_no_blight_disease = Erwachsenwerden (ohne Ödnis und Seuche)
spirit_island-does-coming_of_age_no_blight_disease = Füge auf jedem Spielplan in einem Gebiet mit Dahan und ohne Ödnis und Seuche 1 Dahan hinzu.

spirit_island-part-careful_defense = Vorsichtige Verteidigung
spirit_island-does-careful_defense = Beim Wüten in diesem Zug hat jedes Gebiet mit Dahan Verteidigung 2.

spirit_island-part-coordinated_defense = Abgestimmte Verteidigung
spirit_island-does-coordinated_defense = Beim Wüten in diesem Zug hat jedes Gebiet mit Dahan und Präsenz Verteidigung 5.

spirit_island-part-rally_to_the_defense_of_distant_kin = Fernen Verwandten zu Hilfe eilen
spirit_island-does-rally_to_the_defense_of_distant_kin = Hole auf jedem Spielplan 1 Dahan in ein Gebiet mit Dahan heran. Es hat Verteidigung 1 je Dahan dort.

spirit_island-part-coordinated_strikes = Abgestimmte Schläge
spirit_island-does-coordinated_strikes = In jedem Gebiet mit mindestens 3 Dahan 2 Schaden und Verteidigung 2.

spirit_island-part-engage_on_their_own_terms = Zu eigenen Bedingungen kämpfen
spirit_island-does-engage_on_their_own_terms = Beim Wüten in diesem Zug verursachen Dahan nur je 1 Schaden, aber bevor die Invasoren den ihren verursachen.

spirit_island-part-lay_ambushes = Hinterhalte legen
spirit_island-does-lay_ambushes = Beim Wüten in diesem Zug verursachen Dahan ihren Schaden gleichzeitig mit den Invasoren.

spirit_island-part-settlers_encroach_too_far = Siedler dringen zu weit vor
spirit_island-does-settlers_encroach_too_far = Verschiebe auf jedem Spielplan aus einem Gebiet mit Dahan und Dörfern 1 Dorf je 2 Dahan dort.

spirit_island-part-raiding_and_retaliation = Überfall und Vergeltung
spirit_island-does-raiding_and_retaliation = In jedem Gebiet mit einem Dorf oder einer Stadt 1 Schaden je Dahan. Dann verursacht jedes Dorf und jede Stadt dort 1 Schaden an Dahan; Verteidigung und Streit zählen.

spirit_island-part-a_thousand_small_struggles = Tausend kleine Kämpfe
spirit_island-does-a_thousand_small_struggles = Füge auf jedem Spielplan mit mindestens 4 Dörfern und Städten und höchstens 4 Dahan 1 Ödnis hinzu. Sie kommt in ein Gebiet ohne Dahan.

spirit_island-part-at_their_gates_demanding_redress = Vor ihren Toren, Wiedergutmachung fordernd
spirit_island-does-at_their_gates_demanding_redress = 2 Furcht für jedes Gebiet mit Dahan und einer Stadt.

spirit_island-part-speak_of_the_spirits_anger = Vom Zorn der Geister sprechen
spirit_island-does-speak_of_the_spirits_anger = 1 Furcht für jeden Spielplan mit Dahan in einem Gebiet mit einem Dorf oder einer Stadt.

spirit_island-part-blessings_of_bounty_and_health = Segen der Fülle und Gesundheit
spirit_island-does-blessings_of_bounty_and_health = Jeder Geist darf in einem seiner Gebiete mit Dahan 1 Dahan hinzufügen.

spirit_island-part-tell_the_old_stories = Die alten Geschichten erzählen
spirit_island-does-tell_the_old_stories = Jeder Geist mit insgesamt mindestens 2 Dahan in seinen Gebieten holt 1 Fähigkeitenkarte zurück. Oder er erhält 1 seiner eigenen vergessenen Fähigkeiten zurück.

spirit_island-part-clever_cooperation = Kluge Zusammenarbeit
spirit_island-does-clever_cooperation = Jeder Geist darf 1 seiner Präsenz aus einem Gebiet mit Dahan verschieben. 2 Schaden in dem Gebiet, das sie betritt.

spirit_island-part-offerings_of_story_and_season = Opfergaben aus Erzählung und Jahreszeit
spirit_island-does-offerings_of_story_and_season = Jeder Geist mit insgesamt mindestens 3 Dahan in seinen Gebieten erhält 1 Energie. Er darf 1 Fähigkeitenkarte zurückholen.

spirit_island-lasting-careful_defense = { $id }: Gebiete mit Dahan haben beim Wüten Verteidigung 2
spirit_island-lasting-coordinated_defense = { $id }: Gebiete mit Dahan und Präsenz haben beim Wüten Verteidigung 5
spirit_island-lasting-engage_on_their_own_terms = { $id }: Dahan verursachen je 1 Schaden vor den Invasoren
spirit_island-lasting-lay_ambushes = { $id }: Dahan schlagen gleichzeitig mit den Invasoren zu
spirit_island-ask-remember = { $id }: Welche vergessene Fähigkeit erhältst du zurück?
spirit_island-do-remember_forgotten = Erhalte eine eigene vergessene Fähigkeit zurück
