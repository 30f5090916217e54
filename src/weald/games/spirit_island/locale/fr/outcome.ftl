### Spirit Island : ce qu’un choix apporterait

## Aussitôt

spirit_island-outcome-destroyed =
    { $kind ->
        [explorer] { $n ->
            [one] explorateur détruit
           *[other] { $n } explorateurs détruits
        }
        [town] { $n ->
            [one] village détruit
           *[other] { $n } villages détruits
        }
        [city] { $n ->
            [one] cité détruite
           *[other] { $n } cités détruites
        }
       *[dahan] { $n ->
            [one] Dahan détruit
           *[other] { $n } Dahans détruits
        }
    }
spirit_island-outcome-removed =
    { $kind ->
        [explorer] { $n ->
            [one] explorateur retiré
           *[other] { $n } explorateurs retirés
        }
        [town] { $n ->
            [one] village retiré
           *[other] { $n } villages retirés
        }
        [city] { $n ->
            [one] cité retirée
           *[other] { $n } cités retirées
        }
       *[dahan] { $n ->
            [one] Dahan retiré
           *[other] { $n } Dahans retirés
        }
    }
spirit_island-outcome-added =
    { $kind ->
        [explorer] { $n ->
            [one] explorateur ajouté
           *[other] { $n } explorateurs ajoutés
        }
        [town] { $n ->
            [one] village ajouté
           *[other] { $n } villages ajoutés
        }
        [city] { $n ->
            [one] cité ajoutée
           *[other] { $n } cités ajoutées
        }
       *[dahan] { $n ->
            [one] Dahan ajouté
           *[other] { $n } Dahans ajoutés
        }
    }
spirit_island-outcome-moved =
    { $kind ->
        [explorer] { $n ->
            [one] explorateur déplacé
           *[other] { $n } explorateurs déplacés
        }
        [town] { $n ->
            [one] village déplacé
           *[other] { $n } villages déplacés
        }
        [city] { $n ->
            [one] cité déplacée
           *[other] { $n } cités déplacées
        }
       *[dahan] { $n ->
            [one] Dahan déplacé
           *[other] { $n } Dahans déplacés
        }
    }
spirit_island-outcome-hurt = dégâts : { spirit_island-kind }
spirit_island-outcome-token = +{ $n } { spirit_island-kind }
spirit_island-outcome-token-gone = −{ $n } { spirit_island-kind }
spirit_island-outcome-defend = défense { $n }
spirit_island-outcome-strife = discorde { $n }
spirit_island-outcome-energy = +{ $n } énergie
spirit_island-outcome-energy-others = +{ $n } énergie pour les autres
spirit_island-outcome-energy-paid = { $n } énergie payée
spirit_island-outcome-elements =
    { $n ->
        [one] +{ $n } élément
       *[other] +{ $n } éléments
    }
spirit_island-outcome-plays =
    { $n ->
        [one] { $n } carte de plus à jouer
       *[other] { $n } cartes de plus à jouer
    }
spirit_island-outcome-cards =
    { $n ->
        [one] une carte Pouvoir
       *[other] { $n } cartes Pouvoir
    }
spirit_island-outcome-presence =
    { $n ->
        [one] présence ajoutée
       *[other] { $n } présences ajoutées
    }
spirit_island-outcome-presence-lost =
    { $n ->
        [one] présence perdue
       *[other] { $n } présences perdues
    }
spirit_island-outcome-fear = peur { $n }
spirit_island-outcome-lasting = un effet durable
spirit_island-outcome-nothing = il ne se passe rien
spirit_island-outcome-reveals = puis des cartes sont révélées
spirit_island-outcome-others = puis d’autres décident

## Plus tard

spirit_island-outcome-no-blight =
    { $where ->
        [home] pas de désolation
       *[other] pas de désolation en { $land }
    }
spirit_island-outcome-more-blight =
    { $where ->
        [home] la désolation viendra
       *[other] la désolation viendra en { $land }
    }
spirit_island-outcome-no-spread =
    { $where ->
        [home] la désolation ne se répand pas
       *[other] la désolation ne se répand pas depuis { $land }
    }
spirit_island-outcome-dahan-live =
    { $where ->
        [home] { $n } { $n ->
            [one] Dahan survit
           *[other] Dahans survivent
        }
       *[other] { $n } { $n ->
            [one] Dahan survit
           *[other] Dahans survivent
        } en { $land }
    }
