// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/arranging/skirmish.h"
#include "app/workshop/boards/board_lattice.h"
#include "app/workshop/boards/board_room.h"
#include "core/battle/brief/laid_board.h"
#include "core/boards/drawn/board_check.h"

using namespace navarch;

/// The board editor's view models, as the window uses them.
class BoardRoomTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyCommandIsOneStep();
    void whatIsRefusedChangesNothing();
    void findingsFollowTheBoard();
    void filesAreWrittenAndRead();
    void badFilesAreToldOf();
    void theDraftIsThereAgain();
    void eachPersonFindsHisOwnWork_CP2_3();
    void aPlaceIsCut();
    void everyCellIsFoundAtItsMiddle_data();
    void everyCellIsFoundAtItsMiddle();
    void aSkirmishIsFoughtOnIt();
    void noSkirmishIsFoughtOnAnUnsoundBoard();

private:
    [[nodiscard]] QUrl file(const QString& name) const
    {
        return QUrl::fromLocalFile(m_folder->filePath(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void BoardRoomTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
}

void BoardRoomTest::everyCommandIsOneStep()
{
    BoardRoom room;
    QVERIFY(room.blank(BoardRoom::Hexes, 30, 24));
    const DrawnBoard blank = room.board();
    std::vector<DrawnBoard> steps{blank};
    const auto isStep = [&] {
        steps.push_back(room.board());
        return steps.back() != steps[steps.size() - 2];
    };
    QVERIFY(room.paint({{10, 10}, {14, 10}}, 1, "land") && isStep());
    QVERIFY(room.fill({2, 2}, "shallows") && isStep());
    QVERIFY(room.area({{20, 10}, {24, 10}, {24, 13}}, "rocks") && isStep());
    QVERIFY(room.zone({{5, 12}}, 1, 1) && isStep());
    QVERIFY(room.wall({10, 9}) && isStep());
    QCOMPARE(room.walls(), 1);
    QVERIFY(room.wall({10, 9}) && isStep());
    room.mirror(true);
    QVERIFY(isStep());
    room.swapZones();
    QVERIFY(isStep());
    room.zonesAlongEdges();
    QVERIFY(isStep());
    room.resize(28, 20);
    QVERIFY(isStep());
    room.setNorth(45);
    QVERIFY(isStep());
    room.setMetres(100);
    QVERIFY(isStep());
    room.setName("  The cove ");
    QVERIFY(isStep());
    QCOMPARE(room.name(), QString("The cove"));
    for (std::size_t i = steps.size() - 1; i > 0; --i) {
        room.document()->undo();
        QVERIFY(room.board() == steps[i - 1]);
    }
    for (std::size_t i = 1; i < steps.size(); ++i) {
        room.document()->redo();
        QVERIFY(room.board() == steps[i]);
    }
}

void BoardRoomTest::whatIsRefusedChangesNothing()
{
    BoardRoom room;
    QVERIFY(room.blank(BoardRoom::FreeTable, 30, 24));
    const DrawnBoard before = room.board();
    QSignalSpy refused(room.document(), &BuilderDocument::refused);
    QVERIFY(!room.wall({30, 0}));
    QVERIFY(!room.paint({}, 0, "land"));
    room.resize(200, 24);
    room.setNorth(-1);
    QCOMPARE(refused.size(), 4);
    for (const QList<QVariant>& what : refused)
        QVERIFY(!what[0].toString().isEmpty() && !what[1].toString().isEmpty());
    QVERIFY(room.board() == before);
    QVERIFY(!room.blank(BoardRoom::Hexes, 3, 3));
    QVERIFY(!room.cut("atlantis", BoardRoom::Hexes, 40, 30, 150, 0, false));
    QVERIFY(room.board() == before);
    QCOMPARE(room.wordsAt({30, 0}), QString());
}

void BoardRoomTest::findingsFollowTheBoard()
{
    BoardRoom room;
    QVERIFY(room.blank(BoardRoom::Hexes, 30, 24));
    QCOMPARE(room.findings()->count(), 0);
    QVERIFY(room.paint({{0, 12}, {29, 12}}, 0, "land"));
    QVERIFY(room.findings()->errors() > 0);
    QVERIFY(room.wall({20, 18}));
    QVERIFY(room.findings()->warnings() > 0);
    bool isPlaced = false;
    for (int row = 0; row < room.findings()->count(); ++row)
        isPlaced = isPlaced || room.findings()->place(row) == QPoint(20, 18);
    QVERIFY(isPlaced);
    room.document()->undo();
    room.document()->undo();
    QCOMPARE(room.findings()->count(), 0);
}

void BoardRoomTest::filesAreWrittenAndRead()
{
    BoardRoom room;
    QVERIFY(room.blank(BoardRoom::Rexes, 30, 24));
    QVERIFY(room.paint({{10, 10}}, 2, "land"));
    QVERIFY(room.document()->modified());
    QVERIFY(room.document()->saveAs(file("b.json")));
    QVERIFY(!room.document()->modified());
    const DrawnBoard saved = room.board();
    QVERIFY(room.paint({{20, 10}}, 2, "land"));
    BoardRoom other;
    QVERIFY(other.document()->open(file("b.json")));
    QVERIFY(other.board() == saved);
}

void BoardRoomTest::badFilesAreToldOf()
{
    QFile out(m_folder->filePath("bad.json"));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(R"({"format":"navarch-board/1","cells":BoardRoom::Hexes,"columns":4000,"rows":30})");
    out.close();
    BoardRoom room;
    const DrawnBoard before = room.board();
    QSignalSpy failed(room.document(), &BuilderDocument::failed);
    QVERIFY(!room.document()->open(file("bad.json")));
    QVERIFY(!room.document()->open(file("none.json")));
    QCOMPARE(failed.size(), 2);
    QVERIFY(room.board() == before);
}

void BoardRoomTest::theDraftIsThereAgain()
{
    DrawnBoard drawn;
    {
        BoardRoom room;
        QVERIFY(room.paint({{10, 10}}, 3, "land"));
        drawn = room.board();
    }
    BoardRoom room;
    QVERIFY(room.board() == drawn);
}

void BoardRoomTest::eachPersonFindsHisOwnWork_CP2_3()
{
    BoardRoom room;
    QVERIFY(room.paint({{10, 10}}, 3, "land"));
    const DrawnBoard mine = room.board();
    room.document()->handTo("another");
    QCOMPARE(room.land(), 0);
    room.document()->handTo("");
    QVERIFY(room.board() == mine);
}

void BoardRoomTest::aPlaceIsCut()
{
    BoardRoom room;
    QVERIFY(room.places().size() > 50);
    QVERIFY(room.cut("salamis", BoardRoom::FreeTable, 40, 30, 150, 0, false));
    QCOMPARE(room.name(), QString("Salamis"));
    QVERIFY(room.land() > 200);
    QVERIFY(room.cut("piraeus", BoardRoom::Hexes, 40, 30, 150, 350, true));
    QCOMPARE(room.north(), 350);
}

void BoardRoomTest::everyCellIsFoundAtItsMiddle_data()
{
    QTest::addColumn<int>("shape");
    for (const auto& each : EnumNames<BoardShape>::names)
        QTest::newRow(std::string(each.name).c_str()) << static_cast<int>(each.value);
}

void BoardRoomTest::everyCellIsFoundAtItsMiddle()
{
    QFETCH(int, shape);
    BoardLattice lattice;
    lattice.lay(static_cast<BoardShape>(shape), 31, 22, {640, 500});
    for (const double zoom : {1.0, 3.0}) {
        lattice.zoomAt({320, 250}, zoom);
        for (int column = 0; column < 31; ++column)
            for (int row = 0; row < 22; ++row) {
                const QPointF at = lattice.middleOf({column, row});
                for (const QPointF& off : {QPointF(0, 0), QPointF(0.3, 0.2), QPointF(-0.3, -0.2)})
                    QVERIFY((lattice.cellAt(at + off * lattice.cell()) == BoardCell{column, row}));
                QVERIFY(lattice.outlineOf({column, row}).containsPoint(at, Qt::OddEvenFill));
            }
    }
}

void BoardRoomTest::aSkirmishIsFoughtOnIt()
{
    BoardRoom room;
    QVERIFY(room.cut("salamis", BoardRoom::Hexes, 40, 30, 150, 0, false));
    QVERIFY(room.document()->saveAs(file("salamis.json")));
    Skirmish skirmish;
    QVERIFY(skirmish.takeBoard(file("salamis.json")));
    QCOMPARE(skirmish.board(), QString("Salamis"));
    QCOMPARE(skirmish.whyNot(), QString()); // a game that is fought on hexes was taken with it
    QVERIFY(skirmish.game() == "trireme" || skirmish.game() == "ramming-speed");
    Problems problems;
    QVERIFY(laidBoard(skirmish.brief(), problems) == room.board());
    skirmish.setGame(skirmish.game() == "trireme" ? "ramming-speed" : "trireme");
    QCOMPARE(skirmish.board(), QString("Salamis"));
    QCOMPARE(skirmish.whyNot(), QString());
    QSignalSpy refused(&skirmish, &Skirmish::refused);
    QVERIFY(!skirmish.takeBoard(file("none.json")));
    QCOMPARE(refused.size(), 1);
    QCOMPARE(skirmish.board(), QString("Salamis"));
    QVERIFY(skirmish.takeBoard(QUrl()));
    QCOMPARE(skirmish.board(), QString());
    // As it stands on the table, altered since it was saved.
    room.setName("Salamis again");
    QVERIFY(room.document()->modified());
    QVERIFY(skirmish.takeDrawnBoard(room.drawn(), room.name()));
    QVERIFY(laidBoard(skirmish.brief(), problems) == room.board());
    QVERIFY(!skirmish.takeDrawnBoard(QStringLiteral("{}"), room.name()));
    QCOMPARE(refused.size(), 2);
    QVERIFY(laidBoard(skirmish.brief(), problems) == room.board());
}

/// It was taken, and the battle refused later, or fought by a side that had nowhere to deploy.
void BoardRoomTest::noSkirmishIsFoughtOnAnUnsoundBoard()
{
    BoardRoom room;
    QVERIFY(room.blank(BoardRoom::Hexes, 30, 24));
    QVERIFY(room.fill({2, 2}, "land")); // all of the sea
    QVERIFY(hasErrors(checkBoard(room.board())));
    QVERIFY(room.document()->saveAs(file("dry.json")));
    Skirmish skirmish;
    const BattleBrief before = skirmish.brief();
    QSignalSpy refused(&skirmish, &Skirmish::refused);
    QVERIFY(!skirmish.takeBoard(file("dry.json")));
    QVERIFY(!skirmish.takeDrawnBoard(room.drawn(), room.name()));
    QCOMPARE(refused.size(), 2);
    for (const auto& each : refused)
        QVERIFY(each.constFirst().toString().contains("There is hardly any water"));
    QVERIFY(skirmish.brief() == before);
    QCOMPARE(skirmish.board(), QString());
}

QTEST_GUILESS_MAIN(BoardRoomTest)
#include "board_room_test.moc"
