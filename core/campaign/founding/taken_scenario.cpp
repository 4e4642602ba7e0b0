// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/taken_scenario.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/campaign/actions/side_actions.h"
#include "core/campaign/calendar.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/founding/left_out.h"
#include "core/campaign/founding/recorded_fleet.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/campaign/settings/settings.h"
#include "core/chart/chart.h"
#include "core/ships/legality.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

constexpr std::size_t mostFleetsOfASide = 50; // of a scenario file

/// Takes a war apart and writes down what of it a scenario holds.
class Taking {
public:
    Taking(const Campaign& campaign, const Figures& figures)
        : m_campaign(campaign),
          m_figures(figures),
          m_leftOut(campaign)
    {
    }

    Result<TakenScenario> take()
    {
        ScenarioDraft draft;
        if (const Chart* chart = chartOf(m_campaign))
            draft.chart = std::make_shared<const Chart>(*chart);
        const HeadRecord& head = m_campaign.head();
        draft.document = {{"format", "navarch-scenario/1"},
                          {"id", idOfName(head.name, "war")},
                          {"name", head.name},
                          {"summary", ""},
                          {"chart", builtInChartName},
                          {"seed", head.seed},
                          {"year", head.year},
                          {"month", head.month},
                          {"week", head.week}};
        if (draft.chart)
            draft.document["chart"] = nullptr;
        takeOptions(draft.document);
        for (const ShipClass& own : navarch::ownClassesOf(m_campaign))
            draft.document["classes"].push_back(ownClassJson(own));
        takePorts(draft.document);
        takeSides(draft.document);
        takeRelations(draft.document);
        return withBudgets(std::move(draft));
    }

private:
    void takeOptions(Json& document)
    {
        Json settings = Json::array();
        for (const auto& [id, setting] : m_campaign.table<SettingRecord>()) {
            const SettingRule* rule = settingRule(setting.key);
            if (!rule || !rule->allows(setting.value)) {
                m_leftOut.now(given(setting.key), phrase("This option is none that a scenario knows."));
            } else if (setting.key == randomisedTraining && setting.value == "on") {
                m_leftOut.now(termOf(rule->title),
                              phrase("It is off in the scenario, so that crews stay as they turned out."),
                              "SA-13.3");
            } else if (setting.value != rule->choices.front()) {
                settings.push_back({{"key", setting.key}, {"value", setting.value}});
            }
        }
        if (!settings.empty())
            document["settings"] = std::move(settings);
    }

    void takePorts(Json& document)
    {
        numberSides();
        Json ports = Json::array();
        for (const auto& [id, port] : m_campaign.table<PortRecord>()) {
            const KnownPort* known = m_figures.gazetteer.find(port.place);
            const int value = known ? m_figures.gazetteer.economicValue(*known, m_campaign.head().year) : 0;
            if (value == 0) {
                m_leftOut.now(given(port.name), phrase("It is no port of the chart in this year."));
                continue;
            }
            m_places.emplace(id, port.place);
            Json taken{{"place", port.place}};
            if (port.owner)
                taken["owner"] = m_sideIds.at(port.owner);
            if (!port.yard)
                taken["yard"] = false;
            ports.push_back(std::move(taken));
            m_leftOut.ofPort(port, known->name, value);
        }
        document["ports"] = std::move(ports);
    }

    void numberSides()
    {
        std::set<std::string> taken;
        for (const auto& [id, side] : m_campaign.table<SideRecord>()) {
            const std::string wanted = idOfName(side.name, "side");
            std::string own = wanted;
            for (int number = 2; !taken.insert(own).second; ++number)
                own = wanted + "-" + std::to_string(number);
            m_sideIds.emplace(id, own);
        }
    }

    void takeSides(Json& document)
    {
        Json sides = Json::array();
        for (const auto& [id, side] : m_campaign.table<SideRecord>()) {
            Json taken{{"id", m_sideIds.at(id)},        {"name", side.name},
                       {"colour", nameOf(side.colour)}, {"emblem", nameOf(side.emblem)},
                       {"player", nameOf(side.player)}, {"period", nameOf(side.period)}};
            if (isOwn(side.homePort, id))
                taken["home_port"] = m_places.at(side.homePort);
            else if (side.homePort)
                m_leftOut.now(given(side.name), phrase("Its home port is no longer its own, so it has none."),
                              "CP-2.1");
            taken["budget"] = "0";
            takeWalls(id, taken);
            takeFleets(side, taken);
            takeAims(side, taken);
            sides.push_back(std::move(taken));
        }
        document["sides"] = std::move(sides);
    }

    [[nodiscard]] bool isOwn(PortId port, SideId side) const
    {
        const PortRecord* record = m_campaign.find(port);
        return record && record->owner == side && m_places.contains(port);
    }

