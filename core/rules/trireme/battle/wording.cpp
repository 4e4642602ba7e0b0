// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/rules/shared/named_in_orders.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/state/order_names.h"

namespace navarch::trireme {

namespace {

class Wording : public NamedInOrders<BattleFacts> {
public:
    Wording(const BattleFacts& facts, bool isOpen) : NamedInOrders(facts), m_isOpen(isOpen) {}

    Phrase operator()(const DeployShip& order) const
    {
        return m_isOpen ? phrase("%1 places a ship", side(sideOf(order.ship)))
                        : phrase("%1 takes its place at %2", ship(order.ship),
                                 given(hex::labelOf(hex::hexOf(order.column, order.row), 1)));
    }
    Phrase operator()(const Ready& order) const { return phrase("%1 has deployed", side(order.side)); }
    Phrase operator()(const PlotShip& order) const
    {
        return m_isOpen ? phrase("%1 is plotted", ship(order.ship))
                        : phrase("%1 plots %2", ship(order.ship), given(textOf(order.plot)));
    }
    Phrase operator()(const HoldCourse& order) const
    {
        return phrase("%1: the other ships hold their course", side(order.side));
    }
    Phrase operator()(const EndPlot& order) const
    {
        return phrase("%1 has plotted its ships", side(order.side));
    }
    Phrase operator()(const Shoot& order) const
    {
        if (m_isOpen)
            return phrase("A shot is declared");
        static constexpr std::array<PhraseText, weapons> atShip{
            phraseTextN("%1 shoots {%n bow|%n bows} at %2"),
            phraseTextN("%1 shoots {%n catapult|%n catapults} at %2"),
            phraseTextN("%1 shoots {%n stone thrower|%n stone throwers} at %2")};
        static constexpr std::array<PhraseText, weapons> atBoarders{
            phraseTextN("%1 shoots {%n bow|%n bows} at the boarders of %2"),
            phraseTextN("%1 shoots {%n catapult|%n catapults} at the boarders of %2"),
            phraseTextN("%1 shoots {%n stone thrower|%n stone throwers} at the boarders of %2")};
        return {(order.atBoarders ? atBoarders : atShip)[static_cast<std::size_t>(order.weapon)],
                order.count,
                {ship(order.ship), ship(order.target)}};
    }
    Phrase operator()(const HoldFire& order) const
    {
        return order.wholeTurn ? phrase("%1 shoots no more this turn", side(order.side))
                               : phrase("%1 shoots no more now", side(order.side));
    }
    Phrase operator()(const StandingFire& order) const
    {
        static constexpr std::array<PhraseText, 3> words{phraseText("%1 decides about every shot"),
                                                         phraseText("%1 holds its fire"),
                                                         phraseText("%1 shoots at will")};
        return {words[static_cast<std::size_t>(order.fire)], std::nullopt, {side(order.side)}};
    }
    Phrase operator()(const Strike& order) const
    {
        const Phrase who = ship(order.ship);
        const Phrase whom = ship(order.target);
        if (m_isOpen)
            return phrase("The contact of %1 with %2 is decided", who, whom);
        if (order.order == Contact::Ram)
            return phrase("%1 rams %2", who, whom);
        if (order.order == Contact::Alongside)
            return phrase("%1 lies alongside %2", who, whom);
        switch (order.slip) {
        case Hand::Port: return phrase("%1 rakes the oars of %2, past to port", who, whom);
        case Hand::Starboard: return phrase("%1 rakes the oars of %2, past to starboard", who, whom);
        case Hand::None: break;
        }
        return phrase("%1 rakes the oars of %2", who, whom);
    }
    Phrase operator()(const Grapple& order) const
    {
        if (m_isOpen)
            return phrase("Whether %1 boards is decided", ship(order.ship));
        return order.wishes ? phrase("%1 boards %2", ship(order.ship), ship(order.target))
                            : phrase("%1 does not board %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const AsPlotted& order) const
    {
        return phrase("%1 does as it has plotted", side(order.side));
    }
    Phrase operator()(const PrizeCrew& order) const
    {
        return phraseN("%1 sends {%n marine|%n marines} to %2", order.marines, ship(order.ship),
                       ship(order.target));
    }
    Phrase operator()(const CounterBoard& order) const
    {
        return order.boards ? phrase("%1 boards %2", ship(order.ship), ship(order.target))
                            : phrase("%1 cuts loose from %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const Concede& order) const
    {
        return phrase("%1 gives the battle up", side(order.side));
    }

private:
    bool m_isOpen; ///< only what everybody may know
};

} // namespace

Phrase Trireme::wording(const Order& order) const
{
    return std::visit(Wording(m_facts, false), order);
}

Phrase Trireme::openWording(const Order& order) const
{
    return std::visit(Wording(m_facts, true), order);
}

Phrase Trireme::wording(const Decision& decision) const
{
    const Phrase side = given(m_facts.sideName(decision.side));
    const Phrase ship = decision.subject >= 0 ? m_facts.called(decision.subject) : Phrase();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Deploy: return phrase("%1 deploys", side);
    case Phase::Plot:
        return ship.isEmpty() ? phrase("%1: all ships are plotted", side)
                              : phrase("%1: %2 is to be plotted", side, ship);
    case Phase::Fire: return phrase("%1: shots", side);
    case Phase::Contact: return phrase("%1: %2 strikes", side, ship);
    case Phase::Grapple: return phrase("%1: shall %2 board?", side, ship);
    case Phase::Settle: return phrase("%1: %2 has won its fight", side, ship);
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

} // namespace navarch::trireme
