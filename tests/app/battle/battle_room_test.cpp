// SPDX-License-Identifier: GPL-3.0-or-later
// The battle room over the made-up game: orders, captains, dice, the way back, files.
#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/board/battle_board.h"
#include "app/battle/room/battle_room.h"
#include "app/battle/skirmish.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

namespace {

/// Athens by hand against a steady captain, or both by hand.
BattleBrief briefFor(bool hotSeat)
{
    BattleBrief brief = tinyBrief();
    brief.sides[0].captain.reset();
    if (hotSeat)
        brief.sides[1].captain.reset();
    return brief;
}

struct Sitting {
    BattleRoom room{tinyRules()};
    QSignalSpy refused{&room, &BattleRoom::refused};

    explicit Sitting(const BattleBrief& brief = briefFor(false))
    {
        room.setPace(0);
        room.begin(brief);
    }
    /// Until hands are asked, or the battle is over.
    bool waitForHands()
    {
        return QTest::qWaitFor(
            [this] { return (room.handsAsked() && !room.thinking() && !room.listing()) || room.isOver(); });
    }
    /// Until the orders that may be given are found.
    void waitForOrders()
    {
        QVERIFY(QTest::qWaitFor([this] { return !room.listing(); }));
    }
    /// The first order there is, of a ship or of the side.
    void giveAny()
    {
        waitForOrders();
        if (room.orders()->count() > 0)
            room.give(0);
        else
            room.giveOfSide(0);
    }
};

} // namespace

class BattleRoomTest : public QObject {
    Q_OBJECT

private slots:
    void aBattleIsFoughtToItsEnd();
    void aBriefThatCannotBeFoughtSaysWhy();
    void ordersAreChosenThenGiven();
    void undoComesBackToTheLastHand();
    void lookingBackAndOn();
    void captainsAreSteppedAndHandedOver();
    void diceAreTypedOneByOne();
    void aDieThatDoesNotFitIsRefused();
    void secretsStayBehindTheCurtain();
    void theLogIsFiltered();
    void aSavedBattleGoesOn();
    void damagedFilesAreRefused();
    void outcomeAndReplayAreWritten();
    void aFleetFileTakesASide();
    void theBoardFindsShips();
};

void BattleRoomTest::aBattleIsFoughtToItsEnd()
{
    Sitting table;
    QVERIFY(table.room.isOpen());
    QCOMPARE(table.room.title(), QStringLiteral("Athens against Corinth"));
    QCOMPARE(table.room.game(), QStringLiteral("Tiny game"));
    QSignalSpy ended(&table.room, &BattleRoom::ended);
    for (int orders = 0; !table.room.isOver() && orders < 2000; ++orders) {
        QVERIFY(table.waitForHands());
        if (!table.room.isOver())
            table.giveAny();
    }
    QVERIFY(table.room.isOver());
    QCOMPARE(ended.count(), 1);
    QCOMPARE(table.refused.count(), 0);
    const QVariantMap outcome = table.room.outcome();
    QVERIFY(!outcome[QStringLiteral("title")].toString().isEmpty());
    const QVariantList sides = outcome[QStringLiteral("sides")].toList();
    QCOMPARE(sides.size(), 2);
    QCOMPARE(sides[0].toMap()[QStringLiteral("ships")].toList().size(), 3);
    QCOMPARE(table.room.orders()->count(), 0);
    QCOMPARE(table.room.asked(), -1);
}

void BattleRoomTest::aBriefThatCannotBeFoughtSaysWhy()
{
    Sitting table;
    BattleBrief brief = tinyBrief();
    brief.rules = "chess";
    QVERIFY(!table.room.begin(brief));
    QCOMPARE(table.refused.count(), 1);
    QVERIFY(table.refused.constFirst().constFirst().toString().contains(QLatin1String("chess")));
    QVERIFY2(table.room.isOpen(), "what lay on the table is still there");
}

void BattleRoomTest::ordersAreChosenThenGiven()
{
    Sitting table;
    QVERIFY(table.waitForHands());
    QCOMPARE(table.room.asked(), 0);
    QVERIFY(table.room.ship() >= 0);
    QVERIFY(table.room.orders()->count() > 1);
    table.room.choose(1);
    QCOMPARE(table.room.chosen(), 1);
    QVERIFY(!table.room.chosenWording().isEmpty());
    table.room.choose(99);
    QCOMPARE(table.room.chosen(), -1);
    table.room.giveChosen();
    QCOMPARE(table.room.length(), 0);
    table.room.select(3); // a Corinthian
    table.waitForOrders();
    QCOMPARE(table.room.orders()->count(), 0);
    table.room.select(1);
    table.waitForOrders();
    const QString wording = words(table.room.orders()->at(0)->option.wording);
    table.room.give(0);
    QCOMPARE(table.room.length() > 0, true);
    QCOMPARE(table.room.undoTitle(), wording);
}

