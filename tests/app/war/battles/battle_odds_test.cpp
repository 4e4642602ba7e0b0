// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of a campaign's battles before them, and how they went beside that (CP-8).
#include <QApplication>
#include <QTest>

#include <cmath>

#include "app/war/battles/battle_list.h"
#include "app/war/battles/battle_odds.h"
#include "app/war/battles/outcome_preview.h"
#include "tests/app/war/battles/opening_battle_test.h"

using namespace navarch;

class BattleOddsTest : public OpeningBattleTest {
    Q_OBJECT

private slots:
    void oddsBeforeAndLuckAfter();
    void oddsAreStoppedAndForgotten();
};

void BattleOddsTest::oddsBeforeAndLuckAfter()
{
    const int number = arrange();
    BattleOdds odds;
    odds.setCampaign(m_campaign.get());
    BattleList list;
    list.setCampaign(m_campaign.get());
    list.setOdds(&odds);
    const auto said = [&] { return odds.of(number); };
    const auto inTheList = [&] { return list.value(0, "odds").toString(); };
    QVERIFY(!said().asked);
    QCOMPARE(inTheList(), QString());
    odds.ask(number + 99);
    QVERIFY(!odds.of(number + 99).asked);
    odds.ask(number);
    QTRY_VERIFY_WITH_TIMEOUT(!said().running, 120'000);
    QCOMPARE(said().runs, said().most);
    const auto shares = said().shares;
    QCOMPARE(shares.size(), 3);
    double sum = 0;
    for (const auto& share : shares)
        sum += share.share;
    QVERIFY(std::abs(sum - 1) < 1e-9);
    QVERIFY(said().verdict.isEmpty());
    QCOMPARE(inTheList(), said().headline);
    QVERIFY(!inTheList().isEmpty());

    BattleOutcome outcome = before();
    outcome.ships.back().fate = ShipFate::Sunk;
    OutcomePreview preview;
    preview.setCampaign(m_campaign.get());
    preview.look(battle(), BattleWay::Typed, outcome, {});
    QVERIFY(preview.apply());
    const QString verdict = said().verdict;
    QVERIFY2(verdict.startsWith(QStringLiteral("Athens won; before the battle")), qPrintable(verdict));
    const auto sides = said().sides;
    QCOMPARE(sides.size(), 2);
    QCOMPARE(sides[0].lost, QStringLiteral("0.00"));
    QVERIFY(sides[1].lost != QStringLiteral("0.00"));
    QVERIFY(sides[1].expected != QStringLiteral("0.00"));
    QVERIFY(inTheList().contains(QStringLiteral("of 100 such battles")));

    // Weighed after the battle it says the same: nothing but the brief goes into it.
    BattleOdds later;
    later.setCampaign(m_campaign.get());
    later.ask(number);
    QTRY_VERIFY_WITH_TIMEOUT(!later.of(number).running, 120'000);
    QCOMPARE(later.of(number), said());
    m_campaign->undo();
    QVERIFY(said().verdict.isEmpty());
}

void BattleOddsTest::oddsAreStoppedAndForgotten()
{
    const int number = arrange();
    BattleOdds odds;
    odds.setCampaign(m_campaign.get());
    odds.ask(number);
    odds.stop(number);
    QVERIFY(!odds.of(number).running);
    const int runs = odds.of(number).runs;
    QTest::qWait(200);
    QCOMPARE(odds.of(number).runs, runs);
    odds.ask(number); // goes on
    QTRY_VERIFY_WITH_TIMEOUT(odds.of(number).runs > runs, 60'000);
    m_campaign->undo(); // there is no such battle any more
    QVERIFY(!odds.of(number).asked);
    m_campaign->redo();
    odds.ask(number);
    for (const auto& [id, side] : m_campaign->campaign()->table<SideRecord>())
        if (side.name == "Megara")
            m_campaign->setEyes(static_cast<int>(id.value));
    BattleOdds megarian;
    megarian.setCampaign(m_campaign.get());
    megarian.ask(number);
    QVERIFY2(!megarian.of(number).asked, "not a battle of theirs (CP-2.3)");
}

QTEST_MAIN(BattleOddsTest)
#include "battle_odds_test.moc"
