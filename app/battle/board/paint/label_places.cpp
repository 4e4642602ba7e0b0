// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/label_places.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace navarch {

namespace {

/// Where a name may stand, seen from the middle of what it names: beside it, or away from it at the end of a line.
struct LabelPlace {
    QPointF middle; ///< of the words
    bool isAway = false;
};

/// The best first.
std::vector<LabelPlace> placesAround(const LabelWish& wish)
{
    const QPointF at = wish.piece.center();
    const double over = wish.piece.height() / 2 + wish.words.height() / 2 + 2;
    const double aside = wish.piece.width() / 2 + wish.words.width() / 2 + 4;
    const double shift =
        std::max(10.0, (wish.words.width() - wish.piece.width()) / 2); // flush with an edge of it
    std::vector<LabelPlace> places{{at + QPointF(0, over)},      {at - QPointF(0, over)},
                                   {at + QPointF(-shift, over)}, {at + QPointF(shift, over)},
                                   {at - QPointF(shift, over)},  {at + QPointF(shift, -over)},
                                   {at + QPointF(aside, 0)},     {at - QPointF(aside, 0)}};
    for (const double away : {wish.away, 2 * wish.away, 3.5 * wish.away}) {
        const double far = (aside + away) * 0.8;
        for (const QPointF& off :
             {QPointF(far, over + away), QPointF(-far, over + away), QPointF(far, -over - away),
              QPointF(-far, -over - away), QPointF(0, over + 2 * away), QPointF(0, -over - 2 * away)})
            places.push_back({at + off, true});
    }
    return places;
}

/// Whether a convex piece and a place share room: no side of the piece has it all before it. Their bounds do.
bool overlaps(const QPolygonF& piece, const QRectF& place)
{
    for (qsizetype i = 0; i < piece.size(); ++i) {
        const QPointF side = piece[(i + 1) % piece.size()] - piece[i];
        const QPointF across(-side.y(), side.x());
        double least = 0;
        double most = 0;
        for (const QPointF& corner : piece) {
            const double off = QPointF::dotProduct(corner - piece[i], across);
            least = std::min(least, off);
            most = std::max(most, off);
        }
        const double middle = QPointF::dotProduct(place.center() - piece[i], across);
        const double reach =
            (std::abs(across.x()) * place.width() + std::abs(across.y()) * place.height()) / 2;
        // Two corners in one place are no side.
        if (!across.isNull() && (middle - reach >= most || middle + reach <= least))
            return false;
    }
    return true;
}

} // namespace

LabelPlaces::LabelPlaces(std::vector<QPolygonF> pieces, std::vector<QRectF> taken)
    : m_pieces(std::move(pieces)),
      m_taken(std::move(taken))
{
    m_bounds.reserve(m_pieces.size());
    for (const QPolygonF& piece : m_pieces)
        m_bounds.push_back(piece.boundingRect());
}

std::optional<PlacedName> LabelPlaces::place(const LabelWish& wish)
{
    const std::vector<LabelPlace> places = placesAround(wish);
    const auto at = [&](std::size_t number) {
        return QRectF(places[number].middle - QPointF(wish.words.width() / 2, wish.words.height() / 2),
                      wish.words);
    };
    std::size_t number = wish.earlier < places.size() ? wish.earlier : 0;
    if (isTaken(at(number)) || isOnPiece(at(number)))
        for (number = 0; number < places.size(); ++number)
            if (!isTaken(at(number)) && !isOnPiece(at(number)))
                break;
    if (number == places.size() && !wish.isAsked)
        return std::nullopt;
    if (number == places.size()) {
        number = 0;
        while (number + 1 < places.size() && isTaken(at(number)))
            ++number;
        if (isTaken(at(number)))
            number = 0;
    }
    m_taken.push_back(at(number));
    return PlacedName{at(number), places[number].isAway, number};
}

bool LabelPlaces::take(const QRectF& words, bool anyway)
{
    if (!anyway && (isTaken(words) || isOnPiece(words)))
        return false;
    m_taken.push_back(words);
    return true;
}

bool LabelPlaces::isTaken(const QRectF& words) const
{
    return std::any_of(m_taken.begin(), m_taken.end(),
                       [&](const QRectF& each) { return each.intersects(words); });
}

bool LabelPlaces::isOnPiece(const QRectF& words) const
{
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        if (m_bounds[i].intersects(words) && overlaps(m_pieces[i], words))
            return true;
    return false;
}

} // namespace navarch
