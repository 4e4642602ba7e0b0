// SPDX-License-Identifier: GPL-3.0-or-later
// The battle room over the squadron game and Pompeius Magnus versus Megadates as they are: what the pieces are called, what a
// side may not know, how sides' plots are ended, and players who are found again when a battle is gone on with.
#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "app/battle/arranging/sample_battles.h"
#include "app/battle/room/battle_room.h"

using namespace navarch;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

/// The first sample of a game; its first side by hand, the other a steady captain's.
BattleBrief sampleOf(const char* rules)
{
    for (const SampleBattle& sample : sampleBattles())
        if (sample.brief.rules == rules) {
            BattleBrief brief = sample.brief;
            brief.sides[0].captain.reset();
            brief.sides[1].captain = Temperament::Steady;
            return brief;
        }
    return {};
}

struct Sitting {
    BattleRoom room;
    QSignalSpy refused{room.notices(), &BattleNotices::refused};

    explicit Sitting(const BattleBrief& brief)
    {
        room.pace()->setInterval(0);
        room.pace()->setAutomatic(false);
        room.start()->begin(brief);
        (void)settled();
    }
    bool settled()
    {
        return QTest::qWaitFor([this] { return !room.choice()->listing() && !room.pace()->thinking(); },
                               60000);
    }
    [[nodiscard]] int squadronsOf(int side) { return room.seats()->sides()[side].squadrons; }
    /// Both sides stay where they were put, and the first turn begins.
    bool deploy()
    {
        for (int side = 0; side < 2; ++side)
            room.seats()->setPlayer(side, s("hands"));
        for (int times = 0; times < 2; ++times) {
            room.seats()->openCurtain();
            if (!settled() || room.ofSide()->orders()->rowCount({}) == 0)
                return false;
            room.ofSide()->give(0);
        }
        room.seats()->setPlayer(1, s("steady"));
        return settled() && room.turn()->number() == 1;
    }
    /// The dice that are told of a rule.
    [[nodiscard]] int diceOf(const char* rule)
    {
        int dice = 0;
        for (int i = 0; i < room.history()->log()->count(); ++i) {
            const QModelIndex row = room.history()->log()->index(i);
            if (room.history()->log()->data(row, BattleLog::RuleRole).toString() == QLatin1String(rule))
                dice += room.history()->log()->data(row, BattleLog::DiceRole).toInt();
        }
        return dice;
    }
    [[nodiscard]] QStringList sideOrders()
    {
        QStringList words;
        for (const OrderList::Row& row : room.ofSide()->orders()->rows())
            words.push_back(navarch::words(row.option.wording));
        return words;
    }
};

} // namespace

class RoomGamesTest : public QObject {
    Q_OBJECT

private slots:
    void piecesAreCalledByTheGame();
    void squadronsThatDeployUnseenAreCounted();
    void theLossOrderLiesFaceDown();
    void plotsAreEndedByOneButton();
    void aShipAtRestHasAFirstThought();
    void stepsOfAnotherKindOfSpeedAreTakenBack();
    void seatsAreFoundAgain();
    void howFarAPlottedShipMayComeIsFoundWhenWanted_data();
    void howFarAPlottedShipMayComeIsFoundWhenWanted();
};

void RoomGamesTest::piecesAreCalledByTheGame()
{
    Sitting squadrons(sampleOf("squadrons"));
    QCOMPARE(squadrons.room.names()->piece(), s("squadron"));
    QCOMPARE(squadrons.room.names()->pieces(), s("squadrons"));
    QVERIFY(squadrons.deploy());
    const auto why =
        squadrons.room.placing()->whyNotPlaced(squadrons.room.table().view().pieces.front().ship, {});
    QVERIFY(why && why->what.english().find("ship") == std::string::npos);
    Sitting ships(sampleOf("pompeius"));
    QCOMPARE(ships.room.names()->piece(), s("ship"));
    ships.room.close();
    QCOMPARE(ships.room.names()->piece(), s("ship"));
}

/// SQ-3.2: where they are placed is secret, how many they are is not.
void RoomGamesTest::squadronsThatDeployUnseenAreCounted()
{
    Sitting table(sampleOf("squadrons"));
    const auto& seen = table.room.table().view().pieces;
    QVERIFY(std::none_of(seen.begin(), seen.end(), [](const BoardPiece& each) { return each.side == 1; }));
    const int told = table.squadronsOf(1);
    QVERIFY(told > 0);
    QVERIFY(table.squadronsOf(0) > 0);
    QVERIFY(table.deploy());
    QCOMPARE(table.squadronsOf(1), told);
    const auto& open = table.room.table().view().pieces;
    QCOMPARE(std::count_if(open.begin(), open.end(), [](const BoardPiece& each) { return each.side == 1; }),
             told);
}

