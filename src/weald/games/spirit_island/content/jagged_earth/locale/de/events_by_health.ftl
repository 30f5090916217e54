### Spirit Island, Jagged Earth: the event cards by the health of the island

spirit_island-name-the_frontier_calls = Die Grenze ruft
spirit_island-part-the_frontier_calls = Die Grenze ruft
spirit_island-does-the_frontier_calls = Entdecken fügt in dieser Invasoren-Phase in Gebieten ohne Dorf und Stadt 1 Entdecker mehr hinzu.
spirit_island-part-self_sacrifice_buys_time = Selbstaufopferung erkauft Zeit
spirit_island-does-self_sacrifice_buys_time = Jeder Geist zerstört 1 seiner Präsenz. Für den Rest des Zuges kommt die erste Ödnis, die auf die Insel kommt, 1 je Spieler, aus der Schachtel.

spirit_island-name-seek_new_farmland = Neues Ackerland suchen
spirit_island-part-seek_new_farmland = Neues Ackerland suchen
spirit_island-does-seek_new_farmland = Verschiebe aus jedem Gebiet mit mindestens 2 Dörfern 1 Dorf in ein Gebiet ohne Dorf.
spirit_island-part-voracious_consumption = Gieriger Verbrauch
spirit_island-does-voracious_consumption = Füge nach dem Wüten-Schritt auf jedem Spielplan in einem Gebiet mit einer Stadt und ohne Ödnis 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 2 Präsenz zerstören, um das zu verhindern.

spirit_island-name-gradual_corruption = Schleichende Verderbnis
spirit_island-part-gradual_corruption = Schleichende Verderbnis
spirit_island-does-gradual_corruption = Füge auf jedem Spielplan in einem Gebiet mit einem Dorf oder einer Stadt 1 Ödnis hinzu. Geister dürfen 1 Energie je Karte im Ablagestapel der Invasoren zahlen, um das auf einem Spielplan zu verhindern.
spirit_island-part-ravaged_wilderness = Verwüstete Natur
spirit_island-does-ravaged_wilderness = Entferne auf jedem Spielplan 1 Bestien aus einem Gebiet mit Ödnis und 1 Wildnis aus einem Gebiet mit Ödnis.

spirit_island-name-fortune_seekers = Glücksritter
spirit_island-part-fortune_seekers = Glücksritter
spirit_island-does-fortune_seekers = Die nächste Entdecken-Karte eskaliert nicht. Sie nennt alle Gebiete ohne Dorf und Stadt statt ihrer eigenen.
spirit_island-part-the_lands_bounty_exhausted = Die Fülle des Landes ist erschöpft
spirit_island-does-the_lands_bounty_exhausted = Beim Wüten in diesem Zug genügt in Gebieten ohne Präsenz 1 Schaden für Ödnis.

spirit_island-name-provincial_seat = Provinzhauptstadt
spirit_island-part-provincial_seat = Provinzhauptstadt
spirit_island-does-provincial_seat = Auf jedem Spielplan bauen Invasoren in einem Gebiet mit einer Stadt.
spirit_island-part-lands_hollow_of_promise = Länder ohne Verheißung
spirit_island-does-lands_hollow_of_promise = Füge auf jedem Spielplan in einem Gebiet ohne Präsenz 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 2 Präsenz zerstören, um das zu verhindern.

spirit_island-name-cities_rise = Städte wachsen empor
spirit_island-part-cities_rise = Städte wachsen empor
spirit_island-does-cities_rise = Ersetze auf jedem Spielplan in dem Gebiet mit den meisten Dörfern 2 Dörfer durch 2 Städte. Gibt es nur 1, ersetze es durch 1 Stadt.
spirit_island-part-depleted_soil = Ausgelaugter Boden
spirit_island-does-depleted_soil = Beim Wüten in diesem Zug genügt in Gebieten mit einem Dorf oder einer Stadt 1 Schaden für Ödnis.

spirit_island-name-thriving_trade = Blühender Handel
spirit_island-part-thriving_trade = Blühender Handel
spirit_island-does-thriving_trade = Füge auf jedem Spielplan in einem Küstengebiet mit einer Stadt 1 Stadt hinzu.
spirit_island-part-partitioned_wilderness = Zerteilte Wildnis
spirit_island-does-partitioned_wilderness = Füge auf jedem Spielplan, auf dem mindestens 4 Gebiete Dörfer haben, in einem Gebiet mit einem Dorf dort oder benachbart 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 3 Präsenz zerstören, um das zu verhindern.

spirit_island-name-wounded_lands_attract_explorers = Wundes Land lockt Entdecker an
spirit_island-part-wounded_lands_attract_explorers = Wundes Land lockt Entdecker an
spirit_island-does-wounded_lands_attract_explorers = Füge auf jedem Spielplan in einem Gebiet mit Ödnis 1 Entdecker hinzu.
spirit_island-part-the_worlds_vibrance_fades = Die Lebenskraft der Welt schwindet
spirit_island-does-the_worlds_vibrance_fades = 1 Ödnis je Spieler verlässt die Ödniskarte und das Spiel. Jeder Geist darf 2 seiner Präsenz zerstören, um 1 davon zu verhindern.

