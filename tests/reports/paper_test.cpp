// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paper.h"

#include <QTest>

using navarch::paperByName;

class PaperTest : public QObject {
    Q_OBJECT

private slots:
    void namesInAnyCase();
    void unknownNames();
};

void PaperTest::namesInAnyCase()
{
    QCOMPARE(paperByName(QStringLiteral("A4"))->id(), QPageSize::A4);
    QCOMPARE(paperByName(QStringLiteral("a5"))->id(), QPageSize::A5);
    QCOMPARE(paperByName(QStringLiteral("letter"))->id(), QPageSize::Letter);
}

void PaperTest::unknownNames()
{
    QVERIFY(!paperByName(QStringLiteral("A3")));
    QVERIFY(!paperByName(QString()));
}

QTEST_MAIN(PaperTest)
#include "paper_test.moc"
