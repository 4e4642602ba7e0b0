// SPDX-License-Identifier: GPL-3.0-or-later
// The battle room over the made-up game: orders, captains, dice, the way back, files.
#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/arranging/skirmish.h"
#include "app/battle/board/battle_board.h"
#include "tests/app/battle/tiny_sitting.h"

using namespace navarch;

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
    TinySitting table;
    QVERIFY(table.room.isOpen());
    QCOMPARE(table.room.names()->title(), QStringLiteral("Athens against Corinth"));
    QCOMPARE(table.room.names()->game(), QStringLiteral("Tiny game"));
    QSignalSpy ended(table.room.turn(), &BattleTurn::ended);
    for (int orders = 0; !table.room.isOver() && orders < 2000; ++orders) {
        QVERIFY(table.waitForHands());
        if (!table.room.isOver())
            table.giveAny();
    }
    QVERIFY(table.room.isOver());
    QCOMPARE(ended.count(), 1);
    QCOMPARE(table.refused.count(), 0);
    const auto outcome = table.room.turn()->outcome();
    QVERIFY(!outcome.title.isEmpty());
    const auto sides = outcome.sides;
    QCOMPARE(sides.size(), 2);
    QCOMPARE(sides[0].ships.size(), 3);
    QCOMPARE(table.room.choice()->orders()->count(), 0);
    QCOMPARE(table.room.turn()->asked(), -1);
}

void BattleRoomTest::aBriefThatCannotBeFoughtSaysWhy()
{
    TinySitting table;
    BattleBrief brief = tinyBrief();
    brief.rules = "chess";
    QVERIFY(!table.room.start()->begin(brief));
    QCOMPARE(table.refused.count(), 1);
    QVERIFY(table.refused.constFirst().constFirst().toString().contains(QLatin1String("chess")));
    QVERIFY2(table.room.isOpen(), "what lay on the table is still there");
}

void BattleRoomTest::ordersAreChosenThenGiven()
{
    TinySitting table;
    QVERIFY(table.waitForHands());
    QCOMPARE(table.room.turn()->asked(), 0);
    QVERIFY(table.room.choice()->ship() >= 0);
    QVERIFY(table.room.choice()->orders()->count() > 1);
    table.room.choice()->choose(1);
    QCOMPARE(table.room.choice()->chosen(), 1);
    QVERIFY(!table.room.choice()->chosenWording().isEmpty());
    table.room.choice()->choose(99);
    QCOMPARE(table.room.choice()->chosen(), -1);
    table.room.choice()->giveChosen();
    QCOMPARE(table.room.history()->length(), 0);
    table.room.choice()->select(3); // a Corinthian
    table.waitForOrders();
    QCOMPARE(table.room.choice()->orders()->count(), 0);
    table.room.choice()->select(1);
    table.waitForOrders();
    const QString wording = words(table.room.choice()->orders()->at(0)->option.wording);
    table.room.choice()->give(0);
    QCOMPARE(table.room.history()->length() > 0, true);
    QCOMPARE(table.room.history()->undoTitle(), wording);
}

void BattleRoomTest::undoComesBackToTheLastHand()
{
    TinySitting table;
    QVERIFY(table.waitForHands());
    QVERIFY(!table.room.history()->canUndo());
    table.giveAny();
    QVERIFY(table.waitForHands());
    const int after = table.room.history()->length();
    QVERIFY(table.room.history()->canUndo());
    table.room.history()->undo();
    QCOMPARE(table.room.history()->at(), 0);
    QVERIFY(table.room.turn()->handsAsked());
    QVERIFY(table.room.history()->lookingBack());
    QVERIFY(!table.room.history()->canUndo());
    table.room.history()->redo();
    QCOMPARE(table.room.history()->length(), after);
    QVERIFY(table.room.turn()->handsAsked());

    TinySitting hotSeat(tinyBriefFor(true));
    hotSeat.giveAny();
    QVERIFY2(!hotSeat.room.history()->canUndo(), "what was rolled between two people stands");
}

