// SPDX-License-Identifier: GPL-3.0-or-later
// Orders for several ships at once in all games: they leave the replay that single orders would, one undo takes them back, and a
// captain orders the rest of a turn and no more.
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/battle/arranging/sample_battles.h"
#include "app/battle/room/battle_room.h"

using namespace navarch;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

/// Ten ships against twelve under any game, the first side by hand.
BattleBrief battleUnder(const QString& rules)
{
    BattleBrief brief;
    for (const SampleBattle& sample : sampleBattles())
        if (sample.name == "Phormio in the gulf")
            brief = sample.brief;
    brief.rules = rules.toStdString();
    brief.sides[0].captain.reset();
    brief.sides[1].captain = Temperament::Cautious;
    return brief;
}

struct Sitting {
    BattleRoom room;
    QSignalSpy refused{room.notices(), &BattleNotices::refused};

    explicit Sitting(const QString& rules)
    {
        room.pace()->setInterval(0);
        room.start()->begin(battleUnder(rules));
    }
    [[nodiscard]] bool isStill()
    {
        return !room.choice()->listing() && !room.pace()->thinking() && !room.pace()->together()->byCaptain()
               && !room.pace()->together()->isOn() && !room.pace()->together()->hasOnlyAnswer();
    }
    bool waitForHands()
    {
        return QTest::qWaitFor([this] { return room.isOver() || (room.turn()->handsAsked() && isStill()); },
                               120000);
    }
    /// Until the ships have been placed.
    bool deploy()
    {
        for (int i = 0; i < 20 && waitForHands(); ++i) {
            if (room.turn()->number() > 0)
                return true;
            if (room.choice()->orders()->rowCount({}) > 0 && !room.placing()->canPlace())
                room.choice()->give(0);
            else
                room.ofSide()->give(0);
        }
        return false;
    }
    /// The same orders given one by one on a match of their own come to the same.
    [[nodiscard]] bool isAsOneByOne() const
    {
        const Match& match = *room.table().match();
        auto again = room.table().rules().open(match.brief(), builtInFigures());
        if (!again)
            return false;
        for (std::size_t i = 0; i < match.at(); ++i) {
            if (!(*again)->perform(match.steps()[i].order).isDone()
                || (*again)->steps()[i].events != match.steps()[i].events)
                return false;
        }
        return (*again)->boardView() == match.boardView();
    }
    [[nodiscard]] int stepsOf(int side, int from) const
    {
        int steps = 0;
        const auto& all = room.table().match()->steps();
        for (std::size_t i = static_cast<std::size_t>(from); i < room.table().match()->at(); ++i)
            steps += all[i].side == side;
        return steps;
    }
};

void games()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"})
        QTest::newRow(rules) << s(rules);
}

} // namespace

class JointOrderingTest : public QObject {
    Q_OBJECT

private slots:
    void aCaptainOrdersTheRestOfTheTurn_data() { games(); }
    void aCaptainOrdersTheRestOfTheTurn();
    void heIsStopped();
    void shipsGoStraightOn_data() { games(); }
    void shipsGoStraightOn();
    void aSquadronDoesAlike_data();
    void aSquadronDoesAlike();
    void whereThereIsNothingToChooseNothingIsAsked();
};

void JointOrderingTest::aCaptainOrdersTheRestOfTheTurn()
{
    QFETCH(QString, rules);
    Sitting table(rules);
    QVERIFY(table.deploy());
    const int turn = table.room.turn()->number();
    const int from = table.room.history()->at();
    QVERIFY(table.room.pace()->together()->canLetCaptain());
    table.room.pace()->together()->letCaptain();
    QVERIFY(table.room.pace()->together()->byCaptain());
    QVERIFY(QTest::qWaitFor([&] { return !table.room.pace()->together()->byCaptain(); }, 120000));
    QVERIFY(table.waitForHands());
    QCOMPARE(table.room.turn()->number(), turn + 1);
    QVERIFY(table.stepsOf(0, from) > 1);
    QVERIFY(table.refused.isEmpty());
    QVERIFY(table.isAsOneByOne());
    table.room.history()->undo(); // all of it
    QVERIFY(table.waitForHands());
    QCOMPARE(table.stepsOf(0, from), 0);
    QCOMPARE(table.room.turn()->number(), turn);
    table.room.history()->redo();
    QVERIFY(QTest::qWaitFor([&] { return !table.room.history()->lookingBack(); }, 60000));
}

void JointOrderingTest::heIsStopped()
{
    Sitting table(s("salamis-ad-actium"));
    QVERIFY(table.deploy());
    table.room.pace()->together()->letCaptain();
    const int before = table.room.history()->at();
    QVERIFY(QTest::qWaitFor([&] { return table.room.history()->at() > before; }, 60000));
    table.room.pace()->together()->letCaptain();
    QVERIFY(!table.room.pace()->together()->byCaptain());
    QVERIFY(table.waitForHands());
    const int at = table.room.history()->at();
    QTest::qWait(50);
    QCOMPARE(table.room.history()->at(), at);
}

