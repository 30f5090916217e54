### Spirit Island: Dahan Insurrection

spirit_island-name-dahan_insurrection = Aufstand der Dahan
spirit_island-option-scenario-dahan_insurrection = Aufstand der Dahan
spirit_island-effect-dahan_insurrection = Nach jeder Aktion richtet jeder bewegte Dahan dort, wo er jetzt ist, 1 Schaden an; für jedes zerstörte Dorf kommt ein Entdecker, für jede Stadt ein Dorf in das nächste Gebiet mit Dahan. Ab Terrorlevel 2 zählen Gebiete mit mehr Dörfern und Städten als Dahan: auf Level 2 darf es keines geben, danach weniger als Spieler. Weniger als 2 Dahan je Spieler sind eine Niederlage.

spirit_island-ask-resettle = { $id }: Zu welchen der nächsten Dahan kommen die Vertriebenen?
spirit_island-result-defeat-dahan = Niederlage: Es sind zu wenige Dahan übrig{ spirit_island-in-lands }.
spirit_island-result-defeat-uprising = Niederlage: Die Dahan haben sich erhoben, aber die Invasoren halten zu viele Gebiete{ spirit_island-in-lands }.
spirit_island-danger-dahan =
    { $left ->
        [one] Noch ein Dahan verloren, und das Spiel ist verloren
       *[other] Noch { $left } Dahan verloren, und das Spiel ist verloren
    }
spirit_island-loses-dahan = Zu wenige Dahan sind übrig{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
spirit_island-danger-uprising = In { $n } Gebieten sind mehr Dörfer und Städte als Dahan; bei { $limit } ist das Spiel verloren
spirit_island-danger-uprising-later = Vor dem Aufstand sind in { $n } Gebieten mehr Dörfer und Städte als Dahan
spirit_island-loses-uprising = Die Dahan haben sich erhoben, aber die Invasoren halten zu viele Gebiete{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
