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
    void oneKeyLeadsThroughThePlots();
    void enterOrdersAFirstThought();
    void aNewTurnBeginsWithTheFirstShip();
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
    QCOMPARE(table.plot().text(), s("2:FF")); // a captain's first thought
    table.plot().read(s("2:PF"));
    QCOMPARE(table.stateOf(1), int(PlotBook::Refused));
    QVERIFY(table.open(0));
    QCOMPARE(table.plot().text(), s("2:FP"));
    QCOMPARE(table.room.history()->length(), 0);
    QCOMPARE(table.room.plotting()->book()->missing(), 1);
    QCOMPARE(table.room.plotting()->book()->value(1, "plot").toString(), s("2:PF"));

    table.room.plotting()->give();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 1);
    QCOMPARE(table.stateOf(0), int(PlotBook::Ordered));
    QCOMPARE(table.room.choice()->ship(), 1); // the next that is not plotted
    QCOMPARE(table.plot().text(), s("2:PF"));
    QCOMPARE(table.room.history()->undoTitle(), s("Trireme 1 (Athens) is plotted"));
    QVERIFY(table.open(0));
    QVERIFY(table.plot().isOrdered());
    table.plot().read(s("1:F")); // written anew
    QCOMPARE(table.stateOf(0), int(PlotBook::Written));
    table.room.plotting()->give();
    QVERIFY(table.settled());
    QCOMPARE(words(table.room.table().match()->plots().plotForm(0)->draft.steps), s("F"));
    table.room.history()->undo();
    QVERIFY(table.settled());
    QCOMPARE(words(table.room.table().match()->plots().plotForm(0)->draft.steps), s("FP"));
}

void RoomPlotsTest::foulingIsAWarningOnly()
{
    Sitting table;
    table.plot().read(s("2:FS")); // to column 2
    table.room.plotting()->give();
    QVERIFY(table.settled());
    QCOMPARE(table.room.choice()->ship(), 1);
    table.plot().read(s("2:FP")); // from column 3: the same hex
    QCOMPARE(table.plot().lists()->notes().size(), 1);
    QVERIFY(!table.note(0).isRefusal);
    QCOMPARE(table.note(0).rule, s("PG-2"));
    QVERIFY(table.plot().lists()->steps()[1].warned);
    QVERIFY(table.plot().allowed());
}

void RoomPlotsTest::allPlottedEndsTheTurn()
{
    Sitting table;
    table.room.plotting()->end();
    QCOMPARE(table.room.history()->length(), 0); // nothing is written yet
    QCOMPARE(table.room.plotting()->book()->missing(), 2);
    table.plot().read(s("1:F"));
    QVERIFY(table.open(1));
    table.plot().read(s("1:F"));
    QCOMPARE(table.room.plotting()->book()->missing(), 0);
    table.room.plotting()->end();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 3); // both, and that the side has done
    QVERIFY(!table.room.plotting()->isOn());
    QVERIFY(!table.plot().isOn());
    QCOMPARE(table.room.plotting()->book()->count(), 2); // to be read for the rest of the turn
    table.room.pace()->setAutomatic(true);
    QTRY_COMPARE(table.room.turn()->number(), 2);
    QTRY_VERIFY(table.room.plotting()->isOn());
    QVERIFY(table.told().contains(s("rows 1:F")));
    QCOMPARE(table.refused.count(), 0);
}

/// Enter orders what is written, goes on, and says in the end that the side has done; it never orders a plot again.
void RoomPlotsTest::oneKeyLeadsThroughThePlots()
{
    Sitting table;
    SidePlotting& plotting = *table.room.plotting();
    table.plot().read(s("2:PF"));
    QVERIFY(!table.plot().allowed());
    plotting.goOn();
    QCOMPARE(table.refused.count(), 1); // why nothing comes of it is said
    QCOMPARE(table.room.history()->length(), 0);
    table.plot().read(s("1:F"));
    plotting.goOn();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 1);
    QCOMPARE(table.plot().ship(), ShipNumber{1});
    QVERIFY(table.open(0));
    QVERIFY(table.plot().isOrdered());
    plotting.goOn();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 1);
    QCOMPARE(table.plot().ship(), ShipNumber{1});
    plotting.goOn();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 2);
    QVERIFY(plotting.isOn());
    plotting.goOn();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 3);
    QVERIFY(!plotting.isOn());
}

