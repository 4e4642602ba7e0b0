// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/consequences.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

/// Ports that are fought for: when they fall, and that it is said when they do not.
class PortFallTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-3.4: a port whose walls have all been taken falls, and is looted.
    void cp3_4_aPortFalls()
    {
        WarTable table;
        COMPARE_TEXT(table.arrange(R"("name":"Kenchreai","place":"port","port":)"
                                   + n(table.port("corinth-kenchreai")) + R"(,"fleets":[)"
                                   + n(table.fleet("Fleet of Kenchreai")) + ","
                                   + n(table.fleet("Fleet of the Piraeus")) + "]"),
                     std::string());
        const auto brief = briefOf(*table.parts().battle, builtInFigures());
        QVERIFY(brief->sides[1].walls.has_value()); // the port lies along the second side's edge
        const Campaign before = table.campaign;
        const PortRecord port = *table.campaign.find(table.port("corinth-kenchreai"));
        EnterBattle action = table.quiet();
        action.outcome.victor = 0;
        for (std::size_t i = 0; i < brief->sides[1].walls->sections.size(); ++i)
            action.outcome.walls.push_back(
                {1, int(i), 0, brief->sides[1].walls->sections[i], PersonState::Fit});
        const Talents athens = table.treasury("Athens");
        COMPARE_TEXT(table.enter(action), std::string());
        QCOMPARE(table.campaign.find(port.id)->owner, table.side("Athens"));
        COMPARE_TEXT((table.treasury("Athens") - athens).text(),
                     Talents::whole(10 * port.economicValue).text());
        for (const auto& [id, fleet] : table.campaign.table<FleetRecord>())
            QVERIFY2(fleet.port != port.id || fleet.side == table.side("Athens"), fleet.name.c_str());
        COMPARE_TEXT(table.flaws(), std::string());
        COMPARE_TEXT(table.takeBack(), std::string());
        QVERIFY(table.campaign.table<PortRecord>() == before.table<PortRecord>());
        QVERIFY(table.campaign.table<WallRecord>() == before.table<WallRecord>());
        QVERIFY(table.campaign.table<CommanderRecord>() == before.table<CommanderRecord>());
    }

    /// CP-3.4: who won with a wall still held takes nothing, and is told so before it is entered.
    void cp3_4_aWallThatIsHeldKeepsThePortAndIsNamed()
    {
        for (const int taken : {0, 1}) { // of one wall section
            WarTable table;
            COMPARE_TEXT(table.arrange(R"("name":"Kenchreai","place":"port","port":)"
                                       + n(table.port("corinth-kenchreai")) + R"(,"fleets":[)"
                                       + n(table.fleet("Fleet of Kenchreai")) + ","
                                       + n(table.fleet("Fleet of the Piraeus")) + "]"),
                         std::string());
            const auto brief = briefOf(*table.parts().battle, builtInFigures());
            EnterBattle action = table.quiet();
            action.outcome.victor = 0;
            const auto& sections = brief->sides[1].walls->sections;
            QCOMPARE(sections.size(), std::size_t{1});
            for (std::size_t i = 0; i < sections.size(); ++i)
                action.outcome.walls.push_back(
                    {1, int(i), int(i) < taken ? 0 : -1, sections[i], PersonState::Fit});
            const auto preview = previewOf(table.campaign, builtInFigures(), action);
            const auto& told = preview.consequences.ashore;
            const bool isNamed = std::any_of(told.begin(), told.end(), [](const Phrase& each) {
                return each.english().find("does not fall") != std::string::npos
                       && each.english().find("still held") != std::string::npos;
            });
            const bool falls = taken >= int(sections.size());
            QCOMPARE(isNamed, !falls);
            COMPARE_TEXT(table.enter(action), std::string());
            QCOMPARE(table.campaign.find(table.port("corinth-kenchreai"))->owner,
                     table.side(falls ? "Athens" : "Corinth"));
            // The chronicle says it too: the battle is told there as won.
            const auto& entries = table.campaign.table<ChronicleRecord>();
            QCOMPARE(std::count_if(entries.begin(), entries.end(),
                                   [](const auto& each) { return each.second.kind == "port-holds"; }),
                     falls ? 0 : 1);
        }
    }

    /// CP-6.3: who took the section that the garrison's commander stood on has him, though the port holds; and whoever is a
    /// prisoner is somebody's.
    void cp6_3_theGarrisonsCommanderIsHeldByWhoTookHim()
    {
        for (const bool isNamed : {true, false}) {
            WarTable table;
            COMPARE_TEXT(table.arrange(R"("name":"Piraeus","place":"port","port":)" + n(table.port("piraeus"))
                                       + R"(,"fleets":[)" + n(table.fleet("Fleet of Kenchreai")) + ","
                                       + n(table.fleet("Fleet of the Piraeus")) + "]"),
                         std::string());
            CommanderId leader;
            for (auto& [id, man] : table.campaign.table<CommanderRecord>())
                if (man.port == table.port("piraeus")) {
                    leader = id;
                    if (!isNamed)
                        man.name.clear();
                }
            if (!isNamed)
                for (auto& [id, man] : table.campaign.table<BattleCommanderRecord>())
                    if (man.commander == leader.value)
                        man.name.clear();
            const auto brief = briefOf(*table.parts().battle, builtInFigures());
            const int walled = brief->sides[0].walls && !brief->sides[0].walls->sections.empty() ? 0 : 1;
            const auto& sections = brief->sides[std::size_t(walled)].walls->sections;
            QVERIFY(sections.size() > 1);
            EnterBattle action = table.quiet();
            action.outcome.victor = 1 - walled;
            for (std::size_t i = 0; i < sections.size(); ++i)
                action.outcome.walls.push_back({walled, int(i), i == 0 ? 1 - walled : -1, sections[i],
                                                i == 0 ? PersonState::Captured : PersonState::Fit});
            COMPARE_TEXT(table.enter(action), std::string());
            QCOMPARE(table.campaign.find(table.port("piraeus"))->owner, table.side("Athens"));
            const CommanderRecord& man = *table.campaign.find(leader);
            QVERIFY(man.state == PersonState::Captured);
            QVERIFY(man.captor == table.side("Corinth"));
            const auto& entries = table.campaign.table<ChronicleRecord>();
            const auto told = std::find_if(entries.begin(), entries.end(), [](const auto& each) {
                return each.second.kind == "commander-captured";
            });
            QVERIFY(told != entries.end());
            QVERIFY2(isNamed || told->second.text.find("Piraeus") != std::string::npos,
                     told->second.text.c_str());
            COMPARE_TEXT(table.flaws(), std::string());
        }
    }

    /// CP-3.4: it falls as well when nobody of its garrison is left and the attackers alone are before it, though the game came
    /// to its turn limit; not while a ship of its own holds out.
    void cp3_4_aPortWithoutAGarrisonFalls()
    {
        for (const bool holdsOut : {false, true}) {
            WarTable table;
            COMPARE_TEXT(table.arrange(R"("name":"Kenchreai","place":"port","port":)"
                                       + n(table.port("corinth-kenchreai")) + R"(,"fleets":[)"
                                       + n(table.fleet("Fleet of Kenchreai")) + ","
                                       + n(table.fleet("Fleet of the Piraeus")) + "]"),
                         std::string());
            const auto brief = briefOf(*table.parts().battle, builtInFigures());
            EnterBattle action = table.quiet();
            for (std::size_t i = 0; i < brief->sides[1].walls->sections.size(); ++i) {
                WallSection left = brief->sides[1].walls->sections[i];
                left.archers = left.marines = left.heavyMarines = 0;
                action.outcome.walls.push_back({1, int(i), -1, left, PersonState::Fit});
            }
            bool isFirst = true;
            for (ShipOutcome& ship : action.outcome.ships) {
                if (ship.side != 1)
                    continue;
                if (!holdsOut || !isFirst)
                    ship.fate = ShipFate::Fled;
                isFirst = false;
            }
            COMPARE_TEXT(table.enter(action), std::string());
            QCOMPARE(table.campaign.find(table.port("corinth-kenchreai"))->owner,
                     table.side(holdsOut ? "Corinth" : "Athens"));
        }
    }
};

QTEST_GUILESS_MAIN(PortFallTest)
#include "port_fall_test.moc"
