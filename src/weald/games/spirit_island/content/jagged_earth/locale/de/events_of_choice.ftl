### Spirit Island, Jagged Earth: the event cards on which the players choose

spirit_island-name-lesser_spirits_imperiled = Geringere Geister in Gefahr
spirit_island-part-tend_to_your_own_strength = Die eigene Kraft pflegen
spirit_island-does-tend_to_your_own_strength = Jeder Geist erhält 1 Energie. Deckt für jeden Spieler eine Schwache Fähigkeit auf. Für jede mit Pflanze verlässt 1 Ödnis die Ödniskarte und das Spiel. Zerstört für jede mit Tier 1 Dahan in einem Gebiet mit Ödnis.
spirit_island-part-forge_a_web_of_mutual_support = Ein Netz gegenseitiger Hilfe knüpfen
spirit_island-does-forge_a_web_of_mutual_support = Jeder Geist zerstört 1 seiner Präsenz und hat für den Rest des Spiels 1 Element seiner Wahl.

spirit_island-name-remnants_of_a_spirits_heart = Überreste eines Geisterherzens
spirit_island-part-leave_its_strength_with_the_dahan = Seine Kraft den Dahan lassen
spirit_island-does-leave_its_strength_with_the_dahan = Dahan haben in diesem Zug 10 Leben mehr. Invasoren in Gebieten mit Dahan haben in diesem Zug 1 Leben mehr.
spirit_island-part-with_patient_focus_craft_a_great_warding = Geduldig einen großen Bann wirken
spirit_island-does-with_patient_focus_craft_a_great_warding = Verteidigung von Geistern ist in diesem Zug in jedem Gebiet um 4 niedriger. Einmal, am Ende einer späteren Geister-Phase, dürfen die Spieler gemeinsam jedem Gebiet für diesen Zug Verteidigung 4 geben.

spirit_island-name-numinous_crisis = Krise des Heiligen
spirit_island-part-draw_strength_from_it_while_you_can = Kraft daraus ziehen, solange es geht
spirit_island-does-draw_strength_from_it_while_you_can = 1 Ödnis je Spieler verlässt die Ödniskarte und das Spiel. Ist die Karte noch nicht umgedreht, folgt weitere, bis sie es ist. Geister erhalten für jede 3 Energie, so gleichmäßig wie möglich verteilt.
spirit_island-part-pour_your_strength_into_the_island = Eure Kraft in die Insel gießen
spirit_island-does-pour_your_strength_into_the_island = Jeder Geist zahlt 3 Energie, vergisst 2 Fähigkeitenkarten oder legt 1 Präsenz auf seine Leisten zurück. Dann kommt 1 Ödnis je Spieler aus der Schachtel auf die Ödniskarte.

spirit_island-name-hard_working_settlers = Fleißige Siedler
spirit_island-part-act_cautiously_in_the_background = Vorsichtig im Hintergrund handeln
spirit_island-does-act_cautiously_in_the_background = Verschiebe auf jedem Spielplan bis zu 2 Dahan. Füge in einem Gebiet ohne Dorf 1 Dorf hinzu. Dann wüten Invasoren in dem Gebiet mit den meisten Invasoren, das eine Wüten-Karte nennt.
spirit_island-part-create_unnerving_distractions = Beunruhigende Ablenkungen schaffen
spirit_island-does-create_unnerving_distractions = Jede Wüten-Karte darf in dieser Invasoren-Phase auf jedem Spielplan 1 ihrer Gebiete auslassen. 1 Furcht je Spieler. Die letzte Karte der Stufe II und die letzte der Stufe III im Invasoren-Stapel verlassen das Spiel.

