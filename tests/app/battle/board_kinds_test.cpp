// SPDX-License-Identifier: GPL-3.0-or-later
// The battle room on boards of rexes and on tables of stands in inches, over made-up games: what lies where, what a press
// takes up, and players who share a side.
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

#include "app/battle/board/battle_board.h"
#include "app/battle/rex_grid.h"
#include "tests/app/battle/board_games.h"

using namespace navarch;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

BattleBrief briefOf(const char* rules, int ships, bool bothByHand = false)
{
    BattleBrief brief = plottedBrief(ships);
    brief.rules = rules;
    if (!bothByHand)
        brief.sides[1].captain = Temperament::Steady;
    return brief;
}

/// A room and its board in a window that takes presses.
struct SetTable {
    BattleRoom room{nullptr, boardRules()};
    QSignalSpy refused{room.notices(), &BattleNotices::refused};
    QQuickWindow window;
    BattleBoard board;

    explicit SetTable(const BattleBrief& brief)
    {
        room.pace()->setInterval(0);
        room.pace()->setAutomatic(false);
        room.start()->begin(brief);
        (void)settled();
        window.resize(1000, 700);
        board.setParentItem(window.contentItem());
        board.setSize(QSizeF(1000, 700));
        board.style()->setColours({{s("sea"), QColor(s("#BFD3DA"))},
                                   {s("land"), QColor(s("#E7DCC0"))},
                                   {s("ink"), QColor(s("#1F2A33"))},
                                   {s("softInk"), QColor(s("#5A6570"))},
                                   {s("card"), QColor(s("#FCF9F1"))},
                                   {s("line"), QColor(s("#9C9078"))},
                                   {s("accent"), QColor(s("#8A3324"))},
                                   {s("good"), QColor(s("#2E6B46"))},
                                   {s("warn"), QColor(s("#8A5A00"))},
                                   {s("bad"), QColor(s("#A3231F"))},
                                   {s("sides"), QVariantList{QColor(s("#2A5CAA")), QColor(s("#B3332B"))}}});
        board.setRoom(&room);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        board.sight()->fit(); // the whole table, as the tests' own cameras have it
    }
    bool settled()
    {
        return QTest::qWaitFor([this] { return !room.choice()->listing() && !room.pace()->thinking(); });
    }
    void press(const QPointF& at) { QTest::mouseClick(&window, Qt::LeftButton, {}, at.toPoint()); }
    [[nodiscard]] QImage picture()
    {
        QImage image(1000, 700, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        board.paint(&painter);
        return image;
    }
};

/// Whether `part` of one picture is not as in another.
bool differs(const QImage& one, const QImage& other, const QRect& part)
{
    return one.copy(part) != other.copy(part);
}

} // namespace

class BoardKindsTest : public QObject {
    Q_OBJECT

private slots:
    void camerasLayOutRexes();
    void shipsLieOnOneOrTwoRexes();
    void plotsAreWrittenOnRexes();
    void choicesStandInGroups();
    void standsLieInInches();
    void squadronsAreDragged();
    void seatsDecideApart();
    void aSeatIsACaptains();
    void shipsOfOneRexLieSideBySide();
};

void BoardKindsTest::camerasLayOutRexes()
{
    BoardView view;
    view.kind = BoardKind::Rexes;
    view.width = 10;
    view.depth = 8;
    BoardCamera camera;
    camera.setTable(view);
    camera.fit(QSizeF(1000, 700), {});
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 10; ++column) {
            const BoardPose pose{column, row, 2};
            QCOMPARE(camera.grid().poseAt(camera.grid().placeOf(pose), pose), pose);
            QVERIFY(camera.cellAt(pose).containsPoint(camera.toScreen(pose), Qt::OddEvenFill));
            // All six neighbours lie one rex away, and ahead on their headings (PM-1.2, 1.3).
            for (std::int16_t heading = 0; heading < 6; ++heading) {
                const BoardPose turned{column, row, heading};
                const BoardPose next = rexTowards(turned, heading);
                const QPointF off =
                    camera.grid().placeOf(next) - camera.grid().ahead(turned, BoardGrid::cell);
                QVERIFY(std::hypot(off.x(), off.y()) < 1e-3);
                QCOMPARE(rexTowards(next, heading, -1), turned);
            }
        }
}

