// SPDX-License-Identifier: GPL-3.0-or-later
// Orders are seen in the window: frames differ while something happens, and none is drawn when nothing does. What is seen is
// heard, where that is wanted.
#include <QApplication>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "app/battle/arranging/sample_battles.h"
#include "app/battle/board/battle_board.h"

using namespace navarch;

namespace {

/// What was to be heard, and how often all of it was to end.
struct Heard {
    std::vector<Sound> played;
    int hushed = 0;
};

class ListeningOutput : public SoundOutput {
public:
    explicit ListeningOutput(Heard& heard) : m_heard(heard) {}
    void play(Sound sound, double) override { m_heard.played.push_back(sound); }
    void hush() override { ++m_heard.hushed; }

private:
    Heard& m_heard;
};

/// A table in a window, its captains ordering when they are told to.
struct Watched {
    BattleRoom room;
    QQuickWindow window;
    BattleBoard board;

    explicit Watched(std::size_t sample)
    {
        room.pace()->setInterval(0);
        room.pace()->setAutomatic(false);
        BattleBrief brief = sampleBattles()[sample].brief;
        for (BriefSide& side : brief.sides)
            side.captain = Temperament::Bold;
        room.start()->begin(brief);
        window.resize(900, 600);
        board.setParentItem(window.contentItem());
        board.setSize(QSizeF(900, 600));
        QVariantMap colours{
            {QStringLiteral("sides"), QVariantList{QColor(42, 92, 170), QColor(179, 51, 43)}}};
        for (const char* name :
             {"sea", "land", "ink", "softInk", "card", "line", "accent", "good", "warn", "bad"})
            colours.insert(QLatin1String(name),
                           QColor::fromHsv(static_cast<int>(qstrlen(name)) * 37, 120, 190));
        board.style()->setColours(colours);
        board.setRoom(&room);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }
    bool settled()
    {
        return QTest::qWaitFor([this] { return !room.choice()->listing() && !room.pace()->thinking(); },
                               20000);
    }
    bool order()
    {
        const int before = room.history()->length();
        room.pace()->step();
        return QTest::qWaitFor([&] { return room.history()->length() > before; }, 20000) && settled();
    }
    /// Goes on at once until an order has been given that is seen, which is the last one then.
    bool playToMotion()
    {
        for (int i = 0; i < 400 && !room.isOver(); ++i) {
            if (!order())
                return false;
            const std::vector<BoardCourse> courses{
                room.table().match()->course(static_cast<std::size_t>(room.history()->at()) - 1, {})};
            const BoardGrid grid(room.table().view());
            if (room.turn()->number() > 0 && BoardMotion(courses, grid, 1).length() > 250)
                return true;
        }
        return false;
    }
};

} // namespace

class BoardMovingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void anOrderIsSeenAndThenTheBoardRests();
    void aStepBackRunsBackwards();
    void slowEvenAndFastAreThreeLengths();
    void itIsSkippedByAPressAndByWord();
    void reducedMotionShowsTheEnd();
    void captainsWaitUntilItWasSeen();
    void whatCameOfItIsToldWhenItArrives();
    void whatIsHiddenDoesNotGoOn();
    void whatIsSeenIsHeard();
    void whatIsNotSeenIsNotHeard();
    void theSightFollowsWithAllShips();

private:
    std::unique_ptr<Watched> m_table; ///< its last order is one that is seen
};

void BoardMovingTest::initTestCase()
{
    m_table = std::make_unique<Watched>(0);
    QVERIFY(m_table->playToMotion());
}

void BoardMovingTest::init()
{
    m_table->room.pace()->setAutomatic(false);
    m_table->room.pace()->setInterval(0);
    m_table->room.history()->seek(m_table->room.history()->length());
    QVERIFY(m_table->settled());
    m_table->board.setVisible(true);
    m_table->board.playback()->setReduced(false);
    m_table->board.playback()->skip();
}

