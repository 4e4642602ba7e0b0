// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/brief/temperament.h"
#include "core/battle/contract/board_view.h"
#include "core/battle/contract/order_bounds.h"
#include "core/battle/events/proceedings.h"
#include "core/battle/events/refusal.h"
#include "core/battle/outcome/outcome.h"
#include "core/data/figures.h"

namespace navarch {

// The contract of every game. A game is three types:
//
//   G         the rules of one battle: tables, and what never changes about its ships. Made once from a brief, const
//             ever after, shared by any number of states and threads.
//   G::State  how the battle stands: a value without pointers into anything. Equal states behave alike. Copying one
//             over another of the same battle allocates nothing, and neither does performing an order unheard.
//   G::Order  a std::variant of plain structs: everything a player may say.
//
// A battle runs like this: begin() gives the game, opening() its first state; then, until isOver(), one of decisions()
// is taken up by its side with an order that check() lets pass, and perform() carries it out. All dice are drawn in
// perform(). Nobody but perform() and breakOff() changes a state.
//
// Every battle ends. A battle goes on turn by turn up to its limit, and within a turn no option of a captain leads back to
// where the battle stood before, so that orderBounds() can say how many he gives. Whoever lets captains play counts their
// orders (OrderCount); one who comes to the bound all the same has the battle broken off, undecided. What people may say is
// more: check() lets a standing order be changed to and fro as often as they like.

/// A question that waits for a side. Several wait at once where sides decide simultaneously; they may be answered in
/// any order, and what one answers stays hidden from the others until all have (the game keeps it in its state and
/// leaves it out of everything that is shown).
struct Decision {
    std::int8_t side = 0;
    std::uint8_t kind = 0;     ///< the game's own; wording(decision) says it
    std::int16_t subject = -1; ///< the ship or squadron asked about, as the kind has it; -1: none
    bool secret = false;       ///< other sides do not see the answer yet
    std::int8_t seat = -1;     ///< which of its side's seats is asked (Seated); -1: the side as a whole

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The decisions that wait, at least one while the battle lasts.
struct Decisions {
    std::array<Decision, maxSides> list{};
    int count = 0;

