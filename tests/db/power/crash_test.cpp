// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <random>

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

constexpr int edits = 200;
#ifdef NAVARCH_SOAK
const int kills = rounds(9'000, 2);
#else
const int kills = 50;
#endif

/// What the child does: goes on with the campaign's deeds, an undo among every few, and says a number after each that is
/// stored. The parent kills it.
int editUntilKilled(const QString& path)
{
    const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
    if (!file)
        return 1;
    while (file->historyLength() <= edits) {
        const auto next = static_cast<int>(file->historyLength());
        const Performed performed = next % 7 == 6 ? file->undo() : file->perform(samples::deed(next));
        if (!performed.done())
            return 2;
        std::printf("%lld\n", static_cast<long long>(file->historyLength()));
        std::fflush(stdout);
    }
    return 0;
}

/// Does one deed, says so, and keeps the file open until its input ends.
int holdOpen(const QString& path)
{
    const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
    if (!file || !file->perform(samples::deed(4)).done())
        return 1;
    std::printf("open\n");
    std::fflush(stdout);
    return std::getchar() == EOF ? 0 : 1;
}

} // namespace

/// Nothing that was acknowledged is lost when the program is killed at any moment.
class CrashTest : public QObject {
    Q_OBJECT

private slots:
    /// What the campaign is after each number of entries, found without a file.
    void initTestCase()
    {
        Campaign campaign = samples::smallCampaign();
        std::vector<Changes> deeds;
        m_states = {{}, campaign};
        for (int next = 1; next <= edits; ++next) {
            if (next % 7 == 6) {
                applyChanges(campaign, reversed(deeds.back()));
                deeds.pop_back();
            } else {
                const Verdict verdict = consider(campaign, builtInFigures(), samples::deed(next));
                QVERIFY(verdict.allowed());
                applyChanges(campaign, verdict.changes);
                deeds.push_back(verdict.changes);
            }
            m_states.push_back(campaign);
        }
        const auto file = samples::create(m_folder.path("whole.navarch"));
    }

    void killedAtRandomMoments()
    {
        std::mt19937 random(11);
        int cutShort = 0;
        for (int round = 0; round < kills; ++round) {
            const QString path = m_folder.path(QStringLiteral("round.navarch"));
            QVERIFY(!QFile::exists(path) || QFile::remove(path));
            QVERIFY(QFile::copy(m_folder.path("whole.navarch"), path));
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"edit", path});
            QVERIFY(child.waitForStarted());
            // A moment is so many acknowledgements and a little more, which falls anywhere into the next edits.
            const int wanted = int(random() % edits);
            QByteArray said;
            while (said.count('\n') < wanted && child.waitForReadyRead(30'000))
                said += child.readAllStandardOutput();
            QElapsedTimer moment;
            moment.start();
            const qint64 more = random() % 3'000'000;
            while (moment.nsecsElapsed() < more) {
            }
            child.kill();
            QVERIFY(child.waitForFinished());
            said += child.readAllStandardOutput();
            cutShort += child.exitStatus() == QProcess::CrashExit;

            const auto lines = said.split('\n');
            const std::int64_t acknowledged = lines.size() < 2 ? 1 : lines[lines.size() - 2].toLongLong();
            const auto result = CampaignFile::open(path, {OpenMode::Edit, false});
            QVERIFY2(result.outcome == Opening::Fine, result.message.text().c_str());
            const std::int64_t kept = result.file->historyLength();
            // The last one may have been stored and killed before it was said.
            QVERIFY2(kept == acknowledged || kept == acknowledged + 1,
                     qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(acknowledged)));
            QVERIFY(result.file->campaign() == m_states[std::size_t(kept)]);
            QCOMPARE(samples::text(result.file->verify()), std::string());
            if ((round + 1) % 500 == 0) {
                std::printf("%d kills, %d before the end\n", round + 1, cutShort);
                std::fflush(stdout);
            }
        }
        QVERIFY2(cutShort >= kills * 4 / 5 || kills < 50, std::to_string(cutShort).c_str());
        std::printf("%d kills, %d before the end, no deed lost that was told as done\n", kills, cutShort);
    }

    void whatAnotherProcessHasOpenIsOnlyShown()
    {
        const QString path = m_folder.path("held.navarch");
        QVERIFY(QFile::copy(m_folder.path("whole.navarch"), path));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"hold", path});
        QVERIFY(child.waitForStarted() && child.waitForReadyRead(30'000));
        QCOMPARE(child.readAllStandardOutput(), QByteArray("open\n"));
        {
            const auto result = CampaignFile::open(path);
            QVERIFY2(result.outcome == Opening::LockedByAnother, result.message.text().c_str());
            const std::string holder = "process " + std::to_string(child.processId()) + " ("
                                       + QCoreApplication::applicationName().toStdString() + ")";
            QVERIFY2(result.message.what.english().find(holder) != std::string::npos,
                     result.message.what.english().c_str());
            QCOMPARE(result.file->campaign().head().name, std::string("War 4"));
            QVERIFY(!result.file->canEdit());
            QCOMPARE(samples::text(result.file->verify()), std::string());
            QVERIFY(!CampaignFile::create(path, samples::smallCampaign(), "Begin",
                                          CampaignFile::IfExists::Replace));
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        QVERIFY(samples::reopen(path)->undo().done());
    }

private:
    samples::Folder m_folder;
    std::vector<Campaign> m_states; ///< by the number of entries
};

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("edit"))
        return editUntilKilled(arguments[2]);
    if (arguments.size() == 3 && arguments[1] == QLatin1String("hold"))
        return holdOpen(arguments[2]);
    CrashTest test;
    return QTest::qExec(&test, arguments);
}
#include "crash_test.moc"
