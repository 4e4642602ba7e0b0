// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/data/figures.h"
#include "reports/cards/game_sheets.h"
#include "reports/lists/roster.h"
#include "reports/sheets/port_card.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

/// The layout of sample pages, item by item, measured by rule. When a change is meant, look at the pages and copy the file
/// that the failure names over the golden.
class GoldenLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void layouts_data();
    void layouts();
};

void GoldenLayoutTest::layouts_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"sheets-a4", "sheets-a5-four", "roster-letter", "port-a4"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void GoldenLayoutTest::layouts()
{
    QFETCH(QString, name);
    const RuleMeasurer measurer;
    SheetOptions options;
    Result<Document> document;
    if (name == QStringLiteral("sheets-a4")) {
        Fleet two = plainFleet();
        two.ships.resize(2);
        document = gameSheets(two, nullptr, builtInFigures(), options, measurer);
    } else if (name == QStringLiteral("sheets-a5-four")) {
        options.paper = Paper::A5;
        options.perPage = 4;
        document = gameSheets(plainFleet(), nullptr, builtInFigures(), options, measurer);
    } else if (name == QStringLiteral("roster-letter")) {
        options.paper = Paper::Letter;
        document = fleetRoster(plainFleet(), builtInFigures(), options, measurer);
    } else {
        document = portCard(plainPort(), builtInFigures(), options, measurer);
    }
    QVERIFY(document.has_value());
    const QStringList actual = dump(*document).split(QLatin1Char('\n'));

    const QString file = name + QStringLiteral(".txt");
    QFile golden(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/reports/") + file);
    const bool opened = golden.open(QIODevice::ReadOnly);
    const QStringList expected = QString::fromUtf8(golden.readAll()).split(QLatin1Char('\n'));
    if (opened && actual == expected)
        return;
    const QString kept = QDir::home().filePath(file);
    QFile made(kept);
    QVERIFY(made.open(QIODevice::WriteOnly));
    made.write(actual.join(QLatin1Char('\n')).toUtf8());
    QStringList differences;
    for (qsizetype i = 0; i < std::max(actual.size(), expected.size()) && differences.size() < 20; ++i) {
        if (actual.value(i) == expected.value(i))
            continue;
        differences += QStringLiteral("%1 -%2").arg(i + 1).arg(expected.value(i));
        differences += QStringLiteral("%1 +%2").arg(i + 1).arg(actual.value(i));
    }
    QFAIL(qPrintable(QStringLiteral("%1 differs; the layout now is in %2\n%3")
                         .arg(golden.fileName(), kept, differences.join(QLatin1Char('\n')))));
}

QTEST_APPLESS_MAIN(GoldenLayoutTest)
#include "golden_test.moc"
