// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted.h"
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/state/order_names.h"

namespace navarch::ramming {

namespace {

class Wording {
public:
    explicit Wording(const BattleFacts& facts) : m_facts(facts) {}

    std::string operator()(const Begin&) const { return "Begin the battle"; }
    std::string operator()(const DeployFleet& order) const
    {
        return side(order.side) + " deploys in " + std::string(nameOf(order.pattern));
    }
    std::string operator()(const DeployShip& order) const
    {
        return ship(order.ship) + " takes its place at " + hex::labelOf(hex::hexOf(order.column, order.row));
    }
    std::string operator()(const Ready& order) const { return side(order.side) + " has deployed"; }
    std::string operator()(const Activate& order) const { return ship(order.ship) + " moves"; }
    std::string operator()(const GetFree& order) const
    {
        return ship(order.ship) + (order.tries ? " tries to get free" : " stays where it is held");
    }
    std::string operator()(const Move& order) const;
    std::string operator()(const Shoot& order) const
    {
        constexpr std::array<std::string_view, weapons> words{
            "javelins",   "its archers",   "Greek fire",        "ballistae", "its catapult",
            "its onager", "its trebuchet", "its tower archers", "fire pots"};
        return ship(order.ship) + " shoots " + std::string(words[indexOf(order.weapon)]) + " at "
               + ship(order.target);
    }
    std::string operator()(const HoldFire& order) const
    {
        return side(order.side)
               + (order.wholeMove ? " shoots no more during this move" : " shoots no more now");
    }
    std::string operator()(const Ram& order) const
    {
        return ship(order.ship) + (order.rams ? " rams" : " does not ram");
    }
    std::string operator()(const Board& order) const
    {
        return ship(order.ship) + " boards " + ship(order.target);
    }
    std::string operator()(const Capture& order) const
    {
        const int men = order.rowers + order.hoplites;
        return ship(order.ship) + " takes " + ship(order.target)
               + (men > 0 ? " and sends " + counted(men, "man", "men") + " across" : ", and leaves it empty");
    }
    std::string operator()(const EndBoarding& order) const { return ship(order.ship) + " has done"; }
    std::string operator()(const Stand& order) const
    {
        constexpr std::array<std::string_view, 4> words{" decides about every shot", " holds its fire",
                                                        " shoots at every ship that moves",
                                                        " shoots at will"};
        return side(order.side) + std::string(words[indexOf(order.standing)]);
    }
    std::string operator()(const Concede& order) const { return side(order.side) + " gives the battle up"; }

private:
    [[nodiscard]] std::string ship(ShipNumber number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.ships.size()
                   ? m_facts.name(number)
                   : "A ship that is not there";
    }
    [[nodiscard]] std::string side(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.sides.size()
                   ? m_facts.sideName(number)
                   : "A side that is not there";
    }

    const BattleFacts& m_facts;
};

std::string Wording::operator()(const Move& order) const
{
    if (order.count == 0)
        return ship(order.ship) + " rows no more";
    std::string text = ship(order.ship) + (order.rammingSpeed ? ", at ramming speed:" : ":");
    const auto steps = order.steps();
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t same = i;
        while (same < steps.size() && steps[same] == steps[i])
            ++same;
        const std::string count = std::to_string(same - i);
        switch (steps[i]) {
        case Step::Forward: text += " " + count + " ahead"; break;
        case Step::Backward: text += " " + count + " astern"; break;
        case Step::Left: text += same - i == 1 ? " to port" : " " + count + " sides to port"; break;
        case Step::Right:
            text += same - i == 1 ? " to starboard" : " " + count + " sides to starboard";
            break;
        }
        i = same;
        text += i < steps.size() ? "," : "";
    }
    return text;
}

} // namespace

std::string RammingSpeed::wording(const Order& order) const
{
    return std::visit(Wording(m_facts), order);
}

std::string RammingSpeed::wording(const Decision& decision) const
{
    const std::string& side = m_facts.sideName(decision.side);
    const std::string ship = decision.subject >= 0 ? m_facts.name(decision.subject) : std::string();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Begin: return "Roll skills and Advantages";
    case Phase::Deploy: return side + " deploys";
    case Phase::Choose: return side + ": choose the ship that moves";
    case Phase::Free: return side + ": " + ship + " is held";
    case Phase::Row: return side + ": " + ship + " rows";
    case Phase::Window: return side + ": shots, while " + ship + " moves";
    case Phase::Ram: return side + ": " + ship + " may ram";
    case Phase::Board: return side + ": " + ship + " may board";
    case Phase::Over: break;
    }
    return "The battle is over";
}

} // namespace navarch::ramming
