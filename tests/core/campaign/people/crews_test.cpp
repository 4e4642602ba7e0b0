// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/money/share.h"
#include "core/campaign/money/upkeep.h"
#include "core/campaign/people/experience.h"
#include "core/campaign/people/named.h"
#include "core/campaign/people/prospects.h"
#include "tests/core/campaign/money/war_months.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* athens = "Athens";

CampaignFigures ours()
{
    return figuresInForce(Draft(WarMonths().campaign));
}

/// Every number on its own, of a chronicle's dice: "d10 4 (stays), d10 9 (better)" holds 4 and 9.
std::vector<std::pair<int, std::string>> facesOf(const std::string& dice)
{
    std::vector<std::pair<int, std::string>> faces;
    for (const QString& one : QString::fromStdString(dice).split(", ")) {
        const QStringList words = one.split(' ');
        faces.emplace_back(words.value(1).toInt(),
                           words.mid(2).join(' ').remove('(').remove(')').toStdString());
    }
    return faces;
}

} // namespace

/// Crews: pay, training, experience (CP-4.3, CP-6.1, CP-6.2).
class CrewsTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-6.1: what is said beforehand of a month's training is what its end then takes.
    void cp6_1_trainingIsToldBefore()
    {
        WarMonths war;
        const FleetId piraeus = war.fleet("Fleet of the Piraeus");
        const SideId side = war.side(athens);
        const auto told = [&] {
            for (const FleetTraining& each : trainingOf(war.campaign, builtInFigures(), side))
                if (each.fleet == piraeus)
                    return each;
            return FleetTraining{};
        };
        QVERIFY(told().fleet == piraeus && !told().exercises);
        OrderRecord order;
        order.fleet = piraeus;
        order.order = FleetOrder::Exercise;
        war.put(order);
        war.record(piraeus).exerciseWeeks = war.campaign.head().week - 1;
        const FleetTraining training = told();
        int below = 0;
        for (const auto& [id, ship] : war.campaign.table<ShipRecord>())
            below += ship.fleet == piraeus && ship.crew > CrewQuality::Veteran;
        QVERIFY(training.exercises && below > 0);
        QCOMPARE(training.learners, below);
        QCOMPARE(training.crews, below);
        QCOMPARE(training.chances, 3); // 8, 9 and 10
        QCOMPARE(training.weeks, war.campaign.head().week - 1);
        const MonthLine* line = nullptr;
        const MonthForecast month = war.ahead(athens);
        for (const MonthLine& each : month.lines)
            if (each.item == MonthItem::Training && each.fleet == piraeus)
                line = &each;
        QVERIFY(line && -line->amount == training.cost);
        war.setTreasury(athens, Talents{});
        war.record(war.port("piraeus")).owner = {};
        QCOMPARE(told().crews, 0); // nothing to pay it from
        for (const FleetTraining& each : trainingOf(war.campaign, builtInFigures(), war.side("Corinth")))
            QVERIFY(war.record(each.fleet).side == war.side("Corinth"));
        for (const auto& [id, contract] : war.campaign.table<ContractRecord>())
            for (const FleetTraining& each : trainingOf(war.campaign, builtInFigures(), contract.side))
                QVERIFY(each.fleet != contract.fleet); // allies keep the crews they came with
    }
    /// CP-4.3: a d10 for every unpaid ship; 1-3 a quality worse, 10 deserts, the rest stay.
    void cp4_3_unpaidCrews()
    {
        int worse = 0;
        int stayed = 0;
        int left = 0;
        for (int seed = 1; seed <= 30; ++seed) {
            WarMonths war;
            war.campaign.table<HeadRecord>().begin()->second.seed = seed;
            war.setTreasury(athens, Talents::whole(-100));
            const Campaign before = war.campaign;
            war.closeTheMonth();
            COMPARE_TEXT(war.flaws(), std::string());
            const FleetId fleet = war.fleet("Fleet of the Piraeus");
            std::size_t deserted = 0;
            std::size_t lower = 0;
            std::size_t all = 0;
            for (const auto& [id, ship] : before.table<ShipRecord>()) {
                if (ship.fleet != fleet)
                    continue;
                ++all;
                const ShipRecord* now = war.campaign.find(id);
                if (!now || now->fleet != fleet) {
                    ++deserted;
                    continue;
                }
                QCOMPARE(now->unpaidMonths, 1);
                QVERIFY(now->crew == ship.crew || now->crew == movedBy(ship.crew, -1));
                lower += now->crew != ship.crew;
            }
            std::size_t rolledWorse = 0;
            std::size_t rolled = 0;
            for (const ChronicleRecord* entry : war.told("crews-unpaid"))
                for (const auto& [face, result] : facesOf(entry->dice)) {
                    ++rolled;
                    COMPARE_TEXT(result, std::string(face <= 3 ? "worse" : "stays"));
                    QVERIFY(face < 10);
                    rolledWorse += face <= 3;
                }
            QCOMPARE(lower, rolledWorse);
            QCOMPARE(rolled + deserted, all);
            QCOMPARE(war.told("ship-deserted").size(), deserted);
            worse += static_cast<int>(lower);
            left += static_cast<int>(deserted);
            stayed += static_cast<int>(all - lower - deserted);
        }
        QVERIFY(worse > 60 && left > 15 && stayed > 150); // of 360: 108, 36, 216 expected
    }

    /// CP-4.3: on an even second die to the enemy who pays more, otherwise it is gone.
    void cp4_3_desertion()
    {
        int toTheEnemy = 0;
        int gone = 0;
        for (int seed = 1; seed <= 30; ++seed) {
            WarMonths war;
            war.campaign.table<HeadRecord>().begin()->second.seed = seed;
            for (const auto& [id, side] : war.campaign.table<SideRecord>())
                war.setTreasury(side.name, Talents::whole(500));
            war.setTreasury(athens, Talents::whole(-100));
            war.setTreasury("Aegina", Talents::whole(2000));
            const Campaign before = war.campaign;
            war.closeTheMonth();
            for (const ChronicleRecord* entry : war.told("ship-deserted")) {
                const auto faces = facesOf(entry->dice);
                QCOMPARE(faces.front().first, 10);
                QCOMPARE(faces.back().second == "to the enemy", faces.back().first % 2 == 0);
                (faces.back().first % 2 == 0 ? toTheEnemy : gone) += 1;
                QVERIFY(faces.back().first % 2 == 0 ? entry->other == war.side("Aegina")
                                                    : entry->other.isNone());
            }
            for (const auto& [id, ship] : war.campaign.table<ShipRecord>())
                if (war.campaign.find(before.find(id)->fleet)->side == war.side(athens)
                    && war.campaign.find(ship.fleet)->side != war.side(athens)) {
                    QVERIFY(war.campaign.find(ship.fleet)->side == war.side("Aegina"));
                    QVERIFY(war.campaign.find(ship.fleet)->port == war.port("aegina"));
                }
            COMPARE_TEXT(war.flaws(), std::string());
        }
        QVERIFY(toTheEnemy > 5 && gone > 5);
    }

    /// CP-4.3, CP-2.1: no ship deserts to a side that its own has peace, a truce or an alliance with, whatever that one pays.
    void cp4_3_noFriendTakesDeserters()
    {
        int toTheEnemy = 0;
        int gone = 0;
        for (const Relation relation : {Relation::Truce, Relation::Peace, Relation::Alliance})
            for (int seed = 1; seed <= 20; ++seed) {
                WarMonths war;
                war.campaign.table<HeadRecord>().begin()->second.seed = seed;
                for (const auto& [id, side] : war.campaign.table<SideRecord>())
                    war.setTreasury(side.name, Talents::whole(500));
                war.setTreasury(athens, Talents::whole(-100));
                war.setTreasury("Aegina", Talents::whole(2000));
                const bool hasEnemies = seed % 2 == 0;
                for (const auto& [id, side] : war.campaign.table<SideRecord>())
                    if (side.name != athens && (side.name == "Aegina" || !hasEnemies))
                        war.put(RelationRecord{{},
                                               std::min(id, war.side(athens)),
                                               std::max(id, war.side(athens)),
                                               relation,
                                               relation == Relation::Truce ? 400 : 0});
                war.closeTheMonth();
                for (const ChronicleRecord* entry : war.told("ship-deserted")) {
                    QVERIFY(entry->other != war.side("Aegina"));
                    QVERIFY(hasEnemies || entry->other.isNone());
                    (entry->other ? toTheEnemy : gone) += 1;
                }
                COMPARE_TEXT(war.flaws(), std::string());
            }
        QVERIFY(toTheEnemy > 5 && gone > 5);
    }

    /// CP-4.3: as far as the money goes; what is paid again counts no more months.
    void cp4_3_asFarAsTheMoneyGoes()
    {
        WarMonths war;
        const MonthForecast full = war.ahead(athens);
        const Talents fixed = full.sumOf(MonthItem::Income) + full.sumOf(MonthItem::Commanders)
                              + full.sumOf(MonthItem::Garrison);
        const MonthLine* ships = lineOf(full, MonthItem::Ships);
        war.setTreasury(athens, ships->ships[0].amount + ships->ships[1].amount - fixed);
        const MonthForecast scarce = war.ahead(athens);
        QCOMPARE(scarce.unpaidShips(), static_cast<int>(ships->ships.size()) - 2);
        QVERIFY(lineOf(scarce, MonthItem::Ships)->ships[1].paid
                && !lineOf(scarce, MonthItem::Ships)->ships[2].paid);
        QVERIFY(scarce.after.isNegative()); // it owes
        QVERIFY(!lineOf(scarce, MonthItem::Training));
        ShipRecord& first = war.record(ships->ships[0].ship);
        first.unpaidMonths = 2;
        war.closeTheMonth();
        QCOMPARE(first.unpaidMonths, 0);
    }

    /// CP-6.1: a month manned in port: 5 % of the price, and on 8 or more a quality better, to veteran at most.
    void cp6_1_training()
    {
        int better = 0;
        int trained = 0;
        for (int seed = 1; seed <= 20; ++seed) {
            WarMonths war;
            war.campaign.table<HeadRecord>().begin()->second.seed = seed;
            war.setTreasury(athens, Talents::whole(1000));
            FleetRecord& fleet = war.record(war.fleet("Fleet of the Piraeus"));
            war.toLastWeek();
            fleet.exerciseWeeks = 3;
            const MonthForecast ahead = war.ahead(athens);
            const MonthLine* line = lineOf(ahead, MonthItem::Training);
            QVERIFY(line);
            Talents cost;
            for (const ShipDue& due : line->ships) {
                const ShipRecord& ship = war.record(due.ship);
                QVERIFY(ship.crew > CrewQuality::Veteran);
                cost += shareOf(priceOf(ship, 0, builtInFigures().prices), 5);
            }
            QCOMPARE(line->ships.size(), std::size_t{6}); // the other six are veterans
            COMPARE_TEXT((-line->amount).text(), cost.text());
            const Campaign before = war.campaign;
            COMPARE_TEXT(war.passWeek(), std::string());
            for (const auto& [id, ship] : before.table<ShipRecord>()) {
                const CrewQuality now = war.record(id).crew;
                QVERIFY(now == ship.crew || (now == movedBy(ship.crew, 1) && now >= CrewQuality::Veteran));
            }
            const auto told = war.told("crews-trained");
            for (const ChronicleRecord* entry : told)
                if (entry->side == war.side(athens))
                    for (const auto& [face, result] : facesOf(entry->dice)) {
                        ++trained;
                        better += face >= 8;
                        COMPARE_TEXT(result, std::string(face >= 8 ? "better" : "as before"));
                    }
        }
        QCOMPARE(trained, 120);
        QVERIFY(better > 20 && better < 55); // 36 expected
    }

    /// CP-6.1: three weeks are no month; who sails, is laid up or in a yard trains none; exercise at sea counts.
    void cp6_1_whoTrains()
    {
        WarMonths war;
        war.setTreasury(athens, Talents::whole(1000));
        const FleetId id = war.fleet("Fleet of the Piraeus");
        QVERIFY(lineOf(war.ahead(athens), MonthItem::Training)); // if it goes on lying there
        war.toLastWeek();
        war.record(id).exerciseWeeks = 2;
        QVERIFY(!lineOf(war.ahead(athens), MonthItem::Training));
        war.record(id).exerciseWeeks = 3;
        OrderRecord order;
        order.fleet = id;
        order.order = FleetOrder::LayUp;
        const auto orderId = war.put(order);
        QVERIFY(!lineOf(war.ahead(athens), MonthItem::Training));
        war.record(orderId).order = FleetOrder::Patrol;
        QVERIFY(!lineOf(war.ahead(athens), MonthItem::Training));
        war.record(orderId).order = FleetOrder::Exercise;
        QVERIFY(lineOf(war.ahead(athens), MonthItem::Training));
        YardWorkRecord work;
        work.side = war.side(athens);
        work.port = war.port("piraeus");
        work.work = YardWork::Repair;
        work.ship = war.ship("Glaux");
        war.put(work);
        QCOMPARE(lineOf(war.ahead(athens), MonthItem::Training)->ships.size(), std::size_t{5});
        war.recoverAWeek(); // a week of exercise counts where it is rowed, before the week's end
        QCOMPARE(war.record(id).exerciseWeeks, 3);
        war.record(orderId).order = FleetOrder::Lie;
        war.recoverAWeek();
        QCOMPARE(war.record(id).exerciseWeeks, 4);
        war.closeTheMonth();
        QCOMPARE(war.record(id).exerciseWeeks, 0);
    }

    /// CP-6.2: a quality at 5, 12 and 25, to elite.
    void cp6_2_experience()
    {
        const CampaignFigures figures = ours();
        ShipRecord ship;
        ship.crew = CrewQuality::Green;
        QCOMPARE(earnExperience(ship, 4, figures), 0);
        QCOMPARE(earnExperience(ship, 1, figures), 1);
        QVERIFY(ship.crew == CrewQuality::Poor);
        QCOMPARE(earnExperience(ship, 6, figures), 0);
        QCOMPARE(earnExperience(ship, 1, figures), 1);
        QCOMPARE(ship.experience, 12);
        QCOMPARE(earnExperience(ship, 13, figures), 1);
        QVERIFY(ship.crew == CrewQuality::Veteran);
        QCOMPARE(earnExperience(ship, 1000, figures), 0);
        ShipRecord other;
        other.crew = CrewQuality::Average;
        QCOMPARE(earnExperience(other, 30, figures), 2);
        QVERIFY(other.crew == CrewQuality::Elite);
    }

    /// CP-6.3: at 4, 10 and 20 d10 + quality, 8 or more.
    void cp6_3_commandersGetBetter()
    {
        const CampaignFigures figures = ours();
        CommanderRecord commander;
        commander.quality = CommandQuality::Skilled;
        Dice none(std::vector<int>{});
        QCOMPARE(earnExperience(commander, 3, figures, none), 0);
        QVERIFY(none.rolls().empty());
        Dice six(std::vector<int>{6});
        QCOMPARE(earnExperience(commander, 1, figures, six), 0); // 6 + 1
        Dice seven(std::vector<int>{7});
        QCOMPARE(earnExperience(commander, 6, figures, seven), 1); // 7 + 1
        QVERIFY(commander.quality == CommandQuality::Exceptional);
        QCOMPARE(earnExperience(commander, 10, figures, none), 0); // he cannot be better
        CommanderRecord inept;
        inept.quality = CommandQuality::Inept;
        Dice both(std::vector<int>{10, 9});
        QCOMPARE(earnExperience(inept, 10, figures, both), 2); // 10 - 2, 9 - 1
        QVERIFY(both.missing().empty() && inept.quality == CommandQuality::Average);
    }

    void namesTogether()
    {
        COMPARE_TEXT(namedTogether({}).english(), std::string());
        COMPARE_TEXT(namedTogether({"A"}).english(), std::string("A"));
        COMPARE_TEXT(namedTogether({"A", "B", "C"}).english(), std::string("A, B and C"));
        COMPARE_TEXT(namedTogether(std::vector<std::string>(20, "A")).english(),
                     std::string("A, A, A, A, A, A, A and 13 more"));
    }
};

QTEST_APPLESS_MAIN(CrewsTest)
#include "crews_test.moc"
