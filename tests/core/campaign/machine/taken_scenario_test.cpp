// SPDX-License-Identifier: GPL-3.0-or-later
// A war taken as a scenario: founded from it, the new war is as the old one was, but for what is named.
#include <QtTest>

#include <map>
#include <set>

#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/founding/taken_scenario.h"
#include "core/campaign/settings/settings.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/core/campaign/meddler.h"

using namespace navarch;
using namespace navarch::test;

namespace {

using Lines = std::multiset<std::string>;

std::string sideName(const Campaign& campaign, SideId id)
{
    const SideRecord* side = campaign.find(id);
    return side ? side->name : "nobody";
}

/// Who is named among what was left out, so that it may differ.
class Named {
public:
    explicit Named(const Findings& leftOut)
    {
        for (const Finding& finding : leftOut)
            if (finding.severity == Severity::Warning)
                m_names.insert(finding.subject.english());
    }
    [[nodiscard]] bool has(const std::string& name) const { return m_names.contains(name); }
    [[nodiscard]] std::size_t count() const { return m_names.size(); }

private:
    std::set<std::string> m_names;
};

Lines sidesOf(const Campaign& campaign, const Named& named)
{
    Lines lines;
    for (const auto& [id, side] : campaign.table<SideRecord>()) {
        const PortRecord* home = campaign.find(side.homePort);
        const bool differs = named.has(side.name);
        lines.insert(side.name + "|" + std::string(nameOf(side.colour)) + "|"
                     + std::string(nameOf(side.emblem)) + "|" + std::string(nameOf(side.player)) + "|"
                     + std::string(nameOf(side.period)) + "|"
                     + (differs ? "" : (home ? home->place : "") + "|" + balanceOf(campaign, id).text()));
    }
    return lines;
}

Lines portsOf(const Campaign& campaign, const Named& named)
{
    Lines lines;
    for (const auto& [id, port] : campaign.table<PortRecord>()) {
        std::string line =
            port.place + "|" + sideName(campaign, port.owner) + "|" + (port.yard ? "yard" : "none");
        if (!named.has(port.name)) {
            line += "|" + std::to_string(port.economicValue);
            if (port.owner)
                line += "|" + fortificationJson(defencesOf(campaign, id)).dump();
        }
        lines.insert(line);
    }
    return lines;
}

Lines shipsOf(const Campaign& campaign, const Named& named)
{
    Lines lines;
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        const FleetRecord& fleet = *campaign.find(ship.fleet);
        if (named.has(ship.name) || named.has(fleet.name))
            continue;
        const PortRecord* port = campaign.find(fleet.port);
        lines.insert(sideName(campaign, fleet.side) + "|" + fleet.name + "|" + (port ? port->place : "sea")
                     + "|" + fleetShipJson(rosterRow(campaign, ship)).dump());
    }
    return lines;
}

/// How sides stand to each other and what they are after.
Lines aimsOf(const Campaign& campaign, const Named& named)
{
    Lines lines;
    for (const auto& [id, standing] : campaign.table<RelationRecord>()) {
        if (standing.untilTurn > 0 && standing.untilTurn <= campaign.head().turn)
            continue; // it is over
        const int weeks = standing.untilTurn == 0 ? 0 : standing.untilTurn - campaign.head().turn;
        lines.insert(sideName(campaign, standing.side) + "|" + sideName(campaign, standing.other) + "|"
                     + std::string(nameOf(standing.relation)) + "|"
                     + (named.has(sideName(campaign, standing.side)) ? "" : std::to_string(weeks)));
    }
    for (const auto& [id, aim] : campaign.table<AimRecord>()) {
        if (named.has(sideName(campaign, aim.side)))
            continue;
        const PortRecord* port = campaign.find(aim.port);
        lines.insert(sideName(campaign, aim.side) + "|" + (port ? port->place : sideName(campaign, aim.enemy))
                     + "|" + std::to_string(aim.weight));
    }
    return lines;
}

Lines menOf(const Campaign& campaign, const Named& named)
{
    Lines lines;
    for (const auto& [id, man] : campaign.table<CommanderRecord>()) {
        const SquadronRecord* squadron = campaign.find(man.squadron);
        const FleetRecord* fleet = campaign.find(squadron ? squadron->fleet : man.fleet);
        if (man.port || named.has(man.name) || (fleet && named.has(fleet->name)))
            continue;
        lines.insert(sideName(campaign, man.side) + "|" + man.name + "|" + std::string(nameOf(man.post)) + "|"
                     + std::string(nameOf(man.quality)) + "|" + (fleet ? fleet->name : "none") + "|"
                     + (squadron ? squadron->name : ""));
    }
    return lines;
}

/// The fleets of allies of whom something was left out.
std::set<std::string> alteredAllies(const Campaign& campaign, const Named& named)
{
    std::set<std::string> fleets;
    for (const auto& [id, contract] : campaign.table<ContractRecord>())
        if (named.has(contract.name) || named.has(campaign.find(contract.fleet)->name))
            fleets.insert(campaign.find(contract.fleet)->name);
    return fleets;
}

Lines alliesOf(const Campaign& campaign, const std::set<std::string>& altered)
{
    Lines lines;
    for (const auto& [id, contract] : campaign.table<ContractRecord>()) {
        const std::string& fleet = campaign.find(contract.fleet)->name;
        const PortRecord* home = campaign.find(contract.homePort);
        if (!altered.contains(fleet))
            lines.insert(fleet + "|" + contract.name + "|" + std::to_string(contract.percent) + "|"
                         + (home ? home->place : ""));
    }
    return lines;
}

