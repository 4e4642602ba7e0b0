// SPDX-License-Identifier: GPL-3.0-or-later
// How battles of every game, size and place end: a table of those that reach the turn limit, by the captains that people
// meet and by those of forecasts. None is broken off, and under 2 of 100 of those with warships reach the limit.
//   NAVARCH_ENDING_RULES     under which game alone
//   NAVARCH_ENDING_CAPTAINS  "forecast" or "playing" alone
//   NAVARCH_ENDING_KIND      a regular expression that the rows fought match: "port, 20 v 10, mixed$"
//   NAVARCH_ENDING_SHIPS     how many ships a side has at most
//   NAVARCH_BATTLES          how many battles a row has
//   NAVARCH_ENDING_FROM      the seed of the first
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <cstdio>
#include <map>

#include "core/battle/match/registry.h"
#include "tests/core/rules/ending_battles.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

int asked(const char* variable, int otherwise)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : otherwise;
}

bool isAsked(const char* variable, const char* value)
{
    const QByteArray only = qgetenv(variable);
    return only.isEmpty() || only == value;
}

/// A line of the table; it goes out at once, since a row may take hours.
void print(const std::string& rules, const char* captains, const std::string& match, const EndingTally& tally,
           qint64 msecs)
{
    if (tally.fought == 0)
        std::printf("| %s | %s | %s | not fought: %s | | | | | |\n", rules.c_str(), captains, match.c_str(),
                    tally.refused.c_str());
    else
        std::printf(
            "| %s | %s | %s | %d | %d | %d | %lld | %lld | %.3f |\n", rules.c_str(), captains, match.c_str(),
            tally.fought, tally.atLimit, tally.stalled, static_cast<long long>(tally.turns / tally.fought),
            static_cast<long long>(tally.mostOrders), static_cast<double>(msecs) / 1000.0 / tally.fought);
    std::fflush(stdout);
}

} // namespace

class BattlesEndSoakTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        std::puts("| game | captains | place and sizes | battles | at the limit | stalled | turns | most "
                  "orders | s a battle |\n"
                  "| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    }

    void shareAtTheTurnLimit_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("forecast");
        for (const RuleSet& rules : builtInRuleSets().all())
            for (const bool forecast : {true, false})
                if (isAsked("NAVARCH_ENDING_RULES", rules.id.data())
                    && isAsked("NAVARCH_ENDING_CAPTAINS", forecast ? "forecast" : "playing"))
                    QTest::addRow("%s, %s", rules.id.data(), forecast ? "forecast" : "playing")
                        << QString::fromLatin1(rules.id.data()) << forecast;
    }
    void shareAtTheTurnLimit()
    {
        QFETCH(const QString, rules);
        QFETCH(const bool, forecast);
        // In one round captains who look ahead fight no battles that take them minutes.
        const int ships = asked("NAVARCH_ENDING_SHIPS", forecast ? 20 : rounds(20, 6));
        const int battles = asked("NAVARCH_BATTLES", forecast ? 200 : 20);
        const auto from = static_cast<std::uint64_t>(asked("NAVARCH_ENDING_FROM", 0));
        const char* captains = forecast ? "forecast" : "playing";
        const QRegularExpression held(qEnvironmentVariable("NAVARCH_ENDING_KIND"));
        QVERIFY2(held.isValid(), "NAVARCH_ENDING_KIND is no regular expression");
        std::map<std::string, std::pair<EndingTally, qint64>> ofPlace;
        std::string undecided;
        for (const EndingKind& kind : endingKinds(rules.toStdString(), ships)) {
            if (!held.match(QString::fromStdString(kind.match())).hasMatch())
                continue;
            QElapsedTimer clock;
            clock.start();
            const EndingTally tally =
                forecast ? simulatedOut(kind, from, battles) : playedOut(kind, from, battles);
            print(kind.rules, captains, kind.match(), tally, clock.elapsed());
            if (kind.isOfWarships()) {
                auto& [sum, msecs] = ofPlace[std::string(nameOf(kind.place))];
                sum.add(tally);
                msecs += clock.elapsed();
            }
            if (tally.undecided > 0)
                undecided += kind.text() + "; ";
        }
        for (const auto& [place, sum] : ofPlace)
            print(rules.toStdString(), captains, place + ", all", sum.first, sum.second);
        QVERIFY2(undecided.empty(), undecided.c_str());
        for (const auto& [place, sum] : ofPlace) {
            const std::string told = rules.toStdString() + ", " + place + ": " + sum.first.text();
            QVERIFY2(sum.first.endsInTime(), told.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(BattlesEndSoakTest)
#include "battles_end_soak_test.moc"