    void takeWalls(SideId side, Json& taken)
    {
        Json all = Json::array();
        for (const auto& [id, port] : m_campaign.table<PortRecord>()) {
            if (!isOwn(id, side) || port.defences == DefencesKind::None)
                continue;
            Fortification walls = defencesOf(m_campaign, id);
            if (hasErrors(fortificationFindings(walls, m_figures.prices.limits))) {
                m_leftOut.now(given(port.name),
                              phrase("Its walls hold more than could be bought; they are left out."),
                              "SA-15.11");
                continue;
            }
            all.push_back({{"port", port.place}, {"defences", fortificationJson(walls)}});
        }
        if (!all.empty())
            taken["defences"] = std::move(all);
    }

    void takeFleets(const SideRecord& side, Json& taken)
    {
        Json fleets = Json::array();
        for (const auto& [id, fleet] : m_campaign.table<FleetRecord>()) {
            if (fleet.side != side.id)
                continue;
            const PortId berth = berthOf(fleet, side);
            Fleet ships = shipsOf(fleet);
            if (ships.ships.empty() || berth.isNone() || fleets.size() == mostFleetsOfASide) {
                m_leftOut.fleet(fleet, ships.ships.empty()
                                           ? phrase("It has no ships that could be bought, and is left out.")
                                       : berth.isNone()
                                           ? phrase("No port of the scenario is open to it; it is left out.")
                                           : phrase("A side has at most 50 fleets; it is left out."));
                continue;
            }
            if (berth != fleet.port)
                m_leftOut.now(given(fleet.name),
                              phrase("It is not in a port of its own, and begins in %1.",
                                     given(m_campaign.find(berth)->name)),
                              "CP-7.1");
            m_leftOut.weariness(fleet);
            ships.name = freeName(fleet.name, side.name);
            if (ships.name != fleet.name)
                m_leftOut.now(
                    given(fleet.name),
                    phrase("Another side has a fleet of that name; it is called %1.", given(ships.name)));
            Json placed{{"port", m_places.at(berth)}};
            takeContract(fleet, ships, berth, placed);
            placed["fleet"] = shortFleetJson(ships, m_figures.classes);
            placed["fleet"].erase("classes"); // they stand in the scenario
            fleets.push_back(std::move(placed));
        }
        if (!fleets.empty())
            taken["fleets"] = std::move(fleets);
    }

    void takeAims(const SideRecord& side, Json& taken)
    {
        for (const auto& [id, aim] : m_campaign.table<AimRecord>()) {
            if (aim.side != side.id)
                continue;
            Json row = Json::object();
            if (m_places.contains(aim.port))
                row["port"] = m_places.at(aim.port);
            else if (m_sideIds.contains(aim.enemy))
                row["enemy"] = m_sideIds.at(aim.enemy);
            if (row.empty()) {
                m_leftOut.now(given(side.name), phrase("What it is after is not in the scenario."),
                              "CP-11.1");
                continue;
            }
            row["weight"] = aim.weight;
            taken["aims"].push_back(std::move(row));
        }
    }

    /// A truce is one of the weeks that are left of it.
    void takeRelations(Json& document)
    {
        for (const auto& [id, standing] : m_campaign.table<RelationRecord>()) {
            Json row{{"side", m_sideIds.at(standing.side)},
                     {"other", m_sideIds.at(standing.other)},
                     {"relation", nameOf(standing.relation)}};
            if (standing.relation == Relation::Truce) {
                const int most = static_cast<int>(truceWeeks.most);
                const int left = standing.untilTurn - m_campaign.head().turn;
                const bool isEndless = standing.untilTurn == 0 || left > most;
                if (!isEndless && left < truceWeeks.least)
                    continue; // it is over
                if (isEndless)
                    m_leftOut.now(given(m_campaign.find(standing.side)->name),
                                  phrase("Its truce with %1 is longer than a scenario can say; it is one of "
                                         "%2 weeks.",
                                         given(m_campaign.find(standing.other)->name), most),
                                  "CP-2.1");
                row["weeks"] = isEndless ? most : left;
            }
            document["relations"].push_back(std::move(row));
        }
    }

    /// Where a fleet can lie when the war begins: its port, or its side's home, another port of its side, or a neutral one.
    [[nodiscard]] PortId berthOf(const FleetRecord& fleet, const SideRecord& side) const
    {
        const auto isOpen = [&](PortId id) {
            const PortRecord* port = m_campaign.find(id);
            return port && m_places.contains(id) && (port->owner.isNone() || port->owner == side.id);
        };
        if (isOpen(fleet.port))
            return fleet.port;
        if (isOwn(side.homePort, side.id))
            return side.homePort;
        PortId neutral;
        for (const auto& [id, place] : m_places) {
            if (isOwn(id, side.id))
                return id;
            if (neutral.isNone() && isOpen(id))
                neutral = id;
        }
        return neutral;
    }

