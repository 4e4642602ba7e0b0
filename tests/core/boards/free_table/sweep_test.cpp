// SPDX-License-Identifier: GPL-3.0-or-later
// Straight steps: compared with stepping along the way by brute force, and at their edges.
#include <QTest>

#include <algorithm>
#include <vector>

#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/pivot.h"
#include "core/boards/free_table/range.h"
#include "core/boards/free_table/sweep.h"
#include "tests/core/boards/free_table/random_bases.h"

using namespace navarch;
using namespace navarch::free_table;

namespace {

/// How deep a mover that has gone `way` (in 2^-10 units) towards `direction` stands in another base, in 2^-30 units:
/// its exact place, not the rounded one. Negative while it is clear.
Fine depthAfter(const Base& mover, Degrees direction, std::int64_t way, const Base& other)
{
    const TablePoint apart = mover.centre - other.centre;
    const Degrees turn = clockwiseFrom(mover.heading, other.heading);
    const Fine sine = std::abs(sineOf(turn));
    const Fine cosine = std::abs(cosineOf(turn));
    const auto depth = [&](Fine place, Fine pace, Fine touch) {
        return touch - std::abs(place + way * pace / 1024);
    };
    const Fine one = fineOne;
    return std::min(
        std::min(depth(alongOf(apart, mover.heading), cosineOf(clockwiseFrom(mover.heading, direction)),
                       one * mover.halfLength + other.halfLength * cosine + other.halfWidth * sine),
                 depth(asideOf(apart, mover.heading), sineOf(clockwiseFrom(mover.heading, direction)),
                       one * mover.halfWidth + other.halfLength * sine + other.halfWidth * cosine)),
        std::min(depth(alongOf(apart, other.heading), cosineOf(clockwiseFrom(other.heading, direction)),
                       one * other.halfLength + mover.halfLength * cosine + mover.halfWidth * sine),
                 depth(asideOf(apart, other.heading), sineOf(clockwiseFrom(other.heading, direction)),
                       one * other.halfWidth + mover.halfLength * sine + mover.halfWidth * cosine)));
}

/// A mover and some others that leave it free.
struct Scene {
    Base mover;
    std::vector<Base> others;
};

Scene randomScene(RandomBases& random, Length spread, int most)
{
    Scene scene;
    scene.mover = random.ship({60000, 45000}, 1000);
    const int count = random.number(1, most);
    while (int(scene.others.size()) < count) {
        const Base other = random.ship(scene.mover.centre, spread);
        if (!overlaps(other, scene.mover))
            scene.others.push_back(other);
    }
    return scene;
}

} // namespace

class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void stopsAtTheFirst();
    void touchesAllAtOnce();
    void endOfTheWay();
    void leavingIsFree();
    void grazingIsFree();
    void slidesAlongAtAnyHeading();
    void agreesWithSteppingAlong();
    void neverEndsOverlapping();
    void staysTheSameTurnedAndMirrored();
    void overlappedFromTheStart();
    void acrossTheWholeTable();
    void theSameOnEveryMachine();
};

void SweepTest::stopsAtTheFirst()
{
    const std::vector<Base> others = {trireme(0, 20000, 90), trireme(0, 10000, 90), trireme(9000, 5000, 0)};
    const StraightStep step = moveStraight(trireme(0, 0, 0), 0, 12000, others);
    QCOMPARE(step.distance, 10000 - 2250 - 1000);
    QCOMPARE(step.end.centre.y, 6750);
    QCOMPARE(step.touched.size(), 1u);
    QCOMPARE(step.touched.first(), 1);
    QVERIFY(wayToTouch(trireme(0, 0, 0), 0, others[0]) == 16750);
    QVERIFY(!wayToTouch(trireme(0, 0, 0), 0, others[2]));
    QVERIFY(!wayToTouch(trireme(0, 0, 0), 0, {}));
    const StraightStep without = moveStraight(trireme(0, 0, 0), 0, 12000, others, 1);
    QVERIFY(!without.isStopped());
    QCOMPARE(without.distance, 12000);
    // Astern, and adrift to starboard.
    QCOMPARE(moveStraight(trireme(0, 0, 180), 0, 12000, others).distance, 6750);
    QCOMPARE(moveStraight(trireme(0, 5000, 0), 90, 12000, others).touched.first(), 2);
    QCOMPARE(moveStraight(trireme(0, 5000, 0), 90, 12000, others).distance, 7000);
}

void SweepTest::touchesAllAtOnce()
{
    const std::vector<Base> others = {trireme(1100, 7000, 180), trireme(5000, 5000, 0),
                                      trireme(-1100, 7000, 0), trireme(0, 30000, 0)};
    const StraightStep step = moveStraight(trireme(0, 0, 0), 0, 12000, others);
    QCOMPARE(step.distance, 2500);
    QCOMPARE(step.touched.size(), 2u);
    QCOMPARE(step.touched[0], 0);
    QCOMPARE(step.touched[1], 2);
    // One a unit nearer: that one alone.
    std::vector<Base> uneven = others;
    uneven[2].centre.y -= 1;
    const StraightStep sooner = moveStraight(trireme(0, 0, 0), 0, 12000, uneven);
    QCOMPARE(sooner.distance, 2499);
    QCOMPARE(sooner.touched.size(), 1u);
    QCOMPARE(sooner.touched.first(), 2);
}