void BoardKindsTest::shipsLieOnOneOrTwoRexes()
{
    SetTable table(briefOf("rexes", 2));
    QCOMPARE(table.room.table().view().kind, BoardKind::Rexes);
    const BoardPiece* piece = table.room.table().piece(0);
    QCOMPARE(piece->length, 2);
    BoardCamera camera;
    camera.setTable(table.room.table().view());
    camera.fit(QSizeF(1000, 700),
               QMarginsF(31.2, 31.2, 31.2, 31.2)); // as the board does, 2.4 times its text size
    const QPointF stern = camera.toScreen(piece->pose);
    const QPointF bow = camera.toScreen(rexTowards(piece->pose, piece->pose.heading));
    QVERIFY(QLineF(table.board.placeOfShip(0), (stern + bow) / 2).length() < 2);
    table.room.choice()->select(1);
    QVERIFY(table.settled());
    for (const QPointF& at : {stern + (bow - stern) * 0.05, stern + (bow - stern) * 0.95}) {
        table.press(at);
        QTRY_COMPARE(table.room.choice()->ship(), 0);
        table.room.choice()->select(1);
        QVERIFY(table.settled());
    }
    const QImage with = table.picture();
    table.room.history()->seek(0);
    const QRect around(((stern + bow) / 2 - QPointF(20, 20)).toPoint(), QSize(40, 40));
    QImage empty(1000, 700, QImage::Format_ARGB32_Premultiplied);
    empty.fill(Qt::white);
    QVERIFY(differs(with, empty, around));
}

void BoardKindsTest::plotsAreWrittenOnRexes()
{
    SetTable table(briefOf("rexes", 2));
    QVERIFY(table.room.plotting()->isOn());
    WrittenPlot& plot = *table.room.plotting()->plot();
    plot.setSpeed(2);
    plot.cutTo(0);
    QCOMPARE(plot.lists()->steps().size(), 0);
    const QPointF ahead = table.board.placeOfWay(s("F"));
    QVERIFY(!ahead.isNull());
    table.press(ahead);
    QCOMPARE(plot.lists()->steps().size(), 1);
    // A turn and a step straight on lead to bows apart, each with its own rex to press.
    const QPointF port = table.board.placeOfWay(s("P"));
    const QPointF starboard = table.board.placeOfWay(s("S"));
    QVERIFY(QLineF(port, starboard).length() > 20);
    table.press(starboard);
    QCOMPARE(plot.lists()->steps().size(), 2);
    QCOMPARE(plot.lists()->steps()[1].symbol, s("S"));
    QCOMPARE(plot.lists()->symbols()[1].label, s("1L")); // as the game writes it
    table.press(table.board.placeOfStep(0));
    QCOMPARE(plot.lists()->steps().size(), 1);
    // Arrow keys know which symbol leads where.
    QVERIFY(plot.writeTowards(s("ahead")));
    QCOMPARE(plot.lists()->steps()[1].symbol, s("F"));
    const QImage written = table.picture();
    plot.cutTo(0);
    const QPoint sign = ahead.toPoint();
    QVERIFY(differs(written, table.picture(), QRect(sign - QPoint(8, 8), QSize(16, 16))));
}

void BoardKindsTest::choicesStandInGroups()
{
    SetTable table(briefOf("rexes", 2));
    const auto choices = table.room.plotting()->plot()->lists()->choices();
    QCOMPARE(choices.size(), 5);
    QCOMPARE(choices[0].group, QString());
    QCOMPARE(choices[1].group, s("In the bow"));
    QCOMPARE(choices[4].group, s("In the stern"));
}

