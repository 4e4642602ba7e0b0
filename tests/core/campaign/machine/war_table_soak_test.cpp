// SPDX-License-Identifier: GPL-3.0-or-later
// What wars between captains come to, scenario by scenario: a table that says whether they live.
//
// NAVARCH_WARS wars of each (3) of NAVARCH_WAR_YEARS years (3); a scenario's name after the test's, as QtTest takes it, for
// that one alone: war_table_soak_test "cp12_whatWarsComeTo:first-punic-war".
#include <QtTest>

#include <algorithm>
#include <chrono>
#include <deque>
#include <map>
#include <set>

#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/turn/victory.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/support/rounds.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr int weeksOfAYear = 48;

/// Whom a scenario is about: the two sides whose war it is.
const std::map<std::string, std::pair<std::string, std::string>> mainEnemies{
    {"chios-and-rhodes", {"Macedon", "Pergamon and Rhodes"}},
    {"demetrios-and-ptolemy", {"Antigonos and Demetrios", "Ptolemy"}},
    {"first-punic-war", {"Rome", "Carthage"}},
    {"octavian-and-antony", {"Octavian", "Antony and Cleopatra"}},
    {"peloponnesian-war", {"Athens", "Corinth"}},
    {"pompey-and-the-pirates", {"Rome", "The Cilicians"}},
    {"saronic-gulf", {"Athens", "Aegina"}},
    {"sicilian-expedition", {"Athens", "Syracuse"}},
};

/// What one war came to, or all wars of a scenario together.
struct WarFigures {
    int wars = 0;
    int met = 0;            ///< the main enemies fought each other
    int metInFirstYear = 0; ///< in its first year already
    int walled = 0;         ///< ports with walls that were taken by arms
    int open = 0;           ///< ports without
    int battles = 0;
    int atSea = 0; ///< of them: on no port
    int raids = 0;
    int blockades = 0;
    int drowned = 0;                    ///< ships lost to storms
    double shipYears = 0;               ///< ships afloat, times years
    double mostIdle = 0;                ///< the most that a side held for a year, against a year's income
    std::map<std::string, int> winners; ///< by points (CP-10.1)
    std::map<std::string, int> gainers; ///< by points beyond those with which a side began

    void add(const WarFigures& war)
    {
        wars += war.wars;
        met += war.met;
        metInFirstYear += war.metInFirstYear;
        walled += war.walled;
        open += war.open;
        battles += war.battles;
        atSea += war.atSea;
        raids += war.raids;
        blockades += war.blockades;
        drowned += war.drowned;
        shipYears += war.shipYears;
        mostIdle = std::max(mostIdle, war.mostIdle);
        for (const auto& [name, won] : war.winners)
            winners[name] += won;
        for (const auto& [name, won] : war.gainers)
            gainers[name] += won;
    }

    [[nodiscard]] QString text() const
    {
        return QStringLiteral("%1 of %2 | %3 | %4 | %5 | %6 | %7 | %8 | %9 | %10 | %11 | %12 | %13")
            .arg(met)
            .arg(wars)
            .arg(metInFirstYear)
            .arg(walled)
            .arg(open)
            .arg(shipYears > 0 ? drowned * 100 / shipYears : 0, 0, 'f', 1)
            .arg(mostIdle, 0, 'f', 2)
            .arg(battles)
            .arg(atSea)
            .arg(blockades)
            .arg(raids)
            .arg(listed(winners), listed(gainers));
    }

private:
    static QString listed(const std::map<std::string, int>& wars)
    {
        QStringList list;
        for (const auto& [name, count] : wars)
            list << QStringLiteral("%1 %2").arg(QString::fromStdString(name)).arg(count);
        return list.join(QStringLiteral(", "));
    }
};

