// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contract/surroundings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

#include "core/base/listed.h"
#include "core/boards/free_table/arc.h"
#include "core/boards/free_table/range.h"
#include "core/boards/rex/rex.h"

namespace navarch {
namespace {

/// One of eight, clockwise from the bow: 0 ahead, 2 to starboard, 4 astern, 6 to port.
using Way = int;
constexpr int ways = 8;

/// Of six, as boards of hexes and rexes have them.
Way wayOfSixth(hex::Facing bearing)
{
    constexpr std::array<Way, hex::facings> of{0, 1, 3, 4, 5, 7};
    return of[static_cast<std::size_t>(bearing)];
}

/// The nearest of the eight.
Way wayOfDegrees(free_table::Degrees clockwise)
{
    return (clockwise * 2 + 45) / 90 % ways;
}

Phrase wordOf(Way way)
{
    static constexpr std::array<PhraseText, ways> words{
        phraseText("ahead"),        phraseText("off the starboard bow"),
        phraseText("to starboard"), phraseText("off the starboard quarter"),
        phraseText("astern"),       phraseText("off the port quarter"),
        phraseText("to port"),      phraseText("off the port bow")};
    return {words[static_cast<std::size_t>(way)], std::nullopt, {}};
}

/// Which part of a piece is turned to what lies that way from it: 0 its bow, then its sides clockwise.
int partAt(Way way, BoardKind kind)
{
    if (kind == BoardKind::FreeTable)
        return way % 2 == 0 ? way / 2 : way == 1 || way == 7 ? 0 : 2;
    return way == 0 ? 0 : way == 4 ? 2 : way < 4 ? 1 : 3;
}

Phrase wordOfPart(int part)
{
    static constexpr std::array<PhraseText, 4> words{
        phraseText("bow towards it"), phraseText("starboard side towards it"), phraseText("stern towards it"),
        phraseText("port side towards it")};
    return {words[static_cast<std::size_t>(part)], std::nullopt, {}};
}

/// The rectangles a piece takes of a free table.
std::vector<free_table::Base> basesOf(const BoardPiece& piece)
{
    const auto base = [](const BoardPose& pose, std::int32_t width, std::int32_t length) {
        return free_table::Base{{pose.x, pose.y}, pose.heading, width / 2, length / 2};
    };
    std::vector<free_table::Base> bases;
    for (const BoardStand& stand : piece.stands)
        bases.push_back(base(stand.pose, stand.side, stand.side));
    if (bases.empty())
        bases.push_back(base(piece.pose, piece.width, piece.length));
    return bases;
}

/// The hexes a piece fills, its first one first.
std::vector<hex::Hex> hexesOf(const BoardPiece& piece, BoardKind kind)
{
    if (kind == BoardKind::Hexes)
        return {hex::hexOf(piece.pose.x, piece.pose.y)};
    const rex::Pose pose{rex::rexOf(piece.pose.x, piece.pose.y),
                         static_cast<rex::Heading>(piece.pose.heading)};
    std::vector<hex::Hex> all{pose.stern.hex()};
    if (piece.length > 1)
        all.push_back(pose.bow(piece.length).hex());
    return all;
}

hex::Facing facingOf(const BoardPiece& piece, BoardKind kind)
{
    const auto heading = static_cast<hex::Facing>(piece.pose.heading);
    return kind == BoardKind::Hexes ? heading : rex::facingOf(heading);
}

/// How far apart two pieces are: tenths of a cm or an inch, or steps.
std::int32_t wayBetween(const BoardPiece& a, const BoardPiece& b, BoardKind kind)
{
    std::optional<std::int32_t> least;
    const auto offer = [&](std::int32_t far) { least = least ? std::min(*least, far) : far; };
    if (kind == BoardKind::FreeTable) {
        for (const free_table::Base& mine : basesOf(a))
            for (const free_table::Base& other : basesOf(b))
                offer(free_table::gapBetween(mine, other).roundedDown() / 100);
    } else {
        for (const hex::Hex mine : hexesOf(a, kind))
            for (const hex::Hex other : hexesOf(b, kind))
                offer(hex::distance(mine, other));
    }
    return least.value_or(0);
}

/// Which way `to` lies off the bow of `from`.
Way wayFrom(const BoardPiece& from, const BoardPiece& to, BoardKind kind)
{
    if (kind == BoardKind::FreeTable)
        return wayOfDegrees(free_table::clockwiseFrom(
            from.pose.heading, free_table::bearingOf({from.pose.x, from.pose.y}, {to.pose.x, to.pose.y})));
    return wayOfSixth(
        hex::bearing(hexesOf(from, kind).back(), facingOf(from, kind), hexesOf(to, kind).back()));
}

Phrase lengthOf(std::int32_t far, const BoardView& view)
{
    if (far == 0)
        return phrase("in contact");
    if (view.kind == BoardKind::Hexes)
        return phraseN("{%n hex|%n hexes}", far);
    if (view.kind == BoardKind::Rexes)
        return phraseN("{%n rex|%n rexes}", far);
    return view.measure == BoardMeasure::Inch ? phrase("%1 in", inTenths(far))
                                              : phrase("%1 cm", inTenths(far));
}

} // namespace

std::vector<Phrase> surroundingsOf(const BoardView& view, ShipNumber ship, std::size_t most)
{
    const auto own = std::find_if(view.pieces.begin(), view.pieces.end(),
                                  [ship](const BoardPiece& piece) { return piece.ship == ship; });
    if (own == view.pieces.end())
        return {};
    struct Near {
        std::int32_t far = 0;
        const BoardPiece* piece = nullptr;
    };
    std::vector<Near> enemies;
    std::vector<Near> friends;
    for (const BoardPiece& piece : view.pieces)
        if (piece.ship != ship)
            (piece.side == own->side ? friends : enemies)
                .push_back({wayBetween(*own, piece, view.kind), &piece});
    for (std::vector<Near>* near : {&enemies, &friends})
        std::sort(near->begin(), near->end(), [](const Near& a, const Near& b) {
            return std::tie(a.far, a.piece->ship) < std::tie(b.far, b.piece->ship);
        });

    std::vector<Phrase> told;
    std::vector<Phrase> bows;
    if (enemies.empty())
        told.push_back(phrase("No enemy is in sight."));
    for (std::size_t i = 0; i < std::min(most, enemies.size()); ++i) {
        const BoardPiece& piece = *enemies[i].piece;
        const Phrase far = lengthOf(enemies[i].far, view);
        const Phrase way = wordOf(wayFrom(*own, piece, view.kind));
        if (piece.isWall) {
            told.push_back(phrase("Enemy %1: %2, %3.", piece.name, far, way));
            continue;
        }
        const int part = partAt(wayFrom(piece, *own, view.kind), view.kind);
        told.push_back(phrase("Enemy %1: %2, %3, %4.", piece.name, far, way, wordOfPart(part)));
        if (part == 0)
            bows.push_back(piece.name);
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(most, friends.size()); ++i)
        told.push_back(phrase("Own %1: %2, %3.", friends[i].piece->name, lengthOf(friends[i].far, view),
                              wordOf(wayFrom(*own, *friends[i].piece, view.kind))));
    if (!bows.empty())
        told.push_back(phrase("What threatens it: the bow of %1.", listedWithAnd(bows)));
    return told;
}

} // namespace navarch
