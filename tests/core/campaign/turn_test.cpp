// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/turn/waiting_list.h"
#include "tests/core/campaign/battle_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

std::string advance(GamingTable& table)
{
    const HeadRecord& head = table.campaign.head();
    return table.perform(R"({"do": "turn.advance", "turn": )" + std::to_string(head.turn) + R"(, "phase": ")"
                         + std::string(nameOf(head.phase)) + "\"}");
}

std::string keysOf(const std::vector<Waiting>& list)
{
    std::string keys;
    for (const Waiting& waiting : list)
        if (waiting.severity == Severity::Error)
            keys += (keys.empty() ? "" : ",") + waiting.key;
    return keys;
}

} // namespace

class TurnTest : public QObject {
    Q_OBJECT

private slots:
    void cp1_1_aYearHasTwelveMonthsOfFourWeeks()
    {
        Date date{-431, 1, 1};
        for (int week = 0; week < 48; ++week)
            date = nextWeek(date);
        QVERIFY((date == Date{-430, 1, 1}));
        QVERIFY((nextWeek({-431, 3, 4}) == Date{-431, 4, 1}));
        QVERIFY((nextWeek({-431, 3, 3}) == Date{-431, 3, 4}));
    }

    void cp1_1_thereIsNoYearNought()
    {
        QVERIFY((nextWeek({-1, 12, 4}) == Date{1, 1, 1}));
        // And counted back from now, or on.
        HeadRecord now;
        Date at{-1, 11, 3};
        now.year = at.year;
        now.month = at.month;
        now.week = at.week;
        now.turn = 30;
        for (int turn = 30; turn < 130; ++turn, at = nextWeek(at)) {
            QVERIFY(dateOfTurn(now, turn) == at);
            HeadRecord then = now;
            then.year = at.year;
            then.month = at.month;
            then.week = at.week;
            then.turn = turn;
            QVERIFY((dateOfTurn(then, 30) == Date{-1, 11, 3}));
        }
        QCOMPARE(phraseOf(Date{-431, 6, 2}).english(), "June 431 BCE, week 2");
        QCOMPARE(phraseOf(Date{14, 1, 1}).english(), "January 14 CE, week 1");
    }

    void cp1_2_theSeasonOpensAndCloses()
    {
        const auto season = [](int month, int week) { return seasonOf({-431, month, week}); };
        QVERIFY(season(6, 1) == Season::Safe);
        QVERIFY(season(9, 2) == Season::Safe);
        QVERIFY(season(9, 3) == Season::Risky);
        QVERIFY(season(5, 4) == Season::Risky);
        QVERIFY(season(3, 1) == Season::Risky);
        QVERIFY(season(11, 1) == Season::Risky);
        QVERIFY(season(11, 2) == Season::Closed);
        QVERIFY(season(1, 1) == Season::Closed);
        QVERIFY(season(2, 4) == Season::Closed);
    }

    void cp7_4_stormsByTheMonth()
    {
        const std::array<int, 12> faces{15, 15, 8, 4, 2, 1, 1, 1, 2, 4, 8, 15};
        for (int month = 1; month <= 12; ++month)
            QCOMPARE(stormChance({-431, month, 1}), faces[static_cast<std::size_t>(month - 1)]);
    }

    void aCampaignThatHasNotBegunDoesNotGoOn()
    {
        GamingTable table;
        QCOMPARE(advance(table), "campaign-not-begun");
        QCOMPARE(table.campaign.head().turn, 0);
    }

    void cp1_3_aWaitingBattleHoldsTheTurnAndIsNamed()
    {
        WarTable table;
        QCOMPARE(advance(table), "battle-waits");
        const std::string told = table.verdict.reasons.front().message.english();
        QVERIFY2(told.find(table.campaign.find(table.battle)->name) != std::string::npos, told.c_str());
        QCOMPARE(table.campaign.head().turn, 0);
        QCOMPARE(keysOf(whatWaitsFor(table.campaign, builtInFigures(), {})), "battle-waits");
    }

    void cp1_3_theTurnEndsAndTheNextBegins()
    {
        WarTable table;
        QCOMPARE(table.perform(R"({"do": "battle.call-off", "battle": )" + n(table.battle) + "}"), "");
        const Campaign before = table.campaign;
        QCOMPARE(advance(table), "");
        QCOMPARE(table.campaign.head().turn, 1);
        QCOMPARE(table.campaign.head().week, before.head().week % 4 + 1);
        QVERIFY(table.campaign.head().phase == TurnPhase::Orders);
        QCOMPARE(shownFlaws(table), "");
        // One undo takes it back whole.
        applyChanges(table.campaign, reversed(table.verdict.changes));
        QVERIFY(table.campaign == before);
    }