/// A ship at rest was shown a plot that lies still, and Enter ordered that.
void RoomPlotsTest::enterOrdersAFirstThought()
{
    Sitting table;
    SidePlotting& plotting = *table.room.plotting();
    QCOMPARE(table.plot().text(), s("2:FF"));
    QVERIFY(!table.plot().isChanged());
    QCOMPARE(table.stateOf(0), int(PlotBook::Unwritten)); // to be looked at: nobody wrote it
    QCOMPARE(plotting.book()->missing(), 2);
    table.plot().read(s("1:F"));
    QCOMPARE(table.stateOf(0), int(PlotBook::Written));
    table.plot().putBack();
    QCOMPARE(table.plot().text(), s("2:FF"));
    QCOMPARE(table.stateOf(0), int(PlotBook::Unwritten));
    table.plot().read(s("0:")); // lying still is a plot as well, where somebody wants it
    QCOMPARE(table.stateOf(0), int(PlotBook::Written));
    QVERIFY(table.open(1));
    QVERIFY(table.open(0));
    QCOMPARE(table.plot().text(), s("0:"));
    plotting.goOn();
    QVERIFY(table.settled());
    QCOMPARE(plotting.book()->of(0)->track.text, std::string("0:"));
    QCOMPARE(table.plot().ship(), ShipNumber{1});
    plotting.goOn();
    QVERIFY(table.settled());
    QCOMPARE(plotting.book()->of(1)->track.text, std::string("2:FF"));
    QCOMPARE(plotting.book()->missing(), 0);
    QCOMPARE(table.refused.count(), 0);
}

/// The ship that was chosen last stayed so when a turn began.
void RoomPlotsTest::aNewTurnBeginsWithTheFirstShip()
{
    Sitting table(false, 4);
    table.room.ofSide()->give(0); // all lie still
    QVERIFY(table.settled());
    QVERIFY(table.open(3));
    table.room.plotting()->end();
    table.room.pace()->setAutomatic(true);
    QTRY_COMPARE(table.room.turn()->number(), 2);
    QTRY_VERIFY(table.room.plotting()->isOn() && table.settled());
    QCOMPARE(table.room.choice()->ship(), 0);
    QVERIFY(table.open(2));
    table.room.plotting()->give();
    QVERIFY(table.settled());
    QCOMPARE(table.room.choice()->ship(), 3); // within a turn the next one follows
}

void RoomPlotsTest::aCaptainPlotsTheRest()
{
    Sitting table(false, 4);
    table.plot().read(s("2:FP"));
    table.room.plotting()->letCaptainPlot();
    QTRY_VERIFY(!table.room.plotting()->byCaptain() && !table.room.pace()->thinking());
    QVERIFY(table.settled());
    QCOMPARE(table.room.plotting()->book()->missing(), 0);
    QCOMPARE(table.room.plotting()->book()->ordered(), 4);
    QCOMPARE(words(table.room.table().match()->plots().plotForm(0)->draft.steps),
             s("FP")); // it was written by hand
    QVERIFY2(table.room.plotting()->isOn(), "he does not say that the side has done");
    QCOMPARE(table.room.history()->length(), 4);

    Sitting stopped(false, 4);
    stopped.room.plotting()->letCaptainPlot();
    QVERIFY(stopped.room.plotting()->byCaptain());
    stopped.room.plotting()->letCaptainPlot();
    QTRY_VERIFY(!stopped.room.pace()->thinking());
    QVERIFY(!stopped.room.plotting()->byCaptain());
    QVERIFY(stopped.room.plotting()->book()->missing() > 0);
}

void RoomPlotsTest::theSquadronRowsAlike()
{
    Sitting table;
    QSignalSpy done(table.room.notices(), &BattleNotices::done);
    table.plot().read(s("2:FF"));
    table.room.plotting()->copyToSquadron();
    QVERIFY(table.settled());
    QCOMPARE(done.count(), 1);
    QCOMPARE(table.room.plotting()->book()->ordered(), 2);
    QCOMPARE(table.room.history()->length(), 2);
    table.room.plotting()->copyToSquadron();
    QVERIFY(table.settled());
    QCOMPARE(table.room.history()->length(), 2); // so already

    Sitting barred(false, 3); // the third, in column 5, would row into the island
    barred.plot().read(s("2:FF"));
    barred.room.plotting()->copyToSquadron();
    QVERIFY(barred.settled());
    QCOMPARE(barred.room.plotting()->book()->ordered(), 2);
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
    QCOMPARE(table.room.plotting()->ownOfSquadron(), QStringList{s("Trireme 2 (Athens)")});
    QSignalSpy done(table.room.notices(), &BattleNotices::done);
    table.room.plotting()->copyToSquadron();
    QVERIFY(table.settled());
    QCOMPARE(table.room.plotting()->book()->of(1)->track.text, std::string("1:F"));
    QCOMPARE(table.stateOf(1), int(PlotBook::Written));
    QCOMPARE(table.room.plotting()->book()->of(0)->track.text, std::string("2:FF"));
    // Copies are not their ships' own: another one goes over them without a question.
    QVERIFY(table.open(0));
    table.plot().read(s("1:F"));
    QVERIFY(!table.room.plotting()->ownOfSquadron().contains(s("Trireme 4 (Athens)")));
    table.plot().read(s("2:FS"));
    table.room.plotting()->copyToSquadron(true);
    QVERIFY(table.settled());
    QCOMPARE(table.room.plotting()->book()->of(1)->track.text, std::string("2:FS"));
    QVERIFY(table.room.plotting()->ownOfSquadron().isEmpty());
}

