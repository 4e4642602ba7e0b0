// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/motion/board_pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/battle/rex_grid.h"

namespace navarch {

namespace {

bool isInOneOf(const BoardPiece& a, const BoardPiece& b)
{
    for (int i = 0; i < std::max(a.length, 1); ++i)
        for (int j = 0; j < std::max(b.length, 1); ++j)
            if (isSameRex(rexTowards(a.pose, a.pose.heading, i), rexTowards(b.pose, b.pose.heading, j)))
                return true;
    return false;
}

const BoardPiece* pieceAmong(const std::vector<BoardPiece>& pieces, ShipNumber ship)
{
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [ship](const BoardPiece& each) { return each.ship == ship; });
    return found == pieces.end() ? nullptr : &*found;
}

} // namespace

BoardPieces::BoardPieces(const QPointer<BattleRoom>& room, const BoardSight& sight,
                         const BoardPlayback& playback)
    : m_room(room),
      m_sight(sight),
      m_playback(playback)
{
}

void BoardPieces::takeIn()
{
    m_before = std::exchange(m_now, m_room ? m_room->table().view().pieces : std::vector<BoardPiece>{});
    m_asidesBefore = m_asides;
    layAside();
}

std::vector<ShownPiece> BoardPieces::shown(const std::optional<HeldPiece>& held) const
{
    std::vector<ShownPiece> all;
    const std::vector<BoardPiece>& now = m_room->table().view().pieces;
    const BoardMotion& motion = m_playback.motion();
    const auto add = [&](const BoardPiece& piece) {
        ShownPiece shown{&piece, {}};
        if (m_playback.playing() && motion.concerns(piece.ship)) {
            shown.how = motion.piece(piece.ship, m_playback.time());
            const BoardPiece* was = pieceAmong(m_before, piece.ship);
            if (was && shown.how.isLater == motion.isBack()) // it looks as it did
                shown.piece = was;
        } else {
            const bool isHeld = held && held->ship == piece.ship;
            shown.how.spot = m_sight.camera().grid().spotOf(isHeld ? held->pose : piece.pose);
        }
        if (shown.how.strength > 0)
            all.push_back(shown);
    };
    for (const BoardPiece& piece : now)
        add(piece);
    if (m_playback.playing())
        for (const BoardPiece& piece : m_before)
            if (!pieceAmong(now, piece.ship) && motion.concerns(piece.ship))
                add(piece);
    return all;
}

QPointF BoardPieces::middleOf(const ShownPiece& shown) const
{
    const BoardCamera& camera = m_sight.camera();
    return camera.toScreen(camera.middleOf(shown.how.spot, *shown.piece)) + asideOf(*shown.piece);
}

QPolygonF BoardPieces::baseOf(const ShownPiece& shown) const
{
    return m_sight.camera().baseAt(shown.how.spot, *shown.piece).translated(asideOf(*shown.piece));
}

QPointF BoardPieces::bowOf(const OrderShape& shape) const
{
    const BoardPiece* piece = m_room ? m_room->table().piece(shape.ship) : nullptr;
    if (!piece)
        return {};
    const BoardCamera& camera = m_sight.camera();
    const double half = piece->stands.empty() ? camera.sizeOf(*piece).height() / 2 : 0;
    return camera.toScreen(camera.grid().ahead(shape.end, half + 10 / camera.scale()));
}

/// Ships that share a rex lie side by side in it: each as far across its own heading as its place among them says.
void BoardPieces::layAside()
{
    m_asides.clear();
    if (!m_room || !m_sight.camera().grid().isRexes())
        return;
    const auto& pieces = m_room->table().view().pieces;
    std::vector<bool> isTaken(pieces.size());
    for (std::size_t first = 0; first < pieces.size(); ++first) {
        std::vector<std::size_t> together{first};
        for (std::size_t i = 0; i < together.size() && !isTaken[first]; ++i)
            for (std::size_t other = first + 1; other < pieces.size(); ++other)
                if (std::find(together.begin(), together.end(), other) == together.end()
                    && isInOneOf(pieces[together[i]], pieces[other]))
                    together.push_back(other);
        for (const std::size_t each : together)
            isTaken[each] = true;
        if (together.size() < 2)
            continue;
        std::stable_sort(together.begin(), together.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(pieces[a].pose.heading % 3, pieces[a].ship)
                   < std::pair(pieces[b].pose.heading % 3, pieces[b].ship);
        });
        const double apart = std::min(0.36, 0.8 / static_cast<double>(together.size() - 1));
        for (std::size_t i = 0; i < together.size(); ++i)
            m_asides[pieces[together[i]].ship] =
                (static_cast<double>(i) - static_cast<double>(together.size() - 1) / 2) * apart;
    }
}

QPointF BoardPieces::asideOf(const BoardPiece& piece) const
{
    const auto asideIn = [&](const std::map<ShipNumber, double>& asides) {
        const auto found = asides.find(piece.ship);
        return found == asides.end() ? 0.0 : found->second;
    };
    const double part = m_playback.partGone();
    const double aside = asideIn(m_asides) * part + (part < 1 ? asideIn(m_asidesBefore) * (1 - part) : 0);
    if (aside == 0)
        return {};
    // Across the heading, the same way for ships that row against one another.
    BoardPose across = piece.pose;
    across.heading = static_cast<std::int16_t>(across.heading % 3);
    const double angle = (m_sight.camera().grid().degrees(across) + 90) * std::acos(-1.0) / 180;
    return QPointF(std::sin(angle), -std::cos(angle)) * aside * BoardGrid::cell * m_sight.camera().scale();
}

} // namespace navarch
