// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "core/battle/brief/weather.h"
#include "core/campaign/deed/deed.h"

namespace navarch {

inline constexpr int maxArrangedFleets = 40;

/// Arranges a battle between fleets of the campaign (CP-8.1). The sides are those of the fleets, in the order in which
/// they are first named; a port's owner comes second, behind its walls. Until the outcome is entered or the battle is
/// called off, its fleets, ships and commanders stay as they are.
///
/// Refused: before the campaign begins; fleets of fewer than two sides or more than four; a fleet named twice, without
/// ships that can fight, or that waits for another battle; a port battle without a port or at one whose defences are not
/// rolled yet.
struct ArrangeBattle {
    static constexpr std::string_view kind = "battle.arrange";
    std::string name;
    std::vector<FleetId> fleets;
    std::string rules; ///< the game's id; whether there is such a game is for who opens the battle
    PlaceKind place = PlaceKind::OpenSea;
    PortId port;              ///< off which or in which; may be none at sea
    std::optional<Wind> wind; ///< what is left out the game rolls
    std::optional<Sea> sea;
    std::optional<int> direction;
    std::optional<int> turnLimit;
    std::map<std::string, std::string> options; ///< the game's own
    std::optional<std::int64_t> seed;           ///< none: from the campaign's dice
};
void carryOut(const ArrangeBattle& action, Deed& deed);

template <RecordSelf<ArrangeBattle> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("name", action.name, nameText);
    visit("fleets", action.fleets, maxArrangedFleets);
    visit("rules", action.rules, nameText);
    visit("place", action.place);
    visit("port", action.port);
    visit("wind", action.wind);
    visit("sea", action.sea);
    visit("direction", action.direction, Bounds{0, 7});
    visit("turn_limit", action.turnLimit, Bounds{1, 1000});
    visit("options", action.options);
    visit("seed", action.seed, numberBounds);
}

/// Forgets a battle that has not been fought.
struct CallOffBattle {
    static constexpr std::string_view kind = "battle.call-off";
    BattleId battle;
};
void carryOut(const CallOffBattle& action, Deed& deed);

template <RecordSelf<CallOffBattle> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("battle", action.battle);
}

/// What is done with a prize (CP-5.4).
enum class PrizeUse { Sell, Take, Burn };

template <>
struct EnumNames<PrizeUse> {
    static constexpr std::array<EnumName<PrizeUse>, 3> names{
        {{PrizeUse::Sell, "sell"}, {PrizeUse::Take, "take"}, {PrizeUse::Burn, "burn"}}};
};

struct PrizeChoice {
    ShipId ship;
    PrizeUse use = PrizeUse::Sell;

    friend bool operator==(const PrizeChoice&, const PrizeChoice&) = default;
};

/// Enters the outcome of a battle that waits, with everything that follows (CP-8.3); core/campaign/battles/consequences.h
/// previews it. Prizes without a choice are sold, which costs nothing.
///
/// Rolls a d10 for each wreck left afloat at sea (CP-8.4), in the order of the outcome's ships, then a d6 for each wounded
/// commander (CP-6.3).
struct EnterBattle {
    static constexpr std::string_view kind = "battle.enter";
    BattleId battle;
    BattleWay way = BattleWay::Typed;
    BattleOutcome outcome;
    std::string
        replay; ///< navarch-replay/1, compact; empty: there is none. That it plays back is for who holds the games
    std::vector<PrizeChoice> prizes;
    std::vector<int> dice; ///< typed dice; none: rolled here
};
void carryOut(const EnterBattle& action, Deed& deed);

template <RecordSelf<EnterBattle> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("battle", action.battle);
    visit("way", action.way);
    visit("outcome", action.outcome);
    visit.replay("replay", action.replay);
    visit("prizes", action.prizes);
    visit("dice", action.dice, ListBounds{{1, 10}, 2000});
}

/// Puts ships, commanders, fleets, walls and money back as they were before the outcome was entered; the battle waits
/// again. Money goes back by contrary bookings. Only in the turn of the battle (CP-8.3), and while nothing that the outcome
/// changed has been changed since.
struct TakeBackBattle {
    static constexpr std::string_view kind = "battle.take-back";
    BattleId battle;
};
void carryOut(const TakeBackBattle& action, Deed& deed);

template <RecordSelf<TakeBackBattle> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("battle", action.battle);
}

/// Puts an umpire's figure in place of a game's house figure, or the game's own back. Battles that wait keep theirs.
struct SetHouseFigure {
    static constexpr std::string_view kind = "house-figure.set";
    std::string rules;
    std::string key;                  ///< core/rules/house_figures.h lists them
    std::optional<std::string> value; ///< none: the game's own
};
void carryOut(const SetHouseFigure& action, Deed& deed);

template <RecordSelf<SetHouseFigure> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("rules", action.rules, nameText);
    visit("key", action.key, nameText);
    visit("value", action.value, nameText);
}

} // namespace navarch
