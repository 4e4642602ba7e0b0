// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/share.h"

using namespace navarch;

/// Tests that are done in shares leave nothing out.
class ShareTest : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsInOne();
    void sharesAreEven();
    void whatIsNoShareIsRefused();
};

void ShareTest::everyRowIsInOne()
{
    for (int count = 1; count <= 5; ++count) {
        for (int rows = 1; rows <= 100; ++rows) {
            for (int at = 0; at < rows; ++at) {
                int holders = 0;
                for (int number = 1; number <= count; ++number)
                    holders += TestShare{number, count}.holds(at, rows) ? 1 : 0;
                QCOMPARE(holders, 1);
            }
        }
    }
}

void ShareTest::sharesAreEven()
{
    int first = 0;
    for (int at = 0; at < 101; ++at)
        first += TestShare{1, 2}.holds(at, 101) ? 1 : 0;
    QCOMPARE(first, 51);
    QVERIFY(TestShare().holds(0, 1));
}

void ShareTest::whatIsNoShareIsRefused()
{
    const auto second = shareFrom("2/3");
    QVERIFY(second);
    QCOMPARE(second->number, 2);
    QCOMPARE(second->count, 3);
    for (const char* none : {"", "2", "3/2", "0/2", "1/2x", "half"})
        QVERIFY2(!shareFrom(none), none);
}

QTEST_APPLESS_MAIN(ShareTest)
#include "share_test.moc"
