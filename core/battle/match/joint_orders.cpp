// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/joint_orders.h"

#include <algorithm>
#include <array>

#include "core/boards/free_table/base.h"
#include "core/boards/hex/hex.h"

namespace navarch {

namespace {

/// Where an order names whom it is for, by his number.
constexpr std::array<const char*, 2> namedBy{"ship", "squadron"};

/// It, when it may be given now.
std::optional<Json> ifAllowed(const Match& match, std::optional<Json> order)
{
    return order && match.check(*order) ? std::nullopt : std::move(order);
}

hex::Hex hexOf(const BoardPose& pose)
{
    return hex::hexAt(pose.x, pose.y - (pose.x - (pose.x & 1)) / 2);
}

/// How far ahead of a pose another one lies, on its own line and with its own heading; 0: it does not.
std::int64_t aheadOf(BoardKind kind, const BoardPose& from, const BoardPose& to)
{
    if (from.heading != to.heading
        || kind == BoardKind::Rexes) // where turns are written down, asked elsewhere
        return 0;
    if (kind == BoardKind::Hexes) {
        const int away = hex::distance(hexOf(from), hexOf(to));
        return hex::neighbour(hexOf(from), hex::turned(0, from.heading), away) == hexOf(to) ? away : 0;
    }
    const free_table::TablePoint way{to.x - from.x, to.y - from.y};
    const free_table::Fine along = free_table::alongOf(way, from.heading);
    const free_table::Fine aside = free_table::asideOf(way, from.heading);
    constexpr int off = 100; // rounding of places
    return along > 0 && std::max(aside, -aside) < along / off ? along : 0;
}

/// How far an order leads straight on, meeting nobody; 0: it does anything else.
std::int64_t straightness(BoardKind kind, const MatchOption& option)
{
    if (!option.shape || option.shape->path.size() < 2 || option.shape->target != noShip
        || !option.shape->formation.empty())
        return 0;
    const auto& path = option.shape->path;
    const bool keeps = std::all_of(path.begin(), path.end(), [&](const BoardPose& each) {
        return each == path.front() || aheadOf(kind, path.front(), each) > 0;
    });
    return keeps ? aheadOf(kind, path.front(), option.shape->end) : 0;
}

} // namespace

std::optional<Json> alikeFor(const Match& match, const Json& order, ShipNumber ship)
{
    Json alike = order;
    const auto name = std::find_if(namedBy.begin(), namedBy.end(), [&](const char* each) {
        const auto field = order.find(each);
        return field != order.end() && field->is_number_integer();
    });
    if (name == namedBy.end())
        return std::nullopt;
    alike[*name] = ship;
    const auto there = match.described(alike);
    if (!there || !there->shape || there->shape->ship != ship)
        return std::nullopt;
    const bool meets =
        there->shape->target != noShip && !order.contains("target"); // whom it names it may meet
    return meets ? std::nullopt : std::optional(alike);
}

std::optional<Json> straightOn(const Match& match, ShipNumber ship)
{
    const auto view = match.boardView();
    std::optional<Json> found;
    std::int64_t farthest = 0;
    for (const MatchOption& option : match.byHand().optionsOf(ship, Temperament::Steady))
        if (const std::int64_t far = view ? straightness(view->kind, option) : 0; far > farthest) {
            farthest = far;
            found = option.order;
        }
    return found;
}

std::optional<Json> takeNext(const Match& match, JointOrder& joint)
{
    const std::vector<ShipNumber> waiting = joint.ships;
    const auto take = [&joint](ShipNumber ship) { std::erase(joint.ships, ship); };
    for (const ShipNumber ship : waiting) {
        if (auto order = joint.like ? alikeFor(match, *joint.like, ship) : straightOn(match, ship)) {
            take(ship);
            return order;
        }
        if (auto order = ifAllowed(match, match.byHand().takingUp(ship)))
            return order;
        if (!match.byHand().optionsOf(ship, Temperament::Steady).empty()) { // she is asked, and cannot
            take(ship);
            joint.left.push_back(ship);
        }
    }
    return std::nullopt;
}

std::optional<Json> courseHeld(const Match& match, int side)
{
    return ifAllowed(match, match.byHand().courseHolding(side));
}

std::optional<Json> onlyAnswer(const Match& match, const Decision& decision)
{
    auto answers = match.options(decision, Temperament::Steady);
    return answers.size() == 1 ? std::optional(std::move(answers.front().order)) : std::nullopt;
}

} // namespace navarch
