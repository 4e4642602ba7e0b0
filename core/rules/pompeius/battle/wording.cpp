// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/state/ship_names.h"

namespace navarch::pompeius {

namespace {

class Wording {
public:
    Wording(const BattleFacts& facts, bool isOpen) : m_facts(facts), m_isOpen(isOpen) {}

    std::string operator()(const DeployShip& order) const
    {
        return m_isOpen ? side(sideOf(order.ship)) + " places a ship"
                        : ship(order.ship) + " takes its place at " + place(order.column, order.row);
    }
    std::string operator()(const Ready& order) const { return side(order.side) + " has deployed"; }
    std::string operator()(const PlotShip& order) const
    {
        return m_isOpen ? ship(order.ship) + " has her orders"
                        : ship(order.ship) + ": " + textOf(order.plot, writerOf(m_facts));
    }
    std::string operator()(const HoldCourse& order) const
    {
        return side(order.side) + ": the other ships hold their course";
    }
    std::string operator()(const Lock& order) const { return side(order.side) + " locks its orders"; }
    std::string operator()(const Hoist& order) const
    {
        if (m_isOpen)
            return side(order.side) + " hoists a signal";
        const bool isKnown =
            order.squadron >= 0 && static_cast<std::size_t>(order.squadron) < m_facts.squadrons.size();
        return side(order.side) + " signals "
               + (isKnown ? m_facts.squadrons[static_cast<std::size_t>(order.squadron)].name
                          : std::string("a squadron that is not there"))
               + ": " + std::string(signalWords[static_cast<std::size_t>(order.signal)].en);
    }
    std::string operator()(const ReturnShip& order) const
    {
        return m_isOpen ? ship(order.ship) + " has her orders"
                        : ship(order.ship) + " comes back at " + place(order.column, order.row);
    }
    std::string operator()(const StayAway& order) const
    {
        return side(order.side) + ": the ships off the map stay away";
    }
    std::string operator()(const Meet& order) const
    {
        return ship(order.ship) + (order.rams ? " rams " : " does not ram ") + ship(order.target);
    }
    std::string operator()(const Aim& order) const
    {
        if (m_isOpen)
            return "A target is chosen";
        const bool isKnown = order.unit >= 0 && static_cast<std::size_t>(order.unit) < m_facts.units.size();
        return (isKnown ? ship(order.ship) + " " + textOf(m_facts.unit(order.unit).name)
                        : std::string("A unit that is not there"))
               + " shoots at " + ship(order.target);
    }
    std::string operator()(const AimRest& order) const
    {
        return side(order.side) + ": the other units shoot at the nearest";
    }
    std::string operator()(const Mend& order) const
    {
        switch (order.remedy) {
        case Remedy::Fire: return ship(order.ship) + " puts out a fire on " + ship(order.on);
        case Remedy::Rudder: return ship(order.ship) + " mends the rudder of " + ship(order.on);
        case Remedy::Oars: return ship(order.ship) + " mends the oars of " + ship(order.on);
        case Remedy::Stuck:
            return ship(order.ship) + " frees " + ship(order.on) + " from " + ship(order.other);
        case Remedy::Counter:
            return ship(order.ship) + " cuts a grapple of " + ship(order.other) + " on " + ship(order.on);
        }
        return {};
    }
    std::string operator()(const TakeDisorder& order) const
    {
        if (m_isOpen)
            return ship(order.ship) + " lays a damage card";
        const bool isKnown = order.unit >= 0 && static_cast<std::size_t>(order.unit) < m_facts.units.size();
        const UnitFacts* unit = isKnown ? &m_facts.unit(order.unit) : nullptr;
        return ship(order.ship) + ": "
               + (!unit                      ? std::string("a unit that is not there")
                  : unit->ship == order.ship ? textOf(unit->name)
                                             : textOf(unit->name) + " of " + ship(unit->ship))
               + " falls into disorder";
    }
    std::string operator()(const SpreadDisorder& order) const
    {
        return side(order.side) + ": disorder goes to ballistae, sagittarii, milites in turn";
    }
    std::string operator()(const Concede& order) const { return side(order.side) + " gives the battle up"; }

private:
    [[nodiscard]] bool isKnown(ShipNumber number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.ships.size();
    }
    [[nodiscard]] std::string ship(ShipNumber number) const
    {
        return isKnown(number) ? m_facts.name(number) : "A ship that is not there";
    }
    [[nodiscard]] int sideOf(ShipNumber number) const
    {
        return isKnown(number) ? m_facts.of(number).side : -1;
    }
    [[nodiscard]] std::string side(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.sides.size()
                   ? m_facts.sideName(number)
                   : "A side that is not there";
    }
    [[nodiscard]] static std::string place(int column, int row)
    {
        return rex::nameOf(rex::rexOf(column, row));
    }

    const BattleFacts& m_facts;
    bool m_isOpen; ///< only what everybody may know
};

} // namespace

std::string Pompeius::wording(const Order& order) const
{
    return std::visit(Wording(m_facts, false), order);
}

std::string Pompeius::openWording(const Order& order) const
{
    return std::visit(Wording(m_facts, true), order);
}

std::string Pompeius::wording(const Decision& decision) const
{
    const auto& seats = m_facts.seats[static_cast<std::size_t>(decision.side)];
    const bool isOneOfMany =
        seats.size() > 1 && decision.seat >= 0 && static_cast<std::size_t>(decision.seat) < seats.size();
    const std::string side =
        m_facts.sideName(decision.side)
        + (isOneOfMany ? ", " + seats[static_cast<std::size_t>(decision.seat)].name : "");
    const std::string ship = decision.subject >= 0 ? m_facts.name(decision.subject) : std::string();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Deploy: return side + " deploys";
    case Phase::Orders:
        return side + (ship.empty() ? ": all ships have their orders" : ": orders for " + ship);
    case Phase::Meetings: return side + ": shall " + ship + " ram?";
    case Phase::Targets: return side + ": a target for " + ship;
    case Phase::Mending: return side + ": what do the men of " + ship + " mend?";
    case Phase::Laying: return side + ": which unit of " + ship + " falls into disorder?";
    case Phase::Over: break;
    }
    return "The battle is over";
}

} // namespace navarch::pompeius
