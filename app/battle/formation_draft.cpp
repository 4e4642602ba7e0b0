// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/formation_draft.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

namespace {

const BoardPiece* pieceOf(const BoardView& view, ShipNumber ship)
{
    const auto found = std::find_if(view.pieces.begin(), view.pieces.end(),
                                    [ship](const BoardPiece& each) { return each.ship == ship; });
    return found == view.pieces.end() ? nullptr : &*found;
}

/// Where the formation stands to begin with: where the squadron's leader is, or, in line abreast, its ships' middle.
BoardPose startOf(const std::vector<PlacedShip>& ships, const BoardView& view, Formation formation,
                  const BoardPose& otherwise)
{
    BoardPose pose = otherwise;
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t count = 0;
    for (const PlacedShip& each : ships)
        if (const BoardPiece* piece = pieceOf(view, each.ship)) {
            if (count++ == 0)
                pose = piece->pose;
            x += piece->pose.x;
            y += piece->pose.y;
        }
    if (formation == Formation::Abreast && count > 0) {
        pose.x = static_cast<std::int32_t>(x / count);
        pose.y = static_cast<std::int32_t>(y / count);
    }
    return pose;
}

} // namespace

bool FormationDraft::begin(const Match& match, ShipNumber ship, const BoardView& view, Shape shape)
{
    if (shape == Ship) {
        end();
        return false;
    }
    const Formation formation = shape == Abreast  ? Formation::Abreast
                                : shape == Astern ? Formation::Astern
                                                  : Formation::Echelon;
    const BoardPiece* piece = pieceOf(view, ship);
    const auto there = piece ? match.byHand().formingUp(ship, formation, piece->pose) : std::nullopt;
    if (!piece || !there) {
        end();
        return false;
    }
    // One that is laid out already keeps its place when it takes another shape.
    if (m_match != &match || m_ship != ship)
        m_pose = startOf(there->ships, view, formation, piece->pose);
    m_match = &match;
    m_ship = ship;
    m_formation = formation;
    ask();
    return true;
}

void FormationDraft::end()
{
    if (!m_match)
        return;
    m_match = nullptr;
    ask();
}

void FormationDraft::askAgain()
{
    if (m_match)
        ask();
}

void FormationDraft::ask()
{
    m_place.reset();
    m_problem.reset();
    if (m_match) {
        m_place = m_match->byHand().formingUp(m_ship, m_formation, m_pose);
        if (m_place)
            m_problem = m_match->check(m_place->order);
    }
    emit changed();
}

void FormationDraft::setPlace(int across, int away)
{
    move(across * 100 - m_pose.x, away * 100 - m_pose.y, 0);
}

void FormationDraft::setHeading(int degrees)
{
    move(0, 0, degrees - m_pose.heading);
}

void FormationDraft::move(std::int32_t right, std::int32_t up, int turn)
{
    if (!m_match)
        return;
    constexpr std::int32_t farthest = 1'000'000; // ten metres: further than any table
    m_pose.x = std::clamp(m_pose.x + std::clamp(right, -farthest, farthest), 0, farthest);
    m_pose.y = std::clamp(m_pose.y + std::clamp(up, -farthest, farthest), 0, farthest);
    m_pose.heading = static_cast<std::int16_t>(((m_pose.heading + turn) % 360 + 360) % 360);
    ask();
}

FormationDraft::Shape FormationDraft::shape() const
{
    if (!m_match)
        return Ship;
    return m_formation == Formation::Abreast ? Abreast : m_formation == Formation::Astern ? Astern : Echelon;
}

void FormationDraft::give()
{
    if (!m_match || !allowed())
        return;
    const Json order = m_place->order;
    end();
    emit given(order);
}

QString FormationDraft::whyNot() const
{
    return m_problem ? words(m_problem->what) : QString();
}

QString FormationDraft::remedy() const
{
    return m_problem ? words(m_problem->remedy) : QString();
}

} // namespace navarch