void BattleRoomTest::lookingBackAndOn()
{
    TinySitting table(tinyBrief());
    QTRY_VERIFY(table.room.isOver());
    const int length = table.room.history()->length();
    const int events = table.room.history()->log()->count();
    table.room.history()->seek(length / 2);
    QVERIFY(table.room.history()->lookingBack());
    QVERIFY(!table.room.isOver());
    QVERIFY(table.room.history()->log()->count() < events);
    QVERIFY2(!table.room.pace()->canStep(), "captains do not decide the past anew");
    table.room.pace()->setPlaying(true);
    QTRY_VERIFY(!table.room.history()->lookingBack());
    QVERIFY(!table.room.pace()->playing());
    QCOMPARE(table.room.history()->length(), length);
    QCOMPARE(table.room.history()->log()->count(), events);

    TinySitting hotSeat(tinyBriefFor(true));
    hotSeat.giveAny();
    hotSeat.giveAny();
    hotSeat.waitForOrders();
    hotSeat.room.history()->seek(0);
    hotSeat.giveAny();
    QCOMPARE(hotSeat.refused.count(), 1);
    QCOMPARE(hotSeat.room.history()->length(), 2);
}

void BattleRoomTest::captainsAreSteppedAndHandedOver()
{
    BattleRoom room(nullptr, tinyRules());
    room.pace()->setAutomatic(false);
    room.start()->begin(tinyBrief());
    QCOMPARE(room.history()->length(), 0);
    QVERIFY(room.pace()->canStep());
    room.pace()->step();
    QVERIFY(room.pace()->thinking());
    QTRY_COMPARE(room.history()->length(), 1);
    room.pace()->step();
    room.history()->undo(); // while he thinks: done when he has stopped, and his thought is dropped
    QTRY_COMPARE(room.history()->at(), 0);
    QVERIFY(!room.pace()->thinking());
    room.seats()->setPlayer(0, QStringLiteral("hands"));
    QVERIFY(room.turn()->handsAsked());
    QVERIFY(!room.pace()->canStep());
    room.seats()->setPlayer(0, QStringLiteral("bold"));
    QVERIFY(!room.turn()->handsAsked());
    QCOMPARE(room.seats()->sides()[0].player, QStringLiteral("bold"));
}

void BattleRoomTest::diceAreTypedOneByOne()
{
    TinySitting table;
    table.room.dice()->setTyped(true);
    bool wasAsked = false;
    for (int orders = 0; orders < 200 && !wasAsked && !table.room.isOver(); ++orders) {
        QVERIFY(QTest::qWaitFor([&] {
            return table.room.isOver() || table.room.dice()->wanted().sides != 0
                   || (table.room.turn()->handsAsked() && !table.room.pace()->thinking()
                       && !table.room.choice()->listing());
        }));
        if (table.room.dice()->wanted().sides == 0)
            table.giveAny();
        wasAsked = table.room.dice()->wanted().sides != 0;
    }
    QVERIFY(wasAsked);
    const int length = table.room.history()->length();
    const auto die = table.room.dice()->wanted();
    QVERIFY(die.sides > 1);
    QVERIFY(!die.why.isEmpty());
    QCOMPARE(die.number, 1);
    for (int dice = 0; dice < 20 && table.room.dice()->wanted().sides != 0; ++dice)
        table.room.dice()->type(6);
    QVERIFY(table.room.history()->length() > length);
    QVERIFY(table.room.table().match()->steps()[static_cast<std::size_t>(length)].isTyped);
    QVERIFY(!table.room.dice()->tray().isEmpty());
}