void BoardMovingTest::anOrderIsSeenAndThenTheBoardRests()
{
    Watched& table = *m_table;
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(table.settled());
    QVERIFY(!table.board.playback()->playing());
    table.room.pace()->setInterval(700);
    table.room.history()->seek(table.room.history()->at() + 1);
    QVERIFY(table.board.playback()->playing());
    std::vector<QImage> frames;
    for (const double part : {0.1, 0.4, 0.7}) {
        table.board.playback()->holdAt(table.board.playback()->motion().length() * part);
        frames.push_back(table.window.grabWindow());
    }
    QVERIFY(frames[0] != frames[1] && frames[1] != frames[2] && frames[0] != frames[2]);
    table.board.playback()->skip();
    const QImage end = table.window.grabWindow();
    // The same by itself, frame after frame.
    table.room.pace()->setInterval(0);
    table.room.history()->seek(table.room.history()->at() - 1);
    table.room.pace()->setInterval(1);
    QSignalSpy drawn(&table.window, &QQuickWindow::afterAnimating);
    table.room.history()->seek(table.room.history()->at() + 1);
    QVERIFY(table.board.playback()->playing());
    QTRY_VERIFY_WITH_TIMEOUT(!table.board.playback()->playing(), 30000);
    QVERIFY(drawn.count() > 1);
    QCOMPARE(table.window.grabWindow(), end);
    QTest::qWait(100); // what was asked for before is drawn
    drawn.clear();
    QTest::qWait(300);
    QCOMPARE(drawn.count(), 0); // nothing moves, nothing is painted
}

void BoardMovingTest::aStepBackRunsBackwards()
{
    Watched& table = *m_table;
    table.room.pace()->setInterval(700);
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(table.board.playback()->playing());
    QVERIFY(table.board.playback()->motion().isBack());
    const QImage first = table.window.grabWindow();
    table.board.playback()->holdAt(table.board.playback()->motion().length() / 2);
    QVERIFY(table.window.grabWindow() != first);
    table.board.playback()->skip();
    const QImage end = table.window.grabWindow();
    table.room.history()->undo();
    QVERIFY(table.room.history()->at() < table.room.history()->length() - 1);
    table.board.playback()->skip();
    table.room.history()->redo();
    QVERIFY(!table.board.playback()->motion().isBack());
    table.board.playback()->skip();
    QCOMPARE(table.window.grabWindow(), end);
}

void BoardMovingTest::slowEvenAndFastAreThreeLengths()
{
    Watched& table = *m_table;
    const int last = table.room.history()->at();
    std::vector<double> lengths;
    for (const int pace : {BattlePace::Slow, BattlePace::Even, BattlePace::Fast}) {
        table.room.pace()->setInterval(0);
        table.room.history()->seek(last - 1);
        table.room.pace()->setInterval(pace);
        table.room.history()->seek(last);
        QVERIFY(table.board.playback()->playing());
        lengths.push_back(table.board.playback()->motion().length());
        table.board.playback()->skip();
    }
    QVERIFY(qAbs(lengths[0] / lengths[1] - 2) < 0.01);
    QVERIFY(qAbs(lengths[2] / lengths[1] - 1.0 / 3) < 0.01);
}

void BoardMovingTest::itIsSkippedByAPressAndByWord()
{
    Watched& table = *m_table;
    table.room.pace()->setInterval(1400);
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(table.board.playback()->playing());
    QTest::mouseClick(&table.window, Qt::LeftButton, {}, QPoint(4, 4));
    QVERIFY(!table.board.playback()->playing());
    table.room.history()->seek(table.room.history()->at() + 1);
    QVERIFY(table.board.playback()->playing());
    table.board.playback()->skip();
    QVERIFY(!table.board.playback()->playing());
    QVERIFY(!table.room.pace()->isShowing());
}

void BoardMovingTest::reducedMotionShowsTheEnd()
{
    Watched& table = *m_table;
    table.room.pace()->setInterval(700);
    table.board.playback()->setReduced(true);
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(!table.board.playback()->playing());
    table.board.playback()->setReduced(false);
    table.room.history()->seek(table.room.history()->at() + 1);
    QVERIFY(table.board.playback()->playing());
    table.board.playback()->setReduced(true); // in the middle of it
    QVERIFY(!table.board.playback()->playing());
}