void JointOrderingTest::shipsGoStraightOn()
{
    QFETCH(QString, rules);
    Sitting table(rules);
    QVERIFY(table.deploy());
    const int from = table.room.history()->at();
    const std::vector<BoardPiece> before = table.room.table().view().pieces;
    const bool isPlotted = table.room.plotting()->isOn(); // one order says it for all
    for (int i = 0; i < 6 && !isPlotted && !table.room.pace()->together()->canHoldCourse();
         ++i) { // who moves first, and the like
        QVERIFY(table.waitForHands());
        table.room.choice()->orders()->rowCount({}) > 0 ? table.room.choice()->give(0)
                                                        : table.room.ofSide()->give(0);
        QVERIFY(table.waitForHands());
    }
    QCOMPARE(table.room.pace()->together()->canHoldCourse(), !isPlotted);
    table.room.pace()->together()->holdCourse();
    QTRY_VERIFY_WITH_TIMEOUT(table.stepsOf(0, from) > 0, 60000);
    table.room.pace()->together()->stop(); // where ships move one at a time, some are still to come
    QVERIFY(table.waitForHands());
    QVERIFY(table.refused.isEmpty());
    QVERIFY(table.isAsOneByOne());
    for (const BoardPiece& each : table.room.table().view().pieces) // nobody turned
        for (const BoardPiece& was : before)
            if (was.ship == each.ship && each.side == 0)
                QCOMPARE(each.pose.heading, was.pose.heading);
    const int given = table.stepsOf(0, from);
    table.room.history()->undo();
    QTRY_VERIFY_WITH_TIMEOUT(table.stepsOf(0, from) < given, 60000);
}

void JointOrderingTest::aSquadronDoesAlike_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"salamis-ad-actium", "ramming-speed"})
        QTest::newRow(rules) << s(rules);
}

void JointOrderingTest::aSquadronDoesAlike()
{
    QFETCH(QString, rules);
    Sitting table(rules);
    QVERIFY(table.deploy());
    for (int i = 0; i < 6; ++i) { // until a ship is to move
        QVERIFY(table.waitForHands());
        const OrderList::Row* first = table.room.choice()->orders()->at(0);
        if (first && first->moves && table.room.pace()->together()->canDoAlike())
            break;
        first ? table.room.choice()->give(0) : table.room.ofSide()->give(0);
    }
    QVERIFY(table.room.pace()->together()->canDoAlike());
    const int from = table.room.history()->at();
    Json first = table.room.choice()->orders()->at(0)->option.order;
    table.room.pace()->together()->doAlike();
    const auto alike = [&] {
        int count = 0;
        const auto& steps = table.room.table().match()->steps();
        for (std::size_t i = static_cast<std::size_t>(from); i < steps.size(); ++i) {
            first["ship"] = steps[i].order.value("ship", -1);
            count += steps[i].order == first;
        }
        return count;
    };
    QTRY_VERIFY_WITH_TIMEOUT(alike() > 1,
                             60000); // where ships move one at a time the other side goes between
    QVERIFY(table.refused.isEmpty());
    table.room.pace()->together()->stop();
    QVERIFY(table.waitForHands());
    QVERIFY(table.isAsOneByOne());
    table.room.history()->undo();
    QVERIFY(table.waitForHands());
    QCOMPARE(table.stepsOf(0, from), 0);
}

/// The end of a phase in which nothing is left to do comes by itself, and undo goes to before what was chosen last.
void JointOrderingTest::whereThereIsNothingToChooseNothingIsAsked()
{
    Sitting table(s("salamis-ad-actium"));
    QVERIFY(table.deploy());
    for (int i = 0; i < 60 && table.room.turn()->number() == 1; ++i) {
        QVERIFY(table.waitForHands());
        if (table.room.turn()->number() > 1)
            break;
        QVERIFY(!table.room.choice()->found().onlyAnswer);
        const int at = table.room.history()->at();
        table.room.choice()->orders()->rowCount({}) > 0 ? table.room.choice()->give(0)
                                                        : table.room.ofSide()->give(0);
        QVERIFY(table.waitForHands());
        table.room.history()->undo();
        QTRY_COMPARE_WITH_TIMEOUT(table.room.history()->at(), at, 60000);
        table.room.history()->redo();
        QTRY_VERIFY_WITH_TIMEOUT(!table.room.history()->lookingBack(), 60000);
    }
    QVERIFY(table.isAsOneByOne());
}

QTEST_MAIN(JointOrderingTest)
#include "joint_ordering_test.moc"