    /// The fleet with the ships and men that can be bought.
    Fleet shipsOf(const FleetRecord& fleet)
    {
        Fleet taken = rosterOf(m_campaign, fleet.id);
        std::erase_if(taken.ships, [&](const FleetShip& ship) {
            const bool isBarred = isForbidden(ship);
            if (isBarred)
                m_leftOut.now(
                    given(ship.name),
                    phrase("She can only be had by a waiver, and is left out with what she is worth."),
                    "SA-11.1");
            return isBarred;
        });
        taken.commanders.clear();
        std::set<std::string> names;
        for (const auto& [id, man] : m_campaign.table<CommanderRecord>()) {
            const SquadronRecord* squadron = m_campaign.find(man.squadron);
            if (man.fleet != fleet.id && !(squadron && squadron->fleet == fleet.id))
                continue;
            const std::string of = squadron ? squadron->name : std::string();
            const bool hasShips = of.empty()
                                  || std::any_of(taken.ships.begin(), taken.ships.end(),
                                                 [&](const FleetShip& ship) { return ship.squadron == of; });
            if (man.state != PersonState::Fit || !hasShips || man.post == Post::Garrison) {
                m_leftOut.man(man);
                continue;
            }
            const bool isNamesake = !man.name.empty() && !names.insert(man.name).second;
            if (isNamesake)
                m_leftOut.now(given(man.name),
                              phrase("Another commander of the fleet bears this name; he has none."));
            taken.commanders.push_back({isNamesake ? std::string() : man.name, man.post, man.quality, of});
        }
        return taken;
    }

    [[nodiscard]] bool isForbidden(const FleetShip& ship) const
    {
        const ShipClass* shipClass = classOf(ship, m_figures.classes);
        if (!shipClass)
            return true;
        const bool isAdvisory = settingOf(m_campaign, equipmentPeriods) == "advisory";
        for (const Finding& finding : fitFindings(
                 {given(ship.name), *shipClass, ship.fit, m_campaign.head().year}, m_figures.fitRules()))
            if (finding.severity == Severity::Error && !(isAdvisory && finding.key.ends_with("-period")))
                return true;
        return false;
    }

    void takeContract(const FleetRecord& fleet, Fleet& ships, PortId berth, Json& placed)
    {
        for (const auto& [id, contract] : m_campaign.table<ContractRecord>()) {
            if (contract.fleet != fleet.id)
                continue;
            if (contract.percent == 0) {
                m_leftOut.now(given(contract.name),
                              phrase("Allies at the plain price have no contract in a scenario."), "SA-13.1");
                continue;
            }
            const int end = contract.signedTurn + contract.months * weeksOfMonth;
            const int weeks = std::max(1, end - m_campaign.head().turn);
            placed["months"] = std::clamp((weeks + weeksOfMonth - 1) / weeksOfMonth, 1, 120);
            if (contract.homePort != berth && m_places.contains(contract.homePort))
                placed["home_port"] = m_places.at(contract.homePort);
            m_leftOut.contract(contract, ships.name, m_places.contains(contract.homePort));
        }
    }

    std::string freeName(const std::string& wanted, const std::string& side)
    {
        std::string name = wanted;
        for (int number = 1; !m_fleetNames.insert(name).second; ++number)
            name = number == 1 ? wanted + " (" + side + ")" : wanted + " " + std::to_string(number);
        return name;
    }

    /// What a side has left when the war is founded is what it has now.
    Result<TakenScenario> withBudgets(ScenarioDraft draft)
    {
        const auto plan = planOf(draft, m_figures);
        if (!plan)
            return tl::unexpected(plan.error());
        const std::vector<SidePrice> prices = pricesOf(*plan, m_figures);
        std::size_t at = 0;
        for (const auto& [id, side] : m_campaign.table<SideRecord>()) {
            Talents budget = balanceOf(m_campaign, id) + prices[at].total;
            if (balanceOf(m_campaign, id).isNegative()) {
                m_leftOut.now(given(side.name),
                              phrase("Its treasury is below nothing; it begins with nothing."), "CP-4.3");
                budget = prices[at].total;
            }
            if (budget > budgetBounds.most) {
                m_leftOut.now(given(side.name),
                              phrase("It has more than a budget can be; it begins with less."), "CP-2.2");
                budget = budgetBounds.most;
            }
            draft.document["sides"][at]["budget"] = budget.text();
            ++at;
        }
        m_leftOut.past();
        if (auto again = planOf(draft, m_figures); !again)
            return tl::unexpected(std::move(again.error()));
        return TakenScenario{std::move(draft), m_leftOut.findings()};
    }

    const Campaign& m_campaign;
    const Figures& m_figures; ///< with the places of the campaign's chart
    LeftOut m_leftOut;
    std::map<SideId, std::string> m_sideIds;
    std::map<PortId, std::string> m_places; ///< of the ports that are taken
    std::set<std::string> m_fleetNames;
};

} // namespace

Result<TakenScenario> takeScenario(const Campaign& campaign, const Figures& base)
{
    return Taking(campaign, figuresOf(campaign, base)).take();
}

} // namespace navarch