void BoardMovingTest::captainsWaitUntilItWasSeen()
{
    Watched& table = *m_table;
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(table.settled());
    table.room.pace()->setInterval(700);
    table.room.history()->seek(table.room.history()->at() + 1);
    QVERIFY(table.room.pace()->isShowing());
    table.board.playback()->holdAt(1);
    table.room.pace()->setAutomatic(true);
    const int before = table.room.history()->length();
    QTest::qWait(900); // longer than the pace
    QCOMPARE(table.room.history()->length(), before);
    table.board.playback()->skip();
    QTRY_VERIFY_WITH_TIMEOUT(table.room.history()->length() > before, 20000);
    table.room.pace()->setAutomatic(false);
    QVERIFY(table.settled());
}

/// Log and head told how an order ended before it had been seen; who seeks reads it at once.
void BoardMovingTest::whatCameOfItIsToldWhenItArrives()
{
    Watched& table = *m_table;
    BattleHistory& history = *table.room.history();
    const BattleLog& log = *history.log();
    history.seek(history.length());
    table.board.playback()->skip();
    table.room.pace()->setInterval(1400);
    bool isSeen = false;
    for (int i = 0; i < 100 && !isSeen && !table.room.isOver(); ++i) {
        QVERIFY(table.settled());
        const int told = log.count();
        const int length = history.length();
        const QString question = table.room.turn()->question();
        const QList<SeatedSide> sides = table.room.seats()->sides();
        QSignalSpy arrived(&history, &BattleHistory::told);
        table.room.pace()->step();
        QVERIFY(QTest::qWaitFor([&] { return history.length() > length; }, 20000));
        isSeen =
            table.board.playback()->playing() && !table.room.table().match()->steps().back().events.empty();
        if (!isSeen)
            continue;
        table.board.playback()->holdAt(1);
        QVERIFY(table.settled());
        QCOMPARE(log.count(), told);
        QCOMPARE(table.room.turn()->question(), question);
        QVERIFY(table.room.seats()->sides() == sides);
        QCOMPARE(arrived.count(), 0);
        table.board.playback()->skip();
        QCOMPARE(arrived.count(), 1);
        QVERIFY(log.count() > told);
        const int all = log.count();
        history.seek(length);
        QCOMPARE(log.count(), told);
        history.seek(length + 1);
        QCOMPARE(log.count(), all);
        table.board.playback()->skip();
    }
    QVERIFY(isSeen);
}

void BoardMovingTest::whatIsHiddenDoesNotGoOn()
{
    Watched& table = *m_table;
    table.room.pace()->setInterval(700);
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(table.room.pace()->isShowing());
    table.board.setVisible(false);
    QVERIFY(!table.board.playback()->playing());
    QVERIFY(!table.room.pace()->isShowing());
    table.room.history()->seek(table.room.history()->at() + 1);
    QVERIFY(!table.board.playback()->playing());
}

void BoardMovingTest::whatIsSeenIsHeard()
{
    Watched& table = *m_table;
    Heard heard;
    Sounds sounds([&] { return std::make_unique<ListeningOutput>(heard); });
    sounds.setOn(true);
    table.board.playback()->setSounds(&sounds);
    table.room.history()->seek(table.room.history()->at() - 1);
    QVERIFY(heard.played.empty());
    table.room.pace()->setInterval(1);
    table.room.history()->seek(table.room.history()->at() + 1);
    const std::vector<SoundCue> cues = soundsOf(table.board.playback()->motion());
    QVERIFY(!cues.empty());
    QTRY_VERIFY_WITH_TIMEOUT(!table.board.playback()->playing(), 30000);
    std::vector<Sound> expected;
    for (const SoundCue& cue : cues)
        expected.push_back(cue.sound);
    std::erase(heard.played, Sound::Horn);
    QVERIFY(heard.played == expected);
    QCOMPARE(heard.hushed, 0); // it came to its end
    table.board.playback()->setSounds(nullptr);
}

