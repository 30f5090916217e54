### Spirit Island, Branch & Claw: Sharp Fangs Behind the Leaves

spirit_island-name-sharp_fangs = Reißzähne im Dickicht
spirit_island-about-sharp_fangs = Der Geist streift mit den Bestien durch den Dschungel und hetzt sie auf die Invasoren.
spirit_island-hard-sharp_fangs = Bestien müssen am rechten Ort sein und kosten Präsenz.
spirit_island-voice-sharp_fangs = Ihr zählt die Bäume. Ich zähle euch.
spirit_island-growth-sharp_fangs-1 = 1 Energie zahlen, alle Karten zurückholen, eine Fähigkeiten-Karte
spirit_island-growth-sharp_fangs-2 = Präsenz in Reichweite 3, in Dschungel oder ein Gebiet mit Bestien
spirit_island-growth-sharp_fangs-3 = Eine Fähigkeiten-Karte, 1 Energie
spirit_island-growth-sharp_fangs-4 = 3 Energie
spirit_island-guide-sharp_fangs-1 = Gewinne eine Fähigkeit, möglichst mit Tier. Bestien laufen, und deine Präsenz läuft mit: So erreichen die Karten für das eigene Gebiet die Orte, an denen gleich gebaut wird.
spirit_island-guide-sharp_fangs-2 = Energie und eine Karte mehr. Schlage neben dem Dschungel zu, bevor dort gebaut wird, und füge Bestien hinzu: Mit jeder schlägt die angeborene Fähigkeit härter zu.
spirit_island-guide-sharp_fangs-3 = Hole alles zurück und gewinne eine Fähigkeit mit Tier und Pflanze. Von nun an Präsenz in einem Zug, Zurückholen im nächsten: So bleiben beide angeborenen Fähigkeiten genährt.
spirit_island-icon-add_presence-beasts_jungle = Präsenz in Reichweite { $n } hinzufügen, in Dschungel oder ein Gebiet mit Bestien

spirit_island-name-ally_of_the_beasts = Verbündeter der Bestien
spirit_island-effect-ally_of_the_beasts = Immer wenn Bestien eines deiner Gebiete verlassen, darf 1 deiner Präsenz mitgehen.

spirit_island-name-call_forth_predators = Ruf der Raubtiere
spirit_island-effect-call_forth_predators = In jeder Geisterphase darfst du 1 deiner Präsenz durch 1 Bestien ersetzen. Diese Präsenz kommt aus dem Spiel; sie wird nicht vernichtet.

spirit_island-name-ranging_hunt = Ausgreifende Jagd
spirit_island-effect-ranging_hunt-1 = Du darfst 1 Bestien heranholen.
spirit_island-effect-ranging_hunt-2 = 1 Schaden je Bestien im Gebiet.
spirit_island-effect-ranging_hunt-3 = Du darfst bis zu 2 Bestien verschieben.

spirit_island-name-frenzied_assault = Rasender Angriff
spirit_island-effect-frenzied_assault-1 = 1 Furcht und 2 Schaden. Entferne 1 Bestien.
spirit_island-effect-frenzied_assault-2 = +1 Furcht und +1 Schaden.

spirit_island-name-prey_on_the_builders = Jagd auf die Erbauer
spirit_island-effect-prey_on_the_builders = Du darfst 1 Bestien heranholen. Falls Bestien da sind, bauen Invasoren in diesem Zug dort nicht.

spirit_island-name-teeth_gleam_from_darkness = Blitzende Zähne im Dunkel
spirit_island-effect-teeth_gleam_from_darkness = 1 Furcht und füge 1 Bestien hinzu; oder, falls Bestien und Invasoren da sind, 3 Furcht.
spirit_island-do-teeth_gleam_from_darkness = 1 Furcht und füge 1 Bestien hinzu

spirit_island-name-terrifying_chase = Schreckliche Hetzjagd
spirit_island-effect-terrifying_chase = Verschiebe 2 Entdecker, Dörfer oder Dahan und 2 weitere je Bestien im Gebiet. Hast du einen Invasor verschoben, 2 Furcht.

spirit_island-name-too_near_the_jungle = Zu nah am Dschungel
spirit_island-effect-too_near_the_jungle = 1 Furcht. Zerstöre 1 Entdecker.

spirit_island-lasting-call_forth_predators = { $id }: Raubtiere wurden in diesem Zug gerufen
spirit_island-offer-call_forth_predators = Ruf der Raubtiere: 1 Präsenz durch { $n } Bestien ersetzen
spirit_island-ask-call-forth-predators = { $id }: Wo wird Präsenz zu Bestien?
spirit_island-ask-ally-of-the-beasts = { $id }: Geht Präsenz mit den Bestien von { $land } nach { $to }?
