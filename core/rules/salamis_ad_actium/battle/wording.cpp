// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/base/listed.h"
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/state/order_names.h"
#include "core/rules/shared/named_in_orders.h"

namespace navarch::salamis {

namespace {

class Wording : public NamedInOrders<BattleFacts> {
public:
    explicit Wording(const BattleFacts& facts) : NamedInOrders(facts) {}

    Phrase operator()(const Begin&) const { return phrase("Begin the battle"); }
    Phrase operator()(const DeploySquadron& order) const
    {
        return phrase("%1 deploys in %2", squadron(order.squadron), termOf(nameOf(order.formation)));
    }
    Phrase operator()(const DeployShip& order) const
    {
        return phrase("%1 takes its place", ship(order.ship));
    }
    Phrase operator()(const Ready& order) const { return phrase("%1 has deployed", side(order.side)); }
    Phrase operator()(const Move& order) const;
    Phrase operator()(const Shoot& order) const
    {
        return phrase("%1 shoots at %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const Throw& order) const
    {
        static constexpr std::array<PhraseText, 4> what{
            phraseText("%1 throws Rhodian fire at %2"), phraseText("%1 throws bees at %2"),
            phraseText("%1 throws quicklime at %2"), phraseText("%1 throws Greek fire at %2")};
        return {what[static_cast<std::size_t>(order.missile)],
                std::nullopt,
                {ship(order.ship), ship(order.target)}};
    }
    Phrase operator()(const Grapple& order) const
    {
        return phrase("%1 grapples %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const Separate& order) const { return phrase("%1 separates", ship(order.ship)); }
    Phrase operator()(const LetGo& order) const
    {
        return phrase("%1 lets %2 go", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const SetSail& order) const
    {
        return order.set ? phrase("%1 sets its sail", ship(order.ship))
                         : phrase("%1 furls its sail", ship(order.ship));
    }
    Phrase operator()(const Rest& order) const { return phrase("%1 does no more", ship(order.ship)); }
    Phrase operator()(const CutMast& order) const
    {
        return phrase("%1 cuts its mast away", ship(order.ship));
    }
    Phrase operator()(const EndPhase& order) const
    {
        return phrase("%1 ends its Action Phase", side(order.side));
    }
    Phrase operator()(const Fire& order) const
    {
        return phrase("%1 fires at %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const HoldFire& order) const { return phrase("%1 ceases fire", side(order.side)); }
    Phrase operator()(const ComeIn& order) const
    {
        const bool isKnown =
            order.contingent >= 0 && static_cast<std::size_t>(order.contingent) < m_facts.contingents.size();
        const Phrase allies =
            isKnown ? Phrase(given(m_facts.contingents[static_cast<std::size_t>(order.contingent)].name))
                    : phrase("Allies");
        const int place = order.along / 1000;
        switch (order.edge & 3) {
        case 1: return phrase("%1 come in over the right edge at %2 cm", allies, place);
        case 3: return phrase("%1 come in over the left edge at %2 cm", allies, place);
        default: break;
        }
        return phrase("%1 come in over the edge of %2 at %3 cm", allies, side((order.edge & 3) / 2), place);
    }
    Phrase operator()(const Concede& order) const
    {
        return phrase("%1 gives the battle up", side(order.side));
    }

private:
    [[nodiscard]] Phrase squadron(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.squadrons.size()
                   ? m_facts.called(m_facts.squadrons[static_cast<std::size_t>(number)])
                   : phrase("A squadron that is not there");
    }
};

/// Centimetres, to a tenth.
PhraseNumber lengthOf(std::int32_t length)
{
    return inHundredths((length + 50) / 100 * 10);
}

Phrase Wording::operator()(const Move& order) const
{
    std::vector<Phrase> steps;
    for (const Step& step : order.all()) {
        if (step.ahead > 0)
            steps.push_back(order.gait == Gait::Back ? phrase("%1 cm", lengthOf(step.ahead))
                                                     : phrase("%1 cm ahead", lengthOf(step.ahead)));
        if (step.turn < 0)
            steps.push_back(phrase("%1° to port", -step.turn));
        else if (step.turn > 0)
            steps.push_back(phrase("%1° to starboard", step.turn));
    }
    const Phrase who = ship(order.ship);
    if (steps.empty())
        return phrase("%1 stays where it is", who);
    switch (order.gait) {
    case Gait::Fast: return phrase("%1, fast: %2", who, listed(steps));
    case Gait::Sail: return phrase("%1, under sail: %2", who, listed(steps));
    case Gait::Back: return phrase("%1 backs %2", who, listed(steps));
    case Gait::Oars:
    case Gait::Pivot: break;
    }
    return phrase("%1 %2", who, listed(steps));
}

} // namespace

Phrase SalamisAdActium::wording(const Order& order) const
{
    return std::visit(Wording(m_facts), order);
}

Phrase SalamisAdActium::wording(const Decision& decision) const
{
    const Phrase side = given(m_facts.sides[static_cast<std::size_t>(decision.side)]);
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Begin: return phrase("Roll the weather");
    case Phase::Deploy: return phrase("%1 deploys", side);
    case Phase::Action: {
        const SquadronFacts& squadron = m_facts.squadrons[static_cast<std::size_t>(decision.subject)];
        if (squadron.line == 0 || squadron.contingent >= 0)
            return phrase("%1: %2 acts", side, m_facts.called(squadron));
        return m_facts.isOnly(squadron) ? phrase("%1 acts", side)
                                        : phrase("%1: line %2 acts", side, squadron.line);
    }
    case Phase::Engines: return phrase("%1: engines fire", side);
    case Phase::Arrival: return phrase("%1: allies come in", side);
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

} // namespace navarch::salamis
