### Spirit Island, Jagged Earth: the major powers, S to Z

spirit_island-name-settle_into_hunting_grounds = Sich in Jagdgründen niederlassen
spirit_island-effect-settle_into_hunting_grounds = Deine Präsenz darf in diesem Zug als Einöde und als Bestien zählen und kann nicht bewegt werden.
spirit_island-effect-settle_into_hunting_grounds-1 = 2 Furcht. 2 Schaden in einem deiner Gebiete.
spirit_island-lasting-settle_into_hunting_grounds = { $id }: Seine Präsenz zählt als Einöde und Bestien und bleibt, wo sie ist
spirit_island-ask-hunting-grounds = { $id }: Wie viel deiner Präsenz in { $land } zählt in dieser Aktion als Einöde?

spirit_island-name-sleep_and_never_waken = Schlafen und nie erwachen
spirit_island-effect-sleep_and_never_waken = Invasoren überspringen hier in diesem Zug alle Aktionen. Entferne bis zu 2 Entdecker. 1 Furcht je 2 Entdecker, die diese Fähigkeit entfernt.
spirit_island-effect-sleep_and_never_waken-1 = Entferne bis zu 6 Entdecker aus deinen Gebieten.
spirit_island-ask-remove-among = { $id }: Was wird entfernt (noch { $n })?

spirit_island-name-spill_bitterness_into_the_earth = Bitterkeit in die Erde gießen
spirit_island-effect-spill_bitterness_into_the_earth = 6 Schaden. Füge 2 Einöde oder Streit hinzu, beliebig gemischt. Füge 1 Ödnis hinzu. Füge in bis zu 3 angrenzenden Gebieten mit Ödnis je 1 Einöde oder 1 Streit hinzu.
spirit_island-effect-spill_bitterness_into_the_earth-1 = 1 Schaden an jedem Invasor in bis zu 3 angrenzenden Gebieten.

spirit_island-name-storm_swath = Sturmschneise
spirit_island-effect-storm_swath = 2 Furcht. 1 Schaden an jedem Invasor hier und im Ursprungsgebiet.
spirit_island-effect-storm_swath-1 = +1 Reichweite und +1 Furcht. 1 Schaden an jedem Invasor in einem Gebiet, das an beide angrenzt. Zerstöre in jedem dieser Gebiete 1 Dorf.

spirit_island-name-the_wounded_wild_turns_on_its_assailants = Die verwundete Wildnis wendet sich gegen ihre Angreifer
spirit_island-effect-the_wounded_wild_turns_on_its_assailants = Füge 2 Einöde hinzu. Hole bis zu 2 Bestien heran. 1 Schaden je Ödnis, je Bestien und je Wildnis hier.
spirit_island-effect-the_wounded_wild_turns_on_its_assailants-1 = 2 Furcht je Invasor, den diese Fähigkeit zerstört, höchstens 8.

spirit_island-name-thickets_erupt_with_every_touch_of_breeze = Dickichte sprießen bei jedem Hauch
spirit_island-effect-thickets_erupt_with_every_touch_of_breeze = 2 Schaden. Wähle: Füge 3 Wildnis hinzu; oder entferne 1 Ödnis.
spirit_island-effect-thickets_erupt_with_every_touch_of_breeze-1 = 1 Furcht. +2 Schaden.

spirit_island-name-transform_to_a_murderous_darkness = Zu mörderischer Finsternis werden
spirit_island-effect-transform_to_a_murderous_darkness = Der Geist darf eine seiner Heiligen Stätten wählen. Ersetze dort seine ganze Präsenz durch Einöde; diese Präsenz verlässt das Spiel. Verschiebe beliebig viele dieser Einöden. 3 Furcht und 3 Schaden je ersetzter Präsenz.
spirit_island-effect-transform_to_a_murderous_darkness-1 = 1 Schaden in einem angrenzenden Gebiet und noch einmal 1 Schaden in einem angrenzenden Gebiet.
spirit_island-ask-darkness = { $id }: Welche Heilige Stätte wird zu Finsternis?
spirit_island-event-came-of-presence = { $land }: Präsenz wird dazu, { $n }-mal: { spirit_island-kind }.

spirit_island-name-trees_radiate_celestial_brilliance = Bäume strahlen in himmlischem Glanz
spirit_island-effect-trees_radiate_celestial_brilliance = 3 Furcht. Verteidigung 6. Invasoren überspringen hier in diesem Zug das nächste Bauen.
spirit_island-effect-trees_radiate_celestial_brilliance-1 = 1 Schaden je Sonne, die du hast.
spirit_island-lasting-trees_radiate_celestial_brilliance = { $id }: Das nächste Bauen hier wird übersprungen

