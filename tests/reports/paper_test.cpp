// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paper.h"

#include <QTest>

using namespace navarch;

class PaperTest : public QObject {
    Q_OBJECT

private slots:
    void namesInAnyCase();
    void unknownNames();
};

void PaperTest::namesInAnyCase()
{
    QCOMPARE(*paperByName("A4"), Paper::A4);
    QCOMPARE(*paperByName("a5"), Paper::A5);
    QCOMPARE(*paperByName("letter"), Paper::Letter);
}

void PaperTest::unknownNames()
{
    QVERIFY(!paperByName("A2"));
    QVERIFY(!paperByName("A4 "));
    QVERIFY(!paperByName(""));
}

QTEST_APPLESS_MAIN(PaperTest)
#include "paper_test.moc"
