// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/battle/match/registry.h"
#include "core/rules/house_figures.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

BattleBrief tableBrief(std::string_view rules)
{
    const GamingTable table;
    BattleBrief brief;
    brief.rules = rules;
    for (const char* name : {"Ships of Nisaia", "Ships of Aiakos"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        side.fleet = rosterOf(table.campaign, table.fleet(name));
    }
    return brief;
}

} // namespace

/// A battle of a campaign is arranged, and what waits for it stays as it is (CP-8.1).
class BattleActionsTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-8.1: every ship, its crew, losses and commanders, and which row is which ship.
    void cp8_1_theBriefIsWhatTheFleetsAre()
    {
        const WarTable table;
        const BattleParts parts = table.parts();
        COMPARE_TEXT(opponentsText(parts), std::string("Megara against Aegina"));
        const auto brief = briefOf(*parts.battle, builtInFigures());
        QVERIFY(brief.has_value());
        const auto ships = shipsOf(*brief, builtInFigures().classes);
        QCOMPARE(ships.size(), std::size_t{11});
        QCOMPARE(parts.ships.size(), ships.size());
        for (std::size_t i = 0; i < ships.size(); ++i) {
            const ShipRecord* record = table.campaign.find(ShipId{parts.ships[i]->ship});
            QVERIFY(record);
            COMPARE_TEXT(ships[i].name, record->name);
            QCOMPARE(ships[i].row, parts.ships[i]->row);
            QVERIFY(ships[i].ship.fit == record->fit && ships[i].ship.condition == record->condition);
        }
        QCOMPARE(parts.commanders.size(), std::size_t{3});
        COMPARE_TEXT(table.flaws(), std::string());
    }

    /// SA-13.1: allies start off the table.
    void sa131AlliesAreContingents()
    {
        WarTable table;
        COMPARE_TEXT(table.arrange(R"("name":"Kenchreai","fleets":[)" + n(table.fleet("Fleet of the Piraeus"))
                                   + "," + n(table.fleet("Fleet of Kenchreai")) + ","
                                   + n(table.fleet("Hermione's contingent")) + "]"),
                     std::string());
        const auto brief = briefOf(*table.parts().battle, builtInFigures());
        QCOMPARE(brief->sides[1].contingents.size(), std::size_t{1});
        QCOMPARE(brief->sides[1].contingents.front().alliedPercent, -20);
        QCOMPARE(table.parts().ships.back()->row, 7);
    }

    void whatCannotBeArranged_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("key");
        const WarTable t;
        const auto fleets = [&](std::initializer_list<const char*> names) {
            std::string list;
            for (const char* name : names)
                list += (list.empty() ? "" : ",") + n(t.fleet(name));
            return QString::fromStdString(R"("name":"X","fleets":[)" + list + "]");
        };
        QTest::newRow("one side") << fleets({"Fleet of the Piraeus"}) << "one-side";
        QTest::newRow("a fleet twice")
            << fleets({"Fleet of the Piraeus", "Fleet of Kenchreai", "Fleet of the Piraeus"})
            << "fleet-twice";
        QTest::newRow("a fleet that waits elsewhere")
            << fleets({"Fleet of the Piraeus", "Ships of Nisaia"}) << "fleet-waits-for-battle";
        QTest::newRow("no port") << fleets({"Fleet of the Piraeus", "Fleet of Kenchreai"})
                                        + R"(,"place":"port")"
                                 << "no-port";
        QTest::newRow("a neutral port nobody knows")
            << fleets({"Fleet of the Piraeus"}) + R"(,"place":"port","port":)"
                   + QString::fromStdString(n(t.port("epidauros")))
            << "defences-unknown";
        QTest::newRow("no such fleet") << R"("name":"X","fleets":[9999])"
                                       << "unknown-fleet";
    }
    void whatCannotBeArranged()
    {
        QFETCH(const QString, fields);
        QFETCH(const QString, key);
        WarTable table;
        const QString keys = QString::fromStdString(table.arrange(fields.toStdString()));
        QVERIFY2(keys.split(',').contains(key), qPrintable(keys));
    }

    void aFleetWithoutShipsAndACampaignNotBegun()
    {
        WarTable table;
        QCOMPARE(table.perform(R"({"do":"fleet.raise","side":)" + n(table.side("Athens"))
                               + R"(,"name":"Empty","port":)" + n(table.port("piraeus")) + "}"),
                 std::string());
        COMPARE_TEXT(table.arrange(R"("name":"X","fleets":[)" + n(table.fleet("Empty")) + ","
                                   + n(table.fleet("Fleet of Kenchreai")) + "]"),
                     std::string("fleet-empty"));
        GamingTable setup;
        COMPARE_TEXT(setup.perform(R"({"do":"battle.arrange","rules":"tiny","name":"X","fleets":[)"
                                   + n(setup.fleet("Fleet of the Piraeus")) + ","
                                   + n(setup.fleet("Fleet of Kenchreai")) + "]}"),
                     std::string("campaign-not-begun"));
    }

    void whatWaitsStaysAsItIs_data()
    {
        QTest::addColumn<QString>("action");
        const WarTable t;
        const std::string ship = n(t.ship("Nisos"));
        const std::string fleet = n(t.fleet("Ships of Nisaia"));
        const auto row = [](const char* name, const std::string& action) {
            QTest::newRow(name) << QString::fromStdString(action);
        };
        row("rename", R"({"do":"ship.rename","name":"Y","ship":)" + ship + "}");
        row("condition", R"({"do":"ship.condition","condition":{"damage":"light"},"ship":)" + ship + "}");
        row("move", R"({"do":"ship.move","ships":[)" + ship + R"(],"fleet":)" + fleet + "}");
        row("disband", R"({"do":"fleet.disband","fleet":)" + fleet + "}");
        row("sail", R"({"do":"fleet.change","fleet":)" + fleet + R"(,"port":)" + n(t.port("megara")) + "}");
        row("buy", R"({"do":"ship.buy","ships":[{"class":"penteconter"}],"fleet":)" + fleet + "}");
        row("dismiss", R"({"do":"commander.dismiss","commander":)" + n(t.commander("Theagenes")) + "}");
    }
    void whatWaitsStaysAsItIs()
    {
        QFETCH(const QString, action);
        WarTable table;
        const QString keys = QString::fromStdString(table.perform(action.toStdString()));
        QVERIFY2(keys.contains("fleet-waits-for-battle"), qPrintable(keys));
        QCOMPARE(table.perform(R"({"do":"battle.call-off","battle":)" + n(table.battle) + "}"),
                 std::string());
        QVERIFY(
            !QString::fromStdString(table.perform(action.toStdString())).contains("fleet-waits-for-battle"));
    }

    void houseFiguresGoIntoTheBrief()
    {
        WarTable table;
        const auto set = [&](const std::string& key, const std::string& value) {
            Json action{{"do", "house-figure.set"}, {"rules", "salamis-ad-actium"}, {"key", key}};
            if (!value.empty())
                action["value"] = value;
            return table.perform(action.dump());
        };
        COMPARE_TEXT(set("archers-range", "14"), std::string());
        COMPARE_TEXT(set("fast-moves-elite", "6"), std::string());
        COMPARE_TEXT(set("casualty-10-missiles", "captain"), std::string());
        COMPARE_TEXT(set("archers-range", "9999"), std::string("figure-value"));
        COMPARE_TEXT(set("casualty-10-missiles", "plague"), std::string("figure-value"));
        COMPARE_TEXT(set("no-such", "1"), std::string("unknown-figure"));
        const auto arranged = table.perform(
            R"({"do":"battle.arrange","rules":"salamis-ad-actium","name":"S","fleets":[)"
            + n(table.fleet("Fleet of the Piraeus")) + "," + n(table.fleet("Fleet of Kenchreai")) + "]}");
        COMPARE_TEXT(arranged, std::string());
        const auto brief = briefOf(table.campaign.table<BattleRecord>().rbegin()->second, builtInFigures());
        QCOMPARE(brief->houseTables["figures"]["archers-range"].get<int>(), 14);
        QCOMPARE(brief->houseTables["fast_moves"]["elite"].get<int>(), 6);
        QVERIFY(builtInRuleSets().open(*brief, builtInFigures()).has_value());
        COMPARE_TEXT(set("archers-range", ""), std::string());
        COMPARE_TEXT(set("archers-range", ""), std::string("nothing-changes"));
        QCOMPARE(table.campaign.table<HouseFigureRecord>().size(), std::size_t{2});
        QCOMPARE(builtInRuleSets().all().front().id, homeGame);
        for (const RuleSet& rules : builtInRuleSets().all()) {
            const auto list = changeableFigures(rules.id);
            QVERIFY2(!list.empty(), std::string(rules.id).c_str());
            for (const ChangeableFigure& figure : list)
                QVERIFY2(!figure.whyNot(figure.value) && figure.source == "house" && !figure.title.isEmpty(),
                         figure.key.c_str());
            // What an umpire may choose, the game takes.
            HouseValues values;
            for (const ChangeableFigure& figure : list)
                values[figure.key] =
                    figure.choices.empty() ? std::to_string(figure.most) : figure.choices.back().value;
            BattleBrief changed = tableBrief(rules.id);
            changed.houseTables = houseTablesWith(values, rules.id);
            const auto match = builtInRuleSets().open(changed, builtInFigures());
            QVERIFY2(match.has_value(), match ? "" : match.error().front().text().c_str());
        }
    }
};

QTEST_GUILESS_MAIN(BattleActionsTest)
#include "battle_actions_test.moc"
