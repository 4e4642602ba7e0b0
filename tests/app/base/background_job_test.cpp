// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include "app/base/background_job.h"

using namespace navarch;

class BackgroundJobTest : public QObject {
    Q_OBJECT

private slots:
    void theResultComesOnThisThread();
    void aResultMayBeMovedOnly();
    void howFarItIs();
    void nothingComesOfACancelledJob();
    void aJobThatIsBegunReplacesTheOneBefore();
    void whatWaitsForAThreadAndIsCancelledIsNotBegun();
    void pastTheCommitItCannotBeCancelled();
    void whatIsCancelledMayNotCommit();
    void theNextMayBeBegunByTheResult();
    void itsOwnerMayGo();
    void oneMayWaitForTheResult();
    void whatIsWaitedForComesOnce();
    void aDeedWaitsUntilNobodyIsAtWork();
    void aDeedIsDoneAtOnceWhenNobodyIs();
    void aLargeThingIsTakenApartElsewhere();
};

void BackgroundJobTest::theResultComesOnThisThread()
{
    BackgroundJob<int> job;
    QSignalSpy changed(&job, &BackgroundJobBase::changed);
    QThread* worked = nullptr;
    QThread* told = nullptr;
    int result = 0;
    job.begin(
        [&worked](JobProgress&) {
            worked = QThread::currentThread();
            return 42;
        },
        [&](int given) {
            told = QThread::currentThread();
            result = given;
            QVERIFY(!job.isRunning());
        });
    QVERIFY(job.isRunning());
    QCOMPARE(changed.size(), 1);
    QTRY_COMPARE(result, 42);
    QCOMPARE(told, QThread::currentThread());
    QVERIFY(worked && worked != told);
    QVERIFY(changed.size() >= 2);
}

void BackgroundJobTest::aResultMayBeMovedOnly()
{
    BackgroundJob<std::unique_ptr<int>> job;
    int result = 0;
    job.begin([](JobProgress&) { return std::make_unique<int>(7); },
              [&](std::unique_ptr<int> given) { result = *given; });
    QTRY_COMPARE(result, 7);
}

void BackgroundJobTest::howFarItIs()
{
    BackgroundJob<int> job;
    QSemaphore goOn;
    QCOMPARE(job.of(), 0);
    job.begin(
        [&goOn](JobProgress& progress) {
            const bool isWanted = progress.step(3, 9);
            goOn.acquire();
            return isWanted ? 1 : 2;
        },
        [](int) {});
    QSignalSpy changed(&job, &BackgroundJobBase::changed);
    QTRY_COMPARE(job.done(), 3);
    QCOMPARE(job.of(), 9);
    QTRY_VERIFY(!changed.isEmpty()); // it is looked at while it works
    goOn.release();
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(job.done(), 0);
}

void BackgroundJobTest::nothingComesOfACancelledJob()
{
    BackgroundJob<int> job;
    QSemaphore began;
    QSemaphore goOn;
    bool isTold = false;
    std::atomic<bool> sawIt = false;
    job.begin(
        [&](JobProgress& progress) {
            began.release();
            goOn.acquire();
            sawIt = !progress.step(1, 1) && progress.isCancelled() && progress.stopToken().stop_requested();
            return 1;
        },
        [&](int) { isTold = true; });
    began.acquire();
    QSignalSpy changed(&job, &BackgroundJobBase::changed);
    QVERIFY(job.cancel());
    QVERIFY(!job.isRunning());
    QCOMPARE(changed.size(), 1);
    QVERIFY(!job.cancel());
    goOn.release();
    job.waitForThread();
    QCoreApplication::processEvents();
    QVERIFY(sawIt);
    QVERIFY(!isTold);
}

void BackgroundJobTest::aJobThatIsBegunReplacesTheOneBefore()
{
    BackgroundJob<int> job;
    QSemaphore goOn;
    std::vector<int> results;
    const auto take = [&](int result) { results.push_back(result); };
    job.begin(
        [&goOn](JobProgress&) {
            goOn.acquire();
            return 1;
        },
        take);
    job.begin([](JobProgress&) { return 2; }, take);
    goOn.release();
    QTRY_VERIFY(!results.empty());
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(results, std::vector<int>{2});
}

void BackgroundJobTest::whatWaitsForAThreadAndIsCancelledIsNotBegun()
{
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    QSemaphore goOn;
    pool.start([&goOn] { goOn.acquire(); });
    BackgroundJob<int> job(nullptr, &pool);
    std::atomic<bool> isBegun = false;
    job.begin(
        [&isBegun](JobProgress&) {
            isBegun = true;
            return 1;
        },
        [](int) {});
    QVERIFY(job.cancel());
    goOn.release();
    pool.waitForDone();
    QVERIFY(!isBegun);
}

