### Spirit Island, Promo-Paket 1: Serpent Slumbering Beneath the Island

spirit_island-name-serpent = Unter der Insel schlummernde Schlange
spirit_island-about-serpent = Sie erwacht langsam, gibt den anderen Geistern Kraft und wird gewaltig durch das, was sie von ihnen aufnimmt.
spirit_island-hard-serpent = Viele Runden lang schwach, und sie braucht Präsenz der anderen.
spirit_island-voice-serpent = Still. Weckt mich nicht, ehe ich ganz bin.
spirit_island-growth-serpent-1 = Alle Karten zurückholen, 1 Präsenz in ein angrenzendes Gebiet bewegen
spirit_island-growth-serpent-2 = Eine Fähigkeiten-Karte, 1 Energie
spirit_island-growth-serpent-3 = 4 Energie
spirit_island-growth-serpent-4 = Präsenz in Reichweite 3, in ein Gebiet ohne Ödnis

spirit_island-name-deep_slumber = Tiefer Schlummer
spirit_island-effect-deep_slumber = Du darfst 5 Präsenz auf der Insel haben und mehr mit jeder Präsenz, die Essenz aufnehmen hierher gebracht hat: 7, 8, 10, 11, 12, dann 13.

spirit_island-name-serpent_wakes_in_power = Mächtiges Erwachen
spirit_island-effect-serpent_wakes_in_power-1 = Erhalte 1 Energie. Andere Geister mit aufgenommener Präsenz erhalten auch 1 Energie.
spirit_island-effect-serpent_wakes_in_power-2 = Füge 1 Präsenz in Reichweite 1 hinzu. Andere Geister mit mindestens 2 aufgenommener Präsenz dürfen es auch.
spirit_island-effect-serpent_wakes_in_power-3 = Erhalte eine Starke Fähigkeit, ohne eine zu vergessen. Andere Geister mit mindestens 3 aufgenommener Präsenz dürfen es auch.

spirit_island-name-serpent_rouses_in_anger = Zorniges Erwachen
spirit_island-effect-serpent_rouses_in_anger-1 = Je Paar aus Feuer und Erde, das du hast, 1 Schaden an 1 Dorf oder Stadt.
spirit_island-effect-serpent_rouses_in_anger-2 = Je 2 Monde und 2 Erde, die du hast, 2 Furcht und du darfst 1 Dorf verschieben.
spirit_island-effect-serpent_rouses_in_anger-3 = Du darfst 7 Energie zahlen: in jedem Gebiet 1 Schaden je deiner Präsenz dort und in angrenzenden Gebieten.

spirit_island-name-absorb_essence = Essenz aufnehmen
spirit_island-effect-absorb_essence = Erhalte 3 Energie. 1 Präsenz des Geistes auf der Insel kommt für immer zu Tiefer Schlummer. Der Geist erhält 1 Element seiner Wahl und 1 Energie.

spirit_island-name-elemental_aegis = Schild der Elemente
spirit_island-effect-elemental_aegis = Verteidigung 2 hier und in allen angrenzenden Gebieten und 1 mehr je aufgenommener Präsenz.

spirit_island-name-gift_of_flowing_power = Gabe fließender Macht
spirit_island-effect-gift_of_flowing_power = Der Geist erhält 1 Energie. Er spielt 1 weitere Fähigkeiten-Karte für ihre Kosten; oder er erhält 1 Feuer und 1 Wasser.
spirit_island-do-gift_of_flowing_power = 1 Feuer und 1 Wasser erhalten

spirit_island-name-gift_of_the_primordial_deeps = Gabe der urzeitlichen Tiefen
spirit_island-effect-gift_of_the_primordial_deeps = Der Geist erhält eine Schwache Fähigkeit. Er spielt diese Karte jetzt für ihre Kosten; oder er erhält 1 Mond und 1 Erde.
spirit_island-do-gift_of_the_primordial_deeps = 1 Mond und 1 Erde erhalten
spirit_island-do-play_another_card = Eine Karte für ihre Kosten spielen

spirit_island-lasting-absorbed = { $id }: { $n } aufgenommen
spirit_island-ask-absorb-essence = { $id }: Welche Präsenz nimmst du auf?
spirit_island-ask-serpent-wakes = { $id }: Erhältst du eine Starke Fähigkeit?
spirit_island-ask-serpent-rouses = { $id }: Zahlst du 7 Energie für Schaden in jedem Gebiet?