    void aTurnAdvancedFromTwoWindowsGoesOnOnce()
    {
        WarTable table;
        QCOMPARE(table.perform(R"({"do": "battle.call-off", "battle": )" + n(table.battle) + "}"), "");
        const std::string asked = R"({"do": "turn.advance", "turn": 0, "phase": "orders"})";
        QCOMPARE(table.perform(asked), "");
        QCOMPARE(table.perform(asked), "turn-passed");
        QCOMPARE(table.campaign.head().turn, 1);
    }

    void theSameTurnTwiceIsTheSame()
    {
        WarTable one;
        QCOMPARE(one.perform(R"({"do": "battle.call-off", "battle": )" + n(one.battle) + "}"), "");
        WarTable other = one;
        for (int week = 0; week < 5; ++week) {
            if (advance(one) != "")
                break;
            QCOMPARE(advance(other), "");
        }
        QVERIFY(one.campaign == other.campaign);
    }

    void cp1_3_whoseOrdersAreOpenIsOnTheList()
    {
        GamingTable table;
        const auto open = [&](SideId eyes) {
            std::string names;
            for (const Waiting& waiting : whatWaitsFor(table.campaign, builtInFigures(), eyes))
                if (waiting.key == "orders-open")
                    names += (names.empty() ? "" : ", ") + waiting.subject.english();
            return names;
        };
        const auto say = [&](const char* side, bool done) {
            return table.perform(R"({"do": "orders.finish", "side": )" + n(table.side(side)) + R"(, "done": )"
                                 + (done ? "true}" : "false}"));
        };
        for (const char* side : {"Athens", "Corinth"})
            (void)table.perform(R"({"do": "side.change", "side": )" + n(table.side(side))
                                + R"(, "player": "person"})");
        for (const char* side : {"Aegina", "Megara"})
            (void)table.perform(R"({"do": "side.change", "side": )" + n(table.side(side))
                                + R"(, "player": "machine"})");
        QCOMPARE(open({}), "");
        QCOMPARE(say("Athens", true), "no-time-for-orders");
        QCOMPARE(table.perform(R"({"do": "campaign.begin"})"), "");
        QCOMPARE(open({}), "Athens, Corinth");
        const auto lines = [&] {
            const auto all = whatWaitsFor(table.campaign, builtInFigures(), {});
            return std::count_if(all.begin(), all.end(),
                                 [](const Waiting& each) { return each.key == "orders-open"; });
        };
        QCOMPARE(lines(), 1); // an umpire by himself is not told of each side that nobody sits for
        QCOMPARE(open(table.side("Athens")), "Athens"); // of the others only the umpire hears (CP-2.3)
        QCOMPARE(say("Athens", true), "");
        QCOMPARE(say("Athens", true), "said-already");
        QCOMPARE(open({}), "Corinth");
        QCOMPARE(say("Athens", false), "");
        QCOMPARE(say("Athens", false), "said-already");
        QCOMPARE(open({}), "Athens, Corinth");
        QCOMPARE(say("Athens", true), "");
        // It stands in nobody's way, and holds for one week; that it was said once shows that somebody sits there.
        QCOMPARE(advance(table), "");
        if (table.campaign.head().phase == TurnPhase::Orders) {
            QCOMPARE(open({}), "Athens, Corinth");
            QCOMPARE(lines(), 2);
        } else {
            QCOMPARE(say("Corinth", true), "no-time-for-orders");
        }
        // Who plays alone is asked for nothing.
        (void)table.perform(R"({"do": "side.change", "side": )" + n(table.side("Corinth"))
                            + R"(, "player": "machine"})");
        QCOMPARE(open({}), "");
    }

    void cp6_4_aSquadronWithoutCommanderIsOnTheList()
    {
        GamingTable table;
        const auto missing = [&] {
            int count = 0;
            for (const Waiting& waiting :
                 whatWaitsFor(table.campaign, builtInFigures(), table.side("Athens")))
                count += waiting.key == "no-commander" || waiting.key == "no-admiral";
            return count;
        };
        const int before = missing();
        QCOMPARE(table.perform(R"({"do": "commander.dismiss", "commander": )"
                               + n(table.commander("Leokrates")) + "}"),
                 "");
        QCOMPARE(missing(), before + 1);
        // Of a side that the machine plays its captain sees to it: nobody else could.
        QCOMPARE(table.perform(R"({"do": "side.change", "side": )" + n(table.side("Athens"))
                               + R"(, "player": "machine"})"),
                 "");
        QCOMPARE(missing(), 0);
        for (const Waiting& waiting : whatWaitsFor(table.campaign, builtInFigures(), {}))
            QVERIFY(waiting.side != table.side("Athens"));
        QCOMPARE(table.perform(R"({"do": "side.change", "side": )" + n(table.side("Athens"))
                               + R"(, "player": "person"})"),
                 "");
        QCOMPARE(missing(), before + 1);
        // Another side's gaps are not for these eyes (CP-2.3).
        for (const Waiting& waiting : whatWaitsFor(table.campaign, builtInFigures(), table.side("Athens")))
            QVERIFY(waiting.side == table.side("Athens") || waiting.side.isNone());
    }

