### Spirit Island: Shadows Flicker Like Flame

spirit_island-name-shadows = Flackernde Schatten
spirit_island-about-shadows = Furcht aus dem Dunkel: Sie holen sich einzelne Invasoren und reichen überallhin, wo Dahan leben.
spirit_island-hard-shadows = Energie ist knapp, und Dörfer sind schwer zu zerstören.
spirit_island-voice-shadows = Lasst die Lampe brennen. Ich brauche etwas zum Tanzen.
spirit_island-growth-shadows-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte
spirit_island-growth-shadows-2 = Eine Fähigkeiten-Karte, Präsenz in Reichweite 1
spirit_island-growth-shadows-3 = Präsenz in Reichweite 3, 3 Energie
spirit_island-guide-shadows-1 = Jetzt Energie, und zwei Karten pro Zug. Sammle Dahan, wo gewütet werden wird, verscheuche ein Dorf oder einen Entdecker aus einem Gebiet, und die angeborene Fähigkeit holt einen Entdecker, bevor er baut.
spirit_island-guide-shadows-2 = Verbirg die Dahan vor dem Wüten: Sie schlagen unversehrt zurück. Die andere Karte erreicht für eine Energie jedes Gebiet mit Dahan, wie fern es auch ist.
spirit_island-guide-shadows-3 = Spiele die billigen Fähigkeiten, die du gewonnen hast, mit Mond und Feuer für die angeborene Fähigkeit.
spirit_island-guide-shadows-4 = Jetzt alles zurückholen und noch eine Fähigkeit gewinnen. Ab hier sagt dir die Insel, was sie braucht.

spirit_island-name-shadows_of_the_dahan = Schatten der Dahan
spirit_island-effect-shadows_of_the_dahan = Nutzt du eine Fähigkeit, darfst du 1 Energie zahlen, um ein Gebiet mit Dahan zu wählen, wie weit es auch entfernt ist.

spirit_island-name-darkness_swallows_the_unwary = Dunkelheit verschlingt die Arglosen
spirit_island-effect-darkness_swallows_the_unwary-1 = Hole 1 Entdecker heran.
spirit_island-effect-darkness_swallows_the_unwary-2 = Zerstöre bis zu 2 Entdecker; 1 Furcht für jeden.
spirit_island-effect-darkness_swallows_the_unwary-3 = 3 Schaden; 1 Furcht je Invasor, den dieser Schaden zerstört.

spirit_island-name-concealing_shadows = Verbergende Schatten
spirit_island-effect-concealing_shadows = 1 Furcht. Wütende Invasoren fügen den Dahan hier in diesem Zug keinen Schaden zu.

spirit_island-name-crops_wither_and_fade = Ernten welken und vergehen
spirit_island-effect-crops_wither_and_fade = 2 Furcht. Ersetze 1 Dorf durch einen Entdecker oder 1 Stadt durch ein Dorf.

spirit_island-name-favors_called_due = Eingeforderte Gefallen
spirit_island-effect-favors_called_due = Hole bis zu 4 Dahan heran. Sind Invasoren da und mehr Dahan als Invasoren, 3 Furcht.

spirit_island-name-mantle_of_dread = Mantel des Schreckens
spirit_island-effect-mantle_of_dread = 2 Furcht. Der Geist darf 1 Entdecker und 1 Dorf aus einem seiner Gebiete verschieben.

spirit_island-lasting-concealing_shadows = { $id }: Wüten verschont hier die Dahan