void BoardMovingTest::whatIsNotSeenIsNotHeard()
{
    Watched& table = *m_table;
    Heard heard;
    Sounds sounds([&] { return std::make_unique<ListeningOutput>(heard); });
    sounds.setOn(true);
    table.board.playback()->setSounds(&sounds);
    const int last = table.room.history()->at();
    // A step back is silent,
    table.room.pace()->setInterval(1);
    table.room.history()->seek(last - 1);
    QVERIFY(table.board.playback()->motion().isBack());
    QTRY_VERIFY_WITH_TIMEOUT(!table.board.playback()->playing(), 30000);
    QVERIFY(heard.played.empty());
    // what is shown at once,
    table.room.pace()->setInterval(0);
    table.room.history()->seek(last);
    table.room.history()->seek(last - 1);
    QVERIFY(heard.played.empty());
    // what nobody looks at,
    table.room.pace()->setInterval(700);
    table.board.setVisible(false);
    table.room.history()->seek(last);
    QTest::qWait(50);
    QVERIFY(heard.played.empty());
    table.board.setVisible(true);
    // and what is skipped says no more than it has said.
    table.room.pace()->setInterval(0);
    table.room.history()->seek(last - 1);
    table.room.pace()->setInterval(1400);
    table.room.history()->seek(last);
    table.board.playback()->skip();
    const std::size_t said = heard.played.size();
    QCOMPARE(heard.hushed, 1);
    QTest::qWait(100);
    QCOMPARE(heard.played.size(), said);
    table.board.playback()->setSounds(nullptr);
}

/// The sight went to where one ship moved, and stayed there: the next that was asked about, or her enemy, was cut off by the
/// board's edge.
void BoardMovingTest::theSightFollowsWithAllShips()
{
    Watched& table = *m_table;
    BoardSight& sight = *table.board.sight();
    const QRectF board(QPointF(), table.board.size());
    const auto allAreSeen = [&] {
        for (const BoardPiece& piece : table.room.table().view().pieces)
            if (!board.contains(sight.camera().toScreen(sight.camera().middleOf(piece.pose, piece))))
                return false;
        return true;
    };
    sight.follow();
    QVERIFY(allAreSeen());
    const QSizeF whole = sight.camera().grid().table();
    for (const QPointF& corner : {QPointF(1, 1), QPointF(whole.width() - 3, whole.height() - 3)}) {
        const QRectF where(corner, QSizeF(2, 2));
        sight.follow();
        sight.beginTurn(where);
        sight.endTurn();
        QVERIFY(board.contains(sight.camera().toScreen(where.center())));
        QVERIFY(allAreSeen());
        sight.show(0);
        QVERIFY(allAreSeen());
    }
    // Who has looked elsewhere is shown one ship, where he looks so near.
    sight.zoomBy(8);
    sight.pan(4000, 0);
    sight.show(0);
    const BoardPiece& first = *table.room.table().piece(0);
    QVERIFY(board.contains(sight.camera().toScreen(sight.camera().middleOf(first.pose, first))));
    QVERIFY(!allAreSeen());
    // Where the ships are is found again from however near, and from far off as well; from then on it follows.
    const double near = sight.camera().scale();
    sight.fitShips();
    QVERIFY(allAreSeen());
    QVERIFY(sight.camera().scale() < near);
    const double fitting = sight.camera().scale();
    sight.zoomBy(0.6);
    sight.fitShips();
    QVERIFY(allAreSeen());
    QCOMPARE(sight.camera().scale(), fitting);
    const QRectF far(QPointF(whole.width() - 3, whole.height() - 3), QSizeF(2, 2));
    sight.beginTurn(far);
    sight.endTurn();
    QVERIFY(board.contains(sight.camera().toScreen(far.center())));
    sight.follow();
}

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QApplication application(argc, argv);
    BoardMovingTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "board_moving_test.moc"