    void cp4_3_aSideThatOwesIsOnTheList()
    {
        GamingTable table;
        const auto owing = [&](SideId eyes) {
            std::string names;
            for (const Waiting& waiting : whatWaitsFor(table.campaign, builtInFigures(), eyes))
                if (waiting.key == "treasury-owes")
                    names += waiting.subject.english() + ": " + waiting.text.english();
            return names;
        };
        QCOMPARE(owing({}), "");
        const SideId athens = table.side("Athens");
        const std::string debt = (table.treasury("Athens") + Talents::whole(12)).text();
        QCOMPARE(table.perform(R"({"do": "ledger.enter", "side": )" + n(athens) + R"(, "amount": "-)" + debt
                               + R"(", "reason": "A bad year"})"),
                 "");
        QVERIFY2(owing({}).starts_with("Athens: It owes 12.00 talents"), owing({}).c_str());
        QCOMPARE(owing(athens), owing({}));
        QCOMPARE(owing(table.side("Corinth")), "");
    }

    // Only in the week that closes the month, and by the lines that its end books.
    void cp4_3_whoWillBeShortThisWeekIsOnTheList()
    {
        GamingTable table;
        QCOMPARE(table.perform(R"({"do": "campaign.begin"})"), "");
        const SideId athens = table.side("Athens");
        const auto shortOnes = [&](SideId eyes) {
            std::string told;
            for (const Waiting& waiting : whatWaitsFor(table.campaign, builtInFigures(), eyes))
                if (waiting.key == "month-short")
                    told += waiting.subject.english() + ": " + waiting.text.english();
            return told;
        };
        table.campaign.table<HeadRecord>().begin()->second.week = 4;
        QCOMPARE(shortOnes({}), "");
        const std::string all = (table.treasury("Athens") + Talents::whole(1000)).text();
        QCOMPARE(table.perform(R"({"do": "ledger.enter", "side": )" + n(athens) + R"(, "amount": "-)" + all
                               + R"(", "reason": "A bad year"})"),
                 "");
        Talents missing;
        for (const MonthLine& line : nextMonth(table.campaign, builtInFigures(), athens).lines)
            missing += line.missing;
        QVERIFY(!missing.isZero());
        QVERIFY2(shortOnes({}).starts_with("Athens: The month ends with this week, and it will be "
                                           + missing.text() + " talents short"),
                 shortOnes({}).c_str());
        QCOMPARE(shortOnes(athens), shortOnes({}));
        QCOMPARE(shortOnes(table.side("Corinth")), "");
        table.campaign.table<HeadRecord>().begin()->second.week = 3;
        QCOMPARE(shortOnes({}), "");
    }

    void cp2_3_aBattleOfOthersIsNotNamed()
    {
        WarTable table;
        for (const Waiting& waiting : whatWaitsFor(table.campaign, builtInFigures(), table.side("Corinth")))
            QVERIFY2(waiting.text.english().find(table.campaign.find(table.battle)->name)
                         == std::string::npos,
                     waiting.text.english().c_str());
        QCOMPARE(keysOf(whatWaitsFor(table.campaign, builtInFigures(), table.side("Corinth"))),
                 "others-wait");
    }

    void cp2_3_aNoteIsForWhomItIsWritten()
    {
        GamingTable table;
        const auto read = [&](const char* side) {
            std::string text;
            for (const ChronicleRecord* entry :
                 chronicleFor(table.campaign, *side ? table.side(side) : SideId{}))
                text += entry->text + "|";
            return text;
        };
        QCOMPARE(table.perform(R"({"do": "chronicle.note", "text": "Spring rites", "open": true})"), "");
        QCOMPARE(table.perform(R"({"do": "chronicle.note", "text": "A spy in Corinth", "side": )"
                               + n(table.side("Athens")) + "}"),
                 "");
        QCOMPARE(table.perform(R"({"do": "chronicle.note", "text": "Mine"})"), "");
        QCOMPARE(read(""), "Spring rites|A spy in Corinth|Mine|");
        QCOMPARE(read("Athens"), "Spring rites|A spy in Corinth|");
        QCOMPARE(read("Corinth"), "Spring rites|");
        QCOMPARE(table.perform(R"({"do": "chronicle.note", "text": "x", "side": 99999})"), "unknown-side");
        QCOMPARE(table.perform(R"({"do": "chronicle.note", "text": ""})"), "unreadable");
    }

private:
    static std::string shownFlaws(const WarTable& table) { return table.flaws(); }
};

QTEST_APPLESS_MAIN(TurnTest)
#include "turn_test.moc"
