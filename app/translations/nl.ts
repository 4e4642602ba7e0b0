<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>Words</name>
    <message>
        <source>Fleet</source>
        <translation>Vloot</translation>
    </message>
    <message>
        <source>True scale</source>
        <translation>Ware schaal</translation>
    </message>
    <message>
        <source>Print at 100 per cent, not fitted to the page: then this bar measures 5 cm.</source>
        <translation>Druk af op 100 procent, niet passend gemaakt: dan meet deze balk 5 cm.</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>duim</translation>
    </message>
    <message>
        <source>Turning template: lay the middle of the base line under the ship&apos;s middle, the ray of 0 degrees along her bow.</source>
        <translation>Draaimal: leg het midden van de basislijn onder het midden van het schip, de straal van 0 graden langs de boeg.</translation>
    </message>
    <message>
        <source>Turning template</source>
        <translation>Draaimal</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Eén schip</translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation>%1 schepen</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>gezonken</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genomen</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>gevlucht</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schip</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitein</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Blz.</translation>
    </message>
    <message>
        <source>In no squadron</source>
        <translation>In geen eskader</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>onder %1</translation>
    </message>
    <message>
        <source>%1 talents</source>
        <translation>%1 talenten</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Scheepskaarten</translation>
    </message>
    <message>
        <source>%1: record sheets</source>
        <translation>%1: scheepskaarten</translation>
    </message>
    <message>
        <source>Extra cards</source>
        <translation>Extra-kaartjes</translation>
    </message>
    <message>
        <source>Last speed</source>
        <translation>Laatste snelheid</translation>
    </message>
    <message>
        <source>Grapples</source>
        <translation>Geënterd door</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Voorbereid</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Ram</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>niet gesteund</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Grappling gear</source>
        <translation>Entertuig</translation>
    </message>
    <message>
        <source>fight as a unit</source>
        <translation>vechten als eenheid</translation>
    </message>
    <message>
        <source>Orders by sub-phase, then the units&apos; orders</source>
        <translation>Orders per subfase, dan die van de eenheden</translation>
    </message>
    <message>
        <source>units&apos; orders</source>
        <translation>orders van eenheden</translation>
    </message>
    <message>
        <source>On %1+: grapples; %2+: hits; %3+: cuts, mends and fights fire; %4+: plugs. Range: S %5 (fire %6), B %7 (fire %8). Emergency stop above %9.</source>
        <translation>Op %1+: entert; %2+: raakt; %3+: doorsnijdt kabels, herstelt en blust; %4+: stopt lek. Bereik: S %5 (brand %6), B %7 (brand %8). Noodstop boven %9.</translation>
    </message>
    <message>
        <source>hull</source>
        <translation>rompsterkte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Eenheden</translation>
    </message>
    <message>
        <source>Laurels</source>
        <translation>Lauweren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beurten</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>De beurt</translation>
    </message>
    <message>
        <source>by</source>
        <translation>door</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>schip</translation>
    </message>
    <message>
        <source>speed −1, turns −1; goes when the rowers rest, lying still</source>
        <translation>snelheid −1, bochten −1; weg als de roeiers rusten, stilliggend</translation>
    </message>
    <message>
        <source>on a deck unit; goes in a turn of rest</source>
        <translation>op een dekeenheid; weg na een beurt rust</translation>
    </message>
    <message>
        <source>hull −1 a turn; the rowers plug it, lying still</source>
        <translation>rompsterkte −1 per beurt; de roeiers dichten het, stilliggend</translation>
    </message>
    <message>
        <source>held to the other ship; repair</source>
        <translation>vast aan het andere schip; herstel</translation>
    </message>
    <message>
        <source>turns −1; repair</source>
        <translation>bochten −1; herstel</translation>
    </message>
    <message>
        <source>no turns while moving; one turn</source>
        <translation>geen bochten in beweging; één beurt</translation>
    </message>
    <message>
        <source>speed −1; repair</source>
        <translation>snelheid −1; herstel</translation>
    </message>
    <message>
        <source>speed −2; one turn</source>
        <translation>snelheid −2; één beurt</translation>
    </message>
    <message>
        <source>Collisions and rams</source>
        <translation>Botsingen en rammen</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaartjes</translation>
    </message>
    <message>
        <source>Collision, each</source>
        <translation>Botsing, elk</translation>
    </message>
    <message>
        <source>longer run + greater mass</source>
        <translation>langste aanloop + grootste massa</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>evenveel</translation>
    </message>
    <message>
        <source>Rammed</source>
        <translation>Geramd</translation>
    </message>
    <message>
        <source>d6 + rammer&apos;s mass − own + rammer&apos;s run</source>
        <translation>d6 + massa van de rammer − eigen + zijn aanloop</translation>
    </message>
    <message>
        <source>Rammer</source>
        <translation>Rammer</translation>
    </message>
    <message>
        <source>d6 − own mass + mass of the rammed</source>
        <translation>d6 − eigen massa + massa van de geramde</translation>
    </message>
    <message>
        <source>Below 0 is 0. Hull goes at once, cards lie in the damage box until the turn&apos;s end.</source>
        <translation>Onder 0 is 0. Rompsterkte gaat meteen af, kaartjes liggen tot het einde van de beurt in het schadevak.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Handgemeen</translation>
    </message>
    <message>
        <source>Milites</source>
        <translation>Milites</translation>
    </message>
    <message>
        <source>Each counter of disorder on the unit</source>
        <translation>Elke wanorde op de eenheid</translation>
    </message>
    <message>
        <source>Each further unit in the pair</source>
        <translation>Elke verdere eenheid in het paar</translation>
    </message>
    <message>
        <source>A d6 for each pair and side; the lower unit is removed, equals stay.</source>
        <translation>Een d6 per paar en partij; de laagste eenheid verdwijnt, bij gelijk blijven beide.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>aantal</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Seinen</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Schieten</translation>
    </message>
    <message>
        <source>Grapples and melee</source>
        <translation>Enteren en handgemeen</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Herstel</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Buiten het speelveld</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Deze beurt</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>gehandeld</translation>
    </message>
    <message>
        <source>shock</source>
        <translation>schok</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stilgelegen</translation>
    </message>
    <message>
        <source>routing</source>
        <translation>op de vlucht</translation>
    </message>
    <message>
        <source>Until undone</source>
        <translation>Tot het eindigt</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>geënterd</translation>
    </message>
    <message>
        <source>rammed together</source>
        <translation>vast na ram</translation>
    </message>
    <message>
        <source>aground</source>
        <translation>aan de grond</translation>
    </message>
    <message>
        <source>blooded</source>
        <translation>verliezen geleden</translation>
    </message>
    <message>
        <source>mast down</source>
        <translation>mast overboord</translation>
    </message>
    <message>
        <source>%1, may not ram</source>
        <translation>%1, mag niet rammen</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 met %2</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>elite</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>matig</translation>
    </message>
    <message>
        <source>good</source>
        <translation>goed</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>Ram bonus</source>
        <translation>Rambonus</translation>
    </message>
    <message>
        <source>Move (B)</source>
        <translation>Beweging (B)</translation>
    </message>
    <message>
        <source>Reinforced hulls</source>
        <translation>Versterkte romp</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Bemanning</translation>
    </message>
    <message>
        <source>%1, green</source>
        <translation>%1, groen</translation>
    </message>
    <message>
        <source>A turn costs</source>
        <translation>Draaien kost</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 BP</translation>
    </message>
    <message>
        <source>Hoplites, tens</source>
        <translation>Hoplieten, tientallen</translation>
    </message>
    <message>
        <source>%1 ×%2, shots</source>
        <translation>%1 ×%2, schoten</translation>
    </message>
    <message>
        <source>%1, shots</source>
        <translation>%1, schoten</translation>
    </message>
    <message>
        <source>Move points</source>
        <translation>Bewegingspunten</translation>
    </message>
    <message>
        <source>%1 sheared before the battle</source>
        <translation>%1 afgeschoren voor de slag</translation>
    </message>
    <message>
        <source>Rowers</source>
        <translation>Roeiers</translation>
    </message>
    <message>
        <source>cross a box for each %1 killed; a heavy one costs a Move point</source>
        <translation>een vakje per %1 doden; een dik vakje kost een bewegingspunt</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Branden</translation>
    </message>
    <message>
        <source>the last destroys her</source>
        <translation>de laatste verwoest haar</translation>
    </message>
    <message>
        <source>Sinks at the end of round</source>
        <translation>Zinkt einde ronde</translation>
    </message>
    <message>
        <source>Prize of</source>
        <translation>Buit van</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Voordelen</translation>
    </message>
    <message>
        <source>Skill %1</source>
        <translation>Vaardigheid %1</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Bevelhebber</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>verzamelt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>sail</source>
        <translation>zeil</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>path</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>run</source>
        <translation>aanloop</translation>
    </message>
    <message>
        <source>ram, board, shots</source>
        <translation>ram, enteren, schoten</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>gedood</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moreel</translation>
    </message>
    <message>
        <source>MP = B %1 − B × rowers lost / %2 (down) − sheared; shock %3; ramming speed %4. Boards from %5, hits from %6, gets free from %7.</source>
        <translation>BP = B %1 − B × verloren roeiers / %2 (omlaag) − afgeschoren; schok %3; ramsnelheid %4. Entert vanaf %5, raakt vanaf %6, komt los vanaf %7.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Deck points in all</source>
        <translation>Dekpunten in totaal</translation>
    </message>
    <message>
        <source>Deck points lost</source>
        <translation>Dekpunten verloren</translation>
    </message>
    <message>
        <source>write a ship&apos;s number under the round in which she sinks</source>
        <translation>schrijf het nummer van een schip onder de ronde waarin het zinkt</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 of minder</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Projectielen</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>wapen</translation>
    </message>
    <message>
        <source>range</source>
        <translation>bereik</translation>
    </message>
    <message>
        <source>to hit</source>
        <translation>raken</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>doden</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>brand</translation>
    </message>
    <message>
        <source>A ship&apos;s turn</source>
        <translation>Beurt van een schip</translation>
    </message>
    <message>
        <source>Fires: losses, spreading, going out</source>
        <translation>Branden: verliezen, uitbreiding, doven</translation>
    </message>
    <message>
        <source>Sail roll</source>
        <translation>Zeilworp</translation>
    </message>
    <message>
        <source>Row, after getting free if held; others may shoot</source>
        <translation>Roeien, na loskomen; anderen mogen schieten</translation>
    </message>
    <message>
        <source>Board and melee</source>
        <translation>Enteren en handgemeen</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moreel</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>result</source>
        <translation>gevolg</translation>
    </message>
    <message>
        <source>Fires, on a d6</source>
        <translation>Branden, op een d6</translation>
    </message>
    <message>
        <source>Ram modifiers</source>
        <translation>Ramcorrecties</translation>
    </message>
    <message>
        <source>d10 + own Ram bonus − the target&apos;s − the target&apos;s Reinforced Hulls</source>
        <translation>d10 + eigen rambonus − die van het doel − versterkte romp van het doel</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>het doel</translation>
    </message>
    <message>
        <source>Oars sheared; sinks in %1d6 rounds</source>
        <translation>Riemen afgeschoren; zinkt in %1d6 ronden</translation>
    </message>
    <message>
        <source>Oars sheared</source>
        <translation>Riemen afgeschoren</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Enteren</translation>
    </message>
    <message>
        <source>Boarding and melee</source>
        <translation>Enteren en handgemeen</translation>
    </message>
    <message>
        <source>Morale modifiers</source>
        <translation>Moreelcorrecties</translation>
    </message>
    <message>
        <source>the crew</source>
        <translation>de bemanning</translation>
    </message>
    <message>
        <source>1 stand, weight %1</source>
        <translation>1 stand, gewicht %1</translation>
    </message>
    <message>
        <source>%1 stands, weight %2</source>
        <translation>%1 stands, gewicht %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>in gevecht</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in wedloop</translation>
    </message>
    <message>
        <source>pursuing</source>
        <translation>achtervolgt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>Linked: front</source>
        <translation>Verbonden: front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flank</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>rug</translation>
    </message>
    <message>
        <source>well trained</source>
        <translation>goed geoefend</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>geoefend</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schepen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Bevel</translation>
    </message>
    <message>
        <source>Stands, in halves</source>
        <translation>Stands, in helften</translation>
    </message>
    <message>
        <source>determined</source>
        <translation>vastberaden</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>poorly motivated</source>
        <translation>slecht gemotiveerd</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formatie</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orde</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>geordend</translation>
    </message>
    <message>
        <source>disordered</source>
        <translation>ongeordend</translation>
    </message>
    <message>
        <source>unformed</source>
        <translation>zonder formatie</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Sein</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>beurt</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>sein</translation>
    </message>
    <message>
        <source>move</source>
        <translation>beweging</translation>
    </message>
    <message>
        <source>tests and dice</source>
        <translation>proeven en stenen</translation>
    </message>
    <message>
        <source>halves lost</source>
        <translation>helften verloren</translation>
    </message>
    <message>
        <source>Ships; write their losses on the list of the fleet</source>
        <translation>Schepen; schrijf verliezen op de lijst van de vloot</translation>
    </message>
    <message>
        <source>%1 ships, on the list with this squadron&apos;s number</source>
        <translation>%1 schepen, op de lijst met het nummer van dit eskader</translation>
    </message>
    <message>
        <source>Ships, with weight; number those lost in their order</source>
        <translation>Schepen, met gewicht; nummer verliezen in volgorde</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskader</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>stands off</source>
        <translation>blijft weg</translation>
    </message>
    <message>
        <source>Squadrons lost</source>
        <translation>Eskaders verloren</translation>
    </message>
    <message>
        <source>ROW! at %1 of %2</source>
        <translation>ROEI! bij %1 van %2</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Stands verloren</translation>
    </message>
    <message>
        <source>Katastrophe at %1 of %2</source>
        <translation>Katastrophe bij %1 van %2</translation>
    </message>
    <message>
        <source>Sudden bad weather: every squadron of both fleets tests its manoeuvre</source>
        <translation>Plots noodweer: elk eskader van beide vloten doet een manoeuvreproef</translation>
    </message>
    <message>
        <source>Omen for α: one squadron at random rises a level of morale</source>
        <translation>Voorteken voor α: een geloot eskader stijgt een trap in moreel</translation>
    </message>
    <message>
        <source>A navarchos of α dies: a squadron in melee drops a level of morale</source>
        <translation>Een navarchos van α sterft: een eskader in handgemeen daalt een trap in moreel</translation>
    </message>
    <message>
        <source>ROW! A fleet that has lost half of its squadrons leaves the field</source>
        <translation>ROEI! Een vloot die de helft van haar eskaders verloor, verlaat het veld</translation>
    </message>
    <message>
        <source>A navarchos of β dies: a squadron in melee drops a level of morale</source>
        <translation>Een navarchos van β sterft: een eskader in handgemeen daalt een trap in moreel</translation>
    </message>
    <message>
        <source>Omen for β: one squadron at random rises a level of morale</source>
        <translation>Voorteken voor β: een geloot eskader stijgt een trap in moreel</translation>
    </message>
    <message>
        <source>Sudden bad weather: every squadron of the invader tests its manoeuvre</source>
        <translation>Plots noodweer: elk eskader van de aanvaller doet een manoeuvreproef</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formaties</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>least stands</source>
        <translation>minste stands</translation>
    </message>
    <message>
        <source>Battle test</source>
        <translation>Gevechtsproef</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>one step of order worse, tests morale</source>
        <translation>een trap minder orde, moreelproef</translation>
    </message>
    <message>
        <source>the enemy loses %1 stand</source>
        <translation>de vijand verliest %1 stand</translation>
    </message>
    <message>
        <source>2d6: well trained +1, green −1, disordered −1, ranks worse than the target&apos;s −1 each, two to one +1.</source>
        <translation>2d6: goed geoefend +1, groen −1, ongeordend −1, elke rang slechter dan het doel −1, twee tegen een +1.</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>slaagt</translation>
    </message>
    <message>
        <source>attacker only</source>
        <translation>alleen aanvaller</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beiden</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>geen van beiden</translation>
    </message>
    <message>
        <source>defender only</source>
        <translation>alleen verdediger</translation>
    </message>
    <message>
        <source>Diekplous, from epi pollon</source>
        <translation>Diekplous, uit epi pollon</translation>
    </message>
    <message>
        <source>in epi mias at the defender&apos;s rear, melee at once</source>
        <translation>in epi mias achter de verdediger, meteen handgemeen</translation>
    </message>
    <message>
        <source>beyond the defender, facing it, in epi mias if wished</source>
        <translation>voorbij de verdediger, ernaar gekeerd, desgewenst in epi mias</translation>
    </message>
    <message>
        <source>engages the front in epi mias, both disordered, melee at once</source>
        <translation>valt het front aan in epi mias, beide ongeordend, meteen handgemeen</translation>
    </message>
    <message>
        <source>engages the front as it is, disordered, melee at once</source>
        <translation>valt het front aan zoals het is, ongeordend, meteen handgemeen</translation>
    </message>
    <message>
        <source>Against epi mias; not green, not disordered, room behind it. 2d6: well trained +1, green −1, disordered −1, not fast −1.</source>
        <translation>Tegen epi mias; niet groen, niet ongeordend, ruimte erachter. 2d6: goed geoefend +1, groen −1, ongeordend −1, niet snel −1.</translation>
    </message>
    <message>
        <source>Periplous, from epi mias</source>
        <translation>Periplous, uit epi mias</translation>
    </message>
    <message>
        <source>in epi mias on the offshore flank, melee at once</source>
        <translation>in epi mias op de flank aan zee, meteen handgemeen</translation>
    </message>
    <message>
        <source>both turn to offshore in epi keras, row 2 average dice, test again next turn</source>
        <translation>beide draaien zeewaarts in epi keras, roeien 2 gemiddelde stenen, proef volgende beurt weer</translation>
    </message>
    <message>
        <source>the same, 1 average die, both disordered</source>
        <translation>idem, 1 gemiddelde steen, beide ongeordend</translation>
    </message>
    <message>
        <source>engages the front in epi mias, disordered, melee at once</source>
        <translation>valt het front aan in epi mias, ongeordend, meteen handgemeen</translation>
    </message>
    <message>
        <source>Against epi mias; not disordered, room on that flank. 2d6 as for the diekplous.</source>
        <translation>Tegen epi mias; niet ongeordend, ruimte op die flank. 2d6 als bij de diekplous.</translation>
    </message>
    <message>
        <source>Event: 2d6</source>
        <translation>Gebeurtenis: 2d6</translation>
    </message>
    <message>
        <source>Both roll d6; the higher chooses who moves first</source>
        <translation>Beiden een d6; de hoogste kiest wie eerst beweegt</translation>
    </message>
    <message>
        <source>The first moves: signal, then each squadron once</source>
        <translation>De eerste beweegt: sein, dan elk eskader eens</translation>
    </message>
    <message>
        <source>The second the same</source>
        <translation>De tweede idem</translation>
    </message>
    <message>
        <source>Melee: squadrons name targets and test</source>
        <translation>Handgemeen: eskaders noemen doelen en doen proeven</translation>
    </message>
    <message>
        <source>Morale tests, rallies, rout moves</source>
        <translation>Moreelproeven, verzamelen, vluchtbewegingen</translation>
    </message>
    <message>
        <source>Pursuit tests and moves</source>
        <translation>Achtervolging: proeven en bewegingen</translation>
    </message>
    <message>
        <source>all ships turn right at once</source>
        <translation>alle schepen tegelijk rechtsom</translation>
    </message>
    <message>
        <source>all ships turn left at once</source>
        <translation>alle schepen tegelijk linksom</translation>
    </message>
    <message>
        <source>epi keras to epi mias, right of the lead</source>
        <translation>epi keras naar epi mias, rechts van de voorste</translation>
    </message>
    <message>
        <source>epi keras to epi mias, left of the lead</source>
        <translation>epi keras naar epi mias, links van de voorste</translation>
    </message>
    <message>
        <source>engage: contact this turn</source>
        <translation>val aan: contact deze beurt</translation>
    </message>
    <message>
        <source>1 average die − %1</source>
        <translation>1 gemiddelde steen − %1</translation>
    </message>
    <message>
        <source>Moves, in inches</source>
        <translation>Bewegingen, in duim</translation>
    </message>
    <message>
        <source>turning and else</source>
        <translation>draaien en verder</translation>
    </message>
    <message>
        <source>1 average die</source>
        <translation>1 gemiddelde steen</translation>
    </message>
    <message>
        <source>wheels; faces about; or backs %1, disordered %2</source>
        <translation>zwenkt; keert om; of strijkt %1, ongeordend %2</translation>
    </message>
    <message>
        <source>in succession, up to %1°, free</source>
        <translation>achter elkaar, tot %1°, vrij</translation>
    </message>
    <message>
        <source>wheels</source>
        <translation>zwenkt</translation>
    </message>
    <message>
        <source>straight on only</source>
        <translation>alleen rechtuit</translation>
    </message>
    <message>
        <source>2 average dice</source>
        <translation>2 gemiddelde stenen</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>at the nearest it broke</source>
        <translation>op de naaste die het brak</translation>
    </message>
    <message>
        <source>An average die is a d6 that counts %1.</source>
        <translation>Een gemiddelde steen is een d6 die telt voor %1.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Gebeurtenissen</translation>
    </message>
    <message>
        <source>2d6</source>
        <translation>2d6</translation>
    </message>
    <message>
        <source>Manoeuvre test</source>
        <translation>Manoeuvreproef</translation>
    </message>
    <message>
        <source>2d6: well trained +1, green −1. To wheel, change formation, about face, back, engage; failing costs a step of order.</source>
        <translation>2d6: goed geoefend +1, groen −1. Bij zwenken, van formatie wisselen, keren, strijken, aanvallen; mislukt kost een trap orde.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Kunstgrepen</translation>
    </message>
    <message>
        <source>Morale and rout</source>
        <translation>Moreel en vlucht</translation>
    </message>
    <message>
        <source>Morale, 2d6: determined +1, poorly motivated −1; failing is rout. Routers row 2 average dice, pursuers 1 less 1 inch.</source>
        <translation>Moreel, 2d6: vastberaden +1, slecht gemotiveerd −1; mislukt is vlucht. Vluchters roeien 2 gemiddelde stenen, achtervolgers 1 min 1 duim.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Romp</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Gaten</translation>
    </message>
    <message>
        <source>plugged</source>
        <translation>gedicht</translation>
    </message>
    <message>
        <source>Raked</source>
        <translation>Riemen geraakt</translation>
    </message>
    <message>
        <source>each: cruising speed −%1, circle +%2</source>
        <translation>elk: kruissnelheid −%1, draaicirkel +%2</translation>
    </message>
    <message>
        <source>Sprints</source>
        <translation>Sprints</translation>
    </message>
    <message>
        <source>a turn planned above cruising speed crosses one</source>
        <translation>een beurt boven kruissnelheid kost er een</translation>
    </message>
    <message>
        <source>Grappled to</source>
        <translation>Geënterd aan</translation>
    </message>
    <message>
        <source>must back</source>
        <translation>moet achteruit</translation>
    </message>
    <message>
        <source>may pivot</source>
        <translation>mag zwenken</translation>
    </message>
    <message>
        <source>average</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>Max / cruise</source>
        <translation>Max / kruis</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Draaicirkel</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Versnelling</translation>
    </message>
    <message>
        <source>Corvus</source>
        <translation>Corvus</translation>
    </message>
    <message>
        <source>Ferrea manus</source>
        <translation>Ferrea manus</translation>
    </message>
    <message>
        <source>sail only</source>
        <translation>alleen zeil</translation>
    </message>
    <message>
        <source>Light marines</source>
        <translation>Lichte zeesoldaten</translation>
    </message>
    <message>
        <source>Medium marines</source>
        <translation>Middelzware zeesoldaten</translation>
    </message>
    <message>
        <source>Heavy marines</source>
        <translation>Zware zeesoldaten</translation>
    </message>
    <message>
        <source>Bows</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Catapults</source>
        <translation>Katapulten</translation>
    </message>
    <message>
        <source>Stone throwers</source>
        <translation>Steenwerpers</translation>
    </message>
    <message>
        <source>Plot: a step a phase (F ahead, P port, S starboard, B astern)</source>
        <translation>Plot: een stap per fase (F vooruit, P bakboord, S stuurboord, B achteruit)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>begin</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vaart</translation>
    </message>
    <message>
        <source>order</source>
        <translation>order</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>recht</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>volle vaart</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>schoten</translation>
    </message>
    <message>
        <source>Turns after %1 straight hexes; speed changes by %2. Grapples on %3+. Marines kill: light %4+, medium %5+, heavy %6+. Plugs a hole on %7+, fighting %8+; an open one costs %9 a turn.</source>
        <translation>Draait na %1 rechte hexen; snelheid verandert met %2. Entert op %3+. Zeesoldaten doden: licht %4+, middel %5+, zwaar %6+. Dicht een gat op %7+, vechtend %8+; een open gat kost %9 per beurt.</translation>
    </message>
    <message>
        <source>Marines</source>
        <translation>Zeesoldaten</translation>
    </message>
    <message>
        <source>Hull points in all</source>
        <translation>Romppunten in totaal</translation>
    </message>
    <message>
        <source>Plot, hidden: speed, steps, order</source>
        <translation>Plotten, geheim: snelheid, stappen, order</translation>
    </message>
    <message>
        <source>Reveal: sprints crossed, pivots made</source>
        <translation>Tonen: sprints doorgehaald, zwenkingen gemaakt</translation>
    </message>
    <message>
        <source>In each phase: move together, shoot, contacts, grapples</source>
        <translation>Elke fase: samen bewegen, schieten, contact, enteren</translation>
    </message>
    <message>
        <source>Board: a round of melee in every grappled group</source>
        <translation>Aan boord: een ronde handgemeen in elke groep</translation>
    </message>
    <message>
        <source>Surrender, prize crews, cutting loose</source>
        <translation>Overgave, prijsbemanning, lossnijden</translation>
    </message>
    <message>
        <source>Plug holes, then leak; sink</source>
        <translation>Gaten dichten, dan lekken; zinken</translation>
    </message>
    <message>
        <source>End? Note start speeds, duties, full speed</source>
        <translation>Einde? Noteer beginsnelheid, plichten, volle vaart</translation>
    </message>
    <message>
        <source>Phases of the steps</source>
        <translation>Fasen van de stappen</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Boeg op boeg</translation>
    </message>
    <message>
        <source>both d6, +1 for each level of better crew; the higher rams, equals ram both</source>
        <translation>beiden d6, +1 per niveau betere bemanning; de hoogste ramt, bij gelijk beide</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schade</translation>
    </message>
    <message>
        <source>d6 + ram modifier; below 0 is 0; more than 0 makes a hole</source>
        <translation>d6 + ramcorrectie; onder 0 is 0; meer dan 0 maakt een gat</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Gezonken</translation>
    </message>
    <message>
        <source>the rammer stops, backs 1 hex next turn, then may turn a side</source>
        <translation>de rammer stopt, strijkt volgende beurt 1 hex en mag dan een zijde draaien</translation>
    </message>
    <message>
        <source>Afloat</source>
        <translation>Drijft nog</translation>
    </message>
    <message>
        <source>the rammer backs 1 hex next turn; the rammed goes any way, from 0</source>
        <translation>de rammer strijkt volgende beurt 1 hex; de geramde mag alle kanten op, vanaf 0</translation>
    </message>
    <message>
        <source>Or a rake</source>
        <translation>Of afscheren</translation>
    </message>
    <message>
        <source>by the better crew, said before the die: keeps its speed, may slip 1 hex sideways</source>
        <translation>door de betere bemanning, gezegd voor de worp: houdt vaart, mag 1 hex zijwaarts</translation>
    </message>
    <message>
        <source>d6</source>
        <translation>d6</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>schade</translation>
    </message>
    <message>
        <source>Of one weapon the first row that fits holds. Each shoots once a turn.</source>
        <translation>Van een wapen geldt de eerste regel die past. Elk schiet eens per beurt.</translation>
    </message>
    <message>
        <source>Crew and speed</source>
        <translation>Bemanning en snelheid</translation>
    </message>
    <message>
        <source>Ramming and raking</source>
        <translation>Rammen en riemen afscheren</translation>
    </message>
    <message>
        <source>Grappling and melee</source>
        <translation>Enteren en handgemeen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Enter a result: scan a sheet&apos;s code or type its number, such as %1. The code of this list takes its ships in this order.</source>
        <translation>Uitslag invoeren: scan de code van een kaart of typ het nummer, zoals %1. De code van deze lijst neemt de schepen in deze volgorde.</translation>
    </message>
    <message>
        <source>Typed: %1</source>
        <translation>Getypt: %1</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eén bladzijde</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 bladzijden</translation>
    </message>
    <message>
        <source>Its %1 codes stand on its list.</source>
        <translation>De %1 codes staan op de lijst van de vloot.</translation>
    </message>
    <message>
        <source>%1 fleets</source>
        <translation>%1 vloten</translation>
    </message>
    <message>
        <source>Enter a result: scan a sheet&apos;s code or type its number. The code of a fleet takes its ships in the order of their sheets.</source>
        <translation>Uitslag invoeren: scan de code van een kaart of typ het nummer. De code van een vloot neemt de schepen in de volgorde van hun kaarten.</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talenten</translation>
    </message>
    <message>
        <source>All ships</source>
        <translation>Alle schepen</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Niet toegestaan</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Waarschuwing</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Volgens de regels</translation>
    </message>
    <message>
        <source>Nothing against it.</source>
        <translation>Niets op tegen.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Oars</source>
        <translation>Riemen</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troepen</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Per stuk</translation>
    </message>
    <message>
        <source>under a commander, %1</source>
        <translation>onder een bevelhebber, %1</translation>
    </message>
    <message>
        <source>under %1, %2</source>
        <translation>onder %1, %2</translation>
    </message>
    <message>
        <source>Captain %1. </source>
        <translation>Kapitein %1. </translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Bevelhebbers</translation>
    </message>
    <message>
        <source>the fleet</source>
        <translation>de vloot</translation>
    </message>
    <message>
        <source>a garrison</source>
        <translation>een garnizoen</translation>
    </message>
    <message>
        <source>a squadron</source>
        <translation>een eskader</translation>
    </message>
    <message>
        <source>Fleet roster</source>
        <translation>Vlootlijst</translation>
    </message>
    <message>
        <source>%1: roster</source>
        <translation>%1: vlootlijst</translation>
    </message>
    <message>
        <source>The port has no walls.</source>
        <translation>De haven heeft geen muren.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Haven</translation>
    </message>
    <message>
        <source>Economic value</source>
        <translation>Economische waarde</translation>
    </message>
    <message>
        <source>Wall sections</source>
        <translation>Muurdelen</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnizoen</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>gewond</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>gevangen</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Boogschutters</translation>
    </message>
    <message>
        <source>Ballistae</source>
        <translation>Ballista&apos;s</translation>
    </message>
    <message>
        <source>Heavy engine %1</source>
        <translation>Zwaar geschut %1</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torens</translation>
    </message>
    <message>
        <source>Boiling oil</source>
        <translation>Kokende olie</translation>
    </message>
    <message>
        <source>Bees</source>
        <translation>Bijen</translation>
    </message>
    <message>
        <source>%1 of %2 units of capacity taken</source>
        <translation>%1 van %2 eenheden ruimte bezet</translation>
    </message>
    <message>
        <source>Nothing stands on it.</source>
        <translation>Er staat niets op.</translation>
    </message>
    <message>
        <source>Ramming modifiers</source>
        <translation>Ramcorrecties</translation>
    </message>
    <message>
        <source>Ramming damage</source>
        <translation>Ramschade</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>stenen</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verliezen</translation>
    </message>
    <message>
        <source>%1, house rule</source>
        <translation>%1, huisregel</translation>
    </message>
    <message>
        <source>d10</source>
        <translation>d10</translation>
    </message>
    <message>
        <source>Oar rake</source>
        <translation>Riemen afscheren</translation>
    </message>
    <message>
        <source>Oar factors</source>
        <translation>Riemfactoren</translation>
    </message>
    <message>
        <source>Fast moves</source>
        <translation>Snelle zetten</translation>
    </message>
    <message>
        <source>full speed with %1</source>
        <translation>volle vaart met %1</translation>
    </message>
    <message>
        <source>Damage and its casualty dice</source>
        <translation>Schade en verliesstenen</translation>
    </message>
    <message>
        <source>Troops, towers, engines</source>
        <translation>Troepen, torens, geschut</translation>
    </message>
    <message>
        <source>No troops, towers or engines aboard</source>
        <translation>Geen troepen, torens of geschut aan boord</translation>
    </message>
    <message>
        <source>Navarchos</source>
        <translation>Navarchos</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>branden</translation>
    </message>
    <message>
        <source>wooden, unsupported</source>
        <translation>hout, niet gesteund</translation>
    </message>
    <message>
        <source>wooden high, unsupported</source>
        <translation>hout hoog, niet gesteund</translation>
    </message>
    <message>
        <source>bronze, unsupported</source>
        <translation>brons, niet gesteund</translation>
    </message>
    <message>
        <source>reinforced</source>
        <translation>versterkt</translation>
    </message>
    <message>
        <source>reinforced high</source>
        <translation>versterkt hoog</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, nu %2</translation>
    </message>
    <message>
        <source>Size class</source>
        <translation>Grootteklasse</translation>
    </message>
    <message>
        <source>Turn class</source>
        <translation>Draaiklasse</translation>
    </message>
    <message>
        <source>cataphract</source>
        <translation>kataphrakt</translation>
    </message>
    <message>
        <source>aphract</source>
        <translation>aphrakt</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Schermen</translation>
    </message>
    <message>
        <source>parablemata</source>
        <translation>parablemata</translation>
    </message>
    <message>
        <source>fighting oars</source>
        <translation>vechtende roeiers</translation>
    </message>
    <message>
        <source>Raised platform</source>
        <translation>Verhoogd dek</translation>
    </message>
    <message>
        <source>Corvi</source>
        <translation>Corvi</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Vuurpotten</translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Grieks vuur</translation>
    </message>
    <message>
        <source>overloaded: now %1 cm</source>
        <translation>overladen: nu %1 cm</translation>
    </message>
    <message>
        <source>now %1 cm</source>
        <translation>nu %1 cm</translation>
    </message>
    <message>
        <source>steering oars hit</source>
        <translation>roer geraakt</translation>
    </message>
    <message>
        <source>demoralised</source>
        <translation>gedemoraliseerd</translation>
    </message>
    <message>
        <source>%1 commander, %2</source>
        <translation>bevelhebber, %1, %2</translation>
    </message>
    <message>
        <source>%1 admiral, %2</source>
        <translation>admiraal, %1, %2</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Onder</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Stands</translation>
    </message>
    <message>
        <source>%1 from above</source>
        <translation>%1 van boven</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Aantekeningen</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Admiraal</translation>
    </message>
    <message>
        <source>Admiral. %1</source>
        <translation>Admiraal. %1</translation>
    </message>
    <message>
        <source>%1 commander, command level %2</source>
        <translation>Bevelhebber: %1, niveau %2</translation>
    </message>
    <message>
        <source>No commander of its own: command level 0, but for an admiral near by</source>
        <translation>Geen eigen bevelhebber: niveau 0, behalve met een admiraal nabij</translation>
    </message>
    <message>
        <source>Crew Test when %1 of %2 are lost (SA-9.1)</source>
        <translation>Bemanningsproef als %1 van %2 verloren zijn (SA-9.1)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Draai</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebroken</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>middel</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>zwaar</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>ernstig</translation>
    </message>
    <message>
        <source>wrecked</source>
        <translation>wrak</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 steen</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 stenen</translation>
    </message>
    <message>
        <source>Wind: %1</source>
        <translation>Wind: %1</translation>
    </message>
    <message>
        <source>from the %1 of the map</source>
        <translation>van de kaartzijde %1</translation>
    </message>
    <message>
        <source>Sea: %1</source>
        <translation>Zee: %1</translation>
    </message>
    <message>
        <source>Weather: rolled when the battle begins, where the game has any.</source>
        <translation>Weer: geworpen als de slag begint, waar het spel weer kent.</translation>
    </message>
    <message>
        <source>What is not fixed is rolled.</source>
        <translation>Wat niet vaststaat wordt geworpen.</translation>
    </message>
    <message>
        <source>%1 ships on the table, %2 talents with walls and allies.</source>
        <translation>%1 schepen op tafel, %2 talenten met muren en bondgenoten.</translation>
    </message>
    <message>
        <source>%1 ships on the table, %2 talents.</source>
        <translation>%1 schepen op tafel, %2 talenten.</translation>
    </message>
    <message>
        <source>One wall section; the card of the port has what stands on it.</source>
        <translation>Eén muurdeel; op de kaart van de haven staat wat erop staat.</translation>
    </message>
    <message>
        <source>%1 wall sections; the card of the port has what stands on them.</source>
        <translation>%1 muurdelen; op de kaart van de haven staat wat erop staat.</translation>
    </message>
    <message>
        <source>%1: %2 ships were counted, %3.</source>
        <translation>%1: %2 schepen geteld, %3.</translation>
    </message>
    <message>
        <source>More is not known of them.</source>
        <translation>Meer is er niet van bekend.</translation>
    </message>
    <message>
        <source>How strong they are is not known.</source>
        <translation>Hoe sterk zij zijn is niet bekend.</translation>
    </message>
    <message>
        <source>It has no ships here.</source>
        <translation>Er zijn hier geen schepen.</translation>
    </message>
    <message>
        <source>Commanders: %1.</source>
        <translation>Bevelhebbers: %1.</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Bondgenoten</translation>
    </message>
    <message>
        <source>Off the table: %1</source>
        <translation>Buiten de tafel: %1</translation>
    </message>
    <message>
        <source>Price change %1% (SA-13.1).</source>
        <translation>Prijswijziging %1% (SA-13.1).</translation>
    </message>
    <message>
        <source>%1 fights by contract: price change %2%, reliability %3 of 10 (CP-9.1).</source>
        <translation>%1 vecht op contract: prijswijziging %2%, betrouwbaarheid %3 van 10 (CP-9.1).</translation>
    </message>
    <message>
        <source>%1 wins when it still fights at the end of turn %2.</source>
        <translation>%1 wint als zij aan het einde van beurt %2 nog vecht.</translation>
    </message>
    <message>
        <source>%1 wins when %2 of its ships have left over the enemy&apos;s edge.</source>
        <translation>%1 wint als %2 van haar schepen over de rand van de vijand zijn vertrokken.</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Hoe het eindigt</translation>
    </message>
    <message>
        <source>It lasts %1 turns at most.</source>
        <translation>De slag duurt hoogstens %1 beurten.</translation>
    </message>
    <message>
        <source>as on the map</source>
        <translation>zoals op de kaart</translation>
    </message>
    <message>
        <source>Rules and options</source>
        <translation>Regels en opties</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Optie</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>The game&apos;s own, no options changed.</source>
        <translation>Die van het spel, geen opties gewijzigd.</translation>
    </message>
    <message>
        <source>House figures of the group stand in for some of the game&apos;s.</source>
        <translation>Huiscijfers van de groep vervangen sommige van het spel.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Opstelling</translation>
    </message>
    <message>
        <source>The ships stand where the game proposes. Each side may place its own anywhere on its side of the dashed line.</source>
        <translation>De schepen staan waar het spel voorstelt. Elke partij mag de hare overal aan haar kant van de streeplijn plaatsen.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Koers</translation>
    </message>
    <message>
        <source>%1: brief</source>
        <translation>%1: opdracht</translation>
    </message>
    <message>
        <source>Shore</source>
        <translation>Kust</translation>
    </message>
    <message>
        <source>Shore by %1</source>
        <translation>Kust bij %1</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Haven</translation>
    </message>
    <message>
        <source>Harbour of %1</source>
        <translation>Haven van %1</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Open zee</translation>
    </message>
    <message>
        <source>Open sea off %1</source>
        <translation>Open zee bij %1</translation>
    </message>
    <message>
        <source>For the umpire</source>
        <translation>Voor de scheidsrechter</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Voor %1</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>schade %1</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>riemen</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>troepen</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>geschut</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>torens</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>verloren: %1</translation>
    </message>
    <message>
        <source>Greek fire used</source>
        <translation>Grieks vuur gebruikt</translation>
    </message>
    <message>
        <source>captain %1</source>
        <translation>kapitein %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>gaaf</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>%1 won.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Onbeslist.</translation>
    </message>
    <message>
        <source>It lasted one turn.</source>
        <translation>De slag duurde één beurt.</translation>
    </message>
    <message>
        <source>It lasted %1 turns.</source>
        <translation>De slag duurde %1 beurten.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1 gaf op.</translation>
    </message>
    <message>
        <source>It ended at the limit of turns.</source>
        <translation>De slag eindigde bij de grens van beurten.</translation>
    </message>
    <message>
        <source>It ended because nobody struck any more.</source>
        <translation>De slag eindigde omdat niemand meer toesloeg.</translation>
    </message>
    <message>
        <source>It was broken off, undecided.</source>
        <translation>De slag werd onbeslist afgebroken.</translation>
    </message>
    <message>
        <source>It was fought on a table, and its result typed in.</source>
        <translation>De slag is aan tafel gevochten en het resultaat ingevoerd.</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Wat het kostte</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verliezen</translation>
    </message>
    <message>
        <source>%1: it brought the treasury %2 talents.</source>
        <translation>%1: het bracht de schatkist %2 talenten.</translation>
    </message>
    <message>
        <source>never came</source>
        <translation>kwam niet</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>genomen door %1</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>trok terug</translation>
    </message>
    <message>
        <source>a wreck taken by %1</source>
        <translation>als wrak genomen door %1</translation>
    </message>
    <message>
        <source>afloat</source>
        <translation>behouden</translation>
    </message>
    <message>
        <source>lost as a wreck</source>
        <translation>verloren als wrak</translation>
    </message>
    <message>
        <source>towed home</source>
        <translation>naar huis gesleept</translation>
    </message>
    <message>
        <source>serves its captor</source>
        <translation>dient de veroveraar</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>verkocht</translation>
    </message>
    <message>
        <source>burnt</source>
        <translation>verbrand</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Daden</translation>
    </message>
    <message>
        <source>It had no ships here.</source>
        <translation>Er waren hier geen schepen.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Genomen door</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Wat ervan werd</translation>
    </message>
    <message>
        <source>Captured by %1</source>
        <translation>Gevangen door %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Deel %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>behouden</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Muren</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muur</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>Wat volgde</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Hoe het ging</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Voor de eerste beurt</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Beurt %1</translation>
    </message>
    <message>
        <source>In %1 turns besides ships moved, and what they tried came to nothing.</source>
        <translation>In %1 andere beurten voeren de schepen, en wat zij probeerden liep op niets uit.</translation>
    </message>
    <message>
        <source>%1: report</source>
        <translation>%1: verslag</translation>
    </message>
    <message>
        <source>Report of the turn</source>
        <translation>Verslag van de beurt</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Kasboek</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Kroniek</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Rekening</translation>
    </message>
    <message>
        <source>Month/week</source>
        <translation>Maand/week</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Nothing came in or went out.</source>
        <translation>Er kwam niets in of uit.</translation>
    </message>
    <message>
        <source>In %1, out %2 talents</source>
        <translation>In %1, uit %2 talenten</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Rule and dice</source>
        <translation>Regel en stenen</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Er is nog niets geschreven.</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>deze week</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>vorige week</translation>
    </message>
    <message>
        <source>%1 weeks ago</source>
        <translation>%1 weken geleden</translation>
    </message>
    <message>
        <source>The umpire</source>
        <translation>De scheidsrechter</translation>
    </message>
    <message>
        <source>deploys in the %1 rows at this edge</source>
        <translation>stelt op in de %1 rijen aan deze rand</translation>
    </message>
    <message>
        <source>deploys in the %1 columns at this edge</source>
        <translation>stelt op in de %1 kolommen aan deze rand</translation>
    </message>
    <message>
        <source>deploys within %1 inches of this edge</source>
        <translation>stelt op binnen %1 duim van deze rand</translation>
    </message>
    <message>
        <source>deploys within %1 cm of this edge</source>
        <translation>stelt op binnen %1 cm van deze rand</translation>
    </message>
    <message>
        <source>(shore)</source>
        <translation>(kust)</translation>
    </message>
    <message>
        <source>the harbour and its walls lie here</source>
        <translation>hier liggen de haven en haar muren</translation>
    </message>
    <message>
        <source>the shore lies here</source>
        <translation>hier ligt de kust</translation>
    </message>
    <message>
        <source>West: %1</source>
        <translation>West: %1</translation>
    </message>
    <message>
        <source>East: %1</source>
        <translation>Oost: %1</translation>
    </message>
    <message>
        <source>Map of the deployment</source>
        <translation>Kaart van de opstelling</translation>
    </message>
    <message>
        <source>%1 hexes, from side to side</source>
        <translation>%1 hexen, van zijde tot zijde</translation>
    </message>
    <message>
        <source>%1 rexes along a row</source>
        <translation>%1 rexen langs een rij</translation>
    </message>
    <message>
        <source>%1 inches of the table; 1 : %2</source>
        <translation>%1 duim van de tafel; 1 : %2</translation>
    </message>
    <message>
        <source>%1 cm of the table; 1 : %2</source>
        <translation>%1 cm van de tafel; 1 : %2</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>at sea</source>
        <translation>op zee</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nieuws</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Nothing that you would have heard of.</source>
        <translation>Niets waarvan u gehoord hebt.</translation>
    </message>
    <message>
        <source>waits for a battle</source>
        <translation>wacht op een slag</translation>
    </message>
    <message>
        <source>Your fleets</source>
        <translation>Uw vloten</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gereed</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Gehavend</translation>
    </message>
    <message>
        <source>Its orders</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>You have no fleets.</source>
        <translation>U hebt geen vloten.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>Others&apos; fleets, as last seen</source>
        <translation>Vloten van anderen, zoals laatst gezien</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>None were seen.</source>
        <translation>Er zijn er geen gezien.</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatkist</translation>
    </message>
    <message>
        <source>To be seen to</source>
        <translation>Te regelen</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Er wacht niets.</translation>
    </message>
    <message>
        <source>lie in port</source>
        <translation>liggen</translation>
    </message>
    <message>
        <source>row</source>
        <translation>varen</translation>
    </message>
    <message>
        <source>patrol</source>
        <translation>patrouille</translation>
    </message>
    <message>
        <source>blockade</source>
        <translation>blokkade</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>aanval</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>plundering</translation>
    </message>
    <message>
        <source>escort</source>
        <translation>geleide</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>oefenen</translation>
    </message>
    <message>
        <source>lay up</source>
        <translation>opleggen</translation>
    </message>
    <message>
        <source>Tick one order for each fleet. Forced: it rows twice as far a day.</source>
        <translation>Kruis voor elke vloot één opdracht aan. Geforceerd: roeit tweemaal zo ver per dag.</translation>
    </message>
    <message>
        <source>%1 · %2 ships ready</source>
        <translation>%1 · %2 schepen gereed</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>Langs</translation>
    </message>
    <message>
        <source>seeks battle</source>
        <translation>zoekt slag</translation>
    </message>
    <message>
        <source>avoids battle</source>
        <translation>mijdt slag</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>geforceerd</translation>
    </message>
    <message>
        <source>Money, yards, commanders, allies</source>
        <translation>Geld, werven, bevelhebbers, bondgenoten</translation>
    </message>
    <message>
        <source>Messages to others</source>
        <translation>Berichten aan anderen</translation>
    </message>
    <message>
        <source>%1, %2 ships</source>
        <translation>%1, %2 schepen</translation>
    </message>
    <message>
        <source>%1, one ship</source>
        <translation>%1, één schip</translation>
    </message>
    <message>
        <source>Against %1: %2. Losses: %3 talents.</source>
        <translation>Tegen %1: %2. Verliezen: %3 talenten.</translation>
    </message>
    <message>
        <source>No ship was lost.</source>
        <translation>Er ging geen schip verloren.</translation>
    </message>
    <message>
        <source>None but those you fought.</source>
        <translation>Geen andere dan waartegen u vocht.</translation>
    </message>
    <message>
        <source>Your battles</source>
        <translation>Uw slagen</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>onbeslist</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>taken by the enemy</source>
        <translation>genomen door de vijand</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
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
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>January</source>
        <translation>januari</translation>
    </message>
    <message>
        <source>February</source>
        <translation>februari</translation>
    </message>
    <message>
        <source>March</source>
        <translation>maart</translation>
    </message>
    <message>
        <source>April</source>
        <translation>april</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mei</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>augustus</translation>
    </message>
    <message>
        <source>September</source>
        <translation>september</translation>
    </message>
    <message>
        <source>October</source>
        <translation>oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>november</translation>
    </message>
    <message>
        <source>December</source>
        <translation>december</translation>
    </message>
    <message>
        <source>%1 %2 BCE, week %3</source>
        <translation>%1 %2 v.Chr., week %3</translation>
    </message>
    <message>
        <source>%1 %2 CE, week %3</source>
        <translation>%1 %2 n.Chr., week %3</translation>
    </message>
    <message>
        <source>%1 BCE</source>
        <translation>%1 v.Chr.</translation>
    </message>
    <message>
        <source>%1 CE</source>
        <translation>%1 n.Chr.</translation>
    </message>
    <message>
        <source>goes to lie in %1</source>
        <translation>gaat liggen in %1</translation>
    </message>
    <message>
        <source>lies where it is</source>
        <translation>ligt waar zij is</translation>
    </message>
    <message>
        <source>rows to %1</source>
        <translation>roeit naar %1</translation>
    </message>
    <message>
        <source>patrols between %1 and %2</source>
        <translation>patrouilleert tussen %1 en %2</translation>
    </message>
    <message>
        <source>blockades %1</source>
        <translation>blokkeert %1</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>valt %1 aan</translation>
    </message>
    <message>
        <source>raids %1</source>
        <translation>plundert %1</translation>
    </message>
    <message>
        <source>escorts %1</source>
        <translation>begeleidt %1</translation>
    </message>
    <message>
        <source>escorts nobody</source>
        <translation>begeleidt niemand</translation>
    </message>
    <message>
        <source>goes to %1 and exercises</source>
        <translation>vaart naar %1 en oefent</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>oefent</translation>
    </message>
    <message>
        <source>goes to %1 and lies up in the sheds</source>
        <translation>vaart naar %1 en legt op in de loodsen</translation>
    </message>
    <message>
        <source>lies up in the sheds</source>
        <translation>legt op in de loodsen</translation>
    </message>
    <message>
        <source>%1, forced</source>
        <translation>%1, geforceerd</translation>
    </message>
    <message>
        <source>%1, seeks battle</source>
        <translation>%1, zoekt slag</translation>
    </message>
    <message>
        <source>The umpire has battles to settle first.</source>
        <translation>De scheidsrechter moet eerst slagen afhandelen.</translation>
    </message>
    <message>
        <source>Hull, size class %1</source>
        <translation>Romp, grootteklasse %1</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>Basisromp</translation>
    </message>
    <message>
        <source>Sail only</source>
        <translation>Alleen zeil</translation>
    </message>
    <message>
        <source>Cataphract</source>
        <translation>Kataphrakt</translation>
    </message>
    <message>
        <source>Parablemata</source>
        <translation>Parablemata</translation>
    </message>
    <message>
        <source>Stout hull</source>
        <translation>Zwaar gebouwde romp</translation>
    </message>
    <message>
        <source>Weak hull</source>
        <translation>Zwakke romp</translation>
    </message>
    <message>
        <source>Wooden or unreinforced high ram</source>
        <translation>Houten of niet versterkte hoge ram</translation>
    </message>
    <message>
        <source>Bronze ram on an unreinforced bow</source>
        <translation>Bronzen ram op een niet versterkte boeg</translation>
    </message>
    <message>
        <source>Ram on a reinforced bow</source>
        <translation>Ram op een versterkte boeg</translation>
    </message>
    <message>
        <source>Rounded to whole talents</source>
        <translation>Afgerond op hele talenten</translation>
    </message>
    <message>
        <source>Speed, cm %1</source>
        <translation>Snelheid, cm %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n oar factor|%n oar factors}</source>
        <translation>
            <numerusform>%n riemfactor</numerusform>
            <numerusform>%n riemfactoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n archer unit|%n archer units}</source>
        <translation>
            <numerusform>%n boogschutterseenheid</numerusform>
            <numerusform>%n boogschutterseenheden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine unit|%n marine units}</source>
        <translation>
            <numerusform>%n zeesoldateneenheid</numerusform>
            <numerusform>%n zeesoldateneenheden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine unit with fighting oars|%n marine units with fighting oars}</source>
        <translation>
            <numerusform>%n zeesoldateneenheid bij vechtende roeiers</numerusform>
            <numerusform>%n zeesoldateneenheden bij vechtende roeiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine unit|%n heavy marine units}</source>
        <translation>
            <numerusform>%n eenheid zware zeesoldaten</numerusform>
            <numerusform>%n eenheden zware zeesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine unit with fighting oars|%n heavy marine units with fighting oars}</source>
        <translation>
            <numerusform>%n eenheid zware zeesoldaten bij vechtende roeiers</numerusform>
            <numerusform>%n eenheden zware zeesoldaten bij vechtende roeiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ballista|%n ballistae}</source>
        <translation>
            <numerusform>%n ballista</numerusform>
            <numerusform>%n ballista&apos;s</numerusform>
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
        <translation>Verhoogd gevechtsdek</translation>
    </message>
    <message numerus="yes">
        <source>{%n tower|%n towers}</source>
        <translation>
            <numerusform>%n toren</numerusform>
            <numerusform>%n torens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n corvus|%n corvi}</source>
        <translation>
            <numerusform>%n corvus</numerusform>
            <numerusform>%n corvi</numerusform>
        </translation>
    </message>
    <message>
        <source>High ram</source>
        <translation>Hoge ram</translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of fire, bees or quicklime|%n pots of fire, bees or quicklime}</source>
        <translation>
            <numerusform>%n pot met vuur, bijen of kalk</numerusform>
            <numerusform>%n potten met vuur, bijen of kalk</numerusform>
        </translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Grieks vuur</translation>
    </message>
    <message>
        <source>Heavy war engine, damage modifier %1</source>
        <translation>Zwaar geschut, schadecorrectie %1</translation>
    </message>
    <message>
        <source>%1 crew, x%2</source>
        <translation>Bemanning: %1, x%2</translation>
    </message>
    <message>
        <source>%1 garrison, x%2</source>
        <translation>Garnizoen: %1, x%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>nog %n gelijke</numerusform>
            <numerusform>nog %n gelijke</numerusform>
        </translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Bevelhebber</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships}</source>
        <translation>
            <numerusform>%n schip</numerusform>
            <numerusform>%n schepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n commander|%n commanders}</source>
        <translation>
            <numerusform>%n bevelhebber</numerusform>
            <numerusform>%n bevelhebbers</numerusform>
        </translation>
    </message>
    <message>
        <source>Allied contingent, %1%</source>
        <translation>Bondgenoten, %1%</translation>
    </message>
    <message numerus="yes">
        <source>{%n unit of wall capacity|%n units of wall capacity}</source>
        <translation>
            <numerusform>%n eenheid muurruimte</numerusform>
            <numerusform>%n eenheden muurruimte</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall section %1</source>
        <translation>Muurdeel %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of boiling oil|%n pots of boiling oil}</source>
        <translation>
            <numerusform>%n pot kokende olie</numerusform>
            <numerusform>%n potten kokende olie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of bees|%n pots of bees}</source>
        <translation>
            <numerusform>%n pot bijen</numerusform>
            <numerusform>%n potten bijen</numerusform>
        </translation>
    </message>
    <message>
        <source>Garrison in the town</source>
        <translation>Garnizoen in de stad</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Matig</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteraan</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>nowhere at sea</source>
        <translation>nergens op zee</translation>
    </message>
    <message>
        <source>off %1</source>
        <translation>bij %1</translation>
    </message>
    <message>
        <source>between %1 and %2, %3 out</source>
        <translation>tussen %1 en %2, %3 ver</translation>
    </message>
    <message numerus="yes">
        <source>{%n mile|%n miles}</source>
        <translation>
            <numerusform>%n mijl</numerusform>
            <numerusform>%n mijl</numerusform>
        </translation>
    </message>
    <message>
        <source>The captains come to no end: the battle is broken off, undecided.</source>
        <translation>De kapiteins komen tot geen einde: de slag wordt onbeslist afgebroken.</translation>
    </message>
    <message>
        <source>Call off the battle %1</source>
        <translation>Slag %1 afzeggen</translation>
    </message>
    <message>
        <source>It has been fought; take its outcome back first.</source>
        <translation>Hij is geslagen; neem eerst de uitslag terug.</translation>
    </message>
    <message>
        <source>%1 is called off.</source>
        <translation>%1 is afgezegd.</translation>
    </message>
    <message>
        <source>Nobody said what becomes of this prize; it is sold.</source>
        <translation>Niemand zei wat er met deze prijs gebeurt; zij wordt verkocht.</translation>
    </message>
    <message>
        <source>Take back the battle %1</source>
        <translation>Slag %1 terugnemen</translation>
    </message>
    <message>
        <source>It has not been fought; there is nothing to take back.</source>
        <translation>Hij is niet geslagen; er is niets terug te nemen.</translation>
    </message>
    <message>
        <source>The turn in which it was fought is over; its outcome stands.</source>
        <translation>De beurt waarin hij werd geslagen is voorbij; de uitslag staat vast.</translation>
    </message>
    <message>
        <source>%1 is taken back and waits again.</source>
        <translation>%1 is teruggenomen en wacht weer.</translation>
    </message>
    <message>
        <source>Change the house figure %1</source>
        <translation>Huiscijfer %1 wijzigen</translation>
    </message>
    <message>
        <source>The game %1 has no figure of that key that may be changed.</source>
        <translation>Het spel %1 heeft geen cijfer van die naam dat gewijzigd mag worden.</translation>
    </message>
    <message>
        <source>Change the house figure: %1</source>
        <translation>Huiscijfer wijzigen: %1</translation>
    </message>
    <message>
        <source>Restore the house figure: %1</source>
        <translation>Huiscijfer herstellen: %1</translation>
    </message>
    <message>
        <source>The umpire changes a figure of the campaign. %1: %2.</source>
        <translation>De scheidsrechter wijzigt een cijfer van de veldtocht. %1: %2.</translation>
    </message>
    <message>
        <source>Rename the campaign to %1</source>
        <translation>Veldtocht hernoemen tot %1</translation>
    </message>
    <message>
        <source>The campaign is now called %1.</source>
        <translation>De veldtocht heet nu %1.</translation>
    </message>
    <message>
        <source>A campaign begins only before the campaign begins.</source>
        <translation>Een veldtocht begint alleen voordat hij begonnen is.</translation>
    </message>
    <message>
        <source>It has no ships; buy it a fleet while its budget is open, or let it build them in its yards later.</source>
        <translation>Er zijn geen schepen; koop een vloot zolang het budget open is, of laat haar later op de werven bouwen.</translation>
    </message>
    <message>
        <source>A campaign needs two sides at least; add them.</source>
        <translation>Een veldtocht vraagt ten minste twee partijen; voeg ze toe.</translation>
    </message>
    <message>
        <source>The set-up is over and the campaign begins.</source>
        <translation>De opstelling is voorbij en de veldtocht begint.</translation>
    </message>
    <message>
        <source>There is no option of that name.</source>
        <translation>Er is geen optie van die naam.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 op %2 zetten</translation>
    </message>
    <message>
        <source>%1 cannot be chosen; choose %2.</source>
        <translation>%1 kan niet gekozen worden; kies %2.</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 is nu %2.</translation>
    </message>
    <message>
        <source>Umpire&apos;s entry: %1</source>
        <translation>Boeking van de scheidsrechter: %1</translation>
    </message>
    <message>
        <source>Nothing is moved; give an amount.</source>
        <translation>Er gaat niets om; geef een bedrag.</translation>
    </message>
    <message>
        <source>At most %1 talents are moved at once.</source>
        <translation>Er gaan hoogstens %1 talenten tegelijk om.</translation>
    </message>
    <message>
        <source>%1: %2 talents, %3.</source>
        <translation>%1: %2 talenten, %3.</translation>
    </message>
    <message>
        <source>Its battle is arranged already.</source>
        <translation>De slag is al gearrangeerd.</translation>
    </message>
    <message>
        <source>It has been settled already.</source>
        <translation>Dat is al afgedaan.</translation>
    </message>
    <message>
        <source>Battle between %1 and %2, %3 out</source>
        <translation>Slag tussen %1 en %2, %3 ver</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Aanval op %1</translation>
    </message>
    <message>
        <source>Raid on %1</source>
        <translation>Plundering van %1</translation>
    </message>
    <message>
        <source>Battle off %1</source>
        <translation>Slag bij %1</translation>
    </message>
    <message>
        <source>Arrange the battle %1</source>
        <translation>Slag %1 arrangeren</translation>
    </message>
    <message>
        <source>Nothing is rolled for this battle; leave the dice out.</source>
        <translation>Voor deze slag wordt niet geworpen; laat de worpen weg.</translation>
    </message>
    <message>
        <source>Let fleets part</source>
        <translation>Vloten uiteen laten gaan</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>de vijand</translation>
    </message>
    <message>
        <source>Let %1 and %2 part</source>
        <translation>%1 en %2 uiteen laten gaan</translation>
    </message>
    <message>
        <source>%1 and %2 part without a battle: %3</source>
        <translation>%1 en %2 gaan zonder slag uiteen: %3</translation>
    </message>
    <message>
        <source>%1 and %2 part without a battle.</source>
        <translation>%1 en %2 gaan zonder slag uiteen.</translation>
    </message>
    <message>
        <source>This port belongs to another side; choose one of its own or a neutral one.</source>
        <translation>Deze haven is van een andere partij; kies een eigen of neutrale.</translation>
    </message>
    <message>
        <source>The side has a fleet of that name already; choose another.</source>
        <translation>De partij heeft al een vloot van die naam; kies een andere.</translation>
    </message>
    <message>
        <source>The fleet has a squadron of that name already; choose another.</source>
        <translation>De vloot heeft al een eskader van die naam; kies een andere.</translation>
    </message>
    <message>
        <source>A garrison&apos;s commander comes with his port, not with a fleet.</source>
        <translation>De bevelhebber van een garnizoen komt met zijn haven, niet met een vloot.</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>%1 oprichten</translation>
    </message>
    <message>
        <source>%1 raises %2.</source>
        <translation>%1 richt %2 op.</translation>
    </message>
    <message>
        <source>Its ships are worked on in a yard; finish that or call it off first.</source>
        <translation>Aan haar schepen wordt op een werf gewerkt; maak dat af of zeg het eerst af.</translation>
    </message>
    <message>
        <source>%1 is placed in %2.</source>
        <translation>%1 ligt nu in %2.</translation>
    </message>
    <message>
        <source>Disband %1</source>
        <translation>%1 opheffen</translation>
    </message>
    <message numerus="yes">
        <source>It has {%n ship|%n ships}; move or sell first what is in it.</source>
        <translation>
            <numerusform>Zij heeft %n schip; verplaats of verkoop dat eerst.</numerusform>
            <numerusform>Zij heeft %n schepen; verplaats of verkoop die eerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>It serves under a contract; end that first.</source>
        <translation>Zij dient onder een contract; beëindig dat eerst.</translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <translation>%1 is opgeheven.</translation>
    </message>
    <message>
        <source>The fleet has no name; give it one.</source>
        <translation>De vloot heeft geen naam; geef haar er een.</translation>
    </message>
    <message>
        <source>The fleet has no ships; add some.</source>
        <translation>De vloot heeft geen schepen; voeg er toe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 serves %2 for {%n month|%n months}.</source>
        <translation>
            <numerusform>%1 dient %2 gedurende %n maand.</numerusform>
            <numerusform>%1 dient %2 gedurende %n maanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships bought: %1</source>
        <translation>Schepen gekocht: %1</translation>
    </message>
    <message>
        <source>Commanders hired: %1</source>
        <translation>Bevelhebbers aangenomen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2, {%n ship|%n ships}, for %3 talents.</source>
        <translation>
            <numerusform>%1 koopt %2, %n schip, voor %3 talenten.</numerusform>
            <numerusform>%1 koopt %2, %n schepen, voor %3 talenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>%1 vormen</translation>
    </message>
    <message>
        <source>It has no wall section %1; choose one that it has, or the town.</source>
        <translation>Er is geen muurdeel %1; kies een dat er is, of de stad.</translation>
    </message>
    <message numerus="yes">
        <source>Wall section %1 has room for {%n unit|%n units}, and %2 would be on it.</source>
        <translation>
            <numerusform>Muurdeel %1 heeft ruimte voor %n eenheid, en er zouden er %2 op staan.</numerusform>
            <numerusform>Muurdeel %1 heeft ruimte voor %n eenheden, en er zouden er %2 op staan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The town has room for {%n unit|%n units}, and %1 would be in it.</source>
        <translation>
            <numerusform>De stad heeft ruimte voor %n eenheid, en er zouden er %1 in zijn.</numerusform>
            <numerusform>De stad heeft ruimte voor %n eenheden, en er zouden er %1 in zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise men in %1</source>
        <translation>Mannen lichten in %1</translation>
    </message>
    <message>
        <source>Before the campaign begins its defences are bought; fortify it.</source>
        <translation>Voordat de veldtocht begint wordt de verdediging gekocht; versterk de haven.</translation>
    </message>
    <message>
        <source>Nobody raises men in a port that belongs to nobody.</source>
        <translation>Niemand licht mannen in een haven die van niemand is.</translation>
    </message>
    <message>
        <source>No unit is named; choose some.</source>
        <translation>Er is geen eenheid genoemd; kies er.</translation>
    </message>
    <message>
        <source>Men raised in %1</source>
        <translation>Mannen gelicht in %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n unit|%n units} raised in %1 for %2 talents.</source>
        <translation>
            <numerusform>%n eenheid gelicht in %1 voor %2 talenten.</numerusform>
            <numerusform>%n eenheden gelicht in %1 voor %2 talenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an amount of 0.01 to %1 talents.</source>
        <translation>Geef een bedrag van 0.01 tot %1 talenten.</translation>
    </message>
    <message>
        <source>Borrow %1 talents</source>
        <translation>%1 talenten lenen</translation>
    </message>
    <message>
        <source>Lenders give it %1 talents more at most; it owes %2 of %3.</source>
        <translation>Geldschieters geven hoogstens %1 talenten meer; er is %2 schuld van %3.</translation>
    </message>
    <message>
        <source>%1 borrows %2 talents.</source>
        <translation>%1 leent %2 talenten.</translation>
    </message>
    <message>
        <source>Pay %1 talents back</source>
        <translation>%1 talenten terugbetalen</translation>
    </message>
    <message>
        <source>Only %1 talents of this loan are owed.</source>
        <translation>Van deze lening is nog maar %1 talenten schuld.</translation>
    </message>
    <message>
        <source>%1 pays lenders %2 talents back.</source>
        <translation>%1 betaalt geldschieters %2 talenten terug.</translation>
    </message>
    <message>
        <source>Hand %1 to %2</source>
        <translation>%1 aan %2 geven</translation>
    </message>
    <message>
        <source>Set %1 free</source>
        <translation>%1 vrijlaten</translation>
    </message>
    <message>
        <source>It belongs to nobody, so nobody can give it away.</source>
        <translation>Zij is van niemand, dus niemand kan haar weggeven.</translation>
    </message>
    <message>
        <source>It belongs to that side already; choose another.</source>
        <translation>Zij is al van die partij; kies een andere.</translation>
    </message>
    <message>
        <source>A price is 0 to %1 talents.</source>
        <translation>Een prijs is 0 tot %1 talenten.</translation>
    </message>
    <message>
        <source>Nobody pays for a port that is set free; leave the price out.</source>
        <translation>Niemand betaalt voor een haven die wordt vrijgelaten; laat de prijs weg.</translation>
    </message>
    <message>
        <source>%1 bought from %2</source>
        <translation>%1 gekocht van %2</translation>
    </message>
    <message>
        <source>%1 sold to %2</source>
        <translation>%1 verkocht aan %2</translation>
    </message>
    <message>
        <source>%1 hands %2 to %3.</source>
        <translation>%1 geeft %2 aan %3.</translation>
    </message>
    <message>
        <source>%1 sets %2 free.</source>
        <translation>%1 laat %2 vrij.</translation>
    </message>
    <message>
        <source>%1 pays %2 talents for %3.</source>
        <translation>%1 betaalt %2 talenten voor %3.</translation>
    </message>
    <message>
        <source>Name only the place that his post commands.</source>
        <translation>Noem alleen de plaats die bij zijn post hoort.</translation>
    </message>
    <message>
        <source>That command belongs to another side.</source>
        <translation>Dat bevel is van een andere partij.</translation>
    </message>
    <message>
        <source>He holds that command; give him another first.</source>
        <translation>Hij voert dat bevel; geef hem eerst een ander.</translation>
    </message>
    <message>
        <source>Appoint %1</source>
        <translation>%1 benoemen</translation>
    </message>
    <message>
        <source>Appointed %1</source>
        <translation>Benoemd: %1</translation>
    </message>
    <message>
        <source>%1 appoints %2 for %3 talents.</source>
        <translation>%1 benoemt %2 voor %3 talenten.</translation>
    </message>
    <message>
        <source>Give %1 a post</source>
        <translation>%1 een post geven</translation>
    </message>
    <message>
        <source>Dismiss %1</source>
        <translation>%1 ontslaan</translation>
    </message>
    <message>
        <source>A garrison always has a commander; appoint another by refortifying.</source>
        <translation>Een garnizoen heeft altijd een bevelhebber; benoem een ander door opnieuw te versterken.</translation>
    </message>
    <message>
        <source>Dismissed %1</source>
        <translation>Ontslagen: %1</translation>
    </message>
    <message>
        <source>%1 is dismissed.</source>
        <translation>%1 is ontslagen.</translation>
    </message>
    <message>
        <source>%1 now belongs to %2.</source>
        <translation>%1 is nu van %2.</translation>
    </message>
    <message>
        <source>%1 is now neutral.</source>
        <translation>%1 is nu neutraal.</translation>
    </message>
    <message>
        <source>Fortify %1</source>
        <translation>%1 versterken</translation>
    </message>
    <message>
        <source>Fortifications are built only before the campaign begins.</source>
        <translation>Vestingwerken worden alleen gebouwd voordat de veldtocht begint.</translation>
    </message>
    <message>
        <source>A neutral port&apos;s defences are rolled, not bought.</source>
        <translation>De verdediging van een neutrale haven wordt geworpen, niet gekocht.</translation>
    </message>
    <message>
        <source>Fortifications of %1</source>
        <translation>Vestingwerken van %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n wall section|%n wall sections}, worth %2 talents.</source>
        <translation>
            <numerusform>%1 heeft %n muurdeel, %2 talenten waard.</numerusform>
            <numerusform>%1 heeft %n muurdelen, %2 talenten waard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the defences of %1</source>
        <translation>De verdediging van %1 werpen</translation>
    </message>
    <message>
        <source>Only a neutral port&apos;s defences are rolled.</source>
        <translation>Alleen de verdediging van een neutrale haven wordt geworpen.</translation>
    </message>
    <message>
        <source>Its defences stand already, and are kept.</source>
        <translation>De verdediging staat er al, en blijft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns out to be defended by {%n wall section|%n wall sections}.</source>
        <translation>
            <numerusform>%1 blijkt verdedigd door %n muurdeel.</numerusform>
            <numerusform>%1 blijkt verdedigd door %n muurdelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the commander</source>
        <translation>de bevelhebber</translation>
    </message>
    <message>
        <source>He is no prisoner; choose one who is.</source>
        <translation>Hij is geen gevangene; kies er een.</translation>
    </message>
    <message>
        <source>Ransom %1</source>
        <translation>%1 vrijkopen</translation>
    </message>
    <message>
        <source>Ransom of %1</source>
        <translation>Losgeld van %1</translation>
    </message>
    <message>
        <source>Ransom for %1</source>
        <translation>Losgeld voor %1</translation>
    </message>
    <message>
        <source>%1 is ransomed for %2 talents.</source>
        <translation>%1 is vrijgekocht voor %2 talenten.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>%1 uitwisselen tegen %2</translation>
    </message>
    <message>
        <source>Each of the two must be held by the other&apos;s side.</source>
        <translation>Elk van beiden moet door de partij van de ander worden vastgehouden.</translation>
    </message>
    <message>
        <source>%1 is exchanged for %2.</source>
        <translation>%1 is uitgewisseld tegen %2.</translation>
    </message>
    <message>
        <source>Let %1 go</source>
        <translation>%1 laten gaan</translation>
    </message>
    <message>
        <source>%1 is set free for nothing.</source>
        <translation>%1 is voor niets vrijgelaten.</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Een order geven</translation>
    </message>
    <message>
        <source>Order %1 to %2</source>
        <translation>%1 orders geven: %2</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Join fleets</source>
        <translation>Vloten samenvoegen</translation>
    </message>
    <message>
        <source>Join %1 to %2</source>
        <translation>%1 bij %2 voegen</translation>
    </message>
    <message>
        <source>Split a fleet</source>
        <translation>Een vloot splitsen</translation>
    </message>
    <message>
        <source>Split %1 from %2</source>
        <translation>%1 van %2 splitsen</translation>
    </message>
    <message numerus="yes">
        <source>{a ship|%n ships}</source>
        <translation>
            <numerusform>een schip</numerusform>
            <numerusform>%n schepen</numerusform>
        </translation>
    </message>
    <message>
        <source>This ship is named twice; name it once.</source>
        <translation>Dit schip is twee keer genoemd; noem het één keer.</translation>
    </message>
    <message>
        <source>No ship is named; choose some.</source>
        <translation>Er is geen schip genoemd; kies er.</translation>
    </message>
    <message>
        <source>It would have lost more than it has; correct the losses.</source>
        <translation>Het zou meer verloren hebben dan het heeft; verbeter de verliezen.</translation>
    </message>
    <message>
        <source>Buy 1 to %1 ships at once.</source>
        <translation>Koop 1 tot %1 schepen tegelijk.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 voor %2</translation>
    </message>
    <message>
        <source>Bought %1</source>
        <translation>Gekocht: %1</translation>
    </message>
    <message>
        <source>%1 receives %2 for %3 talents.</source>
        <translation>%1 krijgt %2 voor %3 talenten.</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 hernoemen tot %2</translation>
    </message>
    <message>
        <source>The side has a ship of that name already; choose another.</source>
        <translation>De partij heeft al een schip van die naam; kies een andere.</translation>
    </message>
    <message>
        <source>%1 is now called %2.</source>
        <translation>%1 heet nu %2.</translation>
    </message>
    <message>
        <source>Relieve the captain of %1</source>
        <translation>De kapitein van %1 ontheffen</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>%1 aan %2 geven</translation>
    </message>
    <message>
        <source>%1 has no captain of its own any more.</source>
        <translation>%1 heeft geen eigen kapitein meer.</translation>
    </message>
    <message>
        <source>%1 is captain of %2 now.</source>
        <translation>%1 is nu kapitein van %2.</translation>
    </message>
    <message>
        <source>It belongs to another side and cannot join %1.</source>
        <translation>Het is van een andere partij en kan niet bij %1 komen.</translation>
    </message>
    <message>
        <source>It lies in another place than %1; bring both together.</source>
        <translation>Het ligt op een andere plaats dan %1; breng beide samen.</translation>
    </message>
    <message>
        <source>Allied and own ships are not mixed; they were paid differently.</source>
        <translation>Geallieerde en eigen schepen worden niet gemengd; zij zijn anders betaald.</translation>
    </message>
    <message>
        <source>Give back %1</source>
        <translation>%1 teruggeven</translation>
    </message>
    <message>
        <source>Ships are given back only before the campaign begins.</source>
        <translation>Schepen worden alleen teruggegeven voordat de veldtocht begint.</translation>
    </message>
    <message>
        <source>Gave back %1</source>
        <translation>Teruggegeven: %1</translation>
    </message>
    <message>
        <source>%1 gives back %2 and receives %3 talents.</source>
        <translation>%1 geeft %2 terug en ontvangt %3 talenten.</translation>
    </message>
    <message>
        <source>It is worked on in a yard; finish that or call it off first.</source>
        <translation>Er wordt op een werf aan gewerkt; maak dat af of zeg het eerst af.</translation>
    </message>
    <message>
        <source>It is at sea; bring it to a port first.</source>
        <translation>Het is op zee; breng het eerst naar een haven.</translation>
    </message>
    <message>
        <source>Hull, ram, size, speed, oars and crew are not changed by a refit of fittings; a yard does that.</source>
        <translation>Romp, ram, grootte, snelheid, riemen en bemanning veranderen niet bij een verbouwing van de uitrusting; dat doet een werf.</translation>
    </message>
    <message>
        <source>Refit of %1</source>
        <translation>Verbouwing van %1</translation>
    </message>
    <message>
        <source>%1 is refitted for %2 talents.</source>
        <translation>%1 is verbouwd voor %2 talenten.</translation>
    </message>
    <message>
        <source>Mark the condition of %1</source>
        <translation>De toestand van %1 aangeven</translation>
    </message>
    <message>
        <source>The umpire marks the condition of %1.</source>
        <translation>De scheidsrechter geeft de toestand van %1 aan.</translation>
    </message>
    <message>
        <source>Waive a finding on %1</source>
        <translation>Een bevinding over %1 kwijtschelden</translation>
    </message>
    <message>
        <source>The rules have nothing of that kind against it.</source>
        <translation>De regels hebben er niets van dien aard tegen.</translation>
    </message>
    <message>
        <source>That finding is waived already.</source>
        <translation>Die bevinding is al kwijtgescholden.</translation>
    </message>
    <message>
        <source>The umpire lets %1 pass: %2</source>
        <translation>De scheidsrechter laat %1 toe: %2</translation>
    </message>
    <message>
        <source>Another side has that name; choose another.</source>
        <translation>Een andere partij heeft die naam; kies een andere.</translation>
    </message>
    <message>
        <source>%1 has that colour and emblem; change one of them.</source>
        <translation>%1 heeft die kleur en dat embleem; verander een van beide.</translation>
    </message>
    <message>
        <source>%1% is no step of ten; choose one.</source>
        <translation>%1% is geen stap van tien; kies er een.</translation>
    </message>
    <message>
        <source>Sides are added only before the campaign begins.</source>
        <translation>Partijen worden alleen toegevoegd voordat de veldtocht begint.</translation>
    </message>
    <message>
        <source>A campaign has at most eight sides.</source>
        <translation>Een veldtocht heeft hoogstens acht partijen.</translation>
    </message>
    <message>
        <source>A budget is 0 to 1000000 talents.</source>
        <translation>Een budget is 0 tot 1000000 talenten.</translation>
    </message>
    <message>
        <source>Budget of %1</source>
        <translation>Budget van %1</translation>
    </message>
    <message>
        <source>%1 joins with %2 talents.</source>
        <translation>%1 doet mee met %2 talenten.</translation>
    </message>
    <message>
        <source>%1: the orders are done</source>
        <translation>%1: de orders zijn klaar</translation>
    </message>
    <message>
        <source>%1: the orders are not done after all</source>
        <translation>%1: de orders zijn toch niet klaar</translation>
    </message>
    <message>
        <source>Orders are given between a turn&apos;s beginning and its sailing.</source>
        <translation>Orders worden gegeven tussen het begin van een beurt en het varen.</translation>
    </message>
    <message>
        <source>It has said so already.</source>
        <translation>Dat is al gezegd.</translation>
    </message>
    <message>
        <source>%1 has given its orders.</source>
        <translation>%1 heeft zijn orders gegeven.</translation>
    </message>
    <message>
        <source>%1 has still orders to give.</source>
        <translation>%1 heeft nog orders te geven.</translation>
    </message>
    <message>
        <source>Sign a contract with %1</source>
        <translation>Een contract met %1 tekenen</translation>
    </message>
    <message>
        <source>It serves under a contract already; change that one.</source>
        <translation>Zij dient al onder een contract; wijzig dat.</translation>
    </message>
    <message>
        <source>Contract with %1</source>
        <translation>Contract met %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 serves for {%n month|%n months}.</source>
        <translation>
            <numerusform>%1 dient %n maand.</numerusform>
            <numerusform>%1 dient %n maanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 serves for %2 months.</source>
        <translation>%1 dient %2 maanden.</translation>
    </message>
    <message>
        <source>Change the contract with %1</source>
        <translation>Het contract met %1 wijzigen</translation>
    </message>
    <message>
        <source>A contract&apos;s price is agreed only before the campaign begins.</source>
        <translation>De prijs van een contract wordt alleen afgesproken voordat de veldtocht begint.</translation>
    </message>
    <message>
        <source>New contract with %1</source>
        <translation>Nieuw contract met %1</translation>
    </message>
    <message>
        <source>End the contract with %1</source>
        <translation>Het contract met %1 beëindigen</translation>
    </message>
    <message>
        <source>%1 is sent home.</source>
        <translation>%1 is naar huis gestuurd.</translation>
    </message>
    <message>
        <source>No contract with %1</source>
        <translation>Geen contract met %1</translation>
    </message>
    <message>
        <source>The contract with %1 is ended.</source>
        <translation>Het contract met %1 is beëindigd.</translation>
    </message>
    <message>
        <source>Sail the week: %1</source>
        <translation>De week varen: %1</translation>
    </message>
    <message>
        <source>Advance to %1</source>
        <translation>Verder naar %1</translation>
    </message>
    <message>
        <source>The campaign has not begun; begin it first.</source>
        <translation>De veldtocht is niet begonnen; begin hem eerst.</translation>
    </message>
    <message>
        <source>The campaign has gone on since this was asked; it is %1 now. Look again.</source>
        <translation>De veldtocht is verder gegaan sinds dit gevraagd werd; het is nu %1. Kijk opnieuw.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Een notitie schrijven</translation>
    </message>
    <message numerus="yes">
        <source>Build {%n ship|%n ships}</source>
        <translation>
            <numerusform>%n schip bouwen</numerusform>
            <numerusform>%n schepen bouwen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build 1 to %1 ships at once.</source>
        <translation>Bouw 1 tot %1 schepen tegelijk.</translation>
    </message>
    <message>
        <source>New ships join a fleet of the side&apos;s own; choose one, or none.</source>
        <translation>Nieuwe schepen komen bij een eigen vloot van de partij; kies er een, of geen.</translation>
    </message>
    <message>
        <source>The name with its number is too long; shorten it.</source>
        <translation>De naam met zijn nummer is te lang; maak hem korter.</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} ordered in %1</source>
        <translation>
            <numerusform>%n schip besteld in %1</numerusform>
            <numerusform>%n schepen besteld in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yard of %1 begins {%n ship|%n ships} for %2 talents.</source>
        <translation>
            <numerusform>De werf van %1 begint aan %n schip voor %2 talenten.</numerusform>
            <numerusform>De werf van %1 begint aan %n schepen voor %2 talenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call work in the yard of %1 off</source>
        <translation>Werk op de werf van %1 afzeggen</translation>
    </message>
    <message>
        <source>That work is done; nothing is left to call off.</source>
        <translation>Dat werk is klaar; er is niets meer af te zeggen.</translation>
    </message>
    <message>
        <source>Yard work called off in %1</source>
        <translation>Werk op de werf van %1 afgezegd</translation>
    </message>
    <message>
        <source>Work in the yard of %1 is called off; %2 talents come back.</source>
        <translation>Werk op de werf van %1 is afgezegd; %2 talenten komen terug.</translation>
    </message>
    <message>
        <source>More than light damage is mended in a yard of its own side only; bring it to one.</source>
        <translation>Meer dan lichte schade wordt alleen op een werf van de eigen partij hersteld; breng het naar een.</translation>
    </message>
    <message numerus="yes">
        <source>Repair {%n ship|%n ships}</source>
        <translation>
            <numerusform>%n schip herstellen</numerusform>
            <numerusform>%n schepen herstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair of %1</source>
        <translation>Herstel van %1</translation>
    </message>
    <message>
        <source>Repairs of %1 are ordered.</source>
        <translation>Herstel van %1 is besteld.</translation>
    </message>
    <message>
        <source>Refit %1 in the yard</source>
        <translation>%1 op de werf verbouwen</translation>
    </message>
    <message>
        <source>Its size cannot be changed; build another ship.</source>
        <translation>De grootte kan niet veranderen; bouw een ander schip.</translation>
    </message>
    <message>
        <source>Hull and ram stay as they are; fittings are changed at once by a refit.</source>
        <translation>Romp en ram blijven zoals zij zijn; uitrusting verandert meteen bij een verbouwing.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes into the yard of %2 for {%n week|%n weeks}, for %3 talents.</source>
        <translation>
            <numerusform>%1 gaat voor %n week de werf van %2 in, voor %3 talenten.</numerusform>
            <numerusform>%1 gaat voor %n weken de werf van %2 in, voor %3 talenten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yards work while the campaign runs; before it, ships are bought and altered at once.</source>
        <translation>Werven werken terwijl de veldtocht loopt; daarvoor worden schepen meteen gekocht en veranderd.</translation>
    </message>
    <message>
        <source>Its yard belongs to another; choose a port of the side&apos;s own.</source>
        <translation>De werf is van een ander; kies een haven van de eigen partij.</translation>
    </message>
    <message>
        <source>It has no yard; choose a port that has one.</source>
        <translation>Er is geen werf; kies een haven die er een heeft.</translation>
    </message>
    <message>
        <source>Its yard can take up %1 size classes more this month, and this is %2.</source>
        <translation>De werf kan deze maand nog %1 grootteklassen aan, en dit zijn er %2.</translation>
    </message>
    <message>
        <source>It is worked on already; finish that or call it off first.</source>
        <translation>Er wordt al aan gewerkt; maak dat af of zeg het eerst af.</translation>
    </message>
    <message>
        <source>The contingent of %1</source>
        <translation>Het contingent van %1</translation>
    </message>
    <message>
        <source>the contingent of %1</source>
        <translation>het contingent van %1</translation>
    </message>
    <message>
        <source>%1 leaves %2 and fights for %3 from now on.</source>
        <translation>%1 verlaat %2 en vecht voortaan voor %3.</translation>
    </message>
    <message>
        <source>%1 has lost all trust in its host and goes home.</source>
        <translation>%1 heeft alle vertrouwen verloren en gaat naar huis.</translation>
    </message>
    <message>
        <source>%1 went unpaid; its reliability is %2 now.</source>
        <translation>%1 bleef zonder soldij; de betrouwbaarheid is nu %2.</translation>
    </message>
    <message>
        <source>%1 goes home; its months are over.</source>
        <translation>%1 gaat naar huis; de maanden zijn om.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 is %2.</translation>
    </message>
    <message>
        <source>%1 has seen enough: its crew is %2 now.</source>
        <translation>%1 heeft genoeg gezien: de bemanning is nu %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 is nu %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2, out for {%n week|%n weeks}.</source>
        <translation>
            <numerusform>%1 is %2, %n week uit.</numerusform>
            <numerusform>%1 is %2, %n weken uit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is surer of its host: reliability %2.</source>
        <translation>%1 is zekerder van zijn gastheer: betrouwbaarheid %2.</translation>
    </message>
    <message>
        <source>%1 is as sure as can be of its host: reliability %2.</source>
        <translation>%1 is zo zeker als het kan van zijn gastheer: betrouwbaarheid %2.</translation>
    </message>
    <message>
        <source>%1 is less sure of its host: reliability %2.</source>
        <translation>%1 is minder zeker van zijn gastheer: betrouwbaarheid %2.</translation>
    </message>
    <message>
        <source>It changes more than can be kept; leave ships out.</source>
        <translation>Er verandert meer dan bewaard kan worden; laat schepen weg.</translation>
    </message>
    <message>
        <source>%1 is fought: %2 wins.</source>
        <translation>%1: geslagen, %2 wint.</translation>
    </message>
    <message>
        <source>%1 is fought: nobody wins.</source>
        <translation>%1: geslagen, niemand wint.</translation>
    </message>
    <message>
        <source>The dice for wrecks and wounds are rolled.</source>
        <translation>De dobbelstenen voor wrakken en wonden zijn geworpen.</translation>
    </message>
    <message>
        <source>Battles are fought once the campaign has begun; begin it first.</source>
        <translation>Slagen worden geslagen als de veldtocht begonnen is; begin hem eerst.</translation>
    </message>
    <message>
        <source>A battle needs fleets of two sides, or a port with walls to attack.</source>
        <translation>Een slag vraagt vloten van twee partijen, of een haven met muren om aan te vallen.</translation>
    </message>
    <message>
        <source>A battle has at most %1 sides; leave fleets out.</source>
        <translation>Een slag heeft hoogstens %1 partijen; laat vloten weg.</translation>
    </message>
    <message>
        <source>This fleet is named twice; name it once.</source>
        <translation>Deze vloot is twee keer genoemd; noem haar één keer.</translation>
    </message>
    <message>
        <source>A side has at most %1 allied contingents in a battle; leave some out.</source>
        <translation>Een partij heeft hoogstens %1 geallieerde contingenten in een slag; laat er weg.</translation>
    </message>
    <message>
        <source>A battle in a port needs the port; name it.</source>
        <translation>Een slag in een haven vraagt de haven; noem haar.</translation>
    </message>
    <message>
        <source>Nobody knows its defences yet; roll them first.</source>
        <translation>Niemand kent de verdediging nog; werp die eerst.</translation>
    </message>
    <message>
        <source>It is a wreck and stays behind.</source>
        <translation>Het is een wrak en blijft achter.</translation>
    </message>
    <message>
        <source>It has no ship that can fight; leave it out.</source>
        <translation>Zij heeft geen schip dat kan vechten; laat haar weg.</translation>
    </message>
    <message>
        <source>The battle is too large to be kept; leave fleets out.</source>
        <translation>De slag is te groot om te bewaren; laat vloten weg.</translation>
    </message>
    <message>
        <source>%1 is arranged: %2, seed %3.</source>
        <translation>%1 is gearrangeerd: %2, zaad %3.</translation>
    </message>
    <message>
        <source>The men in the town lay down their arms.</source>
        <translation>De mannen in de stad leggen de wapens neer.</translation>
    </message>
    <message>
        <source>%1 falls to %2.</source>
        <translation>%1 valt in handen van %2.</translation>
    </message>
    <message>
        <source>It was looted earlier this year; nothing is left to take.</source>
        <translation>Zij is dit jaar al geplunderd; er valt niets meer te halen.</translation>
    </message>
    <message>
        <source>Loot of %1</source>
        <translation>Buit uit %1</translation>
    </message>
    <message>
        <source>The loot of %1 is %2 talents.</source>
        <translation>De buit uit %1 is %2 talenten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not fall: {one wall section is|%n wall sections are} still held.</source>
        <translation>
            <numerusform>%1 valt niet: één muurdeel wordt nog gehouden.</numerusform>
            <numerusform>%1 valt niet: %n muurdelen worden nog gehouden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is taken by %2.</source>
        <translation>%1 is genomen door %2.</translation>
    </message>
    <message>
        <source>%1 holds, with losses.</source>
        <translation>%1 houdt stand, met verliezen.</translation>
    </message>
    <message numerus="yes">
        <source>{%n cm of speed|%n cm of speed}</source>
        <translation>
            <numerusform>%n cm snelheid</numerusform>
            <numerusform>%n cm snelheid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n archer|%n archers}</source>
        <translation>
            <numerusform>%n boogschutter</numerusform>
            <numerusform>%n boogschutters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine|%n marines}</source>
        <translation>
            <numerusform>%n zeesoldaat</numerusform>
            <numerusform>%n zeesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine|%n heavy marines}</source>
        <translation>
            <numerusform>%n zware zeesoldaat</numerusform>
            <numerusform>%n zware zeesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy engine|%n heavy engines}</source>
        <translation>
            <numerusform>%n zwaar geschut</numerusform>
            <numerusform>%n zware geschutten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n pot|%n pots} used</source>
        <translation>
            <numerusform>%n pot gebruikt</numerusform>
            <numerusform>%n potten gebruikt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>This outcome is of %1; the battle is fought by %2.</source>
        <translation>Deze uitslag is van %1; de slag wordt geslagen met %2.</translation>
    </message>
    <message>
        <source>The victor is side %1, and the battle has none of that number.</source>
        <translation>De winnaar is partij %1, en de slag heeft er geen van dat nummer.</translation>
    </message>
    <message>
        <source>The side that gave up is side %1, and the battle has none of that number.</source>
        <translation>De partij die opgaf is partij %1, en de slag heeft er geen van dat nummer.</translation>
    </message>
    <message>
        <source>It did not go into this battle; take it out.</source>
        <translation>Het ging deze slag niet in; haal het eruit.</translation>
    </message>
    <message>
        <source>It comes out twice; leave one of the two.</source>
        <translation>Het komt er twee keer uit; laat een van beide weg.</translation>
    </message>
    <message>
        <source>The outcome does not say what became of it; add it.</source>
        <translation>De uitslag zegt niet wat ervan werd; voeg het toe.</translation>
    </message>
    <message>
        <source>In its place the outcome has %1; it is of another battle.</source>
        <translation>Op zijn plaats heeft de uitslag %1; hij is van een andere slag.</translation>
    </message>
    <message>
        <source>A captured ship has a captor, and no other ship has.</source>
        <translation>Een veroverd schip heeft een veroveraar, en geen ander schip heeft die.</translation>
    </message>
    <message>
        <source>Its captor is no other side of this battle; correct it.</source>
        <translation>De veroveraar is geen andere partij van deze slag; verbeter hem.</translation>
    </message>
    <message>
        <source>It never came to the battle and cannot have been lost there.</source>
        <translation>Het kwam nooit bij de slag en kan daar niet verloren zijn.</translation>
    </message>
    <message>
        <source>It is no longer in the campaign; call the battle off.</source>
        <translation>Het is niet meer in de veldtocht; zeg de slag af.</translation>
    </message>
    <message>
        <source>It comes out with less damage than it went in with; look whether that is meant.</source>
        <translation>Het komt eruit met minder schade dan het inging; kijk of dat de bedoeling is.</translation>
    </message>
    <message>
        <source>He did not go into this battle; take him out.</source>
        <translation>Hij ging deze slag niet in; haal hem eruit.</translation>
    </message>
    <message>
        <source>He comes out twice; leave one of the two.</source>
        <translation>Hij komt er twee keer uit; laat een van beide weg.</translation>
    </message>
    <message>
        <source>His captor is no side of this battle; correct it.</source>
        <translation>Wie hem gevangen nam is geen partij van deze slag; verbeter dat.</translation>
    </message>
    <message>
        <source>This battle has no such wall section; take it out.</source>
        <translation>Deze slag heeft zo&apos;n muurdeel niet; haal het eruit.</translation>
    </message>
    <message>
        <source>It stands twice in the outcome; leave one of the two.</source>
        <translation>Het staat twee keer in de uitslag; laat een van beide weg.</translation>
    </message>
    <message>
        <source>The replay cannot be read: %1</source>
        <translation>De herhaling is niet te lezen: %1</translation>
    </message>
    <message>
        <source>The replay does not end in this outcome; leave it out, or enter its own.</source>
        <translation>De herhaling eindigt niet in deze uitslag; laat haar weg, of geef haar eigen uitslag.</translation>
    </message>
    <message>
        <source>The replay is of another battle; leave it out.</source>
        <translation>De herhaling is van een andere slag; laat haar weg.</translation>
    </message>
    <message>
        <source>Enter the battle %1</source>
        <translation>Slag %1 invoeren</translation>
    </message>
    <message>
        <source>Its outcome has been entered already; take that back first.</source>
        <translation>De uitslag is al ingevoerd; neem die eerst terug.</translation>
    </message>
    <message>
        <source>Say how it was fought: played, captains or typed.</source>
        <translation>Zeg hoe hij geslagen is: gespeeld, kapiteins of ingevoerd.</translation>
    </message>
    <message>
        <source>Its brief has other sides than the battle; take a backup that is whole.</source>
        <translation>De opdracht heeft andere partijen dan de slag; neem een reservekopie die heel is.</translation>
    </message>
    <message>
        <source>Its brief cannot be read: %1</source>
        <translation>De opdracht is niet te lezen: %1</translation>
    </message>
    <message>
        <source>Ship %1 is no prize of this battle; leave it out.</source>
        <translation>Schip %1 is geen prijs van deze slag; laat het weg.</translation>
    </message>
    <message>
        <source>This prize is named twice; choose once.</source>
        <translation>Deze prijs is twee keer genoemd; kies één keer.</translation>
    </message>
    <message>
        <source>Prize sold: %1</source>
        <translation>Prijs verkocht: %1</translation>
    </message>
    <message>
        <source>%1 sells %2 for %3 talents.</source>
        <translation>%1 verkoopt %2 voor %3 talenten.</translation>
    </message>
    <message>
        <source>sold by %1</source>
        <translation>verkocht door %1</translation>
    </message>
    <message>
        <source>%1 burns %2.</source>
        <translation>%1 verbrandt %2.</translation>
    </message>
    <message>
        <source>burnt by %1</source>
        <translation>verbrand door %1</translation>
    </message>
    <message>
        <source>%1 has no fleet here that it could join; sell or burn it.</source>
        <translation>%1 heeft hier geen vloot waar zij bij kan; verkoop of verbrand haar.</translation>
    </message>
    <message>
        <source>Prize taken into service: %1</source>
        <translation>Prijs in dienst genomen: %1</translation>
    </message>
    <message>
        <source>%1 joins %2 with a crew that is %3, for %4 talents.</source>
        <translation>%1 komt bij %2 met een bemanning die %3 is, voor %4 talenten.</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, genomen door %2</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>zee</translation>
    </message>
    <message>
        <source>Its side has no port to retire to; it stays where it is until the umpire moves it.</source>
        <translation>De partij heeft geen haven om zich naar terug te trekken; zij blijft waar zij is tot de scheidsrechter haar verplaatst.</translation>
    </message>
    <message>
        <source>has no port to retire to</source>
        <translation>heeft geen haven om zich naar terug te trekken</translation>
    </message>
    <message>
        <source>%1 retires to where it lies, %2.</source>
        <translation>%1 trekt zich terug naar waar zij ligt, %2.</translation>
    </message>
    <message>
        <source>retires to where it lies, %1</source>
        <translation>trekt zich terug naar waar zij ligt, %1</translation>
    </message>
    <message>
        <source>%1 retires to %2.</source>
        <translation>%1 trekt zich terug naar %2.</translation>
    </message>
    <message>
        <source>retires to %1</source>
        <translation>trekt zich terug naar %1</translation>
    </message>
    <message>
        <source>has no ships left</source>
        <translation>heeft geen schepen meer</translation>
    </message>
    <message>
        <source>What it changed cannot be read any more; take a backup that is whole.</source>
        <translation>Wat hij veranderde is niet meer te lezen; neem een reservekopie die heel is.</translation>
    </message>
    <message>
        <source>It has been changed since the battle; undo that first, then take the battle back.</source>
        <translation>Dit is sinds de slag veranderd; maak dat eerst ongedaan, en neem dan de slag terug.</translation>
    </message>
    <message>
        <source>record</source>
        <translation>gegeven</translation>
    </message>
    <message>
        <source>Another ship of its side bears its name now; rename that one, then take the battle back.</source>
        <translation>Een ander schip van die partij draagt nu zijn naam; hernoem dat, en neem dan de slag terug.</translation>
    </message>
    <message>
        <source>He holds the command of %1 now; give him another, then take the battle back.</source>
        <translation>Hij voert nu het bevel van %1; geef hem een ander, en neem dan de slag terug.</translation>
    </message>
    <message>
        <source>It waits for the battle %1; enter its outcome or call the battle off first.</source>
        <translation>Er wacht een slag, %1; voer eerst de uitslag in of zeg hem af.</translation>
    </message>
    <message>
        <source>It serves under a contract; its ships stay together and apart from others.</source>
        <translation>Zij dient onder een contract; haar schepen blijven bijeen en gescheiden van andere.</translation>
    </message>
    <message>
        <source>It has met an enemy; arrange the battle or let them part first.</source>
        <translation>Zij heeft een vijand getroffen; arrangeer de slag of laat ze eerst uiteengaan.</translation>
    </message>
    <message>
        <source>A fleet cannot join itself.</source>
        <translation>Een vloot kan niet bij zichzelf komen.</translation>
    </message>
    <message>
        <source>%1 belongs to another side.</source>
        <translation>%1 is van een andere partij.</translation>
    </message>
    <message>
        <source>It is not where %1 is; bring both together first.</source>
        <translation>Zij is niet waar %1 is; breng beide eerst samen.</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation>%1 komt bij %2.</translation>
    </message>
    <message>
        <source>It is not in %1; leave it out.</source>
        <translation>Het is niet in %1; laat het weg.</translation>
    </message>
    <message>
        <source>All its ships are named; leave some behind, or rename the fleet.</source>
        <translation>Alle schepen zijn genoemd; laat er achter, of hernoem de vloot.</translation>
    </message>
    <message numerus="yes">
        <source>%1, {%n ship|%n ships}, leaves %2.</source>
        <translation>
            <numerusform>%1, %n schip, verlaat %2.</numerusform>
            <numerusform>%1, %n schepen, verlaat %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This squadron belongs to another fleet; choose one of its own.</source>
        <translation>Dit eskader is van een andere vloot; kies een eigen.</translation>
    </message>
    <message>
        <source>It would have %1 ships; a squadron has at most %2. Form another.</source>
        <translation>Het zou %1 schepen hebben; een eskader heeft er hoogstens %2. Vorm een ander.</translation>
    </message>
    <message>
        <source>While the campaign runs ships are built in a yard; order them there.</source>
        <translation>Terwijl de veldtocht loopt worden schepen op een werf gebouwd; bestel ze daar.</translation>
    </message>
    <message>
        <source>The campaign has not begun, so ships are bought; the umpire places none.</source>
        <translation>De veldtocht is niet begonnen, dus schepen worden gekocht; de scheidsrechter plaatst er geen.</translation>
    </message>
    <message numerus="yes">
        <source>The umpire gives %1 {%n ship|%n ships}.</source>
        <translation>
            <numerusform>De scheidsrechter geeft %1 %n schip.</numerusform>
            <numerusform>De scheidsrechter geeft %1 %n schepen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no ship class %1.</source>
        <translation>Er is geen scheepsklasse %1.</translation>
    </message>
    <message>
        <source>A waiver needs the umpire&apos;s reason; write one.</source>
        <translation>Kwijtschelden vraagt een reden van de scheidsrechter; schrijf er een.</translation>
    </message>
    <message>
        <source>The class library has no class %1.</source>
        <translation>De klassenbibliotheek heeft geen klasse %1.</translation>
    </message>
    <message>
        <source>%1 Waived: %2</source>
        <translation>%1 Kwijtgescholden: %2</translation>
    </message>
    <message>
        <source>This is the umpire&apos;s business; it is done with the umpire&apos;s eyes.</source>
        <translation>Dit is zaak van de scheidsrechter; het gaat met de ogen van de scheidsrechter.</translation>
    </message>
    <message>
        <source>Several people play: this is settled by the umpire, for all of them.</source>
        <translation>Er spelen er meer: dit doet de scheidsrechter, voor allen.</translation>
    </message>
    <message>
        <source>This is not your side&apos;s to do; each side does what is its own.</source>
        <translation>Dit is niet aan uw partij; elke partij doet wat van haarzelf is.</translation>
    </message>
    <message>
        <source>It costs %1 talents and the treasury holds %2; %3 are missing.</source>
        <translation>Het kost %1 talenten en in de schatkist zitten er %2; er ontbreken er %3.</translation>
    </message>
    <message>
        <source>%1 typed dice are too many; leave them out.</source>
        <translation>%1 ingevoerde worpen zijn te veel; laat ze weg.</translation>
    </message>
    <message>
        <source>Everything is already as this would make it.</source>
        <translation>Alles is al zoals dit het zou maken.</translation>
    </message>
    <message>
        <source>Another side&apos;s fleet lies there; move it first.</source>
        <translation>Daar ligt een vloot van een andere partij; verplaats die eerst.</translation>
    </message>
    <message>
        <source>Its yard is at work for another side; finish or call that off first.</source>
        <translation>De werf werkt voor een andere partij; maak dat af of zeg het eerst af.</translation>
    </message>
    <message>
        <source>Its captain raises a fleet within its budget as the campaign begins.</source>
        <translation>De kapitein richt binnen zijn budget een vloot op als de veldtocht begint.</translation>
    </message>
    <message numerus="yes">
        <source>%1, at sea: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, op zee: %n schip</numerusform>
            <numerusform>%1, op zee: %n schepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, manned in port: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, bemand in de haven: %n schip</numerusform>
            <numerusform>%1, bemand in de haven: %n schepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, laid up: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, opgelegd: %n schip</numerusform>
            <numerusform>%1, opgelegd: %n schepen</numerusform>
        </translation>
    </message>
    <message>
        <source>Income of %1, attacked</source>
        <translation>Inkomsten van %1, aangevallen</translation>
    </message>
    <message>
        <source>Income of %1</source>
        <translation>Inkomsten van %1</translation>
    </message>
    <message numerus="yes">
        <source>Income of %1, attacked, blockaded for {%n week|%n weeks}</source>
        <translation>
            <numerusform>Inkomsten van %1, aangevallen, %n week geblokkeerd</numerusform>
            <numerusform>Inkomsten van %1, aangevallen, %n weken geblokkeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income of %1, blockaded for {%n week|%n weeks}</source>
        <translation>
            <numerusform>Inkomsten van %1, %n week geblokkeerd</numerusform>
            <numerusform>Inkomsten van %1, %n weken geblokkeerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken by the blockade of %1</source>
        <translation>Genomen door de blokkade van %1</translation>
    </message>
    <message>
        <source>Interest on %1 talents</source>
        <translation>Rente over %1 talenten</translation>
    </message>
    <message numerus="yes">
        <source>Pay of {%n commander|%n commanders}</source>
        <translation>
            <numerusform>Soldij van %n bevelhebber</numerusform>
            <numerusform>Soldij van %n bevelhebbers</numerusform>
        </translation>
    </message>
    <message>
        <source>Training of %1</source>
        <translation>Oefening van %1</translation>
    </message>
    <message>
        <source>Pay of %1</source>
        <translation>Soldij van %1</translation>
    </message>
    <message>
        <source>%1 has recovered from his wound.</source>
        <translation>%1 is van zijn wond hersteld.</translation>
    </message>
    <message>
        <source>%1, %2, takes the place of the dead and waits at home.</source>
        <translation>%1, %2, neemt de plaats van de dode in en wacht thuis.</translation>
    </message>
    <message>
        <source>%1, %2, takes the place of the dead and commands %3.</source>
        <translation>%1, %2, neemt de plaats van de dode in en voert het bevel over %3.</translation>
    </message>
    <message>
        <source>the garrison of %1</source>
        <translation>het garnizoen van %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n crew|%n crews} of %1 trained for a month. None is better for it.</source>
        <translation>
            <numerusform>%n bemanning van %1 oefende een maand. Zij is er niet beter van.</numerusform>
            <numerusform>%n bemanningen van %1 oefenden een maand. Geen is er beter van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n crew|%n crews} of %1 trained for a month. Better now: %2.</source>
        <translation>
            <numerusform>%n bemanning van %1 oefende een maand. Nu beter: %2.</numerusform>
            <numerusform>%n bemanningen van %1 oefenden een maand. Nu beter: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} of %1 went unpaid.</source>
        <translation>
            <numerusform>%n schip van %1 bleef zonder soldij.</numerusform>
            <numerusform>%n schepen van %1 bleven zonder soldij.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The crew of %2 is worse for it.</source>
        <translation>%1 De bemanning van %2 is er slechter van.</translation>
    </message>
    <message>
        <source>%1 The crews of %2 are worse for it.</source>
        <translation>%1 De bemanningen van %2 zijn er slechter van.</translation>
    </message>
    <message>
        <source>%1, unpaid, deserts and is not seen again.</source>
        <translation>%1, zonder soldij, deserteert en wordt niet meer gezien.</translation>
    </message>
    <message>
        <source>%1, unpaid, deserts to %2.</source>
        <translation>%1, zonder soldij, deserteert naar %2.</translation>
    </message>
    <message>
        <source>%1 is undefended and falls to %2.</source>
        <translation>%1 is onverdedigd en valt in handen van %2.</translation>
    </message>
    <message>
        <source>%1 is undefended and falls to %2; the loot is %3 talents.</source>
        <translation>%1 is onverdedigd en valt in handen van %2; de buit is %3 talenten.</translation>
    </message>
    <message>
        <source>There is no %1 %2 in this campaign.</source>
        <translation>Er is geen %1 %2 in deze veldtocht.</translation>
    </message>
    <message>
        <source>It has no ships; there is nothing to give an order to.</source>
        <translation>Zij heeft geen schepen; er is niets om orders aan te geven.</translation>
    </message>
    <message>
        <source>It has only wrecks, and they cannot row; leave it where it is.</source>
        <translation>Zij heeft alleen wrakken, en die kunnen niet roeien; laat haar waar zij is.</translation>
    </message>
    <message>
        <source>%1 is in a yard; wait until she is done, or leave her behind in a fleet of her own.</source>
        <translation>%1 ligt op een werf; wacht tot het klaar is, of laat het achter in een eigen vloot.</translation>
    </message>
    <message>
        <source>A ship</source>
        <translation>Een schip</translation>
    </message>
    <message>
        <source>The order to %1 has no use for %2; leave it out.</source>
        <translation>De order om te varen als %1 kan niets met %2; laat dat weg.</translation>
    </message>
    <message>
        <source>a fleet to escort</source>
        <translation>een vloot om te begeleiden</translation>
    </message>
    <message>
        <source>a fleet that seeks battle</source>
        <translation>een vloot die slag zoekt</translation>
    </message>
    <message>
        <source>Say where it shall go: a port or a route.</source>
        <translation>Zeg waar zij heen moet: een haven of een route.</translation>
    </message>
    <message>
        <source>Say which port is meant.</source>
        <translation>Zeg welke haven bedoeld is.</translation>
    </message>
    <message>
        <source>A route needs the port that it leads to.</source>
        <translation>Een route heeft de haven nodig waar zij heen leidt.</translation>
    </message>
    <message>
        <source>%1 is no place that the gazetteer knows.</source>
        <translation>%1 is geen plaats die het plaatsnamenregister kent.</translation>
    </message>
    <message>
        <source>There is no sea lane between the two places; name the ends of one.</source>
        <translation>Er is geen zeeweg tussen de twee plaatsen; noem de einden van een.</translation>
    </message>
    <message>
        <source>Say which fleet it shall escort.</source>
        <translation>Zeg welke vloot zij moet begeleiden.</translation>
    </message>
    <message>
        <source>A fleet cannot escort itself.</source>
        <translation>Een vloot kan zichzelf niet begeleiden.</translation>
    </message>
    <message>
        <source>%1 belongs to another side; escort one of its own.</source>
        <translation>%1 is van een andere partij; begeleid een eigen vloot.</translation>
    </message>
    <message>
        <source>%1 escorts this fleet itself; somebody must lead.</source>
        <translation>%1 begeleidt zelf deze vloot; iemand moet voorgaan.</translation>
    </message>
    <message>
        <source>%1 belongs to its own side; choose another.</source>
        <translation>%1 is van de eigen partij; kies een andere.</translation>
    </message>
    <message>
        <source>%1 belongs to another side; blockade, attack or raid it, or stay away.</source>
        <translation>%1 is van een andere partij; blokkeer, val aan of plunder haar, of blijf weg.</translation>
    </message>
    <message>
        <source>It is at sea; name the port that it shall go to first.</source>
        <translation>Zij is op zee; noem de haven waar zij eerst heen moet.</translation>
    </message>
    <message>
        <source>%1 is not its own; ships are laid up in sheds at home.</source>
        <translation>%1 is niet van haar; schepen worden thuis in loodsen opgelegd.</translation>
    </message>
    <message>
        <source>It lies in %1 already.</source>
        <translation>Zij ligt al in %1.</translation>
    </message>
    <message>
        <source>No sea lane leads to %1; fleets are placed there by the umpire.</source>
        <translation>Geen zeeweg leidt naar %1; vloten worden er door de scheidsrechter geplaatst.</translation>
    </message>
    <message>
        <source>A route has at most %1 places; shorten it.</source>
        <translation>Een route heeft hoogstens %1 plaatsen; maak haar korter.</translation>
    </message>
    <message>
        <source>The route does not end at %1.</source>
        <translation>De route eindigt niet bij %1.</translation>
    </message>
    <message numerus="yes">
        <source>The sea is closed in winter: it would be under way in {%n closed week|%n closed weeks}.</source>
        <translation>
            <numerusform>De zee is in de winter gesloten: zij zou in %n gesloten week onderweg zijn.</numerusform>
            <numerusform>De zee is in de winter gesloten: zij zou in %n gesloten weken onderweg zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be %1 nights running away from a harbour; from the third on every ship loses an oar factor a night.</source>
        <translation>Zij zou %1 nachten achtereen van een haven weg zijn; vanaf de derde verliest elk schip een riemfactor per nacht.</translation>
    </message>
    <message>
        <source>The risk of a storm on the way is %1 in 1000.</source>
        <translation>De kans op storm onderweg is %1 op 1000.</translation>
    </message>
    <message>
        <source>The route leads nowhere; name its places.</source>
        <translation>De route leidt nergens heen; noem haar plaatsen.</translation>
    </message>
    <message>
        <source>No sea lane begins where it lies.</source>
        <translation>Waar zij ligt begint geen zeeweg.</translation>
    </message>
    <message>
        <source>No sea lane leads to %1.</source>
        <translation>Geen zeeweg leidt naar %1.</translation>
    </message>
    <message>
        <source>No sea lane leads from %1 to %2; fleets do not cross land.</source>
        <translation>Geen zeeweg leidt van %1 naar %2; vloten gaan niet over land.</translation>
    </message>
    <message>
        <source>No sea lane leads from where it is to %1; fleets do not cross land.</source>
        <translation>Geen zeeweg leidt van waar zij is naar %1; vloten gaan niet over land.</translation>
    </message>
    <message>
        <source>There is no such fleet.</source>
        <translation>Zo&apos;n vloot is er niet.</translation>
    </message>
    <message numerus="yes">
        <source>{%n day|%n days}</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; {%n night|%n nights} ashore on the way</source>
        <translation>
            <numerusform>%1; %n nacht aan wal onderweg</numerusform>
            <numerusform>%1; %n nachten aan wal onderweg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; at most {%n night|%n nights} running away from a harbour</source>
        <translation>
            <numerusform>%1; hoogstens %n nacht achtereen van een haven weg</numerusform>
            <numerusform>%1; hoogstens %n nachten achtereen van een haven weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; {%n oar factor|%n oar factors} a ship lost to weariness</source>
        <translation>
            <numerusform>%1; %n riemfactor per schip verloren door vermoeidheid</numerusform>
            <numerusform>%1; %n riemfactoren per schip verloren door vermoeidheid</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; storm risk %2 in 1000.</source>
        <translation>%1; kans op storm %2 op 1000.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>The month brings %1 %2 talents and costs %3; %4 are owed.</source>
        <translation>De maand brengt %1 %2 talenten en kost %3; er is %4 schuld.</translation>
    </message>
    <message>
        <source>The month brings %1 %2 talents and costs %3; %4 are in the treasury.</source>
        <translation>De maand brengt %1 %2 talenten en kost %3; in de schatkist zitten er %4.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Het is %1.</translation>
    </message>
    <message>
        <source>The week has been sailed; there are battles to settle.</source>
        <translation>De week is gevaren; er zijn slagen af te doen.</translation>
    </message>
    <message>
        <source>%1 is whole again.</source>
        <translation>%1 is weer hersteld.</translation>
    </message>
    <message>
        <source>%1 leaves the yard, not yet whole.</source>
        <translation>%1 verlaat de werf, nog niet hersteld.</translation>
    </message>
    <message>
        <source>%1 has most points %2: %3.</source>
        <translation>%1 heeft de meeste punten %2: %3.</translation>
    </message>
    <message>
        <source>%1 holds ports of %2 points of economic value.</source>
        <translation>%1 houdt havens van %2 punten economische waarde.</translation>
    </message>
    <message>
        <source>%1 has the last fleet at sea.</source>
        <translation>%1 heeft de laatste vloot op zee.</translation>
    </message>
    <message numerus="yes">
        <source>after {a year|%n years}</source>
        <translation>
            <numerusform>na een jaar</numerusform>
            <numerusform>na %n jaar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has won the war. %2</source>
        <translation>%1 heeft de oorlog gewonnen. %2</translation>
    </message>
    <message>
        <source>%1 raids %2: its trade suffers this month, and nobody hinders the raiders.</source>
        <translation>%1 plundert %2: de handel lijdt deze maand, en niemand hindert de plunderaars.</translation>
    </message>
    <message>
        <source>%1 raids %2, with %3 in it.</source>
        <translation>%1 plundert %2, waar %3 ligt.</translation>
    </message>
    <message>
        <source>%1 attacks %2, with %3 in it.</source>
        <translation>%1 valt %2 aan, waar %3 ligt.</translation>
    </message>
    <message>
        <source>%1 raids %2.</source>
        <translation>%1 plundert %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 valt %2 aan.</translation>
    </message>
    <message>
        <source>%1 blockades %2.</source>
        <translation>%1 blokkeert %2.</translation>
    </message>
    <message>
        <source>The blockade of %1 by %2 is lifted.</source>
        <translation>De blokkade van %1 door %2 is opgeheven.</translation>
    </message>
    <message>
        <source>%1 is strained by forced rowing; its slowest ship falls a day behind, and the fleet waits.</source>
        <translation>%1 is uitgeput van geforceerd roeien; het langzaamste schip raakt een dag achter en de vloot wacht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been out for {%n night|%n nights} running; its crews weary until it rests a day in port.</source>
        <translation>
            <numerusform>%1 is al %n nacht achtereen buiten; de roeiers raken vermoeid tot een dag rust in een haven.</numerusform>
            <numerusform>%1 is al %n nachten achtereen buiten; de roeiers raken vermoeid tot een dag rust in een haven.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 slips away from %2.</source>
        <translation>%1 ontkomt aan %2.</translation>
    </message>
    <message>
        <source>%1 stays in the harbour of %2, where %3 seeks battle: they do not meet.</source>
        <translation>%1 blijft in de haven van %2, waar %3 slag zoekt: zij treffen elkaar niet.</translation>
    </message>
    <message>
        <source>%1 and %2 meet %3.</source>
        <translation>%1 en %2 treffen elkaar %3.</translation>
    </message>
    <message>
        <source>%1 puts in at %2.</source>
        <translation>%1 loopt %2 binnen.</translation>
    </message>
    <message>
        <source>%1 arrives %2; the port is closed to it, and it stands off.</source>
        <translation>%1 komt aan %2; de haven is voor haar gesloten en zij blijft buiten.</translation>
    </message>
    <message>
        <source>%1 arrives %2.</source>
        <translation>%1 komt aan %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sights %2, {%n ship|%n ships}, %3.</source>
        <translation>
            <numerusform>%1 ziet %2, %n schip, %3.</numerusform>
            <numerusform>%1 ziet %2, %n schepen, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down with his ship.</source>
        <translation>%1 gaat met zijn schip ten onder.</translation>
    </message>
    <message>
        <source>A commander</source>
        <translation>Een bevelhebber</translation>
    </message>
    <message>
        <source>no ship is lost; %1 damaged.</source>
        <translation>geen schip vergaat; %1 beschadigd.</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} lost, %1.</source>
        <translation>
            <numerusform>%n schip vergaan, %1.</numerusform>
            <numerusform>%n schepen vergaan, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} lost, %1; %2 damaged.</source>
        <translation>
            <numerusform>%n schip vergaan, %1; %2 beschadigd.</numerusform>
            <numerusform>%n schepen vergaan, %1; %2 beschadigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rides it out</source>
        <translation>%1 doorstaat het</translation>
    </message>
    <message>
        <source>%1 fails by %2</source>
        <translation>%1 faalt met %2</translation>
    </message>
    <message>
        <source>A storm catches %1 %2: %3</source>
        <translation>Een zware storm treft %1 %2: %3</translation>
    </message>
    <message>
        <source>A gale catches %1 %2: %3</source>
        <translation>Een storm treft %1 %2: %3</translation>
    </message>
    <message>
        <source>A gale catches %1.</source>
        <translation>Een storm treft %1.</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves {%n ship|%n ships} behind in %2.</source>
        <translation>
            <numerusform>%1 laat %n schip achter in %2.</numerusform>
            <numerusform>%1 laat %n schepen achter in %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is launched in %2 and joins %3.</source>
        <translation>%1 loopt van stapel in %2 en komt bij %3.</translation>
    </message>
    <message>
        <source>%1 leaves the yard of %2, refitted.</source>
        <translation>%1 verlaat de werf van %2, verbouwd.</translation>
    </message>
    <message>
        <source>Its capacity is %1; a port of economic value %2 allows %3.</source>
        <translation>De ruimte is %1; een haven van economische waarde %2 staat %3 toe.</translation>
    </message>
    <message numerus="yes">
        <source>What stands on it takes {%n unit|%n units} more than its capacity of %1; defences that were rolled may.</source>
        <translation>
            <numerusform>Wat erop staat neemt %n eenheid meer dan de ruimte van %1; geworpen verdediging mag dat.</numerusform>
            <numerusform>Wat erop staat neemt %n eenheden meer dan de ruimte van %1; geworpen verdediging mag dat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands on it takes {%n unit|%n units} more than its capacity of %1; take that much off, or build it larger.</source>
        <translation>
            <numerusform>Wat erop staat neemt %n eenheid meer dan de ruimte van %1; haal dat eraf of bouw groter.</numerusform>
            <numerusform>Wat erop staat neemt %n eenheden meer dan de ruimte van %1; haal dat eraf of bouw groter.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 ferrea manus; one a section is allowed.</source>
        <translation>Er zijn %1 ferrea manus; één per muurdeel is toegestaan.</translation>
    </message>
    <message>
        <source>It has %1 wall sections; a port of economic value %2 allows %3.</source>
        <translation>Er zijn %1 muurdelen; een haven van economische waarde %2 staat er %3 toe.</translation>
    </message>
    <message>
        <source>It has %1 ships; a squadron has at most %2. Split it.</source>
        <translation>Het heeft %1 schepen; een eskader heeft er hoogstens %2. Splits het.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>van %1 tot %2</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>tot %1</translation>
    </message>
    <message>
        <source>%1 is offered %2; choose another class or year.</source>
        <translation>%1 is te krijgen %2; kies een andere klasse of een ander jaar.</translation>
    </message>
    <message>
        <source>A %1 ram is carried %2; fit a %3 one.</source>
        <translation>Een ram (%1) wordt gevoerd %2; neem er een van: %3.</translation>
    </message>
    <message>
        <source>%1 is carried %2; leave it ashore.</source>
        <translation>%1 wordt gevoerd %2; laat het aan wal.</translation>
    </message>
    <message>
        <source>A raised platform is carried %1; leave it ashore.</source>
        <translation>Een verhoogd gevechtsdek wordt gevoerd %1; laat het aan wal.</translation>
    </message>
    <message>
        <source>It has room for %1 towers; remove %2.</source>
        <translation>Er is ruimte voor %1 torens; haal er %2 af.</translation>
    </message>
    <message>
        <source>It has room for %1 ballistae; remove %2.</source>
        <translation>Er is ruimte voor %1 ballista&apos;s; haal er %2 af.</translation>
    </message>
    <message>
        <source>A ship carries one heavy war engine; remove %1.</source>
        <translation>Een schip voert één stuk zwaar geschut; haal er %1 af.</translation>
    </message>
    <message>
        <source>A heavy war engine needs size class %1 or more; this ship is %2.</source>
        <translation>Zwaar geschut vraagt grootteklasse %1 of meer; dit schip heeft %2.</translation>
    </message>
    <message>
        <source>The heavy war engine needs %1 more units of space; take towers or ballistae off, or fit a lighter engine.</source>
        <translation>Het zware geschut vraagt %1 eenheden ruimte meer; haal torens of ballista&apos;s af, of neem lichter geschut.</translation>
    </message>
    <message>
        <source>It carries %1 troop units and has room for %2, overloaded for %3; put %4 ashore.</source>
        <translation>Er zijn %1 troepeneenheden aan boord en ruimte voor %2, overladen voor %3; zet er %4 aan wal.</translation>
    </message>
    <message>
        <source>It is overloaded by %1 troop units, which halves its speed.</source>
        <translation>Het is overladen met %1 troepeneenheden; dat halveert de snelheid.</translation>
    </message>
    <message>
        <source>%1 has no fighting oars; switch them off.</source>
        <translation>%1 heeft geen vechtende roeiers; zet ze uit.</translation>
    </message>
    <message>
        <source>a route</source>
        <translation>een route</translation>
    </message>
    <message>
        <source>a lane</source>
        <translation>een zeeweg</translation>
    </message>
    <message>
        <source>forced rowing</source>
        <translation>geforceerd roeien</translation>
    </message>
    <message>
        <source>She never came to the battle; leave her as she was, or let her have come.</source>
        <translation>Het kwam nooit bij de slag; laat het zoals het was, of laat het gekomen zijn.</translation>
    </message>
    <message>
        <source>A ship that was not captured has no captor.</source>
        <translation>Een schip dat niet veroverd is heeft geen veroveraar.</translation>
    </message>
    <message>
        <source>A wreck does not leave the field; say that she stayed, or make it severe damage.</source>
        <translation>Een wrak verlaat het veld niet; zeg dat het bleef, of maak er zware schade van.</translation>
    </message>
    <message>
        <source>She came with %1 damage, and none is mended during a battle.</source>
        <translation>Het kwam met schade (%1), en tijdens een slag wordt niets hersteld.</translation>
    </message>
    <message>
        <source>Her captain was %1 before the battle, and is no better after it.</source>
        <translation>De kapitein was %1 voor de slag, en is er daarna niet beter aan toe.</translation>
    </message>
    <message>
        <source>Say who captured her.</source>
        <translation>Zeg wie het veroverde.</translation>
    </message>
    <message>
        <source>%1 cannot capture its own ship; name another captor, or say that she is afloat.</source>
        <translation>%1 kan geen eigen schip veroveren; noem een andere veroveraar, of zeg dat het drijft.</translation>
    </message>
    <message>
        <source>%1 has lost every ship of its own and yet holds her; check who captured her.</source>
        <translation>%1 heeft elk eigen schip verloren en houdt het toch; kijk na wie het veroverde.</translation>
    </message>
    <message>
        <source>%1 %2 are lost, of %3 aboard; lower the losses.</source>
        <translation>%1 %2 zijn verloren, van %3 aan boord; verlaag de verliezen.</translation>
    </message>
    <message>
        <source>She came without %1 %2; losses from before count along.</source>
        <translation>Het kwam zonder %1 %2; verliezen van daarvoor tellen mee.</translation>
    </message>
    <message>
        <source>She has no Greek fire to use.</source>
        <translation>Het heeft geen Grieks vuur om te gebruiken.</translation>
    </message>
    <message>
        <source>What was broken or used before the battle is so after it.</source>
        <translation>Wat voor de slag stuk of gebruikt was is dat erna ook.</translation>
    </message>
    <message>
        <source>Who was not captured has no captor.</source>
        <translation>Wie niet gevangen is heeft niemand die hem gevangen nam.</translation>
    </message>
    <message>
        <source>Say who captured him.</source>
        <translation>Zeg wie hem gevangen nam.</translation>
    </message>
    <message>
        <source>He cannot be the captive of his own side; name another captor, or say that he is fit.</source>
        <translation>Hij kan niet door zijn eigen partij gevangen zijn; noem een andere, of zeg dat hij ongedeerd is.</translation>
    </message>
    <message>
        <source>Its own side holds it; say so.</source>
        <translation>De eigen partij houdt het; zeg dat.</translation>
    </message>
    <message>
        <source>More is left on it than stood there; lower it.</source>
        <translation>Er staat meer op dan er stond; verlaag het.</translation>
    </message>
    <message>
        <source>%1 has nothing left; say who won.</source>
        <translation>%1 heeft niets meer over; zeg wie won.</translation>
    </message>
    <message>
        <source>Say who won.</source>
        <translation>Zeg wie won.</translation>
    </message>
    <message>
        <source>Who gave the battle up did not win it; correct one of the two.</source>
        <translation>Wie de slag opgaf won hem niet; verbeter een van beide.</translation>
    </message>
    <message>
        <source>A battle that was broken off undecided has no winner; correct one of the two.</source>
        <translation>Een slag die onbeslist werd afgebroken heeft geen winnaar; verbeter een van beide.</translation>
    </message>
    <message>
        <source>Only one side has ships left, and yet it is a draw; check who won.</source>
        <translation>Maar één partij heeft nog schepen, en toch is het gelijk; kijk na wie won.</translation>
    </message>
    <message>
        <source>Say how many turns it took.</source>
        <translation>Zeg hoeveel beurten het duurde.</translation>
    </message>
    <message>
        <source>It names a file that does not lie beside or below it.</source>
        <translation>Het noemt een bestand dat er niet naast of onder ligt.</translation>
    </message>
    <message>
        <source>Put that file beside it, and give its name alone.</source>
        <translation>Leg dat bestand ernaast, en geef alleen de naam.</translation>
    </message>
    <message>
        <source>It stands for standard output, which has the answer already.</source>
        <translation>Het staat voor de standaarduitvoer, die het antwoord al heeft.</translation>
    </message>
    <message>
        <source>It is %1, and only a file can be replaced.</source>
        <translation>Het is %1, en alleen een bestand kan worden vervangen.</translation>
    </message>
    <message>
        <source>It is a campaign or a part of one, which nothing is written over. It was left as it is.</source>
        <translation>Het is een veldtocht of een deel ervan, en daar wordt niets overheen geschreven. Het bleef zoals het was.</translation>
    </message>
    <message>
        <source>Standard output or standard error goes there. It was left as it is.</source>
        <translation>De standaarduitvoer of standaardfout gaat daarheen. Het bleef zoals het was.</translation>
    </message>
    <message>
        <source>The command reads it, and does not write over what it reads. It was left as it is.</source>
        <translation>De opdracht leest het, en schrijft niet over wat zij leest heen. Het bleef zoals het was.</translation>
    </message>
    <message>
        <source>There is a file of that name, and it is not %1. It was left as it is.</source>
        <translation>Er is een bestand met die naam, en het is niet %1. Het bleef zoals het was.</translation>
    </message>
    <message>
        <source>It was not written.</source>
        <translation>Het werd niet geschreven.</translation>
    </message>
    <message>
        <source>The previous file is unchanged.</source>
        <translation>Het vorige bestand is ongewijzigd.</translation>
    </message>
    <message>
        <source>The unfinished %1 could not be taken away.</source>
        <translation>Het onaffe %1 kon niet worden weggehaald.</translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation>Er bleef geen bestand achter.</translation>
    </message>
    <message>
        <source>Nothing of that size belongs here; check that it is the right file.</source>
        <translation>Niets van die grootte hoort hier; ga na of het het juiste bestand is.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Er is geen bestand of map met die naam.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Ga het pad na.</translation>
    </message>
    <message>
        <source>Permission is missing.</source>
        <translation>Het recht ontbreekt.</translation>
    </message>
    <message>
        <source>Choose another place, or ask for the right to use this one.</source>
        <translation>Kies een andere plaats, of vraag om het recht op deze.</translation>
    </message>
    <message>
        <source>The medium is read-only.</source>
        <translation>Het medium kan alleen gelezen worden.</translation>
    </message>
    <message>
        <source>Choose a place that can be written.</source>
        <translation>Kies een plaats waar geschreven kan worden.</translation>
    </message>
    <message>
        <source>Free some space or choose another disk, and do it again.</source>
        <translation>Maak ruimte of kies een andere schijf, en doe het nog eens.</translation>
    </message>
    <message>
        <source>The disk failed.</source>
        <translation>De schijf faalde.</translation>
    </message>
    <message>
        <source>Check it, then try again or choose another place.</source>
        <translation>Ga haar na, en probeer het nog eens of kies een andere plaats.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Een deel van het pad is een bestand, geen map.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Het is een map.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Noem een bestand.</translation>
    </message>
    <message>
        <source>Its links lead in a circle.</source>
        <translation>De koppelingen lopen in een kring.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Noem het bestand zelf.</translation>
    </message>
    <message>
        <source>The path is too long.</source>
        <translation>Het pad is te lang.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Kies een korter.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Het systeem zegt: %1.</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>Probeer het nog eens, of kies een andere plaats.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>een map</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>een pijp</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>een socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>een apparaat</translation>
    </message>
    <message>
        <source>It is a campaign or a part of one, and no document.</source>
        <translation>Het is een veldtocht of een deel ervan, en geen document.</translation>
    </message>
    <message>
        <source>Give a document; `navarch campaign export` writes one of a campaign.</source>
        <translation>Geef een document; `navarch campaign export` schrijft er een van een veldtocht.</translation>
    </message>
    <message>
        <source>It cannot be opened. %1</source>
        <translation>Het kan niet worden geopend. %1</translation>
    </message>
    <message>
        <source>It is %1, not a file.</source>
        <translation>Het is %1, geen bestand.</translation>
    </message>
    <message>
        <source>Name a file, or - for standard input.</source>
        <translation>Noem een bestand, of - voor de standaardinvoer.</translation>
    </message>
    <message>
        <source>It cannot be read. %1</source>
        <translation>Het kan niet worden gelezen. %1</translation>
    </message>
    <message>
        <source>A draft has its fleets inside.</source>
        <translation>Een concept heeft zijn vloten in zich.</translation>
    </message>
    <message>
        <source>A battle that comes with the program has its fleets inside.</source>
        <translation>Een slag die met het programma meekomt heeft zijn vloten in zich.</translation>
    </message>
    <message>
        <source>There is no side %1 in this battle.</source>
        <translation>Er is geen partij %1 in deze slag.</translation>
    </message>
    <message>
        <source>It has the sides 1 to %1; give a number or a name.</source>
        <translation>Zij heeft de partijen 1 tot %1; geef een nummer of een naam.</translation>
    </message>
    <message>
        <source>Without it nothing is begun; the campaign is as it was before.</source>
        <translation>Zonder dat wordt niets begonnen; de veldtocht is zoals zij was.</translation>
    </message>
    <message>
        <source>The war has no week %1. Nothing was made.</source>
        <translation>De oorlog heeft geen week %1. Er werd niets gemaakt.</translation>
    </message>
    <message>
        <source>Choose one that has begun; --list shows them.</source>
        <translation>Kies er een die begonnen is; --list toont ze.</translation>
    </message>
    <message>
        <source>There is no scenario %1.</source>
        <translation>Er is geen scenario %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Er zijn %1.</translation>
    </message>
    <message>
        <source>Which battle is this paper of?</source>
        <translation>Van welke slag is dit papier?</translation>
    </message>
    <message>
        <source>Give its number or name; `navarch campaign battle list` lists them.</source>
        <translation>Geef haar nummer of naam; `navarch campaign battle list` somt ze op.</translation>
    </message>
    <message>
        <source>There are no walls there.</source>
        <translation>Daar zijn geen muren.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists the ports and who holds them.</source>
        <translation>`navarch campaign show` somt de havens op, en van wie zij zijn.</translation>
    </message>
    <message>
        <source>There is a file already, and it was left as it is.</source>
        <translation>Er is al een bestand, en het bleef zoals het was.</translation>
    </message>
    <message>
        <source>Choose another name, or give --replace to move it among its backups.</source>
        <translation>Kies een andere naam, of geef --replace om het bij zijn reservekopieën te leggen.</translation>
    </message>
    <message>
        <source>The file there is no campaign, and it was left as it is.</source>
        <translation>Het bestand daar is geen veldtocht, en het bleef zoals het was.</translation>
    </message>
    <message>
        <source>Choose another name, or take that file away.</source>
        <translation>Kies een andere naam, of haal dat bestand weg.</translation>
    </message>
    <message>
        <source>It is open in another Navarch; it was left as it is.</source>
        <translation>Het staat open in een andere Navarch; het bleef zoals het was.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Sluit het daar.</translation>
    </message>
    <message>
        <source>Choose a fleet with ships, or a port with walls.</source>
        <translation>Kies een vloot met schepen, of een haven met muren.</translation>
    </message>
    <message>
        <source>The draft has no fleet.</source>
        <translation>Het concept heeft geen vloot.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 rows.</source>
        <translation>Een vloot heeft hoogstens %1 rijen.</translation>
    </message>
    <message>
        <source>Count ships alike in one row.</source>
        <translation>Tel gelijke schepen in één rij.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 ships.</source>
        <translation>Een vloot heeft hoogstens %1 schepen.</translation>
    </message>
    <message>
        <source>Make two fleets of it.</source>
        <translation>Maak er twee vloten van.</translation>
    </message>
    <message>
        <source>Ships are multiplied by 2 to 100.</source>
        <translation>Schepen worden met 2 tot 100 vermenigvuldigd.</translation>
    </message>
    <message>
        <source>Choose a number between them.</source>
        <translation>Kies een getal daartussen.</translation>
    </message>
    <message>
        <source>A row has at most %1 ships.</source>
        <translation>Een rij heeft hoogstens %1 schepen.</translation>
    </message>
    <message>
        <source>Multiply by less, or add another row.</source>
        <translation>Vermenigvuldig met minder, of voeg een rij toe.</translation>
    </message>
    <message>
        <source>A row has 1 to %1 ships.</source>
        <translation>Een rij heeft 1 tot %1 schepen.</translation>
    </message>
    <message>
        <source>Remove the row, or add another.</source>
        <translation>Haal de rij weg, of voeg er een toe.</translation>
    </message>
    <message>
        <source>Another ship is called %1.</source>
        <translation>Een ander schip heet %1.</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>De naam is leeg.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Schrijf er een.</translation>
    </message>
    <message>
        <source>There is a squadron called %1 already.</source>
        <translation>Er is al een eskader dat %1 heet.</translation>
    </message>
    <message>
        <source>%1 commands elsewhere in this fleet.</source>
        <translation>%1 voert elders in deze vloot bevel.</translation>
    </message>
    <message>
        <source>Name another, or dismiss him there first.</source>
        <translation>Noem een ander, of ontsla hem daar eerst.</translation>
    </message>
    <message>
        <source>There is no such squadron.</source>
        <translation>Zo&apos;n eskader is er niet.</translation>
    </message>
    <message>
        <source>Choose one of the fleet&apos;s.</source>
        <translation>Kies een van de vloot.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 commanders.</source>
        <translation>Een vloot heeft hoogstens %1 bevelhebbers.</translation>
    </message>
    <message>
        <source>Dismiss one first.</source>
        <translation>Ontsla er eerst een.</translation>
    </message>
    <message>
        <source>The draft has no port.</source>
        <translation>Het concept heeft geen haven.</translation>
    </message>
    <message>
        <source>It is nested more than %1 deep.</source>
        <translation>Het is meer dan %1 diep genest.</translation>
    </message>
    <message>
        <source>The field %1 stands twice in one object.</source>
        <translation>Het veld %1 staat tweemaal in één object.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Houd een van beide.</translation>
    </message>
    <message>
        <source>An object holds more than %1 fields.</source>
        <translation>Een object heeft meer dan %1 velden.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>regel %1, kolom %2</translation>
    </message>
    <message>
        <source>It is not JSON: the text breaks off or is malformed at %1.</source>
        <translation>Het is geen JSON: de tekst breekt af of is misvormd op %1.</translation>
    </message>
    <message>
        <source>Correct it there, or save it again from the program it comes from.</source>
        <translation>Verbeter het daar, of bewaar het opnieuw met het programma waar het vandaan komt.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB.</source>
        <translation>Het is groter dan %1 MB.</translation>
    </message>
    <message>
        <source>Nothing of that size is a file of Navarch; check that it is the right file.</source>
        <translation>Niets van die grootte is een bestand van Navarch; ga na of het het juiste bestand is.</translation>
    </message>
    <message>
        <source>The number here is beyond every number that can be meant.</source>
        <translation>Het getal hier gaat elk getal te boven dat bedoeld kan zijn.</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>Geef een kleiner.</translation>
    </message>
    <message>
        <source>It is not JSON that can be read.</source>
        <translation>Het is geen JSON dat gelezen kan worden.</translation>
    </message>
    <message>
        <source>Check its numbers and its encoding (UTF-8).</source>
        <translation>Ga getallen en codering (UTF-8) na.</translation>
    </message>
    <message>
        <source>a list cannot stand here.</source>
        <translation>een lijst kan hier niet staan.</translation>
    </message>
    <message>
        <source>an object cannot stand here.</source>
        <translation>een object kan hier niet staan.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 kan hier niet staan.</translation>
    </message>
    <message>
        <source>An object in braces belongs here, not a list.</source>
        <translation>Hier hoort een object tussen accolades, geen lijst.</translation>
    </message>
    <message>
        <source>An object in braces belongs here, not %1.</source>
        <translation>Hier hoort een object tussen accolades, niet %1.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Schrijf true of false.</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>Schrijf een tekst tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>This text is empty.</source>
        <translation>Deze tekst is leeg.</translation>
    </message>
    <message>
        <source>Write at least one character.</source>
        <translation>Schrijf minstens één teken.</translation>
    </message>
    <message>
        <source>The text %1 %2.</source>
        <translation>De tekst %1 %2.</translation>
    </message>
    <message>
        <source>Write plain text of at most %1 characters.</source>
        <translation>Schrijf gewone tekst van hoogstens %1 tekens.</translation>
    </message>
    <message>
        <source>%1 is no amount of talents.</source>
        <translation>%1 is geen bedrag in talenten.</translation>
    </message>
    <message>
        <source>Write it like &quot;31.90&quot;.</source>
        <translation>Schrijf het als &quot;31.90&quot;.</translation>
    </message>
    <message>
        <source>Write a list in square brackets.</source>
        <translation>Schrijf een lijst tussen rechte haken.</translation>
    </message>
    <message>
        <source>The list holds %1 items.</source>
        <translation>De lijst heeft %1 stukken.</translation>
    </message>
    <message>
        <source>It does not say what it is.</source>
        <translation>Het zegt niet wat het is.</translation>
    </message>
    <message>
        <source>It is a %1.</source>
        <translation>Het is een %1.</translation>
    </message>
    <message>
        <source>A file with &quot;format&quot;: &quot;%1&quot; is needed here.</source>
        <translation>Hier is een bestand met &quot;format&quot;: &quot;%1&quot; nodig.</translation>
    </message>
    <message>
        <source>The field %1 is not known.</source>
        <translation>Het veld %1 is niet bekend.</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>Haal het weg, of verbeter de spelling.</translation>
    </message>
    <message>
        <source>%1 is not known here.</source>
        <translation>%1 is hier niet bekend.</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>is langer dan %1 tekens</translation>
    </message>
    <message>
        <source>is not valid UTF-8</source>
        <translation>is geen geldig UTF-8</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>bevat een stuurteken</translation>
    </message>
    <message>
        <source>holds an invisible character that hides or reorders text</source>
        <translation>bevat een onzichtbaar teken dat tekst verbergt of omkeert</translation>
    </message>
    <message>
        <source>%1 is a wreck and cannot fight.</source>
        <translation>%1 is een wrak en kan niet vechten.</translation>
    </message>
    <message>
        <source>Leave it out, or correct its condition.</source>
        <translation>Laat het weg, of verbeter zijn staat.</translation>
    </message>
    <message>
        <source>%1 is on this side already.</source>
        <translation>%1 is al aan deze partij.</translation>
    </message>
    <message>
        <source>A ship fights once; take it out here or there.</source>
        <translation>Een schip vecht eenmaal; haal het hier of daar weg.</translation>
    </message>
    <message>
        <source>A battle has two to %1 sides.</source>
        <translation>Een slag heeft twee tot %1 partijen.</translation>
    </message>
    <message>
        <source>Give each a fleet.</source>
        <translation>Geef elk een vloot.</translation>
    </message>
    <message>
        <source>%1 has neither ships nor walls to fight with.</source>
        <translation>%1 heeft schepen noch muren om mee te vechten.</translation>
    </message>
    <message>
        <source>Give it a fleet with ships.</source>
        <translation>Geef haar een vloot met schepen.</translation>
    </message>
    <message>
        <source>The battle has %1 ships.</source>
        <translation>De slag heeft %1 schepen.</translation>
    </message>
    <message>
        <source>At most %1 can be fought with.</source>
        <translation>Met hoogstens %1 kan worden gevochten.</translation>
    </message>
    <message>
        <source>The name of this file %1.</source>
        <translation>De naam van dit bestand %1.</translation>
    </message>
    <message>
        <source>It must name a squadron or a ship, one of the two.</source>
        <translation>Het moet een eskader of een schip noemen, een van beide.</translation>
    </message>
    <message>
        <source>Give &quot;squadron&quot; or &quot;ship&quot;.</source>
        <translation>Geef &quot;squadron&quot; of &quot;ship&quot;.</translation>
    </message>
    <message>
        <source>There is no squadron %1 in the fleet.</source>
        <translation>Er is geen eskader %1 in de vloot.</translation>
    </message>
    <message>
        <source>Name one of its squadrons.</source>
        <translation>Noem een van haar eskaders.</translation>
    </message>
    <message>
        <source>There is no ship %1 in the fleet.</source>
        <translation>Er is geen schip %1 in de vloot.</translation>
    </message>
    <message>
        <source>Name one of its ships.</source>
        <translation>Noem een van haar schepen.</translation>
    </message>
    <message>
        <source>It is placed twice.</source>
        <translation>Het is tweemaal geplaatst.</translation>
    </message>
    <message>
        <source>Keep one of the two places.</source>
        <translation>Houd een van beide plaatsen.</translation>
    </message>
    <message>
        <source>Walls stand at a port only.</source>
        <translation>Muren staan alleen bij een haven.</translation>
    </message>
    <message>
        <source>Give the place &quot;kind&quot;: &quot;port&quot;, or take them out.</source>
        <translation>Geef de plaats &quot;kind&quot;: &quot;port&quot;, of haal ze weg.</translation>
    </message>
    <message>
        <source>Give it a &quot;fleet&quot; with ships.</source>
        <translation>Geef haar een &quot;fleet&quot; met schepen.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 18446744073709551615.</source>
        <translation>Geef een geheel getal van 0 tot 18446744073709551615.</translation>
    </message>
    <message>
        <source>The name %1 %2.</source>
        <translation>De naam %1 %2.</translation>
    </message>
    <message>
        <source>A battle needs two sides or more.</source>
        <translation>Een slag heeft twee of meer partijen nodig.</translation>
    </message>
    <message>
        <source>Give each a &quot;fleet&quot;.</source>
        <translation>Geef elk een &quot;fleet&quot;.</translation>
    </message>
    <message>
        <source>It does not say by which game it is fought.</source>
        <translation>Het zegt niet volgens welk spel wordt gevochten.</translation>
    </message>
    <message>
        <source>Give the game&apos;s id.</source>
        <translation>Geef de id van het spel.</translation>
    </message>
    <message>
        <source>This game has no order of that name.</source>
        <translation>Dit spel heeft geen opdracht met die naam.</translation>
    </message>
    <message>
        <source>There is not enough memory to fight these battles.</source>
        <translation>Er is niet genoeg geheugen om deze slagen uit te vechten.</translation>
    </message>
    <message>
        <source>Take smaller fleets, or close other programs.</source>
        <translation>Neem kleinere vloten, of sluit andere programma&apos;s.</translation>
    </message>
    <message>
        <source>%1 more dice were typed than the order takes.</source>
        <translation>Er zijn %1 stenen meer getypt dan de opdracht vraagt.</translation>
    </message>
    <message>
        <source>Type %1.</source>
        <translation>Typ %1.</translation>
    </message>
    <message>
        <source>Nothing is asked of this ship now.</source>
        <translation>Van dit schip wordt nu niets gevraagd.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>De slag is voorbij.</translation>
    </message>
    <message>
        <source>Take the last order back to go on from there.</source>
        <translation>Neem de laatste opdracht terug om van daar verder te gaan.</translation>
    </message>
    <message>
        <source>It is an order of another side.</source>
        <translation>Het is een opdracht van een andere partij.</translation>
    </message>
    <message>
        <source>Give orders to your own ships.</source>
        <translation>Geef opdrachten aan je eigen schepen.</translation>
    </message>
    <message>
        <source>There is no game %1 to fight with here.</source>
        <translation>Er is hier geen spel %1 om mee te vechten.</translation>
    </message>
    <message>
        <source>This program has none yet.</source>
        <translation>Dit programma heeft er nog geen.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Bekend: %1.</translation>
    </message>
    <message>
        <source>Correct &quot;fate&quot; or &quot;captor&quot;.</source>
        <translation>Verbeter &quot;fate&quot; of &quot;captor&quot;.</translation>
    </message>
    <message>
        <source>A battle that was broken off undecided has no winner.</source>
        <translation>Een slag die onbeslist werd afgebroken heeft geen winnaar.</translation>
    </message>
    <message>
        <source>Correct &quot;undecided&quot; or &quot;victor&quot;.</source>
        <translation>Verbeter &quot;undecided&quot; of &quot;victor&quot;.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>The die for %1 (%2, d%3) is one for %4 (%5, d%6) here.</source>
        <translation>De steen voor %1 (%2, d%3) is hier een voor %4 (%5, d%6).</translation>
    </message>
    <message>
        <source>The die for %1 shows %2 in the replay and %3 here.</source>
        <translation>De steen voor %1 toont %2 in de herhaling en %3 hier.</translation>
    </message>
    <message>
        <source>The modifier %1 (%2) of %3 is %4 (%5) of %6 here.</source>
        <translation>De aanpassing %1 (%2) van %3 is hier %4 (%5) van %6.</translation>
    </message>
    <message>
        <source>It is %1 (%2) in the replay and %3 (%4) here.</source>
        <translation>Het is %1 (%2) in de herhaling en %3 (%4) hier.</translation>
    </message>
    <message>
        <source>It has %1 dice in the replay and %2 here.</source>
        <translation>Het heeft %1 stenen in de herhaling en %2 hier.</translation>
    </message>
    <message>
        <source>It has %1 modifiers in the replay and %2 here.</source>
        <translation>Het heeft %1 aanpassingen in de herhaling en %2 hier.</translation>
    </message>
    <message>
        <source>It is about side %1, ship %2 and target %3 in the replay, and side %4, ship %5 and target %6 here.</source>
        <translation>Het gaat in de herhaling over partij %1, schip %2 en doel %3, en hier over partij %4, schip %5 en doel %6.</translation>
    </message>
    <message>
        <source>The replay is not what happened: it was altered, or made by another version.</source>
        <translation>De herhaling is niet wat er gebeurde: zij is veranderd, of door een andere versie gemaakt.</translation>
    </message>
    <message>
        <source>%1 happens here and is missing from the replay.</source>
        <translation>%1 gebeurt hier en ontbreekt in de herhaling.</translation>
    </message>
    <message>
        <source>%1 does not happen here.</source>
        <translation>%1 gebeurt hier niet.</translation>
    </message>
    <message>
        <source>%1 (%2, d%3)</source>
        <translation>%1 (%2, d%3)</translation>
    </message>
    <message>
        <source>The typed die %1 is none for %2.</source>
        <translation>De getypte steen %1 is er geen voor %2.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Verbeter haar.</translation>
    </message>
    <message>
        <source>A typed die is missing: %1.</source>
        <translation>Er ontbreekt een getypte steen: %1.</translation>
    </message>
    <message>
        <source>The battle was not gone through to its end.</source>
        <translation>De slag werd niet tot het einde doorlopen.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Open haar nog eens.</translation>
    </message>
    <message>
        <source>It was fought by edition %1 of the rules of %2 and this program plays edition %3, in which it comes out otherwise. What was entered of it stays as it was.</source>
        <translation>Zij werd uitgevochten volgens uitgave %1 van de regels van %2, en dit programma speelt uitgave %3, waarin zij anders uitkomt. Wat ervan is ingevoerd bleef zoals het was.</translation>
    </message>
    <message>
        <source>It was fought by edition %1 of the rules of %2; this program knows no later one than edition %3. Open it with a newer version of Navarch.</source>
        <translation>Zij werd uitgevochten volgens uitgave %1 van de regels van %2; dit programma kent geen latere dan uitgave %3. Open haar met een nieuwere versie van Navarch.</translation>
    </message>
    <message>
        <source>The order %1 is not the one that was given here.</source>
        <translation>De opdracht %1 is niet degene die hier werd gegeven.</translation>
    </message>
    <message>
        <source>The battle is over here and not in the replay.</source>
        <translation>De slag is hier voorbij en in de herhaling niet.</translation>
    </message>
    <message>
        <source>The battle is not over here.</source>
        <translation>De slag is hier niet voorbij.</translation>
    </message>
    <message>
        <source>The outcome is another one here.</source>
        <translation>De uitslag is hier een andere.</translation>
    </message>
    <message>
        <source>%1 is no sum.</source>
        <translation>%1 is geen som.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Laat het weg.</translation>
    </message>
    <message>
        <source>The order is missing.</source>
        <translation>De opdracht ontbreekt.</translation>
    </message>
    <message>
        <source>It names the file %1; the fleets of a battle that was fought stand in its own file.</source>
        <translation>Het noemt het bestand %1; de vloten van een slag die is uitgevochten staan in haar eigen bestand.</translation>
    </message>
    <message>
        <source>Put the fleet inside.</source>
        <translation>Zet de vloot erin.</translation>
    </message>
    <message>
        <source>The brief is missing.</source>
        <translation>De opdracht voor de slag ontbreekt.</translation>
    </message>
    <message>
        <source>A side&apos;s players are no list, or too many.</source>
        <translation>De spelers van een partij zijn geen lijst, of te veel.</translation>
    </message>
    <message>
        <source>Give one name a seat.</source>
        <translation>Geef één naam per plaats.</translation>
    </message>
    <message>
        <source>There is a player that is not known here.</source>
        <translation>Er is een speler die hier niet bekend is.</translation>
    </message>
    <message>
        <source>Write hands, %1.</source>
        <translation>Schrijf hands, %1.</translation>
    </message>
    <message>
        <source>Take a backup that is whole.</source>
        <translation>Neem een reservekopie die heel is.</translation>
    </message>
    <message>
        <source>The battle has not been fought.</source>
        <translation>De slag is niet uitgevochten.</translation>
    </message>
    <message>
        <source>Enter its outcome first.</source>
        <translation>Voer eerst haar uitslag in.</translation>
    </message>
    <message>
        <source>Its brief is no brief.</source>
        <translation>Zijn slagopdracht is er geen.</translation>
    </message>
    <message>
        <source>Its outcome is no outcome.</source>
        <translation>Zijn uitslag is er geen.</translation>
    </message>
    <message>
        <source>What it changed is no list.</source>
        <translation>Wat hij veranderde is geen lijst.</translation>
    </message>
    <message>
        <source>Its sides are not numbered from 0, two or more.</source>
        <translation>Zijn partijen zijn niet genummerd vanaf 0, twee of meer.</translation>
    </message>
    <message>
        <source>It waits with an outcome, or was fought without one.</source>
        <translation>Hij wacht met een uitslag, of werd zonder uitgevochten.</translation>
    </message>
    <message>
        <source>Its battle has no side of its number.</source>
        <translation>Zijn slag heeft geen partij met zijn nummer.</translation>
    </message>
    <message>
        <source>Its fleet waits for a battle and is not there.</source>
        <translation>Zijn vloot wacht op een slag en is er niet.</translation>
    </message>
    <message>
        <source>Its fleet waits for two battles.</source>
        <translation>Zijn vloot wacht op twee slagen.</translation>
    </message>
    <message>
        <source>Its ship waits for a battle and is not there.</source>
        <translation>Zijn schip wacht op een slag en is er niet.</translation>
    </message>
    <message>
        <source>Its battle has not been fought.</source>
        <translation>Zijn slag is niet uitgevochten.</translation>
    </message>
    <message>
        <source>A battle of a campaign names no files.</source>
        <translation>Een slag van een veldtocht noemt geen bestanden.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Er is geen tabel %1.</translation>
    </message>
    <message>
        <source>It has neither a before nor an after.</source>
        <translation>Het heeft een ervoor noch een erna.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is missing.</source>
        <translation>Nummer %1 van %2 ontbreekt.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is there already.</source>
        <translation>Nummer %1 van %2 is er al.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is not as it was left.</source>
        <translation>Nummer %1 van %2 is niet zoals het werd achtergelaten.</translation>
    </message>
    <message>
        <source>The changes are no list.</source>
        <translation>De veranderingen zijn geen lijst.</translation>
    </message>
    <message>
        <source>This list is missing.</source>
        <translation>Deze lijst ontbreekt.</translation>
    </message>
    <message>
        <source>Add it; a campaign without any has an empty list.</source>
        <translation>Voeg haar toe; een veldtocht zonder heeft een lege lijst.</translation>
    </message>
    <message>
        <source>The number %1 stands twice in this list.</source>
        <translation>Het nummer %1 staat tweemaal in deze lijst.</translation>
    </message>
    <message>
        <source>Its %1 is missing.</source>
        <translation>Zijn %1 ontbreekt.</translation>
    </message>
    <message>
        <source>Its %1 is %2, and nothing has that number.</source>
        <translation>Zijn %1 is %2, en niets heeft dat nummer.</translation>
    </message>
    <message>
        <source>Its number is not below the next one, %1.</source>
        <translation>Zijn nummer ligt niet onder het volgende, %1.</translation>
    </message>
    <message>
        <source>Its number is used twice.</source>
        <translation>Zijn nummer wordt tweemaal gebruikt.</translation>
    </message>
    <message>
        <source>It is in a port and at sea.</source>
        <translation>Zij is in een haven en op zee.</translation>
    </message>
    <message>
        <source>Its place at sea begins nowhere.</source>
        <translation>Haar plaats op zee begint nergens.</translation>
    </message>
    <message>
        <source>There is no year 0.</source>
        <translation>Er is geen jaar 0.</translation>
    </message>
    <message>
        <source>There must be exactly one, of number 1.</source>
        <translation>Er moet er precies één zijn, met nummer 1.</translation>
    </message>
    <message>
        <source>There is another setting of that key.</source>
        <translation>Er is een andere instelling met die sleutel.</translation>
    </message>
    <message>
        <source>There is another wall of that number.</source>
        <translation>Er is een andere muur met dat nummer.</translation>
    </message>
    <message>
        <source>There is another garrison of that port.</source>
        <translation>Er is een ander garnizoen van die haven.</translation>
    </message>
    <message>
        <source>There is another contract of that fleet.</source>
        <translation>Er is een ander contract van die vloot.</translation>
    </message>
    <message>
        <source>Its squadron belongs to another fleet.</source>
        <translation>Zijn eskader hoort bij een andere vloot.</translation>
    </message>
    <message>
        <source>There is another order of that fleet.</source>
        <translation>Er is een andere opdracht van die vloot.</translation>
    </message>
    <message>
        <source>There is another house figure of that key.</source>
        <translation>Er is een ander huisgetal met die sleutel.</translation>
    </message>
    <message>
        <source>There is another side of that number in its battle.</source>
        <translation>Er is een andere partij met dat nummer in zijn slag.</translation>
    </message>
    <message>
        <source>There is another ship of that row in its battle.</source>
        <translation>Er is een ander schip met die rij in zijn slag.</translation>
    </message>
    <message>
        <source>There is another replay of that battle.</source>
        <translation>Er is een andere herhaling van die slag.</translation>
    </message>
    <message>
        <source>Its postings do not sum to zero.</source>
        <translation>De boekingen tellen niet op tot nul.</translation>
    </message>
    <message>
        <source>It is not founded in %1.</source>
        <translation>Zij is niet gesticht in %1.</translation>
    </message>
    <message>
        <source>It is not known.</source>
        <translation>Zij is niet bekend.</translation>
    </message>
    <message>
        <source>Leave it out, or choose another.</source>
        <translation>Laat haar weg, of kies een andere.</translation>
    </message>
    <message>
        <source>It is named twice.</source>
        <translation>Zij is tweemaal genoemd.</translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation>Noem haar eenmaal.</translation>
    </message>
    <message>
        <source>A ship&apos;s name is needed here.</source>
        <translation>Hier is de naam van een schip nodig.</translation>
    </message>
    <message>
        <source>Write a text of at most 80 characters.</source>
        <translation>Schrijf een tekst van hoogstens 80 tekens.</translation>
    </message>
    <message>
        <source>The row has a count or a name as well.</source>
        <translation>De rij heeft ook een aantal of een naam.</translation>
    </message>
    <message>
        <source>Give the number of the record alone, and &quot;names&quot; for its first ships.</source>
        <translation>Geef alleen het nummer van het verslag, en &quot;names&quot; voor de eerste schepen ervan.</translation>
    </message>
    <message>
        <source>The row has no number of the record.</source>
        <translation>De rij heeft geen nummer van het verslag.</translation>
    </message>
    <message>
        <source>Give &quot;recorded&quot; too, or &quot;name&quot;.</source>
        <translation>Geef ook &quot;recorded&quot;, of &quot;name&quot;.</translation>
    </message>
    <message>
        <source>There are more names than ships.</source>
        <translation>Er zijn meer namen dan schepen.</translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Laat er enkele weg.</translation>
    </message>
    <message>
        <source>Two ships are called %1.</source>
        <translation>Twee schepen heten %1.</translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation>Geef elk zijn eigen naam.</translation>
    </message>
    <message>
        <source>The fleet has %1 ships.</source>
        <translation>De vloot heeft %1 schepen.</translation>
    </message>
    <message>
        <source>At most %1 are allowed.</source>
        <translation>Hoogstens %1 zijn toegestaan.</translation>
    </message>
    <message>
        <source>431 BCE is -431.</source>
        <translation>431 v.C. is -431.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Er is geen keuze %1.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen.</source>
        <translation>%1 kan niet worden gekozen.</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>Kies %1.</translation>
    </message>
    <message>
        <source>There is no port %1.</source>
        <translation>Er is geen haven %1.</translation>
    </message>
    <message>
        <source>core/data/ports.json lists them.</source>
        <translation>core/data/ports.json somt ze op.</translation>
    </message>
    <message>
        <source>%1 talents are too many.</source>
        <translation>%1 talenten is te veel.</translation>
    </message>
    <message>
        <source>Give at most %1.</source>
        <translation>Geef hoogstens %1.</translation>
    </message>
    <message>
        <source>Only an allied fleet has a contract with months and a home port.</source>
        <translation>Alleen een bondgenotenvloot heeft een contract met maanden en een thuishaven.</translation>
    </message>
    <message>
        <source>Give the fleet an &quot;allied_percent&quot;.</source>
        <translation>Geef de vloot een &quot;allied_percent&quot;.</translation>
    </message>
    <message>
        <source>The fleet is missing.</source>
        <translation>De vloot ontbreekt.</translation>
    </message>
    <message>
        <source>Write it here, a &quot;navarch-fleet/1&quot;.</source>
        <translation>Schrijf haar hier, een &quot;navarch-fleet/1&quot;.</translation>
    </message>
    <message>
        <source>A fleet is named here.</source>
        <translation>Hier wordt een vloot genoemd.</translation>
    </message>
    <message>
        <source>Write the names of fleets of this file.</source>
        <translation>Schrijf de namen van vloten van dit bestand.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who is no side.</source>
        <translation>%1 hoort bij %2, die geen partij is.</translation>
    </message>
    <message>
        <source>The port %1 is not among the campaign&apos;s ports.</source>
        <translation>De haven %1 is niet bij de havens van de veldtocht.</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>Voeg haar daar toe.</translation>
    </message>
    <message>
        <source>There is no fleet %1.</source>
        <translation>Er is geen vloot %1.</translation>
    </message>
    <message>
        <source>Name one of the sides&apos; fleets.</source>
        <translation>Noem een van de vloten van de partijen.</translation>
    </message>
    <message>
        <source>Two sides are called %1.</source>
        <translation>Twee partijen heten %1.</translation>
    </message>
    <message>
        <source>Give each its own id.</source>
        <translation>Geef elk een eigen id.</translation>
    </message>
    <message>
        <source>Two fleets are called %1.</source>
        <translation>Twee vloten heten %1.</translation>
    </message>
    <message>
        <source>There is no such scenario.</source>
        <translation>Zo&apos;n scenario is er niet.</translation>
    </message>
    <message>
        <source>One ship stands for five of the record, for ten or for one.</source>
        <translation>Eén schip staat voor vijf van het verslag, voor tien of voor één.</translation>
    </message>
    <message>
        <source>Give 5, 10 or 1.</source>
        <translation>Geef 5, 10 of 1.</translation>
    </message>
    <message>
        <source>Its fleets are named ship by ship, at one scale.</source>
        <translation>De vloten zijn schip voor schip benoemd, in één maat.</translation>
    </message>
    <message>
        <source>Leave the scale out.</source>
        <translation>Laat de maat weg.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Dit veld ontbreekt.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Voeg het toe.</translation>
    </message>
    <message>
        <source>A ship&apos;s number belongs here.</source>
        <translation>Hier hoort het nummer van een schip.</translation>
    </message>
    <message>
        <source>A fleet&apos;s number belongs here.</source>
        <translation>Hier hoort het nummer van een vloot.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists them.</source>
        <translation>`navarch campaign show` somt ze op.</translation>
    </message>
    <message>
        <source>The replay is too large to be kept.</source>
        <translation>De herhaling is te groot om te bewaren.</translation>
    </message>
    <message>
        <source>Leave it out; the outcome stands without it.</source>
        <translation>Laat haar weg; de uitslag staat ook zonder.</translation>
    </message>
    <message>
        <source>A text of 1 to %1 characters belongs here.</source>
        <translation>Hier hoort een tekst van 1 tot %1 tekens.</translation>
    </message>
    <message>
        <source>There is no action %1.</source>
        <translation>Er is geen daad %1.</translation>
    </message>
    <message>
        <source>Known are %1.</source>
        <translation>Bekend zijn %1.</translation>
    </message>
    <message>
        <source>The key of a finding belongs here.</source>
        <translation>Hier hoort de sleutel van een bevinding.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <translation>Het bestand ontbreekt.</translation>
    </message>
    <message>
        <source>Put it back, or install Navarch again.</source>
        <translation>Zet het terug, of installeer Navarch opnieuw.</translation>
    </message>
    <message>
        <source>There is no ship class %1 in ship-classes.json.</source>
        <translation>Er is geen scheepsklasse %1 in ship-classes.json.</translation>
    </message>
    <message>
        <source>There is no port %1 in ports.json.</source>
        <translation>Er is geen haven %1 in ports.json.</translation>
    </message>
    <message>
        <source>The figure is missing or out of range.</source>
        <translation>Het getal ontbreekt of valt buiten de grenzen.</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>Geef een geheel getal van %1 tot %2.</translation>
    </message>
    <message>
        <source>The table cannot come to %1.</source>
        <translation>De tabel kan niet op %1 uitkomen.</translation>
    </message>
    <message>
        <source>The rows must cover every face once, in order.</source>
        <translation>De rijen moeten elk ogental eenmaal dekken, op volgorde.</translation>
    </message>
    <message>
        <source>This one should begin at %1.</source>
        <translation>Deze zou bij %1 moeten beginnen.</translation>
    </message>
    <message>
        <source>The rows end before the last face.</source>
        <translation>De rijen eindigen voor het laatste ogental.</translation>
    </message>
    <message>
        <source>Every face needs a row.</source>
        <translation>Elk ogental heeft een rij nodig.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is missing.</source>
        <translation>De tabel &quot;%1&quot; ontbreekt.</translation>
    </message>
    <message>
        <source>The economic value is missing.</source>
        <translation>De economische waarde ontbreekt.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to 10.</source>
        <translation>Geef een geheel getal van 1 tot 10.</translation>
    </message>
    <message>
        <source>Degrees are missing or off the globe.</source>
        <translation>Graden ontbreken of liggen buiten de aarde.</translation>
    </message>
    <message>
        <source>This id stands twice.</source>
        <translation>Deze id staat tweemaal.</translation>
    </message>
    <message>
        <source>Give each port its own.</source>
        <translation>Geef elke haven een eigen.</translation>
    </message>
    <message>
        <source>The faces must stand in order, from 1.</source>
        <translation>De ogentallen moeten op volgorde staan, vanaf 1.</translation>
    </message>
    <message>
        <source>The rows must cover every score once, in order.</source>
        <translation>De rijen moeten elke score eenmaal dekken, op volgorde.</translation>
    </message>
    <message>
        <source>The last row must be open above.</source>
        <translation>De laatste rij moet naar boven open zijn.</translation>
    </message>
    <message>
        <source>The Casualty Table is missing.</source>
        <translation>De verliezentabel ontbreekt.</translation>
    </message>
    <message>
        <source>Three texts are needed, one a column.</source>
        <translation>Er zijn drie teksten nodig, een per kolom.</translation>
    </message>
    <message>
        <source>The faces 1 to 10 must stand in order.</source>
        <translation>De ogentallen 1 tot 10 moeten op volgorde staan.</translation>
    </message>
    <message>
        <source>%1 is none of casualty_results.</source>
        <translation>%1 is er geen van casualty_results.</translation>
    </message>
    <message>
        <source>Ten rows are needed, one a face.</source>
        <translation>Er zijn tien rijen nodig, een per ogental.</translation>
    </message>
    <message>
        <source>%1 does not know this option or value.</source>
        <translation>%1 kent deze keuze of waarde niet.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Schrijf %1.</translation>
    </message>
    <message>
        <source>Write two of them with a comma: %1.</source>
        <translation>Schrijf er twee met een komma: %1.</translation>
    </message>
    <message>
        <source>Write one for each of the two sides.</source>
        <translation>Schrijf er een voor elk van beide partijen.</translation>
    </message>
    <message>
        <source>Write hold:SIDE:%1 or exit:SIDE:SHIPS, the sides 1 and 2.</source>
        <translation>Schrijf hold:SIDE:%1 of exit:SIDE:SHIPS, de partijen 1 en 2.</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Schrijf een geheel getal van %1 tot %2.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; must stand here once.</source>
        <translation>Het getal &quot;%1&quot; moet hier eenmaal staan.</translation>
    </message>
    <message>
        <source>%1 is no figure the rules know.</source>
        <translation>%1 is geen getal dat de regels kennen.</translation>
    </message>
    <message>
        <source>Take it out, or correct its spelling.</source>
        <translation>Haal het weg, of verbeter de spelling.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; cannot be %2.</source>
        <translation>Het getal &quot;%1&quot; kan niet %2 zijn.</translation>
    </message>
    <message>
        <source>An object in braces belongs here.</source>
        <translation>Hier hoort een object tussen accolades.</translation>
    </message>
    <message>
        <source>%1 is no figure of this game.</source>
        <translation>%1 is geen getal van dit spel.</translation>
    </message>
    <message>
        <source>Correct its spelling.</source>
        <translation>Verbeter de spelling.</translation>
    </message>
    <message>
        <source>This figure is printed in the game (%1).</source>
        <translation>Dit getal is in het spel gedrukt (%1).</translation>
    </message>
    <message>
        <source>Only house figures may be replaced.</source>
        <translation>Alleen huisgetallen mogen worden vervangen.</translation>
    </message>
    <message>
        <source>The figure is out of its bounds.</source>
        <translation>Het getal valt buiten zijn grenzen.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>De tabel is leeg.</translation>
    </message>
    <message>
        <source>A pair of longitude and latitude in degrees belongs here.</source>
        <translation>Hier hoort een paar van lengte en breedte in graden.</translation>
    </message>
    <message>
        <source>A lane&apos;s path has two points at least.</source>
        <translation>De weg van een route heeft minstens twee punten.</translation>
    </message>
    <message>
        <source>A lane leads from one place to another.</source>
        <translation>Een route leidt van de ene plaats naar een andere.</translation>
    </message>
    <message>
        <source>This lane stands twice.</source>
        <translation>Deze route staat er tweemaal.</translation>
    </message>
    <message>
        <source>List each lane once; it is sailed both ways.</source>
        <translation>Noem elke route eenmaal; zij wordt in beide richtingen bevaren.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Er is geen stuk %1.</translation>
    </message>
    <message>
        <source>The last year lies before the first.</source>
        <translation>Het laatste jaar ligt voor het eerste.</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>Verwissel ze.</translation>
    </message>
    <message>
        <source>A class id in quotes belongs here.</source>
        <translation>Hier hoort de id van een klasse tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>%1 are lost, of %2.</source>
        <translation>%1 zijn verloren, van %2.</translation>
    </message>
    <message>
        <source>Losses cannot exceed what the ship has.</source>
        <translation>De verliezen kunnen niet hoger zijn dan wat het schip heeft.</translation>
    </message>
    <message>
        <source>It has used Greek fire that it does not have.</source>
        <translation>Het heeft Grieks vuur gebruikt dat het niet heeft.</translation>
    </message>
    <message>
        <source>Give the ship &quot;greek_fire&quot;: true, or take this out.</source>
        <translation>Geef het schip &quot;greek_fire&quot;: true, of haal dit weg.</translation>
    </message>
    <message>
        <source>The ship class is missing.</source>
        <translation>De scheepsklasse ontbreekt.</translation>
    </message>
    <message>
        <source>Name one; `navarch classes` lists them.</source>
        <translation>Noem er een; `navarch classes` somt ze op.</translation>
    </message>
    <message>
        <source>`navarch classes` lists them.</source>
        <translation>`navarch classes` somt ze op.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Bedoelde je &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>Two commanders are called %1.</source>
        <translation>Twee bevelhebbers heten %1.</translation>
    </message>
    <message>
        <source>Give each his own name.</source>
        <translation>Geef elk zijn eigen naam.</translation>
    </message>
    <message>
        <source>Give each its own name, or one row a count.</source>
        <translation>Geef elk zijn eigen naam, of één rij een aantal.</translation>
    </message>
    <message>
        <source>At most %1 are allowed in one file.</source>
        <translation>Hoogstens %1 zijn in één bestand toegestaan.</translation>
    </message>
    <message>
        <source>431 BCE is -431, 1 CE is 1.</source>
        <translation>431 v.C. is -431, 1 n.C. is 1.</translation>
    </message>
    <message>
        <source>%1 is no step of ten.</source>
        <translation>%1 is geen stap van tien.</translation>
    </message>
    <message>
        <source>Allies cost between 50% less and 50% more, in steps of 10 (SA-13.1).</source>
        <translation>Bondgenoten kosten tussen 50% minder en 50% meer, in stappen van 10 (SA-13.1).</translation>
    </message>
    <message>
        <source>The values of the home game are missing.</source>
        <translation>De waarden van het eigen spel ontbreken.</translation>
    </message>
    <message>
        <source>Every class needs them.</source>
        <translation>Elke klasse heeft ze nodig.</translation>
    </message>
    <message>
        <source>Give each class its own.</source>
        <translation>Geef elke klasse een eigen.</translation>
    </message>
    <message>
        <source>There is no class in it.</source>
        <translation>Er staat geen klasse in.</translation>
    </message>
    <message>
        <source>its journal does not end like the campaign&apos;s</source>
        <translation>het journaal eindigt niet als dat van de veldtocht</translation>
    </message>
    <message>
        <source>No backup was made: %1 The campaign itself is untouched.</source>
        <translation>Er werd geen reservekopie gemaakt: %1 De veldtocht zelf is onaangeroerd.</translation>
    </message>
    <message>
        <source>the folder cannot be made.</source>
        <translation>de map kan niet worden gemaakt.</translation>
    </message>
    <message>
        <source>Check the rights of the folder of the campaign.</source>
        <translation>Ga de rechten van de map van de veldtocht na.</translation>
    </message>
    <message>
        <source>the copy is not sound (%1).</source>
        <translation>de kopie is niet gaaf (%1).</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on the campaign.</source>
        <translation>Voer `navarch campaign verify` op de veldtocht uit.</translation>
    </message>
    <message>
        <source>The backup lies there, but its name may not outlast a power cut: the disk failed.</source>
        <translation>De reservekopie ligt er, maar haar naam overleeft misschien geen stroomuitval: de schijf faalde.</translation>
    </message>
    <message>
        <source>Check the disk, then make another.</source>
        <translation>Ga de schijf na, en maak een andere.</translation>
    </message>
    <message>
        <source>It lies in %1 now, with the files whose names begin so.</source>
        <translation>Het ligt nu in %1, met de bestanden waarvan de namen zo beginnen.</translation>
    </message>
    <message>
        <source>The old file could not be moved to %1. %2</source>
        <translation>Het oude bestand kon niet naar %1 worden verplaatst. %2</translation>
    </message>
    <message>
        <source>Check the rights of the folder, or move it away yourself.</source>
        <translation>Ga de rechten van de map na, of haal het zelf weg.</translation>
    </message>
    <message>
        <source>No deed with the number %1 stands in its history. Nothing was made.</source>
        <translation>Geen daad met het nummer %1 staat in de geschiedenis. Er werd niets gemaakt.</translation>
    </message>
    <message>
        <source>Choose one that stands.</source>
        <translation>Kies er een die staat.</translation>
    </message>
    <message>
        <source>It cannot be called so.</source>
        <translation>Zo kan zij niet heten.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Kies een andere naam.</translation>
    </message>
    <message>
        <source>It is the campaign that is to be branched from, which stays as it is. Nothing was made.</source>
        <translation>Het is de veldtocht waarvan zou worden afgetakt, en die blijft zoals zij is. Er werd niets gemaakt.</translation>
    </message>
    <message>
        <source>Nothing of it was kept: the campaign is as it was before.</source>
        <translation>Er werd niets van bewaard: de veldtocht is zoals zij was.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is niets om opnieuw te doen.</translation>
    </message>
    <message>
        <source>Nothing is taken back while several deeds are done together.</source>
        <translation>Er wordt niets teruggenomen terwijl verscheidene daden samen worden gedaan.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation>Een ander programma heeft het bestand veranderd sinds het werd geopend.</translation>
    </message>
    <message>
        <source>The disk failed while &quot;%1&quot; was stored, and whether it is kept cannot be found out now.</source>
        <translation>De schijf faalde terwijl &quot;%1&quot; werd bewaard, en of het bewaard is kan nu niet worden nagegaan.</translation>
    </message>
    <message>
        <source>Check the disk, then open the campaign again: its history says whether it was done.</source>
        <translation>Ga de schijf na, en open de veldtocht opnieuw: haar geschiedenis zegt of het gedaan is.</translation>
    </message>
    <message>
        <source>It was left as it is.</source>
        <translation>Het bleef zoals het is.</translation>
    </message>
    <message>
        <source>There is a file of that name already; it was left as it is.</source>
        <translation>Er is al een bestand met die naam; het bleef zoals het was.</translation>
    </message>
    <message>
        <source>A folder or device of that name is there; it was left as it is.</source>
        <translation>Daar is een map of apparaat met die naam; het bleef zoals het was.</translation>
    </message>
    <message>
        <source>Take it away first.</source>
        <translation>Haal het eerst weg.</translation>
    </message>
    <message>
        <source>The backup cannot be restored: %1 Nothing was changed.</source>
        <translation>De reservekopie kan niet worden teruggezet: %1 Er werd niets veranderd.</translation>
    </message>
    <message>
        <source>The campaign was made and lies there, but could not be opened: %1</source>
        <translation>De veldtocht werd gemaakt en ligt er, maar kon niet worden geopend: %1</translation>
    </message>
    <message>
        <source>The campaign was restored and lies there, but could not be opened: %1</source>
        <translation>De veldtocht werd teruggezet en ligt er, maar kon niet worden geopend: %1</translation>
    </message>
    <message>
        <source>The campaign was made, but the disk would not say whether its name would outlast a power cut.</source>
        <translation>De veldtocht werd gemaakt, maar de schijf wilde niet zeggen of haar naam een stroomuitval overleeft.</translation>
    </message>
    <message>
        <source>The campaign was restored, but the disk would not say whether its name would outlast a power cut.</source>
        <translation>De veldtocht werd teruggezet, maar de schijf wilde niet zeggen of haar naam een stroomuitval overleeft.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Ga de schijf na.</translation>
    </message>
    <message>
        <source>The log beside it, %1, is of another file that lay here before, and was passed over.</source>
        <translation>Het logboek ernaast, %1, is van een ander bestand dat hier vroeger lag, en werd overgeslagen.</translation>
    </message>
    <message>
        <source>The journal beside it, %1, is of another file that lay here before, and was passed over.</source>
        <translation>Het schrijfboek ernaast, %1, is van een ander bestand dat hier vroeger lag, en werd overgeslagen.</translation>
    </message>
    <message>
        <source>Open it for editing, and the log is put among the backups.</source>
        <translation>Open het om te bewerken, en het logboek wordt bij de reservekopieën gelegd.</translation>
    </message>
    <message>
        <source>Open it for editing, and the journal is put among the backups.</source>
        <translation>Open het om te bewerken, en het schrijfboek wordt bij de reservekopieën gelegd.</translation>
    </message>
    <message>
        <source>The log beside it, %1, is of another file that lay here before; it was put away as %2.</source>
        <translation>Het logboek ernaast, %1, is van een ander bestand dat hier vroeger lag; het werd weggelegd als %2.</translation>
    </message>
    <message>
        <source>The journal beside it, %1, is of another file that lay here before; it was put away as %2.</source>
        <translation>Het schrijfboek ernaast, %1, is van een ander bestand dat hier vroeger lag; het werd weggelegd als %2.</translation>
    </message>
    <message>
        <source>It goes with that file alone: what was done last before a program was killed.</source>
        <translation>Het hoort bij dat bestand alleen: wat het laatst werd gedaan voor een programma werd afgebroken.</translation>
    </message>
    <message>
        <source>Another file was put in its place while it was open. Nothing of this was kept; all that was done before is in the file that was opened, if it is still somewhere.</source>
        <translation>Er werd een ander bestand op zijn plaats gezet terwijl het open was. Hiervan werd niets bewaard; alles wat ervoor werd gedaan staat in het bestand dat werd geopend, als het er nog ergens is.</translation>
    </message>
    <message>
        <source>It was renamed, moved or removed while it was open. Nothing of this was kept; all that was done before is in the file where it lies now.</source>
        <translation>Het werd hernoemd, verplaatst of weggehaald terwijl het open was. Hiervan werd niets bewaard; alles wat ervoor werd gedaan staat in het bestand waar het nu ligt.</translation>
    </message>
    <message>
        <source>Open the file again where it lies now.</source>
        <translation>Open het bestand opnieuw waar het nu ligt.</translation>
    </message>
    <message>
        <source>There is no backup of it in %1; look for a copy elsewhere.</source>
        <translation>Er is geen reservekopie van in %1; zoek elders naar een kopie.</translation>
    </message>
    <message>
        <source>Open its newest backup, %1, or copy it here.</source>
        <translation>Open de nieuwste reservekopie, %1, of kopieer haar hierheen.</translation>
    </message>
    <message>
        <source>The file is damaged: %1</source>
        <translation>Het bestand is beschadigd: %1</translation>
    </message>
    <message>
        <source>Check its name and place; `navarch campaign new` makes a new one.</source>
        <translation>Ga naam en plaats na; `navarch campaign new` maakt een nieuwe.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Zo&apos;n bestand is er niet.</translation>
    </message>
    <message>
        <source>It is a folder or a device, and no file.</source>
        <translation>Het is een map of een apparaat, en geen bestand.</translation>
    </message>
    <message>
        <source>Give the campaign file itself.</source>
        <translation>Geef het veldtochtbestand zelf.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Het bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Check its rights and the disk.</source>
        <translation>Ga de rechten en de schijf na.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>het is leeg.</translation>
    </message>
    <message>
        <source>it breaks off at its beginning.</source>
        <translation>het breekt aan het begin af.</translation>
    </message>
    <message>
        <source>It is no campaign of Navarch.</source>
        <translation>Het is geen veldtocht van Navarch.</translation>
    </message>
    <message>
        <source>Give a campaign file; a campaign exported as JSON is read by `navarch campaign new --from`.</source>
        <translation>Geef een veldtochtbestand; een veldtocht die als JSON is uitgevoerd wordt gelezen door `navarch campaign new --from`.</translation>
    </message>
    <message>
        <source>It was opened only to be read; nothing was changed.</source>
        <translation>Het werd alleen geopend om te lezen; er werd niets veranderd.</translation>
    </message>
    <message>
        <source>Open it for editing.</source>
        <translation>Open het om te bewerken.</translation>
    </message>
    <message>
        <source>Another Navarch has it open: %1. It is shown as it stands and cannot be changed from here.</source>
        <translation>Een andere Navarch heeft het open: %1. Het wordt getoond zoals het is en kan van hieruit niet worden veranderd.</translation>
    </message>
    <message>
        <source>Close it there and open it again. If that program is gone, remove %1.lock.</source>
        <translation>Sluit het daar en open het opnieuw. Is dat programma er niet meer, haal dan %1.lock weg.</translation>
    </message>
    <message>
        <source>The file has another name, in another folder or with a log of its own (a hard link). What is done under one name could be lost under the other; it is shown as it stands under this one, and cannot be changed.</source>
        <translation>Het bestand heeft een andere naam, in een andere map of met een eigen logboek (een harde koppeling). Wat onder de ene naam wordt gedaan kan onder de andere verloren gaan; het wordt getoond zoals het onder deze is, en kan niet worden veranderd.</translation>
    </message>
    <message>
        <source>Remove the other name, or copy the file and play on with the copy.</source>
        <translation>Haal de andere naam weg, of kopieer het bestand en speel met de kopie verder.</translation>
    </message>
    <message>
        <source>No lock can be written beside it; it is shown as it stands and cannot be changed.</source>
        <translation>Er kan geen slot naast worden geschreven; het wordt getoond zoals het is en kan niet worden veranderd.</translation>
    </message>
    <message>
        <source>Make room on the disk, or check the rights of the folder.</source>
        <translation>Maak ruimte op de schijf, of ga de rechten van de map na.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written; it is shown as it stands and cannot be changed.</source>
        <translation>Het bestand of zijn map kan niet worden beschreven; het wordt getoond zoals het is en kan niet worden veranderd.</translation>
    </message>
    <message>
        <source>Copy it to a place of your own to play on.</source>
        <translation>Kopieer het naar een eigen plaats om verder te spelen.</translation>
    </message>
    <message>
        <source>It cannot be written where it is, and no copy of it could be made.</source>
        <translation>Het kan niet worden beschreven waar het is, en er kon geen kopie van worden gemaakt.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files; if somebody is changing it just now, try again.</source>
        <translation>Maak ruimte in de map voor tijdelijke bestanden; verandert iemand het juist nu, probeer het dan nog eens.</translation>
    </message>
    <message>
        <source>it breaks off before its end.</source>
        <translation>het breekt voor het einde af.</translation>
    </message>
    <message>
        <source>A newer Navarch wrote it (schema %1; this one knows %2).</source>
        <translation>Een nieuwere Navarch schreef het (schema %1; deze kent %2).</translation>
    </message>
    <message>
        <source>Open it with that Navarch, or bring this one up to date.</source>
        <translation>Open het met die Navarch, of werk deze bij.</translation>
    </message>
    <message>
        <source>it does not say which schema it has.</source>
        <translation>het zegt niet welk schema het heeft.</translation>
    </message>
    <message>
        <source>its texts are not in UTF-8.</source>
        <translation>zijn teksten zijn niet in UTF-8.</translation>
    </message>
    <message>
        <source>The journal is empty.</source>
        <translation>Het journaal is leeg.</translation>
    </message>
    <message>
        <source>The last entry of the journal is not what was written.</source>
        <translation>De laatste regel van het journaal is niet wat er werd geschreven.</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (en nog %2)</translation>
    </message>
    <message>
        <source>The program that put this campaign in the place of another ended early. The one before it lies in %1.</source>
        <translation>Het programma dat deze veldtocht op de plaats van een andere zette eindigde voortijdig. De vorige ligt in %1.</translation>
    </message>
    <message>
        <source>To have it back, copy it to a name of its own.</source>
        <translation>Kopieer haar naar een eigen naam om haar terug te hebben.</translation>
    </message>
    <message>
        <source>What is left of the log is kept in %1.</source>
        <translation>Wat van het logboek over is wordt bewaard in %1.</translation>
    </message>
    <message>
        <source>There is no backup of it.</source>
        <translation>Er is geen reservekopie van.</translation>
    </message>
    <message numerus="yes">
        <source>The newest backup, %1, has {it|them}: open it, or copy it here.</source>
        <translation>
            <numerusform>De nieuwste reservekopie, %1, heeft hem: open haar, of kopieer haar hierheen.</numerusform>
            <numerusform>De nieuwste reservekopie, %1, heeft alle %n: open haar, of kopieer haar hierheen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup %1 has {it|them}: open it, or copy it here.</source>
        <translation>
            <numerusform>De reservekopie %1 heeft hem: open haar, of kopieer haar hierheen.</numerusform>
            <numerusform>De reservekopie %1 heeft alle %n: open haar, of kopieer haar hierheen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest backup, %1, has the first %2 of them.</source>
        <translation>De nieuwste reservekopie, %1, heeft de eerste %2 ervan.</translation>
    </message>
    <message>
        <source>The backup %1 has the first %2 of them.</source>
        <translation>De reservekopie %1 heeft de eerste %2 ervan.</translation>
    </message>
    <message numerus="yes">
        <source>The newest backup, %1, has {it|them} not.</source>
        <translation>
            <numerusform>De nieuwste reservekopie, %1, heeft hem niet.</numerusform>
            <numerusform>De nieuwste reservekopie, %1, heeft geen van de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deed that was stored, %1, is missing: from some deed before it on the file has another history.</source>
        <translation>Een daad die werd bewaard, %1, ontbreekt: vanaf een daad daarvoor heeft het bestand een andere geschiedenis.</translation>
    </message>
    <message numerus="yes">
        <source>{The last deed|The last %n deeds}, up to %1, {was stored and is|were stored and are} missing: the log beside the file is damaged or gone. All before {it|them} is there.</source>
        <translation>
            <numerusform>De laatste daad, tot en met %1, werd bewaard en ontbreekt: het logboek naast het bestand is beschadigd of weg. Alles daarvoor is er.</numerusform>
            <numerusform>De laatste %n daden, tot en met %1, werden bewaard en ontbreken: het logboek naast het bestand is beschadigd of weg. Alles daarvoor is er.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was %1 before; if its log still lies beside that name, give the file that name again and open it. %2</source>
        <translation>Het was eerder %1; ligt zijn logboek nog naast die naam, geef het bestand dan die naam weer en open het. %2</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on the file.</source>
        <translation>Voer `navarch campaign verify` op het bestand uit.</translation>
    </message>
    <message>
        <source>Entry %1 of the journal is damaged.</source>
        <translation>Regel %1 van het journaal is beschadigd.</translation>
    </message>
    <message>
        <source>The file that was there is as it was.</source>
        <translation>Het bestand dat er was is zoals het was.</translation>
    </message>
    <message>
        <source>Nothing can be written in that folder; no file was made.</source>
        <translation>In die map kan niets worden geschreven; er werd geen bestand gemaakt.</translation>
    </message>
    <message>
        <source>Check that the folder exists, its rights, and the room on the disk.</source>
        <translation>Ga na of de map bestaat, haar rechten, en de ruimte op de schijf.</translation>
    </message>
    <message>
        <source>It is open in another Navarch: %1; it was left as it is.</source>
        <translation>Het staat open in een andere Navarch: %1; het bleef zoals het was.</translation>
    </message>
    <message>
        <source>Close it there, or choose another name.</source>
        <translation>Sluit het daar, of kies een andere naam.</translation>
    </message>
    <message>
        <source>The disk failed; no file was made.</source>
        <translation>De schijf faalde; er werd geen bestand gemaakt.</translation>
    </message>
    <message>
        <source>Check the disk, then try again.</source>
        <translation>Ga de schijf na, en probeer het nog eens.</translation>
    </message>
    <message>
        <source>The old file lies in %1 now.</source>
        <translation>Het oude bestand ligt nu in %1.</translation>
    </message>
    <message>
        <source>The log of a file that was there before could not be put away; no file was made.</source>
        <translation>Het logboek van een bestand dat er eerder was kon niet worden weggelegd; er werd geen bestand gemaakt.</translation>
    </message>
    <message>
        <source>Move %1-wal away yourself, or choose another name.</source>
        <translation>Haal %1-wal zelf weg, of kies een andere naam.</translation>
    </message>
    <message>
        <source>The new file could not be given its name; it was not made.</source>
        <translation>Het nieuwe bestand kon zijn naam niet krijgen; het werd niet gemaakt.</translation>
    </message>
    <message>
        <source>Check the folder, then try again.</source>
        <translation>Ga de map na, en probeer het nog eens.</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>Er werd geen bestand gemaakt.</translation>
    </message>
    <message>
        <source>Another program is using the file just now.</source>
        <translation>Een ander programma gebruikt het bestand juist nu.</translation>
    </message>
    <message>
        <source>Close that program, then try again.</source>
        <translation>Sluit dat programma, en probeer het nog eens.</translation>
    </message>
    <message>
        <source>The file may not be written.</source>
        <translation>Het bestand mag niet worden beschreven.</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>Ga de rechten van het bestand en zijn map na.</translation>
    </message>
    <message>
        <source>The disk failed to read or write (%1).</source>
        <translation>De schijf kon niet lezen of schrijven (%1).</translation>
    </message>
    <message>
        <source>Check the disk and its cable or network, then try again.</source>
        <translation>Ga de schijf en haar kabel of netwerk na, en probeer het nog eens.</translation>
    </message>
    <message>
        <source>The file is damaged (%1).</source>
        <translation>Het bestand is beschadigd (%1).</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on it, or take one of its backups.</source>
        <translation>Voer er `navarch campaign verify` op uit, of neem een van de reservekopieën.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>Make room on it, then try again.</source>
        <translation>Maak er ruimte op, en probeer het nog eens.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Het bestand kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The database refused it (%1).</source>
        <translation>De databank weigerde het (%1).</translation>
    </message>
    <message>
        <source>It holds the %1, which is none of Navarch&apos;s.</source>
        <translation>Het bevat %1, die niet van Navarch is.</translation>
    </message>
    <message>
        <source>Its %1 is not made as Navarch makes it.</source>
        <translation>Zijn %1 is niet gemaakt zoals Navarch het maakt.</translation>
    </message>
    <message>
        <source>The %1 %2 is missing.</source>
        <translation>%1 %2 ontbreekt.</translation>
    </message>
    <message>
        <source>is compressed and unpacks to more than a file of this size can hold</source>
        <translation>is gecomprimeerd en wordt uitgepakt groter dan een bestand van deze grootte kan bevatten</translation>
    </message>
    <message>
        <source>is compressed and cannot be unpacked</source>
        <translation>is gecomprimeerd en kan niet worden uitgepakt</translation>
    </message>
    <message>
        <source>is no list of whole numbers within its bounds</source>
        <translation>is geen lijst van hele getallen binnen zijn grenzen</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>is er geen van %1</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>is leeg</translation>
    </message>
    <message>
        <source>is no whole number</source>
        <translation>is geen geheel getal</translation>
    </message>
    <message>
        <source>is not between %1 and %2</source>
        <translation>ligt niet tussen %1 en %2</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>is geen tekst</translation>
    </message>
    <message>
        <source>In the table %1, number %2, the field %3 %4.</source>
        <translation>In de tabel %1, nummer %2, het veld %3: %4.</translation>
    </message>
    <message>
        <source>It unpacks to more than a file of this size can hold.</source>
        <translation>Het wordt uitgepakt groter dan een bestand van deze grootte kan bevatten.</translation>
    </message>
    <message>
        <source>Its changes cannot be unpacked.</source>
        <translation>De veranderingen ervan kunnen niet worden uitgepakt.</translation>
    </message>
    <message>
        <source>An older Navarch wrote it, and it was not brought up to date because no backup could be made: %1</source>
        <translation>Een oudere Navarch schreef het, en het werd niet bijgewerkt omdat er geen reservekopie kon worden gemaakt: %1</translation>
    </message>
    <message>
        <source>Remove the cause and open it again.</source>
        <translation>Neem de oorzaak weg en open het opnieuw.</translation>
    </message>
    <message>
        <source>As it was before, it lies in %1.</source>
        <translation>Zoals het eerder was ligt het in %1.</translation>
    </message>
    <message>
        <source>Whether it was brought to schema %1 cannot be found out now; nothing of the war itself was altered.</source>
        <translation>Of het naar schema %1 werd gebracht kan nu niet worden nagegaan; aan de oorlog zelf werd niets veranderd.</translation>
    </message>
    <message>
        <source>An older Navarch wrote it, and before this it was brought from schema %1 to %2 (%3).</source>
        <translation>Een oudere Navarch schreef het, en hiervoor werd het van schema %1 naar %2 gebracht (%3).</translation>
    </message>
    <message>
        <source>An older Navarch wrote it; it was brought from schema %1 to %2 (%3).</source>
        <translation>Een oudere Navarch schreef het; het werd van schema %1 naar %2 gebracht (%3).</translation>
    </message>
    <message>
        <source>Older Navarchs open that backup, and no longer this file.</source>
        <translation>Oudere Navarchs openen die reservekopie, en dit bestand niet meer.</translation>
    </message>
    <message>
        <source>Entries before it are missing.</source>
        <translation>Regels ervoor ontbreken.</translation>
    </message>
    <message>
        <source>The founding is the first entry, and only that.</source>
        <translation>De stichting is de eerste regel, en alleen die.</translation>
    </message>
    <message>
        <source>The facts in the table store are not those it was founded with.</source>
        <translation>De gegevens in de tabel store zijn niet die waarmee het werd gesticht.</translation>
    </message>
    <message>
        <source>Its link to the entry before it is broken.</source>
        <translation>De schakel met de regel ervoor is gebroken.</translation>
    </message>
    <message>
        <source>Its content is not what was written.</source>
        <translation>De inhoud is niet wat er werd geschreven.</translation>
    </message>
    <message>
        <source>It names other deeds to undo and redo than there are.</source>
        <translation>Het noemt andere daden om ongedaan te maken en opnieuw te doen dan er zijn.</translation>
    </message>
    <message>
        <source>It stands there, and by the journal it does not.</source>
        <translation>Het staat er, en volgens het journaal niet.</translation>
    </message>
    <message>
        <source>It is missing; by the journal it stands there.</source>
        <translation>Het ontbreekt; volgens het journaal staat het er.</translation>
    </message>
    <message>
        <source>Its %1 is %2; by the journal it is %3.</source>
        <translation>Zijn %1 is %2; volgens het journaal is het %3.</translation>
    </message>
    <message>
        <source>The view of it cannot be read: %1.</source>
        <translation>De blik erop kan niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>Its structure cannot be read: %1.</source>
        <translation>De bouw ervan kan niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>Its references cannot be read: %1.</source>
        <translation>De verwijzingen ervan kunnen niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>Its schema cannot be read: %1.</source>
        <translation>Het schema ervan kan niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>Its records cannot be read: %1.</source>
        <translation>De gegevens ervan kunnen niet worden gelezen: %1.</translation>
    </message>
    <message>
        <source>SQLite finds: %1.</source>
        <translation>SQLite vindt: %1.</translation>
    </message>
    <message>
        <source>Number %1 of the table %2 refers to something in the table %3 that is not there.</source>
        <translation>Nummer %1 van de tabel %2 verwijst naar iets in de tabel %3 dat er niet is.</translation>
    </message>
    <message>
        <source>Its application number is not Navarch&apos;s.</source>
        <translation>Het toepassingsnummer is niet dat van Navarch.</translation>
    </message>
    <message>
        <source>Of what is chosen there is nothing to print.</source>
        <translation>Van wat gekozen is valt niets af te drukken.</translation>
    </message>
    <message>
        <source>%1 sheets to a page cannot be set.</source>
        <translation>%1 bladen op een pagina kunnen niet worden gezet.</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 4, or 8 on A3.</source>
        <translation>Kies 1, 2 of 4, of 8 op A3.</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 4; on A3 also 8.</source>
        <translation>Kies 1, 2 of 4; op A3 ook 8.</translation>
    </message>
    <message>
        <source>Laying out was stopped.</source>
        <translation>De opmaak werd gestopt.</translation>
    </message>
    <message>
        <source>Choose again what to print.</source>
        <translation>Kies opnieuw wat er wordt afgedrukt.</translation>
    </message>
    <message>
        <source>The fleet has no ships, so there is nothing to print.</source>
        <translation>De vloot heeft geen schepen, dus valt er niets af te drukken.</translation>
    </message>
    <message>
        <source>Add a ship to it.</source>
        <translation>Voeg er een schip aan toe.</translation>
    </message>
    <message>
        <source>The fleet is empty, so there is nothing to print.</source>
        <translation>De vloot is leeg, dus valt er niets af te drukken.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Er valt niets af te drukken.</translation>
    </message>
    <message>
        <source>Choose at least one ship, fleet or port.</source>
        <translation>Kies minstens één schip, vloot of haven.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>De printer neemt de pagina&apos;s niet aan.</translation>
    </message>
    <message>
        <source>Choose another printer, or save a PDF.</source>
        <translation>Kies een andere printer, of bewaar een PDF.</translation>
    </message>
    <message>
        <source>Printing stopped at page %1.</source>
        <translation>Het afdrukken stopte bij pagina %1.</translation>
    </message>
    <message>
        <source>Look at the printer and print the rest again.</source>
        <translation>Kijk naar de printer en druk de rest opnieuw af.</translation>
    </message>
    <message>
        <source>It was stopped after page %1.</source>
        <translation>Het werd na pagina %1 gestopt.</translation>
    </message>
    <message>
        <source>Begin it again for the rest.</source>
        <translation>Begin er opnieuw aan voor de rest.</translation>
    </message>
    <message>
        <source>The printer did not take the last page.</source>
        <translation>De printer nam de laatste pagina niet aan.</translation>
    </message>
    <message>
        <source>Look at the printer and print again.</source>
        <translation>Kijk naar de printer en druk opnieuw af.</translation>
    </message>
    <message>
        <source>Its sheet is too full for %1 to a page.</source>
        <translation>Het blad is te vol voor %1 op een pagina.</translation>
    </message>
    <message>
        <source>Choose fewer to a page, or larger paper.</source>
        <translation>Kies er minder per pagina, of groter papier.</translation>
    </message>
    <message>
        <source>Of what is chosen there is nothing to print: no ship of this fleet is in a squadron.</source>
        <translation>Van wat gekozen is valt niets af te drukken: geen schip van deze vloot is in een eskader.</translation>
    </message>
    <message>
        <source>Choose the sheets or the list of ships as well.</source>
        <translation>Kies ook de bladen of de lijst van schepen.</translation>
    </message>
    <message>
        <source>It has %1 forms of number.</source>
        <translation>Het heeft %1 getalsvormen.</translation>
    </message>
    <message>
        <source>Give %1: for one, and for others.</source>
        <translation>Geef er %1: voor één, en voor andere.</translation>
    </message>
    <message>
        <source>It is translated in two ways.</source>
        <translation>Het is op twee manieren vertaald.</translation>
    </message>
    <message>
        <source>Keep one, or say it in two ways in English.</source>
        <translation>Houd er een, of zeg het in het Engels op twee manieren.</translation>
    </message>
    <message>
        <source>It is no file of translations.</source>
        <translation>Het is geen bestand met vertalingen.</translation>
    </message>
    <message>
        <source>Give a Qt Linguist file (.ts).</source>
        <translation>Geef een bestand van Qt Linguist (.ts).</translation>
    </message>
    <message>
        <source>How &quot;%1&quot; forms its plurals is not known.</source>
        <translation>Hoe &quot;%1&quot; zijn meervouden vormt is niet bekend.</translation>
    </message>
    <message>
        <source>Correct its language, or teach it to the catalogue.</source>
        <translation>Verbeter de taal, of leer haar aan de catalogus.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Verbeter het bestand.</translation>
    </message>
    <message>
        <source>Side %1 has no part in this battle.</source>
        <translation>Partij %1 heeft geen deel aan deze slag.</translation>
    </message>
    <message>
        <source>Give one of its sides, or none for the umpire&apos;s paper.</source>
        <translation>Geef een van haar partijen, of geen voor het papier van de scheidsrechter.</translation>
    </message>
    <message>
        <source>There is no battle %1.</source>
        <translation>Er is geen slag %1.</translation>
    </message>
    <message>
        <source>`navarch campaign battle list` lists them.</source>
        <translation>`navarch campaign battle list` somt ze op.</translation>
    </message>
    <message>
        <source>This battle has sides 1 to %1, and no %2.</source>
        <translation>Deze slag heeft de partijen 1 tot %1, en geen %2.</translation>
    </message>
    <message>
        <source>Give one of them, or none for the umpire&apos;s paper.</source>
        <translation>Geef er een, of geen voor het papier van de scheidsrechter.</translation>
    </message>
    <message>
        <source>This battle has not been fought, so there is nothing to report.</source>
        <translation>Deze slag is niet uitgevochten, dus valt er niets te melden.</translation>
    </message>
    <message>
        <source>Print its brief, or enter its outcome first.</source>
        <translation>Druk haar opdracht af, of voer eerst haar uitslag in.</translation>
    </message>
    <message>
        <source>This paper is a side&apos;s, and no side is given.</source>
        <translation>Dit papier is van een partij, en er is geen partij gegeven.</translation>
    </message>
    <message>
        <source>There is no side %1.</source>
        <translation>Er is geen partij %1.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists the sides.</source>
        <translation>`navarch campaign show` somt de partijen op.</translation>
    </message>
    <message>
        <source>It is the same file as %1. Neither was written.</source>
        <translation>Het is hetzelfde bestand als %1. Geen van beide werd geschreven.</translation>
    </message>
    <message>
        <source>It has been written and kept all the same.</source>
        <translation>Het is evengoed geschreven en bewaard.</translation>
    </message>
    <message>
        <source>It is no id.</source>
        <translation>Het is geen id.</translation>
    </message>
    <message>
        <source>Write letters of ASCII, digits, full stops, colons and hyphens.</source>
        <translation>Schrijf letters van ASCII, cijfers, punten, dubbelepunten en koppeltekens.</translation>
    </message>
    <message>
        <source>The template has no ship.</source>
        <translation>Het sjabloon heeft geen schip.</translation>
    </message>
    <message>
        <source>Delete the file.</source>
        <translation>Wis het bestand.</translation>
    </message>
    <message>
        <source>A squadron&apos;s name is no text.</source>
        <translation>De naam van een eskader is geen tekst.</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation>Haal haar weg.</translation>
    </message>
    <message>
        <source>It lies on a network disk, where saving takes longer. Who may change it is kept in %1.lock; another computer then opens it for reading only, as far as the disk shows a new file to all computers at once.</source>
        <translation>Het ligt op een netwerkschijf, waar bewaren langer duurt. Wie het mag veranderen staat in %1.lock; een andere computer opent het dan alleen om te lezen, voor zover de schijf een nieuw bestand aan alle computers tegelijk toont.</translation>
    </message>
    <message>
        <source>Keep it on a disk of this computer when you can. Should a computer fail that has it open, remove the lock.</source>
        <translation>Houd het zo mogelijk op een schijf van deze computer. Valt een computer uit die het open heeft, haal dan het slot weg.</translation>
    </message>
</context>
<context>
    <name>navarch::List</name>
    <message>
        <source>a port</source>
        <translation>een haven</translation>
    </message>
    <message>
        <source>%1 has met %2; arrange the battle, or let it go.</source>
        <translation>%1 heeft %2 getroffen; arrangeer de slag, of laat het zo.</translation>
    </message>
    <message>
        <source>%1 attacks %2; arrange the battle, or let it go.</source>
        <translation>%1 valt %2 aan; arrangeer de slag, of laat het zo.</translation>
    </message>
    <message>
        <source>%1 raids %2; arrange the battle, or let it go.</source>
        <translation>%1 plundert %2; arrangeer de slag, of laat het zo.</translation>
    </message>
    <message>
        <source>The battle %1 is still to be fought; enter its outcome or call it off.</source>
        <translation>De slag %1 moet nog geslagen worden; voer de uitslag in of zeg hem af.</translation>
    </message>
    <message>
        <source>It has not said that its orders are done.</source>
        <translation>Heeft nog niet gezegd dat de bevelen gegeven zijn.</translation>
    </message>
    <message numerus="yes">
        <source>It has not said that its orders are done; {%n fleet has|%n fleets have} none.</source>
        <translation>
            <numerusform>Heeft nog niet gezegd dat de bevelen gegeven zijn; %n vloot heeft er geen.</numerusform>
            <numerusform>Heeft nog niet gezegd dat de bevelen gegeven zijn; %n vloten hebben er geen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no admiral fit for duty: command level 0.</source>
        <translation>Geen admiraal in staat tot dienst: niveau 0.</translation>
    </message>
    <message>
        <source>The squadron has no commander fit for duty: command level 0.</source>
        <translation>Het eskader heeft geen bevelhebber in staat tot dienst: niveau 0.</translation>
    </message>
    <message>
        <source>%1 of its ships were not paid last month: crews worsen or desert.</source>
        <translation>%1 van haar schepen kregen vorige maand geen soldij: bemanningen worden slechter of deserteren.</translation>
    </message>
    <message>
        <source>It owes %1 talents; find money before the month&apos;s end, or crews go unpaid.</source>
        <translation>Er is %1 talenten schuld; vind geld voor het einde van de maand, of er komt geen soldij.</translation>
    </message>
    <message>
        <source>The month ends with this week, and it will be %1 talents short.</source>
        <translation>De maand eindigt met deze week, en er zal %1 talenten tekort zijn.</translation>
    </message>
    <message numerus="yes">
        <source>The month ends with this week, and it will be %1 talents short: {%n ship goes|%n ships go} unpaid.</source>
        <translation>
            <numerusform>De maand eindigt met deze week, en er zal %1 talenten tekort zijn: %n schip krijgt geen soldij.</numerusform>
            <numerusform>De maand eindigt met deze week, en er zal %1 talenten tekort zijn: %n schepen krijgen geen soldij.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>navarch::hex</name>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noordoost</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>zuidoost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>zuidwest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noordwest</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 facing %2</source>
        <translation>%1 koers %2</translation>
    </message>
    <message>
        <source>%1 is no terrain.</source>
        <translation>%1 is geen terrein.</translation>
    </message>
    <message>
        <source>%1 is no %2 of this board.</source>
        <translation>%1 is geen %2 van dit bord.</translation>
    </message>
    <message>
        <source>Write column and row from 0, 14.22, or a block, 3.0-12.2.</source>
        <translation>Schrijf kolom en rij vanaf 0, 14.22, of een blok, 3.0-12.2.</translation>
    </message>
</context>
<context>
    <name>navarch::pompeius</name>
    <message>
        <source>%1 shoots at %2: a hit.</source>
        <translation>%1 schiet op %2: raak.</translation>
    </message>
    <message>
        <source>%1 shoots at %2 and misses.</source>
        <translation>%1 schiet op %2 en mist.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2: a hit, and fire.</source>
        <translation>%1 schiet brandpijlen op %2: raak, en brand.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2: a hit.</source>
        <translation>%1 schiet brandpijlen op %2: raak.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2 and misses.</source>
        <translation>%1 schiet brandpijlen op %2 en mist.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles.</source>
        <translation>%1 wordt beschoten.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles: %2.</source>
        <translation>%1 wordt beschoten: %2.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles: %2, without effect.</source>
        <translation>%1 wordt beschoten: %2, zonder gevolg.</translation>
    </message>
    <message>
        <source>%1 sinks.</source>
        <translation>%1 zinkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sinks with {%n unit|%n units} aboard.</source>
        <translation>
            <numerusform>%1 zinkt met %n eenheid aan boord.</numerusform>
            <numerusform>%1 zinkt met %n eenheden aan boord.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 on %3.</source>
        <translation>%1: %2 op %3.</translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation>%1: %2 aan %3.</translation>
    </message>
    <message>
        <source>%1 x%2</source>
        <translation>%1 x%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}</source>
        <translation>
            <numerusform>%n schadekaartje</numerusform>
            <numerusform>%n schadekaartjes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}: %1</source>
        <translation>
            <numerusform>%n schadekaartje: %1</numerusform>
            <numerusform>%n schadekaartjes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}; the tray is empty</source>
        <translation>
            <numerusform>%n schadekaartje; het bakje is leeg</numerusform>
            <numerusform>%n schadekaartjes; het bakje is leeg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}: %1; the tray is empty</source>
        <translation>
            <numerusform>%n schadekaartje: %1; het bakje is leeg</numerusform>
            <numerusform>%n schadekaartjes: %1; het bakje is leeg</numerusform>
        </translation>
    </message>
    <message>
        <source>Ramming, %1 draws %2.</source>
        <translation>Bij het rammen trekt %1 %2.</translation>
    </message>
    <message>
        <source>Rammed, %1 draws %2.</source>
        <translation>Geramd trekt %1 %2.</translation>
    </message>
    <message>
        <source>In collision, %1 draws %2.</source>
        <translation>Bij de botsing trekt %1 %2.</translation>
    </message>
    <message>
        <source>Dragged by the wreck, %1 draws %2.</source>
        <translation>Meegesleurd door het wrak trekt %1 %2.</translation>
    </message>
    <message>
        <source>%1 makes an emergency stop.</source>
        <translation>%1 maakt een noodstop.</translation>
    </message>
    <message>
        <source>%1 makes an emergency stop: her rowers keep their order.</source>
        <translation>%1 maakt een noodstop: de roeiers blijven in orde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 makes an emergency stop: {%n rower disorder|%n rower disorders}.</source>
        <translation>
            <numerusform>%1 maakt een noodstop: %n roeierwanorde.</numerusform>
            <numerusform>%1 maakt een noodstop: %n maal roeierwanorde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 lose %3 hull each in their collision.</source>
        <translation>%1 en %2 verliezen bij hun botsing elk %3 rompsterkte.</translation>
    </message>
    <message>
        <source>%1 loses %2 hull to the ram of %3.</source>
        <translation>%1 verliest %2 rompsterkte door de ram van %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the shock: {%n card|%n cards}.</source>
        <translation>
            <numerusform>%1 vangt de schok op: %n kaartje.</numerusform>
            <numerusform>%1 vangt de schok op: %n kaartjes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 entert %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 kan %2 niet enteren.</translation>
    </message>
    <message>
        <source>%1 finds no room and stays.</source>
        <translation>%1 vindt geen plaats en blijft.</translation>
    </message>
    <message>
        <source>%1 crosses to %2, the bow.</source>
        <translation>%1 stapt over naar %2, de boeg.</translation>
    </message>
    <message>
        <source>%1 crosses to %2, the stern.</source>
        <translation>%1 stapt over naar %2, de steven.</translation>
    </message>
    <message>
        <source>%1 moves to the bow.</source>
        <translation>%1 gaat naar de boeg.</translation>
    </message>
    <message>
        <source>%1 moves to the stern.</source>
        <translation>%1 gaat naar de steven.</translation>
    </message>
    <message>
        <source>%1 surrenders to %2.</source>
        <translation>%1 geeft zich over aan %2.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: neither yields.</source>
        <translation>Aan boord van %1 vechten de roeiers van %1 met %2, %3 tegen %4: geen wijkt.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: %2 is beaten.</source>
        <translation>Aan boord van %1 vechten de roeiers van %1 met %2, %3 tegen %4: %2 is verslagen.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: the rowers of %1 are beaten.</source>
        <translation>Aan boord van %1 vechten de roeiers van %1 met %2, %3 tegen %4: de roeiers van %1 zijn verslagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: neither yields.</source>
        <translation>Aan boord van %1 vecht %2 met de roeiers van %1, %3 tegen %4: geen wijkt.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: the rowers of %1 are beaten.</source>
        <translation>Aan boord van %1 vecht %2 met de roeiers van %1, %3 tegen %4: de roeiers van %1 zijn verslagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: %2 is beaten.</source>
        <translation>Aan boord van %1 vecht %2 met de roeiers van %1, %3 tegen %4: %2 is verslagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: neither yields.</source>
        <translation>Aan boord van %1 vecht %2 met %3, %4 tegen %5: geen wijkt.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: %3 is beaten.</source>
        <translation>Aan boord van %1 vecht %2 met %3, %4 tegen %5: %3 is verslagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: %2 is beaten.</source>
        <translation>Aan boord van %1 vecht %2 met %3, %4 tegen %5: %2 is verslagen.</translation>
    </message>
    <message>
        <source>%1 is taken by the men of %2.</source>
        <translation>%1 wordt buit van de mannen van %2.</translation>
    </message>
    <message>
        <source>%1 leaves the map; she may return from turn %2.</source>
        <translation>%1 verlaat het speelveld; zij mag terug vanaf beurt %2.</translation>
    </message>
    <message>
        <source>%1 signals %2: %3.</source>
        <translation>%1 seint aan %2: %3.</translation>
    </message>
    <message>
        <source>%1 comes back at %2.</source>
        <translation>%1 komt terug bij %2.</translation>
    </message>
    <message>
        <source>%1: %2, at %3.</source>
        <translation>%1: %2, in %3.</translation>
    </message>
    <message>
        <source>%1 and %2 collide.</source>
        <translation>%1 en %2 botsen.</translation>
    </message>
    <message>
        <source>%1 and %2 collide head-on.</source>
        <translation>%1 en %2 botsen boeg op boeg.</translation>
    </message>
    <message>
        <source>%1 rams %2, run %3.</source>
        <translation>%1 ramt %2, aanloop %3.</translation>
    </message>
    <message>
        <source>%1 comes upon %2 and may ram.</source>
        <translation>%1 komt op %2 af en mag rammen.</translation>
    </message>
    <message>
        <source>%1 and %2 pass close by.</source>
        <translation>%1 en %2 varen vlak langs elkaar.</translation>
    </message>
    <message>
        <source>%1 does not ram %2.</source>
        <translation>%1 ramt %2 niet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n fleet point|%n fleet points}.</source>
        <translation>
            <numerusform>%1 heeft %n vlootpunt.</numerusform>
            <numerusform>%1 heeft %n vlootpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trierarch of %1 earns {%n laurel|%n laurels}.</source>
        <translation>
            <numerusform>De trierarch van %1 verdient %n lauwer.</numerusform>
            <numerusform>De trierarch van %1 verdient %n lauweren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither side has the better of it; fleet points %1 to %2.</source>
        <translation>Geen van beide heeft de overhand; vlootpunten %1 tegen %2.</translation>
    </message>
    <message>
        <source>%1 is victorious; fleet points %2 to %3.</source>
        <translation>%1 overwint; vlootpunten %2 tegen %3.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 geeft de slag op.</translation>
    </message>
    <message>
        <source>The rowers of %1 plug a leak.</source>
        <translation>De roeiers van %1 dichten een lek.</translation>
    </message>
    <message>
        <source>The rowers of %1 fail to plug the leak.</source>
        <translation>De roeiers van %1 kunnen het lek niet dichten.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to leaks.</source>
        <translation>%1 verliest rompsterkte: %2 door lekken.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to fire.</source>
        <translation>%1 verliest rompsterkte: %2 door brand.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to leaks, %3 to fire.</source>
        <translation>%1 verliest rompsterkte: %2 door lekken, %3 door brand.</translation>
    </message>
    <message>
        <source>The fire on %1 spreads to %2.</source>
        <translation>De brand op %1 slaat over naar %2.</translation>
    </message>
    <message>
        <source>%1 cuts with success.</source>
        <translation>%1 doorsnijdt de enterkabels.</translation>
    </message>
    <message>
        <source>%1 cuts without success.</source>
        <translation>%1 kan de enterkabels niet doorsnijden.</translation>
    </message>
    <message>
        <source>%1 mends with success.</source>
        <translation>%1 herstelt met succes.</translation>
    </message>
    <message>
        <source>%1 mends without success.</source>
        <translation>%1 herstelt zonder succes.</translation>
    </message>
    <message>
        <source>%1 puts out a fire on %2.</source>
        <translation>%1 blust een brand op %2.</translation>
    </message>
    <message>
        <source>%1 mends the rudder of %2.</source>
        <translation>%1 herstelt het roer van %2.</translation>
    </message>
    <message>
        <source>%1 mends the oars of %2.</source>
        <translation>%1 herstelt de riemen van %2.</translation>
    </message>
    <message>
        <source>%1 frees %2.</source>
        <translation>%1 bevrijdt %2.</translation>
    </message>
    <message>
        <source>%1 cuts a grapple on %2.</source>
        <translation>%1 doorsnijdt enterkabels op %2.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Beurt %1 begint.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 staat opgesteld.</translation>
    </message>
    <message>
        <source>%1 has locked its orders.</source>
        <translation>%1 heeft haar orders vastgelegd.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <comment>pompeius</comment>
        <translation>De trierarch van %1</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 is ongedeerd.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 is gewond.</translation>
    </message>
    <message>
        <source>%1 is taken prisoner.</source>
        <translation>%1 is gevangen.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 is dood.</translation>
    </message>
    <message>
        <source>Pompeius Magnus versus Megadates is fought between two sides.</source>
        <translation>Pompeius Magnus tegen Megadates wordt tussen twee partijen uitgevochten.</translation>
    </message>
    <message>
        <source>These are no orders of a ship.</source>
        <translation>Dit zijn geen orders van een schip.</translation>
    </message>
    <message>
        <source>Write steps and other orders, as 1 1L 1R E | Ram; Shoot B1; Move M1&gt;#12.stern.</source>
        <translation>Schrijf stappen en andere orders, als 1 1L 1R E | Ram; Shoot B1; Move M1&gt;#12.stern.</translation>
    </message>
    <message>
        <source>The card %1 must stand here once.</source>
        <translation>De kaart %1 moet hier eenmaal staan.</translation>
    </message>
    <message>
        <source>%1 has too many cards.</source>
        <translation>%1 heeft te veel kaarten.</translation>
    </message>
    <message>
        <source>Of a kind no more carry BOOG than there are, and of Stuck there are at most %1.</source>
        <translation>Van een soort dragen er niet meer BOOG dan er zijn, en van Stuck zijn er hoogstens %1.</translation>
    </message>
    <message>
        <source>There is a card here that the rules do not know.</source>
        <translation>Hier is een kaart die de regels niet kennen.</translation>
    </message>
    <message>
        <source>The crew of %1 cannot be so.</source>
        <translation>De bemanning van %1 kan niet zo zijn.</translation>
    </message>
    <message>
        <source>Write roman or pirate, and three numbers for bow and for stern.</source>
        <translation>Schrijf roman of pirate, en drie getallen voor boeg en achtersteven.</translation>
    </message>
    <message>
        <source>The row %1 must stand here once.</source>
        <translation>De rij %1 moet hier eenmaal staan.</translation>
    </message>
    <message>
        <source>Pompeius does not know this size of a map.</source>
        <translation>Pompeius kent deze maat van een kaart niet.</translation>
    </message>
    <message>
        <source>Write columns and rows, %1 and %2 to %3: 36x24.</source>
        <translation>Schrijf kolommen en rijen, %1 en %2 tot %3: 36x24.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their columns.</source>
        <translation>De vloten passen niet in hun kolommen.</translation>
    </message>
    <message>
        <source>Take a map with more rows, or paint less land where they deploy.</source>
        <translation>Neem een kaart met meer rijen, of schilder minder land waar zij opstellen.</translation>
    </message>
    <message>
        <source>Write one for each side, as roman,pirate.</source>
        <translation>Schrijf er een voor elke partij, als roman,pirate.</translation>
    </message>
    <message>
        <source>Write printed, or cards, how many, and how many of them with BOOG: leak=4/0,disorder=12/10. Of stuck there are at most %1.</source>
        <translation>Schrijf printed, of kaarten, hoeveel, en hoeveel daarvan met BOOG: leak=4/0,disorder=12/10. Van stuck zijn er hoogstens %1.</translation>
    </message>
    <message>
        <source>Write translated, printed, or milites/sagittarii/ballistae of bow and stern by class and nation: quadrireme.roman=2/0/1+1/1/0.</source>
        <translation>Schrijf translated, printed, of milites/sagittarii/ballistae van boeg en achtersteven per klasse en volk: quadrireme.roman=2/0/1+1/1/0.</translation>
    </message>
    <message>
        <source>Write a whole number of a turn&apos;s cards, %1 to %2.</source>
        <translation>Schrijf een geheel aantal kaarten per beurt, %1 tot %2.</translation>
    </message>
    <message>
        <source>Write a whole number of rexes, %1 to %2.</source>
        <translation>Schrijf een geheel aantal rexen, %1 tot %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (PM-15), board, terrain and nations.</source>
        <translation>Het kent de keuzes van zijn regels (PM-15), board, terrain en nations.</translation>
    </message>
    <message>
        <source>%1 would have more than 100 seats.</source>
        <translation>%1 zou meer dan 100 plaatsen hebben.</translation>
    </message>
    <message>
        <source>Share its ships out by squadron.</source>
        <translation>Verdeel haar schepen per eskader.</translation>
    </message>
    <message>
        <source>The crew of %1 does not find room on her deck.</source>
        <translation>De bemanning van %1 vindt geen ruimte op haar dek.</translation>
    </message>
    <message>
        <source>A ship has %1 boxes, a section half of them.</source>
        <translation>Een schip heeft %1 vakken, een sectie de helft ervan.</translation>
    </message>
    <message>
        <source>Pompeius knows no ship of this class.</source>
        <translation>Pompeius kent geen schip van deze klasse.</translation>
    </message>
    <message>
        <source>Pompeius has no rules for allies that arrive later.</source>
        <translation>Pompeius heeft geen regels voor bondgenoten die later komen.</translation>
    </message>
    <message>
        <source>Pompeius has no rules for walls.</source>
        <translation>Pompeius heeft geen regels voor muren.</translation>
    </message>
    <message>
        <source>Choose Salamis ad Actium, or another place.</source>
        <translation>Kies Salamis ad Actium, of een andere plaats.</translation>
    </message>
    <message>
        <source>Damage card out of the tray</source>
        <translation>Schadekaartje uit de bak</translation>
    </message>
    <message>
        <source>Higher run</source>
        <translation>Hogere vaart</translation>
    </message>
    <message>
        <source>Greater mass</source>
        <translation>Grotere massa</translation>
    </message>
    <message>
        <source>Difference of mass</source>
        <translation>Verschil in massa</translation>
    </message>
    <message>
        <source>Run of the rammer</source>
        <translation>Vaart van de rammer</translation>
    </message>
    <message>
        <source>The rammer&apos;s own shock</source>
        <translation>De eigen schok van de rammer</translation>
    </message>
    <message>
        <source>Unsupported ram</source>
        <translation>Ram zonder steun</translation>
    </message>
    <message>
        <source>Cards for a ship joined to one that sinks</source>
        <translation>Kaartjes voor een schip dat vastzit aan een zinkend schip</translation>
    </message>
    <message>
        <source>Melee of the first side</source>
        <translation>Gevecht van de eerste partij</translation>
    </message>
    <message>
        <source>Melee of the second side</source>
        <translation>Gevecht van de tweede partij</translation>
    </message>
    <message>
        <source>Arms and disorder</source>
        <translation>Wapens en wanorde</translation>
    </message>
    <message>
        <source>Further units</source>
        <translation>Verdere eenheden</translation>
    </message>
    <message>
        <source>Fire arrow</source>
        <translation>Brandpijl</translation>
    </message>
    <message>
        <source>Ships in one rex</source>
        <translation>Schepen in één rex</translation>
    </message>
    <message>
        <source>Plugging a leak</source>
        <translation>Een lek stoppen</translation>
    </message>
    <message>
        <source>Cutting a grapple</source>
        <translation>Enterkabels doorsnijden</translation>
    </message>
    <message>
        <source>Mending</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>What became of the captain or commander</source>
        <translation>Wat er van de trierarch of navarch wordt</translation>
    </message>
</context>
<context>
    <name>navarch::ramming</name>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 geeft de slag op.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 entert %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 kan %2 niet enteren.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n man|%n men}, %2 %3.</source>
        <translation>
            <numerusform>%1 verliest %n man, %2 %3.</numerusform>
            <numerusform>%1 verliest %n man, %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 and sends {%n man|%n men} across.</source>
        <translation>
            <numerusform>%1 neemt %2 en stuurt %n man over.</numerusform>
            <numerusform>%1 neemt %2 en stuurt %n man over.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2, and leaves her empty.</source>
        <translation>%1 neemt %2 en laat haar leeg achter.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 geeft zich over.</translation>
    </message>
    <message>
        <source>Her crew abandons %1.</source>
        <translation>De bemanning verlaat %1.</translation>
    </message>
    <message>
        <source>Nobody is left aboard %1.</source>
        <translation>Er is niemand meer aan boord van %1.</translation>
    </message>
    <message>
        <source>%1 burns down.</source>
        <translation>%1 brandt uit.</translation>
    </message>
    <message>
        <source>%1 goes down.</source>
        <translation>%1 zinkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 burns: {%n man|%n men} lost, %2 now.</source>
        <translation>
            <numerusform>%1 brandt: %n man verloren, nu %2.</numerusform>
            <numerusform>%1 brandt: %n man verloren, nu %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n fire|%n fires}</source>
        <translation>
            <numerusform>%n brand</numerusform>
            <numerusform>%n branden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 catches fire from %2.</source>
        <translation>%1 vat vlam van %2.</translation>
    </message>
    <message>
        <source>%1 catches no fire from beside her.</source>
        <translation>%1 vat geen vlam van naast haar.</translation>
    </message>
    <message>
        <source>javelins</source>
        <translation>werpsperen</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>boogschutters</translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Grieks vuur</translation>
    </message>
    <message>
        <source>ballistae</source>
        <translation>ballista&apos;s</translation>
    </message>
    <message>
        <source>a catapult</source>
        <translation>een katapult</translation>
    </message>
    <message>
        <source>an onager</source>
        <translation>een onager</translation>
    </message>
    <message>
        <source>a trebuchet</source>
        <translation>een trebuchet</translation>
    </message>
    <message>
        <source>tower archers</source>
        <translation>torenschutters</translation>
    </message>
    <message>
        <source>fire pots</source>
        <translation>vuurpotten</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: a miss.</source>
        <translation>%1 schiet %2 op %3: mis.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed, and she burns.</source>
        <translation>%1 schiet %2 op %3: %4 gedood, en zij brandt.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed.</source>
        <translation>%1 schiet %2 op %3: %4 gedood.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 neemt %2.</translation>
    </message>
    <message>
        <source>%1 routs.</source>
        <translation>%1 slaat op de vlucht.</translation>
    </message>
    <message>
        <source>%1 rallies.</source>
        <translation>%1 verzamelt zich.</translation>
    </message>
    <message>
        <source>%1 fights on.</source>
        <translation>%1 vecht door.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>geen gevolg</translation>
    </message>
    <message>
        <source>oars sheared</source>
        <translation>riemen afgeschoren</translation>
    </message>
    <message>
        <source>sinks in 2D6 turns</source>
        <translation>zinkt in 2D6 beurten</translation>
    </message>
    <message>
        <source>sinks in 1D6 turns</source>
        <translation>zinkt in 1D6 beurten</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>verwoest</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n Move point|%n Move points} and will sink at the end of round %2.</source>
        <translation>
            <numerusform>%1 verliest %n bewegingspunt en zinkt aan het einde van ronde %2.</numerusform>
            <numerusform>%1 verliest %n bewegingspunten en zinkt aan het einde van ronde %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n Move point|%n Move points}.</source>
        <translation>
            <numerusform>%1 verliest %n bewegingspunt.</numerusform>
            <numerusform>%1 verliest %n bewegingspunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rams %2: %3.</source>
        <translation>%1 ramt %2: %3.</translation>
    </message>
    <message>
        <source>%1 turns to face %2.</source>
        <translation>%1 draait tot koers %2.</translation>
    </message>
    <message>
        <source>%1 flees to %2, facing %3.</source>
        <translation>%1 vlucht naar %2, koers %3.</translation>
    </message>
    <message>
        <source>%1 rows to %2, facing %3.</source>
        <translation>%1 roeit naar %2, koers %3.</translation>
    </message>
    <message>
        <source>%1 leaves the map.</source>
        <translation>%1 verlaat het speelveld.</translation>
    </message>
    <message>
        <source>%1 runs aground.</source>
        <translation>%1 loopt aan de grond.</translation>
    </message>
    <message>
        <source>%1 passes the rocks.</source>
        <translation>%1 komt langs de rotsen.</translation>
    </message>
    <message>
        <source>%1 strikes the rocks.</source>
        <translation>%1 loopt op de rotsen.</translation>
    </message>
    <message>
        <source>%1 is beached, a wreck.</source>
        <translation>%1 ligt op het strand, een wrak.</translation>
    </message>
    <message>
        <source>%1 flees from the field.</source>
        <translation>%1 vlucht van het veld.</translation>
    </message>
    <message>
        <source>%1 cannot get away and is taken.</source>
        <translation>%1 kan niet weg en wordt genomen.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>%1 is gedood.</translation>
    </message>
    <message>
        <source>%1 is taken prisoner.</source>
        <translation>%1 is gevangen.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 is gewond.</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 is ongedeerd.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <translation>De kapitein van %1</translation>
    </message>
    <message>
        <source>Neither side holds the field.</source>
        <translation>Geen van beide houdt het veld.</translation>
    </message>
    <message>
        <source>%1 holds the field.</source>
        <translation>%1 houdt het veld.</translation>
    </message>
    <message>
        <source>%1 gets free.</source>
        <translation>%1 komt los.</translation>
    </message>
    <message>
        <source>%1 does not get free.</source>
        <translation>%1 komt niet los.</translation>
    </message>
    <message numerus="yes">
        <source>{%n Move point|%n Move points}</source>
        <translation>
            <numerusform>%n bewegingspunt</numerusform>
            <numerusform>%n bewegingspunten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 flounders: %2.</source>
        <translation>%1 raakt stuurloos: %2.</translation>
    </message>
    <message>
        <source>%1 catches the wind: %2.</source>
        <translation>%1 vangt wind: %2.</translation>
    </message>
    <message>
        <source>%1 has the wind against her: %2.</source>
        <translation>%1 heeft de wind tegen: %2.</translation>
    </message>
    <message>
        <source>%1: the wind does nothing, %2.</source>
        <translation>%1: de wind doet niets, %2.</translation>
    </message>
    <message>
        <source>Round %1: %2 begins.</source>
        <translation>Ronde %1: %2 begint.</translation>
    </message>
    <message>
        <source>%1: ramming speed!</source>
        <translation>%1: ramsnelheid!</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>handgemeen</translation>
    </message>
    <message>
        <source>sailing</source>
        <translation>zeilen</translation>
    </message>
    <message>
        <source>rowing</source>
        <translation>roeien</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>verzamelen</translation>
    </message>
    <message>
        <source>ramming</source>
        <translation>rammen</translation>
    </message>
    <message>
        <source>missiles</source>
        <translation>schieten</translation>
    </message>
    <message>
        <source>%1 starts: %2.</source>
        <translation>%1 begint: %2.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 is gereed.</translation>
    </message>
    <message>
        <source>%1 is ready, skilled in %2.</source>
        <translation>%1 is gereed, bekwaam in %2.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 staat opgesteld.</translation>
    </message>
    <message>
        <source>Ramming Speed is fought between two sides.</source>
        <translation>Ramming Speed wordt tussen twee partijen uitgevochten.</translation>
    </message>
    <message>
        <source>A path is made of F, B, L and R.</source>
        <translation>Een weg bestaat uit F, B, L en R.</translation>
    </message>
    <message>
        <source>Write FFRF: ahead, ahead, to starboard, ahead.</source>
        <translation>Schrijf FFRF: vooruit, vooruit, naar stuurboord, vooruit.</translation>
    </message>
    <message>
        <source>The rows must rise.</source>
        <translation>De rijen moeten stijgen.</translation>
    </message>
    <message>
        <source>%1 is nothing the rules know.</source>
        <translation>%1 is niets wat de regels kennen.</translation>
    </message>
    <message>
        <source>The second table cannot lead to itself.</source>
        <translation>De tweede tabel kan niet naar zichzelf leiden.</translation>
    </message>
    <message>
        <source>%1 is no nation of the rules.</source>
        <translation>%1 is geen volk van de regels.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stand in row %2.</source>
        <translation>&quot;%1&quot; moet in rij %2 staan.</translation>
    </message>
    <message>
        <source>The weapon %1 cannot be so.</source>
        <translation>Het wapen %1 kan niet zo zijn.</translation>
    </message>
    <message>
        <source>Ramming Speed does not know this option or value.</source>
        <translation>Ramming Speed kent deze keuze of waarde niet.</translation>
    </message>
    <message>
        <source>Write columns and rows, 12 to 120 and %1 to 120: 40x30.</source>
        <translation>Schrijf kolommen en rijen, 12 tot 120 en %1 tot 120: 40x30.</translation>
    </message>
    <message>
        <source>No battle is fought in a storm (RS-22.6).</source>
        <translation>In een storm wordt geen slag gevochten (RS-22.6).</translation>
    </message>
    <message>
        <source>Wait for better weather.</source>
        <translation>Wacht op beter weer.</translation>
    </message>
    <message>
        <source>Write a whole number of rounds, %1 to %2.</source>
        <translation>Schrijf een geheel aantal ronden, %1 tot %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (RS-19), board, terrain, shore, chosen, heroic, nations and condition.</source>
        <translation>Het kent de keuzes van zijn regels (RS-19), board, terrain, shore, chosen, heroic, nations en condition.</translation>
    </message>
    <message>
        <source>The captains are the campaign&apos;s.</source>
        <translation>De kapiteins zijn die van de veldtocht.</translation>
    </message>
    <message>
        <source>Set advantages to rolled or chosen.</source>
        <translation>Zet advantages op rolled of chosen.</translation>
    </message>
    <message>
        <source>%1 names no ship of this battle.</source>
        <translation>%1 noemt geen schip van deze slag.</translation>
    </message>
    <message>
        <source>Write their names: Aias,Tyro.</source>
        <translation>Schrijf hun namen: Aias,Tyro.</translation>
    </message>
    <message>
        <source>The Advantages are not chosen.</source>
        <translation>De voordelen worden niet gekozen.</translation>
    </message>
    <message>
        <source>Set advantages to chosen.</source>
        <translation>Zet advantages op chosen.</translation>
    </message>
    <message>
        <source>Write Aias=archers,corvus;Tyro=prongs.</source>
        <translation>Schrijf Aias=archers,corvus;Tyro=prongs.</translation>
    </message>
    <message>
        <source>%1 cannot be fitted to %2.</source>
        <translation>%1 kan niet op %2 worden aangebracht.</translation>
    </message>
    <message>
        <source>A ship has as many Advantages as its Deck, of those printed (RS-T2, RS-T3).</source>
        <translation>Een schip heeft zoveel voordelen als zijn dek, van de gedrukte (RS-T2, RS-T3).</translation>
    </message>
    <message>
        <source>Ramming Speed knows no ship of this class.</source>
        <translation>Ramming Speed kent geen schip van deze klasse.</translation>
    </message>
    <message>
        <source>Ramming Speed has no rules for allies that arrive later.</source>
        <translation>Ramming Speed heeft geen regels voor bondgenoten die later komen.</translation>
    </message>
    <message>
        <source>The side has no ships.</source>
        <translation>De partij heeft geen schepen.</translation>
    </message>
    <message>
        <source>Ramming Speed has no rules for walls.</source>
        <translation>Ramming Speed heeft geen regels voor muren.</translation>
    </message>
    <message>
        <source>Casualties of a melee</source>
        <translation>Verliezen in een gevecht</translation>
    </message>
    <message>
        <source>Melee skill</source>
        <translation>Bedrevenheid in het gevecht</translation>
    </message>
    <message>
        <source>Harpax</source>
        <translation>Harpax</translation>
    </message>
    <message>
        <source>Larger ship</source>
        <translation>Groter schip</translation>
    </message>
    <message>
        <source>Rammed it this turn</source>
        <translation>Ramde haar deze beurt</translation>
    </message>
    <message>
        <source>Rammed together</source>
        <translation>Samen geramd</translation>
    </message>
    <message>
        <source>Grappling</source>
        <translation>Enteren</translation>
    </message>
    <message>
        <source>falls short</source>
        <translation>valt tekort</translation>
    </message>
    <message>
        <source>Crew lost to a fire</source>
        <translation>Bemanning verloren aan brand</translation>
    </message>
    <message>
        <source>Does the fire go out or pass on</source>
        <translation>Gaat de brand uit of verder</translation>
    </message>
    <message>
        <source>out</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>één meer</translation>
    </message>
    <message>
        <source>Does she catch fire from her neighbour</source>
        <translation>Vat zij vlam van haar buur</translation>
    </message>
    <message>
        <source>catches</source>
        <translation>vat vlam</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Wapen</translation>
    </message>
    <message>
        <source>Missiles skill</source>
        <translation>Bedrevenheid met projectielen</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Om te treffen</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>treft</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>mist</translation>
    </message>
    <message>
        <source>Crew killed</source>
        <translation>Bemanning gedood</translation>
    </message>
    <message>
        <source>Does it set fire</source>
        <translation>Sticht het brand</translation>
    </message>
    <message>
        <source>no fire</source>
        <translation>geen brand</translation>
    </message>
    <message>
        <source>Fire counters</source>
        <translation>Brandfiches</translation>
    </message>
    <message>
        <source>No crew killed yet</source>
        <translation>Nog geen bemanning gedood</translation>
    </message>
    <message>
        <source>Sinking</source>
        <translation>Zinkend</translation>
    </message>
    <message>
        <source>Half the crew dead</source>
        <translation>De helft van de bemanning dood</translation>
    </message>
    <message>
        <source>Beside an enemy with a larger crew</source>
        <translation>Naast een vijand met meer bemanning</translation>
    </message>
    <message>
        <source>The enemy has more Size points</source>
        <translation>De vijand heeft meer groottepunten</translation>
    </message>
    <message>
        <source>Friends rout near</source>
        <translation>Vrienden vluchten dichtbij</translation>
    </message>
    <message>
        <source>Rally skill</source>
        <translation>Bedrevenheid in verzamelen</translation>
    </message>
    <message>
        <source>Green crew</source>
        <translation>Groene bemanning</translation>
    </message>
    <message>
        <source>Inept commander</source>
        <translation>Onbekwame bevelhebber</translation>
    </message>
    <message>
        <source>fights on</source>
        <translation>vecht door</translation>
    </message>
    <message>
        <source>Rammer&apos;s Ram bonus</source>
        <translation>Rambonus van de rammer</translation>
    </message>
    <message>
        <source>Target&apos;s Ram bonus</source>
        <translation>Rambonus van het doel</translation>
    </message>
    <message>
        <source>Target&apos;s Reinforced Hulls</source>
        <translation>Versterkte rompen van het doel</translation>
    </message>
    <message>
        <source>Short run</source>
        <translation>Korte aanloop</translation>
    </message>
    <message>
        <source>Bow to bow</source>
        <translation>Boeg tegen boeg</translation>
    </message>
    <message>
        <source>Move points sheared</source>
        <translation>Bewegingspunten afgeschoren</translation>
    </message>
    <message>
        <source>Turns until she sinks</source>
        <translation>Beurten tot zij zinkt</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Rotsen</translation>
    </message>
    <message>
        <source>Reinforced Hulls</source>
        <translation>Versterkte rompen</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>vrij van de rotsen</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>stoot</translation>
    </message>
    <message>
        <source>How her captain or commander fares</source>
        <translation>Hoe het haar kapitein of bevelhebber vergaat</translation>
    </message>
    <message>
        <source>Getting free</source>
        <translation>Loskomen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>komt los</translation>
    </message>
    <message>
        <source>Sails</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Elite crew</source>
        <translation>Elitebemanning</translation>
    </message>
    <message>
        <source>Poor crew</source>
        <translation>Slechte bemanning</translation>
    </message>
    <message>
        <source>On fire</source>
        <translation>In brand</translation>
    </message>
    <message>
        <source>Rammed or was rammed last turn</source>
        <translation>Ramde of werd geramd in de vorige beurt</translation>
    </message>
    <message>
        <source>Sailing skill</source>
        <translation>Bedrevenheid in zeilen</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Stroming</translation>
    </message>
    <message>
        <source>Rough waters</source>
        <translation>Ruw water</translation>
    </message>
    <message>
        <source>Move points lost to floundering</source>
        <translation>Bewegingspunten verloren aan stuurloosheid</translation>
    </message>
    <message>
        <source>Who begins: the first side</source>
        <translation>Wie begint: de eerste partij</translation>
    </message>
    <message>
        <source>Who begins: the second side</source>
        <translation>Wie begint: de tweede partij</translation>
    </message>
    <message>
        <source>Fleet commander</source>
        <translation>Vlootbevelhebber</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Bedrevenheid</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Voordeel</translation>
    </message>
    <message>
        <source>Missile Advantage</source>
        <translation>Voordeel met projectielen</translation>
    </message>
    <message>
        <source>A basic captain&apos;s skill</source>
        <translation>Een bedrevenheid van een gewone kapitein</translation>
    </message>
    <message>
        <source>one skill</source>
        <translation>één bedrevenheid</translation>
    </message>
</context>
<context>
    <name>navarch::salamis</name>
    <message>
        <source>The archers of %1 miss %2.</source>
        <translation>De boogschutters van %1 missen %2.</translation>
    </message>
    <message>
        <source>The archers of %1 hit %2 twice.</source>
        <translation>De boogschutters van %1 treffen %2 tweemaal.</translation>
    </message>
    <message numerus="yes">
        <source>The archers of %1 hit %2 {once|%n times}.</source>
        <translation>
            <numerusform>De boogschutters van %1 treffen %2 eenmaal.</numerusform>
            <numerusform>De boogschutters van %1 treffen %2 %n maal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ballistae of %1 miss %2.</source>
        <translation>De ballista&apos;s van %1 missen %2.</translation>
    </message>
    <message>
        <source>The ballistae of %1 hit %2 twice.</source>
        <translation>De ballista&apos;s van %1 treffen %2 tweemaal.</translation>
    </message>
    <message numerus="yes">
        <source>The ballistae of %1 hit %2 {once|%n times}.</source>
        <translation>
            <numerusform>De ballista&apos;s van %1 treffen %2 eenmaal.</numerusform>
            <numerusform>De ballista&apos;s van %1 treffen %2 %n maal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The heavy engine of %1 misses %2.</source>
        <translation>Het zware geschut van %1 mist %2.</translation>
    </message>
    <message>
        <source>The heavy engine of %1 hits %2: %3.</source>
        <translation>Het zware geschut van %1 treft %2: %3.</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3.</source>
        <translation>%1 treft %2 met %3.</translation>
    </message>
    <message>
        <source>%1 misses %2 with %3.</source>
        <translation>%1 mist %2 met %3.</translation>
    </message>
    <message>
        <source>boiling oil</source>
        <translation>kokende olie</translation>
    </message>
    <message>
        <source>Rhodian fire</source>
        <translation>Rhodisch vuur</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>bijen</translation>
    </message>
    <message>
        <source>quicklime</source>
        <translation>ongebluste kalk</translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Grieks vuur</translation>
    </message>
    <message>
        <source>%1 fights %2 with %3: %4.</source>
        <translation>%1 bevecht %2 met %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>{a unit|%n units}</source>
        <translation>
            <numerusform>een eenheid</numerusform>
            <numerusform>%n eenheden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a hit|%n hits}</source>
        <translation>
            <numerusform>een treffer</numerusform>
            <numerusform>%n treffers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 neemt %2.</translation>
    </message>
    <message>
        <source>%1 fights on against the odds.</source>
        <translation>%1 vecht door tegen de overmacht.</translation>
    </message>
    <message>
        <source>%1 surrenders to %2.</source>
        <translation>%1 geeft zich over aan %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 kan %2 niet enteren.</translation>
    </message>
    <message>
        <source>%1 drops a corvus on %2.</source>
        <translation>%1 laat een corvus op %2 vallen.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 entert %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliest %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>{an oar factor|%n oar factors}</source>
        <translation>
            <numerusform>een riemfactor</numerusform>
            <numerusform>%n riemfactoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cm of speed</source>
        <translation>%1 cm snelheid</translation>
    </message>
    <message>
        <source>steering oars</source>
        <translation>roer</translation>
    </message>
    <message numerus="yes">
        <source>{an archer|%n archers}</source>
        <translation>
            <numerusform>een boogschutter</numerusform>
            <numerusform>%n boogschutters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a marine|%n marines}</source>
        <translation>
            <numerusform>een zeesoldaat</numerusform>
            <numerusform>%n zeesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a heavy marine|%n heavy marines}</source>
        <translation>
            <numerusform>een zware zeesoldaat</numerusform>
            <numerusform>%n zware zeesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a ballista|%n ballistae}</source>
        <translation>
            <numerusform>een ballista</numerusform>
            <numerusform>%n ballista&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a heavy engine|%n heavy engines}</source>
        <translation>
            <numerusform>een stuk zwaar geschut</numerusform>
            <numerusform>%n stuks zwaar geschut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a tower|%n towers}</source>
        <translation>
            <numerusform>een toren</numerusform>
            <numerusform>%n torens</numerusform>
        </translation>
    </message>
    <message>
        <source>the mast</source>
        <translation>de mast</translation>
    </message>
    <message>
        <source>the captain</source>
        <translation>de kapitein</translation>
    </message>
    <message>
        <source>the captain, wounded</source>
        <translation>de kapitein, gewond</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>undamaged</source>
        <translation>onbeschadigd</translation>
    </message>
    <message>
        <source>lightly damaged</source>
        <translation>licht beschadigd</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschadigd</translation>
    </message>
    <message>
        <source>heavily damaged</source>
        <translation>zwaar beschadigd</translation>
    </message>
    <message>
        <source>crippled</source>
        <translation>kreupel</translation>
    </message>
    <message>
        <source>wrecked</source>
        <translation>wrak</translation>
    </message>
    <message>
        <source>%1 lets go of %2.</source>
        <translation>%1 laat %2 los.</translation>
    </message>
    <message>
        <source>The fire on %1 is out.</source>
        <translation>De brand op %1 is uit.</translation>
    </message>
    <message>
        <source>The fire on %1 is out, %2.</source>
        <translation>De brand op %1 is uit, %2.</translation>
    </message>
    <message>
        <source>%1 burns.</source>
        <translation>%1 brandt.</translation>
    </message>
    <message>
        <source>%1 burns, %2.</source>
        <translation>%1 brandt, %2.</translation>
    </message>
    <message>
        <source>The fire on %1 leaps to %2.</source>
        <translation>De brand op %1 slaat over naar %2.</translation>
    </message>
    <message>
        <source>The fire on %1 does not reach %2.</source>
        <translation>De brand op %1 bereikt %2 niet.</translation>
    </message>
    <message>
        <source>%1 comes up against %2.</source>
        <translation>%1 komt tegen %2 te liggen.</translation>
    </message>
    <message>
        <source>%1 gets clear.</source>
        <translation>%1 komt los.</translation>
    </message>
    <message>
        <source>%1 finds no room to get clear.</source>
        <translation>%1 vindt geen ruimte om los te komen.</translation>
    </message>
    <message>
        <source>%1 does not get clear.</source>
        <translation>%1 komt niet los.</translation>
    </message>
    <message>
        <source>%1 flees from the table.</source>
        <translation>%1 vlucht van de tafel.</translation>
    </message>
    <message>
        <source>%1 turns to flee.</source>
        <translation>%1 keert om te vluchten.</translation>
    </message>
    <message>
        <source>%1 backs away: %2 cm.</source>
        <translation>%1 wijkt achteruit: %2 cm.</translation>
    </message>
    <message>
        <source>%1 flees: %2 cm.</source>
        <translation>%1 vlucht: %2 cm.</translation>
    </message>
    <message>
        <source>%1 leaves the table.</source>
        <translation>%1 verlaat de tafel.</translation>
    </message>
    <message>
        <source>%1 backs %2 cm.</source>
        <translation>%1 gaat %2 cm achteruit.</translation>
    </message>
    <message>
        <source>%1 turns on the spot.</source>
        <translation>%1 draait op de plaats.</translation>
    </message>
    <message>
        <source>%1 makes a fast move of %2 cm.</source>
        <translation>%1 gaat in een snelle zet %2 cm vooruit.</translation>
    </message>
    <message>
        <source>%1 sails %2 cm.</source>
        <translation>%1 zeilt %2 cm.</translation>
    </message>
    <message>
        <source>%1 moves %2 cm.</source>
        <translation>%1 gaat %2 cm vooruit.</translation>
    </message>
    <message>
        <source>%1 and %2 shear each other&apos;s oars.</source>
        <translation>%1 en %2 scheren elkaars riemen af.</translation>
    </message>
    <message>
        <source>%1 drifts.</source>
        <translation>%1 drijft af.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: %3.</source>
        <translation>%1 ramt %2 op de boeg: %3.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the beam: %3.</source>
        <translation>%1 ramt %2 in de flank: %3.</translation>
    </message>
    <message>
        <source>%1 rams %2 astern: %3.</source>
        <translation>%1 ramt %2 in de achtersteven: %3.</translation>
    </message>
    <message>
        <source>a glancing blow</source>
        <translation>een schampschot</translation>
    </message>
    <message>
        <source>light damage</source>
        <translation>lichte schade</translation>
    </message>
    <message>
        <source>medium damage</source>
        <translation>middelzware schade</translation>
    </message>
    <message>
        <source>heavy damage</source>
        <translation>zware schade</translation>
    </message>
    <message>
        <source>severe damage</source>
        <translation>ernstige schade</translation>
    </message>
    <message>
        <source>wrecked and sinking</source>
        <translation>een zinkend wrak</translation>
    </message>
    <message>
        <source>smashed to matchwood</source>
        <translation>tot brandhout geslagen</translation>
    </message>
    <message>
        <source>%1 is shattered; all aboard are lost.</source>
        <translation>%1 is verbrijzeld; allen aan boord komen om.</translation>
    </message>
    <message>
        <source>%1 suffers by its own ram: %2.</source>
        <translation>%1 lijdt van de eigen ram: %2.</translation>
    </message>
    <message>
        <source>The high ram of %1 breaks.</source>
        <translation>De hoge ram van %1 breekt.</translation>
    </message>
    <message>
        <source>%1 strains her damaged hull: %2.</source>
        <translation>%1 overbelast haar beschadigde romp: %2.</translation>
    </message>
    <message>
        <source>The mast of %1 goes by the board; she drifts.</source>
        <translation>De mast van %1 gaat overboord; zij drijft.</translation>
    </message>
    <message>
        <source>The mast of %1 stands.</source>
        <translation>De mast van %1 blijft staan.</translation>
    </message>
    <message>
        <source>%1 comes to %2 bow to bow.</source>
        <translation>%1 komt boeg op boeg tot %2.</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other.</source>
        <translation>%1 en %2 rammen elkaar.</translation>
    </message>
    <message>
        <source>%1 gets her ram in first.</source>
        <translation>%1 ramt het eerst.</translation>
    </message>
    <message>
        <source>%1 fails to rake %2.</source>
        <translation>%1 scheert mis langs %2.</translation>
    </message>
    <message>
        <source>%1 rakes %2, which loses %3.</source>
        <translation>%1 scheert langs %2, dat %3 verliest.</translation>
    </message>
    <message>
        <source>Game Turn %1 begins.</source>
        <translation>Beurt %1 begint.</translation>
    </message>
    <message>
        <source>%1 acts.</source>
        <translation>%1 is aan zet.</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnizoen</translation>
    </message>
    <message>
        <source>Intermediate Phase.</source>
        <translation>Tussenfase.</translation>
    </message>
    <message>
        <source>The last Game Turn is over: nobody has won.</source>
        <translation>De laatste beurt is om: niemand heeft gewonnen.</translation>
    </message>
    <message>
        <source>Both sides are beaten.</source>
        <translation>Beide partijen zijn verslagen.</translation>
    </message>
    <message>
        <source>%1 holds the water.</source>
        <translation>%1 houdt het water.</translation>
    </message>
    <message>
        <source>The wreck of %1 goes down.</source>
        <translation>Het wrak van %1 zinkt.</translation>
    </message>
    <message>
        <source>The wreck of %1 still floats.</source>
        <translation>Het wrak van %1 drijft nog.</translation>
    </message>
    <message>
        <source>There is no wind, the sea is %1.</source>
        <translation>Er is geen wind, de zee is %1.</translation>
    </message>
    <message>
        <source>A gale blows from the %1, the sea is %2.</source>
        <translation>Er staat storm uit %1, de zee is %2.</translation>
    </message>
    <message>
        <source>A storm blows from the %1, the sea is %2.</source>
        <translation>Er staat zware storm uit %1, de zee is %2.</translation>
    </message>
    <message>
        <source>The wind is %1 from the %2, the sea is %3.</source>
        <translation>De wind is %1 uit %2, de zee is %3.</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>vlak</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>licht golvend</translation>
    </message>
    <message>
        <source>choppy</source>
        <translation>woelig</translation>
    </message>
    <message>
        <source>rough</source>
        <comment>salamis-ad-actium</comment>
        <translation>ruw</translation>
    </message>
    <message>
        <source>very rough</source>
        <translation>zeer ruw</translation>
    </message>
    <message>
        <source>%1 suffers in the sea: %2.</source>
        <translation>%1 lijdt op zee: %2.</translation>
    </message>
    <message>
        <source>%1 suffers in the sea.</source>
        <translation>%1 lijdt op zee.</translation>
    </message>
    <message>
        <source>%1 loses %2 in the sea.</source>
        <translation>%1 verliest %2 op zee.</translation>
    </message>
    <message>
        <source>%1 rides out the sea.</source>
        <translation>%1 doorstaat de zee.</translation>
    </message>
    <message>
        <source>%1 holds firm (%2).</source>
        <translation>%1 houdt stand (%2).</translation>
    </message>
    <message>
        <source>%1 loses heart (%2).</source>
        <translation>%1 verliest de moed (%2).</translation>
    </message>
    <message>
        <source>captain killed</source>
        <translation>kapitein gedood</translation>
    </message>
    <message>
        <source>half the squadron lost</source>
        <translation>half eskader verloren</translation>
    </message>
    <message>
        <source>admiral lost</source>
        <translation>admiraal verloren</translation>
    </message>
    <message>
        <source>%1 takes heart again.</source>
        <translation>%1 vat weer moed.</translation>
    </message>
    <message>
        <source>%1 stays demoralised.</source>
        <translation>%1 blijft gedemoraliseerd.</translation>
    </message>
    <message>
        <source>%1 deploys in %2.</source>
        <translation>%1 stelt zich op in %2.</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>%1 neemt haar plaats in.</translation>
    </message>
    <message>
        <source>%1 comes in.</source>
        <translation>%1 komt eraan.</translation>
    </message>
    <message>
        <source>The allies %1 will not fight today.</source>
        <translation>De bondgenoten %1 vechten vandaag niet.</translation>
    </message>
    <message>
        <source>The allies %1 arrive on their own side&apos;s edge.</source>
        <translation>De bondgenoten %1 komen over de rand van hun partij.</translation>
    </message>
    <message>
        <source>The allies %1 arrive on any edge but the enemy&apos;s.</source>
        <translation>De bondgenoten %1 komen over elke rand behalve die van de vijand.</translation>
    </message>
    <message>
        <source>The allies %1 are not here yet.</source>
        <translation>De bondgenoten %1 zijn er nog niet.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 staat opgesteld.</translation>
    </message>
    <message>
        <source>%1 sets its sail.</source>
        <translation>%1 zet haar zeil.</translation>
    </message>
    <message>
        <source>%1 furls its sail.</source>
        <translation>%1 bergt haar zeil.</translation>
    </message>
    <message>
        <source>%1 cuts its mast away.</source>
        <translation>%1 kapt haar mast.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 geeft de slag op.</translation>
    </message>
    <message>
        <source>Salamis ad Actium is fought between two sides.</source>
        <translation>Salamis ad Actium wordt tussen twee partijen uitgevochten.</translation>
    </message>
    <message>
        <source>Join the fleets of allies into one side, or give them as its contingents.</source>
        <translation>Voeg de vloten van bondgenoten samen tot één partij, of geef ze als haar contingenten.</translation>
    </message>
    <message>
        <source>A row has three results.</source>
        <translation>Een rij heeft drie uitkomsten.</translation>
    </message>
    <message>
        <source>Give one for each column: rams, missiles, engines.</source>
        <translation>Geef er een voor elke kolom: rammen, projectielen, werktuigen.</translation>
    </message>
    <message>
        <source>%1 is no casualty of this game.</source>
        <translation>%1 is geen verlies van dit spel.</translation>
    </message>
    <message>
        <source>Take one of the printed table&apos;s.</source>
        <translation>Neem er een uit de gedrukte tabel.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; is missing.</source>
        <translation>De rij &quot;%1&quot; ontbreekt.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>Zet haar terug.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; needs %2 values.</source>
        <translation>De rij &quot;%1&quot; heeft %2 waarden nodig.</translation>
    </message>
    <message>
        <source>%1 is no modifier the rules know.</source>
        <translation>%1 is geen aanpassing die de regels kennen.</translation>
    </message>
    <message>
        <source>%1 is no loss the rules know.</source>
        <translation>%1 is geen verlies dat de regels kennen.</translation>
    </message>
    <message>
        <source>Seven rows are needed, glancing to matchwood.</source>
        <translation>Er zijn zeven rijen nodig, van schampen tot splinters.</translation>
    </message>
    <message>
        <source>The winds must stand in order, calm to storm.</source>
        <translation>De winden moeten op volgorde staan, van windstil tot storm.</translation>
    </message>
    <message>
        <source>Six winds are needed, and every face of a d10 once among them.</source>
        <translation>Er zijn zes winden nodig, en elk ogental van een d10 eenmaal daartussen.</translation>
    </message>
    <message>
        <source>The ship is missing.</source>
        <translation>Het schip ontbreekt.</translation>
    </message>
    <message>
        <source>Describe it as in a fleet file; only its class is needed.</source>
        <translation>Beschrijf het als in een vlootbestand; alleen de klasse is nodig.</translation>
    </message>
    <message>
        <source>One ship rams one other.</source>
        <translation>Eén schip ramt één ander.</translation>
    </message>
    <message>
        <source>Leave the count out.</source>
        <translation>Laat het aantal weg.</translation>
    </message>
    <message>
        <source>This is no distance that a ship moves.</source>
        <translation>Dit is geen afstand die een schip aflegt.</translation>
    </message>
    <message>
        <source>Give cm from 0 to %1, with at most three decimals.</source>
        <translation>Geef cm van 0 tot %1, met hoogstens drie decimalen.</translation>
    </message>
    <message>
        <source>A wreck cannot ram.</source>
        <translation>Een wrak kan niet rammen.</translation>
    </message>
    <message>
        <source>Give a lesser damage.</source>
        <translation>Geef minder schade.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their deployment strips.</source>
        <translation>De vloten passen niet in hun opstelstroken.</translation>
    </message>
    <message>
        <source>Take a wider table or a deeper strip: table-size and deployment-depth.</source>
        <translation>Neem een bredere tafel of een diepere strook: table-size en deployment-depth.</translation>
    </message>
    <message>
        <source>Salamis ad Actium does not know this option or value.</source>
        <translation>Salamis ad Actium kent deze keuze of waarde niet.</translation>
    </message>
    <message>
        <source>Write width and depth in cm, 60 to 1000: 120x90.</source>
        <translation>Schrijf breedte en diepte in cm, 60 tot 1000: 120x90.</translation>
    </message>
    <message>
        <source>Write a whole number of cm, 8 to 100: 15.</source>
        <translation>Schrijf een geheel aantal cm, 8 tot 100: 15.</translation>
    </message>
    <message>
        <source>Write every-phase, two-in-succession or never.</source>
        <translation>Schrijf every-phase, two-in-succession of never.</translation>
    </message>
    <message>
        <source>Write ashore or aboard.</source>
        <translation>Schrijf ashore of aboard.</translation>
    </message>
    <message>
        <source>The options are table-size, deployment-depth, weather-change and sails.</source>
        <translation>De keuzes zijn table-size, deployment-depth, weather-change en sails.</translation>
    </message>
    <message>
        <source>The deployment strips leave no sea between them.</source>
        <translation>De opstelstroken laten geen zee tussen zich.</translation>
    </message>
    <message>
        <source>Take a deeper table or a smaller deployment depth.</source>
        <translation>Neem een diepere tafel of een kleinere opsteldiepte.</translation>
    </message>
    <message>
        <source>This ship is a wreck and cannot fight.</source>
        <translation>Dit schip is een wrak en kan niet vechten.</translation>
    </message>
    <message>
        <source>Leave it out or mend it first.</source>
        <translation>Laat het weg of herstel het eerst.</translation>
    </message>
    <message>
        <source>Only the second side has walls, and only where the place is a port.</source>
        <translation>Alleen de tweede partij heeft muren, en alleen waar de plaats een haven is.</translation>
    </message>
    <message>
        <source>Make the port&apos;s owner the second side and the place a port.</source>
        <translation>Maak de eigenaar van de haven de tweede partij en de plaats een haven.</translation>
    </message>
    <message>
        <source>Tower or platform, a unit each</source>
        <translation>Toren of platform, elk een eenheid</translation>
    </message>
    <message>
        <source>Heavy marine</source>
        <translation>Zware marinier</translation>
    </message>
    <message>
        <source>Marine</source>
        <translation>Marinier</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Boogschutter</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Militie</translation>
    </message>
    <message>
        <source>Outnumbered three to one</source>
        <translation>Drie tegen één in de minderheid</translation>
    </message>
    <message>
        <source>Target stationary</source>
        <translation>Doel ligt stil</translation>
    </message>
    <message>
        <source>After a rake</source>
        <translation>Na een riemscheren</translation>
    </message>
    <message>
        <source>Ram contact with a crippled ship</source>
        <translation>Ramcontact met een zwaar beschadigd schip</translation>
    </message>
    <message>
        <source>Grapple</source>
        <translation>Enterpoging</translation>
    </message>
    <message>
        <source>First round across the corvus</source>
        <translation>Eerste ronde over de corvus</translation>
    </message>
    <message>
        <source>Boarding a larger ship</source>
        <translation>Een groter schip enteren</translation>
    </message>
    <message>
        <source>Bees aboard</source>
        <translation>Bijen aan boord</translation>
    </message>
    <message>
        <source>Small target</source>
        <translation>Klein doel</translation>
    </message>
    <message>
        <source>Ballista, short range</source>
        <translation>Ballista, korte afstand</translation>
    </message>
    <message>
        <source>Ballista</source>
        <translation>Ballista</translation>
    </message>
    <message>
        <source>Ballista, casualty</source>
        <translation>Ballista, verlies</translation>
    </message>
    <message>
        <source>Heavy engine, stationary target</source>
        <translation>Zwaar werktuig, stilliggend doel</translation>
    </message>
    <message>
        <source>Heavy engine, damage</source>
        <translation>Zwaar werktuig, schade</translation>
    </message>
    <message>
        <source>Engine&apos;s damage modifier</source>
        <translation>Schade-aanpassing van het werktuig</translation>
    </message>
    <message>
        <source>Size class of the target</source>
        <translation>Grootteklasse van het doel</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Brand</translation>
    </message>
    <message>
        <source>worsens</source>
        <translation>wordt erger</translation>
    </message>
    <message>
        <source>put out</source>
        <translation>geblust</translation>
    </message>
    <message>
        <source>burns on</source>
        <translation>brandt door</translation>
    </message>
    <message>
        <source>Fire, casualty</source>
        <translation>Brand, verlies</translation>
    </message>
    <message>
        <source>Fire passes on</source>
        <translation>Brand slaat over</translation>
    </message>
    <message>
        <source>passes on</source>
        <translation>slaat over</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>niet</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>raak</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>mis</translation>
    </message>
    <message>
        <source>Target is cataphract</source>
        <translation>Doel is cataphract</translation>
    </message>
    <message>
        <source>Target has parablemata</source>
        <translation>Doel heeft parablemata</translation>
    </message>
    <message>
        <source>Moved far</source>
        <translation>Ver bewogen</translation>
    </message>
    <message>
        <source>In a tower or on the platform, a unit each</source>
        <translation>In een toren of op het platform, elk een eenheid</translation>
    </message>
    <message>
        <source>Archers, short range</source>
        <translation>Boogschutters, korte afstand</translation>
    </message>
    <message>
        <source>Arrows, casualty</source>
        <translation>Pijlen, verlies</translation>
    </message>
    <message>
        <source>Captain hit</source>
        <translation>Kapitein getroffen</translation>
    </message>
    <message>
        <source>Admiral aboard</source>
        <translation>Admiraal aan boord</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>ongedeerd</translation>
    </message>
    <message>
        <source>Admiral hit</source>
        <translation>Admiraal getroffen</translation>
    </message>
    <message>
        <source>Command level</source>
        <translation>Bevelsniveau</translation>
    </message>
    <message>
        <source>Captain wounded</source>
        <translation>Kapitein gewond</translation>
    </message>
    <message>
        <source>Captain killed</source>
        <translation>Kapitein gedood</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>geslaagd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gefaald</translation>
    </message>
    <message>
        <source>Pass through friends</source>
        <translation>Door vrienden heen varen</translation>
    </message>
    <message>
        <source>Give way to a friend</source>
        <translation>Wijken voor een vriend</translation>
    </message>
    <message>
        <source>Fast move</source>
        <translation>Snelle beweging</translation>
    </message>
    <message>
        <source>Backing the ram out</source>
        <translation>De ram achteruit lostrekken</translation>
    </message>
    <message>
        <source>Held by a corvus or ferrea manus</source>
        <translation>Vastgehouden door een corvus of ferrea manus</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Losmaken</translation>
    </message>
    <message>
        <source>will not fight today</source>
        <translation>wil vandaag niet vechten</translation>
    </message>
    <message>
        <source>arrive on their own side&apos;s edge</source>
        <translation>komt aan de eigen rand aan</translation>
    </message>
    <message>
        <source>arrive on any edge but the enemy&apos;s</source>
        <translation>komt aan elke rand aan behalve die van de vijand</translation>
    </message>
    <message>
        <source>are not here yet</source>
        <translation>is er nog niet</translation>
    </message>
    <message>
        <source>Allies off the table</source>
        <translation>Bondgenoten buiten de tafel</translation>
    </message>
    <message>
        <source>Price change, tens of per cent</source>
        <translation>Prijsverandering, tientallen procenten</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Verzamelen</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>De kaarten schudden</translation>
    </message>
    <message>
        <source>Sea state</source>
        <translation>Zeegang</translation>
    </message>
    <message>
        <source>Weather, casualty</source>
        <translation>Weer, verlies</translation>
    </message>
    <message>
        <source>Wind strength</source>
        <translation>Windkracht</translation>
    </message>
    <message>
        <source>Wind direction</source>
        <translation>Windrichting</translation>
    </message>
    <message>
        <source>Drifting</source>
        <translation>Drijvend</translation>
    </message>
    <message>
        <source>Weather damage</source>
        <translation>Weerschade</translation>
    </message>
    <message>
        <source>Wind strength changes</source>
        <translation>De windkracht verandert</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>verandert</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>Up or down</source>
        <translation>Omhoog of omlaag</translation>
    </message>
    <message>
        <source>up</source>
        <translation>omhoog</translation>
    </message>
    <message>
        <source>down</source>
        <translation>omlaag</translation>
    </message>
    <message>
        <source>Wind direction changes</source>
        <translation>De windrichting verandert</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Welke partij op</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>met de klok mee</translation>
    </message>
    <message>
        <source>against the clock</source>
        <translation>tegen de klok in</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrak</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>drijft</translation>
    </message>
    <message>
        <source>Oar factors short of full speed</source>
        <translation>Riemfactoren onder volle snelheid</translation>
    </message>
    <message>
        <source>Target&apos;s crew quality</source>
        <translation>Gehalte van de bemanning van het doel</translation>
    </message>
    <message>
        <source>Target&apos;s turn class</source>
        <translation>Draaiklasse van het doel</translation>
    </message>
    <message>
        <source>Raked oar</source>
        <translation>Gescheerde riem</translation>
    </message>
    <message>
        <source>an oar factor</source>
        <translation>een riemfactor</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>geen over</translation>
    </message>
    <message>
        <source>1 cm of speed</source>
        <translation>1 cm snelheid</translation>
    </message>
    <message>
        <source>Ram, casualty</source>
        <translation>Ram, verlies</translation>
    </message>
    <message>
        <source>Unsupported ram, own damage</source>
        <translation>Ram zonder steun, eigen schade</translation>
    </message>
    <message>
        <source>Mast</source>
        <translation>Mast</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>valt</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>staat</translation>
    </message>
    <message>
        <source>Bow ram, who rams</source>
        <translation>Boegram, wie er ramt</translation>
    </message>
    <message>
        <source>Whole bow edge on the beam</source>
        <translation>Hele boegrand tegen de zijde</translation>
    </message>
    <message>
        <source>Half the bow edge on the beam</source>
        <translation>Halve boegrand tegen de zijde</translation>
    </message>
    <message>
        <source>Own damage</source>
        <translation>Eigen schade</translation>
    </message>
    <message>
        <source>Target&apos;s damage</source>
        <translation>Schade van het doel</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>Overladen</translation>
    </message>
    <message>
        <source>Relative size</source>
        <translation>Onderlinge grootte</translation>
    </message>
    <message>
        <source>Rammer&apos;s crew</source>
        <translation>Bemanning van de rammer</translation>
    </message>
    <message>
        <source>Target&apos;s crew</source>
        <translation>Bemanning van het doel</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain wounded</source>
        <translation>Kapitein van de rammer gewond</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain killed</source>
        <translation>Kapitein van de rammer gedood</translation>
    </message>
    <message>
        <source>Relative size, reversed</source>
        <translation>Onderlinge grootte, omgekeerd</translation>
    </message>
    <message>
        <source>Target&apos;s speed</source>
        <translation>Snelheid van het doel</translation>
    </message>
</context>
<context>
    <name>navarch::trireme</name>
    <message>
        <source>%1 breaks up and goes down with all hands.</source>
        <translation>%1 breekt en zinkt met man en muis.</translation>
    </message>
    <message>
        <source>%1 has plotted its ships.</source>
        <translation>%1 heeft haar schepen geplot.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 geeft de slag op.</translation>
    </message>
    <message>
        <source>Hand to hand aboard %1: %2 loses %3 of %4, %5 loses %6 of %7.</source>
        <translation>Handgemeen aan boord van %1: %2 verliest %3 van %4, %5 verliest %6 van %7.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 geeft zich over.</translation>
    </message>
    <message>
        <source>The boarders of %1 are thrown back.</source>
        <translation>De enteraars van %1 zijn teruggeslagen.</translation>
    </message>
    <message>
        <source>The irons of %1 do not hold %2.</source>
        <translation>De haken van %1 houden %2 niet.</translation>
    </message>
    <message>
        <source>%1 grapples %2 with the corvus.</source>
        <translation>%1 entert %2 met de corvus.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 entert %2.</translation>
    </message>
    <message>
        <source>Nobody is left to fight, and the grapples are cut.</source>
        <translation>Niemand is er nog om te vechten; de haken gaan los.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 and sends {%n marine|%n marines} aboard.</source>
        <translation>
            <numerusform>%1 neemt %2 en stuurt %n zeesoldaat aan boord.</numerusform>
            <numerusform>%1 neemt %2 en stuurt %n zeesoldaten aan boord.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 boards %2 in turn.</source>
        <translation>%1 entert op zijn beurt %2.</translation>
    </message>
    <message>
        <source>%1 cuts loose from %2.</source>
        <translation>%1 snijdt zich los van %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 back.</source>
        <translation>%1 herovert %2.</translation>
    </message>
    <message>
        <source>%1 is disarmed and let go.</source>
        <translation>%1 is ontwapend en losgelaten.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: 0 damage.</source>
        <translation>%1 ramt %2 op de boeg: 0 schade.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the stern: 0 damage.</source>
        <translation>%1 ramt %2 in de achtersteven: 0 schade.</translation>
    </message>
    <message>
        <source>%1 rams %2 in the side: 0 damage.</source>
        <translation>%1 ramt %2 in de zij: 0 schade.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: %3 damage and a hole.</source>
        <translation>%1 ramt %2 op de boeg: %3 schade en een gat.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the stern: %3 damage and a hole.</source>
        <translation>%1 ramt %2 in de achtersteven: %3 schade en een gat.</translation>
    </message>
    <message>
        <source>%1 rams %2 in the side: %3 damage and a hole.</source>
        <translation>%1 ramt %2 in de zij: %3 schade en een gat.</translation>
    </message>
    <message>
        <source>%1 rakes the oars of %2: cruising speed %3, turning circle %4.</source>
        <translation>%1 scheert de riemen van %2 af: kruissnelheid %3, draaicirkel %4.</translation>
    </message>
    <message>
        <source>%1 slips past to port.</source>
        <translation>%1 glipt langs bakboord.</translation>
    </message>
    <message>
        <source>%1 slips past to starboard.</source>
        <translation>%1 glipt langs stuurboord.</translation>
    </message>
    <message>
        <source>%1 has no water to slip into and stops.</source>
        <translation>%1 heeft geen water om in te glippen en stopt.</translation>
    </message>
    <message>
        <source>%1 and %2 meet bow to bow: both ram.</source>
        <translation>%1 en %2 boeg op boeg: beide rammen.</translation>
    </message>
    <message>
        <source>%1 and %2 meet bow to bow: %3 rams.</source>
        <translation>%1 en %2 boeg op boeg: %3 ramt.</translation>
    </message>
    <message>
        <source>%1 lies alongside %2.</source>
        <translation>%1 gaat langszij %2.</translation>
    </message>
    <message numerus="yes">
        <source>{%n bow|%n bows}</source>
        <translation>
            <numerusform>%n boog</numerusform>
            <numerusform>%n bogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n catapult|%n catapults}</source>
        <translation>
            <numerusform>%n katapult</numerusform>
            <numerusform>%n katapulten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n stone thrower|%n stone throwers}</source>
        <translation>
            <numerusform>%n steenwerper</numerusform>
            <numerusform>%n steenwerpers</numerusform>
        </translation>
    </message>
    <message>
        <source>the boarders of %1</source>
        <translation>de enteraars van %1</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 damage, %5 killed.</source>
        <translation>%1 schiet %2 op %3: %4 schade, %5 gedood.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed.</source>
        <translation>%1 schiet %2 op %3: %4 gedood.</translation>
    </message>
    <message>
        <source>%1 stops before land.</source>
        <translation>%1 stopt voor land.</translation>
    </message>
    <message>
        <source>%1 stops before a hulk.</source>
        <translation>%1 stopt voor een wrak.</translation>
    </message>
    <message>
        <source>%1 rows off the field.</source>
        <translation>%1 roeit van het veld.</translation>
    </message>
    <message>
        <source>%1 crosses the bow of %2; both ram.</source>
        <translation>%1 kruist de boeg van %2; beide rammen.</translation>
    </message>
    <message>
        <source>%1 crosses the bow of %2.</source>
        <translation>%1 kruist de boeg van %2.</translation>
    </message>
    <message>
        <source>%1 fouls %2.</source>
        <translation>%1 loopt vast op %2.</translation>
    </message>
    <message>
        <source>Phase %1: %2.</source>
        <translation>Fase %1: %2.</translation>
    </message>
    <message>
        <source>%1 has plotted %2.</source>
        <translation>%1 heeft geplot: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plugs %2 of {%n hole|%n holes}.</source>
        <translation>
            <numerusform>%1 dicht %2 van %n gat.</numerusform>
            <numerusform>%1 dicht %2 van %n gaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes in water: %2 damage.</source>
        <translation>%1 maakt water: %2 schade.</translation>
    </message>
    <message>
        <source>Neither side has the better of it.</source>
        <translation>Geen van beide heeft de overhand.</translation>
    </message>
    <message>
        <source>%1 is victorious.</source>
        <translation>%1 overwint.</translation>
    </message>
    <message>
        <source>Nobody guards %1 any more; it is free again.</source>
        <translation>Niemand bewaakt %1 nog; zij is weer vrij.</translation>
    </message>
    <message>
        <source>%1 is given up to the enemy.</source>
        <translation>%1 wordt aan de vijand overgegeven.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Beurt %1 begint.</translation>
    </message>
    <message>
        <source>%1 starts: %2.</source>
        <translation>%1 begint: %2.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 staat opgesteld.</translation>
    </message>
    <message>
        <source>Trireme is fought between two sides.</source>
        <translation>Trireme wordt tussen twee partijen uitgevochten.</translation>
    </message>
    <message>
        <source>Join the fleets of allies into one side.</source>
        <translation>Voeg de vloten van bondgenoten samen tot één partij.</translation>
    </message>
    <message>
        <source>This is no plot.</source>
        <translation>Dit is geen plan.</translation>
    </message>
    <message>
        <source>Write a speed and its steps, as 3:FPF or 5:FFPFS/K&lt;G.</source>
        <translation>Schrijf een snelheid en haar stappen, als 3:FPF of 5:FFPFS/K&lt;G.</translation>
    </message>
    <message>
        <source>%1 rows are needed.</source>
        <translation>Er zijn %1 rijen nodig.</translation>
    </message>
    <message>
        <source>The row of %1 cannot be so.</source>
        <translation>De rij van %1 kan niet zo zijn.</translation>
    </message>
    <message>
        <source>Write %1, the least range before the range.</source>
        <translation>Schrijf %1, de kleinste afstand voor de afstand.</translation>
    </message>
    <message>
        <source>There is no column %1.</source>
        <translation>Er is geen kolom %1.</translation>
    </message>
    <message>
        <source>Write roman or hellenistic.</source>
        <translation>Schrijf roman of hellenistic.</translation>
    </message>
    <message>
        <source>The preset %1 cannot be so.</source>
        <translation>De voorinstelling %1 kan niet zo zijn.</translation>
    </message>
    <message>
        <source>Trireme does not know this option or value.</source>
        <translation>Trireme kent deze keuze of waarde niet.</translation>
    </message>
    <message>
        <source>Write hexes, inches, or columns and rows, 12 to 120 and %1 to 120: 40x30.</source>
        <translation>Schrijf hexen, duimen, of kolommen en rijen, 12 tot 120 en %1 tot 120: 40x30.</translation>
    </message>
    <message>
        <source>Where the place is a shore, write north, east, south or west.</source>
        <translation>Is de plaats een kust, schrijf dan north, east, south of west.</translation>
    </message>
    <message>
        <source>Trireme knows no other terrain than land.</source>
        <translation>Trireme kent geen ander terrein dan land.</translation>
    </message>
    <message>
        <source>Paint land alone.</source>
        <translation>Schilder alleen land.</translation>
    </message>
    <message>
        <source>This side has no such ship or squadron.</source>
        <translation>Deze partij heeft zo&apos;n schip of eskader niet.</translation>
    </message>
    <message>
        <source>Name one of its fleet.</source>
        <translation>Noem er een van haar vloot.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their deployment zones.</source>
        <translation>De vloten passen niet in hun opstelzones.</translation>
    </message>
    <message>
        <source>Take a wider board, or paint less land where they deploy.</source>
        <translation>Neem een breder bord, of schilder minder land waar zij opstellen.</translation>
    </message>
    <message>
        <source>Write printed, or classes and figures: trireme:hull=7,max=4;quadrireme:ram=1.</source>
        <translation>Schrijf printed, of klassen en getallen: trireme:hull=7,max=4;quadrireme:ram=1.</translation>
    </message>
    <message>
        <source>The figures are ram (-6 to 6), hull (1 to 30), max and cruise (0 to 6), turn (0 to 6) and acceleration (1 to 6).</source>
        <translation>De getallen zijn ram (-6 tot 6), hull (1 tot 30), max en cruise (0 tot 6), turn (0 tot 6) en acceleration (1 tot 6).</translation>
    </message>
    <message>
        <source>Write a whole number of turns, %1 to %2.</source>
        <translation>Schrijf een geheel aantal beurten, %1 tot %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (TR-12), board, terrain, shore, nations, decks and condition.</source>
        <translation>Het kent de keuzes van zijn regels (TR-12), board, terrain, shore, nations, decks en condition.</translation>
    </message>
    <message>
        <source>Rome mans no %1.</source>
        <translation>Rome bemant geen %1.</translation>
    </message>
    <message>
        <source>Take a quadrireme or a quinquereme.</source>
        <translation>Neem een quadrireem of een quinquereem.</translation>
    </message>
    <message>
        <source>Trireme knows no ship of this class.</source>
        <translation>Trireme kent geen schip van deze klasse.</translation>
    </message>
    <message>
        <source>Take one of its classes.</source>
        <translation>Neem een van zijn klassen.</translation>
    </message>
    <message>
        <source>Trireme has no rules for allies that arrive later.</source>
        <translation>Trireme heeft geen regels voor bondgenoten die later komen.</translation>
    </message>
    <message>
        <source>Put their ships into the fleet, or leave them out.</source>
        <translation>Zet hun schepen in de vloot, of laat ze weg.</translation>
    </message>
    <message>
        <source>A port lies along the second side&apos;s edge.</source>
        <translation>Een haven ligt langs de rand van de tweede partij.</translation>
    </message>
    <message>
        <source>Name the side with the walls second.</source>
        <translation>Noem de partij met de muren als tweede.</translation>
    </message>
    <message>
        <source>The side has neither ships nor walls.</source>
        <translation>De partij heeft schepen noch muren.</translation>
    </message>
    <message>
        <source>Give it a ship.</source>
        <translation>Geef haar een schip.</translation>
    </message>
    <message>
        <source>Hand to hand</source>
        <translation>Man tegen man</translation>
    </message>
    <message>
        <source>Throwing the irons</source>
        <translation>De enterhaken werpen</translation>
    </message>
    <message>
        <source>Damage of the ram</source>
        <translation>Schade van de ram</translation>
    </message>
    <message>
        <source>Ram modifier</source>
        <translation>Ramaanpassing</translation>
    </message>
    <message>
        <source>At full speed</source>
        <translation>Op volle snelheid</translation>
    </message>
    <message>
        <source>A stern that moves away</source>
        <translation>Een achtersteven die wegvaart</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schot</translation>
    </message>
    <message>
        <source>Bow to bow: the first</source>
        <translation>Boeg tegen boeg: de eerste</translation>
    </message>
    <message>
        <source>The first ship&apos;s better crew</source>
        <translation>De betere bemanning van het eerste schip</translation>
    </message>
    <message>
        <source>Bow to bow: the second</source>
        <translation>Boeg tegen boeg: de tweede</translation>
    </message>
    <message>
        <source>The second ship&apos;s better crew</source>
        <translation>De betere bemanning van het tweede schip</translation>
    </message>
    <message>
        <source>Plugging a hole</source>
        <translation>Een gat stoppen</translation>
    </message>
</context>
<context>
    <name>navarch::squadrons</name>
    <message>
        <source>%1 goes down.</source>
        <translation>%1 zinkt.</translation>
    </message>
    <message>
        <source>%1 is swamped and taken.</source>
        <translation>%1 loopt vol en wordt genomen.</translation>
    </message>
    <message>
        <source>%1 is swamped and towed in.</source>
        <translation>%1 loopt vol en wordt binnengesleept.</translation>
    </message>
    <message>
        <source>%1 sank %2 of %3.</source>
        <translation>%1 bracht %2 van %3 tot zinken.</translation>
    </message>
    <message>
        <source>%1 took %2 of %3.</source>
        <translation>%1 nam %2 van %3.</translation>
    </message>
    <message>
        <source>%1 is hurt.</source>
        <translation>%1 is gehavend.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 is dood.</translation>
    </message>
    <message>
        <source>%1 is captured.</source>
        <translation>%1 is gevangen.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 is gewond.</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 is ongedeerd.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <translation>De kapitein van %1</translation>
    </message>
    <message>
        <source>half a stand</source>
        <translation>een halve stand</translation>
    </message>
    <message>
        <source>a stand</source>
        <translation>een stand</translation>
    </message>
    <message>
        <source>a stand and a half</source>
        <translation>anderhalve stand</translation>
    </message>
    <message>
        <source>%1 is thrown back by %2.</source>
        <translation>%1 wordt teruggeworpen door %2.</translation>
    </message>
    <message>
        <source>%1 costs %2 %3.</source>
        <translation>%1 kost %2 %3.</translation>
    </message>
    <message>
        <source>%1 loses its formation.</source>
        <translation>%1 verliest haar formatie.</translation>
    </message>
    <message>
        <source>%1 falls into disorder.</source>
        <translation>%1 raakt ongeordend.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 is vernietigd.</translation>
    </message>
    <message>
        <source>%1 engages %2 in front.</source>
        <translation>%1 valt %2 van voren aan.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the rear.</source>
        <translation>%1 valt %2 in de rug aan.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the right flank.</source>
        <translation>%1 valt %2 in de rechterflank aan.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the left flank.</source>
        <translation>%1 valt %2 in de linkerflank aan.</translation>
    </message>
    <message>
        <source>%1 passes its manoeuvre test (%2).</source>
        <translation>%1 slaagt in de manoeuvreproef (%2).</translation>
    </message>
    <message>
        <source>%1 fails its manoeuvre test (%2).</source>
        <translation>%1 faalt in de manoeuvreproef (%2).</translation>
    </message>
    <message>
        <source>%1 succeeds in its trick.</source>
        <translation>%1 slaagt in haar kunstgreep.</translation>
    </message>
    <message>
        <source>%1 fails in its trick.</source>
        <translation>%1 faalt in haar kunstgreep.</translation>
    </message>
    <message>
        <source>%1 succeeds in answering the trick.</source>
        <translation>%1 slaagt erin de kunstgreep te beantwoorden.</translation>
    </message>
    <message>
        <source>%1 fails in answering the trick.</source>
        <translation>%1 slaagt er niet in de kunstgreep te beantwoorden.</translation>
    </message>
    <message>
        <source>%1 passes its morale test to stop pursuit.</source>
        <translation>%1 slaagt in de moreelproef en staakt de achtervolging.</translation>
    </message>
    <message>
        <source>%1 fails its morale test to stop pursuit.</source>
        <translation>%1 faalt in de moreelproef om de achtervolging te staken.</translation>
    </message>
    <message>
        <source>%1 passes its morale test.</source>
        <translation>%1 slaagt in de moreelproef.</translation>
    </message>
    <message>
        <source>%1 fails its morale test.</source>
        <translation>%1 faalt in de moreelproef.</translation>
    </message>
    <message>
        <source>%1 can row %2&quot;.</source>
        <translation>%1 kan %2&quot; roeien.</translation>
    </message>
    <message>
        <source>%1 advances.</source>
        <translation>%1 rukt op.</translation>
    </message>
    <message>
        <source>about facing</source>
        <translation>omkeren</translation>
    </message>
    <message>
        <source>%1 faces about.</source>
        <translation>%1 keert om.</translation>
    </message>
    <message>
        <source>backing water</source>
        <translation>strijken</translation>
    </message>
    <message>
        <source>%1 backs water.</source>
        <translation>%1 strijkt.</translation>
    </message>
    <message>
        <source>%1 leaves the sea.</source>
        <translation>%1 verlaat de zee.</translation>
    </message>
    <message>
        <source>flotsam</source>
        <translation>wrakhout</translation>
    </message>
    <message>
        <source>changing formation</source>
        <translation>van formatie wisselen</translation>
    </message>
    <message>
        <source>%1 changes its formation.</source>
        <translation>%1 wisselt van formatie.</translation>
    </message>
    <message>
        <source>re-forming</source>
        <translation>hergroeperen</translation>
    </message>
    <message>
        <source>%1 mends its order.</source>
        <translation>%1 herstelt haar orde.</translation>
    </message>
    <message>
        <source>breaking off</source>
        <translation>losmaken</translation>
    </message>
    <message>
        <source>%1 breaks off.</source>
        <translation>%1 maakt zich los.</translation>
    </message>
    <message>
        <source>%1 stays where it is.</source>
        <translation>%1 blijft waar zij is.</translation>
    </message>
    <message>
        <source>wheeling</source>
        <translation>zwenken</translation>
    </message>
    <message>
        <source>Signal %1 to %2.</source>
        <translation>Sein %1 aan %2.</translation>
    </message>
    <message>
        <source>%1 does as the signal says.</source>
        <translation>%1 doet wat het sein zegt.</translation>
    </message>
    <message>
        <source>%1 runs into %2 in flight, which loses a stand.</source>
        <translation>%1 loopt op de vluchtende %2, die een stand verliest.</translation>
    </message>
    <message>
        <source>engaging</source>
        <translation>aanvallen</translation>
    </message>
    <message>
        <source>%1 and %2 pass without a blow.</source>
        <translation>%1 en %2 gaan langs elkaar zonder slag.</translation>
    </message>
    <message>
        <source>%1 has no room to row beside %2.</source>
        <translation>%1 heeft geen ruimte om naast %2 te roeien.</translation>
    </message>
    <message>
        <source>%1 and %2 row side by side, %3&quot;.</source>
        <translation>%1 en %2 roeien zij aan zij, %3&quot;.</translation>
    </message>
    <message>
        <source>%1 rounds %2 and takes it in the flank.</source>
        <translation>%1 gaat om %2 heen en pakt haar in de flank.</translation>
    </message>
    <message>
        <source>%1 breaks through %2 and takes it in the rear.</source>
        <translation>%1 breekt door %2 heen en pakt haar in de rug.</translation>
    </message>
    <message>
        <source>The battle is a draw.</source>
        <translation>De slag is onbeslist.</translation>
    </message>
    <message>
        <source>%1 wins and holds the field.</source>
        <translation>%1 wint en houdt het veld.</translation>
    </message>
    <message>
        <source>%1 wins on points.</source>
        <translation>%1 wint op punten.</translation>
    </message>
    <message>
        <source>%1 has done what it came for, and wins.</source>
        <translation>%1 heeft gedaan waarvoor zij kwam, en wint.</translation>
    </message>
    <message>
        <source>%1 has lost half of its squadrons and rows off the field.</source>
        <translation>%1 heeft de helft van haar eskaders verloren en roeit van het veld.</translation>
    </message>
    <message>
        <source>%1 turns its back to %2 and loses a stand.</source>
        <translation>%1 keert %2 de rug toe en verliest een stand.</translation>
    </message>
    <message>
        <source>%1 leaves the field.</source>
        <translation>%1 verlaat het veld.</translation>
    </message>
    <message>
        <source>The weather suddenly worsens over both fleets.</source>
        <translation>Het weer verslechtert plots boven beide vloten.</translation>
    </message>
    <message>
        <source>The weather suddenly worsens for %1.</source>
        <translation>Het weer verslechtert plots voor %1.</translation>
    </message>
    <message>
        <source>bad weather</source>
        <translation>noodweer</translation>
    </message>
    <message>
        <source>A good omen for %1: its morale rises.</source>
        <translation>Een goed voorteken voor %1: haar moreel stijgt.</translation>
    </message>
    <message>
        <source>A good omen for %1, which is determined already.</source>
        <translation>Een goed voorteken voor %1, die al vastberaden is.</translation>
    </message>
    <message>
        <source>No squadron of %1 is in melee: nothing happens.</source>
        <translation>Geen eskader van %1 is in handgemeen: er gebeurt niets.</translation>
    </message>
    <message>
        <source>The navarchos of %1 dies: its morale falls.</source>
        <translation>De navarchos van %1 sterft: haar moreel daalt.</translation>
    </message>
    <message>
        <source>sudden bad weather</source>
        <translation>plots noodweer</translation>
    </message>
    <message>
        <source>a gull catches a tuna</source>
        <translation>een meeuw vangt een tonijn</translation>
    </message>
    <message>
        <source>a navarchos falls in and drowns</source>
        <translation>een navarchos valt in zee en verdrinkt</translation>
    </message>
    <message>
        <source>row!</source>
        <translation>roei!</translation>
    </message>
    <message>
        <source>a navarchos is shot</source>
        <translation>een navarchos wordt getroffen</translation>
    </message>
    <message>
        <source>a dolphin sings the paean</source>
        <translation>een dolfijn zingt de paean</translation>
    </message>
    <message>
        <source>sudden bad weather for the invaders</source>
        <translation>plots noodweer voor de aanvallers</translation>
    </message>
    <message>
        <source>Turn %1: the event is %2, %3.</source>
        <translation>Beurt %1: de gebeurtenis is %2, %3.</translation>
    </message>
    <message>
        <source>%1 flees into %2 and loses a stand.</source>
        <translation>%1 vlucht in %2 en verliest een stand.</translation>
    </message>
    <message>
        <source>%1 runs ashore on a hostile coast and is taken.</source>
        <translation>%1 loopt op een vijandige kust en wordt genomen.</translation>
    </message>
    <message>
        <source>%1 runs ashore and is safe.</source>
        <translation>%1 loopt aan wal en is veilig.</translation>
    </message>
    <message>
        <source>%1 flees %2&quot;.</source>
        <translation>%1 vlucht %2&quot;.</translation>
    </message>
    <message>
        <source>%1 flees from the sea.</source>
        <translation>%1 vlucht van zee.</translation>
    </message>
    <message>
        <source>%1 rallies.</source>
        <translation>%1 verzamelt zich.</translation>
    </message>
    <message>
        <source>%1 gives up its pursuit.</source>
        <translation>%1 staakt de achtervolging.</translation>
    </message>
    <message>
        <source>%1 pursues %2.</source>
        <translation>%1 achtervolgt %2.</translation>
    </message>
    <message>
        <source>%1 breaks and flees.</source>
        <translation>%1 breekt en vlucht.</translation>
    </message>
    <message>
        <source>The loss order of %1 is drawn and lies face down.</source>
        <translation>De verliesvolgorde van %1 is getrokken en ligt gesloten.</translation>
    </message>
    <message>
        <source>%1 starts in %2 at %3 from the west and %4 from the south, heading %5.</source>
        <translation>%1 begint in %2, op %3 van het westen en %4 van het zuiden, koers %5.</translation>
    </message>
    <message>
        <source>%1 chooses who moves first.</source>
        <translation>%1 kiest wie het eerst beweegt.</translation>
    </message>
    <message>
        <source>%1 moves second.</source>
        <translation>%1 beweegt als tweede.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 beweegt het eerst.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 geeft de slag op.</translation>
    </message>
    <message>
        <source>%1 is alpha, and its base edge the near one.</source>
        <translation>%1 is alfa, en haar basisrand de nabije.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 staat opgesteld.</translation>
    </message>
    <message>
        <source>The squadron game is fought between two sides.</source>
        <translation>Het eskaderspel wordt tussen twee partijen uitgevochten.</translation>
    </message>
    <message>
        <source>This side has no such squadron.</source>
        <translation>Deze partij heeft zo&apos;n eskader niet.</translation>
    </message>
    <message>
        <source>Name one of its squadrons that can fight.</source>
        <translation>Noem een van haar eskaders dat kan vechten.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their strips.</source>
        <translation>De vloten passen niet in hun stroken.</translation>
    </message>
    <message>
        <source>Take a wider table, or fewer stands: table and stands.</source>
        <translation>Neem een bredere tafel, of minder voetjes: table en stands.</translation>
    </message>
    <message>
        <source>It knows alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, stand, stands, turns, immediate, steady-signal, diekplous-both, invader, coast and condition.</source>
        <translation>Het kent alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, stand, stands, turns, immediate, steady-signal, diekplous-both, invader, coast en condition.</translation>
    </message>
    <message>
        <source>The squadron game does not know this option or value.</source>
        <translation>Het eskaderspel kent deze keuze of waarde niet.</translation>
    </message>
    <message>
        <source>Write one of %1.</source>
        <translation>Schrijf een van %1.</translation>
    </message>
    <message>
        <source>Write width and depth in inches, 24 to 240 and 36 to 240: 72x48 or 48x36.</source>
        <translation>Schrijf breedte en diepte in duim, 24 tot 240 en 36 tot 240: 72x48 of 48x36.</translation>
    </message>
    <message>
        <source>Write a whole number of turns, 1 to 1000.</source>
        <translation>Schrijf een geheel aantal beurten, 1 tot 1000.</translation>
    </message>
    <message>
        <source>The squadron game has no rules for allies that arrive later.</source>
        <translation>Het eskaderspel heeft geen regels voor bondgenoten die later komen.</translation>
    </message>
    <message>
        <source>Squadrons cannot fight walls.</source>
        <translation>Eskaders kunnen niet tegen muren vechten.</translation>
    </message>
    <message>
        <source>The side has no ship that can fight.</source>
        <translation>De partij heeft geen schip dat kan vechten.</translation>
    </message>
    <message>
        <source>Give it a ship that rows and is not too badly damaged.</source>
        <translation>Geef haar een schip dat roeit en niet te zwaar beschadigd is.</translation>
    </message>
    <message>
        <source>What becomes of a stricken ship</source>
        <translation>Wat er van een getroffen schip wordt</translation>
    </message>
    <message>
        <source>Whose deed a stricken ship is</source>
        <translation>Wiens daad een getroffen schip is</translation>
    </message>
    <message>
        <source>What a hurt ship has lost</source>
        <translation>Wat een gehavend schip heeft verloren</translation>
    </message>
    <message>
        <source>How a captain or commander fares</source>
        <translation>Hoe het een kapitein of bevelhebber vergaat</translation>
    </message>
    <message>
        <source>Well trained</source>
        <translation>Goed geoefend</translation>
    </message>
    <message>
        <source>Enemy within 6&quot;</source>
        <translation>Vijand binnen 6&quot;</translation>
    </message>
    <message>
        <source>Disordered</source>
        <translation>In wanorde</translation>
    </message>
    <message>
        <source>Ships not fast</source>
        <translation>Schepen niet snel</translation>
    </message>
    <message>
        <source>Two to one</source>
        <translation>Twee tegen één</translation>
    </message>
    <message>
        <source>Determined</source>
        <translation>Vastberaden</translation>
    </message>
    <message>
        <source>Poorly motivated</source>
        <translation>Slecht gemotiveerd</translation>
    </message>
    <message>
        <source>Katastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>Pursuing</source>
        <translation>In achtervolging</translation>
    </message>
    <message>
        <source>2 on the average die</source>
        <translation>2 op de gemiddelde dobbelsteen</translation>
    </message>
    <message>
        <source>3 on the average die</source>
        <translation>3 op de gemiddelde dobbelsteen</translation>
    </message>
    <message>
        <source>4 on the average die</source>
        <translation>4 op de gemiddelde dobbelsteen</translation>
    </message>
    <message>
        <source>5 on the average die</source>
        <translation>5 op de gemiddelde dobbelsteen</translation>
    </message>
    <message>
        <source>success</source>
        <translation>geslaagd</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>gefaald</translation>
    </message>
    <message>
        <source>Its pace</source>
        <translation>Zijn tempo</translation>
    </message>
    <message>
        <source>How far both columns row</source>
        <translation>Hoe ver beide colonnes roeien</translation>
    </message>
    <message>
        <source>Which squadron</source>
        <translation>Welk eskader</translation>
    </message>
    <message>
        <source>The turn&apos;s event</source>
        <translation>De gebeurtenis van de beurt</translation>
    </message>
    <message>
        <source>How far it flees</source>
        <translation>Hoe ver het vlucht</translation>
    </message>
    <message>
        <source>How far it pursues</source>
        <translation>Hoe ver het achtervolgt</translation>
    </message>
    <message>
        <source>Loss order of its ships</source>
        <translation>Volgorde waarin zijn schepen verloren gaan</translation>
    </message>
    <message>
        <source>Who chooses to move first or second</source>
        <translation>Wie kiest als eerste of tweede te bewegen</translation>
    </message>
    <message>
        <source>Which fleet is alpha</source>
        <translation>Welke vloot alpha is</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>The squadron game</source>
        <translation>Het eskaderspel</translation>
    </message>
    <message>
        <source>A ram</source>
        <translation>A ram</translation>
    </message>
    <message>
        <source>fire pots used: %1</source>
        <translation>vuurpotten gebruikt: %1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noordoost</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oost</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>zuidoost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>zuidwest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noordwest</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>shallows</source>
        <translation>ondiepten</translation>
    </message>
    <message>
        <source>rocks</source>
        <translation>rotsen</translation>
    </message>
    <message>
        <source>current</source>
        <translation>stroming</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>ruw water</translation>
    </message>
    <message>
        <source>weed</source>
        <translation>wier</translation>
    </message>
    <message>
        <source>land</source>
        <translation>land</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genomen</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>rams: %1</source>
        <translation>rammen: %1</translation>
    </message>
    <message>
        <source>oars raked: %1</source>
        <translation>riemen afgeschoren: %1</translation>
    </message>
    <message>
        <source>sunk by it: %1</source>
        <translation>tot zinken gebracht: %1</translation>
    </message>
    <message>
        <source>taken by it: %1</source>
        <translation>genomen: %1</translation>
    </message>
    <message>
        <source>A side is beaten when two thirds of its ships are sunk, taken, fled, demoralised or wrecked, or when it gives up (SA-9.2).</source>
        <translation>Een partij is verslagen als twee derde van haar schepen gezonken, genomen, gevlucht, gedemoraliseerd of wrak is, of als zij opgeeft (SA-9.2).</translation>
    </message>
    <message>
        <source>A side without a ship that fights at the end of a round is beaten; it may also give up then (RS-17.1).</source>
        <translation>Een partij zonder vechtend schip aan het einde van een ronde is verslagen; zij mag dan ook opgeven (RS-17.1).</translation>
    </message>
    <message>
        <source>At the limit of rounds, or after ten without a shot, a ram or boarding, the Deck of what each side lost decides (RS-17.2).</source>
        <translation>Bij de grens van ronden, of na tien zonder schot, ram of enteren, beslist het dek van wat elke partij verloor (RS-17.2).</translation>
    </message>
    <message>
        <source>A side without active ships has lost, and so has one that gives up (TR-11.1).</source>
        <translation>Een partij zonder actieve schepen heeft verloren, en ook wie opgeeft (TR-11.1).</translation>
    </message>
    <message>
        <source>At the limit of turns, or after twelve without contact or shot, points decide: the hull of what was sunk, twice that of what was taken, half of what fled (TR-11.2).</source>
        <translation>Bij de grens van beurten, of na twaalf zonder contact of schot, beslissen punten: de romp van wat zonk, tweemaal die van wat genomen is, de helft van wat vluchtte (TR-11.2).</translation>
    </message>
    <message>
        <source>It ends when a side commands no ship on the map and none that may return, or at the limit of turns (PM-14.2).</source>
        <translation>Het eindigt als een partij geen schip op het speelveld beveelt en geen dat mag terugkeren, of bij de grens van beurten (PM-14.2).</translation>
    </message>
    <message>
        <source>Fleet points decide: for ships captured and held, prisoners aboard them, ships sunk, units killed (PM-14.3).</source>
        <translation>Vlootpunten beslissen: voor schepen buitgemaakt en behouden, gevangenen daarop, gezonken schepen, gedode eenheden (PM-14.3).</translation>
    </message>
    <message>
        <source>A fleet that has left the table, or has only routers there, has lost (SQ-14.1, 14.2); one that gives up pays with stands (SQ-14.3).</source>
        <translation>Een vloot die de tafel verliet, of er alleen vluchters heeft, heeft verloren (SQ-14.1, 14.2); wie opgeeft betaalt met stands (SQ-14.3).</translation>
    </message>
    <message>
        <source>At the limit of turns the fleet that lost the smaller share of its stands wins (SQ-14.4).</source>
        <translation>Bij de grens van beurten wint de vloot die het kleinere deel van haar stands verloor (SQ-14.4).</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>windstil</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>matig</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>stevig</translation>
    </message>
    <message>
        <source>gale</source>
        <translation>storm</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>zware storm</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>vlak</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>licht golvend</translation>
    </message>
    <message>
        <source>choppy</source>
        <translation>woelig</translation>
    </message>
    <message>
        <source>very-rough</source>
        <translation>zeer ruw</translation>
    </message>
    <message>
        <source>line-abreast</source>
        <translation>linie naast elkaar</translation>
    </message>
    <message>
        <source>line-astern</source>
        <translation>linie achter elkaar</translation>
    </message>
    <message>
        <source>echelon</source>
        <translation>echelon</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>gezond</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>dood</translation>
    </message>
    <message>
        <source>Rammer of larger size class / twice / three times / n times</source>
        <translation>Rammer van grotere grootteklasse / dubbel / driemaal / n maal</translation>
    </message>
    <message>
        <source>Rammer of smaller size class, likewise</source>
        <translation>Rammer van kleinere grootteklasse, evenzo</translation>
    </message>
    <message>
        <source>Speed 0-4 or adrift / 5-7 / 8-9 / 10 and more</source>
        <translation>Snelheid 0-4 of drijvend / 5-7 / 8-9 / 10 en meer</translation>
    </message>
    <message>
        <source>Target lies still or drifts</source>
        <translation>Doel ligt stil of drijft</translation>
    </message>
    <message>
        <source>On the beam: bow edge wholly / at least half on it</source>
        <translation>Op de flank: boegrand geheel / minstens half erop</translation>
    </message>
    <message>
        <source>Rammer&apos;s crew quality</source>
        <translation>Bemanning van de rammer</translation>
    </message>
    <message>
        <source>Target&apos;s crew quality, taken off</source>
        <translation>Bemanning van het doel, eraf</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain wounded / killed</source>
        <translation>Kapitein van de rammer gewond / dood</translation>
    </message>
    <message>
        <source>Rammer demoralised</source>
        <translation>Rammer gedemoraliseerd</translation>
    </message>
    <message>
        <source>Target&apos;s damage light / medium / heavy / severe</source>
        <translation>Schade van het doel licht / middel / zwaar / ernstig</translation>
    </message>
    <message>
        <source>Target&apos;s hull stout / weak</source>
        <translation>Romp van het doel zwaar gebouwd / zwak</translation>
    </message>
    <message>
        <source>Reinforced high ram</source>
        <translation>Versterkte hoge ram</translation>
    </message>
    <message>
        <source>Target overloaded</source>
        <translation>Doel overladen</translation>
    </message>
    <message>
        <source>Speed counts with a ram only. Beam: the rammer&apos;s; bow: both added; stern: the rammer&apos;s less the target&apos;s.</source>
        <translation>Snelheid telt alleen met een ram. Flank: die van de rammer; boeg: beide opgeteld; achtersteven: die van de rammer min die van het doel.</translation>
    </message>
    <message>
        <source>Speed counts for at most +1 with an unsupported wooden ram, +2 with a bronze one.</source>
        <translation>Snelheid telt voor hoogstens +1 met een niet gesteunde houten ram, +2 met een bronzen.</translation>
    </message>
    <message>
        <source>An unsupported ram: the rammer is tested in turn, at the target&apos;s speed and without the lines marked *.</source>
        <translation>Een niet gesteunde ram: daarna wordt de rammer getest, met de snelheid van het doel en zonder de regels met *.</translation>
    </message>
    <message>
        <source>glancing</source>
        <translation>schampt</translation>
    </message>
    <message>
        <source>matchwood</source>
        <translation>brandhout</translation>
    </message>
    <message>
        <source>oar factor</source>
        <translation>riemfactor</translation>
    </message>
    <message>
        <source>2 oar factors</source>
        <translation>2 riemfactoren</translation>
    </message>
    <message>
        <source>speed -1</source>
        <translation>snelheid -1</translation>
    </message>
    <message>
        <source>steering oars</source>
        <translation>roer</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>boogschutter</translation>
    </message>
    <message>
        <source>marine</source>
        <translation>zeesoldaat</translation>
    </message>
    <message>
        <source>heavy marine</source>
        <translation>zware zeesoldaat</translation>
    </message>
    <message>
        <source>engine or tower</source>
        <translation>geschut of toren</translation>
    </message>
    <message>
        <source>tower or engine</source>
        <translation>toren of geschut</translation>
    </message>
    <message>
        <source>mast, tower, engine</source>
        <translation>mast, toren, geschut</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>kapitein</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>geen gevolg</translation>
    </message>
    <message>
        <source>B missiles</source>
        <translation>B schoten</translation>
    </message>
    <message>
        <source>C engines</source>
        <translation>C geschut</translation>
    </message>
    <message>
        <source>Nothing left to lose: take a marine, then a heavy marine, an archer, an oar factor.</source>
        <translation>Niets meer te verliezen: neem een zeesoldaat, dan een zware zeesoldaat, een boogschutter, een riemfactor.</translation>
    </message>
    <message>
        <source>Steering oars hit: turn class -1. Captain, d6: 1-4 wounded, 5-6 killed; wounded twice is killed.</source>
        <translation>Roer geraakt: draaiklasse -1. Kapitein, d6: 1-4 gewond, 5-6 dood; tweemaal gewond is dood.</translation>
    </message>
    <message>
        <source>Each oar factor short of full speed</source>
        <translation>Elke riemfactor te weinig voor volle vaart</translation>
    </message>
    <message>
        <source>Own turn class</source>
        <translation>Eigen draaiklasse</translation>
    </message>
    <message>
        <source>Fast move in this phase</source>
        <translation>Snelle zet in deze fase</translation>
    </message>
    <message>
        <source>Target&apos;s turn class, taken off</source>
        <translation>Draaiklasse van het doel, eraf</translation>
    </message>
    <message>
        <source>Crew Test on d10, 6 and more. Success: a d10 for each of the target&apos;s oar factors; 8 breaks it, 9-10 cost 1 cm of speed.</source>
        <translation>Bemanningsproef op d10, 6 en meer. Geslaagd: een d10 voor elke riemfactor van het doel; 8 breekt hem, 9-10 kosten 1 cm snelheid.</translation>
    </message>
    <message>
        <source>Egyptian galley</source>
        <translation>Egyptische galei</translation>
    </message>
    <message>
        <source>Triaconter</source>
        <translation>Triakonter</translation>
    </message>
    <message>
        <source>Penteconter</source>
        <translation>Pentekonter</translation>
    </message>
    <message>
        <source>Phoenician bireme</source>
        <translation>Fenicische bireem</translation>
    </message>
    <message>
        <source>Modified trireme (bireme)</source>
        <translation>Verbouwde trireem (bireem)</translation>
    </message>
    <message>
        <source>Trireme</source>
        <translation>Trireem</translation>
    </message>
    <message>
        <source>Trireme (cataphract)</source>
        <translation>Trireem (kataphrakt)</translation>
    </message>
    <message>
        <source>Hemiolia</source>
        <translation>Hemiolia</translation>
    </message>
    <message>
        <source>Trihemiolia</source>
        <translation>Trihemiolia</translation>
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
        <translation>Quadrireem</translation>
    </message>
    <message>
        <source>Quinquereme</source>
        <translation>Quinquereem</translation>
    </message>
    <message>
        <source>Hexareme</source>
        <translation>Hexareem</translation>
    </message>
    <message>
        <source>Septireme</source>
        <translation>Septireem</translation>
    </message>
    <message>
        <source>Octere</source>
        <translation>Octere</translation>
    </message>
    <message>
        <source>Ennere</source>
        <translation>Ennere</translation>
    </message>
    <message>
        <source>Dekares</source>
        <translation>Dekares</translation>
    </message>
    <message>
        <source>Imperial liburnian</source>
        <translation>Keizerlijke liburne</translation>
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
        <translation>Vikingschip</translation>
    </message>
    <message>
        <source>Saxon keel</source>
        <translation>Saksische kiel</translation>
    </message>
    <message>
        <source>Merchantman (sail only)</source>
        <translation>Koopvaarder (alleen zeil)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>A raised platform</source>
        <translation>Een verhoogd gevechtsdek</translation>
    </message>
    <message>
        <source>A corvus</source>
        <translation>Een corvus</translation>
    </message>
    <message>
        <source>A ferrea manus</source>
        <translation>Een ferrea manus</translation>
    </message>
    <message>
        <source>A ballista</source>
        <translation>Een ballista</translation>
    </message>
    <message>
        <source>A heavy war engine</source>
        <translation>Zwaar geschut</translation>
    </message>
    <message>
        <source>A tower</source>
        <translation>Een toren</translation>
    </message>
    <message>
        <source>A pot of fire, bees or quicklime</source>
        <translation>Een pot met vuur, bijen of kalk</translation>
    </message>
    <message>
        <source>The raised fighting platform belongs to the large Phoenician bireme; take it off.</source>
        <translation>Het verhoogde gevechtsdek hoort bij de grote Fenicische bireem; haal het af.</translation>
    </message>
    <message>
        <source>It sails only, yet has oar factors; take them out.</source>
        <translation>Het zeilt alleen, maar heeft riemfactoren; haal ze weg.</translation>
    </message>
    <message>
        <source>It sails only and cannot carry a ram; take it off.</source>
        <translation>Het zeilt alleen en kan geen ram voeren; haal hem af.</translation>
    </message>
    <message>
        <source>It sails only and has no rowers who could fight; switch fighting oars off.</source>
        <translation>Het zeilt alleen en heeft geen roeiers die kunnen vechten; zet vechtende roeiers uit.</translation>
    </message>
    <message>
        <source>Rowers below a closed deck cannot fight; switch fighting oars or the deck off.</source>
        <translation>Roeiers onder een gesloten dek kunnen niet vechten; zet vechtende roeiers of het dek uit.</translation>
    </message>
    <message>
        <source>Fighting oars need oar factors; add some or switch them off.</source>
        <translation>Vechtende roeiers vragen riemfactoren; geef ze of zet ze uit.</translation>
    </message>
    <message>
        <source>It cannot make way; give it speed and oar factors, or sail.</source>
        <translation>Het kan geen vaart maken; geef snelheid en riemfactoren, of zeil.</translation>
    </message>
    <message>
        <source>It has no commander, so its command level is 0; appoint one.</source>
        <translation>Er is geen bevelhebber, dus het niveau is 0; benoem er een.</translation>
    </message>
    <message>
        <source>Nobody stands on it; put troops there, or leave it out.</source>
        <translation>Niemand staat erop; zet er troepen of laat het weg.</translation>
    </message>
    <message>
        <source>wooden</source>
        <translation>hout</translation>
    </message>
    <message>
        <source>wooden-high</source>
        <translation>hout hoog</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>brons</translation>
    </message>
    <message>
        <source>reinforced-high</source>
        <translation>versterkt hoog</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <source>yards</source>
        <translation>werven</translation>
    </message>
    <message>
        <source>fortifications</source>
        <translation>vestingwerken</translation>
    </message>
    <message>
        <source>commanders</source>
        <translation>bevelhebbers</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>bondgenoten</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>onderhoud</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>handel</translation>
    </message>
    <message>
        <source>loot</source>
        <translation>buit</translation>
    </message>
    <message>
        <source>umpire</source>
        <translation>scheidsrechter</translation>
    </message>
    <message>
        <source>lenders</source>
        <translation>geldschieters</translation>
    </message>
    <message>
        <source>training</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>losgelden</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>giften</translation>
    </message>
    <message>
        <source>Loan from neutral lenders</source>
        <translation>Lening van neutrale geldschieters</translation>
    </message>
    <message>
        <source>Loan paid back</source>
        <translation>Lening terugbetaald</translation>
    </message>
    <message>
        <source>Yard plan that cannot be read</source>
        <translation>Onleesbaar plan van een werf</translation>
    </message>
    <message>
        <source>Taken back: the battle</source>
        <translation>Teruggenomen: de slag</translation>
    </message>
    <message>
        <source>sighted</source>
        <translation>gezien</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>niet gezien</translation>
    </message>
    <message>
        <source>straggles</source>
        <translation>blijft achter</translation>
    </message>
    <message>
        <source>keeps up</source>
        <translation>houdt bij</translation>
    </message>
    <message>
        <source>slips away</source>
        <translation>ontkomt</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>ingehaald</translation>
    </message>
    <message>
        <source>deserts</source>
        <translation>deserteert</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>slechter</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>to the enemy</source>
        <translation>naar de vijand</translation>
    </message>
    <message>
        <source>better</source>
        <translation>beter</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>als voorheen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>towed</source>
        <translation>gesleept</translation>
    </message>
    <message>
        <source>A storm</source>
        <translation>Een zware storm</translation>
    </message>
    <message>
        <source>A gale</source>
        <translation>Een storm</translation>
    </message>
    <message>
        <source>manned in port</source>
        <translation>bemand in de haven</translation>
    </message>
    <message>
        <source>laid up</source>
        <translation>opgelegd</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>een schip</translation>
    </message>
    <message>
        <source>after a year</source>
        <translation>na een jaar</translation>
    </message>
    <message>
        <source>no ship is lost.</source>
        <translation>geen schip vergaat.</translation>
    </message>
    <message>
        <source>A plan in the yard cannot be read; what was paid comes back.</source>
        <translation>Een plan op de werf is onleesbaar; wat betaald was komt terug.</translation>
    </message>
    <message>
        <source>Battle at sea</source>
        <translation>Slag op zee</translation>
    </message>
    <message>
        <source>Rexes by which a ship slows in a turn</source>
        <translation>Rexen die een schip per beurt vertraagt</translation>
    </message>
    <message>
        <source>An emergency stop is made from speeds above</source>
        <translation>Noodstop bij snelheden boven</translation>
    </message>
    <message>
        <source>Extra cards a battle: so many times a turn&apos;s</source>
        <translation>Extra-kaartjes per slag: zoveel maal die van een beurt</translation>
    </message>
    <message>
        <source>Sagittarii shoot this far, rexes</source>
        <translation>Sagittarii schieten zo ver, rexen</translation>
    </message>
    <message>
        <source>Ballistae shoot this far, rexes</source>
        <translation>Ballista&apos;s schieten zo ver, rexen</translation>
    </message>
    <message>
        <source>Fire arrows of sagittarii, rexes</source>
        <translation>Brandpijlen van sagittarii, rexen</translation>
    </message>
    <message>
        <source>Fire arrows of ballistae, rexes</source>
        <translation>Brandpijlen van ballista&apos;s, rexen</translation>
    </message>
    <message>
        <source>A shot hits on a d6 of at least</source>
        <translation>Een schot raakt op een d6 van minstens</translation>
    </message>
    <message>
        <source>A fire arrow that hits lights a fire on a d6 of at least</source>
        <translation>Een brandpijl die raakt sticht brand op een d6 van minstens</translation>
    </message>
    <message>
        <source>A grapple holds on a d6 of at least</source>
        <translation>Een enterhaak houdt op een d6 van minstens</translation>
    </message>
    <message>
        <source>A grapple of a ferrea manus or corvus holds on a d6 of at least</source>
        <translation>Van een ferrea manus of corvus op een d6 van minstens</translation>
    </message>
    <message>
        <source>Mending, cutting and fighting fire succeed on a d6 of at least</source>
        <translation>Herstellen, enterkabels doorsnijden en blussen slagen op een d6 van minstens</translation>
    </message>
    <message>
        <source>Rowers plug a leak on a d6 of at least</source>
        <translation>Roeiers stoppen een lek op een d6 van minstens</translation>
    </message>
    <message>
        <source>Milites in melee</source>
        <translation>Milites in handgemeen</translation>
    </message>
    <message>
        <source>Fire counters that cost one point of hull</source>
        <translation>Brandcounters die een punt rompsterkte kosten</translation>
    </message>
    <message>
        <source>Hull that a leak costs each turn</source>
        <translation>Rompsterkte die een lek per beurt kost</translation>
    </message>
    <message>
        <source>Cards more that a ship draws for ramming with an unsupported ram</source>
        <translation>Extra kaartjes bij rammen met een niet gesteunde ram</translation>
    </message>
    <message>
        <source>Whole turns away before a ship may return</source>
        <translation>Hele beurten weg voor een schip mag terugkeren</translation>
    </message>
    <message>
        <source>It returns within so many rexes of where it left</source>
        <translation>Het keert terug binnen zoveel rexen van waar het vertrok</translation>
    </message>
    <message>
        <source>Its last speed then</source>
        <translation>De laatste snelheid is dan</translation>
    </message>
    <message>
        <source>Most turns of a battle</source>
        <translation>Meeste beurten van een slag</translation>
    </message>
    <message>
        <source>Fleet points for a ship captured and held</source>
        <translation>Vlootpunten voor een buitgemaakt en behouden schip</translation>
    </message>
    <message>
        <source>Fleet points for a prisoner unit aboard one</source>
        <translation>Vlootpunten voor een gevangen eenheid aan boord</translation>
    </message>
    <message>
        <source>Fleet points for an enemy ship sunk</source>
        <translation>Vlootpunten voor een gezonken vijandelijk schip</translation>
    </message>
    <message>
        <source>Fleet points for an enemy unit killed or drowned</source>
        <translation>Vlootpunten voor een gedode of verdronken vijandelijke eenheid</translation>
    </message>
    <message>
        <source>Turns above cruising speed a battle</source>
        <translation>Beurten boven kruissnelheid per slag</translation>
    </message>
    <message>
        <source>Maximum speed: elite crew</source>
        <translation>Maximumsnelheid: elitebemanning</translation>
    </message>
    <message>
        <source>Turning circle less for each level of the crew</source>
        <translation>Draaicirkel kleiner per niveau van de bemanning</translation>
    </message>
    <message>
        <source>Acceleration more for each level of the crew</source>
        <translation>Versnelling meer per niveau van de bemanning</translation>
    </message>
    <message>
        <source>Cruising speed that a rake takes</source>
        <translation>Kruissnelheid die afscheren kost</translation>
    </message>
    <message>
        <source>Turning circle that a rake adds</source>
        <translation>Draaicirkel die afscheren toevoegt</translation>
    </message>
    <message>
        <source>Ram: at maximum speed last turn and this</source>
        <translation>Ram: vorige en deze beurt op maximumsnelheid</translation>
    </message>
    <message>
        <source>Ram: on a stern that moved ahead, where the option asks for it</source>
        <translation>Ram: op een achtersteven die vooruit voer, als de optie het vraagt</translation>
    </message>
    <message>
        <source>With ferrea manus on a d6 of at least</source>
        <translation>Met ferrea manus op een d6 van minstens</translation>
    </message>
    <message>
        <source>A light marine kills on a d6 of at least</source>
        <translation>Een lichte zeesoldaat doodt op een d6 van minstens</translation>
    </message>
    <message>
        <source>A medium marine kills on a d6 of at least</source>
        <translation>Een middelzware zeesoldaat doodt op een d6 van minstens</translation>
    </message>
    <message>
        <source>A heavy marine kills on a d6 of at least</source>
        <translation>Een zware zeesoldaat doodt op een d6 van minstens</translation>
    </message>
    <message>
        <source>Range at which bows shoot at boarders</source>
        <translation>Bereik waarop bogen op enteraars schieten</translation>
    </message>
    <message>
        <source>Beaten when outnumbered by more than so many to one</source>
        <translation>Verslagen bij overmacht van meer dan zoveel tegen een</translation>
    </message>
    <message>
        <source>Most speed of a prize</source>
        <translation>Hoogste snelheid van een prijs</translation>
    </message>
    <message>
        <source>Acceleration of a prize</source>
        <translation>Versnelling van een prijs</translation>
    </message>
    <message>
        <source>Turning circle more for a prize</source>
        <translation>Draaicirkel meer voor een prijs</translation>
    </message>
    <message>
        <source>A hole is plugged on a d6 of at least</source>
        <translation>Een gat wordt gedicht op een d6 van minstens</translation>
    </message>
    <message>
        <source>In a boarding fight on a d6 of at least</source>
        <translation>In handgemeen op een d6 van minstens</translation>
    </message>
    <message>
        <source>Damage of an open hole each turn</source>
        <translation>Schade van een open gat per beurt</translation>
    </message>
    <message>
        <source>Turns without contact or shot that end a battle</source>
        <translation>Beurten zonder contact of schot die de slag beëindigen</translation>
    </message>
    <message>
        <source>Turns of a battle at most</source>
        <translation>Hoogstens zoveel beurten per slag</translation>
    </message>
    <message>
        <source>Points for a capture: times the hull factor</source>
        <translation>Punten voor een verovering: maal de rompfactor</translation>
    </message>
    <message>
        <source>Points for a wall section</source>
        <translation>Punten voor een muurdeel</translation>
    </message>
    <message>
        <source>A fire goes out on a d6 of at most</source>
        <translation>Een brand dooft op een d6 van hoogstens</translation>
    </message>
    <message>
        <source>A fire passes on to the next deck on a d6 of at least</source>
        <translation>Een brand breidt uit op een d6 van minstens</translation>
    </message>
    <message>
        <source>A ship beside a burning one catches fire on a d6 of at least</source>
        <translation>Een schip naast een brandend vat vlam op een d6 van minstens</translation>
    </message>
    <message>
        <source>So many fires destroy a ship</source>
        <translation>Zoveel branden verwoesten een schip</translation>
    </message>
    <message>
        <source>Sail roll: each Sails</source>
        <translation>Zeilworp: elk zeil</translation>
    </message>
    <message>
        <source>Sail roll: elite crew</source>
        <translation>Zeilworp: elitebemanning</translation>
    </message>
    <message>
        <source>Sail roll: poor crew</source>
        <translation>Zeilworp: matige bemanning</translation>
    </message>
    <message>
        <source>Sail roll: on fire</source>
        <translation>Zeilworp: in brand</translation>
    </message>
    <message>
        <source>Sail roll: rammed or was rammed last turn</source>
        <translation>Zeilworp: ramde of werd geramd vorige beurt</translation>
    </message>
    <message>
        <source>Sail roll: in a current</source>
        <translation>Zeilworp: in een stroming</translation>
    </message>
    <message>
        <source>Sail roll: in rough waters</source>
        <translation>Zeilworp: in ruw water</translation>
    </message>
    <message>
        <source>Move points: rammed or was rammed last turn</source>
        <translation>Bewegingspunten: ramde of werd geramd vorige beurt</translation>
    </message>
    <message>
        <source>Move points: ramming speed</source>
        <translation>Bewegingspunten: ramsnelheid</translation>
    </message>
    <message>
        <source>A held ship gets free on a d6 of at least</source>
        <translation>Een vastgehouden schip komt los op een d6 van minstens</translation>
    </message>
    <message>
        <source>A missile attack hits from</source>
        <translation>Een projectiel raakt vanaf</translation>
    </message>
    <message>
        <source>Shots of each missile Advantage</source>
        <translation>Schoten van elk projectielvoordeel</translation>
    </message>
    <message>
        <source>To hit: the target has parablemata</source>
        <translation>Raken: het doel heeft parablemata</translation>
    </message>
    <message>
        <source>A run is short below so many hexes</source>
        <translation>Een aanloop is kort onder zoveel hexen</translation>
    </message>
    <message>
        <source>Ram: short run</source>
        <translation>Ram: korte aanloop</translation>
    </message>
    <message>
        <source>Ram: both face each other</source>
        <translation>Ram: boeg tegen boeg</translation>
    </message>
    <message>
        <source>Boarding grapples from</source>
        <translation>Enteren slaagt vanaf</translation>
    </message>
    <message>
        <source>Boarding: harpax</source>
        <translation>Enteren: harpax</translation>
    </message>
    <message>
        <source>Boarding: corvus</source>
        <translation>Enteren: corvus</translation>
    </message>
    <message>
        <source>Boarding: the larger ship</source>
        <translation>Enteren: het grotere schip</translation>
    </message>
    <message>
        <source>Boarding: rammed the target this turn</source>
        <translation>Enteren: ramde het doel deze beurt</translation>
    </message>
    <message>
        <source>Boarding: rammed together</source>
        <translation>Enteren: vast na ram</translation>
    </message>
    <message>
        <source>Men to a die in a melee, or part of them</source>
        <translation>Mannen per steen in handgemeen, of een deel</translation>
    </message>
    <message>
        <source>Morale: no crew killed yet</source>
        <translation>Moreel: nog niemand gedood</translation>
    </message>
    <message>
        <source>Morale: sinking</source>
        <translation>Moreel: zinkend</translation>
    </message>
    <message>
        <source>Morale: half the crew dead</source>
        <translation>Moreel: halve bemanning dood</translation>
    </message>
    <message>
        <source>Morale: beside an enemy with a larger crew</source>
        <translation>Moreel: naast een vijand met meer bemanning</translation>
    </message>
    <message>
        <source>Morale: the enemy has more Size points</source>
        <translation>Moreel: de vijand heeft meer dekpunten</translation>
    </message>
    <message>
        <source>Morale: friends routing in reach</source>
        <translation>Moreel: vluchtende vrienden in zicht</translation>
    </message>
    <message>
        <source>Hexes over which a rout is seen</source>
        <translation>Hexen waarover een vlucht gezien wordt</translation>
    </message>
    <message>
        <source>Morale: the Rally skill</source>
        <translation>Moreel: vaardigheid verzamelen</translation>
    </message>
    <message>
        <source>Morale: green crew</source>
        <translation>Moreel: groene bemanning</translation>
    </message>
    <message>
        <source>Morale: inept commander aboard</source>
        <translation>Moreel: onbekwame bevelhebber aan boord</translation>
    </message>
    <message>
        <source>Floundering</source>
        <translation>Stuurloos</translation>
    </message>
    <message>
        <source>Against the wind</source>
        <translation>Tegenwind</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Geen gevolg</translation>
    </message>
    <message>
        <source>Catches the wind</source>
        <translation>Vangt wind</translation>
    </message>
    <message>
        <source>Javelins</source>
        <translation>Werpsperen</translation>
    </message>
    <message>
        <source>Catapult</source>
        <translation>Katapult</translation>
    </message>
    <message>
        <source>Onagers</source>
        <translation>Onagers</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trebuchet</translation>
    </message>
    <message>
        <source>Tower archers</source>
        <translation>Torenschutters</translation>
    </message>
    <message>
        <source>Fire pots</source>
        <translation>Vuurpotten</translation>
    </message>
    <message>
        <source>Epi keras and epi pollon move so many inches</source>
        <translation>Epi keras en epi pollon bewegen zoveel duim</translation>
    </message>
    <message>
        <source>Disordered squadrons move so many inches less</source>
        <translation>Ongeordende eskaders bewegen zoveel duim minder</translation>
    </message>
    <message>
        <source>Unformed ships move so many inches less than the average die</source>
        <translation>Zonder formatie zoveel duim minder dan de gemiddelde steen</translation>
    </message>
    <message>
        <source>Epi mias backs so many inches</source>
        <translation>Epi mias strijkt zoveel duim</translation>
    </message>
    <message>
        <source>Degrees of wheels or turns in a move at most</source>
        <translation>Hoogstens zoveel graden zwenken of draaien</translation>
    </message>
    <message>
        <source>A test of two dice passes from</source>
        <translation>Een proef met twee stenen slaagt vanaf</translation>
    </message>
    <message>
        <source>Manoeuvre test: near an enemy</source>
        <translation>Manoeuvreproef: bij een vijand</translation>
    </message>
    <message>
        <source>An enemy is near within so many inches</source>
        <translation>Een vijand is nabij binnen zoveel duim</translation>
    </message>
    <message>
        <source>Diekplous, both succeed: inches from the enemy</source>
        <translation>Diekplous, beiden slagen: duim van de vijand</translation>
    </message>
    <message>
        <source>Squadrons so many inches behind a router are disordered</source>
        <translation>Eskaders zoveel duim achter een vluchter raken ongeordend</translation>
    </message>
    <message>
        <source>Morale test: pursuing</source>
        <translation>Moreelproef: achtervolgend</translation>
    </message>
    <message>
        <source>Morale test: katastrophe</source>
        <translation>Moreelproef: katastrophe</translation>
    </message>
    <message>
        <source>Rank of a squadron struck on flank or rear</source>
        <translation>Rang van een eskader dat op flank of rug geraakt wordt</translation>
    </message>
    <message>
        <source>Depth of the deployment strips, inches</source>
        <translation>Diepte van de opstelstroken, duim</translation>
    </message>
    <message>
        <source>Deployment: inches clear of the other edges</source>
        <translation>Opstelling: duim vrij van andere randen</translation>
    </message>
    <message>
        <source>Radius of flotsam, inches</source>
        <translation>Straal van wrakhout, duim</translation>
    </message>
    <message>
        <source>Edges squared up overlap by so many inches</source>
        <translation>Tegen elkaar gelegde randen overlappen zoveel duim</translation>
    </message>
    <message>
        <source>Breaking off: inches back</source>
        <translation>Losmaken: duim terug</translation>
    </message>
    <message>
        <source>Flanks whose distance from the shore differs by less, in inches, are named by the attacker</source>
        <translation>Flanken waarvan de afstand tot de kust minder duim verschilt, kiest de aanvaller</translation>
    </message>
    <message>
        <source>A race rows no less than so many inches</source>
        <translation>Een wedloop roeit minstens zoveel duim</translation>
    </message>
    <message>
        <source>Routers rally with no enemy within so many inches</source>
        <translation>Vluchters verzamelen zonder vijand binnen zoveel duim</translation>
    </message>
    <message>
        <source>Half stands a router loses to an enemy in its way</source>
        <translation>Halve stands die een vluchter verliest aan een vijand op zijn weg</translation>
    </message>
    <message>
        <source>line abreast</source>
        <translation>linie naast elkaar</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>ring</translation>
    </message>
    <message>
        <source>short columns</source>
        <translation>korte colonnes</translation>
    </message>
    <message>
        <source>no formation</source>
        <translation>geen formatie</translation>
    </message>
    <message>
        <source>line ahead</source>
        <translation>linie achter elkaar</translation>
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
        <translation>veteraan</translation>
    </message>
    <message>
        <source>exceptional</source>
        <translation>uitzonderlijk</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>bekwaam</translation>
    </message>
    <message>
        <source>inept</source>
        <translation>onbekwaam</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>zwak</translation>
    </message>
    <message>
        <source>stout</source>
        <translation>zwaar gebouwd</translation>
    </message>
    <message>
        <source>prongs</source>
        <translation>tanden</translation>
    </message>
    <message>
        <source>sails</source>
        <translation>zeilen</translation>
    </message>
    <message>
        <source>reinforced hull</source>
        <translation>versterkte romp</translation>
    </message>
    <message>
        <source>reinforced ram</source>
        <translation>versterkte ram</translation>
    </message>
    <message>
        <source>hoplites</source>
        <translation>hoplieten</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>boogschutters</translation>
    </message>
    <message>
        <source>greek fire</source>
        <translation>Grieks vuur</translation>
    </message>
    <message>
        <source>ballistae</source>
        <translation>ballista&apos;s</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>katapult</translation>
    </message>
    <message>
        <source>onagers</source>
        <translation>onagers</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <translation>trebuchet</translation>
    </message>
    <message>
        <source>tower archers</source>
        <translation>torenschutters</translation>
    </message>
    <message>
        <source>harpax</source>
        <translation>harpax</translation>
    </message>
    <message>
        <source>corvus</source>
        <translation>corvus</translation>
    </message>
    <message>
        <source>sheared</source>
        <translation>riemen afgeschoren</translation>
    </message>
    <message>
        <source>sinks slowly</source>
        <translation>zinkt langzaam</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation>zinkt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>verwoest</translation>
    </message>
    <message>
        <source>despair</source>
        <translation>wanhoop</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>vlucht</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>vecht door</translation>
    </message>
    <message>
        <source>bows</source>
        <translation>bogen</translation>
    </message>
    <message>
        <source>catapults</source>
        <translation>katapulten</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>steenwerpers</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>pompeius</comment>
        <translation>Trierarch</translation>
    </message>
    <message>
        <source>captain %1</source>
        <comment>pompeius</comment>
        <translation>trierarch %1</translation>
    </message>
    <message>
        <source>%1 commander, %2</source>
        <comment>pompeius</comment>
        <translation>navarch, %1, %2</translation>
    </message>
    <message>
        <source>%1 admiral, %2</source>
        <comment>pompeius</comment>
        <translation>prefect, %1, %2</translation>
    </message>
    <message>
        <source>Admiral</source>
        <comment>pompeius</comment>
        <translation>Prefect</translation>
    </message>
    <message>
        <source>Admiral. %1</source>
        <comment>pompeius</comment>
        <translation>Prefect. %1</translation>
    </message>
    <message>
        <source>under a commander, %1</source>
        <comment>pompeius</comment>
        <translation>onder een navarch, %1</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>pompeius</comment>
        <translation>Rompsterkte</translation>
    </message>
    <message>
        <source>Dekares</source>
        <comment>pompeius</comment>
        <translation>Deceres</translation>
    </message>
    <message>
        <source>Quadrireme</source>
        <comment>pompeius</comment>
        <translation>Quadrireme</translation>
    </message>
    <message>
        <source>Liburnian</source>
        <comment>pompeius</comment>
        <translation>Liburnia</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>pompeius</comment>
        <translation>buit</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>pompeius</comment>
        <translation>buit van %1</translation>
    </message>
    <message>
        <source>Rower disorder</source>
        <comment>pompeius</comment>
        <translation>Roeierwanorde</translation>
    </message>
    <message>
        <source>Disorder</source>
        <comment>pompeius</comment>
        <translation>Wanorde</translation>
    </message>
    <message>
        <source>Leak</source>
        <comment>pompeius</comment>
        <translation>Lek</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>pompeius</comment>
        <translation>Vast</translation>
    </message>
    <message>
        <source>Rudder damaged</source>
        <comment>pompeius</comment>
        <translation>Roer beschadigd</translation>
    </message>
    <message>
        <source>Rudder jammed</source>
        <comment>pompeius</comment>
        <translation>Roer klem</translation>
    </message>
    <message>
        <source>Oars broken</source>
        <comment>pompeius</comment>
        <translation>Riemen gebroken</translation>
    </message>
    <message>
        <source>Oars fouled</source>
        <comment>pompeius</comment>
        <translation>Riemen verward</translation>
    </message>
    <message>
        <source>No signal</source>
        <comment>pompeius</comment>
        <translation>Geen sein</translation>
    </message>
    <message>
        <source>Follow me</source>
        <comment>pompeius</comment>
        <translation>Volg mij</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>pompeius</comment>
        <translation>Aanvallen</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>pompeius</comment>
        <translation>Terugtrekken</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>pompeius</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>pompeius</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>side</source>
        <translation>partij</translation>
    </message>
    <message>
        <source>port</source>
        <translation>haven</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>slag</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>bevelhebber</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>ontmoeting</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>lening</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contract</translation>
    </message>
    <message>
        <source>work</source>
        <translation>werk</translation>
    </message>
    <message>
        <source>lie</source>
        <translation>liggen</translation>
    </message>
    <message>
        <source>lay-up</source>
        <translation>opleggen</translation>
    </message>
    <message>
        <source>oar factors</source>
        <translation>riemfactoren</translation>
    </message>
    <message>
        <source>cm of speed</source>
        <translation>cm snelheid</translation>
    </message>
    <message>
        <source>heavy engines</source>
        <translation>stukken zwaar geschut</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 of meer</translation>
    </message>
</context>
<context>
    <name>AccountBars</name>
    <message>
        <source>Spending and income by account</source>
        <translation>Uitgaven en inkomsten per rekening</translation>
    </message>
    <message>
        <source>%1: went out %2, came in %3</source>
        <translation>%1: uitgegeven %2, ontvangen %3</translation>
    </message>
    <message>
        <source>No money moved in this time.</source>
        <translation>In deze tijd is geen geld omgegaan.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
</context>
<context>
    <name>AdvanceButton</name>
    <message>
        <source>%1 before the turn goes on</source>
        <translation>%1 voordat de beurt verdergaat</translation>
    </message>
    <message>
        <source>One thing is to be settled</source>
        <translation>Er moet nog één ding worden afgehandeld</translation>
    </message>
    <message>
        <source>%1 things are to be settled</source>
        <translation>Er moeten nog %1 dingen worden afgehandeld</translation>
    </message>
    <message>
        <source>Shows what waits, and what it would do (F9)</source>
        <translation>Toont wat wacht, en wat het zou doen (F9)</translation>
    </message>
</context>
<context>
    <name>AdvanceSheet</name>
    <message>
        <source>Nothing more that one would write down.</source>
        <translation>Verder niets dat iemand zou opschrijven.</translation>
    </message>
    <message>
        <source>The week has been sailed, and there are battles to settle.</source>
        <translation>De week is gevaren, en er moeten slagen worden afgehandeld.</translation>
    </message>
    <message>
        <source>What happened this week</source>
        <translation>Wat er deze week gebeurde</translation>
    </message>
    <message>
        <source>The captains are fighting; stop them</source>
        <translation>De kapiteins vechten; laat ze ophouden</translation>
    </message>
    <message>
        <source>Let captains fight the battles that nobody plays</source>
        <translation>Laat kapiteins de slagen vechten die niemand speelt</translation>
    </message>
    <message>
        <source>Under Salamis ad Actium. Each is entered in the chronicle, and can be undone.</source>
        <translation>Volgens Salamis ad Actium. Elk komt in de kroniek, en kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>One undo takes it back</source>
        <translation>Eén keer ongedaan maken draait het terug</translation>
    </message>
    <message>
        <source>They are not done after all</source>
        <translation>Toch nog niet klaar</translation>
    </message>
    <message>
        <source>My orders are done</source>
        <translation>Mijn orders zijn klaar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu niet</translation>
    </message>
</context>
<context>
    <name>AllyBlock</name>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>No ally serves it. A fleet on the fleet builder&apos;s table with an ally&apos;s price change is hired when it is bought.</source>
        <translation>Er dient geen bondgenoot. Een vloot op de tafel van de vlootbouwer met een prijswijziging voor bondgenoten wordt ingehuurd als zij wordt gekocht.</translation>
    </message>
    <message>
        <source>%1 · 1 ship</source>
        <translation>%1 · 1 schip</translation>
    </message>
    <message>
        <source>%1 · %2 ships</source>
        <translation>%1 · %2 schepen</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Dient</translation>
    </message>
    <message>
        <source>1 month more</source>
        <translation>nog 1 maand</translation>
    </message>
    <message>
        <source>%1 months more</source>
        <translation>nog %1 maanden</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>vanaf %1</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Betrouwbaarheid</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>CP-9.2</source>
        <translation>CP-9.2</translation>
    </message>
    <message>
        <source>Its fleet</source>
        <translation>Haar vloot</translation>
    </message>
    <message>
        <source>A month longer</source>
        <translation>Een maand langer</translation>
    </message>
    <message>
        <source>End the contract</source>
        <translation>Contract beëindigen</translation>
    </message>
    <message>
        <source>Send it home</source>
        <translation>Naar huis sturen</translation>
    </message>
</context>
<context>
    <name>AllyList</name>
    <message>
        <source>may change sides</source>
        <translation>kan overlopen</translation>
    </message>
    <message>
        <source>about to go home</source>
        <translation>staat op het punt naar huis te gaan</translation>
    </message>
    <message>
        <source>wavers</source>
        <translation>weifelt</translation>
    </message>
    <message>
        <source>keeps to the contract</source>
        <translation>houdt zich aan het contract</translation>
    </message>
    <message>
        <source>stands by its host</source>
        <translation>staat achter de gastheer</translation>
    </message>
    <message>
        <source>at the plain price</source>
        <translation>tegen de gewone prijs</translation>
    </message>
    <message>
        <source>%1%2 per cent</source>
        <translation>%1%2 procent</translation>
    </message>
</context>
<context>
    <name>AppointSheet</name>
    <message>
        <source>Appoint a commander</source>
        <translation>Bevelhebber benoemen</translation>
    </message>
    <message>
        <source>Phormio</source>
        <translation>Phormio</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Kwaliteit</translation>
    </message>
    <message>
        <source>Appoint him</source>
        <translation>Benoemen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>Appointment</name>
    <message>
        <source>%1 talents now, and %2 a month in pay (SA-15.9, CP-4.2).</source>
        <translation>Nu %1 talenten, en %2 per maand aan soldij (SA-15.9, CP-4.2).</translation>
    </message>
    <message>
        <source>Your own dice are asked for; they are typed at the command line (SA-13.3).</source>
        <translation>Er worden eigen stenen gevraagd; die worden op de opdrachtregel getypt (SA-13.3).</translation>
    </message>
</context>
<context>
    <name>ArrangeSheet</name>
    <message>
        <source>Arrange a battle</source>
        <translation>Slag arrangeren</translation>
    </message>
    <message>
        <source>Fleets that meet</source>
        <translation>Vloten die elkaar treffen</translation>
    </message>
    <message>
        <source>Game, wind and sea</source>
        <translation>Spel, wind en zee</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Zee</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Beurtenlimiet</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>beurtenlimiet</translation>
    </message>
    <message>
        <source>The umpire&apos;s options of the game</source>
        <translation>De opties van de scheidsrechter bij het spel</translation>
    </message>
    <message>
        <source>table-size 180x120, weather-change never</source>
        <translation>table-size 180x120, weather-change never</translation>
    </message>
    <message>
        <source>%1: %2 ships, %3 talents</source>
        <translation>%1: %2 schepen, %3 talenten</translation>
    </message>
    <message>
        <source>The campaign is still being set up: it begins with this battle, and budgets and walls are settled then. Undo takes either back.</source>
        <translation>De veldtocht wordt nog opgezet: met deze slag begint zij, en dan staan budgetten en muren vast. Ongedaan maken draait allebei terug.</translation>
    </message>
    <message>
        <source>Choose the fleets that meet.</source>
        <translation>Kies de vloten die elkaar treffen.</translation>
    </message>
    <message>
        <source>Begin and arrange</source>
        <translation>Beginnen en arrangeren</translation>
    </message>
    <message>
        <source>Arrange the battle</source>
        <translation>Slag arrangeren</translation>
    </message>
</context>
<context>
    <name>ArrivalPanel</name>
    <message>
        <source>Allies arrive</source>
        <translation>Bondgenoten komen aan</translation>
    </message>
    <message>
        <source>Where shall they come in?</source>
        <translation>Waar komen zij binnen?</translation>
    </message>
    <message>
        <source>Places to come in</source>
        <translation>Plaatsen om binnen te komen</translation>
    </message>
    <message>
        <source>Bring them in here</source>
        <translation>Hier binnenbrengen</translation>
    </message>
</context>
<context>
    <name>BackupList</name>
    <message>
        <source>Kept when it was opened</source>
        <translation>Bewaard bij het openen</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Op verzoek</translation>
    </message>
    <message>
        <source>Kept before an older file was brought up to date</source>
        <translation>Bewaard voordat een ouder bestand werd bijgewerkt</translation>
    </message>
    <message>
        <source>Stood here until another took its place</source>
        <translation>Stond hier tot een andere in de plaats kwam</translation>
    </message>
    <message>
        <source>The backup is not sound, and nothing was changed: %1</source>
        <translation>De reservekopie is niet gaaf, en er is niets veranderd: %1</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>Kies een andere reservekopie.</translation>
    </message>
</context>
<context>
    <name>BattleArranging</name>
    <message>
        <source>Rolled</source>
        <translation>Geworpen</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Slag bij %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 tegen %2</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>The umpire arranges battles; a side&apos;s fleets meet others at sea.</source>
        <translation>De scheidsrechter arrangeert slagen; de vloten van een partij treffen andere op zee.</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wacht op %1</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Nergens in het bijzonder</translation>
    </message>
</context>
<context>
    <name>BattleBoard</name>
    <message>
        <source>%1 in from %2</source>
        <translation>%1 vanaf %2</translation>
    </message>
    <message>
        <source>shoal</source>
        <translation>ondiepte</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>%1 wind</source>
        <translation>wind %1</translation>
    </message>
    <message>
        <source>%1 sea</source>
        <translation>zee %1</translation>
    </message>
    <message>
        <source>Weather is rolled</source>
        <translation>Het weer wordt geworpen</translation>
    </message>
    <message>
        <source>Lost as a wreck</source>
        <translation>Verloren als wrak</translation>
    </message>
    <message>
        <source>Towed home, a wreck</source>
        <translation>Naar huis gesleept, een wrak</translation>
    </message>
    <message>
        <source>Serves %1 now</source>
        <translation>Dient nu %1</translation>
    </message>
    <message>
        <source>Sold by %1</source>
        <translation>Verkocht door %1</translation>
    </message>
    <message>
        <source>Burnt by %1</source>
        <translation>Verbrand door %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 beurt</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 beurten</translation>
    </message>
    <message>
        <source>It has been fought.</source>
        <translation>Hij is geslagen.</translation>
    </message>
    <message>
        <source>It has not been fought.</source>
        <translation>Hij is niet geslagen.</translation>
    </message>
    <message>
        <source>%1, retired to %2</source>
        <translation>%1, teruggetrokken naar %2</translation>
    </message>
    <message>
        <source>Of the garrison</source>
        <translation>Van het garnizoen</translation>
    </message>
</context>
<context>
    <name>BattleCostList</name>
    <message>
        <source>What battles cost</source>
        <translation>Wat slagen kosten</translation>
    </message>
    <message>
        <source>Ships lost</source>
        <translation>Verloren schepen</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>ships for %1 talents lost</source>
        <translation>schepen voor %1 talenten verloren</translation>
    </message>
    <message>
        <source>No battle has been fought yet.</source>
        <translation>Er is nog geen slag geslagen.</translation>
    </message>
</context>
<context>
    <name>BattleCosts</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Onbeslist</translation>
    </message>
</context>
<context>
    <name>BattleHead</name>
    <message>
        <source>a battle of the past</source>
        <translation>een slag uit het verleden</translation>
    </message>
    <message>
        <source>the captain considers…</source>
        <translation>de kapitein denkt na…</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>uw order</translation>
    </message>
    <message>
        <source>a captain&apos;s order</source>
        <translation>order van een kapitein</translation>
    </message>
    <message>
        <source>looking back: a new order replaces what follows</source>
        <translation>terugblik: een nieuwe order vervangt wat volgt</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>beurt %1</translation>
    </message>
    <message>
        <source>%1 1 squadron</source>
        <translation>%1 1 eskader</translation>
    </message>
    <message>
        <source>%1 %2 squadrons</source>
        <translation>%1 %2 eskaders</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ships and %4 taken</source>
        <translation>%1 %2 van %3 schepen en %4 genomen</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ships</source>
        <translation>%1 %2 van %3 schepen</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>The captain gives one order (Space)</source>
        <translation>De kapitein geeft één order (spatiebalk)</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Captains&apos; orders follow by themselves</source>
        <translation>Orders van kapiteins volgen vanzelf</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niets om ongedaan te maken</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Opnieuw: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niets om opnieuw te doen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Let the program roll the dice</source>
        <translation>Laat het programma de stenen werpen</translation>
    </message>
    <message>
        <source>Roll real dice and type them</source>
        <translation>Werp echte stenen en typ ze in</translation>
    </message>
    <message>
        <source>No longer mark whom the chosen one may reach (T)</source>
        <translation>Niet meer aangeven wie het gekozen schip kan bereiken (T)</translation>
    </message>
    <message>
        <source>Mark whom the chosen one may reach (T)</source>
        <translation>Aangeven wie het gekozen schip kan bereiken (T)</translation>
    </message>
    <message>
        <source>No longer draw the bases (B)</source>
        <translation>De bases niet meer tekenen (B)</translation>
    </message>
    <message>
        <source>Draw the bases (B)</source>
        <translation>De bases tekenen (B)</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Wie speelt…</translation>
    </message>
    <message>
        <source>Write the replay…</source>
        <translation>Replay wegschrijven…</translation>
    </message>
    <message>
        <source>Print its brief…</source>
        <translation>Opdracht afdrukken…</translation>
    </message>
    <message>
        <source>Print its report…</source>
        <translation>Verslag afdrukken…</translation>
    </message>
    <message>
        <source>Bring it into the campaign first</source>
        <translation>Breng hem eerst in de veldtocht</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>De slag gaat verder</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Hoe het afliep</translation>
    </message>
    <message>
        <source>Give the battle up</source>
        <translation>Slag opgeven</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>Er wordt nu niets van u gevraagd</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Van tafel gaan</translation>
    </message>
</context>
<context>
    <name>BattleOdds</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 van de 100</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Onbeslist</translation>
    </message>
    <message>
        <source>Nobody won; so end %1 of 100 such battles (%2).</source>
        <translation>Niemand won; zo eindigen %1 van de 100 zulke slagen (%2).</translation>
    </message>
    <message>
        <source>%1 won; before the battle, %2 of 100 such battles (%3).</source>
        <translation>%1 won; vóór de slag %2 van de 100 zulke slagen (%3).</translation>
    </message>
    <message>
        <source>so in %1 of 100 such battles</source>
        <translation>zo in %1 van de 100 zulke slagen</translation>
    </message>
</context>
<context>
    <name>BattleOddsCard</name>
    <message>
        <source>What is to be expected?</source>
        <translation>Wat valt er te verwachten?</translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation>Was het geluk?</translation>
    </message>
    <message>
        <source>Captains of simulation fight the same battle a thousand times.</source>
        <translation>Simulatiekapiteins vechten dezelfde slag duizend keer.</translation>
    </message>
    <message>
        <source>%1 of %2 battles so far, between captains of simulation</source>
        <translation>tot nu toe %1 van %2 slagen tussen simulatiekapiteins</translation>
    </message>
    <message>
        <source>%1 battles between captains of simulation</source>
        <translation>%1 slagen tussen simulatiekapiteins</translation>
    </message>
    <message>
        <source>Compare the games…</source>
        <translation>Spellen vergelijken…</translation>
    </message>
    <message>
        <source>This match under every game, side by side</source>
        <translation>Deze ontmoeting in elk spel, naast elkaar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Weigh it</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>%1 lost fighting value of %2 talents, %3</source>
        <translation>%1 verloor %2 talenten aan gevechtswaarde, %3</translation>
    </message>
    <message>
        <source>less than usual</source>
        <translation>minder dan gewoonlijk</translation>
    </message>
    <message>
        <source>more than usual</source>
        <translation>meer dan gewoonlijk</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>als gewoonlijk</translation>
    </message>
    <message>
        <source>%1 were to be expected; half such battles cost %2 to %3</source>
        <translation>%1 viel te verwachten; de helft van zulke slagen kost %2 tot %3</translation>
    </message>
</context>
<context>
    <name>BattlePane</name>
    <message>
        <source>Sheets of the fleet…</source>
        <translation>Scheepskaarten van de vloot…</translation>
    </message>
    <message>
        <source>Sheets of the fleets…</source>
        <translation>Scheepskaarten van de vloten…</translation>
    </message>
    <message>
        <source>Its report…</source>
        <translation>Verslag…</translation>
    </message>
    <message>
        <source>Its brief…</source>
        <translation>Opdracht…</translation>
    </message>
    <message>
        <source>What is handed out before it</source>
        <translation>Wat vooraf wordt uitgedeeld</translation>
    </message>
    <message>
        <source>Both sides are played by hand, by two people at one screen. To play alone, give one to a captain.</source>
        <translation>Beide partijen worden met de hand gespeeld, door twee mensen aan één scherm. Wie alleen speelt, geeft er een aan een kapitein.</translation>
    </message>
    <message>
        <source>Go on fighting</source>
        <translation>Verder vechten</translation>
    </message>
    <message>
        <source>Fight it here</source>
        <translation>Hier vechten</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Van het begin af</translation>
    </message>
    <message>
        <source>Let the captains fight it</source>
        <translation>Laat de kapiteins vechten</translation>
    </message>
    <message>
        <source>The odds in full…</source>
        <translation>Alle kansen…</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Uitslag invoeren…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>Afzeggen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Nog eens bekijken</translation>
    </message>
    <message>
        <source>Take back and enter again</source>
        <translation>Terugnemen en opnieuw invoeren</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Op de kaart tonen</translation>
    </message>
</context>
<context>
    <name>BattleRoom</name>
    <message>
        <source>A die of %1 sides does not show %2.</source>
        <translation>Een steen met %1 zijden toont geen %2.</translation>
    </message>
    <message>
        <source>Type 1 to %1.</source>
        <translation>Typ 1 tot %1.</translation>
    </message>
    <message>
        <source>the last battle</source>
        <translation>de laatste slag</translation>
    </message>
    <message>
        <source>the battle that was begun</source>
        <translation>de begonnen slag</translation>
    </message>
    <message>
        <source>The battle is in %1.</source>
        <translation>De slag staat in %1.</translation>
    </message>
    <message>
        <source>The replay is in %1.</source>
        <translation>De replay staat in %1.</translation>
    </message>
    <message>
        <source>The outcome is in %1.</source>
        <translation>De uitslag staat in %1.</translation>
    </message>
    <message>
        <source>, into %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>No %1 is placed now.</source>
        <translation>Er wordt nu geen %1 geplaatst.</translation>
    </message>
    <message>
        <source>The board shows an earlier moment.</source>
        <translation>Het bord toont een eerder moment.</translation>
    </message>
    <message>
        <source>Go to the latest order first; what was done stands.</source>
        <translation>Ga eerst naar de laatste order; wat gedaan is blijft staan.</translation>
    </message>
    <message>
        <source>%1 cannot row this plot.</source>
        <translation>%1 kan dit plot niet roeien.</translation>
    </message>
    <message>
        <source>It is marked in the list; write another one.</source>
        <translation>Het staat aangegeven in de lijst; schrijf een ander.</translation>
    </message>
    <message>
        <source>1 ship of %1 is plotted alike.</source>
        <translation>1 schip van %1 is zo geplot.</translation>
    </message>
    <message>
        <source>%1 ships of %2 are plotted alike.</source>
        <translation>%1 schepen van %2 zijn zo geplot.</translation>
    </message>
    <message>
        <source>%1 Kept as written: %2.</source>
        <translation>%1 Gebleven zoals geschreven: %2.</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>duim</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>De slag is voorbij</translation>
    </message>
    <message>
        <source>Taken by %1</source>
        <translation>Genomen door %1</translation>
    </message>
    <message>
        <source>Fled</source>
        <translation>Gevlucht</translation>
    </message>
    <message>
        <source>Withdrew</source>
        <translation>Trok terug</translation>
    </message>
    <message>
        <source>Never came</source>
        <translation>Kwam niet</translation>
    </message>
    <message>
        <source>%1 gave the battle up</source>
        <translation>%1 gaf de slag op</translation>
    </message>
    <message>
        <source>ended at the turn limit</source>
        <translation>geëindigd bij de beurtenlimiet</translation>
    </message>
    <message>
        <source>ended because nobody struck any more</source>
        <translation>geëindigd omdat niemand meer toesloeg</translation>
    </message>
    <message>
        <source>broken off, undecided</source>
        <translation>onbeslist afgebroken</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wint</translation>
    </message>
</context>
<context>
    <name>BattleRow</name>
    <message>
        <source> against </source>
        <translation> tegen </translation>
    </message>
</context>
<context>
    <name>BattleScreen</name>
    <message>
        <source>Put the battle away</source>
        <translation>Slag wegleggen</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Write the replay</source>
        <translation>Replay wegschrijven</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Replays</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Replay van %1</translation>
    </message>
    <message>
        <source>Write the outcome</source>
        <translation>Uitslag wegschrijven</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Outcome of %1</source>
        <translation>Uitslag van %1</translation>
    </message>
    <message>
        <source>The table. %1</source>
        <translation>De tafel. %1</translation>
    </message>
    <message>
        <source>%1 is chosen; %2 orders</source>
        <translation>%1 is gekozen; %2 orders</translation>
    </message>
    <message>
        <source>No %1 is chosen</source>
        <translation>Er is geen %1 gekozen</translation>
    </message>
</context>
<context>
    <name>BattleSideCard</name>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>gaf op</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 schip</translation>
    </message>
    <message>
        <source>1 wall section</source>
        <translation>1 muurdeel</translation>
    </message>
    <message>
        <source>%1 wall sections</source>
        <translation>%1 muurdelen</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wie %1 speelt</translation>
    </message>
    <message>
        <source>Played by hand</source>
        <translation>Met de hand gespeeld</translation>
    </message>
    <message>
        <source>Cautious captain</source>
        <translation>Voorzichtige kapitein</translation>
    </message>
    <message>
        <source>Steady captain</source>
        <translation>Bedaarde kapitein</translation>
    </message>
    <message>
        <source>Bold captain</source>
        <translation>Stoutmoedige kapitein</translation>
    </message>
    <message>
        <source>As it was left; who plays is changed at the table.</source>
        <translation>Zoals het was; wie speelt wordt aan tafel veranderd.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Heel</translation>
    </message>
</context>
<context>
    <name>BattlesScreen</name>
    <message>
        <source>Arrange…</source>
        <translation>Arrangeren…</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Aan de orde</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wachtend</translation>
    </message>
    <message>
        <source>Fought this turn</source>
        <translation>Deze beurt geslagen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archief</translation>
    </message>
    <message>
        <source>A battle is due</source>
        <translation>Er is een slag aan de orde</translation>
    </message>
    <message>
        <source>%1 battles are due</source>
        <translation>Er zijn %1 slagen aan de orde</translation>
    </message>
    <message>
        <source>No battles yet</source>
        <translation>Nog geen slagen</translation>
    </message>
    <message>
        <source>Fleets have met. Choose one on the left: on the map it is made a battle, or they part.</source>
        <translation>Vloten zijn elkaar tegengekomen. Kies er links een: op de kaart wordt er een slag van gemaakt, of gaan zij uiteen.</translation>
    </message>
    <message>
        <source>Where fleets meet, a battle waits here: to be fought at the table, by captains of the machine, or on a table of your own with its result typed in.</source>
        <translation>Waar vloten elkaar treffen, wacht hier een slag: om aan tafel te vechten, door kapiteins van de computer, of op een eigen tafel waarna de uitslag wordt ingevoerd.</translation>
    </message>
    <message>
        <source>Arrange “%1”</source>
        <translation>“%1” arrangeren</translation>
    </message>
    <message>
        <source>The campaign begins with it</source>
        <translation>De veldtocht begint ermee</translation>
    </message>
    <message>
        <source>Arrange a battle…</source>
        <translation>Slag arrangeren…</translation>
    </message>
</context>
<context>
    <name>BeginButton</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Ends the set-up: from then on walls and budgets stand as they are (CP-2.2). It can be undone.</source>
        <translation>Sluit het opzetten af: van dan af staan muren en budgetten vast (CP-2.2). Het kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Veldtocht beginnen</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are. It may begin as it is, and undo takes it back; but look at this first:</source>
        <translation>Van dan af staan muren en budgetten vast. Zij kan beginnen zoals het is, en ongedaan maken draait het terug; maar kijk hier eerst naar:</translation>
    </message>
    <message>
        <source>Begin all the same</source>
        <translation>Toch beginnen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Nog niet</translation>
    </message>
</context>
<context>
    <name>BoardTools</name>
    <message>
        <source>Nearer (+)</source>
        <translation>Dichterbij (+)</translation>
    </message>
    <message>
        <source>Farther (−)</source>
        <translation>Verder weg (−)</translation>
    </message>
    <message>
        <source>Where the %1 are (9)</source>
        <translation>Waar de %1 zijn (9)</translation>
    </message>
    <message>
        <source>The whole table (0)</source>
        <translation>De hele tafel (0)</translation>
    </message>
</context>
<context>
    <name>BranchSheet</name>
    <message>
        <source>Branch from here</source>
        <translation>Hier aftakken</translation>
    </message>
    <message>
        <source>Keep the new campaign</source>
        <translation>Nieuwe veldtocht bewaren</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Veldtochten</translation>
    </message>
    <message>
        <source>A new campaign holds the war as it stood then; this one stays as it is. Whatever is done there as it was done here throws the same dice.</source>
        <translation>Een nieuwe veldtocht bevat de oorlog zoals die toen stond; deze blijft zoals zij is. Wat daar gebeurt zoals het hier gebeurde, gooit dezelfde stenen.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Wat wordt opgesomd</translation>
    </message>
    <message>
        <source>Every deed</source>
        <translation>Elke daad</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Na: %1</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>De geschiedenis wordt gelezen…</translation>
    </message>
    <message>
        <source>What the new campaign is called</source>
        <translation>Hoe de nieuwe veldtocht heet</translation>
    </message>
    <message>
        <source>Open it at once</source>
        <translation>Meteen openen</translation>
    </message>
    <message>
        <source>Making it…</source>
        <translation>Wordt gemaakt…</translation>
    </message>
    <message>
        <source>Choose where to keep it…</source>
        <translation>Kies waar zij wordt bewaard…</translation>
    </message>
</context>
<context>
    <name>BudgetBar</name>
    <message>
        <source>Within the rules, but %1 over the budget</source>
        <translation>Binnen de regels, maar %1 boven het budget</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 erboven</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>Spent of the budget: %1 per cent</source>
        <translation>Uitgegeven van het budget: %1 procent</translation>
    </message>
    <message>
        <source>Set a budget…</source>
        <translation>Budget instellen…</translation>
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
        <translation>%1, als zij dan hier ligt (nu %2)</translation>
    </message>
    <message>
        <source>A fleet of new ships</source>
        <translation>Een vloot van nieuwe schepen</translation>
    </message>
    <message>
        <source>Nothing lies on the fleet builder&apos;s table; design a ship there first.</source>
        <translation>Er ligt niets op de tafel van de vlootbouwer; ontwerp daar eerst een schip.</translation>
    </message>
    <message>
        <source>The side has no ship to build after.</source>
        <translation>De partij heeft geen schip om naar te bouwen.</translation>
    </message>
</context>
<context>
    <name>BuildSheet</name>
    <message>
        <source>Build ships</source>
        <translation>Schepen bouwen</translation>
    </message>
    <message>
        <source>Built after</source>
        <translation>Gebouwd naar</translation>
    </message>
    <message>
        <source>A class of the time</source>
        <translation>Een klasse van die tijd</translation>
    </message>
    <message>
        <source>A ship one has</source>
        <translation>Een schip dat men heeft</translation>
    </message>
    <message>
        <source>The fleet builder</source>
        <translation>De vlootbouwer</translation>
    </message>
    <message>
        <source>after its class</source>
        <translation>naar haar klasse</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>Launched, they join</source>
        <translation>Te water gelaten gaan zij naar</translation>
    </message>
    <message>
        <source>%1 of %2 talents</source>
        <translation>%1 van %2 talenten</translation>
    </message>
    <message>
        <source>%1 of %2 talents, %3 each</source>
        <translation>%1 van %2 talenten, elk %3</translation>
    </message>
    <message>
        <source>Launched</source>
        <translation>Te water</translation>
    </message>
    <message>
        <source>%1, in %2 weeks</source>
        <translation>%1, over %2 weken</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Werf</translation>
    </message>
    <message>
        <source>takes %1 of the %2 size classes still free this month</source>
        <translation>neemt %1 van de %2 grootteklassen die deze maand nog vrij zijn</translation>
    </message>
    <message>
        <source>Training is randomised in this campaign: a d10 is rolled for every crew at the launch (SA-13.3).</source>
        <translation>In deze veldtocht is de oefening aan het lot: bij de tewaterlating wordt voor elke bemanning een d10 geworpen (SA-13.3).</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation>Bestellen voor %1</translation>
    </message>
</context>
<context>
    <name>BuilderFoot</name>
    <message>
        <source>talents</source>
        <translation>talenten</translation>
    </message>
    <message>
        <source>Within the rules</source>
        <translation>Binnen de regels</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 bevinding</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 bevindingen</translation>
    </message>
    <message>
        <source>Show what the rules have against it</source>
        <translation>Toon wat de regels ertegen hebben</translation>
    </message>
</context>
<context>
    <name>BuySheet</name>
    <message>
        <source>Buy %1</source>
        <translation>%1 kopen</translation>
    </message>
    <message>
        <source>Buy the fleet</source>
        <translation>Vloot kopen</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Voor welke partij</translation>
    </message>
    <message>
        <source>It will lie in</source>
        <translation>Zij komt te liggen in</translation>
    </message>
    <message>
        <source>In which port</source>
        <translation>In welke haven</translation>
    </message>
    <message>
        <source>It serves as an ally under a contract, months</source>
        <translation>Zij dient als bondgenoot op contract, maanden</translation>
    </message>
    <message>
        <source>Months of the contract</source>
        <translation>Maanden van het contract</translation>
    </message>
    <message>
        <source>Training is randomised in this campaign: a d10 is rolled for every crew and commander when you buy (SA-13.3).</source>
        <translation>In deze veldtocht is de oefening aan het lot: bij de koop wordt voor elke bemanning en bevelhebber een d10 geworpen (SA-13.3).</translation>
    </message>
    <message>
        <source>Against the rules, unless the umpire lets it pass</source>
        <translation>Tegen de regels, tenzij de scheidsrechter het laat passeren</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Toestaan</translation>
    </message>
    <message>
        <source>The umpire&apos;s reason, kept with the ships</source>
        <translation>De reden van de scheidsrechter, bewaard bij de schepen</translation>
    </message>
    <message>
        <source>In the treasury</source>
        <translation>In de schatkist</translation>
    </message>
    <message>
        <source>This fleet</source>
        <translation>Deze vloot</translation>
    </message>
    <message>
        <source>It would lack</source>
        <translation>Er zou ontbreken</translation>
    </message>
    <message>
        <source>It leaves</source>
        <translation>Er blijft over</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Kopen voor %1</translation>
    </message>
</context>
<context>
    <name>CampaignExchange</name>
    <message>
        <source>The folder %1 cannot be made. Nothing was taken over.</source>
        <translation>De map %1 kan niet worden gemaakt. Er is niets overgenomen.</translation>
    </message>
    <message>
        <source>See to it that the folder above it can be written.</source>
        <translation>Zorg dat de map erboven beschreven kan worden.</translation>
    </message>
    <message>
        <source>%1 is kept in %2 from now on.</source>
        <translation>%1 wordt van nu af bewaard in %2.</translation>
    </message>
    <message>
        <source>The whole campaign is for the umpire&apos;s eyes.</source>
        <translation>De hele veldtocht is voor de ogen van de scheidsrechter.</translation>
    </message>
    <message>
        <source>Look with them to write it.</source>
        <translation>Kijk met die ogen om haar weg te schrijven.</translation>
    </message>
    <message>
        <source>The campaign is written to %1.</source>
        <translation>De veldtocht is naar %1 geschreven.</translation>
    </message>
</context>
<context>
    <name>CampaignMenu</name>
    <message>
        <source>Rename the campaign…</source>
        <translation>Veldtocht hernoemen…</translation>
    </message>
    <message>
        <source>The umpire&apos;s business</source>
        <translation>Zaak van de scheidsrechter</translation>
    </message>
    <message>
        <source>Keep a backup now</source>
        <translation>Nu een reservekopie bewaren</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Reservekopie terugzetten…</translation>
    </message>
    <message>
        <source>The campaign is open only for looking</source>
        <translation>De veldtocht is alleen open om te kijken</translation>
    </message>
    <message>
        <source>Branch from here…</source>
        <translation>Hier aftakken…</translation>
    </message>
    <message>
        <source>Write as JSON…</source>
        <translation>Als JSON wegschrijven…</translation>
    </message>
    <message>
        <source>The umpire&apos;s business: it holds everything of everyone</source>
        <translation>Zaak van de scheidsrechter: er staat alles in van iedereen</translation>
    </message>
    <message>
        <source>Close the campaign</source>
        <translation>Veldtocht sluiten</translation>
    </message>
</context>
<context>
    <name>CaptainsSheet</name>
    <message>
        <source>The captains fight it out. You will see what came of it before it counts.</source>
        <translation>De kapiteins vechten het uit. U ziet wat ervan kwam voordat het telt.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 orders</source>
        <translation>Beurt %1 · %2 orders</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 orders</translation>
    </message>
    <message>
        <source>Stop them</source>
        <translation>Laat ze ophouden</translation>
    </message>
</context>
<context>
    <name>CedeSheet</name>
    <message>
        <source>Give %1 away</source>
        <translation>%1 weggeven</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>For so many talents</source>
        <translation>Voor zoveel talenten</translation>
    </message>
    <message>
        <source>nothing: it is given</source>
        <translation>niets: het is een gift</translation>
    </message>
    <message>
        <source>Its walls, its garrison and its commander go with it. Everybody hears of it.</source>
        <translation>Muren, garnizoen en bevelhebber gaan mee. Iedereen hoort ervan.</translation>
    </message>
    <message>
        <source>Give it away</source>
        <translation>Weggeven</translation>
    </message>
</context>
<context>
    <name>ChartsView</name>
    <message>
        <source>Treasuries, talents</source>
        <translation>Schatkisten, talenten</translation>
    </message>
    <message>
        <source>Fleets, talents of ships</source>
        <translation>Vloten, talenten aan schepen</translation>
    </message>
    <message>
        <source>reading past weeks…</source>
        <translation>eerdere weken worden gelezen…</translation>
    </message>
</context>
<context>
    <name>ChronicleList</name>
    <message>
        <source>The chronicle is in %1.</source>
        <translation>De kroniek staat in %1.</translation>
    </message>
    <message>
        <source>Known to %1</source>
        <translation>Bekend aan %1</translation>
    </message>
    <message>
        <source>Known to %1 and %2</source>
        <translation>Bekend aan %1 en %2</translation>
    </message>
</context>
<context>
    <name>ChronicleScreen</name>
    <message>
        <source>Write the chronicle as a page</source>
        <translation>Kroniek als pagina wegschrijven</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webpagina&apos;s</translation>
    </message>
    <message>
        <source>Chronicle of %1</source>
        <translation>Kroniek van %1</translation>
    </message>
    <message>
        <source>Find in the chronicle</source>
        <translation>Zoeken in de kroniek</translation>
    </message>
    <message>
        <source>Write a page…</source>
        <translation>Pagina wegschrijven…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Aantekening maken…</translation>
    </message>
    <message>
        <source>The umpire&apos;s note</source>
        <translation>Aantekening van de scheidsrechter</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>De slag</translation>
    </message>
    <message>
        <source>Nothing like that is written</source>
        <translation>Zoiets is niet geschreven</translation>
    </message>
    <message>
        <source>Nothing is written yet</source>
        <translation>Er is nog niets geschreven</translation>
    </message>
    <message>
        <source>Try fewer words.</source>
        <translation>Probeer minder woorden.</translation>
    </message>
    <message>
        <source>What happens in the war is told here week by week, and the umpire&apos;s notes stand among it.</source>
        <translation>Wat er in de oorlog gebeurt wordt hier week na week verteld, met de aantekeningen van de scheidsrechter ertussen.</translation>
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
        <translation>grootte %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>1 oar</source>
        <translation>1 riem</translation>
    </message>
    <message>
        <source>%1 oars</source>
        <translation>%1 riemen</translation>
    </message>
</context>
<context>
    <name>ClassPane</name>
    <message>
        <source>Build from</source>
        <translation>Bouwen naar</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>Mijn sjablonen</translation>
    </message>
    <message>
        <source>Find a template</source>
        <translation>Zoek een sjabloon</translation>
    </message>
    <message>
        <source>Find a class</source>
        <translation>Zoek een klasse</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle dekken</translation>
    </message>
    <message>
        <source>Aphract</source>
        <translation>Aphrakt</translation>
    </message>
    <message>
        <source>Sail</source>
        <comment>a rig</comment>
        <translation>Zeil</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>of a list</comment>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>By period</source>
        <translation>Op periode</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Op naam</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Op grootte</translation>
    </message>
    <message>
        <source>By price</source>
        <translation>Op prijs</translation>
    </message>
    <message>
        <source>Other periods than %1 too</source>
        <translation>Ook andere perioden dan %1</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Sjablonen</translation>
    </message>
    <message>
        <source>Ship classes</source>
        <translation>Scheepsklassen</translation>
    </message>
    <message>
        <source>No class fits. Clear the search, or show other decks and periods.</source>
        <translation>Geen klasse past. Wis de zoekopdracht, of toon andere dekken en perioden.</translation>
    </message>
    <message>
        <source>No template of that name.</source>
        <translation>Er is geen sjabloon met die naam.</translation>
    </message>
    <message>
        <source>Nothing kept yet. Fit a ship as you like it and keep it as a template; it stands here for every fleet.</source>
        <translation>Nog niets bewaard. Rust een schip naar wens uit en bewaar het als sjabloon; hier staat het dan voor elke vloot.</translation>
    </message>
    <message>
        <source>%1, not then</source>
        <translation>%1, toen niet</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Onleesbaar</translation>
    </message>
    <message>
        <source>Fit the selected ships like it</source>
        <translation>De gekozen schepen zo uitrusten</translation>
    </message>
    <message>
        <source>Select ships of the fleet first.</source>
        <translation>Kies eerst schepen van de vloot.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Het is onleesbaar.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Voorgoed verwijderen</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>%1, sorted downwards</source>
        <translation>%1, aflopend gesorteerd</translation>
    </message>
    <message>
        <source>%1, sorted upwards</source>
        <translation>%1, oplopend gesorteerd</translation>
    </message>
</context>
<context>
    <name>CommanderRows</name>
    <message>
        <source>The fleet</source>
        <translation>De vloot</translation>
    </message>
    <message>
        <source>A garrison</source>
        <translation>Een garnizoen</translation>
    </message>
    <message>
        <source>No squadron yet</source>
        <translation>Nog geen eskader</translation>
    </message>
</context>
<context>
    <name>CompareCell</name>
    <message>
        <source>not known</source>
        <translation>niet bekend</translation>
    </message>
</context>
<context>
    <name>CompareHead</name>
    <message>
        <source>the match&apos;s own game</source>
        <translation>het eigen spel van de ontmoeting</translation>
    </message>
</context>
<context>
    <name>CompareScreen</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>One match, every game</source>
        <translation>Eén ontmoeting, elk spel</translation>
    </message>
    <message>
        <source>Battles under each</source>
        <translation>Slagen per spel</translation>
    </message>
    <message>
        <source>Battles under each game</source>
        <translation>Slagen in elk spel</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10.000</translation>
    </message>
    <message>
        <source>The first battles are being fought…</source>
        <translation>De eerste slagen worden geslagen…</translation>
    </message>
    <message>
        <source>No battle was fought yet</source>
        <translation>Er is nog geen slag geslagen</translation>
    </message>
    <message>
        <source>No game fights this match</source>
        <translation>Geen spel vecht deze ontmoeting uit</translation>
    </message>
    <message>
        <source>Between the marks, and after a figure: where the true share lies, 19 times in 20; of talents, nine battles in ten. %1</source>
        <translation>Tussen de streepjes, en na een getal: waar het ware aandeel ligt, 19 van de 20 keer; bij talenten negen van de tien slagen. %1</translation>
    </message>
</context>
<context>
    <name>CompareSheet</name>
    <message>
        <source>A fleet to compare with</source>
        <translation>Vloot om mee te vergelijken</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Vloten</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Wat er vergeleken wordt</translation>
    </message>
    <message>
        <source>Two ships</source>
        <translation>Twee schepen</translation>
    </message>
    <message>
        <source>Two fleets</source>
        <translation>Twee vloten</translation>
    </message>
    <message>
        <source>Another fleet&apos;s file…</source>
        <translation>Bestand van een andere vloot…</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>The match under every game</source>
        <translation>De ontmoeting in elk spel</translation>
    </message>
</context>
<context>
    <name>ComparedGames</name>
    <message>
        <source>does not fight it</source>
        <translation>vecht dit niet uit</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 van %2 slagen</translation>
    </message>
    <message>
        <source>1 battle</source>
        <translation>1 slag</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 slagen</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Both cost the same.</source>
        <translation>Beide kosten evenveel.</translation>
    </message>
    <message>
        <source>The right one costs %1 more.</source>
        <translation>Het rechter kost %1 meer.</translation>
    </message>
    <message>
        <source>The left one costs %1 more.</source>
        <translation>Het linker kost %1 meer.</translation>
    </message>
    <message>
        <source>This fleet: %1</source>
        <translation>Deze vloot: %1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Bestand: %1</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>Sjabloon: %1</translation>
    </message>
    <message>
        <source>From the yard: %1</source>
        <translation>Van de werf: %1</translation>
    </message>
</context>
<context>
    <name>ContactDesk</name>
    <message>
        <source>The umpire settles what is to become of it.</source>
        <translation>De scheidsrechter bepaalt wat ervan moet worden.</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>An allied contingent</source>
        <translation>Een bondgenotencontingent</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Van wie het is</translation>
    </message>
    <message>
        <source>Price change, per cent</source>
        <translation>Prijswijziging, procent</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Prijswijziging</translation>
    </message>
    <message>
        <source>Months it serves</source>
        <translation>Maanden dienst</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Maanden</translation>
    </message>
    <message>
        <source>Its home</source>
        <translation>De thuishaven</translation>
    </message>
    <message>
        <source>Dear allies are reliable: 5, and 1 more or less for each ten per cent. At 0 they go home, below it they may change sides (CP-9).</source>
        <translation>Dure bondgenoten zijn betrouwbaar: 5, en 1 meer of minder per tien procent. Bij 0 gaan zij naar huis, daaronder kunnen zij overlopen (CP-9).</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Sign for %1</source>
        <translation>Tekenen voor %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Stenen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>Nobody: held</source>
        <translation>Niemand: behouden</translation>
    </message>
    <message>
        <source>Captured by</source>
        <translation>Genomen door</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Type a name for it.</source>
        <translation>Typ er een naam voor.</translation>
    </message>
    <message>
        <source>Type a name, or pick one of the list.</source>
        <translation>Typ een naam, of kies er een uit de lijst.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Er is geen map %1.</translation>
    </message>
    <message>
        <source>%1 is a folder. Choose another name.</source>
        <translation>%1 is een map. Kies een andere naam.</translation>
    </message>
    <message>
        <source>There is no file %1 here.</source>
        <translation>Er is hier geen bestand %1.</translation>
    </message>
    <message>
        <source>%1 may not be read by you.</source>
        <translation>%1 mag u niet lezen.</translation>
    </message>
    <message>
        <source>This name is too long for a file.</source>
        <translation>Deze naam is te lang voor een bestand.</translation>
    </message>
    <message>
        <source>%1 is there already, and stays as it is. Choose another name.</source>
        <translation>%1 is er al, en blijft zoals het is. Kies een andere naam.</translation>
    </message>
    <message>
        <source>%1 may not be written by you. Choose another name.</source>
        <translation>%1 mag u niet beschrijven. Kies een andere naam.</translation>
    </message>
    <message>
        <source>Nothing may be written in %1. Choose another folder.</source>
        <translation>In %1 mag niets worden geschreven. Kies een andere map.</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>The folder above</source>
        <translation>De map hierboven</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Map %1</translation>
    </message>
    <message>
        <source>Nothing of this kind lies here yet.</source>
        <translation>Hier ligt nog niets van deze soort.</translation>
    </message>
    <message>
        <source>Nothing of this kind lies here.</source>
        <translation>Hier ligt niets van deze soort.</translation>
    </message>
    <message>
        <source>There is more here than is listed; what is not can be typed.</source>
        <translation>Hier is meer dan er staat; wat er niet staat kan worden getypt.</translation>
    </message>
    <message>
        <source>%1 is there already, last written %2. Write over it? What it holds now would be gone.</source>
        <translation>%1 is er al, laatst geschreven %2. Overschrijven? Wat er nu in staat is dan weg.</translation>
    </message>
    <message>
        <source>%1 is there already; you will be asked before it is written over.</source>
        <translation>%1 is er al; voor het overschrijven wordt nog gevraagd.</translation>
    </message>
    <message>
        <source>It will be kept as %1.</source>
        <translation>Het wordt bewaard als %1.</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Andere naam</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Fix</source>
        <translation>Verhelpen</translation>
    </message>
</context>
<context>
    <name>FindingsBlock</name>
    <message>
        <source>Findings</source>
        <translation>Bevindingen</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alles verhelpen</translation>
    </message>
</context>
<context>
    <name>FirstHint</name>
    <message>
        <source>Put this hint away for good</source>
        <translation>Deze wenk voorgoed wegleggen</translation>
    </message>
</context>
<context>
    <name>FitRow</name>
    <message>
        <source>Without it: %1</source>
        <translation>Zonder: %1</translation>
    </message>
    <message>
        <source>With it: %1</source>
        <translation>Ermee: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eén meer: %1</translation>
    </message>
</context>
<context>
    <name>FitTemplates</name>
    <message>
        <source>Kept as the template %1</source>
        <translation>Bewaard als het sjabloon %1</translation>
    </message>
    <message>
        <source>Fit as %1</source>
        <translation>Uitrusten als %1</translation>
    </message>
    <message>
        <source>The template %1 could not be deleted.</source>
        <translation>Het sjabloon %1 kon niet worden verwijderd.</translation>
    </message>
    <message>
        <source>See whether the folder %1 can be written.</source>
        <translation>Kijk of de map %1 beschreven kan worden.</translation>
    </message>
</context>
<context>
    <name>FleetBuilder</name>
    <message>
        <source>Name the fleet</source>
        <translation>Vloot een naam geven</translation>
    </message>
    <message>
        <source>This is no year.</source>
        <translation>Dit is geen jaar.</translation>
    </message>
    <message>
        <source>Write 429 BCE or 31 CE.</source>
        <translation>Schrijf 429 v.Chr. of 31 n.Chr.</translation>
    </message>
    <message>
        <source>Set the year</source>
        <translation>Jaar instellen</translation>
    </message>
    <message>
        <source>Set the allies&apos; price</source>
        <translation>Prijs van bondgenoten instellen</translation>
    </message>
    <message>
        <source>This is no amount of talents.</source>
        <translation>Dit is geen bedrag in talenten.</translation>
    </message>
    <message>
        <source>Write 120 or 120.50; leave it empty for no budget.</source>
        <translation>Schrijf 120 of 120.50; laat het leeg voor geen budget.</translation>
    </message>
    <message>
        <source>Set the budget</source>
        <translation>Budget instellen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 toevoegen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 dupliceren</translation>
    </message>
    <message>
        <source>Multiply %1 by %2</source>
        <translation>%1 met %2 vermenigvuldigen</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 splitsen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 hernoemen</translation>
    </message>
    <message>
        <source>Change a count</source>
        <translation>Aantal wijzigen</translation>
    </message>
    <message>
        <source>Rename a ship</source>
        <translation>Schip hernoemen</translation>
    </message>
    <message>
        <source>Name a captain</source>
        <translation>Kapitein een naam geven</translation>
    </message>
    <message>
        <source>Fit %1 as from the yard</source>
        <translation>%1 uitrusten als van de werf</translation>
    </message>
    <message>
        <source>Fix a finding</source>
        <translation>Bevinding verhelpen</translation>
    </message>
    <message>
        <source>Fix the findings</source>
        <translation>Bevindingen verhelpen</translation>
    </message>
    <message>
        <source>no squadron</source>
        <translation>geen eskader</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 verplaatsen naar %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verplaatsen</translation>
    </message>
    <message>
        <source>New squadron</source>
        <translation>Nieuw eskader</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>%1 opheffen</translation>
    </message>
    <message>
        <source>Appoint the fleet&apos;s commander</source>
        <translation>Bevelhebber van de vloot benoemen</translation>
    </message>
    <message>
        <source>Appoint for %1</source>
        <translation>Benoemen voor %1</translation>
    </message>
    <message>
        <source>Change a commander</source>
        <translation>Bevelhebber wijzigen</translation>
    </message>
    <message>
        <source>Dismiss a commander</source>
        <translation>Bevelhebber ontslaan</translation>
    </message>
    <message>
        <source>New fleet</source>
        <translation>Nieuwe vloot</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 openen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 rijen</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Teruggenomen: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Opnieuw gedaan: %1</translation>
    </message>
</context>
<context>
    <name>FleetBuilderScreen</name>
    <message>
        <source>From a file…</source>
        <translation>Uit een bestand…</translation>
    </message>
    <message>
        <source>Open a fleet</source>
        <translation>Vloot openen</translation>
    </message>
    <message>
        <source>Save the fleet</source>
        <translation>Vloot opslaan</translation>
    </message>
    <message>
        <source>A fleet without a name</source>
        <translation>Een vloot zonder naam</translation>
    </message>
    <message>
        <source>Fleet builder</source>
        <translation>Vlootbouwer</translation>
    </message>
    <message>
        <source>not saved yet; kept as a draft</source>
        <translation>nog niet opgeslagen; bewaard als concept</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>An empty table. Undo brings this fleet back.</source>
        <translation>Een lege tafel. Ongedaan maken brengt deze vloot terug.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>A file, or a fleet of the campaign</source>
        <translation>Een bestand, of een vloot van de veldtocht</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>Kansen…</translation>
    </message>
    <message>
        <source>How this fleet fares against another</source>
        <translation>Hoe deze vloot het tegen een andere doet</translation>
    </message>
    <message>
        <source>Buy…</source>
        <translation>Kopen…</translation>
    </message>
    <message>
        <source>Buy this fleet for a side of the open campaign</source>
        <translation>Deze vloot kopen voor een partij van de open veldtocht</translation>
    </message>
</context>
<context>
    <name>FleetExchange</name>
    <message>
        <source>Take %1 from the campaign</source>
        <translation>%1 uit de veldtocht nemen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (neutral)</source>
        <translation>%1 (neutraal)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 en nog %2</translation>
    </message>
</context>
<context>
    <name>FleetHeads</name>
    <message>
        <source>Class, captain</source>
        <translation>Klasse, kapitein</translation>
    </message>
</context>
<context>
    <name>FleetJoining</name>
    <message>
        <source>in the yard</source>
        <translation>op de werf</translation>
    </message>
    <message>
        <source>Detachment of %1</source>
        <translation>Detachement van %1</translation>
    </message>
</context>
<context>
    <name>FleetOrders</name>
    <message>
        <source>First squadron</source>
        <translation>Eerste eskader</translation>
    </message>
    <message>
        <source>Second squadron</source>
        <translation>Tweede eskader</translation>
    </message>
    <message>
        <source>Third squadron</source>
        <translation>Derde eskader</translation>
    </message>
    <message>
        <source>Fourth squadron</source>
        <translation>Vierde eskader</translation>
    </message>
    <message>
        <source>Fifth squadron</source>
        <translation>Vijfde eskader</translation>
    </message>
    <message>
        <source>Sixth squadron</source>
        <translation>Zesde eskader</translation>
    </message>
    <message>
        <source>Seventh squadron</source>
        <translation>Zevende eskader</translation>
    </message>
    <message>
        <source>Eighth squadron</source>
        <translation>Achtste eskader</translation>
    </message>
    <message>
        <source>Ninth squadron</source>
        <translation>Negende eskader</translation>
    </message>
    <message>
        <source>Tenth squadron</source>
        <translation>Tiende eskader</translation>
    </message>
    <message>
        <source>Squadron %1</source>
        <translation>Eskader %1</translation>
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
        <translation>Een lege zee</translation>
    </message>
    <message>
        <source>Choose a ship class on the left and press + to add a ship. Its price and what the rules say of it show at once.</source>
        <translation>Kies links een scheepsklasse en druk op + om een schip toe te voegen. De prijs en wat de regels ervan zeggen staan er meteen.</translation>
    </message>
    <message>
        <source>Name them by a pattern…</source>
        <translation>Naar een patroon noemen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>Vermenigvuldigen…</translation>
    </message>
    <message>
        <source>Split into single ships</source>
        <translation>In losse schepen splitsen</translation>
    </message>
    <message>
        <source>Keep as a template…</source>
        <translation>Als sjabloon bewaren…</translation>
    </message>
    <message>
        <source>Move to another squadron…</source>
        <translation>Naar een ander eskader…</translation>
    </message>
    <message>
        <source>Form a squadron first.</source>
        <translation>Vorm eerst een eskader.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>No squadron</source>
        <translation>Geen eskader</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Select its ships</source>
        <translation>Schepen ervan kiezen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Dissolve, keep its ships</source>
        <translation>Opheffen, schepen behouden</translation>
    </message>
</context>
<context>
    <name>FleetPanel</name>
    <message>
        <source>Phormio&apos;s squadron</source>
        <translation>Eskader van Phormio</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>429 BCE; empty: any</source>
        <translation>429 v.Chr.; leeg: elk jaar</translation>
    </message>
    <message>
        <source>Budget, talents</source>
        <translation>Budget, talenten</translation>
    </message>
    <message>
        <source>Allies&apos; price</source>
        <translation>Prijs van bondgenoten</translation>
    </message>
    <message>
        <source>per cent; 0 for your own · SA-13.1</source>
        <translation>procent; 0 voor eigen schepen · SA-13.1</translation>
    </message>
    <message>
        <source>Allies&apos; price, per cent</source>
        <translation>Prijs van bondgenoten, procent</translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation>Benoemen…</translation>
    </message>
    <message>
        <source>Nobody commands yet. A squadron without a commander has command level 0.</source>
        <translation>Nog niemand voert het bevel. Een eskader zonder bevelhebber heeft bevelsniveau 0.</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>zonder naam</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ontslaan</translation>
    </message>
    <message>
        <source>The price, line by line</source>
        <translation>De prijs, regel voor regel</translation>
    </message>
    <message>
        <source>For the whole fleet</source>
        <translation>Voor de hele vloot</translation>
    </message>
</context>
<context>
    <name>FleetRow</name>
    <message>
        <source>%1, %2, %3, %4, %5 talents</source>
        <translation>%1, %2, %3, %4, %5 talenten</translation>
    </message>
    <message>
        <source>%1, %2, %3 ships, %4 talents</source>
        <translation>%1, %2, %3 schepen, %4 talenten</translation>
    </message>
</context>
<context>
    <name>FleetRows</name>
    <message>
        <source>%1 commander</source>
        <translation>bevelhebber %1</translation>
    </message>
    <message>
        <source>%1 crew</source>
        <translation>bemanning %1</translation>
    </message>
    <message>
        <source>%1 ram</source>
        <translation>ram %1</translation>
    </message>
    <message>
        <source>1 archer</source>
        <translation>1 boogschutter</translation>
    </message>
    <message>
        <source>%1 archers</source>
        <translation>%1 boogschutters</translation>
    </message>
    <message>
        <source>1 marine</source>
        <translation>1 zeesoldaat</translation>
    </message>
    <message>
        <source>%1 marines</source>
        <translation>%1 zeesoldaten</translation>
    </message>
    <message>
        <source>1 heavy marine</source>
        <translation>1 zware zeesoldaat</translation>
    </message>
    <message>
        <source>%1 heavy marines</source>
        <translation>%1 zware zeesoldaten</translation>
    </message>
    <message>
        <source>ballista</source>
        <translation>ballista</translation>
    </message>
    <message>
        <source>%1 ballistae</source>
        <translation>%1 ballista&apos;s</translation>
    </message>
    <message>
        <source>heavy engine</source>
        <translation>zwaar geschut</translation>
    </message>
    <message>
        <source>%1 heavy engines</source>
        <translation>%1 zware stukken</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>toren</translation>
    </message>
    <message>
        <source>%1 towers</source>
        <translation>%1 torens</translation>
    </message>
    <message>
        <source>%1 corvi</source>
        <translation>%1 corvi</translation>
    </message>
    <message>
        <source>unarmed</source>
        <translation>onbewapend</translation>
    </message>
</context>
<context>
    <name>FleetTree</name>
    <message>
        <source>1 ship found · %1 talents</source>
        <translation>1 schip gevonden · %1 talenten</translation>
    </message>
    <message>
        <source>%1 ships found · %2 talents</source>
        <translation>%1 schepen gevonden · %2 talenten</translation>
    </message>
    <message>
        <source>%1 ships · %2 talents</source>
        <translation>%1 schepen · %2 talenten</translation>
    </message>
</context>
<context>
    <name>FleetsScreen</name>
    <message>
        <source>Find a ship, class or captain</source>
        <translation>Zoek een schip, klasse of kapitein</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Verplaatsen naar…</translation>
    </message>
    <message>
        <source>Move %1 ships to…</source>
        <translation>%1 schepen verplaatsen naar…</translation>
    </message>
    <message>
        <source>Fight…</source>
        <translation>Vechten…</translation>
    </message>
    <message>
        <source>Arranges a battle with this fleet</source>
        <translation>Arrangeert een slag met deze vloot</translation>
    </message>
    <message>
        <source>Sell for %1</source>
        <translation>Verkopen voor %1</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>%1 verkopen voor %2</translation>
    </message>
    <message>
        <source>Drag a ship by its dots to another squadron, or pick several with Ctrl and Shift and move them together. Whatever you do, Ctrl+Z takes it back.</source>
        <translation>Sleep een schip bij de puntjes naar een ander eskader, of kies er meer met Ctrl en Shift en verplaats ze samen. Wat u ook doet, Ctrl+Z draait het terug.</translation>
    </message>
    <message>
        <source>No ship by that name</source>
        <translation>Geen schip met die naam</translation>
    </message>
    <message>
        <source>No fleets yet</source>
        <translation>Nog geen vloten</translation>
    </message>
    <message>
        <source>Names, classes and captains are searched.</source>
        <translation>Er wordt gezocht in namen, klassen en kapiteins.</translation>
    </message>
    <message>
        <source>A side&apos;s fleets stand here, squadron by squadron, once they are raised.</source>
        <translation>Hier staan de vloten van een partij, eskader na eskader, zodra zij gevormd zijn.</translation>
    </message>
    <message>
        <source>Pick a line</source>
        <translation>Kies een regel</translation>
    </message>
    <message>
        <source>A ship shows its price and state here, a squadron its commander, a fleet all of it.</source>
        <translation>Een schip toont hier prijs en toestand, een eskader de bevelhebber, een vloot alles.</translation>
    </message>
</context>
<context>
    <name>ForecastScreen</name>
    <message>
        <source>What are the odds?</source>
        <translation>Hoe zijn de kansen?</translation>
    </message>
    <message>
        <source>Fight it…</source>
        <translation>Uitvechten…</translation>
    </message>
    <message>
        <source>Arrange this match as a skirmish</source>
        <translation>Arrangeert deze ontmoeting als treffen</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Hoe lang het duurt</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>beurten</translation>
    </message>
    <message>
        <source>This match cannot be fought</source>
        <translation>Deze ontmoeting kan niet worden uitgevochten</translation>
    </message>
</context>
<context>
    <name>ForecastSides</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
</context>
<context>
    <name>Forecaster</name>
    <message>
        <source>This cannot be fought</source>
        <translation>Dit kan niet worden uitgevochten</translation>
    </message>
    <message>
        <source>The first battle is being fought…</source>
        <translation>De eerste slag wordt geslagen…</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 tot nu toe</translation>
    </message>
    <message>
        <source>%1: as many as there can be</source>
        <translation>%1: zoveel als er kunnen zijn</translation>
    </message>
    <message>
        <source>Stopped before the first battle was over</source>
        <translation>Gestopt voordat de eerste slag voorbij was</translation>
    </message>
    <message>
        <source>Stopped after %1</source>
        <translation>Gestopt na %1</translation>
    </message>
    <message>
        <source>%1 to %2 turns, %3.%4 on average</source>
        <translation>%1 tot %2 beurten, gemiddeld %3,%4</translation>
    </message>
    <message>
        <source>; %1 of 100 reach the last turn</source>
        <translation>; %1 van de 100 halen de laatste beurt</translation>
    </message>
</context>
<context>
    <name>FormationCard</name>
    <message>
        <source>Allied contingent of %1, %2%3 per cent</source>
        <translation>Bondgenotencontingent van %1, %2%3 procent</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Zonder naam</translation>
    </message>
</context>
<context>
    <name>FormationPane</name>
    <message>
        <source>Fleet · %1 ships</source>
        <translation>Vloot · %1 schepen</translation>
    </message>
    <message>
        <source>Squadron · %1 ships</source>
        <translation>Eskader · %1 schepen</translation>
    </message>
    <message>
        <source>Rename the commander</source>
        <translation>Bevelhebber hernoemen</translation>
    </message>
    <message>
        <source>Dismiss, %1 back</source>
        <translation>Ontslaan, %1 terug</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Benoemen</translation>
    </message>
    <message>
        <source>Give him a name first</source>
        <translation>Geef hem eerst een naam</translation>
    </message>
    <message>
        <source>1 ship is in the yard, and the fleet cannot sail with it.</source>
        <translation>1 schip ligt op de werf, en de vloot kan er niet mee uitvaren.</translation>
    </message>
    <message>
        <source>%1 ships are in the yard, and the fleet cannot sail with them.</source>
        <translation>%1 schepen liggen op de werf, en de vloot kan er niet mee uitvaren.</translation>
    </message>
    <message>
        <source>Leave it behind</source>
        <translation>Achterlaten</translation>
    </message>
    <message>
        <source>Leave them behind</source>
        <translation>Achterlaten</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Ligt in</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Herstellen…</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>Samenvoegen…</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Splitsen…</translation>
    </message>
    <message>
        <source>Detach as a fleet…</source>
        <translation>Als vloot afscheiden…</translation>
    </message>
    <message>
        <source>An ally&apos;s…</source>
        <translation>Van een bondgenoot…</translation>
    </message>
    <message>
        <source>Makes it an allied contingent under a contract</source>
        <translation>Maakt er een bondgenotencontingent op contract van</translation>
    </message>
    <message>
        <source>Form a squadron</source>
        <translation>Eskader vormen</translation>
    </message>
    <message>
        <source>Disband the fleet</source>
        <translation>Vloot opheffen</translation>
    </message>
    <message>
        <source>Disband the squadron</source>
        <translation>Eskader opheffen</translation>
    </message>
</context>
<context>
    <name>FormationPanel</name>
    <message>
        <source>What to place</source>
        <translation>Wat er geplaatst wordt</translation>
    </message>
    <message>
        <source>Abreast</source>
        <translation>Naast elkaar</translation>
    </message>
    <message>
        <source>Astern</source>
        <translation>In kiellinie</translation>
    </message>
    <message>
        <source>Echelon</source>
        <translation>Echelon</translation>
    </message>
    <message>
        <source>Drag the %1 to where it shall stand, or move it by the arrow keys and turn it with [ and ].</source>
        <translation>Sleep het %1 naar zijn plaats, of verplaats het met de pijltoetsen en draai het met [ en ].</translation>
    </message>
    <message>
        <source>%1 ships side by side. Drag the shapes, or move them by the arrow keys and turn them with [ and ].</source>
        <translation>%1 schepen naast elkaar. Sleep de vormen, of verplaats ze met de pijltoetsen en draai ze met [ en ].</translation>
    </message>
    <message>
        <source>%1 ships behind their leader. Drag the shapes, or move them by the arrow keys and turn them with [ and ].</source>
        <translation>%1 schepen achter hun leider. Sleep de vormen, of verplaats ze met de pijltoetsen en draai ze met [ en ].</translation>
    </message>
    <message>
        <source>To port</source>
        <translation>Naar bakboord</translation>
    </message>
    <message>
        <source>To starboard</source>
        <translation>Naar stuurboord</translation>
    </message>
    <message>
        <source>The squadron may stand there.</source>
        <translation>Het eskader mag daar staan.</translation>
    </message>
    <message>
        <source>Place the squadron</source>
        <translation>Eskader plaatsen</translation>
    </message>
</context>
<context>
    <name>FortifySheet</name>
    <message>
        <source>Give it what was rolled</source>
        <translation>Geven wat er geworpen is</translation>
    </message>
    <message>
        <source>Fortify a port</source>
        <translation>Haven versterken</translation>
    </message>
    <message>
        <source>Which port</source>
        <translation>Welke haven</translation>
    </message>
    <message>
        <source>In the treasury of %1</source>
        <translation>In de schatkist van %1</translation>
    </message>
    <message>
        <source>More than what stands there now</source>
        <translation>Meer dan wat er nu staat</translation>
    </message>
    <message>
        <source>Give it these defences</source>
        <translation>Deze verdediging geven</translation>
    </message>
    <message>
        <source>Fortify for %1</source>
        <translation>Versterken voor %1</translation>
    </message>
</context>
<context>
    <name>GameOddsRow</name>
    <message>
        <source>no battle yet</source>
        <translation>nog geen slag</translation>
    </message>
</context>
<context>
    <name>GarrisonSheet</name>
    <message>
        <source>Raise men</source>
        <translation>Mannen werven</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>Waar zij staan</translation>
    </message>
    <message>
        <source>They are raised at their price and of the garrison&apos;s quality, and cost upkeep every month (CP-4.2).</source>
        <translation>Zij worden geworven voor hun prijs en met de kwaliteit van het garnizoen, en kosten elke maand onderhoud (CP-4.2).</translation>
    </message>
    <message>
        <source>Raise them</source>
        <translation>Werven</translation>
    </message>
    <message>
        <source>Raise them for %1</source>
        <translation>Werven voor %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1, please</source>
        <translation>%1, alstublieft</translation>
    </message>
    <message>
        <source>What was decided before is secret. Change places; what was planned is hidden.</source>
        <translation>Wat eerder is besloten is geheim. Wissel van plaats; wat er gepland was is verborgen.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ik ben %1</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>A week back</source>
        <translation>Een week terug</translation>
    </message>
    <message>
        <source>Week shown: turn %1 of %2</source>
        <translation>Getoonde week: beurt %1 van %2</translation>
    </message>
    <message>
        <source>A week on</source>
        <translation>Een week verder</translation>
    </message>
    <message>
        <source>Turn %1, as it began</source>
        <translation>Beurt %1, zoals zij begon</translation>
    </message>
    <message>
        <source>Reading back…</source>
        <translation>Teruglezen…</translation>
    </message>
    <message>
        <source>Turn %1, now</source>
        <translation>Beurt %1, nu</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Terug naar het heden</translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Toon de slag</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Toon alle %1</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>rams that wounded: %1</source>
        <translation>ramstoten met schade: %1</translation>
    </message>
    <message>
        <source>ships sunk: %1</source>
        <translation>gezonken schepen: %1</translation>
    </message>
    <message>
        <source>ships captured: %1</source>
        <translation>genomen schepen: %1</translation>
    </message>
    <message>
        <source>is sunk</source>
        <translation>is gezonken</translation>
    </message>
    <message>
        <source>is lost as a wreck</source>
        <translation>is als wrak verloren</translation>
    </message>
    <message>
        <source>is towed home, a wreck</source>
        <translation>is als wrak naar huis gesleept</translation>
    </message>
    <message>
        <source>is captured, and serves %1</source>
        <translation>is genomen, en dient %1</translation>
    </message>
    <message>
        <source>is captured and sold by %1</source>
        <translation>is genomen en verkocht door %1</translation>
    </message>
    <message>
        <source>is captured and burnt by %1</source>
        <translation>is genomen en verbrand door %1</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>blijft weg</translation>
    </message>
    <message>
        <source>leaves the battle</source>
        <translation>verlaat de slag</translation>
    </message>
    <message>
        <source>comes out with %1 damage</source>
        <translation>komt eruit met schade: %1</translation>
    </message>
    <message>
        <source>comes out of it no worse</source>
        <translation>komt er niet slechter uit</translation>
    </message>
    <message>
        <source>%1: %2 %3.</source>
        <translation>%1: %2 %3.</translation>
    </message>
    <message>
        <source>%1: %2 %3; her deeds: %4.</source>
        <translation>%1: %2 %3; haar daden: %4.</translation>
    </message>
</context>
<context>
    <name>HouseFigures</name>
    <message>
        <source>House figures</source>
        <translation>Huiscijfers</translation>
    </message>
    <message>
        <source>Where a printed game leaves a figure open, ours stands in. Put your own in its place: battles arranged from now on are fought with it.</source>
        <translation>Waar een gedrukt spel een cijfer openlaat, staat het onze. Zet er uw eigen voor in de plaats: slagen die van nu af worden gearrangeerd, worden ermee gevochten.</translation>
    </message>
    <message>
        <source>Find a figure or rule</source>
        <translation>Zoek een cijfer of regel</translation>
    </message>
    <message>
        <source>Changed only (%1 of %2)</source>
        <translation>Alleen gewijzigde (%1 van %2)</translation>
    </message>
    <message>
        <source>the game&apos;s: %1</source>
        <translation>van het spel: %1</translation>
    </message>
    <message>
        <source>The game&apos;s own again: %1</source>
        <translation>Weer die van het spel: %1</translation>
    </message>
    <message>
        <source>All figures of this game are printed ones.</source>
        <translation>Alle cijfers van dit spel zijn gedrukt.</translation>
    </message>
    <message>
        <source>No figure with these letters.</source>
        <translation>Geen cijfer met deze letters.</translation>
    </message>
</context>
<context>
    <name>JoinMenu</name>
    <message>
        <source>No other fleet lies here</source>
        <translation>Er ligt hier geen andere vloot</translation>
    </message>
    <message>
        <source>Bring two to the same place, then they can join.</source>
        <translation>Breng er twee naar dezelfde plaats, dan kunnen zij samengaan.</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Samenvoegen met %1</translation>
    </message>
</context>
<context>
    <name>KeepTemplateSheet</name>
    <message>
        <source>Keep as a template</source>
        <translation>Als sjabloon bewaren</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Naam van het sjabloon</translation>
    </message>
    <message>
        <source>There is one of this name; it will be replaced, and that cannot be undone.</source>
        <translation>Er is er al een met deze naam; die wordt vervangen, en dat kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>It then stands under My templates, beside the ship classes.</source>
        <translation>Het staat daarna bij Mijn sjablonen, naast de scheepsklassen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Bewaren</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>All accounts</source>
        <translation>Alle rekeningen</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>of the campaign</comment>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>By the umpire</source>
        <translation>Door de scheidsrechter</translation>
    </message>
    <message>
        <source>The ledger is in %1.</source>
        <translation>Het kasboek staat in %1.</translation>
    </message>
    <message>
        <source>An amount of talents, such as 12.50 or −4.</source>
        <translation>Een bedrag in talenten, zoals 12.50 of −4.</translation>
    </message>
    <message>
        <source>Nothing would move.</source>
        <translation>Er zou niets bewegen.</translation>
    </message>
</context>
<context>
    <name>LedgerEntrySheet</name>
    <message>
        <source>Umpire&apos;s entry</source>
        <translation>Post van de scheidsrechter</translation>
    </message>
    <message>
        <source>Moves money into a treasury, or out of it with a minus sign. The ledger marks it as the umpire&apos;s (CP-4.4).</source>
        <translation>Brengt geld in een schatkist, of eruit met een minteken. Het kasboek merkt het als van de scheidsrechter (CP-4.4).</translation>
    </message>
    <message>
        <source>12.50, or −4 to take away</source>
        <translation>12.50, of −4 om weg te nemen</translation>
    </message>
    <message>
        <source>A loan from the temple</source>
        <translation>Een lening van de tempel</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Boeken</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>All treasuries</source>
        <translation>Alle schatkisten</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Ontvangen</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Uitgegeven</translation>
    </message>
    <message>
        <source>Of all %1 lines</source>
        <translation>Van alle %1 regels</translation>
    </message>
    <message>
        <source>Of %1 of %2 lines</source>
        <translation>Van %1 van %2 regels</translation>
    </message>
    <message>
        <source>Find in the reasons</source>
        <translation>Zoeken in de redenen</translation>
    </message>
    <message>
        <source>Moves money by hand, and is marked as such (CP-4.4)</source>
        <translation>Brengt met de hand geld over, en wordt zo gemerkt (CP-4.4)</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Writes the lines shown to a file</source>
        <translation>Schrijft de getoonde regels naar een bestand</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 talents</source>
        <translation>%1, %2, %3, %4 talenten</translation>
    </message>
    <message>
        <source>by the umpire</source>
        <translation>door de scheidsrechter</translation>
    </message>
    <message>
        <source>Every talent has its reason here. Look with one side&apos;s eyes (at the top) and its ledger is all you see.</source>
        <translation>Elk talent heeft hier zijn reden. Kijk met de ogen van een partij (bovenaan) en u ziet alleen haar kasboek.</translation>
    </message>
    <message>
        <source>No such lines</source>
        <translation>Zulke regels zijn er niet</translation>
    </message>
    <message>
        <source>No line has all of that. Choose a longer time or every account, or search for less.</source>
        <translation>Geen regel heeft dat allemaal. Kies een langere tijd of elke rekening, of zoek op minder.</translation>
    </message>
    <message>
        <source>Every movement of money stands here with its reason: budgets, ships, commanders, walls, and what the umpire moves by hand.</source>
        <translation>Elke beweging van geld staat hier met haar reden: budgetten, schepen, bevelhebbers, muren, en wat de scheidsrechter met de hand overbrengt.</translation>
    </message>
</context>
<context>
    <name>LoanDesk</name>
    <message>
        <source>%1% a month</source>
        <translation>%1% per maand</translation>
    </message>
    <message>
        <source>An amount of talents, such as 12.50.</source>
        <translation>Een bedrag in talenten, zoals 12.50.</translation>
    </message>
    <message>
        <source>The treasury will hold %1. Each month&apos;s end takes %2 in interest until it is paid back; what is not paid is added to the debt.</source>
        <translation>In de schatkist zit dan %1. Elk einde van de maand neemt %2 aan rente tot de lening is terugbetaald; wat niet betaald wordt komt bij de schuld.</translation>
    </message>
    <message>
        <source>The loan is gone then. The treasury will hold %1.</source>
        <translation>De lening is dan afgelost. In de schatkist zit dan %1.</translation>
    </message>
    <message>
        <source>%1 of it stay owed. The treasury will hold %2.</source>
        <translation>%1 ervan blijft schuld. In de schatkist zit dan %2.</translation>
    </message>
</context>
<context>
    <name>LoanSheet</name>
    <message>
        <source>Pay back</source>
        <translation>Terugbetalen</translation>
    </message>
    <message>
        <source>Borrow</source>
        <translation>Lenen</translation>
    </message>
    <message>
        <source>The whole of the loan, or a part of it.</source>
        <translation>De hele lening, of een deel ervan.</translation>
    </message>
    <message>
        <source>%1 borrows from neutral lenders at %2 (CP-4.3).</source>
        <translation>%1 leent van neutrale geldschieters tegen %2 (CP-4.3).</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>Pay it back</source>
        <translation>Terugbetalen</translation>
    </message>
    <message>
        <source>Borrow it</source>
        <translation>Lenen</translation>
    </message>
</context>
<context>
    <name>LoansView</name>
    <message>
        <source>Loans</source>
        <translation>Leningen</translation>
    </message>
    <message>
        <source>%1 owes %2 talents of a loan of %3</source>
        <translation>%1 is %2 talenten schuldig van een lening van %3</translation>
    </message>
    <message>
        <source>%1 borrowed %2</source>
        <translation>%1 leende %2</translation>
    </message>
    <message>
        <source>%1 · interest %2 at the next month&apos;s end</source>
        <translation>%1 · rente %2 aan het einde van de maand</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>schuldig</translation>
    </message>
    <message>
        <source>Pay back…</source>
        <translation>Terugbetalen…</translation>
    </message>
    <message>
        <source>Nothing is owed</source>
        <translation>Er is geen schuld</translation>
    </message>
    <message>
        <source>Once the campaign has begun, neutral lenders give money against the economic value of one&apos;s ports, at %1 (CP-4.3).</source>
        <translation>Zodra de veldtocht is begonnen, lenen neutrale geldschieters uit op de economische waarde van iemands havens, tegen %1 (CP-4.3).</translation>
    </message>
    <message>
        <source>Neutral lenders give money against the economic value of one&apos;s ports, at %1 (CP-4.3).</source>
        <translation>Neutrale geldschieters lenen uit op de economische waarde van iemands havens, tegen %1 (CP-4.3).</translation>
    </message>
    <message>
        <source>Borrow…</source>
        <translation>Lenen…</translation>
    </message>
    <message>
        <source>Once the campaign has begun (CP-4.3)</source>
        <translation>Zodra de veldtocht is begonnen (CP-4.3)</translation>
    </message>
    <message>
        <source>Lenders give no more against its ports (CP-4.3)</source>
        <translation>Geldschieters geven niet meer op deze havens (CP-4.3)</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Schuld</translation>
    </message>
    <message>
        <source>Still lent</source>
        <translation>Nog te lenen</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>Rente</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Everyone</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Zoeken in het logboek</translation>
    </message>
    <message>
        <source>Only what dice were rolled for</source>
        <translation>Alleen waarvoor stenen geworpen zijn</translation>
    </message>
    <message>
        <source>Show only what dice were rolled for</source>
        <translation>Alleen tonen waarvoor stenen geworpen zijn</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>modifiers %1</source>
        <translation>correcties %1</translation>
    </message>
    <message>
        <source>Nothing like that has happened.</source>
        <translation>Zoiets is niet gebeurd.</translation>
    </message>
    <message>
        <source>What happens is told here.</source>
        <translation>Wat er gebeurt wordt hier verteld.</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>The campaign&apos;s history does not reach back so far.</source>
        <translation>De geschiedenis van de veldtocht reikt niet zo ver terug.</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>turn %1, day %2</source>
        <translation>beurt %1, dag %2</translation>
    </message>
    <message>
        <source>A fleet</source>
        <translation>Een vloot</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 valt %2 aan</translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation>%1 plundert %2</translation>
    </message>
    <message>
        <source>%1 has met %2</source>
        <translation>%1 heeft %2 getroffen</translation>
    </message>
</context>
<context>
    <name>LossCard</name>
    <message>
        <source>%1 loses %2 of %3 talents</source>
        <translation>%1 verliest %2 van %3 talenten</translation>
    </message>
    <message>
        <source>Half the battles %1, nine in ten %2</source>
        <translation>De helft van de slagen %1, negen van de tien %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Havens</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Treffen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Kansen</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>De spellen</translation>
    </message>
    <message>
        <source>Port builder</source>
        <translation>Havenbouwer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Uitslag invoeren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
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
        <translation>Het staat in de veldtocht. Ongedaan maken draait het terug.</translation>
    </message>
    <message>
        <source>This battle belongs to another campaign.</source>
        <translation>Deze slag hoort bij een andere veldtocht.</translation>
    </message>
    <message>
        <source>Open that one, then print from there.</source>
        <translation>Open die, en druk het daarvandaan af.</translation>
    </message>
    <message>
        <source>Open that one, then bring it in.</source>
        <translation>Open die, en breng hem dan binnen.</translation>
    </message>
</context>
<context>
    <name>MapCardHead</name>
    <message>
        <source>Back to the whole (Escape)</source>
        <translation>Terug naar het geheel (Escape)</translation>
    </message>
</context>
<context>
    <name>MapContactCard</name>
    <message>
        <source>A battle is due; the week cannot end before it is settled (CP-1.3).</source>
        <translation>Er is een slag aan de orde; de week kan niet eindigen voordat die is afgehandeld (CP-1.3).</translation>
    </message>
    <message>
        <source>The battle is arranged and waits to be fought.</source>
        <translation>De slag is gearrangeerd en wacht tot hij geslagen wordt.</translation>
    </message>
    <message>
        <source>Or let them part, because</source>
        <translation>Of laat ze uiteengaan, omdat</translation>
    </message>
    <message>
        <source>a fog came down</source>
        <translation>er mist opkwam</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laten gaan</translation>
    </message>
    <message>
        <source>Say why: the chronicle keeps it</source>
        <translation>Zeg waarom: de kroniek bewaart het</translation>
    </message>
    <message>
        <source>To the battle</source>
        <translation>Naar de slag</translation>
    </message>
</context>
<context>
    <name>MapFleetCard</name>
    <message>
        <source>%1, as they were counted</source>
        <translation>%1, zoals zij geteld zijn</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>Ligt</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gezien</translation>
    </message>
    <message>
        <source>None: command level 0</source>
        <translation>Geen: bevelsniveau 0</translation>
    </message>
    <message>
        <source>It may be elsewhere by now: one knows what was seen, and no more.</source>
        <translation>Zij kan nu elders zijn: men weet wat er gezien is, en niet meer.</translation>
    </message>
    <message>
        <source>Change its orders</source>
        <translation>Orders wijzigen</translation>
    </message>
    <message>
        <source>Give orders</source>
        <translation>Orders geven</translation>
    </message>
    <message>
        <source>Open in Fleets</source>
        <translation>Openen in Vloten</translation>
    </message>
    <message>
        <source>Its port</source>
        <translation>Haar haven</translation>
    </message>
</context>
<context>
    <name>MapFleetRow</name>
    <message>
        <source>no orders</source>
        <translation>geen orders</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>Gezien in %1</translation>
    </message>
</context>
<context>
    <name>MapLegend</name>
    <message>
        <source>Signs</source>
        <translation>Tekens</translation>
    </message>
    <message>
        <source>Port, the larger the richer; hollow: neutral</source>
        <translation>Haven, groter naarmate zij rijker is; open: neutraal</translation>
    </message>
    <message>
        <source>Its walls are manned</source>
        <translation>Haar muren zijn bemand</translation>
    </message>
    <message>
        <source>Blockaded</source>
        <translation>Geblokkeerd</translation>
    </message>
    <message>
        <source>Fell this month</source>
        <translation>Deze maand gevallen</translation>
    </message>
    <message>
        <source>Fleet, with its ships</source>
        <translation>Vloot, met haar schepen</translation>
    </message>
    <message>
        <source>Fleet of another, as it was last seen</source>
        <translation>Vloot van een ander, zoals zij laatst gezien is</translation>
    </message>
</context>
<context>
    <name>MapOverview</name>
    <message>
        <source>Battles that are due</source>
        <translation>Slagen die aan de orde zijn</translation>
    </message>
    <message>
        <source>All fleets</source>
        <translation>Alle vloten</translation>
    </message>
    <message>
        <source>No fleet is afloat. A fleet is raised in Fleets, or bought in the fleet builder.</source>
        <translation>Er is geen vloot in de vaart. Een vloot wordt gevormd in Vloten, of gekocht in de vlootbouwer.</translation>
    </message>
    <message>
        <source>Every fleet has its orders.</source>
        <translation>Elke vloot heeft haar orders.</translation>
    </message>
    <message>
        <source>It has no orders; it lies where it is.</source>
        <translation>Zij heeft geen orders; zij blijft liggen waar zij is.</translation>
    </message>
    <message>
        <source>1 of %1 fleets has no orders; it lies where it is.</source>
        <translation>1 van %1 vloten heeft geen orders; zij blijft liggen waar zij is.</translation>
    </message>
    <message>
        <source>%1 of %2 fleets have no orders; they lie where they are.</source>
        <translation>%1 van %2 vloten hebben geen orders; zij blijven liggen waar zij zijn.</translation>
    </message>
    <message>
        <source>Only those without orders</source>
        <translation>Alleen die zonder orders</translation>
    </message>
    <message>
        <source>Change the orders of %1</source>
        <translation>Orders van %1 wijzigen</translation>
    </message>
    <message>
        <source>Give orders to %1</source>
        <translation>Orders geven aan %1</translation>
    </message>
    <message>
        <source>Drag the chart to move it, turn the wheel to come nearer. The / key finds a port or a fleet by name.</source>
        <translation>Sleep de kaart om haar te verschuiven, draai aan het wiel om dichterbij te komen. De toets / vindt een haven of een vloot op naam.</translation>
    </message>
</context>
<context>
    <name>MapPortCard</name>
    <message>
        <source>Neutral port</source>
        <translation>Neutrale haven</translation>
    </message>
    <message>
        <source>Port of %1</source>
        <translation>Haven van %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Niet bekend</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>1 section</source>
        <translation>1 deel</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 delen</translation>
    </message>
    <message>
        <source>No sea lane leads here: fleets cannot be ordered to this port, the umpire places them in it (CP-7.1).</source>
        <translation>Er leidt geen vaarweg hierheen: vloten kunnen niet naar deze haven worden gestuurd, de scheidsrechter plaatst ze er (CP-7.1).</translation>
    </message>
    <message>
        <source>Open in Ports</source>
        <translation>Openen in Havens</translation>
    </message>
    <message>
        <source>Here lie</source>
        <translation>Hier liggen</translation>
    </message>
    <message>
        <source>No orders</source>
        <translation>Geen orders</translation>
    </message>
    <message>
        <source>No fleet lies here, as far as one knows.</source>
        <translation>Er ligt hier geen vloot, voor zover men weet.</translation>
    </message>
</context>
<context>
    <name>MapScreen</name>
    <message>
        <source>Chart: %1 ports, %2 fleets</source>
        <translation>Kaart: %1 havens, %2 vloten</translation>
    </message>
    <message>
        <source>As it was: %1</source>
        <translation>Zoals het was: %1</translation>
    </message>
</context>
<context>
    <name>MapSearch</name>
    <message>
        <source>Find a port or a fleet</source>
        <translation>Zoek een haven of een vloot</translation>
    </message>
    <message>
        <source>Nothing by that name in sight</source>
        <translation>Niets met die naam in zicht</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>All of it (Home)</source>
        <translation>Alles (Home)</translation>
    </message>
    <message>
        <source>1 mile</source>
        <translation>1 mijl</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>%1 mijl</translation>
    </message>
</context>
<context>
    <name>MatchPane</name>
    <message>
        <source>Swap sides</source>
        <translation>Partijen wisselen</translation>
    </message>
    <message>
        <source>Or a battle that comes with Navarch</source>
        <translation>Of een slag die bij Navarch hoort</translation>
    </message>
    <message>
        <source>A battle that comes with Navarch</source>
        <translation>Een slag die bij Navarch hoort</translation>
    </message>
    <message>
        <source>Fleets of your own</source>
        <translation>Eigen vloten</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startgetal van de stenen</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Ander startgetal</translation>
    </message>
    <message>
        <source>Under each game</source>
        <translation>In elk spel</translation>
    </message>
</context>
<context>
    <name>MatchSide</name>
    <message>
        <source>Another fleet for %1…</source>
        <translation>Andere vloot voor %1…</translation>
    </message>
    <message>
        <source>Who leads %1</source>
        <translation>Wie %1 leidt</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Bedaard</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Stoutmoedig</translation>
    </message>
</context>
<context>
    <name>MonthAhead</name>
    <message>
        <source>%1 talents will be missing (CP-4.3).</source>
        <translation>%1 talenten zullen ontbreken (CP-4.3).</translation>
    </message>
    <message>
        <source>1 ship would go unpaid.</source>
        <translation>1 schip zou geen soldij krijgen.</translation>
    </message>
    <message>
        <source>%1 ships would go unpaid.</source>
        <translation>%1 schepen zouden geen soldij krijgen.</translation>
    </message>
    <message>
        <source>Each rolls d10: up to %1 its crew is a quality worse, from %2 on it deserts.</source>
        <translation>Elk werpt d10: tot %1 is de bemanning een kwaliteit slechter, vanaf %2 deserteert zij.</translation>
    </message>
    <message>
        <source>The month after that would find too little in the treasury.</source>
        <translation>De maand daarna zou te weinig in de schatkist vinden.</translation>
    </message>
    <message>
        <source>If months go on like this, money is missing in %1 months.</source>
        <translation>Als de maanden zo doorgaan, ontbreekt er over %1 maanden geld.</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>At the end of %1, if nothing changes until then</source>
        <translation>Aan het einde van %1, als er tot dan niets verandert</translation>
    </message>
    <message>
        <source>Next month&apos;s end</source>
        <translation>Einde van de volgende maand</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 te kort</translation>
    </message>
    <message>
        <source>Nothing falls due</source>
        <translation>Er vervalt niets</translation>
    </message>
    <message>
        <source>Ports bring income; ships, garrisons, commanders and allies are paid. A side without any of them has a quiet month&apos;s end.</source>
        <translation>Havens brengen inkomsten; schepen, garnizoenen, bevelhebbers en bondgenoten worden betaald. Een partij zonder dat alles heeft een rustig einde van de maand.</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Komt binnen</translation>
    </message>
    <message>
        <source>Goes out</source>
        <translation>Gaat uit</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blijft over</translation>
    </message>
</context>
<context>
    <name>MoveEditor</name>
    <message>
        <source>Step %1: ahead, in %2</source>
        <translation>Stap %1: vooruit, in %2</translation>
    </message>
    <message>
        <source>Step %1: turn, in degrees to starboard</source>
        <translation>Stap %1: draai, in graden naar stuurboord</translation>
    </message>
    <message>
        <source>no turn</source>
        <translation>geen draai</translation>
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
        <translation>Deze stap weglaten</translation>
    </message>
    <message>
        <source>Then…</source>
        <translation>Daarna…</translation>
    </message>
    <message>
        <source>Give this order</source>
        <translation>Deze order geven</translation>
    </message>
</context>
<context>
    <name>MultiplySheet</name>
    <message>
        <source>Multiply</source>
        <translation>Vermenigvuldigen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Keer</translation>
    </message>
    <message>
        <source>times as many</source>
        <translation>keer zoveel</translation>
    </message>
    <message>
        <source>Rows without a name count up. Of a ship with a name there will be copies under the next free names.</source>
        <translation>Rijen zonder naam tellen op. Van een schip met een naam komen er kopieën onder de volgende vrije namen.</translation>
    </message>
</context>
<context>
    <name>NamedRows</name>
    <message>
        <source>The code is of a newer Navarch. Type the ship&apos;s name instead.</source>
        <translation>De code is van een nieuwere Navarch. Typ in plaats daarvan de naam van het schip.</translation>
    </message>
    <message>
        <source>The code is damaged or mistyped. Scan it once more, or type the ship&apos;s name.</source>
        <translation>De code is beschadigd of verkeerd getypt. Scan haar nog eens, of typ de naam van het schip.</translation>
    </message>
    <message>
        <source>%1 is a ship that is not in this battle.</source>
        <translation>%1 is een schip dat niet in deze slag is.</translation>
    </message>
    <message>
        <source>%1 is a ship of another campaign or fleet.</source>
        <translation>%1 is een schip van een andere veldtocht of vloot.</translation>
    </message>
</context>
<context>
    <name>NewCampaign</name>
    <message>
        <source>Blank campaign</source>
        <translation>Lege veldtocht</translation>
    </message>
    <message>
        <source>Any year</source>
        <translation>Elk jaar</translation>
    </message>
    <message>
        <source>Every port of the ancient sea that was founded by then, all neutral, and sides and fleets of your own.</source>
        <translation>Elke haven van de antieke zee die toen gesticht was, alle neutraal, en eigen partijen en vloten.</translation>
    </message>
    <message>
        <source>One for five</source>
        <translation>Eén voor vijf</translation>
    </message>
    <message>
        <source>One for ten</source>
        <translation>Eén voor tien</translation>
    </message>
    <message>
        <source>One for one</source>
        <translation>Eén voor één</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nog geen</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. No campaign was made either.</source>
        <translation>De map %1 kan niet worden gemaakt. Er is ook geen veldtocht gemaakt.</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>%1 stichten</translation>
    </message>
</context>
<context>
    <name>NewCampaignScreen</name>
    <message>
        <source>Where it begins</source>
        <translation>Waar het begint</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Wie meedoet</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Volgens welke regels</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nieuwe veldtocht</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Stap %1: %2</translation>
    </message>
    <message>
        <source>Leaves no trace</source>
        <translation>Laat geen spoor na</translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation>Zij wordt bewaard in %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Found the campaign</source>
        <translation>Veldtocht stichten</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Give each side a harbour</source>
        <translation>Geef elke partij een haven</translation>
    </message>
    <message>
        <source>None yet: %1</source>
        <translation>Nog geen: %1</translation>
    </message>
    <message>
        <source>Raise a fleet for each side</source>
        <translation>Vorm een vloot voor elke partij</translation>
    </message>
    <message>
        <source>Without ships: %1</source>
        <translation>Zonder schepen: %1</translation>
    </message>
    <message>
        <source>Name an admiral for each fleet</source>
        <translation>Benoem een admiraal voor elke vloot</translation>
    </message>
    <message>
        <source>Their fleets come first: %1</source>
        <translation>Eerst komen hun vloten: %1</translation>
    </message>
    <message>
        <source>Without one: %1</source>
        <translation>Zonder: %1</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are</source>
        <translation>Van dan af staan muren en budgetten vast</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are; captains raise the fleets of: %1</source>
        <translation>Van dan af staan muren en budgetten vast; kapiteins vormen de vloten van: %1</translation>
    </message>
</context>
<context>
    <name>NextStepsCard</name>
    <message>
        <source>All is ready</source>
        <translation>Alles is gereed</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Wat nu te doen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>still to do</source>
        <translation>nog te doen</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>A note in the chronicle</source>
        <translation>Een aantekening in de kroniek</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>of the umpire</comment>
        <translation>Aantekening</translation>
    </message>
    <message>
        <source>Everybody may read it</source>
        <translation>Iedereen mag haar lezen</translation>
    </message>
    <message>
        <source>For the umpire alone</source>
        <translation>Alleen voor de scheidsrechter</translation>
    </message>
    <message>
        <source>Who reads it</source>
        <translation>Wie haar leest</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Opschrijven</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Put this notice away</source>
        <translation>Dit bericht wegleggen</translation>
    </message>
</context>
<context>
    <name>OddsPlaces</name>
    <message>
        <source>Back to %1</source>
        <translation>Terug naar %1</translation>
    </message>
</context>
<context>
    <name>OpenCampaign</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>Er werd niets veranderd.</translation>
    </message>
    <message>
        <source>No campaign was made.</source>
        <translation>Er is geen veldtocht gemaakt.</translation>
    </message>
    <message>
        <source>A copy is kept in %1.</source>
        <translation>Een kopie is bewaard in %1.</translation>
    </message>
    <message>
        <source>%1 stands as it did in %2. What stood until now is kept among its backups: restore that to take this back.</source>
        <translation>%1 staat zoals in %2. Wat er tot nu toe stond is bewaard bij de reservekopieën: zet die terug om dit terug te draaien.</translation>
    </message>
    <message>
        <source>You see what %1 sees from now on; the umpire&apos;s eyes are a click away, above.</source>
        <translation>Van nu af ziet u wat %1 ziet; de ogen van de scheidsrechter zijn bovenaan één klik weg.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Opzet</translation>
    </message>
    <message>
        <source>what was done last</source>
        <translation>wat laatst gedaan is</translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation>de scheidsrechter</translation>
    </message>
</context>
<context>
    <name>OpeningSheet</name>
    <message>
        <source>Every order is given again, so that each die can be seen where it fell.</source>
        <translation>Elke order wordt opnieuw gegeven, zodat te zien is waar elke steen viel.</translation>
    </message>
    <message>
        <source>%1% of the battle</source>
        <translation>%1% van de slag</translation>
    </message>
    <message>
        <source>The battle is gone through again</source>
        <translation>De slag wordt nog eens doorlopen</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>house rule</source>
        <translation>huisregel</translation>
    </message>
    <message>
        <source>our reading</source>
        <translation>onze lezing</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>zoals gedrukt</translation>
    </message>
</context>
<context>
    <name>OrderDraft</name>
    <message>
        <source>Choose the fleet it goes with.</source>
        <translation>Kies de vloot waarmee zij meegaat.</translation>
    </message>
    <message>
        <source>Click the two ends of a lane, or choose them here.</source>
        <translation>Klik op de twee einden van een vaarweg, of kies ze hier.</translation>
    </message>
    <message>
        <source>Click a port on the chart, or choose it here.</source>
        <translation>Klik op een haven op de kaart, of kies haar hier.</translation>
    </message>
    <message>
        <source>%1.%2 in 100</source>
        <translation>%1,%2 op 100</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Onderhoud</translation>
    </message>
    <message>
        <source>%1 this month</source>
        <translation>%1 deze maand</translation>
    </message>
    <message>
        <source>%1 this month, not %2</source>
        <translation>%1 deze maand, geen %2</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Bespaart</translation>
    </message>
    <message>
        <source>%1 every whole month</source>
        <translation>%1 per hele maand</translation>
    </message>
    <message>
        <source>If it falls</source>
        <translation>Als zij valt</translation>
    </message>
    <message>
        <source>up to %1 of loot, %2 a month</source>
        <translation>tot %1 buit, %2 per maand</translation>
    </message>
    <message>
        <source>Denies it</source>
        <translation>Onthoudt de vijand</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 per maand</translation>
    </message>
    <message>
        <source>%1 – …</source>
        <translation>%1 – …</translation>
    </message>
    <message>
        <source>%1 (no sea lane)</source>
        <translation>%1 (geen vaarweg)</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Waar zij is</translation>
    </message>
    <message>
        <source>Choose a port</source>
        <translation>Kies een haven</translation>
    </message>
    <message>
        <source>Choose a fleet</source>
        <translation>Kies een vloot</translation>
    </message>
    <message>
        <source>weighing…</source>
        <translation>wegen…</translation>
    </message>
    <message>
        <source>%1 in 100 over what its walls may be (SA-15.12): %2 if they are strong, %3 if they are weak. Nobody has counted them.</source>
        <translation>%1 op 100 over wat haar muren kunnen zijn (SA-15.12): %2 als zij sterk zijn, %3 als zij zwak zijn. Niemand heeft ze geteld.</translation>
    </message>
    <message>
        <source>%1 in 100, as far as it knows</source>
        <translation>%1 op 100, voor zover zij weet</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order</source>
        <comment>to a fleet</comment>
        <translation>Order</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>From…</source>
        <translation>Van…</translation>
    </message>
    <message>
        <source>To</source>
        <comment>a place</comment>
        <translation>Naar</translation>
    </message>
    <message>
        <source>To…</source>
        <translation>Naar…</translation>
    </message>
    <message>
        <source>Goes with</source>
        <translation>Gaat mee met</translation>
    </message>
    <message>
        <source>If it sights an enemy</source>
        <translation>Als zij een vijand ziet</translation>
    </message>
    <message>
        <source>Avoids battle</source>
        <translation>Mijdt slag</translation>
    </message>
    <message>
        <source>Seeks battle</source>
        <translation>Zoekt slag</translation>
    </message>
    <message>
        <source>Rows hard: 60 miles a day</source>
        <translation>Roeit hard: 60 mijl per dag</translation>
    </message>
    <message>
        <source>Each day the crews are tested; who fails falls a day behind and fights worse this week (CP-7.1).</source>
        <translation>Elke dag worden de bemanningen beproefd; wie faalt raakt een dag achter en vecht deze week slechter (CP-7.1).</translation>
    </message>
    <message>
        <source>By way of %1</source>
        <translation>Over %1</translation>
    </message>
    <message>
        <source>The shortest way</source>
        <translation>De kortste weg</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Reis</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 dag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 dagen</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nachten</translation>
    </message>
    <message>
        <source>%1 ashore</source>
        <translation>%1 aan wal</translation>
    </message>
    <message>
        <source>%1 ashore, at most %2 running at sea</source>
        <translation>%1 aan wal, hoogstens %2 achtereen op zee</translation>
    </message>
    <message>
        <source>Weariness</source>
        <translation>Vermoeidheid</translation>
    </message>
    <message>
        <source>−%1 oars a ship (CP-7.2)</source>
        <translation>−%1 riemen per schip (CP-7.2)</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Kansen</translation>
    </message>
    <message>
        <source>Leave the ship in the yard behind</source>
        <translation>Laat het schip op de werf achter</translation>
    </message>
    <message>
        <source>Leave the %1 ships in the yard behind</source>
        <translation>Laat de %1 schepen op de werf achter</translation>
    </message>
    <message>
        <source>Give the order</source>
        <translation>Order geven</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laten</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>Press once to see it, again to give it</source>
        <translation>Druk één keer om haar te zien, nog eens om haar te geven</translation>
    </message>
    <message>
        <source>A steady captain&apos;s first thought</source>
        <translation>De eerste gedachte van een bedaarde kapitein</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>The orders are being found…</source>
        <translation>De orders worden gezocht…</translation>
    </message>
    <message>
        <source>No %1 waits. Go on with the button below.</source>
        <translation>Er wacht geen %1. Ga verder met de knop hieronder.</translation>
    </message>
    <message>
        <source>Choose a %1 on the table.</source>
        <translation>Kies een %1 op de tafel.</translation>
    </message>
    <message>
        <source>Go back through the battle below.</source>
        <translation>Ga hieronder terug door de slag.</translation>
    </message>
    <message>
        <source>The other side is to act.</source>
        <translation>De andere partij is aan zet.</translation>
    </message>
    <message>
        <source>A move of my own…</source>
        <translation>Een eigen zet…</translation>
    </message>
    <message>
        <source>Lay it out step by step (M)</source>
        <translation>Stap voor stap uitzetten (M)</translation>
    </message>
    <message>
        <source>More orders…</source>
        <translation>Meer orders…</translation>
    </message>
</context>
<context>
    <name>OutcomePreview</name>
    <message>
        <source>Captured, serves on</source>
        <translation>Genomen, dient verder</translation>
    </message>
    <message>
        <source>Captured, sold</source>
        <translation>Genomen, verkocht</translation>
    </message>
    <message>
        <source>Captured, burnt</source>
        <translation>Genomen, verbrand</translation>
    </message>
    <message>
        <source>experience +%1</source>
        <translation>ervaring +%1</translation>
    </message>
    <message>
        <source>captured by %1</source>
        <translation>genomen door %1</translation>
    </message>
    <message>
        <source>out for 1 week</source>
        <translation>1 week uitgeschakeld</translation>
    </message>
    <message>
        <source>out for %1 weeks</source>
        <translation>%1 weken uitgeschakeld</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>%1 of %2 ships</source>
        <translation>%1 van %2 schepen</translation>
    </message>
    <message>
        <source>Commander of the garrison</source>
        <translation>Bevelhebber van het garnizoen</translation>
    </message>
    <message>
        <source>no fleet to join</source>
        <translation>geen vloot om bij te voegen</translation>
    </message>
    <message>
        <source>joins %1, %2 crew</source>
        <translation>gaat naar %1, bemanning %2</translation>
    </message>
    <message>
        <source>Dice are still to be rolled.</source>
        <translation>Er moeten nog stenen worden geworpen.</translation>
    </message>
    <message>
        <source>It cannot be entered.</source>
        <translation>Het kan niet worden ingevoerd.</translation>
    </message>
</context>
<context>
    <name>OutcomeSheet</name>
    <message>
        <source>The outcome…</source>
        <translation>De uitslag…</translation>
    </message>
    <message>
        <source>The replay…</source>
        <translation>De replay…</translation>
    </message>
    <message>
        <source>Lost in the fight: ships, men, gear and walls</source>
        <translation>In het gevecht verloren: schepen, mannen, tuig en muren</translation>
    </message>
    <message>
        <source>Bring it into the campaign…</source>
        <translation>In de veldtocht brengen…</translation>
    </message>
    <message>
        <source>Write a file…</source>
        <translation>Bestand wegschrijven…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
</context>
<context>
    <name>PageSheet</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Bladzijde %1 van %2</translation>
    </message>
</context>
<context>
    <name>PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Bladzijden</translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>The page before (Page up)</source>
        <translation>De vorige bladzijde (Page Up)</translation>
    </message>
    <message>
        <source>The next page (Page down)</source>
        <translation>De volgende bladzijde (Page Down)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl and −)</source>
        <translation>Kleiner (Ctrl en −)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger (Ctrl and +)</source>
        <translation>Groter (Ctrl en +)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>the whole of it</comment>
        <translation>Bladzijde</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breedte</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
</context>
<context>
    <name>PastMoments</name>
    <message>
        <source>from its set-up</source>
        <translation>vanaf het opzetten</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>vanaf beurt %1</translation>
    </message>
    <message>
        <source>%1 is a campaign of its own now, kept in %2. The one it came from stays as it is.</source>
        <translation>%1 is nu een eigen veldtocht, bewaard in %2. Die waar zij uit kwam blijft zoals zij is.</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>Paste lines</source>
        <translation>Regels plakken</translation>
    </message>
    <message>
        <source>One line a ship in the order of the sheets, from %1 on; a name or a sheet&apos;s code at the front picks another. What a line leaves out is as the ship came.</source>
        <translation>Een regel per schip in de volgorde van de kaarten, te beginnen bij %1; een naam of de code van een kaart vooraan kiest een ander. Wat een regel weglaat is zoals het schip kwam.</translation>
    </message>
    <message>
        <source>One line a ship in the order of the sheets; a name or a sheet&apos;s code at the front picks another. What a line leaves out is as the ship came.</source>
        <translation>Een regel per schip in de volgorde van de kaarten; een naam of de code van een kaart vooraan kiest een ander. Wat een regel weglaat is zoals het schip kwam.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>afloat, sunk, captured (by whom), fled, withdrew or absent</source>
        <translation>afloat, sunk, captured (door wie), fled, withdrew of absent</translation>
    </message>
    <message>
        <source>a name first, cells by tab, semicolon or comma</source>
        <translation>eerst een naam, cellen met tab, puntkomma of komma</translation>
    </message>
    <message>
        <source>none, light, medium, heavy, severe or wrecked; losses with their number</source>
        <translation>none, light, medium, heavy, severe of wrecked; verliezen met hun aantal</translation>
    </message>
    <message>
        <source>what is hit, and how her captain fared</source>
        <translation>wat geraakt is, en hoe het haar kapitein verging</translation>
    </message>
    <message>
        <source>the code of her sheet; by itself it picks whom the next line is of</source>
        <translation>de code van haar kaart; alleen op een regel kiest zij van wie de volgende is</translation>
    </message>
    <message>
        <source>a commander by his name</source>
        <translation>een bevelhebber bij zijn naam</translation>
    </message>
    <message>
        <source>Or a table under titles, as &quot;Copy the ships as a table&quot; writes it.</source>
        <translation>Of een tabel onder titels, zoals &quot;Schepen als tabel kopiëren&quot; die schrijft.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Prisoner</source>
        <translation>Gevangene</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Zonder naam</translation>
    </message>
    <message>
        <source>Captain of %1</source>
        <translation>Kapitein van %1</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Captains</source>
        <translation>Kapiteins</translation>
    </message>
    <message>
        <source>Prisoners (%1)</source>
        <translation>Gevangenen (%1)</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gevangenen</translation>
    </message>
    <message>
        <source>Hires a commander (SA-15.9)</source>
        <translation>Neemt een bevelhebber in dienst (SA-15.9)</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>rammed %1</source>
        <translation>ramde %1</translation>
    </message>
    <message>
        <source>raked %1</source>
        <translation>schoor riemen van %1 af</translation>
    </message>
    <message>
        <source>sank %1</source>
        <translation>bracht %1 tot zinken</translation>
    </message>
    <message>
        <source>captured %1</source>
        <translation>nam %1</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>Bought as %1</source>
        <translation>Gekocht als %1</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Bij</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>%1, at sea</source>
        <translation>%1, op zee</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Ervaring</translation>
    </message>
    <message>
        <source>At %1 he rolls d10 with his quality: %2 of 10 faces make him a quality better (CP-6.3).</source>
        <translation>Bij %1 werpt hij d10 met zijn kwaliteit: %2 van de 10 ogen maken hem een kwaliteit beter (CP-6.3).</translation>
    </message>
    <message>
        <source>Prisoner, of %1</source>
        <translation>Gevangene van %1</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Losgeld</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>Op zee</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>Unpaid for a month</source>
        <translation>Een maand zonder soldij</translation>
    </message>
    <message>
        <source>Unpaid for %1 months</source>
        <translation>%1 maanden zonder soldij</translation>
    </message>
    <message>
        <source>At %1 the crew is a quality better: 1 for a battle survived or a ram that wounded, 2 for a ship taken or sunk (CP-6.2).</source>
        <translation>Bij %1 is de bemanning een kwaliteit beter: 1 voor een overleefde slag of een ramstoot met schade, 2 voor een genomen of gezonken schip (CP-6.2).</translation>
    </message>
</context>
<context>
    <name>PersonList</name>
    <message>
        <source>Find a name, a post, a side</source>
        <translation>Zoek een naam, een post, een partij</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Exp.</source>
        <translation>Erv.</translation>
    </message>
    <message>
        <source>Nobody is called that</source>
        <translation>Niemand heet zo</translation>
    </message>
    <message>
        <source>No prisoners</source>
        <translation>Geen gevangenen</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nog niemand</translation>
    </message>
    <message>
        <source>Try fewer letters, or look among everyone.</source>
        <translation>Probeer minder letters, of kijk bij iedereen.</translation>
    </message>
    <message>
        <source>Commanders who are captured stand here: those we hold, and those of ours whom others hold. They can be ransomed, exchanged or let go (CP-6.3).</source>
        <translation>Gevangen bevelhebbers staan hier: die wij vasthouden, en die van ons die anderen vasthouden. Zij kunnen worden vrijgekocht, uitgewisseld of vrijgelaten (CP-6.3).</translation>
    </message>
    <message>
        <source>Every ship has a captain. They come with the ships.</source>
        <translation>Elk schip heeft een kapitein. Zij komen met de schepen.</translation>
    </message>
    <message>
        <source>Each fleet should have an admiral and each squadron a commander (CP-6.4). Appoint the first.</source>
        <translation>Elke vloot hoort een admiraal te hebben en elk eskader een bevelhebber (CP-6.4). Benoem de eerste.</translation>
    </message>
</context>
<context>
    <name>PersonPane</name>
    <message>
        <source>Name him</source>
        <translation>Naam geven</translation>
    </message>
    <message>
        <source>The port</source>
        <translation>De haven</translation>
    </message>
    <message>
        <source>He goes; nothing is paid back. Undo takes it back.</source>
        <translation>Hij gaat; er komt niets terug. Ongedaan maken draait het terug.</translation>
    </message>
    <message>
        <source>He goes, and %1 talents come back</source>
        <translation>Hij gaat, en %1 talenten komen terug</translation>
    </message>
    <message>
        <source>The ship&apos;s battles</source>
        <translation>De slagen van het schip</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>Staat van dienst</translation>
    </message>
    <message>
        <source>No battle yet.</source>
        <translation>Nog geen slag.</translation>
    </message>
</context>
<context>
    <name>PlannedSides</name>
    <message>
        <source>Side %1</source>
        <translation>Partij %1</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>A side may change hands at any moment; the battle goes on from where it stands. A cautious captain keeps his ships whole, a bold one takes risks for a ram.</source>
        <translation>Een partij kan op elk moment van hand wisselen; de slag gaat verder van waar hij staat. Een voorzichtige kapitein houdt zijn schepen heel, een stoutmoedige waagt iets voor een ramstoot.</translation>
    </message>
    <message>
        <source>all of its %1 players</source>
        <translation>alle %1 spelers</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Met de hand</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
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
        <translation>niet geplot</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschreven</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>geweigerd</translation>
    </message>
    <message>
        <source>plotted</source>
        <translation>geplot</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>As they were written this turn</source>
        <translation>Zoals zij deze beurt zijn geschreven</translation>
    </message>
    <message>
        <source>%1 of %2 plotted</source>
        <translation>%1 van %2 geplot</translation>
    </message>
    <message>
        <source>One ship has no plot yet, or a refused one.</source>
        <translation>Eén schip heeft nog geen plot, of een geweigerde.</translation>
    </message>
    <message>
        <source>%1 ships have no plot yet, or a refused one.</source>
        <translation>%1 schepen hebben nog geen plot, of een geweigerde.</translation>
    </message>
    <message>
        <source>Stop the captain</source>
        <translation>Kapitein stoppen</translation>
    </message>
    <message>
        <source>The rest by a captain</source>
        <translation>De rest door een kapitein</translation>
    </message>
    <message>
        <source>One ship pays for holding its course; the list says what.</source>
        <translation>Eén schip betaalt voor koers houden; de lijst zegt wat.</translation>
    </message>
    <message>
        <source>%1 ships pay for holding their course; the list says what.</source>
        <translation>%1 schepen betalen voor koers houden; de lijst zegt wat.</translation>
    </message>
    <message>
        <source>Standing and other orders…</source>
        <translation>Staande en andere orders…</translation>
    </message>
    <message>
        <source>All plotted</source>
        <translation>Alles geplot</translation>
    </message>
    <message>
        <source>The plots are final then (Ctrl+Enter)</source>
        <translation>De plots staan dan vast (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Step %1 is to be written</source>
        <translation>Stap %1 moet nog geschreven worden</translation>
    </message>
    <message>
        <source>Takes it back, with those after it</source>
        <translation>Neemt haar terug, met die erna</translation>
    </message>
    <message>
        <source>Take it back, with those after it</source>
        <translation>Haar terugnemen, met die erna</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>De volgende stap</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation>De laatste stap terugnemen (Backspace)</translation>
    </message>
    <message>
        <source>Straight on to the end (End)</source>
        <translation>Rechtdoor tot het einde (End)</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Zoals het geschreven staat</translation>
    </message>
    <message>
        <source>Plotted</source>
        <translation>Geplot</translation>
    </message>
    <message>
        <source>Plot it</source>
        <translation>Plotten</translation>
    </message>
    <message>
        <source>Enter; then the next ship</source>
        <translation>Enter; dan het volgende schip</translation>
    </message>
    <message>
        <source>As it was (Escape)</source>
        <translation>Zoals het was (Escape)</translation>
    </message>
    <message>
        <source>Squadron alike</source>
        <translation>Eskader gelijk</translation>
    </message>
    <message>
        <source>Every other ship of %1 that may row it</source>
        <translation>Elk ander schip van %1 dat het mag roeien</translation>
    </message>
    <message>
        <source>Those without a plot of their own</source>
        <translation>Die zonder eigen plot</translation>
    </message>
    <message>
        <source>All, also %1</source>
        <translation>Alle, ook %1</translation>
    </message>
</context>
<context>
    <name>PortBuilder</name>
    <message>
        <source>Write another name.</source>
        <translation>Schrijf een andere naam.</translation>
    </message>
    <message>
        <source>Name the port</source>
        <translation>Haven een naam geven</translation>
    </message>
    <message>
        <source>Set the economic value</source>
        <translation>Economische waarde instellen</translation>
    </message>
    <message>
        <source>Set the garrison&apos;s quality</source>
        <translation>Kwaliteit van het garnizoen instellen</translation>
    </message>
    <message>
        <source>Name the commander</source>
        <translation>Bevelhebber een naam geven</translation>
    </message>
    <message>
        <source>Set the commander&apos;s quality</source>
        <translation>Kwaliteit van de bevelhebber instellen</translation>
    </message>
    <message>
        <source>Add a wall section</source>
        <translation>Muurdeel toevoegen</translation>
    </message>
    <message>
        <source>Duplicate wall section %1</source>
        <translation>Muurdeel %1 dupliceren</translation>
    </message>
    <message>
        <source>Remove wall section %1</source>
        <translation>Muurdeel %1 verwijderen</translation>
    </message>
    <message>
        <source>Move wall section %1</source>
        <translation>Muurdeel %1 verplaatsen</translation>
    </message>
    <message>
        <source>Change wall section %1</source>
        <translation>Muurdeel %1 wijzigen</translation>
    </message>
    <message>
        <source>New port</source>
        <translation>Nieuwe haven</translation>
    </message>
    <message>
        <source>Roll the defences</source>
        <translation>Verdediging werpen</translation>
    </message>
    <message>
        <source>This is no seed.</source>
        <translation>Dit is geen zaadgetal.</translation>
    </message>
    <message>
        <source>Write a whole number, or leave it empty for a fresh one.</source>
        <translation>Schrijf een heel getal, of laat het leeg voor een nieuw.</translation>
    </message>
    <message>
        <source>Die %1 shows %2; a face from 1 to %3 is needed.</source>
        <translation>Steen %1 toont %2; er is een oog van 1 tot %3 nodig.</translation>
    </message>
    <message>
        <source>%1 of %2 dice typed; next: %3.</source>
        <translation>%1 van %2 stenen getypt; nu: %3.</translation>
    </message>
    <message>
        <source>%1 dice are needed, %2 are typed; take some out.</source>
        <translation>%1 stenen zijn nodig, %2 zijn getypt; haal er weg.</translation>
    </message>
</context>
<context>
    <name>PortBuilderScreen</name>
    <message>
        <source>Open a port</source>
        <translation>Haven openen</translation>
    </message>
    <message>
        <source>Save the port</source>
        <translation>Haven opslaan</translation>
    </message>
    <message>
        <source>A port without a name</source>
        <translation>Een haven zonder naam</translation>
    </message>
    <message>
        <source>as rolled, seed %1</source>
        <translation>zoals geworpen, startgetal %1</translation>
    </message>
    <message>
        <source>as rolled at the table</source>
        <translation>zoals aan tafel geworpen</translation>
    </message>
    <message>
        <source>A fresh port. Undo brings this one back.</source>
        <translation>Een verse haven. Ongedaan maken brengt deze terug.</translation>
    </message>
    <message>
        <source>A file, or a port of the campaign</source>
        <translation>Een bestand, of een haven van de veldtocht</translation>
    </message>
    <message>
        <source>Into the campaign…</source>
        <translation>Naar de veldtocht…</translation>
    </message>
    <message>
        <source>Fortify a side&apos;s port with this, or give a neutral one what was rolled</source>
        <translation>Versterk hiermee de haven van een partij, of geef een neutrale wat er geworpen is</translation>
    </message>
    <message>
        <source>Open to the sea</source>
        <translation>Open naar zee</translation>
    </message>
    <message>
        <source>This port has no walls. Build a section, or roll for a neutral port on the left.</source>
        <translation>Deze haven heeft geen muren. Bouw een deel, of werp links voor een neutrale haven.</translation>
    </message>
    <message>
        <source>Another wall section</source>
        <translation>Nog een muurdeel</translation>
    </message>
    <message>
        <source>This port may have %1</source>
        <translation>Deze haven mag %1 hebben</translation>
    </message>
    <message>
        <source>1 wall section, its garrison and commander</source>
        <translation>1 muurdeel, met garnizoen en bevelhebber</translation>
    </message>
    <message>
        <source>%1 wall sections, their garrison and commander</source>
        <translation>%1 muurdelen, met garnizoen en bevelhebber</translation>
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
        <translation>Z</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Faces from 1 to 10, with spaces between.</source>
        <translation>Ogen van 1 tot 10, met spaties ertussen.</translation>
    </message>
    <message>
        <source>%1 more to come.</source>
        <translation>Nog %1 te gaan.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <translation>%1 te veel.</translation>
    </message>
</context>
<context>
    <name>PortExchange</name>
    <message>
        <source>neutral</source>
        <translation>neutraal</translation>
    </message>
    <message>
        <source>A neutral port&apos;s defences are rolled, not built (SA-15.12). Roll them here first.</source>
        <translation>De verdediging van een neutrale haven wordt geworpen, niet gebouwd (SA-15.12). Werp er hier eerst voor.</translation>
    </message>
    <message>
        <source>This port needs the dice for an economic value of %1 and all its sections; roll for that.</source>
        <translation>Deze haven heeft de stenen nodig voor een economische waarde van %1 en al haar delen; werp daarvoor.</translation>
    </message>
    <message>
        <source>It was laid out for an economic value of %1; %2 has %3.</source>
        <translation>Zij is opgezet voor een economische waarde van %1; %2 heeft %3.</translation>
    </message>
</context>
<context>
    <name>PortFacts</name>
    <message>
        <source>Epidauros</source>
        <translation>Epidauros</translation>
    </message>
    <message>
        <source>up to %1 wall sections</source>
        <translation>tot %1 muurdelen</translation>
    </message>
    <message>
        <source>Garrison, and what it costs more or less</source>
        <translation>Garnizoen, en wat het meer of minder kost</translation>
    </message>
    <message>
        <source>Garrison quality</source>
        <translation>Kwaliteit van het garnizoen</translation>
    </message>
    <message>
        <source>The commander&apos;s quality</source>
        <translation>Kwaliteit van de bevelhebber</translation>
    </message>
</context>
<context>
    <name>PortList</name>
    <message>
        <source>, rolled</source>
        <translation>, geworpen</translation>
    </message>
</context>
<context>
    <name>PortOrders</name>
    <message>
        <source>%1 · room for %2</source>
        <translation>%1 · plaats voor %2</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>De stad</translation>
    </message>
    <message>
        <source>Nobody: it is free</source>
        <translation>Niemand: zij is vrij</translation>
    </message>
    <message>
        <source>Write an amount like 120 or 120.50, or nothing.</source>
        <translation>Schrijf een bedrag als 120 of 120.50, of niets.</translation>
    </message>
    <message>
        <source>A sale moves another side&apos;s money: the umpire settles it. Without a price it can be given away here.</source>
        <translation>Een verkoop brengt geld van een andere partij over: dat regelt de scheidsrechter. Zonder prijs kan zij hier worden weggegeven.</translation>
    </message>
</context>
<context>
    <name>PortPane</name>
    <message>
        <source>Economic value %1 · %2 · %3</source>
        <translation>Economische waarde %1 · %2 · %3</translation>
    </message>
    <message>
        <source>has a yard</source>
        <translation>heeft een werf</translation>
    </message>
    <message>
        <source>no yard</source>
        <translation>geen werf</translation>
    </message>
    <message>
        <source>Here lie: %1</source>
        <translation>Hier liggen: %1</translation>
    </message>
    <message>
        <source>Print its card</source>
        <translation>Kaart afdrukken</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutraal</translation>
    </message>
    <message>
        <source>%1 of %2 units, over</source>
        <translation>%1 van %2 eenheden, te veel</translation>
    </message>
    <message>
        <source>%1 of %2 units</source>
        <translation>%1 van %2 eenheden</translation>
    </message>
    <message>
        <source>Wall section %1: %2</source>
        <translation>Muurdeel %1: %2</translation>
    </message>
    <message>
        <source>Its defences are not known</source>
        <translation>De verdediging is niet bekend</translation>
    </message>
    <message>
        <source>No defences yet</source>
        <translation>Nog geen verdediging</translation>
    </message>
    <message>
        <source>Who commands there, and what stands on the walls, only its own side and the umpire see.</source>
        <translation>Wie er het bevel voert, en wat er op de muren staat, zien alleen de eigen partij en de scheidsrechter.</translation>
    </message>
    <message>
        <source>A neutral port gets its defences from the dice: one wall section, with %1 dice for what stands on it (SA-15.12). What is rolled is kept.</source>
        <translation>Een neutrale haven krijgt haar verdediging van de stenen: één muurdeel, met %1 stenen voor wat erop staat (SA-15.12). Wat geworpen is wordt bewaard.</translation>
    </message>
    <message>
        <source>A neutral port gets its defences from the dice: %1 wall sections, with %2 dice for what stands on each (SA-15.12). What is rolled is kept.</source>
        <translation>Een neutrale haven krijgt haar verdediging van de stenen: %1 muurdelen, met %2 stenen voor wat er op elk staat (SA-15.12). Wat geworpen is wordt bewaard.</translation>
    </message>
    <message>
        <source>Walls are built before a campaign begins; in the war men can be raised for the town (CP-3.2).</source>
        <translation>Muren worden gebouwd voordat een veldtocht begint; in de oorlog kunnen mannen voor de stad worden geworven (CP-3.2).</translation>
    </message>
    <message>
        <source>One wall section can be built before the campaign begins (SA-15.11).</source>
        <translation>Er kan één muurdeel worden gebouwd voordat de veldtocht begint (SA-15.11).</translation>
    </message>
    <message>
        <source>Up to %1 wall sections can be built before the campaign begins (SA-15.11).</source>
        <translation>Er kunnen tot %1 muurdelen worden gebouwd voordat de veldtocht begint (SA-15.11).</translation>
    </message>
    <message>
        <source>Generate defences</source>
        <translation>Verdediging bepalen</translation>
    </message>
    <message>
        <source>The umpire rolls for neutral ports</source>
        <translation>De scheidsrechter werpt voor neutrale havens</translation>
    </message>
    <message>
        <source>Roll your own…</source>
        <translation>Zelf werpen…</translation>
    </message>
    <message>
        <source>Type the faces of real dice</source>
        <translation>Typ de ogen van echte stenen</translation>
    </message>
    <message>
        <source>Raise men…</source>
        <translation>Mannen werven…</translation>
    </message>
    <message>
        <source>Give it away…</source>
        <translation>Weggeven…</translation>
    </message>
    <message>
        <source>Price of the defences</source>
        <translation>Prijs van de verdediging</translation>
    </message>
</context>
<context>
    <name>PortsScreen</name>
    <message>
        <source>Find a port or its owner</source>
        <translation>Zoek een haven of haar eigenaar</translation>
    </message>
    <message>
        <source>%1, %2, economic value %3, %4</source>
        <translation>%1, %2, economische waarde %3, %4</translation>
    </message>
    <message>
        <source>%1 belongs to nobody yet. Pick it and generate its defences: every die is shown, and kept.</source>
        <translation>%1 is nog van niemand. Kies de haven en bepaal haar verdediging: elke steen wordt getoond, en bewaard.</translation>
    </message>
    <message>
        <source>No port by that name</source>
        <translation>Geen haven met die naam</translation>
    </message>
    <message>
        <source>No ports</source>
        <translation>Geen havens</translation>
    </message>
    <message>
        <source>The ports of the campaign stand here with their walls.</source>
        <translation>De havens van de veldtocht staan hier met hun muren.</translation>
    </message>
</context>
<context>
    <name>PreviewDice</name>
    <message>
        <source>%1, a die of %2:</source>
        <translation>%1, een steen van %2:</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>De laatste terugnemen</translation>
    </message>
</context>
<context>
    <name>PreviewSheet</name>
    <message>
        <source>%1. This is what it would do.</source>
        <translation>%1. Dit zou het doen.</translation>
    </message>
    <message>
        <source>Ashore</source>
        <translation>Aan wal</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>One action, which undo takes back</source>
        <translation>Eén handeling, die ongedaan maken terugdraait</translation>
    </message>
</context>
<context>
    <name>PreviewSide</name>
    <message>
        <source>no ships of its own</source>
        <translation>geen eigen schepen</translation>
    </message>
    <message>
        <source>%1 of %2 ships lost</source>
        <translation>%1 van %2 schepen verloren</translation>
    </message>
    <message>
        <source>%1 untouched</source>
        <translation>%1 ongedeerd</translation>
    </message>
    <message>
        <source>none untouched</source>
        <translation>geen ongedeerd</translation>
    </message>
    <message>
        <source>Prices of the ships that are gone for good</source>
        <translation>Prijzen van de schepen die voorgoed weg zijn</translation>
    </message>
    <message>
        <source>Treasury pays</source>
        <translation>Schatkist betaalt</translation>
    </message>
    <message>
        <source>Treasury receives</source>
        <translation>Schatkist ontvangt</translation>
    </message>
</context>
<context>
    <name>PriceTree</name>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Price, line by line</source>
        <translation>Prijs, regel voor regel</translation>
    </message>
</context>
<context>
    <name>PrintFoot</name>
    <message>
        <source>Writing page %1 of %2</source>
        <translation>Bladzijde %1 van %2 wordt geschreven</translation>
    </message>
    <message>
        <source>Printing page %1 of %2</source>
        <translation>Bladzijde %1 van %2 wordt afgedrukt</translation>
    </message>
    <message>
        <source>Laying out %1 of %2</source>
        <translation>Opmaak van %1 van %2</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>Opmaak…</translation>
    </message>
    <message>
        <source>No pages</source>
        <translation>Geen bladzijden</translation>
    </message>
    <message>
        <source>One page, %1</source>
        <translation>Eén bladzijde, %1</translation>
    </message>
    <message>
        <source>%1 pages, %2</source>
        <translation>%1 bladzijden, %2</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF opslaan…</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Sheets</source>
        <translation>Scheepskaarten</translation>
    </message>
    <message>
        <source>The page is written to %1.</source>
        <translation>De bladzijde is naar %1 geschreven.</translation>
    </message>
    <message>
        <source>%1 pages are written to %2.</source>
        <translation>%1 bladzijden zijn naar %2 geschreven.</translation>
    </message>
    <message>
        <source>The page is on its way to the printer.</source>
        <translation>De bladzijde is op weg naar de printer.</translation>
    </message>
    <message>
        <source>%1 pages are on their way to the printer.</source>
        <translation>%1 bladzijden zijn op weg naar de printer.</translation>
    </message>
    <message>
        <source>Saving was cancelled: no file was written, and one that was there is as it was.</source>
        <translation>Het opslaan is geannuleerd: er is geen bestand geschreven, en een dat er was is zoals het was.</translation>
    </message>
    <message>
        <source>Printing was cancelled before the first page.</source>
        <translation>Het afdrukken is geannuleerd voor de eerste bladzijde.</translation>
    </message>
    <message>
        <source>Printing was cancelled after page %1; what the printer has by now may still come out.</source>
        <translation>Het afdrukken is geannuleerd na bladzijde %1; wat de printer al heeft kan nog komen.</translation>
    </message>
    <message>
        <source>Laying out was cancelled.</source>
        <translation>De opmaak is geannuleerd.</translation>
    </message>
    <message>
        <source>Choose what to print again.</source>
        <translation>Kies opnieuw wat er wordt afgedrukt.</translation>
    </message>
</context>
<context>
    <name>PrintPanel</name>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Every die and modifier</source>
        <translation>Elke steen en correctie</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papieren</translation>
    </message>
    <message>
        <source>List of the ships</source>
        <translation>Lijst van de schepen</translation>
    </message>
    <message>
        <source>A card a squadron</source>
        <translation>Een kaart per eskader</translation>
    </message>
    <message>
        <source>Roster with every price</source>
        <translation>Vlootlijst met elke prijs</translation>
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
        <translation>Kaarten per bladzijde</translation>
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
        <translation>Zoals zij zijn</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leeg</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Ingevuld</translation>
    </message>
    <message>
        <source>The ship</source>
        <translation>Het schip</translation>
    </message>
    <message>
        <source>Its class</source>
        <translation>De klasse</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Inkt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Zuinig</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>With sheets</source>
        <translation>Bij de kaarten</translation>
    </message>
    <message>
        <source>On backs</source>
        <translation>Op achterkanten</translation>
    </message>
    <message>
        <source>Every second page is the back of a sheet: print on both sides.</source>
        <translation>Elke tweede bladzijde is de achterkant van een kaart: druk dubbelzijdig af.</translation>
    </message>
    <message>
        <source>At the foot of every sheet.</source>
        <translation>Onder aan elke kaart.</translation>
    </message>
    <message>
        <source>On a page of their own at the end.</source>
        <translation>Op een eigen bladzijde aan het eind.</translation>
    </message>
</context>
<context>
    <name>PrintScreen</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF opslaan</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Nog niets af te drukken</translation>
    </message>
    <message>
        <source>The sample campaign</source>
        <translation>De voorbeeldveldtocht</translation>
    </message>
</context>
<context>
    <name>PrintSource</name>
    <message>
        <source>Fleets: %1</source>
        <translation>Vloten: %1</translation>
    </message>
    <message>
        <source>Ports: %1</source>
        <translation>Havens: %1</translation>
    </message>
    <message>
        <source>Reports and books: %1</source>
        <translation>Verslagen en boeken: %1</translation>
    </message>
    <message>
        <source>Fleet builder: %1</source>
        <translation>Vlootbouwer: %1</translation>
    </message>
    <message>
        <source>Skirmish: %1</source>
        <translation>Treffen: %1</translation>
    </message>
    <message>
        <source>Port builder: %1</source>
        <translation>Havenbouwer: %1</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>%1: %2 fleets</source>
        <translation>%1: %2 vloten</translation>
    </message>
    <message>
        <source>The only fleet</source>
        <translation>De enige vloot</translation>
    </message>
    <message>
        <source>All %1 fleets</source>
        <translation>Alle %1 vloten</translation>
    </message>
    <message>
        <source>The whole fleet</source>
        <translation>De hele vloot</translation>
    </message>
    <message>
        <source>The only port with walls</source>
        <translation>De enige haven met muren</translation>
    </message>
    <message>
        <source>All %1 ports with walls</source>
        <translation>Alle %1 havens met muren</translation>
    </message>
    <message>
        <source>Open a campaign, or put a fleet together in the fleet builder.</source>
        <translation>Open een veldtocht, of stel een vloot samen in de vlootbouwer.</translation>
    </message>
    <message>
        <source>None of these ports has walls that you know of. Build some in Ports, or choose another side.</source>
        <translation>Geen van deze havens heeft muren waarvan u weet. Bouw ze in Havens, of kies een andere partij.</translation>
    </message>
    <message>
        <source>No battle has been fought yet. Enter the outcome of one that waits in Battles, or print its brief.</source>
        <translation>Er is nog geen slag geslagen. Voer in Slagen de uitslag in van een die wacht, of druk de opdracht ervan af.</translation>
    </message>
    <message>
        <source>There are no ships in this squadron. Put some into it in Fleets, or choose another.</source>
        <translation>Er zijn geen schepen in dit eskader. Zet er in Vloten schepen in, of kies een ander.</translation>
    </message>
    <message>
        <source>There are no ships in this fleet. Buy some for it, or choose another fleet.</source>
        <translation>Er zijn geen schepen in deze vloot. Koop ze, of kies een andere vloot.</translation>
    </message>
    <message>
        <source>There are no ships here yet. Buy a fleet into the campaign from the fleet builder.</source>
        <translation>Hier zijn nog geen schepen. Koop in de vlootbouwer een vloot voor de veldtocht.</translation>
    </message>
    <message>
        <source>Sheet for orders</source>
        <translation>Orderblad</translation>
    </message>
    <message>
        <source>Ledger of a year</source>
        <translation>Kasboek van een jaar</translation>
    </message>
    <message>
        <source>Brief of a battle</source>
        <translation>Opdracht van een slag</translation>
    </message>
    <message>
        <source>Report of a battle</source>
        <translation>Verslag van een slag</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle jaren</translation>
    </message>
    <message>
        <source>Sheets of the fleets</source>
        <translation>Scheepskaarten van de vloten</translation>
    </message>
    <message>
        <source>Brief of the battle</source>
        <translation>Opdracht van de slag</translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation>Verslag van de slag</translation>
    </message>
</context>
<context>
    <name>PrisonerCard</name>
    <message>
        <source>Captured</source>
        <translation>Gevangen</translation>
    </message>
    <message>
        <source>His ransom is %1 talents (CP-6.3).</source>
        <translation>Zijn losgeld is %1 talenten (CP-6.3).</translation>
    </message>
    <message>
        <source>His side can ransom him for %1 talents (CP-6.3).</source>
        <translation>Zijn partij kan hem vrijkopen voor %1 talenten (CP-6.3).</translation>
    </message>
    <message>
        <source>Pay the ransom</source>
        <translation>Losgeld betalen</translation>
    </message>
    <message>
        <source>Let him go</source>
        <translation>Laten gaan</translation>
    </message>
    <message>
        <source>For nothing. Undo takes it back.</source>
        <translation>Voor niets. Ongedaan maken draait het terug.</translation>
    </message>
    <message>
        <source>Exchange for</source>
        <translation>Uitwisselen tegen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Uitwisselen</translation>
    </message>
    <message>
        <source>Each goes home free (CP-6.3)</source>
        <translation>Beiden gaan vrij naar huis (CP-6.3)</translation>
    </message>
    <message>
        <source>There is nobody of theirs to exchange him for.</source>
        <translation>Zij hebben niemand om hem tegen uit te wisselen.</translation>
    </message>
    <message>
        <source>They hold nobody of ours to exchange him for.</source>
        <translation>Zij houden niemand van ons vast om hem tegen uit te wisselen.</translation>
    </message>
</context>
<context>
    <name>PrizeList</name>
    <message>
        <source>A prize</source>
        <translation>Een prijs</translation>
    </message>
    <message>
        <source>%1 prizes</source>
        <translation>%1 prijzen</translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation>Alles verkopen</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alles nemen</translation>
    </message>
    <message>
        <source>Burn all</source>
        <translation>Alles verbranden</translation>
    </message>
    <message>
        <source>%1 of %2, held by %3</source>
        <translation>%1 van %2, in handen van %3</translation>
    </message>
    <message>
        <source>a wreck that was towed in</source>
        <translation>een wrak dat is binnengesleept</translation>
    </message>
    <message>
        <source>Sell, +%1</source>
        <translation>Verkopen, +%1</translation>
    </message>
    <message>
        <source>Take, −%1</source>
        <translation>Nemen, −%1</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Verbranden</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>The block</source>
        <translation>Het blok</translation>
    </message>
    <message>
        <source>It is too long for a result.</source>
        <translation>Het is te lang voor een uitslag.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>There is no line with a ship in it.</source>
        <translation>Er is geen regel met een schip.</translation>
    </message>
    <message>
        <source>Correct the line and paste again.</source>
        <translation>Verbeter de regel en plak opnieuw.</translation>
    </message>
    <message>
        <source>%1 stands in the list twice.</source>
        <translation>%1 staat twee keer in de lijst.</translation>
    </message>
    <message>
        <source>%1 has a line already.</source>
        <translation>%1 heeft al een regel.</translation>
    </message>
    <message>
        <source>There are no more ships on the sheet: it has %1.</source>
        <translation>Er staan niet meer schepen op het blad: het heeft er %1.</translation>
    </message>
    <message>
        <source>It does not say what is meant by %1.</source>
        <translation>Er staat niet wat met %1 wordt bedoeld.</translation>
    </message>
    <message>
        <source>After &quot;captain&quot; stands fit, wounded, captured or dead.</source>
        <translation>Na &quot;captain&quot; staat fit, wounded, captured of dead.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a ship of this battle nor a word that is known here.</source>
        <translation>&quot;%1&quot; is geen schip van deze slag en geen woord dat hier bekend is.</translation>
    </message>
    <message>
        <source>After a commander&apos;s name stands fit, wounded, captured or dead.</source>
        <translation>Na de naam van een bevelhebber staat fit, wounded, captured of dead.</translation>
    </message>
    <message>
        <source>Only what is captured has a captor.</source>
        <translation>Alleen wat genomen is heeft een nemer.</translation>
    </message>
    <message>
        <source>Say who captured her: &quot;captured by ...&quot;.</source>
        <translation>Zeg wie haar nam: &quot;captured by ...&quot;.</translation>
    </message>
    <message>
        <source>No side of this battle is called &quot;%1&quot;.</source>
        <translation>Geen partij van deze slag heet &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A side cannot capture its own ship.</source>
        <translation>Een partij kan haar eigen schip niet nemen.</translation>
    </message>
    <message>
        <source>It does not say how many %1.</source>
        <translation>Er staat niet hoeveel %1.</translation>
    </message>
    <message>
        <source>%1 %2 are lost, and she had %3.</source>
        <translation>%1 %2 zijn verloren, en zij had er %3.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>Er is geen kolom &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>It has more cells than there are titles.</source>
        <translation>Er zijn meer cellen dan titels.</translation>
    </message>
    <message>
        <source>A row of a table is of one ship.</source>
        <translation>Een rij van een tabel is van één schip.</translation>
    </message>
    <message>
        <source>No ship is called &quot;%1&quot;.</source>
        <translation>Geen schip heet &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand under %2.</source>
        <translation>&quot;%1&quot; kan niet onder %2 staan.</translation>
    </message>
</context>
<context>
    <name>RecentCampaigns</name>
    <message>
        <source>A battle waits</source>
        <translation>Er wacht een slag</translation>
    </message>
    <message>
        <source>%1 battles wait</source>
        <translation>Er wachten %1 slagen</translation>
    </message>
    <message>
        <source>Opened today</source>
        <translation>Vandaag geopend</translation>
    </message>
    <message>
        <source>Opened yesterday</source>
        <translation>Gisteren geopend</translation>
    </message>
    <message>
        <source>Opened %1 days ago</source>
        <translation>%1 dagen geleden geopend</translation>
    </message>
    <message>
        <source>Opened on %1</source>
        <translation>Geopend op %1</translation>
    </message>
</context>
<context>
    <name>RecentCard</name>
    <message>
        <source>Looking…</source>
        <translation>Kijken…</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Van deze lijst halen (het bestand blijft)</translation>
    </message>
</context>
<context>
    <name>RefitSheet</name>
    <message>
        <source>Refit %1</source>
        <translation>%1 ombouwen</translation>
    </message>
    <message>
        <source>Set what shall be otherwise. Half the price comes back for what is removed.</source>
        <translation>Stel in wat anders moet. Van wat eraf gaat komt de halve prijs terug.</translation>
    </message>
    <message>
        <source>Hull or ram: she lies in the yard for %1 weeks.</source>
        <translation>Romp of ram: zij ligt %1 weken op de werf.</translation>
    </message>
    <message>
        <source>Fittings alone are changed at once.</source>
        <translation>Uitrusting alleen wordt meteen veranderd.</translation>
    </message>
    <message>
        <source>Refit for %1</source>
        <translation>Ombouwen voor %1</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>Ombouwen</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Name ships</source>
        <translation>Schepen een naam geven</translation>
    </message>
    <message>
        <source>Name; {n} is where the number goes</source>
        <translation>Naam; {n} is waar het nummer komt</translation>
    </message>
    <message>
        <source>Count from</source>
        <translation>Tellen vanaf</translation>
    </message>
    <message>
        <source>They will be: %1</source>
        <translation>Zij worden: %1</translation>
    </message>
</context>
<context>
    <name>RepairOrder</name>
    <message>
        <source>Nothing is damaged.</source>
        <translation>Er is niets beschadigd.</translation>
    </message>
    <message>
        <source>Choose a ship that can be mended here.</source>
        <translation>Kies een schip dat hier kan worden hersteld.</translation>
    </message>
    <message>
        <source>What can be done here is oars and gear of 1 ship, for %1 talents.</source>
        <translation>Wat hier kan, zijn riemen en tuig van 1 schip, voor %1 talenten.</translation>
    </message>
    <message>
        <source>What can be done here is oars and gear of %1 ships, for %2 talents.</source>
        <translation>Wat hier kan, zijn riemen en tuig van %1 schepen, voor %2 talenten.</translation>
    </message>
    <message>
        <source>1 of the %1 ships fits, for %2 talents.</source>
        <translation>1 van de %1 schepen past, voor %2 talenten.</translation>
    </message>
    <message>
        <source>%1 of the %2 ships fit, for %3 talents.</source>
        <translation>%1 van de %2 schepen passen, voor %3 talenten.</translation>
    </message>
</context>
<context>
    <name>RepairSheet</name>
    <message>
        <source>Repair</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <translation>%1 herstellen</translation>
    </message>
    <message>
        <source>Levels of damage at most, a week each in the yard</source>
        <translation>Hoogstens zoveel trappen schade, elk een week op de werf</translation>
    </message>
    <message>
        <source>Levels of damage</source>
        <translation>Trappen schade</translation>
    </message>
    <message>
        <source>Oars, rudders and masts, at once in any port</source>
        <translation>Riemen, roeren en masten, meteen in elke haven</translation>
    </message>
    <message>
        <source>Troops, engines and pots that were lost, bought again</source>
        <translation>Verloren troepen, geschut en potten, opnieuw gekocht</translation>
    </message>
    <message>
        <source>Take what fits</source>
        <translation>Nemen wat past</translation>
    </message>
    <message>
        <source>In the yard for a week; meanwhile they do not sail.</source>
        <translation>Een week op de werf; zolang varen zij niet.</translation>
    </message>
    <message>
        <source>In the yard for up to %1 weeks; meanwhile they do not sail.</source>
        <translation>Tot %1 weken op de werf; zolang varen zij niet.</translation>
    </message>
    <message>
        <source>Repair 1 ship for %1</source>
        <translation>1 schip herstellen voor %1</translation>
    </message>
    <message>
        <source>Repair %1 ships for %2</source>
        <translation>%1 schepen herstellen voor %2</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One order back (,)</source>
        <translation>Eén order terug (,)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier afspelen</translation>
    </message>
    <message>
        <source>One order on (.)</source>
        <translation>Eén order verder (.)</translation>
    </message>
    <message>
        <source>To the latest order</source>
        <translation>Naar de laatste order</translation>
    </message>
    <message>
        <source>Order shown</source>
        <translation>Getoonde order</translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>order %1 van %2</translation>
    </message>
    <message>
        <source>1 order</source>
        <translation>1 order</translation>
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
        <translation>Reservekopie terugzetten</translation>
    </message>
    <message>
        <source>The backup takes the campaign&apos;s place. What stands now is kept as a backup itself: restore that to take this back.</source>
        <translation>De reservekopie komt in de plaats van de veldtocht. Wat er nu staat wordt zelf als reservekopie bewaard: zet die terug om dit terug te draaien.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is kept when the campaign is opened and has changed, and when you ask for it.</source>
        <translation>Er is nog geen reservekopie. Er wordt een bewaard als de veldtocht wordt geopend en veranderd is, en als u erom vraagt.</translation>
    </message>
    <message>
        <source>Cannot be restored</source>
        <translation>Kan niet worden teruggezet</translation>
    </message>
    <message>
        <source>Nothing done since</source>
        <translation>Sindsdien niets gedaan</translation>
    </message>
    <message>
        <source>One deed since</source>
        <translation>Sindsdien één daad</translation>
    </message>
    <message>
        <source>%1 deeds since</source>
        <translation>Sindsdien %1 daden</translation>
    </message>
    <message>
        <source>What stands now cannot be read. It is kept as it is, among the backups.</source>
        <translation>Wat er nu staat is onleesbaar. Het wordt bewaard zoals het is, bij de reservekopieën.</translation>
    </message>
    <message>
        <source>This is another war, %1, that stood under this name once.</source>
        <translation>Dit is een andere oorlog, %1, die ooit onder deze naam stond.</translation>
    </message>
    <message>
        <source>One deed would be set aside.</source>
        <translation>Eén daad zou opzij worden gezet.</translation>
    </message>
    <message>
        <source>%1 deeds would be set aside.</source>
        <translation>%1 daden zouden opzij worden gezet.</translation>
    </message>
    <message>
        <source>One deed that was set aside comes back.</source>
        <translation>Eén daad die opzij was gezet komt terug.</translation>
    </message>
    <message>
        <source>%1 deeds that were set aside come back.</source>
        <translation>%1 daden die opzij waren gezet komen terug.</translation>
    </message>
    <message>
        <source>It is as the campaign stands now.</source>
        <translation>Het is zoals de veldtocht nu staat.</translation>
    </message>
    <message>
        <source>Done last</source>
        <translation>Laatst gedaan</translation>
    </message>
    <message>
        <source>Its chronicle ends</source>
        <translation>De kroniek eindigt</translation>
    </message>
    <message>
        <source>Looking it through…</source>
        <translation>Wordt doorgekeken…</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>and one more</source>
        <translation>en nog een</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>en nog %1</translation>
    </message>
</context>
<context>
    <name>ResultEnd</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Wie won</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Gaf op</translation>
    </message>
    <message>
        <source>Ended at it</source>
        <translation>Daarmee beëindigd</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Start over</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 wijzigen</translation>
    </message>
    <message>
        <source>How many turns</source>
        <translation>Hoeveel beurten</translation>
    </message>
    <message>
        <source>Who gave up</source>
        <translation>Wie opgaf</translation>
    </message>
    <message>
        <source>The turn limit</source>
        <translation>De beurtenlimiet</translation>
    </message>
    <message>
        <source>Put right %1</source>
        <translation>%1 rechtzetten</translation>
    </message>
    <message>
        <source>Put right what can be</source>
        <translation>Rechtzetten wat kan</translation>
    </message>
    <message>
        <source>No battle is chosen.</source>
        <translation>Er is geen slag gekozen.</translation>
    </message>
    <message>
        <source>Type a line</source>
        <translation>Typ een regel</translation>
    </message>
    <message>
        <source>Paste %1 lines</source>
        <translation>%1 regels plakken</translation>
    </message>
    <message>
        <source>Taken over: %1 ships, %2 commanders.</source>
        <translation>Overgenomen: %1 schepen, %2 bevelhebbers.</translation>
    </message>
    <message>
        <source>%1 ships are on the clipboard as a table.</source>
        <translation>%1 schepen staan als tabel op het klembord.</translation>
    </message>
    <message>
        <source>%1 is the outcome of another battle: its ships are others.</source>
        <translation>%1 is de uitslag van een andere slag: de schepen zijn andere.</translation>
    </message>
    <message>
        <source>Choose the outcome of this one.</source>
        <translation>Kies de uitslag van deze.</translation>
    </message>
    <message>
        <source>The result cannot have been like this yet.</source>
        <translation>Zo kan de uitslag nog niet geweest zijn.</translation>
    </message>
    <message>
        <source>Put right what is found against it, then write it.</source>
        <translation>Zet recht wat ertegen is gevonden, en schrijf dan weg.</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>de uitslag</translation>
    </message>
    <message>
        <source>Commander · %1</source>
        <translation>Bevelhebber · %1</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>more</source>
        <translation>meer</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>a ship</comment>
        <translation>genomen</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>verliezen</translation>
    </message>
    <message>
        <source>Can have been</source>
        <translation>Kan zo geweest zijn</translation>
    </message>
    <message>
        <source>Show what is found against the result</source>
        <translation>Toon wat er tegen de uitslag is gevonden</translation>
    </message>
    <message>
        <source>What it does…</source>
        <translation>Wat het doet…</translation>
    </message>
    <message>
        <source>Write the outcome…</source>
        <translation>Uitslag wegschrijven…</translation>
    </message>
    <message>
        <source>Put right what is found against it first</source>
        <translation>Zet eerst recht wat ertegen is gevonden</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>What you set is set for all of them</source>
        <translation>Wat u instelt geldt voor alle</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the battle</comment>
        <translation>Vertrokken</translation>
    </message>
    <message>
        <source>How he fared</source>
        <translation>Hoe het hem verging</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Gezond</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Gewond</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Dood</translation>
    </message>
    <message>
        <source>Nothing stands against it</source>
        <translation>Er is niets op tegen</translation>
    </message>
    <message>
        <source>Pick a row to say what became of it.</source>
        <translation>Kies een rij om te zeggen wat ervan werd.</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Captured</source>
        <comment>a ship</comment>
        <translation>Genomen</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Open an outcome</source>
        <translation>Uitslag openen</translation>
    </message>
    <message>
        <source>Paste lines…</source>
        <translation>Regels plakken…</translation>
    </message>
    <message>
        <source>Copy the ships as a table</source>
        <translation>Schepen als tabel kopiëren</translation>
    </message>
    <message>
        <source>Open an outcome…</source>
        <translation>Uitslag openen…</translation>
    </message>
    <message>
        <source>Nothing is entered yet</source>
        <translation>Er is nog niets ingevoerd</translation>
    </message>
    <message>
        <source>kept until it is done with</source>
        <translation>bewaard tot het klaar is</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Plakken…</translation>
    </message>
    <message>
        <source>A line a ship, as on the sheets</source>
        <translation>Een regel per schip, zoals op de kaarten</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Weggaan</translation>
    </message>
    <message>
        <source>What is entered is kept</source>
        <translation>Wat is ingevoerd blijft bewaard</translation>
    </message>
</context>
<context>
    <name>ResultSide</name>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 talents of loss</source>
        <translation>%1 talenten verlies</translation>
    </message>
    <message>
        <source>Takes every ship of this side (Ctrl+A)</source>
        <translation>Kiest elk schip van deze partij (Ctrl+A)</translation>
    </message>
</context>
<context>
    <name>RollCard</name>
    <message>
        <source>Or roll a neutral port</source>
        <translation>Of werp voor een neutrale haven</translation>
    </message>
    <message>
        <source>A d10 a point of economic value on every section, and one for its commander (SA-15.12).</source>
        <translation>Een d10 per punt economische waarde op elk deel, en één voor de bevelhebber (SA-15.12).</translation>
    </message>
    <message>
        <source>Wall sections to roll for</source>
        <translation>Muurdelen om voor te werpen</translation>
    </message>
    <message>
        <source>We roll our own dice</source>
        <translation>Wij werpen zelf</translation>
    </message>
    <message>
        <source>Seed: the same one gives the same dice</source>
        <translation>Startgetal: hetzelfde geeft dezelfde stenen</translation>
    </message>
    <message>
        <source>empty: a fresh one</source>
        <translation>leeg: een nieuw</translation>
    </message>
    <message>
        <source>Faces, in the order of the dice shown</source>
        <translation>Ogen, in de volgorde van de getoonde stenen</translation>
    </message>
    <message>
        <source>Take these dice</source>
        <translation>Deze stenen nemen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Werpen</translation>
    </message>
</context>
<context>
    <name>RollLines</name>
    <message>
        <source>%1 (%2): %3, %4</source>
        <translation>%1 (%2): %3, %4</translation>
    </message>
</context>
<context>
    <name>RollTray</name>
    <message>
        <source>Dice of the last order</source>
        <translation>Stenen van de laatste order</translation>
    </message>
    <message>
        <source>Put the dice away</source>
        <translation>Stenen wegleggen</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Split off as a fleet…</source>
        <translation>Als vloot afsplitsen…</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Opheffen</translation>
    </message>
</context>
<context>
    <name>ScanField</name>
    <message>
        <source>Scan or type a sheet&apos;s code</source>
        <translation>Scan of typ de code van een kaart</translation>
    </message>
</context>
<context>
    <name>ScenarioStep</name>
    <message>
        <source>Name of the campaign</source>
        <translation>Naam van de veldtocht</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Jaartelling</translation>
    </message>
    <message>
        <source>BCE</source>
        <translation>v.Chr.</translation>
    </message>
    <message>
        <source>CE</source>
        <translation>n.Chr.</translation>
    </message>
    <message>
        <source>Begins in %1</source>
        <translation>Begint in %1</translation>
    </message>
    <message>
        <source>Ships for those of the record</source>
        <translation>Schepen voor die van de overlevering</translation>
    </message>
    <message>
        <source>%1 ships in all; the budgets follow.</source>
        <translation>%1 schepen in totaal; de budgetten volgen.</translation>
    </message>
    <message>
        <source>Ports are where they lay and as rich as they were in that year. Fleets and walls are bought from each side&apos;s budget once the campaign is founded.</source>
        <translation>Havens liggen waar zij lagen en zijn zo rijk als zij in dat jaar waren. Vloten en muren worden uit het budget van elke partij gekocht zodra de veldtocht is gesticht.</translation>
    </message>
</context>
<context>
    <name>SeaChart</name>
    <message>
        <source>blockaded</source>
        <translation>geblokkeerd</translation>
    </message>
    <message>
        <source>captured this month</source>
        <translation>deze maand genomen</translation>
    </message>
    <message>
        <source>%1, %2 ships, %3</source>
        <translation>%1, %2 schepen, %3</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Beurt %1 · %2</translation>
    </message>
</context>
<context>
    <name>SeaChartView</name>
    <message>
        <source>Neutral, economic value %1</source>
        <translation>Neutraal, economische waarde %1</translation>
    </message>
    <message>
        <source>%1, economic value %2</source>
        <translation>%1, economische waarde %2</translation>
    </message>
    <message>
        <source>%1, %2 ships</source>
        <translation>%1, %2 schepen</translation>
    </message>
    <message>
        <source>%1, %2 ships, seen in %3</source>
        <translation>%1, %2 schepen, gezien in %3</translation>
    </message>
    <message>
        <source>%1 more fleets</source>
        <translation>nog %1 vloten</translation>
    </message>
    <message>
        <source>An anchorage on the way</source>
        <translation>Een ankerplaats onderweg</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Zoekopdracht wissen</translation>
    </message>
</context>
<context>
    <name>SeatCurtain</name>
    <message>
        <source>Now: %1</source>
        <translation>Nu: %1</translation>
    </message>
    <message>
        <source>Change places; what the others saw and ordered stays hidden.</source>
        <translation>Wissel van plaats; wat de anderen zagen en bevalen blijft verborgen.</translation>
    </message>
</context>
<context>
    <name>ServiceRow</name>
    <message>
        <source>+%1 exp.</source>
        <translation>+%1 erv.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Paper by day, deep sea by night; or as the system has it.</source>
        <translation>Overdag papier, &apos;s nachts diepzee; of zoals het systeem het heeft.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Of the window. What is printed has its own, and what people wrote stays as it is.</source>
        <translation>Van het venster. Wat wordt afgedrukt heeft een eigen taal, en wat mensen schreven blijft zoals het is.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Everything grows with it: rows, buttons, titles.</source>
        <translation>Alles groeit mee: rijen, knoppen, titels.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>What record sheets and rosters are laid out for until you choose another.</source>
        <translation>Waarvoor scheepskaarten en vlootlijsten worden opgemaakt tot u anders kiest.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Battles show at once what came of an order, without ships on their way.</source>
        <translation>Slagen tonen meteen wat van een order kwam, zonder schepen onderweg.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Wenken</translation>
    </message>
    <message>
        <source>A few words beside the first steps of the sample campaign.</source>
        <translation>Een paar woorden bij de eerste stappen van de voorbeeldveldtocht.</translation>
    </message>
    <message>
        <source>Navarch %1 · free software under the GNU General Public License, version 3 or later</source>
        <translation>Navarch %1 · vrije software onder de GNU General Public License, versie 3 of later</translation>
    </message>
</context>
<context>
    <name>ShareFigure</name>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
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
        <translation>Betaald als %1</translation>
    </message>
</context>
<context>
    <name>ShipOddsCard</name>
    <message>
        <source>In 100 battles</source>
        <translation>In 100 slagen</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>heel</translation>
    </message>
    <message>
        <source>What becomes of each ship, of a hundred battles</source>
        <translation>Wat er van elk schip wordt, van honderd slagen</translation>
    </message>
</context>
<context>
    <name>ShipOddsRow</name>
    <message>
        <source>%1 of %2: of 100 battles sunk in %3, captured in %4, fled in %5; else the hull is damaged: %6</source>
        <translation>%1 van %2: van 100 slagen gezonken in %3, genomen in %4, gevlucht in %5; anders is de romp beschadigd: %6</translation>
    </message>
</context>
<context>
    <name>ShipPane</name>
    <message>
        <source>Nobody in particular</source>
        <translation>Niemand in het bijzonder</translation>
    </message>
    <message>
        <source>Refit…</source>
        <translation>Ombouwen…</translation>
    </message>
    <message>
        <source>The umpire lets it pass.</source>
        <translation>De scheidsrechter staat het toe.</translation>
    </message>
    <message>
        <source>What it has suffered, by the umpire</source>
        <translation>Wat zij heeft geleden, door de scheidsrechter</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Geen schade</translation>
    </message>
    <message>
        <source>Light damage</source>
        <translation>Lichte schade</translation>
    </message>
    <message>
        <source>Medium damage</source>
        <translation>Middelmatige schade</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation>Zware schade</translation>
    </message>
    <message>
        <source>Severe damage</source>
        <translation>Ernstige schade</translation>
    </message>
    <message>
        <source>Wrecked</source>
        <translation>Wrak</translation>
    </message>
    <message>
        <source>Oar factors lost</source>
        <translation>Verloren riemfactoren</translation>
    </message>
    <message>
        <source>oars lost</source>
        <translation>verloren riemen</translation>
    </message>
</context>
<context>
    <name>ShipPanel</name>
    <message>
        <source>%1 rows selected</source>
        <translation>%1 rijen gekozen</translation>
    </message>
    <message>
        <source>Look at the whole fleet</source>
        <translation>Naar de hele vloot kijken</translation>
    </message>
    <message>
        <source>What you set here is set on all of them. Shown: %1.</source>
        <translation>Wat u hier instelt geldt voor alle gekozen. Getoond: %1.</translation>
    </message>
    <message>
        <source>nobody named</source>
        <translation>niemand genoemd</translation>
    </message>
    <message>
        <source>Keep as template…</source>
        <translation>Als sjabloon bewaren…</translation>
    </message>
    <message>
        <source>As from the yard</source>
        <translation>Als van de werf</translation>
    </message>
    <message>
        <source>Everything as the class is built; crew and name stay.</source>
        <translation>Alles zoals de klasse is gebouwd; bemanning en naam blijven.</translation>
    </message>
    <message>
        <source>%1 ships at %2</source>
        <translation>%1 schepen voor %2</translation>
    </message>
    <message>
        <source>Show the price line by line</source>
        <translation>Toon de prijs regel voor regel</translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message>
        <source>%1 errors</source>
        <translation>%1 fouten</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Aantal van %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Meer voor %1</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Played by a person</source>
        <translation>Gespeeld door een mens</translation>
    </message>
    <message>
        <source>Played by the machine</source>
        <translation>Gespeeld door de computer</translation>
    </message>
    <message>
        <source>%1, with %2 ships</source>
        <translation>%1, met %2 schepen</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>in debt</source>
        <translation>in de schuld</translation>
    </message>
    <message>
        <source>Home port</source>
        <translation>Thuishaven</translation>
    </message>
    <message>
        <source>Fleet list</source>
        <translation>Vlootlijst</translation>
    </message>
    <message>
        <source>Colour and emblem</source>
        <translation>Kleur en embleem</translation>
    </message>
    <message>
        <source>Raise a fleet</source>
        <translation>Vloot vormen</translation>
    </message>
    <message>
        <source>A fleet lies in a port and holds squadrons of up to ten ships. Raising it costs nothing; its ships do.</source>
        <translation>Een vloot ligt in een haven en bevat eskaders van ten hoogste tien schepen. Haar vormen kost niets; haar schepen wel.</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Vormen</translation>
    </message>
    <message>
        <source>Who plays it, from now on</source>
        <translation>Wie haar speelt, van nu af</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Wie haar speelt</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Een mens</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>De computer</translation>
    </message>
</context>
<context>
    <name>SidesStep</name>
    <message>
        <source>Emblem</source>
        <translation>Embleem</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespeeld door</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 ships and walls</source>
        <translation>%1 aan schepen en muren</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 uitgegeven</translation>
    </message>
    <message>
        <source>%1: more than the budget</source>
        <translation>%1: meer dan het budget</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>%1 weglaten</translation>
    </message>
    <message>
        <source>Another side</source>
        <translation>Nog een partij</translation>
    </message>
    <message>
        <source>Eight sides are the most (CP-2.1)</source>
        <translation>Acht partijen is het meeste (CP-2.1)</translation>
    </message>
</context>
<context>
    <name>Skirmish</name>
    <message>
        <source>There is no ship in this fleet.</source>
        <translation>Er is geen schip in deze vloot.</translation>
    </message>
    <message>
        <source>Take one with ships.</source>
        <translation>Neem er een met schepen.</translation>
    </message>
</context>
<context>
    <name>SkirmishScreen</name>
    <message>
        <source>Brief of the battle…</source>
        <translation>Opdracht van de slag…</translation>
    </message>
    <message>
        <source>Watch a replay</source>
        <translation>Replay bekijken</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Verder met een slag</translation>
    </message>
    <message>
        <source>Going through the battle again: %1%</source>
        <translation>De slag wordt nog eens doorlopen: %1%</translation>
    </message>
    <message>
        <source>Go on where you stopped</source>
        <translation>Verder waar u was gebleven</translation>
    </message>
    <message>
        <source>The last battle, as it stood when it was left</source>
        <translation>De laatste slag, zoals hij stond toen hij verlaten werd</translation>
    </message>
    <message>
        <source>Go on entering a result</source>
        <translation>Verder met een uitslag invoeren</translation>
    </message>
    <message>
        <source>Go on with a battle…</source>
        <translation>Verder met een slag…</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Replay bekijken…</translation>
    </message>
    <message>
        <source>Two fleets, a table, and a captain of the machine on the other side, or a friend. Nothing here touches a campaign.</source>
        <translation>Twee vloten, een tafel, en aan de andere kant een kapitein van de computer, of een vriend. Niets hier raakt een veldtocht.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Enter its result…</source>
        <translation>Uitslag invoeren…</translation>
    </message>
    <message>
        <source>For a battle that was fought on a table</source>
        <translation>Voor een slag die op een tafel is gevochten</translation>
    </message>
    <message>
        <source>Print its sheets or its brief</source>
        <translation>Druk de scheepskaarten of de opdracht ervan af</translation>
    </message>
</context>
<context>
    <name>SkirmishSide</name>
    <message>
        <source>Another fleet…</source>
        <translation>Andere vloot…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>and %1 more rows</source>
        <translation>en nog %1 rijen</translation>
    </message>
</context>
<context>
    <name>SpanChoice</name>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message>
        <source>Split the fleet</source>
        <translation>Vloot splitsen</translation>
    </message>
    <message>
        <source>Name of the new fleet</source>
        <translation>Naam van de nieuwe vloot</translation>
    </message>
    <message>
        <source>%1 of %2 ships go</source>
        <translation>%1 van %2 schepen gaan</translation>
    </message>
    <message>
        <source>%1 goes</source>
        <translation>%1 gaat</translation>
    </message>
    <message>
        <source>Choose the ships that go. A squadron that goes whole stays together, with its commander.</source>
        <translation>Kies de schepen die gaan. Een eskader dat heel gaat blijft bijeen, met zijn bevelhebber.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Splitsen</translation>
    </message>
</context>
<context>
    <name>SquadronRow</name>
    <message>
        <source>new ships go here</source>
        <translation>nieuwe schepen komen hier</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Open a campaign</source>
        <translation>Veldtocht openen</translation>
    </message>
    <message>
        <source>Take over a campaign</source>
        <translation>Veldtocht overnemen</translation>
    </message>
    <message>
        <source>JSON documents</source>
        <translation>JSON-documenten</translation>
    </message>
    <message>
        <source>Recent campaigns</source>
        <translation>Laatste veldtochten</translation>
    </message>
    <message>
        <source>Galley fleets and their wars: price a fleet, keep a campaign, print the sheets for Saturday.</source>
        <translation>Galeivloten en hun oorlogen: bereken een vloot, houd een veldtocht bij, druk de kaarten voor zaterdag af.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lezen…</translation>
    </message>
    <message>
        <source>Take over a JSON document…</source>
        <translation>JSON-document overnemen…</translation>
    </message>
    <message>
        <source>A campaign that was written as JSON, by this window or by navarch campaign export</source>
        <translation>Een veldtocht die als JSON is weggeschreven, door dit venster of door navarch campaign export</translation>
    </message>
    <message>
        <source>The Saronic Gulf, 459 BCE: four cities, their fleets, and one harbour that belongs to nobody</source>
        <translation>De Saronische Golf, 459 v.Chr.: vier steden, hun vloten, en één haven die van niemand is</translation>
    </message>
    <message>
        <source>Fight a battle without a campaign, or go on with one</source>
        <translation>Vecht een slag zonder veldtocht, of ga met een verder</translation>
    </message>
    <message>
        <source>Who would win? Two fleets fight it out thousands of times while you look</source>
        <translation>Wie zou winnen? Twee vloten vechten het duizenden keren uit terwijl u kijkt</translation>
    </message>
    <message>
        <source>Price a fleet without a campaign</source>
        <translation>Bereken een vloot zonder veldtocht</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Waar waren we?</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Nog geen veldtocht</translation>
    </message>
    <message>
        <source>The campaigns you open stand here, with the last one first. The sample campaign is a good place to look around.</source>
        <translation>De veldtochten die u opent staan hier, de laatste eerst. De voorbeeldveldtocht is goed om rond te kijken.</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>The weeks before turn %1 cannot be read. %2</source>
        <translation>De weken vóór beurt %1 zijn onleesbaar. %2</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Madder</source>
        <translation>Meekrap</translation>
    </message>
    <message>
        <source>Lapis</source>
        <translation>Lazuur</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Olijf</translation>
    </message>
    <message>
        <source>Saffron</source>
        <translation>Saffraan</translation>
    </message>
    <message>
        <source>Tyrian</source>
        <translation>Purper</translation>
    </message>
    <message>
        <source>Verdigris</source>
        <translation>Kopergroen</translation>
    </message>
    <message>
        <source>Umber</source>
        <translation>Omber</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Leisteen</translation>
    </message>
    <message>
        <source>Trident</source>
        <translation>Drietand</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Uil</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Paard</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toren</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Dolfijn</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ster</translation>
    </message>
    <message>
        <source>Bull</source>
        <translation>Stier</translation>
    </message>
    <message>
        <source>Lyre</source>
        <translation>Lier</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>only for looking</source>
        <translation>alleen om te kijken</translation>
    </message>
    <message>
        <source>The campaign as a whole</source>
        <translation>De veldtocht als geheel</translation>
    </message>
    <message>
        <source>Write the campaign as JSON</source>
        <translation>Veldtocht als JSON wegschrijven</translation>
    </message>
    <message>
        <source>Rename the campaign</source>
        <translation>Veldtocht hernoemen</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Treasury %1 talents</source>
        <translation>Schatkist %1 talenten</translation>
    </message>
    <message>
        <source>Whose eyes: %1</source>
        <translation>Wiens ogen: %1</translation>
    </message>
    <message>
        <source>Whose eyes: the umpire sees everything, a side its own.</source>
        <translation>Wiens ogen: de scheidsrechter ziet alles, een partij het hare.</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Scheidsrechter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
</context>
<context>
    <name>TrainingList</name>
    <message>
        <source>A crew that exercises, or lies manned in port, for a whole month pays %1% of its ship&apos;s price and rolls d10 at the month&apos;s end: from %2 on it is a quality better, up to veteran (CP-6.1).</source>
        <translation>Een bemanning die een hele maand oefent, of bemand in de haven ligt, betaalt %1% van de prijs van haar schip en werpt aan het einde van de maand d10: vanaf %2 is zij een kwaliteit beter, tot veteraan (CP-6.1).</translation>
    </message>
    <message>
        <source>A crew that exercises for a whole month pays %1% of its ship&apos;s price and rolls d10 at the month&apos;s end: from %2 on it is a quality better, up to veteran (CP-6.1).</source>
        <translation>Een bemanning die een hele maand oefent, betaalt %1% van de prijs van haar schip en werpt aan het einde van de maand d10: vanaf %2 is zij een kwaliteit beter, tot veteraan (CP-6.1).</translation>
    </message>
    <message>
        <source>All crews are veterans or better</source>
        <translation>Alle bemanningen zijn veteraan of beter</translation>
    </message>
    <message>
        <source>1 crew below veteran</source>
        <translation>1 bemanning onder veteraan</translation>
    </message>
    <message>
        <source>%1 crews below veteran</source>
        <translation>%1 bemanningen onder veteraan</translation>
    </message>
    <message>
        <source>1 crew rolls at the month&apos;s end: %1 of 10 faces are better</source>
        <translation>1 bemanning werpt aan het einde van de maand: %1 van de 10 ogen zijn beter</translation>
    </message>
    <message>
        <source>%1 crews roll at the month&apos;s end: %2 of 10 faces are better</source>
        <translation>%1 bemanningen werpen aan het einde van de maand: %2 van de 10 ogen zijn beter</translation>
    </message>
    <message>
        <source>Nothing is left to learn by training</source>
        <translation>Door oefening is niets meer te leren</translation>
    </message>
    <message>
        <source>This month is not a whole one, or the money will be missing</source>
        <translation>Deze maand is geen hele, of het geld zal ontbreken</translation>
    </message>
    <message>
        <source>After a month of it each crew rolls: %1 of 10 faces are better</source>
        <translation>Na een maand werpt elke bemanning: %1 van de 10 ogen zijn beter</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>%1 of this month&apos;s 4 weeks so far</source>
        <translation>%1 van de 4 weken van deze maand tot nu toe</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>per maand</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>No fleet to train</source>
        <translation>Geen vloot om te oefenen</translation>
    </message>
    <message>
        <source>A side&apos;s own fleets can exercise. Allied contingents keep the crews they came with.</source>
        <translation>Eigen vloten van een partij kunnen oefenen. Bondgenoten houden de bemanningen waarmee zij kwamen.</translation>
    </message>
</context>
<context>
    <name>TreasuryScreen</name>
    <message>
        <source>Write the ledger as CSV</source>
        <translation>Kasboek als CSV wegschrijven</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Kommagescheiden waarden</translation>
    </message>
    <message>
        <source>Ledger of %1</source>
        <translation>Kasboek van %1</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>In de tijd</translation>
    </message>
</context>
<context>
    <name>TreeLayer</name>
    <message>
        <source>No commander</source>
        <translation>Geen bevelhebber</translation>
    </message>
</context>
<context>
    <name>TurnDesk</name>
    <message>
        <source>One thing stands in the way.</source>
        <translation>Er staat één ding in de weg.</translation>
    </message>
    <message>
        <source>%1 things stand in the way.</source>
        <translation>Er staan %1 dingen in de weg.</translation>
    </message>
    <message>
        <source>Several people play: the umpire advances when all have given their orders.</source>
        <translation>Er spelen er meer: de scheidsrechter gaat verder als allen hun orders hebben gegeven.</translation>
    </message>
    <message>
        <source>Orders done</source>
        <translation>Orders klaar</translation>
    </message>
    <message>
        <source>My orders</source>
        <translation>Mijn orders</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Sail the week</source>
        <translation>De week varen</translation>
    </message>
    <message>
        <source>Turns begin when the set-up is over.</source>
        <translation>Beurten beginnen als het opzetten voorbij is.</translation>
    </message>
    <message>
        <source>You have said that your orders are done. The umpire sails the week when all have.</source>
        <translation>U hebt gezegd dat uw orders klaar zijn. De scheidsrechter vaart de week als allen dat hebben gezegd.</translation>
    </message>
    <message>
        <source>Say when your orders are done: the umpire reads who has not before the week is sailed.</source>
        <translation>Zeg wanneer uw orders klaar zijn: de scheidsrechter leest wie dat nog niet zei voordat de week wordt gevaren.</translation>
    </message>
    <message>
        <source>Once the battles are settled, yards work, crews recover, and the month&apos;s income and upkeep are booked.</source>
        <translation>Zodra de slagen zijn afgehandeld werken werven, herstellen bemanningen, en worden inkomsten en onderhoud van de maand geboekt.</translation>
    </message>
    <message>
        <source>Once the battles are settled, yards work, crews recover, and the next week begins.</source>
        <translation>Zodra de slagen zijn afgehandeld werken werven, herstellen bemanningen, en begint de volgende week.</translation>
    </message>
    <message>
        <source>Fleets sail by their orders for seven days. Where enemies meet it stops for battles; otherwise the week ends</source>
        <translation>Vloten varen zeven dagen naar hun orders. Waar vijanden elkaar treffen, stopt het voor slagen; anders eindigt de week</translation>
    </message>
    <message>
        <source>%1, and with it the month: income and upkeep are booked.</source>
        <translation>%1, en daarmee de maand: inkomsten en onderhoud worden geboekt.</translation>
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
        <translation>Zelf werpen</translation>
    </message>
    <message>
        <source>%1 ten-sided dice for the wall section, then one for the garrison&apos;s commander: %2 in all. A 10 is typed as 10.</source>
        <translation>%1 tienzijdige stenen voor het muurdeel, dan één voor de bevelhebber van het garnizoen: samen %2. Een 10 wordt als 10 getypt.</translation>
    </message>
    <message>
        <source>For each of %1 wall sections %2 ten-sided dice, then one for the garrison&apos;s commander: %3 in all. A 10 is typed as 10.</source>
        <translation>Voor elk van %1 muurdelen %2 tienzijdige stenen, dan één voor de bevelhebber van het garnizoen: samen %3. Een 10 wordt als 10 getypt.</translation>
    </message>
    <message>
        <source>Faces, with spaces between</source>
        <translation>Ogen, met spaties ertussen</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Deze nemen</translation>
    </message>
</context>
<context>
    <name>TypedDie</name>
    <message>
        <source>Roll a die</source>
        <translation>Werp een steen</translation>
    </message>
    <message>
        <source>Roll a d%1: %2</source>
        <translation>Werp een d%1: %2</translation>
    </message>
    <message>
        <source>die %1 of this order</source>
        <translation>steen %1 van deze order</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 tot %1</translation>
    </message>
    <message>
        <source>One die back</source>
        <translation>Eén steen terug</translation>
    </message>
    <message>
        <source>Not this order</source>
        <translation>Deze order niet</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Er is nog niets veranderd</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>No odds</source>
        <translation>Geen kansen</translation>
    </message>
    <message>
        <source>each with other dice</source>
        <translation>elk met andere stenen</translation>
    </message>
    <message>
        <source>go on to narrow it down</source>
        <translation>ga door om het nauwer te bepalen</translation>
    </message>
    <message>
        <source>In brackets and between the marks: where the true share lies, 19 times in 20</source>
        <translation>Tussen haakjes en tussen de streepjes: waar het ware aandeel ligt, 19 van de 20 keer</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>To be settled</source>
        <translation>Af te handelen</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Een blik waard</translation>
    </message>
    <message>
        <source>To be settled first</source>
        <translation>Eerst af te handelen</translation>
    </message>
</context>
<context>
    <name>WallCard</name>
    <message>
        <source>Wall section %1: %2 of %3 units taken, %4, %5</source>
        <translation>Muurdeel %1: %2 van %3 eenheden bezet, %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2 units, %3 too many</source>
        <translation>%1 van %2 eenheden, %3 te veel</translation>
    </message>
    <message>
        <source>More for section %1</source>
        <translation>Meer voor deel %1</translation>
    </message>
</context>
<context>
    <name>WallList</name>
    <message>
        <source>heavy engine +%1</source>
        <translation>zwaar geschut +%1</translation>
    </message>
    <message>
        <source>marines</source>
        <translation>zeesoldaten</translation>
    </message>
    <message>
        <source>heavy marines</source>
        <translation>zware zeesoldaten</translation>
    </message>
    <message>
        <source>pot of boiling oil</source>
        <translation>pot kokende olie</translation>
    </message>
    <message>
        <source>pots of boiling oil</source>
        <translation>potten kokende olie</translation>
    </message>
    <message>
        <source>pot of bees</source>
        <translation>pot bijen</translation>
    </message>
    <message>
        <source>pots of bees</source>
        <translation>potten bijen</translation>
    </message>
    <message>
        <source>ferrea manus</source>
        <translation>ferrea manus</translation>
    </message>
    <message>
        <source>Bare</source>
        <translation>Kaal</translation>
    </message>
</context>
<context>
    <name>WallSections</name>
    <message>
        <source>1 ballista</source>
        <translation>1 ballista</translation>
    </message>
    <message>
        <source>1 tower</source>
        <translation>1 toren</translation>
    </message>
    <message>
        <source>%1 ferreae manus</source>
        <translation>%1 ferreae manus</translation>
    </message>
    <message>
        <source>%1 pots of oil</source>
        <translation>%1 potten olie</translation>
    </message>
    <message>
        <source>%1 pots of bees</source>
        <translation>%1 potten bijen</translation>
    </message>
    <message>
        <source>nobody on it yet</source>
        <translation>nog niemand erop</translation>
    </message>
</context>
<context>
    <name>WeekPanel</name>
    <message>
        <source>The fleets put to sea…</source>
        <translation>De vloten kiezen zee…</translation>
    </message>
    <message>
        <source>The week is over</source>
        <translation>De week is voorbij</translation>
    </message>
    <message>
        <source>Day %1 of 7</source>
        <translation>Dag %1 van 7</translation>
    </message>
    <message>
        <source>How fast the days pass</source>
        <translation>Hoe snel de dagen voorbijgaan</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Dag %1</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Daarnaast</translation>
    </message>
    <message>
        <source>Nothing that one would write down.</source>
        <translation>Niets dat iemand zou opschrijven.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nog niets.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Space, Enter or Escape</source>
        <translation>Spatiebalk, Enter of Escape</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
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
        <translation>opties</translation>
    </message>
    <message>
        <source>house figures</source>
        <translation>huiscijfers</translation>
    </message>
    <message>
        <source>places at the start</source>
        <translation>plaatsen bij het begin</translation>
    </message>
    <message>
        <source>rams</source>
        <translation>rammen</translation>
    </message>
    <message>
        <source>stout and weak hulls</source>
        <translation>zware en zwakke rompen</translation>
    </message>
    <message>
        <source>turn classes</source>
        <translation>draaiklassen</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>dekken</translation>
    </message>
    <message>
        <source>corvi and ferrea manus</source>
        <translation>corvi en ferrea manus</translation>
    </message>
    <message>
        <source>captains</source>
        <translation>kapiteins</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>muren</translation>
    </message>
    <message>
        <source>weather</source>
        <translation>weer</translation>
    </message>
    <message>
        <source>What differs most: of 100 battles %1 wins %2 under %3 and %4 under %5.</source>
        <translation>Het grootste verschil: van 100 slagen wint %1 er %2 in %3 en %4 in %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 talents of %1, %2 are lost under %3 and %4 under %5.</source>
        <translation>Het grootste verschil: van 100 talenten van %1 gaan er %2 verloren in %3 en %4 in %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 are sunk under %3 and %4 under %5.</source>
        <translation>Het grootste verschil: van 100 schepen van %1 zinken er %2 in %3 en %4 in %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 are captured under %3 and %4 under %5.</source>
        <translation>Het grootste verschil: van 100 schepen van %1 worden er %2 genomen in %3 en %4 in %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 flee under %3 and %4 under %5.</source>
        <translation>Het grootste verschil: van 100 schepen van %1 vluchten er %2 in %3 en %4 in %5.</translation>
    </message>
    <message>
        <source>It is open under every game.</source>
        <translation>In elk spel is het open.</translation>
    </message>
    <message>
        <source>Most battles are drawn under every game.</source>
        <translation>In elk spel blijven de meeste slagen onbeslist.</translation>
    </message>
    <message>
        <source>%1 wins most often under every game.</source>
        <translation>%1 wint het vaakst in elk spel.</translation>
    </message>
    <message>
        <source>it is open under %1</source>
        <translation>het is open in %1</translation>
    </message>
    <message>
        <source>most battles are drawn under %1</source>
        <translation>de meeste slagen blijven onbeslist in %1</translation>
    </message>
    <message>
        <source>%1 wins most often under %2</source>
        <translation>%1 wint het vaakst in %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>No figure differs by more than its error.</source>
        <translation>Geen getal verschilt meer dan zijn onzekerheid.</translation>
    </message>
    <message>
        <source>What differs most: of 100 battles %1 are drawn under %2 and %3 under %4.</source>
        <translation>Het grootste verschil: van 100 slagen blijven er %1 onbeslist in %2 en %3 in %4.</translation>
    </message>
    <message>
        <source>This match says something to %1 alone that the other games were not told: %2.</source>
        <translation>Deze ontmoeting zegt iets aan %1 alleen wat de andere spellen niet is verteld: %2.</translation>
    </message>
    <message>
        <source>%1 leaves out of account: %2.</source>
        <translation>%1 laat buiten beschouwing: %2.</translation>
    </message>
    <message>
        <source>A draw in %1 of 100 (%2)</source>
        <translation>Onbeslist in %1 van de 100 (%2)</translation>
    </message>
    <message>
        <source>%1 wins %2 of 100 (%3)</source>
        <translation>%1 wint %2 van de 100 (%3)</translation>
    </message>
    <message>
        <source>Speed lost, cm</source>
        <translation>Verloren snelheid, cm</translation>
    </message>
    <message>
        <source>Archers lost</source>
        <translation>Verloren boogschutters</translation>
    </message>
    <message>
        <source>Marines lost</source>
        <translation>Verloren zeesoldaten</translation>
    </message>
    <message>
        <source>Heavy marines lost</source>
        <translation>Verloren zware zeesoldaten</translation>
    </message>
    <message>
        <source>Ballistae lost</source>
        <translation>Verloren ballista&apos;s</translation>
    </message>
    <message>
        <source>Towers lost</source>
        <translation>Verloren torens</translation>
    </message>
    <message>
        <source>Heavy engines lost</source>
        <translation>Verloren zwaar geschut</translation>
    </message>
    <message>
        <source>Fire pots used</source>
        <translation>Gebruikte vuurpotten</translation>
    </message>
    <message>
        <source>Came to the battle</source>
        <translation>Kwam naar de slag</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>van %1</translation>
    </message>
    <message>
        <source>Steering oars hit</source>
        <translation>Roer geraakt</translation>
    </message>
    <message>
        <source>Mast down</source>
        <translation>Mast overboord</translation>
    </message>
    <message>
        <source>What she did, for her crew&apos;s experience</source>
        <translation>Wat zij deed, voor de ervaring van haar bemanning</translation>
    </message>
    <message>
        <source>Rams</source>
        <translation>Ramstoten</translation>
    </message>
    <message>
        <source>Rakes</source>
        <translation>Riemen afgeschoren</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <translation>Gezonken schepen</translation>
    </message>
    <message>
        <source>Ships captured</source>
        <translation>Genomen schepen</translation>
    </message>
    <message>
        <source>What is left on it</source>
        <translation>Wat erop over is</translation>
    </message>
    <message>
        <source>Heavy engines</source>
        <translation>Zwaar geschut</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>oar factors lost: %1</source>
        <translation>verloren riemfactoren: %1</translation>
    </message>
    <message>
        <source>speed lost: %1 cm</source>
        <translation>verloren snelheid: %1 cm</translation>
    </message>
    <message>
        <source>archers lost: %1</source>
        <translation>verloren boogschutters: %1</translation>
    </message>
    <message>
        <source>marines lost: %1</source>
        <translation>verloren zeesoldaten: %1</translation>
    </message>
    <message>
        <source>heavy marines lost: %1</source>
        <translation>verloren zware zeesoldaten: %1</translation>
    </message>
    <message>
        <source>ballistae lost: %1</source>
        <translation>verloren ballista&apos;s: %1</translation>
    </message>
    <message>
        <source>towers lost: %1</source>
        <translation>verloren torens: %1</translation>
    </message>
    <message>
        <source>engines lost: %1</source>
        <translation>verloren geschut: %1</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Gaaf</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, and +%2 is what else she has lost: %3.</source>
        <translation>%1, en +%2 is wat zij verder verloren heeft: %3.</translation>
    </message>
    <message>
        <source>That is the last of %1 levels of damage to her hull.</source>
        <translation>Dat is de laatste van %1 trappen schade aan haar romp.</translation>
    </message>
    <message>
        <source>That is level %1 of %2 of damage to her hull; a yard mends one level a week, each for a share of her hull&apos;s price (CP-5.2).</source>
        <translation>Dat is trap %1 van %2 van schade aan haar romp; een werf herstelt een trap per week, elk voor een deel van de prijs van haar romp (CP-5.2).</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>nu %1</translation>
    </message>
    <message>
        <source>raised platform</source>
        <translation>verhoogd dek</translation>
    </message>
    <message>
        <source>corvi</source>
        <translation>corvi</translation>
    </message>
    <message>
        <source>fire pot</source>
        <translation>vuurpot</translation>
    </message>
    <message>
        <source>normal hull</source>
        <translation>gewone romp</translation>
    </message>
    <message>
        <source>%1 hull</source>
        <translation>romp %1</translation>
    </message>
    <message>
        <source>%1, full speed with %2</source>
        <translation>%1, volle snelheid met %2</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bouw</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Uitrusting</translation>
    </message>
    <message>
        <source>%1 %2, week %3</source>
        <translation>%1 %2, week %3</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (en nog %1)</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hier gespeeld</translation>
    </message>
    <message>
        <source>Fought by captains</source>
        <translation>Door kapiteins gevochten</translation>
    </message>
    <message>
        <source>Fought on a table</source>
        <translation>Op een tafel gevochten</translation>
    </message>
    <message>
        <source>Goes to %1 and lies there</source>
        <translation>Vaart naar %1 en ligt daar</translation>
    </message>
    <message>
        <source>Lies where it is</source>
        <translation>Ligt waar zij is</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Vaart naar %1</translation>
    </message>
    <message>
        <source>Patrols between %1 and %2</source>
        <translation>Patrouilleert tussen %1 en %2</translation>
    </message>
    <message>
        <source>Blockades %1</source>
        <translation>Blokkeert %1</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>Valt %1 aan</translation>
    </message>
    <message>
        <source>Raids %1</source>
        <translation>Plundert %1</translation>
    </message>
    <message>
        <source>Escorts %1</source>
        <translation>Begeleidt %1</translation>
    </message>
    <message>
        <source>a fleet</source>
        <translation>een vloot</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefent</translation>
    </message>
    <message>
        <source>Lies laid up</source>
        <translation>Ligt opgelegd</translation>
    </message>
    <message>
        <source>No orders: it lies where it is and avoids battle</source>
        <translation>Geen orders: zij ligt waar zij is en mijdt slag</translation>
    </message>
    <message>
        <source>%1, rowing hard</source>
        <translation>%1, hard roeiend</translation>
    </message>
    <message>
        <source>%1; seeks battle</source>
        <translation>%1; zoekt slag</translation>
    </message>
    <message>
        <source>%1; avoids battle</source>
        <translation>%1; mijdt slag</translation>
    </message>
    <message>
        <source>Lie in port</source>
        <translation>In de haven liggen</translation>
    </message>
    <message>
        <source>Patrol a lane</source>
        <translation>Vaarweg patrouilleren</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blokkeren</translation>
    </message>
    <message>
        <source>Attack a port</source>
        <translation>Haven aanvallen</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Plunderen</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Begeleiden</translation>
    </message>
    <message>
        <source>Lay up</source>
        <translation>Opleggen</translation>
    </message>
    <message>
        <source>The commander</source>
        <translation>De bevelhebber</translation>
    </message>
    <message>
        <source>Admiral of %1</source>
        <translation>Admiraal van %1</translation>
    </message>
    <message>
        <source>Garrison of %1</source>
        <translation>Garnizoen van %1</translation>
    </message>
    <message>
        <source>In captivity</source>
        <translation>In gevangenschap</translation>
    </message>
    <message>
        <source>No command</source>
        <translation>Geen bevel</translation>
    </message>
    <message>
        <source>Waits at home</source>
        <translation>Wacht thuis</translation>
    </message>
    <message>
        <source>Wounded, out for a week</source>
        <translation>Gewond, een week uitgeschakeld</translation>
    </message>
    <message>
        <source>Wounded, out for %1 weeks</source>
        <translation>Gewond, %1 weken uitgeschakeld</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>Vastgehouden door %1</translation>
    </message>
    <message>
        <source>Dead, another comes in a week</source>
        <translation>Dood, over een week komt een ander</translation>
    </message>
    <message>
        <source>Dead, another comes in %1 weeks</source>
        <translation>Dood, over %1 weken komt een ander</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>The whole war</source>
        <translation>De hele oorlog</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Deze maand</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Drie maanden</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>ram</translation>
    </message>
    <message>
        <source>build</source>
        <translation>bouw</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>zonder %1</translation>
    </message>
    <message>
        <source>a cataphract deck</source>
        <translation>een kataphrakt dek</translation>
    </message>
    <message>
        <source>hull and ram</source>
        <translation>romp en ram</translation>
    </message>
    <message>
        <source>no room in this class</source>
        <translation>geen plaats in deze klasse</translation>
    </message>
    <message>
        <source>room for %1</source>
        <translation>plaats voor %1</translation>
    </message>
    <message>
        <source>Crew and fighting men</source>
        <translation>Bemanning en strijders</translation>
    </message>
    <message>
        <source>Ram, engines and gear</source>
        <translation>Ram, geschut en tuig</translation>
    </message>
    <message>
        <source>damage modifier</source>
        <translation>schadecorrectie</translation>
    </message>
    <message>
        <source>Hull and way</source>
        <translation>Romp en vaart</translation>
    </message>
    <message>
        <source>1 clumsy, 5 nimble</source>
        <translation>1 log, 5 wendbaar</translation>
    </message>
    <message>
        <source>Crew quality</source>
        <translation>Gehalte van de bemanning</translation>
    </message>
    <message>
        <source>Fighting oars</source>
        <translation>Vechtende roeiers</translation>
    </message>
    <message>
        <source>Cataphract deck</source>
        <translation>Kataphrakt dek</translation>
    </message>
    <message>
        <source>Heavy engine</source>
        <translation>Zwaar werktuig</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>De muur</translation>
    </message>
    <message>
        <source>%1 of %2 units taken</source>
        <translation>%1 van %2 eenheden bezet</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capaciteit</translation>
    </message>
    <message>
        <source>up to %1 in this port</source>
        <translation>tot %1 in deze haven</translation>
    </message>
    <message>
        <source>1 unit each</source>
        <translation>elk 1 eenheid</translation>
    </message>
    <message>
        <source>Engines and towers</source>
        <translation>Geschut en torens</translation>
    </message>
    <message>
        <source>1 unit each; heavy ones %1 a point</source>
        <translation>elk 1 eenheid; zware %1 per punt</translation>
    </message>
    <message>
        <source>On the face</source>
        <translation>Aan de buitenkant</translation>
    </message>
    <message>
        <source>takes no room</source>
        <translation>neemt geen plaats</translation>
    </message>
    <message>
        <source>pots</source>
        <translation>potten</translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation>correctie %1</translation>
    </message>
    <message>
        <source>Oars for full speed</source>
        <translation>Riemen voor volle snelheid</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Eskaders</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Ships with a ram</source>
        <translation>Schepen met een ram</translation>
    </message>
    <message>
        <source>Fighting men, units</source>
        <translation>Strijders, eenheden</translation>
    </message>
    <message>
        <source>%1 crews</source>
        <translation>bemanningen %1</translation>
    </message>
    <message>
        <source>A record sheet a ship</source>
        <translation>Een scheepskaart per schip</translation>
    </message>
    <message>
        <source>Rulers and template to cut out</source>
        <translation>Linialen en mal om uit te knippen</translation>
    </message>
    <message>
        <source>Damage cards, counters, rulers to cut out</source>
        <translation>Schadekaartjes, fiches en linialen om uit te knippen</translation>
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
        <translation>Eskaders, schepen en bevelhebber</translation>
    </message>
    <message>
        <source>%1, economic value %2, %3 garrison</source>
        <translation>%1, economische waarde %2, garnizoen %3</translation>
    </message>
    <message>
        <source>room left: %1 of %2</source>
        <translation>plaats over: %1 van %2</translation>
    </message>
</context>
<context>
    <name>WrittenPlot</name>
    <message>
        <source>This is no plot. Write it like %1; what stood there is kept.</source>
        <translation>Dit is geen plot. Schrijf het als %1; wat er stond blijft staan.</translation>
    </message>
    <message>
        <source>All steps of this speed are written.</source>
        <translation>Alle stappen van deze snelheid zijn geschreven.</translation>
    </message>
    <message>
        <source>Not at this speed.</source>
        <translation>Niet bij deze snelheid.</translation>
    </message>
</context>
<context>
    <name>YardBlock</name>
    <message>
        <source>%1 of %2 size classes taken this month, %3 free</source>
        <translation>%1 van %2 grootteklassen bezet deze maand, %3 vrij</translation>
    </message>
    <message>
        <source>Build ships…</source>
        <translation>Schepen bouwen…</translation>
    </message>
    <message>
        <source>The yard&apos;s month</source>
        <translation>De maand van de werf</translation>
    </message>
    <message>
        <source>Nothing is being built or repaired here.</source>
        <translation>Hier wordt niets gebouwd of hersteld.</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>bouwt</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>herstelt</translation>
    </message>
    <message>
        <source>refits</source>
        <translation>bouwt om</translation>
    </message>
    <message>
        <source>1 week more</source>
        <translation>nog 1 week</translation>
    </message>
    <message>
        <source>%1 weeks more</source>
        <translation>nog %1 weken</translation>
    </message>
    <message>
        <source>Call it off: %1 back</source>
        <translation>Afzeggen: %1 terug</translation>
    </message>
</context>
<context>
    <name>YardQueue</name>
    <message>
        <source>A plan that cannot be read</source>
        <translation>Een onleesbaar plan</translation>
    </message>
    <message>
        <source>%1 · joins %2</source>
        <translation>%1 · gaat naar %2</translation>
    </message>
    <message>
        <source>a fleet of new ships</source>
        <translation>een vloot van nieuwe schepen</translation>
    </message>
    <message>
        <source>1 level of damage</source>
        <translation>1 trap schade</translation>
    </message>
    <message>
        <source>%1 levels of damage</source>
        <translation>%1 trappen schade</translation>
    </message>
    <message>
        <source>%1 · waits: she is away</source>
        <translation>%1 · wacht: zij is weg</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>person</source>
        <translation>mens</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>sea peoples</source>
        <translation>Zeevolken</translation>
    </message>
    <message>
        <source>archaic</source>
        <translation>archaïsch</translation>
    </message>
    <message>
        <source>classical</source>
        <translation>klassiek</translation>
    </message>
    <message>
        <source>hellenistic</source>
        <translation>hellenistisch</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>keizertijd</translation>
    </message>
    <message>
        <source>byzantine</source>
        <translation>Byzantijns</translation>
    </message>
    <message>
        <source>viking</source>
        <translation>Vikingen</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>schatkist</translation>
    </message>
    <message>
        <source>wooden high</source>
        <translation>hout hoog</translation>
    </message>
    <message>
        <source>squadron</source>
        <translation>eskader</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>vloot</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>garnizoen</translation>
    </message>
    <message>
        <source>line astern</source>
        <translation>kiellinie</translation>
    </message>
    <message>
        <source>manned</source>
        <translation>bemand</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>a port</comment>
        <translation>veroverd</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <translation>uit</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <translation>aan</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>raadgevend</translation>
    </message>
    <message>
        <source>hold 15</source>
        <translation>bezit 15</translation>
    </message>
    <message>
        <source>hold 25</source>
        <translation>bezit 25</translation>
    </message>
    <message>
        <source>hold 40</source>
        <translation>bezit 40</translation>
    </message>
    <message>
        <source>last fleet</source>
        <translation>laatste vloot</translation>
    </message>
    <message>
        <source>points after 1</source>
        <translation>punten na 1</translation>
    </message>
    <message>
        <source>points after 2</source>
        <translation>punten na 2</translation>
    </message>
    <message>
        <source>points after 5</source>
        <translation>punten na 5</translation>
    </message>
    <message>
        <source>Randomised training</source>
        <translation>Oefening aan het lot</translation>
    </message>
    <message>
        <source>Crews and commanders are paid for as ordered, and turn out as a die decides.</source>
        <translation>Bemanningen en bevelhebbers worden betaald zoals besteld, en vallen uit zoals een steen beslist.</translation>
    </message>
    <message>
        <source>Periods of classes and equipment</source>
        <translation>Perioden van klassen en uitrusting</translation>
    </message>
    <message>
        <source>Strict: what is out of its years needs the umpire&apos;s waiver. Advisory: it is only noted.</source>
        <translation>Streng: wat buiten zijn jaren valt heeft toestemming van de scheidsrechter nodig. Raadgevend: het wordt alleen opgemerkt.</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Overwinning</translation>
    </message>
    <message>
        <source>Open: the umpire says. Hold: ports of so many points of economic value. Last fleet: nobody else has a ship. Points: most of them after so many years.</source>
        <translation>Open: de scheidsrechter zegt het. Bezit: havens van zoveel punten economische waarde. Laatste vloot: niemand anders heeft een schip. Punten: de meeste na zoveel jaar.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>opmerking</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>waarschuwing</translation>
    </message>
    <message>
        <source>error</source>
        <translation>fout</translation>
    </message>
</context>
<context>
    <name>navarch::rex</name>
    <message>
        <source>On rexes there is no other terrain than land.</source>
        <translation>Op rexen is geen ander terrein dan land.</translation>
    </message>
</context>
</TS>
