### Spirit Island, Jagged Earth: the major powers, A to M

spirit_island-name-angry_bears = Wütende Bären
spirit_island-effect-angry_bears = 2 Furcht. 2 Schaden. Sind keine Bestien hier, füge 1 Bestien hinzu; sonst +2 Schaden, und verschiebe bis zu 1 Bestien.
spirit_island-effect-angry_bears-1 = 1 Furcht. Zerstöre 1 Entdecker oder Dorf in einem angrenzenden Gebiet mit Bestien.

spirit_island-name-bargains_of_power_and_protection = Pakte von Macht und Schutz
spirit_island-effect-bargains_of_power_and_protection = Entferne 1 deiner Präsenz auf der Insel aus dem Spiel. Für den Rest des Spiels gibt jeder Dahan in Reichweite 1 deiner Präsenz Verteidigung 1 in seinem Gebiet, und du erhältst pro Zug 1 Energie weniger.
spirit_island-effect-bargains_of_power_and_protection-1 = Die Präsenz kommt stattdessen von einer Präsenzleiste.
spirit_island-lasting-bargains_of_power_and_protection = { $id }: Dahan nahe seiner Präsenz verteidigen ihre Gebiete, und er erhält pro Zug 1 Energie weniger
spirit_island-ask-give-presence = { $id }: Welche Präsenz verlässt das Spiel?
spirit_island-ask-give-from-track = { $id }: Von welcher Leiste verlässt Präsenz das Spiel?

spirit_island-name-draw_towards_a_consuming_void = In eine verschlingende Leere ziehen
spirit_island-effect-draw_towards_a_consuming_void = Hole aus jedem angrenzenden Gebiet 1 Entdecker, 1 Dorf, 1 Stadt, 1 Dahan, 1 Bestien und 1 Präsenz heran. Es ist die Präsenz irgendeines Geistes. 4 Furcht. 15 Schaden und 5 Schaden an Dahan. Jeder Geist zerstört hier 1 seiner Präsenz. Zerstöre 2 Bestien. Hast du keine andere Fähigkeitenkarte im Spiel, darfst du eine geringe, eine große und eine einzigartige Fähigkeit vergessen, um das alles noch einmal zu tun, so oft du willst.
spirit_island-do-consume_again = Vergiss eine geringe, eine große und eine einzigartige Fähigkeit, um es noch einmal zu tun

spirit_island-name-dream_of_the_untouched_land = Traum vom unberührten Land
spirit_island-effect-dream_of_the_untouched_land = Entferne bis zu 3 Ödnis und Invasoren mit zusammen höchstens 3 Lebenspunkten.
spirit_island-effect-dream_of_the_untouched_land-1 = Einmal im Spiel: Füge neben dem Spielplan dieses Gebiets einen zufälligen Spielplan hinzu, ohne was darauf gedruckt ist. Füge in seinen Gebieten 2 Bestien, 2 Wildnis, 2 Einöde und bis zu 2 Präsenz beliebiger Geister hinzu. Von nun an überspringen Baukarten und was ein Gegenspieler auf jedem Spielplan oder in jedem Gebiet tut 1 Spielplan.
spirit_island-lasting-dream_of_the_untouched_land = { $id }: Baukarten und Gegenspieler überspringen einen Spielplan
spirit_island-ask-add-to = { $id }: In welches Gebiet kommt das: { spirit_island-kind }?
spirit_island-ask-whose-presence = { $id }: Welcher Geist fügt Präsenz hinzu?
spirit_island-ask-adds-presence = { $id }: Fügst du auf Spielplan { $board } Präsenz hinzu?
spirit_island-ask-skip-board = { $id }: Welcher Spielplan wird übersprungen?

spirit_island-name-focus_the_lands_anguish = Die Qual des Landes bündeln
spirit_island-effect-focus_the_lands_anguish = Hole bis zu 5 Ödnis heran. 1 Schaden je Ödnis hier. Zerstört das ein Dorf oder eine Stadt, 5 Furcht.
spirit_island-effect-focus_the_lands_anguish-1 = +1 Schaden je Ödnis hier.

spirit_island-name-forests_of_living_obsidian = Wälder aus lebendem Obsidian
spirit_island-effect-forests_of_living_obsidian = Füge 1 Einöde hinzu. Verschiebe alle Dahan. 1 Schaden an jedem Invasor, 2, wenn das Ursprungsgebiet deine Heilige Stätte ist.
spirit_island-effect-forests_of_living_obsidian-1 = Wiederhole diese Fähigkeit, auch in einem anderen Gebiet in Reichweite.

spirit_island-name-infestation_of_venomous_spiders = Plage giftiger Spinnen
spirit_island-effect-infestation_of_venomous_spiders = Füge 1 Bestien hinzu und hole bis zu 1 Bestien heran. 1 Furcht je Bestien hier, höchstens 4. Invasoren überspringen hier in diesem Zug so viele Aktionen, wie Bestien da sind.
spirit_island-effect-infestation_of_venomous_spiders-1 = Nachdem diese Fähigkeit eine Aktion überspringen ließ, 4 Schaden hier.
spirit_island-lasting-infestation_of_venomous_spiders =
    { $id }: Invasoren überspringen { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }
spirit_island-ask-skip-this-action = { $id }: Überspringen Invasoren das in { $land }: { spirit_island-action } (noch { $n })?

spirit_island-name-irresistible_call = Unwiderstehlicher Ruf
spirit_island-effect-irresistible_call = Hole 5 Dörfer, 5 Dahan, 5 Bestien und 15 Entdecker heran.
spirit_island-effect-irresistible_call-1 = Invasoren überspringen hier in diesem Zug alle Aktionen. Isoliere dieses Gebiet.

spirit_island-name-melt_earth_into_quicksand = Erde zu Treibsand schmelzen
spirit_island-effect-melt_earth_into_quicksand = 1 Furcht. 2 Schaden. Isoliere dieses Gebiet. Nachdem in diesem Zug Invasoren oder Dahan hierher gezogen sind, zerstöre sie.
spirit_island-effect-melt_earth_into_quicksand-1 = +4 Schaden. Füge 1 Einöde und 1 Wildnis hinzu.
spirit_island-lasting-melt_earth_into_quicksand = { $id }: Invasoren und Dahan, die hierher ziehen, werden zerstört
