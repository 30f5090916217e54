### Spirit Island: The Great River

spirit_island-name-the_great_river = Der große Fluss
spirit_island-option-scenario-the_great_river = Der große Fluss
spirit_island-effect-the_great_river = Die Spielpläne liegen in einer Spalte, alle Ozeane im Westen. Nach dem Bauen bauen die Invasoren auch in jedem Küstengebiet mit Entdeckern, aber ohne Dorf und Stadt; nach dem Entdecken entdecken sie auch in jedem Küstengebiet ohne Dorf und Stadt. Am Ende der Phase der verzögerten Fähigkeiten zieht jedes Dorf ein Gebiet weiter vom Ozean weg; gibt es keines, überquert es am Ostrand seines Spielplans den Fluss. Isolation hält Dörfer nur auf, wenn ihr für das Gebiet 1 Energie zahlt. Die Invasoren gewinnen, wenn mehr als 3 Dörfer je Spielplan den Fluss überquert haben.

spirit_island-ask-hold-towns = { $id }: Welches isolierte Gebiet hält die Dörfer auf, für 1 Energie?
spirit_island-event-across-the-river = { $n ->
    [one] 1 Dorf aus { $land } überquert den Fluss: bisher { $total }.
   *[other] { $n } Dörfer aus { $land } überqueren den Fluss: bisher { $total }.
}
spirit_island-counter-across_the_river = Dörfer jenseits des Flusses
spirit_island-result-defeat-river = Niederlage: Zu viele Dörfer haben den großen Fluss überquert{ spirit_island-in-lands }.
spirit_island-danger-river = { $n } von { $limit } Dörfern haben den großen Fluss überquert
spirit_island-loses-river = Zu viele Dörfer überqueren den großen Fluss{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
