// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/base/listed.h"
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/state/order_names.h"
#include "core/rules/shared/named_in_orders.h"

namespace navarch::ramming {

namespace {

class Wording : public NamedInOrders<BattleFacts> {
public:
    explicit Wording(const BattleFacts& facts) : NamedInOrders(facts) {}

    Phrase operator()(const Begin&) const { return phrase("Begin the battle"); }
    Phrase operator()(const DeployFleet& order) const
    {
        return phrase("%1 deploys in %2", side(order.side), termOf(nameOf(order.pattern)));
    }
    Phrase operator()(const DeployShip& order) const
    {
        return phrase("%1 takes its place at %2", ship(order.ship),
                      given(hex::labelOf(hex::hexOf(order.column, order.row))));
    }
    Phrase operator()(const Ready& order) const { return phrase("%1 has deployed", side(order.side)); }
    Phrase operator()(const Activate& order) const { return phrase("%1 moves", ship(order.ship)); }
    Phrase operator()(const GetFree& order) const
    {
        return order.tries ? phrase("%1 tries to get free", ship(order.ship))
                           : phrase("%1 stays where it is held", ship(order.ship));
    }
    Phrase operator()(const Move& order) const;
    Phrase operator()(const Shoot& order) const
    {
        static constexpr std::array<PhraseText, weapons> words{
            phraseText("%1 shoots javelins at %2"),      phraseText("%1 shoots its archers at %2"),
            phraseText("%1 shoots Greek fire at %2"),    phraseText("%1 shoots ballistae at %2"),
            phraseText("%1 shoots its catapult at %2"),  phraseText("%1 shoots its onager at %2"),
            phraseText("%1 shoots its trebuchet at %2"), phraseText("%1 shoots its tower archers at %2"),
            phraseText("%1 shoots fire pots at %2")};
        return {words[indexOf(order.weapon)], std::nullopt, {ship(order.ship), ship(order.target)}};
    }
    Phrase operator()(const HoldFire& order) const
    {
        return order.wholeMove ? phrase("%1 shoots no more during this move", side(order.side))
                               : phrase("%1 shoots no more now", side(order.side));
    }
    Phrase operator()(const Ram& order) const
    {
        return order.rams ? phrase("%1 rams", ship(order.ship)) : phrase("%1 does not ram", ship(order.ship));
    }
    Phrase operator()(const Board& order) const
    {
        return phrase("%1 boards %2", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const Capture& order) const
    {
        const int men = order.rowers + order.hoplites;
        return men > 0 ? phraseN("%1 takes %2 and sends {%n man|%n men} across", men, ship(order.ship),
                                 ship(order.target))
                       : phrase("%1 takes %2, and leaves it empty", ship(order.ship), ship(order.target));
    }
    Phrase operator()(const EndBoarding& order) const { return phrase("%1 has done", ship(order.ship)); }
    Phrase operator()(const Stand& order) const
    {
        static constexpr std::array<PhraseText, 4> words{
            phraseText("%1 decides about every shot"), phraseText("%1 holds its fire"),
            phraseText("%1 shoots at every ship that moves"), phraseText("%1 shoots at will")};
        return {words[indexOf(order.standing)], std::nullopt, {side(order.side)}};
    }
    Phrase operator()(const Concede& order) const
    {
        return phrase("%1 gives the battle up", side(order.side));
    }
};

Phrase Wording::operator()(const Move& order) const
{
    if (order.count == 0)
        return phrase("%1 rows no more", ship(order.ship));
    std::vector<Phrase> parts;
    const auto steps = order.steps();
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t same = i;
        while (same < steps.size() && steps[same] == steps[i])
            ++same;
        const auto count = static_cast<std::int64_t>(same - i);
        switch (steps[i]) {
        case Step::Forward: parts.push_back(phrase("%1 ahead", count)); break;
        case Step::Backward: parts.push_back(phrase("%1 astern", count)); break;
        case Step::Left: parts.push_back(phraseN("{to port|%n sides to port}", count)); break;
        case Step::Right: parts.push_back(phraseN("{to starboard|%n sides to starboard}", count)); break;
        }
        i = same;
    }
    return order.rammingSpeed ? phrase("%1, at ramming speed: %2", ship(order.ship), listed(parts))
                              : phrase("%1: %2", ship(order.ship), listed(parts));
}

} // namespace

Phrase RammingSpeed::wording(const Order& order) const
{
    return std::visit(Wording(m_facts), order);
}

Phrase RammingSpeed::wording(const Decision& decision) const
{
    const Phrase side = given(m_facts.sideName(decision.side));
    const Phrase ship = decision.subject >= 0 ? Phrase(given(m_facts.name(decision.subject))) : Phrase();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Begin: return phrase("Roll skills and Advantages");
    case Phase::Deploy: return phrase("%1 deploys", side);
    case Phase::Choose: return phrase("%1: choose the ship that moves", side);
    case Phase::Free: return phrase("%1: %2 is held", side, ship);
    case Phase::Row: return phrase("%1: %2 rows", side, ship);
    case Phase::Window: return phrase("%1: shots, while %2 moves", side, ship);
    case Phase::Ram: return phrase("%1: %2 may ram", side, ship);
    case Phase::Board: return phrase("%1: %2 may board", side, ship);
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

} // namespace navarch::ramming
