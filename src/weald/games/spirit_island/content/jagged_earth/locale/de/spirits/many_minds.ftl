### Spirit Island, Jagged Earth: Many Minds Move as One

spirit_island-name-many_minds = Viele bewegen sich als Eines
spirit_island-about-many_minds = Schwärme, die die Insel im Nu durchqueren: Wo sie sich sammeln, werden Invasoren bedrängt und verwirrt.
spirit_island-hard-many_minds = Seine Präsenz zieht wie Bestien: Heilige Stätten kommen und gehen.
spirit_island-voice-many_minds = Wir haben euch von hier gesehen, und von hier, und von hier.
spirit_island-growth-many_minds-1 = Alle Karten zurückholen, eine Fähigkeiten-Karte
spirit_island-growth-many_minds-2 = Präsenz in Reichweite 1 und in Reichweite 0
spirit_island-growth-many_minds-3 = Präsenz und Bestien in Reichweite 3, 1 Energie, 1 Bestien in ein Gebiet in Reichweite 2 versammeln
spirit_island-icon-add_presence_and_beasts = Präsenz und 1 Bestien in ein Gebiet in Reichweite { $n }
spirit_island-icon-gather_beasts = Bis zu 1 Bestien in ein Gebiet in Reichweite { $n } versammeln
spirit_island-icon-pay_for_card = { $n } Energie zahlen für eine Fähigkeiten-Karte

spirit_island-name-fly_fast_as_thought = Flug, schnell wie ein Gedanke
spirit_island-effect-fly_fast_as_thought = Wenn du Bestien versammelst oder verschiebst, dürfen sie aus bis zu 2 Gebiete entfernten Gebieten kommen oder dorthin gehen.

spirit_island-name-a_joining_of_swarms_and_flocks = Vereinigung der Schwärme
spirit_island-effect-a_joining_of_swarms_and_flocks = Jede deiner Heiligen Stätten darf auch als 1 Bestien zählen. Was mit diesen Bestien geschieht, geschieht mit 2 deiner Präsenz dort zusammen.

spirit_island-name-the_teeming_host_arrives = Die wimmelnde Schar trifft ein
spirit_island-effect-the_teeming_host_arrives-1 = Versammle bis zu 1 Bestien.
spirit_island-effect-the_teeming_host_arrives-2 = Versammle stattdessen bis zu 1 Bestien je Luft, die du hast.
spirit_island-effect-the_teeming_host_arrives-3 = Verschiebe bis zu 3 Bestien.

spirit_island-name-beset_and_confound_the_invaders = Die Invasoren bedrängen und verwirren
spirit_island-effect-beset_and_confound_the_invaders-1 = Mit 2 Bestien hier: 2 Furcht, Verteidigung 2.
spirit_island-effect-beset_and_confound_the_invaders-2 = Mit 3 Bestien hier: stattdessen 3 Furcht, Verteidigung 4.
spirit_island-effect-beset_and_confound_the_invaders-3 = Mit 4 Bestien hier: stattdessen 4 Furcht, Verteidigung 7.
spirit_island-effect-beset_and_confound_the_invaders-4 = Mit 5 Bestien hier: stattdessen 6 Furcht, Verteidigung 10.

spirit_island-name-a_dreadful_tide_of_scurrying_flesh = Grausige Flut wimmelnden Fleisches
spirit_island-effect-a_dreadful_tide_of_scurrying_flesh = Entferne bis zur Hälfte der Bestien hier, abgerundet. Für jede davon 2 Furcht und Invasoren überspringen in diesem Zug eine Aktion hier.

spirit_island-name-boon_of_swarming_bedevilment = Segen der quälenden Schwärme
spirit_island-effect-boon_of_swarming_bedevilment = In diesem Zug gibt jede Präsenz des Geistes Verteidigung 1 in ihrem Gebiet. Der Geist darf bis zu 1 seiner Präsenz verschieben.

spirit_island-name-ever_multiplying_swarm = Sich stets mehrender Schwarm
spirit_island-effect-ever_multiplying_swarm = Füge 2 Bestien hinzu.

spirit_island-name-guide_the_way_on_feathered_wings = Auf gefiederten Schwingen den Weg weisen
spirit_island-effect-guide_the_way_on_feathered_wings = Bewege 1 Bestien bis zu 2 Gebiete weit. Bis zu 2 Dahan dürfen sich mitbewegen, einen Teil des Weges oder den ganzen.

spirit_island-name-pursue_with_scratches_pecks_and_stings = Mit Krallen, Schnäbeln und Stacheln verfolgen
spirit_island-effect-pursue_with_scratches_pecks_and_stings = 1 Furcht. Verschiebe für jede Bestien über die erste hinaus 1 Entdecker oder Dorf.

spirit_island-lasting-tide_of_flesh = { $id }: Invasoren überspringen hier { $n } ihrer Aktionen
spirit_island-lasting-swarming_bedevilment = { $id }: jede Präsenz gibt Verteidigung 1
spirit_island-ask-gather-into = { $id }: In welches Gebiet versammelst du Bestien?
spirit_island-ask-guide = { $id }: Wohin gehen die Bestien aus { $land }?
