### Spirit Island: the scenarios

spirit_island-effect-blitz = Alle Fähigkeiten sind sofort; die es ohnehin sind, kosten 1 weniger oder bringen 1 Energie, wenn sie nichts kosten. Anfangs mehr Ödnis, später weniger; Invasoren handeln zu Beginn einmal mehr, und jedes Entdecken bringt auf jedem Spielplan 1 Entdecker mehr.
spirit_island-effect-guard_the_isles_heart = Zu Beginn verschwinden alle Dörfer; das innere Gebiet jedes Spielplans bekommt 1 Entdecker und 1 Präsenz seines Geistes, und jeder Geist hat 1 schwache und 1 starke Fähigkeit mehr. Nach dem ersten Zug ist ein Dorf oder eine Stadt in einem inneren Gebiet eine Niederlage.
spirit_island-effect-rituals_of_terror = Alle Furcht-Karten sind im Stapel, aber Furcht hebt das Terrorlevel nicht, und verdiente Karten warten. Ein Ritual braucht ein Gebiet mit Präsenz aller Geister und 3 Dahan je Spieler und kostet 3 Energie und dort 3 Präsenz: Das Terrorlevel steigt um 1, alle verdienten Furcht-Karten werden ausgeführt, und die Dahan dort werden gleichmäßig verschoben. Das dritte Ritual gewinnt.
spirit_island-effect-dahan_insurrection = Nach jeder Aktion richtet jeder bewegte Dahan dort, wo er jetzt ist, 1 Schaden an; für jedes vernichtete Dorf kommt ein Entdecker, für jede Stadt ein Dorf in das nächste Gebiet mit Dahan. Ab Terrorlevel 2 zählen Gebiete mit mehr Dörfern und Städten als Dahan: auf Level 2 darf es keines geben, danach weniger als Spieler. Weniger als 2 Dahan je Spieler sind eine Niederlage.
spirit_island-ask-add-explorer = { spirit_island-name }: Welches entdeckte Gebiet bekommt noch einen Entdecker?
spirit_island-ask-ritual-energy = { spirit_island-name }: Wer zahlt Energie (noch { $n })?
spirit_island-ask-ritual-presence = { spirit_island-name }: Wer gibt Präsenz (noch { $n })?
spirit_island-ask-resettle = { spirit_island-name }: Zu welchen der nächsten Dahan kommen die Vertriebenen?
spirit_island-offer-rituals_of_terror = Ein Ritual durchführen: { $n } Energie und { $n } Präsenz
spirit_island-result-defeat-heart = Niederlage: Die Invasoren haben sich im Herzen der Insel niedergelassen.
spirit_island-result-defeat-dahan = Niederlage: Es sind zu wenige Dahan übrig.
spirit_island-result-defeat-uprising = Niederlage: Die Dahan haben sich erhoben, aber die Invasoren halten zu viele Gebiete.
