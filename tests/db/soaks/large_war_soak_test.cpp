// SPDX-License-Identifier: GPL-3.0-or-later
// A war of 50 MB: what it costs to open, to verify, to back up, and to open after a kill with another file's log beside it.
#include <chrono>
#include <csignal>
#include <cstdio>
#include <functional>
#include <random>

#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/campaign/gate/actions.h"
#include "db/verification.h"
#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

const qint64 wanted = rounds(qint64{50} << 20, qint64{1} << 20);

/// Runs `work` in a process of its own and prints what it cost. How much memory it took, in megabytes.
long costOf(const char* what, const QString& path, const std::function<bool()>& work)
{
    const auto began = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work() ? 0 : 1);
    int status = 0;
    rusage used{};
    if (child < 0 || ::wait4(child, &status, 0, &used) != child || !WIFEXITED(status)
        || WEXITSTATUS(status) != 0)
        qFatal("%s failed", what);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - began;
    const double processor = static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
                             + static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    std::printf("%s: a war of %.1f MB, %.1f s (%.1f s of the processor), %ld MB\n", what,
                static_cast<double>(QFileInfo(path).size()) / (1 << 20), time.count(), processor,
                used.ru_maxrss / 1024);
    std::fflush(stdout);
    return used.ru_maxrss / 1024;
}

} // namespace

class LargeWarSoakTest : public QObject {
    Q_OBJECT

private slots:
    void opensVerifiesAndIsBackedUp()
    {
        const samples::Folder folder;
        const QString war = folder.path();
        std::mt19937 random(50);
        std::int64_t entries = 1;
        {
            const auto file = samples::create(war);
            while (QFileInfo(war).size() < wanted) {
                std::vector<Action> notes;
                for (int i = 0; i < 200; ++i) {
                    std::string text;
                    while (text.size() < 1900)
                        text += std::to_string(random()) + ' ';
                    notes.push_back(WriteNote{text, false, {}});
                }
                QVERIFY(file->performAll(notes).done());
            }
            entries = file->historyLength();
        }
        QVERIFY(QFileInfo(war).size() >= wanted);
        constexpr long mostMemory = 512;
        QVERIFY(costOf("looked at", war,
                       [&] { return CampaignFile::open(war, {OpenMode::Look}).outcome == Opening::Fine; })
                < mostMemory);
        QVERIFY(costOf("verified", war, [&] { return verifyFile(war).empty(); }) < mostMemory);
        QVERIFY(costOf("opened and backed up", war,
                       [&] {
                           const auto opened = CampaignFile::open(war);
                           return opened.outcome == Opening::Fine && opened.notes.empty()
                                  && backupsOf(war).front().entries == entries;
                       })
                < mostMemory);
        QVERIFY(costOf("a deed and its undoing", war,
                       [&] {
                           const auto opened = CampaignFile::open(war, {OpenMode::Edit, false});
                           return opened.file->perform(samples::deed(1)).done() && opened.file->undo().done();
                       })
                < mostMemory);
        const QString backup = backupsOf(war).front().path;
        const pid_t child = ::fork();
        if (child == 0) {
            const auto opened = CampaignFile::open(war, {OpenMode::Edit, false});
            if (opened.file->perform(samples::deed(1)).done())
                ::raise(SIGKILL);
            ::_exit(1);
        }
        int status = 0;
        QVERIFY(child > 0 && ::waitpid(child, &status, 0) == child && WIFSIGNALED(status));
        QVERIFY(QFileInfo(war + "-wal").size() > 0);
        QVERIFY(QFile::remove(war) && QFile::copy(backup, war));
        QVERIFY(costOf("opened with the log of another", war,
                       [&] {
                           const auto opened = CampaignFile::open(war, {OpenMode::Edit, false});
                           return opened.file && opened.file->historyLength() == entries
                                  && !opened.notes.empty();
                       })
                < mostMemory);
    }
};

QTEST_GUILESS_MAIN(LargeWarSoakTest)
#include "large_war_soak_test.moc"
