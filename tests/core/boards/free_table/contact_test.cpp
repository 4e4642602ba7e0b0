// SPDX-License-Identifier: GPL-3.0-or-later
// How a bow lies against what it struck (SA-7.1), and how the two are realigned.
#include <QTest>

#include "core/boards/free_table/range.h"
#include "core/boards/free_table/realign.h"
#include "core/boards/free_table/sweep.h"
#include "tests/core/boards/free_table/random_bases.h"

using namespace navarch;
using namespace navarch::free_table;

namespace {

/// A trireme that went ahead until it struck `target`, from `run` units off: the middle of its bow, `aside` to
/// starboard, would come to lie at `aim`.
Base struckAt(const Base& target, TablePoint aim, Degrees heading, Length aside = 0, Length run = 4000)
{
    Base mover = trireme(0, 0, heading);
    mover.centre = rounded(fine(aim) - wayOf(heading, mover.halfLength + run, aside));
    const std::array<Base, 1> others = {target};
    return moveStraight(mover, heading, 2 * run, others).end;
}

constexpr Edge mirroredEdge(Edge edge)
{
    return edge == Edge::Port ? Edge::Starboard : edge == Edge::Starboard ? Edge::Port : edge;
}

} // namespace

class ContactTest : public QObject {
    Q_OBJECT

private slots:
    void aspectByTheEdge();
    void halfABowExactly();
    void fortyFiveDegreesExactly();
    void twoAttackersOnOneCorner();
    void evenlyOnACorner();
    void cornerToCorner();
    void bowsThatDoNotPointAtIt();
    void asternByTheStern();
    void aRamIsSquaredUp();
    void aRakeIsLaidAlong();
    void realignedNeverOverlaps();
    void staysTheSameTurnedAndMirrored();
};

void ContactTest::aspectByTheEdge()
{
    // SA-7.1.2 and SA-7.1.4, square on to each edge.
    const Base target = trireme(50000, 50000, 0);
    const auto struck = [&](TablePoint aim, Degrees heading) {
        return *bowContact(struckAt(target, aim, heading), target);
    };
    const BowContact bow = struck({50000, 52250}, 180);
    QVERIFY(bow.aspect() == Aspect::Bow && bow.struck == Edge::Front);
    const BowContact port = struck({49000, 50000}, 90);
    QVERIFY(port.aspect() == Aspect::Beam && port.struck == Edge::Port);
    QVERIFY(port.byPortBow && port.byStarboardBow && !port.isAtCorner);
    QVERIFY(port.shareOnEdge() == Share::Whole);
    QCOMPARE(port.angle, 90);
    QVERIFY(port.isRam() && !port.isRake());
    QVERIFY(port.point == fine({49000, 50000}));
    const BowContact starboard = struck({51000, 50000}, 270);
    QVERIFY(starboard.aspect() == Aspect::Beam && starboard.struck == Edge::Starboard);
    const BowContact stern = struck({50000, 47750}, 0);
    QVERIFY(stern.aspect() == Aspect::Stern && stern.struck == Edge::Rear);
}

void ContactTest::halfABowExactly()
{
    // SA-7.1.3, SA-7.1.4: the bow edge is 2 cm wide; the target's side ends 2.25 cm ahead of its middle.
    const Base target = trireme(50000, 50000, 0);
    const auto at = [&](Length y) { return *bowContact(struckAt(target, {49000, y}, 90), target); };
    QCOMPARE(at(52250).onEdge, Fine(1000) * fineOne);
    QVERIFY(at(52250).shareOnEdge() == Share::Half);
    QVERIFY(at(52250).isRam());
    QVERIFY(at(52251).shareOnEdge() == Share::UnderHalf);
    QVERIFY(!at(52251).isRam());
    QVERIFY(at(52249).shareOnEdge() == Share::Half);
    QVERIFY(at(51250).shareOnEdge() == Share::Whole);
    QVERIFY(at(51251).shareOnEdge() == Share::Half);
    QVERIFY(at(47750).shareOnEdge() == Share::Half);
    QVERIFY(at(47749).shareOnEdge() == Share::UnderHalf);
    QVERIFY(at(53249).shareOnEdge() == Share::UnderHalf);
    // A unit further and it passes by.
    QVERIFY(!bowContact(struckAt(target, {49000, 53250 + touchTolerance + 1}, 90), target));
    // The same all round: the target on any heading, struck at right angles; only multiples of 90 can be exact.
    for (Degrees turn = 0; turn < 360; turn += 90) {
        const Base turned = trireme(0, 0, turn);
        const TablePoint aim = rounded(wayOf(turn, 2250, -1000));
        QVERIFY(bowContact(struckAt(turned, aim, headingOf(turn + 90)), turned)->shareOnEdge()
                == Share::Half);
    }
}