void BackgroundJobTest::pastTheCommitItCannotBeCancelled()
{
    BackgroundJob<int> job;
    QSemaphore committed;
    QSemaphore goOn;
    int result = 0;
    job.begin(
        [&](JobProgress& progress) {
            const bool isWanted = progress.commit();
            committed.release();
            goOn.acquire();
            return isWanted && progress.commit() ? 1 : 2;
        },
        [&](int given) { result = given; });
    committed.acquire();
    QVERIFY(!job.cancel());
    QVERIFY(job.isRunning());
    goOn.release();
    QTRY_COMPARE(result, 1);
}

void BackgroundJobTest::whatIsCancelledMayNotCommit()
{
    BackgroundJob<int> job;
    QSemaphore began;
    QSemaphore goOn;
    std::atomic<bool> isCommitted = true;
    job.begin(
        [&](JobProgress& progress) {
            began.release();
            goOn.acquire();
            isCommitted = progress.commit();
            return 1;
        },
        [](int) {});
    began.acquire();
    QVERIFY(job.cancel());
    goOn.release();
    job.waitForThread();
    QVERIFY(!isCommitted);
}

void BackgroundJobTest::theNextMayBeBegunByTheResult()
{
    BackgroundJob<int> job;
    std::vector<int> results;
    std::function<void(int)> take = [&](int result) {
        results.push_back(result);
        if (result < 5)
            job.begin([result](JobProgress&) { return result + 1; }, take);
    };
    job.begin([](JobProgress&) { return 1; }, take);
    QTRY_COMPARE(results, (std::vector<int>{1, 2, 3, 4, 5}));
    QTRY_VERIFY(!job.isRunning());
}

void BackgroundJobTest::itsOwnerMayGo()
{
    const auto goOn = std::make_shared<QSemaphore>();
    const auto began = std::make_shared<QSemaphore>();
    bool isTold = false;
    {
        BackgroundJob<int> job;
        job.begin(
            [goOn, began](JobProgress&) {
                began->release();
                goOn->acquire();
                return 1;
            },
            [&isTold](int) { isTold = true; });
        began->acquire();
    }
    goOn->release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!isTold);
}

void BackgroundJobTest::oneMayWaitForTheResult()
{
    BackgroundJob<int> job;
    QSemaphore goOn;
    int result = 0;
    job.begin(
        [&goOn](JobProgress&) {
            goOn.acquire();
            return 1;
        },
        [&](int given) { result = given; });
    QVERIFY(!job.waitFor(1));
    QVERIFY(job.isRunning());
    QCOMPARE(result, 0);
    goOn.release();
    QVERIFY(job.waitFor(60'000));
    QVERIFY(!job.isRunning());
    QCOMPARE(result, 1);
}

void BackgroundJobTest::whatIsWaitedForComesOnce()
{
    BackgroundJob<int> job;
    int told = 0;
    job.begin([](JobProgress&) { return 1; }, [&](int) { ++told; });
    QVERIFY(job.waitFor(60'000));
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(told, 1);
    QVERIFY(job.waitFor(0)); // nothing is to be waited for
}

void BackgroundJobTest::aDeedWaitsUntilNobodyIsAtWork()
{
    BackgroundJob<int> job;
    QSemaphore began;
    QSemaphore goOn;
    std::atomic<bool> isAtWork = true;
    bool isTold = false;
    job.begin(
        [&](JobProgress&) {
            began.release();
            goOn.acquire();
            isAtWork = false;
            return 1;
        },
        [&](int) { isTold = true; });
    began.acquire();
    std::vector<int> deeds;
    job.afterwards([&] { deeds.push_back(isAtWork ? -1 : 1); });
    job.afterwards([&] { deeds.push_back(2); });
    QVERIFY(!job.isRunning()); // it is dropped, and on its thread still
    QVERIFY(job.isAwaited());
    QVERIFY(deeds.empty());
    goOn.release();
    QTRY_COMPARE(deeds, (std::vector<int>{1, 2}));
    QVERIFY(!job.isAwaited());
    QVERIFY(!isTold);
}

void BackgroundJobTest::aDeedIsDoneAtOnceWhenNobodyIs()
{
    BackgroundJob<int> job;
    int deeds = 0;
    job.afterwards([&] { ++deeds; });
    QCOMPARE(deeds, 1);
    job.begin([](JobProgress&) { return 1; }, [](int) {});
    QVERIFY(job.waitFor(60'000));
    job.afterwards([&] { ++deeds; });
    QCOMPARE(deeds, 2);
}

void BackgroundJobTest::aLargeThingIsTakenApartElsewhere()
{
    struct Large {
        std::atomic<QThread*>& where;
        ~Large() { where = QThread::currentThread(); }
    };
    std::atomic<QThread*> where = nullptr;
    destroyElsewhere(std::shared_ptr<Large>(new Large{where}));
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(where && where != QThread::currentThread());
    destroyElsewhere(nullptr);
}

QTEST_GUILESS_MAIN(BackgroundJobTest)
#include "background_job_test.moc"
