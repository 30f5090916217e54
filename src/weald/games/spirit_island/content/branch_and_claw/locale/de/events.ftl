### Spirit Island, Branch & Claw: the event cards by stage, terror level and health of the island

spirit_island-name-seeking_the_interior = Suche nach dem Landesinneren
spirit_island-part-seeking_the_interior = Suche nach dem Landesinneren
spirit_island-does-seeking_the_interior = Verschiebe aus jedem Küstengebiet 1 Entdecker in ein Binnengebiet.
spirit_island-part-local_diaspora = Örtliche Zerstreuung
spirit_island-does-local_diaspora = Verschiebe aus dem Gebiet mit den meisten Invasoren 1 Entdecker oder Dorf in jedes benachbarte Gebiet.

spirit_island-name-wave_of_reconnaissance = Welle der Erkundung
spirit_island-part-wave_of_reconnaissance = Welle der Erkundung
spirit_island-does-wave_of_reconnaissance = Jedes Gebiet, das in diesem Zug entdeckt wird, erhält 1 Entdecker mehr.
spirit_island-part-urbanization = Verstädterung
spirit_island-does-urbanization = Ersetze in jedem Gebiet mit mindestens 2 Dörfern die Hälfte der Dörfer, aufgerundet, durch Städte.
spirit_island-lasting-wave_of_reconnaissance = { $id }: entdeckte Gebiete erhalten 1 Entdecker mehr

spirit_island-name-interesting_discoveries = Interessante Entdeckungen
spirit_island-part-interesting_discoveries = Interessante Entdeckungen
spirit_island-does-interesting_discoveries = Hole auf jedem Spielplan an einer Heiligen Stätte 1 Entdecker heran und füge 1 Entdecker hinzu.
spirit_island-part-increasing_aggression = Wachsende Angriffslust
spirit_island-does-increasing_aggression = Wüten verursacht in diesem Zug in jedem Gebiet 1 Schaden mehr.
spirit_island-lasting-increasing_aggression = { $id }: Wüten verursacht 1 Schaden mehr

spirit_island-name-strange_tales_attract_explorers = Seltsame Geschichten locken Entdecker an
spirit_island-part-strange_tales_attract_explorers = Seltsame Geschichten locken Entdecker an
spirit_island-does-strange_tales_attract_explorers = 1 Furcht für jeden Geist mit einer Heiligen Stätte. Füge nach dem Vorrücken der Invasoren-Karten in jedem Gebiet mit einer Heiligen Stätte 1 Entdecker hinzu.
spirit_island-part-fortification = Befestigung
spirit_island-does-fortification = Nach dem Vorrücken der Invasoren-Karten bauen Invasoren in einer Geländeart, die keine von ihnen zeigt.
spirit_island-lasting-fortification = { $id }: Invasoren bauen noch in einer Geländeart, die keine Karte zeigt
spirit_island-lasting-strange_tales_attract_explorers = { $id }: Entdecker kommen noch zu Heiligen Stätten

spirit_island-name-cultural_assimilation = Kulturelle Angleichung
spirit_island-part-cultural_assimilation = Kulturelle Angleichung
spirit_island-does-cultural_assimilation = Wähle auf jedem Spielplan ein Gebiet mit genau 1 Dahan und einer Stadt dort oder benachbart. Ersetze den Dahan durch 1 Dorf.
spirit_island-part-reprisal_against_the_dahan = Vergeltung an den Dahan
spirit_island-does-reprisal_against_the_dahan = Auf jedem Spielplan 3 Schaden an Dahan in einem Gebiet mit Dorf oder Stadt. Verteidigung durch Fähigkeiten zählt nicht.

spirit_island-name-investigation_of_dangers = Erforschung der Gefahren
spirit_island-part-investigation_of_dangers = Erforschung der Gefahren
spirit_island-does-investigation_of_dangers = Füge auf jedem Spielplan in einem Gebiet ohne Invasoren und Dahan 1 Entdecker hinzu.
spirit_island-part-destroy_the_unnatural = Vernichtet das Widernatürliche!
spirit_island-does-destroy_the_unnatural = Wüten verursacht in diesem Zug in jedem Gebiet mit Präsenz 3 Schaden mehr.
spirit_island-lasting-destroy_the_unnatural = { $id }: Wüten verursacht in Gebieten mit Präsenz 3 Schaden mehr

spirit_island-name-distant_exploration = Weite Erkundung
spirit_island-part-distant_exploration = Weite Erkundung
spirit_island-does-distant_exploration = Invasoren entdecken in dieser Invasoren-Phase von Dörfern, Städten und Ozeanen aus, die bis zu 2 Gebiete entfernt sind.
spirit_island-part-fearful_mobs = Ängstlicher Mob
spirit_island-does-fearful_mobs = Wüten verursacht in diesem Zug in jedem Gebiet mit mindestens 3 Invasoren 3 Schaden mehr.
spirit_island-lasting-fearful_mobs = { $id }: Wüten verursacht in Gebieten mit mindestens 3 Invasoren 3 Schaden mehr
spirit_island-lasting-distant_exploration = { $id }: Invasoren entdecken aus bis zu 2 Gebieten Entfernung

spirit_island-name-putting_down_roots = Wurzeln schlagen
spirit_island-part-putting_down_roots = Wurzeln schlagen
spirit_island-does-putting_down_roots = Ersetze auf jedem Spielplan 1 Entdecker in einem Binnengebiet durch 1 Dorf.
spirit_island-part-the_center_crumbles = Die Mitte zerfällt
spirit_island-does-the_center_crumbles = Füge auf jedem Spielplan mit Invasoren in einem Binnengebiet 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 3 Präsenz zerstören, um das zu verhindern.

