### Spirit Island: Dahan Insurrection

spirit_island-name-dahan_insurrection = Aufstand der Dahan
spirit_island-option-scenario-dahan_insurrection = Aufstand der Dahan
spirit_island-effect-dahan_insurrection = Nach jeder Aktion richtet jeder bewegte Dahan dort, wo er jetzt ist, 1 Schaden an; für jedes zerstörte Dorf kommt ein Entdecker, für jede Stadt ein Dorf in das nächste Gebiet mit Dahan. Ab Terrorlevel 2 zählen Gebiete mit mehr Dörfern und Städten als Dahan: auf Level 2 darf es keines geben, danach weniger als Spieler. Weniger als 2 Dahan je Spieler sind eine Niederlage.

spirit_island-ask-resettle = { $id }: Zu welchen der nächsten Dahan kommen die Vertriebenen?
spirit_island-result-defeat-dahan = Niederlage: Es sind zu wenige Dahan übrig.
spirit_island-result-defeat-uprising = Niederlage: Die Dahan haben sich erhoben, aber die Invasoren halten zu viele Gebiete.