void BattleRoomTest::undoComesBackToTheLastHand()
{
    Sitting table;
    QVERIFY(table.waitForHands());
    QVERIFY(!table.room.canUndo());
    table.giveAny();
    QVERIFY(table.waitForHands());
    const int after = table.room.length();
    QVERIFY(table.room.canUndo());
    table.room.undo();
    QCOMPARE(table.room.at(), 0);
    QVERIFY(table.room.handsAsked());
    QVERIFY(table.room.canRedo());
    QVERIFY(!table.room.canUndo());
    table.room.redo();
    QCOMPARE(table.room.length(), after);
    QVERIFY(table.room.handsAsked());

    Sitting hotSeat(briefFor(true));
    hotSeat.giveAny();
    QVERIFY2(!hotSeat.room.canUndo(), "what was rolled between two people stands");
}

void BattleRoomTest::lookingBackAndOn()
{
    Sitting table(tinyBrief());
    QTRY_VERIFY(table.room.isOver());
    const int length = table.room.length();
    const int events = table.room.log()->count();
    table.room.seek(length / 2);
    QVERIFY(table.room.lookingBack());
    QVERIFY(!table.room.isOver());
    QVERIFY(table.room.log()->count() < events);
    QVERIFY2(!table.room.canStep(), "captains do not decide the past anew");
    table.room.setPlaying(true);
    QTRY_VERIFY(!table.room.lookingBack());
    QVERIFY(!table.room.playing());
    QCOMPARE(table.room.length(), length);
    QCOMPARE(table.room.log()->count(), events);

    Sitting hotSeat(briefFor(true));
    hotSeat.giveAny();
    hotSeat.giveAny();
    hotSeat.waitForOrders();
    hotSeat.room.seek(0);
    hotSeat.giveAny();
    QCOMPARE(hotSeat.refused.count(), 1);
    QCOMPARE(hotSeat.room.length(), 2);
}

void BattleRoomTest::captainsAreSteppedAndHandedOver()
{
    BattleRoom room(tinyRules());
    room.setAutomatic(false);
    room.begin(tinyBrief());
    QCOMPARE(room.length(), 0);
    QVERIFY(room.canStep());
    room.step();
    QVERIFY(room.thinking());
    QTRY_COMPARE(room.length(), 1);
    room.step();
    room.undo(); // while he thinks: done when he has stopped, and his thought is dropped
    QTRY_COMPARE(room.at(), 0);
    QVERIFY(!room.thinking());
    room.setPlayer(0, QStringLiteral("hands"));
    QVERIFY(room.handsAsked());
    QVERIFY(!room.canStep());
    room.setPlayer(0, QStringLiteral("bold"));
    QVERIFY(!room.handsAsked());
    QCOMPARE(room.sides()[0].toMap()[QStringLiteral("player")].toString(), QStringLiteral("bold"));
}

void BattleRoomTest::diceAreTypedOneByOne()
{
    Sitting table;
    table.room.setTypedDice(true);
    bool wasAsked = false;
    for (int orders = 0; orders < 200 && !wasAsked && !table.room.isOver(); ++orders) {
        QVERIFY(QTest::qWaitFor([&] {
            return table.room.isOver() || !table.room.wantedDie().isEmpty()
                   || (table.room.handsAsked() && !table.room.thinking() && !table.room.listing());
        }));
        if (table.room.wantedDie().isEmpty())
            table.giveAny();
        wasAsked = !table.room.wantedDie().isEmpty();
    }
    QVERIFY(wasAsked);
    const int length = table.room.length();
    const QVariantMap die = table.room.wantedDie();
    QVERIFY(die[QStringLiteral("sides")].toInt() > 1);
    QVERIFY(!die[QStringLiteral("why")].toString().isEmpty());
    QCOMPARE(die[QStringLiteral("number")].toInt(), 1);
    for (int dice = 0; dice < 20 && !table.room.wantedDie().isEmpty(); ++dice)
        table.room.typeDie(6);
    QVERIFY(table.room.length() > length);
    QVERIFY(table.room.match()->steps()[static_cast<std::size_t>(length)].isTyped);
    QVERIFY(!table.room.tray().isEmpty());
}

