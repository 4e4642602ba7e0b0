<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<extra-provisional/>
<context>
    <name>Words</name>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>True scale</source>
        <translation>Wahrer Maßstab</translation>
    </message>
    <message>
        <source>Print at 100 per cent, not fitted to the page: then this bar measures 5 cm.</source>
        <translation>Mit 100 Prozent drucken, nicht an die Seite anpassen: dann misst dieser Balken 5 cm.</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Turning template: lay the middle of the base line under the ship&apos;s middle, the ray of 0 degrees along her bow.</source>
        <translation>Drehschablone: die Mitte der Grundlinie unter die Mitte des Schiffes legen, den Strahl von 0 Grad entlang dem Bug.</translation>
    </message>
    <message>
        <source>Turning template</source>
        <translation>Drehschablone</translation>
    </message>
    <message>
        <source>One ship</source>
        <translation>Ein Schiff</translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation>%1 Schiffe</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>gesunken</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>geflohen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>In no squadron</source>
        <translation>In keinem Geschwader</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1 talents</source>
        <translation>%1 Talente</translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation>Schiffsbögen</translation>
    </message>
    <message>
        <source>%1: record sheets</source>
        <translation>%1: Schiffsbögen</translation>
    </message>
    <message>
        <source>Extra cards</source>
        <translation>Zusatzkarten</translation>
    </message>
    <message>
        <source>Last speed</source>
        <translation>Letzte Geschw.</translation>
    </message>
    <message>
        <source>Grapples</source>
        <translation>Festgehakt an</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Vorbereitet</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Rammsporn</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>ungestützt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Grappling gear</source>
        <translation>Entergeschirr</translation>
    </message>
    <message>
        <source>fight as a unit</source>
        <translation>kämpfen als Einheit</translation>
    </message>
    <message>
        <source>Orders by sub-phase, then the units&apos; orders</source>
        <translation>Befehle je Teilphase, dann die der Einheiten</translation>
    </message>
    <message>
        <source>units&apos; orders</source>
        <translation>Befehle der Einheiten</translation>
    </message>
    <message>
        <source>On %1+: grapples; %2+: hits; %3+: cuts, mends and fights fire; %4+: plugs. Range: S %5 (fire %6), B %7 (fire %8). Emergency stop above %9.</source>
        <translation>Bei %1+: hakt fest; %2+: trifft; %3+: kappt, repariert und löscht; %4+: dichtet ab. Reichweite: S %5 (Brand %6), B %7 (Brand %8). Nothalt über %9.</translation>
    </message>
    <message>
        <source>hull</source>
        <translation>Rumpfstärke</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Laurels</source>
        <translation>Lorbeeren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>by</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>speed −1, turns −1; goes when the rowers rest, lying still</source>
        <translation>Geschwindigkeit −1, Drehungen −1; vergeht, wenn die Ruderer ruhen, stillliegend</translation>
    </message>
    <message>
        <source>on a deck unit; goes in a turn of rest</source>
        <translation>auf einer Deckeinheit; vergeht in einem Zug Ruhe</translation>
    </message>
    <message>
        <source>hull −1 a turn; the rowers plug it, lying still</source>
        <translation>Rumpfstärke −1 je Zug; die Ruderer dichten ab, stillliegend</translation>
    </message>
    <message>
        <source>held to the other ship; repair</source>
        <translation>am anderen Schiff fest; Reparatur</translation>
    </message>
    <message>
        <source>turns −1; repair</source>
        <translation>Drehungen −1; Reparatur</translation>
    </message>
    <message>
        <source>no turns while moving; one turn</source>
        <translation>keine Drehungen in Fahrt; ein Zug</translation>
    </message>
    <message>
        <source>speed −1; repair</source>
        <translation>Geschwindigkeit −1; Reparatur</translation>
    </message>
    <message>
        <source>speed −2; one turn</source>
        <translation>Geschwindigkeit −2; ein Zug</translation>
    </message>
    <message>
        <source>Collisions and rams</source>
        <translation>Kollisionen und Rammstöße</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Collision, each</source>
        <translation>Kollision, jedes</translation>
    </message>
    <message>
        <source>longer run + greater mass</source>
        <translation>längerer Anlauf + größere Masse</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>ebenso viele</translation>
    </message>
    <message>
        <source>Rammed</source>
        <translation>Gerammter</translation>
    </message>
    <message>
        <source>d6 + rammer&apos;s mass − own + rammer&apos;s run</source>
        <translation>W6 + Masse des Rammenden − eigene + Anlauf des Rammenden</translation>
    </message>
    <message>
        <source>Rammer</source>
        <translation>Rammender</translation>
    </message>
    <message>
        <source>d6 − own mass + mass of the rammed</source>
        <translation>W6 − eigene Masse + Masse des Gerammten</translation>
    </message>
    <message>
        <source>Below 0 is 0. Hull goes at once, cards lie in the damage box until the turn&apos;s end.</source>
        <translation>Unter 0 ist 0. Rumpfstärke geht sofort ab, Karten liegen bis zum Ende des Zuges im Schadensfeld.</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Handgemenge</translation>
    </message>
    <message>
        <source>Milites</source>
        <translation>Milites</translation>
    </message>
    <message>
        <source>Each counter of disorder on the unit</source>
        <translation>Jeder Unordnungsmarker auf der Einheit</translation>
    </message>
    <message>
        <source>Each further unit in the pair</source>
        <translation>Jede weitere Einheit im Paar</translation>
    </message>
    <message>
        <source>A d6 for each pair and side; the lower unit is removed, equals stay.</source>
        <translation>Ein W6 je Paar und Partei; die niedrigere Einheit scheidet aus, bei Gleichstand bleiben beide.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Grapples and melee</source>
        <translation>Festhaken und Handgemenge</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Außerhalb der Karte</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>gehandelt</translation>
    </message>
    <message>
        <source>shock</source>
        <translation>Schock</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>routing</source>
        <translation>auf der Flucht</translation>
    </message>
    <message>
        <source>Until undone</source>
        <translation>Bis zum Aufheben</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>festgehakt</translation>
    </message>
    <message>
        <source>rammed together</source>
        <translation>im Rammstoß verkeilt</translation>
    </message>
    <message>
        <source>aground</source>
        <translation>auf Grund</translation>
    </message>
    <message>
        <source>blooded</source>
        <translation>mit Verlusten</translation>
    </message>
    <message>
        <source>mast down</source>
        <translation>Mast über Bord</translation>
    </message>
    <message>
        <source>%1, may not ram</source>
        <translation>%1, darf nicht rammen</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Ram bonus</source>
        <translation>Rammbonus</translation>
    </message>
    <message>
        <source>Move (B)</source>
        <translation>Bewegung (B)</translation>
    </message>
    <message>
        <source>Reinforced hulls</source>
        <translation>Verstärkter Rumpf</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>%1, green</source>
        <translation>%1, unerfahren</translation>
    </message>
    <message>
        <source>A turn costs</source>
        <translation>Drehung kostet</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 BP</translation>
    </message>
    <message>
        <source>Hoplites, tens</source>
        <translation>Hopliten, Zehner</translation>
    </message>
    <message>
        <source>%1 ×%2, shots</source>
        <translation>%1 ×%2, Schüsse</translation>
    </message>
    <message>
        <source>%1, shots</source>
        <translation>%1, Schüsse</translation>
    </message>
    <message>
        <source>Move points</source>
        <translation>Bewegungspunkte</translation>
    </message>
    <message>
        <source>%1 sheared before the battle</source>
        <translation>%1 vor der Schlacht abgeschoren</translation>
    </message>
    <message>
        <source>Rowers</source>
        <translation>Ruderer</translation>
    </message>
    <message>
        <source>cross a box for each %1 killed; a heavy one costs a Move point</source>
        <translation>ein Kästchen für je %1 Tote; ein fettes kostet einen Bewegungspunkt</translation>
    </message>
    <message>
        <source>Fires</source>
        <translation>Brände</translation>
    </message>
    <message>
        <source>the last destroys her</source>
        <translation>der letzte zerstört das Schiff</translation>
    </message>
    <message>
        <source>Sinks at the end of round</source>
        <translation>Sinkt am Ende von Runde</translation>
    </message>
    <message>
        <source>Prize of</source>
        <translation>Prise von</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <source>Skill %1</source>
        <translation>Können %1</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>rallies</source>
        <translation>sammelt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>sail</source>
        <translation>Segel</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>BP</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Anlauf</translation>
    </message>
    <message>
        <source>ram, board, shots</source>
        <translation>Rammen, Entern, Schüsse</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>getötet</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>MP = B %1 − B × rowers lost / %2 (down) − sheared; shock %3; ramming speed %4. Boards from %5, hits from %6, gets free from %7.</source>
        <translation>BP = B %1 − B × verlorene Ruderer / %2 (abgerundet) − abgeschoren; Schock %3; Rammgeschwindigkeit %4. Entert ab %5, trifft ab %6, kommt los ab %7.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Deck points in all</source>
        <translation>Deckpunkte insgesamt</translation>
    </message>
    <message>
        <source>Deck points lost</source>
        <translation>Deckpunkte verloren</translation>
    </message>
    <message>
        <source>write a ship&apos;s number under the round in which she sinks</source>
        <translation>Nummer des Schiffes unter die Runde schreiben, in der es sinkt</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Geschosse</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>to hit</source>
        <translation>Treffer ab</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>Tote</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Brand</translation>
    </message>
    <message>
        <source>A ship&apos;s turn</source>
        <translation>Der Zug eines Schiffes</translation>
    </message>
    <message>
        <source>Fires: losses, spreading, going out</source>
        <translation>Brände: Verluste, Ausbreitung, Erlöschen</translation>
    </message>
    <message>
        <source>Sail roll</source>
        <translation>Segelwurf</translation>
    </message>
    <message>
        <source>Row, after getting free if held; others may shoot</source>
        <translation>Rudern, nach Loskommen, falls festgehalten; andere dürfen schießen</translation>
    </message>
    <message>
        <source>Board and melee</source>
        <translation>Entern und Handgemenge</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Segeln</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Fires, on a d6</source>
        <translation>Brände, auf W6</translation>
    </message>
    <message>
        <source>Ram modifiers</source>
        <translation>Rammmodifikatoren</translation>
    </message>
    <message>
        <source>d10 + own Ram bonus − the target&apos;s − the target&apos;s Reinforced Hulls</source>
        <translation>W10 + eigener Rammbonus − der des Ziels − verstärkter Rumpf des Ziels</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>Oars sheared; sinks in %1d6 rounds</source>
        <translation>Riemen abgeschoren; sinkt in %1W6 Runden</translation>
    </message>
    <message>
        <source>Oars sheared</source>
        <translation>Riemen abgeschoren</translation>
    </message>
    <message>
        <source>Boarding</source>
        <translation>Entern</translation>
    </message>
    <message>
        <source>Boarding and melee</source>
        <translation>Entern und Handgemenge</translation>
    </message>
    <message>
        <source>Morale modifiers</source>
        <translation>Moralmodifikatoren</translation>
    </message>
    <message>
        <source>the crew</source>
        <translation>die Besatzung</translation>
    </message>
    <message>
        <source>1 stand, weight %1</source>
        <translation>1 Base, Gewicht %1</translation>
    </message>
    <message>
        <source>%1 stands, weight %2</source>
        <translation>%1 Bases, Gewicht %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>im Gefecht</translation>
    </message>
    <message>
        <source>running</source>
        <translation>im Wettlauf</translation>
    </message>
    <message>
        <source>pursuing</source>
        <translation>verfolgt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>Linked: front</source>
        <translation>Verbunden: Front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>well trained</source>
        <translation>gut geübt</translation>
    </message>
    <message>
        <source>green</source>
        <translation>unerfahren</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Ausbildung</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Stands, in halves</source>
        <translation>Bases, in Hälften</translation>
    </message>
    <message>
        <source>determined</source>
        <translation>entschlossen</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>poorly motivated</source>
        <translation>schlecht motiviert</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>geordnet</translation>
    </message>
    <message>
        <source>disordered</source>
        <translation>ungeordnet</translation>
    </message>
    <message>
        <source>unformed</source>
        <translation>ohne Formation</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>tests and dice</source>
        <translation>Proben und Würfel</translation>
    </message>
    <message>
        <source>halves lost</source>
        <translation>Hälften verloren</translation>
    </message>
    <message>
        <source>Ships; write their losses on the list of the fleet</source>
        <translation>Schiffe; Verluste in die Liste der Flotte schreiben</translation>
    </message>
    <message>
        <source>%1 ships, on the list with this squadron&apos;s number</source>
        <translation>%1 Schiffe, auf der Liste mit der Nummer dieses Geschwaders</translation>
    </message>
    <message>
        <source>Ships, with weight; number those lost in their order</source>
        <translation>Schiffe, mit Gewicht; verlorene der Reihe nach nummerieren</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Geschwader</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>stands off</source>
        <translation>hält sich fern</translation>
    </message>
    <message>
        <source>Squadrons lost</source>
        <translation>Geschwader verloren</translation>
    </message>
    <message>
        <source>ROW! at %1 of %2</source>
        <translation>RUDERT! bei %1 von %2</translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation>Bases verloren</translation>
    </message>
    <message>
        <source>Katastrophe at %1 of %2</source>
        <translation>Katastrophe bei %1 von %2</translation>
    </message>
    <message>
        <source>Sudden bad weather: every squadron of both fleets tests its manoeuvre</source>
        <translation>Plötzliches Unwetter: jedes Geschwader beider Flotten legt eine Manöverprobe ab</translation>
    </message>
    <message>
        <source>Omen for α: one squadron at random rises a level of morale</source>
        <translation>Vorzeichen für α: ein zufälliges Geschwader steigt eine Moralstufe</translation>
    </message>
    <message>
        <source>A navarchos of α dies: a squadron in melee drops a level of morale</source>
        <translation>Ein Nauarch von α stirbt: ein Geschwader im Handgemenge fällt eine Moralstufe</translation>
    </message>
    <message>
        <source>ROW! A fleet that has lost half of its squadrons leaves the field</source>
        <translation>RUDERT! Eine Flotte, die die Hälfte ihrer Geschwader verloren hat, verlässt das Feld</translation>
    </message>
    <message>
        <source>A navarchos of β dies: a squadron in melee drops a level of morale</source>
        <translation>Ein Nauarch von β stirbt: ein Geschwader im Handgemenge fällt eine Moralstufe</translation>
    </message>
    <message>
        <source>Omen for β: one squadron at random rises a level of morale</source>
        <translation>Vorzeichen für β: ein zufälliges Geschwader steigt eine Moralstufe</translation>
    </message>
    <message>
        <source>Sudden bad weather: every squadron of the invader tests its manoeuvre</source>
        <translation>Plötzliches Unwetter: jedes Geschwader des Angreifers legt eine Manöverprobe ab</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>least stands</source>
        <translation>Mindestbases</translation>
    </message>
    <message>
        <source>Battle test</source>
        <translation>Gefechtsprobe</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>one step of order worse, tests morale</source>
        <translation>eine Stufe Ordnung schlechter, Moralprobe</translation>
    </message>
    <message>
        <source>the enemy loses %1 stand</source>
        <translation>der Feind verliert %1 Base</translation>
    </message>
    <message>
        <source>2d6: well trained +1, green −1, disordered −1, ranks worse than the target&apos;s −1 each, two to one +1.</source>
        <translation>2W6: gut geübt +1, unerfahren −1, ungeordnet −1, je Rang schlechter als das Ziel −1, zwei gegen einen +1.</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>attacker only</source>
        <translation>nur Angreifer</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>defender only</source>
        <translation>nur Verteidiger</translation>
    </message>
    <message>
        <source>Diekplous, from epi pollon</source>
        <translation>Diekplous, aus epi pollon</translation>
    </message>
    <message>
        <source>in epi mias at the defender&apos;s rear, melee at once</source>
        <translation>in epi mias im Rücken des Verteidigers, sofort Handgemenge</translation>
    </message>
    <message>
        <source>beyond the defender, facing it, in epi mias if wished</source>
        <translation>jenseits des Verteidigers, ihm zugewandt, auf Wunsch in epi mias</translation>
    </message>
    <message>
        <source>engages the front in epi mias, both disordered, melee at once</source>
        <translation>greift die Front in epi mias an, beide ungeordnet, sofort Handgemenge</translation>
    </message>
    <message>
        <source>engages the front as it is, disordered, melee at once</source>
        <translation>greift die Front an, wie es steht, ungeordnet, sofort Handgemenge</translation>
    </message>
    <message>
        <source>Against epi mias; not green, not disordered, room behind it. 2d6: well trained +1, green −1, disordered −1, not fast −1.</source>
        <translation>Gegen epi mias; nicht unerfahren, nicht ungeordnet, Raum dahinter. 2W6: gut geübt +1, unerfahren −1, ungeordnet −1, nicht schnell −1.</translation>
    </message>
    <message>
        <source>Periplous, from epi mias</source>
        <translation>Periplous, aus epi mias</translation>
    </message>
    <message>
        <source>in epi mias on the offshore flank, melee at once</source>
        <translation>in epi mias an der seewärtigen Flanke, sofort Handgemenge</translation>
    </message>
    <message>
        <source>both turn to offshore in epi keras, row 2 average dice, test again next turn</source>
        <translation>beide drehen seewärts in epi keras, rudern 2 Durchschnittswürfel, nächsten Zug neue Probe</translation>
    </message>
    <message>
        <source>the same, 1 average die, both disordered</source>
        <translation>ebenso, 1 Durchschnittswürfel, beide ungeordnet</translation>
    </message>
    <message>
        <source>engages the front in epi mias, disordered, melee at once</source>
        <translation>greift die Front in epi mias an, ungeordnet, sofort Handgemenge</translation>
    </message>
    <message>
        <source>Against epi mias; not disordered, room on that flank. 2d6 as for the diekplous.</source>
        <translation>Gegen epi mias; nicht ungeordnet, Raum an dieser Flanke. 2W6 wie beim Diekplous.</translation>
    </message>
    <message>
        <source>Event: 2d6</source>
        <translation>Ereignis: 2W6</translation>
    </message>
    <message>
        <source>Both roll d6; the higher chooses who moves first</source>
        <translation>Beide werfen W6; der höhere wählt, wer zuerst zieht</translation>
    </message>
    <message>
        <source>The first moves: signal, then each squadron once</source>
        <translation>Der Erste zieht: Signal, dann jedes Geschwader einmal</translation>
    </message>
    <message>
        <source>The second the same</source>
        <translation>Der Zweite ebenso</translation>
    </message>
    <message>
        <source>Melee: squadrons name targets and test</source>
        <translation>Handgemenge: Geschwader nennen Ziele und legen Proben ab</translation>
    </message>
    <message>
        <source>Morale tests, rallies, rout moves</source>
        <translation>Moralproben, Sammeln, Fluchtbewegungen</translation>
    </message>
    <message>
        <source>Pursuit tests and moves</source>
        <translation>Verfolgung: Proben und Bewegungen</translation>
    </message>
    <message>
        <source>all ships turn right at once</source>
        <translation>alle Schiffe drehen zugleich nach rechts</translation>
    </message>
    <message>
        <source>all ships turn left at once</source>
        <translation>alle Schiffe drehen zugleich nach links</translation>
    </message>
    <message>
        <source>epi keras to epi mias, right of the lead</source>
        <translation>epi keras zu epi mias, rechts vom vordersten</translation>
    </message>
    <message>
        <source>epi keras to epi mias, left of the lead</source>
        <translation>epi keras zu epi mias, links vom vordersten</translation>
    </message>
    <message>
        <source>engage: contact this turn</source>
        <translation>Angriff: Kontakt in diesem Zug</translation>
    </message>
    <message>
        <source>1 average die − %1</source>
        <translation>1 Durchschnittswürfel − %1</translation>
    </message>
    <message>
        <source>Moves, in inches</source>
        <translation>Bewegungen, in Zoll</translation>
    </message>
    <message>
        <source>turning and else</source>
        <translation>Drehen und Weiteres</translation>
    </message>
    <message>
        <source>1 average die</source>
        <translation>1 Durchschnittswürfel</translation>
    </message>
    <message>
        <source>wheels; faces about; or backs %1, disordered %2</source>
        <translation>schwenkt; macht kehrt; oder rudert %1 rückwärts, ungeordnet %2</translation>
    </message>
    <message>
        <source>in succession, up to %1°, free</source>
        <translation>nacheinander, bis %1°, frei</translation>
    </message>
    <message>
        <source>wheels</source>
        <translation>schwenkt</translation>
    </message>
    <message>
        <source>straight on only</source>
        <translation>nur geradeaus</translation>
    </message>
    <message>
        <source>2 average dice</source>
        <translation>2 Durchschnittswürfel</translation>
    </message>
    <message>
        <source>away</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>at the nearest it broke</source>
        <translation>auf den nächsten, der es brach</translation>
    </message>
    <message>
        <source>An average die is a d6 that counts %1.</source>
        <translation>Ein Durchschnittswürfel ist ein W6, der %1 zählt.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>2d6</source>
        <translation>2W6</translation>
    </message>
    <message>
        <source>Manoeuvre test</source>
        <translation>Manöverprobe</translation>
    </message>
    <message>
        <source>2d6: well trained +1, green −1. To wheel, change formation, about face, back, engage; failing costs a step of order.</source>
        <translation>2W6: gut geübt +1, unerfahren −1. Zum Schwenken, Formationswechsel, Kehrtmachen, Rückwärtsrudern, Angreifen; Misslingen kostet eine Stufe Ordnung.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Kunstgriffe</translation>
    </message>
    <message>
        <source>Morale and rout</source>
        <translation>Moral und Flucht</translation>
    </message>
    <message>
        <source>Morale, 2d6: determined +1, poorly motivated −1; failing is rout. Routers row 2 average dice, pursuers 1 less 1 inch.</source>
        <translation>Moral, 2W6: entschlossen +1, schlecht motiviert −1; misslungen heißt Flucht. Fliehende rudern 2 Durchschnittswürfel, Verfolger 1 weniger 1 Zoll.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Lecks</translation>
    </message>
    <message>
        <source>plugged</source>
        <translation>abgedichtet</translation>
    </message>
    <message>
        <source>Raked</source>
        <translation>Riemen abgeschoren</translation>
    </message>
    <message>
        <source>each: cruising speed −%1, circle +%2</source>
        <translation>je: Marschgeschwindigkeit −%1, Kreis +%2</translation>
    </message>
    <message>
        <source>Sprints</source>
        <translation>Sprints</translation>
    </message>
    <message>
        <source>a turn planned above cruising speed crosses one</source>
        <translation>ein über Marschgeschwindigkeit geplanter Zug kostet einen</translation>
    </message>
    <message>
        <source>Grappled to</source>
        <translation>Festgehakt an</translation>
    </message>
    <message>
        <source>must back</source>
        <translation>muss rückwärts</translation>
    </message>
    <message>
        <source>may pivot</source>
        <translation>darf schwenken</translation>
    </message>
    <message>
        <source>average</source>
        <translation>durchschnittlich</translation>
    </message>
    <message>
        <source>Max / cruise</source>
        <translation>Max / Marsch</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
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
        <translation>nur Segel</translation>
    </message>
    <message>
        <source>Light marines</source>
        <translation>Leichte Seesoldaten</translation>
    </message>
    <message>
        <source>Medium marines</source>
        <translation>Mittlere Seesoldaten</translation>
    </message>
    <message>
        <source>Heavy marines</source>
        <translation>Schwere Seesoldaten</translation>
    </message>
    <message>
        <source>Bows</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Catapults</source>
        <translation>Katapulte</translation>
    </message>
    <message>
        <source>Stone throwers</source>
        <translation>Steinwerfer</translation>
    </message>
    <message>
        <source>Plot: a step a phase (F ahead, P port, S starboard, B astern)</source>
        <translation>Plan: ein Schritt je Phase (F voraus, P Backbord, S Steuerbord, B achteraus)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>volle Fahrt</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Turns after %1 straight hexes; speed changes by %2. Grapples on %3+. Marines kill: light %4+, medium %5+, heavy %6+. Plugs a hole on %7+, fighting %8+; an open one costs %9 a turn.</source>
        <translation>Dreht nach %1 geraden Hexfeldern; Geschwindigkeit ändert sich um %2. Hakt fest bei %3+. Seesoldaten töten: leichte %4+, mittlere %5+, schwere %6+. Dichtet ein Leck ab bei %7+, im Kampf %8+; ein offenes kostet %9 je Zug.</translation>
    </message>
    <message>
        <source>Marines</source>
        <translation>Seesoldaten</translation>
    </message>
    <message>
        <source>Hull points in all</source>
        <translation>Rumpfpunkte insgesamt</translation>
    </message>
    <message>
        <source>Plot, hidden: speed, steps, order</source>
        <translation>Planen, verdeckt: Fahrt, Schritte, Befehl</translation>
    </message>
    <message>
        <source>Reveal: sprints crossed, pivots made</source>
        <translation>Aufdecken: Sprints streichen, schwenken</translation>
    </message>
    <message>
        <source>In each phase: move together, shoot, contacts, grapples</source>
        <translation>In jeder Phase: gemeinsam ziehen, schießen, Kontakte, Festhaken</translation>
    </message>
    <message>
        <source>Board: a round of melee in every grappled group</source>
        <translation>Entern: eine Runde Handgemenge in jeder festgehakten Gruppe</translation>
    </message>
    <message>
        <source>Surrender, prize crews, cutting loose</source>
        <translation>Übergabe, Prisenmannschaften, Loskappen</translation>
    </message>
    <message>
        <source>Plug holes, then leak; sink</source>
        <translation>Lecks abdichten, dann leckt es; Sinken</translation>
    </message>
    <message>
        <source>End? Note start speeds, duties, full speed</source>
        <translation>Ende? Anfangsfahrt, Pflichten, volle Fahrt notieren</translation>
    </message>
    <message>
        <source>Phases of the steps</source>
        <translation>Phasen der Schritte</translation>
    </message>
    <message>
        <source>Ramming</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Bug gegen Bug</translation>
    </message>
    <message>
        <source>both d6, +1 for each level of better crew; the higher rams, equals ram both</source>
        <translation>beide W6, +1 je Stufe besserer Besatzung; der höhere rammt, bei Gleichstand beide</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>d6 + ram modifier; below 0 is 0; more than 0 makes a hole</source>
        <translation>W6 + Rammmodifikator; unter 0 ist 0; mehr als 0 schlägt ein Leck</translation>
    </message>
    <message>
        <source>Sunk</source>
        <translation>Gesunken</translation>
    </message>
    <message>
        <source>the rammer stops, backs 1 hex next turn, then may turn a side</source>
        <translation>der Rammende stoppt, rudert nächsten Zug 1 Hexfeld rückwärts und darf dann eine Seite drehen</translation>
    </message>
    <message>
        <source>Afloat</source>
        <translation>Schwimmt noch</translation>
    </message>
    <message>
        <source>the rammer backs 1 hex next turn; the rammed goes any way, from 0</source>
        <translation>der Rammende rudert nächsten Zug 1 Hexfeld rückwärts; der Gerammte fährt beliebig, ab 0</translation>
    </message>
    <message>
        <source>Or a rake</source>
        <translation>Oder Abscheren</translation>
    </message>
    <message>
        <source>by the better crew, said before the die: keeps its speed, may slip 1 hex sideways</source>
        <translation>durch die bessere Besatzung, vor dem Wurf angesagt: behält Fahrt, darf 1 Hexfeld seitwärts</translation>
    </message>
    <message>
        <source>d6</source>
        <translation>W6</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Of one weapon the first row that fits holds. Each shoots once a turn.</source>
        <translation>Von einer Waffe gilt die erste passende Zeile. Jede schießt einmal je Zug.</translation>
    </message>
    <message>
        <source>Crew and speed</source>
        <translation>Besatzung und Geschwindigkeit</translation>
    </message>
    <message>
        <source>Ramming and raking</source>
        <translation>Rammen und Abscheren</translation>
    </message>
    <message>
        <source>Grappling and melee</source>
        <translation>Festhaken und Handgemenge</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Enter a result: scan a sheet&apos;s code or type its number, such as %1. The code of this list takes its ships in this order.</source>
        <translation>Ergebnis eingeben: Code eines Bogens scannen oder seine Nummer eintippen, etwa %1. Der Code dieser Liste nimmt ihre Schiffe in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Typed: %1</source>
        <translation>Eintippen: %1</translation>
    </message>
    <message>
        <source>Its %1 codes stand on its list.</source>
        <translation>Die %1 Codes stehen auf der Liste der Flotte.</translation>
    </message>
    <message>
        <source>%1 fleets</source>
        <translation>%1 Flotten</translation>
    </message>
    <message>
        <source>Enter a result: scan a sheet&apos;s code or type its number. The code of a fleet takes its ships in the order of their sheets.</source>
        <translation>Ergebnis eingeben: Code eines Bogens scannen oder seine Nummer eintippen. Der Code einer Flotte nimmt ihre Schiffe in der Reihenfolge der Bögen.</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talente</translation>
    </message>
    <message>
        <source>All ships</source>
        <translation>Alle Schiffe</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Oars</source>
        <translation>Riemen</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Captain %1. </source>
        <translation>Kapitän %1. </translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>the fleet</source>
        <translation>die Flotte</translation>
    </message>
    <message>
        <source>a garrison</source>
        <translation>eine Garnison</translation>
    </message>
    <message>
        <source>a squadron</source>
        <translation>ein Geschwader</translation>
    </message>
    <message>
        <source>Fleet roster</source>
        <translation>Flottenliste</translation>
    </message>
    <message>
        <source>%1: roster</source>
        <translation>%1: Flottenliste</translation>
    </message>
    <message>
        <source>The port has no walls.</source>
        <translation>Der Hafen hat keine Mauern.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Economic value</source>
        <translation>Wirtschaftswert</translation>
    </message>
    <message>
        <source>Wall sections</source>
        <translation>Mauerabschnitte</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Ballistae</source>
        <translation>Ballisten</translation>
    </message>
    <message>
        <source>Heavy engine %1</source>
        <translation>Schweres Geschütz %1</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Boiling oil</source>
        <translation>Siedendes Öl</translation>
    </message>
    <message>
        <source>Bees</source>
        <translation>Bienen</translation>
    </message>
    <message>
        <source>%1 of %2 units of capacity taken</source>
        <translation>%1 von %2 Einheiten Kapazität belegt</translation>
    </message>
    <message>
        <source>Nothing stands on it.</source>
        <translation>Nichts steht darauf.</translation>
    </message>
    <message>
        <source>Ramming modifiers</source>
        <translation>Rammmodifikatoren</translation>
    </message>
    <message>
        <source>Ramming damage</source>
        <translation>Rammschaden</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1, house rule</source>
        <translation>%1, Hausregel</translation>
    </message>
    <message>
        <source>d10</source>
        <translation>W10</translation>
    </message>
    <message>
        <source>Oar rake</source>
        <translation>Riemen abscheren</translation>
    </message>
    <message>
        <source>Oar factors</source>
        <translation>Riemenfaktoren</translation>
    </message>
    <message>
        <source>Fast moves</source>
        <translation>Schnelle Bewegungen</translation>
    </message>
    <message>
        <source>full speed with %1</source>
        <translation>volle Fahrt mit %1</translation>
    </message>
    <message>
        <source>Damage and its casualty dice</source>
        <translation>Schaden und seine Verlustwürfel</translation>
    </message>
    <message>
        <source>Troops, towers, engines</source>
        <translation>Truppen, Türme, Geschütze</translation>
    </message>
    <message>
        <source>No troops, towers or engines aboard</source>
        <translation>Keine Truppen, Türme oder Geschütze an Bord</translation>
    </message>
    <message>
        <source>Navarchos</source>
        <translation>Nauarch</translation>
    </message>
    <message>
        <source>fires</source>
        <translation>Brände</translation>
    </message>
    <message>
        <source>wooden, unsupported</source>
        <translation>Holz, ungestützt</translation>
    </message>
    <message>
        <source>wooden high, unsupported</source>
        <translation>Holz hoch, ungestützt</translation>
    </message>
    <message>
        <source>bronze, unsupported</source>
        <translation>Bronze, ungestützt</translation>
    </message>
    <message>
        <source>reinforced</source>
        <translation>verstärkt</translation>
    </message>
    <message>
        <source>reinforced high</source>
        <translation>verstärkt hoch</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, jetzt %2</translation>
    </message>
    <message>
        <source>Size class</source>
        <translation>Größenklasse</translation>
    </message>
    <message>
        <source>Turn class</source>
        <translation>Drehklasse</translation>
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
        <translation>Schirme</translation>
    </message>
    <message>
        <source>parablemata</source>
        <translation>Parablemata</translation>
    </message>
    <message>
        <source>fighting oars</source>
        <translation>kämpfende Ruderer</translation>
    </message>
    <message>
        <source>Raised platform</source>
        <translation>Erhöhte Plattform</translation>
    </message>
    <message>
        <source>Corvi</source>
        <translation>Corvi</translation>
    </message>
    <message>
        <source>Pots</source>
        <translation>Brandtöpfe</translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Griechisches Feuer</translation>
    </message>
    <message>
        <source>overloaded: now %1 cm</source>
        <translation>überladen: jetzt %1 cm</translation>
    </message>
    <message>
        <source>now %1 cm</source>
        <translation>jetzt %1 cm</translation>
    </message>
    <message>
        <source>steering oars hit</source>
        <translation>Steuerruder getroffen</translation>
    </message>
    <message>
        <source>demoralised</source>
        <translation>demoralisiert</translation>
    </message>
    <message>
        <source>%1 commander, %2</source>
        <translation>Befehlshaber, %1, %2</translation>
    </message>
    <message>
        <source>%1 admiral, %2</source>
        <translation>Admiral, %1, %2</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>%1 from above</source>
        <translation>%1 von oben</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Admiral</source>
        <translation>Admiral</translation>
    </message>
    <message>
        <source>Crew Test when %1 of %2 are lost (SA-9.1)</source>
        <translation>Besatzungsprobe, wenn %1 von %2 verloren sind (SA-9.1)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>light</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>ernst</translation>
    </message>
    <message>
        <source>wrecked</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>Wind: %1</source>
        <translation>Wind: %1</translation>
    </message>
    <message>
        <source>from the %1 of the map</source>
        <translation>von der Kartenseite %1</translation>
    </message>
    <message>
        <source>Sea: %1</source>
        <translation>See: %1</translation>
    </message>
    <message>
        <source>Weather: rolled when the battle begins, where the game has any.</source>
        <translation>Wetter: bei Beginn der Schlacht geworfen, wo das Spiel welches hat.</translation>
    </message>
    <message>
        <source>What is not fixed is rolled.</source>
        <translation>Was nicht festgelegt ist, wird geworfen.</translation>
    </message>
    <message>
        <source>%1 ships on the table, %2 talents with walls and allies.</source>
        <translation>%1 Schiffe auf dem Tisch, %2 Talente mit Mauern und Verbündeten.</translation>
    </message>
    <message>
        <source>%1 ships on the table, %2 talents.</source>
        <translation>%1 Schiffe auf dem Tisch, %2 Talente.</translation>
    </message>
    <message>
        <source>One wall section; the card of the port has what stands on it.</source>
        <translation>Ein Mauerabschnitt; was darauf steht, sagt die Karte des Hafens.</translation>
    </message>
    <message>
        <source>%1 wall sections; the card of the port has what stands on them.</source>
        <translation>%1 Mauerabschnitte; was darauf steht, sagt die Karte des Hafens.</translation>
    </message>
    <message>
        <source>%1: %2 ships were counted, %3.</source>
        <translation>%1: %2 Schiffe gezählt, %3.</translation>
    </message>
    <message>
        <source>More is not known of them.</source>
        <translation>Mehr ist davon nicht bekannt.</translation>
    </message>
    <message>
        <source>How strong they are is not known.</source>
        <translation>Wie stark sie sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It has no ships here.</source>
        <translation>Hier sind keine Schiffe.</translation>
    </message>
    <message>
        <source>Commanders: %1.</source>
        <translation>Befehlshaber: %1.</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>Off the table: %1</source>
        <translation>Außerhalb des Tisches: %1</translation>
    </message>
    <message>
        <source>Price change %1% (SA-13.1).</source>
        <translation>Preisänderung %1 % (SA-13.1).</translation>
    </message>
    <message>
        <source>%1 fights by contract: price change %2%, reliability %3 of 10 (CP-9.1).</source>
        <translation>%1 kämpft auf Vertrag: Preisänderung %2 %, Zuverlässigkeit %3 von 10 (CP-9.1).</translation>
    </message>
    <message>
        <source>%1 wins when it still fights at the end of turn %2.</source>
        <translation>%1 siegt, wenn diese Partei am Ende von Zug %2 noch kämpft.</translation>
    </message>
    <message>
        <source>%1 wins when %2 of its ships have left over the enemy&apos;s edge.</source>
        <translation>%1 siegt, wenn %2 eigene Schiffe über den Rand des Feindes abgezogen sind.</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie sie endet</translation>
    </message>
    <message>
        <source>It lasts %1 turns at most.</source>
        <translation>Sie dauert höchstens %1 Züge.</translation>
    </message>
    <message>
        <source>as on the map</source>
        <translation>wie auf der Karte</translation>
    </message>
    <message>
        <source>Rules and options</source>
        <translation>Regeln und Optionen</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The game&apos;s own, no options changed.</source>
        <translation>Die des Spiels, keine Optionen geändert.</translation>
    </message>
    <message>
        <source>House figures of the group stand in for some of the game&apos;s.</source>
        <translation>Hauswerte der Gruppe ersetzen einige des Spiels.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>The ships stand where the game proposes. Each side may place its own anywhere on its side of the dashed line.</source>
        <translation>Die Schiffe stehen, wo das Spiel es vorschlägt. Jede Partei darf die ihren überall auf ihrer Seite der gestrichelten Linie aufstellen.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>%1: brief</source>
        <translation>%1: Auftrag</translation>
    </message>
    <message>
        <source>Shore</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Shore by %1</source>
        <translation>Küste bei %1</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Harbour of %1</source>
        <translation>Hafen von %1</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Offene See</translation>
    </message>
    <message>
        <source>Open sea off %1</source>
        <translation>Offene See vor %1</translation>
    </message>
    <message>
        <source>For the umpire</source>
        <translation>Für den Spielleiter</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>oars</source>
        <translation>Riemen</translation>
    </message>
    <message>
        <source>troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>Geschütze</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>verloren: %1</translation>
    </message>
    <message>
        <source>Greek fire used</source>
        <translation>Griechisches Feuer verbraucht</translation>
    </message>
    <message>
        <source>captain %1</source>
        <translation>Kapitän %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>%1 hat gesiegt.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>It lasted one turn.</source>
        <translation>Sie dauerte einen Zug.</translation>
    </message>
    <message>
        <source>It lasted %1 turns.</source>
        <translation>Sie dauerte %1 Züge.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1 gab auf.</translation>
    </message>
    <message>
        <source>It ended at the limit of turns.</source>
        <translation>Sie endete an der Zuggrenze.</translation>
    </message>
    <message>
        <source>It ended because nobody struck any more.</source>
        <translation>Sie endete, weil niemand mehr zuschlug.</translation>
    </message>
    <message>
        <source>It was broken off, undecided.</source>
        <translation>Sie wurde unentschieden abgebrochen.</translation>
    </message>
    <message>
        <source>It was fought on a table, and its result typed in.</source>
        <translation>Sie wurde am Tisch ausgetragen und ihr Ergebnis eingegeben.</translation>
    </message>
    <message>
        <source>What it cost</source>
        <translation>Was sie kostete</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1: it brought the treasury %2 talents.</source>
        <translation>%1: das brachte der Staatskasse %2 Talente.</translation>
    </message>
    <message>
        <source>never came</source>
        <translation>kam nicht</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>genommen von %1</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>zog sich zurück</translation>
    </message>
    <message>
        <source>a wreck taken by %1</source>
        <translation>als Wrack genommen von %1</translation>
    </message>
    <message>
        <source>afloat</source>
        <translation>schwimmt</translation>
    </message>
    <message>
        <source>lost as a wreck</source>
        <translation>als Wrack verloren</translation>
    </message>
    <message>
        <source>towed home</source>
        <translation>heimgeschleppt</translation>
    </message>
    <message>
        <source>serves its captor</source>
        <translation>dient dem Eroberer</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>verkauft</translation>
    </message>
    <message>
        <source>burnt</source>
        <translation>verbrannt</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Taten</translation>
    </message>
    <message>
        <source>It had no ships here.</source>
        <translation>Hier waren keine Schiffe.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prisen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Genommen von</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>Captured by %1</source>
        <translation>Gefangen von %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>Was folgte</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es verlief</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>In %1 turns besides ships moved, and what they tried came to nothing.</source>
        <translation>In %1 weiteren Zügen fuhren die Schiffe, und was sie versuchten, misslang.</translation>
    </message>
    <message>
        <source>%1: report</source>
        <translation>%1: Bericht</translation>
    </message>
    <message>
        <source>Report of the turn</source>
        <translation>Bericht des Zuges</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Kassenbuch</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Month/week</source>
        <translation>Monat/Woche</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Nothing came in or went out.</source>
        <translation>Nichts kam ein oder ging aus.</translation>
    </message>
    <message>
        <source>In %1, out %2 talents</source>
        <translation>Ein %1, aus %2 Talente</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Rule and dice</source>
        <translation>Regel und Würfel</translation>
    </message>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Noch ist nichts geschrieben.</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>diese Woche</translation>
    </message>
    <message>
        <source>last week</source>
        <translation>letzte Woche</translation>
    </message>
    <message>
        <source>%1 weeks ago</source>
        <translation>vor %1 Wochen</translation>
    </message>
    <message>
        <source>The umpire</source>
        <translation>Der Spielleiter</translation>
    </message>
    <message>
        <source>deploys in the %1 rows at this edge</source>
        <translation>stellt in den %1 Reihen an diesem Rand auf</translation>
    </message>
    <message>
        <source>deploys in the %1 columns at this edge</source>
        <translation>stellt in den %1 Spalten an diesem Rand auf</translation>
    </message>
    <message>
        <source>deploys within %1 inches of this edge</source>
        <translation>stellt bis %1 Zoll von diesem Rand auf</translation>
    </message>
    <message>
        <source>deploys within %1 cm of this edge</source>
        <translation>stellt bis %1 cm von diesem Rand auf</translation>
    </message>
    <message>
        <source>the harbour and its walls lie here</source>
        <translation>hier liegen der Hafen und seine Mauern</translation>
    </message>
    <message>
        <source>the shore lies here</source>
        <translation>hier liegt die Küste</translation>
    </message>
    <message>
        <source>West: %1</source>
        <translation>West: %1</translation>
    </message>
    <message>
        <source>East: %1</source>
        <translation>Ost: %1</translation>
    </message>
    <message>
        <source>Map of the deployment</source>
        <translation>Karte der Aufstellung</translation>
    </message>
    <message>
        <source>%1 hexes, from side to side</source>
        <translation>%1 Hexfelder, von Seite zu Seite</translation>
    </message>
    <message>
        <source>%1 rexes along a row</source>
        <translation>%1 Rexe entlang einer Reihe</translation>
    </message>
    <message>
        <source>%1 inches of the table; 1 : %2</source>
        <translation>%1 Zoll des Tisches; 1 : %2</translation>
    </message>
    <message>
        <source>%1 cm of the table; 1 : %2</source>
        <translation>%1 cm des Tisches; 1 : %2</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>at sea</source>
        <translation>auf See</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Nothing that you would have heard of.</source>
        <translation>Nichts, wovon Sie gehört hätten.</translation>
    </message>
    <message>
        <source>waits for a battle</source>
        <translation>wartet auf eine Schlacht</translation>
    </message>
    <message>
        <source>Your fleets</source>
        <translation>Ihre Flotten</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Its orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>You have no fleets.</source>
        <translation>Sie haben keine Flotten.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Others&apos; fleets, as last seen</source>
        <translation>Flotten anderer, wie zuletzt gesehen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>None were seen.</source>
        <translation>Keine gesehen.</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Staatskasse</translation>
    </message>
    <message>
        <source>To be seen to</source>
        <translation>Zu erledigen</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nichts wartet.</translation>
    </message>
    <message>
        <source>lie in port</source>
        <translation>liegen</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rudern</translation>
    </message>
    <message>
        <source>patrol</source>
        <translation>Patrouille</translation>
    </message>
    <message>
        <source>blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>Plünderung</translation>
    </message>
    <message>
        <source>escort</source>
        <translation>Geleit</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>üben</translation>
    </message>
    <message>
        <source>lay up</source>
        <translation>auflegen</translation>
    </message>
    <message>
        <source>Tick one order for each fleet. Forced: it rows twice as far a day.</source>
        <translation>Für jede Flotte einen Befehl ankreuzen. Forciert: sie rudert doppelt so weit am Tag.</translation>
    </message>
    <message>
        <source>%1 · %2 ships ready</source>
        <translation>%1 · %2 Schiffe bereit</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>seeks battle</source>
        <translation>sucht die Schlacht</translation>
    </message>
    <message>
        <source>avoids battle</source>
        <translation>meidet die Schlacht</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forciert</translation>
    </message>
    <message>
        <source>Money, yards, commanders, allies</source>
        <translation>Geld, Werften, Befehlshaber, Verbündete</translation>
    </message>
    <message>
        <source>Messages to others</source>
        <translation>Botschaften an andere</translation>
    </message>
    <message>
        <source>%1, %2 ships</source>
        <translation>%1, %2 Schiffe</translation>
    </message>
    <message>
        <source>%1, one ship</source>
        <translation>%1, ein Schiff</translation>
    </message>
    <message>
        <source>Against %1: %2. Losses: %3 talents.</source>
        <translation>Gegen %1: %2. Verluste: %3 Talente.</translation>
    </message>
    <message>
        <source>No ship was lost.</source>
        <translation>Kein Schiff ging verloren.</translation>
    </message>
    <message>
        <source>None but those you fought.</source>
        <translation>Keine außer denen, gegen die Sie kämpften.</translation>
    </message>
    <message>
        <source>Your battles</source>
        <translation>Ihre Schlachten</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>taken by the enemy</source>
        <translation>vom Feind genommen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>%1: the rules</source>
        <translation>%1: die Regeln</translation>
    </message>
    <message>
        <source>The campaign: the rules</source>
        <translation>Der Feldzug: die Regeln</translation>
    </message>
    <message>
        <source>In words of Navarch, with the figures that it plays by</source>
        <translation>In Worten von Navarch, mit den Werten, nach denen es spielt</translation>
    </message>
    <message>
        <source>the umpire's</source>
        <translation>vom Spielleiter</translation>
    </message>
    <message>
        <source>house figure</source>
        <translation>Hauswert</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>See %1</source>
        <translation>Siehe %1</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, Fortsetzung</translation>
    </message>
    <message>
        <source>Flagship of</source>
        <translation>Flaggschiff von</translation>
    </message>
    <message>
        <source>Wrecks, which stay behind</source>
        <translation>Wracks, die zurückbleiben</translation>
    </message>
    <message>
        <source>aboard %1</source>
        <translation>an Bord: %1</translation>
    </message>
    <message>
        <source>from page</source>
        <translation>ab Seite</translation>
    </message>
    <message>
        <source>wounded, back in %1 weeks</source>
        <translation>verwundet, in %1 Wochen zurück</translation>
    </message>
    <message>
        <source>wounded, back in a week</source>
        <translation>verwundet, in einer Woche zurück</translation>
    </message>
    <message>
        <source>1 all turn right, 2 all turn left, 3 line to the right, 4 line to the left, 5 engage</source>
        <translation>1 alle rechts drehen, 2 alle links drehen, 3 Linie nach rechts, 4 Linie nach links, 5 angreifen</translation>
    </message>
    <message>
        <source>With commander</source>
        <translation>Mit Befehlshaber</translation>
    </message>
    <message>
        <source>What else was done</source>
        <translation>Was sonst geschah</translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>wie %1 es sieht</translation>
    </message>
    <message>
        <source>This page plays a battle, and needs scripts for it. They are in the page itself.</source>
        <translation>Diese Seite spielt eine Schlacht ab und braucht dafür Skripte. Sie stehen in der Seite selbst.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>A turn forward</source>
        <translation>Eine Runde vor</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Das ganze Brett</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Place in the battle</source>
        <translation>Stelle in der Schlacht</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Niemandes</translation>
    </message>
    <message>
        <source>Wind from %1°</source>
        <translation>Wind aus %1°</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Windstille</translation>
    </message>
    <message>
        <source>%1 inches</source>
        <translation>%1 Zoll</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1 gives an order.</source>
        <translation>%1 gibt einen Befehl.</translation>
    </message>
    <message>
        <source>Ships move.</source>
        <translation>Schiffe bewegen sich.</translation>
    </message>
    <message>
        <source>The battle is about to begin.</source>
        <translation>Die Schlacht beginnt gleich.</translation>
    </message>
    <message>
        <source>A die of %1 sides shows %2</source>
        <translation>Ein Würfel mit %1 Seiten zeigt %2</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Was übrig ist</translation>
    </message>
    <message>
        <source>Ships afloat, in talents</source>
        <translation>Schwimmende Schiffe, in Talenten</translation>
    </message>
    <message>
        <source>Ships afloat</source>
        <translation>Schwimmende Schiffe</translation>
    </message>
    <message>
        <source>The battle is not over.</source>
        <translation>Die Schlacht ist nicht vorbei.</translation>
    </message>
    <message>
        <source>a step back or forward</source>
        <translation>einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>a turn back or forward</source>
        <translation>eine Runde zurück oder vor</translation>
    </message>
    <message>
        <source>to the beginning or the end</source>
        <translation>an den Anfang oder ans Ende</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>abspielen oder Pause</translation>
    </message>
    <message>
        <source>nearer, farther, the whole board</source>
        <translation>näher, weiter weg, das ganze Brett</translation>
    </message>
    <message>
        <source>names on or off</source>
        <translation>Namen an oder aus</translation>
    </message>
    <message>
        <source>for the umpire</source>
        <translation>für den Schiedsrichter</translation>
    </message>
    <message>
        <source>known to %1</source>
        <translation>bekannt bei %1</translation>
    </message>
    <message>
        <source>the umpire&apos;s note</source>
        <translation>Notiz des Schiedsrichters</translation>
    </message>
    <message>
        <source>%1: chronicle</source>
        <translation>%1: Chronik</translation>
    </message>
    <message>
        <source>As %1 knows it</source>
        <translation>Wie %1 es weiß</translation>
    </message>
    <message>
        <source>As the umpire knows it</source>
        <translation>Wie der Schiedsrichter es weiß</translation>
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
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>%1 %2 BCE, week %3</source>
        <translation>%1 %2 v. Chr., Woche %3</translation>
    </message>
    <message>
        <source>%1 %2 CE, week %3</source>
        <translation>%1 %2 n. Chr., Woche %3</translation>
    </message>
    <message>
        <source>%1 BCE</source>
        <translation>%1 v. Chr.</translation>
    </message>
    <message>
        <source>%1 CE</source>
        <translation>%1 n. Chr.</translation>
    </message>
    <message>
        <source>goes to lie in %1</source>
        <translation>geht in %1 vor Anker</translation>
    </message>
    <message>
        <source>lies where it is</source>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>rows to %1</source>
        <translation>rudert nach %1</translation>
    </message>
    <message>
        <source>patrols between %1 and %2</source>
        <translation>patrouilliert zwischen %1 und %2</translation>
    </message>
    <message>
        <source>blockades %1</source>
        <translation>blockiert %1</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>greift %1 an</translation>
    </message>
    <message>
        <source>raids %1</source>
        <translation>plündert %1</translation>
    </message>
    <message>
        <source>escorts %1</source>
        <translation>geleitet %1</translation>
    </message>
    <message>
        <source>escorts nobody</source>
        <translation>geleitet niemanden</translation>
    </message>
    <message>
        <source>goes to %1 and exercises</source>
        <translation>fährt nach %1 und übt</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>übt</translation>
    </message>
    <message>
        <source>goes to %1 and lies up in the sheds</source>
        <translation>fährt nach %1 und legt in den Schiffshäusern auf</translation>
    </message>
    <message>
        <source>lies up in the sheds</source>
        <translation>legt in den Schiffshäusern auf</translation>
    </message>
    <message>
        <source>%1, forced</source>
        <translation>%1, forciert</translation>
    </message>
    <message>
        <source>%1, seeks battle</source>
        <translation>%1, sucht die Schlacht</translation>
    </message>
    <message>
        <source>The umpire has battles to settle first.</source>
        <translation>Der Spielleiter hat erst Schlachten zu erledigen.</translation>
    </message>
    <message>
        <source>Hull, size class %1</source>
        <translation>Rumpf, Größenklasse %1</translation>
    </message>
    <message>
        <source>Base hull</source>
        <translation>Grundrumpf</translation>
    </message>
    <message>
        <source>Sail only</source>
        <translation>Nur Segel</translation>
    </message>
    <message>
        <source>Cataphract</source>
        <translation>Kataphrakte</translation>
    </message>
    <message>
        <source>Parablemata</source>
        <translation>Parablemata</translation>
    </message>
    <message>
        <source>Stout hull</source>
        <translation>Starker Rumpf</translation>
    </message>
    <message>
        <source>Weak hull</source>
        <translation>Schwacher Rumpf</translation>
    </message>
    <message>
        <source>Wooden or unreinforced high ram</source>
        <translation>Hölzerner oder unverstärkter hoher Rammsporn</translation>
    </message>
    <message>
        <source>Bronze ram on an unreinforced bow</source>
        <translation>Bronzener Rammsporn an unverstärktem Bug</translation>
    </message>
    <message>
        <source>Ram on a reinforced bow</source>
        <translation>Rammsporn an verstärktem Bug</translation>
    </message>
    <message>
        <source>Rounded to whole talents</source>
        <translation>Auf ganze Talente gerundet</translation>
    </message>
    <message>
        <source>Speed, cm %1</source>
        <translation>Geschwindigkeit, cm %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n oar factor|%n oar factors}</source>
        <translation>
            <numerusform>%n Riemenfaktor</numerusform>
            <numerusform>%n Riemenfaktoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n archer unit|%n archer units}</source>
        <translation>
            <numerusform>%n Einheit Bogenschützen</numerusform>
            <numerusform>%n Einheiten Bogenschützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine unit|%n marine units}</source>
        <translation>
            <numerusform>%n Einheit Seesoldaten</numerusform>
            <numerusform>%n Einheiten Seesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine unit with fighting oars|%n marine units with fighting oars}</source>
        <translation>
            <numerusform>%n Einheit Seesoldaten bei kämpfenden Ruderern</numerusform>
            <numerusform>%n Einheiten Seesoldaten bei kämpfenden Ruderern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine unit|%n heavy marine units}</source>
        <translation>
            <numerusform>%n Einheit schwere Seesoldaten</numerusform>
            <numerusform>%n Einheiten schwere Seesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine unit with fighting oars|%n heavy marine units with fighting oars}</source>
        <translation>
            <numerusform>%n Einheit schwere Seesoldaten bei kämpfenden Ruderern</numerusform>
            <numerusform>%n Einheiten schwere Seesoldaten bei kämpfenden Ruderern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ballista|%n ballistae}</source>
        <translation>
            <numerusform>%n Ballista</numerusform>
            <numerusform>%n Ballisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferrea manus</source>
        <translation>
            <numerusform>%n Ferrea manus</numerusform>
            <numerusform>%n Ferrea manus</numerusform>
        </translation>
    </message>
    <message>
        <source>Raised fighting platform</source>
        <translation>Erhöhte Kampfplattform</translation>
    </message>
    <message numerus="yes">
        <source>{%n tower|%n towers}</source>
        <translation>
            <numerusform>%n Turm</numerusform>
            <numerusform>%n Türme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n corvus|%n corvi}</source>
        <translation>
            <numerusform>%n Corvus</numerusform>
            <numerusform>%n Corvi</numerusform>
        </translation>
    </message>
    <message>
        <source>High ram</source>
        <translation>Hoher Rammsporn</translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of fire, bees or quicklime|%n pots of fire, bees or quicklime}</source>
        <translation>
            <numerusform>%n Topf mit Feuer, Bienen oder Ätzkalk</numerusform>
            <numerusform>%n Töpfe mit Feuer, Bienen oder Ätzkalk</numerusform>
        </translation>
    </message>
    <message>
        <source>Greek fire</source>
        <translation>Griechisches Feuer</translation>
    </message>
    <message>
        <source>Heavy war engine, damage modifier %1</source>
        <translation>Schweres Geschütz, Schadensmodifikator %1</translation>
    </message>
    <message>
        <source>%1 crew, x%2</source>
        <translation>Besatzung: %1, x%2</translation>
    </message>
    <message>
        <source>%1 garrison, x%2</source>
        <translation>Garnison: %1, x%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more alike</source>
        <translation>
            <numerusform>noch %n gleiches</numerusform>
            <numerusform>noch %n gleiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships}</source>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n commander|%n commanders}</source>
        <translation>
            <numerusform>%n Befehlshaber</numerusform>
            <numerusform>%n Befehlshaber</numerusform>
        </translation>
    </message>
    <message>
        <source>Allied contingent, %1%</source>
        <translation>Verbündete, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>{%n unit of wall capacity|%n units of wall capacity}</source>
        <translation>
            <numerusform>Mauerraum für %n Einheit</numerusform>
            <numerusform>Mauerraum für %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall section %1</source>
        <translation>Mauerabschnitt %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of boiling oil|%n pots of boiling oil}</source>
        <translation>
            <numerusform>%n Topf siedendes Öl</numerusform>
            <numerusform>%n Töpfe siedendes Öl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n pot of bees|%n pots of bees}</source>
        <translation>
            <numerusform>%n Topf Bienen</numerusform>
            <numerusform>%n Töpfe Bienen</numerusform>
        </translation>
    </message>
    <message>
        <source>Garrison in the town</source>
        <translation>Garnison in der Stadt</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Unerfahren</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Mäßig</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
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
        <translation>nirgends auf See</translation>
    </message>
    <message>
        <source>off %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>between %1 and %2, %3 out</source>
        <translation>zwischen %1 und %2, %3 draußen</translation>
    </message>
    <message numerus="yes">
        <source>{%n mile|%n miles}</source>
        <translation>
            <numerusform>%n Meile</numerusform>
            <numerusform>%n Meilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The captains come to no end: the battle is broken off, undecided.</source>
        <translation>Die Kapitäne kommen zu keinem Ende: Die Schlacht wird unentschieden abgebrochen.</translation>
    </message>
    <message>
        <source>Call off the battle %1</source>
        <translation>Schlacht %1 absagen</translation>
    </message>
    <message>
        <source>It has been fought; take its outcome back first.</source>
        <translation>Sie ist geschlagen; nehmen Sie erst das Ergebnis zurück.</translation>
    </message>
    <message>
        <source>%1 is called off.</source>
        <translation>%1 ist abgesagt.</translation>
    </message>
    <message>
        <source>Nobody said what becomes of this prize; it is sold.</source>
        <translation>Niemand hat gesagt, was aus dieser Prise wird; sie wird verkauft.</translation>
    </message>
    <message>
        <source>Take back the battle %1</source>
        <translation>Schlacht %1 zurücknehmen</translation>
    </message>
    <message>
        <source>It has not been fought; there is nothing to take back.</source>
        <translation>Sie ist nicht geschlagen; es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The turn in which it was fought is over; its outcome stands.</source>
        <translation>Der Zug, in dem sie geschlagen wurde, ist vorbei; das Ergebnis steht fest.</translation>
    </message>
    <message>
        <source>%1 is taken back and waits again.</source>
        <translation>%1 ist zurückgenommen und wartet wieder.</translation>
    </message>
    <message>
        <source>Change the house figure %1</source>
        <translation>Hauswert %1 ändern</translation>
    </message>
    <message>
        <source>The game %1 has no figure of that key that may be changed.</source>
        <translation>Das Spiel %1 hat keinen änderbaren Wert dieses Namens.</translation>
    </message>
    <message>
        <source>Change the house figure: %1</source>
        <translation>Hauswert ändern: %1</translation>
    </message>
    <message>
        <source>Restore the house figure: %1</source>
        <translation>Hauswert wiederherstellen: %1</translation>
    </message>
    <message>
        <source>The umpire changes a figure of the campaign. %1: %2.</source>
        <translation>Der Spielleiter ändert einen Wert des Feldzugs. %1: %2.</translation>
    </message>
    <message>
        <source>Rename the campaign to %1</source>
        <translation>Feldzug in %1 umbenennen</translation>
    </message>
    <message>
        <source>The campaign is now called %1.</source>
        <translation>Der Feldzug heißt nun %1.</translation>
    </message>
    <message>
        <source>A campaign begins only before the campaign begins.</source>
        <translation>Ein Feldzug beginnt nur, bevor er begonnen hat.</translation>
    </message>
    <message>
        <source>It has no ships; buy it a fleet while its budget is open, or let it build them in its yards later.</source>
        <translation>Sie hat keine Schiffe; kaufen Sie ihr eine Flotte, solange das Budget offen ist, oder lassen Sie sie später auf ihren Werften bauen.</translation>
    </message>
    <message>
        <source>A campaign needs two sides at least; add them.</source>
        <translation>Ein Feldzug braucht mindestens zwei Parteien; fügen Sie sie hinzu.</translation>
    </message>
    <message>
        <source>The set-up is over and the campaign begins.</source>
        <translation>Die Aufstellung ist vorbei und der Feldzug beginnt.</translation>
    </message>
    <message>
        <source>There is no option of that name.</source>
        <translation>Es gibt keine Option dieses Namens.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>%1 cannot be chosen; choose %2.</source>
        <translation>%1 ist nicht wählbar; wählen Sie %2.</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 ist nun %2.</translation>
    </message>
    <message>
        <source>Umpire&apos;s entry: %1</source>
        <translation>Buchung des Spielleiters: %1</translation>
    </message>
    <message>
        <source>Nothing is moved; give an amount.</source>
        <translation>Es wird nichts bewegt; geben Sie einen Betrag an.</translation>
    </message>
    <message>
        <source>At most %1 talents are moved at once.</source>
        <translation>Höchstens %1 Talente werden auf einmal bewegt.</translation>
    </message>
    <message>
        <source>%1: %2 talents, %3.</source>
        <translation>%1: %2 Talente, %3.</translation>
    </message>
    <message>
        <source>Its battle is arranged already.</source>
        <translation>Die Schlacht ist schon angesetzt.</translation>
    </message>
    <message>
        <source>It has been settled already.</source>
        <translation>Das ist schon erledigt.</translation>
    </message>
    <message>
        <source>Battle between %1 and %2, %3 out</source>
        <translation>Schlacht zwischen %1 und %2, %3 draußen</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Angriff auf %1</translation>
    </message>
    <message>
        <source>Raid on %1</source>
        <translation>Plünderung von %1</translation>
    </message>
    <message>
        <source>Battle off %1</source>
        <translation>Schlacht vor %1</translation>
    </message>
    <message>
        <source>Arrange the battle %1</source>
        <translation>Schlacht %1 ansetzen</translation>
    </message>
    <message>
        <source>Nothing is rolled for this battle; leave the dice out.</source>
        <translation>Für diese Schlacht wird nicht gewürfelt; lassen Sie die Würfe weg.</translation>
    </message>
    <message>
        <source>Let fleets part</source>
        <translation>Flotten auseinandergehen lassen</translation>
    </message>
    <message>
        <source>the enemy</source>
        <translation>der Feind</translation>
    </message>
    <message>
        <source>Let %1 and %2 part</source>
        <translation>%1 und %2 auseinandergehen lassen</translation>
    </message>
    <message>
        <source>%1 and %2 part without a battle: %3</source>
        <translation>%1 und %2 gehen ohne Schlacht auseinander: %3</translation>
    </message>
    <message>
        <source>%1 and %2 part without a battle.</source>
        <translation>%1 und %2 gehen ohne Schlacht auseinander.</translation>
    </message>
    <message>
        <source>This port belongs to another side; choose one of its own or a neutral one.</source>
        <translation>Dieser Hafen gehört einer anderen Partei; wählen Sie einen eigenen oder neutralen.</translation>
    </message>
    <message>
        <source>The side has a fleet of that name already; choose another.</source>
        <translation>Die Partei hat schon eine Flotte dieses Namens; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The fleet has a squadron of that name already; choose another.</source>
        <translation>Die Flotte hat schon ein Geschwader dieses Namens; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>A garrison&apos;s commander comes with his port, not with a fleet.</source>
        <translation>Der Befehlshaber einer Garnison kommt mit seinem Hafen, nicht mit einer Flotte.</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>%1 raises %2.</source>
        <translation>%1 stellt %2 auf.</translation>
    </message>
    <message>
        <source>Its ships are worked on in a yard; finish that or call it off first.</source>
        <translation>An ihren Schiffen wird in einer Werft gearbeitet; beenden Sie das oder sagen Sie es erst ab.</translation>
    </message>
    <message>
        <source>%1 is placed in %2.</source>
        <translation>%1 liegt nun in %2.</translation>
    </message>
    <message>
        <source>Disband %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message numerus="yes">
        <source>It has {%n ship|%n ships}; move or sell first what is in it.</source>
        <translation>
            <numerusform>Sie hat %n Schiff; verlegen oder verkaufen Sie es zuerst.</numerusform>
            <numerusform>Sie hat %n Schiffe; verlegen oder verkaufen Sie diese zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>It serves under a contract; end that first.</source>
        <translation>Sie dient unter einem Vertrag; beenden Sie erst den.</translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <translation>%1 ist aufgelöst.</translation>
    </message>
    <message>
        <source>The fleet has no name; give it one.</source>
        <translation>Die Flotte hat keinen Namen; geben Sie ihr einen.</translation>
    </message>
    <message>
        <source>The fleet has no ships; add some.</source>
        <translation>Die Flotte hat keine Schiffe; fügen Sie welche hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 serves %2 for {%n month|%n months}.</source>
        <translation>
            <numerusform>%1 dient %n Monat lang für %2.</numerusform>
            <numerusform>%1 dient %n Monate lang für %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships bought: %1</source>
        <translation>Schiffe gekauft: %1</translation>
    </message>
    <message>
        <source>Commanders hired: %1</source>
        <translation>Befehlshaber angeworben: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys %2, {%n ship|%n ships}, for %3 talents.</source>
        <translation>
            <numerusform>%1 kauft %2, %n Schiff, für %3 Talente.</numerusform>
            <numerusform>%1 kauft %2, %n Schiffe, für %3 Talente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>%1 bilden</translation>
    </message>
    <message>
        <source>It has no wall section %1; choose one that it has, or the town.</source>
        <translation>Es gibt keinen Mauerabschnitt %1; wählen Sie einen vorhandenen oder die Stadt.</translation>
    </message>
    <message numerus="yes">
        <source>Wall section %1 has room for {%n unit|%n units}, and %2 would be on it.</source>
        <translation>
            <numerusform>Mauerabschnitt %1 hat Platz für %n Einheit, und %2 stünden darauf.</numerusform>
            <numerusform>Mauerabschnitt %1 hat Platz für %n Einheiten, und %2 stünden darauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The town has room for {%n unit|%n units}, and %1 would be in it.</source>
        <translation>
            <numerusform>Die Stadt hat Platz für %n Einheit, und %1 wären darin.</numerusform>
            <numerusform>Die Stadt hat Platz für %n Einheiten, und %1 wären darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise men in %1</source>
        <translation>Truppen anwerben in %1</translation>
    </message>
    <message>
        <source>Before the campaign begins its defences are bought; fortify it.</source>
        <translation>Bevor der Feldzug beginnt, wird die Verteidigung gekauft; befestigen Sie den Hafen.</translation>
    </message>
    <message>
        <source>Nobody raises men in a port that belongs to nobody.</source>
        <translation>In einem Hafen, der niemandem gehört, wirbt niemand Truppen an.</translation>
    </message>
    <message>
        <source>No unit is named; choose some.</source>
        <translation>Es ist keine Einheit genannt; wählen Sie welche.</translation>
    </message>
    <message>
        <source>Men raised in %1</source>
        <translation>Truppen angeworben in %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n unit|%n units} raised in %1 for %2 talents.</source>
        <translation>
            <numerusform>%n Einheit in %1 für %2 Talente angeworben.</numerusform>
            <numerusform>%n Einheiten in %1 für %2 Talente angeworben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an amount of 0.01 to %1 talents.</source>
        <translation>Geben Sie einen Betrag von 0.01 bis %1 Talenten an.</translation>
    </message>
    <message>
        <source>Borrow %1 talents</source>
        <translation>%1 Talente leihen</translation>
    </message>
    <message>
        <source>Lenders give it %1 talents more at most; it owes %2 of %3.</source>
        <translation>Geldgeber leihen ihr höchstens %1 Talente mehr; die Schuld beträgt %2 von %3.</translation>
    </message>
    <message>
        <source>%1 borrows %2 talents.</source>
        <translation>%1 leiht %2 Talente.</translation>
    </message>
    <message>
        <source>Pay %1 talents back</source>
        <translation>%1 Talente zurückzahlen</translation>
    </message>
    <message>
        <source>Only %1 talents of this loan are owed.</source>
        <translation>Von diesem Darlehen sind nur noch %1 Talente offen.</translation>
    </message>
    <message>
        <source>%1 pays lenders %2 talents back.</source>
        <translation>%1 zahlt Geldgebern %2 Talente zurück.</translation>
    </message>
    <message>
        <source>Hand %1 to %2</source>
        <translation>%1 an %2 abtreten</translation>
    </message>
    <message>
        <source>Set %1 free</source>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>It belongs to nobody, so nobody can give it away.</source>
        <translation>Er gehört niemandem, also kann niemand ihn weggeben.</translation>
    </message>
    <message>
        <source>It belongs to that side already; choose another.</source>
        <translation>Er gehört dieser Partei schon; wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>A price is 0 to %1 talents.</source>
        <translation>Ein Preis ist 0 bis %1 Talente.</translation>
    </message>
    <message>
        <source>Nobody pays for a port that is set free; leave the price out.</source>
        <translation>Für einen Hafen, der freigegeben wird, zahlt niemand; lassen Sie den Preis weg.</translation>
    </message>
    <message>
        <source>%1 bought from %2</source>
        <translation>%1 gekauft von %2</translation>
    </message>
    <message>
        <source>%1 sold to %2</source>
        <translation>%1 verkauft an %2</translation>
    </message>
    <message>
        <source>%1 hands %2 to %3.</source>
        <translation>%1 tritt %2 an %3 ab.</translation>
    </message>
    <message>
        <source>%1 sets %2 free.</source>
        <translation>%1 gibt %2 frei.</translation>
    </message>
    <message>
        <source>%1 pays %2 talents for %3.</source>
        <translation>%1 zahlt %2 Talente für %3.</translation>
    </message>
    <message>
        <source>Name only the place that his post commands.</source>
        <translation>Nennen Sie nur den Ort, der zu seinem Posten gehört.</translation>
    </message>
    <message>
        <source>That command belongs to another side.</source>
        <translation>Dieses Kommando gehört einer anderen Partei.</translation>
    </message>
    <message>
        <source>He holds that command; give him another first.</source>
        <translation>Er hat dieses Kommando; geben Sie ihm erst ein anderes.</translation>
    </message>
    <message>
        <source>Appoint %1</source>
        <translation>%1 ernennen</translation>
    </message>
    <message>
        <source>Appointed %1</source>
        <translation>Ernannt: %1</translation>
    </message>
    <message>
        <source>%1 appoints %2 for %3 talents.</source>
        <translation>%1 ernennt %2 für %3 Talente.</translation>
    </message>
    <message>
        <source>Give %1 a post</source>
        <translation>%1 einen Posten geben</translation>
    </message>
    <message>
        <source>Dismiss %1</source>
        <translation>%1 entlassen</translation>
    </message>
    <message>
        <source>A garrison always has a commander; appoint another by refortifying.</source>
        <translation>Eine Garnison hat immer einen Befehlshaber; ernennen Sie einen anderen durch neues Befestigen.</translation>
    </message>
    <message>
        <source>Dismissed %1</source>
        <translation>Entlassen: %1</translation>
    </message>
    <message>
        <source>%1 is dismissed.</source>
        <translation>%1 ist entlassen.</translation>
    </message>
    <message>
        <source>%1 now belongs to %2.</source>
        <translation>%1 gehört nun %2.</translation>
    </message>
    <message>
        <source>%1 is now neutral.</source>
        <translation>%1 ist nun neutral.</translation>
    </message>
    <message>
        <source>Fortify %1</source>
        <translation>%1 befestigen</translation>
    </message>
    <message>
        <source>Fortifications are built only before the campaign begins.</source>
        <translation>Befestigungen werden nur gebaut, bevor der Feldzug beginnt.</translation>
    </message>
    <message>
        <source>A neutral port&apos;s defences are rolled, not bought.</source>
        <translation>Die Verteidigung eines neutralen Hafens wird gewürfelt, nicht gekauft.</translation>
    </message>
    <message>
        <source>Fortifications of %1</source>
        <translation>Befestigungen von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n wall section|%n wall sections}, worth %2 talents.</source>
        <translation>
            <numerusform>%1 hat %n Mauerabschnitt, %2 Talente wert.</numerusform>
            <numerusform>%1 hat %n Mauerabschnitte, %2 Talente wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the defences of %1</source>
        <translation>Die Verteidigung von %1 würfeln</translation>
    </message>
    <message>
        <source>Only a neutral port&apos;s defences are rolled.</source>
        <translation>Nur die Verteidigung eines neutralen Hafens wird gewürfelt.</translation>
    </message>
    <message>
        <source>Its defences stand already, and are kept.</source>
        <translation>Die Verteidigung steht schon und bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns out to be defended by {%n wall section|%n wall sections}.</source>
        <translation>
            <numerusform>%1 erweist sich als verteidigt durch %n Mauerabschnitt.</numerusform>
            <numerusform>%1 erweist sich als verteidigt durch %n Mauerabschnitte.</numerusform>
        </translation>
    </message>
    <message>
        <source>the commander</source>
        <translation>der Befehlshaber</translation>
    </message>
    <message>
        <source>He is no prisoner; choose one who is.</source>
        <translation>Er ist kein Gefangener; wählen Sie einen.</translation>
    </message>
    <message>
        <source>Ransom %1</source>
        <translation>%1 freikaufen</translation>
    </message>
    <message>
        <source>Ransom of %1</source>
        <translation>Lösegeld von %1</translation>
    </message>
    <message>
        <source>Ransom for %1</source>
        <translation>Lösegeld für %1</translation>
    </message>
    <message>
        <source>%1 is ransomed for %2 talents.</source>
        <translation>%1 ist für %2 Talente freigekauft.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>%1 gegen %2 austauschen</translation>
    </message>
    <message>
        <source>Each of the two must be held by the other&apos;s side.</source>
        <translation>Jeder der beiden muss von der Partei des anderen gefangen gehalten werden.</translation>
    </message>
    <message>
        <source>%1 is exchanged for %2.</source>
        <translation>%1 ist gegen %2 ausgetauscht.</translation>
    </message>
    <message>
        <source>Let %1 go</source>
        <translation>%1 gehen lassen</translation>
    </message>
    <message>
        <source>%1 is set free for nothing.</source>
        <translation>%1 ist ohne Lösegeld freigelassen.</translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation>Einen Befehl geben</translation>
    </message>
    <message>
        <source>Order %1 to %2</source>
        <translation>Befehl an %1: %2</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Join fleets</source>
        <translation>Flotten vereinigen</translation>
    </message>
    <message>
        <source>Join %1 to %2</source>
        <translation>%1 mit %2 vereinigen</translation>
    </message>
    <message>
        <source>Split a fleet</source>
        <translation>Eine Flotte aufteilen</translation>
    </message>
    <message>
        <source>Split %1 from %2</source>
        <translation>%1 von %2 abteilen</translation>
    </message>
    <message numerus="yes">
        <source>{a ship|%n ships}</source>
        <translation>
            <numerusform>ein Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>This ship is named twice; name it once.</source>
        <translation>Dieses Schiff ist zweimal genannt; nennen Sie es einmal.</translation>
    </message>
    <message>
        <source>No ship is named; choose some.</source>
        <translation>Es ist kein Schiff genannt; wählen Sie welche.</translation>
    </message>
    <message>
        <source>It would have lost more than it has; correct the losses.</source>
        <translation>Es hätte mehr verloren, als es hat; berichtigen Sie die Verluste.</translation>
    </message>
    <message>
        <source>Buy 1 to %1 ships at once.</source>
        <translation>Kaufen Sie 1 bis %1 Schiffe auf einmal.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Bought %1</source>
        <translation>Gekauft: %1</translation>
    </message>
    <message>
        <source>%1 receives %2 for %3 talents.</source>
        <translation>%1 erhält %2 für %3 Talente.</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>The side has a ship of that name already; choose another.</source>
        <translation>Die Partei hat schon ein Schiff dieses Namens; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 is now called %2.</source>
        <translation>%1 heißt nun %2.</translation>
    </message>
    <message>
        <source>Relieve the captain of %1</source>
        <translation>Den Kapitän von %1 ablösen</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>%1 an %2 geben</translation>
    </message>
    <message>
        <source>%1 has no captain of its own any more.</source>
        <translation>%1 hat keinen eigenen Kapitän mehr.</translation>
    </message>
    <message>
        <source>%1 is captain of %2 now.</source>
        <translation>%1 ist nun Kapitän von %2.</translation>
    </message>
    <message>
        <source>It belongs to another side and cannot join %1.</source>
        <translation>Es gehört einer anderen Partei und kann nicht zu %1 stoßen.</translation>
    </message>
    <message>
        <source>It lies in another place than %1; bring both together.</source>
        <translation>Es liegt an einem anderen Ort als %1; bringen Sie beide zusammen.</translation>
    </message>
    <message>
        <source>Allied and own ships are not mixed; they were paid differently.</source>
        <translation>Verbündete und eigene Schiffe werden nicht gemischt; sie sind anders bezahlt.</translation>
    </message>
    <message>
        <source>Give back %1</source>
        <translation>%1 zurückgeben</translation>
    </message>
    <message>
        <source>Ships are given back only before the campaign begins.</source>
        <translation>Schiffe werden nur zurückgegeben, bevor der Feldzug beginnt.</translation>
    </message>
    <message>
        <source>Gave back %1</source>
        <translation>Zurückgegeben: %1</translation>
    </message>
    <message>
        <source>%1 gives back %2 and receives %3 talents.</source>
        <translation>%1 gibt %2 zurück und erhält %3 Talente.</translation>
    </message>
    <message>
        <source>It is worked on in a yard; finish that or call it off first.</source>
        <translation>Es ist in einer Werft in Arbeit; beenden Sie das oder sagen Sie es erst ab.</translation>
    </message>
    <message>
        <source>It is at sea; bring it to a port first.</source>
        <translation>Es ist auf See; bringen Sie es erst in einen Hafen.</translation>
    </message>
    <message>
        <source>Hull, ram, size, speed, oars and crew are not changed by a refit of fittings; a yard does that.</source>
        <translation>Rumpf, Rammsporn, Größe, Geschwindigkeit, Riemen und Besatzung ändern sich nicht bei einer Umrüstung der Ausrüstung; das macht eine Werft.</translation>
    </message>
    <message>
        <source>Refit of %1</source>
        <translation>Umrüstung von %1</translation>
    </message>
    <message>
        <source>%1 is refitted for %2 talents.</source>
        <translation>%1 ist für %2 Talente umgerüstet.</translation>
    </message>
    <message>
        <source>Mark the condition of %1</source>
        <translation>Den Zustand von %1 vermerken</translation>
    </message>
    <message>
        <source>The umpire marks the condition of %1.</source>
        <translation>Der Spielleiter vermerkt den Zustand von %1.</translation>
    </message>
    <message>
        <source>Waive a finding on %1</source>
        <translation>Eine Beanstandung zu %1 erlassen</translation>
    </message>
    <message>
        <source>The rules have nothing of that kind against it.</source>
        <translation>Die Regeln haben nichts dergleichen dagegen.</translation>
    </message>
    <message>
        <source>That finding is waived already.</source>
        <translation>Diese Beanstandung ist schon erlassen.</translation>
    </message>
    <message>
        <source>The umpire lets %1 pass: %2</source>
        <translation>Der Spielleiter lässt %1 zu: %2</translation>
    </message>
    <message>
        <source>Another side has that name; choose another.</source>
        <translation>Eine andere Partei hat diesen Namen; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 has that colour and emblem; change one of them.</source>
        <translation>%1 hat diese Farbe und dieses Emblem; ändern Sie eines davon.</translation>
    </message>
    <message>
        <source>%1% is no step of ten; choose one.</source>
        <translation>%1 % ist kein Zehnerschritt; wählen Sie einen.</translation>
    </message>
    <message>
        <source>A campaign has at most eight sides.</source>
        <translation>Ein Feldzug hat höchstens acht Parteien.</translation>
    </message>
    <message>
        <source>A budget is 0 to 1000000 talents.</source>
        <translation>Ein Budget ist 0 bis 1000000 Talente.</translation>
    </message>
    <message>
        <source>Budget of %1</source>
        <translation>Budget von %1</translation>
    </message>
    <message>
        <source>%1 joins with %2 talents.</source>
        <translation>%1 beteiligt sich mit %2 Talenten.</translation>
    </message>
    <message>
        <source>%1: the orders are done</source>
        <translation>%1: Die Befehle sind fertig</translation>
    </message>
    <message>
        <source>%1: the orders are not done after all</source>
        <translation>%1: Die Befehle sind doch nicht fertig</translation>
    </message>
    <message>
        <source>Orders are given between a turn&apos;s beginning and its sailing.</source>
        <translation>Befehle werden zwischen dem Beginn eines Zuges und dem Fahren gegeben.</translation>
    </message>
    <message>
        <source>It has said so already.</source>
        <translation>Das ist schon gesagt.</translation>
    </message>
    <message>
        <source>%1 has given its orders.</source>
        <translation>%1 hat die eigenen Befehle gegeben.</translation>
    </message>
    <message>
        <source>%1 has still orders to give.</source>
        <translation>%1 hat noch Befehle zu geben.</translation>
    </message>
    <message>
        <source>Sign a contract with %1</source>
        <translation>Einen Vertrag mit %1 schließen</translation>
    </message>
    <message>
        <source>It serves under a contract already; change that one.</source>
        <translation>Sie dient schon unter einem Vertrag; ändern Sie diesen.</translation>
    </message>
    <message>
        <source>Contract with %1</source>
        <translation>Vertrag mit %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 serves for {%n month|%n months}.</source>
        <translation>
            <numerusform>%1 dient %n Monat.</numerusform>
            <numerusform>%1 dient %n Monate.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 serves for %2 months.</source>
        <translation>%1 dient %2 Monate.</translation>
    </message>
    <message>
        <source>Change the contract with %1</source>
        <translation>Den Vertrag mit %1 ändern</translation>
    </message>
    <message>
        <source>A contract&apos;s price is agreed only before the campaign begins.</source>
        <translation>Der Preis eines Vertrags wird nur vereinbart, bevor der Feldzug beginnt.</translation>
    </message>
    <message>
        <source>New contract with %1</source>
        <translation>Neuer Vertrag mit %1</translation>
    </message>
    <message>
        <source>End the contract with %1</source>
        <translation>Den Vertrag mit %1 beenden</translation>
    </message>
    <message>
        <source>%1 is sent home.</source>
        <translation>%1 ist nach Hause geschickt.</translation>
    </message>
    <message>
        <source>No contract with %1</source>
        <translation>Kein Vertrag mit %1</translation>
    </message>
    <message>
        <source>The contract with %1 is ended.</source>
        <translation>Der Vertrag mit %1 ist beendet.</translation>
    </message>
    <message>
        <source>Sail the week: %1</source>
        <translation>Die Woche fahren: %1</translation>
    </message>
    <message>
        <source>Advance to %1</source>
        <translation>Weiter bis %1</translation>
    </message>
    <message>
        <source>The campaign has not begun; begin it first.</source>
        <translation>Der Feldzug hat nicht begonnen; beginnen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>The campaign has gone on since this was asked; it is %1 now. Look again.</source>
        <translation>Der Feldzug ist seit dieser Frage weitergegangen; es ist nun %1. Sehen Sie noch einmal nach.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Eine Notiz schreiben</translation>
    </message>
    <message numerus="yes">
        <source>Build {%n ship|%n ships}</source>
        <translation>
            <numerusform>%n Schiff bauen</numerusform>
            <numerusform>%n Schiffe bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build 1 to %1 ships at once.</source>
        <translation>Bauen Sie 1 bis %1 Schiffe auf einmal.</translation>
    </message>
    <message>
        <source>New ships join a fleet of the side&apos;s own; choose one, or none.</source>
        <translation>Neue Schiffe kommen zu einer eigenen Flotte der Partei; wählen Sie eine oder keine.</translation>
    </message>
    <message>
        <source>The name with its number is too long; shorten it.</source>
        <translation>Der Name mit seiner Nummer ist zu lang; kürzen Sie ihn.</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} ordered in %1</source>
        <translation>
            <numerusform>%n Schiff in %1 bestellt</numerusform>
            <numerusform>%n Schiffe in %1 bestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yard of %1 begins {%n ship|%n ships} for %2 talents.</source>
        <translation>
            <numerusform>Die Werft von %1 beginnt %n Schiff für %2 Talente.</numerusform>
            <numerusform>Die Werft von %1 beginnt %n Schiffe für %2 Talente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call work in the yard of %1 off</source>
        <translation>Arbeit in der Werft von %1 absagen</translation>
    </message>
    <message>
        <source>That work is done; nothing is left to call off.</source>
        <translation>Diese Arbeit ist fertig; es gibt nichts mehr abzusagen.</translation>
    </message>
    <message>
        <source>Yard work called off in %1</source>
        <translation>Werftarbeit in %1 abgesagt</translation>
    </message>
    <message>
        <source>Work in the yard of %1 is called off; %2 talents come back.</source>
        <translation>Die Arbeit in der Werft von %1 ist abgesagt; %2 Talente kommen zurück.</translation>
    </message>
    <message>
        <source>More than light damage is mended in a yard of its own side only; bring it to one.</source>
        <translation>Mehr als leichter Schaden wird nur in einer Werft der eigenen Partei behoben; bringen Sie es zu einer.</translation>
    </message>
    <message numerus="yes">
        <source>Repair {%n ship|%n ships}</source>
        <translation>
            <numerusform>%n Schiff reparieren</numerusform>
            <numerusform>%n Schiffe reparieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair of %1</source>
        <translation>Reparatur von %1</translation>
    </message>
    <message>
        <source>Repairs of %1 are ordered.</source>
        <translation>Die Reparatur von %1 ist bestellt.</translation>
    </message>
    <message>
        <source>Refit %1 in the yard</source>
        <translation>%1 in der Werft umrüsten</translation>
    </message>
    <message>
        <source>Its size cannot be changed; build another ship.</source>
        <translation>Die Größe ist nicht zu ändern; bauen Sie ein anderes Schiff.</translation>
    </message>
    <message>
        <source>Hull and ram stay as they are; fittings are changed at once by a refit.</source>
        <translation>Rumpf und Rammsporn bleiben, wie sie sind; Ausrüstung ändert sich sofort durch eine Umrüstung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes into the yard of %2 for {%n week|%n weeks}, for %3 talents.</source>
        <translation>
            <numerusform>%1 geht für %n Woche in die Werft von %2, für %3 Talente.</numerusform>
            <numerusform>%1 geht für %n Wochen in die Werft von %2, für %3 Talente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yards work while the campaign runs; before it, ships are bought and altered at once.</source>
        <translation>Werften arbeiten, während der Feldzug läuft; vorher werden Schiffe sofort gekauft und geändert.</translation>
    </message>
    <message>
        <source>Its yard belongs to another; choose a port of the side&apos;s own.</source>
        <translation>Die Werft gehört jemand anderem; wählen Sie einen Hafen der eigenen Partei.</translation>
    </message>
    <message>
        <source>It has no yard; choose a port that has one.</source>
        <translation>Es gibt keine Werft; wählen Sie einen Hafen, der eine hat.</translation>
    </message>
    <message>
        <source>Its yard can take up %1 size classes more this month, and this is %2.</source>
        <translation>Die Werft kann diesen Monat noch %1 Größenklassen aufnehmen, und dies sind %2.</translation>
    </message>
    <message>
        <source>It is worked on already; finish that or call it off first.</source>
        <translation>Daran wird schon gearbeitet; beenden Sie das oder sagen Sie es erst ab.</translation>
    </message>
    <message>
        <source>The contingent of %1</source>
        <translation>Das Kontingent von %1</translation>
    </message>
    <message>
        <source>the contingent of %1</source>
        <translation>das Kontingent von %1</translation>
    </message>
    <message>
        <source>%1 leaves %2 and fights for %3 from now on.</source>
        <translation>%1 verlässt %2 und kämpft von nun an für %3.</translation>
    </message>
    <message>
        <source>%1 has lost all trust in its host and goes home.</source>
        <translation>%1 hat alles Vertrauen in den Gastgeber verloren und geht nach Hause.</translation>
    </message>
    <message>
        <source>%1 went unpaid; its reliability is %2 now.</source>
        <translation>%1 blieb ohne Sold; die Zuverlässigkeit ist nun %2.</translation>
    </message>
    <message>
        <source>%1 goes home; its months are over.</source>
        <translation>%1 geht nach Hause; die Monate sind um.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 has seen enough: its crew is %2 now.</source>
        <translation>%1 hat genug gesehen: Die Besatzung ist nun %2.</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 ist nun %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2, out for {%n week|%n weeks}.</source>
        <translation>
            <numerusform>%1 ist %2, %n Woche außer Dienst.</numerusform>
            <numerusform>%1 ist %2, %n Wochen außer Dienst.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is surer of its host: reliability %2.</source>
        <translation>%1 traut dem Gastgeber mehr: Zuverlässigkeit %2.</translation>
    </message>
    <message>
        <source>%1 is as sure as can be of its host: reliability %2.</source>
        <translation>%1 traut dem Gastgeber so sehr wie nur möglich: Zuverlässigkeit %2.</translation>
    </message>
    <message>
        <source>%1 is less sure of its host: reliability %2.</source>
        <translation>%1 traut dem Gastgeber weniger: Zuverlässigkeit %2.</translation>
    </message>
    <message>
        <source>It changes more than can be kept; leave ships out.</source>
        <translation>Es ändert sich mehr, als aufbewahrt werden kann; lassen Sie Schiffe weg.</translation>
    </message>
    <message>
        <source>%1 is fought: %2 wins.</source>
        <translation>%1 ist geschlagen: %2 siegt.</translation>
    </message>
    <message>
        <source>%1 is fought: nobody wins.</source>
        <translation>%1 ist geschlagen: Niemand siegt.</translation>
    </message>
    <message>
        <source>The dice for wrecks and wounds are rolled.</source>
        <translation>Die Würfel für Wracks und Wunden sind geworfen.</translation>
    </message>
    <message>
        <source>Battles are fought once the campaign has begun; begin it first.</source>
        <translation>Schlachten werden geschlagen, sobald der Feldzug begonnen hat; beginnen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>A battle needs fleets of two sides, or a port with walls to attack.</source>
        <translation>Eine Schlacht braucht Flotten zweier Parteien oder einen Hafen mit Mauern zum Angreifen.</translation>
    </message>
    <message>
        <source>A battle has at most %1 sides; leave fleets out.</source>
        <translation>Eine Schlacht hat höchstens %1 Parteien; lassen Sie Flotten weg.</translation>
    </message>
    <message>
        <source>This fleet is named twice; name it once.</source>
        <translation>Diese Flotte ist zweimal genannt; nennen Sie sie einmal.</translation>
    </message>
    <message>
        <source>A side has at most %1 allied contingents in a battle; leave some out.</source>
        <translation>Eine Partei hat in einer Schlacht höchstens %1 verbündete Kontingente; lassen Sie welche weg.</translation>
    </message>
    <message>
        <source>A battle in a port needs the port; name it.</source>
        <translation>Eine Schlacht in einem Hafen braucht den Hafen; nennen Sie ihn.</translation>
    </message>
    <message>
        <source>Nobody knows its defences yet; roll them first.</source>
        <translation>Niemand kennt die Verteidigung; würfeln Sie sie erst aus.</translation>
    </message>
    <message>
        <source>It is a wreck and stays behind.</source>
        <translation>Es ist ein Wrack und bleibt zurück.</translation>
    </message>
    <message>
        <source>It has no ship that can fight; leave it out.</source>
        <translation>Sie hat kein Schiff, das kämpfen kann; lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>The battle is too large to be kept; leave fleets out.</source>
        <translation>Die Schlacht ist zu groß zum Aufbewahren; lassen Sie Flotten weg.</translation>
    </message>
    <message>
        <source>%1 is arranged: %2, seed %3.</source>
        <translation>%1 ist angesetzt: %2, Startwert %3.</translation>
    </message>
    <message>
        <source>The men in the town lay down their arms.</source>
        <translation>Die Männer in der Stadt legen die Waffen nieder.</translation>
    </message>
    <message>
        <source>%1 falls to %2.</source>
        <translation>%1 fällt an %2.</translation>
    </message>
    <message>
        <source>It was looted earlier this year; nothing is left to take.</source>
        <translation>Er ist dieses Jahr schon geplündert worden; es gibt nichts mehr zu holen.</translation>
    </message>
    <message>
        <source>Loot of %1</source>
        <translation>Beute aus %1</translation>
    </message>
    <message>
        <source>The loot of %1 is %2 talents.</source>
        <translation>Die Beute aus %1 ist %2 Talente.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not fall: {one wall section is|%n wall sections are} still held.</source>
        <translation>
            <numerusform>%1 fällt nicht: Ein Mauerabschnitt wird noch gehalten.</numerusform>
            <numerusform>%1 fällt nicht: %n Mauerabschnitte werden noch gehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is taken by %2.</source>
        <translation>%1 ist von %2 genommen.</translation>
    </message>
    <message>
        <source>%1 holds, with losses.</source>
        <translation>%1 hält stand, mit Verlusten.</translation>
    </message>
    <message numerus="yes">
        <source>{%n cm of speed|%n cm of speed}</source>
        <translation>
            <numerusform>%n cm Geschwindigkeit</numerusform>
            <numerusform>%n cm Geschwindigkeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n archer|%n archers}</source>
        <translation>
            <numerusform>%n Bogenschütze</numerusform>
            <numerusform>%n Bogenschützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n marine|%n marines}</source>
        <translation>
            <numerusform>%n Seesoldat</numerusform>
            <numerusform>%n Seesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy marine|%n heavy marines}</source>
        <translation>
            <numerusform>%n schwerer Seesoldat</numerusform>
            <numerusform>%n schwere Seesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n heavy engine|%n heavy engines}</source>
        <translation>
            <numerusform>%n schweres Geschütz</numerusform>
            <numerusform>%n schwere Geschütze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n pot|%n pots} used</source>
        <translation>
            <numerusform>%n Topf verbraucht</numerusform>
            <numerusform>%n Töpfe verbraucht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>This outcome is of %1; the battle is fought by %2.</source>
        <translation>Dieses Ergebnis ist von %1; die Schlacht wird nach %2 geschlagen.</translation>
    </message>
    <message>
        <source>The victor is side %1, and the battle has none of that number.</source>
        <translation>Der Sieger ist Partei %1, und die Schlacht hat keine dieser Nummer.</translation>
    </message>
    <message>
        <source>The side that gave up is side %1, and the battle has none of that number.</source>
        <translation>Die Partei, die aufgab, ist Partei %1, und die Schlacht hat keine dieser Nummer.</translation>
    </message>
    <message>
        <source>It did not go into this battle; take it out.</source>
        <translation>Es ging nicht in diese Schlacht; nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>It comes out twice; leave one of the two.</source>
        <translation>Es kommt zweimal heraus; lassen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>The outcome does not say what became of it; add it.</source>
        <translation>Das Ergebnis sagt nicht, was daraus wurde; ergänzen Sie es.</translation>
    </message>
    <message>
        <source>In its place the outcome has %1; it is of another battle.</source>
        <translation>An seiner Stelle hat das Ergebnis %1; es ist von einer anderen Schlacht.</translation>
    </message>
    <message>
        <source>A captured ship has a captor, and no other ship has.</source>
        <translation>Ein genommenes Schiff hat einen Eroberer, und kein anderes hat einen.</translation>
    </message>
    <message>
        <source>Its captor is no other side of this battle; correct it.</source>
        <translation>Der Eroberer ist keine andere Partei dieser Schlacht; berichtigen Sie ihn.</translation>
    </message>
    <message>
        <source>It never came to the battle and cannot have been lost there.</source>
        <translation>Es kam nie zur Schlacht und kann dort nicht verloren worden sein.</translation>
    </message>
    <message>
        <source>It is no longer in the campaign; call the battle off.</source>
        <translation>Es ist nicht mehr im Feldzug; sagen Sie die Schlacht ab.</translation>
    </message>
    <message>
        <source>It comes out with less damage than it went in with; look whether that is meant.</source>
        <translation>Es kommt mit weniger Schaden heraus, als es hineinging; sehen Sie nach, ob das gemeint ist.</translation>
    </message>
    <message>
        <source>He did not go into this battle; take him out.</source>
        <translation>Er ging nicht in diese Schlacht; nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>He comes out twice; leave one of the two.</source>
        <translation>Er kommt zweimal heraus; lassen Sie einen von beiden.</translation>
    </message>
    <message>
        <source>His captor is no side of this battle; correct it.</source>
        <translation>Wer ihn gefangen nahm, ist keine Partei dieser Schlacht; berichtigen Sie das.</translation>
    </message>
    <message>
        <source>This battle has no such wall section; take it out.</source>
        <translation>Diese Schlacht hat keinen solchen Mauerabschnitt; nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>It stands twice in the outcome; leave one of the two.</source>
        <translation>Er steht zweimal im Ergebnis; lassen Sie einen von beiden.</translation>
    </message>
    <message>
        <source>The replay cannot be read: %1</source>
        <translation>Die Wiedergabe ist nicht zu lesen: %1</translation>
    </message>
    <message>
        <source>The replay does not end in this outcome; leave it out, or enter its own.</source>
        <translation>Die Wiedergabe endet nicht mit diesem Ergebnis; lassen Sie sie weg, oder geben Sie ihr eigenes ein.</translation>
    </message>
    <message>
        <source>The replay is of another battle; leave it out.</source>
        <translation>Die Wiedergabe ist von einer anderen Schlacht; lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Enter the battle %1</source>
        <translation>Schlacht %1 eintragen</translation>
    </message>
    <message>
        <source>Its outcome has been entered already; take that back first.</source>
        <translation>Das Ergebnis ist schon eingetragen; nehmen Sie es erst zurück.</translation>
    </message>
    <message>
        <source>Say how it was fought: played, captains or typed.</source>
        <translation>Sagen Sie, wie sie geschlagen wurde: gespielt, Kapitäne oder eingetippt.</translation>
    </message>
    <message>
        <source>Its brief has other sides than the battle; take a backup that is whole.</source>
        <translation>Der Auftrag hat andere Parteien als die Schlacht; nehmen Sie eine unversehrte Sicherungskopie.</translation>
    </message>
    <message>
        <source>Its brief cannot be read: %1</source>
        <translation>Der Auftrag ist nicht zu lesen: %1</translation>
    </message>
    <message>
        <source>Ship %1 is no prize of this battle; leave it out.</source>
        <translation>Schiff %1 ist keine Prise dieser Schlacht; lassen Sie es weg.</translation>
    </message>
    <message>
        <source>This prize is named twice; choose once.</source>
        <translation>Diese Prise ist zweimal genannt; wählen Sie einmal.</translation>
    </message>
    <message>
        <source>Prize sold: %1</source>
        <translation>Prise verkauft: %1</translation>
    </message>
    <message>
        <source>%1 sells %2 for %3 talents.</source>
        <translation>%1 verkauft %2 für %3 Talente.</translation>
    </message>
    <message>
        <source>sold by %1</source>
        <translation>verkauft von %1</translation>
    </message>
    <message>
        <source>%1 burns %2.</source>
        <translation>%1 verbrennt %2.</translation>
    </message>
    <message>
        <source>burnt by %1</source>
        <translation>verbrannt von %1</translation>
    </message>
    <message>
        <source>%1 has no fleet here that it could join; sell or burn it.</source>
        <translation>%1 hat hier keine Flotte, zu der sie stoßen könnte; verkaufen oder verbrennen Sie sie.</translation>
    </message>
    <message>
        <source>Prize taken into service: %1</source>
        <translation>Prise in Dienst gestellt: %1</translation>
    </message>
    <message>
        <source>%1 joins %2 with a crew that is %3, for %4 talents.</source>
        <translation>%1 stößt zu %2, Besatzung: %3, für %4 Talente.</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <translation>%1, genommen von %2</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Its side has no port to retire to; it stays where it is until the umpire moves it.</source>
        <translation>Ihre Partei hat keinen Hafen, in den sie sich zurückziehen kann; sie bleibt, wo sie ist, bis der Spielleiter sie verlegt.</translation>
    </message>
    <message>
        <source>has no port to retire to</source>
        <translation>hat keinen Hafen zum Rückzug</translation>
    </message>
    <message>
        <source>%1 retires to where it lies, %2.</source>
        <translation>%1 zieht sich an den eigenen Liegeplatz %2 zurück.</translation>
    </message>
    <message>
        <source>retires to where it lies, %1</source>
        <translation>zieht sich an den eigenen Liegeplatz %1 zurück</translation>
    </message>
    <message>
        <source>%1 retires to %2.</source>
        <translation>%1 zieht sich nach %2 zurück.</translation>
    </message>
    <message>
        <source>retires to %1</source>
        <translation>zieht sich nach %1 zurück</translation>
    </message>
    <message>
        <source>has no ships left</source>
        <translation>hat keine Schiffe mehr</translation>
    </message>
    <message>
        <source>What it changed cannot be read any more; take a backup that is whole.</source>
        <translation>Was sie änderte, ist nicht mehr zu lesen; nehmen Sie eine unversehrte Sicherungskopie.</translation>
    </message>
    <message>
        <source>It has been changed since the battle; undo that first, then take the battle back.</source>
        <translation>Das ist seit der Schlacht geändert worden; machen Sie erst das rückgängig, dann nehmen Sie die Schlacht zurück.</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Another ship of its side bears its name now; rename that one, then take the battle back.</source>
        <translation>Ein anderes Schiff der Partei trägt nun seinen Namen; benennen Sie jenes um, dann nehmen Sie die Schlacht zurück.</translation>
    </message>
    <message>
        <source>He holds the command of %1 now; give him another, then take the battle back.</source>
        <translation>Er hat nun das Kommando von %1; geben Sie ihm ein anderes, dann nehmen Sie die Schlacht zurück.</translation>
    </message>
    <message>
        <source>It waits for the battle %1; enter its outcome or call the battle off first.</source>
        <translation>Es wartet eine Schlacht, %1; tragen Sie erst ihr Ergebnis ein oder sagen Sie sie ab.</translation>
    </message>
    <message>
        <source>It serves under a contract; its ships stay together and apart from others.</source>
        <translation>Sie dient unter einem Vertrag; ihre Schiffe bleiben beisammen und von anderen getrennt.</translation>
    </message>
    <message>
        <source>It has met an enemy; arrange the battle or let them part first.</source>
        <translation>Sie ist auf einen Feind getroffen; setzen Sie die Schlacht an oder lassen Sie beide erst auseinandergehen.</translation>
    </message>
    <message>
        <source>A fleet cannot join itself.</source>
        <translation>Eine Flotte kann nicht zu sich selbst stoßen.</translation>
    </message>
    <message>
        <source>%1 belongs to another side.</source>
        <translation>%1 gehört einer anderen Partei.</translation>
    </message>
    <message>
        <source>It is not where %1 is; bring both together first.</source>
        <translation>Sie ist nicht, wo %1 ist; bringen Sie beide erst zusammen.</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation>%1 stößt zu %2.</translation>
    </message>
    <message>
        <source>It is not in %1; leave it out.</source>
        <translation>Es ist nicht in %1; lassen Sie es weg.</translation>
    </message>
    <message>
        <source>All its ships are named; leave some behind, or rename the fleet.</source>
        <translation>Alle Schiffe sind genannt; lassen Sie welche zurück, oder benennen Sie die Flotte um.</translation>
    </message>
    <message numerus="yes">
        <source>%1, {%n ship|%n ships}, leaves %2.</source>
        <translation>
            <numerusform>%1, %n Schiff, verlässt %2.</numerusform>
            <numerusform>%1, %n Schiffe, verlässt %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This squadron belongs to another fleet; choose one of its own.</source>
        <translation>Dieses Geschwader gehört einer anderen Flotte; wählen Sie ein eigenes.</translation>
    </message>
    <message>
        <source>It would have %1 ships; a squadron has at most %2. Form another.</source>
        <translation>Es hätte %1 Schiffe; ein Geschwader hat höchstens %2. Bilden Sie ein weiteres.</translation>
    </message>
    <message>
        <source>While the campaign runs ships are built in a yard; order them there.</source>
        <translation>Während der Feldzug läuft, werden Schiffe in einer Werft gebaut; bestellen Sie sie dort.</translation>
    </message>
    <message>
        <source>The campaign has not begun, so ships are bought; the umpire places none.</source>
        <translation>Der Feldzug hat nicht begonnen, also werden Schiffe gekauft; der Spielleiter setzt keine ein.</translation>
    </message>
    <message numerus="yes">
        <source>The umpire gives %1 {%n ship|%n ships}.</source>
        <translation>
            <numerusform>Der Spielleiter gibt an %1: %n Schiff.</numerusform>
            <numerusform>Der Spielleiter gibt an %1: %n Schiffe.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no ship class %1.</source>
        <translation>Es gibt keine Schiffsklasse %1.</translation>
    </message>
    <message>
        <source>A waiver needs the umpire&apos;s reason; write one.</source>
        <translation>Ein Erlass braucht die Begründung des Spielleiters; schreiben Sie eine.</translation>
    </message>
    <message>
        <source>The class library has no class %1.</source>
        <translation>Die Klassenbibliothek hat keine Klasse %1.</translation>
    </message>
    <message>
        <source>%1 Waived: %2</source>
        <translation>%1 Erlassen: %2</translation>
    </message>
    <message>
        <source>This is the umpire&apos;s business; it is done with the umpire&apos;s eyes.</source>
        <translation>Das ist Sache des Spielleiters; es geschieht mit den Augen des Spielleiters.</translation>
    </message>
    <message>
        <source>Several people play: this is settled by the umpire, for all of them.</source>
        <translation>Mehrere spielen: Dies regelt der Spielleiter, für alle.</translation>
    </message>
    <message>
        <source>This is not your side&apos;s to do; each side does what is its own.</source>
        <translation>Das ist nicht Sache Ihrer Partei; jede Partei tut, was ihr zusteht.</translation>
    </message>
    <message>
        <source>It costs %1 talents and the treasury holds %2; %3 are missing.</source>
        <translation>Es kostet %1 Talente, und in der Staatskasse sind %2; es fehlen %3.</translation>
    </message>
    <message>
        <source>%1 typed dice are too many; leave them out.</source>
        <translation>%1 eingetippte Würfe sind zu viele; lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Everything is already as this would make it.</source>
        <translation>Alles ist schon so, wie es dadurch würde.</translation>
    </message>
    <message>
        <source>Another side&apos;s fleet lies there; move it first.</source>
        <translation>Dort liegt eine Flotte einer anderen Partei; verlegen Sie sie erst.</translation>
    </message>
    <message>
        <source>Its yard is at work for another side; finish or call that off first.</source>
        <translation>Die Werft arbeitet für eine andere Partei; beenden Sie das oder sagen Sie es erst ab.</translation>
    </message>
    <message>
        <source>Its captain raises a fleet within its budget as the campaign begins.</source>
        <translation>Ihr Kapitän stellt innerhalb des Budgets eine Flotte auf, wenn der Feldzug beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1, at sea: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, auf See: %n Schiff</numerusform>
            <numerusform>%1, auf See: %n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, manned in port: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, bemannt im Hafen: %n Schiff</numerusform>
            <numerusform>%1, bemannt im Hafen: %n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, laid up: {%n ship|%n ships}</source>
        <translation>
            <numerusform>%1, aufgelegt: %n Schiff</numerusform>
            <numerusform>%1, aufgelegt: %n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Income of %1, attacked</source>
        <translation>Einnahmen aus %1, angegriffen</translation>
    </message>
    <message>
        <source>Income of %1</source>
        <translation>Einnahmen aus %1</translation>
    </message>
    <message numerus="yes">
        <source>Income of %1, attacked, blockaded for {%n week|%n weeks}</source>
        <translation>
            <numerusform>Einnahmen aus %1, angegriffen, %n Woche blockiert</numerusform>
            <numerusform>Einnahmen aus %1, angegriffen, %n Wochen blockiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income of %1, blockaded for {%n week|%n weeks}</source>
        <translation>
            <numerusform>Einnahmen aus %1, %n Woche blockiert</numerusform>
            <numerusform>Einnahmen aus %1, %n Wochen blockiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken by the blockade of %1</source>
        <translation>Durch die Blockade von %1 genommen</translation>
    </message>
    <message>
        <source>Interest on %1 talents</source>
        <translation>Zinsen auf %1 Talente</translation>
    </message>
    <message numerus="yes">
        <source>Pay of {%n commander|%n commanders}</source>
        <translation>
            <numerusform>Sold von %n Befehlshaber</numerusform>
            <numerusform>Sold von %n Befehlshabern</numerusform>
        </translation>
    </message>
    <message>
        <source>Training of %1</source>
        <translation>Ausbildung von %1</translation>
    </message>
    <message>
        <source>Pay of %1</source>
        <translation>Sold von %1</translation>
    </message>
    <message>
        <source>%1 has recovered from his wound.</source>
        <translation>%1 ist von seiner Wunde genesen.</translation>
    </message>
    <message>
        <source>%1, %2, takes the place of the dead and waits at home.</source>
        <translation>%1, %2, tritt an die Stelle des Toten und wartet daheim.</translation>
    </message>
    <message>
        <source>%1, %2, takes the place of the dead and commands %3.</source>
        <translation>%1, %2, tritt an die Stelle des Toten und befehligt %3.</translation>
    </message>
    <message>
        <source>the garrison of %1</source>
        <translation>die Garnison von %1</translation>
    </message>
    <message numerus="yes">
        <source>{%n crew|%n crews} of %1 trained for a month. None is better for it.</source>
        <translation>
            <numerusform>%n Besatzung von %1 übte einen Monat. Sie ist nicht besser geworden.</numerusform>
            <numerusform>%n Besatzungen von %1 übten einen Monat. Keine ist besser geworden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n crew|%n crews} of %1 trained for a month. Better now: %2.</source>
        <translation>
            <numerusform>%n Besatzung von %1 übte einen Monat. Nun besser: %2.</numerusform>
            <numerusform>%n Besatzungen von %1 übten einen Monat. Nun besser: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} of %1 went unpaid.</source>
        <translation>
            <numerusform>%n Schiff von %1 blieb ohne Sold.</numerusform>
            <numerusform>%n Schiffe von %1 blieben ohne Sold.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The crew of %2 is worse for it.</source>
        <translation>%1 Die Besatzung von %2 ist dadurch schlechter geworden.</translation>
    </message>
    <message>
        <source>%1 The crews of %2 are worse for it.</source>
        <translation>%1 Die Besatzungen von %2 sind dadurch schlechter geworden.</translation>
    </message>
    <message>
        <source>%1, unpaid, deserts and is not seen again.</source>
        <translation>%1, ohne Sold, desertiert und wird nicht wieder gesehen.</translation>
    </message>
    <message>
        <source>%1, unpaid, deserts to %2.</source>
        <translation>%1, ohne Sold, läuft über zu %2.</translation>
    </message>
    <message>
        <source>%1 is undefended and falls to %2.</source>
        <translation>%1 ist unverteidigt und fällt an %2.</translation>
    </message>
    <message>
        <source>%1 is undefended and falls to %2; the loot is %3 talents.</source>
        <translation>%1 ist unverteidigt und fällt an %2; die Beute ist %3 Talente.</translation>
    </message>
    <message>
        <source>There is no %1 %2 in this campaign.</source>
        <translation>%1 %2 gibt es in diesem Feldzug nicht.</translation>
    </message>
    <message>
        <source>It has no ships; there is nothing to give an order to.</source>
        <translation>Sie hat keine Schiffe; es gibt nichts, dem man befehlen könnte.</translation>
    </message>
    <message>
        <source>It has only wrecks, and they cannot row; leave it where it is.</source>
        <translation>Sie hat nur Wracks, und die können nicht rudern; lassen Sie sie, wo sie ist.</translation>
    </message>
    <message>
        <source>%1 is in a yard; wait until she is done, or leave her behind in a fleet of her own.</source>
        <translation>%1 liegt in einer Werft; warten Sie, bis das Schiff fertig ist, oder lassen Sie es in einer eigenen Flotte zurück.</translation>
    </message>
    <message>
        <source>A ship</source>
        <translation>Ein Schiff</translation>
    </message>
    <message>
        <source>The order to %1 has no use for %2; leave it out.</source>
        <translation>Zum Befehl „%1“ gehört dies nicht: %2; lassen Sie es weg.</translation>
    </message>
    <message>
        <source>a fleet to escort</source>
        <translation>eine Flotte zum Geleiten</translation>
    </message>
    <message>
        <source>a fleet that seeks battle</source>
        <translation>eine Flotte, die die Schlacht sucht</translation>
    </message>
    <message>
        <source>Say where it shall go: a port or a route.</source>
        <translation>Sagen Sie, wohin sie gehen soll: ein Hafen oder eine Route.</translation>
    </message>
    <message>
        <source>Say which port is meant.</source>
        <translation>Sagen Sie, welcher Hafen gemeint ist.</translation>
    </message>
    <message>
        <source>A route needs the port that it leads to.</source>
        <translation>Eine Route braucht den Hafen, zu dem sie führt.</translation>
    </message>
    <message>
        <source>%1 is no place that the gazetteer knows.</source>
        <translation>%1 ist kein Ort, den das Ortsverzeichnis kennt.</translation>
    </message>
    <message>
        <source>There is no sea lane between the two places; name the ends of one.</source>
        <translation>Zwischen den beiden Orten gibt es keinen Seeweg; nennen Sie die Enden eines Seewegs.</translation>
    </message>
    <message>
        <source>Say which fleet it shall escort.</source>
        <translation>Sagen Sie, welche Flotte sie geleiten soll.</translation>
    </message>
    <message>
        <source>A fleet cannot escort itself.</source>
        <translation>Eine Flotte kann sich nicht selbst geleiten.</translation>
    </message>
    <message>
        <source>%1 belongs to another side; escort one of its own.</source>
        <translation>%1 gehört einer anderen Partei; geleiten Sie eine eigene Flotte.</translation>
    </message>
    <message>
        <source>%1 escorts this fleet itself; somebody must lead.</source>
        <translation>%1 geleitet selbst diese Flotte; jemand muss vorangehen.</translation>
    </message>
    <message>
        <source>%1 belongs to its own side; choose another.</source>
        <translation>%1 gehört der eigenen Partei; wählen Sie einen anderen Hafen.</translation>
    </message>
    <message>
        <source>%1 belongs to another side; blockade, attack or raid it, or stay away.</source>
        <translation>%1 gehört einer anderen Partei; blockieren, angreifen, plündern oder fernbleiben.</translation>
    </message>
    <message>
        <source>It is at sea; name the port that it shall go to first.</source>
        <translation>Sie ist auf See; nennen Sie den Hafen, den sie zuerst anlaufen soll.</translation>
    </message>
    <message>
        <source>%1 is not its own; ships are laid up in sheds at home.</source>
        <translation>%1 gehört ihr nicht; Schiffe werden daheim in Schiffshäusern aufgelegt.</translation>
    </message>
    <message>
        <source>It lies in %1 already.</source>
        <translation>Sie liegt schon in %1.</translation>
    </message>
    <message>
        <source>No sea lane leads to %1; fleets are placed there by the umpire.</source>
        <translation>Kein Seeweg führt nach %1; dorthin setzt der Spielleiter die Flotten.</translation>
    </message>
    <message>
        <source>A route has at most %1 places; shorten it.</source>
        <translation>Eine Route hat höchstens %1 Orte; kürzen Sie sie.</translation>
    </message>
    <message>
        <source>The route does not end at %1.</source>
        <translation>Die Route endet nicht in %1.</translation>
    </message>
    <message numerus="yes">
        <source>The sea is closed in winter: it would be under way in {%n closed week|%n closed weeks}.</source>
        <translation>
            <numerusform>Die See ist im Winter geschlossen: Sie wäre in %n geschlossenen Woche unterwegs.</numerusform>
            <numerusform>Die See ist im Winter geschlossen: Sie wäre in %n geschlossenen Wochen unterwegs.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be %1 nights running away from a harbour; from the third on every ship loses an oar factor a night.</source>
        <translation>Sie wäre %1 Nächte hintereinander fern von einem Hafen; ab der dritten verliert jedes Schiff einen Riemenfaktor je Nacht.</translation>
    </message>
    <message>
        <source>The risk of a storm on the way is %1 in 1000.</source>
        <translation>Die Gefahr eines Sturms unterwegs ist %1 zu 1000.</translation>
    </message>
    <message>
        <source>The route leads nowhere; name its places.</source>
        <translation>Die Route führt nirgendwohin; nennen Sie ihre Orte.</translation>
    </message>
    <message>
        <source>No sea lane begins where it lies.</source>
        <translation>Wo sie liegt, beginnt kein Seeweg.</translation>
    </message>
    <message>
        <source>No sea lane leads to %1.</source>
        <translation>Kein Seeweg führt nach %1.</translation>
    </message>
    <message>
        <source>No sea lane leads from %1 to %2; fleets do not cross land.</source>
        <translation>Kein Seeweg führt von %1 nach %2; Flotten gehen nicht über Land.</translation>
    </message>
    <message>
        <source>No sea lane leads from where it is to %1; fleets do not cross land.</source>
        <translation>Kein Seeweg führt von ihrem Standort nach %1; Flotten gehen nicht über Land.</translation>
    </message>
    <message>
        <source>There is no such fleet.</source>
        <translation>Eine solche Flotte gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{%n day|%n days}</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; {%n night|%n nights} ashore on the way</source>
        <translation>
            <numerusform>%1; unterwegs %n Nacht an Land</numerusform>
            <numerusform>%1; unterwegs %n Nächte an Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; at most {%n night|%n nights} running away from a harbour</source>
        <translation>
            <numerusform>%1; höchstens %n Nacht hintereinander fern von einem Hafen</numerusform>
            <numerusform>%1; höchstens %n Nächte hintereinander fern von einem Hafen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; {%n oar factor|%n oar factors} a ship lost to weariness</source>
        <translation>
            <numerusform>%1; %n Riemenfaktor je Schiff durch Ermüdung verloren</numerusform>
            <numerusform>%1; %n Riemenfaktoren je Schiff durch Ermüdung verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; storm risk %2 in 1000.</source>
        <translation>%1; Sturmgefahr %2 zu 1000.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>The month brings %1 %2 talents and costs %3; %4 are owed.</source>
        <translation>Der Monat bringt %1 %2 Talente und kostet %3; die Schuld beträgt %4.</translation>
    </message>
    <message>
        <source>The month brings %1 %2 talents and costs %3; %4 are in the treasury.</source>
        <translation>Der Monat bringt %1 %2 Talente und kostet %3; in der Staatskasse sind %4.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es ist %1.</translation>
    </message>
    <message>
        <source>The week has been sailed; there are battles to settle.</source>
        <translation>Die Woche ist gefahren; es sind Schlachten zu erledigen.</translation>
    </message>
    <message>
        <source>%1 is whole again.</source>
        <translation>%1 ist wieder heil.</translation>
    </message>
    <message>
        <source>%1 leaves the yard, not yet whole.</source>
        <translation>%1 verlässt die Werft, noch nicht heil.</translation>
    </message>
    <message>
        <source>%1 has most points %2: %3.</source>
        <translation>%1 hat die meisten Punkte %2: %3.</translation>
    </message>
    <message>
        <source>%1 holds ports of %2 points of economic value.</source>
        <translation>%1 hält Häfen mit %2 Punkten Wirtschaftswert.</translation>
    </message>
    <message>
        <source>%1 has the last fleet at sea.</source>
        <translation>%1 hat die letzte Flotte auf See.</translation>
    </message>
    <message numerus="yes">
        <source>after {a year|%n years}</source>
        <translation>
            <numerusform>nach einem Jahr</numerusform>
            <numerusform>nach %n Jahren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has won the war. %2</source>
        <translation>%1 hat den Krieg gewonnen. %2</translation>
    </message>
    <message>
        <source>%1 raids %2: its trade suffers this month, and nobody hinders the raiders.</source>
        <translation>%1 plündert %2: Der Handel leidet diesen Monat, und niemand hindert die Plünderer.</translation>
    </message>
    <message>
        <source>%1 raids %2, with %3 in it.</source>
        <translation>%1 plündert %2, wo %3 liegt.</translation>
    </message>
    <message>
        <source>%1 attacks %2, with %3 in it.</source>
        <translation>%1 greift %2 an, wo %3 liegt.</translation>
    </message>
    <message>
        <source>%1 raids %2.</source>
        <translation>%1 plündert %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <translation>%1 greift %2 an.</translation>
    </message>
    <message>
        <source>%1 blockades %2.</source>
        <translation>%1 blockiert %2.</translation>
    </message>
    <message>
        <source>The blockade of %1 by %2 is lifted.</source>
        <translation>Die Blockade von %1 durch %2 ist aufgehoben.</translation>
    </message>
    <message>
        <source>%1 is strained by forced rowing; its slowest ship falls a day behind, and the fleet waits.</source>
        <translation>%1 ist vom forcierten Rudern erschöpft; das langsamste Schiff fällt einen Tag zurück, und die Flotte wartet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been out for {%n night|%n nights} running; its crews weary until it rests a day in port.</source>
        <translation>
            <numerusform>%1 ist seit %n Nacht ununterbrochen draußen; die Besatzungen ermüden, bis ein Tag im Hafen geruht wird.</numerusform>
            <numerusform>%1 ist seit %n Nächten ununterbrochen draußen; die Besatzungen ermüden, bis ein Tag im Hafen geruht wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 slips away from %2.</source>
        <translation>%1 entkommt vor %2.</translation>
    </message>
    <message>
        <source>%1 stays in the harbour of %2, where %3 seeks battle: they do not meet.</source>
        <translation>%1 bleibt im Hafen von %2, wo %3 die Schlacht sucht: Sie treffen nicht aufeinander.</translation>
    </message>
    <message>
        <source>%1 and %2 meet %3.</source>
        <translation>%1 und %2 treffen aufeinander %3.</translation>
    </message>
    <message>
        <source>%1 puts in at %2.</source>
        <translation>%1 läuft in %2 ein.</translation>
    </message>
    <message>
        <source>%1 arrives %2; the port is closed to it, and it stands off.</source>
        <translation>%1 kommt an %2; der Hafen ist verschlossen, und die Flotte bleibt draußen.</translation>
    </message>
    <message>
        <source>%1 arrives %2.</source>
        <translation>%1 kommt an %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sights %2, {%n ship|%n ships}, %3.</source>
        <translation>
            <numerusform>%1 sichtet %2, %n Schiff, %3.</numerusform>
            <numerusform>%1 sichtet %2, %n Schiffe, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes down with his ship.</source>
        <translation>%1 geht mit seinem Schiff unter.</translation>
    </message>
    <message>
        <source>A commander</source>
        <translation>Ein Befehlshaber</translation>
    </message>
    <message>
        <source>no ship is lost; %1 damaged.</source>
        <translation>kein Schiff geht verloren; %1 beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} lost, %1.</source>
        <translation>
            <numerusform>%n Schiff verloren, %1.</numerusform>
            <numerusform>%n Schiffe verloren, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n ship|%n ships} lost, %1; %2 damaged.</source>
        <translation>
            <numerusform>%n Schiff verloren, %1; %2 beschädigt.</numerusform>
            <numerusform>%n Schiffe verloren, %1; %2 beschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rides it out</source>
        <translation>%1 übersteht es</translation>
    </message>
    <message>
        <source>%1 fails by %2</source>
        <translation>%1 scheitert um %2</translation>
    </message>
    <message>
        <source>A storm catches %1 %2: %3</source>
        <translation>Ein schwerer Sturm trifft %1 %2: %3</translation>
    </message>
    <message>
        <source>A gale catches %1 %2: %3</source>
        <translation>Ein Sturm trifft %1 %2: %3</translation>
    </message>
    <message>
        <source>A gale catches %1.</source>
        <translation>Ein Sturm trifft %1.</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves {%n ship|%n ships} behind in %2.</source>
        <translation>
            <numerusform>%1 lässt %n Schiff in %2 zurück.</numerusform>
            <numerusform>%1 lässt %n Schiffe in %2 zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is launched in %2 and joins %3.</source>
        <translation>%1 läuft in %2 vom Stapel und stößt zu %3.</translation>
    </message>
    <message>
        <source>%1 leaves the yard of %2, refitted.</source>
        <translation>%1 verlässt die Werft von %2, umgerüstet.</translation>
    </message>
    <message>
        <source>Its capacity is %1; a port of economic value %2 allows %3.</source>
        <translation>Das Fassungsvermögen ist %1; ein Hafen mit Wirtschaftswert %2 erlaubt %3.</translation>
    </message>
    <message numerus="yes">
        <source>What stands on it takes {%n unit|%n units} more than its capacity of %1; defences that were rolled may.</source>
        <translation>
            <numerusform>Was darauf steht, braucht %n Einheit mehr als das Fassungsvermögen von %1; gewürfelte Verteidigung darf das.</numerusform>
            <numerusform>Was darauf steht, braucht %n Einheiten mehr als das Fassungsvermögen von %1; gewürfelte Verteidigung darf das.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands on it takes {%n unit|%n units} more than its capacity of %1; take that much off, or build it larger.</source>
        <translation>
            <numerusform>Was darauf steht, braucht %n Einheit mehr als das Fassungsvermögen von %1; nehmen Sie so viel weg, oder bauen Sie größer.</numerusform>
            <numerusform>Was darauf steht, braucht %n Einheiten mehr als das Fassungsvermögen von %1; nehmen Sie so viel weg, oder bauen Sie größer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has %1 ferrea manus; one a section is allowed.</source>
        <translation>Es gibt %1 Ferrea manus; eine je Abschnitt ist erlaubt.</translation>
    </message>
    <message>
        <source>It has %1 wall sections; a port of economic value %2 allows %3.</source>
        <translation>Es gibt %1 Mauerabschnitte; ein Hafen mit Wirtschaftswert %2 erlaubt %3.</translation>
    </message>
    <message>
        <source>It has %1 ships; a squadron has at most %2. Split it.</source>
        <translation>Es hat %1 Schiffe; ein Geschwader hat höchstens %2. Teilen Sie es auf.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 is offered %2; choose another class or year.</source>
        <translation>%1 ist erhältlich %2; wählen Sie eine andere Klasse oder ein anderes Jahr.</translation>
    </message>
    <message>
        <source>A %1 ram is carried %2; fit a %3 one.</source>
        <translation>Rammsporn (%1) wird geführt %2; nehmen Sie einen dieser Art: %3.</translation>
    </message>
    <message>
        <source>%1 is carried %2; leave it ashore.</source>
        <translation>%1 wird geführt %2; lassen Sie es an Land.</translation>
    </message>
    <message>
        <source>A raised platform is carried %1; leave it ashore.</source>
        <translation>Eine erhöhte Plattform wird geführt %1; lassen Sie sie an Land.</translation>
    </message>
    <message>
        <source>It has room for %1 towers; remove %2.</source>
        <translation>Es ist Platz für %1 Türme; entfernen Sie %2.</translation>
    </message>
    <message>
        <source>It has room for %1 ballistae; remove %2.</source>
        <translation>Es ist Platz für %1 Ballisten; entfernen Sie %2.</translation>
    </message>
    <message>
        <source>A ship carries one heavy war engine; remove %1.</source>
        <translation>Ein Schiff führt ein schweres Geschütz; entfernen Sie %1.</translation>
    </message>
    <message>
        <source>A heavy war engine needs size class %1 or more; this ship is %2.</source>
        <translation>Ein schweres Geschütz braucht Größenklasse %1 oder mehr; dieses Schiff hat %2.</translation>
    </message>
    <message>
        <source>The heavy war engine needs %1 more units of space; take towers or ballistae off, or fit a lighter engine.</source>
        <translation>Das schwere Geschütz braucht %1 Einheiten Platz mehr; entfernen Sie Türme oder Ballisten, oder nehmen Sie ein leichteres Geschütz.</translation>
    </message>
    <message>
        <source>It carries %1 troop units and has room for %2, overloaded for %3; put %4 ashore.</source>
        <translation>Es sind %1 Truppeneinheiten an Bord und Platz für %2, überladen für %3; setzen Sie %4 an Land.</translation>
    </message>
    <message>
        <source>It is overloaded by %1 troop units, which halves its speed.</source>
        <translation>Es ist mit %1 Truppeneinheiten überladen; das halbiert die Geschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 has no fighting oars; switch them off.</source>
        <translation>%1 hat keine kämpfenden Ruderer; schalten Sie sie aus.</translation>
    </message>
    <message>
        <source>a route</source>
        <translation>eine Route</translation>
    </message>
    <message>
        <source>a lane</source>
        <translation>ein Seeweg</translation>
    </message>
    <message>
        <source>forced rowing</source>
        <translation>forciertes Rudern</translation>
    </message>
    <message>
        <source>She never came to the battle; leave her as she was, or let her have come.</source>
        <translation>Es kam nie zur Schlacht; lassen Sie es, wie es war, oder lassen Sie es gekommen sein.</translation>
    </message>
    <message>
        <source>A ship that was not captured has no captor.</source>
        <translation>Ein Schiff, das nicht genommen wurde, hat keinen Eroberer.</translation>
    </message>
    <message>
        <source>A wreck does not leave the field; say that she stayed, or make it severe damage.</source>
        <translation>Ein Wrack verlässt das Feld nicht; sagen Sie, dass es blieb, oder machen Sie schweren Schaden daraus.</translation>
    </message>
    <message>
        <source>She came with %1 damage, and none is mended during a battle.</source>
        <translation>Es kam mit Schaden (%1), und in einer Schlacht wird nichts behoben.</translation>
    </message>
    <message>
        <source>Her captain was %1 before the battle, and is no better after it.</source>
        <translation>Der Kapitän war %1 vor der Schlacht, und danach ist es mit ihm nicht besser.</translation>
    </message>
    <message>
        <source>Say who captured her.</source>
        <translation>Sagen Sie, wer es genommen hat.</translation>
    </message>
    <message>
        <source>%1 cannot capture its own ship; name another captor, or say that she is afloat.</source>
        <translation>%1 kann kein eigenes Schiff nehmen; nennen Sie einen anderen Eroberer, oder sagen Sie, dass es schwimmt.</translation>
    </message>
    <message>
        <source>%1 has lost every ship of its own and yet holds her; check who captured her.</source>
        <translation>%1 hat jedes eigene Schiff verloren und hält dieses doch; prüfen Sie, wer es genommen hat.</translation>
    </message>
    <message>
        <source>%1 %2 are lost, of %3 aboard; lower the losses.</source>
        <translation>%1 %2 sind verloren, von %3 an Bord; senken Sie die Verluste.</translation>
    </message>
    <message>
        <source>She came without %1 %2; losses from before count along.</source>
        <translation>Es kam ohne %1 %2; Verluste von vorher zählen mit.</translation>
    </message>
    <message>
        <source>She has no Greek fire to use.</source>
        <translation>Es hat kein Griechisches Feuer einzusetzen.</translation>
    </message>
    <message>
        <source>What was broken or used before the battle is so after it.</source>
        <translation>Was vor der Schlacht zerbrochen oder verbraucht war, ist es auch danach.</translation>
    </message>
    <message>
        <source>Who was not captured has no captor.</source>
        <translation>Wer nicht gefangen wurde, hat niemanden, der ihn gefangen nahm.</translation>
    </message>
    <message>
        <source>Say who captured him.</source>
        <translation>Sagen Sie, wer ihn gefangen nahm.</translation>
    </message>
    <message>
        <source>He cannot be the captive of his own side; name another captor, or say that he is fit.</source>
        <translation>Er kann nicht der Gefangene der eigenen Partei sein; nennen Sie eine andere, oder sagen Sie, dass er unversehrt ist.</translation>
    </message>
    <message>
        <source>Its own side holds it; say so.</source>
        <translation>Die eigene Partei hält ihn; sagen Sie das.</translation>
    </message>
    <message>
        <source>More is left on it than stood there; lower it.</source>
        <translation>Es ist mehr darauf übrig, als dort stand; senken Sie es.</translation>
    </message>
    <message>
        <source>%1 has nothing left; say who won.</source>
        <translation>%1 hat nichts mehr übrig; sagen Sie, wer siegte.</translation>
    </message>
    <message>
        <source>Say who won.</source>
        <translation>Sagen Sie, wer siegte.</translation>
    </message>
    <message>
        <source>Who gave the battle up did not win it; correct one of the two.</source>
        <translation>Wer die Schlacht aufgab, hat sie nicht gewonnen; berichtigen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>A battle that was broken off undecided has no winner; correct one of the two.</source>
        <translation>Eine unentschieden abgebrochene Schlacht hat keinen Sieger; berichtigen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Only one side has ships left, and yet it is a draw; check who won.</source>
        <translation>Nur eine Partei hat noch Schiffe, und doch ist es unentschieden; prüfen Sie, wer siegte.</translation>
    </message>
    <message>
        <source>Say how many turns it took.</source>
        <translation>Sagen Sie, wie viele Züge sie dauerte.</translation>
    </message>
    <message>
        <source>It names a file that does not lie beside or below it.</source>
        <translation>Es nennt eine Datei, die nicht daneben oder darunter liegt.</translation>
    </message>
    <message>
        <source>Put that file beside it, and give its name alone.</source>
        <translation>Legen Sie die Datei daneben, und geben Sie nur ihren Namen an.</translation>
    </message>
    <message>
        <source>It stands for standard output, which has the answer already.</source>
        <translation>Es steht für die Standardausgabe, die die Antwort schon hat.</translation>
    </message>
    <message>
        <source>It is %1, and only a file can be replaced.</source>
        <translation>Es ist %1, und nur eine Datei kann ersetzt werden.</translation>
    </message>
    <message>
        <source>It is a campaign or a part of one, which nothing is written over. It was left as it is.</source>
        <translation>Es ist ein Feldzug oder Teil eines Feldzugs, und der wird nicht überschrieben. Es blieb, wie es war.</translation>
    </message>
    <message>
        <source>Standard output or standard error goes there. It was left as it is.</source>
        <translation>Standardausgabe oder Standardfehler gehen dorthin. Es blieb, wie es war.</translation>
    </message>
    <message>
        <source>The command reads it, and does not write over what it reads. It was left as it is.</source>
        <translation>Der Befehl liest es und überschreibt nicht, was er liest. Es blieb, wie es war.</translation>
    </message>
    <message>
        <source>There is a file of that name, and it is not %1. It was left as it is.</source>
        <translation>Es gibt eine Datei dieses Namens, und sie ist nicht %1. Sie blieb, wie sie war.</translation>
    </message>
    <message>
        <source>It was not written.</source>
        <translation>Es wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The previous file is unchanged.</source>
        <translation>Die vorige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>The unfinished %1 could not be taken away.</source>
        <translation>Die unfertige Datei %1 konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>No file was left behind.</source>
        <translation>Es blieb keine Datei zurück.</translation>
    </message>
    <message>
        <source>Nothing of that size belongs here; check that it is the right file.</source>
        <translation>Nichts von dieser Größe gehört hierher; prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Eine solche Datei oder einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>Permission is missing.</source>
        <translation>Die Berechtigung fehlt.</translation>
    </message>
    <message>
        <source>Choose another place, or ask for the right to use this one.</source>
        <translation>Wählen Sie einen anderen Ort, oder bitten Sie um das Recht, diesen zu benutzen.</translation>
    </message>
    <message>
        <source>The medium is read-only.</source>
        <translation>Das Medium ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Choose a place that can be written.</source>
        <translation>Wählen Sie einen beschreibbaren Ort.</translation>
    </message>
    <message>
        <source>Free some space or choose another disk, and do it again.</source>
        <translation>Schaffen Sie Platz oder wählen Sie einen anderen Datenträger, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The disk failed.</source>
        <translation>Der Datenträger hat versagt.</translation>
    </message>
    <message>
        <source>Check it, then try again or choose another place.</source>
        <translation>Prüfen Sie ihn, dann versuchen Sie es noch einmal oder wählen einen anderen Ort.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Ein Teil des Pfades ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Es ist ein Ordner.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Nennen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Its links lead in a circle.</source>
        <translation>Die Verknüpfungen führen im Kreis.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Nennen Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>The path is too long.</source>
        <translation>Der Pfad ist zu lang.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Das System sagt: %1.</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>Versuchen Sie es noch einmal, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>eine Pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>It is a campaign or a part of one, and no document.</source>
        <translation>Es ist ein Feldzug oder Teil eines Feldzugs und kein Dokument.</translation>
    </message>
    <message>
        <source>Give a document; `navarch campaign export` writes one of a campaign.</source>
        <translation>Geben Sie ein Dokument an; `navarch campaign export` schreibt eines von einem Feldzug.</translation>
    </message>
    <message>
        <source>It cannot be opened. %1</source>
        <translation>Es lässt sich nicht öffnen. %1</translation>
    </message>
    <message>
        <source>It is %1, not a file.</source>
        <translation>Es ist %1, keine Datei.</translation>
    </message>
    <message>
        <source>Name a file, or - for standard input.</source>
        <translation>Nennen Sie eine Datei, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>It cannot be read. %1</source>
        <translation>Es lässt sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>A draft has its fleets inside.</source>
        <translation>Ein Entwurf hat seine Flotten in sich.</translation>
    </message>
    <message>
        <source>A battle that comes with the program has its fleets inside.</source>
        <translation>Eine Schlacht, die mit dem Programm kommt, hat ihre Flotten in sich.</translation>
    </message>
    <message>
        <source>There is no side %1 in this battle.</source>
        <translation>In dieser Schlacht gibt es keine Partei %1.</translation>
    </message>
    <message>
        <source>It has the sides 1 to %1; give a number or a name.</source>
        <translation>Sie hat die Parteien 1 bis %1; geben Sie eine Nummer oder einen Namen an.</translation>
    </message>
    <message>
        <source>Without it nothing is begun; the campaign is as it was before.</source>
        <translation>Ohne das wird nichts begonnen; der Feldzug ist, wie er war.</translation>
    </message>
    <message>
        <source>The war has no week %1. Nothing was made.</source>
        <translation>Der Krieg hat keine Woche %1. Es wurde nichts angefertigt.</translation>
    </message>
    <message>
        <source>Choose one that has begun; --list shows them.</source>
        <translation>Wählen Sie eine, die begonnen hat; --list zeigt sie.</translation>
    </message>
    <message>
        <source>There is no scenario %1.</source>
        <translation>Es gibt kein Szenario %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Es gibt %1.</translation>
    </message>
    <message>
        <source>Which battle is this paper of?</source>
        <translation>Zu welcher Schlacht gehört dieses Papier?</translation>
    </message>
    <message>
        <source>Give its number or name; `navarch campaign battle list` lists them.</source>
        <translation>Geben Sie ihre Nummer oder ihren Namen an; `navarch campaign battle list` listet sie auf.</translation>
    </message>
    <message>
        <source>There are no walls there.</source>
        <translation>Dort gibt es keine Mauern.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists the ports and who holds them.</source>
        <translation>`navarch campaign show` listet die Häfen auf und wem sie gehören.</translation>
    </message>
    <message>
        <source>There is a file already, and it was left as it is.</source>
        <translation>Es gibt schon eine Datei, und sie blieb, wie sie war.</translation>
    </message>
    <message>
        <source>Choose another name, or give --replace to move it among its backups.</source>
        <translation>Wählen Sie einen anderen Namen, oder geben Sie --replace an, um sie zu ihren Sicherungskopien zu legen.</translation>
    </message>
    <message>
        <source>The file there is no campaign, and it was left as it is.</source>
        <translation>Die Datei dort ist kein Feldzug, und sie blieb, wie sie war.</translation>
    </message>
    <message>
        <source>Choose another name, or take that file away.</source>
        <translation>Wählen Sie einen anderen Namen, oder entfernen Sie jene Datei.</translation>
    </message>
    <message>
        <source>It is open in another Navarch; it was left as it is.</source>
        <translation>Es ist in einem anderen Navarch offen; es blieb, wie es war.</translation>
    </message>
    <message>
        <source>Close it there.</source>
        <translation>Schließen Sie es dort.</translation>
    </message>
    <message>
        <source>Choose a fleet with ships, or a port with walls.</source>
        <translation>Wählen Sie eine Flotte mit Schiffen oder einen Hafen mit Mauern.</translation>
    </message>
    <message>
        <source>The draft has no fleet.</source>
        <translation>Der Entwurf hat keine Flotte.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 rows.</source>
        <translation>Eine Flotte hat höchstens %1 Zeilen.</translation>
    </message>
    <message>
        <source>Count ships alike in one row.</source>
        <translation>Zählen Sie gleiche Schiffe in einer Zeile.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 ships.</source>
        <translation>Eine Flotte hat höchstens %1 Schiffe.</translation>
    </message>
    <message>
        <source>Make two fleets of it.</source>
        <translation>Machen Sie zwei Flotten daraus.</translation>
    </message>
    <message>
        <source>Ships are multiplied by 2 to 100.</source>
        <translation>Schiffe werden mit 2 bis 100 multipliziert.</translation>
    </message>
    <message>
        <source>Choose a number between them.</source>
        <translation>Wählen Sie eine Zahl dazwischen.</translation>
    </message>
    <message>
        <source>A row has at most %1 ships.</source>
        <translation>Eine Zeile hat höchstens %1 Schiffe.</translation>
    </message>
    <message>
        <source>Multiply by less, or add another row.</source>
        <translation>Multiplizieren Sie mit weniger, oder fügen Sie eine Zeile hinzu.</translation>
    </message>
    <message>
        <source>A row has 1 to %1 ships.</source>
        <translation>Eine Zeile hat 1 bis %1 Schiffe.</translation>
    </message>
    <message>
        <source>Remove the row, or add another.</source>
        <translation>Entfernen Sie die Zeile, oder fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>Another ship is called %1.</source>
        <translation>Ein anderes Schiff heißt %1.</translation>
    </message>
    <message>
        <source>The name is empty.</source>
        <translation>Der Name ist leer.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Schreiben Sie einen.</translation>
    </message>
    <message>
        <source>There is a squadron called %1 already.</source>
        <translation>Es gibt schon ein Geschwader namens %1.</translation>
    </message>
    <message>
        <source>%1 commands elsewhere in this fleet.</source>
        <translation>%1 hat anderswo in dieser Flotte ein Kommando.</translation>
    </message>
    <message>
        <source>Name another, or dismiss him there first.</source>
        <translation>Nennen Sie einen anderen, oder entlassen Sie ihn erst dort.</translation>
    </message>
    <message>
        <source>There is no such squadron.</source>
        <translation>Ein solches Geschwader gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose one of the fleet&apos;s.</source>
        <translation>Wählen Sie eines der Flotte.</translation>
    </message>
    <message>
        <source>A fleet has at most %1 commanders.</source>
        <translation>Eine Flotte hat höchstens %1 Befehlshaber.</translation>
    </message>
    <message>
        <source>Dismiss one first.</source>
        <translation>Entlassen Sie erst einen.</translation>
    </message>
    <message>
        <source>The draft has no port.</source>
        <translation>Der Entwurf hat keinen Hafen.</translation>
    </message>
    <message>
        <source>It is nested more than %1 deep.</source>
        <translation>Es ist mehr als %1 tief verschachtelt.</translation>
    </message>
    <message>
        <source>The field %1 stands twice in one object.</source>
        <translation>Das Feld %1 steht zweimal in einem Objekt.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>An object holds more than %1 fields.</source>
        <translation>Ein Objekt hat mehr als %1 Felder.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>It is not JSON: the text breaks off or is malformed at %1.</source>
        <translation>Es ist kein JSON: Der Text bricht ab oder ist fehlerhaft bei %1.</translation>
    </message>
    <message>
        <source>Correct it there, or save it again from the program it comes from.</source>
        <translation>Berichtigen Sie es dort, oder speichern Sie es neu mit dem Programm, aus dem es kommt.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB.</source>
        <translation>Es ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>Nothing of that size is a file of Navarch; check that it is the right file.</source>
        <translation>Nichts von dieser Größe ist eine Datei von Navarch; prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>The number here is beyond every number that can be meant.</source>
        <translation>Die Zahl hier übersteigt jede, die gemeint sein kann.</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>Geben Sie eine kleinere an.</translation>
    </message>
    <message>
        <source>It is not JSON that can be read.</source>
        <translation>Es ist kein lesbares JSON.</translation>
    </message>
    <message>
        <source>Check its numbers and its encoding (UTF-8).</source>
        <translation>Prüfen Sie Zahlen und Kodierung (UTF-8).</translation>
    </message>
    <message>
        <source>a list cannot stand here.</source>
        <translation>Eine Liste kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>an object cannot stand here.</source>
        <translation>Ein Objekt kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>An object in braces belongs here, not a list.</source>
        <translation>Hier gehört ein Objekt in geschweiften Klammern hin, keine Liste.</translation>
    </message>
    <message>
        <source>An object in braces belongs here, not %1.</source>
        <translation>Hier gehört ein Objekt in geschweiften Klammern hin, nicht %1.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Schreiben Sie true oder false.</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>Schreiben Sie einen Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This text is empty.</source>
        <translation>Dieser Text ist leer.</translation>
    </message>
    <message>
        <source>Write at least one character.</source>
        <translation>Schreiben Sie mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>The text %1 %2.</source>
        <translation>Der Text %1 %2.</translation>
    </message>
    <message>
        <source>Write plain text of at most %1 characters.</source>
        <translation>Schreiben Sie einfachen Text von höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>%1 is no amount of talents.</source>
        <translation>%1 ist kein Betrag in Talenten.</translation>
    </message>
    <message>
        <source>Write it like &quot;31.90&quot;.</source>
        <translation>Schreiben Sie ihn wie "31.90".</translation>
    </message>
    <message>
        <source>Write a list in square brackets.</source>
        <translation>Schreiben Sie eine Liste in eckigen Klammern.</translation>
    </message>
    <message>
        <source>The list holds %1 items.</source>
        <translation>Die Liste hat %1 Einträge.</translation>
    </message>
    <message>
        <source>It does not say what it is.</source>
        <translation>Es sagt nicht, was es ist.</translation>
    </message>
    <message>
        <source>It is a %1.</source>
        <translation>Es ist: %1.</translation>
    </message>
    <message>
        <source>A file with &quot;format&quot;: &quot;%1&quot; is needed here.</source>
        <translation>Hier wird eine Datei mit "format": "%1" gebraucht.</translation>
    </message>
    <message>
        <source>The field %1 is not known.</source>
        <translation>Das Feld %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>Entfernen Sie es, oder berichtigen Sie die Schreibung.</translation>
    </message>
    <message>
        <source>%1 is not known here.</source>
        <translation>%1 ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>is not valid UTF-8</source>
        <translation>ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>holds an invisible character that hides or reorders text</source>
        <translation>enthält ein unsichtbares Zeichen, das Text verbirgt oder umordnet</translation>
    </message>
    <message>
        <source>%1 is a wreck and cannot fight.</source>
        <translation>%1 ist ein Wrack und kann nicht kämpfen.</translation>
    </message>
    <message>
        <source>Leave it out, or correct its condition.</source>
        <translation>Lassen Sie es weg, oder berichtigen Sie seinen Zustand.</translation>
    </message>
    <message>
        <source>%1 is on this side already.</source>
        <translation>%1 ist schon bei dieser Partei.</translation>
    </message>
    <message>
        <source>A ship fights once; take it out here or there.</source>
        <translation>Ein Schiff kämpft einmal; nehmen Sie es hier oder dort heraus.</translation>
    </message>
    <message>
        <source>A battle has two to %1 sides.</source>
        <translation>Eine Schlacht hat zwei bis %1 Parteien.</translation>
    </message>
    <message>
        <source>Give each a fleet.</source>
        <translation>Geben Sie jeder eine Flotte.</translation>
    </message>
    <message>
        <source>%1 has neither ships nor walls to fight with.</source>
        <translation>%1 hat weder Schiffe noch Mauern zum Kämpfen.</translation>
    </message>
    <message>
        <source>Give it a fleet with ships.</source>
        <translation>Geben Sie ihr eine Flotte mit Schiffen.</translation>
    </message>
    <message>
        <source>The battle has %1 ships.</source>
        <translation>Die Schlacht hat %1 Schiffe.</translation>
    </message>
    <message>
        <source>At most %1 can be fought with.</source>
        <translation>Höchstens mit %1 lässt sich kämpfen.</translation>
    </message>
    <message>
        <source>The name of this file %1.</source>
        <translation>Der Name dieser Datei %1.</translation>
    </message>
    <message>
        <source>It must name a squadron or a ship, one of the two.</source>
        <translation>Es muss ein Geschwader oder ein Schiff nennen, eines von beiden.</translation>
    </message>
    <message>
        <source>Give &quot;squadron&quot; or &quot;ship&quot;.</source>
        <translation>Geben Sie "squadron" oder "ship" an.</translation>
    </message>
    <message>
        <source>There is no squadron %1 in the fleet.</source>
        <translation>In der Flotte gibt es kein Geschwader %1.</translation>
    </message>
    <message>
        <source>Name one of its squadrons.</source>
        <translation>Nennen Sie eines ihrer Geschwader.</translation>
    </message>
    <message>
        <source>There is no ship %1 in the fleet.</source>
        <translation>In der Flotte gibt es kein Schiff %1.</translation>
    </message>
    <message>
        <source>Name one of its ships.</source>
        <translation>Nennen Sie eines ihrer Schiffe.</translation>
    </message>
    <message>
        <source>It is placed twice.</source>
        <translation>Es ist zweimal aufgestellt.</translation>
    </message>
    <message>
        <source>Keep one of the two places.</source>
        <translation>Behalten Sie einen der beiden Plätze.</translation>
    </message>
    <message>
        <source>Walls stand at a port only.</source>
        <translation>Mauern stehen nur bei einem Hafen.</translation>
    </message>
    <message>
        <source>Give the place &quot;kind&quot;: &quot;port&quot;, or take them out.</source>
        <translation>Geben Sie dem Ort "kind": "port", oder nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>Give it a &quot;fleet&quot; with ships.</source>
        <translation>Geben Sie ihr eine "fleet" mit Schiffen.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 18446744073709551615.</source>
        <translation>Geben Sie eine ganze Zahl von 0 bis 18446744073709551615 an.</translation>
    </message>
    <message>
        <source>The name %1 %2.</source>
        <translation>Der Name %1 %2.</translation>
    </message>
    <message>
        <source>A battle needs two sides or more.</source>
        <translation>Eine Schlacht braucht zwei oder mehr Parteien.</translation>
    </message>
    <message>
        <source>Give each a &quot;fleet&quot;.</source>
        <translation>Geben Sie jeder eine "fleet".</translation>
    </message>
    <message>
        <source>It does not say by which game it is fought.</source>
        <translation>Es sagt nicht, nach welchem Spiel gekämpft wird.</translation>
    </message>
    <message>
        <source>Give the game&apos;s id.</source>
        <translation>Geben Sie die id des Spiels an.</translation>
    </message>
    <message>
        <source>This game has no order of that name.</source>
        <translation>Dieses Spiel hat keinen Befehl dieses Namens.</translation>
    </message>
    <message>
        <source>There is not enough memory to fight these battles.</source>
        <translation>Der Speicher reicht nicht, um diese Schlachten zu schlagen.</translation>
    </message>
    <message>
        <source>Take smaller fleets, or close other programs.</source>
        <translation>Nehmen Sie kleinere Flotten, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>%1 more dice were typed than the order takes.</source>
        <translation>Es sind %1 Würfel mehr eingetippt, als der Befehl braucht.</translation>
    </message>
    <message>
        <source>Type %1.</source>
        <translation>Tippen Sie %1 ein.</translation>
    </message>
    <message>
        <source>Nothing is asked of this ship now.</source>
        <translation>Von diesem Schiff wird jetzt nichts verlangt.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>Take the last order back to go on from there.</source>
        <translation>Nehmen Sie den letzten Befehl zurück, um von dort weiterzumachen.</translation>
    </message>
    <message>
        <source>It is an order of another side.</source>
        <translation>Es ist ein Befehl einer anderen Partei.</translation>
    </message>
    <message>
        <source>Give orders to your own ships.</source>
        <translation>Geben Sie Ihren eigenen Schiffen Befehle.</translation>
    </message>
    <message>
        <source>There is no game %1 to fight with here.</source>
        <translation>Es gibt hier kein Spiel %1 zum Kämpfen.</translation>
    </message>
    <message>
        <source>This program has none yet.</source>
        <translation>Dieses Programm hat noch keines.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Bekannt: %1.</translation>
    </message>
    <message>
        <source>Correct &quot;fate&quot; or &quot;captor&quot;.</source>
        <translation>Berichtigen Sie "fate" oder "captor".</translation>
    </message>
    <message>
        <source>A battle that was broken off undecided has no winner.</source>
        <translation>Eine unentschieden abgebrochene Schlacht hat keinen Sieger.</translation>
    </message>
    <message>
        <source>Correct &quot;undecided&quot; or &quot;victor&quot;.</source>
        <translation>Berichtigen Sie "undecided" oder "victor".</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>The die for %1 (%2, d%3) is one for %4 (%5, d%6) here.</source>
        <translation>Der Würfel für %1 (%2, W%3) ist hier einer für %4 (%5, W%6).</translation>
    </message>
    <message>
        <source>The die for %1 shows %2 in the replay and %3 here.</source>
        <translation>Der Würfel für %1 zeigt in der Wiedergabe %2 und hier %3.</translation>
    </message>
    <message>
        <source>The modifier %1 (%2) of %3 is %4 (%5) of %6 here.</source>
        <translation>Der Modifikator %1 (%2) von %3 ist hier %4 (%5) von %6.</translation>
    </message>
    <message>
        <source>It is %1 (%2) in the replay and %3 (%4) here.</source>
        <translation>Es ist in der Wiedergabe %1 (%2) und hier %3 (%4).</translation>
    </message>
    <message>
        <source>It has %1 dice in the replay and %2 here.</source>
        <translation>Es hat in der Wiedergabe %1 Würfel und hier %2.</translation>
    </message>
    <message>
        <source>It has %1 modifiers in the replay and %2 here.</source>
        <translation>Es hat in der Wiedergabe %1 Modifikatoren und hier %2.</translation>
    </message>
    <message>
        <source>It is about side %1, ship %2 and target %3 in the replay, and side %4, ship %5 and target %6 here.</source>
        <translation>Es geht in der Wiedergabe um Partei %1, Schiff %2 und Ziel %3, hier um Partei %4, Schiff %5 und Ziel %6.</translation>
    </message>
    <message>
        <source>The replay is not what happened: it was altered, or made by another version.</source>
        <translation>Die Wiedergabe ist nicht, was geschah: Sie wurde verändert oder von einer anderen Version gemacht.</translation>
    </message>
    <message>
        <source>%1 happens here and is missing from the replay.</source>
        <translation>%1 geschieht hier und fehlt in der Wiedergabe.</translation>
    </message>
    <message>
        <source>%1 does not happen here.</source>
        <translation>%1 geschieht hier nicht.</translation>
    </message>
    <message>
        <source>%1 (%2, d%3)</source>
        <translation>%1 (%2, W%3)</translation>
    </message>
    <message>
        <source>The typed die %1 is none for %2.</source>
        <translation>Der eingetippte Würfel %1 passt nicht zu %2.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Berichtigen Sie ihn.</translation>
    </message>
    <message>
        <source>A typed die is missing: %1.</source>
        <translation>Ein eingetippter Würfel fehlt: %1.</translation>
    </message>
    <message>
        <source>The battle was not gone through to its end.</source>
        <translation>Die Schlacht wurde nicht bis zu ihrem Ende durchgespielt.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>It was fought by edition %1 of the rules of %2 and this program plays edition %3, in which it comes out otherwise. What was entered of it stays as it was.</source>
        <translation>Sie wurde nach Ausgabe %1 der Regeln von %2 geschlagen, und dieses Programm spielt Ausgabe %3, in der sie anders ausgeht. Was davon eingetragen wurde, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>It was fought by edition %1 of the rules of %2; this program knows no later one than edition %3. Open it with a newer version of Navarch.</source>
        <translation>Sie wurde nach Ausgabe %1 der Regeln von %2 geschlagen; dieses Programm kennt keine spätere als Ausgabe %3. Öffnen Sie sie mit einer neueren Version von Navarch.</translation>
    </message>
    <message>
        <source>The order %1 is not the one that was given here.</source>
        <translation>Der Befehl %1 ist nicht der, der hier gegeben wurde.</translation>
    </message>
    <message>
        <source>The battle is over here and not in the replay.</source>
        <translation>Die Schlacht ist hier vorbei und in der Wiedergabe nicht.</translation>
    </message>
    <message>
        <source>The battle is not over here.</source>
        <translation>Die Schlacht ist hier nicht vorbei.</translation>
    </message>
    <message>
        <source>The outcome is another one here.</source>
        <translation>Das Ergebnis ist hier ein anderes.</translation>
    </message>
    <message>
        <source>%1 is no sum.</source>
        <translation>%1 ist keine Summe.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>The order is missing.</source>
        <translation>Der Befehl fehlt.</translation>
    </message>
    <message>
        <source>It names the file %1; the fleets of a battle that was fought stand in its own file.</source>
        <translation>Sie nennt die Datei %1; die Flotten einer geschlagenen Schlacht stehen in ihrer eigenen Datei.</translation>
    </message>
    <message>
        <source>Put the fleet inside.</source>
        <translation>Setzen Sie die Flotte hinein.</translation>
    </message>
    <message>
        <source>The brief is missing.</source>
        <translation>Der Auftrag fehlt.</translation>
    </message>
    <message>
        <source>A side&apos;s players are no list, or too many.</source>
        <translation>Die Spieler einer Partei sind keine Liste, oder zu viele.</translation>
    </message>
    <message>
        <source>Give one name a seat.</source>
        <translation>Geben Sie je Platz einen Namen an.</translation>
    </message>
    <message>
        <source>There is a player that is not known here.</source>
        <translation>Es gibt einen Spieler, der hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Write hands, %1.</source>
        <translation>Schreiben Sie hands, %1.</translation>
    </message>
    <message>
        <source>Take a backup that is whole.</source>
        <translation>Nehmen Sie eine unversehrte Sicherungskopie.</translation>
    </message>
    <message>
        <source>The battle has not been fought.</source>
        <translation>Die Schlacht ist nicht geschlagen.</translation>
    </message>
    <message>
        <source>Enter its outcome first.</source>
        <translation>Tragen Sie erst ihr Ergebnis ein.</translation>
    </message>
    <message>
        <source>Its brief is no brief.</source>
        <translation>Der Auftrag dazu ist keiner.</translation>
    </message>
    <message>
        <source>Its outcome is no outcome.</source>
        <translation>Das Ergebnis dazu ist keines.</translation>
    </message>
    <message>
        <source>What it changed is no list.</source>
        <translation>Was geändert wurde, ist keine Liste.</translation>
    </message>
    <message>
        <source>Its sides are not numbered from 0, two or more.</source>
        <translation>Die Parteien sind nicht ab 0 nummeriert, zwei oder mehr.</translation>
    </message>
    <message>
        <source>It waits with an outcome, or was fought without one.</source>
        <translation>Sie wartet mit einem Ergebnis, oder wurde ohne eines geschlagen.</translation>
    </message>
    <message>
        <source>Its battle has no side of its number.</source>
        <translation>Die Schlacht dazu hat keine Partei dieser Nummer.</translation>
    </message>
    <message>
        <source>Its fleet waits for a battle and is not there.</source>
        <translation>Die Flotte wartet auf eine Schlacht und ist nicht da.</translation>
    </message>
    <message>
        <source>Its fleet waits for two battles.</source>
        <translation>Die Flotte wartet auf zwei Schlachten.</translation>
    </message>
    <message>
        <source>Its ship waits for a battle and is not there.</source>
        <translation>Das Schiff wartet auf eine Schlacht und ist nicht da.</translation>
    </message>
    <message>
        <source>Its battle has not been fought.</source>
        <translation>Die Schlacht dazu ist nicht geschlagen.</translation>
    </message>
    <message>
        <source>A battle of a campaign names no files.</source>
        <translation>Eine Schlacht eines Feldzugs nennt keine Dateien.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Es gibt keine Tabelle %1.</translation>
    </message>
    <message>
        <source>It has neither a before nor an after.</source>
        <translation>Es hat weder ein Vorher noch ein Nachher.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is missing.</source>
        <translation>Nummer %1 von %2 fehlt.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is there already.</source>
        <translation>Nummer %1 von %2 ist schon da.</translation>
    </message>
    <message>
        <source>Number %1 of %2 is not as it was left.</source>
        <translation>Nummer %1 von %2 ist nicht so, wie es hinterlassen wurde.</translation>
    </message>
    <message>
        <source>The changes are no list.</source>
        <translation>Die Änderungen sind keine Liste.</translation>
    </message>
    <message>
        <source>This list is missing.</source>
        <translation>Diese Liste fehlt.</translation>
    </message>
    <message>
        <source>Add it; a campaign without any has an empty list.</source>
        <translation>Fügen Sie sie hinzu; ein Feldzug ohne Einträge hat eine leere Liste.</translation>
    </message>
    <message>
        <source>The number %1 stands twice in this list.</source>
        <translation>Die Nummer %1 steht zweimal in dieser Liste.</translation>
    </message>
    <message>
        <source>Its %1 is missing.</source>
        <translation>Es fehlt: %1.</translation>
    </message>
    <message>
        <source>Its %1 is %2, and nothing has that number.</source>
        <translation>%1 ist %2, und nichts hat diese Nummer.</translation>
    </message>
    <message>
        <source>Its number is not below the next one, %1.</source>
        <translation>Die Nummer liegt nicht unter der nächsten, %1.</translation>
    </message>
    <message>
        <source>Its number is used twice.</source>
        <translation>Die Nummer ist zweimal vergeben.</translation>
    </message>
    <message>
        <source>It is in a port and at sea.</source>
        <translation>Sie ist in einem Hafen und auf See.</translation>
    </message>
    <message>
        <source>Its place at sea begins nowhere.</source>
        <translation>Ihr Ort auf See beginnt nirgends.</translation>
    </message>
    <message>
        <source>There is no year 0.</source>
        <translation>Ein Jahr 0 gibt es nicht.</translation>
    </message>
    <message>
        <source>There must be exactly one, of number 1.</source>
        <translation>Es muss genau eines geben, mit Nummer 1.</translation>
    </message>
    <message>
        <source>There is another setting of that key.</source>
        <translation>Es gibt eine andere Einstellung mit diesem Schlüssel.</translation>
    </message>
    <message>
        <source>There is another wall of that number.</source>
        <translation>Es gibt eine andere Mauer mit dieser Nummer.</translation>
    </message>
    <message>
        <source>There is another garrison of that port.</source>
        <translation>Es gibt eine andere Garnison dieses Hafens.</translation>
    </message>
    <message>
        <source>There is another contract of that fleet.</source>
        <translation>Es gibt einen anderen Vertrag dieser Flotte.</translation>
    </message>
    <message>
        <source>Its squadron belongs to another fleet.</source>
        <translation>Das Geschwader gehört zu einer anderen Flotte.</translation>
    </message>
    <message>
        <source>There is another order of that fleet.</source>
        <translation>Es gibt einen anderen Befehl dieser Flotte.</translation>
    </message>
    <message>
        <source>There is another house figure of that key.</source>
        <translation>Es gibt einen anderen Hauswert mit diesem Schlüssel.</translation>
    </message>
    <message>
        <source>There is another side of that number in its battle.</source>
        <translation>Es gibt eine andere Partei dieser Nummer in der Schlacht.</translation>
    </message>
    <message>
        <source>There is another ship of that row in its battle.</source>
        <translation>Es gibt ein anderes Schiff dieser Zeile in der Schlacht.</translation>
    </message>
    <message>
        <source>There is another replay of that battle.</source>
        <translation>Es gibt eine andere Wiedergabe dieser Schlacht.</translation>
    </message>
    <message>
        <source>Its postings do not sum to zero.</source>
        <translation>Die Buchungen ergeben zusammen nicht null.</translation>
    </message>
    <message>
        <source>It is not founded in %1.</source>
        <translation>Es ist in %1 nicht gegründet.</translation>
    </message>
    <message>
        <source>It is not known.</source>
        <translation>Es ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Leave it out, or choose another.</source>
        <translation>Lassen Sie es weg, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>It is named twice.</source>
        <translation>Es ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation>Nennen Sie es einmal.</translation>
    </message>
    <message>
        <source>A ship&apos;s name is needed here.</source>
        <translation>Hier wird der Name eines Schiffs gebraucht.</translation>
    </message>
    <message>
        <source>Write a text of at most 80 characters.</source>
        <translation>Schreiben Sie einen Text von höchstens 80 Zeichen.</translation>
    </message>
    <message>
        <source>The row has a count or a name as well.</source>
        <translation>Die Zeile hat auch eine Anzahl oder einen Namen.</translation>
    </message>
    <message>
        <source>Give the number of the record alone, and &quot;names&quot; for its first ships.</source>
        <translation>Geben Sie nur die Zahl der Überlieferung an, und "names" für die ersten Schiffe.</translation>
    </message>
    <message>
        <source>The row has no number of the record.</source>
        <translation>Die Zeile hat keine Zahl der Überlieferung.</translation>
    </message>
    <message>
        <source>Give &quot;recorded&quot; too, or &quot;name&quot;.</source>
        <translation>Geben Sie auch "recorded" an, oder "name".</translation>
    </message>
    <message>
        <source>There are more names than ships.</source>
        <translation>Es gibt mehr Namen als Schiffe.</translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Lassen Sie einige weg.</translation>
    </message>
    <message>
        <source>Two ships are called %1.</source>
        <translation>Zwei Schiffe heißen %1.</translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>The fleet has %1 ships.</source>
        <translation>Die Flotte hat %1 Schiffe.</translation>
    </message>
    <message>
        <source>At most %1 are allowed.</source>
        <translation>Höchstens %1 sind erlaubt.</translation>
    </message>
    <message>
        <source>431 BCE is -431.</source>
        <translation>431 v. Chr. ist -431.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Es gibt keine Option %1.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen.</source>
        <translation>%1 ist nicht wählbar.</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>Wählen Sie %1.</translation>
    </message>
    <message>
        <source>There is no port %1.</source>
        <translation>Es gibt keinen Hafen %1.</translation>
    </message>
    <message>
        <source>core/data/ports.json lists them.</source>
        <translation>core/data/ports.json listet sie auf.</translation>
    </message>
    <message>
        <source>%1 talents are too many.</source>
        <translation>%1 Talente sind zu viele.</translation>
    </message>
    <message>
        <source>Give at most %1.</source>
        <translation>Geben Sie höchstens %1 an.</translation>
    </message>
    <message>
        <source>Only an allied fleet has a contract with months and a home port.</source>
        <translation>Nur eine verbündete Flotte hat einen Vertrag mit Monaten und einem Heimathafen.</translation>
    </message>
    <message>
        <source>Give the fleet an &quot;allied_percent&quot;.</source>
        <translation>Geben Sie der Flotte ein "allied_percent".</translation>
    </message>
    <message>
        <source>The fleet is missing.</source>
        <translation>Die Flotte fehlt.</translation>
    </message>
    <message>
        <source>Write it here, a &quot;navarch-fleet/1&quot;.</source>
        <translation>Schreiben Sie sie hierher, ein "navarch-fleet/1".</translation>
    </message>
    <message>
        <source>A fleet is named here.</source>
        <translation>Hier ist eine Flotte genannt.</translation>
    </message>
    <message>
        <source>Write the names of fleets of this file.</source>
        <translation>Schreiben Sie die Namen von Flotten dieser Datei.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who is no side.</source>
        <translation>%1 gehört %2, und das ist keine Partei.</translation>
    </message>
    <message>
        <source>The port %1 is not among the campaign&apos;s ports.</source>
        <translation>Der Hafen %1 ist nicht unter den Häfen des Feldzugs.</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>Fügen Sie ihn dort hinzu.</translation>
    </message>
    <message>
        <source>There is no fleet %1.</source>
        <translation>Es gibt keine Flotte %1.</translation>
    </message>
    <message>
        <source>Name one of the sides&apos; fleets.</source>
        <translation>Nennen Sie eine der Flotten der Parteien.</translation>
    </message>
    <message>
        <source>Two sides are called %1.</source>
        <translation>Zwei Parteien heißen %1.</translation>
    </message>
    <message>
        <source>Give each its own id.</source>
        <translation>Geben Sie jeder eine eigene id.</translation>
    </message>
    <message>
        <source>Two fleets are called %1.</source>
        <translation>Zwei Flotten heißen %1.</translation>
    </message>
    <message>
        <source>There is no such scenario.</source>
        <translation>Ein solches Szenario gibt es nicht.</translation>
    </message>
    <message>
        <source>One ship stands for five of the record, for ten or for one.</source>
        <translation>Ein Schiff steht für fünf der Überlieferung, für zehn oder für eines.</translation>
    </message>
    <message>
        <source>Give 5, 10 or 1.</source>
        <translation>Geben Sie 5, 10 oder 1 an.</translation>
    </message>
    <message>
        <source>Its fleets are named ship by ship, at one scale.</source>
        <translation>Die Flotten sind Schiff für Schiff benannt, in einem Maßstab.</translation>
    </message>
    <message>
        <source>Leave the scale out.</source>
        <translation>Lassen Sie den Maßstab weg.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Dieses Feld fehlt.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>A ship&apos;s number belongs here.</source>
        <translation>Hierher gehört die Nummer eines Schiffs.</translation>
    </message>
    <message>
        <source>A fleet&apos;s number belongs here.</source>
        <translation>Hierher gehört die Nummer einer Flotte.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists them.</source>
        <translation>`navarch campaign show` listet sie auf.</translation>
    </message>
    <message>
        <source>The replay is too large to be kept.</source>
        <translation>Die Wiedergabe ist zu groß zum Aufbewahren.</translation>
    </message>
    <message>
        <source>Leave it out; the outcome stands without it.</source>
        <translation>Lassen Sie sie weg; das Ergebnis gilt auch ohne sie.</translation>
    </message>
    <message>
        <source>A text of 1 to %1 characters belongs here.</source>
        <translation>Hierher gehört ein Text von 1 bis %1 Zeichen.</translation>
    </message>
    <message>
        <source>There is no action %1.</source>
        <translation>Es gibt keine Tat %1.</translation>
    </message>
    <message>
        <source>Known are %1.</source>
        <translation>Bekannt sind %1.</translation>
    </message>
    <message>
        <source>The key of a finding belongs here.</source>
        <translation>Hierher gehört der Schlüssel einer Beanstandung.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <translation>Die Datei fehlt.</translation>
    </message>
    <message>
        <source>Put it back, or install Navarch again.</source>
        <translation>Legen Sie sie zurück, oder installieren Sie Navarch neu.</translation>
    </message>
    <message>
        <source>There is no ship class %1 in ship-classes.json.</source>
        <translation>In ship-classes.json gibt es keine Schiffsklasse %1.</translation>
    </message>
    <message>
        <source>There is no port %1 in ports.json.</source>
        <translation>In ports.json gibt es keinen Hafen %1.</translation>
    </message>
    <message>
        <source>The figure is missing or out of range.</source>
        <translation>Der Wert fehlt oder liegt außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>Geben Sie eine ganze Zahl von %1 bis %2 an.</translation>
    </message>
    <message>
        <source>The table cannot come to %1.</source>
        <translation>Die Tabelle kann nicht auf %1 kommen.</translation>
    </message>
    <message>
        <source>The rows must cover every face once, in order.</source>
        <translation>Die Zeilen müssen jede Augenzahl einmal abdecken, der Reihe nach.</translation>
    </message>
    <message>
        <source>This one should begin at %1.</source>
        <translation>Diese sollte bei %1 beginnen.</translation>
    </message>
    <message>
        <source>The rows end before the last face.</source>
        <translation>Die Zeilen enden vor der letzten Augenzahl.</translation>
    </message>
    <message>
        <source>Every face needs a row.</source>
        <translation>Jede Augenzahl braucht eine Zeile.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is missing.</source>
        <translation>Die Tabelle "%1" fehlt.</translation>
    </message>
    <message>
        <source>The economic value is missing.</source>
        <translation>Der Wirtschaftswert fehlt.</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to 10.</source>
        <translation>Geben Sie eine ganze Zahl von 1 bis 10 an.</translation>
    </message>
    <message>
        <source>Degrees are missing or off the globe.</source>
        <translation>Gradangaben fehlen oder liegen außerhalb der Erde.</translation>
    </message>
    <message>
        <source>This id stands twice.</source>
        <translation>Diese id steht zweimal.</translation>
    </message>
    <message>
        <source>Give each port its own.</source>
        <translation>Geben Sie jedem Hafen eine eigene.</translation>
    </message>
    <message>
        <source>The faces must stand in order, from 1.</source>
        <translation>Die Augenzahlen müssen der Reihe nach stehen, ab 1.</translation>
    </message>
    <message>
        <source>The rows must cover every score once, in order.</source>
        <translation>Die Zeilen müssen jedes Würfelergebnis einmal abdecken, der Reihe nach.</translation>
    </message>
    <message>
        <source>The last row must be open above.</source>
        <translation>Die letzte Zeile muss nach oben offen sein.</translation>
    </message>
    <message>
        <source>The Casualty Table is missing.</source>
        <translation>Die Verlusttabelle fehlt.</translation>
    </message>
    <message>
        <source>Three texts are needed, one a column.</source>
        <translation>Drei Texte werden gebraucht, einer je Spalte.</translation>
    </message>
    <message>
        <source>The faces 1 to 10 must stand in order.</source>
        <translation>Die Augenzahlen 1 bis 10 müssen der Reihe nach stehen.</translation>
    </message>
    <message>
        <source>%1 is none of casualty_results.</source>
        <translation>%1 ist keines von casualty_results.</translation>
    </message>
    <message>
        <source>Ten rows are needed, one a face.</source>
        <translation>Zehn Zeilen werden gebraucht, eine je Augenzahl.</translation>
    </message>
    <message>
        <source>%1 does not know this option or value.</source>
        <translation>%1 kennt diese Option oder diesen Wert nicht.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Schreiben Sie %1.</translation>
    </message>
    <message>
        <source>Write two of them with a comma: %1.</source>
        <translation>Schreiben Sie zwei davon mit Komma: %1.</translation>
    </message>
    <message>
        <source>Write one for each of the two sides.</source>
        <translation>Schreiben Sie eines für jede der beiden Parteien.</translation>
    </message>
    <message>
        <source>Write hold:SIDE:%1 or exit:SIDE:SHIPS, the sides 1 and 2.</source>
        <translation>Schreiben Sie hold:SIDE:%1 oder exit:SIDE:SHIPS, die Parteien 1 und 2.</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Schreiben Sie eine ganze Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; must stand here once.</source>
        <translation>Der Wert "%1" muss hier einmal stehen.</translation>
    </message>
    <message>
        <source>%1 is no figure the rules know.</source>
        <translation>%1 ist kein Wert, den die Regeln kennen.</translation>
    </message>
    <message>
        <source>Take it out, or correct its spelling.</source>
        <translation>Nehmen Sie ihn heraus, oder berichtigen Sie die Schreibung.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; cannot be %2.</source>
        <translation>Der Wert "%1" kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>An object in braces belongs here.</source>
        <translation>Hier gehört ein Objekt in geschweiften Klammern hin.</translation>
    </message>
    <message>
        <source>%1 is no figure of this game.</source>
        <translation>%1 ist kein Wert dieses Spiels.</translation>
    </message>
    <message>
        <source>Correct its spelling.</source>
        <translation>Berichtigen Sie die Schreibung.</translation>
    </message>
    <message>
        <source>This figure is printed in the game (%1).</source>
        <translation>Dieser Wert ist im Spiel gedruckt (%1).</translation>
    </message>
    <message>
        <source>Only house figures may be replaced.</source>
        <translation>Nur Hauswerte dürfen ersetzt werden.</translation>
    </message>
    <message>
        <source>The figure is out of its bounds.</source>
        <translation>Der Wert liegt außerhalb seiner Grenzen.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message>
        <source>A pair of longitude and latitude in degrees belongs here.</source>
        <translation>Hierher gehört ein Paar aus Länge und Breite in Grad.</translation>
    </message>
    <message>
        <source>A lane&apos;s path has two points at least.</source>
        <translation>Der Verlauf eines Seewegs hat mindestens zwei Punkte.</translation>
    </message>
    <message>
        <source>A lane leads from one place to another.</source>
        <translation>Ein Seeweg führt von einem Ort zu einem anderen.</translation>
    </message>
    <message>
        <source>This lane stands twice.</source>
        <translation>Dieser Seeweg steht zweimal.</translation>
    </message>
    <message>
        <source>List each lane once; it is sailed both ways.</source>
        <translation>Führen Sie jeden Seeweg einmal auf; er wird in beide Richtungen befahren.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Es gibt keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>The last year lies before the first.</source>
        <translation>Das letzte Jahr liegt vor dem ersten.</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>Vertauschen Sie sie.</translation>
    </message>
    <message>
        <source>A class id in quotes belongs here.</source>
        <translation>Hierher gehört die id einer Klasse in Anführungszeichen.</translation>
    </message>
    <message>
        <source>%1 are lost, of %2.</source>
        <translation>%1 sind verloren, von %2.</translation>
    </message>
    <message>
        <source>Losses cannot exceed what the ship has.</source>
        <translation>Verluste können nicht höher sein, als was das Schiff hat.</translation>
    </message>
    <message>
        <source>It has used Greek fire that it does not have.</source>
        <translation>Es hat Griechisches Feuer eingesetzt, das es nicht hat.</translation>
    </message>
    <message>
        <source>Give the ship &quot;greek_fire&quot;: true, or take this out.</source>
        <translation>Geben Sie dem Schiff "greek_fire": true, oder nehmen Sie dies heraus.</translation>
    </message>
    <message>
        <source>The ship class is missing.</source>
        <translation>Die Schiffsklasse fehlt.</translation>
    </message>
    <message>
        <source>Name one; `navarch classes` lists them.</source>
        <translation>Nennen Sie eine; `navarch classes` listet sie auf.</translation>
    </message>
    <message>
        <source>`navarch classes` lists them.</source>
        <translation>`navarch classes` listet sie auf.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Meinten Sie "%1"?</translation>
    </message>
    <message>
        <source>Two commanders are called %1.</source>
        <translation>Zwei Befehlshaber heißen %1.</translation>
    </message>
    <message>
        <source>Give each his own name.</source>
        <translation>Geben Sie jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Give each its own name, or one row a count.</source>
        <translation>Geben Sie jedem einen eigenen Namen, oder einer Zeile eine Anzahl.</translation>
    </message>
    <message>
        <source>At most %1 are allowed in one file.</source>
        <translation>Höchstens %1 sind in einer Datei erlaubt.</translation>
    </message>
    <message>
        <source>431 BCE is -431, 1 CE is 1.</source>
        <translation>431 v. Chr. ist -431, 1 n. Chr. ist 1.</translation>
    </message>
    <message>
        <source>%1 is no step of ten.</source>
        <translation>%1 ist kein Zehnerschritt.</translation>
    </message>
    <message>
        <source>Allies cost between 50% less and 50% more, in steps of 10 (SA-13.1).</source>
        <translation>Verbündete kosten zwischen 50 % weniger und 50 % mehr, in Zehnerschritten (SA-13.1).</translation>
    </message>
    <message>
        <source>The values of the home game are missing.</source>
        <translation>Die Werte des Heimspiels fehlen.</translation>
    </message>
    <message>
        <source>Every class needs them.</source>
        <translation>Jede Klasse braucht sie.</translation>
    </message>
    <message>
        <source>Give each class its own.</source>
        <translation>Geben Sie jeder Klasse eine eigene.</translation>
    </message>
    <message>
        <source>There is no class in it.</source>
        <translation>Es steht keine Klasse darin.</translation>
    </message>
    <message>
        <source>its journal does not end like the campaign&apos;s</source>
        <translation>Das Journal endet nicht wie das des Feldzugs</translation>
    </message>
    <message>
        <source>No backup was made: %1 The campaign itself is untouched.</source>
        <translation>Es wurde keine Sicherungskopie gemacht: %1 Der Feldzug selbst ist unberührt.</translation>
    </message>
    <message>
        <source>the folder cannot be made.</source>
        <translation>Der Ordner lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Check the rights of the folder of the campaign.</source>
        <translation>Prüfen Sie die Rechte des Ordners des Feldzugs.</translation>
    </message>
    <message>
        <source>the copy is not sound (%1).</source>
        <translation>Die Kopie ist nicht einwandfrei (%1).</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on the campaign.</source>
        <translation>Führen Sie `navarch campaign verify` für den Feldzug aus.</translation>
    </message>
    <message>
        <source>The backup lies there, but its name may not outlast a power cut: the disk failed.</source>
        <translation>Die Sicherungskopie liegt da, aber ihr Name übersteht vielleicht keinen Stromausfall: Der Datenträger hat versagt.</translation>
    </message>
    <message>
        <source>Check the disk, then make another.</source>
        <translation>Prüfen Sie den Datenträger, dann machen Sie eine andere.</translation>
    </message>
    <message>
        <source>It lies in %1 now, with the files whose names begin so.</source>
        <translation>Es liegt nun in %1, mit den Dateien, deren Namen so beginnen.</translation>
    </message>
    <message>
        <source>The old file could not be moved to %1. %2</source>
        <translation>Die alte Datei ließ sich nicht nach %1 verschieben. %2</translation>
    </message>
    <message>
        <source>Check the rights of the folder, or move it away yourself.</source>
        <translation>Prüfen Sie die Rechte des Ordners, oder verschieben Sie sie selbst.</translation>
    </message>
    <message>
        <source>No deed with the number %1 stands in its history. Nothing was made.</source>
        <translation>Im Verlauf steht keine Tat mit der Nummer %1. Es wurde nichts angelegt.</translation>
    </message>
    <message>
        <source>Choose one that stands.</source>
        <translation>Wählen Sie eine, die dort steht.</translation>
    </message>
    <message>
        <source>It cannot be called so.</source>
        <translation>So kann er nicht heißen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>It is the campaign that is to be branched from, which stays as it is. Nothing was made.</source>
        <translation>Es ist der Feldzug, von dem abgezweigt werden soll, und der bleibt, wie er ist. Es wurde nichts angelegt.</translation>
    </message>
    <message>
        <source>Nothing of it was kept: the campaign is as it was before.</source>
        <translation>Es wurde nichts davon behalten: Der Feldzug ist, wie er war.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nothing is taken back while several deeds are done together.</source>
        <translation>Es wird nichts zurückgenommen, während mehrere Taten zusammen geschehen.</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation>Ein anderes Programm hat die Datei geändert, seit sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>The disk failed while &quot;%1&quot; was stored, and whether it is kept cannot be found out now.</source>
        <translation>Der Datenträger versagte beim Speichern von „%1“, und ob es erhalten ist, lässt sich jetzt nicht feststellen.</translation>
    </message>
    <message>
        <source>Check the disk, then open the campaign again: its history says whether it was done.</source>
        <translation>Prüfen Sie den Datenträger, dann öffnen Sie den Feldzug erneut: Sein Verlauf sagt, ob es geschehen ist.</translation>
    </message>
    <message>
        <source>It was left as it is.</source>
        <translation>Es blieb, wie es ist.</translation>
    </message>
    <message>
        <source>There is a file of that name already; it was left as it is.</source>
        <translation>Es gibt schon eine Datei dieses Namens; sie blieb, wie sie war.</translation>
    </message>
    <message>
        <source>A folder or device of that name is there; it was left as it is.</source>
        <translation>Dort ist ein Ordner oder Gerät dieses Namens; es blieb, wie es war.</translation>
    </message>
    <message>
        <source>Take it away first.</source>
        <translation>Entfernen Sie es zuerst.</translation>
    </message>
    <message>
        <source>The backup cannot be restored: %1 Nothing was changed.</source>
        <translation>Die Sicherungskopie lässt sich nicht wiederherstellen: %1 Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The campaign was made and lies there, but could not be opened: %1</source>
        <translation>Der Feldzug wurde angelegt und liegt da, ließ sich aber nicht öffnen: %1</translation>
    </message>
    <message>
        <source>The campaign was restored and lies there, but could not be opened: %1</source>
        <translation>Der Feldzug wurde wiederhergestellt und liegt da, ließ sich aber nicht öffnen: %1</translation>
    </message>
    <message>
        <source>The campaign was made, but the disk would not say whether its name would outlast a power cut.</source>
        <translation>Der Feldzug wurde angelegt, aber der Datenträger wollte nicht sagen, ob sein Name einen Stromausfall übersteht.</translation>
    </message>
    <message>
        <source>The campaign was restored, but the disk would not say whether its name would outlast a power cut.</source>
        <translation>Der Feldzug wurde wiederhergestellt, aber der Datenträger wollte nicht sagen, ob sein Name einen Stromausfall übersteht.</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>The log beside it, %1, is of another file that lay here before, and was passed over.</source>
        <translation>Das Protokoll daneben, %1, gehört zu einer anderen Datei, die früher hier lag, und wurde übergangen.</translation>
    </message>
    <message>
        <source>The journal beside it, %1, is of another file that lay here before, and was passed over.</source>
        <translation>Das Journal daneben, %1, gehört zu einer anderen Datei, die früher hier lag, und wurde übergangen.</translation>
    </message>
    <message>
        <source>Open it for editing, and the log is put among the backups.</source>
        <translation>Öffnen Sie es zum Bearbeiten, und das Protokoll wird zu den Sicherungskopien gelegt.</translation>
    </message>
    <message>
        <source>Open it for editing, and the journal is put among the backups.</source>
        <translation>Öffnen Sie es zum Bearbeiten, und das Journal wird zu den Sicherungskopien gelegt.</translation>
    </message>
    <message>
        <source>The log beside it, %1, is of another file that lay here before; it was put away as %2.</source>
        <translation>Das Protokoll daneben, %1, gehört zu einer anderen Datei, die früher hier lag; es wurde als %2 weggelegt.</translation>
    </message>
    <message>
        <source>The journal beside it, %1, is of another file that lay here before; it was put away as %2.</source>
        <translation>Das Journal daneben, %1, gehört zu einer anderen Datei, die früher hier lag; es wurde als %2 weggelegt.</translation>
    </message>
    <message>
        <source>It goes with that file alone: what was done last before a program was killed.</source>
        <translation>Es gehört nur zu jener Datei: was zuletzt geschah, bevor ein Programm abgebrochen wurde.</translation>
    </message>
    <message>
        <source>Another file was put in its place while it was open. Nothing of this was kept; all that was done before is in the file that was opened, if it is still somewhere.</source>
        <translation>Während es offen war, wurde eine andere Datei an seine Stelle gesetzt. Hiervon wurde nichts behalten; alles, was vorher geschah, steht in der geöffneten Datei, falls es sie noch irgendwo gibt.</translation>
    </message>
    <message>
        <source>It was renamed, moved or removed while it was open. Nothing of this was kept; all that was done before is in the file where it lies now.</source>
        <translation>Während es offen war, wurde es umbenannt, verschoben oder entfernt. Hiervon wurde nichts behalten; alles, was vorher geschah, steht in der Datei, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>Open the file again where it lies now.</source>
        <translation>Öffnen Sie die Datei erneut, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>There is no backup of it in %1; look for a copy elsewhere.</source>
        <translation>In %1 gibt es keine Sicherungskopie davon; suchen Sie anderswo nach einer Kopie.</translation>
    </message>
    <message>
        <source>Open its newest backup, %1, or copy it here.</source>
        <translation>Öffnen Sie die neueste Sicherungskopie, %1, oder kopieren Sie sie hierher.</translation>
    </message>
    <message>
        <source>The file is damaged: %1</source>
        <translation>Die Datei ist beschädigt: %1</translation>
    </message>
    <message>
        <source>Check its name and place; `navarch campaign new` makes a new one.</source>
        <translation>Prüfen Sie Name und Ort; `navarch campaign new` legt einen neuen an.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Eine solche Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>It is a folder or a device, and no file.</source>
        <translation>Es ist ein Ordner oder ein Gerät und keine Datei.</translation>
    </message>
    <message>
        <source>Give the campaign file itself.</source>
        <translation>Geben Sie die Feldzugsdatei selbst an.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Check its rights and the disk.</source>
        <translation>Prüfen Sie die Rechte und den Datenträger.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>it breaks off at its beginning.</source>
        <translation>Sie bricht an ihrem Anfang ab.</translation>
    </message>
    <message>
        <source>It is no campaign of Navarch.</source>
        <translation>Es ist kein Feldzug von Navarch.</translation>
    </message>
    <message>
        <source>Give a campaign file; a campaign exported as JSON is read by `navarch campaign new --from`.</source>
        <translation>Geben Sie eine Feldzugsdatei an; einen als JSON exportierten Feldzug liest `navarch campaign new --from`.</translation>
    </message>
    <message>
        <source>It was opened only to be read; nothing was changed.</source>
        <translation>Es wurde nur zum Lesen geöffnet; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Open it for editing.</source>
        <translation>Öffnen Sie es zum Bearbeiten.</translation>
    </message>
    <message>
        <source>Another Navarch has it open: %1. It is shown as it stands and cannot be changed from here.</source>
        <translation>Ein anderes Navarch hat es offen: %1. Es wird gezeigt, wie es ist, und lässt sich von hier aus nicht ändern.</translation>
    </message>
    <message>
        <source>Close it there and open it again. If that program is gone, remove %1.lock.</source>
        <translation>Schließen Sie es dort und öffnen Sie es erneut. Gibt es jenes Programm nicht mehr, entfernen Sie %1.lock.</translation>
    </message>
    <message>
        <source>The file has another name, in another folder or with a log of its own (a hard link). What is done under one name could be lost under the other; it is shown as it stands under this one, and cannot be changed.</source>
        <translation>Die Datei hat einen weiteren Namen, in einem anderen Ordner oder mit eigenem Protokoll (ein Hardlink). Was unter dem einen Namen geschieht, könnte unter dem anderen verloren gehen; es wird gezeigt, wie es unter diesem ist, und lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Remove the other name, or copy the file and play on with the copy.</source>
        <translation>Entfernen Sie den anderen Namen, oder kopieren Sie die Datei und spielen mit der Kopie weiter.</translation>
    </message>
    <message>
        <source>No lock can be written beside it; it is shown as it stands and cannot be changed.</source>
        <translation>Es lässt sich keine Sperre danebenschreiben; es wird gezeigt, wie es ist, und lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Make room on the disk, or check the rights of the folder.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder prüfen Sie die Rechte des Ordners.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be written; it is shown as it stands and cannot be changed.</source>
        <translation>Die Datei oder ihr Ordner ist nicht beschreibbar; es wird gezeigt, wie es ist, und lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Copy it to a place of your own to play on.</source>
        <translation>Kopieren Sie sie an einen eigenen Ort, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>It cannot be written where it is, and no copy of it could be made.</source>
        <translation>Es ist an seinem Ort nicht beschreibbar, und es ließ sich keine Kopie davon machen.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files; if somebody is changing it just now, try again.</source>
        <translation>Schaffen Sie Platz im Ordner für temporäre Dateien; ändert es gerade jemand, versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>it breaks off before its end.</source>
        <translation>Sie bricht vor ihrem Ende ab.</translation>
    </message>
    <message>
        <source>A newer Navarch wrote it (schema %1; this one knows %2).</source>
        <translation>Ein neueres Navarch hat es geschrieben (Schema %1; dieses kennt %2).</translation>
    </message>
    <message>
        <source>Open it with that Navarch, or bring this one up to date.</source>
        <translation>Öffnen Sie es mit jenem Navarch, oder aktualisieren Sie dieses.</translation>
    </message>
    <message>
        <source>it does not say which schema it has.</source>
        <translation>Sie sagt nicht, welches Schema sie hat.</translation>
    </message>
    <message>
        <source>its texts are not in UTF-8.</source>
        <translation>Ihre Texte sind nicht in UTF-8.</translation>
    </message>
    <message>
        <source>The journal is empty.</source>
        <translation>Das Journal ist leer.</translation>
    </message>
    <message>
        <source>The last entry of the journal is not what was written.</source>
        <translation>Der letzte Eintrag des Journals ist nicht, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>The program that put this campaign in the place of another ended early. The one before it lies in %1.</source>
        <translation>Das Programm, das diesen Feldzug an die Stelle eines anderen setzte, endete vorzeitig. Der vorige liegt in %1.</translation>
    </message>
    <message>
        <source>To have it back, copy it to a name of its own.</source>
        <translation>Um ihn wiederzuhaben, kopieren Sie ihn unter einen eigenen Namen.</translation>
    </message>
    <message>
        <source>What is left of the log is kept in %1.</source>
        <translation>Was vom Protokoll übrig ist, wird in %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>There is no backup of it.</source>
        <translation>Es gibt keine Sicherungskopie davon.</translation>
    </message>
    <message numerus="yes">
        <source>The newest backup, %1, has {it|them}: open it, or copy it here.</source>
        <translation>
            <numerusform>Die neueste Sicherungskopie, %1, hat sie: Öffnen Sie sie, oder kopieren Sie sie hierher.</numerusform>
            <numerusform>Die neueste Sicherungskopie, %1, hat alle %n: Öffnen Sie sie, oder kopieren Sie sie hierher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup %1 has {it|them}: open it, or copy it here.</source>
        <translation>
            <numerusform>Die Sicherungskopie %1 hat sie: Öffnen Sie sie, oder kopieren Sie sie hierher.</numerusform>
            <numerusform>Die Sicherungskopie %1 hat alle %n: Öffnen Sie sie, oder kopieren Sie sie hierher.</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest backup, %1, has the first %2 of them.</source>
        <translation>Die neueste Sicherungskopie, %1, hat die ersten %2 davon.</translation>
    </message>
    <message>
        <source>The backup %1 has the first %2 of them.</source>
        <translation>Die Sicherungskopie %1 hat die ersten %2 davon.</translation>
    </message>
    <message numerus="yes">
        <source>The newest backup, %1, has {it|them} not.</source>
        <translation>
            <numerusform>Die neueste Sicherungskopie, %1, hat sie nicht.</numerusform>
            <numerusform>Die neueste Sicherungskopie, %1, hat keine der %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A deed that was stored, %1, is missing: from some deed before it on the file has another history.</source>
        <translation>Eine gespeicherte Tat, %1, fehlt: Ab einer Tat davor hat die Datei einen anderen Verlauf.</translation>
    </message>
    <message numerus="yes">
        <source>{The last deed|The last %n deeds}, up to %1, {was stored and is|were stored and are} missing: the log beside the file is damaged or gone. All before {it|them} is there.</source>
        <translation>
            <numerusform>Die letzte Tat, bis einschließlich %1, wurde gespeichert und fehlt: Das Protokoll neben der Datei ist beschädigt oder weg. Alles davor ist da.</numerusform>
            <numerusform>Die letzten %n Taten, bis einschließlich %1, wurden gespeichert und fehlen: Das Protokoll neben der Datei ist beschädigt oder weg. Alles davor ist da.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was %1 before; if its log still lies beside that name, give the file that name again and open it. %2</source>
        <translation>Früher hieß sie %1; liegt ihr Protokoll noch neben diesem Namen, geben Sie der Datei den Namen wieder und öffnen Sie sie. %2</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on the file.</source>
        <translation>Führen Sie `navarch campaign verify` für die Datei aus.</translation>
    </message>
    <message>
        <source>Entry %1 of the journal is damaged.</source>
        <translation>Eintrag %1 des Journals ist beschädigt.</translation>
    </message>
    <message>
        <source>The file that was there is as it was.</source>
        <translation>Die Datei, die da war, ist, wie sie war.</translation>
    </message>
    <message>
        <source>Nothing can be written in that folder; no file was made.</source>
        <translation>In jenem Ordner lässt sich nichts schreiben; es wurde keine Datei angelegt.</translation>
    </message>
    <message>
        <source>Check that the folder exists, its rights, and the room on the disk.</source>
        <translation>Prüfen Sie, ob der Ordner da ist, seine Rechte und den Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>It is open in another Navarch: %1; it was left as it is.</source>
        <translation>Es ist in einem anderen Navarch offen: %1; es blieb, wie es war.</translation>
    </message>
    <message>
        <source>Close it there, or choose another name.</source>
        <translation>Schließen Sie es dort, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The disk failed; no file was made.</source>
        <translation>Der Datenträger hat versagt; es wurde keine Datei angelegt.</translation>
    </message>
    <message>
        <source>Check the disk, then try again.</source>
        <translation>Prüfen Sie den Datenträger, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The old file lies in %1 now.</source>
        <translation>Die alte Datei liegt nun in %1.</translation>
    </message>
    <message>
        <source>The log of a file that was there before could not be put away; no file was made.</source>
        <translation>Das Protokoll einer früheren Datei ließ sich nicht weglegen; es wurde keine Datei angelegt.</translation>
    </message>
    <message>
        <source>Move %1-wal away yourself, or choose another name.</source>
        <translation>Verschieben Sie %1-wal selbst, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The new file could not be given its name; it was not made.</source>
        <translation>Die neue Datei konnte ihren Namen nicht bekommen; sie wurde nicht angelegt.</translation>
    </message>
    <message>
        <source>Check the folder, then try again.</source>
        <translation>Prüfen Sie den Ordner, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>No file was made.</source>
        <translation>Es wurde keine Datei angelegt.</translation>
    </message>
    <message>
        <source>Another program is using the file just now.</source>
        <translation>Ein anderes Programm benutzt die Datei gerade.</translation>
    </message>
    <message>
        <source>Close that program, then try again.</source>
        <translation>Schließen Sie jenes Programm, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file may not be written.</source>
        <translation>Die Datei darf nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>The disk failed to read or write (%1).</source>
        <translation>Der Datenträger konnte nicht lesen oder schreiben (%1).</translation>
    </message>
    <message>
        <source>Check the disk and its cable or network, then try again.</source>
        <translation>Prüfen Sie den Datenträger und sein Kabel oder Netzwerk, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file is damaged (%1).</source>
        <translation>Die Datei ist beschädigt (%1).</translation>
    </message>
    <message>
        <source>Run `navarch campaign verify` on it, or take one of its backups.</source>
        <translation>Führen Sie `navarch campaign verify` dafür aus, oder nehmen Sie eine der Sicherungskopien.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Make room on it, then try again.</source>
        <translation>Schaffen Sie Platz darauf, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Die Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The database refused it (%1).</source>
        <translation>Die Datenbank hat es abgelehnt (%1).</translation>
    </message>
    <message>
        <source>It holds the %1, which is none of Navarch&apos;s.</source>
        <translation>Es enthält etwas, das nicht von Navarch ist: %1.</translation>
    </message>
    <message>
        <source>Its %1 is not made as Navarch makes it.</source>
        <translation>Es ist nicht so angelegt, wie Navarch es tut: %1.</translation>
    </message>
    <message>
        <source>The %1 %2 is missing.</source>
        <translation>Es fehlt: %1 %2.</translation>
    </message>
    <message>
        <source>is compressed and unpacks to more than a file of this size can hold</source>
        <translation>ist komprimiert und wird entpackt größer, als eine Datei dieser Größe fassen kann</translation>
    </message>
    <message>
        <source>is compressed and cannot be unpacked</source>
        <translation>ist komprimiert und lässt sich nicht entpacken</translation>
    </message>
    <message>
        <source>is no list of whole numbers within its bounds</source>
        <translation>ist keine Liste ganzer Zahlen innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>ist keines von %1</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is no whole number</source>
        <translation>ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>is not between %1 and %2</source>
        <translation>liegt nicht zwischen %1 und %2</translation>
    </message>
    <message>
        <source>is no text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>In the table %1, number %2, the field %3 %4.</source>
        <translation>Tabelle %1, Nummer %2: Das Feld %3 %4.</translation>
    </message>
    <message>
        <source>It unpacks to more than a file of this size can hold.</source>
        <translation>Es wird entpackt größer, als eine Datei dieser Größe fassen kann.</translation>
    </message>
    <message>
        <source>Its changes cannot be unpacked.</source>
        <translation>Die Änderungen lassen sich nicht entpacken.</translation>
    </message>
    <message>
        <source>An older Navarch wrote it, and it was not brought up to date because no backup could be made: %1</source>
        <translation>Ein älteres Navarch hat es geschrieben, und es wurde nicht aktualisiert, weil sich keine Sicherungskopie machen ließ: %1</translation>
    </message>
    <message>
        <source>Remove the cause and open it again.</source>
        <translation>Beseitigen Sie die Ursache und öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>As it was before, it lies in %1.</source>
        <translation>Wie es vorher war, liegt es in %1.</translation>
    </message>
    <message>
        <source>Whether it was brought to schema %1 cannot be found out now; nothing of the war itself was altered.</source>
        <translation>Ob es auf Schema %1 gebracht wurde, lässt sich jetzt nicht feststellen; am Krieg selbst wurde nichts geändert.</translation>
    </message>
    <message>
        <source>An older Navarch wrote it, and before this it was brought from schema %1 to %2 (%3).</source>
        <translation>Ein älteres Navarch hat es geschrieben, und zuvor wurde es von Schema %1 auf %2 gebracht (%3).</translation>
    </message>
    <message>
        <source>An older Navarch wrote it; it was brought from schema %1 to %2 (%3).</source>
        <translation>Ein älteres Navarch hat es geschrieben; es wurde von Schema %1 auf %2 gebracht (%3).</translation>
    </message>
    <message>
        <source>Older Navarchs open that backup, and no longer this file.</source>
        <translation>Ältere Navarchs öffnen jene Sicherungskopie und diese Datei nicht mehr.</translation>
    </message>
    <message>
        <source>Entries before it are missing.</source>
        <translation>Einträge davor fehlen.</translation>
    </message>
    <message>
        <source>The founding is the first entry, and only that.</source>
        <translation>Die Gründung ist der erste Eintrag, und nur sie.</translation>
    </message>
    <message>
        <source>The facts in the table store are not those it was founded with.</source>
        <translation>Die Angaben in der Tabelle store sind nicht die, mit denen es gegründet wurde.</translation>
    </message>
    <message>
        <source>Its link to the entry before it is broken.</source>
        <translation>Die Verbindung zum Eintrag davor ist zerbrochen.</translation>
    </message>
    <message>
        <source>Its content is not what was written.</source>
        <translation>Der Inhalt ist nicht, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>It names other deeds to undo and redo than there are.</source>
        <translation>Es nennt andere Taten zum Rückgängigmachen und Wiederholen, als es gibt.</translation>
    </message>
    <message>
        <source>It stands there, and by the journal it does not.</source>
        <translation>Es steht da, und laut Journal nicht.</translation>
    </message>
    <message>
        <source>It is missing; by the journal it stands there.</source>
        <translation>Es fehlt; laut Journal steht es da.</translation>
    </message>
    <message>
        <source>Its %1 is %2; by the journal it is %3.</source>
        <translation>%1 ist %2; laut Journal %3.</translation>
    </message>
    <message>
        <source>The view of it cannot be read: %1.</source>
        <translation>Die Sicht darauf lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Its structure cannot be read: %1.</source>
        <translation>Der Aufbau lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Its references cannot be read: %1.</source>
        <translation>Die Verweise lassen sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Its schema cannot be read: %1.</source>
        <translation>Das Schema lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Its records cannot be read: %1.</source>
        <translation>Die Datensätze lassen sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>SQLite finds: %1.</source>
        <translation>SQLite findet: %1.</translation>
    </message>
    <message>
        <source>Number %1 of the table %2 refers to something in the table %3 that is not there.</source>
        <translation>Nummer %1 der Tabelle %2 verweist auf etwas in der Tabelle %3, das nicht da ist.</translation>
    </message>
    <message>
        <source>Its application number is not Navarch&apos;s.</source>
        <translation>Die Anwendungsnummer ist nicht die von Navarch.</translation>
    </message>
    <message>
        <source>Of what is chosen there is nothing to print.</source>
        <translation>Vom Gewählten ist nichts zu drucken.</translation>
    </message>
    <message>
        <source>%1 sheets to a page cannot be set.</source>
        <translation>%1 Bögen je Seite lassen sich nicht setzen.</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 4, or 8 on A3.</source>
        <translation>Wählen Sie 1, 2 oder 4, oder 8 auf A3.</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 4; on A3 also 8.</source>
        <translation>Wählen Sie 1, 2 oder 4; auf A3 auch 8.</translation>
    </message>
    <message>
        <source>Laying out was stopped.</source>
        <translation>Das Layout wurde angehalten.</translation>
    </message>
    <message>
        <source>Choose again what to print.</source>
        <translation>Wählen Sie erneut, was gedruckt wird.</translation>
    </message>
    <message>
        <source>The fleet has no ships, so there is nothing to print.</source>
        <translation>Die Flotte hat keine Schiffe, also ist nichts zu drucken.</translation>
    </message>
    <message>
        <source>Add a ship to it.</source>
        <translation>Fügen Sie ihr ein Schiff hinzu.</translation>
    </message>
    <message>
        <source>The fleet is empty, so there is nothing to print.</source>
        <translation>Die Flotte ist leer, also ist nichts zu drucken.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es ist nichts zu drucken.</translation>
    </message>
    <message>
        <source>Choose at least one ship, fleet or port.</source>
        <translation>Wählen Sie mindestens ein Schiff, eine Flotte oder einen Hafen.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>Der Drucker nimmt die Seiten nicht an.</translation>
    </message>
    <message>
        <source>Choose another printer, or save a PDF.</source>
        <translation>Wählen Sie einen anderen Drucker, oder speichern Sie ein PDF.</translation>
    </message>
    <message>
        <source>Printing stopped at page %1.</source>
        <translation>Der Druck hielt auf Seite %1 an.</translation>
    </message>
    <message>
        <source>Look at the printer and print the rest again.</source>
        <translation>Sehen Sie nach dem Drucker und drucken Sie den Rest erneut.</translation>
    </message>
    <message>
        <source>It was stopped after page %1.</source>
        <translation>Er wurde nach Seite %1 angehalten.</translation>
    </message>
    <message>
        <source>Begin it again for the rest.</source>
        <translation>Beginnen Sie für den Rest noch einmal.</translation>
    </message>
    <message>
        <source>The printer did not take the last page.</source>
        <translation>Der Drucker hat die letzte Seite nicht angenommen.</translation>
    </message>
    <message>
        <source>Look at the printer and print again.</source>
        <translation>Sehen Sie nach dem Drucker und drucken Sie erneut.</translation>
    </message>
    <message>
        <source>Its sheet is too full for %1 to a page.</source>
        <translation>Der Bogen ist zu voll für %1 je Seite.</translation>
    </message>
    <message>
        <source>Choose fewer to a page, or larger paper.</source>
        <translation>Wählen Sie weniger je Seite, oder größeres Papier.</translation>
    </message>
    <message>
        <source>Choose the sheets or the list of ships as well.</source>
        <translation>Wählen Sie auch die Bögen oder die Schiffsliste.</translation>
    </message>
    <message>
        <source>It has %1 forms of number.</source>
        <translation>Es hat %1 Zahlformen.</translation>
    </message>
    <message>
        <source>Give %1: for one, and for others.</source>
        <translation>Geben Sie %1 an: für eins und für andere.</translation>
    </message>
    <message>
        <source>It is translated in two ways.</source>
        <translation>Es ist auf zwei Arten übersetzt.</translation>
    </message>
    <message>
        <source>Keep one, or say it in two ways in English.</source>
        <translation>Behalten Sie eine, oder sagen Sie es auf Englisch auf zwei Arten.</translation>
    </message>
    <message>
        <source>It is no file of translations.</source>
        <translation>Es ist keine Übersetzungsdatei.</translation>
    </message>
    <message>
        <source>Give a Qt Linguist file (.ts).</source>
        <translation>Geben Sie eine Datei von Qt Linguist (.ts) an.</translation>
    </message>
    <message>
        <source>How &quot;%1&quot; forms its plurals is not known.</source>
        <translation>Wie "%1" den Plural bildet, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Correct its language, or teach it to the catalogue.</source>
        <translation>Berichtigen Sie die Sprache, oder bringen Sie sie dem Katalog bei.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>Side %1 has no part in this battle.</source>
        <translation>Partei %1 hat keinen Anteil an dieser Schlacht.</translation>
    </message>
    <message>
        <source>Give one of its sides, or none for the umpire&apos;s paper.</source>
        <translation>Geben Sie eine ihrer Parteien an, oder keine für das Papier des Spielleiters.</translation>
    </message>
    <message>
        <source>There is no battle %1.</source>
        <translation>Es gibt keine Schlacht %1.</translation>
    </message>
    <message>
        <source>`navarch campaign battle list` lists them.</source>
        <translation>`navarch campaign battle list` listet sie auf.</translation>
    </message>
    <message>
        <source>This battle has sides 1 to %1, and no %2.</source>
        <translation>Diese Schlacht hat die Parteien 1 bis %1, und keine %2.</translation>
    </message>
    <message>
        <source>Give one of them, or none for the umpire&apos;s paper.</source>
        <translation>Geben Sie eine davon an, oder keine für das Papier des Spielleiters.</translation>
    </message>
    <message>
        <source>This battle has not been fought, so there is nothing to report.</source>
        <translation>Diese Schlacht ist nicht geschlagen, also gibt es nichts zu berichten.</translation>
    </message>
    <message>
        <source>Print its brief, or enter its outcome first.</source>
        <translation>Drucken Sie ihren Auftrag, oder tragen Sie erst ihr Ergebnis ein.</translation>
    </message>
    <message>
        <source>This paper is a side&apos;s, and no side is given.</source>
        <translation>Dieses Papier ist das einer Partei, und es ist keine Partei angegeben.</translation>
    </message>
    <message>
        <source>There is no side %1.</source>
        <translation>Es gibt keine Partei %1.</translation>
    </message>
    <message>
        <source>`navarch campaign show` lists the sides.</source>
        <translation>`navarch campaign show` listet die Parteien auf.</translation>
    </message>
    <message>
        <source>It is the same file as %1. Neither was written.</source>
        <translation>Es ist dieselbe Datei wie %1. Keine von beiden wurde geschrieben.</translation>
    </message>
    <message>
        <source>It has been written and kept all the same.</source>
        <translation>Es ist dennoch geschrieben und aufbewahrt.</translation>
    </message>
    <message>
        <source>It is no id.</source>
        <translation>Es ist keine id.</translation>
    </message>
    <message>
        <source>Write letters of ASCII, digits, full stops, colons and hyphens.</source>
        <translation>Schreiben Sie ASCII-Buchstaben, Ziffern, Punkte, Doppelpunkte und Bindestriche.</translation>
    </message>
    <message>
        <source>The template has no ship.</source>
        <translation>Die Vorlage hat kein Schiff.</translation>
    </message>
    <message>
        <source>Delete the file.</source>
        <translation>Löschen Sie die Datei.</translation>
    </message>
    <message>
        <source>A squadron&apos;s name is no text.</source>
        <translation>Der Name eines Geschwaders ist kein Text.</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation>Nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>It lies on a network disk, where saving takes longer. Who may change it is kept in %1.lock; another computer then opens it for reading only, as far as the disk shows a new file to all computers at once.</source>
        <translation>Es liegt auf einem Netzlaufwerk, wo das Speichern länger dauert. Wer es ändern darf, steht in %1.lock; ein anderer Rechner öffnet es dann nur zum Lesen, soweit das Laufwerk eine neue Datei allen Rechnern zugleich zeigt.</translation>
    </message>
    <message>
        <source>Keep it on a disk of this computer when you can. Should a computer fail that has it open, remove the lock.</source>
        <translation>Halten Sie es möglichst auf einem Datenträger dieses Rechners. Fällt ein Rechner aus, der es offen hat, entfernen Sie die Sperre.</translation>
    </message>
    <message>
        <source>A paragraph is a text.</source>
        <translation>Ein Absatz ist ein Text.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>Schreiben Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no paragraph.</source>
        <translation>Es gibt keinen Absatz.</translation>
    </message>
    <message>
        <source>It is no rulebook.</source>
        <translation>Es ist kein Regelbuch.</translation>
    </message>
    <message>
        <source>There are two pages of %1.</source>
        <translation>Es gibt zwei Seiten von %1.</translation>
    </message>
    <message>
        <source>Leave one out.</source>
        <translation>Lassen Sie eine weg.</translation>
    </message>
    <message>
        <source>There is no rulebook of that name.</source>
        <translation>Ein Regelbuch dieses Namens gibt es nicht.</translation>
    </message>
    <message>
        <source>Give a game's id, or campaign.</source>
        <translation>Geben Sie die id eines Spiels an, oder campaign.</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Arrange a battle</source>
        <translation>Schlacht ansetzen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Feldzug beginnen</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>%1 kaufen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verlegen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verlegen</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>A fleet</source>
        <translation>Eine Flotte</translation>
    </message>
    <message>
        <source>Refit %1</source>
        <translation>%1 umrüsten</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>heil</translation>
    </message>
    <message>
        <source>The commander</source>
        <translation>Der Befehlshaber</translation>
    </message>
    <message>
        <source>Garrison of %1</source>
        <translation>Garnison von %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>the ship</source>
        <translation>das Schiff</translation>
    </message>
    <message>
        <source>The other ship</source>
        <translation>Das andere Schiff</translation>
    </message>
    <message>
        <source>the other ship</source>
        <translation>das andere Schiff</translation>
    </message>
    <message>
        <source>%1, into %2</source>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>%1 (shore)</source>
        <translation>%1 (Küste)</translation>
    </message>
</context>
<context>
    <name>navarch::List</name>
    <message>
        <source>a port</source>
        <translation>ein Hafen</translation>
    </message>
    <message>
        <source>%1 has met %2; arrange the battle, or let it go.</source>
        <translation>%1 ist auf %2 getroffen; setzen Sie die Schlacht an, oder lassen Sie es.</translation>
    </message>
    <message>
        <source>%1 attacks %2; arrange the battle, or let it go.</source>
        <translation>%1 greift %2 an; setzen Sie die Schlacht an, oder lassen Sie es.</translation>
    </message>
    <message>
        <source>%1 raids %2; arrange the battle, or let it go.</source>
        <translation>%1 plündert %2; setzen Sie die Schlacht an, oder lassen Sie es.</translation>
    </message>
    <message>
        <source>The battle %1 is still to be fought; enter its outcome or call it off.</source>
        <translation>Die Schlacht %1 ist noch zu schlagen; tragen Sie ihr Ergebnis ein oder sagen Sie sie ab.</translation>
    </message>
    <message>
        <source>It has not said that its orders are done.</source>
        <translation>Sie hat nicht gesagt, dass ihre Befehle fertig sind.</translation>
    </message>
    <message numerus="yes">
        <source>It has not said that its orders are done; {%n fleet has|%n fleets have} none.</source>
        <translation>
            <numerusform>Sie hat nicht gesagt, dass ihre Befehle fertig sind; %n Flotte hat keine.</numerusform>
            <numerusform>Sie hat nicht gesagt, dass ihre Befehle fertig sind; %n Flotten haben keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no admiral fit for duty: command level 0.</source>
        <translation>Kein diensttauglicher Admiral: Führungsstufe 0.</translation>
    </message>
    <message>
        <source>The squadron has no commander fit for duty: command level 0.</source>
        <translation>Das Geschwader hat keinen diensttauglichen Befehlshaber: Führungsstufe 0.</translation>
    </message>
    <message>
        <source>%1 of its ships were not paid last month: crews worsen or desert.</source>
        <translation>%1 ihrer Schiffe bekamen letzten Monat keinen Sold: Besatzungen werden schlechter oder desertieren.</translation>
    </message>
    <message>
        <source>It owes %1 talents; find money before the month&apos;s end, or crews go unpaid.</source>
        <translation>Sie schuldet %1 Talente; treiben Sie vor Monatsende Geld auf, oder Besatzungen bleiben ohne Sold.</translation>
    </message>
    <message>
        <source>The month ends with this week, and it will be %1 talents short.</source>
        <translation>Der Monat endet mit dieser Woche, und es werden %1 Talente fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>The month ends with this week, and it will be %1 talents short: {%n ship goes|%n ships go} unpaid.</source>
        <translation>
            <numerusform>Der Monat endet mit dieser Woche, und es werden %1 Talente fehlen: %n Schiff bleibt ohne Sold.</numerusform>
            <numerusform>Der Monat endet mit dieser Woche, und es werden %1 Talente fehlen: %n Schiffe bleiben ohne Sold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>navarch::hex</name>
    <message>
        <source>north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 facing %2</source>
        <translation>%1 Kurs %2</translation>
    </message>
    <message>
        <source>%1 is no terrain.</source>
        <translation>%1 ist kein Gelände.</translation>
    </message>
    <message>
        <source>%1 is no %2 of this board.</source>
        <translation>%1 gibt es nicht auf diesem Spielplan: %2.</translation>
    </message>
    <message>
        <source>Write column and row from 0, 14.22, or a block, 3.0-12.2.</source>
        <translation>Schreiben Sie Spalte und Zeile ab 0, 14.22, oder einen Block, 3.0-12.2.</translation>
    </message>
</context>
<context>
    <name>navarch::pompeius</name>
    <message>
        <source>%1 shoots at %2: a hit.</source>
        <translation>%1 schießt auf %2: ein Treffer.</translation>
    </message>
    <message>
        <source>%1 shoots at %2 and misses.</source>
        <translation>%1 schießt auf %2 und verfehlt.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2: a hit, and fire.</source>
        <translation>%1 schießt Feuer auf %2: ein Treffer und Brand.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2: a hit.</source>
        <translation>%1 schießt Feuer auf %2: ein Treffer.</translation>
    </message>
    <message>
        <source>%1 shoots fire at %2 and misses.</source>
        <translation>%1 schießt Feuer auf %2 und verfehlt.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles.</source>
        <translation>%1 wird von Geschossen getroffen.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles: %2.</source>
        <translation>%1 wird von Geschossen getroffen: %2.</translation>
    </message>
    <message>
        <source>%1 is hit by missiles: %2, without effect.</source>
        <translation>%1 wird von Geschossen getroffen: %2, ohne Wirkung.</translation>
    </message>
    <message>
        <source>%1 sinks.</source>
        <translation>%1 sinkt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sinks with {%n unit|%n units} aboard.</source>
        <translation>
            <numerusform>%1 sinkt mit %n Einheit an Bord.</numerusform>
            <numerusform>%1 sinkt mit %n Einheiten an Bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 on %3.</source>
        <translation>%1: %2 auf %3.</translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <translation>%1: %2 an %3.</translation>
    </message>
    <message>
        <source>%1 x%2</source>
        <translation>%1 x%2</translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}</source>
        <translation>
            <numerusform>%n Schadenskarte</numerusform>
            <numerusform>%n Schadenskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}: %1</source>
        <translation>
            <numerusform>%n Schadenskarte: %1</numerusform>
            <numerusform>%n Schadenskarten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}; the tray is empty</source>
        <translation>
            <numerusform>%n Schadenskarte; die Schale ist leer</numerusform>
            <numerusform>%n Schadenskarten; die Schale ist leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n damage card|%n damage cards}: %1; the tray is empty</source>
        <translation>
            <numerusform>%n Schadenskarte: %1; die Schale ist leer</numerusform>
            <numerusform>%n Schadenskarten: %1; die Schale ist leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Ramming, %1 draws %2.</source>
        <translation>Beim Rammen zieht %1 %2.</translation>
    </message>
    <message>
        <source>Rammed, %1 draws %2.</source>
        <translation>Gerammt zieht %1 %2.</translation>
    </message>
    <message>
        <source>In collision, %1 draws %2.</source>
        <translation>Bei der Kollision zieht %1 %2.</translation>
    </message>
    <message>
        <source>Dragged by the wreck, %1 draws %2.</source>
        <translation>Vom Wrack mitgerissen zieht %1 %2.</translation>
    </message>
    <message>
        <source>%1 makes an emergency stop.</source>
        <translation>%1 macht einen Nothalt.</translation>
    </message>
    <message>
        <source>%1 makes an emergency stop: her rowers keep their order.</source>
        <translation>%1 macht einen Nothalt: Die Ruderer bleiben in Ordnung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 makes an emergency stop: {%n rower disorder|%n rower disorders}.</source>
        <translation>
            <numerusform>%1 macht einen Nothalt: %n Ruderunordnung.</numerusform>
            <numerusform>%1 macht einen Nothalt: %n Ruderunordnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 lose %3 hull each in their collision.</source>
        <translation>%1 und %2 verlieren in ihrer Kollision je %3 Rumpfstärke.</translation>
    </message>
    <message>
        <source>%1 loses %2 hull to the ram of %3.</source>
        <translation>%1 verliert %2 Rumpfstärke durch den Rammstoß von %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the shock: {%n card|%n cards}.</source>
        <translation>
            <numerusform>%1 fängt den Schock ab: %n Karte.</numerusform>
            <numerusform>%1 fängt den Schock ab: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 hakt sich an %2 fest.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 kann sich nicht an %2 festhaken.</translation>
    </message>
    <message>
        <source>%1 finds no room and stays.</source>
        <translation>%1 findet keinen Platz und bleibt.</translation>
    </message>
    <message>
        <source>%1 crosses to %2, the bow.</source>
        <translation>%1 geht auf %2 über, zum Bug.</translation>
    </message>
    <message>
        <source>%1 crosses to %2, the stern.</source>
        <translation>%1 geht auf %2 über, zum Heck.</translation>
    </message>
    <message>
        <source>%1 moves to the bow.</source>
        <translation>%1 geht zum Bug.</translation>
    </message>
    <message>
        <source>%1 moves to the stern.</source>
        <translation>%1 geht zum Heck.</translation>
    </message>
    <message>
        <source>%1 surrenders to %2.</source>
        <translation>%1 ergibt sich %2.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: neither yields.</source>
        <translation>An Bord von %1 kämpfen die Ruderer von %1 gegen %2, %3 zu %4: Keiner weicht.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: %2 is beaten.</source>
        <translation>An Bord von %1 kämpfen die Ruderer von %1 gegen %2, %3 zu %4: %2 ist geschlagen.</translation>
    </message>
    <message>
        <source>Aboard %1, the rowers of %1 fight %2, %3 to %4: the rowers of %1 are beaten.</source>
        <translation>An Bord von %1 kämpfen die Ruderer von %1 gegen %2, %3 zu %4: Die Ruderer von %1 sind geschlagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: neither yields.</source>
        <translation>An Bord von %1 kämpft %2 gegen die Ruderer von %1, %3 zu %4: Keiner weicht.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: the rowers of %1 are beaten.</source>
        <translation>An Bord von %1 kämpft %2 gegen die Ruderer von %1, %3 zu %4: Die Ruderer von %1 sind geschlagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights the rowers of %1, %3 to %4: %2 is beaten.</source>
        <translation>An Bord von %1 kämpft %2 gegen die Ruderer von %1, %3 zu %4: %2 ist geschlagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: neither yields.</source>
        <translation>An Bord von %1 kämpft %2 gegen %3, %4 zu %5: Keiner weicht.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: %3 is beaten.</source>
        <translation>An Bord von %1 kämpft %2 gegen %3, %4 zu %5: %3 ist geschlagen.</translation>
    </message>
    <message>
        <source>Aboard %1, %2 fights %3, %4 to %5: %2 is beaten.</source>
        <translation>An Bord von %1 kämpft %2 gegen %3, %4 zu %5: %2 ist geschlagen.</translation>
    </message>
    <message>
        <source>%1 is taken by the men of %2.</source>
        <translation>%1 wird von den Männern von %2 genommen.</translation>
    </message>
    <message>
        <source>%1 leaves the map; she may return from turn %2.</source>
        <translation>%1 verlässt den Spielplan; Rückkehr ist ab Zug %2 möglich.</translation>
    </message>
    <message>
        <source>%1 signals %2: %3.</source>
        <translation>%1 signalisiert %2: %3.</translation>
    </message>
    <message>
        <source>%1 comes back at %2.</source>
        <translation>%1 kommt zurück bei %2.</translation>
    </message>
    <message>
        <source>%1: %2, at %3.</source>
        <translation>%1: %2, bei %3.</translation>
    </message>
    <message>
        <source>%1 and %2 collide.</source>
        <translation>%1 und %2 kollidieren.</translation>
    </message>
    <message>
        <source>%1 and %2 collide head-on.</source>
        <translation>%1 und %2 kollidieren Bug auf Bug.</translation>
    </message>
    <message>
        <source>%1 rams %2, run %3.</source>
        <translation>%1 rammt %2, Anlauf %3.</translation>
    </message>
    <message>
        <source>%1 comes upon %2 and may ram.</source>
        <translation>%1 kommt auf %2 zu und darf rammen.</translation>
    </message>
    <message>
        <source>%1 and %2 pass close by.</source>
        <translation>%1 und %2 fahren dicht aneinander vorbei.</translation>
    </message>
    <message>
        <source>%1 does not ram %2.</source>
        <translation>%1 rammt %2 nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n fleet point|%n fleet points}.</source>
        <translation>
            <numerusform>%1 hat %n Flottenpunkt.</numerusform>
            <numerusform>%1 hat %n Flottenpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trierarch of %1 earns {%n laurel|%n laurels}.</source>
        <translation>
            <numerusform>Der Trierarch von %1 erringt %n Lorbeer.</numerusform>
            <numerusform>Der Trierarch von %1 erringt %n Lorbeeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither side has the better of it; fleet points %1 to %2.</source>
        <translation>Keine Partei ist im Vorteil; Flottenpunkte %1 zu %2.</translation>
    </message>
    <message>
        <source>%1 is victorious; fleet points %2 to %3.</source>
        <translation>%1 ist siegreich; Flottenpunkte %2 zu %3.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 gibt die Schlacht auf.</translation>
    </message>
    <message>
        <source>The rowers of %1 plug a leak.</source>
        <translation>Die Ruderer von %1 dichten ein Leck ab.</translation>
    </message>
    <message>
        <source>The rowers of %1 fail to plug the leak.</source>
        <translation>Die Ruderer von %1 können das Leck nicht abdichten.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to leaks.</source>
        <translation>%1 verliert Rumpfstärke: %2 durch Lecks.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to fire.</source>
        <translation>%1 verliert Rumpfstärke: %2 durch Brand.</translation>
    </message>
    <message>
        <source>%1 loses hull: %2 to leaks, %3 to fire.</source>
        <translation>%1 verliert Rumpfstärke: %2 durch Lecks, %3 durch Brand.</translation>
    </message>
    <message>
        <source>The fire on %1 spreads to %2.</source>
        <translation>Der Brand auf %1 greift auf %2 über.</translation>
    </message>
    <message>
        <source>%1 cuts with success.</source>
        <translation>%1 kappt mit Erfolg.</translation>
    </message>
    <message>
        <source>%1 cuts without success.</source>
        <translation>%1 kappt ohne Erfolg.</translation>
    </message>
    <message>
        <source>%1 mends with success.</source>
        <translation>%1 behebt mit Erfolg.</translation>
    </message>
    <message>
        <source>%1 mends without success.</source>
        <translation>%1 behebt ohne Erfolg.</translation>
    </message>
    <message>
        <source>%1 puts out a fire on %2.</source>
        <translation>%1 löscht einen Brand auf %2.</translation>
    </message>
    <message>
        <source>%1 mends the rudder of %2.</source>
        <translation>%1 richtet das Ruder von %2.</translation>
    </message>
    <message>
        <source>%1 mends the oars of %2.</source>
        <translation>%1 richtet die Riemen von %2.</translation>
    </message>
    <message>
        <source>%1 frees %2.</source>
        <translation>%1 befreit %2.</translation>
    </message>
    <message>
        <source>%1 cuts a grapple on %2.</source>
        <translation>%1 kappt einen Enterhaken auf %2.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Zug %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 ist aufgestellt.</translation>
    </message>
    <message>
        <source>%1 has locked its orders.</source>
        <translation>%1 hat die eigenen Befehle festgelegt.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <comment>pompeius</comment>
        <translation>Der Trierarch von %1</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 ist unverletzt.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 ist verwundet.</translation>
    </message>
    <message>
        <source>%1 is taken prisoner.</source>
        <translation>%1 ist gefangen genommen.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 ist tot.</translation>
    </message>
    <message>
        <source>Pompeius Magnus versus Megadates is fought between two sides.</source>
        <translation>Pompeius Magnus versus Megadates wird zwischen zwei Parteien gekämpft.</translation>
    </message>
    <message>
        <source>These are no orders of a ship.</source>
        <translation>Das sind keine Befehle eines Schiffs.</translation>
    </message>
    <message>
        <source>Write steps and other orders, as 1 1L 1R E | Ram; Shoot B1; Move M1&gt;#12.stern.</source>
        <translation>Schreiben Sie Schritte und andere Befehle, wie 1 1L 1R E | Ram; Shoot B1; Move M1&gt;#12.stern.</translation>
    </message>
    <message>
        <source>The card %1 must stand here once.</source>
        <translation>Die Karte %1 muss hier einmal stehen.</translation>
    </message>
    <message>
        <source>%1 has too many cards.</source>
        <translation>%1 hat zu viele Karten.</translation>
    </message>
    <message>
        <source>Of a kind no more carry BOOG than there are, and of Stuck there are at most %1.</source>
        <translation>Von einer Art tragen nicht mehr BOOG, als es gibt, und von Stuck gibt es höchstens %1.</translation>
    </message>
    <message>
        <source>There is a card here that the rules do not know.</source>
        <translation>Hier ist eine Karte, die die Regeln nicht kennen.</translation>
    </message>
    <message>
        <source>The crew of %1 cannot be so.</source>
        <translation>Die Besatzung von %1 kann nicht so sein.</translation>
    </message>
    <message>
        <source>Write roman or pirate, and three numbers for bow and for stern.</source>
        <translation>Schreiben Sie roman oder pirate, und drei Zahlen für Bug und für Heck.</translation>
    </message>
    <message>
        <source>The row %1 must stand here once.</source>
        <translation>Die Zeile %1 muss hier einmal stehen.</translation>
    </message>
    <message>
        <source>Pompeius does not know this size of a map.</source>
        <translation>Pompeius kennt diese Größe eines Spielplans nicht.</translation>
    </message>
    <message>
        <source>Write columns and rows, %1 and %2 to %3: 36x24.</source>
        <translation>Schreiben Sie Spalten und Zeilen, %1 und %2 bis %3: 36x24.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their columns.</source>
        <translation>Die Flotten passen nicht in ihre Spalten.</translation>
    </message>
    <message>
        <source>Take a map with more rows, or paint less land where they deploy.</source>
        <translation>Nehmen Sie einen Spielplan mit mehr Zeilen, oder malen Sie weniger Land, wo aufgestellt wird.</translation>
    </message>
    <message>
        <source>Write one for each side, as roman,pirate.</source>
        <translation>Schreiben Sie eines für jede Partei, wie roman,pirate.</translation>
    </message>
    <message>
        <source>Write printed, or cards, how many, and how many of them with BOOG: leak=4/0,disorder=12/10. Of stuck there are at most %1.</source>
        <translation>Schreiben Sie printed, oder Karten, wie viele, und wie viele davon mit BOOG: leak=4/0,disorder=12/10. Von stuck gibt es höchstens %1.</translation>
    </message>
    <message>
        <source>Write translated, printed, or milites/sagittarii/ballistae of bow and stern by class and nation: quadrireme.roman=2/0/1+1/1/0.</source>
        <translation>Schreiben Sie translated, printed, oder milites/sagittarii/ballistae von Bug und Heck nach Klasse und Volk: quadrireme.roman=2/0/1+1/1/0.</translation>
    </message>
    <message>
        <source>Write a whole number of a turn&apos;s cards, %1 to %2.</source>
        <translation>Schreiben Sie eine ganze Zahl von Karten je Zug, %1 bis %2.</translation>
    </message>
    <message>
        <source>Write a whole number of rexes, %1 to %2.</source>
        <translation>Schreiben Sie eine ganze Zahl von Rexen, %1 bis %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (PM-15), board, terrain and nations.</source>
        <translation>Es kennt die Optionen seiner Regeln (PM-15), board, terrain und nations.</translation>
    </message>
    <message>
        <source>%1 would have more than 100 seats.</source>
        <translation>%1 hätte mehr als 100 Plätze.</translation>
    </message>
    <message>
        <source>Share its ships out by squadron.</source>
        <translation>Verteilen Sie die Schiffe nach Geschwadern.</translation>
    </message>
    <message>
        <source>The crew of %1 does not find room on her deck.</source>
        <translation>Die Besatzung von %1 findet auf dem Deck keinen Platz.</translation>
    </message>
    <message>
        <source>A ship has %1 boxes, a section half of them.</source>
        <translation>Ein Schiff hat %1 Felder, ein Abschnitt die Hälfte davon.</translation>
    </message>
    <message>
        <source>Pompeius knows no ship of this class.</source>
        <translation>Pompeius kennt kein Schiff dieser Klasse.</translation>
    </message>
    <message>
        <source>Pompeius has no rules for allies that arrive later.</source>
        <translation>Pompeius hat keine Regeln für Verbündete, die später eintreffen.</translation>
    </message>
    <message>
        <source>Pompeius has no rules for walls.</source>
        <translation>Pompeius hat keine Regeln für Mauern.</translation>
    </message>
    <message>
        <source>Choose Salamis ad Actium, or another place.</source>
        <translation>Wählen Sie Salamis ad Actium, oder einen anderen Ort.</translation>
    </message>
    <message>
        <source>Damage card out of the tray</source>
        <translation>Schadenskarte aus der Schale</translation>
    </message>
    <message>
        <source>Higher run</source>
        <translation>Längerer Anlauf</translation>
    </message>
    <message>
        <source>Greater mass</source>
        <translation>Größere Masse</translation>
    </message>
    <message>
        <source>Difference of mass</source>
        <translation>Unterschied der Masse</translation>
    </message>
    <message>
        <source>Run of the rammer</source>
        <translation>Anlauf des Rammenden</translation>
    </message>
    <message>
        <source>The rammer&apos;s own shock</source>
        <translation>Eigener Schock des Rammenden</translation>
    </message>
    <message>
        <source>Unsupported ram</source>
        <translation>Ungestützter Rammstoß</translation>
    </message>
    <message>
        <source>Cards for a ship joined to one that sinks</source>
        <translation>Karten für ein Schiff, das mit einem sinkenden verbunden ist</translation>
    </message>
    <message>
        <source>Melee of the first side</source>
        <translation>Handgemenge der ersten Partei</translation>
    </message>
    <message>
        <source>Melee of the second side</source>
        <translation>Handgemenge der zweiten Partei</translation>
    </message>
    <message>
        <source>Arms and disorder</source>
        <translation>Waffen und Unordnung</translation>
    </message>
    <message>
        <source>Further units</source>
        <translation>Weitere Einheiten</translation>
    </message>
    <message>
        <source>Fire arrow</source>
        <translation>Brandpfeil</translation>
    </message>
    <message>
        <source>Ships in one rex</source>
        <translation>Schiffe in einem Rex</translation>
    </message>
    <message>
        <source>Plugging a leak</source>
        <translation>Ein Leck abdichten</translation>
    </message>
    <message>
        <source>Cutting a grapple</source>
        <translation>Enterhaken kappen</translation>
    </message>
    <message>
        <source>Mending</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>What became of the captain or commander</source>
        <translation>Was aus dem Trierarchen oder Nauarchen wurde</translation>
    </message>
    <message>
        <source>The side does not deploy now.</source>
        <translation>Die Partei stellt jetzt nicht auf.</translation>
    </message>
    <message>
        <source>The ship has nothing to decide now.</source>
        <translation>Das Schiff hat jetzt nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Voraus</translation>
    </message>
    <message>
        <source>Ahead, then to port</source>
        <translation>Voraus, dann nach Backbord</translation>
    </message>
    <message>
        <source>Ahead, then to starboard</source>
        <translation>Voraus, dann nach Steuerbord</translation>
    </message>
    <message>
        <source>Astern, then to port</source>
        <translation>Achteraus, dann nach Backbord</translation>
    </message>
    <message>
        <source>Astern, then to starboard</source>
        <translation>Achteraus, dann nach Steuerbord</translation>
    </message>
    <message>
        <source>Extra, ahead</source>
        <translation>Zusatz, voraus</translation>
    </message>
    <message>
        <source>Extra, then to port</source>
        <translation>Zusatz, dann nach Backbord</translation>
    </message>
    <message>
        <source>Extra, then to starboard</source>
        <translation>Zusatz, dann nach Steuerbord</translation>
    </message>
    <message>
        <source>%1: off the map.</source>
        <translation>%1: außerhalb des Spielplans.</translation>
    </message>
    <message>
        <source>%1: held fast.</source>
        <translation>%1: sitzt fest.</translation>
    </message>
    <message>
        <source>%1: last speed %2, at most %3; turns: %4, at rest %5.</source>
        <translation>%1: letzte Geschwindigkeit %2, höchstens %3; Drehungen: %4, stillliegend %5.</translation>
    </message>
    <message>
        <source>%1: last speed %2, at most %3 and %4 Extra; turns: %5, at rest %6.</source>
        <translation>%1: letzte Geschwindigkeit %2, höchstens %3 und %4 Zusatz; Drehungen: %5, stillliegend %6.</translation>
    </message>
    <message numerus="yes">
        <source>%1: last speed %2, at most %3 and %4 Extra ({%n card|%n cards} left); turns: %5, at rest %6.</source>
        <translation>
            <numerusform>%1: letzte Geschwindigkeit %2, höchstens %3 und %4 Zusatz (noch %n Karte); Drehungen: %5, stillliegend %6.</numerusform>
            <numerusform>%1: letzte Geschwindigkeit %2, höchstens %3 und %4 Zusatz (noch %n Karten); Drehungen: %5, stillliegend %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An emergency stop: draws {%n card|%n cards}</source>
        <translation>
            <numerusform>Ein Nothalt: zieht %n Karte</numerusform>
            <numerusform>Ein Nothalt: zieht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At rest, {%n turn|%n turns}</source>
        <translation>
            <numerusform>Stillliegend, %n Drehung</numerusform>
            <numerusform>Stillliegend, %n Drehungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{An Extra card|%n Extra cards}</source>
        <translation>
            <numerusform>Eine Zusatzkarte</numerusform>
            <numerusform>%n Zusatzkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are written.</source>
        <translation>%1 von %2 Schritten sind geschrieben.</translation>
    </message>
    <message>
        <source>There are more steps than the speed has.</source>
        <translation>Es sind mehr Schritte, als die Geschwindigkeit hat.</translation>
    </message>
    <message>
        <source>At rest she only turns.</source>
        <translation>Stillliegend dreht das Schiff nur.</translation>
    </message>
    <message>
        <source>At this speed she goes astern.</source>
        <translation>Bei dieser Geschwindigkeit fährt das Schiff achteraus.</translation>
    </message>
    <message>
        <source>At this speed she goes ahead.</source>
        <translation>Bei dieser Geschwindigkeit fährt das Schiff voraus.</translation>
    </message>
    <message>
        <source>Step %1 leaves the map.</source>
        <translation>Schritt %1 verlässt den Spielplan.</translation>
    </message>
    <message>
        <source>Step %1 may lead into %2.</source>
        <translation>Schritt %1 kann in %2 führen.</translation>
    </message>
    <message>
        <source>Aboard %1</source>
        <translation>An Bord: %1</translation>
    </message>
    <message>
        <source>On deck</source>
        <translation>An Deck</translation>
    </message>
    <message>
        <source>In the bow</source>
        <translation>Im Bug</translation>
    </message>
    <message>
        <source>In the stern</source>
        <translation>Im Heck</translation>
    </message>
    <message>
        <source>In disorder</source>
        <translation>In Unordnung</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Kein Befehl</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Shoot fire arrows</source>
        <translation>Brandpfeile schießen</translation>
    </message>
    <message>
        <source>Prepare fire arrows</source>
        <translation>Brandpfeile vorbereiten</translation>
    </message>
    <message>
        <source>Cut grapples</source>
        <translation>Enterhaken kappen</translation>
    </message>
    <message>
        <source>Mend, fight fire</source>
        <translation>Beheben, Brand löschen</translation>
    </message>
    <message>
        <source>Move to the bow</source>
        <translation>Zum Bug gehen</translation>
    </message>
    <message>
        <source>Move to the stern</source>
        <translation>Zum Heck gehen</translation>
    </message>
    <message>
        <source>Cross to %1</source>
        <translation>Hinüber auf %1</translation>
    </message>
    <message>
        <source>Back to %1, bow</source>
        <translation>Zurück auf %1, Bug</translation>
    </message>
    <message>
        <source>Cross to %1, bow</source>
        <translation>Hinüber auf %1, Bug</translation>
    </message>
    <message>
        <source>Back to %1, stern</source>
        <translation>Zurück auf %1, Heck</translation>
    </message>
    <message>
        <source>Cross to %1, stern</source>
        <translation>Hinüber auf %1, Heck</translation>
    </message>
    <message>
        <source>Grapple %1</source>
        <translation>%1 festhaken</translation>
    </message>
    <message>
        <source>Entering an enemy's rex</source>
        <translation>Beim Einfahren in die Rex eines Feindes</translation>
    </message>
    <message>
        <source>Do not ram</source>
        <translation>Nicht rammen</translation>
    </message>
    <message>
        <source>The side's orders are locked.</source>
        <translation>Die Befehle der Partei sind festgelegt.</translation>
    </message>
    <message>
        <source>They are shown when the other side has locked, too.</source>
        <translation>Sie werden gezeigt, wenn auch die andere Partei festgelegt hat.</translation>
    </message>
    <message>
        <source>All ships have their orders.</source>
        <translation>Alle Schiffe haben ihre Befehle.</translation>
    </message>
    <message>
        <source>%1 has no orders yet.</source>
        <translation>%1 hat noch keine Befehle.</translation>
    </message>
    <message>
        <source>Write them, or let the rest hold their course.</source>
        <translation>Schreiben Sie sie, oder lassen Sie die übrigen Kurs halten.</translation>
    </message>
    <message>
        <source>The side has no such squadron.</source>
        <translation>Die Partei hat kein solches Geschwader.</translation>
    </message>
    <message>
        <source>There is no flagship on the map to hoist it.</source>
        <translation>Auf dem Spielplan ist kein Flaggschiff, um es zu setzen.</translation>
    </message>
    <message>
        <source>The flags are the flagship's to hoist.</source>
        <translation>Die Flaggen setzt das Flaggschiff.</translation>
    </message>
    <message>
        <source>Wait for her seat.</source>
        <translation>Warten Sie auf dessen Platz.</translation>
    </message>
    <message>
        <source>That signal flies already.</source>
        <translation>Dieses Signal weht schon.</translation>
    </message>
    <message>
        <source>%1 is on the map.</source>
        <translation>%1 ist auf dem Spielplan.</translation>
    </message>
    <message>
        <source>A heading is 0 to 5, from the east clockwise.</source>
        <translation>Ein Kurs ist 0 bis 5, von Osten im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>%1 comes back on an edge rex near column %2, row %3, where she left.</source>
        <translation>%1 kommt auf eine Randrex nahe Spalte %2, Zeile %3 zurück, dem Ort des Verlassens.</translation>
    </message>
    <message>
        <source>Take an edge rex within %1 of it.</source>
        <translation>Nehmen Sie eine Randrex höchstens %1 davon entfernt.</translation>
    </message>
    <message>
        <source>%1 comes back heading inwards.</source>
        <translation>%1 kommt mit dem Bug nach innen zurück.</translation>
    </message>
    <message>
        <source>Turn her bow to the map.</source>
        <translation>Drehen Sie den Bug zum Spielplan.</translation>
    </message>
    <message>
        <source>There is land.</source>
        <translation>Dort ist Land.</translation>
    </message>
    <message>
        <source>Take another rex.</source>
        <translation>Nehmen Sie eine andere Rex.</translation>
    </message>
    <message>
        <source>%1 lies there.</source>
        <translation>%1 liegt dort.</translation>
    </message>
    <message>
        <source>Take a free rex.</source>
        <translation>Nehmen Sie eine freie Rex.</translation>
    </message>
    <message>
        <source>The side has ships on the map.</source>
        <translation>Die Partei hat Schiffe auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Only a side without any gives up its returns.</source>
        <translation>Nur eine Partei ohne Schiffe gibt die Rückkehr auf.</translation>
    </message>
    <message>
        <source>The side has given up its returns.</source>
        <translation>Die Partei hat die Rückkehr aufgegeben.</translation>
    </message>
    <message>
        <source>%1 is not asked whether she rams %2.</source>
        <translation>%1 wird nicht gefragt, ob %2 zu rammen ist.</translation>
    </message>
    <message>
        <source>Targets are not chosen now.</source>
        <translation>Ziele werden jetzt nicht gewählt.</translation>
    </message>
    <message>
        <source>This unit has no shot.</source>
        <translation>Diese Einheit hat keinen Schuss.</translation>
    </message>
    <message>
        <source>It is another seat's turn.</source>
        <translation>Ein anderer Platz ist an der Reihe.</translation>
    </message>
    <message>
        <source>The side chooses no targets now.</source>
        <translation>Die Partei wählt jetzt keine Ziele.</translation>
    </message>
    <message>
        <source>This unit is not asked what it mends.</source>
        <translation>Diese Einheit wird nicht gefragt, was sie behebt.</translation>
    </message>
    <message>
        <source>There is nothing of the kind to take away.</source>
        <translation>Dergleichen ist nicht da, um es wegzunehmen.</translation>
    </message>
    <message>
        <source>Take what lies there.</source>
        <translation>Nehmen Sie, was dort liegt.</translation>
    </message>
    <message>
        <source>%1 has no Disorder card to give to a unit of your choice.</source>
        <translation>%1 hat keine Karte Unordnung für eine Einheit Ihrer Wahl.</translation>
    </message>
    <message>
        <source>Disorder goes to a unit with the fewest counters of those who command the ship.</source>
        <translation>Unordnung erhält eine Einheit mit den wenigsten Markern von denen, die das Schiff befehligen.</translation>
    </message>
    <message>
        <source>Take another unit aboard her.</source>
        <translation>Nehmen Sie eine andere Einheit an Bord.</translation>
    </message>
    <message>
        <source>The side gives no Disorder cards to its units now.</source>
        <translation>Die Partei gibt ihren Einheiten jetzt keine Karten Unordnung.</translation>
    </message>
    <message>
        <source>There is no such side.</source>
        <translation>Diese Partei gibt es nicht.</translation>
    </message>
    <message>
        <source>A side gives up when something of it is asked.</source>
        <translation>Eine Partei gibt auf, wenn sie etwas gefragt wird.</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <translation>Warten Sie darauf.</translation>
    </message>
    <message>
        <source>Each seat writes and locks its own ships' orders.</source>
        <translation>Jeder Platz schreibt die Befehle der eigenen Schiffe und legt sie fest.</translation>
    </message>
    <message>
        <source>%1 is held fast: cut or mend her loose.</source>
        <translation>%1 sitzt fest: erst loskappen oder freimachen.</translation>
    </message>
    <message>
        <source>She is held fast: cut or mend her loose.</source>
        <translation>Das Schiff sitzt fest: erst loskappen oder freimachen.</translation>
    </message>
    <message numerus="yes">
        <source>{%n step|%n steps}: the maximum of %1 is %2.</source>
        <translation>
            <numerusform>%n Schritt: Das Höchste für %1 ist %2.</numerusform>
            <numerusform>%n Schritte: Das Höchste für %1 ist %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n step|%n steps}: her maximum is %1.</source>
        <translation>
            <numerusform>%n Schritt: Das Höchste ist %1.</numerusform>
            <numerusform>%n Schritte: Das Höchste ist %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 %2 slows to %3, or stops dead (0!).</source>
        <translation>Von %1 verlangsamt %2 auf %3 oder macht einen Nothalt (0!).</translation>
    </message>
    <message>
        <source>From %1 she slows to %2, or stops dead (0!).</source>
        <translation>Von %1 verlangsamt das Schiff auf %2 oder macht einen Nothalt (0!).</translation>
    </message>
    <message>
        <source>An emergency stop is for speeds above %1, and stands alone.</source>
        <translation>Ein Nothalt ist für Geschwindigkeiten über %1 und steht allein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may use {%n Extra card|%n Extra cards} a turn and has %2 left.</source>
        <translation>
            <numerusform>%1 darf je Zug %n Zusatzkarte verwenden und hat noch %2.</numerusform>
            <numerusform>%1 darf je Zug %n Zusatzkarten verwenden und hat noch %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra cards: %1 a turn, %2 left.</source>
        <translation>Zusatzkarten: %1 je Zug, noch %2.</translation>
    </message>
    <message>
        <source>Extra comes after all ordinary steps.</source>
        <translation>Zusatz kommt nach allen gewöhnlichen Schritten.</translation>
    </message>
    <message numerus="yes">
        <source>{%n turn|%n turns}: the maximum of %1 is %2.</source>
        <translation>
            <numerusform>%n Drehung: Das Höchste für %1 ist %2.</numerusform>
            <numerusform>%n Drehungen: Das Höchste für %1 ist %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n turn|%n turns}: her maximum is %1.</source>
        <translation>
            <numerusform>%n Drehung: Das Höchste ist %1.</numerusform>
            <numerusform>%n Drehungen: Das Höchste ist %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must first lie still a whole turn.</source>
        <translation>%1 muss erst einen ganzen Zug stillliegen.</translation>
    </message>
    <message>
        <source>She must first lie still a whole turn.</source>
        <translation>Das Schiff muss erst einen ganzen Zug stillliegen.</translation>
    </message>
    <message>
        <source>After going astern %1 lies still a turn.</source>
        <translation>Nach Fahrt achteraus liegt %1 einen Zug still.</translation>
    </message>
    <message>
        <source>After going astern she lies still a turn.</source>
        <translation>Nach Fahrt achteraus liegt das Schiff einen Zug still.</translation>
    </message>
    <message>
        <source>Ahead and astern do not mix.</source>
        <translation>Voraus und achteraus lassen sich nicht mischen.</translation>
    </message>
    <message>
        <source>There is land at column %1, row %2.</source>
        <translation>In Spalte %1, Zeile %2 ist Land.</translation>
    </message>
    <message>
        <source>Land at %1.</source>
        <translation>Land bei %1.</translation>
    </message>
    <message>
        <source>%1 carries no ram.</source>
        <translation>%1 hat keinen Rammsporn.</translation>
    </message>
    <message>
        <source>She carries no ram.</source>
        <translation>Das Schiff hat keinen Rammsporn.</translation>
    </message>
    <message numerus="yes">
        <source>{%n order needs %n fit unit|%n orders need %n fit units}: %1 has %2.</source>
        <translation>
            <numerusform>%n Befehl braucht %n taugliche Einheit: %1 hat %2.</numerusform>
            <numerusform>%n Befehle brauchen %n taugliche Einheiten: %1 hat %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n order needs %n fit unit|%n orders need %n fit units}: she has %1.</source>
        <translation>
            <numerusform>%n Befehl braucht %n taugliche Einheit; vorhanden: %1.</numerusform>
            <numerusform>%n Befehle brauchen %n taugliche Einheiten; vorhanden: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This unit has an order already.</source>
        <translation>Diese Einheit hat schon einen Befehl.</translation>
    </message>
    <message>
        <source>In disorder: it can only reorganise.</source>
        <translation>In Unordnung: Sie kann sich nur neu ordnen.</translation>
    </message>
    <message>
        <source>This unit cannot do that.</source>
        <translation>Diese Einheit kann das nicht.</translation>
    </message>
    <message>
        <source>No grapple of ours from an earlier turn.</source>
        <translation>Kein Enterhaken von uns aus einem früheren Zug.</translation>
    </message>
    <message>
        <source>That part shares no rex with us.</source>
        <translation>Dieser Teil liegt nicht in unserer Rex.</translation>
    </message>
    <message>
        <source>Not from enemies straight to other enemies.</source>
        <translation>Nicht von Feinden direkt zu anderen Feinden.</translation>
    </message>
    <message numerus="yes">
        <source>There is no room there: {%n unit|%n units} at most.</source>
        <translation>
            <numerusform>Dort ist kein Platz: höchstens %n Einheit.</numerusform>
            <numerusform>Dort ist kein Platz: höchstens %n Einheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No room: {%n unit|%n units} at most.</source>
        <translation>
            <numerusform>Kein Platz: höchstens %n Einheit.</numerusform>
            <numerusform>Kein Platz: höchstens %n Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is at distance %2; the range is %3.</source>
        <translation>%1 liegt in Entfernung %2; die Reichweite ist %3.</translation>
    </message>
    <message>
        <source>Distance %1, range %2.</source>
        <translation>Entfernung %1, Reichweite %2.</translation>
    </message>
    <message>
        <source>Not straight over bow or stern.</source>
        <translation>Nicht gerade über Bug oder Heck.</translation>
    </message>
    <message>
        <source>%1 is in the way.</source>
        <translation>%1 liegt im Weg.</translation>
    </message>
    <message>
        <source>Our own men are aboard %1.</source>
        <translation>An Bord sind eigene Männer: %1.</translation>
    </message>
    <message>
        <source>Our own men are aboard.</source>
        <translation>An Bord sind eigene Männer.</translation>
    </message>
    <message>
        <source>Fire arrows need a turn of preparation.</source>
        <translation>Brandpfeile brauchen einen Zug Vorbereitung.</translation>
    </message>
    <message>
        <source>%1 can return from turn %2.</source>
        <translation>%1 kann ab Zug %2 zurückkehren.</translation>
    </message>
    <message>
        <source>She can return from turn %1.</source>
        <translation>Das Schiff kann ab Zug %1 zurückkehren.</translation>
    </message>
    <message>
        <source>No unit of ours is aboard %1.</source>
        <translation>Keine Einheit von uns ist an Bord: %1.</translation>
    </message>
    <message>
        <source>No unit of ours is aboard this prize.</source>
        <translation>Keine Einheit von uns ist an Bord dieser Prise.</translation>
    </message>
    <message>
        <source>Orders are not written now.</source>
        <translation>Befehle werden jetzt nicht geschrieben.</translation>
    </message>
    <message>
        <source>There is no such ship.</source>
        <translation>Dieses Schiff gibt es nicht.</translation>
    </message>
    <message>
        <source>That ship is gone.</source>
        <translation>Jenes Schiff ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The ship is gone.</source>
        <translation>Das Schiff ist nicht mehr da.</translation>
    </message>
    <message>
        <source>A moving ship turns only where she steps.</source>
        <translation>Ein fahrendes Schiff dreht nur bei einem Schritt.</translation>
    </message>
    <message>
        <source>Aboard a ship not ours units only move and fight.</source>
        <translation>An Bord eines fremden Schiffs können Einheiten nur gehen und kämpfen.</translation>
    </message>
    <message>
        <source>Land is in the way.</source>
        <translation>Land liegt im Weg.</translation>
    </message>
    <message>
        <source>The ship must start in its side's columns, on water, alone in its rexes.</source>
        <translation>Das Schiff muss in den Spalten seiner Partei beginnen, auf Wasser, allein in seinen Rexen.</translation>
    </message>
    <message>
        <source>Take free rexes of the columns nearest your own edge.</source>
        <translation>Nehmen Sie freie Rexe der Spalten nächst dem eigenen Rand.</translation>
    </message>
    <message>
        <source>comes back this turn</source>
        <translation>kommt diesen Zug zurück</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>außerhalb des Spielplans</translation>
    </message>
</context>
<context>
    <name>navarch::ramming</name>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 gibt die Schlacht auf.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 hakt sich an %2 fest.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 kann sich nicht an %2 festhaken.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n man|%n men}, %2 %3.</source>
        <translation>
            <numerusform>%1 verliert %n Mann, %2 %3.</numerusform>
            <numerusform>%1 verliert %n Mann, %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 and sends {%n man|%n men} across.</source>
        <translation>
            <numerusform>%1 nimmt %2 und schickt %n Mann hinüber.</numerusform>
            <numerusform>%1 nimmt %2 und schickt %n Mann hinüber.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2, and leaves her empty.</source>
        <translation>%1 nimmt %2 und lässt das Schiff leer zurück.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 ergibt sich.</translation>
    </message>
    <message>
        <source>Her crew abandons %1.</source>
        <translation>Die Besatzung verlässt %1.</translation>
    </message>
    <message>
        <source>Nobody is left aboard %1.</source>
        <translation>Niemand ist mehr an Bord von %1.</translation>
    </message>
    <message>
        <source>%1 burns down.</source>
        <translation>%1 brennt nieder.</translation>
    </message>
    <message>
        <source>%1 goes down.</source>
        <translation>%1 geht unter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 burns: {%n man|%n men} lost, %2 now.</source>
        <translation>
            <numerusform>%1 brennt: %n Mann verloren, nun %2.</numerusform>
            <numerusform>%1 brennt: %n Mann verloren, nun %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n fire|%n fires}</source>
        <translation>
            <numerusform>%n Brand</numerusform>
            <numerusform>%n Brände</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 catches fire from %2.</source>
        <translation>%1 fängt Feuer von %2.</translation>
    </message>
    <message>
        <source>%1 catches no fire from beside her.</source>
        <translation>%1 fängt von nebenan kein Feuer.</translation>
    </message>
    <message>
        <source>javelins</source>
        <translation>Speere</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>ballistae</source>
        <translation>Ballisten</translation>
    </message>
    <message>
        <source>a catapult</source>
        <translation>ein Katapult</translation>
    </message>
    <message>
        <source>an onager</source>
        <translation>ein Onager</translation>
    </message>
    <message>
        <source>a trebuchet</source>
        <translation>eine Blide</translation>
    </message>
    <message>
        <source>tower archers</source>
        <translation>Turmschützen</translation>
    </message>
    <message>
        <source>fire pots</source>
        <translation>Feuertöpfe</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: a miss.</source>
        <translation>%1 schießt auf %3 (%2): daneben.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed, and she burns.</source>
        <translation>%1 schießt auf %3 (%2): %4 getötet, und das Ziel brennt.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed.</source>
        <translation>%1 schießt auf %3 (%2): %4 getötet.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 routs.</source>
        <translation>%1 ergreift die Flucht.</translation>
    </message>
    <message>
        <source>%1 rallies.</source>
        <translation>%1 sammelt sich.</translation>
    </message>
    <message>
        <source>%1 fights on.</source>
        <translation>%1 kämpft weiter.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>oars sheared</source>
        <translation>Riemen abgeschoren</translation>
    </message>
    <message>
        <source>sinks in 2D6 turns</source>
        <translation>sinkt in 2W6 Zügen</translation>
    </message>
    <message>
        <source>sinks in 1D6 turns</source>
        <translation>sinkt in 1W6 Zügen</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n Move point|%n Move points} and will sink at the end of round %2.</source>
        <translation>
            <numerusform>%1 verliert %n Bewegungspunkt und sinkt am Ende von Runde %2.</numerusform>
            <numerusform>%1 verliert %n Bewegungspunkte und sinkt am Ende von Runde %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses {%n Move point|%n Move points}.</source>
        <translation>
            <numerusform>%1 verliert %n Bewegungspunkt.</numerusform>
            <numerusform>%1 verliert %n Bewegungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rams %2: %3.</source>
        <translation>%1 rammt %2: %3.</translation>
    </message>
    <message>
        <source>%1 turns to face %2.</source>
        <translation>%1 dreht auf Kurs %2.</translation>
    </message>
    <message>
        <source>%1 flees to %2, facing %3.</source>
        <translation>%1 flieht nach %2, Kurs %3.</translation>
    </message>
    <message>
        <source>%1 rows to %2, facing %3.</source>
        <translation>%1 rudert nach %2, Kurs %3.</translation>
    </message>
    <message>
        <source>%1 leaves the map.</source>
        <translation>%1 verlässt den Spielplan.</translation>
    </message>
    <message>
        <source>%1 runs aground.</source>
        <translation>%1 läuft auf Grund.</translation>
    </message>
    <message>
        <source>%1 passes the rocks.</source>
        <translation>%1 kommt an den Felsen vorbei.</translation>
    </message>
    <message>
        <source>%1 strikes the rocks.</source>
        <translation>%1 läuft auf die Felsen.</translation>
    </message>
    <message>
        <source>%1 is beached, a wreck.</source>
        <translation>%1 liegt am Strand, ein Wrack.</translation>
    </message>
    <message>
        <source>%1 flees from the field.</source>
        <translation>%1 flieht vom Feld.</translation>
    </message>
    <message>
        <source>%1 cannot get away and is taken.</source>
        <translation>%1 kommt nicht weg und wird genommen.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>%1 ist gefallen.</translation>
    </message>
    <message>
        <source>%1 is taken prisoner.</source>
        <translation>%1 ist gefangen genommen.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 ist verwundet.</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 ist unverletzt.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <translation>Der Kapitän von %1</translation>
    </message>
    <message>
        <source>Neither side holds the field.</source>
        <translation>Keine Partei behauptet das Feld.</translation>
    </message>
    <message>
        <source>%1 holds the field.</source>
        <translation>%1 behauptet das Feld.</translation>
    </message>
    <message>
        <source>%1 gets free.</source>
        <translation>%1 kommt los.</translation>
    </message>
    <message>
        <source>%1 does not get free.</source>
        <translation>%1 kommt nicht los.</translation>
    </message>
    <message numerus="yes">
        <source>{%n Move point|%n Move points}</source>
        <translation>
            <numerusform>%n Bewegungspunkt</numerusform>
            <numerusform>%n Bewegungspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 flounders: %2.</source>
        <translation>%1 treibt steuerlos: %2.</translation>
    </message>
    <message>
        <source>%1 catches the wind: %2.</source>
        <translation>%1 fängt Wind: %2.</translation>
    </message>
    <message>
        <source>%1 has the wind against her: %2.</source>
        <translation>%1 hat Gegenwind: %2.</translation>
    </message>
    <message>
        <source>%1: the wind does nothing, %2.</source>
        <translation>%1: Der Wind tut nichts, %2.</translation>
    </message>
    <message>
        <source>Round %1: %2 begins.</source>
        <translation>Runde %1: %2 beginnt.</translation>
    </message>
    <message>
        <source>%1: ramming speed!</source>
        <translation>%1: Rammgeschwindigkeit!</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Handgemenge</translation>
    </message>
    <message>
        <source>sailing</source>
        <translation>Segeln</translation>
    </message>
    <message>
        <source>rowing</source>
        <translation>Rudern</translation>
    </message>
    <message>
        <source>rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>ramming</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>missiles</source>
        <translation>Geschosse</translation>
    </message>
    <message>
        <source>%1 starts: %2.</source>
        <translation>%1 beginnt: %2.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 ist bereit.</translation>
    </message>
    <message>
        <source>%1 is ready, skilled in %2.</source>
        <translation>%1 ist bereit, Können: %2.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 ist aufgestellt.</translation>
    </message>
    <message>
        <source>Ramming Speed is fought between two sides.</source>
        <translation>Ramming Speed wird zwischen zwei Parteien gekämpft.</translation>
    </message>
    <message>
        <source>A path is made of F, B, L and R.</source>
        <translation>Ein Weg besteht aus F, B, L und R.</translation>
    </message>
    <message>
        <source>Write FFRF: ahead, ahead, to starboard, ahead.</source>
        <translation>Schreiben Sie FFRF: voraus, voraus, nach Steuerbord, voraus.</translation>
    </message>
    <message>
        <source>The rows must rise.</source>
        <translation>Die Zeilen müssen ansteigen.</translation>
    </message>
    <message>
        <source>%1 is nothing the rules know.</source>
        <translation>%1 ist nichts, was die Regeln kennen.</translation>
    </message>
    <message>
        <source>The second table cannot lead to itself.</source>
        <translation>Die zweite Tabelle kann nicht auf sich selbst führen.</translation>
    </message>
    <message>
        <source>%1 is no nation of the rules.</source>
        <translation>%1 ist kein Volk der Regeln.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stand in row %2.</source>
        <translation>"%1" muss in Zeile %2 stehen.</translation>
    </message>
    <message>
        <source>The weapon %1 cannot be so.</source>
        <translation>Die Waffe %1 kann nicht so sein.</translation>
    </message>
    <message>
        <source>Ramming Speed does not know this option or value.</source>
        <translation>Ramming Speed kennt diese Option oder diesen Wert nicht.</translation>
    </message>
    <message>
        <source>Write columns and rows, 12 to 120 and %1 to 120: 40x30.</source>
        <translation>Schreiben Sie Spalten und Zeilen, 12 bis 120 und %1 bis 120: 40x30.</translation>
    </message>
    <message>
        <source>No battle is fought in a storm (RS-22.6).</source>
        <translation>In einem schweren Sturm wird keine Schlacht geschlagen (RS-22.6).</translation>
    </message>
    <message>
        <source>Wait for better weather.</source>
        <translation>Warten Sie auf besseres Wetter.</translation>
    </message>
    <message>
        <source>Write a whole number of rounds, %1 to %2.</source>
        <translation>Schreiben Sie eine ganze Zahl von Runden, %1 bis %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (RS-19), board, terrain, shore, chosen, heroic, nations and condition.</source>
        <translation>Es kennt die Optionen seiner Regeln (RS-19), board, terrain, shore, chosen, heroic, nations und condition.</translation>
    </message>
    <message>
        <source>The captains are the campaign&apos;s.</source>
        <translation>Die Kapitäne sind die des Feldzugs.</translation>
    </message>
    <message>
        <source>Set advantages to rolled or chosen.</source>
        <translation>Setzen Sie advantages auf rolled oder chosen.</translation>
    </message>
    <message>
        <source>%1 names no ship of this battle.</source>
        <translation>%1 nennt kein Schiff dieser Schlacht.</translation>
    </message>
    <message>
        <source>Write their names: Aias,Tyro.</source>
        <translation>Schreiben Sie ihre Namen: Aias,Tyro.</translation>
    </message>
    <message>
        <source>The Advantages are not chosen.</source>
        <translation>Die Vorteile werden nicht gewählt.</translation>
    </message>
    <message>
        <source>Set advantages to chosen.</source>
        <translation>Setzen Sie advantages auf chosen.</translation>
    </message>
    <message>
        <source>Write Aias=archers,corvus;Tyro=prongs.</source>
        <translation>Schreiben Sie Aias=archers,corvus;Tyro=prongs.</translation>
    </message>
    <message>
        <source>%1 cannot be fitted to %2.</source>
        <translation>%1 lässt sich nicht anbringen an %2.</translation>
    </message>
    <message>
        <source>A ship has as many Advantages as its Deck, of those printed (RS-T2, RS-T3).</source>
        <translation>Ein Schiff hat so viele Vorteile wie sein Deck, von den gedruckten (RS-T2, RS-T3).</translation>
    </message>
    <message>
        <source>Ramming Speed knows no ship of this class.</source>
        <translation>Ramming Speed kennt kein Schiff dieser Klasse.</translation>
    </message>
    <message>
        <source>Ramming Speed has no rules for allies that arrive later.</source>
        <translation>Ramming Speed hat keine Regeln für Verbündete, die später eintreffen.</translation>
    </message>
    <message>
        <source>The side has no ships.</source>
        <translation>Die Partei hat keine Schiffe.</translation>
    </message>
    <message>
        <source>Ramming Speed has no rules for walls.</source>
        <translation>Ramming Speed hat keine Regeln für Mauern.</translation>
    </message>
    <message>
        <source>Casualties of a melee</source>
        <translation>Verluste im Handgemenge</translation>
    </message>
    <message>
        <source>Melee skill</source>
        <translation>Können Handgemenge</translation>
    </message>
    <message>
        <source>Harpax</source>
        <translation>Harpax</translation>
    </message>
    <message>
        <source>Larger ship</source>
        <translation>Größeres Schiff</translation>
    </message>
    <message>
        <source>Rammed it this turn</source>
        <translation>Rammte es in diesem Zug</translation>
    </message>
    <message>
        <source>Rammed together</source>
        <translation>Im Rammstoß verkeilt</translation>
    </message>
    <message>
        <source>Grappling</source>
        <translation>Festhaken</translation>
    </message>
    <message>
        <source>falls short</source>
        <translation>zu kurz</translation>
    </message>
    <message>
        <source>Crew lost to a fire</source>
        <translation>Besatzung durch einen Brand verloren</translation>
    </message>
    <message>
        <source>Does the fire go out or pass on</source>
        <translation>Geht der Brand aus oder greift er über</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>einer mehr</translation>
    </message>
    <message>
        <source>Does she catch fire from her neighbour</source>
        <translation>Fängt das Schiff Feuer von nebenan</translation>
    </message>
    <message>
        <source>catches</source>
        <translation>fängt Feuer</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Missiles skill</source>
        <translation>Können Geschosse</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Zum Treffen</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>trifft</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>Crew killed</source>
        <translation>Besatzung getötet</translation>
    </message>
    <message>
        <source>Does it set fire</source>
        <translation>Legt es Feuer</translation>
    </message>
    <message>
        <source>no fire</source>
        <translation>kein Brand</translation>
    </message>
    <message>
        <source>Fire counters</source>
        <translation>Brandmarker</translation>
    </message>
    <message>
        <source>No crew killed yet</source>
        <translation>Noch niemand der Besatzung getötet</translation>
    </message>
    <message>
        <source>Sinking</source>
        <translation>Sinkend</translation>
    </message>
    <message>
        <source>Half the crew dead</source>
        <translation>Halbe Besatzung tot</translation>
    </message>
    <message>
        <source>Beside an enemy with a larger crew</source>
        <translation>Neben einem Feind mit größerer Besatzung</translation>
    </message>
    <message>
        <source>The enemy has more Size points</source>
        <translation>Der Feind hat mehr Größenpunkte</translation>
    </message>
    <message>
        <source>Friends rout near</source>
        <translation>Freunde in der Nähe fliehen</translation>
    </message>
    <message>
        <source>Rally skill</source>
        <translation>Können Sammeln</translation>
    </message>
    <message>
        <source>Green crew</source>
        <translation>Unerfahrene Besatzung</translation>
    </message>
    <message>
        <source>Inept commander</source>
        <translation>Unfähiger Befehlshaber</translation>
    </message>
    <message>
        <source>fights on</source>
        <translation>kämpft weiter</translation>
    </message>
    <message>
        <source>Rammer&apos;s Ram bonus</source>
        <translation>Rammbonus des Rammenden</translation>
    </message>
    <message>
        <source>Target&apos;s Ram bonus</source>
        <translation>Rammbonus des Ziels</translation>
    </message>
    <message>
        <source>Target&apos;s Reinforced Hulls</source>
        <translation>Verstärkte Rümpfe des Ziels</translation>
    </message>
    <message>
        <source>Short run</source>
        <translation>Kurzer Anlauf</translation>
    </message>
    <message>
        <source>Bow to bow</source>
        <translation>Bug gegen Bug</translation>
    </message>
    <message>
        <source>Move points sheared</source>
        <translation>Bewegungspunkte abgeschoren</translation>
    </message>
    <message>
        <source>Turns until she sinks</source>
        <translation>Züge bis zum Sinken</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>Reinforced Hulls</source>
        <translation>Verstärkte Rümpfe</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>kommt vorbei</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>läuft auf</translation>
    </message>
    <message>
        <source>How her captain or commander fares</source>
        <translation>Wie es Kapitän oder Befehlshaber ergeht</translation>
    </message>
    <message>
        <source>Getting free</source>
        <translation>Loskommen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kommt los</translation>
    </message>
    <message>
        <source>Sails</source>
        <translation>Segel</translation>
    </message>
    <message>
        <source>Elite crew</source>
        <translation>Elitebesatzung</translation>
    </message>
    <message>
        <source>Poor crew</source>
        <translation>Mäßige Besatzung</translation>
    </message>
    <message>
        <source>On fire</source>
        <translation>In Brand</translation>
    </message>
    <message>
        <source>Rammed or was rammed last turn</source>
        <translation>Rammte oder wurde gerammt im vorigen Zug</translation>
    </message>
    <message>
        <source>Sailing skill</source>
        <translation>Können Segeln</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Strömung</translation>
    </message>
    <message>
        <source>Rough waters</source>
        <translation>Raues Wasser</translation>
    </message>
    <message>
        <source>Move points lost to floundering</source>
        <translation>Bewegungspunkte steuerlos verloren</translation>
    </message>
    <message>
        <source>Who begins: the first side</source>
        <translation>Wer beginnt: die erste Partei</translation>
    </message>
    <message>
        <source>Who begins: the second side</source>
        <translation>Wer beginnt: die zweite Partei</translation>
    </message>
    <message>
        <source>Fleet commander</source>
        <translation>Befehlshaber der Flotte</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Vorteil</translation>
    </message>
    <message>
        <source>Missile Advantage</source>
        <translation>Geschossvorteil</translation>
    </message>
    <message>
        <source>A basic captain&apos;s skill</source>
        <translation>Können eines einfachen Kapitäns</translation>
    </message>
    <message>
        <source>one skill</source>
        <translation>ein Können</translation>
    </message>
    <message>
        <source>The battle has not begun.</source>
        <translation>Die Schlacht hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>The other side shoots now.</source>
        <translation>Jetzt schießt die andere Partei.</translation>
    </message>
    <message>
        <source>%1 has no shot at anybody now.</source>
        <translation>%1 hat jetzt auf niemanden einen Schuss.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 ist in Bewegung.</translation>
    </message>
    <message>
        <source>Ships move one at a time.</source>
        <translation>Schiffe bewegen sich eines nach dem anderen.</translation>
    </message>
    <message>
        <source>%1 does not board now.</source>
        <translation>%1 entert jetzt nicht.</translation>
    </message>
    <message>
        <source>A ship boards at the end of its own move.</source>
        <translation>Ein Schiff entert am Ende der eigenen Bewegung.</translation>
    </message>
    <message>
        <source>There is no such ship on the map.</source>
        <translation>Ein solches Schiff ist nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>%1 is not adjacent.</source>
        <translation>%1 liegt nicht daneben.</translation>
    </message>
    <message>
        <source>%1 is no ship of the enemy.</source>
        <translation>%1 ist kein Schiff des Feindes.</translation>
    </message>
    <message>
        <source>%1 is empty: capture it.</source>
        <translation>%1 ist leer: Nehmen Sie das Schiff.</translation>
    </message>
    <message>
        <source>One boarding a turn.</source>
        <translation>Ein Entern je Zug.</translation>
    </message>
    <message>
        <source>%1 has crew.</source>
        <translation>%1 hat eine Besatzung.</translation>
    </message>
    <message>
        <source>Board it.</source>
        <translation>Entern Sie das Schiff.</translation>
    </message>
    <message>
        <source>%1 is a prize already.</source>
        <translation>%1 ist schon eine Prise.</translation>
    </message>
    <message>
        <source>Send men across to man it.</source>
        <translation>Schicken Sie Männer hinüber, um das Schiff zu bemannen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n rower|%n rowers} and 1 hoplite.</source>
        <translation>
            <numerusform>%1 hat %n Ruderer und 1 Hopliten.</numerusform>
            <numerusform>%1 hat %n Ruderer und 1 Hopliten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n rower|%n rowers} and %2 hoplites.</source>
        <translation>
            <numerusform>%1 hat %n Ruderer und %2 Hopliten.</numerusform>
            <numerusform>%1 hat %n Ruderer und %2 Hopliten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send no more across.</source>
        <translation>Schicken Sie nicht mehr hinüber.</translation>
    </message>
    <message>
        <source>One must stay.</source>
        <translation>Einer muss bleiben.</translation>
    </message>
    <message>
        <source>Send fewer men across.</source>
        <translation>Schicken Sie weniger Männer hinüber.</translation>
    </message>
    <message>
        <source>%1 has no crew.</source>
        <translation>%1 hat keine Besatzung.</translation>
    </message>
    <message>
        <source>Nobody is there to shoot.</source>
        <translation>Niemand ist da, um zu schießen.</translation>
    </message>
    <message>
        <source>%1 is not on the map.</source>
        <translation>%1 ist nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Own side.</source>
        <translation>Eigene Partei.</translation>
    </message>
    <message>
        <source>Choose an enemy.</source>
        <translation>Wählen Sie einen Feind.</translation>
    </message>
    <message>
        <source>Only the ship that moves shoots.</source>
        <translation>Nur das Schiff, das sich bewegt, schießt.</translation>
    </message>
    <message>
        <source>The option reaction_fire says so.</source>
        <translation>So will es die Option reaction_fire.</translation>
    </message>
    <message>
        <source>%1 has no such weapon.</source>
        <translation>%1 hat keine solche Waffe.</translation>
    </message>
    <message>
        <source>No shots left.</source>
        <translation>Keine Schüsse übrig.</translation>
    </message>
    <message>
        <source>Used this round.</source>
        <translation>Diese Runde schon verwendet.</translation>
    </message>
    <message>
        <source>Each attacks once a round.</source>
        <translation>Jede greift einmal je Runde an.</translation>
    </message>
    <message numerus="yes">
        <source>{%n hex|%n hexes}: reach is %1 to %2.</source>
        <translation>
            <numerusform>%n Hexfeld: Die Reichweite ist %1 bis %2.</numerusform>
            <numerusform>%n Hexfelder: Die Reichweite ist %1 bis %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a target in reach.</source>
        <translation>Wählen Sie ein Ziel in Reichweite.</translation>
    </message>
    <message>
        <source>Land blocks the line.</source>
        <translation>Land versperrt die Schusslinie.</translation>
    </message>
    <message>
        <source>%1 has no ram.</source>
        <translation>%1 hat keinen Rammsporn.</translation>
    </message>
    <message>
        <source>%1 routs: it moves by rule, starts no ram or boarding.</source>
        <translation>%1 ist auf der Flucht: bewegt sich nach Regel, rammt und entert nicht.</translation>
    </message>
    <message>
        <source>%1 is grappled and does not ram.</source>
        <translation>%1 ist festgehakt und rammt nicht.</translation>
    </message>
    <message>
        <source>Get free first.</source>
        <translation>Kommen Sie erst los.</translation>
    </message>
    <message>
        <source>No opposing ship dead ahead.</source>
        <translation>Kein feindliches Schiff genau voraus.</translation>
    </message>
    <message>
        <source>Move forward just before ramming.</source>
        <translation>Fahren Sie unmittelbar vor dem Rammstoß voraus.</translation>
    </message>
    <message>
        <source>The last hex rowed must be one ahead.</source>
        <translation>Das letzte geruderte Hexfeld muss genau voraus liegen.</translation>
    </message>
    <message>
        <source>Land lies there.</source>
        <translation>Dort liegt Land.</translation>
    </message>
    <message>
        <source>Leave the map where there is water.</source>
        <translation>Verlassen Sie den Spielplan dort, wo Wasser ist.</translation>
    </message>
    <message>
        <source>Land: no ship enters.</source>
        <translation>Land: Kein Schiff fährt hinein.</translation>
    </message>
    <message>
        <source>Taken by %1.</source>
        <translation>Besetzt von %1.</translation>
    </message>
    <message>
        <source>Row around the ship, or ram it.</source>
        <translation>Rudern Sie um das Schiff herum, oder rammen Sie es.</translation>
    </message>
    <message>
        <source>%1 has rammed.</source>
        <translation>%1 hat gerammt.</translation>
    </message>
    <message>
        <source>She moves again next round.</source>
        <translation>Das Schiff bewegt sich nächste Runde wieder.</translation>
    </message>
    <message>
        <source>%1 does not row now.</source>
        <translation>%1 rudert jetzt nicht.</translation>
    </message>
    <message>
        <source>Choose it when its side's turn comes.</source>
        <translation>Wählen Sie es, wenn seine Partei an der Reihe ist.</translation>
    </message>
    <message>
        <source>A path has thirty steps at most.</source>
        <translation>Ein Weg hat höchstens dreißig Schritte.</translation>
    </message>
    <message>
        <source>Needs a whole path that ends in a ram.</source>
        <translation>Braucht einen ganzen Weg, der in einem Rammstoß endet.</translation>
    </message>
    <message>
        <source>Declare ramming speed before the first Move point.</source>
        <translation>Sagen Sie Rammgeschwindigkeit vor dem ersten Bewegungspunkt an.</translation>
    </message>
    <message>
        <source>An empty path rows nothing.</source>
        <translation>Ein leerer Weg rudert nichts.</translation>
    </message>
    <message>
        <source>Say that the ship rows no more.</source>
        <translation>Sagen Sie, dass das Schiff nicht weiter rudert.</translation>
    </message>
    <message>
        <source>Aground: get free first.</source>
        <translation>Auf Grund: erst loskommen.</translation>
    </message>
    <message>
        <source>Grappled to %1: get free first.</source>
        <translation>Festgehakt an %1: erst loskommen.</translation>
    </message>
    <message>
        <source>The path goes on where the ship cannot.</source>
        <translation>Der Weg führt weiter, wo das Schiff nicht fahren kann.</translation>
    </message>
    <message>
        <source>End it at the edge or in the shallows.</source>
        <translation>Beenden Sie ihn am Rand oder in den Untiefen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n Move point|%n Move points}; this costs %2.</source>
        <translation>
            <numerusform>%1 hat %n Bewegungspunkt; dies kostet %2.</numerusform>
            <numerusform>%1 hat %n Bewegungspunkte; dies kostet %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a shorter path.</source>
        <translation>Nehmen Sie einen kürzeren Weg.</translation>
    </message>
    <message>
        <source>Passing a friend, row on beyond it.</source>
        <translation>Vorbei an einem Freund: Rudern Sie über ihn hinaus.</translation>
    </message>
    <message>
        <source>End it one hex before an opposing ship, bow on.</source>
        <translation>Beenden Sie ihn ein Hexfeld vor einem feindlichen Schiff, den Bug darauf.</translation>
    </message>
    <message>
        <source>No ship is chosen now.</source>
        <translation>Jetzt wird kein Schiff gewählt.</translation>
    </message>
    <message>
        <source>The other side moves now.</source>
        <translation>Jetzt bewegt sich die andere Partei.</translation>
    </message>
    <message>
        <source>Choose one of your own ships.</source>
        <translation>Wählen Sie eines der eigenen Schiffe.</translation>
    </message>
    <message>
        <source>%1 has already moved this round.</source>
        <translation>%1 hat sich diese Runde schon bewegt.</translation>
    </message>
    <message>
        <source>Choose one that has not.</source>
        <translation>Wählen Sie eines, das sich noch nicht bewegt hat.</translation>
    </message>
    <message>
        <source>%1 is not held.</source>
        <translation>%1 sitzt nicht fest.</translation>
    </message>
    <message>
        <source>Tried already, or not yet to be tried.</source>
        <translation>Schon versucht, oder noch nicht an der Reihe.</translation>
    </message>
    <message>
        <source>A ship tries once, as its Row phase opens.</source>
        <translation>Ein Schiff versucht es einmal, zu Beginn seiner Ruderphase.</translation>
    </message>
    <message>
        <source>Nobody shoots now.</source>
        <translation>Jetzt schießt niemand.</translation>
    </message>
    <message>
        <source>Ships shoot before, during and after a ship's rowing.</source>
        <translation>Schiffe schießen vor, während und nach dem Rudern eines Schiffs.</translation>
    </message>
    <message>
        <source>It is not this side's shot.</source>
        <translation>Diese Partei hat jetzt nicht den Schuss.</translation>
    </message>
    <message>
        <source>Ramming speed is ordered: %1 must ram.</source>
        <translation>Rammgeschwindigkeit ist befohlen: %1 muss rammen.</translation>
    </message>
    <message>
        <source>%1 does not ram now.</source>
        <translation>%1 rammt jetzt nicht.</translation>
    </message>
    <message>
        <source>A ship rams at the end of its own rowing.</source>
        <translation>Ein Schiff rammt am Ende des eigenen Ruderns.</translation>
    </message>
    <message>
        <source>A side gives standing orders when it is its turn to decide.</source>
        <translation>Eine Partei gibt Dauerbefehle, wenn sie zu entscheiden hat.</translation>
    </message>
    <message>
        <source>The standing order is so already.</source>
        <translation>Der Dauerbefehl lautet schon so.</translation>
    </message>
    <message>
        <source>A side gives up when it is its turn to decide.</source>
        <translation>Eine Partei gibt auf, wenn sie zu entscheiden hat.</translation>
    </message>
    <message>
        <source>The battle has begun already.</source>
        <translation>Die Schlacht hat schon begonnen.</translation>
    </message>
    <message>
        <source>This side does not deploy now.</source>
        <translation>Diese Partei stellt jetzt nicht auf.</translation>
    </message>
    <message>
        <source>Outside zone.</source>
        <translation>Außerhalb der Zone.</translation>
    </message>
    <message>
        <source>Deploy within the rows nearest your own edge.</source>
        <translation>Stellen Sie in den Zeilen nächst dem eigenen Rand auf.</translation>
    </message>
    <message>
        <source>A facing is 0 to 5, from the north clockwise.</source>
        <translation>Ein Kurs ist 0 bis 5, von Norden im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>No ship starts on land or aground.</source>
        <translation>Kein Schiff beginnt an Land oder auf Grund.</translation>
    </message>
    <message>
        <source>One ship to a hex.</source>
        <translation>Ein Schiff je Hexfeld.</translation>
    </message>
</context>
<context>
    <name>navarch::salamis</name>
    <message>
        <source>The archers of %1 miss %2.</source>
        <translation>Die Bogenschützen von %1 verfehlen %2.</translation>
    </message>
    <message>
        <source>The archers of %1 hit %2 twice.</source>
        <translation>Die Bogenschützen von %1 treffen %2 zweimal.</translation>
    </message>
    <message numerus="yes">
        <source>The archers of %1 hit %2 {once|%n times}.</source>
        <translation>
            <numerusform>Die Bogenschützen von %1 treffen %2 einmal.</numerusform>
            <numerusform>Die Bogenschützen von %1 treffen %2 %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ballistae of %1 miss %2.</source>
        <translation>Die Ballisten von %1 verfehlen %2.</translation>
    </message>
    <message>
        <source>The ballistae of %1 hit %2 twice.</source>
        <translation>Die Ballisten von %1 treffen %2 zweimal.</translation>
    </message>
    <message numerus="yes">
        <source>The ballistae of %1 hit %2 {once|%n times}.</source>
        <translation>
            <numerusform>Die Ballisten von %1 treffen %2 einmal.</numerusform>
            <numerusform>Die Ballisten von %1 treffen %2 %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The heavy engine of %1 misses %2.</source>
        <translation>Das schwere Geschütz von %1 verfehlt %2.</translation>
    </message>
    <message>
        <source>The heavy engine of %1 hits %2: %3.</source>
        <translation>Das schwere Geschütz von %1 trifft %2: %3.</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3.</source>
        <translation>%1 trifft %2 mit: %3.</translation>
    </message>
    <message>
        <source>%1 misses %2 with %3.</source>
        <translation>%1 verfehlt %2 mit: %3.</translation>
    </message>
    <message>
        <source>boiling oil</source>
        <translation>siedendes Öl</translation>
    </message>
    <message>
        <source>Rhodian fire</source>
        <translation>Rhodisches Feuer</translation>
    </message>
    <message>
        <source>bees</source>
        <translation>Bienen</translation>
    </message>
    <message>
        <source>quicklime</source>
        <translation>Ätzkalk</translation>
    </message>
    <message>
        <source>%1 fights %2 with %3: %4.</source>
        <translation>%1 kämpft gegen %2 mit %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>{a unit|%n units}</source>
        <translation>
            <numerusform>1 Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a hit|%n hits}</source>
        <translation>
            <numerusform>ein Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 fights on against the odds.</source>
        <translation>%1 kämpft gegen die Übermacht weiter.</translation>
    </message>
    <message>
        <source>%1 surrenders to %2.</source>
        <translation>%1 ergibt sich %2.</translation>
    </message>
    <message>
        <source>%1 fails to grapple %2.</source>
        <translation>%1 kann sich nicht an %2 festhaken.</translation>
    </message>
    <message>
        <source>%1 drops a corvus on %2.</source>
        <translation>%1 lässt einen Corvus auf %2 fallen.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 hakt sich an %2 fest.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert: %2.</translation>
    </message>
    <message numerus="yes">
        <source>{an oar factor|%n oar factors}</source>
        <translation>
            <numerusform>ein Riemenfaktor</numerusform>
            <numerusform>%n Riemenfaktoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cm of speed</source>
        <translation>%1 cm Geschwindigkeit</translation>
    </message>
    <message>
        <source>steering oars</source>
        <translation>Steuerruder</translation>
    </message>
    <message numerus="yes">
        <source>{an archer|%n archers}</source>
        <translation>
            <numerusform>ein Bogenschütze</numerusform>
            <numerusform>%n Bogenschützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a marine|%n marines}</source>
        <translation>
            <numerusform>ein Seesoldat</numerusform>
            <numerusform>%n Seesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a heavy marine|%n heavy marines}</source>
        <translation>
            <numerusform>ein schwerer Seesoldat</numerusform>
            <numerusform>%n schwere Seesoldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a ballista|%n ballistae}</source>
        <translation>
            <numerusform>eine Ballista</numerusform>
            <numerusform>%n Ballisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a heavy engine|%n heavy engines}</source>
        <translation>
            <numerusform>ein schweres Geschütz</numerusform>
            <numerusform>%n schwere Geschütze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a tower|%n towers}</source>
        <translation>
            <numerusform>ein Turm</numerusform>
            <numerusform>%n Türme</numerusform>
        </translation>
    </message>
    <message>
        <source>the mast</source>
        <translation>der Mast</translation>
    </message>
    <message>
        <source>the captain</source>
        <translation>der Kapitän</translation>
    </message>
    <message>
        <source>the captain, wounded</source>
        <translation>der Kapitän, verwundet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>undamaged</source>
        <translation>unbeschädigt</translation>
    </message>
    <message>
        <source>lightly damaged</source>
        <translation>leicht beschädigt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>heavily damaged</source>
        <translation>schwer beschädigt</translation>
    </message>
    <message>
        <source>crippled</source>
        <translation>manövrierunfähig</translation>
    </message>
    <message>
        <source>%1 lets go of %2.</source>
        <translation>%1 lässt %2 los.</translation>
    </message>
    <message>
        <source>The fire on %1 is out.</source>
        <translation>Der Brand auf %1 ist aus.</translation>
    </message>
    <message>
        <source>The fire on %1 is out, %2.</source>
        <translation>Der Brand auf %1 ist aus, %2.</translation>
    </message>
    <message>
        <source>%1 burns.</source>
        <translation>%1 brennt.</translation>
    </message>
    <message>
        <source>%1 burns, %2.</source>
        <translation>%1 brennt, %2.</translation>
    </message>
    <message>
        <source>The fire on %1 leaps to %2.</source>
        <translation>Der Brand auf %1 springt auf %2 über.</translation>
    </message>
    <message>
        <source>The fire on %1 does not reach %2.</source>
        <translation>Der Brand auf %1 erreicht %2 nicht.</translation>
    </message>
    <message>
        <source>%1 comes up against %2.</source>
        <translation>%1 kommt an %2 zu liegen.</translation>
    </message>
    <message>
        <source>%1 gets clear.</source>
        <translation>%1 kommt frei.</translation>
    </message>
    <message>
        <source>%1 finds no room to get clear.</source>
        <translation>%1 findet keinen Raum, um freizukommen.</translation>
    </message>
    <message>
        <source>%1 does not get clear.</source>
        <translation>%1 kommt nicht frei.</translation>
    </message>
    <message>
        <source>%1 flees from the table.</source>
        <translation>%1 flieht vom Tisch.</translation>
    </message>
    <message>
        <source>%1 turns to flee.</source>
        <translation>%1 dreht zur Flucht.</translation>
    </message>
    <message>
        <source>%1 backs away: %2 cm.</source>
        <translation>%1 weicht rückwärts: %2 cm.</translation>
    </message>
    <message>
        <source>%1 flees: %2 cm.</source>
        <translation>%1 flieht: %2 cm.</translation>
    </message>
    <message>
        <source>%1 leaves the table.</source>
        <translation>%1 verlässt den Tisch.</translation>
    </message>
    <message>
        <source>%1 backs %2 cm.</source>
        <translation>%1 rudert %2 cm rückwärts.</translation>
    </message>
    <message>
        <source>%1 turns on the spot.</source>
        <translation>%1 dreht auf der Stelle.</translation>
    </message>
    <message>
        <source>%1 makes a fast move of %2 cm.</source>
        <translation>%1 macht eine schnelle Bewegung von %2 cm.</translation>
    </message>
    <message>
        <source>%1 sails %2 cm.</source>
        <translation>%1 segelt %2 cm.</translation>
    </message>
    <message>
        <source>%1 moves %2 cm.</source>
        <translation>%1 fährt %2 cm.</translation>
    </message>
    <message>
        <source>%1 and %2 shear each other&apos;s oars.</source>
        <translation>%1 und %2 scheren einander die Riemen ab.</translation>
    </message>
    <message>
        <source>%1 drifts.</source>
        <translation>%1 treibt.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: %3.</source>
        <translation>%1 rammt %2 am Bug: %3.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the beam: %3.</source>
        <translation>%1 rammt %2 in die Breitseite: %3.</translation>
    </message>
    <message>
        <source>%1 rams %2 astern: %3.</source>
        <translation>%1 rammt %2 am Heck: %3.</translation>
    </message>
    <message>
        <source>a glancing blow</source>
        <translation>ein Streifstoß</translation>
    </message>
    <message>
        <source>light damage</source>
        <translation>leichter Schaden</translation>
    </message>
    <message>
        <source>medium damage</source>
        <translation>mittlerer Schaden</translation>
    </message>
    <message>
        <source>heavy damage</source>
        <translation>schwerer Schaden</translation>
    </message>
    <message>
        <source>severe damage</source>
        <translation>ernster Schaden</translation>
    </message>
    <message>
        <source>wrecked and sinking</source>
        <translation>ein sinkendes Wrack</translation>
    </message>
    <message>
        <source>smashed to matchwood</source>
        <translation>zu Kleinholz zerschlagen</translation>
    </message>
    <message>
        <source>%1 is shattered; all aboard are lost.</source>
        <translation>%1 ist zerschmettert; alle an Bord sind verloren.</translation>
    </message>
    <message>
        <source>%1 suffers by its own ram: %2.</source>
        <translation>%1 leidet unter dem eigenen Rammstoß: %2.</translation>
    </message>
    <message>
        <source>The high ram of %1 breaks.</source>
        <translation>Der hohe Rammsporn von %1 bricht.</translation>
    </message>
    <message>
        <source>%1 strains her damaged hull: %2.</source>
        <translation>%1 überlastet den beschädigten Rumpf: %2.</translation>
    </message>
    <message>
        <source>The mast of %1 goes by the board; she drifts.</source>
        <translation>Der Mast von %1 geht über Bord; das Schiff treibt.</translation>
    </message>
    <message>
        <source>The mast of %1 stands.</source>
        <translation>Der Mast von %1 bleibt stehen.</translation>
    </message>
    <message>
        <source>%1 comes to %2 bow to bow.</source>
        <translation>%1 kommt Bug auf Bug an %2.</translation>
    </message>
    <message>
        <source>%1 and %2 ram each other.</source>
        <translation>%1 und %2 rammen einander.</translation>
    </message>
    <message>
        <source>%1 gets her ram in first.</source>
        <translation>%1 rammt zuerst.</translation>
    </message>
    <message>
        <source>%1 fails to rake %2.</source>
        <translation>%1 kann die Riemen nicht abscheren von %2.</translation>
    </message>
    <message>
        <source>%1 rakes %2, which loses %3.</source>
        <translation>%1 schert die Riemen ab von %2, Verlust: %3.</translation>
    </message>
    <message>
        <source>Game Turn %1 begins.</source>
        <translation>Zug %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 acts.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Intermediate Phase.</source>
        <translation>Zwischenphase.</translation>
    </message>
    <message>
        <source>The last Game Turn is over: nobody has won.</source>
        <translation>Der letzte Zug ist vorbei: Niemand hat gesiegt.</translation>
    </message>
    <message>
        <source>Both sides are beaten.</source>
        <translation>Beide Parteien sind geschlagen.</translation>
    </message>
    <message>
        <source>%1 holds the water.</source>
        <translation>%1 behauptet das Wasser.</translation>
    </message>
    <message>
        <source>The wreck of %1 goes down.</source>
        <translation>Das Wrack von %1 geht unter.</translation>
    </message>
    <message>
        <source>The wreck of %1 still floats.</source>
        <translation>Das Wrack von %1 schwimmt noch.</translation>
    </message>
    <message>
        <source>There is no wind, the sea is %1.</source>
        <translation>Es ist windstill, die See ist %1.</translation>
    </message>
    <message>
        <source>A gale blows from the %1, the sea is %2.</source>
        <translation>Ein Sturm weht aus %1, die See ist %2.</translation>
    </message>
    <message>
        <source>A storm blows from the %1, the sea is %2.</source>
        <translation>Ein schwerer Sturm weht aus %1, die See ist %2.</translation>
    </message>
    <message>
        <source>The wind is %1 from the %2, the sea is %3.</source>
        <translation>Der Wind ist %1 aus %2, die See ist %3.</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>leicht bewegt</translation>
    </message>
    <message>
        <source>choppy</source>
        <translation>kabbelig</translation>
    </message>
    <message>
        <source>rough</source>
        <comment>salamis-ad-actium</comment>
        <translation>rau</translation>
    </message>
    <message>
        <source>very rough</source>
        <translation>sehr rau</translation>
    </message>
    <message>
        <source>%1 suffers in the sea: %2.</source>
        <translation>%1 leidet in der See: %2.</translation>
    </message>
    <message>
        <source>%1 suffers in the sea.</source>
        <translation>%1 leidet in der See.</translation>
    </message>
    <message>
        <source>%1 loses %2 in the sea.</source>
        <translation>%1 verliert in der See: %2.</translation>
    </message>
    <message>
        <source>%1 rides out the sea.</source>
        <translation>%1 übersteht die See.</translation>
    </message>
    <message>
        <source>%1 holds firm (%2).</source>
        <translation>%1 hält stand (%2).</translation>
    </message>
    <message>
        <source>%1 loses heart (%2).</source>
        <translation>%1 verliert den Mut (%2).</translation>
    </message>
    <message>
        <source>captain killed</source>
        <translation>Kapitän gefallen</translation>
    </message>
    <message>
        <source>half the squadron lost</source>
        <translation>halbes Geschwader verloren</translation>
    </message>
    <message>
        <source>admiral lost</source>
        <translation>Admiral verloren</translation>
    </message>
    <message>
        <source>%1 takes heart again.</source>
        <translation>%1 fasst wieder Mut.</translation>
    </message>
    <message>
        <source>%1 stays demoralised.</source>
        <translation>%1 bleibt demoralisiert.</translation>
    </message>
    <message>
        <source>%1 deploys in %2.</source>
        <translation>%1 stellt sich auf in %2.</translation>
    </message>
    <message>
        <source>%1 takes its place.</source>
        <translation>%1 nimmt den eigenen Platz ein.</translation>
    </message>
    <message>
        <source>%1 comes in.</source>
        <translation>%1 kommt herein.</translation>
    </message>
    <message>
        <source>The allies %1 will not fight today.</source>
        <translation>Die Verbündeten %1 wollen heute nicht kämpfen.</translation>
    </message>
    <message>
        <source>The allies %1 arrive on their own side&apos;s edge.</source>
        <translation>Die Verbündeten %1 treffen am Rand ihrer eigenen Partei ein.</translation>
    </message>
    <message>
        <source>The allies %1 arrive on any edge but the enemy&apos;s.</source>
        <translation>Die Verbündeten %1 treffen an jedem Rand ein, nur nicht am feindlichen.</translation>
    </message>
    <message>
        <source>The allies %1 are not here yet.</source>
        <translation>Die Verbündeten %1 sind noch nicht da.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 ist aufgestellt.</translation>
    </message>
    <message>
        <source>%1 sets its sail.</source>
        <translation>%1 setzt Segel.</translation>
    </message>
    <message>
        <source>%1 furls its sail.</source>
        <translation>%1 birgt das Segel.</translation>
    </message>
    <message>
        <source>%1 cuts its mast away.</source>
        <translation>%1 kappt den Mast.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 gibt die Schlacht auf.</translation>
    </message>
    <message>
        <source>Salamis ad Actium is fought between two sides.</source>
        <translation>Salamis ad Actium wird zwischen zwei Parteien gekämpft.</translation>
    </message>
    <message>
        <source>Join the fleets of allies into one side, or give them as its contingents.</source>
        <translation>Vereinigen Sie die Flotten der Verbündeten zu einer Partei, oder geben Sie sie als deren Kontingente an.</translation>
    </message>
    <message>
        <source>A row has three results.</source>
        <translation>Eine Zeile hat drei Ergebnisse.</translation>
    </message>
    <message>
        <source>Give one for each column: rams, missiles, engines.</source>
        <translation>Geben Sie eines für jede Spalte an: Rammstöße, Geschosse, Geschütze.</translation>
    </message>
    <message>
        <source>%1 is no casualty of this game.</source>
        <translation>%1 ist kein Verlust dieses Spiels.</translation>
    </message>
    <message>
        <source>Take one of the printed table&apos;s.</source>
        <translation>Nehmen Sie einen der gedruckten Tabelle.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; is missing.</source>
        <translation>Die Zeile "%1" fehlt.</translation>
    </message>
    <message>
        <source>Put it back.</source>
        <translation>Setzen Sie sie zurück.</translation>
    </message>
    <message>
        <source>The row &quot;%1&quot; needs %2 values.</source>
        <translation>Die Zeile "%1" braucht %2 Werte.</translation>
    </message>
    <message>
        <source>%1 is no modifier the rules know.</source>
        <translation>%1 ist kein Modifikator, den die Regeln kennen.</translation>
    </message>
    <message>
        <source>%1 is no loss the rules know.</source>
        <translation>%1 ist kein Verlust, den die Regeln kennen.</translation>
    </message>
    <message>
        <source>Seven rows are needed, glancing to matchwood.</source>
        <translation>Sieben Zeilen werden gebraucht, von Streifstoß bis Kleinholz.</translation>
    </message>
    <message>
        <source>The winds must stand in order, calm to storm.</source>
        <translation>Die Winde müssen der Reihe nach stehen, von Windstille bis schwerer Sturm.</translation>
    </message>
    <message>
        <source>Six winds are needed, and every face of a d10 once among them.</source>
        <translation>Sechs Winde werden gebraucht, und darunter jede Augenzahl eines W10 einmal.</translation>
    </message>
    <message>
        <source>The ship is missing.</source>
        <translation>Das Schiff fehlt.</translation>
    </message>
    <message>
        <source>Describe it as in a fleet file; only its class is needed.</source>
        <translation>Beschreiben Sie es wie in einer Flottendatei; nur die Klasse wird gebraucht.</translation>
    </message>
    <message>
        <source>One ship rams one other.</source>
        <translation>Ein Schiff rammt ein anderes.</translation>
    </message>
    <message>
        <source>Leave the count out.</source>
        <translation>Lassen Sie die Anzahl weg.</translation>
    </message>
    <message>
        <source>This is no distance that a ship moves.</source>
        <translation>Das ist keine Strecke, die ein Schiff zurücklegt.</translation>
    </message>
    <message>
        <source>Give cm from 0 to %1, with at most three decimals.</source>
        <translation>Geben Sie cm von 0 bis %1 an, mit höchstens drei Dezimalstellen.</translation>
    </message>
    <message>
        <source>A wreck cannot ram.</source>
        <translation>Ein Wrack kann nicht rammen.</translation>
    </message>
    <message>
        <source>Give a lesser damage.</source>
        <translation>Geben Sie einen geringeren Schaden an.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their deployment strips.</source>
        <translation>Die Flotten passen nicht in ihre Aufstellungsstreifen.</translation>
    </message>
    <message>
        <source>Take a wider table or a deeper strip: table-size and deployment-depth.</source>
        <translation>Nehmen Sie einen breiteren Tisch oder einen tieferen Streifen: table-size und deployment-depth.</translation>
    </message>
    <message>
        <source>Salamis ad Actium does not know this option or value.</source>
        <translation>Salamis ad Actium kennt diese Option oder diesen Wert nicht.</translation>
    </message>
    <message>
        <source>Write width and depth in cm, 60 to 1000: 120x90.</source>
        <translation>Schreiben Sie Breite und Tiefe in cm, 60 bis 1000: 120x90.</translation>
    </message>
    <message>
        <source>Write a whole number of cm, 8 to 100: 15.</source>
        <translation>Schreiben Sie eine ganze Zahl von cm, 8 bis 100: 15.</translation>
    </message>
    <message>
        <source>Write every-phase, two-in-succession or never.</source>
        <translation>Schreiben Sie every-phase, two-in-succession oder never.</translation>
    </message>
    <message>
        <source>Write ashore or aboard.</source>
        <translation>Schreiben Sie ashore oder aboard.</translation>
    </message>
    <message>
        <source>The options are table-size, deployment-depth, weather-change and sails.</source>
        <translation>Die Optionen sind table-size, deployment-depth, weather-change und sails.</translation>
    </message>
    <message>
        <source>The deployment strips leave no sea between them.</source>
        <translation>Die Aufstellungsstreifen lassen keine See zwischen sich.</translation>
    </message>
    <message>
        <source>Take a deeper table or a smaller deployment depth.</source>
        <translation>Nehmen Sie einen tieferen Tisch oder eine geringere Aufstellungstiefe.</translation>
    </message>
    <message>
        <source>This ship is a wreck and cannot fight.</source>
        <translation>Dieses Schiff ist ein Wrack und kann nicht kämpfen.</translation>
    </message>
    <message>
        <source>Leave it out or mend it first.</source>
        <translation>Lassen Sie es weg, oder setzen Sie es erst instand.</translation>
    </message>
    <message>
        <source>Only the second side has walls, and only where the place is a port.</source>
        <translation>Nur die zweite Partei hat Mauern, und nur, wo der Ort ein Hafen ist.</translation>
    </message>
    <message>
        <source>Make the port&apos;s owner the second side and the place a port.</source>
        <translation>Machen Sie den Eigentümer des Hafens zur zweiten Partei und den Ort zum Hafen.</translation>
    </message>
    <message>
        <source>Tower or platform, a unit each</source>
        <translation>Turm oder Plattform, je Einheit</translation>
    </message>
    <message>
        <source>Heavy marine</source>
        <translation>Schwerer Seesoldat</translation>
    </message>
    <message>
        <source>Marine</source>
        <translation>Seesoldat</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>Outnumbered three to one</source>
        <translation>Drei zu eins unterlegen</translation>
    </message>
    <message>
        <source>Target stationary</source>
        <translation>Ziel liegt still</translation>
    </message>
    <message>
        <source>After a rake</source>
        <translation>Nach dem Abscheren</translation>
    </message>
    <message>
        <source>Ram contact with a crippled ship</source>
        <translation>Rammkontakt mit einem manövrierunfähigen Schiff</translation>
    </message>
    <message>
        <source>Grapple</source>
        <translation>Festhaken</translation>
    </message>
    <message>
        <source>First round across the corvus</source>
        <translation>Erste Runde über den Corvus</translation>
    </message>
    <message>
        <source>Boarding a larger ship</source>
        <translation>Ein größeres Schiff entern</translation>
    </message>
    <message>
        <source>Bees aboard</source>
        <translation>Bienen an Bord</translation>
    </message>
    <message>
        <source>Small target</source>
        <translation>Kleines Ziel</translation>
    </message>
    <message>
        <source>Ballista, short range</source>
        <translation>Ballista, kurze Entfernung</translation>
    </message>
    <message>
        <source>Ballista</source>
        <translation>Ballista</translation>
    </message>
    <message>
        <source>Ballista, casualty</source>
        <translation>Ballista, Verlust</translation>
    </message>
    <message>
        <source>Heavy engine, stationary target</source>
        <translation>Schweres Geschütz, stillliegendes Ziel</translation>
    </message>
    <message>
        <source>Heavy engine, damage</source>
        <translation>Schweres Geschütz, Schaden</translation>
    </message>
    <message>
        <source>Engine&apos;s damage modifier</source>
        <translation>Schadensmodifikator des Geschützes</translation>
    </message>
    <message>
        <source>Size class of the target</source>
        <translation>Größenklasse des Ziels</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Brand</translation>
    </message>
    <message>
        <source>worsens</source>
        <translation>wird schlimmer</translation>
    </message>
    <message>
        <source>put out</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>burns on</source>
        <translation>brennt weiter</translation>
    </message>
    <message>
        <source>Fire, casualty</source>
        <translation>Brand, Verlust</translation>
    </message>
    <message>
        <source>Fire passes on</source>
        <translation>Brand greift über</translation>
    </message>
    <message>
        <source>passes on</source>
        <translation>greift über</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>Target is cataphract</source>
        <translation>Ziel ist eine Kataphrakte</translation>
    </message>
    <message>
        <source>Target has parablemata</source>
        <translation>Ziel hat Parablemata</translation>
    </message>
    <message>
        <source>Moved far</source>
        <translation>Weit bewegt</translation>
    </message>
    <message>
        <source>In a tower or on the platform, a unit each</source>
        <translation>In einem Turm oder auf der Plattform, je Einheit</translation>
    </message>
    <message>
        <source>Archers, short range</source>
        <translation>Bogenschützen, kurze Entfernung</translation>
    </message>
    <message>
        <source>Arrows, casualty</source>
        <translation>Pfeile, Verlust</translation>
    </message>
    <message>
        <source>Captain hit</source>
        <translation>Kapitän getroffen</translation>
    </message>
    <message>
        <source>Admiral aboard</source>
        <translation>Admiral an Bord</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>Admiral hit</source>
        <translation>Admiral getroffen</translation>
    </message>
    <message>
        <source>Command level</source>
        <translation>Führungsstufe</translation>
    </message>
    <message>
        <source>Captain wounded</source>
        <translation>Kapitän verwundet</translation>
    </message>
    <message>
        <source>Captain killed</source>
        <translation>Kapitän gefallen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Pass through friends</source>
        <translation>Durch Freunde hindurchfahren</translation>
    </message>
    <message>
        <source>Give way to a friend</source>
        <translation>Einem Freund ausweichen</translation>
    </message>
    <message>
        <source>Fast move</source>
        <translation>Schnelle Bewegung</translation>
    </message>
    <message>
        <source>Backing the ram out</source>
        <translation>Den Rammsporn rückwärts lösen</translation>
    </message>
    <message>
        <source>Held by a corvus or ferrea manus</source>
        <translation>Von Corvus oder Ferrea manus gehalten</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>will not fight today</source>
        <translation>wollen heute nicht kämpfen</translation>
    </message>
    <message>
        <source>arrive on their own side&apos;s edge</source>
        <translation>treffen am Rand ihrer eigenen Partei ein</translation>
    </message>
    <message>
        <source>arrive on any edge but the enemy&apos;s</source>
        <translation>treffen an jedem Rand ein, nur nicht am feindlichen</translation>
    </message>
    <message>
        <source>are not here yet</source>
        <translation>sind noch nicht da</translation>
    </message>
    <message>
        <source>Allies off the table</source>
        <translation>Verbündete abseits des Tisches</translation>
    </message>
    <message>
        <source>Price change, tens of per cent</source>
        <translation>Preisänderung, in Zehnern Prozent</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Die Karten mischen</translation>
    </message>
    <message>
        <source>Sea state</source>
        <translation>Seegang</translation>
    </message>
    <message>
        <source>Weather, casualty</source>
        <translation>Wetter, Verlust</translation>
    </message>
    <message>
        <source>Wind strength</source>
        <translation>Windstärke</translation>
    </message>
    <message>
        <source>Wind direction</source>
        <translation>Windrichtung</translation>
    </message>
    <message>
        <source>Drifting</source>
        <translation>Treibend</translation>
    </message>
    <message>
        <source>Weather damage</source>
        <translation>Wetterschaden</translation>
    </message>
    <message>
        <source>Wind strength changes</source>
        <translation>Windstärke ändert sich</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>ändert sich</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>Up or down</source>
        <translation>Hinauf oder hinab</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hinauf</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hinab</translation>
    </message>
    <message>
        <source>Wind direction changes</source>
        <translation>Windrichtung ändert sich</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>In welche Richtung</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>against the clock</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>schwimmt</translation>
    </message>
    <message>
        <source>Oar factors short of full speed</source>
        <translation>Fehlende Riemenfaktoren zur vollen Geschwindigkeit</translation>
    </message>
    <message>
        <source>Target&apos;s crew quality</source>
        <translation>Besatzungsqualität des Ziels</translation>
    </message>
    <message>
        <source>Target&apos;s turn class</source>
        <translation>Drehklasse des Ziels</translation>
    </message>
    <message>
        <source>Raked oar</source>
        <translation>Abgeschorener Riemen</translation>
    </message>
    <message>
        <source>an oar factor</source>
        <translation>ein Riemenfaktor</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keiner übrig</translation>
    </message>
    <message>
        <source>1 cm of speed</source>
        <translation>1 cm Geschwindigkeit</translation>
    </message>
    <message>
        <source>Ram, casualty</source>
        <translation>Rammstoß, Verlust</translation>
    </message>
    <message>
        <source>Unsupported ram, own damage</source>
        <translation>Ungestützter Rammstoß, eigener Schaden</translation>
    </message>
    <message>
        <source>Mast</source>
        <translation>Mast</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>fällt</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>Bow ram, who rams</source>
        <translation>Rammstoß am Bug, wer rammt</translation>
    </message>
    <message>
        <source>Whole bow edge on the beam</source>
        <translation>Ganze Bugkante auf der Breitseite</translation>
    </message>
    <message>
        <source>Half the bow edge on the beam</source>
        <translation>Halbe Bugkante auf der Breitseite</translation>
    </message>
    <message>
        <source>Own damage</source>
        <translation>Eigener Schaden</translation>
    </message>
    <message>
        <source>Target&apos;s damage</source>
        <translation>Schaden des Ziels</translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation>Überladen</translation>
    </message>
    <message>
        <source>Relative size</source>
        <translation>Größenverhältnis</translation>
    </message>
    <message>
        <source>Rammer&apos;s crew</source>
        <translation>Besatzung des Rammenden</translation>
    </message>
    <message>
        <source>Target&apos;s crew</source>
        <translation>Besatzung des Ziels</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain wounded</source>
        <translation>Kapitän des Rammenden verwundet</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain killed</source>
        <translation>Kapitän des Rammenden gefallen</translation>
    </message>
    <message>
        <source>Relative size, reversed</source>
        <translation>Größenverhältnis, umgekehrt</translation>
    </message>
    <message>
        <source>Target&apos;s speed</source>
        <translation>Geschwindigkeit des Ziels</translation>
    </message>
    <message>
        <source>%1 is a wall and stands where it stands.</source>
        <translation>%1 ist eine Mauer und steht, wo sie steht.</translation>
    </message>
    <message>
        <source>%1 waits: it is the other side's shot.</source>
        <translation>%1 wartet: Die andere Partei hat den Schuss.</translation>
    </message>
    <message>
        <source>%1 has no engine left to fire.</source>
        <translation>%1 hat kein Geschütz mehr zum Schießen.</translation>
    </message>
    <message>
        <source>%1 has done all it can in this Action Phase.</source>
        <translation>%1 hat in dieser Aktionsphase alles Mögliche getan.</translation>
    </message>
    <message>
        <source>%1's archers have shot in this Action Phase.</source>
        <translation>Die Bogenschützen von %1 haben in dieser Aktionsphase geschossen.</translation>
    </message>
    <message>
        <source>%1 has no archers.</source>
        <translation>%1 hat keine Bogenschützen.</translation>
    </message>
    <message>
        <source>%1 is %2 cm away; archers reach %3 cm.</source>
        <translation>%1 ist %2 cm entfernt; Bogenschützen reichen %3 cm.</translation>
    </message>
    <message>
        <source>Come nearer first, or choose another target.</source>
        <translation>Kommen Sie erst näher, oder wählen Sie ein anderes Ziel.</translation>
    </message>
    <message>
        <source>Other ships hide %1.</source>
        <translation>Andere Schiffe verdecken %1.</translation>
    </message>
    <message>
        <source>Choose a target in sight.</source>
        <translation>Wählen Sie ein Ziel in Sicht.</translation>
    </message>
    <message>
        <source>There is no such missile.</source>
        <translation>Ein solches Geschoss gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 has no Greek fire, or has spent it.</source>
        <translation>%1 hat kein Griechisches Feuer oder hat es verbraucht.</translation>
    </message>
    <message>
        <source>%1 is a wall, which has pots of boiling oil and of bees.</source>
        <translation>%1 ist eine Mauer und hat Töpfe mit siedendem Öl und mit Bienen.</translation>
    </message>
    <message>
        <source>Throw oil or bees.</source>
        <translation>Werfen Sie Öl oder Bienen.</translation>
    </message>
    <message>
        <source>%1 has no pots of that kind left.</source>
        <translation>%1 hat keine Töpfe dieser Art mehr.</translation>
    </message>
    <message>
        <source>%1 is not straight ahead of %2, where Greek fire burns.</source>
        <translation>%1 liegt nicht genau voraus von %2, wo Griechisches Feuer brennt.</translation>
    </message>
    <message>
        <source>Turn towards it first.</source>
        <translation>Drehen Sie erst darauf zu.</translation>
    </message>
    <message>
        <source>%1 is %2 cm away; the missile reaches %3 cm.</source>
        <translation>%1 ist %2 cm entfernt; das Geschoss reicht %3 cm.</translation>
    </message>
    <message>
        <source>Come nearer first.</source>
        <translation>Kommen Sie erst näher.</translation>
    </message>
    <message>
        <source>%1 has tried to grapple in this Action Phase.</source>
        <translation>%1 hat in dieser Aktionsphase schon versucht festzuhaken.</translation>
    </message>
    <message>
        <source>%1 is demoralised and does not board.</source>
        <translation>%1 ist demoralisiert und entert nicht.</translation>
    </message>
    <message>
        <source>Rally it first.</source>
        <translation>Sammeln Sie das Schiff erst.</translation>
    </message>
    <message>
        <source>%1 does not touch %2.</source>
        <translation>%1 berührt %2 nicht.</translation>
    </message>
    <message>
        <source>Run up against it first.</source>
        <translation>Fahren Sie erst heran.</translation>
    </message>
    <message>
        <source>%1 and %2 are grappled already.</source>
        <translation>%1 und %2 sind schon festgehakt.</translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation>%1 hält %2 nicht fest.</translation>
    </message>
    <message>
        <source>Engines fire in the Intermediate Phase.</source>
        <translation>Geschütze schießen in der Zwischenphase.</translation>
    </message>
    <message>
        <source>Wait for an Intermediate card.</source>
        <translation>Warten Sie auf eine Karte der Zwischenphase.</translation>
    </message>
    <message>
        <source>Nothing aboard %1 can fire in this phase.</source>
        <translation>Nichts an Bord von %1 kann in dieser Phase schießen.</translation>
    </message>
    <message>
        <source>No engine of %1 bears on %2.</source>
        <translation>Kein Geschütz von %1 kann auf %2 zielen.</translation>
    </message>
    <message>
        <source>Choose one in range and sight, off bow and stern.</source>
        <translation>Wählen Sie eines in Reichweite und Sicht, nicht vor Bug oder Heck.</translation>
    </message>
    <message>
        <source>%1 has acted; separating takes the whole Action Phase.</source>
        <translation>%1 hat gehandelt; Lösen braucht die ganze Aktionsphase.</translation>
    </message>
    <message>
        <source>Separate before the ship does anything else.</source>
        <translation>Lösen Sie, bevor das Schiff etwas anderes tut.</translation>
    </message>
    <message>
        <source>Nothing holds %1.</source>
        <translation>Nichts hält %1 fest.</translation>
    </message>
    <message>
        <source>Move it.</source>
        <translation>Bewegen Sie das Schiff.</translation>
    </message>
    <message>
        <source>A move has one to %1 steps; this has %2.</source>
        <translation>Eine Bewegung hat einen bis %1 Schritte; diese hat %2.</translation>
    </message>
    <message>
        <source>Let the ship rest if it shall not move.</source>
        <translation>Lassen Sie das Schiff ruhen, wenn es sich nicht bewegen soll.</translation>
    </message>
    <message>
        <source>A standing turn is one turn and nothing else.</source>
        <translation>Eine Drehung auf der Stelle ist eine Drehung und sonst nichts.</translation>
    </message>
    <message>
        <source>%1 turns %2 degrees on the spot; this is %3.</source>
        <translation>%1 dreht auf der Stelle %2 Grad; dies sind %3.</translation>
    </message>
    <message>
        <source>Turn less: 15 degrees a turn class.</source>
        <translation>Drehen Sie weniger: 15 Grad je Drehklasse.</translation>
    </message>
    <message>
        <source>%1 cannot make way, and so cannot turn.</source>
        <translation>%1 macht keine Fahrt und kann daher nicht drehen.</translation>
    </message>
    <message>
        <source>A ship backs straight astern.</source>
        <translation>Ein Schiff rudert gerade rückwärts.</translation>
    </message>
    <message>
        <source>Give one straight step.</source>
        <translation>Geben Sie einen geraden Schritt an.</translation>
    </message>
    <message>
        <source>A step goes ahead, not less than nothing.</source>
        <translation>Ein Schritt geht voraus, nicht weniger als nichts.</translation>
    </message>
    <message>
        <source>Back water to go astern.</source>
        <translation>Rudern Sie rückwärts, um achteraus zu fahren.</translation>
    </message>
    <message>
        <source>%1 goes %2 cm straight before a turn; this is %3 cm.</source>
        <translation>%1 fährt vor einer Drehung %2 cm geradeaus; dies sind %3 cm.</translation>
    </message>
    <message>
        <source>Go at least 6 cm less the turn class before each turn.</source>
        <translation>Fahren Sie vor jeder Drehung mindestens 6 cm minus Drehklasse.</translation>
    </message>
    <message>
        <source>A turn is at most %1 degrees; this is %2.</source>
        <translation>Eine Drehung ist höchstens %1 Grad; dies sind %2.</translation>
    </message>
    <message>
        <source>Turn again after another straight run.</source>
        <translation>Drehen Sie nach einer weiteren geraden Strecke erneut.</translation>
    </message>
    <message>
        <source>%1 may go %2 cm; this is %3 cm.</source>
        <translation>%1 darf %2 cm fahren; dies sind %3 cm.</translation>
    </message>
    <message>
        <source>Go less far.</source>
        <translation>Fahren Sie weniger weit.</translation>
    </message>
    <message>
        <source>The move leads nowhere.</source>
        <translation>Die Bewegung führt nirgendwohin.</translation>
    </message>
    <message>
        <source>The fallen mast drags: %1 drifts.</source>
        <translation>Der gefallene Mast schleppt nach: %1 treibt.</translation>
    </message>
    <message>
        <source>Cut the mast away first.</source>
        <translation>Kappen Sie erst den Mast.</translation>
    </message>
    <message>
        <source>%1 has no sail set.</source>
        <translation>%1 hat kein Segel gesetzt.</translation>
    </message>
    <message>
        <source>Set the sail first, if it is aboard.</source>
        <translation>Setzen Sie erst das Segel, wenn es an Bord ist.</translation>
    </message>
    <message>
        <source>%1 has no oars to move by.</source>
        <translation>%1 hat keine Riemen zum Fahren.</translation>
    </message>
    <message>
        <source>Move under sail.</source>
        <translation>Fahren Sie unter Segel.</translation>
    </message>
    <message>
        <source>The rowers of %1 are spent: no fast move is left.</source>
        <translation>Die Ruderer von %1 sind erschöpft: Keine Schnelle Bewegung ist übrig.</translation>
    </message>
    <message>
        <source>Move at normal speed.</source>
        <translation>Fahren Sie mit normaler Geschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 has moved in this Action Phase.</source>
        <translation>%1 hat sich in dieser Aktionsphase bewegt.</translation>
    </message>
    <message>
        <source>%1 is in contact and stays where it is.</source>
        <translation>%1 ist in Kontakt und bleibt an Ort und Stelle.</translation>
    </message>
    <message>
        <source>Separate first.</source>
        <translation>Lösen Sie erst.</translation>
    </message>
    <message>
        <source>%1 is demoralised and heads for its own edge.</source>
        <translation>%1 ist demoralisiert und steuert den eigenen Rand an.</translation>
    </message>
    <message>
        <source>Go nearer to it, or turn the bow towards it.</source>
        <translation>Fahren Sie näher heran, oder drehen Sie den Bug dorthin.</translation>
    </message>
    <message>
        <source>Nobody deploys now.</source>
        <translation>Jetzt stellt niemand auf.</translation>
    </message>
    <message>
        <source>The side has deployed already.</source>
        <translation>Die Partei hat schon aufgestellt.</translation>
    </message>
    <message>
        <source>Handle the sail before it moves.</source>
        <translation>Bedienen Sie das Segel vor der Bewegung.</translation>
    </message>
    <message>
        <source>%1 has no mast standing.</source>
        <translation>%1 hat keinen stehenden Mast.</translation>
    </message>
    <message>
        <source>Masts are left ashore unless the battle's options say aboard.</source>
        <translation>Masten bleiben an Land, außer die Optionen der Schlacht sagen: an Bord.</translation>
    </message>
    <message>
        <source>%1 has set its sail.</source>
        <translation>%1 hat das Segel schon gesetzt.</translation>
    </message>
    <message>
        <source>%1 has furled its sail.</source>
        <translation>%1 hat das Segel schon geborgen.</translation>
    </message>
    <message>
        <source>%1 is in contact, where no sail is set.</source>
        <translation>%1 ist in Kontakt; dabei wird kein Segel gesetzt.</translation>
    </message>
    <message>
        <source>No fallen mast drags %1.</source>
        <translation>Kein gefallener Mast hängt an %1.</translation>
    </message>
    <message>
        <source>The crew of %1 has had its hands full in this Action Phase.</source>
        <translation>Die Besatzung von %1 hatte in dieser Aktionsphase alle Hände voll zu tun.</translation>
    </message>
    <message>
        <source>%1 has done all it can.</source>
        <translation>%1 hat alles Mögliche getan.</translation>
    </message>
    <message>
        <source>%1 is demoralised and does not lie still: it heads for its own edge.</source>
        <translation>%1 ist demoralisiert und liegt nicht still: Kurs auf den eigenen Rand.</translation>
    </message>
    <message>
        <source>Move it there; it does so by itself when the phase is ended.</source>
        <translation>Bewegen Sie das Schiff dorthin; am Ende der Phase geschieht es von selbst.</translation>
    </message>
    <message>
        <source>It is not this side's Action Phase.</source>
        <translation>Dies ist nicht die Aktionsphase dieser Partei.</translation>
    </message>
    <message>
        <source>Wait for its card.</source>
        <translation>Warten Sie auf deren Karte.</translation>
    </message>
    <message>
        <source>No such contingent comes in now.</source>
        <translation>Ein solches Kontingent trifft jetzt nicht ein.</translation>
    </message>
    <message>
        <source>This contingent does not come in now.</source>
        <translation>Dieses Kontingent trifft jetzt nicht ein.</translation>
    </message>
    <message>
        <source>The contingent may not come in over this edge.</source>
        <translation>Das Kontingent darf nicht über diesen Rand eintreffen.</translation>
    </message>
    <message>
        <source>Take its own side's edge.</source>
        <translation>Nehmen Sie den Rand der eigenen Partei.</translation>
    </message>
    <message>
        <source>Take any edge but the enemy's.</source>
        <translation>Nehmen Sie einen anderen Rand als den des Feindes.</translation>
    </message>
    <message>
        <source>There is no room for the contingent there.</source>
        <translation>Dort ist kein Platz für das Kontingent.</translation>
    </message>
    <message>
        <source>Choose another place along the edge.</source>
        <translation>Wählen Sie eine andere Stelle am Rand.</translation>
    </message>
    <message>
        <source>%1 would stand outside its side's deployment strip.</source>
        <translation>%1 stünde außerhalb des Aufstellungsstreifens der Partei.</translation>
    </message>
    <message>
        <source>Stay within %1 cm of the side's own edge.</source>
        <translation>Bleiben Sie innerhalb von %1 cm vom Rand der eigenen Partei.</translation>
    </message>
    <message>
        <source>%1 would stand on %2.</source>
        <translation>%1 stünde auf %2.</translation>
    </message>
    <message>
        <source>Place it where no base lies.</source>
        <translation>Setzen Sie es, wo keine Base liegt.</translation>
    </message>
    <message>
        <source>Ships are placed before the first turn only.</source>
        <translation>Schiffe werden nur vor dem ersten Zug gesetzt.</translation>
    </message>
    <message>
        <source>Allies off the table and walls cannot be placed.</source>
        <translation>Verbündete außerhalb des Tisches und Mauern lassen sich nicht setzen.</translation>
    </message>
    <message>
        <source>This side has said that it has deployed.</source>
        <translation>Diese Partei hat gesagt, dass sie aufgestellt ist.</translation>
    </message>
    <message>
        <source>There is no such squadron or place.</source>
        <translation>Ein solches Geschwader oder einen solchen Ort gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such ship or place.</source>
        <translation>Ein solches Schiff oder einen solchen Ort gibt es nicht.</translation>
    </message>
    <message>
        <source>%1's squadron does not act now.</source>
        <translation>Das Geschwader von %1 ist jetzt nicht an der Reihe.</translation>
    </message>
    <message>
        <source>%1 is not on the table.</source>
        <translation>%1 ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 is a wreck.</source>
        <translation>%1 ist ein Wrack.</translation>
    </message>
    <message>
        <source>%1 has been taken: its captor only holds it.</source>
        <translation>%1 ist genommen und wird vom Eroberer nur gehalten.</translation>
    </message>
    <message>
        <source>There is no such target.</source>
        <translation>Ein solches Ziel gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose a ship on the table.</source>
        <translation>Wählen Sie ein Schiff auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 is on the same side.</source>
        <translation>%1 gehört zur selben Partei.</translation>
    </message>
    <message>
        <source>They come in over the edge of %1.</source>
        <translation>Sie treffen über den Rand von %1 ein.</translation>
    </message>
    <message>
        <source>They come in over any edge but that of %1.</source>
        <translation>Sie treffen über jeden Rand ein außer dem von %1.</translation>
    </message>
    <message>
        <source>They will not fight today.</source>
        <translation>Sie kämpfen heute nicht.</translation>
    </message>
    <message>
        <source>They are not here yet.</source>
        <translation>Sie sind noch nicht da.</translation>
    </message>
    <message>
        <source>At the start of each turn from the second: a d10. %1 or more and they come, from %2 over any edge but the enemy's; %3 or less and they will not fight.</source>
        <translation>Ab dem zweiten Zug zu Beginn jedes Zuges: ein W10. Bei %1 oder mehr kommen sie, ab %2 über jeden Rand außer dem des Feindes; bei %3 oder weniger kämpfen sie nicht.</translation>
    </message>
    <message>
        <source>At the start of each turn from the second: a d10, and %4 for their price. %1 or more and they come, from %2 over any edge but the enemy's; %3 or less and they will not fight.</source>
        <translation>Ab dem zweiten Zug zu Beginn jedes Zuges: ein W10, und %4 für ihren Preis. Bei %1 oder mehr kommen sie, ab %2 über jeden Rand außer dem des Feindes; bei %3 oder weniger kämpfen sie nicht.</translation>
    </message>
    <message>
        <source>At the start of each turn from the second: a d10, less %4 for their price. %1 or more and they come, from %2 over any edge but the enemy's; %3 or less and they will not fight.</source>
        <translation>Ab dem zweiten Zug zu Beginn jedes Zuges: ein W10, minus %4 für ihren Preis. Bei %1 oder mehr kommen sie, ab %2 über jeden Rand außer dem des Feindes; bei %3 oder weniger kämpfen sie nicht.</translation>
    </message>
</context>
<context>
    <name>navarch::trireme</name>
    <message>
        <source>%1 breaks up and goes down with all hands.</source>
        <translation>%1 zerbricht und geht mit Mann und Maus unter.</translation>
    </message>
    <message>
        <source>%1 has plotted its ships.</source>
        <translation>%1 hat die eigenen Schiffe geplant.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 gibt die Schlacht auf.</translation>
    </message>
    <message>
        <source>Hand to hand aboard %1: %2 loses %3 of %4, %5 loses %6 of %7.</source>
        <translation>Mann gegen Mann an Bord von %1: %2 verliert %3 von %4, %5 verliert %6 von %7.</translation>
    </message>
    <message>
        <source>%1 surrenders.</source>
        <translation>%1 ergibt sich.</translation>
    </message>
    <message>
        <source>The boarders of %1 are thrown back.</source>
        <translation>Die Enternden von %1 sind zurückgeworfen.</translation>
    </message>
    <message>
        <source>The irons of %1 do not hold %2.</source>
        <translation>Die Enterhaken von %1 halten %2 nicht.</translation>
    </message>
    <message>
        <source>%1 grapples %2 with the corvus.</source>
        <translation>%1 hakt sich mit dem Corvus an %2 fest.</translation>
    </message>
    <message>
        <source>%1 grapples %2.</source>
        <translation>%1 hakt sich an %2 fest.</translation>
    </message>
    <message>
        <source>Nobody is left to fight, and the grapples are cut.</source>
        <translation>Niemand ist mehr da zum Kämpfen, und die Enterhaken werden gekappt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 and sends {%n marine|%n marines} aboard.</source>
        <translation>
            <numerusform>%1 nimmt %2 und schickt %n Seesoldaten an Bord.</numerusform>
            <numerusform>%1 nimmt %2 und schickt %n Seesoldaten an Bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 boards %2 in turn.</source>
        <translation>%1 entert seinerseits %2.</translation>
    </message>
    <message>
        <source>%1 cuts loose from %2.</source>
        <translation>%1 kappt die Verbindung zu %2.</translation>
    </message>
    <message>
        <source>%1 wins %2 back.</source>
        <translation>%1 gewinnt %2 zurück.</translation>
    </message>
    <message>
        <source>%1 is disarmed and let go.</source>
        <translation>%1 ist entwaffnet und losgelassen.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: 0 damage.</source>
        <translation>%1 rammt %2 am Bug: 0 Schaden.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the stern: 0 damage.</source>
        <translation>%1 rammt %2 am Heck: 0 Schaden.</translation>
    </message>
    <message>
        <source>%1 rams %2 in the side: 0 damage.</source>
        <translation>%1 rammt %2 in die Seite: 0 Schaden.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the bow: %3 damage and a hole.</source>
        <translation>%1 rammt %2 am Bug: %3 Schaden und ein Leck.</translation>
    </message>
    <message>
        <source>%1 rams %2 on the stern: %3 damage and a hole.</source>
        <translation>%1 rammt %2 am Heck: %3 Schaden und ein Leck.</translation>
    </message>
    <message>
        <source>%1 rams %2 in the side: %3 damage and a hole.</source>
        <translation>%1 rammt %2 in die Seite: %3 Schaden und ein Leck.</translation>
    </message>
    <message>
        <source>%1 rakes the oars of %2: cruising speed %3, turning circle %4.</source>
        <translation>%1 schert die Riemen von %2 ab: Marschgeschwindigkeit %3, Drehkreis %4.</translation>
    </message>
    <message>
        <source>%1 slips past to port.</source>
        <translation>%1 schlüpft an Backbord vorbei.</translation>
    </message>
    <message>
        <source>%1 slips past to starboard.</source>
        <translation>%1 schlüpft an Steuerbord vorbei.</translation>
    </message>
    <message>
        <source>%1 has no water to slip into and stops.</source>
        <translation>%1 hat kein Wasser zum Ausweichen und hält an.</translation>
    </message>
    <message>
        <source>%1 and %2 meet bow to bow: both ram.</source>
        <translation>%1 und %2 treffen Bug auf Bug: Beide rammen.</translation>
    </message>
    <message>
        <source>%1 and %2 meet bow to bow: %3 rams.</source>
        <translation>%1 und %2 treffen Bug auf Bug: %3 rammt.</translation>
    </message>
    <message>
        <source>%1 lies alongside %2.</source>
        <translation>%1 liegt längsseits bei %2.</translation>
    </message>
    <message numerus="yes">
        <source>{%n bow|%n bows}</source>
        <translation>
            <numerusform>%n Bogen</numerusform>
            <numerusform>%n Bögen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n catapult|%n catapults}</source>
        <translation>
            <numerusform>%n Katapult</numerusform>
            <numerusform>%n Katapulte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n stone thrower|%n stone throwers}</source>
        <translation>
            <numerusform>%n Steinwerfer</numerusform>
            <numerusform>%n Steinwerfer</numerusform>
        </translation>
    </message>
    <message>
        <source>the boarders of %1</source>
        <translation>die Enternden von %1</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 damage, %5 killed.</source>
        <translation>%1 schießt auf %3 (%2): %4 Schaden, %5 getötet.</translation>
    </message>
    <message>
        <source>%1 shoots %2 at %3: %4 killed.</source>
        <translation>%1 schießt auf %3 (%2): %4 getötet.</translation>
    </message>
    <message>
        <source>%1 stops before land.</source>
        <translation>%1 hält vor Land an.</translation>
    </message>
    <message>
        <source>%1 stops before a hulk.</source>
        <translation>%1 hält vor einem Wrack an.</translation>
    </message>
    <message>
        <source>%1 rows off the field.</source>
        <translation>%1 rudert vom Feld.</translation>
    </message>
    <message>
        <source>%1 crosses the bow of %2; both ram.</source>
        <translation>%1 kreuzt den Bug von %2; beide rammen.</translation>
    </message>
    <message>
        <source>%1 crosses the bow of %2.</source>
        <translation>%1 kreuzt den Bug von %2.</translation>
    </message>
    <message>
        <source>%1 fouls %2.</source>
        <translation>%1 verheddert sich in %2.</translation>
    </message>
    <message>
        <source>Phase %1: %2.</source>
        <translation>Phase %1: %2.</translation>
    </message>
    <message>
        <source>%1 has plotted %2.</source>
        <translation>%1 hat geplant: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plugs %2 of {%n hole|%n holes}.</source>
        <translation>
            <numerusform>%1 dichtet %2 von %n Leck ab.</numerusform>
            <numerusform>%1 dichtet %2 von %n Lecks ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes in water: %2 damage.</source>
        <translation>%1 nimmt Wasser auf: %2 Schaden.</translation>
    </message>
    <message>
        <source>Neither side has the better of it.</source>
        <translation>Keine Partei ist im Vorteil.</translation>
    </message>
    <message>
        <source>%1 is victorious.</source>
        <translation>%1 ist siegreich.</translation>
    </message>
    <message>
        <source>Nobody guards %1 any more; it is free again.</source>
        <translation>Niemand bewacht %1 mehr; das Schiff ist wieder frei.</translation>
    </message>
    <message>
        <source>%1 is given up to the enemy.</source>
        <translation>%1 wird dem Feind überlassen.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Zug %1 beginnt.</translation>
    </message>
    <message>
        <source>%1 starts: %2.</source>
        <translation>%1 beginnt: %2.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 ist aufgestellt.</translation>
    </message>
    <message>
        <source>Trireme is fought between two sides.</source>
        <translation>Trireme wird zwischen zwei Parteien gekämpft.</translation>
    </message>
    <message>
        <source>Join the fleets of allies into one side.</source>
        <translation>Vereinigen Sie die Flotten der Verbündeten zu einer Partei.</translation>
    </message>
    <message>
        <source>This is no plot.</source>
        <translation>Das ist kein Plan.</translation>
    </message>
    <message>
        <source>Write a speed and its steps, as 3:FPF or 5:FFPFS/K&lt;G.</source>
        <translation>Schreiben Sie eine Geschwindigkeit und ihre Schritte, wie 3:FPF oder 5:FFPFS/K&lt;G.</translation>
    </message>
    <message>
        <source>%1 rows are needed.</source>
        <translation>%1 Zeilen werden gebraucht.</translation>
    </message>
    <message>
        <source>The row of %1 cannot be so.</source>
        <translation>Die Zeile von %1 kann nicht so sein.</translation>
    </message>
    <message>
        <source>Write %1, the least range before the range.</source>
        <translation>Schreiben Sie %1, die Mindestreichweite vor der Reichweite.</translation>
    </message>
    <message>
        <source>There is no column %1.</source>
        <translation>Es gibt keine Spalte %1.</translation>
    </message>
    <message>
        <source>Write roman or hellenistic.</source>
        <translation>Schreiben Sie roman oder hellenistic.</translation>
    </message>
    <message>
        <source>The preset %1 cannot be so.</source>
        <translation>Die Voreinstellung %1 kann nicht so sein.</translation>
    </message>
    <message>
        <source>Trireme does not know this option or value.</source>
        <translation>Trireme kennt diese Option oder diesen Wert nicht.</translation>
    </message>
    <message>
        <source>Write hexes, inches, or columns and rows, 12 to 120 and %1 to 120: 40x30.</source>
        <translation>Schreiben Sie hexes, inches, oder Spalten und Zeilen, 12 bis 120 und %1 bis 120: 40x30.</translation>
    </message>
    <message>
        <source>Where the place is a shore, write north, east, south or west.</source>
        <translation>Ist der Ort eine Küste, schreiben Sie north, east, south oder west.</translation>
    </message>
    <message>
        <source>Trireme knows no other terrain than land.</source>
        <translation>Trireme kennt kein anderes Gelände als Land.</translation>
    </message>
    <message>
        <source>Paint land alone.</source>
        <translation>Malen Sie nur Land.</translation>
    </message>
    <message>
        <source>This side has no such ship or squadron.</source>
        <translation>Diese Partei hat kein solches Schiff oder Geschwader.</translation>
    </message>
    <message>
        <source>Name one of its fleet.</source>
        <translation>Nennen Sie eines ihrer Flotte.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their deployment zones.</source>
        <translation>Die Flotten passen nicht in ihre Aufstellungszonen.</translation>
    </message>
    <message>
        <source>Take a wider board, or paint less land where they deploy.</source>
        <translation>Nehmen Sie einen breiteren Spielplan, oder malen Sie weniger Land, wo aufgestellt wird.</translation>
    </message>
    <message>
        <source>Write printed, or classes and figures: trireme:hull=7,max=4;quadrireme:ram=1.</source>
        <translation>Schreiben Sie printed, oder Klassen und Werte: trireme:hull=7,max=4;quadrireme:ram=1.</translation>
    </message>
    <message>
        <source>The figures are ram (-6 to 6), hull (1 to 30), max and cruise (0 to 6), turn (0 to 6) and acceleration (1 to 6).</source>
        <translation>Die Werte sind ram (-6 bis 6), hull (1 bis 30), max und cruise (0 bis 6), turn (0 bis 6) und acceleration (1 bis 6).</translation>
    </message>
    <message>
        <source>Write a whole number of turns, %1 to %2.</source>
        <translation>Schreiben Sie eine ganze Zahl von Zügen, %1 bis %2.</translation>
    </message>
    <message>
        <source>It knows the options of its rules (TR-12), board, terrain, shore, nations, decks and condition.</source>
        <translation>Es kennt die Optionen seiner Regeln (TR-12), board, terrain, shore, nations, decks und condition.</translation>
    </message>
    <message>
        <source>Rome mans no %1.</source>
        <translation>Rom bemannt keine: %1.</translation>
    </message>
    <message>
        <source>Take a quadrireme or a quinquereme.</source>
        <translation>Nehmen Sie eine Quadrireme oder eine Quinquereme.</translation>
    </message>
    <message>
        <source>Trireme knows no ship of this class.</source>
        <translation>Trireme kennt kein Schiff dieser Klasse.</translation>
    </message>
    <message>
        <source>Take one of its classes.</source>
        <translation>Nehmen Sie eine der Klassen dieses Spiels.</translation>
    </message>
    <message>
        <source>Trireme has no rules for allies that arrive later.</source>
        <translation>Trireme hat keine Regeln für Verbündete, die später eintreffen.</translation>
    </message>
    <message>
        <source>Put their ships into the fleet, or leave them out.</source>
        <translation>Setzen Sie ihre Schiffe in die Flotte, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>A port lies along the second side&apos;s edge.</source>
        <translation>Ein Hafen liegt am Rand der zweiten Partei.</translation>
    </message>
    <message>
        <source>Name the side with the walls second.</source>
        <translation>Nennen Sie die Partei mit den Mauern als zweite.</translation>
    </message>
    <message>
        <source>The side has neither ships nor walls.</source>
        <translation>Die Partei hat weder Schiffe noch Mauern.</translation>
    </message>
    <message>
        <source>Give it a ship.</source>
        <translation>Geben Sie ihr ein Schiff.</translation>
    </message>
    <message>
        <source>Hand to hand</source>
        <translation>Mann gegen Mann</translation>
    </message>
    <message>
        <source>Throwing the irons</source>
        <translation>Die Enterhaken werfen</translation>
    </message>
    <message>
        <source>Damage of the ram</source>
        <translation>Schaden des Rammstoßes</translation>
    </message>
    <message>
        <source>Ram modifier</source>
        <translation>Rammmodifikator</translation>
    </message>
    <message>
        <source>At full speed</source>
        <translation>Mit voller Geschwindigkeit</translation>
    </message>
    <message>
        <source>A stern that moves away</source>
        <translation>Ein Heck, das sich entfernt</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Bow to bow: the first</source>
        <translation>Bug gegen Bug: das erste</translation>
    </message>
    <message>
        <source>The first ship&apos;s better crew</source>
        <translation>Bessere Besatzung des ersten Schiffs</translation>
    </message>
    <message>
        <source>Bow to bow: the second</source>
        <translation>Bug gegen Bug: das zweite</translation>
    </message>
    <message>
        <source>The second ship&apos;s better crew</source>
        <translation>Bessere Besatzung des zweiten Schiffs</translation>
    </message>
    <message>
        <source>Plugging a hole</source>
        <translation>Ein Leck abdichten</translation>
    </message>
    <message>
        <source>The ship is not on the board.</source>
        <translation>Das Schiff ist nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>A wall stands where it stands.</source>
        <translation>Eine Mauer steht, wo sie steht.</translation>
    </message>
    <message>
        <source>Nothing is asked of its side now.</source>
        <translation>Von dieser Partei wird jetzt nichts verlangt.</translation>
    </message>
    <message>
        <source>A wall does not row.</source>
        <translation>Eine Mauer rudert nicht.</translation>
    </message>
    <message>
        <source>The ship has no shot at anybody now.</source>
        <translation>Das Schiff hat jetzt auf niemanden einen Schuss.</translation>
    </message>
    <message>
        <source>turns at every hex</source>
        <translation>dreht bei jedem Hexfeld</translation>
    </message>
    <message>
        <source>turns after %1 straight</source>
        <translation>dreht nach %1 geradeaus</translation>
    </message>
    <message numerus="yes">
        <source>%1: starts at %2, %3 at cruise, %4 at most; %5, has rowed %6 straight; {%n sprint|%n sprints} left.</source>
        <translation>
            <numerusform>%1: beginnt mit %2, Marschgeschwindigkeit %3, höchstens %4; %5, hat %6 geradeaus gerudert; noch %n Sprint.</numerusform>
            <numerusform>%1: beginnt mit %2, Marschgeschwindigkeit %3, höchstens %4; %5, hat %6 geradeaus gerudert; noch %n Sprints.</numerusform>
        </translation>
    </message>
    <message>
        <source>A prize does not strike.</source>
        <translation>Eine Prise greift nicht an.</translation>
    </message>
    <message>
        <source>%1's crew is no better than any of the enemy's.</source>
        <translation>Die Besatzung von %1 ist nicht besser als eine des Feindes.</translation>
    </message>
    <message>
        <source>%1 has no marines.</source>
        <translation>%1 hat keine Seesoldaten.</translation>
    </message>
    <message>
        <source>Before rowing</source>
        <translation>Vor dem Rudern</translation>
    </message>
    <message>
        <source>No turn</source>
        <translation>Keine Drehung</translation>
    </message>
    <message>
        <source>Turn to port</source>
        <translation>Nach Backbord drehen</translation>
    </message>
    <message>
        <source>Turn to starboard</source>
        <translation>Nach Steuerbord drehen</translation>
    </message>
    <message>
        <source>On contact</source>
        <translation>Bei Kontakt</translation>
    </message>
    <message>
        <source>Rake the oars</source>
        <translation>Riemen abscheren</translation>
    </message>
    <message>
        <source>Lie alongside</source>
        <translation>Längsseits gehen</translation>
    </message>
    <message>
        <source>When raking, slip</source>
        <translation>Beim Abscheren ausweichen</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>In contact</source>
        <translation>In Kontakt</translation>
    </message>
    <message>
        <source>Do not board</source>
        <translation>Nicht entern</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Entern</translation>
    </message>
    <message>
        <source>A sprint</source>
        <translation>Ein Sprint</translation>
    </message>
    <message>
        <source>This is no plot of Trireme.</source>
        <translation>Dies ist kein Plan von Trireme.</translation>
    </message>
    <message>
        <source>Step %1 leaves the battle for good.</source>
        <translation>Schritt %1 verlässt die Schlacht endgültig.</translation>
    </message>
    <message>
        <source>Step %1 runs %2 against a wall.</source>
        <translation>Bei Schritt %1 fährt %2 gegen eine Mauer.</translation>
    </message>
    <message>
        <source>Step %1 may foul %2.</source>
        <translation>Schritt %1 kann sich in %2 verheddern.</translation>
    </message>
    <message>
        <source>Nobody grapples now.</source>
        <translation>Jetzt hakt niemand fest.</translation>
    </message>
    <message>
        <source>%1 was raked by %2 this turn.</source>
        <translation>Die Riemen von %1 wurden diesen Zug von %2 abgeschoren.</translation>
    </message>
    <message>
        <source>It may not board it before the next.</source>
        <translation>Entern ist nicht vor dem nächsten Zug erlaubt.</translation>
    </message>
    <message>
        <source>Walls never board.</source>
        <translation>Mauern entern nie.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be grappled now.</source>
        <translation>%1 und %2 können jetzt nicht festgehakt werden.</translation>
    </message>
    <message>
        <source>The side has said so already.</source>
        <translation>Die Partei hat das schon gesagt.</translation>
    </message>
    <message>
        <source>Only ships in contact can be grappled.</source>
        <translation>Nur Schiffe in Kontakt können festgehakt werden.</translation>
    </message>
    <message>
        <source>No prize waits for a crew.</source>
        <translation>Keine Prise wartet auf eine Besatzung.</translation>
    </message>
    <message>
        <source>%1 is settled first.</source>
        <translation>Erst wird über %1 entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has {%n marine|%n marines}, and sends one or more.</source>
        <translation>
            <numerusform>%1 hat %n Seesoldaten und schickt einen oder mehr.</numerusform>
            <numerusform>%1 hat %n Seesoldaten und schickt einen oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>No boarders have been thrown back.</source>
        <translation>Keine Enternden wurden zurückgeworfen.</translation>
    </message>
    <message>
        <source>Cut the grapples.</source>
        <translation>Kappen Sie die Enterhaken.</translation>
    </message>
    <message>
        <source>It lies alongside.</source>
        <translation>Es liegt längsseits.</translation>
    </message>
    <message>
        <source>%1's crew is no better than %2's.</source>
        <translation>Die Besatzung von %1 ist nicht besser als die von %2.</translation>
    </message>
    <message>
        <source>Ram, or lie alongside.</source>
        <translation>Rammen Sie, oder gehen Sie längsseits.</translation>
    </message>
    <message>
        <source>%1 has no oars.</source>
        <translation>%1 hat keine Riemen.</translation>
    </message>
    <message>
        <source>%1 has raked %2 this turn.</source>
        <translation>%1 hat diesen Zug die Riemen von %2 abgeschoren.</translation>
    </message>
    <message>
        <source>Nobody is struck now.</source>
        <translation>Jetzt wird niemand getroffen.</translation>
    </message>
    <message>
        <source>%1 does not strike %2, or has no choice left.</source>
        <translation>%1 trifft %2 nicht oder hat keine Wahl mehr.</translation>
    </message>
    <message>
        <source>A draw leaves no choice.</source>
        <translation>Gleichstand lässt keine Wahl.</translation>
    </message>
    <message>
        <source>Only a ship that rakes slips aside.</source>
        <translation>Nur ein Schiff, das Riemen abschert, weicht seitwärts aus.</translation>
    </message>
    <message>
        <source>%1 cannot ram.</source>
        <translation>%1 kann nicht rammen.</translation>
    </message>
    <message>
        <source>%1 is hidden behind land.</source>
        <translation>%1 ist hinter Land verdeckt.</translation>
    </message>
    <message>
        <source>It is hidden behind %1.</source>
        <translation>Es ist hinter %1 verdeckt.</translation>
    </message>
    <message>
        <source>%1's bows have shot this turn.</source>
        <translation>Die Bögen von %1 haben diesen Zug geschossen.</translation>
    </message>
    <message>
        <source>%1's catapults have shot this turn.</source>
        <translation>Die Katapulte von %1 haben diesen Zug geschossen.</translation>
    </message>
    <message>
        <source>%1's stone throwers have shot this turn.</source>
        <translation>Die Steinwerfer von %1 haben diesen Zug geschossen.</translation>
    </message>
    <message>
        <source>Each shoots once a turn.</source>
        <translation>Jedes schießt einmal je Zug.</translation>
    </message>
    <message>
        <source>%1 has %2 of them left to shoot this turn.</source>
        <translation>%1 kann diesen Zug noch mit %2 davon schießen.</translation>
    </message>
    <message>
        <source>Ships shoot after each movement phase.</source>
        <translation>Schiffe schießen nach jeder Bewegungsphase.</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>%1 ist nicht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The side has done with its shots.</source>
        <translation>Die Partei ist mit ihren Schüssen fertig.</translation>
    </message>
    <message>
        <source>%1 is no enemy.</source>
        <translation>%1 ist kein Feind.</translation>
    </message>
    <message>
        <source>A prize does not shoot.</source>
        <translation>Eine Prise schießt nicht.</translation>
    </message>
    <message>
        <source>Engines are silent after the first round of boarding.</source>
        <translation>Geschütze schweigen nach der ersten Runde des Enterns.</translation>
    </message>
    <message>
        <source>Only bows shoot at boarders.</source>
        <translation>Nur Bögen schießen auf Enternde.</translation>
    </message>
    <message>
        <source>%1 has not boarded %2.</source>
        <translation>%1 hat %2 nicht geentert.</translation>
    </message>
    <message>
        <source>There are no boarders.</source>
        <translation>Es gibt keine Enternden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is out of range: {%n hex|%n hexes}, reach is %2.</source>
        <translation>
            <numerusform>%1 ist außer Reichweite: %n Hexfeld, die Reichweite ist %2.</numerusform>
            <numerusform>%1 ist außer Reichweite: %n Hexfelder, die Reichweite ist %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engines shoot within 60 degrees of the bow.</source>
        <translation>Geschütze schießen innerhalb von 60 Grad vom Bug.</translation>
    </message>
    <message>
        <source>No ship is plotted now.</source>
        <translation>Jetzt wird kein Schiff geplant.</translation>
    </message>
    <message>
        <source>Plots are written before anybody moves.</source>
        <translation>Pläne werden geschrieben, bevor sich jemand bewegt.</translation>
    </message>
    <message>
        <source>%1 is grappled and cannot row.</source>
        <translation>%1 ist festgehakt und kann nicht rudern.</translation>
    </message>
    <message>
        <source>A prize makes one hex a turn.</source>
        <translation>Eine Prise fährt ein Hexfeld je Zug.</translation>
    </message>
    <message>
        <source>%1's oars are broken: %2 at most.</source>
        <translation>Die Riemen von %1 sind gebrochen: höchstens %2.</translation>
    </message>
    <message>
        <source>Plan its cruising speed or less.</source>
        <translation>Planen Sie höchstens die Marschgeschwindigkeit.</translation>
    </message>
    <message numerus="yes">
        <source>%1's crew has spent its {%n sprint|%n sprints}: %2 at most.</source>
        <translation>
            <numerusform>Die Besatzung von %1 hat ihren %n Sprint verbraucht: höchstens %2.</numerusform>
            <numerusform>Die Besatzung von %1 hat ihre %n Sprints verbraucht: höchstens %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1's best speed is %2.</source>
        <translation>Die Höchstgeschwindigkeit von %1 ist %2.</translation>
    </message>
    <message>
        <source>Plan its best speed or less.</source>
        <translation>Planen Sie höchstens die Höchstgeschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 starts at %2 and may change by %3: plan %4.</source>
        <translation>%1 beginnt mit %2 und darf um %3 ändern: Planen Sie %4.</translation>
    </message>
    <message>
        <source>%1 starts at %2 and may change by %3: plan %4 to %5.</source>
        <translation>%1 beginnt mit %2 und darf um %3 ändern: Planen Sie %4 bis %5.</translation>
    </message>
    <message>
        <source>Plan nearer to its speed of last turn.</source>
        <translation>Planen Sie näher an der Geschwindigkeit des letzten Zuges.</translation>
    </message>
    <message numerus="yes">
        <source>Speed %1 needs {%n step|%n steps}; 1 is given.</source>
        <translation>
            <numerusform>Geschwindigkeit %1 braucht %n Schritt; 1 ist angegeben.</numerusform>
            <numerusform>Geschwindigkeit %1 braucht %n Schritte; 1 ist angegeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Speed %1 needs {%n step|%n steps}; %2 are given.</source>
        <translation>
            <numerusform>Geschwindigkeit %1 braucht %n Schritt; %2 sind angegeben.</numerusform>
            <numerusform>Geschwindigkeit %1 braucht %n Schritte; %2 sind angegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship backs one hex a turn and does nothing else.</source>
        <translation>Ein Schiff rudert ein Hexfeld je Zug rückwärts und tut sonst nichts.</translation>
    </message>
    <message>
        <source>Plan speed -1 and B, or no B.</source>
        <translation>Planen Sie Geschwindigkeit -1 und B, oder kein B.</translation>
    </message>
    <message>
        <source>%1 rammed last turn and must back one hex.</source>
        <translation>%1 hat letzten Zug gerammt und muss ein Hexfeld rückwärts rudern.</translation>
    </message>
    <message>
        <source>Plan -1:B.</source>
        <translation>Planen Sie -1:B.</translation>
    </message>
    <message>
        <source>Only a ship that backed off a victim it sank may turn in place.</source>
        <translation>Nur ein Schiff, das von einem versenkten Opfer rückwärts ruderte, darf auf der Stelle drehen.</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 must row {%n more hex|%n more hexes} straight before turning.</source>
        <translation>
            <numerusform>Schritt %1: %2 muss vor dem Drehen noch %n Hexfeld geradeaus rudern.</numerusform>
            <numerusform>Schritt %1: %2 muss vor dem Drehen noch %n Hexfelder geradeaus rudern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write F before the turn.</source>
        <translation>Schreiben Sie F vor die Drehung.</translation>
    </message>
    <message>
        <source>Step %1 enters land.</source>
        <translation>Schritt %1 führt auf Land.</translation>
    </message>
    <message>
        <source>Step %1 enters the hulk of %2.</source>
        <translation>Schritt %1 führt in das Wrack von %2.</translation>
    </message>
    <message>
        <source>The side has done with its plots.</source>
        <translation>Die Partei ist mit ihren Plänen fertig.</translation>
    </message>
    <message>
        <source>They are open when the other side has done, too.</source>
        <translation>Sie sind offen, wenn auch die andere Partei fertig ist.</translation>
    </message>
    <message>
        <source>All ships of the side have their plots.</source>
        <translation>Alle Schiffe der Partei haben ihre Pläne.</translation>
    </message>
    <message>
        <source>A ship of the side has no plot yet.</source>
        <translation>Ein Schiff der Partei hat noch keinen Plan.</translation>
    </message>
    <message>
        <source>Plot it, or let the rest hold their course.</source>
        <translation>Planen Sie es, oder lassen Sie die übrigen Kurs halten.</translation>
    </message>
    <message>
        <source>The side is not asked for shots now.</source>
        <translation>Die Partei wird jetzt nicht nach Schüssen gefragt.</translation>
    </message>
    <message>
        <source>A side gives standing orders when something of it is asked.</source>
        <translation>Eine Partei gibt Dauerbefehle, wenn sie etwas gefragt wird.</translation>
    </message>
    <message>
        <source>Nothing of this is asked of the side now.</source>
        <translation>Nichts davon wird jetzt von der Partei verlangt.</translation>
    </message>
    <message>
        <source>%1 must start in rows %2 to %3, on water, alone in its hex.</source>
        <translation>%1 muss in Zeile %2 bis %3 beginnen, auf Wasser, allein im Hexfeld.</translation>
    </message>
    <message>
        <source>Take a free hex of the rows nearest your own edge.</source>
        <translation>Nehmen Sie ein freies Hexfeld der Zeilen nächst dem eigenen Rand.</translation>
    </message>
</context>
<context>
    <name>navarch::squadrons</name>
    <message>
        <source>%1 goes down.</source>
        <translation>%1 geht unter.</translation>
    </message>
    <message>
        <source>%1 is swamped and taken.</source>
        <translation>%1 läuft voll und wird genommen.</translation>
    </message>
    <message>
        <source>%1 is swamped and towed in.</source>
        <translation>%1 läuft voll und wird eingeschleppt.</translation>
    </message>
    <message>
        <source>%1 sank %2 of %3.</source>
        <translation>%1 hat %2 von %3 versenkt.</translation>
    </message>
    <message>
        <source>%1 took %2 of %3.</source>
        <translation>%1 hat %2 von %3 genommen.</translation>
    </message>
    <message>
        <source>%1 is hurt.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 is dead.</source>
        <translation>%1 ist tot.</translation>
    </message>
    <message>
        <source>%1 is captured.</source>
        <translation>%1 ist gefangen genommen.</translation>
    </message>
    <message>
        <source>%1 is wounded.</source>
        <translation>%1 ist verwundet.</translation>
    </message>
    <message>
        <source>%1 is unhurt.</source>
        <translation>%1 ist unverletzt.</translation>
    </message>
    <message>
        <source>The captain of %1</source>
        <translation>Der Kapitän von %1</translation>
    </message>
    <message>
        <source>half a stand</source>
        <translation>eine halbe Base</translation>
    </message>
    <message>
        <source>a stand</source>
        <translation>eine Base</translation>
    </message>
    <message>
        <source>a stand and a half</source>
        <translation>anderthalb Bases</translation>
    </message>
    <message>
        <source>%1 is thrown back by %2.</source>
        <translation>%1 wird von %2 zurückgeworfen.</translation>
    </message>
    <message>
        <source>%1 costs %2 %3.</source>
        <translation>%1 kostet %2 %3.</translation>
    </message>
    <message>
        <source>%1 loses its formation.</source>
        <translation>%1 verliert die Formation.</translation>
    </message>
    <message>
        <source>%1 falls into disorder.</source>
        <translation>%1 gerät in Unordnung.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 ist vernichtet.</translation>
    </message>
    <message>
        <source>%1 engages %2 in front.</source>
        <translation>%1 greift %2 von vorn an.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the rear.</source>
        <translation>%1 greift %2 im Rücken an.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the right flank.</source>
        <translation>%1 greift %2 in der rechten Flanke an.</translation>
    </message>
    <message>
        <source>%1 engages %2 in the left flank.</source>
        <translation>%1 greift %2 in der linken Flanke an.</translation>
    </message>
    <message>
        <source>%1 passes its manoeuvre test (%2).</source>
        <translation>%1 besteht die Manöverprobe (%2).</translation>
    </message>
    <message>
        <source>%1 fails its manoeuvre test (%2).</source>
        <translation>%1 verfehlt die Manöverprobe (%2).</translation>
    </message>
    <message>
        <source>%1 succeeds in its trick.</source>
        <translation>%1: Der Kunstgriff gelingt.</translation>
    </message>
    <message>
        <source>%1 fails in its trick.</source>
        <translation>%1: Der Kunstgriff misslingt.</translation>
    </message>
    <message>
        <source>%1 succeeds in answering the trick.</source>
        <translation>%1: Die Antwort auf den Kunstgriff gelingt.</translation>
    </message>
    <message>
        <source>%1 fails in answering the trick.</source>
        <translation>%1: Die Antwort auf den Kunstgriff misslingt.</translation>
    </message>
    <message>
        <source>%1 passes its morale test to stop pursuit.</source>
        <translation>%1 besteht die Moralprobe, die Verfolgung abzubrechen.</translation>
    </message>
    <message>
        <source>%1 fails its morale test to stop pursuit.</source>
        <translation>%1 verfehlt die Moralprobe, die Verfolgung abzubrechen.</translation>
    </message>
    <message>
        <source>%1 passes its morale test.</source>
        <translation>%1 besteht die Moralprobe.</translation>
    </message>
    <message>
        <source>%1 fails its morale test.</source>
        <translation>%1 verfehlt die Moralprobe.</translation>
    </message>
    <message>
        <source>%1 can row %2&quot;.</source>
        <translation>%1 kann %2" rudern.</translation>
    </message>
    <message>
        <source>%1 advances.</source>
        <translation>%1 rückt vor.</translation>
    </message>
    <message>
        <source>about facing</source>
        <translation>Kehrtmachen</translation>
    </message>
    <message>
        <source>%1 faces about.</source>
        <translation>%1 macht kehrt.</translation>
    </message>
    <message>
        <source>backing water</source>
        <translation>Rückwärtsrudern</translation>
    </message>
    <message>
        <source>%1 backs water.</source>
        <translation>%1 rudert rückwärts.</translation>
    </message>
    <message>
        <source>%1 leaves the sea.</source>
        <translation>%1 verlässt die See.</translation>
    </message>
    <message>
        <source>flotsam</source>
        <translation>Treibgut</translation>
    </message>
    <message>
        <source>changing formation</source>
        <translation>Formationswechsel</translation>
    </message>
    <message>
        <source>%1 changes its formation.</source>
        <translation>%1 wechselt die Formation.</translation>
    </message>
    <message>
        <source>re-forming</source>
        <translation>Neuordnen</translation>
    </message>
    <message>
        <source>%1 mends its order.</source>
        <translation>%1 stellt die Ordnung wieder her.</translation>
    </message>
    <message>
        <source>breaking off</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>%1 breaks off.</source>
        <translation>%1 löst sich.</translation>
    </message>
    <message>
        <source>%1 stays where it is.</source>
        <translation>%1 bleibt am Ort.</translation>
    </message>
    <message>
        <source>wheeling</source>
        <translation>Schwenken</translation>
    </message>
    <message>
        <source>Signal %1 to %2.</source>
        <translation>Signal %1 an %2.</translation>
    </message>
    <message>
        <source>%1 does as the signal says.</source>
        <translation>%1 tut, was das Signal sagt.</translation>
    </message>
    <message>
        <source>%1 runs into %2 in flight, which loses a stand.</source>
        <translation>%1 stößt auf %2 auf der Flucht, das eine Base verliert.</translation>
    </message>
    <message>
        <source>engaging</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>%1 and %2 pass without a blow.</source>
        <translation>%1 und %2 passieren einander ohne Schlag.</translation>
    </message>
    <message>
        <source>%1 has no room to row beside %2.</source>
        <translation>%1 hat keinen Raum, um neben %2 zu rudern.</translation>
    </message>
    <message>
        <source>%1 and %2 row side by side, %3&quot;.</source>
        <translation>%1 und %2 rudern Seite an Seite, %3".</translation>
    </message>
    <message>
        <source>%1 rounds %2 and takes it in the flank.</source>
        <translation>%1 umgeht %2 und fasst das Geschwader in der Flanke.</translation>
    </message>
    <message>
        <source>%1 breaks through %2 and takes it in the rear.</source>
        <translation>%1 durchbricht %2 und fasst das Geschwader im Rücken.</translation>
    </message>
    <message>
        <source>The battle is a draw.</source>
        <translation>Die Schlacht ist unentschieden.</translation>
    </message>
    <message>
        <source>%1 wins and holds the field.</source>
        <translation>%1 siegt und behauptet das Feld.</translation>
    </message>
    <message>
        <source>%1 wins on points.</source>
        <translation>%1 siegt nach Punkten.</translation>
    </message>
    <message>
        <source>%1 has done what it came for, and wins.</source>
        <translation>%1 hat das eigene Ziel erreicht und siegt.</translation>
    </message>
    <message>
        <source>%1 has lost half of its squadrons and rows off the field.</source>
        <translation>%1 hat die Hälfte der eigenen Geschwader verloren und rudert vom Feld.</translation>
    </message>
    <message>
        <source>%1 turns its back to %2 and loses a stand.</source>
        <translation>%1 kehrt %2 den Rücken und verliert eine Base.</translation>
    </message>
    <message>
        <source>%1 leaves the field.</source>
        <translation>%1 verlässt das Feld.</translation>
    </message>
    <message>
        <source>The weather suddenly worsens over both fleets.</source>
        <translation>Das Wetter verschlechtert sich plötzlich über beiden Flotten.</translation>
    </message>
    <message>
        <source>The weather suddenly worsens for %1.</source>
        <translation>Das Wetter verschlechtert sich plötzlich für %1.</translation>
    </message>
    <message>
        <source>bad weather</source>
        <translation>schlechtes Wetter</translation>
    </message>
    <message>
        <source>A good omen for %1: its morale rises.</source>
        <translation>Ein gutes Vorzeichen für %1: Die Moral steigt.</translation>
    </message>
    <message>
        <source>A good omen for %1, which is determined already.</source>
        <translation>Ein gutes Vorzeichen für %1, schon entschlossen.</translation>
    </message>
    <message>
        <source>No squadron of %1 is in melee: nothing happens.</source>
        <translation>Kein Geschwader von %1 ist im Handgemenge: Nichts geschieht.</translation>
    </message>
    <message>
        <source>The navarchos of %1 dies: its morale falls.</source>
        <translation>Der Nauarch von %1 stirbt: Die Moral sinkt.</translation>
    </message>
    <message>
        <source>sudden bad weather</source>
        <translation>plötzlich schlechtes Wetter</translation>
    </message>
    <message>
        <source>a gull catches a tuna</source>
        <translation>eine Möwe fängt einen Thunfisch</translation>
    </message>
    <message>
        <source>a navarchos falls in and drowns</source>
        <translation>ein Nauarch fällt ins Wasser und ertrinkt</translation>
    </message>
    <message>
        <source>row!</source>
        <translation>rudert!</translation>
    </message>
    <message>
        <source>a navarchos is shot</source>
        <translation>ein Nauarch wird erschossen</translation>
    </message>
    <message>
        <source>a dolphin sings the paean</source>
        <translation>ein Delfin singt den Päan</translation>
    </message>
    <message>
        <source>sudden bad weather for the invaders</source>
        <translation>plötzlich schlechtes Wetter für die Eindringlinge</translation>
    </message>
    <message>
        <source>Turn %1: the event is %2, %3.</source>
        <translation>Zug %1: Das Ereignis ist %2, %3.</translation>
    </message>
    <message>
        <source>%1 flees into %2 and loses a stand.</source>
        <translation>%1 flieht in %2 hinein und verliert eine Base.</translation>
    </message>
    <message>
        <source>%1 runs ashore on a hostile coast and is taken.</source>
        <translation>%1 läuft an feindlicher Küste auf und wird genommen.</translation>
    </message>
    <message>
        <source>%1 runs ashore and is safe.</source>
        <translation>%1 läuft auf Land und ist in Sicherheit.</translation>
    </message>
    <message>
        <source>%1 flees %2&quot;.</source>
        <translation>%1 flieht %2".</translation>
    </message>
    <message>
        <source>%1 flees from the sea.</source>
        <translation>%1 flieht von der See.</translation>
    </message>
    <message>
        <source>%1 rallies.</source>
        <translation>%1 sammelt sich.</translation>
    </message>
    <message>
        <source>%1 gives up its pursuit.</source>
        <translation>%1 gibt die Verfolgung auf.</translation>
    </message>
    <message>
        <source>%1 pursues %2.</source>
        <translation>%1 verfolgt %2.</translation>
    </message>
    <message>
        <source>%1 breaks and flees.</source>
        <translation>%1 bricht und flieht.</translation>
    </message>
    <message>
        <source>The loss order of %1 is drawn and lies face down.</source>
        <translation>Die Verlustfolge von %1 ist gezogen und liegt verdeckt.</translation>
    </message>
    <message>
        <source>%1 starts in %2 at %3 from the west and %4 from the south, heading %5.</source>
        <translation>%1 beginnt in %2 bei %3 von Westen und %4 von Süden, Kurs %5.</translation>
    </message>
    <message>
        <source>%1 chooses who moves first.</source>
        <translation>%1 wählt, wer zuerst zieht.</translation>
    </message>
    <message>
        <source>%1 moves second.</source>
        <translation>%1 zieht als zweite Partei.</translation>
    </message>
    <message>
        <source>%1 moves first.</source>
        <translation>%1 zieht als erste Partei.</translation>
    </message>
    <message>
        <source>%1 gives the battle up.</source>
        <translation>%1 gibt die Schlacht auf.</translation>
    </message>
    <message>
        <source>%1 is alpha, and its base edge the near one.</source>
        <translation>%1 ist Alpha, mit dem nahen Rand als Grundlinie.</translation>
    </message>
    <message>
        <source>%1 has deployed.</source>
        <translation>%1 ist aufgestellt.</translation>
    </message>
    <message>
        <source>The squadron game is fought between two sides.</source>
        <translation>Das Geschwaderspiel wird zwischen zwei Parteien gekämpft.</translation>
    </message>
    <message>
        <source>This side has no such squadron.</source>
        <translation>Diese Partei hat kein solches Geschwader.</translation>
    </message>
    <message>
        <source>Name one of its squadrons that can fight.</source>
        <translation>Nennen Sie eines ihrer Geschwader, das kämpfen kann.</translation>
    </message>
    <message>
        <source>The fleets do not fit into their strips.</source>
        <translation>Die Flotten passen nicht in ihre Streifen.</translation>
    </message>
    <message>
        <source>Take a wider table, or fewer stands: table and stands.</source>
        <translation>Nehmen Sie einen breiteren Tisch, oder weniger Bases: table und stands.</translation>
    </message>
    <message>
        <source>It knows alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, stand, stands, turns, immediate, steady-signal, diekplous-both, invader, coast and condition.</source>
        <translation>Es kennt alpha, invader, table, row, katastrophe, flank-rank, break-off, rally, flotsam, stand, stands, turns, immediate, steady-signal, diekplous-both, invader, coast und condition.</translation>
    </message>
    <message>
        <source>The squadron game does not know this option or value.</source>
        <translation>Das Geschwaderspiel kennt diese Option oder diesen Wert nicht.</translation>
    </message>
    <message>
        <source>Write one of %1.</source>
        <translation>Schreiben Sie eines von %1.</translation>
    </message>
    <message>
        <source>Write width and depth in inches, 24 to 240 and 36 to 240: 72x48 or 48x36.</source>
        <translation>Schreiben Sie Breite und Tiefe in Zoll, 24 bis 240 und 36 bis 240: 72x48 oder 48x36.</translation>
    </message>
    <message>
        <source>Write a whole number of turns, 1 to 1000.</source>
        <translation>Schreiben Sie eine ganze Zahl von Zügen, 1 bis 1000.</translation>
    </message>
    <message>
        <source>The squadron game has no rules for allies that arrive later.</source>
        <translation>Das Geschwaderspiel hat keine Regeln für Verbündete, die später eintreffen.</translation>
    </message>
    <message>
        <source>Squadrons cannot fight walls.</source>
        <translation>Geschwader können nicht gegen Mauern kämpfen.</translation>
    </message>
    <message>
        <source>The side has no ship that can fight.</source>
        <translation>Die Partei hat kein Schiff, das kämpfen kann.</translation>
    </message>
    <message>
        <source>Give it a ship that rows and is not too badly damaged.</source>
        <translation>Geben Sie ihr ein Schiff, das rudert und nicht zu schwer beschädigt ist.</translation>
    </message>
    <message>
        <source>What becomes of a stricken ship</source>
        <translation>Was aus einem getroffenen Schiff wird</translation>
    </message>
    <message>
        <source>Whose deed a stricken ship is</source>
        <translation>Wessen Tat ein getroffenes Schiff ist</translation>
    </message>
    <message>
        <source>What a hurt ship has lost</source>
        <translation>Was ein beschädigtes Schiff verloren hat</translation>
    </message>
    <message>
        <source>How a captain or commander fares</source>
        <translation>Wie es einem Kapitän oder Befehlshaber ergeht</translation>
    </message>
    <message>
        <source>Well trained</source>
        <translation>Gut geübt</translation>
    </message>
    <message>
        <source>Enemy within 6&quot;</source>
        <translation>Feind innerhalb von 6"</translation>
    </message>
    <message>
        <source>Disordered</source>
        <translation>Ungeordnet</translation>
    </message>
    <message>
        <source>Ships not fast</source>
        <translation>Schiffe nicht schnell</translation>
    </message>
    <message>
        <source>Two to one</source>
        <translation>Zwei zu eins</translation>
    </message>
    <message>
        <source>Determined</source>
        <translation>Entschlossen</translation>
    </message>
    <message>
        <source>Poorly motivated</source>
        <translation>Schlecht motiviert</translation>
    </message>
    <message>
        <source>Katastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>Pursuing</source>
        <translation>Verfolgend</translation>
    </message>
    <message>
        <source>2 on the average die</source>
        <translation>2 auf dem Durchschnittswürfel</translation>
    </message>
    <message>
        <source>3 on the average die</source>
        <translation>3 auf dem Durchschnittswürfel</translation>
    </message>
    <message>
        <source>4 on the average die</source>
        <translation>4 auf dem Durchschnittswürfel</translation>
    </message>
    <message>
        <source>5 on the average die</source>
        <translation>5 auf dem Durchschnittswürfel</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>Its pace</source>
        <translation>Das Tempo</translation>
    </message>
    <message>
        <source>How far both columns row</source>
        <translation>Wie weit beide Kolonnen rudern</translation>
    </message>
    <message>
        <source>Which squadron</source>
        <translation>Welches Geschwader</translation>
    </message>
    <message>
        <source>The turn&apos;s event</source>
        <translation>Das Ereignis des Zuges</translation>
    </message>
    <message>
        <source>How far it flees</source>
        <translation>Wie weit es flieht</translation>
    </message>
    <message>
        <source>How far it pursues</source>
        <translation>Wie weit es verfolgt</translation>
    </message>
    <message>
        <source>Loss order of its ships</source>
        <translation>Verlustfolge der Schiffe</translation>
    </message>
    <message>
        <source>Who chooses to move first or second</source>
        <translation>Wer wählt, zuerst oder als zweites zu ziehen</translation>
    </message>
    <message>
        <source>Which fleet is alpha</source>
        <translation>Welche Flotte Alpha ist</translation>
    </message>
    <message>
        <source>First dice say which fleet is alpha.</source>
        <translation>Erst sagen Würfel, welche Flotte Alpha ist.</translation>
    </message>
    <message>
        <source>Its side has deployed.</source>
        <translation>Diese Partei hat aufgestellt.</translation>
    </message>
    <message>
        <source>First it is chosen who moves first.</source>
        <translation>Erst wird gewählt, wer sich zuerst bewegt.</translation>
    </message>
    <message>
        <source>%1 has no enemy to choose now.</source>
        <translation>%1 hat jetzt keinen Feind zu wählen.</translation>
    </message>
    <message>
        <source>%1 inches, it has %2.</source>
        <translation>%1 Zoll, vorhanden sind %2.</translation>
    </message>
    <message>
        <source>The shore bars it.</source>
        <translation>Die Küste versperrt den Weg.</translation>
    </message>
    <message>
        <source>%1 bars it.</source>
        <translation>%1 versperrt den Weg.</translation>
    </message>
    <message>
        <source>Signal 5 is flying: it can reach %1.</source>
        <translation>Signal 5 weht: %1 ist erreichbar.</translation>
    </message>
    <message>
        <source>Bring its front in contact.</source>
        <translation>Bringen Sie die Front in Kontakt.</translation>
    </message>
    <message>
        <source>A kyklos stays.</source>
        <translation>Ein Kyklos bleibt liegen.</translation>
    </message>
    <message>
        <source>Form another formation first.</source>
        <translation>Bilden Sie erst eine andere Formation.</translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation>Einen solchen Schritt gibt es nicht.</translation>
    </message>
    <message>
        <source>Unformed ships go straight on.</source>
        <translation>Schiffe ohne Formation fahren geradeaus.</translation>
    </message>
    <message>
        <source>Give it a path without turns.</source>
        <translation>Geben Sie einen Weg ohne Drehungen an.</translation>
    </message>
    <message>
        <source>Over 90 degrees.</source>
        <translation>Über 90 Grad.</translation>
    </message>
    <message>
        <source>Turn less.</source>
        <translation>Drehen Sie weniger.</translation>
    </message>
    <message>
        <source>Lay out a shorter path; wheels cost the outer corner's way.</source>
        <translation>Legen Sie einen kürzeren Weg; Schwenken kostet den Weg der äußeren Ecke.</translation>
    </message>
    <message>
        <source>Only a front engages.</source>
        <translation>Nur eine Front greift an.</translation>
    </message>
    <message>
        <source>Meet it with the front, or stop short.</source>
        <translation>Treffen Sie mit der Front darauf, oder halten Sie davor an.</translation>
    </message>
    <message>
        <source>Stop short of it.</source>
        <translation>Halten Sie davor an.</translation>
    </message>
    <message>
        <source>Engage it, or stop short.</source>
        <translation>Greifen Sie an, oder halten Sie davor an.</translation>
    </message>
    <message>
        <source>Its side does not move now.</source>
        <translation>Diese Partei bewegt sich jetzt nicht.</translation>
    </message>
    <message>
        <source>%1 is in melee.</source>
        <translation>%1 ist im Handgemenge.</translation>
    </message>
    <message>
        <source>It may only break off.</source>
        <translation>Es darf sich nur lösen.</translation>
    </message>
    <message>
        <source>%1 is running, routing or pursuing.</source>
        <translation>%1 ist im Wettlauf, auf der Flucht oder in der Verfolgung.</translation>
    </message>
    <message>
        <source>%1 has already moved.</source>
        <translation>%1 hat sich schon bewegt.</translation>
    </message>
    <message>
        <source>%1 has been picked to advance.</source>
        <translation>%1 ist zum Vorrücken gewählt.</translation>
    </message>
    <message>
        <source>Give that one its path first.</source>
        <translation>Geben Sie jenem zuerst seinen Weg.</translation>
    </message>
    <message>
        <source>Give it its path, or let it stay.</source>
        <translation>Geben Sie ihm seinen Weg, oder lassen Sie es bleiben, wo es ist.</translation>
    </message>
    <message>
        <source>No room.</source>
        <translation>Kein Platz.</translation>
    </message>
    <message>
        <source>Move it clear first.</source>
        <translation>Bringen Sie es erst frei.</translation>
    </message>
    <message>
        <source>Its pace needs no die.</source>
        <translation>Sein Tempo braucht keinen Würfel.</translation>
    </message>
    <message>
        <source>Give it its path at once.</source>
        <translation>Geben Sie ihm gleich seinen Weg.</translation>
    </message>
    <message>
        <source>There is no such path.</source>
        <translation>Einen solchen Weg gibt es nicht.</translation>
    </message>
    <message>
        <source>Its pace is not rolled yet.</source>
        <translation>Sein Tempo ist noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>Pick it first.</source>
        <translation>Wählen Sie es erst.</translation>
    </message>
    <message>
        <source>It meets no enemy there.</source>
        <translation>Es trifft dort auf keinen Feind.</translation>
    </message>
    <message>
        <source>Only epi mias can do that.</source>
        <translation>Nur epi mias kann das.</translation>
    </message>
    <message>
        <source>Form epi mias first.</source>
        <translation>Bilden Sie erst epi mias.</translation>
    </message>
    <message>
        <source>Back less.</source>
        <translation>Rudern Sie weniger weit rückwärts.</translation>
    </message>
    <message>
        <source>%1 has no formation to change.</source>
        <translation>%1 hat keine Formation zu wechseln.</translation>
    </message>
    <message>
        <source>Re-form it.</source>
        <translation>Ordnen Sie es neu.</translation>
    </message>
    <message>
        <source>%1 is in that formation.</source>
        <translation>%1 hat diese Formation schon.</translation>
    </message>
    <message>
        <source>Needs a signal.</source>
        <translation>Braucht ein Signal.</translation>
    </message>
    <message>
        <source>Signal 1 to 4 turns columns and lines into each other.</source>
        <translation>Signal 1 bis 4 macht Kolonnen zu Linien und umgekehrt.</translation>
    </message>
    <message>
        <source>Too few stands: %1, it needs %2.</source>
        <translation>Zu wenige Bases: %1, nötig sind %2.</translation>
    </message>
    <message>
        <source>It keeps its heading.</source>
        <translation>Es behält seinen Kurs.</translation>
    </message>
    <message>
        <source>Only out of a kyklos may it take another.</source>
        <translation>Nur aus einem Kyklos darf es einen anderen nehmen.</translation>
    </message>
    <message>
        <source>Already in good order.</source>
        <translation>Schon geordnet.</translation>
    </message>
    <message>
        <source>It keeps its formation and heading.</source>
        <translation>Es behält Formation und Kurs.</translation>
    </message>
    <message>
        <source>Give those it has.</source>
        <translation>Geben Sie an, was es hat.</translation>
    </message>
    <message>
        <source>Too few stands.</source>
        <translation>Zu wenige Bases.</translation>
    </message>
    <message>
        <source>Take a formation that it has stands for.</source>
        <translation>Nehmen Sie eine Formation, für die es genug Bases hat.</translation>
    </message>
    <message>
        <source>There is no such heading.</source>
        <translation>Einen solchen Kurs gibt es nicht.</translation>
    </message>
    <message>
        <source>Headings are 0 to 359 degrees clockwise from north.</source>
        <translation>Kurse sind 0 bis 359 Grad im Uhrzeigersinn von Norden.</translation>
    </message>
    <message>
        <source>Nobody breaks off in this battle.</source>
        <translation>In dieser Schlacht löst sich niemand.</translation>
    </message>
    <message>
        <source>%1 is not in melee.</source>
        <translation>%1 ist nicht im Handgemenge.</translation>
    </message>
    <message>
        <source>Only epi mias can back out.</source>
        <translation>Nur epi mias kann rückwärts herausrudern.</translation>
    </message>
    <message>
        <source>Held on flank or rear.</source>
        <translation>An Flanke oder Rücken festgehalten.</translation>
    </message>
    <message>
        <source>It needs clear sea behind it.</source>
        <translation>Es braucht freie See hinter sich.</translation>
    </message>
    <message>
        <source>Signal 5 is flying.</source>
        <translation>Signal 5 weht.</translation>
    </message>
    <message>
        <source>Pick it to advance.</source>
        <translation>Wählen Sie es zum Vorrücken.</translation>
    </message>
    <message>
        <source>A signal is flying that it can obey.</source>
        <translation>Ein Signal weht, dem es folgen kann.</translation>
    </message>
    <message>
        <source>Let it obey.</source>
        <translation>Lassen Sie es gehorchen.</translation>
    </message>
    <message>
        <source>There is no such signal.</source>
        <translation>Ein solches Signal gibt es nicht.</translation>
    </message>
    <message>
        <source>Signals are 1 to 5.</source>
        <translation>Signale sind 1 bis 5.</translation>
    </message>
    <message>
        <source>Too late to signal.</source>
        <translation>Zu spät für ein Signal.</translation>
    </message>
    <message>
        <source>Signals are made before the first move.</source>
        <translation>Signale werden vor der ersten Bewegung gegeben.</translation>
    </message>
    <message>
        <source>Another signal is flying.</source>
        <translation>Ein anderes Signal weht.</translation>
    </message>
    <message>
        <source>A fleet makes one a turn.</source>
        <translation>Eine Flotte gibt eines je Zug.</translation>
    </message>
    <message>
        <source>The signal names %1 already.</source>
        <translation>Das Signal nennt %1 schon.</translation>
    </message>
    <message>
        <source>Name it in signal 1 to 4 before the first move.</source>
        <translation>Nennen Sie es vor der ersten Bewegung in Signal 1 bis 4.</translation>
    </message>
    <message>
        <source>The column is not straight.</source>
        <translation>Die Kolonne ist nicht gerade.</translation>
    </message>
    <message>
        <source>It cannot do what the signal says.</source>
        <translation>Es kann nicht tun, was das Signal sagt.</translation>
    </message>
    <message>
        <source>Give it another order.</source>
        <translation>Geben Sie ihm einen anderen Befehl.</translation>
    </message>
    <message>
        <source>Needs epi pollon.</source>
        <translation>Braucht epi pollon.</translation>
    </message>
    <message>
        <source>Form epi pollon first.</source>
        <translation>Bilden Sie erst epi pollon.</translation>
    </message>
    <message>
        <source>Green crews cannot.</source>
        <translation>Unerfahrene Besatzungen können das nicht.</translation>
    </message>
    <message>
        <source>Engage.</source>
        <translation>Greifen Sie an.</translation>
    </message>
    <message>
        <source>%1 is disordered.</source>
        <translation>%1 ist ungeordnet.</translation>
    </message>
    <message>
        <source>Re-form first.</source>
        <translation>Ordnen Sie erst neu.</translation>
    </message>
    <message>
        <source>Needs epi mias.</source>
        <translation>Braucht epi mias.</translation>
    </message>
    <message>
        <source>%1 is not in epi mias.</source>
        <translation>%1 ist nicht in epi mias.</translation>
    </message>
    <message>
        <source>Not the front of %1.</source>
        <translation>Nicht die Front von %1.</translation>
    </message>
    <message>
        <source>Engage, or come at its front.</source>
        <translation>Greifen Sie an, oder kommen Sie von vorn.</translation>
    </message>
    <message>
        <source>No room behind %1.</source>
        <translation>Kein Platz hinter %1.</translation>
    </message>
    <message>
        <source>No room on the offshore flank of %1.</source>
        <translation>Kein Platz an der seewärtigen Flanke von %1.</translation>
    </message>
    <message>
        <source>The side does not choose that now.</source>
        <translation>Die Partei wählt das jetzt nicht.</translation>
    </message>
    <message>
        <source>%1 is not asked for its target now.</source>
        <translation>%1 wird jetzt nicht nach dem Ziel gefragt.</translation>
    </message>
    <message>
        <source>%1 is not in melee with %2 at its front.</source>
        <translation>%1 ist nicht mit %2 vor der Front im Handgemenge.</translation>
    </message>
    <message>
        <source>Name an enemy at its front.</source>
        <translation>Nennen Sie einen Feind vor der Front.</translation>
    </message>
    <message>
        <source>Which fleet is alpha is known.</source>
        <translation>Welche Flotte Alpha ist, steht fest.</translation>
    </message>
    <message>
        <source>%1 is not wholly in its side's strip.</source>
        <translation>%1 ist nicht ganz im Streifen der Partei.</translation>
    </message>
    <message>
        <source>Stay within %1&quot; of the base edge and %2&quot; clear of the other edges.</source>
        <translation>Bleiben Sie innerhalb von %1" von der Grundlinie und %2" von den anderen Rändern entfernt.</translation>
    </message>
    <message>
        <source>Keep squadrons apart from one another.</source>
        <translation>Halten Sie Geschwader auseinander.</translation>
    </message>
    <message>
        <source>Squadrons stand where they may not.</source>
        <translation>Geschwader stehen, wo sie nicht dürfen.</translation>
    </message>
    <message>
        <source>Place each within the strip and apart.</source>
        <translation>Setzen Sie jedes in den Streifen und getrennt von den anderen.</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>The squadron game</source>
        <translation>Das Geschwaderspiel</translation>
    </message>
    <message>
        <source>A ram</source>
        <translation>Ein Rammsporn</translation>
    </message>
    <message>
        <source>fire pots used: %1</source>
        <translation>Brandtöpfe verbraucht: %1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>West</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>shallows</source>
        <translation>Untiefen</translation>
    </message>
    <message>
        <source>rocks</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>current</source>
        <translation>Strömung</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>raues Wasser</translation>
    </message>
    <message>
        <source>weed</source>
        <translation>Tang</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>rams: %1</source>
        <translation>Rammstöße: %1</translation>
    </message>
    <message>
        <source>oars raked: %1</source>
        <translation>Riemen abgeschoren: %1</translation>
    </message>
    <message>
        <source>sunk by it: %1</source>
        <translation>dadurch gesunken: %1</translation>
    </message>
    <message>
        <source>taken by it: %1</source>
        <translation>dadurch genommen: %1</translation>
    </message>
    <message>
        <source>A side is beaten when two thirds of its ships are sunk, taken, fled, demoralised or wrecked, or when it gives up (SA-9.2).</source>
        <translation>Eine Partei ist geschlagen, wenn zwei Drittel ihrer Schiffe gesunken, genommen, geflohen, demoralisiert oder Wracks sind, oder wenn sie aufgibt (SA-9.2).</translation>
    </message>
    <message>
        <source>A side without a ship that fights at the end of a round is beaten; it may also give up then (RS-17.1).</source>
        <translation>Eine Partei ohne kämpfendes Schiff am Ende einer Runde ist geschlagen; sie darf dann auch aufgeben (RS-17.1).</translation>
    </message>
    <message>
        <source>At the limit of rounds, or after ten without a shot, a ram or boarding, the Deck of what each side lost decides (RS-17.2).</source>
        <translation>An der Rundengrenze, oder nach zehn Runden ohne Schuss, Rammstoß oder Entern, entscheidet das Deck dessen, was jede Partei verlor (RS-17.2).</translation>
    </message>
    <message>
        <source>A side without active ships has lost, and so has one that gives up (TR-11.1).</source>
        <translation>Eine Partei ohne aktive Schiffe hat verloren, ebenso eine, die aufgibt (TR-11.1).</translation>
    </message>
    <message>
        <source>At the limit of turns, or after twelve without contact or shot, points decide: the hull of what was sunk, twice that of what was taken, half of what fled (TR-11.2).</source>
        <translation>An der Zuggrenze, oder nach zwölf Zügen ohne Kontakt oder Schuss, entscheiden Punkte: der Rumpf des Gesunkenen, das Doppelte des Genommenen, die Hälfte des Geflohenen (TR-11.2).</translation>
    </message>
    <message>
        <source>It ends when a side commands no ship on the map and none that may return, or at the limit of turns (PM-14.2).</source>
        <translation>Sie endet, wenn eine Partei kein Schiff auf der Karte befehligt und keines, das zurückkehren darf, oder an der Zuggrenze (PM-14.2).</translation>
    </message>
    <message>
        <source>Fleet points decide: for ships captured and held, prisoners aboard them, ships sunk, units killed (PM-14.3).</source>
        <translation>Flottenpunkte entscheiden: für erbeutete und gehaltene Schiffe, Gefangene an Bord, gesunkene Schiffe, getötete Einheiten (PM-14.3).</translation>
    </message>
    <message>
        <source>A fleet that has left the table, or has only routers there, has lost (SQ-14.1, 14.2); one that gives up pays with stands (SQ-14.3).</source>
        <translation>Eine Flotte, die den Tisch verlassen oder dort nur Fliehende hat, hat verloren (SQ-14.1, 14.2); eine, die aufgibt, zahlt mit Bases (SQ-14.3).</translation>
    </message>
    <message>
        <source>At the limit of turns the fleet that lost the smaller share of its stands wins (SQ-14.4).</source>
        <translation>An der Zuggrenze siegt die Flotte, die den kleineren Teil ihrer Bases verlor (SQ-14.4).</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>Windstille</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>frisch</translation>
    </message>
    <message>
        <source>gale</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>schwerer Sturm</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>slight</source>
        <translation>leicht bewegt</translation>
    </message>
    <message>
        <source>choppy</source>
        <translation>kabbelig</translation>
    </message>
    <message>
        <source>very-rough</source>
        <translation>sehr rau</translation>
    </message>
    <message>
        <source>line-abreast</source>
        <translation>Linie nebeneinander</translation>
    </message>
    <message>
        <source>line-astern</source>
        <translation>Kiellinie</translation>
    </message>
    <message>
        <source>echelon</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>gesund</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Rammer of larger size class / twice / three times / n times</source>
        <translation>Rammender von größerer Größenklasse / doppelt / dreifach / n-fach</translation>
    </message>
    <message>
        <source>Rammer of smaller size class, likewise</source>
        <translation>Rammender von kleinerer Größenklasse, ebenso</translation>
    </message>
    <message>
        <source>Speed 0-4 or adrift / 5-7 / 8-9 / 10 and more</source>
        <translation>Geschwindigkeit 0-4 oder treibend / 5-7 / 8-9 / 10 und mehr</translation>
    </message>
    <message>
        <source>Target lies still or drifts</source>
        <translation>Ziel liegt still oder treibt</translation>
    </message>
    <message>
        <source>On the beam: bow edge wholly / at least half on it</source>
        <translation>Auf die Breitseite: Bugkante ganz / mindestens halb darauf</translation>
    </message>
    <message>
        <source>Rammer&apos;s crew quality</source>
        <translation>Besatzungsqualität des Rammenden</translation>
    </message>
    <message>
        <source>Target&apos;s crew quality, taken off</source>
        <translation>Besatzungsqualität des Ziels, abgezogen</translation>
    </message>
    <message>
        <source>Rammer&apos;s captain wounded / killed</source>
        <translation>Kapitän des Rammenden verwundet / tot</translation>
    </message>
    <message>
        <source>Rammer demoralised</source>
        <translation>Rammender demoralisiert</translation>
    </message>
    <message>
        <source>Target&apos;s damage light / medium / heavy / severe</source>
        <translation>Schaden des Ziels leicht / mittel / schwer / ernst</translation>
    </message>
    <message>
        <source>Target&apos;s hull stout / weak</source>
        <translation>Rumpf des Ziels stark / schwach</translation>
    </message>
    <message>
        <source>Reinforced high ram</source>
        <translation>Verstärkter hoher Rammsporn</translation>
    </message>
    <message>
        <source>Target overloaded</source>
        <translation>Ziel überladen</translation>
    </message>
    <message>
        <source>Speed counts with a ram only. Beam: the rammer&apos;s; bow: both added; stern: the rammer&apos;s less the target&apos;s.</source>
        <translation>Geschwindigkeit zählt nur mit Rammsporn. Breitseite: die des Rammenden; Bug: beide addiert; Heck: die des Rammenden minus die des Ziels.</translation>
    </message>
    <message>
        <source>Speed counts for at most +1 with an unsupported wooden ram, +2 with a bronze one.</source>
        <translation>Geschwindigkeit zählt höchstens +1 mit ungestütztem hölzernem Rammsporn, +2 mit bronzenem.</translation>
    </message>
    <message>
        <source>An unsupported ram: the rammer is tested in turn, at the target&apos;s speed and without the lines marked *.</source>
        <translation>Ungestützter Rammsporn: danach wird der Rammende geprüft, mit der Geschwindigkeit des Ziels und ohne die Zeilen mit *.</translation>
    </message>
    <message>
        <source>glancing</source>
        <translation>streift</translation>
    </message>
    <message>
        <source>matchwood</source>
        <translation>Kleinholz</translation>
    </message>
    <message>
        <source>oar factor</source>
        <translation>Riemenfaktor</translation>
    </message>
    <message>
        <source>2 oar factors</source>
        <translation>2 Riemenfaktoren</translation>
    </message>
    <message>
        <source>speed -1</source>
        <translation>Geschwindigkeit -1</translation>
    </message>
    <message>
        <source>steering oars</source>
        <translation>Steuerruder</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>marine</source>
        <translation>Seesoldat</translation>
    </message>
    <message>
        <source>heavy marine</source>
        <translation>schwerer Seesoldat</translation>
    </message>
    <message>
        <source>engine or tower</source>
        <translation>Geschütz oder Turm</translation>
    </message>
    <message>
        <source>tower or engine</source>
        <translation>Turm oder Geschütz</translation>
    </message>
    <message>
        <source>mast, tower, engine</source>
        <translation>Mast, Turm, Geschütz</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>B missiles</source>
        <translation>B Geschosse</translation>
    </message>
    <message>
        <source>C engines</source>
        <translation>C Geschütze</translation>
    </message>
    <message>
        <source>Nothing left to lose: take a marine, then a heavy marine, an archer, an oar factor.</source>
        <translation>Nichts mehr zu verlieren: nehmen Sie einen Seesoldaten, dann einen schweren Seesoldaten, einen Bogenschützen, einen Riemenfaktor.</translation>
    </message>
    <message>
        <source>Steering oars hit: turn class -1. Captain, d6: 1-4 wounded, 5-6 killed; wounded twice is killed.</source>
        <translation>Steuerruder getroffen: Drehklasse -1. Kapitän, W6: 1-4 verwundet, 5-6 tot; zweimal verwundet ist tot.</translation>
    </message>
    <message>
        <source>Each oar factor short of full speed</source>
        <translation>Jeder Riemenfaktor zu wenig für volle Fahrt</translation>
    </message>
    <message>
        <source>Own turn class</source>
        <translation>Eigene Drehklasse</translation>
    </message>
    <message>
        <source>Fast move in this phase</source>
        <translation>Schnelle Bewegung in dieser Phase</translation>
    </message>
    <message>
        <source>Target&apos;s turn class, taken off</source>
        <translation>Drehklasse des Ziels, abgezogen</translation>
    </message>
    <message>
        <source>Crew Test on d10, 6 and more. Success: a d10 for each of the target&apos;s oar factors; 8 breaks it, 9-10 cost 1 cm of speed.</source>
        <translation>Besatzungsprobe auf W10, 6 und mehr. Gelungen: ein W10 für jeden Riemenfaktor des Ziels; 8 bricht ihn, 9-10 kosten 1 cm Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Egyptian galley</source>
        <translation>Ägyptische Galeere</translation>
    </message>
    <message>
        <source>Triaconter</source>
        <translation>Triakontere</translation>
    </message>
    <message>
        <source>Penteconter</source>
        <translation>Pentekontere</translation>
    </message>
    <message>
        <source>Phoenician bireme</source>
        <translation>Phönizische Diere</translation>
    </message>
    <message>
        <source>Modified trireme (bireme)</source>
        <translation>Umgebaute Triere (Diere)</translation>
    </message>
    <message>
        <source>Trireme</source>
        <translation>Triere</translation>
    </message>
    <message>
        <source>Trireme (cataphract)</source>
        <translation>Triere (kataphrakt)</translation>
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
        <translation>Tetrere</translation>
    </message>
    <message>
        <source>Quinquereme</source>
        <translation>Pentere</translation>
    </message>
    <message>
        <source>Hexareme</source>
        <translation>Hexere</translation>
    </message>
    <message>
        <source>Septireme</source>
        <translation>Heptere</translation>
    </message>
    <message>
        <source>Octere</source>
        <translation>Oktere</translation>
    </message>
    <message>
        <source>Ennere</source>
        <translation>Ennere</translation>
    </message>
    <message>
        <source>Dekares</source>
        <translation>Dekere</translation>
    </message>
    <message>
        <source>Imperial liburnian</source>
        <translation>Kaiserliche Liburne</translation>
    </message>
    <message>
        <source>Lusoria</source>
        <translation>Lusoria</translation>
    </message>
    <message>
        <source>Dromon</source>
        <translation>Dromone</translation>
    </message>
    <message>
        <source>Viking longship</source>
        <translation>Wikinger-Langschiff</translation>
    </message>
    <message>
        <source>Saxon keel</source>
        <translation>Sächsischer Kiel</translation>
    </message>
    <message>
        <source>Merchantman (sail only)</source>
        <translation>Handelsschiff (nur Segel)</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>A raised platform</source>
        <translation>Eine erhöhte Plattform</translation>
    </message>
    <message>
        <source>A corvus</source>
        <translation>Ein Corvus</translation>
    </message>
    <message>
        <source>A ferrea manus</source>
        <translation>Eine Ferrea manus</translation>
    </message>
    <message>
        <source>A ballista</source>
        <translation>Eine Ballista</translation>
    </message>
    <message>
        <source>A heavy war engine</source>
        <translation>Ein schweres Geschütz</translation>
    </message>
    <message>
        <source>A tower</source>
        <translation>Ein Turm</translation>
    </message>
    <message>
        <source>A pot of fire, bees or quicklime</source>
        <translation>Ein Topf mit Feuer, Bienen oder Ätzkalk</translation>
    </message>
    <message>
        <source>The raised fighting platform belongs to the large Phoenician bireme; take it off.</source>
        <translation>Die erhöhte Kampfplattform gehört zur großen phönizischen Diere; nehmen Sie sie ab.</translation>
    </message>
    <message>
        <source>It sails only, yet has oar factors; take them out.</source>
        <translation>Es segelt nur, hat aber Riemenfaktoren; nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>It sails only and cannot carry a ram; take it off.</source>
        <translation>Es segelt nur und kann keinen Rammsporn führen; nehmen Sie ihn ab.</translation>
    </message>
    <message>
        <source>It sails only and has no rowers who could fight; switch fighting oars off.</source>
        <translation>Es segelt nur und hat keine Ruderer, die kämpfen könnten; schalten Sie kämpfende Ruderer aus.</translation>
    </message>
    <message>
        <source>Rowers below a closed deck cannot fight; switch fighting oars or the deck off.</source>
        <translation>Ruderer unter geschlossenem Deck können nicht kämpfen; schalten Sie kämpfende Ruderer oder das Deck aus.</translation>
    </message>
    <message>
        <source>Fighting oars need oar factors; add some or switch them off.</source>
        <translation>Kämpfende Ruderer brauchen Riemenfaktoren; fügen Sie welche hinzu oder schalten Sie sie aus.</translation>
    </message>
    <message>
        <source>It cannot make way; give it speed and oar factors, or sail.</source>
        <translation>Es kann keine Fahrt machen; geben Sie ihm Geschwindigkeit und Riemenfaktoren, oder Segel.</translation>
    </message>
    <message>
        <source>It has no commander, so its command level is 0; appoint one.</source>
        <translation>Kein Befehlshaber, daher Führungsstufe 0; ernennen Sie einen.</translation>
    </message>
    <message>
        <source>Nobody stands on it; put troops there, or leave it out.</source>
        <translation>Niemand steht darauf; setzen Sie Truppen hin oder lassen Sie ihn weg.</translation>
    </message>
    <message>
        <source>wooden</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wooden-high</source>
        <translation>Holz hoch</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>reinforced-high</source>
        <translation>verstärkt hoch</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>yards</source>
        <translation>Werften</translation>
    </message>
    <message>
        <source>fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>commanders</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>loot</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>lenders</source>
        <translation>Geldgeber</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Ausbildung</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>Lösegelder</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Loan from neutral lenders</source>
        <translation>Darlehen neutraler Geldgeber</translation>
    </message>
    <message>
        <source>Loan paid back</source>
        <translation>Darlehen zurückgezahlt</translation>
    </message>
    <message>
        <source>Yard plan that cannot be read</source>
        <translation>Unlesbarer Werftplan</translation>
    </message>
    <message>
        <source>Taken back: the battle</source>
        <translation>Zurückgenommen: die Schlacht</translation>
    </message>
    <message>
        <source>sighted</source>
        <translation>gesichtet</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>ungesehen</translation>
    </message>
    <message>
        <source>straggles</source>
        <translation>bleibt zurück</translation>
    </message>
    <message>
        <source>keeps up</source>
        <translation>hält mit</translation>
    </message>
    <message>
        <source>slips away</source>
        <translation>entkommt</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>eingeholt</translation>
    </message>
    <message>
        <source>deserts</source>
        <translation>desertiert</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>to the enemy</source>
        <translation>zum Feind</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>towed</source>
        <translation>geschleppt</translation>
    </message>
    <message>
        <source>A storm</source>
        <translation>Ein schwerer Sturm</translation>
    </message>
    <message>
        <source>A gale</source>
        <translation>Ein Sturm</translation>
    </message>
    <message>
        <source>manned in port</source>
        <translation>im Hafen bemannt</translation>
    </message>
    <message>
        <source>laid up</source>
        <translation>aufgelegt</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>ein Schiff</translation>
    </message>
    <message>
        <source>after a year</source>
        <translation>nach einem Jahr</translation>
    </message>
    <message>
        <source>no ship is lost.</source>
        <translation>kein Schiff geht verloren.</translation>
    </message>
    <message>
        <source>A plan in the yard cannot be read; what was paid comes back.</source>
        <translation>Ein Werftplan ist unlesbar; was bezahlt war, kommt zurück.</translation>
    </message>
    <message>
        <source>Battle at sea</source>
        <translation>Schlacht auf See</translation>
    </message>
    <message>
        <source>Rexes by which a ship slows in a turn</source>
        <translation>Rexe, um die ein Schiff je Zug langsamer wird</translation>
    </message>
    <message>
        <source>An emergency stop is made from speeds above</source>
        <translation>Nothalt bei Geschwindigkeiten über</translation>
    </message>
    <message>
        <source>Extra cards a battle: so many times a turn&apos;s</source>
        <translation>Zusatzkarten je Schlacht: so oft die eines Zuges</translation>
    </message>
    <message>
        <source>Sagittarii shoot this far, rexes</source>
        <translation>Sagittarii schießen so weit, Rexe</translation>
    </message>
    <message>
        <source>Ballistae shoot this far, rexes</source>
        <translation>Ballisten schießen so weit, Rexe</translation>
    </message>
    <message>
        <source>Fire arrows of sagittarii, rexes</source>
        <translation>Brandpfeile von Sagittarii, Rexe</translation>
    </message>
    <message>
        <source>Fire arrows of ballistae, rexes</source>
        <translation>Brandpfeile von Ballisten, Rexe</translation>
    </message>
    <message>
        <source>A shot hits on a d6 of at least</source>
        <translation>Ein Schuss trifft auf W6 ab</translation>
    </message>
    <message>
        <source>A fire arrow that hits lights a fire on a d6 of at least</source>
        <translation>Ein treffender Brandpfeil zündet auf W6 ab</translation>
    </message>
    <message>
        <source>A grapple holds on a d6 of at least</source>
        <translation>Ein Enterhaken hält auf W6 ab</translation>
    </message>
    <message>
        <source>A grapple of a ferrea manus or corvus holds on a d6 of at least</source>
        <translation>Der einer Ferrea manus oder eines Corvus hält auf W6 ab</translation>
    </message>
    <message>
        <source>Mending, cutting and fighting fire succeed on a d6 of at least</source>
        <translation>Reparieren, Kappen und Löschen gelingen auf W6 ab</translation>
    </message>
    <message>
        <source>Rowers plug a leak on a d6 of at least</source>
        <translation>Ruderer dichten ein Leck ab auf W6 ab</translation>
    </message>
    <message>
        <source>Milites in melee</source>
        <translation>Milites im Handgemenge</translation>
    </message>
    <message>
        <source>Fire counters that cost one point of hull</source>
        <translation>Brandmarker, die einen Punkt Rumpfstärke kosten</translation>
    </message>
    <message>
        <source>Hull that a leak costs each turn</source>
        <translation>Rumpfstärke, die ein Leck je Zug kostet</translation>
    </message>
    <message>
        <source>Cards more that a ship draws for ramming with an unsupported ram</source>
        <translation>Mehr Karten beim Rammen mit ungestütztem Rammsporn</translation>
    </message>
    <message>
        <source>Whole turns away before a ship may return</source>
        <translation>Ganze Züge fort, bevor ein Schiff zurückkehren darf</translation>
    </message>
    <message>
        <source>It returns within so many rexes of where it left</source>
        <translation>Es kehrt bis so viele Rexe von seinem Abgang zurück</translation>
    </message>
    <message>
        <source>Its last speed then</source>
        <translation>Seine letzte Geschwindigkeit ist dann</translation>
    </message>
    <message>
        <source>Most turns of a battle</source>
        <translation>Meiste Züge einer Schlacht</translation>
    </message>
    <message>
        <source>Fleet points for a ship captured and held</source>
        <translation>Flottenpunkte für ein erbeutetes und gehaltenes Schiff</translation>
    </message>
    <message>
        <source>Fleet points for a prisoner unit aboard one</source>
        <translation>Flottenpunkte für eine gefangene Einheit an Bord</translation>
    </message>
    <message>
        <source>Fleet points for an enemy ship sunk</source>
        <translation>Flottenpunkte für ein gesunkenes feindliches Schiff</translation>
    </message>
    <message>
        <source>Fleet points for an enemy unit killed or drowned</source>
        <translation>Flottenpunkte für eine getötete oder ertrunkene feindliche Einheit</translation>
    </message>
    <message>
        <source>Turns above cruising speed a battle</source>
        <translation>Züge über Marschgeschwindigkeit je Schlacht</translation>
    </message>
    <message>
        <source>Maximum speed: elite crew</source>
        <translation>Höchstgeschwindigkeit: Elitebesatzung</translation>
    </message>
    <message>
        <source>Turning circle less for each level of the crew</source>
        <translation>Drehkreis kleiner je Stufe der Besatzung</translation>
    </message>
    <message>
        <source>Acceleration more for each level of the crew</source>
        <translation>Beschleunigung mehr je Stufe der Besatzung</translation>
    </message>
    <message>
        <source>Cruising speed that a rake takes</source>
        <translation>Marschgeschwindigkeit, die das Abscheren kostet</translation>
    </message>
    <message>
        <source>Turning circle that a rake adds</source>
        <translation>Drehkreis, den das Abscheren hinzufügt</translation>
    </message>
    <message>
        <source>Ram: at maximum speed last turn and this</source>
        <translation>Rammstoß: vorigen und diesen Zug mit Höchstgeschwindigkeit</translation>
    </message>
    <message>
        <source>Ram: on a stern that moved ahead, where the option asks for it</source>
        <translation>Rammstoß: auf ein vorausfahrendes Heck, wo die Option es verlangt</translation>
    </message>
    <message>
        <source>With ferrea manus on a d6 of at least</source>
        <translation>Mit Ferrea manus auf W6 ab</translation>
    </message>
    <message>
        <source>A light marine kills on a d6 of at least</source>
        <translation>Ein leichter Seesoldat tötet auf W6 ab</translation>
    </message>
    <message>
        <source>A medium marine kills on a d6 of at least</source>
        <translation>Ein mittlerer Seesoldat tötet auf W6 ab</translation>
    </message>
    <message>
        <source>A heavy marine kills on a d6 of at least</source>
        <translation>Ein schwerer Seesoldat tötet auf W6 ab</translation>
    </message>
    <message>
        <source>Range at which bows shoot at boarders</source>
        <translation>Reichweite, in der Bögen auf Enternde schießen</translation>
    </message>
    <message>
        <source>Beaten when outnumbered by more than so many to one</source>
        <translation>Geschlagen bei Übermacht von mehr als so viel zu eins</translation>
    </message>
    <message>
        <source>Most speed of a prize</source>
        <translation>Höchste Geschwindigkeit einer Prise</translation>
    </message>
    <message>
        <source>Acceleration of a prize</source>
        <translation>Beschleunigung einer Prise</translation>
    </message>
    <message>
        <source>Turning circle more for a prize</source>
        <translation>Drehkreis mehr für eine Prise</translation>
    </message>
    <message>
        <source>A hole is plugged on a d6 of at least</source>
        <translation>Ein Leck wird abgedichtet auf W6 ab</translation>
    </message>
    <message>
        <source>In a boarding fight on a d6 of at least</source>
        <translation>Im Enterkampf auf W6 ab</translation>
    </message>
    <message>
        <source>Damage of an open hole each turn</source>
        <translation>Schaden eines offenen Lecks je Zug</translation>
    </message>
    <message>
        <source>Turns without contact or shot that end a battle</source>
        <translation>Züge ohne Kontakt oder Schuss, die eine Schlacht beenden</translation>
    </message>
    <message>
        <source>Turns of a battle at most</source>
        <translation>Höchstens so viele Züge je Schlacht</translation>
    </message>
    <message>
        <source>Points for a capture: times the hull factor</source>
        <translation>Punkte für eine Eroberung: mal Rumpffaktor</translation>
    </message>
    <message>
        <source>Points for a wall section</source>
        <translation>Punkte für einen Mauerabschnitt</translation>
    </message>
    <message>
        <source>A fire goes out on a d6 of at most</source>
        <translation>Ein Brand erlischt auf W6 bis</translation>
    </message>
    <message>
        <source>A fire passes on to the next deck on a d6 of at least</source>
        <translation>Ein Brand greift auf das nächste Deck über auf W6 ab</translation>
    </message>
    <message>
        <source>A ship beside a burning one catches fire on a d6 of at least</source>
        <translation>Ein Schiff neben einem brennenden fängt Feuer auf W6 ab</translation>
    </message>
    <message>
        <source>So many fires destroy a ship</source>
        <translation>So viele Brände zerstören ein Schiff</translation>
    </message>
    <message>
        <source>Sail roll: each Sails</source>
        <translation>Segelwurf: je Segel</translation>
    </message>
    <message>
        <source>Sail roll: elite crew</source>
        <translation>Segelwurf: Elitebesatzung</translation>
    </message>
    <message>
        <source>Sail roll: poor crew</source>
        <translation>Segelwurf: mäßige Besatzung</translation>
    </message>
    <message>
        <source>Sail roll: on fire</source>
        <translation>Segelwurf: in Brand</translation>
    </message>
    <message>
        <source>Sail roll: rammed or was rammed last turn</source>
        <translation>Segelwurf: rammte oder wurde gerammt im vorigen Zug</translation>
    </message>
    <message>
        <source>Sail roll: in a current</source>
        <translation>Segelwurf: in einer Strömung</translation>
    </message>
    <message>
        <source>Sail roll: in rough waters</source>
        <translation>Segelwurf: in rauem Wasser</translation>
    </message>
    <message>
        <source>Move points: rammed or was rammed last turn</source>
        <translation>Bewegungspunkte: rammte oder wurde gerammt im vorigen Zug</translation>
    </message>
    <message>
        <source>Move points: ramming speed</source>
        <translation>Bewegungspunkte: Rammgeschwindigkeit</translation>
    </message>
    <message>
        <source>A held ship gets free on a d6 of at least</source>
        <translation>Ein festgehaltenes Schiff kommt los auf W6 ab</translation>
    </message>
    <message>
        <source>A missile attack hits from</source>
        <translation>Ein Geschossangriff trifft ab</translation>
    </message>
    <message>
        <source>Shots of each missile Advantage</source>
        <translation>Schüsse je Geschossvorteil</translation>
    </message>
    <message>
        <source>To hit: the target has parablemata</source>
        <translation>Treffen: das Ziel hat Parablemata</translation>
    </message>
    <message>
        <source>A run is short below so many hexes</source>
        <translation>Ein Anlauf ist kurz unter so vielen Hexfeldern</translation>
    </message>
    <message>
        <source>Ram: short run</source>
        <translation>Rammstoß: kurzer Anlauf</translation>
    </message>
    <message>
        <source>Ram: both face each other</source>
        <translation>Rammstoß: Bug gegen Bug</translation>
    </message>
    <message>
        <source>Boarding grapples from</source>
        <translation>Entern gelingt ab</translation>
    </message>
    <message>
        <source>Boarding: harpax</source>
        <translation>Entern: Harpax</translation>
    </message>
    <message>
        <source>Boarding: corvus</source>
        <translation>Entern: Corvus</translation>
    </message>
    <message>
        <source>Boarding: the larger ship</source>
        <translation>Entern: das größere Schiff</translation>
    </message>
    <message>
        <source>Boarding: rammed the target this turn</source>
        <translation>Entern: rammte das Ziel in diesem Zug</translation>
    </message>
    <message>
        <source>Boarding: rammed together</source>
        <translation>Entern: im Rammstoß verkeilt</translation>
    </message>
    <message>
        <source>Men to a die in a melee, or part of them</source>
        <translation>Mann je Würfel im Handgemenge, oder ein Teil davon</translation>
    </message>
    <message>
        <source>Morale: no crew killed yet</source>
        <translation>Moral: noch niemand getötet</translation>
    </message>
    <message>
        <source>Morale: sinking</source>
        <translation>Moral: sinkend</translation>
    </message>
    <message>
        <source>Morale: half the crew dead</source>
        <translation>Moral: halbe Besatzung tot</translation>
    </message>
    <message>
        <source>Morale: beside an enemy with a larger crew</source>
        <translation>Moral: neben einem Feind mit größerer Besatzung</translation>
    </message>
    <message>
        <source>Morale: the enemy has more Size points</source>
        <translation>Moral: der Feind hat mehr Größenpunkte</translation>
    </message>
    <message>
        <source>Morale: friends routing in reach</source>
        <translation>Moral: fliehende Freunde in Reichweite</translation>
    </message>
    <message>
        <source>Hexes over which a rout is seen</source>
        <translation>Hexfelder, über die eine Flucht gesehen wird</translation>
    </message>
    <message>
        <source>Morale: the Rally skill</source>
        <translation>Moral: Können Sammeln</translation>
    </message>
    <message>
        <source>Morale: green crew</source>
        <translation>Moral: unerfahrene Besatzung</translation>
    </message>
    <message>
        <source>Morale: inept commander aboard</source>
        <translation>Moral: unfähiger Befehlshaber an Bord</translation>
    </message>
    <message>
        <source>Floundering</source>
        <translation>Steuerlos</translation>
    </message>
    <message>
        <source>Against the wind</source>
        <translation>Gegen den Wind</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Keine Wirkung</translation>
    </message>
    <message>
        <source>Catches the wind</source>
        <translation>Fängt den Wind</translation>
    </message>
    <message>
        <source>Javelins</source>
        <translation>Speere</translation>
    </message>
    <message>
        <source>Catapult</source>
        <translation>Katapult</translation>
    </message>
    <message>
        <source>Onagers</source>
        <translation>Onager</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Blide</translation>
    </message>
    <message>
        <source>Tower archers</source>
        <translation>Turmschützen</translation>
    </message>
    <message>
        <source>Fire pots</source>
        <translation>Brandtöpfe</translation>
    </message>
    <message>
        <source>Epi keras and epi pollon move so many inches</source>
        <translation>Epi keras und epi pollon bewegen sich so viele Zoll</translation>
    </message>
    <message>
        <source>Disordered squadrons move so many inches less</source>
        <translation>Ungeordnete Geschwader bewegen sich so viele Zoll weniger</translation>
    </message>
    <message>
        <source>Unformed ships move so many inches less than the average die</source>
        <translation>Schiffe ohne Formation bewegen sich so viele Zoll weniger als der Durchschnittswürfel</translation>
    </message>
    <message>
        <source>Epi mias backs so many inches</source>
        <translation>Epi mias rudert so viele Zoll rückwärts</translation>
    </message>
    <message>
        <source>Degrees of wheels or turns in a move at most</source>
        <translation>Höchstens so viele Grad Schwenken oder Drehen je Bewegung</translation>
    </message>
    <message>
        <source>A test of two dice passes from</source>
        <translation>Eine Probe mit zwei Würfeln gelingt ab</translation>
    </message>
    <message>
        <source>Manoeuvre test: near an enemy</source>
        <translation>Manöverprobe: nahe einem Feind</translation>
    </message>
    <message>
        <source>An enemy is near within so many inches</source>
        <translation>Ein Feind ist nahe bis so viele Zoll</translation>
    </message>
    <message>
        <source>Diekplous, both succeed: inches from the enemy</source>
        <translation>Diekplous, beide gelingen: Zoll vom Feind</translation>
    </message>
    <message>
        <source>Squadrons so many inches behind a router are disordered</source>
        <translation>Geschwader so viele Zoll hinter einem Fliehenden werden ungeordnet</translation>
    </message>
    <message>
        <source>Morale test: pursuing</source>
        <translation>Moralprobe: verfolgend</translation>
    </message>
    <message>
        <source>Morale test: katastrophe</source>
        <translation>Moralprobe: Katastrophe</translation>
    </message>
    <message>
        <source>Rank of a squadron struck on flank or rear</source>
        <translation>Rang eines an Flanke oder Rücken getroffenen Geschwaders</translation>
    </message>
    <message>
        <source>Depth of the deployment strips, inches</source>
        <translation>Tiefe der Aufstellungsstreifen, Zoll</translation>
    </message>
    <message>
        <source>Deployment: inches clear of the other edges</source>
        <translation>Aufstellung: Zoll frei von den anderen Rändern</translation>
    </message>
    <message>
        <source>Radius of flotsam, inches</source>
        <translation>Radius von Treibgut, Zoll</translation>
    </message>
    <message>
        <source>Edges squared up overlap by so many inches</source>
        <translation>Aneinandergelegte Kanten überlappen um so viele Zoll</translation>
    </message>
    <message>
        <source>Breaking off: inches back</source>
        <translation>Lösen: Zoll zurück</translation>
    </message>
    <message>
        <source>Flanks whose distance from the shore differs by less, in inches, are named by the attacker</source>
        <translation>Flanken, deren Abstand zur Küste sich um weniger Zoll unterscheidet, benennt der Angreifer</translation>
    </message>
    <message>
        <source>A race rows no less than so many inches</source>
        <translation>Ein Wettlauf rudert mindestens so viele Zoll</translation>
    </message>
    <message>
        <source>Routers rally with no enemy within so many inches</source>
        <translation>Fliehende sammeln sich ohne Feind bis so viele Zoll</translation>
    </message>
    <message>
        <source>Half stands a router loses to an enemy in its way</source>
        <translation>Halbe Bases, die ein Fliehender an einen Feind in seinem Weg verliert</translation>
    </message>
    <message>
        <source>line abreast</source>
        <translation>Linie nebeneinander</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>short columns</source>
        <translation>kurze Kolonnen</translation>
    </message>
    <message>
        <source>no formation</source>
        <translation>keine Formation</translation>
    </message>
    <message>
        <source>line ahead</source>
        <translation>Kiellinie</translation>
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
        <translation>Veteran</translation>
    </message>
    <message>
        <source>exceptional</source>
        <translation>außergewöhnlich</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>fähig</translation>
    </message>
    <message>
        <source>inept</source>
        <translation>unfähig</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>stout</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>prongs</source>
        <translation>Zinken</translation>
    </message>
    <message>
        <source>sails</source>
        <translation>Segel</translation>
    </message>
    <message>
        <source>reinforced hull</source>
        <translation>verstärkter Rumpf</translation>
    </message>
    <message>
        <source>reinforced ram</source>
        <translation>verstärkter Rammsporn</translation>
    </message>
    <message>
        <source>hoplites</source>
        <translation>Hopliten</translation>
    </message>
    <message>
        <source>archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>greek fire</source>
        <translation>Griechisches Feuer</translation>
    </message>
    <message>
        <source>ballistae</source>
        <translation>Ballisten</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>Katapult</translation>
    </message>
    <message>
        <source>onagers</source>
        <translation>Onager</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <translation>Blide</translation>
    </message>
    <message>
        <source>tower archers</source>
        <translation>Turmschützen</translation>
    </message>
    <message>
        <source>harpax</source>
        <translation>Harpax</translation>
    </message>
    <message>
        <source>corvus</source>
        <translation>Corvus</translation>
    </message>
    <message>
        <source>sheared</source>
        <translation>Riemen abgeschoren</translation>
    </message>
    <message>
        <source>sinks slowly</source>
        <translation>sinkt langsam</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation>sinkt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>despair</source>
        <translation>Verzweiflung</translation>
    </message>
    <message>
        <source>rout</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>kämpft weiter</translation>
    </message>
    <message>
        <source>bows</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>catapults</source>
        <translation>Katapulte</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>Steinwerfer</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>pompeius</comment>
        <translation>Trierarch</translation>
    </message>
    <message>
        <source>captain %1</source>
        <comment>pompeius</comment>
        <translation>Trierarch %1</translation>
    </message>
    <message>
        <source>%1 commander, %2</source>
        <comment>pompeius</comment>
        <translation>Nauarch, %1, %2</translation>
    </message>
    <message>
        <source>%1 admiral, %2</source>
        <comment>pompeius</comment>
        <translation>Präfekt, %1, %2</translation>
    </message>
    <message>
        <source>Admiral</source>
        <comment>pompeius</comment>
        <translation>Präfekt</translation>
    </message>
    <message>
        <source>Admiral. %1</source>
        <comment>pompeius</comment>
        <translation>Präfekt. %1</translation>
    </message>
    <message>
        <source>under a commander, %1</source>
        <comment>pompeius</comment>
        <translation>unter einem Nauarchen, %1</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>pompeius</comment>
        <translation>Rumpfstärke</translation>
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
        <translation>Liburna</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>pompeius</comment>
        <translation>Prise</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>pompeius</comment>
        <translation>Prise von %1</translation>
    </message>
    <message>
        <source>Rower disorder</source>
        <comment>pompeius</comment>
        <translation>Ruderunordnung</translation>
    </message>
    <message>
        <source>Disorder</source>
        <comment>pompeius</comment>
        <translation>Unordnung</translation>
    </message>
    <message>
        <source>Leak</source>
        <comment>pompeius</comment>
        <translation>Leck</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>pompeius</comment>
        <translation>Verkeilt</translation>
    </message>
    <message>
        <source>Rudder damaged</source>
        <comment>pompeius</comment>
        <translation>Ruder beschädigt</translation>
    </message>
    <message>
        <source>Rudder jammed</source>
        <comment>pompeius</comment>
        <translation>Ruder klemmt</translation>
    </message>
    <message>
        <source>Oars broken</source>
        <comment>pompeius</comment>
        <translation>Riemen gebrochen</translation>
    </message>
    <message>
        <source>Oars fouled</source>
        <comment>pompeius</comment>
        <translation>Riemen verheddert</translation>
    </message>
    <message>
        <source>No signal</source>
        <comment>pompeius</comment>
        <translation>Kein Signal</translation>
    </message>
    <message>
        <source>Follow me</source>
        <comment>pompeius</comment>
        <translation>Mir folgen</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>pompeius</comment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Retreat</source>
        <comment>pompeius</comment>
        <translation>Rückzug</translation>
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
        <translation>Partei</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>Darlehen</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>lie</source>
        <translation>liegen</translation>
    </message>
    <message>
        <source>lay-up</source>
        <translation>auflegen</translation>
    </message>
    <message>
        <source>oar factors</source>
        <translation>Riemenfaktoren</translation>
    </message>
    <message>
        <source>cm of speed</source>
        <translation>cm Geschwindigkeit</translation>
    </message>
    <message>
        <source>heavy engines</source>
        <translation>schwere Geschütze</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>Allied percent</source>
        <translation>Anteil des Verbündeten</translation>
    </message>
    <message>
        <source>Boog</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Bug</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>Casualty dice</source>
        <translation>Verlustwürfel</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Crew quality tenths</source>
        <translation>Besatzungsqualität, Zehntel</translation>
    </message>
    <message>
        <source>Crew test</source>
        <translation>Besatzungsprobe</translation>
    </message>
    <message>
        <source>Deducts</source>
        <translation>Zieht ab</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Fire to</source>
        <translation>Brand bis</translation>
    </message>
    <message>
        <source>Fires die</source>
        <translation>Brände erlöschen</translation>
    </message>
    <message>
        <source>Flagship</source>
        <translation>Flaggschiff</translation>
    </message>
    <message>
        <source>Flounders</source>
        <translation>Geht unter</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Heavy</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Hull per size class</source>
        <translation>Rumpf je Größenklasse</translation>
    </message>
    <message>
        <source>Hull rounding</source>
        <translation>Rundung des Rumpfes</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Tote</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Left for good</source>
        <translation>Endgültig fort</translation>
    </message>
    <message>
        <source>Lost fighting</source>
        <translation>Kämpfend verloren</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Mp</source>
        <translation>Bewegungspunkte</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Overloading</source>
        <translation>Überladung</translation>
    </message>
    <message>
        <source>Passes from</source>
        <translation>Gelingt ab</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Raises</source>
        <translation>Hebt</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Real target only</source>
        <translation>Nur das echte Ziel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Shears</source>
        <translation>Schert Riemen ab</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Sinks dice</source>
        <translation>Sinkwürfel</translation>
    </message>
    <message>
        <source>Stern</source>
        <translation>Heck</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steinwerfer</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Bireme</source>
        <translation>Diere</translation>
    </message>
    <message>
        <source>Heptere</source>
        <translation>Heptere</translation>
    </message>
    <message>
        <source>applies to</source>
        <translation>gilt für</translation>
    </message>
    <message>
        <source>asiatic</source>
        <translation>asiatisch</translation>
    </message>
    <message>
        <source>athenian</source>
        <translation>athenisch</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Grundpreis</translation>
    </message>
    <message>
        <source>before campaign only</source>
        <translation>nur vor dem Feldzug</translation>
    </message>
    <message>
        <source>capacity per ballista</source>
        <translation>Kapazität je Ballista</translation>
    </message>
    <message>
        <source>capacity per engine modifier</source>
        <translation>Kapazität je Geschützpunkt</translation>
    </message>
    <message>
        <source>capacity per ferrea manus</source>
        <translation>Kapazität je Ferrea manus</translation>
    </message>
    <message>
        <source>capacity per fire pot</source>
        <translation>Kapazität je Brandtopf</translation>
    </message>
    <message>
        <source>capacity per tower</source>
        <translation>Kapazität je Turm</translation>
    </message>
    <message>
        <source>capacity per troop</source>
        <translation>Kapazität je Truppeneinheit</translation>
    </message>
    <message>
        <source>carthaginian</source>
        <translation>karthagisch</translation>
    </message>
    <message>
        <source>casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>commander quality</source>
        <translation>Qualität des Befehlshabers</translation>
    </message>
    <message>
        <source>commander required</source>
        <translation>Befehlshaber erforderlich</translation>
    </message>
    <message>
        <source>crew test</source>
        <translation>Besatzungsprobe</translation>
    </message>
    <message>
        <source>dekares</source>
        <translation>Dekere</translation>
    </message>
    <message>
        <source>disorder</source>
        <translation>Unordnung</translation>
    </message>
    <message>
        <source>egyptian</source>
        <translation>ägyptisch</translation>
    </message>
    <message>
        <source>fast moves</source>
        <translation>schnelle Bewegungen</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>heavy engine modifier</source>
        <translation>Punkt des schweren Geschützes</translation>
    </message>
    <message>
        <source>heavy marine fighting oars</source>
        <translation>schwerer Seesoldat, kämpfende Ruderer</translation>
    </message>
    <message>
        <source>landsmen</source>
        <translation>Landratten</translation>
    </message>
    <message>
        <source>leak</source>
        <translation>Leck</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>least economic value</source>
        <translation>kleinster Wirtschaftswert</translation>
    </message>
    <message>
        <source>least size class</source>
        <translation>kleinste Größenklasse</translation>
    </message>
    <message>
        <source>liburnian</source>
        <translation>Liburne</translation>
    </message>
    <message>
        <source>marine fighting oars</source>
        <translation>Seesoldat, kämpfende Ruderer</translation>
    </message>
    <message>
        <source>masonry per capacity</source>
        <translation>Mauerwerk je Kapazität</translation>
    </message>
    <message>
        <source>missile</source>
        <translation>Geschoss</translation>
    </message>
    <message>
        <source>modifier least</source>
        <translation>kleinster Modifikator</translation>
    </message>
    <message>
        <source>modifier most</source>
        <translation>größter Modifikator</translation>
    </message>
    <message>
        <source>most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>most capacity per economic value</source>
        <translation>meiste Kapazität je Wirtschaftswert</translation>
    </message>
    <message>
        <source>most economic value</source>
        <translation>größter Wirtschaftswert</translation>
    </message>
    <message>
        <source>most extra troops divisor</source>
        <translation>Teiler der meisten Zusatztruppen</translation>
    </message>
    <message>
        <source>most extra troops rounding</source>
        <translation>Rundung der meisten Zusatztruppen</translation>
    </message>
    <message>
        <source>most ferrea manus per section</source>
        <translation>meiste Ferrea manus je Mauerabschnitt</translation>
    </message>
    <message>
        <source>most per ship</source>
        <translation>meiste je Schiff</translation>
    </message>
    <message>
        <source>nearest</source>
        <translation>auf die nächste</translation>
    </message>
    <message>
        <source>neutral defences</source>
        <translation>Verteidigung neutraler Häfen</translation>
    </message>
    <message>
        <source>oars broken</source>
        <translation>Riemen gebrochen</translation>
    </message>
    <message>
        <source>oars fouled</source>
        <translation>Riemen verheddert</translation>
    </message>
    <message>
        <source>per modifier</source>
        <translation>je Punkt</translation>
    </message>
    <message>
        <source>persian</source>
        <translation>persisch</translation>
    </message>
    <message>
        <source>phoenician</source>
        <translation>phönizisch</translation>
    </message>
    <message>
        <source>pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>quadrireme</source>
        <translation>Tetrere</translation>
    </message>
    <message>
        <source>quality multiplies contents</source>
        <translation>Qualität vervielfacht den Inhalt</translation>
    </message>
    <message>
        <source>quality multiplies masonry</source>
        <translation>Qualität vervielfacht das Mauerwerk</translation>
    </message>
    <message>
        <source>raised platform towers</source>
        <translation>Türme der erhöhten Plattform</translation>
    </message>
    <message>
        <source>randomised training</source>
        <translation>ausgewürfelte Ausbildung</translation>
    </message>
    <message>
        <source>reinforced high ram</source>
        <translation>verstärkter hoher Rammsporn</translation>
    </message>
    <message>
        <source>rhodian</source>
        <translation>rhodisch</translation>
    </message>
    <message>
        <source>roman</source>
        <translation>römisch</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>rower disorder</source>
        <translation>Ruderunordnung</translation>
    </message>
    <message>
        <source>rudder damaged</source>
        <translation>Ruder beschädigt</translation>
    </message>
    <message>
        <source>rudder jammed</source>
        <translation>Ruder klemmt</translation>
    </message>
    <message>
        <source>sections divisor</source>
        <translation>Teiler für Mauerabschnitte</translation>
    </message>
    <message>
        <source>sections rounding</source>
        <translation>Rundung der Mauerabschnitte</translation>
    </message>
    <message>
        <source>space per engine</source>
        <translation>Platz je Geschütz</translation>
    </message>
    <message>
        <source>space per modifier</source>
        <translation>Platz je Punkt</translation>
    </message>
    <message>
        <source>space per tower</source>
        <translation>Platz je Turm</translation>
    </message>
    <message>
        <source>space per troop</source>
        <translation>Platz je Truppeneinheit</translation>
    </message>
    <message>
        <source>spartan</source>
        <translation>spartanisch</translation>
    </message>
    <message>
        <source>speed divisor</source>
        <translation>Teiler der Geschwindigkeit</translation>
    </message>
    <message>
        <source>speed used</source>
        <translation>genutzte Geschwindigkeit</translation>
    </message>
    <message>
        <source>squared divisor</source>
        <translation>Teiler des Quadrats</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>verkeilt</translation>
    </message>
    <message>
        <source>troops only</source>
        <translation>nur Truppen</translation>
    </message>
    <message>
        <source>whole contingent</source>
        <translation>das ganze Kontingent</translation>
    </message>
    <message>
        <source>A basic captain has a skill on a d6 of at least</source>
        <translation>Ein einfacher Kapitän hat ein Können auf W6 ab</translation>
    </message>
    <message>
        <source>A captain hit is killed on a d6 of at least</source>
        <translation>Ein getroffener Kapitän ist tot auf W6 ab</translation>
    </message>
    <message>
        <source>A commander is better on a d10 with his quality from</source>
        <translation>Ein Befehlshaber wird besser auf W10 mit seiner Qualität ab</translation>
    </message>
    <message>
        <source>A commander's experience for his first test</source>
        <translation>Erfahrung eines Befehlshabers für seine erste Probe</translation>
    </message>
    <message>
        <source>A commander's experience for his second test</source>
        <translation>Erfahrung eines Befehlshabers für seine zweite Probe</translation>
    </message>
    <message>
        <source>A commander's experience for his third test</source>
        <translation>Erfahrung eines Befehlshabers für seine dritte Probe</translation>
    </message>
    <message>
        <source>A commander's voice carries, cm</source>
        <translation>Die Stimme eines Befehlshabers reicht, cm</translation>
    </message>
    <message>
        <source>A fire is put out on at least</source>
        <translation>Ein Brand wird gelöscht ab</translation>
    </message>
    <message>
        <source>A fire is put out on at least, by a crew above average</source>
        <translation>Ein Brand wird von überdurchschnittlicher Besatzung gelöscht ab</translation>
    </message>
    <message>
        <source>A fire spreads to a ship in contact on at most</source>
        <translation>Ein Brand greift auf ein berührtes Schiff über bis</translation>
    </message>
    <message>
        <source>A fire worsens on at most</source>
        <translation>Ein Brand wird schlimmer bis</translation>
    </message>
    <message>
        <source>A heavy engine of at least this modifier is two stone throwers</source>
        <translation>Ein schweres Geschütz gilt als zwei Steinwerfer ab Modifikator</translation>
    </message>
    <message>
        <source>A month's training, per cent of a ship's price</source>
        <translation>Ein Monat Ausbildung, Prozent vom Preis eines Schiffes</translation>
    </message>
    <message>
        <source>A prize sold, per cent of its price</source>
        <translation>Eine verkaufte Prise, Prozent ihres Preises</translation>
    </message>
    <message>
        <source>A prize taken into service, per cent of its price</source>
        <translation>Eine in Dienst gestellte Prise, Prozent ihres Preises</translation>
    </message>
    <message>
        <source>A ship that separated stands clear by, cm</source>
        <translation>Ein Schiff, das sich löste, liegt frei um, cm</translation>
    </message>
    <message>
        <source>A ship's experience for its first better quality</source>
        <translation>Erfahrung eines Schiffes für die erste bessere Qualität</translation>
    </message>
    <message>
        <source>A ship's experience for its second better quality</source>
        <translation>Erfahrung eines Schiffes für die zweite bessere Qualität</translation>
    </message>
    <message>
        <source>A ship's experience for its third better quality</source>
        <translation>Erfahrung eines Schiffes für die dritte bessere Qualität</translation>
    </message>
    <message>
        <source>A wreck sinks on at most</source>
        <translation>Ein Wrack sinkt bis</translation>
    </message>
    <message>
        <source>Allies arrive from</source>
        <translation>Verbündete treffen ein ab</translation>
    </message>
    <message>
        <source>Allies arrive on any edge but the enemy's from</source>
        <translation>Verbündete treffen an jedem Rand außer dem des Feindes ein ab</translation>
    </message>
    <message>
        <source>Allies will not fight on at most</source>
        <translation>Verbündete kämpfen nicht bis</translation>
    </message>
    <message>
        <source>An admiral aboard is hit too on a d6 of at least</source>
        <translation>Ein Admiral an Bord wird mitgetroffen auf W6 ab</translation>
    </message>
    <message>
        <source>An ally of less than no reliability changes sides on a d10 up to</source>
        <translation>Ein Verbündeter ohne jede Zuverlässigkeit wechselt die Seite auf W10 bis</translation>
    </message>
    <message>
        <source>An unpaid crew worsens on a d10 up to</source>
        <translation>Eine unbezahlte Besatzung wird schlechter auf W10 bis</translation>
    </message>
    <message>
        <source>An unpaid ship deserts on a d10 from</source>
        <translation>Ein unbezahltes Schiff desertiert auf W10 ab</translation>
    </message>
    <message>
        <source>Archers hit from</source>
        <translation>Bogenschützen treffen ab</translation>
    </message>
    <message>
        <source>Archers hit from, at short range</source>
        <translation>Bogenschützen treffen auf kurze Reichweite ab</translation>
    </message>
    <message>
        <source>Archers shoot without loss after moving at most, cm</source>
        <translation>Bogenschützen schießen ohne Nachteil nach einer Bewegung bis, cm</translation>
    </message>
    <message>
        <source>Archers' range, cm</source>
        <translation>Reichweite von Bogenschützen, cm</translation>
    </message>
    <message>
        <source>Archers' short range, cm</source>
        <translation>Kurze Reichweite von Bogenschützen, cm</translation>
    </message>
    <message>
        <source>Archers: in a tower or on a platform, one unit each</source>
        <translation>Bogenschützen: in einem Turm oder auf einer Plattform, je eine Einheit</translation>
    </message>
    <message>
        <source>Archers: target has parablemata</source>
        <translation>Bogenschützen: Ziel hat Parablemata</translation>
    </message>
    <message>
        <source>Archers: target is cataphract</source>
        <translation>Bogenschützen: Ziel ist kataphrakt</translation>
    </message>
    <message>
        <source>Archers: their ship moved farther</source>
        <translation>Bogenschützen: ihr Schiff fuhr weiter</translation>
    </message>
    <message>
        <source>Ballista hits from</source>
        <translation>Ballista trifft ab</translation>
    </message>
    <message>
        <source>Ballista hits from, at short range</source>
        <translation>Ballista trifft auf kurze Reichweite ab</translation>
    </message>
    <message>
        <source>Ballista's range, cm</source>
        <translation>Reichweite einer Ballista, cm</translation>
    </message>
    <message>
        <source>Ballista's short range, cm</source>
        <translation>Kurze Reichweite einer Ballista, cm</translation>
    </message>
    <message>
        <source>Ballista: a target is small below size class</source>
        <translation>Ballista: ein Ziel ist klein unter Größenklasse</translation>
    </message>
    <message>
        <source>Ballista: not within so many degrees of bow or stern</source>
        <translation>Ballista: nicht innerhalb so vieler Grad von Bug oder Heck</translation>
    </message>
    <message>
        <source>Ballista: one more casualty on a natural die of at least</source>
        <translation>Ballista: ein Verlust mehr bei unverändertem Wurf ab</translation>
    </message>
    <message>
        <source>Ballista: small target</source>
        <translation>Ballista: kleines Ziel</translation>
    </message>
    <message>
        <source>Bees: Crew Tests and boarding dice</source>
        <translation>Bienen: Besatzungsproben und Enterwürfe</translation>
    </message>
    <message>
        <source>Boarding: a heavy marine hits from</source>
        <translation>Entern: ein schwerer Seesoldat trifft ab</translation>
    </message>
    <message>
        <source>Boarding: a marine hits from</source>
        <translation>Entern: ein Seesoldat trifft ab</translation>
    </message>
    <message>
        <source>Boarding: a ship two size classes larger</source>
        <translation>Entern: ein zwei Größenklassen größeres Schiff</translation>
    </message>
    <message>
        <source>Boarding: a side outnumbered so many times tests</source>
        <translation>Entern: eine so vielfach unterlegene Partei legt die Probe ab</translation>
    </message>
    <message>
        <source>Boarding: an archer hits from</source>
        <translation>Entern: ein Bogenschütze trifft ab</translation>
    </message>
    <message>
        <source>Boarding: fighting oar factors to a unit</source>
        <translation>Entern: kämpfende Riemenfaktoren je Einheit</translation>
    </message>
    <message>
        <source>Boarding: fighting oars hit from</source>
        <translation>Entern: kämpfende Ruderer treffen ab</translation>
    </message>
    <message>
        <source>Boarding: first round across one's corvus</source>
        <translation>Entern: erste Runde über den eigenen Corvus</translation>
    </message>
    <message>
        <source>Boarding: larger begins at, size classes</source>
        <translation>Entern: größer beginnt bei, Größenklassen</translation>
    </message>
    <message>
        <source>Boarding: oar factors to a unit of militia</source>
        <translation>Entern: Riemenfaktoren je Einheit Miliz</translation>
    </message>
    <message>
        <source>Boarding: own tower or platform, one unit each</source>
        <translation>Entern: eigener Turm oder Plattform, je eine Einheit</translation>
    </message>
    <message>
        <source>Boarding: rowers as militia hit from</source>
        <translation>Entern: Ruderer als Miliz treffen ab</translation>
    </message>
    <message>
        <source>Bronze on an unbraced bow is open to every fleet since the ban was dropped.</source>
        <translation>Bronze an ungestütztem Bug steht jeder Flotte offen, seit das Verbot fiel.</translation>
    </message>
    <message>
        <source>Columns for each ship of the larger fleet</source>
        <translation>Spalten für jedes Schiff der größeren Flotte</translation>
    </message>
    <message>
        <source>Columns more than the larger side has ships</source>
        <translation>Spalten mehr, als die größere Partei Schiffe hat</translation>
    </message>
    <message>
        <source>Columns more than those</source>
        <translation>Spalten mehr als diese</translation>
    </message>
    <message>
        <source>Columns nearest its edge in which a side deploys</source>
        <translation>Spalten an ihrem Rand, in denen eine Partei aufstellt</translation>
    </message>
    <message>
        <source>Columns of the map</source>
        <translation>Spalten der Karte</translation>
    </message>
    <message>
        <source>Columns open in the land before a port</source>
        <translation>Offene Spalten im Land vor einem Hafen</translation>
    </message>
    <message>
        <source>Corinthian shipwrights braced the bow for head-on attack at about this date.</source>
        <translation>Korinthische Schiffbauer verstärkten um diese Zeit den Bug für den Angriff geradeaus.</translation>
    </message>
    <message>
        <source>Crew Test: captain killed</source>
        <translation>Besatzungsprobe: Kapitän tot</translation>
    </message>
    <message>
        <source>Crew Test: captain wounded</source>
        <translation>Besatzungsprobe: Kapitän verwundet</translation>
    </message>
    <message>
        <source>Crew killed off: captain dead on a d10 of at most</source>
        <translation>Besatzung ausgelöscht: Kapitän tot auf W10 bis</translation>
    </message>
    <message>
        <source>Deck more or less for a closed or open deck unlike the class</source>
        <translation>Deck mehr oder weniger für geschlossenes oder offenes Deck anders als die Klasse</translation>
    </message>
    <message>
        <source>Destroyed at once: captain dead on a d10 of at most</source>
        <translation>Sofort zerstört: Kapitän tot auf W10 bis</translation>
    </message>
    <message>
        <source>Destroyed at once: captain taken on a d10 of at most</source>
        <translation>Sofort zerstört: Kapitän gefangen auf W10 bis</translation>
    </message>
    <message>
        <source>Drift downwind in an Intermediate Phase with wind, cm</source>
        <translation>Abtrift mit dem Wind in einer Zwischenphase mit Wind, cm</translation>
    </message>
    <message>
        <source>Empty hexes between wall sections</source>
        <translation>Leere Hexfelder zwischen Mauerabschnitten</translation>
    </message>
    <message>
        <source>Fires of Greek fire</source>
        <translation>Brände durch Griechisches Feuer</translation>
    </message>
    <message>
        <source>Fires of a pot of Rhodian fire</source>
        <translation>Brände durch einen Topf Rhodisches Feuer</translation>
    </message>
    <message>
        <source>Grappling: after a rake</source>
        <translation>Festhaken: nach dem Abscheren</translation>
    </message>
    <message>
        <source>Grappling: ferrea manus</source>
        <translation>Festhaken: Ferrea manus</translation>
    </message>
    <message>
        <source>Grappling: in ram contact with a severe or wrecked ship</source>
        <translation>Festhaken: im Rammkontakt mit einem ernst beschädigten Schiff oder Wrack</translation>
    </message>
    <message>
        <source>Grappling: target stationary</source>
        <translation>Festhaken: Ziel liegt still</translation>
    </message>
    <message>
        <source>Greek fire carries, cm</source>
        <translation>Griechisches Feuer reicht, cm</translation>
    </message>
    <message>
        <source>Greek fire hits from</source>
        <translation>Griechisches Feuer trifft ab</translation>
    </message>
    <message>
        <source>Half stands an engaged squadron loses when its fleet gives up</source>
        <translation>Halbe Bases, die ein Geschwader im Gefecht verliert, wenn seine Flotte aufgibt</translation>
    </message>
    <message>
        <source>Half the crew lost: captain dead on a d10 of at most</source>
        <translation>Halbe Besatzung verloren: Kapitän tot auf W10 bis</translation>
    </message>
    <message>
        <source>Half the crew lost: captain wounded on a d10 of at most</source>
        <translation>Halbe Besatzung verloren: Kapitän verwundet auf W10 bis</translation>
    </message>
    <message>
        <source>Heavy engine hits from</source>
        <translation>Schweres Geschütz trifft ab</translation>
    </message>
    <message>
        <source>Heavy engine hits from, a stationary target</source>
        <translation>Schweres Geschütz trifft ein stillliegendes Ziel ab</translation>
    </message>
    <message>
        <source>Heavy engine's minimum range, cm</source>
        <translation>Mindestreichweite eines schweren Geschützes, cm</translation>
    </message>
    <message>
        <source>Heavy engine's range, cm</source>
        <translation>Reichweite eines schweren Geschützes, cm</translation>
    </message>
    <message>
        <source>Interest of loans, per cent a month</source>
        <translation>Zins auf Darlehen, Prozent im Monat</translation>
    </message>
    <message>
        <source>Iron grapnels are told of from the fighting at Syracuse to the harpax of Agrippa.</source>
        <translation>Von eisernen Enterhaken wird vom Kampf um Syrakus bis zur Harpax des Agrippa berichtet.</translation>
    </message>
    <message>
        <source>Least weight of a stand</source>
        <translation>Kleinstes Gewicht einer Base</translation>
    </message>
    <message>
        <source>Men of a Hoplites Advantage</source>
        <translation>Mann eines Vorteils Hopliten</translation>
    </message>
    <message>
        <source>Men of a unit of heavy marines</source>
        <translation>Mann einer Einheit schwerer Seesoldaten</translation>
    </message>
    <message>
        <source>Move points of a turn with the steering oars hit</source>
        <translation>Bewegungspunkte einer Drehung bei getroffenem Steuerruder</translation>
    </message>
    <message>
        <source>Move points to enter weed</source>
        <translation>Bewegungspunkte, um in Tang zu fahren</translation>
    </message>
    <message>
        <source>Per cent of a blockaded port's lost income that the blockader takes</source>
        <translation>Prozent der entgangenen Einnahmen eines blockierten Hafens, die der Blockierende nimmt</translation>
    </message>
    <message>
        <source>Per cent of its income that a port brings in a month in which it was attacked</source>
        <translation>Prozent seiner Einnahmen, die ein Hafen in einem Monat bringt, in dem er angegriffen wurde</translation>
    </message>
    <message>
        <source>Per cent of its price that comes back for a fitting removed</source>
        <translation>Prozent des Preises, die für entfernte Ausrüstung zurückkommen</translation>
    </message>
    <message>
        <source>Per cent of the price that comes back for yard work called off</source>
        <translation>Prozent des Preises, die für abgesagte Werftarbeit zurückkommen</translation>
    </message>
    <message>
        <source>Points of a troop unit on a wall</source>
        <translation>Punkte einer Truppeneinheit auf einer Mauer</translation>
    </message>
    <message>
        <source>Pots are thrown, cm</source>
        <translation>Töpfe werden geworfen, cm</translation>
    </message>
    <message>
        <source>Pots hit from</source>
        <translation>Töpfe treffen ab</translation>
    </message>
    <message>
        <source>Quicklime: rolls on column B</source>
        <translation>Ätzkalk: Würfe in Spalte B</translation>
    </message>
    <message>
        <source>Rallying</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Rallying: no enemy within, cm</source>
        <translation>Sammeln: kein Feind bis, cm</translation>
    </message>
    <message>
        <source>Rams set high on a braced bow belong to Imperial Roman, Byzantine and Arab ships.</source>
        <translation>Hohe Rammsporne an verstärktem Bug gehören zu kaiserzeitlich-römischen, byzantinischen und arabischen Schiffen.</translation>
    </message>
    <message>
        <source>Ransom, per cent of a commander's price</source>
        <translation>Lösegeld, Prozent vom Preis eines Befehlshabers</translation>
    </message>
    <message>
        <source>Reliability of an ally after a defeat</source>
        <translation>Zuverlässigkeit eines Verbündeten nach einer Niederlage</translation>
    </message>
    <message>
        <source>Reliability of an ally after a month unpaid</source>
        <translation>Zuverlässigkeit eines Verbündeten nach einem unbezahlten Monat</translation>
    </message>
    <message>
        <source>Reliability of an ally after a victory</source>
        <translation>Zuverlässigkeit eines Verbündeten nach einem Sieg</translation>
    </message>
    <message>
        <source>Repair of a damage level, per cent of the hull's price</source>
        <translation>Reparatur einer Schadensstufe, Prozent vom Preis des Rumpfes</translation>
    </message>
    <message>
        <source>Rhodians slung fire over the bow from about now; bees and quicklime are the same pots.</source>
        <translation>Die Rhodier schleuderten etwa von nun an Feuer über den Bug; Bienen und Ätzkalk sind dieselben Töpfe.</translation>
    </message>
    <message>
        <source>Rome used boarding bridges in her first war at sea and had dropped them by its end.</source>
        <translation>Rom nutzte Enterbrücken in seinem ersten Seekrieg und hatte sie an dessen Ende aufgegeben.</translation>
    </message>
    <message>
        <source>Rounds left in which a sinking ship is beached</source>
        <translation>Verbleibende Runden, in denen ein sinkendes Schiff auf den Strand gesetzt wird</translation>
    </message>
    <message>
        <source>Rounds of a battle at most</source>
        <translation>Runden einer Schlacht höchstens</translation>
    </message>
    <message>
        <source>Rounds without a blow that end a battle</source>
        <translation>Runden ohne Schlag, die eine Schlacht beenden</translation>
    </message>
    <message>
        <source>Rows for each ship of the larger fleet</source>
        <translation>Reihen für jedes Schiff der größeren Flotte</translation>
    </message>
    <message>
        <source>Rows more than those</source>
        <translation>Reihen mehr als diese</translation>
    </message>
    <message>
        <source>Rows nearest its edge in which a side deploys</source>
        <translation>Reihen an ihrem Rand, in denen eine Partei aufstellt</translation>
    </message>
    <message>
        <source>Rows of land along a shore</source>
        <translation>Reihen Land entlang einer Küste</translation>
    </message>
    <message>
        <source>Rows of land along a shore; one of shallows follows</source>
        <translation>Reihen Land entlang einer Küste; eine Reihe Untiefen folgt</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Reihen des Spielplans</translation>
    </message>
    <message>
        <source>Sails of a ship that has no oars</source>
        <translation>Segel eines Schiffes ohne Riemen</translation>
    </message>
    <message>
        <source>Separating: backing out one's own ram</source>
        <translation>Lösen: den eigenen Rammsporn zurückziehen</translation>
    </message>
    <message>
        <source>Separating: held by a corvus or ferrea manus</source>
        <translation>Lösen: von Corvus oder Ferrea manus gehalten</translation>
    </message>
    <message>
        <source>Ships that lie manned in port train as well: 1 yes, 0 only on exercise</source>
        <translation>Bemannt im Hafen liegende Schiffe üben auch: 1 ja, 0 nur beim Üben</translation>
    </message>
    <message>
        <source>Skills of a heroic captain</source>
        <translation>Können eines heldenhaften Kapitäns</translation>
    </message>
    <message>
        <source>Speed lost to a choppy sea, cm</source>
        <translation>Geschwindigkeitsverlust bei kabbeliger See, cm</translation>
    </message>
    <message>
        <source>Speed lost to a rough sea, cm</source>
        <translation>Geschwindigkeitsverlust bei rauer See, cm</translation>
    </message>
    <message>
        <source>Speed lost to a very rough sea, cm</source>
        <translation>Geschwindigkeitsverlust bei sehr rauer See, cm</translation>
    </message>
    <message>
        <source>Stands of a squadron, as near as can be</source>
        <translation>Bases eines Geschwaders, so nah wie möglich</translation>
    </message>
    <message>
        <source>Straight hexes that let any ship turn</source>
        <translation>Gerade Hexfelder, nach denen jedes Schiff drehen darf</translation>
    </message>
    <message>
        <source>Sunk slowly or abandoned: captain dead on a d10 of at most</source>
        <translation>Langsam gesunken oder verlassen: Kapitän tot auf W10 bis</translation>
    </message>
    <message>
        <source>Sunk slowly or abandoned: captain taken on a d10 of at most</source>
        <translation>Langsam gesunken oder verlassen: Kapitän gefangen auf W10 bis</translation>
    </message>
    <message>
        <source>Talents a month a point of a port's economic value brings</source>
        <translation>Talente im Monat, die ein Punkt Wirtschaftswert eines Hafens bringt</translation>
    </message>
    <message>
        <source>Talents a month for a commander</source>
        <translation>Talente im Monat für einen Befehlshaber</translation>
    </message>
    <message>
        <source>Talents for an oar factor, a rudder or a mast</source>
        <translation>Talente für einen Riemenfaktor, ein Ruder oder einen Mast</translation>
    </message>
    <message>
        <source>Talents lent a point of economic value held</source>
        <translation>Geliehene Talente je Punkt gehaltenen Wirtschaftswerts</translation>
    </message>
    <message>
        <source>Talents of loot a point of economic value</source>
        <translation>Talente Beute je Punkt Wirtschaftswert</translation>
    </message>
    <message>
        <source>The Byzantine siphon is first heard of in the Arab attacks on Constantinople.</source>
        <translation>Vom byzantinischen Siphon hört man zuerst bei den arabischen Angriffen auf Konstantinopel.</translation>
    </message>
    <message>
        <source>The board has at least so many columns</source>
        <translation>Der Spielplan hat mindestens so viele Spalten</translation>
    </message>
    <message>
        <source>The deck above the rowers is known only from the large Phoenician bireme of the 8th century BCE.</source>
        <translation>Das Deck über den Ruderern ist nur von der großen phönizischen Diere des 8. Jahrhunderts v. Chr. bekannt.</translation>
    </message>
    <message>
        <source>The high timber prow goes with the Egyptian galleys that met the Sea Peoples.</source>
        <translation>Der hohe hölzerne Vordersteven gehört zu den ägyptischen Galeeren, die auf die Seevölker trafen.</translation>
    </message>
    <message>
        <source>The map has at least so many rows</source>
        <translation>Die Karte hat mindestens so viele Reihen</translation>
    </message>
    <message>
        <source>The sea goes a step higher on a d6 of at least</source>
        <translation>Die See steigt eine Stufe auf W6 ab</translation>
    </message>
    <message>
        <source>The sea lies a step lower on a d6 of at most</source>
        <translation>Die See sinkt eine Stufe auf W6 bis</translation>
    </message>
    <message>
        <source>The wind changes on a d10 of at most</source>
        <translation>Der Wind ändert sich auf W10 bis</translation>
    </message>
    <message>
        <source>The wind shifts on a d6 of at most</source>
        <translation>Der Wind dreht auf W6 bis</translation>
    </message>
    <message>
        <source>The workshops of Dionysios of Syracuse made the first arrow-shooting engines.</source>
        <translation>Die Werkstätten des Dionysios von Syrakus bauten die ersten Pfeilgeschütze.</translation>
    </message>
    <message>
        <source>Timber rams are open to every fleet since the ban on early rams was dropped.</source>
        <translation>Hölzerne Rammsporne stehen jeder Flotte offen, seit das Verbot früher Rammsporne fiel.</translation>
    </message>
    <message>
        <source>Torsion engines that throw stones come with the sieges of Philip and Alexander.</source>
        <translation>Torsionsgeschütze, die Steine werfen, kommen mit den Belagerungen Philipps und Alexanders.</translation>
    </message>
    <message>
        <source>Towers need the broad decks that came in with the quadrireme and quinquereme.</source>
        <translation>Türme brauchen die breiten Decks, die mit Tetrere und Pentere aufkamen.</translation>
    </message>
    <message>
        <source>Training makes a crew better on a d10 from</source>
        <translation>Ausbildung macht eine Besatzung besser auf W10 ab</translation>
    </message>
    <message>
        <source>Upkeep at sea, per cent of a ship's price a month</source>
        <translation>Unterhalt auf See, Prozent vom Preis eines Schiffes im Monat</translation>
    </message>
    <message>
        <source>Upkeep laid up in sheds, per cent of a ship's price a month</source>
        <translation>Unterhalt aufgelegt in Schiffshäusern, Prozent vom Preis eines Schiffes im Monat</translation>
    </message>
    <message>
        <source>Upkeep manned in port, per cent of a ship's price a month</source>
        <translation>Unterhalt bemannt im Hafen, Prozent vom Preis eines Schiffes im Monat</translation>
    </message>
    <message>
        <source>Upkeep of garrison units, per cent of their price a month</source>
        <translation>Unterhalt von Garnisonseinheiten, Prozent ihres Preises im Monat</translation>
    </message>
    <message>
        <source>Weather damage: a level worse when failed by at least</source>
        <translation>Wetterschaden: eine Stufe schlimmer, wenn misslungen um mindestens</translation>
    </message>
    <message>
        <source>Weather damage: a roll on column A when failed by at least</source>
        <translation>Wetterschaden: ein Wurf in Spalte A, wenn misslungen um mindestens</translation>
    </message>
    <message>
        <source>Weather damage: drifting</source>
        <translation>Wetterschaden: treibend</translation>
    </message>
    <message>
        <source>Weather damage: each level of damage</source>
        <translation>Wetterschaden: jede Schadensstufe</translation>
    </message>
    <message>
        <source>Weather damage: one or more corvi</source>
        <translation>Wetterschaden: ein oder mehr Corvi</translation>
    </message>
    <message>
        <source>Weather damage: one or more towers</source>
        <translation>Wetterschaden: ein oder mehr Türme</translation>
    </message>
    <message>
        <source>Weather damage: raised platform</source>
        <translation>Wetterschaden: erhöhte Plattform</translation>
    </message>
    <message>
        <source>Weeks in the yard for another hull or ram</source>
        <translation>Wochen in der Werft für anderen Rumpf oder Rammsporn</translation>
    </message>
    <message>
        <source>Weeks that a new ship takes at least</source>
        <translation>Wochen, die ein neues Schiff mindestens braucht</translation>
    </message>
    <message>
        <source>Weeks until another takes a dead commander's place</source>
        <translation>Wochen, bis ein anderer den Platz eines toten Befehlshabers einnimmt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>marines</source>
        <translation>Seesoldaten</translation>
    </message>
    <message>
        <source>heavy marines</source>
        <translation>schwere Seesoldaten</translation>
    </message>
    <message>
        <source>squadron</source>
        <translation>Geschwader</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Randomised training</source>
        <translation>Ausgewürfelte Ausbildung</translation>
    </message>
    <message>
        <source>Periods of classes and equipment</source>
        <translation>Zeiten von Klassen und Ausrüstung</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
</context>
<context>
    <name>AccountBars</name>
    <message>
        <source>Spending and income by account</source>
        <translation>Ausgaben und Einnahmen je Konto</translation>
    </message>
    <message>
        <source>%1: went out %2, came in %3</source>
        <translation>%1: ausgegeben %2, eingenommen %3</translation>
    </message>
    <message>
        <source>No money moved in this time.</source>
        <translation>In dieser Zeit floss kein Geld.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
</context>
<context>
    <name>AdvanceButton</name>
    <message>
        <source>%1 before the turn goes on</source>
        <translation>%1, bevor der Zug weitergeht</translation>
    </message>
    <message>
        <source>One thing is to be settled</source>
        <translation>Eines ist noch zu erledigen</translation>
    </message>
    <message>
        <source>%1 things are to be settled</source>
        <translation>%1 Dinge sind noch zu erledigen</translation>
    </message>
    <message>
        <source>Shows what waits, and what it would do (F9)</source>
        <translation>Zeigt, was wartet und was es täte (F9)</translation>
    </message>
</context>
<context>
    <name>AdvanceSheet</name>
    <message>
        <source>Nothing more that one would write down.</source>
        <translation>Nichts weiter, das man aufschriebe.</translation>
    </message>
    <message>
        <source>The week has been sailed, and there are battles to settle.</source>
        <translation>Die Woche ist gefahren, und es sind Schlachten zu erledigen.</translation>
    </message>
    <message>
        <source>What happened this week</source>
        <translation>Was diese Woche geschah</translation>
    </message>
    <message>
        <source>The captains are fighting; stop them</source>
        <translation>Die Kapitäne kämpfen; anhalten</translation>
    </message>
    <message>
        <source>Let captains fight the battles that nobody plays</source>
        <translation>Kapitäne die Schlachten schlagen lassen, die niemand spielt</translation>
    </message>
    <message>
        <source>Under Salamis ad Actium. Each is entered in the chronicle, and can be undone.</source>
        <translation>Nach Salamis ad Actium. Jede kommt in die Chronik und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>One undo takes it back</source>
        <translation>Ein Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>They are not done after all</source>
        <translation>Doch noch nicht fertig</translation>
    </message>
    <message>
        <source>My orders are done</source>
        <translation>Meine Befehle sind fertig</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>AllyBlock</name>
    <message>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>No ally serves it. A fleet on the fleet builder&apos;s table with an ally&apos;s price change is hired when it is bought.</source>
        <translation>Kein Verbündeter dient. Eine Flotte auf dem Tisch des Flottenbauers mit der Preisänderung eines Verbündeten wird beim Kauf angeheuert.</translation>
    </message>
    <message>
        <source>%1 · 1 ship</source>
        <translation>%1 · 1 Schiff</translation>
    </message>
    <message>
        <source>%1 · %2 ships</source>
        <translation>%1 · %2 Schiffe</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Dient</translation>
    </message>
    <message>
        <source>1 month more</source>
        <translation>noch 1 Monat</translation>
    </message>
    <message>
        <source>%1 months more</source>
        <translation>noch %1 Monate</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
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
        <translation>Seine Flotte</translation>
    </message>
    <message>
        <source>A month longer</source>
        <translation>Einen Monat länger</translation>
    </message>
    <message>
        <source>End the contract</source>
        <translation>Vertrag beenden</translation>
    </message>
    <message>
        <source>Send it home</source>
        <translation>Heimschicken</translation>
    </message>
</context>
<context>
    <name>AllyList</name>
    <message>
        <source>may change sides</source>
        <translation>kann die Seite wechseln</translation>
    </message>
    <message>
        <source>about to go home</source>
        <translation>will bald heimkehren</translation>
    </message>
    <message>
        <source>wavers</source>
        <translation>schwankt</translation>
    </message>
    <message>
        <source>keeps to the contract</source>
        <translation>hält sich an den Vertrag</translation>
    </message>
    <message>
        <source>stands by its host</source>
        <translation>steht treu zum Gastgeber</translation>
    </message>
    <message>
        <source>at the plain price</source>
        <translation>zum einfachen Preis</translation>
    </message>
    <message>
        <source>%1%2 per cent</source>
        <translation>%1%2 Prozent</translation>
    </message>
</context>
<context>
    <name>AppointSheet</name>
    <message>
        <source>Appoint a commander</source>
        <translation>Befehlshaber ernennen</translation>
    </message>
    <message>
        <source>Phormio</source>
        <translation>Phormion</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Appoint him</source>
        <translation>Ernennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Appointment</name>
    <message>
        <source>%1 talents now, and %2 a month in pay (SA-15.9, CP-4.2).</source>
        <translation>Jetzt %1 Talente, und %2 im Monat an Sold (SA-15.9, CP-4.2).</translation>
    </message>
    <message>
        <source>Your own dice are asked for; they are typed at the command line (SA-13.3).</source>
        <translation>Eigene Würfel werden verlangt; sie werden in der Befehlszeile eingetippt (SA-13.3).</translation>
    </message>
</context>
<context>
    <name>ArrangeSheet</name>
    <message>
        <source>Fleets that meet</source>
        <translation>Flotten, die sich treffen</translation>
    </message>
    <message>
        <source>Game, wind and sea</source>
        <translation>Spiel, Wind und See</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Zuggrenze</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>Zuggrenze</translation>
    </message>
    <message>
        <source>The umpire&apos;s options of the game</source>
        <translation>Spieloptionen des Spielleiters</translation>
    </message>
    <message>
        <source>table-size 180x120, weather-change never</source>
        <translation>table-size 180x120, weather-change never</translation>
    </message>
    <message>
        <source>%1: %2 ships, %3 talents</source>
        <translation>%1: %2 Schiffe, %3 Talente</translation>
    </message>
    <message>
        <source>The campaign is still being set up: it begins with this battle, and budgets and walls are settled then. Undo takes either back.</source>
        <translation>Der Feldzug wird noch eingerichtet: er beginnt mit dieser Schlacht, und Budgets und Mauern stehen dann fest. Rückgängig nimmt beides zurück.</translation>
    </message>
    <message>
        <source>Choose the fleets that meet.</source>
        <translation>Wählen Sie die Flotten, die sich treffen.</translation>
    </message>
    <message>
        <source>Begin and arrange</source>
        <translation>Beginnen und ansetzen</translation>
    </message>
    <message>
        <source>Arrange the battle</source>
        <translation>Schlacht ansetzen</translation>
    </message>
</context>
<context>
    <name>ArrivalPanel</name>
    <message>
        <source>Allies arrive</source>
        <translation>Verbündete treffen ein</translation>
    </message>
    <message>
        <source>Where shall they come in?</source>
        <translation>Wo sollen sie hereinkommen?</translation>
    </message>
    <message>
        <source>Places to come in</source>
        <translation>Orte zum Hereinkommen</translation>
    </message>
    <message>
        <source>Bring them in here</source>
        <translation>Hier hereinbringen</translation>
    </message>
</context>
<context>
    <name>BackupList</name>
    <message>
        <source>Kept when it was opened</source>
        <translation>Beim Öffnen aufbewahrt</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Kept before an older file was brought up to date</source>
        <translation>Aufbewahrt, bevor eine ältere Datei aktualisiert wurde</translation>
    </message>
    <message>
        <source>Stood here until another took its place</source>
        <translation>Stand hier, bis eine andere an ihre Stelle kam</translation>
    </message>
    <message>
        <source>The backup is not sound, and nothing was changed: %1</source>
        <translation>Die Sicherungskopie ist nicht unversehrt, und nichts wurde geändert: %1</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>Wählen Sie eine andere Sicherungskopie.</translation>
    </message>
</context>
<context>
    <name>BattleArranging</name>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Battle of %1</source>
        <translation>Schlacht bei %1</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>The umpire arranges battles; a side&apos;s fleets meet others at sea.</source>
        <translation>Der Spielleiter setzt Schlachten an; die Flotten einer Partei treffen andere auf See.</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Nirgends im Besonderen</translation>
    </message>
</context>
<context>
    <name>BattleBoard</name>
    <message>
        <source>%1 in from %2</source>
        <translation>%1 von %2 her</translation>
    </message>
    <message>
        <source>shoal</source>
        <translation>Untiefe</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>%1 wind</source>
        <translation>Wind %1</translation>
    </message>
    <message>
        <source>%1 sea</source>
        <translation>See %1</translation>
    </message>
    <message>
        <source>Weather is rolled</source>
        <translation>Wetter wird gewürfelt</translation>
    </message>
    <message>
        <source>Lost as a wreck</source>
        <translation>Als Wrack verloren</translation>
    </message>
    <message>
        <source>Towed home, a wreck</source>
        <translation>Heimgeschleppt, ein Wrack</translation>
    </message>
    <message>
        <source>Serves %1 now</source>
        <translation>Dient jetzt %1</translation>
    </message>
    <message>
        <source>Sold by %1</source>
        <translation>Verkauft von %1</translation>
    </message>
    <message>
        <source>Burnt by %1</source>
        <translation>Verbrannt von %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 Zug</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>It has been fought.</source>
        <translation>Sie ist geschlagen.</translation>
    </message>
    <message>
        <source>It has not been fought.</source>
        <translation>Sie ist nicht geschlagen.</translation>
    </message>
    <message>
        <source>%1, retired to %2</source>
        <translation>%1, zurückgezogen nach %2</translation>
    </message>
    <message>
        <source>Of the garrison</source>
        <translation>Von der Garnison</translation>
    </message>
</context>
<context>
    <name>BattleCostList</name>
    <message>
        <source>What battles cost</source>
        <translation>Was Schlachten kosten</translation>
    </message>
    <message>
        <source>Ships lost</source>
        <translation>Verlorene Schiffe</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>ships for %1 talents lost</source>
        <translation>Schiffe für %1 Talente verloren</translation>
    </message>
    <message>
        <source>No battle has been fought yet.</source>
        <translation>Noch wurde keine Schlacht geschlagen.</translation>
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
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>BattleHead</name>
    <message>
        <source>a battle of the past</source>
        <translation>eine vergangene Schlacht</translation>
    </message>
    <message>
        <source>the captain considers…</source>
        <translation>der Kapitän überlegt…</translation>
    </message>
    <message>
        <source>your order</source>
        <translation>Ihr Befehl</translation>
    </message>
    <message>
        <source>a captain&apos;s order</source>
        <translation>Befehl eines Kapitäns</translation>
    </message>
    <message>
        <source>looking back: a new order replaces what follows</source>
        <translation>Rückblick: ein neuer Befehl ersetzt, was folgt</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 1 squadron</source>
        <translation>%1 1 Geschwader</translation>
    </message>
    <message>
        <source>%1 %2 squadrons</source>
        <translation>%1 %2 Geschwader</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ships and %4 taken</source>
        <translation>%1 %2 von %3 Schiffen und %4 genommen</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ships</source>
        <translation>%1 %2 von %3 Schiffen</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The captain gives one order (Space)</source>
        <translation>Der Kapitän gibt einen Befehl (Leertaste)</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Captains&apos; orders follow by themselves</source>
        <translation>Befehle der Kapitäne folgen von selbst</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Let the program roll the dice</source>
        <translation>Programm würfeln lassen</translation>
    </message>
    <message>
        <source>Roll real dice and type them</source>
        <translation>Echte Würfel werfen und eintippen</translation>
    </message>
    <message>
        <source>No longer mark whom the chosen one may reach (T)</source>
        <translation>Nicht mehr markieren, wen das Gewählte erreichen kann (T)</translation>
    </message>
    <message>
        <source>Mark whom the chosen one may reach (T)</source>
        <translation>Markieren, wen das Gewählte erreichen kann (T)</translation>
    </message>
    <message>
        <source>No longer draw the bases (B)</source>
        <translation>Bases nicht mehr zeichnen (B)</translation>
    </message>
    <message>
        <source>Draw the bases (B)</source>
        <translation>Bases zeichnen (B)</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Wer spielt…</translation>
    </message>
    <message>
        <source>Write the replay…</source>
        <translation>Wiedergabe schreiben…</translation>
    </message>
    <message>
        <source>Print its brief…</source>
        <translation>Auftrag drucken…</translation>
    </message>
    <message>
        <source>Print its report…</source>
        <translation>Bericht drucken…</translation>
    </message>
    <message>
        <source>Bring it into the campaign first</source>
        <translation>Erst in den Feldzug bringen</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>Die Schlacht geht weiter</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie sie endete</translation>
    </message>
    <message>
        <source>Give the battle up</source>
        <translation>Schlacht aufgeben</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>Von Ihnen wird jetzt nichts verlangt</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>a captain orders the rest of the turn</source>
        <translation>ein Kapitän befiehlt den Rest des Zuges</translation>
    </message>
</context>
<context>
    <name>BattleOdds</name>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Nobody won; so end %1 of 100 such battles (%2).</source>
        <translation>Niemand siegte; so enden %1 von 100 solcher Schlachten (%2).</translation>
    </message>
    <message>
        <source>%1 won; before the battle, %2 of 100 such battles (%3).</source>
        <translation>%1 siegte; vor der Schlacht %2 von 100 solcher Schlachten (%3).</translation>
    </message>
    <message>
        <source>so in %1 of 100 such battles</source>
        <translation>so in %1 von 100 solcher Schlachten</translation>
    </message>
</context>
<context>
    <name>BattleOddsCard</name>
    <message>
        <source>What is to be expected?</source>
        <translation>Was ist zu erwarten?</translation>
    </message>
    <message>
        <source>Was it luck?</source>
        <translation>War es Glück?</translation>
    </message>
    <message>
        <source>Captains of simulation fight the same battle a thousand times.</source>
        <translation>Simulierte Kapitäne schlagen dieselbe Schlacht tausendmal.</translation>
    </message>
    <message>
        <source>%1 of %2 battles so far, between captains of simulation</source>
        <translation>bisher %1 von %2 Schlachten zwischen simulierten Kapitänen</translation>
    </message>
    <message>
        <source>%1 battles between captains of simulation</source>
        <translation>%1 Schlachten zwischen simulierten Kapitänen</translation>
    </message>
    <message>
        <source>Compare the games…</source>
        <translation>Spiele vergleichen…</translation>
    </message>
    <message>
        <source>This match under every game, side by side</source>
        <translation>Dieses Treffen nach jedem Spiel, nebeneinander</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Weigh it</source>
        <translation>Abwägen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 lost fighting value of %2 talents, %3</source>
        <translation>%1 verlor Kampfwert von %2 Talenten, %3</translation>
    </message>
    <message>
        <source>less than usual</source>
        <translation>weniger als üblich</translation>
    </message>
    <message>
        <source>more than usual</source>
        <translation>mehr als üblich</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>%1 were to be expected; half such battles cost %2 to %3</source>
        <translation>%1 waren zu erwarten; die Hälfte solcher Schlachten kostet %2 bis %3</translation>
    </message>
</context>
<context>
    <name>BattlePane</name>
    <message>
        <source>Sheets of the fleet…</source>
        <translation>Bögen der Flotte…</translation>
    </message>
    <message>
        <source>Sheets of the fleets…</source>
        <translation>Bögen der Flotten…</translation>
    </message>
    <message>
        <source>Its report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Its brief…</source>
        <translation>Auftrag…</translation>
    </message>
    <message>
        <source>What is handed out before it</source>
        <translation>Was vorher ausgeteilt wird</translation>
    </message>
    <message>
        <source>Both sides are played by hand, by two people at one screen. To play alone, give one to a captain.</source>
        <translation>Beide Parteien werden von Hand gespielt, von zweien an einem Bildschirm. Wer allein spielt, gibt eine einem Kapitän.</translation>
    </message>
    <message>
        <source>Go on fighting</source>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <source>Fight it here</source>
        <translation>Hier schlagen</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Let the captains fight it</source>
        <translation>Kapitäne kämpfen lassen</translation>
    </message>
    <message>
        <source>The odds in full…</source>
        <translation>Alle Chancen…</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Ergebnis eingeben…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Call off</source>
        <translation>Absagen</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Nochmals ansehen</translation>
    </message>
    <message>
        <source>Take back and enter again</source>
        <translation>Zurücknehmen und neu eingeben</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
</context>
<context>
    <name>BattleRoom</name>
    <message>
        <source>A die of %1 sides does not show %2.</source>
        <translation>Ein Würfel mit %1 Seiten zeigt keine %2.</translation>
    </message>
    <message>
        <source>Type 1 to %1.</source>
        <translation>Tippen Sie 1 bis %1.</translation>
    </message>
    <message>
        <source>the last battle</source>
        <translation>die letzte Schlacht</translation>
    </message>
    <message>
        <source>the battle that was begun</source>
        <translation>die begonnene Schlacht</translation>
    </message>
    <message>
        <source>The battle is in %1.</source>
        <translation>Die Schlacht steht in %1.</translation>
    </message>
    <message>
        <source>The replay is in %1.</source>
        <translation>Die Wiedergabe steht in %1.</translation>
    </message>
    <message>
        <source>The outcome is in %1.</source>
        <translation>Das Ergebnis steht in %1.</translation>
    </message>
    <message>
        <source>No %1 is placed now.</source>
        <translation>Jetzt wird kein %1 gesetzt.</translation>
    </message>
    <message>
        <source>The board shows an earlier moment.</source>
        <translation>Der Plan zeigt einen früheren Moment.</translation>
    </message>
    <message>
        <source>Go to the latest order first; what was done stands.</source>
        <translation>Erst zum letzten Befehl gehen; was getan ist, bleibt.</translation>
    </message>
    <message>
        <source>%1 cannot row this plot.</source>
        <translation>%1 kann diesen Plan nicht rudern.</translation>
    </message>
    <message>
        <source>It is marked in the list; write another one.</source>
        <translation>Er ist in der Liste markiert; schreiben Sie einen anderen.</translation>
    </message>
    <message>
        <source>1 ship of %1 is plotted alike.</source>
        <translation>1 Schiff von %1 ist gleich geplant.</translation>
    </message>
    <message>
        <source>%1 ships of %2 are plotted alike.</source>
        <translation>%1 Schiffe von %2 sind gleich geplant.</translation>
    </message>
    <message>
        <source>%1 Kept as written: %2.</source>
        <translation>%1 Wie geschrieben behalten: %2.</translation>
    </message>
    <message>
        <source>in</source>
        <comment>inches</comment>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>Taken by %1</source>
        <translation>Genommen von %1</translation>
    </message>
    <message>
        <source>Fled</source>
        <translation>Geflohen</translation>
    </message>
    <message>
        <source>Withdrew</source>
        <translation>Zog sich zurück</translation>
    </message>
    <message>
        <source>Never came</source>
        <translation>Kam nicht</translation>
    </message>
    <message>
        <source>%1 gave the battle up</source>
        <translation>%1 gab die Schlacht auf</translation>
    </message>
    <message>
        <source>ended at the turn limit</source>
        <translation>endete an der Zuggrenze</translation>
    </message>
    <message>
        <source>ended because nobody struck any more</source>
        <translation>endete, weil niemand mehr zuschlug</translation>
    </message>
    <message>
        <source>broken off, undecided</source>
        <translation>unentschieden abgebrochen</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 siegt</translation>
    </message>
</context>
<context>
    <name>BattleRow</name>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
</context>
<context>
    <name>BattleScreen</name>
    <message>
        <source>Put the battle away</source>
        <translation>Schlacht weglegen</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Write the replay</source>
        <translation>Wiedergabe schreiben</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Wiedergaben</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Wiedergabe von %1</translation>
    </message>
    <message>
        <source>Write the outcome</source>
        <translation>Ergebnis schreiben</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Outcome of %1</source>
        <translation>Ergebnis von %1</translation>
    </message>
    <message>
        <source>The table. %1</source>
        <translation>Der Tisch. %1</translation>
    </message>
    <message>
        <source>%1 is chosen; %2 orders</source>
        <translation>%1 ist gewählt; %2 Befehle</translation>
    </message>
    <message>
        <source>No %1 is chosen</source>
        <translation>Kein %1 ist gewählt</translation>
    </message>
</context>
<context>
    <name>BattleSideCard</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>gab auf</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 Schiff</translation>
    </message>
    <message>
        <source>1 wall section</source>
        <translation>1 Mauerabschnitt</translation>
    </message>
    <message>
        <source>%1 wall sections</source>
        <translation>%1 Mauerabschnitte</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>Played by hand</source>
        <translation>Von Hand gespielt</translation>
    </message>
    <message>
        <source>Cautious captain</source>
        <translation>Vorsichtiger Kapitän</translation>
    </message>
    <message>
        <source>Steady captain</source>
        <translation>Besonnener Kapitän</translation>
    </message>
    <message>
        <source>Bold captain</source>
        <translation>Kühner Kapitän</translation>
    </message>
    <message>
        <source>As it was left; who plays is changed at the table.</source>
        <translation>Wie zuletzt; wer spielt, wird am Tisch geändert.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
</context>
<context>
    <name>BattlesScreen</name>
    <message>
        <source>Arrange…</source>
        <translation>Ansetzen…</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Fought this turn</source>
        <translation>In diesem Zug geschlagen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>A battle is due</source>
        <translation>Eine Schlacht ist fällig</translation>
    </message>
    <message>
        <source>%1 battles are due</source>
        <translation>%1 Schlachten sind fällig</translation>
    </message>
    <message>
        <source>No battles yet</source>
        <translation>Noch keine Schlachten</translation>
    </message>
    <message>
        <source>Fleets have met. Choose one on the left: on the map it is made a battle, or they part.</source>
        <translation>Flotten haben sich getroffen. Wählen Sie links eine: auf der Karte wird daraus eine Schlacht, oder sie trennen sich.</translation>
    </message>
    <message>
        <source>Where fleets meet, a battle waits here: to be fought at the table, by captains of the machine, or on a table of your own with its result typed in.</source>
        <translation>Wo Flotten sich treffen, wartet hier eine Schlacht: am Tisch zu schlagen, durch Kapitäne des Rechners, oder auf einem eigenen Tisch mit eingetipptem Ergebnis.</translation>
    </message>
    <message>
        <source>Arrange “%1”</source>
        <translation>„%1“ ansetzen</translation>
    </message>
    <message>
        <source>The campaign begins with it</source>
        <translation>Der Feldzug beginnt damit</translation>
    </message>
    <message>
        <source>Arrange a battle…</source>
        <translation>Schlacht ansetzen…</translation>
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
        <translation>Beendet das Einrichten: von da an stehen Mauern und Budgets fest (CP-2.2). Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are. It may begin as it is, and undo takes it back; but look at this first:</source>
        <translation>Von da an stehen Mauern und Budgets fest. Der Feldzug kann so beginnen, und Rückgängig nimmt es zurück; aber sehen Sie zuerst hier nach:</translation>
    </message>
    <message>
        <source>Begin all the same</source>
        <translation>Dennoch beginnen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
</context>
<context>
    <name>BoardTools</name>
    <message>
        <source>Nearer (+)</source>
        <translation>Näher (+)</translation>
    </message>
    <message>
        <source>Farther (−)</source>
        <translation>Weiter weg (−)</translation>
    </message>
    <message>
        <source>Where the %1 are (9)</source>
        <translation>Wo die %1 sind (9)</translation>
    </message>
    <message>
        <source>The whole table (0)</source>
        <translation>Der ganze Tisch (0)</translation>
    </message>
</context>
<context>
    <name>BranchSheet</name>
    <message>
        <source>Branch from here</source>
        <translation>Hier abzweigen</translation>
    </message>
    <message>
        <source>Keep the new campaign</source>
        <translation>Neuen Feldzug ablegen</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Feldzüge</translation>
    </message>
    <message>
        <source>A new campaign holds the war as it stood then; this one stays as it is. Whatever is done there as it was done here throws the same dice.</source>
        <translation>Ein neuer Feldzug enthält den Krieg, wie er damals stand; dieser bleibt, wie er ist. Was dort wie hier getan wird, wirft dieselben Würfel.</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgelistet wird</translation>
    </message>
    <message>
        <source>Every deed</source>
        <translation>Jede Tat</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Nach: %1</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Die Geschichte wird gelesen…</translation>
    </message>
    <message>
        <source>What the new campaign is called</source>
        <translation>Wie der neue Feldzug heißt</translation>
    </message>
    <message>
        <source>Open it at once</source>
        <translation>Sofort öffnen</translation>
    </message>
    <message>
        <source>Making it…</source>
        <translation>Wird erstellt…</translation>
    </message>
    <message>
        <source>Choose where to keep it…</source>
        <translation>Ablageort wählen…</translation>
    </message>
</context>
<context>
    <name>BudgetBar</name>
    <message>
        <source>Within the rules, but %1 over the budget</source>
        <translation>Innerhalb der Regeln, aber %1 über dem Budget</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Spent of the budget: %1 per cent</source>
        <translation>Vom Budget ausgegeben: %1 Prozent</translation>
    </message>
    <message>
        <source>Set a budget…</source>
        <translation>Budget festlegen…</translation>
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
        <translation>%1, wenn sie dann hier liegt (jetzt %2)</translation>
    </message>
    <message>
        <source>A fleet of new ships</source>
        <translation>Eine Flotte neuer Schiffe</translation>
    </message>
    <message>
        <source>Nothing lies on the fleet builder&apos;s table; design a ship there first.</source>
        <translation>Auf dem Tisch des Flottenbauers liegt nichts; entwerfen Sie dort erst ein Schiff.</translation>
    </message>
    <message>
        <source>The side has no ship to build after.</source>
        <translation>Die Partei hat kein Schiff, nach dem zu bauen wäre.</translation>
    </message>
</context>
<context>
    <name>BuildSheet</name>
    <message>
        <source>Build ships</source>
        <translation>Schiffe bauen</translation>
    </message>
    <message>
        <source>Built after</source>
        <translation>Gebaut nach</translation>
    </message>
    <message>
        <source>A class of the time</source>
        <translation>Einer Klasse der Zeit</translation>
    </message>
    <message>
        <source>A ship one has</source>
        <translation>Einem eigenen Schiff</translation>
    </message>
    <message>
        <source>The fleet builder</source>
        <translation>Dem Flottenbauer</translation>
    </message>
    <message>
        <source>after its class</source>
        <translation>nach der Klasse</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Launched, they join</source>
        <translation>Nach Stapellauf zu</translation>
    </message>
    <message>
        <source>%1 of %2 talents</source>
        <translation>%1 von %2 Talenten</translation>
    </message>
    <message>
        <source>%1 of %2 talents, %3 each</source>
        <translation>%1 von %2 Talenten, je %3</translation>
    </message>
    <message>
        <source>Launched</source>
        <translation>Stapellauf</translation>
    </message>
    <message>
        <source>%1, in %2 weeks</source>
        <translation>%1, in %2 Wochen</translation>
    </message>
    <message>
        <source>Yard</source>
        <translation>Werft</translation>
    </message>
    <message>
        <source>takes %1 of the %2 size classes still free this month</source>
        <translation>nimmt %1 der %2 Größenklassen, die diesen Monat noch frei sind</translation>
    </message>
    <message>
        <source>Training is randomised in this campaign: a d10 is rolled for every crew at the launch (SA-13.3).</source>
        <translation>In diesem Feldzug wird die Ausbildung ausgewürfelt: beim Stapellauf ein W10 für jede Besatzung (SA-13.3).</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation>Bestellen für %1</translation>
    </message>
</context>
<context>
    <name>BuilderFoot</name>
    <message>
        <source>talents</source>
        <translation>Talente</translation>
    </message>
    <message>
        <source>Within the rules</source>
        <translation>Innerhalb der Regeln</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 Beanstandung</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Beanstandungen</translation>
    </message>
    <message>
        <source>Show what the rules have against it</source>
        <translation>Zeigen, was die Regeln einwenden</translation>
    </message>
</context>
<context>
    <name>BuySheet</name>
    <message>
        <source>Buy the fleet</source>
        <translation>Flotte kaufen</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For which side</source>
        <translation>Für welche Partei</translation>
    </message>
    <message>
        <source>It will lie in</source>
        <translation>Sie wird liegen in</translation>
    </message>
    <message>
        <source>In which port</source>
        <translation>In welchem Hafen</translation>
    </message>
    <message>
        <source>It serves as an ally under a contract, months</source>
        <translation>Sie dient als Verbündeter auf Vertrag, Monate</translation>
    </message>
    <message>
        <source>Months of the contract</source>
        <translation>Monate des Vertrags</translation>
    </message>
    <message>
        <source>Training is randomised in this campaign: a d10 is rolled for every crew and commander when you buy (SA-13.3).</source>
        <translation>In diesem Feldzug wird die Ausbildung ausgewürfelt: beim Kauf ein W10 für jede Besatzung und jeden Befehlshaber (SA-13.3).</translation>
    </message>
    <message>
        <source>Against the rules, unless the umpire lets it pass</source>
        <translation>Gegen die Regeln, sofern der Spielleiter es nicht gelten lässt</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Erlassen</translation>
    </message>
    <message>
        <source>The umpire&apos;s reason, kept with the ships</source>
        <translation>Grund des Spielleiters, bei den Schiffen aufbewahrt</translation>
    </message>
    <message>
        <source>In the treasury</source>
        <translation>In der Staatskasse</translation>
    </message>
    <message>
        <source>This fleet</source>
        <translation>Diese Flotte</translation>
    </message>
    <message>
        <source>It would lack</source>
        <translation>Es würden fehlen</translation>
    </message>
    <message>
        <source>It leaves</source>
        <translation>Es bleiben</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Kaufen für %1</translation>
    </message>
</context>
<context>
    <name>CampaignExchange</name>
    <message>
        <source>The folder %1 cannot be made. Nothing was taken over.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>See to it that the folder above it can be written.</source>
        <translation>Sorgen Sie dafür, dass der Ordner darüber beschreibbar ist.</translation>
    </message>
    <message>
        <source>%1 is kept in %2 from now on.</source>
        <translation>%1 liegt von nun an in %2.</translation>
    </message>
    <message>
        <source>The whole campaign is for the umpire&apos;s eyes.</source>
        <translation>Der ganze Feldzug ist nur für die Augen des Spielleiters.</translation>
    </message>
    <message>
        <source>Look with them to write it.</source>
        <translation>Sehen Sie mit ihnen, um ihn zu schreiben.</translation>
    </message>
    <message>
        <source>The campaign is written to %1.</source>
        <translation>Der Feldzug ist in %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>CampaignMenu</name>
    <message>
        <source>Rename the campaign…</source>
        <translation>Feldzug umbenennen…</translation>
    </message>
    <message>
        <source>The umpire&apos;s business</source>
        <translation>Sache des Spielleiters</translation>
    </message>
    <message>
        <source>Keep a backup now</source>
        <translation>Jetzt Sicherungskopie anlegen</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherungskopie zurückspielen…</translation>
    </message>
    <message>
        <source>The campaign is open only for looking</source>
        <translation>Der Feldzug ist nur zum Ansehen geöffnet</translation>
    </message>
    <message>
        <source>Branch from here…</source>
        <translation>Hier abzweigen…</translation>
    </message>
    <message>
        <source>Write as JSON…</source>
        <translation>Als JSON schreiben…</translation>
    </message>
    <message>
        <source>The umpire&apos;s business: it holds everything of everyone</source>
        <translation>Sache des Spielleiters: es enthält alles von allen</translation>
    </message>
    <message>
        <source>Close the campaign</source>
        <translation>Feldzug schließen</translation>
    </message>
    <message>
        <source>Another side…</source>
        <translation>Noch eine Seite…</translation>
    </message>
    <message>
        <source>Change the umpire&apos;s PIN…</source>
        <translation>PIN des Spielleiters ändern…</translation>
    </message>
    <message>
        <source>PIN for the umpire&apos;s seat…</source>
        <translation>PIN für den Platz des Spielleiters…</translation>
    </message>
</context>
<context>
    <name>CaptainsSheet</name>
    <message>
        <source>The captains fight it out. You will see what came of it before it counts.</source>
        <translation>Die Kapitäne kämpfen es aus. Sie sehen, was daraus wurde, bevor es zählt.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 orders</source>
        <translation>Zug %1 · %2 Befehle</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>Stop them</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>CedeSheet</name>
    <message>
        <source>Give %1 away</source>
        <translation>%1 abtreten</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>For so many talents</source>
        <translation>Für so viele Talente</translation>
    </message>
    <message>
        <source>nothing: it is given</source>
        <translation>nichts: geschenkt</translation>
    </message>
    <message>
        <source>Its walls, its garrison and its commander go with it. Everybody hears of it.</source>
        <translation>Mauern, Garnison und Befehlshaber gehen mit. Alle erfahren davon.</translation>
    </message>
    <message>
        <source>Give it away</source>
        <translation>Abtreten</translation>
    </message>
</context>
<context>
    <name>ChartsView</name>
    <message>
        <source>Treasuries, talents</source>
        <translation>Staatskassen, Talente</translation>
    </message>
    <message>
        <source>Fleets, talents of ships</source>
        <translation>Flotten, Talente an Schiffen</translation>
    </message>
    <message>
        <source>reading past weeks…</source>
        <translation>vergangene Wochen werden gelesen…</translation>
    </message>
</context>
<context>
    <name>ChronicleList</name>
    <message>
        <source>The chronicle is in %1.</source>
        <translation>Die Chronik steht in %1.</translation>
    </message>
    <message>
        <source>Known to %1</source>
        <translation>Bekannt: %1</translation>
    </message>
    <message>
        <source>Known to %1 and %2</source>
        <translation>Bekannt: %1 und %2</translation>
    </message>
</context>
<context>
    <name>ChronicleScreen</name>
    <message>
        <source>Write the chronicle as a page</source>
        <translation>Chronik als Seite schreiben</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>Webseiten</translation>
    </message>
    <message>
        <source>Chronicle of %1</source>
        <translation>Chronik von %1</translation>
    </message>
    <message>
        <source>Find in the chronicle</source>
        <translation>In der Chronik suchen</translation>
    </message>
    <message>
        <source>Write a page…</source>
        <translation>Seite schreiben…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Notiz schreiben…</translation>
    </message>
    <message>
        <source>The umpire&apos;s note</source>
        <translation>Notiz des Spielleiters</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <source>Nothing like that is written</source>
        <translation>Nichts dergleichen ist geschrieben</translation>
    </message>
    <message>
        <source>Nothing is written yet</source>
        <translation>Noch ist nichts geschrieben</translation>
    </message>
    <message>
        <source>Try fewer words.</source>
        <translation>Versuchen Sie weniger Wörter.</translation>
    </message>
    <message>
        <source>What happens in the war is told here week by week, and the umpire&apos;s notes stand among it.</source>
        <translation>Was im Krieg geschieht, wird hier Woche für Woche erzählt, dazwischen stehen die Notizen des Spielleiters.</translation>
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
        <translation>Größe %1</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>1 oar</source>
        <translation>1 Riemen</translation>
    </message>
    <message>
        <source>%1 oars</source>
        <translation>%1 Riemen</translation>
    </message>
</context>
<context>
    <name>ClassPane</name>
    <message>
        <source>Build from</source>
        <translation>Bauen nach</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>My templates</source>
        <translation>Meine Vorlagen</translation>
    </message>
    <message>
        <source>Find a template</source>
        <translation>Vorlage suchen</translation>
    </message>
    <message>
        <source>Find a class</source>
        <translation>Klasse suchen</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Decks</translation>
    </message>
    <message>
        <source>Aphract</source>
        <translation>Aphrakt</translation>
    </message>
    <message>
        <source>Sail</source>
        <comment>a rig</comment>
        <translation>Segel</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>of a list</comment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>By period</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>By price</source>
        <translation>Nach Preis</translation>
    </message>
    <message>
        <source>Other periods than %1 too</source>
        <translation>Auch andere Zeiten als %1</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Ship classes</source>
        <translation>Schiffsklassen</translation>
    </message>
    <message>
        <source>No class fits. Clear the search, or show other decks and periods.</source>
        <translation>Keine Klasse passt. Suche löschen oder andere Decks und Zeiten zeigen.</translation>
    </message>
    <message>
        <source>No template of that name.</source>
        <translation>Keine Vorlage dieses Namens.</translation>
    </message>
    <message>
        <source>Nothing kept yet. Fit a ship as you like it and keep it as a template; it stands here for every fleet.</source>
        <translation>Noch nichts abgelegt. Rüsten Sie ein Schiff nach Wunsch aus und legen Sie es als Vorlage ab; hier steht es dann für jede Flotte.</translation>
    </message>
    <message>
        <source>%1, not then</source>
        <translation>%1, damals nicht</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Fit the selected ships like it</source>
        <translation>Die gewählten Schiffe so ausrüsten</translation>
    </message>
    <message>
        <source>Select ships of the fleet first.</source>
        <translation>Wählen Sie erst Schiffe der Flotte.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Sie ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>%1, sorted downwards</source>
        <translation>%1, absteigend sortiert</translation>
    </message>
    <message>
        <source>%1, sorted upwards</source>
        <translation>%1, aufsteigend sortiert</translation>
    </message>
</context>
<context>
    <name>CommanderRows</name>
    <message>
        <source>The fleet</source>
        <translation>Die Flotte</translation>
    </message>
    <message>
        <source>A garrison</source>
        <translation>Eine Garnison</translation>
    </message>
    <message>
        <source>No squadron yet</source>
        <translation>Noch kein Geschwader</translation>
    </message>
</context>
<context>
    <name>CompareCell</name>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>CompareHead</name>
    <message>
        <source>the match&apos;s own game</source>
        <translation>das eigene Spiel des Treffens</translation>
    </message>
</context>
<context>
    <name>CompareScreen</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One match, every game</source>
        <translation>Ein Treffen, jedes Spiel</translation>
    </message>
    <message>
        <source>Battles under each</source>
        <translation>Schlachten je Spiel</translation>
    </message>
    <message>
        <source>Battles under each game</source>
        <translation>Schlachten in jedem Spiel</translation>
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
        <translation>Die ersten Schlachten werden geschlagen…</translation>
    </message>
    <message>
        <source>No battle was fought yet</source>
        <translation>Noch wurde keine Schlacht geschlagen</translation>
    </message>
    <message>
        <source>No game fights this match</source>
        <translation>Kein Spiel trägt dieses Treffen aus</translation>
    </message>
    <message>
        <source>Between the marks, and after a figure: where the true share lies, 19 times in 20; of talents, nine battles in ten. %1</source>
        <translation>Zwischen den Marken, und nach einer Zahl: wo der wahre Anteil liegt, 19-mal von 20; bei Talenten neun von zehn Schlachten. %1</translation>
    </message>
</context>
<context>
    <name>CompareSheet</name>
    <message>
        <source>A fleet to compare with</source>
        <translation>Flotte zum Vergleich</translation>
    </message>
    <message>
        <source>Fleets</source>
        <translation>Flotten</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Two ships</source>
        <translation>Zwei Schiffe</translation>
    </message>
    <message>
        <source>Two fleets</source>
        <translation>Zwei Flotten</translation>
    </message>
    <message>
        <source>Another fleet&apos;s file…</source>
        <translation>Datei einer anderen Flotte…</translation>
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
        <translation>Das Treffen in jedem Spiel</translation>
    </message>
</context>
<context>
    <name>ComparedGames</name>
    <message>
        <source>does not fight it</source>
        <translation>trägt es nicht aus</translation>
    </message>
    <message>
        <source>%1 of %2 battles</source>
        <translation>%1 von %2 Schlachten</translation>
    </message>
    <message>
        <source>1 battle</source>
        <translation>1 Schlacht</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 Schlachten</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Both cost the same.</source>
        <translation>Beide kosten gleich viel.</translation>
    </message>
    <message>
        <source>The right one costs %1 more.</source>
        <translation>Das rechte kostet %1 mehr.</translation>
    </message>
    <message>
        <source>The left one costs %1 more.</source>
        <translation>Das linke kostet %1 mehr.</translation>
    </message>
    <message>
        <source>This fleet: %1</source>
        <translation>Diese Flotte: %1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>Vorlage: %1</translation>
    </message>
    <message>
        <source>From the yard: %1</source>
        <translation>Aus der Werft: %1</translation>
    </message>
</context>
<context>
    <name>ContactDesk</name>
    <message>
        <source>The umpire settles what is to become of it.</source>
        <translation>Der Spielleiter bestimmt, was daraus werden soll.</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>An allied contingent</source>
        <translation>Ein verbündetes Kontingent</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Wem es gehört</translation>
    </message>
    <message>
        <source>Price change, per cent</source>
        <translation>Preisänderung, Prozent</translation>
    </message>
    <message>
        <source>Price change</source>
        <translation>Preisänderung</translation>
    </message>
    <message>
        <source>Months it serves</source>
        <translation>Monate im Dienst</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Its home</source>
        <translation>Heimathafen</translation>
    </message>
    <message>
        <source>Dear allies are reliable: 5, and 1 more or less for each ten per cent. At 0 they go home, below it they may change sides (CP-9).</source>
        <translation>Teure Verbündete sind zuverlässig: 5, und je zehn Prozent 1 mehr oder weniger. Bei 0 kehren sie heim, darunter können sie die Seite wechseln (CP-9).</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Unterzeichnen</translation>
    </message>
    <message>
        <source>Sign for %1</source>
        <translation>Unterzeichnen für %1</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
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
        <translation>Niemand: gehalten</translation>
    </message>
    <message>
        <source>Captured by</source>
        <translation>Genommen von</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>Type a name for it.</source>
        <translation>Tippen Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>Type a name, or pick one of the list.</source>
        <translation>Tippen Sie einen Namen oder wählen Sie einen aus der Liste.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>%1 is a folder. Choose another name.</source>
        <translation>%1 ist ein Ordner. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no file %1 here.</source>
        <translation>Hier gibt es keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 may not be read by you.</source>
        <translation>%1 dürfen Sie nicht lesen.</translation>
    </message>
    <message>
        <source>This name is too long for a file.</source>
        <translation>Dieser Name ist zu lang für eine Datei.</translation>
    </message>
    <message>
        <source>%1 is there already, and stays as it is. Choose another name.</source>
        <translation>%1 gibt es schon und bleibt, wie es ist. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 may not be written by you. Choose another name.</source>
        <translation>%1 dürfen Sie nicht beschreiben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Nothing may be written in %1. Choose another folder.</source>
        <translation>In %1 darf nichts geschrieben werden. Wählen Sie einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>The folder above</source>
        <translation>Der Ordner darüber</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
    <message>
        <source>Nothing of this kind lies here yet.</source>
        <translation>Hier liegt noch nichts dieser Art.</translation>
    </message>
    <message>
        <source>Nothing of this kind lies here.</source>
        <translation>Hier liegt nichts dieser Art.</translation>
    </message>
    <message>
        <source>There is more here than is listed; what is not can be typed.</source>
        <translation>Hier ist mehr, als aufgelistet ist; das Übrige lässt sich eintippen.</translation>
    </message>
    <message>
        <source>%1 is there already, last written %2. Write over it? What it holds now would be gone.</source>
        <translation>%1 gibt es schon, zuletzt geschrieben %2. Überschreiben? Was jetzt darin steht, wäre fort.</translation>
    </message>
    <message>
        <source>%1 is there already; you will be asked before it is written over.</source>
        <translation>%1 gibt es schon; vor dem Überschreiben wird gefragt.</translation>
    </message>
    <message>
        <source>It will be kept as %1.</source>
        <translation>Es wird als %1 abgelegt.</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Anderer Name</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
</context>
<context>
    <name>FindingsBlock</name>
    <message>
        <source>Findings</source>
        <translation>Beanstandungen</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alle beheben</translation>
    </message>
</context>
<context>
    <name>FirstHint</name>
    <message>
        <source>Put this hint away for good</source>
        <translation>Diesen Hinweis endgültig weglegen</translation>
    </message>
</context>
<context>
    <name>FitRow</name>
    <message>
        <source>Without it: %1</source>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>With it: %1</source>
        <translation>Damit: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation>Eins mehr: %1</translation>
    </message>
</context>
<context>
    <name>FitTemplates</name>
    <message>
        <source>Kept as the template %1</source>
        <translation>Als Vorlage %1 abgelegt</translation>
    </message>
    <message>
        <source>Fit as %1</source>
        <translation>Ausrüsten wie %1</translation>
    </message>
    <message>
        <source>The template %1 could not be deleted.</source>
        <translation>Die Vorlage %1 ließ sich nicht löschen.</translation>
    </message>
    <message>
        <source>See whether the folder %1 can be written.</source>
        <translation>Prüfen Sie, ob der Ordner %1 beschreibbar ist.</translation>
    </message>
</context>
<context>
    <name>FleetBuilder</name>
    <message>
        <source>Name the fleet</source>
        <translation>Flotte benennen</translation>
    </message>
    <message>
        <source>This is no year.</source>
        <translation>Das ist kein Jahr.</translation>
    </message>
    <message>
        <source>Write 429 BCE or 31 CE.</source>
        <translation>Schreiben Sie 429 v. Chr. oder 31 n. Chr.</translation>
    </message>
    <message>
        <source>Set the year</source>
        <translation>Jahr festlegen</translation>
    </message>
    <message>
        <source>Set the allies&apos; price</source>
        <translation>Preis der Verbündeten festlegen</translation>
    </message>
    <message>
        <source>This is no amount of talents.</source>
        <translation>Das ist kein Betrag in Talenten.</translation>
    </message>
    <message>
        <source>Write 120 or 120.50; leave it empty for no budget.</source>
        <translation>Schreiben Sie 120 oder 120.50; leer lassen für kein Budget.</translation>
    </message>
    <message>
        <source>Set the budget</source>
        <translation>Budget festlegen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Multiply %1 by %2</source>
        <translation>%1 mit %2 vervielfachen</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 aufteilen</translation>
    </message>
    <message>
        <source>Change a count</source>
        <translation>Anzahl ändern</translation>
    </message>
    <message>
        <source>Rename a ship</source>
        <translation>Schiff umbenennen</translation>
    </message>
    <message>
        <source>Name a captain</source>
        <translation>Kapitän benennen</translation>
    </message>
    <message>
        <source>Fit %1 as from the yard</source>
        <translation>%1 ausrüsten wie aus der Werft</translation>
    </message>
    <message>
        <source>Fix a finding</source>
        <translation>Beanstandung beheben</translation>
    </message>
    <message>
        <source>Fix the findings</source>
        <translation>Beanstandungen beheben</translation>
    </message>
    <message>
        <source>no squadron</source>
        <translation>kein Geschwader</translation>
    </message>
    <message>
        <source>New squadron</source>
        <translation>Neues Geschwader</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>Appoint the fleet&apos;s commander</source>
        <translation>Befehlshaber der Flotte ernennen</translation>
    </message>
    <message>
        <source>Appoint for %1</source>
        <translation>Ernennen für %1</translation>
    </message>
    <message>
        <source>Change a commander</source>
        <translation>Befehlshaber ändern</translation>
    </message>
    <message>
        <source>Dismiss a commander</source>
        <translation>Befehlshaber entlassen</translation>
    </message>
    <message>
        <source>New fleet</source>
        <translation>Neue Flotte</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
</context>
<context>
    <name>FleetBuilderScreen</name>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Open a fleet</source>
        <translation>Flotte öffnen</translation>
    </message>
    <message>
        <source>Save the fleet</source>
        <translation>Flotte speichern</translation>
    </message>
    <message>
        <source>A fleet without a name</source>
        <translation>Eine Flotte ohne Namen</translation>
    </message>
    <message>
        <source>Fleet builder</source>
        <translation>Flottenbauer</translation>
    </message>
    <message>
        <source>not saved yet; kept as a draft</source>
        <translation>noch nicht gespeichert; als Entwurf abgelegt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>An empty table. Undo brings this fleet back.</source>
        <translation>Ein leerer Tisch. Rückgängig bringt diese Flotte zurück.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>A file, or a fleet of the campaign</source>
        <translation>Eine Datei oder eine Flotte des Feldzugs</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Odds…</source>
        <translation>Chancen…</translation>
    </message>
    <message>
        <source>How this fleet fares against another</source>
        <translation>Wie diese Flotte gegen eine andere abschneidet</translation>
    </message>
    <message>
        <source>Buy…</source>
        <translation>Kaufen…</translation>
    </message>
    <message>
        <source>Buy this fleet for a side of the open campaign</source>
        <translation>Diese Flotte für eine Partei des offenen Feldzugs kaufen</translation>
    </message>
</context>
<context>
    <name>FleetExchange</name>
    <message>
        <source>Take %1 from the campaign</source>
        <translation>%1 aus dem Feldzug nehmen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (neutral)</source>
        <translation>%1 (neutral)</translation>
    </message>
</context>
<context>
    <name>FleetHeads</name>
    <message>
        <source>Class, captain</source>
        <translation>Klasse, Kapitän</translation>
    </message>
</context>
<context>
    <name>FleetJoining</name>
    <message>
        <source>in the yard</source>
        <translation>in der Werft</translation>
    </message>
    <message>
        <source>Detachment of %1</source>
        <translation>Abteilung von %1</translation>
    </message>
</context>
<context>
    <name>FleetOrders</name>
    <message>
        <source>First squadron</source>
        <translation>Erstes Geschwader</translation>
    </message>
    <message>
        <source>Second squadron</source>
        <translation>Zweites Geschwader</translation>
    </message>
    <message>
        <source>Third squadron</source>
        <translation>Drittes Geschwader</translation>
    </message>
    <message>
        <source>Fourth squadron</source>
        <translation>Viertes Geschwader</translation>
    </message>
    <message>
        <source>Fifth squadron</source>
        <translation>Fünftes Geschwader</translation>
    </message>
    <message>
        <source>Sixth squadron</source>
        <translation>Sechstes Geschwader</translation>
    </message>
    <message>
        <source>Seventh squadron</source>
        <translation>Siebtes Geschwader</translation>
    </message>
    <message>
        <source>Eighth squadron</source>
        <translation>Achtes Geschwader</translation>
    </message>
    <message>
        <source>Ninth squadron</source>
        <translation>Neuntes Geschwader</translation>
    </message>
    <message>
        <source>Tenth squadron</source>
        <translation>Zehntes Geschwader</translation>
    </message>
    <message>
        <source>Squadron %1</source>
        <translation>Geschwader %1</translation>
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
        <translation>Eine leere See</translation>
    </message>
    <message>
        <source>Choose a ship class on the left and press + to add a ship. Its price and what the rules say of it show at once.</source>
        <translation>Wählen Sie links eine Schiffsklasse und drücken Sie +, um ein Schiff hinzuzufügen. Der Preis und was die Regeln dazu sagen, erscheinen sofort.</translation>
    </message>
    <message>
        <source>Name them by a pattern…</source>
        <translation>Nach Muster benennen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>Vervielfachen…</translation>
    </message>
    <message>
        <source>Split into single ships</source>
        <translation>In einzelne Schiffe aufteilen</translation>
    </message>
    <message>
        <source>Keep as a template…</source>
        <translation>Als Vorlage ablegen…</translation>
    </message>
    <message>
        <source>Move to another squadron…</source>
        <translation>In ein anderes Geschwader…</translation>
    </message>
    <message>
        <source>Form a squadron first.</source>
        <translation>Bilden Sie erst ein Geschwader.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>No squadron</source>
        <translation>Kein Geschwader</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Select its ships</source>
        <translation>Seine Schiffe wählen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Dissolve, keep its ships</source>
        <translation>Auflösen, Schiffe behalten</translation>
    </message>
</context>
<context>
    <name>FleetPanel</name>
    <message>
        <source>Phormio&apos;s squadron</source>
        <translation>Phormions Geschwader</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>429 BCE; empty: any</source>
        <translation>429 v. Chr.; leer: jedes</translation>
    </message>
    <message>
        <source>Budget, talents</source>
        <translation>Budget, Talente</translation>
    </message>
    <message>
        <source>Allies&apos; price</source>
        <translation>Preis der Verbündeten</translation>
    </message>
    <message>
        <source>per cent; 0 for your own · SA-13.1</source>
        <translation>Prozent; 0 für eigene · SA-13.1</translation>
    </message>
    <message>
        <source>Allies&apos; price, per cent</source>
        <translation>Preis der Verbündeten, Prozent</translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation>Ernennen…</translation>
    </message>
    <message>
        <source>Nobody commands yet. A squadron without a commander has command level 0.</source>
        <translation>Noch befehligt niemand. Ein Geschwader ohne Befehlshaber hat Führungsstufe 0.</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Entlassen</translation>
    </message>
    <message>
        <source>The price, line by line</source>
        <translation>Der Preis, Zeile für Zeile</translation>
    </message>
    <message>
        <source>For the whole fleet</source>
        <translation>Für die ganze Flotte</translation>
    </message>
</context>
<context>
    <name>FleetRow</name>
    <message>
        <source>%1, %2, %3, %4, %5 talents</source>
        <translation>%1, %2, %3, %4, %5 Talente</translation>
    </message>
    <message>
        <source>%1, %2, %3 ships, %4 talents</source>
        <translation>%1, %2, %3 Schiffe, %4 Talente</translation>
    </message>
</context>
<context>
    <name>FleetRows</name>
    <message>
        <source>%1 commander</source>
        <translation>Befehlshaber %1</translation>
    </message>
    <message>
        <source>%1 crew</source>
        <translation>Besatzung %1</translation>
    </message>
    <message>
        <source>%1 ram</source>
        <translation>Rammsporn %1</translation>
    </message>
    <message>
        <source>1 archer</source>
        <translation>1 Bogenschütze</translation>
    </message>
    <message>
        <source>%1 archers</source>
        <translation>%1 Bogenschützen</translation>
    </message>
    <message>
        <source>1 marine</source>
        <translation>1 Seesoldat</translation>
    </message>
    <message>
        <source>%1 marines</source>
        <translation>%1 Seesoldaten</translation>
    </message>
    <message>
        <source>1 heavy marine</source>
        <translation>1 schwerer Seesoldat</translation>
    </message>
    <message>
        <source>%1 heavy marines</source>
        <translation>%1 schwere Seesoldaten</translation>
    </message>
    <message>
        <source>ballista</source>
        <translation>Ballista</translation>
    </message>
    <message>
        <source>%1 ballistae</source>
        <translation>%1 Ballisten</translation>
    </message>
    <message>
        <source>heavy engine</source>
        <translation>schweres Geschütz</translation>
    </message>
    <message>
        <source>%1 heavy engines</source>
        <translation>%1 schwere Geschütze</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>%1 towers</source>
        <translation>%1 Türme</translation>
    </message>
    <message>
        <source>%1 corvi</source>
        <translation>%1 Corvi</translation>
    </message>
    <message>
        <source>unarmed</source>
        <translation>unbewaffnet</translation>
    </message>
</context>
<context>
    <name>FleetTree</name>
    <message>
        <source>1 ship found · %1 talents</source>
        <translation>1 Schiff gefunden · %1 Talente</translation>
    </message>
    <message>
        <source>%1 ships found · %2 talents</source>
        <translation>%1 Schiffe gefunden · %2 Talente</translation>
    </message>
    <message>
        <source>%1 ships · %2 talents</source>
        <translation>%1 Schiffe · %2 Talente</translation>
    </message>
</context>
<context>
    <name>FleetsScreen</name>
    <message>
        <source>Find a ship, class or captain</source>
        <translation>Schiff, Klasse oder Kapitän suchen</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Verlegen nach…</translation>
    </message>
    <message>
        <source>Move %1 ships to…</source>
        <translation>%1 Schiffe verlegen nach…</translation>
    </message>
    <message>
        <source>Fight…</source>
        <translation>Kämpfen…</translation>
    </message>
    <message>
        <source>Arranges a battle with this fleet</source>
        <translation>Setzt eine Schlacht mit dieser Flotte an</translation>
    </message>
    <message>
        <source>Sell for %1</source>
        <translation>Verkaufen für %1</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>%1 verkaufen für %2</translation>
    </message>
    <message>
        <source>Drag a ship by its dots to another squadron, or pick several with Ctrl and Shift and move them together. Whatever you do, Ctrl+Z takes it back.</source>
        <translation>Ziehen Sie ein Schiff an seinen Punkten in ein anderes Geschwader, oder wählen Sie mehrere mit Ctrl und Shift und verlegen Sie sie zusammen. Was Sie auch tun, Ctrl+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>No ship by that name</source>
        <translation>Kein Schiff dieses Namens</translation>
    </message>
    <message>
        <source>No fleets yet</source>
        <translation>Noch keine Flotten</translation>
    </message>
    <message>
        <source>Names, classes and captains are searched.</source>
        <translation>Gesucht wird in Namen, Klassen und Kapitänen.</translation>
    </message>
    <message>
        <source>A side&apos;s fleets stand here, squadron by squadron, once they are raised.</source>
        <translation>Hier stehen die Flotten einer Partei, Geschwader für Geschwader, sobald sie aufgestellt sind.</translation>
    </message>
    <message>
        <source>Pick a line</source>
        <translation>Zeile wählen</translation>
    </message>
    <message>
        <source>A ship shows its price and state here, a squadron its commander, a fleet all of it.</source>
        <translation>Ein Schiff zeigt hier Preis und Zustand, ein Geschwader seinen Befehlshaber, eine Flotte alles.</translation>
    </message>
</context>
<context>
    <name>ForecastScreen</name>
    <message>
        <source>What are the odds?</source>
        <translation>Wie stehen die Chancen?</translation>
    </message>
    <message>
        <source>Fight it…</source>
        <translation>Austragen…</translation>
    </message>
    <message>
        <source>Arrange this match as a skirmish</source>
        <translation>Dieses Treffen als Gefecht ansetzen</translation>
    </message>
    <message>
        <source>How long it lasts</source>
        <translation>Wie lange es dauert</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>This match cannot be fought</source>
        <translation>Dieses Treffen lässt sich nicht austragen</translation>
    </message>
</context>
<context>
    <name>Forecaster</name>
    <message>
        <source>This cannot be fought</source>
        <translation>Das lässt sich nicht austragen</translation>
    </message>
    <message>
        <source>The first battle is being fought…</source>
        <translation>Die erste Schlacht wird geschlagen…</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <source>%1: as many as there can be</source>
        <translation>%1: so viele, wie es geben kann</translation>
    </message>
    <message>
        <source>Stopped before the first battle was over</source>
        <translation>Angehalten, bevor die erste Schlacht vorbei war</translation>
    </message>
    <message>
        <source>Stopped after %1</source>
        <translation>Angehalten nach %1</translation>
    </message>
    <message>
        <source>%1 to %2 turns, %3.%4 on average</source>
        <translation>%1 bis %2 Züge, im Schnitt %3,%4</translation>
    </message>
    <message>
        <source>; %1 of 100 reach the last turn</source>
        <translation>; %1 von 100 erreichen den letzten Zug</translation>
    </message>
</context>
<context>
    <name>FormationCard</name>
    <message>
        <source>Allied contingent of %1, %2%3 per cent</source>
        <translation>Verbündetes Kontingent: %1, %2%3 Prozent</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>FormationPane</name>
    <message>
        <source>Fleet · %1 ships</source>
        <translation>Flotte · %1 Schiffe</translation>
    </message>
    <message>
        <source>Squadron · %1 ships</source>
        <translation>Geschwader · %1 Schiffe</translation>
    </message>
    <message>
        <source>Rename the commander</source>
        <translation>Befehlshaber umbenennen</translation>
    </message>
    <message>
        <source>Dismiss, %1 back</source>
        <translation>Entlassen, %1 zurück</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Ernennen</translation>
    </message>
    <message>
        <source>Give him a name first</source>
        <translation>Geben Sie ihm erst einen Namen</translation>
    </message>
    <message>
        <source>1 ship is in the yard, and the fleet cannot sail with it.</source>
        <translation>1 Schiff liegt in der Werft, und mit ihm kann die Flotte nicht auslaufen.</translation>
    </message>
    <message>
        <source>%1 ships are in the yard, and the fleet cannot sail with them.</source>
        <translation>%1 Schiffe liegen in der Werft, und mit ihnen kann die Flotte nicht auslaufen.</translation>
    </message>
    <message>
        <source>Leave it behind</source>
        <translation>Zurücklassen</translation>
    </message>
    <message>
        <source>Leave them behind</source>
        <translation>Zurücklassen</translation>
    </message>
    <message>
        <source>Lies in</source>
        <translation>Liegt in</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparieren…</translation>
    </message>
    <message>
        <source>Join…</source>
        <translation>Vereinigen…</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Aufteilen…</translation>
    </message>
    <message>
        <source>Detach as a fleet…</source>
        <translation>Als Flotte abteilen…</translation>
    </message>
    <message>
        <source>An ally&apos;s…</source>
        <translation>Eines Verbündeten…</translation>
    </message>
    <message>
        <source>Makes it an allied contingent under a contract</source>
        <translation>Macht sie zum verbündeten Kontingent auf Vertrag</translation>
    </message>
    <message>
        <source>Form a squadron</source>
        <translation>Geschwader bilden</translation>
    </message>
    <message>
        <source>Disband the fleet</source>
        <translation>Flotte auflösen</translation>
    </message>
    <message>
        <source>Disband the squadron</source>
        <translation>Geschwader auflösen</translation>
    </message>
</context>
<context>
    <name>FormationPanel</name>
    <message>
        <source>What to place</source>
        <translation>Was aufgestellt wird</translation>
    </message>
    <message>
        <source>Abreast</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Astern</source>
        <translation>Kiellinie</translation>
    </message>
    <message>
        <source>Echelon</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Drag the %1 to where it shall stand, or move it by the arrow keys and turn it with [ and ].</source>
        <translation>Ziehen Sie das %1 an seinen Platz, oder bewegen Sie es mit den Pfeiltasten und drehen Sie es mit [ und ].</translation>
    </message>
    <message>
        <source>%1 ships side by side. Drag the shapes, or move them by the arrow keys and turn them with [ and ].</source>
        <translation>%1 Schiffe nebeneinander. Ziehen Sie die Formen, oder bewegen Sie sie mit den Pfeiltasten und drehen Sie sie mit [ und ].</translation>
    </message>
    <message>
        <source>%1 ships behind their leader. Drag the shapes, or move them by the arrow keys and turn them with [ and ].</source>
        <translation>%1 Schiffe hinter ihrem Führer. Ziehen Sie die Formen, oder bewegen Sie sie mit den Pfeiltasten und drehen Sie sie mit [ und ].</translation>
    </message>
    <message>
        <source>To port</source>
        <translation>Nach Backbord</translation>
    </message>
    <message>
        <source>To starboard</source>
        <translation>Nach Steuerbord</translation>
    </message>
    <message>
        <source>The squadron may stand there.</source>
        <translation>Das Geschwader darf dort stehen.</translation>
    </message>
    <message>
        <source>Place the squadron</source>
        <translation>Geschwader aufstellen</translation>
    </message>
</context>
<context>
    <name>FortifySheet</name>
    <message>
        <source>Give it what was rolled</source>
        <translation>Geben, was gewürfelt wurde</translation>
    </message>
    <message>
        <source>Fortify a port</source>
        <translation>Hafen befestigen</translation>
    </message>
    <message>
        <source>Which port</source>
        <translation>Welcher Hafen</translation>
    </message>
    <message>
        <source>In the treasury of %1</source>
        <translation>In der Staatskasse von %1</translation>
    </message>
    <message>
        <source>More than what stands there now</source>
        <translation>Mehr als das, was jetzt dort steht</translation>
    </message>
    <message>
        <source>Give it these defences</source>
        <translation>Diese Verteidigung geben</translation>
    </message>
    <message>
        <source>Fortify for %1</source>
        <translation>Befestigen für %1</translation>
    </message>
</context>
<context>
    <name>GameOddsRow</name>
    <message>
        <source>no battle yet</source>
        <translation>noch keine Schlacht</translation>
    </message>
</context>
<context>
    <name>GarrisonSheet</name>
    <message>
        <source>Raise men</source>
        <translation>Männer anwerben</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>Wo sie stehen</translation>
    </message>
    <message>
        <source>They are raised at their price and of the garrison&apos;s quality, and cost upkeep every month (CP-4.2).</source>
        <translation>Sie werden zu ihrem Preis und in der Qualität der Garnison angeworben und kosten jeden Monat Unterhalt (CP-4.2).</translation>
    </message>
    <message>
        <source>Raise them</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Raise them for %1</source>
        <translation>Anwerben für %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1, please</source>
        <translation>%1, bitte</translation>
    </message>
    <message>
        <source>What was decided before is secret. Change places; what was planned is hidden.</source>
        <translation>Was zuvor entschieden wurde, ist geheim. Tauschen Sie die Plätze; was geplant wurde, ist verborgen.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>A week back</source>
        <translation>Eine Woche zurück</translation>
    </message>
    <message>
        <source>Week shown: turn %1 of %2</source>
        <translation>Gezeigte Woche: Zug %1 von %2</translation>
    </message>
    <message>
        <source>A week on</source>
        <translation>Eine Woche weiter</translation>
    </message>
    <message>
        <source>Turn %1, as it began</source>
        <translation>Zug %1, wie er begann</translation>
    </message>
    <message>
        <source>Reading back…</source>
        <translation>Wird zurückgelesen…</translation>
    </message>
    <message>
        <source>Turn %1, now</source>
        <translation>Zug %1, jetzt</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
</context>
<context>
    <name>HistoryBlock</name>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation>Schlacht zeigen</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>rams that wounded: %1</source>
        <translation>Rammstöße mit Schaden: %1</translation>
    </message>
    <message>
        <source>ships sunk: %1</source>
        <translation>gesunkene Schiffe: %1</translation>
    </message>
    <message>
        <source>ships captured: %1</source>
        <translation>genommene Schiffe: %1</translation>
    </message>
    <message>
        <source>is sunk</source>
        <translation>ist gesunken</translation>
    </message>
    <message>
        <source>is lost as a wreck</source>
        <translation>ist als Wrack verloren</translation>
    </message>
    <message>
        <source>is towed home, a wreck</source>
        <translation>ist als Wrack heimgeschleppt</translation>
    </message>
    <message>
        <source>is captured, and serves %1</source>
        <translation>ist genommen und dient %1</translation>
    </message>
    <message>
        <source>is captured and sold by %1</source>
        <translation>ist genommen und verkauft von %1</translation>
    </message>
    <message>
        <source>is captured and burnt by %1</source>
        <translation>ist genommen und verbrannt von %1</translation>
    </message>
    <message>
        <source>stays away</source>
        <translation>bleibt fern</translation>
    </message>
    <message>
        <source>leaves the battle</source>
        <translation>verlässt die Schlacht</translation>
    </message>
    <message>
        <source>comes out with %1 damage</source>
        <translation>kommt heraus mit Schaden: %1</translation>
    </message>
    <message>
        <source>comes out of it no worse</source>
        <translation>kommt unversehrt heraus</translation>
    </message>
    <message>
        <source>%1: %2 %3.</source>
        <translation>%1: %2 %3.</translation>
    </message>
    <message>
        <source>%1: %2 %3; her deeds: %4.</source>
        <translation>%1: %2 %3; Taten: %4.</translation>
    </message>
</context>
<context>
    <name>HouseFigures</name>
    <message>
        <source>House figures</source>
        <translation>Hauswerte</translation>
    </message>
    <message>
        <source>Where a printed game leaves a figure open, ours stands in. Put your own in its place: battles arranged from now on are fought with it.</source>
        <translation>Wo ein gedrucktes Spiel einen Wert offen lässt, steht der unsere. Setzen Sie Ihren eigenen ein: von nun an angesetzte Schlachten werden damit geschlagen.</translation>
    </message>
    <message>
        <source>Find a figure or rule</source>
        <translation>Wert oder Regel suchen</translation>
    </message>
    <message>
        <source>Changed only (%1 of %2)</source>
        <translation>Nur geänderte (%1 von %2)</translation>
    </message>
    <message>
        <source>the game&apos;s: %1</source>
        <translation>vom Spiel: %1</translation>
    </message>
    <message>
        <source>The game&apos;s own again: %1</source>
        <translation>Wieder den des Spiels: %1</translation>
    </message>
    <message>
        <source>All figures of this game are printed ones.</source>
        <translation>Alle Werte dieses Spiels sind gedruckt.</translation>
    </message>
    <message>
        <source>No figure with these letters.</source>
        <translation>Kein Wert mit diesen Buchstaben.</translation>
    </message>
</context>
<context>
    <name>JoinMenu</name>
    <message>
        <source>No other fleet lies here</source>
        <translation>Hier liegt keine andere Flotte</translation>
    </message>
    <message>
        <source>Bring two to the same place, then they can join.</source>
        <translation>Bringen Sie zwei an denselben Ort, dann lassen sie sich vereinigen.</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>Vereinigen mit %1</translation>
    </message>
</context>
<context>
    <name>KeepTemplateSheet</name>
    <message>
        <source>Keep as a template</source>
        <translation>Als Vorlage ablegen</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>There is one of this name; it will be replaced, and that cannot be undone.</source>
        <translation>Es gibt schon eine dieses Namens; sie wird ersetzt, und das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>It then stands under My templates, beside the ship classes.</source>
        <translation>Sie steht dann unter Meine Vorlagen, neben den Schiffsklassen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ablegen</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>of the campaign</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>By the umpire</source>
        <translation>Vom Spielleiter</translation>
    </message>
    <message>
        <source>The ledger is in %1.</source>
        <translation>Das Kassenbuch steht in %1.</translation>
    </message>
    <message>
        <source>An amount of talents, such as 12.50 or −4.</source>
        <translation>Ein Betrag in Talenten, etwa 12.50 oder −4.</translation>
    </message>
    <message>
        <source>Nothing would move.</source>
        <translation>Nichts würde sich bewegen.</translation>
    </message>
</context>
<context>
    <name>LedgerEntrySheet</name>
    <message>
        <source>Umpire&apos;s entry</source>
        <translation>Buchung des Spielleiters</translation>
    </message>
    <message>
        <source>Moves money into a treasury, or out of it with a minus sign. The ledger marks it as the umpire&apos;s (CP-4.4).</source>
        <translation>Bringt Geld in eine Staatskasse, oder mit Minuszeichen heraus. Das Kassenbuch weist es als vom Spielleiter aus (CP-4.4).</translation>
    </message>
    <message>
        <source>12.50, or −4 to take away</source>
        <translation>12.50, oder −4 zum Wegnehmen</translation>
    </message>
    <message>
        <source>A loan from the temple</source>
        <translation>Ein Darlehen vom Tempel</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Buchen</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>All treasuries</source>
        <translation>Alle Staatskassen</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Of all %1 lines</source>
        <translation>Von allen %1 Zeilen</translation>
    </message>
    <message>
        <source>Of %1 of %2 lines</source>
        <translation>Von %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Find in the reasons</source>
        <translation>In den Gründen suchen</translation>
    </message>
    <message>
        <source>Moves money by hand, and is marked as such (CP-4.4)</source>
        <translation>Bewegt Geld von Hand und wird so ausgewiesen (CP-4.4)</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Writes the lines shown to a file</source>
        <translation>Schreibt die gezeigten Zeilen in eine Datei</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 talents</source>
        <translation>%1, %2, %3, %4 Talente</translation>
    </message>
    <message>
        <source>by the umpire</source>
        <translation>vom Spielleiter</translation>
    </message>
    <message>
        <source>Every talent has its reason here. Look with one side&apos;s eyes (at the top) and its ledger is all you see.</source>
        <translation>Jedes Talent hat hier seinen Grund. Sehen Sie mit den Augen einer Partei (oben), und Sie sehen nur ihr Kassenbuch.</translation>
    </message>
    <message>
        <source>No such lines</source>
        <translation>Keine solchen Zeilen</translation>
    </message>
    <message>
        <source>No line has all of that. Choose a longer time or every account, or search for less.</source>
        <translation>Auf keine Zeile trifft all das zu. Wählen Sie eine längere Zeit oder alle Konten, oder suchen Sie nach weniger.</translation>
    </message>
    <message>
        <source>Every movement of money stands here with its reason: budgets, ships, commanders, walls, and what the umpire moves by hand.</source>
        <translation>Jede Geldbewegung steht hier mit ihrem Grund: Budgets, Schiffe, Befehlshaber, Mauern und was der Spielleiter von Hand bewegt.</translation>
    </message>
</context>
<context>
    <name>LoanDesk</name>
    <message>
        <source>%1% a month</source>
        <translation>%1 % im Monat</translation>
    </message>
    <message>
        <source>An amount of talents, such as 12.50.</source>
        <translation>Ein Betrag in Talenten, etwa 12.50.</translation>
    </message>
    <message>
        <source>The treasury will hold %1. Each month&apos;s end takes %2 in interest until it is paid back; what is not paid is added to the debt.</source>
        <translation>Die Staatskasse enthält dann %1. Jedes Monatsende nimmt %2 an Zinsen, bis es zurückgezahlt ist; was nicht bezahlt wird, kommt zur Schuld.</translation>
    </message>
    <message>
        <source>The loan is gone then. The treasury will hold %1.</source>
        <translation>Das Darlehen ist dann getilgt. Die Staatskasse enthält dann %1.</translation>
    </message>
    <message>
        <source>%1 of it stay owed. The treasury will hold %2.</source>
        <translation>%1 davon bleiben Schuld. Die Staatskasse enthält dann %2.</translation>
    </message>
</context>
<context>
    <name>LoanSheet</name>
    <message>
        <source>Pay back</source>
        <translation>Zurückzahlen</translation>
    </message>
    <message>
        <source>Borrow</source>
        <translation>Leihen</translation>
    </message>
    <message>
        <source>The whole of the loan, or a part of it.</source>
        <translation>Das ganze Darlehen oder ein Teil davon.</translation>
    </message>
    <message>
        <source>%1 borrows from neutral lenders at %2 (CP-4.3).</source>
        <translation>%1 leiht von neutralen Geldgebern zu %2 (CP-4.3).</translation>
    </message>
    <message>
        <source>50</source>
        <translation>50</translation>
    </message>
    <message>
        <source>Pay it back</source>
        <translation>Zurückzahlen</translation>
    </message>
    <message>
        <source>Borrow it</source>
        <translation>Leihen</translation>
    </message>
</context>
<context>
    <name>LoansView</name>
    <message>
        <source>Loans</source>
        <translation>Darlehen</translation>
    </message>
    <message>
        <source>%1 owes %2 talents of a loan of %3</source>
        <translation>%1 schuldet %2 Talente aus einem Darlehen von %3</translation>
    </message>
    <message>
        <source>%1 borrowed %2</source>
        <translation>%1 lieh %2</translation>
    </message>
    <message>
        <source>%1 · interest %2 at the next month&apos;s end</source>
        <translation>%1 · Zinsen %2 am nächsten Monatsende</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>geschuldet</translation>
    </message>
    <message>
        <source>Pay back…</source>
        <translation>Zurückzahlen…</translation>
    </message>
    <message>
        <source>Nothing is owed</source>
        <translation>Nichts ist geschuldet</translation>
    </message>
    <message>
        <source>Once the campaign has begun, neutral lenders give money against the economic value of one&apos;s ports, at %1 (CP-4.3).</source>
        <translation>Sobald der Feldzug begonnen hat, leihen neutrale Geldgeber auf den Wirtschaftswert der eigenen Häfen, zu %1 (CP-4.3).</translation>
    </message>
    <message>
        <source>Neutral lenders give money against the economic value of one&apos;s ports, at %1 (CP-4.3).</source>
        <translation>Neutrale Geldgeber leihen auf den Wirtschaftswert der eigenen Häfen, zu %1 (CP-4.3).</translation>
    </message>
    <message>
        <source>Borrow…</source>
        <translation>Leihen…</translation>
    </message>
    <message>
        <source>Once the campaign has begun (CP-4.3)</source>
        <translation>Sobald der Feldzug begonnen hat (CP-4.3)</translation>
    </message>
    <message>
        <source>Lenders give no more against its ports (CP-4.3)</source>
        <translation>Geldgeber leihen nicht mehr auf diese Häfen (CP-4.3)</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Schuld</translation>
    </message>
    <message>
        <source>Still lent</source>
        <translation>Noch zu leihen</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>Zinsen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Only what dice were rolled for</source>
        <translation>Nur, wofür gewürfelt wurde</translation>
    </message>
    <message>
        <source>Show only what dice were rolled for</source>
        <translation>Nur zeigen, wofür gewürfelt wurde</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>modifiers %1</source>
        <translation>Modifikatoren %1</translation>
    </message>
    <message>
        <source>Nothing like that has happened.</source>
        <translation>Nichts dergleichen ist geschehen.</translation>
    </message>
    <message>
        <source>What happens is told here.</source>
        <translation>Was geschieht, wird hier erzählt.</translation>
    </message>
    <message>
        <source>Show all of the log</source>
        <translation>Das ganze Logbuch zeigen</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>The campaign&apos;s history does not reach back so far.</source>
        <translation>So weit reicht die Geschichte des Feldzugs nicht zurück.</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>turn %1, day %2</source>
        <translation>Zug %1, Tag %2</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation>%1 plündert %2</translation>
    </message>
    <message>
        <source>%1 has met %2</source>
        <translation>%1 ist auf %2 getroffen</translation>
    </message>
</context>
<context>
    <name>LossCard</name>
    <message>
        <source>%1 loses %2 of %3 talents</source>
        <translation>%1 verliert %2 von %3 Talenten</translation>
    </message>
    <message>
        <source>Half the battles %1, nine in ten %2</source>
        <translation>Die Hälfte der Schlachten %1, neun von zehn %2</translation>
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
        <translation>Karte</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Port builder</source>
        <translation>Hafenbauer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Ergebnis eingeben</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <translation>Es steht im Feldzug. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>This battle belongs to another campaign.</source>
        <translation>Diese Schlacht gehört zu einem anderen Feldzug.</translation>
    </message>
    <message>
        <source>Open that one, then print from there.</source>
        <translation>Öffnen Sie jenen und drucken Sie von dort.</translation>
    </message>
    <message>
        <source>Open that one, then bring it in.</source>
        <translation>Öffnen Sie jenen und bringen Sie sie dann ein.</translation>
    </message>
</context>
<context>
    <name>MapCardHead</name>
    <message>
        <source>Back to the whole (Escape)</source>
        <translation>Zurück zum Ganzen (Escape)</translation>
    </message>
</context>
<context>
    <name>MapContactCard</name>
    <message>
        <source>A battle is due; the week cannot end before it is settled (CP-1.3).</source>
        <translation>Eine Schlacht ist fällig; die Woche kann nicht enden, bevor sie erledigt ist (CP-1.3).</translation>
    </message>
    <message>
        <source>The battle is arranged and waits to be fought.</source>
        <translation>Die Schlacht ist angesetzt und wartet darauf, geschlagen zu werden.</translation>
    </message>
    <message>
        <source>Or let them part, because</source>
        <translation>Oder sie trennen sich, weil</translation>
    </message>
    <message>
        <source>a fog came down</source>
        <translation>Nebel aufkam</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Ziehen lassen</translation>
    </message>
    <message>
        <source>Say why: the chronicle keeps it</source>
        <translation>Sagen Sie warum: die Chronik hält es fest</translation>
    </message>
    <message>
        <source>To the battle</source>
        <translation>Zur Schlacht</translation>
    </message>
</context>
<context>
    <name>MapFleetCard</name>
    <message>
        <source>%1, as they were counted</source>
        <translation>%1, wie gezählt wurde</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>Liegt</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>None: command level 0</source>
        <translation>Keiner: Führungsstufe 0</translation>
    </message>
    <message>
        <source>It may be elsewhere by now: one knows what was seen, and no more.</source>
        <translation>Sie kann inzwischen anderswo sein: man weiß, was gesehen wurde, und nicht mehr.</translation>
    </message>
    <message>
        <source>Change its orders</source>
        <translation>Befehle ändern</translation>
    </message>
    <message>
        <source>Give orders</source>
        <translation>Befehle geben</translation>
    </message>
    <message>
        <source>Open in Fleets</source>
        <translation>In Flotten öffnen</translation>
    </message>
    <message>
        <source>Its port</source>
        <translation>Ihr Hafen</translation>
    </message>
</context>
<context>
    <name>MapFleetRow</name>
    <message>
        <source>no orders</source>
        <translation>keine Befehle</translation>
    </message>
    <message>
        <source>Seen in %1</source>
        <translation>Gesehen in %1</translation>
    </message>
</context>
<context>
    <name>MapLegend</name>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Port, the larger the richer; hollow: neutral</source>
        <translation>Hafen, je größer, desto reicher; hohl: neutral</translation>
    </message>
    <message>
        <source>Its walls are manned</source>
        <translation>Seine Mauern sind bemannt</translation>
    </message>
    <message>
        <source>Blockaded</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Fell this month</source>
        <translation>Diesen Monat gefallen</translation>
    </message>
    <message>
        <source>Fleet, with its ships</source>
        <translation>Flotte, mit ihren Schiffen</translation>
    </message>
    <message>
        <source>Fleet of another, as it was last seen</source>
        <translation>Fremde Flotte, wie zuletzt gesehen</translation>
    </message>
</context>
<context>
    <name>MapOverview</name>
    <message>
        <source>Battles that are due</source>
        <translation>Fällige Schlachten</translation>
    </message>
    <message>
        <source>All fleets</source>
        <translation>Alle Flotten</translation>
    </message>
    <message>
        <source>No fleet is afloat. A fleet is raised in Fleets, or bought in the fleet builder.</source>
        <translation>Keine Flotte ist in See. Flotten werden unter Flotten aufgestellt oder im Flottenbauer gekauft.</translation>
    </message>
    <message>
        <source>Every fleet has its orders.</source>
        <translation>Jede Flotte hat ihre Befehle.</translation>
    </message>
    <message>
        <source>It has no orders; it lies where it is.</source>
        <translation>Sie hat keine Befehle; sie liegt, wo sie ist.</translation>
    </message>
    <message>
        <source>1 of %1 fleets has no orders; it lies where it is.</source>
        <translation>1 von %1 Flotten hat keine Befehle; sie liegt, wo sie ist.</translation>
    </message>
    <message>
        <source>%1 of %2 fleets have no orders; they lie where they are.</source>
        <translation>%1 von %2 Flotten haben keine Befehle; sie liegen, wo sie sind.</translation>
    </message>
    <message>
        <source>Only those without orders</source>
        <translation>Nur die ohne Befehle</translation>
    </message>
    <message>
        <source>Change the orders of %1</source>
        <translation>Befehle ändern: %1</translation>
    </message>
    <message>
        <source>Give orders to %1</source>
        <translation>Befehle geben: %1</translation>
    </message>
    <message>
        <source>Drag the chart to move it, turn the wheel to come nearer. The / key finds a port or a fleet by name.</source>
        <translation>Ziehen Sie die Karte, um sie zu verschieben, drehen Sie das Rad, um näher zu kommen. Die Taste / findet Häfen und Flotten nach Namen.</translation>
    </message>
</context>
<context>
    <name>MapPortCard</name>
    <message>
        <source>Neutral port</source>
        <translation>Neutraler Hafen</translation>
    </message>
    <message>
        <source>Port of %1</source>
        <translation>Hafen von %1</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>1 section</source>
        <translation>1 Abschnitt</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 Abschnitte</translation>
    </message>
    <message>
        <source>No sea lane leads here: fleets cannot be ordered to this port, the umpire places them in it (CP-7.1).</source>
        <translation>Kein Seeweg führt hierher: Flotten lassen sich nicht in diesen Hafen befehlen, der Spielleiter setzt sie hinein (CP-7.1).</translation>
    </message>
    <message>
        <source>Open in Ports</source>
        <translation>In Häfen öffnen</translation>
    </message>
    <message>
        <source>Here lie</source>
        <translation>Hier liegen</translation>
    </message>
    <message>
        <source>No orders</source>
        <translation>Keine Befehle</translation>
    </message>
    <message>
        <source>No fleet lies here, as far as one knows.</source>
        <translation>Hier liegt keine Flotte, soweit man weiß.</translation>
    </message>
</context>
<context>
    <name>MapScreen</name>
    <message>
        <source>Chart: %1 ports, %2 fleets</source>
        <translation>Karte: %1 Häfen, %2 Flotten</translation>
    </message>
    <message>
        <source>As it was: %1</source>
        <translation>Wie es war: %1</translation>
    </message>
</context>
<context>
    <name>MapSearch</name>
    <message>
        <source>Find a port or a fleet</source>
        <translation>Hafen oder Flotte suchen</translation>
    </message>
    <message>
        <source>Nothing by that name in sight</source>
        <translation>Nichts dieses Namens in Sicht</translation>
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
        <translation>1 Meile</translation>
    </message>
    <message>
        <source>%1 miles</source>
        <translation>%1 Meilen</translation>
    </message>
</context>
<context>
    <name>MatchPane</name>
    <message>
        <source>Swap sides</source>
        <translation>Parteien tauschen</translation>
    </message>
    <message>
        <source>Or a battle that comes with Navarch</source>
        <translation>Oder eine Schlacht, die zu Navarch gehört</translation>
    </message>
    <message>
        <source>A battle that comes with Navarch</source>
        <translation>Eine Schlacht, die zu Navarch gehört</translation>
    </message>
    <message>
        <source>Fleets of your own</source>
        <translation>Eigene Flotten</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Under each game</source>
        <translation>In jedem Spiel</translation>
    </message>
</context>
<context>
    <name>MatchSide</name>
    <message>
        <source>Another fleet for %1…</source>
        <translation>Andere Flotte für %1…</translation>
    </message>
    <message>
        <source>Who leads %1</source>
        <translation>Wer %1 führt</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Besonnen</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
</context>
<context>
    <name>MonthAhead</name>
    <message>
        <source>%1 talents will be missing (CP-4.3).</source>
        <translation>%1 Talente werden fehlen (CP-4.3).</translation>
    </message>
    <message>
        <source>1 ship would go unpaid.</source>
        <translation>1 Schiff bliebe ohne Sold.</translation>
    </message>
    <message>
        <source>%1 ships would go unpaid.</source>
        <translation>%1 Schiffe blieben ohne Sold.</translation>
    </message>
    <message>
        <source>Each rolls d10: up to %1 its crew is a quality worse, from %2 on it deserts.</source>
        <translation>Jedes wirft W10: bis %1 ist die Besatzung eine Qualität schlechter, ab %2 desertiert sie.</translation>
    </message>
    <message>
        <source>The month after that would find too little in the treasury.</source>
        <translation>Der Monat danach fände zu wenig in der Staatskasse.</translation>
    </message>
    <message>
        <source>If months go on like this, money is missing in %1 months.</source>
        <translation>Gehen die Monate so weiter, fehlt in %1 Monaten Geld.</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>At the end of %1, if nothing changes until then</source>
        <translation>Am Ende von %1, wenn sich bis dahin nichts ändert</translation>
    </message>
    <message>
        <source>Next month&apos;s end</source>
        <translation>Nächstes Monatsende</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlen</translation>
    </message>
    <message>
        <source>Nothing falls due</source>
        <translation>Nichts wird fällig</translation>
    </message>
    <message>
        <source>Ports bring income; ships, garrisons, commanders and allies are paid. A side without any of them has a quiet month&apos;s end.</source>
        <translation>Häfen bringen Einnahmen; Schiffe, Garnisonen, Befehlshaber und Verbündete werden bezahlt. Eine Partei ohne all das hat ein ruhiges Monatsende.</translation>
    </message>
    <message>
        <source>Comes in</source>
        <translation>Kommt ein</translation>
    </message>
    <message>
        <source>Goes out</source>
        <translation>Geht aus</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Bleibt</translation>
    </message>
</context>
<context>
    <name>MoveEditor</name>
    <message>
        <source>Step %1: ahead, in %2</source>
        <translation>Schritt %1: voraus, in %2</translation>
    </message>
    <message>
        <source>Step %1: turn, in degrees to starboard</source>
        <translation>Schritt %1: Drehung, in Grad nach Steuerbord</translation>
    </message>
    <message>
        <source>no turn</source>
        <translation>keine Drehung</translation>
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
        <translation>Diesen Schritt weglassen</translation>
    </message>
    <message>
        <source>Then…</source>
        <translation>Dann…</translation>
    </message>
    <message>
        <source>Give this order</source>
        <translation>Diesen Befehl geben</translation>
    </message>
</context>
<context>
    <name>MultiplySheet</name>
    <message>
        <source>Multiply</source>
        <translation>Vervielfachen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>times as many</source>
        <translation>mal so viele</translation>
    </message>
    <message>
        <source>Rows without a name count up. Of a ship with a name there will be copies under the next free names.</source>
        <translation>Zeilen ohne Namen zählen hoch. Von einem Schiff mit Namen entstehen Kopien unter den nächsten freien Namen.</translation>
    </message>
</context>
<context>
    <name>NamedRows</name>
    <message>
        <source>The code is of a newer Navarch. Type the ship&apos;s name instead.</source>
        <translation>Der Code stammt von einem neueren Navarch. Tippen Sie stattdessen den Namen des Schiffes ein.</translation>
    </message>
    <message>
        <source>The code is damaged or mistyped. Scan it once more, or type the ship&apos;s name.</source>
        <translation>Der Code ist beschädigt oder vertippt. Scannen Sie ihn nochmals, oder tippen Sie den Namen des Schiffes ein.</translation>
    </message>
    <message>
        <source>%1 is a ship that is not in this battle.</source>
        <translation>%1 ist ein Schiff, das nicht in dieser Schlacht ist.</translation>
    </message>
    <message>
        <source>%1 is a ship of another campaign or fleet.</source>
        <translation>%1 ist ein Schiff eines anderen Feldzugs oder einer anderen Flotte.</translation>
    </message>
</context>
<context>
    <name>NewCampaign</name>
    <message>
        <source>Blank campaign</source>
        <translation>Leerer Feldzug</translation>
    </message>
    <message>
        <source>Any year</source>
        <translation>Jedes Jahr</translation>
    </message>
    <message>
        <source>Every port of the ancient sea that was founded by then, all neutral, and sides and fleets of your own.</source>
        <translation>Jeder bis dahin gegründete Hafen des antiken Meeres, alle neutral, und eigene Parteien und Flotten.</translation>
    </message>
    <message>
        <source>One for five</source>
        <translation>Eins für fünf</translation>
    </message>
    <message>
        <source>One for ten</source>
        <translation>Eins für zehn</translation>
    </message>
    <message>
        <source>One for one</source>
        <translation>Eins für eins</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made. No campaign was made either.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen. Auch kein Feldzug wurde angelegt.</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>%1 gründen</translation>
    </message>
</context>
<context>
    <name>NewCampaignScreen</name>
    <message>
        <source>Where it begins</source>
        <translation>Wo er beginnt</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Wer teilnimmt</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neuer Feldzug</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Leaves no trace</source>
        <translation>Hinterlässt keine Spur</translation>
    </message>
    <message>
        <source>It will be kept in %1</source>
        <translation>Er wird in %1 abgelegt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Found the campaign</source>
        <translation>Feldzug gründen</translation>
    </message>
</context>
<context>
    <name>NextSteps</name>
    <message>
        <source>Give each side a harbour</source>
        <translation>Jeder Partei einen Hafen geben</translation>
    </message>
    <message>
        <source>None yet: %1</source>
        <translation>Noch keinen: %1</translation>
    </message>
    <message>
        <source>Raise a fleet for each side</source>
        <translation>Für jede Partei eine Flotte aufstellen</translation>
    </message>
    <message>
        <source>Without ships: %1</source>
        <translation>Ohne Schiffe: %1</translation>
    </message>
    <message>
        <source>Name an admiral for each fleet</source>
        <translation>Für jede Flotte einen Admiral ernennen</translation>
    </message>
    <message>
        <source>Their fleets come first: %1</source>
        <translation>Erst kommen ihre Flotten: %1</translation>
    </message>
    <message>
        <source>Without one: %1</source>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are</source>
        <translation>Von da an stehen Mauern und Budgets fest</translation>
    </message>
    <message>
        <source>From then on walls and budgets stand as they are; captains raise the fleets of: %1</source>
        <translation>Von da an stehen Mauern und Budgets fest; Kapitäne stellen die Flotten auf von: %1</translation>
    </message>
</context>
<context>
    <name>NextStepsCard</name>
    <message>
        <source>All is ready</source>
        <translation>Alles ist bereit</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Was als Nächstes zu tun ist</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>still to do</source>
        <translation>noch zu tun</translation>
    </message>
</context>
<context>
    <name>NoteSheet</name>
    <message>
        <source>A note in the chronicle</source>
        <translation>Eine Notiz in der Chronik</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>of the umpire</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Everybody may read it</source>
        <translation>Alle dürfen sie lesen</translation>
    </message>
    <message>
        <source>For the umpire alone</source>
        <translation>Nur für den Spielleiter</translation>
    </message>
    <message>
        <source>Who reads it</source>
        <translation>Wer sie liest</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Put this notice away</source>
        <translation>Diese Meldung weglegen</translation>
    </message>
</context>
<context>
    <name>OddsPlaces</name>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>OpenCampaign</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>No campaign was made.</source>
        <translation>Kein Feldzug wurde angelegt.</translation>
    </message>
    <message>
        <source>A copy is kept in %1.</source>
        <translation>Eine Kopie liegt in %1.</translation>
    </message>
    <message>
        <source>%1 stands as it did in %2. What stood until now is kept among its backups: restore that to take this back.</source>
        <translation>%1 steht wie in %2. Was bis jetzt stand, liegt bei den Sicherungskopien: spielen Sie jene zurück, um dies zurückzunehmen.</translation>
    </message>
    <message>
        <source>You see what %1 sees from now on; the umpire&apos;s eyes are a click away, above.</source>
        <translation>Von nun an sehen Sie, was %1 sieht; die Augen des Spielleiters sind oben einen Klick entfernt.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>what was done last</source>
        <translation>was zuletzt getan wurde</translation>
    </message>
    <message>
        <source>the umpire</source>
        <translation>der Spielleiter</translation>
    </message>
</context>
<context>
    <name>OpeningSheet</name>
    <message>
        <source>Every order is given again, so that each die can be seen where it fell.</source>
        <translation>Jeder Befehl wird nochmals gegeben, damit zu sehen ist, wo jeder Würfel fiel.</translation>
    </message>
    <message>
        <source>%1% of the battle</source>
        <translation>%1 % der Schlacht</translation>
    </message>
    <message>
        <source>The battle is gone through again</source>
        <translation>Die Schlacht wird nochmals durchlaufen</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>house rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>our reading</source>
        <translation>unsere Lesart</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
</context>
<context>
    <name>OrderDraft</name>
    <message>
        <source>Choose the fleet it goes with.</source>
        <translation>Wählen Sie die Flotte, mit der sie fährt.</translation>
    </message>
    <message>
        <source>Click the two ends of a lane, or choose them here.</source>
        <translation>Klicken Sie auf die beiden Enden eines Seewegs, oder wählen Sie sie hier.</translation>
    </message>
    <message>
        <source>Click a port on the chart, or choose it here.</source>
        <translation>Klicken Sie auf einen Hafen der Karte, oder wählen Sie ihn hier.</translation>
    </message>
    <message>
        <source>%1.%2 in 100</source>
        <translation>%1,%2 von 100</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>%1 this month</source>
        <translation>%1 diesen Monat</translation>
    </message>
    <message>
        <source>%1 this month, not %2</source>
        <translation>%1 diesen Monat, nicht %2</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Spart</translation>
    </message>
    <message>
        <source>%1 every whole month</source>
        <translation>%1 je ganzen Monat</translation>
    </message>
    <message>
        <source>If it falls</source>
        <translation>Wenn er fällt</translation>
    </message>
    <message>
        <source>up to %1 of loot, %2 a month</source>
        <translation>bis zu %1 Beute, %2 im Monat</translation>
    </message>
    <message>
        <source>Denies it</source>
        <translation>Entzieht ihm</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 im Monat</translation>
    </message>
    <message>
        <source>%1 (no sea lane)</source>
        <translation>%1 (kein Seeweg)</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo sie ist</translation>
    </message>
    <message>
        <source>Choose a port</source>
        <translation>Hafen wählen</translation>
    </message>
    <message>
        <source>Choose a fleet</source>
        <translation>Flotte wählen</translation>
    </message>
    <message>
        <source>weighing…</source>
        <translation>wird abgewogen…</translation>
    </message>
    <message>
        <source>%1 in 100 over what its walls may be (SA-15.12): %2 if they are strong, %3 if they are weak. Nobody has counted them.</source>
        <translation>%1 von 100 über alles, was seine Mauern sein können (SA-15.12): %2, wenn sie stark sind, %3, wenn sie schwach sind. Niemand hat sie gezählt.</translation>
    </message>
    <message>
        <source>%1 in 100, as far as it knows</source>
        <translation>%1 von 100, soweit sie weiß</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Order</source>
        <comment>to a fleet</comment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From…</source>
        <translation>Von…</translation>
    </message>
    <message>
        <source>To</source>
        <comment>a place</comment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>To…</source>
        <translation>Nach…</translation>
    </message>
    <message>
        <source>Goes with</source>
        <translation>Fährt mit</translation>
    </message>
    <message>
        <source>If it sights an enemy</source>
        <translation>Wenn sie einen Feind sichtet</translation>
    </message>
    <message>
        <source>Avoids battle</source>
        <translation>Meidet die Schlacht</translation>
    </message>
    <message>
        <source>Seeks battle</source>
        <translation>Sucht die Schlacht</translation>
    </message>
    <message>
        <source>Rows hard: 60 miles a day</source>
        <translation>Rudert hart: 60 Meilen am Tag</translation>
    </message>
    <message>
        <source>Each day the crews are tested; who fails falls a day behind and fights worse this week (CP-7.1).</source>
        <translation>Jeden Tag legen die Besatzungen Proben ab; wer versagt, fällt einen Tag zurück und kämpft diese Woche schlechter (CP-7.1).</translation>
    </message>
    <message>
        <source>By way of %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>The shortest way</source>
        <translation>Der kürzeste Weg</translation>
    </message>
    <message>
        <source>Voyage</source>
        <translation>Fahrt</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>%1 ashore</source>
        <translation>%1 an Land</translation>
    </message>
    <message>
        <source>%1 ashore, at most %2 running at sea</source>
        <translation>%1 an Land, höchstens %2 in Folge auf See</translation>
    </message>
    <message>
        <source>Weariness</source>
        <translation>Ermüdung</translation>
    </message>
    <message>
        <source>−%1 oars a ship (CP-7.2)</source>
        <translation>−%1 Riemen je Schiff (CP-7.2)</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Leave the ship in the yard behind</source>
        <translation>Schiff in der Werft zurücklassen</translation>
    </message>
    <message>
        <source>Leave the %1 ships in the yard behind</source>
        <translation>Die %1 Schiffe in der Werft zurücklassen</translation>
    </message>
    <message>
        <source>Give the order</source>
        <translation>Befehl geben</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>Press once to see it, again to give it</source>
        <translation>Einmal drücken, um ihn zu sehen, nochmals, um ihn zu geben</translation>
    </message>
    <message>
        <source>A steady captain&apos;s first thought</source>
        <translation>Der erste Gedanke eines besonnenen Kapitäns</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <source>The orders are being found…</source>
        <translation>Die Befehle werden gesucht…</translation>
    </message>
    <message>
        <source>No %1 waits. Go on with the button below.</source>
        <translation>Kein %1 wartet. Weiter mit dem Knopf unten.</translation>
    </message>
    <message>
        <source>Choose a %1 on the table.</source>
        <translation>Wählen Sie ein %1 auf dem Tisch.</translation>
    </message>
    <message>
        <source>Go back through the battle below.</source>
        <translation>Gehen Sie unten durch die Schlacht zurück.</translation>
    </message>
    <message>
        <source>The other side is to act.</source>
        <translation>Die andere Partei ist am Zug.</translation>
    </message>
    <message>
        <source>A move of my own…</source>
        <translation>Eigene Bewegung…</translation>
    </message>
    <message>
        <source>Lay it out step by step (M)</source>
        <translation>Schritt für Schritt auslegen (M)</translation>
    </message>
    <message>
        <source>More orders…</source>
        <translation>Mehr Befehle…</translation>
    </message>
    <message>
        <source>Enter, when nothing else is chosen</source>
        <translation>Eingabe, wenn nichts anderes gewählt ist</translation>
    </message>
</context>
<context>
    <name>OutcomePreview</name>
    <message>
        <source>Captured, serves on</source>
        <translation>Genommen, dient weiter</translation>
    </message>
    <message>
        <source>Captured, sold</source>
        <translation>Genommen, verkauft</translation>
    </message>
    <message>
        <source>Captured, burnt</source>
        <translation>Genommen, verbrannt</translation>
    </message>
    <message>
        <source>experience +%1</source>
        <translation>Erfahrung +%1</translation>
    </message>
    <message>
        <source>captured by %1</source>
        <translation>genommen von %1</translation>
    </message>
    <message>
        <source>out for 1 week</source>
        <translation>1 Woche ausgefallen</translation>
    </message>
    <message>
        <source>out for %1 weeks</source>
        <translation>%1 Wochen ausgefallen</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gesiegt</translation>
    </message>
    <message>
        <source>%1 of %2 ships</source>
        <translation>%1 von %2 Schiffen</translation>
    </message>
    <message>
        <source>Commander of the garrison</source>
        <translation>Befehlshaber der Garnison</translation>
    </message>
    <message>
        <source>no fleet to join</source>
        <translation>keine Flotte zum Anschluss</translation>
    </message>
    <message>
        <source>joins %1, %2 crew</source>
        <translation>geht zu %1, Besatzung %2</translation>
    </message>
    <message>
        <source>Dice are still to be rolled.</source>
        <translation>Es ist noch zu würfeln.</translation>
    </message>
    <message>
        <source>It cannot be entered.</source>
        <translation>Es lässt sich nicht eingeben.</translation>
    </message>
</context>
<context>
    <name>OutcomeSheet</name>
    <message>
        <source>The outcome…</source>
        <translation>Das Ergebnis…</translation>
    </message>
    <message>
        <source>The replay…</source>
        <translation>Die Wiedergabe…</translation>
    </message>
    <message>
        <source>Lost in the fight: ships, men, gear and walls</source>
        <translation>Im Kampf verloren: Schiffe, Männer, Gerät und Mauern</translation>
    </message>
    <message>
        <source>Bring it into the campaign…</source>
        <translation>In den Feldzug bringen…</translation>
    </message>
    <message>
        <source>Write a file…</source>
        <translation>Datei schreiben…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
</context>
<context>
    <name>PageSheet</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>PageTools</name>
    <message>
        <source>The page before (Page up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>The next page (Page down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Smaller (Ctrl and −)</source>
        <translation>Kleiner (Ctrl und −)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger (Ctrl and +)</source>
        <translation>Größer (Ctrl und +)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>the whole of it</comment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
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
        <translation>vom Einrichten an</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>von Zug %1 an</translation>
    </message>
    <message>
        <source>%1 is a campaign of its own now, kept in %2. The one it came from stays as it is.</source>
        <translation>%1 ist jetzt ein eigener Feldzug, abgelegt in %2. Der, aus dem er kam, bleibt, wie er ist.</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>Paste lines</source>
        <translation>Zeilen einfügen</translation>
    </message>
    <message>
        <source>One line a ship in the order of the sheets, from %1 on; a name or a sheet&apos;s code at the front picks another. What a line leaves out is as the ship came.</source>
        <translation>Eine Zeile je Schiff in der Reihenfolge der Bögen, ab %1; ein Name oder der Code eines Bogens am Anfang wählt ein anderes. Was eine Zeile auslässt, ist, wie das Schiff kam.</translation>
    </message>
    <message>
        <source>One line a ship in the order of the sheets; a name or a sheet&apos;s code at the front picks another. What a line leaves out is as the ship came.</source>
        <translation>Eine Zeile je Schiff in der Reihenfolge der Bögen; ein Name oder der Code eines Bogens am Anfang wählt ein anderes. Was eine Zeile auslässt, ist, wie das Schiff kam.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>afloat, sunk, captured (by whom), fled, withdrew or absent</source>
        <translation>afloat, sunk, captured (von wem), fled, withdrew oder absent</translation>
    </message>
    <message>
        <source>a name first, cells by tab, semicolon or comma</source>
        <translation>zuerst ein Name, Zellen mit Tabulator, Semikolon oder Komma</translation>
    </message>
    <message>
        <source>none, light, medium, heavy, severe or wrecked; losses with their number</source>
        <translation>none, light, medium, heavy, severe oder wrecked; Verluste mit ihrer Zahl</translation>
    </message>
    <message>
        <source>what is hit, and how her captain fared</source>
        <translation>was getroffen ist, und wie es dem Kapitän erging</translation>
    </message>
    <message>
        <source>the code of her sheet; by itself it picks whom the next line is of</source>
        <translation>der Code des Bogens; allein wählt er, von wem die nächste Zeile ist</translation>
    </message>
    <message>
        <source>a commander by his name</source>
        <translation>ein Befehlshaber mit seinem Namen</translation>
    </message>
    <message>
        <source>Or a table under titles, as &quot;Copy the ships as a table&quot; writes it.</source>
        <translation>Oder eine Tabelle unter Titeln, wie „Schiffe als Tabelle kopieren“ sie schreibt.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Prisoner</source>
        <translation>Gefangener</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Captain of %1</source>
        <translation>Kapitän von %1</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Captains</source>
        <translation>Kapitäne</translation>
    </message>
    <message>
        <source>Prisoners (%1)</source>
        <translation>Gefangene (%1)</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Hires a commander (SA-15.9)</source>
        <translation>Stellt einen Befehlshaber ein (SA-15.9)</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>rammed %1</source>
        <translation>rammte %1</translation>
    </message>
    <message>
        <source>raked %1</source>
        <translation>scherte Riemen ab: %1</translation>
    </message>
    <message>
        <source>sank %1</source>
        <translation>versenkte %1</translation>
    </message>
    <message>
        <source>captured %1</source>
        <translation>nahm %1</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>Bought as %1</source>
        <translation>Gekauft als %1</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>%1, at sea</source>
        <translation>%1, auf See</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>At %1 he rolls d10 with his quality: %2 of 10 faces make him a quality better (CP-6.3).</source>
        <translation>Bei %1 wirft er W10 mit seiner Qualität: %2 von 10 Augen machen ihn eine Qualität besser (CP-6.3).</translation>
    </message>
    <message>
        <source>Prisoner, of %1</source>
        <translation>Gefangener von %1</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Lösegeld</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>Auf See</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Unpaid for a month</source>
        <translation>Einen Monat ohne Sold</translation>
    </message>
    <message>
        <source>Unpaid for %1 months</source>
        <translation>%1 Monate ohne Sold</translation>
    </message>
    <message>
        <source>At %1 the crew is a quality better: 1 for a battle survived or a ram that wounded, 2 for a ship taken or sunk (CP-6.2).</source>
        <translation>Bei %1 ist die Besatzung eine Qualität besser: 1 für eine überlebte Schlacht oder einen Rammstoß mit Schaden, 2 für ein genommenes oder gesunkenes Schiff (CP-6.2).</translation>
    </message>
</context>
<context>
    <name>PersonList</name>
    <message>
        <source>Find a name, a post, a side</source>
        <translation>Name, Posten, Partei suchen</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Exp.</source>
        <translation>Erf.</translation>
    </message>
    <message>
        <source>Nobody is called that</source>
        <translation>Niemand heißt so</translation>
    </message>
    <message>
        <source>No prisoners</source>
        <translation>Keine Gefangenen</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Try fewer letters, or look among everyone.</source>
        <translation>Versuchen Sie weniger Buchstaben, oder suchen Sie unter allen.</translation>
    </message>
    <message>
        <source>Commanders who are captured stand here: those we hold, and those of ours whom others hold. They can be ransomed, exchanged or let go (CP-6.3).</source>
        <translation>Gefangene Befehlshaber stehen hier: die wir halten, und die von uns, die andere halten. Sie lassen sich auslösen, austauschen oder freilassen (CP-6.3).</translation>
    </message>
    <message>
        <source>Every ship has a captain. They come with the ships.</source>
        <translation>Jedes Schiff hat einen Kapitän. Sie kommen mit den Schiffen.</translation>
    </message>
    <message>
        <source>Each fleet should have an admiral and each squadron a commander (CP-6.4). Appoint the first.</source>
        <translation>Jede Flotte sollte einen Admiral und jedes Geschwader einen Befehlshaber haben (CP-6.4). Ernennen Sie den ersten.</translation>
    </message>
</context>
<context>
    <name>PersonPane</name>
    <message>
        <source>Name him</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>The port</source>
        <translation>Der Hafen</translation>
    </message>
    <message>
        <source>He goes; nothing is paid back. Undo takes it back.</source>
        <translation>Er geht; nichts wird zurückgezahlt. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>He goes, and %1 talents come back</source>
        <translation>Er geht, und %1 Talente kommen zurück</translation>
    </message>
    <message>
        <source>The ship&apos;s battles</source>
        <translation>Die Schlachten des Schiffes</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>Laufbahn</translation>
    </message>
    <message>
        <source>No battle yet.</source>
        <translation>Noch keine Schlacht.</translation>
    </message>
</context>
<context>
    <name>PlannedSides</name>
    <message>
        <source>Side %1</source>
        <translation>Partei %1</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>A side may change hands at any moment; the battle goes on from where it stands. A cautious captain keeps his ships whole, a bold one takes risks for a ram.</source>
        <translation>Eine Partei kann jederzeit in andere Hände gehen; die Schlacht geht weiter, wo sie steht. Ein vorsichtiger Kapitän schont seine Schiffe, ein kühner wagt etwas für einen Rammstoß.</translation>
    </message>
    <message>
        <source>all of its %1 players</source>
        <translation>alle %1 Spieler</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
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
        <translation>nicht geplant</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>plotted</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>As they were written this turn</source>
        <translation>Wie sie in diesem Zug geschrieben wurden</translation>
    </message>
    <message>
        <source>%1 of %2 plotted</source>
        <translation>%1 von %2 geplant</translation>
    </message>
    <message>
        <source>One ship has no plot yet, or a refused one.</source>
        <translation>Ein Schiff hat noch keinen Plan, oder einen abgelehnten.</translation>
    </message>
    <message>
        <source>%1 ships have no plot yet, or a refused one.</source>
        <translation>%1 Schiffe haben noch keinen Plan, oder einen abgelehnten.</translation>
    </message>
    <message>
        <source>Stop the captain</source>
        <translation>Kapitän anhalten</translation>
    </message>
    <message>
        <source>The rest by a captain</source>
        <translation>Den Rest durch einen Kapitän</translation>
    </message>
    <message>
        <source>One ship pays for holding its course; the list says what.</source>
        <translation>Ein Schiff zahlt dafür, Kurs zu halten; die Liste sagt, was.</translation>
    </message>
    <message>
        <source>%1 ships pay for holding their course; the list says what.</source>
        <translation>%1 Schiffe zahlen dafür, Kurs zu halten; die Liste sagt, was.</translation>
    </message>
    <message>
        <source>Standing and other orders…</source>
        <translation>Stehende und andere Befehle…</translation>
    </message>
    <message>
        <source>All plotted</source>
        <translation>Alle geplant</translation>
    </message>
    <message>
        <source>The plots are final then (Ctrl+Enter)</source>
        <translation>Die Pläne stehen dann fest (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Step %1 is to be written</source>
        <translation>Schritt %1 ist zu schreiben</translation>
    </message>
    <message>
        <source>Takes it back, with those after it</source>
        <translation>Nimmt ihn zurück, mit denen danach</translation>
    </message>
    <message>
        <source>Take it back, with those after it</source>
        <translation>Ihn zurücknehmen, mit denen danach</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation>Letzten Schritt zurücknehmen (Backspace)</translation>
    </message>
    <message>
        <source>Straight on to the end (End)</source>
        <translation>Geradeaus bis zum Ende (End)</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>Plotted</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Plot it</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Enter; then the next ship</source>
        <translation>Enter; dann das nächste Schiff</translation>
    </message>
    <message>
        <source>As it was (Escape)</source>
        <translation>Wie es war (Escape)</translation>
    </message>
    <message>
        <source>Squadron alike</source>
        <translation>Geschwader ebenso</translation>
    </message>
    <message>
        <source>Every other ship of %1 that may row it</source>
        <translation>Jedes andere Schiff von %1, das es rudern darf</translation>
    </message>
    <message>
        <source>Those without a plot of their own</source>
        <translation>Die ohne eigenen Plan</translation>
    </message>
    <message>
        <source>All, also %1</source>
        <translation>Alle, auch %1</translation>
    </message>
</context>
<context>
    <name>PortBuilder</name>
    <message>
        <source>Write another name.</source>
        <translation>Schreiben Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Name the port</source>
        <translation>Hafen benennen</translation>
    </message>
    <message>
        <source>Set the economic value</source>
        <translation>Wirtschaftswert festlegen</translation>
    </message>
    <message>
        <source>Set the garrison&apos;s quality</source>
        <translation>Qualität der Garnison festlegen</translation>
    </message>
    <message>
        <source>Name the commander</source>
        <translation>Befehlshaber benennen</translation>
    </message>
    <message>
        <source>Set the commander&apos;s quality</source>
        <translation>Qualität des Befehlshabers festlegen</translation>
    </message>
    <message>
        <source>Add a wall section</source>
        <translation>Mauerabschnitt hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate wall section %1</source>
        <translation>Mauerabschnitt %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove wall section %1</source>
        <translation>Mauerabschnitt %1 entfernen</translation>
    </message>
    <message>
        <source>Move wall section %1</source>
        <translation>Mauerabschnitt %1 verschieben</translation>
    </message>
    <message>
        <source>Change wall section %1</source>
        <translation>Mauerabschnitt %1 ändern</translation>
    </message>
    <message>
        <source>New port</source>
        <translation>Neuer Hafen</translation>
    </message>
    <message>
        <source>Roll the defences</source>
        <translation>Verteidigung auswürfeln</translation>
    </message>
    <message>
        <source>This is no seed.</source>
        <translation>Das ist kein Startwert.</translation>
    </message>
    <message>
        <source>Write a whole number, or leave it empty for a fresh one.</source>
        <translation>Schreiben Sie eine ganze Zahl, oder lassen Sie es leer für einen neuen.</translation>
    </message>
    <message>
        <source>Die %1 shows %2; a face from 1 to %3 is needed.</source>
        <translation>Würfel %1 zeigt %2; nötig sind Augen von 1 bis %3.</translation>
    </message>
    <message>
        <source>%1 of %2 dice typed; next: %3.</source>
        <translation>%1 von %2 Würfeln eingetippt; als Nächstes: %3.</translation>
    </message>
    <message>
        <source>%1 dice are needed, %2 are typed; take some out.</source>
        <translation>%1 Würfel sind nötig, %2 sind eingetippt; nehmen Sie welche heraus.</translation>
    </message>
</context>
<context>
    <name>PortBuilderScreen</name>
    <message>
        <source>Open a port</source>
        <translation>Hafen öffnen</translation>
    </message>
    <message>
        <source>Save the port</source>
        <translation>Hafen speichern</translation>
    </message>
    <message>
        <source>A port without a name</source>
        <translation>Ein Hafen ohne Namen</translation>
    </message>
    <message>
        <source>as rolled, seed %1</source>
        <translation>wie gewürfelt, Startwert %1</translation>
    </message>
    <message>
        <source>as rolled at the table</source>
        <translation>wie am Tisch gewürfelt</translation>
    </message>
    <message>
        <source>A fresh port. Undo brings this one back.</source>
        <translation>Ein frischer Hafen. Rückgängig bringt diesen zurück.</translation>
    </message>
    <message>
        <source>A file, or a port of the campaign</source>
        <translation>Eine Datei oder ein Hafen des Feldzugs</translation>
    </message>
    <message>
        <source>Into the campaign…</source>
        <translation>In den Feldzug…</translation>
    </message>
    <message>
        <source>Fortify a side&apos;s port with this, or give a neutral one what was rolled</source>
        <translation>Befestigt damit den Hafen einer Partei, oder gibt einem neutralen, was gewürfelt wurde</translation>
    </message>
    <message>
        <source>Open to the sea</source>
        <translation>Offen zur See</translation>
    </message>
    <message>
        <source>This port has no walls. Build a section, or roll for a neutral port on the left.</source>
        <translation>Dieser Hafen hat keine Mauern. Bauen Sie einen Abschnitt, oder würfeln Sie links für einen neutralen Hafen.</translation>
    </message>
    <message>
        <source>Another wall section</source>
        <translation>Noch ein Mauerabschnitt</translation>
    </message>
    <message>
        <source>This port may have %1</source>
        <translation>Dieser Hafen darf %1 haben</translation>
    </message>
    <message>
        <source>1 wall section, its garrison and commander</source>
        <translation>1 Mauerabschnitt, mit Garnison und Befehlshaber</translation>
    </message>
    <message>
        <source>%1 wall sections, their garrison and commander</source>
        <translation>%1 Mauerabschnitte, mit Garnison und Befehlshaber</translation>
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
        <translation>O</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Faces from 1 to 10, with spaces between.</source>
        <translation>Augen von 1 bis 10, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>%1 more to come.</source>
        <translation>Noch %1.</translation>
    </message>
    <message>
        <source>%1 too many.</source>
        <translation>%1 zu viel.</translation>
    </message>
</context>
<context>
    <name>PortExchange</name>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>A neutral port&apos;s defences are rolled, not built (SA-15.12). Roll them here first.</source>
        <translation>Die Verteidigung eines neutralen Hafens wird ausgewürfelt, nicht gebaut (SA-15.12). Würfeln Sie hier erst.</translation>
    </message>
    <message>
        <source>This port needs the dice for an economic value of %1 and all its sections; roll for that.</source>
        <translation>Dieser Hafen braucht die Würfel für einen Wirtschaftswert von %1 und alle seine Abschnitte; würfeln Sie dafür.</translation>
    </message>
    <message>
        <source>It was laid out for an economic value of %1; %2 has %3.</source>
        <translation>Er war für einen Wirtschaftswert von %1 angelegt; %2 hat %3.</translation>
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
        <translation>bis %1 Mauerabschnitte</translation>
    </message>
    <message>
        <source>Garrison, and what it costs more or less</source>
        <translation>Garnison, und was sie mehr oder weniger kostet</translation>
    </message>
    <message>
        <source>Garrison quality</source>
        <translation>Qualität der Garnison</translation>
    </message>
    <message>
        <source>The commander&apos;s quality</source>
        <translation>Qualität des Befehlshabers</translation>
    </message>
</context>
<context>
    <name>PortList</name>
    <message>
        <source>, rolled</source>
        <translation>, gewürfelt</translation>
    </message>
</context>
<context>
    <name>PortOrders</name>
    <message>
        <source>%1 · room for %2</source>
        <translation>%1 · Platz für %2</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>Nobody: it is free</source>
        <translation>Niemand: er ist frei</translation>
    </message>
    <message>
        <source>Write an amount like 120 or 120.50, or nothing.</source>
        <translation>Schreiben Sie einen Betrag wie 120 oder 120.50, oder nichts.</translation>
    </message>
    <message>
        <source>A sale moves another side&apos;s money: the umpire settles it. Without a price it can be given away here.</source>
        <translation>Ein Verkauf bewegt das Geld einer anderen Partei: das erledigt der Spielleiter. Ohne Preis lässt er sich hier abtreten.</translation>
    </message>
</context>
<context>
    <name>PortPane</name>
    <message>
        <source>Economic value %1 · %2 · %3</source>
        <translation>Wirtschaftswert %1 · %2 · %3</translation>
    </message>
    <message>
        <source>has a yard</source>
        <translation>hat eine Werft</translation>
    </message>
    <message>
        <source>no yard</source>
        <translation>keine Werft</translation>
    </message>
    <message>
        <source>Here lie: %1</source>
        <translation>Hier liegen: %1</translation>
    </message>
    <message>
        <source>Print its card</source>
        <translation>Karte drucken</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>%1 of %2 units, over</source>
        <translation>%1 von %2 Einheiten, zu viel</translation>
    </message>
    <message>
        <source>%1 of %2 units</source>
        <translation>%1 von %2 Einheiten</translation>
    </message>
    <message>
        <source>Wall section %1: %2</source>
        <translation>Mauerabschnitt %1: %2</translation>
    </message>
    <message>
        <source>Its defences are not known</source>
        <translation>Die Verteidigung ist nicht bekannt</translation>
    </message>
    <message>
        <source>No defences yet</source>
        <translation>Noch keine Verteidigung</translation>
    </message>
    <message>
        <source>Who commands there, and what stands on the walls, only its own side and the umpire see.</source>
        <translation>Wer dort befehligt und was auf den Mauern steht, sehen nur die eigene Partei und der Spielleiter.</translation>
    </message>
    <message>
        <source>A neutral port gets its defences from the dice: one wall section, with %1 dice for what stands on it (SA-15.12). What is rolled is kept.</source>
        <translation>Ein neutraler Hafen erhält seine Verteidigung von den Würfeln: einen Mauerabschnitt, mit %1 Würfeln für das, was darauf steht (SA-15.12). Was gewürfelt wird, bleibt.</translation>
    </message>
    <message>
        <source>A neutral port gets its defences from the dice: %1 wall sections, with %2 dice for what stands on each (SA-15.12). What is rolled is kept.</source>
        <translation>Ein neutraler Hafen erhält seine Verteidigung von den Würfeln: %1 Mauerabschnitte, mit je %2 Würfeln für das, was darauf steht (SA-15.12). Was gewürfelt wird, bleibt.</translation>
    </message>
    <message>
        <source>Walls are built before a campaign begins; in the war men can be raised for the town (CP-3.2).</source>
        <translation>Mauern werden gebaut, bevor ein Feldzug beginnt; im Krieg lassen sich Männer für die Stadt anwerben (CP-3.2).</translation>
    </message>
    <message>
        <source>One wall section can be built before the campaign begins (SA-15.11).</source>
        <translation>Ein Mauerabschnitt lässt sich bauen, bevor der Feldzug beginnt (SA-15.11).</translation>
    </message>
    <message>
        <source>Up to %1 wall sections can be built before the campaign begins (SA-15.11).</source>
        <translation>Bis zu %1 Mauerabschnitte lassen sich bauen, bevor der Feldzug beginnt (SA-15.11).</translation>
    </message>
    <message>
        <source>Generate defences</source>
        <translation>Verteidigung auswürfeln</translation>
    </message>
    <message>
        <source>The umpire rolls for neutral ports</source>
        <translation>Der Spielleiter würfelt für neutrale Häfen</translation>
    </message>
    <message>
        <source>Roll your own…</source>
        <translation>Selbst würfeln…</translation>
    </message>
    <message>
        <source>Type the faces of real dice</source>
        <translation>Augen echter Würfel eintippen</translation>
    </message>
    <message>
        <source>Raise men…</source>
        <translation>Männer anwerben…</translation>
    </message>
    <message>
        <source>Give it away…</source>
        <translation>Abtreten…</translation>
    </message>
    <message>
        <source>Price of the defences</source>
        <translation>Preis der Verteidigung</translation>
    </message>
</context>
<context>
    <name>PortsScreen</name>
    <message>
        <source>Find a port or its owner</source>
        <translation>Hafen oder seinen Besitzer suchen</translation>
    </message>
    <message>
        <source>%1, %2, economic value %3, %4</source>
        <translation>%1, %2, Wirtschaftswert %3, %4</translation>
    </message>
    <message>
        <source>%1 belongs to nobody yet. Pick it and generate its defences: every die is shown, and kept.</source>
        <translation>%1 gehört noch niemandem. Wählen Sie den Hafen und würfeln Sie seine Verteidigung aus: jeder Würfel wird gezeigt und bleibt.</translation>
    </message>
    <message>
        <source>No port by that name</source>
        <translation>Kein Hafen dieses Namens</translation>
    </message>
    <message>
        <source>No ports</source>
        <translation>Keine Häfen</translation>
    </message>
    <message>
        <source>The ports of the campaign stand here with their walls.</source>
        <translation>Hier stehen die Häfen des Feldzugs mit ihren Mauern.</translation>
    </message>
</context>
<context>
    <name>PreviewDice</name>
    <message>
        <source>%1, a die of %2:</source>
        <translation>%1, ein Würfel mit %2 Seiten:</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Den letzten zurücknehmen</translation>
    </message>
</context>
<context>
    <name>PreviewSheet</name>
    <message>
        <source>%1. This is what it would do.</source>
        <translation>%1. Das würde geschehen.</translation>
    </message>
    <message>
        <source>Ashore</source>
        <translation>An Land</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>One action, which undo takes back</source>
        <translation>Eine Handlung, die Rückgängig zurücknimmt</translation>
    </message>
</context>
<context>
    <name>PreviewSide</name>
    <message>
        <source>no ships of its own</source>
        <translation>keine eigenen Schiffe</translation>
    </message>
    <message>
        <source>%1 of %2 ships lost</source>
        <translation>%1 von %2 Schiffen verloren</translation>
    </message>
    <message>
        <source>%1 untouched</source>
        <translation>%1 unversehrt</translation>
    </message>
    <message>
        <source>none untouched</source>
        <translation>keines unversehrt</translation>
    </message>
    <message>
        <source>Prices of the ships that are gone for good</source>
        <translation>Preise der Schiffe, die endgültig fort sind</translation>
    </message>
    <message>
        <source>Treasury pays</source>
        <translation>Staatskasse zahlt</translation>
    </message>
    <message>
        <source>Treasury receives</source>
        <translation>Staatskasse erhält</translation>
    </message>
</context>
<context>
    <name>PriceTree</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Price, line by line</source>
        <translation>Preis, Zeile für Zeile</translation>
    </message>
</context>
<context>
    <name>PrintFoot</name>
    <message>
        <source>Writing page %1 of %2</source>
        <translation>Seite %1 von %2 wird geschrieben</translation>
    </message>
    <message>
        <source>Printing page %1 of %2</source>
        <translation>Seite %1 von %2 wird gedruckt</translation>
    </message>
    <message>
        <source>Laying out %1 of %2</source>
        <translation>Satz von %1 von %2</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>Wird gesetzt…</translation>
    </message>
    <message>
        <source>No pages</source>
        <translation>Keine Seiten</translation>
    </message>
    <message>
        <source>One page, %1</source>
        <translation>Eine Seite, %1</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>%1 pages, %2; %3 sheets on both sides</source>
        <translation>%1 Seiten, %2; beidseitig %3 Blatt</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>The page is written to %1.</source>
        <translation>Die Seite ist in %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 pages are written to %2.</source>
        <translation>%1 Seiten sind in %2 geschrieben.</translation>
    </message>
    <message>
        <source>The page is on its way to the printer.</source>
        <translation>Die Seite ist auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>%1 pages are on their way to the printer.</source>
        <translation>%1 Seiten sind auf dem Weg zum Drucker.</translation>
    </message>
    <message>
        <source>Saving was cancelled: no file was written, and one that was there is as it was.</source>
        <translation>Das Speichern wurde abgebrochen: keine Datei wurde geschrieben, und eine vorhandene ist, wie sie war.</translation>
    </message>
    <message>
        <source>Printing was cancelled before the first page.</source>
        <translation>Das Drucken wurde vor der ersten Seite abgebrochen.</translation>
    </message>
    <message>
        <source>Printing was cancelled after page %1; what the printer has by now may still come out.</source>
        <translation>Das Drucken wurde nach Seite %1 abgebrochen; was der Drucker schon hat, kann noch herauskommen.</translation>
    </message>
    <message>
        <source>Laying out was cancelled.</source>
        <translation>Der Satz wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Choose what to print again.</source>
        <translation>Wählen Sie neu, was zu drucken ist.</translation>
    </message>
</context>
<context>
    <name>PrintPanel</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Every die and modifier</source>
        <translation>Jeder Würfel und Modifikator</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papiere</translation>
    </message>
    <message>
        <source>List of the ships</source>
        <translation>Liste der Schiffe</translation>
    </message>
    <message>
        <source>A card a squadron</source>
        <translation>Eine Karte je Geschwader</translation>
    </message>
    <message>
        <source>Roster with every price</source>
        <translation>Flottenliste mit jedem Preis</translation>
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
        <translation>Bögen je Seite</translation>
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
        <translation>Wie sie stehen</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Ausgefüllt</translation>
    </message>
    <message>
        <source>The ship</source>
        <translation>Das Schiff</translation>
    </message>
    <message>
        <source>Its class</source>
        <translation>Seine Klasse</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>With sheets</source>
        <translation>Bei den Bögen</translation>
    </message>
    <message>
        <source>On backs</source>
        <translation>Auf Rückseiten</translation>
    </message>
    <message>
        <source>Every second page is the back of a sheet: print on both sides.</source>
        <translation>Jede zweite Seite ist die Rückseite eines Bogens: drucken Sie beidseitig.</translation>
    </message>
    <message>
        <source>At the foot of every sheet.</source>
        <translation>Am Fuß jedes Bogens.</translation>
    </message>
    <message>
        <source>On a page of their own at the end.</source>
        <translation>Auf einer eigenen Seite am Ende.</translation>
    </message>
</context>
<context>
    <name>PrintScreen</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Noch nichts zu drucken</translation>
    </message>
    <message>
        <source>The sample campaign</source>
        <translation>Der Beispielfeldzug</translation>
    </message>
</context>
<context>
    <name>PrintSource</name>
    <message>
        <source>Fleets: %1</source>
        <translation>Flotten: %1</translation>
    </message>
    <message>
        <source>Ports: %1</source>
        <translation>Häfen: %1</translation>
    </message>
    <message>
        <source>Reports and books: %1</source>
        <translation>Berichte und Bücher: %1</translation>
    </message>
    <message>
        <source>Fleet builder: %1</source>
        <translation>Flottenbauer: %1</translation>
    </message>
    <message>
        <source>Skirmish: %1</source>
        <translation>Gefecht: %1</translation>
    </message>
    <message>
        <source>Port builder: %1</source>
        <translation>Hafenbauer: %1</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Alle Parteien</translation>
    </message>
    <message>
        <source>%1: %2 fleets</source>
        <translation>%1: %2 Flotten</translation>
    </message>
    <message>
        <source>The only fleet</source>
        <translation>Die einzige Flotte</translation>
    </message>
    <message>
        <source>All %1 fleets</source>
        <translation>Alle %1 Flotten</translation>
    </message>
    <message>
        <source>The whole fleet</source>
        <translation>Die ganze Flotte</translation>
    </message>
    <message>
        <source>The only port with walls</source>
        <translation>Der einzige Hafen mit Mauern</translation>
    </message>
    <message>
        <source>All %1 ports with walls</source>
        <translation>Alle %1 Häfen mit Mauern</translation>
    </message>
    <message>
        <source>Open a campaign, or put a fleet together in the fleet builder.</source>
        <translation>Öffnen Sie einen Feldzug, oder stellen Sie im Flottenbauer eine Flotte zusammen.</translation>
    </message>
    <message>
        <source>None of these ports has walls that you know of. Build some in Ports, or choose another side.</source>
        <translation>Keiner dieser Häfen hat Mauern, von denen Sie wissen. Bauen Sie welche unter Häfen, oder wählen Sie eine andere Partei.</translation>
    </message>
    <message>
        <source>No battle has been fought yet. Enter the outcome of one that waits in Battles, or print its brief.</source>
        <translation>Noch wurde keine Schlacht geschlagen. Geben Sie unter Schlachten das Ergebnis einer wartenden ein, oder drucken Sie ihren Auftrag.</translation>
    </message>
    <message>
        <source>There are no ships in this squadron. Put some into it in Fleets, or choose another.</source>
        <translation>In diesem Geschwader sind keine Schiffe. Setzen Sie unter Flotten welche hinein, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>There are no ships in this fleet. Buy some for it, or choose another fleet.</source>
        <translation>In dieser Flotte sind keine Schiffe. Kaufen Sie welche, oder wählen Sie eine andere Flotte.</translation>
    </message>
    <message>
        <source>There are no ships here yet. Buy a fleet into the campaign from the fleet builder.</source>
        <translation>Hier sind noch keine Schiffe. Kaufen Sie im Flottenbauer eine Flotte für den Feldzug.</translation>
    </message>
    <message>
        <source>Sheet for orders</source>
        <translation>Befehlsblatt</translation>
    </message>
    <message>
        <source>Ledger of a year</source>
        <translation>Kassenbuch eines Jahres</translation>
    </message>
    <message>
        <source>Brief of a battle</source>
        <translation>Auftrag einer Schlacht</translation>
    </message>
    <message>
        <source>Report of a battle</source>
        <translation>Bericht einer Schlacht</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Sheets of the fleets</source>
        <translation>Bögen der Flotten</translation>
    </message>
    <message>
        <source>Brief of the battle</source>
        <translation>Auftrag der Schlacht</translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation>Bericht der Schlacht</translation>
    </message>
</context>
<context>
    <name>PrisonerCard</name>
    <message>
        <source>Captured</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>His ransom is %1 talents (CP-6.3).</source>
        <translation>Sein Lösegeld beträgt %1 Talente (CP-6.3).</translation>
    </message>
    <message>
        <source>His side can ransom him for %1 talents (CP-6.3).</source>
        <translation>Seine Partei kann ihn für %1 Talente auslösen (CP-6.3).</translation>
    </message>
    <message>
        <source>Pay the ransom</source>
        <translation>Lösegeld zahlen</translation>
    </message>
    <message>
        <source>Let him go</source>
        <translation>Freilassen</translation>
    </message>
    <message>
        <source>For nothing. Undo takes it back.</source>
        <translation>Ohne Gegenleistung. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Exchange for</source>
        <translation>Austauschen gegen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Each goes home free (CP-6.3)</source>
        <translation>Beide kehren frei heim (CP-6.3)</translation>
    </message>
    <message>
        <source>There is nobody of theirs to exchange him for.</source>
        <translation>Sie haben niemanden, gegen den er auszutauschen wäre.</translation>
    </message>
    <message>
        <source>They hold nobody of ours to exchange him for.</source>
        <translation>Sie halten niemanden von uns, gegen den er auszutauschen wäre.</translation>
    </message>
</context>
<context>
    <name>PrizeList</name>
    <message>
        <source>A prize</source>
        <translation>Eine Prise</translation>
    </message>
    <message>
        <source>%1 prizes</source>
        <translation>%1 Prisen</translation>
    </message>
    <message>
        <source>Sell all</source>
        <translation>Alle verkaufen</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alle nehmen</translation>
    </message>
    <message>
        <source>Burn all</source>
        <translation>Alle verbrennen</translation>
    </message>
    <message>
        <source>%1 of %2, held by %3</source>
        <translation>%1 von %2, gehalten von %3</translation>
    </message>
    <message>
        <source>a wreck that was towed in</source>
        <translation>ein eingeschlepptes Wrack</translation>
    </message>
    <message>
        <source>Sell, +%1</source>
        <translation>Verkaufen, +%1</translation>
    </message>
    <message>
        <source>Take, −%1</source>
        <translation>Nehmen, −%1</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Verbrennen</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>The block</source>
        <translation>Der Block</translation>
    </message>
    <message>
        <source>It is too long for a result.</source>
        <translation>Er ist zu lang für ein Ergebnis.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>There is no line with a ship in it.</source>
        <translation>Es gibt keine Zeile mit einem Schiff.</translation>
    </message>
    <message>
        <source>Correct the line and paste again.</source>
        <translation>Berichtigen Sie die Zeile und fügen Sie erneut ein.</translation>
    </message>
    <message>
        <source>%1 stands in the list twice.</source>
        <translation>%1 steht zweimal in der Liste.</translation>
    </message>
    <message>
        <source>%1 has a line already.</source>
        <translation>%1 hat schon eine Zeile.</translation>
    </message>
    <message>
        <source>There are no more ships on the sheet: it has %1.</source>
        <translation>Auf dem Bogen stehen nicht mehr Schiffe: er hat %1.</translation>
    </message>
    <message>
        <source>It does not say what is meant by %1.</source>
        <translation>Es ist nicht gesagt, was mit %1 gemeint ist.</translation>
    </message>
    <message>
        <source>After &quot;captain&quot; stands fit, wounded, captured or dead.</source>
        <translation>Nach „captain“ steht fit, wounded, captured oder dead.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a ship of this battle nor a word that is known here.</source>
        <translation>„%1“ ist weder ein Schiff dieser Schlacht noch ein hier bekanntes Wort.</translation>
    </message>
    <message>
        <source>After a commander&apos;s name stands fit, wounded, captured or dead.</source>
        <translation>Nach dem Namen eines Befehlshabers steht fit, wounded, captured oder dead.</translation>
    </message>
    <message>
        <source>Only what is captured has a captor.</source>
        <translation>Nur Genommenes hat einen Eroberer.</translation>
    </message>
    <message>
        <source>Say who captured her: &quot;captured by ...&quot;.</source>
        <translation>Sagen Sie, wer es nahm: „captured by ...“.</translation>
    </message>
    <message>
        <source>No side of this battle is called &quot;%1&quot;.</source>
        <translation>Keine Partei dieser Schlacht heißt „%1“.</translation>
    </message>
    <message>
        <source>A side cannot capture its own ship.</source>
        <translation>Eine Partei kann ihr eigenes Schiff nicht nehmen.</translation>
    </message>
    <message>
        <source>It does not say how many %1.</source>
        <translation>Es ist nicht gesagt, wie viele %1.</translation>
    </message>
    <message>
        <source>%1 %2 are lost, and she had %3.</source>
        <translation>%1 %2 sind verloren, und es hatte %3.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>Es gibt keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>It has more cells than there are titles.</source>
        <translation>Es hat mehr Zellen, als es Titel gibt.</translation>
    </message>
    <message>
        <source>A row of a table is of one ship.</source>
        <translation>Eine Zeile einer Tabelle gehört zu einem Schiff.</translation>
    </message>
    <message>
        <source>No ship is called &quot;%1&quot;.</source>
        <translation>Kein Schiff heißt „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand under %2.</source>
        <translation>„%1“ kann nicht unter %2 stehen.</translation>
    </message>
</context>
<context>
    <name>RecentCampaigns</name>
    <message>
        <source>A battle waits</source>
        <translation>Eine Schlacht wartet</translation>
    </message>
    <message>
        <source>%1 battles wait</source>
        <translation>%1 Schlachten warten</translation>
    </message>
    <message>
        <source>Opened today</source>
        <translation>Heute geöffnet</translation>
    </message>
    <message>
        <source>Opened yesterday</source>
        <translation>Gestern geöffnet</translation>
    </message>
    <message>
        <source>Opened %1 days ago</source>
        <translation>Vor %1 Tagen geöffnet</translation>
    </message>
    <message>
        <source>Opened on %1</source>
        <translation>Am %1 geöffnet</translation>
    </message>
</context>
<context>
    <name>RecentCard</name>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Take off this list (the file stays)</source>
        <translation>Von dieser Liste nehmen (die Datei bleibt)</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Zurückspielen…</translation>
    </message>
</context>
<context>
    <name>RefitSheet</name>
    <message>
        <source>Set what shall be otherwise. Half the price comes back for what is removed.</source>
        <translation>Stellen Sie ein, was anders werden soll. Für das Entfernte kommt der halbe Preis zurück.</translation>
    </message>
    <message>
        <source>Hull or ram: she lies in the yard for %1 weeks.</source>
        <translation>Rumpf oder Rammsporn: das Schiff liegt %1 Wochen in der Werft.</translation>
    </message>
    <message>
        <source>Fittings alone are changed at once.</source>
        <translation>Ausrüstung allein wird sofort geändert.</translation>
    </message>
    <message>
        <source>Refit for %1</source>
        <translation>Umrüsten für %1</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>Umrüsten</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Name ships</source>
        <translation>Schiffe benennen</translation>
    </message>
    <message>
        <source>Name; {n} is where the number goes</source>
        <translation>Name; {n} steht für die Nummer</translation>
    </message>
    <message>
        <source>Count from</source>
        <translation>Zählen ab</translation>
    </message>
    <message>
        <source>They will be: %1</source>
        <translation>Sie werden heißen: %1</translation>
    </message>
</context>
<context>
    <name>RepairOrder</name>
    <message>
        <source>Nothing is damaged.</source>
        <translation>Nichts ist beschädigt.</translation>
    </message>
    <message>
        <source>Choose a ship that can be mended here.</source>
        <translation>Wählen Sie ein Schiff, das hier repariert werden kann.</translation>
    </message>
    <message>
        <source>What can be done here is oars and gear of 1 ship, for %1 talents.</source>
        <translation>Was hier geht, sind Riemen und Gerät von 1 Schiff, für %1 Talente.</translation>
    </message>
    <message>
        <source>What can be done here is oars and gear of %1 ships, for %2 talents.</source>
        <translation>Was hier geht, sind Riemen und Gerät von %1 Schiffen, für %2 Talente.</translation>
    </message>
    <message>
        <source>1 of the %1 ships fits, for %2 talents.</source>
        <translation>1 der %1 Schiffe passt, für %2 Talente.</translation>
    </message>
    <message>
        <source>%1 of the %2 ships fit, for %3 talents.</source>
        <translation>%1 der %2 Schiffe passen, für %3 Talente.</translation>
    </message>
</context>
<context>
    <name>RepairSheet</name>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <translation>%1 reparieren</translation>
    </message>
    <message>
        <source>Levels of damage at most, a week each in the yard</source>
        <translation>Höchstens so viele Schadensstufen, je eine Woche in der Werft</translation>
    </message>
    <message>
        <source>Levels of damage</source>
        <translation>Schadensstufen</translation>
    </message>
    <message>
        <source>Oars, rudders and masts, at once in any port</source>
        <translation>Riemen, Ruder und Masten, sofort in jedem Hafen</translation>
    </message>
    <message>
        <source>Troops, engines and pots that were lost, bought again</source>
        <translation>Verlorene Truppen, Geschütze und Töpfe, neu gekauft</translation>
    </message>
    <message>
        <source>Take what fits</source>
        <translation>Nehmen, was passt</translation>
    </message>
    <message>
        <source>In the yard for a week; meanwhile they do not sail.</source>
        <translation>Eine Woche in der Werft; solange fahren sie nicht.</translation>
    </message>
    <message>
        <source>In the yard for up to %1 weeks; meanwhile they do not sail.</source>
        <translation>Bis zu %1 Wochen in der Werft; solange fahren sie nicht.</translation>
    </message>
    <message>
        <source>Repair 1 ship for %1</source>
        <translation>1 Schiff reparieren für %1</translation>
    </message>
    <message>
        <source>Repair %1 ships for %2</source>
        <translation>%1 Schiffe reparieren für %2</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One order back (,)</source>
        <translation>Einen Befehl zurück (,)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Von hier abspielen</translation>
    </message>
    <message>
        <source>One order on (.)</source>
        <translation>Einen Befehl weiter (.)</translation>
    </message>
    <message>
        <source>To the latest order</source>
        <translation>Zum letzten Befehl</translation>
    </message>
    <message>
        <source>Order shown</source>
        <translation>Gezeigter Befehl</translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>Befehl %1 von %2</translation>
    </message>
    <message>
        <source>1 order</source>
        <translation>1 Befehl</translation>
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
        <translation>Sicherungskopie zurückspielen</translation>
    </message>
    <message>
        <source>The backup takes the campaign&apos;s place. What stands now is kept as a backup itself: restore that to take this back.</source>
        <translation>Die Sicherungskopie tritt an die Stelle des Feldzugs. Was jetzt steht, wird selbst als Sicherungskopie abgelegt: spielen Sie jene zurück, um dies zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is kept when the campaign is opened and has changed, and when you ask for it.</source>
        <translation>Noch gibt es keine Sicherungskopie. Eine wird abgelegt, wenn der Feldzug geöffnet wird und sich geändert hat, und wenn Sie es verlangen.</translation>
    </message>
    <message>
        <source>Cannot be restored</source>
        <translation>Lässt sich nicht zurückspielen</translation>
    </message>
    <message>
        <source>Nothing done since</source>
        <translation>Seither nichts getan</translation>
    </message>
    <message>
        <source>One deed since</source>
        <translation>Seither eine Tat</translation>
    </message>
    <message>
        <source>%1 deeds since</source>
        <translation>Seither %1 Taten</translation>
    </message>
    <message>
        <source>What stands now cannot be read. It is kept as it is, among the backups.</source>
        <translation>Was jetzt steht, ist nicht lesbar. Es wird, wie es ist, bei den Sicherungskopien abgelegt.</translation>
    </message>
    <message>
        <source>This is another war, %1, that stood under this name once.</source>
        <translation>Dies ist ein anderer Krieg, %1, der einmal unter diesem Namen stand.</translation>
    </message>
    <message>
        <source>One deed would be set aside.</source>
        <translation>Eine Tat würde beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 deeds would be set aside.</source>
        <translation>%1 Taten würden beiseitegelegt.</translation>
    </message>
    <message>
        <source>One deed that was set aside comes back.</source>
        <translation>Eine beiseitegelegte Tat kommt zurück.</translation>
    </message>
    <message>
        <source>%1 deeds that were set aside come back.</source>
        <translation>%1 beiseitegelegte Taten kommen zurück.</translation>
    </message>
    <message>
        <source>It is as the campaign stands now.</source>
        <translation>Sie ist, wie der Feldzug jetzt steht.</translation>
    </message>
    <message>
        <source>Done last</source>
        <translation>Zuletzt getan</translation>
    </message>
    <message>
        <source>Its chronicle ends</source>
        <translation>Die Chronik endet</translation>
    </message>
    <message>
        <source>Looking it through…</source>
        <translation>Wird durchgesehen…</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>and one more</source>
        <translation>und noch eine</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
</context>
<context>
    <name>ResultEnd</name>
    <message>
        <source>Who won</source>
        <translation>Wer siegte</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Gab auf</translation>
    </message>
    <message>
        <source>Ended at it</source>
        <translation>Dort geendet</translation>
    </message>
</context>
<context>
    <name>ResultEntry</name>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>How many turns</source>
        <translation>Wie viele Züge</translation>
    </message>
    <message>
        <source>Who gave up</source>
        <translation>Wer aufgab</translation>
    </message>
    <message>
        <source>The turn limit</source>
        <translation>Die Zuggrenze</translation>
    </message>
    <message>
        <source>Put right %1</source>
        <translation>%1 berichtigen</translation>
    </message>
    <message>
        <source>Put right what can be</source>
        <translation>Berichtigen, was geht</translation>
    </message>
    <message>
        <source>No battle is chosen.</source>
        <translation>Keine Schlacht ist gewählt.</translation>
    </message>
    <message>
        <source>Type a line</source>
        <translation>Zeile eintippen</translation>
    </message>
    <message>
        <source>Paste %1 lines</source>
        <translation>%1 Zeilen einfügen</translation>
    </message>
    <message>
        <source>Taken over: %1 ships, %2 commanders.</source>
        <translation>Übernommen: %1 Schiffe, %2 Befehlshaber.</translation>
    </message>
    <message>
        <source>%1 ships are on the clipboard as a table.</source>
        <translation>%1 Schiffe sind als Tabelle in der Zwischenablage.</translation>
    </message>
    <message>
        <source>%1 is the outcome of another battle: its ships are others.</source>
        <translation>%1 ist das Ergebnis einer anderen Schlacht: ihre Schiffe sind andere.</translation>
    </message>
    <message>
        <source>Choose the outcome of this one.</source>
        <translation>Wählen Sie das Ergebnis von dieser.</translation>
    </message>
    <message>
        <source>The result cannot have been like this yet.</source>
        <translation>So kann das Ergebnis noch nicht gewesen sein.</translation>
    </message>
    <message>
        <source>Put right what is found against it, then write it.</source>
        <translation>Berichtigen Sie, was beanstandet ist, dann schreiben Sie es.</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>Commander · %1</source>
        <translation>Befehlshaber · %1</translation>
    </message>
</context>
<context>
    <name>ResultFoot</name>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>a ship</comment>
        <translation>genommen</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Can have been</source>
        <translation>Kann so gewesen sein</translation>
    </message>
    <message>
        <source>Show what is found against the result</source>
        <translation>Zeigen, was am Ergebnis beanstandet ist</translation>
    </message>
    <message>
        <source>What it does…</source>
        <translation>Was es bewirkt…</translation>
    </message>
    <message>
        <source>Write the outcome…</source>
        <translation>Ergebnis schreiben…</translation>
    </message>
    <message>
        <source>Put right what is found against it first</source>
        <translation>Berichtigen Sie erst, was beanstandet ist</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>What you set is set for all of them</source>
        <translation>Was Sie einstellen, gilt für alle</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the battle</comment>
        <translation>Abgezogen</translation>
    </message>
    <message>
        <source>How he fared</source>
        <translation>Wie es ihm erging</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Verwundet</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Nothing stands against it</source>
        <translation>Nichts spricht dagegen</translation>
    </message>
    <message>
        <source>Pick a row to say what became of it.</source>
        <translation>Wählen Sie eine Zeile, um zu sagen, was daraus wurde.</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Captured</source>
        <comment>a ship</comment>
        <translation>Genommen</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Open an outcome</source>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Paste lines…</source>
        <translation>Zeilen einfügen…</translation>
    </message>
    <message>
        <source>Copy the ships as a table</source>
        <translation>Schiffe als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Open an outcome…</source>
        <translation>Ergebnis öffnen…</translation>
    </message>
    <message>
        <source>Nothing is entered yet</source>
        <translation>Noch ist nichts eingegeben</translation>
    </message>
    <message>
        <source>kept until it is done with</source>
        <translation>aufbewahrt, bis es erledigt ist</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>Einfügen…</translation>
    </message>
    <message>
        <source>A line a ship, as on the sheets</source>
        <translation>Eine Zeile je Schiff, wie auf den Bögen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>What is entered is kept</source>
        <translation>Eingegebenes bleibt aufbewahrt</translation>
    </message>
</context>
<context>
    <name>ResultSide</name>
    <message>
        <source>%1 talents of loss</source>
        <translation>%1 Talente Verlust</translation>
    </message>
    <message>
        <source>Takes every ship of this side (Ctrl+A)</source>
        <translation>Wählt jedes Schiff dieser Partei (Ctrl+A)</translation>
    </message>
</context>
<context>
    <name>RollCard</name>
    <message>
        <source>Or roll a neutral port</source>
        <translation>Oder einen neutralen Hafen auswürfeln</translation>
    </message>
    <message>
        <source>A d10 a point of economic value on every section, and one for its commander (SA-15.12).</source>
        <translation>Ein W10 je Punkt Wirtschaftswert auf jedem Abschnitt, und einer für den Befehlshaber (SA-15.12).</translation>
    </message>
    <message>
        <source>Wall sections to roll for</source>
        <translation>Auszuwürfelnde Mauerabschnitte</translation>
    </message>
    <message>
        <source>We roll our own dice</source>
        <translation>Wir würfeln selbst</translation>
    </message>
    <message>
        <source>Seed: the same one gives the same dice</source>
        <translation>Startwert: derselbe gibt dieselben Würfel</translation>
    </message>
    <message>
        <source>empty: a fresh one</source>
        <translation>leer: ein neuer</translation>
    </message>
    <message>
        <source>Faces, in the order of the dice shown</source>
        <translation>Augen, in der Reihenfolge der gezeigten Würfel</translation>
    </message>
    <message>
        <source>Take these dice</source>
        <translation>Diese Würfel nehmen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
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
        <translation>Würfel des letzten Befehls</translation>
    </message>
    <message>
        <source>Put the dice away</source>
        <translation>Würfel weglegen</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>und %1</translation>
    </message>
    <message>
        <source>No dice yet</source>
        <translation>Noch keine Würfel</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Split off as a fleet…</source>
        <translation>Als Flotte abteilen…</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
</context>
<context>
    <name>ScanField</name>
    <message>
        <source>Scan or type a sheet&apos;s code</source>
        <translation>Code eines Bogens scannen oder tippen</translation>
    </message>
</context>
<context>
    <name>ScenarioStep</name>
    <message>
        <source>Name of the campaign</source>
        <translation>Name des Feldzugs</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Zeitrechnung</translation>
    </message>
    <message>
        <source>BCE</source>
        <translation>v. Chr.</translation>
    </message>
    <message>
        <source>CE</source>
        <translation>n. Chr.</translation>
    </message>
    <message>
        <source>Begins in %1</source>
        <translation>Beginn: %1</translation>
    </message>
    <message>
        <source>Ships for those of the record</source>
        <translation>Schiffe für die der Überlieferung</translation>
    </message>
    <message>
        <source>%1 ships in all; the budgets follow.</source>
        <translation>%1 Schiffe insgesamt; die Budgets folgen.</translation>
    </message>
    <message>
        <source>Ports are where they lay and as rich as they were in that year. Fleets and walls are bought from each side&apos;s budget once the campaign is founded.</source>
        <translation>Häfen liegen, wo sie lagen, und sind so reich wie in jenem Jahr. Flotten und Mauern werden aus dem Budget jeder Partei gekauft, sobald der Feldzug gegründet ist.</translation>
    </message>
</context>
<context>
    <name>SeaChart</name>
    <message>
        <source>blockaded</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>captured this month</source>
        <translation>diesen Monat erobert</translation>
    </message>
    <message>
        <source>%1, %2 ships, %3</source>
        <translation>%1, %2 Schiffe, %3</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>SeaChartView</name>
    <message>
        <source>Neutral, economic value %1</source>
        <translation>Neutral, Wirtschaftswert %1</translation>
    </message>
    <message>
        <source>%1, economic value %2</source>
        <translation>%1, Wirtschaftswert %2</translation>
    </message>
    <message>
        <source>%1, %2 ships</source>
        <translation>%1, %2 Schiffe</translation>
    </message>
    <message>
        <source>%1, %2 ships, seen in %3</source>
        <translation>%1, %2 Schiffe, gesehen in %3</translation>
    </message>
    <message>
        <source>%1 more fleets</source>
        <translation>noch %1 Flotten</translation>
    </message>
    <message>
        <source>An anchorage on the way</source>
        <translation>Ein Ankerplatz unterwegs</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche löschen</translation>
    </message>
</context>
<context>
    <name>SeatCurtain</name>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Change places; what the others saw and ordered stays hidden.</source>
        <translation>Tauschen Sie die Plätze; was die anderen sahen und befahlen, bleibt verborgen.</translation>
    </message>
    <message>
        <source>It opens with the umpire&apos;s eyes, and his seat has a PIN.</source>
        <translation>Er öffnet sich mit den Augen des Spielleiters, und dessen Platz hat eine PIN.</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat has a PIN. What the others saw and ordered stays hidden until then.</source>
        <translation>Der Platz des Spielleiters hat eine PIN. Was die anderen sahen und befahlen, bleibt bis dahin verborgen.</translation>
    </message>
    <message>
        <source>PIN or word</source>
        <translation>PIN oder Wort</translation>
    </message>
    <message>
        <source>Do not open it</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>Or open it as one who plays in it:</source>
        <translation>Oder öffnen Sie ihn als jemand, der mitspielt:</translation>
    </message>
</context>
<context>
    <name>ServiceRow</name>
    <message>
        <source>+%1 exp.</source>
        <translation>+%1 Erf.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Paper by day, deep sea by night; or as the system has it.</source>
        <translation>Bei Tag Papier, bei Nacht tiefe See; oder wie das System es hat.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Of the window. What is printed has its own, and what people wrote stays as it is.</source>
        <translation>Des Fensters. Gedrucktes hat seine eigene, und was Menschen schrieben, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Everything grows with it: rows, buttons, titles.</source>
        <translation>Alles wächst mit: Zeilen, Knöpfe, Titel.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>What record sheets and rosters are laid out for until you choose another.</source>
        <translation>Wofür Schiffsbögen und Flottenlisten gesetzt werden, bis Sie anderes wählen.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Battles show at once what came of an order, without ships on their way.</source>
        <translation>Schlachten zeigen sofort, was aus einem Befehl wurde, ohne Schiffe unterwegs.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>A few words beside the first steps of the sample campaign.</source>
        <translation>Ein paar Worte neben den ersten Schritten des Beispielfeldzugs.</translation>
    </message>
    <message>
        <source>Navarch %1 · free software under the GNU General Public License, version 3 or later</source>
        <translation>Navarch %1 · freie Software unter der GNU General Public License, Version 3 oder später</translation>
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
        <translation>Bezahlt als %1</translation>
    </message>
</context>
<context>
    <name>ShipOddsCard</name>
    <message>
        <source>In 100 battles</source>
        <translation>In 100 Schlachten</translation>
    </message>
    <message>
        <source>What becomes of each ship, of a hundred battles</source>
        <translation>Was aus jedem Schiff wird, von hundert Schlachten</translation>
    </message>
</context>
<context>
    <name>ShipOddsRow</name>
    <message>
        <source>%1 of %2: of 100 battles sunk in %3, captured in %4, fled in %5; else the hull is damaged: %6</source>
        <translation>%1 von %2: von 100 Schlachten gesunken in %3, genommen in %4, geflohen in %5; sonst ist der Rumpf beschädigt: %6</translation>
    </message>
</context>
<context>
    <name>ShipPane</name>
    <message>
        <source>Nobody in particular</source>
        <translation>Niemand im Besonderen</translation>
    </message>
    <message>
        <source>Refit…</source>
        <translation>Umrüsten…</translation>
    </message>
    <message>
        <source>The umpire lets it pass.</source>
        <translation>Der Spielleiter lässt es gelten.</translation>
    </message>
    <message>
        <source>What it has suffered, by the umpire</source>
        <translation>Was es erlitten hat, vom Spielleiter</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Kein Schaden</translation>
    </message>
    <message>
        <source>Light damage</source>
        <translation>Leichter Schaden</translation>
    </message>
    <message>
        <source>Medium damage</source>
        <translation>Mittlerer Schaden</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation>Schwerer Schaden</translation>
    </message>
    <message>
        <source>Severe damage</source>
        <translation>Ernster Schaden</translation>
    </message>
    <message>
        <source>Wrecked</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>Oar factors lost</source>
        <translation>Verlorene Riemenfaktoren</translation>
    </message>
    <message>
        <source>oars lost</source>
        <translation>verlorene Riemen</translation>
    </message>
</context>
<context>
    <name>ShipPanel</name>
    <message>
        <source>%1 rows selected</source>
        <translation>%1 Zeilen gewählt</translation>
    </message>
    <message>
        <source>Look at the whole fleet</source>
        <translation>Die ganze Flotte ansehen</translation>
    </message>
    <message>
        <source>What you set here is set on all of them. Shown: %1.</source>
        <translation>Was Sie hier einstellen, gilt für alle gewählten. Gezeigt: %1.</translation>
    </message>
    <message>
        <source>nobody named</source>
        <translation>niemand genannt</translation>
    </message>
    <message>
        <source>Keep as template…</source>
        <translation>Als Vorlage ablegen…</translation>
    </message>
    <message>
        <source>As from the yard</source>
        <translation>Wie aus der Werft</translation>
    </message>
    <message>
        <source>Everything as the class is built; crew and name stay.</source>
        <translation>Alles, wie die Klasse gebaut wird; Besatzung und Name bleiben.</translation>
    </message>
    <message>
        <source>%1 ships at %2</source>
        <translation>%1 Schiffe zu %2</translation>
    </message>
    <message>
        <source>Show the price line by line</source>
        <translation>Preis Zeile für Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>Number of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr für %1</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Played by a person</source>
        <translation>Von einer Person gespielt</translation>
    </message>
    <message>
        <source>Played by the machine</source>
        <translation>Vom Rechner gespielt</translation>
    </message>
    <message>
        <source>%1, with %2 ships</source>
        <translation>%1, mit %2 Schiffen</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>in debt</source>
        <translation>verschuldet</translation>
    </message>
    <message>
        <source>Home port</source>
        <translation>Heimathafen</translation>
    </message>
    <message>
        <source>Fleet list</source>
        <translation>Flottenliste</translation>
    </message>
    <message>
        <source>Colour and emblem</source>
        <translation>Farbe und Emblem</translation>
    </message>
    <message>
        <source>Raise a fleet</source>
        <translation>Flotte aufstellen</translation>
    </message>
    <message>
        <source>A fleet lies in a port and holds squadrons of up to ten ships. Raising it costs nothing; its ships do.</source>
        <translation>Eine Flotte liegt in einem Hafen und umfasst Geschwader von bis zu zehn Schiffen. Sie aufzustellen kostet nichts; ihre Schiffe schon.</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Who plays it, from now on</source>
        <translation>Wer sie spielt, von nun an</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Wer sie spielt</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Eine Person</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>Der Rechner</translation>
    </message>
    <message>
        <source>A person takes its seat above; the machine&apos;s captains order its fleets and spend its money when the week is sailed.</source>
        <translation>Ein Mensch nimmt oben Platz; die Kapitäne der Maschine befehligen ihre Flotten und geben ihr Geld aus, wenn die Woche gesegelt wird.</translation>
    </message>
</context>
<context>
    <name>SidesStep</name>
    <message>
        <source>Emblem</source>
        <translation>Emblem</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 ships and walls</source>
        <translation>%1 an Schiffen und Mauern</translation>
    </message>
    <message>
        <source>%1 spent</source>
        <translation>%1 ausgegeben</translation>
    </message>
    <message>
        <source>%1: more than the budget</source>
        <translation>%1: mehr als das Budget</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>Another side</source>
        <translation>Noch eine Partei</translation>
    </message>
    <message>
        <source>Eight sides are the most (CP-2.1)</source>
        <translation>Acht Parteien sind das Höchste (CP-2.1)</translation>
    </message>
</context>
<context>
    <name>Skirmish</name>
    <message>
        <source>There is no ship in this fleet.</source>
        <translation>In dieser Flotte ist kein Schiff.</translation>
    </message>
    <message>
        <source>Take one with ships.</source>
        <translation>Nehmen Sie eine mit Schiffen.</translation>
    </message>
</context>
<context>
    <name>SkirmishScreen</name>
    <message>
        <source>Brief of the battle…</source>
        <translation>Auftrag der Schlacht…</translation>
    </message>
    <message>
        <source>Watch a replay</source>
        <translation>Wiedergabe ansehen</translation>
    </message>
    <message>
        <source>Go on with a battle</source>
        <translation>Schlacht fortsetzen</translation>
    </message>
    <message>
        <source>Going through the battle again: %1%</source>
        <translation>Die Schlacht wird nochmals durchlaufen: %1 %</translation>
    </message>
    <message>
        <source>Go on where you stopped</source>
        <translation>Weiter, wo Sie aufhörten</translation>
    </message>
    <message>
        <source>The last battle, as it stood when it was left</source>
        <translation>Die letzte Schlacht, wie sie beim Verlassen stand</translation>
    </message>
    <message>
        <source>Go on entering a result</source>
        <translation>Ergebniseingabe fortsetzen</translation>
    </message>
    <message>
        <source>Go on with a battle…</source>
        <translation>Schlacht fortsetzen…</translation>
    </message>
    <message>
        <source>Watch a replay…</source>
        <translation>Wiedergabe ansehen…</translation>
    </message>
    <message>
        <source>Two fleets, a table, and a captain of the machine on the other side, or a friend. Nothing here touches a campaign.</source>
        <translation>Zwei Flotten, ein Tisch, und gegenüber ein Kapitän des Rechners oder ein Freund. Nichts hier berührt einen Feldzug.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Enter its result…</source>
        <translation>Ergebnis eingeben…</translation>
    </message>
    <message>
        <source>For a battle that was fought on a table</source>
        <translation>Für eine Schlacht, die auf einem Tisch geschlagen wurde</translation>
    </message>
    <message>
        <source>Print its sheets or its brief</source>
        <translation>Druckt ihre Bögen oder ihren Auftrag</translation>
    </message>
</context>
<context>
    <name>SkirmishSide</name>
    <message>
        <source>Another fleet…</source>
        <translation>Andere Flotte…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>and %1 more rows</source>
        <translation>und noch %1 Zeilen</translation>
    </message>
</context>
<context>
    <name>SpanChoice</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message>
        <source>Split the fleet</source>
        <translation>Flotte aufteilen</translation>
    </message>
    <message>
        <source>Name of the new fleet</source>
        <translation>Name der neuen Flotte</translation>
    </message>
    <message>
        <source>%1 of %2 ships go</source>
        <translation>%1 von %2 Schiffen gehen</translation>
    </message>
    <message>
        <source>%1 goes</source>
        <translation>%1 geht</translation>
    </message>
    <message>
        <source>Choose the ships that go. A squadron that goes whole stays together, with its commander.</source>
        <translation>Wählen Sie die Schiffe, die gehen. Ein Geschwader, das ganz geht, bleibt beisammen, mit seinem Befehlshaber.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilen</translation>
    </message>
</context>
<context>
    <name>SquadronRow</name>
    <message>
        <source>new ships go here</source>
        <translation>neue Schiffe kommen hierher</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Open a campaign</source>
        <translation>Feldzug öffnen</translation>
    </message>
    <message>
        <source>Take over a campaign</source>
        <translation>Feldzug übernehmen</translation>
    </message>
    <message>
        <source>JSON documents</source>
        <translation>JSON-Dokumente</translation>
    </message>
    <message>
        <source>Recent campaigns</source>
        <translation>Letzte Feldzüge</translation>
    </message>
    <message>
        <source>Galley fleets and their wars: price a fleet, keep a campaign, print the sheets for Saturday.</source>
        <translation>Galeerenflotten und ihre Kriege: eine Flotte berechnen, einen Feldzug führen, die Bögen für Samstag drucken.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Take over a JSON document…</source>
        <translation>JSON-Dokument übernehmen…</translation>
    </message>
    <message>
        <source>A campaign that was written as JSON, by this window or by navarch campaign export</source>
        <translation>Ein Feldzug, der als JSON geschrieben wurde, von diesem Fenster oder von navarch campaign export</translation>
    </message>
    <message>
        <source>The Saronic Gulf, 459 BCE: four cities, their fleets, and one harbour that belongs to nobody</source>
        <translation>Der Saronische Golf, 459 v. Chr.: vier Städte, ihre Flotten und ein Hafen, der niemandem gehört</translation>
    </message>
    <message>
        <source>Fight a battle without a campaign, or go on with one</source>
        <translation>Eine Schlacht ohne Feldzug schlagen, oder eine fortsetzen</translation>
    </message>
    <message>
        <source>Who would win? Two fleets fight it out thousands of times while you look</source>
        <translation>Wer würde siegen? Zwei Flotten kämpfen es tausende Male aus, während Sie zusehen</translation>
    </message>
    <message>
        <source>Price a fleet without a campaign</source>
        <translation>Eine Flotte ohne Feldzug berechnen</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Wo waren wir?</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Noch kein Feldzug</translation>
    </message>
    <message>
        <source>The campaigns you open stand here, with the last one first. The sample campaign is a good place to look around.</source>
        <translation>Die Feldzüge, die Sie öffnen, stehen hier, der letzte zuerst. Der Beispielfeldzug ist gut, um sich umzusehen.</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>The weeks before turn %1 cannot be read. %2</source>
        <translation>Die Wochen vor Zug %1 sind nicht lesbar. %2</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Madder</source>
        <translation>Krapp</translation>
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
        <translation>Purpur</translation>
    </message>
    <message>
        <source>Verdigris</source>
        <translation>Grünspan</translation>
    </message>
    <message>
        <source>Umber</source>
        <translation>Umbra</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Trident</source>
        <translation>Dreizack</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Pferd</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Dolphin</source>
        <translation>Delfin</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Bull</source>
        <translation>Stier</translation>
    </message>
    <message>
        <source>Lyre</source>
        <translation>Leier</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>only for looking</source>
        <translation>nur zum Ansehen</translation>
    </message>
    <message>
        <source>The campaign as a whole</source>
        <translation>Der Feldzug als Ganzes</translation>
    </message>
    <message>
        <source>Write the campaign as JSON</source>
        <translation>Feldzug als JSON schreiben</translation>
    </message>
    <message>
        <source>Rename the campaign</source>
        <translation>Feldzug umbenennen</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Treasury %1 talents</source>
        <translation>Staatskasse %1 Talente</translation>
    </message>
    <message>
        <source>Whose eyes: %1</source>
        <translation>Wessen Augen: %1</translation>
    </message>
    <message>
        <source>Whose eyes: the umpire sees everything, a side its own.</source>
        <translation>Wessen Augen: der Spielleiter sieht alles, eine Partei das Ihre.</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Spielleiter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>TrainingList</name>
    <message>
        <source>A crew that exercises, or lies manned in port, for a whole month pays %1% of its ship&apos;s price and rolls d10 at the month&apos;s end: from %2 on it is a quality better, up to veteran (CP-6.1).</source>
        <translation>Eine Besatzung, die einen ganzen Monat übt oder bemannt im Hafen liegt, zahlt %1 % vom Preis ihres Schiffes und wirft am Monatsende W10: ab %2 ist sie eine Qualität besser, bis Veteran (CP-6.1).</translation>
    </message>
    <message>
        <source>A crew that exercises for a whole month pays %1% of its ship&apos;s price and rolls d10 at the month&apos;s end: from %2 on it is a quality better, up to veteran (CP-6.1).</source>
        <translation>Eine Besatzung, die einen ganzen Monat übt, zahlt %1 % vom Preis ihres Schiffes und wirft am Monatsende W10: ab %2 ist sie eine Qualität besser, bis Veteran (CP-6.1).</translation>
    </message>
    <message>
        <source>All crews are veterans or better</source>
        <translation>Alle Besatzungen sind Veteranen oder besser</translation>
    </message>
    <message>
        <source>1 crew below veteran</source>
        <translation>1 Besatzung unter Veteran</translation>
    </message>
    <message>
        <source>%1 crews below veteran</source>
        <translation>%1 Besatzungen unter Veteran</translation>
    </message>
    <message>
        <source>1 crew rolls at the month&apos;s end: %1 of 10 faces are better</source>
        <translation>1 Besatzung würfelt am Monatsende: %1 von 10 Augen sind besser</translation>
    </message>
    <message>
        <source>%1 crews roll at the month&apos;s end: %2 of 10 faces are better</source>
        <translation>%1 Besatzungen würfeln am Monatsende: %2 von 10 Augen sind besser</translation>
    </message>
    <message>
        <source>Nothing is left to learn by training</source>
        <translation>Durch Ausbildung ist nichts mehr zu lernen</translation>
    </message>
    <message>
        <source>This month is not a whole one, or the money will be missing</source>
        <translation>Dieser Monat ist kein ganzer, oder das Geld wird fehlen</translation>
    </message>
    <message>
        <source>After a month of it each crew rolls: %1 of 10 faces are better</source>
        <translation>Nach einem Monat würfelt jede Besatzung: %1 von 10 Augen sind besser</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>%1 of this month&apos;s 4 weeks so far</source>
        <translation>bisher %1 der 4 Wochen dieses Monats</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>No fleet to train</source>
        <translation>Keine Flotte zum Üben</translation>
    </message>
    <message>
        <source>A side&apos;s own fleets can exercise. Allied contingents keep the crews they came with.</source>
        <translation>Eigene Flotten einer Partei können üben. Verbündete Kontingente behalten die Besatzungen, mit denen sie kamen.</translation>
    </message>
</context>
<context>
    <name>TreasuryScreen</name>
    <message>
        <source>Write the ledger as CSV</source>
        <translation>Kassenbuch als CSV schreiben</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Kommagetrennte Werte</translation>
    </message>
    <message>
        <source>Ledger of %1</source>
        <translation>Kassenbuch von %1</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>TreeLayer</name>
    <message>
        <source>No commander</source>
        <translation>Kein Befehlshaber</translation>
    </message>
</context>
<context>
    <name>TurnDesk</name>
    <message>
        <source>One thing stands in the way.</source>
        <translation>Eines steht im Weg.</translation>
    </message>
    <message>
        <source>%1 things stand in the way.</source>
        <translation>%1 Dinge stehen im Weg.</translation>
    </message>
    <message>
        <source>Several people play: the umpire advances when all have given their orders.</source>
        <translation>Mehrere spielen: der Spielleiter geht weiter, wenn alle ihre Befehle gegeben haben.</translation>
    </message>
    <message>
        <source>Orders done</source>
        <translation>Befehle fertig</translation>
    </message>
    <message>
        <source>My orders</source>
        <translation>Meine Befehle</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Sail the week</source>
        <translation>Die Woche fahren</translation>
    </message>
    <message>
        <source>Turns begin when the set-up is over.</source>
        <translation>Züge beginnen, wenn das Einrichten vorbei ist.</translation>
    </message>
    <message>
        <source>You have said that your orders are done. The umpire sails the week when all have.</source>
        <translation>Sie haben gesagt, dass Ihre Befehle fertig sind. Der Spielleiter fährt die Woche, wenn alle es gesagt haben.</translation>
    </message>
    <message>
        <source>Say when your orders are done: the umpire reads who has not before the week is sailed.</source>
        <translation>Sagen Sie, wenn Ihre Befehle fertig sind: der Spielleiter liest, wer es noch nicht gesagt hat, bevor die Woche gefahren wird.</translation>
    </message>
    <message>
        <source>Once the battles are settled, yards work, crews recover, and the month&apos;s income and upkeep are booked.</source>
        <translation>Sobald die Schlachten erledigt sind, arbeiten Werften, erholen sich Besatzungen, und Einnahmen und Unterhalt des Monats werden gebucht.</translation>
    </message>
    <message>
        <source>Once the battles are settled, yards work, crews recover, and the next week begins.</source>
        <translation>Sobald die Schlachten erledigt sind, arbeiten Werften, erholen sich Besatzungen, und die nächste Woche beginnt.</translation>
    </message>
    <message>
        <source>Fleets sail by their orders for seven days. Where enemies meet it stops for battles; otherwise the week ends</source>
        <translation>Flotten fahren sieben Tage nach ihren Befehlen. Wo Feinde sich treffen, hält es für Schlachten an; sonst endet die Woche</translation>
    </message>
    <message>
        <source>%1, and with it the month: income and upkeep are booked.</source>
        <translation>%1, und mit ihr der Monat: Einnahmen und Unterhalt werden gebucht.</translation>
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
        <translation>Selbst würfeln</translation>
    </message>
    <message>
        <source>%1 ten-sided dice for the wall section, then one for the garrison&apos;s commander: %2 in all. A 10 is typed as 10.</source>
        <translation>%1 zehnseitige Würfel für den Mauerabschnitt, dann einer für den Befehlshaber der Garnison: insgesamt %2. Eine 10 wird als 10 eingetippt.</translation>
    </message>
    <message>
        <source>For each of %1 wall sections %2 ten-sided dice, then one for the garrison&apos;s commander: %3 in all. A 10 is typed as 10.</source>
        <translation>Für jeden von %1 Mauerabschnitten %2 zehnseitige Würfel, dann einer für den Befehlshaber der Garnison: insgesamt %3. Eine 10 wird als 10 eingetippt.</translation>
    </message>
    <message>
        <source>Faces, with spaces between</source>
        <translation>Augen, mit Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Diese nehmen</translation>
    </message>
</context>
<context>
    <name>TypedDie</name>
    <message>
        <source>Roll a die</source>
        <translation>Würfel werfen</translation>
    </message>
    <message>
        <source>Roll a d%1: %2</source>
        <translation>W%1 werfen: %2</translation>
    </message>
    <message>
        <source>die %1 of this order</source>
        <translation>Würfel %1 dieses Befehls</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>One die back</source>
        <translation>Einen Würfel zurück</translation>
    </message>
    <message>
        <source>Not this order</source>
        <translation>Nicht dieser Befehl</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Noch ist nichts geändert</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>No odds</source>
        <translation>Keine Chancen</translation>
    </message>
    <message>
        <source>each with other dice</source>
        <translation>jede mit anderen Würfeln</translation>
    </message>
    <message>
        <source>go on to narrow it down</source>
        <translation>weiter, um es einzugrenzen</translation>
    </message>
    <message>
        <source>In brackets and between the marks: where the true share lies, 19 times in 20</source>
        <translation>In Klammern und zwischen den Marken: wo der wahre Anteil liegt, 19-mal von 20</translation>
    </message>
</context>
<context>
    <name>WaitingRow</name>
    <message>
        <source>To be settled</source>
        <translation>Zu erledigen</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Einen Blick wert</translation>
    </message>
    <message>
        <source>To be settled first</source>
        <translation>Zuerst zu erledigen</translation>
    </message>
</context>
<context>
    <name>WallCard</name>
    <message>
        <source>Wall section %1: %2 of %3 units taken, %4, %5</source>
        <translation>Mauerabschnitt %1: %2 von %3 Einheiten belegt, %4, %5</translation>
    </message>
    <message>
        <source>%1 of %2 units, %3 too many</source>
        <translation>%1 von %2 Einheiten, %3 zu viel</translation>
    </message>
    <message>
        <source>More for section %1</source>
        <translation>Mehr für Abschnitt %1</translation>
    </message>
</context>
<context>
    <name>WallList</name>
    <message>
        <source>heavy engine +%1</source>
        <translation>schweres Geschütz +%1</translation>
    </message>
    <message>
        <source>pot of boiling oil</source>
        <translation>Topf siedendes Öl</translation>
    </message>
    <message>
        <source>pots of boiling oil</source>
        <translation>Töpfe siedendes Öl</translation>
    </message>
    <message>
        <source>pot of bees</source>
        <translation>Topf Bienen</translation>
    </message>
    <message>
        <source>pots of bees</source>
        <translation>Töpfe Bienen</translation>
    </message>
    <message>
        <source>ferrea manus</source>
        <translation>Ferrea manus</translation>
    </message>
    <message>
        <source>Bare</source>
        <translation>Kahl</translation>
    </message>
</context>
<context>
    <name>WallSections</name>
    <message>
        <source>1 ballista</source>
        <translation>1 Ballista</translation>
    </message>
    <message>
        <source>1 tower</source>
        <translation>1 Turm</translation>
    </message>
    <message>
        <source>%1 ferreae manus</source>
        <translation>%1 Ferreae manus</translation>
    </message>
    <message>
        <source>%1 pots of oil</source>
        <translation>%1 Töpfe Öl</translation>
    </message>
    <message>
        <source>%1 pots of bees</source>
        <translation>%1 Töpfe Bienen</translation>
    </message>
    <message>
        <source>nobody on it yet</source>
        <translation>noch niemand darauf</translation>
    </message>
</context>
<context>
    <name>WeekPanel</name>
    <message>
        <source>The fleets put to sea…</source>
        <translation>Die Flotten stechen in See…</translation>
    </message>
    <message>
        <source>The week is over</source>
        <translation>Die Woche ist vorbei</translation>
    </message>
    <message>
        <source>Day %1 of 7</source>
        <translation>Tag %1 von 7</translation>
    </message>
    <message>
        <source>How fast the days pass</source>
        <translation>Wie schnell die Tage vergehen</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Nothing that one would write down.</source>
        <translation>Nichts, das man aufschriebe.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Space, Enter or Escape</source>
        <translation>Leertaste, Enter oder Escape</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nochmals</translation>
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
        <translation>Optionen</translation>
    </message>
    <message>
        <source>house figures</source>
        <translation>Hauswerte</translation>
    </message>
    <message>
        <source>places at the start</source>
        <translation>Plätze zu Beginn</translation>
    </message>
    <message>
        <source>rams</source>
        <translation>Rammsporne</translation>
    </message>
    <message>
        <source>stout and weak hulls</source>
        <translation>starke und schwache Rümpfe</translation>
    </message>
    <message>
        <source>turn classes</source>
        <translation>Drehklassen</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>corvi and ferrea manus</source>
        <translation>Corvi und Ferrea manus</translation>
    </message>
    <message>
        <source>captains</source>
        <translation>Kapitäne</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>What differs most: of 100 battles %1 wins %2 under %3 and %4 under %5.</source>
        <translation>Größter Unterschied: von 100 Schlachten gewinnt %1 %2 nach %3 und %4 nach %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 talents of %1, %2 are lost under %3 and %4 under %5.</source>
        <translation>Größter Unterschied: von 100 Talenten von %1 gehen %2 nach %3 verloren und %4 nach %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 are sunk under %3 and %4 under %5.</source>
        <translation>Größter Unterschied: von 100 Schiffen von %1 sinken %2 nach %3 und %4 nach %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 are captured under %3 and %4 under %5.</source>
        <translation>Größter Unterschied: von 100 Schiffen von %1 werden %2 nach %3 genommen und %4 nach %5.</translation>
    </message>
    <message>
        <source>What differs most: of 100 ships of %1, %2 flee under %3 and %4 under %5.</source>
        <translation>Größter Unterschied: von 100 Schiffen von %1 fliehen %2 nach %3 und %4 nach %5.</translation>
    </message>
    <message>
        <source>It is open under every game.</source>
        <translation>In jedem Spiel ist es offen.</translation>
    </message>
    <message>
        <source>Most battles are drawn under every game.</source>
        <translation>In jedem Spiel enden die meisten Schlachten unentschieden.</translation>
    </message>
    <message>
        <source>%1 wins most often under every game.</source>
        <translation>%1 siegt in jedem Spiel am häufigsten.</translation>
    </message>
    <message>
        <source>it is open under %1</source>
        <translation>nach %1 ist es offen</translation>
    </message>
    <message>
        <source>most battles are drawn under %1</source>
        <translation>nach %1 enden die meisten Schlachten unentschieden</translation>
    </message>
    <message>
        <source>%1 wins most often under %2</source>
        <translation>%1 siegt am häufigsten nach %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>No figure differs by more than its error.</source>
        <translation>Kein Wert weicht um mehr als seinen Fehler ab.</translation>
    </message>
    <message>
        <source>What differs most: of 100 battles %1 are drawn under %2 and %3 under %4.</source>
        <translation>Größter Unterschied: von 100 Schlachten enden %1 unentschieden nach %2 und %3 nach %4.</translation>
    </message>
    <message>
        <source>This match says something to %1 alone that the other games were not told: %2.</source>
        <translation>Dieses Treffen sagt allein %1 etwas, das den anderen Spielen nicht gesagt wurde: %2.</translation>
    </message>
    <message>
        <source>%1 leaves out of account: %2.</source>
        <translation>%1 lässt außer Betracht: %2.</translation>
    </message>
    <message>
        <source>A draw in %1 of 100 (%2)</source>
        <translation>Unentschieden in %1 von 100 (%2)</translation>
    </message>
    <message>
        <source>%1 wins %2 of 100 (%3)</source>
        <translation>%1 gewinnt %2 von 100 (%3)</translation>
    </message>
    <message>
        <source>Speed lost, cm</source>
        <translation>Geschwindigkeit verloren, cm</translation>
    </message>
    <message>
        <source>Archers lost</source>
        <translation>Verlorene Bogenschützen</translation>
    </message>
    <message>
        <source>Marines lost</source>
        <translation>Verlorene Seesoldaten</translation>
    </message>
    <message>
        <source>Heavy marines lost</source>
        <translation>Verlorene schwere Seesoldaten</translation>
    </message>
    <message>
        <source>Ballistae lost</source>
        <translation>Verlorene Ballisten</translation>
    </message>
    <message>
        <source>Towers lost</source>
        <translation>Verlorene Türme</translation>
    </message>
    <message>
        <source>Heavy engines lost</source>
        <translation>Verlorene schwere Geschütze</translation>
    </message>
    <message>
        <source>Fire pots used</source>
        <translation>Verbrauchte Brandtöpfe</translation>
    </message>
    <message>
        <source>Came to the battle</source>
        <translation>Kam zur Schlacht</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Steering oars hit</source>
        <translation>Steuerruder getroffen</translation>
    </message>
    <message>
        <source>Mast down</source>
        <translation>Mast über Bord</translation>
    </message>
    <message>
        <source>What she did, for her crew&apos;s experience</source>
        <translation>Was es tat, für die Erfahrung der Besatzung</translation>
    </message>
    <message>
        <source>Rams</source>
        <translation>Rammstöße</translation>
    </message>
    <message>
        <source>Rakes</source>
        <translation>Riemen abgeschoren</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <translation>Gesunkene Schiffe</translation>
    </message>
    <message>
        <source>Ships captured</source>
        <translation>Genommene Schiffe</translation>
    </message>
    <message>
        <source>What is left on it</source>
        <translation>Was davon übrig ist</translation>
    </message>
    <message>
        <source>Heavy engines</source>
        <translation>Schwere Geschütze</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>oar factors lost: %1</source>
        <translation>verlorene Riemenfaktoren: %1</translation>
    </message>
    <message>
        <source>speed lost: %1 cm</source>
        <translation>verlorene Geschwindigkeit: %1 cm</translation>
    </message>
    <message>
        <source>archers lost: %1</source>
        <translation>verlorene Bogenschützen: %1</translation>
    </message>
    <message>
        <source>marines lost: %1</source>
        <translation>verlorene Seesoldaten: %1</translation>
    </message>
    <message>
        <source>heavy marines lost: %1</source>
        <translation>verlorene schwere Seesoldaten: %1</translation>
    </message>
    <message>
        <source>ballistae lost: %1</source>
        <translation>verlorene Ballisten: %1</translation>
    </message>
    <message>
        <source>towers lost: %1</source>
        <translation>verlorene Türme: %1</translation>
    </message>
    <message>
        <source>engines lost: %1</source>
        <translation>verlorene Geschütze: %1</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Unversehrt</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, and +%2 is what else she has lost: %3.</source>
        <translation>%1, und +%2 ist, was es sonst verloren hat: %3.</translation>
    </message>
    <message>
        <source>That is the last of %1 levels of damage to her hull.</source>
        <translation>Das ist die letzte von %1 Schadensstufen des Rumpfes.</translation>
    </message>
    <message>
        <source>That is level %1 of %2 of damage to her hull; a yard mends one level a week, each for a share of her hull&apos;s price (CP-5.2).</source>
        <translation>Das ist Schadensstufe %1 von %2 des Rumpfes; eine Werft behebt eine Stufe je Woche, jede für einen Teil vom Preis des Rumpfes (CP-5.2).</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>raised platform</source>
        <translation>erhöhte Plattform</translation>
    </message>
    <message>
        <source>corvi</source>
        <translation>Corvi</translation>
    </message>
    <message>
        <source>fire pot</source>
        <translation>Brandtopf</translation>
    </message>
    <message>
        <source>normal hull</source>
        <translation>normaler Rumpf</translation>
    </message>
    <message>
        <source>%1 hull</source>
        <translation>Rumpf %1</translation>
    </message>
    <message>
        <source>%1, full speed with %2</source>
        <translation>%1, volle Fahrt mit %2</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauart</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>%1 %2, week %3</source>
        <translation>%1 %2, Woche %3</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Fought by captains</source>
        <translation>Von Kapitänen geschlagen</translation>
    </message>
    <message>
        <source>Fought on a table</source>
        <translation>Auf einem Tisch geschlagen</translation>
    </message>
    <message>
        <source>Goes to %1 and lies there</source>
        <translation>Fährt nach %1 und liegt dort</translation>
    </message>
    <message>
        <source>Lies where it is</source>
        <translation>Liegt, wo sie ist</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Fährt nach %1</translation>
    </message>
    <message>
        <source>Patrols between %1 and %2</source>
        <translation>Patrouilliert zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Blockades %1</source>
        <translation>Blockiert %1</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>Greift %1 an</translation>
    </message>
    <message>
        <source>Raids %1</source>
        <translation>Plündert %1</translation>
    </message>
    <message>
        <source>Escorts %1</source>
        <translation>Geleitet %1</translation>
    </message>
    <message>
        <source>a fleet</source>
        <translation>eine Flotte</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übt</translation>
    </message>
    <message>
        <source>Lies laid up</source>
        <translation>Liegt aufgelegt</translation>
    </message>
    <message>
        <source>No orders: it lies where it is and avoids battle</source>
        <translation>Keine Befehle: sie liegt, wo sie ist, und meidet die Schlacht</translation>
    </message>
    <message>
        <source>%1, rowing hard</source>
        <translation>%1, hart rudernd</translation>
    </message>
    <message>
        <source>%1; seeks battle</source>
        <translation>%1; sucht die Schlacht</translation>
    </message>
    <message>
        <source>%1; avoids battle</source>
        <translation>%1; meidet die Schlacht</translation>
    </message>
    <message>
        <source>Lie in port</source>
        <translation>Im Hafen liegen</translation>
    </message>
    <message>
        <source>Patrol a lane</source>
        <translation>Seeweg patrouillieren</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>Attack a port</source>
        <translation>Hafen angreifen</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Plündern</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Geleiten</translation>
    </message>
    <message>
        <source>Lay up</source>
        <translation>Auflegen</translation>
    </message>
    <message>
        <source>Admiral of %1</source>
        <translation>Admiral von %1</translation>
    </message>
    <message>
        <source>In captivity</source>
        <translation>In Gefangenschaft</translation>
    </message>
    <message>
        <source>No command</source>
        <translation>Ohne Kommando</translation>
    </message>
    <message>
        <source>Waits at home</source>
        <translation>Wartet daheim</translation>
    </message>
    <message>
        <source>Wounded, out for a week</source>
        <translation>Verwundet, eine Woche ausgefallen</translation>
    </message>
    <message>
        <source>Wounded, out for %1 weeks</source>
        <translation>Verwundet, %1 Wochen ausgefallen</translation>
    </message>
    <message>
        <source>Held by %1</source>
        <translation>Gehalten von %1</translation>
    </message>
    <message>
        <source>Dead, another comes in a week</source>
        <translation>Tot, ein anderer kommt in einer Woche</translation>
    </message>
    <message>
        <source>Dead, another comes in %1 weeks</source>
        <translation>Tot, ein anderer kommt in %1 Wochen</translation>
    </message>
    <message>
        <source>The whole war</source>
        <translation>Der ganze Krieg</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Three months</source>
        <translation>Drei Monate</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>Rammsporn</translation>
    </message>
    <message>
        <source>build</source>
        <translation>Bauart</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>a cataphract deck</source>
        <translation>ein kataphraktes Deck</translation>
    </message>
    <message>
        <source>hull and ram</source>
        <translation>Rumpf und Rammsporn</translation>
    </message>
    <message>
        <source>no room in this class</source>
        <translation>kein Platz in dieser Klasse</translation>
    </message>
    <message>
        <source>room for %1</source>
        <translation>Platz für %1</translation>
    </message>
    <message>
        <source>Crew and fighting men</source>
        <translation>Besatzung und Kämpfer</translation>
    </message>
    <message>
        <source>Ram, engines and gear</source>
        <translation>Rammsporn, Geschütze und Gerät</translation>
    </message>
    <message>
        <source>damage modifier</source>
        <translation>Schadensmodifikator</translation>
    </message>
    <message>
        <source>Hull and way</source>
        <translation>Rumpf und Fahrt</translation>
    </message>
    <message>
        <source>1 clumsy, 5 nimble</source>
        <translation>1 schwerfällig, 5 wendig</translation>
    </message>
    <message>
        <source>Crew quality</source>
        <translation>Besatzungsqualität</translation>
    </message>
    <message>
        <source>Fighting oars</source>
        <translation>Kämpfende Ruderer</translation>
    </message>
    <message>
        <source>Cataphract deck</source>
        <translation>Kataphraktes Deck</translation>
    </message>
    <message>
        <source>Heavy engine</source>
        <translation>Schweres Geschütz</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Die Mauer</translation>
    </message>
    <message>
        <source>%1 of %2 units taken</source>
        <translation>%1 von %2 Einheiten belegt</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>up to %1 in this port</source>
        <translation>bis zu %1 in diesem Hafen</translation>
    </message>
    <message>
        <source>1 unit each</source>
        <translation>je 1 Einheit</translation>
    </message>
    <message>
        <source>Engines and towers</source>
        <translation>Geschütze und Türme</translation>
    </message>
    <message>
        <source>1 unit each; heavy ones %1 a point</source>
        <translation>je 1 Einheit; schwere %1 je Punkt</translation>
    </message>
    <message>
        <source>On the face</source>
        <translation>An der Außenseite</translation>
    </message>
    <message>
        <source>takes no room</source>
        <translation>nimmt keinen Platz</translation>
    </message>
    <message>
        <source>pots</source>
        <translation>Töpfe</translation>
    </message>
    <message>
        <source>modifier %1</source>
        <translation>Modifikator %1</translation>
    </message>
    <message>
        <source>Oars for full speed</source>
        <translation>Riemen für volle Fahrt</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Geschwader</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Ships with a ram</source>
        <translation>Schiffe mit Rammsporn</translation>
    </message>
    <message>
        <source>Fighting men, units</source>
        <translation>Kämpfer, Einheiten</translation>
    </message>
    <message>
        <source>%1 crews</source>
        <translation>Besatzungen %1</translation>
    </message>
    <message>
        <source>A record sheet a ship</source>
        <translation>Ein Schiffsbogen je Schiff</translation>
    </message>
    <message>
        <source>Rulers and template to cut out</source>
        <translation>Lineale und Schablone zum Ausschneiden</translation>
    </message>
    <message>
        <source>Damage cards, counters, rulers to cut out</source>
        <translation>Schadenskarten, Marker, Lineale zum Ausschneiden</translation>
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
        <translation>Geschwader, Schiffe und Befehlshaber</translation>
    </message>
    <message>
        <source>%1, economic value %2, %3 garrison</source>
        <translation>%1, Wirtschaftswert %2, Garnison %3</translation>
    </message>
    <message>
        <source>room left: %1 of %2</source>
        <translation>Platz übrig: %1 von %2</translation>
    </message>
    <message>
        <source>No side is called &quot;%1&quot;.</source>
        <translation>Keine Partei heißt „%1“.</translation>
    </message>
    <message>
        <source>Name one of the brief&apos;s.</source>
        <translation>Nennen Sie eine aus dem Auftrag.</translation>
    </message>
    <message>
        <source>Standard input is where the orders come from.</source>
        <translation>Aus der Standardeingabe kommen die Befehle.</translation>
    </message>
    <message>
        <source>Give the brief as a file.</source>
        <translation>Geben Sie den Auftrag als Datei an.</translation>
    </message>
    <message>
        <source>It belongs to %1; choose a neutral port, or none.</source>
        <translation>Er gehört %1; wählen Sie einen neutralen Hafen oder keinen.</translation>
    </message>
    <message>
        <source>%1 joins the war.</source>
        <translation>%1 tritt in den Krieg ein.</translation>
    </message>
    <message>
        <source>%1 is played by the machine from now on.</source>
        <translation>%1 wird von nun an von der Maschine gespielt.</translation>
    </message>
    <message>
        <source>%1 is played by a person from now on.</source>
        <translation>%1 wird von nun an von einem Menschen gespielt.</translation>
    </message>
    <message>
        <source>This battle was not played here, so there is nothing to watch.</source>
        <translation>Diese Schlacht wurde nicht hier gespielt; es gibt nichts zu sehen.</translation>
    </message>
    <message>
        <source>Print its report instead.</source>
        <translation>Drucken Sie stattdessen den Bericht.</translation>
    </message>
    <message>
        <source>This paper has no web page.</source>
        <translation>Von diesem Papier gibt es keine Webseite.</translation>
    </message>
    <message>
        <source>The chronicle and reports of battles have one; give --out and a PDF.</source>
        <translation>Die Chronik und Berichte von Schlachten haben eine; geben Sie --out und ein PDF an.</translation>
    </message>
</context>
<context>
    <name>WrittenPlot</name>
    <message>
        <source>This is no plot. Write it like %1; what stood there is kept.</source>
        <translation>Das ist kein Plan. Schreiben Sie ihn wie %1; was dort stand, bleibt.</translation>
    </message>
    <message>
        <source>All steps of this speed are written.</source>
        <translation>Alle Schritte dieser Geschwindigkeit sind geschrieben.</translation>
    </message>
    <message>
        <source>Not at this speed.</source>
        <translation>Nicht bei dieser Geschwindigkeit.</translation>
    </message>
</context>
<context>
    <name>YardBlock</name>
    <message>
        <source>%1 of %2 size classes taken this month, %3 free</source>
        <translation>%1 von %2 Größenklassen diesen Monat belegt, %3 frei</translation>
    </message>
    <message>
        <source>Build ships…</source>
        <translation>Schiffe bauen…</translation>
    </message>
    <message>
        <source>The yard&apos;s month</source>
        <translation>Der Monat der Werft</translation>
    </message>
    <message>
        <source>Nothing is being built or repaired here.</source>
        <translation>Hier wird nichts gebaut oder repariert.</translation>
    </message>
    <message>
        <source>builds</source>
        <translation>baut</translation>
    </message>
    <message>
        <source>repairs</source>
        <translation>repariert</translation>
    </message>
    <message>
        <source>refits</source>
        <translation>rüstet um</translation>
    </message>
    <message>
        <source>1 week more</source>
        <translation>noch 1 Woche</translation>
    </message>
    <message>
        <source>%1 weeks more</source>
        <translation>noch %1 Wochen</translation>
    </message>
    <message>
        <source>Call it off: %1 back</source>
        <translation>Absagen: %1 zurück</translation>
    </message>
</context>
<context>
    <name>YardQueue</name>
    <message>
        <source>A plan that cannot be read</source>
        <translation>Ein nicht lesbarer Plan</translation>
    </message>
    <message>
        <source>%1 · joins %2</source>
        <translation>%1 · geht zu %2</translation>
    </message>
    <message>
        <source>a fleet of new ships</source>
        <translation>eine Flotte neuer Schiffe</translation>
    </message>
    <message>
        <source>1 level of damage</source>
        <translation>1 Schadensstufe</translation>
    </message>
    <message>
        <source>%1 levels of damage</source>
        <translation>%1 Schadensstufen</translation>
    </message>
    <message>
        <source>%1 · waits: she is away</source>
        <translation>%1 · wartet: das Schiff ist fort</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>sea peoples</source>
        <translation>Seevölker</translation>
    </message>
    <message>
        <source>archaic</source>
        <translation>archaisch</translation>
    </message>
    <message>
        <source>classical</source>
        <translation>klassisch</translation>
    </message>
    <message>
        <source>hellenistic</source>
        <translation>hellenistisch</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>kaiserzeitlich</translation>
    </message>
    <message>
        <source>byzantine</source>
        <translation>byzantinisch</translation>
    </message>
    <message>
        <source>viking</source>
        <translation>Wikinger</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>Staatskasse</translation>
    </message>
    <message>
        <source>wooden high</source>
        <translation>Holz hoch</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>line astern</source>
        <translation>Kiellinie</translation>
    </message>
    <message>
        <source>manned</source>
        <translation>bemannt</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>a port</comment>
        <translation>erobert</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a setting</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a setting</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>advisory</source>
        <translation>beratend</translation>
    </message>
    <message>
        <source>hold 15</source>
        <translation>15 halten</translation>
    </message>
    <message>
        <source>hold 25</source>
        <translation>25 halten</translation>
    </message>
    <message>
        <source>hold 40</source>
        <translation>40 halten</translation>
    </message>
    <message>
        <source>last fleet</source>
        <translation>letzte Flotte</translation>
    </message>
    <message>
        <source>points after 1</source>
        <translation>Punkte nach 1</translation>
    </message>
    <message>
        <source>points after 2</source>
        <translation>Punkte nach 2</translation>
    </message>
    <message>
        <source>points after 5</source>
        <translation>Punkte nach 5</translation>
    </message>
    <message>
        <source>Crews and commanders are paid for as ordered, and turn out as a die decides.</source>
        <translation>Besatzungen und Befehlshaber werden wie bestellt bezahlt und fallen aus, wie ein Würfel entscheidet.</translation>
    </message>
    <message>
        <source>Strict: what is out of its years needs the umpire&apos;s waiver. Advisory: it is only noted.</source>
        <translation>Streng: was außerhalb seiner Jahre ist, braucht die Erlaubnis des Spielleiters. Beratend: es wird nur vermerkt.</translation>
    </message>
    <message>
        <source>Open: the umpire says. Hold: ports of so many points of economic value. Last fleet: nobody else has a ship. Points: most of them after so many years.</source>
        <translation>Offen: der Spielleiter sagt es. Halten: Häfen von so vielen Punkten Wirtschaftswert. Letzte Flotte: sonst hat niemand ein Schiff. Punkte: die meisten nach so vielen Jahren.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>navarch::rex</name>
    <message>
        <source>On rexes there is no other terrain than land.</source>
        <translation>Auf Rexen gibt es kein anderes Gelände als Land.</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>The campaign</source>
        <translation>Der Feldzug</translation>
    </message>
    <message>
        <source>changed by the umpire</source>
        <translation>vom Spielleiter geändert</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>The rule read before</source>
        <translation>Die zuvor gelesene Regel</translation>
    </message>
    <message>
        <source>A rule's number, or words</source>
        <translation>Nummer einer Regel, oder Wörter</translation>
    </message>
    <message>
        <source>Every rule by its number</source>
        <translation>Jede Regel mit ihrer Nummer</translation>
    </message>
    <message>
        <source>No rule has these words</source>
        <translation>Keine Regel enthält diese Wörter</translation>
    </message>
    <message>
        <source>Type a number such as SA-7.4.2, or a word such as corvus.</source>
        <translation>Tippen Sie eine Nummer wie SA-7.4.2 oder ein Wort wie Corvus.</translation>
    </message>
    <message>
        <source>Try fewer words, or a rule's number.</source>
        <translation>Versuchen Sie weniger Wörter, oder die Nummer einer Regel.</translation>
    </message>
    <message>
        <source>See as well</source>
        <translation>Siehe auch</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>%1 (not read over yet)</source>
        <translation>%1 (noch nicht durchgesehen)</translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Rules and languages</source>
        <translation>Regeln und Sprachen</translation>
    </message>
    <message>
        <source>The rulebook is inside: press the number of any rule, or F1, and its page opens, with its tables as this war has them.</source>
        <translation>Das Regelbuch ist eingebaut: Drücken Sie auf die Nummer einer Regel oder F1, und ihre Seite öffnet sich, mit den Tabellen, wie dieser Krieg sie hat.</translation>
    </message>
    <message>
        <source>The window, the command line and the paper speak Dutch; German and French are there to be read over. Choose in Settings, and see it at once.</source>
        <translation>Fenster, Befehlszeile und Papier sprechen Niederländisch; Deutsch und Französisch sind zum Durchsehen da. Wählen Sie in den Einstellungen, und sehen Sie es sofort.</translation>
    </message>
    <message>
        <source>Help has a page for every screen, and says what each key does.</source>
        <translation>Die Hilfe hat eine Seite für jeden Bildschirm und sagt, was jede Taste tut.</translation>
    </message>
    <message>
        <source>A war that moves</source>
        <translation>Ein Krieg, der sich bewegt</translation>
    </message>
    <message>
        <source>A week is watched day by day, with what happens told beside it.</source>
        <translation>Eine Woche lässt sich Tag für Tag verfolgen; was geschieht, wird daneben erzählt.</translation>
    </message>
    <message>
        <source>A new campaign can be branched from any turn or deed of the past, and a backup is put back from the window.</source>
        <translation>Ein neuer Feldzug lässt sich von jedem Zug und jeder Tat der Vergangenheit abzweigen, und eine Sicherungskopie wird aus dem Fenster zurückgespielt.</translation>
    </message>
    <message>
        <source>Captains storm walls they can take and leave those they cannot, and give up a fight that is lost.</source>
        <translation>Kapitäne stürmen Mauern, die sie nehmen können, lassen die anderen in Ruhe und geben einen verlorenen Kampf auf.</translation>
    </message>
    <message>
        <source>Five games at one table</source>
        <translation>Fünf Spiele an einem Tisch</translation>
    </message>
    <message>
        <source>Salamis ad Actium, Ramming Speed!!!, Trireme, Pompeius Magnus versus Megadates and the squadron game, by hand, between captains, or typed in after an evening with miniatures.</source>
        <translation>Salamis ad Actium, Ramming Speed!!!, Trireme, Pompeius Magnus versus Megadates und das Geschwaderspiel: von Hand, zwischen Kapitänen oder eingetippt nach einem Abend mit Miniaturen.</translation>
    </message>
    <message>
        <source>Odds before a battle, every game side by side, and paper for all of them.</source>
        <translation>Chancen vor einer Schlacht, alle Spiele nebeneinander und Papier für jedes davon.</translation>
    </message>
    <message>
        <source>Fleets, ports and campaigns for wargames with ancient galleys.</source>
        <translation>Flotten, Häfen und Feldzüge für Kriegsspiele mit antiken Galeeren.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, study it, pass it on, change it. There is no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später: Benutzen, studieren, weitergeben und ändern Sie sie. Es gibt keine Gewährleistung.</translation>
    </message>
    <message>
        <source>The games are the work of their authors; Navarch plays them by their published rules and restates these in its own words. Where a printed game leaves a figure open ours stands in, and yours may: see the house figures in Settings.</source>
        <translation>Die Spiele sind das Werk ihrer Autoren; Navarch spielt sie nach den veröffentlichten Regeln und gibt diese in eigenen Worten wieder. Wo ein gedrucktes Spiel einen Wert offenlässt, steht unserer, und Ihrer kann dort stehen: siehe die Hauswerte in den Einstellungen.</translation>
    </message>
    <message>
        <source>What you keep stays on this computer: campaigns are files of yours, and nothing is sent anywhere.</source>
        <translation>Was Sie aufbewahren, bleibt auf diesem Rechner: Feldzüge sind Ihre Dateien, und nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Built with Qt (LGPL and GPL), SQLite (public domain), zlib, nlohmann/json, CLI11, Random123, tl::expected, libqrencode (LGPL) and libsodium (ISC). Letters are EB Garamond, Inter and DejaVu, signs are Material Design Icons, each under its own free licence.</source>
        <translation>Gebaut mit Qt (LGPL und GPL), SQLite (gemeinfrei), zlib, nlohmann/json, CLI11, Random123, tl::expected, libqrencode (LGPL) und libsodium (ISC). Die Schriften sind EB Garamond, Inter und DejaVu, die Zeichen Material Design Icons, jeweils unter eigener freier Lizenz.</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>A campaign is one file. Its card says how it stands; press it to go on where you stopped. A campaign that is damaged says so here, and its backups can be put back from its card.</source>
        <translation>Ein Feldzug ist eine Datei. Seine Karte sagt, wie er steht; drücken Sie darauf, um dort weiterzumachen, wo Sie aufgehört haben. Ein beschädigter Feldzug sagt das hier, und von seiner Karte aus lassen sich seine Sicherungskopien zurückspielen.</translation>
    </message>
    <message>
        <source>New campaign founds a war of your own or one of the scenarios. The sample is a war to try things out in: nothing there can be spoilt, and it can be had anew.</source>
        <translation>Neuer Feldzug gründet einen eigenen Krieg oder eines der Szenarien. Der Beispielfeldzug ist ein Krieg zum Ausprobieren: Dort lässt sich nichts verderben, und er ist neu zu haben.</translation>
    </message>
    <message>
        <source>The fleet builder, the port builder, a skirmish and the odds need no campaign.</source>
        <translation>Flottenbauer, Hafenbauer, Gefecht und Chancen brauchen keinen Feldzug.</translation>
    </message>
    <message>
        <source>Choose a scenario, then who plays each side and where it is at home, then the umpire&apos;s options. Next leads on; nothing is founded before the last step.</source>
        <translation>Wählen Sie ein Szenario, dann, wer jede Partei spielt und wo sie zu Hause ist, dann die Optionen des Spielleiters. Weiter führt voran; vor dem letzten Schritt wird nichts gegründet.</translation>
    </message>
    <message>
        <source>A blank war begins with sides alone: its next steps are listed on Fleets until the war can begin.</source>
        <translation>Ein leerer Krieg beginnt nur mit Parteien: Die nächsten Schritte stehen bei Flotten, bis der Krieg beginnen kann.</translation>
    </message>
    <message>
        <source>Drag the chart to move it, turn the wheel to come nearer, press a port or a fleet to see its card. Ports, fleets and contacts have names that the search finds.</source>
        <translation>Ziehen Sie die Karte, um sie zu verschieben, drehen Sie das Rad, um näher zu kommen, drücken Sie auf einen Hafen oder eine Flotte, um die Angaben dazu zu sehen. Häfen, Flotten und Begegnungen haben Namen, die die Suche findet.</translation>
    </message>
    <message>
        <source>Give orders: pick your fleet, press Give orders, then a port. The way lies on the chart, with its days, its nights ashore and the risk of storms; of an attack the card says what it may win and its chances as far as your side knows.</source>
        <translation>Befehle geben: Wählen Sie Ihre Flotte, drücken Sie auf Befehle geben, dann auf einen Hafen. Die Route liegt auf der Karte, mit Tagen, Nächten an Land und der Sturmgefahr; bei einem Angriff steht dabei, was er bringen kann und wie die Chancen sind, soweit Ihre Partei es weiß.</translation>
    </message>
    <message>
        <source>Sail the week says what still waits, then plays the week day by day. One undo takes it back. The slider below the chart shows past weeks.</source>
        <translation>Die Woche fahren sagt, was noch wartet, und spielt dann die Woche Tag für Tag. Einmal Rückgängig nimmt sie zurück. Der Schieber unter der Karte zeigt vergangene Wochen.</translation>
    </message>
    <message>
        <source>Sides, fleets, squadrons and ships, with the picked one&apos;s state and price, line by line, on the right. Drag ships to another squadron, or pick several and move them together.</source>
        <translation>Parteien, Flotten, Geschwader und Schiffe, rechts Zustand und Zeile für Zeile der Preis des Gewählten. Ziehen Sie Schiffe in ein anderes Geschwader, oder wählen Sie mehrere und verschieben Sie sie gemeinsam.</translation>
    </message>
    <message>
        <source>Repairs, refits, splitting, joining and buying begin at the card of a ship or fleet. Whatever you do is undone with Undo above, tomorrow as well.</source>
        <translation>Reparaturen, Umrüstungen, Aufteilen, Vereinigen und Kaufen beginnen bei der Karte eines Schiffs oder einer Flotte. Alles lässt sich oben mit Rückgängig zurücknehmen, auch morgen noch.</translation>
    </message>
    <message>
        <source>A port&apos;s value, walls, garrison, yard and who holds it. The defences of a port that belongs to nobody are rolled once, and every die is kept.</source>
        <translation>Wert, Mauern, Garnison und Werft eines Hafens, und wer ihn hält. Die Verteidigung eines Hafens, der niemandem gehört, wird einmal ausgewürfelt, und jeder Würfel wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Its yard builds ships as long as it has room, money and timber; its walls are strengthened and men are raised here.</source>
        <translation>Die Werft baut Schiffe, solange Platz, Geld und Holz da sind; hier werden auch Mauern verstärkt und Männer angeworben.</translation>
    </message>
    <message>
        <source>Commanders, captains and prisoners, with what they did and what it taught them. Appoint a commander to a fleet, a squadron or a port; choose which crews train this month.</source>
        <translation>Befehlshaber, Kapitäne und Gefangene, mit dem, was sie taten und dabei lernten. Ernennen Sie einen Befehlshaber für eine Flotte, ein Geschwader oder einen Hafen; wählen Sie, welche Besatzungen diesen Monat üben.</translation>
    </message>
    <message>
        <source>The ledger has a line for every talent that moved, with its reason. Narrow it by side, account and time, or write it as CSV.</source>
        <translation>Das Kassenbuch hat eine Zeile für jedes Talent, das sich bewegte, mit dem Grund. Schränken Sie es nach Partei, Konto und Zeit ein, oder schreiben Sie es als CSV.</translation>
    </message>
    <message>
        <source>Month ahead says what the end of the month brings and costs, with a warning where money will be missing. Loans are taken and paid back here.</source>
        <translation>Der kommende Monat sagt, was das Monatsende bringt und kostet, mit einer Warnung, wo Geld fehlen wird. Darlehen werden hier aufgenommen und zurückgezahlt.</translation>
    </message>
    <message>
        <source>A battle that waits can be fought at the table of this window, be fought by captains, or be fought with miniatures and typed in. First you see what its outcome would do; nothing is applied before you say so.</source>
        <translation>Eine wartende Schlacht kann am Tisch dieses Fensters, von Kapitänen oder mit Miniaturen geschlagen und dann eingetippt werden. Erst sehen Sie, was ihr Ergebnis bewirken würde; nichts wird angewendet, bevor Sie es sagen.</translation>
    </message>
    <message>
        <source>Weigh it gives the odds, Compare the games fights the same match under every game. A battle of the past can be watched again.</source>
        <translation>Abwägen nennt die Chancen, Spiele vergleichen trägt dasselbe Treffen in jedem Spiel aus. Eine vergangene Schlacht lässt sich wieder ansehen.</translation>
    </message>
    <message>
        <source>What happened, turn by turn, as the side whose eyes you have may know it. The umpire&apos;s notes stand among it.</source>
        <translation>Was geschah, Zug für Zug, wie es die Partei wissen darf, mit deren Augen Sie sehen. Die Notizen des Spielleiters stehen dazwischen.</translation>
    </message>
    <message>
        <source>Choose a battle and go to the table. Ships are dragged to where they shall stand until their side says that it has deployed; then the shapes before a ship are her moves: press one to see it, once more to make it.</source>
        <translation>Wählen Sie eine Schlacht und gehen Sie an den Tisch. Schiffe werden an ihren Platz gezogen, bis ihre Partei sagt, dass sie aufgestellt ist; danach sind die Formen vor einem Schiff seine Bewegungen: Drücken Sie auf eine, um sie zu sehen, und noch einmal, um sie auszuführen.</translation>
    </message>
    <message>
        <source>In games where moves are plotted beforehand the list on the left is written ship by ship and given all at once. A board that is shared by two players is covered while it is handed over.</source>
        <translation>In Spielen, in denen Bewegungen vorher geplant werden, wird die Liste links Schiff für Schiff geschrieben und auf einmal abgegeben. Ein Spielplan, den zwei Spieler teilen, ist bei der Übergabe verdeckt.</translation>
    </message>
    <message>
        <source>Dice stand above the log with their modifiers and the numbers of their rules; press a number to read the rule. The slider below goes back through the battle, and one may go on from there.</source>
        <translation>Würfel stehen über dem Protokoll, mit ihren Modifikatoren und den Nummern ihrer Regeln; drücken Sie auf eine Nummer, um die Regel zu lesen. Der Schieber unten geht durch die Schlacht zurück, und von dort lässt sich weiterspielen.</translation>
    </message>
    <message>
        <source>Many battles between the same fleets, fought by the captains that you meet at the table: who wins how often, within what margin, and what it costs.</source>
        <translation>Viele Schlachten zwischen denselben Flotten, geschlagen von den Kapitänen, die Sie am Tisch treffen: wer wie oft siegt, mit welcher Spanne, und was es kostet.</translation>
    </message>
    <message>
        <source>One match under every game, side by side, with what each game leaves out of account.</source>
        <translation>Ein Treffen in jedem Spiel, nebeneinander, mit dem, was jedes Spiel außer Acht lässt.</translation>
    </message>
    <message>
        <source>Add ships from the classes on the left, change their fit on the right, and see price and findings at once. Fix mends what the rules have against a fleet.</source>
        <translation>Fügen Sie Schiffe aus den Klassen links hinzu, ändern Sie rechts ihre Ausrüstung, und sehen Sie sofort Preis und Beanstandungen. Beheben bereinigt, was die Regeln gegen eine Flotte haben.</translation>
    </message>
    <message>
        <source>Save the fleet as a file, print its sheets, weigh it against another, or buy it into the campaign.</source>
        <translation>Speichern Sie die Flotte als Datei, drucken Sie ihre Bögen, wägen Sie sie gegen eine andere ab, oder kaufen Sie sie in den Feldzug.</translation>
    </message>
    <message>
        <source>A port with its walls, towers, engines and men, priced line by line. Roll draws up the defences of a neutral port by the dice of the rules; each die can be typed in as it fell on your table.</source>
        <translation>Ein Hafen mit Mauern, Türmen, Geschützen und Männern, Zeile für Zeile berechnet. Verteidigung auswürfeln stellt die eines neutralen Hafens mit den Würfeln der Regeln auf; jeder Würfel kann eingetippt werden, wie er auf Ihrem Tisch fiel.</translation>
    </message>
    <message>
        <source>Choose what is printed, the game whose sheets you want and how many go to a page. The page in the middle is the page that comes out; what is printed has a language of its own.</source>
        <translation>Wählen Sie, was gedruckt wird, von welchem Spiel Sie die Bögen wollen und wie viele auf eine Seite gehen. Die Seite in der Mitte ist die Seite, die herauskommt; was gedruckt wird, hat eine eigene Sprache.</translation>
    </message>
    <message>
        <source>A row a ship: S sinks her, C has her captured, 0 to 5 are levels of damage. Lines can be pasted in the order of the sheets, and the codes on the sheets find their rows.</source>
        <translation>Eine Zeile je Schiff: S versenkt es, C lässt es nehmen, 0 bis 5 sind Schadensstufen. Zeilen lassen sich in der Reihenfolge der Bögen einfügen, und die Codes auf den Bögen finden ihre Zeilen.</translation>
    </message>
    <message>
        <source>Findings say what cannot be; Apply shows first what the result would do to the campaign.</source>
        <translation>Beanstandungen sagen, was nicht sein kann; Anwenden zeigt erst, was das Ergebnis im Feldzug bewirken würde.</translation>
    </message>
    <message>
        <source>Theme, size of text, language, motion and hints of this window; the umpire&apos;s options and house figures of the open campaign.</source>
        <translation>Farbschema, Schriftgröße, Sprache, Bewegung und Hinweise dieses Fensters; die Optionen des Spielleiters und die Hauswerte des offenen Feldzugs.</translation>
    </message>
    <message>
        <source>The menu beside the campaign&apos;s name adds another side, before the war or in it; a side&apos;s card says who plays it. The umpire may lock his seat there with a PIN.</source>
        <translation>Das Menü neben dem Namen des Feldzugs fügt noch eine Seite hinzu, vor dem Krieg oder in ihm; auf der Karte einer Seite steht, wer sie spielt. Der Spielleiter kann dort seinen Platz mit einer PIN sperren.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Dieser Bildschirm</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Was neu ist</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Navarch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
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
        <translation>Die Bildschirme der Leiste, der Reihe nach</translation>
    </message>
    <message>
        <source>Take back what was done last</source>
        <translation>Das zuletzt Getane zurücknehmen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Es wiederholen</translation>
    </message>
    <message>
        <source>The rule whose number you are on, or the rulebook</source>
        <translation>Die Regel, auf deren Nummer Sie sind, oder das Regelbuch</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Diese Hilfe</translation>
    </message>
    <message>
        <source>Sail the week: what waits before it</source>
        <translation>Die Woche fahren: was vorher noch wartet</translation>
    </message>
    <message>
        <source>The next thing that can be pressed; with Shift the one before</source>
        <translation>Das nächste, das sich drücken lässt; mit Shift das vorige</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Darauf drücken</translation>
    </message>
    <message>
        <source>Put a sheet away, and change nothing</source>
        <translation>Ein Blatt weglegen und nichts ändern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Take a card off the list; its file stays</source>
        <translation>Eine Karte aus der Liste nehmen; die Datei bleibt</translation>
    </message>
    <message>
        <source>Find a port or a fleet by its name</source>
        <translation>Einen Hafen oder eine Flotte nach Namen finden</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the chart</source>
        <translation>Die Karte verschieben</translation>
    </message>
    <message>
        <source>Nearer, farther</source>
        <translation>Näher, weiter weg</translation>
    </message>
    <message>
        <source>The whole chart</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>Page up, Page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>The fleet before, the next fleet</source>
        <translation>Die vorige Flotte, die nächste Flotte</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>A week that is played goes to its end</source>
        <translation>Eine Woche, die gespielt wird, geht an ihr Ende</translation>
    </message>
    <message>
        <source>No order after all; nothing picked</source>
        <translation>Doch kein Befehl; nichts gewählt</translation>
    </message>
    <message>
        <source>Up and down the tree; left closes, right opens</source>
        <translation>Im Baum auf und ab; links schließt, rechts öffnet</translation>
    </message>
    <message>
        <source>Pick the ship as well, or no longer</source>
        <translation>Das Schiff dazuwählen oder nicht mehr</translation>
    </message>
    <message>
        <source>Pick every ship</source>
        <translation>Alle Schiffe wählen</translation>
    </message>
    <message>
        <source>Sell the picked ships</source>
        <translation>Die gewählten Schiffe verkaufen</translation>
    </message>
    <message>
        <source>The next ship, the one before</source>
        <translation>Das nächste Schiff, das vorige</translation>
    </message>
    <message>
        <source>Among the orders</source>
        <translation>Durch die Befehle</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the order; in a plot, give it</source>
        <translation>Den Befehl geben; beim Planen den Plan abgeben</translation>
    </message>
    <message>
        <source>Everything is plotted</source>
        <translation>Alles ist geplant</translation>
    </message>
    <message>
        <source>Move the board; before the battle the ship, with Shift five times as far</source>
        <translation>Den Spielplan verschieben; vor der Schlacht das Schiff, mit Shift fünfmal so weit</translation>
    </message>
    <message>
        <source>Turn the ship before the battle</source>
        <translation>Das Schiff vor der Schlacht drehen</translation>
    </message>
    <message>
        <source>A move of your own</source>
        <translation>Eine eigene Bewegung</translation>
    </message>
    <message>
        <source>The whole board, all ships</source>
        <translation>Der ganze Spielplan, alle Schiffe</translation>
    </message>
    <message>
        <source>Show bases, show what is threatened</source>
        <translation>Bases zeigen, zeigen, was bedroht ist</translation>
    </message>
    <message>
        <source>Captains give one order; a move that is shown goes to its end</source>
        <translation>Kapitäne geben einen Befehl; eine gezeigte Bewegung geht an ihr Ende</translation>
    </message>
    <message>
        <source>One step back through the battle, one forward</source>
        <translation>Einen Schritt zurück in der Schlacht, einen vor</translation>
    </message>
    <message>
        <source>The same ship again</source>
        <translation>Dasselbe Schiff noch einmal</translation>
    </message>
    <message>
        <source>Move the ship up or down</source>
        <translation>Das Schiff nach oben oder unten</translation>
    </message>
    <message>
        <source>Take the picked ships out</source>
        <translation>Die gewählten Schiffe herausnehmen</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>Die ganze Seite</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Umblättern</translation>
    </message>
    <message>
        <source>Sunk, captured, levels of damage</source>
        <translation>Gesunken, genommen, Schadensstufen</translation>
    </message>
    <message>
        <source>Among the rows and columns</source>
        <translation>Durch Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Type in the box</source>
        <translation>In das Feld tippen</translation>
    </message>
    <message>
        <source>Give the order that is considered, else the first thought; where no ship waits, what is left to say for the side</source>
        <translation>Den erwogenen Befehl geben, sonst den ersten Gedanken; wartet kein Schiff, was der Seite zu sagen bleibt</translation>
    </message>
    <message>
        <source>The other ships of her squadron do the same</source>
        <translation>Die anderen Schiffe ihres Geschwaders tun dasselbe</translation>
    </message>
    <message>
        <source>All that wait go straight on</source>
        <translation>Alle, die warten, fahren geradeaus</translation>
    </message>
    <message>
        <source>The rest of the turn by a captain; again: stop him</source>
        <translation>Den Rest des Zuges durch einen Kapitän; noch einmal: ihn anhalten</translation>
    </message>
    <message>
        <source>Nothing considered; what was to be done jointly stops</source>
        <translation>Nichts erwogen; was gemeinsam zu tun war, hält an</translation>
    </message>
</context>
<context>
    <name>TerminalBattle</name>
    <message>
        <source>Type help for what can be typed.</source>
        <translation>Tippen Sie help, um zu sehen, was getippt werden kann.</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>the order of that number</source>
        <translation>der Befehl mit dieser Nummer</translation>
    </message>
    <message>
        <source>more orders</source>
        <translation>weitere Befehle</translation>
    </message>
    <message>
        <source>the orders with that word</source>
        <translation>die Befehle mit diesem Wort</translation>
    </message>
    <message>
        <source>the orders of one ship</source>
        <translation>die Befehle eines Schiffs</translation>
    </message>
    <message>
        <source>the ships, where they are and how they stand</source>
        <translation>die Schiffe, wo sie sind und wie es um sie steht</translation>
    </message>
    <message>
        <source>everything that has happened</source>
        <translation>alles, was geschehen ist</translation>
    </message>
    <message>
        <source>a captain gives this order</source>
        <translation>ein Kapitän gibt diesen Befehl</translation>
    </message>
    <message>
        <source>captains play the battle to its end</source>
        <translation>Kapitäne spielen die Schlacht zu Ende</translation>
    </message>
    <message>
        <source>take an order back, give it again</source>
        <translation>einen Befehl zurücknehmen, ihn erneut geben</translation>
    </message>
    <message>
        <source>give the battle up</source>
        <translation>die Schlacht aufgeben</translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>hier aufhören</translation>
    </message>
    <message>
        <source>There is no order %1; there are %2.</source>
        <translation>Einen Befehl %1 gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>Nobody gives up in this game.</source>
        <translation>In diesem Spiel gibt niemand auf.</translation>
    </message>
    <message>
        <source>There is nothing to give again.</source>
        <translation>Es gibt nichts erneut zu geben.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>%1 is nothing that can be typed here; help lists what is.</source>
        <translation>%1 kann hier nicht getippt werden; help nennt, was geht.</translation>
    </message>
    <message>
        <source>There is no such order now.</source>
        <translation>Einen solchen Befehl gibt es jetzt nicht.</translation>
    </message>
    <message>
        <source>and %1 more; Enter shows them</source>
        <translation>und %1 weitere; Enter zeigt sie</translation>
    </message>
    <message>
        <source>Roll a d%1 (%2): %3</source>
        <translation>Würfeln Sie einen W%1 (%2): %3</translation>
    </message>
    <message>
        <source>A d%1 has 1 to %1. Enter alone gives another order.</source>
        <translation>Ein W%1 hat 1 bis %1. Enter allein gibt einen anderen Befehl.</translation>
    </message>
</context>
<context>
    <name>AddSideSheet</name>
    <message>
        <source>Budget, in talents</source>
        <translation>Budget, in Talenten</translation>
    </message>
    <message>
        <source>Its home is neutral now and becomes its own, with its walls and its garrison.</source>
        <translation>Der Heimathafen ist jetzt neutral und wird der ihre, mit Mauern und Besatzung.</translation>
    </message>
    <message>
        <source>A side without a harbour gets one in Ports, before the campaign begins.</source>
        <translation>Eine Seite ohne Hafen bekommt einen unter Häfen, bevor der Feldzug beginnt.</translation>
    </message>
    <message>
        <source>A side without a harbour gets one from the umpire, in Ports.</source>
        <translation>Eine Seite ohne Hafen bekommt einen vom Spielleiter, unter Häfen.</translation>
    </message>
    <message>
        <source>In the war its ships come from its yards, or the umpire places them. Everyone hears that it joins; undo takes it back.</source>
        <translation>Im Krieg kommen ihre Schiffe aus ihren Werften, oder der Spielleiter setzt sie ein. Alle hören, dass sie beitritt; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>CampaignSeat</name>
    <message>
        <source>That is not the PIN of this seat. If nobody knows it any more, the command line takes it away: navarch campaign seat &quot;%1&quot; --forgotten</source>
        <translation>Das ist nicht die PIN dieses Platzes. Kennt sie niemand mehr, nimmt die Befehlszeile sie weg: navarch campaign seat "%1" --forgotten</translation>
    </message>
    <message>
        <source>That is not the PIN there is. If nobody knows it any more, close the campaign; the command line takes it away: navarch campaign seat &quot;%1&quot; --forgotten</source>
        <translation>Das ist nicht die jetzige PIN. Kennt sie niemand mehr, schließen Sie den Feldzug; die Befehlszeile nimmt sie weg: navarch campaign seat "%1" --forgotten</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat has no PIN any more.</source>
        <translation>Der Platz des Spielleiters hat keine PIN mehr.</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat has its PIN, which is asked for from now on.</source>
        <translation>Der Platz des Spielleiters hat seine PIN, die von nun an verlangt wird.</translation>
    </message>
    <message>
        <source>%1 to %2 letters or digits</source>
        <translation>%1 bis %2 Buchstaben oder Ziffern</translation>
    </message>
</context>
<context>
    <name>OrderOutlook</name>
    <message>
        <source>nobody is expected there</source>
        <translation>dort wird niemand erwartet</translation>
    </message>
    <message>
        <source>%1 in 100 against what may come out, as far as it knows</source>
        <translation>%1 von 100 gegen das, was auslaufen mag, soweit sie weiß</translation>
    </message>
</context>
<context>
    <name>OrderTarget</name>
    <message>
        <source>%1 (its own)</source>
        <translation>%1 (eigener)</translation>
    </message>
    <message>
        <source>%1 (of %2)</source>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>%1  %2 miles</source>
        <translation>%1  %2 Meilen</translation>
    </message>
</context>
<context>
    <name>PortOffers</name>
    <message>
        <source>denies it %1 a month</source>
        <translation>entzieht ihm %1 im Monat</translation>
    </message>
    <message>
        <source>halves its income this month</source>
        <translation>halbiert seine Einkünfte in diesem Monat</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1 von 100</translation>
    </message>
</context>
<context>
    <name>SeatLock</name>
    <message>
        <source>A PIN or word has %1 to %2 characters. The seat stays as it was.</source>
        <translation>Eine PIN oder ein Wort hat %1 bis %2 Zeichen. Der Platz bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>There was not enough memory to lock the seat (64 MiB). It stays as it was.</source>
        <translation>Zum Sperren des Platzes fehlte Speicher (64 MiB). Er bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The umpire&apos;s seat stays as it was.</source>
        <translation>Der Platz des Spielleiters bleibt, wie er war.</translation>
    </message>
</context>
<context>
    <name>SeatLockSheet</name>
    <message>
        <source>PIN for the umpire&apos;s seat</source>
        <translation>PIN für den Platz des Spielleiters</translation>
    </message>
    <message>
        <source>It is asked for when somebody wants the umpire&apos;s eyes: here above, when the campaign is opened, and on the command line.</source>
        <translation>Sie wird verlangt, wenn jemand die Augen des Spielleiters will: hier oben, beim Öffnen des Feldzugs und auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>It keeps players at one table from looking; it is no safe. The file is not encrypted, and who has the file can read all of it with other programs.</source>
        <translation>Sie hält Spieler an einem Tisch vom Hinsehen ab; ein Tresor ist sie nicht. Die Datei ist nicht verschlüsselt: Wer sie hat, kann sie mit anderen Programmen ganz lesen.</translation>
    </message>
    <message>
        <source>The PIN there is</source>
        <translation>Die jetzige PIN</translation>
    </message>
    <message>
        <source>The new PIN or word</source>
        <translation>Die neue PIN oder das neue Wort</translation>
    </message>
    <message>
        <source>The same once more</source>
        <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Sie unterscheiden sich</translation>
    </message>
    <message>
        <source>Undo leaves it alone. If it is forgotten, navarch campaign seat --forgotten takes it away from the command line; that it is not asked for any more shows that somebody did.</source>
        <translation>Rückgängig lässt sie in Ruhe. Ist sie vergessen, nimmt navarch campaign seat --forgotten sie auf der Befehlszeile weg; dass sie nicht mehr verlangt wird, zeigt, dass es jemand tat.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
</context>
<context>
    <name>SideDraft</name>
    <message>
        <source>Give talents as 1000 or 12.50.</source>
        <translation>Geben Sie Talente als 1000 oder 12.50 an.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The lock of the umpire&apos;s seat is none that Navarch makes; no PIN opens it.</source>
        <translation>Das Schloss des Spielleiterplatzes stammt nicht von Navarch; keine PIN öffnet es.</translation>
    </message>
</context>
<context>
    <name>JointOrdering</name>
    <message>
        <source>Left for orders of their own: %1.</source>
        <translation>Brauchen eigene Befehle: %1.</translation>
    </message>
</context>
<context>
    <name>JointRow</name>
    <message>
        <source>You order the rest yourself (C)</source>
        <translation>Den Rest befehlen Sie selbst (C)</translation>
    </message>
    <message>
        <source>The ships that are left wait for orders of their own</source>
        <translation>Die übrigen Schiffe warten auf eigene Befehle</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Ebenso</translation>
    </message>
    <message>
        <source>The others of %1 that wait do the same, where they meet nobody by it (Shift+Enter)</source>
        <translation>Die anderen von %1, die warten, tun dasselbe, wo sie dabei niemandem begegnen (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>The others that wait do the same, where they meet nobody by it (Shift+Enter)</source>
        <translation>Die anderen, die warten, tun dasselbe, wo sie dabei niemandem begegnen (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Straight on</source>
        <translation>Geradeaus</translation>
    </message>
    <message>
        <source>All that wait go straight on, as far as they may and meet nobody (H)</source>
        <translation>Alle, die warten, fahren geradeaus, so weit sie dürfen und niemandem begegnen (H)</translation>
    </message>
    <message>
        <source>By a captain</source>
        <translation>Durch einen Kapitän</translation>
    </message>
    <message>
        <source>A captain orders the rest of this turn (C)</source>
        <translation>Ein Kapitän befiehlt den Rest dieses Zuges (C)</translation>
    </message>
</context>
</TS>
