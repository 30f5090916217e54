### Spirit Island, Jagged Earth: the event cards by invader stage

spirit_island-name-harvest_bounty_harvest_dust = Reiche Ernte, Ernte von Staub
spirit_island-part-harvest_bounty_harvest_dust = Reiche Ernte, Ernte von Staub
spirit_island-does-harvest_bounty_harvest_dust = Auf einer gesunden Insel wüten Invasoren auf jedem Spielplan in einem Gebiet mit einem Dorf oder einer Stadt. Auf einer verödeten Insel verschiebe auf jedem Spielplan 1 Dorf aus einem Gebiet mit mindestens 2 Dörfern oder Städten in ein Gebiet ohne Dorf und Stadt.
spirit_island-part-widespread_clearcutting = Weitreichender Kahlschlag
spirit_island-does-widespread_clearcutting = Wähle auf jedem Spielplan ein Gebiet mit einem Dorf oder einer Stadt und füge dort 1 Ödnis hinzu, ohne dass sie sich ausbreitet. Geister dürfen dort 2 Präsenz und Dahan, beliebig gemischt, zerstören, um das zu verhindern.

spirit_island-name-invested_aristocracy = Beteiligter Adel
spirit_island-part-invested_aristocracy = Beteiligter Adel
spirit_island-does-invested_aristocracy = Füge nach dem Wüten-Schritt auf jedem Spielplan, auf dem er keine Ödnis hinzugefügt hat, 1 Dorf hinzu. Es kommt in das Gebiet ohne Invasoren mit der höchsten Nummer.
spirit_island-part-foreign_dignitaries_visit = Fremde Würdenträger zu Besuch
spirit_island-does-foreign_dignitaries_visit = Auf einer gesunden Insel verursacht Wüten in diesem Zug im passenden Gebiet mit der niedrigsten Nummer jedes Spielplans 2 Schaden mehr. Auf einer verödeten Insel legt 1 unbenutzte Furcht-Karte auf den Furcht-Stapel.

spirit_island-name-mapmakers_chart_the_wild = Kartografen vermessen die Wildnis
spirit_island-part-mapmakers_chart_the_wild = Kartografen vermessen die Wildnis
spirit_island-does-mapmakers_chart_the_wild = Wildnis verhindert in dieser Invasoren-Phase kein Entdecken. Auf Spielplänen ohne Wildnis erhält jedes entdeckte Gebiet 1 Entdecker mehr.

spirit_island-name-no_bravery_without_numbers = Keine Tapferkeit ohne Überzahl
spirit_island-part-no_bravery_without_numbers = Keine Tapferkeit ohne Überzahl
spirit_island-does-no_bravery_without_numbers = Invasoren wüten in diesem Zug nicht in Gebieten, in denen sie nicht mehr sind als das Terrorlevel.
spirit_island-part-courage_of_the_crowd = Der Mut der Menge
spirit_island-does-courage_of_the_crowd = Invasoren wüten in diesem Zug nicht in Gebieten, in denen sie nicht mehr sind als das Terrorlevel. Anderes Wüten verursacht in jedem Gebiet 2 Schaden mehr.

spirit_island-name-smaller_ports_spring_up = Kleinere Häfen entstehen
spirit_island-part-smaller_ports_spring_up = Kleinere Häfen entstehen
spirit_island-does-smaller_ports_spring_up = Füge auf jedem Spielplan mit genau 1 Stadt in seinen Küstengebieten in einem Küstengebiet ohne Stadt 1 Dorf hinzu.
spirit_island-part-extensive_building = Umfangreiche Bauten
spirit_island-does-extensive_building = Auf jedem Spielplan bauen Invasoren in einem Gebiet mit Invasoren, das keine Bauen-Karte nennt.

spirit_island-lasting-invested_aristocracy = { $id }: Dörfer kommen noch auf Spielpläne, auf denen Wüten keine Ödnis hinzufügt
spirit_island-lasting-foreign_dignitaries_visit = { $id }: Wüten verursacht im passenden Gebiet mit der niedrigsten Nummer jedes Spielplans 2 Schaden mehr
spirit_island-lasting-mapmakers_chart_the_wild = { $id }: Wildnis verhindert kein Entdecken; mehr Entdecker auf Spielplänen ohne Wildnis
spirit_island-lasting-no_bravery_without_numbers = { $id }: kein Wüten, wo Invasoren nicht mehr sind als das Terrorlevel
spirit_island-lasting-courage_of_the_crowd = { $id }: kein Wüten, wo Invasoren nicht mehr sind als das Terrorlevel, sonst 2 Schaden mehr
spirit_island-ask-spare-land = { $id }: 2 Präsenz und Dahan in { $land } zerstören, um es zu verhindern?
spirit_island-ask-give-dahan = { $id }: Wie viele der 2 sind Dahan aus { $land }?
