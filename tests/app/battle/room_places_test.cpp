// SPDX-License-Identifier: GPL-3.0-or-later
// The battle room over Salamis ad Actium: the battles that come with the program, squadrons in formation, allies that come
// in, battles that are resumed.
#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/arranging/sample_battles.h"
#include "app/battle/arranging/skirmish.h"
#include "app/battle/room/battle_room.h"

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
    QVERIFY(!skirmish.brief().sides[0].level);
    skirmish.setLevel(0, QStringLiteral("navarch"));
    QVERIFY(skirmish.brief().sides[0].level == CaptainLevel::Navarch);
    skirmish.setLevel(0, QStringLiteral("usual"));
    QVERIFY(!skirmish.brief().sides[0].level);
    skirmish.setLevel(0, QStringLiteral("ensign"));
    skirmish.setSeed(QStringLiteral("77"));
    QCOMPARE(skirmish.brief().seed, std::uint64_t(77));
    skirmish.setSeed(QStringLiteral("seven"));
    QCOMPARE(skirmish.seed(), QStringLiteral("77"));
    const QString first = skirmish.sides()[0].name;
    skirmish.swapSides();
    QCOMPARE(skirmish.sides()[1].name, first);
    QVERIFY(skirmish.brief().sides[0].level
            == CaptainLevel::Ensign); // it stays where it was set, as who plays does
}

void RoomPlacesTest::resumingIsGivenUp()
{
    QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath(QStringLiteral("half.navarch-battle")));
    BattleRoom room;
    room.pace()->setAutomatic(false);
    BattleBrief brief = sampleBattles().front().brief;
    for (BriefSide& side : brief.sides)
        side.captain.reset();
    QVERIFY(room.start()->begin(brief));
    QTRY_VERIFY(!room.choice()->listing());
    room.ofSide()->give(0);
    QVERIFY(room.files()->saveAs(file));
    QSignalSpy refused(room.notices(), &BattleNotices::refused);
    const BoardView before = room.table().view();
    QSignalSpy resumed(room.start(), &BattleStart::resumed);
    room.start()->resume(file);
    room.start()->giveUp();
    QVERIFY(!room.start()->isOn());
    for (int times = 0; times < 20; ++times) // the last one counts, and comes once
        room.start()->resume(file);
    QTRY_COMPARE(resumed.count(), 1);
    QTest::qWait(50);
    QCOMPARE(resumed.count(), 1);
    QCOMPARE(refused.count(), 0);
    QCOMPARE(room.table().view(), before);
    room.start()->resume(file);
    QVERIFY(room.start()->begin(brief)); // another battle was begun meanwhile: it stays
    QTest::qWait(50);
    QCOMPARE(resumed.count(), 1);
    QCOMPARE(room.history()->length(), 0);
}

void RoomPlacesTest::squadronsFormUp_data()
{
    QTest::addColumn<FormationDraft::Shape>("shape");
    QTest::newRow("line-abreast") << FormationDraft::Abreast;
    QTest::newRow("line-astern") << FormationDraft::Astern;
    QTest::newRow("echelon") << FormationDraft::Echelon;
}

/// SA-1.5, over the game itself.
void RoomPlacesTest::squadronsFormUp()
{
    QFETCH(FormationDraft::Shape, shape);
    BattleRoom room;
    BattleBrief brief = sampleBattles().front().brief;
    for (BriefSide& side : brief.sides)
        side.captain.reset();
    QVERIFY(room.start()->begin(brief));
    for (int orders = 0; orders < 5 && !room.placing()->canPlace(); ++orders) {
        QTRY_VERIFY(!room.choice()->listing());
        room.ofSide()->give(0);
        QTRY_VERIFY(!room.choice()->listing());
    }
    QVERIFY(room.placing()->canPlace());
    QVERIFY(room.placing()->canForm());
    QVERIFY(!room.placing()->beginFormation(FormationDraft::Ship));
    const BoardView before = room.table().view();
    QVERIFY(room.placing()->beginFormation(shape));
    FormationDraft& draft = *room.placing()->formation();
    QCOMPARE(draft.shape(), shape);
    QCOMPARE(draft.ships(), 3);
    QCOMPARE(room.table().view(), before);
    draft.setPlace(300, 900); // far beyond the strip
    QVERIFY(!draft.allowed());
    QVERIFY(!draft.whyNot().isEmpty());
    room.placing()->formation()->give();
    QCOMPARE(room.table().view(), before);
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
    room.placing()->formation()->give();
    QVERIFY(!draft.isOn());
    QTRY_VERIFY(!room.choice()->listing());
    for (const PlacedShip& ghost : ghosts)
        QCOMPARE(room.table().piece(ghost.ship)->pose, ghost.pose);
    QVERIFY(room.placing()->beginFormation(shape));
    room.placing()->nudge(1, 0, 15);
    room.placing()->formation()->end();
    QVERIFY(!draft.isOn());
    QCOMPARE(room.table().piece(ghosts[0].ship)->pose, ghosts[0].pose);
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
    room.pace()->setInterval(0);
    bool hasCome = false;
    for (std::uint64_t seed = 1; seed < 30 && !hasCome; ++seed) {
        brief.seed = seed;
        QVERIFY(room.start()->begin(brief));
        QTRY_COMPARE(room.history()->length(), 0); // the captain of the battle before may still think
        QCOMPARE(room.turn()->reserves().size(), 1);
        const auto reserve = room.turn()->reserves()[0];
        QCOMPARE(reserve.ships, 3);
        QCOMPARE(reserve.rule, QStringLiteral("SA-13.2"));
        QVERIFY(!reserve.why.isEmpty());
        for (int orders = 0;
             orders < 200 && !room.ofSide()->arriving() && !room.isOver() && room.turn()->number() < 6;
             ++orders) {
            QTRY_VERIFY((room.turn()->handsAsked() && !room.pace()->thinking() && !room.choice()->listing())
                        || room.isOver());
            if (room.ofSide()->arriving() || room.isOver())
                break;
            if (room.ofSide()->orders()->count() > 0)
                room.ofSide()->give(0); // begins, deploys, ends the phase
            else
                room.choice()->give(0);
        }
        hasCome = room.ofSide()->arriving();
    }
    QVERIFY(hasCome);
    QVERIFY(room.turn()->reserves()[0].comesNow);
    room.ofSide()->choose(1);
    QCOMPARE(room.ofSide()->chosen(), 1);
    const std::vector<PlacedShip> ghosts = room.ofSide()->orders()->at(1)->option.shape->formation;
    QCOMPARE(ghosts.size(), std::size_t{3});
    room.ofSide()->choose(4000);
    QCOMPARE(room.ofSide()->chosen(), -1);
    room.ofSide()->give(1);
    QVERIFY(room.turn()->reserves().isEmpty());
    for (const PlacedShip& ghost : ghosts)
        QVERIFY(room.table().piece(ghost.ship));
}

QTEST_MAIN(RoomPlacesTest)
#include "room_places_test.moc"
