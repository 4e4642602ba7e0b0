// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <csignal>
#include <functional>

#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/system/trouble.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

/// Runs `work` in a process of its own and gives its answer (0-127); 128 and more when it crashed. Limits and rights that
/// it gives itself end with it.
int inAnotherProcess(const std::function<int()>& work)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work());
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child)
        qFatal("no process");
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/// From here on no file of this process can grow beyond `bytes`: the disk is full.
void fillDiskAt(qint64 bytes)
{
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{rlim_t(bytes), rlim_t(bytes)};
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

/// Becomes somebody without any right in the folder, should the tests run as root.
void dropRights()
{
    if (::geteuid() == 0 && ::setuid(65534) != 0)
        ::_exit(99);
}

} // namespace

/// At every failing write the campaign is old or new and never mixed, in memory and on disk, and the message says so.
class FailingWriteTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // Loads the driver before any process is split off.
        const auto file = samples::create(m_folder.path("whole.navarch"));
        m_size = QFileInfo(m_folder.path("whole.navarch")).size();
        QVERIFY(m_size > 50'000);
    }

    /// The log grows with every edit until the disk is full, wherever in an edit that falls.
    void aFullDiskKeepsTheOldCampaign_data()
    {
        QTest::addColumn<int>("bytes");
        for (int bytes = 0; bytes < 120'000; bytes += 4'999)
            QTest::addRow("%d", bytes) << bytes;
    }
    void aFullDiskKeepsTheOldCampaign()
    {
        QFETCH(const int, bytes);
        const QString path = m_folder.path(QStringLiteral("full-%1.navarch").arg(bytes));
        QVERIFY(QFile::copy(m_folder.path("whole.navarch"), path));
        const int answer = inAnotherProcess([&] {
            const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
            if (!file)
                return 1;
            fillDiskAt(bytes);
            for (int i = 0; i < 100; ++i) {
                const Campaign before = file->campaign();
                const std::string title = file->undoTitle();
                const std::int64_t length = file->historyLength();
                const Performed performed = file->perform(samples::deed(i));
                if (performed.done()) {
                    if (file->historyLength() != length + 1)
                        return 2;
                    continue;
                }
                if (performed.outcome != Performed::Outcome::Failed || performed.problem.what.isEmpty()
                    || performed.problem.remedy.isEmpty())
                    return 3;
                if (performed.problem.what.english().find("Nothing of it was kept") == std::string::npos)
                    return 4;
                const bool old = file->campaign() == before && file->undoTitle() == title
                                 && file->historyLength() == length;
                return old ? 100 : 5;
            }
            return 6;
        });
        QCOMPARE(answer, 100);
        const auto result = CampaignFile::open(path, {OpenMode::Edit, false});
        QVERIFY2(result.outcome == Opening::Fine, result.message.text().c_str());
        QCOMPARE(samples::text(result.file->verify()), std::string());
        QVERIFY(result.file->perform(samples::deed(5)).done());
    }

    /// Room comes back, and the same file goes on without being opened again.
    void afterAFailureWorkGoesOn()
    {
        const QString path = m_folder.path("room.navarch");
        QVERIFY(QFile::copy(m_folder.path("whole.navarch"), path));
        const int answer = inAnotherProcess([&] {
            ::signal(SIGXFSZ, SIG_IGN);
            const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
            rlimit limit{};
            ::getrlimit(RLIMIT_FSIZE, &limit);
            const rlim_t before = limit.rlim_cur;
            limit.rlim_cur = 9'000;
            ::setrlimit(RLIMIT_FSIZE, &limit);
            int done = 0;
            while (file->perform(samples::deed(done)).done())
                ++done;
            if (file->undo().done())
                return 1;
            limit.rlim_cur = before;
            ::setrlimit(RLIMIT_FSIZE, &limit);
            if (!file->perform(samples::deed(done)).done() || file->historyLength() != done + 2)
                return 2;
            return file->verify().empty() ? 100 : 3;
        });
        QCOMPARE(answer, 100);
        QCOMPARE(samples::text(samples::reopen(path)->verify()), std::string());
    }

    void aCampaignThatDoesNotFitIsNotMade()
    {
        for (qint64 bytes = 0; bytes < m_size; bytes += m_size / 9 + 1) {
            const samples::Folder folder;
            const int answer = inAnotherProcess([&] {
                fillDiskAt(bytes);
                const auto made = CampaignFile::create(folder.path(), samples::smallCampaign(), "Begin");
                if (made)
                    return 1;
                return made.error().front().remedy.isEmpty() ? 2 : 100;
            });
            QCOMPARE(answer, 100);
            QCOMPARE(QDir(folder.dir.path()).entryList(QDir::Files), QStringList());
        }
    }

    void replacingOnAFullDiskLeavesTheOldFile()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        const int answer = inAnotherProcess([&] {
            fillDiskAt(20'000);
            return CampaignFile::create(folder.path(), samples::smallCampaign(), "Begin",
                                        CampaignFile::IfExists::Replace)
                       ? 1
                       : 100;
        });
        QCOMPARE(answer, 100);
        QVERIFY(samples::reopen(folder.path())->campaign() == samples::smallCampaign());
    }

    void aBackupThatDoesNotFitLeavesNothing()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
        }
        const int answer = inAnotherProcess([&] {
            const auto file = CampaignFile::open(folder.path(), {OpenMode::Edit, false}).file;
            fillDiskAt(30'000);
            const auto backup = file->backUp();
            if (backup)
                return 1;
            return backup.error().front().what.english().find("No backup was made") == std::string::npos
                       ? 2
                       : 100;
        });
        QCOMPARE(answer, 100);
        QCOMPARE(QDir(backupFolderOf(folder.path())).entryList(QDir::Files), QStringList());
    }

    /// Opening a log takes room of its own; where there is none the file is read without.
    void aFullDiskOpensForReading()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        const int answer = inAnotherProcess([&] {
            fillDiskAt(1'000);
            const auto look = CampaignFile::open(folder.path(), {OpenMode::Look});
            if (!look.file || look.outcome != Opening::Fine || look.notes.empty())
                return 1;
            if (look.notes.front().remedy != troubleOf(EFBIG).remedy)
                return 2;
            if (!(look.file->campaign() == samples::smallCampaign()) || !look.file->verify().empty())
                return 3;
            const auto edit = CampaignFile::open(folder.path(), {OpenMode::Edit, false});
            return !edit.file && edit.message.remedy == troubleOf(EFBIG).remedy ? 100 : 4;
        });
        QCOMPARE(answer, 100);
        QVERIFY(samples::reopen(folder.path())->campaign() == samples::smallCampaign());
    }

    void aReadOnlyFolderOpensForReading()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        QCOMPARE(readOnly(folder), 100);
        QCOMPARE(QDir(folder.dir.path()).entryList(QDir::Files), QStringList{"s.navarch"});
    }

    /// Somebody was killed in the middle of it: what is in the log belongs to the campaign.
    void aReadOnlyFolderWithALogOpensFromACopy()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        const int killed = inAnotherProcess([&] {
            const auto file = CampaignFile::open(folder.path()).file;
            if (file->perform(samples::deed(4)).done())
                ::raise(SIGKILL);
            return 1;
        });
        QCOMPARE(killed, 128 + SIGKILL);
        QVERIFY(QFileInfo(folder.path("s.navarch-wal")).size() > 0);
        QVERIFY(QFile::remove(folder.path("s.navarch.lock")));
        QCOMPARE(readOnly(folder, "War 4"), 100);
        QCOMPARE(samples::reopen(folder.path())->campaign().head().name, std::string("War 4"));
    }

    void nothingIsMadeInAReadOnlyFolder()
    {
        const samples::Folder folder;
        QCOMPARE(::chmod(QFile::encodeName(folder.dir.path()).constData(), 0555), 0);
        const int answer = inAnotherProcess([&] {
            dropRights();
            const auto made = CampaignFile::create(folder.path(), samples::smallCampaign(), "Begin");
            return !made && !made.error().front().remedy.isEmpty() ? 100 : 1;
        });
        QCOMPARE(::chmod(QFile::encodeName(folder.dir.path()).constData(), 0755), 0);
        QCOMPARE(answer, 100);
    }

    void aFileWithoutRightsIsUnreadable()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0), 0);
        QCOMPARE(::chmod(QFile::encodeName(folder.dir.path()).constData(), 0755), 0);
        const int answer = inAnotherProcess([&] {
            dropRights();
            const auto result = CampaignFile::open(folder.path());
            return result.outcome == Opening::Unreadable && !result.message.remedy.isEmpty() ? 100 : 1;
        });
        QCOMPARE(answer, 100);
    }

