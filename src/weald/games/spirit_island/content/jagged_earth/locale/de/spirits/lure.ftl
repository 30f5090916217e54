### Spirit Island, Jagged Earth: Lure of the Deep Wilderness

spirit_island-name-lure = Verlockung der tiefsten Wälder
spirit_island-about-lure = Sie bleibt im Landesinneren, lockt Entdecker und Siedler dorthin und lässt sie zwischen Bestien und Dornen verschwinden.
spirit_island-hard-lure = Die Küste ist außer Reichweite, und Entdecker häufen sich bei ihm.
spirit_island-voice-lure = Kommt herein. Die Beeren sind süß, und der Pfad ist fort.
spirit_island-growth-lure-1 = Alle Karten zurückholen, 1 Energie
spirit_island-growth-lure-2 = Präsenz in Reichweite 4, in ein Binnengebiet
spirit_island-growth-lure-3 = 1 Mond, Luft oder Pflanze, 2 Energie
spirit_island-growth-lure-4 = Eine Fähigkeiten-Karte
spirit_island-icon-add_presence-inland = Präsenz in Reichweite { $n }, in ein Binnengebiet
spirit_island-icon-gain_one_element-moon_air_plant = 1 Mond, Luft oder Pflanze

spirit_island-name-home_of_the_islands_heart = Heimat im Herzen der Insel
spirit_island-effect-home_of_the_islands_heart = Deine Präsenz darf nur zu Binnengebieten hinzugefügt oder dorthin bewegt werden.

spirit_island-name-enthrall_the_foreign_explorers = Die fremden Entdecker betören
spirit_island-effect-enthrall_the_foreign_explorers = Beim Wüten lässt jede deiner Präsenz bis zu 2 Entdecker in ihrem Gebiet nicht teilnehmen: Sie machen keinen Schaden und erleiden keinen.

spirit_island-name-forsake_society_to_chase_after_dreams = Alles verlassen, um Träumen nachzujagen
spirit_island-effect-forsake_society_to_chase_after_dreams-1 = Ersetze 1 Entdecker durch 1 Entdecker. Versammle dann beliebig viele der neuen Entdecker in deinen Gebieten; ist hier noch ein Dorf oder eine Stadt, 1 Furcht.
spirit_island-effect-forsake_society_to_chase_after_dreams-2 = Ersetze stattdessen 1 Dorf durch 2 Entdecker.
spirit_island-effect-forsake_society_to_chase_after_dreams-3 = Ersetze stattdessen 1 Stadt durch 3 Entdecker.
spirit_island-effect-forsake_society_to_chase_after_dreams-4 = Wiederhole diese Fähigkeit.

spirit_island-name-never_heard_from_again = Nie wieder gehört
spirit_island-effect-never_heard_from_again-1 = Füge 1 Einöde hinzu.
spirit_island-effect-never_heard_from_again-2 = Zerstöre bis zu 2 Entdecker je Einöde, Bestien, Seuche und Wildnis hier. Zerstört diese Fähigkeit Entdecker, 1 Furcht; sind es 5 oder mehr, 1 Furcht mehr.
spirit_island-effect-never_heard_from_again-3 = 2 Schaden.
spirit_island-effect-never_heard_from_again-4 = Wiederhole diese Fähigkeit.

spirit_island-name-gift_of_the_untamed_wild = Gabe der ungezähmten Wildnis
spirit_island-effect-gift_of_the_untamed_wild = Der Geist fügt 1 Wildnis in einem seiner Gebiete hinzu; oder er ersetzt 1 seiner Präsenz durch 1 Seuche.
spirit_island-do-untamed_wild = 1 Wildnis in einem deiner Gebiete hinzufügen
spirit_island-do-untamed_disease = 1 deiner Präsenz durch 1 Seuche ersetzen

spirit_island-name-perils_of_the_deepest_island = Gefahren im Innersten der Insel
spirit_island-effect-perils_of_the_deepest_island = 1 Furcht. Füge 1 Einöde hinzu. Füge 1 Bestien in Reichweite 1 hinzu. Verschiebe bis zu 2 Dahan.

spirit_island-name-softly_beckon_ever_inward = Leise ins Innere locken
spirit_island-effect-softly_beckon_ever_inward = Versammle bis zu 2 Entdecker, bis zu 2 Dörfer, bis zu 2 Bestien und bis zu 2 Dahan.

spirit_island-name-swallowed_by_the_wilderness = Von der Wildnis verschlungen
spirit_island-effect-swallowed_by_the_wilderness = 2 Furcht. 1 Schaden je Bestien, Seuche, Wildnis und Einöde hier, höchstens 5.

spirit_island-ask-enthrall = { $id }: Wie viele Entdecker in { $land } { $strife ->
        [0] { "" }
       *[other] (mit Streit) { "" }
    }nehmen nicht am Wüten teil?
spirit_island-ask-forsake-society = { $id }: In welches deiner Gebiete versammelst du einen neuen Entdecker?
spirit_island-ask-untamed-wild = { $id }: In welchem deiner Gebiete fügst du Wildnis hinzu?
spirit_island-ask-untamed-disease = { $id }: Welche deiner Präsenz ersetzt du durch Seuche?
spirit_island-ask-perils-of-the-deepest-island = { $id }: Wo fügst du Bestien hinzu?
