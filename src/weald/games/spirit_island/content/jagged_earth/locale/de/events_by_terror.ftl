### Spirit Island, Jagged Earth: the event cards by terror level

spirit_island-name-eager_explorers = Eifrige Entdecker
spirit_island-part-eager_explorers = Eifrige Entdecker
spirit_island-does-eager_explorers = Auf jedem Spielplan fügt das erste Bauen in diesem Zug 1 Entdecker in einem benachbarten Gebiet ohne Invasoren hinzu.
spirit_island-part-xenophobia = Fremdenhass
spirit_island-does-xenophobia = Beim Wüten in Gebieten mit Dahan in diesem Zug verursacht jeder Invasor 1 Schaden weniger am Land. Er verursacht 1 Schaden mehr an Dahan.

spirit_island-name-bureaucrats_adjust_funding = Beamte passen die Mittel an
spirit_island-part-bureaucrats_adjust_funding = Beamte passen die Mittel an
spirit_island-does-bureaucrats_adjust_funding = Auf Spielplänen mit mindestens 9 Dörfern und Städten lassen Bauen-Karten das passende Gebiet mit der höchsten Nummer aus. Auf Spielplänen mit höchstens 3 bauen Invasoren dort einmal mehr, auch ohne Invasoren.
spirit_island-part-ransack_and_run = Plündern und fliehen
spirit_island-does-ransack_and_run = Nach dem Wüten-Schritt wüten Invasoren auf jedem Spielplan in dem Gebiet mit den meisten Städten, falls es welche gibt. Entferne dann dort 1 Stadt.

spirit_island-name-resourceful_populace = Findige Bevölkerung
spirit_island-part-resourceful_populace = Findige Bevölkerung
spirit_island-does-resourceful_populace = Füge in diesem Zug nach jeder Aktion, die Dörfer oder Städte zerstört, in einem benachbarten Gebiet 1 Dorf hinzu.
spirit_island-part-strip_the_land_bare = Das Land kahl plündern
spirit_island-does-strip_the_land_bare = Beim Wüten in diesem Zug verursacht jedes Dorf 1 Schaden mehr. Entferne nach einem Wüten, das Ödnis hinzufügt, dort 1 Entdecker und 1 Dorf.

spirit_island-name-relentless_optimism = Unerschütterliche Zuversicht
spirit_island-part-relentless_optimism = Unerschütterliche Zuversicht
spirit_island-does-relentless_optimism = Zerstörte Dörfer und Städte bringen für den Rest des Zuges keine Furcht.
spirit_island-part-cultures_mix_and_clash = Kulturen mischen sich und prallen aufeinander
spirit_island-does-cultures_mix_and_clash = Ersetze auf jedem Spielplan mit mindestens 2 mehr Dahan als Dörfern und Städten 1 Dorf durch 1 Dahan. Ersetze auf jedem Spielplan mit mindestens 2 weniger 1 Dahan durch 1 Dorf.

spirit_island-name-pull_together_in_adversity = In der Not zusammenhalten
spirit_island-part-pull_together_in_adversity = In der Not zusammenhalten
spirit_island-does-pull_together_in_adversity = 1 Streit auf jedem Invasor hat für den Rest des Zuges keine Wirkung und wird nicht entfernt.
spirit_island-part-purge_the_land_with_salt_and_fire = Das Land mit Salz und Feuer reinigen
spirit_island-does-purge_the_land_with_salt_and_fire = Füge auf jedem Spielplan in einem Gebiet mit mindestens 2 Dörfern 1 Ödnis hinzu, ohne dass sie sich ausbreitet, und 2 Einöde. Entferne dann dort alle Dörfer.

spirit_island-name-temporary_truce = Vorübergehende Waffenruhe
spirit_island-part-temporary_truce = Vorübergehende Waffenruhe
spirit_island-does-temporary_truce = Beim Wüten in Gebieten mit Dahan in diesem Zug nehmen 1 Dahan und 1 Dorf oder Stadt nicht teil.
spirit_island-part-temporary_caution = Vorübergehende Vorsicht
spirit_island-does-temporary_caution = Überspringt in diesem Wüten-Schritt auf jedem Spielplan 1 Wüten in einem Gebiet mit mehr Dahan als Dörfern und Städten.

spirit_island-name-overconfidence = Selbstüberschätzung
spirit_island-part-overconfidence = Selbstüberschätzung
spirit_island-does-overconfidence = Werft 2 verdiente Furcht-Karten ab, ohne sie abzuhandeln. Gibt es keine, verliert 2 Furcht je Spieler.
spirit_island-part-terror_breeds_aggression = Terror erzeugt Angriffslust
spirit_island-does-terror_breeds_aggression = Wüten verursacht in diesem Zug in jedem Gebiet 1 Schaden mehr je 2 verdiente Furcht-Karten.

spirit_island-lasting-eager_explorers = { $id }: auf einem Spielplan fügt das nächste Bauen nebenan einen Entdecker hinzu
spirit_island-lasting-xenophobia = { $id }: wo Dahan sind, schadet Wüten dem Land weniger und den Dahan mehr
spirit_island-lasting-bureaucrats_adjust_funding = { $id }: Bauen-Karten bauen im passenden Gebiet mit der höchsten Nummer weniger oder mehr
spirit_island-lasting-ransack_and_run = { $id }: in dem Gebiet mit den meisten Städten jedes Spielplans wird noch gewütet
spirit_island-lasting-resourceful_populace = { $id }: neben zerstörte Dörfer und Städte kommt ein Dorf
spirit_island-lasting-strip_the_land_bare = { $id }: Dörfer verursachen 1 Schaden mehr und verlassen verödete Gebiete
spirit_island-lasting-relentless_optimism = { $id }: zerstörte Dörfer und Städte bringen keine Furcht
spirit_island-lasting-pull_together_in_adversity = { $id }: 1 Streit auf jedem Invasor hat keine Wirkung
spirit_island-lasting-temporary_truce = { $id }: wo Dahan sind, nehmen 1 Dahan und 1 Dorf oder Stadt nicht am Wüten teil
spirit_island-lasting-temporary_caution = { $id }: auf einem Spielplan kann 1 Wüten übersprungen werden, wo Dahan Dörfer und Städte übertreffen
spirit_island-lasting-terror_breeds_aggression = { $id }: Wüten verursacht { $n } Schaden mehr
spirit_island-ask-truce = { $id }: Welches Dorf oder welche Stadt in { $land } nimmt nicht teil ({ $n })?
spirit_island-ask-caution = { $id }: Das Wüten in { $land } überspringen?
