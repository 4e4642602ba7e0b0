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
        <source>What dice were for, and modifiers, stand as in the log, in English.</source>
        <translation>Waar stenen voor waren, en correcties, staan er zoals in het logboek, in het Engels.</translation>
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
</context>
</TS>
