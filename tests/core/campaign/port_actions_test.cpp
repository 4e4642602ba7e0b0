// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/ports/random_defences.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class PortActionsTest : public QObject {
    Q_OBJECT

private:
    static std::string fortify(PortId port, const std::string& defences)
    {
        return R"({"do":"port.fortify","port":)" + n(port)
               + R"(,"defences":{"format":"navarch-port/1","economic_value":1,)" + defences + "}}";
    }

private slots:
    void refortifyingPaysTheDifference_SA15_11()
    {
        GamingTable table;
        const PortId megara = table.port("megara");
        QCOMPARE(table.perform(fortify(megara, R"("commander":{"name":"Orsippos"},"sections":[
            {"capacity":3,"heavy_marines":2,"archers":1},{"capacity":2,"marines":2}])")),
                 "");
        QCOMPARE(table.verdict.cost.text(), "12.00"); // masonry 8, two marines 4
        QCOMPARE(table.perform(fortify(megara, R"("commander":{"name":"Orsippos"},"sections":[])")), "");
        QCOMPARE(table.verdict.cost.text(), "-32.00");
        QCOMPARE(table.brokenInvariant(), "");
    }

    void wallsKeepToThePortsValue_SA15_11()
    {
        GamingTable table;
        const PortId megara = table.port("megara"); // economic value 3
        QCOMPARE(table.perform(fortify(megara, R"("sections":[{"capacity":4,"marines":1}])")),
                 "wall-capacity");
        QCOMPARE(table.perform(fortify(megara, R"("sections":[{"capacity":2,"marines":3}])")), "wall-room");
        QCOMPARE(
            table.perform(fortify(
                megara,
                R"("sections":[{"capacity":1,"marines":1},{"capacity":1,"marines":1},{"capacity":1,"marines":1}])")),
            "wall-count");
        QCOMPARE(
            table.perform(fortify(megara, R"("sections":[{"capacity":3,"marines":1,"ferrea_manus":2}])")),
            "wall-ferrea-manus");
    }

    void wallsAreBuiltBeforeTheCampaignOnly_CP2_2()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"campaign.begin"})"), "");
        QCOMPARE(table.perform(fortify(table.port("megara"), R"("sections":[])")), "campaign-begun");
    }

    void neutralDefencesAreRolledOnceAndKept_CP3_3()
    {
        GamingTable table;
        const PortId epidauros =
            table.port("epidauros"); // economic value 2: one section, two dice and the commander's
        const std::string roll = R"({"do":"port.roll","port":)" + n(epidauros);
        QCOMPARE(table.perform(roll + R"(,"dice":[1,10]})"), "+dice");
        QCOMPARE(table.verdict.missingDice.front().why, "Garrison commander");
        QCOMPARE(table.perform(roll + R"(,"dice":[1,10,10]})"), "");
        const Fortification defences = defencesOf(table.campaign, epidauros);
        QCOMPARE(defences.sections.size(), std::size_t{1});
        QCOMPARE(defences.sections.front().heavyEngines, std::vector<int>{1});
        QCOMPARE(defences.sections.front().heavyMarines, 1);
        QVERIFY(defences.commander.quality == CommandQuality::Exceptional);
        QCOMPARE(table.verdict.events.front().dice.size(), std::size_t{3});
        QCOMPARE(table.perform(roll + "}"), "rolled-already");
        QCOMPARE(table.perform(R"({"do":"port.roll","port":)" + n(table.port("megara")) + "}"),
                 "owned-port,rolled-already");
        QCOMPARE(table.perform(fortify(epidauros, R"("sections":[])")), "neutral-port");
    }

    void askingTwiceShowsTheSameDice_decision5()
    {
        GamingTable table;
        const std::string roll = R"({"do":"port.roll","port":)" + n(table.port("epidauros")) + "}";
        QCOMPARE(table.ask(roll).events.front().dice, table.ask(roll).events.front().dice);
    }

    void aPortIsHandedOverWithItsGarrison_CP3_4()
    {
        GamingTable table;
        const std::string change = R"({"do":"port.change","port":)" + n(table.port("megara"));
        QCOMPARE(table.perform(change + R"(,"owner":)" + n(table.side("Athens")) + "}"), "fleet-in-port");
        const std::string epidauros = R"({"do":"port.change","port":)" + n(table.port("epidauros"));
        QCOMPARE(table.perform(R"({"do":"port.roll","port":)" + n(table.port("epidauros")) + "}"), "");
        QCOMPARE(table.perform(epidauros + R"(,"owner":)" + n(table.side("Athens")) + "}"), "");
        for (const auto& [id, commander] : table.campaign.table<CommanderRecord>())
            if (commander.port == table.port("epidauros"))
                QVERIFY(commander.side == table.side("Athens"));
        QCOMPARE(table.perform(epidauros + R"(,"owner":0,"damage":3,"state":"blockaded","yard":false})"), "");
        const PortRecord& port = *table.campaign.find(table.port("epidauros"));
        QVERIFY(port.owner.isNone() && port.damage == 3 && port.state == PortState::Blockaded && !port.yard);
    }

    void aValueTooSmallForItsWallsIsRefused()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"port.change","port":)" + n(table.port("aegina"))
                               + R"(,"economic_value":1})"),
                 "wall-count,wall-capacity,wall-capacity");
        QCOMPARE(table.perform(R"({"do":"port.change","port":)" + n(table.port("aegina"))
                               + R"(,"economic_value":11})"),
                 "unreadable");
    }
};

QTEST_APPLESS_MAIN(PortActionsTest)
#include "port_actions_test.moc"
