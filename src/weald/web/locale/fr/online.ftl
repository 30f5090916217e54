### Ce qui est refusé quand on joue à distance

error-unknown-invitation = Aucune invitation ne correspond à cette adresse. Elle est peut-être incomplète.
error-unknown-move = Ce code n’est pas valable, ou ne l’est plus : il sert une seule fois, et pendant dix minutes. Demandez-en un nouveau sur l’autre appareil.
error-seat-taken = La place { $n } est prise.
error-name-taken = À la place { $n }, quelqu’un s’appelle déjà { $name }. Choisissez un autre nom.
error-seat-present =
    { $seconds ->
        [one] La place { $n } appartient à quelqu’un d’autre. Si personne ne revient, l’IA pourra la reprendre dans une seconde.
       *[other] La place { $n } appartient à quelqu’un d’autre. Si personne ne revient, l’IA pourra la reprendre dans { $seconds } secondes.
    }
error-seat-lent = Une IA joue pour la place { $n } en ce moment. Reprenez d’abord la place.
error-not-at-table = Seules les personnes assises à cette table peuvent parler et lire ici.
error-bad-text = Ce message n’est pas possible : de 1 à { $limit } caractères, sans caractères invisibles.
error-too-fast =
    { $seconds ->
        [one] C’était trop à la fois. Attendez une seconde.
       *[other] C’était trop à la fois. Attendez { $seconds } secondes.
    }
error-wish-open = { $seat } souhaite reprendre un coup. Il faut d’abord en décider.
error-wish-not-asked = Ce n’est pas à vous d’en décider : c’est un souhait de { $seat }.
error-record-over = Cette partie est terminée : on peut la revoir, mais pas la continuer.
