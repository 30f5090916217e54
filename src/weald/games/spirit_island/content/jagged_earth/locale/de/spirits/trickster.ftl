### Spirit Island, Jagged Earth: Grinning Trickster Stirs Up Trouble

spirit_island-name-trickster = Grinsender Gestaltwandler macht Ärger
spirit_island-about-trickster = Er sät Streit, hetzt Invasoren und Dahan aufeinander und lässt den Zufall entscheiden, was seine beste Fähigkeit tut.
spirit_island-hard-trickster = Seine beste Fähigkeit ist ein Glücksspiel, und Heilen kostet Präsenz.
spirit_island-voice-trickster = Wer hat den Zaun versetzt? Wer hat was von wem gesagt? Ich nicht!
spirit_island-growth-trickster-1 = 1 Energie zahlen, alle Karten zurückholen, 1 Präsenz höchstens 1 Gebiet weit bewegen
spirit_island-growth-trickster-2 = Präsenz in Reichweite 2
spirit_island-growth-trickster-3 = Eine Fähigkeiten-Karte
spirit_island-growth-trickster-4 = 1 Energie je Karte, die du spielen darfst
spirit_island-icon-gain_energy_per_play = { $n } Energie je Karte, die du spielen darfst
spirit_island-icon-push_dahan = { $n } Dahan aus einem deiner Gebiete verschieben

spirit_island-name-a_real_flair_for_discord = Echtes Talent für Zwietracht
spirit_island-effect-a_real_flair_for_discord = Nachdem eine deiner Fähigkeiten in einem Gebiet Streit hinzugefügt hat, darfst du 1 Energie zahlen, um 1 Streit in Reichweite 1 dieses Gebiets hinzuzufügen.

spirit_island-name-cleaning_up_messes_is_a_drag = Aufräumen ist lästig
spirit_island-effect-cleaning_up_messes_is_a_drag = Nachdem eine deiner Fähigkeiten Ödnis entfernt hat, vernichte 1 deiner Präsenz. Mal sehen, was passiert ist ausgenommen.

spirit_island-name-lets_see_what_happens = Mal sehen, was passiert
spirit_island-effect-lets_see_what_happens-1 = Lege Schwache Fähigkeiten ab, bis eine ein Gebiet zum Ziel hat. Nutze sie hier: alle Seiten jedes ODER, jedes BIS ZU in voller Höhe.
spirit_island-effect-lets_see_what_happens-2 = Du darfst eine Fähigkeiten-Karte vergessen, um diese Karte und 1 Energie zu erhalten.

spirit_island-name-why_dont_you_and_them_fight = Warum kämpft ihr nicht mit denen
spirit_island-effect-why_dont_you_and_them_fight-late = Diese Fähigkeit darf langsam sein.
spirit_island-effect-why_dont_you_and_them_fight-1 = Füge 1 Streit hinzu.
spirit_island-effect-why_dont_you_and_them_fight-2 = 1 Invasor und 1 Dahan fügen einander Schaden zu.
spirit_island-effect-why_dont_you_and_them_fight-3 = Wenn hier Bestien sind, 2 Schaden; sonst darfst du 1 Bestien heranholen.

spirit_island-name-impersonate_authority = Sich als Obrigkeit ausgeben
spirit_island-effect-impersonate_authority = Füge 1 Streit hinzu.

spirit_island-name-incite_the_mob = Den Pöbel aufwiegeln
spirit_island-effect-incite_the_mob = 1 Invasor mit Streit fügt anderen Invasoren seinen Schaden zu. 1 Furcht je so zerstörtem Invasor.

spirit_island-name-overenthusiastic_arson = Übereifrige Brandstiftung
spirit_island-effect-overenthusiastic_arson = Zerstöre 1 Dorf. Lege die oberste Schwache Fähigkeit ab: Hat sie Feuer, 1 Furcht, 2 Schaden, und füge 1 Ödnis hinzu.

spirit_island-name-unexpected_tigers = Unerwartete Tiger
spirit_island-effect-unexpected_tigers = Wenn hier Invasoren sind, 1 Furcht. Wenn du kannst, hole 1 Bestien heran und verschiebe dann 1 Entdecker; sonst füge 1 Bestien hinzu.

spirit_island-ask-flair-for-discord = { $id }: Wo fügst du für 1 Energie 1 Streit hinzu?
spirit_island-ask-push-dahan-from = { $id }: Aus welchem Gebiet verschiebst du 1 Dahan?
spirit_island-ask-swap-power = { $id }: Welche Karte vergisst du für die eben genutzte und 1 Energie?
spirit_island-ask-fighter = { $id }: Wer kämpft in { $land }?
