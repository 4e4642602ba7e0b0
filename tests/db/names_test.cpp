// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign under more than one name, and one that gets another while it is open: it is the same campaign, locked as one, and
// its log is found.
#include <array>
#include <csignal>

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/db/samples/samples.h"

using namespace navarch;

class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<samples::Folder>();
        m_path = m_folder->path();
        (void)samples::create(m_path);
    }

    void aHardLinkLeadsToTheSameLock()
    {
        for (const QString& name : {m_folder->path("a.navarch"), m_folder->path("z.navarch")}) {
            hardLink(m_path, name);
            for (const auto& [first, second] : {std::pair(m_path, name), std::pair(name, m_path)}) {
                const auto file = samples::reopen(first);
                QVERIFY(goOn(*file));
                const auto other = CampaignFile::open(second);
                QVERIFY2(other.outcome == Opening::LockedByAnother, other.message.text().c_str());
                QCOMPARE(other.file->historyLength(), file->historyLength());
                const auto look = CampaignFile::open(second, {OpenMode::Look});
                QVERIFY(look.outcome == Opening::Fine);
                QCOMPARE(look.file->historyLength(), file->historyLength());
            }
            QVERIFY(QFile::remove(name));
        }
        QVERIFY(samples::reopen(m_path)->historyLength() == 5);
    }

    /// What a killed program left in the log is there under either name, whoever of them was killed.
    void aHardLinkFindsTheLog()
    {
        const QString other = m_folder->path("a.navarch");
        for (const QString& name : {m_path, other}) {
            const QString second = name == m_path ? other : m_path;
            const qint64 before = samples::reopen(m_path)->historyLength();
            killAfterADeed(name);
            if (!QFileInfo::exists(other))
                hardLink(m_path, other);
            QVERIFY(QFileInfo(m_path + "-wal").size() > 0 || QFileInfo(other + "-wal").size() > 0);
            const auto look = CampaignFile::open(second, {OpenMode::Look});
            QVERIFY2(look.outcome == Opening::Fine, look.message.text().c_str());
            QCOMPARE(look.file->historyLength(), before + 1);
            const auto file = samples::reopen(second);
            QCOMPARE(file->historyLength(), before + 1);
            QCOMPARE(samples::text(file->verify()), std::string());
        }
    }

    void aHardLinkElsewhereIsNotWrittenOn()
    {
        QVERIFY(QDir().mkpath(m_folder->path("elsewhere")));
        const QString other = m_folder->path("elsewhere/s.navarch");
        hardLink(m_path, other);
        for (const QString& name : {m_path, other}) {
            const auto result = CampaignFile::open(name);
            QVERIFY(result.outcome == Opening::ReadOnlyMedium);
            QVERIFY(!result.message.remedy.isEmpty());
            QVERIFY(result.file && !result.file->canEdit());
            QCOMPARE(samples::text(result.file->verify()), std::string());
        }
        QVERIFY(QFile::remove(other));
        const auto file = samples::reopen(m_path);
        // Made while it is open, it is locked all the same.
        hardLink(m_path, other);
        const auto result = CampaignFile::open(other);
        QVERIFY2(result.outcome == Opening::LockedByAnother, result.message.text().c_str());
        QVERIFY(result.message.what.english().find("under another name") != std::string::npos);
    }

    /// Renamed while it is open, it is the same file.
    void aRenamedFileIsStillLocked()
    {
        std::array<int, 2> said{};
        std::array<int, 2> heard{};
        QVERIFY(::pipe(said.data()) == 0 && ::pipe(heard.data()) == 0);
        char letter = 'x';
        const pid_t child = ::fork();
        if (child == 0) {
            const auto file = CampaignFile::open(m_path, {OpenMode::Edit, false}).file;
            const bool isOpen =
                file && goOn(*file) && ::write(said[1], &letter, 1) == 1 && ::read(heard[0], &letter, 1) == 1;
            ::_exit(isOpen && file->perform(samples::deed(1)).outcome == Performed::Outcome::Failed
                            && !file->canEdit()
                        ? 0
                        : 1);
        }
        QCOMPARE(::read(said[0], &letter, 1), ssize_t{1});
        const QString moved = m_folder->path("moved.navarch");
        QVERIFY(QFile::rename(m_path, moved));
        const auto opened = CampaignFile::open(moved);
        QVERIFY2(opened.outcome == Opening::LockedByAnother, opened.message.text().c_str());
        QVERIFY(opened.file && !opened.file->canEdit());
        // Once it has noticed, all that was done is in the file itself.
        QCOMPARE(::write(heard[1], &letter, 1), ssize_t{1});
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(samples::reopen(moved)->historyLength(), 2);
    }

private:
    static void hardLink(const QString& from, const QString& to)
    {
        if (::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
            qFatal("no hard link");
    }
    static bool goOn(CampaignFile& file)
    {
        return file.perform(samples::deed(static_cast<int>(file.historyLength()) - 1)).done();
    }
    static void killAfterADeed(const QString& path)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
            if (file && goOn(*file))
                ::raise(SIGKILL);
            ::_exit(1);
        }
        int status = 0;
        if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFSIGNALED(status))
            qFatal("the process was not killed");
    }

    std::unique_ptr<samples::Folder> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(NamesTest)
#include "names_test.moc"
