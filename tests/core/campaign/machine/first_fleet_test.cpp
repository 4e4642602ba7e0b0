// SPDX-License-Identifier: GPL-3.0-or-later
// What sides without a player have when a campaign begins (CP-2.2).
#include <QtTest>

#include <algorithm>

#include "core/campaign/files/soundness.h"
#include "core/campaign/machine/first_fleet.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The teaching campaign with Epidauros as one more side, which has a harbour and a budget and nothing else.
class FoundingTable : public GamingTable {
public:
    explicit FoundingTable(const std::string& budget, Player player = Player::Machine, bool hasHarbour = true,
                           const std::string& name = "Epidauros")
        : m_name(name)
    {
        const AddSide add{name, SideColour::Tyrian, Emblem::Star, player, {}, {}, *Talents::parse(budget)};
        if (!perform(jsonText(actionJson(add))).empty())
            qFatal("the side was refused");
        if (hasHarbour)
            campaign.table<PortRecord>().at(port("epidauros")).owner = newcomer();
    }

    [[nodiscard]] SideId newcomer() const { return side(m_name); }
    [[nodiscard]] std::vector<const ShipRecord*> ships() const
    {
        std::vector<const ShipRecord*> list;
        for (const auto& [id, ship] : campaign.table<ShipRecord>())
            if (const FleetRecord* fleet = campaign.find(ship.fleet); fleet && fleet->side == newcomer())
                list.push_back(&ship);
        return list;
    }
    [[nodiscard]] std::string begun() { return perform(R"({"do":"campaign.begin"})"); }
    /// Keys of what the last action said of the side.
    [[nodiscard]] std::string told() const
    {
        std::string keys;
        for (const Finding& finding : verdict.reasons)
            keys += finding.subject.english() == m_name ? finding.key + " " : "";
        return keys;
    }

private:
    std::string m_name;
};

} // namespace

class FirstFleetTest : public QObject {
    Q_OBJECT

private slots:
    void cp2_2_aMachineRaisesAFleetWithinItsBudget_data()
    {
        QTest::addColumn<QString>("budget");
        for (const char* budget : {"120", "333.33", "900", "2500"})
            QTest::newRow(budget) << budget;
    }
    void cp2_2_aMachineRaisesAFleetWithinItsBudget()
    {
        QFETCH(const QString, budget);
        FoundingTable table(budget.toStdString());
        QCOMPARE(table.begun(), "");
        QCOMPARE(table.told(), "machine-raises-fleet ");
        const auto ships = table.ships();
        QVERIFY(!ships.empty());
        Talents paid;
        for (const ShipRecord* ship : ships) {
            paid += ship->paid;
            QVERIFY(ship->fit.archers > 0 && ship->fit.marines > 0);
            QVERIFY(!ship->squadron.isNone());
            QCOMPARE(table.campaign.find(ship->fleet)->port, table.port("epidauros"));
        }
        // It keeps what its fleet costs for months, and spends most of what it has.
        const Talents budgeted = *Talents::parse(budget.toStdString());
        const Talents left = table.treasury("Epidauros");
        QVERIFY2(left.hundredths() > 0 && paid + left <= budgeted, left.text().c_str());
        QVERIFY2(paid * 3 > budgeted, paid.text().c_str());
        const auto& men = table.campaign.table<CommanderRecord>();
        const auto admirals = std::count_if(men.begin(), men.end(), [&](const auto& each) {
            return each.second.side == table.newcomer() && each.second.post == Post::Fleet;
        });
        QCOMPARE(admirals, ships.size() >= 5 ? 1 : admirals);
        QVERIFY(admirals <= 1);
        QCOMPARE(table.brokenInvariant(), std::string());
        QVERIFY(flawsOf(table.campaign, "test").empty());
    }

    void cp2_2_theSameFleetEachTime()
    {
        FoundingTable one("700");
        FoundingTable other("700");
        QCOMPARE(one.begun() + other.begun(), "");
        const auto ships = one.ships();
        const auto others = other.ships();
        QVERIFY(!ships.empty()
                && std::equal(ships.begin(), ships.end(), others.begin(), others.end(),
                              [](const ShipRecord* a, const ShipRecord* b) { return *a == *b; }));
    }

    // What another has already, what a person plays, and what has neither harbour nor money is left alone, and is told of.
    void cp2_2_nobodyElseIsGivenOne()
    {
        FoundingTable person("700", Player::Person);
        QCOMPARE(person.begun(), "");
        QVERIFY(person.ships().empty());
        QCOMPARE(person.told(), "side-without-ships ");
        FoundingTable inland("700", Player::Machine, false);
        QCOMPARE(inland.begun(), "");
        QVERIFY(inland.ships().empty());
        QCOMPARE(inland.told(), "side-without-ships ");
        FoundingTable poor("2");
        QCOMPARE(poor.begun(), "");
        QVERIFY(poor.ships().empty());
        QCOMPARE(poor.told(), "side-without-ships ");

        GamingTable sample;
        const std::size_t before = sample.campaign.table<ShipRecord>().size();
        for (auto& [id, side] : sample.campaign.table<SideRecord>())
            side.player = Player::Machine;
        QCOMPARE(sample.perform(R"({"do":"campaign.begin"})"), "");
        QCOMPARE(sample.campaign.table<ShipRecord>().size(), before);
    }

    // Names made of a side's own never grow too long to be had.
    void aLongNameIsNoHindrance()
    {
        FoundingTable table("700", Player::Machine, true, std::string(maxNameLength, 'E'));
        QCOMPARE(table.begun(), "");
        QVERIFY(!table.ships().empty());
    }

    // In the oldest years, where little is offered, too.
    void cp2_2_inEveryAge_data()
    {
        QTest::addColumn<int>("year");
        for (const int year : {-750, -600, -480, -260, -31, 300, 700, 1000})
            QTest::addRow("%d", year) << year;
    }
    void cp2_2_inEveryAge()
    {
        QFETCH(const int, year);
        FoundingTable table("900");
        table.campaign.table<HeadRecord>().begin()->second.year = year;
        QCOMPARE(table.begun(), "");
        if (table.ships().empty())
            QCOMPARE(table.told(), "side-without-ships ");
        else
            QCOMPARE(table.told(), "machine-raises-fleet ");
        if (year >= -600 && year <= 300)
            QVERIFY(!table.ships().empty());
    }
};

QTEST_APPLESS_MAIN(FirstFleetTest)
#include "first_fleet_test.moc"