void ContactTest::fortyFiveDegreesExactly()
{
    // SA-7.1.6: at 45 degrees both, a degree either way one only.
    for (Degrees turn = 0; turn < 360; ++turn) {
        const Base target = trireme(50000, 50000, turn);
        const TablePoint aim = rounded(fine(target.centre) + wayOf(turn, -500, -1000));
        const auto at = [&](Degrees angle) {
            return *bowContact(struckAt(target, aim, headingOf(turn + angle)), target);
        };
        const BowContact exact = at(45);
        QVERIFY(exact.struck == Edge::Port);
        QCOMPARE(exact.angle, 45);
        QVERIFY(exact.isRam() && exact.isRake());
        QVERIFY(exact.byStarboardBow && !exact.byPortBow);
        QVERIFY(!at(44).isRam() && at(44).isRake());
        QVERIFY(at(46).isRam() && !at(46).isRake());
        QCOMPARE(at(135).angle, 45);
        QVERIFY(at(135).byPortBow && !at(135).byStarboardBow);
    }
}

void ContactTest::twoAttackersOnOneCorner()
{
    // SA-7.1.2: both touch the starboard corner of the bow; the one that comes from nearer the front rams the bow, the
    // other the beam, with half of its bow edge or more but not all of it on the side (+1).
    const Base target = trireme(50000, 50000, 0);
    const TablePoint corner = {51000, 52250};
    const BowContact nearFront = *bowContact(struckAt(target, corner, 210, -200), target);
    const BowContact nearSide = *bowContact(struckAt(target, corner, 240, 200), target);
    for (const BowContact& contact : {nearFront, nearSide}) {
        QVERIFY(contact.isAtCorner);
        QVERIFY(contact.corner == Corner::BowStarboard);
        QVERIFY(!contact.byPortBow && !contact.byStarboardBow);
        QCOMPARE(contact.angle, 60);
        QVERIFY(contact.isRam());
        QVERIFY(contact.shareOnTarget() == Share::Whole);
        QVERIFY(contact.shareOnEdge() == Share::Half);
        QVERIFY(contact.point == fine(corner));
    }
    QVERIFY(nearFront.aspect() == Aspect::Bow);
    QVERIFY(nearSide.aspect() == Aspect::Beam);
    // Both at once, each with its own front corner on it: they do not overlap, and the aspects are the same.
    const Base first = struckAt(target, corner, 210, -1000);
    const std::array<Base, 2> others = {target, first};
    Base second = trireme(0, 0, 240);
    second.centre = rounded(fine(corner) - wayOf(240, 2250 + 4000, 1000));
    const StraightStep step = moveStraight(second, 240, 6000, others);
    QCOMPARE(firstOverlapped(step.end, others), nobody);
    QCOMPARE(step.touched.first(), 0);
    QVERIFY(bowContact(first, target)->aspect() == Aspect::Bow);
    QVERIFY(bowContact(step.end, target)->aspect() == Aspect::Beam);
    // At a corner of the stern: stern or beam.
    QVERIFY(bowContact(struckAt(target, {49000, 47750}, 30), target)->aspect() == Aspect::Stern);
    QVERIFY(bowContact(struckAt(target, {49000, 47750}, 60), target)->aspect() == Aspect::Beam);
}