void SweepTest::endOfTheWay()
{
    const std::vector<Base> others = {trireme(0, 10000, 90)};
    QVERIFY(moveStraight(trireme(0, 0, 0), 0, 6750, others).isStopped());
    QVERIFY(!moveStraight(trireme(0, 0, 0), 0, 6749, others).isStopped());
    QVERIFY(moveStraight(trireme(0, 6750, 0), 0, 0, others).isStopped());
    QVERIFY(!moveStraight(trireme(0, 6749, 0), 0, 0, others).isStopped());
}

void SweepTest::leavingIsFree()
{
    const std::vector<Base> others = {trireme(0, 10000, 90)};
    const Base touching = trireme(0, 6750, 0);
    QCOMPARE(moveStraight(touching, 180, 3000, others).distance, 3000);
    QCOMPARE(moveStraight(touching, 90, 3000, others).distance, 3000);
    QCOMPARE(moveStraight(touching, 0, 3000, others).distance, 0);
}

void SweepTest::grazingIsFree()
{
    // Corner past corner with nothing between, and one unit nearer.
    const std::vector<Base> others = {trireme(2000, 10000, 0)};
    QVERIFY(!moveStraight(trireme(0, 0, 0), 0, 20000, others).isStopped());
    QCOMPARE(moveStraight(trireme(1, 0, 0), 0, 20000, others).distance, 5500);
    // At 45 degrees, corner over corner: half the diagonals of 2000 and of a thin base's width, 1414.2 + 500, apart.
    const std::vector<Base> square = {{{0, 0}, 0, 1000, 1000}};
    const auto passing = [&](Length apart) {
        // 1414.2 + 500 = 1914.2 across; each step of one to the right along both axes is 1.41 across.
        return !moveStraight({{-5000 + apart, 5000 + apart}, 135, 500, 500}, 135, 14000, square).isStopped();
    };
    QVERIFY(passing(1354));
    QVERIFY(!passing(1353));
    QVERIFY(passing(-1354));
    QVERIFY(!passing(-1353));
}

void SweepTest::slidesAlongAtAnyHeading()
{
    // Brought up against a side by drifting, a ship goes on along it, whatever its heading: rounding holds nobody.
    for (Degrees heading = 0; heading < 360; ++heading) {
        const std::vector<Base> others = {trireme(50000, 50000, heading)};
        const FinePoint aside = wayOf(heading, 300, 3000);
        Base mover = trireme(0, 0, heading);
        mover.centre = rounded(fine({50000, 50000}) + aside);
        const StraightStep drift = moveStraight(mover, headingOf(heading + 270), 5000, others);
        QVERIFY(drift.isStopped());
        QVERIFY(gapBetween(drift.end, others[0]) <= Gap::of(touchTolerance));
        Base going = drift.end;
        for (int step = 0; step < 5; ++step) {
            const StraightStep ahead = moveStraight(going, heading, 333, others);
            QVERIFY2(!ahead.isStopped(), std::to_string(heading).c_str());
            QCOMPARE(ahead.distance, 333);
            QVERIFY(!overlaps(ahead.end, others[0]));
            going = ahead.end;
        }
    }
}

void SweepTest::agreesWithSteppingAlong()
{
    RandomBases random(3);
    int stops = 0;
    for (int round = 0; round < 4000; ++round) {
        const Scene scene = randomScene(random, 7000, 4);
        const Degrees direction = random.number(0, 2) == 0 ? random.heading() : scene.mover.heading;
        const Length distance = random.number(0, 6000);
        const StraightStep step = moveStraight(scene.mover, direction, distance, scene.others);
        const std::string what = shown(scene.mover) + " towards " + std::to_string(direction);
        // Nobody is run into on the way, at any whole unit.
        for (Length way = 0; way <= step.distance; way += way % 7 + 1) {
            for (const Base& other : scene.others)
                QVERIFY2(depthAfter(scene.mover, direction, std::int64_t(way) * 1024, other)
                             <= fineOne / 1000,
                         what.c_str());
        }
        // And within a unit further on, somebody is: looked for by halves, for the depth rises from the touch on.
        QVERIFY(step.isStopped() || step.distance == distance);
        for (const int index : step.touched) {
            Fine deepest = -Fine(fineOne) * maxCoordinate;
            for (std::int64_t way = std::int64_t(step.distance) * 1024; way <= (step.distance + 2) * 1024;
                 way += 8)
                deepest = std::max(deepest,
                                   depthAfter(scene.mover, direction, way, scene.others[std::size_t(index)]));
            QVERIFY2(deepest > -fineOne / 100, what.c_str());
        }
        stops += step.isStopped();
    }
    QVERIFY(stops > 1000);
}

