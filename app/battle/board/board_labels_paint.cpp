// SPDX-License-Identifier: GPL-3.0-or-later
// The names of what lies on the board, and where they find room; which ships of one rex lie how far aside.
#include "app/battle/board/battle_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/battle/board/board_inks.h"
#include "app/battle/rex_grid.h"

namespace navarch {

namespace {

/// Where a name may stand, seen from the middle of what it names: beside it, or away from it at the end of a line.
struct LabelPlace {
    QPointF middle; ///< of the words
    bool isAway = false;
};

std::array<LabelPlace, 14> placesAround(const QRectF& piece, const QSizeF& words, double away)
{
    const QPointF at = piece.center();
    const double over = piece.height() / 2 + words.height() / 2 + 2;
    const double aside = piece.width() / 2 + words.width() / 2 + 4;
    const double far = aside + away;
    const double shift = std::max(10.0, (words.width() - piece.width()) / 2); // flush with an edge of it
    return {{{at + QPointF(0, over)},
             {at - QPointF(0, over)},
             {at + QPointF(-shift, over)},
             {at + QPointF(shift, over)},
             {at + QPointF(-shift, -over)},
             {at + QPointF(shift, -over)},
             {at + QPointF(aside, 0)},
             {at - QPointF(aside, 0)},
             {at + QPointF(far * 0.8, over + away), true},
             {at + QPointF(-far * 0.8, over + away), true},
             {at + QPointF(far * 0.8, -over - away), true},
             {at + QPointF(-far * 0.8, -over - away), true},
             {at + QPointF(0, over + 2 * away), true},
             {at - QPointF(0, over + 2 * away), true}}};
}

bool isInOneOf(const BoardPiece& a, const BoardPiece& b)
{
    for (int i = 0; i < std::max(a.length, 1); ++i)
        for (int j = 0; j < std::max(b.length, 1); ++j)
            if (isSameRex(rexTowards(a.pose, a.pose.heading, i), rexTowards(b.pose, b.pose.heading, j)))
                return true;
    return false;
}

} // namespace

/// Ships that share a rex lie side by side in it: each as far across its own heading as its place among them says.
void BattleBoard::layAside()
{
    m_asides.clear();
    if (!m_room || !m_camera.isRexes())
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

QPointF BattleBoard::asideOf(const BoardPiece& piece) const
{
    const auto asideIn = [&](const std::map<ShipNumber, double>& asides) {
        const auto found = asides.find(piece.ship);
        return found == asides.end() ? 0.0 : found->second;
    };
    const double part = partGone();
    const double aside = asideIn(m_asides) * part + (part < 1 ? asideIn(m_asidesBefore) * (1 - part) : 0);
    if (aside == 0)
        return {};
    // Across the heading, the same way for ships that row against one another.
    BoardPose across = piece.pose;
    across.heading = static_cast<std::int16_t>(across.heading % 3);
    const double angle = (m_camera.degrees(across) + 90) * std::acos(-1.0) / 180;
    return QPointF(std::sin(angle), -std::cos(angle)) * aside * BoardCamera::cell * m_camera.scale();
}

/// The names, where there is room for them: the chosen one's and the one's under the pointer in any case. Of squadrons also
/// what is read at a glance, below.
void BattleBoard::paintLabels(QPainter& painter) const
{
    struct Label {
        const Shown* shown;
        bool isAsked; ///< chosen or pointed at
    };
    std::vector<Label> labels;
    for (const Shown& shown : m_shown) {
        const BoardPiece& piece = *shown.piece;
        const bool isAsked = piece.ship == m_room->choice()->ship() || piece.ship == m_pointedShip;
        const bool isNear = m_camera.scale() > (m_camera.isRexes() ? 4.5 : 16);
        if (shown.how.strength > 0.5 && (isAsked || isNear || !piece.stands.empty()))
            labels.push_back({&shown, isAsked});
    }
    std::stable_sort(labels.begin(), labels.end(),
                     [](const Label& a, const Label& b) { return a.isAsked && !b.isAsked; });
    QFont small(painter.font());
    small.setPixelSize(std::max(8, m_textSize - 2));
    const QFontMetricsF metrics(painter.font());
    const QFontMetricsF below(small);
    std::vector<QRectF> lying; // the pieces themselves, less their corners
    for (const Shown& shown : m_shown)
        lying.push_back(baseOf(shown).boundingRect().marginsRemoved(QMarginsF(3, 3, 3, 3)));
    std::vector<QRectF> taken = m_counters;
    const auto isFree = [](const std::vector<QRectF>& all, const QRectF& place) {
        return std::none_of(all.begin(), all.end(),
                            [&](const QRectF& each) { return each.intersects(place); });
    };
    for (const auto& [shown, isAsked] : labels) {
        const BoardPiece* piece = shown->piece;
        const bool isSquadron = !piece->stands.empty();
        const bool isCrowded = isSquadron || m_camera.isRexes(); // several may lie in one rex
        const QRectF base = baseOf(*shown).boundingRect();
        const QPointF at = middleOf(*shown);
        QString name = words(piece->name);
        if (isSquadron && !isAsked) // no wider than what it names, and a little
            name = metrics.elidedText(name, Qt::ElideRight, std::max(6.5 * m_textSize, 1.6 * base.width()));
        const QString standing = words(piece->standing);
        const QSizeF size(metrics.horizontalAdvance(name), metrics.height());
        const int damage = static_cast<int>(piece->condition.damage);
        QRectF place;
        bool isAway = false;
        if (!isCrowded) {
            const double reach = std::max(8.0, m_camera.sizeOf(*piece).height() * m_camera.scale() / 2);
            place =
                QRectF(at + QPointF(-size.width() / 2, reach + (damage > 0 && damage < 5 ? 11 : 4)), size);
        } else {
            const double pips = damage > 0 && damage < 5 ? 8 : 0; // they lie below her
            const QRectF own = base.adjusted(0, -pips, 0, pips);
            const double away =
                m_camera.isRexes() ? m_camera.scale() * BoardCamera::cell * 0.35 : 1.2 * m_textSize;
            bool isPlaced = false;
            for (const bool overPieces : {false, true}) { // rather away from it than over another one
                for (const LabelPlace& each : placesAround(own, size, away)) {
                    const QRectF there(each.middle - QPointF(size.width() / 2, size.height() / 2), size);
                    if (isPlaced || !isFree(taken, there) || (!overPieces && !isFree(lying, there)))
                        continue;
                    place = there;
                    isAway = each.isAway;
                    isPlaced = true;
                }
            }
            if (!isPlaced && !isAsked)
                continue;
            if (!isPlaced)
                place = QRectF(QPointF(at.x() - size.width() / 2, own.bottom() + 2), size);
        }
        taken.push_back(place);
        if (isAway) {
            const QPointF from(std::clamp(at.x(), place.left(), place.right()),
                               at.y() < place.top() ? place.top() : place.bottom());
            painter.setPen(QPen(faded(colour("card"), 0.8), 3));
            painter.drawLine(at, from);
            painter.setPen(QPen(colour("softInk"), 1));
            painter.drawLine(at, from);
        }
        write(painter, QPointF(place.left(), place.top() + metrics.ascent()), name, colour("ink"));
        if (standing.isEmpty())
            continue;
        const QRectF under(place.center().x() - below.horizontalAdvance(standing) / 2, place.bottom(),
                           below.horizontalAdvance(standing), below.height());
        if (!isAsked && (!isFree(taken, under) || !isFree(lying, under)))
            continue;
        taken.push_back(under);
        painter.save();
        painter.setFont(small);
        write(painter, QPointF(under.left(), under.top() + below.ascent()), standing,
              piece->status.empty() ? colour("softInk") : colour("warn"));
        painter.restore();
    }
}

} // namespace navarch