spirit_island-outcome-dahan-lost =
    { $where ->
        [home] { $n } { $n ->
            [one] Dahan de plus tombera
           *[other] Dahans de plus tomberont
        }
       *[other] { $n } { $n ->
            [one] Dahan de plus tombera
           *[other] Dahans de plus tomberont
        } en { $land }
    }
spirit_island-outcome-no-build =
    { $where ->
        [home] rien n’est construit
       *[other] rien n’est construit en { $land }
    }
spirit_island-outcome-smaller-build =
    { $where ->
        [home] un village au lieu d’une cité
       *[other] un village au lieu d’une cité en { $land }
    }
spirit_island-outcome-no-ravage =
    { $where ->
        [home] pas de ravage
       *[other] pas de ravage en { $land }
    }
spirit_island-outcome-heals = guérit ce tour-ci

## Pouvoirs et phases

spirit_island-outcome-targets =
    { $n ->
        [one] { $n } région à portée
       *[other] { $n } régions à portée
    }
spirit_island-outcome-best = au mieux en { $land }
spirit_island-outcome-no-use = ne change rien en ce moment
spirit_island-outcome-no-target = aucune région à portée en ce moment
spirit_island-outcome-threshold = { $id } : atteint le seuil { $n }
spirit_island-outcome-unused =
    { $phase ->
        [fast] { $n ->
            [one] { $n } pouvoir rapide inutilisé
           *[other] { $n } pouvoirs rapides inutilisés
        }
       *[slow] { $n ->
            [one] { $n } pouvoir inutilisé
           *[other] { $n } pouvoirs inutilisés
        }
    }
spirit_island-outcome-wasted =
    { $paid ->
        [card] { $id } est payé. Inutilisé, il est perdu pour ce tour.
       *[innate] { $id } peut être utilisé maintenant. Inutilisé, il est perdu pour ce tour.
    }
spirit_island-outcome-plays-left =
    { $n ->
        [one] encore { $n } carte peut être jouée
       *[other] encore { $n } cartes peuvent être jouées
    }
spirit_island-outcome-loses = la partie serait perdue

## Présence

spirit_island-outcome-track-rises = { $now } → { $then }
spirit_island-outcome-track-stays = { $n } reste { $n }
spirit_island-outcome-track-element = un élément à chaque tour
spirit_island-outcome-comes-back = revient sur l’île
spirit_island-outcome-only-moves = ne fait que quitter { $land } : aucune piste ne s’ouvre

## Avant et après

spirit_island-outcome-row-kind =
    { $kind ->
        [explorer] Explorateurs
        [town] Villages
        [city] Cités
       *[dahan] Dahans
    }
spirit_island-outcome-row-ravage = Ravage
spirit_island-outcome-row-land = Région
spirit_island-outcome-row-dahan = Dahans
spirit_island-outcome-row-build = Construire
spirit_island-outcome-row-energy = Énergie
spirit_island-outcome-row-fear = Peur
spirit_island-outcome-row-plays = Cartes à jouer
spirit_island-outcome-row-hand = Cartes en main
spirit_island-outcome-row-presence = Présences sur l’île
spirit_island-outcome-row-income = Énergie par tour
spirit_island-outcome-row-card-plays = Cartes par tour
spirit_island-outcome-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
spirit_island-outcome-none = aucun
spirit_island-outcome-land =
    { $blight ->
        [spreads] désolation, se répand
        [yes] désolation
       *[no] pas de désolation
    }
spirit_island-outcome-loses-dahan =
    { $n ->
        [0] tous survivent
        [one] { $n } perdu
       *[other] { $n } perdus
    }
spirit_island-outcome-builds =
    { $new ->
        [town] un village
        [city] une cité
       *[nothing] rien
    }

## Sous la question

spirit_island-help-presence-from = Ce qu’une piste perd ici, elle le donne désormais à chaque tour. Une présence prise dans une région ne fait que se déplacer.
spirit_island-help-used-by = { $spirit } utilise { $id }, et cette partie, c’est vous qui en décidez.
spirit_island-chip =
    { $what ->
        [no-blight] sans désolation
        [no-build] rien de bâti
        [no-ravage] pas de ravage
        [dahan-live] Dahans saufs
        [fear] peur { $n }
       *[other] { "" }
    }
