### Spirit Island: Elemental Invocation

spirit_island-name-elemental_invocation = Invocation élémentaire
spirit_island-option-scenario-elemental_invocation = Invocation élémentaire
spirit_island-effect-elemental_invocation = Mise en place : retirez la première carte Envahisseur de niveau I, ajoutez 1 village dans la région 6 de chaque plateau et 1 carte Peur au niveau de terreur 1. Une fois par phase des esprits, chaque esprit peut payer 1 énergie, plus 1 par marqueur voisin, pour laisser un élément d’une de ses cartes Pouvoir à un coin d’une région où il est présent. Un pouvoir qui cible une région dispose en plus, pour ses seuils, des éléments aux coins de cette région. Pour le prix d’un événement, un marqueur de l’élément qui aide compte comme 2 énergie.

spirit_island-offer-elemental_invocation = Laisser un élément à un coin de vos régions, dès { $n } énergie
spirit_island-ask-invoke-corner = { $id } : à quel coin laissez-vous un élément ?
spirit_island-ask-invoke-element = { $id } : quel élément y laissez-vous ?
spirit_island-lasting-element_marker = { $id } : { spirit_island-element }
spirit_island-lasting-invoked = { $id } : a laissé un élément ce tour
spirit_island-event-invoked = { $spirit } : laisse { spirit_island-element } à un coin.
