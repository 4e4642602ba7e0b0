// SPDX-License-Identifier: GPL-3.0-or-later
// How battles of every game, size and place end: the table of those that reach the turn limit, by the captains that people
// meet and by those of forecasts. None is broken off, and under 2 of 100 of those with warships reach the limit. NAVARCH_BATTLES says how many of a
// kind are fought, NAVARCH_ENDING_SHIPS how many ships a side has at most, NAVARCH_ENDING_RULES under which game alone,
// NAVARCH_ENDING_KIND what the names of the kinds fought hold.
#include <QTest>

#include <map>

#include "core/battle/registry.h"
#include "tests/core/rules/ending_battles.h"

using namespace navarch;

namespace {

int asked(const char* variable, int otherwise)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : otherwise;
}

void report(const char* captains, const std::string& what, const EndingTally& tally)
{
    qInfo("%-9s %-60s %s", captains, what.c_str(), tally.text().c_str());
}

} // namespace

class BattlesEndSoakTest : public QObject {
    Q_OBJECT

private slots:
    void shareAtTheTurnLimit_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("forecast");
        const QByteArray only = qgetenv("NAVARCH_ENDING_RULES");
        for (const RuleSet& rules : builtInRuleSets().all())
            for (const bool forecast : {true, false})
                if (only.isEmpty() || only == rules.id.data())
                    QTest::addRow("%s, %s", rules.id.data(), forecast ? "forecast" : "playing")
                        << QString::fromLatin1(rules.id.data()) << forecast;
    }
    void shareAtTheTurnLimit()
    {
        QFETCH(const QString, rules);
        QFETCH(const bool, forecast);
        const int ships = asked("NAVARCH_ENDING_SHIPS", 20);
        const int battles = asked("NAVARCH_BATTLES", forecast ? 200 : 20);
        const char* captains = forecast ? "forecast" : "playing";
        std::map<std::string, EndingTally> ofPlace;
        std::string undecided;
        const std::string held = qgetenv("NAVARCH_ENDING_KIND").toStdString();
        for (const EndingKind& kind : endingKinds(rules.toStdString(), ships)) {
            if (kind.text().find(held) == std::string::npos)
                continue;
            const EndingTally tally = forecast ? simulatedOut(kind, 0, battles) : playedOut(kind, 0, battles);
            report(captains, kind.text(), tally);
            if (kind.isOfWarships())
                ofPlace[std::string(nameOf(kind.place))].add(tally);
            if (tally.undecided > 0)
                undecided += kind.text() + "; ";
        }
        QVERIFY2(undecided.empty(), undecided.c_str());
        for (const auto& [place, tally] : ofPlace) {
            report(captains, rules.toStdString() + ", " + place + ", all", tally);
            const std::string told = rules.toStdString() + ", " + place + ": " + tally.text();
            QVERIFY2(tally.endsInTime(), told.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(BattlesEndSoakTest)
#include "battles_end_soak_test.moc"
