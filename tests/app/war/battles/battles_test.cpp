// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of a campaign in the window's models: arranged, fought by captains, previewed, applied, taken back (CP-8).
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/base/speech/speech.h"
#include "app/battle/result/result_entry.h"
#include "app/battle/room/battle_room.h"
#include "app/campaign/settings/house_figure_list.h"
#include "app/war/battles/battle_arranging.h"
#include "app/war/battles/battle_card.h"
#include "app/war/battles/battle_list.h"
#include "app/war/battles/captains_battle.h"
#include "app/war/battles/outcome_preview.h"
#include "tests/app/war/battles/opening_battle_test.h"

using namespace navarch;

class BattlesTest : public OpeningBattleTest {
    Q_OBJECT

private slots:
    void theScenarioProposesItsFirstBattle_CP8_1();
    void whatItsFleetsAreNotThereForIsNotProposed();
    void whatTheScenarioProposesIsSaidInEveryLanguage();
    void whyNotIsSaidBeforehand_CP8_1();
    void sidesSeeTheirOwnBattles_CP2_3();
    void captainsFightOffTheWindowsThread_CP8_2();
    void captainsAreStopped();
    void anOutcomeIsPreviewedAndAppliedInOneAction_CP8_3();
    void prizesAreChosen_CP5_4();
    void diceAreTyped_CP8_4();
    void aTypedResultIsKeptUntilItIsApplied_CP8_2();
    void aBattleInTheRoomIsKeptWithItsCampaign();
    void houseFiguresAreChangedAndRestored();
};

void BattlesTest::theScenarioProposesItsFirstBattle_CP8_1()
{
    BattleArranging arranging;
    arranging.setCampaign(m_campaign.get());
    QCOMPARE(arranging.opening().name, QStringLiteral("Battle of Aegina"));
    QVERIFY(arranging.beginsCampaign());
    arranging.beginOpening();
    QVERIFY2(arranging.allowed(), qPrintable(arranging.whyNot()));
    QCOMPARE(arranging.sides().size(), 2);
    const int number = arranging.arrange();
    QVERIFY(number > 0);
    QVERIFY(!m_campaign->head()->inSetup());
    QVERIFY(arranging.opening().name.isEmpty()); // it is for the first time only
    BattleList list;
    list.setCampaign(m_campaign.get());
    QCOMPARE(list.count(), 1);
    QCOMPARE(list.idAt(0), number);
    QCOMPARE(list.value(0, "group").toInt(), int(BattleGroup::Waiting));
    m_campaign->undo();
    QCOMPARE(list.count(), 0);
}

// A copy of a scenario keeps its id, and may have other fleets: what could not be arranged was offered.
void BattlesTest::whatItsFleetsAreNotThereForIsNotProposed()
{
    BattleArranging arranging;
    arranging.setCampaign(m_campaign.get());
    QVERIFY(!arranging.opening().name.isEmpty());
    for (const auto& [id, fleet] : m_campaign->campaign()->table<FleetRecord>())
        if (fleet.name == "Fleet of the Piraeus") {
            ChangeFleet change;
            change.fleet = id;
            change.name = "Long ships";
            QVERIFY(m_campaign->perform(change));
            break;
        }
    QVERIFY(arranging.opening().name.isEmpty());
    m_campaign->undo();
    QVERIFY(!arranging.opening().name.isEmpty());
}

// It stood in English on a Dutch screen, and the battle was called so ever after.
void BattlesTest::whatTheScenarioProposesIsSaidInEveryLanguage()
{
    Speech speech;
    speech.words = [](std::string_view english, std::optional<std::int64_t>,
                      std::string_view) -> std::optional<std::string> {
        if (english == "Battle of Aegina")
            return "Slag bij Aegina";
        if (english.starts_with("Athens has come out"))
            return "Athene is uitgelopen.";
        return std::nullopt;
    };
    BattleArranging arranging;
    arranging.setCampaign(m_campaign.get());
    speak(speech);
    const ProposedBattle said = arranging.opening();
    arranging.beginOpening();
    const int number = arranging.arrange();
    speak({});
    QCOMPARE(said.name, QStringLiteral("Slag bij Aegina"));
    QCOMPARE(said.note, QStringLiteral("Athene is uitgelopen."));
    QVERIFY(number > 0);
    QCOMPARE(m_campaign->campaign()->find(BattleId{number})->name, std::string("Slag bij Aegina"));
}

