// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen between two states of a board: over battles of every game, and over courses made for it.
#include <QLineF>
#include <QTest>

#include <algorithm>

#include "app/battle/arranging/sample_battles.h"
#include "app/battle/board/motion/motion_sounds.h"
#include "core/battle/match/registry.h"

using namespace navarch;

namespace {

constexpr int ordersOfEach = 90;

/// The orders of one sample, each with the boards before and after it.
struct Played {
    std::unique_ptr<Match> match;

    explicit Played(const SampleBattle& sample)
    {
        auto opened = builtInRuleSets().open(sample.brief, builtInFigures());
        if (!opened)
            return;
        match = std::move(*opened);
        const LookAhead quick{}; // by merit alone
        for (int i = 0; i < ordersOfEach && !match->isOver(); ++i)
            match->performCaptains(match->decisions().front().decision, Temperament::Bold, quick);
    }
};

BoardGrid gridOf(const Match& match)
{
    return BoardGrid(match.boardView().value_or(BoardView{}));
}

std::vector<PieceMoment> momentsOf(const BoardView& view)
{
    std::vector<PieceMoment> all;
    for (const BoardPiece& piece : view.pieces)
        all.push_back({piece.ship, piece.side, piece.pose, piece.condition});
    return all;
}

bool isAt(const BoardSpot& one, const BoardSpot& other)
{
    return QLineF(one.place, other.place).length() < 1e-6
           && std::abs(std::remainder(one.degrees - other.degrees, 360.0)) < 1e-6;
}

PieceMoment pieceAt(ShipNumber ship, int side, BoardPose pose)
{
    return {ship, side, pose, {}};
}

BattleEvent eventOf(const char* kind, ShipNumber ship, ShipNumber target = noShip)
{
    BattleEvent event;
    event.kind = kind;
    event.ship = ship;
    event.target = target;
    return event;
}

BoardGrid freeTable()
{
    BoardView view;
    view.width = 120000;
    view.depth = 90000;
    return BoardGrid(view);
}

} // namespace

class BoardMotionTest : public QObject {
    Q_OBJECT

private slots:
    void coursesLeadFromBoardToBoard_data() { samples(); }
    void coursesLeadFromBoardToBoard();
    void motionsLeadFromPosesToPoses_data() { samples(); }
    void motionsLeadFromPosesToPoses();
    void anOrderedWayIsRowed();
    void aShipThatIsStoppedRowsNoFarther();
    void turnsGoRoundTheirPivot();
    void blowsShakeAndDieAway();
    void whatSinksIsSeenUntilItHas();
    void whatIsNotKnownIsNotSeen();
    void pacesAreOfDifferentLengths();
    void whatHappensIsHeardWhenItIsSeen();
    void oarsAreHeardAsTheyDip();

private:
    static void samples()
    {
        QTest::addColumn<int>("sample");
        for (std::size_t i = 0; i < sampleBattles().size(); ++i)
            QTest::newRow(sampleBattles()[i].name.c_str()) << static_cast<int>(i);
    }
};

void BoardMotionTest::coursesLeadFromBoardToBoard()
{
    QFETCH(int, sample);
    Played played(sampleBattles()[static_cast<std::size_t>(sample)]);
    Match& match = *played.match;
    QVERIFY(match.steps().size() > 10);
    for (std::size_t step = 0; step < match.steps().size(); step += 3)
        for (const Viewer viewer : {Viewer(), Viewer(0), Viewer(1)}) {
            match.seek(step);
            const auto before = momentsOf(*match.boardView(viewer));
            match.seek(step + 1);
            const BoardCourse course = match.course(step, viewer);
            QVERIFY(course.moments.size() >= 2);
            QVERIFY(course.moments.front().pieces == before);
            QVERIFY(course.moments.back().pieces == momentsOf(*match.boardView(viewer)));
            BattleEvents told;
            for (const BoardMoment& moment : course.moments)
                if (!moment.event.kind.empty())
                    told.push_back(moment.event);
            if (viewer.side < 0) // who may see everything
                QVERIFY(told == match.steps()[step].events);
            QVERIFY(told.size() <= match.steps()[step].events.size());
        }
}

