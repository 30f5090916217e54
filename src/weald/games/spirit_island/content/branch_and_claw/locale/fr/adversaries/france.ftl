### Spirit Island, Branch & Claw: The Kingdom of France

spirit_island-name-france_plantation_colony = Royaume de France (Colonie de plantations)
spirit_island-option-adversary-france_plantation_colony = France

spirit_island-name-demand_for_new_cash_crops = Demande de nouvelles cultures
spirit_island-effect-france_plantation_colony = Escalade, après l’exploration : sur chaque plateau, choisissez une région correspondant à la carte. Si elle a un village ou une cité, ajoutez-y 1 désolation, sinon 1 village.

spirit_island-name-sprawling_plantations = Plantations tentaculaires
spirit_island-effect-sprawling_plantations = Il n’y a que 7 villages par joueur, mise en place comprise. La partie est perdue dès qu’un village doit être ajouté et qu’il n’en reste plus.

spirit_island-name-frontier_explorers = Explorateurs des confins
spirit_island-effect-france_plantation_colony-1 = Sauf à la mise en place : quand les envahisseurs explorent une région sans village ni cité, ajoutez-y 1 explorateur de plus.

spirit_island-name-slave_labor = Travail forcé
spirit_island-effect-france_plantation_colony-2 = À la mise en place, l’événement Révolte des esclaves va sous les 3 premières cartes Événement. Après une construction dans une région avec 2 explorateurs ou plus, remplacez-les tous sauf 1 par des villages.

spirit_island-name-early_plantations = Premières plantations
spirit_island-effect-france_plantation_colony-3 = À la mise en place, 1 village de plus dans la région sans village de plus grand numéro de chaque plateau, et 1 village dans la région 1.

spirit_island-name-triangle_trade = Commerce triangulaire
spirit_island-effect-france_plantation_colony-4 = Quand les envahisseurs construisent une cité dans une région côtière, ajoutez 1 village dans la région adjacente qui a le moins de villages.

spirit_island-name-slow_healing_ecosystem = Écosystème convalescent
spirit_island-effect-france_plantation_colony-5 = La désolation éliminée de l’île est mise ici. Dès qu’il y en a 3 par joueur, tout va sur la carte Désolation.
spirit_island-counter-france_blight = Désolation sur ce panneau

spirit_island-name-persistent_explorers = Explorateurs tenaces
spirit_island-effect-france_plantation_colony-6 = Après l’exploration d’une carte, ajoutez 1 explorateur sur chaque plateau dans une région sans explorateur. Les cartes Peur n’éliminent jamais d’explorateur ; vous pouvez le repousser à la place.

spirit_island-ask-cash-crops = { $id } : quelle région est plantée ? Elle reçoit une désolation si elle a un village ou une cité, sinon un village.
spirit_island-ask-persistent-explorer = { $id } : où l’explorateur est-il ajouté ?
spirit_island-result-defeat-france = Défaite : il ne reste plus de village pour les plantations de France{ spirit_island-in-lands }.
spirit_island-danger-france =
    { $left ->
        [one] Encore un village et la partie est perdue : il n’en reste plus
       *[other] Encore { $left } villages et la partie est perdue
    }
spirit_island-loses-france = Un village doit être ajouté et il n’en reste plus{ spirit_island-in-lands }.{ spirit_island-may-be-prevented }
