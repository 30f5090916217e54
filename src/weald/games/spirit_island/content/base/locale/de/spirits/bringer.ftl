### Spirit Island: Bringer of Dreams and Nightmares

spirit_island-name-bringer = Bote der Albträume
spirit_island-about-bringer = Furcht ist seine Waffe: Was er zerstört, zerstört er nur im Traum, und wer erwacht, flieht.
spirit_island-hard-bringer = Er entfernt kaum Invasoren; das Land muss halten, bis die Furcht siegt.
spirit_island-voice-bringer = Schlaft. Ich zeige nur, was ihr übers Meer gebracht habt.
spirit_island-growth-bringer-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte
spirit_island-growth-bringer-2 = Eine Karte zurückholen, Präsenz in Reichweite 0
spirit_island-growth-bringer-3 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 1
spirit_island-growth-bringer-4 = Präsenz in Reichweite 4 in ein Gebiet mit Dahan oder Invasoren, 2 Energie
spirit_island-guide-bringer-1 = Du zerstörst nichts: Dein Schaden wird zu Furcht und verschiebt Invasoren. Sammle Dahan für den nächsten Zug, dann ängstige ein Gebiet voller Invasoren.
spirit_island-guide-bringer-2 = Setze die Karte, die Furcht in Verteidigung verwandelt, kurz vor der angeborenen Fähigkeit ein, die Furcht macht. Die andere Karte zuletzt; mit Dahan kann sie eine Starke Fähigkeit bringen.
spirit_island-guide-bringer-3 = Hole deine Karten zurück, oder gewinne noch eine Fähigkeit, wenn du genug zu spielen hast.
spirit_island-icon-add_presence-dahan_invaders = Präsenz in Reichweite { $n } hinzufügen, in ein Gebiet mit Dahan oder Invasoren

spirit_island-name-to_dream_a_thousand_deaths = Traum von tausend Toden
spirit_island-effect-to_dream_a_thousand_deaths = Deine Fähigkeiten richten keinen Schaden an und zerstören nichts. Entdecker, Dörfer und Städte, die sie zerstören würden, bringen stattdessen 0, 2 und 5 Furcht, jedes nur einmal je Nutzung; Entdecker und Dörfer werden verschoben.

spirit_island-name-spirits_may_yet_dream = Auch Geister träumen
spirit_island-effect-spirits_may_yet_dream-1 = Decke eine verdeckte Furcht-Karte auf; sie wird verdient und ausgeführt wie sonst.
spirit_island-effect-spirits_may_yet_dream-2 = Der Geist erhält 1 eines Elements, das er schon hat.

spirit_island-name-night_terrors = Nachtschrecken
spirit_island-effect-night_terrors-1 = 1 Furcht.
spirit_island-effect-night_terrors-2 = +1 Furcht.
spirit_island-effect-night_terrors-3 = +1 Furcht.

spirit_island-name-call_on_midnights_dream = Ruf des Mitternachtstraums
spirit_island-effect-call_on_midnights_dream = Sind Dahan da, erhalte eine starke Fähigkeit, und wenn du dafür diese Karte vergisst, erhalte 1 Energie je Dahan und du darfst die Fähigkeit sofort für ihre Kosten ausspielen; oder, wenn Invasoren da sind, 2 Furcht.

spirit_island-name-dread_apparitions = Grauenvolle Erscheinungen
spirit_island-effect-dread_apparitions = Verteidigung 1 hier für jede Furcht, die Fähigkeiten in diesem Zug in diesem Gebiet bringen; zerstörte Dörfer und Städte zählen nicht. 1 Furcht.

spirit_island-name-dreams_of_the_dahan = Träume der Dahan
spirit_island-effect-dreams_of_the_dahan = Hole bis zu 2 Dahan heran; oder, wenn ein Dorf oder eine Stadt da ist, 1 Furcht je Dahan, höchstens 3.

spirit_island-name-predatory_nightmares = Räuberische Albträume
spirit_island-effect-predatory_nightmares = 2 Schaden, im Traum. Verschiebe bis zu 2 Dahan.

spirit_island-lasting-dread_apparitions = { $id }: Furcht durch Fähigkeiten verteidigt dieses Gebiet
spirit_island-do-dream_of_power = Eine starke Fähigkeit erhalten
spirit_island-ask-see-fear = { $id }: Welche Furcht-Karte deckst du auf?
spirit_island-event-dreamt = Im Traum zerstört in { $land }: { spirit_island-kind }.
spirit_island-event-fear-seen = Eine Furcht-Karte wird aufgedeckt: { $id }.
