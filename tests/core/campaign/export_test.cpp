// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/files/export.h"

#include <functional>

#include <QTest>

#include "core/campaign/deed/images.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/founding/plan.h"
#include "core/data/figures.h"

using namespace navarch;

/// A campaign as a document: written, read back equal, and refused with a reason when it does not hold together.
class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto plan = builtInScenario("saronic-gulf", builtInFigures());
        QVERIFY(plan.has_value());
        auto campaign = foundCampaign(*plan, builtInFigures());
        QVERIFY(campaign.has_value());
        m_campaign = std::move(*campaign);
        m_json = campaignJson(m_campaign);
    }

    void theSampleIsSound()
    {
        const Problems flaws = flawsOf(m_campaign, "s");
        QVERIFY2(flaws.empty(), flaws.empty() ? "" : flaws.front().text().c_str());
    }

    /// Also of a long war, whose documents two threads look at; what is wrong is told in the order of the battles.
    void everyBattlesDocumentsAreLookedAt()
    {
        Campaign campaign = m_campaign;
        std::int64_t& next = campaign.table<HeadRecord>().begin()->second.nextNumber;
        std::vector<BattleId> battles;
        for (int i = 0; i < 40; ++i) {
            BattleRecord battle;
            battle.id = BattleId{next++};
            battle.brief = R"({"format": "navarch-brief/1"})";
            battles.push_back(battle.id);
            campaign.table<BattleRecord>().emplace(battle.id, battle);
            for (int number = 0; number < 2; ++number) {
                BattleSideRecord side;
                side.id = Id<BattleSideRecord>{next++};
                side.battle = battle.id;
                side.number = number;
                campaign.table<BattleSideRecord>().emplace(side.id, side);
            }
        }
        const Problems none = flawsOf(campaign, "s");
        QVERIFY2(none.empty(), none.empty() ? "" : none.front().text().c_str());
        QStringList wanted;
        for (const std::size_t which : {0U, 17U, 18U, 39U}) {
            campaign.table<BattleRecord>().at(battles[which]).brief = R"({"format": "navarch-outcome/1"})";
            wanted += QStringLiteral("s: battles %1").arg(battles[which].value);
        }
        QStringList found;
        for (const Problem& flaw : flawsOf(campaign, "s"))
            found += QString::fromStdString(flaw.place);
        QCOMPARE(found, wanted);
    }

    void whatIsWrittenIsReadBack()
    {
        const auto json = parseJson(jsonText(m_json), "s.json", campaignLimits);
        QVERIFY(json.has_value());
        const auto read = readCampaign(*json, "s.json");
        QVERIFY2(read.has_value(), read ? "" : read.error().front().text().c_str());
        QVERIFY(*read == m_campaign);
        QCOMPARE(jsonText(campaignJson(*read)), jsonText(m_json));
    }

    void whatDoesNotHoldTogetherIsRefused_data()
    {
        QTest::addColumn<Json>("json");
        QTest::addColumn<QString>("place");
        const auto row = [&](const char* name, const char* place, const std::function<void(Json&)>& spoil) {
            Json json = m_json;
            spoil(json);
            QTest::newRow(name) << json << QString::fromUtf8(place);
        };
        row("format", "s.json: format", [](Json& json) { json["format"] = "navarch-fleet/1"; });
        row("no tables", "s.json: tables", [](Json& json) { json.erase("tables"); });
        row("no object", "s.json", [](Json& json) { json = Json::array(); });
        row("a list missing", "s.json: tables.waivers", [](Json& json) { json["tables"].erase("waivers"); });
        row("a list too many", "s.json: tables", [](Json& json) { json["tables"]["raids"] = Json::array(); });
        row("a field missing", "s.json: tables.ships[0].crew",
            [](Json& json) { json["tables"]["ships"][0].erase("crew"); });
        row("a field too many", "s.json: tables.ships[0]",
            [](Json& json) { json["tables"]["ships"][0]["sail"] = 1; });
        row("out of bounds", "s.json: tables.ships[0].size",
            [](Json& json) { json["tables"]["ships"][0]["size"] = 8; });
        row("an unknown name", "s.json: tables.ships[0].ram",
            [](Json& json) { json["tables"]["ships"][0]["ram"] = "x"; });
        row("control characters", "s.json: tables.ships[0].name",
            [](Json& json) { json["tables"]["ships"][0]["name"] = "\x1b[2J"; });
        row("a number twice", "s.json: tables.ships[1].id",
            [](Json& json) { json["tables"]["ships"][1]["id"] = json["tables"]["ships"][0]["id"]; });
        row("number 0", "s.json: tables.ships[0].id",
            [](Json& json) { json["tables"]["ships"][0]["id"] = 0; });
        row("two heads", "s.json: campaign 1", [](Json& json) {
            json["tables"]["campaign"].push_back(json["tables"]["campaign"][0]);
            json["tables"]["campaign"][1]["id"] = 2;
        });
        row("no head", "s.json: campaign 1", [](Json& json) { json["tables"]["campaign"].clear(); });
        row("counter", "s.json: ", [](Json& json) { json["tables"]["campaign"][0]["next_number"] = 3; });
        row("nowhere", "s.json: ships", [](Json& json) { json["tables"]["ships"][0]["fleet_id"] = 99'999; });
        row("without a fleet", "s.json: ships",
            [](Json& json) { json["tables"]["ships"][0]["fleet_id"] = 0; });
        row("year 0", "s.json: campaign 1", [](Json& json) { json["tables"]["campaign"][0]["year"] = 0; });
        row("ledger", "s.json: ledger_transactions",
            [](Json& json) { json["tables"]["ledger_postings"][0]["amount"] = "0.01"; });
        row("wall twice", "s.json: wall_sections", [](Json& json) {
            Json& walls = json["tables"]["wall_sections"];
            walls[1]["port_id"] = walls[0]["port_id"];
            walls[1]["number"] = walls[0]["number"];
        });
    }
    void whatDoesNotHoldTogetherIsRefused()
    {
        QFETCH(const Json, json);
        QFETCH(const QString, place);
        const auto read = readCampaign(json, "s.json");
        QVERIFY(!read);
        const std::string found = read.error().front().place;
        QVERIFY2(QString::fromStdString(found).startsWith(place), found.c_str());
        QVERIFY(!read.error().front().what.isEmpty());
        QVERIFY(read.error().size() <= 20);
    }

    void imagesHoldOnlyWhatDiffers()
    {
        const ShipRecord ship = m_campaign.table<ShipRecord>().begin()->second;
        ShipRecord renamed = ship;
        renamed.name = "Salaminia";
        const Changes changes{RowChange<ShipRecord>{ship, renamed}};
        const Json json = imagesJson(changes);
        const Json expected = Json::array({{{"table", "ships"},
                                            {"id", ship.id.value},
                                            {"before", {{"name", ship.name}}},
                                            {"after", {{"name", "Salaminia"}}}}});
        QCOMPARE(json.dump(), expected.dump());
        const auto forward = readImages(json, m_campaign, Reading::Forward, "j");
        QVERIFY(forward.has_value() && *forward == changes);
        Campaign after = m_campaign;
        applyChanges(after, changes);
        const auto backward = readImages(json, after, Reading::Backward, "j");
        QVERIFY(backward.has_value() && *backward == reversed(changes));
    }

    void imagesThatDoNotFitAreRefused()
    {
        const ShipRecord ship = m_campaign.table<ShipRecord>().begin()->second;
        ShipRecord other = ship;
        other.name = "Somebody else's";
        ShipRecord renamed = ship;
        renamed.name = "Salaminia";
        const Json altered = imagesJson({RowChange<ShipRecord>{other, renamed}});
        QVERIFY(!readImages(altered, m_campaign, Reading::Forward, "j"));
        const Json made = imagesJson({RowChange<ShipRecord>{std::nullopt, ship}});
        QVERIFY(!readImages(made, m_campaign, Reading::Forward, "j"));
        ShipRecord unknown = ship;
        unknown.id = ShipId{88'888};
        const Json removed = imagesJson({RowChange<ShipRecord>{unknown, std::nullopt}});
        QVERIFY(!readImages(removed, m_campaign, Reading::Forward, "j"));
        QVERIFY(!readImages(Json::object(), m_campaign, Reading::Forward, "j"));
        QVERIFY(!readImages(Json::array({1}), m_campaign, Reading::Forward, "j"));
        Json strange = made;
        strange[0]["table"] = "raids";
        QVERIFY(!readImages(strange, m_campaign, Reading::Forward, "j"));
    }

    void aFieldYoungerThanTheImageHasItsDefault()
    {
        ShipRecord ship = m_campaign.table<ShipRecord>().begin()->second;
        ship.captain.clear();
        Json made = imagesJson({RowChange<ShipRecord>{std::nullopt, ship}});
        QCOMPARE(made[0]["after"].erase("captain"), 1u);
        const auto changes = readImages(made, {}, Reading::Forward, "j");
        QVERIFY(changes.has_value());
        QVERIFY(std::get<RowChange<ShipRecord>>(changes->front()).after == ship);
    }

    void aFoundingReadsBackWhole()
    {
        const auto changes = readImages(imagesJson(foundingChanges(m_campaign)), {}, Reading::Forward, "j");
        QVERIFY(changes.has_value());
        Campaign founded;
        applyChanges(founded, *changes);
        QVERIFY(founded == m_campaign);
    }

private:
    Campaign m_campaign;
    Json m_json;
};

QTEST_GUILESS_MAIN(ExportTest)
#include "export_test.moc"
