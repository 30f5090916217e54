### Spirit Island: Thunderspeaker

spirit_island-name-thunderspeaker = Stimme des Donners
spirit_island-about-thunderspeaker = Sie zieht und kämpft mit den Dahan; wo sie fallen, fällt auch sie.
spirit_island-hard-thunderspeaker = Die Dahan am Leben halten: Mit ihnen fällt er.
spirit_island-voice-thunderspeaker = Hört ihr die Trommeln? Geht, wenn sie gehen, schlagt zu, wenn ich spreche.
spirit_island-growth-thunderspeaker-1 = Alle Karten zurückholen, zwei Fähigkeiten-Karten
spirit_island-growth-thunderspeaker-2 = Präsenz in Gebiete mit Dahan: in Reichweite 2 und in Reichweite 1
spirit_island-growth-thunderspeaker-3 = Präsenz in Reichweite 1, 4 Energie
spirit_island-guide-thunderspeaker-1 = Überfalle einen Entdecker, der gleich bauen würde. Dann verteile die Dahan und ziehe mit ihnen: Im nächsten Zug willst du neben mehreren von ihnen stehen.
spirit_island-guide-thunderspeaker-2 = Präsenz dorthin, wo die Dahan sind. Die teure Karte richtet Schaden an für jeden Dahan und jede deiner Präsenzen in ihrem Gebiet; die billige schützt einen Dahan, der gleich angegriffen wird. Die angeborene Fähigkeit zerstört ein Dorf neben Dahan.
spirit_island-guide-thunderspeaker-3 = Alles kommt zurück, und zwei neue Fähigkeiten kommen dazu. Wähle sie nach den Elementen deiner angeborenen Fähigkeiten.
spirit_island-icon-add_presence-dahan = Präsenz in Reichweite { $n } hinzufügen, in ein Gebiet mit Dahan

spirit_island-name-ally_of_the_dahan = Verbündete der Dahan
spirit_island-effect-ally_of_the_dahan = Immer wenn ein Dahan eines deiner Gebiete verlässt, darf 1 deiner Präsenz mitgehen.

spirit_island-name-sworn_to_victory = Dem Sieg verschworen
spirit_island-effect-sworn_to_victory = Nach einem Wüten, das Dahan zerstört hat, vernichte ebenso viele deiner Präsenz dort oder in angrenzenden Gebieten.

spirit_island-name-gather_the_warriors = Sammlung der Krieger
spirit_island-effect-gather_the_warriors-quick = Darf als Sofort-Fähigkeit genutzt werden.
spirit_island-effect-gather_the_warriors-1 = Hole bis zu 1 Dahan je Luft heran, die du hast. Verschiebe bis zu 1 Dahan je Sonne, die du hast.

spirit_island-name-lead_the_furious_assault = Führung des wilden Angriffs
spirit_island-effect-lead_the_furious_assault-quick = Darf als Sofort-Fähigkeit genutzt werden.
spirit_island-effect-lead_the_furious_assault-1 = Zerstöre 1 Dorf je 2 Dahan im Gebiet.
spirit_island-effect-lead_the_furious_assault-2 = Zerstöre 1 Stadt je 3 Dahan im Gebiet.

spirit_island-name-manifestation_of_power_and_glory = Gestalt aus Macht und Ruhm
spirit_island-effect-manifestation_of_power_and_glory = 1 Furcht. Jeder Dahan fügt 1 Schaden je deiner Präsenz im Gebiet zu.

spirit_island-name-sudden_ambush = Plötzlicher Hinterhalt
spirit_island-effect-sudden_ambush = Hole bis zu 1 Dahan heran. Jeder Dahan im Gebiet zerstört 1 Entdecker.

spirit_island-name-voice_of_thunder = Grollen des Donners
spirit_island-effect-voice_of_thunder = Verschiebe bis zu 4 Dahan; oder, wenn Invasoren da sind, 2 Furcht.

spirit_island-name-words_of_warning = Worte der Warnung
spirit_island-effect-words_of_warning = Verteidigung 3. Wüten hier in diesem Zug Invasoren, fügen die Dahan ihren Schaden gleichzeitig zu.

spirit_island-lasting-words_of_warning = { $id }: Dahan schlagen gleichzeitig mit den Invasoren zu
spirit_island-ask-ally-of-the-dahan = { $id }: Geht Präsenz mit dem Dahan von { $land } nach { $to }?