/// "3 ships lost, ..." in what the chronicle tells of a storm.
int drownedIn(const std::string& text)
{
    static const QRegularExpression lost(QStringLiteral("(\\d+) ships? lost"));
    const QRegularExpressionMatch match = lost.match(QString::fromStdString(text));
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

class WatchedWar {
public:
    WatchedWar(const std::string& scenario, int seed) : m_scenario(scenario), m_war(scenario, seed)
    {
        for (const Standing& each : standingsOf(Draft(m_war.campaign)))
            m_began[each.side] = each.points;
    }

    /// What went wrong; empty when all was well.
    std::string fight(int weeks)
    {
        for (int week = 0; week < weeks; ++week) {
            const std::map<PortId, std::pair<SideId, bool>> before = ports();
            if (const std::string wrong = m_war.fight(1); !wrong.empty())
                return wrong;
            countFallen(before);
            countMoney();
            m_figures.shipYears +=
                static_cast<double>(m_war.campaign.table<ShipRecord>().size()) / weeksOfAYear;
        }
        return {};
    }

    [[nodiscard]] WarFigures figures()
    {
        const Campaign& campaign = m_war.campaign;
        m_figures.wars = 1;
        const WarTally tally = tallyOf(campaign);
        m_figures.battles = tally.battles;
        m_figures.atSea = tally.battles - tally.assaults;
        m_figures.blockades = tally.blockades;
        m_figures.raids = tally.raids;
        for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
            if (entry.kind == "storm")
                m_figures.drowned += drownedIn(entry.text);
        countMeetings();
        std::vector<Standing> standings = standingsOf(Draft(campaign));
        m_figures.winners[mostPoints(standings)] = 1;
        for (Standing& each : standings)
            each.points -= m_began.at(each.side);
        m_figures.gainers[mostPoints(standings)] = 1;
        return m_figures;
    }

private:
    static std::string mostPoints(const std::vector<Standing>& standings)
    {
        return std::max_element(standings.begin(), standings.end(),
                                [](const Standing& a, const Standing& b) { return a.points < b.points; })
            ->name;
    }

    /// Whose each port is, and whether it has walls.
    [[nodiscard]] std::map<PortId, std::pair<SideId, bool>> ports() const
    {
        std::map<PortId, std::pair<SideId, bool>> ports;
        for (const auto& [id, port] : m_war.campaign.table<PortRecord>())
            ports[id] = {port.owner, false};
        for (const auto& [id, wall] : m_war.campaign.table<WallRecord>())
            ports[wall.port].second = true;
        return ports;
    }

    void countFallen(const std::map<PortId, std::pair<SideId, bool>>& before)
    {
        // Defences of neutral ports are rolled in the very week.
        const auto after = ports();
        for (const auto& [id, now] : after)
            if (now.first != before.at(id).first)
                ++(now.second ? m_figures.walled : m_figures.open);
    }

    /// The least of a year is what lay idle all through it.
    void countMoney()
    {
        const int perValue = figuresInForce(Draft(m_war.campaign)).incomePerValue;
        std::map<SideId, int> values;
        for (const auto& [id, port] : m_war.campaign.table<PortRecord>())
            values[port.owner] += port.economicValue;
        for (const auto& [id, side] : m_war.campaign.table<SideRecord>()) {
            std::deque<double>& held = m_held[id];
            held.push_back(static_cast<double>(balanceOf(m_war.campaign, id).hundredths()) / 100);
            if (held.size() > weeksOfAYear)
                held.pop_front();
            const int income = values[id] * perValue * 12;
            if (held.size() < weeksOfAYear || income == 0)
                continue;
            m_figures.mostIdle =
                std::max(m_figures.mostIdle, *std::min_element(held.begin(), held.end()) / income);
        }
    }

    void countMeetings()
    {
        const auto& [one, other] = mainEnemies.at(m_scenario);
        std::map<BattleId, std::set<std::string>> sides;
        for (const auto& [id, side] : m_war.campaign.table<BattleSideRecord>())
            sides[side.battle].insert(side.name);
        for (const auto& [id, battle] : m_war.campaign.table<BattleRecord>()) {
            if (battle.state != BattleState::Fought || !sides[id].contains(one) || !sides[id].contains(other))
                continue;
            m_figures.met = 1;
            m_figures.metInFirstYear = m_figures.metInFirstYear || battle.turn < weeksOfAYear;
        }
    }

    std::string m_scenario;
    MachineWar m_war;
    WarFigures m_figures;
    std::map<SideId, int> m_began;               ///< with so many points
    std::map<SideId, std::deque<double>> m_held; ///< what was in the treasury, week by week, for a year
};

int fromEnvironment(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber && number > 0 ? number : usual;
}

} // namespace

class WarTableSoakTest : public QObject {
    Q_OBJECT

public:
    /// QtTest stops a function after five minutes: ctest watches the time here.
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", "36000000"); }

private slots:
    void cp12_whatWarsComeTo_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const auto& [id, enemies] : mainEnemies)
            if (!onlyOneRound() || id == "saronic-gulf")
                QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void cp12_whatWarsComeTo()
    {
        QFETCH(const QString, scenario);
        const auto began = std::chrono::steady_clock::now();
        const int wars = rounds(fromEnvironment("NAVARCH_WARS", 3), 1);
        const int weeks = rounds(fromEnvironment("NAVARCH_WAR_YEARS", 3) * weeksOfAYear, 2);
        WarFigures all;
        for (int seed = 0; seed < wars; ++seed) {
            WatchedWar war(scenario.toStdString(), seed);
            const std::string wrong = war.fight(weeks);
            QVERIFY2(wrong.empty(), wrong.c_str());
            all.add(war.figures());
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
        m_lines << QStringLiteral("| %1 | %2 |").arg(scenario, all.text());
        qInfo("%s (%.0f s)", qPrintable(m_lines.last()), took.count());
        QCOMPARE(all.wars, wars);
    }

    void cleanupTestCase()
    {
        qInfo("| scenario | main enemies fought | in the first year | walled ports taken | others taken | "
              "ships lost to "
              "storms, of 100 a year | most idle, years' income | battles | at sea | blockades | raids | won "
              "by | "
              "gained most |\n%s",
              qPrintable(m_lines.join(QLatin1Char('\n'))));
    }

private:
    QStringList m_lines;
};

QTEST_GUILESS_MAIN(WarTableSoakTest)
#include "war_table_soak_test.moc"
