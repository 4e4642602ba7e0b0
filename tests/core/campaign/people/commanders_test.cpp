// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/campaign/people/prospects.h"
#include "core/campaign/people/service_record.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/turn/recovery.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr int megara = 0; // as the fixture's battle numbers its sides
constexpr int aegina = 1;

/// A battle with people in it, and the weeks after.
class Aftermaths : public WarTable {
public:
    CommanderRecord& record(const std::string& name)
    {
        return campaign.table<CommanderRecord>().at(commander(name));
    }

    /// Enters it, won by Aegina, with what befell one of them.
    std::string fight(const std::string& name, PersonState state, const std::string& dice = {})
    {
        EnterBattle action = quiet();
        action.outcome.victor = aegina;
        for (CommanderOutcome& made : action.outcome.commanders)
            if (made.name == name) {
                made.state = state;
                made.captor = state != PersonState::Captured ? -1 : made.side == megara ? aegina : megara;
            }
        for (const char die : dice)
            action.dice.push_back(die - '0');
        return enter(action);
    }
    /// A week's end, alone.
    void week()
    {
        Deed deed(campaign, builtInFigures());
        recover(deed);
        applyChanges(campaign, deed.draft().changes());
        campaign.table<HeadRecord>().begin()->second.turn += 1;
    }
    void setTreasury(SideId side, Talents amount)
    {
        HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
        const Talents more = amount - balanceOf(campaign, side);
        TransactionRecord transaction{
            TransactionId{head.nextNumber++}, 0, -459, 6, 1, "For a test", true, false, {}};
        for (const auto& [account, sum] :
             {std::pair(Account::Umpire, -more), std::pair(Account::Treasury, more)}) {
            const Id<PostingRecord> id{head.nextNumber++};
            campaign.table<PostingRecord>().emplace(id,
                                                    PostingRecord{id, transaction.id, side, account, sum});
        }
        campaign.table<TransactionRecord>().emplace(transaction.id, transaction);
    }
    std::string prisoner(const std::string& what, const std::string& name, const std::string& more = {})
    {
        return perform(R"({"do":"prisoner.)" + what + R"(","commander":)" + n(commander(name)) + more + "}");
    }
};

} // namespace

