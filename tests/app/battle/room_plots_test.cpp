// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of a side in the battle room, over the made-up game that has them: how they are ordered, a captain's help, and
// that nobody sees the other side's.
#include <QApplication>

#include "app/battle/board/battle_board.h"
#include "tests/app/battle/plots_sitting.h"

using namespace navarch;

class RoomPlotsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenStaysUntilItIsOrdered();
    void foulingIsAWarningOnly();
    void allPlottedEndsTheTurn();
    void aCaptainPlotsTheRest();
    void theSquadronRowsAlike();
    void whatWasWrittenByHandIsKept();
    void refusalsAreSettledByGoodOrders();
    void draftsDoNotOutliveTheirTurn();
    void nobodySeesTheOtherSidesPlots();
    void plotsOfThePastAreDrawn();
};

void RoomPlotsTest::whatIsWrittenStaysUntilItIsOrdered()
{
    Sitting table;
    table.plot().read(s("2:FP"));
    QCOMPARE(table.stateOf(0), int(PlotBook::Written));
    QVERIFY(table.open(1));
    QCOMPARE(table.plot().text(), s("0:"));
    table.plot().read(s("2:PF"));
    QCOMPARE(table.stateOf(1), int(PlotBook::Refused));
    QVERIFY(table.open(0));
    QCOMPARE(table.plot().text(), s("2:FP"));
    QCOMPARE(table.room.length(), 0);
    QCOMPARE(table.room.plots()->missing(), 1);
    QVERIFY(table.room.plots()->data(table.room.plots()->index(1), PlotBook::PlotRole).toString()
            == s("2:PF"));

    table.room.givePlot();
    QVERIFY(table.settled());
    QCOMPARE(table.room.length(), 1);
    QCOMPARE(table.stateOf(0), int(PlotBook::Ordered));
    QCOMPARE(table.room.ship(), 1); // the next that is not plotted
    QCOMPARE(table.plot().text(), s("2:PF"));
    QCOMPARE(table.room.undoTitle(), s("Trireme 1 (Athens) is plotted"));
    QVERIFY(table.open(0));
    QVERIFY(table.plot().isOrdered());
    table.plot().read(s("1:F")); // written anew
    QCOMPARE(table.stateOf(0), int(PlotBook::Written));
    table.room.givePlot();
    QVERIFY(table.settled());
    QCOMPARE(words(table.room.match()->plots().plotForm(0)->draft.steps), s("F"));
    table.room.undo();
    QVERIFY(table.settled());
    QCOMPARE(words(table.room.match()->plots().plotForm(0)->draft.steps), s("FP"));
}

void RoomPlotsTest::foulingIsAWarningOnly()
{
    Sitting table;
    table.plot().read(s("2:FS")); // to column 2
    table.room.givePlot();
    QVERIFY(table.settled());
    QCOMPARE(table.room.ship(), 1);
    table.plot().read(s("2:FP")); // from column 3: the same hex
    QCOMPARE(table.plot().notes().size(), 1);
    QVERIFY(!table.note(0)[s("isRefusal")].toBool());
    QCOMPARE(table.note(0)[s("rule")].toString(), s("PG-2"));
    QVERIFY(table.plot().steps()[1].toMap()[s("warned")].toBool());
    QVERIFY(table.plot().allowed());
}

void RoomPlotsTest::allPlottedEndsTheTurn()
{
    Sitting table;
    table.room.endPlotting();
    QCOMPARE(table.room.length(), 0); // nothing is written yet
    QCOMPARE(table.room.plots()->missing(), 2);
    table.plot().read(s("1:F"));
    QVERIFY(table.open(1));
    table.plot().read(s("1:F"));
    QCOMPARE(table.room.plots()->missing(), 0);
    table.room.endPlotting();
    QVERIFY(table.settled());
    QCOMPARE(table.room.length(), 3); // both, and that the side has done
    QVERIFY(!table.room.plotting());
    QVERIFY(!table.plot().isOn());
    QCOMPARE(table.room.plots()->count(), 2); // to be read for the rest of the turn
    table.room.setAutomatic(true);
    QTRY_COMPARE(table.room.turn(), 2);
    QTRY_VERIFY(table.room.plotting());
    QVERIFY(table.told().contains(s("rows 1:F")));
    QCOMPARE(table.refused.count(), 0);
}

