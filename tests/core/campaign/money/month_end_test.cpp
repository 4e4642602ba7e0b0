// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/money/share.h"
#include "core/campaign/money/upkeep.h"
#include "tests/core/campaign/money/war_months.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* athens = "Athens";

/// The upkeep of a fleet at so many per cent, ship by ship, rounded down ship by ship.
Talents upkeepOf(const WarMonths& war, FleetId fleet, int percent)
{
    Talents sum;
    for (const auto& [id, ship] : war.campaign.table<ShipRecord>())
        if (ship.fleet == fleet)
            sum +=
                Talents::ofHundredths(priceOf(ship, 0, builtInFigures().prices).hundredths() * percent / 100);
    return sum;
}

std::string amountOf(const MonthForecast& month, MonthItem item)
{
    return month.sumOf(item).text();
}

} // namespace

/// A month's end and its forecast (CP-4).
class MonthEndTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-4.1: 3 talents a point of economic value; the Piraeus has ten.
    void cp4_1_income()
    {
        WarMonths war;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), std::string("30.00"));
        COMPARE_TEXT(lineOf(war.ahead(athens), MonthItem::Income)->text.english(),
                     std::string("Income of Piraeus (Athens)"));
        war.record(war.port("epidauros")).owner = war.side(athens);
        const int value = war.record(war.port("epidauros")).economicValue;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), Talents::whole(30 + 3 * value).text());
    }

    /// CP-4.1: half in a month in which it was attacked, and no longer than that.
    void cp4_1_attackedPortsBringHalf()
    {
        WarMonths war;
        war.toLastWeek();
        PortRecord& port = war.record(war.port("piraeus"));
        port.attackedTurn = 0;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), std::string("15.00"));
        war.campaign.table<HeadRecord>().begin()->second.turn +=
            1; // as if the attack had been the week before the month
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), std::string("30.00"));
    }

    /// CP-4.1: a week of blockade brings the owner nothing, and the blockader half of what is lost.
    void cp4_1_blockadedPorts()
    {
        WarMonths war;
        war.toLastWeek();
        PortRecord& port = war.record(war.port("piraeus"));
        port.blockadedWeeks = 2;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), std::string("15.00"));
        COMPARE_TEXT(amountOf(war.ahead("Aegina"), MonthItem::Blockade), std::string("0.00"));
        port.blockader = war.side("Aegina"); // and it will last through the week to come
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), std::string("7.50"));
        COMPARE_TEXT(amountOf(war.ahead("Aegina"), MonthItem::Blockade), std::string("11.25"));
        port.blockadedWeeks = 4;
        QVERIFY(!lineOf(war.ahead(athens), MonthItem::Income));
        COMPARE_TEXT(amountOf(war.ahead("Aegina"), MonthItem::Blockade), std::string("15.00"));
        war.closeTheMonth();
        QCOMPARE(war.record(war.port("piraeus")).blockadedWeeks, 0);
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-4.2: 10 % at sea any day of the month, 5 % manned, 2 % laid up the whole month.
    void cp4_2_upkeepByKeep_data()
    {
        QTest::addColumn<int>("order");
        QTest::addColumn<int>("keepBefore");
        QTest::addColumn<int>("percent");
        const auto row = [](const char* name, FleetOrder order, Keep keep, int percent) {
            QTest::newRow(name) << static_cast<int>(order) << static_cast<int>(keep) << percent;
        };
        row("lies manned", FleetOrder::Lie, Keep::LaidUp, 5);
        row("laid up", FleetOrder::LayUp, Keep::LaidUp, 2);
        row("laid up, but was manned", FleetOrder::LayUp, Keep::Manned, 5);
        row("laid up, but was at sea", FleetOrder::LayUp, Keep::AtSea, 10);
        row("will sail", FleetOrder::Blockade, Keep::LaidUp, 10);
    }
    void cp4_2_upkeepByKeep()
    {
        QFETCH(const int, order);
        QFETCH(const int, keepBefore);
        QFETCH(const int, percent);
        WarMonths war;
        const FleetId fleet = war.fleet("Fleet of the Piraeus");
        war.record(fleet).keep = static_cast<Keep>(keepBefore);
        OrderRecord record;
        record.fleet = fleet;
        record.order = static_cast<FleetOrder>(order);
        war.put(record);
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Ships), (-upkeepOf(war, fleet, percent)).text());
    }

    /// CP-4.2: a week in port raises what a fleet costs, a week laid up does not; at sea is dearest and stays.
    void cp4_2_weeksCount()
    {
        WarMonths war;
        const FleetId fleet = war.fleet("Fleet of the Piraeus");
        war.closeTheMonth();
        QVERIFY(war.record(fleet).keep == Keep::LaidUp);
        OrderRecord order;
        order.fleet = fleet;
        order.order = FleetOrder::LayUp;
        const auto id = war.put(order);
        war.recoverAWeek();
        QVERIFY(war.record(fleet).keep == Keep::LaidUp);
        war.record(id).order = FleetOrder::Lie;
        war.recoverAWeek();
        QVERIFY(war.record(fleet).keep == Keep::Manned);
        war.record(fleet).keep = Keep::AtSea;
        war.recoverAWeek();
        QVERIFY(war.record(fleet).keep == Keep::AtSea);
    }

    /// CP-4.2: 5 % of the garrison's units at their price and quality, 2 talents a commander.
    void cp4_2_garrisonsAndCommanders()
    {
        WarMonths war;
        const auto& troops = builtInFigures().prices.troops;
        const Talents units = troops.heavyMarine * 3 + troops.archer * 4 + troops.marine * 3;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Garrison), (-shareOf(units, 5)).text());
        // Leokrates, Myronides, Kallias, and Tolmides of the garrison.
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Commanders), std::string("-8.00"));
        war.record(war.commander("Kallias")).state = PersonState::Captured;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Commanders), std::string("-6.00"));
        const auto& walls = war.campaign.table<GarrisonRecord>();
        for (const auto& [id, garrison] : walls)
            if (garrison.port == war.port("piraeus"))
                war.record(id).marines = 2;
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Garrison),
                     (-shareOf(units + troops.marine * 2, 5)).text());
    }

    /// CP-4.2: a contingent costs a tenth of its contracted price wherever it is, its commanders no other pay.
    void cp4_2_alliesAreAtSea()
    {
        WarMonths war;
        const ContractRecord& contract = war.campaign.table<ContractRecord>().begin()->second;
        const auto& prices = builtInFigures().prices;
        Talents contracted;
        for (const auto& [id, ship] : war.campaign.table<ShipRecord>())
            if (ship.fleet == contract.fleet)
                contracted += priceOf(ship, contract.percent, prices);
        for (const auto& [id, commander] : war.campaign.table<CommanderRecord>())
            if (commander.fleet == contract.fleet)
                contracted += commander.paid;
        QVERIFY(!contracted.isZero());
        const std::string host = war.campaign.find(contract.side)->name;
        COMPARE_TEXT(amountOf(war.ahead(host), MonthItem::Allies), (-shareOf(contracted, 10)).text());
        for (const MonthLine& line : war.ahead(host).lines)
            QVERIFY(line.item != MonthItem::Ships || line.fleet != contract.fleet);
    }

    /// CP-4.3: 2 % a month; what the treasury lacks is added to the loan.
    void cp4_3_interest()
    {
        WarMonths war;
        const LoanId loan =
            war.put(LoanRecord{{}, war.side(athens), 0, Talents::whole(100), Talents::ofHundredths(10033)});
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Interest),
                     std::string("-2.00")); // 2.0066, rounded down
        war.setTreasury(athens, Talents::whole(-40));
        COMPARE_TEXT(lineOf(war.ahead(athens), MonthItem::Interest)->missing.text(), std::string("2.00"));
        war.toLastWeek();
        war.closeTheMonth();
        COMPARE_TEXT(war.record(loan).owed.text(), std::string("102.33"));
    }

    /// The forecast is what happens when nothing changes.
    void cp4_2_theForecastIsWhatHappens()
    {
        for (const Talents treasury : {Talents::whole(900), Talents::whole(40), Talents::whole(-20)}) {
            WarMonths war;
            for (const auto& [id, side] : war.campaign.table<SideRecord>())
                war.setTreasury(side.name, treasury);
            std::map<std::string, MonthForecast> ahead;
            for (const auto& [id, side] : war.campaign.table<SideRecord>())
                ahead[side.name] = war.ahead(side.name);
            const TransactionId before = war.campaign.table<TransactionRecord>().rbegin()->first;
            for (int week = 0; week < 4; ++week)
                COMPARE_TEXT(war.passWeek(), std::string());
            for (const auto& [name, month] : ahead) {
                COMPARE_TEXT(war.treasury(name).text(), month.after.text());
                std::size_t line = 0;
                for (const LedgerLine& booked : ledgerOf(war.campaign, war.side(name))) {
                    if (booked.transaction <= before)
                        continue;
                    while (line < month.lines.size() && month.lines[line].amount.isZero())
                        ++line;
                    QVERIFY(line < month.lines.size());
                    COMPARE_TEXT(booked.reason.english() + " " + booked.amount.text(),
                                 month.lines[line].text.english() + " " + month.lines[line].amount.text());
                    QVERIFY(booked.counter == month.lines[line].account);
                    ++line;
                }
            }
            COMPARE_TEXT(war.flaws(), std::string());
        }
    }

    /// Every line names its rule; a month's end is one entry a side in the chronicle, which nobody else reads (CP-2.3).
    void cp2_3_whoKnowsOfAMonthsEnd()
    {
        WarMonths war;
        for (const MonthLine& line : war.ahead(athens).lines)
            QVERIFY(line.rule.starts_with("CP-"));
        war.toLastWeek();
        COMPARE_TEXT(war.passWeek(), std::string());
        const auto told = war.told("month-closed");
        QCOMPARE(told.size(), war.campaign.table<SideRecord>().size());
        for (const ChronicleRecord* entry : told)
            QVERIFY(!entry->open && entry->side && entry->other.isNone());
    }

    /// What an umpire has put in place of a figure counts from then on, and the war is told of it.
    void theUmpiresFigures()
    {
        WarMonths war;
        const auto set = [&](const std::string& key, const std::string& value) {
            const Json action{
                {"do", "house-figure.set"}, {"rules", "campaign"}, {"key", key}, {"value", value}};
            return war.perform(jsonText(action));
        };
        COMPARE_TEXT(set("income-per-value", "5"), std::string());
        COMPARE_TEXT(amountOf(war.ahead(athens), MonthItem::Income), std::string("50.00"));
        QCOMPARE(war.told("house-figure").size(), std::size_t{1});
        QVERIFY(war.told("house-figure").front()->open);
        COMPARE_TEXT(set("income-per-value", "5"), std::string("nothing-changes"));
        COMPARE_TEXT(set("income-per-value", "-1"), std::string("figure-value"));
        COMPARE_TEXT(set("income-per-ship", "1"), std::string("unknown-figure"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// The table of figures, whole and damaged.
    void theTableOfFigures()
    {
        const CampaignTables& tables = CampaignTables::builtIn();
        QCOMPARE(tables.figures.size(), campaignFigures.size());
        Json rows = Json::array();
        for (const CampaignTables::Figure& row : tables.figures)
            rows.push_back({{"key", row.key},
                            {"text", row.text},
                            {"value", row.value},
                            {"rule", row.rule},
                            {"source", row.source}});
        const Json whole{{"format", "navarch-campaign-figures/1"}, {"source", "x"}, {"figures", rows}};
        QVERIFY(CampaignTables::fromJson(whole, "f").has_value());
        const auto damaged = [&](auto change) {
            Json json = whole;
            change(json);
            return !CampaignTables::fromJson(json, "f").has_value();
        };
        QVERIFY(damaged([](Json& json) { json["format"] = "navarch-campaign-figures/2"; }));
        QVERIFY(damaged([](Json& json) { json["figures"].erase(0); }));
        QVERIFY(damaged([](Json& json) { json["figures"].push_back(json["figures"][0]); }));
        QVERIFY(damaged([](Json& json) { json["figures"][0]["key"] = "no-such"; }));
        QVERIFY(damaged([](Json& json) { json["figures"][0]["value"] = 101; }));
        QVERIFY(damaged([](Json& json) { json["figures"][0]["value"] = "3"; }));
        QVERIFY(damaged([](Json& json) { json["figures"][0]["more"] = 1; }));
    }
};

QTEST_APPLESS_MAIN(MonthEndTest)
#include "month_end_test.moc"