/// SQ-3.3: neither side reads its draws, in the log or in the tray; who watches two captains does.
void RoomGamesTest::theLossOrderLiesFaceDown()
{
    Sitting table(sampleOf("squadrons"));
    QVERIFY(table.deploy());
    int drawn = 0;
    const MatchStep& dealt = table.room.table().match()->steps().back();
    for (const BattleEvent& event : dealt.events)
        drawn += event.rule == "SQ-3.3" ? static_cast<int>(event.dice.size()) : 0;
    QVERIFY(drawn > 0);
    QCOMPARE(table.diceOf("SQ-3.3"), 0);
    QVERIFY(table.diceOf("SQ-T3") > 0);
    for (const auto& group : table.room.dice()->tray())
        QVERIFY(group.rule != s("SQ-3.3"));
    QVERIFY(!table.room.dice()->tray().isEmpty());
    QCOMPARE(table.room.seats()->sides()[0].level, s("usual"));
    table.room.seats()->setLevel(0, s("ensign"));
    QCOMPARE(table.room.seats()->sides()[0].level, s("ensign"));
    table.room.seats()->setPlayer(0, s("steady"));
    QVERIFY(table.settled());
    QCOMPARE(table.diceOf("SQ-3.3"), drawn);
    table.room.seats()->setPlayer(0, s("hands"));
    QVERIFY(table.settled());
    QCOMPARE(table.diceOf("SQ-3.3"), 0);
}

void RoomGamesTest::plotsAreEndedByOneButton()
{
    Sitting table(sampleOf("pompeius"));
    QVERIFY(table.deploy());
    QVERIFY(table.room.plotting()->isOn());
    table.room.plotting()->letCaptainPlot();
    QVERIFY(QTest::qWaitFor(
        [&] { return table.room.plotting()->book()->missing() == 0 && !table.room.plotting()->byCaptain(); },
        60000));
    QVERIFY(table.settled());
    QVERIFY(table.room.plotting()->isOn());
    for (const QString& each : table.sideOrders())
        QVERIFY2(!each.contains(s("locks")), qPrintable(each));
    table.room.plotting()->end();
    QVERIFY(table.settled());
    QVERIFY(!table.room.plotting()->isOn() || table.room.turn()->number() > 1);
    QCOMPARE(table.refused.count(), 0);
}

/// Enter ordered of ships at rest that they lie still: what a game's form begins with.
void RoomGamesTest::aShipAtRestHasAFirstThought()
{
    Sitting table(sampleOf("pompeius"));
    QVERIFY(table.deploy());
    SidePlotting& plotting = *table.room.plotting();
    const ShipNumber ship = plotting.book()->rows().front().ship;
    QCOMPARE(table.room.choice()->ship(), int{ship});
    const auto thought = table.room.table().match()->plots().thought(ship, Temperament::Steady);
    QVERIFY(thought);
    int moving = 0;
    for (const PlotBook::Row& row : plotting.book()->rows()) {
        const auto each = table.room.table().match()->plots().thought(row.ship, Temperament::Steady);
        moving += each && !each->steps.empty() ? 1 : 0;
    }
    QVERIFY(moving > 0);
    QCOMPARE(plotting.plot()->now()->draft().steps, thought->steps);
    QCOMPARE(plotting.plot()->now()->draft().speed, thought->speed);
    QVERIFY(plotting.plot()->allowed() && !plotting.plot()->isChanged());
    plotting.goOn();
    QVERIFY(table.settled());
    const PlotBook::Row* row = plotting.book()->of(ship);
    QVERIFY(row && row->state() == PlotBook::Ordered);
    QCOMPARE(row->form.draft.steps, thought->steps);
    QCOMPARE(table.refused.count(), 0);
}

/// PM-5.3: what was written for a ship under way is not kept, and not refused without a word, when she shall only turn.
void RoomGamesTest::stepsOfAnotherKindOfSpeedAreTakenBack()
{
    Sitting table(sampleOf("pompeius"));
    QVERIFY(table.deploy());
    table.room.choice()->select(table.room.plotting()->book()->rows().front().ship);
    QVERIFY(table.settled());
    WrittenPlot& plot = *table.room.plotting()->plot();
    QVERIFY(plot.isOn());
    int turning = 0;
    for (const PlotSpeed& each : plot.now()->form().speeds)
        turning = each.label.text() == "0/1" ? each.speed : turning;
    QVERIFY(turning != 0);
    plot.setSpeed(1);
    plot.cutTo(0);
    QVERIFY(plot.write(QString(QLatin1Char(plot.now()->form().symbols[0].symbol))));
    QVERIFY(plot.allowed());
    const auto track = table.room.table().match()->plots().plotTrack(
        plot.now()->form().ship, {turning, plot.now()->draft().steps, {}});
    QVERIFY(track && track->isRefused());
    QCOMPARE(track->notes.back().step, 0);
    QCOMPARE(track->notes.back().text.english(), std::string("At rest she only turns."));
    plot.setSpeed(turning);
    QVERIFY(plot.now()->draft().steps.empty());
    QVERIFY(plot.write(QString(QLatin1Char(plot.now()->form().symbols[9].symbol))));
    QVERIFY(plot.allowed());
}