spirit_island-name-unleash_a_torrent_of_the_selfs_own_essence = Einen Strom des eigenen Wesens entfesseln
spirit_island-effect-unleash_a_torrent_of_the_selfs_own_essence = Wähle: Erhalte 4 Energie, und du darfst für 4 weitere eine Fähigkeitenkarte vergessen; oder bezahle Energie für Schaden. Je Energie, die du bezahlst, 1 Schaden in einem Gebiet in Reichweite 0.
spirit_island-effect-unleash_a_torrent_of_the_selfs_own_essence-1 = Du darfst beides tun.
spirit_island-do-gather_essence = Erhalte 4 Energie und vergiss für 4 weitere eine Fähigkeitenkarte, wenn du willst
spirit_island-do-unleash_essence = Bezahle Energie für Schaden in einem Gebiet in Reichweite 0
spirit_island-do-gather_and_unleash = Erhalte Energie und bezahle dann Energie für Schaden
spirit_island-ask-may-forget = { $id }: Welche Fähigkeitenkarte vergisst du für 4 Energie?
spirit_island-ask-pay-for-damage = { $id }: Wie viel Energie bezahlst du für Schaden in { $land }?

spirit_island-name-utter_a_curse_of_dread_and_bone = Einen Fluch aus Grauen und Gebein sprechen
spirit_island-effect-utter_a_curse_of_dread_and_bone = Je Ödnis hier und in angrenzenden Gebieten füge 1 Einöde, 1 Seuche oder 1 Streit hinzu, höchstens 3 von jedem. 2 Furcht. 1 Schaden.
spirit_island-effect-utter_a_curse_of_dread_and_bone-1 = Je Sorte hinzugefügter Marker füge in Reichweite 1 noch 1 davon hinzu. 1 Schaden in einem angrenzenden Gebiet.
spirit_island-ask-add-strife-to = { $id }: In welchem Gebiet kommt Streit hinzu?

spirit_island-name-vanish_softly_away_forgotten_by_all = Sanft entschwinden, von allen vergessen
spirit_island-effect-vanish_softly_away_forgotten_by_all = Wähle: Entferne 1 Invasor und 1 Entdecker oder Dorf; oder entferne alle beschädigten Invasoren. Keine Regel eines Gegenspielers oder Szenarios ändert daran etwas.
spirit_island-effect-vanish_softly_away_forgotten_by_all-1 = Entferne in 2 beliebigen Gebieten mit mindestens 4 Invasoren je 1 Invasor.
spirit_island-do-vanish_two = Entferne 1 Invasor und 1 Entdecker oder Dorf
spirit_island-do-vanish_damaged = Entferne alle beschädigten Invasoren

spirit_island-name-voice_of_command = Stimme des Befehls
spirit_island-effect-voice_of_command = 1 Schaden an Dörfern und Städten je Dahan und je Entdecker hier. Verteidigung 2. Wüten Invasoren in diesem Zug hier, kämpfen Entdecker an der Seite der Dahan.
spirit_island-effect-voice_of_command-1 = Hole zuerst bis zu 2 Entdecker, Dörfer oder Dahan heran.
spirit_island-lasting-voice_of_command = { $id }: Entdecker kämpfen an der Seite der Dahan

spirit_island-name-walls_of_rock_and_thorn = Mauern aus Fels und Dornen
spirit_island-effect-walls_of_rock_and_thorn = 2 Schaden. Verteidigung 8. Füge 1 Wildnis hinzu. Isoliere dieses Gebiet.
spirit_island-effect-walls_of_rock_and_thorn-1 = +2 Schaden und +2 Verteidigung. Füge 1 Einöde hinzu.

spirit_island-name-weave_together_the_fabric_of_place = Den Stoff der Orte verweben
spirit_island-effect-weave_together_the_fabric_of_place = Verbinde dieses Gebiet mit einem angrenzenden: Bis zum Ende des Zuges sind sie ein Gebiet mit beiden Geländearten. Dann teilst du, was dort ist, nach Belieben auf die beiden Gebiete auf; alles gilt als bewegt.
spirit_island-effect-weave_together_the_fabric_of_place-1 = Isoliere das verbundene Gebiet. Sind Invasoren darin, 2 Furcht, und entferne bis zu 2 Invasoren.
spirit_island-lasting-weave_together_the_fabric_of_place = { $id }: Zwei Gebiete sind eins
spirit_island-ask-join-with = { $id }: Mit welchem Gebiet wird es verbunden?
