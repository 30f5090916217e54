### Spirit Island: Powers Long Forgotten

spirit_island-name-powers_long_forgotten = Puissances immémoriales
spirit_island-option-scenario-powers_long_forgotten = Puissances immémoriales
spirit_island-effect-powers_long_forgotten = 4 marqueurs sont posés face cachée sur chaque plateau ; certains sont des sources de puissance. Les esprits trouvent le marqueur d’une région avec 3 Dahans ou plus, les envahisseurs celui d’une région avec 2 envahisseurs ou plus (3 ou plus contre la France). Les esprits utilisent une source trouvée quand ils veulent, ou gagnent 2 points pour elle à la fin ; pour les envahisseurs, elle agit aussitôt.

spirit_island-offer-powers_long_forgotten = Utiliser une source : { $n ->
    [1] une écaille de lézard toujours ardente (les pouvoirs avec du feu infligent 1 dégât de plus)
    [2] un anneau de bronze aux pierres rouges (déplacer la présence entre les sables)
    [3] une énorme dent qui goutte (2 énergie pour chaque esprit qui ne récupère pas de carte)
    [4] une côte couverte de givre (les envahisseurs infligent 3 dégâts de moins au prochain ravage)
    [5] une braise constante (obtenir des pouvoirs majeurs sans rien oublier)
    [6] une corde de vent (tous les pouvoirs ont +1 en portée)
    [7] un pilier de lumière (2 cartes Peur, et les Dahans d’une région frappent)
   *[other] un sac de cuir cousu (éliminer tout ce qui est dans une région)
}
spirit_island-offer-bronze_loop = Déplacer la présence entre les sables ({ $n } là)
spirit_island-ask-source-price = { $id } : payer 1 énergie pour que le pouvoir agisse sur les envahisseurs, malgré { $source ->
    [lizard_scale] l’écaille de lézard
   *[wind_rope] la corde de vent
} ?
spirit_island-ask-hide-marker = { $id } : dans quelle région posez-vous un marqueur ?
spirit_island-ask-search = { $id } : quelle région est fouillée d’abord ?
spirit_island-ask-shift-from = { $id } : de quels sables déplacez-vous une présence ?
spirit_island-ask-shift-to = { $id } : vers quels sables ?
spirit_island-ask-scorch = { $id } : quelle région les envahisseurs brûlent-ils ?
spirit_island-ask-dahan-strike = { $id } : dans quelle région les Dahans frappent-ils ?
spirit_island-ask-swallow = { $id } : de quelle région tout est-il éliminé ?
spirit_island-lasting-hidden_marker = { $id } : un marqueur est posé ici face cachée
spirit_island-lasting-found_source = Source trouvée, pas encore utilisée : { $n ->
    [1] une écaille de lézard toujours ardente
    [2] un anneau de bronze aux pierres rouges
    [3] une énorme dent qui goutte
    [4] une côte couverte de givre
    [5] une braise constante
    [6] une corde de vent
    [7] un pilier de lumière
   *[other] un sac de cuir cousu
}
spirit_island-lasting-shifted = { $id } : une présence a été déplacée ce tour
spirit_island-lasting-reclaimed = { $id } : une carte a été récupérée ce tour
spirit_island-lasting-lizard_scale_invaders = { $id } : les pouvoirs avec du feu ne touchent les envahisseurs que pour 1 énergie
spirit_island-lasting-lizard_scale = { $id } : les pouvoirs avec du feu infligent 1 dégât de plus
spirit_island-lasting-bronze_loop_invaders = { $id } : les envahisseurs de sables explorent et construisent comme s’ils étaient dans tous les sables
spirit_island-lasting-bronze_loop = { $id } : les esprits peuvent déplacer leur présence entre les sables
spirit_island-lasting-dripping_tooth_invaders = { $id } : les envahisseurs qui explorent des marais y construisent
spirit_island-lasting-dripping_tooth = { $id } : 2 énergie pour chaque esprit qui ne récupère pas de carte pendant la phase des esprits
spirit_island-lasting-ice_rib_invaders = { $id } : chaque esprit ne peut jouer que 1 carte
spirit_island-lasting-ice_rib = { $id } : au prochain ravage, les envahisseurs infligent 3 dégâts de moins dans chaque région
spirit_island-lasting-ice_rib_ravage = { $id } : les envahisseurs infligent 3 dégâts de moins dans chaque région du ravage
spirit_island-lasting-steady_ember_invaders = { $id } : le premier village ou la première cité d’une jungle ou d’un marais ajoute 1 désolation
spirit_island-lasting-steady_ember = { $id } : les pouvoirs majeurs s’obtiennent sans rien oublier
spirit_island-lasting-wind_rope_invaders = { $id } : les pouvoirs ne repoussent et ne rassemblent les envahisseurs que pour 1 énergie
spirit_island-lasting-wind_rope = { $id } : tous les pouvoirs ont +1 en portée
spirit_island-lasting-sewn_sack_invaders = { $id } : les pouvoirs ne peuvent pas cibler cette région
spirit_island-event-marker = { $side ->
    [spirits] Les esprits
   *[invaders] Les envahisseurs
} trouvent { $source ->
    [none] seulement un marqueur vide
    [lizard_scale] une écaille de lézard toujours ardente
    [bronze_loop] un anneau de bronze aux pierres rouges
    [dripping_tooth] une énorme dent qui goutte
    [ice_rib] une côte couverte de givre
    [steady_ember] une braise constante
    [wind_rope] une corde de vent
    [sun_pillar] un pilier de lumière
   *[sewn_sack] un sac de cuir cousu
} ({ $land }).
spirit_island-event-swallowed = Tout ce qui est en { $land } est éliminé du jeu.
