// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/breaches_told.h"
#include "tests/lint/sheet_rules.h"

#include <QTest>

using namespace navarch::lint;

class SheetRulesTest : public QObject {
    Q_OBJECT

private slots:
    void aPressStaysInItsSheet_data();
    void aPressStaysInItsSheet();
    void whatASheetIsMadeOfIsInIt();
};

void SheetRulesTest::aPressStaysInItsSheet_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("breaches");
    const auto row = [](const char* name, const char* text, int breaches) {
        QTest::newRow(name) << text << breaches;
    };
    row("without a policy", "Sheet {\n TapHandler {\n onTapped: { pick() }\n }\n}", 1);
    row("that takes it", "Sheet {\n TapHandler {\n gesturePolicy: TapHandler.ReleaseWithinBounds\n }\n}", 0);
    row("that lets go of it", "Sheet {\n TapHandler {\n gesturePolicy: TapHandler.DragThreshold\n }\n}", 1);
    row("of another", "Sheet {\n TapHandler { gesturePolicy: TapHandler.WithinBounds }\n TapHandler { }\n}",
        1);
    row("in a comment", "Sheet {\n // a TapHandler { } here\n}", 0);
    row("of no sheet", "Item {\n TapHandler { onTapped: pick() }\n}", 0);
}

void SheetRulesTest::aPressStaysInItsSheet()
{
    QFETCH(QString, text);
    QFETCH(int, breaches);
    const auto found = checkSheets({{"qml/war/ASheet.qml", text.toStdString()}});
    QVERIFY2(int(found.size()) == breaches, messages(found));
}

void SheetRulesTest::whatASheetIsMadeOfIsInIt()
{
    const SourceFile sheet{"qml/war/ASheet.qml", "Sheet {\n Lines {\n }\n}"};
    const SourceFile lines{"qml/war/Lines.qml", "Column {\n Line {\n }\n}"};
    const SourceFile line{"qml/war/Line.qml", "Item {\n TapHandler {\n onTapped: pick()\n }\n}"};
    const auto found = checkSheets({line, lines, sheet});
    QVERIFY2(found.size() == 1, messages(found));
    QCOMPARE(found.front().path, std::string("qml/war/Line.qml"));
    QCOMPARE(found.front().line, std::size_t(2));
    QVERIFY(checkSheets({line, lines}).empty());
}

QTEST_APPLESS_MAIN(SheetRulesTest)
#include "sheet_rules_test.moc"