void BattlesTest::whyNotIsSaidBeforehand_CP8_1()
{
    QVERIFY(arrange() > 0);
    BattleArranging arranging;
    arranging.setCampaign(m_campaign.get());
    const auto& fleets = m_campaign->campaign()->table<FleetRecord>();
    arranging.begin(static_cast<int>(fleets.begin()->first.value)); // it waits for the other battle
    QVERIFY(!arranging.allowed());
    QVERIFY(!arranging.whyNot().isEmpty());
    QCOMPARE(arranging.arrange(), 0);
    arranging.begin(0);
    QVERIFY(!arranging.allowed());
    int named = 0;
    for (const auto& fleet : arranging.fleets())
        named += !fleet.waits.isEmpty();
    QCOMPARE(named, 2);
    for (const auto& fleet : arranging.fleets())
        if (fleet.waits.isEmpty())
            arranging.takeFleet(fleet.fleet, true);
    QVERIFY2(arranging.allowed(), qPrintable(arranging.whyNot()));
    arranging.terms()->setOptions(QStringLiteral("table-size 10x10"));
    QVERIFY(!arranging.allowed());
    QVERIFY2(arranging.whyNot().contains(QStringLiteral("60 to 1000")), qPrintable(arranging.whyNot()));
    arranging.terms()->setOptions(QStringLiteral("table-size 180x120, weather-change = never"));
    QVERIFY2(arranging.allowed(), qPrintable(arranging.whyNot()));
}

void BattlesTest::sidesSeeTheirOwnBattles_CP2_3()
{
    QVERIFY(arrange() > 0);
    BattleList list;
    list.setCampaign(m_campaign.get());
    int seen = 0;
    for (const auto& [id, side] : m_campaign->campaign()->table<SideRecord>()) {
        m_campaign->setEyes(static_cast<int>(id.value));
        seen += list.count();
        QCOMPARE(list.count(), side.name == "Athens" || side.name == "Aegina" ? 1 : 0);
    }
    QCOMPARE(seen, 2);
}

