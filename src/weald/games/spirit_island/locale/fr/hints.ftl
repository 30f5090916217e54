# Why a hint is good.

spirit_island-reason-wins = Gagne tout de suite.
spirit_island-reason-easy = Facile à apprendre.
spirit_island-reason-strength = { $strength ->
        [offence] Fort à l’attaque
        [control] Fort pour déplacer les envahisseurs
        [fear] Fort pour la peur
        [defence] Fort en défense
       *[utility] Fort pour aider les autres
    }, ce qui manque encore à la table.
spirit_island-reason-no-blight = Pas de désolation en { $land }.
spirit_island-reason-no-spreading = Pas de désolation en { $land }, où elle se propagerait.
spirit_island-reason-stops = Évite { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } en { $land }.
spirit_island-reason-dahan = { $n ->
        [one] 1 Dahan survit
       *[other] { $n } Dahans survivent
    } en { $land }.
spirit_island-reason-no-build = { $kind ->
        [city] Aucune cité n’est construite en { $land }.
       *[town] Aucun village n’est construit en { $land }.
    }
spirit_island-reason-fewer = { $kind ->
        [city] { $n ->
            [one] 1 cité de moins.
           *[other] { $n } cités de moins.
        }
        [town] { $n ->
            [one] 1 village de moins.
           *[other] { $n } villages de moins.
        }
       *[explorer] { $n ->
            [one] 1 explorateur de moins.
           *[other] { $n } explorateurs de moins.
        }
    }
spirit_island-reason-more-dahan = { $n ->
        [one] 1 Dahan
       *[other] { $n } Dahans
    } de plus.
spirit_island-reason-cleaned = Retire { $n ->
        [one] 1 désolation
       *[other] { $n } désolations
    }.
spirit_island-reason-terror = Le niveau de terreur passe à { $level }.
spirit_island-reason-fear = { $n } peur.
spirit_island-reason-threshold = Atteint le { $tier ->
        [first] premier
        [second] deuxième
        [third] troisième
        [fourth] quatrième
       *[fifth] cinquième
    } seuil de { $id }.
spirit_island-reason-presence = { $n ->
        [one] 1 présence
       *[other] { $n } présences
    } de plus sur l’île.
spirit_island-reason-cards = { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } de plus en main.
spirit_island-reason-energy = { $n } énergie de plus.
spirit_island-reason-reclaims = { $n ->
        [one] 1 carte défaussée revient
       *[other] { $n } cartes défaussées reviennent
    } en main.
spirit_island-reason-hand-short = Votre main : { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    } pour { $plays ->
        [one] 1 carte à jouer
       *[other] { $plays } cartes à jouer
    }.
spirit_island-reason-new-cards = { $n ->
        [one] Une nouvelle carte pouvoir.
       *[other] { $n } nouvelles cartes pouvoir.
    }
spirit_island-reason-more-plays = Permet de jouer jusqu’à { $n } cartes par tour.
spirit_island-reason-more-income = Permet de gagner jusqu’à { $n } énergie par tour.
spirit_island-reason-less-blight = { $n ->
        [one] 1 désolation
       *[other] { $n } désolations
    } de moins.
spirit_island-reason-saves = Sinon, la partie serait perdue.
spirit_island-reason-tokens = { $kind ->
        [beasts] { $n } bêtes de plus.
        [wilds] { $n } ronces de plus.
        [disease] { $n } maladie de plus.
        [badlands] { $n } terre hostile de plus.
       *[strife] { $n } discorde de plus.
    }
spirit_island-reason-gives = { $what ->
        [energy] { $spirit } gagne { $n } énergie.
        [cards] { $spirit } gagne { $n ->
            [one] 1 carte.
           *[other] { $n } cartes.
        }
       *[presence] { $spirit } gagne { $n ->
            [one] 1 présence.
           *[other] { $n } présences.
        }
    }
spirit_island-reason-proposed = Les autres l’ont proposé.
spirit_island-reason-growth-part = Cela fait partie de l’option de croissance choisie.
spirit_island-reason-only-now = Inutilisé, le pouvoir n’apporte rien ce tour-ci.
spirit_island-reason-best-there = C’est en { $land } que l’effet est le plus grand.
spirit_island-reason-closer = Rapproche le prochain seuil de { $id }.
spirit_island-reason-ravaged = Les envahisseurs vont ravager { $land } : { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    }.
spirit_island-reason-built = Les envahisseurs vont construire en { $land }.
spirit_island-reason-invaded = { $n ->
        [one] 1 envahisseur
       *[other] { $n } envahisseurs
    } en { $land }.
spirit_island-reason-calm = Ni ravage ni construction à venir en { $land }.
spirit_island-reason-lost-anyway = De toute façon, le ravage à venir y détruirait une présence ({ $land }).
spirit_island-reason-stays = Il vous reste { $n ->
        [one] 1 présence
       *[other] { $n } présences
    } en { $land }.
spirit_island-reason-not-sacred = { $land } n’est pas un de vos sites sacrés.
spirit_island-reason-no-presence = Aucun esprit n’a de présence en { $land }.
spirit_island-reason-no-blight-yet = Pas encore de désolation en { $land } : elle ne se propagerait pas.
spirit_island-reason-dahan-flee = Le ravage à venir détruirait des Dahans en { $land }.
spirit_island-reason-dahan-strike = Les Dahans en { $land } ripostent au ravage à venir.
spirit_island-reason-destroyed = { $kind ->
        [city] Détruit une cité en { $land }.
        [town] Détruit un village en { $land }.
       *[explorer] Détruit un explorateur en { $land }.
    }
spirit_island-reason-strength-of = { $kind ->
        [city] Une cité en { $land } inflige { $n } dégâts lors d’un ravage.
        [town] Un village en { $land } inflige { $n } dégâts lors d’un ravage.
       *[explorer] Un explorateur en { $land } inflige { $n } dégât lors d’un ravage.
    }
spirit_island-reason-sacred = Fait de { $land } un de vos sites sacrés.
spirit_island-reason-reaches = Met { $n ->
        [one] 1 région avec villages ou cités
       *[other] { $n } régions avec villages ou cités
    } à votre portée.
spirit_island-reason-new-land = Vous n’avez pas encore de présence en { $land }.
spirit_island-reason-plays-now = Dorénavant { $n } cartes à jouer par tour.
spirit_island-reason-income-now = Dorénavant { $n } énergie par tour.
spirit_island-reason-least = De ces cartes, c’est celle qui vous sert le moins.
spirit_island-reason-suits = De ces cartes, c’est celle qui convient le mieux à votre esprit.
spirit_island-reason-energy-first = L’énergie revient plus vite que les cartes.

# What an AI means to do.
spirit_island-intends-spirit = { $seat } compte jouer { $spirit }.
spirit_island-intends-growth = { $seat } compte prendre l’option de croissance { $n }.
spirit_island-intends-play = { $seat } compte jouer { $id }.
spirit_island-intends-use = { $seat } compte utiliser { $id }.
spirit_island-intends-use-in = { $seat } compte utiliser { $id } en { $land }.
