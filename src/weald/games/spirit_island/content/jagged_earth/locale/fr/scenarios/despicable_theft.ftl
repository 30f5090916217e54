### Spirit Island: Despicable Theft

spirit_island-name-despicable_theft = Sa place est dans un musée !
spirit_island-option-scenario-despicable_theft = Sa place est dans un musée !
spirit_island-effect-despicable_theft = 18 voleurs sont mélangés face cachée : 12 vierges, trois 1, deux 2 et un 3. Après la mise en place, chaque exploration réussie dans une région numérotée 6 ou plus y ajoute aussi un voleur au hasard. Avant l’étape de ravage, tous les voleurs se déplacent : sur la côte, un voleur s’échappe, vous perdez 4 marqueurs de peur (si vous les avez), et son chiffre dit combien de fois la première carte du stade le plus bas quitte le paquet des envahisseurs ; les autres avancent de 1 région vers l’océan de leur plateau. Les voleurs ne sont pas des envahisseurs ; seules les actions des esprits les touchent, comme des explorateurs. Ils sont face visible dans les régions avec 2 Dahans ou plus. On ne peut les détruire, retirer ou remplacer que là où, avant ou après l’action, il y a 2 Dahans ou plus et ni village ni cité ; ailleurs, ils sont poussés à la place. Un voleur détruit rapporte 1 peur. Les voleurs hors de l’île reviennent dans la réserve à la fin du tour.

spirit_island-ask-thief-way = { $id } : où va le { $n ->
        [-1] voleur
        [0] voleur sans chiffre
       *[other] voleur de chiffre { $n }
    } de { $land } ?
spirit_island-lasting-thief = { $id } : un voleur
spirit_island-lasting-thief_away = { $id } : { $n ->
        [0] un voleur sans chiffre
       *[other] le voleur de chiffre { $n }
    } revient dans la réserve à la fin du tour
spirit_island-event-thief-caught = { $n ->
        [0] Un voleur sans chiffre est pris en { $land }.
       *[other] Un voleur de chiffre { $n } est pris en { $land }.
    }
spirit_island-event-thief-escaped = { $n ->
        [0] Un voleur sans chiffre s’échappe de { $land }.
       *[other] Un voleur de chiffre { $n } s’échappe de { $land } : le paquet des envahisseurs perd autant de cartes.
    }