spirit_island-name-coastal_towns_multiply = Küstendörfer vermehren sich
spirit_island-part-coastal_towns_multiply = Küstendörfer vermehren sich
spirit_island-does-coastal_towns_multiply = Füge auf jedem Spielplan in einem Küstengebiet neben einem Küstengebiet mit einem Dorf 1 Dorf hinzu.
spirit_island-part-cooperation_among_towns = Zusammenarbeit der Dörfer
spirit_island-does-cooperation_among_towns = Wüten verursacht in diesem Zug in jedem Gebiet mit einem Dorf oder einer Stadt und ohne Streit 1 Schaden mehr.

spirit_island-name-civic_engagement = Bürgersinn
spirit_island-part-civic_engagement = Bürgersinn
spirit_island-does-civic_engagement = Entferne auf jedem Spielplan 1 Streit. Auf Spielplänen ohne Streit verursacht Wüten in diesem Zug in jedem Gebiet mit einem Dorf oder einer Stadt 1 Schaden mehr.
spirit_island-part-lifes_web_torn_asunder = Das Netz des Lebens zerrissen
spirit_island-does-lifes_web_torn_asunder = Füge auf jedem Spielplan mit mindestens 6 Ödnis in einem Gebiet neben Ödnis 1 Ödnis hinzu.

spirit_island-name-sprawl_contained_by_the_wilds = Ausbreitung, von der Wildnis begrenzt
spirit_island-part-sprawl_contained_by_the_wilds = Ausbreitung, von der Wildnis begrenzt
spirit_island-does-sprawl_contained_by_the_wilds = Füge auf jedem Spielplan in einem Gebiet ohne Invasoren 1 Wildnis hinzu. Invasoren bauen in dem Gebiet mit den meisten Dörfern und Städten, falls es welche gibt.
spirit_island-part-dissolution_threatens = Auflösung droht
spirit_island-does-dissolution_threatens = Jeder Geist zerstört 2 seiner Präsenz und fügt an Stelle jeder 1 Wildnis hinzu. Oder er fügt 1 seiner zerstörten Präsenz in einem seiner Gebiete hinzu, und im nächsten Zug sind alle seine Fähigkeiten verzögert und können nicht schnell gemacht werden.

spirit_island-name-the_struggles_of_growth = Die Mühen des Wachstums
spirit_island-part-the_struggles_of_growth = Die Mühen des Wachstums
spirit_island-does-the_struggles_of_growth = Jeder Geist zerstört 2 seiner Präsenz und erhält eine Fähigkeitenkarte. Oder er vergisst 1 Fähigkeitenkarte, erhält 2 Energie und darf bis zu 2 seiner Präsenz je bis zu 4 Gebiete weit bewegen.
spirit_island-part-blight_deepens = Die Ödnis wird tiefer
spirit_island-does-blight_deepens = Füge auf jedem Spielplan in einem Gebiet mit Ödnis 1 Ödnis hinzu, ohne dass sie sich ausbreitet. Geister dürfen auf dem Spielplan 1 Präsenz zerstören, um das zu verhindern.

spirit_island-lasting-the_frontier_calls = { $id }: 1 Entdecker mehr in entdeckten Gebieten ohne Dorf und Stadt
spirit_island-lasting-self_sacrifice_buys_time = { $id }: 1 Ödnis kommt aus der Schachtel
spirit_island-lasting-voracious_consumption = { $id }: Ödnis kommt noch in Gebiete mit einer Stadt und ohne Ödnis
spirit_island-lasting-fortune_seekers = { $id }: die nächste Entdecken-Karte nennt alle Gebiete ohne Dorf und Stadt
spirit_island-lasting-the_lands_bounty_exhausted = { $id }: 1 Schaden genügt für Ödnis in Gebieten ohne Präsenz
spirit_island-lasting-depleted_soil = { $id }: 1 Schaden genügt für Ödnis in Gebieten mit einem Dorf oder einer Stadt
spirit_island-lasting-cooperation_among_towns = { $id }: Wüten verursacht 1 Schaden mehr, wo ein Dorf oder eine Stadt ohne Streit ist
spirit_island-lasting-civic_engagement = { $id }: Wüten verursacht 1 Schaden mehr in Gebieten mit einem Dorf oder einer Stadt auf einem Spielplan
spirit_island-lasting-dissolution_threatens = { $id }: alle Fähigkeiten sind verzögert und können nicht schnell gemacht werden
spirit_island-ask-protect-board = { $id }: { $n } Energie zahlen, um es auf Spielplan { $board } zu verhindern?
spirit_island-do-dissolve_into_wilds = Zerstöre 2 Präsenz, mit Wildnis an Stelle jeder
spirit_island-do-hold_together = Füge 1 zerstörte Präsenz hinzu; im nächsten Zug sind alle deine Fähigkeiten verzögert
spirit_island-do-the_struggles_of_growth = Zerstöre 2 Präsenz und erhalte eine Fähigkeitenkarte
spirit_island-do-forget_and_wander = Vergiss eine Fähigkeitenkarte, erhalte 2 Energie, bewege bis zu 2 Präsenz
