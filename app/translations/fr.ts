<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<extra-provisional/>
<context>
    <name>Words</name>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>True scale</source>
        <translation>Échelle réelle</translation>
    </message>
    <message>
        <source>Print at 100 per cent, not fitted to the page: then this bar measures 5 cm.</source>
        <translation>Imprimez à 100 pour cent, sans ajuster à la page : cette barre mesure alors 5 cm.</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pouces</translation>
    </message>
    <message>
        <source>Turning template: lay the middle of the base line under the ship&apos;s middle, the ray of 0 degrees along her bow.</source>
        <translation>Gabarit de virage : placez le milieu de la ligne de base sous le milieu du navire, le rayon de 0 degré le long de la proue.</translation>
    </message>
    <message>
        <source>Turning template</source>
        <translation>Gabarit de virage</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Un navire</translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation>%1 navires</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>coulé</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>pris</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>en fuite</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>In no squadron</source>
        <translation>Dans aucune escadre</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>%1 talents</source>
        <translation>%1 talents</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Fiches de navires</translation>
    </message>
    <message>
        <source>%1: record sheets</source>
        <translation>%1 : fiches de navires</translation>
    </message>
    <message>
        <source>Extra cards</source>
        <translation>Cartes en plus</translation>
    </message>
    <message>
        <source>Last speed</source>
        <translation>Dernière vitesse</translation>
    </message>
    <message>
        <source>Grapples</source>
        <translation>Grappins</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Préparé</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Éperon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>non soutenu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Grappling gear</source>
        <translation>Grappins</translation>
    </message>
    <message>
        <source>fight as a unit</source>
        <translation>combattent en unité</translation>
    </message>
    <message>
        <source>Orders by sub-phase, then the units&apos; orders</source>
        <translation>Ordres par sous-phase, puis ceux des unités</translation>
    </message>
    <message>
        <source>units&apos; orders</source>
        <translation>ordres des unités</translation>
    </message>
    <message>
        <source>On %1+: grapples; %2+: hits; %3+: cuts, mends and fights fire; %4+: plugs. Range: S %5 (fire %6), B %7 (fire %8). Emergency stop above %9.</source>
        <translation>Sur %1+ : accroche ; %2+ : touche ; %3+ : coupe, répare et éteint ; %4+ : bouche. Portée : S %5 (feu %6), B %7 (feu %8). Arrêt d’urgence au-dessus de %9.</translation>
    </message>
    <message>
        <source>hull</source>
        <translation>coque</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Laurels</source>
        <translation>Lauriers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>navire</translation>
    </message>
    <message>
        <source>speed −1, turns −1; goes when the rowers rest, lying still</source>
        <translation>vitesse −1, virages −1 ; cesse quand les rameurs se reposent, à l’arrêt</translation>
    </message>
    <message>
        <source>on a deck unit; goes in a turn of rest</source>
        <translation>sur une unité de pont ; cesse après un tour de repos</translation>
    </message>
    <message>
        <source>hull −1 a turn; the rowers plug it, lying still</source>
        <translation>coque −1 par tour ; les rameurs la bouchent, à l’arrêt</translation>
    </message>
    <message>
        <source>held to the other ship; repair</source>
        <translation>tenu à l’autre navire ; réparer</translation>
    </message>
    <message>
        <source>turns −1; repair</source>
        <translation>virages −1 ; réparer</translation>
    </message>
    <message>
        <source>no turns while moving; one turn</source>
        <translation>aucun virage en mouvement ; un tour</translation>
    </message>
    <message>
        <source>speed −1; repair</source>
        <translation>vitesse −1 ; réparer</translation>
    </message>
    <message>
        <source>speed −2; one turn</source>
        <translation>vitesse −2 ; un tour</translation>
    </message>
    <message>
        <source>Collisions and rams</source>
        <translation>Collisions et éperonnages</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Collision, each</source>
        <translation>Collision, chacun</translation>
    </message>
    <message>
        <source>longer run + greater mass</source>
        <translation>plus long élan + plus grande masse</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>autant</translation>
    </message>
    <message>
        <source>Rammed</source>
        <translation>Éperonné</translation>
    </message>
    <message>
        <source>d6 + rammer&apos;s mass − own + rammer&apos;s run</source>
        <translation>d6 + masse de l’éperonneur − la sienne + élan de l’éperonneur</translation>
    </message>
    <message>
        <source>Rammer</source>
        <translation>Éperonneur</translation>
    </message>
    <message>
        <source>d6 − own mass + mass of the rammed</source>
        <translation>d6 − sa masse + masse de l’éperonné</translation>
    </message>
    <message>
        <source>Below 0 is 0. Hull goes at once, cards lie in the damage box until the turn&apos;s end.</source>
        <translation>Au-dessous de 0 vaut 0. La coque baisse aussitôt, les cartes restent dans la case des dégâts jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Milites</source>
        <translation>Milites</translation>
    </message>
    <message>
        <source>Each counter of disorder on the unit</source>
        <translation>Chaque marqueur de désordre sur l’unité</translation>
    </message>
    <message>
        <source>Each further unit in the pair</source>
        <translation>Chaque autre unité de la paire</translation>
    </message>
    <message>
        <source>A d6 for each pair and side; the lower unit is removed, equals stay.</source>
        <translation>Un d6 par paire et par camp ; l’unité la plus basse est retirée, à égalité elles restent.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signaux</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Grapples and melee</source>
        <translation>Abordage et mêlée</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Rétablissement</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Hors de la carte</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>shock</source>
        <translation>choc</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>routing</source>
        <translation>en déroute</translation>
    </message>
    <message>
        <source>Until undone</source>
        <translation>Jusqu’à nouvel état</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>accroché</translation>
    </message>
    <message>
        <source>rammed together</source>
        <translation>liés par l’éperon</translation>
    </message>
    <message>
        <source>aground</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>blooded</source>
        <translation>entamé</translation>
    </message>
    <message>
        <source>mast down</source>
        <translation>mât abattu</translation>
    </message>
    <message>
        <source>%1, may not ram</source>
        <translation>%1, ne peut éperonner</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>élite</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>médiocre</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Ram bonus</source>
        <translation>Bonus d’éperon</translation>
    </message>
    <message>
        <source>Move (B)</source>
        <translation>Mouvement (B)</translation>
    </message>
    <message>
        <source>Reinforced hulls</source>
        <translation>Coque renforcée</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Équipage</translation>
    </message>
    <message>
        <source>%1, green</source>
        <translation>%1, novice</translation>
    </message>
    <message>
        <source>A turn costs</source>
        <translation>Un virage coûte</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 PM</translation>
    </message>
    <message>
        <source>Hoplites, tens</source>
        <translation>Hoplites, dizaines</translation>
    </message>
    <message>
        <source>%1 ×%2, shots</source>
        <translation>%1 ×%2, tirs</translation>
    </message>
    <message>
        <source>%1, shots</source>
        <translation>%1, tirs</translation>
    </message>
    <message>
        <source>Move points</source>
        <translation>Points de mouvement</translation>
    </message>
    <message>
        <source>%1 sheared before the battle</source>
        <translation>%1 brisées avant la bataille</translation>
    </message>
    <message>
        <source>Rowers</source>
        <translation>Rameurs</translation>
    </message>
    <message>
        <source>cross a box for each %1 killed; a heavy one costs a Move point</source>
        <translation>cochez une case par %1 tués ; une case grasse coûte un point de mouvement</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Feux</translation>
    </message>
    <message>
        <source>the last destroys her</source>
        <translation>le dernier le détruit</translation>
    </message>
    <message>
        <source>Sinks at the end of round</source>
        <translation>Coule à la fin de la manche</translation>
    </message>
    <message>
        <source>Prize of</source>
        <translation>Prise de</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Avantages</translation>
    </message>
    <message>
        <source>Skill %1</source>
        <translation>Compétence %1</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>se rallie</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>sail</source>
        <translation>voile</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>path</source>
        <translation>trajet</translation>
    </message>
    <message>
        <source>run</source>
        <translation>élan</translation>
    </message>
    <message>
        <source>ram, board, shots</source>
        <translation>éperon, abordage, tirs</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>tués</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>MP = B %1 − B × rowers lost / %2 (down) − sheared; shock %3; ramming speed %4. Boards from %5, hits from %6, gets free from %7.</source>
        <translation>PM = B %1 − B × rameurs perdus / %2 (par défaut) − brisées ; choc %3 ; vitesse d’éperonnage %4. Aborde dès %5, touche dès %6, se dégage dès %7.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Deck points in all</source>
        <translation>Points de pont en tout</translation>
    </message>
    <message>
        <source>Deck points lost</source>
        <translation>Points de pont perdus</translation>
    </message>
    <message>
        <source>write a ship&apos;s number under the round in which she sinks</source>
        <translation>notez le numéro d’un navire sous la manche où il coule</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Projectiles</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>to hit</source>
        <translation>pour toucher</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>tue</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>feu</translation>
    </message>
    <message>
        <source>A ship&apos;s turn</source>
        <translation>Tour d’un navire</translation>
    </message>
    <message>
        <source>Fires: losses, spreading, going out</source>
        <translation>Feux : pertes, propagation, extinction</translation>
    </message>
    <message>
        <source>Sail roll</source>
        <translation>Jet de voile</translation>
    </message>
    <message>
        <source>Row, after getting free if held; others may shoot</source>
        <translation>Ramer, après s’être dégagé si tenu ; les autres peuvent tirer</translation>
    </message>
    <message>
        <source>Board and melee</source>
        <translation>Abordage et mêlée</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Voile</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>Fires, on a d6</source>
        <translation>Feux, sur un d6</translation>
    </message>
    <message>
        <source>Ram modifiers</source>
        <translation>Modificateurs d’éperonnage</translation>
    </message>
    <message>
        <source>d10 + own Ram bonus − the target&apos;s − the target&apos;s Reinforced Hulls</source>
        <translation>d10 + propre bonus d’éperon − celui de la cible − coque renforcée de la cible</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>la cible</translation>
    </message>
    <message>
        <source>Oars sheared; sinks in %1d6 rounds</source>
        <translation>Rames brisées ; coule en %1d6 manches</translation>
    </message>
    <message>
        <source>Oars sheared</source>
        <translation>Rames brisées</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Abordage</translation>
    </message>
    <message>
        <source>Boarding and melee</source>
        <translation>Abordage et mêlée</translation>
    </message>
    <message>
        <source>Morale modifiers</source>
        <translation>Modificateurs de moral</translation>
    </message>
    <message>
        <source>the crew</source>
        <translation>l’équipage</translation>
    </message>
    <message>
        <source>1 stand, weight %1</source>
        <translation>1 socle, poids %1</translation>
    </message>
    <message>
        <source>%1 stands, weight %2</source>
        <translation>%1 socles, poids %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>au combat</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en course</translation>
    </message>
    <message>
        <source>pursuing</source>
        <translation>poursuit</translation>
    </message>
    <message>
        <source>off</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>Linked: front</source>
        <translation>Liaison : front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanc</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>arrière</translation>
    </message>
    <message>
        <source>well trained</source>
        <translation>bien entraîné</translation>
    </message>
    <message>
        <source>green</source>
        <translation>novice</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>entraîné</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Stands, in halves</source>
        <translation>Socles, en moitiés</translation>
    </message>
    <message>
        <source>determined</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>poorly motivated</source>
        <translation>peu motivé</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>ordonné</translation>
    </message>
    <message>
        <source>disordered</source>
        <translation>en désordre</translation>
    </message>
    <message>
        <source>unformed</source>
        <translation>sans formation</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>signal</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>tests and dice</source>
        <translation>tests et dés</translation>
    </message>
    <message>
        <source>halves lost</source>
        <translation>moitiés perdues</translation>
    </message>
    <message>
        <source>Ships; write their losses on the list of the fleet</source>
        <translation>Navires ; notez leurs pertes sur la liste de la flotte</translation>
    </message>
    <message>
        <source>%1 ships, on the list with this squadron&apos;s number</source>
        <translation>%1 navires, sur la liste avec le numéro de cette escadre</translation>
    </message>
    <message>
        <source>Ships, with weight; number those lost in their order</source>
        <translation>Navires, avec poids ; numérotez les pertes dans l’ordre</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Escadre</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>stands off</source>
        <translation>reste à distance</translation>
    </message>
    <message>
        <source>Squadrons lost</source>
        <translation>Escadres perdues</translation>
    </message>
    <message>
        <source>ROW! at %1 of %2</source>
        <translation>RAMEZ ! à %1 sur %2</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Socles perdus</translation>
    </message>
    <message>
        <source>Katastrophe at %1 of %2</source>
        <translation>Katastrophe à %1 sur %2</translation>
    </message>
    <message>
        <source>Sudden bad weather: every squadron of both fleets tests its manoeuvre</source>
        <translation>Gros temps soudain : chaque escadre des deux flottes teste sa manœuvre</translation>
    </message>
    <message>
        <source>Omen for α: one squadron at random rises a level of morale</source>
        <translation>Présage pour α : une escadre au hasard monte d’un degré de moral</translation>
    </message>
    <message>
        <source>A navarchos of α dies: a squadron in melee drops a level of morale</source>
        <translation>Un navarque de α meurt : une escadre en mêlée perd un degré de moral</translation>
    </message>
    <message>
        <source>ROW! A fleet that has lost half of its squadrons leaves the field</source>
        <translation>RAMEZ ! Une flotte qui a perdu la moitié de ses escadres quitte le champ de bataille</translation>
    </message>
    <message>
        <source>A navarchos of β dies: a squadron in melee drops a level of morale</source>
        <translation>Un navarque de β meurt : une escadre en mêlée perd un degré de moral</translation>
    </message>
    <message>
        <source>Omen for β: one squadron at random rises a level of morale</source>
        <translation>Présage pour β : une escadre au hasard monte d’un degré de moral</translation>
    </message>
    <message>
        <source>Sudden bad weather: every squadron of the invader tests its manoeuvre</source>
        <translation>Gros temps soudain : chaque escadre de l’envahisseur teste sa manœuvre</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formations</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>least stands</source>
        <translation>socles au moins</translation>
    </message>
    <message>
        <source>Battle test</source>
        <translation>Test de combat</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>one step of order worse, tests morale</source>
        <translation>ordre pire d’un degré, test de moral</translation>
    </message>
    <message>
        <source>the enemy loses %1 stand</source>
        <translation>l’ennemi perd %1 socle</translation>
    </message>
    <message>
        <source>2d6: well trained +1, green −1, disordered −1, ranks worse than the target&apos;s −1 each, two to one +1.</source>
        <translation>2d6 : bien entraîné +1, novice −1, en désordre −1, chaque rang de moins que la cible −1, deux contre un +1.</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>réussit</translation>
    </message>
    <message>
        <source>attacker only</source>
        <translation>attaquant seul</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>defender only</source>
        <translation>défenseur seul</translation>
    </message>
    <message>
        <source>Diekplous, from epi pollon</source>
        <translation>Diekplous, depuis epi pollon</translation>
    </message>
    <message>
        <source>in epi mias at the defender&apos;s rear, melee at once</source>
        <translation>en epi mias sur l’arrière du défenseur, mêlée aussitôt</translation>
    </message>
    <message>
        <source>beyond the defender, facing it, in epi mias if wished</source>
        <translation>au-delà du défenseur, face à lui, en epi mias si souhaité</translation>
    </message>
    <message>
        <source>engages the front in epi mias, both disordered, melee at once</source>
        <translation>attaque le front en epi mias, les deux en désordre, mêlée aussitôt</translation>
    </message>
    <message>
        <source>engages the front as it is, disordered, melee at once</source>
        <translation>attaque le front tel quel, en désordre, mêlée aussitôt</translation>
    </message>
    <message>
        <source>Against epi mias; not green, not disordered, room behind it. 2d6: well trained +1, green −1, disordered −1, not fast −1.</source>
        <translation>Contre epi mias ; ni novice ni en désordre, place derrière. 2d6 : bien entraîné +1, novice −1, en désordre −1, pas rapide −1.</translation>
    </message>
    <message>
        <source>Periplous, from epi mias</source>
        <translation>Periplous, depuis epi mias</translation>
    </message>
    <message>
        <source>in epi mias on the offshore flank, melee at once</source>
        <translation>en epi mias sur le flanc du large, mêlée aussitôt</translation>
    </message>
    <message>
        <source>both turn to offshore in epi keras, row 2 average dice, test again next turn</source>
        <translation>les deux virent vers le large en epi keras, rament 2 dés moyens, nouveau test au tour suivant</translation>
    </message>
    <message>
        <source>the same, 1 average die, both disordered</source>
        <translation>de même, 1 dé moyen, les deux en désordre</translation>
    </message>
    <message>
        <source>engages the front in epi mias, disordered, melee at once</source>
        <translation>attaque le front en epi mias, en désordre, mêlée aussitôt</translation>
    </message>
    <message>
        <source>Against epi mias; not disordered, room on that flank. 2d6 as for the diekplous.</source>
        <translation>Contre epi mias ; pas en désordre, place sur ce flanc. 2d6 comme pour le diekplous.</translation>
    </message>
    <message>
        <source>Event: 2d6</source>
        <translation>Événement : 2d6</translation>
    </message>
    <message>
        <source>Both roll d6; the higher chooses who moves first</source>
        <translation>Chacun lance un d6 ; le plus haut choisit qui bouge d’abord</translation>
    </message>
    <message>
        <source>The first moves: signal, then each squadron once</source>
        <translation>Le premier bouge : signal, puis chaque escadre une fois</translation>
    </message>
    <message>
        <source>The second the same</source>
        <translation>Le second de même</translation>
    </message>
    <message>
        <source>Melee: squadrons name targets and test</source>
        <translation>Mêlée : les escadres nomment leurs cibles et testent</translation>
    </message>
    <message>
        <source>Morale tests, rallies, rout moves</source>
        <translation>Tests de moral, ralliements, mouvements de déroute</translation>
    </message>
    <message>
        <source>Pursuit tests and moves</source>
        <translation>Tests et mouvements de poursuite</translation>
    </message>
    <message>
        <source>all ships turn right at once</source>
        <translation>tous les navires virent à droite ensemble</translation>
    </message>
    <message>
        <source>all ships turn left at once</source>
        <translation>tous les navires virent à gauche ensemble</translation>
    </message>
    <message>
        <source>epi keras to epi mias, right of the lead</source>
        <translation>epi keras vers epi mias, à droite du premier</translation>
    </message>
    <message>
        <source>epi keras to epi mias, left of the lead</source>
        <translation>epi keras vers epi mias, à gauche du premier</translation>
    </message>
    <message>
        <source>engage: contact this turn</source>
        <translation>attaquer : contact ce tour</translation>
    </message>
    <message>
        <source>1 average die − %1</source>
        <translation>1 dé moyen − %1</translation>
    </message>
    <message>
        <source>Moves, in inches</source>
        <translation>Mouvements, en pouces</translation>
    </message>
    <message>
        <source>turning and else</source>
        <translation>virages et autres</translation>
    </message>
    <message>
        <source>1 average die</source>
        <translation>1 dé moyen</translation>
    </message>
    <message>
        <source>wheels; faces about; or backs %1, disordered %2</source>
        <translation>conversion ; demi-tour ; ou recule de %1, en désordre %2</translation>
    </message>
    <message>
        <source>in succession, up to %1°, free</source>
        <translation>en succession, jusqu’à %1°, gratuit</translation>
    </message>
    <message>
        <source>wheels</source>
        <translation>conversion</translation>
    </message>
    <message>
        <source>straight on only</source>
        <translation>tout droit seulement</translation>
    </message>
    <message>
        <source>2 average dice</source>
        <translation>2 dés moyens</translation>
    </message>
    <message>
        <source>away</source>
        <translation>fuite</translation>
    </message>
    <message>
        <source>at the nearest it broke</source>
        <translation>sur le plus proche qui l’a rompu</translation>
    </message>
    <message>
        <source>An average die is a d6 that counts %1.</source>
        <translation>Un dé moyen est un d6 qui vaut %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>2d6</source>
        <translation>2d6</translation>
    </message>
    <message>
        <source>Manoeuvre test</source>
        <translation>Test de manœuvre</translation>
    </message>
    <message>
        <source>2d6: well trained +1, green −1. To wheel, change formation, about face, back, engage; failing costs a step of order.</source>
        <translation>2d6 : bien entraîné +1, novice −1. Pour convertir, changer de formation, faire demi-tour, reculer, attaquer ; un échec coûte un degré d’ordre.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Ruses</translation>
    </message>
    <message>
        <source>Morale and rout</source>
        <translation>Moral et déroute</translation>
    </message>
    <message>
        <source>Morale, 2d6: determined +1, poorly motivated −1; failing is rout. Routers row 2 average dice, pursuers 1 less 1 inch.</source>
        <translation>Moral, 2d6 : résolu +1, peu motivé −1 ; l’échec est la déroute. Les fuyards rament 2 dés moyens, les poursuivants 1 moins 1 pouce.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Coque</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Voies d’eau</translation>
    </message>
    <message>
        <source>plugged</source>
        <translation>bouchées</translation>
    </message>
    <message>
        <source>Raked</source>
        <translation>Rames brisées</translation>
    </message>
    <message>
        <source>each: cruising speed −%1, circle +%2</source>
        <translation>chacun : vitesse de croisière −%1, giration +%2</translation>
    </message>
    <message>
        <source>Sprints</source>
        <translation>Sprints</translation>
    </message>
    <message>
        <source>a turn planned above cruising speed crosses one</source>
        <translation>un tour prévu au-dessus de la vitesse de croisière en coche un</translation>
    </message>
    <message>
        <source>Grappled to</source>
        <translation>Accroché à</translation>
    </message>
    <message>
        <source>must back</source>
        <translation>doit reculer</translation>
    </message>
    <message>
        <source>may pivot</source>
        <translation>peut pivoter</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Max / cruise</source>
        <translation>Max / croisière</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Giration</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Corvus</source>
        <translation>Corbeau</translation>
    </message>
    <message>
        <source>Ferrea manus</source>
        <translation>Ferrea manus</translation>
    </message>
    <message>
        <source>sail only</source>
        <translation>voile seule</translation>
    </message>
    <message>
        <source>Light marines</source>
        <translation>Soldats de marine légers</translation>
    </message>
    <message>
        <source>Medium marines</source>
        <translation>Soldats de marine moyens</translation>
    </message>
    <message>
        <source>Heavy marines</source>
        <translation>Soldats de marine lourds</translation>
    </message>
    <message>
        <source>Bows</source>
        <translation>Arcs</translation>
    </message>
    <message>
        <source>Catapults</source>
        <translation>Catapultes</translation>
    </message>
    <message>
        <source>Stone throwers</source>
        <translation>Lithoboles</translation>
    </message>
    <message>
        <source>Plot: a step a phase (F ahead, P port, S starboard, B astern)</source>
        <translation>Tracé : un pas par phase (F avant, P bâbord, S tribord, B arrière)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordre</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>droit</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>pleine vitesse</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>tirs</translation>
    </message>
    <message>
        <source>Turns after %1 straight hexes; speed changes by %2. Grapples on %3+. Marines kill: light %4+, medium %5+, heavy %6+. Plugs a hole on %7+, fighting %8+; an open one costs %9 a turn.</source>
        <translation>Vire après %1 hex en ligne droite ; la vitesse change de %2. Accroche sur %3+. Les soldats tuent : légers %4+, moyens %5+, lourds %6+. Bouche une voie d’eau sur %7+, au combat %8+ ; une ouverte coûte %9 par tour.</translation>
    </message>
    <message>
        <source>Marines</source>
        <translation>Soldats de marine</translation>
    </message>
    <message>
        <source>Hull points in all</source>
        <translation>Points de coque en tout</translation>
    </message>
    <message>
        <source>Plot, hidden: speed, steps, order</source>
        <translation>Tracer, en secret : vitesse, pas, ordre</translation>
    </message>
    <message>
        <source>Reveal: sprints crossed, pivots made</source>
        <translation>Révéler : sprints cochés, pivots faits</translation>
    </message>
    <message>
        <source>In each phase: move together, shoot, contacts, grapples</source>
        <translation>À chaque phase : bouger ensemble, tirer, contacts, grappins</translation>
    </message>
    <message>
        <source>Board: a round of melee in every grappled group</source>
        <translation>Abordage : une manche de mêlée dans chaque groupe accroché</translation>
    </message>
    <message>
        <source>Surrender, prize crews, cutting loose</source>
        <translation>Reddition, équipages de prise, dégagement</translation>
    </message>
    <message>
        <source>Plug holes, then leak; sink</source>
        <translation>Boucher les voies d’eau, puis l’eau monte ; couler</translation>
    </message>
    <message>
        <source>End? Note start speeds, duties, full speed</source>
        <translation>Fin ? Noter vitesses de départ, tâches, pleine vitesse</translation>
    </message>
    <message>
        <source>Phases of the steps</source>
        <translation>Phases des pas</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Éperonnage</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Proue contre proue</translation>
    </message>
    <message>
        <source>both d6, +1 for each level of better crew; the higher rams, equals ram both</source>
        <translation>d6 chacun, +1 par degré de meilleur équipage ; le plus haut éperonne, à égalité les deux</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>d6 + ram modifier; below 0 is 0; more than 0 makes a hole</source>
        <translation>d6 + modificateur d’éperon ; au-dessous de 0 vaut 0 ; plus de 0 ouvre une voie d’eau</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Coulé</translation>
    </message>
    <message>
        <source>the rammer stops, backs 1 hex next turn, then may turn a side</source>
        <translation>l’éperonneur s’arrête, recule de 1 hex au tour suivant, puis peut virer d’un côté</translation>
    </message>
    <message>
        <source>Afloat</source>
        <translation>À flot</translation>
    </message>
    <message>
        <source>the rammer backs 1 hex next turn; the rammed goes any way, from 0</source>
        <translation>l’éperonneur recule de 1 hex au tour suivant ; l’éperonné va où il veut, depuis 0</translation>
    </message>
    <message>
        <source>Or a rake</source>
        <translation>Ou un bris de rames</translation>
    </message>
    <message>
        <source>by the better crew, said before the die: keeps its speed, may slip 1 hex sideways</source>
        <translation>par le meilleur équipage, annoncé avant le dé : garde sa vitesse, peut glisser de 1 hex de côté</translation>
    </message>
    <message>
        <source>d6</source>
        <translation>d6</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>Of one weapon the first row that fits holds. Each shoots once a turn.</source>
        <translation>Pour une arme vaut la première ligne qui convient. Chacune tire une fois par tour.</translation>
    </message>
    <message>
        <source>Crew and speed</source>
        <translation>Équipage et vitesse</translation>
    </message>
    <message>
        <source>Ramming and raking</source>
        <translation>Éperonnage et bris de rames</translation>
    </message>
    <message>
        <source>Grappling and melee</source>
        <translation>Abordage et mêlée</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Enter a result: scan a sheet&apos;s code or type its number, such as %1. The code of this list takes its ships in this order.</source>
        <translation>Saisir un résultat : scannez le code d’une fiche ou tapez son numéro, tel que %1. Le code de cette liste prend ses navires dans cet ordre.</translation>
    </message>
    <message>
        <source>Typed: %1</source>
        <translation>Saisi : %1</translation>
    </message>
    <message>
        <source>Its %1 codes stand on its list.</source>
        <translation>Ses %1 codes figurent sur sa liste.</translation>
    </message>
    <message>
        <source>%1 fleets</source>
        <translation>%1 flottes</translation>
    </message>
    <message>
        <source>Enter a result: scan a sheet&apos;s code or type its number. The code of a fleet takes its ships in the order of their sheets.</source>
        <translation>Saisir un résultat : scannez le code d’une fiche ou tapez son numéro. Le code d’une flotte prend ses navires dans l’ordre de leurs fiches.</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talents</translation>
    </message>
    <message>
        <source>All ships</source>
        <translation>Tous les navires</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non permis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Selon les règles</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Oars</source>
        <translation>Rames</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Captain %1. </source>
        <translation>Capitaine %1. </translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Commandants</translation>
    </message>
    <message>
        <source>the fleet</source>
        <translation>la flotte</translation>
    </message>
    <message>
        <source>a garrison</source>
        <translation>une garnison</translation>
    </message>
    <message>
        <source>a squadron</source>
        <translation>une escadre</translation>
    </message>
    <message>
        <source>Fleet roster</source>
        <translation>Liste de flotte</translation>
    </message>
    <message>
        <source>%1: roster</source>
        <translation>%1 : liste de flotte</translation>
    </message>
    <message>
        <source>The port has no walls.</source>
        <translation>Le port n’a pas de murailles.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Economic value</source>
        <translation>Valeur économique</translation>
    </message>
    <message>
        <source>Wall sections</source>
        <translation>Sections de muraille</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturé</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Ballistae</source>
        <translation>Balistes</translation>
    </message>
    <message>
        <source>Heavy engine %1</source>
        <translation>Machine lourde %1</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Boiling oil</source>
        <translation>Huile bouillante</translation>
    </message>
    <message>
        <source>Bees</source>
        <translation>Abeilles</translation>
    </message>
    <message>
        <source>%1 of %2 units of capacity taken</source>
        <translation>%1 unités de capacité occupées sur %2</translation>
    </message>
    <message>
        <source>Nothing stands on it.</source>
        <translation>Rien n’y est posté.</translation>
    </message>
    <message>
        <source>Ramming modifiers</source>
        <translation>Modificateurs d’éperonnage</translation>
    </message>
    <message>
        <source>Ramming damage</source>
        <translation>Dégâts d’éperonnage</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1, house rule</source>
        <translation>%1, règle maison</translation>
    </message>
    <message>
        <source>d10</source>
        <translation>d10</translation>
    </message>
    <message>
        <source>Oar rake</source>
        <translation>Bris de rames</translation>
    </message>
    <message>
        <source>Oar factors</source>
        <translation>Facteurs de rames</translation>
    </message>
    <message>
        <source>Fast moves</source>
        <translation>Mouvements rapides</translation>
    </message>
    <message>
        <source>full speed with %1</source>
        <translation>pleine vitesse avec %1</translation>
    </message>
    <message>
        <source>Damage and its casualty dice</source>
        <translation>Dégâts et leurs dés de pertes</translation>
    </message>
    <message>
        <source>Troops, towers, engines</source>
        <translation>Troupes, tours, machines</translation>
    </message>
    <message>
        <source>No troops, towers or engines aboard</source>
        <translation>Ni troupes, ni tours, ni machines à bord</translation>
    </message>
    <message>
        <source>Navarchos</source>
        <translation>Navarque</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>feux</translation>
    </message>
    <message>
        <source>wooden, unsupported</source>
        <translation>bois, non soutenu</translation>
    </message>
    <message>
        <source>wooden high, unsupported</source>
        <translation>bois haut, non soutenu</translation>
    </message>
    <message>
        <source>bronze, unsupported</source>
        <translation>bronze, non soutenu</translation>
    </message>
    <message>
        <source>reinforced</source>
        <translation>renforcé</translation>
    </message>
    <message>
        <source>reinforced high</source>
        <translation>renforcé haut</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, maintenant %2</translation>
    </message>
    <message>
        <source>Size class</source>
        <translation>Classe de taille</translation>
    </message>
    <message>
        <source>Turn class</source>
        <translation>Classe de virage</translation>
    </message>
    <message>
        <source>cataphract</source>
        <translation>cataphracte</translation>
    </message>
    <message>
        <source>aphract</source>
        <translation>aphracte</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Pavois</translation>
    </message>
    <message>
        <source>parablemata</source>
        <translation>parablemata</translation>
    </message>
    <message>
        <source>fighting oars</source>
        <translation>rameurs combattants</translation>
    </message>
    <message>
        <source>Raised platform</source>
        <translation>Plate-forme surélevée</translation>
    </message>
    <message>
        <source>Corvi</source>
        <translation>Corbeaux</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Pots à feu</translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Feu grégeois</translation>
    </message>
    <message>
        <source>overloaded: now %1 cm</source>
        <translation>surchargé : maintenant %1 cm</translation>
    </message>
    <message>
        <source>now %1 cm</source>
        <translation>maintenant %1 cm</translation>
    </message>
    <message>
        <source>steering oars hit</source>
        <translation>gouvernail touché</translation>
    </message>
    <message>
        <source>demoralised</source>
        <translation>démoralisé</translation>
    </message>
    <message>
        <source>%1 commander, %2</source>
        <translation>commandant : %1, %2</translation>
    </message>
    <message>
        <source>%1 admiral, %2</source>
        <translation>amiral : %1, %2</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Sous</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N° %1</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Socles</translation>
    </message>
    <message>
        <source>%1 from above</source>
        <translation>%1 du haut</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Amiral</translation>
    </message>
    <message>
        <source>Crew Test when %1 of %2 are lost (SA-9.1)</source>
        <translation>Test d’équipage quand %1 sur %2 sont perdus (SA-9.1)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Virage</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>rompu</translation>
    </message>
    <message>
        <source>light</source>
        <translation>légers</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyens</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>lourds</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>graves</translation>
    </message>
    <message>
        <source>wrecked</source>
        <translation>épave</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dé</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 dés</translation>
    </message>
    <message>
        <source>Wind: %1</source>
        <translation>Vent : %1</translation>
    </message>
    <message>
        <source>from the %1 of the map</source>
        <translation>du côté %1 de la carte</translation>
    </message>
    <message>
        <source>Sea: %1</source>
        <translation>Mer : %1</translation>
    </message>
    <message>
        <source>Weather: rolled when the battle begins, where the game has any.</source>
        <translation>Temps : tiré au début de la bataille, si le jeu en a un.</translation>
    </message>
    <message>
        <source>What is not fixed is rolled.</source>
        <translation>Ce qui n’est pas fixé est tiré au dé.</translation>
    </message>
    <message>
        <source>%1 ships on the table, %2 talents with walls and allies.</source>
        <translation>%1 navires sur la table, %2 talents avec murailles et alliés.</translation>
    </message>
    <message>
        <source>%1 ships on the table, %2 talents.</source>
        <translation>%1 navires sur la table, %2 talents.</translation>
    </message>
    <message>
        <source>One wall section; the card of the port has what stands on it.</source>
        <translation>Une section de muraille ; la carte du port dit ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1 wall sections; the card of the port has what stands on them.</source>
        <translation>%1 sections de muraille ; la carte du port dit ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1: %2 ships were counted, %3.</source>
        <translation>%1 : %2 navires comptés, %3.</translation>
    </message>
    <message>
        <source>More is not known of them.</source>
        <translation>On n’en sait pas davantage.</translation>
    </message>
    <message>
        <source>How strong they are is not known.</source>
        <translation>Leur force n’est pas connue.</translation>
    </message>
    <message>
        <source>It has no ships here.</source>
        <translation>Aucun navire ici.</translation>
    </message>
    <message>
        <source>Commanders: %1.</source>
        <translation>Commandants : %1.</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alliés</translation>
    </message>
    <message>
        <source>Off the table: %1</source>
        <translation>Hors de la table : %1</translation>
    </message>
    <message>
        <source>Price change %1% (SA-13.1).</source>
        <translation>Changement de prix %1 % (SA-13.1).</translation>
    </message>
    <message>
        <source>%1 fights by contract: price change %2%, reliability %3 of 10 (CP-9.1).</source>
        <translation>%1 combat sous contrat : changement de prix %2 %, fiabilité %3 sur 10 (CP-9.1).</translation>
    </message>
    <message>
        <source>%1 wins when it still fights at the end of turn %2.</source>
        <translation>Victoire pour %1 si ce camp combat encore à la fin du tour %2.</translation>
    </message>
    <message>
        <source>%1 wins when %2 of its ships have left over the enemy&apos;s edge.</source>
        <translation>Victoire pour %1 quand %2 de ses navires sont sortis par le bord ennemi.</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Comment elle finit</translation>
    </message>
    <message>
        <source>It lasts %1 turns at most.</source>
        <translation>Elle dure %1 tours au plus.</translation>
    </message>
    <message>
        <source>as on the map</source>
        <translation>comme sur la carte</translation>
    </message>
    <message>
        <source>Rules and options</source>
        <translation>Règles et options</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The game&apos;s own, no options changed.</source>
        <translation>Celles du jeu, aucune option changée.</translation>
    </message>
    <message>
        <source>House figures of the group stand in for some of the game&apos;s.</source>
        <translation>Des valeurs maison du groupe remplacent certaines de celles du jeu.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>The ships stand where the game proposes. Each side may place its own anywhere on its side of the dashed line.</source>
        <translation>Les navires sont où le jeu le propose. Chaque camp peut placer les siens où il veut de son côté de la ligne pointillée.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>%1: brief</source>
        <translation>%1 : consigne</translation>
    </message>
    <message>
        <source>Shore</source>
        <translation>Rivage</translation>
    </message>
    <message>
        <source>Shore by %1</source>
        <translation>Rivage près de %1</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Harbour of %1</source>
        <translation>Port de %1</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Pleine mer</translation>
    </message>
    <message>
        <source>Open sea off %1</source>
        <translation>Pleine mer au large de %1</translation>
    </message>
    <message>
        <source>For the umpire</source>
        <translation>Pour l’arbitre</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>dégâts %1</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>rames</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>troupes</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>machines</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>perdus : %1</translation>
    </message>
    <message>
        <source>Greek fire used</source>
        <translation>feu grégeois employé</translation>
    </message>
    <message>
        <source>captain %1</source>
        <translation>capitaine %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>Victoire : %1.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Match nul.</translation>
    </message>
    <message>
        <source>It lasted one turn.</source>
        <translation>Elle a duré un tour.</translation>
    </message>
    <message>
        <source>It lasted %1 turns.</source>
        <translation>Elle a duré %1 tours.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>Abandon : %1.</translation>
    </message>
    <message>
        <source>It ended at the limit of turns.</source>
        <translation>Elle a pris fin à la limite de tours.</translation>
    </message>
    <message>
        <source>It ended because nobody struck any more.</source>
        <translation>Elle a pris fin parce que plus personne ne frappait.</translation>
    </message>
    <message>
        <source>It was broken off, undecided.</source>
        <translation>Elle a été rompue, indécise.</translation>
    </message>
    <message>
        <source>It was fought on a table, and its result typed in.</source>
        <translation>Elle a été livrée sur une table, et son résultat saisi.</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Ce qu’elle a coûté</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1: it brought the treasury %2 talents.</source>
        <translation>%1 : elle a rapporté au trésor %2 talents.</translation>
    </message>
    <message>
        <source>never came</source>
        <translation>n’est pas venu</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>pris par %1</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>s’est retiré</translation>
    </message>
    <message>
        <source>a wreck taken by %1</source>
        <translation>épave prise par %1</translation>
    </message>
    <message>
        <source>afloat</source>
        <translation>à flot</translation>
    </message>
    <message>
        <source>lost as a wreck</source>
        <translation>perdu comme épave</translation>
    </message>
    <message>
        <source>towed home</source>
        <translation>remorqué au port</translation>
    </message>
    <message>
        <source>serves its captor</source>
        <translation>sert son capteur</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>vendu</translation>
    </message>
    <message>
        <source>burnt</source>
        <translation>brûlé</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>It had no ships here.</source>
        <translation>Aucun navire ici.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Pris par</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Ce qu’il est devenu</translation>
    </message>
    <message>
        <source>Captured by %1</source>
        <translation>Capturé par %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Section %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>tenue</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murailles</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muraille</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>La suite</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>In %1 turns besides ships moved, and what they tried came to nothing.</source>
        <translation>Dans %1 autres tours, les navires ont bougé, et ce qu’ils ont tenté n’a rien donné.</translation>
    </message>
    <message>
        <source>%1: report</source>
        <translation>%1 : rapport</translation>
    </message>
    <message>
        <source>Report of the turn</source>
        <translation>Rapport du tour</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Livre de comptes</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Month/week</source>
        <translation>Mois/semaine</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Nothing came in or went out.</source>
        <translation>Rien n’est entré ni sorti.</translation>
    </message>
    <message>
        <source>In %1, out %2 talents</source>
        <translation>Entrées %1, sorties %2 talents</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Rule and dice</source>
        <translation>Règle et dés</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Rien n’est encore écrit.</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>cette semaine</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>la semaine dernière</translation>
    </message>
    <message>
        <source>%1 weeks ago</source>
        <translation>il y a %1 semaines</translation>
    </message>
    <message>
        <source>The umpire</source>
        <translation>L’arbitre</translation>
    </message>
    <message>
        <source>deploys in the %1 rows at this edge</source>
        <translation>se déploie sur les %1 rangées de ce bord</translation>
    </message>
    <message>
        <source>deploys in the %1 columns at this edge</source>
        <translation>se déploie sur les %1 colonnes de ce bord</translation>
    </message>
    <message>
        <source>deploys within %1 inches of this edge</source>
        <translation>se déploie à moins de %1 pouces de ce bord</translation>
    </message>
    <message>
        <source>deploys within %1 cm of this edge</source>
        <translation>se déploie à moins de %1 cm de ce bord</translation>
    </message>
    <message>
        <source>the harbour and its walls lie here</source>
        <translation>le port et ses murailles sont ici</translation>
    </message>
    <message>
        <source>the shore lies here</source>
        <translation>le rivage est ici</translation>
    </message>
    <message>
        <source>West: %1</source>
        <translation>Ouest : %1</translation>
    </message>
    <message>
        <source>East: %1</source>
        <translation>Est : %1</translation>
    </message>
    <message>
        <source>Map of the deployment</source>
        <translation>Carte du déploiement</translation>
    </message>
    <message>
        <source>%1 hexes, from side to side</source>
        <translation>%1 hex, de côté à côté</translation>
    </message>
    <message>
        <source>%1 rexes along a row</source>
        <translation>%1 rex le long d’une rangée</translation>
    </message>
    <message>
        <source>%1 inches of the table; 1 : %2</source>
        <translation>%1 pouces de la table ; 1 : %2</translation>
    </message>
    <message>
        <source>%1 cm of the table; 1 : %2</source>
        <translation>%1 cm de la table ; 1 : %2</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>at sea</source>
        <translation>en mer</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Nothing that you would have heard of.</source>
        <translation>Rien dont vous auriez entendu parler.</translation>
    </message>
    <message>
        <source>waits for a battle</source>
        <translation>attend une bataille</translation>
    </message>
    <message>
        <source>Your fleets</source>
        <translation>Vos flottes</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêts</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Avariés</translation>
    </message>
    <message>
        <source>Its orders</source>
        <translation>Ses ordres</translation>
    </message>
    <message>
        <source>You have no fleets.</source>
        <translation>Vous n’avez pas de flotte.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Others&apos; fleets, as last seen</source>
        <translation>Flottes des autres, vues en dernier</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>None were seen.</source>
        <translation>Aucune n’a été vue.</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>To be seen to</source>
        <translation>À régler</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Rien n’attend.</translation>
    </message>
    <message>
        <source>lie in port</source>
        <translation>rester au port</translation>
    </message>
    <message>
        <source>row</source>
        <translation>faire route</translation>
    </message>
    <message>
        <source>patrol</source>
        <translation>patrouille</translation>
    </message>
    <message>
        <source>blockade</source>
        <translation>blocus</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>raid</translation>
    </message>
    <message>
        <source>escort</source>
        <translation>escorte</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>lay up</source>
        <translation>désarmer</translation>
    </message>
    <message>
        <source>Tick one order for each fleet. Forced: it rows twice as far a day.</source>
        <translation>Cochez un ordre pour chaque flotte. Nage forcée : elle rame deux fois plus loin par jour.</translation>
    </message>
    <message>
        <source>%1 · %2 ships ready</source>
        <translation>%1 · %2 navires prêts</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>En passant par</translation>
    </message>
    <message>
        <source>seeks battle</source>
        <translation>cherche la bataille</translation>
    </message>
    <message>
        <source>avoids battle</source>
        <translation>évite la bataille</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>nage forcée</translation>
    </message>
    <message>
        <source>Money, yards, commanders, allies</source>
        <translation>Argent, chantiers, commandants, alliés</translation>
    </message>
    <message>
        <source>Messages to others</source>
        <translation>Messages aux autres</translation>
    </message>
    <message>
        <source>%1, %2 ships</source>
        <translation>%1, %2 navires</translation>
    </message>
    <message>
        <source>%1, one ship</source>
        <translation>%1, un navire</translation>
    </message>
    <message>
        <source>Against %1: %2. Losses: %3 talents.</source>
        <translation>Contre %1 : %2. Pertes : %3 talents.</translation>
    </message>
    <message>
        <source>No ship was lost.</source>
        <translation>Aucun navire n’a été perdu.</translation>
    </message>
    <message>
        <source>None but those you fought.</source>
        <translation>Aucune, sauf celles que vous avez combattues.</translation>
    </message>
    <message>
        <source>Your battles</source>
        <translation>Vos batailles</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>match nul</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>taken by the enemy</source>
        <translation>pris par l’ennemi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>%1: the rules</source>
        <translation>%1 : les règles</translation>
    </message>
    <message>
        <source>The campaign: the rules</source>
        <translation>La campagne : les règles</translation>
    </message>
    <message>
        <source>In words of Navarch, with the figures that it plays by</source>
        <translation>Dans les mots de Navarch, avec les valeurs qu’il applique</translation>
    </message>
    <message>
        <source>the umpire's</source>
        <translation>de l’arbitre</translation>
    </message>
    <message>
        <source>house figure</source>
        <translation>valeur maison</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple : %1</translation>
    </message>
    <message>
        <source>See %1</source>
        <translation>Voir %1</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, suite</translation>
    </message>
    <message>
        <source>Flagship of</source>
        <translation>Navire amiral de</translation>
    </message>
    <message>
        <source>Wrecks, which stay behind</source>
        <translation>Épaves, qui restent sur place</translation>
    </message>
    <message>
        <source>aboard %1</source>
        <translation>à bord : %1</translation>
    </message>
    <message>
        <source>from page</source>
        <translation>dès la page</translation>
    </message>
    <message>
        <source>wounded, back in %1 weeks</source>
        <translation>blessé, de retour dans %1 semaines</translation>
    </message>
    <message>
        <source>wounded, back in a week</source>
        <translation>blessé, de retour dans une semaine</translation>
    </message>
    <message>
        <source>1 all turn right, 2 all turn left, 3 line to the right, 4 line to the left, 5 engage</source>
        <translation>1 tous à droite, 2 tous à gauche, 3 ligne à droite, 4 ligne à gauche, 5 au contact</translation>
    </message>
    <message>
        <source>With commander</source>
        <translation>Avec commandant</translation>
    </message>
    <message>
        <source>What else was done</source>
        <translation>Le reste de l’action</translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>tel que %1 le voit</translation>
    </message>
    <message>
        <source>This page plays a battle, and needs scripts for it. They are in the page itself.</source>
        <translation>Cette page rejoue une bataille et a besoin de scripts. Ils sont dans la page même.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>A turn forward</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Plus près</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Plus loin</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Tout le plateau</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pas %1 sur %2</translation>
    </message>
    <message>
        <source>Place in the battle</source>
        <translation>Moment de la bataille</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>À personne</translation>
    </message>
    <message>
        <source>Wind from %1°</source>
        <translation>Vent de %1°</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme plat</translation>
    </message>
    <message>
        <source>%1 inches</source>
        <translation>%1 pouces</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>%1 gives an order.</source>
        <translation>%1 donne un ordre.</translation>
    </message>
    <message>
        <source>Ships move.</source>
        <translation>Des navires avancent.</translation>
    </message>
    <message>
        <source>The battle is about to begin.</source>
        <translation>La bataille va commencer.</translation>
    </message>
    <message>
        <source>A die of %1 sides shows %2</source>
        <translation>Un dé à %1 faces donne %2</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Ce qui reste</translation>
    </message>
    <message>
        <source>Ships afloat, in talents</source>
        <translation>Navires à flot, en talents</translation>
    </message>
    <message>
        <source>Ships afloat</source>
        <translation>Navires à flot</translation>
    </message>
    <message>
        <source>The battle is not over.</source>
        <translation>La bataille n'est pas finie.</translation>
    </message>
    <message>
        <source>a step back or forward</source>
        <translation>un pas en arrière ou en avant</translation>
    </message>
    <message>
        <source>a turn back or forward</source>
        <translation>un tour en arrière ou en avant</translation>
    </message>
    <message>
        <source>to the beginning or the end</source>
        <translation>au début ou à la fin</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>lire ou mettre en pause</translation>
    </message>
    <message>
        <source>nearer, farther, the whole board</source>
        <translation>plus près, plus loin, tout le plateau</translation>
    </message>
    <message>
        <source>names on or off</source>
        <translation>noms affichés ou non</translation>
    </message>
    <message>
        <source>for the umpire</source>
        <translation>pour l'arbitre</translation>
    </message>
    <message>
        <source>known to %1</source>
        <translation>connu de %1</translation>
    </message>
    <message>
        <source>the umpire&apos;s note</source>
        <translation>note de l'arbitre</translation>
    </message>
    <message>
        <source>%1: chronicle</source>
        <translation>%1 : chronique</translation>
    </message>
    <message>
        <source>As %1 knows it</source>
        <translation>Telle que %1 la connaît</translation>
    </message>
    <message>
        <source>As the umpire knows it</source>
        <translation>Telle que l'arbitre la connaît</translation>
    </message>
</context>
<context>
    <name>navarch</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>décembre</translation>
    </message>
    <message>
        <source>%1 %2 BCE, week %3</source>
        <translation>%1 %2 av. J.-C., semaine %3</translation>
    </message>
    <message>
        <source>%1 %2 CE, week %3</source>
        <translation>%1 %2 apr. J.-C., semaine %3</translation>
    </message>
    <message>
        <source>%1 BCE</source>
        <translation>%1 av. J.-C.</translation>
    </message>
    <message>
        <source>%1 CE</source>
        <translation>%1 apr. J.-C.</translation>
    </message>
    <message>
        <source>goes to lie in %1</source>
        <translation>va mouiller à %1</translation>
    </message>
    <message>
        <source>lies where it is</source>
        <translation>mouille sur place</translation>
    </message>
    <message>
        <source>rows to %1</source>
        <translation>fait route vers %1</translation>
    </message>
    <message>
        <source>patrols between %1 and %2</source>
        <translation>patrouille entre %1 et %2</translation>
    </message>
    <message>
        <source>blockades %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>attaque %1</translation>
    </message>
    <message>
        <source>raids %1</source>
        <translation>lance un raid sur %1</translation>
    </message>
    <message>
        <source>escorts %1</source>
        <translation>escorte %1</translation>
    </message>
    <message>
        <source>escorts nobody</source>
        <translation>n’escorte personne</translation>
    </message>
    <message>
        <source>goes to %1 and exercises</source>
        <translation>va à %1 et s’exerce</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>s’exerce</translation>
    </message>
    <message>
        <source>goes to %1 and lies up in the sheds</source>
        <translation>va à %1 et désarme dans les hangars</translation>
    </message>
    <message>
        <source>lies up in the sheds</source>
        <translation>désarme dans les hangars</translation>
    </message>
    <message>
        <source>%1, forced</source>
        <translation>%1, nage forcée</translation>
    </message>
    <message>
        <source>%1, seeks battle</source>
        <translation>%1, cherche la bataille</translation>
    </message>
    <message>
        <source>The umpire has battles to settle first.</source>
        <translation>L’arbitre doit d’abord régler des batailles.</translation>
    </message>
    <message>
        <source>Hull, size class %1</source>
        <translation>Coque, classe de taille %1</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>Coque de base</translation>
    </message>
    <message>
        <source>Sail only</source>
        <translation>Voile seule</translation>
    </message>
    <message>
        <source>Cataphract</source>
        <translation>Cataphracte</translation>
    </message>
    <message>
        <source>Parablemata</source>
        <translation>Parablemata</translation>
    </message>
    <message>
        <source>Stout hull</source>
        <translation>Coque solide</translation>
    </message>
    <message>
        <source>Weak hull</source>
        <translation>Coque faible</translation>
    </message>
    <message>
        <source>Wooden or unreinforced high ram</source>
        <translation>Éperon haut, en bois ou non renforcé</translation>
    </message>
    <message>
        <source>Bronze ram on an unreinforced bow</source>
        <translation>Éperon de bronze sur proue non renforcée</translation>
    </message>
    <message>
        <source>Ram on a reinforced bow</source>
        <translation>Éperon sur proue renforcée</translation>
    </message>
    <message>
        <source>Rounded to whole talents</source>
        <translation>Arrondi au talent entier</translation>
    </message>
    <message>
        <source>Speed, cm %1</source>
        <translation>Vitesse, cm %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n oar factor|%n oar factors}</source>
        <translation>
            <numerusform>%n facteur de rames</numerusform>
            <numerusform>%n facteurs de rames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n archer unit|%n archer units}</source>
        <translation>
            <numerusform>%n unité d’archers</numerusform>
            <numerusform>%n unités d’archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine unit|%n marine units}</source>
        <translation>
            <numerusform>%n unité de soldats de marine</numerusform>
            <numerusform>%n unités de soldats de marine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine unit with fighting oars|%n marine units with fighting oars}</source>
        <translation>
            <numerusform>%n unité de soldats de marine avec rameurs combattants</numerusform>
            <numerusform>%n unités de soldats de marine avec rameurs combattants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine unit|%n heavy marine units}</source>
        <translation>
            <numerusform>%n unité de soldats de marine lourds</numerusform>
            <numerusform>%n unités de soldats de marine lourds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine unit with fighting oars|%n heavy marine units with fighting oars}</source>
        <translation>
            <numerusform>%n unité de soldats de marine lourds avec rameurs combattants</numerusform>
            <numerusform>%n unités de soldats de marine lourds avec rameurs combattants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ballista|%n ballistae}</source>
        <translation>
            <numerusform>%n baliste</numerusform>
            <numerusform>%n balistes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferrea manus</source>
        <translation>
            <numerusform>%n ferrea manus</numerusform>
            <numerusform>%n ferrea manus</numerusform>
        </translation>
    </message>
    <message>
        <source>Raised fighting platform</source>
        <translation>Plate-forme de combat surélevée</translation>
    </message>
    <message numerus="yes">
        <source>{%n tower|%n towers}</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n corvus|%n corvi}</source>
        <translation>
            <numerusform>%n corbeau</numerusform>
            <numerusform>%n corbeaux</numerusform>
        </translation>
    </message>
    <message>
        <source>High ram</source>
        <translation>Éperon haut</translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of fire, bees or quicklime|%n pots of fire, bees or quicklime}</source>
        <translation>
            <numerusform>%n pot de feu, d’abeilles ou de chaux vive</numerusform>
            <numerusform>%n pots de feu, d’abeilles ou de chaux vive</numerusform>
        </translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Feu grégeois</translation>
    </message>
    <message>
        <source>Heavy war engine, damage modifier %1</source>
        <translation>Machine de guerre lourde, modificateur de dégâts %1</translation>
    </message>
    <message>
        <source>%1 crew, x%2</source>
        <translation>Équipage : %1, x%2</translation>
    </message>
    <message>
        <source>%1 garrison, x%2</source>
        <translation>Garnison : %1, x%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>%n autre semblable</numerusform>
            <numerusform>%n autres semblables</numerusform>
        </translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships}</source>
        <translation>
            <numerusform>%n navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n commander|%n commanders}</source>
        <translation>
            <numerusform>%n commandant</numerusform>
            <numerusform>%n commandants</numerusform>
        </translation>
    </message>
    <message>
        <source>Allied contingent, %1%</source>
        <translation>Contingent allié, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>{%n unit of wall capacity|%n units of wall capacity}</source>
        <translation>
            <numerusform>%n unité de capacité de muraille</numerusform>
            <numerusform>%n unités de capacité de muraille</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall section %1</source>
        <translation>Section de muraille %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of boiling oil|%n pots of boiling oil}</source>
        <translation>
            <numerusform>%n pot d’huile bouillante</numerusform>
            <numerusform>%n pots d’huile bouillante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of bees|%n pots of bees}</source>
        <translation>
            <numerusform>%n pot d’abeilles</numerusform>
            <numerusform>%n pots d’abeilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Garrison in the town</source>
        <translation>Garnison dans la ville</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Médiocre</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Vétéran</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>nowhere at sea</source>
        <translation>nulle part en mer</translation>
    </message>
    <message>
        <source>off %1</source>
        <translation>devant %1</translation>
    </message>
    <message>
        <source>between %1 and %2, %3 out</source>
        <translation>entre %1 et %2, à %3</translation>
    </message>
    <message numerus="yes">
        <source>{%n mile|%n miles}</source>
        <translation>
            <numerusform>%n mille</numerusform>
            <numerusform>%n milles</numerusform>
        </translation>
    </message>
    <message>
        <source>The captains come to no end: the battle is broken off, undecided.</source>
        <translation>Les capitaines n’en finissent pas : la bataille est rompue, indécise.</translation>
    </message>
    <message>
        <source>Call off the battle %1</source>
        <translation>Annuler la bataille : %1</translation>
    </message>
    <message>
        <source>It has been fought; take its outcome back first.</source>
        <translation>Elle a été livrée ; revenez d’abord sur son issue.</translation>
    </message>
    <message>
        <source>%1 is called off.</source>
        <translation>%1 : annulée.</translation>
    </message>
    <message>
        <source>Nobody said what becomes of this prize; it is sold.</source>
        <translation>Personne n’a dit ce que devient cette prise ; elle est vendue.</translation>
    </message>
    <message>
        <source>Take back the battle %1</source>
        <translation>Revenir sur la bataille : %1</translation>
    </message>
    <message>
        <source>It has not been fought; there is nothing to take back.</source>
        <translation>Elle n’a pas été livrée ; il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>The turn in which it was fought is over; its outcome stands.</source>
        <translation>Le tour où elle a été livrée est terminé ; son issue est acquise.</translation>
    </message>
    <message>
        <source>%1 is taken back and waits again.</source>
        <translation>%1 : issue reprise, de nouveau en attente.</translation>
    </message>
    <message>
        <source>Change the house figure %1</source>
        <translation>Changer la valeur maison %1</translation>
    </message>
    <message>
        <source>The game %1 has no figure of that key that may be changed.</source>
        <translation>Le jeu %1 n’a pas de valeur modifiable de ce nom.</translation>
    </message>
    <message>
        <source>Change the house figure: %1</source>
        <translation>Changer la valeur maison : %1</translation>
    </message>
    <message>
        <source>Restore the house figure: %1</source>
        <translation>Rétablir la valeur maison : %1</translation>
    </message>
    <message>
        <source>The umpire changes a figure of the campaign. %1: %2.</source>
        <translation>L’arbitre change une valeur de la campagne. %1 : %2.</translation>
    </message>
    <message>
        <source>Rename the campaign to %1</source>
        <translation>Renommer la campagne en %1</translation>
    </message>
    <message>
        <source>The campaign is now called %1.</source>
        <translation>La campagne s’appelle désormais %1.</translation>
    </message>
    <message>
        <source>A campaign begins only before the campaign begins.</source>
        <translation>Une campagne ne commence que si elle n’a pas déjà commencé.</translation>
    </message>
    <message>
        <source>It has no ships; buy it a fleet while its budget is open, or let it build them in its yards later.</source>
        <translation>Aucun navire ; achetez une flotte tant que le budget est ouvert, ou faites construire plus tard dans les chantiers.</translation>
    </message>
    <message>
        <source>A campaign needs two sides at least; add them.</source>
        <translation>Une campagne demande au moins deux camps ; ajoutez-les.</translation>
    </message>
    <message>
        <source>The set-up is over and the campaign begins.</source>
        <translation>La mise en place est terminée et la campagne commence.</translation>
    </message>
    <message>
        <source>There is no option of that name.</source>
        <translation>Il n’y a pas d’option de ce nom.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>Régler %1 sur %2</translation>
    </message>
    <message>
        <source>%1 cannot be chosen; choose %2.</source>
        <translation>%1 : choix impossible ; choisissez %2.</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 : désormais %2.</translation>
    </message>
    <message>
        <source>Umpire&apos;s entry: %1</source>
        <translation>Écriture de l’arbitre : %1</translation>
    </message>
    <message>
        <source>Nothing is moved; give an amount.</source>
        <translation>Rien n’est versé ; donnez un montant.</translation>
    </message>
    <message>
        <source>At most %1 talents are moved at once.</source>
        <translation>Au plus %1 talents changent de main à la fois.</translation>
    </message>
    <message>
        <source>%1: %2 talents, %3.</source>
        <translation>%1 : %2 talents, %3.</translation>
    </message>
    <message>
        <source>Its battle is arranged already.</source>
        <translation>Sa bataille est déjà organisée.</translation>
    </message>
    <message>
        <source>It has been settled already.</source>
        <translation>C’est déjà réglé.</translation>
    </message>
    <message>
        <source>Battle between %1 and %2, %3 out</source>
        <translation>Bataille entre %1 et %2, à %3</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Attaque contre %1</translation>
    </message>
    <message>
        <source>Raid on %1</source>
        <translation>Raid sur %1</translation>
    </message>
    <message>
        <source>Battle off %1</source>
        <translation>Bataille devant %1</translation>
    </message>
    <message>
        <source>Arrange the battle %1</source>
        <translation>Organiser la bataille : %1</translation>
    </message>
    <message>
        <source>Nothing is rolled for this battle; leave the dice out.</source>
        <translation>Aucun jet n’est fait pour cette bataille ; laissez les dés de côté.</translation>
    </message>
    <message>
        <source>Let fleets part</source>
        <translation>Laisser les flottes se séparer</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>l’ennemi</translation>
    </message>
    <message>
        <source>Let %1 and %2 part</source>
        <translation>Laisser se séparer %1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2 part without a battle: %3</source>
        <translation>%1 et %2 se séparent sans bataille : %3</translation>
    </message>
    <message>
        <source>%1 and %2 part without a battle.</source>
        <translation>%1 et %2 se séparent sans bataille.</translation>
    </message>
    <message>
        <source>This port belongs to another side; choose one of its own or a neutral one.</source>
        <translation>Ce port appartient à un autre camp ; choisissez un port du camp ou un port neutre.</translation>
    </message>
    <message>
        <source>The side has a fleet of that name already; choose another.</source>
        <translation>Le camp a déjà une flotte de ce nom ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The fleet has a squadron of that name already; choose another.</source>
        <translation>La flotte a déjà une escadre de ce nom ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A garrison&apos;s commander comes with his port, not with a fleet.</source>
        <translation>Le commandant d’une garnison vient avec son port, pas avec une flotte.</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Lever %1</translation>
    </message>
    <message>
        <source>%1 raises %2.</source>
        <translation>%1 lève %2.</translation>
    </message>
    <message>
        <source>Its ships are worked on in a yard; finish that or call it off first.</source>
        <translation>Ses navires sont en travaux dans un chantier ; achevez ou annulez d’abord ces travaux.</translation>
    </message>
    <message>
        <source>%1 is placed in %2.</source>
        <translation>%1 mouille maintenant à %2.</translation>
    </message>
    <message>
        <source>Disband %1</source>
        <translation>Dissoudre %1</translation>
    </message>
    <message numerus="yes">
        <source>It has {%n ship|%n ships}; move or sell first what is in it.</source>
        <translation>
            <numerusform>Elle a %n navire ; déplacez ou vendez-le d’abord.</numerusform>
            <numerusform>Elle a %n navires ; déplacez ou vendez-les d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>It serves under a contract; end that first.</source>
        <translation>Elle sert sous contrat ; mettez-y d’abord fin.</translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <translation>La flotte %1 est dissoute.</translation>
    </message>
    <message>
        <source>The fleet has no name; give it one.</source>
        <translation>La flotte n’a pas de nom ; donnez-lui-en un.</translation>
    </message>
    <message>
        <source>The fleet has no ships; add some.</source>
        <translation>La flotte n’a pas de navires ; ajoutez-en.</translation>
    </message>
    <message numerus="yes">
        <source>%1 serves %2 for {%n month|%n months}.</source>
        <translation>
            <numerusform>%1 sert %2 pendant %n mois.</numerusform>
            <numerusform>%1 sert %2 pendant %n mois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships bought: %1</source>
        <translation>Navires achetés : %1</translation>
    </message>
    <message>
        <source>Commanders hired: %1</source>
        <translation>Commandants engagés : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2, {%n ship|%n ships}, for %3 talents.</source>
        <translation>
            <numerusform>%1 achète %2, %n navire, pour %3 talents.</numerusform>
            <numerusform>%1 achète %2, %n navires, pour %3 talents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Former %1</translation>
    </message>
    <message>
        <source>It has no wall section %1; choose one that it has, or the town.</source>
        <translation>Pas de section de muraille %1 ici ; choisissez-en une qui existe, ou la ville.</translation>
    </message>
    <message numerus="yes">
        <source>Wall section %1 has room for {%n unit|%n units}, and %2 would be on it.</source>
        <translation>
            <numerusform>La section de muraille %1 a de la place pour %n unité, et il y en aurait %2.</numerusform>
            <numerusform>La section de muraille %1 a de la place pour %n unités, et il y en aurait %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The town has room for {%n unit|%n units}, and %1 would be in it.</source>
        <translation>
            <numerusform>La ville a de la place pour %n unité, et il y en aurait %1.</numerusform>
            <numerusform>La ville a de la place pour %n unités, et il y en aurait %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise men in %1</source>
        <translation>Lever des hommes à %1</translation>
    </message>
    <message>
        <source>Before the campaign begins its defences are bought; fortify it.</source>
        <translation>Avant le début de la campagne, ses défenses s’achètent ; fortifiez-le.</translation>
    </message>
    <message>
        <source>Nobody raises men in a port that belongs to nobody.</source>
        <translation>Personne ne lève d’hommes dans un port qui n’appartient à personne.</translation>
    </message>
    <message>
        <source>No unit is named; choose some.</source>
        <translation>Aucune unité n’est indiquée ; choisissez-en.</translation>
    </message>
    <message>
        <source>Men raised in %1</source>
        <translation>Hommes levés à %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n unit|%n units} raised in %1 for %2 talents.</source>
        <translation>
            <numerusform>%n unité levée à %1 pour %2 talents.</numerusform>
            <numerusform>%n unités levées à %1 pour %2 talents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an amount of 0.01 to %1 talents.</source>
        <translation>Donnez un montant de 0.01 à %1 talents.</translation>
    </message>
    <message>
        <source>Borrow %1 talents</source>
        <translation>Emprunter %1 talents</translation>
    </message>
    <message>
        <source>Lenders give it %1 talents more at most; it owes %2 of %3.</source>
        <translation>Les prêteurs accordent encore au plus %1 talents ; la dette est déjà de %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 borrows %2 talents.</source>
        <translation>%1 emprunte %2 talents.</translation>
    </message>
    <message>
        <source>Pay %1 talents back</source>
        <translation>Rembourser %1 talents</translation>
    </message>
    <message>
        <source>Only %1 talents of this loan are owed.</source>
        <translation>Il ne reste que %1 talents dus sur cet emprunt.</translation>
    </message>
    <message>
        <source>%1 pays lenders %2 talents back.</source>
        <translation>%1 rembourse %2 talents aux prêteurs.</translation>
    </message>
    <message>
        <source>Hand %1 to %2</source>
        <translation>Remettre %1 à %2</translation>
    </message>
    <message>
        <source>Set %1 free</source>
        <translation>Libérer %1</translation>
    </message>
    <message>
        <source>It belongs to nobody, so nobody can give it away.</source>
        <translation>Il n’appartient à personne, donc personne ne peut le céder.</translation>
    </message>
    <message>
        <source>It belongs to that side already; choose another.</source>
        <translation>Il appartient déjà à ce camp ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>A price is 0 to %1 talents.</source>
        <translation>Un prix va de 0 à %1 talents.</translation>
    </message>
    <message>
        <source>Nobody pays for a port that is set free; leave the price out.</source>
        <translation>Personne ne paie pour un port libéré ; n’indiquez pas de prix.</translation>
    </message>
    <message>
        <source>%1 bought from %2</source>
        <translation>%1, achat à %2</translation>
    </message>
    <message>
        <source>%1 sold to %2</source>
        <translation>%1, vente à %2</translation>
    </message>
    <message>
        <source>%1 hands %2 to %3.</source>
        <translation>%1 remet %2 à %3.</translation>
    </message>
    <message>
        <source>%1 sets %2 free.</source>
        <translation>%1 libère %2.</translation>
    </message>
    <message>
        <source>%1 pays %2 talents for %3.</source>
        <translation>%1 paie %2 talents pour %3.</translation>
    </message>
    <message>
        <source>Name only the place that his post commands.</source>
        <translation>N’indiquez que le lieu lié à son poste.</translation>
    </message>
    <message>
        <source>That command belongs to another side.</source>
        <translation>Ce commandement appartient à un autre camp.</translation>
    </message>
    <message>
        <source>He holds that command; give him another first.</source>
        <translation>Il exerce ce commandement ; donnez-lui-en d’abord un autre.</translation>
    </message>
    <message>
        <source>Appoint %1</source>
        <translation>Nommer %1</translation>
    </message>
    <message>
        <source>Appointed %1</source>
        <translation>Nomination : %1</translation>
    </message>
    <message>
        <source>%1 appoints %2 for %3 talents.</source>
        <translation>%1 nomme %2 pour %3 talents.</translation>
    </message>
    <message>
        <source>Give %1 a post</source>
        <translation>Donner un poste à %1</translation>
    </message>
    <message>
        <source>Dismiss %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>A garrison always has a commander; appoint another by refortifying.</source>
        <translation>Une garnison a toujours un commandant ; nommez-en un autre en refortifiant.</translation>
    </message>
    <message>
        <source>Dismissed %1</source>
        <translation>Révocation : %1</translation>
    </message>
    <message>
        <source>%1 is dismissed.</source>
        <translation>%1 est révoqué.</translation>
    </message>
    <message>
        <source>%1 now belongs to %2.</source>
        <translation>%1 appartient désormais à %2.</translation>
    </message>
    <message>
        <source>%1 is now neutral.</source>
        <translation>%1 est désormais neutre.</translation>
    </message>
    <message>
        <source>Fortify %1</source>
        <translation>Fortifier %1</translation>
    </message>
    <message>
        <source>Fortifications are built only before the campaign begins.</source>
        <translation>Les fortifications ne se construisent qu’avant le début de la campagne.</translation>
    </message>
    <message>
        <source>A neutral port&apos;s defences are rolled, not bought.</source>
        <translation>Les défenses d’un port neutre se tirent aux dés, elles ne s’achètent pas.</translation>
    </message>
    <message>
        <source>Fortifications of %1</source>
        <translation>Fortifications : %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n wall section|%n wall sections}, worth %2 talents.</source>
        <translation>
            <numerusform>%1 a %n section de muraille, pour une valeur de %2 talents.</numerusform>
            <numerusform>%1 a %n sections de muraille, pour une valeur de %2 talents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the defences of %1</source>
        <translation>Tirer les défenses : %1</translation>
    </message>
    <message>
        <source>Only a neutral port&apos;s defences are rolled.</source>
        <translation>Seules les défenses d’un port neutre se tirent aux dés.</translation>
    </message>
    <message>
        <source>Its defences stand already, and are kept.</source>
        <translation>Ses défenses existent déjà, et restent.</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns out to be defended by {%n wall section|%n wall sections}.</source>
        <translation>
            <numerusform>%1 s’avère avoir pour défense %n section de muraille.</numerusform>
            <numerusform>%1 s’avère avoir pour défense %n sections de muraille.</numerusform>
        </translation>
    </message>
    <message>
        <source>the commander</source>
        <translation>le commandant</translation>
    </message>
    <message>
        <source>He is no prisoner; choose one who is.</source>
        <translation>Il n’est pas prisonnier ; choisissez-en un qui l’est.</translation>
    </message>
    <message>
        <source>Ransom %1</source>
        <translation>Racheter %1</translation>
    </message>
    <message>
        <source>Ransom of %1</source>
        <translation>Rançon payée : %1</translation>
    </message>
    <message>
        <source>Ransom for %1</source>
        <translation>Rançon reçue : %1</translation>
    </message>
    <message>
        <source>%1 is ransomed for %2 talents.</source>
        <translation>%1 est racheté pour %2 talents.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>Échanger %1 contre %2</translation>
    </message>
    <message>
        <source>Each of the two must be held by the other&apos;s side.</source>
        <translation>Chacun des deux doit être détenu par le camp de l’autre.</translation>
    </message>
    <message>
        <source>%1 is exchanged for %2.</source>
        <translation>%1 est échangé contre %2.</translation>
    </message>
    <message>
        <source>Let %1 go</source>
        <translation>Laisser partir %1</translation>
    </message>
    <message>
        <source>%1 is set free for nothing.</source>
        <translation>%1 est libéré sans contrepartie.</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Donner un ordre</translation>
    </message>
    <message>
        <source>Order %1 to %2</source>
        <translation>Ordre pour %1 : %2</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Join fleets</source>
        <translation>Réunir des flottes</translation>
    </message>
    <message>
        <source>Join %1 to %2</source>
        <translation>Joindre %1 à %2</translation>
    </message>
    <message>
        <source>Split a fleet</source>
        <translation>Scinder une flotte</translation>
    </message>
    <message>
        <source>Split %1 from %2</source>
        <translation>Détacher %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>{a ship|%n ships}</source>
        <translation>
            <numerusform>un navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>This ship is named twice; name it once.</source>
        <translation>Ce navire est indiqué deux fois ; indiquez-le une seule fois.</translation>
    </message>
    <message>
        <source>No ship is named; choose some.</source>
        <translation>Aucun navire n’est indiqué ; choisissez-en.</translation>
    </message>
    <message>
        <source>It would have lost more than it has; correct the losses.</source>
        <translation>Il aurait perdu plus qu’il n’a ; corrigez les pertes.</translation>
    </message>
    <message>
        <source>Buy 1 to %1 ships at once.</source>
        <translation>Achetez de 1 à %1 navires à la fois.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Bought %1</source>
        <translation>Achat : %1</translation>
    </message>
    <message>
        <source>%1 receives %2 for %3 talents.</source>
        <translation>%1 reçoit %2 pour %3 talents.</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message>
        <source>The side has a ship of that name already; choose another.</source>
        <translation>Le camp a déjà un navire de ce nom ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 is now called %2.</source>
        <translation>%1 s’appelle désormais %2.</translation>
    </message>
    <message>
        <source>Relieve the captain of %1</source>
        <translation>Relever le capitaine du navire %1</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>Donner %1 à %2</translation>
    </message>
    <message>
        <source>%1 has no captain of its own any more.</source>
        <translation>%1 n’a plus de capitaine attitré.</translation>
    </message>
    <message>
        <source>%1 is captain of %2 now.</source>
        <translation>%1 est maintenant capitaine du navire %2.</translation>
    </message>
    <message>
        <source>It belongs to another side and cannot join %1.</source>
        <translation>Il appartient à un autre camp et ne peut rejoindre %1.</translation>
    </message>
    <message>
        <source>It lies in another place than %1; bring both together.</source>
        <translation>Il ne mouille pas au même endroit que l’autre (%1) ; réunissez-les.</translation>
    </message>
    <message>
        <source>Allied and own ships are not mixed; they were paid differently.</source>
        <translation>Navires alliés et navires du camp ne se mélangent pas ; ils sont payés autrement.</translation>
    </message>
    <message>
        <source>Give back %1</source>
        <translation>Rendre %1</translation>
    </message>
    <message>
        <source>Ships are given back only before the campaign begins.</source>
        <translation>Les navires ne se rendent qu’avant le début de la campagne.</translation>
    </message>
    <message>
        <source>Gave back %1</source>
        <translation>Navire rendu : %1</translation>
    </message>
    <message>
        <source>%1 gives back %2 and receives %3 talents.</source>
        <translation>%1 rend %2 et reçoit %3 talents.</translation>
    </message>
    <message>
        <source>It is worked on in a yard; finish that or call it off first.</source>
        <translation>Il est en travaux dans un chantier ; achevez ou annulez d’abord ces travaux.</translation>
    </message>
    <message>
        <source>It is at sea; bring it to a port first.</source>
        <translation>Il est en mer ; amenez-le d’abord dans un port.</translation>
    </message>
    <message>
        <source>Hull, ram, size, speed, oars and crew are not changed by a refit of fittings; a yard does that.</source>
        <translation>Coque, éperon, taille, vitesse, rames et équipage ne changent pas par un rééquipement ; c’est l’affaire d’un chantier.</translation>
    </message>
    <message>
        <source>Refit of %1</source>
        <translation>Rééquipement : %1</translation>
    </message>
    <message>
        <source>%1 is refitted for %2 talents.</source>
        <translation>%1 : rééquipement pour %2 talents.</translation>
    </message>
    <message>
        <source>Mark the condition of %1</source>
        <translation>Noter l’état du navire %1</translation>
    </message>
    <message>
        <source>The umpire marks the condition of %1.</source>
        <translation>L’arbitre note l’état du navire %1.</translation>
    </message>
    <message>
        <source>Waive a finding on %1</source>
        <translation>Passer outre un constat sur %1</translation>
    </message>
    <message>
        <source>The rules have nothing of that kind against it.</source>
        <translation>Les règles n’ont rien de tel à y redire.</translation>
    </message>
    <message>
        <source>That finding is waived already.</source>
        <translation>Il est déjà passé outre à ce constat.</translation>
    </message>
    <message>
        <source>The umpire lets %1 pass: %2</source>
        <translation>L’arbitre laisse passer %1 : %2</translation>
    </message>
    <message>
        <source>Another side has that name; choose another.</source>
        <translation>Un autre camp porte ce nom ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 has that colour and emblem; change one of them.</source>
        <translation>%1 a cette couleur et cet emblème ; changez l’un des deux.</translation>
    </message>
    <message>
        <source>%1% is no step of ten; choose one.</source>
        <translation>%1 % n’est pas un pas de dix ; choisissez-en un.</translation>
    </message>
    <message>
        <source>A campaign has at most eight sides.</source>
        <translation>Une campagne a au plus huit camps.</translation>
    </message>
    <message>
        <source>A budget is 0 to 1000000 talents.</source>
        <translation>Un budget va de 0 à 1000000 talents.</translation>
    </message>
    <message>
        <source>Budget of %1</source>
        <translation>Budget : %1</translation>
    </message>
    <message>
        <source>%1 joins with %2 talents.</source>
        <translation>%1 entre en jeu avec %2 talents.</translation>
    </message>
    <message>
        <source>%1: the orders are done</source>
        <translation>%1 : les ordres sont prêts</translation>
    </message>
    <message>
        <source>%1: the orders are not done after all</source>
        <translation>%1 : finalement, les ordres ne sont pas prêts</translation>
    </message>
    <message>
        <source>Orders are given between a turn&apos;s beginning and its sailing.</source>
        <translation>Les ordres se donnent entre le début d’un tour et le départ en mer.</translation>
    </message>
    <message>
        <source>It has said so already.</source>
        <translation>C’est déjà dit.</translation>
    </message>
    <message>
        <source>%1 has given its orders.</source>
        <translation>%1 a donné ses ordres.</translation>
    </message>
    <message>
        <source>%1 has still orders to give.</source>
        <translation>%1 a encore des ordres à donner.</translation>
    </message>
    <message>
        <source>Sign a contract with %1</source>
        <translation>Signer un contrat avec %1</translation>
    </message>
    <message>
        <source>It serves under a contract already; change that one.</source>
        <translation>Elle sert déjà sous contrat ; modifiez celui-ci.</translation>
    </message>
    <message>
        <source>Contract with %1</source>
        <translation>Contrat avec %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 serves for {%n month|%n months}.</source>
        <translation>
            <numerusform>%1 sert %n mois.</numerusform>
            <numerusform>%1 sert %n mois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 serves for %2 months.</source>
        <translation>%1 sert %2 mois.</translation>
    </message>
    <message>
        <source>Change the contract with %1</source>
        <translation>Modifier le contrat avec %1</translation>
    </message>
    <message>
        <source>A contract&apos;s price is agreed only before the campaign begins.</source>
        <translation>Le prix d’un contrat ne se convient qu’avant le début de la campagne.</translation>
    </message>
    <message>
        <source>New contract with %1</source>
        <translation>Nouveau contrat avec %1</translation>
    </message>
    <message>
        <source>End the contract with %1</source>
        <translation>Mettre fin au contrat avec %1</translation>
    </message>
    <message>
        <source>%1 is sent home.</source>
        <translation>Le contingent %1 est renvoyé chez lui.</translation>
    </message>
    <message>
        <source>No contract with %1</source>
        <translation>Pas de contrat avec %1</translation>
    </message>
    <message>
        <source>The contract with %1 is ended.</source>
        <translation>Le contrat avec %1 a pris fin.</translation>
    </message>
    <message>
        <source>Sail the week: %1</source>
        <translation>Naviguer la semaine : %1</translation>
    </message>
    <message>
        <source>Advance to %1</source>
        <translation>Avancer : %1</translation>
    </message>
    <message>
        <source>The campaign has not begun; begin it first.</source>
        <translation>La campagne n’a pas commencé ; commencez-la d’abord.</translation>
    </message>
    <message>
        <source>The campaign has gone on since this was asked; it is %1 now. Look again.</source>
        <translation>La campagne a avancé depuis cette demande ; on est maintenant en %1. Regardez à nouveau.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message numerus="yes">
        <source>Build {%n ship|%n ships}</source>
        <translation>
            <numerusform>Construire %n navire</numerusform>
            <numerusform>Construire %n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>Build 1 to %1 ships at once.</source>
        <translation>Construisez de 1 à %1 navires à la fois.</translation>
    </message>
    <message>
        <source>New ships join a fleet of the side&apos;s own; choose one, or none.</source>
        <translation>Les nouveaux navires rejoignent une flotte propre au camp ; choisissez-en une, ou aucune.</translation>
    </message>
    <message>
        <source>The name with its number is too long; shorten it.</source>
        <translation>Le nom avec son numéro est trop long ; raccourcissez-le.</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} ordered in %1</source>
        <translation>
            <numerusform>%n navire commandé à %1</numerusform>
            <numerusform>%n navires commandés à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yard of %1 begins {%n ship|%n ships} for %2 talents.</source>
        <translation>
            <numerusform>Le chantier de %1 entreprend %n navire pour %2 talents.</numerusform>
            <numerusform>Le chantier de %1 entreprend %n navires pour %2 talents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call work in the yard of %1 off</source>
        <translation>Annuler des travaux au chantier de %1</translation>
    </message>
    <message>
        <source>That work is done; nothing is left to call off.</source>
        <translation>Ces travaux sont finis ; il n’y a plus rien à annuler.</translation>
    </message>
    <message>
        <source>Yard work called off in %1</source>
        <translation>Travaux annulés au chantier de %1</translation>
    </message>
    <message>
        <source>Work in the yard of %1 is called off; %2 talents come back.</source>
        <translation>Des travaux au chantier de %1 sont annulés ; %2 talents reviennent.</translation>
    </message>
    <message>
        <source>More than light damage is mended in a yard of its own side only; bring it to one.</source>
        <translation>Au-delà de dégâts légers, la réparation ne se fait que dans un chantier de son camp ; amenez-le à l’un d’eux.</translation>
    </message>
    <message numerus="yes">
        <source>Repair {%n ship|%n ships}</source>
        <translation>
            <numerusform>Réparer %n navire</numerusform>
            <numerusform>Réparer %n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair of %1</source>
        <translation>Réparation : %1</translation>
    </message>
    <message>
        <source>Repairs of %1 are ordered.</source>
        <translation>%1 : réparation commandée.</translation>
    </message>
    <message>
        <source>Refit %1 in the yard</source>
        <translation>Refondre %1 au chantier</translation>
    </message>
    <message>
        <source>Its size cannot be changed; build another ship.</source>
        <translation>Sa taille ne peut changer ; construisez un autre navire.</translation>
    </message>
    <message>
        <source>Hull and ram stay as they are; fittings are changed at once by a refit.</source>
        <translation>La coque et l’éperon restent tels quels ; l’équipement change aussitôt par un rééquipement.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes into the yard of %2 for {%n week|%n weeks}, for %3 talents.</source>
        <translation>
            <numerusform>%1 entre au chantier de %2 pour %n semaine, pour %3 talents.</numerusform>
            <numerusform>%1 entre au chantier de %2 pour %n semaines, pour %3 talents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yards work while the campaign runs; before it, ships are bought and altered at once.</source>
        <translation>Les chantiers travaillent pendant la campagne ; avant elle, les navires s’achètent et se modifient aussitôt.</translation>
    </message>
    <message>
        <source>Its yard belongs to another; choose a port of the side&apos;s own.</source>
        <translation>Son chantier appartient à un autre ; choisissez un port du camp.</translation>
    </message>
    <message>
        <source>It has no yard; choose a port that has one.</source>
        <translation>Il n’a pas de chantier ; choisissez un port qui en a un.</translation>
    </message>
    <message>
        <source>Its yard can take up %1 size classes more this month, and this is %2.</source>
        <translation>Son chantier peut encore entreprendre %1 classes de taille ce mois-ci, et en voici %2.</translation>
    </message>
    <message>
        <source>It is worked on already; finish that or call it off first.</source>
        <translation>Il est déjà en travaux ; achevez ou annulez d’abord ces travaux.</translation>
    </message>
    <message>
        <source>The contingent of %1</source>
        <translation>Le contingent (%1)</translation>
    </message>
    <message>
        <source>the contingent of %1</source>
        <translation>le contingent (%1)</translation>
    </message>
    <message>
        <source>%1 leaves %2 and fights for %3 from now on.</source>
        <translation>%1 quitte %2 et combat désormais pour %3.</translation>
    </message>
    <message>
        <source>%1 has lost all trust in its host and goes home.</source>
        <translation>%1 a perdu toute confiance en son hôte et rentre au pays.</translation>
    </message>
    <message>
        <source>%1 went unpaid; its reliability is %2 now.</source>
        <translation>%1 est sans solde ; sa fiabilité est maintenant %2.</translation>
    </message>
    <message>
        <source>%1 goes home; its months are over.</source>
        <translation>%1 rentre au pays ; ses mois sont écoulés.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 est %2.</translation>
    </message>
    <message>
        <source>%1 has seen enough: its crew is %2 now.</source>
        <translation>%1 en a assez vu : son équipage est maintenant %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 est maintenant %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2, out for {%n week|%n weeks}.</source>
        <translation>
            <numerusform>%1 est %2, indisponible %n semaine.</numerusform>
            <numerusform>%1 est %2, indisponible %n semaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is surer of its host: reliability %2.</source>
        <translation>%1 est plus sûr de son hôte : fiabilité %2.</translation>
    </message>
    <message>
        <source>%1 is as sure as can be of its host: reliability %2.</source>
        <translation>%1 est on ne peut plus sûr de son hôte : fiabilité %2.</translation>
    </message>
    <message>
        <source>%1 is less sure of its host: reliability %2.</source>
        <translation>%1 est moins sûr de son hôte : fiabilité %2.</translation>
    </message>
    <message>
        <source>It changes more than can be kept; leave ships out.</source>
        <translation>Cela change plus que ce qui peut être gardé ; écartez des navires.</translation>
    </message>
    <message>
        <source>%1 is fought: %2 wins.</source>
        <translation>%1 : livrée, %2 l’emporte.</translation>
    </message>
    <message>
        <source>%1 is fought: nobody wins.</source>
        <translation>%1 : livrée, personne ne l’emporte.</translation>
    </message>
    <message>
        <source>The dice for wrecks and wounds are rolled.</source>
        <translation>Les dés pour les épaves et les blessures sont lancés.</translation>
    </message>
    <message>
        <source>Battles are fought once the campaign has begun; begin it first.</source>
        <translation>Les batailles se livrent une fois la campagne commencée ; commencez-la d’abord.</translation>
    </message>
    <message>
        <source>A battle needs fleets of two sides, or a port with walls to attack.</source>
        <translation>Une bataille demande des flottes de deux camps, ou un port à murailles à attaquer.</translation>
    </message>
    <message>
        <source>A battle has at most %1 sides; leave fleets out.</source>
        <translation>Une bataille a au plus %1 camps ; écartez des flottes.</translation>
    </message>
    <message>
        <source>This fleet is named twice; name it once.</source>
        <translation>Cette flotte est indiquée deux fois ; indiquez-la une seule fois.</translation>
    </message>
    <message>
        <source>A side has at most %1 allied contingents in a battle; leave some out.</source>
        <translation>Un camp a au plus %1 contingents alliés dans une bataille ; écartez-en.</translation>
    </message>
    <message>
        <source>A battle in a port needs the port; name it.</source>
        <translation>Une bataille dans un port demande le port ; indiquez-le.</translation>
    </message>
    <message>
        <source>Nobody knows its defences yet; roll them first.</source>
        <translation>Personne ne connaît encore ses défenses ; tirez-les d’abord.</translation>
    </message>
    <message>
        <source>It is a wreck and stays behind.</source>
        <translation>C’est une épave, qui reste en arrière.</translation>
    </message>
    <message>
        <source>It has no ship that can fight; leave it out.</source>
        <translation>Elle n’a aucun navire en état de combattre ; écartez-la.</translation>
    </message>
    <message>
        <source>The battle is too large to be kept; leave fleets out.</source>
        <translation>La bataille est trop grande pour être gardée ; écartez des flottes.</translation>
    </message>
    <message>
        <source>%1 is arranged: %2, seed %3.</source>
        <translation>%1 : organisée, %2, graine %3.</translation>
    </message>
    <message>
        <source>The men in the town lay down their arms.</source>
        <translation>Les hommes de la ville déposent les armes.</translation>
    </message>
    <message>
        <source>%1 falls to %2.</source>
        <translation>%1 tombe aux mains de %2.</translation>
    </message>
    <message>
        <source>It was looted earlier this year; nothing is left to take.</source>
        <translation>Il a déjà été pillé cette année ; il n’y a plus rien à prendre.</translation>
    </message>
    <message>
        <source>Loot of %1</source>
        <translation>Butin : %1</translation>
    </message>
    <message>
        <source>The loot of %1 is %2 talents.</source>
        <translation>%1 : le butin est de %2 talents.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not fall: {one wall section is|%n wall sections are} still held.</source>
        <translation>
            <numerusform>%1 ne tombe pas : une section de muraille tient encore.</numerusform>
            <numerusform>%1 ne tombe pas : %n sections de muraille tiennent encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is taken by %2.</source>
        <translation>%1 est pris par %2.</translation>
    </message>
    <message>
        <source>%1 holds, with losses.</source>
        <translation>%1 tient, avec des pertes.</translation>
    </message>
    <message numerus="yes">
        <source>{%n cm of speed|%n cm of speed}</source>
        <translation>
            <numerusform>%n cm de vitesse</numerusform>
            <numerusform>%n cm de vitesse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n archer|%n archers}</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine|%n marines}</source>
        <translation>
            <numerusform>%n soldat de marine</numerusform>
            <numerusform>%n soldats de marine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine|%n heavy marines}</source>
        <translation>
            <numerusform>%n soldat de marine lourd</numerusform>
            <numerusform>%n soldats de marine lourds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy engine|%n heavy engines}</source>
        <translation>
            <numerusform>%n machine lourde</numerusform>
            <numerusform>%n machines lourdes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n pot|%n pots} used</source>
        <translation>
            <numerusform>%n pot utilisé</numerusform>
            <numerusform>%n pots utilisés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>This outcome is of %1; the battle is fought by %2.</source>
        <translation>Cette issue est de %1 ; la bataille se livre avec %2.</translation>
    </message>
    <message>
        <source>The victor is side %1, and the battle has none of that number.</source>
        <translation>Le vainqueur est le camp %1, et la bataille n’en a pas de ce numéro.</translation>
    </message>
    <message>
        <source>The side that gave up is side %1, and the battle has none of that number.</source>
        <translation>Le camp qui a abandonné est le camp %1, et la bataille n’en a pas de ce numéro.</translation>
    </message>
    <message>
        <source>It did not go into this battle; take it out.</source>
        <translation>Il n’est pas entré dans cette bataille ; retirez-le.</translation>
    </message>
    <message>
        <source>It comes out twice; leave one of the two.</source>
        <translation>Il en sort deux fois ; laissez-en une.</translation>
    </message>
    <message>
        <source>The outcome does not say what became of it; add it.</source>
        <translation>L’issue ne dit pas ce qu’il est devenu ; ajoutez-le.</translation>
    </message>
    <message>
        <source>In its place the outcome has %1; it is of another battle.</source>
        <translation>À sa place, l’issue a %1 ; elle vient d’une autre bataille.</translation>
    </message>
    <message>
        <source>A captured ship has a captor, and no other ship has.</source>
        <translation>Un navire capturé a un capteur, et aucun autre navire n’en a.</translation>
    </message>
    <message>
        <source>Its captor is no other side of this battle; correct it.</source>
        <translation>Son capteur n’est pas un autre camp de cette bataille ; corrigez-le.</translation>
    </message>
    <message>
        <source>It never came to the battle and cannot have been lost there.</source>
        <translation>Il n’est jamais arrivé à la bataille et ne peut y avoir été perdu.</translation>
    </message>
    <message>
        <source>It is no longer in the campaign; call the battle off.</source>
        <translation>Il n’est plus dans la campagne ; annulez la bataille.</translation>
    </message>
    <message>
        <source>It comes out with less damage than it went in with; look whether that is meant.</source>
        <translation>Il en sort avec moins de dégâts qu’à l’entrée ; vérifiez que c’est voulu.</translation>
    </message>
    <message>
        <source>He did not go into this battle; take him out.</source>
        <translation>Il n’est pas entré dans cette bataille ; retirez-le.</translation>
    </message>
    <message>
        <source>He comes out twice; leave one of the two.</source>
        <translation>Il en sort deux fois ; laissez-en une.</translation>
    </message>
    <message>
        <source>His captor is no side of this battle; correct it.</source>
        <translation>Celui qui l’a pris n’est pas un camp de cette bataille ; corrigez-le.</translation>
    </message>
    <message>
        <source>This battle has no such wall section; take it out.</source>
        <translation>Cette bataille n’a pas cette section de muraille ; retirez-la.</translation>
    </message>
    <message>
        <source>It stands twice in the outcome; leave one of the two.</source>
        <translation>Elle figure deux fois dans l’issue ; laissez-en une.</translation>
    </message>
    <message>
        <source>The replay cannot be read: %1</source>
        <translation>La relecture est illisible : %1</translation>
    </message>
    <message>
        <source>The replay does not end in this outcome; leave it out, or enter its own.</source>
        <translation>La relecture ne finit pas sur cette issue ; écartez-la, ou saisissez la sienne.</translation>
    </message>
    <message>
        <source>The replay is of another battle; leave it out.</source>
        <translation>La relecture est celle d’une autre bataille ; écartez-la.</translation>
    </message>
    <message>
        <source>Enter the battle %1</source>
        <translation>Saisir la bataille : %1</translation>
    </message>
    <message>
        <source>Its outcome has been entered already; take that back first.</source>
        <translation>Son issue est déjà saisie ; revenez d’abord sur celle-ci.</translation>
    </message>
    <message>
        <source>Say how it was fought: played, captains or typed.</source>
        <translation>Dites comment elle a été livrée : jouée, capitaines ou saisie.</translation>
    </message>
    <message>
        <source>Its brief has other sides than the battle; take a backup that is whole.</source>
        <translation>Sa consigne a d’autres camps que la bataille ; prenez une sauvegarde intacte.</translation>
    </message>
    <message>
        <source>Its brief cannot be read: %1</source>
        <translation>Sa consigne est illisible : %1</translation>
    </message>
    <message>
        <source>Ship %1 is no prize of this battle; leave it out.</source>
        <translation>Le navire %1 n’est pas une prise de cette bataille ; écartez-le.</translation>
    </message>
    <message>
        <source>This prize is named twice; choose once.</source>
        <translation>Cette prise est indiquée deux fois ; choisissez une seule fois.</translation>
    </message>
    <message>
        <source>Prize sold: %1</source>
        <translation>Prise vendue : %1</translation>
    </message>
    <message>
        <source>%1 sells %2 for %3 talents.</source>
        <translation>%1 vend %2 pour %3 talents.</translation>
    </message>
    <message>
        <source>sold by %1</source>
        <translation>vendu par %1</translation>
    </message>
    <message>
        <source>%1 burns %2.</source>
        <translation>%1 brûle %2.</translation>
    </message>
    <message>
        <source>burnt by %1</source>
        <translation>brûlé par %1</translation>
    </message>
    <message>
        <source>%1 has no fleet here that it could join; sell or burn it.</source>
        <translation>%1 n’a pas ici de flotte qu’il puisse rejoindre ; vendez ou brûlez-le.</translation>
    </message>
    <message>
        <source>Prize taken into service: %1</source>
        <translation>Prise mise en service : %1</translation>
    </message>
    <message>
        <source>%1 joins %2 with a crew that is %3, for %4 talents.</source>
        <translation>%1 rejoint %2 avec un équipage %3, pour %4 talents.</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, pris par %2</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>Its side has no port to retire to; it stays where it is until the umpire moves it.</source>
        <translation>Son camp n’a pas de port où se retirer ; elle reste sur place jusqu’à ce que l’arbitre la déplace.</translation>
    </message>
    <message>
        <source>has no port to retire to</source>
        <translation>n’a pas de port où se retirer</translation>
    </message>
    <message>
        <source>%1 retires to where it lies, %2.</source>
        <translation>%1 se retire à son mouillage, %2.</translation>
    </message>
    <message>
        <source>retires to where it lies, %1</source>
        <translation>se retire à son mouillage, %1</translation>
    </message>
    <message>
        <source>%1 retires to %2.</source>
        <translation>%1 se retire vers %2.</translation>
    </message>
    <message>
        <source>retires to %1</source>
        <translation>se retire vers %1</translation>
    </message>
    <message>
        <source>has no ships left</source>
        <translation>n’a plus de navires</translation>
    </message>
    <message>
        <source>What it changed cannot be read any more; take a backup that is whole.</source>
        <translation>Ce qu’elle a changé n’est plus lisible ; prenez une sauvegarde intacte.</translation>
    </message>
    <message>
        <source>It has been changed since the battle; undo that first, then take the battle back.</source>
        <translation>Cela a changé depuis la bataille ; annulez d’abord ce changement, puis revenez sur la bataille.</translation>
    </message>
    <message>
        <source>record</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>Another ship of its side bears its name now; rename that one, then take the battle back.</source>
        <translation>Un autre navire de son camp porte maintenant son nom ; renommez celui-là, puis revenez sur la bataille.</translation>
    </message>
    <message>
        <source>He holds the command of %1 now; give him another, then take the battle back.</source>
        <translation>Il exerce maintenant le commandement %1 ; donnez-lui-en un autre, puis revenez sur la bataille.</translation>
    </message>
    <message>
        <source>It waits for the battle %1; enter its outcome or call the battle off first.</source>
        <translation>Une bataille l’attend, %1 ; saisissez son issue ou annulez-la d’abord.</translation>
    </message>
    <message>
        <source>It serves under a contract; its ships stay together and apart from others.</source>
        <translation>Elle sert sous contrat ; ses navires restent ensemble et à part des autres.</translation>
    </message>
    <message>
        <source>It has met an enemy; arrange the battle or let them part first.</source>
        <translation>Elle a rencontré un ennemi ; organisez la bataille ou laissez-les d’abord se séparer.</translation>
    </message>
    <message>
        <source>A fleet cannot join itself.</source>
        <translation>Une flotte ne peut se rejoindre elle-même.</translation>
    </message>
    <message>
        <source>%1 belongs to another side.</source>
        <translation>%1 appartient à un autre camp.</translation>
    </message>
    <message>
        <source>It is not where %1 is; bring both together first.</source>
        <translation>Elle n’est pas au même endroit que l’autre (%1) ; réunissez-les d’abord.</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation>%1 rejoint %2.</translation>
    </message>
    <message>
        <source>It is not in %1; leave it out.</source>
        <translation>Il n’est pas dans %1 ; écartez-le.</translation>
    </message>
    <message>
        <source>All its ships are named; leave some behind, or rename the fleet.</source>
        <translation>Tous ses navires sont indiqués ; laissez-en quelques-uns, ou renommez la flotte.</translation>
    </message>
    <message numerus="yes">
        <source>%1, {%n ship|%n ships}, leaves %2.</source>
        <translation>
            <numerusform>%1, %n navire, quitte %2.</numerusform>
            <numerusform>%1, %n navires, quitte %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This squadron belongs to another fleet; choose one of its own.</source>
        <translation>Cette escadre appartient à une autre flotte ; choisissez-en une de la flotte.</translation>
    </message>
    <message>
        <source>It would have %1 ships; a squadron has at most %2. Form another.</source>
        <translation>Elle aurait %1 navires ; une escadre en a au plus %2. Formez-en une autre.</translation>
    </message>
    <message>
        <source>While the campaign runs ships are built in a yard; order them there.</source>
        <translation>Pendant la campagne, les navires se construisent dans un chantier ; commandez-les là.</translation>
    </message>
    <message>
        <source>The campaign has not begun, so ships are bought; the umpire places none.</source>
        <translation>La campagne n’a pas commencé, donc les navires s’achètent ; l’arbitre n’en place pas.</translation>
    </message>
    <message numerus="yes">
        <source>The umpire gives %1 {%n ship|%n ships}.</source>
        <translation>
            <numerusform>L’arbitre donne %n navire à %1.</numerusform>
            <numerusform>L’arbitre donne %n navires à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no ship class %1.</source>
        <translation>Il n’y a pas de classe de navire %1.</translation>
    </message>
    <message>
        <source>A waiver needs the umpire&apos;s reason; write one.</source>
        <translation>Passer outre demande un motif de l’arbitre ; écrivez-en un.</translation>
    </message>
    <message>
        <source>The class library has no class %1.</source>
        <translation>La bibliothèque de classes n’a pas de classe %1.</translation>
    </message>
    <message>
        <source>%1 Waived: %2</source>
        <translation>%1 Passé outre : %2</translation>
    </message>
    <message>
        <source>This is the umpire&apos;s business; it is done with the umpire&apos;s eyes.</source>
        <translation>C’est l’affaire de l’arbitre ; cela se fait avec les yeux de l’arbitre.</translation>
    </message>
    <message>
        <source>Several people play: this is settled by the umpire, for all of them.</source>
        <translation>Plusieurs personnes jouent : l’arbitre règle cela pour toutes.</translation>
    </message>
    <message>
        <source>This is not your side&apos;s to do; each side does what is its own.</source>
        <translation>Ce n’est pas à votre camp de le faire ; chaque camp fait ce qui est à lui.</translation>
    </message>
    <message>
        <source>It costs %1 talents and the treasury holds %2; %3 are missing.</source>
        <translation>Cela coûte %1 talents et le trésor en contient %2 ; il en manque %3.</translation>
    </message>
    <message>
        <source>%1 typed dice are too many; leave them out.</source>
        <translation>%1 dés saisis, c’est trop ; laissez-les de côté.</translation>
    </message>
    <message>
        <source>Everything is already as this would make it.</source>
        <translation>Tout est déjà comme cela le ferait.</translation>
    </message>
    <message>
        <source>Another side&apos;s fleet lies there; move it first.</source>
        <translation>La flotte d’un autre camp y mouille ; déplacez-la d’abord.</translation>
    </message>
    <message>
        <source>Its yard is at work for another side; finish or call that off first.</source>
        <translation>Son chantier travaille pour un autre camp ; achevez ou annulez d’abord ces travaux.</translation>
    </message>
    <message>
        <source>Its captain raises a fleet within its budget as the campaign begins.</source>
        <translation>Son capitaine lève une flotte dans la limite de son budget au début de la campagne.</translation>
    </message>
    <message numerus="yes">
        <source>%1, at sea: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, en mer : %n navire</numerusform>
            <numerusform>%1, en mer : %n navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, manned in port: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, armé au port : %n navire</numerusform>
            <numerusform>%1, armés au port : %n navires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, laid up: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, désarmé : %n navire</numerusform>
            <numerusform>%1, désarmés : %n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>Income of %1, attacked</source>
        <translation>Revenu : %1, attaqué</translation>
    </message>
    <message>
        <source>Income of %1</source>
        <translation>Revenu : %1</translation>
    </message>
    <message numerus="yes">
        <source>Income of %1, attacked, blockaded for {%n week|%n weeks}</source>
        <translation>
            <numerusform>Revenu : %1, attaqué, bloqué %n semaine</numerusform>
            <numerusform>Revenu : %1, attaqué, bloqué %n semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income of %1, blockaded for {%n week|%n weeks}</source>
        <translation>
            <numerusform>Revenu : %1, bloqué %n semaine</numerusform>
            <numerusform>Revenu : %1, bloqué %n semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken by the blockade of %1</source>
        <translation>Pris par le blocus : %1</translation>
    </message>
    <message>
        <source>Interest on %1 talents</source>
        <translation>Intérêts sur %1 talents</translation>
    </message>
    <message numerus="yes">
        <source>Pay of {%n commander|%n commanders}</source>
        <translation>
            <numerusform>Solde de %n commandant</numerusform>
            <numerusform>Solde de %n commandants</numerusform>
        </translation>
    </message>
    <message>
        <source>Training of %1</source>
        <translation>Entraînement : %1</translation>
    </message>
    <message>
        <source>Pay of %1</source>
        <translation>Solde : %1</translation>
    </message>
    <message>
        <source>%1 has recovered from his wound.</source>
        <translation>%1 est remis de sa blessure.</translation>
    </message>
    <message>
        <source>%1, %2, takes the place of the dead and waits at home.</source>
        <translation>%1, %2, prend la place du mort et attend au pays.</translation>
    </message>
    <message>
        <source>%1, %2, takes the place of the dead and commands %3.</source>
        <translation>%1, %2, prend la place du mort et commande %3.</translation>
    </message>
    <message>
        <source>the garrison of %1</source>
        <translation>la garnison (%1)</translation>
    </message>
    <message numerus="yes">
        <source>{%n crew|%n crews} of %1 trained for a month. None is better for it.</source>
        <translation>
            <numerusform>%1 : %n équipage s’est entraîné un mois. Il n’en est pas meilleur.</numerusform>
            <numerusform>%1 : %n équipages se sont entraînés un mois. Aucun n’en est meilleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n crew|%n crews} of %1 trained for a month. Better now: %2.</source>
        <translation>
            <numerusform>%1 : %n équipage s’est entraîné un mois. Meilleurs désormais : %2.</numerusform>
            <numerusform>%1 : %n équipages se sont entraînés un mois. Meilleurs désormais : %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} of %1 went unpaid.</source>
        <translation>
            <numerusform>%1 : %n navire est resté sans solde.</numerusform>
            <numerusform>%1 : %n navires sont restés sans solde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The crew of %2 is worse for it.</source>
        <translation>%1 L’équipage en est moins bon : %2.</translation>
    </message>
    <message>
        <source>%1 The crews of %2 are worse for it.</source>
        <translation>%1 Les équipages en sont moins bons : %2.</translation>
    </message>
    <message>
        <source>%1, unpaid, deserts and is not seen again.</source>
        <translation>%1, sans solde, déserte et ne reparaît plus.</translation>
    </message>
    <message>
        <source>%1, unpaid, deserts to %2.</source>
        <translation>%1, sans solde, passe à l’ennemi : %2.</translation>
    </message>
    <message>
        <source>%1 is undefended and falls to %2.</source>
        <translation>%1 est sans défense et tombe aux mains de %2.</translation>
    </message>
    <message>
        <source>%1 is undefended and falls to %2; the loot is %3 talents.</source>
        <translation>%1 est sans défense et tombe aux mains de %2 ; le butin est de %3 talents.</translation>
    </message>
    <message>
        <source>There is no %1 %2 in this campaign.</source>
        <translation>Il n’y a pas cela dans cette campagne : %1 %2.</translation>
    </message>
    <message>
        <source>It has no ships; there is nothing to give an order to.</source>
        <translation>Elle n’a pas de navires ; il n’y a rien à qui donner un ordre.</translation>
    </message>
    <message>
        <source>It has only wrecks, and they cannot row; leave it where it is.</source>
        <translation>Elle n’a que des épaves, qui ne peuvent ramer ; laissez-la sur place.</translation>
    </message>
    <message>
        <source>%1 is in a yard; wait until she is done, or leave her behind in a fleet of her own.</source>
        <translation>%1 est dans un chantier ; attendez la fin des travaux, ou laissez-le dans une flotte à part.</translation>
    </message>
    <message>
        <source>A ship</source>
        <translation>Un navire</translation>
    </message>
    <message>
        <source>The order to %1 has no use for %2; leave it out.</source>
        <translation>L’ordre « %1 » n’a que faire de ceci : %2 ; laissez-le de côté.</translation>
    </message>
    <message>
        <source>a fleet to escort</source>
        <translation>une flotte à escorter</translation>
    </message>
    <message>
        <source>a fleet that seeks battle</source>
        <translation>une flotte qui cherche la bataille</translation>
    </message>
    <message>
        <source>Say where it shall go: a port or a route.</source>
        <translation>Dites où elle doit aller : un port ou une route.</translation>
    </message>
    <message>
        <source>Say which port is meant.</source>
        <translation>Dites de quel port il s’agit.</translation>
    </message>
    <message>
        <source>A route needs the port that it leads to.</source>
        <translation>Une route demande le port où elle mène.</translation>
    </message>
    <message>
        <source>%1 is no place that the gazetteer knows.</source>
        <translation>Le répertoire ne connaît pas de lieu %1.</translation>
    </message>
    <message>
        <source>There is no sea lane between the two places; name the ends of one.</source>
        <translation>Il n’y a pas de route maritime entre les deux lieux ; indiquez les extrémités d’une route.</translation>
    </message>
    <message>
        <source>Say which fleet it shall escort.</source>
        <translation>Dites quelle flotte elle doit escorter.</translation>
    </message>
    <message>
        <source>A fleet cannot escort itself.</source>
        <translation>Une flotte ne peut s’escorter elle-même.</translation>
    </message>
    <message>
        <source>%1 belongs to another side; escort one of its own.</source>
        <translation>%1 appartient à un autre camp ; escortez une flotte du camp.</translation>
    </message>
    <message>
        <source>%1 escorts this fleet itself; somebody must lead.</source>
        <translation>%1 escorte déjà cette flotte ; il faut que quelqu’un mène.</translation>
    </message>
    <message>
        <source>%1 belongs to its own side; choose another.</source>
        <translation>%1 appartient à son propre camp ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 belongs to another side; blockade, attack or raid it, or stay away.</source>
        <translation>%1 appartient à un autre camp ; bloquez-le, attaquez-le, lancez un raid, ou restez au large.</translation>
    </message>
    <message>
        <source>It is at sea; name the port that it shall go to first.</source>
        <translation>Elle est en mer ; indiquez d’abord le port où elle doit aller.</translation>
    </message>
    <message>
        <source>%1 is not its own; ships are laid up in sheds at home.</source>
        <translation>%1 n’est pas à son camp ; on désarme dans les hangars chez soi.</translation>
    </message>
    <message>
        <source>It lies in %1 already.</source>
        <translation>Elle mouille déjà à %1.</translation>
    </message>
    <message>
        <source>No sea lane leads to %1; fleets are placed there by the umpire.</source>
        <translation>Aucune route maritime ne mène à %1 ; c’est l’arbitre qui y place les flottes.</translation>
    </message>
    <message>
        <source>A route has at most %1 places; shorten it.</source>
        <translation>Une route a au plus %1 lieux ; raccourcissez-la.</translation>
    </message>
    <message>
        <source>The route does not end at %1.</source>
        <translation>La route ne finit pas à %1.</translation>
    </message>
    <message numerus="yes">
        <source>The sea is closed in winter: it would be under way in {%n closed week|%n closed weeks}.</source>
        <translation>
            <numerusform>La mer est fermée en hiver : elle serait en route pendant %n semaine fermée.</numerusform>
            <numerusform>La mer est fermée en hiver : elle serait en route pendant %n semaines fermées.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be %1 nights running away from a harbour; from the third on every ship loses an oar factor a night.</source>
        <translation>Elle passerait %1 nuits de suite loin d’un port ; dès la troisième, chaque navire perd un facteur de rames par nuit.</translation>
    </message>
    <message>
        <source>The risk of a storm on the way is %1 in 1000.</source>
        <translation>Le risque de tempête en route est de %1 sur 1000.</translation>
    </message>
    <message>
        <source>The route leads nowhere; name its places.</source>
        <translation>La route ne mène nulle part ; indiquez ses lieux.</translation>
    </message>
    <message>
        <source>No sea lane begins where it lies.</source>
        <translation>Aucune route maritime ne part de son mouillage.</translation>
    </message>
    <message>
        <source>No sea lane leads to %1.</source>
        <translation>Aucune route maritime ne mène à %1.</translation>
    </message>
    <message>
        <source>No sea lane leads from %1 to %2; fleets do not cross land.</source>
        <translation>Aucune route maritime ne va de %1 à %2 ; les flottes ne traversent pas les terres.</translation>
    </message>
    <message>
        <source>No sea lane leads from where it is to %1; fleets do not cross land.</source>
        <translation>Aucune route maritime ne va de sa position à %1 ; les flottes ne traversent pas les terres.</translation>
    </message>
    <message>
        <source>There is no such fleet.</source>
        <translation>Il n’y a pas de telle flotte.</translation>
    </message>
    <message numerus="yes">
        <source>{%n day|%n days}</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; {%n night|%n nights} ashore on the way</source>
        <translation>
            <numerusform>%1 ; %n nuit à terre en route</numerusform>
            <numerusform>%1 ; %n nuits à terre en route</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; at most {%n night|%n nights} running away from a harbour</source>
        <translation>
            <numerusform>%1 ; au plus %n nuit de suite loin d’un port</numerusform>
            <numerusform>%1 ; au plus %n nuits de suite loin d’un port</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; {%n oar factor|%n oar factors} a ship lost to weariness</source>
        <translation>
            <numerusform>%1 ; %n facteur de rames perdu par navire à cause de la fatigue</numerusform>
            <numerusform>%1 ; %n facteurs de rames perdus par navire à cause de la fatigue</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; storm risk %2 in 1000.</source>
        <translation>%1 ; risque de tempête %2 sur 1000.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>The month brings %1 %2 talents and costs %3; %4 are owed.</source>
        <translation>Le mois rapporte à %1 %2 talents et en coûte %3 ; %4 sont dus.</translation>
    </message>
    <message>
        <source>The month brings %1 %2 talents and costs %3; %4 are in the treasury.</source>
        <translation>Le mois rapporte à %1 %2 talents et en coûte %3 ; le trésor en contient %4.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>On est en %1.</translation>
    </message>
    <message>
        <source>The week has been sailed; there are battles to settle.</source>
        <translation>La semaine a été naviguée ; il y a des batailles à régler.</translation>
    </message>
    <message>
        <source>%1 is whole again.</source>
        <translation>%1 est de nouveau intact.</translation>
    </message>
    <message>
        <source>%1 leaves the yard, not yet whole.</source>
        <translation>%1 quitte le chantier, pas encore intact.</translation>
    </message>
    <message>
        <source>%1 has most points %2: %3.</source>
        <translation>%1 a le plus de points %2 : %3.</translation>
    </message>
    <message>
        <source>%1 holds ports of %2 points of economic value.</source>
        <translation>%1 tient des ports valant %2 points de valeur économique.</translation>
    </message>
    <message>
        <source>%1 has the last fleet at sea.</source>
        <translation>%1 a la dernière flotte en mer.</translation>
    </message>
    <message numerus="yes">
        <source>after {a year|%n years}</source>
        <translation>
            <numerusform>après un an</numerusform>
            <numerusform>après %n ans</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has won the war. %2</source>
        <translation>%1 a gagné la guerre. %2</translation>
    </message>
    <message>
        <source>%1 raids %2: its trade suffers this month, and nobody hinders the raiders.</source>
        <translation>%1 lance un raid sur %2 : le commerce en souffre ce mois-ci, et nul ne gêne les assaillants.</translation>
    </message>
    <message>
        <source>%1 raids %2, with %3 in it.</source>
        <translation>%1 lance un raid sur %2, où mouille %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2, with %3 in it.</source>
        <translation>%1 attaque %2, où mouille %3.</translation>
    </message>
    <message>
        <source>%1 raids %2.</source>
        <translation>%1 lance un raid sur %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 attaque %2.</translation>
    </message>
    <message>
        <source>%1 blockades %2.</source>
        <translation>%1 bloque %2.</translation>
    </message>
    <message>
        <source>The blockade of %1 by %2 is lifted.</source>
        <translation>Le blocus devant %1 (%2) est levé.</translation>
    </message>
    <message>
        <source>%1 is strained by forced rowing; its slowest ship falls a day behind, and the fleet waits.</source>
        <translation>%1 s’épuise à la nage forcée ; son navire le plus lent prend un jour de retard, et la flotte attend.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been out for {%n night|%n nights} running; its crews weary until it rests a day in port.</source>
        <translation>
            <numerusform>%1 est dehors depuis %n nuit de suite ; ses équipages se fatiguent jusqu’à un jour de repos au port.</numerusform>
            <numerusform>%1 est dehors depuis %n nuits de suite ; ses équipages se fatiguent jusqu’à un jour de repos au port.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 slips away from %2.</source>
        <translation>%1 échappe à %2.</translation>
    </message>
    <message>
        <source>%1 stays in the harbour of %2, where %3 seeks battle: they do not meet.</source>
        <translation>%1 reste au port de %2, où %3 cherche la bataille : pas de rencontre.</translation>
    </message>
    <message>
        <source>%1 and %2 meet %3.</source>
        <translation>%1 et %2 se rencontrent %3.</translation>
    </message>
    <message>
        <source>%1 puts in at %2.</source>
        <translation>%1 entre au port : %2.</translation>
    </message>
    <message>
        <source>%1 arrives %2; the port is closed to it, and it stands off.</source>
        <translation>%1 arrive %2 ; le port lui est fermé, et la flotte reste au large.</translation>
    </message>
    <message>
        <source>%1 arrives %2.</source>
        <translation>%1 arrive %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sights %2, {%n ship|%n ships}, %3.</source>
        <translation>
            <numerusform>%1 aperçoit %2, %n navire, %3.</numerusform>
            <numerusform>%1 aperçoit %2, %n navires, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down with his ship.</source>
        <translation>%1 sombre avec son navire.</translation>
    </message>
    <message>
        <source>A commander</source>
        <translation>Un commandant</translation>
    </message>
    <message>
        <source>no ship is lost; %1 damaged.</source>
        <translation>aucun navire perdu ; avariés : %1.</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} lost, %1.</source>
        <translation>
            <numerusform>%n navire perdu, %1.</numerusform>
            <numerusform>%n navires perdus, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} lost, %1; %2 damaged.</source>
        <translation>
            <numerusform>%n navire perdu, %1 ; avariés : %2.</numerusform>
            <numerusform>%n navires perdus, %1 ; avariés : %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rides it out</source>
        <translation>%1 tient bon</translation>
    </message>
    <message>
        <source>%1 fails by %2</source>
        <translation>%1 échoue de %2</translation>
    </message>
    <message>
        <source>A storm catches %1 %2: %3</source>
        <translation>Une tempête surprend %1 %2 : %3</translation>
    </message>
    <message>
        <source>A gale catches %1 %2: %3</source>
        <translation>Un coup de vent surprend %1 %2 : %3</translation>
    </message>
    <message>
        <source>A gale catches %1.</source>
        <translation>Un coup de vent surprend %1.</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>à %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves {%n ship|%n ships} behind in %2.</source>
        <translation>
            <numerusform>%1 laisse %n navire à %2.</numerusform>
            <numerusform>%1 laisse %n navires à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is launched in %2 and joins %3.</source>
        <translation>%1 est lancé à %2 et rejoint %3.</translation>
    </message>
    <message>
        <source>%1 leaves the yard of %2, refitted.</source>
        <translation>%1 quitte le chantier de %2, refondu.</translation>
    </message>
    <message>
        <source>Its capacity is %1; a port of economic value %2 allows %3.</source>
        <translation>Sa capacité est %1 ; un port de valeur économique %2 permet %3.</translation>
    </message>
    <message numerus="yes">
        <source>What stands on it takes {%n unit|%n units} more than its capacity of %1; defences that were rolled may.</source>
        <translation>
            <numerusform>Ce qui s’y trouve occupe %n unité de plus que sa capacité (%1) ; des défenses tirées aux dés le peuvent.</numerusform>
            <numerusform>Ce qui s’y trouve occupe %n unités de plus que sa capacité (%1) ; des défenses tirées aux dés le peuvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands on it takes {%n unit|%n units} more than its capacity of %1; take that much off, or build it larger.</source>
        <translation>
            <numerusform>Ce qui s’y trouve occupe %n unité de plus que sa capacité (%1) ; retirez-en autant, ou construisez plus grand.</numerusform>
            <numerusform>Ce qui s’y trouve occupe %n unités de plus que sa capacité (%1) ; retirez-en autant, ou construisez plus grand.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 ferrea manus; one a section is allowed.</source>
        <translation>Il y a %1 ferrea manus ; une seule par section est permise.</translation>
    </message>
    <message>
        <source>It has %1 wall sections; a port of economic value %2 allows %3.</source>
        <translation>Il y a %1 sections de muraille ; un port de valeur économique %2 en permet %3.</translation>
    </message>
    <message>
        <source>It has %1 ships; a squadron has at most %2. Split it.</source>
        <translation>Elle a %1 navires ; une escadre en a au plus %2. Scindez-la.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’en %1</translation>
    </message>
    <message>
        <source>%1 is offered %2; choose another class or year.</source>
        <translation>%1 est disponible %2 ; choisissez une autre classe ou une autre année.</translation>
    </message>
    <message>
        <source>A %1 ram is carried %2; fit a %3 one.</source>
        <translation>Un éperon (%1) se porte %2 ; prenez-en un autre : %3.</translation>
    </message>
    <message>
        <source>%1 is carried %2; leave it ashore.</source>
        <translation>%1 : équipement porté %2 ; laissez-le à terre.</translation>
    </message>
    <message>
        <source>A raised platform is carried %1; leave it ashore.</source>
        <translation>Une plate-forme surélevée se porte %1 ; laissez-la à terre.</translation>
    </message>
    <message>
        <source>It has room for %1 towers; remove %2.</source>
        <translation>Il a de la place pour %1 tours ; retirez-en %2.</translation>
    </message>
    <message>
        <source>It has room for %1 ballistae; remove %2.</source>
        <translation>Il a de la place pour %1 balistes ; retirez-en %2.</translation>
    </message>
    <message>
        <source>A ship carries one heavy war engine; remove %1.</source>
        <translation>Un navire porte une seule machine de guerre lourde ; retirez-en %1.</translation>
    </message>
    <message>
        <source>A heavy war engine needs size class %1 or more; this ship is %2.</source>
        <translation>Une machine de guerre lourde demande la classe de taille %1 ou plus ; ce navire est de classe %2.</translation>
    </message>
    <message>
        <source>The heavy war engine needs %1 more units of space; take towers or ballistae off, or fit a lighter engine.</source>
        <translation>La machine de guerre lourde demande %1 unités de place de plus ; retirez des tours ou des balistes, ou prenez une machine plus légère.</translation>
    </message>
    <message>
        <source>It carries %1 troop units and has room for %2, overloaded for %3; put %4 ashore.</source>
        <translation>Il porte %1 unités de troupes et a de la place pour %2, surchargé pour %3 ; débarquez-en %4.</translation>
    </message>
    <message>
        <source>It is overloaded by %1 troop units, which halves its speed.</source>
        <translation>Il est surchargé de %1 unités de troupes, ce qui réduit sa vitesse de moitié.</translation>
    </message>
    <message>
        <source>%1 has no fighting oars; switch them off.</source>
        <translation>%1 n’a pas de rameurs combattants ; désactivez-les.</translation>
    </message>
    <message>
        <source>a route</source>
        <translation>une route</translation>
    </message>
    <message>
        <source>a lane</source>
        <translation>une route maritime</translation>
    </message>
    <message>
        <source>forced rowing</source>
        <translation>la nage forcée</translation>
    </message>
    <message>
        <source>She never came to the battle; leave her as she was, or let her have come.</source>
        <translation>Il n’est jamais arrivé à la bataille ; laissez-le tel qu’il était, ou faites-le arriver.</translation>
    </message>
    <message>
        <source>A ship that was not captured has no captor.</source>
        <translation>Un navire qui n’a pas été capturé n’a pas de capteur.</translation>
    </message>
    <message>
        <source>A wreck does not leave the field; say that she stayed, or make it severe damage.</source>
        <translation>Une épave ne quitte pas le champ de bataille ; dites qu’elle y est restée, ou mettez des dégâts graves.</translation>
    </message>
    <message>
        <source>She came with %1 damage, and none is mended during a battle.</source>
        <translation>Il est venu avec des dégâts (%1), et rien ne se répare pendant une bataille.</translation>
    </message>
    <message>
        <source>Her captain was %1 before the battle, and is no better after it.</source>
        <translation>Son capitaine était %1 avant la bataille, et ne va pas mieux après.</translation>
    </message>
    <message>
        <source>Say who captured her.</source>
        <translation>Dites qui l’a capturé.</translation>
    </message>
    <message>
        <source>%1 cannot capture its own ship; name another captor, or say that she is afloat.</source>
        <translation>%1 ne peut capturer son propre navire ; indiquez un autre capteur, ou dites qu’il est à flot.</translation>
    </message>
    <message>
        <source>%1 has lost every ship of its own and yet holds her; check who captured her.</source>
        <translation>%1 a perdu tous ses navires et le tient pourtant ; vérifiez qui l’a capturé.</translation>
    </message>
    <message>
        <source>%1 %2 are lost, of %3 aboard; lower the losses.</source>
        <translation>Pertes : %1 %2, sur %3 à bord ; réduisez les pertes.</translation>
    </message>
    <message>
        <source>She came without %1 %2; losses from before count along.</source>
        <translation>Il est venu sans ceci : %1 %2 ; les pertes antérieures comptent aussi.</translation>
    </message>
    <message>
        <source>She has no Greek fire to use.</source>
        <translation>Il n’a pas de feu grégeois à employer.</translation>
    </message>
    <message>
        <source>What was broken or used before the battle is so after it.</source>
        <translation>Ce qui était brisé ou employé avant la bataille l’est aussi après.</translation>
    </message>
    <message>
        <source>Who was not captured has no captor.</source>
        <translation>Qui n’a pas été capturé n’a pas de capteur.</translation>
    </message>
    <message>
        <source>Say who captured him.</source>
        <translation>Dites qui l’a capturé.</translation>
    </message>
    <message>
        <source>He cannot be the captive of his own side; name another captor, or say that he is fit.</source>
        <translation>Il ne peut être captif de son propre camp ; indiquez un autre capteur, ou dites qu’il est indemne.</translation>
    </message>
    <message>
        <source>Its own side holds it; say so.</source>
        <translation>Son propre camp la tient ; dites-le.</translation>
    </message>
    <message>
        <source>More is left on it than stood there; lower it.</source>
        <translation>Il y reste plus qu’il n’y avait ; réduisez.</translation>
    </message>
    <message>
        <source>%1 has nothing left; say who won.</source>
        <translation>%1 n’a plus rien ; dites qui l’a emporté.</translation>
    </message>
    <message>
        <source>Say who won.</source>
        <translation>Dites qui l’a emporté.</translation>
    </message>
    <message>
        <source>Who gave the battle up did not win it; correct one of the two.</source>
        <translation>Qui a abandonné la bataille ne l’a pas gagnée ; corrigez l’un des deux.</translation>
    </message>
    <message>
        <source>A battle that was broken off undecided has no winner; correct one of the two.</source>
        <translation>Une bataille rompue indécise n’a pas de vainqueur ; corrigez l’un des deux.</translation>
    </message>
    <message>
        <source>Only one side has ships left, and yet it is a draw; check who won.</source>
        <translation>Un seul camp a encore des navires, et c’est pourtant un match nul ; vérifiez qui l’a emporté.</translation>
    </message>
    <message>
        <source>Say how many turns it took.</source>
        <translation>Dites combien de tours elle a duré.</translation>
    </message>
    <message>
        <source>It names a file that does not lie beside or below it.</source>
        <translation>Il nomme un fichier qui n’est ni à côté ni en dessous de lui.</translation>
    </message>
    <message>
        <source>Put that file beside it, and give its name alone.</source>
        <translation>Mettez ce fichier à côté, et donnez son nom seul.</translation>
    </message>
    <message>
        <source>It stands for standard output, which has the answer already.</source>
        <translation>Cela désigne la sortie standard, qui a déjà la réponse.</translation>
    </message>
    <message>
        <source>It is %1, and only a file can be replaced.</source>
        <translation>C’est %1, et seul un fichier peut être remplacé.</translation>
    </message>
    <message>
        <source>It is a campaign or a part of one, which nothing is written over. It was left as it is.</source>
        <translation>C’est une campagne ou une partie d’une campagne, sur laquelle rien ne s’écrit. Elle est restée telle quelle.</translation>
    </message>
    <message>
        <source>Standard output or standard error goes there. It was left as it is.</source>
        <translation>La sortie standard ou l’erreur standard y va. Rien n’a été touché.</translation>
    </message>
    <message>
        <source>The command reads it, and does not write over what it reads. It was left as it is.</source>
        <translation>La commande le lit, et n’écrit pas sur ce qu’elle lit. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>There is a file of that name, and it is not %1. It was left as it is.</source>
        <translation>Il existe un fichier de ce nom, et ce n’est pas %1. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>It was not written.</source>
        <translation>Il n’a pas été écrit.</translation>
    </message>
    <message>
        <source>The previous file is unchanged.</source>
        <translation>Le fichier précédent est inchangé.</translation>
    </message>
    <message>
        <source>The unfinished %1 could not be taken away.</source>
        <translation>Le fichier inachevé %1 n’a pu être retiré.</translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation>Aucun fichier n’est resté.</translation>
    </message>
    <message>
        <source>Nothing of that size belongs here; check that it is the right file.</source>
        <translation>Rien de cette taille n’a sa place ici ; vérifiez que c’est le bon fichier.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Il n’y a pas de fichier ou dossier de ce nom.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>Permission is missing.</source>
        <translation>L’autorisation manque.</translation>
    </message>
    <message>
        <source>Choose another place, or ask for the right to use this one.</source>
        <translation>Choisissez un autre endroit, ou demandez le droit d’utiliser celui-ci.</translation>
    </message>
    <message>
        <source>The medium is read-only.</source>
        <translation>Le support est en lecture seule.</translation>
    </message>
    <message>
        <source>Choose a place that can be written.</source>
        <translation>Choisissez un endroit où l’on peut écrire.</translation>
    </message>
    <message>
        <source>Free some space or choose another disk, and do it again.</source>
        <translation>Libérez de la place ou choisissez un autre disque, et recommencez.</translation>
    </message>
    <message>
        <source>The disk failed.</source>
        <translation>Le disque est défaillant.</translation>
    </message>
    <message>
        <source>Check it, then try again or choose another place.</source>
        <translation>Vérifiez-le, puis réessayez ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Une partie du chemin est un fichier, pas un dossier.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Indiquez un fichier.</translation>
    </message>
    <message>
        <source>Its links lead in a circle.</source>
        <translation>Ses liens tournent en rond.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Indiquez le fichier lui-même.</translation>
    </message>
    <message>
        <source>The path is too long.</source>
        <translation>Le chemin est trop long.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Le système dit : %1.</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>Réessayez, ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>un tube</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>un socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un périphérique</translation>
    </message>
    <message>
        <source>It is a campaign or a part of one, and no document.</source>
        <translation>C’est une campagne ou une partie d’une campagne, pas un document.</translation>
    </message>
    <message>
        <source>Give a document; `navarch campaign export` writes one of a campaign.</source>
        <translation>Donnez un document ; `navarch campaign export` en écrit un à partir d’une campagne.</translation>
    </message>
    <message>
        <source>It cannot be opened. %1</source>
        <translation>Il ne peut être ouvert. %1</translation>
    </message>
    <message>
        <source>It is %1, not a file.</source>
        <translation>C’est %1, pas un fichier.</translation>
    </message>
    <message>
        <source>Name a file, or - for standard input.</source>
        <translation>Indiquez un fichier, ou - pour l’entrée standard.</translation>
    </message>
    <message>
        <source>It cannot be read. %1</source>
        <translation>Il ne peut être lu. %1</translation>
    </message>
    <message>
        <source>A draft has its fleets inside.</source>
        <translation>Un brouillon contient ses flottes.</translation>
    </message>
    <message>
        <source>A battle that comes with the program has its fleets inside.</source>
        <translation>Une bataille fournie avec le programme contient ses flottes.</translation>
    </message>
    <message>
        <source>There is no side %1 in this battle.</source>
        <translation>Il n’y a pas de camp %1 dans cette bataille.</translation>
    </message>
    <message>
        <source>It has the sides 1 to %1; give a number or a name.</source>
        <translation>Elle a les camps 1 à %1 ; donnez un numéro ou un nom.</translation>
    </message>
    <message>
        <source>Without it nothing is begun; the campaign is as it was before.</source>
        <translation>Sans cela rien ne commence ; la campagne est comme avant.</translation>
    </message>
    <message>
        <source>The war has no week %1. Nothing was made.</source>
        <translation>La guerre n’a pas de semaine %1. Rien n’a été créé.</translation>
    </message>
    <message>
        <source>Choose one that has begun; --list shows them.</source>
        <translation>Choisissez-en une qui a commencé ; --list les montre.</translation>
    </message>
    <message>
        <source>There is no scenario %1.</source>
        <translation>Il n’y a pas de scénario %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Il y a : %1.</translation>
    </message>
    <message>
        <source>Which battle is this paper of?</source>
        <translation>De quelle bataille est ce papier ?</translation>
    </message>
    <message>
        <source>Give its number or name; `navarch campaign battle list` lists them.</source>
        <translation>Donnez son numéro ou son nom ; `navarch campaign battle list` les énumère.</translation>
    </message>
    <message>
        <source>There are no walls there.</source>
        <translation>Il n’y a pas de murailles là.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists the ports and who holds them.</source>
        <translation>`navarch campaign show` énumère les ports et leurs détenteurs.</translation>
    </message>
    <message>
        <source>There is a file already, and it was left as it is.</source>
        <translation>Il y a déjà un fichier, resté tel quel.</translation>
    </message>
    <message>
        <source>Choose another name, or give --replace to move it among its backups.</source>
        <translation>Choisissez un autre nom, ou donnez --replace pour le ranger parmi ses sauvegardes.</translation>
    </message>
    <message>
        <source>The file there is no campaign, and it was left as it is.</source>
        <translation>Le fichier présent n’est pas une campagne, et il est resté tel quel.</translation>
    </message>
    <message>
        <source>Choose another name, or take that file away.</source>
        <translation>Choisissez un autre nom, ou retirez ce fichier.</translation>
    </message>
    <message>
        <source>It is open in another Navarch; it was left as it is.</source>
        <translation>Elle est ouverte dans un autre Navarch ; elle est restée telle quelle.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Fermez-la là-bas.</translation>
    </message>
    <message>
        <source>Choose a fleet with ships, or a port with walls.</source>
        <translation>Choisissez une flotte avec des navires, ou un port à murailles.</translation>
    </message>
    <message>
        <source>The draft has no fleet.</source>
        <translation>Le brouillon n’a pas de flotte.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 rows.</source>
        <translation>Une flotte a au plus %1 lignes.</translation>
    </message>
    <message>
        <source>Count ships alike in one row.</source>
        <translation>Comptez les navires semblables sur une ligne.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 ships.</source>
        <translation>Une flotte a au plus %1 navires.</translation>
    </message>
    <message>
        <source>Make two fleets of it.</source>
        <translation>Faites-en deux flottes.</translation>
    </message>
    <message>
        <source>Ships are multiplied by 2 to 100.</source>
        <translation>Les navires se multiplient par 2 à 100.</translation>
    </message>
    <message>
        <source>Choose a number between them.</source>
        <translation>Choisissez un nombre entre les deux.</translation>
    </message>
    <message>
        <source>A row has at most %1 ships.</source>
        <translation>Une ligne a au plus %1 navires.</translation>
    </message>
    <message>
        <source>Multiply by less, or add another row.</source>
        <translation>Multipliez par moins, ou ajoutez une ligne.</translation>
    </message>
    <message>
        <source>A row has 1 to %1 ships.</source>
        <translation>Une ligne a de 1 à %1 navires.</translation>
    </message>
    <message>
        <source>Remove the row, or add another.</source>
        <translation>Retirez la ligne, ou ajoutez-en une.</translation>
    </message>
    <message>
        <source>Another ship is called %1.</source>
        <translation>Un autre navire s’appelle %1.</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>Le nom est vide.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Écrivez-en un.</translation>
    </message>
    <message>
        <source>There is a squadron called %1 already.</source>
        <translation>Une escadre s’appelle déjà %1.</translation>
    </message>
    <message>
        <source>%1 commands elsewhere in this fleet.</source>
        <translation>%1 commande ailleurs dans cette flotte.</translation>
    </message>
    <message>
        <source>Name another, or dismiss him there first.</source>
        <translation>Indiquez-en un autre, ou révoquez-le là d’abord.</translation>
    </message>
    <message>
        <source>There is no such squadron.</source>
        <translation>Il n’y a pas de telle escadre.</translation>
    </message>
    <message>
        <source>Choose one of the fleet&apos;s.</source>
        <translation>Choisissez-en une de la flotte.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 commanders.</source>
        <translation>Une flotte a au plus %1 commandants.</translation>
    </message>
    <message>
        <source>Dismiss one first.</source>
        <translation>Révoquez-en un d’abord.</translation>
    </message>
    <message>
        <source>The draft has no port.</source>
        <translation>Le brouillon n’a pas de port.</translation>
    </message>
    <message>
        <source>It is nested more than %1 deep.</source>
        <translation>L’imbrication dépasse %1 niveaux.</translation>
    </message>
    <message>
        <source>The field %1 stands twice in one object.</source>
        <translation>Le champ %1 figure deux fois dans un objet.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Gardez l’un des deux.</translation>
    </message>
    <message>
        <source>An object holds more than %1 fields.</source>
        <translation>Un objet contient plus de %1 champs.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>It is not JSON: the text breaks off or is malformed at %1.</source>
        <translation>Ce n’est pas du JSON : le texte s’interrompt ou est mal formé, %1.</translation>
    </message>
    <message>
        <source>Correct it there, or save it again from the program it comes from.</source>
        <translation>Corrigez-le là, ou enregistrez-le de nouveau depuis le programme d’origine.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB.</source>
        <translation>Il dépasse %1 Mo.</translation>
    </message>
    <message>
        <source>Nothing of that size is a file of Navarch; check that it is the right file.</source>
        <translation>Rien de cette taille n’est un fichier Navarch ; vérifiez que c’est le bon fichier.</translation>
    </message>
    <message>
        <source>The number here is beyond every number that can be meant.</source>
        <translation>Le nombre ici dépasse tout nombre plausible.</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>Donnez-en un plus petit.</translation>
    </message>
    <message>
        <source>It is not JSON that can be read.</source>
        <translation>Ce n’est pas du JSON lisible.</translation>
    </message>
    <message>
        <source>Check its numbers and its encoding (UTF-8).</source>
        <translation>Vérifiez ses nombres et son encodage (UTF-8).</translation>
    </message>
    <message>
        <source>a list cannot stand here.</source>
        <translation>une liste n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>an object cannot stand here.</source>
        <translation>un objet n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>An object in braces belongs here, not a list.</source>
        <translation>Il faut ici un objet entre accolades, pas une liste.</translation>
    </message>
    <message>
        <source>An object in braces belongs here, not %1.</source>
        <translation>Il faut ici un objet entre accolades, pas %1.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Écrivez true ou false.</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>Écrivez un texte entre guillemets.</translation>
    </message>
    <message>
        <source>This text is empty.</source>
        <translation>Ce texte est vide.</translation>
    </message>
    <message>
        <source>Write at least one character.</source>
        <translation>Écrivez au moins un caractère.</translation>
    </message>
    <message>
        <source>The text %1 %2.</source>
        <translation>Le texte %1 %2.</translation>
    </message>
    <message>
        <source>Write plain text of at most %1 characters.</source>
        <translation>Écrivez du texte simple, %1 caractères au plus.</translation>
    </message>
    <message>
        <source>%1 is no amount of talents.</source>
        <translation>%1 n’est pas un montant en talents.</translation>
    </message>
    <message>
        <source>Write it like &quot;31.90&quot;.</source>
        <translation>Écrivez-le comme "31.90".</translation>
    </message>
    <message>
        <source>Write a list in square brackets.</source>
        <translation>Écrivez une liste entre crochets.</translation>
    </message>
    <message>
        <source>The list holds %1 items.</source>
        <translation>La liste contient %1 éléments.</translation>
    </message>
    <message>
        <source>It does not say what it is.</source>
        <translation>Il ne dit pas ce qu’il est.</translation>
    </message>
    <message>
        <source>It is a %1.</source>
        <translation>C’est ceci : %1.</translation>
    </message>
    <message>
        <source>A file with &quot;format&quot;: &quot;%1&quot; is needed here.</source>
        <translation>Il faut ici un fichier avec "format": "%1".</translation>
    </message>
    <message>
        <source>The field %1 is not known.</source>
        <translation>Le champ %1 est inconnu.</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>Retirez-le, ou corrigez son orthographe.</translation>
    </message>
    <message>
        <source>%1 is not known here.</source>
        <translation>%1 est inconnu ici.</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>dépasse %1 caractères</translation>
    </message>
    <message>
        <source>is not valid UTF-8</source>
        <translation>n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>holds an invisible character that hides or reorders text</source>
        <translation>contient un caractère invisible qui cache ou réordonne du texte</translation>
    </message>
    <message>
        <source>%1 is a wreck and cannot fight.</source>
        <translation>%1 est une épave et ne peut combattre.</translation>
    </message>
    <message>
        <source>Leave it out, or correct its condition.</source>
        <translation>Écartez-le, ou corrigez son état.</translation>
    </message>
    <message>
        <source>%1 is on this side already.</source>
        <translation>%1 est déjà dans ce camp.</translation>
    </message>
    <message>
        <source>A ship fights once; take it out here or there.</source>
        <translation>Un navire combat une fois ; retirez-le ici ou là.</translation>
    </message>
    <message>
        <source>A battle has two to %1 sides.</source>
        <translation>Une bataille a de deux à %1 camps.</translation>
    </message>
    <message>
        <source>Give each a fleet.</source>
        <translation>Donnez une flotte à chacun.</translation>
    </message>
    <message>
        <source>%1 has neither ships nor walls to fight with.</source>
        <translation>%1 n’a ni navires ni murailles pour combattre.</translation>
    </message>
    <message>
        <source>Give it a fleet with ships.</source>
        <translation>Donnez-lui une flotte avec des navires.</translation>
    </message>
    <message>
        <source>The battle has %1 ships.</source>
        <translation>La bataille a %1 navires.</translation>
    </message>
    <message>
        <source>At most %1 can be fought with.</source>
        <translation>On peut combattre avec %1 au plus.</translation>
    </message>
    <message>
        <source>The name of this file %1.</source>
        <translation>Le nom de ce fichier %1.</translation>
    </message>
    <message>
        <source>It must name a squadron or a ship, one of the two.</source>
        <translation>Il doit nommer une escadre ou un navire, l’un des deux.</translation>
    </message>
    <message>
        <source>Give &quot;squadron&quot; or &quot;ship&quot;.</source>
        <translation>Donnez "squadron" ou "ship".</translation>
    </message>
    <message>
        <source>There is no squadron %1 in the fleet.</source>
        <translation>Il n’y a pas d’escadre %1 dans la flotte.</translation>
    </message>
    <message>
        <source>Name one of its squadrons.</source>
        <translation>Indiquez l’une de ses escadres.</translation>
    </message>
    <message>
        <source>There is no ship %1 in the fleet.</source>
        <translation>Il n’y a pas de navire %1 dans la flotte.</translation>
    </message>
    <message>
        <source>Name one of its ships.</source>
        <translation>Indiquez l’un de ses navires.</translation>
    </message>
    <message>
        <source>It is placed twice.</source>
        <translation>Il est placé deux fois.</translation>
    </message>
    <message>
        <source>Keep one of the two places.</source>
        <translation>Gardez l’une des deux places.</translation>
    </message>
    <message>
        <source>Walls stand at a port only.</source>
        <translation>Il n’y a de murailles que dans un port.</translation>
    </message>
    <message>
        <source>Give the place &quot;kind&quot;: &quot;port&quot;, or take them out.</source>
        <translation>Donnez au lieu "kind": "port", ou retirez-les.</translation>
    </message>
    <message>
        <source>Give it a &quot;fleet&quot; with ships.</source>
        <translation>Donnez-lui une "fleet" avec des navires.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 18446744073709551615.</source>
        <translation>Donnez un nombre entier de 0 à 18446744073709551615.</translation>
    </message>
    <message>
        <source>The name %1 %2.</source>
        <translation>Le nom %1 %2.</translation>
    </message>
    <message>
        <source>A battle needs two sides or more.</source>
        <translation>Une bataille demande deux camps ou plus.</translation>
    </message>
    <message>
        <source>Give each a &quot;fleet&quot;.</source>
        <translation>Donnez à chacun une "fleet".</translation>
    </message>
    <message>
        <source>It does not say by which game it is fought.</source>
        <translation>Il ne dit pas selon quel jeu se livre la bataille.</translation>
    </message>
    <message>
        <source>Give the game&apos;s id.</source>
        <translation>Donnez l’id du jeu.</translation>
    </message>
    <message>
        <source>This game has no order of that name.</source>
        <translation>Ce jeu n’a pas d’ordre de ce nom.</translation>
    </message>
    <message>
        <source>There is not enough memory to fight these battles.</source>
        <translation>La mémoire ne suffit pas pour livrer ces batailles.</translation>
    </message>
    <message>
        <source>Take smaller fleets, or close other programs.</source>
        <translation>Prenez de plus petites flottes, ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>%1 more dice were typed than the order takes.</source>
        <translation>%1 dés de plus ont été saisis que l’ordre n’en prend.</translation>
    </message>
    <message>
        <source>Type %1.</source>
        <translation>Saisissez %1.</translation>
    </message>
    <message>
        <source>Nothing is asked of this ship now.</source>
        <translation>Rien n’est demandé à ce navire pour l’instant.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>La bataille est terminée.</translation>
    </message>
    <message>
        <source>Take the last order back to go on from there.</source>
        <translation>Revenez sur le dernier ordre pour continuer de là.</translation>
    </message>
    <message>
        <source>It is an order of another side.</source>
        <translation>C’est l’ordre d’un autre camp.</translation>
    </message>
    <message>
        <source>Give orders to your own ships.</source>
        <translation>Donnez des ordres à vos propres navires.</translation>
    </message>
    <message>
        <source>There is no game %1 to fight with here.</source>
        <translation>Il n’y a pas ici de jeu %1 pour combattre.</translation>
    </message>
    <message>
        <source>This program has none yet.</source>
        <translation>Ce programme n’en a pas encore.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Connus : %1.</translation>
    </message>
    <message>
        <source>Correct &quot;fate&quot; or &quot;captor&quot;.</source>
        <translation>Corrigez "fate" ou "captor".</translation>
    </message>
    <message>
        <source>A battle that was broken off undecided has no winner.</source>
        <translation>Une bataille rompue indécise n’a pas de vainqueur.</translation>
    </message>
    <message>
        <source>Correct &quot;undecided&quot; or &quot;victor&quot;.</source>
        <translation>Corrigez "undecided" ou "victor".</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>The die for %1 (%2, d%3) is one for %4 (%5, d%6) here.</source>
        <translation>Le dé pour %1 (%2, d%3) est ici un dé pour %4 (%5, d%6).</translation>
    </message>
    <message>
        <source>The die for %1 shows %2 in the replay and %3 here.</source>
        <translation>Le dé pour %1 montre %2 dans la relecture et %3 ici.</translation>
    </message>
    <message>
        <source>The modifier %1 (%2) of %3 is %4 (%5) of %6 here.</source>
        <translation>Le modificateur %1 (%2) de %3 est ici %4 (%5) de %6.</translation>
    </message>
    <message>
        <source>It is %1 (%2) in the replay and %3 (%4) here.</source>
        <translation>C’est %1 (%2) dans la relecture et %3 (%4) ici.</translation>
    </message>
    <message>
        <source>It has %1 dice in the replay and %2 here.</source>
        <translation>Il y a %1 dés dans la relecture et %2 ici.</translation>
    </message>
    <message>
        <source>It has %1 modifiers in the replay and %2 here.</source>
        <translation>Il y a %1 modificateurs dans la relecture et %2 ici.</translation>
    </message>
    <message>
        <source>It is about side %1, ship %2 and target %3 in the replay, and side %4, ship %5 and target %6 here.</source>
        <translation>Il s’agit du camp %1, du navire %2 et de la cible %3 dans la relecture, et du camp %4, du navire %5 et de la cible %6 ici.</translation>
    </message>
    <message>
        <source>The replay is not what happened: it was altered, or made by another version.</source>
        <translation>La relecture n’est pas ce qui s’est passé : elle a été modifiée, ou faite par une autre version.</translation>
    </message>
    <message>
        <source>%1 happens here and is missing from the replay.</source>
        <translation>%1 se produit ici et manque dans la relecture.</translation>
    </message>
    <message>
        <source>%1 does not happen here.</source>
        <translation>%1 ne se produit pas ici.</translation>
    </message>
    <message>
        <source>%1 (%2, d%3)</source>
        <translation>%1 (%2, d%3)</translation>
    </message>
    <message>
        <source>The typed die %1 is none for %2.</source>
        <translation>Le dé saisi %1 ne va pas pour %2.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Corrigez-le.</translation>
    </message>
    <message>
        <source>A typed die is missing: %1.</source>
        <translation>Il manque un dé saisi : %1.</translation>
    </message>
    <message>
        <source>The battle was not gone through to its end.</source>
        <translation>La bataille n’a pas été parcourue jusqu’au bout.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Ouvrez-la de nouveau.</translation>
    </message>
    <message>
        <source>It was fought by edition %1 of the rules of %2 and this program plays edition %3, in which it comes out otherwise. What was entered of it stays as it was.</source>
        <translation>Elle a été livrée selon l’édition %1 des règles (%2), et ce programme joue l’édition %3, où elle tourne autrement. Ce qui en a été saisi est resté tel quel.</translation>
    </message>
    <message>
        <source>It was fought by edition %1 of the rules of %2; this program knows no later one than edition %3. Open it with a newer version of Navarch.</source>
        <translation>Elle a été livrée selon l’édition %1 des règles (%2) ; ce programme n’en connaît pas de plus récente que la %3. Ouvrez-la avec une version plus récente de Navarch.</translation>
    </message>
    <message>
        <source>The order %1 is not the one that was given here.</source>
        <translation>L’ordre %1 n’est pas celui qui a été donné ici.</translation>
    </message>
    <message>
        <source>The battle is over here and not in the replay.</source>
        <translation>La bataille est terminée ici et pas dans la relecture.</translation>
    </message>
    <message>
        <source>The battle is not over here.</source>
        <translation>La bataille n’est pas terminée ici.</translation>
    </message>
    <message>
        <source>The outcome is another one here.</source>
        <translation>L’issue est différente ici.</translation>
    </message>
    <message>
        <source>%1 is no sum.</source>
        <translation>%1 n’est pas une somme.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Écartez-le.</translation>
    </message>
    <message>
        <source>The order is missing.</source>
        <translation>L’ordre manque.</translation>
    </message>
    <message>
        <source>It names the file %1; the fleets of a battle that was fought stand in its own file.</source>
        <translation>Il nomme le fichier %1 ; les flottes d’une bataille livrée figurent dans son propre fichier.</translation>
    </message>
    <message>
        <source>Put the fleet inside.</source>
        <translation>Mettez-y la flotte.</translation>
    </message>
    <message>
        <source>The brief is missing.</source>
        <translation>La consigne manque.</translation>
    </message>
    <message>
        <source>A side&apos;s players are no list, or too many.</source>
        <translation>Les joueurs d’un camp ne forment pas une liste, ou sont trop nombreux.</translation>
    </message>
    <message>
        <source>Give one name a seat.</source>
        <translation>Donnez un nom par place.</translation>
    </message>
    <message>
        <source>There is a player that is not known here.</source>
        <translation>Il y a un joueur inconnu ici.</translation>
    </message>
    <message>
        <source>Write hands, %1.</source>
        <translation>Écrivez hands, %1.</translation>
    </message>
    <message>
        <source>Take a backup that is whole.</source>
        <translation>Prenez une sauvegarde intacte.</translation>
    </message>
    <message>
        <source>The battle has not been fought.</source>
        <translation>La bataille n’a pas été livrée.</translation>
    </message>
    <message>
        <source>Enter its outcome first.</source>
        <translation>Saisissez d’abord son issue.</translation>
    </message>
    <message>
        <source>Its brief is no brief.</source>
        <translation>Sa consigne n’en est pas une.</translation>
    </message>
    <message>
        <source>Its outcome is no outcome.</source>
        <translation>Son issue n’en est pas une.</translation>
    </message>
    <message>
        <source>What it changed is no list.</source>
        <translation>Ce qu’elle a changé n’est pas une liste.</translation>
    </message>
    <message>
        <source>Its sides are not numbered from 0, two or more.</source>
        <translation>Ses camps ne sont pas numérotés à partir de 0, deux ou plus.</translation>
    </message>
    <message>
        <source>It waits with an outcome, or was fought without one.</source>
        <translation>Elle attend avec une issue, ou a été livrée sans.</translation>
    </message>
    <message>
        <source>Its battle has no side of its number.</source>
        <translation>Sa bataille n’a pas de camp de son numéro.</translation>
    </message>
    <message>
        <source>Its fleet waits for a battle and is not there.</source>
        <translation>Sa flotte attend une bataille et n’est pas là.</translation>
    </message>
    <message>
        <source>Its fleet waits for two battles.</source>
        <translation>Sa flotte attend deux batailles.</translation>
    </message>
    <message>
        <source>Its ship waits for a battle and is not there.</source>
        <translation>Son navire attend une bataille et n’est pas là.</translation>
    </message>
    <message>
        <source>Its battle has not been fought.</source>
        <translation>Sa bataille n’a pas été livrée.</translation>
    </message>
    <message>
        <source>A battle of a campaign names no files.</source>
        <translation>Une bataille de campagne ne nomme pas de fichiers.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Il n’y a pas de table %1.</translation>
    </message>
    <message>
        <source>It has neither a before nor an after.</source>
        <translation>Il n’a ni avant ni après.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is missing.</source>
        <translation>Le numéro %1 manque (%2).</translation>
    </message>
    <message>
        <source>Number %1 of %2 is there already.</source>
        <translation>Le numéro %1 est déjà là (%2).</translation>
    </message>
    <message>
        <source>Number %1 of %2 is not as it was left.</source>
        <translation>Le numéro %1 n’est pas tel qu’il a été laissé (%2).</translation>
    </message>
    <message>
        <source>The changes are no list.</source>
        <translation>Les changements ne forment pas une liste.</translation>
    </message>
    <message>
        <source>This list is missing.</source>
        <translation>Cette liste manque.</translation>
    </message>
    <message>
        <source>Add it; a campaign without any has an empty list.</source>
        <translation>Ajoutez-la ; une campagne qui n’en a pas a une liste vide.</translation>
    </message>
    <message>
        <source>The number %1 stands twice in this list.</source>
        <translation>Le numéro %1 figure deux fois dans cette liste.</translation>
    </message>
    <message>
        <source>Its %1 is missing.</source>
        <translation>Il manque ceci : %1.</translation>
    </message>
    <message>
        <source>Its %1 is %2, and nothing has that number.</source>
        <translation>%1 vaut %2, et rien n’a ce numéro.</translation>
    </message>
    <message>
        <source>Its number is not below the next one, %1.</source>
        <translation>Son numéro n’est pas inférieur au suivant, %1.</translation>
    </message>
    <message>
        <source>Its number is used twice.</source>
        <translation>Son numéro sert deux fois.</translation>
    </message>
    <message>
        <source>It is in a port and at sea.</source>
        <translation>Elle est dans un port et en mer.</translation>
    </message>
    <message>
        <source>Its place at sea begins nowhere.</source>
        <translation>Sa position en mer ne commence nulle part.</translation>
    </message>
    <message>
        <source>There is no year 0.</source>
        <translation>Il n’y a pas d’an 0.</translation>
    </message>
    <message>
        <source>There must be exactly one, of number 1.</source>
        <translation>Il doit y en avoir exactement un, de numéro 1.</translation>
    </message>
    <message>
        <source>There is another setting of that key.</source>
        <translation>Il y a un autre réglage de cette clé.</translation>
    </message>
    <message>
        <source>There is another wall of that number.</source>
        <translation>Il y a une autre muraille de ce numéro.</translation>
    </message>
    <message>
        <source>There is another garrison of that port.</source>
        <translation>Il y a une autre garnison de ce port.</translation>
    </message>
    <message>
        <source>There is another contract of that fleet.</source>
        <translation>Il y a un autre contrat de cette flotte.</translation>
    </message>
    <message>
        <source>Its squadron belongs to another fleet.</source>
        <translation>Son escadre appartient à une autre flotte.</translation>
    </message>
    <message>
        <source>There is another order of that fleet.</source>
        <translation>Il y a un autre ordre de cette flotte.</translation>
    </message>
    <message>
        <source>There is another house figure of that key.</source>
        <translation>Il y a une autre valeur maison de cette clé.</translation>
    </message>
    <message>
        <source>There is another side of that number in its battle.</source>
        <translation>Il y a un autre camp de ce numéro dans sa bataille.</translation>
    </message>
    <message>
        <source>There is another ship of that row in its battle.</source>
        <translation>Il y a un autre navire de cette ligne dans sa bataille.</translation>
    </message>
    <message>
        <source>There is another replay of that battle.</source>
        <translation>Il y a une autre relecture de cette bataille.</translation>
    </message>
    <message>
        <source>Its postings do not sum to zero.</source>
        <translation>La somme de ses écritures n’est pas nulle.</translation>
    </message>
    <message>
        <source>It is not founded in %1.</source>
        <translation>Il n’est pas fondé en %1.</translation>
    </message>
    <message>
        <source>It is not known.</source>
        <translation>Il est inconnu.</translation>
    </message>
    <message>
        <source>Leave it out, or choose another.</source>
        <translation>Écartez-le, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>It is named twice.</source>
        <translation>Il est indiqué deux fois.</translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation>Indiquez-le une seule fois.</translation>
    </message>
    <message>
        <source>A ship&apos;s name is needed here.</source>
        <translation>Il faut ici un nom de navire.</translation>
    </message>
    <message>
        <source>Write a text of at most 80 characters.</source>
        <translation>Écrivez un texte de 80 caractères au plus.</translation>
    </message>
    <message>
        <source>The row has a count or a name as well.</source>
        <translation>La ligne a aussi un nombre ou un nom.</translation>
    </message>
    <message>
        <source>Give the number of the record alone, and &quot;names&quot; for its first ships.</source>
        <translation>Donnez seul le nombre de la source, et "names" pour ses premiers navires.</translation>
    </message>
    <message>
        <source>The row has no number of the record.</source>
        <translation>La ligne n’a pas de nombre de la source.</translation>
    </message>
    <message>
        <source>Give &quot;recorded&quot; too, or &quot;name&quot;.</source>
        <translation>Donnez aussi "recorded", ou "name".</translation>
    </message>
    <message>
        <source>There are more names than ships.</source>
        <translation>Il y a plus de noms que de navires.</translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Écartez-en.</translation>
    </message>
    <message>
        <source>Two ships are called %1.</source>
        <translation>Deux navires s’appellent %1.</translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation>Donnez à chacun son nom.</translation>
    </message>
    <message>
        <source>The fleet has %1 ships.</source>
        <translation>La flotte a %1 navires.</translation>
    </message>
    <message>
        <source>At most %1 are allowed.</source>
        <translation>%1 au plus sont permis.</translation>
    </message>
    <message>
        <source>431 BCE is -431.</source>
        <translation>431 av. J.-C. s’écrit -431.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Il n’y a pas d’option %1.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen.</source>
        <translation>%1 ne peut être choisi.</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>Choisissez %1.</translation>
    </message>
    <message>
        <source>There is no port %1.</source>
        <translation>Il n’y a pas de port %1.</translation>
    </message>
    <message>
        <source>core/data/ports.json lists them.</source>
        <translation>core/data/ports.json les énumère.</translation>
    </message>
    <message>
        <source>%1 talents are too many.</source>
        <translation>%1 talents, c’est trop.</translation>
    </message>
    <message>
        <source>Give at most %1.</source>
        <translation>Donnez %1 au plus.</translation>
    </message>
    <message>
        <source>Only an allied fleet has a contract with months and a home port.</source>
        <translation>Seule une flotte alliée a un contrat avec des mois et un port d’attache.</translation>
    </message>
    <message>
        <source>Give the fleet an &quot;allied_percent&quot;.</source>
        <translation>Donnez à la flotte un "allied_percent".</translation>
    </message>
    <message>
        <source>The fleet is missing.</source>
        <translation>La flotte manque.</translation>
    </message>
    <message>
        <source>Write it here, a &quot;navarch-fleet/1&quot;.</source>
        <translation>Écrivez-la ici, une "navarch-fleet/1".</translation>
    </message>
    <message>
        <source>A fleet is named here.</source>
        <translation>Une flotte est nommée ici.</translation>
    </message>
    <message>
        <source>Write the names of fleets of this file.</source>
        <translation>Écrivez les noms de flottes de ce fichier.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who is no side.</source>
        <translation>%1 appartient à %2, qui n’est pas un camp.</translation>
    </message>
    <message>
        <source>The port %1 is not among the campaign&apos;s ports.</source>
        <translation>Le port %1 ne figure pas parmi les ports de la campagne.</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>Ajoutez-le là.</translation>
    </message>
    <message>
        <source>There is no fleet %1.</source>
        <translation>Il n’y a pas de flotte %1.</translation>
    </message>
    <message>
        <source>Name one of the sides&apos; fleets.</source>
        <translation>Indiquez l’une des flottes des camps.</translation>
    </message>
    <message>
        <source>Two sides are called %1.</source>
        <translation>Deux camps s’appellent %1.</translation>
    </message>
    <message>
        <source>Give each its own id.</source>
        <translation>Donnez à chacun son propre id.</translation>
    </message>
    <message>
        <source>Two fleets are called %1.</source>
        <translation>Deux flottes s’appellent %1.</translation>
    </message>
    <message>
        <source>There is no such scenario.</source>
        <translation>Il n’y a pas de tel scénario.</translation>
    </message>
    <message>
        <source>One ship stands for five of the record, for ten or for one.</source>
        <translation>Un navire en représente cinq de la source, dix ou un.</translation>
    </message>
    <message>
        <source>Give 5, 10 or 1.</source>
        <translation>Donnez 5, 10 ou 1.</translation>
    </message>
    <message>
        <source>Its fleets are named ship by ship, at one scale.</source>
        <translation>Ses flottes sont nommées navire par navire, à une seule échelle.</translation>
    </message>
    <message>
        <source>Leave the scale out.</source>
        <translation>N’indiquez pas d’échelle.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Ce champ manque.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Ajoutez-le.</translation>
    </message>
    <message>
        <source>A ship&apos;s number belongs here.</source>
        <translation>Il faut ici un numéro de navire.</translation>
    </message>
    <message>
        <source>A fleet&apos;s number belongs here.</source>
        <translation>Il faut ici un numéro de flotte.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists them.</source>
        <translation>`navarch campaign show` les énumère.</translation>
    </message>
    <message>
        <source>The replay is too large to be kept.</source>
        <translation>La relecture est trop grande pour être gardée.</translation>
    </message>
    <message>
        <source>Leave it out; the outcome stands without it.</source>
        <translation>Écartez-la ; l’issue vaut sans elle.</translation>
    </message>
    <message>
        <source>A text of 1 to %1 characters belongs here.</source>
        <translation>Il faut ici un texte de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>There is no action %1.</source>
        <translation>Il n’y a pas d’action %1.</translation>
    </message>
    <message>
        <source>Known are %1.</source>
        <translation>Sont connues : %1.</translation>
    </message>
    <message>
        <source>The key of a finding belongs here.</source>
        <translation>Il faut ici la clé d’un constat.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <translation>Le fichier manque.</translation>
    </message>
    <message>
        <source>Put it back, or install Navarch again.</source>
        <translation>Remettez-le en place, ou réinstallez Navarch.</translation>
    </message>
    <message>
        <source>There is no ship class %1 in ship-classes.json.</source>
        <translation>Il n’y a pas de classe de navire %1 dans ship-classes.json.</translation>
    </message>
    <message>
        <source>There is no port %1 in ports.json.</source>
        <translation>Il n’y a pas de port %1 dans ports.json.</translation>
    </message>
    <message>
        <source>The figure is missing or out of range.</source>
        <translation>La valeur manque ou sort des limites.</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>Donnez un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>The table cannot come to %1.</source>
        <translation>La table ne peut donner %1.</translation>
    </message>
    <message>
        <source>The rows must cover every face once, in order.</source>
        <translation>Les lignes doivent couvrir chaque face une fois, dans l’ordre.</translation>
    </message>
    <message>
        <source>This one should begin at %1.</source>
        <translation>Celle-ci devrait commencer à %1.</translation>
    </message>
    <message>
        <source>The rows end before the last face.</source>
        <translation>Les lignes finissent avant la dernière face.</translation>
    </message>
    <message>
        <source>Every face needs a row.</source>
        <translation>Chaque face a besoin d’une ligne.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is missing.</source>
        <translation>La table "%1" manque.</translation>
    </message>
    <message>
        <source>The economic value is missing.</source>
        <translation>La valeur économique manque.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to 10.</source>
        <translation>Donnez un nombre entier de 1 à 10.</translation>
    </message>
    <message>
        <source>Degrees are missing or off the globe.</source>
        <translation>Les degrés manquent ou sortent du globe.</translation>
    </message>
    <message>
        <source>This id stands twice.</source>
        <translation>Cet id figure deux fois.</translation>
    </message>
    <message>
        <source>Give each port its own.</source>
        <translation>Donnez à chaque port le sien.</translation>
    </message>
    <message>
        <source>The faces must stand in order, from 1.</source>
        <translation>Les faces doivent se suivre dans l’ordre, à partir de 1.</translation>
    </message>
    <message>
        <source>The rows must cover every score once, in order.</source>
        <translation>Les lignes doivent couvrir chaque score une fois, dans l’ordre.</translation>
    </message>
    <message>
        <source>The last row must be open above.</source>
        <translation>La dernière ligne doit être ouverte vers le haut.</translation>
    </message>
    <message>
        <source>The Casualty Table is missing.</source>
        <translation>La table des pertes manque.</translation>
    </message>
    <message>
        <source>Three texts are needed, one a column.</source>
        <translation>Il faut trois textes, un par colonne.</translation>
    </message>
    <message>
        <source>The faces 1 to 10 must stand in order.</source>
        <translation>Les faces 1 à 10 doivent se suivre dans l’ordre.</translation>
    </message>
    <message>
        <source>%1 is none of casualty_results.</source>
        <translation>%1 ne figure pas dans casualty_results.</translation>
    </message>
    <message>
        <source>Ten rows are needed, one a face.</source>
        <translation>Il faut dix lignes, une par face.</translation>
    </message>
    <message>
        <source>%1 does not know this option or value.</source>
        <translation>%1 ne connaît pas cette option ou cette valeur.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Écrivez %1.</translation>
    </message>
    <message>
        <source>Write two of them with a comma: %1.</source>
        <translation>Écrivez-en deux avec une virgule : %1.</translation>
    </message>
    <message>
        <source>Write one for each of the two sides.</source>
        <translation>Écrivez-en un pour chacun des deux camps.</translation>
    </message>
    <message>
        <source>Write hold:SIDE:%1 or exit:SIDE:SHIPS, the sides 1 and 2.</source>
        <translation>Écrivez hold:SIDE:%1 ou exit:SIDE:SHIPS, les camps étant 1 et 2.</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Écrivez un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; must stand here once.</source>
        <translation>La valeur "%1" doit figurer ici une fois.</translation>
    </message>
    <message>
        <source>%1 is no figure the rules know.</source>
        <translation>%1 n’est pas une valeur que les règles connaissent.</translation>
    </message>
    <message>
        <source>Take it out, or correct its spelling.</source>
        <translation>Retirez-la, ou corrigez son orthographe.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; cannot be %2.</source>
        <translation>La valeur "%1" ne peut être %2.</translation>
    </message>
    <message>
        <source>An object in braces belongs here.</source>
        <translation>Il faut ici un objet entre accolades.</translation>
    </message>
    <message>
        <source>%1 is no figure of this game.</source>
        <translation>%1 n’est pas une valeur de ce jeu.</translation>
    </message>
    <message>
        <source>Correct its spelling.</source>
        <translation>Corrigez son orthographe.</translation>
    </message>
    <message>
        <source>This figure is printed in the game (%1).</source>
        <translation>Cette valeur est imprimée dans le jeu (%1).</translation>
    </message>
    <message>
        <source>Only house figures may be replaced.</source>
        <translation>Seules les valeurs maison peuvent être remplacées.</translation>
    </message>
    <message>
        <source>The figure is out of its bounds.</source>
        <translation>La valeur sort de ses limites.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La table est vide.</translation>
    </message>
    <message>
        <source>A pair of longitude and latitude in degrees belongs here.</source>
        <translation>Il faut ici une paire longitude-latitude en degrés.</translation>
    </message>
    <message>
        <source>A lane&apos;s path has two points at least.</source>
        <translation>Le tracé d’une route maritime a au moins deux points.</translation>
    </message>
    <message>
        <source>A lane leads from one place to another.</source>
        <translation>Une route maritime mène d’un lieu à un autre.</translation>
    </message>
    <message>
        <source>This lane stands twice.</source>
        <translation>Cette route maritime figure deux fois.</translation>
    </message>
    <message>
        <source>List each lane once; it is sailed both ways.</source>
        <translation>Indiquez chaque route une fois ; elle se parcourt dans les deux sens.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Il n’y a pas d’article %1.</translation>
    </message>
    <message>
        <source>The last year lies before the first.</source>
        <translation>La dernière année précède la première.</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>Échangez-les.</translation>
    </message>
    <message>
        <source>A class id in quotes belongs here.</source>
        <translation>Il faut ici un id de classe entre guillemets.</translation>
    </message>
    <message>
        <source>%1 are lost, of %2.</source>
        <translation>%1 sont perdus, sur %2.</translation>
    </message>
    <message>
        <source>Losses cannot exceed what the ship has.</source>
        <translation>Les pertes ne peuvent dépasser ce que le navire a.</translation>
    </message>
    <message>
        <source>It has used Greek fire that it does not have.</source>
        <translation>Il a employé un feu grégeois qu’il n’a pas.</translation>
    </message>
    <message>
        <source>Give the ship &quot;greek_fire&quot;: true, or take this out.</source>
        <translation>Donnez au navire "greek_fire": true, ou retirez cela.</translation>
    </message>
    <message>
        <source>The ship class is missing.</source>
        <translation>La classe de navire manque.</translation>
    </message>
    <message>
        <source>Name one; `navarch classes` lists them.</source>
        <translation>Indiquez-en une ; `navarch classes` les énumère.</translation>
    </message>
    <message>
        <source>`navarch classes` lists them.</source>
        <translation>`navarch classes` les énumère.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Vouliez-vous dire « %1 » ?</translation>
    </message>
    <message>
        <source>Two commanders are called %1.</source>
        <translation>Deux commandants s’appellent %1.</translation>
    </message>
    <message>
        <source>Give each his own name.</source>
        <translation>Donnez à chacun son nom.</translation>
    </message>
    <message>
        <source>Give each its own name, or one row a count.</source>
        <translation>Donnez à chacun son nom, ou un nombre à une seule ligne.</translation>
    </message>
    <message>
        <source>At most %1 are allowed in one file.</source>
        <translation>%1 au plus sont permis dans un fichier.</translation>
    </message>
    <message>
        <source>431 BCE is -431, 1 CE is 1.</source>
        <translation>431 av. J.-C. s’écrit -431, 1 apr. J.-C. s’écrit 1.</translation>
    </message>
    <message>
        <source>%1 is no step of ten.</source>
        <translation>%1 n’est pas un pas de dix.</translation>
    </message>
    <message>
        <source>Allies cost between 50% less and 50% more, in steps of 10 (SA-13.1).</source>
        <translation>Les alliés coûtent entre 50 % de moins et 50 % de plus, par pas de 10 (SA-13.1).</translation>
    </message>
    <message>
        <source>The values of the home game are missing.</source>
        <translation>Les valeurs du jeu d’origine manquent.</translation>
    </message>
    <message>
        <source>Every class needs them.</source>
        <translation>Chaque classe en a besoin.</translation>
    </message>
    <message>
        <source>Give each class its own.</source>
        <translation>Donnez à chaque classe le sien.</translation>
    </message>
    <message>
        <source>There is no class in it.</source>
        <translation>Il ne contient aucune classe.</translation>
    </message>
    <message>
        <source>its journal does not end like the campaign&apos;s</source>
        <translation>son journal ne finit pas comme celui de la campagne</translation>
    </message>
    <message>
        <source>No backup was made: %1 The campaign itself is untouched.</source>
        <translation>Aucune sauvegarde n’a été faite : %1 La campagne elle-même est intacte.</translation>
    </message>
    <message>
        <source>the folder cannot be made.</source>
        <translation>le dossier ne peut être créé.</translation>
    </message>
    <message>
        <source>Check the rights of the folder of the campaign.</source>
        <translation>Vérifiez les droits du dossier de la campagne.</translation>
    </message>
    <message>
        <source>the copy is not sound (%1).</source>
        <translation>la copie n’est pas intacte (%1).</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on the campaign.</source>
        <translation>Lancez `navarch campaign verify` sur la campagne.</translation>
    </message>
    <message>
        <source>The backup lies there, but its name may not outlast a power cut: the disk failed.</source>
        <translation>La sauvegarde est là, mais son nom pourrait ne pas survivre à une coupure de courant : le disque est défaillant.</translation>
    </message>
    <message>
        <source>Check the disk, then make another.</source>
        <translation>Vérifiez le disque, puis faites-en une autre.</translation>
    </message>
    <message>
        <source>It lies in %1 now, with the files whose names begin so.</source>
        <translation>Il se trouve maintenant dans %1, avec les fichiers dont le nom commence ainsi.</translation>
    </message>
    <message>
        <source>The old file could not be moved to %1. %2</source>
        <translation>L’ancien fichier n’a pu être déplacé vers %1. %2</translation>
    </message>
    <message>
        <source>Check the rights of the folder, or move it away yourself.</source>
        <translation>Vérifiez les droits du dossier, ou déplacez-le vous-même.</translation>
    </message>
    <message>
        <source>No deed with the number %1 stands in its history. Nothing was made.</source>
        <translation>Son historique ne contient pas d’acte de numéro %1. Rien n’a été créé.</translation>
    </message>
    <message>
        <source>Choose one that stands.</source>
        <translation>Choisissez-en un qui y figure.</translation>
    </message>
    <message>
        <source>It cannot be called so.</source>
        <translation>Ce nom n’est pas possible.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>It is the campaign that is to be branched from, which stays as it is. Nothing was made.</source>
        <translation>C’est la campagne d’où part la branche, qui reste telle quelle. Rien n’a été créé.</translation>
    </message>
    <message>
        <source>Nothing of it was kept: the campaign is as it was before.</source>
        <translation>Rien n’en a été gardé : la campagne est comme avant.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Nothing is taken back while several deeds are done together.</source>
        <translation>On ne revient sur rien pendant que plusieurs actes se font ensemble.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation>Un autre programme a modifié le fichier depuis son ouverture.</translation>
    </message>
    <message>
        <source>The disk failed while &quot;%1&quot; was stored, and whether it is kept cannot be found out now.</source>
        <translation>Le disque a failli pendant l’enregistrement de « %1 », et on ne peut savoir maintenant si l’acte est gardé.</translation>
    </message>
    <message>
        <source>Check the disk, then open the campaign again: its history says whether it was done.</source>
        <translation>Vérifiez le disque, puis rouvrez la campagne : son historique dit si c’est fait.</translation>
    </message>
    <message>
        <source>It was left as it is.</source>
        <translation>Il est resté tel quel.</translation>
    </message>
    <message>
        <source>There is a file of that name already; it was left as it is.</source>
        <translation>Il existe déjà un fichier de ce nom ; il est resté tel quel.</translation>
    </message>
    <message>
        <source>A folder or device of that name is there; it was left as it is.</source>
        <translation>Il y a là un dossier ou un périphérique de ce nom ; il est resté tel quel.</translation>
    </message>
    <message>
        <source>Take it away first.</source>
        <translation>Retirez-le d’abord.</translation>
    </message>
    <message>
        <source>The backup cannot be restored: %1 Nothing was changed.</source>
        <translation>La sauvegarde ne peut être restaurée : %1 Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The campaign was made and lies there, but could not be opened: %1</source>
        <translation>La campagne a été créée et se trouve là, mais n’a pu être ouverte : %1</translation>
    </message>
    <message>
        <source>The campaign was restored and lies there, but could not be opened: %1</source>
        <translation>La campagne a été restaurée et se trouve là, mais n’a pu être ouverte : %1</translation>
    </message>
    <message>
        <source>The campaign was made, but the disk would not say whether its name would outlast a power cut.</source>
        <translation>La campagne a été créée, mais le disque n’a pas dit si son nom survivrait à une coupure de courant.</translation>
    </message>
    <message>
        <source>The campaign was restored, but the disk would not say whether its name would outlast a power cut.</source>
        <translation>La campagne a été restaurée, mais le disque n’a pas dit si son nom survivrait à une coupure de courant.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Vérifiez le disque.</translation>
    </message>
    <message>
        <source>The log beside it, %1, is of another file that lay here before, and was passed over.</source>
        <translation>Le journal d’écriture à côté, %1, vient d’un autre fichier qui se trouvait ici auparavant ; il a été ignoré.</translation>
    </message>
    <message>
        <source>The journal beside it, %1, is of another file that lay here before, and was passed over.</source>
        <translation>Le journal à côté, %1, vient d’un autre fichier qui se trouvait ici auparavant ; il a été ignoré.</translation>
    </message>
    <message>
        <source>Open it for editing, and the log is put among the backups.</source>
        <translation>Ouvrez-le en modification, et le journal d’écriture sera rangé parmi les sauvegardes.</translation>
    </message>
    <message>
        <source>Open it for editing, and the journal is put among the backups.</source>
        <translation>Ouvrez-le en modification, et le journal sera rangé parmi les sauvegardes.</translation>
    </message>
    <message>
        <source>The log beside it, %1, is of another file that lay here before; it was put away as %2.</source>
        <translation>Le journal d’écriture à côté, %1, vient d’un autre fichier qui se trouvait ici auparavant ; il a été rangé sous le nom %2.</translation>
    </message>
    <message>
        <source>The journal beside it, %1, is of another file that lay here before; it was put away as %2.</source>
        <translation>Le journal à côté, %1, vient d’un autre fichier qui se trouvait ici auparavant ; il a été rangé sous le nom %2.</translation>
    </message>
    <message>
        <source>It goes with that file alone: what was done last before a program was killed.</source>
        <translation>Il ne va qu’avec ce fichier : ce qui a été fait en dernier avant l’arrêt brutal d’un programme.</translation>
    </message>
    <message>
        <source>Another file was put in its place while it was open. Nothing of this was kept; all that was done before is in the file that was opened, if it is still somewhere.</source>
        <translation>Un autre fichier a été mis à sa place pendant qu’il était ouvert. Rien de ceci n’a été gardé ; tout ce qui a été fait avant est dans le fichier qui avait été ouvert, s’il existe encore.</translation>
    </message>
    <message>
        <source>It was renamed, moved or removed while it was open. Nothing of this was kept; all that was done before is in the file where it lies now.</source>
        <translation>Il a été renommé, déplacé ou retiré pendant qu’il était ouvert. Rien de ceci n’a été gardé ; tout ce qui a été fait avant est dans le fichier, là où il se trouve maintenant.</translation>
    </message>
    <message>
        <source>Open the file again where it lies now.</source>
        <translation>Rouvrez le fichier là où il se trouve maintenant.</translation>
    </message>
    <message>
        <source>There is no backup of it in %1; look for a copy elsewhere.</source>
        <translation>Il n’y en a pas de sauvegarde dans %1 ; cherchez une copie ailleurs.</translation>
    </message>
    <message>
        <source>Open its newest backup, %1, or copy it here.</source>
        <translation>Ouvrez sa sauvegarde la plus récente, %1, ou copiez-la ici.</translation>
    </message>
    <message>
        <source>The file is damaged: %1</source>
        <translation>Le fichier est endommagé : %1</translation>
    </message>
    <message>
        <source>Check its name and place; `navarch campaign new` makes a new one.</source>
        <translation>Vérifiez son nom et son emplacement ; `navarch campaign new` en crée une nouvelle.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Il n’y a pas de tel fichier.</translation>
    </message>
    <message>
        <source>It is a folder or a device, and no file.</source>
        <translation>C’est un dossier ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>Give the campaign file itself.</source>
        <translation>Donnez le fichier de campagne lui-même.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut être lu.</translation>
    </message>
    <message>
        <source>Check its rights and the disk.</source>
        <translation>Vérifiez ses droits et le disque.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>il est vide.</translation>
    </message>
    <message>
        <source>it breaks off at its beginning.</source>
        <translation>il s’interrompt dès le début.</translation>
    </message>
    <message>
        <source>It is no campaign of Navarch.</source>
        <translation>Ce n’est pas une campagne Navarch.</translation>
    </message>
    <message>
        <source>Give a campaign file; a campaign exported as JSON is read by `navarch campaign new --from`.</source>
        <translation>Donnez un fichier de campagne ; une campagne exportée en JSON se lit avec `navarch campaign new --from`.</translation>
    </message>
    <message>
        <source>It was opened only to be read; nothing was changed.</source>
        <translation>Il n’a été ouvert qu’en lecture ; rien n’a été changé.</translation>
    </message>
    <message>
        <source>Open it for editing.</source>
        <translation>Ouvrez-le en modification.</translation>
    </message>
    <message>
        <source>Another Navarch has it open: %1. It is shown as it stands and cannot be changed from here.</source>
        <translation>Un autre Navarch l’a ouvert : %1. Il est montré tel quel et ne peut être modifié d’ici.</translation>
    </message>
    <message>
        <source>Close it there and open it again. If that program is gone, remove %1.lock.</source>
        <translation>Fermez-le là-bas et rouvrez-le. Si ce programme n’existe plus, retirez %1.lock.</translation>
    </message>
    <message>
        <source>The file has another name, in another folder or with a log of its own (a hard link). What is done under one name could be lost under the other; it is shown as it stands under this one, and cannot be changed.</source>
        <translation>Le fichier a un autre nom, dans un autre dossier ou avec son propre journal d’écriture (lien physique). Ce qui est fait sous un nom pourrait se perdre sous l’autre ; il est montré tel quel sous celui-ci, et ne peut être modifié.</translation>
    </message>
    <message>
        <source>Remove the other name, or copy the file and play on with the copy.</source>
        <translation>Retirez l’autre nom, ou copiez le fichier et continuez avec la copie.</translation>
    </message>
    <message>
        <source>No lock can be written beside it; it is shown as it stands and cannot be changed.</source>
        <translation>Aucun verrou ne peut être écrit à côté ; il est montré tel quel et ne peut être modifié.</translation>
    </message>
    <message>
        <source>Make room on the disk, or check the rights of the folder.</source>
        <translation>Faites de la place sur le disque, ou vérifiez les droits du dossier.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written; it is shown as it stands and cannot be changed.</source>
        <translation>On ne peut écrire ni le fichier ni son dossier ; il est montré tel quel et ne peut être modifié.</translation>
    </message>
    <message>
        <source>Copy it to a place of your own to play on.</source>
        <translation>Copiez-le à un endroit à vous pour continuer à jouer.</translation>
    </message>
    <message>
        <source>It cannot be written where it is, and no copy of it could be made.</source>
        <translation>On ne peut y écrire là où il est, et aucune copie n’a pu en être faite.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files; if somebody is changing it just now, try again.</source>
        <translation>Faites de la place dans le dossier des fichiers temporaires ; si quelqu’un le modifie en ce moment, réessayez.</translation>
    </message>
    <message>
        <source>it breaks off before its end.</source>
        <translation>il s’interrompt avant sa fin.</translation>
    </message>
    <message>
        <source>A newer Navarch wrote it (schema %1; this one knows %2).</source>
        <translation>Un Navarch plus récent l’a écrit (schéma %1 ; celui-ci connaît %2).</translation>
    </message>
    <message>
        <source>Open it with that Navarch, or bring this one up to date.</source>
        <translation>Ouvrez-le avec ce Navarch-là, ou mettez celui-ci à jour.</translation>
    </message>
    <message>
        <source>it does not say which schema it has.</source>
        <translation>il ne dit pas quel schéma il a.</translation>
    </message>
    <message>
        <source>its texts are not in UTF-8.</source>
        <translation>ses textes ne sont pas en UTF-8.</translation>
    </message>
    <message>
        <source>The journal is empty.</source>
        <translation>Le journal est vide.</translation>
    </message>
    <message>
        <source>The last entry of the journal is not what was written.</source>
        <translation>La dernière entrée du journal n’est pas ce qui a été écrit.</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (et %2 de plus)</translation>
    </message>
    <message>
        <source>The program that put this campaign in the place of another ended early. The one before it lies in %1.</source>
        <translation>Le programme qui mettait cette campagne à la place d’une autre s’est arrêté trop tôt. La précédente se trouve dans %1.</translation>
    </message>
    <message>
        <source>To have it back, copy it to a name of its own.</source>
        <translation>Pour la retrouver, copiez-la sous un nom à elle.</translation>
    </message>
    <message>
        <source>What is left of the log is kept in %1.</source>
        <translation>Ce qui reste du journal d’écriture est gardé dans %1.</translation>
    </message>
    <message>
        <source>There is no backup of it.</source>
        <translation>Il n’y en a pas de sauvegarde.</translation>
    </message>
    <message numerus="yes">
        <source>The newest backup, %1, has {it|them}: open it, or copy it here.</source>
        <translation>
            <numerusform>La sauvegarde la plus récente, %1, le contient : ouvrez-la, ou copiez-la ici.</numerusform>
            <numerusform>La sauvegarde la plus récente, %1, les contient : ouvrez-la, ou copiez-la ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup %1 has {it|them}: open it, or copy it here.</source>
        <translation>
            <numerusform>La sauvegarde %1 le contient : ouvrez-la, ou copiez-la ici.</numerusform>
            <numerusform>La sauvegarde %1 les contient : ouvrez-la, ou copiez-la ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest backup, %1, has the first %2 of them.</source>
        <translation>La sauvegarde la plus récente, %1, contient les %2 premiers.</translation>
    </message>
    <message>
        <source>The backup %1 has the first %2 of them.</source>
        <translation>La sauvegarde %1 contient les %2 premiers.</translation>
    </message>
    <message numerus="yes">
        <source>The newest backup, %1, has {it|them} not.</source>
        <translation>
            <numerusform>La sauvegarde la plus récente, %1, ne le contient pas.</numerusform>
            <numerusform>La sauvegarde la plus récente, %1, ne les contient pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deed that was stored, %1, is missing: from some deed before it on the file has another history.</source>
        <translation>Un acte enregistré, %1, manque : à partir d’un acte antérieur, le fichier a un autre historique.</translation>
    </message>
    <message numerus="yes">
        <source>{The last deed|The last %n deeds}, up to %1, {was stored and is|were stored and are} missing: the log beside the file is damaged or gone. All before {it|them} is there.</source>
        <translation>
            <numerusform>Le dernier acte, jusqu’à %1, a été enregistré et manque : le journal d’écriture à côté du fichier est endommagé ou perdu. Tout ce qui précède est là.</numerusform>
            <numerusform>Les %n derniers actes, jusqu’à %1, ont été enregistrés et manquent : le journal d’écriture à côté du fichier est endommagé ou perdu. Tout ce qui précède est là.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was %1 before; if its log still lies beside that name, give the file that name again and open it. %2</source>
        <translation>Il s’appelait auparavant %1 ; si son journal d’écriture est encore à côté de ce nom, rendez ce nom au fichier et rouvrez-le. %2</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on the file.</source>
        <translation>Lancez `navarch campaign verify` sur le fichier.</translation>
    </message>
    <message>
        <source>Entry %1 of the journal is damaged.</source>
        <translation>L’entrée %1 du journal est endommagée.</translation>
    </message>
    <message>
        <source>The file that was there is as it was.</source>
        <translation>Le fichier qui était là est inchangé.</translation>
    </message>
    <message>
        <source>Nothing can be written in that folder; no file was made.</source>
        <translation>On ne peut rien écrire dans ce dossier ; aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>Check that the folder exists, its rights, and the room on the disk.</source>
        <translation>Vérifiez que le dossier existe, ses droits, et la place sur le disque.</translation>
    </message>
    <message>
        <source>It is open in another Navarch: %1; it was left as it is.</source>
        <translation>Il est ouvert dans un autre Navarch : %1 ; il est resté tel quel.</translation>
    </message>
    <message>
        <source>Close it there, or choose another name.</source>
        <translation>Fermez-le là-bas, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The disk failed; no file was made.</source>
        <translation>Le disque a failli ; aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>Check the disk, then try again.</source>
        <translation>Vérifiez le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>The old file lies in %1 now.</source>
        <translation>L’ancien fichier se trouve maintenant dans %1.</translation>
    </message>
    <message>
        <source>The log of a file that was there before could not be put away; no file was made.</source>
        <translation>Le journal d’écriture d’un fichier précédent n’a pu être rangé ; aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>Move %1-wal away yourself, or choose another name.</source>
        <translation>Déplacez %1-wal vous-même, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The new file could not be given its name; it was not made.</source>
        <translation>Le nouveau fichier n’a pu recevoir son nom ; il n’a pas été créé.</translation>
    </message>
    <message>
        <source>Check the folder, then try again.</source>
        <translation>Vérifiez le dossier, puis réessayez.</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>Aucun fichier n’a été créé.</translation>
    </message>
    <message>
        <source>Another program is using the file just now.</source>
        <translation>Un autre programme utilise le fichier en ce moment.</translation>
    </message>
    <message>
        <source>Close that program, then try again.</source>
        <translation>Fermez ce programme, puis réessayez.</translation>
    </message>
    <message>
        <source>The file may not be written.</source>
        <translation>On n’a pas le droit d’écrire le fichier.</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>Vérifiez les droits du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>The disk failed to read or write (%1).</source>
        <translation>Le disque n’a pu lire ou écrire (%1).</translation>
    </message>
    <message>
        <source>Check the disk and its cable or network, then try again.</source>
        <translation>Vérifiez le disque et son câble ou le réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>The file is damaged (%1).</source>
        <translation>Le fichier est endommagé (%1).</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on it, or take one of its backups.</source>
        <translation>Lancez `navarch campaign verify` dessus, ou prenez l’une de ses sauvegardes.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Make room on it, then try again.</source>
        <translation>Faites-y de la place, puis réessayez.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Le fichier ne peut être ouvert.</translation>
    </message>
    <message>
        <source>The database refused it (%1).</source>
        <translation>La base de données l’a refusé (%1).</translation>
    </message>
    <message>
        <source>It holds the %1, which is none of Navarch&apos;s.</source>
        <translation>Il contient ceci, qui n’est pas de Navarch : %1.</translation>
    </message>
    <message>
        <source>Its %1 is not made as Navarch makes it.</source>
        <translation>Ceci n’y est pas fait comme Navarch le fait : %1.</translation>
    </message>
    <message>
        <source>The %1 %2 is missing.</source>
        <translation>Il manque ceci : %1 %2.</translation>
    </message>
    <message>
        <source>is compressed and unpacks to more than a file of this size can hold</source>
        <translation>est compressé et se décompresse au-delà de ce qu’un fichier de cette taille peut contenir</translation>
    </message>
    <message>
        <source>is compressed and cannot be unpacked</source>
        <translation>est compressé et ne peut être décompressé</translation>
    </message>
    <message>
        <source>is no list of whole numbers within its bounds</source>
        <translation>n’est pas une liste de nombres entiers dans ses limites</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>ne figure pas parmi %1</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is no whole number</source>
        <translation>n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>is not between %1 and %2</source>
        <translation>n’est pas entre %1 et %2</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>n’est pas un texte</translation>
    </message>
    <message>
        <source>In the table %1, number %2, the field %3 %4.</source>
        <translation>Dans la table %1, numéro %2, le champ %3 %4.</translation>
    </message>
    <message>
        <source>It unpacks to more than a file of this size can hold.</source>
        <translation>Il se décompresse au-delà de ce qu’un fichier de cette taille peut contenir.</translation>
    </message>
    <message>
        <source>Its changes cannot be unpacked.</source>
        <translation>Ses changements ne peuvent être décompressés.</translation>
    </message>
    <message>
        <source>An older Navarch wrote it, and it was not brought up to date because no backup could be made: %1</source>
        <translation>Un Navarch plus ancien l’a écrit, et il n’a pas été mis à jour faute de pouvoir faire une sauvegarde : %1</translation>
    </message>
    <message>
        <source>Remove the cause and open it again.</source>
        <translation>Supprimez la cause et rouvrez-le.</translation>
    </message>
    <message>
        <source>As it was before, it lies in %1.</source>
        <translation>Tel qu’il était avant, il se trouve dans %1.</translation>
    </message>
    <message>
        <source>Whether it was brought to schema %1 cannot be found out now; nothing of the war itself was altered.</source>
        <translation>On ne peut savoir maintenant s’il est passé au schéma %1 ; rien de la guerre elle-même n’a été modifié.</translation>
    </message>
    <message>
        <source>An older Navarch wrote it, and before this it was brought from schema %1 to %2 (%3).</source>
        <translation>Un Navarch plus ancien l’a écrit, et auparavant il est passé du schéma %1 au schéma %2 (%3).</translation>
    </message>
    <message>
        <source>An older Navarch wrote it; it was brought from schema %1 to %2 (%3).</source>
        <translation>Un Navarch plus ancien l’a écrit ; il est passé du schéma %1 au schéma %2 (%3).</translation>
    </message>
    <message>
        <source>Older Navarchs open that backup, and no longer this file.</source>
        <translation>Les Navarch plus anciens ouvrent cette sauvegarde, et plus ce fichier.</translation>
    </message>
    <message>
        <source>Entries before it are missing.</source>
        <translation>Des entrées antérieures manquent.</translation>
    </message>
    <message>
        <source>The founding is the first entry, and only that.</source>
        <translation>La fondation est la première entrée, et elle seule.</translation>
    </message>
    <message>
        <source>The facts in the table store are not those it was founded with.</source>
        <translation>Les données de la table store ne sont pas celles de sa fondation.</translation>
    </message>
    <message>
        <source>Its link to the entry before it is broken.</source>
        <translation>Son lien avec l’entrée précédente est rompu.</translation>
    </message>
    <message>
        <source>Its content is not what was written.</source>
        <translation>Son contenu n’est pas ce qui a été écrit.</translation>
    </message>
    <message>
        <source>It names other deeds to undo and redo than there are.</source>
        <translation>Elle nomme d’autres actes à annuler et à rétablir qu’il n’y en a.</translation>
    </message>
    <message>
        <source>It stands there, and by the journal it does not.</source>
        <translation>Il est là, et selon le journal il n’y est pas.</translation>
    </message>
    <message>
        <source>It is missing; by the journal it stands there.</source>
        <translation>Il manque ; selon le journal il est là.</translation>
    </message>
    <message>
        <source>Its %1 is %2; by the journal it is %3.</source>
        <translation>%1 vaut %2 ; selon le journal, c’est %3.</translation>
    </message>
    <message>
        <source>The view of it cannot be read: %1.</source>
        <translation>Sa vue ne peut être lue : %1.</translation>
    </message>
    <message>
        <source>Its structure cannot be read: %1.</source>
        <translation>Sa structure ne peut être lue : %1.</translation>
    </message>
    <message>
        <source>Its references cannot be read: %1.</source>
        <translation>Ses références ne peuvent être lues : %1.</translation>
    </message>
    <message>
        <source>Its schema cannot be read: %1.</source>
        <translation>Son schéma ne peut être lu : %1.</translation>
    </message>
    <message>
        <source>Its records cannot be read: %1.</source>
        <translation>Ses données ne peuvent être lues : %1.</translation>
    </message>
    <message>
        <source>SQLite finds: %1.</source>
        <translation>SQLite constate : %1.</translation>
    </message>
    <message>
        <source>Number %1 of the table %2 refers to something in the table %3 that is not there.</source>
        <translation>Le numéro %1 de la table %2 renvoie à un élément de la table %3 qui n’existe pas.</translation>
    </message>
    <message>
        <source>Its application number is not Navarch&apos;s.</source>
        <translation>Son numéro d’application n’est pas celui de Navarch.</translation>
    </message>
    <message>
        <source>Of what is chosen there is nothing to print.</source>
        <translation>Dans ce qui est choisi, il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>%1 sheets to a page cannot be set.</source>
        <translation>On ne peut pas mettre %1 fiches par page.</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 4, or 8 on A3.</source>
        <translation>Choisissez 1, 2 ou 4, ou 8 en A3.</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 4; on A3 also 8.</source>
        <translation>Choisissez 1, 2 ou 4 ; en A3 aussi 8.</translation>
    </message>
    <message>
        <source>Laying out was stopped.</source>
        <translation>La mise en page a été arrêtée.</translation>
    </message>
    <message>
        <source>Choose again what to print.</source>
        <translation>Choisissez de nouveau quoi imprimer.</translation>
    </message>
    <message>
        <source>The fleet has no ships, so there is nothing to print.</source>
        <translation>La flotte n’a pas de navires, il n’y a donc rien à imprimer.</translation>
    </message>
    <message>
        <source>Add a ship to it.</source>
        <translation>Ajoutez-y un navire.</translation>
    </message>
    <message>
        <source>The fleet is empty, so there is nothing to print.</source>
        <translation>La flotte est vide, il n’y a donc rien à imprimer.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>Choose at least one ship, fleet or port.</source>
        <translation>Choisissez au moins un navire, une flotte ou un port.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>L’imprimante n’accepte pas les pages.</translation>
    </message>
    <message>
        <source>Choose another printer, or save a PDF.</source>
        <translation>Choisissez une autre imprimante, ou enregistrez un PDF.</translation>
    </message>
    <message>
        <source>Printing stopped at page %1.</source>
        <translation>L’impression s’est arrêtée à la page %1.</translation>
    </message>
    <message>
        <source>Look at the printer and print the rest again.</source>
        <translation>Voyez l’imprimante et imprimez de nouveau le reste.</translation>
    </message>
    <message>
        <source>It was stopped after page %1.</source>
        <translation>Arrêtée après la page %1.</translation>
    </message>
    <message>
        <source>Begin it again for the rest.</source>
        <translation>Recommencez pour le reste.</translation>
    </message>
    <message>
        <source>The printer did not take the last page.</source>
        <translation>L’imprimante n’a pas accepté la dernière page.</translation>
    </message>
    <message>
        <source>Look at the printer and print again.</source>
        <translation>Voyez l’imprimante et imprimez de nouveau.</translation>
    </message>
    <message>
        <source>Its sheet is too full for %1 to a page.</source>
        <translation>La fiche est trop pleine pour en mettre %1 par page.</translation>
    </message>
    <message>
        <source>Choose fewer to a page, or larger paper.</source>
        <translation>Choisissez-en moins par page, ou un papier plus grand.</translation>
    </message>
    <message>
        <source>Choose the sheets or the list of ships as well.</source>
        <translation>Choisissez aussi les fiches ou la liste des navires.</translation>
    </message>
    <message>
        <source>It has %1 forms of number.</source>
        <translation>Il a %1 formes de nombre.</translation>
    </message>
    <message>
        <source>Give %1: for one, and for others.</source>
        <translation>Donnez-en %1 : pour un, et pour les autres.</translation>
    </message>
    <message>
        <source>It is translated in two ways.</source>
        <translation>Il est traduit de deux façons.</translation>
    </message>
    <message>
        <source>Keep one, or say it in two ways in English.</source>
        <translation>Gardez-en une, ou dites-le de deux façons en anglais.</translation>
    </message>
    <message>
        <source>It is no file of translations.</source>
        <translation>Ce n’est pas un fichier de traductions.</translation>
    </message>
    <message>
        <source>Give a Qt Linguist file (.ts).</source>
        <translation>Donnez un fichier Qt Linguist (.ts).</translation>
    </message>
    <message>
        <source>How &quot;%1&quot; forms its plurals is not known.</source>
        <translation>On ne sait pas comment « %1 » forme ses pluriels.</translation>
    </message>
    <message>
        <source>Correct its language, or teach it to the catalogue.</source>
        <translation>Corrigez sa langue, ou apprenez-la au catalogue.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Corrigez le fichier.</translation>
    </message>
    <message>
        <source>Side %1 has no part in this battle.</source>
        <translation>Le camp %1 ne prend pas part à cette bataille.</translation>
    </message>
    <message>
        <source>Give one of its sides, or none for the umpire&apos;s paper.</source>
        <translation>Donnez l’un de ses camps, ou aucun pour le papier de l’arbitre.</translation>
    </message>
    <message>
        <source>There is no battle %1.</source>
        <translation>Il n’y a pas de bataille %1.</translation>
    </message>
    <message>
        <source>`navarch campaign battle list` lists them.</source>
        <translation>`navarch campaign battle list` les énumère.</translation>
    </message>
    <message>
        <source>This battle has sides 1 to %1, and no %2.</source>
        <translation>Cette bataille a les camps 1 à %1, et pas de %2.</translation>
    </message>
    <message>
        <source>Give one of them, or none for the umpire&apos;s paper.</source>
        <translation>Donnez l’un d’eux, ou aucun pour le papier de l’arbitre.</translation>
    </message>
    <message>
        <source>This battle has not been fought, so there is nothing to report.</source>
        <translation>Cette bataille n’a pas été livrée, il n’y a donc rien à rapporter.</translation>
    </message>
    <message>
        <source>Print its brief, or enter its outcome first.</source>
        <translation>Imprimez sa consigne, ou saisissez d’abord son issue.</translation>
    </message>
    <message>
        <source>This paper is a side&apos;s, and no side is given.</source>
        <translation>Ce papier est celui d’un camp, et aucun camp n’est donné.</translation>
    </message>
    <message>
        <source>There is no side %1.</source>
        <translation>Il n’y a pas de camp %1.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists the sides.</source>
        <translation>`navarch campaign show` énumère les camps.</translation>
    </message>
    <message>
        <source>It is the same file as %1. Neither was written.</source>
        <translation>C’est le même fichier que celui-ci : %1. Aucun des deux n’a été écrit.</translation>
    </message>
    <message>
        <source>It has been written and kept all the same.</source>
        <translation>Il a tout de même été écrit et gardé.</translation>
    </message>
    <message>
        <source>It is no id.</source>
        <translation>Ce n’est pas un id.</translation>
    </message>
    <message>
        <source>Write letters of ASCII, digits, full stops, colons and hyphens.</source>
        <translation>Écrivez des lettres ASCII, des chiffres, des points, des deux-points et des traits d’union.</translation>
    </message>
    <message>
        <source>The template has no ship.</source>
        <translation>Le modèle n’a pas de navire.</translation>
    </message>
    <message>
        <source>Delete the file.</source>
        <translation>Supprimez le fichier.</translation>
    </message>
    <message>
        <source>A squadron&apos;s name is no text.</source>
        <translation>Le nom d’une escadre n’est pas un texte.</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation>Retirez-le.</translation>
    </message>
    <message>
        <source>It lies on a network disk, where saving takes longer. Who may change it is kept in %1.lock; another computer then opens it for reading only, as far as the disk shows a new file to all computers at once.</source>
        <translation>Il se trouve sur un disque réseau, où l’enregistrement est plus long. Qui peut le modifier est noté dans %1.lock ; un autre ordinateur l’ouvre alors en lecture seule, pourvu que le disque montre un nouveau fichier à tous les ordinateurs en même temps.</translation>
    </message>
    <message>
        <source>Keep it on a disk of this computer when you can. Should a computer fail that has it open, remove the lock.</source>
        <translation>Gardez-le si possible sur un disque de cet ordinateur. Si un ordinateur qui l’a ouvert tombe en panne, retirez le verrou.</translation>
    </message>
    <message>
        <source>A paragraph is a text.</source>
        <translation>Un paragraphe est un texte.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>Écrivez-le entre guillemets.</translation>
    </message>
    <message>
        <source>There is no paragraph.</source>
        <translation>Il n’y a pas de paragraphe.</translation>
    </message>
    <message>
        <source>It is no rulebook.</source>
        <translation>Ce n’est pas un livre de règles.</translation>
    </message>
    <message>
        <source>There are two pages of %1.</source>
        <translation>Il y a deux pages de %1.</translation>
    </message>
    <message>
        <source>Leave one out.</source>
        <translation>Écartez-en une.</translation>
    </message>
    <message>
        <source>There is no rulebook of that name.</source>
        <translation>Il n’y a pas de livre de règles de ce nom.</translation>
    </message>
    <message>
        <source>Give a game's id, or campaign.</source>
        <translation>Donnez l’id d’un jeu, ou campaign.</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>Arrange a battle</source>
        <translation>Organiser une bataille</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Commencer la campagne</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>Acheter %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>A fleet</source>
        <translation>Une flotte</translation>
    </message>
    <message>
        <source>Refit %1</source>
        <translation>Rééquiper %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdus</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>The commander</source>
        <translation>Le commandant</translation>
    </message>
    <message>
        <source>Garrison of %1</source>
        <translation>Garnison (%1)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>the ship</source>
        <translation>le navire</translation>
    </message>
    <message>
        <source>The other ship</source>
        <translation>L’autre navire</translation>
    </message>
    <message>
        <source>the other ship</source>
        <translation>l’autre navire</translation>
    </message>
    <message>
        <source>%1, into %2</source>
        <translation>%1, dans %2</translation>
    </message>
    <message>
        <source>%1 (shore)</source>
        <translation>%1 (rivage)</translation>
    </message>
</context>
<context>
    <name>navarch::List</name>
    <message>
        <source>a port</source>
        <translation>un port</translation>
    </message>
    <message>
        <source>%1 has met %2; arrange the battle, or let it go.</source>
        <translation>%1 a rencontré %2 ; organisez la bataille, ou laissez passer.</translation>
    </message>
    <message>
        <source>%1 attacks %2; arrange the battle, or let it go.</source>
        <translation>%1 attaque %2 ; organisez la bataille, ou laissez passer.</translation>
    </message>
    <message>
        <source>%1 raids %2; arrange the battle, or let it go.</source>
        <translation>%1 lance un raid sur %2 ; organisez la bataille, ou laissez passer.</translation>
    </message>
    <message>
        <source>The battle %1 is still to be fought; enter its outcome or call it off.</source>
        <translation>La bataille %1 reste à livrer ; saisissez son issue ou annulez-la.</translation>
    </message>
    <message>
        <source>It has not said that its orders are done.</source>
        <translation>N’a pas encore dit que ses ordres sont prêts.</translation>
    </message>
    <message numerus="yes">
        <source>It has not said that its orders are done; {%n fleet has|%n fleets have} none.</source>
        <translation>
            <numerusform>N’a pas encore dit que ses ordres sont prêts ; %n flotte n’en a pas.</numerusform>
            <numerusform>N’a pas encore dit que ses ordres sont prêts ; %n flottes n’en ont pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no admiral fit for duty: command level 0.</source>
        <translation>Pas d’amiral en état de servir : niveau de commandement 0.</translation>
    </message>
    <message>
        <source>The squadron has no commander fit for duty: command level 0.</source>
        <translation>L’escadre n’a pas de commandant en état de servir : niveau de commandement 0.</translation>
    </message>
    <message>
        <source>%1 of its ships were not paid last month: crews worsen or desert.</source>
        <translation>%1 de ses navires n’ont pas été payés le mois dernier : les équipages se dégradent ou désertent.</translation>
    </message>
    <message>
        <source>It owes %1 talents; find money before the month&apos;s end, or crews go unpaid.</source>
        <translation>La dette est de %1 talents ; trouvez de l’argent avant la fin du mois, ou les équipages resteront sans solde.</translation>
    </message>
    <message>
        <source>The month ends with this week, and it will be %1 talents short.</source>
        <translation>Le mois finit avec cette semaine, et il manquera %1 talents.</translation>
    </message>
    <message numerus="yes">
        <source>The month ends with this week, and it will be %1 talents short: {%n ship goes|%n ships go} unpaid.</source>
        <translation>
            <numerusform>Le mois finit avec cette semaine, et il manquera %1 talents : %n navire reste sans solde.</numerusform>
            <numerusform>Le mois finit avec cette semaine, et il manquera %1 talents : %n navires restent sans solde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>navarch::hex</name>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 facing %2</source>
        <translation>%1 cap %2</translation>
    </message>
    <message>
        <source>%1 is no terrain.</source>
        <translation>%1 n’est pas un terrain.</translation>
    </message>
    <message>
        <source>%1 is no %2 of this board.</source>
        <translation>%1 n’est pas sur ce plateau : %2.</translation>
    </message>
    <message>
        <source>Write column and row from 0, 14.22, or a block, 3.0-12.2.</source>
        <translation>Écrivez colonne et ligne à partir de 0, 14.22, ou un bloc, 3.0-12.2.</translation>
    </message>
</context>
<context>
    <name>navarch::pompeius</name>
    <message>
        <source>%1 shoots at %2: a hit.</source>
        <translation>%1 tire sur %2 : touché.</translation>
    </message>
    <message>
        <source>%1 shoots at %2 and misses.</source>
        <translation>%1 tire sur %2 : manqué.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2: a hit, and fire.</source>
        <translation>%1 tire des flèches incendiaires sur %2 : touché, et feu.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2: a hit.</source>
        <translation>%1 tire des flèches incendiaires sur %2 : touché.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2 and misses.</source>
        <translation>%1 tire des flèches incendiaires sur %2 : manqué.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles.</source>
        <translation>%1 est touché par des traits.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles: %2.</source>
        <translation>%1 est touché par des traits : %2.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles: %2, without effect.</source>
        <translation>%1 est touché par des traits : %2, sans effet.</translation>
    </message>
    <message>
        <source>%1 sinks.</source>
        <translation>%1 coule.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sinks with {%n unit|%n units} aboard.</source>
        <translation>
            <numerusform>%1 coule avec %n unité à bord.</numerusform>
            <numerusform>%1 coule avec %n unités à bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2 on %3.</source>
        <translation>%1 : %2 sur %3.</translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation>%1 : %2 à %3.</translation>
    </message>
    <message>
        <source>%1 x%2</source>
        <translation>%1 x%2</translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}</source>
        <translation>
            <numerusform>%n carte de dégâts</numerusform>
            <numerusform>%n cartes de dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}: %1</source>
        <translation>
            <numerusform>%n carte de dégâts : %1</numerusform>
            <numerusform>%n cartes de dégâts : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}; the tray is empty</source>
        <translation>
            <numerusform>%n carte de dégâts ; le bac est vide</numerusform>
            <numerusform>%n cartes de dégâts ; le bac est vide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}: %1; the tray is empty</source>
        <translation>
            <numerusform>%n carte de dégâts : %1 ; le bac est vide</numerusform>
            <numerusform>%n cartes de dégâts : %1 ; le bac est vide</numerusform>
        </translation>
    </message>
    <message>
        <source>Ramming, %1 draws %2.</source>
        <translation>Éperonneur, %1 tire %2.</translation>
    </message>
    <message>
        <source>Rammed, %1 draws %2.</source>
        <translation>Éperonné, %1 tire %2.</translation>
    </message>
    <message>
        <source>In collision, %1 draws %2.</source>
        <translation>Dans la collision, %1 tire %2.</translation>
    </message>
    <message>
        <source>Dragged by the wreck, %1 draws %2.</source>
        <translation>Entraîné par l’épave, %1 tire %2.</translation>
    </message>
    <message>
        <source>%1 makes an emergency stop.</source>
        <translation>%1 fait un arrêt d’urgence.</translation>
    </message>
    <message>
        <source>%1 makes an emergency stop: her rowers keep their order.</source>
        <translation>%1 fait un arrêt d’urgence : ses rameurs gardent leur ordre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 makes an emergency stop: {%n rower disorder|%n rower disorders}.</source>
        <translation>
            <numerusform>%1 fait un arrêt d’urgence : %n désordre de rameurs.</numerusform>
            <numerusform>%1 fait un arrêt d’urgence : %n désordres de rameurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 lose %3 hull each in their collision.</source>
        <translation>%1 et %2 perdent chacun %3 de coque dans leur collision.</translation>
    </message>
    <message>
        <source>%1 loses %2 hull to the ram of %3.</source>
        <translation>%1 perd %2 de coque sous l’éperon du navire %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the shock: {%n card|%n cards}.</source>
        <translation>
            <numerusform>%1 encaisse le choc : %n carte.</numerusform>
            <numerusform>%1 encaisse le choc : %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 accroche %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 ne parvient pas à accrocher %2.</translation>
    </message>
    <message>
        <source>%1 finds no room and stays.</source>
        <translation>%1 ne trouve pas de place et reste.</translation>
    </message>
    <message>
        <source>%1 crosses to %2, the bow.</source>
        <translation>%1 passe sur %2, à la proue.</translation>
    </message>
    <message>
        <source>%1 crosses to %2, the stern.</source>
        <translation>%1 passe sur %2, à la poupe.</translation>
    </message>
    <message>
        <source>%1 moves to the bow.</source>
        <translation>%1 va à la proue.</translation>
    </message>
    <message>
        <source>%1 moves to the stern.</source>
        <translation>%1 va à la poupe.</translation>
    </message>
    <message>
        <source>%1 surrenders to %2.</source>
        <translation>%1 se rend à %2.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: neither yields.</source>
        <translation>À bord du navire %1, ses rameurs combattent %2, %3 contre %4 : nul ne cède.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: %2 is beaten.</source>
        <translation>À bord du navire %1, ses rameurs combattent %2, %3 contre %4 : les rameurs l’emportent.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: the rowers of %1 are beaten.</source>
        <translation>À bord du navire %1, ses rameurs combattent %2, %3 contre %4 : les rameurs sont battus.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: neither yields.</source>
        <translation>À bord du navire %1, %2 combat les rameurs, %3 contre %4 : nul ne cède.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: the rowers of %1 are beaten.</source>
        <translation>À bord du navire %1, %2 combat les rameurs, %3 contre %4 : les rameurs sont battus.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: %2 is beaten.</source>
        <translation>À bord du navire %1, %2 combat les rameurs, %3 contre %4 : les rameurs l’emportent.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: neither yields.</source>
        <translation>À bord du navire %1, %2 combat %3, %4 contre %5 : nul ne cède.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: %3 is beaten.</source>
        <translation>À bord du navire %1, %2 combat %3, %4 contre %5 : %2 l’emporte.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: %2 is beaten.</source>
        <translation>À bord du navire %1, %2 combat %3, %4 contre %5 : %3 l’emporte.</translation>
    </message>
    <message>
        <source>%1 is taken by the men of %2.</source>
        <translation>%1 est pris par les hommes du navire %2.</translation>
    </message>
    <message>
        <source>%1 leaves the map; she may return from turn %2.</source>
        <translation>%1 quitte la carte ; il peut revenir dès le tour %2.</translation>
    </message>
    <message>
        <source>%1 signals %2: %3.</source>
        <translation>%1 signale à %2 : %3.</translation>
    </message>
    <message>
        <source>%1 comes back at %2.</source>
        <translation>%1 revient en %2.</translation>
    </message>
    <message>
        <source>%1: %2, at %3.</source>
        <translation>%1 : %2, en %3.</translation>
    </message>
    <message>
        <source>%1 and %2 collide.</source>
        <translation>%1 et %2 entrent en collision.</translation>
    </message>
    <message>
        <source>%1 and %2 collide head-on.</source>
        <translation>%1 et %2 se heurtent proue contre proue.</translation>
    </message>
    <message>
        <source>%1 rams %2, run %3.</source>
        <translation>%1 éperonne %2, élan %3.</translation>
    </message>
    <message>
        <source>%1 comes upon %2 and may ram.</source>
        <translation>%1 arrive sur %2 et peut éperonner.</translation>
    </message>
    <message>
        <source>%1 and %2 pass close by.</source>
        <translation>%1 et %2 se croisent de près.</translation>
    </message>
    <message>
        <source>%1 does not ram %2.</source>
        <translation>%1 n’éperonne pas %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n fleet point|%n fleet points}.</source>
        <translation>
            <numerusform>%1 a %n point de flotte.</numerusform>
            <numerusform>%1 a %n points de flotte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trierarch of %1 earns {%n laurel|%n laurels}.</source>
        <translation>
            <numerusform>Le triérarque du navire %1 gagne %n laurier.</numerusform>
            <numerusform>Le triérarque du navire %1 gagne %n lauriers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither side has the better of it; fleet points %1 to %2.</source>
        <translation>Aucun camp ne prend le dessus ; points de flotte %1 contre %2.</translation>
    </message>
    <message>
        <source>%1 is victorious; fleet points %2 to %3.</source>
        <translation>%1 est vainqueur ; points de flotte %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 abandonne la bataille.</translation>
    </message>
    <message>
        <source>The rowers of %1 plug a leak.</source>
        <translation>Les rameurs du navire %1 bouchent une voie d’eau.</translation>
    </message>
    <message>
        <source>The rowers of %1 fail to plug the leak.</source>
        <translation>Les rameurs du navire %1 ne parviennent pas à boucher la voie d’eau.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to leaks.</source>
        <translation>%1 perd de la coque : %2 par voies d’eau.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to fire.</source>
        <translation>%1 perd de la coque : %2 par le feu.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to leaks, %3 to fire.</source>
        <translation>%1 perd de la coque : %2 par voies d’eau, %3 par le feu.</translation>
    </message>
    <message>
        <source>The fire on %1 spreads to %2.</source>
        <translation>Le feu se propage du navire %1 au navire %2.</translation>
    </message>
    <message>
        <source>%1 cuts with success.</source>
        <translation>%1 coupe les grappins avec succès.</translation>
    </message>
    <message>
        <source>%1 cuts without success.</source>
        <translation>%1 coupe les grappins sans succès.</translation>
    </message>
    <message>
        <source>%1 mends with success.</source>
        <translation>%1 répare avec succès.</translation>
    </message>
    <message>
        <source>%1 mends without success.</source>
        <translation>%1 répare sans succès.</translation>
    </message>
    <message>
        <source>%1 puts out a fire on %2.</source>
        <translation>%1 éteint un feu sur %2.</translation>
    </message>
    <message>
        <source>%1 mends the rudder of %2.</source>
        <translation>%1 répare le gouvernail du navire %2.</translation>
    </message>
    <message>
        <source>%1 mends the oars of %2.</source>
        <translation>%1 répare les rames du navire %2.</translation>
    </message>
    <message>
        <source>%1 frees %2.</source>
        <translation>%1 libère %2.</translation>
    </message>
    <message>
        <source>%1 cuts a grapple on %2.</source>
        <translation>%1 coupe un grappin sur %2.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Le tour %1 commence.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 s’est déployé.</translation>
    </message>
    <message>
        <source>%1 has locked its orders.</source>
        <translation>%1 a verrouillé ses ordres.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <comment>pompeius</comment>
        <translation>Le triérarque du navire %1</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 est indemne.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 est blessé.</translation>
    </message>
    <message>
        <source>%1 is taken prisoner.</source>
        <translation>%1 est fait prisonnier.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 est mort.</translation>
    </message>
    <message>
        <source>Pompeius Magnus versus Megadates is fought between two sides.</source>
        <translation>Pompeius Magnus versus Megadates se joue entre deux camps.</translation>
    </message>
    <message>
        <source>These are no orders of a ship.</source>
        <translation>Ce ne sont pas des ordres de navire.</translation>
    </message>
    <message>
        <source>Write steps and other orders, as 1 1L 1R E | Ram; Shoot B1; Move M1&gt;#12.stern.</source>
        <translation>Écrivez des pas et d’autres ordres, comme 1 1L 1R E | Ram; Shoot B1; Move M1&gt;#12.stern.</translation>
    </message>
    <message>
        <source>The card %1 must stand here once.</source>
        <translation>La carte %1 doit figurer ici une fois.</translation>
    </message>
    <message>
        <source>%1 has too many cards.</source>
        <translation>%1 a trop de cartes.</translation>
    </message>
    <message>
        <source>Of a kind no more carry BOOG than there are, and of Stuck there are at most %1.</source>
        <translation>Dans une sorte, il n’y a pas plus de cartes BOOG que de cartes, et il y a au plus %1 Stuck.</translation>
    </message>
    <message>
        <source>There is a card here that the rules do not know.</source>
        <translation>Il y a ici une carte que les règles ne connaissent pas.</translation>
    </message>
    <message>
        <source>The crew of %1 cannot be so.</source>
        <translation>L’équipage ne peut être ainsi : %1.</translation>
    </message>
    <message>
        <source>Write roman or pirate, and three numbers for bow and for stern.</source>
        <translation>Écrivez roman ou pirate, et trois nombres pour la proue et pour la poupe.</translation>
    </message>
    <message>
        <source>The row %1 must stand here once.</source>
        <translation>La ligne %1 doit figurer ici une fois.</translation>
    </message>
    <message>
        <source>Pompeius does not know this size of a map.</source>
        <translation>Pompeius ne connaît pas cette taille de carte.</translation>
    </message>
    <message>
        <source>Write columns and rows, %1 and %2 to %3: 36x24.</source>
        <translation>Écrivez colonnes et lignes, %1 et %2 à %3 : 36x24.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their columns.</source>
        <translation>Les flottes ne tiennent pas dans leurs colonnes.</translation>
    </message>
    <message>
        <source>Take a map with more rows, or paint less land where they deploy.</source>
        <translation>Prenez une carte à plus de lignes, ou peignez moins de terre là où elles se déploient.</translation>
    </message>
    <message>
        <source>Write one for each side, as roman,pirate.</source>
        <translation>Écrivez-en un pour chaque camp, comme roman,pirate.</translation>
    </message>
    <message>
        <source>Write printed, or cards, how many, and how many of them with BOOG: leak=4/0,disorder=12/10. Of stuck there are at most %1.</source>
        <translation>Écrivez printed, ou des cartes, combien, et combien d’entre elles avec BOOG : leak=4/0,disorder=12/10. Il y a au plus %1 stuck.</translation>
    </message>
    <message>
        <source>Write translated, printed, or milites/sagittarii/ballistae of bow and stern by class and nation: quadrireme.roman=2/0/1+1/1/0.</source>
        <translation>Écrivez translated, printed, ou milites/sagittarii/ballistae de proue et de poupe par classe et nation : quadrireme.roman=2/0/1+1/1/0.</translation>
    </message>
    <message>
        <source>Write a whole number of a turn&apos;s cards, %1 to %2.</source>
        <translation>Écrivez un nombre entier de cartes par tour, %1 à %2.</translation>
    </message>
    <message>
        <source>Write a whole number of rexes, %1 to %2.</source>
        <translation>Écrivez un nombre entier de rex, %1 à %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (PM-15), board, terrain and nations.</source>
        <translation>Il connaît les options de ses règles (PM-15), board, terrain et nations.</translation>
    </message>
    <message>
        <source>%1 would have more than 100 seats.</source>
        <translation>%1 aurait plus de 100 places.</translation>
    </message>
    <message>
        <source>Share its ships out by squadron.</source>
        <translation>Répartissez ses navires par escadre.</translation>
    </message>
    <message>
        <source>The crew of %1 does not find room on her deck.</source>
        <translation>L’équipage du navire %1 ne trouve pas de place sur son pont.</translation>
    </message>
    <message>
        <source>A ship has %1 boxes, a section half of them.</source>
        <translation>Un navire a %1 cases, une section la moitié.</translation>
    </message>
    <message>
        <source>Pompeius knows no ship of this class.</source>
        <translation>Pompeius ne connaît pas de navire de cette classe.</translation>
    </message>
    <message>
        <source>Pompeius has no rules for allies that arrive later.</source>
        <translation>Pompeius n’a pas de règles pour des alliés qui arrivent plus tard.</translation>
    </message>
    <message>
        <source>Pompeius has no rules for walls.</source>
        <translation>Pompeius n’a pas de règles pour les murailles.</translation>
    </message>
    <message>
        <source>Choose Salamis ad Actium, or another place.</source>
        <translation>Choisissez Salamis ad Actium, ou un autre lieu.</translation>
    </message>
    <message>
        <source>Damage card out of the tray</source>
        <translation>Carte de dégâts du bac</translation>
    </message>
    <message>
        <source>Higher run</source>
        <translation>Élan supérieur</translation>
    </message>
    <message>
        <source>Greater mass</source>
        <translation>Masse supérieure</translation>
    </message>
    <message>
        <source>Difference of mass</source>
        <translation>Différence de masse</translation>
    </message>
    <message>
        <source>Run of the rammer</source>
        <translation>Élan de l’éperonneur</translation>
    </message>
    <message>
        <source>The rammer&apos;s own shock</source>
        <translation>Choc subi par l’éperonneur</translation>
    </message>
    <message>
        <source>Unsupported ram</source>
        <translation>Éperon non soutenu</translation>
    </message>
    <message>
        <source>Cards for a ship joined to one that sinks</source>
        <translation>Cartes pour un navire lié à un autre qui coule</translation>
    </message>
    <message>
        <source>Melee of the first side</source>
        <translation>Mêlée du premier camp</translation>
    </message>
    <message>
        <source>Melee of the second side</source>
        <translation>Mêlée du second camp</translation>
    </message>
    <message>
        <source>Arms and disorder</source>
        <translation>Armes et désordre</translation>
    </message>
    <message>
        <source>Further units</source>
        <translation>Autres unités</translation>
    </message>
    <message>
        <source>Fire arrow</source>
        <translation>Flèche incendiaire</translation>
    </message>
    <message>
        <source>Ships in one rex</source>
        <translation>Navires dans un rex</translation>
    </message>
    <message>
        <source>Plugging a leak</source>
        <translation>Boucher une voie d’eau</translation>
    </message>
    <message>
        <source>Cutting a grapple</source>
        <translation>Couper un grappin</translation>
    </message>
    <message>
        <source>Mending</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>What became of the captain or commander</source>
        <translation>Sort du capitaine ou du commandant</translation>
    </message>
    <message>
        <source>The side does not deploy now.</source>
        <translation>Ce camp ne se déploie pas maintenant.</translation>
    </message>
    <message>
        <source>The ship has nothing to decide now.</source>
        <translation>Le navire n’a rien à décider maintenant.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>En avant</translation>
    </message>
    <message>
        <source>Ahead, then to port</source>
        <translation>En avant, puis à bâbord</translation>
    </message>
    <message>
        <source>Ahead, then to starboard</source>
        <translation>En avant, puis à tribord</translation>
    </message>
    <message>
        <source>Astern, then to port</source>
        <translation>En arrière, puis à bâbord</translation>
    </message>
    <message>
        <source>Astern, then to starboard</source>
        <translation>En arrière, puis à tribord</translation>
    </message>
    <message>
        <source>Extra, ahead</source>
        <translation>En plus, en avant</translation>
    </message>
    <message>
        <source>Extra, then to port</source>
        <translation>En plus, puis à bâbord</translation>
    </message>
    <message>
        <source>Extra, then to starboard</source>
        <translation>En plus, puis à tribord</translation>
    </message>
    <message>
        <source>%1: off the map.</source>
        <translation>%1 : hors de la carte.</translation>
    </message>
    <message>
        <source>%1: held fast.</source>
        <translation>%1 : retenu.</translation>
    </message>
    <message>
        <source>%1: last speed %2, at most %3; turns: %4, at rest %5.</source>
        <translation>%1 : dernière vitesse %2, au plus %3 ; virages : %4, à l’arrêt %5.</translation>
    </message>
    <message>
        <source>%1: last speed %2, at most %3 and %4 Extra; turns: %5, at rest %6.</source>
        <translation>%1 : dernière vitesse %2, au plus %3 et %4 en plus ; virages : %5, à l’arrêt %6.</translation>
    </message>
    <message numerus="yes">
        <source>%1: last speed %2, at most %3 and %4 Extra ({%n card|%n cards} left); turns: %5, at rest %6.</source>
        <translation>
            <numerusform>%1 : dernière vitesse %2, au plus %3 et %4 en plus (reste %n carte) ; virages : %5, à l’arrêt %6.</numerusform>
            <numerusform>%1 : dernière vitesse %2, au plus %3 et %4 en plus (reste %n cartes) ; virages : %5, à l’arrêt %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An emergency stop: draws {%n card|%n cards}</source>
        <translation>
            <numerusform>Arrêt d’urgence : tire %n carte</numerusform>
            <numerusform>Arrêt d’urgence : tire %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At rest, {%n turn|%n turns}</source>
        <translation>
            <numerusform>À l’arrêt, %n virage</numerusform>
            <numerusform>À l’arrêt, %n virages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{An Extra card|%n Extra cards}</source>
        <translation>
            <numerusform>Une carte en plus</numerusform>
            <numerusform>%n cartes en plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are written.</source>
        <translation>Pas écrits : %1 sur %2.</translation>
    </message>
    <message>
        <source>There are more steps than the speed has.</source>
        <translation>Il y a plus de pas que n’en a la vitesse.</translation>
    </message>
    <message>
        <source>At rest she only turns.</source>
        <translation>À l’arrêt, il ne fait que virer.</translation>
    </message>
    <message>
        <source>At this speed she goes astern.</source>
        <translation>À cette vitesse, il va en arrière.</translation>
    </message>
    <message>
        <source>At this speed she goes ahead.</source>
        <translation>À cette vitesse, il va en avant.</translation>
    </message>
    <message>
        <source>Step %1 leaves the map.</source>
        <translation>Le pas %1 sort de la carte.</translation>
    </message>
    <message>
        <source>Step %1 may lead into %2.</source>
        <translation>Le pas %1 peut mener dans %2.</translation>
    </message>
    <message>
        <source>Aboard %1</source>
        <translation>À bord : %1</translation>
    </message>
    <message>
        <source>On deck</source>
        <translation>Sur le pont</translation>
    </message>
    <message>
        <source>In the bow</source>
        <translation>À la proue</translation>
    </message>
    <message>
        <source>In the stern</source>
        <translation>À la poupe</translation>
    </message>
    <message>
        <source>In disorder</source>
        <translation>En désordre</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Aucun ordre</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Shoot fire arrows</source>
        <translation>Tirer des flèches incendiaires</translation>
    </message>
    <message>
        <source>Prepare fire arrows</source>
        <translation>Préparer des flèches incendiaires</translation>
    </message>
    <message>
        <source>Cut grapples</source>
        <translation>Couper les grappins</translation>
    </message>
    <message>
        <source>Mend, fight fire</source>
        <translation>Réparer, éteindre le feu</translation>
    </message>
    <message>
        <source>Move to the bow</source>
        <translation>Aller à la proue</translation>
    </message>
    <message>
        <source>Move to the stern</source>
        <translation>Aller à la poupe</translation>
    </message>
    <message>
        <source>Cross to %1</source>
        <translation>Passer sur %1</translation>
    </message>
    <message>
        <source>Back to %1, bow</source>
        <translation>Revenir sur %1, proue</translation>
    </message>
    <message>
        <source>Cross to %1, bow</source>
        <translation>Passer sur %1, proue</translation>
    </message>
    <message>
        <source>Back to %1, stern</source>
        <translation>Revenir sur %1, poupe</translation>
    </message>
    <message>
        <source>Cross to %1, stern</source>
        <translation>Passer sur %1, poupe</translation>
    </message>
    <message>
        <source>Grapple %1</source>
        <translation>Accrocher %1</translation>
    </message>
    <message>
        <source>Entering an enemy's rex</source>
        <translation>En entrant dans le rex d’un ennemi</translation>
    </message>
    <message>
        <source>Do not ram</source>
        <translation>Ne pas éperonner</translation>
    </message>
    <message>
        <source>The side's orders are locked.</source>
        <translation>Les ordres du camp sont verrouillés.</translation>
    </message>
    <message>
        <source>They are shown when the other side has locked, too.</source>
        <translation>Ils seront montrés quand l’autre camp aura verrouillé aussi.</translation>
    </message>
    <message>
        <source>All ships have their orders.</source>
        <translation>Tous les navires ont leurs ordres.</translation>
    </message>
    <message>
        <source>%1 has no orders yet.</source>
        <translation>%1 n’a pas encore d’ordres.</translation>
    </message>
    <message>
        <source>Write them, or let the rest hold their course.</source>
        <translation>Écrivez-les, ou laissez les autres garder leur cap.</translation>
    </message>
    <message>
        <source>The side has no such squadron.</source>
        <translation>Le camp n’a pas cette escadre.</translation>
    </message>
    <message>
        <source>There is no flagship on the map to hoist it.</source>
        <translation>Aucun navire amiral sur la carte pour le hisser.</translation>
    </message>
    <message>
        <source>The flags are the flagship's to hoist.</source>
        <translation>C’est au navire amiral de hisser les pavillons.</translation>
    </message>
    <message>
        <source>Wait for her seat.</source>
        <translation>Attendez sa place.</translation>
    </message>
    <message>
        <source>That signal flies already.</source>
        <translation>Ce signal est déjà hissé.</translation>
    </message>
    <message>
        <source>%1 is on the map.</source>
        <translation>%1 est sur la carte.</translation>
    </message>
    <message>
        <source>A heading is 0 to 5, from the east clockwise.</source>
        <translation>Un cap va de 0 à 5, depuis l’est, dans le sens horaire.</translation>
    </message>
    <message>
        <source>%1 comes back on an edge rex near column %2, row %3, where she left.</source>
        <translation>%1 revient sur un rex de bord près de la colonne %2, rangée %3, où il est sorti.</translation>
    </message>
    <message>
        <source>Take an edge rex within %1 of it.</source>
        <translation>Prenez un rex de bord à %1 au plus de là.</translation>
    </message>
    <message>
        <source>%1 comes back heading inwards.</source>
        <translation>%1 revient le cap vers l’intérieur.</translation>
    </message>
    <message>
        <source>Turn her bow to the map.</source>
        <translation>Tournez sa proue vers la carte.</translation>
    </message>
    <message>
        <source>There is land.</source>
        <translation>Il y a de la terre.</translation>
    </message>
    <message>
        <source>Take another rex.</source>
        <translation>Prenez un autre rex.</translation>
    </message>
    <message>
        <source>%1 lies there.</source>
        <translation>%1 s’y trouve.</translation>
    </message>
    <message>
        <source>Take a free rex.</source>
        <translation>Prenez un rex libre.</translation>
    </message>
    <message>
        <source>The side has ships on the map.</source>
        <translation>Le camp a des navires sur la carte.</translation>
    </message>
    <message>
        <source>Only a side without any gives up its returns.</source>
        <translation>Seul un camp qui n’en a plus renonce à ses retours.</translation>
    </message>
    <message>
        <source>The side has given up its returns.</source>
        <translation>Le camp a renoncé à ses retours.</translation>
    </message>
    <message>
        <source>%1 is not asked whether she rams %2.</source>
        <translation>On ne demande pas à %1 s’il éperonne %2.</translation>
    </message>
    <message>
        <source>Targets are not chosen now.</source>
        <translation>On ne choisit pas de cibles maintenant.</translation>
    </message>
    <message>
        <source>This unit has no shot.</source>
        <translation>Cette unité n’a pas de tir.</translation>
    </message>
    <message>
        <source>It is another seat's turn.</source>
        <translation>C’est à une autre place de jouer.</translation>
    </message>
    <message>
        <source>The side chooses no targets now.</source>
        <translation>Le camp ne choisit pas de cibles maintenant.</translation>
    </message>
    <message>
        <source>This unit is not asked what it mends.</source>
        <translation>On ne demande pas à cette unité ce qu’elle répare.</translation>
    </message>
    <message>
        <source>There is nothing of the kind to take away.</source>
        <translation>Il n’y a rien de tel à enlever.</translation>
    </message>
    <message>
        <source>Take what lies there.</source>
        <translation>Prenez ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1 has no Disorder card to give to a unit of your choice.</source>
        <translation>%1 n’a pas de carte Désordre à donner à une unité de votre choix.</translation>
    </message>
    <message>
        <source>Disorder goes to a unit with the fewest counters of those who command the ship.</source>
        <translation>Le désordre va à une unité ayant le moins de marqueurs, parmi celles qui commandent le navire.</translation>
    </message>
    <message>
        <source>Take another unit aboard her.</source>
        <translation>Prenez une autre unité à bord.</translation>
    </message>
    <message>
        <source>The side gives no Disorder cards to its units now.</source>
        <translation>Le camp ne donne pas de cartes Désordre à ses unités maintenant.</translation>
    </message>
    <message>
        <source>There is no such side.</source>
        <translation>Il n’y a pas de tel camp.</translation>
    </message>
    <message>
        <source>A side gives up when something of it is asked.</source>
        <translation>Un camp abandonne quand on lui demande quelque chose.</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <translation>Attendez ce moment.</translation>
    </message>
    <message>
        <source>Each seat writes and locks its own ships' orders.</source>
        <translation>Chaque place écrit et verrouille les ordres de ses propres navires.</translation>
    </message>
    <message>
        <source>%1 is held fast: cut or mend her loose.</source>
        <translation>%1 est retenu : coupez ou réparez pour le dégager.</translation>
    </message>
    <message>
        <source>She is held fast: cut or mend her loose.</source>
        <translation>Il est retenu : coupez ou réparez pour le dégager.</translation>
    </message>
    <message numerus="yes">
        <source>{%n step|%n steps}: the maximum of %1 is %2.</source>
        <translation>
            <numerusform>%n pas : le maximum (%1) est %2.</numerusform>
            <numerusform>%n pas : le maximum (%1) est %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n step|%n steps}: her maximum is %1.</source>
        <translation>
            <numerusform>%n pas : son maximum est %1.</numerusform>
            <numerusform>%n pas : son maximum est %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 %2 slows to %3, or stops dead (0!).</source>
        <translation>De %1, %2 ralentit à %3, ou s’arrête net (0!).</translation>
    </message>
    <message>
        <source>From %1 she slows to %2, or stops dead (0!).</source>
        <translation>De %1, il ralentit à %2, ou s’arrête net (0!).</translation>
    </message>
    <message>
        <source>An emergency stop is for speeds above %1, and stands alone.</source>
        <translation>L’arrêt d’urgence vaut pour les vitesses supérieures à %1, et se donne seul.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may use {%n Extra card|%n Extra cards} a turn and has %2 left.</source>
        <translation>
            <numerusform>%1 peut jouer %n carte en plus par tour ; il en reste %2.</numerusform>
            <numerusform>%1 peut jouer %n cartes en plus par tour ; il en reste %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra cards: %1 a turn, %2 left.</source>
        <translation>Cartes en plus : %1 par tour, reste %2.</translation>
    </message>
    <message>
        <source>Extra comes after all ordinary steps.</source>
        <translation>Les pas en plus viennent après tous les pas ordinaires.</translation>
    </message>
    <message numerus="yes">
        <source>{%n turn|%n turns}: the maximum of %1 is %2.</source>
        <translation>
            <numerusform>%n virage : le maximum (%1) est %2.</numerusform>
            <numerusform>%n virages : le maximum (%1) est %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n turn|%n turns}: her maximum is %1.</source>
        <translation>
            <numerusform>%n virage : son maximum est %1.</numerusform>
            <numerusform>%n virages : son maximum est %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must first lie still a whole turn.</source>
        <translation>%1 doit d’abord rester à l’arrêt un tour entier.</translation>
    </message>
    <message>
        <source>She must first lie still a whole turn.</source>
        <translation>Il doit d’abord rester à l’arrêt un tour entier.</translation>
    </message>
    <message>
        <source>After going astern %1 lies still a turn.</source>
        <translation>Après une marche arrière, %1 reste un tour à l’arrêt.</translation>
    </message>
    <message>
        <source>After going astern she lies still a turn.</source>
        <translation>Après une marche arrière, il reste un tour à l’arrêt.</translation>
    </message>
    <message>
        <source>Ahead and astern do not mix.</source>
        <translation>Avant et arrière ne se mêlent pas.</translation>
    </message>
    <message>
        <source>There is land at column %1, row %2.</source>
        <translation>Il y a de la terre : colonne %1, rangée %2.</translation>
    </message>
    <message>
        <source>Land at %1.</source>
        <translation>Terre en %1.</translation>
    </message>
    <message>
        <source>%1 carries no ram.</source>
        <translation>%1 n’a pas d’éperon.</translation>
    </message>
    <message>
        <source>She carries no ram.</source>
        <translation>Il n’a pas d’éperon.</translation>
    </message>
    <message numerus="yes">
        <source>{%n order needs %n fit unit|%n orders need %n fit units}: %1 has %2.</source>
        <translation>
            <numerusform>%n ordre demande %n unité valide : %1 en a %2.</numerusform>
            <numerusform>%n ordres demandent %n unités valides : %1 en a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n order needs %n fit unit|%n orders need %n fit units}: she has %1.</source>
        <translation>
            <numerusform>%n ordre demande %n unité valide : il en a %1.</numerusform>
            <numerusform>%n ordres demandent %n unités valides : il en a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This unit has an order already.</source>
        <translation>Cette unité a déjà un ordre.</translation>
    </message>
    <message>
        <source>In disorder: it can only reorganise.</source>
        <translation>En désordre : elle ne peut que se réorganiser.</translation>
    </message>
    <message>
        <source>This unit cannot do that.</source>
        <translation>Cette unité ne peut pas faire cela.</translation>
    </message>
    <message>
        <source>No grapple of ours from an earlier turn.</source>
        <translation>Aucun de nos grappins d’un tour précédent.</translation>
    </message>
    <message>
        <source>That part shares no rex with us.</source>
        <translation>Cette partie n’est pas dans notre rex.</translation>
    </message>
    <message>
        <source>Not from enemies straight to other enemies.</source>
        <translation>Pas de chez des ennemis droit chez d’autres ennemis.</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there: {%n unit|%n units} at most.</source>
        <translation>
            <numerusform>Il n’y a pas de place : %n unité au plus.</numerusform>
            <numerusform>Il n’y a pas de place : %n unités au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No room: {%n unit|%n units} at most.</source>
        <translation>
            <numerusform>Pas de place : %n unité au plus.</numerusform>
            <numerusform>Pas de place : %n unités au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is at distance %2; the range is %3.</source>
        <translation>%1 est à distance %2 ; la portée est %3.</translation>
    </message>
    <message>
        <source>Distance %1, range %2.</source>
        <translation>Distance %1, portée %2.</translation>
    </message>
    <message>
        <source>Not straight over bow or stern.</source>
        <translation>Pas droit par la proue ou la poupe.</translation>
    </message>
    <message>
        <source>%1 is in the way.</source>
        <translation>%1 est sur le chemin.</translation>
    </message>
    <message>
        <source>Our own men are aboard %1.</source>
        <translation>Nos propres hommes sont à bord (%1).</translation>
    </message>
    <message>
        <source>Our own men are aboard.</source>
        <translation>Nos propres hommes sont à bord.</translation>
    </message>
    <message>
        <source>Fire arrows need a turn of preparation.</source>
        <translation>Les flèches incendiaires demandent un tour de préparation.</translation>
    </message>
    <message>
        <source>%1 can return from turn %2.</source>
        <translation>%1 peut revenir dès le tour %2.</translation>
    </message>
    <message>
        <source>She can return from turn %1.</source>
        <translation>Il peut revenir dès le tour %1.</translation>
    </message>
    <message>
        <source>No unit of ours is aboard %1.</source>
        <translation>Aucune de nos unités n’est à bord (%1).</translation>
    </message>
    <message>
        <source>No unit of ours is aboard this prize.</source>
        <translation>Aucune de nos unités n’est à bord de cette prise.</translation>
    </message>
    <message>
        <source>Orders are not written now.</source>
        <translation>On n’écrit pas d’ordres maintenant.</translation>
    </message>
    <message>
        <source>There is no such ship.</source>
        <translation>Il n’y a pas de tel navire.</translation>
    </message>
    <message>
        <source>That ship is gone.</source>
        <translation>Ce navire n’est plus là.</translation>
    </message>
    <message>
        <source>The ship is gone.</source>
        <translation>Le navire n’est plus là.</translation>
    </message>
    <message>
        <source>A moving ship turns only where she steps.</source>
        <translation>Un navire en marche ne vire que lors d’un pas.</translation>
    </message>
    <message>
        <source>Aboard a ship not ours units only move and fight.</source>
        <translation>À bord d’un navire qui n’est pas à nous, les unités ne font que bouger et combattre.</translation>
    </message>
    <message>
        <source>Land is in the way.</source>
        <translation>La terre barre le chemin.</translation>
    </message>
    <message>
        <source>The ship must start in its side's columns, on water, alone in its rexes.</source>
        <translation>Le navire doit commencer dans les colonnes de son camp, sur l’eau, seul dans ses rex.</translation>
    </message>
    <message>
        <source>Take free rexes of the columns nearest your own edge.</source>
        <translation>Prenez des rex libres des colonnes les plus proches de votre bord.</translation>
    </message>
    <message>
        <source>comes back this turn</source>
        <translation>revient ce tour</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>hors de la carte</translation>
    </message>
</context>
<context>
    <name>navarch::ramming</name>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 abandonne la bataille.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 accroche %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 ne parvient pas à accrocher %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n man|%n men}, %2 %3.</source>
        <translation>
            <numerusform>%1 perd %n homme, %2 %3.</numerusform>
            <numerusform>%1 perd %n hommes, %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 and sends {%n man|%n men} across.</source>
        <translation>
            <numerusform>%1 prend %2 et y envoie %n homme.</numerusform>
            <numerusform>%1 prend %2 et y envoie %n hommes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2, and leaves her empty.</source>
        <translation>%1 prend %2, et le laisse vide.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 se rend.</translation>
    </message>
    <message>
        <source>Her crew abandons %1.</source>
        <translation>%1 est abandonné par son équipage.</translation>
    </message>
    <message>
        <source>Nobody is left aboard %1.</source>
        <translation>Plus personne à bord du navire %1.</translation>
    </message>
    <message>
        <source>%1 burns down.</source>
        <translation>%1 est réduit en cendres.</translation>
    </message>
    <message>
        <source>%1 goes down.</source>
        <translation>%1 sombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 burns: {%n man|%n men} lost, %2 now.</source>
        <translation>
            <numerusform>%1 brûle : %n homme perdu, maintenant %2.</numerusform>
            <numerusform>%1 brûle : %n hommes perdus, maintenant %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n fire|%n fires}</source>
        <translation>
            <numerusform>%n feu</numerusform>
            <numerusform>%n feux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 catches fire from %2.</source>
        <translation>%1 prend feu au contact du navire %2.</translation>
    </message>
    <message>
        <source>%1 catches no fire from beside her.</source>
        <translation>%1 ne prend pas feu à côté de son voisin.</translation>
    </message>
    <message>
        <source>javelins</source>
        <translation>javelots</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>archers</translation>
    </message>
    <message>
        <source>ballistae</source>
        <translation>balistes</translation>
    </message>
    <message>
        <source>a catapult</source>
        <translation>catapulte</translation>
    </message>
    <message>
        <source>an onager</source>
        <translation>onagre</translation>
    </message>
    <message>
        <source>a trebuchet</source>
        <translation>trébuchet</translation>
    </message>
    <message>
        <source>tower archers</source>
        <translation>archers de tour</translation>
    </message>
    <message>
        <source>fire pots</source>
        <translation>pots à feu</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: a miss.</source>
        <translation>%1 (%2) tire sur %3 : manqué.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed, and she burns.</source>
        <translation>%1 (%2) tire sur %3. Tués : %4, et il brûle.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed.</source>
        <translation>%1 (%2) tire sur %3. Tués : %4.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 routs.</source>
        <translation>%1 est en déroute.</translation>
    </message>
    <message>
        <source>%1 rallies.</source>
        <translation>%1 se rallie.</translation>
    </message>
    <message>
        <source>%1 fights on.</source>
        <translation>%1 poursuit le combat.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>oars sheared</source>
        <translation>rames brisées</translation>
    </message>
    <message>
        <source>sinks in 2D6 turns</source>
        <translation>coule dans 2D6 tours</translation>
    </message>
    <message>
        <source>sinks in 1D6 turns</source>
        <translation>coule dans 1D6 tours</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n Move point|%n Move points} and will sink at the end of round %2.</source>
        <translation>
            <numerusform>%1 perd %n point de mouvement et coulera à la fin de la manche %2.</numerusform>
            <numerusform>%1 perd %n points de mouvement et coulera à la fin de la manche %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n Move point|%n Move points}.</source>
        <translation>
            <numerusform>%1 perd %n point de mouvement.</numerusform>
            <numerusform>%1 perd %n points de mouvement.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rams %2: %3.</source>
        <translation>%1 éperonne %2 : %3.</translation>
    </message>
    <message>
        <source>%1 turns to face %2.</source>
        <translation>%1 vire, cap %2.</translation>
    </message>
    <message>
        <source>%1 flees to %2, facing %3.</source>
        <translation>%1 fuit en %2, cap %3.</translation>
    </message>
    <message>
        <source>%1 rows to %2, facing %3.</source>
        <translation>%1 rame en %2, cap %3.</translation>
    </message>
    <message>
        <source>%1 leaves the map.</source>
        <translation>%1 quitte la carte.</translation>
    </message>
    <message>
        <source>%1 runs aground.</source>
        <translation>%1 s’échoue.</translation>
    </message>
    <message>
        <source>%1 passes the rocks.</source>
        <translation>%1 évite les rochers.</translation>
    </message>
    <message>
        <source>%1 strikes the rocks.</source>
        <translation>%1 heurte les rochers.</translation>
    </message>
    <message>
        <source>%1 is beached, a wreck.</source>
        <translation>%1 gît sur la grève, épave.</translation>
    </message>
    <message>
        <source>%1 flees from the field.</source>
        <translation>%1 fuit le champ de bataille.</translation>
    </message>
    <message>
        <source>%1 cannot get away and is taken.</source>
        <translation>%1 ne peut s’échapper et est pris.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>%1 est tué.</translation>
    </message>
    <message>
        <source>%1 is taken prisoner.</source>
        <translation>%1 est fait prisonnier.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 est blessé.</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 est indemne.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <translation>Le capitaine du navire %1</translation>
    </message>
    <message>
        <source>Neither side holds the field.</source>
        <translation>Aucun camp ne reste maître du champ de bataille.</translation>
    </message>
    <message>
        <source>%1 holds the field.</source>
        <translation>%1 reste maître du champ de bataille.</translation>
    </message>
    <message>
        <source>%1 gets free.</source>
        <translation>%1 se dégage.</translation>
    </message>
    <message>
        <source>%1 does not get free.</source>
        <translation>%1 ne se dégage pas.</translation>
    </message>
    <message numerus="yes">
        <source>{%n Move point|%n Move points}</source>
        <translation>
            <numerusform>%n point de mouvement</numerusform>
            <numerusform>%n points de mouvement</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 flounders: %2.</source>
        <translation>%1 est ballotté : %2.</translation>
    </message>
    <message>
        <source>%1 catches the wind: %2.</source>
        <translation>%1 prend le vent : %2.</translation>
    </message>
    <message>
        <source>%1 has the wind against her: %2.</source>
        <translation>%1 a le vent contre lui : %2.</translation>
    </message>
    <message>
        <source>%1: the wind does nothing, %2.</source>
        <translation>%1 : le vent n’y fait rien, %2.</translation>
    </message>
    <message>
        <source>Round %1: %2 begins.</source>
        <translation>Manche %1 : %2 commence.</translation>
    </message>
    <message>
        <source>%1: ramming speed!</source>
        <translation>%1 : vitesse d’éperonnage !</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>sailing</source>
        <translation>voile</translation>
    </message>
    <message>
        <source>rowing</source>
        <translation>nage</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>ralliement</translation>
    </message>
    <message>
        <source>ramming</source>
        <translation>éperonnage</translation>
    </message>
    <message>
        <source>missiles</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>%1 starts: %2.</source>
        <translation>%1 commence : %2.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 est prêt.</translation>
    </message>
    <message>
        <source>%1 is ready, skilled in %2.</source>
        <translation>%1 est prêt, compétence : %2.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 s’est déployé.</translation>
    </message>
    <message>
        <source>Ramming Speed is fought between two sides.</source>
        <translation>Ramming Speed se joue entre deux camps.</translation>
    </message>
    <message>
        <source>A path is made of F, B, L and R.</source>
        <translation>Un trajet se compose de F, B, L et R.</translation>
    </message>
    <message>
        <source>Write FFRF: ahead, ahead, to starboard, ahead.</source>
        <translation>Écrivez FFRF : en avant, en avant, à tribord, en avant.</translation>
    </message>
    <message>
        <source>The rows must rise.</source>
        <translation>Les lignes doivent croître.</translation>
    </message>
    <message>
        <source>%1 is nothing the rules know.</source>
        <translation>Les règles ne connaissent pas ceci : %1.</translation>
    </message>
    <message>
        <source>The second table cannot lead to itself.</source>
        <translation>La seconde table ne peut mener à elle-même.</translation>
    </message>
    <message>
        <source>%1 is no nation of the rules.</source>
        <translation>%1 n’est pas une nation des règles.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stand in row %2.</source>
        <translation>"%1" doit figurer à la ligne %2.</translation>
    </message>
    <message>
        <source>The weapon %1 cannot be so.</source>
        <translation>L’arme %1 ne peut être ainsi.</translation>
    </message>
    <message>
        <source>Ramming Speed does not know this option or value.</source>
        <translation>Ramming Speed ne connaît pas cette option ou cette valeur.</translation>
    </message>
    <message>
        <source>Write columns and rows, 12 to 120 and %1 to 120: 40x30.</source>
        <translation>Écrivez colonnes et lignes, 12 à 120 et %1 à 120 : 40x30.</translation>
    </message>
    <message>
        <source>No battle is fought in a storm (RS-22.6).</source>
        <translation>Aucune bataille ne se livre dans la tempête (RS-22.6).</translation>
    </message>
    <message>
        <source>Wait for better weather.</source>
        <translation>Attendez un temps meilleur.</translation>
    </message>
    <message>
        <source>Write a whole number of rounds, %1 to %2.</source>
        <translation>Écrivez un nombre entier de manches, %1 à %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (RS-19), board, terrain, shore, chosen, heroic, nations and condition.</source>
        <translation>Il connaît les options de ses règles (RS-19), board, terrain, shore, chosen, heroic, nations et condition.</translation>
    </message>
    <message>
        <source>The captains are the campaign&apos;s.</source>
        <translation>Les capitaines sont ceux de la campagne.</translation>
    </message>
    <message>
        <source>Set advantages to rolled or chosen.</source>
        <translation>Réglez advantages sur rolled ou chosen.</translation>
    </message>
    <message>
        <source>%1 names no ship of this battle.</source>
        <translation>%1 ne nomme aucun navire de cette bataille.</translation>
    </message>
    <message>
        <source>Write their names: Aias,Tyro.</source>
        <translation>Écrivez leurs noms : Aias,Tyro.</translation>
    </message>
    <message>
        <source>The Advantages are not chosen.</source>
        <translation>Les Avantages ne sont pas choisis.</translation>
    </message>
    <message>
        <source>Set advantages to chosen.</source>
        <translation>Réglez advantages sur chosen.</translation>
    </message>
    <message>
        <source>Write Aias=archers,corvus;Tyro=prongs.</source>
        <translation>Écrivez Aias=archers,corvus;Tyro=prongs.</translation>
    </message>
    <message>
        <source>%1 cannot be fitted to %2.</source>
        <translation>%1 ne peut équiper %2.</translation>
    </message>
    <message>
        <source>A ship has as many Advantages as its Deck, of those printed (RS-T2, RS-T3).</source>
        <translation>Un navire a autant d’Avantages que son Pont, parmi ceux imprimés (RS-T2, RS-T3).</translation>
    </message>
    <message>
        <source>Ramming Speed knows no ship of this class.</source>
        <translation>Ramming Speed ne connaît pas de navire de cette classe.</translation>
    </message>
    <message>
        <source>Ramming Speed has no rules for allies that arrive later.</source>
        <translation>Ramming Speed n’a pas de règles pour des alliés qui arrivent plus tard.</translation>
    </message>
    <message>
        <source>The side has no ships.</source>
        <translation>Le camp n’a pas de navires.</translation>
    </message>
    <message>
        <source>Ramming Speed has no rules for walls.</source>
        <translation>Ramming Speed n’a pas de règles pour les murailles.</translation>
    </message>
    <message>
        <source>Casualties of a melee</source>
        <translation>Pertes d’une mêlée</translation>
    </message>
    <message>
        <source>Melee skill</source>
        <translation>Compétence de mêlée</translation>
    </message>
    <message>
        <source>Harpax</source>
        <translation>Harpax</translation>
    </message>
    <message>
        <source>Larger ship</source>
        <translation>Navire plus grand</translation>
    </message>
    <message>
        <source>Rammed it this turn</source>
        <translation>L’a éperonné ce tour</translation>
    </message>
    <message>
        <source>Rammed together</source>
        <translation>Liés par l’éperon</translation>
    </message>
    <message>
        <source>Grappling</source>
        <translation>Accrochage</translation>
    </message>
    <message>
        <source>falls short</source>
        <translation>trop court</translation>
    </message>
    <message>
        <source>Crew lost to a fire</source>
        <translation>Équipage perdu par le feu</translation>
    </message>
    <message>
        <source>Does the fire go out or pass on</source>
        <translation>Le feu s’éteint-il ou se propage-t-il</translation>
    </message>
    <message>
        <source>out</source>
        <translation>éteint</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>un de plus</translation>
    </message>
    <message>
        <source>Does she catch fire from her neighbour</source>
        <translation>Prend-il feu au contact de son voisin</translation>
    </message>
    <message>
        <source>catches</source>
        <translation>prend feu</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Missiles skill</source>
        <translation>Compétence de tir</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Pour toucher</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>Crew killed</source>
        <translation>Équipage tué</translation>
    </message>
    <message>
        <source>Does it set fire</source>
        <translation>Met-il le feu</translation>
    </message>
    <message>
        <source>no fire</source>
        <translation>pas de feu</translation>
    </message>
    <message>
        <source>Fire counters</source>
        <translation>Marqueurs de feu</translation>
    </message>
    <message>
        <source>No crew killed yet</source>
        <translation>Aucun homme d’équipage encore tué</translation>
    </message>
    <message>
        <source>Sinking</source>
        <translation>En train de couler</translation>
    </message>
    <message>
        <source>Half the crew dead</source>
        <translation>Moitié de l’équipage morte</translation>
    </message>
    <message>
        <source>Beside an enemy with a larger crew</source>
        <translation>À côté d’un ennemi à l’équipage plus nombreux</translation>
    </message>
    <message>
        <source>The enemy has more Size points</source>
        <translation>L’ennemi a plus de points de Taille</translation>
    </message>
    <message>
        <source>Friends rout near</source>
        <translation>Amis en déroute à proximité</translation>
    </message>
    <message>
        <source>Rally skill</source>
        <translation>Compétence de ralliement</translation>
    </message>
    <message>
        <source>Green crew</source>
        <translation>Équipage novice</translation>
    </message>
    <message>
        <source>Inept commander</source>
        <translation>Commandant incapable</translation>
    </message>
    <message>
        <source>fights on</source>
        <translation>poursuit le combat</translation>
    </message>
    <message>
        <source>Rammer&apos;s Ram bonus</source>
        <translation>Bonus d’éperon de l’éperonneur</translation>
    </message>
    <message>
        <source>Target&apos;s Ram bonus</source>
        <translation>Bonus d’éperon de la cible</translation>
    </message>
    <message>
        <source>Target&apos;s Reinforced Hulls</source>
        <translation>Coques renforcées de la cible</translation>
    </message>
    <message>
        <source>Short run</source>
        <translation>Élan court</translation>
    </message>
    <message>
        <source>Bow to bow</source>
        <translation>Proue contre proue</translation>
    </message>
    <message>
        <source>Move points sheared</source>
        <translation>Points de mouvement perdus par bris de rames</translation>
    </message>
    <message>
        <source>Turns until she sinks</source>
        <translation>Tours avant qu’il ne coule</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Rochers</translation>
    </message>
    <message>
        <source>Reinforced Hulls</source>
        <translation>Coques renforcées</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>évités</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>heurte</translation>
    </message>
    <message>
        <source>How her captain or commander fares</source>
        <translation>Sort de son capitaine ou commandant</translation>
    </message>
    <message>
        <source>Getting free</source>
        <translation>Se dégager</translation>
    </message>
    <message>
        <source>free</source>
        <translation>dégagé</translation>
    </message>
    <message>
        <source>Sails</source>
        <translation>Voiles</translation>
    </message>
    <message>
        <source>Elite crew</source>
        <translation>Équipage d’élite</translation>
    </message>
    <message>
        <source>Poor crew</source>
        <translation>Équipage médiocre</translation>
    </message>
    <message>
        <source>On fire</source>
        <translation>En feu</translation>
    </message>
    <message>
        <source>Rammed or was rammed last turn</source>
        <translation>A éperonné ou été éperonné au tour précédent</translation>
    </message>
    <message>
        <source>Sailing skill</source>
        <translation>Compétence de voile</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Courant</translation>
    </message>
    <message>
        <source>Rough waters</source>
        <translation>Eaux agitées</translation>
    </message>
    <message>
        <source>Move points lost to floundering</source>
        <translation>Points de mouvement perdus au ballottement</translation>
    </message>
    <message>
        <source>Who begins: the first side</source>
        <translation>Qui commence : le premier camp</translation>
    </message>
    <message>
        <source>Who begins: the second side</source>
        <translation>Qui commence : le second camp</translation>
    </message>
    <message>
        <source>Fleet commander</source>
        <translation>Commandant de flotte</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Missile Advantage</source>
        <translation>Avantage de projectiles</translation>
    </message>
    <message>
        <source>A basic captain&apos;s skill</source>
        <translation>Compétence d’un capitaine ordinaire</translation>
    </message>
    <message>
        <source>one skill</source>
        <translation>une compétence</translation>
    </message>
    <message>
        <source>The battle has not begun.</source>
        <translation>La bataille n’a pas commencé.</translation>
    </message>
    <message>
        <source>The other side shoots now.</source>
        <translation>C’est à l’autre camp de tirer.</translation>
    </message>
    <message>
        <source>%1 has no shot at anybody now.</source>
        <translation>%1 n’a de tir sur personne maintenant.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 est en mouvement.</translation>
    </message>
    <message>
        <source>Ships move one at a time.</source>
        <translation>Les navires se déplacent un à un.</translation>
    </message>
    <message>
        <source>%1 does not board now.</source>
        <translation>%1 n’aborde pas maintenant.</translation>
    </message>
    <message>
        <source>A ship boards at the end of its own move.</source>
        <translation>Un navire aborde à la fin de son propre mouvement.</translation>
    </message>
    <message>
        <source>There is no such ship on the map.</source>
        <translation>Il n’y a pas de tel navire sur la carte.</translation>
    </message>
    <message>
        <source>%1 is not adjacent.</source>
        <translation>%1 n’est pas adjacent.</translation>
    </message>
    <message>
        <source>%1 is no ship of the enemy.</source>
        <translation>%1 n’est pas un navire ennemi.</translation>
    </message>
    <message>
        <source>%1 is empty: capture it.</source>
        <translation>%1 est vide : capturez-le.</translation>
    </message>
    <message>
        <source>One boarding a turn.</source>
        <translation>Un seul abordage par tour.</translation>
    </message>
    <message>
        <source>%1 has crew.</source>
        <translation>%1 a un équipage.</translation>
    </message>
    <message>
        <source>Board it.</source>
        <translation>Abordez-le.</translation>
    </message>
    <message>
        <source>%1 is a prize already.</source>
        <translation>%1 est déjà une prise.</translation>
    </message>
    <message>
        <source>Send men across to man it.</source>
        <translation>Envoyez-y des hommes pour l’armer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n rower|%n rowers} and 1 hoplite.</source>
        <translation>
            <numerusform>%1 a %n rameur et 1 hoplite.</numerusform>
            <numerusform>%1 a %n rameurs et 1 hoplite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n rower|%n rowers} and %2 hoplites.</source>
        <translation>
            <numerusform>%1 a %n rameur et %2 hoplites.</numerusform>
            <numerusform>%1 a %n rameurs et %2 hoplites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send no more across.</source>
        <translation>N’en envoyez pas plus.</translation>
    </message>
    <message>
        <source>One must stay.</source>
        <translation>Un homme doit rester.</translation>
    </message>
    <message>
        <source>Send fewer men across.</source>
        <translation>Envoyez moins d’hommes.</translation>
    </message>
    <message>
        <source>%1 has no crew.</source>
        <translation>%1 n’a pas d’équipage.</translation>
    </message>
    <message>
        <source>Nobody is there to shoot.</source>
        <translation>Il n’y a personne pour tirer.</translation>
    </message>
    <message>
        <source>%1 is not on the map.</source>
        <translation>%1 n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>Own side.</source>
        <translation>Propre camp.</translation>
    </message>
    <message>
        <source>Choose an enemy.</source>
        <translation>Choisissez un ennemi.</translation>
    </message>
    <message>
        <source>Only the ship that moves shoots.</source>
        <translation>Seul le navire qui se déplace tire.</translation>
    </message>
    <message>
        <source>The option reaction_fire says so.</source>
        <translation>L’option reaction_fire le veut ainsi.</translation>
    </message>
    <message>
        <source>%1 has no such weapon.</source>
        <translation>%1 n’a pas cette arme.</translation>
    </message>
    <message>
        <source>No shots left.</source>
        <translation>Plus de tirs.</translation>
    </message>
    <message>
        <source>Used this round.</source>
        <translation>Déjà employé cette manche.</translation>
    </message>
    <message>
        <source>Each attacks once a round.</source>
        <translation>Chacun attaque une fois par manche.</translation>
    </message>
    <message numerus="yes">
        <source>{%n hex|%n hexes}: reach is %1 to %2.</source>
        <translation>
            <numerusform>%n hex : la portée va de %1 à %2.</numerusform>
            <numerusform>%n hex : la portée va de %1 à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a target in reach.</source>
        <translation>Choisissez une cible à portée.</translation>
    </message>
    <message>
        <source>Land blocks the line.</source>
        <translation>La terre coupe la ligne de tir.</translation>
    </message>
    <message>
        <source>%1 has no ram.</source>
        <translation>%1 n’a pas d’éperon.</translation>
    </message>
    <message>
        <source>%1 routs: it moves by rule, starts no ram or boarding.</source>
        <translation>%1 est en déroute : il se déplace selon la règle, sans éperonner ni aborder.</translation>
    </message>
    <message>
        <source>%1 is grappled and does not ram.</source>
        <translation>%1 est accroché et n’éperonne pas.</translation>
    </message>
    <message>
        <source>Get free first.</source>
        <translation>Dégagez-vous d’abord.</translation>
    </message>
    <message>
        <source>No opposing ship dead ahead.</source>
        <translation>Aucun navire adverse droit devant.</translation>
    </message>
    <message>
        <source>Move forward just before ramming.</source>
        <translation>Avancez juste avant d’éperonner.</translation>
    </message>
    <message>
        <source>The last hex rowed must be one ahead.</source>
        <translation>Le dernier hex parcouru doit être droit devant.</translation>
    </message>
    <message>
        <source>Land lies there.</source>
        <translation>Il y a de la terre là.</translation>
    </message>
    <message>
        <source>Leave the map where there is water.</source>
        <translation>Quittez la carte là où il y a de l’eau.</translation>
    </message>
    <message>
        <source>Land: no ship enters.</source>
        <translation>Terre : aucun navire n’y entre.</translation>
    </message>
    <message>
        <source>Taken by %1.</source>
        <translation>Occupé par %1.</translation>
    </message>
    <message>
        <source>Row around the ship, or ram it.</source>
        <translation>Contournez le navire, ou éperonnez-le.</translation>
    </message>
    <message>
        <source>%1 has rammed.</source>
        <translation>%1 a éperonné.</translation>
    </message>
    <message>
        <source>She moves again next round.</source>
        <translation>Il bougera de nouveau à la manche suivante.</translation>
    </message>
    <message>
        <source>%1 does not row now.</source>
        <translation>%1 ne rame pas maintenant.</translation>
    </message>
    <message>
        <source>Choose it when its side's turn comes.</source>
        <translation>Choisissez-le quand vient le tour de son camp.</translation>
    </message>
    <message>
        <source>A path has thirty steps at most.</source>
        <translation>Un chemin a trente pas au plus.</translation>
    </message>
    <message>
        <source>Needs a whole path that ends in a ram.</source>
        <translation>Demande un chemin entier qui finit par un coup d’éperon.</translation>
    </message>
    <message>
        <source>Declare ramming speed before the first Move point.</source>
        <translation>Déclarez la vitesse d’éperonnage avant le premier point de mouvement.</translation>
    </message>
    <message>
        <source>An empty path rows nothing.</source>
        <translation>Un chemin vide ne mène nulle part.</translation>
    </message>
    <message>
        <source>Say that the ship rows no more.</source>
        <translation>Dites que le navire ne rame plus.</translation>
    </message>
    <message>
        <source>Aground: get free first.</source>
        <translation>Échoué : dégagez-vous d’abord.</translation>
    </message>
    <message>
        <source>Grappled to %1: get free first.</source>
        <translation>Accroché à %1 : dégagez-vous d’abord.</translation>
    </message>
    <message>
        <source>The path goes on where the ship cannot.</source>
        <translation>Le chemin continue là où le navire ne peut aller.</translation>
    </message>
    <message>
        <source>End it at the edge or in the shallows.</source>
        <translation>Finissez-le au bord ou dans les hauts-fonds.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n Move point|%n Move points}; this costs %2.</source>
        <translation>
            <numerusform>%1 a %n point de mouvement ; ceci en coûte %2.</numerusform>
            <numerusform>%1 a %n points de mouvement ; ceci en coûte %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a shorter path.</source>
        <translation>Prenez un chemin plus court.</translation>
    </message>
    <message>
        <source>Passing a friend, row on beyond it.</source>
        <translation>En passant un ami, ramez au-delà.</translation>
    </message>
    <message>
        <source>End it one hex before an opposing ship, bow on.</source>
        <translation>Finissez-le un hex avant un navire adverse, la proue vers lui.</translation>
    </message>
    <message>
        <source>No ship is chosen now.</source>
        <translation>On ne choisit pas de navire maintenant.</translation>
    </message>
    <message>
        <source>The other side moves now.</source>
        <translation>C’est à l’autre camp de se déplacer.</translation>
    </message>
    <message>
        <source>Choose one of your own ships.</source>
        <translation>Choisissez un de vos navires.</translation>
    </message>
    <message>
        <source>%1 has already moved this round.</source>
        <translation>%1 s’est déjà déplacé cette manche.</translation>
    </message>
    <message>
        <source>Choose one that has not.</source>
        <translation>Choisissez-en un qui ne l’a pas fait.</translation>
    </message>
    <message>
        <source>%1 is not held.</source>
        <translation>%1 n’est pas retenu.</translation>
    </message>
    <message>
        <source>Tried already, or not yet to be tried.</source>
        <translation>Déjà tenté, ou pas encore à tenter.</translation>
    </message>
    <message>
        <source>A ship tries once, as its Row phase opens.</source>
        <translation>Un navire le tente une fois, au début de sa phase de nage.</translation>
    </message>
    <message>
        <source>Nobody shoots now.</source>
        <translation>Personne ne tire maintenant.</translation>
    </message>
    <message>
        <source>Ships shoot before, during and after a ship's rowing.</source>
        <translation>Les navires tirent avant, pendant et après la nage d’un navire.</translation>
    </message>
    <message>
        <source>It is not this side's shot.</source>
        <translation>Ce n’est pas à ce camp de tirer.</translation>
    </message>
    <message>
        <source>Ramming speed is ordered: %1 must ram.</source>
        <translation>La vitesse d’éperonnage est ordonnée : %1 doit éperonner.</translation>
    </message>
    <message>
        <source>%1 does not ram now.</source>
        <translation>%1 n’éperonne pas maintenant.</translation>
    </message>
    <message>
        <source>A ship rams at the end of its own rowing.</source>
        <translation>Un navire éperonne à la fin de sa propre nage.</translation>
    </message>
    <message>
        <source>A side gives standing orders when it is its turn to decide.</source>
        <translation>Un camp donne des ordres permanents quand c’est à lui de décider.</translation>
    </message>
    <message>
        <source>The standing order is so already.</source>
        <translation>L’ordre permanent est déjà celui-là.</translation>
    </message>
    <message>
        <source>A side gives up when it is its turn to decide.</source>
        <translation>Un camp abandonne quand c’est à lui de décider.</translation>
    </message>
    <message>
        <source>The battle has begun already.</source>
        <translation>La bataille a déjà commencé.</translation>
    </message>
    <message>
        <source>This side does not deploy now.</source>
        <translation>Ce camp ne se déploie pas maintenant.</translation>
    </message>
    <message>
        <source>Outside zone.</source>
        <translation>Hors de la zone.</translation>
    </message>
    <message>
        <source>Deploy within the rows nearest your own edge.</source>
        <translation>Déployez dans les rangées les plus proches de votre bord.</translation>
    </message>
    <message>
        <source>A facing is 0 to 5, from the north clockwise.</source>
        <translation>Un cap va de 0 à 5, depuis le nord, dans le sens horaire.</translation>
    </message>
    <message>
        <source>No ship starts on land or aground.</source>
        <translation>Aucun navire ne commence à terre ou échoué.</translation>
    </message>
    <message>
        <source>One ship to a hex.</source>
        <translation>Un navire par hex.</translation>
    </message>
</context>
<context>
    <name>navarch::salamis</name>
    <message>
        <source>The archers of %1 miss %2.</source>
        <translation>Les archers (%1) manquent %2.</translation>
    </message>
    <message>
        <source>The archers of %1 hit %2 twice.</source>
        <translation>Les archers (%1) touchent %2 deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>The archers of %1 hit %2 {once|%n times}.</source>
        <translation>
            <numerusform>Les archers (%1) touchent %2 une fois.</numerusform>
            <numerusform>Les archers (%1) touchent %2 %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ballistae of %1 miss %2.</source>
        <translation>Les balistes (%1) manquent %2.</translation>
    </message>
    <message>
        <source>The ballistae of %1 hit %2 twice.</source>
        <translation>Les balistes (%1) touchent %2 deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>The ballistae of %1 hit %2 {once|%n times}.</source>
        <translation>
            <numerusform>Les balistes (%1) touchent %2 une fois.</numerusform>
            <numerusform>Les balistes (%1) touchent %2 %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The heavy engine of %1 misses %2.</source>
        <translation>La machine lourde (%1) manque %2.</translation>
    </message>
    <message>
        <source>The heavy engine of %1 hits %2: %3.</source>
        <translation>La machine lourde (%1) touche %2 : %3.</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3.</source>
        <translation>%1 touche %2 : %3.</translation>
    </message>
    <message>
        <source>%1 misses %2 with %3.</source>
        <translation>%1 manque %2 : %3.</translation>
    </message>
    <message>
        <source>boiling oil</source>
        <translation>huile bouillante</translation>
    </message>
    <message>
        <source>Rhodian fire</source>
        <translation>feu rhodien</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>abeilles</translation>
    </message>
    <message>
        <source>quicklime</source>
        <translation>chaux vive</translation>
    </message>
    <message>
        <source>%1 fights %2 with %3: %4.</source>
        <translation>%1 combat %2 avec %3 : %4.</translation>
    </message>
    <message numerus="yes">
        <source>{a unit|%n units}</source>
        <translation>
            <numerusform>une unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a hit|%n hits}</source>
        <translation>
            <numerusform>une touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 fights on against the odds.</source>
        <translation>%1 poursuit le combat malgré le nombre.</translation>
    </message>
    <message>
        <source>%1 surrenders to %2.</source>
        <translation>%1 se rend à %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 ne parvient pas à accrocher %2.</translation>
    </message>
    <message>
        <source>%1 drops a corvus on %2.</source>
        <translation>%1 abat un corbeau sur %2.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 accroche %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 perd %2.</translation>
    </message>
    <message numerus="yes">
        <source>{an oar factor|%n oar factors}</source>
        <translation>
            <numerusform>un facteur de rames</numerusform>
            <numerusform>%n facteurs de rames</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cm of speed</source>
        <translation>%1 cm de vitesse</translation>
    </message>
    <message>
        <source>steering oars</source>
        <translation>le gouvernail</translation>
    </message>
    <message numerus="yes">
        <source>{an archer|%n archers}</source>
        <translation>
            <numerusform>un archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a marine|%n marines}</source>
        <translation>
            <numerusform>un soldat de marine</numerusform>
            <numerusform>%n soldats de marine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a heavy marine|%n heavy marines}</source>
        <translation>
            <numerusform>un soldat de marine lourd</numerusform>
            <numerusform>%n soldats de marine lourds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a ballista|%n ballistae}</source>
        <translation>
            <numerusform>une baliste</numerusform>
            <numerusform>%n balistes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a heavy engine|%n heavy engines}</source>
        <translation>
            <numerusform>une machine lourde</numerusform>
            <numerusform>%n machines lourdes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a tower|%n towers}</source>
        <translation>
            <numerusform>une tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>the mast</source>
        <translation>le mât</translation>
    </message>
    <message>
        <source>the captain</source>
        <translation>le capitaine</translation>
    </message>
    <message>
        <source>the captain, wounded</source>
        <translation>le capitaine, blessé</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>undamaged</source>
        <translation>intact</translation>
    </message>
    <message>
        <source>lightly damaged</source>
        <translation>légèrement avarié</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>avarié</translation>
    </message>
    <message>
        <source>heavily damaged</source>
        <translation>lourdement avarié</translation>
    </message>
    <message>
        <source>crippled</source>
        <translation>désemparé</translation>
    </message>
    <message>
        <source>%1 lets go of %2.</source>
        <translation>%1 lâche %2.</translation>
    </message>
    <message>
        <source>The fire on %1 is out.</source>
        <translation>Le feu est éteint sur %1.</translation>
    </message>
    <message>
        <source>The fire on %1 is out, %2.</source>
        <translation>Le feu est éteint sur %1, %2.</translation>
    </message>
    <message>
        <source>%1 burns.</source>
        <translation>%1 brûle.</translation>
    </message>
    <message>
        <source>%1 burns, %2.</source>
        <translation>%1 brûle, %2.</translation>
    </message>
    <message>
        <source>The fire on %1 leaps to %2.</source>
        <translation>Le feu saute du navire %1 au navire %2.</translation>
    </message>
    <message>
        <source>The fire on %1 does not reach %2.</source>
        <translation>Le feu du navire %1 n’atteint pas %2.</translation>
    </message>
    <message>
        <source>%1 comes up against %2.</source>
        <translation>%1 vient contre %2.</translation>
    </message>
    <message>
        <source>%1 gets clear.</source>
        <translation>%1 se dégage.</translation>
    </message>
    <message>
        <source>%1 finds no room to get clear.</source>
        <translation>%1 ne trouve pas de place pour se dégager.</translation>
    </message>
    <message>
        <source>%1 does not get clear.</source>
        <translation>%1 ne se dégage pas.</translation>
    </message>
    <message>
        <source>%1 flees from the table.</source>
        <translation>%1 fuit hors de la table.</translation>
    </message>
    <message>
        <source>%1 turns to flee.</source>
        <translation>%1 vire pour fuir.</translation>
    </message>
    <message>
        <source>%1 backs away: %2 cm.</source>
        <translation>%1 se retire à reculons : %2 cm.</translation>
    </message>
    <message>
        <source>%1 flees: %2 cm.</source>
        <translation>%1 fuit : %2 cm.</translation>
    </message>
    <message>
        <source>%1 leaves the table.</source>
        <translation>%1 quitte la table.</translation>
    </message>
    <message>
        <source>%1 backs %2 cm.</source>
        <translation>%1 recule de %2 cm.</translation>
    </message>
    <message>
        <source>%1 turns on the spot.</source>
        <translation>%1 vire sur place.</translation>
    </message>
    <message>
        <source>%1 makes a fast move of %2 cm.</source>
        <translation>%1 fait un mouvement rapide de %2 cm.</translation>
    </message>
    <message>
        <source>%1 sails %2 cm.</source>
        <translation>%1 avance à la voile de %2 cm.</translation>
    </message>
    <message>
        <source>%1 moves %2 cm.</source>
        <translation>%1 avance de %2 cm.</translation>
    </message>
    <message>
        <source>%1 and %2 shear each other&apos;s oars.</source>
        <translation>%1 et %2 se brisent mutuellement les rames.</translation>
    </message>
    <message>
        <source>%1 drifts.</source>
        <translation>%1 dérive.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: %3.</source>
        <translation>%1 éperonne %2 à la proue : %3.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the beam: %3.</source>
        <translation>%1 éperonne %2 au flanc : %3.</translation>
    </message>
    <message>
        <source>%1 rams %2 astern: %3.</source>
        <translation>%1 éperonne %2 à la poupe : %3.</translation>
    </message>
    <message>
        <source>a glancing blow</source>
        <translation>un coup glissant</translation>
    </message>
    <message>
        <source>light damage</source>
        <translation>dégâts légers</translation>
    </message>
    <message>
        <source>medium damage</source>
        <translation>dégâts moyens</translation>
    </message>
    <message>
        <source>heavy damage</source>
        <translation>dégâts lourds</translation>
    </message>
    <message>
        <source>severe damage</source>
        <translation>dégâts graves</translation>
    </message>
    <message>
        <source>wrecked and sinking</source>
        <translation>épave en train de couler</translation>
    </message>
    <message>
        <source>smashed to matchwood</source>
        <translation>réduit en miettes</translation>
    </message>
    <message>
        <source>%1 is shattered; all aboard are lost.</source>
        <translation>%1 est fracassé ; tous périssent à bord.</translation>
    </message>
    <message>
        <source>%1 suffers by its own ram: %2.</source>
        <translation>%1 souffre de son propre coup d’éperon : %2.</translation>
    </message>
    <message>
        <source>The high ram of %1 breaks.</source>
        <translation>L’éperon haut du navire %1 se brise.</translation>
    </message>
    <message>
        <source>%1 strains her damaged hull: %2.</source>
        <translation>%1 force sa coque avariée : %2.</translation>
    </message>
    <message>
        <source>The mast of %1 goes by the board; she drifts.</source>
        <translation>Le mât du navire %1 tombe à la mer ; il dérive.</translation>
    </message>
    <message>
        <source>The mast of %1 stands.</source>
        <translation>Le mât du navire %1 tient.</translation>
    </message>
    <message>
        <source>%1 comes to %2 bow to bow.</source>
        <translation>%1 arrive proue contre proue sur %2.</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other.</source>
        <translation>%1 et %2 s’éperonnent l’un l’autre.</translation>
    </message>
    <message>
        <source>%1 gets her ram in first.</source>
        <translation>%1 éperonne le premier.</translation>
    </message>
    <message>
        <source>%1 fails to rake %2.</source>
        <translation>%1 ne parvient pas à briser les rames du navire %2.</translation>
    </message>
    <message>
        <source>%1 rakes %2, which loses %3.</source>
        <translation>%1 brise les rames du navire %2, qui perd %3.</translation>
    </message>
    <message>
        <source>Game Turn %1 begins.</source>
        <translation>Le tour %1 commence.</translation>
    </message>
    <message>
        <source>%1 acts.</source>
        <translation>%1 agit.</translation>
    </message>
    <message>
        <source>Intermediate Phase.</source>
        <translation>Phase intermédiaire.</translation>
    </message>
    <message>
        <source>The last Game Turn is over: nobody has won.</source>
        <translation>Le dernier tour est terminé : personne n’a gagné.</translation>
    </message>
    <message>
        <source>Both sides are beaten.</source>
        <translation>Les deux camps sont battus.</translation>
    </message>
    <message>
        <source>%1 holds the water.</source>
        <translation>%1 reste maître des eaux.</translation>
    </message>
    <message>
        <source>The wreck of %1 goes down.</source>
        <translation>L’épave du navire %1 sombre.</translation>
    </message>
    <message>
        <source>The wreck of %1 still floats.</source>
        <translation>L’épave du navire %1 flotte encore.</translation>
    </message>
    <message>
        <source>There is no wind, the sea is %1.</source>
        <translation>Il n’y a pas de vent, la mer est %1.</translation>
    </message>
    <message>
        <source>A gale blows from the %1, the sea is %2.</source>
        <translation>Un coup de vent souffle, secteur %1, la mer est %2.</translation>
    </message>
    <message>
        <source>A storm blows from the %1, the sea is %2.</source>
        <translation>Une tempête souffle, secteur %1, la mer est %2.</translation>
    </message>
    <message>
        <source>The wind is %1 from the %2, the sea is %3.</source>
        <translation>Le vent est %1, secteur %2, la mer est %3.</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>plate</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>peu agitée</translation>
    </message>
    <message>
        <source>choppy</source>
        <translation>agitée</translation>
    </message>
    <message>
        <source>rough</source>
        <comment>salamis-ad-actium</comment>
        <translation>forte</translation>
    </message>
    <message>
        <source>very rough</source>
        <translation>très forte</translation>
    </message>
    <message>
        <source>%1 suffers in the sea: %2.</source>
        <translation>%1 souffre de la mer : %2.</translation>
    </message>
    <message>
        <source>%1 suffers in the sea.</source>
        <translation>%1 souffre de la mer.</translation>
    </message>
    <message>
        <source>%1 loses %2 in the sea.</source>
        <translation>%1 perd %2 dans la mer.</translation>
    </message>
    <message>
        <source>%1 rides out the sea.</source>
        <translation>%1 résiste à la mer.</translation>
    </message>
    <message>
        <source>%1 holds firm (%2).</source>
        <translation>%1 tient ferme (%2).</translation>
    </message>
    <message>
        <source>%1 loses heart (%2).</source>
        <translation>%1 perd courage (%2).</translation>
    </message>
    <message>
        <source>captain killed</source>
        <translation>capitaine tué</translation>
    </message>
    <message>
        <source>half the squadron lost</source>
        <translation>la moitié de l’escadre perdue</translation>
    </message>
    <message>
        <source>admiral lost</source>
        <translation>amiral perdu</translation>
    </message>
    <message>
        <source>%1 takes heart again.</source>
        <translation>%1 reprend courage.</translation>
    </message>
    <message>
        <source>%1 stays demoralised.</source>
        <translation>%1 reste démoralisé.</translation>
    </message>
    <message>
        <source>%1 deploys in %2.</source>
        <translation>%1 se déploie : %2.</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>%1 prend place.</translation>
    </message>
    <message>
        <source>%1 comes in.</source>
        <translation>%1 arrive.</translation>
    </message>
    <message>
        <source>The allies %1 will not fight today.</source>
        <translation>Les alliés %1 ne combattront pas aujourd’hui.</translation>
    </message>
    <message>
        <source>The allies %1 arrive on their own side&apos;s edge.</source>
        <translation>Les alliés %1 arrivent par le bord de leur propre camp.</translation>
    </message>
    <message>
        <source>The allies %1 arrive on any edge but the enemy&apos;s.</source>
        <translation>Les alliés %1 arrivent par n’importe quel bord sauf celui de l’ennemi.</translation>
    </message>
    <message>
        <source>The allies %1 are not here yet.</source>
        <translation>Les alliés %1 ne sont pas encore là.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 s’est déployé.</translation>
    </message>
    <message>
        <source>%1 sets its sail.</source>
        <translation>%1 hisse la voile.</translation>
    </message>
    <message>
        <source>%1 furls its sail.</source>
        <translation>%1 ferle la voile.</translation>
    </message>
    <message>
        <source>%1 cuts its mast away.</source>
        <translation>%1 abat son mât.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 abandonne la bataille.</translation>
    </message>
    <message>
        <source>Salamis ad Actium is fought between two sides.</source>
        <translation>Salamis ad Actium se joue entre deux camps.</translation>
    </message>
    <message>
        <source>Join the fleets of allies into one side, or give them as its contingents.</source>
        <translation>Réunissez les flottes alliées en un seul camp, ou donnez-les comme ses contingents.</translation>
    </message>
    <message>
        <source>A row has three results.</source>
        <translation>Une ligne a trois résultats.</translation>
    </message>
    <message>
        <source>Give one for each column: rams, missiles, engines.</source>
        <translation>Donnez-en un par colonne : éperons, tirs, machines.</translation>
    </message>
    <message>
        <source>%1 is no casualty of this game.</source>
        <translation>%1 n’est pas une perte de ce jeu.</translation>
    </message>
    <message>
        <source>Take one of the printed table&apos;s.</source>
        <translation>Prenez-en une de la table imprimée.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; is missing.</source>
        <translation>La ligne "%1" manque.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>Remettez-la en place.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; needs %2 values.</source>
        <translation>La ligne "%1" demande %2 valeurs.</translation>
    </message>
    <message>
        <source>%1 is no modifier the rules know.</source>
        <translation>%1 n’est pas un modificateur que les règles connaissent.</translation>
    </message>
    <message>
        <source>%1 is no loss the rules know.</source>
        <translation>%1 n’est pas une perte que les règles connaissent.</translation>
    </message>
    <message>
        <source>Seven rows are needed, glancing to matchwood.</source>
        <translation>Il faut sept lignes, du coup glissant à la réduction en miettes.</translation>
    </message>
    <message>
        <source>The winds must stand in order, calm to storm.</source>
        <translation>Les vents doivent être dans l’ordre, du calme à la tempête.</translation>
    </message>
    <message>
        <source>Six winds are needed, and every face of a d10 once among them.</source>
        <translation>Il faut six vents, et chaque face d’un d10 une fois parmi eux.</translation>
    </message>
    <message>
        <source>The ship is missing.</source>
        <translation>Le navire manque.</translation>
    </message>
    <message>
        <source>Describe it as in a fleet file; only its class is needed.</source>
        <translation>Décrivez-le comme dans un fichier de flotte ; seule sa classe est requise.</translation>
    </message>
    <message>
        <source>One ship rams one other.</source>
        <translation>Un seul navire en éperonne un seul autre.</translation>
    </message>
    <message>
        <source>Leave the count out.</source>
        <translation>N’indiquez pas de nombre.</translation>
    </message>
    <message>
        <source>This is no distance that a ship moves.</source>
        <translation>Ce n’est pas une distance qu’un navire parcourt.</translation>
    </message>
    <message>
        <source>Give cm from 0 to %1, with at most three decimals.</source>
        <translation>Donnez des cm de 0 à %1, avec au plus trois décimales.</translation>
    </message>
    <message>
        <source>A wreck cannot ram.</source>
        <translation>Une épave ne peut éperonner.</translation>
    </message>
    <message>
        <source>Give a lesser damage.</source>
        <translation>Donnez des dégâts moindres.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their deployment strips.</source>
        <translation>Les flottes ne tiennent pas dans leurs bandes de déploiement.</translation>
    </message>
    <message>
        <source>Take a wider table or a deeper strip: table-size and deployment-depth.</source>
        <translation>Prenez une table plus large ou une bande plus profonde : table-size et deployment-depth.</translation>
    </message>
    <message>
        <source>Salamis ad Actium does not know this option or value.</source>
        <translation>Salamis ad Actium ne connaît pas cette option ou cette valeur.</translation>
    </message>
    <message>
        <source>Write width and depth in cm, 60 to 1000: 120x90.</source>
        <translation>Écrivez largeur et profondeur en cm, 60 à 1000 : 120x90.</translation>
    </message>
    <message>
        <source>Write a whole number of cm, 8 to 100: 15.</source>
        <translation>Écrivez un nombre entier de cm, 8 à 100 : 15.</translation>
    </message>
    <message>
        <source>Write every-phase, two-in-succession or never.</source>
        <translation>Écrivez every-phase, two-in-succession ou never.</translation>
    </message>
    <message>
        <source>Write ashore or aboard.</source>
        <translation>Écrivez ashore ou aboard.</translation>
    </message>
    <message>
        <source>The options are table-size, deployment-depth, weather-change and sails.</source>
        <translation>Les options sont table-size, deployment-depth, weather-change et sails.</translation>
    </message>
    <message>
        <source>The deployment strips leave no sea between them.</source>
        <translation>Les bandes de déploiement ne laissent pas de mer entre elles.</translation>
    </message>
    <message>
        <source>Take a deeper table or a smaller deployment depth.</source>
        <translation>Prenez une table plus profonde ou une profondeur de déploiement moindre.</translation>
    </message>
    <message>
        <source>This ship is a wreck and cannot fight.</source>
        <translation>Ce navire est une épave et ne peut combattre.</translation>
    </message>
    <message>
        <source>Leave it out or mend it first.</source>
        <translation>Écartez-le ou réparez-le d’abord.</translation>
    </message>
    <message>
        <source>Only the second side has walls, and only where the place is a port.</source>
        <translation>Seul le second camp a des murailles, et seulement si le lieu est un port.</translation>
    </message>
    <message>
        <source>Make the port&apos;s owner the second side and the place a port.</source>
        <translation>Faites du propriétaire du port le second camp et du lieu un port.</translation>
    </message>
    <message>
        <source>Tower or platform, a unit each</source>
        <translation>Tour ou plate-forme, une unité chacune</translation>
    </message>
    <message>
        <source>Heavy marine</source>
        <translation>Soldat de marine lourd</translation>
    </message>
    <message>
        <source>Marine</source>
        <translation>Soldat de marine</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Milice</translation>
    </message>
    <message>
        <source>Outnumbered three to one</source>
        <translation>À un contre trois</translation>
    </message>
    <message>
        <source>Target stationary</source>
        <translation>Cible immobile</translation>
    </message>
    <message>
        <source>After a rake</source>
        <translation>Après un bris de rames</translation>
    </message>
    <message>
        <source>Ram contact with a crippled ship</source>
        <translation>Contact d’éperon avec un navire désemparé</translation>
    </message>
    <message>
        <source>Grapple</source>
        <translation>Accrochage</translation>
    </message>
    <message>
        <source>First round across the corvus</source>
        <translation>Première manche par le corbeau</translation>
    </message>
    <message>
        <source>Boarding a larger ship</source>
        <translation>Abordage d’un navire plus grand</translation>
    </message>
    <message>
        <source>Bees aboard</source>
        <translation>Abeilles à bord</translation>
    </message>
    <message>
        <source>Small target</source>
        <translation>Petite cible</translation>
    </message>
    <message>
        <source>Ballista, short range</source>
        <translation>Baliste, courte portée</translation>
    </message>
    <message>
        <source>Ballista</source>
        <translation>Baliste</translation>
    </message>
    <message>
        <source>Ballista, casualty</source>
        <translation>Baliste, perte</translation>
    </message>
    <message>
        <source>Heavy engine, stationary target</source>
        <translation>Machine lourde, cible immobile</translation>
    </message>
    <message>
        <source>Heavy engine, damage</source>
        <translation>Machine lourde, dégâts</translation>
    </message>
    <message>
        <source>Engine&apos;s damage modifier</source>
        <translation>Modificateur de dégâts de la machine</translation>
    </message>
    <message>
        <source>Size class of the target</source>
        <translation>Classe de taille de la cible</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>worsens</source>
        <translation>empire</translation>
    </message>
    <message>
        <source>put out</source>
        <translation>éteint</translation>
    </message>
    <message>
        <source>burns on</source>
        <translation>continue</translation>
    </message>
    <message>
        <source>Fire, casualty</source>
        <translation>Feu, perte</translation>
    </message>
    <message>
        <source>Fire passes on</source>
        <translation>Propagation du feu</translation>
    </message>
    <message>
        <source>passes on</source>
        <translation>se propage</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>Target is cataphract</source>
        <translation>Cible cataphracte</translation>
    </message>
    <message>
        <source>Target has parablemata</source>
        <translation>Cible avec parablemata</translation>
    </message>
    <message>
        <source>Moved far</source>
        <translation>Long déplacement</translation>
    </message>
    <message>
        <source>In a tower or on the platform, a unit each</source>
        <translation>Dans une tour ou sur la plate-forme, une unité chacune</translation>
    </message>
    <message>
        <source>Archers, short range</source>
        <translation>Archers, courte portée</translation>
    </message>
    <message>
        <source>Arrows, casualty</source>
        <translation>Flèches, perte</translation>
    </message>
    <message>
        <source>Captain hit</source>
        <translation>Capitaine touché</translation>
    </message>
    <message>
        <source>Admiral aboard</source>
        <translation>Amiral à bord</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>Admiral hit</source>
        <translation>Amiral touché</translation>
    </message>
    <message>
        <source>Command level</source>
        <translation>Niveau de commandement</translation>
    </message>
    <message>
        <source>Captain wounded</source>
        <translation>Capitaine blessé</translation>
    </message>
    <message>
        <source>Captain killed</source>
        <translation>Capitaine tué</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>Pass through friends</source>
        <translation>Traverser des amis</translation>
    </message>
    <message>
        <source>Give way to a friend</source>
        <translation>Céder le passage à un ami</translation>
    </message>
    <message>
        <source>Fast move</source>
        <translation>Mouvement rapide</translation>
    </message>
    <message>
        <source>Backing the ram out</source>
        <translation>Dégager l’éperon en reculant</translation>
    </message>
    <message>
        <source>Held by a corvus or ferrea manus</source>
        <translation>Retenu par un corbeau ou une ferrea manus</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Se séparer</translation>
    </message>
    <message>
        <source>will not fight today</source>
        <translation>ne combattront pas aujourd’hui</translation>
    </message>
    <message>
        <source>arrive on their own side&apos;s edge</source>
        <translation>arrivent par le bord de leur camp</translation>
    </message>
    <message>
        <source>arrive on any edge but the enemy&apos;s</source>
        <translation>arrivent par n’importe quel bord sauf celui de l’ennemi</translation>
    </message>
    <message>
        <source>are not here yet</source>
        <translation>ne sont pas encore là</translation>
    </message>
    <message>
        <source>Allies off the table</source>
        <translation>Alliés hors de la table</translation>
    </message>
    <message>
        <source>Price change, tens of per cent</source>
        <translation>Variation de prix, en dizaines de pour cent</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Ralliement</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Mélanger les cartes</translation>
    </message>
    <message>
        <source>Sea state</source>
        <translation>État de la mer</translation>
    </message>
    <message>
        <source>Weather, casualty</source>
        <translation>Météo, perte</translation>
    </message>
    <message>
        <source>Wind strength</source>
        <translation>Force du vent</translation>
    </message>
    <message>
        <source>Wind direction</source>
        <translation>Direction du vent</translation>
    </message>
    <message>
        <source>Drifting</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Weather damage</source>
        <translation>Dégâts de la météo</translation>
    </message>
    <message>
        <source>Wind strength changes</source>
        <translation>La force du vent change</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>change</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>se maintient</translation>
    </message>
    <message>
        <source>Up or down</source>
        <translation>Plus ou moins</translation>
    </message>
    <message>
        <source>up</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>down</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>Wind direction changes</source>
        <translation>La direction du vent change</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Dans quel sens</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens horaire</translation>
    </message>
    <message>
        <source>against the clock</source>
        <translation>sens antihoraire</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Épave</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>flotte</translation>
    </message>
    <message>
        <source>Oar factors short of full speed</source>
        <translation>Facteurs de rames manquant à la pleine vitesse</translation>
    </message>
    <message>
        <source>Target&apos;s crew quality</source>
        <translation>Qualité d’équipage de la cible</translation>
    </message>
    <message>
        <source>Target&apos;s turn class</source>
        <translation>Classe de virage de la cible</translation>
    </message>
    <message>
        <source>Raked oar</source>
        <translation>Rame brisée</translation>
    </message>
    <message>
        <source>an oar factor</source>
        <translation>un facteur de rames</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>plus aucun</translation>
    </message>
    <message>
        <source>1 cm of speed</source>
        <translation>1 cm de vitesse</translation>
    </message>
    <message>
        <source>Ram, casualty</source>
        <translation>Éperon, perte</translation>
    </message>
    <message>
        <source>Unsupported ram, own damage</source>
        <translation>Éperon non soutenu, dégâts propres</translation>
    </message>
    <message>
        <source>Mast</source>
        <translation>Mât</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>Bow ram, who rams</source>
        <translation>Proue contre proue, qui éperonne</translation>
    </message>
    <message>
        <source>Whole bow edge on the beam</source>
        <translation>Tout le bord de proue sur le flanc</translation>
    </message>
    <message>
        <source>Half the bow edge on the beam</source>
        <translation>La moitié du bord de proue sur le flanc</translation>
    </message>
    <message>
        <source>Own damage</source>
        <translation>Dégâts propres</translation>
    </message>
    <message>
        <source>Target&apos;s damage</source>
        <translation>Dégâts de la cible</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>Surchargé</translation>
    </message>
    <message>
        <source>Relative size</source>
        <translation>Taille relative</translation>
    </message>
    <message>
        <source>Rammer&apos;s crew</source>
        <translation>Équipage de l’éperonneur</translation>
    </message>
    <message>
        <source>Target&apos;s crew</source>
        <translation>Équipage de la cible</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain wounded</source>
        <translation>Capitaine de l’éperonneur blessé</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain killed</source>
        <translation>Capitaine de l’éperonneur tué</translation>
    </message>
    <message>
        <source>Relative size, reversed</source>
        <translation>Taille relative, inversée</translation>
    </message>
    <message>
        <source>Target&apos;s speed</source>
        <translation>Vitesse de la cible</translation>
    </message>
    <message>
        <source>%1 is a wall and stands where it stands.</source>
        <translation>%1 est une muraille et reste où elle est.</translation>
    </message>
    <message>
        <source>%1 waits: it is the other side's shot.</source>
        <translation>%1 attend : c’est à l’autre camp de tirer.</translation>
    </message>
    <message>
        <source>%1 has no engine left to fire.</source>
        <translation>%1 n’a plus de machine pour tirer.</translation>
    </message>
    <message>
        <source>%1 has done all it can in this Action Phase.</source>
        <translation>%1 a fait tout ce qui se peut dans cette phase d’action.</translation>
    </message>
    <message>
        <source>%1's archers have shot in this Action Phase.</source>
        <translation>Les archers (%1) ont tiré dans cette phase d’action.</translation>
    </message>
    <message>
        <source>%1 has no archers.</source>
        <translation>%1 n’a pas d’archers.</translation>
    </message>
    <message>
        <source>%1 is %2 cm away; archers reach %3 cm.</source>
        <translation>%1 est à %2 cm ; les archers portent à %3 cm.</translation>
    </message>
    <message>
        <source>Come nearer first, or choose another target.</source>
        <translation>Approchez d’abord, ou choisissez une autre cible.</translation>
    </message>
    <message>
        <source>Other ships hide %1.</source>
        <translation>D’autres navires cachent %1.</translation>
    </message>
    <message>
        <source>Choose a target in sight.</source>
        <translation>Choisissez une cible en vue.</translation>
    </message>
    <message>
        <source>There is no such missile.</source>
        <translation>Il n’y a pas de tel projectile.</translation>
    </message>
    <message>
        <source>%1 has no Greek fire, or has spent it.</source>
        <translation>%1 n’a pas de feu grégeois, ou l’a épuisé.</translation>
    </message>
    <message>
        <source>%1 is a wall, which has pots of boiling oil and of bees.</source>
        <translation>%1 est une muraille, qui a des pots d’huile bouillante et d’abeilles.</translation>
    </message>
    <message>
        <source>Throw oil or bees.</source>
        <translation>Lancez de l’huile ou des abeilles.</translation>
    </message>
    <message>
        <source>%1 has no pots of that kind left.</source>
        <translation>%1 n’a plus de pots de cette sorte.</translation>
    </message>
    <message>
        <source>%1 is not straight ahead of %2, where Greek fire burns.</source>
        <translation>%1 n’est pas droit devant %2, là où brûle le feu grégeois.</translation>
    </message>
    <message>
        <source>Turn towards it first.</source>
        <translation>Virez d’abord vers la cible.</translation>
    </message>
    <message>
        <source>%1 is %2 cm away; the missile reaches %3 cm.</source>
        <translation>%1 est à %2 cm ; le projectile porte à %3 cm.</translation>
    </message>
    <message>
        <source>Come nearer first.</source>
        <translation>Approchez d’abord.</translation>
    </message>
    <message>
        <source>%1 has tried to grapple in this Action Phase.</source>
        <translation>%1 a déjà tenté d’accrocher dans cette phase d’action.</translation>
    </message>
    <message>
        <source>%1 is demoralised and does not board.</source>
        <translation>%1 est démoralisé et n’aborde pas.</translation>
    </message>
    <message>
        <source>Rally it first.</source>
        <translation>Ralliez-le d’abord.</translation>
    </message>
    <message>
        <source>%1 does not touch %2.</source>
        <translation>%1 ne touche pas %2.</translation>
    </message>
    <message>
        <source>Run up against it first.</source>
        <translation>Allez d’abord contre lui.</translation>
    </message>
    <message>
        <source>%1 and %2 are grappled already.</source>
        <translation>%1 et %2 sont déjà accrochés.</translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation>%1 ne retient pas %2.</translation>
    </message>
    <message>
        <source>Engines fire in the Intermediate Phase.</source>
        <translation>Les machines tirent en phase intermédiaire.</translation>
    </message>
    <message>
        <source>Wait for an Intermediate card.</source>
        <translation>Attendez une carte de phase intermédiaire.</translation>
    </message>
    <message>
        <source>Nothing aboard %1 can fire in this phase.</source>
        <translation>Rien à bord (%1) ne peut tirer dans cette phase.</translation>
    </message>
    <message>
        <source>No engine of %1 bears on %2.</source>
        <translation>Aucune machine (%1) ne peut viser %2.</translation>
    </message>
    <message>
        <source>Choose one in range and sight, off bow and stern.</source>
        <translation>Choisissez-en une à portée et en vue, hors de l’axe de la proue et de la poupe.</translation>
    </message>
    <message>
        <source>%1 has acted; separating takes the whole Action Phase.</source>
        <translation>%1 a agi ; se dégager prend toute la phase d’action.</translation>
    </message>
    <message>
        <source>Separate before the ship does anything else.</source>
        <translation>Dégagez-vous avant que le navire fasse autre chose.</translation>
    </message>
    <message>
        <source>Nothing holds %1.</source>
        <translation>Rien ne retient %1.</translation>
    </message>
    <message>
        <source>Move it.</source>
        <translation>Déplacez-le.</translation>
    </message>
    <message>
        <source>A move has one to %1 steps; this has %2.</source>
        <translation>Un mouvement a de un à %1 pas ; celui-ci en a %2.</translation>
    </message>
    <message>
        <source>Let the ship rest if it shall not move.</source>
        <translation>Laissez le navire au repos s’il ne doit pas bouger.</translation>
    </message>
    <message>
        <source>A standing turn is one turn and nothing else.</source>
        <translation>Un virage sur place est un virage et rien d’autre.</translation>
    </message>
    <message>
        <source>%1 turns %2 degrees on the spot; this is %3.</source>
        <translation>%1 vire de %2 degrés sur place ; ceci fait %3.</translation>
    </message>
    <message>
        <source>Turn less: 15 degrees a turn class.</source>
        <translation>Virez moins : 15 degrés par classe de virage.</translation>
    </message>
    <message>
        <source>%1 cannot make way, and so cannot turn.</source>
        <translation>%1 ne peut avancer, donc pas virer.</translation>
    </message>
    <message>
        <source>A ship backs straight astern.</source>
        <translation>Un navire recule droit en arrière.</translation>
    </message>
    <message>
        <source>Give one straight step.</source>
        <translation>Donnez un seul pas, tout droit.</translation>
    </message>
    <message>
        <source>A step goes ahead, not less than nothing.</source>
        <translation>Un pas va en avant, pas moins que rien.</translation>
    </message>
    <message>
        <source>Back water to go astern.</source>
        <translation>Reculez pour aller en arrière.</translation>
    </message>
    <message>
        <source>%1 goes %2 cm straight before a turn; this is %3 cm.</source>
        <translation>%1 va %2 cm tout droit avant un virage ; ceci fait %3 cm.</translation>
    </message>
    <message>
        <source>Go at least 6 cm less the turn class before each turn.</source>
        <translation>Avant chaque virage, allez au moins 6 cm moins la classe de virage.</translation>
    </message>
    <message>
        <source>A turn is at most %1 degrees; this is %2.</source>
        <translation>Un virage est de %1 degrés au plus ; ceci fait %2.</translation>
    </message>
    <message>
        <source>Turn again after another straight run.</source>
        <translation>Virez de nouveau après un autre bout droit.</translation>
    </message>
    <message>
        <source>%1 may go %2 cm; this is %3 cm.</source>
        <translation>%1 peut aller %2 cm ; ceci fait %3 cm.</translation>
    </message>
    <message>
        <source>Go less far.</source>
        <translation>Allez moins loin.</translation>
    </message>
    <message>
        <source>The move leads nowhere.</source>
        <translation>Le mouvement ne mène nulle part.</translation>
    </message>
    <message>
        <source>The fallen mast drags: %1 drifts.</source>
        <translation>Le mât abattu traîne : %1 dérive.</translation>
    </message>
    <message>
        <source>Cut the mast away first.</source>
        <translation>Coupez d’abord le mât.</translation>
    </message>
    <message>
        <source>%1 has no sail set.</source>
        <translation>%1 n’a pas établi de voile.</translation>
    </message>
    <message>
        <source>Set the sail first, if it is aboard.</source>
        <translation>Établissez d’abord la voile, si elle est à bord.</translation>
    </message>
    <message>
        <source>%1 has no oars to move by.</source>
        <translation>%1 n’a pas de rames pour avancer.</translation>
    </message>
    <message>
        <source>Move under sail.</source>
        <translation>Avancez à la voile.</translation>
    </message>
    <message>
        <source>The rowers of %1 are spent: no fast move is left.</source>
        <translation>Les rameurs (%1) sont épuisés : plus de mouvement rapide.</translation>
    </message>
    <message>
        <source>Move at normal speed.</source>
        <translation>Avancez à vitesse normale.</translation>
    </message>
    <message>
        <source>%1 has moved in this Action Phase.</source>
        <translation>%1 s’est déplacé dans cette phase d’action.</translation>
    </message>
    <message>
        <source>%1 is in contact and stays where it is.</source>
        <translation>%1 est au contact et reste où il est.</translation>
    </message>
    <message>
        <source>Separate first.</source>
        <translation>Dégagez-vous d’abord.</translation>
    </message>
    <message>
        <source>%1 is demoralised and heads for its own edge.</source>
        <translation>%1 est démoralisé et va vers son propre bord.</translation>
    </message>
    <message>
        <source>Go nearer to it, or turn the bow towards it.</source>
        <translation>Approchez-en, ou tournez la proue vers lui.</translation>
    </message>
    <message>
        <source>Nobody deploys now.</source>
        <translation>Personne ne se déploie maintenant.</translation>
    </message>
    <message>
        <source>The side has deployed already.</source>
        <translation>Le camp s’est déjà déployé.</translation>
    </message>
    <message>
        <source>Handle the sail before it moves.</source>
        <translation>Manœuvrez la voile avant que le navire se déplace.</translation>
    </message>
    <message>
        <source>%1 has no mast standing.</source>
        <translation>%1 n’a pas de mât debout.</translation>
    </message>
    <message>
        <source>Masts are left ashore unless the battle's options say aboard.</source>
        <translation>Les mâts restent à terre, sauf si les options de la bataille les disent à bord.</translation>
    </message>
    <message>
        <source>%1 has set its sail.</source>
        <translation>%1 a établi sa voile.</translation>
    </message>
    <message>
        <source>%1 has furled its sail.</source>
        <translation>%1 a cargué sa voile.</translation>
    </message>
    <message>
        <source>%1 is in contact, where no sail is set.</source>
        <translation>%1 est au contact, où l’on n’établit pas de voile.</translation>
    </message>
    <message>
        <source>No fallen mast drags %1.</source>
        <translation>Aucun mât abattu ne traîne (%1).</translation>
    </message>
    <message>
        <source>The crew of %1 has had its hands full in this Action Phase.</source>
        <translation>L’équipage (%1) a eu les mains pleines dans cette phase d’action.</translation>
    </message>
    <message>
        <source>%1 has done all it can.</source>
        <translation>%1 a fait tout ce qui se peut.</translation>
    </message>
    <message>
        <source>%1 is demoralised and does not lie still: it heads for its own edge.</source>
        <translation>%1 est démoralisé et ne reste pas immobile : il va vers son propre bord.</translation>
    </message>
    <message>
        <source>Move it there; it does so by itself when the phase is ended.</source>
        <translation>Menez-le là ; il y va de lui-même quand la phase finit.</translation>
    </message>
    <message>
        <source>It is not this side's Action Phase.</source>
        <translation>Ce n’est pas la phase d’action de ce camp.</translation>
    </message>
    <message>
        <source>Wait for its card.</source>
        <translation>Attendez sa carte.</translation>
    </message>
    <message>
        <source>No such contingent comes in now.</source>
        <translation>Aucun contingent de ce nom n’arrive maintenant.</translation>
    </message>
    <message>
        <source>This contingent does not come in now.</source>
        <translation>Ce contingent n’arrive pas maintenant.</translation>
    </message>
    <message>
        <source>The contingent may not come in over this edge.</source>
        <translation>Le contingent ne peut arriver par ce bord.</translation>
    </message>
    <message>
        <source>Take its own side's edge.</source>
        <translation>Prenez le bord de son propre camp.</translation>
    </message>
    <message>
        <source>Take any edge but the enemy's.</source>
        <translation>Prenez n’importe quel bord, sauf celui de l’ennemi.</translation>
    </message>
    <message>
        <source>There is no room for the contingent there.</source>
        <translation>Il n’y a pas de place là pour le contingent.</translation>
    </message>
    <message>
        <source>Choose another place along the edge.</source>
        <translation>Choisissez un autre endroit le long du bord.</translation>
    </message>
    <message>
        <source>%1 would stand outside its side's deployment strip.</source>
        <translation>%1 serait hors de la bande de déploiement de son camp.</translation>
    </message>
    <message>
        <source>Stay within %1 cm of the side's own edge.</source>
        <translation>Restez à %1 cm au plus du bord de votre camp.</translation>
    </message>
    <message>
        <source>%1 would stand on %2.</source>
        <translation>%1 serait sur %2.</translation>
    </message>
    <message>
        <source>Place it where no base lies.</source>
        <translation>Placez-le où il n’y a pas de socle.</translation>
    </message>
    <message>
        <source>Ships are placed before the first turn only.</source>
        <translation>Les navires ne se placent qu’avant le premier tour.</translation>
    </message>
    <message>
        <source>Allies off the table and walls cannot be placed.</source>
        <translation>Les alliés hors de la table et les murailles ne peuvent être placés.</translation>
    </message>
    <message>
        <source>This side has said that it has deployed.</source>
        <translation>Ce camp a dit qu’il s’est déployé.</translation>
    </message>
    <message>
        <source>There is no such squadron or place.</source>
        <translation>Il n’y a pas de telle escadre ou de tel endroit.</translation>
    </message>
    <message>
        <source>There is no such ship or place.</source>
        <translation>Il n’y a pas de tel navire ou de tel endroit.</translation>
    </message>
    <message>
        <source>%1's squadron does not act now.</source>
        <translation>L’escadre (%1) n’agit pas maintenant.</translation>
    </message>
    <message>
        <source>%1 is not on the table.</source>
        <translation>%1 n’est pas sur la table.</translation>
    </message>
    <message>
        <source>%1 is a wreck.</source>
        <translation>%1 est une épave.</translation>
    </message>
    <message>
        <source>%1 has been taken: its captor only holds it.</source>
        <translation>%1 a été pris : son capteur ne fait que le tenir.</translation>
    </message>
    <message>
        <source>There is no such target.</source>
        <translation>Il n’y a pas de telle cible.</translation>
    </message>
    <message>
        <source>Choose a ship on the table.</source>
        <translation>Choisissez un navire sur la table.</translation>
    </message>
    <message>
        <source>%1 is on the same side.</source>
        <translation>%1 est du même camp.</translation>
    </message>
    <message>
        <source>They come in over the edge of %1.</source>
        <translation>Ils arrivent par le bord du camp %1.</translation>
    </message>
    <message>
        <source>They come in over any edge but that of %1.</source>
        <translation>Ils arrivent par n’importe quel bord, sauf celui du camp %1.</translation>
    </message>
    <message>
        <source>They will not fight today.</source>
        <translation>Ils ne combattront pas aujourd’hui.</translation>
    </message>
    <message>
        <source>They are not here yet.</source>
        <translation>Ils ne sont pas encore là.</translation>
    </message>
    <message>
        <source>At the start of each turn from the second: a d10. %1 or more and they come, from %2 over any edge but the enemy's; %3 or less and they will not fight.</source>
        <translation>Au début de chaque tour dès le deuxième : un d10. À %1 ou plus ils arrivent, de %2, par n’importe quel bord sauf celui de l’ennemi ; à %3 ou moins ils ne combattront pas.</translation>
    </message>
    <message>
        <source>At the start of each turn from the second: a d10, and %4 for their price. %1 or more and they come, from %2 over any edge but the enemy's; %3 or less and they will not fight.</source>
        <translation>Au début de chaque tour dès le deuxième : un d10, et %4 pour leur prix. À %1 ou plus ils arrivent, de %2, par n’importe quel bord sauf celui de l’ennemi ; à %3 ou moins ils ne combattront pas.</translation>
    </message>
    <message>
        <source>At the start of each turn from the second: a d10, less %4 for their price. %1 or more and they come, from %2 over any edge but the enemy's; %3 or less and they will not fight.</source>
        <translation>Au début de chaque tour dès le deuxième : un d10, moins %4 pour leur prix. À %1 ou plus ils arrivent, de %2, par n’importe quel bord sauf celui de l’ennemi ; à %3 ou moins ils ne combattront pas.</translation>
    </message>
</context>
<context>
    <name>navarch::trireme</name>
    <message>
        <source>%1 breaks up and goes down with all hands.</source>
        <translation>%1 se disloque et sombre corps et biens.</translation>
    </message>
    <message>
        <source>%1 has plotted its ships.</source>
        <translation>%1 a tracé ses navires.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 abandonne la bataille.</translation>
    </message>
    <message>
        <source>Hand to hand aboard %1: %2 loses %3 of %4, %5 loses %6 of %7.</source>
        <translation>Corps à corps à bord du navire %1 : %2 perd %3 sur %4, %5 perd %6 sur %7.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 se rend.</translation>
    </message>
    <message>
        <source>The boarders of %1 are thrown back.</source>
        <translation>L’abordage (%1) est repoussé.</translation>
    </message>
    <message>
        <source>The irons of %1 do not hold %2.</source>
        <translation>Les grappins (%1) ne retiennent pas %2.</translation>
    </message>
    <message>
        <source>%1 grapples %2 with the corvus.</source>
        <translation>%1 accroche %2 avec le corbeau.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 accroche %2.</translation>
    </message>
    <message>
        <source>Nobody is left to fight, and the grapples are cut.</source>
        <translation>Il ne reste personne pour combattre, et les grappins sont coupés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 and sends {%n marine|%n marines} aboard.</source>
        <translation>
            <numerusform>%1 prend %2 et y envoie %n soldat de marine.</numerusform>
            <numerusform>%1 prend %2 et y envoie %n soldats de marine.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 boards %2 in turn.</source>
        <translation>%1 aborde %2 à son tour.</translation>
    </message>
    <message>
        <source>%1 cuts loose from %2.</source>
        <translation>%1 se dégage de %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 back.</source>
        <translation>%1 reprend %2.</translation>
    </message>
    <message>
        <source>%1 is disarmed and let go.</source>
        <translation>%1 est désarmé et relâché.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: 0 damage.</source>
        <translation>%1 éperonne %2 à la proue : 0 dégât.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the stern: 0 damage.</source>
        <translation>%1 éperonne %2 à la poupe : 0 dégât.</translation>
    </message>
    <message>
        <source>%1 rams %2 in the side: 0 damage.</source>
        <translation>%1 éperonne %2 au flanc : 0 dégât.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: %3 damage and a hole.</source>
        <translation>%1 éperonne %2 à la proue : dégâts %3 et une voie d’eau.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the stern: %3 damage and a hole.</source>
        <translation>%1 éperonne %2 à la poupe : dégâts %3 et une voie d’eau.</translation>
    </message>
    <message>
        <source>%1 rams %2 in the side: %3 damage and a hole.</source>
        <translation>%1 éperonne %2 au flanc : dégâts %3 et une voie d’eau.</translation>
    </message>
    <message>
        <source>%1 rakes the oars of %2: cruising speed %3, turning circle %4.</source>
        <translation>%1 brise les rames du navire %2 : vitesse de croisière %3, cercle de giration %4.</translation>
    </message>
    <message>
        <source>%1 slips past to port.</source>
        <translation>%1 se glisse par bâbord.</translation>
    </message>
    <message>
        <source>%1 slips past to starboard.</source>
        <translation>%1 se glisse par tribord.</translation>
    </message>
    <message>
        <source>%1 has no water to slip into and stops.</source>
        <translation>%1 n’a pas d’eau où se glisser et s’arrête.</translation>
    </message>
    <message>
        <source>%1 and %2 meet bow to bow: both ram.</source>
        <translation>%1 et %2 proue contre proue : tous deux éperonnent.</translation>
    </message>
    <message>
        <source>%1 and %2 meet bow to bow: %3 rams.</source>
        <translation>%1 et %2 proue contre proue : %3 éperonne.</translation>
    </message>
    <message>
        <source>%1 lies alongside %2.</source>
        <translation>%1 se range le long du navire %2.</translation>
    </message>
    <message numerus="yes">
        <source>{%n bow|%n bows}</source>
        <translation>
            <numerusform>%n arc</numerusform>
            <numerusform>%n arcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n catapult|%n catapults}</source>
        <translation>
            <numerusform>%n catapulte</numerusform>
            <numerusform>%n catapultes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n stone thrower|%n stone throwers}</source>
        <translation>
            <numerusform>%n lithobole</numerusform>
            <numerusform>%n lithoboles</numerusform>
        </translation>
    </message>
    <message>
        <source>the boarders of %1</source>
        <translation>l’abordage (%1)</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 damage, %5 killed.</source>
        <translation>%1 (%2) tire sur %3. Dégâts : %4, tués : %5.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed.</source>
        <translation>%1 (%2) tire sur %3. Tués : %4.</translation>
    </message>
    <message>
        <source>%1 stops before land.</source>
        <translation>%1 s’arrête devant la terre.</translation>
    </message>
    <message>
        <source>%1 stops before a hulk.</source>
        <translation>%1 s’arrête devant une épave.</translation>
    </message>
    <message>
        <source>%1 rows off the field.</source>
        <translation>%1 sort du champ de bataille à la rame.</translation>
    </message>
    <message>
        <source>%1 crosses the bow of %2; both ram.</source>
        <translation>%1 croise la proue du navire %2 ; tous deux éperonnent.</translation>
    </message>
    <message>
        <source>%1 crosses the bow of %2.</source>
        <translation>%1 croise la proue du navire %2.</translation>
    </message>
    <message>
        <source>%1 fouls %2.</source>
        <translation>%1 s’empêtre dans %2.</translation>
    </message>
    <message>
        <source>Phase %1: %2.</source>
        <translation>Phase %1 : %2.</translation>
    </message>
    <message>
        <source>%1 has plotted %2.</source>
        <translation>%1 a tracé %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plugs %2 of {%n hole|%n holes}.</source>
        <translation>
            <numerusform>%1 bouche %2 voie d’eau sur %n.</numerusform>
            <numerusform>%1 bouche %2 voies d’eau sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes in water: %2 damage.</source>
        <translation>%1 fait eau : dégâts %2.</translation>
    </message>
    <message>
        <source>Neither side has the better of it.</source>
        <translation>Aucun camp ne prend le dessus.</translation>
    </message>
    <message>
        <source>%1 is victorious.</source>
        <translation>%1 est vainqueur.</translation>
    </message>
    <message>
        <source>Nobody guards %1 any more; it is free again.</source>
        <translation>Plus personne ne garde %1 ; il est de nouveau libre.</translation>
    </message>
    <message>
        <source>%1 is given up to the enemy.</source>
        <translation>%1 est livré à l’ennemi.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Le tour %1 commence.</translation>
    </message>
    <message>
        <source>%1 starts: %2.</source>
        <translation>%1 commence : %2.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 s’est déployé.</translation>
    </message>
    <message>
        <source>Trireme is fought between two sides.</source>
        <translation>Trireme se joue entre deux camps.</translation>
    </message>
    <message>
        <source>Join the fleets of allies into one side.</source>
        <translation>Réunissez les flottes alliées en un seul camp.</translation>
    </message>
    <message>
        <source>This is no plot.</source>
        <translation>Ce n’est pas un tracé.</translation>
    </message>
    <message>
        <source>Write a speed and its steps, as 3:FPF or 5:FFPFS/K&lt;G.</source>
        <translation>Écrivez une vitesse et ses pas, comme 3:FPF ou 5:FFPFS/K&lt;G.</translation>
    </message>
    <message>
        <source>%1 rows are needed.</source>
        <translation>Il faut %1 lignes.</translation>
    </message>
    <message>
        <source>The row of %1 cannot be so.</source>
        <translation>La ligne ne peut être ainsi : %1.</translation>
    </message>
    <message>
        <source>Write %1, the least range before the range.</source>
        <translation>Écrivez %1, la portée minimale avant la portée.</translation>
    </message>
    <message>
        <source>There is no column %1.</source>
        <translation>Il n’y a pas de colonne %1.</translation>
    </message>
    <message>
        <source>Write roman or hellenistic.</source>
        <translation>Écrivez roman ou hellenistic.</translation>
    </message>
    <message>
        <source>The preset %1 cannot be so.</source>
        <translation>Le préréglage %1 ne peut être ainsi.</translation>
    </message>
    <message>
        <source>Trireme does not know this option or value.</source>
        <translation>Trireme ne connaît pas cette option ou cette valeur.</translation>
    </message>
    <message>
        <source>Write hexes, inches, or columns and rows, 12 to 120 and %1 to 120: 40x30.</source>
        <translation>Écrivez hexes, inches, ou colonnes et lignes, 12 à 120 et %1 à 120 : 40x30.</translation>
    </message>
    <message>
        <source>Where the place is a shore, write north, east, south or west.</source>
        <translation>Si le lieu est un rivage, écrivez north, east, south ou west.</translation>
    </message>
    <message>
        <source>Trireme knows no other terrain than land.</source>
        <translation>Trireme ne connaît d’autre terrain que la terre.</translation>
    </message>
    <message>
        <source>Paint land alone.</source>
        <translation>Ne peignez que de la terre.</translation>
    </message>
    <message>
        <source>This side has no such ship or squadron.</source>
        <translation>Ce camp n’a pas de tel navire ou de telle escadre.</translation>
    </message>
    <message>
        <source>Name one of its fleet.</source>
        <translation>Indiquez-en un de sa flotte.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their deployment zones.</source>
        <translation>Les flottes ne tiennent pas dans leurs zones de déploiement.</translation>
    </message>
    <message>
        <source>Take a wider board, or paint less land where they deploy.</source>
        <translation>Prenez un plateau plus large, ou peignez moins de terre là où elles se déploient.</translation>
    </message>
    <message>
        <source>Write printed, or classes and figures: trireme:hull=7,max=4;quadrireme:ram=1.</source>
        <translation>Écrivez printed, ou des classes et des valeurs : trireme:hull=7,max=4;quadrireme:ram=1.</translation>
    </message>
    <message>
        <source>The figures are ram (-6 to 6), hull (1 to 30), max and cruise (0 to 6), turn (0 to 6) and acceleration (1 to 6).</source>
        <translation>Les valeurs sont ram (-6 à 6), hull (1 à 30), max et cruise (0 à 6), turn (0 à 6) et acceleration (1 à 6).</translation>
    </message>
    <message>
        <source>Write a whole number of turns, %1 to %2.</source>
        <translation>Écrivez un nombre entier de tours, %1 à %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (TR-12), board, terrain, shore, nations, decks and condition.</source>
        <translation>Il connaît les options de ses règles (TR-12), board, terrain, shore, nations, decks et condition.</translation>
    </message>
    <message>
        <source>Rome mans no %1.</source>
        <translation>Rome n’arme pas cette classe : %1.</translation>
    </message>
    <message>
        <source>Take a quadrireme or a quinquereme.</source>
        <translation>Prenez une quadrirème ou une quinquérème.</translation>
    </message>
    <message>
        <source>Trireme knows no ship of this class.</source>
        <translation>Trireme ne connaît pas de navire de cette classe.</translation>
    </message>
    <message>
        <source>Take one of its classes.</source>
        <translation>Prenez l’une de ses classes.</translation>
    </message>
    <message>
        <source>Trireme has no rules for allies that arrive later.</source>
        <translation>Trireme n’a pas de règles pour des alliés qui arrivent plus tard.</translation>
    </message>
    <message>
        <source>Put their ships into the fleet, or leave them out.</source>
        <translation>Mettez leurs navires dans la flotte, ou écartez-les.</translation>
    </message>
    <message>
        <source>A port lies along the second side&apos;s edge.</source>
        <translation>Un port s’étend le long du bord du second camp.</translation>
    </message>
    <message>
        <source>Name the side with the walls second.</source>
        <translation>Nommez en second le camp qui a les murailles.</translation>
    </message>
    <message>
        <source>The side has neither ships nor walls.</source>
        <translation>Le camp n’a ni navires ni murailles.</translation>
    </message>
    <message>
        <source>Give it a ship.</source>
        <translation>Donnez-lui un navire.</translation>
    </message>
    <message>
        <source>Hand to hand</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Throwing the irons</source>
        <translation>Jet des grappins</translation>
    </message>
    <message>
        <source>Damage of the ram</source>
        <translation>Dégâts du coup d’éperon</translation>
    </message>
    <message>
        <source>Ram modifier</source>
        <translation>Modificateur d’éperon</translation>
    </message>
    <message>
        <source>At full speed</source>
        <translation>À pleine vitesse</translation>
    </message>
    <message>
        <source>A stern that moves away</source>
        <translation>Une poupe qui s’éloigne</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Bow to bow: the first</source>
        <translation>Proue contre proue : le premier</translation>
    </message>
    <message>
        <source>The first ship&apos;s better crew</source>
        <translation>Meilleur équipage du premier navire</translation>
    </message>
    <message>
        <source>Bow to bow: the second</source>
        <translation>Proue contre proue : le second</translation>
    </message>
    <message>
        <source>The second ship&apos;s better crew</source>
        <translation>Meilleur équipage du second navire</translation>
    </message>
    <message>
        <source>Plugging a hole</source>
        <translation>Boucher une voie d’eau</translation>
    </message>
    <message>
        <source>The ship is not on the board.</source>
        <translation>Le navire n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>A wall stands where it stands.</source>
        <translation>Une muraille reste où elle est.</translation>
    </message>
    <message>
        <source>Nothing is asked of its side now.</source>
        <translation>On ne demande rien à son camp maintenant.</translation>
    </message>
    <message>
        <source>A wall does not row.</source>
        <translation>Une muraille ne rame pas.</translation>
    </message>
    <message>
        <source>The ship has no shot at anybody now.</source>
        <translation>Le navire n’a de tir sur personne maintenant.</translation>
    </message>
    <message>
        <source>turns at every hex</source>
        <translation>vire à chaque hex</translation>
    </message>
    <message>
        <source>turns after %1 straight</source>
        <translation>vire après %1 tout droit</translation>
    </message>
    <message numerus="yes">
        <source>%1: starts at %2, %3 at cruise, %4 at most; %5, has rowed %6 straight; {%n sprint|%n sprints} left.</source>
        <translation>
            <numerusform>%1 : part à %2, croisière %3, au plus %4 ; %5, a ramé %6 tout droit ; reste %n sprint.</numerusform>
            <numerusform>%1 : part à %2, croisière %3, au plus %4 ; %5, a ramé %6 tout droit ; reste %n sprints.</numerusform>
        </translation>
    </message>
    <message>
        <source>A prize does not strike.</source>
        <translation>Une prise n’attaque pas.</translation>
    </message>
    <message>
        <source>%1's crew is no better than any of the enemy's.</source>
        <translation>L’équipage (%1) ne vaut pas mieux qu’aucun de l’ennemi.</translation>
    </message>
    <message>
        <source>%1 has no marines.</source>
        <translation>%1 n’a pas de soldats de marine.</translation>
    </message>
    <message>
        <source>Before rowing</source>
        <translation>Avant la nage</translation>
    </message>
    <message>
        <source>No turn</source>
        <translation>Ne pas virer</translation>
    </message>
    <message>
        <source>Turn to port</source>
        <translation>Virer à bâbord</translation>
    </message>
    <message>
        <source>Turn to starboard</source>
        <translation>Virer à tribord</translation>
    </message>
    <message>
        <source>On contact</source>
        <translation>Au contact</translation>
    </message>
    <message>
        <source>Rake the oars</source>
        <translation>Briser les rames</translation>
    </message>
    <message>
        <source>Lie alongside</source>
        <translation>Se ranger le long du bord</translation>
    </message>
    <message>
        <source>When raking, slip</source>
        <translation>En brisant les rames, se glisser</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>Au contact</translation>
    </message>
    <message>
        <source>Do not board</source>
        <translation>Ne pas aborder</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Aborder</translation>
    </message>
    <message>
        <source>A sprint</source>
        <translation>Un sprint</translation>
    </message>
    <message>
        <source>This is no plot of Trireme.</source>
        <translation>Ce n’est pas un tracé de Trireme.</translation>
    </message>
    <message>
        <source>Step %1 leaves the battle for good.</source>
        <translation>Le pas %1 quitte la bataille pour de bon.</translation>
    </message>
    <message>
        <source>Step %1 runs %2 against a wall.</source>
        <translation>Au pas %1, %2 donne contre une muraille.</translation>
    </message>
    <message>
        <source>Step %1 may foul %2.</source>
        <translation>Au pas %1, risque de s’empêtrer dans %2.</translation>
    </message>
    <message>
        <source>Nobody grapples now.</source>
        <translation>Personne n’accroche maintenant.</translation>
    </message>
    <message>
        <source>%1 was raked by %2 this turn.</source>
        <translation>%1 a eu les rames brisées par %2 ce tour.</translation>
    </message>
    <message>
        <source>It may not board it before the next.</source>
        <translation>Il ne peut l’aborder avant le tour suivant.</translation>
    </message>
    <message>
        <source>Walls never board.</source>
        <translation>Les murailles n’abordent jamais.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be grappled now.</source>
        <translation>%1 et %2 ne peuvent être accrochés maintenant.</translation>
    </message>
    <message>
        <source>The side has said so already.</source>
        <translation>Le camp l’a déjà dit.</translation>
    </message>
    <message>
        <source>Only ships in contact can be grappled.</source>
        <translation>Seuls des navires au contact peuvent être accrochés.</translation>
    </message>
    <message>
        <source>No prize waits for a crew.</source>
        <translation>Aucune prise n’attend d’équipage.</translation>
    </message>
    <message>
        <source>%1 is settled first.</source>
        <translation>%1 se règle d’abord.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n marine|%n marines}, and sends one or more.</source>
        <translation>
            <numerusform>%1 a %n soldat de marine, et en envoie un ou plus.</numerusform>
            <numerusform>%1 a %n soldats de marine, et en envoie un ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>No boarders have been thrown back.</source>
        <translation>Aucun abordeur n’a été repoussé.</translation>
    </message>
    <message>
        <source>Cut the grapples.</source>
        <translation>Coupez les grappins.</translation>
    </message>
    <message>
        <source>It lies alongside.</source>
        <translation>Il se range le long du bord.</translation>
    </message>
    <message>
        <source>%1's crew is no better than %2's.</source>
        <translation>L’équipage (%1) ne vaut pas mieux que celui d’en face (%2).</translation>
    </message>
    <message>
        <source>Ram, or lie alongside.</source>
        <translation>Éperonnez, ou rangez-vous le long du bord.</translation>
    </message>
    <message>
        <source>%1 has no oars.</source>
        <translation>%1 n’a pas de rames.</translation>
    </message>
    <message>
        <source>%1 has raked %2 this turn.</source>
        <translation>%1 a brisé les rames de l’adversaire (%2) ce tour.</translation>
    </message>
    <message>
        <source>Nobody is struck now.</source>
        <translation>Personne n’est heurté maintenant.</translation>
    </message>
    <message>
        <source>%1 does not strike %2, or has no choice left.</source>
        <translation>%1 ne heurte pas %2, ou n’a plus de choix.</translation>
    </message>
    <message>
        <source>A draw leaves no choice.</source>
        <translation>L’égalité ne laisse pas de choix.</translation>
    </message>
    <message>
        <source>Only a ship that rakes slips aside.</source>
        <translation>Seul un navire qui brise des rames se glisse de côté.</translation>
    </message>
    <message>
        <source>%1 cannot ram.</source>
        <translation>%1 ne peut éperonner.</translation>
    </message>
    <message>
        <source>%1 is hidden behind land.</source>
        <translation>%1 est caché derrière la terre.</translation>
    </message>
    <message>
        <source>It is hidden behind %1.</source>
        <translation>La cible est cachée derrière %1.</translation>
    </message>
    <message>
        <source>%1's bows have shot this turn.</source>
        <translation>Les arcs (%1) ont tiré ce tour.</translation>
    </message>
    <message>
        <source>%1's catapults have shot this turn.</source>
        <translation>Les catapultes (%1) ont tiré ce tour.</translation>
    </message>
    <message>
        <source>%1's stone throwers have shot this turn.</source>
        <translation>Les lithoboles (%1) ont tiré ce tour.</translation>
    </message>
    <message>
        <source>Each shoots once a turn.</source>
        <translation>Chaque arme tire une fois par tour.</translation>
    </message>
    <message>
        <source>%1 has %2 of them left to shoot this turn.</source>
        <translation>%1 : il en reste %2 pour tirer ce tour.</translation>
    </message>
    <message>
        <source>Ships shoot after each movement phase.</source>
        <translation>Les navires tirent après chaque phase de mouvement.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>The side has done with its shots.</source>
        <translation>Le camp a fini ses tirs.</translation>
    </message>
    <message>
        <source>%1 is no enemy.</source>
        <translation>%1 n’est pas un ennemi.</translation>
    </message>
    <message>
        <source>A prize does not shoot.</source>
        <translation>Une prise ne tire pas.</translation>
    </message>
    <message>
        <source>Engines are silent after the first round of boarding.</source>
        <translation>Les machines se taisent après la première manche d’abordage.</translation>
    </message>
    <message>
        <source>Only bows shoot at boarders.</source>
        <translation>Seuls les arcs tirent sur des abordeurs.</translation>
    </message>
    <message>
        <source>%1 has not boarded %2.</source>
        <translation>%1 n’a pas abordé %2.</translation>
    </message>
    <message>
        <source>There are no boarders.</source>
        <translation>Il n’y a pas d’abordeurs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out of range: {%n hex|%n hexes}, reach is %2.</source>
        <translation>
            <numerusform>%1 est hors de portée : %n hex, la portée est %2.</numerusform>
            <numerusform>%1 est hors de portée : %n hex, la portée est %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engines shoot within 60 degrees of the bow.</source>
        <translation>Les machines tirent à 60 degrés au plus de la proue.</translation>
    </message>
    <message>
        <source>No ship is plotted now.</source>
        <translation>On ne trace aucun navire maintenant.</translation>
    </message>
    <message>
        <source>Plots are written before anybody moves.</source>
        <translation>Les tracés s’écrivent avant que personne ne bouge.</translation>
    </message>
    <message>
        <source>%1 is grappled and cannot row.</source>
        <translation>%1 est accroché et ne peut ramer.</translation>
    </message>
    <message>
        <source>A prize makes one hex a turn.</source>
        <translation>Une prise fait un hex par tour.</translation>
    </message>
    <message>
        <source>%1's oars are broken: %2 at most.</source>
        <translation>Rames brisées (%1) : %2 au plus.</translation>
    </message>
    <message>
        <source>Plan its cruising speed or less.</source>
        <translation>Prévoyez au plus sa vitesse de croisière.</translation>
    </message>
    <message numerus="yes">
        <source>%1's crew has spent its {%n sprint|%n sprints}: %2 at most.</source>
        <translation>
            <numerusform>L’équipage (%1) a épuisé son %n sprint : %2 au plus.</numerusform>
            <numerusform>L’équipage (%1) a épuisé ses %n sprints : %2 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1's best speed is %2.</source>
        <translation>Vitesse maximale (%1) : %2.</translation>
    </message>
    <message>
        <source>Plan its best speed or less.</source>
        <translation>Prévoyez au plus sa vitesse maximale.</translation>
    </message>
    <message>
        <source>%1 starts at %2 and may change by %3: plan %4.</source>
        <translation>%1 part à %2 et peut changer de %3 : prévoyez %4.</translation>
    </message>
    <message>
        <source>%1 starts at %2 and may change by %3: plan %4 to %5.</source>
        <translation>%1 part à %2 et peut changer de %3 : prévoyez de %4 à %5.</translation>
    </message>
    <message>
        <source>Plan nearer to its speed of last turn.</source>
        <translation>Prévoyez plus près de sa vitesse du tour précédent.</translation>
    </message>
    <message numerus="yes">
        <source>Speed %1 needs {%n step|%n steps}; 1 is given.</source>
        <translation>
            <numerusform>La vitesse %1 demande %n pas ; 1 est donné.</numerusform>
            <numerusform>La vitesse %1 demande %n pas ; 1 est donné.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Speed %1 needs {%n step|%n steps}; %2 are given.</source>
        <translation>
            <numerusform>La vitesse %1 demande %n pas ; %2 sont donnés.</numerusform>
            <numerusform>La vitesse %1 demande %n pas ; %2 sont donnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship backs one hex a turn and does nothing else.</source>
        <translation>Un navire recule d’un hex par tour et ne fait rien d’autre.</translation>
    </message>
    <message>
        <source>Plan speed -1 and B, or no B.</source>
        <translation>Prévoyez la vitesse -1 et B, ou pas de B.</translation>
    </message>
    <message>
        <source>%1 rammed last turn and must back one hex.</source>
        <translation>%1 a éperonné au tour précédent et doit reculer d’un hex.</translation>
    </message>
    <message>
        <source>Plan -1:B.</source>
        <translation>Prévoyez -1:B.</translation>
    </message>
    <message>
        <source>Only a ship that backed off a victim it sank may turn in place.</source>
        <translation>Seul un navire qui s’est reculé d’une victime qu’il a coulée peut virer sur place.</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 must row {%n more hex|%n more hexes} straight before turning.</source>
        <translation>
            <numerusform>Pas %1 : %2 doit encore ramer %n hex tout droit avant de virer.</numerusform>
            <numerusform>Pas %1 : %2 doit encore ramer %n hex tout droit avant de virer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write F before the turn.</source>
        <translation>Écrivez F avant le virage.</translation>
    </message>
    <message>
        <source>Step %1 enters land.</source>
        <translation>Le pas %1 entre dans la terre.</translation>
    </message>
    <message>
        <source>Step %1 enters the hulk of %2.</source>
        <translation>Le pas %1 entre dans l’épave (%2).</translation>
    </message>
    <message>
        <source>The side has done with its plots.</source>
        <translation>Le camp a fini ses tracés.</translation>
    </message>
    <message>
        <source>They are open when the other side has done, too.</source>
        <translation>Ils s’ouvrent quand l’autre camp a fini aussi.</translation>
    </message>
    <message>
        <source>All ships of the side have their plots.</source>
        <translation>Tous les navires du camp ont leur tracé.</translation>
    </message>
    <message>
        <source>A ship of the side has no plot yet.</source>
        <translation>Un navire du camp n’a pas encore de tracé.</translation>
    </message>
    <message>
        <source>Plot it, or let the rest hold their course.</source>
        <translation>Tracez-le, ou laissez les autres garder leur cap.</translation>
    </message>
    <message>
        <source>The side is not asked for shots now.</source>
        <translation>On ne demande pas de tirs au camp maintenant.</translation>
    </message>
    <message>
        <source>A side gives standing orders when something of it is asked.</source>
        <translation>Un camp donne des ordres permanents quand on lui demande quelque chose.</translation>
    </message>
    <message>
        <source>Nothing of this is asked of the side now.</source>
        <translation>On ne demande rien de cela au camp maintenant.</translation>
    </message>
    <message>
        <source>%1 must start in rows %2 to %3, on water, alone in its hex.</source>
        <translation>%1 doit commencer dans les rangées %2 à %3, sur l’eau, seul dans son hex.</translation>
    </message>
    <message>
        <source>Take a free hex of the rows nearest your own edge.</source>
        <translation>Prenez un hex libre des rangées les plus proches de votre bord.</translation>
    </message>
</context>
<context>
    <name>navarch::squadrons</name>
    <message>
        <source>%1 goes down.</source>
        <translation>%1 sombre.</translation>
    </message>
    <message>
        <source>%1 is swamped and taken.</source>
        <translation>%1, rempli d’eau, est pris.</translation>
    </message>
    <message>
        <source>%1 is swamped and towed in.</source>
        <translation>%1, rempli d’eau, est remorqué.</translation>
    </message>
    <message>
        <source>%1 sank %2 of %3.</source>
        <translation>%1 a coulé %2 (%3).</translation>
    </message>
    <message>
        <source>%1 took %2 of %3.</source>
        <translation>%1 a pris %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is hurt.</source>
        <translation>%1 est avarié.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 est mort.</translation>
    </message>
    <message>
        <source>%1 is captured.</source>
        <translation>%1 est capturé.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 est blessé.</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 est indemne.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <translation>Le capitaine du navire %1</translation>
    </message>
    <message>
        <source>half a stand</source>
        <translation>un demi-socle</translation>
    </message>
    <message>
        <source>a stand</source>
        <translation>un socle</translation>
    </message>
    <message>
        <source>a stand and a half</source>
        <translation>un socle et demi</translation>
    </message>
    <message>
        <source>%1 is thrown back by %2.</source>
        <translation>%2 repousse %1.</translation>
    </message>
    <message>
        <source>%1 costs %2 %3.</source>
        <translation>%1 coûte à %2 %3.</translation>
    </message>
    <message>
        <source>%1 loses its formation.</source>
        <translation>%1 perd sa formation.</translation>
    </message>
    <message>
        <source>%1 falls into disorder.</source>
        <translation>%1 tombe en désordre.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>Escadre %1 : détruite.</translation>
    </message>
    <message>
        <source>%1 engages %2 in front.</source>
        <translation>%1 attaque %2 de front.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the rear.</source>
        <translation>%1 attaque %2 par l’arrière.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the right flank.</source>
        <translation>%1 attaque %2 au flanc droit.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the left flank.</source>
        <translation>%1 attaque %2 au flanc gauche.</translation>
    </message>
    <message>
        <source>%1 passes its manoeuvre test (%2).</source>
        <translation>%1 réussit son test de manœuvre (%2).</translation>
    </message>
    <message>
        <source>%1 fails its manoeuvre test (%2).</source>
        <translation>%1 rate son test de manœuvre (%2).</translation>
    </message>
    <message>
        <source>%1 succeeds in its trick.</source>
        <translation>%1 réussit sa ruse.</translation>
    </message>
    <message>
        <source>%1 fails in its trick.</source>
        <translation>%1 rate sa ruse.</translation>
    </message>
    <message>
        <source>%1 succeeds in answering the trick.</source>
        <translation>%1 réussit à répondre à la ruse.</translation>
    </message>
    <message>
        <source>%1 fails in answering the trick.</source>
        <translation>%1 ne réussit pas à répondre à la ruse.</translation>
    </message>
    <message>
        <source>%1 passes its morale test to stop pursuit.</source>
        <translation>%1 réussit son test de moral pour cesser la poursuite.</translation>
    </message>
    <message>
        <source>%1 fails its morale test to stop pursuit.</source>
        <translation>%1 rate son test de moral pour cesser la poursuite.</translation>
    </message>
    <message>
        <source>%1 passes its morale test.</source>
        <translation>%1 réussit son test de moral.</translation>
    </message>
    <message>
        <source>%1 fails its morale test.</source>
        <translation>%1 rate son test de moral.</translation>
    </message>
    <message>
        <source>%1 can row %2&quot;.</source>
        <translation>%1 peut ramer sur %2".</translation>
    </message>
    <message>
        <source>%1 advances.</source>
        <translation>%1 avance.</translation>
    </message>
    <message>
        <source>about facing</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>%1 faces about.</source>
        <translation>%1 fait demi-tour.</translation>
    </message>
    <message>
        <source>backing water</source>
        <translation>recul</translation>
    </message>
    <message>
        <source>%1 backs water.</source>
        <translation>%1 recule.</translation>
    </message>
    <message>
        <source>%1 leaves the sea.</source>
        <translation>%1 quitte la mer.</translation>
    </message>
    <message>
        <source>flotsam</source>
        <translation>débris</translation>
    </message>
    <message>
        <source>changing formation</source>
        <translation>changement de formation</translation>
    </message>
    <message>
        <source>%1 changes its formation.</source>
        <translation>%1 change de formation.</translation>
    </message>
    <message>
        <source>re-forming</source>
        <translation>reformation</translation>
    </message>
    <message>
        <source>%1 mends its order.</source>
        <translation>%1 rétablit son ordre.</translation>
    </message>
    <message>
        <source>breaking off</source>
        <translation>rupture du combat</translation>
    </message>
    <message>
        <source>%1 breaks off.</source>
        <translation>%1 rompt le combat.</translation>
    </message>
    <message>
        <source>%1 stays where it is.</source>
        <translation>%1 reste sur place.</translation>
    </message>
    <message>
        <source>wheeling</source>
        <translation>conversion</translation>
    </message>
    <message>
        <source>Signal %1 to %2.</source>
        <translation>Signal %1 à %2.</translation>
    </message>
    <message>
        <source>%1 does as the signal says.</source>
        <translation>%1 fait ce que dit le signal.</translation>
    </message>
    <message>
        <source>%1 runs into %2 in flight, which loses a stand.</source>
        <translation>%1 heurte %2 en fuite, qui perd un socle.</translation>
    </message>
    <message>
        <source>engaging</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>%1 and %2 pass without a blow.</source>
        <translation>%1 et %2 se croisent sans coup férir.</translation>
    </message>
    <message>
        <source>%1 has no room to row beside %2.</source>
        <translation>%1 n’a pas la place de ramer à côté : %2.</translation>
    </message>
    <message>
        <source>%1 and %2 row side by side, %3&quot;.</source>
        <translation>%1 et %2 rament côte à côte, %3".</translation>
    </message>
    <message>
        <source>%1 rounds %2 and takes it in the flank.</source>
        <translation>%1 contourne %2 et attaque au flanc.</translation>
    </message>
    <message>
        <source>%1 breaks through %2 and takes it in the rear.</source>
        <translation>%1 perce %2 et attaque par l’arrière.</translation>
    </message>
    <message>
        <source>The battle is a draw.</source>
        <translation>La bataille est indécise.</translation>
    </message>
    <message>
        <source>%1 wins and holds the field.</source>
        <translation>%1 l’emporte et reste maître du champ de bataille.</translation>
    </message>
    <message>
        <source>%1 wins on points.</source>
        <translation>%1 l’emporte aux points.</translation>
    </message>
    <message>
        <source>%1 has done what it came for, and wins.</source>
        <translation>%1 a fait ce pour quoi il était venu, et l’emporte.</translation>
    </message>
    <message>
        <source>%1 has lost half of its squadrons and rows off the field.</source>
        <translation>%1 a perdu la moitié de ses escadres et quitte le champ de bataille à la rame.</translation>
    </message>
    <message>
        <source>%1 turns its back to %2 and loses a stand.</source>
        <translation>%1 tourne le dos à %2 et perd un socle.</translation>
    </message>
    <message>
        <source>%1 leaves the field.</source>
        <translation>%1 quitte le champ de bataille.</translation>
    </message>
    <message>
        <source>The weather suddenly worsens over both fleets.</source>
        <translation>Le temps se gâte soudain sur les deux flottes.</translation>
    </message>
    <message>
        <source>The weather suddenly worsens for %1.</source>
        <translation>Le temps se gâte soudain pour %1.</translation>
    </message>
    <message>
        <source>bad weather</source>
        <translation>gros temps</translation>
    </message>
    <message>
        <source>A good omen for %1: its morale rises.</source>
        <translation>Bon présage pour %1 : son moral monte.</translation>
    </message>
    <message>
        <source>A good omen for %1, which is determined already.</source>
        <translation>Bon présage pour %1, déjà au moral résolu.</translation>
    </message>
    <message>
        <source>No squadron of %1 is in melee: nothing happens.</source>
        <translation>%1 n’a pas d’escadre en mêlée : il ne se passe rien.</translation>
    </message>
    <message>
        <source>The navarchos of %1 dies: its morale falls.</source>
        <translation>%1 perd son navarque : son moral baisse.</translation>
    </message>
    <message>
        <source>sudden bad weather</source>
        <translation>soudain gros temps</translation>
    </message>
    <message>
        <source>a gull catches a tuna</source>
        <translation>une mouette attrape un thon</translation>
    </message>
    <message>
        <source>a navarchos falls in and drowns</source>
        <translation>un navarque tombe à l’eau et se noie</translation>
    </message>
    <message>
        <source>row!</source>
        <translation>ramez !</translation>
    </message>
    <message>
        <source>a navarchos is shot</source>
        <translation>un navarque est touché</translation>
    </message>
    <message>
        <source>a dolphin sings the paean</source>
        <translation>un dauphin chante le péan</translation>
    </message>
    <message>
        <source>sudden bad weather for the invaders</source>
        <translation>soudain gros temps pour les envahisseurs</translation>
    </message>
    <message>
        <source>Turn %1: the event is %2, %3.</source>
        <translation>Tour %1 : l’événement est %2, %3.</translation>
    </message>
    <message>
        <source>%1 flees into %2 and loses a stand.</source>
        <translation>%1 fuit dans %2 et perd un socle.</translation>
    </message>
    <message>
        <source>%1 runs ashore on a hostile coast and is taken.</source>
        <translation>%1 s’échoue sur une côte hostile et tombe aux mains de l’ennemi.</translation>
    </message>
    <message>
        <source>%1 runs ashore and is safe.</source>
        <translation>%1 gagne le rivage, sain et sauf.</translation>
    </message>
    <message>
        <source>%1 flees %2&quot;.</source>
        <translation>%1 fuit sur %2".</translation>
    </message>
    <message>
        <source>%1 flees from the sea.</source>
        <translation>%1 fuit hors de la mer.</translation>
    </message>
    <message>
        <source>%1 rallies.</source>
        <translation>%1 se rallie.</translation>
    </message>
    <message>
        <source>%1 gives up its pursuit.</source>
        <translation>%1 cesse sa poursuite.</translation>
    </message>
    <message>
        <source>%1 pursues %2.</source>
        <translation>%1 poursuit %2.</translation>
    </message>
    <message>
        <source>%1 breaks and flees.</source>
        <translation>%1 cède et fuit.</translation>
    </message>
    <message>
        <source>The loss order of %1 is drawn and lies face down.</source>
        <translation>%1 : l’ordre des pertes est tiré et reste face cachée.</translation>
    </message>
    <message>
        <source>%1 starts in %2 at %3 from the west and %4 from the south, heading %5.</source>
        <translation>%1 commence en %2 à %3 de l’ouest et %4 du sud, cap %5.</translation>
    </message>
    <message>
        <source>%1 chooses who moves first.</source>
        <translation>%1 choisit qui bouge en premier.</translation>
    </message>
    <message>
        <source>%1 moves second.</source>
        <translation>%1 bouge en second.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 bouge en premier.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 abandonne la bataille.</translation>
    </message>
    <message>
        <source>%1 is alpha, and its base edge the near one.</source>
        <translation>%1 est alpha, et son bord de base est le plus proche.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 s’est déployé.</translation>
    </message>
    <message>
        <source>The squadron game is fought between two sides.</source>
        <translation>Le jeu d’escadres se joue entre deux camps.</translation>
    </message>
    <message>
        <source>This side has no such squadron.</source>
        <translation>Ce camp n’a pas de telle escadre.</translation>
    </message>
    <message>
        <source>Name one of its squadrons that can fight.</source>
        <translation>Indiquez l’une de ses escadres en état de combattre.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their strips.</source>
        <translation>Les flottes ne tiennent pas dans leurs bandes.</translation>
    </message>
    <message>
        <source>Take a wider table, or fewer stands: table and stands.</source>
        <translation>Prenez une table plus large, ou moins de socles : table et stands.</translation>
    </message>
    <message>
        <source>It knows alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, stand, stands, turns, immediate, steady-signal, diekplous-both, invader, coast and condition.</source>
        <translation>Il connaît alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, stand, stands, turns, immediate, steady-signal, diekplous-both, invader, coast et condition.</translation>
    </message>
    <message>
        <source>The squadron game does not know this option or value.</source>
        <translation>Le jeu d’escadres ne connaît pas cette option ou cette valeur.</translation>
    </message>
    <message>
        <source>Write one of %1.</source>
        <translation>Écrivez l’un de ceux-ci : %1.</translation>
    </message>
    <message>
        <source>Write width and depth in inches, 24 to 240 and 36 to 240: 72x48 or 48x36.</source>
        <translation>Écrivez largeur et profondeur en pouces, 24 à 240 et 36 à 240 : 72x48 ou 48x36.</translation>
    </message>
    <message>
        <source>Write a whole number of turns, 1 to 1000.</source>
        <translation>Écrivez un nombre entier de tours, 1 à 1000.</translation>
    </message>
    <message>
        <source>The squadron game has no rules for allies that arrive later.</source>
        <translation>Le jeu d’escadres n’a pas de règles pour des alliés qui arrivent plus tard.</translation>
    </message>
    <message>
        <source>Squadrons cannot fight walls.</source>
        <translation>Les escadres ne peuvent combattre des murailles.</translation>
    </message>
    <message>
        <source>The side has no ship that can fight.</source>
        <translation>Le camp n’a pas de navire en état de combattre.</translation>
    </message>
    <message>
        <source>Give it a ship that rows and is not too badly damaged.</source>
        <translation>Donnez-lui un navire qui rame et n’est pas trop avarié.</translation>
    </message>
    <message>
        <source>What becomes of a stricken ship</source>
        <translation>Ce que devient un navire frappé</translation>
    </message>
    <message>
        <source>Whose deed a stricken ship is</source>
        <translation>À qui revient un navire frappé</translation>
    </message>
    <message>
        <source>What a hurt ship has lost</source>
        <translation>Ce qu’a perdu un navire avarié</translation>
    </message>
    <message>
        <source>How a captain or commander fares</source>
        <translation>Sort d’un capitaine ou commandant</translation>
    </message>
    <message>
        <source>Well trained</source>
        <translation>Bien entraîné</translation>
    </message>
    <message>
        <source>Enemy within 6&quot;</source>
        <translation>Ennemi à moins de 6"</translation>
    </message>
    <message>
        <source>Disordered</source>
        <translation>En désordre</translation>
    </message>
    <message>
        <source>Ships not fast</source>
        <translation>Navires non rapides</translation>
    </message>
    <message>
        <source>Two to one</source>
        <translation>À deux contre un</translation>
    </message>
    <message>
        <source>Determined</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Poorly motivated</source>
        <translation>Peu motivé</translation>
    </message>
    <message>
        <source>Katastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>Pursuing</source>
        <translation>En poursuite</translation>
    </message>
    <message>
        <source>2 on the average die</source>
        <translation>2 au dé moyen</translation>
    </message>
    <message>
        <source>3 on the average die</source>
        <translation>3 au dé moyen</translation>
    </message>
    <message>
        <source>4 on the average die</source>
        <translation>4 au dé moyen</translation>
    </message>
    <message>
        <source>5 on the average die</source>
        <translation>5 au dé moyen</translation>
    </message>
    <message>
        <source>success</source>
        <translation>réussite</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>Its pace</source>
        <translation>Son allure</translation>
    </message>
    <message>
        <source>How far both columns row</source>
        <translation>Distance que rament les deux colonnes</translation>
    </message>
    <message>
        <source>Which squadron</source>
        <translation>Quelle escadre</translation>
    </message>
    <message>
        <source>The turn&apos;s event</source>
        <translation>L’événement du tour</translation>
    </message>
    <message>
        <source>How far it flees</source>
        <translation>Distance de sa fuite</translation>
    </message>
    <message>
        <source>How far it pursues</source>
        <translation>Distance de sa poursuite</translation>
    </message>
    <message>
        <source>Loss order of its ships</source>
        <translation>Ordre des pertes de ses navires</translation>
    </message>
    <message>
        <source>Who chooses to move first or second</source>
        <translation>Qui choisit de bouger en premier ou en second</translation>
    </message>
    <message>
        <source>Which fleet is alpha</source>
        <translation>Quelle flotte est alpha</translation>
    </message>
    <message>
        <source>First dice say which fleet is alpha.</source>
        <translation>Les dés disent d’abord quelle flotte est alpha.</translation>
    </message>
    <message>
        <source>Its side has deployed.</source>
        <translation>Son camp s’est déployé.</translation>
    </message>
    <message>
        <source>First it is chosen who moves first.</source>
        <translation>On choisit d’abord qui se déplace en premier.</translation>
    </message>
    <message>
        <source>%1 has no enemy to choose now.</source>
        <translation>%1 n’a pas d’ennemi à choisir maintenant.</translation>
    </message>
    <message>
        <source>%1 inches, it has %2.</source>
        <translation>%1 pouces, il en a %2.</translation>
    </message>
    <message>
        <source>The shore bars it.</source>
        <translation>Le rivage barre le chemin.</translation>
    </message>
    <message>
        <source>%1 bars it.</source>
        <translation>%1 barre le chemin.</translation>
    </message>
    <message>
        <source>Signal 5 is flying: it can reach %1.</source>
        <translation>Le signal 5 est hissé : elle peut atteindre %1.</translation>
    </message>
    <message>
        <source>Bring its front in contact.</source>
        <translation>Amenez son front au contact.</translation>
    </message>
    <message>
        <source>A kyklos stays.</source>
        <translation>Un kyklos reste sur place.</translation>
    </message>
    <message>
        <source>Form another formation first.</source>
        <translation>Prenez d’abord une autre formation.</translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation>Il n’y a pas de tel pas.</translation>
    </message>
    <message>
        <source>Unformed ships go straight on.</source>
        <translation>Les navires sans formation vont tout droit.</translation>
    </message>
    <message>
        <source>Give it a path without turns.</source>
        <translation>Donnez un chemin sans virages.</translation>
    </message>
    <message>
        <source>Over 90 degrees.</source>
        <translation>Plus de 90 degrés.</translation>
    </message>
    <message>
        <source>Turn less.</source>
        <translation>Virez moins.</translation>
    </message>
    <message>
        <source>Lay out a shorter path; wheels cost the outer corner's way.</source>
        <translation>Tracez un chemin plus court ; une conversion coûte le trajet du coin extérieur.</translation>
    </message>
    <message>
        <source>Only a front engages.</source>
        <translation>Seul un front attaque.</translation>
    </message>
    <message>
        <source>Meet it with the front, or stop short.</source>
        <translation>Rencontrez-le de front, ou arrêtez-vous avant.</translation>
    </message>
    <message>
        <source>Stop short of it.</source>
        <translation>Arrêtez-vous avant.</translation>
    </message>
    <message>
        <source>Engage it, or stop short.</source>
        <translation>Attaquez, ou arrêtez-vous avant.</translation>
    </message>
    <message>
        <source>Its side does not move now.</source>
        <translation>Son camp ne se déplace pas maintenant.</translation>
    </message>
    <message>
        <source>%1 is in melee.</source>
        <translation>%1 est en mêlée.</translation>
    </message>
    <message>
        <source>It may only break off.</source>
        <translation>Elle peut seulement rompre le combat.</translation>
    </message>
    <message>
        <source>%1 is running, routing or pursuing.</source>
        <translation>%1 est en fuite, en déroute ou en poursuite.</translation>
    </message>
    <message>
        <source>%1 has already moved.</source>
        <translation>%1 a déjà bougé.</translation>
    </message>
    <message>
        <source>%1 has been picked to advance.</source>
        <translation>L’escadre %1 est choisie pour avancer.</translation>
    </message>
    <message>
        <source>Give that one its path first.</source>
        <translation>Donnez d’abord son chemin à celle-là.</translation>
    </message>
    <message>
        <source>Give it its path, or let it stay.</source>
        <translation>Donnez-lui son chemin, ou laissez-la sur place.</translation>
    </message>
    <message>
        <source>No room.</source>
        <translation>Pas de place.</translation>
    </message>
    <message>
        <source>Move it clear first.</source>
        <translation>Dégagez-la d’abord.</translation>
    </message>
    <message>
        <source>Its pace needs no die.</source>
        <translation>Son allure ne demande pas de dé.</translation>
    </message>
    <message>
        <source>Give it its path at once.</source>
        <translation>Donnez-lui aussitôt son chemin.</translation>
    </message>
    <message>
        <source>There is no such path.</source>
        <translation>Il n’y a pas de tel chemin.</translation>
    </message>
    <message>
        <source>Its pace is not rolled yet.</source>
        <translation>Son allure n’est pas encore lancée.</translation>
    </message>
    <message>
        <source>Pick it first.</source>
        <translation>Choisissez-la d’abord.</translation>
    </message>
    <message>
        <source>It meets no enemy there.</source>
        <translation>Elle n’y rencontre aucun ennemi.</translation>
    </message>
    <message>
        <source>Only epi mias can do that.</source>
        <translation>Seul epi mias le permet.</translation>
    </message>
    <message>
        <source>Form epi mias first.</source>
        <translation>Formez d’abord epi mias.</translation>
    </message>
    <message>
        <source>Back less.</source>
        <translation>Reculez moins.</translation>
    </message>
    <message>
        <source>%1 has no formation to change.</source>
        <translation>%1 n’a pas de formation à changer.</translation>
    </message>
    <message>
        <source>Re-form it.</source>
        <translation>Reformez-la.</translation>
    </message>
    <message>
        <source>%1 is in that formation.</source>
        <translation>%1 est déjà dans cette formation.</translation>
    </message>
    <message>
        <source>Needs a signal.</source>
        <translation>Demande un signal.</translation>
    </message>
    <message>
        <source>Signal 1 to 4 turns columns and lines into each other.</source>
        <translation>Les signaux 1 à 4 changent les colonnes en lignes et inversement.</translation>
    </message>
    <message>
        <source>Too few stands: %1, it needs %2.</source>
        <translation>Trop peu de socles : %1, il en faut %2.</translation>
    </message>
    <message>
        <source>It keeps its heading.</source>
        <translation>Elle garde son cap.</translation>
    </message>
    <message>
        <source>Only out of a kyklos may it take another.</source>
        <translation>Ce n’est qu’en sortant d’un kyklos qu’elle peut en prendre un autre.</translation>
    </message>
    <message>
        <source>Already in good order.</source>
        <translation>Déjà en bon ordre.</translation>
    </message>
    <message>
        <source>It keeps its formation and heading.</source>
        <translation>Elle garde sa formation et son cap.</translation>
    </message>
    <message>
        <source>Give those it has.</source>
        <translation>Donnez ceux qu’elle a.</translation>
    </message>
    <message>
        <source>Too few stands.</source>
        <translation>Trop peu de socles.</translation>
    </message>
    <message>
        <source>Take a formation that it has stands for.</source>
        <translation>Prenez une formation pour laquelle elle a assez de socles.</translation>
    </message>
    <message>
        <source>There is no such heading.</source>
        <translation>Il n’y a pas de tel cap.</translation>
    </message>
    <message>
        <source>Headings are 0 to 359 degrees clockwise from north.</source>
        <translation>Les caps vont de 0 à 359 degrés depuis le nord, dans le sens horaire.</translation>
    </message>
    <message>
        <source>Nobody breaks off in this battle.</source>
        <translation>Personne ne rompt le combat dans cette bataille.</translation>
    </message>
    <message>
        <source>%1 is not in melee.</source>
        <translation>%1 n’est pas en mêlée.</translation>
    </message>
    <message>
        <source>Only epi mias can back out.</source>
        <translation>Seul epi mias peut se retirer en reculant.</translation>
    </message>
    <message>
        <source>Held on flank or rear.</source>
        <translation>Retenue au flanc ou à l’arrière.</translation>
    </message>
    <message>
        <source>It needs clear sea behind it.</source>
        <translation>Il lui faut la mer libre derrière elle.</translation>
    </message>
    <message>
        <source>Signal 5 is flying.</source>
        <translation>Le signal 5 est hissé.</translation>
    </message>
    <message>
        <source>Pick it to advance.</source>
        <translation>Choisissez-la pour avancer.</translation>
    </message>
    <message>
        <source>A signal is flying that it can obey.</source>
        <translation>Un signal auquel elle peut obéir est hissé.</translation>
    </message>
    <message>
        <source>Let it obey.</source>
        <translation>Laissez-la obéir.</translation>
    </message>
    <message>
        <source>There is no such signal.</source>
        <translation>Il n’y a pas de tel signal.</translation>
    </message>
    <message>
        <source>Signals are 1 to 5.</source>
        <translation>Les signaux vont de 1 à 5.</translation>
    </message>
    <message>
        <source>Too late to signal.</source>
        <translation>Trop tard pour signaler.</translation>
    </message>
    <message>
        <source>Signals are made before the first move.</source>
        <translation>Les signaux se font avant le premier mouvement.</translation>
    </message>
    <message>
        <source>Another signal is flying.</source>
        <translation>Un autre signal est hissé.</translation>
    </message>
    <message>
        <source>A fleet makes one a turn.</source>
        <translation>Une flotte en fait un par tour.</translation>
    </message>
    <message>
        <source>The signal names %1 already.</source>
        <translation>Le signal nomme déjà %1.</translation>
    </message>
    <message>
        <source>Name it in signal 1 to 4 before the first move.</source>
        <translation>Nommez-la dans le signal 1 à 4 avant le premier mouvement.</translation>
    </message>
    <message>
        <source>The column is not straight.</source>
        <translation>La colonne n’est pas droite.</translation>
    </message>
    <message>
        <source>It cannot do what the signal says.</source>
        <translation>Elle ne peut faire ce que dit le signal.</translation>
    </message>
    <message>
        <source>Give it another order.</source>
        <translation>Donnez-lui un autre ordre.</translation>
    </message>
    <message>
        <source>Needs epi pollon.</source>
        <translation>Demande epi pollon.</translation>
    </message>
    <message>
        <source>Form epi pollon first.</source>
        <translation>Formez d’abord epi pollon.</translation>
    </message>
    <message>
        <source>Green crews cannot.</source>
        <translation>Les équipages novices ne le peuvent pas.</translation>
    </message>
    <message>
        <source>Engage.</source>
        <translation>Attaquez.</translation>
    </message>
    <message>
        <source>%1 is disordered.</source>
        <translation>%1 est en désordre.</translation>
    </message>
    <message>
        <source>Re-form first.</source>
        <translation>Reformez d’abord.</translation>
    </message>
    <message>
        <source>Needs epi mias.</source>
        <translation>Demande epi mias.</translation>
    </message>
    <message>
        <source>%1 is not in epi mias.</source>
        <translation>%1 n’est pas en epi mias.</translation>
    </message>
    <message>
        <source>Not the front of %1.</source>
        <translation>Pas le front (%1).</translation>
    </message>
    <message>
        <source>Engage, or come at its front.</source>
        <translation>Attaquez, ou venez sur son front.</translation>
    </message>
    <message>
        <source>No room behind %1.</source>
        <translation>Pas de place derrière %1.</translation>
    </message>
    <message>
        <source>No room on the offshore flank of %1.</source>
        <translation>Pas de place au flanc du large (%1).</translation>
    </message>
    <message>
        <source>The side does not choose that now.</source>
        <translation>Le camp ne choisit pas cela maintenant.</translation>
    </message>
    <message>
        <source>%1 is not asked for its target now.</source>
        <translation>On ne demande pas sa cible à %1 maintenant.</translation>
    </message>
    <message>
        <source>%1 is not in melee with %2 at its front.</source>
        <translation>%1 n’est pas en mêlée avec %2 sur son front.</translation>
    </message>
    <message>
        <source>Name an enemy at its front.</source>
        <translation>Nommez un ennemi sur son front.</translation>
    </message>
    <message>
        <source>Which fleet is alpha is known.</source>
        <translation>On sait déjà quelle flotte est alpha.</translation>
    </message>
    <message>
        <source>%1 is not wholly in its side's strip.</source>
        <translation>%1 n’est pas entièrement dans la bande de son camp.</translation>
    </message>
    <message>
        <source>Stay within %1&quot; of the base edge and %2&quot; clear of the other edges.</source>
        <translation>Restez à %1" au plus du bord de base et à %2" au moins des autres bords.</translation>
    </message>
    <message>
        <source>Keep squadrons apart from one another.</source>
        <translation>Gardez les escadres à l’écart les unes des autres.</translation>
    </message>
    <message>
        <source>Squadrons stand where they may not.</source>
        <translation>Des escadres sont où elles ne peuvent être.</translation>
    </message>
    <message>
        <source>Place each within the strip and apart.</source>
        <translation>Placez chacune dans la bande et à l’écart.</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>The squadron game</source>
        <translation>Le jeu d’escadres</translation>
    </message>
    <message>
        <source>A ram</source>
        <translation>A éperon</translation>
    </message>
    <message>
        <source>fire pots used: %1</source>
        <translation>pots à feu utilisés : %1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>open</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>shallows</source>
        <translation>hauts-fonds</translation>
    </message>
    <message>
        <source>rocks</source>
        <translation>rochers</translation>
    </message>
    <message>
        <source>current</source>
        <translation>courant</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>forte houle</translation>
    </message>
    <message>
        <source>weed</source>
        <translation>algues</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Partis</translation>
    </message>
    <message>
        <source>rams: %1</source>
        <translation>coups d’éperon : %1</translation>
    </message>
    <message>
        <source>oars raked: %1</source>
        <translation>bris de rames : %1</translation>
    </message>
    <message>
        <source>sunk by it: %1</source>
        <translation>coulés par lui : %1</translation>
    </message>
    <message>
        <source>taken by it: %1</source>
        <translation>pris par lui : %1</translation>
    </message>
    <message>
        <source>A side is beaten when two thirds of its ships are sunk, taken, fled, demoralised or wrecked, or when it gives up (SA-9.2).</source>
        <translation>Un camp est battu quand deux tiers de ses navires sont coulés, pris, en fuite, démoralisés ou à l’état d’épave, ou quand il abandonne (SA-9.2).</translation>
    </message>
    <message>
        <source>A side without a ship that fights at the end of a round is beaten; it may also give up then (RS-17.1).</source>
        <translation>Un camp sans navire combattant à la fin d’une manche est battu ; il peut aussi abandonner alors (RS-17.1).</translation>
    </message>
    <message>
        <source>At the limit of rounds, or after ten without a shot, a ram or boarding, the Deck of what each side lost decides (RS-17.2).</source>
        <translation>À la limite de manches, ou après dix sans tir, éperonnage ni abordage, les points de pont que chaque camp a perdus décident (RS-17.2).</translation>
    </message>
    <message>
        <source>A side without active ships has lost, and so has one that gives up (TR-11.1).</source>
        <translation>Un camp sans navire actif a perdu, de même qu’un camp qui abandonne (TR-11.1).</translation>
    </message>
    <message>
        <source>At the limit of turns, or after twelve without contact or shot, points decide: the hull of what was sunk, twice that of what was taken, half of what fled (TR-11.2).</source>
        <translation>À la limite de tours, ou après douze sans contact ni tir, les points décident : la coque de ce qui a coulé, le double pour ce qui est pris, la moitié pour ce qui a fui (TR-11.2).</translation>
    </message>
    <message>
        <source>It ends when a side commands no ship on the map and none that may return, or at the limit of turns (PM-14.2).</source>
        <translation>Elle finit quand un camp ne commande plus aucun navire sur la carte ni aucun qui puisse revenir, ou à la limite de tours (PM-14.2).</translation>
    </message>
    <message>
        <source>Fleet points decide: for ships captured and held, prisoners aboard them, ships sunk, units killed (PM-14.3).</source>
        <translation>Les points de flotte décident : pour les navires capturés et tenus, les prisonniers à leur bord, les navires coulés, les unités tuées (PM-14.3).</translation>
    </message>
    <message>
        <source>A fleet that has left the table, or has only routers there, has lost (SQ-14.1, 14.2); one that gives up pays with stands (SQ-14.3).</source>
        <translation>Une flotte qui a quitté la table, ou n’y a que des fuyards, a perdu (SQ-14.1, 14.2) ; celle qui abandonne paie en socles (SQ-14.3).</translation>
    </message>
    <message>
        <source>At the limit of turns the fleet that lost the smaller share of its stands wins (SQ-14.4).</source>
        <translation>À la limite de tours, la flotte qui a perdu la plus petite part de ses socles gagne (SQ-14.4).</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>modéré</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>frais</translation>
    </message>
    <message>
        <source>gale</source>
        <translation>coup de vent</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>tempête</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>plate</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>peu agitée</translation>
    </message>
    <message>
        <source>choppy</source>
        <translation>agitée</translation>
    </message>
    <message>
        <source>very-rough</source>
        <translation>très forte houle</translation>
    </message>
    <message>
        <source>line-abreast</source>
        <translation>ligne de front</translation>
    </message>
    <message>
        <source>line-astern</source>
        <translation>ligne de file</translation>
    </message>
    <message>
        <source>echelon</source>
        <translation>échelon</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>valide</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>Rammer of larger size class / twice / three times / n times</source>
        <translation>Éperonneur de plus grande classe de taille / double / triple / n fois</translation>
    </message>
    <message>
        <source>Rammer of smaller size class, likewise</source>
        <translation>Éperonneur de plus petite classe de taille, de même</translation>
    </message>
    <message>
        <source>Speed 0-4 or adrift / 5-7 / 8-9 / 10 and more</source>
        <translation>Vitesse 0-4 ou à la dérive / 5-7 / 8-9 / 10 et plus</translation>
    </message>
    <message>
        <source>Target lies still or drifts</source>
        <translation>Cible à l’arrêt ou à la dérive</translation>
    </message>
    <message>
        <source>On the beam: bow edge wholly / at least half on it</source>
        <translation>Par le travers : bord de proue entièrement / au moins à moitié dessus</translation>
    </message>
    <message>
        <source>Rammer&apos;s crew quality</source>
        <translation>Équipage de l’éperonneur</translation>
    </message>
    <message>
        <source>Target&apos;s crew quality, taken off</source>
        <translation>Équipage de la cible, à déduire</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain wounded / killed</source>
        <translation>Capitaine de l’éperonneur blessé / tué</translation>
    </message>
    <message>
        <source>Rammer demoralised</source>
        <translation>Éperonneur démoralisé</translation>
    </message>
    <message>
        <source>Target&apos;s damage light / medium / heavy / severe</source>
        <translation>Dégâts de la cible légers / moyens / lourds / graves</translation>
    </message>
    <message>
        <source>Target&apos;s hull stout / weak</source>
        <translation>Coque de la cible solide / faible</translation>
    </message>
    <message>
        <source>Reinforced high ram</source>
        <translation>Éperon haut renforcé</translation>
    </message>
    <message>
        <source>Target overloaded</source>
        <translation>Cible surchargée</translation>
    </message>
    <message>
        <source>Speed counts with a ram only. Beam: the rammer&apos;s; bow: both added; stern: the rammer&apos;s less the target&apos;s.</source>
        <translation>La vitesse ne compte qu’avec un éperon. Travers : celle de l’éperonneur ; proue : les deux additionnées ; poupe : celle de l’éperonneur moins celle de la cible.</translation>
    </message>
    <message>
        <source>Speed counts for at most +1 with an unsupported wooden ram, +2 with a bronze one.</source>
        <translation>La vitesse compte au plus pour +1 avec un éperon de bois non soutenu, +2 avec un éperon de bronze.</translation>
    </message>
    <message>
        <source>An unsupported ram: the rammer is tested in turn, at the target&apos;s speed and without the lines marked *.</source>
        <translation>Un éperon non soutenu : l’éperonneur est testé à son tour, à la vitesse de la cible et sans les lignes marquées *.</translation>
    </message>
    <message>
        <source>glancing</source>
        <translation>ricoche</translation>
    </message>
    <message>
        <source>matchwood</source>
        <translation>en miettes</translation>
    </message>
    <message>
        <source>oar factor</source>
        <translation>facteur de rames</translation>
    </message>
    <message>
        <source>2 oar factors</source>
        <translation>2 facteurs de rames</translation>
    </message>
    <message>
        <source>speed -1</source>
        <translation>vitesse -1</translation>
    </message>
    <message>
        <source>steering oars</source>
        <translation>le gouvernail</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>archer</translation>
    </message>
    <message>
        <source>marine</source>
        <translation>soldat de marine</translation>
    </message>
    <message>
        <source>heavy marine</source>
        <translation>soldat de marine lourd</translation>
    </message>
    <message>
        <source>engine or tower</source>
        <translation>machine ou tour</translation>
    </message>
    <message>
        <source>tower or engine</source>
        <translation>tour ou machine</translation>
    </message>
    <message>
        <source>mast, tower, engine</source>
        <translation>mât, tour, machine</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>capitaine</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>B missiles</source>
        <translation>B projectiles</translation>
    </message>
    <message>
        <source>C engines</source>
        <translation>C machines</translation>
    </message>
    <message>
        <source>Nothing left to lose: take a marine, then a heavy marine, an archer, an oar factor.</source>
        <translation>Plus rien à perdre : prenez un soldat de marine, puis un soldat de marine lourd, un archer, un facteur de rames.</translation>
    </message>
    <message>
        <source>Steering oars hit: turn class -1. Captain, d6: 1-4 wounded, 5-6 killed; wounded twice is killed.</source>
        <translation>Gouvernail touché : classe de virage -1. Capitaine, d6 : 1-4 blessé, 5-6 tué ; blessé deux fois, il est tué.</translation>
    </message>
    <message>
        <source>Each oar factor short of full speed</source>
        <translation>Chaque facteur de rames manquant pour la pleine vitesse</translation>
    </message>
    <message>
        <source>Own turn class</source>
        <translation>Propre classe de virage</translation>
    </message>
    <message>
        <source>Fast move in this phase</source>
        <translation>Mouvement rapide dans cette phase</translation>
    </message>
    <message>
        <source>Target&apos;s turn class, taken off</source>
        <translation>Classe de virage de la cible, à déduire</translation>
    </message>
    <message>
        <source>Crew Test on d10, 6 and more. Success: a d10 for each of the target&apos;s oar factors; 8 breaks it, 9-10 cost 1 cm of speed.</source>
        <translation>Test d’équipage sur d10, 6 et plus. Réussi : un d10 pour chaque facteur de rames de la cible ; 8 le brise, 9-10 coûtent 1 cm de vitesse.</translation>
    </message>
    <message>
        <source>Egyptian galley</source>
        <translation>Galère égyptienne</translation>
    </message>
    <message>
        <source>Triaconter</source>
        <translation>Triacontère</translation>
    </message>
    <message>
        <source>Penteconter</source>
        <translation>Pentécontère</translation>
    </message>
    <message>
        <source>Phoenician bireme</source>
        <translation>Birème phénicienne</translation>
    </message>
    <message>
        <source>Modified trireme (bireme)</source>
        <translation>Trirème modifiée (birème)</translation>
    </message>
    <message>
        <source>Trireme</source>
        <translation>Trirème</translation>
    </message>
    <message>
        <source>Trireme (cataphract)</source>
        <translation>Trirème (cataphracte)</translation>
    </message>
    <message>
        <source>Hemiolia</source>
        <translation>Hémiolie</translation>
    </message>
    <message>
        <source>Trihemiolia</source>
        <translation>Trihémiolie</translation>
    </message>
    <message>
        <source>Lembos</source>
        <translation>Lembos</translation>
    </message>
    <message>
        <source>Liburnian</source>
        <translation>Liburne</translation>
    </message>
    <message>
        <source>Quadrireme</source>
        <translation>Quadrirème</translation>
    </message>
    <message>
        <source>Quinquereme</source>
        <translation>Quinquérème</translation>
    </message>
    <message>
        <source>Hexareme</source>
        <translation>Hexère</translation>
    </message>
    <message>
        <source>Septireme</source>
        <translation>Heptère</translation>
    </message>
    <message>
        <source>Octere</source>
        <translation>Octère</translation>
    </message>
    <message>
        <source>Ennere</source>
        <translation>Ennère</translation>
    </message>
    <message>
        <source>Dekares</source>
        <translation>Décère</translation>
    </message>
    <message>
        <source>Imperial liburnian</source>
        <translation>Liburne impériale</translation>
    </message>
    <message>
        <source>Lusoria</source>
        <translation>Lusoria</translation>
    </message>
    <message>
        <source>Dromon</source>
        <translation>Dromon</translation>
    </message>
    <message>
        <source>Viking longship</source>
        <translation>Drakkar viking</translation>
    </message>
    <message>
        <source>Saxon keel</source>
        <translation>Keel saxon</translation>
    </message>
    <message>
        <source>Merchantman (sail only)</source>
        <translation>Navire marchand (voile seule)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>A raised platform</source>
        <translation>Une plate-forme surélevée</translation>
    </message>
    <message>
        <source>A corvus</source>
        <translation>Un corbeau</translation>
    </message>
    <message>
        <source>A ferrea manus</source>
        <translation>Une ferrea manus</translation>
    </message>
    <message>
        <source>A ballista</source>
        <translation>Une baliste</translation>
    </message>
    <message>
        <source>A heavy war engine</source>
        <translation>Une machine de guerre lourde</translation>
    </message>
    <message>
        <source>A tower</source>
        <translation>Une tour</translation>
    </message>
    <message>
        <source>A pot of fire, bees or quicklime</source>
        <translation>Un pot à feu, d’abeilles ou de chaux vive</translation>
    </message>
    <message>
        <source>The raised fighting platform belongs to the large Phoenician bireme; take it off.</source>
        <translation>La plate-forme de combat surélevée appartient à la grande birème phénicienne ; retirez-la.</translation>
    </message>
    <message>
        <source>It sails only, yet has oar factors; take them out.</source>
        <translation>Ce navire va seulement à la voile, mais a des facteurs de rames ; retirez-les.</translation>
    </message>
    <message>
        <source>It sails only and cannot carry a ram; take it off.</source>
        <translation>Ce navire va seulement à la voile et ne peut porter d’éperon ; retirez-le.</translation>
    </message>
    <message>
        <source>It sails only and has no rowers who could fight; switch fighting oars off.</source>
        <translation>Ce navire va seulement à la voile et n’a pas de rameurs pour combattre ; désactivez les rameurs combattants.</translation>
    </message>
    <message>
        <source>Rowers below a closed deck cannot fight; switch fighting oars or the deck off.</source>
        <translation>Des rameurs sous un pont fermé ne peuvent combattre ; désactivez les rameurs combattants ou le pont.</translation>
    </message>
    <message>
        <source>Fighting oars need oar factors; add some or switch them off.</source>
        <translation>Les rameurs combattants demandent des facteurs de rames ; ajoutez-en ou désactivez-les.</translation>
    </message>
    <message>
        <source>It cannot make way; give it speed and oar factors, or sail.</source>
        <translation>Ce navire ne peut avancer ; donnez-lui vitesse et facteurs de rames, ou la voile.</translation>
    </message>
    <message>
        <source>It has no commander, so its command level is 0; appoint one.</source>
        <translation>Il n’y a pas de commandant, donc le niveau de commandement est 0 ; nommez-en un.</translation>
    </message>
    <message>
        <source>Nobody stands on it; put troops there, or leave it out.</source>
        <translation>Personne ne s’y tient ; mettez-y des troupes, ou supprimez-la.</translation>
    </message>
    <message>
        <source>wooden</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>wooden-high</source>
        <translation>bois haut</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>bronze</translation>
    </message>
    <message>
        <source>reinforced-high</source>
        <translation>renforcé haut</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <source>yards</source>
        <translation>chantiers</translation>
    </message>
    <message>
        <source>fortifications</source>
        <translation>fortifications</translation>
    </message>
    <message>
        <source>commanders</source>
        <translation>commandants</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>alliés</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>entretien</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>commerce</translation>
    </message>
    <message>
        <source>loot</source>
        <translation>butin</translation>
    </message>
    <message>
        <source>umpire</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>lenders</source>
        <translation>prêteurs</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>rançons</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>dons</translation>
    </message>
    <message>
        <source>Loan from neutral lenders</source>
        <translation>Emprunt auprès de prêteurs neutres</translation>
    </message>
    <message>
        <source>Loan paid back</source>
        <translation>Emprunt remboursé</translation>
    </message>
    <message>
        <source>Yard plan that cannot be read</source>
        <translation>Plan de chantier illisible</translation>
    </message>
    <message>
        <source>Taken back: the battle</source>
        <translation>Reprise : la bataille</translation>
    </message>
    <message>
        <source>sighted</source>
        <translation>aperçu</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>non vu</translation>
    </message>
    <message>
        <source>straggles</source>
        <translation>traîne</translation>
    </message>
    <message>
        <source>keeps up</source>
        <translation>suit</translation>
    </message>
    <message>
        <source>slips away</source>
        <translation>s’échappe</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>rattrapé</translation>
    </message>
    <message>
        <source>deserts</source>
        <translation>déserte</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>pire</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>to the enemy</source>
        <translation>à l’ennemi</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>towed</source>
        <translation>remorqué</translation>
    </message>
    <message>
        <source>A storm</source>
        <translation>Une tempête</translation>
    </message>
    <message>
        <source>A gale</source>
        <translation>Un coup de vent</translation>
    </message>
    <message>
        <source>manned in port</source>
        <translation>armés au port</translation>
    </message>
    <message>
        <source>laid up</source>
        <translation>désarmés</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>un navire</translation>
    </message>
    <message>
        <source>after a year</source>
        <translation>après un an</translation>
    </message>
    <message>
        <source>no ship is lost.</source>
        <translation>aucun navire n’est perdu.</translation>
    </message>
    <message>
        <source>A plan in the yard cannot be read; what was paid comes back.</source>
        <translation>Un plan du chantier est illisible ; ce qui fut payé est rendu.</translation>
    </message>
    <message>
        <source>Battle at sea</source>
        <translation>Bataille en mer</translation>
    </message>
    <message>
        <source>Rexes by which a ship slows in a turn</source>
        <translation>Rex dont un navire ralentit par tour</translation>
    </message>
    <message>
        <source>An emergency stop is made from speeds above</source>
        <translation>Arrêt d’urgence aux vitesses supérieures à</translation>
    </message>
    <message>
        <source>Extra cards a battle: so many times a turn&apos;s</source>
        <translation>Cartes en plus par bataille : tant de fois celles d’un tour</translation>
    </message>
    <message>
        <source>Sagittarii shoot this far, rexes</source>
        <translation>Portée des sagittarii, en rex</translation>
    </message>
    <message>
        <source>Ballistae shoot this far, rexes</source>
        <translation>Portée des balistes, en rex</translation>
    </message>
    <message>
        <source>Fire arrows of sagittarii, rexes</source>
        <translation>Flèches incendiaires des sagittarii, en rex</translation>
    </message>
    <message>
        <source>Fire arrows of ballistae, rexes</source>
        <translation>Flèches incendiaires des balistes, en rex</translation>
    </message>
    <message>
        <source>A shot hits on a d6 of at least</source>
        <translation>Un tir touche sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A fire arrow that hits lights a fire on a d6 of at least</source>
        <translation>Une flèche incendiaire qui touche allume un feu sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A grapple holds on a d6 of at least</source>
        <translation>Un grappin tient sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A grapple of a ferrea manus or corvus holds on a d6 of at least</source>
        <translation>Un grappin de ferrea manus ou de corbeau tient sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>Mending, cutting and fighting fire succeed on a d6 of at least</source>
        <translation>Réparer, couper et éteindre réussissent sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>Rowers plug a leak on a d6 of at least</source>
        <translation>Les rameurs bouchent une voie d’eau sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>Milites in melee</source>
        <translation>Milites en mêlée</translation>
    </message>
    <message>
        <source>Fire counters that cost one point of hull</source>
        <translation>Marqueurs de feu qui coûtent un point de coque</translation>
    </message>
    <message>
        <source>Hull that a leak costs each turn</source>
        <translation>Coque qu’une voie d’eau coûte par tour</translation>
    </message>
    <message>
        <source>Cards more that a ship draws for ramming with an unsupported ram</source>
        <translation>Cartes de plus tirées en éperonnant avec un éperon non soutenu</translation>
    </message>
    <message>
        <source>Whole turns away before a ship may return</source>
        <translation>Tours entiers d’absence avant le retour d’un navire</translation>
    </message>
    <message>
        <source>It returns within so many rexes of where it left</source>
        <translation>Il revient à tant de rex de son point de départ</translation>
    </message>
    <message>
        <source>Its last speed then</source>
        <translation>Sa dernière vitesse est alors</translation>
    </message>
    <message>
        <source>Most turns of a battle</source>
        <translation>Nombre maximal de tours d’une bataille</translation>
    </message>
    <message>
        <source>Fleet points for a ship captured and held</source>
        <translation>Points de flotte pour un navire capturé et tenu</translation>
    </message>
    <message>
        <source>Fleet points for a prisoner unit aboard one</source>
        <translation>Points de flotte pour une unité prisonnière à bord</translation>
    </message>
    <message>
        <source>Fleet points for an enemy ship sunk</source>
        <translation>Points de flotte pour un navire ennemi coulé</translation>
    </message>
    <message>
        <source>Fleet points for an enemy unit killed or drowned</source>
        <translation>Points de flotte pour une unité ennemie tuée ou noyée</translation>
    </message>
    <message>
        <source>Turns above cruising speed a battle</source>
        <translation>Tours au-dessus de la vitesse de croisière par bataille</translation>
    </message>
    <message>
        <source>Maximum speed: elite crew</source>
        <translation>Vitesse maximale : équipage d’élite</translation>
    </message>
    <message>
        <source>Turning circle less for each level of the crew</source>
        <translation>Giration réduite par degré d’équipage</translation>
    </message>
    <message>
        <source>Acceleration more for each level of the crew</source>
        <translation>Accélération accrue par degré d’équipage</translation>
    </message>
    <message>
        <source>Cruising speed that a rake takes</source>
        <translation>Vitesse de croisière perdue par bris de rames</translation>
    </message>
    <message>
        <source>Turning circle that a rake adds</source>
        <translation>Giration ajoutée par bris de rames</translation>
    </message>
    <message>
        <source>Ram: at maximum speed last turn and this</source>
        <translation>Éperon : à vitesse maximale au tour précédent et à celui-ci</translation>
    </message>
    <message>
        <source>Ram: on a stern that moved ahead, where the option asks for it</source>
        <translation>Éperon : sur une poupe qui avançait, si l’option le demande</translation>
    </message>
    <message>
        <source>With ferrea manus on a d6 of at least</source>
        <translation>Avec ferrea manus sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A light marine kills on a d6 of at least</source>
        <translation>Un soldat de marine léger tue sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A medium marine kills on a d6 of at least</source>
        <translation>Un soldat de marine moyen tue sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A heavy marine kills on a d6 of at least</source>
        <translation>Un soldat de marine lourd tue sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>Range at which bows shoot at boarders</source>
        <translation>Portée des arcs contre les abordeurs</translation>
    </message>
    <message>
        <source>Beaten when outnumbered by more than so many to one</source>
        <translation>Battu en infériorité de plus de tant contre un</translation>
    </message>
    <message>
        <source>Most speed of a prize</source>
        <translation>Vitesse maximale d’une prise</translation>
    </message>
    <message>
        <source>Acceleration of a prize</source>
        <translation>Accélération d’une prise</translation>
    </message>
    <message>
        <source>Turning circle more for a prize</source>
        <translation>Giration ajoutée pour une prise</translation>
    </message>
    <message>
        <source>A hole is plugged on a d6 of at least</source>
        <translation>Une voie d’eau est bouchée sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>In a boarding fight on a d6 of at least</source>
        <translation>En combat d’abordage, sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>Damage of an open hole each turn</source>
        <translation>Dégâts d’une voie d’eau ouverte par tour</translation>
    </message>
    <message>
        <source>Turns without contact or shot that end a battle</source>
        <translation>Tours sans contact ni tir qui terminent une bataille</translation>
    </message>
    <message>
        <source>Turns of a battle at most</source>
        <translation>Tours d’une bataille au plus</translation>
    </message>
    <message>
        <source>Points for a capture: times the hull factor</source>
        <translation>Points pour une capture : fois le facteur de coque</translation>
    </message>
    <message>
        <source>Points for a wall section</source>
        <translation>Points pour une section de muraille</translation>
    </message>
    <message>
        <source>A fire goes out on a d6 of at most</source>
        <translation>Un feu s’éteint sur un d6 d’au plus</translation>
    </message>
    <message>
        <source>A fire passes on to the next deck on a d6 of at least</source>
        <translation>Un feu gagne le pont voisin sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A ship beside a burning one catches fire on a d6 of at least</source>
        <translation>Un navire près d’un autre en feu s’embrase sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>So many fires destroy a ship</source>
        <translation>Nombre de feux qui détruisent un navire</translation>
    </message>
    <message>
        <source>Sail roll: each Sails</source>
        <translation>Jet de voile : chaque voile</translation>
    </message>
    <message>
        <source>Sail roll: elite crew</source>
        <translation>Jet de voile : équipage d’élite</translation>
    </message>
    <message>
        <source>Sail roll: poor crew</source>
        <translation>Jet de voile : équipage médiocre</translation>
    </message>
    <message>
        <source>Sail roll: on fire</source>
        <translation>Jet de voile : en feu</translation>
    </message>
    <message>
        <source>Sail roll: rammed or was rammed last turn</source>
        <translation>Jet de voile : éperonneur ou éperonné au tour précédent</translation>
    </message>
    <message>
        <source>Sail roll: in a current</source>
        <translation>Jet de voile : dans un courant</translation>
    </message>
    <message>
        <source>Sail roll: in rough waters</source>
        <translation>Jet de voile : en forte houle</translation>
    </message>
    <message>
        <source>Move points: rammed or was rammed last turn</source>
        <translation>Points de mouvement : éperonneur ou éperonné au tour précédent</translation>
    </message>
    <message>
        <source>Move points: ramming speed</source>
        <translation>Points de mouvement : vitesse d’éperonnage</translation>
    </message>
    <message>
        <source>A held ship gets free on a d6 of at least</source>
        <translation>Un navire tenu se dégage sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A missile attack hits from</source>
        <translation>Un projectile touche dès</translation>
    </message>
    <message>
        <source>Shots of each missile Advantage</source>
        <translation>Tirs de chaque Avantage de projectiles</translation>
    </message>
    <message>
        <source>To hit: the target has parablemata</source>
        <translation>Toucher : la cible a des parablemata</translation>
    </message>
    <message>
        <source>A run is short below so many hexes</source>
        <translation>Un élan est court au-dessous de tant d’hex</translation>
    </message>
    <message>
        <source>Ram: short run</source>
        <translation>Éperon : élan court</translation>
    </message>
    <message>
        <source>Ram: both face each other</source>
        <translation>Éperon : proue contre proue</translation>
    </message>
    <message>
        <source>Boarding grapples from</source>
        <translation>L’abordage réussit dès</translation>
    </message>
    <message>
        <source>Boarding: harpax</source>
        <translation>Abordage : harpax</translation>
    </message>
    <message>
        <source>Boarding: corvus</source>
        <translation>Abordage : corbeau</translation>
    </message>
    <message>
        <source>Boarding: the larger ship</source>
        <translation>Abordage : le plus grand navire</translation>
    </message>
    <message>
        <source>Boarding: rammed the target this turn</source>
        <translation>Abordage : a éperonné la cible ce tour</translation>
    </message>
    <message>
        <source>Boarding: rammed together</source>
        <translation>Abordage : liés par l’éperon</translation>
    </message>
    <message>
        <source>Men to a die in a melee, or part of them</source>
        <translation>Hommes par dé en mêlée, ou fraction</translation>
    </message>
    <message>
        <source>Morale: no crew killed yet</source>
        <translation>Moral : aucun tué encore</translation>
    </message>
    <message>
        <source>Morale: sinking</source>
        <translation>Moral : en train de couler</translation>
    </message>
    <message>
        <source>Morale: half the crew dead</source>
        <translation>Moral : moitié de l’équipage morte</translation>
    </message>
    <message>
        <source>Morale: beside an enemy with a larger crew</source>
        <translation>Moral : près d’un ennemi à l’équipage plus nombreux</translation>
    </message>
    <message>
        <source>Morale: the enemy has more Size points</source>
        <translation>Moral : l’ennemi a plus de points de pont</translation>
    </message>
    <message>
        <source>Morale: friends routing in reach</source>
        <translation>Moral : amis en déroute à portée</translation>
    </message>
    <message>
        <source>Hexes over which a rout is seen</source>
        <translation>Hex jusqu’où une déroute se voit</translation>
    </message>
    <message>
        <source>Morale: the Rally skill</source>
        <translation>Moral : compétence de ralliement</translation>
    </message>
    <message>
        <source>Morale: green crew</source>
        <translation>Moral : équipage novice</translation>
    </message>
    <message>
        <source>Morale: inept commander aboard</source>
        <translation>Moral : commandant incapable à bord</translation>
    </message>
    <message>
        <source>Floundering</source>
        <translation>Ballotté</translation>
    </message>
    <message>
        <source>Against the wind</source>
        <translation>Vent contraire</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>Catches the wind</source>
        <translation>Prend le vent</translation>
    </message>
    <message>
        <source>Javelins</source>
        <translation>Javelots</translation>
    </message>
    <message>
        <source>Catapult</source>
        <translation>Catapulte</translation>
    </message>
    <message>
        <source>Onagers</source>
        <translation>Onagres</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Tower archers</source>
        <translation>Archers de tour</translation>
    </message>
    <message>
        <source>Fire pots</source>
        <translation>Pots à feu</translation>
    </message>
    <message>
        <source>Epi keras and epi pollon move so many inches</source>
        <translation>Epi keras et epi pollon avancent de tant de pouces</translation>
    </message>
    <message>
        <source>Disordered squadrons move so many inches less</source>
        <translation>Les escadres en désordre avancent de tant de pouces de moins</translation>
    </message>
    <message>
        <source>Unformed ships move so many inches less than the average die</source>
        <translation>Sans formation, tant de pouces de moins que le dé moyen</translation>
    </message>
    <message>
        <source>Epi mias backs so many inches</source>
        <translation>Epi mias recule de tant de pouces</translation>
    </message>
    <message>
        <source>Degrees of wheels or turns in a move at most</source>
        <translation>Degrés de conversion ou de virage par mouvement, au plus</translation>
    </message>
    <message>
        <source>A test of two dice passes from</source>
        <translation>Un test à deux dés réussit dès</translation>
    </message>
    <message>
        <source>Manoeuvre test: near an enemy</source>
        <translation>Test de manœuvre : près d’un ennemi</translation>
    </message>
    <message>
        <source>An enemy is near within so many inches</source>
        <translation>Un ennemi est proche à moins de tant de pouces</translation>
    </message>
    <message>
        <source>Diekplous, both succeed: inches from the enemy</source>
        <translation>Diekplous, deux succès : pouces de l’ennemi</translation>
    </message>
    <message>
        <source>Squadrons so many inches behind a router are disordered</source>
        <translation>Les escadres à tant de pouces derrière un fuyard sont en désordre</translation>
    </message>
    <message>
        <source>Morale test: pursuing</source>
        <translation>Test de moral : en poursuite</translation>
    </message>
    <message>
        <source>Morale test: katastrophe</source>
        <translation>Test de moral : katastrophe</translation>
    </message>
    <message>
        <source>Rank of a squadron struck on flank or rear</source>
        <translation>Rang d’une escadre frappée de flanc ou par l’arrière</translation>
    </message>
    <message>
        <source>Depth of the deployment strips, inches</source>
        <translation>Profondeur des bandes de déploiement, en pouces</translation>
    </message>
    <message>
        <source>Deployment: inches clear of the other edges</source>
        <translation>Déploiement : pouces libres des autres bords</translation>
    </message>
    <message>
        <source>Radius of flotsam, inches</source>
        <translation>Rayon des débris, en pouces</translation>
    </message>
    <message>
        <source>Edges squared up overlap by so many inches</source>
        <translation>Les bords alignés se recouvrent de tant de pouces</translation>
    </message>
    <message>
        <source>Breaking off: inches back</source>
        <translation>Rupture du combat : pouces en arrière</translation>
    </message>
    <message>
        <source>Flanks whose distance from the shore differs by less, in inches, are named by the attacker</source>
        <translation>Les flancs dont la distance au rivage diffère de moins, en pouces, sont nommés par l’attaquant</translation>
    </message>
    <message>
        <source>A race rows no less than so many inches</source>
        <translation>Une course rame au moins tant de pouces</translation>
    </message>
    <message>
        <source>Routers rally with no enemy within so many inches</source>
        <translation>Les fuyards se rallient sans ennemi à moins de tant de pouces</translation>
    </message>
    <message>
        <source>Half stands a router loses to an enemy in its way</source>
        <translation>Demi-socles qu’un fuyard perd contre un ennemi sur sa route</translation>
    </message>
    <message>
        <source>line abreast</source>
        <translation>ligne de front</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>short columns</source>
        <translation>colonnes courtes</translation>
    </message>
    <message>
        <source>no formation</source>
        <translation>sans formation</translation>
    </message>
    <message>
        <source>line ahead</source>
        <translation>ligne de file</translation>
    </message>
    <message>
        <source>epi mias</source>
        <translation>epi mias</translation>
    </message>
    <message>
        <source>kyklos</source>
        <translation>kyklos</translation>
    </message>
    <message>
        <source>epi pollon</source>
        <translation>epi pollon</translation>
    </message>
    <message>
        <source>epi keras</source>
        <translation>epi keras</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>vétéran</translation>
    </message>
    <message>
        <source>exceptional</source>
        <translation>exceptionnel</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>habile</translation>
    </message>
    <message>
        <source>inept</source>
        <translation>incapable</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>stout</source>
        <translation>solide</translation>
    </message>
    <message>
        <source>prongs</source>
        <translation>pointes</translation>
    </message>
    <message>
        <source>sails</source>
        <translation>voiles</translation>
    </message>
    <message>
        <source>reinforced hull</source>
        <translation>coque renforcée</translation>
    </message>
    <message>
        <source>reinforced ram</source>
        <translation>éperon renforcé</translation>
    </message>
    <message>
        <source>hoplites</source>
        <translation>hoplites</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>archers</translation>
    </message>
    <message>
        <source>greek fire</source>
        <translation>feu grégeois</translation>
    </message>
    <message>
        <source>ballistae</source>
        <translation>balistes</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>catapulte</translation>
    </message>
    <message>
        <source>onagers</source>
        <translation>onagres</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <translation>trébuchet</translation>
    </message>
    <message>
        <source>tower archers</source>
        <translation>archers de tour</translation>
    </message>
    <message>
        <source>harpax</source>
        <translation>harpax</translation>
    </message>
    <message>
        <source>corvus</source>
        <translation>corbeau</translation>
    </message>
    <message>
        <source>sheared</source>
        <translation>rames brisées</translation>
    </message>
    <message>
        <source>sinks slowly</source>
        <translation>coule lentement</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation>coule</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>despair</source>
        <translation>désespoir</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>déroute</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>bows</source>
        <translation>arcs</translation>
    </message>
    <message>
        <source>catapults</source>
        <translation>catapultes</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>lithoboles</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>pompeius</comment>
        <translation>Triérarque</translation>
    </message>
    <message>
        <source>captain %1</source>
        <comment>pompeius</comment>
        <translation>triérarque %1</translation>
    </message>
    <message>
        <source>%1 commander, %2</source>
        <comment>pompeius</comment>
        <translation>navarque : %1, %2</translation>
    </message>
    <message>
        <source>%1 admiral, %2</source>
        <comment>pompeius</comment>
        <translation>préfet : %1, %2</translation>
    </message>
    <message>
        <source>Admiral</source>
        <comment>pompeius</comment>
        <translation>Préfet</translation>
    </message>
    <message>
        <source>Admiral. %1</source>
        <comment>pompeius</comment>
        <translation>Préfet. %1</translation>
    </message>
    <message>
        <source>under a commander, %1</source>
        <comment>pompeius</comment>
        <translation>sous un navarque, %1</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>pompeius</comment>
        <translation>Coque</translation>
    </message>
    <message>
        <source>Dekares</source>
        <comment>pompeius</comment>
        <translation>Décère</translation>
    </message>
    <message>
        <source>Quadrireme</source>
        <comment>pompeius</comment>
        <translation>Quadrirème</translation>
    </message>
    <message>
        <source>Liburnian</source>
        <comment>pompeius</comment>
        <translation>Liburne</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>pompeius</comment>
        <translation>pris</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>pompeius</comment>
        <translation>pris par %1</translation>
    </message>
    <message>
        <source>Rower disorder</source>
        <comment>pompeius</comment>
        <translation>Désordre des rameurs</translation>
    </message>
    <message>
        <source>Disorder</source>
        <comment>pompeius</comment>
        <translation>Désordre</translation>
    </message>
    <message>
        <source>Leak</source>
        <comment>pompeius</comment>
        <translation>Voie d’eau</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>pompeius</comment>
        <translation>Coincé</translation>
    </message>
    <message>
        <source>Rudder damaged</source>
        <comment>pompeius</comment>
        <translation>Gouvernail endommagé</translation>
    </message>
    <message>
        <source>Rudder jammed</source>
        <comment>pompeius</comment>
        <translation>Gouvernail bloqué</translation>
    </message>
    <message>
        <source>Oars broken</source>
        <comment>pompeius</comment>
        <translation>Rames brisées</translation>
    </message>
    <message>
        <source>Oars fouled</source>
        <comment>pompeius</comment>
        <translation>Rames emmêlées</translation>
    </message>
    <message>
        <source>No signal</source>
        <comment>pompeius</comment>
        <translation>Aucun signal</translation>
    </message>
    <message>
        <source>Follow me</source>
        <comment>pompeius</comment>
        <translation>Suivez-moi</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>pompeius</comment>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>pompeius</comment>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>pompeius</comment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>pompeius</comment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>side</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bataille</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>commandant</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>rencontre</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>emprunt</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>work</source>
        <translation>travaux</translation>
    </message>
    <message>
        <source>lie</source>
        <translation>repos</translation>
    </message>
    <message>
        <source>lay-up</source>
        <translation>désarmement</translation>
    </message>
    <message>
        <source>oar factors</source>
        <translation>facteurs de rames</translation>
    </message>
    <message>
        <source>cm of speed</source>
        <translation>cm de vitesse</translation>
    </message>
    <message>
        <source>heavy engines</source>
        <translation>machines lourdes</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>Allied percent</source>
        <translation>Part de l’allié</translation>
    </message>
    <message>
        <source>Boog</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Proue</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capture</translation>
    </message>
    <message>
        <source>Casualty dice</source>
        <translation>Dés de pertes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Crew quality tenths</source>
        <translation>Qualité de l’équipage, dixièmes</translation>
    </message>
    <message>
        <source>Crew test</source>
        <translation>Test d’équipage</translation>
    </message>
    <message>
        <source>Deducts</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Fire to</source>
        <translation>Feu jusqu’à</translation>
    </message>
    <message>
        <source>Fires die</source>
        <translation>Feux éteints</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Navire amiral</translation>
    </message>
    <message>
        <source>Flounders</source>
        <translation>Ballotté</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Fortifications</translation>
    </message>
    <message>
        <source>Heavy</source>
        <translation>Lourd</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Hull per size class</source>
        <translation>Coque par classe de taille</translation>
    </message>
    <message>
        <source>Hull rounding</source>
        <translation>Arrondi de la coque</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Tués</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Tue</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Left for good</source>
        <translation>Parti pour de bon</translation>
    </message>
    <message>
        <source>Lost fighting</source>
        <translation>Perdu au combat</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Mp</source>
        <translation>PM</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Overloading</source>
        <translation>Surcharge</translation>
    </message>
    <message>
        <source>Passes from</source>
        <translation>Réussit dès</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Raises</source>
        <translation>Relève</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Real target only</source>
        <translation>Cible réelle seulement</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Shears</source>
        <translation>Brise les rames</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>Sinks dice</source>
        <translation>Dés de naufrage</translation>
    </message>
    <message>
        <source>Stern</source>
        <translation>Poupe</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Bireme</source>
        <translation>Birème</translation>
    </message>
    <message>
        <source>Heptere</source>
        <translation>Heptère</translation>
    </message>
    <message>
        <source>applies to</source>
        <translation>vaut pour</translation>
    </message>
    <message>
        <source>asiatic</source>
        <translation>asiatique</translation>
    </message>
    <message>
        <source>athenian</source>
        <translation>athénien</translation>
    </message>
    <message>
        <source>base</source>
        <translation>prix de base</translation>
    </message>
    <message>
        <source>before campaign only</source>
        <translation>avant la campagne seulement</translation>
    </message>
    <message>
        <source>capacity per ballista</source>
        <translation>capacité par baliste</translation>
    </message>
    <message>
        <source>capacity per engine modifier</source>
        <translation>capacité par point de machine</translation>
    </message>
    <message>
        <source>capacity per ferrea manus</source>
        <translation>capacité par ferrea manus</translation>
    </message>
    <message>
        <source>capacity per fire pot</source>
        <translation>capacité par pot à feu</translation>
    </message>
    <message>
        <source>capacity per tower</source>
        <translation>capacité par tour</translation>
    </message>
    <message>
        <source>capacity per troop</source>
        <translation>capacité par unité de troupes</translation>
    </message>
    <message>
        <source>carthaginian</source>
        <translation>carthaginois</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>commander quality</source>
        <translation>qualité du commandant</translation>
    </message>
    <message>
        <source>commander required</source>
        <translation>commandant requis</translation>
    </message>
    <message>
        <source>crew test</source>
        <translation>test d’équipage</translation>
    </message>
    <message>
        <source>dekares</source>
        <translation>décère</translation>
    </message>
    <message>
        <source>disorder</source>
        <translation>désordre</translation>
    </message>
    <message>
        <source>egyptian</source>
        <translation>égyptien</translation>
    </message>
    <message>
        <source>fast moves</source>
        <translation>mouvements rapides</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>moitiés</translation>
    </message>
    <message>
        <source>heavy engine modifier</source>
        <translation>point de machine lourde</translation>
    </message>
    <message>
        <source>heavy marine fighting oars</source>
        <translation>soldat de marine lourd, rameurs combattants</translation>
    </message>
    <message>
        <source>landsmen</source>
        <translation>terriens</translation>
    </message>
    <message>
        <source>leak</source>
        <translation>voie d’eau</translation>
    </message>
    <message>
        <source>least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>least economic value</source>
        <translation>valeur économique minimale</translation>
    </message>
    <message>
        <source>least size class</source>
        <translation>classe de taille minimale</translation>
    </message>
    <message>
        <source>liburnian</source>
        <translation>liburne</translation>
    </message>
    <message>
        <source>marine fighting oars</source>
        <translation>soldat de marine, rameurs combattants</translation>
    </message>
    <message>
        <source>masonry per capacity</source>
        <translation>maçonnerie par capacité</translation>
    </message>
    <message>
        <source>missile</source>
        <translation>projectile</translation>
    </message>
    <message>
        <source>modifier least</source>
        <translation>modificateur minimal</translation>
    </message>
    <message>
        <source>modifier most</source>
        <translation>modificateur maximal</translation>
    </message>
    <message>
        <source>most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>most capacity per economic value</source>
        <translation>capacité maximale par valeur économique</translation>
    </message>
    <message>
        <source>most economic value</source>
        <translation>valeur économique maximale</translation>
    </message>
    <message>
        <source>most extra troops divisor</source>
        <translation>diviseur des troupes en plus</translation>
    </message>
    <message>
        <source>most extra troops rounding</source>
        <translation>arrondi des troupes en plus</translation>
    </message>
    <message>
        <source>most ferrea manus per section</source>
        <translation>ferrea manus par section au plus</translation>
    </message>
    <message>
        <source>most per ship</source>
        <translation>par navire au plus</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>au plus proche</translation>
    </message>
    <message>
        <source>neutral defences</source>
        <translation>défenses des ports neutres</translation>
    </message>
    <message>
        <source>oars broken</source>
        <translation>rames brisées</translation>
    </message>
    <message>
        <source>oars fouled</source>
        <translation>rames emmêlées</translation>
    </message>
    <message>
        <source>per modifier</source>
        <translation>par point</translation>
    </message>
    <message>
        <source>persian</source>
        <translation>perse</translation>
    </message>
    <message>
        <source>phoenician</source>
        <translation>phénicien</translation>
    </message>
    <message>
        <source>pirate</source>
        <translation>pirate</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>quadrireme</source>
        <translation>quadrirème</translation>
    </message>
    <message>
        <source>quality multiplies contents</source>
        <translation>la qualité multiplie le contenu</translation>
    </message>
    <message>
        <source>quality multiplies masonry</source>
        <translation>la qualité multiplie la maçonnerie</translation>
    </message>
    <message>
        <source>raised platform towers</source>
        <translation>tours d’une plate-forme surélevée</translation>
    </message>
    <message>
        <source>randomised training</source>
        <translation>entraînement aléatoire</translation>
    </message>
    <message>
        <source>reinforced high ram</source>
        <translation>éperon haut renforcé</translation>
    </message>
    <message>
        <source>rhodian</source>
        <translation>rhodien</translation>
    </message>
    <message>
        <source>roman</source>
        <translation>romain</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>rower disorder</source>
        <translation>désordre des rameurs</translation>
    </message>
    <message>
        <source>rudder damaged</source>
        <translation>gouvernail endommagé</translation>
    </message>
    <message>
        <source>rudder jammed</source>
        <translation>gouvernail bloqué</translation>
    </message>
    <message>
        <source>sections divisor</source>
        <translation>diviseur des sections</translation>
    </message>
    <message>
        <source>sections rounding</source>
        <translation>arrondi des sections</translation>
    </message>
    <message>
        <source>space per engine</source>
        <translation>place par machine</translation>
    </message>
    <message>
        <source>space per modifier</source>
        <translation>place par point</translation>
    </message>
    <message>
        <source>space per tower</source>
        <translation>place par tour</translation>
    </message>
    <message>
        <source>space per troop</source>
        <translation>place par unité de troupes</translation>
    </message>
    <message>
        <source>spartan</source>
        <translation>spartiate</translation>
    </message>
    <message>
        <source>speed divisor</source>
        <translation>diviseur de la vitesse</translation>
    </message>
    <message>
        <source>speed used</source>
        <translation>vitesse utilisée</translation>
    </message>
    <message>
        <source>squared divisor</source>
        <translation>diviseur du carré</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>coincé</translation>
    </message>
    <message>
        <source>troops only</source>
        <translation>troupes seulement</translation>
    </message>
    <message>
        <source>whole contingent</source>
        <translation>tout le contingent</translation>
    </message>
    <message>
        <source>A basic captain has a skill on a d6 of at least</source>
        <translation>Un capitaine ordinaire a une compétence sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A captain hit is killed on a d6 of at least</source>
        <translation>Un capitaine touché est tué sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>A commander is better on a d10 with his quality from</source>
        <translation>Un commandant progresse sur un d10, sa qualité comprise, dès</translation>
    </message>
    <message>
        <source>A commander's experience for his first test</source>
        <translation>Expérience d’un commandant pour son premier test</translation>
    </message>
    <message>
        <source>A commander's experience for his second test</source>
        <translation>Expérience d’un commandant pour son deuxième test</translation>
    </message>
    <message>
        <source>A commander's experience for his third test</source>
        <translation>Expérience d’un commandant pour son troisième test</translation>
    </message>
    <message>
        <source>A commander's voice carries, cm</source>
        <translation>Portée de voix d’un commandant, en cm</translation>
    </message>
    <message>
        <source>A fire is put out on at least</source>
        <translation>Un feu est éteint sur au moins</translation>
    </message>
    <message>
        <source>A fire is put out on at least, by a crew above average</source>
        <translation>Un feu est éteint sur au moins, par un équipage au-dessus de la moyenne</translation>
    </message>
    <message>
        <source>A fire spreads to a ship in contact on at most</source>
        <translation>Un feu gagne un navire au contact sur au plus</translation>
    </message>
    <message>
        <source>A fire worsens on at most</source>
        <translation>Un feu s’aggrave sur au plus</translation>
    </message>
    <message>
        <source>A heavy engine of at least this modifier is two stone throwers</source>
        <translation>Une machine lourde d’au moins ce modificateur vaut deux lithoboles</translation>
    </message>
    <message>
        <source>A month's training, per cent of a ship's price</source>
        <translation>Un mois d’entraînement, pour cent du prix du navire</translation>
    </message>
    <message>
        <source>A prize sold, per cent of its price</source>
        <translation>Une prise vendue, pour cent de son prix</translation>
    </message>
    <message>
        <source>A prize taken into service, per cent of its price</source>
        <translation>Une prise mise en service, pour cent de son prix</translation>
    </message>
    <message>
        <source>A ship that separated stands clear by, cm</source>
        <translation>Écart d’un navire qui s’est dégagé, en cm</translation>
    </message>
    <message>
        <source>A ship's experience for its first better quality</source>
        <translation>Expérience d’un navire pour sa première hausse de qualité</translation>
    </message>
    <message>
        <source>A ship's experience for its second better quality</source>
        <translation>Expérience d’un navire pour sa deuxième hausse de qualité</translation>
    </message>
    <message>
        <source>A ship's experience for its third better quality</source>
        <translation>Expérience d’un navire pour sa troisième hausse de qualité</translation>
    </message>
    <message>
        <source>A wreck sinks on at most</source>
        <translation>Une épave coule sur au plus</translation>
    </message>
    <message>
        <source>Allies arrive from</source>
        <translation>Les alliés arrivent dès</translation>
    </message>
    <message>
        <source>Allies arrive on any edge but the enemy's from</source>
        <translation>Les alliés arrivent sur tout bord sauf celui de l’ennemi dès</translation>
    </message>
    <message>
        <source>Allies will not fight on at most</source>
        <translation>Les alliés refusent de combattre sur au plus</translation>
    </message>
    <message>
        <source>An admiral aboard is hit too on a d6 of at least</source>
        <translation>Un amiral à bord est touché aussi sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>An ally of less than no reliability changes sides on a d10 up to</source>
        <translation>Un allié sans aucune fiabilité change de camp sur un d10 jusqu’à</translation>
    </message>
    <message>
        <source>An unpaid crew worsens on a d10 up to</source>
        <translation>Un équipage impayé baisse sur un d10 jusqu’à</translation>
    </message>
    <message>
        <source>An unpaid ship deserts on a d10 from</source>
        <translation>Un navire impayé déserte sur un d10 dès</translation>
    </message>
    <message>
        <source>Archers hit from</source>
        <translation>Les archers touchent dès</translation>
    </message>
    <message>
        <source>Archers hit from, at short range</source>
        <translation>Les archers touchent dès, à courte portée</translation>
    </message>
    <message>
        <source>Archers shoot without loss after moving at most, cm</source>
        <translation>Les archers tirent sans malus après un mouvement d’au plus, en cm</translation>
    </message>
    <message>
        <source>Archers' range, cm</source>
        <translation>Portée des archers, en cm</translation>
    </message>
    <message>
        <source>Archers' short range, cm</source>
        <translation>Courte portée des archers, en cm</translation>
    </message>
    <message>
        <source>Archers: in a tower or on a platform, one unit each</source>
        <translation>Archers : dans une tour ou sur une plate-forme, une unité chacune</translation>
    </message>
    <message>
        <source>Archers: target has parablemata</source>
        <translation>Archers : la cible a des parablemata</translation>
    </message>
    <message>
        <source>Archers: target is cataphract</source>
        <translation>Archers : la cible est cataphracte</translation>
    </message>
    <message>
        <source>Archers: their ship moved farther</source>
        <translation>Archers : leur navire a avancé davantage</translation>
    </message>
    <message>
        <source>Ballista hits from</source>
        <translation>Une baliste touche dès</translation>
    </message>
    <message>
        <source>Ballista hits from, at short range</source>
        <translation>Une baliste touche dès, à courte portée</translation>
    </message>
    <message>
        <source>Ballista's range, cm</source>
        <translation>Portée d’une baliste, en cm</translation>
    </message>
    <message>
        <source>Ballista's short range, cm</source>
        <translation>Courte portée d’une baliste, en cm</translation>
    </message>
    <message>
        <source>Ballista: a target is small below size class</source>
        <translation>Baliste : une cible est petite sous la classe de taille</translation>
    </message>
    <message>
        <source>Ballista: not within so many degrees of bow or stern</source>
        <translation>Baliste : pas à moins de tant de degrés de la proue ou de la poupe</translation>
    </message>
    <message>
        <source>Ballista: one more casualty on a natural die of at least</source>
        <translation>Baliste : une perte de plus sur un dé naturel d’au moins</translation>
    </message>
    <message>
        <source>Ballista: small target</source>
        <translation>Baliste : petite cible</translation>
    </message>
    <message>
        <source>Bees: Crew Tests and boarding dice</source>
        <translation>Abeilles : tests d’équipage et dés d’abordage</translation>
    </message>
    <message>
        <source>Boarding: a heavy marine hits from</source>
        <translation>Abordage : un soldat de marine lourd touche dès</translation>
    </message>
    <message>
        <source>Boarding: a marine hits from</source>
        <translation>Abordage : un soldat de marine touche dès</translation>
    </message>
    <message>
        <source>Boarding: a ship two size classes larger</source>
        <translation>Abordage : un navire de deux classes de taille de plus</translation>
    </message>
    <message>
        <source>Boarding: a side outnumbered so many times tests</source>
        <translation>Abordage : un camp débordé à tant contre un passe un test</translation>
    </message>
    <message>
        <source>Boarding: an archer hits from</source>
        <translation>Abordage : un archer touche dès</translation>
    </message>
    <message>
        <source>Boarding: fighting oar factors to a unit</source>
        <translation>Abordage : facteurs de rameurs combattants par unité</translation>
    </message>
    <message>
        <source>Boarding: fighting oars hit from</source>
        <translation>Abordage : les rameurs combattants touchent dès</translation>
    </message>
    <message>
        <source>Boarding: first round across one's corvus</source>
        <translation>Abordage : première manche par son propre corbeau</translation>
    </message>
    <message>
        <source>Boarding: larger begins at, size classes</source>
        <translation>Abordage : plus grand dès, en classes de taille</translation>
    </message>
    <message>
        <source>Boarding: oar factors to a unit of militia</source>
        <translation>Abordage : facteurs de rames par unité de milice</translation>
    </message>
    <message>
        <source>Boarding: own tower or platform, one unit each</source>
        <translation>Abordage : tour ou plate-forme propre, une unité chacune</translation>
    </message>
    <message>
        <source>Boarding: rowers as militia hit from</source>
        <translation>Abordage : les rameurs en milice touchent dès</translation>
    </message>
    <message>
        <source>Bronze on an unbraced bow is open to every fleet since the ban was dropped.</source>
        <translation>Le bronze sur une proue sans renfort est ouvert à toute flotte depuis la levée de l’interdiction.</translation>
    </message>
    <message>
        <source>Columns for each ship of the larger fleet</source>
        <translation>Colonnes par navire de la plus grande flotte</translation>
    </message>
    <message>
        <source>Columns more than the larger side has ships</source>
        <translation>Colonnes de plus que les navires du camp le plus nombreux</translation>
    </message>
    <message>
        <source>Columns more than those</source>
        <translation>Colonnes de plus que celles-ci</translation>
    </message>
    <message>
        <source>Columns nearest its edge in which a side deploys</source>
        <translation>Colonnes près de son bord où un camp se déploie</translation>
    </message>
    <message>
        <source>Columns of the map</source>
        <translation>Colonnes de la carte</translation>
    </message>
    <message>
        <source>Columns open in the land before a port</source>
        <translation>Colonnes ouvertes dans la terre devant un port</translation>
    </message>
    <message>
        <source>Corinthian shipwrights braced the bow for head-on attack at about this date.</source>
        <translation>Vers cette date, les charpentiers de Corinthe renforcèrent la proue pour l’attaque de face.</translation>
    </message>
    <message>
        <source>Crew Test: captain killed</source>
        <translation>Test d’équipage : capitaine tué</translation>
    </message>
    <message>
        <source>Crew Test: captain wounded</source>
        <translation>Test d’équipage : capitaine blessé</translation>
    </message>
    <message>
        <source>Crew killed off: captain dead on a d10 of at most</source>
        <translation>Équipage anéanti : capitaine mort sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Deck more or less for a closed or open deck unlike the class</source>
        <translation>Points de pont en plus ou en moins pour un pont fermé ou ouvert différent de la classe</translation>
    </message>
    <message>
        <source>Destroyed at once: captain dead on a d10 of at most</source>
        <translation>Détruit d’un coup : capitaine mort sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Destroyed at once: captain taken on a d10 of at most</source>
        <translation>Détruit d’un coup : capitaine pris sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Drift downwind in an Intermediate Phase with wind, cm</source>
        <translation>Dérive sous le vent en phase intermédiaire avec vent, en cm</translation>
    </message>
    <message>
        <source>Empty hexes between wall sections</source>
        <translation>Hex vides entre sections de muraille</translation>
    </message>
    <message>
        <source>Fires of Greek fire</source>
        <translation>Feux du feu grégeois</translation>
    </message>
    <message>
        <source>Fires of a pot of Rhodian fire</source>
        <translation>Feux d’un pot de feu rhodien</translation>
    </message>
    <message>
        <source>Grappling: after a rake</source>
        <translation>Grappins : après un bris de rames</translation>
    </message>
    <message>
        <source>Grappling: ferrea manus</source>
        <translation>Grappins : ferrea manus</translation>
    </message>
    <message>
        <source>Grappling: in ram contact with a severe or wrecked ship</source>
        <translation>Grappins : au contact d’éperon avec un navire gravement touché ou une épave</translation>
    </message>
    <message>
        <source>Grappling: target stationary</source>
        <translation>Grappins : cible à l’arrêt</translation>
    </message>
    <message>
        <source>Greek fire carries, cm</source>
        <translation>Portée du feu grégeois, en cm</translation>
    </message>
    <message>
        <source>Greek fire hits from</source>
        <translation>Le feu grégeois touche dès</translation>
    </message>
    <message>
        <source>Half stands an engaged squadron loses when its fleet gives up</source>
        <translation>Demi-socles qu’une escadre au combat perd quand sa flotte abandonne</translation>
    </message>
    <message>
        <source>Half the crew lost: captain dead on a d10 of at most</source>
        <translation>Moitié de l’équipage perdue : capitaine mort sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Half the crew lost: captain wounded on a d10 of at most</source>
        <translation>Moitié de l’équipage perdue : capitaine blessé sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Heavy engine hits from</source>
        <translation>Une machine lourde touche dès</translation>
    </message>
    <message>
        <source>Heavy engine hits from, a stationary target</source>
        <translation>Une machine lourde touche dès, cible à l’arrêt</translation>
    </message>
    <message>
        <source>Heavy engine's minimum range, cm</source>
        <translation>Portée minimale d’une machine lourde, en cm</translation>
    </message>
    <message>
        <source>Heavy engine's range, cm</source>
        <translation>Portée d’une machine lourde, en cm</translation>
    </message>
    <message>
        <source>Interest of loans, per cent a month</source>
        <translation>Intérêt des emprunts, pour cent par mois</translation>
    </message>
    <message>
        <source>Iron grapnels are told of from the fighting at Syracuse to the harpax of Agrippa.</source>
        <translation>Des grappins de fer sont mentionnés des combats de Syracuse au harpax d’Agrippa.</translation>
    </message>
    <message>
        <source>Least weight of a stand</source>
        <translation>Poids minimal d’un socle</translation>
    </message>
    <message>
        <source>Men of a Hoplites Advantage</source>
        <translation>Hommes d’un Avantage Hoplites</translation>
    </message>
    <message>
        <source>Men of a unit of heavy marines</source>
        <translation>Hommes d’une unité de soldats de marine lourds</translation>
    </message>
    <message>
        <source>Move points of a turn with the steering oars hit</source>
        <translation>Points de mouvement d’un virage, gouvernail touché</translation>
    </message>
    <message>
        <source>Move points to enter weed</source>
        <translation>Points de mouvement pour entrer dans les algues</translation>
    </message>
    <message>
        <source>Per cent of a blockaded port's lost income that the blockader takes</source>
        <translation>Pour cent du revenu perdu d’un port bloqué que prend le bloqueur</translation>
    </message>
    <message>
        <source>Per cent of its income that a port brings in a month in which it was attacked</source>
        <translation>Pour cent de son revenu qu’un port rapporte le mois où il est attaqué</translation>
    </message>
    <message>
        <source>Per cent of its price that comes back for a fitting removed</source>
        <translation>Pour cent de son prix rendu pour un équipement retiré</translation>
    </message>
    <message>
        <source>Per cent of the price that comes back for yard work called off</source>
        <translation>Pour cent du prix rendu pour des travaux annulés</translation>
    </message>
    <message>
        <source>Points of a troop unit on a wall</source>
        <translation>Points d’une unité de troupes sur une muraille</translation>
    </message>
    <message>
        <source>Pots are thrown, cm</source>
        <translation>Portée de jet des pots, en cm</translation>
    </message>
    <message>
        <source>Pots hit from</source>
        <translation>Les pots touchent dès</translation>
    </message>
    <message>
        <source>Quicklime: rolls on column B</source>
        <translation>Chaux vive : jets sur la colonne B</translation>
    </message>
    <message>
        <source>Rallying</source>
        <translation>Ralliement</translation>
    </message>
    <message>
        <source>Rallying: no enemy within, cm</source>
        <translation>Ralliement : aucun ennemi à moins de, en cm</translation>
    </message>
    <message>
        <source>Rams set high on a braced bow belong to Imperial Roman, Byzantine and Arab ships.</source>
        <translation>Les éperons hauts sur une proue renforcée sont propres aux navires de la Rome impériale, de Byzance et des Arabes.</translation>
    </message>
    <message>
        <source>Ransom, per cent of a commander's price</source>
        <translation>Rançon, pour cent du prix d’un commandant</translation>
    </message>
    <message>
        <source>Reliability of an ally after a defeat</source>
        <translation>Fiabilité d’un allié après une défaite</translation>
    </message>
    <message>
        <source>Reliability of an ally after a month unpaid</source>
        <translation>Fiabilité d’un allié après un mois impayé</translation>
    </message>
    <message>
        <source>Reliability of an ally after a victory</source>
        <translation>Fiabilité d’un allié après une victoire</translation>
    </message>
    <message>
        <source>Repair of a damage level, per cent of the hull's price</source>
        <translation>Réparation d’un degré de dégâts, pour cent du prix de la coque</translation>
    </message>
    <message>
        <source>Rhodians slung fire over the bow from about now; bees and quicklime are the same pots.</source>
        <translation>Vers cette date, les Rhodiens suspendirent du feu à la proue ; abeilles et chaux vive sont les mêmes pots.</translation>
    </message>
    <message>
        <source>Rome used boarding bridges in her first war at sea and had dropped them by its end.</source>
        <translation>Rome employa des passerelles d’abordage dans sa première guerre sur mer et les avait abandonnées à la fin.</translation>
    </message>
    <message>
        <source>Rounds left in which a sinking ship is beached</source>
        <translation>Manches restantes où un navire qui coule est échoué</translation>
    </message>
    <message>
        <source>Rounds of a battle at most</source>
        <translation>Manches d’une bataille au plus</translation>
    </message>
    <message>
        <source>Rounds without a blow that end a battle</source>
        <translation>Manches sans un coup qui terminent une bataille</translation>
    </message>
    <message>
        <source>Rows for each ship of the larger fleet</source>
        <translation>Rangées par navire de la plus grande flotte</translation>
    </message>
    <message>
        <source>Rows more than those</source>
        <translation>Rangées de plus que celles-ci</translation>
    </message>
    <message>
        <source>Rows nearest its edge in which a side deploys</source>
        <translation>Rangées près de son bord où un camp se déploie</translation>
    </message>
    <message>
        <source>Rows of land along a shore</source>
        <translation>Rangées de terre le long d’un rivage</translation>
    </message>
    <message>
        <source>Rows of land along a shore; one of shallows follows</source>
        <translation>Rangées de terre le long d’un rivage ; une de hauts-fonds suit</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Rangées du plateau</translation>
    </message>
    <message>
        <source>Sails of a ship that has no oars</source>
        <translation>Voiles d’un navire sans rames</translation>
    </message>
    <message>
        <source>Separating: backing out one's own ram</source>
        <translation>Séparation : reculer pour dégager son éperon</translation>
    </message>
    <message>
        <source>Separating: held by a corvus or ferrea manus</source>
        <translation>Séparation : tenu par un corbeau ou une ferrea manus</translation>
    </message>
    <message>
        <source>Ships that lie manned in port train as well: 1 yes, 0 only on exercise</source>
        <translation>Les navires armés au port s’entraînent aussi : 1 oui, 0 seulement en exercice</translation>
    </message>
    <message>
        <source>Skills of a heroic captain</source>
        <translation>Compétences d’un capitaine héroïque</translation>
    </message>
    <message>
        <source>Speed lost to a choppy sea, cm</source>
        <translation>Vitesse perdue par mer agitée, en cm</translation>
    </message>
    <message>
        <source>Speed lost to a rough sea, cm</source>
        <translation>Vitesse perdue par forte houle, en cm</translation>
    </message>
    <message>
        <source>Speed lost to a very rough sea, cm</source>
        <translation>Vitesse perdue par très forte houle, en cm</translation>
    </message>
    <message>
        <source>Stands of a squadron, as near as can be</source>
        <translation>Socles d’une escadre, au plus près</translation>
    </message>
    <message>
        <source>Straight hexes that let any ship turn</source>
        <translation>Hex en ligne droite qui permettent à tout navire de virer</translation>
    </message>
    <message>
        <source>Sunk slowly or abandoned: captain dead on a d10 of at most</source>
        <translation>Coulé lentement ou abandonné : capitaine mort sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Sunk slowly or abandoned: captain taken on a d10 of at most</source>
        <translation>Coulé lentement ou abandonné : capitaine pris sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>Talents a month a point of a port's economic value brings</source>
        <translation>Talents par mois que rapporte un point de valeur économique d’un port</translation>
    </message>
    <message>
        <source>Talents a month for a commander</source>
        <translation>Talents par mois pour un commandant</translation>
    </message>
    <message>
        <source>Talents for an oar factor, a rudder or a mast</source>
        <translation>Talents pour un facteur de rames, un gouvernail ou un mât</translation>
    </message>
    <message>
        <source>Talents lent a point of economic value held</source>
        <translation>Talents prêtés par point de valeur économique détenu</translation>
    </message>
    <message>
        <source>Talents of loot a point of economic value</source>
        <translation>Talents de butin par point de valeur économique</translation>
    </message>
    <message>
        <source>The Byzantine siphon is first heard of in the Arab attacks on Constantinople.</source>
        <translation>Le siphon byzantin apparaît pour la première fois lors des attaques arabes contre Constantinople.</translation>
    </message>
    <message>
        <source>The board has at least so many columns</source>
        <translation>Le plateau a au moins tant de colonnes</translation>
    </message>
    <message>
        <source>The deck above the rowers is known only from the large Phoenician bireme of the 8th century BCE.</source>
        <translation>Le pont au-dessus des rameurs n’est connu que de la grande birème phénicienne du VIIIe siècle av. J.-C.</translation>
    </message>
    <message>
        <source>The high timber prow goes with the Egyptian galleys that met the Sea Peoples.</source>
        <translation>La haute proue de bois va avec les galères égyptiennes qui affrontèrent les Peuples de la Mer.</translation>
    </message>
    <message>
        <source>The map has at least so many rows</source>
        <translation>La carte a au moins tant de rangées</translation>
    </message>
    <message>
        <source>The sea goes a step higher on a d6 of at least</source>
        <translation>La mer monte d’un degré sur un d6 d’au moins</translation>
    </message>
    <message>
        <source>The sea lies a step lower on a d6 of at most</source>
        <translation>La mer baisse d’un degré sur un d6 d’au plus</translation>
    </message>
    <message>
        <source>The wind changes on a d10 of at most</source>
        <translation>Le vent change sur un d10 d’au plus</translation>
    </message>
    <message>
        <source>The wind shifts on a d6 of at most</source>
        <translation>Le vent tourne sur un d6 d’au plus</translation>
    </message>
    <message>
        <source>The workshops of Dionysios of Syracuse made the first arrow-shooting engines.</source>
        <translation>Les ateliers de Denys de Syracuse créèrent les premières machines à lancer des flèches.</translation>
    </message>
    <message>
        <source>Timber rams are open to every fleet since the ban on early rams was dropped.</source>
        <translation>Les éperons de bois sont ouverts à toute flotte depuis la levée de l’interdiction des premiers éperons.</translation>
    </message>
    <message>
        <source>Torsion engines that throw stones come with the sieges of Philip and Alexander.</source>
        <translation>Les machines à torsion qui lancent des pierres viennent avec les sièges de Philippe et d’Alexandre.</translation>
    </message>
    <message>
        <source>Towers need the broad decks that came in with the quadrireme and quinquereme.</source>
        <translation>Les tours demandent les larges ponts apparus avec la quadrirème et la quinquérème.</translation>
    </message>
    <message>
        <source>Training makes a crew better on a d10 from</source>
        <translation>L’entraînement améliore un équipage sur un d10 dès</translation>
    </message>
    <message>
        <source>Upkeep at sea, per cent of a ship's price a month</source>
        <translation>Entretien en mer, pour cent du prix d’un navire par mois</translation>
    </message>
    <message>
        <source>Upkeep laid up in sheds, per cent of a ship's price a month</source>
        <translation>Entretien désarmé sous hangar, pour cent du prix d’un navire par mois</translation>
    </message>
    <message>
        <source>Upkeep manned in port, per cent of a ship's price a month</source>
        <translation>Entretien armé au port, pour cent du prix d’un navire par mois</translation>
    </message>
    <message>
        <source>Upkeep of garrison units, per cent of their price a month</source>
        <translation>Entretien des unités de garnison, pour cent de leur prix par mois</translation>
    </message>
    <message>
        <source>Weather damage: a level worse when failed by at least</source>
        <translation>Dégâts du temps : un degré de plus si l’échec est d’au moins</translation>
    </message>
    <message>
        <source>Weather damage: a roll on column A when failed by at least</source>
        <translation>Dégâts du temps : un jet sur la colonne A si l’échec est d’au moins</translation>
    </message>
    <message>
        <source>Weather damage: drifting</source>
        <translation>Dégâts du temps : à la dérive</translation>
    </message>
    <message>
        <source>Weather damage: each level of damage</source>
        <translation>Dégâts du temps : chaque degré de dégâts</translation>
    </message>
    <message>
        <source>Weather damage: one or more corvi</source>
        <translation>Dégâts du temps : un ou plusieurs corbeaux</translation>
    </message>
    <message>
        <source>Weather damage: one or more towers</source>
        <translation>Dégâts du temps : une ou plusieurs tours</translation>
    </message>
    <message>
        <source>Weather damage: raised platform</source>
        <translation>Dégâts du temps : plate-forme surélevée</translation>
    </message>
    <message>
        <source>Weeks in the yard for another hull or ram</source>
        <translation>Semaines au chantier pour une autre coque ou un autre éperon</translation>
    </message>
    <message>
        <source>Weeks that a new ship takes at least</source>
        <translation>Semaines que demande au moins un nouveau navire</translation>
    </message>
    <message>
        <source>Weeks until another takes a dead commander's place</source>
        <translation>Semaines avant le remplacement d’un commandant mort</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>marines</source>
        <translation>soldats de marine</translation>
    </message>
    <message>
        <source>heavy marines</source>
        <translation>soldats de marine lourds</translation>
    </message>
    <message>
        <source>squadron</source>
        <translation>escadre</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>flotte</translation>
    </message>
    <message>
        <source>Randomised training</source>
        <translation>Entraînement aléatoire</translation>
    </message>
    <message>
        <source>Periods of classes and equipment</source>
        <translation>Périodes des classes et de l’équipement</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
</context>
<context>
    <name>AccountBars</name>
    <message>
        <source>Spending and income by account</source>
        <translation>Dépenses et recettes par compte</translation>
    </message>
    <message>
        <source>%1: went out %2, came in %3</source>
        <translation>%1 : sorties %2, entrées %3</translation>
    </message>
    <message>
        <source>No money moved in this time.</source>
        <translation>Aucun argent n’a circulé durant cette période.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
</context>
<context>
    <name>AdvanceButton</name>
    <message>
        <source>%1 before the turn goes on</source>
        <translation>%1 avant la suite du tour</translation>
    </message>
    <message>
        <source>One thing is to be settled</source>
        <translation>Il reste une chose à régler</translation>
    </message>
    <message>
        <source>%1 things are to be settled</source>
        <translation>Il reste %1 choses à régler</translation>
    </message>
    <message>
        <source>Shows what waits, and what it would do (F9)</source>
        <translation>Montre ce qui attend, et ce que cela ferait (F9)</translation>
    </message>
</context>
<context>
    <name>AdvanceSheet</name>
    <message>
        <source>Nothing more that one would write down.</source>
        <translation>Rien de plus qui mérite d’être noté.</translation>
    </message>
    <message>
        <source>The week has been sailed, and there are battles to settle.</source>
        <translation>La semaine est parcourue, et il y a des batailles à régler.</translation>
    </message>
    <message>
        <source>What happened this week</source>
        <translation>Ce qui s’est passé cette semaine</translation>
    </message>
    <message>
        <source>The captains are fighting; stop them</source>
        <translation>Les capitaines combattent ; arrêtez-les</translation>
    </message>
    <message>
        <source>Let captains fight the battles that nobody plays</source>
        <translation>Laisser les capitaines livrer les batailles que personne ne joue</translation>
    </message>
    <message>
        <source>Under Salamis ad Actium. Each is entered in the chronicle, and can be undone.</source>
        <translation>Selon Salamis ad Actium. Chacune entre dans la chronique, et peut être annulée.</translation>
    </message>
    <message>
        <source>One undo takes it back</source>
        <translation>Une seule annulation le défait</translation>
    </message>
    <message>
        <source>They are not done after all</source>
        <translation>Finalement pas terminés</translation>
    </message>
    <message>
        <source>My orders are done</source>
        <translation>Mes ordres sont donnés</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>AllyBlock</name>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>No ally serves it. A fleet on the fleet builder&apos;s table with an ally&apos;s price change is hired when it is bought.</source>
        <translation>Aucun allié ne sert ce camp. Une flotte sur la table du constructeur de flottes avec un changement de prix d’allié est engagée à l’achat.</translation>
    </message>
    <message>
        <source>%1 · 1 ship</source>
        <translation>%1 · 1 navire</translation>
    </message>
    <message>
        <source>%1 · %2 ships</source>
        <translation>%1 · %2 navires</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Sert</translation>
    </message>
    <message>
        <source>1 month more</source>
        <translation>encore 1 mois</translation>
    </message>
    <message>
        <source>%1 months more</source>
        <translation>encore %1 mois</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Fiabilité</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>CP-9.2</source>
        <translation>CP-9.2</translation>
    </message>
    <message>
        <source>Its fleet</source>
        <translation>Sa flotte</translation>
    </message>
    <message>
        <source>A month longer</source>
        <translation>Un mois de plus</translation>
    </message>
    <message>
        <source>End the contract</source>
        <translation>Mettre fin au contrat</translation>
    </message>
    <message>
        <source>Send it home</source>
        <translation>Renvoyer chez lui</translation>
    </message>
</context>
<context>
    <name>AllyList</name>
    <message>
        <source>may change sides</source>
        <translation>peut changer de camp</translation>
    </message>
    <message>
        <source>about to go home</source>
        <translation>prêt à rentrer chez lui</translation>
    </message>
    <message>
        <source>wavers</source>
        <translation>hésite</translation>
    </message>
    <message>
        <source>keeps to the contract</source>
        <translation>respecte le contrat</translation>
    </message>
    <message>
        <source>stands by its host</source>
        <translation>soutient son hôte</translation>
    </message>
    <message>
        <source>at the plain price</source>
        <translation>au prix simple</translation>
    </message>
    <message>
        <source>%1%2 per cent</source>
        <translation>%1%2 pour cent</translation>
    </message>
</context>
<context>
    <name>AppointSheet</name>
    <message>
        <source>Appoint a commander</source>
        <translation>Nommer un commandant</translation>
    </message>
    <message>
        <source>Phormio</source>
        <translation>Phormion</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Appoint him</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Appointment</name>
    <message>
        <source>%1 talents now, and %2 a month in pay (SA-15.9, CP-4.2).</source>
        <translation>%1 talents maintenant, et %2 par mois de solde (SA-15.9, CP-4.2).</translation>
    </message>
    <message>
        <source>Your own dice are asked for; they are typed at the command line (SA-13.3).</source>
        <translation>On demande vos propres dés ; ils se tapent en ligne de commande (SA-13.3).</translation>
    </message>
</context>
<context>
    <name>ArrangeSheet</name>
    <message>
        <source>Fleets that meet</source>
        <translation>Flottes qui se rencontrent</translation>
    </message>
    <message>
        <source>Game, wind and sea</source>
        <translation>Jeu, vent et mer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>limite de tours</translation>
    </message>
    <message>
        <source>The umpire&apos;s options of the game</source>
        <translation>Les options de l’arbitre pour le jeu</translation>
    </message>
    <message>
        <source>table-size 180x120, weather-change never</source>
        <translation>table-size 180x120, weather-change never</translation>
    </message>
    <message>
        <source>%1: %2 ships, %3 talents</source>
        <translation>%1 : %2 navires, %3 talents</translation>
    </message>
    <message>
        <source>The campaign is still being set up: it begins with this battle, and budgets and walls are settled then. Undo takes either back.</source>
        <translation>La campagne est encore en préparation : elle commence avec cette bataille, et les budgets et murailles sont alors fixés. Annuler défait l’un et l’autre.</translation>
    </message>
    <message>
        <source>Choose the fleets that meet.</source>
        <translation>Choisissez les flottes qui se rencontrent.</translation>
    </message>
    <message>
        <source>Begin and arrange</source>
        <translation>Commencer et organiser</translation>
    </message>
    <message>
        <source>Arrange the battle</source>
        <translation>Organiser la bataille</translation>
    </message>
</context>
<context>
    <name>ArrivalPanel</name>
    <message>
        <source>Allies arrive</source>
        <translation>Arrivée des alliés</translation>
    </message>
    <message>
        <source>Where shall they come in?</source>
        <translation>Par où doivent-ils entrer ?</translation>
    </message>
    <message>
        <source>Places to come in</source>
        <translation>Lieux d’entrée</translation>
    </message>
    <message>
        <source>Bring them in here</source>
        <translation>Les faire entrer ici</translation>
    </message>
</context>
<context>
    <name>BackupList</name>
    <message>
        <source>Kept when it was opened</source>
        <translation>Gardée à l’ouverture</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>Kept before an older file was brought up to date</source>
        <translation>Gardée avant la mise à jour d’un fichier plus ancien</translation>
    </message>
    <message>
        <source>Stood here until another took its place</source>
        <translation>Était ici avant d’être remplacée</translation>
    </message>
    <message>
        <source>The backup is not sound, and nothing was changed: %1</source>
        <translation>La sauvegarde n’est pas intacte, et rien n’a été changé : %1</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>Choisissez une autre sauvegarde.</translation>
    </message>
</context>
<context>
    <name>BattleArranging</name>
    <message>
        <source>Rolled</source>
        <translation>Au dé</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Bataille de %1</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>The umpire arranges battles; a side&apos;s fleets meet others at sea.</source>
        <translation>L’arbitre organise les batailles ; les flottes d’un camp rencontrent les autres en mer.</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>attend %1</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Nulle part en particulier</translation>
    </message>
</context>
<context>
    <name>BattleBoard</name>
    <message>
        <source>%1 in from %2</source>
        <translation>%1 pouces depuis %2</translation>
    </message>
    <message>
        <source>shoal</source>
        <translation>haut-fond</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>%1 wind</source>
        <translation>vent : %1</translation>
    </message>
    <message>
        <source>%1 sea</source>
        <translation>mer : %1</translation>
    </message>
    <message>
        <source>Weather is rolled</source>
        <translation>Le temps est tiré au dé</translation>
    </message>
    <message>
        <source>Lost as a wreck</source>
        <translation>Perdu comme épave</translation>
    </message>
    <message>
        <source>Towed home, a wreck</source>
        <translation>Remorqué au port, épave</translation>
    </message>
    <message>
        <source>Serves %1 now</source>
        <translation>Sert maintenant %1</translation>
    </message>
    <message>
        <source>Sold by %1</source>
        <translation>Vendu par %1</translation>
    </message>
    <message>
        <source>Burnt by %1</source>
        <translation>Brûlé par %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 tour</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>It has been fought.</source>
        <translation>Elle a été livrée.</translation>
    </message>
    <message>
        <source>It has not been fought.</source>
        <translation>Elle n’a pas été livrée.</translation>
    </message>
    <message>
        <source>%1, retired to %2</source>
        <translation>%1, repliée vers %2</translation>
    </message>
    <message>
        <source>Of the garrison</source>
        <translation>De la garnison</translation>
    </message>
</context>
<context>
    <name>BattleCostList</name>
    <message>
        <source>What battles cost</source>
        <translation>Le coût des batailles</translation>
    </message>
    <message>
        <source>Ships lost</source>
        <translation>Navires perdus</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>ships for %1 talents lost</source>
        <translation>navires perdus pour %1 talents</translation>
    </message>
    <message>
        <source>No battle has been fought yet.</source>
        <translation>Aucune bataille n’a encore été livrée.</translation>
    </message>
</context>
<context>
    <name>BattleCosts</name>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
</context>
<context>
    <name>BattleHead</name>
    <message>
        <source>a battle of the past</source>
        <translation>une bataille du passé</translation>
    </message>
    <message>
        <source>the captain considers…</source>
        <translation>le capitaine réfléchit…</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>votre ordre</translation>
    </message>
    <message>
        <source>a captain&apos;s order</source>
        <translation>ordre d’un capitaine</translation>
    </message>
    <message>
        <source>looking back: a new order replaces what follows</source>
        <translation>retour en arrière : un nouvel ordre remplace la suite</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>%1 1 squadron</source>
        <translation>%1 1 escadre</translation>
    </message>
    <message>
        <source>%1 %2 squadrons</source>
        <translation>%1 %2 escadres</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ships and %4 taken</source>
        <translation>%1 %2 navires sur %3 et %4 pris</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ships</source>
        <translation>%1 %2 navires sur %3</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistrée</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The captain gives one order (Space)</source>
        <translation>Le capitaine donne un ordre (Espace)</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Captains&apos; orders follow by themselves</source>
        <translation>Les ordres des capitaines suivent d’eux-mêmes</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler : %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir : %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Let the program roll the dice</source>
        <translation>Laisser le programme lancer les dés</translation>
    </message>
    <message>
        <source>Roll real dice and type them</source>
        <translation>Lancer de vrais dés et les saisir</translation>
    </message>
    <message>
        <source>No longer mark whom the chosen one may reach (T)</source>
        <translation>Ne plus marquer qui le navire choisi peut atteindre (T)</translation>
    </message>
    <message>
        <source>Mark whom the chosen one may reach (T)</source>
        <translation>Marquer qui le navire choisi peut atteindre (T)</translation>
    </message>
    <message>
        <source>No longer draw the bases (B)</source>
        <translation>Ne plus dessiner les socles (B)</translation>
    </message>
    <message>
        <source>Draw the bases (B)</source>
        <translation>Dessiner les socles (B)</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
    <message>
        <source>Write the replay…</source>
        <translation>Écrire la relecture…</translation>
    </message>
    <message>
        <source>Print its brief…</source>
        <translation>Imprimer la consigne…</translation>
    </message>
    <message>
        <source>Print its report…</source>
        <translation>Imprimer le rapport…</translation>
    </message>
    <message>
        <source>Bring it into the campaign first</source>
        <translation>Versez-la d’abord dans la campagne</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>La bataille continue</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Comment elle a fini</translation>
    </message>
    <message>
        <source>Give the battle up</source>
        <translation>Abandonner la bataille</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>Rien ne vous est demandé pour l’instant</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>a captain orders the rest of the turn</source>
        <translation>un capitaine ordonne le reste du tour</translation>
    </message>
</context>
<context>
    <name>BattleOdds</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 sur 100</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Nobody won; so end %1 of 100 such battles (%2).</source>
        <translation>Personne n’a gagné ; ainsi finissent %1 de ces batailles sur 100 (%2).</translation>
    </message>
    <message>
        <source>%1 won; before the battle, %2 of 100 such battles (%3).</source>
        <translation>Victoire de %1 ; avant la bataille, %2 de ces batailles sur 100 (%3).</translation>
    </message>
    <message>
        <source>so in %1 of 100 such battles</source>
        <translation>ainsi dans %1 de ces batailles sur 100</translation>
    </message>
</context>
<context>
    <name>BattleOddsCard</name>
    <message>
        <source>What is to be expected?</source>
        <translation>À quoi s’attendre ?</translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation>Était-ce la chance ?</translation>
    </message>
    <message>
        <source>Captains of simulation fight the same battle a thousand times.</source>
        <translation>Des capitaines de simulation livrent mille fois la même bataille.</translation>
    </message>
    <message>
        <source>%1 of %2 battles so far, between captains of simulation</source>
        <translation>%1 batailles sur %2 jusqu’ici, entre capitaines de simulation</translation>
    </message>
    <message>
        <source>%1 battles between captains of simulation</source>
        <translation>%1 batailles entre capitaines de simulation</translation>
    </message>
    <message>
        <source>Compare the games…</source>
        <translation>Comparer les jeux…</translation>
    </message>
    <message>
        <source>This match under every game, side by side</source>
        <translation>Cette rencontre sous chaque jeu, côte à côte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Weigh it</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>%1 lost fighting value of %2 talents, %3</source>
        <translation>%1 a perdu %2 talents de valeur de combat, %3</translation>
    </message>
    <message>
        <source>less than usual</source>
        <translation>moins que d’habitude</translation>
    </message>
    <message>
        <source>more than usual</source>
        <translation>plus que d’habitude</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>%1 were to be expected; half such battles cost %2 to %3</source>
        <translation>%1 étaient à prévoir ; la moitié de ces batailles coûtent de %2 à %3</translation>
    </message>
</context>
<context>
    <name>BattlePane</name>
    <message>
        <source>Sheets of the fleet…</source>
        <translation>Fiches de la flotte…</translation>
    </message>
    <message>
        <source>Sheets of the fleets…</source>
        <translation>Fiches des flottes…</translation>
    </message>
    <message>
        <source>Its report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Its brief…</source>
        <translation>Consigne…</translation>
    </message>
    <message>
        <source>What is handed out before it</source>
        <translation>Ce qui est distribué avant</translation>
    </message>
    <message>
        <source>Both sides are played by hand, by two people at one screen. To play alone, give one to a captain.</source>
        <translation>Les deux camps sont joués à la main, par deux personnes à un écran. Pour jouer seul, confiez-en un à un capitaine.</translation>
    </message>
    <message>
        <source>Go on fighting</source>
        <translation>Continuer le combat</translation>
    </message>
    <message>
        <source>Fight it here</source>
        <translation>La livrer ici</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Let the captains fight it</source>
        <translation>Laisser combattre les capitaines</translation>
    </message>
    <message>
        <source>The odds in full…</source>
        <translation>Toutes les chances…</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Saisir un résultat…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Take back and enter again</source>
        <translation>Revenir et ressaisir</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Montrer sur la carte</translation>
    </message>
</context>
<context>
    <name>BattleRoom</name>
    <message>
        <source>A die of %1 sides does not show %2.</source>
        <translation>Un dé à %1 faces ne montre pas %2.</translation>
    </message>
    <message>
        <source>Type 1 to %1.</source>
        <translation>Tapez de 1 à %1.</translation>
    </message>
    <message>
        <source>the last battle</source>
        <translation>la dernière bataille</translation>
    </message>
    <message>
        <source>the battle that was begun</source>
        <translation>la bataille commencée</translation>
    </message>
    <message>
        <source>The battle is in %1.</source>
        <translation>La bataille est dans %1.</translation>
    </message>
    <message>
        <source>The replay is in %1.</source>
        <translation>La relecture est dans %1.</translation>
    </message>
    <message>
        <source>The outcome is in %1.</source>
        <translation>L’issue est dans %1.</translation>
    </message>
    <message>
        <source>No %1 is placed now.</source>
        <translation>Pas de placement maintenant : %1.</translation>
    </message>
    <message>
        <source>The board shows an earlier moment.</source>
        <translation>Le plateau montre un moment antérieur.</translation>
    </message>
    <message>
        <source>Go to the latest order first; what was done stands.</source>
        <translation>Allez d’abord au dernier ordre ; ce qui est fait reste acquis.</translation>
    </message>
    <message>
        <source>%1 cannot row this plot.</source>
        <translation>%1 ne peut pas ramer ce tracé.</translation>
    </message>
    <message>
        <source>It is marked in the list; write another one.</source>
        <translation>Il est marqué dans la liste ; écrivez-en un autre.</translation>
    </message>
    <message>
        <source>1 ship of %1 is plotted alike.</source>
        <translation>1 navire de %1 reçoit le même tracé.</translation>
    </message>
    <message>
        <source>%1 ships of %2 are plotted alike.</source>
        <translation>%1 navires de %2 reçoivent le même tracé.</translation>
    </message>
    <message>
        <source>%1 Kept as written: %2.</source>
        <translation>%1 Gardé tel qu’écrit : %2.</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>po</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est terminée</translation>
    </message>
    <message>
        <source>Taken by %1</source>
        <translation>Pris par %1</translation>
    </message>
    <message>
        <source>Fled</source>
        <translation>En fuite</translation>
    </message>
    <message>
        <source>Withdrew</source>
        <translation>S’est retiré</translation>
    </message>
    <message>
        <source>Never came</source>
        <translation>N’est pas venu</translation>
    </message>
    <message>
        <source>%1 gave the battle up</source>
        <translation>Abandon de la bataille : %1</translation>
    </message>
    <message>
        <source>ended at the turn limit</source>
        <translation>terminée à la limite de tours</translation>
    </message>
    <message>
        <source>ended because nobody struck any more</source>
        <translation>terminée parce que plus personne ne frappait</translation>
    </message>
    <message>
        <source>broken off, undecided</source>
        <translation>rompue, indécise</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Victoire : %1</translation>
    </message>
</context>
<context>
    <name>BattleRow</name>
    <message>
        <source> against </source>
        <translation> contre </translation>
    </message>
</context>
<context>
    <name>BattleScreen</name>
    <message>
        <source>Put the battle away</source>
        <translation>Ranger la bataille</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Write the replay</source>
        <translation>Écrire la relecture</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Relectures</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Relecture de %1</translation>
    </message>
    <message>
        <source>Write the outcome</source>
        <translation>Écrire l’issue</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Outcome of %1</source>
        <translation>Issue de %1</translation>
    </message>
    <message>
        <source>The table. %1</source>
        <translation>La table. %1</translation>
    </message>
    <message>
        <source>%1 is chosen; %2 orders</source>
        <translation>Choisi : %1 ; %2 ordres</translation>
    </message>
    <message>
        <source>No %1 is chosen</source>
        <translation>Aucun choix : %1</translation>
    </message>
</context>
<context>
    <name>BattleSideCard</name>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 navire</translation>
    </message>
    <message>
        <source>1 wall section</source>
        <translation>1 section de muraille</translation>
    </message>
    <message>
        <source>%1 wall sections</source>
        <translation>%1 sections de muraille</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Played by hand</source>
        <translation>Joué à la main</translation>
    </message>
    <message>
        <source>Cautious captain</source>
        <translation>Capitaine prudent</translation>
    </message>
    <message>
        <source>Steady captain</source>
        <translation>Capitaine posé</translation>
    </message>
    <message>
        <source>Bold captain</source>
        <translation>Capitaine audacieux</translation>
    </message>
    <message>
        <source>As it was left; who plays is changed at the table.</source>
        <translation>Tel qu’il était ; qui joue se change à la table.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Intact</translation>
    </message>
</context>
<context>
    <name>BattlesScreen</name>
    <message>
        <source>Arrange…</source>
        <translation>Organiser…</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À régler</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Fought this turn</source>
        <translation>Livrées ce tour</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>A battle is due</source>
        <translation>Une bataille est à régler</translation>
    </message>
    <message>
        <source>%1 battles are due</source>
        <translation>%1 batailles sont à régler</translation>
    </message>
    <message>
        <source>No battles yet</source>
        <translation>Pas encore de batailles</translation>
    </message>
    <message>
        <source>Fleets have met. Choose one on the left: on the map it is made a battle, or they part.</source>
        <translation>Des flottes se sont rencontrées. Choisissez-en une à gauche : sur la carte, on en fait une bataille, ou elles se séparent.</translation>
    </message>
    <message>
        <source>Where fleets meet, a battle waits here: to be fought at the table, by captains of the machine, or on a table of your own with its result typed in.</source>
        <translation>Là où des flottes se rencontrent, une bataille attend ici : à livrer à la table, par des capitaines de la machine, ou sur votre propre table, le résultat étant saisi.</translation>
    </message>
    <message>
        <source>Arrange “%1”</source>
        <translation>Organiser « %1 »</translation>
    </message>
    <message>
        <source>The campaign begins with it</source>
        <translation>La campagne commence avec elle</translation>
    </message>
    <message>
        <source>Arrange a battle…</source>
        <translation>Organiser une bataille…</translation>
    </message>
</context>
<context>
    <name>BeginButton</name>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Ends the set-up: from then on walls and budgets stand as they are (CP-2.2). It can be undone.</source>
        <translation>Termine la mise en place : dès lors murailles et budgets sont fixés (CP-2.2). Peut être annulé.</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are. It may begin as it is, and undo takes it back; but look at this first:</source>
        <translation>Dès lors murailles et budgets sont fixés. Elle peut commencer telle quelle, et annuler le défait ; mais voyez d’abord ceci :</translation>
    </message>
    <message>
        <source>Begin all the same</source>
        <translation>Commencer quand même</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
</context>
<context>
    <name>BoardTools</name>
    <message>
        <source>Nearer (+)</source>
        <translation>Plus près (+)</translation>
    </message>
    <message>
        <source>Farther (−)</source>
        <translation>Plus loin (−)</translation>
    </message>
    <message>
        <source>Where the %1 are (9)</source>
        <translation>Où sont les %1 (9)</translation>
    </message>
    <message>
        <source>The whole table (0)</source>
        <translation>Toute la table (0)</translation>
    </message>
</context>
<context>
    <name>BranchSheet</name>
    <message>
        <source>Branch from here</source>
        <translation>Créer une branche ici</translation>
    </message>
    <message>
        <source>Keep the new campaign</source>
        <translation>Garder la nouvelle campagne</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>A new campaign holds the war as it stood then; this one stays as it is. Whatever is done there as it was done here throws the same dice.</source>
        <translation>Une nouvelle campagne contient la guerre telle qu’elle était alors ; celle-ci reste comme elle est. Ce qui s’y fait comme ici donne les mêmes dés.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Ce qui est listé</translation>
    </message>
    <message>
        <source>Every deed</source>
        <translation>Chaque acte</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Après : %1</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Lecture de l’historique…</translation>
    </message>
    <message>
        <source>What the new campaign is called</source>
        <translation>Nom de la nouvelle campagne</translation>
    </message>
    <message>
        <source>Open it at once</source>
        <translation>L’ouvrir aussitôt</translation>
    </message>
    <message>
        <source>Making it…</source>
        <translation>Création…</translation>
    </message>
    <message>
        <source>Choose where to keep it…</source>
        <translation>Choisir où la garder…</translation>
    </message>
</context>
<context>
    <name>BudgetBar</name>
    <message>
        <source>Within the rules, but %1 over the budget</source>
        <translation>Conforme aux règles, mais %1 au-dessus du budget</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>dépassé de %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Spent of the budget: %1 per cent</source>
        <translation>Dépensé du budget : %1 pour cent</translation>
    </message>
    <message>
        <source>Set a budget…</source>
        <translation>Fixer un budget…</translation>
    </message>
</context>
<context>
    <name>BuildOrder</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, if it lies here then (%2 now)</source>
        <translation>%1, si elle est ici alors (%2 maintenant)</translation>
    </message>
    <message>
        <source>A fleet of new ships</source>
        <translation>Une flotte de nouveaux navires</translation>
    </message>
    <message>
        <source>Nothing lies on the fleet builder&apos;s table; design a ship there first.</source>
        <translation>Rien n’est sur la table du constructeur de flottes ; concevez-y d’abord un navire.</translation>
    </message>
    <message>
        <source>The side has no ship to build after.</source>
        <translation>Le camp n’a pas de navire à prendre pour modèle.</translation>
    </message>
</context>
<context>
    <name>BuildSheet</name>
    <message>
        <source>Build ships</source>
        <translation>Construire des navires</translation>
    </message>
    <message>
        <source>Built after</source>
        <translation>Construits d’après</translation>
    </message>
    <message>
        <source>A class of the time</source>
        <translation>Une classe de l’époque</translation>
    </message>
    <message>
        <source>A ship one has</source>
        <translation>Un navire existant</translation>
    </message>
    <message>
        <source>The fleet builder</source>
        <translation>Le constructeur de flottes</translation>
    </message>
    <message>
        <source>after its class</source>
        <translation>d’après sa classe</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Launched, they join</source>
        <translation>Lancés, ils rejoignent</translation>
    </message>
    <message>
        <source>%1 of %2 talents</source>
        <translation>%1 sur %2 talents</translation>
    </message>
    <message>
        <source>%1 of %2 talents, %3 each</source>
        <translation>%1 sur %2 talents, %3 pièce</translation>
    </message>
    <message>
        <source>Launched</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>%1, in %2 weeks</source>
        <translation>%1, dans %2 semaines</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Chantier</translation>
    </message>
    <message>
        <source>takes %1 of the %2 size classes still free this month</source>
        <translation>prend %1 des %2 classes de taille encore libres ce mois</translation>
    </message>
    <message>
        <source>Training is randomised in this campaign: a d10 is rolled for every crew at the launch (SA-13.3).</source>
        <translation>L’entraînement est aléatoire dans cette campagne : un d10 est lancé pour chaque équipage au lancement (SA-13.3).</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation>Commander pour %1</translation>
    </message>
</context>
<context>
    <name>BuilderFoot</name>
    <message>
        <source>talents</source>
        <translation>talents</translation>
    </message>
    <message>
        <source>Within the rules</source>
        <translation>Conforme aux règles</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 constat</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 constats</translation>
    </message>
    <message>
        <source>Show what the rules have against it</source>
        <translation>Montrer ce que les règles y opposent</translation>
    </message>
</context>
<context>
    <name>BuySheet</name>
    <message>
        <source>Buy the fleet</source>
        <translation>Acheter la flotte</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Pour quel camp</translation>
    </message>
    <message>
        <source>It will lie in</source>
        <translation>Elle sera à</translation>
    </message>
    <message>
        <source>In which port</source>
        <translation>Dans quel port</translation>
    </message>
    <message>
        <source>It serves as an ally under a contract, months</source>
        <translation>Elle sert d’alliée sous contrat, mois</translation>
    </message>
    <message>
        <source>Months of the contract</source>
        <translation>Mois du contrat</translation>
    </message>
    <message>
        <source>Training is randomised in this campaign: a d10 is rolled for every crew and commander when you buy (SA-13.3).</source>
        <translation>L’entraînement est aléatoire dans cette campagne : un d10 est lancé pour chaque équipage et commandant à l’achat (SA-13.3).</translation>
    </message>
    <message>
        <source>Against the rules, unless the umpire lets it pass</source>
        <translation>Contraire aux règles, sauf si l’arbitre passe outre</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Passer outre</translation>
    </message>
    <message>
        <source>The umpire&apos;s reason, kept with the ships</source>
        <translation>Le motif de l’arbitre, gardé avec les navires</translation>
    </message>
    <message>
        <source>In the treasury</source>
        <translation>Dans le trésor</translation>
    </message>
    <message>
        <source>This fleet</source>
        <translation>Cette flotte</translation>
    </message>
    <message>
        <source>It would lack</source>
        <translation>Il manquerait</translation>
    </message>
    <message>
        <source>It leaves</source>
        <translation>Il reste</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Acheter pour %1</translation>
    </message>
</context>
<context>
    <name>CampaignExchange</name>
    <message>
        <source>The folder %1 cannot be made. Nothing was taken over.</source>
        <translation>Le dossier %1 ne peut être créé. Rien n’a été repris.</translation>
    </message>
    <message>
        <source>See to it that the folder above it can be written.</source>
        <translation>Veillez à ce que le dossier parent soit accessible en écriture.</translation>
    </message>
    <message>
        <source>%1 is kept in %2 from now on.</source>
        <translation>%1 est désormais gardée dans %2.</translation>
    </message>
    <message>
        <source>The whole campaign is for the umpire&apos;s eyes.</source>
        <translation>La campagne entière est pour les yeux de l’arbitre.</translation>
    </message>
    <message>
        <source>Look with them to write it.</source>
        <translation>Regardez par ses yeux pour l’écrire.</translation>
    </message>
    <message>
        <source>The campaign is written to %1.</source>
        <translation>La campagne est écrite dans %1.</translation>
    </message>
</context>
<context>
    <name>CampaignMenu</name>
    <message>
        <source>Rename the campaign…</source>
        <translation>Renommer la campagne…</translation>
    </message>
    <message>
        <source>The umpire&apos;s business</source>
        <translation>Affaire de l’arbitre</translation>
    </message>
    <message>
        <source>Keep a backup now</source>
        <translation>Faire une sauvegarde</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>The campaign is open only for looking</source>
        <translation>La campagne est ouverte en lecture seule</translation>
    </message>
    <message>
        <source>Branch from here…</source>
        <translation>Créer une branche ici…</translation>
    </message>
    <message>
        <source>Write as JSON…</source>
        <translation>Écrire en JSON…</translation>
    </message>
    <message>
        <source>The umpire&apos;s business: it holds everything of everyone</source>
        <translation>Affaire de l’arbitre : il contient tout de tous</translation>
    </message>
    <message>
        <source>Close the campaign</source>
        <translation>Fermer la campagne</translation>
    </message>
    <message>
        <source>Another side…</source>
        <translation>Un autre camp…</translation>
    </message>
    <message>
        <source>Change the umpire&apos;s PIN…</source>
        <translation>Changer le code de l’arbitre…</translation>
    </message>
    <message>
        <source>PIN for the umpire&apos;s seat…</source>
        <translation>Code pour la place de l’arbitre…</translation>
    </message>
</context>
<context>
    <name>CaptainsSheet</name>
    <message>
        <source>The captains fight it out. You will see what came of it before it counts.</source>
        <translation>Les capitaines en décident. Vous verrez le résultat avant qu’il compte.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 orders</source>
        <translation>Tour %1 · %2 ordres</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 ordres</translation>
    </message>
    <message>
        <source>Stop them</source>
        <translation>Les arrêter</translation>
    </message>
</context>
<context>
    <name>CedeSheet</name>
    <message>
        <source>Give %1 away</source>
        <translation>Céder %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>For so many talents</source>
        <translation>Pour tant de talents</translation>
    </message>
    <message>
        <source>nothing: it is given</source>
        <translation>rien : c’est un don</translation>
    </message>
    <message>
        <source>Its walls, its garrison and its commander go with it. Everybody hears of it.</source>
        <translation>Ses murailles, sa garnison et son commandant suivent. Tous l’apprennent.</translation>
    </message>
    <message>
        <source>Give it away</source>
        <translation>Céder</translation>
    </message>
</context>
<context>
    <name>ChartsView</name>
    <message>
        <source>Treasuries, talents</source>
        <translation>Trésors, en talents</translation>
    </message>
    <message>
        <source>Fleets, talents of ships</source>
        <translation>Flottes, talents de navires</translation>
    </message>
    <message>
        <source>reading past weeks…</source>
        <translation>lecture des semaines passées…</translation>
    </message>
</context>
<context>
    <name>ChronicleList</name>
    <message>
        <source>The chronicle is in %1.</source>
        <translation>La chronique est dans %1.</translation>
    </message>
    <message>
        <source>Known to %1</source>
        <translation>Connu de %1</translation>
    </message>
    <message>
        <source>Known to %1 and %2</source>
        <translation>Connu de %1 et %2</translation>
    </message>
</context>
<context>
    <name>ChronicleScreen</name>
    <message>
        <source>Write the chronicle as a page</source>
        <translation>Écrire la chronique en page</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Pages Web</translation>
    </message>
    <message>
        <source>Chronicle of %1</source>
        <translation>Chronique de %1</translation>
    </message>
    <message>
        <source>Find in the chronicle</source>
        <translation>Chercher dans la chronique</translation>
    </message>
    <message>
        <source>Write a page…</source>
        <translation>Écrire une page…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Écrire une note…</translation>
    </message>
    <message>
        <source>The umpire&apos;s note</source>
        <translation>Note de l’arbitre</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Nothing like that is written</source>
        <translation>Rien de tel n’est écrit</translation>
    </message>
    <message>
        <source>Nothing is written yet</source>
        <translation>Rien n’est encore écrit</translation>
    </message>
    <message>
        <source>Try fewer words.</source>
        <translation>Essayez moins de mots.</translation>
    </message>
    <message>
        <source>What happens in the war is told here week by week, and the umpire&apos;s notes stand among it.</source>
        <translation>Ce qui arrive dans la guerre est raconté ici semaine après semaine, avec les notes de l’arbitre.</translation>
    </message>
</context>
<context>
    <name>ClassLibrary</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>taille %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>1 oar</source>
        <translation>1 rame</translation>
    </message>
    <message>
        <source>%1 oars</source>
        <translation>%1 rames</translation>
    </message>
</context>
<context>
    <name>ClassPane</name>
    <message>
        <source>Build from</source>
        <translation>Construire d’après</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>Mes modèles</translation>
    </message>
    <message>
        <source>Find a template</source>
        <translation>Chercher un modèle</translation>
    </message>
    <message>
        <source>Find a class</source>
        <translation>Chercher une classe</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tous les ponts</translation>
    </message>
    <message>
        <source>Aphract</source>
        <translation>Aphracte</translation>
    </message>
    <message>
        <source>Sail</source>
        <comment>a rig</comment>
        <translation>Voile</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>of a list</comment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>By period</source>
        <translation>Par période</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Par taille</translation>
    </message>
    <message>
        <source>By price</source>
        <translation>Par prix</translation>
    </message>
    <message>
        <source>Other periods than %1 too</source>
        <translation>Aussi d’autres périodes que %1</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Ship classes</source>
        <translation>Classes de navires</translation>
    </message>
    <message>
        <source>No class fits. Clear the search, or show other decks and periods.</source>
        <translation>Aucune classe ne convient. Effacez la recherche, ou montrez d’autres ponts et périodes.</translation>
    </message>
    <message>
        <source>No template of that name.</source>
        <translation>Aucun modèle de ce nom.</translation>
    </message>
    <message>
        <source>Nothing kept yet. Fit a ship as you like it and keep it as a template; it stands here for every fleet.</source>
        <translation>Rien de gardé. Équipez un navire à votre goût et gardez-le comme modèle ; il sera ici pour chaque flotte.</translation>
    </message>
    <message>
        <source>%1, not then</source>
        <translation>%1, pas à cette date</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Fit the selected ships like it</source>
        <translation>Équiper ainsi les navires choisis</translation>
    </message>
    <message>
        <source>Select ships of the fleet first.</source>
        <translation>Choisissez d’abord des navires de la flotte.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Il est illisible.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>%1, sorted downwards</source>
        <translation>%1, tri décroissant</translation>
    </message>
    <message>
        <source>%1, sorted upwards</source>
        <translation>%1, tri croissant</translation>
    </message>
</context>
<context>
    <name>CommanderRows</name>
    <message>
        <source>The fleet</source>
        <translation>La flotte</translation>
    </message>
    <message>
        <source>A garrison</source>
        <translation>Une garnison</translation>
    </message>
    <message>
        <source>No squadron yet</source>
        <translation>Pas encore d’escadre</translation>
    </message>
</context>
<context>
    <name>CompareCell</name>
    <message>
        <source>not known</source>
        <translation>non connu</translation>
    </message>
</context>
<context>
    <name>CompareHead</name>
    <message>
        <source>the match&apos;s own game</source>
        <translation>le jeu propre de la rencontre</translation>
    </message>
</context>
<context>
    <name>CompareScreen</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One match, every game</source>
        <translation>Une rencontre, tous les jeux</translation>
    </message>
    <message>
        <source>Battles under each</source>
        <translation>Batailles sous chacun</translation>
    </message>
    <message>
        <source>Battles under each game</source>
        <translation>Batailles sous chaque jeu</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1 000</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10 000</translation>
    </message>
    <message>
        <source>The first battles are being fought…</source>
        <translation>Les premières batailles sont en cours…</translation>
    </message>
    <message>
        <source>No battle was fought yet</source>
        <translation>Aucune bataille n’a encore été livrée</translation>
    </message>
    <message>
        <source>No game fights this match</source>
        <translation>Aucun jeu ne livre cette rencontre</translation>
    </message>
    <message>
        <source>Between the marks, and after a figure: where the true share lies, 19 times in 20; of talents, nine battles in ten. %1</source>
        <translation>Entre les repères, et après un chiffre : où se trouve la part vraie, 19 fois sur 20 ; pour les talents, neuf batailles sur dix. %1</translation>
    </message>
</context>
<context>
    <name>CompareSheet</name>
    <message>
        <source>A fleet to compare with</source>
        <translation>Une flotte à comparer</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flottes</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Ce qu’on compare</translation>
    </message>
    <message>
        <source>Two ships</source>
        <translation>Deux navires</translation>
    </message>
    <message>
        <source>Two fleets</source>
        <translation>Deux flottes</translation>
    </message>
    <message>
        <source>Another fleet&apos;s file…</source>
        <translation>Fichier d’une autre flotte…</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>The match under every game</source>
        <translation>La rencontre sous chaque jeu</translation>
    </message>
</context>
<context>
    <name>ComparedGames</name>
    <message>
        <source>does not fight it</source>
        <translation>ne la livre pas</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 batailles sur %2</translation>
    </message>
    <message>
        <source>1 battle</source>
        <translation>1 bataille</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 batailles</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Both cost the same.</source>
        <translation>Les deux coûtent autant.</translation>
    </message>
    <message>
        <source>The right one costs %1 more.</source>
        <translation>Celui de droite coûte %1 de plus.</translation>
    </message>
    <message>
        <source>The left one costs %1 more.</source>
        <translation>Celui de gauche coûte %1 de plus.</translation>
    </message>
    <message>
        <source>This fleet: %1</source>
        <translation>Cette flotte : %1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Fichier : %1</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>Modèle : %1</translation>
    </message>
    <message>
        <source>From the yard: %1</source>
        <translation>Du chantier : %1</translation>
    </message>
</context>
<context>
    <name>ContactDesk</name>
    <message>
        <source>The umpire settles what is to become of it.</source>
        <translation>L’arbitre décide de ce qu’il en adviendra.</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>An allied contingent</source>
        <translation>Un contingent allié</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>À qui il est</translation>
    </message>
    <message>
        <source>Price change, per cent</source>
        <translation>Changement de prix, pour cent</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Changement de prix</translation>
    </message>
    <message>
        <source>Months it serves</source>
        <translation>Mois de service</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Its home</source>
        <translation>Son port d’attache</translation>
    </message>
    <message>
        <source>Dear allies are reliable: 5, and 1 more or less for each ten per cent. At 0 they go home, below it they may change sides (CP-9).</source>
        <translation>Des alliés chers sont fiables : 5, et 1 de plus ou de moins par dix pour cent. À 0 ils rentrent chez eux, au-dessous ils peuvent changer de camp (CP-9).</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Sign for %1</source>
        <translation>Signer pour %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>Nobody: held</source>
        <translation>Personne : tenue</translation>
    </message>
    <message>
        <source>Captured by</source>
        <translation>Capturé par</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Type a name for it.</source>
        <translation>Tapez un nom.</translation>
    </message>
    <message>
        <source>Type a name, or pick one of the list.</source>
        <translation>Tapez un nom, ou choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Il n’y a pas de dossier %1.</translation>
    </message>
    <message>
        <source>%1 is a folder. Choose another name.</source>
        <translation>%1 est un dossier. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no file %1 here.</source>
        <translation>Il n’y a pas de fichier %1 ici.</translation>
    </message>
    <message>
        <source>%1 may not be read by you.</source>
        <translation>Vous ne pouvez pas lire %1.</translation>
    </message>
    <message>
        <source>This name is too long for a file.</source>
        <translation>Ce nom est trop long pour un fichier.</translation>
    </message>
    <message>
        <source>%1 is there already, and stays as it is. Choose another name.</source>
        <translation>%1 existe déjà, et reste tel quel. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 may not be written by you. Choose another name.</source>
        <translation>Vous ne pouvez pas écrire %1. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Nothing may be written in %1. Choose another folder.</source>
        <translation>Rien ne peut être écrit dans %1. Choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>The folder above</source>
        <translation>Le dossier parent</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Dossier %1</translation>
    </message>
    <message>
        <source>Nothing of this kind lies here yet.</source>
        <translation>Rien de ce genre ne se trouve encore ici.</translation>
    </message>
    <message>
        <source>Nothing of this kind lies here.</source>
        <translation>Rien de ce genre ne se trouve ici.</translation>
    </message>
    <message>
        <source>There is more here than is listed; what is not can be typed.</source>
        <translation>Il y a plus ici que la liste n’en montre ; le reste peut être tapé.</translation>
    </message>
    <message>
        <source>%1 is there already, last written %2. Write over it? What it holds now would be gone.</source>
        <translation>%1 existe déjà, dernière écriture %2. L’écraser ? Son contenu actuel serait perdu.</translation>
    </message>
    <message>
        <source>%1 is there already; you will be asked before it is written over.</source>
        <translation>%1 existe déjà ; vous serez consulté avant qu’il soit écrasé.</translation>
    </message>
    <message>
        <source>It will be kept as %1.</source>
        <translation>Il sera gardé sous %1.</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Autre nom</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>FindingsBlock</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Tout corriger</translation>
    </message>
</context>
<context>
    <name>FirstHint</name>
    <message>
        <source>Put this hint away for good</source>
        <translation>Écarter cette astuce pour de bon</translation>
    </message>
</context>
<context>
    <name>FitRow</name>
    <message>
        <source>Without it: %1</source>
        <translation>Sans : %1</translation>
    </message>
    <message>
        <source>With it: %1</source>
        <translation>Avec : %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Un de plus : %1</translation>
    </message>
</context>
<context>
    <name>FitTemplates</name>
    <message>
        <source>Kept as the template %1</source>
        <translation>Gardé comme modèle %1</translation>
    </message>
    <message>
        <source>Fit as %1</source>
        <translation>Équiper comme %1</translation>
    </message>
    <message>
        <source>The template %1 could not be deleted.</source>
        <translation>Le modèle %1 n’a pu être supprimé.</translation>
    </message>
    <message>
        <source>See whether the folder %1 can be written.</source>
        <translation>Vérifiez que le dossier %1 est accessible en écriture.</translation>
    </message>
</context>
<context>
    <name>FleetBuilder</name>
    <message>
        <source>Name the fleet</source>
        <translation>Nommer la flotte</translation>
    </message>
    <message>
        <source>This is no year.</source>
        <translation>Ce n’est pas une année.</translation>
    </message>
    <message>
        <source>Write 429 BCE or 31 CE.</source>
        <translation>Écrivez 429 av. J.-C. ou 31 apr. J.-C.</translation>
    </message>
    <message>
        <source>Set the year</source>
        <translation>Fixer l’année</translation>
    </message>
    <message>
        <source>Set the allies&apos; price</source>
        <translation>Fixer le prix des alliés</translation>
    </message>
    <message>
        <source>This is no amount of talents.</source>
        <translation>Ce n’est pas un montant en talents.</translation>
    </message>
    <message>
        <source>Write 120 or 120.50; leave it empty for no budget.</source>
        <translation>Écrivez 120 ou 120.50 ; laissez vide pour aucun budget.</translation>
    </message>
    <message>
        <source>Set the budget</source>
        <translation>Fixer le budget</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Multiply %1 by %2</source>
        <translation>Multiplier %1 par %2</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Scinder %1</translation>
    </message>
    <message>
        <source>Change a count</source>
        <translation>Changer un nombre</translation>
    </message>
    <message>
        <source>Rename a ship</source>
        <translation>Renommer un navire</translation>
    </message>
    <message>
        <source>Name a captain</source>
        <translation>Nommer un capitaine</translation>
    </message>
    <message>
        <source>Fit %1 as from the yard</source>
        <translation>Équiper %1 comme au chantier</translation>
    </message>
    <message>
        <source>Fix a finding</source>
        <translation>Corriger un constat</translation>
    </message>
    <message>
        <source>Fix the findings</source>
        <translation>Corriger les constats</translation>
    </message>
    <message>
        <source>no squadron</source>
        <translation>aucune escadre</translation>
    </message>
    <message>
        <source>New squadron</source>
        <translation>Nouvelle escadre</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>Dissoudre %1</translation>
    </message>
    <message>
        <source>Appoint the fleet&apos;s commander</source>
        <translation>Nommer le commandant de la flotte</translation>
    </message>
    <message>
        <source>Appoint for %1</source>
        <translation>Nommer pour %1</translation>
    </message>
    <message>
        <source>Change a commander</source>
        <translation>Changer un commandant</translation>
    </message>
    <message>
        <source>Dismiss a commander</source>
        <translation>Révoquer un commandant</translation>
    </message>
    <message>
        <source>New fleet</source>
        <translation>Nouvelle flotte</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rétabli : %1</translation>
    </message>
</context>
<context>
    <name>FleetBuilderScreen</name>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Open a fleet</source>
        <translation>Ouvrir une flotte</translation>
    </message>
    <message>
        <source>Save the fleet</source>
        <translation>Enregistrer la flotte</translation>
    </message>
    <message>
        <source>A fleet without a name</source>
        <translation>Une flotte sans nom</translation>
    </message>
    <message>
        <source>Fleet builder</source>
        <translation>Atelier de flotte</translation>
    </message>
    <message>
        <source>not saved yet; kept as a draft</source>
        <translation>pas encore enregistrée ; gardée comme brouillon</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>An empty table. Undo brings this fleet back.</source>
        <translation>Une table vide. Annuler ramène cette flotte.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>A file, or a fleet of the campaign</source>
        <translation>Un fichier, ou une flotte de la campagne</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>Chances…</translation>
    </message>
    <message>
        <source>How this fleet fares against another</source>
        <translation>Ce que vaut cette flotte contre une autre</translation>
    </message>
    <message>
        <source>Buy…</source>
        <translation>Acheter…</translation>
    </message>
    <message>
        <source>Buy this fleet for a side of the open campaign</source>
        <translation>Acheter cette flotte pour un camp de la campagne ouverte</translation>
    </message>
</context>
<context>
    <name>FleetExchange</name>
    <message>
        <source>Take %1 from the campaign</source>
        <translation>Prendre %1 à la campagne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (neutral)</source>
        <translation>%1 (neutre)</translation>
    </message>
</context>
<context>
    <name>FleetHeads</name>
    <message>
        <source>Class, captain</source>
        <translation>Classe, capitaine</translation>
    </message>
</context>
<context>
    <name>FleetJoining</name>
    <message>
        <source>in the yard</source>
        <translation>au chantier</translation>
    </message>
    <message>
        <source>Detachment of %1</source>
        <translation>Détachement de %1</translation>
    </message>
</context>
<context>
    <name>FleetOrders</name>
    <message>
        <source>First squadron</source>
        <translation>Première escadre</translation>
    </message>
    <message>
        <source>Second squadron</source>
        <translation>Deuxième escadre</translation>
    </message>
    <message>
        <source>Third squadron</source>
        <translation>Troisième escadre</translation>
    </message>
    <message>
        <source>Fourth squadron</source>
        <translation>Quatrième escadre</translation>
    </message>
    <message>
        <source>Fifth squadron</source>
        <translation>Cinquième escadre</translation>
    </message>
    <message>
        <source>Sixth squadron</source>
        <translation>Sixième escadre</translation>
    </message>
    <message>
        <source>Seventh squadron</source>
        <translation>Septième escadre</translation>
    </message>
    <message>
        <source>Eighth squadron</source>
        <translation>Huitième escadre</translation>
    </message>
    <message>
        <source>Ninth squadron</source>
        <translation>Neuvième escadre</translation>
    </message>
    <message>
        <source>Tenth squadron</source>
        <translation>Dixième escadre</translation>
    </message>
    <message>
        <source>Squadron %1</source>
        <translation>Escadre %1</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
</context>
<context>
    <name>FleetPane</name>
    <message>
        <source>An empty sea</source>
        <translation>Une mer vide</translation>
    </message>
    <message>
        <source>Choose a ship class on the left and press + to add a ship. Its price and what the rules say of it show at once.</source>
        <translation>Choisissez une classe de navire à gauche et pressez + pour ajouter un navire. Son prix et ce qu’en disent les règles apparaissent aussitôt.</translation>
    </message>
    <message>
        <source>Name them by a pattern…</source>
        <translation>Nommer par un motif…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>Multiplier…</translation>
    </message>
    <message>
        <source>Split into single ships</source>
        <translation>Scinder en navires séparés</translation>
    </message>
    <message>
        <source>Keep as a template…</source>
        <translation>Garder comme modèle…</translation>
    </message>
    <message>
        <source>Move to another squadron…</source>
        <translation>Déplacer vers une autre escadre…</translation>
    </message>
    <message>
        <source>Form a squadron first.</source>
        <translation>Formez d’abord une escadre.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>No squadron</source>
        <translation>Aucune escadre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Select its ships</source>
        <translation>Choisir ses navires</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Dissolve, keep its ships</source>
        <translation>Dissoudre, garder ses navires</translation>
    </message>
</context>
<context>
    <name>FleetPanel</name>
    <message>
        <source>Phormio&apos;s squadron</source>
        <translation>Escadre de Phormion</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>429 BCE; empty: any</source>
        <translation>429 av. J.-C. ; vide : toutes</translation>
    </message>
    <message>
        <source>Budget, talents</source>
        <translation>Budget, talents</translation>
    </message>
    <message>
        <source>Allies&apos; price</source>
        <translation>Prix des alliés</translation>
    </message>
    <message>
        <source>per cent; 0 for your own · SA-13.1</source>
        <translation>pour cent ; 0 pour les vôtres · SA-13.1</translation>
    </message>
    <message>
        <source>Allies&apos; price, per cent</source>
        <translation>Prix des alliés, pour cent</translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation>Nommer…</translation>
    </message>
    <message>
        <source>Nobody commands yet. A squadron without a commander has command level 0.</source>
        <translation>Personne ne commande encore. Une escadre sans commandant a un niveau de commandement de 0.</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>The price, line by line</source>
        <translation>Le prix, ligne par ligne</translation>
    </message>
    <message>
        <source>For the whole fleet</source>
        <translation>Pour toute la flotte</translation>
    </message>
</context>
<context>
    <name>FleetRow</name>
    <message>
        <source>%1, %2, %3, %4, %5 talents</source>
        <translation>%1, %2, %3, %4, %5 talents</translation>
    </message>
    <message>
        <source>%1, %2, %3 ships, %4 talents</source>
        <translation>%1, %2, %3 navires, %4 talents</translation>
    </message>
</context>
<context>
    <name>FleetRows</name>
    <message>
        <source>%1 commander</source>
        <translation>commandant %1</translation>
    </message>
    <message>
        <source>%1 crew</source>
        <translation>équipage %1</translation>
    </message>
    <message>
        <source>%1 ram</source>
        <translation>éperon %1</translation>
    </message>
    <message>
        <source>1 archer</source>
        <translation>1 archer</translation>
    </message>
    <message>
        <source>%1 archers</source>
        <translation>%1 archers</translation>
    </message>
    <message>
        <source>1 marine</source>
        <translation>1 soldat de marine</translation>
    </message>
    <message>
        <source>%1 marines</source>
        <translation>%1 soldats de marine</translation>
    </message>
    <message>
        <source>1 heavy marine</source>
        <translation>1 soldat de marine lourd</translation>
    </message>
    <message>
        <source>%1 heavy marines</source>
        <translation>%1 soldats de marine lourds</translation>
    </message>
    <message>
        <source>ballista</source>
        <translation>baliste</translation>
    </message>
    <message>
        <source>%1 ballistae</source>
        <translation>%1 balistes</translation>
    </message>
    <message>
        <source>heavy engine</source>
        <translation>machine lourde</translation>
    </message>
    <message>
        <source>%1 heavy engines</source>
        <translation>%1 machines lourdes</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>%1 towers</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>%1 corvi</source>
        <translation>%1 corbeaux</translation>
    </message>
    <message>
        <source>unarmed</source>
        <translation>non armé</translation>
    </message>
</context>
<context>
    <name>FleetTree</name>
    <message>
        <source>1 ship found · %1 talents</source>
        <translation>1 navire trouvé · %1 talents</translation>
    </message>
    <message>
        <source>%1 ships found · %2 talents</source>
        <translation>%1 navires trouvés · %2 talents</translation>
    </message>
    <message>
        <source>%1 ships · %2 talents</source>
        <translation>%1 navires · %2 talents</translation>
    </message>
</context>
<context>
    <name>FleetsScreen</name>
    <message>
        <source>Find a ship, class or captain</source>
        <translation>Chercher un navire, une classe, un capitaine</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Déplacer vers…</translation>
    </message>
    <message>
        <source>Move %1 ships to…</source>
        <translation>Déplacer %1 navires vers…</translation>
    </message>
    <message>
        <source>Fight…</source>
        <translation>Combattre…</translation>
    </message>
    <message>
        <source>Arranges a battle with this fleet</source>
        <translation>Organise une bataille avec cette flotte</translation>
    </message>
    <message>
        <source>Sell for %1</source>
        <translation>Vendre pour %1</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>Vendre %1 pour %2</translation>
    </message>
    <message>
        <source>Drag a ship by its dots to another squadron, or pick several with Ctrl and Shift and move them together. Whatever you do, Ctrl+Z takes it back.</source>
        <translation>Glissez un navire par ses points vers une autre escadre, ou choisissez-en plusieurs avec Ctrl et Maj et déplacez-les ensemble. Quoi que vous fassiez, Ctrl+Z le défait.</translation>
    </message>
    <message>
        <source>No ship by that name</source>
        <translation>Aucun navire de ce nom</translation>
    </message>
    <message>
        <source>No fleets yet</source>
        <translation>Pas encore de flottes</translation>
    </message>
    <message>
        <source>Names, classes and captains are searched.</source>
        <translation>La recherche porte sur les noms, les classes et les capitaines.</translation>
    </message>
    <message>
        <source>A side&apos;s fleets stand here, squadron by squadron, once they are raised.</source>
        <translation>Les flottes d’un camp figurent ici, escadre par escadre, une fois levées.</translation>
    </message>
    <message>
        <source>Pick a line</source>
        <translation>Choisissez une ligne</translation>
    </message>
    <message>
        <source>A ship shows its price and state here, a squadron its commander, a fleet all of it.</source>
        <translation>Un navire montre ici son prix et son état, une escadre son commandant, une flotte tout cela.</translation>
    </message>
</context>
<context>
    <name>ForecastScreen</name>
    <message>
        <source>What are the odds?</source>
        <translation>Quelles sont les chances ?</translation>
    </message>
    <message>
        <source>Fight it…</source>
        <translation>La livrer…</translation>
    </message>
    <message>
        <source>Arrange this match as a skirmish</source>
        <translation>Organiser cette rencontre en escarmouche</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Combien de temps elle dure</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>This match cannot be fought</source>
        <translation>Cette rencontre ne peut être livrée</translation>
    </message>
</context>
<context>
    <name>Forecaster</name>
    <message>
        <source>This cannot be fought</source>
        <translation>Ceci ne peut être livré</translation>
    </message>
    <message>
        <source>The first battle is being fought…</source>
        <translation>La première bataille est en cours…</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 jusqu’ici</translation>
    </message>
    <message>
        <source>%1: as many as there can be</source>
        <translation>%1 : autant qu’il peut y en avoir</translation>
    </message>
    <message>
        <source>Stopped before the first battle was over</source>
        <translation>Arrêté avant la fin de la première bataille</translation>
    </message>
    <message>
        <source>Stopped after %1</source>
        <translation>Arrêté après %1</translation>
    </message>
    <message>
        <source>%1 to %2 turns, %3.%4 on average</source>
        <translation>%1 à %2 tours, %3,%4 en moyenne</translation>
    </message>
    <message>
        <source>; %1 of 100 reach the last turn</source>
        <translation> ; %1 sur 100 atteignent le dernier tour</translation>
    </message>
</context>
<context>
    <name>FormationCard</name>
    <message>
        <source>Allied contingent of %1, %2%3 per cent</source>
        <translation>Contingent allié de %1, %2%3 pour cent</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
</context>
<context>
    <name>FormationPane</name>
    <message>
        <source>Fleet · %1 ships</source>
        <translation>Flotte · %1 navires</translation>
    </message>
    <message>
        <source>Squadron · %1 ships</source>
        <translation>Escadre · %1 navires</translation>
    </message>
    <message>
        <source>Rename the commander</source>
        <translation>Renommer le commandant</translation>
    </message>
    <message>
        <source>Dismiss, %1 back</source>
        <translation>Révoquer, %1 rendus</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>Give him a name first</source>
        <translation>Donnez-lui d’abord un nom</translation>
    </message>
    <message>
        <source>1 ship is in the yard, and the fleet cannot sail with it.</source>
        <translation>1 navire est au chantier, et la flotte ne peut appareiller avec lui.</translation>
    </message>
    <message>
        <source>%1 ships are in the yard, and the fleet cannot sail with them.</source>
        <translation>%1 navires sont au chantier, et la flotte ne peut appareiller avec eux.</translation>
    </message>
    <message>
        <source>Leave it behind</source>
        <translation>Le laisser</translation>
    </message>
    <message>
        <source>Leave them behind</source>
        <translation>Les laisser</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Se trouve à</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Réparer…</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>Réunir…</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Scinder…</translation>
    </message>
    <message>
        <source>Detach as a fleet…</source>
        <translation>Détacher en flotte…</translation>
    </message>
    <message>
        <source>An ally&apos;s…</source>
        <translation>D’un allié…</translation>
    </message>
    <message>
        <source>Makes it an allied contingent under a contract</source>
        <translation>En fait un contingent allié sous contrat</translation>
    </message>
    <message>
        <source>Form a squadron</source>
        <translation>Former une escadre</translation>
    </message>
    <message>
        <source>Disband the fleet</source>
        <translation>Dissoudre la flotte</translation>
    </message>
    <message>
        <source>Disband the squadron</source>
        <translation>Dissoudre l’escadre</translation>
    </message>
</context>
<context>
    <name>FormationPanel</name>
    <message>
        <source>What to place</source>
        <translation>Ce qu’il faut placer</translation>
    </message>
    <message>
        <source>Abreast</source>
        <translation>De front</translation>
    </message>
    <message>
        <source>Astern</source>
        <translation>En file</translation>
    </message>
    <message>
        <source>Echelon</source>
        <translation>Échelon</translation>
    </message>
    <message>
        <source>Drag the %1 to where it shall stand, or move it by the arrow keys and turn it with [ and ].</source>
        <translation>%1 : faites glisser à la place voulue, ou déplacez avec les flèches et tournez avec [ et ].</translation>
    </message>
    <message>
        <source>%1 ships side by side. Drag the shapes, or move them by the arrow keys and turn them with [ and ].</source>
        <translation>%1 navires côte à côte. Faites glisser les formes, ou déplacez-les avec les flèches et tournez-les avec [ et ].</translation>
    </message>
    <message>
        <source>%1 ships behind their leader. Drag the shapes, or move them by the arrow keys and turn them with [ and ].</source>
        <translation>%1 navires derrière leur chef de file. Faites glisser les formes, ou déplacez-les avec les flèches et tournez-les avec [ et ].</translation>
    </message>
    <message>
        <source>To port</source>
        <translation>À bâbord</translation>
    </message>
    <message>
        <source>To starboard</source>
        <translation>À tribord</translation>
    </message>
    <message>
        <source>The squadron may stand there.</source>
        <translation>L’escadre peut s’y tenir.</translation>
    </message>
    <message>
        <source>Place the squadron</source>
        <translation>Placer l’escadre</translation>
    </message>
</context>
<context>
    <name>FortifySheet</name>
    <message>
        <source>Give it what was rolled</source>
        <translation>Donner ce qui a été tiré</translation>
    </message>
    <message>
        <source>Fortify a port</source>
        <translation>Fortifier un port</translation>
    </message>
    <message>
        <source>Which port</source>
        <translation>Quel port</translation>
    </message>
    <message>
        <source>In the treasury of %1</source>
        <translation>Dans le trésor de %1</translation>
    </message>
    <message>
        <source>More than what stands there now</source>
        <translation>De plus que ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Give it these defences</source>
        <translation>Donner ces défenses</translation>
    </message>
    <message>
        <source>Fortify for %1</source>
        <translation>Fortifier pour %1</translation>
    </message>
</context>
<context>
    <name>GameOddsRow</name>
    <message>
        <source>no battle yet</source>
        <translation>aucune bataille encore</translation>
    </message>
</context>
<context>
    <name>GarrisonSheet</name>
    <message>
        <source>Raise men</source>
        <translation>Lever des hommes</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>Où ils se tiennent</translation>
    </message>
    <message>
        <source>They are raised at their price and of the garrison&apos;s quality, and cost upkeep every month (CP-4.2).</source>
        <translation>Ils sont levés à leur prix et avec la qualité de la garnison, et coûtent de l’entretien chaque mois (CP-4.2).</translation>
    </message>
    <message>
        <source>Raise them</source>
        <translation>Les lever</translation>
    </message>
    <message>
        <source>Raise them for %1</source>
        <translation>Les lever pour %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1, please</source>
        <translation>%1, s’il vous plaît</translation>
    </message>
    <message>
        <source>What was decided before is secret. Change places; what was planned is hidden.</source>
        <translation>Ce qui a été décidé avant est secret. Changez de place ; ce qui était prévu est caché.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>A week back</source>
        <translation>Une semaine en arrière</translation>
    </message>
    <message>
        <source>Week shown: turn %1 of %2</source>
        <translation>Semaine montrée : tour %1 sur %2</translation>
    </message>
    <message>
        <source>A week on</source>
        <translation>Une semaine en avant</translation>
    </message>
    <message>
        <source>Turn %1, as it began</source>
        <translation>Tour %1, à son début</translation>
    </message>
    <message>
        <source>Reading back…</source>
        <translation>Relecture du passé…</translation>
    </message>
    <message>
        <source>Turn %1, now</source>
        <translation>Tour %1, maintenant</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Retour au présent</translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Montrer la bataille</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Tout montrer (%1)</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>rams that wounded: %1</source>
        <translation>coups d’éperon efficaces : %1</translation>
    </message>
    <message>
        <source>ships sunk: %1</source>
        <translation>navires coulés : %1</translation>
    </message>
    <message>
        <source>ships captured: %1</source>
        <translation>navires capturés : %1</translation>
    </message>
    <message>
        <source>is sunk</source>
        <translation>est coulé</translation>
    </message>
    <message>
        <source>is lost as a wreck</source>
        <translation>est perdu comme épave</translation>
    </message>
    <message>
        <source>is towed home, a wreck</source>
        <translation>est remorqué au port, épave</translation>
    </message>
    <message>
        <source>is captured, and serves %1</source>
        <translation>est capturé, et sert %1</translation>
    </message>
    <message>
        <source>is captured and sold by %1</source>
        <translation>est capturé et vendu par %1</translation>
    </message>
    <message>
        <source>is captured and burnt by %1</source>
        <translation>est capturé et brûlé par %1</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>reste à l’écart</translation>
    </message>
    <message>
        <source>leaves the battle</source>
        <translation>quitte la bataille</translation>
    </message>
    <message>
        <source>comes out with %1 damage</source>
        <translation>en sort avec dégâts %1</translation>
    </message>
    <message>
        <source>comes out of it no worse</source>
        <translation>n’en sort pas plus mal</translation>
    </message>
    <message>
        <source>%1: %2 %3.</source>
        <translation>%1 : %2 %3.</translation>
    </message>
    <message>
        <source>%1: %2 %3; her deeds: %4.</source>
        <translation>%1 : %2 %3 ; ses exploits : %4.</translation>
    </message>
</context>
<context>
    <name>HouseFigures</name>
    <message>
        <source>House figures</source>
        <translation>Valeurs maison</translation>
    </message>
    <message>
        <source>Where a printed game leaves a figure open, ours stands in. Put your own in its place: battles arranged from now on are fought with it.</source>
        <translation>Là où un jeu imprimé laisse une valeur ouverte, la nôtre la remplace. Mettez la vôtre à sa place : les batailles organisées désormais seront livrées avec elle.</translation>
    </message>
    <message>
        <source>Find a figure or rule</source>
        <translation>Chercher une valeur ou une règle</translation>
    </message>
    <message>
        <source>Changed only (%1 of %2)</source>
        <translation>Changées seulement (%1 sur %2)</translation>
    </message>
    <message>
        <source>the game&apos;s: %1</source>
        <translation>celle du jeu : %1</translation>
    </message>
    <message>
        <source>The game&apos;s own again: %1</source>
        <translation>Remettre celle du jeu : %1</translation>
    </message>
    <message>
        <source>All figures of this game are printed ones.</source>
        <translation>Toutes les valeurs de ce jeu sont imprimées.</translation>
    </message>
    <message>
        <source>No figure with these letters.</source>
        <translation>Aucune valeur avec ces lettres.</translation>
    </message>
</context>
<context>
    <name>JoinMenu</name>
    <message>
        <source>No other fleet lies here</source>
        <translation>Aucune autre flotte ici</translation>
    </message>
    <message>
        <source>Bring two to the same place, then they can join.</source>
        <translation>Amenez-en deux au même lieu, elles pourront alors se réunir.</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Réunir à %1</translation>
    </message>
</context>
<context>
    <name>KeepTemplateSheet</name>
    <message>
        <source>Keep as a template</source>
        <translation>Garder comme modèle</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>There is one of this name; it will be replaced, and that cannot be undone.</source>
        <translation>Il en existe un de ce nom ; il sera remplacé, et cela ne peut être annulé.</translation>
    </message>
    <message>
        <source>It then stands under My templates, beside the ship classes.</source>
        <translation>Il figure alors sous Mes modèles, à côté des classes de navires.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>of the campaign</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>By the umpire</source>
        <translation>Par l’arbitre</translation>
    </message>
    <message>
        <source>The ledger is in %1.</source>
        <translation>Le livre de comptes est dans %1.</translation>
    </message>
    <message>
        <source>An amount of talents, such as 12.50 or −4.</source>
        <translation>Un montant en talents, tel que 12.50 ou −4.</translation>
    </message>
    <message>
        <source>Nothing would move.</source>
        <translation>Rien ne bougerait.</translation>
    </message>
</context>
<context>
    <name>LedgerEntrySheet</name>
    <message>
        <source>Umpire&apos;s entry</source>
        <translation>Écriture de l’arbitre</translation>
    </message>
    <message>
        <source>Moves money into a treasury, or out of it with a minus sign. The ledger marks it as the umpire&apos;s (CP-4.4).</source>
        <translation>Verse de l’argent dans un trésor, ou en retire avec un signe moins. Le livre de comptes la marque comme celle de l’arbitre (CP-4.4).</translation>
    </message>
    <message>
        <source>12.50, or −4 to take away</source>
        <translation>12.50, ou −4 pour retirer</translation>
    </message>
    <message>
        <source>A loan from the temple</source>
        <translation>Un emprunt au temple</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>L’inscrire</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>All treasuries</source>
        <translation>Tous les trésors</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Of all %1 lines</source>
        <translation>Des %1 lignes</translation>
    </message>
    <message>
        <source>Of %1 of %2 lines</source>
        <translation>De %1 lignes sur %2</translation>
    </message>
    <message>
        <source>Find in the reasons</source>
        <translation>Chercher dans les motifs</translation>
    </message>
    <message>
        <source>Moves money by hand, and is marked as such (CP-4.4)</source>
        <translation>Déplace de l’argent à la main, et est marqué comme tel (CP-4.4)</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Writes the lines shown to a file</source>
        <translation>Écrit les lignes montrées dans un fichier</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 talents</source>
        <translation>%1, %2, %3, %4 talents</translation>
    </message>
    <message>
        <source>by the umpire</source>
        <translation>par l’arbitre</translation>
    </message>
    <message>
        <source>Every talent has its reason here. Look with one side&apos;s eyes (at the top) and its ledger is all you see.</source>
        <translation>Chaque talent a ici son motif. Regardez par les yeux d’un camp (en haut) et vous ne voyez que son livre de comptes.</translation>
    </message>
    <message>
        <source>No such lines</source>
        <translation>Pas de telles lignes</translation>
    </message>
    <message>
        <source>No line has all of that. Choose a longer time or every account, or search for less.</source>
        <translation>Aucune ligne n’a tout cela. Choisissez une période plus longue ou tous les comptes, ou cherchez moins.</translation>
    </message>
    <message>
        <source>Every movement of money stands here with its reason: budgets, ships, commanders, walls, and what the umpire moves by hand.</source>
        <translation>Chaque mouvement d’argent figure ici avec son motif : budgets, navires, commandants, murailles, et ce que l’arbitre déplace à la main.</translation>
    </message>
</context>
<context>
    <name>LoanDesk</name>
    <message>
        <source>%1% a month</source>
        <translation>%1 % par mois</translation>
    </message>
    <message>
        <source>An amount of talents, such as 12.50.</source>
        <translation>Un montant en talents, tel que 12.50.</translation>
    </message>
    <message>
        <source>The treasury will hold %1. Each month&apos;s end takes %2 in interest until it is paid back; what is not paid is added to the debt.</source>
        <translation>Le trésor contiendra %1. Chaque fin de mois prend %2 d’intérêt jusqu’au remboursement ; ce qui n’est pas payé s’ajoute à la dette.</translation>
    </message>
    <message>
        <source>The loan is gone then. The treasury will hold %1.</source>
        <translation>L’emprunt est alors soldé. Le trésor contiendra %1.</translation>
    </message>
    <message>
        <source>%1 of it stay owed. The treasury will hold %2.</source>
        <translation>%1 restent dus. Le trésor contiendra %2.</translation>
    </message>
</context>
<context>
    <name>LoanSheet</name>
    <message>
        <source>Pay back</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Borrow</source>
        <translation>Emprunter</translation>
    </message>
    <message>
        <source>The whole of the loan, or a part of it.</source>
        <translation>Tout l’emprunt, ou une partie.</translation>
    </message>
    <message>
        <source>%1 borrows from neutral lenders at %2 (CP-4.3).</source>
        <translation>%1 emprunte à des prêteurs neutres à %2 (CP-4.3).</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>Pay it back</source>
        <translation>Le rembourser</translation>
    </message>
    <message>
        <source>Borrow it</source>
        <translation>L’emprunter</translation>
    </message>
</context>
<context>
    <name>LoansView</name>
    <message>
        <source>Loans</source>
        <translation>Emprunts</translation>
    </message>
    <message>
        <source>%1 owes %2 talents of a loan of %3</source>
        <translation>%1 doit %2 talents d’un emprunt de %3</translation>
    </message>
    <message>
        <source>%1 borrowed %2</source>
        <translation>%1 a emprunté %2</translation>
    </message>
    <message>
        <source>%1 · interest %2 at the next month&apos;s end</source>
        <translation>%1 · intérêt %2 à la prochaine fin de mois</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>dû</translation>
    </message>
    <message>
        <source>Pay back…</source>
        <translation>Rembourser…</translation>
    </message>
    <message>
        <source>Nothing is owed</source>
        <translation>Rien n’est dû</translation>
    </message>
    <message>
        <source>Once the campaign has begun, neutral lenders give money against the economic value of one&apos;s ports, at %1 (CP-4.3).</source>
        <translation>Une fois la campagne commencée, des prêteurs neutres avancent de l’argent sur la valeur économique des ports, à %1 (CP-4.3).</translation>
    </message>
    <message>
        <source>Neutral lenders give money against the economic value of one&apos;s ports, at %1 (CP-4.3).</source>
        <translation>Des prêteurs neutres avancent de l’argent sur la valeur économique des ports, à %1 (CP-4.3).</translation>
    </message>
    <message>
        <source>Borrow…</source>
        <translation>Emprunter…</translation>
    </message>
    <message>
        <source>Once the campaign has begun (CP-4.3)</source>
        <translation>Une fois la campagne commencée (CP-4.3)</translation>
    </message>
    <message>
        <source>Lenders give no more against its ports (CP-4.3)</source>
        <translation>Les prêteurs n’avancent plus rien sur ses ports (CP-4.3)</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Dette</translation>
    </message>
    <message>
        <source>Still lent</source>
        <translation>À emprunter encore</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>Intérêt</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Everyone</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Only what dice were rolled for</source>
        <translation>Seulement ce qui a demandé des dés</translation>
    </message>
    <message>
        <source>Show only what dice were rolled for</source>
        <translation>Montrer seulement ce qui a demandé des dés</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>modifiers %1</source>
        <translation>modificateurs %1</translation>
    </message>
    <message>
        <source>Nothing like that has happened.</source>
        <translation>Rien de tel ne s’est produit.</translation>
    </message>
    <message>
        <source>What happens is told here.</source>
        <translation>Ce qui se passe est raconté ici.</translation>
    </message>
    <message>
        <source>Show all of the log</source>
        <translation>Montrer tout le journal</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>The campaign&apos;s history does not reach back so far.</source>
        <translation>L’historique de la campagne ne remonte pas si loin.</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>turn %1, day %2</source>
        <translation>tour %1, jour %2</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation>%1 lance un raid sur %2</translation>
    </message>
    <message>
        <source>%1 has met %2</source>
        <translation>%1 a rencontré %2</translation>
    </message>
</context>
<context>
    <name>LossCard</name>
    <message>
        <source>%1 loses %2 of %3 talents</source>
        <translation>%1 perd %2 talents sur %3</translation>
    </message>
    <message>
        <source>Half the battles %1, nine in ten %2</source>
        <translation>La moitié des batailles %1, neuf sur dix %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Escarmouche</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Port builder</source>
        <translation>Atelier de port</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Saisir un résultat</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>%1 – Navarch</source>
        <translation>%1 – Navarch</translation>
    </message>
    <message>
        <source>Navarch</source>
        <translation>Navarch</translation>
    </message>
    <message>
        <source>It stands in the campaign. Undo takes it back.</source>
        <translation>C’est dans la campagne. Annuler le défait.</translation>
    </message>
    <message>
        <source>This battle belongs to another campaign.</source>
        <translation>Cette bataille appartient à une autre campagne.</translation>
    </message>
    <message>
        <source>Open that one, then print from there.</source>
        <translation>Ouvrez celle-là, puis imprimez de là.</translation>
    </message>
    <message>
        <source>Open that one, then bring it in.</source>
        <translation>Ouvrez celle-là, puis versez-y la bataille.</translation>
    </message>
</context>
<context>
    <name>MapCardHead</name>
    <message>
        <source>Back to the whole (Escape)</source>
        <translation>Retour à l’ensemble (Échap)</translation>
    </message>
</context>
<context>
    <name>MapContactCard</name>
    <message>
        <source>A battle is due; the week cannot end before it is settled (CP-1.3).</source>
        <translation>Une bataille est à régler ; la semaine ne peut finir avant (CP-1.3).</translation>
    </message>
    <message>
        <source>The battle is arranged and waits to be fought.</source>
        <translation>La bataille est organisée et attend d’être livrée.</translation>
    </message>
    <message>
        <source>Or let them part, because</source>
        <translation>Ou les laisser se séparer, parce que</translation>
    </message>
    <message>
        <source>a fog came down</source>
        <translation>un brouillard est tombé</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Say why: the chronicle keeps it</source>
        <translation>Dites pourquoi : la chronique le garde</translation>
    </message>
    <message>
        <source>To the battle</source>
        <translation>À la bataille</translation>
    </message>
</context>
<context>
    <name>MapFleetCard</name>
    <message>
        <source>%1, as they were counted</source>
        <translation>%1, telle que comptée</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>Se trouve</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>None: command level 0</source>
        <translation>Aucun : niveau de commandement 0</translation>
    </message>
    <message>
        <source>It may be elsewhere by now: one knows what was seen, and no more.</source>
        <translation>Elle est peut-être ailleurs à présent : on sait ce qui a été vu, rien de plus.</translation>
    </message>
    <message>
        <source>Change its orders</source>
        <translation>Changer ses ordres</translation>
    </message>
    <message>
        <source>Give orders</source>
        <translation>Donner des ordres</translation>
    </message>
    <message>
        <source>Open in Fleets</source>
        <translation>Ouvrir dans Flottes</translation>
    </message>
    <message>
        <source>Its port</source>
        <translation>Son port</translation>
    </message>
</context>
<context>
    <name>MapFleetRow</name>
    <message>
        <source>no orders</source>
        <translation>sans ordres</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>Vue à %1</translation>
    </message>
</context>
<context>
    <name>MapLegend</name>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Port, the larger the richer; hollow: neutral</source>
        <translation>Port, plus grand s’il est plus riche ; creux : neutre</translation>
    </message>
    <message>
        <source>Its walls are manned</source>
        <translation>Ses murailles sont garnies</translation>
    </message>
    <message>
        <source>Blockaded</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Fell this month</source>
        <translation>Tombé ce mois</translation>
    </message>
    <message>
        <source>Fleet, with its ships</source>
        <translation>Flotte, avec ses navires</translation>
    </message>
    <message>
        <source>Fleet of another, as it was last seen</source>
        <translation>Flotte d’un autre, vue en dernier</translation>
    </message>
</context>
<context>
    <name>MapOverview</name>
    <message>
        <source>Battles that are due</source>
        <translation>Batailles à régler</translation>
    </message>
    <message>
        <source>All fleets</source>
        <translation>Toutes les flottes</translation>
    </message>
    <message>
        <source>No fleet is afloat. A fleet is raised in Fleets, or bought in the fleet builder.</source>
        <translation>Aucune flotte n’est à flot. Une flotte se lève dans Flottes, ou s’achète dans le constructeur de flottes.</translation>
    </message>
    <message>
        <source>Every fleet has its orders.</source>
        <translation>Chaque flotte a ses ordres.</translation>
    </message>
    <message>
        <source>It has no orders; it lies where it is.</source>
        <translation>Elle n’a pas d’ordres ; elle reste où elle est.</translation>
    </message>
    <message>
        <source>1 of %1 fleets has no orders; it lies where it is.</source>
        <translation>1 flotte sur %1 n’a pas d’ordres ; elle reste où elle est.</translation>
    </message>
    <message>
        <source>%1 of %2 fleets have no orders; they lie where they are.</source>
        <translation>%1 flottes sur %2 n’ont pas d’ordres ; elles restent où elles sont.</translation>
    </message>
    <message>
        <source>Only those without orders</source>
        <translation>Seulement celles sans ordres</translation>
    </message>
    <message>
        <source>Change the orders of %1</source>
        <translation>Changer les ordres de %1</translation>
    </message>
    <message>
        <source>Give orders to %1</source>
        <translation>Donner des ordres à %1</translation>
    </message>
    <message>
        <source>Drag the chart to move it, turn the wheel to come nearer. The / key finds a port or a fleet by name.</source>
        <translation>Glissez la carte pour la déplacer, tournez la molette pour approcher. La touche / trouve un port ou une flotte par son nom.</translation>
    </message>
</context>
<context>
    <name>MapPortCard</name>
    <message>
        <source>Neutral port</source>
        <translation>Port neutre</translation>
    </message>
    <message>
        <source>Port of %1</source>
        <translation>Port de %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Non connu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>1 section</source>
        <translation>1 section</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 sections</translation>
    </message>
    <message>
        <source>No sea lane leads here: fleets cannot be ordered to this port, the umpire places them in it (CP-7.1).</source>
        <translation>Aucune route maritime ne mène ici : on ne peut envoyer de flottes à ce port, l’arbitre les y place (CP-7.1).</translation>
    </message>
    <message>
        <source>Open in Ports</source>
        <translation>Ouvrir dans Ports</translation>
    </message>
    <message>
        <source>Here lie</source>
        <translation>Ici se trouvent</translation>
    </message>
    <message>
        <source>No orders</source>
        <translation>Sans ordres</translation>
    </message>
    <message>
        <source>No fleet lies here, as far as one knows.</source>
        <translation>Aucune flotte ici, à ce qu’on sait.</translation>
    </message>
</context>
<context>
    <name>MapScreen</name>
    <message>
        <source>Chart: %1 ports, %2 fleets</source>
        <translation>Carte : %1 ports, %2 flottes</translation>
    </message>
    <message>
        <source>As it was: %1</source>
        <translation>Telle qu’elle était : %1</translation>
    </message>
</context>
<context>
    <name>MapSearch</name>
    <message>
        <source>Find a port or a fleet</source>
        <translation>Chercher un port ou une flotte</translation>
    </message>
    <message>
        <source>Nothing by that name in sight</source>
        <translation>Rien de ce nom en vue</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>All of it (Home)</source>
        <translation>Tout (Début)</translation>
    </message>
    <message>
        <source>1 mile</source>
        <translation>1 mille</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>%1 milles</translation>
    </message>
</context>
<context>
    <name>MatchPane</name>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>Or a battle that comes with Navarch</source>
        <translation>Ou une bataille fournie avec Navarch</translation>
    </message>
    <message>
        <source>A battle that comes with Navarch</source>
        <translation>Une bataille fournie avec Navarch</translation>
    </message>
    <message>
        <source>Fleets of your own</source>
        <translation>Vos propres flottes</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Autre graine</translation>
    </message>
    <message>
        <source>Under each game</source>
        <translation>Sous chaque jeu</translation>
    </message>
</context>
<context>
    <name>MatchSide</name>
    <message>
        <source>Another fleet for %1…</source>
        <translation>Autre flotte pour %1…</translation>
    </message>
    <message>
        <source>Who leads %1</source>
        <translation>Qui mène %1</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Posé</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audacieux</translation>
    </message>
</context>
<context>
    <name>MonthAhead</name>
    <message>
        <source>%1 talents will be missing (CP-4.3).</source>
        <translation>%1 talents manqueront (CP-4.3).</translation>
    </message>
    <message>
        <source>1 ship would go unpaid.</source>
        <translation>1 navire resterait impayé.</translation>
    </message>
    <message>
        <source>%1 ships would go unpaid.</source>
        <translation>%1 navires resteraient impayés.</translation>
    </message>
    <message>
        <source>Each rolls d10: up to %1 its crew is a quality worse, from %2 on it deserts.</source>
        <translation>Chacun lance d10 : jusqu’à %1 son équipage perd une qualité, dès %2 il déserte.</translation>
    </message>
    <message>
        <source>The month after that would find too little in the treasury.</source>
        <translation>Le mois d’après trouverait trop peu dans le trésor.</translation>
    </message>
    <message>
        <source>If months go on like this, money is missing in %1 months.</source>
        <translation>Si les mois continuent ainsi, l’argent manque dans %1 mois.</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>At the end of %1, if nothing changes until then</source>
        <translation>À la fin de %1, si rien ne change d’ici là</translation>
    </message>
    <message>
        <source>Next month&apos;s end</source>
        <translation>Prochaine fin de mois</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 manquent</translation>
    </message>
    <message>
        <source>Nothing falls due</source>
        <translation>Rien n’est à payer</translation>
    </message>
    <message>
        <source>Ports bring income; ships, garrisons, commanders and allies are paid. A side without any of them has a quiet month&apos;s end.</source>
        <translation>Les ports rapportent ; navires, garnisons, commandants et alliés sont payés. Un camp sans rien de tout cela a une fin de mois tranquille.</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Goes out</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Reste</translation>
    </message>
</context>
<context>
    <name>MoveEditor</name>
    <message>
        <source>Step %1: ahead, in %2</source>
        <translation>Pas %1 : avant, en %2</translation>
    </message>
    <message>
        <source>Step %1: turn, in degrees to starboard</source>
        <translation>Pas %1 : virage, en degrés à tribord</translation>
    </message>
    <message>
        <source>no turn</source>
        <translation>pas de virage</translation>
    </message>
    <message>
        <source>%1° ▶</source>
        <translation>%1° ▶</translation>
    </message>
    <message>
        <source>◀ %1°</source>
        <translation>◀ %1°</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Omettre ce pas</translation>
    </message>
    <message>
        <source>Then…</source>
        <translation>Puis…</translation>
    </message>
    <message>
        <source>Give this order</source>
        <translation>Donner cet ordre</translation>
    </message>
</context>
<context>
    <name>MultiplySheet</name>
    <message>
        <source>Multiply</source>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>times as many</source>
        <translation>fois autant</translation>
    </message>
    <message>
        <source>Rows without a name count up. Of a ship with a name there will be copies under the next free names.</source>
        <translation>Les lignes sans nom s’additionnent. D’un navire nommé, il y aura des copies sous les noms libres suivants.</translation>
    </message>
</context>
<context>
    <name>NamedRows</name>
    <message>
        <source>The code is of a newer Navarch. Type the ship&apos;s name instead.</source>
        <translation>Le code vient d’un Navarch plus récent. Tapez plutôt le nom du navire.</translation>
    </message>
    <message>
        <source>The code is damaged or mistyped. Scan it once more, or type the ship&apos;s name.</source>
        <translation>Le code est abîmé ou mal tapé. Scannez-le encore, ou tapez le nom du navire.</translation>
    </message>
    <message>
        <source>%1 is a ship that is not in this battle.</source>
        <translation>%1 est un navire absent de cette bataille.</translation>
    </message>
    <message>
        <source>%1 is a ship of another campaign or fleet.</source>
        <translation>%1 est un navire d’une autre campagne ou flotte.</translation>
    </message>
</context>
<context>
    <name>NewCampaign</name>
    <message>
        <source>Blank campaign</source>
        <translation>Campagne vierge</translation>
    </message>
    <message>
        <source>Any year</source>
        <translation>Toute année</translation>
    </message>
    <message>
        <source>Every port of the ancient sea that was founded by then, all neutral, and sides and fleets of your own.</source>
        <translation>Tous les ports de la mer antique fondés à cette date, tous neutres, avec des camps et des flottes à vous.</translation>
    </message>
    <message>
        <source>One for five</source>
        <translation>Un pour cinq</translation>
    </message>
    <message>
        <source>One for ten</source>
        <translation>Un pour dix</translation>
    </message>
    <message>
        <source>One for one</source>
        <translation>Un pour un</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun encore</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. No campaign was made either.</source>
        <translation>Le dossier %1 ne peut être créé. Aucune campagne n’a été créée non plus.</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Fonder %1</translation>
    </message>
</context>
<context>
    <name>NewCampaignScreen</name>
    <message>
        <source>Where it begins</source>
        <translation>Où elle commence</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Qui participe</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Selon quelles règles</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1 : %2</translation>
    </message>
    <message>
        <source>Leaves no trace</source>
        <translation>Ne laisse aucune trace</translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation>Elle sera gardée dans %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Found the campaign</source>
        <translation>Fonder la campagne</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Give each side a harbour</source>
        <translation>Donner un port à chaque camp</translation>
    </message>
    <message>
        <source>None yet: %1</source>
        <translation>Aucun encore : %1</translation>
    </message>
    <message>
        <source>Raise a fleet for each side</source>
        <translation>Lever une flotte pour chaque camp</translation>
    </message>
    <message>
        <source>Without ships: %1</source>
        <translation>Sans navires : %1</translation>
    </message>
    <message>
        <source>Name an admiral for each fleet</source>
        <translation>Nommer un amiral pour chaque flotte</translation>
    </message>
    <message>
        <source>Their fleets come first: %1</source>
        <translation>D’abord leurs flottes : %1</translation>
    </message>
    <message>
        <source>Without one: %1</source>
        <translation>Sans amiral : %1</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are</source>
        <translation>Dès lors murailles et budgets sont fixés</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are; captains raise the fleets of: %1</source>
        <translation>Dès lors murailles et budgets sont fixés ; des capitaines lèvent les flottes de : %1</translation>
    </message>
</context>
<context>
    <name>NextStepsCard</name>
    <message>
        <source>All is ready</source>
        <translation>Tout est prêt</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Que faire ensuite</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>still to do</source>
        <translation>à faire</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>A note in the chronicle</source>
        <translation>Une note dans la chronique</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>of the umpire</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Everybody may read it</source>
        <translation>Tous peuvent la lire</translation>
    </message>
    <message>
        <source>For the umpire alone</source>
        <translation>Pour l’arbitre seul</translation>
    </message>
    <message>
        <source>Who reads it</source>
        <translation>Qui la lit</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>L’écrire</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Put this notice away</source>
        <translation>Écarter cet avis</translation>
    </message>
</context>
<context>
    <name>OddsPlaces</name>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
</context>
<context>
    <name>OpenCampaign</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été changé.</translation>
    </message>
    <message>
        <source>No campaign was made.</source>
        <translation>Aucune campagne n’a été créée.</translation>
    </message>
    <message>
        <source>A copy is kept in %1.</source>
        <translation>Une copie est gardée dans %1.</translation>
    </message>
    <message>
        <source>%1 stands as it did in %2. What stood until now is kept among its backups: restore that to take this back.</source>
        <translation>%1 est comme en %2. Ce qui existait jusqu’ici est gardé parmi les sauvegardes : restaurez-le pour revenir en arrière.</translation>
    </message>
    <message>
        <source>You see what %1 sees from now on; the umpire&apos;s eyes are a click away, above.</source>
        <translation>Désormais vous voyez ce que voit %1 ; les yeux de l’arbitre sont à un clic, en haut.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>what was done last</source>
        <translation>le dernier acte</translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation>l’arbitre</translation>
    </message>
</context>
<context>
    <name>OpeningSheet</name>
    <message>
        <source>Every order is given again, so that each die can be seen where it fell.</source>
        <translation>Chaque ordre est redonné, pour que chaque dé soit visible là où il est tombé.</translation>
    </message>
    <message>
        <source>%1% of the battle</source>
        <translation>%1 % de la bataille</translation>
    </message>
    <message>
        <source>The battle is gone through again</source>
        <translation>La bataille est reparcourue</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>house rule</source>
        <translation>règle maison</translation>
    </message>
    <message>
        <source>our reading</source>
        <translation>notre lecture</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
</context>
<context>
    <name>OrderDraft</name>
    <message>
        <source>Choose the fleet it goes with.</source>
        <translation>Choisissez la flotte qu’elle accompagne.</translation>
    </message>
    <message>
        <source>Click the two ends of a lane, or choose them here.</source>
        <translation>Cliquez les deux bouts d’une route, ou choisissez-les ici.</translation>
    </message>
    <message>
        <source>Click a port on the chart, or choose it here.</source>
        <translation>Cliquez un port sur la carte, ou choisissez-le ici.</translation>
    </message>
    <message>
        <source>%1.%2 in 100</source>
        <translation>%1,%2 sur 100</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>%1 this month</source>
        <translation>%1 ce mois</translation>
    </message>
    <message>
        <source>%1 this month, not %2</source>
        <translation>%1 ce mois, pas %2</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Économise</translation>
    </message>
    <message>
        <source>%1 every whole month</source>
        <translation>%1 par mois entier</translation>
    </message>
    <message>
        <source>If it falls</source>
        <translation>S’il tombe</translation>
    </message>
    <message>
        <source>up to %1 of loot, %2 a month</source>
        <translation>jusqu’à %1 de butin, %2 par mois</translation>
    </message>
    <message>
        <source>Denies it</source>
        <translation>En prive l’ennemi</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 par mois</translation>
    </message>
    <message>
        <source>%1 (no sea lane)</source>
        <translation>%1 (aucune route maritime)</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Où elle est</translation>
    </message>
    <message>
        <source>Choose a port</source>
        <translation>Choisir un port</translation>
    </message>
    <message>
        <source>Choose a fleet</source>
        <translation>Choisir une flotte</translation>
    </message>
    <message>
        <source>weighing…</source>
        <translation>évaluation…</translation>
    </message>
    <message>
        <source>%1 in 100 over what its walls may be (SA-15.12): %2 if they are strong, %3 if they are weak. Nobody has counted them.</source>
        <translation>%1 sur 100 selon ce que peuvent être ses murailles (SA-15.12) : %2 si elles sont fortes, %3 si elles sont faibles. Personne ne les a comptées.</translation>
    </message>
    <message>
        <source>%1 in 100, as far as it knows</source>
        <translation>%1 sur 100, à ce qu’elle sait</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order</source>
        <comment>to a fleet</comment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From…</source>
        <translation>De…</translation>
    </message>
    <message>
        <source>To</source>
        <comment>a place</comment>
        <translation>À</translation>
    </message>
    <message>
        <source>To…</source>
        <translation>À…</translation>
    </message>
    <message>
        <source>Goes with</source>
        <translation>Accompagne</translation>
    </message>
    <message>
        <source>If it sights an enemy</source>
        <translation>Si elle aperçoit un ennemi</translation>
    </message>
    <message>
        <source>Avoids battle</source>
        <translation>Évite la bataille</translation>
    </message>
    <message>
        <source>Seeks battle</source>
        <translation>Cherche la bataille</translation>
    </message>
    <message>
        <source>Rows hard: 60 miles a day</source>
        <translation>Rame fort : 60 milles par jour</translation>
    </message>
    <message>
        <source>Each day the crews are tested; who fails falls a day behind and fights worse this week (CP-7.1).</source>
        <translation>Chaque jour les équipages sont testés ; qui échoue perd un jour et combat moins bien cette semaine (CP-7.1).</translation>
    </message>
    <message>
        <source>By way of %1</source>
        <translation>En passant par %1</translation>
    </message>
    <message>
        <source>The shortest way</source>
        <translation>La route la plus courte</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Voyage</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nuits</translation>
    </message>
    <message>
        <source>%1 ashore</source>
        <translation>%1 à terre</translation>
    </message>
    <message>
        <source>%1 ashore, at most %2 running at sea</source>
        <translation>%1 à terre, au plus %2 de suite en mer</translation>
    </message>
    <message>
        <source>Weariness</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>−%1 oars a ship (CP-7.2)</source>
        <translation>−%1 rames par navire (CP-7.2)</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempête</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Leave the ship in the yard behind</source>
        <translation>Laisser le navire au chantier</translation>
    </message>
    <message>
        <source>Leave the %1 ships in the yard behind</source>
        <translation>Laisser les %1 navires au chantier</translation>
    </message>
    <message>
        <source>Give the order</source>
        <translation>Donner l’ordre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>Press once to see it, again to give it</source>
        <translation>Pressez une fois pour le voir, encore pour le donner</translation>
    </message>
    <message>
        <source>A steady captain&apos;s first thought</source>
        <translation>La première idée d’un capitaine posé</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>The orders are being found…</source>
        <translation>Recherche des ordres…</translation>
    </message>
    <message>
        <source>No %1 waits. Go on with the button below.</source>
        <translation>Rien n’attend (%1). Continuez avec le bouton ci-dessous.</translation>
    </message>
    <message>
        <source>Choose a %1 on the table.</source>
        <translation>Choisissez sur la table : %1.</translation>
    </message>
    <message>
        <source>Go back through the battle below.</source>
        <translation>Revenez dans la bataille ci-dessous.</translation>
    </message>
    <message>
        <source>The other side is to act.</source>
        <translation>À l’autre camp d’agir.</translation>
    </message>
    <message>
        <source>A move of my own…</source>
        <translation>Un mouvement à moi…</translation>
    </message>
    <message>
        <source>Lay it out step by step (M)</source>
        <translation>Le tracer pas à pas (M)</translation>
    </message>
    <message>
        <source>More orders…</source>
        <translation>Plus d’ordres…</translation>
    </message>
    <message>
        <source>Enter, when nothing else is chosen</source>
        <translation>Entrée, si rien d'autre n'est choisi</translation>
    </message>
</context>
<context>
    <name>OutcomePreview</name>
    <message>
        <source>Captured, serves on</source>
        <translation>Capturé, reste en service</translation>
    </message>
    <message>
        <source>Captured, sold</source>
        <translation>Capturé, vendu</translation>
    </message>
    <message>
        <source>Captured, burnt</source>
        <translation>Capturé, brûlé</translation>
    </message>
    <message>
        <source>experience +%1</source>
        <translation>expérience +%1</translation>
    </message>
    <message>
        <source>captured by %1</source>
        <translation>capturé par %1</translation>
    </message>
    <message>
        <source>out for 1 week</source>
        <translation>hors de combat 1 semaine</translation>
    </message>
    <message>
        <source>out for %1 weeks</source>
        <translation>hors de combat %1 semaines</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Victoire : %1</translation>
    </message>
    <message>
        <source>%1 of %2 ships</source>
        <translation>%1 navires sur %2</translation>
    </message>
    <message>
        <source>Commander of the garrison</source>
        <translation>Commandant de la garnison</translation>
    </message>
    <message>
        <source>no fleet to join</source>
        <translation>aucune flotte à rejoindre</translation>
    </message>
    <message>
        <source>joins %1, %2 crew</source>
        <translation>rejoint %1, équipage %2</translation>
    </message>
    <message>
        <source>Dice are still to be rolled.</source>
        <translation>Il reste des dés à lancer.</translation>
    </message>
    <message>
        <source>It cannot be entered.</source>
        <translation>Il ne peut être saisi.</translation>
    </message>
</context>
<context>
    <name>OutcomeSheet</name>
    <message>
        <source>The outcome…</source>
        <translation>L’issue…</translation>
    </message>
    <message>
        <source>The replay…</source>
        <translation>La relecture…</translation>
    </message>
    <message>
        <source>Lost in the fight: ships, men, gear and walls</source>
        <translation>Perdu au combat : navires, hommes, matériel et murailles</translation>
    </message>
    <message>
        <source>Bring it into the campaign…</source>
        <translation>Verser dans la campagne…</translation>
    </message>
    <message>
        <source>Write a file…</source>
        <translation>Écrire un fichier…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>PageSheet</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>The page before (Page up)</source>
        <translation>La page précédente (Page préc.)</translation>
    </message>
    <message>
        <source>The next page (Page down)</source>
        <translation>La page suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl and −)</source>
        <translation>Plus petit (Ctrl et −)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger (Ctrl and +)</source>
        <translation>Plus grand (Ctrl et +)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>the whole of it</comment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
</context>
<context>
    <name>PastMoments</name>
    <message>
        <source>from its set-up</source>
        <translation>depuis la mise en place</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>depuis le tour %1</translation>
    </message>
    <message>
        <source>%1 is a campaign of its own now, kept in %2. The one it came from stays as it is.</source>
        <translation>%1 est maintenant une campagne à part, gardée dans %2. Celle dont elle vient reste comme elle est.</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>Paste lines</source>
        <translation>Coller des lignes</translation>
    </message>
    <message>
        <source>One line a ship in the order of the sheets, from %1 on; a name or a sheet&apos;s code at the front picks another. What a line leaves out is as the ship came.</source>
        <translation>Une ligne par navire dans l’ordre des fiches, à partir de %1 ; un nom ou le code d’une fiche en tête en choisit un autre. Ce qu’une ligne omet est comme le navire est venu.</translation>
    </message>
    <message>
        <source>One line a ship in the order of the sheets; a name or a sheet&apos;s code at the front picks another. What a line leaves out is as the ship came.</source>
        <translation>Une ligne par navire dans l’ordre des fiches ; un nom ou le code d’une fiche en tête en choisit un autre. Ce qu’une ligne omet est comme le navire est venu.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>afloat, sunk, captured (by whom), fled, withdrew or absent</source>
        <translation>afloat, sunk, captured (par qui), fled, withdrew ou absent</translation>
    </message>
    <message>
        <source>a name first, cells by tab, semicolon or comma</source>
        <translation>un nom d’abord, cellules par tabulation, point-virgule ou virgule</translation>
    </message>
    <message>
        <source>none, light, medium, heavy, severe or wrecked; losses with their number</source>
        <translation>none, light, medium, heavy, severe ou wrecked ; les pertes avec leur nombre</translation>
    </message>
    <message>
        <source>what is hit, and how her captain fared</source>
        <translation>ce qui est touché, et le sort du capitaine</translation>
    </message>
    <message>
        <source>the code of her sheet; by itself it picks whom the next line is of</source>
        <translation>le code de sa fiche ; seul, il choisit de qui est la ligne suivante</translation>
    </message>
    <message>
        <source>a commander by his name</source>
        <translation>un commandant par son nom</translation>
    </message>
    <message>
        <source>Or a table under titles, as &quot;Copy the ships as a table&quot; writes it.</source>
        <translation>Ou un tableau sous des titres, comme l’écrit « Copier les navires en tableau ».</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Prisoner</source>
        <translation>Prisonnier</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Captain of %1</source>
        <translation>Capitaine de %1</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Captains</source>
        <translation>Capitaines</translation>
    </message>
    <message>
        <source>Prisoners (%1)</source>
        <translation>Prisonniers (%1)</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Hires a commander (SA-15.9)</source>
        <translation>Engage un commandant (SA-15.9)</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>rammed %1</source>
        <translation>a éperonné %1</translation>
    </message>
    <message>
        <source>raked %1</source>
        <translation>a brisé les rames de %1</translation>
    </message>
    <message>
        <source>sank %1</source>
        <translation>a coulé %1</translation>
    </message>
    <message>
        <source>captured %1</source>
        <translation>a capturé %1</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>Bought as %1</source>
        <translation>Acheté comme %1</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, à %2</translation>
    </message>
    <message>
        <source>%1, at sea</source>
        <translation>%1, en mer</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>At %1 he rolls d10 with his quality: %2 of 10 faces make him a quality better (CP-6.3).</source>
        <translation>À %1 il lance d10 avec sa qualité : %2 faces sur 10 l’améliorent d’une qualité (CP-6.3).</translation>
    </message>
    <message>
        <source>Prisoner, of %1</source>
        <translation>Prisonnier, de %1</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Rançon</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>En mer</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Unpaid for a month</source>
        <translation>Impayé depuis un mois</translation>
    </message>
    <message>
        <source>Unpaid for %1 months</source>
        <translation>Impayé depuis %1 mois</translation>
    </message>
    <message>
        <source>At %1 the crew is a quality better: 1 for a battle survived or a ram that wounded, 2 for a ship taken or sunk (CP-6.2).</source>
        <translation>À %1 l’équipage gagne une qualité : 1 pour une bataille survécue ou un coup d’éperon efficace, 2 pour un navire pris ou coulé (CP-6.2).</translation>
    </message>
</context>
<context>
    <name>PersonList</name>
    <message>
        <source>Find a name, a post, a side</source>
        <translation>Chercher un nom, un poste, un camp</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Exp.</source>
        <translation>Exp.</translation>
    </message>
    <message>
        <source>Nobody is called that</source>
        <translation>Personne ne porte ce nom</translation>
    </message>
    <message>
        <source>No prisoners</source>
        <translation>Aucun prisonnier</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne encore</translation>
    </message>
    <message>
        <source>Try fewer letters, or look among everyone.</source>
        <translation>Essayez moins de lettres, ou cherchez parmi tous.</translation>
    </message>
    <message>
        <source>Commanders who are captured stand here: those we hold, and those of ours whom others hold. They can be ransomed, exchanged or let go (CP-6.3).</source>
        <translation>Les commandants capturés figurent ici : ceux que nous tenons, et ceux des nôtres que d’autres tiennent. On peut les rançonner, les échanger ou les libérer (CP-6.3).</translation>
    </message>
    <message>
        <source>Every ship has a captain. They come with the ships.</source>
        <translation>Chaque navire a un capitaine. Ils viennent avec les navires.</translation>
    </message>
    <message>
        <source>Each fleet should have an admiral and each squadron a commander (CP-6.4). Appoint the first.</source>
        <translation>Chaque flotte devrait avoir un amiral et chaque escadre un commandant (CP-6.4). Nommez le premier.</translation>
    </message>
</context>
<context>
    <name>PersonPane</name>
    <message>
        <source>Name him</source>
        <translation>Lui donner un nom</translation>
    </message>
    <message>
        <source>The port</source>
        <translation>Le port</translation>
    </message>
    <message>
        <source>He goes; nothing is paid back. Undo takes it back.</source>
        <translation>Il part ; rien n’est rendu. Annuler le défait.</translation>
    </message>
    <message>
        <source>He goes, and %1 talents come back</source>
        <translation>Il part, et %1 talents sont rendus</translation>
    </message>
    <message>
        <source>The ship&apos;s battles</source>
        <translation>Les batailles du navire</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>États de service</translation>
    </message>
    <message>
        <source>No battle yet.</source>
        <translation>Pas encore de bataille.</translation>
    </message>
</context>
<context>
    <name>PlannedSides</name>
    <message>
        <source>Side %1</source>
        <translation>Camp %1</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>A side may change hands at any moment; the battle goes on from where it stands. A cautious captain keeps his ships whole, a bold one takes risks for a ram.</source>
        <translation>Un camp peut changer de mains à tout moment ; la bataille continue d’où elle en est. Un capitaine prudent garde ses navires intacts, un audacieux prend des risques pour éperonner.</translation>
    </message>
    <message>
        <source>all of its %1 players</source>
        <translation>tous ses %1 joueurs</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>PlotChoices</name>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>PlotList</name>
    <message>
        <source>not plotted</source>
        <translation>non tracé</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>plotted</source>
        <translation>tracé</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Tracés</translation>
    </message>
    <message>
        <source>As they were written this turn</source>
        <translation>Tels qu’ils furent écrits ce tour</translation>
    </message>
    <message>
        <source>%1 of %2 plotted</source>
        <translation>%1 tracés sur %2</translation>
    </message>
    <message>
        <source>One ship has no plot yet, or a refused one.</source>
        <translation>Un navire n’a pas encore de tracé, ou un tracé refusé.</translation>
    </message>
    <message>
        <source>%1 ships have no plot yet, or a refused one.</source>
        <translation>%1 navires n’ont pas encore de tracé, ou un tracé refusé.</translation>
    </message>
    <message>
        <source>Stop the captain</source>
        <translation>Arrêter le capitaine</translation>
    </message>
    <message>
        <source>The rest by a captain</source>
        <translation>Le reste par un capitaine</translation>
    </message>
    <message>
        <source>One ship pays for holding its course; the list says what.</source>
        <translation>Un navire paie pour tenir sa route ; la liste dit quoi.</translation>
    </message>
    <message>
        <source>%1 ships pay for holding their course; the list says what.</source>
        <translation>%1 navires paient pour tenir leur route ; la liste dit quoi.</translation>
    </message>
    <message>
        <source>Standing and other orders…</source>
        <translation>Ordres permanents et autres…</translation>
    </message>
    <message>
        <source>All plotted</source>
        <translation>Tout est tracé</translation>
    </message>
    <message>
        <source>The plots are final then (Ctrl+Enter)</source>
        <translation>Les tracés sont alors définitifs (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Step %1 is to be written</source>
        <translation>Le pas %1 est à écrire</translation>
    </message>
    <message>
        <source>Takes it back, with those after it</source>
        <translation>Le retire, avec ceux qui suivent</translation>
    </message>
    <message>
        <source>Take it back, with those after it</source>
        <translation>Le retirer, avec ceux qui suivent</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Le pas suivant</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation>Retirer le dernier pas (Retour arrière)</translation>
    </message>
    <message>
        <source>Straight on to the end (End)</source>
        <translation>Tout droit jusqu’au bout (Fin)</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Tel qu’écrit</translation>
    </message>
    <message>
        <source>Plotted</source>
        <translation>Tracé</translation>
    </message>
    <message>
        <source>Plot it</source>
        <translation>Tracer</translation>
    </message>
    <message>
        <source>Enter; then the next ship</source>
        <translation>Entrée ; puis le navire suivant</translation>
    </message>
    <message>
        <source>As it was (Escape)</source>
        <translation>Comme avant (Échap)</translation>
    </message>
    <message>
        <source>Squadron alike</source>
        <translation>Escadre de même</translation>
    </message>
    <message>
        <source>Every other ship of %1 that may row it</source>
        <translation>Chaque autre navire de %1 qui peut le ramer</translation>
    </message>
    <message>
        <source>Those without a plot of their own</source>
        <translation>Ceux sans tracé propre</translation>
    </message>
    <message>
        <source>All, also %1</source>
        <translation>Tous, aussi %1</translation>
    </message>
</context>
<context>
    <name>PortBuilder</name>
    <message>
        <source>Write another name.</source>
        <translation>Écrivez un autre nom.</translation>
    </message>
    <message>
        <source>Name the port</source>
        <translation>Nommer le port</translation>
    </message>
    <message>
        <source>Set the economic value</source>
        <translation>Fixer la valeur économique</translation>
    </message>
    <message>
        <source>Set the garrison&apos;s quality</source>
        <translation>Fixer la qualité de la garnison</translation>
    </message>
    <message>
        <source>Name the commander</source>
        <translation>Nommer le commandant</translation>
    </message>
    <message>
        <source>Set the commander&apos;s quality</source>
        <translation>Fixer la qualité du commandant</translation>
    </message>
    <message>
        <source>Add a wall section</source>
        <translation>Ajouter une section de muraille</translation>
    </message>
    <message>
        <source>Duplicate wall section %1</source>
        <translation>Dupliquer la section de muraille %1</translation>
    </message>
    <message>
        <source>Remove wall section %1</source>
        <translation>Retirer la section de muraille %1</translation>
    </message>
    <message>
        <source>Move wall section %1</source>
        <translation>Déplacer la section de muraille %1</translation>
    </message>
    <message>
        <source>Change wall section %1</source>
        <translation>Changer la section de muraille %1</translation>
    </message>
    <message>
        <source>New port</source>
        <translation>Nouveau port</translation>
    </message>
    <message>
        <source>Roll the defences</source>
        <translation>Tirer les défenses</translation>
    </message>
    <message>
        <source>This is no seed.</source>
        <translation>Ce n’est pas une graine.</translation>
    </message>
    <message>
        <source>Write a whole number, or leave it empty for a fresh one.</source>
        <translation>Écrivez un nombre entier, ou laissez vide pour une nouvelle.</translation>
    </message>
    <message>
        <source>Die %1 shows %2; a face from 1 to %3 is needed.</source>
        <translation>Le dé %1 montre %2 ; il faut une face de 1 à %3.</translation>
    </message>
    <message>
        <source>%1 of %2 dice typed; next: %3.</source>
        <translation>%1 dés saisis sur %2 ; suivant : %3.</translation>
    </message>
    <message>
        <source>%1 dice are needed, %2 are typed; take some out.</source>
        <translation>Il faut %1 dés, %2 sont saisis ; retirez-en.</translation>
    </message>
</context>
<context>
    <name>PortBuilderScreen</name>
    <message>
        <source>Open a port</source>
        <translation>Ouvrir un port</translation>
    </message>
    <message>
        <source>Save the port</source>
        <translation>Enregistrer le port</translation>
    </message>
    <message>
        <source>A port without a name</source>
        <translation>Un port sans nom</translation>
    </message>
    <message>
        <source>as rolled, seed %1</source>
        <translation>comme tiré, graine %1</translation>
    </message>
    <message>
        <source>as rolled at the table</source>
        <translation>comme tiré à la table</translation>
    </message>
    <message>
        <source>A fresh port. Undo brings this one back.</source>
        <translation>Un nouveau port. Annuler ramène celui-ci.</translation>
    </message>
    <message>
        <source>A file, or a port of the campaign</source>
        <translation>Un fichier, ou un port de la campagne</translation>
    </message>
    <message>
        <source>Into the campaign…</source>
        <translation>Vers la campagne…</translation>
    </message>
    <message>
        <source>Fortify a side&apos;s port with this, or give a neutral one what was rolled</source>
        <translation>Fortifier ainsi le port d’un camp, ou donner à un neutre ce qui a été tiré</translation>
    </message>
    <message>
        <source>Open to the sea</source>
        <translation>Ouvert sur la mer</translation>
    </message>
    <message>
        <source>This port has no walls. Build a section, or roll for a neutral port on the left.</source>
        <translation>Ce port n’a pas de murailles. Construisez une section, ou tirez au dé pour un port neutre à gauche.</translation>
    </message>
    <message>
        <source>Another wall section</source>
        <translation>Une autre section de muraille</translation>
    </message>
    <message>
        <source>This port may have %1</source>
        <translation>Ce port peut avoir %1</translation>
    </message>
    <message>
        <source>1 wall section, its garrison and commander</source>
        <translation>1 section de muraille, sa garnison et son commandant</translation>
    </message>
    <message>
        <source>%1 wall sections, their garrison and commander</source>
        <translation>%1 sections de muraille, leur garnison et leur commandant</translation>
    </message>
</context>
<context>
    <name>PortCard</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Faces from 1 to 10, with spaces between.</source>
        <translation>Faces de 1 à 10, séparées par des espaces.</translation>
    </message>
    <message>
        <source>%1 more to come.</source>
        <translation>Encore %1.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <translation>%1 de trop.</translation>
    </message>
</context>
<context>
    <name>PortExchange</name>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>A neutral port&apos;s defences are rolled, not built (SA-15.12). Roll them here first.</source>
        <translation>Les défenses d’un port neutre sont tirées au dé, non construites (SA-15.12). Tirez-les d’abord ici.</translation>
    </message>
    <message>
        <source>This port needs the dice for an economic value of %1 and all its sections; roll for that.</source>
        <translation>Ce port demande les dés pour une valeur économique de %1 et toutes ses sections ; lancez-les.</translation>
    </message>
    <message>
        <source>It was laid out for an economic value of %1; %2 has %3.</source>
        <translation>Il a été conçu pour une valeur économique de %1 ; %2 a %3.</translation>
    </message>
</context>
<context>
    <name>PortFacts</name>
    <message>
        <source>Epidauros</source>
        <translation>Épidaure</translation>
    </message>
    <message>
        <source>up to %1 wall sections</source>
        <translation>jusqu’à %1 sections de muraille</translation>
    </message>
    <message>
        <source>Garrison, and what it costs more or less</source>
        <translation>Garnison, et ce qu’elle coûte en plus ou en moins</translation>
    </message>
    <message>
        <source>Garrison quality</source>
        <translation>Qualité de la garnison</translation>
    </message>
    <message>
        <source>The commander&apos;s quality</source>
        <translation>Qualité du commandant</translation>
    </message>
</context>
<context>
    <name>PortList</name>
    <message>
        <source>, rolled</source>
        <translation>, tiré</translation>
    </message>
</context>
<context>
    <name>PortOrders</name>
    <message>
        <source>%1 · room for %2</source>
        <translation>%1 · place pour %2</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>La ville</translation>
    </message>
    <message>
        <source>Nobody: it is free</source>
        <translation>Personne : il est libre</translation>
    </message>
    <message>
        <source>Write an amount like 120 or 120.50, or nothing.</source>
        <translation>Écrivez un montant comme 120 ou 120.50, ou rien.</translation>
    </message>
    <message>
        <source>A sale moves another side&apos;s money: the umpire settles it. Without a price it can be given away here.</source>
        <translation>Une vente déplace l’argent d’un autre camp : l’arbitre la règle. Sans prix, on peut le céder ici.</translation>
    </message>
</context>
<context>
    <name>PortPane</name>
    <message>
        <source>Economic value %1 · %2 · %3</source>
        <translation>Valeur économique %1 · %2 · %3</translation>
    </message>
    <message>
        <source>has a yard</source>
        <translation>a un chantier</translation>
    </message>
    <message>
        <source>no yard</source>
        <translation>sans chantier</translation>
    </message>
    <message>
        <source>Here lie: %1</source>
        <translation>Ici se trouvent : %1</translation>
    </message>
    <message>
        <source>Print its card</source>
        <translation>Imprimer sa carte</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>%1 of %2 units, over</source>
        <translation>%1 unités sur %2, trop</translation>
    </message>
    <message>
        <source>%1 of %2 units</source>
        <translation>%1 unités sur %2</translation>
    </message>
    <message>
        <source>Wall section %1: %2</source>
        <translation>Section de muraille %1 : %2</translation>
    </message>
    <message>
        <source>Its defences are not known</source>
        <translation>Ses défenses ne sont pas connues</translation>
    </message>
    <message>
        <source>No defences yet</source>
        <translation>Pas encore de défenses</translation>
    </message>
    <message>
        <source>Who commands there, and what stands on the walls, only its own side and the umpire see.</source>
        <translation>Qui y commande, et ce qui se tient sur les murailles, seuls son camp et l’arbitre le voient.</translation>
    </message>
    <message>
        <source>A neutral port gets its defences from the dice: one wall section, with %1 dice for what stands on it (SA-15.12). What is rolled is kept.</source>
        <translation>Un port neutre tient ses défenses des dés : une section de muraille, avec %1 dés pour ce qui s’y tient (SA-15.12). Ce qui est tiré est gardé.</translation>
    </message>
    <message>
        <source>A neutral port gets its defences from the dice: %1 wall sections, with %2 dice for what stands on each (SA-15.12). What is rolled is kept.</source>
        <translation>Un port neutre tient ses défenses des dés : %1 sections de muraille, avec %2 dés pour ce qui se tient sur chacune (SA-15.12). Ce qui est tiré est gardé.</translation>
    </message>
    <message>
        <source>Walls are built before a campaign begins; in the war men can be raised for the town (CP-3.2).</source>
        <translation>Les murailles se construisent avant le début d’une campagne ; en guerre, on peut lever des hommes pour la ville (CP-3.2).</translation>
    </message>
    <message>
        <source>One wall section can be built before the campaign begins (SA-15.11).</source>
        <translation>Une section de muraille peut être construite avant le début de la campagne (SA-15.11).</translation>
    </message>
    <message>
        <source>Up to %1 wall sections can be built before the campaign begins (SA-15.11).</source>
        <translation>Jusqu’à %1 sections de muraille peuvent être construites avant le début de la campagne (SA-15.11).</translation>
    </message>
    <message>
        <source>Generate defences</source>
        <translation>Générer les défenses</translation>
    </message>
    <message>
        <source>The umpire rolls for neutral ports</source>
        <translation>L’arbitre lance pour les ports neutres</translation>
    </message>
    <message>
        <source>Roll your own…</source>
        <translation>Lancer vos dés…</translation>
    </message>
    <message>
        <source>Type the faces of real dice</source>
        <translation>Saisir les faces de vrais dés</translation>
    </message>
    <message>
        <source>Raise men…</source>
        <translation>Lever des hommes…</translation>
    </message>
    <message>
        <source>Give it away…</source>
        <translation>Céder…</translation>
    </message>
    <message>
        <source>Price of the defences</source>
        <translation>Prix des défenses</translation>
    </message>
</context>
<context>
    <name>PortsScreen</name>
    <message>
        <source>Find a port or its owner</source>
        <translation>Chercher un port ou son propriétaire</translation>
    </message>
    <message>
        <source>%1, %2, economic value %3, %4</source>
        <translation>%1, %2, valeur économique %3, %4</translation>
    </message>
    <message>
        <source>%1 belongs to nobody yet. Pick it and generate its defences: every die is shown, and kept.</source>
        <translation>%1 n’appartient encore à personne. Choisissez ce port et générez ses défenses : chaque dé est montré, et gardé.</translation>
    </message>
    <message>
        <source>No port by that name</source>
        <translation>Aucun port de ce nom</translation>
    </message>
    <message>
        <source>No ports</source>
        <translation>Aucun port</translation>
    </message>
    <message>
        <source>The ports of the campaign stand here with their walls.</source>
        <translation>Les ports de la campagne figurent ici avec leurs murailles.</translation>
    </message>
</context>
<context>
    <name>PreviewDice</name>
    <message>
        <source>%1, a die of %2:</source>
        <translation>%1, un dé à %2 faces :</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Retirer le dernier</translation>
    </message>
</context>
<context>
    <name>PreviewSheet</name>
    <message>
        <source>%1. This is what it would do.</source>
        <translation>%1. Voici ce que cela ferait.</translation>
    </message>
    <message>
        <source>Ashore</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>One action, which undo takes back</source>
        <translation>Une seule action, qu’annuler défait</translation>
    </message>
</context>
<context>
    <name>PreviewSide</name>
    <message>
        <source>no ships of its own</source>
        <translation>aucun navire à soi</translation>
    </message>
    <message>
        <source>%1 of %2 ships lost</source>
        <translation>%1 navires perdus sur %2</translation>
    </message>
    <message>
        <source>%1 untouched</source>
        <translation>%1 indemnes</translation>
    </message>
    <message>
        <source>none untouched</source>
        <translation>aucun indemne</translation>
    </message>
    <message>
        <source>Prices of the ships that are gone for good</source>
        <translation>Prix des navires perdus pour de bon</translation>
    </message>
    <message>
        <source>Treasury pays</source>
        <translation>Le trésor paie</translation>
    </message>
    <message>
        <source>Treasury receives</source>
        <translation>Le trésor reçoit</translation>
    </message>
</context>
<context>
    <name>PriceTree</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Price, line by line</source>
        <translation>Prix, ligne par ligne</translation>
    </message>
</context>
<context>
    <name>PrintFoot</name>
    <message>
        <source>Writing page %1 of %2</source>
        <translation>Écriture de la page %1 sur %2</translation>
    </message>
    <message>
        <source>Printing page %1 of %2</source>
        <translation>Impression de la page %1 sur %2</translation>
    </message>
    <message>
        <source>Laying out %1 of %2</source>
        <translation>Mise en page %1 sur %2</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>Mise en page…</translation>
    </message>
    <message>
        <source>No pages</source>
        <translation>Aucune page</translation>
    </message>
    <message>
        <source>One page, %1</source>
        <translation>Une page, %1</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer le PDF…</translation>
    </message>
    <message>
        <source>%1 pages, %2; %3 sheets on both sides</source>
        <translation>%1 pages, %2 ; %3 feuilles recto verso</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Sheets</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>The page is written to %1.</source>
        <translation>La page est écrite dans %1.</translation>
    </message>
    <message>
        <source>%1 pages are written to %2.</source>
        <translation>%1 pages sont écrites dans %2.</translation>
    </message>
    <message>
        <source>The page is on its way to the printer.</source>
        <translation>La page est en route vers l’imprimante.</translation>
    </message>
    <message>
        <source>%1 pages are on their way to the printer.</source>
        <translation>%1 pages sont en route vers l’imprimante.</translation>
    </message>
    <message>
        <source>Saving was cancelled: no file was written, and one that was there is as it was.</source>
        <translation>Enregistrement annulé : aucun fichier n’a été écrit, et celui qui existait est resté tel quel.</translation>
    </message>
    <message>
        <source>Printing was cancelled before the first page.</source>
        <translation>Impression annulée avant la première page.</translation>
    </message>
    <message>
        <source>Printing was cancelled after page %1; what the printer has by now may still come out.</source>
        <translation>Impression annulée après la page %1 ; ce que l’imprimante a déjà reçu peut encore sortir.</translation>
    </message>
    <message>
        <source>Laying out was cancelled.</source>
        <translation>Mise en page annulée.</translation>
    </message>
    <message>
        <source>Choose what to print again.</source>
        <translation>Choisissez de nouveau ce qu’il faut imprimer.</translation>
    </message>
</context>
<context>
    <name>PrintPanel</name>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Every die and modifier</source>
        <translation>Chaque dé et modificateur</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>List of the ships</source>
        <translation>Liste des navires</translation>
    </message>
    <message>
        <source>A card a squadron</source>
        <translation>Une carte par escadre</translation>
    </message>
    <message>
        <source>Roster with every price</source>
        <translation>Liste de flotte avec tous les prix</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Sheets to a page</source>
        <translation>Fiches par page</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>As they stand</source>
        <translation>Tels quels</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierges</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Remplies</translation>
    </message>
    <message>
        <source>The ship</source>
        <translation>Le navire</translation>
    </message>
    <message>
        <source>Its class</source>
        <translation>Sa classe</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Économe</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>With sheets</source>
        <translation>Avec les fiches</translation>
    </message>
    <message>
        <source>On backs</source>
        <translation>Au verso</translation>
    </message>
    <message>
        <source>Every second page is the back of a sheet: print on both sides.</source>
        <translation>Une page sur deux est le verso d’une fiche : imprimez recto verso.</translation>
    </message>
    <message>
        <source>At the foot of every sheet.</source>
        <translation>Au bas de chaque fiche.</translation>
    </message>
    <message>
        <source>On a page of their own at the end.</source>
        <translation>Sur une page à part, à la fin.</translation>
    </message>
</context>
<context>
    <name>PrintScreen</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Encore rien à imprimer</translation>
    </message>
    <message>
        <source>The sample campaign</source>
        <translation>La campagne d’exemple</translation>
    </message>
</context>
<context>
    <name>PrintSource</name>
    <message>
        <source>Fleets: %1</source>
        <translation>Flottes : %1</translation>
    </message>
    <message>
        <source>Ports: %1</source>
        <translation>Ports : %1</translation>
    </message>
    <message>
        <source>Reports and books: %1</source>
        <translation>Rapports et livres : %1</translation>
    </message>
    <message>
        <source>Fleet builder: %1</source>
        <translation>Constructeur de flottes : %1</translation>
    </message>
    <message>
        <source>Skirmish: %1</source>
        <translation>Escarmouche : %1</translation>
    </message>
    <message>
        <source>Port builder: %1</source>
        <translation>Constructeur de ports : %1</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Tous les camps</translation>
    </message>
    <message>
        <source>%1: %2 fleets</source>
        <translation>%1 : %2 flottes</translation>
    </message>
    <message>
        <source>The only fleet</source>
        <translation>La seule flotte</translation>
    </message>
    <message>
        <source>All %1 fleets</source>
        <translation>Les %1 flottes</translation>
    </message>
    <message>
        <source>The whole fleet</source>
        <translation>Toute la flotte</translation>
    </message>
    <message>
        <source>The only port with walls</source>
        <translation>Le seul port muni de murailles</translation>
    </message>
    <message>
        <source>All %1 ports with walls</source>
        <translation>Les %1 ports munis de murailles</translation>
    </message>
    <message>
        <source>Open a campaign, or put a fleet together in the fleet builder.</source>
        <translation>Ouvrez une campagne, ou composez une flotte dans le constructeur de flottes.</translation>
    </message>
    <message>
        <source>None of these ports has walls that you know of. Build some in Ports, or choose another side.</source>
        <translation>Aucun de ces ports n’a de murailles que vous connaissiez. Construisez-en dans Ports, ou choisissez un autre camp.</translation>
    </message>
    <message>
        <source>No battle has been fought yet. Enter the outcome of one that waits in Battles, or print its brief.</source>
        <translation>Aucune bataille n’a encore été livrée. Saisissez dans Batailles l’issue d’une qui attend, ou imprimez sa consigne.</translation>
    </message>
    <message>
        <source>There are no ships in this squadron. Put some into it in Fleets, or choose another.</source>
        <translation>Il n’y a pas de navires dans cette escadre. Mettez-en dans Flottes, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>There are no ships in this fleet. Buy some for it, or choose another fleet.</source>
        <translation>Il n’y a pas de navires dans cette flotte. Achetez-en, ou choisissez une autre flotte.</translation>
    </message>
    <message>
        <source>There are no ships here yet. Buy a fleet into the campaign from the fleet builder.</source>
        <translation>Il n’y a pas encore de navires ici. Achetez une flotte pour la campagne depuis le constructeur de flottes.</translation>
    </message>
    <message>
        <source>Sheet for orders</source>
        <translation>Feuille d’ordres</translation>
    </message>
    <message>
        <source>Ledger of a year</source>
        <translation>Livre de comptes d’un an</translation>
    </message>
    <message>
        <source>Brief of a battle</source>
        <translation>Consigne d’une bataille</translation>
    </message>
    <message>
        <source>Report of a battle</source>
        <translation>Rapport d’une bataille</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>Sheets of the fleets</source>
        <translation>Fiches des flottes</translation>
    </message>
    <message>
        <source>Brief of the battle</source>
        <translation>Consigne de la bataille</translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation>Rapport de la bataille</translation>
    </message>
</context>
<context>
    <name>PrisonerCard</name>
    <message>
        <source>Captured</source>
        <translation>Capturé</translation>
    </message>
    <message>
        <source>His ransom is %1 talents (CP-6.3).</source>
        <translation>Sa rançon est de %1 talents (CP-6.3).</translation>
    </message>
    <message>
        <source>His side can ransom him for %1 talents (CP-6.3).</source>
        <translation>Son camp peut le rançonner pour %1 talents (CP-6.3).</translation>
    </message>
    <message>
        <source>Pay the ransom</source>
        <translation>Payer la rançon</translation>
    </message>
    <message>
        <source>Let him go</source>
        <translation>Le libérer</translation>
    </message>
    <message>
        <source>For nothing. Undo takes it back.</source>
        <translation>Pour rien. Annuler le défait.</translation>
    </message>
    <message>
        <source>Exchange for</source>
        <translation>Échanger contre</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Each goes home free (CP-6.3)</source>
        <translation>Chacun rentre libre (CP-6.3)</translation>
    </message>
    <message>
        <source>There is nobody of theirs to exchange him for.</source>
        <translation>Ils n’ont personne contre qui l’échanger.</translation>
    </message>
    <message>
        <source>They hold nobody of ours to exchange him for.</source>
        <translation>Ils ne tiennent aucun des nôtres contre qui l’échanger.</translation>
    </message>
</context>
<context>
    <name>PrizeList</name>
    <message>
        <source>A prize</source>
        <translation>Une prise</translation>
    </message>
    <message>
        <source>%1 prizes</source>
        <translation>%1 prises</translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation>Tout vendre</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>Burn all</source>
        <translation>Tout brûler</translation>
    </message>
    <message>
        <source>%1 of %2, held by %3</source>
        <translation>%1 de %2, aux mains de %3</translation>
    </message>
    <message>
        <source>a wreck that was towed in</source>
        <translation>une épave remorquée au port</translation>
    </message>
    <message>
        <source>Sell, +%1</source>
        <translation>Vendre, +%1</translation>
    </message>
    <message>
        <source>Take, −%1</source>
        <translation>Prendre, −%1</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Brûler</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>The block</source>
        <translation>Le bloc</translation>
    </message>
    <message>
        <source>It is too long for a result.</source>
        <translation>Il est trop long pour un résultat.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>There is no line with a ship in it.</source>
        <translation>Il n’y a pas de ligne avec un navire.</translation>
    </message>
    <message>
        <source>Correct the line and paste again.</source>
        <translation>Corrigez la ligne et collez de nouveau.</translation>
    </message>
    <message>
        <source>%1 stands in the list twice.</source>
        <translation>%1 figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>%1 has a line already.</source>
        <translation>%1 a déjà une ligne.</translation>
    </message>
    <message>
        <source>There are no more ships on the sheet: it has %1.</source>
        <translation>Il n’y a pas plus de navires sur la feuille : elle en a %1.</translation>
    </message>
    <message>
        <source>It does not say what is meant by %1.</source>
        <translation>Il n’est pas dit ce que signifie %1.</translation>
    </message>
    <message>
        <source>After &quot;captain&quot; stands fit, wounded, captured or dead.</source>
        <translation>Après « captain » vient fit, wounded, captured ou dead.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a ship of this battle nor a word that is known here.</source>
        <translation>« %1 » n’est ni un navire de cette bataille ni un mot connu ici.</translation>
    </message>
    <message>
        <source>After a commander&apos;s name stands fit, wounded, captured or dead.</source>
        <translation>Après le nom d’un commandant vient fit, wounded, captured ou dead.</translation>
    </message>
    <message>
        <source>Only what is captured has a captor.</source>
        <translation>Seul ce qui est capturé a un capteur.</translation>
    </message>
    <message>
        <source>Say who captured her: &quot;captured by ...&quot;.</source>
        <translation>Dites qui l’a capturé : « captured by ... ».</translation>
    </message>
    <message>
        <source>No side of this battle is called &quot;%1&quot;.</source>
        <translation>Aucun camp de cette bataille ne s’appelle « %1 ».</translation>
    </message>
    <message>
        <source>A side cannot capture its own ship.</source>
        <translation>Un camp ne peut capturer son propre navire.</translation>
    </message>
    <message>
        <source>It does not say how many %1.</source>
        <translation>Il n’est pas dit combien de %1.</translation>
    </message>
    <message>
        <source>%1 %2 are lost, and she had %3.</source>
        <translation>%1 %2 perdus, et il en avait %3.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>Il n’y a pas de colonne « %1 ».</translation>
    </message>
    <message>
        <source>It has more cells than there are titles.</source>
        <translation>Il y a plus de cellules que de titres.</translation>
    </message>
    <message>
        <source>A row of a table is of one ship.</source>
        <translation>Une ligne de tableau est pour un seul navire.</translation>
    </message>
    <message>
        <source>No ship is called &quot;%1&quot;.</source>
        <translation>Aucun navire ne s’appelle « %1 ».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand under %2.</source>
        <translation>« %1 » ne peut figurer sous %2.</translation>
    </message>
</context>
<context>
    <name>RecentCampaigns</name>
    <message>
        <source>A battle waits</source>
        <translation>Une bataille attend</translation>
    </message>
    <message>
        <source>%1 battles wait</source>
        <translation>%1 batailles attendent</translation>
    </message>
    <message>
        <source>Opened today</source>
        <translation>Ouverte aujourd’hui</translation>
    </message>
    <message>
        <source>Opened yesterday</source>
        <translation>Ouverte hier</translation>
    </message>
    <message>
        <source>Opened %1 days ago</source>
        <translation>Ouverte il y a %1 jours</translation>
    </message>
    <message>
        <source>Opened on %1</source>
        <translation>Ouverte le %1</translation>
    </message>
</context>
<context>
    <name>RecentCard</name>
    <message>
        <source>Looking…</source>
        <translation>Examen…</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Ôter de cette liste (le fichier reste)</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
</context>
<context>
    <name>RefitSheet</name>
    <message>
        <source>Set what shall be otherwise. Half the price comes back for what is removed.</source>
        <translation>Fixez ce qui doit changer. La moitié du prix est rendue pour ce qui est retiré.</translation>
    </message>
    <message>
        <source>Hull or ram: she lies in the yard for %1 weeks.</source>
        <translation>Coque ou éperon : le navire reste %1 semaines au chantier.</translation>
    </message>
    <message>
        <source>Fittings alone are changed at once.</source>
        <translation>L’équipement seul est changé aussitôt.</translation>
    </message>
    <message>
        <source>Refit for %1</source>
        <translation>Refondre pour %1</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>Refondre</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Name ships</source>
        <translation>Nommer les navires</translation>
    </message>
    <message>
        <source>Name; {n} is where the number goes</source>
        <translation>Nom ; {n} est la place du numéro</translation>
    </message>
    <message>
        <source>Count from</source>
        <translation>Compter depuis</translation>
    </message>
    <message>
        <source>They will be: %1</source>
        <translation>Ce seront : %1</translation>
    </message>
</context>
<context>
    <name>RepairOrder</name>
    <message>
        <source>Nothing is damaged.</source>
        <translation>Rien n’est avarié.</translation>
    </message>
    <message>
        <source>Choose a ship that can be mended here.</source>
        <translation>Choisissez un navire qui peut être réparé ici.</translation>
    </message>
    <message>
        <source>What can be done here is oars and gear of 1 ship, for %1 talents.</source>
        <translation>Ce qui peut se faire ici : rames et matériel de 1 navire, pour %1 talents.</translation>
    </message>
    <message>
        <source>What can be done here is oars and gear of %1 ships, for %2 talents.</source>
        <translation>Ce qui peut se faire ici : rames et matériel de %1 navires, pour %2 talents.</translation>
    </message>
    <message>
        <source>1 of the %1 ships fits, for %2 talents.</source>
        <translation>1 des %1 navires tient, pour %2 talents.</translation>
    </message>
    <message>
        <source>%1 of the %2 ships fit, for %3 talents.</source>
        <translation>%1 des %2 navires tiennent, pour %3 talents.</translation>
    </message>
</context>
<context>
    <name>RepairSheet</name>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <translation>Réparer %1</translation>
    </message>
    <message>
        <source>Levels of damage at most, a week each in the yard</source>
        <translation>Degrés de dégâts au plus, une semaine chacun au chantier</translation>
    </message>
    <message>
        <source>Levels of damage</source>
        <translation>Degrés de dégâts</translation>
    </message>
    <message>
        <source>Oars, rudders and masts, at once in any port</source>
        <translation>Rames, gouvernails et mâts, aussitôt dans tout port</translation>
    </message>
    <message>
        <source>Troops, engines and pots that were lost, bought again</source>
        <translation>Troupes, machines et pots perdus, rachetés</translation>
    </message>
    <message>
        <source>Take what fits</source>
        <translation>Prendre ce qui tient</translation>
    </message>
    <message>
        <source>In the yard for a week; meanwhile they do not sail.</source>
        <translation>Une semaine au chantier ; ils n’appareillent pas entre-temps.</translation>
    </message>
    <message>
        <source>In the yard for up to %1 weeks; meanwhile they do not sail.</source>
        <translation>Jusqu’à %1 semaines au chantier ; ils n’appareillent pas entre-temps.</translation>
    </message>
    <message>
        <source>Repair 1 ship for %1</source>
        <translation>Réparer 1 navire pour %1</translation>
    </message>
    <message>
        <source>Repair %1 ships for %2</source>
        <translation>Réparer %1 navires pour %2</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One order back (,)</source>
        <translation>Un ordre en arrière (,)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>One order on (.)</source>
        <translation>Un ordre en avant (.)</translation>
    </message>
    <message>
        <source>To the latest order</source>
        <translation>Au dernier ordre</translation>
    </message>
    <message>
        <source>Order shown</source>
        <translation>Ordre montré</translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>ordre %1 sur %2</translation>
    </message>
    <message>
        <source>1 order</source>
        <translation>1 ordre</translation>
    </message>
</context>
<context>
    <name>ReserveLine</name>
    <message>
        <source>%1, %2. %3 %4</source>
        <translation>%1, %2. %3 %4</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>The backup takes the campaign&apos;s place. What stands now is kept as a backup itself: restore that to take this back.</source>
        <translation>La sauvegarde prend la place de la campagne. L’état actuel est lui-même gardé comme sauvegarde : restaurez-la pour revenir en arrière.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is kept when the campaign is opened and has changed, and when you ask for it.</source>
        <translation>Il n’y a pas encore de sauvegarde. Une est gardée quand la campagne est ouverte et a changé, et quand vous la demandez.</translation>
    </message>
    <message>
        <source>Cannot be restored</source>
        <translation>Ne peut être restaurée</translation>
    </message>
    <message>
        <source>Nothing done since</source>
        <translation>Rien de fait depuis</translation>
    </message>
    <message>
        <source>One deed since</source>
        <translation>Un acte depuis</translation>
    </message>
    <message>
        <source>%1 deeds since</source>
        <translation>%1 actes depuis</translation>
    </message>
    <message>
        <source>What stands now cannot be read. It is kept as it is, among the backups.</source>
        <translation>L’état actuel est illisible. Il est gardé tel quel, parmi les sauvegardes.</translation>
    </message>
    <message>
        <source>This is another war, %1, that stood under this name once.</source>
        <translation>C’est une autre guerre, %1, qui était jadis sous ce nom.</translation>
    </message>
    <message>
        <source>One deed would be set aside.</source>
        <translation>Un acte serait mis de côté.</translation>
    </message>
    <message>
        <source>%1 deeds would be set aside.</source>
        <translation>%1 actes seraient mis de côté.</translation>
    </message>
    <message>
        <source>One deed that was set aside comes back.</source>
        <translation>Un acte mis de côté revient.</translation>
    </message>
    <message>
        <source>%1 deeds that were set aside come back.</source>
        <translation>%1 actes mis de côté reviennent.</translation>
    </message>
    <message>
        <source>It is as the campaign stands now.</source>
        <translation>C’est l’état actuel de la campagne.</translation>
    </message>
    <message>
        <source>Done last</source>
        <translation>Fait en dernier</translation>
    </message>
    <message>
        <source>Its chronicle ends</source>
        <translation>Fin de sa chronique</translation>
    </message>
    <message>
        <source>Looking it through…</source>
        <translation>Examen en cours…</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>La restaurer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>and one more</source>
        <translation>et un de plus</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>ResultEnd</name>
    <message>
        <source>Who won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>A abandonné</translation>
    </message>
    <message>
        <source>Ended at it</source>
        <translation>Terminée ainsi</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>How many turns</source>
        <translation>Combien de tours</translation>
    </message>
    <message>
        <source>Who gave up</source>
        <translation>Qui a abandonné</translation>
    </message>
    <message>
        <source>The turn limit</source>
        <translation>La limite de tours</translation>
    </message>
    <message>
        <source>Put right %1</source>
        <translation>Rectifier %1</translation>
    </message>
    <message>
        <source>Put right what can be</source>
        <translation>Rectifier ce qui peut l’être</translation>
    </message>
    <message>
        <source>No battle is chosen.</source>
        <translation>Aucune bataille n’est choisie.</translation>
    </message>
    <message>
        <source>Type a line</source>
        <translation>Tapez une ligne</translation>
    </message>
    <message>
        <source>Paste %1 lines</source>
        <translation>Coller %1 lignes</translation>
    </message>
    <message>
        <source>Taken over: %1 ships, %2 commanders.</source>
        <translation>Repris : %1 navires, %2 commandants.</translation>
    </message>
    <message>
        <source>%1 ships are on the clipboard as a table.</source>
        <translation>%1 navires sont dans le presse-papiers, en tableau.</translation>
    </message>
    <message>
        <source>%1 is the outcome of another battle: its ships are others.</source>
        <translation>%1 est l’issue d’une autre bataille : ses navires sont autres.</translation>
    </message>
    <message>
        <source>Choose the outcome of this one.</source>
        <translation>Choisissez l’issue de celle-ci.</translation>
    </message>
    <message>
        <source>The result cannot have been like this yet.</source>
        <translation>Le résultat ne peut encore être tel.</translation>
    </message>
    <message>
        <source>Put right what is found against it, then write it.</source>
        <translation>Rectifiez ce qui y est opposé, puis écrivez-le.</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>le résultat</translation>
    </message>
    <message>
        <source>Commander · %1</source>
        <translation>Commandant · %1</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>a ship</comment>
        <translation>capturé</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>Can have been</source>
        <translation>Est possible</translation>
    </message>
    <message>
        <source>Show what is found against the result</source>
        <translation>Montrer ce qui est opposé au résultat</translation>
    </message>
    <message>
        <source>What it does…</source>
        <translation>Ce qu’il fait…</translation>
    </message>
    <message>
        <source>Write the outcome…</source>
        <translation>Écrire l’issue…</translation>
    </message>
    <message>
        <source>Put right what is found against it first</source>
        <translation>Rectifiez d’abord ce qui y est opposé</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>What you set is set for all of them</source>
        <translation>Ce que vous fixez vaut pour tous</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the battle</comment>
        <translation>Sorti</translation>
    </message>
    <message>
        <source>How he fared</source>
        <translation>Son sort</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Valide</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Blessé</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Nothing stands against it</source>
        <translation>Rien ne s’y oppose</translation>
    </message>
    <message>
        <source>Pick a row to say what became of it.</source>
        <translation>Choisissez une ligne pour dire ce qu’il en est advenu.</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Captured</source>
        <comment>a ship</comment>
        <translation>Capturé</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Open an outcome</source>
        <translation>Ouvrir une issue</translation>
    </message>
    <message>
        <source>Paste lines…</source>
        <translation>Coller des lignes…</translation>
    </message>
    <message>
        <source>Copy the ships as a table</source>
        <translation>Copier les navires en tableau</translation>
    </message>
    <message>
        <source>Open an outcome…</source>
        <translation>Ouvrir une issue…</translation>
    </message>
    <message>
        <source>Nothing is entered yet</source>
        <translation>Rien n’est encore saisi</translation>
    </message>
    <message>
        <source>kept until it is done with</source>
        <translation>gardé jusqu’à ce que ce soit fini</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Coller…</translation>
    </message>
    <message>
        <source>A line a ship, as on the sheets</source>
        <translation>Une ligne par navire, comme sur les fiches</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>What is entered is kept</source>
        <translation>Ce qui est saisi est gardé</translation>
    </message>
</context>
<context>
    <name>ResultSide</name>
    <message>
        <source>%1 talents of loss</source>
        <translation>%1 talents de pertes</translation>
    </message>
    <message>
        <source>Takes every ship of this side (Ctrl+A)</source>
        <translation>Prend chaque navire de ce camp (Ctrl+A)</translation>
    </message>
</context>
<context>
    <name>RollCard</name>
    <message>
        <source>Or roll a neutral port</source>
        <translation>Ou tirer un port neutre</translation>
    </message>
    <message>
        <source>A d10 a point of economic value on every section, and one for its commander (SA-15.12).</source>
        <translation>Un d10 par point de valeur économique sur chaque section, et un pour son commandant (SA-15.12).</translation>
    </message>
    <message>
        <source>Wall sections to roll for</source>
        <translation>Sections de muraille à tirer</translation>
    </message>
    <message>
        <source>We roll our own dice</source>
        <translation>Nous lançons nos propres dés</translation>
    </message>
    <message>
        <source>Seed: the same one gives the same dice</source>
        <translation>Graine : la même donne les mêmes dés</translation>
    </message>
    <message>
        <source>empty: a fresh one</source>
        <translation>vide : une nouvelle</translation>
    </message>
    <message>
        <source>Faces, in the order of the dice shown</source>
        <translation>Faces, dans l’ordre des dés montrés</translation>
    </message>
    <message>
        <source>Take these dice</source>
        <translation>Prendre ces dés</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>RollLines</name>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1 (%2) : %3, %4</translation>
    </message>
</context>
<context>
    <name>RollTray</name>
    <message>
        <source>Dice of the last order</source>
        <translation>Dés du dernier ordre</translation>
    </message>
    <message>
        <source>Put the dice away</source>
        <translation>Ranger les dés</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>et %1</translation>
    </message>
    <message>
        <source>No dice yet</source>
        <translation>Pas encore de dés</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Split off as a fleet…</source>
        <translation>Détacher en flotte…</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
</context>
<context>
    <name>ScanField</name>
    <message>
        <source>Scan or type a sheet&apos;s code</source>
        <translation>Scannez ou tapez le code d’une fiche</translation>
    </message>
</context>
<context>
    <name>ScenarioStep</name>
    <message>
        <source>Name of the campaign</source>
        <translation>Nom de la campagne</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Ère</translation>
    </message>
    <message>
        <source>BCE</source>
        <translation>av. J.-C.</translation>
    </message>
    <message>
        <source>CE</source>
        <translation>apr. J.-C.</translation>
    </message>
    <message>
        <source>Begins in %1</source>
        <translation>Commence en %1</translation>
    </message>
    <message>
        <source>Ships for those of the record</source>
        <translation>Navires pour ceux des sources</translation>
    </message>
    <message>
        <source>%1 ships in all; the budgets follow.</source>
        <translation>%1 navires en tout ; les budgets suivent.</translation>
    </message>
    <message>
        <source>Ports are where they lay and as rich as they were in that year. Fleets and walls are bought from each side&apos;s budget once the campaign is founded.</source>
        <translation>Les ports sont où ils étaient et aussi riches que cette année-là. Flottes et murailles s’achètent sur le budget de chaque camp une fois la campagne fondée.</translation>
    </message>
</context>
<context>
    <name>SeaChart</name>
    <message>
        <source>blockaded</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>captured this month</source>
        <translation>capturé ce mois</translation>
    </message>
    <message>
        <source>%1, %2 ships, %3</source>
        <translation>%1, %2 navires, %3</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
</context>
<context>
    <name>SeaChartView</name>
    <message>
        <source>Neutral, economic value %1</source>
        <translation>Neutre, valeur économique %1</translation>
    </message>
    <message>
        <source>%1, economic value %2</source>
        <translation>%1, valeur économique %2</translation>
    </message>
    <message>
        <source>%1, %2 ships</source>
        <translation>%1, %2 navires</translation>
    </message>
    <message>
        <source>%1, %2 ships, seen in %3</source>
        <translation>%1, %2 navires, vus à %3</translation>
    </message>
    <message>
        <source>%1 more fleets</source>
        <translation>%1 flottes de plus</translation>
    </message>
    <message>
        <source>An anchorage on the way</source>
        <translation>Un mouillage en chemin</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>SeatCurtain</name>
    <message>
        <source>Now: %1</source>
        <translation>À présent : %1</translation>
    </message>
    <message>
        <source>Change places; what the others saw and ordered stays hidden.</source>
        <translation>Changez de place ; ce que les autres ont vu et ordonné reste caché.</translation>
    </message>
    <message>
        <source>It opens with the umpire&apos;s eyes, and his seat has a PIN.</source>
        <translation>Elle s’ouvre avec les yeux de l’arbitre, et sa place a un code.</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat has a PIN. What the others saw and ordered stays hidden until then.</source>
        <translation>La place de l’arbitre a un code. Ce que les autres ont vu et ordonné reste caché jusque-là.</translation>
    </message>
    <message>
        <source>PIN or word</source>
        <translation>Code ou mot</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Ne pas l’ouvrir</translation>
    </message>
    <message>
        <source>Or open it as one who plays in it:</source>
        <translation>Ou ouvrez-la comme l’un de ceux qui y jouent :</translation>
    </message>
</context>
<context>
    <name>ServiceRow</name>
    <message>
        <source>+%1 exp.</source>
        <translation>+%1 exp.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Paper by day, deep sea by night; or as the system has it.</source>
        <translation>Papier le jour, mer profonde la nuit ; ou selon le système.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Of the window. What is printed has its own, and what people wrote stays as it is.</source>
        <translation>De la fenêtre. Ce qui est imprimé a la sienne, et ce que les gens ont écrit reste tel quel.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Everything grows with it: rows, buttons, titles.</source>
        <translation>Tout grandit avec : lignes, boutons, titres.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grande</translation>
    </message>
    <message>
        <source>What record sheets and rosters are laid out for until you choose another.</source>
        <translation>Format de mise en page des fiches et listes de flotte, sauf autre choix.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Battles show at once what came of an order, without ships on their way.</source>
        <translation>Les batailles montrent aussitôt l’effet d’un ordre, sans navires en chemin.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>A few words beside the first steps of the sample campaign.</source>
        <translation>Quelques mots auprès des premiers pas de la campagne d’exemple.</translation>
    </message>
    <message>
        <source>Navarch %1 · free software under the GNU General Public License, version 3 or later</source>
        <translation>Navarch %1 · logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure</translation>
    </message>
</context>
<context>
    <name>ShareFigure</name>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
</context>
<context>
    <name>ShipCard</name>
    <message>
        <source>Paid for as %1</source>
        <translation>Payé comme %1</translation>
    </message>
</context>
<context>
    <name>ShipOddsCard</name>
    <message>
        <source>In 100 battles</source>
        <translation>Sur 100 batailles</translation>
    </message>
    <message>
        <source>What becomes of each ship, of a hundred battles</source>
        <translation>Ce que devient chaque navire, sur cent batailles</translation>
    </message>
</context>
<context>
    <name>ShipOddsRow</name>
    <message>
        <source>%1 of %2: of 100 battles sunk in %3, captured in %4, fled in %5; else the hull is damaged: %6</source>
        <translation>%1 de %2 : sur 100 batailles coulé dans %3, capturé dans %4, en fuite dans %5 ; sinon la coque est endommagée : %6</translation>
    </message>
</context>
<context>
    <name>ShipPane</name>
    <message>
        <source>Nobody in particular</source>
        <translation>Personne en particulier</translation>
    </message>
    <message>
        <source>Refit…</source>
        <translation>Refondre…</translation>
    </message>
    <message>
        <source>The umpire lets it pass.</source>
        <translation>L’arbitre passe outre.</translation>
    </message>
    <message>
        <source>What it has suffered, by the umpire</source>
        <translation>Ce qu’il a subi, selon l’arbitre</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Aucun dégât</translation>
    </message>
    <message>
        <source>Light damage</source>
        <translation>Dégâts légers</translation>
    </message>
    <message>
        <source>Medium damage</source>
        <translation>Dégâts moyens</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation>Dégâts lourds</translation>
    </message>
    <message>
        <source>Severe damage</source>
        <translation>Dégâts graves</translation>
    </message>
    <message>
        <source>Wrecked</source>
        <translation>Épave</translation>
    </message>
    <message>
        <source>Oar factors lost</source>
        <translation>Facteurs de rames perdus</translation>
    </message>
    <message>
        <source>oars lost</source>
        <translation>rames perdues</translation>
    </message>
</context>
<context>
    <name>ShipPanel</name>
    <message>
        <source>%1 rows selected</source>
        <translation>%1 lignes choisies</translation>
    </message>
    <message>
        <source>Look at the whole fleet</source>
        <translation>Voir toute la flotte</translation>
    </message>
    <message>
        <source>What you set here is set on all of them. Shown: %1.</source>
        <translation>Ce que vous fixez ici vaut pour tous. Montré : %1.</translation>
    </message>
    <message>
        <source>nobody named</source>
        <translation>personne de nommé</translation>
    </message>
    <message>
        <source>Keep as template…</source>
        <translation>Garder comme modèle…</translation>
    </message>
    <message>
        <source>As from the yard</source>
        <translation>Comme au chantier</translation>
    </message>
    <message>
        <source>Everything as the class is built; crew and name stay.</source>
        <translation>Tout comme la classe est construite ; équipage et nom restent.</translation>
    </message>
    <message>
        <source>%1 ships at %2</source>
        <translation>%1 navires à %2</translation>
    </message>
    <message>
        <source>Show the price line by line</source>
        <translation>Montrer le prix ligne par ligne</translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message>
        <source>%1 errors</source>
        <translation>%1 erreurs</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Plus pour %1</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Played by a person</source>
        <translation>Joué par une personne</translation>
    </message>
    <message>
        <source>Played by the machine</source>
        <translation>Joué par la machine</translation>
    </message>
    <message>
        <source>%1, with %2 ships</source>
        <translation>%1, avec %2 navires</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>in debt</source>
        <translation>en dette</translation>
    </message>
    <message>
        <source>Home port</source>
        <translation>Port d’attache</translation>
    </message>
    <message>
        <source>Fleet list</source>
        <translation>Liste de flotte</translation>
    </message>
    <message>
        <source>Colour and emblem</source>
        <translation>Couleur et emblème</translation>
    </message>
    <message>
        <source>Raise a fleet</source>
        <translation>Lever une flotte</translation>
    </message>
    <message>
        <source>A fleet lies in a port and holds squadrons of up to ten ships. Raising it costs nothing; its ships do.</source>
        <translation>Une flotte se trouve dans un port et compte des escadres de dix navires au plus. La lever ne coûte rien ; ses navires, si.</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>La lever</translation>
    </message>
    <message>
        <source>Who plays it, from now on</source>
        <translation>Qui le joue, désormais</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Qui le joue</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>La machine</translation>
    </message>
    <message>
        <source>A person takes its seat above; the machine&apos;s captains order its fleets and spend its money when the week is sailed.</source>
        <translation>Une personne prend place ci-dessus ; les capitaines de la machine commandent ses flottes et dépensent son argent quand la semaine est courue.</translation>
    </message>
</context>
<context>
    <name>SidesStep</name>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 ships and walls</source>
        <translation>%1 en navires et murailles</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 dépensés</translation>
    </message>
    <message>
        <source>%1: more than the budget</source>
        <translation>%1 : plus que le budget</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>Exclure %1</translation>
    </message>
    <message>
        <source>Another side</source>
        <translation>Un autre camp</translation>
    </message>
    <message>
        <source>Eight sides are the most (CP-2.1)</source>
        <translation>Huit camps au maximum (CP-2.1)</translation>
    </message>
</context>
<context>
    <name>Skirmish</name>
    <message>
        <source>There is no ship in this fleet.</source>
        <translation>Il n’y a pas de navire dans cette flotte.</translation>
    </message>
    <message>
        <source>Take one with ships.</source>
        <translation>Prenez-en une qui a des navires.</translation>
    </message>
</context>
<context>
    <name>SkirmishScreen</name>
    <message>
        <source>Brief of the battle…</source>
        <translation>Consigne de la bataille…</translation>
    </message>
    <message>
        <source>Watch a replay</source>
        <translation>Voir une relecture</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Continuer une bataille</translation>
    </message>
    <message>
        <source>Going through the battle again: %1%</source>
        <translation>La bataille est reparcourue : %1 %</translation>
    </message>
    <message>
        <source>Go on where you stopped</source>
        <translation>Reprendre où vous étiez</translation>
    </message>
    <message>
        <source>The last battle, as it stood when it was left</source>
        <translation>La dernière bataille, telle que vous l’avez quittée</translation>
    </message>
    <message>
        <source>Go on entering a result</source>
        <translation>Continuer la saisie d’un résultat</translation>
    </message>
    <message>
        <source>Go on with a battle…</source>
        <translation>Continuer une bataille…</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Voir une relecture…</translation>
    </message>
    <message>
        <source>Two fleets, a table, and a captain of the machine on the other side, or a friend. Nothing here touches a campaign.</source>
        <translation>Deux flottes, une table, et un capitaine de la machine en face, ou un ami. Rien ici ne touche une campagne.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Enter its result…</source>
        <translation>Saisir son résultat…</translation>
    </message>
    <message>
        <source>For a battle that was fought on a table</source>
        <translation>Pour une bataille livrée sur une table</translation>
    </message>
    <message>
        <source>Print its sheets or its brief</source>
        <translation>Imprimer ses fiches ou sa consigne</translation>
    </message>
</context>
<context>
    <name>SkirmishSide</name>
    <message>
        <source>Another fleet…</source>
        <translation>Autre flotte…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>and %1 more rows</source>
        <translation>et %1 lignes de plus</translation>
    </message>
</context>
<context>
    <name>SpanChoice</name>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message>
        <source>Split the fleet</source>
        <translation>Scinder la flotte</translation>
    </message>
    <message>
        <source>Name of the new fleet</source>
        <translation>Nom de la nouvelle flotte</translation>
    </message>
    <message>
        <source>%1 of %2 ships go</source>
        <translation>%1 navires sur %2 partent</translation>
    </message>
    <message>
        <source>%1 goes</source>
        <translation>%1 part</translation>
    </message>
    <message>
        <source>Choose the ships that go. A squadron that goes whole stays together, with its commander.</source>
        <translation>Choisissez les navires qui partent. Une escadre qui part entière reste unie, avec son commandant.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Scinder</translation>
    </message>
</context>
<context>
    <name>SquadronRow</name>
    <message>
        <source>new ships go here</source>
        <translation>les nouveaux navires vont ici</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Open a campaign</source>
        <translation>Ouvrir une campagne</translation>
    </message>
    <message>
        <source>Take over a campaign</source>
        <translation>Reprendre une campagne</translation>
    </message>
    <message>
        <source>JSON documents</source>
        <translation>Documents JSON</translation>
    </message>
    <message>
        <source>Recent campaigns</source>
        <translation>Campagnes récentes</translation>
    </message>
    <message>
        <source>Galley fleets and their wars: price a fleet, keep a campaign, print the sheets for Saturday.</source>
        <translation>Les flottes de galères et leurs guerres : chiffrez une flotte, tenez une campagne, imprimez les fiches pour samedi.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Take over a JSON document…</source>
        <translation>Reprendre un document JSON…</translation>
    </message>
    <message>
        <source>A campaign that was written as JSON, by this window or by navarch campaign export</source>
        <translation>Une campagne écrite en JSON, par cette fenêtre ou par navarch campaign export</translation>
    </message>
    <message>
        <source>The Saronic Gulf, 459 BCE: four cities, their fleets, and one harbour that belongs to nobody</source>
        <translation>Le golfe Saronique, 459 av. J.-C. : quatre cités, leurs flottes, et un port qui n’est à personne</translation>
    </message>
    <message>
        <source>Fight a battle without a campaign, or go on with one</source>
        <translation>Livrer une bataille sans campagne, ou en continuer une</translation>
    </message>
    <message>
        <source>Who would win? Two fleets fight it out thousands of times while you look</source>
        <translation>Qui gagnerait ? Deux flottes s’affrontent des milliers de fois sous vos yeux</translation>
    </message>
    <message>
        <source>Price a fleet without a campaign</source>
        <translation>Chiffrer une flotte sans campagne</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Où en étions-nous ?</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Pas encore de campagne</translation>
    </message>
    <message>
        <source>The campaigns you open stand here, with the last one first. The sample campaign is a good place to look around.</source>
        <translation>Les campagnes que vous ouvrez figurent ici, la dernière en tête. La campagne d’exemple est un bon endroit pour regarder.</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>The weeks before turn %1 cannot be read. %2</source>
        <translation>Les semaines avant le tour %1 sont illisibles. %2</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Madder</source>
        <translation>Garance</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Lapis</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olive</translation>
    </message>
    <message>
        <source>Saffron</source>
        <translation>Safran</translation>
    </message>
    <message>
        <source>Tyrian</source>
        <translation>Pourpre</translation>
    </message>
    <message>
        <source>Verdigris</source>
        <translation>Vert-de-gris</translation>
    </message>
    <message>
        <source>Umber</source>
        <translation>Terre d’ombre</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Trident</source>
        <translation>Trident</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Chouette</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Dauphin</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Bull</source>
        <translation>Taureau</translation>
    </message>
    <message>
        <source>Lyre</source>
        <translation>Lyre</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>only for looking</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>The campaign as a whole</source>
        <translation>La campagne dans son ensemble</translation>
    </message>
    <message>
        <source>Write the campaign as JSON</source>
        <translation>Écrire la campagne en JSON</translation>
    </message>
    <message>
        <source>Rename the campaign</source>
        <translation>Renommer la campagne</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>La renommer</translation>
    </message>
    <message>
        <source>Treasury %1 talents</source>
        <translation>Trésor %1 talents</translation>
    </message>
    <message>
        <source>Whose eyes: %1</source>
        <translation>Par les yeux de : %1</translation>
    </message>
    <message>
        <source>Whose eyes: the umpire sees everything, a side its own.</source>
        <translation>Par les yeux de qui : l’arbitre voit tout, un camp ce qui est à lui.</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>TrainingList</name>
    <message>
        <source>A crew that exercises, or lies manned in port, for a whole month pays %1% of its ship&apos;s price and rolls d10 at the month&apos;s end: from %2 on it is a quality better, up to veteran (CP-6.1).</source>
        <translation>Un équipage qui s’exerce, ou reste armé au port, tout un mois paie %1 % du prix de son navire et lance d10 à la fin du mois : dès %2 il gagne une qualité, jusqu’à vétéran (CP-6.1).</translation>
    </message>
    <message>
        <source>A crew that exercises for a whole month pays %1% of its ship&apos;s price and rolls d10 at the month&apos;s end: from %2 on it is a quality better, up to veteran (CP-6.1).</source>
        <translation>Un équipage qui s’exerce tout un mois paie %1 % du prix de son navire et lance d10 à la fin du mois : dès %2 il gagne une qualité, jusqu’à vétéran (CP-6.1).</translation>
    </message>
    <message>
        <source>All crews are veterans or better</source>
        <translation>Tous les équipages sont vétérans ou mieux</translation>
    </message>
    <message>
        <source>1 crew below veteran</source>
        <translation>1 équipage sous vétéran</translation>
    </message>
    <message>
        <source>%1 crews below veteran</source>
        <translation>%1 équipages sous vétéran</translation>
    </message>
    <message>
        <source>1 crew rolls at the month&apos;s end: %1 of 10 faces are better</source>
        <translation>1 équipage lance à la fin du mois : %1 faces sur 10 l’améliorent</translation>
    </message>
    <message>
        <source>%1 crews roll at the month&apos;s end: %2 of 10 faces are better</source>
        <translation>%1 équipages lancent à la fin du mois : %2 faces sur 10 les améliorent</translation>
    </message>
    <message>
        <source>Nothing is left to learn by training</source>
        <translation>L’entraînement n’a plus rien à apprendre</translation>
    </message>
    <message>
        <source>This month is not a whole one, or the money will be missing</source>
        <translation>Ce mois n’est pas entier, ou l’argent manquera</translation>
    </message>
    <message>
        <source>After a month of it each crew rolls: %1 of 10 faces are better</source>
        <translation>Après un mois, chaque équipage lance : %1 faces sur 10 l’améliorent</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>%1 of this month&apos;s 4 weeks so far</source>
        <translation>%1 des 4 semaines de ce mois jusqu’ici</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>par mois</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>No fleet to train</source>
        <translation>Aucune flotte à entraîner</translation>
    </message>
    <message>
        <source>A side&apos;s own fleets can exercise. Allied contingents keep the crews they came with.</source>
        <translation>Les flottes propres d’un camp peuvent s’exercer. Les contingents alliés gardent les équipages avec lesquels ils sont venus.</translation>
    </message>
</context>
<context>
    <name>TreasuryScreen</name>
    <message>
        <source>Write the ledger as CSV</source>
        <translation>Écrire le livre de comptes en CSV</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>Ledger of %1</source>
        <translation>Livre de comptes de %1</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois prochain</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Dans le temps</translation>
    </message>
</context>
<context>
    <name>TreeLayer</name>
    <message>
        <source>No commander</source>
        <translation>Pas de commandant</translation>
    </message>
</context>
<context>
    <name>TurnDesk</name>
    <message>
        <source>One thing stands in the way.</source>
        <translation>Une chose fait obstacle.</translation>
    </message>
    <message>
        <source>%1 things stand in the way.</source>
        <translation>%1 choses font obstacle.</translation>
    </message>
    <message>
        <source>Several people play: the umpire advances when all have given their orders.</source>
        <translation>Plusieurs personnes jouent : l’arbitre avance quand tous ont donné leurs ordres.</translation>
    </message>
    <message>
        <source>Orders done</source>
        <translation>Ordres donnés</translation>
    </message>
    <message>
        <source>My orders</source>
        <translation>Mes ordres</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Sail the week</source>
        <translation>Parcourir la semaine</translation>
    </message>
    <message>
        <source>Turns begin when the set-up is over.</source>
        <translation>Les tours commencent après la mise en place.</translation>
    </message>
    <message>
        <source>You have said that your orders are done. The umpire sails the week when all have.</source>
        <translation>Vous avez dit que vos ordres sont donnés. L’arbitre parcourt la semaine quand tous l’ont dit.</translation>
    </message>
    <message>
        <source>Say when your orders are done: the umpire reads who has not before the week is sailed.</source>
        <translation>Dites quand vos ordres sont donnés : l’arbitre lit qui ne l’a pas dit avant que la semaine soit parcourue.</translation>
    </message>
    <message>
        <source>Once the battles are settled, yards work, crews recover, and the month&apos;s income and upkeep are booked.</source>
        <translation>Une fois les batailles réglées, les chantiers travaillent, les équipages se remettent, et revenus et entretien du mois sont inscrits.</translation>
    </message>
    <message>
        <source>Once the battles are settled, yards work, crews recover, and the next week begins.</source>
        <translation>Une fois les batailles réglées, les chantiers travaillent, les équipages se remettent, et la semaine suivante commence.</translation>
    </message>
    <message>
        <source>Fleets sail by their orders for seven days. Where enemies meet it stops for battles; otherwise the week ends</source>
        <translation>Les flottes naviguent selon leurs ordres pendant sept jours. Où des ennemis se rencontrent, on s’arrête pour les batailles ; sinon la semaine finit</translation>
    </message>
    <message>
        <source>%1, and with it the month: income and upkeep are booked.</source>
        <translation>%1, et avec elle le mois : revenus et entretien sont inscrits.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>TypedDiceSheet</name>
    <message>
        <source>Roll your own dice</source>
        <translation>Lancer vos propres dés</translation>
    </message>
    <message>
        <source>%1 ten-sided dice for the wall section, then one for the garrison&apos;s commander: %2 in all. A 10 is typed as 10.</source>
        <translation>%1 dés à dix faces pour la section de muraille, puis un pour le commandant de la garnison : %2 en tout. Un 10 se tape 10.</translation>
    </message>
    <message>
        <source>For each of %1 wall sections %2 ten-sided dice, then one for the garrison&apos;s commander: %3 in all. A 10 is typed as 10.</source>
        <translation>Pour chacune des %1 sections de muraille %2 dés à dix faces, puis un pour le commandant de la garnison : %3 en tout. Un 10 se tape 10.</translation>
    </message>
    <message>
        <source>Faces, with spaces between</source>
        <translation>Faces, séparées par des espaces</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Prendre ceux-ci</translation>
    </message>
</context>
<context>
    <name>TypedDie</name>
    <message>
        <source>Roll a die</source>
        <translation>Lancez un dé</translation>
    </message>
    <message>
        <source>Roll a d%1: %2</source>
        <translation>Lancez un d%1 : %2</translation>
    </message>
    <message>
        <source>die %1 of this order</source>
        <translation>dé %1 de cet ordre</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 à %1</translation>
    </message>
    <message>
        <source>One die back</source>
        <translation>Un dé en arrière</translation>
    </message>
    <message>
        <source>Not this order</source>
        <translation>Pas cet ordre</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Rien n’a encore été changé</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>No odds</source>
        <translation>Pas de chances</translation>
    </message>
    <message>
        <source>each with other dice</source>
        <translation>chacune avec d’autres dés</translation>
    </message>
    <message>
        <source>go on to narrow it down</source>
        <translation>continuez pour préciser</translation>
    </message>
    <message>
        <source>In brackets and between the marks: where the true share lies, 19 times in 20</source>
        <translation>Entre parenthèses et entre les repères : où se trouve la part vraie, 19 fois sur 20</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>To be settled</source>
        <translation>À régler</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>À voir</translation>
    </message>
    <message>
        <source>To be settled first</source>
        <translation>À régler d’abord</translation>
    </message>
</context>
<context>
    <name>WallCard</name>
    <message>
        <source>Wall section %1: %2 of %3 units taken, %4, %5</source>
        <translation>Section de muraille %1 : %2 unités occupées sur %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2 units, %3 too many</source>
        <translation>%1 unités sur %2, %3 de trop</translation>
    </message>
    <message>
        <source>More for section %1</source>
        <translation>Plus pour la section %1</translation>
    </message>
</context>
<context>
    <name>WallList</name>
    <message>
        <source>heavy engine +%1</source>
        <translation>machine lourde +%1</translation>
    </message>
    <message>
        <source>pot of boiling oil</source>
        <translation>pot d’huile bouillante</translation>
    </message>
    <message>
        <source>pots of boiling oil</source>
        <translation>pots d’huile bouillante</translation>
    </message>
    <message>
        <source>pot of bees</source>
        <translation>pot d’abeilles</translation>
    </message>
    <message>
        <source>pots of bees</source>
        <translation>pots d’abeilles</translation>
    </message>
    <message>
        <source>ferrea manus</source>
        <translation>ferrea manus</translation>
    </message>
    <message>
        <source>Bare</source>
        <translation>Nue</translation>
    </message>
</context>
<context>
    <name>WallSections</name>
    <message>
        <source>1 ballista</source>
        <translation>1 baliste</translation>
    </message>
    <message>
        <source>1 tower</source>
        <translation>1 tour</translation>
    </message>
    <message>
        <source>%1 ferreae manus</source>
        <translation>%1 ferreae manus</translation>
    </message>
    <message>
        <source>%1 pots of oil</source>
        <translation>%1 pots d’huile</translation>
    </message>
    <message>
        <source>%1 pots of bees</source>
        <translation>%1 pots d’abeilles</translation>
    </message>
    <message>
        <source>nobody on it yet</source>
        <translation>personne dessus encore</translation>
    </message>
</context>
<context>
    <name>WeekPanel</name>
    <message>
        <source>The fleets put to sea…</source>
        <translation>Les flottes prennent la mer…</translation>
    </message>
    <message>
        <source>The week is over</source>
        <translation>La semaine est finie</translation>
    </message>
    <message>
        <source>Day %1 of 7</source>
        <translation>Jour %1 sur 7</translation>
    </message>
    <message>
        <source>How fast the days pass</source>
        <translation>À quelle vitesse passent les jours</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Jour %1</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>En outre</translation>
    </message>
    <message>
        <source>Nothing that one would write down.</source>
        <translation>Rien qui mérite d’être noté.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien encore.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Space, Enter or Escape</source>
        <translation>Espace, Entrée ou Échap</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>house figures</source>
        <translation>valeurs maison</translation>
    </message>
    <message>
        <source>places at the start</source>
        <translation>places au départ</translation>
    </message>
    <message>
        <source>rams</source>
        <translation>éperons</translation>
    </message>
    <message>
        <source>stout and weak hulls</source>
        <translation>coques solides et faibles</translation>
    </message>
    <message>
        <source>turn classes</source>
        <translation>classes de virage</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>ponts</translation>
    </message>
    <message>
        <source>corvi and ferrea manus</source>
        <translation>corbeaux et ferrea manus</translation>
    </message>
    <message>
        <source>captains</source>
        <translation>capitaines</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>murailles</translation>
    </message>
    <message>
        <source>weather</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>What differs most: of 100 battles %1 wins %2 under %3 and %4 under %5.</source>
        <translation>La plus grande différence : sur 100 batailles %1 en gagne %2 sous %3 et %4 sous %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 talents of %1, %2 are lost under %3 and %4 under %5.</source>
        <translation>La plus grande différence : sur 100 talents de %1, %2 sont perdus sous %3 et %4 sous %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 are sunk under %3 and %4 under %5.</source>
        <translation>La plus grande différence : sur 100 navires de %1, %2 sont coulés sous %3 et %4 sous %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 are captured under %3 and %4 under %5.</source>
        <translation>La plus grande différence : sur 100 navires de %1, %2 sont capturés sous %3 et %4 sous %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 flee under %3 and %4 under %5.</source>
        <translation>La plus grande différence : sur 100 navires de %1, %2 fuient sous %3 et %4 sous %5.</translation>
    </message>
    <message>
        <source>It is open under every game.</source>
        <translation>Elle est ouverte sous chaque jeu.</translation>
    </message>
    <message>
        <source>Most battles are drawn under every game.</source>
        <translation>La plupart des batailles sont nulles sous chaque jeu.</translation>
    </message>
    <message>
        <source>%1 wins most often under every game.</source>
        <translation>%1 gagne le plus souvent sous chaque jeu.</translation>
    </message>
    <message>
        <source>it is open under %1</source>
        <translation>elle est ouverte sous %1</translation>
    </message>
    <message>
        <source>most battles are drawn under %1</source>
        <translation>la plupart des batailles sont nulles sous %1</translation>
    </message>
    <message>
        <source>%1 wins most often under %2</source>
        <translation>%1 gagne le plus souvent sous %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation> ; </translation>
    </message>
    <message>
        <source>No figure differs by more than its error.</source>
        <translation>Aucun chiffre ne diffère de plus que son erreur.</translation>
    </message>
    <message>
        <source>What differs most: of 100 battles %1 are drawn under %2 and %3 under %4.</source>
        <translation>La plus grande différence : sur 100 batailles %1 sont nulles sous %2 et %3 sous %4.</translation>
    </message>
    <message>
        <source>This match says something to %1 alone that the other games were not told: %2.</source>
        <translation>Cette rencontre dit à %1 seul une chose que les autres jeux ignorent : %2.</translation>
    </message>
    <message>
        <source>%1 leaves out of account: %2.</source>
        <translation>%1 ne tient pas compte de : %2.</translation>
    </message>
    <message>
        <source>A draw in %1 of 100 (%2)</source>
        <translation>Match nul dans %1 sur 100 (%2)</translation>
    </message>
    <message>
        <source>%1 wins %2 of 100 (%3)</source>
        <translation>%1 gagne %2 sur 100 (%3)</translation>
    </message>
    <message>
        <source>Speed lost, cm</source>
        <translation>Vitesse perdue, cm</translation>
    </message>
    <message>
        <source>Archers lost</source>
        <translation>Archers perdus</translation>
    </message>
    <message>
        <source>Marines lost</source>
        <translation>Soldats de marine perdus</translation>
    </message>
    <message>
        <source>Heavy marines lost</source>
        <translation>Soldats de marine lourds perdus</translation>
    </message>
    <message>
        <source>Ballistae lost</source>
        <translation>Balistes perdues</translation>
    </message>
    <message>
        <source>Towers lost</source>
        <translation>Tours perdues</translation>
    </message>
    <message>
        <source>Heavy engines lost</source>
        <translation>Machines lourdes perdues</translation>
    </message>
    <message>
        <source>Fire pots used</source>
        <translation>Pots à feu utilisés</translation>
    </message>
    <message>
        <source>Came to the battle</source>
        <translation>Venu à la bataille</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Steering oars hit</source>
        <translation>Gouvernail touché</translation>
    </message>
    <message>
        <source>Mast down</source>
        <translation>Mât abattu</translation>
    </message>
    <message>
        <source>What she did, for her crew&apos;s experience</source>
        <translation>Ses exploits, pour l’expérience de son équipage</translation>
    </message>
    <message>
        <source>Rams</source>
        <translation>Coups d’éperon</translation>
    </message>
    <message>
        <source>Rakes</source>
        <translation>Bris de rames</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <translation>Navires coulés</translation>
    </message>
    <message>
        <source>Ships captured</source>
        <translation>Navires capturés</translation>
    </message>
    <message>
        <source>What is left on it</source>
        <translation>Ce qui y reste</translation>
    </message>
    <message>
        <source>Heavy engines</source>
        <translation>Machines lourdes</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Tenue</translation>
    </message>
    <message>
        <source>oar factors lost: %1</source>
        <translation>facteurs de rames perdus : %1</translation>
    </message>
    <message>
        <source>speed lost: %1 cm</source>
        <translation>vitesse perdue : %1 cm</translation>
    </message>
    <message>
        <source>archers lost: %1</source>
        <translation>archers perdus : %1</translation>
    </message>
    <message>
        <source>marines lost: %1</source>
        <translation>soldats de marine perdus : %1</translation>
    </message>
    <message>
        <source>heavy marines lost: %1</source>
        <translation>soldats de marine lourds perdus : %1</translation>
    </message>
    <message>
        <source>ballistae lost: %1</source>
        <translation>balistes perdues : %1</translation>
    </message>
    <message>
        <source>towers lost: %1</source>
        <translation>tours perdues : %1</translation>
    </message>
    <message>
        <source>engines lost: %1</source>
        <translation>machines perdues : %1</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Intact</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, and +%2 is what else she has lost: %3.</source>
        <translation>%1, et +%2 est ce qu’il a perdu en outre : %3.</translation>
    </message>
    <message>
        <source>That is the last of %1 levels of damage to her hull.</source>
        <translation>C’est le dernier des %1 degrés de dégâts de sa coque.</translation>
    </message>
    <message>
        <source>That is level %1 of %2 of damage to her hull; a yard mends one level a week, each for a share of her hull&apos;s price (CP-5.2).</source>
        <translation>C’est le degré %1 sur %2 de dégâts de sa coque ; un chantier en répare un par semaine, chacun pour une part du prix de la coque (CP-5.2).</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>raised platform</source>
        <translation>plate-forme surélevée</translation>
    </message>
    <message>
        <source>corvi</source>
        <translation>corbeaux</translation>
    </message>
    <message>
        <source>fire pot</source>
        <translation>pot à feu</translation>
    </message>
    <message>
        <source>normal hull</source>
        <translation>coque normale</translation>
    </message>
    <message>
        <source>%1 hull</source>
        <translation>coque %1</translation>
    </message>
    <message>
        <source>%1, full speed with %2</source>
        <translation>%1, pleine vitesse avec %2</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>%1 %2, week %3</source>
        <translation>%1 %2, semaine %3</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (et %1 de plus)</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Jouée ici</translation>
    </message>
    <message>
        <source>Fought by captains</source>
        <translation>Livrée par des capitaines</translation>
    </message>
    <message>
        <source>Fought on a table</source>
        <translation>Livrée sur une table</translation>
    </message>
    <message>
        <source>Goes to %1 and lies there</source>
        <translation>Va à %1 et y reste</translation>
    </message>
    <message>
        <source>Lies where it is</source>
        <translation>Reste où elle est</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Fait route vers %1</translation>
    </message>
    <message>
        <source>Patrols between %1 and %2</source>
        <translation>Patrouille entre %1 et %2</translation>
    </message>
    <message>
        <source>Blockades %1</source>
        <translation>Bloque %1</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>Attaque %1</translation>
    </message>
    <message>
        <source>Raids %1</source>
        <translation>Lance un raid sur %1</translation>
    </message>
    <message>
        <source>Escorts %1</source>
        <translation>Escorte %1</translation>
    </message>
    <message>
        <source>a fleet</source>
        <translation>une flotte</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>S’exerce</translation>
    </message>
    <message>
        <source>Lies laid up</source>
        <translation>Reste désarmée</translation>
    </message>
    <message>
        <source>No orders: it lies where it is and avoids battle</source>
        <translation>Sans ordres : elle reste où elle est et évite la bataille</translation>
    </message>
    <message>
        <source>%1, rowing hard</source>
        <translation>%1, ramant fort</translation>
    </message>
    <message>
        <source>%1; seeks battle</source>
        <translation>%1 ; cherche la bataille</translation>
    </message>
    <message>
        <source>%1; avoids battle</source>
        <translation>%1 ; évite la bataille</translation>
    </message>
    <message>
        <source>Lie in port</source>
        <translation>Rester au port</translation>
    </message>
    <message>
        <source>Patrol a lane</source>
        <translation>Patrouiller sur une route</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Attack a port</source>
        <translation>Attaquer un port</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Lancer un raid</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Escorter</translation>
    </message>
    <message>
        <source>Lay up</source>
        <translation>Désarmer</translation>
    </message>
    <message>
        <source>Admiral of %1</source>
        <translation>Amiral de %1</translation>
    </message>
    <message>
        <source>In captivity</source>
        <translation>En captivité</translation>
    </message>
    <message>
        <source>No command</source>
        <translation>Sans commandement</translation>
    </message>
    <message>
        <source>Waits at home</source>
        <translation>Attend chez lui</translation>
    </message>
    <message>
        <source>Wounded, out for a week</source>
        <translation>Blessé, hors de combat une semaine</translation>
    </message>
    <message>
        <source>Wounded, out for %1 weeks</source>
        <translation>Blessé, hors de combat %1 semaines</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>Tenu par %1</translation>
    </message>
    <message>
        <source>Dead, another comes in a week</source>
        <translation>Mort, un autre vient dans une semaine</translation>
    </message>
    <message>
        <source>Dead, another comes in %1 weeks</source>
        <translation>Mort, un autre vient dans %1 semaines</translation>
    </message>
    <message>
        <source>The whole war</source>
        <translation>Toute la guerre</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Trois mois</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1 : %2 → %3</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>éperon</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construction</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>a cataphract deck</source>
        <translation>un pont cataphracte</translation>
    </message>
    <message>
        <source>hull and ram</source>
        <translation>coque et éperon</translation>
    </message>
    <message>
        <source>no room in this class</source>
        <translation>pas de place dans cette classe</translation>
    </message>
    <message>
        <source>room for %1</source>
        <translation>place pour %1</translation>
    </message>
    <message>
        <source>Crew and fighting men</source>
        <translation>Équipage et combattants</translation>
    </message>
    <message>
        <source>Ram, engines and gear</source>
        <translation>Éperon, machines et matériel</translation>
    </message>
    <message>
        <source>damage modifier</source>
        <translation>modificateur de dégâts</translation>
    </message>
    <message>
        <source>Hull and way</source>
        <translation>Coque et marche</translation>
    </message>
    <message>
        <source>1 clumsy, 5 nimble</source>
        <translation>1 lourd, 5 agile</translation>
    </message>
    <message>
        <source>Crew quality</source>
        <translation>Qualité de l’équipage</translation>
    </message>
    <message>
        <source>Fighting oars</source>
        <translation>Rameurs combattants</translation>
    </message>
    <message>
        <source>Cataphract deck</source>
        <translation>Pont cataphracte</translation>
    </message>
    <message>
        <source>Heavy engine</source>
        <translation>Machine lourde</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>La muraille</translation>
    </message>
    <message>
        <source>%1 of %2 units taken</source>
        <translation>%1 unités occupées sur %2</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>up to %1 in this port</source>
        <translation>jusqu’à %1 dans ce port</translation>
    </message>
    <message>
        <source>1 unit each</source>
        <translation>1 unité chacun</translation>
    </message>
    <message>
        <source>Engines and towers</source>
        <translation>Machines et tours</translation>
    </message>
    <message>
        <source>1 unit each; heavy ones %1 a point</source>
        <translation>1 unité chacune ; les lourdes %1 par point</translation>
    </message>
    <message>
        <source>On the face</source>
        <translation>Sur la façade</translation>
    </message>
    <message>
        <source>takes no room</source>
        <translation>ne prend pas de place</translation>
    </message>
    <message>
        <source>pots</source>
        <translation>pots</translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation>modificateur %1</translation>
    </message>
    <message>
        <source>Oars for full speed</source>
        <translation>Rames pour la pleine vitesse</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Escadres</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Ships with a ram</source>
        <translation>Navires à éperon</translation>
    </message>
    <message>
        <source>Fighting men, units</source>
        <translation>Combattants, unités</translation>
    </message>
    <message>
        <source>%1 crews</source>
        <translation>équipages : %1</translation>
    </message>
    <message>
        <source>A record sheet a ship</source>
        <translation>Une fiche par navire</translation>
    </message>
    <message>
        <source>Rulers and template to cut out</source>
        <translation>Règles et gabarit à découper</translation>
    </message>
    <message>
        <source>Damage cards, counters, rulers to cut out</source>
        <translation>Cartes de dégâts, marqueurs et règles à découper</translation>
    </message>
    <message>
        <source>Pompeius Magnus versus Megadates</source>
        <translation>Pompeius Magnus versus Megadates</translation>
    </message>
    <message>
        <source>Ramming Speed!!!</source>
        <translation>Ramming Speed!!!</translation>
    </message>
    <message>
        <source>Salamis ad Actium</source>
        <translation>Salamis ad Actium</translation>
    </message>
    <message>
        <source>Squadrons, ships and commander</source>
        <translation>Escadres, navires et commandant</translation>
    </message>
    <message>
        <source>%1, economic value %2, %3 garrison</source>
        <translation>%1, valeur économique %2, garnison %3</translation>
    </message>
    <message>
        <source>room left: %1 of %2</source>
        <translation>place restante : %1 sur %2</translation>
    </message>
    <message>
        <source>No side is called &quot;%1&quot;.</source>
        <translation>Aucun camp ne s’appelle « %1 ».</translation>
    </message>
    <message>
        <source>Name one of the brief&apos;s.</source>
        <translation>Nommez-en un de la consigne.</translation>
    </message>
    <message>
        <source>Standard input is where the orders come from.</source>
        <translation>Les ordres viennent de l’entrée standard.</translation>
    </message>
    <message>
        <source>Give the brief as a file.</source>
        <translation>Donnez la consigne comme fichier.</translation>
    </message>
    <message>
        <source>It belongs to %1; choose a neutral port, or none.</source>
        <translation>Il appartient à %1 ; choisissez un port neutre, ou aucun.</translation>
    </message>
    <message>
        <source>%1 joins the war.</source>
        <translation>%1 entre en guerre.</translation>
    </message>
    <message>
        <source>%1 is played by the machine from now on.</source>
        <translation>%1 est joué par la machine désormais.</translation>
    </message>
    <message>
        <source>%1 is played by a person from now on.</source>
        <translation>%1 est joué par une personne désormais.</translation>
    </message>
    <message>
        <source>This battle was not played here, so there is nothing to watch.</source>
        <translation>Cette bataille n'a pas été jouée ici : il n'y a rien à voir.</translation>
    </message>
    <message>
        <source>Print its report instead.</source>
        <translation>Imprimez plutôt son rapport.</translation>
    </message>
    <message>
        <source>This paper has no web page.</source>
        <translation>Ce papier n'a pas de page web.</translation>
    </message>
    <message>
        <source>The chronicle and reports of battles have one; give --out and a PDF.</source>
        <translation>La chronique et les rapports de bataille en ont une ; donnez --out et un PDF.</translation>
    </message>
</context>
<context>
    <name>WrittenPlot</name>
    <message>
        <source>This is no plot. Write it like %1; what stood there is kept.</source>
        <translation>Ce n’est pas un tracé. Écrivez-le comme %1 ; ce qui était là est gardé.</translation>
    </message>
    <message>
        <source>All steps of this speed are written.</source>
        <translation>Tous les pas de cette vitesse sont écrits.</translation>
    </message>
    <message>
        <source>Not at this speed.</source>
        <translation>Pas à cette vitesse.</translation>
    </message>
</context>
<context>
    <name>YardBlock</name>
    <message>
        <source>%1 of %2 size classes taken this month, %3 free</source>
        <translation>%1 classes de taille sur %2 prises ce mois, %3 libres</translation>
    </message>
    <message>
        <source>Build ships…</source>
        <translation>Construire des navires…</translation>
    </message>
    <message>
        <source>The yard&apos;s month</source>
        <translation>Le mois du chantier</translation>
    </message>
    <message>
        <source>Nothing is being built or repaired here.</source>
        <translation>Rien n’est construit ni réparé ici.</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>construit</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>répare</translation>
    </message>
    <message>
        <source>refits</source>
        <translation>refond</translation>
    </message>
    <message>
        <source>1 week more</source>
        <translation>encore 1 semaine</translation>
    </message>
    <message>
        <source>%1 weeks more</source>
        <translation>encore %1 semaines</translation>
    </message>
    <message>
        <source>Call it off: %1 back</source>
        <translation>Annuler : %1 rendus</translation>
    </message>
</context>
<context>
    <name>YardQueue</name>
    <message>
        <source>A plan that cannot be read</source>
        <translation>Un plan illisible</translation>
    </message>
    <message>
        <source>%1 · joins %2</source>
        <translation>%1 · rejoint %2</translation>
    </message>
    <message>
        <source>a fleet of new ships</source>
        <translation>une flotte de nouveaux navires</translation>
    </message>
    <message>
        <source>1 level of damage</source>
        <translation>1 degré de dégâts</translation>
    </message>
    <message>
        <source>%1 levels of damage</source>
        <translation>%1 degrés de dégâts</translation>
    </message>
    <message>
        <source>%1 · waits: she is away</source>
        <translation>%1 · attend : absent</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>machine</translation>
    </message>
    <message>
        <source>sea peoples</source>
        <translation>peuples de la mer</translation>
    </message>
    <message>
        <source>archaic</source>
        <translation>archaïque</translation>
    </message>
    <message>
        <source>classical</source>
        <translation>classique</translation>
    </message>
    <message>
        <source>hellenistic</source>
        <translation>hellénistique</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>impérial</translation>
    </message>
    <message>
        <source>byzantine</source>
        <translation>byzantin</translation>
    </message>
    <message>
        <source>viking</source>
        <translation>viking</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>trésor</translation>
    </message>
    <message>
        <source>wooden high</source>
        <translation>bois haut</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>garnison</translation>
    </message>
    <message>
        <source>line astern</source>
        <translation>ligne de file</translation>
    </message>
    <message>
        <source>manned</source>
        <translation>armé</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>a port</comment>
        <translation>capturé</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>consultatif</translation>
    </message>
    <message>
        <source>hold 15</source>
        <translation>détenir 15</translation>
    </message>
    <message>
        <source>hold 25</source>
        <translation>détenir 25</translation>
    </message>
    <message>
        <source>hold 40</source>
        <translation>détenir 40</translation>
    </message>
    <message>
        <source>last fleet</source>
        <translation>dernière flotte</translation>
    </message>
    <message>
        <source>points after 1</source>
        <translation>points après 1</translation>
    </message>
    <message>
        <source>points after 2</source>
        <translation>points après 2</translation>
    </message>
    <message>
        <source>points after 5</source>
        <translation>points après 5</translation>
    </message>
    <message>
        <source>Crews and commanders are paid for as ordered, and turn out as a die decides.</source>
        <translation>Équipages et commandants sont payés comme commandés, et se révèlent au gré d’un dé.</translation>
    </message>
    <message>
        <source>Strict: what is out of its years needs the umpire&apos;s waiver. Advisory: it is only noted.</source>
        <translation>Strict : ce qui est hors de ses années exige l’accord de l’arbitre. Consultatif : c’est seulement noté.</translation>
    </message>
    <message>
        <source>Open: the umpire says. Hold: ports of so many points of economic value. Last fleet: nobody else has a ship. Points: most of them after so many years.</source>
        <translation>Ouvert : l’arbitre décide. Détenir : des ports de tant de points de valeur économique. Dernière flotte : nul autre n’a de navire. Points : le plus grand nombre après tant d’années.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
</context>
<context>
    <name>navarch::rex</name>
    <message>
        <source>On rexes there is no other terrain than land.</source>
        <translation>Sur les rex, il n’y a d’autre terrain que la terre.</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>The campaign</source>
        <translation>La campagne</translation>
    </message>
    <message>
        <source>changed by the umpire</source>
        <translation>changé par l’arbitre</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>The rule read before</source>
        <translation>La règle lue avant</translation>
    </message>
    <message>
        <source>A rule's number, or words</source>
        <translation>Numéro d’une règle, ou mots</translation>
    </message>
    <message>
        <source>Every rule by its number</source>
        <translation>Chaque règle par son numéro</translation>
    </message>
    <message>
        <source>No rule has these words</source>
        <translation>Aucune règle n’a ces mots</translation>
    </message>
    <message>
        <source>Type a number such as SA-7.4.2, or a word such as corvus.</source>
        <translation>Tapez un numéro tel que SA-7.4.2, ou un mot tel que corbeau.</translation>
    </message>
    <message>
        <source>Try fewer words, or a rule's number.</source>
        <translation>Essayez moins de mots, ou le numéro d’une règle.</translation>
    </message>
    <message>
        <source>See as well</source>
        <translation>Voir aussi</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>%1 (not read over yet)</source>
        <translation>%1 (pas encore relu)</translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Rules and languages</source>
        <translation>Règles et langues</translation>
    </message>
    <message>
        <source>The rulebook is inside: press the number of any rule, or F1, and its page opens, with its tables as this war has them.</source>
        <translation>Le livre de règles est inclus : pressez le numéro d’une règle, ou F1, et sa page s’ouvre, avec ses tables telles que cette guerre les a.</translation>
    </message>
    <message>
        <source>The window, the command line and the paper speak Dutch; German and French are there to be read over. Choose in Settings, and see it at once.</source>
        <translation>La fenêtre, la ligne de commande et le papier parlent néerlandais ; l’allemand et le français sont là pour être relus. Choisissez dans Réglages, et voyez-le aussitôt.</translation>
    </message>
    <message>
        <source>Help has a page for every screen, and says what each key does.</source>
        <translation>L’aide a une page pour chaque écran, et dit ce que fait chaque touche.</translation>
    </message>
    <message>
        <source>A war that moves</source>
        <translation>Une guerre qui bouge</translation>
    </message>
    <message>
        <source>A week is watched day by day, with what happens told beside it.</source>
        <translation>Une semaine se suit jour par jour, avec à côté le récit de ce qui arrive.</translation>
    </message>
    <message>
        <source>A new campaign can be branched from any turn or deed of the past, and a backup is put back from the window.</source>
        <translation>Une nouvelle campagne peut partir en branche de tout tour ou acte passé, et une sauvegarde se restaure depuis la fenêtre.</translation>
    </message>
    <message>
        <source>Captains storm walls they can take and leave those they cannot, and give up a fight that is lost.</source>
        <translation>Les capitaines donnent l’assaut aux murailles qu’ils peuvent prendre, laissent les autres, et abandonnent un combat perdu.</translation>
    </message>
    <message>
        <source>Five games at one table</source>
        <translation>Cinq jeux à une table</translation>
    </message>
    <message>
        <source>Salamis ad Actium, Ramming Speed!!!, Trireme, Pompeius Magnus versus Megadates and the squadron game, by hand, between captains, or typed in after an evening with miniatures.</source>
        <translation>Salamis ad Actium, Ramming Speed!!!, Trireme, Pompeius Magnus versus Megadates et le jeu d’escadres, à la main, entre capitaines, ou saisis après une soirée de figurines.</translation>
    </message>
    <message>
        <source>Odds before a battle, every game side by side, and paper for all of them.</source>
        <translation>Les chances avant une bataille, tous les jeux côte à côte, et du papier pour chacun.</translation>
    </message>
    <message>
        <source>Fleets, ports and campaigns for wargames with ancient galleys.</source>
        <translation>Flottes, ports et campagnes pour wargames de galères antiques.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, study it, pass it on, change it. There is no warranty.</source>
        <translation>Logiciel libre sous la GNU General Public License, version 3 ou ultérieure : utilisez-le, étudiez-le, transmettez-le, modifiez-le. Il n’y a aucune garantie.</translation>
    </message>
    <message>
        <source>The games are the work of their authors; Navarch plays them by their published rules and restates these in its own words. Where a printed game leaves a figure open ours stands in, and yours may: see the house figures in Settings.</source>
        <translation>Les jeux sont l’œuvre de leurs auteurs ; Navarch les joue selon leurs règles publiées et les redit avec ses propres mots. Où un jeu imprimé laisse une valeur ouverte, la nôtre en tient lieu, et la vôtre le peut : voyez les valeurs maison dans Réglages.</translation>
    </message>
    <message>
        <source>What you keep stays on this computer: campaigns are files of yours, and nothing is sent anywhere.</source>
        <translation>Ce que vous gardez reste sur cet ordinateur : les campagnes sont des fichiers à vous, et rien n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>Built with Qt (LGPL and GPL), SQLite (public domain), zlib, nlohmann/json, CLI11, Random123, tl::expected, libqrencode (LGPL) and libsodium (ISC). Letters are EB Garamond, Inter and DejaVu, signs are Material Design Icons, each under its own free licence.</source>
        <translation>Fait avec Qt (LGPL et GPL), SQLite (domaine public), zlib, nlohmann/json, CLI11, Random123, tl::expected, libqrencode (LGPL) et libsodium (ISC). Les caractères sont EB Garamond, Inter et DejaVu, les signes Material Design Icons, chacun sous sa propre licence libre.</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>A campaign is one file. Its card says how it stands; press it to go on where you stopped. A campaign that is damaged says so here, and its backups can be put back from its card.</source>
        <translation>Une campagne est un fichier. Sa carte dit où elle en est ; pressez-la pour reprendre où vous étiez. Une campagne abîmée le dit ici, et ses sauvegardes se restaurent depuis sa carte.</translation>
    </message>
    <message>
        <source>New campaign founds a war of your own or one of the scenarios. The sample is a war to try things out in: nothing there can be spoilt, and it can be had anew.</source>
        <translation>Nouvelle campagne fonde une guerre à vous ou l’un des scénarios. L’exemple est une guerre pour essayer : rien ne peut y être gâché, et on peut l’avoir de nouveau.</translation>
    </message>
    <message>
        <source>The fleet builder, the port builder, a skirmish and the odds need no campaign.</source>
        <translation>Le constructeur de flottes, celui de ports, l’escarmouche et les chances ne demandent pas de campagne.</translation>
    </message>
    <message>
        <source>Choose a scenario, then who plays each side and where it is at home, then the umpire&apos;s options. Next leads on; nothing is founded before the last step.</source>
        <translation>Choisissez un scénario, puis qui joue chaque camp et où il est chez lui, puis les options de l’arbitre. Suivant mène plus loin ; rien n’est fondé avant la dernière étape.</translation>
    </message>
    <message>
        <source>A blank war begins with sides alone: its next steps are listed on Fleets until the war can begin.</source>
        <translation>Une guerre vierge commence avec les seuls camps : ses étapes suivantes sont listées sous Flottes jusqu’à ce que la guerre puisse commencer.</translation>
    </message>
    <message>
        <source>Drag the chart to move it, turn the wheel to come nearer, press a port or a fleet to see its card. Ports, fleets and contacts have names that the search finds.</source>
        <translation>Glissez la carte pour la déplacer, tournez la molette pour approcher, pressez un port ou une flotte pour voir sa fiche. La recherche trouve ports, flottes et contacts par leur nom.</translation>
    </message>
    <message>
        <source>Give orders: pick your fleet, press Give orders, then a port. The way lies on the chart, with its days, its nights ashore and the risk of storms; of an attack the card says what it may win and its chances as far as your side knows.</source>
        <translation>Donner des ordres : choisissez votre flotte, pressez Donner des ordres, puis un port. La route s’affiche sur la carte, avec ses jours, ses nuits à terre et le risque de tempêtes ; d’une attaque, la fiche dit ce qu’elle peut rapporter et ses chances, autant que votre camp le sait.</translation>
    </message>
    <message>
        <source>Sail the week says what still waits, then plays the week day by day. One undo takes it back. The slider below the chart shows past weeks.</source>
        <translation>Parcourir la semaine dit ce qui attend encore, puis joue la semaine jour par jour. Une seule annulation la défait. Le curseur sous la carte montre les semaines passées.</translation>
    </message>
    <message>
        <source>Sides, fleets, squadrons and ships, with the picked one&apos;s state and price, line by line, on the right. Drag ships to another squadron, or pick several and move them together.</source>
        <translation>Camps, flottes, escadres et navires, avec à droite l’état et le prix, ligne par ligne, de ce qui est choisi. Glissez des navires vers une autre escadre, ou choisissez-en plusieurs et déplacez-les ensemble.</translation>
    </message>
    <message>
        <source>Repairs, refits, splitting, joining and buying begin at the card of a ship or fleet. Whatever you do is undone with Undo above, tomorrow as well.</source>
        <translation>Réparer, refondre, scinder, réunir et acheter commencent à la fiche d’un navire ou d’une flotte. Tout ce que vous faites se défait avec Annuler, en haut, demain aussi.</translation>
    </message>
    <message>
        <source>A port&apos;s value, walls, garrison, yard and who holds it. The defences of a port that belongs to nobody are rolled once, and every die is kept.</source>
        <translation>La valeur d’un port, ses murailles, sa garnison, son chantier et qui le tient. Les défenses d’un port qui n’est à personne sont lancées une fois, et chaque dé est gardé.</translation>
    </message>
    <message>
        <source>Its yard builds ships as long as it has room, money and timber; its walls are strengthened and men are raised here.</source>
        <translation>Son chantier construit des navires tant qu’il a de la place, de l’argent et du bois ; on y renforce ses murailles et on y lève des hommes.</translation>
    </message>
    <message>
        <source>Commanders, captains and prisoners, with what they did and what it taught them. Appoint a commander to a fleet, a squadron or a port; choose which crews train this month.</source>
        <translation>Commandants, capitaines et prisonniers, avec ce qu’ils ont fait et ce qu’ils en ont appris. Nommez un commandant à une flotte, une escadre ou un port ; choisissez quels équipages s’exercent ce mois.</translation>
    </message>
    <message>
        <source>The ledger has a line for every talent that moved, with its reason. Narrow it by side, account and time, or write it as CSV.</source>
        <translation>Le livre de comptes a une ligne pour chaque talent qui a bougé, avec sa raison. Restreignez-le par camp, compte et période, ou écrivez-le en CSV.</translation>
    </message>
    <message>
        <source>Month ahead says what the end of the month brings and costs, with a warning where money will be missing. Loans are taken and paid back here.</source>
        <translation>Le mois à venir dit ce que la fin du mois rapporte et coûte, avec un avertissement où l’argent manquera. Les emprunts se font et se remboursent ici.</translation>
    </message>
    <message>
        <source>A battle that waits can be fought at the table of this window, be fought by captains, or be fought with miniatures and typed in. First you see what its outcome would do; nothing is applied before you say so.</source>
        <translation>Une bataille qui attend peut être livrée à la table de cette fenêtre, par des capitaines, ou avec des figurines puis saisie. Vous voyez d’abord ce que ferait son issue ; rien n’est appliqué avant que vous le disiez.</translation>
    </message>
    <message>
        <source>Weigh it gives the odds, Compare the games fights the same match under every game. A battle of the past can be watched again.</source>
        <translation>Évaluer donne les chances, Comparer les jeux livre la même rencontre dans chaque jeu. Une bataille passée peut être revue.</translation>
    </message>
    <message>
        <source>What happened, turn by turn, as the side whose eyes you have may know it. The umpire&apos;s notes stand among it.</source>
        <translation>Ce qui s’est passé, tour par tour, comme peut le savoir le camp par les yeux duquel vous regardez. Les notes de l’arbitre y figurent.</translation>
    </message>
    <message>
        <source>Choose a battle and go to the table. Ships are dragged to where they shall stand until their side says that it has deployed; then the shapes before a ship are her moves: press one to see it, once more to make it.</source>
        <translation>Choisissez une bataille et allez à la table. Les navires se glissent à leur place jusqu’à ce que leur camp dise qu’il s’est déployé ; ensuite, les formes devant un navire sont ses mouvements : pressez-en une pour la voir, encore une fois pour la faire.</translation>
    </message>
    <message>
        <source>In games where moves are plotted beforehand the list on the left is written ship by ship and given all at once. A board that is shared by two players is covered while it is handed over.</source>
        <translation>Dans les jeux où les mouvements se tracent d’avance, la liste à gauche s’écrit navire par navire et se donne d’un coup. Un plateau que deux joueurs partagent est couvert pendant qu’on le passe.</translation>
    </message>
    <message>
        <source>Dice stand above the log with their modifiers and the numbers of their rules; press a number to read the rule. The slider below goes back through the battle, and one may go on from there.</source>
        <translation>Les dés figurent au-dessus du journal avec leurs modificateurs et les numéros de leurs règles ; pressez un numéro pour lire la règle. Le curseur du bas remonte la bataille, et l’on peut reprendre de là.</translation>
    </message>
    <message>
        <source>Many battles between the same fleets, fought by the captains that you meet at the table: who wins how often, within what margin, and what it costs.</source>
        <translation>Beaucoup de batailles entre les mêmes flottes, livrées par les capitaines que vous rencontrez à la table : qui gagne combien de fois, avec quelle marge, et ce que cela coûte.</translation>
    </message>
    <message>
        <source>One match under every game, side by side, with what each game leaves out of account.</source>
        <translation>Une rencontre dans chaque jeu, côte à côte, avec ce que chaque jeu laisse hors de compte.</translation>
    </message>
    <message>
        <source>Add ships from the classes on the left, change their fit on the right, and see price and findings at once. Fix mends what the rules have against a fleet.</source>
        <translation>Ajoutez des navires des classes à gauche, changez leur équipement à droite, et voyez aussitôt prix et constats. Corriger remédie à ce que les règles reprochent à une flotte.</translation>
    </message>
    <message>
        <source>Save the fleet as a file, print its sheets, weigh it against another, or buy it into the campaign.</source>
        <translation>Enregistrez la flotte dans un fichier, imprimez ses fiches, évaluez-la contre une autre, ou achetez-la dans la campagne.</translation>
    </message>
    <message>
        <source>A port with its walls, towers, engines and men, priced line by line. Roll draws up the defences of a neutral port by the dice of the rules; each die can be typed in as it fell on your table.</source>
        <translation>Un port avec ses murailles, tours, machines et hommes, chiffré ligne par ligne. Lancer établit les défenses d’un port neutre avec les dés des règles ; chaque dé peut être saisi tel qu’il est tombé sur votre table.</translation>
    </message>
    <message>
        <source>Choose what is printed, the game whose sheets you want and how many go to a page. The page in the middle is the page that comes out; what is printed has a language of its own.</source>
        <translation>Choisissez ce qui s’imprime, le jeu dont vous voulez les fiches et combien vont sur une page. La page au milieu est celle qui sort ; ce qui s’imprime a sa propre langue.</translation>
    </message>
    <message>
        <source>A row a ship: S sinks her, C has her captured, 0 to 5 are levels of damage. Lines can be pasted in the order of the sheets, and the codes on the sheets find their rows.</source>
        <translation>Une ligne par navire : S le coule, C le fait capturer, 0 à 5 sont les degrés de dégâts. On peut coller des lignes dans l’ordre des fiches, et les codes des fiches trouvent leurs lignes.</translation>
    </message>
    <message>
        <source>Findings say what cannot be; Apply shows first what the result would do to the campaign.</source>
        <translation>Les constats disent ce qui ne peut être ; Appliquer montre d’abord ce que le résultat ferait à la campagne.</translation>
    </message>
    <message>
        <source>Theme, size of text, language, motion and hints of this window; the umpire&apos;s options and house figures of the open campaign.</source>
        <translation>Thème, taille du texte, langue, mouvement et astuces de cette fenêtre ; les options de l’arbitre et les valeurs maison de la campagne ouverte.</translation>
    </message>
    <message>
        <source>The menu beside the campaign&apos;s name adds another side, before the war or in it; a side&apos;s card says who plays it. The umpire may lock his seat there with a PIN.</source>
        <translation>Le menu à côté du nom de la campagne ajoute un autre camp, avant la guerre ou pendant ; la fiche d’un camp dit qui le joue. L’arbitre peut y verrouiller sa place par un code.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Cet écran</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Navarch %1</source>
        <translation>Navarch %1</translation>
    </message>
</context>
<context>
    <name>KeyPages</name>
    <message>
        <source>The screens of the rail, in their order</source>
        <translation>Les écrans de la barre, dans leur ordre</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>Défaire ce qui a été fait en dernier</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Le refaire</translation>
    </message>
    <message>
        <source>The rule whose number you are on, or the rulebook</source>
        <translation>La règle dont vous êtes au numéro, ou le livre de règles</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Cette aide</translation>
    </message>
    <message>
        <source>Sail the week: what waits before it</source>
        <translation>Parcourir la semaine : ce qui attend avant</translation>
    </message>
    <message>
        <source>The next thing that can be pressed; with Shift the one before</source>
        <translation>La prochaine chose à presser ; avec Maj la précédente</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Presser</translation>
    </message>
    <message>
        <source>Put a sheet away, and change nothing</source>
        <translation>Ranger un volet sans rien changer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Take a card off the list; its file stays</source>
        <translation>Ôter une carte de la liste ; son fichier reste</translation>
    </message>
    <message>
        <source>Find a port or a fleet by its name</source>
        <translation>Trouver un port ou une flotte par son nom</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the chart</source>
        <translation>Déplacer la carte</translation>
    </message>
    <message>
        <source>Nearer, farther</source>
        <translation>Plus près, plus loin</translation>
    </message>
    <message>
        <source>The whole chart</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>The fleet before, the next fleet</source>
        <translation>La flotte précédente, la suivante</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>A week that is played goes to its end</source>
        <translation>Une semaine en cours de jeu va à sa fin</translation>
    </message>
    <message>
        <source>No order after all; nothing picked</source>
        <translation>Finalement aucun ordre ; rien de choisi</translation>
    </message>
    <message>
        <source>Up and down the tree; left closes, right opens</source>
        <translation>Monter et descendre dans l’arbre ; gauche ferme, droite ouvre</translation>
    </message>
    <message>
        <source>Pick the ship as well, or no longer</source>
        <translation>Choisir aussi le navire, ou plus</translation>
    </message>
    <message>
        <source>Pick every ship</source>
        <translation>Choisir tous les navires</translation>
    </message>
    <message>
        <source>Sell the picked ships</source>
        <translation>Vendre les navires choisis</translation>
    </message>
    <message>
        <source>The next ship, the one before</source>
        <translation>Le navire suivant, le précédent</translation>
    </message>
    <message>
        <source>Among the orders</source>
        <translation>Parmi les ordres</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Give the order; in a plot, give it</source>
        <translation>Donner l’ordre ; dans un tracé, le donner</translation>
    </message>
    <message>
        <source>Everything is plotted</source>
        <translation>Tout est tracé</translation>
    </message>
    <message>
        <source>Move the board; before the battle the ship, with Shift five times as far</source>
        <translation>Déplacer le plateau ; avant la bataille le navire, avec Maj cinq fois plus loin</translation>
    </message>
    <message>
        <source>Turn the ship before the battle</source>
        <translation>Tourner le navire avant la bataille</translation>
    </message>
    <message>
        <source>A move of your own</source>
        <translation>Un mouvement à vous</translation>
    </message>
    <message>
        <source>The whole board, all ships</source>
        <translation>Tout le plateau, tous les navires</translation>
    </message>
    <message>
        <source>Show bases, show what is threatened</source>
        <translation>Montrer les socles, montrer ce qui est menacé</translation>
    </message>
    <message>
        <source>Captains give one order; a move that is shown goes to its end</source>
        <translation>Les capitaines donnent un ordre ; un mouvement montré va à sa fin</translation>
    </message>
    <message>
        <source>One step back through the battle, one forward</source>
        <translation>Un pas en arrière dans la bataille, un en avant</translation>
    </message>
    <message>
        <source>The same ship again</source>
        <translation>Encore le même navire</translation>
    </message>
    <message>
        <source>Move the ship up or down</source>
        <translation>Monter ou descendre le navire</translation>
    </message>
    <message>
        <source>Take the picked ships out</source>
        <translation>Retirer les navires choisis</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>La page entière</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Tourner la page</translation>
    </message>
    <message>
        <source>Sunk, captured, levels of damage</source>
        <translation>Coulé, capturé, degrés de dégâts</translation>
    </message>
    <message>
        <source>Among the rows and columns</source>
        <translation>Parmi les lignes et colonnes</translation>
    </message>
    <message>
        <source>Type in the box</source>
        <translation>Écrire dans la case</translation>
    </message>
    <message>
        <source>Give the order that is considered, else the first thought; where no ship waits, what is left to say for the side</source>
        <translation>Donner l'ordre considéré, sinon la première idée ; si aucun navire n'attend, ce qui reste à dire pour le camp</translation>
    </message>
    <message>
        <source>The other ships of her squadron do the same</source>
        <translation>Les autres navires de son escadre font de même</translation>
    </message>
    <message>
        <source>All that wait go straight on</source>
        <translation>Tous ceux qui attendent vont tout droit</translation>
    </message>
    <message>
        <source>The rest of the turn by a captain; again: stop him</source>
        <translation>Le reste du tour par un capitaine ; encore une fois : l'arrêter</translation>
    </message>
    <message>
        <source>Nothing considered; what was to be done jointly stops</source>
        <translation>Rien de considéré ; ce qui se faisait ensemble s'arrête</translation>
    </message>
</context>
<context>
    <name>TerminalBattle</name>
    <message>
        <source>Type help for what can be typed.</source>
        <translation>Tapez help pour voir ce qui peut être tapé.</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>cap</translation>
    </message>
    <message>
        <source>the order of that number</source>
        <translation>l’ordre de ce numéro</translation>
    </message>
    <message>
        <source>more orders</source>
        <translation>d’autres ordres</translation>
    </message>
    <message>
        <source>the orders with that word</source>
        <translation>les ordres avec ce mot</translation>
    </message>
    <message>
        <source>the orders of one ship</source>
        <translation>les ordres d’un navire</translation>
    </message>
    <message>
        <source>the ships, where they are and how they stand</source>
        <translation>les navires, où ils sont et leur état</translation>
    </message>
    <message>
        <source>everything that has happened</source>
        <translation>tout ce qui s’est passé</translation>
    </message>
    <message>
        <source>a captain gives this order</source>
        <translation>un capitaine donne cet ordre</translation>
    </message>
    <message>
        <source>captains play the battle to its end</source>
        <translation>les capitaines jouent la bataille jusqu’au bout</translation>
    </message>
    <message>
        <source>take an order back, give it again</source>
        <translation>annuler un ordre, le redonner</translation>
    </message>
    <message>
        <source>give the battle up</source>
        <translation>abandonner la bataille</translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>s’arrêter ici</translation>
    </message>
    <message>
        <source>There is no order %1; there are %2.</source>
        <translation>Il n’y a pas d’ordre %1 ; il y en a %2.</translation>
    </message>
    <message>
        <source>Nobody gives up in this game.</source>
        <translation>Personne n’abandonne dans ce jeu.</translation>
    </message>
    <message>
        <source>There is nothing to give again.</source>
        <translation>Il n’y a rien à redonner.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>%1 is nothing that can be typed here; help lists what is.</source>
        <translation>%1 ne peut être tapé ici ; help dit ce qui peut l’être.</translation>
    </message>
    <message>
        <source>There is no such order now.</source>
        <translation>Il n’y a pas d’ordre de ce genre maintenant.</translation>
    </message>
    <message>
        <source>and %1 more; Enter shows them</source>
        <translation>et %1 de plus ; Entrée les montre</translation>
    </message>
    <message>
        <source>Roll a d%1 (%2): %3</source>
        <translation>Lancez un d%1 (%2) : %3</translation>
    </message>
    <message>
        <source>A d%1 has 1 to %1. Enter alone gives another order.</source>
        <translation>Un d%1 va de 1 à %1. Entrée seule donne un autre ordre.</translation>
    </message>
</context>
<context>
    <name>AddSideSheet</name>
    <message>
        <source>Budget, in talents</source>
        <translation>Budget, en talents</translation>
    </message>
    <message>
        <source>Its home is neutral now and becomes its own, with its walls and its garrison.</source>
        <translation>Son port d’attache est neutre à présent et devient le sien, avec ses murs et sa garnison.</translation>
    </message>
    <message>
        <source>A side without a harbour gets one in Ports, before the campaign begins.</source>
        <translation>Un camp sans port en reçoit un dans Ports, avant le début de la campagne.</translation>
    </message>
    <message>
        <source>A side without a harbour gets one from the umpire, in Ports.</source>
        <translation>Un camp sans port en reçoit un de l’arbitre, dans Ports.</translation>
    </message>
    <message>
        <source>In the war its ships come from its yards, or the umpire places them. Everyone hears that it joins; undo takes it back.</source>
        <translation>En guerre, ses navires sortent de ses chantiers, ou l’arbitre les place. Tous apprennent qu’il se joint ; annuler le défait.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>L’ajouter</translation>
    </message>
</context>
<context>
    <name>CampaignSeat</name>
    <message>
        <source>That is not the PIN of this seat. If nobody knows it any more, the command line takes it away: navarch campaign seat &quot;%1&quot; --forgotten</source>
        <translation>Ce n’est pas le code de cette place. Si personne ne le sait plus, la ligne de commande l’enlève : navarch campaign seat "%1" --forgotten</translation>
    </message>
    <message>
        <source>That is not the PIN there is. If nobody knows it any more, close the campaign; the command line takes it away: navarch campaign seat &quot;%1&quot; --forgotten</source>
        <translation>Ce n’est pas le code actuel. Si personne ne le sait plus, fermez la campagne ; la ligne de commande l’enlève : navarch campaign seat "%1" --forgotten</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat has no PIN any more.</source>
        <translation>La place de l’arbitre n’a plus de code.</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat has its PIN, which is asked for from now on.</source>
        <translation>La place de l’arbitre a son code, demandé désormais.</translation>
    </message>
    <message>
        <source>%1 to %2 letters or digits</source>
        <translation>%1 à %2 lettres ou chiffres</translation>
    </message>
</context>
<context>
    <name>OrderOutlook</name>
    <message>
        <source>nobody is expected there</source>
        <translation>personne n’y est attendu</translation>
    </message>
    <message>
        <source>%1 in 100 against what may come out, as far as it knows</source>
        <translation>%1 sur 100 contre ce qui peut sortir, à sa connaissance</translation>
    </message>
</context>
<context>
    <name>OrderTarget</name>
    <message>
        <source>%1 (its own)</source>
        <translation>%1 (le sien)</translation>
    </message>
    <message>
        <source>%1 (of %2)</source>
        <translation>%1 (de %2)</translation>
    </message>
    <message>
        <source>%1  %2 miles</source>
        <translation>%1  %2 milles</translation>
    </message>
</context>
<context>
    <name>PortOffers</name>
    <message>
        <source>denies it %1 a month</source>
        <translation>le prive de %1 par mois</translation>
    </message>
    <message>
        <source>halves its income this month</source>
        <translation>réduit de moitié son revenu ce mois</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 sur 100</translation>
    </message>
</context>
<context>
    <name>SeatLock</name>
    <message>
        <source>A PIN or word has %1 to %2 characters. The seat stays as it was.</source>
        <translation>Un code ou un mot a de %1 à %2 caractères. La place reste comme elle était.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There was not enough memory to lock the seat (64 MiB). It stays as it was.</source>
        <translation>La mémoire manquait pour verrouiller la place (64 Mio). Elle reste comme elle était.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat stays as it was.</source>
        <translation>La place de l’arbitre reste comme elle était.</translation>
    </message>
</context>
<context>
    <name>SeatLockSheet</name>
    <message>
        <source>PIN for the umpire&apos;s seat</source>
        <translation>Code pour la place de l’arbitre</translation>
    </message>
    <message>
        <source>It is asked for when somebody wants the umpire&apos;s eyes: here above, when the campaign is opened, and on the command line.</source>
        <translation>Il est demandé quand quelqu’un veut les yeux de l’arbitre : ici en haut, à l’ouverture de la campagne et en ligne de commande.</translation>
    </message>
    <message>
        <source>It keeps players at one table from looking; it is no safe. The file is not encrypted, and who has the file can read all of it with other programs.</source>
        <translation>Il empêche les joueurs d’une même table de regarder ; ce n’est pas un coffre. Le fichier n’est pas chiffré : qui le possède peut le lire en entier avec d’autres programmes.</translation>
    </message>
    <message>
        <source>The PIN there is</source>
        <translation>Le code actuel</translation>
    </message>
    <message>
        <source>The new PIN or word</source>
        <translation>Le nouveau code ou mot</translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>Encore une fois le même</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Ils diffèrent</translation>
    </message>
    <message>
        <source>Undo leaves it alone. If it is forgotten, navarch campaign seat --forgotten takes it away from the command line; that it is not asked for any more shows that somebody did.</source>
        <translation>Annuler n’y touche pas. S’il est oublié, navarch campaign seat --forgotten l’enlève en ligne de commande ; qu’il ne soit plus demandé montre que quelqu’un l’a fait.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Le changer</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Le fixer</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>L’enlever</translation>
    </message>
</context>
<context>
    <name>SideDraft</name>
    <message>
        <source>Give talents as 1000 or 12.50.</source>
        <translation>Donnez des talents comme 1000 ou 12.50.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The lock of the umpire&apos;s seat is none that Navarch makes; no PIN opens it.</source>
        <translation>Le verrou de la place de l’arbitre n’est pas de Navarch ; aucun code ne l’ouvre.</translation>
    </message>
</context>
<context>
    <name>JointOrdering</name>
    <message>
        <source>Left for orders of their own: %1.</source>
        <translation>Attendent leurs propres ordres : %1.</translation>
    </message>
</context>
<context>
    <name>JointRow</name>
    <message>
        <source>You order the rest yourself (C)</source>
        <translation>Vous ordonnez le reste vous-même (C)</translation>
    </message>
    <message>
        <source>The ships that are left wait for orders of their own</source>
        <translation>Les navires restants attendent leurs propres ordres</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>De même</translation>
    </message>
    <message>
        <source>The others of %1 that wait do the same, where they meet nobody by it (Shift+Enter)</source>
        <translation>Les autres de %1 qui attendent font de même, là où ils ne rencontrent personne (Maj+Entrée)</translation>
    </message>
    <message>
        <source>The others that wait do the same, where they meet nobody by it (Shift+Enter)</source>
        <translation>Les autres qui attendent font de même, là où ils ne rencontrent personne (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Straight on</source>
        <translation>Tout droit</translation>
    </message>
    <message>
        <source>All that wait go straight on, as far as they may and meet nobody (H)</source>
        <translation>Tous ceux qui attendent vont tout droit, aussi loin qu'ils peuvent sans rencontrer personne (H)</translation>
    </message>
    <message>
        <source>By a captain</source>
        <translation>Par un capitaine</translation>
    </message>
    <message>
        <source>A captain orders the rest of this turn (C)</source>
        <translation>Un capitaine ordonne le reste de ce tour (C)</translation>
    </message>
</context>
</TS>
