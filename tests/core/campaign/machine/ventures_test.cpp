// SPDX-License-Identifier: GPL-3.0-or-later
// What captains of a war undertake (CP-11.1), in positions in which one thing is the good choice.
#include <QtTest>

#include <algorithm>

#include "core/campaign/machine/force.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/machine/voyages.h"
#include "core/pricing/ship_price.h"
#include "tests/core/campaign/machine/machine_table.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// Athens with a squadron beside its guard, beaten off everywhere not long ago: nobody storms.
class WatchingTable : public MachineTable {
public:
    explicit WatchingTable(int ships = 8)
    {
        secondFleet(ships);
        forbidStorming("Athens");
    }

    PortRecord& portOf(const std::string& place) { return campaign.table<PortRecord>().at(port(place)); }

    /// A look into a harbour a week ago.
    void look(const std::string& by, const std::string& seen, int ships, const std::string& place)
    {
        sight(by, seen, ships, place, 1);
        campaign.table<SightingRecord>().rbegin()->second.port = port(place);
    }
};

KnownHarbour& harbourOf(Knowledge& known, const std::string& place)
{
    return known.harbours.at(place);
}

/// What the captain of Athens has that fleet do, wherever on the chart it is, with `main` as his main force; nothing: go home.
std::optional<Venture> chosenOff(const std::string& place, const MachineTable& table,
                                 const std::string& fleet, const std::string& main)
{
    Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
    Force force;
    Force mainForce;
    for (OwnFleet& own : known.fleets) {
        if (own.fleet->name == fleet) {
            own.at = offPlace(place);
            force.take(own);
        }
        if (own.fleet->name == main)
            mainForce.take(own);
    }
    WeekForesight foresight(figures());
    const Theatre theatre(known, figures());
    const Voyages voyages(known, theatre, figures().lanes);
    const Purse purse(known);
    return Ventures(known, foresight, theatre, voyages, purse).choose(force, mainForce);
}

} // namespace

class VenturesTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-4.1, CP-7.2: two ships lie in the richest harbour that is near, and another from which it can be watched is open.
    void cp4_1_aWeakFleetIsShutIn()
    {
        WatchingTable table;
        table.look("Athens", "Ships of Aiakos", 2, "aegina");
        QCOMPARE(table.order("Athens", "Strike"), "blockade aegina seek");
        // What is too strong is not, whatever it would bring.
        table.look("Athens", "Ships of Aiakos", 40, "aegina");
        QVERIFY(table.order("Athens", "Strike") != "blockade aegina seek");
    }

    /// A watch that goes on needs no new order, and one that costs more than it takes is not begun.
    void cp4_1_aBlockadeThatPaysGoesOn()
    {
        WatchingTable table;
        table.look("Athens", "Ships of Aiakos", 2, "aegina");
        FleetRecord& strike = table.fleetOf("Strike");
        strike.port = {};
        strike.at = offPlace("aegina");
        OrderRecord order;
        order.id = Id<OrderRecord>{table.campaign.table<HeadRecord>().begin()->second.nextNumber++};
        order.fleet = strike.id;
        order.order = FleetOrder::Blockade;
        order.port = table.port("aegina");
        order.stance = Stance::Seek;
        table.campaign.table<OrderRecord>().emplace(order.id, order);
        QCOMPARE(table.order("Athens", "Strike"), "-");
        table.campaign.table<OrderRecord>().erase(order.id);
        for (const char* place : {"aegina", "megara", "corinth-kenchreai"})
            table.portOf(place).economicValue = 1;
        const std::string poor = table.order("Athens", "Strike");
        QVERIFY2(!poor.starts_with("blockade"), poor.c_str());
    }

    /// CP-7.2: who could sleep nowhere within sight does not keep watch: a trireme has no oar left after a week of it.
    void cp7_2_nobodyWatchesWithoutAHarbour()
    {
        WatchingTable table;
        table.look("Athens", "Fleet of Kenchreai", 1, "corinth-kenchreai");
        table.look("Athens", "Ships of Aiakos", 40, "aegina");
        table.look("Athens", "Ships of Nisaia", 40, "megara");
        const std::string order = table.order("Athens", "Strike");
        QVERIFY2(!order.starts_with("blockade"), order.c_str());
    }

    /// CP-2.2, CP-3.3, CP-3.4: walls are expected round homes and neutral ports, and where they were met.
    void cp3_4_gatesAreTakenForOpenUntilTheyProveOtherwise()
    {
        MachineTable table;
        PortRecord& port = table.campaign.table<PortRecord>().at(table.port("epidauros"));
        const auto ask = [&](auto change) {
            Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
            change(known);
            const Theatre theatre(known, figures());
            return std::pair(theatre.wallsExpectedAt(port), theatre.shipsExpectedAt(port));
        };
        const auto nothing = [](Knowledge&) {};
        QCOMPARE(ask(nothing), std::pair(port.economicValue, 0));
        port.owner = table.side("Aegina");
        QCOMPARE(ask(nothing), std::pair(0, (port.economicValue + 1) / 2));
        QCOMPARE(ask([](Knowledge& known) { harbourOf(known, "epidauros").wasStormed = true; }).first,
                 port.economicValue);
        QCOMPARE(ask([&](Knowledge& known) { known.resisted.insert(port.id); }).first, port.economicValue);
        table.campaign.table<SideRecord>().at(table.side("Aegina")).homePort = port.id;
        QCOMPARE(ask(nothing), std::pair(port.economicValue, port.economicValue));
    }

    /// What is told in every harbour is known: whether a port fell in a battle or without one, the last time.
    void cp3_4_howAPortFellIsKnown()
    {
        MachineTable table;
        const auto falls = [&](BattleId battle) {
            ChronicleRecord entry;
            entry.id = Id<ChronicleRecord>{table.campaign.table<HeadRecord>().begin()->second.nextNumber++};
            entry.kind = "port-fallen";
            entry.port = table.port("epidauros");
            entry.battle = battle;
            table.campaign.table<ChronicleRecord>().emplace(entry.id, entry);
            Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
            return harbourOf(known, "epidauros").wasStormed;
        };
        QVERIFY(!falls({}));
        QVERIFY(falls(BattleId{7}));
        QVERIFY(!falls({}));
    }

    /// CP-11.1: for a port whose gates stand open he sends no more than it takes; the others look further.
    void cp11_1_aPartIsSentWhereItIsEnough()
    {
        WatchingTable table(3);
        table.fleetOf("Strike").name = "Watch"; // the weakest: it guards the port
        table.secondFleet(4);
        for (auto& [id, battle] : table.campaign.table<BattleRecord>())
            if (battle.port == table.port("epidauros"))
                battle.state = BattleState::Waiting;
        table.portOf("epidauros").owner = table.side("Aegina");
        QCOMPARE(table.order("Athens", "Strike"), "attack epidauros seek");
        const std::string others = table.order("Athens", "Fleet of the Piraeus");
        QVERIFY2(others != "attack epidauros seek", others.c_str());
    }

    /// CP-7.3: a squadron leaves a large fleet for open ports near by, by an action that the gate allows; where there are none
    /// the fleet stays together.
    void cp7_3_aSquadronLeavesForOpenPorts()
    {
        MachineTable table;
        const auto split = [&] {
            return decideSplit(table.campaign, knowledgeOf(table.campaign, figures(), table.side("Athens")),
                               figures());
        };
        QVERIFY(!split());
        table.campaign.table<PortRecord>().at(table.port("epidauros")).owner = table.side("Aegina");
        QVERIFY(!split()); // one: the whole fleet may go
        table.campaign.table<SideRecord>().at(table.side("Megara")).homePort = {};
        const auto leaves = split();
        QVERIFY(leaves.has_value());
        QVERIFY(leaves->fleet == table.fleet("Fleet of the Piraeus"));
        QVERIFY(leaves->ships.size() >= fewestToStorm && leaves->ships.size() * 2 <= 12);
        const Verdict verdict = consider(table.campaign, figures(), actionOf(CaptainAction(*leaves)));
        QVERIFY2(verdict.allowed(), errorKeys(verdict.reasons).c_str());
        applyChanges(table.campaign, verdict.changes);
        QVERIFY(!split()); // it has company now
        QCOMPARE(decideJoins(knowledgeOf(table.campaign, figures(), table.side("Athens"))).size(),
                 std::size_t{0});
    }

    /// CP-4.2: a voyage is paid for month by month, a week's as well as a summer's.
    void cp4_2_aVoyageCostsTheMonthsItTakes()
    {
        MachineTable table;
        Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
        known.month = {};
        known.today.week = 1;
        known.fleets.resize(1);
        known.fleets.front().value = Talents::whole(100);
        const std::vector<const OwnFleet*> fleet{&known.fleets.front()};
        known.treasury = Talents::whole(25); // two months at sea at 10% (CP-4.2), not four
        QVERIFY(!Purse(known).affordsAtSea(fleet));
        QVERIFY(Purse(known).affordsVoyage(fleet, 28));
        QVERIFY(!Purse(known).affordsVoyage(fleet, 57));
        known.today.week = 4; // 28 days from here touch two months
        known.treasury = Talents::whole(29);
        QVERIFY(!Purse(known).affordsVoyage(fleet, 28));
        QVERIFY(Purse(known).affordsVoyage(fleet, 7));
        known.treasury = Talents::whole(19);
        QVERIFY(!Purse(known).affordsVoyage(fleet, 7));
    }

    /// CP-7.4: who is six days from home goes there while the way is fair, not when the season closes; in spring, when every
    /// week is fairer than the last, nobody hurries. Who lies in a harbour waits there for a fair week.
    void cp7_4_fleetsAreHomeBeforeTheStormsOfAutumn()
    {
        MachineTable table;
        Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
        const Theatre theatre(known, figures());
        const Voyages voyages(known, theatre, figures().lanes);
        OwnFleet& own = known.fleets.front();
        FleetRecord& fleet = table.fleetOf(own.fleet->name);
        const PortRecord& home = *table.campaign.find(table.port("piraeus"));
        own.at = offPlace("samos");
        QCOMPARE(voyages.daysTo(own, home), 6);
        fleet.port = {};
        const auto winters = [&](int month, int week) {
            known.today = {-459, month, week};
            return voyages.winters(own);
        };
        QVERIFY(!winters(4, 1));
        QVERIFY(voyages.maySailOut(milesADay));
        known.today = {-459, 3, 2};
        QVERIFY(!voyages.maySailOut(milesADay)); // a day of March is worse than a week of summer
        QVERIFY(!winters(7, 1));
        QVERIFY(!winters(9, 3));
        QVERIFY(winters(9, 4));
        QVERIFY(winters(10, 2));
        QVERIFY(voyages.mayGoTo(own, home)); // at sea it must go somewhere
        fleet.port = table.port("epidauros");
        QVERIFY(!voyages.mayGoTo(own, home));
        known.today = {-459, 7, 1};
        QVERIFY(voyages.mayGoTo(own, home));
    }

    /// CP-4.2, CP-11.1: ships go into the sheds when the money does not last; who holds most of a year's income keeps them manned
    /// while it lasts for a season.
    void cp4_2_whoHasPlentyKeepsHisCrewsAboard()
    {
        MachineTable table;
        Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
        known.month = {Talents::whole(20), {}}; // as much as they cost in the sheds, at 2%
        known.fleets.resize(1);
        known.fleets.front().value = Talents::whole(1000); // 50 a month manned at 5% (CP-4.2)
        const auto isPinched = [&](int talents) {
            known.treasury = Talents::whole(talents);
            return Purse(known).isPinched();
        };
        QVERIFY(isPinched(85));
        QVERIFY(isPinched(175));
        QVERIFY(!isPinched(185));
        known.month.income = Talents::whole(19); // what he holds will have to feed them all the same
        QVERIFY(isPinched(185));
        known.month.income = Talents::whole(25); // 185 is not even eight months of it
        QVERIFY(isPinched(185));
    }

    /// CP-7.2: a ship or two join the main force when they get there fresh, and wait for others where they do not.
    void cp7_2_fewShipsDoNotRowFarAlone()
    {
        MachineTable table;
        table.secondFleet(2);
        const auto near = chosenOff("melos", table, "Strike", "Fleet of the Piraeus");
        QVERIFY(near && near->order.order == FleetOrder::Move && near->order.port == table.port("piraeus"));
        QVERIFY(!chosenOff("samos", table, "Strike", "Fleet of the Piraeus"));
    }

    /// CP-11.1: a port that a strong force is on its way to is stormed all the same by who lies before it and is enough; else
    /// he rows home and comes back, week after week.
    void cp11_1_whoLiesBeforeAPortStormsIt()
    {
        MachineTable table;
        table.secondFleet(5);
        table.campaign.table<SideRecord>().at(table.side("Aegina")).homePort = {}; // its gates stand open
        table.sight("Athens", "Ships of Aiakos", 1, "aegina", 1);
        table.campaign.table<SightingRecord>().rbegin()->second.port = table.port("aegina");
        Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
        Force far;
        Force near;
        for (OwnFleet& own : known.fleets) {
            const bool isStrike = own.fleet->name == "Strike";
            own.at = offPlace(isStrike ? "piraeus" : "samos");
            (isStrike ? near : far).take(own);
        }
        WeekForesight foresight(figures());
        const Theatre theatre(known, figures());
        const Voyages voyages(known, theatre, figures().lanes);
        const Purse purse(known);
        Ventures ventures(known, foresight, theatre, voyages, purse);
        const auto first = ventures.choose(far, far);
        QVERIFY(first && first->order.order == FleetOrder::Move);
        const auto then = ventures.choose(near, far);
        QVERIFY(then && then->order.order == FleetOrder::Attack && then->order.port == table.port("aegina"));
    }

    /// CP-7.2: where no harbour is open on the way he goes for an enemy's port all the same, as long as he expects to win with what
    /// oars are left then; for a neutral one that nobody asked for he does not.
    void cp7_2_aFarPortIsStormedWithWearyCrews()
    {
        MachineTable table;
        table.secondFleet(8);
        table.campaign.table<SideRecord>().at(table.side("Aegina")).homePort = {}; // its gates stand open
        table.sight("Athens", "Ships of Aiakos", 1, "aegina", 1);
        table.campaign.table<SightingRecord>().rbegin()->second.port = table.port("aegina");
        const auto chosen = [&](const std::string& from, int ships, bool isNeutral) {
            Knowledge known = knowledgeOf(table.campaign, figures(), table.side("Athens"));
            for (auto& [place, harbour] : known.harbours) {
                harbour.isOpen = false;
                harbour.isHostile = place == "aegina" && !isNeutral;
            }
            for (SeenFleet& seen : known.seen)
                seen.ships = ships;
            PortRecord aegina = *table.campaign.find(table.port("aegina"));
            if (isNeutral)
                aegina.owner = {};
            harbourOf(known, "aegina").port = &aegina;
            Force force;
            for (OwnFleet& own : known.fleets)
                if (own.fleet->name == "Strike") {
                    own.at = offPlace(from);
                    force.take(own);
                }
            WeekForesight foresight(figures());
            const Theatre theatre(known, figures());
            const Voyages voyages(known, theatre, figures().lanes);
            const Purse purse(known);
            const auto venture = Ventures(known, foresight, theatre, voyages, purse).choose(force, force);
            return venture && venture->order.order == FleetOrder::Attack
                   && venture->order.port == table.port("aegina");
        };
        // Four days away they lack an oar, seven days away all they have.
        std::string near;
        std::string far;
        for (const auto& [place, miles] : milesFrom(offPlace("aegina"), figures().lanes)) {
            if (Voyages::daysFor(miles) == 4)
                near = place;
            else if (Voyages::daysFor(miles) == 7)
                far = place;
        }
        QVERIFY(!near.empty() && !far.empty());
        QVERIFY(chosen(near, 3, false));
        QVERIFY(!chosen(far, 3, false));
        QVERIFY(!chosen(near, 1, true));
    }

    /// CP-4.1, CP-7.2: where nobody can sleep within sight of a rich port he watches it from a harbour near by, every other week;
    /// half a month's blockade has to pay for it.
    void cp4_1_aPortIsWatchedFromAHarbourNearBy()
    {
        WatchingTable table;
        table.look("Athens", "Fleet of Kenchreai", 1, "corinth-kenchreai");
        table.look("Athens", "Ships of Aiakos", 40, "aegina");
        table.look("Athens", "Ships of Nisaia", 40, "megara");
        PortRecord& kenchreai = table.portOf("corinth-kenchreai");
        const int way = milesFrom(offPlace("piraeus"), figures().lanes).at("corinth-kenchreai");
        QVERIFY(way <= freshMiles);
        kenchreai.economicValue = 10;
        QCOMPARE(table.order("Athens", "Strike"), "blockade corinth-kenchreai seek");
        // From farther away he goes to a harbour before it first.
        std::string far;
        for (const auto& [place, miles] : milesFrom(offPlace("corinth-kenchreai"), figures().lanes))
            if (miles > freshMiles && miles <= 4 * milesADay)
                far = place;
        const auto first = chosenOff(far, table, "Strike", "Strike");
        QVERIFY(first && first->order.order == FleetOrder::Move);
        const std::string& base = table.campaign.find(first->order.port)->place;
        QVERIFY(milesFrom(offPlace("corinth-kenchreai"), figures().lanes).at(base) <= freshMiles);
        kenchreai.economicValue = 4;
        const std::string poor = table.order("Athens", "Strike");
        QVERIFY2(!poor.starts_with("blockade"), poor.c_str());
    }

    /// CP-7.2: raiders come with fresh crews or not at all.
    void cp7_2_nobodyRaidsWithWearyCrews()
    {
        MachineTable table;
        table.secondFleet(2);
        table.sight("Athens", "Ships of Aiakos", 1, "aegina", 1);
        table.campaign.table<SightingRecord>().rbegin()->second.port = table.port("aegina");
        const auto near = chosenOff("piraeus", table, "Strike", "Strike");
        QVERIFY(near && near->order.order == FleetOrder::Raid && near->order.port == table.port("aegina"));
        QVERIFY(!chosenOff("delos", table, "Strike", "Strike"));
    }

    /// CP-6.1: crews are trained as long as one of them can learn, and the money lasts for a summer of it.
    void cp6_1_crewsThatCanLearnAreTrained()
    {
        MachineTable table;
        table.forbidStorming("Athens");
        for (auto& [id, port] : table.campaign.table<PortRecord>())
            if (port.owner && port.owner != table.side("Athens"))
                port.owner = {}; // no enemy's is left to go for
        table.purse("Athens", 700);
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "exercise");
        for (auto& [id, ship] : table.campaign.table<ShipRecord>())
            ship.crew = CrewQuality::Veteran;
        QVERIFY(table.order("Athens", "Fleet of the Piraeus") != "exercise");
    }

    /// CP-6.4: who has plenty gives every squadron of six ships a commander; whoever has not pays for none.
    void cp6_4_theRichLeadTheirSquadrons()
    {
        MachineTable table;
        table.campaign.table<HeadRecord>().begin()->second.week = 1;
        const SquadronId owls = table.squadron("Owls");
        std::erase_if(table.campaign.table<CommanderRecord>(),
                      [&](const auto& each) { return each.second.squadron == owls; });
        const auto appointed = [&] {
            int count = 0;
            for (const CaptainAction& action : table.purchasesOf("Athens"))
                if (const auto* appoint = std::get_if<AppointCommander>(&action))
                    count += appoint->post == Post::Squadron && appoint->place.squadron == owls;
            return count;
        };
        table.purse("Athens", 3000);
        QCOMPARE(appointed(), 1);
        table.purse("Athens", 100);
        QCOMPARE(appointed(), 0);
        // A man who waits at home goes before one who must be paid.
        for (auto& [id, man] : table.campaign.table<CommanderRecord>())
            if (man.squadron == table.squadron("Horses"))
                man.squadron = {};
        table.purse("Athens", 3000);
        int given = 0;
        for (const CaptainAction& action : table.purchasesOf("Athens"))
            if (const auto* change = std::get_if<ChangeCommander>(&action))
                given += change->post == Post::Squadron && !change->place.squadron.isNone();
        QCOMPARE(given, 1);
    }
};

QTEST_APPLESS_MAIN(VenturesTest)
#include "ventures_test.moc"
