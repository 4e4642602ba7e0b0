// SPDX-License-Identifier: GPL-3.0-or-later
// One plot while it is written: step by step, by keys, as text, by clicks on the board.
#include <QApplication>

#include "app/battle/board/battle_board.h"
#include "tests/app/battle/plots_sitting.h"

using namespace navarch;

class WrittenPlotTest : public QObject {
    Q_OBJECT

private slots:
    void aPlotIsWrittenStepByStep();
    void aRefusedSpeedSaysWhy();
    void oneStepMoreTakesTheNextSpeed();
    void arrowsFindTheirSteps();
    void aPlotIsTypedOrPasted();
    void damagedWritingIsRefused_data();
    void damagedWritingIsRefused();
    void choicesAreWrittenWithIt();
    void theBoardTakesClicks();
};

void WrittenPlotTest::aPlotIsWrittenStepByStep()
{
    Sitting table;
    QVERIFY(table.room.plotting()->isOn());
    QCOMPARE(table.room.plotting()->book()->count(), 2);
    QVERIFY(table.plot().isOn());
    QCOMPARE(table.plot().ship(), ShipNumber(0));
    QCOMPARE(table.plot().text(), s("2:FF")); // a captain's first thought
    QVERIFY(table.plot().allowed() && !table.plot().isOrdered());
    QVERIFY(!table.plot().isChanged());
    table.plot().read(s("0:"));
    QVERIFY(table.plot().isChanged());

    table.plot().setSpeed(2);
    QCOMPARE(table.plot().wanted(), 2);
    QVERIFY(!table.plot().allowed());
    QVERIFY(table.plot().write(s("P")));
    QCOMPARE(table.plot().lists()->steps().size(), 1);
    QVERIFY(table.plot().lists()->steps()[0].refused);
    QCOMPARE(table.plot().now()->refusedStep(), 0);
    QVERIFY(table.note(0).isRefusal);
    QCOMPARE(table.note(0).rule, s("PG-1"));
    QCOMPARE(table.note(0).step, 0);
    QVERIFY(!table.note(0).text.isEmpty());
    QVERIFY2(table.plot().write(s("f")), "it takes the refused one's place");
    QVERIFY(table.plot().write(s("P")));
    QCOMPARE(table.plot().text(), s("2:FP"));
    QVERIFY(table.plot().allowed());
    QCOMPARE(table.plot().lists()->steps()[1].phase, 2);
    QVERIFY2(!table.plot().write(s("x")), "no key of the plot");
    table.plot().takeBack();
    QCOMPARE(table.plot().text(), s("2:F"));
    table.plot().cutTo(0);
    QCOMPARE(table.plot().text(), s("2:"));
    table.plot().fill();
    QCOMPARE(table.plot().text(), s("2:FF"));
    table.plot().cutTo(7);
    table.plot().cutTo(-1);
    QCOMPARE(table.plot().text(), s("2:FF"));
    table.plot().cutTo(1);
    QVERIFY(table.plot().isChanged());
    table.plot().putBack();
    QCOMPARE(table.plot().text(), s("2:FF"));
    QVERIFY(!table.plot().isChanged());
    QCOMPARE(table.room.history()->length(), 0);
}

void WrittenPlotTest::aRefusedSpeedSaysWhy()
{
    Sitting table;
    const auto fastest = table.plot().lists()->speeds().constLast();
    QVERIFY(!fastest.whyNot.isEmpty());
    QVERIFY(!fastest.note.isEmpty());
    table.plot().setSpeed(3);
    QVERIFY(table.plot().lists()->speeds().constLast().taken);
    QVERIFY(!table.plot().allowed());
    QCOMPARE(table.note(0).step, -1);
    table.room.plotting()->give();
    QCOMPARE(table.room.history()->length(), 0);
    table.plot().setSpeed(99);
    QCOMPARE(table.plot().now()->draft().speed, 3);
    table.plot().changeSpeed(-1);
    QCOMPARE(table.plot().now()->draft().speed, 2);
    for (int i = 0; i < 9; ++i)
        table.plot().changeSpeed(-1);
    QCOMPARE(table.plot().now()->draft().speed, -1);
    QVERIFY2(table.plot().lists()->steps().isEmpty(), "what cannot be rowed astern is not kept");
}

void WrittenPlotTest::oneStepMoreTakesTheNextSpeed()
{
    Sitting table;
    table.plot().read(s("0:"));
    QVERIFY(!table.plot().now()->ways().empty());
    QVERIFY(table.plot().now()->ways().front().isFaster);
    table.plot().write(s("F"));
    QCOMPARE(table.plot().text(), s("1:F"));
    table.plot().write(s("S"));
    QCOMPARE(table.plot().text(), s("2:FS"));
    table.plot().write(s("F"));
    QCOMPARE(table.plot().text(), s("2:FS")); // PG-1: 3 is too fast from 1
    QVERIFY(table.plot().now()->ways().empty());
    for (const auto& symbol : table.plot().lists()->symbols())
        QVERIFY(!symbol.whyNot.isEmpty());
}

