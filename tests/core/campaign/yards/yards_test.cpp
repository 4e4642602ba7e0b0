// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/yards/capacity.h"
#include "core/campaign/yards/in_yard.h"
#include "core/campaign/yards/plan.h"
#include "core/campaign/yards/prices.h"
#include "core/pricing/ship_price.h"
#include "tests/core/campaign/money/war_months.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* athens = "Athens";

/// The campaign with an Athens that can pay.
class Shipwrights : public WarMonths {
public:
    Shipwrights() { setTreasury(athens, Talents::whole(1000)); }

    std::string build(const std::string& ships, const std::string& more = {},
                      const std::string& where = "piraeus")
    {
        return perform(R"({"do":"yard.build","side":)" + n(side(athens)) + R"(,"port":)" + n(port(where))
                       + more + R"(,"ships":[)" + ships + "]}");
    }
    std::string repair(const std::string& ship, const std::string& more)
    {
        return perform(R"({"do":"yard.repair","ships":[)" + n(this->ship(ship)) + "]" + more + "}");
    }
    [[nodiscard]] int left() const { return yardCapacityLeft(Draft(campaign), port("piraeus")); }
    [[nodiscard]] const YardWorkRecord& work() const
    {
        return campaign.table<YardWorkRecord>().rbegin()->second;
    }
    [[nodiscard]] Talents triremePrice() const
    {
        ShipFit fit = builtInFigures().classes.find("trireme")->fit;
        fit.ram = Ram::Bronze;
        return shipTotal(fit, CrewQuality::Average, builtInFigures().prices);
    }
    std::string refit(const std::string& kind, const std::string& ship, const ShipFit& fit)
    {
        Json json{{"do", kind}, {"ship", this->ship(ship).value}};
        ObjectWriter writer(json["fit"]);
        visitFit(fit, writer);
        json["crew"] = nameOf(record(this->ship(ship)).crewBought);
        if (kind == "yard.refit")
            json.erase("crew");
        return perform(jsonText(json));
    }
};

constexpr const char* oneTrireme = R"({"class":"trireme","name":"Delias","ram":"bronze"})";

} // namespace

