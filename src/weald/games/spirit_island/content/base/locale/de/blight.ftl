### Spirit Island: the blight cards

spirit_island-name-downward_spiral = Abwärtsspirale
spirit_island-effect-downward_spiral = Zu Beginn jeder Invasoren-Phase vernichtet jeder Geist 1 seiner Präsenz.

spirit_island-name-memory_fades_to_dust = Erinnerung zerfällt zu Staub
spirit_island-effect-memory_fades_to_dust = Zu Beginn jeder Invasoren-Phase vergisst jeder Geist eine Fähigkeiten-Karte oder vernichtet 1 seiner Präsenz.
