// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the computer goes back, or far ahead: entries count in their order, backups come after those before them, and
// nothing is taken for damage.
#include <ctime>

#include <QTest>

#include <dlfcn.h>
#include <sys/time.h>

#include "core/campaign/gate/actions.h"
#include "tests/db/samples/samples.h"

namespace {

long ahead = 0; // seconds by which the clock of this program goes ahead

} // namespace

// In place of the system's, for this program and the libraries it uses.
extern "C" {
int clock_gettime(clockid_t clock, struct timespec* time) noexcept
{
    static const auto call =
        reinterpret_cast<int (*)(clockid_t, struct timespec*)>(::dlsym(RTLD_NEXT, "clock_gettime"));
    const int result = call(clock, time);
    if (clock == CLOCK_REALTIME)
        time->tv_sec += ahead;
    return result;
}
int gettimeofday(struct timeval* time, void* zone) noexcept
{
    static const auto call =
        reinterpret_cast<int (*)(struct timeval*, void*)>(::dlsym(RTLD_NEXT, "gettimeofday"));
    const int result = call(time, zone);
    time->tv_sec += ahead;
    return result;
}
}

using namespace navarch;

class ClockTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { ahead = 0; }

    void aClockThatGoesBackAndForth()
    {
        constexpr long year = 365 * 24 * 3600;
        const samples::Folder folder;
        std::vector<std::int64_t> backups;
        (void)samples::create(folder.path());
        int number = 0;
        for (const long offset : {0L, 3 * year, -10 * year, year, -year, 0L}) {
            ahead = offset;
            const auto opened = CampaignFile::open(folder.path());
            QVERIFY2(opened.outcome == Opening::Fine && opened.notes.empty(), opened.message.text().c_str());
            QVERIFY(opened.file->perform(RenameCampaign{.name = "War " + std::to_string(++number)}).done());
            QVERIFY(opened.file->undo().done() && opened.file->redo().done());
            const auto made = opened.file->backUp();
            QVERIFY(made.has_value());
            // The newest is the newest, whatever the clock said when the others were made.
            QCOMPARE(backupsOf(folder.path()).front().path, made->path);
            backups.push_back(made->entries);
            QCOMPARE(samples::text(opened.file->verify()), std::string());
        }
        QVERIFY(std::is_sorted(backups.begin(), backups.end()));
        ahead = 0;
        const auto file = samples::reopen(folder.path());
        QCOMPARE(file->campaign().head().name, std::string("War 6"));
        const auto history = file->history(1, 100);
        QVERIFY(history.has_value());
        QCOMPARE(history->size(), 19u);
        int backward = 0;
        for (std::size_t i = 0; i < history->size(); ++i) {
            QCOMPARE(history->at(i).number, std::int64_t(i) + 1);
            backward += i > 0 && history->at(i).at < history->at(i - 1).at;
        }
        QCOMPARE(backward, 2); // or the clock of this test was not the program's
        for (int i = 5; i > 0; --i) {
            QVERIFY(file->undo().done());
            QCOMPARE(file->campaign().head().name, "War " + std::to_string(i));
        }
    }

    /// Who was killed while the clock went ahead has lost nothing, and its lock is taken over.
    void aLockAndALogFromTheFuture()
    {
        const samples::Folder folder;
        (void)samples::create(folder.path());
        const samples::Folder copy;
        ahead = 400L * 24 * 3600;
        {
            const auto file = samples::reopen(folder.path());
            QVERIFY(file->perform(RenameCampaign{.name = "Tomorrow"}).done());
            for (const char* part : {"", "-wal", ".head"})
                QVERIFY(QFile::copy(folder.path() + QString::fromLatin1(part),
                                    copy.path() + QString::fromLatin1(part)));
        }
        ahead = 0;
        const auto opened = CampaignFile::open(copy.path());
        QVERIFY2(opened.outcome == Opening::Fine && opened.notes.empty(), opened.message.text().c_str());
        QCOMPARE(opened.file->campaign().head().name, std::string("Tomorrow"));
    }
};

QTEST_GUILESS_MAIN(ClockTest)
#include "clock_test.moc"
