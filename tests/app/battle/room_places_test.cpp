// SPDX-License-Identifier: GPL-3.0-or-later
// The battle room over Salamis ad Actium: the battles that come with the program, squadrons in formation, allies that come
// in, battles that are resumed.
#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/room/battle_room.h"
#include "app/battle/sample_battles.h"
#include "app/battle/skirmish.h"

using namespace navarch;

class RoomPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void samplesCanBeFought();
    void resumingIsGivenUp();
    void squadronsFormUp_data();
    void squadronsFormUp();
    void alliesChooseWhereTheyComeIn();
};

void RoomPlacesTest::samplesCanBeFought()
{
    QVERIFY(sampleBattles().size() >= 3);
    for (const SampleBattle& sample : sampleBattles()) {
        QVERIFY(whyUnfought(sample.brief, builtInFigures().classes).empty());
        if (builtInRuleSets().find(sample.brief.rules)) {
            const auto opened = builtInRuleSets().open(sample.brief, builtInFigures());
            QVERIFY2(opened.has_value(), opened ? "" : opened.error().front().text().c_str());
        }
    }
    Skirmish skirmish;
    QCOMPARE(skirmish.sides().size(), 2);
    QCOMPARE(skirmish.sample(), 0);
    skirmish.setPlayer(0, QStringLiteral("bold"));
    QVERIFY(skirmish.brief().sides[0].captain == Temperament::Bold);
    skirmish.setSeed(QStringLiteral("77"));
    QCOMPARE(skirmish.brief().seed, std::uint64_t(77));
    skirmish.setSeed(QStringLiteral("seven"));
    QCOMPARE(skirmish.seed(), QStringLiteral("77"));
    const QString first = skirmish.sides()[0].toMap()[QStringLiteral("name")].toString();
    skirmish.swapSides();
    QCOMPARE(skirmish.sides()[1].toMap()[QStringLiteral("name")].toString(), first);
}

void RoomPlacesTest::resumingIsGivenUp()
{
    QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath(QStringLiteral("half.navarch-battle")));
    BattleRoom room;
    room.setAutomatic(false);
    BattleBrief brief = sampleBattles().front().brief;
    for (BriefSide& side : brief.sides)
        side.captain.reset();
    QVERIFY(room.begin(brief));
    QTRY_VERIFY(!room.listing());
    room.giveOfSide(0);
    QVERIFY(room.saveAs(file));
    QSignalSpy refused(&room, &BattleRoom::refused);
    const BoardView before = room.view();
    QSignalSpy resumed(&room, &BattleRoom::resumed);
    room.resume(file);
    room.giveOpeningUp();
    QVERIFY(!room.opening());
    for (int times = 0; times < 20; ++times) // the last one counts, and comes once
        room.resume(file);
    QTRY_COMPARE(resumed.count(), 1);
    QTest::qWait(50);
    QCOMPARE(resumed.count(), 1);
    QCOMPARE(refused.count(), 0);
    QCOMPARE(room.view(), before);
    room.resume(file);
    QVERIFY(room.begin(brief)); // another battle was begun meanwhile: it stays
    QTest::qWait(50);
    QCOMPARE(resumed.count(), 1);
    QCOMPARE(room.length(), 0);
}

void RoomPlacesTest::squadronsFormUp_data()
{
    QTest::addColumn<QString>("formation");
    for (const char* formation : {"line-abreast", "line-astern", "echelon"})
        QTest::newRow(formation) << QString::fromLatin1(formation);
}

