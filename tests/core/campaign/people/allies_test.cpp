// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/allies/reliability.h"
#include "tests/core/campaign/money/war_months.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The teaching campaign's one contract, Corinth's with Hermione.
class Alliance : public WarMonths {
public:
    Alliance()
    {
        for (const auto& [side, record] : campaign.table<SideRecord>())
            setTreasury(record.name, Talents::whole(1000));
        toLastWeek();
    }
    [[nodiscard]] ContractId id() const { return campaign.table<ContractRecord>().begin()->first; }
    ContractRecord& contract() { return record(id()); }
    [[nodiscard]] bool serves() const { return !campaign.table<ContractRecord>().empty(); }
    [[nodiscard]] std::size_t shipsOf(FleetId fleet) const
    {
        std::size_t ships = 0;
        for (const auto& [each, ship] : campaign.table<ShipRecord>())
            ships += ship.fleet == fleet;
        return ships;
    }
};

} // namespace

/// Allied contingents over the months (CP-9).
class AlliesTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-9.2: each month unpaid costs two of its reliability.
    void cp9_2_unpaid()
    {
        Alliance war;
        war.contract().reliability = 7;
        const std::string host = war.record(war.contract().side).name;
        COMPARE_TEXT(war.passWeek(), std::string());
        QCOMPARE(war.contract().reliability, 7);
        war.setTreasury(host, Talents::whole(-100));
        war.toLastWeek();
        COMPARE_TEXT(war.passWeek(), std::string());
        QCOMPARE(war.contract().reliability, 5);
        QCOMPARE(war.told("ally-unpaid").size(), std::size_t{1});
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-9.2: at 0 it goes home, ships, commanders and all.
    void cp9_2_goesHome()
    {
        Alliance war;
        const FleetId fleet = war.contract().fleet;
        QVERIFY(war.shipsOf(fleet) > 0);
        OrderRecord order;
        order.fleet = fleet;
        war.put(order);
        YardWorkRecord work;
        work.side = war.contract().side;
        work.port = war.port("epidauros");
        work.fleet = fleet;
        const YardWorkId workId = war.put(work);
        war.contract().reliability = 0;
        war.contract().percent = 0;
        war.recoverAWeek();
        QVERIFY(!war.serves() && !war.campaign.find(fleet) && war.shipsOf(fleet) == 0);
        QVERIFY(war.campaign.table<OrderRecord>().empty() && war.record(workId).fleet.isNone());
        QCOMPARE(war.told("ally-went-home").size(), std::size_t{1});
        // The contract is called "Hermione's contingent", which is said once.
        const QString text = QString::fromStdString(war.told("ally-went-home").front()->text);
        QVERIFY2(text.startsWith("Hermione's contingent "), qPrintable(text));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-9.1: one that had no reliability from the start serves until it has less.
    void cp9_1_theCheapest()
    {
        Alliance war;
        war.contract().percent = -50;
        war.contract().reliability = 0;
        war.recoverAWeek();
        QVERIFY(war.serves());
        war.contract().reliability = -1;
        war.recoverAWeek();
        QVERIFY(!war.serves() || war.told("ally-changed-sides").size() == 1);
    }

    /// CP-9.2: below 0 it changes sides on 1-3 of a d10, to who holds most; else it goes home.
    void cp9_2_changesSides()
    {
        int changed = 0;
        for (int seed = 1; seed <= 60; ++seed) {
            Alliance war;
            war.campaign.table<HeadRecord>().begin()->second.seed = seed;
            war.setTreasury("Aegina", Talents::whole(2000));
            const FleetId fleet = war.contract().fleet;
            const std::size_t ships = war.shipsOf(fleet);
            const int start = 5 + war.contract().percent / 10;
            war.contract().reliability = -2;
            war.recoverAWeek();
            const auto told = war.told(war.serves() ? "ally-changed-sides" : "ally-went-home");
            QCOMPARE(told.size(), std::size_t{1});
            const int face = QString::fromStdString(told.front()->dice).split(' ').value(1).toInt();
            QCOMPARE(war.serves(), face <= 3);
            if (war.serves()) {
                ++changed;
                QVERIFY(war.contract().side == war.side("Aegina")
                        && war.record(fleet).side == war.side("Aegina"));
                QVERIFY(war.record(fleet).port == war.port("aegina"));
                QCOMPARE(war.contract().reliability, start);
                QCOMPARE(war.shipsOf(fleet), ships);
            }
            COMPARE_TEXT(war.flaws(), std::string());
        }
        QVERIFY(changed > 8 && changed < 30); // 18 expected
    }

    /// CP-9.2, CP-2.1: to an enemy of its host's alone; where the host has none that could take it, it goes home.
    void cp9_2_noFriendTakesAnAlly()
    {
        int changed = 0;
        for (int seed = 1; seed <= 40; ++seed) {
            Alliance war;
            war.campaign.table<HeadRecord>().begin()->second.seed = seed;
            war.setTreasury("Aegina", Talents::whole(2000));
            war.setTreasury("Megara", Talents::whole(1500));
            const SideId host = war.contract().side;
            const bool hasEnemies = seed % 2 == 0;
            for (const auto& [id, side] : war.campaign.table<SideRecord>())
                if (id != host && (side.name == "Aegina" || !hasEnemies))
                    war.put(
                        RelationRecord{{}, std::min(id, host), std::max(id, host), Relation::Alliance, 0});
            war.contract().reliability = -2;
            war.recoverAWeek();
            QVERIFY(!war.serves() || (hasEnemies && war.contract().side == war.side("Megara")));
            changed += war.serves();
            COMPARE_TEXT(war.flaws(), std::string());
        }
        QVERIFY(changed > 1 && changed < 15); // 6 expected
    }

    /// CP-9.1: reliability is 0 to 10, however often an ally wins, loses or goes unpaid; below 0 is a step of its own.
    void cp9_1_reliabilityIsNoughtToTen()
    {
        for (int percent = -50; percent <= 50; percent += 10) {
            ContractRecord contract;
            contract.reliability = reliabilityAtFirst(percent);
            QCOMPARE(contract.reliability, 5 + percent / 10);
            QCOMPARE(trustPercent(contract), percent);
            for (int victory = 0; victory < 20; ++victory)
                changeReliability(contract, 1);
            QCOMPARE(contract.reliability, 10);
            QCOMPARE(trustPercent(contract), 50);
            changeReliability(contract, -10);
            QCOMPARE(contract.reliability, 0);
            changeReliability(contract, -2);
            QVERIFY(contract.reliability < 0); // it may change sides (CP-9.2)
            QCOMPARE(reliabilityOf(contract), 0);
            QCOMPARE(trustPercent(contract), -50);
        }
        ContractRecord old; // of a file from before the bounds were kept
        old.reliability = 17;
        QCOMPARE(reliabilityOf(old), 10);
        changeReliability(old, -1);
        QCOMPARE(old.reliability, 9);
    }

    /// CP-9.2: a month unpaid takes two, not below the step that makes it go.
    void cp9_2_unpaidFromOne()
    {
        Alliance war;
        war.contract().percent = 0;
        war.contract().reliability = 1;
        const std::string host = war.record(war.contract().side).name;
        war.setTreasury(host, Talents::whole(-100));
        COMPARE_TEXT(war.passWeek(), std::string());
        QVERIFY(!war.serves() || war.told("ally-changed-sides").size() == 1);
        for (const auto& [id, contract] : war.campaign.table<ContractRecord>())
            QVERIFY(contract.reliability >= 0 && contract.reliability <= 10);
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-9.1: it serves so many months, counted from when it signed.
    void cp9_1_monthsRunOut()
    {
        Alliance war;
        war.contract().months = 2;
        COMPARE_TEXT(war.passWeek(), std::string());
        QVERIFY(war.serves());
        war.toLastWeek();
        COMPARE_TEXT(war.passWeek(), std::string());
        QVERIFY(!war.serves());
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-9.1: allies are hired while the campaign runs, at their contracted price; none is contracted twice.
    void cp9_1_hiredInTheWar()
    {
        Alliance war;
        const std::string hire =
            R"({"do":"fleet.buy","side":)" + n(war.side("Aegina")) + R"(,"port":)" + n(war.port("aegina"))
            + R"(,"months":3,"fleet":{"format":"navarch-fleet/1","name":"Ships of Kydonia","ships":)"
            + R"([{"class":"penteconter","count":2}])";
        COMPARE_TEXT(war.perform(hire + "}}"), std::string("needs-yard"));
        const Talents before = war.treasury("Aegina");
        COMPARE_TEXT(war.perform(hire + R"(,"allied_percent":20}})"), std::string());
        const ContractRecord& made = war.campaign.table<ContractRecord>().rbegin()->second;
        QVERIFY(made.signedTurn == 3 && made.reliability == 7 && made.months == 3);
        QVERIFY(war.treasury("Aegina") < before);
        COMPARE_TEXT(war.perform(R"({"do":"ally.sign","fleet":)" + n(made.fleet)
                                 + R"(,"name":"Kydonia","percent":10})"),
                     std::string("contracted-twice"));
        COMPARE_TEXT(war.flaws(), std::string());
        COMPARE_TEXT(war.perform(R"({"do":"ally.end","contract":)" + n(made.id) + "}"), std::string());
        QCOMPARE(war.campaign.table<ContractRecord>().size(), std::size_t{1});
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-9.1: a fleet put under contract in the war costs what more it is worth; nothing comes back when it is cheap.
    void cp9_1_aFleetUnderContract()
    {
        Alliance war;
        const Talents before = war.treasury("Aegina");
        const std::string sign = R"({"do":"ally.sign","fleet":)" + n(war.fleet("Ships of Aiakos"))
                                 + R"(,"name":"Aiakos","percent":)";
        COMPARE_TEXT(war.perform(sign + "-50}"), std::string());
        COMPARE_TEXT(war.treasury("Aegina").text(), before.text());
    }
};

QTEST_APPLESS_MAIN(AlliesTest)
#include "allies_test.moc"
