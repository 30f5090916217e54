### Eröffnungen: ein Coach für die ersten Züge eines Geistes

learn-guide = Rat
learn-guide-title = { $id }, Zug { $turn }
learn-guide-why = Warum?
learn-guide-never = Kein Rat mehr
learn-guide-grow = Wachstum { $options }
learn-guide-or = Wachstum { $options } oder { $others }
learn-guide-from =
    { $track ->
        [energy] Präsenz von der Energieleiste
        [cards] Präsenz von der Kartenleiste
       *[both] Präsenz von beiden Leisten
    }
learn-guide-lands =
    { $lands ->
        [wetlands] am besten im Sumpf
        [jungle] am besten im Dschungel
        [dahan] wo Dahan sind
        [ocean] in die Ozeane
        [coastal] an die Küste
        [jungle-beasts] in einen Dschungel oder zu Bestien
       *[jungle-wetlands] in Dschungel oder Sumpf
    }
learn-guide-play = { $cards } spielen
learn-guide-use = { $powers } einsetzen
learn-guide-own = spielen, was zur Lage passt
learn-guide-line = Rat: { $parts }.

learn-guide-river_surges-1 = Zwei Präsenzen von der Kartenleiste bringen sofort eine zweite Karte; im Sumpf zählen sie als Heilige Stätten. Verschiebe Invasoren aus einem Gebiet, in dem im nächsten Zug gebaut wird, und sammle zwei Dahan: Ein dritter kommt dazu, und du gewinnst Energie.
learn-guide-river_surges-2 = Wieder von der Kartenleiste: drei Karten, und in jedem Zug kommt eine zurück auf die Hand. Sturzfluten verhindert ein Wüten oder einen Bau, die angeborene Fähigkeit ab ihrer zweiten Schwelle ebenso.
learn-guide-river_surges-3 = Hole alles zurück und gewinne eine Fähigkeit, deren Elemente deine angeborene Fähigkeit nähren. Dieselben drei Karten erreichen ihre zweite Schwelle.
learn-guide-river_surges-4 = Noch eine Präsenz von der Kartenleiste, und du spielst vier Karten. Wähle sie nach ihren Elementen: Die dritte Schwelle der angeborenen Fähigkeit räumt ein ganzes Gebiet.
learn-guide-vital_strength-1 = Eine zweite Präsenz in einem bedrohten Dschungel macht ihn zur Heiligen Stätte, die sich selbst verteidigt; die Energie bezahlt eine teure Karte. Ist kein Dschungel in Gefahr, gewinne lieber eine Fähigkeit. Die billige Wahl ist Lockruf der fruchtbaren Erde.
learn-guide-vital_strength-2 = Wieder von der Kartenleiste: ab jetzt zwei Karten. Verteidige ein Gebiet, in dem gewütet wird, oder spiele zwei Karten, mit deren Elementen die angeborene Fähigkeit eine billige wiederholt.
learn-guide-vital_strength-3 = Hole deine Karten zurück, wenn du Energie für sie hast, sonst wachse für Energie. Sammle mit der einen Karte drei Dahan und schlage dort mit der anderen zu: Neben ihnen richtet sie viel mehr Schaden an.
learn-guide-lightning-1 = Zwei Präsenzen von der Energieleiste, eine davon, wo du schon bist: eine Heilige Stätte in Reichweite eines Dorfs. Zerstöre es sofort, wenn es jetzt wütet, verzögert, wenn im nächsten Zug.
learn-guide-lightning-2 = Die Energie bezahlt drei Karten auf einmal, und ihre Elemente wecken die angeborene Fähigkeit. Lass es stürmen, wo Entdecker bauen würden, und verschiebe Dahan dorthin, wo sie gegen einen einzelnen Entdecker zurückschlagen.
learn-guide-lightning-3 = Hole alles zurück. Diese drei Karten haben zusammen die Elemente für die angeborene Fähigkeit: Zwei Dörfer können in einem Zug fallen.
learn-guide-shadows-1 = Jetzt Energie, und zwei Karten pro Zug. Sammle Dahan, wo gewütet werden wird, verscheuche ein Dorf oder einen Entdecker aus einem Gebiet, und die angeborene Fähigkeit holt einen Entdecker, bevor er baut.
learn-guide-shadows-2 = Verbirg die Dahan vor dem Wüten: Sie schlagen unversehrt zurück. Die andere Karte erreicht für eine Energie jedes Gebiet mit Dahan, wie fern es auch ist.
learn-guide-shadows-3 = Spiele die billigen Fähigkeiten, die du gewonnen hast, mit Mond und Feuer für die angeborene Fähigkeit.
learn-guide-shadows-4 = Jetzt alles zurückholen und noch eine Fähigkeit gewinnen. Ab hier sagt dir die Insel, was sie braucht.
learn-guide-rampant_green-1 = Breite dich von beiden Leisten aus und spiele in diesem Zug eine Karte mehr. Eine Karte und die angeborene Fähigkeit machen je einen Schaden: Zusammen fällt ein Dorf. Allein dient die Gabe nur wegen ihrer Elemente.
learn-guide-rampant_green-2 = Energie für die teure Karte und eine Fähigkeit. Verschiebe ein Dorf oder Dahan dorthin, wo es am meisten nützt; mit genug Pflanzen verteidigen die angeborenen Fähigkeiten ein Gebiet und schlagen neben einem Dahan zu.
learn-guide-rampant_green-3 = Hole alles zurück. Wähle die Leiste, die du mehr brauchst, und Karten mit den Elementen deiner angeborenen Fähigkeiten. Eine Präsenz, die du auf einer Heiligen Stätte opferst, verhindert immer noch ein Wüten oder einen Bau.
learn-guide-thunderspeaker-1 = Überfalle einen Entdecker, der gleich bauen würde. Dann verteile die Dahan und ziehe mit ihnen: Im nächsten Zug willst du neben mehreren von ihnen stehen.
learn-guide-thunderspeaker-2 = Präsenz dorthin, wo die Dahan sind. Die teure Karte richtet Schaden an für jeden Dahan und jede deiner Präsenzen in ihrem Gebiet; die billige schützt einen Dahan, der gleich angegriffen wird. Die angeborene Fähigkeit zerstört ein Dorf neben Dahan.
learn-guide-thunderspeaker-3 = Alles kommt zurück, und zwei neue Fähigkeiten kommen dazu. Wähle sie nach den Elementen deiner angeborenen Fähigkeiten.
learn-guide-bringer-1 = Du zerstörst nichts: Dein Schaden wird zu Furcht und verschiebt Invasoren. Sammle Dahan für den nächsten Zug, dann ängstige ein Gebiet voller Invasoren.
learn-guide-bringer-2 = Setze die Karte, die Furcht in Verteidigung verwandelt, kurz vor der angeborenen Fähigkeit ein, die Furcht macht. Die andere Karte zuletzt; mit Dahan kann sie eine Starke Fähigkeit bringen.
learn-guide-bringer-3 = Hole deine Karten zurück, oder gewinne noch eine Fähigkeit, wenn du genug zu spielen hast.
learn-guide-ocean-1 = Präsenz in den Ozeanen gibt dir die ganze Küste. Zieh Entdecker aufs Meer, bevor sie bauen; was ertrinkt, wird zu Energie. Der Segen hilft einem anderen Geist; allein dient er nur wegen seiner Elemente.
learn-guide-ocean-2 = Die Flut trägt dich an Land: Sei dort, wo an einer Küste gewütet wird. Verteidige dort mit der einen Karte Dahan, und verschlinge mit der anderen Invasoren, wo kein Dahan steht. Spiele die gewonnene Fähigkeit dazu.
learn-guide-ocean-3 = Wieder hinaus aufs Meer: Präsenz sammelt sich in den Ozeanen, und alle Karten kommen zurück. Hin und her, Zug um Zug, ist dein Rhythmus.
learn-guide-keeper-1 = Gewinne zuerst eine Fähigkeit. Ist sie kostenlos, nimm Präsenz von der Kartenleiste und spiele beide, sonst von der Energieleiste. Schaffe in diesem und im nächsten Zug Heilige Stätten, und lass Wildnis einen Bau verhindern.
learn-guide-keeper-2 = Zwei Präsenzen und eine Fähigkeit für drei Energie. Gib höchstens zwei für Karten aus: Im nächsten Zug willst du sechs haben.
learn-guide-keeper-3 = Jetzt der Zorn: Neben vielen Heiligen Stätten zerstört er fast alles. Billige Fähigkeiten mit Pflanze und Feuer dazu bringen die angeborene Fähigkeit über die zweite Schwelle.
learn-guide-keeper-4 = Hole alles zurück; das andere Wachstum ist das des Zuges davor, wenn du es bezahlen kannst.
learn-guide-sharp_fangs-1 = Gewinne eine Fähigkeit, möglichst mit Tier. Bestien laufen, und deine Präsenz läuft mit: So erreichen die Karten für das eigene Gebiet die Orte, an denen gleich gebaut wird.
learn-guide-sharp_fangs-2 = Energie und eine Karte mehr. Schlage neben dem Dschungel zu, bevor dort gebaut wird, und füge Bestien hinzu: Mit jeder schlägt die angeborene Fähigkeit härter zu.
learn-guide-sharp_fangs-3 = Hole alles zurück und gewinne eine Fähigkeit mit Tier und Pflanze. Von nun an Präsenz in einem Zug, Zurückholen im nächsten: So bleiben beide angeborenen Fähigkeiten genährt.
