// SPDX-License-Identifier: GPL-3.0-or-later
// The tables one die is read on, and every way in which such a file can be wrong.
#include <QTest>

#include "core/data/figures.h"
#include "tests/support/show.h"

using namespace navarch;

class ChanceTablesTest : public QObject {
    Q_OBJECT

private slots:
    void sa15_12_neutralDefences();
    void sa15_12_commanderQuality();
    void sa13_3_randomisedTraining();
    void facesOffTheDieAreAnError();

private:
    static std::string results(std::string_view id)
    {
        const ChanceTable& table = builtInFigures().tables.table(id);
        std::string text = table.rule + " d" + std::to_string(table.die) + "\n";
        for (int face = 1; face <= table.die; ++face) {
            const ChanceTable::Row& row = table.rowOf(face);
            text += std::to_string(face) + " " + (row.result.empty() ? std::to_string(row.steps) : row.result)
                    + "\n";
        }
        return text;
    }
};

void ChanceTablesTest::sa15_12_neutralDefences()
{
    COMPARE_TEXT(results("neutral-defences"),
                 "SA-15.12 d10\n1 heavy_engine_modifier\n2 ballista\n3 archer\n4 archer\n"
                 "5 archer\n6 marine\n7 marine\n8 heavy_marine\n9 heavy_marine\n"
                 "10 heavy_marine\n");
}

void ChanceTablesTest::sa15_12_commanderQuality()
{
    COMPARE_TEXT(results("commander-quality"),
                 "SA-15.12 d10\n1 inept\n2 poor\n3 poor\n4 average\n5 average\n6 average\n"
                 "7 average\n8 skilled\n9 skilled\n10 exceptional\n");
}

void ChanceTablesTest::sa13_3_randomisedTraining()
{
    COMPARE_TEXT(results("randomised-training"),
                 "SA-13.3 d10\n1 -2\n2 -1\n3 -1\n4 0\n5 0\n6 0\n7 0\n8 1\n9 1\n10 2\n");
}

void ChanceTablesTest::facesOffTheDieAreAnError()
{
    const ChanceTable& table = builtInFigures().tables.table("neutral-defences");
    QVERIFY_EXCEPTION_THROWN((void)table.rowOf(0), std::out_of_range);
    QVERIFY_EXCEPTION_THROWN((void)table.rowOf(11), std::out_of_range);
    QVERIFY_EXCEPTION_THROWN((void)builtInFigures().tables.table("no-such-table"), std::out_of_range);
}

QTEST_APPLESS_MAIN(ChanceTablesTest)
#include "chance_tables_test.moc"
