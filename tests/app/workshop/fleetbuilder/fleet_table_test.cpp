// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a fleet on the table: what stands above them, and the language they are in.
#include <QTest>

#include "app/base/speech/retelling.h"
#include "app/base/speech/speech.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

using namespace navarch;

class FleetTableTest : public QObject {
    Q_OBJECT

private slots:
    void headsCountTheShipsBelowThem();
    void aFleetOnTheTableIsReadInTheNewLanguage();
};

void FleetTableTest::aFleetOnTheTableIsReadInTheNewLanguage()
{
    FleetBuilder builder;
    builder.document()->beginAnew(); // no draft of another test
    builder.ships()->add(QStringLiteral("trireme"));
    const FleetRows& rows = *builder.ships()->rows();
    QCOMPARE(rows.value(0, "className").toString(), QStringLiteral("Trireme"));
    speakLanguage(QStringLiteral("nl"));
    tellAnew(builder);
    const QString dutch = rows.value(0, "className").toString();
    const QString price = rows.value(0, "price").toString();
    speakLanguage(QStringLiteral("en"));
    tellAnew(builder);
    QCOMPARE(dutch, QStringLiteral("Trireem"));
    QVERIFY(price.contains(QLatin1Char(',')));
    QCOMPARE(rows.value(0, "className").toString(), QStringLiteral("Trireme"));
}

/// Ships in no squadron are counted before any ship is in one.
void FleetTableTest::headsCountTheShipsBelowThem()
{
    FleetBuilder builder;
    builder.document()->beginAnew(); // no draft of another test
    builder.ships()->add(QStringLiteral("trireme"));
    builder.ships()->setCount(builder.selection()->current(), 3);
    builder.selection()->clear();
    builder.squadrons()->add();
    const FleetRows& rows = *builder.ships()->rows();
    int heads = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        if (!rows.value(row, "isHead").toBool())
            continue;
        ++heads;
        const bool isLoose = rows.value(row, "squadron").toString().isEmpty();
        QCOMPARE(rows.value(row, "ships").toInt(), isLoose ? 3 : 0);
        QCOMPARE(rows.value(row, "price").toString(),
                 isLoose ? builder.budget()->total() : QStringLiteral("0.00"));
    }
    QCOMPARE(heads, 2);
}

QTEST_GUILESS_MAIN(FleetTableTest)
#include "fleet_table_test.moc"
