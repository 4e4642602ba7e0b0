// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <stdexcept>

#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

std::vector<Action> deeds(int from, int count)
{
    std::vector<Action> some;
    for (int i = 0; i < count; ++i)
        some.push_back(samples::deed(from + i));
    return some;
}

/// One that no campaign allows.
Action refused()
{
    return RenameShip{.ship = ShipId{9999}, .name = "Nobody"};
}

} // namespace

/// Several deeds in one transaction: all of them or none, on disk and in memory.
class TogetherTest : public QObject {
    Q_OBJECT

private slots:
    void allAreDone()
    {
        const samples::Folder one;
        const samples::Folder other;
        const auto together = samples::create(one.path());
        const auto singly = samples::create(other.path());
        const PerformedAll performed = together->performAll(deeds(1, 6));
        QVERIFY(performed.done());
        QCOMPARE(performed.verdicts.size(), std::size_t{6});
        for (const Action& action : deeds(1, 6))
            QVERIFY(singly->perform(action).done());
        QVERIFY(together->campaign() == singly->campaign());
        QCOMPARE(together->historyLength(), singly->historyLength());
        QCOMPARE(together->undoTitle(), singly->undoTitle());
        QCOMPARE(samples::text(together->verify()), std::string());
        // Each is an entry of its own.
        for (int i = 0; i < 6; ++i) {
            QVERIFY(together->undo().done() && singly->undo().done());
            QCOMPARE(together->undoTitle(), singly->undoTitle());
        }
        QVERIFY(together->campaign() == samples::smallCampaign());
    }

    void oneThatIsRefusedTakesAllBack()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(1)).done());
        const Campaign before = file->campaign();
        auto some = deeds(2, 3);
        some.push_back(refused());
        const PerformedAll performed = file->performAll(some);
        QCOMPARE(performed.outcome, Performed::Outcome::Refused);
        QCOMPARE(performed.verdicts.size(), std::size_t{4});
        QVERIFY(!performed.verdicts.back().allowed());
        QVERIFY(file->campaign() == before);
        QCOMPARE(file->historyLength(), 2);
        QVERIFY(file->performAll(deeds(2, 3)).done());
        QCOMPARE(samples::text(file->verify()), std::string());
    }

    void whatIsThrownTakesAllBack()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        const Campaign before = file->campaign();
        const auto deed = [&]() -> bool {
            if (!file->perform(samples::deed(1)).done() || file->undo().done())
                qFatal("a deed together");
            throw std::runtime_error("out of it");
        };
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(file->together(deed)), std::runtime_error);
        QVERIFY(file->campaign() == before);
        QVERIFY(file->perform(samples::deed(1)).done() && file->undo().done());
        QCOMPARE(samples::text(file->verify()), std::string());
    }

    /// The disk is full at any point of the batch: nothing of it is kept, and said so.
    void onAFullDiskNothingIsKept()
    {
        const samples::Folder folder;
        QVERIFY(samples::create(folder.path("whole.navarch")));
        for (int bytes = 0; bytes < 90'000; bytes += 7'919) {
            const QString path = folder.path(QStringLiteral("%1.navarch").arg(bytes));
            QVERIFY(QFile::copy(folder.path("whole.navarch"), path));
            const pid_t child = ::fork();
            if (child == 0) {
                const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
                ::signal(SIGXFSZ, SIG_IGN);
                const rlimit limit{rlim_t(bytes), rlim_t(bytes)};
                ::setrlimit(RLIMIT_FSIZE, &limit);
                for (int i = 0; file && i < 40; ++i) {
                    const Campaign before = file->campaign();
                    const auto length = file->historyLength();
                    const PerformedAll performed = file->performAll(deeds(1 + 5 * i, 5));
                    if (performed.done())
                        continue;
                    const bool isSo = file->campaign() == before && file->historyLength() == length;
                    const bool isSaid = performed.mayBeKept
                                        || performed.problem.what.english().find("Nothing of it was kept")
                                               != std::string::npos;
                    ::_exit(isSo && isSaid ? 0 : 2);
                }
                ::_exit(3);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY2(WIFEXITED(status) && WEXITSTATUS(status) == 0, qPrintable(QString::number(status)));
            const auto file = samples::reopen(path);
            QCOMPARE((file->historyLength() - 1) % 5, 0);
            QCOMPARE(samples::text(file->verify()), std::string());
        }
    }

    void marksAreFound()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(1)).done());
        file->markWith("a-mark");
        QVERIFY(file->performAll(deeds(2, 2)).done());
        QVERIFY(file->undo().done());
        file->markWith("a-mark#7");
        QVERIFY(file->redo().done());
        file->markWith("a-mark-too");
        QVERIFY(file->perform(samples::deed(5)).done());
        file->markWith({});
        QVERIFY(file->perform(samples::deed(6)).done());
        const auto numbers = [&](const std::string& mark, std::int64_t after) {
            std::vector<std::int64_t> found;
            const auto entries = file->entriesMarked(mark, after);
            if (!entries)
                qFatal("%s", entries.error().front().text().c_str());
            for (const MarkedEntry& entry : *entries)
                found.push_back(entry.number);
            return found;
        };
        QCOMPARE(numbers("a-mark", 0), (std::vector<std::int64_t>{3, 4, 5, 6}));
        QCOMPARE(numbers("a-mark", 4), (std::vector<std::int64_t>{5, 6}));
        QCOMPARE(numbers("a-mark-too", 0), (std::vector<std::int64_t>{7}));
        QCOMPARE(numbers("mark", 0), std::vector<std::int64_t>{});
        QCOMPARE(samples::text(file->verify()), std::string());
    }
};

QTEST_GUILESS_MAIN(TogetherTest)
#include "together_test.moc"
