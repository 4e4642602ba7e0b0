// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/boards/free_table/overlap.h"

namespace navarch::free_table {

/// What a ram finds (SA-7.1.2): the front edge of the target, a side, or its rear edge.
enum class Aspect : std::uint8_t { Bow, Beam, Stern };

[[nodiscard]] constexpr Aspect aspectOf(Edge struck)
{
    if (struck == Edge::Front)
        return Aspect::Bow;
    return struck == Edge::Rear ? Aspect::Stern : Aspect::Beam;
}

/// How much of the mover's bow edge points at something: none of it, some but less than half, half (exactly half
/// included) but not all, the whole.
enum class Share : std::uint8_t { None, UnderHalf, Half, Whole };

/// How a mover's bow lies against a target that it touches.
struct BowContact {
    Edge struck = Edge::Front;       ///< the edge of the target
    bool isAtCorner = false;         ///< the target is touched at a corner and nowhere else
    Corner corner = Corner::BowPort; ///< which one, if so
    bool byPortBow =
        false; ///< the mover's front corners that touch the target; neither does where a corner of
    bool byStarboardBow = false; ///< the target meets the middle of its bow edge
    Degrees angle = 0;           ///< between the mover's heading and the edge struck, 0 to 90, exact
    /// How much of the bow edge, carried forward along the heading, meets the edge struck and the target as a whole;
    /// both exact, of `bowEdge`. A base at an angle can be wholly pointed at and yet not wholly on one edge.
    Fine onEdge = 0;
    Fine onTarget = 0;
    Fine bowEdge = 0; ///< the whole edge, twice the mover's half width
    FinePoint point;  ///< the point of contact, on the target's outline
    Fine aside = 0;   ///< where on the bow edge that is: to the right of its middle

    [[nodiscard]] Aspect aspect() const { return aspectOf(struck); }
    [[nodiscard]] Share shareOnEdge() const { return shareOf(onEdge); } ///< SA-7.1.4: +2 for the whole
    [[nodiscard]] Share shareOnTarget() const
    {
        return shareOf(onTarget);
    } ///< SA-7.1.3: a ram points at half or more
    /// SA-7.1.3: 45 degrees or more to the edge, and at least half of the bow points at the target.
    [[nodiscard]] bool isRam() const { return angle >= 45 && shareOnTarget() >= Share::Half; }
    /// SA-7.6.1: a side, at 45 degrees or less. At 45 exactly it can be both (SA-7.1.6).
    [[nodiscard]] bool isRake() const { return angle <= 45 && aspect() == Aspect::Beam; }

private:
    [[nodiscard]] Share shareOf(Fine part) const
    {
        if (part <= 0)
            return Share::None;
        if (part >= bowEdge)
            return Share::Whole;
        return 2 * part >= bowEdge ? Share::Half : Share::UnderHalf;
    }
};

/// How the bow of `mover` touches `target`; nothing if another part of it does. The two must not overlap. What lies
/// within touchTolerance of the nearest approach counts as touching, so that rounding cannot hide a second corner and a
/// turn stopped within a degree is described as well as a straight step.
///
/// The edge struck (SA-7.1.2) is the one that a front corner of the mover lies on, or that lies along its bow. On a
/// corner of the target the way the bow points decides between the two edges that meet there: the one it is squarer
/// to; at 45 degrees to both the one that more of the bow lies before; even then the side.
///
/// For a contact astern ask with reversed(mover) (SA-7.5.7): the stern is then the bow.
[[nodiscard]] std::optional<BowContact> bowContact(const Base& mover, const Base& target);

} // namespace navarch::free_table
