### Spirit Island: the effects of minor powers

spirit_island-effect-call_of_the_dahan_ways = Remplacez un explorateur par un Dahan.
spirit_island-effect-call_of_the_dahan_ways-1 = Vous pouvez remplacer un village à la place.
spirit_island-effect-call_to_bloodshed = Au choix : 1 dégât par Dahan ; ou rassemblez jusqu’à 3 Dahans.
spirit_island-effect-call_to_isolation = Au choix : repoussez un explorateur ou un village par Dahan ; ou repoussez 1 Dahan.
spirit_island-effect-drought = Détruisez 3 villages. 1 dégât à chaque village et à chaque cité. Ajoutez 1 désolation.
spirit_island-effect-drought-1 = Détruisez 1 cité.
spirit_island-effect-encompassing_ward = Défense 2 dans chaque région où l’esprit a de la présence.
spirit_island-lasting-encompassing_ward = { spirit_island-name } : défense 2 près de toute présence
spirit_island-effect-gift_of_power = L’esprit gagne un pouvoir mineur.