/// Yards, repairs and refits (CP-5.1 to CP-5.3).
class YardsTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-5.1: its SA-15 price now, its size class in weeks, and it joins the fleet that lies there.
    void cp5_1_aShipIsBuilt()
    {
        Shipwrights war;
        const FleetId fleet = war.fleet("Fleet of the Piraeus");
        COMPARE_TEXT(war.build(oneTrireme, R"(,"fleet":)" + n(fleet)), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), (Talents::whole(1000) - war.triremePrice()).text());
        const int size = builtInFigures().classes.find("trireme")->fit.size;
        QCOMPARE(war.work().weeksLeft, std::max(2, size));
        QCOMPARE(war.left(), 10 - size);
        for (int week = 0; week + 1 < std::max(2, size); ++week)
            war.workTheYards();
        QCOMPARE(war.told("ship-launched").size(), std::size_t{0});
        war.workTheYards();
        const ShipRecord& ship = war.record(war.ship("Delias"));
        QVERIFY(ship.fleet == fleet && ship.crew == CrewQuality::Average && ship.experience == 0);
        COMPARE_TEXT(ship.paid.text(), war.triremePrice().text());
        QCOMPARE(war.told("ship-launched").size(), std::size_t{1});
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-5.1: two weeks at least; without a fleet there they start one; alike names get numbers.
    void cp5_1_smallShipsStartAFleet()
    {
        Shipwrights war;
        COMPARE_TEXT(war.build(R"({"class":"penteconter","name":"Paralos","count":2})"), std::string());
        QCOMPARE(war.work().weeksLeft, 2);
        QCOMPARE(war.campaign.table<YardWorkRecord>().size(), std::size_t{2});
        war.workTheYards();
        war.workTheYards();
        QVERIFY(war.ship("Paralos 1") && war.ship("Paralos 2"));
        const FleetId made = war.fleet("New ships of Piraeus (Athens)");
        QVERIFY(war.record(war.ship("Paralos 2")).fleet == made);
        QVERIFY(war.record(made).port == war.port("piraeus"));
        COMPARE_TEXT(war.build(R"({"class":"penteconter","name":"Paralos"})"), std::string());
        war.workTheYards();
        war.workTheYards();
        QVERIFY(war.record(war.ship("Paralos 3")).fleet == made); // the name as ordered is another ship's
        // Two more of a kind go on counting: there is no number of a number.
        COMPARE_TEXT(war.build(R"({"class":"penteconter","name":"Paralos","count":2})"), std::string());
        war.workTheYards();
        war.workTheYards();
        QVERIFY(war.ship("Paralos 4") && war.ship("Paralos 5"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// CP-5.1: as many size classes a month as the economic value, also after some are finished, and anew each month.
    void cp5_1_capacity()
    {
        Shipwrights war;
        QCOMPARE(war.left(), 10);
        COMPARE_TEXT(war.build(R"({"class":"penteconter","count":8})"), std::string());
        QCOMPARE(war.left(), 2);
        COMPARE_TEXT(war.build(R"({"class":"penteconter","count":3})"), std::string("yard-full"));
        war.workTheYards();
        war.workTheYards();
        QCOMPARE(war.left(), 2);
        QVERIFY(!isInYard(Draft(war.campaign), war.ship("Penteconter 1")));
        war.toLastWeek();
        COMPARE_TEXT(war.passWeek(), std::string());
        QCOMPARE(war.left(), 10);
        QVERIFY(war.campaign.table<YardWorkRecord>().empty());
        war.record(war.port("piraeus")).yard = false;
        QCOMPARE(war.left(), 0);
    }

    /// SA-13.3: the crew of a new ship is rolled at the launch.
    void cp5_1_randomisedCrews()
    {
        Shipwrights war;
        COMPARE_TEXT(war.perform(R"({"do":"setting.change","key":"randomised-training","value":"on"})"),
                     std::string());
        COMPARE_TEXT(war.build(R"({"class":"penteconter","count":10})"), std::string());
        war.workTheYards();
        war.workTheYards();
        int others = 0;
        for (int i = 1; i <= 10; ++i)
            others += war.record(war.ship("Penteconter " + std::to_string(i))).crew != CrewQuality::Average;
        QVERIFY(others > 0); // with the campaign's seed, always the same
        QVERIFY(war.told("ship-launched").front()->dice.starts_with("d10 "));
    }

    void cp5_1_whatIsRefused()
    {
        Shipwrights war;
        COMPARE_TEXT(war.build(oneTrireme, {}, "aegina"), std::string("foreign-yard"));
        COMPARE_TEXT(war.build(""), std::string("ship-count"));
        COMPARE_TEXT(war.build(R"({"class":"trireme","ram":"bronze","count":3})",
                               R"(,"fleet":)" + n(war.fleet("Ships of Aiakos"))),
                     std::string("other-side"));
        war.setTreasury(athens, Talents::whole(1));
        COMPARE_TEXT(war.build(oneTrireme), std::string("treasury-short"));
        war.record(war.port("piraeus")).yard = false;
        COMPARE_TEXT(war.build(oneTrireme), std::string("no-yard"));
        GamingTable setUp;
        COMPARE_TEXT(setUp.perform(R"({"do":"yard.build","side":)" + n(setUp.side(athens)) + R"(,"port":)"
                                   + n(setUp.port("piraeus")) + R"(,"ships":[{"class":"trireme"}]})"),
                     std::string("campaign-not-begun"));
        QVERIFY(war.campaign.table<YardWorkRecord>().empty());
    }

    /// CP-5.1: in the war ships are built; the umpire alone may place some, for nothing, and it is told.
    void cp5_1_buyingAtOnceIsForTheSetUp()
    {
        Shipwrights war;
        const std::string buy = R"({"do":"ship.buy","fleet":)" + n(war.fleet("Fleet of the Piraeus"))
                                + R"(,"ships":[{"class":"penteconter","name":"Argo"}])";
        COMPARE_TEXT(war.perform(buy + "}"), std::string("needs-yard"));
        COMPARE_TEXT(war.perform(buy + R"(,"placed":true})"), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), std::string("1000.00"));
        QCOMPARE(war.told("ships-placed").size(), std::size_t{1});
        GamingTable setUp;
        COMPARE_TEXT(setUp.perform(buy + R"(,"placed":true})"), std::string("not-placed-yet"));
    }

    /// CP-5.2: a level a week at 20 % of the hull's price.
    void cp5_2_repairInAYard()
    {
        Shipwrights war;
        ShipRecord& ship = war.record(war.ship("Paralos"));
        ship.condition.damage = Damage::Heavy;
        ship.condition.speedLost = 1;
        const Talents hull = hullPrice(ship.fit, builtInFigures().prices).amount;
        COMPARE_TEXT(war.repair("Paralos", ""), std::string());
        QCOMPARE(war.work().weeksLeft, 3);
        COMPARE_TEXT(war.work().paid.text(), Talents::ofHundredths(hull.hundredths() * 20 / 100 * 3).text());
        QVERIFY(isInYard(Draft(war.campaign), war.ship("Paralos")));
        COMPARE_TEXT(war.repair("Paralos", ""), std::string("ship-in-yard"));
        war.workTheYards();
        QVERIFY(ship.condition.damage == Damage::Medium);
        war.workTheYards();
        QVERIFY(ship.condition.damage == Damage::Light);
        QCOMPARE(ship.condition.speedLost, 1);
        war.workTheYards();
        QVERIFY(ship.condition.damage == Damage::None);
        QCOMPARE(ship.condition.speedLost, 0);
        QVERIFY(!isInYard(Draft(war.campaign), war.ship("Paralos")));
        QCOMPARE(war.told("ship-repaired").size(), std::size_t{1});
    }

    /// CP-5.2: outside a yard light damage only; oars, rudder and mast anywhere in port, a talent each, at once.
    void cp5_2_repairElsewhere()
    {
        Shipwrights war;
        war.record(war.fleet("Fleet of the Piraeus")).port = war.port("epidauros"); // neutral
        ShipRecord& ship = war.record(war.ship("Paralos"));
        ship.condition.damage = Damage::Medium;
        ship.condition.oarsLost = 2;
        ship.condition.rudderHit = ship.condition.mastDown = true;
        COMPARE_TEXT(war.repair("Paralos", R"(,"levels":1,"gear":false)"), std::string("needs-yard"));
        COMPARE_TEXT(war.repair("Paralos", R"(,"levels":0)"), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), std::string("996.00"));
        QVERIFY(ship.condition.oarsLost == 0 && !ship.condition.rudderHit && !ship.condition.mastDown);
        ship.condition.damage = Damage::Light;
        COMPARE_TEXT(war.repair("Paralos", ""), std::string());
        QCOMPARE(war.work().sizeClasses, 0);
        war.workTheYards();
        QVERIFY(ship.condition.damage == Damage::None);
        COMPARE_TEXT(war.repair("Paralos", ""), std::string("nothing-changes"));
        FleetRecord& fleet = war.record(war.fleet("Fleet of the Piraeus"));
        fleet.port = {};
        COMPARE_TEXT(war.repair("Paralos", ""), std::string("at-sea"));
    }

    /// CP-5.3: lost men and engines are bought again at their price.
    void cp5_3_lossesAreReplaced()
    {
        Shipwrights war;
        ShipRecord& ship = war.record(war.ship("Paralos"));
        ship.condition.archersLost = 1;
        COMPARE_TEXT(war.repair("Paralos", R"(,"losses":true)"), std::string());
        QCOMPARE(ship.condition.archersLost, 0);
        COMPARE_TEXT(war.treasury(athens).text(),
                     (Talents::whole(1000) - builtInFigures().prices.troops.archer).text());
    }

    /// CP-5.3: fittings at once, half back for what goes.
    void cp5_3_fittingsAtOnce()
    {
        Shipwrights war;
        ShipFit fit = war.record(war.ship("Paralos")).fit;
        fit.marines -= 1;
        COMPARE_TEXT(war.refit("ship.refit", "Paralos", fit), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), std::string("1001.00"));
        fit.marines += 1;
        COMPARE_TEXT(war.refit("ship.refit", "Paralos", fit), std::string());
        COMPARE_TEXT(war.treasury(athens).text(), std::string("999.00"));
        fit.ram = Ram::None;
        COMPARE_TEXT(war.refit("ship.refit", "Paralos", fit), std::string("needs-yard"));
    }

    /// CP-5.3: another ram takes a yard and a month.
    void cp5_3_anotherRam()
    {
        Shipwrights war;
        ShipRecord& ship = war.record(war.ship("Paralos"));
        const ShipFit before = ship.fit;
        ShipFit fit = before;
        fit.ram = Ram::None;
        COMPARE_TEXT(war.refit("yard.refit", "Paralos", before), std::string("no-yard-needed"));
        const auto& prices = builtInFigures().prices;
        const Talents lost = hullPrice(before, prices).amount - hullPrice(fit, prices).amount;
        COMPARE_TEXT(war.refit("yard.refit", "Paralos", fit), std::string());
        COMPARE_TEXT(war.treasury(athens).text(),
                     (Talents::whole(1000) + Talents::ofHundredths(lost.hundredths() / 2)).text());
        QCOMPARE(war.work().weeksLeft, 4);
        COMPARE_TEXT(war.refit("ship.refit", "Paralos", fit), std::string("ship-in-yard,needs-yard"));
        for (int week = 0; week < 3; ++week)
            war.workTheYards();
        QVERIFY(ship.fit == before);
        war.workTheYards();
        QVERIFY(ship.fit == fit);
        fit.size += 1;
        COMPARE_TEXT(war.refit("yard.refit", "Paralos", fit), std::string("another-ship"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// Half comes back for what is unfinished: of a repair, for the levels not yet mended.
    void cp5_1_calledOff()
    {
        Shipwrights war;
        COMPARE_TEXT(war.build(oneTrireme), std::string());
        const std::string cancel = R"({"do":"yard.cancel","work":)";
        COMPARE_TEXT(war.perform(cancel + n(war.work().id) + "}"), std::string());
        COMPARE_TEXT(war.treasury(athens).text(),
                     (Talents::whole(1000) - war.triremePrice()
                      + Talents::ofHundredths(war.triremePrice().hundredths() / 2))
                         .text());
        war.setTreasury(athens, Talents::whole(1000));
        war.record(war.ship("Paralos")).condition.damage = Damage::Medium;
        COMPARE_TEXT(war.repair("Paralos", ""), std::string());
        const Talents level = Talents::ofHundredths(war.work().paid.hundredths() / 2);
        war.workTheYards();
        COMPARE_TEXT(war.perform(cancel + n(war.work().id) + "}"), std::string());
        COMPARE_TEXT(
            war.treasury(athens).text(),
            (Talents::whole(1000) - level * 2 + Talents::ofHundredths(level.hundredths() / 2)).text());
        COMPARE_TEXT(war.perform(cancel + "99999}"), std::string("unknown-work"));
    }

    /// Ships in a yard stay when their fleet goes; work waits for a ship that was taken away all the same.
    void cp5_2_shipsInYardsStay()
    {
        Shipwrights war;
        war.record(war.ship("Paralos")).condition.damage = Damage::Medium;
        COMPARE_TEXT(war.repair("Paralos", ""), std::string());
        const FleetId fleet = war.fleet("Fleet of the Piraeus");
        COMPARE_TEXT(war.perform(R"({"do":"fleet.change","fleet":)" + n(fleet) + R"(,"port":)"
                                 + n(war.port("epidauros")) + "}"),
                     std::string());
        const FleetId yard = war.fleet("Yard of Piraeus (Athens)");
        QVERIFY(war.record(war.ship("Paralos")).fleet == yard
                && war.record(war.ship("Salaminia")).fleet == fleet);
        war.workTheYards();
        QVERIFY(war.record(war.ship("Paralos")).condition.damage == Damage::Light);
        war.record(yard).port = war.port("epidauros");
        war.workTheYards();
        QVERIFY(war.record(war.ship("Paralos")).condition.damage == Damage::Light);
        war.record(yard).port = war.port("piraeus");
        COMPARE_TEXT(war.perform(R"({"do":"fleet.change","fleet":)" + n(yard) + R"(,"port":)"
                                 + n(war.port("epidauros")) + "}"),
                     std::string("ships-in-yard"));
        COMPARE_TEXT(war.flaws(), std::string());
    }

    /// A plan that nobody can read costs nothing and breaks nothing.
    void aDamagedPlan()
    {
        Shipwrights war;
        COMPARE_TEXT(war.build(R"({"class":"penteconter"})"), std::string());
        const YardWorkId id = war.work().id;
        for (const char* plan : {"", "[]", "{\"ship\":{\"class\":\"no-such\"}}",
                                 "{\"ship\":{\"class\":\"trireme\"},\"more\":1}"}) {
            war.record(id).plan = plan;
            QVERIFY(!planOf(war.record(id), builtInFigures()).has_value());
        }
        war.workTheYards();
        war.workTheYards();
        COMPARE_TEXT(war.treasury(athens).text(), std::string("1000.00"));
        QCOMPARE(war.told("plan-unreadable").size(), std::size_t{1});
        COMPARE_TEXT(war.flaws(), std::string());
    }
};

QTEST_APPLESS_MAIN(YardsTest)
#include "yards_test.moc"