void BattlesTest::captainsFightOffTheWindowsThread_CP8_2()
{
    BattleCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(arrange());
    QVERIFY(card.found());
    QCOMPARE(card.deeds()->whyNotFought(), QString());
    card.setPlayer(0, QStringLiteral("bold"));
    QCOMPARE(card.sides()[0].player, QStringLiteral("bold"));
    card.setLevel(0, QStringLiteral("ensign"));
    QCOMPARE(card.sides()[0].level, QStringLiteral("ensign"));
    QCOMPARE(card.sides()[1].level, QStringLiteral("usual"));
    CaptainsBattle captains;
    QSignalSpy ended(&captains, &CaptainsBattle::ended);
    QVERIFY(card.deeds()->letCaptainsFight(&captains));
    QVERIFY(captains.running());
    QVERIFY(ended.wait(120'000));
    QVERIFY(!captains.running());
    QVERIFY(captains.fought());
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    QVERIFY(preview.lookAtCaptains(card.itemId(), &captains));
    QVERIFY2(preview.allowed(), qPrintable(preview.whyNot()));
    QVERIFY(preview.apply());
    QVERIFY(!card.waits());
    QVERIFY(card.deeds()->hasReplay());
    BattleRoom room;
    QSignalSpy refused(room.notices(), &BattleNotices::refused);
    QSignalSpy resumed(room.start(), &BattleStart::resumed);
    QVERIFY(card.deeds()->watch(&room));
    QVERIFY2(room.start()->isOn() && !room.isOpen(), "it is gone through on another thread");
    QTRY_COMPARE_WITH_TIMEOUT(resumed.count(), 1, 60'000);
    QVERIFY(room.origin()->isPast());
    QCOMPARE(room.history()->at(), 0);
    QVERIFY(!room.pace()->canStep() && !room.turn()->handsAsked());
    room.history()->seek(room.history()->length());
    QVERIFY(room.isOver());
    QCOMPARE(room.origin()->battle(), 0);
    QCOMPARE(refused.count(), 0);
}

void BattlesTest::captainsAreStopped()
{
    BattleCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(arrange());
    CaptainsBattle captains;
    QSignalSpy ended(&captains, &CaptainsBattle::ended);
    QVERIFY(card.deeds()->letCaptainsFight(&captains));
    captains.cancel();
    QVERIFY(!captains.running());
    QVERIFY(card.deeds()->letCaptainsFight(&captains)); // and again at once
    QVERIFY(ended.wait(120'000));
    QCOMPARE(ended.count(), 1);
}

void BattlesTest::anOutcomeIsPreviewedAndAppliedInOneAction_CP8_3()
{
    QVERIFY(arrange() > 0);
    BattleOutcome outcome = before();
    const std::size_t last = outcome.ships.size() - 1;
    outcome.ships[last].fate = ShipFate::Sunk;
    outcome.ships[0].condition.damage = Damage::Medium;
    const Campaign earlier = *m_campaign->campaign();
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    QSignalSpy applied(&preview, &OutcomePreview::applied);
    preview.look(battle(), BattleWay::Typed, outcome, {});
    QVERIFY2(preview.allowed(), qPrintable(preview.whyNot()));
    QVERIFY(*m_campaign->campaign() == earlier); // looking changes nothing
    const auto loser = preview.sides()[1];
    QCOMPARE(loser.lost, 1);
    QVERIFY(loser.losses != QStringLiteral("0.00"));
    QVERIFY(!loser.fleets.isEmpty());
    const auto ships = earlier.table<ShipRecord>().size();
    QVERIFY(preview.apply());
    QCOMPARE(applied.count(), 1);
    QVERIFY(!preview.isOpen());
    QCOMPARE(m_campaign->campaign()->table<ShipRecord>().size(), ships - 1);
    m_campaign->undo();
    QVERIFY(*m_campaign->campaign() == earlier);
    m_campaign->redo();
    BattleCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(applied[0][0].toInt());
    QVERIFY(!card.waits());
    QCOMPARE(card.deeds()->whyNotTakenBack(), QString());
    QVERIFY(card.deeds()->takeBack());
    QVERIFY(card.waits());
    QCOMPARE(m_campaign->campaign()->table<ShipRecord>().size(), ships);
}

void BattlesTest::prizesAreChosen_CP5_4()
{
    QVERIFY(arrange() > 0);
    BattleOutcome outcome = before();
    for (std::size_t back = 1; back <= 2; ++back) {
        ShipOutcome& ship = outcome.ships[outcome.ships.size() - back];
        ship.fate = ShipFate::Captured;
        ship.captor = 0;
    }
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    preview.look(battle(), BattleWay::Typed, outcome, {});
    QCOMPARE(preview.prizes().size(), 2);
    QCOMPARE(preview.prizes()[0].use, QStringLiteral("sell"));
    QVERIFY(preview.sides()[0].gains);
    preview.setAllPrizes(QStringLiteral("take"));
    QVERIFY(preview.sides()[0].pays);
    preview.setPrize(preview.prizes()[0].ship, QStringLiteral("burn"));
    QCOMPARE(preview.prizes()[0].use, QStringLiteral("burn"));
    const auto ships = m_campaign->campaign()->table<ShipRecord>().size();
    QVERIFY2(preview.apply(), qPrintable(preview.whyNot()));
    QCOMPARE(m_campaign->campaign()->table<ShipRecord>().size(), ships - 1);
}

void BattlesTest::diceAreTyped_CP8_4()
{
    QVERIFY(arrange() > 0);
    BattleOutcome outcome = before();
    outcome.ships[0].condition.damage = Damage::Wrecked;
    outcome.ships[1].condition.damage = Damage::Wrecked;
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    preview.look(battle(), BattleWay::Typed, outcome, {});
    QCOMPARE(preview.dice()->rolls().size(), 2);
    QVERIFY(preview.allowed());
    preview.dice()->setTyped(true);
    QVERIFY(!preview.allowed());
    QCOMPARE(preview.dice()->wanted().sides, 10);
    preview.dice()->type(11); // no such face
    QCOMPARE(preview.dice()->rolls()[0].face, 0);
    preview.dice()->type(1);
    preview.dice()->type(1);
    QVERIFY(preview.dice()->wanted().sides == 0 && preview.allowed());
    QCOMPARE(preview.sides()[0].lost, 2);
    preview.dice()->takeBack();
    preview.dice()->type(10);
    QCOMPARE(preview.sides()[0].lost, 1);
    QVERIFY(preview.apply());
}

void BattlesTest::aTypedResultIsKeptUntilItIsApplied_CP8_2()
{
    BattleCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(arrange());
    ResultEntry entry;
    QVERIFY(card.deeds()->enterResult(&entry));
    QCOMPARE(entry.battle(), card.itemId());
    QVERIFY(entry.fields()->type(QStringLiteral("s")));
    entry.verdict()->setTurns(3);
    entry.verdict()->setVictor(1);
    entry.close();
    QVERIFY(card.deeds()->enterResult(&entry));
    QVERIFY(entry.isBegun());
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    QVERIFY(preview.lookAtEntry(&entry));
    QVERIFY2(preview.apply(), qPrintable(preview.whyNot()));
    entry.doneWith(m_campaign->path(), card.itemId());
    QVERIFY(!entry.isOpen());
    QVERIFY(!preview.lookAtEntry(&entry));
    QVERIFY(card.deeds()->takeBack());
    QVERIFY(card.deeds()->enterResult(&entry));
    QVERIFY(!entry.isBegun());

    // What was typed is there again when it is taken back to be entered again.
    QVERIFY(entry.fields()->type(QStringLiteral("f")));
    entry.verdict()->setTurns(7);
    entry.verdict()->setVictor(0);
    const BattleOutcome wanted = entry.outcome();
    QVERIFY(preview.lookAtEntry(&entry));
    QVERIFY2(preview.apply(), qPrintable(preview.whyNot()));
    entry.doneWith(m_campaign->path(), card.itemId());
    QVERIFY(card.deeds()->takeBack(&entry));
    QVERIFY(!entry.isOpen());
    QVERIFY(card.deeds()->enterResult(&entry));
    QVERIFY(entry.outcome() == wanted);
    entry.discard();
}

void BattlesTest::aBattleInTheRoomIsKeptWithItsCampaign()
{
    BattleCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(arrange());
    int given = 0;
    {
        BattleRoom room;
        room.pace()->setInterval(0);
        card.setPlayer(0, QStringLiteral("steady"));
        card.setPlayer(1, QStringLiteral("steady"));
        QVERIFY(card.deeds()->fight(&room));
        QVERIFY(QTest::qWaitFor([&] { return room.history()->length() >= 3; }, 60'000));
        room.pace()->setAutomatic(false);
        room.seats()->setPlayer(0, QStringLiteral("hands")); // waits for the captain who is thinking
        QVERIFY(QTest::qWaitFor([&] { return !room.pace()->thinking(); }, 60'000));
        given = room.history()->length();
        QVERIFY(room.files()->modified());
    }
    card.lookAgain();
    QVERIFY(card.deeds()->isBegun());
    BattleRoom again;
    again.pace()->setAutomatic(false);
    QVERIFY(card.deeds()->fight(&again));
    QVERIFY2(again.start()->isOn() && !again.isOpen(), "it is gone through on another thread");
    QTRY_VERIFY_WITH_TIMEOUT(again.isOpen(), 60'000);
    QCOMPARE(again.history()->length(), given);
    again.close(); // and from what is put away, which may not be written yet
    QVERIFY(card.deeds()->fight(&again));
    QTRY_VERIFY_WITH_TIMEOUT(again.isOpen(), 60'000);
    QCOMPARE(again.history()->length(), given);
    QCOMPARE(again.origin()->battle(), card.itemId());
    QVERIFY(!again.start()->hasDraft()); // skirmishes have theirs
    again.doneWith(m_campaign->path(), card.itemId());
    QVERIFY(!again.isOpen());
    card.lookAgain();
    QVERIFY(!card.deeds()->isBegun());
}

void BattlesTest::houseFiguresAreChangedAndRestored()
{
    HouseFigureList list;
    QSignalSpy gameChanged(&list, &HouseFigureList::gameChanged);
    list.setCampaign(m_campaign.get());
    QCOMPARE(gameChanged.count(), 1);
    QCOMPARE(list.game(), list.games()[0].value.toString());
    QVERIFY(!list.games().isEmpty());
    QVERIFY(list.total() > 0);
    QCOMPARE(list.altered(), 0);
    int row = 0;
    while (row < list.count() && !list.value(row, "choices").toList().isEmpty())
        ++row;
    QVERIFY(row < list.count());
    const auto at = [&](const char* name) { return list.value(row, name); };
    const QString figure = at("figure").toString();
    const QString own = at("own").toString();
    const int other = own.toInt() == at("least").toInt() ? own.toInt() + 1 : own.toInt() - 1;
    QCOMPARE(list.set(figure, QString::number(other)), QString());
    QVERIFY(at("altered").toBool());
    QCOMPARE(at("value").toString(), QString::number(other));
    QVERIFY(!list.set(figure, QStringLiteral("9999")).isEmpty());
    list.setAlteredOnly(true);
    QCOMPARE(list.count(), 1);
    list.restore(figure);
    QCOMPARE(list.count(), 0);
    list.setAlteredOnly(false);
    QCOMPARE(list.altered(), 0);
    list.setFilter(QStringLiteral("no figure has such a name"));
    QCOMPARE(list.count(), 0);
    m_campaign->undo();
    QCOMPARE(list.altered(), 1);
}

QTEST_MAIN(BattlesTest)
#include "battles_test.moc"