spirit_island-name-dahan_trade_with_the_invaders = Die Dahan handeln mit den Invasoren
spirit_island-part-ignore_their_interest = Ihr Interesse nicht beachten
spirit_island-does-ignore_their_interest = Dahan nehmen in diesem Zug nicht am Wüten teil.
spirit_island-part-display_your_wrath_at_this_betrayal = Euren Zorn über diesen Verrat zeigen
spirit_island-does-display_your_wrath_at_this_betrayal = Jeder Geist mit Dahan in seinen Gebieten zerstört 1 davon: 1 Furcht.
spirit_island-part-change_and_help_them_learn_from_the_enemy = Sich wandeln und ihnen helfen, vom Feind zu lernen
spirit_island-does-change_and_help_them_learn_from_the_enemy = Dahan nehmen in diesem Zug nicht am Wüten teil. Jeder Geist vergisst eine Fähigkeitenkarte. Ab dem nächsten Zug hat für den Rest des Spiels jedes Gebiet Verteidigung 1 je Dahan dort.

spirit_island-name-lifes_balance_tilts = Das Gleichgewicht des Lebens kippt
spirit_island-part-let_destruction_have_its_day = Die Zerstörung gewähren lassen
spirit_island-does-let_destruction_have_its_day = Entferne auf jedem Spielplan 1 Bestien, füge 1 Seuche hinzu und decke eine Schwache Fähigkeit auf. Ist sie schnell, füge auf diesem Spielplan 1 Ödnis hinzu. Invasoren und Dahan haben in diesem Zug 1 Leben weniger, mindestens aber 1.
spirit_island-part-fortify_the_resilience_of_life = Die Widerstandskraft des Lebens stärken
spirit_island-does-fortify_the_resilience_of_life = Füge auf jedem Spielplan 1 Bestien hinzu, entferne 1 Seuche und decke eine Schwache Fähigkeit auf. Ist sie verzögert, entferne auf diesem Spielplan 1 Ödnis. Invasoren und Dahan haben in diesem Zug 1 Leben mehr.

spirit_island-lasting-forge_a_web_of_mutual_support = { $id }: { $n ->
     [0] 1 Sonne für den Rest des Spiels
     [1] 1 Mond für den Rest des Spiels
     [2] 1 Feuer für den Rest des Spiels
     [3] 1 Luft für den Rest des Spiels
     [4] 1 Wasser für den Rest des Spiels
     [5] 1 Erde für den Rest des Spiels
     [6] 1 Pflanze für den Rest des Spiels
    *[7] 1 Tier für den Rest des Spiels
}
spirit_island-lasting-strong_dahan = { $id }: Dahan haben 10 Leben mehr
spirit_island-lasting-strong_invaders = { $id }: Invasoren in Gebieten mit Dahan haben 1 Leben mehr
spirit_island-lasting-weakened_defend = { $id }: Verteidigung von Geistern ist um 4 niedriger
spirit_island-lasting-great_warding = { $id }: einmal können alle Gebiete Verteidigung 4 erhalten
spirit_island-lasting-great_warding_raised = { $id }: jedes Gebiet hat Verteidigung 4
spirit_island-lasting-create_unnerving_distractions = { $id }: Wüten-Karten dürfen auf jedem Spielplan 1 Gebiet auslassen
spirit_island-lasting-ignore_their_interest = { $id }: Dahan nehmen nicht am Wüten teil
spirit_island-lasting-change_and_help_them_learn_from_the_enemy = { $id }: Verteidigung 1 je Dahan in einem Gebiet
spirit_island-lasting-let_destruction_have_its_day = { $id }: Invasoren und Dahan haben 1 Leben weniger
spirit_island-lasting-fortify_the_resilience_of_life = { $id }: Invasoren und Dahan haben 1 Leben mehr
spirit_island-ask-great-warding = { $id }: Jedem Gebiet in diesem Zug Verteidigung 4 geben?
spirit_island-ask-more-energy = { $id }: Welcher Geist erhält 1 Energie mehr?
spirit_island-ask-push-dahan = { $id }: Aus welchem Gebiet verschiebst du 1 Dahan?
spirit_island-ask-leave-out = { $id }: Welches Gebiet lässt die Wüten-Karte aus?
spirit_island-ask-infect = { $id }: Wo wird die Seuche hinzugefügt?
spirit_island-ask-remove-disease = { $id }: Aus welchem Gebiet entfernst du Seuche?
spirit_island-do-numinous_crisis = Vergiss 2 Fähigkeitenkarten