    void add(const Decision& decision) { list[static_cast<std::size_t>(count++)] = decision; }
    [[nodiscard]] const Decision* begin() const { return list.data(); }
    [[nodiscard]] const Decision* end() const { return list.data() + count; }
};

/// The most orders that options() gives: captains keep room for them.
inline constexpr std::size_t mostOptions = 512;

template <class G>
concept Game = std::regular<typename G::State> && std::regular<typename G::Order> && requires(
    const G& game, typename G::State& state, const typename G::State& seen, const typename G::Order& order,
    const Decision& decision, Proceedings& proceedings, std::vector<typename G::Order>& orders,
    Temperament temperament, const BattleBrief& brief, const Figures& figures, const Json& json,
    Problems& problems)
{
    /// The rule-set id, as in briefs: "salamis-ad-actium".
    {
        G::id
        } -> std::convertible_to<std::string_view>;

    /// Before the battle. Refused with every reason why this brief cannot be fought by this game; whyUnfought() has
    /// been asked already.
    {
        G::begin(brief, figures)
        } -> std::same_as<Result<G>>;
    /// The state before the first order. Draws no dice. May be called any number of times.
    {
        game.opening()
        } -> std::same_as<typename G::State>;

    /// Who must decide what. Empty exactly when isOver().
    {
        game.decisions(seen)
        } -> std::same_as<Decisions>;
    {
        game.isOver(seen)
        } -> std::same_as<bool>;

    /// Whether an order may be given now. Any order, also one from a stranger's file, at any time.
    {
        game.check(seen, order)
        } -> std::same_as<Refusal>;
    /// Carries out an order that check() let pass. When the proceedings' dice turn out to want a die (they then give
    /// 1 for ever, so no loop may wait for another face), the state is spoilt and must be thrown away.
    {
        game.perform(state, order, proceedings)
        } -> std::same_as<void>;

    /// Fills `orders` (cleared first) with orders that check() lets pass, never none for a decision that waits: what a
    /// captain chooses from. At most mostOptions; every kind of order that makes sense is among them. Whatever the dice,
    /// none leads to a state in which the battle has stood since its turn began: none changes nothing, and none takes
    /// back another, however many lie between the two.
    {
        game.options(seen, decision, orders)
        } -> std::same_as<void>;
    /// What an order is worth to its side, by the game's own terms, in hundredths of talents: expected gain less what it
    /// risks, weighed as `temperament` weighs them. Deterministic; draws no dice.
    {
        game.merit(seen, order, temperament)
        } -> std::same_as<int>;

    /// The turn that is played: 0 before the first, and never less than it was. A turn's orders are counted together.
    {
        game.turnOf(seen)
        } -> std::same_as<int>;
    /// The most that captains order who choose among options().
    {
        game.orderBounds()
        } -> std::same_as<OrderBounds>;
    /// Ends the battle where it stands, with nobody's victory and BattleOutcome::undecided, and tells it by an event
    /// of kind undecidedEvent. Ships' and people's fates are settled as at the turn limit. Not when isOver().
    {
        game.breakOff(state, proceedings)
        } -> std::same_as<void>;

    /// How it ended. Only when isOver().
    {
        game.outcome(seen)
        } -> std::same_as<BattleOutcome>;
    /// What cannot be, if anything: tests call it after every order. Empty when the state is sound.
    {
        game.unsoundness(seen)
        } -> std::same_as<std::string>;

    /// An order as it stands in replays, and back. readOrder() checks form and bounds; check() the rest.
    {
        game.orderJson(order)
        } -> std::same_as<Json>;
    {
        game.readOrder(json, std::string(), std::string(), problems)
        } -> std::same_as<typename G::Order>;
    /// "Aigle moves 6 cm ahead and rams", "Athens: squadron Naupaktos acts".
    {
        game.wording(order)
        } -> std::same_as<Phrase>;
    {
        game.wording(decision)
        } -> std::same_as<Phrase>;
    /// Whose order it is.
    {
        game.sideOf(seen, order)
        } -> std::same_as<int>;
};

/// A game whose refusals name ships (core/battle/events/refusal.h): an empty phrase for numbers that are no ship's.
template <class G>
concept Naming = Game<G> && requires(const G& game, ShipNumber ship)
{
    {
        game.shipName(ship)
        } -> std::same_as<Phrase>;
};

/// A game that can also weigh a position, so that captains may look ahead: what `side` has over the others, in hundredths
/// of talents, prospects included. Deterministic; draws no dice, allocates nothing.
template <class G>
concept Foresighted = Game<G> && requires(const G& game, const typename G::State& seen, int side)
{
    {
        game.standing(seen, side)
        } -> std::same_as<int>;
};

/// A game that can be watched: the board as a viewer may see it, and where an order would bring a ship, if anywhere.
template <class G>
concept Watchable = Game<G> && requires(const G& game, const typename G::State& seen,
                                        const typename G::Order& order, Viewer viewer)
{
    {
        game.boardView(seen, viewer)
        } -> std::same_as<BoardView>;
    {
        game.shapeOf(seen, order)
        } -> std::same_as<std::optional<OrderShape>>;
};

/// One of several players on a side, who commands some of its ships.
struct Seat {
    Phrase name;                   ///< "Felix", "Squadron of Cato": a name that people gave
    std::vector<ShipNumber> ships; ///< by number; every ship of a side has exactly one seat

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A game in which a side's ships may be shared out among several players. While they decide apart, its decisions name
/// the seat, one seat of a side after the other; its boardView() and plotForm() know what a seat may not see.
template <class G>
concept Seated = Game<G> && requires(const G& game, int side)
{
    /// Those of a side, by number; one seat with all ships when they are not shared out. Never changes in a battle.
    {
        game.seats(side)
        } -> std::same_as<std::vector<Seat>>;
};

/// A game that people may play ship by ship: in the order they like, beyond what options() offers captains.
template <class G>
concept HandPlayed = Watchable<G> && requires(const G& game, const typename G::State& seen,
                                              const Decision& decision, ShipNumber ship, int side,
                                              const BoardPose& pose, std::vector<typename G::Order>& orders)
{
    /// Adds orders that make sense for one ship; none when it has nothing to do.
    {
        game.shipOptions(seen, ship, orders)
        } -> std::same_as<void>;
    /// Adds those that are no single ship's: to end a phase, to hold fire.
    {
        game.sideOptions(seen, decision, orders)
        } -> std::same_as<void>;
    /// Why a ship can be given no order now; false when it can.
    {
        game.idleRefusal(seen, ship)
        } -> std::same_as<Refusal>;
    /// A move of the ship to be laid out by hand.
    {
        game.moveForm(seen, ship)
        } -> std::same_as<std::optional<MoveForm>>;
    /// The order that puts the ship there, while ships are placed.
    {
        game.placing(seen, ship, pose)
        } -> std::same_as<std::optional<typename G::Order>>;
    /// The order by which a side gives up.
    {
        game.concession(side)
        } -> std::same_as<typename G::Order>;
};

/// A game in which a squadron can be placed as a whole.
template <class G>
concept FormedUp = HandPlayed<G> && requires(const G& game, const typename G::State& seen, ShipNumber ship,
                                             Formation formation, const BoardPose& pose)
{
    /// The order that forms a ship's squadron up while ships are placed, its leader there (in line abreast its middle);
    /// shapeOf() says where each ship would stand, also when check() refuses it.
    {
        game.formingUp(seen, ship, formation, pose)
        } -> std::same_as<std::optional<typename G::Order>>;
};

} // namespace navarch
