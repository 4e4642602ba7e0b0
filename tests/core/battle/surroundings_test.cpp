// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a board to who does not see it: nearness, ways and threats, in the measure of each board.
#include <QTest>

#include "core/battle/contract/surroundings.h"

using namespace navarch;

namespace {

BoardPiece ship(int number, int side, const char* name, BoardPose pose)
{
    BoardPiece piece;
    piece.ship = static_cast<ShipNumber>(number);
    piece.side = side;
    piece.name = given(name);
    piece.pose = pose;
    return piece;
}

/// With a base of 2 by 8 cm.
BoardPiece onTable(int number, int side, const char* name, BoardPose pose)
{
    BoardPiece piece = ship(number, side, name, pose);
    piece.width = 2000;
    piece.length = 8000;
    return piece;
}

QStringList told(const BoardView& view, int number, std::size_t most = 3)
{
    QStringList words;
    for (const Phrase& each : surroundingsOf(view, static_cast<ShipNumber>(number), most))
        words += QString::fromStdString(each.english());
    return words;
}

} // namespace

class SurroundingsTest : public QObject {
    Q_OBJECT

private slots:
    void onHexes();
    void onRexes();
    void onAFreeTable();
    void theTurnOfTheShipTurnsTheWays();
    void theNearestOnesOnly();
    void whatIsNotThereHasNone();
};

void SurroundingsTest::onHexes()
{
    BoardView view;
    view.kind = BoardKind::Hexes;
    view.pieces = {ship(1, 0, "Aias", {10, 10, 0}), ship(2, 1, "Tyro", {10, 7, 3}),
                   ship(3, 1, "Nike", {10, 12, 3}), ship(4, 0, "Iris", {10, 11, 0})};
    // 3 hexes north, heading south; 2 hexes south, heading away; and a friend just astern.
    QCOMPARE(told(view, 1), (QStringList{QStringLiteral("Enemy Nike: 2 hexes, astern, stern towards it."),
                                         QStringLiteral("Enemy Tyro: 3 hexes, ahead, bow towards it."),
                                         QStringLiteral("Own Iris: 1 hex, astern."),
                                         QStringLiteral("What threatens it: the bow of Tyro.")}));
}

void SurroundingsTest::onRexes()
{
    BoardView view;
    view.kind = BoardKind::Rexes;
    view.pieces = {ship(1, 0, "Aias", {4, 4, 0}), ship(2, 1, "Tyro", {8, 4, 0})};
    view.pieces[0].length = 2; // stern and bow: east of it lies the bow's rex
    view.pieces[1].length = 2;
    QCOMPARE(told(view, 1), QStringList{QStringLiteral("Enemy Tyro: 3 rexes, ahead, stern towards it.")});
    QCOMPARE(told(view, 2), (QStringList{QStringLiteral("Enemy Aias: 3 rexes, astern, bow towards it."),
                                         QStringLiteral("What threatens it: the bow of Aias.")}));
}

void SurroundingsTest::onAFreeTable()
{
    BoardView view;
    view.pieces = {onTable(1, 0, "Aias", {50000, 50000, 0}), onTable(2, 1, "Tyro", {62000, 50000, 270}),
                   onTable(3, 1, "Nike", {50000, 80500, 90})};
    // Gaps between bases: 12 cm less half a width and half a length; 30.5 cm less half a length and half a width.
    QCOMPARE(told(view, 1),
             (QStringList{QStringLiteral("Enemy Tyro: 7.0 cm, to starboard, bow towards it."),
                          QStringLiteral("Enemy Nike: 25.5 cm, ahead, starboard side towards it."),
                          QStringLiteral("What threatens it: the bow of Tyro.")}));
    view.measure = BoardMeasure::Inch;
    QVERIFY(told(view, 1).constFirst().contains(QStringLiteral("7.0 in")));
    view.pieces[1].pose.x = 55000; // bow against side
    QVERIFY(told(view, 1).constFirst().contains(QStringLiteral("in contact")));
    view.pieces[2].isWall = true; // has no bow
    QVERIFY(told(view, 1).contains(QStringLiteral("Enemy Nike: 25.5 in, ahead.")));
}

void SurroundingsTest::theTurnOfTheShipTurnsTheWays()
{
    const char* const eight[] = {
        "ahead",  "off the port bow",          "to port",      "off the port quarter",
        "astern", "off the starboard quarter", "to starboard", "off the starboard bow"};
    BoardView view;
    view.pieces = {onTable(1, 0, "Aias", {50000, 50000, 0}), onTable(2, 1, "Tyro", {50000, 90000, 0})};
    for (std::int16_t i = 0; i < 8; ++i) {
        view.pieces[0].pose.heading = static_cast<std::int16_t>(i * 45);
        QVERIFY2(told(view, 1).constFirst().contains(QStringLiteral(", %1, ").arg(QLatin1String(eight[i]))),
                 qPrintable(told(view, 1).constFirst()));
    }
    const char* const six[] = {"ahead",  "off the port bow",          "off the port quarter",
                               "astern", "off the starboard quarter", "off the starboard bow"};
    view.kind = BoardKind::Hexes;
    view.pieces = {ship(1, 0, "Aias", {10, 10, 0}), ship(2, 1, "Tyro", {10, 5, 0})};
    for (std::int16_t i = 0; i < 6; ++i) {
        view.pieces[0].pose.heading = i;
        QVERIFY2(told(view, 1).constFirst().contains(QStringLiteral(", %1, ").arg(QLatin1String(six[i]))),
                 qPrintable(told(view, 1).constFirst()));
    }
}

void SurroundingsTest::theNearestOnesOnly()
{
    BoardView view;
    view.kind = BoardKind::Hexes;
    for (int i = 0; i < 9; ++i)
        view.pieces.push_back(ship(9 - i, i == 0 ? 0 : 1, "A", {0, static_cast<std::int32_t>(i), 0}));
    QCOMPARE(told(view, 9, 2).filter(QStringLiteral("Enemy")).size(), 2);
    QCOMPARE(told(view, 9, 2).filter(QStringLiteral("Own")).size(), 0);
    view.pieces.resize(1);
    QCOMPARE(told(view, 9), QStringList{QStringLiteral("No enemy is in sight.")});
}

void SurroundingsTest::whatIsNotThereHasNone()
{
    QVERIFY(surroundingsOf({}, 1).empty());
}

QTEST_APPLESS_MAIN(SurroundingsTest)
#include "surroundings_test.moc"
