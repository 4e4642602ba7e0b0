// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system/on_threads.h"

#include <QTest>

#include <atomic>
#include <stdexcept>

using namespace navarch;

class OnThreadsTest : public QObject {
    Q_OBJECT

private slots:
    void theWorkIsSharedOutOnce_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {0, 1, 2, 5})
            QTest::addRow("%d", threads) << threads;
    }
    void theWorkIsSharedOutOnce()
    {
        QFETCH(const int, threads);
        std::vector<int> done(1000);
        std::atomic<std::size_t> next = 0;
        std::atomic<int> calls = 0;
        onThreads(threads, [&] {
            ++calls;
            for (std::size_t i = next++; i < done.size(); i = next++)
                ++done[i];
        });
        QCOMPARE(calls.load(), std::max(threads, 1));
        QVERIFY(done == std::vector<int>(1000, 1));
    }

    /// Whoever asked is told, when the others have ended.
    void whatIsThrownArrives()
    {
        std::atomic<int> calls = 0;
        bool told = false;
        try {
            onThreads(3, [&] {
                if (++calls == 2)
                    throw std::runtime_error("no room");
            });
        } catch (const std::runtime_error& error) {
            told = std::string(error.what()) == "no room";
        }
        QVERIFY(told);
        QCOMPARE(calls.load(), 3);
    }
};

QTEST_APPLESS_MAIN(OnThreadsTest)
#include "on_threads_test.moc"