std::string differenceOf(const Lines& before, const Lines& after)
{
    std::string text;
    for (const std::string& line : before)
        if (after.count(line) < before.count(line))
            text += "- " + line + "\n";
    for (const std::string& line : after)
        if (before.count(line) < after.count(line))
            text += "+ " + line + "\n";
    return text;
}

/// What differs between a war and the one that is founded from it, or why none can be; empty when nothing does.
std::string founded(const Campaign& war, std::size_t* namedCount = nullptr)
{
    const auto taken = takeScenario(war, builtInFigures());
    if (!taken)
        return "refused: " + taken.error().front().text();
    const auto plan = planOf(taken->draft, builtInFigures());
    if (!plan)
        return "unreadable: " + plan.error().front().text();
    const auto again = foundCampaign(*plan, builtInFigures());
    if (!again)
        return "not founded: " + again.error().front().text();
    const Named named(taken->leftOut);
    if (namedCount)
        *namedCount = named.count();
    std::string text;
    const HeadRecord& old = war.head();
    const HeadRecord& head = again->head();
    if (head.year != old.year || head.month != old.month || head.week != old.week || head.name != old.name
        || head.seed != old.seed)
        text += "the head differs\n";
    for (const SettingRule& rule : settingRules())
        if (rule.key != randomisedTraining && settingOf(war, rule.key) != settingOf(*again, rule.key))
            text += std::string(rule.key) + " differs\n";
    text += differenceOf(sidesOf(war, named), sidesOf(*again, named));
    text += differenceOf(portsOf(war, named), portsOf(*again, named));
    text += differenceOf(shipsOf(war, named), shipsOf(*again, named));
    text += differenceOf(aimsOf(war, named), aimsOf(*again, named));
    text += differenceOf(menOf(war, named), menOf(*again, named));
    const std::set<std::string> altered = alteredAllies(war, named);
    text += differenceOf(alliesOf(war, altered), alliesOf(*again, altered));
    return text;
}

} // namespace

class TakenScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void aWarThatWasJustFounded_data()
    {
        QTest::addColumn<QString>("id");
        for (const std::string& id : scenarioIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    void aWarThatWasJustFounded()
    {
        QFETCH(QString, id);
        const auto plan = builtInScenario(id.toStdString(), builtInFigures()).value();
        const Campaign war = foundCampaign(plan, builtInFigures()).value();
        std::size_t named = 99;
        QCOMPARE(QString::fromStdString(founded(war, &named)), QString());
        QCOMPARE(named, std::size_t{0});
        const auto taken = takeScenario(war, builtInFigures());
        const auto prices = pricesOf(planOf(taken->draft, builtInFigures()).value(), builtInFigures());
        for (std::size_t i = 0; i < plan.sides.size(); ++i) {
            QCOMPARE(prices[i].budget.text(), plan.sides[i].budget.text());
            QCOMPARE(prices[i].total.text(), pricesOf(plan, builtInFigures())[i].total.text());
        }
        QVERIFY(!hasErrors(checkScenario(planOf(taken->draft, builtInFigures()).value(), builtInFigures())));
    }

    void aWarAfterSomeWeeks_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 3; ++seed)
            QTest::newRow(("saronic-gulf " + std::to_string(seed)).c_str()) << "saronic-gulf" << seed;
        QTest::newRow("first-punic-war") << "first-punic-war" << 1;
    }

    void aWarAfterSomeWeeks()
    {
        QFETCH(QString, id);
        QFETCH(int, seed);
        MachineWar war(id.toStdString());
        war.campaign = machineWarOf(id.toStdString(), seed);
        for (int step = 0; step < 3; ++step) {
            const std::string wrong = war.fight(2);
            QVERIFY2(wrong.empty(), wrong.c_str());
            QCOMPARE(QString::fromStdString(founded(war.campaign)), QString());
        }
    }

    void whateverWasDoneToIt()
    {
        for (const unsigned seed : {1U, 2U, 3U, 4U, 5U}) {
            GamingTable table;
            Meddler meddler(seed);
            for (int i = 0; i < 400; ++i) {
                table.perform(meddler.next(table.campaign));
                if (i % 40 == 39)
                    QCOMPARE(QString::fromStdString(founded(table.campaign)), QString());
            }
        }
    }

    void whatCannotBeTakenIsNamed()
    {
        GamingTable table;
        const LoanId loan{1'000'000};
        table.campaign.table<LoanRecord>().emplace(
            loan, LoanRecord{loan, table.side("Athens"), 0, Talents::whole(20), Talents::whole(22)});
        PortRecord& aegina = table.campaign.table<PortRecord>().at(table.port("aegina"));
        aegina.damage = 3;
        ShipRecord& ship = table.campaign.table<ShipRecord>().begin()->second;
        ship.experience = 4;
        const auto taken = takeScenario(table.campaign, builtInFigures());
        QVERIFY(taken);
        std::string told;
        for (const Finding& finding : taken->leftOut)
            told += finding.subject.english() + ": " + finding.message.english() + "\n";
        for (const char* what : {"Athens: Its debt of", "damage", "learnt", "chronicle"})
            QVERIFY2(told.find(what) != std::string::npos, told.c_str());
    }
};

QTEST_GUILESS_MAIN(TakenScenarioTest)
#include "taken_scenario_test.moc"
