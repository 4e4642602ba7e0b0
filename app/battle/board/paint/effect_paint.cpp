// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/effect_paint.h"

#include <algorithm>
#include <cmath>

#include "app/base/drawing/inks.h"

namespace navarch {

namespace {

const double halfTurn = std::acos(-1.0);

QPointF towards(const QPointF& from, const QPointF& to)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    return length > 1e-6 ? way / length : QPointF(0, -1);
}

QPointF swung(const QPointF& way, double angle)
{
    return {way.x() * std::cos(angle) - way.y() * std::sin(angle),
            way.x() * std::sin(angle) + way.y() * std::cos(angle)};
}

/// A place on an arc from `from` to `to` that rises as far as it is long, by a quarter.
QPointF onArc(const QPointF& from, const QPointF& to, double part)
{
    const QPointF way = to - from;
    const double high = std::hypot(way.x(), way.y()) * 0.25;
    return from + way * part - QPointF(0, 4 * high * part * (1 - part));
}

void paintBlow(QPainter& painter, const QPointF& at, double reach, double part, const QColor& ink,
               const QColor& rim)
{
    const double strength = std::sin(halfTurn * std::min(1.0, part * 1.1));
    for (const bool isRim : {true, false}) {
        painter.setPen(QPen(isRim ? faded(rim, strength) : faded(ink, strength), isRim ? 5 : 2.5,
                            Qt::SolidLine, Qt::RoundCap));
        for (int ray = 0; ray < 9; ++ray) {
            const QPointF way(std::cos(ray * 2 * halfTurn / 9 + 0.3), std::sin(ray * 2 * halfTurn / 9 + 0.3));
            const double far = reach * (ray % 2 ? 0.65 : 1);
            painter.drawLine(at + way * far * (0.2 + 0.4 * part), at + way * far * (0.45 + 0.55 * part));
        }
    }
}

} // namespace

void paintFlame(QPainter& painter, const QPointF& at, double high)
{
    const QColor outer(206, 66, 24);
    const QColor inner(250, 200, 84);
    for (const bool isInner : {false, true}) {
        const double size = isInner ? high * 0.55 : high;
        QPainterPath flame(at - QPointF(0, size));
        flame.cubicTo(at + QPointF(size * 0.15, -size * 0.5), at + QPointF(size * 0.55, -size * 0.25),
                      at + QPointF(0, size * 0.15));
        flame.cubicTo(at + QPointF(-size * 0.55, -size * 0.25), at + QPointF(-size * 0.2, -size * 0.5),
                      at - QPointF(0, size));
        painter.setPen(isInner ? QPen(Qt::NoPen) : QPen(faded(outer.darker(180), 0.7), 0.8));
        painter.setBrush(isInner ? inner : outer);
        painter.drawPath(flame);
    }
}

void EffectPaint::paintRowing(QPainter& painter, const ShownPiece& shown) const
{
    const QSizeF size = m_scene.camera.sizeOf(*shown.piece) * m_scene.camera.scale();
    const double sweep = std::sin(2 * halfTurn * shown.how.strokes) * 0.5;
    constexpr int oars = 9;
    painter.save();
    painter.translate(m_scene.pieces.middleOf(shown));
    painter.rotate(shown.how.spot.degrees);
    const double half = size.height() / 2;
    const double beam = std::min(size.width() * 0.22, half * 0.24);
    const double reach = std::max(3.0, size.width() * 0.34);
    painter.setPen(QPen(faded(m_scene.style.colour("card"), 0.75), 1.5, Qt::SolidLine, Qt::RoundCap));
    for (const int hand : {-1, 1})
        painter.drawLine(QPointF(hand * beam * 0.5, half), QPointF(hand * beam * 1.5, half * 1.7));
    painter.setPen(QPen(faded(m_scene.style.colour("ink"), 0.7), std::clamp(half / 40, 0.8, 1.6),
                        Qt::SolidLine, Qt::RoundCap));
    for (int oar = 0; oar < oars; ++oar) {
        const double y = half * (-0.5 + 1.05 * oar / (oars - 1));
        for (const int hand : {-1, 1})
            painter.drawLine(QPointF(hand * beam, y),
                             QPointF(hand * (beam + reach * std::cos(sweep)), y + reach * std::sin(sweep)));
    }
    painter.restore();
}

