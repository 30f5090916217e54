### Spirit Island: Travel, an aspect of River Surges in Sunlight

spirit_island-name-travel = Sonnengenährter Fluss: Reise
spirit_island-about-travel = Dahan reisen entlang seiner Präsenz, und wo viele von ihnen leben, ist ihnen der Fluss heilig und wacht über sie.

spirit_island-name-travel_on_the_rivers_back = Reise auf dem Rücken des Flusses
spirit_island-effect-travel_on_the_rivers_back = Nach dem Wachstum dürfen bis zu 2 Dahan in deinen Gebieten jeweils in eines deiner Gebiete ziehen, das benachbarte Gebiete von dir mit ihrem verbinden.

spirit_island-name-people_tend_to_the_river_river_tends_to_the_people = Das Volk hütet den Fluss, der Fluss hütet das Volk
spirit_island-effect-people_tend_to_the_river_river_tends_to_the_people = Deine Gebiete mit mindestens 4 Dahan sind Heilige Stätten und haben Verteidigung 1.

spirit_island-ask-travel-from = { $id }: Aus welchem Gebiet reist ein Dahan?
spirit_island-ask-travel-to = { $id }: Wohin reist der Dahan?