void RoomPlotsTest::refusalsAreSettledByGoodOrders()
{
    Sitting table;
    QSignalSpy ordered(table.room.notices(), &BattleNotices::ordered);
    table.plot().read(s("2:PF")); // refused
    table.room.plotting()->give();
    QVERIFY(table.settled());
    QCOMPARE(ordered.count(), 0);
    table.plot().read(s("1:F"));
    table.room.plotting()->give();
    QVERIFY(table.settled());
    QCOMPARE(ordered.count(), 1);
    table.room.ofSide()->give(0); // the rest holds its course
    QVERIFY(table.settled());
    QCOMPARE(ordered.count(), 2);
    table.room.plotting()->end();
    QVERIFY(table.settled());
    const auto before = ordered.count();
    table.room.pace()->setAutomatic(true); // the captain's orders settle nothing
    QTRY_COMPARE(table.room.turn()->number(), 2);
    QCOMPARE(ordered.count(), before);
}

void RoomPlotsTest::draftsDoNotOutliveTheirTurn()
{
    Sitting table;
    QVERIFY(table.open(1));
    table.plot().read(s("2:PF")); // refused, and left so
    table.room.ofSide()->give(0); // the others lie still
    QVERIFY(table.settled());
    table.room.plotting()->end();
    QVERIFY2(table.room.plotting()->isOn(), "something refused stands in the list");
    QCOMPARE(table.room.plotting()->book()->missing(), 1);
    table.plot().putBack();
    QCOMPARE(table.room.plotting()->book()->missing(), 0);
    table.room.plotting()->end();
    table.room.pace()->setAutomatic(true);
    QTRY_COMPARE(table.room.turn()->number(), 2);
    QTRY_VERIFY(table.room.plotting()->isOn() && table.settled());
    QCOMPARE(table.stateOf(0), int(PlotBook::Unwritten));
    QCOMPARE(table.stateOf(1), int(PlotBook::Unwritten));
}

void RoomPlotsTest::nobodySeesTheOtherSidesPlots()
{
    Sitting table(true);
    BattleBoard board;
    board.setSize(QSizeF(900, 600));
    board.setRoom(&table.room);
    QCOMPARE(table.room.turn()->asked(), 0);
    table.plot().read(s("2:FP"));
    table.room.plotting()->give();
    QVERIFY(table.settled());
    table.plot().read(s("2:FS"));
    table.room.plotting()->give();
    QVERIFY(table.settled());
    table.room.plotting()->end();
    QVERIFY(table.settled());
    const auto isHidden = [&] {
        const QString told = table.told();
        return !told.contains(s("2:FP")) && !told.contains(s("2:FS"));
    };
    // Behind the curtain nobody's plots are open.
    QCOMPARE(table.room.seats()->curtainFor(), 1);
    QVERIFY(!table.room.plotting()->isOn());
    QCOMPARE(table.room.plotting()->book()->count(), 0);
    QVERIFY(!table.plot().isOn());
    QVERIFY(table.plot().text().isEmpty());
    QVERIFY(!isHidden()); // who wrote them looks on until the next sits down

    table.room.seats()->openCurtain();
    QVERIFY(table.settled());
    QVERIFY(table.room.plotting()->isOn());
    for (const PlotBook::Row& row : table.room.plotting()->book()->rows())
        QVERIFY(row.ship >= 2);
    QVERIFY(isHidden());
    table.room.choice()->select(0); // an Athenian
    QVERIFY(table.settled());
    QVERIFY(!table.plot().isOn());
    QCOMPARE(table.room.choice()->orders()->count(), 0);
    QVERIFY(board.placeOfStep(0).isNull());
    QVERIFY(isHidden());
    table.room.history()->seek(1); // nor by going back
    QVERIFY(table.settled());
    QVERIFY(table.room.seats()->curtainFor() >= 0 || isHidden());
    table.room.history()->seek(table.room.history()->length());
    QVERIFY(table.settled());
    if (table.room.seats()->curtainFor() >= 0)
        table.room.seats()->openCurtain();
    QVERIFY(table.settled());

    table.room.ofSide()->give(0); // Corinth lies still
    QVERIFY(table.settled());
    QVERIFY(isHidden());
    table.room.plotting()->end();
    QVERIFY(table.settled());
    QCOMPARE(table.room.turn()->number(), 2);
    QVERIFY2(!isHidden(), "now everybody reads them");
}

void RoomPlotsTest::plotsOfThePastAreDrawn()
{
    Sitting table(true);
    table.plot().read(s("2:FP"));
    table.room.plotting()->give();
    QVERIFY(table.settled());
    const Replay replay = replayOf(*table.room.table().match());
    BattleRoom later(nullptr, plottedRules());
    QSignalSpy resumed(later.start(), &BattleStart::resumed);
    later.start()->watch([replay]() -> Result<Replay> { return replay; }, {});
    QTRY_COMPARE(resumed.count(), 1);
    QCOMPARE(later.plotting()->book()->count(), 0);
    later.history()->seek(1);
    QTRY_COMPARE(later.plotting()->book()->count(), 1);
    QCOMPARE(later.plotting()->book()->value(0, "plot").toString(), s("2:FP"));
    QVERIFY2(!later.plotting()->isOn(), "they are to be looked at only");
}

QTEST_MAIN(RoomPlotsTest)
#include "room_plots_test.moc"