void WrittenPlotTest::arrowsFindTheirSteps()
{
    Sitting table;
    table.plot().read(s("0:"));
    QVERIFY(table.plot().writeTowards(s("ahead")));
    QVERIFY(table.plot().writeTowards(s("port")));
    QCOMPARE(table.plot().text(), s("2:FP"));
    table.plot().takeBack();
    QVERIFY(table.plot().writeTowards(s("starboard")));
    QCOMPARE(table.plot().text(), s("2:FS"));
    table.plot().read(s("0:"));
    QVERIFY2(table.plot().writeTowards(s("port")), "a step that is refused has its arrow, too");
    QCOMPARE(table.plot().now()->refusedStep(), 0);
    QVERIFY(!table.plot().writeTowards(s("upwards")));
    QVERIFY(table.plot().leanOf('P') == PlotLean::Port);
}

void WrittenPlotTest::aPlotIsTypedOrPasted()
{
    Sitting table;
    QVERIFY(table.plot().read(s(" 2:FS/H\n")));
    QCOMPARE(table.plot().text(), s("2:FS/H"));
    QVERIFY(table.plot().allowed());
    QVERIFY(table.plot().read(s("3:FFF")));
    QVERIFY2(!table.plot().allowed(), "of the right form, but this ship cannot row it");
    QVERIFY(!table.plot().lists()->notes().isEmpty());
}

void WrittenPlotTest::damagedWritingIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("no speed") << s("FF");
    QTest::newRow("unknown step") << s("2:FX");
    QTest::newRow("too many steps") << s("2:FFFFFFFFFFFF");
    QTest::newRow("long") << QString(5000, QLatin1Char('F'));
    QTest::newRow("markup") << s("<b>2:FF</b>");
    QTest::newRow("not ascii") << QString::fromUtf8("2:Ж");
}

void WrittenPlotTest::damagedWritingIsRefused()
{
    QFETCH(QString, text);
    Sitting table;
    table.plot().read(s("2:FP"));
    QVERIFY(!table.plot().read(text));
    QVERIFY(table.plot().unread().contains(s("2:FP")));
    QCOMPARE(table.plot().text(), s("2:FP"));
    QVERIFY(table.plot().allowed());
    table.plot().write(s("F"));
    table.plot().takeBack();
    QVERIFY2(table.plot().unread().isEmpty(), "gone with the next thing that is written");
}

void WrittenPlotTest::choicesAreWrittenWithIt()
{
    Sitting table;
    QVERIFY(!table.plot().isChanged());
    const auto contact = table.plot().lists()->choices().value(0);
    QCOMPARE(contact.value, s("ram"));
    QCOMPARE(contact.options.size(), 2);
    table.plot().choose(0, s("hold"));
    QCOMPARE(table.plot().text(), s("2:FF/H"));
    table.plot().choose(0, s("fly"));
    table.plot().choose(9, s("ram"));
    QCOMPARE(table.plot().text(), s("2:FF/H"));
    table.plot().choose(0, s("ram"));
    QVERIFY(!table.plot().isChanged());
}

void WrittenPlotTest::theBoardTakesClicks()
{
    Sitting table;
    BattleBoard board;
    board.setSize(QSizeF(900, 600));
    board.setRoom(&table.room);
    table.plot().read(s("0:"));
    BoardCamera camera;
    camera.setTable(table.room.table().view());
    camera.fit(QSizeF(900, 600), {});
    const PlotTracks tracks(table.room, camera, {});
    const auto at = [&](int column, int row) { return camera.toScreen(BoardPose{column, row, 0}); };

    QVERIFY(tracks.take(at(1, 5), noShip)); // ahead
    QCOMPARE(table.plot().text(), s("1:F"));
    QVERIFY(tracks.take(at(2, 4), noShip) || tracks.take(at(2, 5), noShip)); // to starboard
    QCOMPARE(table.plot().text(), s("2:FS"));
    QVERIFY2(!tracks.take(at(8, 3), noShip), "nothing leads there");
    QVERIFY(tracks.take(at(1, 5), noShip)); // back to the first dot
    QCOMPARE(table.plot().text(), s("2:F"));
    const QPointF beside = at(1, 4) + QPointF(20, 0); // in the hex ahead, off its sign
    QVERIFY2(!tracks.at(beside, 1).is(), "another own ship there would rather be chosen");
    QCOMPARE(tracks.at(beside, noShip).symbol, 'F');
    QVERIFY(tracks.take(at(1, 6), 0)); // the ship herself: from the start
    QCOMPARE(table.plot().text(), s("2:"));
    QVERIFY(!board.placeOfWay(s("F")).isNull());
    QVERIFY(board.placeOfWay(s("B")).isNull());
}

QTEST_MAIN(WrittenPlotTest)
#include "written_plot_test.moc"
