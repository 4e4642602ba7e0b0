// SPDX-License-Identifier: GPL-3.0-or-later
// The sync after a commit fails: the commit's mark is written by then, and may be on disk or not. Whatever the program says of
// it is so, then and after a kill, and what is asked again is done once.
#include <cerrno>

#include <QTest>

#include <dlfcn.h>
#include <unistd.h>

#include "core/campaign/gate/actions.h"
#include "db/opening/chain_head.h"
#include "tests/db/samples/samples.h"

namespace {

bool isCounting = false;
int syncs = 0;
int failingFrom = 0; // the number of the first that fails; 0: none does
int failingFor = 0;  // how many do

bool fails()
{
    if (!isCounting)
        return false;
    ++syncs;
    return failingFrom > 0 && syncs >= failingFrom && syncs < failingFrom + failingFor;
}

int syncWith(const char* name, int fd)
{
    if (fails()) {
        errno = EIO;
        return -1;
    }
    return reinterpret_cast<int (*)(int)>(::dlsym(RTLD_NEXT, name))(fd);
}

} // namespace

// In place of the system's, for this program and the libraries it uses.
extern "C" {
int fsync(int fd)
{
    return syncWith("fsync", fd);
}
int fdatasync(int fd)
{
    return syncWith("fdatasync", fd);
}
}

using namespace navarch;

class FailingSyncTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        isCounting = false;
        m_folder = std::make_unique<samples::Folder>();
        (void)samples::create(m_folder->path());
    }
    void cleanup() { isCounting = false; }

    void aSyncThatFailsOnce();
    void aDiskThatFailsFromThenOn();
    void severalDeedsTogether();
    void takingBack();

private:
    static void failSyncs(int from, int count)
    {
        isCounting = true;
        syncs = 0;
        failingFrom = from;
        failingFor = count;
    }
    /// The campaign as a kill at this moment leaves it: opened from a copy of what lies there now.
    void expectOnDisk(std::int64_t entries, const std::string& name) const
    {
        const samples::Folder copy;
        for (const QFileInfo& file : QDir(m_folder->dir.path()).entryInfoList(QDir::Files))
            if (!file.fileName().endsWith(".lock") && !file.fileName().endsWith("-shm"))
                QVERIFY(QFile::copy(file.filePath(), copy.path(file.fileName())));
        const auto opened = CampaignFile::open(copy.path(), {OpenMode::Edit, false});
        QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
        QCOMPARE(opened.file->historyLength(), entries);
        QCOMPARE(opened.file->campaign().head().name, name);
        QCOMPARE(samples::text(opened.file->verify()), std::string());
    }

    std::unique_ptr<samples::Folder> m_folder;
};

void FailingSyncTest::aSyncThatFailsOnce()
{
    const auto file = samples::reopen(m_folder->path());
    QVERIFY(file->perform(RenameCampaign{.name = "First"}).done());
    failSyncs(1, 1);
    const Performed failed = file->perform(RenameCampaign{.name = "Second"});
    QVERIFY2(syncs > 1, "nothing was synced");
    QVERIFY(failed.outcome == Performed::Outcome::Failed && !failed.mayBeKept);
    QVERIFY2(failed.problem.what.english().find("Nothing of it was kept") != std::string::npos,
             failed.problem.what.english().c_str());
    QCOMPARE(file->historyLength(), 2);
    expectOnDisk(2, "First");
    failSyncs(0, 0);
    QVERIFY(file->perform(RenameCampaign{.name = "Second"}).done());
    QVERIFY(syncs > 0);
    QCOMPARE(file->historyLength(), 3);
    expectOnDisk(3, "Second");
    QCOMPARE(samples::text(file->verify()), std::string());
}

void FailingSyncTest::aDiskThatFailsFromThenOn()
{
    {
        const auto file = samples::reopen(m_folder->path());
        QVERIFY(file->perform(RenameCampaign{.name = "First"}).done());
        failSyncs(1, 1'000'000);
        const Performed failed = file->perform(RenameCampaign{.name = "Second"});
        QVERIFY(failed.outcome == Performed::Outcome::Failed && failed.mayBeKept);
        QVERIFY2(failed.problem.what.english().find("whether it is kept cannot be found out now")
                     != std::string::npos,
                 failed.problem.what.english().c_str());
        // Nothing more is written, not even once the disk is well again: it would stand on something that nobody knows.
        failSyncs(0, 0);
        QVERIFY(!file->canEdit());
        const Performed after = file->perform(RenameCampaign{.name = "Third"});
        QVERIFY(after.outcome == Performed::Outcome::Failed);
        QCOMPARE(after.problem.what, failed.problem.what);
    }
    // Opened again the history says it, and nobody is told of a missing deed that was never told as done.
    const auto opened = CampaignFile::open(m_folder->path(), {OpenMode::Edit, false});
    QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
    const auto entries = opened.file->historyLength();
    QVERIFY(entries == 2 || entries == 3);
    QCOMPARE(opened.file->campaign().head().name, std::string(entries == 2 ? "First" : "Second"));
    QCOMPARE(samples::text(opened.file->verify()), std::string());
    QVERIFY(opened.file->perform(RenameCampaign{.name = "Third"}).done());
}

void FailingSyncTest::severalDeedsTogether()
{
    const auto file = samples::reopen(m_folder->path());
    const std::vector<Action> actions{RenameCampaign{.name = "First"}, RenameCampaign{.name = "Second"}};
    failSyncs(1, 1);
    const PerformedAll failed = file->performAll(actions);
    QVERIFY(failed.outcome == Performed::Outcome::Failed && !failed.mayBeKept);
    QCOMPARE(file->historyLength(), 1);
    expectOnDisk(1, samples::smallCampaign().head().name);
    failSyncs(0, 0);
    QVERIFY(file->performAll(actions).done());
    expectOnDisk(3, "Second");
}

void FailingSyncTest::takingBack()
{
    const auto file = samples::reopen(m_folder->path());
    QVERIFY(file->perform(RenameCampaign{.name = "First"}).done());
    failSyncs(1, 1);
    QVERIFY(file->undo().outcome == Performed::Outcome::Failed);
    QCOMPARE(file->undoTitle(), std::string("Rename the campaign to First"));
    expectOnDisk(2, "First");
    failSyncs(0, 0);
    QVERIFY(file->undo().done());
    QCOMPARE(file->historyLength(), 3);
    expectOnDisk(3, samples::smallCampaign().head().name);
}

QTEST_GUILESS_MAIN(FailingSyncTest)
#include "failing_sync_test.moc"
