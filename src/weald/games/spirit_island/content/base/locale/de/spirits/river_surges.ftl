### Spirit Island: River Surges in Sunlight

spirit_island-name-river_surges = Sonnengenährter Fluss
spirit_island-about-river_surges = Fluten, die Invasoren zum Meer zurückdrängen; in jedem Sumpf zu Hause.
spirit_island-hard-river_surges = Kaum etwas: Achte darauf, wohin die Fluten Dörfer schieben.
spirit_island-voice-river_surges = Ich steige, ich wende mich, ich trage die Boote heim ins Meer.
spirit_island-growth-river_surges-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte, 1 Energie
spirit_island-growth-river_surges-2 = Zweimal Präsenz in Reichweite 1
spirit_island-growth-river_surges-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 2
spirit_island-guide-river_surges-1 = Zwei Präsenzen von der Kartenleiste bringen sofort eine zweite Karte; im Sumpf zählen sie als Heilige Stätten. Verschiebe Invasoren aus einem Gebiet, in dem im nächsten Zug gebaut wird, und sammle zwei Dahan: Ein dritter kommt dazu, und du gewinnst Energie.
spirit_island-guide-river_surges-2 = Wieder von der Kartenleiste: drei Karten, und in jedem Zug kommt eine zurück auf die Hand. Sturzfluten verhindert ein Wüten oder einen Bau, die angeborene Fähigkeit ab ihrer zweiten Schwelle ebenso.
spirit_island-guide-river_surges-3 = Hole alles zurück und gewinne eine Fähigkeit, deren Elemente deine angeborene Fähigkeit nähren. Dieselben drei Karten erreichen ihre zweite Schwelle.
spirit_island-guide-river_surges-4 = Noch eine Präsenz von der Kartenleiste, und du spielst vier Karten. Wähle sie nach ihren Elementen: Die dritte Schwelle der angeborenen Fähigkeit räumt ein ganzes Gebiet.

spirit_island-name-rivers_domain = Reich des Flusses
spirit_island-effect-rivers_domain = In Sumpf ist schon eine einzige deiner Präsenz eine Heilige Stätte.

spirit_island-name-massive_flooding = Gewaltige Flut
spirit_island-effect-massive_flooding-1 = Verschiebe 1 Entdecker oder Dorf.
spirit_island-effect-massive_flooding-2 = Stattdessen: 2 Schaden, dann verschiebe bis zu 3 Entdecker oder Dörfer.
spirit_island-effect-massive_flooding-3 = Stattdessen: 2 Schaden an jedem Invasor.

spirit_island-name-boon_of_vigor = Segen der Kraft
spirit_island-effect-boon_of_vigor = Du erhältst 1 Energie; oder ein anderer Geist erhält 1 Energie je Karte, die er in diesem Zug ausgespielt hat.

spirit_island-name-flash_floods = Sturzfluten
spirit_island-effect-flash_floods = 1 Schaden; in einem Küstengebiet +1 Schaden.

spirit_island-name-rivers_bounty = Reichtum des Flusses
spirit_island-effect-rivers_bounty = Hole bis zu 2 Dahan heran. Sind es dann mindestens 2, füge 1 Dahan hinzu und erhalte 1 Energie.

spirit_island-name-wash_away = Fortgespült
spirit_island-effect-wash_away = Verschiebe bis zu 3 Entdecker oder Dörfer.