void SweepTest::neverEndsOverlapping()
{
    RandomBases random(4);
    for (int round = 0; round < 20000; ++round) {
        const Scene scene = randomScene(random, 9000, 12);
        const Degrees direction = random.heading();
        const StraightStep step = moveStraight(scene.mover, direction, random.number(0, 12000), scene.others);
        QCOMPARE(firstOverlapped(step.end, scene.others), nobody);
        // It rests beside its way by less than one and a half units.
        const FinePoint off =
            fine(step.end.centre) - fine(scene.mover.centre) - wayOf(direction, step.distance, 0);
        QVERIFY(Wide(off.x) * off.x + Wide(off.y) * off.y < Wide(fineOne) * fineOne * 9 / 4);
        if (step.touched.size() == 1)
            QVERIFY(gapBetween(step.end, scene.others[std::size_t(step.touched.first())])
                    <= Gap::of(touchTolerance + 1));
    }
}

void SweepTest::staysTheSameTurnedAndMirrored()
{
    RandomBases random(5);
    for (int round = 0; round < 3000; ++round) {
        Scene scene = randomScene(random, 8000, 8);
        Degrees direction = random.heading();
        const Length distance = random.number(0, 9000);
        const StraightStep step = moveStraight(scene.mover, direction, distance, scene.others);
        Scene mirror = scene;
        mirror.mover = mirrored(mirror.mover);
        for (Base& other : mirror.others)
            other = mirrored(other);
        const StraightStep mirrorStep =
            moveStraight(mirror.mover, headingOf(-direction), distance, mirror.others);
        QCOMPARE(mirrorStep.distance, step.distance);
        QVERIFY(mirrorStep.touched == step.touched);
        for (int quarter = 0; quarter < 3; ++quarter) {
            scene.mover = quarterTurned(scene.mover);
            for (Base& other : scene.others)
                other = quarterTurned(other);
            direction = headingOf(direction + 90);
            const StraightStep turnedStep = moveStraight(scene.mover, direction, distance, scene.others);
            QCOMPARE(turnedStep.distance, step.distance);
            QVERIFY(turnedStep.touched == step.touched);
        }
    }
}

void SweepTest::overlappedFromTheStart()
{
    // SQ-2.6: a block over a friend may move off it, and is stopped by others.
    const std::vector<Base> others = {trireme(100, 100, 20), trireme(0, 20000, 90)};
    const StraightStep step = moveStraight(trireme(0, 0, 0), 0, 30000, others);
    QCOMPARE(step.touched.first(), 1);
    QCOMPARE(step.distance, 16750);
}

void SweepTest::acrossTheWholeTable()
{
    // 200 x 200 cm, from corner to corner, at 45 degrees: the way to touch is the diagonal less both half lengths.
    const std::vector<Base> others = {trireme(200000, 200000, 225)};
    const StraightStep step = moveStraight(trireme(0, 0, 45), 45, maxCoordinate, others);
    QVERIFY(!step.isStopped());
    const StraightStep longer = moveStraight(trireme(20000, 20000, 45), 45, maxCoordinate, others);
    QVERIFY(longer.isStopped());
    QCOMPARE(longer.distance, wayBetween({20000, 20000}, {200000, 200000}) - 4500);
}

void SweepTest::theSameOnEveryMachine()
{
    // Thousands of moves, each from where the last one ended, come to these places with any compiler and any flags.
    RandomBases random(9);
    std::vector<Base> ships;
    for (int i = 0; i < 20; ++i)
        ships.push_back(trireme(30000 + i % 10 * 4000, i < 10 ? 30000 : 60000, i < 10 ? 0 : 180));
    std::uint64_t digest = 14695981039346656037ULL;
    int stops = 0;
    for (int move = 0; move < 20000; ++move) {
        const std::size_t who = std::size_t(random.number(0, 19));
        const Degrees turn = random.number(-30, 30);
        const Length way = random.number(0, 8000);
        Base& ship = ships[who];
        ship = turnBy(ship, turn, ships, {}, int(who)).end;
        // Ahead, astern or adrift; who is far off goes back to the middle.
        const TablePoint middle = {50000, 45000};
        const Degrees drift = random.heading();
        const Degrees ahead = random.number(0, 2) > 0 ? ship.heading : drift;
        const Degrees direction =
            isWithin(ship.centre, middle, 40000) ? ahead : bearingOf(ship.centre, middle);
        const StraightStep step = moveStraight(ship, direction, way, ships, int(who));
        ship = step.end;
        stops += step.isStopped();
        QCOMPARE(firstOverlapped(ship, ships, int(who)), nobody);
        for (const std::int32_t number : {ship.centre.x, ship.centre.y, ship.heading})
            digest = (digest ^ std::uint64_t(std::uint32_t(number))) * 1099511628211ULL;
    }
    QVERIFY2(stops > 4000 && stops < 16000, std::to_string(stops).c_str());
    QCOMPARE(digest, 10508160467664788734ULL);
}

QTEST_APPLESS_MAIN(SweepTest)
#include "sweep_test.moc"
