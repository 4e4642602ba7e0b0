// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/label_paint.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/base/drawing/inks.h"
#include "app/battle/board/paint/label_places.h"

namespace navarch {

/// The levels of damage that are shown below a piece, empty where none are.
QRectF LabelPaint::pipsOf(const ShownPiece& shown) const
{
    const int damage = static_cast<int>(shown.piece->condition.damage);
    if (damage <= 0 || damage >= 5)
        return {};
    const QRectF base = m_scene.pieces.baseOf(shown).boundingRect();
    if (m_scene.camera.grid().isRexes() || !shown.piece->stands.empty())
        return base.adjusted(0, base.height(), 0, 8);
    const QPointF at = m_scene.pieces.middleOf(shown);
    const double reach =
        std::max(8.0, m_scene.camera.sizeOf(*shown.piece).height() * m_scene.camera.scale() / 2);
    return {at.x() - damage * 3.5, at.y() + reach + 3, damage * 7.0, 6};
}

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
    std::vector<QPolygonF> lying;
    for (const ShownPiece& shown : m_scene.shown) {
        lying.push_back(m_scene.pieces.baseOf(shown));
        if (const QRectF pips = pipsOf(shown); !pips.isEmpty())
            taken.push_back(pips);
    }
    LabelPlaces places(std::move(lying), std::move(taken));
    const double away = m_scene.camera.grid().isRexes() ? m_scene.camera.scale() * BoardGrid::cell * 0.35
                                                        : 1.2 * m_scene.style.textSize();
    for (const auto& [shown, isAsked] : labels) {
        const BoardPiece* piece = shown->piece;
        const QRectF base = m_scene.pieces.baseOf(*shown).boundingRect();
        const QPointF at = m_scene.pieces.middleOf(*shown);
        QString name = words(piece->name);
        if (!piece->stands.empty() && !isAsked) // no wider than what it names, and a little
            name = metrics.elidedText(name, Qt::ElideRight,
                                      std::max(6.5 * m_scene.style.textSize(), 1.6 * base.width()));
        std::size_t& earlier = m_scene.labels[piece->ship];
        const auto placed = places.place({base.united(pipsOf(*shown)),
                                          {metrics.horizontalAdvance(name), metrics.height()},
                                          away,
                                          m_scene.playback.playing() ? earlier : 0,
                                          isAsked});
        earlier = placed ? placed->number : 0;
        if (!placed)
            continue;
        const QRectF& place = placed->words;
        if (placed->isAway) {
            const QPointF from(std::clamp(at.x(), place.left(), place.right()),
                               at.y() < place.top() ? place.top() : place.bottom());
            painter.setPen(QPen(faded(m_scene.style.colour("card"), 0.8), 3));
            painter.drawLine(at, from);
            painter.setPen(QPen(m_scene.style.colour("softInk"), 1));
            painter.drawLine(at, from);
        }
        m_scene.write(painter, QPointF(place.left(), place.top() + metrics.ascent()), name,
                      m_scene.style.colour("ink"));
        const QString standing = words(piece->standing);
        if (standing.isEmpty())
            continue;
        const QRectF under(place.center().x() - below.horizontalAdvance(standing) / 2, place.bottom(),
                           below.horizontalAdvance(standing), below.height());
        if (!places.take(under, isAsked))
            continue;
        painter.save();
        painter.setFont(small);
        m_scene.write(painter, QPointF(under.left(), under.top() + below.ascent()), standing,
                      piece->status.empty() ? m_scene.style.colour("softInk") : m_scene.style.colour("warn"));
        painter.restore();
    }
}

} // namespace navarch