void BoardMotionTest::motionsLeadFromPosesToPoses()
{
    QFETCH(int, sample);
    const Played played(sampleBattles()[static_cast<std::size_t>(sample)]);
    const Match& match = *played.match;
    const BoardGrid grid = gridOf(match);
    double most = 0;
    for (std::size_t step = 0; step < match.steps().size(); ++step) {
        const std::vector<BoardCourse> courses{match.course(step, {})};
        const BoardMotion motion(courses, grid, 1);
        const BoardMotion back = motion.backwards();
        QCOMPARE(back.length(), motion.length());
        most = std::max(most, motion.length());
        QVERIFY(motion.effects(0).empty());
        QVERIFY(motion.effects(motion.length()).empty());
        QCOMPARE(BoardMotion(courses, grid, 0).length(), 0.0); // reduced
        const auto& before = courses[0].moments.front().pieces;
        const auto& after = courses[0].moments.back().pieces;
        for (const PieceMoment& piece : before) {
            const auto now = std::find_if(after.begin(), after.end(),
                                          [&](const auto& each) { return each.ship == piece.ship; });
            if (!motion.concerns(piece.ship)) {
                QVERIFY(now != after.end() && now->pose == piece.pose);
                continue;
            }
            const MotionPiece first = motion.piece(piece.ship, 0);
            QVERIFY(isAt(first.spot, grid.spotOf(piece.pose)));
            QCOMPARE(first.strength, 1.0);
            const MotionPiece last = motion.piece(piece.ship, motion.length());
            QCOMPARE(last.strength, now == after.end() ? 0.0 : 1.0);
            if (now != after.end())
                QVERIFY(isAt(last.spot, grid.spotOf(now->pose)));
            QVERIFY(last.isLater);
            double strokes = 0;
            MotionPiece was = first;
            const double tick = std::max(motion.length() / 200, 0.5);
            for (double at = 0; at <= motion.length(); at += tick) {
                const MotionPiece shown = motion.piece(piece.ship, at);
                QVERIFY2(shown.strokes >= strokes, "time goes one way");
                strokes = shown.strokes;
                QVERIFY2(QLineF(shown.spot.place, was.spot.place).length() < 0.4 + tick * 0.12, "no leaps");
                was = shown;
                const MotionPiece mirrored = back.piece(piece.ship, back.length() - at);
                QVERIFY(QLineF(mirrored.spot.place, shown.spot.place).length() < 1e-6);
                QVERIFY(std::abs(mirrored.strength - shown.strength) < 1e-6);
            }
        }
        for (const PieceMoment& piece : after)
            if (std::none_of(before.begin(), before.end(),
                             [&](const auto& each) { return each.ship == piece.ship; }))
                QCOMPARE(motion.piece(piece.ship, 0).strength, 0.0);
    }
    QVERIFY2(most > 0, "something is seen");
    QVERIFY(most <= 7001);
}

