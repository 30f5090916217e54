### Spirit Island: Reach, an aspect of Shadows Flicker Like Flame

spirit_island-name-reach = Flackernde Schatten: Griff in die Ferne
spirit_island-about-reach = Einmal im Zug ist nichts außer Reichweite: kein Ziel und kein Gebiet, in das sie wachsen.

spirit_island-name-reach_through_ephemeral_distance = Griff durch flüchtige Ferne
spirit_island-effect-reach_through_ephemeral_distance = Einmal in jedem Zug ignoriert eine deiner Aktionen die Reichweite: eine Wachstumsaktion, eine Fähigkeit oder ein Feld einer Leiste. Hier sagst du es vor der Aktion; was sie sonst verlangt, bleibt.
spirit_island-offer-reach_through_ephemeral_distance = Griff durch flüchtige Ferne: Reichweite für { $n } Aktion ignorieren
spirit_island-lasting-reach_used = { $id }: in diesem Zug benutzt
