// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/state/order_names.h"

namespace navarch::trireme {

namespace {

class Wording {
public:
    Wording(const BattleFacts& facts, bool isOpen) : m_facts(facts), m_isOpen(isOpen) {}

    std::string operator()(const DeployShip& order) const
    {
        return m_isOpen ? side(sideOf(order.ship)) + " places a ship"
                        : ship(order.ship) + " takes its place at "
                              + hex::labelOf(hex::hexOf(order.column, order.row), 1);
    }
    std::string operator()(const Ready& order) const { return side(order.side) + " has deployed"; }
    std::string operator()(const PlotShip& order) const
    {
        return m_isOpen ? ship(order.ship) + " is plotted"
                        : ship(order.ship) + " plots " + textOf(order.plot);
    }
    std::string operator()(const HoldCourse& order) const
    {
        return side(order.side) + ": the other ships hold their course";
    }
    std::string operator()(const EndPlot& order) const { return side(order.side) + " has plotted its ships"; }
    std::string operator()(const Shoot& order) const
    {
        if (m_isOpen)
            return "A shot is declared";
        constexpr std::array<std::array<std::string_view, 2>, weapons> words{
            {{"bow", "bows"}, {"catapult", "catapults"}, {"stone thrower", "stone throwers"}}};
        return ship(order.ship) + " shoots " + std::to_string(order.count) + " "
               + std::string(words[static_cast<std::size_t>(order.weapon)][order.count == 1 ? 0 : 1]) + " at "
               + (order.atBoarders ? "the boarders of " : "") + ship(order.target);
    }
    std::string operator()(const HoldFire& order) const
    {
        return side(order.side) + (order.wholeTurn ? " shoots no more this turn" : " shoots no more now");
    }
    std::string operator()(const StandingFire& order) const
    {
        constexpr std::array<std::string_view, 3> words{" decides about every shot", " holds its fire",
                                                        " shoots at will"};
        return side(order.side) + std::string(words[static_cast<std::size_t>(order.fire)]);
    }
    std::string operator()(const Strike& order) const
    {
        if (m_isOpen)
            return "The contact of " + ship(order.ship) + " with " + ship(order.target) + " is decided";
        if (order.order == Contact::Ram)
            return ship(order.ship) + " rams " + ship(order.target);
        if (order.order == Contact::Alongside)
            return ship(order.ship) + " lies alongside " + ship(order.target);
        return ship(order.ship) + " rakes the oars of " + ship(order.target)
               + (order.slip == Hand::Port        ? ", past to port"
                  : order.slip == Hand::Starboard ? ", past to starboard"
                                                  : "");
    }
    std::string operator()(const Grapple& order) const
    {
        return m_isOpen
                   ? "Whether " + ship(order.ship) + " boards is decided"
                   : ship(order.ship) + (order.wishes ? " boards " : " does not board ") + ship(order.target);
    }
    std::string operator()(const AsPlotted& order) const
    {
        return side(order.side) + " does as it has plotted";
    }
    std::string operator()(const PrizeCrew& order) const
    {
        return ship(order.ship) + " sends " + std::to_string(order.marines)
               + (order.marines == 1 ? " marine to " : " marines to ") + ship(order.target);
    }
    std::string operator()(const CounterBoard& order) const
    {
        return ship(order.ship) + (order.boards ? " boards " : " cuts loose from ") + ship(order.target);
    }
    std::string operator()(const Concede& order) const { return side(order.side) + " gives the battle up"; }

private:
    [[nodiscard]] bool isKnown(ShipNumber number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.ships.size();
    }
    [[nodiscard]] std::string ship(ShipNumber number) const
    {
        return isKnown(number) ? m_facts.name(number).english() : "A ship that is not there";
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

    const BattleFacts& m_facts;
    bool m_isOpen; ///< only what everybody may know
};

} // namespace

std::string Trireme::wording(const Order& order) const
{
    return std::visit(Wording(m_facts, false), order);
}

std::string Trireme::openWording(const Order& order) const
{
    return std::visit(Wording(m_facts, true), order);
}

std::string Trireme::wording(const Decision& decision) const
{
    const std::string& side = m_facts.sideName(decision.side);
    const std::string ship = decision.subject >= 0 ? m_facts.name(decision.subject).english() : std::string();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Deploy: return side + " deploys";
    case Phase::Plot:
        return side + (ship.empty() ? ": all ships are plotted" : ": " + ship + " is to be plotted");
    case Phase::Fire: return side + ": shots";
    case Phase::Contact: return side + ": " + ship + " strikes";
    case Phase::Grapple: return side + ": shall " + ship + " board?";
    case Phase::Settle: return side + ": " + ship + " has won its fight";
    case Phase::Over: break;
    }
    return "The battle is over";
}

} // namespace navarch::trireme
