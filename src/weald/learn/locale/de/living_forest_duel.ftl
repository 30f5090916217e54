### Die erste Partie Living Forest Duell

learn-idea-living_forest_duel-aim = Vier Wege führen zum Sieg.
learn-idea-living_forest_duel-aim-text = Lösch 8 Feuer, pflanz ein Quadrat aus 3 mal 3 Bäumen, füll die Rekrutierungsreihe mit Tieren deiner Jahreszeit oder treib Onibi zweimal auf der anderen Seite hinaus. Du spielst den Sommer, Ampfer den Winter.
learn-idea-living_forest_duel-reveal = Deck eine Karte auf.
learn-idea-living_forest_duel-reveal-text = Abwechselnd deckt man ein Tier auf oder nutzt einen Marker. Tiere der gemeinsamen Reihe bringen beiden Elemente: Warte auf mehr, aber nicht, bis die andere Seite sie nimmt.
learn-idea-living_forest_duel-water = Nutz Wasser: Lösch ein Feuer.
learn-idea-living_forest_duel-water-text = Ein Marker kommt auf ein Element und nimmt alles davon, was seit dem letzten Marker in der gemeinsamen Reihe liegt. Wasser bezahlt Feuer nach dem Wert ihrer Lichtungskarte.
learn-idea-living_forest_duel-water_fire = Nimm dieses Feuer.
learn-idea-living_forest_duel-water_fire-text = Du behältst es: 8 gewinnen das Spiel. Feuer, die bleiben, bringen Feuerwarane.
learn-idea-living_forest_duel-plant = Nutz Pflanze: Pflanz einen Baum.
learn-idea-living_forest_duel-plant-text = Die obersten Bäume der vier Stapel kosten Pflanze. Ein Baum gibt dir sein Element von nun an in jeder Runde.
learn-idea-living_forest_duel-plant_cell = Pflanz ihn neben den See.
learn-idea-living_forest_duel-plant_cell-text = Ein Fluss muss von ihm zum See führen. Nachbarn mit gleichem Bonus geben dir diese Aktion sofort.
learn-idea-living_forest_duel-sun = Nutz Sonne: Rekrutier ein Tier.
learn-idea-living_forest_duel-sun-text = Tiere deiner Jahreszeit kommen in deine eigene Reihe und helfen nur dir. Die der anderen werden abgelegt, und deine füllen ihre Plätze.
learn-idea-living_forest_duel-wind = Nutz Wind: Rück Onibi vor.
learn-idea-living_forest_duel-wind-text = Ein Schritt für jeden Wind, zur anderen Seite hin; die Karte, auf der Onibi hält, gibt ihren Bonus. Jenseits des Endes bekommt die andere Seite die Onibi-Karte und verliert beim zweiten Mal.
learn-idea-living_forest_duel-solitary = Vorsicht vor Einzelgängern.
learn-idea-living_forest_duel-solitary-text = Die dritte dunkle Scheibe in der gemeinsamen und deiner Reihe kostet dich einen Marker, die vierte noch einen. Helle Scheiben geselliger Tiere heben sie auf.
learn-idea-living_forest_duel-fire = Am Ende der Runde breitet sich das Feuer aus.
learn-idea-living_forest_duel-fire-text = Ist all dein Wasser kleiner als das Feuer der Lichtung, kommt für jede brennende Karte einer deiner Feuerwarane auf den Ablagestapel. Warane sind Einzelgänger, und mit dem nächsten Mischen sind sie im Stapel.
learn-idea-living_forest_duel-win = Wähl deinen Weg und achte auf den anderen.
learn-idea-living_forest_duel-win-text = Die Übersicht zeigt, wie weit ihr beide auf allen vier Wegen seid. Zwei zugleich sind schwerer aufzuhalten als einer.
learn-done-living_forest_duel = Du hast alles einmal benutzt. Zähl vor dem Aufdecken, was die nächste Karte der anderen Seite bringen könnte.