void BoardKindsTest::standsLieInInches()
{
    SetTable table(briefOf("stands", 3));
    QCOMPARE(table.room.names()->measure(), s("in"));
    for (const auto& side : table.room.seats()->sides())
        QCOMPARE(side.squadrons, 3);
    // Any of its stands takes a squadron up; its names are the piece's, whatever ship has its number.
    const BoardPiece piece = *table.room.table().piece(1);
    BoardCamera camera;
    camera.setTable(table.room.table().view());
    camera.fit(QSizeF(1000, 700), QMarginsF(31.2, 31.2, 31.2, 31.2));
    for (const BoardStand& stand : piece.stands) {
        table.room.choice()->select(0);
        QVERIFY(table.settled());
        table.press(camera.toScreen(stand.pose));
        QTRY_COMPARE(table.room.choice()->ship(), 1);
    }
    const auto card = table.room.choice()->card();
    QCOMPARE(card.name, s("Squadron 2"));
    QCOMPARE(card.standing, s("epi mias, ordered"));
    QCOMPARE(card.stands, 4);
    QVERIFY(card.kind.isEmpty());
    QVERIFY(!card.traits.isValid());
    // A squadron that turns keeps its stands about it.
    BoardPose turned = piece.pose;
    turned.heading = 90;
    const auto stands = camera.standsAt(turned, piece);
    const QPointF first = (stands.front()[0] + stands.front()[2]) / 2;
    const QPointF wanted = camera.toScreen(QPointF(piece.pose.x / 1000.0 - 0.5, piece.pose.y / 1000.0 + 1.5));
    QVERIFY2(QLineF(first, wanted).length() < 1, "starboard becomes south");
    const QImage picture = table.picture();
    const QPoint half = camera.toScreen(piece.stands[3].pose).toPoint();
    const QPoint whole = camera.toScreen(piece.stands[0].pose).toPoint();
    const QRect about(-5, -5, 10, 10);
    QVERIFY2(picture.copy(about.translated(half)) != picture.copy(about.translated(whole)),
             "a half-lost stand shows it");
}