private:
    /// Opens the campaign as somebody who may not write in its folder.
    static int readOnly(const samples::Folder& folder,
                        const std::string& name = samples::smallCampaign().head().name)
    {
        const QByteArray dir = QFile::encodeName(folder.dir.path());
        for (const QFileInfo& file : QDir(folder.dir.path()).entryInfoList(QDir::Files))
            ::chmod(QFile::encodeName(file.filePath()).constData(), 0444);
        ::chmod(dir.constData(), 0555);
        const int answer = inAnotherProcess([&] {
            dropRights();
            const auto result = CampaignFile::open(folder.path());
            if (result.outcome != Opening::ReadOnlyMedium || result.message.remedy.isEmpty())
                return 1;
            if (!result.file || result.file->canEdit() || result.file->campaign().head().name != name)
                return 2;
            const Performed performed = result.file->perform(samples::deed(0));
            if (performed.outcome != Performed::Outcome::Failed || performed.problem.what.isEmpty())
                return 3;
            if (!result.file->verify().empty())
                return 4;
            const auto look = CampaignFile::open(folder.path(), {OpenMode::Look});
            return look.outcome == Opening::Fine && look.file->campaign().head().name == name ? 100 : 5;
        });
        ::chmod(dir.constData(), 0755);
        for (const QFileInfo& file : QDir(folder.dir.path()).entryInfoList(QDir::Files))
            ::chmod(QFile::encodeName(file.filePath()).constData(), 0644);
        return answer;
    }

    samples::Folder m_folder;
    qint64 m_size = 0;
};

QTEST_GUILESS_MAIN(FailingWriteTest)
#include "failing_write_test.moc"