void ContactTest::evenlyOnACorner()
{
    // At 45 degrees to both edges the one before which more of the bow lies; evenly: the beam.
    const Base target = trireme(50000, 50000, 0);
    const auto at = [&](Length off) {
        return bowContact(struckAt(target, {51000 - off, 52250 + off}, 225), target)->aspect();
    };
    QVERIFY(at(0) == Aspect::Beam);
    QVERIFY(at(1) == Aspect::Bow);
    QVERIFY(at(-1) == Aspect::Beam);
}

void ContactTest::cornerToCorner()
{
    // A front corner of the mover on a corner of the target, square on: exactly nothing of the bow points at it.
    const Base target = trireme(50000, 50000, 0);
    Base mover = trireme(49000 - 2250, 52250 + 1000, 90);
    std::optional<BowContact> contact = bowContact(mover, target);
    QVERIFY(contact && contact->isAtCorner && contact->corner == Corner::BowPort);
    QVERIFY(contact->byStarboardBow && !contact->byPortBow);
    QVERIFY(contact->struck == Edge::Port);
    QVERIFY(contact->shareOnTarget() == Share::None);
    QVERIFY(!contact->isRam());
    mover.centre.y -= 1;
    contact = bowContact(mover, target);
    QVERIFY(contact->shareOnTarget() == Share::UnderHalf);
}

void ContactTest::bowsThatDoNotPointAtIt()
{
    // SA-7.1.3: a glancing touch with less than half of the bow is no ram, however square.
    const Base target = trireme(50000, 50000, 0);
    const BowContact contact = *bowContact(struckAt(target, {49000, 53000}, 90), target);
    QVERIFY(contact.shareOnTarget() == Share::UnderHalf);
    QVERIFY(!contact.isRam() && !contact.isRake());
}

void ContactTest::asternByTheStern()
{
    // SA-7.5.7: backing onto an enemy's bow.
    const Base enemy = trireme(50000, 50000, 0);
    const std::array<Base, 1> others = {enemy};
    const Base backing = trireme(50100, 60000, 0);
    const StraightStep step = moveStraight(backing, 180, 9000, others);
    QCOMPARE(step.distance, 5500);
    QVERIFY(!bowContact(step.end, enemy));
    const std::optional<BowContact> contact = bowContact(reversed(step.end), enemy);
    QVERIFY(contact && contact->struck == Edge::Front);
}

void ContactTest::aRamIsSquaredUp()
{
    // SA-7.1.5 at 60 degrees: turned about the corner of its bow that touched.
    const Base target = trireme(50000, 50000, 0);
    const Base mover = struckAt(target, {49000, 50000}, 60, 1000);
    const BowContact contact = *bowContact(mover, target);
    QVERIFY(contact.byStarboardBow);
    const Base squared = squaredUp(mover, target, contact);
    QCOMPARE(squared.heading, 90);
    QCOMPARE(squared.centre.x, 46750);
    QVERIFY(std::abs(squared.centre.y - 51000) <= 2);
    const BowContact after = *bowContact(squared, target);
    QCOMPARE(after.angle, 90);
    QVERIFY(after.byPortBow && after.byStarboardBow);
    // Square already: it stays.
    const Base square = struckAt(target, {51000, 50500}, 270);
    QVERIFY(squaredUp(square, target, *bowContact(square, target)) == square);
}

