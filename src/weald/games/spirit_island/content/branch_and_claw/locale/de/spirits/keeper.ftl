### Spirit Island, Branch & Claw: Keeper of the Forbidden Wilds

spirit_island-name-keeper = Hüter der verbotenen Wildnis
spirit_island-about-keeper = Er lässt Wildnis wuchern, damit Entdecker fernbleiben, und bestraft alle, die seine Heiligen Stätten betreten.
spirit_island-hard-keeper = Er wächst langsam und vertreibt die Dahan von dort, wo er stark ist.
spirit_island-voice-keeper = Bis hierher. Keinen Schritt weiter.
spirit_island-growth-keeper-1 = Alle Karten zurückholen, 1 Energie
spirit_island-growth-keeper-2 = Eine Fähigkeiten-Karte
spirit_island-growth-keeper-3 = Präsenz in Reichweite 3, in ein Gebiet mit deiner Präsenz oder Wildnis; 1 Energie
spirit_island-growth-keeper-4 = 3 Energie zahlen, eine Fähigkeiten-Karte, Präsenz in Reichweite 3, in ein Gebiet ohne Ödnis
spirit_island-guide-keeper-1 = Gewinne zuerst eine Fähigkeit. Ist sie kostenlos, nimm Präsenz von der Kartenleiste und spiele beide, sonst von der Energieleiste. Schaffe in diesem und im nächsten Zug Heilige Stätten, und lass Wildnis einen Bau verhindern.
spirit_island-guide-keeper-2 = Zwei Präsenzen und eine Fähigkeit für drei Energie. Gib höchstens zwei für Karten aus: Im nächsten Zug willst du sechs haben.
spirit_island-guide-keeper-3 = Jetzt der Zorn: Neben vielen Heiligen Stätten zerstört er fast alles. Billige Fähigkeiten mit Pflanze und Feuer dazu bringen die angeborene Fähigkeit über die zweite Schwelle.
spirit_island-guide-keeper-4 = Hole alles zurück; das andere Wachstum ist das des Zuges davor, wenn du es bezahlen kannst.
spirit_island-icon-add_presence-presence_wilds = Präsenz in Reichweite { $n } hinzufügen, in ein Gebiet mit deiner Präsenz oder Wildnis
spirit_island-icon-add_presence-no_blight = Präsenz in Reichweite { $n } hinzufügen, in ein Gebiet ohne Ödnis

spirit_island-name-forbidden_ground = Verbotener Boden
spirit_island-effect-forbidden_ground = Immer wenn ein Gebiet deine Heilige Stätte wird, verschiebe alle Dahan hinaus. Dahan-Ereignisse bewegen keine Dahan in deine Heiligen Stätten; Fähigkeiten dürfen es.

spirit_island-name-punish_those_who_trespass = Strafe für Eindringlinge
spirit_island-effect-punish_those_who_trespass-1 = 2 Schaden. Zerstöre 1 Dahan.
spirit_island-effect-punish_those_who_trespass-2 = +1 Schaden je Paar aus Sonne und Pflanze, das du hast.
spirit_island-effect-punish_those_who_trespass-3 = Du darfst den Schaden dieser Fähigkeit zwischen diesem und einem anderen deiner Gebiete aufteilen.

spirit_island-name-spreading_wilds = Wuchernde Wildnis
spirit_island-effect-spreading_wilds-1 = Verschiebe 1 Entdecker je 2 Sonnen, die du hast.
spirit_island-effect-spreading_wilds-2 = Falls keine Entdecker da sind, füge 1 Wildnis hinzu.
spirit_island-effect-spreading_wilds-3 = Diese Fähigkeit hat +1 Reichweite.
spirit_island-effect-spreading_wilds-4 = Diese Fähigkeit hat +1 Reichweite.

spirit_island-name-boon_of_growing_power = Gabe wachsender Macht
spirit_island-effect-boon_of_growing_power = Der Geist erhält eine Fähigkeiten-Karte. Ist es ein anderer Geist, erhält er auch 1 Energie.

spirit_island-name-regrow_from_roots = Nachwachsen aus den Wurzeln
spirit_island-effect-regrow_from_roots = Falls höchstens 2 Ödnis da sind, entferne 1 Ödnis.

spirit_island-name-sacrosanct_wilderness = Unantastbare Wildnis
spirit_island-effect-sacrosanct_wilderness = Verschiebe 2 Dahan. 2 Schaden je Wildnis im Gebiet; oder füge 1 Wildnis hinzu.

spirit_island-name-towering_wrath = Turmhoher Zorn
spirit_island-effect-towering_wrath = 2 Furcht. 2 Schaden je deiner Heiligen Stätten im Gebiet oder in angrenzenden Gebieten. Zerstöre alle Dahan.

spirit_island-ask-split-damage = { $id }: Welches andere deiner Gebiete teilt sich den Schaden?
