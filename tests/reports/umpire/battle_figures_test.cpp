// SPDX-License-Identifier: GPL-3.0-or-later
// What papers say of a battle's cost is what the campaign has booked of it.
#include <QTest>

#include "reports/lists/price_lines.h"
#include "reports/words.h"
#include "tests/reports/umpire/battle_table.h"

using namespace navarch;
using namespace navarch::test;

class BattleFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void onePaperSaysWhatTheArchiveSays();
};

/// One figure for each fact: what a battle cost a side is what the campaign has booked of it, on the umpire's report, on each
/// side's own, and on its report of the turn, which names every ship it lost and whom it fought.
void BattleFiguresTest::onePaperSaysWhatTheArchiveSays()
{
    BattleTable table;
    table.fight();
    const BattleParts parts = partsOf(table.campaign, table.battle);
    const QString umpires = table.paper(CampaignPaper::Report, {});
    int lost = 0;
    for (const BattleSideRecord* side : parts.sides) {
        const QString losses = printedAmount(side->losses);
        const QString own = table.paper(CampaignPaper::Report, side->side);
        const QString turn = table.paper(CampaignPaper::TurnReport, side->side);
        Talents value;
        for (const BattleShipRecord* ship : parts.ships)
            value += ship->sideNumber == side->number ? ship->price : Talents();
        for (const QString& paper : {umpires, own})
            QVERIFY2(paper.contains(printedAmount(value) + QLatin1Char(' ') + losses), qPrintable(losses));
        QVERIFY2(turn.contains(QStringLiteral("Losses: %1 talents.").arg(losses)), qPrintable(turn));
        QVERIFY(!turn.contains(QStringLiteral("None were seen.")));
        for (const BattleSideRecord* other : parts.sides)
            QVERIFY(other == side || turn.contains(QStringLiteral("Against ") + fromUtf8(other->name)));
        for (const BattleShipRecord* ship : parts.ships)
            if (ship->sideNumber == side->number
                && (ship->fate == ShipFate::Sunk || ship->fate == ShipFate::Captured)) {
                QVERIFY2(turn.contains(fromUtf8(ship->name)), ship->name.c_str());
                ++lost;
            }
    }
    QCOMPARE(lost, 2);
    QVERIFY(table.paper(CampaignPaper::TurnReport, parts.sides[0]->side)
                .contains(QStringLiteral("No ship was lost.")));
}

QTEST_MAIN(BattleFiguresTest)
#include "battle_figures_test.moc"
