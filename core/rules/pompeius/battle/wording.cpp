// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/state/ship_names.h"
#include "core/rules/shared/named_in_orders.h"

namespace navarch::pompeius {

namespace {

class Wording : public NamedInOrders<BattleFacts> {
public:
    Wording(const BattleFacts& facts, bool isOpen) : NamedInOrders(facts), m_isOpen(isOpen) {}

    Phrase operator()(const DeployShip& order) const
    {
        return m_isOpen
                   ? phrase("%1 places a ship", side(sideOf(order.ship)))
                   : phrase("%1 takes its place at %2", ship(order.ship), place(order.column, order.row));
    }
    Phrase operator()(const Ready& order) const { return phrase("%1 has deployed", side(order.side)); }
    Phrase operator()(const PlotShip& order) const
    {
        return m_isOpen ? phrase("%1 has her orders", ship(order.ship))
                        : phrase("%1: %2", ship(order.ship), given(textOf(order.plot, writerOf(m_facts))));
    }
    Phrase operator()(const HoldCourse& order) const
    {
        return phrase("%1: the other ships hold their course", side(order.side));
    }
    Phrase operator()(const Lock& order) const { return phrase("%1 locks its orders", side(order.side)); }
    Phrase operator()(const Hoist& order) const
    {
        if (m_isOpen)
            return phrase("%1 hoists a signal", side(order.side));
        const bool isKnown =
            order.squadron >= 0 && static_cast<std::size_t>(order.squadron) < m_facts.squadrons.size();
        return phrase("%1 signals %2: %3", side(order.side),
                      isKnown
                          ? Phrase(given(m_facts.squadrons[static_cast<std::size_t>(order.squadron)].name))
                          : phrase("a squadron that is not there"),
                      termOf(signalWords[static_cast<std::size_t>(order.signal)]));
    }
    Phrase operator()(const ReturnShip& order) const
    {
        return m_isOpen ? phrase("%1 has her orders", ship(order.ship))
                        : phrase("%1 comes back at %2", ship(order.ship), place(order.column, order.row));
    }
    Phrase operator()(const StayAway& order) const
    {
        return phrase("%1: the ships off the map stay away", side(order.side));
    }
    Phrase operator()(const Meet& order) const
    {
        return order.rams ? phrase("%1 rams %2", ship(order.ship), ship(order.target))
                          : phrase("%1 does not ram %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const Aim& order) const
    {
        if (m_isOpen)
            return phrase("A target is chosen");
        return isUnit(order.unit) ? phrase("%1 %2 shoots at %3", ship(order.ship),
                                           given(textOf(m_facts.unit(order.unit).name)), ship(order.target))
                                  : phrase("A unit that is not there shoots at %1", ship(order.target));
    }
    Phrase operator()(const AimRest& order) const
    {
        return phrase("%1: the other units shoot at the nearest", side(order.side));
    }
    Phrase operator()(const Mend& order) const
    {
        const Phrase who = ship(order.ship);
        const Phrase on = ship(order.on);
        switch (order.remedy) {
        case Remedy::Fire: return phrase("%1 puts out a fire on %2", who, on);
        case Remedy::Rudder: return phrase("%1 mends the rudder of %2", who, on);
        case Remedy::Oars: return phrase("%1 mends the oars of %2", who, on);
        case Remedy::Stuck: return phrase("%1 frees %2 from %3", who, on, ship(order.other));
        case Remedy::Counter: return phrase("%1 cuts a grapple of %2 on %3", who, ship(order.other), on);
        }
        return {};
    }
    Phrase operator()(const TakeDisorder& order) const
    {
        if (m_isOpen)
            return phrase("%1 lays a damage card", ship(order.ship));
        if (!isUnit(order.unit))
            return phrase("%1: a unit that is not there falls into disorder", ship(order.ship));
        const UnitFacts& unit = m_facts.unit(order.unit);
        return unit.ship == order.ship
                   ? phrase("%1: %2 falls into disorder", ship(order.ship), given(textOf(unit.name)))
                   : phrase("%1: %2 of %3 falls into disorder", ship(order.ship), given(textOf(unit.name)),
                            ship(unit.ship));
    }
    Phrase operator()(const SpreadDisorder& order) const
    {
        return phrase("%1: disorder goes to ballistae, sagittarii, milites in turn", side(order.side));
    }
    Phrase operator()(const Concede& order) const
    {
        return phrase("%1 gives the battle up", side(order.side));
    }

private:
    [[nodiscard]] bool isUnit(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.units.size();
    }
    [[nodiscard]] static GivenText place(int column, int row)
    {
        return given(rex::nameOf(rex::rexOf(column, row)));
    }

    bool m_isOpen; ///< only what everybody may know
};

} // namespace

Phrase Pompeius::wording(const Order& order) const
{
    return std::visit(Wording(m_facts, false), order);
}

Phrase Pompeius::openWording(const Order& order) const
{
    return std::visit(Wording(m_facts, true), order);
}

Phrase Pompeius::wording(const Decision& decision) const
{
    const auto& seats = m_facts.seats[static_cast<std::size_t>(decision.side)];
    const bool isOneOfMany =
        seats.size() > 1 && decision.seat >= 0 && static_cast<std::size_t>(decision.seat) < seats.size();
    Phrase side = given(m_facts.sideName(decision.side));
    if (isOneOfMany)
        side = phrase("%1, %2", std::move(side), seats[static_cast<std::size_t>(decision.seat)].name);
    const Phrase ship = decision.subject >= 0 ? m_facts.called(decision.subject) : Phrase();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Deploy: return phrase("%1 deploys", side);
    case Phase::Orders:
        return ship.isEmpty() ? phrase("%1: all ships have their orders", side)
                              : phrase("%1: orders for %2", side, ship);
    case Phase::Meetings: return phrase("%1: shall %2 ram?", side, ship);
    case Phase::Targets: return phrase("%1: a target for %2", side, ship);
    case Phase::Mending: return phrase("%1: what do the men of %2 mend?", side, ship);
    case Phase::Laying: return phrase("%1: which unit of %2 falls into disorder?", side, ship);
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

} // namespace navarch::pompeius