void BoardMotionTest::anOrderedWayIsRowed()
{
    const BoardGrid grid = freeTable();
    BoardCourse course;
    const BoardPose from{10000, 10000, 0};
    const BoardPose corner{10000, 40000, 0};
    const BoardPose turned{10000, 40000, 90};
    const BoardPose end{40000, 40000, 90};
    course.moments = {
        {{}, {pieceAt(1, 0, from)}}, {eventOf("move", 1), {pieceAt(1, 0, end)}}, {{}, {pieceAt(1, 0, end)}}};
    course.way = {1, end, {from, corner, turned}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    double nearest = 100;
    for (double at = 0; at <= motion.length(); at += 5)
        nearest = std::min(nearest, QLineF(motion.piece(1, at).spot.place, QPointF(10, 40)).length());
    QVERIFY2(nearest < 0.6, "by the corner, not across it");
    QVERIFY(motion.piece(1, motion.length() / 2).isRowing);
}

void BoardMotionTest::aShipThatIsStoppedRowsNoFarther()
{
    const BoardGrid grid = freeTable();
    BoardCourse course;
    const BoardPose from{10000, 10000, 0};
    const BoardPose stopped{10000, 25000, 0};
    course.moments = {{{}, {pieceAt(1, 0, from)}}, {eventOf("move", 1), {pieceAt(1, 0, stopped)}}};
    course.way = {1, {10000, 50000, 0}, {from, {10000, 20000, 0}, {10000, 40000, 0}}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    for (double at = 0; at <= motion.length(); at += 5)
        QVERIFY(motion.piece(1, at).spot.place.y() < 25.01);
}

void BoardMotionTest::turnsGoRoundTheirPivot()
{
    const BoardGrid grid = freeTable();
    // About the point 5 cm to starboard of her: from looking up the table to looking along it.
    BoardCourse course;
    course.moments = {{{}, {pieceAt(1, 0, {10000, 10000, 0})}}, {{}, {pieceAt(1, 0, {15000, 15000, 90})}}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    for (double at = 0; at <= motion.length(); at += 10) {
        const MotionPiece shown = motion.piece(1, at);
        QVERIFY(std::abs(QLineF(shown.spot.place, QPointF(15, 10)).length() - 5) < 1e-3);
    }
    const BoardSpot half = motion.piece(1, motion.length() / 2).spot;
    QVERIFY(std::abs(half.degrees - 45) < 1e-3);
}

void BoardMotionTest::blowsShakeAndDieAway()
{
    const BoardGrid grid = freeTable();
    const std::vector<PieceMoment> two{pieceAt(1, 0, {10000, 10000, 0}), pieceAt(2, 1, {10000, 14000, 90})};
    BoardCourse course;
    course.moments = {{{}, two}, {eventOf("ram", 1, 2), two}, {{}, two}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    double farthest = 0;
    for (double at = 0; at <= motion.length(); at += 5) {
        farthest = std::max(farthest, motion.piece(1, at).spot.place.y() - 10);
        const auto effects = motion.effects(at);
        QVERIFY(effects.size() <= 1);
        if (!effects.empty())
            QVERIFY(effects[0].kind == MotionEffect::Kind::Strike && effects[0].ship == 1
                    && effects[0].target == 2);
    }
    QVERIFY2(farthest > 0.3, "the rammer goes at her");
    QVERIFY(isAt(motion.piece(2, motion.length()).spot, grid.spotOf(two[1].pose)));
}

void BoardMotionTest::whatSinksIsSeenUntilItHas()
{
    const BoardGrid grid = freeTable();
    const std::vector<PieceMoment> two{pieceAt(1, 0, {10000, 10000, 0}), pieceAt(2, 1, {10000, 14000, 90})};
    BoardCourse course;
    course.moments = {{{}, two}, {eventOf("ram", 1, 2), two}, {eventOf("sunk", 2), {two[0]}}, {{}, {two[0]}}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    QCOMPARE(motion.piece(2, motion.length() * 0.3).strength, 1.0);
    const MotionPiece going = motion.piece(2, motion.length() * 0.7);
    QVERIFY(going.sunk > 0.1 && going.strength < 1 && going.strength > 0);
    QCOMPARE(motion.piece(2, motion.length()).strength, 0.0);
    QCOMPARE(motion.backwards().piece(2, 0).strength, 0.0);
    QCOMPARE(motion.backwards().piece(2, motion.length()).strength, 1.0);
}

void BoardMotionTest::whatIsNotKnownIsNotSeen()
{
    const BoardGrid grid = freeTable();
    const std::vector<PieceMoment> one{pieceAt(1, 0, {10000, 10000, 0})};
    // A volley at a ship that this viewer does not see, and a ship of which he hears nothing.
    BoardCourse course;
    course.moments = {{{}, one}, {eventOf("shot", 1, 7), one}, {eventOf("sunk", 8), one}, {{}, one}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    for (double at = 0; at <= motion.length(); at += 5)
        for (const MotionEffect& effect : motion.effects(at))
            QVERIFY(effect.ship == 1 && effect.target == noShip);
    QVERIFY(!motion.concerns(7) && !motion.concerns(8));
    // Nothing that is known: nothing to see.
    course.moments = {{{}, one}, {{}, one}};
    QCOMPARE(BoardMotion(std::vector{course}, grid, 1).length(), 0.0);
}

void BoardMotionTest::pacesAreOfDifferentLengths()
{
    const BoardGrid grid = freeTable();
    BoardCourse course;
    course.moments = {{{}, {pieceAt(1, 0, {10000, 10000, 0})}}, {{}, {pieceAt(1, 0, {10000, 30000, 0})}}};
    const auto lengthAt = [&](double pace) { return BoardMotion(std::vector{course}, grid, pace).length(); };
    QVERIFY(lengthAt(2) > 1.5 * lengthAt(1));
    QVERIFY(lengthAt(1) > 1.5 * lengthAt(0.3));
    QVERIFY(lengthAt(0.3) > 0);
    QCOMPARE(lengthAt(0), 0.0);
}

void BoardMotionTest::whatHappensIsHeardWhenItIsSeen()
{
    const BoardGrid grid = freeTable();
    const std::vector<PieceMoment> two{pieceAt(1, 0, {10000, 10000, 0}), pieceAt(2, 1, {10000, 14000, 90})};
    const std::pair<const char*, Sound> kinds[] = {{"ram", Sound::Ram},         {"rake", Sound::Splinters},
                                                   {"shot", Sound::Missiles},   {"boarding", Sound::Boarding},
                                                   {"fire", Sound::Fire},       {"sunk", Sound::Sinking},
                                                   {"captured", Sound::Colours}};
    for (const auto& [kind, sound] : kinds) {
        BoardCourse course;
        course.moments = {{{}, two}, {eventOf(kind, 1, 2), two}, {{}, two}};
        const BoardMotion motion(std::vector{course}, grid, 1);
        const std::vector<SoundCue> cues = soundsOf(motion);
        QCOMPARE(int(cues.size()), 1);
        QVERIFY(cues[0].sound == sound);
        const auto effects = motion.effects(cues[0].at + 1);
        QCOMPARE(int(effects.size()), 1); // it is seen then
        QVERIFY(soundOf(effects[0].kind) == sound);
        if (sound == Sound::Ram) { // with the jolt of her who is struck
            QCOMPARE(motion.piece(2, cues[0].at - 1).spot.place, grid.spotOf(two[1].pose).place);
            QVERIFY(motion.piece(2, cues[0].at + 20).spot.place != grid.spotOf(two[1].pose).place);
        }
        QVERIFY(soundsOf(motion.backwards()).empty());
        QVERIFY(soundsOf(BoardMotion(std::vector{course}, grid, 0)).empty());
    }
    // Many at once are one; what only the log tells is not heard.
    BoardCourse course;
    course.moments = {{{}, two}, {eventOf("morale", 1), two}, {{}, two}};
    QVERIFY(soundsOf(BoardMotion(std::vector{course}, grid, 1)).empty());
}

void BoardMotionTest::oarsAreHeardAsTheyDip()
{
    const BoardGrid grid = freeTable();
    BoardCourse course;
    course.moments = {{{}, {pieceAt(1, 0, {10000, 10000, 0}), pieceAt(2, 0, {20000, 10000, 0})}},
                      {{}, {pieceAt(1, 0, {10000, 30000, 0}), pieceAt(2, 0, {20000, 30000, 0})}}};
    const BoardMotion motion(std::vector{course}, grid, 1);
    const std::vector<SoundCue> cues = soundsOf(motion);
    QVERIFY(cues.size() > 1);
    for (std::size_t i = 0; i < cues.size(); ++i) {
        QVERIFY(cues[i].sound == Sound::Oars);
        const double strokes = motion.piece(1, cues[i].at).strokes;
        QVERIFY(std::abs(strokes - std::round(strokes)) < 1e-6); // a stroke begins, and both row together
        QVERIFY(i == 0 || cues[i].at - cues[i - 1].at > 200);
    }
}

QTEST_GUILESS_MAIN(BoardMotionTest)
#include "board_motion_test.moc"