void BattleRoomTest::aDieThatDoesNotFitIsRefused()
{
    Sitting table;
    table.room.setTypedDice(true);
    for (int orders = 0; orders < 200 && table.room.wantedDie().isEmpty(); ++orders) {
        QVERIFY(QTest::qWaitFor([&] {
            return !table.room.wantedDie().isEmpty()
                   || (table.room.handsAsked() && !table.room.thinking() && !table.room.listing());
        }));
        if (table.room.wantedDie().isEmpty())
            table.giveAny();
    }
    const int length = table.room.length();
    table.room.typeDie(11);
    QCOMPARE(table.refused.count(), 1);
    table.room.typeDie(0);
    QCOMPARE(table.refused.count(), 2);
    QCOMPARE(table.room.wantedDie()[QStringLiteral("number")].toInt(), 1);
    table.room.forgetDice();
    QVERIFY(table.room.wantedDie().isEmpty());
    QCOMPARE(table.room.length(), length);
}

void BattleRoomTest::secretsStayBehindTheCurtain()
{
    Sitting table(briefFor(true));
    for (int orders = 0; orders < 20 && table.room.curtainFor() < 0; ++orders)
        table.giveAny();
    const int sitting = table.room.curtainFor();
    QVERIFY(sitting >= 0);
    QCOMPARE(table.room.orders()->count(), 0);
    QCOMPARE(table.room.sideOrders()->count(), 0);
    table.room.openCurtain();
    table.waitForOrders();
    QCOMPARE(table.room.curtainFor(), -1);
    QCOMPARE(table.room.asked(), sitting);
    QVERIFY(table.room.orders()->count() + table.room.sideOrders()->count() > 0);
    for (const BoardPiece& piece : table.room.view().pieces)
        QVERIFY(piece.side == sitting
                || std::find(piece.status.begin(), piece.status.end(), "about to attack")
                       == piece.status.end());
}

void BattleRoomTest::theLogIsFiltered()
{
    Sitting table(tinyBrief());
    QTRY_VERIFY(table.room.isOver());
    BattleLog* log = table.room.log();
    const int all = log->count();
    QVERIFY(all > 0);
    log->setSide(0);
    const int athens = log->count();
    QVERIFY(athens > 0 && athens < all);
    log->setSide(-1);
    log->setDiceOnly(true);
    const int rolled = log->count();
    QVERIFY(rolled > 0 && rolled < all);
    const QVariantMap laid = log->data(log->index(0), BattleLog::RolledRole).toMap();
    QVERIFY(!laid[QStringLiteral("dice")].toList().isEmpty());
    QVERIFY(!log->data(log->index(0), BattleLog::RuleRole).toString().isEmpty());
    log->setDiceOnly(false);
    log->setText(QStringLiteral("no such words"));
    QCOMPARE(log->count(), 0);
    log->setText({});
    QCOMPARE(log->count(), all);
}

void BattleRoomTest::aSavedBattleGoesOn()
{
    QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath(QStringLiteral("half.navarch-battle")));
    Sitting table;
    for (int orders = 0; orders < 6; ++orders) {
        QVERIFY(table.waitForHands());
        table.giveAny();
    }
    QVERIFY(table.waitForHands());
    QVERIFY(!table.room.save());
    QVERIFY(table.room.modified());
    QVERIFY(table.room.saveAs(file));
    QVERIFY(!table.room.modified());
    QCOMPARE(table.room.fileName(), QStringLiteral("half.navarch-battle"));

    BattleRoom later(tinyRules());
    QSignalSpy resumed(&later, &BattleRoom::resumed);
    later.resume(file);
    QVERIFY2(!later.isOpen(), "it is gone through on another thread");
    QVERIFY(later.opening());
    QTRY_COMPARE(resumed.count(), 1);
    QVERIFY(!later.opening());
    QCOMPARE(later.fileName(), QStringLiteral("half.navarch-battle"));
    QCOMPARE(later.at(), table.room.at());
    QCOMPARE(later.view(), table.room.view());
    QCOMPARE(later.question(), table.room.question());
    QVERIFY(later.handsAsked());
    QCOMPARE(later.sides()[1].toMap()[QStringLiteral("player")].toString(), QStringLiteral("steady"));
    later.select(table.room.ship());
    QTRY_VERIFY(!later.listing());
    table.waitForOrders();
    table.room.setAutomatic(false);
    later.setAutomatic(false);
    later.setPace(0);
    later.give(0);
    table.room.give(0);
    QCOMPARE(later.view(), table.room.view()); // the same dice were to come
    QVERIFY(later.save());
}

