### Spirit Island: Rituals of Terror

spirit_island-name-rituals_of_terror = Rituale des Schreckens
spirit_island-option-scenario-rituals_of_terror = Rituale des Schreckens
spirit_island-effect-rituals_of_terror = Alle Furcht-Karten sind im Stapel, aber Furcht hebt das Terrorlevel nicht, und verdiente Karten warten. Ein Ritual braucht ein Gebiet mit Präsenz aller Geister und 3 Dahan je Spieler und kostet 3 Energie und dort 3 Präsenz: Das Terrorlevel steigt um 1, alle verdienten Furcht-Karten werden ausgeführt, und die Dahan dort werden gleichmäßig verschoben. Das dritte Ritual gewinnt.

spirit_island-ask-ritual-energy = { $id }: Wer zahlt Energie (noch { $n })?
spirit_island-ask-ritual-presence = { $id }: Wer gibt Präsenz (noch { $n })?
spirit_island-offer-rituals_of_terror = Ein Ritual durchführen: { $n } Energie und { $n } Präsenz