void RoomPlotsTest::aCaptainPlotsTheRest()
{
    Sitting table(false, 4);
    table.plot().read(s("2:FP"));
    table.room.letCaptainPlot();
    QTRY_VERIFY(!table.room.captainPlots() && !table.room.thinking());
    QVERIFY(table.settled());
    QCOMPARE(table.room.plots()->missing(), 0);
    QCOMPARE(table.room.plots()->ordered(), 4);
    QCOMPARE(words(table.room.match()->plots().plotForm(0)->draft.steps), s("FP")); // it was written by hand
    QVERIFY2(table.room.plotting(), "he does not say that the side has done");
    QCOMPARE(table.room.length(), 4);

    Sitting stopped(false, 4);
    stopped.room.letCaptainPlot();
    QVERIFY(stopped.room.captainPlots());
    stopped.room.letCaptainPlot();
    QTRY_VERIFY(!stopped.room.thinking());
    QVERIFY(!stopped.room.captainPlots());
    QVERIFY(stopped.room.plots()->missing() > 0);
}

void RoomPlotsTest::theSquadronRowsAlike()
{
    Sitting table;
    QSignalSpy done(&table.room, &BattleRoom::done);
    table.plot().read(s("2:FF"));
    table.room.copyPlotToSquadron();
    QVERIFY(table.settled());
    QCOMPARE(done.count(), 1);
    QCOMPARE(table.room.plots()->ordered(), 2);
    QCOMPARE(table.room.length(), 2);
    table.room.copyPlotToSquadron();
    QVERIFY(table.settled());
    QCOMPARE(table.room.length(), 2); // so already

    Sitting barred(false, 3); // the third, in column 5, would row into the island
    barred.plot().read(s("2:FF"));
    barred.room.copyPlotToSquadron();
    QVERIFY(barred.settled());
    QCOMPARE(barred.room.plots()->ordered(), 2);
    QCOMPARE(barred.refused.count(), 1);
    QVERIFY(barred.refused.constFirst().constFirst().toString().contains(s("Trireme 3")));
    QCOMPARE(barred.stateOf(2), int(PlotBook::Refused));
}

void RoomPlotsTest::whatWasWrittenByHandIsKept()
{
    Sitting table(false, 4);
    QVERIFY(table.open(1));
    table.plot().read(s("1:F")); // written, not ordered
    QVERIFY(table.open(0));
    table.plot().read(s("2:FF"));
    QCOMPARE(table.room.ownPlotsOfSquadron(), QStringList{s("Trireme 2 (Athens)")});
    QSignalSpy done(&table.room, &BattleRoom::done);
    table.room.copyPlotToSquadron();
    QVERIFY(table.settled());
    QCOMPARE(table.room.plots()->of(1)->track.text, std::string("1:F"));
    QCOMPARE(table.stateOf(1), int(PlotBook::Written));
    QCOMPARE(table.room.plots()->of(0)->track.text, std::string("2:FF"));
    // Copies are not their ships' own: another one goes over them without a question.
    QVERIFY(table.open(0));
    table.plot().read(s("1:F"));
    QVERIFY(!table.room.ownPlotsOfSquadron().contains(s("Trireme 4 (Athens)")));
    table.plot().read(s("2:FS"));
    table.room.copyPlotToSquadron(true);
    QVERIFY(table.settled());
    QCOMPARE(table.room.plots()->of(1)->track.text, std::string("2:FS"));
    QVERIFY(table.room.ownPlotsOfSquadron().isEmpty());
}

void RoomPlotsTest::refusalsAreSettledByGoodOrders()
{
    Sitting table;
    QSignalSpy ordered(&table.room, &BattleRoom::ordered);
    table.plot().read(s("2:PF")); // refused
    table.room.givePlot();
    QVERIFY(table.settled());
    QCOMPARE(ordered.count(), 0);
    table.plot().read(s("1:F"));
    table.room.givePlot();
    QVERIFY(table.settled());
    QCOMPARE(ordered.count(), 1);
    table.room.giveOfSide(0); // the rest holds its course
    QVERIFY(table.settled());
    QCOMPARE(ordered.count(), 2);
    table.room.endPlotting();
    QVERIFY(table.settled());
    const auto before = ordered.count();
    table.room.setAutomatic(true); // the captain's orders settle nothing
    QTRY_COMPARE(table.room.turn(), 2);
    QCOMPARE(ordered.count(), before);
}

