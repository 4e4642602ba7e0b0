// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/state/order_names.h"

namespace navarch::salamis {

namespace {

class Wording {
public:
    explicit Wording(const BattleFacts& facts) : m_facts(facts) {}

    std::string operator()(const Begin&) const { return "Begin the battle"; }
    std::string operator()(const DeploySquadron& order) const
    {
        return squadron(order.squadron) + " deploys in " + std::string(nameOf(order.formation));
    }
    std::string operator()(const DeployShip& order) const { return ship(order.ship) + " takes its place"; }
    std::string operator()(const Ready& order) const { return side(order.side) + " has deployed"; }
    std::string operator()(const Move& order) const;
    std::string operator()(const Shoot& order) const
    {
        return ship(order.ship) + " shoots at " + ship(order.target);
    }
    std::string operator()(const Throw& order) const
    {
        static constexpr std::array<std::string_view, 4> what{"Rhodian fire", "bees", "quicklime",
                                                              "Greek fire"};
        return ship(order.ship) + " throws " + std::string(what[static_cast<std::size_t>(order.missile)])
               + " at " + ship(order.target);
    }
    std::string operator()(const Grapple& order) const
    {
        return ship(order.ship) + " grapples " + ship(order.target);
    }
    std::string operator()(const Separate& order) const { return ship(order.ship) + " separates"; }
    std::string operator()(const LetGo& order) const
    {
        return ship(order.ship) + " lets " + ship(order.target) + " go";
    }
    std::string operator()(const SetSail& order) const
    {
        return ship(order.ship) + (order.set ? " sets its sail" : " furls its sail");
    }
    std::string operator()(const Rest& order) const { return ship(order.ship) + " does no more"; }
    std::string operator()(const CutMast& order) const { return ship(order.ship) + " cuts its mast away"; }
    std::string operator()(const EndPhase& order) const
    {
        return side(order.side) + " ends its Action Phase";
    }
    std::string operator()(const Fire& order) const
    {
        return ship(order.ship) + " fires at " + ship(order.target);
    }
    std::string operator()(const HoldFire& order) const { return side(order.side) + " ceases fire"; }
    std::string operator()(const ComeIn& order) const
    {
        const std::array<std::string, 4> edges{"the edge of " + side(0), "the right edge",
                                               "the edge of " + side(1), "the left edge"};
        const bool known =
            order.contingent >= 0 && static_cast<std::size_t>(order.contingent) < m_facts.contingents.size();
        return (known ? m_facts.contingents[static_cast<std::size_t>(order.contingent)].name
                      : std::string("Allies"))
               + " come in over " + edges[static_cast<std::size_t>(order.edge & 3)] + " at "
               + std::to_string(order.along / 1000) + " cm";
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
                   ? m_facts.sides[static_cast<std::size_t>(number)]
                   : "A side that is not there";
    }
    [[nodiscard]] std::string squadron(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.squadrons.size()
                   ? m_facts.squadrons[static_cast<std::size_t>(number)].name
                   : "A squadron that is not there";
    }

    const BattleFacts& m_facts;
};

std::string lengthText(std::int32_t length)
{
    const int tenths = (length + 50) / 100;
    return std::to_string(tenths / 10) + (tenths % 10 ? "." + std::to_string(tenths % 10) : "") + " cm";
}

std::string Wording::operator()(const Move& order) const
{
    std::string text = ship(order.ship);
    if (order.gait == Gait::Fast)
        text += ", fast:";
    else if (order.gait == Gait::Sail)
        text += ", under sail:";
    else if (order.gait == Gait::Back)
        text += " backs";
    const char* between = " ";
    for (const Step& step : order.all()) {
        if (step.ahead > 0)
            text += std::exchange(between, ", ") + lengthText(step.ahead)
                    + (order.gait == Gait::Back ? "" : " ahead");
        if (step.turn != 0)
            text += std::exchange(between, ", ") + std::to_string(step.turn < 0 ? -step.turn : step.turn)
                    + "° to " + (step.turn < 0 ? "port" : "starboard");
    }
    return text;
}

} // namespace

std::string SalamisAdActium::wording(const Order& order) const
{
    return std::visit(Wording(m_facts), order);
}

std::string SalamisAdActium::wording(const Decision& decision) const
{
    const std::string& side = m_facts.sides[static_cast<std::size_t>(decision.side)];
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Begin: return "Roll the weather";
    case Phase::Deploy: return side + " deploys";
    case Phase::Action:
        return side + ": " + m_facts.squadrons[static_cast<std::size_t>(decision.subject)].name + " acts";
    case Phase::Engines: return side + ": engines fire";
    case Phase::Arrival: return side + ": allies come in";
    case Phase::Over: break;
    }
    return "The battle is over";
}

} // namespace navarch::salamis
