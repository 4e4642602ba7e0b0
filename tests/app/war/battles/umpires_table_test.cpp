// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one screen: what the umpire applied is his, and what is said to one pair of eyes is not said to others.
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/base/pricing/amounts.h"
#include "app/battle/room/battle_room.h"
#include "app/war/battles/battle_card.h"
#include "app/war/battles/outcome_preview.h"
#include "app/war/treasury/account_sums.h"
#include "core/battle/forecast/losses.h"
#include "core/campaign/gate/authority.h"
#include "db/campaign_file.h"
#include "tests/app/war/battles/opening_battle_test.h"

using namespace navarch;

class UmpiresTableTest : public OpeningBattleTest {
    Q_OBJECT

private slots:
    void whatTheUmpireAppliedNobodyElseTakesBack_CP2_3();
    void theChoicesOfPrizesOutliveATakingBack_CP5_4();
    void whatIsTakenBackIsNoTurnover_CP4();
    void whoPlaysABattleThatWasBegunIsToldAsItWasLeft();
    void theFightsCostIsOneFigure();
    void whoPlaysAloneHearsOfHisOwnDeeds_CP2_3();
    void aWarThatIsOpenElsewhereIsNoGoodNews();

private:
    void letPlay(SideId person)
    {
        const Campaign before = *m_campaign->campaign();
        for (const auto& [id, side] : before.table<SideRecord>())
            if ((side.player == Player::Person) != (id == person)) {
                ChangeSide change;
                change.side = id;
                change.player = id == person ? Player::Person : Player::Machine;
                QVERIFY(m_campaign->perform(change));
            }
    }
};

void UmpiresTableTest::whatTheUmpireAppliedNobodyElseTakesBack_CP2_3()
{
    QVERIFY(arrange() > 0);
    // Two people at least: the umpire is somebody else.
    ChangeSide person;
    person.side = side("Megara");
    person.player = Player::Person;
    const bool isPerson = m_campaign->campaign()->find(person.side)->player == Player::Person;
    QVERIFY(isPerson || m_campaign->perform(person));
    person.side = side("Athens");
    QVERIFY(m_campaign->campaign()->find(person.side)->player == Player::Person
            || m_campaign->perform(person));
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    const BattleId fought = battle();
    preview.look(fought, BattleWay::Typed, before(), {});
    QVERIFY2(preview.apply(), qPrintable(preview.whyNot()));
    const Campaign applied = *m_campaign->campaign();
    QSignalSpy refused(m_campaign.get(), &OpenCampaign::refused);
    for (const auto& [id, side] : applied.table<SideRecord>()) {
        m_campaign->setEyes(static_cast<int>(id.value));
        BattleCard card;
        card.setCampaign(m_campaign.get());
        card.setItemId(static_cast<int>(fought.value));
        if (card.found())
            QVERIFY(!card.deeds()->whyNotTakenBack().isEmpty());
        QVERIFY(!card.deeds()->takeBack());
        QVERIFY(!m_campaign->perform(TakeBackBattle{.battle = fought}));
        QVERIFY(*m_campaign->campaign() == applied);
    }
    QVERIFY(refused.count() > 0);
    m_campaign->setEyes(0);
    QVERIFY(m_campaign->perform(TakeBackBattle{.battle = fought}));
}

void UmpiresTableTest::theChoicesOfPrizesOutliveATakingBack_CP5_4()
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
    const BattleId fought = battle();
    preview.look(fought, BattleWay::Typed, outcome, {});
    QCOMPARE(preview.prizes().size(), 2);
    const auto useOf = [&](int prize) { return preview.prizes()[prize].use; };
    const int first = preview.prizes()[0].ship;
    preview.setPrize(first, QStringLiteral("burn"));
    QCOMPARE(useOf(0), QStringLiteral("burn"));
    QCOMPARE(useOf(1), QStringLiteral("sell"));
    QVERIFY(preview.apply());
    BattleCard card;
    card.setCampaign(m_campaign.get());
    card.setItemId(static_cast<int>(fought.value));
    // Another evening's window knows only what the campaign holds.
    OutcomePreview later;
    later.setCampaign(m_campaign.get());
    QVERIFY(card.deeds()->takeBack(nullptr, &later));
    later.look(fought, BattleWay::Typed, outcome, {});
    QCOMPARE(later.prizes()[0].use, QStringLiteral("burn"));
    QCOMPARE(later.prizes()[1].use, QStringLiteral("sell"));
}

// A prize was sold and that was taken back: the ledger keeps both lines, and nothing came in or went out.
void UmpiresTableTest::whatIsTakenBackIsNoTurnover_CP4()
{
    QVERIFY(arrange() > 0);
    Ledger ledger;
    ledger.setCampaign(m_campaign.get());
    AccountSums sums;
    sums.setLedger(&ledger);
    const auto turnover = [&] {
        QStringList all{ledger.sums().income, ledger.sums().spending, ledger.sums().net, sums.income(),
                        sums.spending()};
        for (int row = 0; row < sums.rowCount(); ++row)
            for (const char* name : {"account", "income", "spending"})
                all += sums.value(row, name).toString();
        return all;
    };
    const QStringList atFirst = turnover();
    const int lines = ledger.rowCount();
    BattleOutcome outcome = before();
    outcome.ships.back().fate = ShipFate::Captured;
    outcome.ships.back().captor = 0;
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    const BattleId fought = battle();
    preview.look(fought, BattleWay::Typed, outcome, {});
    QVERIFY(preview.apply());
    const int booked = ledger.rowCount() - lines;
    QVERIFY(booked > 0);
    QVERIFY(turnover() != atFirst);
    QVERIFY(m_campaign->perform(TakeBackBattle{.battle = fought}));
    QCOMPARE(ledger.rowCount(), lines + 2 * booked);
    QCOMPARE(turnover(), atFirst);
}

