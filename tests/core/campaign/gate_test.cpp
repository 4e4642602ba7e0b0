// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/deed/images.h"
#include "tests/core/campaign/campaign_fixture.h"
#include "tests/core/campaign/meddler.h"

using namespace navarch;
using namespace navarch::test;

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
                QVERIFY2(!table.verdict.reasons.empty() || !table.verdict.missingDice.empty(),
                         action.c_str());
                QVERIFY(table.verdict.changes.empty());
                continue;
            }
            QVERIFY2(!table.verdict.title.isEmpty(), action.c_str());
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
            const auto action =
                readAction(*parseJson(meddler.next(table.campaign), "a"), "a", builtInFigures());
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
        for (const char* text :
             {R"([{"table":"ships","id":1}])", R"([{"table":"planets","id":1,"after":{}}])",
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
        QVERIFY(verdict.reasons.front().message.english().find("ship.rename") != std::string::npos);
        QCOMPARE(errorKeys(table.ask(R"({"do":"campaign.rename","name":"A","colour":"red"})").reasons),
                 "unreadable");
    }

    void aNameOfSpacesIsNone()
    {
        GamingTable table;
        for (const char* action :
             {R"({"do":"campaign.rename","name":"  "})", R"({"do":"campaign.rename","name":"\u00a0"})",
              R"({"do":"chronicle.note","text":" \u3000 "})"})
            QCOMPARE(errorKeys(table.ask(action).reasons), "unreadable");
        QCOMPARE(table.perform(R"({"do":"campaign.rename","name":" A war "})"), "");
    }
};

QTEST_APPLESS_MAIN(GateTest)
#include "gate_test.moc"
