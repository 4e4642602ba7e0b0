// SPDX-License-Identifier: GPL-3.0-or-later
// A hundred years of war, captains against captains, in campaign files: after each year the file is closed, opened again and
// looked at from end to end.
//
// An event, by which a file's growth is measured, is something that happened and is kept as a fact of its own: an entry of
// the chronicle, a transaction of the ledger, or an event of the journal that the chronicle does not tell in the same words.
// The bytes are those of the whole file, with its journal, indexes and half-empty pages, less those it was founded with.
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/campaign/calendar.h"
#include "db/campaign_file.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

const int weeksAYear = rounds(48, 2);
constexpr int yearsOfAWar = 4;
constexpr int bytesAnEvent = 600;

/// A war in a file.
class WarOnDisk {
public:
    /// `player`: whose the sides are. Those of persons are led by captains all the same.
    WarOnDisk(const std::string& scenario, int seed, Player player)
    {
        auto file =
            CampaignFile::create(m_folder.path(), test::machineWarOf(scenario, seed, player), "Begin");
        if (!file)
            qFatal("%s", samples::text(file.error()).c_str());
        m_file = std::move(*file);
        closeAndOpen();
        count({});
        m_events = 0;
        m_bytesAtFirst = bytes();
    }

    /// Why the war did not last the year, or what is wrong after it.
    std::string fightAYear()
    {
        const WarTableKeeper keeper{m_file->campaign(), m_file->figures(), [&](const Action& action) {
                                        const Performed made = m_file->perform(action);
                                        count(made.verdict.events);
                                        return problemsOf(made);
                                    }};
        const WarByCaptains war{builtInRuleSets(), "salamis-ad-actium", {}, false, true};
        for (int week = 0; week < weeksAYear; ++week) {
            const std::string when = phraseOf(dateOf(m_file->campaign().head())).english() + ": ";
            if (const auto fought = advanceByCaptains(keeper, war); !fought)
                return when + samples::text(fought.error());
            if (std::string wrong = test::brokenWar(m_file->campaign()); !wrong.empty())
                return when + wrong;
        }
        const Campaign before = m_file->campaign();
        closeAndOpen();
        if (m_file->campaign() != before)
            return "the file does not hold what was there";
        return samples::text(m_file->verify());
    }

    [[nodiscard]] const Campaign& campaign() const { return m_file->campaign(); }
    [[nodiscard]] qint64 events() const { return m_events; }
    [[nodiscard]] qint64 bytes() const { return QFileInfo(m_folder.path()).size(); }
    [[nodiscard]] qint64 bytesPerEvent() const
    {
        return (bytes() - m_bytesAtFirst) / std::max<qint64>(m_events, 1);
    }

private:
    static Problems problemsOf(const Performed& made)
    {
        Problems problems;
        if (made.done())
            return problems;
        for (const Finding& finding : made.verdict.reasons)
            if (finding.severity == Severity::Error)
                problems.push_back({finding.subject.english(), finding.message, {}});
        if (problems.empty())
            problems.push_back(made.problem);
        return problems;
    }

    /// What has happened since it was last called; `events` are those of the journal.
    void count(const std::vector<Event>& events)
    {
        std::set<std::string> told;
        const auto& chronicle = m_file->campaign().table<ChronicleRecord>();
        for (auto entry = chronicle.upper_bound(m_lastTold); entry != chronicle.end(); ++entry) {
            told.insert(entry->second.text);
            m_lastTold = entry->first;
            ++m_events;
        }
        const auto& ledger = m_file->campaign().table<TransactionRecord>();
        for (auto entry = ledger.upper_bound(m_lastPaid); entry != ledger.end(); ++entry) {
            m_lastPaid = entry->first;
            ++m_events;
        }
        for (const Event& event : events)
            m_events += told.contains(event.text.english()) ? 0 : 1;
    }

    void closeAndOpen()
    {
        m_file.reset();
        m_file = samples::reopen(m_folder.path());
    }

    samples::Folder m_folder;
    std::unique_ptr<CampaignFile> m_file;
    qint64 m_bytesAtFirst = 0;
    qint64 m_events = 0;
    Id<ChronicleRecord> m_lastTold;
    TransactionId m_lastPaid;
};

} // namespace

class WarYearsSoakTest : public QObject {
    Q_OBJECT

public:
    /// All rows together are one test function to QtTest, which stops one after five minutes: ctest watches the time here.
    static void initMain() { qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); }

private slots:
    /// CP-12: eight scenarios, three wars of four years each, and a year more of every other scenario: a hundred years. In the
    /// third the sides have players, for whom captains stand in order by order.
    void cp12_aHundredYears_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("years");
        int number = 0;
        for (const std::string& id : scenarioIds()) {
            if (onlyOneRound()) {
                QTest::addRow("%s, two weeks", id.c_str()) << QString::fromStdString(id) << 0 << 1;
                return;
            }
            for (int seed = 0; seed < 3; ++seed)
                QTest::addRow("%s, war %d", id.c_str(), seed + 1)
                    << QString::fromStdString(id) << seed << yearsOfAWar;
            if (++number % 2 == 0)
                QTest::addRow("%s, a year", id.c_str()) << QString::fromStdString(id) << 3 << 1;
        }
    }
    void cp12_aHundredYears()
    {
        QFETCH(const QString, scenario);
        QFETCH(const int, seed);
        QFETCH(const int, years);
        WarOnDisk war(scenario.toStdString(), seed, seed == 2 ? Player::Person : Player::Machine);
        for (int year = 1; year <= years; ++year) {
            const std::string wrong = war.fightAYear();
            QVERIFY2(wrong.empty(), ("year " + std::to_string(year) + ", " + wrong).c_str());
            qInfo("year %d: %s, %lld events, %lld bytes an event", year,
                  test::tallyOf(war.campaign()).text().c_str(), war.events(), war.bytesPerEvent());
        }
        Sum& sum = m_sums[scenario];
        const test::WarTally tally = test::tallyOf(war.campaign());
        sum.years += years;
        sum.battles += tally.battles;
        sum.assaults += tally.assaults;
        sum.blockades += tally.blockades;
        sum.raids += tally.raids;
        sum.mostBytes = std::max(sum.mostBytes, war.bytesPerEvent());
        QVERIFY2(years < yearsOfAWar || tally.battles > 0, "nobody fought in years");
        QVERIFY2(onlyOneRound() || war.bytesPerEvent() < bytesAnEvent,
                 qPrintable(QString::number(war.bytesPerEvent())));
    }

    void cleanupTestCase()
    {
        for (const auto& [scenario, sum] : m_sums)
            qInfo(
                "%s: %d years, %d battles (%d on ports), %d blockades, %d raids, at most %lld bytes an event",
                qPrintable(scenario), sum.years, sum.battles, sum.assaults, sum.blockades, sum.raids,
                sum.mostBytes);
    }

private:
    struct Sum {
        int years = 0;
        int battles = 0;
        int assaults = 0;
        int blockades = 0;
        int raids = 0;
        qint64 mostBytes = 0;
    };
    std::map<QString, Sum> m_sums; ///< by scenario
};

QTEST_GUILESS_MAIN(WarYearsSoakTest)
#include "war_years_soak_test.moc"
