// SPDX-License-Identifier: GPL-3.0-or-later
// A match between captains of two levels: the same for any number of threads, fair to both, ended by its test at the same pair
// every time, and stopped when told.
#include <QTest>

#include <atomic>

#include "core/battle/contest/captains_match.h"
#include "core/battle/contest/contests.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

namespace {

using Contests = std::vector<std::shared_ptr<const Contest>>;

Contests contests(int briefs = 2)
{
    Contests made;
    for (int i = 0; i < briefs; ++i)
        made.push_back(std::move(*contestOf(tinyRules(), tinyBrief(3 + i), builtInFigures())));
    return made;
}

CaptainsMatchRequest request(CaptainLevel one, CaptainLevel other, int pairs, int threads = 1)
{
    CaptainsMatchRequest wanted;
    wanted.levels = {one, other};
    wanted.pairs = pairs;
    wanted.threads = threads;
    wanted.seed = 7;
    return wanted;
}

std::string textOf(const CaptainsMatch& match, const std::optional<Sprt>& sprt = {})
{
    return captainsMatchJson(match, sprt).dump();
}

} // namespace

class CaptainsMatchTest : public QObject {
    Q_OBJECT

private slots:
    void anyNumberOfThreadsGivesTheSame();
    void aLevelIsExactlyAsGoodAsItself();
    void thinkingBeatsChance();
    void itIsTheSumOfItsBriefs();
    void itsTestEndsItAtTheSamePair();
    void whenStoppedItHoldsWhatWasDone();
    void timeIsTakenByTheClockThatIsGiven();
    void whatIsNotOfTwoSidesIsRefused();
};

void CaptainsMatchTest::anyNumberOfThreadsGivesTheSame()
{
    const Contests ready = contests();
    const std::string one =
        textOf(fightMatch(ready, request(CaptainLevel::Captain, CaptainLevel::Ensign, 24, 1)));
    for (const int threads : {2, 3, 50})
        QCOMPARE(textOf(fightMatch(ready, request(CaptainLevel::Captain, CaptainLevel::Ensign, 24, threads))),
                 one);
}

void CaptainsMatchTest::aLevelIsExactlyAsGoodAsItself()
{
    for (const CaptainLevel level : {CaptainLevel::Random, CaptainLevel::Earlier, CaptainLevel::Ensign,
                                     CaptainLevel::Captain, CaptainLevel::Navarch}) {
        const CaptainsMatch match = fightMatch(contests(), request(level, level, 6));
        QCOMPARE(match.all.pairs.counts[2], 6); // the two battles of a pair are one
        QCOMPARE(eloDifference(match.all.pairs).elo, 0.0);
    }
}

void CaptainsMatchTest::thinkingBeatsChance()
{
    for (const CaptainLevel level :
         {CaptainLevel::Earlier, CaptainLevel::Ensign, CaptainLevel::Captain, CaptainLevel::Navarch}) {
        const CaptainsMatch match = fightMatch(contests(), request(level, CaptainLevel::Random, 20));
        QVERIFY2(match.all.wins > 2 * match.all.losses, textOf(match).c_str());
    }
}

void CaptainsMatchTest::itIsTheSumOfItsBriefs()
{
    const CaptainsMatch match =
        fightMatch(contests(3), request(CaptainLevel::Captain, CaptainLevel::Random, 10));
    QCOMPARE(match.pairs, 10);
    QCOMPARE(match.all.battles(), 20);
    QVERIFY(!match.wasStopped && !match.answer);
    QCOMPARE(match.ofBriefs.size(), std::size_t{3});
    QCOMPARE(match.ofBriefs[0].battles(), 8);
    QCOMPARE(match.ofBriefs[2].battles(), 6);
    int wins = 0;
    std::int64_t turns = 0;
    for (const LevelScore& each : match.ofBriefs) {
        wins += each.wins;
        turns += each.turns;
    }
    QCOMPARE(wins, match.all.wins);
    QCOMPARE(turns, match.all.turns);
}

void CaptainsMatchTest::itsTestEndsItAtTheSamePair()
{
    const Contests ready = contests();
    std::string first;
    for (const int threads : {1, 2, 5}) {
        auto wanted = request(CaptainLevel::Captain, CaptainLevel::Random, 400, threads);
        wanted.sprt = Sprt{0, 50};
        const CaptainsMatch match = fightMatch(ready, wanted);
        QCOMPARE(*match.answer, SprtAnswer::Most);
        QVERIFY(match.pairs >= leastSprtPairs && match.pairs < 400 && !match.wasStopped);
        const std::string text = textOf(match, wanted.sprt);
        if (first.empty())
            first = text;
        QCOMPARE(text, first);
    }
}

void CaptainsMatchTest::whenStoppedItHoldsWhatWasDone()
{
    const Contests ready = contests();
    std::stop_source stop;
    auto wanted = request(CaptainLevel::Ensign, CaptainLevel::Random, 100'000, 2);
    wanted.stop = stop.get_token();
    wanted.progress = [&](const CaptainsMatch& sofar) {
        if (sofar.pairs == 9)
            stop.request_stop();
    };
    const CaptainsMatch match = fightMatch(ready, wanted);
    QVERIFY(match.wasStopped);
    QVERIFY(match.pairs >= 9 && match.pairs < 1000);
    CaptainsMatch whole = fightMatch(ready, request(CaptainLevel::Ensign, CaptainLevel::Random, match.pairs));
    whole.wasStopped = true;
    QCOMPARE(textOf(match), textOf(whole));
    std::stop_source atOnce;
    atOnce.request_stop();
    wanted.stop = atOnce.get_token();
    QCOMPARE(fightMatch(ready, wanted).pairs, 0);
}

void CaptainsMatchTest::timeIsTakenByTheClockThatIsGiven()
{
    static std::atomic<std::int64_t> now{0};
    auto wanted = request(CaptainLevel::Ensign, CaptainLevel::Random, 2);
    wanted.clock = [] { return now += 5; };
    const CaptainsMatch match = fightMatch(contests(), wanted);
    for (const CaptainEffort& effort : match.effort) {
        QVERIFY(effort.decisions > 0);
        QCOMPARE(effort.nanoseconds, 5 * effort.decisions);
        QCOMPARE(effort.longest, std::int64_t{5});
    }
    wanted.clock = nullptr;
    QCOMPARE(fightMatch(contests(), wanted).effort[0].nanoseconds, std::int64_t{0});
}

void CaptainsMatchTest::whatIsNotOfTwoSidesIsRefused()
{
    BattleBrief brief = tinyBrief();
    brief.sides.push_back(brief.sides.front());
    const auto contest = contestOf(tinyRules(), brief, builtInFigures());
    QVERIFY(!contest);
    QCOMPARE(contest.error().front().place, std::string("sides"));
}

QTEST_GUILESS_MAIN(CaptainsMatchTest)
#include "captains_match_test.moc"
