// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/label_paint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/base/drawing/inks.h"

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

} // namespace

void LabelPaint::paint(QPainter& painter, std::vector<QRectF> taken) const
{
    struct Label {
        const ShownPiece* shown;
        bool isAsked; ///< chosen or pointed at
    };
    std::vector<Label> labels;
    for (const ShownPiece& shown : m_scene.shown) {
        const BoardPiece& piece = *shown.piece;
        const bool isAsked = m_scene.isChosen(piece) || m_scene.isPointed(piece);
        const bool isNear = m_scene.camera.scale() > (m_scene.camera.grid().isRexes() ? 4.5 : 16);
        if (shown.how.strength > 0.5 && (isAsked || isNear || !piece.stands.empty()))
            labels.push_back({&shown, isAsked});
    }
    std::stable_sort(labels.begin(), labels.end(),
                     [](const Label& a, const Label& b) { return a.isAsked && !b.isAsked; });
    const QFont small = m_scene.smaller(painter, 2);
    const QFontMetricsF metrics(painter.font());
    const QFontMetricsF below(small);
    std::vector<QRectF> lying; // the pieces themselves, less their corners
    for (const ShownPiece& shown : m_scene.shown)
        lying.push_back(m_scene.pieces.baseOf(shown).boundingRect().marginsRemoved(QMarginsF(3, 3, 3, 3)));
    const auto isFree = [](const std::vector<QRectF>& all, const QRectF& place) {
        return std::none_of(all.begin(), all.end(),
                            [&](const QRectF& each) { return each.intersects(place); });
    };
    for (const auto& [shown, isAsked] : labels) {
        const BoardPiece* piece = shown->piece;
        const bool isSquadron = !piece->stands.empty();
        const bool isCrowded = isSquadron || m_scene.camera.grid().isRexes(); // several may lie in one rex
        const QRectF base = m_scene.pieces.baseOf(*shown).boundingRect();
        const QPointF at = m_scene.pieces.middleOf(*shown);
        QString name = words(piece->name);
        if (isSquadron && !isAsked) // no wider than what it names, and a little
            name = metrics.elidedText(name, Qt::ElideRight,
                                      std::max(6.5 * m_scene.style.textSize(), 1.6 * base.width()));
        const QString standing = words(piece->standing);
        const QSizeF size(metrics.horizontalAdvance(name), metrics.height());
        const int damage = static_cast<int>(piece->condition.damage);
        QRectF place;
        bool isAway = false;
        if (!isCrowded) {
            const double reach =
                std::max(8.0, m_scene.camera.sizeOf(*piece).height() * m_scene.camera.scale() / 2);
            place =
                QRectF(at + QPointF(-size.width() / 2, reach + (damage > 0 && damage < 5 ? 11 : 4)), size);
        } else {
            const double pips = damage > 0 && damage < 5 ? 8 : 0; // they lie below her
            const QRectF own = base.adjusted(0, -pips, 0, pips);
            const double away = m_scene.camera.grid().isRexes()
                                    ? m_scene.camera.scale() * BoardGrid::cell * 0.35
                                    : 1.2 * m_scene.style.textSize();
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
            painter.setPen(QPen(faded(m_scene.style.colour("card"), 0.8), 3));
            painter.drawLine(at, from);
            painter.setPen(QPen(m_scene.style.colour("softInk"), 1));
            painter.drawLine(at, from);
        }
        m_scene.write(painter, QPointF(place.left(), place.top() + metrics.ascent()), name,
                      m_scene.style.colour("ink"));
        if (standing.isEmpty())
            continue;
        const QRectF under(place.center().x() - below.horizontalAdvance(standing) / 2, place.bottom(),
                           below.horizontalAdvance(standing), below.height());
        if (!isAsked && (!isFree(taken, under) || !isFree(lying, under)))
            continue;
        taken.push_back(under);
        painter.save();
        painter.setFont(small);
        m_scene.write(painter, QPointF(under.left(), under.top() + below.ascent()), standing,
                      piece->status.empty() ? m_scene.style.colour("softInk") : m_scene.style.colour("warn"));
        painter.restore();
    }
}

} // namespace navarch