/// PM-12.2: who sat where is kept, in a file and in the last battle.
void RoomGamesTest::seatsAreFoundAgain()
{
    QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath(s("seats.navarch-battle")));
    BattleBrief brief = sampleOf("pompeius");
    brief.options["seats"] = "ship";
    Sitting table(brief);
    table.room.seats()->setSeatPlayer(0, 1, s("bold"));
    table.room.seats()->setSeatPlayer(1, 0, s("cautious"));
    QVERIFY(table.settled());
    const auto seatsOf = [](BattleRoom& room) {
        QStringList players;
        for (const auto& side : room.seats()->sides())
            for (const auto& seat : side.seats)
                players.push_back(seat.player);
        return players;
    };
    const QStringList before = seatsOf(table.room);
    QCOMPARE(before.mid(0, 2), QStringList({s("hands"), s("bold")}));
    QCOMPARE(before[3], s("cautious"));
    QVERIFY(table.room.files()->saveAs(file));

    BattleRoom later;
    later.pace()->setAutomatic(false);
    QSignalSpy resumed(later.start(), &BattleStart::resumed);
    later.start()->resume(file);
    QVERIFY(QTest::qWaitFor([&] { return resumed.count() == 1; }));
    QCOMPARE(seatsOf(later), before);
    // A file from before there were any: the sides' players sit in all of their seats.
    QFile old(file.toLocalFile());
    QVERIFY(old.open(QIODevice::ReadWrite));
    QJsonObject json = QJsonDocument::fromJson(old.readAll()).object();
    QVERIFY(json.contains(s("players")));
    json.remove(s("players"));
    QVERIFY(old.resize(0) && old.seek(0));
    old.write(QJsonDocument(json).toJson());
    old.close();
    later.start()->resume(file);
    QVERIFY(QTest::qWaitFor([&] { return resumed.count() == 2; }));
    QCOMPARE(seatsOf(later).mid(0, 2), QStringList({s("hands"), s("hands")}));
}

void RoomGamesTest::howFarAPlottedShipMayComeIsFoundWhenWanted_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("trireme") << s("trireme");
    QTest::newRow("pompeius") << s("pompeius");
}

void RoomGamesTest::howFarAPlottedShipMayComeIsFoundWhenWanted()
{
    QFETCH(QString, rules);
    BattleBrief brief;
    for (const SampleBattle& sample : sampleBattles())
        if (sample.name == "Phormio in the gulf")
            brief = sample.brief;
    brief.rules = rules.toStdString();
    brief.sides[0].captain.reset();
    brief.sides[1].captain = Temperament::Cautious;
    Sitting table(brief);
    QVERIFY(table.room.isOpen());
    table.room.pace()->setAutomatic(true);
    for (int i = 0; i < 3 && table.room.turn()->number() == 0; ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(table.room.turn()->handsAsked() && table.settled(), 60000);
        table.room.ofSide()->give(0);
        QVERIFY(table.settled());
    }
    QTRY_VERIFY_WITH_TIMEOUT(table.room.plotting()->isOn(), 60000);
    QVERIFY(table.room.plotting()->isOn());
    OrderChoice& choice = *table.room.choice();
    const int ship = table.room.plotting()->book()->shipAt(0);
    choice.select(ship);
    QVERIFY(table.settled());
    QVERIFY(choice.reach().empty());
    choice.setWantsReach(true);
    QVERIFY(table.settled());
    QVERIFY(choice.reach().size() > 1);
    for (const OrderShape& way : choice.reach()) {
        QCOMPARE(int{way.ship}, ship);
        QVERIFY(way.path.size() > 1);
    }
    QVERIFY(table.room.plotting()->plot()->isOn()); // it is written on meanwhile
    QCOMPARE(choice.orders()->rowCount({}), 0);
    choice.select(table.room.plotting()->book()->shipAt(1));
    QVERIFY(table.settled());
    QVERIFY(!choice.reach().empty());
    QCOMPARE(int{choice.reach().front().ship}, choice.ship());
    choice.setWantsReach(false);
    QVERIFY(table.settled());
    QVERIFY(choice.reach().empty());
}

QTEST_MAIN(RoomGamesTest)
#include "room_games_test.moc"
