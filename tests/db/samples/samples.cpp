// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/samples/samples.h"

#include <QTest>

#include "core/campaign/settings/classes_in_force.h"
#include "core/ships/own_class.h"

namespace navarch::samples {

namespace {

template <class Record>
void put(Campaign& campaign, std::int64_t id, Record record)
{
    record.id.value = id;
    campaign.table<Record>().insert_or_assign(record.id, std::move(record));
}

ShipRecord ship(const std::string& name, FleetId fleet, SquadronId squadron)
{
    ShipRecord ship;
    ship.fleet = fleet;
    ship.squadron = squadron;
    ship.name = name;
    ship.classId = "trireme";
    ship.captain = "Kleon";
    ship.paid = Talents::ofHundredths(1050);
    ship.fit.size = 3;
    ship.fit.speed = 8;
    ship.fit.turnClass = 4;
    ship.fit.oars = 4;
    ship.fit.ram = Ram::Reinforced;
    ship.fit.marines = 1;
    ship.fit.archers = 1;
    ship.condition.archersLost = 1;
    return ship;
}

void book(Campaign& campaign, std::int64_t id, SideId side, Account from, Talents amount,
          const std::string& reason)
{
    put(campaign, id, TransactionRecord{{}, 0, -431, 3, 1, reason, false, false, {}});
    put(campaign, id + 1, PostingRecord{{}, TransactionId{id}, side, Account::Treasury, amount});
    put(campaign, id + 2, PostingRecord{{}, TransactionId{id}, side, from, -amount});
}

/// A battle that was fought long ago, ships and fleets of which are gone.
void addBattle(Campaign& campaign)
{
    BattleRecord battle;
    battle.name = "Σύβοτα";
    battle.rules = "salamis-ad-actium";
    battle.port = PortId{21};
    battle.state = BattleState::Fought;
    battle.way = BattleWay::Typed;
    battle.rounds = 7;
    battle.brief = R"({"format":"navarch-brief/1"})";
    battle.outcome = R"({"format":"navarch-outcome/1","ships":[)"; // long enough to be stored packed
    for (int row = 0; row < 40; ++row)
        battle.outcome +=
            (row > 0 ? "," : "") + std::string(R"({"side":1,"row":)") + std::to_string(row) + "}";
    battle.outcome += "]}";
    battle.effects = "[]";
    put(campaign, 80, battle);
    put(campaign, 81,
        BattleSideRecord{{}, BattleId{80}, 0, athens, "Athens", true, false, Talents::whole(29), {}});
    put(campaign, 82,
        BattleSideRecord{{}, BattleId{80}, 1, corinth, "Corinth", false, true, Talents::whole(58), {}});
    put(campaign, 83, BattleFleetRecord{{}, BattleId{80}, 1, 26, -1, "Allies of Corinth", PortId{21}});
    BattleShipRecord ship;
    ship.battle = BattleId{80};
    ship.ship = 9;
    ship.fleet = 25;
    ship.name = "Thaleia";
    ship.classId = "trireme";
    ship.price = Talents::whole(29);
    ship.fate = ShipFate::Sunk;
    ship.lot = ShipLot::Lost;
    put(campaign, 84, ship);
    BattleCommanderRecord commander;
    commander.battle = BattleId{80};
    commander.commander = 40;
    commander.name = "Phormio";
    commander.experience = 2;
    put(campaign, 85, commander);
    put(campaign, 86, BattleReplayRecord{{}, BattleId{80}, R"({"format":"navarch-replay/1"})"});
}

/// What a war under way adds: orders, contacts, sightings, a ship on the stocks, a debt and a line of the chronicle.
void addVoyages(Campaign& campaign)
{
    put(campaign, 87,
        OrderRecord{
            {}, FleetId{25}, FleetOrder::Patrol, Stance::Seek, true, {}, {}, "piraeus", "aegina", "megara"});
    put(campaign, 88,
        ContactRecord{{},
                      0,
                      2,
                      ContactKind::Meeting,
                      FleetId{25},
                      FleetId{26},
                      {},
                      {"piraeus", "aegina", 5},
                      ContactState::Settled,
                      BattleId{80}});
    put(campaign, 89, SightingRecord{{}, 0, 2, athens, corinth, 26, "Allies of Corinth", 1, PortId{21}, {}});
    put(campaign, 90,
        YardWorkRecord{
            {}, athens, PortId{20}, YardWork::Repair, ShipId{30}, {}, 3, 0, 2, Talents::whole(4), {}});
    put(campaign, 91, LoanRecord{{}, corinth, 0, Talents::whole(20), Talents::whole(12)});
    put(campaign, 92,
        ChronicleRecord{{},
                        0,
                        -431,
                        1,
                        1,
                        "note",
                        "The herald came back\nwithout an answer.",
                        {},
                        {},
                        false,
                        athens,
                        {},
                        PortId{20},
                        {},
                        {}});
}

/// How the sides stand, what one has offered, and what the other is after.
void addRelations(Campaign& campaign)
{
    put(campaign, 94, RelationRecord{{}, athens, corinth, Relation::Truce, 12});
    put(campaign, 95, OfferRecord{{}, corinth, athens, Relation::Peace, 0, 0});
    put(campaign, 96, AimRecord{{}, athens, PortId{21}, {}, 5});
}

/// A ship class of its own.
void addClass(Campaign& campaign)
{
    put(campaign, 97, recordOf(copyOf(*builtInFigures().classes.find("trireme"), "own-trieres", "Τριήρης")));
}

/// A chart on which are all the places of this campaign.
void addChart(Campaign& campaign)
{
    put(campaign, 93, ChartRecord{{}, "Σαρωνικός", R"({"format":"navarch-chart/1","name":"Σαρωνικός",
"bounds":{"west":23,"south":37,"east":24,"north":38.5},"strait_metres":0,"coast":[],
"ports":[{"id":"piraeus","name":"Πειραιεύς","latitude":37.94,"longitude":23.64,
"economic_value":{"classical":8,"hellenistic":6,"roman":4}},
{"id":"aegina","name":"Aigina","latitude":37.75,"longitude":23.43,
"economic_value":{"classical":4,"hellenistic":2,"roman":1}},
{"id":"megara","name":"Megara","latitude":37.98,"longitude":23.37,
"economic_value":{"classical":3,"hellenistic":2,"roman":1}}],
"lanes":[{"from":"piraeus","to":"aegina","nm":16,"path":[[23.64,37.94],[23.43,37.75]]},
{"from":"piraeus","to":"megara","nm":13,"path":[[23.64,37.94],[23.37,37.98]]}]})"});
}

} // namespace

Campaign smallCampaign()
{
    Campaign campaign;
    HeadRecord head;
    head.name = "Σαλαμίς and الحرب";
    head.scenario = "test";
    head.seed = 480;
    head.month = 3;
    head.nextNumber = 100;
    put(campaign, 1, head);
    put(campaign, 2, SettingRecord{{}, "equipment-periods", "advisory"});
    put(campaign, 10,
        SideRecord{
            {}, "Athens", SideColour::Lapis, Emblem::Owl, Player::Person, ListPeriod::Classical, PortId{20}});
    put(campaign, 11,
        SideRecord{
            {}, "Corinth", SideColour::Madder, Emblem::Horse, Player::Machine, ListPeriod::Classical, {}});
    put(campaign, 20,
        PortRecord{{},
                   "piraeus",
                   "Πειραιεύς",
                   3794000,
                   2364000,
                   8,
                   athens,
                   true,
                   0,
                   PortState::Open,
                   DefencesKind::Bought});
    put(campaign, 21,
        PortRecord{
            {}, "", "Aigina", 3775000, 2343000, 3, {}, false, 1, PortState::Blockaded, DefencesKind::None});
    WallRecord wall;
    wall.port = PortId{20};
    wall.section = {8, 2, 1, 0, 0, 1, 0, 1, 0, {2}};
    put(campaign, 22, wall);
    put(campaign, 23, GarrisonRecord{{}, PortId{20}, CrewQuality::Veteran, 2, 0, 1});
    put(campaign, 25, FleetRecord{{}, athens, "Phormio's fleet", PortId{20}});
    put(campaign, 26, FleetRecord{{}, corinth, "Allies of Corinth", PortId{21}});
    put(campaign, 27, SquadronRecord{{}, FleetId{25}, "Right wing"});
    put(campaign, 30, ship("Paralos", FleetId{25}, SquadronId{27}));
    put(campaign, 31, ship("Σαλαμινία", FleetId{25}, SquadronId{27}));
    put(campaign, 32, ship("Ammonias", FleetId{25}, {}));
    put(campaign, 33, ship("Leukas", FleetId{26}, {}));
    put(campaign, 40,
        CommanderRecord{{},
                        athens,
                        "Phormio",
                        Post::Fleet,
                        CommandQuality::Exceptional,
                        CommandQuality::Skilled,
                        PersonState::Fit,
                        Talents::whole(3),
                        FleetId{25},
                        {},
                        {}});
    put(campaign, 41, ContractRecord{{}, corinth, FleetId{26}, "Leukadians", -10, 12, PortId{21}, 4});
    book(campaign, 50, athens, Account::Budget, Talents::whole(500), "Budget");
    book(campaign, 60, corinth, Account::Budget, Talents::ofHundredths(12345), "Budget");
    put(campaign, 71, HouseFigureRecord{{}, "salamis-ad-actium", "archers-range", "14"});
    addBattle(campaign);
    addVoyages(campaign);
    addChart(campaign);
    addRelations(campaign);
    addClass(campaign);
    put(campaign, 70, WaiverRecord{{}, firstShip, "ram-period", "An old hull\nwith a new beak"});
    return campaign;
}

Action deed(int number)
{
    const std::string name = std::to_string(number);
    switch (number % 6) {
    case 0: return RenameShip{firstShip, "Paralos " + name};
    case 1: return EnterLedger{athens, Talents::ofHundredths(number + 1), "Silver of Laurion " + name};
    case 2: return NameCaptain{ShipId{31}, "Καλλίας " + name};
    case 3: return FormSquadron{FleetId{25}, "Squadron " + name};
    case 4: return RenameCampaign{"War " + name};
    default: return EnterLedger{corinth, Talents::whole(1), "Wine"};
    }
}

std::unique_ptr<CampaignFile> create(const QString& path)
{
    auto file = CampaignFile::create(path, smallCampaign(), "Begin");
    if (!file)
        qFatal("%s", text(file.error()).c_str());
    return std::move(*file);
}

std::unique_ptr<CampaignFile> reopen(const QString& path)
{
    OpenResult result = CampaignFile::open(path);
    if (result.outcome != Opening::Fine || !result.message.what.isEmpty())
        qFatal("%s", result.message.text().c_str());
    return std::move(result.file);
}

std::string text(const Problems& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += problem.text() + "\n";
    return text;
}

} // namespace navarch::samples