void BattleRoomTest::aDieThatDoesNotFitIsRefused()
{
    TinySitting table;
    table.room.dice()->setTyped(true);
    for (int orders = 0; orders < 200 && table.room.dice()->wanted().sides == 0; ++orders) {
        QVERIFY(QTest::qWaitFor([&] {
            return table.room.dice()->wanted().sides != 0
                   || (table.room.turn()->handsAsked() && !table.room.pace()->thinking()
                       && !table.room.choice()->listing());
        }));
        if (table.room.dice()->wanted().sides == 0)
            table.giveAny();
    }
    const int length = table.room.history()->length();
    table.room.dice()->type(11);
    QCOMPARE(table.refused.count(), 1);
    table.room.dice()->type(0);
    QCOMPARE(table.refused.count(), 2);
    QCOMPARE(table.room.dice()->wanted().number, 1);
    table.room.dice()->forget();
    QVERIFY(table.room.dice()->wanted().sides == 0);
    QCOMPARE(table.room.history()->length(), length);
}

void BattleRoomTest::secretsStayBehindTheCurtain()
{
    TinySitting table(tinyBriefFor(true));
    for (int orders = 0; orders < 20 && table.room.seats()->curtainFor() < 0; ++orders)
        table.giveAny();
    const int sitting = table.room.seats()->curtainFor();
    QVERIFY(sitting >= 0);
    QCOMPARE(table.room.choice()->orders()->count(), 0);
    QCOMPARE(table.room.ofSide()->orders()->count(), 0);
    // Nor is anything said or written for him who sat here before.
    const int length = table.room.history()->length();
    table.room.turn()->concede();
    QCOMPARE(table.room.history()->length(), length);
    QTemporaryDir folder;
    QVERIFY(!table.room.files()->exportReplay(
        QUrl::fromLocalFile(folder.filePath(QStringLiteral("replay.json")))));
    QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("replay.json"))));
    table.room.seats()->openCurtain();
    table.waitForOrders();
    QCOMPARE(table.room.seats()->curtainFor(), -1);
    QCOMPARE(table.room.turn()->asked(), sitting);
    QVERIFY(table.room.choice()->orders()->count() + table.room.ofSide()->orders()->count() > 0);
    for (const BoardPiece& piece : table.room.table().view().pieces)
        QVERIFY(piece.side == sitting
                || std::find(piece.status.begin(), piece.status.end(), Phrase(given("about to attack")))
                       == piece.status.end());
}

void BattleRoomTest::theLogIsFiltered()
{
    TinySitting table(tinyBrief());
    QTRY_VERIFY(table.room.isOver());
    BattleLog* log = table.room.history()->log();
    const int all = log->count();
    QVERIFY(all > 0);
    log->setSide(0);
    const int athens = log->count();
    QVERIFY(athens > 0 && athens < all);
    log->setSide(-1);
    log->setDiceOnly(true);
    const int rolled = log->count();
    QVERIFY(rolled > 0 && rolled < all);
    const auto laid = log->data(log->index(0), BattleLog::RolledRole).value<ShownRolls>();
    QVERIFY(!laid.dice.isEmpty());
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
    TinySitting table;
    for (int orders = 0; orders < 6; ++orders) {
        QVERIFY(table.waitForHands());
        table.giveAny();
    }
    QVERIFY(table.waitForHands());
    QVERIFY(!table.room.files()->save());
    QVERIFY(table.room.files()->modified());
    QVERIFY(table.room.files()->saveAs(file));
    QVERIFY(!table.room.files()->modified());
    QCOMPARE(table.room.files()->name(), QStringLiteral("half.navarch-battle"));

    BattleRoom later(nullptr, tinyRules());
    QSignalSpy resumed(later.start(), &BattleStart::resumed);
    later.start()->resume(file);
    QVERIFY2(!later.isOpen(), "it is gone through on another thread");
    QVERIFY(later.start()->isOn());
    QTRY_COMPARE(resumed.count(), 1);
    QVERIFY(!later.start()->isOn());
    QCOMPARE(later.files()->name(), QStringLiteral("half.navarch-battle"));
    QCOMPARE(later.history()->at(), table.room.history()->at());
    QCOMPARE(later.table().view(), table.room.table().view());
    QCOMPARE(later.turn()->question(), table.room.turn()->question());
    QVERIFY(later.turn()->handsAsked());
    QCOMPARE(later.seats()->sides()[1].player, QStringLiteral("steady"));
    later.choice()->select(table.room.choice()->ship());
    QTRY_VERIFY(!later.choice()->listing());
    table.waitForOrders();
    table.room.pace()->setAutomatic(false);
    later.pace()->setAutomatic(false);
    later.pace()->setInterval(0);
    later.choice()->give(0);
    table.room.choice()->give(0);
    QCOMPARE(later.table().view(), table.room.table().view()); // the same dice were to come
    QVERIFY(later.files()->save());
}

