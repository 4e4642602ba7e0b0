// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/ship_placing.h"

namespace navarch {

ShipPlacing::ShipPlacing(BattleTable& table, BattleCourse& course, OrderChoice& choice,
                         BattleNotices& notices)
    : m_table(table),
      m_course(course),
      m_choice(choice),
      m_notices(notices)
{
    connect(&choice, &OrderChoice::changed, this, &ShipPlacing::changed);
    // The other side may place ships meanwhile: what is being laid out stays, and is asked again.
    connect(&choice, &OrderChoice::taken, this, [this](bool isOther) {
        m_choice.canForm() && !isOther ? m_formation.askAgain() : m_formation.end();
    });
    connect(&m_formation, &FormationDraft::given, this,
            [this](const Json& order) { m_course.order(order, false); });
}

bool ShipPlacing::beginFormation(FormationDraft::Shape shape)
{
    return m_choice.canForm()
           && m_formation.begin(*m_table.match(), static_cast<ShipNumber>(m_choice.ship()), m_table.view(),
                                shape);
}

std::optional<Problem> ShipPlacing::whyNotPlaced(int ship, const BoardPose& pose) const
{
    const auto json = m_table.match() && m_choice.mayOrder(ship)
                          ? m_table.match()->byHand().placing(static_cast<ShipNumber>(ship), pose)
                          : std::nullopt;
    if (json)
        return m_table.match()->check(*json);
    const RuleSet* game = m_table.game();
    const QString piece = words(game ? game->pieces.one : PieceWords{}.one);
    return Problem{"order", given(tr("No %1 is placed now.").arg(piece).toStdString()), {}};
}

bool ShipPlacing::place(int ship, const BoardPose& pose)
{
    if (const auto why = whyNotPlaced(ship, pose)) {
        m_notices.refuse(*why);
        return false;
    }
    m_course.order(*m_table.match()->byHand().placing(static_cast<ShipNumber>(ship), pose), false);
    return true;
}

void ShipPlacing::nudge(int right, int up, int turn)
{
    const BoardPiece* what = m_table.piece(m_choice.ship());
    if (!what || !canPlace())
        return;
    if (m_formation.isOn()) {
        m_formation.move(right * 1000, up * 1000, turn);
        return;
    }
    BoardPose pose = what->pose;
    if (m_table.view().kind == BoardKind::FreeTable) {
        pose.x += right * 1000;
        pose.y += up * 1000;
        pose.heading = static_cast<std::int16_t>((pose.heading + turn + 720) % 360);
    } else { // hex by hex, side by side; rows are counted from the far edge
        pose.x += right;
        pose.y -= up;
        pose.heading = static_cast<std::int16_t>((pose.heading + (turn > 0) - (turn < 0) + 6) % 6);
    }
    place(what->ship, pose);
}

} // namespace navarch
