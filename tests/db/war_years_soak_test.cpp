// SPDX-License-Identifier: GPL-3.0-or-later
// A hundred years of war, machine against machine, in campaign files: after each year the file is closed, opened again and
// looked at from end to end.
#include <QFileInfo>
#include <QTest>

#include <algorithm>

#include "core/campaign/calendar.h"
#include "db/campaign_file.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/db/samples.h"

using namespace navarch;

namespace {

constexpr int weeksAYear = 48;
constexpr int yearsOfAWar = 4;
constexpr int bytesAnEvent = 600;

/// A war in a file.
class WarOnDisk {
public:
    WarOnDisk(const std::string& scenario, int seed)
    {
        auto file = CampaignFile::create(m_folder.path(), test::machineWarOf(scenario, seed), "Begin");
        if (!file)
            qFatal("%s", samples::text(file.error()).c_str());
        m_file = std::move(*file);
        closeAndOpen();
        m_bytesAtFirst = bytes();
    }

    /// Why the war did not last the year, or what is wrong after it.
    std::string fightAYear()
    {
        const WarTableKeeper keeper{m_file->campaign(), m_file->figures(), [&](const Action& action) {
                                        const Performed made = m_file->perform(action);
                                        m_events += made.done() ? static_cast<qint64>(made.verdict.events.size()) : 0;
                                        return problemsOf(made);
                                    }};
        const WarByCaptains war{builtInRuleSets(), "salamis-ad-actium", {}, false};
        for (int week = 0; week < weeksAYear; ++week) {
            const std::string when = textOf(dateOf(m_file->campaign().head())) + ": ";
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
    [[nodiscard]] qint64 bytesPerEvent() const { return (bytes() - m_bytesAtFirst) / std::max<qint64>(m_events, 1); }

private:
    static Problems problemsOf(const Performed& made)
    {
        Problems problems;
        if (made.done())
            return problems;
        for (const Finding& finding : made.verdict.reasons)
            if (finding.severity == Severity::Error)
                problems.push_back({finding.subject, finding.message, {}});
        if (problems.empty())
            problems.push_back(made.problem);
        return problems;
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
};

} // namespace

class WarYearsSoakTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-12: eight scenarios, three wars of four years each, and a year more of every other scenario: a hundred years.
    void cp12_aHundredYears_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("years");
        int number = 0;
        for (const std::string& id : scenarioIds()) {
            for (int seed = 0; seed < 3; ++seed)
                QTest::addRow("%s, war %d", id.c_str(), seed + 1) << QString::fromStdString(id) << seed << yearsOfAWar;
            if (++number % 2 == 0)
                QTest::addRow("%s, a year", id.c_str()) << QString::fromStdString(id) << 3 << 1;
        }
    }
    void cp12_aHundredYears()
    {
        QFETCH(const QString, scenario);
        QFETCH(const int, seed);
        QFETCH(const int, years);
        WarOnDisk war(scenario.toStdString(), seed);
        for (int year = 1; year <= years; ++year) {
            const std::string wrong = war.fightAYear();
            QVERIFY2(wrong.empty(), ("year " + std::to_string(year) + ", " + wrong).c_str());
            qInfo("year %d: %s, %lld events, %lld bytes an event", year, test::tallyOf(war.campaign()).text().c_str(),
                  war.events(), war.bytesPerEvent());
        }
        QVERIFY2(war.bytesPerEvent() < bytesAnEvent, qPrintable(QString::number(war.bytesPerEvent())));
    }
};

QTEST_GUILESS_MAIN(WarYearsSoakTest)
#include "war_years_soak_test.moc"