// Its card said "played by hand" of a side that a captain had been given.
void UmpiresTableTest::whoPlaysABattleThatWasBegunIsToldAsItWasLeft()
{
    const int arranged = arrange();
    QVERIFY(arranged > 0);
    const auto playerOf = [](const BattleCard& card, int side) { return card.sides()[side].player; };
    const QString hands = QStringLiteral("hands");
    {
        BattleCard card;
        card.setCampaign(m_campaign.get());
        card.setItemId(arranged);
        QCOMPARE(playerOf(card, 0), hands);
        QCOMPARE(playerOf(card, 1), hands);
        card.setPlayer(1, QStringLiteral("bold"));
        card.setPlayer(0, QStringLiteral("steady"));
        BattleRoom room;
        room.pace()->setInterval(0);
        QVERIFY(card.deeds()->fight(&room, true));
        QVERIFY(QTest::qWaitFor([&] { return room.history()->length() >= 3; }, 60'000));
        room.pace()->setAutomatic(false);
        room.seats()->setPlayer(0, hands); // waits for the captain who is thinking
        QVERIFY(QTest::qWaitFor([&] { return !room.pace()->thinking(); }, 60'000));
    }
    BattleCard later;
    later.setCampaign(m_campaign.get());
    later.setItemId(arranged);
    QVERIFY(later.deeds()->isBegun());
    QCOMPARE(playerOf(later, 0), hands);
    QCOMPARE(playerOf(later, 1), QStringLiteral("bold"));
}

void UmpiresTableTest::theFightsCostIsOneFigure()
{
    QVERIFY(arrange() > 0);
    BattleOutcome outcome = before();
    outcome.ships.back().fate = ShipFate::Sunk;
    outcome.ships.front().condition.marinesLost = 1;
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    preview.look(battle(), BattleWay::Typed, outcome, {});
    // As the sheet of the outcome at the table tells it.
    const auto brief = briefOf(*m_campaign->campaign()->find(battle()), m_campaign->figures());
    const std::vector<Talents> told = FieldValues(*brief, builtInFigures()).losses(outcome);
    QCOMPARE(preview.sides().size(), qsizetype(told.size()));
    for (std::size_t side = 0; side < told.size(); ++side) {
        QVERIFY(!told[side].isZero());
        QCOMPARE(preview.sides()[int(side)].fight, amountText(told[side]));
    }
}

void UmpiresTableTest::whoPlaysAloneHearsOfHisOwnDeeds_CP2_3()
{
    QVERIFY(arrange() > 0);
    const SideId stranger = side("Corinth");
    QVERIFY(stranger);
    letPlay(stranger);
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    preview.look(battle(), BattleWay::Typed, before(), {});
    QVERIFY(preview.apply());
    const QString told = m_campaign->undoStack()->undoTitle();
    QVERIFY(told.contains(QStringLiteral("Aegina"))); // the umpire reads which battle it was
    m_campaign->setEyes(static_cast<int>(stranger.value));
    QVERIFY(m_campaign->seat()->speaksForAll() && m_campaign->undoStack()->canUndo());
    QVERIFY2(!m_campaign->undoStack()->undoTitle().contains(QStringLiteral("Aegina")),
             qPrintable(m_campaign->undoStack()->undoTitle()));
    QVERIFY(!m_campaign->undoStack()->undoTitle().isEmpty());
    m_campaign->undo();
    QVERIFY2(!m_campaign->undoStack()->redoTitle().contains(QStringLiteral("Aegina")),
             qPrintable(m_campaign->undoStack()->redoTitle()));
    // His own he reads.
    ChangeSide paint;
    paint.side = stranger;
    paint.name = "Corinthians";
    QVERIFY(m_campaign->perform(paint));
    QVERIFY(m_campaign->undoStack()->undoTitle().contains(QStringLiteral("Corinth")));
}

void UmpiresTableTest::aWarThatIsOpenElsewhereIsNoGoodNews()
{
    OpenCampaign other;
    QSignalSpy done(&other, &OpenCampaign::done);
    QSignalSpy noted(&other, &OpenCampaign::noted);
    QVERIFY(other.open(m_campaign->path()));
    QVERIFY(!other.readOnlyReason().isEmpty());
    QCOMPARE(done.count(), 0);
    QCOMPARE(noted.count(), 1);
    QVERIFY(!noted[0][0].toString().isEmpty());
}

QTEST_MAIN(UmpiresTableTest)
#include "umpires_table_test.moc"