/// SA-1.5, over the game itself.
void RoomPlacesTest::squadronsFormUp()
{
    QFETCH(QString, formation);
    BattleRoom room;
    BattleBrief brief = sampleBattles().front().brief;
    for (BriefSide& side : brief.sides)
        side.captain.reset();
    QVERIFY(room.begin(brief));
    for (int orders = 0; orders < 5 && !room.canPlace(); ++orders) {
        QTRY_VERIFY(!room.listing());
        room.giveOfSide(0);
        QTRY_VERIFY(!room.listing());
    }
    QVERIFY(room.canPlace());
    QVERIFY(room.canForm());
    QVERIFY(!room.beginFormation(QStringLiteral("circle")));
    const BoardView before = room.view();
    QVERIFY(room.beginFormation(formation));
    FormationDraft& draft = *room.formation();
    QCOMPARE(draft.formation(), formation);
    QCOMPARE(draft.ships(), 3);
    QCOMPARE(room.view(), before);
    draft.setPlace(300, 900); // far beyond the strip
    QVERIFY(!draft.allowed());
    QVERIFY(!draft.whyNot().isEmpty());
    room.giveFormation();
    QCOMPARE(room.view(), before);
    bool found = false;
    for (int away = 0; away <= 300 && !found; away += 10)
        for (const int heading : {0, 90}) {
            draft.setPlace(300, away);
            draft.setHeading(heading);
            found = found || draft.allowed();
            if (found)
                break;
        }
    QVERIFY(found);
    const std::vector<PlacedShip> ghosts = draft.place()->ships;
    room.giveFormation();
    QVERIFY(!draft.isOn());
    QTRY_VERIFY(!room.listing());
    for (const PlacedShip& ghost : ghosts)
        QCOMPARE(room.piece(ghost.ship)->pose, ghost.pose);
    QVERIFY(room.beginFormation(formation));
    room.nudge(1, 0, 15);
    room.endFormation();
    QVERIFY(!draft.isOn());
    QCOMPARE(room.piece(ghosts[0].ship)->pose, ghosts[0].pose);
}

/// SA-13.2: who comes, when and why, and where it may.
void RoomPlacesTest::alliesChooseWhereTheyComeIn()
{
    BattleRoom room;
    BattleBrief brief = sampleBattles().front().brief;
    brief.sides[0].captain.reset();
    brief.sides[1].captain = Temperament::Cautious;
    Fleet allies = brief.sides[0].fleet;
    allies.name = "Friends";
    allies.alliedPercent = 50;
    for (FleetShip& ship : allies.ships)
        ship.name += " the ally";
    brief.sides[0].contingents.push_back(allies);
    room.setPace(0);
    bool hasCome = false;
    for (std::uint64_t seed = 1; seed < 30 && !hasCome; ++seed) {
        brief.seed = seed;
        QVERIFY(room.begin(brief));
        QTRY_COMPARE(room.length(), 0); // the captain of the battle before may still think
        QCOMPARE(room.reserves().size(), 1);
        const QVariantMap reserve = room.reserves()[0].toMap();
        QCOMPARE(reserve[QStringLiteral("ships")].toInt(), 3);
        QCOMPARE(reserve[QStringLiteral("rule")].toString(), QStringLiteral("SA-13.2"));
        QVERIFY(!reserve[QStringLiteral("why")].toString().isEmpty());
        for (int orders = 0; orders < 200 && !room.arriving() && !room.isOver() && room.turn() < 6;
             ++orders) {
            QTRY_VERIFY((room.handsAsked() && !room.thinking() && !room.listing()) || room.isOver());
            if (room.arriving() || room.isOver())
                break;
            if (room.sideOrders()->count() > 0)
                room.giveOfSide(0); // begins, deploys, ends the phase
            else
                room.give(0);
        }
        hasCome = room.arriving();
    }
    QVERIFY(hasCome);
    QVERIFY(room.reserves()[0].toMap()[QStringLiteral("comesNow")].toBool());
    room.chooseOfSide(1);
    QCOMPARE(room.chosenOfSide(), 1);
    const std::vector<PlacedShip> ghosts = room.sideOrders()->at(1)->option.shape->formation;
    QCOMPARE(ghosts.size(), std::size_t{3});
    room.chooseOfSide(4000);
    QCOMPARE(room.chosenOfSide(), -1);
    room.giveOfSide(1);
    QVERIFY(room.reserves().isEmpty());
    for (const PlacedShip& ghost : ghosts)
        QVERIFY(room.piece(ghost.ship));
}

QTEST_MAIN(RoomPlacesTest)
#include "room_places_test.moc"