void RoomPlotsTest::draftsDoNotOutliveTheirTurn()
{
    Sitting table;
    QVERIFY(table.open(1));
    table.plot().read(s("2:PF")); // refused, and left so
    table.room.giveOfSide(0);     // the others lie still
    QVERIFY(table.settled());
    table.room.endPlotting();
    QVERIFY2(table.room.plotting(), "something refused stands in the list");
    QCOMPARE(table.room.plots()->missing(), 1);
    table.plot().putBack();
    QCOMPARE(table.room.plots()->missing(), 0);
    table.room.endPlotting();
    table.room.setAutomatic(true);
    QTRY_COMPARE(table.room.turn(), 2);
    QTRY_VERIFY(table.room.plotting() && table.settled());
    QCOMPARE(table.stateOf(0), int(PlotBook::Unwritten));
    QCOMPARE(table.stateOf(1), int(PlotBook::Unwritten));
}

void RoomPlotsTest::nobodySeesTheOtherSidesPlots()
{
    Sitting table(true);
    BattleBoard board;
    board.setSize(QSizeF(900, 600));
    board.setRoom(&table.room);
    QCOMPARE(table.room.asked(), 0);
    table.plot().read(s("2:FP"));
    table.room.givePlot();
    QVERIFY(table.settled());
    table.plot().read(s("2:FS"));
    table.room.givePlot();
    QVERIFY(table.settled());
    table.room.endPlotting();
    QVERIFY(table.settled());
    const auto isHidden = [&] {
        const QString told = table.told();
        return !told.contains(s("2:FP")) && !told.contains(s("2:FS"));
    };
    // Behind the curtain nobody's plots are open.
    QCOMPARE(table.room.curtainFor(), 1);
    QVERIFY(!table.room.plotting());
    QCOMPARE(table.room.plots()->count(), 0);
    QVERIFY(!table.plot().isOn());
    QVERIFY(table.plot().text().isEmpty());
    QVERIFY2(isHidden(), qPrintable(table.told()));

    table.room.openCurtain();
    QVERIFY(table.settled());
    QVERIFY(table.room.plotting());
    for (const PlotBook::Row& row : table.room.plots()->rows())
        QVERIFY(row.ship >= 2);
    QVERIFY(isHidden());
    table.room.select(0); // an Athenian
    QVERIFY(table.settled());
    QVERIFY(!table.plot().isOn());
    QCOMPARE(table.room.orders()->count(), 0);
    QVERIFY(board.placeOfStep(0).isNull());
    QVERIFY(isHidden());
    table.room.seek(1); // nor by going back
    QVERIFY(table.settled());
    QVERIFY(table.room.curtainFor() >= 0 || isHidden());
    table.room.seek(table.room.length());
    QVERIFY(table.settled());
    if (table.room.curtainFor() >= 0)
        table.room.openCurtain();
    QVERIFY(table.settled());

    table.room.giveOfSide(0); // Corinth lies still
    QVERIFY(table.settled());
    QVERIFY(isHidden());
    table.room.endPlotting();
    QVERIFY(table.settled());
    QCOMPARE(table.room.turn(), 2);
    QVERIFY2(!isHidden(), "now everybody reads them");
}

void RoomPlotsTest::plotsOfThePastAreDrawn()
{
    Sitting table(true);
    table.plot().read(s("2:FP"));
    table.room.givePlot();
    QVERIFY(table.settled());
    const Replay replay = replayOf(*table.room.match());
    BattleRoom later(plottedRules());
    QSignalSpy resumed(&later, &BattleRoom::resumed);
    later.watch([replay]() -> Result<Replay> { return replay; }, {});
    QTRY_COMPARE(resumed.count(), 1);
    QCOMPARE(later.plots()->count(), 0);
    later.seek(1);
    QTRY_COMPARE(later.plots()->count(), 1);
    QCOMPARE(later.plots()->data(later.plots()->index(0), PlotBook::PlotRole).toString(), s("2:FP"));
    QVERIFY2(!later.plotting(), "they are to be looked at only");
}

QTEST_MAIN(RoomPlotsTest)
#include "room_plots_test.moc"