/// Commanders after their battles: wounds, deaths, prisoners, experience (CP-6.2 to CP-6.4).
class CommandersTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-6.3: a service record tells what a commander fought and what came of it; of battles in which they had no part
    /// others read nothing (CP-2.3).
    void cp6_3_theServiceRecord()
    {
        Aftermaths war;
        const CommanderId krios = war.commander("Krios");
        const SideId own = war.record("Krios").side;
        const SideId athens = war.side("Athens");
        QVERIFY(serviceOf(war.campaign, krios, {}).empty()); // a battle that waits is none
        COMPARE_TEXT(war.fight("Krios", PersonState::Wounded, "2"), std::string());
        const auto record = serviceOf(war.campaign, krios, own);
        QCOMPARE(record.size(), std::size_t{1});
        QVERIFY(record[0].battle->id == war.battle && record[0].side->side == own && !record[0].drawn
                && !record[0].ship);
        QVERIFY(record[0].commander->state == PersonState::Wounded && record[0].commander->weeksOut == 2);
        QCOMPARE(record[0].commander->experience, war.record("Krios").experience);
        QCOMPARE(serviceOf(war.campaign, krios, {}).size(), std::size_t{1});
        QVERIFY(serviceOf(war.campaign, krios, athens).empty());

        const BattlesFought known = battlesFought(war.campaign, own);
        QCOMPARE(known.commanders.at(krios), 1);
        QCOMPARE(known.ships.size(), war.parts().ships.size());
        QVERIFY(battlesFought(war.campaign, athens).commanders.empty()
                && battlesFought(war.campaign, athens).ships.empty());

        // A prize brings its former record along, for the umpire's eyes alone.
        const ShipId prize{war.parts().ships.front()->ship};
        Campaign taken = war.campaign;
        taken.table<ShipRecord>().at(prize).fleet = war.fleet("Fleet of the Piraeus");
        QCOMPARE(serviceOf(taken, prize, {}).size(), std::size_t{1});
        QVERIFY(serviceOf(taken, prize, athens).empty());

        COMPARE_TEXT(war.takeBack(), std::string());
        QVERIFY(serviceOf(war.campaign, krios, {}).empty());
    }
    /// CP-6.2, CP-6.3: what the next step takes; a commander's is rolled with his quality, a crew's comes by itself.
    void cp6_3_whatTheNextStepTakes()
    {
        const CampaignFigures figures = figuresInForce(Draft(Aftermaths().campaign));
        CommanderRecord commander;
        const auto expect = [&](int experience, CommandQuality quality, int next, int chances) {
            commander.experience = experience;
            commander.quality = quality;
            const Prospect prospect = prospectOf(commander, figures);
            QCOMPARE(prospect.experience, experience);
            QCOMPARE(prospect.next, next);
            QCOMPARE(prospect.chances, chances);
        };
        expect(0, CommandQuality::Average, 4, 3); // 8, 9, 10
        expect(3, CommandQuality::Skilled, 4, 4); // with +1
        expect(4, CommandQuality::Inept, 10, 1);  // with -2
        expect(19, CommandQuality::Poor, 20, 2);
        expect(20, CommandQuality::Average, 0, 0); // the last has been reached
        expect(0, CommandQuality::Exceptional, 0, 0);
        ShipRecord ship;
        ship.experience = 5;
        QCOMPARE(prospectOf(ship, figures).next, 12);
        QCOMPARE(prospectOf(ship, figures).chances, 10);
        ship.experience = 25;
        QCOMPARE(prospectOf(ship, figures).next, 0);
        ship.experience = 0;
        ship.crew = CrewQuality::Elite;
        QCOMPARE(prospectOf(ship, figures).next, 0);
    }
    /// CP-6.3: out for d6 weeks after the week of the battle.
    void cp6_3_theWoundedComeBack()
    {
        Aftermaths war;
        COMPARE_TEXT(war.fight("Krios", PersonState::Wounded, "2"), std::string());
        QCOMPARE(war.record("Krios").weeksOut, 2);
        war.week();
        QCOMPARE(war.record("Krios").weeksOut, 2); // of the battle's own week nothing counts
        war.week();
        QVERIFY(war.record("Krios").state == PersonState::Wounded);
        war.week();
        QVERIFY(war.record("Krios").state == PersonState::Fit && war.record("Krios").weeksOut == 0);
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-6.3: another takes a dead man's place in a month, for nothing, of a quality that is rolled.
    void cp6_3_theDeadAreFollowed()
    {
        Aftermaths war;
        const CommanderRecord krios = war.record("Krios");
        COMPARE_TEXT(war.fight("Krios", PersonState::Dead), std::string());
        const Talents before = balanceOf(war.campaign, war.side("Aegina"));
        for (int week = 0; week < 4; ++week) {
            war.week();
            QVERIFY(war.record("Krios").weeksOut > 0);
        }
        war.week();
        const CommanderRecord& next = war.record("Successor of Krios");
        QVERIFY(next.side == war.side("Aegina") && next.state == PersonState::Fit && next.post == krios.post);
        QVERIFY(next.squadron == krios.squadron && next.fleet == krios.fleet && next.paid.isZero());
        COMPARE_TEXT(balanceOf(war.campaign, war.side("Aegina")).text(), before.text());
        const std::size_t all = war.campaign.table<CommanderRecord>().size();
        for (int week = 0; week < 9; ++week)
            war.week();
        QCOMPARE(war.campaign.table<CommanderRecord>().size(), all); // he is followed once
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-6.3: half his price to who holds him.
    void cp6_3_ransom()
    {
        Aftermaths war;
        COMPARE_TEXT(war.prisoner("ransom", "Theagenes"), std::string("no-prisoner"));
        COMPARE_TEXT(war.fight("Theagenes", PersonState::Captured), std::string());
        QVERIFY(war.record("Theagenes").captor == war.side("Aegina"));
        war.setTreasury(war.side("Megara"), Talents::whole(1));
        COMPARE_TEXT(war.prisoner("ransom", "Theagenes"), std::string("treasury-short"));
        war.setTreasury(war.side("Megara"), Talents::whole(100));
        const Talents before = balanceOf(war.campaign, war.side("Aegina"));
        const Talents half = Talents::ofHundredths(
            builtInFigures().prices.priceOf(war.record("Theagenes").quality).hundredths() / 2);
        COMPARE_TEXT(war.prisoner("ransom", "Theagenes"), std::string());
        COMPARE_TEXT(balanceOf(war.campaign, war.side("Megara")).text(), (Talents::whole(100) - half).text());
        COMPARE_TEXT(balanceOf(war.campaign, war.side("Aegina")).text(), (before + half).text());
        QVERIFY(war.record("Theagenes").state == PersonState::Fit && war.record("Theagenes").captor.isNone());
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-6.3: exchanged only when each is the other's prisoner; or let go.
    void cp6_3_exchangedOrLetGo()
    {
        Aftermaths war;
        CommanderRecord& theagenes = war.record("Theagenes");
        CommanderRecord& krios = war.record("Krios");
        CommanderRecord& kallias = war.record("Kallias");
        for (CommanderRecord* each : {&theagenes, &krios, &kallias}) {
            each->state = PersonState::Captured;
            each->captor = each == &theagenes ? war.side("Aegina") : war.side("Megara");
        }
        COMPARE_TEXT(war.prisoner("exchange", "Theagenes", R"(,"other":)" + n(war.commander("Kallias"))),
                     std::string("not-each-others"));
        COMPARE_TEXT(war.prisoner("exchange", "Theagenes", R"(,"other":)" + n(war.commander("Krios"))),
                     std::string());
        QVERIFY(theagenes.state == PersonState::Fit && krios.state == PersonState::Fit);
        COMPARE_TEXT(war.prisoner("free", "Kallias"), std::string());
        QVERIFY(kallias.state == PersonState::Fit && kallias.captor.isNone());
        COMPARE_TEXT(war.prisoner("free", "Kallias"), std::string("no-prisoner"));
    }

    /// CP-6.4: a wounded commander is no commander in the next battle, so his squadron has none.
    void cp6_4_withoutACommander()
    {
        Aftermaths war;
        COMPARE_TEXT(war.fight("Krios", PersonState::Wounded, "6"), std::string());
        COMPARE_TEXT(war.arrange(R"("name":"Again","fleets":[)" + n(war.fleet("Ships of Nisaia")) + ","
                                 + n(war.fleet("Ships of Aiakos")) + "]"),
                     std::string());
        const auto brief = briefOf(*war.parts().battle, builtInFigures());
        for (const BriefSide& side : brief->sides)
            for (const FleetCommander& commander : side.fleet.commanders)
                QVERIFY(commander.name != "Krios");
    }

    /// CP-6.2, CP-6.3: what a battle earned is booked with it, and taken back with it.
    void cp6_2_bookedAndTakenBack()
    {
        Aftermaths war;
        war.record("Krios").experience = 3;
        war.record("Krios").quality = CommandQuality::Average;
        ShipRecord& aphaia = war.campaign.table<ShipRecord>().at(war.ship("Aphaia"));
        aphaia.experience = 11;
        const CrewQuality crew = aphaia.crew;
        const Campaign before = war.campaign;
        EnterBattle action = war.quiet();
        action.outcome.victor = aegina;
        COMPARE_TEXT(war.enter(action), std::string()); // the dice are the campaign's own
        QCOMPARE(war.record("Krios").experience, 5);
        QCOMPARE(war.campaign.find(war.ship("Aphaia"))->experience, 12);
        QVERIFY(war.campaign.find(war.ship("Aphaia"))->crew == movedBy(crew, 1));
        COMPARE_TEXT(war.flaws(), std::string());
        COMPARE_TEXT(war.takeBack(), std::string());
        QCOMPARE(war.record("Krios").experience, 3);
        QVERIFY(war.campaign.table<ShipRecord>() == before.table<ShipRecord>());
        QVERIFY(war.campaign.table<CommanderRecord>() == before.table<CommanderRecord>());
        QVERIFY(war.campaign.table<ChronicleRecord>() == before.table<ChronicleRecord>());
        action.dice = {8};
        COMPARE_TEXT(war.enter(action), std::string()); // 8 for an average commander
        QVERIFY(war.record("Krios").quality == CommandQuality::Skilled);
        COMPARE_TEXT(war.takeBack(), std::string());
        action.dice = {7};
        COMPARE_TEXT(war.enter(action), std::string());
        QVERIFY(war.record("Krios").quality == CommandQuality::Average);
    }

    /// CP-6.2: 1 for a battle survived, 1 for each ram that wounded, 2 for each capture and each sinking; rakes earn nothing,
    /// nor does who went down, was taken, or never came.
    void cp6_2_whatEarns_data()
    {
        QTest::addColumn<int>("rams");
        QTest::addColumn<int>("rakes");
        QTest::addColumn<int>("sinkings");
        QTest::addColumn<int>("captures");
        QTest::addColumn<int>("fate");
        QTest::addColumn<bool>("came");
        QTest::addColumn<int>("earned");
        const auto row = [](const char* name, Deeds deeds, ShipFate fate, bool came, int earned) {
            QTest::newRow(name) << deeds.rams << deeds.rakes << deeds.sinkings << deeds.captures << int(fate)
                                << came << earned;
        };
        row("survived", {}, ShipFate::Afloat, true, 1);
        row("fled", {}, ShipFate::Fled, true, 1);
        row("withdrew", {}, ShipFate::Withdrew, true, 1);
        row("a ram", {1, 0, 0, 0}, ShipFate::Afloat, true, 2);
        row("three rams", {3, 0, 0, 0}, ShipFate::Afloat, true, 4);
        row("rakes", {0, 5, 0, 0}, ShipFate::Afloat, true, 1);
        row("a sinking", {0, 0, 1, 0}, ShipFate::Afloat, true, 3);
        row("two captures", {0, 0, 0, 2}, ShipFate::Afloat, true, 5);
        row("all of it", {2, 1, 1, 1}, ShipFate::Withdrew, true, 7);
        row("went down", {2, 0, 1, 0}, ShipFate::Sunk, true, 0);
        row("taken", {2, 0, 1, 0}, ShipFate::Captured, true, 0);
        row("never came", {}, ShipFate::Afloat, false, 0);
    }
    void cp6_2_whatEarns()
    {
        QFETCH(const int, rams);
        QFETCH(const int, rakes);
        QFETCH(const int, sinkings);
        QFETCH(const int, captures);
        QFETCH(const int, fate);
        QFETCH(const bool, came);
        QFETCH(const int, earned);
        Aftermaths war;
        const ShipId aphaia = war.ship("Aphaia");
        const int before = war.campaign.find(aphaia)->experience;
        EnterBattle action = war.quiet();
        ShipOutcome& made = WarTable::shipOf(action, "Aphaia");
        made.deeds = {rams, rakes, sinkings, captures};
        made.fate = ShipFate(fate);
        made.captor = made.fate == ShipFate::Captured ? 1 - made.side : -1;
        made.onTable = came;
        COMPARE_TEXT(war.enter(action), std::string());
        for (const BattleShipRecord* entry : war.parts().ships)
            if (entry->ship == aphaia.value)
                QCOMPARE(entry->experience, earned);
        if (const ShipRecord* after = war.campaign.find(aphaia); after && made.fate != ShipFate::Captured)
            QCOMPARE(after->experience, before + earned);
    }
};

QTEST_GUILESS_MAIN(CommandersTest)
#include "commanders_test.moc"