spirit_island-name-search_for_new_lands = Suche nach neuem Land
spirit_island-part-search_for_new_lands = Suche nach neuem Land
spirit_island-does-search_for_new_lands = Verschiebe aus jedem Gebiet mit mindestens 2 Entdeckern 1 Entdecker in ein Gebiet ohne Invasoren.
spirit_island-part-devastated_shores = Verwüstete Küsten
spirit_island-does-devastated_shores = Füge auf jedem Spielplan mit Invasoren in einem Küstengebiet 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 2 Präsenz zerstören, um das zu verhindern.

spirit_island-name-invaders_surge_inland = Invasoren drängen ins Landesinnere
spirit_island-part-invaders_surge_inland = Invasoren drängen ins Landesinnere
spirit_island-does-invaders_surge_inland = Bewege auf jedem Spielplan 1 Dorf aus einem Küstengebiet 1 oder 2 Gebiete landeinwärts.
spirit_island-part-widening_destruction = Die Zerstörung weitet sich aus
spirit_island-does-widening_destruction = Füge auf jedem Spielplan in einem Gebiet mit Dorf oder Stadt dort oder benachbart 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 2 Präsenz zerstören, um das zu verhindern.

spirit_island-name-tight_knit_communities = Enge Gemeinschaften
spirit_island-part-tight_knit_communities = Enge Gemeinschaften
spirit_island-does-tight_knit_communities = Dörfer und Städte haben für den Rest des Zuges 1 Leben mehr.
spirit_island-part-blight_spreads = Die Ödnis breitet sich aus
spirit_island-does-blight_spreads = Füge auf jedem Spielplan in einem Gebiet neben einer Ödnis 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 2 Präsenz zerstören, um das zu verhindern.
spirit_island-lasting-tight_knit_communities = { $id }: Dörfer und Städte haben 1 Leben mehr

spirit_island-name-well_prepared_explorers = Gut vorbereitete Entdecker
spirit_island-part-well_prepared_explorers = Gut vorbereitete Entdecker
spirit_island-does-well_prepared_explorers = Entdecker haben für den Rest des Zuges 1 Leben mehr.
spirit_island-lasting-well_prepared_explorers = { $id }: Entdecker haben 1 Leben mehr

spirit_island-name-population_rises = Die Bevölkerung wächst
spirit_island-part-population_rises = Die Bevölkerung wächst
spirit_island-does-population_rises = Füge auf jedem Spielplan in einem Gebiet mit einem Entdecker oder Dorf 1 Dorf hinzu.
spirit_island-part-power_fades = Die Macht schwindet
spirit_island-does-power_fades = Jeder Geist zerstört 2 seiner Präsenz oder vergisst 2 Fähigkeitenkarten. Oder 1 Ödnis verlässt die Ödniskarte und das Spiel.
spirit_island-do-population_rises = Vergiss 2 Fähigkeitenkarten

spirit_island-name-urban_development = Stadtentwicklung
spirit_island-part-urban_development = Stadtentwicklung
spirit_island-does-urban_development = Beim nächsten normalen Wüten verursacht jede Stadt 2 Schaden mehr.
spirit_island-part-festering_pits_of_blight = Eiternde Gruben der Ödnis
spirit_island-does-festering_pits_of_blight = Füge auf jedem Spielplan mit Invasoren in einem Gebiet mit mindestens 2 Ödnis 1 Ödnis hinzu, ohne dass sie sich ausbreitet.
spirit_island-lasting-urban_development = { $id }: Städte verursachen beim nächsten normalen Wüten 2 Schaden mehr

spirit_island-name-heavy_farming = Schwere Feldarbeit
spirit_island-part-heavy_farming = Schwere Feldarbeit
spirit_island-does-heavy_farming = Beim nächsten normalen Wüten verursacht jedes Dorf 1 Schaden mehr.
spirit_island-part-overcrowded_cities = Überfüllte Städte
spirit_island-does-overcrowded_cities = Füge auf jedem Spielplan mit einer Stadt in einem Gebiet mit einer Stadt 1 Ödnis hinzu. Geister dürfen auf dem Spielplan 2 Präsenz zerstören, um das zu verhindern.
spirit_island-lasting-heavy_farming = { $id }: Dörfer verursachen beim nächsten normalen Wüten 1 Schaden mehr

spirit_island-name-promising_farmland = Vielversprechendes Ackerland
spirit_island-part-promising_farmland = Vielversprechendes Ackerland
spirit_island-does-promising_farmland = Bei diesem Entdecken ist auf jedem Spielplan 1 der neuen Entdecker stattdessen ein Dorf.
spirit_island-part-new_cash_crops_take_hold = Neue Handelspflanzen setzen sich durch
spirit_island-does-new_cash_crops_take_hold = Invasoren wüten in einer Geländeart, die keine Invasoren-Karte im Spiel zeigt. Auf einem Spielplan, auf dem Geister 2 Präsenz zerstören, tun sie es nicht.
spirit_island-lasting-promising_farmland = { $id }: auf jedem Spielplan ist 1 neuer Entdecker ein Dorf

spirit_island-name-slave_rebellion = Sklavenaufstand
spirit_island-part-small_uprising = Kleiner Aufruhr
spirit_island-does-small_uprising = Lege auf jedem Spielplan 1 Streit auf ein Dorf. Ziehe dann ein weiteres Ereignis; diese Karte kommt zurück unter die obersten 3 Karten des Ereignisstapels.
spirit_island-part-rebellion = Aufstand!
spirit_island-does-rebellion = Zerstöre auf jedem Spielplan 1 Dorf und lege je 1 Streit auf 2 Dörfer oder Städte. Dann erleidet jeder Invasor 1 Schaden für jeden Streit auf ihm. Ziehe dann ein weiteres Ereignis.
