### Spirit Island: Ward the Shores

spirit_island-name-ward_the_shores = Protection des rivages
spirit_island-option-scenario-ward_the_shores = Protection des rivages
spirit_island-effect-ward_the_shores = Une fois par tour, chaque esprit peut jouer une carte Pouvoir face cachée : elle compte comme carte jouée, mais ne coûte pas d’énergie et ne donne pas d’élément. Pendant la phase des pouvoirs lents, payez 2 énergie pour chaque désolation, village et cité d’un de vos sites sacrés pour y ajouter 1 protection. Une protection défend 3 jusqu’à ce qu’une désolation soit ajoutée dans sa région. Dès le niveau d’invasion III, chaque exploration ajoute aussi 1 village. La seule victoire : niveau de terreur 2 ou plus, et une protection dans chaque région côtière.

spirit_island-offer-ward_the_shores = { $n ->
    [0] Jouer une carte face cachée, pour une protection
   *[other] Ajouter une protection dans un site sacré
}
spirit_island-ask-face-down = { $id } : quelle carte jouez-vous face cachée ?
spirit_island-ask-ward = { $id } : quel site sacré reçoit une protection ?
spirit_island-ask-lift-warding = { $id } : quelle protection prenez-vous pour cela ?
spirit_island-lasting-warding = { $id } : protection, défense 3
spirit_island-lasting-warded = { $id } : la carte face cachée de ce tour a été utilisée
spirit_island-event-face-down = { $spirit } : joue { $id } face cachée.
spirit_island-event-warding-destroyed = La protection en { $land } est détruite.
