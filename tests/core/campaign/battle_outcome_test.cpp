// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "core/battle/replay/replay.h"
#include "core/campaign/battles/retreat.h"
#include "core/pricing/ship_price.h"
#include "tests/core/battle/made_up/tiny_brief.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr int megara = 0, aegina = 1; // as the fixture's battle numbers its sides

EnterBattle foughtByCaptains(const WarTable& table)
{
    const auto brief = briefOf(*table.parts().battle, builtInFigures());
    auto match = tinyRules().open(brief.value(), builtInFigures());
    playToEnd(**match);
    EnterBattle action;
    action.battle = table.battle;
    action.way = BattleWay::Captains;
    action.outcome = (*match)->outcome();
    action.replay = jsonLine(replayJson(replayOf(**match)));
    return action;
}

void capture(EnterBattle& action, const std::string& name, int captor)
{
    ShipOutcome& ship = WarTable::shipOf(action, name);
    ship.fate = ShipFate::Captured;
    ship.captor = captor;
}

} // namespace

/// The outcome of a battle of a campaign: entered, taken back, entered again (CP-8, CP-5.4, CP-6.3).
class BattleOutcomeTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-8.3: entered, undone, done again.
    void cp8_3_enteredUndoneAndDoneAgain()
    {
        WarTable table;
        const std::string before = table.exported();
        COMPARE_TEXT(table.enter(foughtByCaptains(table)), std::string());
        COMPARE_TEXT(table.flaws(), std::string());
        const std::string after = table.exported();
        QVERIFY(after != before);
        const Changes changes = table.verdict.changes;
        applyChanges(table.campaign, reversed(changes));
        QVERIFY(table.exported() == before);
        applyChanges(table.campaign, changes);
        QVERIFY(table.exported() == after);
        const auto replay = replayOf(*table.parts().replay, builtInFigures());
        QVERIFY(replay.has_value());
        QVERIFY(playBack(*replay, tinyRules(), builtInFigures()).has_value());
        QVERIFY(*replay->outcome == outcomeOf(*table.parts().battle).value());
        const auto read = readCampaign(campaignJson(table.campaign), "x");
        QVERIFY(read.has_value() && *read == table.campaign);
    }

    void anOutcomeOfAnotherBattleIsRefused_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key :
             {"other-rules", "ship-missing", "ship-twice", "ship-unknown", "other-ship", "unknown-side",
              "conceded-victor", "too-many-sunk", "too-many-captured", "captor", "never-came",
              "losses-beyond-fit", "commander-unknown", "commander-twice", "wall-unknown",
              "replay-unreadable", "replay-differs", "battle-way", "no-prize"})
            QTest::newRow(key) << key;
    }
    void anOutcomeOfAnotherBattleIsRefused()
    {
        QFETCH(const QString, key);
        WarTable table;
        EnterBattle action = table.quiet();
        BattleOutcome& outcome = action.outcome;
        if (key == "other-rules")
            outcome.rules = "trireme";
        else if (key == "ship-missing")
            outcome.ships.pop_back();
        else if (key == "ship-twice")
            outcome.ships.push_back(outcome.ships.front());
        else if (key == "ship-unknown")
            outcome.ships.front().row = 77;
        else if (key == "other-ship")
            outcome.ships.front().name = "Argo";
        else if (key == "unknown-side")
            outcome.victor = 3;
        else if (key == "conceded-victor")
            outcome.victor = outcome.conceded = 0;
        else if (key == "too-many-sunk")
            outcome.ships.front().deeds.sinkings = 1000;
        else if (key == "too-many-captured")
            outcome.ships.front().deeds.captures = 1000;
        else if (key == "captor")
            capture(action, "Nisos", megara);
        else if (key == "never-came") {
            outcome.ships.front().onTable = false;
            outcome.ships.front().fate = ShipFate::Sunk;
        } else if (key == "losses-beyond-fit")
            outcome.ships.front().condition.oarsLost = 20;
        else if (key == "commander-unknown")
            outcome.commanders.front().row = 50;
        else if (key == "commander-twice")
            outcome.commanders.push_back(outcome.commanders.front());
        else if (key == "wall-unknown")
            outcome.walls.push_back({1, 0, -1, {}, PersonState::Fit});
        else if (key == "replay-unreadable")
            action.replay = "{";
        else if (key == "replay-differs")
            action.replay = foughtByCaptains(table).replay;
        else if (key == "battle-way")
            action.way = BattleWay::None;
        else
            action.prizes.push_back({table.ship("Nisos"), PrizeUse::Burn});
        const std::string before = table.exported();
        const QString keys = QString::fromStdString(table.enter(action));
        QVERIFY2(keys.split(',').contains(key), qPrintable(keys));
        QVERIFY(table.exported() == before);
        for (const Finding& finding : table.verdict.reasons)
            QVERIFY(!finding.message.isEmpty());
    }

    void aBattleIsFoughtOnce()
    {
        WarTable table;
        const EnterBattle action = table.quiet();
        COMPARE_TEXT(table.enter(action), std::string());
        COMPARE_TEXT(table.enter(action), std::string("battle-fought"));
        COMPARE_TEXT(table.perform(R"({"do":"battle.call-off","battle":)" + n(table.battle) + "}"),
                     std::string("battle-fought"));
    }

    /// CP-5.4: sold for 30%, taken for 20% with a crew one worse than the captor's best, or burnt.
    void cp5_4_prizes()
    {
        WarTable table;
        EnterBattle action = table.quiet();
        action.outcome.victor = aegina;
        for (const char* name : {"Nisos", "Skylla", "Alkathoos"})
            capture(action, name, aegina);
        action.prizes = {{table.ship("Nisos"), PrizeUse::Take}, {table.ship("Skylla"), PrizeUse::Burn}};
        const ShipId nisos = table.ship("Nisos");
        const Talents price =
            shipTotal(table.find("Nisos")->fit, table.find("Nisos")->crew, builtInFigures().prices);
        const Talents sold =
            shipTotal(table.find("Alkathoos")->fit, table.find("Alkathoos")->crew, builtInFigures().prices);
        CrewQuality best = CrewQuality::Green;
        for (const BattleShipRecord* ship : table.parts().ships)
            if (ship->sideNumber == aegina)
                best = std::min(best, table.campaign.find(ShipId{ship->ship})->crew);
        const Talents before = table.treasury("Aegina");
        const BattlePreview preview = previewOf(table.campaign, builtInFigures(), action);
        QCOMPARE(preview.consequences.prizes.size(), std::size_t{3});
        COMPARE_TEXT(table.enter(action), std::string());
        const ShipRecord* taken = table.campaign.find(nisos);
        QVERIFY(taken && taken->fleet == table.fleet("Ships of Aiakos") && taken->squadron.isNone());
        QCOMPARE(taken->crew, movedBy(best, -1));
        QVERIFY(!table.find("Skylla") && !table.find("Alkathoos"));
        const Talents money =
            Talents::ofHundredths(sold.hundredths() * 30 / 100 - price.hundredths() * 20 / 100);
        COMPARE_TEXT((table.treasury("Aegina") - before).text(), money.text());
        COMPARE_TEXT(preview.consequences.sides[aegina].money.text(), money.text());
        QCOMPARE(table.parts().sides[aegina]->money, money);
        COMPARE_TEXT(table.flaws(), std::string());
    }

    /// CP-5.4: the shares are figures, and the umpire's own stand in their place.
    void cp5_4_theUmpireMayChangeWhatPrizesAreWorth()
    {
        WarTable table;
        for (const char* figure : {R"("prize-sale","value":"50")", R"("prize-service","value":"10")"})
            COMPARE_TEXT(table.perform(std::string(R"({"do":"house-figure.set","rules":"campaign","key":)")
                                       + figure + "}"),
                         std::string());
        EnterBattle action = table.quiet();
        action.outcome.victor = aegina;
        for (const char* name : {"Nisos", "Alkathoos"})
            capture(action, name, aegina);
        action.prizes = {{table.ship("Nisos"), PrizeUse::Take}, {table.ship("Alkathoos"), PrizeUse::Sell}};
        const auto priceOf = [&](const char* name) {
            return shipTotal(table.find(name)->fit, table.find(name)->crew, builtInFigures().prices)
                .hundredths();
        };
        const Talents money =
            Talents::ofHundredths(priceOf("Alkathoos") * 50 / 100 - priceOf("Nisos") * 10 / 100);
        const Talents before = table.treasury("Aegina");
        COMPARE_TEXT(table.enter(action), std::string());
        COMPARE_TEXT((table.treasury("Aegina") - before).text(), money.text());
    }

    void cp5_4_aPrizeThatCannotBePaidIsRefusedWithItsPreview()
    {
        WarTable table;
        const Talents all = table.treasury("Aegina");
        QCOMPARE(table.perform(R"({"do":"ledger.enter","side":)" + n(table.side("Aegina")) + R"(,"amount":")"
                               + (-all).text() + R"(","reason":"Lent"})"),
                 std::string());
        EnterBattle action = table.quiet();
        capture(action, "Nisos", aegina);
        action.prizes = {{table.ship("Nisos"), PrizeUse::Take}};
        const BattlePreview preview = previewOf(table.campaign, builtInFigures(), action);
        QVERIFY(!preview.verdict.allowed());
        QCOMPARE(preview.consequences.prizes.size(), std::size_t{1});
        COMPARE_TEXT(table.enter(action), std::string("treasury-short"));
        action.prizes.front().use = PrizeUse::Sell;
        COMPARE_TEXT(table.enter(action), std::string());
    }

    /// CP-8.4: 1-4 lost, else towed by the side that held the water.
    void cp8_4_wrecksAreLostOrTowed_data()
    {
        QTest::addColumn<int>("face");
        QTest::addColumn<int>("victor");
        QTest::addColumn<int>("lot");
        QTest::newRow("lost") << 4 << megara << int(ShipLot::Lost);
        QTest::newRow("towed home") << 5 << megara << int(ShipLot::Towed);
        QTest::newRow("towed by the enemy") << 5 << aegina << int(ShipLot::Sold);
        QTest::newRow("a draw") << 10 << -1 << int(ShipLot::Towed);
    }
    void cp8_4_wrecksAreLostOrTowed()
    {
        QFETCH(const int, face);
        QFETCH(const int, victor);
        QFETCH(const int, lot);
        WarTable table;
        EnterBattle action = table.quiet();
        if (victor >= 0)
            action.outcome.victor = victor;
        WarTable::shipOf(action, "Nisos").condition.damage = Damage::Wrecked;
        const ShipId nisos = table.ship("Nisos");
        action.dice = {11};
        QVERIFY(QString::fromStdString(table.enter(action)).contains("+dice")); // out of range
        action.dice = {face, face};
        QVERIFY(QString::fromStdString(table.enter(action)).contains("dice-left-over"));
        action.dice = {face};
        COMPARE_TEXT(table.enter(action), std::string());
        for (const BattleShipRecord* ship : table.parts().ships)
            if (ship->ship == nisos.value)
                QCOMPARE(int(ship->lot), lot);
        QCOMPARE(table.campaign.find(nisos) != nullptr, lot == int(ShipLot::Towed));
        COMPARE_TEXT(table.flaws(), std::string());
    }

    /// CP-8.4 the loser retires; CP-9.2 allies are less sure after a defeat; CP-6.2 experience.
    void cp8_4_theLoserRetires()
    {
        WarTable table;
        COMPARE_TEXT(table.arrange(R"("name":"Off Salamis","port":)" + n(table.port("piraeus"))
                                   + R"(,"fleets":[)" + n(table.fleet("Fleet of the Piraeus")) + ","
                                   + n(table.fleet("Fleet of Kenchreai")) + ","
                                   + n(table.fleet("Hermione's contingent")) + "]"),
                     std::string());
        EnterBattle action = table.quiet();
        action.outcome.victor = 0;
        WarTable::shipOf(action, "Paralos").deeds = {2, 0, 1, 0};
        const int reliability = table.campaign.table<ContractRecord>().begin()->second.reliability;
        COMPARE_TEXT(table.enter(action), std::string());
        for (const BattleFleetRecord* fleet : table.parts().fleets)
            QCOMPARE(fleet->retired, fleet->sideNumber == 1 ? nearestPort(
                                         Draft(table.campaign), table.side("Corinth"), table.port("piraeus"))
                                                            : PortId{});
        QCOMPARE(table.campaign.table<ContractRecord>().begin()->second.reliability, reliability - 1);
        for (const BattleShipRecord* ship : table.parts().ships)
            if (ship->name == "Paralos")
                QCOMPARE(ship->experience, 5);
    }

    /// CP-8.3: taken back, and entered again with another outcome.
    void cp8_3_takenBackAndEnteredAgain()
    {
        WarTable table;
        const Campaign before = table.campaign;
        EnterBattle action = table.quiet();
        action.outcome.victor = aegina;
        capture(action, "Nisos", aegina);
        WarTable::shipOf(action, "Skylla").fate = ShipFate::Sunk;
        WarTable::shipOf(action, "Aphaia").condition.oarsLost = 1;
        action.outcome.commanders.front().state = PersonState::Dead;
        COMPARE_TEXT(table.enter(action), std::string());
        COMPARE_TEXT(table.takeBack(), std::string());
        COMPARE_TEXT(table.flaws(), std::string());
        QVERIFY(table.campaign.table<ShipRecord>() == before.table<ShipRecord>());
        QVERIFY(table.campaign.table<CommanderRecord>() == before.table<CommanderRecord>());
        QVERIFY(table.campaign.table<FleetRecord>() == before.table<FleetRecord>());
        QVERIFY(table.campaign.table<BattleRecord>() == before.table<BattleRecord>());
        QVERIFY(table.campaign.table<BattleShipRecord>() == before.table<BattleShipRecord>());
        for (const auto& [id, side] : before.table<SideRecord>())
            QCOMPARE(balanceOf(table.campaign, id), balanceOf(before, id));
        COMPARE_TEXT(table.takeBack(), std::string("battle-not-fought"));
        COMPARE_TEXT(table.enter(foughtByCaptains(table)), std::string());
        COMPARE_TEXT(table.flaws(), std::string());
    }

    void cp8_3_notTakenBackWhenSomethingWasChangedSince()
    {
        WarTable table;
        EnterBattle action = table.quiet();
        WarTable::shipOf(action, "Aphaia").condition.oarsLost = 1;
        WarTable::shipOf(action, "Nisos").fate = ShipFate::Sunk;
        COMPARE_TEXT(table.enter(action), std::string());
        const Campaign fought = table.campaign;
        QCOMPARE(table.perform(R"({"do":"ship.condition","condition":{"damage":"light"},"ship":)"
                               + n(table.ship("Aphaia")) + "}"),
                 std::string());
        COMPARE_TEXT(table.takeBack(), std::string("changed-since"));
        COMPARE_TEXT(table.verdict.reasons.front().subject.english(), std::string("Aphaia"));
        table.campaign = fought;
        QCOMPARE(
            table.perform(R"({"do":"ship.rename","name":"Nisos","ship":)" + n(table.ship("Skylla")) + "}"),
            std::string());
        QVERIFY(QString::fromStdString(table.takeBack()).contains("ship-name"));
        table.campaign = fought;
        HeadRecord next = table.campaign.head();
        ++next.turn;
        applyChanges(table.campaign, {RowChange<HeadRecord>{table.campaign.head(), next}});
        COMPARE_TEXT(table.takeBack(), std::string("turn-over"));
    }

    void damagedTextsAreSaid_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "{", "[]", "null", R"({"format":"navarch-brief/1"})", R"({"format":7})"})
            QTest::newRow(*text ? text : "empty") << text;
    }
    void damagedTextsAreSaid()
    {
        QFETCH(const QString, text);
        const WarTable table;
        Campaign campaign = table.campaign;
        campaign.table<BattleRecord>().at(table.battle).brief = text.toStdString();
        const Verdict verdict = consider(campaign, builtInFigures(), table.quiet());
        QCOMPARE(QString::fromStdString(errorKeys(verdict.reasons)), QString("battle-damaged"));
        WarTable fought;
        QCOMPARE(fought.enter(fought.quiet()), std::string());
        fought.campaign.table<BattleRecord>().at(fought.battle).effects = text.toStdString();
        fought.campaign.table<BattleRecord>().at(fought.battle).outcome = text.toStdString();
        if (text != "[]")
            QVERIFY(!fought.takeBack().empty());
        QVERIFY(!outcomeOf(*fought.parts().battle).has_value());
        QVERIFY(!flawsOf(fought.campaign, "x").empty());
    }

    /// Whatever comes out: every ship is accounted for once, the ledger balances, and it can be taken back whole.
    void anyOutcomeHoldsTogether()
    {
        std::mt19937 random(20);
        const auto roll = [&](int sides) {
            return static_cast<int>(random() % static_cast<unsigned>(sides));
        };
        for (int round = 0; round < 60; ++round) {
            WarTable table;
            if (round % 2)
                QCOMPARE(table.arrange(R"("name":"X","fleets":[)" + n(table.fleet("Fleet of Kenchreai")) + ","
                                       + n(table.fleet("Hermione's contingent")) + ","
                                       + n(table.fleet("Fleet of the Piraeus")) + "]"),
                         std::string());
            EnterBattle action = table.quiet();
            if (roll(3))
                action.outcome.victor = roll(2);
            for (ShipOutcome& ship : action.outcome.ships) {
                ship.fate = static_cast<ShipFate>(roll(5));
                ship.captor = ship.fate == ShipFate::Captured ? 1 - ship.side : -1;
                ship.condition.damage = static_cast<Damage>(roll(6));
                ship.condition.captain = static_cast<PersonState>(roll(4));
                ship.deeds = {roll(3), roll(3), roll(2), roll(2)};
            }
            for (CommanderOutcome& commander : action.outcome.commanders)
                commander.state = static_cast<PersonState>(roll(4));
            for (const Prize& prize : previewOf(table.campaign, builtInFigures(), action).consequences.prizes)
                if (roll(2))
                    action.prizes.push_back({prize.ship, static_cast<PrizeUse>(roll(3))});
            const Campaign before = table.campaign;
            const std::string keys = table.enter(action);
            if (keys == "treasury-short")
                continue;
            COMPARE_TEXT(keys, std::string());
            COMPARE_TEXT(table.flaws(), std::string());
            for (const BattleShipRecord* ship : table.parts().ships) {
                const bool stays =
                    ship->lot == ShipLot::Kept || ship->lot == ShipLot::Towed || ship->lot == ShipLot::Taken;
                QVERIFY(ship->lot != ShipLot::None);
                QCOMPARE(table.campaign.find(ShipId{ship->ship}) != nullptr, stays);
            }
            COMPARE_TEXT(table.takeBack(), std::string());
            COMPARE_TEXT(table.flaws(), std::string());
            QVERIFY(table.campaign.table<ShipRecord>() == before.table<ShipRecord>());
            QVERIFY(table.campaign.table<CommanderRecord>() == before.table<CommanderRecord>());
            QVERIFY(table.campaign.table<ContractRecord>() == before.table<ContractRecord>());
            for (const auto& [id, side] : before.table<SideRecord>())
                QCOMPARE(balanceOf(table.campaign, id), balanceOf(before, id));
        }
    }
};

QTEST_GUILESS_MAIN(BattleOutcomeTest)
#include "battle_outcome_test.moc"