void BattleRoomTest::damagedFilesAreRefused()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("half.navarch-battle"));
    Sitting table;
    table.giveAny();
    QVERIFY(table.waitForHands());
    QVERIFY(table.room.saveAs(QUrl::fromLocalFile(path)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sound = file.readAll();
    file.close();
    QByteArray otherShip = sound;
    otherShip.replace("\"ship\": ", "\"ship\": 4");
    const QList<QByteArray> broken{sound.left(sound.size() / 2),
                                   QByteArray(),
                                   "no battle at all",
                                   otherShip,
                                   QByteArray(sound).replace("navarch-battle/1", "navarch-fleet/1"),
                                   QByteArray(sound).replace("\"tiny\"", "\"chess\"")};
    const BoardView before = table.room.view();
    for (const QByteArray& bytes : broken) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto complaints = table.refused.count();
        table.room.resume(QUrl::fromLocalFile(path));
        QTRY_COMPARE(table.refused.count(), complaints + 1);
        QVERIFY(!table.refused.constLast().constFirst().toString().isEmpty());
        QCOMPARE(table.room.view(), before);
    }
    const auto complaints = table.refused.count();
    table.room.resume(QUrl::fromLocalFile(folder.filePath(QStringLiteral("none"))));
    QTRY_COMPARE(table.refused.count(), complaints + 1);
}

void BattleRoomTest::outcomeAndReplayAreWritten()
{
    QTemporaryDir folder;
    const auto url = [&](const char* name) {
        return QUrl::fromLocalFile(folder.filePath(QString::fromLatin1(name)));
    };
    Sitting table(tinyBrief());
    QTRY_VERIFY(table.room.length() > 0);
    QVERIFY(!table.room.exportOutcome(url("early.json")));
    QTRY_VERIFY(table.room.isOver());
    QVERIFY(table.room.exportOutcome(url("outcome.json")));
    QVERIFY(table.room.exportReplay(url("replay.json")));
    QFile file(folder.filePath(QStringLiteral("outcome.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("navarch-outcome/1"));
    QSignalSpy failed(&table.room, &BattleRoom::failed);
    QVERIFY(!table.room.exportReplay(QUrl::fromLocalFile(QStringLiteral("/proc/nowhere/replay.json"))));
    QCOMPARE(failed.count(), 1);
}

void BattleRoomTest::aFleetFileTakesASide()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fleet.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"format": "navarch-fleet/1", "name": "Volunteers",
            "ships": [{"class": "trireme", "count": 2}]})");
    file.close();
    Skirmish skirmish;
    QVERIFY(skirmish.openFleet(1, QUrl::fromLocalFile(path)));
    QCOMPARE(skirmish.sample(), -1);
    QCOMPARE(skirmish.sides()[1].toMap()[QStringLiteral("count")].toInt(), 2);
    QCOMPARE(skirmish.sides()[1].toMap()[QStringLiteral("name")].toString(), QStringLiteral("Volunteers"));
    QSignalSpy refused(&skirmish, &Skirmish::refused);
    QVERIFY(!skirmish.openFleet(0, QUrl::fromLocalFile(folder.filePath(QStringLiteral("none.json")))));
    QCOMPARE(refused.count(), 1);
}

void BattleRoomTest::theBoardFindsShips()
{
    Sitting table;
    QVERIFY(table.waitForHands());
    BattleBoard board;
    board.setSize(QSizeF(900, 600));
    board.setRoom(&table.room);
    QVERIFY(board.fitted());
    const QPointF before = board.placeOfShip(0);
    QVERIFY(QRectF(0, 0, 900, 600).contains(before));
    board.zoomBy(2);
    QVERIFY(!board.fitted() && board.placeOfShip(0) != before);
    board.fit();
    QCOMPARE(board.placeOfShip(0), before);
    board.pan(10, 5);
    QCOMPARE(board.placeOfShip(0), before + QPointF(10, 5));
}

QTEST_MAIN(BattleRoomTest)
#include "battle_room_test.moc"