void BoardKindsTest::squadronsAreDragged()
{
    SetTable table(briefOf("stands", 3));
    table.room.choice()->select(0);
    QVERIFY(table.settled());
    QVERIFY(table.room.placing()->canPlace());
    const BoardPose before = table.room.table().piece(0)->pose;
    BoardCamera camera;
    camera.setTable(table.room.table().view());
    camera.fit(QSizeF(1000, 700), QMarginsF(31.2, 31.2, 31.2, 31.2));
    const QPoint from = table.board.placeOfShip(0).toPoint();
    const QPoint by(0, -static_cast<int>(std::lround(2 * shown::StandGame::place / 1000.0 * camera.scale())));
    QTest::mousePress(&table.window, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(&table.window, from + by * step / 4);
    QTest::mouseRelease(&table.window, Qt::LeftButton, {}, from + by);
    QTRY_COMPARE(table.room.history()->length(), 1);
    QCOMPARE(table.refused.count(), 0);
    QCOMPARE(table.room.table().piece(0)->pose.y, before.y + 2 * shown::StandGame::place);
}

void BoardKindsTest::seatsDecideApart()
{
    SetTable table(briefOf("rexes", 4));
    BattleRoom& room = table.room;
    QCOMPARE(room.seats()->sides()[0].seats.size(), 2);
    QCOMPARE(room.seats()->sides()[0].player, s("hands"));
    QVERIFY(room.plotting()->isOn());
    QCOMPARE(room.plotting()->book()->count(), 2);
    QVERIFY(room.choice()->mayOrder(0) && room.choice()->mayOrder(1));
    QVERIFY2(!room.choice()->mayOrder(2), "the other bench has it");
    room.plotting()->plot()->read(s("1:F"));
    room.plotting()->give();
    QVERIFY(table.settled());
    room.plotting()->plot()->read(s("1:F"));
    room.plotting()->give();
    QVERIFY(table.settled());
    // The other player's turn: what the first wrote is hidden before he sits down, and afterwards.
    QCOMPARE(room.seats()->curtainFor(), 0);
    QCOMPARE(room.seats()->curtainName(), s("Athens: Second bench"));
    QCOMPARE(room.plotting()->book()->count(), 0);
    QVERIFY(!room.choice()->mayOrder(0));
    QVERIFY2(!room.table().piece(0)->status.empty(), "until he rises the first has his own eyes");
    room.seats()->openCurtain();
    QVERIFY(table.settled());
    QVERIFY(room.seats()->curtainFor() < 0);
    QCOMPARE(room.plotting()->book()->count(), 2);
    QCOMPARE(room.plotting()->book()->shipAt(0), 2);
    QVERIFY(!room.choice()->mayOrder(0) && room.choice()->mayOrder(2));
    QVERIFY2(room.table().piece(0)->status.empty(), "not for his eyes");
    QVERIFY(!room.history()->canUndo());
}

void BoardKindsTest::aSeatIsACaptains()
{
    SetTable table(briefOf("rexes", 4));
    BattleRoom& room = table.room;
    room.seats()->setSeatPlayer(0, 1, s("bold"));
    QVERIFY(table.settled());
    QCOMPARE(room.seats()->sides()[0].player, QString()); // they differ
    QCOMPARE(room.seats()->sides()[0].seats[1].player, s("bold"));
    room.plotting()->plot()->read(s("1:F"));
    room.plotting()->give();
    QVERIFY(table.settled());
    room.plotting()->plot()->read(s("1:F"));
    room.plotting()->give();
    QVERIFY(table.settled());
    QVERIFY2(room.seats()->curtainFor() < 0, "there is nobody to change places with");
    QVERIFY(!room.turn()->handsAsked());
    QVERIFY(room.history()->canUndo());
    room.pace()->setAutomatic(true);
    QTRY_COMPARE(room.turn()->number(), 2); // he plots his two and says that all are done, and Corinth too
    QVERIFY(table.settled());
    QTRY_VERIFY(room.turn()->handsAsked());
    QCOMPARE(room.plotting()->book()->count(), 2);
    room.seats()->setPlayer(0, s("steady")); // the whole side
    QVERIFY(table.settled());
    const auto sides = room.seats()->sides();
    for (const auto& seat : sides[0].seats)
        QCOMPARE(seat.player, s("steady"));
}

/// PM-1.6: as many as like may share a rex; each is to be seen, and to be pressed.
void BoardKindsTest::shipsOfOneRexLieSideBySide()
{
    SetTable table(briefOf("rexes", 2));
    BattleRoom& room = table.room;
    const auto plot = [&](const char* text) {
        room.seats()->openCurtain();
        if (!table.settled())
            return false;
        room.plotting()->plot()->read(s(text));
        room.plotting()->give();
        return table.settled();
    };
    QVERIFY(QLineF(table.board.placeOfShip(0), table.board.placeOfShip(1)).length() > 20);
    QVERIFY(plot("2:FS"));
    QVERIFY(plot("2:FP")); // into the same
    room.plotting()->end();
    room.pace()->setAutomatic(true);
    QTRY_COMPARE(room.turn()->number(), 2);
    room.pace()->setAutomatic(false);
    QVERIFY(table.settled());
    room.seats()->openCurtain();
    QVERIFY(table.settled());
    QVERIFY(isSameRex(room.table().piece(0)->pose, room.table().piece(1)->pose));
    for (const int ship : {0, 1, 0}) {
        const QPointF at = table.board.placeOfShip(ship);
        QVERIFY(QLineF(at, table.board.placeOfShip(1 - ship)).length() > 10);
        QTest::mouseMove(&table.window, at.toPoint());
        QTRY_COMPARE(table.board.pointer()->ship(), ship);
    }
}

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QApplication application(argc, argv);
    BoardKindsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "board_kinds_test.moc"
