// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/label_places.h"

#include <QTest>
#include <QTransform>

#include <cstdint>

using namespace navarch;

namespace {

/// A ship's base, turned about its middle.
QPolygonF baseAt(const QPointF& middle, double degrees)
{
    QTransform turn;
    turn.translate(middle.x(), middle.y());
    turn.rotate(degrees);
    return turn.map(QPolygonF(QRectF(-6, -22, 12, 44)));
}

LabelWish wishOf(const QPolygonF& base, bool isAsked = false)
{
    return {base.boundingRect(), QSizeF(70, 16), 16, 0, isAsked};
}

/// Whether a corner of the words, or a point of their edges, lies on the piece.
bool isWrittenOver(const QPolygonF& piece, const QRectF& words)
{
    for (int x = 0; x <= 20; ++x)
        for (int y = 0; y <= 6; ++y)
            if (piece.containsPoint(words.topLeft()
                                        + QPointF(words.width() * (0.01 + 0.98 * x / 20),
                                                  words.height() * (0.01 + 0.98 * y / 6)),
                                    Qt::OddEvenFill))
                return true;
    return false;
}

} // namespace

class LabelPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void aloneANameStandsBelow();
    void aTurnedBaseLeavesRoomAtItsCorners();
    void noNameIsWrittenOverAnything();
    void whatIsAskedForIsWrittenInAnyCase();
    void aPlaceIsKeptWhileThereIsRoom();
};

void LabelPlacesTest::aloneANameStandsBelow()
{
    const QPolygonF base = baseAt({100, 100}, 0);
    LabelPlaces places({base}, {});
    const auto placed = places.place(wishOf(base));
    QVERIFY(placed && !placed->isAway);
    QCOMPARE(placed->number, std::size_t(0));
    QCOMPARE(placed->words.center().x(), 100.0);
    QVERIFY(placed->words.top() >= 122);
    QVERIFY(placed->words.top() < 126);
}

void LabelPlacesTest::aTurnedBaseLeavesRoomAtItsCorners()
{
    LabelPlaces places({baseAt({100, 100}, 45)}, {});
    QVERIFY(places.take(QRectF(104, 108, 12, 10), false)); // within its bounds, and beside it
    QVERIFY(!places.take(QRectF(98, 98, 4, 4), false));
    QVERIFY(!places.take(QRectF(106, 110, 4, 4), false)); // somebody has it
    QVERIFY(places.take(QRectF(98, 98, 4, 4), true));
}

// In the press of a battle, as many ships as one likes, each way round: names lay over the bases of their neighbours.
void LabelPlacesTest::noNameIsWrittenOverAnything()
{
    std::uint32_t rolled = 7;
    const auto roll = [&rolled](int sides) {
        rolled = rolled * 1664525U + 1013904223U;
        return static_cast<int>((rolled >> 8U) % static_cast<unsigned>(sides));
    };
    int written = 0;
    for (int battle = 0; battle < 40; ++battle) {
        std::vector<QPolygonF> bases;
        for (int i = 0; i < 24; ++i)
            bases.push_back(baseAt(QPointF(60 + roll(700), 60 + roll(400)), roll(360)));
        const std::vector<QRectF> taken{{200, 200, 30, 12}};
        LabelPlaces places(bases, taken);
        std::vector<QRectF> names = taken;
        for (const QPolygonF& base : bases) {
            const auto placed = places.place(wishOf(base));
            if (!placed)
                continue;
            ++written;
            for (const QRectF& name : names)
                QVERIFY(!name.intersects(placed->words));
            for (const QPolygonF& each : bases)
                QVERIFY(!isWrittenOver(each, placed->words));
            names.push_back(placed->words);
        }
    }
    QVERIFY2(written > 40 * 24 * 3 / 4, qPrintable(QString::number(written))); // and most have room
}

void LabelPlacesTest::whatIsAskedForIsWrittenInAnyCase()
{
    const QPolygonF base = baseAt({100, 100}, 0);
    const QRectF everywhere(-1000, -1000, 3000, 3000);
    LabelPlaces full({base}, {everywhere});
    QVERIFY(!full.place(wishOf(base)));
    const auto placed = full.place(wishOf(base, true));
    QVERIFY(placed);
    QCOMPARE(placed->number, std::size_t(0));
}

void LabelPlacesTest::aPlaceIsKeptWhileThereIsRoom()
{
    const QPolygonF base = baseAt({100, 100}, 0);
    LabelWish wish = wishOf(base);
    LabelPlaces pushed({base}, {QRectF(60, 120, 80, 30)});
    const auto before = pushed.place(wish);
    QVERIFY(before && before->number > 0);
    wish.earlier = before->number;
    QCOMPARE(LabelPlaces({base}, {}).place(wish)->number, before->number);
    QVERIFY(LabelPlaces({base}, {before->words}).place(wish)->number != before->number);
    wish.earlier = 1000; // of no place
    QCOMPARE(LabelPlaces({base}, {}).place(wish)->number, std::size_t(0));
}

QTEST_APPLESS_MAIN(LabelPlacesTest)
#include "label_places_test.moc"
