### Guides d’ouverture : un coach pour les premiers tours d’un esprit

learn-guide = Guide
learn-guide-title = { $id }, tour { $turn }
learn-guide-why = Pourquoi ?
learn-guide-never = Ne plus montrer de guides
learn-guide-grow = croissance { $options }
learn-guide-or = croissance { $options } ou { $others }
learn-guide-from =
    { $track ->
        [energy] présence de la piste d’énergie
        [cards] présence de la piste de cartes
       *[both] présence des deux pistes
    }
learn-guide-lands =
    { $lands ->
        [wetlands] de préférence dans une fange
        [jungle] de préférence dans une jungle
        [dahan] là où sont des Dahans
        [ocean] dans les océans
        [coastal] sur la côte
        [jungle-beasts] dans une jungle ou près de bêtes
       *[jungle-wetlands] en jungle ou en fange
    }
learn-guide-play = jouer { $cards }
learn-guide-use = utiliser { $powers }
learn-guide-own = jouer ce qui convient à la position
learn-guide-line = Guide : { $parts }.

learn-guide-river_surges-1 = Deux présences de la piste de cartes vous donnent aussitôt une deuxième carte ; dans les fanges, elles valent des sites sacrés. Repoussez des envahisseurs d’une région qui construira au prochain tour, et rassemblez deux Dahans : un troisième les rejoint et vous gagnez de l’énergie.
learn-guide-river_surges-2 = Encore de la piste de cartes : trois cartes, et une revient en main à chaque tour. Crues subites empêche un ravage ou une construction, et le pouvoir inné aussi, à son deuxième seuil.
learn-guide-river_surges-3 = Reprenez tout et gagnez un pouvoir dont les éléments nourrissent votre pouvoir inné. Les trois mêmes cartes le gardent à son deuxième seuil.
learn-guide-river_surges-4 = Encore une présence de la piste de cartes et vous jouez quatre cartes. Choisissez-les pour leurs éléments : le troisième seuil du pouvoir inné vide une région entière.
learn-guide-vital_strength-1 = Une deuxième présence dans une jungle menacée en fait un site sacré, qui se défend seul ; l’énergie paie une carte chère. Si aucune jungle n’est en danger, gagnez plutôt un pouvoir. Attrait de la terre féconde est le choix bon marché.
learn-guide-vital_strength-2 = Encore de la piste de cartes : deux cartes désormais. Défendez une région qui va être ravagée, ou jouez deux cartes dont les éléments permettent au pouvoir inné d’en répéter une bon marché.
learn-guide-vital_strength-3 = Reprenez vos cartes si vous avez l’énergie pour elles, sinon gagnez de l’énergie. Rassemblez trois Dahans avec une carte et frappez là avec l’autre : elle fait bien plus de dégâts auprès d’eux.
learn-guide-lightning-1 = Deux présences de la piste d’énergie, dont une là où vous êtes déjà : un site sacré à portée d’un village. Détruisez ce village en rapide s’il ravage maintenant, en lent s’il ravage au prochain tour.
learn-guide-lightning-2 = L’énergie paie trois cartes d’un coup, et leurs éléments éveillent le pouvoir inné. Frappez d’orage une région où des explorateurs construiraient, et repoussez des Dahans là où ils riposteront contre un explorateur seul.
learn-guide-lightning-3 = Reprenez tout. Ces trois cartes ont ensemble les éléments du pouvoir inné : deux villages peuvent tomber en un tour.
learn-guide-shadows-1 = De l’énergie maintenant, et deux cartes par tour. Rassemblez des Dahans là où un ravage viendra, chassez un village ou un explorateur d’une région, et que le pouvoir inné emporte un explorateur avant qu’il ne construise.
learn-guide-shadows-2 = Cachez les Dahans au ravage : ils ripostent sans dommage. L’autre carte atteint toute région avec Dahans pour une énergie, si loin soit-elle.
learn-guide-shadows-3 = Jouez les pouvoirs bon marché que vous avez gagnés, avec lune et feu pour le pouvoir inné.
learn-guide-shadows-4 = Reprenez maintenant tout et gagnez un pouvoir de plus. Désormais, l’île vous dit ce qu’il lui faut.
learn-guide-rampant_green-1 = Étendez-vous sur les deux pistes et jouez une carte de plus ce tour-ci. Une carte et le pouvoir inné font un dégât chacun : ensemble, ils abattent un village. En solo, le don ne sert que pour ses éléments.
learn-guide-rampant_green-2 = De l’énergie pour la carte chère, et un pouvoir. Repoussez un village ou des Dahans là où c’est le plus utile ; avec assez de flore, les pouvoirs innés défendent une région et frappent avec un Dahan à leurs côtés.
learn-guide-rampant_green-3 = Reprenez tout. Choisissez la piste dont vous avez le plus besoin, et des cartes aux éléments de vos pouvoirs innés. Une présence sacrifiée sur un site sacré empêche toujours un ravage ou une construction.
learn-guide-thunderspeaker-1 = Tendez une embuscade à un explorateur sur le point de construire. Puis répartissez les Dahans et déplacez-vous avec eux : au prochain tour, il faut être auprès de plusieurs d’entre eux.
learn-guide-thunderspeaker-2 = Des présences là où sont les Dahans. La carte chère fait des dégâts pour chaque Dahan et chacune de vos présences dans sa région ; l’autre protège un Dahan sur le point d’être attaqué. Le pouvoir inné détruit un village auprès des Dahans.
learn-guide-thunderspeaker-3 = Tout revient et deux nouveaux pouvoirs s’y ajoutent. Choisissez-les pour les éléments de vos pouvoirs innés.
learn-guide-bringer-1 = Vous ne détruisez rien : vos dégâts deviennent peur et repoussent les envahisseurs. Rassemblez des Dahans pour le prochain tour, puis effrayez une région pleine d’envahisseurs.
learn-guide-bringer-2 = Utilisez la carte qui change la peur en défense juste avant le pouvoir inné qui produit la peur. Utilisez l’autre carte en dernier ; avec des Dahans, elle peut apporter un pouvoir majeur.
learn-guide-bringer-3 = Reprenez vos cartes, ou gagnez un autre pouvoir s’il vous reste assez à jouer.
learn-guide-ocean-1 = Des présences dans les océans vous donnent toute la côte. Entraînez des explorateurs au large avant qu’ils ne construisent ; ce qui se noie devient énergie. La bénédiction aide un autre esprit ; en solo, elle ne sert que pour ses éléments.
learn-guide-ocean-2 = La marée vous porte à terre : soyez là où une côte est ravagée. Défendez-y des Dahans avec une carte, et engloutissez des envahisseurs avec l’autre là où il n’y a pas de Dahan. Ajoutez le pouvoir gagné.
learn-guide-ocean-3 = De nouveau au large : les présences se rassemblent dans les océans et toutes les cartes reviennent. Aller et venir, tour après tour, c’est votre rythme.
learn-guide-keeper-1 = Gagnez d’abord un pouvoir. S’il est gratuit, prenez la présence de la piste de cartes et jouez les deux ; sinon, de la piste d’énergie. Créez des sites sacrés ce tour-ci et le suivant, et que les ronces empêchent une construction.
learn-guide-keeper-2 = Deux présences et un pouvoir, pour trois énergies. Dépensez-en deux au plus pour des cartes : au prochain tour, il vous en faut six.
learn-guide-keeper-3 = Maintenant le courroux : depuis une région entourée de sites sacrés, il détruit presque tout. Des pouvoirs bon marché avec flore et feu portent le pouvoir inné à son deuxième seuil.
learn-guide-keeper-4 = Reprenez tout ; l’autre croissance est celle du tour précédent, si vous pouvez la payer.
learn-guide-sharp_fangs-1 = Gagnez un pouvoir, avec faune si possible. Les bêtes courent et votre présence avec elles : ainsi, les cartes pour votre propre région atteignent celles où l’on va construire.
learn-guide-sharp_fangs-2 = De l’énergie et une carte de plus. Frappez près de la jungle avant qu’on n’y construise, et ajoutez des bêtes : le pouvoir inné frappe plus fort avec chacune.
learn-guide-sharp_fangs-3 = Reprenez tout et gagnez un pouvoir avec faune et flore. Désormais, présence un tour et récupération le suivant nourrissent les deux pouvoirs innés.