void ContactTest::aRakeIsLaidAlong()
{
    // SA-7.1.5 at 30 degrees, along the target's heading and against it.
    const Base target = trireme(50000, 50000, 0);
    const Base mover = struckAt(target, {49000, 49000}, 30, 1000);
    const Base along = laidAlong(mover, target, *bowContact(mover, target));
    QCOMPARE(along.heading, 0);
    QCOMPARE(along.centre.x, 48000);
    QVERIFY(std::abs(along.centre.y - (49000 - 2250)) <= 2);
    const Base against = struckAt(target, {51000, 51000}, 210, 1000);
    const Base laid = laidAlong(against, target, *bowContact(against, target));
    QCOMPARE(laid.heading, 180);
    QCOMPARE(laid.centre.x, 52000);
    QVERIFY(std::abs(laid.centre.y - (51000 + 2250)) <= 2);
}

void ContactTest::realignedNeverOverlaps()
{
    RandomBases random(6);
    int contacts = 0;
    for (int round = 0; round < 20000; ++round) {
        const Base target = random.ship({60000, 45000}, 2000);
        Base mover = random.ship(target.centre, 9000);
        if (overlaps(mover, target))
            continue;
        const std::array<Base, 1> others = {target};
        const StraightStep step = moveStraight(mover, mover.heading, 12000, others);
        if (!step.isStopped())
            continue;
        mover = step.end;
        const std::optional<BowContact> contact = bowContact(mover, target);
        QVERIFY2(contact, (shown(mover) + " and " + shown(target)).c_str());
        QVERIFY(contact->isAtCorner || contact->byPortBow || contact->byStarboardBow
                || contact->shareOnEdge() > Share::None);
        QVERIFY(contact->onEdge <= contact->onTarget && contact->onTarget <= contact->bowEdge);
        const Base squared = squaredUp(mover, target, *contact);
        const Base along = laidAlong(mover, target, *contact);
        for (const Base& base : {squared, along}) {
            QVERIFY(!overlaps(base, target));
            QVERIFY2(gapBetween(base, target) <= Gap::of(touchTolerance),
                     (shown(base) + " and " + shown(target)).c_str());
        }
        QCOMPARE(angleToLine(squared.heading, facingOf(target, contact->struck)), 0);
        QCOMPARE(angleToLine(along.heading, facingOf(target, contact->struck)), 90);
        ++contacts;
    }
    QVERIFY2(contacts > 2000, std::to_string(contacts).c_str());
}

void ContactTest::staysTheSameTurnedAndMirrored()
{
    RandomBases random(7);
    for (int round = 0; round < 6000; ++round) {
        Base target = random.ship({0, 0}, 2000);
        Base mover = random.ship(target.centre, 7000);
        const std::array<Base, 1> others = {target};
        const StraightStep step = moveStraight(mover, mover.heading, 12000, others);
        if (overlaps(mover, target) || !step.isStopped())
            continue;
        mover = step.end;
        const BowContact contact = *bowContact(mover, target);
        const BowContact mirror = *bowContact(mirrored(mover), mirrored(target));
        QVERIFY(mirror.struck == mirroredEdge(contact.struck));
        QCOMPARE(mirror.onEdge, contact.onEdge);
        QCOMPARE(mirror.byPortBow, contact.byStarboardBow);
        QVERIFY(squaredUp(mirrored(mover), mirrored(target), mirror)
                == mirrored(squaredUp(mover, target, contact)));
        for (int quarter = 0; quarter < 3; ++quarter) {
            const Base squared = quarterTurned(squaredUp(mover, target, contact));
            const Base along = quarterTurned(laidAlong(mover, target, contact));
            mover = quarterTurned(mover);
            target = quarterTurned(target);
            const BowContact turned = *bowContact(mover, target);
            QVERIFY(turned.struck == contact.struck && turned.isAtCorner == contact.isAtCorner);
            QCOMPARE(turned.angle, contact.angle);
            QCOMPARE(turned.onEdge, contact.onEdge);
            QCOMPARE(turned.onTarget, contact.onTarget);
            QVERIFY(squaredUp(mover, target, turned) == squared);
            QVERIFY(laidAlong(mover, target, turned) == along);
            break;
        }
    }
}

QTEST_APPLESS_MAIN(ContactTest)
#include "contact_test.moc"
