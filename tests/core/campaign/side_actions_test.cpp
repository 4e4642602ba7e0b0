// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/settings/settings.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class SideActionsTest : public QObject {
    Q_OBJECT

private slots:
    void cp2_2_aSideJoinsWithItsBudget()
    {
        GamingTable table;
        QCOMPARE(
            table.perform(
                R"({"do":"side.add","name":"Epidauros","colour":"tyrian","emblem":"star","budget":"250.50"})"),
            "");
        QCOMPARE(table.treasury("Epidauros").text(), "250.50");
        QCOMPARE(balanceOf(table.campaign, table.side("Epidauros"), Account::Budget).text(), "-250.50");
    }

    // A side that comes without ships is told beforehand, and may.
    void cp2_2_beginningWarnsOfASideWithoutShips()
    {
        GamingTable table;
        const auto warned = [&] {
            std::string about;
            for (const Finding& finding : table.ask(R"({"do":"campaign.begin"})").reasons)
                if (finding.key == "side-without-ships" && finding.severity == Severity::Warning)
                    about += finding.subject.english();
            return about;
        };
        QCOMPARE(warned(), "");
        QCOMPARE(table.perform(R"({"do":"side.add","name":"Epidauros","colour":"tyrian","emblem":"star"})"),
                 "");
        QCOMPARE(warned(), "Epidauros");
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
    }

    void cp2_1_sidesDifferInNameAndSign()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"side.add","name":"Athens","colour":"umber","emblem":"bull"})"),
                 "side-name");
        QCOMPARE(table.perform(R"({"do":"side.add","name":"Other","colour":"lapis","emblem":"owl"})"),
                 "side-sign");
        QCOMPARE(table.perform(R"({"do":"side.add","name":"Poor","colour":"umber","budget":"-1"})"),
                 "side-budget");
        QCOMPARE(table.perform(R"({"do":"side.add","name":"Stray","colour":"umber","home_port":99999})"),
                 "unknown-port");
    }

    // Also in the middle of a war: with a budget, and a neutral home that becomes its own. Everyone hears of it, and nobody
    // of its money.
    void cp2_1_aSideJoinsTheRunningWar()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
        const std::string late =
            R"({"do":"side.add","name":"Epidauros","colour":"umber","budget":"300","home_port":)";
        QCOMPARE(table.perform(late + n(table.port("piraeus")) + "}"), "side-home");
        const PortId home = table.port("epidauros");
        QVERIFY(table.campaign.find(home)->owner.isNone());
        const Campaign before = table.campaign;
        QCOMPARE(table.perform(late + n(home) + "}"), "");
        const SideId side = table.side("Epidauros");
        QCOMPARE(table.verdict.title.english(), "Add Epidauros");
        QVERIFY(table.campaign.find(home)->owner == side);
        QVERIFY(table.campaign.find(side)->homePort == home);
        QCOMPARE(table.treasury("Epidauros").text(), "300.00");
        QCOMPARE(table.brokenInvariant(), "");
        const ChronicleRecord& told = table.campaign.table<ChronicleRecord>().rbegin()->second;
        QCOMPARE(told.text, "Epidauros joins the war.");
        QVERIFY(told.open);
        QVERIFY(told.text.find("300") == std::string::npos);
        // Asked first, and taken back whole.
        applyChanges(table.campaign, reversed(table.verdict.changes));
        QVERIFY(table.campaign.find(home)->owner.isNone());
        QVERIFY(!table.campaign.find(side));
        QVERIFY(table.campaign.table<PostingRecord>() == before.table<PostingRecord>());
    }

    void cp2_1_whoPlaysASideIsAnEvent()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
        const std::string change = R"({"do":"side.change","side":)" + n(table.side("Megara"));
        QCOMPARE(table.perform(change + R"(,"player":"machine"})"), "");
        QCOMPARE(table.verdict.events.size(), 1u);
        QCOMPARE(table.perform(change + R"(,"colour":"slate"})"), "");
        QVERIFY(table.verdict.events.empty());
        QCOMPARE(table.perform(change + R"(,"player":"person"})"), "");
        QVERIFY(table.campaign.find(table.side("Megara"))->player == Player::Person);
    }

    void cp2_1_atMostEightSides()
    {
        GamingTable table;
        const std::string emblems[] = {"bull", "lyre", "star", "trident"};
        for (const std::string& emblem : emblems) {
            const Action add =
                AddSide{"Side " + emblem, SideColour::Umber, *enumFromName<Emblem>(emblem), {}, {}, {}, {}};
            QCOMPARE(table.perform(jsonText(actionJson(add))), "");
        }
        QCOMPARE(table.perform(R"({"do":"side.add","name":"Ninth","colour":"slate"})"), "too-many-sides");
    }

    void changesLeaveTheRestAlone()
    {
        GamingTable table;
        const SideRecord before = *table.campaign.find(table.side("Megara"));
        QCOMPARE(table.perform(R"({"do":"side.change","side":)" + n(before.id) + R"(,"player":"machine"})"),
                 "");
        SideRecord expected = before;
        expected.player = Player::Machine;
        QVERIFY(*table.campaign.find(before.id) == expected);
        QCOMPARE(table.perform(R"({"do":"side.change","side":)" + n(before.id) + R"(,"name":"Corinth"})"),
                 "side-name");
    }

    void aContractRepricesItsFleet_SA15_10()
    {
        GamingTable table;
        const Talents before = table.treasury("Aegina");
        const std::string sign =
            R"({"do":"ally.sign","fleet":)" + n(table.fleet("Ships of Aiakos")) + R"(,"name":"Exiles")";
        QCOMPARE(table.perform(sign + R"(,"percent":-15})"), "allied-step");
        QCOMPARE(table.perform(sign + R"(,"percent":-50})"), "");
        // 396 talents of ships and squadron and fleet commanders, half of them back.
        QCOMPARE((table.treasury("Aegina") - before).text(), "198.00");
        QCOMPARE(table.perform(sign + R"(,"percent":10})"), "contracted-twice");
        const ContractId contract = table.campaign.table<ContractRecord>().rbegin()->first;
        QCOMPARE(table.campaign.find(contract)->reliability, 0);
        QCOMPARE(table.perform(R"({"do":"ally.change","contract":)" + n(contract)
                               + R"(,"percent":50,"months":3})"),
                 "");
        QCOMPARE((table.treasury("Aegina") - before).text(), "-198.00");
        QCOMPARE(table.perform(R"({"do":"ally.end","contract":)" + n(contract) + "}"), "");
        QCOMPARE(table.treasury("Aegina").text(), before.text());
        QCOMPARE(table.brokenInvariant(), "");
    }

    void commandersAreAppointedPaidAndMoved_SA15_9()
    {
        GamingTable table;
        const std::string athens = R"("side":)" + n(table.side("Athens"));
        const std::string scouts = R"("squadron":)" + n(table.squadron("Scouts"));
        const std::string appoint =
            R"({"do":"commander.appoint",)" + athens + R"(,"name":"Phormio","quality":"poor",)";
        QCOMPARE(table.perform(appoint + R"("post":"fleet",)" + scouts + "}"), "post-and-place");
        QCOMPARE(table.perform(appoint + R"("squadron":)" + n(table.squadron("Dolphins")) + "}"),
                 "other-side,post-taken");
        QCOMPARE(table.perform(appoint + scouts + "}"), "");
        QCOMPARE(table.verdict.cost.text(), "90.00");
        const std::string phormio = n(table.commander("Phormio"));
        QCOMPARE(table.perform(R"({"do":"commander.change","commander":)" + phormio
                               + R"(,"post":"squadron","squadron":)" + n(table.squadron("Owls")) + "}"),
                 "post-taken");
        QCOMPARE(
            table.perform(R"({"do":"commander.change","commander":)" + phormio + R"(,"name":"Phormion"})"),
            "");
        QVERIFY(table.campaign.find(table.commander("Phormion"))->squadron == table.squadron("Scouts"));
        QCOMPARE(table.perform(R"({"do":"commander.dismiss","commander":)" + phormio + "}"), "");
        QCOMPARE(table.verdict.cost.text(), "-90.00");
    }

    void aGarrisonKeepsItsCommander_SA15_11()
    {
        GamingTable table;
        QCOMPARE(
            table.perform(R"({"do":"commander.dismiss","commander":)" + n(table.commander("Tolmides")) + "}"),
            "garrison-needs-commander");
    }

    void cp4_4_theUmpireMovesMoneyByHand()
    {
        GamingTable table;
        const std::string enter = R"({"do":"ledger.enter","side":)" + n(table.side("Megara"));
        QCOMPARE(table.perform(enter + R"(,"amount":"-12.5","reason":"A fine"})"), "");
        QVERIFY(ledgerOf(table.campaign, table.side("Megara")).back().byUmpire);
        QCOMPARE(table.perform(enter + R"(,"amount":"0","reason":"Nothing"})"), "zero-amount");
        QCOMPARE(table.perform(enter + R"(,"amount":"5"})"), "unreadable");
        QCOMPARE(table.perform(enter + R"(,"amount":"99999999","reason":"All"})"), "amount-too-large");
        QCOMPARE(table.perform(enter + R"(,"amount":"1e9","reason":"All"})"), "unreadable");
    }

    void optionsTakeOnlyTheirValues()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"setting.change","key":"randomised-training","value":"on"})"), "");
        QCOMPARE(settingOf(table.campaign, randomisedTraining), "on");
        QCOMPARE(table.perform(R"({"do":"setting.change","key":"randomised-training","value":"maybe"})"),
                 "setting-value");
        QCOMPARE(table.perform(R"({"do":"setting.change","key":"gravity","value":"off"})"),
                 "unknown-setting");
        QCOMPARE(settingOf(table.campaign, equipmentPeriods), "strict");
    }

    void cp2_2_theSetUpEndsOnce()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "campaign-begun");
        QCOMPARE(table.perform(R"({"do":"campaign.rename","name":"The War"})"), "");
        QCOMPARE(table.campaign.head().name, "The War");
    }
};

QTEST_APPLESS_MAIN(SideActionsTest)
#include "side_actions_test.moc"
