// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/ship_paint.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "app/base/drawing/inks.h"
#include "app/battle/board/paint/effect_paint.h"
#include "app/battle/board/paint/label_paint.h"
#include "app/battle/board/paint/squadron_paint.h"

namespace navarch {

void ShipPaint::paint(QPainter& painter) const
{
    std::vector<QRectF> counters;
    SquadronPaint(m_scene).paintMarks(painter);
    for (const bool wrecks : {true, false})
        for (const ShownPiece& shown : m_scene.shown)
            if ((shown.piece->condition.damage == Damage::Wrecked) == wrecks)
                paintPiece(painter, shown, counters);
    paintLinks(painter);
    LabelPaint(m_scene).paint(painter, std::move(counters));
}

/// What holds two together: a line, and on rexes, where there are two ways, the first letter of how.
void ShipPaint::paintLinks(QPainter& painter) const
{
    QFont small = m_scene.smaller(painter, 3);
    small.setWeight(QFont::DemiBold);
    painter.save();
    painter.setFont(small);
    const double reach = small.pixelSize() * 0.75;
    for (const BoardLink& link : m_scene.room.table().view().links) {
        const ShownPiece* a = m_scene.shownOf(link.a);
        const ShownPiece* b = m_scene.shownOf(link.b);
        if (!a || !b
            || (m_scene.playback.playing()
                && (m_scene.playback.motion().concerns(link.a)
                    || m_scene.playback.motion().concerns(link.b))))
            continue; // what holds them when all is done may not hold them yet
        const QPointF from = m_scene.pieces.middleOf(*a);
        const QPointF to = m_scene.pieces.middleOf(*b);
        // From rail to rail: the ships themselves stay in sight.
        const QPointF rail = (to - from) * 0.3;
        painter.setPen(QPen(m_scene.style.colour("bad"), 2));
        painter.drawLine(from + rail, to - rail);
        const QRectF disc((from + to) / 2 - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
        painter.setBrush(m_scene.style.colour("card"));
        if (!m_scene.camera.grid().isRexes() || link.how.isEmpty() || isFarOff()) {
            const double dot = std::clamp(m_scene.camera.scale() * 0.4, 2.0, 4.0);
            painter.drawEllipse((from + to) / 2, dot, dot);
            continue;
        }
        painter.drawEllipse(disc);
        painter.setPen(m_scene.style.colour("bad"));
        painter.drawText(disc, Qt::AlignCenter, m_scene.room.table().said(link.how).left(1).toUpper());
    }
    painter.restore();
}

void ShipPaint::paintPiece(QPainter& painter, const ShownPiece& shown, std::vector<QRectF>& counters) const
{
    const BoardPiece& piece = *shown.piece;
    const QPolygonF base = m_scene.pieces.baseOf(shown);
    if (!base.boundingRect().intersects(
            QRectF(-20, -20, m_scene.size.width() + 40, m_scene.size.height() + 40)))
        return;
    if (!piece.stands.empty()) {
        SquadronPaint(m_scene).paint(painter, shown);
        return;
    }
    const bool isWreck = piece.condition.damage == Damage::Wrecked;
    const bool isChosen = m_scene.isChosen(piece);
    const QColor side = m_scene.style.sideColour(piece.side);
    const QPointF middle = m_scene.pieces.middleOf(shown);
    const QSizeF size = m_scene.camera.sizeOf(piece) * m_scene.camera.scale();
    painter.setOpacity(shown.how.strength);
    if (isChosen) {
        // A ring about two rexes would lie over their neighbours: there it lies close about her, and not over her.
        const bool isClose = m_scene.camera.grid().isRexes();
        const double wide = isClose ? std::clamp(size.width() * 0.25, 2.0, 5.0) : 2;
        painter.setPen(
            QPen(m_scene.style.colour("accent"), wide, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter.setBrush(faded(m_scene.style.colour("accent"), 0.12));
        const double reach = size.height() * 0.62;
        if (isClose) {
            const double off = wide / 2 + 1;
            painter.save();
            painter.translate(middle);
            painter.rotate(shown.how.spot.degrees);
            painter.drawRect(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
                                 .adjusted(-off, -off, off, off));
            painter.restore();
        } else {
            painter.drawEllipse(middle, reach, reach);
        }
    }
    if (m_scene.style.bases() || isChosen || m_scene.isPointed(piece) || piece.isWall) {
        painter.setPen(QPen(faded(side, isWreck ? 0.35 : 0.9), m_scene.isPointed(piece) ? 2 : 1));
        painter.setBrush(piece.isWall ? m_scene.style.colour("land") : faded(side, isWreck ? 0.08 : 0.26));
        painter.drawPolygon(base);
    } else { // the water about her is her side's
        painter.save();
        painter.translate(middle);
        painter.rotate(shown.how.spot.degrees);
        painter.setPen(Qt::NoPen);
        // From far off it says whose she is; from near her hull does, and it is water.
        painter.setBrush(faded(side, isWreck ? 0.08 : std::clamp(0.34 - 0.0035 * size.width(), 0.14, 0.30)));
        const double round = std::min(size.width(), size.height()) / 2;
        painter.drawRoundedRect(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()),
                                round, round);
        painter.restore();
    }
    if (shown.how.isRowing && !isWreck)
        EffectPaint(m_scene).paintRowing(painter, shown);
    if (const BriefShip* own = piece.isWall ? nullptr : m_scene.room.table().briefShip(piece)) {
        // The hull wears the colour of the side that built her, a prize too; her deck is of wood.
        const QColor wood = mixed(m_scene.style.colour("land"), m_scene.style.colour("warn"), 0.24);
        const QColor paint = m_scene.style.sideColour(own->side);
        const ShipInks inks{m_scene.style.colour("ink"), mixed(m_scene.style.colour("card"), paint, 0.72),
                            mixed(wood, paint, 0.10), m_scene.style.colour("bad")};
        const double dense = m_scene.camera.scale() * 2; // drawn finer, so that it turns without steps
        // On rexes ships are as long as the rexes they fill, not to scale.
        const double length = m_scene.camera.grid().isRexes() ? size.height() * 2 : 0;
        const QImage& sprite =
            m_scene.sprites.of(piece.ship, own->ship, piece.condition, inks, dense, length);
        const double small = 2 / (1 - 0.25 * shown.how.sunk);
        if (!isWreck)
            paintShade(painter, shown, size);
        painter.save();
        painter.setOpacity((isWreck ? 0.55 : 1) * shown.how.strength);
        painter.translate(middle);
        painter.rotate(shown.how.spot.degrees);
        painter.drawImage(QRectF(-sprite.width() / 2.0 / small, -sprite.height() / 2.0 / small,
                                 sprite.width() / small, sprite.height() / small),
                          sprite);
        painter.restore();
    }
    paintPlight(painter, shown, size);
    paintMarks(painter, shown);
    if (m_scene.camera.grid().isRexes())
        paintCounters(painter, shown, counters);
    painter.setOpacity(1);
}

/// She lies on the water, and the light comes from the north-west wherever she heads.
void ShipPaint::paintShade(QPainter& painter, const ShownPiece& shown, const QSizeF& size) const
{
    const double off = std::clamp(size.width() * 0.05, 0.5, 3.0);
    painter.save();
    painter.translate(m_scene.pieces.middleOf(shown) + QPointF(off, off * 1.4));
    painter.rotate(shown.how.spot.degrees);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 42));
    painter.drawEllipse(QPointF(), size.width() * 0.19, size.height() * 0.46);
    painter.restore();
}

namespace {

/// A flag on a staff that stands on a point.
void paintFlag(QPainter& painter, const QPointF& at, double high, const QColor& cloth, const QColor& ink)
{
    const QPointF top = at - QPointF(0, high);
    painter.setPen(QPen(ink, std::clamp(high / 14, 0.9, 1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(at, top);
    painter.setBrush(cloth);
    painter.drawPolygon(
        QPolygonF({top, top + QPointF(high * 0.62, high * 0.2), top + QPointF(0, high * 0.42)}));
}

} // namespace

/// What everybody sees of her plight: water over her stern, fires, a white flag where her crew has lost heart, and on a prize
/// the flag of whoever has her.
void ShipPaint::paintPlight(QPainter& painter, const ShownPiece& shown, const QSizeF& size) const
{
    const BoardPiece& piece = *shown.piece;
    const QPointF middle = m_scene.pieces.middleOf(shown);
    const double turn = shown.how.spot.degrees * std::acos(-1.0) / 180;
    const QPointF ahead(std::sin(turn), -std::cos(turn));
    const double length = size.height();
    if (piece.isSinking) { // she settles by the stern, and the sea washes over her
        const QColor water = mixed(m_scene.style.colour("sea"), m_scene.style.colour("ink"), 0.06);
        QLinearGradient depth(0, 0, 0, length * 0.4);
        depth.setColorAt(0, faded(water, 0));
        depth.setColorAt(1, faded(water, 0.9));
        painter.save();
        painter.translate(middle);
        painter.rotate(shown.how.spot.degrees);
        QPainterPath about; // the water that is hers
        const double round = size.width() / 2;
        about.addRoundedRect(QRectF(-round, -length / 2, size.width(), length), round, round);
        painter.setClipPath(about, Qt::IntersectClip);
        painter.fillRect(QRectF(-round, 0, size.width(), length / 2), depth);
        painter.setPen(QPen(faded(Qt::white, 0.7), 1.2, Qt::SolidLine, Qt::RoundCap)); // foam
        painter.setBrush(Qt::NoBrush);
        for (const double row : {0.22, 0.34}) {
            const double hump = size.width() * 0.24;
            QPainterPath wave(QPointF(-2 * hump, length * row));
            for (int at = -2; at < 2; ++at)
                wave.quadTo(QPointF((at + 0.5) * hump, length * row - hump * 0.7),
                            QPointF((at + 1) * hump, length * row));
            painter.drawPath(wave);
        }
        painter.restore();
    }
    const int flames = std::min<int>(piece.fires, 3);
    for (int flame = 0; flame < flames; ++flame) {
        const double along = flames == 1 ? 0 : 0.24 * (2.0 * flame / (flames - 1) - 1);
        paintFlame(painter, middle + ahead * length * along + QPointF(0, 2),
                   std::clamp(length * 0.34, 7.0, 30.0));
    }
    const BriefShip* own = piece.isWall ? nullptr : m_scene.room.table().briefShip(piece);
    const double high = std::clamp(length * 0.42, 8.0, 26.0);
    const QColor ink = m_scene.style.colour("ink");
    if (own && own->side != piece.side)
        paintFlag(painter, middle, high, m_scene.style.sideColour(piece.side), ink);
    if (piece.hasLostHeart)
        paintFlag(painter, middle - ahead * length * 0.38, high, Qt::white, Qt::black);
}

/// Letters beside ships would be larger than the ships.
bool ShipPaint::isFarOff() const
{
    return m_scene.camera.scale() * BoardGrid::cell < 22;
}

void ShipPaint::paintMarks(QPainter& painter, const ShownPiece& shown) const
{
    const BoardPiece& piece = *shown.piece;
    const QPointF at = m_scene.pieces.middleOf(shown);
    // On rexes she fills hers: below her is below her side, not as far off as her bow.
    const double reach =
        m_scene.camera.grid().isRexes()
            ? m_scene.camera.baseAt(shown.how.spot, piece).boundingRect().height() / 2 - 1
            : std::max(8.0, m_scene.camera.sizeOf(piece).height() * m_scene.camera.scale() / 2);
    if (!m_scene.playback.playing() && piece.isActive
        && m_scene.room.choice()->mayOrder(piece.ship)) { // it waits for an order
        painter.setPen(QPen(m_scene.style.colour("card"), 1.5));
        painter.setBrush(m_scene.style.colour("accent"));
        const double wide = m_scene.camera.sizeOf(piece).width() * m_scene.camera.scale();
        const double dot = std::clamp(wide * 0.24, 2.5, 4.0);
        // Beside her where it would cover her; ships of one rex lie too close for that.
        const double turn = shown.how.spot.degrees * std::acos(-1.0) / 180;
        const double off = wide < 4 * dot && !m_scene.camera.grid().isRexes() ? wide / 2 + dot + 1 : 0;
        painter.drawEllipse(at + QPointF(std::cos(turn), std::sin(turn)) * off, dot, dot);
    }
    // A pip a level of damage, beside the ship.
    const int damage = static_cast<int>(piece.condition.damage);
    for (int i = 0; i < damage && damage < 5; ++i) {
        painter.setPen(QPen(m_scene.style.colour("card"), 1));
        painter.setBrush(m_scene.style.colour("bad"));
        painter.drawRect(QRectF(at.x() + (i - damage / 2.0) * 7, at.y() + reach + 3, 5, 5));
    }
}

namespace {

/// How many, and the first letter: "2G" for "2 grapples on her".
QString signOf(const QString& status)
{
    QString sign;
    for (const QChar letter : status)
        if (letter.isDigit())
            sign += letter;
    const auto letter =
        std::find_if(status.begin(), status.end(), [](QChar each) { return each.isLetter(); });
    return letter == status.end() ? sign : sign + letter->toUpper();
}

} // namespace

/// Beside a ship on rexes a counter for each thing that is out of the ordinary; where those of another lie, at another of
/// her corners, or in a row farther off.
void ShipPaint::paintCounters(QPainter& painter, const ShownPiece& shown, std::vector<QRectF>& counters) const
{
    const BoardPiece& piece = *shown.piece;
    const QPointF at = m_scene.pieces.middleOf(shown);
    if (isFarOff())
        return;
    QFont small = m_scene.smaller(painter, 4);
    small.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(small);
    painter.save();
    painter.setFont(small);
    const double high = metrics.height() + 2;
    std::vector<std::pair<QString, double>> chips; // and how wide each is
    double wide = -2;
    for (const Phrase& each : piece.status) {
        const QString sign = signOf(m_scene.room.table().said(each));
        chips.emplace_back(sign, std::max(high, metrics.horizontalAdvance(sign) + 6));
        wide += chips.back().second + 2;
    }
    if (chips.empty()) {
        painter.restore();
        return;
    }
    const double aside = m_scene.camera.scale() * BoardGrid::cell * 0.3;
    const double over = m_scene.camera.scale() * BoardGrid::rexDepth * 0.46;
    std::vector<QPointF> places{
        {aside, -over}, {aside, over - high}, {-aside - wide, -over}, {-aside - wide, over - high}};
    for (int row = 1; row <= 4; ++row)
        places.push_back({aside, -over - row * (high + 1)});
    QRectF place;
    for (auto each = places.rbegin(); each != places.rend(); ++each) { // the first that is free, or the first
        const QRectF there(at + *each, QSizeF(wide, high));
        const bool isFree = std::none_of(counters.begin(), counters.end(),
                                         [&](const QRectF& other) { return other.intersects(there); });
        if (isFree || std::next(each) == places.rend())
            place = isFree || place.isNull() ? there : place;
    }
    counters.push_back(place);
    double x = place.left();
    for (const auto& [sign, breadth] : chips) {
        const QRectF chip(x, place.top(), breadth, high);
        painter.setPen(QPen(m_scene.style.colour("card"), 1));
        painter.setBrush(m_scene.style.colour("bad"));
        painter.drawRoundedRect(chip, 3, 3);
        painter.setPen(m_scene.style.colour("card"));
        painter.drawText(chip, Qt::AlignCenter, sign);
        x += breadth + 2;
    }
    painter.restore();
}

} // namespace navarch