void BattleRoomTest::damagedFilesAreRefused()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("half.navarch-battle"));
    TinySitting table;
    table.giveAny();
    QVERIFY(table.waitForHands());
    QVERIFY(table.room.files()->saveAs(QUrl::fromLocalFile(path)));
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
    table.room.pace()->setAutomatic(false); // a hand with one answer only would give it meanwhile
    const BoardView before = table.room.table().view();
    for (const QByteArray& bytes : broken) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto complaints = table.refused.count();
        table.room.start()->resume(QUrl::fromLocalFile(path));
        QTRY_COMPARE(table.refused.count(), complaints + 1);
        QVERIFY(!table.refused.constLast().constFirst().toString().isEmpty());
        QCOMPARE(table.room.table().view(), before);
    }
    const auto complaints = table.refused.count();
    table.room.start()->resume(QUrl::fromLocalFile(folder.filePath(QStringLiteral("none"))));
    QTRY_COMPARE(table.refused.count(), complaints + 1);
}
void BattleRoomTest::outcomeAndReplayAreWritten()
{
    QTemporaryDir folder;
    const auto url = [&](const char* name) {
        return QUrl::fromLocalFile(folder.filePath(QString::fromLatin1(name)));
    };
    TinySitting table(tinyBrief());
    QTRY_VERIFY(table.room.history()->length() > 0);
    QVERIFY(!table.room.files()->exportOutcome(url("early.json")));
    QTRY_VERIFY(table.room.isOver());
    QVERIFY(table.room.files()->exportOutcome(url("outcome.json")));
    QVERIFY(table.room.files()->exportReplay(url("replay.json")));
    QFile file(folder.filePath(QStringLiteral("outcome.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("navarch-outcome/1"));
    QSignalSpy failed(table.room.notices(), &BattleNotices::failed);
    QVERIFY(
        !table.room.files()->exportReplay(QUrl::fromLocalFile(QStringLiteral("/proc/nowhere/replay.json"))));
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
    QCOMPARE(skirmish.sides()[1].count, 2);
    QCOMPARE(skirmish.sides()[1].name, QStringLiteral("Volunteers"));
    QSignalSpy refused(&skirmish, &Skirmish::refused);
    QVERIFY(!skirmish.openFleet(0, QUrl::fromLocalFile(folder.filePath(QStringLiteral("none.json")))));
    QCOMPARE(refused.count(), 1);
}

void BattleRoomTest::theBoardFindsShips()
{
    TinySitting table;
    QVERIFY(table.waitForHands());
    BattleBoard board;
    board.setSize(QSizeF(900, 600));
    board.setRoom(&table.room);
    QVERIFY(board.sight()->fitted());
    const QPointF before = board.placeOfShip(0);
    QVERIFY(QRectF(0, 0, 900, 600).contains(before));
    board.sight()->zoomBy(2);
    QVERIFY(!board.sight()->fitted() && board.placeOfShip(0) != before);
    board.sight()->fit();
    QCOMPARE(board.placeOfShip(0), before);
    board.sight()->pan(10, 5);
    QCOMPARE(board.placeOfShip(0), before + QPointF(10, 5));
}

QTEST_MAIN(BattleRoomTest)
#include "battle_room_test.moc"