void EffectPaint::paint(QPainter& painter) const
{
    using Kind = MotionEffect::Kind;
    for (const MotionEffect& effect : m_scene.playback.motion().effects(m_scene.playback.time())) {
        const ShownPiece* by = m_scene.shownOf(effect.ship);
        const ShownPiece* whom = m_scene.shownOf(effect.target);
        if (!by)
            continue;
        const QPointF from = m_scene.pieces.middleOf(*by);
        const QPointF to = whom ? m_scene.pieces.middleOf(*whom) : from;
        const double length =
            std::max(26.0, m_scene.camera.sizeOf(*by->piece).height() * m_scene.camera.scale());
        const double part = effect.part;
        switch (effect.kind) {
        case Kind::Strike:
            paintBlow(painter,
                      whom ? from + (to - from) * 0.62
                           : from
                                 + QPointF(std::sin(by->how.spot.degrees * halfTurn / 180),
                                           -std::cos(by->how.spot.degrees * halfTurn / 180))
                                       * length * 0.5,
                      length * 0.5, part, m_scene.style.colour("bad"), m_scene.style.colour("card"));
            break;
        case Kind::Rake: { // oars break along her side
            const QPointF along = towards(from, to);
            painter.setPen(
                QPen(faded(m_scene.style.colour("ink"), 1 - part), 1.8, Qt::SolidLine, Qt::RoundCap));
            for (int splinter = 0; splinter < 10; ++splinter) {
                const QPointF way = swung(along, (splinter - 4.5) * 0.55);
                const QPointF at =
                    to - along * length * 0.2 + way * length * (0.12 + 0.5 * part) * (splinter % 3 ? 1 : 0.7);
                painter.drawLine(at, at + swung(way, splinter + part * 5) * length * 0.14);
            }
            break;
        }
        case Kind::Shot:
            if (!whom)
                break;
            for (int arrow = 0; arrow < 5; ++arrow) {
                const double gone = std::clamp(part * 1.35 - arrow * 0.06, 0.0, 1.0);
                const QPointF off = swung(towards(from, to), halfTurn / 2) * (arrow - 2) * length * 0.05;
                const QPointF head = onArc(from, to, gone) + off;
                const QPointF tail = onArc(from, to, std::max(0.0, gone - 0.09)) + off;
                if (gone <= 0 || gone >= 1)
                    continue;
                painter.setPen(
                    QPen(faded(m_scene.style.colour("card"), 0.8), 4, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(tail, head);
                painter.setPen(QPen(m_scene.style.colour("ink"), 1.8, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(tail, head);
            }
            if (part > 0.7) {
                painter.setPen(QPen(faded(m_scene.style.colour("bad"), (1 - part) / 0.3), 2));
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(to, length * (part - 0.6), length * (part - 0.6));
            }
            break;
        case Kind::Board:
            if (!whom)
                break;
            painter.setPen(
                QPen(faded(m_scene.style.colour("ink"), std::sin(halfTurn * part)), 1.5, Qt::DashLine));
            painter.drawLine(from, to);
            painter.setPen(QPen(m_scene.style.colour("card"), 1));
            painter.setBrush(m_scene.style.sideColour(by->piece->side));
            for (int man = 0; man < 6; ++man) {
                const double gone = std::clamp(part * 1.5 - man * 0.09, 0.0, 1.0);
                const QPointF off = swung(towards(from, to), halfTurn / 2) * (man % 3 - 1) * length * 0.07;
                if (gone > 0 && gone < 1)
                    painter.drawEllipse(from + (to - from) * gone + off, 3.2, 3.2);
            }
            break;
        case Kind::Burn:
            for (int flame = 0; flame < 3; ++flame) {
                const double high =
                    length * (0.2 + 0.08 * std::sin(part * 22 + flame * 2.1)) * std::sin(halfTurn * part);
                const QPointF along(std::sin(by->how.spot.degrees * halfTurn / 180),
                                    -std::cos(by->how.spot.degrees * halfTurn / 180));
                paintFlame(painter, from + along * length * 0.24 * (flame - 1), high);
            }
            break;
        case Kind::Sink:
            painter.setBrush(Qt::NoBrush);
            for (int ring = 0; ring < 3; ++ring) {
                const double gone = part - ring * 0.22;
                if (gone <= 0)
                    continue;
                painter.setPen(QPen(faded(m_scene.style.colour("card"), std::max(0.0, 0.9 * (1 - gone))), 2));
                painter.drawEllipse(from, length * (0.2 + 0.6 * gone), length * (0.14 + 0.42 * gone));
            }
            break;
        case Kind::Capture: { // the colours are changed
            const QColor side = m_scene.style.sideColour(by->piece->side);
            painter.setPen(QPen(side, 3));
            painter.setBrush(faded(side, 0.25 * (1 - part)));
            painter.drawEllipse(from, length * (0.3 + 0.35 * part), length * (0.3 + 0.35 * part));
            const double high = length * 0.6 * std::min(1.0, part * 1.6);
            painter.setPen(QPen(m_scene.style.colour("ink"), 1.5));
            painter.drawLine(from, from - QPointF(0, high));
            painter.setPen(QPen(m_scene.style.colour("card"), 1));
            painter.setBrush(side);
            painter.drawPolygon(
                QPolygonF({from - QPointF(0, high), from - QPointF(-length * 0.26, high * 0.84),
                           from - QPointF(0, high * 0.68)}));
            break;
        }
        }
    }
}

} // namespace navarch
