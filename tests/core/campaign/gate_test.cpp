// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <random>

#include "core/campaign/images.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// Writes random actions, most of them sensible and some not, about whatever the campaign holds.
class Meddler {
public:
    explicit Meddler(unsigned seed) : m_random(seed) {}

    std::string next(const Campaign& campaign)
    {
        const auto any = [&](const auto& table) {
            if (table.empty() || m_random() % 20 == 0)
                return std::to_string(m_random() % 200);
            return std::to_string(std::next(table.begin(), static_cast<long>(m_random() % table.size()))->first.value);
        };
        const std::string side = any(campaign.table<SideRecord>());
        const std::string port = any(campaign.table<PortRecord>());
        const std::string fleet = any(campaign.table<FleetRecord>());
        const std::string squadron = m_random() % 3 ? any(campaign.table<SquadronRecord>()) : "0";
        const std::string ship = any(campaign.table<ShipRecord>());
        const std::string commander = any(campaign.table<CommanderRecord>());
        const std::string name = "Name " + std::to_string(m_random() % 40);
        const std::string quoted = ",\"name\":\"" + name + "\"";
        switch (m_random() % 20) {
        case 0: return R"({"do":"ship.rename","ship":)" + ship + quoted + "}";
        case 1: return R"({"do":"ship.captain","ship":)" + ship + ",\"captain\":\"" + name + "\"}";
        case 2: return R"({"do":"ship.move","ships":[)" + ship + R"(],"fleet":)" + fleet + R"(,"squadron":)" + squadron + "}";
        case 3: return R"({"do":"ship.sell","ships":[)" + ship + "]}";
        case 4: return R"({"do":"ship.condition","ship":)" + ship + R"(,"condition":{"damage":"light","oars_lost":1}})";
        case 5: return R"({"do":"ship.buy","fleet":)" + fleet + R"(,"squadron":)" + squadron
                    + R"(,"ships":[{"class":"penteconter","count":)" + std::to_string(1 + m_random() % 3) + "}]}";
        case 6: return R"({"do":"fleet.raise","side":)" + side + quoted + R"(,"port":)" + port + "}";
        case 7: return R"({"do":"fleet.change","fleet":)" + fleet + R"(,"port":)" + port + "}";
        case 8: return R"({"do":"fleet.disband","fleet":)" + fleet + "}";
        case 9: return R"({"do":"squadron.form","fleet":)" + fleet + quoted + "}";
        case 10: return R"({"do":"squadron.disband","squadron":)" + squadron + "}";
        case 11: return R"({"do":"squadron.rename","squadron":)" + squadron + quoted + "}";
        case 12: return R"({"do":"ledger.enter","side":)" + side + R"(,"amount":")" + std::to_string(m_random() % 90)
                    + R"(","reason":")" + name + "\"}";
        case 13: return R"({"do":"commander.appoint","side":)" + side + quoted + R"(,"squadron":)" + squadron + "}";
        case 14: return R"({"do":"commander.dismiss","commander":)" + commander + "}";
        case 15: return R"({"do":"commander.change","commander":)" + commander + R"(,"post":"fleet","fleet":)" + fleet + "}";
        case 16: return R"({"do":"port.roll","port":)" + port + "}";
        case 17: return R"({"do":"port.change","port":)" + port + R"(,"owner":)" + (m_random() % 2 ? side : "0") + "}";
        case 18: return R"({"do":"ally.sign","fleet":)" + fleet + quoted + R"(,"percent":)"
                    + std::to_string(static_cast<int>(m_random() % 11) * 10 - 50) + "}";
        default: return R"({"do":"setting.change","key":"randomised-training","value":")"
                    + std::string(m_random() % 2 ? "on" : "off") + "\"}";
        }
    }

private:
    std::mt19937 m_random;
};

} // namespace

class GateTest : public QObject {
    Q_OBJECT

private slots:
    void askingChangesNothing_decision4()
    {
        GamingTable table;
        const Campaign before = table.campaign;
        Meddler meddler(1);
        for (int i = 0; i < 300; ++i)
            (void)table.ask(meddler.next(table.campaign));
        QVERIFY(table.campaign == before);
    }

    void aWalkKeepsEveryInvariantAndLeadsBack()
    {
        GamingTable table;
        const Campaign start = table.campaign;
        Meddler meddler(20260401);
        std::vector<Changes> done;
        int refused = 0;
        for (int i = 0; i < 1500; ++i) {
            const std::string action = meddler.next(table.campaign);
            table.perform(action);
            if (!table.verdict.allowed()) {
                ++refused;
                QVERIFY2(!table.verdict.reasons.empty() || !table.verdict.missingDice.empty(), action.c_str());
                QVERIFY(table.verdict.changes.empty());
                continue;
            }
            QVERIFY2(!table.verdict.title.empty(), action.c_str());
            const Changes& changes = table.verdict.changes;
            const auto back = readImages(imagesJson(changes), table.campaign, Reading::Backward, "journal");
            QVERIFY(back.has_value());
            QVERIFY(*back == reversed(changes));
            done.push_back(changes);
            const std::string broken = table.brokenInvariant();
            QVERIFY2(broken.empty(), (broken + " after " + action).c_str());
        }
        QVERIFY2(done.size() > 400 && refused > 100, "the walk is no longer a fair mixture");

        Campaign replayed = start;
        for (const Changes& changes : done)
            applyChanges(replayed, changes);
        QVERIFY(replayed == table.campaign);
        for (auto changes = done.rbegin(); changes != done.rend(); ++changes)
            applyChanges(table.campaign, reversed(*changes));
        QVERIFY(table.campaign == start);
    }

    void everyActionIsWrittenAndReadAlike()
    {
        GamingTable table;
        Meddler meddler(7);
        for (int i = 0; i < 400; ++i) {
            const auto action = readAction(*parseJson(meddler.next(table.campaign), "a"), "a", builtInFigures());
            if (!action)
                continue;
            const Json written = actionJson(*action);
            const auto again = readAction(written, "a", builtInFigures());
            QVERIFY2(again.has_value(), written.dump().c_str());
            QCOMPARE(actionJson(*again).dump(), written.dump());
        }
    }

    void changesThatDoNotFitAreABrokenJournal()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do":"campaign.rename","name":"Other"})"), "");
        const Changes changes = table.verdict.changes;
        const Campaign before = table.campaign;
        QVERIFY_THROWS_EXCEPTION(std::logic_error, applyChanges(table.campaign, changes));
        QVERIFY(table.campaign == before);
    }

    void damagedChangesAreRefusedWithTheirPlace()
    {
        for (const char* text : {R"([{"table":"ships","id":1}])", R"([{"table":"planets","id":1,"after":{}}])",
                                 R"([{"table":"settings","id":0,"after":{"key":"a","value":"b"}}])", R"({})", R"([7])"}) {
            const auto changes = readImages(*parseJson(text, "journal 3"), {}, Reading::Forward, "journal 3");
            QVERIFY2(!changes.has_value(), text);
            QVERIFY(changes.error().front().text().find("journal 3") != std::string::npos);
        }
    }

    void anUnknownActionNamesTheKnownOnes()
    {
        GamingTable table;
        const Verdict verdict = table.ask(R"({"do":"ship.sink"})");
        QVERIFY(verdict.reasons.front().message.find("ship.rename") != std::string::npos);
        QCOMPARE(errorKeys(table.ask(R"({"do":"campaign.rename","name":"A","colour":"red"})").reasons), "unreadable");
    }
};

QTEST_APPLESS_MAIN(GateTest)
#include "gate_test.moc"
