// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/actions/money_actions.h"
#include "core/campaign/sea/fallen_port.h"
#include "tests/core/campaign/money/war_months.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* athens = "Athens";

std::string take(WarMonths& war, const std::string& amount)
{
    return war.perform(R"({"do":"loan.take","side":)" + n(war.side(athens)) + R"(,"amount":")" + amount
                       + "\"}");
}

std::string repay(WarMonths& war, LoanId loan, const std::string& amount)
{
    return war.perform(R"({"do":"loan.repay","loan":)" + n(loan) + R"(,"amount":")" + amount + "\"}");
}

std::string cede(WarMonths& war, const std::string& place, SideId to, const std::string& price)
{
    return war.perform(R"({"do":"port.cede","port":)" + n(war.port(place)) + R"(,"to":)" + n(to)
                       + R"(,"price":")" + price + "\"}");
}

std::string raise(WarMonths& war, const std::string& place, const std::string& units)
{
    return war.perform(R"({"do":"garrison.raise","port":)" + n(war.port(place)) + units + "}");
}

} // namespace

/// Loans, ports that change hands by agreement, men raised in ports (CP-3, CP-4.3).
class AgreementsTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-4.3: up to 12 talents a point of economic value held, all loans together.
    void cp4_3_loans()
    {
        WarMonths war;
        war.setTreasury(athens, Talents{});
        COMPARE_TEXT(creditOf(Draft(war.campaign), war.side(athens)).most.text(), std::string("120.00"));
        COMPARE_TEXT(take(war, "120.01"), std::string("loan-too-large"));
        COMPARE_TEXT(take(war, "0"), std::string("amount"));
        COMPARE_TEXT(take(war, "-5"), std::string("amount"));
        COMPARE_TEXT(take(war, "100"), std::string());
        COMPARE_TEXT(take(war, "20.01"), std::string("loan-too-large"));
        COMPARE_TEXT(take(war, "20"), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), std::string("120.00"));
        const LoanId first = war.campaign.table<LoanRecord>().begin()->first;
        COMPARE_TEXT(repay(war, first, "100.01"), std::string("more-than-owed"));
        COMPARE_TEXT(repay(war, first, "40"), std::string());
        COMPARE_TEXT(war.record(first).owed.text(), std::string("60.00"));
        COMPARE_TEXT(repay(war, first, "60"), std::string());
        QVERIFY(!war.campaign.find(first));
        COMPARE_TEXT(war.treasury(athens).text(), std::string("20.00"));
        war.setTreasury(athens, Talents::whole(1));
        COMPARE_TEXT(repay(war, war.campaign.table<LoanRecord>().begin()->first, "20"),
                     std::string("treasury-short"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-3.4: handed over, sold, or set free; both treasuries show a price.
    void cp3_4_portsByAgreement()
    {
        WarMonths war;
        war.record(war.port("epidauros")).owner = war.side(athens);
        war.setTreasury("Corinth", Talents::whole(50));
        const Talents before = war.treasury(athens);
        COMPARE_TEXT(cede(war, "epidauros", war.side("Corinth"), "60"), std::string("treasury-short"));
        COMPARE_TEXT(cede(war, "epidauros", war.side("Corinth"), "40"), std::string());
        COMPARE_TEXT(war.treasury("Corinth").text(), std::string("10.00"));
        COMPARE_TEXT(war.treasury(athens).text(), (before + Talents::whole(40)).text());
        QVERIFY(war.record(war.port("epidauros")).owner == war.side("Corinth"));
        QCOMPARE(war.told("port-sold").size(), std::size_t{1});
        QVERIFY(!war.told("port-sold").front()->open);
        COMPARE_TEXT(cede(war, "epidauros", {}, "5"), std::string("amount"));
        COMPARE_TEXT(cede(war, "epidauros", {}, "0"), std::string());
        QVERIFY(war.record(war.port("epidauros")).owner.isNone());
        COMPARE_TEXT(cede(war, "epidauros", war.side(athens), "0"), std::string("neutral-port"));
        COMPARE_TEXT(cede(war, "piraeus", war.side(athens), "0"), std::string("own-port"));
        COMPARE_TEXT(cede(war, "piraeus", war.side("Aegina"), "0"), std::string("fleet-in-port"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-3.4: a garrison's commander goes with his port; a port whose yard is at work is not given away.
    void cp3_4_whatGoesWithAPort()
    {
        WarMonths war;
        war.record(war.fleet("Fleet of the Piraeus")).port = war.port("epidauros");
        YardWorkRecord work;
        work.side = war.side(athens);
        work.port = war.port("piraeus");
        const YardWorkId id = war.put(work);
        COMPARE_TEXT(cede(war, "piraeus", war.side("Aegina"), "0"), std::string("yard-busy"));
        war.record(id).weeksLeft = 0;
        COMPARE_TEXT(cede(war, "piraeus", war.side("Aegina"), "0"), std::string());
        QVERIFY(war.record(war.commander("Tolmides")).side == war.side("Aegina"));
        QVERIFY(!war.campaign.find(id));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-3.4: 10 talents a point of economic value, once a year; a fallen port's men and yards are lost.
    void cp3_4_lootOnceAYear()
    {
        WarMonths war;
        YardWorkRecord work;
        work.side = war.side(athens);
        work.port = war.port("piraeus");
        const YardWorkId id = war.put(work);
        Deed deed(war.campaign, builtInFigures());
        Draft& draft = deed.draft();
        const auto fall = [&](const char* to) {
            markFallen(deed, war.port("piraeus"), war.side(to));
            return lootOf(deed, war.port("piraeus")).text();
        };
        COMPARE_TEXT(fall("Aegina"), std::string("100.00"));
        COMPARE_TEXT(fall(athens), std::string("0.00"));
        draft.edit(Id<HeadRecord>{1}).year += 1;
        COMPARE_TEXT(fall("Aegina"), std::string("100.00"));
        const PortRecord& port = *draft.find(war.port("piraeus"));
        QVERIFY(port.owner == war.side("Aegina") && port.state == PortState::Captured
                && port.capturedTurn == 0);
        QVERIFY(!draft.find(id));
        int men = 0;
        draft.forEach<WallRecord>([&](const WallRecord& wall) {
            if (wall.port == port.id)
                men += wall.section.archers + wall.section.marines + wall.section.heavyMarines;
        });
        QCOMPARE(men, 0);
    }

    /// CP-3.4: a fleet without ships is a name, and is not left standing in a port that is another's now.
    void cp3_4_emptiedFleetsGoHome()
    {
        WarMonths war;
        const PortId fallen = war.port("piraeus");
        FleetRecord emptied;
        emptied.side = war.side(athens);
        emptied.name = "Nobody's oars";
        emptied.port = fallen;
        const FleetId name = war.put(emptied);
        FleetId manned;
        for (const auto& [id, fleet] : war.campaign.table<FleetRecord>())
            if (fleet.side == emptied.side && fleet.port == fallen && id != name)
                manned = id;
        QVERIFY(manned);
        Deed deed(war.campaign, builtInFigures());
        markFallen(deed, fallen, war.side("Aegina"));
        QVERIFY(deed.draft().find(name)->port.isNone());    // its home has fallen: it is nowhere
        QVERIFY(deed.draft().find(manned)->port == fallen); // those with ships are the caller's to send away
        deed.draft().edit(name).port = war.port("aegina");
        deed.draft().edit(fallen).owner = emptied.side;
        markFallen(deed, war.port("aegina"), war.side("Corinth"));
        QVERIFY(deed.draft().find(name)->port == fallen);
    }

    /// CP-3.1: captured is what a port is in the month in which it fell.
    void cp3_1_capturedForAMonth()
    {
        WarMonths war;
        war.record(war.port("piraeus")).state = PortState::Captured;
        war.closeTheMonth();
        QVERIFY(war.record(war.port("piraeus")).state == PortState::Open);
        war.record(war.port("piraeus")).state = PortState::Captured;
        war.record(war.port("piraeus")).blockader = war.side("Aegina");
        war.closeTheMonth();
        QVERIFY(war.record(war.port("piraeus")).state == PortState::Blockaded);
    }

    /// CP-3.2: as many units as a wall section has room for, and as the economic value in the town, at SA-15 prices.
    void cp3_2_garrisons()
    {
        WarMonths war;
        war.setTreasury("Aegina", Talents::whole(100));
        COMPARE_TEXT(raise(war, "aegina", R"(,"archers":5)"), std::string("town-room")); // economic value 4
        COMPARE_TEXT(raise(war, "aegina", R"(,"archers":3,"heavy_marines":1)"), std::string());
        // Veterans: (3 x 2 + 3) x 1.1.
        COMPARE_TEXT(war.treasury("Aegina").text(), std::string("90.10"));
        COMPARE_TEXT(raise(war, "aegina", R"(,"marines":1)"), std::string("town-room"));
        COMPARE_TEXT(raise(war, "aegina", R"(,"section":1,"marines":1)"),
                     std::string("wall-room")); // full: 4 of 4
        for (auto& [id, wall] : war.campaign.table<WallRecord>())
            if (wall.port == war.port("aegina") && wall.number == 1)
                wall.section.heavyMarines = 1;
        COMPARE_TEXT(raise(war, "aegina", R"(,"section":1,"marines":1)"), std::string());
        COMPARE_TEXT(raise(war, "aegina", R"(,"section":9,"marines":1)"), std::string("no-such-section"));
        COMPARE_TEXT(raise(war, "aegina", ""), std::string("no-units"));
        COMPARE_TEXT(raise(war, "epidauros", R"(,"marines":1)"), std::string("neutral-port"));
        war.setTreasury("Aegina", Talents{});
        war.record(war.port("aegina")).economicValue = 9;
        COMPARE_TEXT(raise(war, "aegina", R"(,"marines":1)"), std::string("treasury-short"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-3.2: a port without a garrison begins one; before the campaign begins defences are bought.
    void cp3_2_aFirstGarrison()
    {
        WarMonths war;
        war.setTreasury(athens, Talents::whole(10));
        war.record(war.port("epidauros")).owner = war.side(athens);
        COMPARE_TEXT(raise(war, "epidauros", R"(,"archers":1)"), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), std::string("8.00"));
        QVERIFY(war.record(war.port("epidauros")).defences == DefencesKind::Bought);
        COMPARE_TEXT(war.flaws(), std::string());
        GamingTable setUp;
        COMPARE_TEXT(
            setUp.perform(R"({"do":"garrison.raise","archers":1,"port":)" + n(setUp.port("aegina")) + "}"),
            std::string("campaign-not-begun"));
    }
};

QTEST_APPLESS_MAIN(AgreementsTest)
#include "agreements_test.moc"
