// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <map>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

constexpr double placesFrom =
    150; // pixels a degree: from here on anchorages without a port of the campaign are named
constexpr double fleetsFrom = 110; // and fleets
constexpr double sameDegrees =
    10000; // at sea fleets nearer than a part of so many of a degree are at one place
constexpr std::size_t mostInRow = 3; // fleets of one place that are drawn; the others are counted

/// A name is there or not: half faded it could be read by nobody for as long as the chart rests.
double strengthAt(double scale, double from)
{
    return scale >= from ? 1 : 0;
}

double areaOf(const QRectF& box)
{
    return box.isEmpty() ? 0 : box.width() * box.height();
}

/// How far a point lies outside a box.
double awayFrom(const QRectF& box, const QPointF& at)
{
    const double across = std::max({box.left() - at.x(), 0.0, at.x() - box.right()});
    const double up = std::max({box.top() - at.y(), 0.0, at.y() - box.bottom()});
    return std::hypot(across, up);
}

constexpr double touchReach = 6; // pixels around a mark that still mean it

using Kind = ChartMark::Kind;

} // namespace

CampaignItem::Kind ChartMark::item() const
{
    switch (kind) {
    case Kind::Port: return CampaignItem::Port;
    case Kind::Fleet: return CampaignItem::Fleet;
    case Kind::Contact: return CampaignItem::Contact;
    default: return CampaignItem::None;
    }
}

int ChartMark::numberIn(const ChartSight& sight) const
{
    const auto at = static_cast<std::size_t>(index);
    switch (kind) {
    case Kind::Port: return static_cast<int>(sight.ports[at].id.value);
    case Kind::Fleet: return static_cast<int>(sight.fleets[at].id);
    case Kind::Contact: return static_cast<int>(sight.contacts[at].id.value);
    default: return 0;
    }
}

bool ChartMark::isPickedIn(const SeaChart& chart) const
{
    return chart.pickedId() != 0 && item() == chart.pickedKind()
           && numberIn(chart.sight()) == chart.pickedId();
}

void ChartLayout::clear()
{
    m_marks.clear();
    m_labels.clear();
    m_picked = {CampaignItem::None, 0};
}

bool ChartLayout::isFor(const SeaChart& chart) const
{
    return m_picked == std::pair(chart.pickedKind(), chart.pickedId());
}

const ChartMark* ChartLayout::markAt(const QPointF& at, bool isChoosing) const
{
    const auto isMeant = [isChoosing](const ChartMark& mark) {
        return isChoosing ? mark.kind == Kind::Port || mark.kind == Kind::Place : mark.kind != Kind::Place;
    };
    const ChartMark* found = nullptr;
    double nearest = touchReach;
    for (const ChartMark& mark : m_marks) {
        if (!isMeant(mark))
            continue;
        const double away = awayFrom(mark.box, at);
        if (away <= nearest) { // of two equally near the one drawn over the other
            nearest = away;
            found = &mark;
        }
    }
    if (found && nearest == 0)
        return found;
    // Whoever presses a name means what it names, and not what happens to lie beside the name.
    for (const PlacedLabel& label : m_labels) {
        if (label.named < 0 || !label.box.contains(at))
            continue;
        if (const ChartMark& mark = m_marks[static_cast<std::size_t>(label.named)]; isMeant(mark))
            return &mark;
    }
    return found;
}

QRectF ChartLayout::boxOf(const ChartSight& sight, CampaignItem::Kind kind, int id) const
{
    for (const ChartMark& mark : m_marks)
        if (mark.item() == kind && mark.numberIn(sight) == id)
            return mark.box;
    return {};
}

void ChartLayout::layOut(const ChartScene& scene)
{
    m_marks.clear();
    m_labels.clear();
    m_picked = {scene.chart.pickedKind(), scene.chart.pickedId()};
    if (scene.size.width() <= 0 || scene.size.height() <= 0)
        return;
    const ChartSight& sight = scene.sight();
    const QRectF near = scene.item().adjusted(-60, -60, 60, 60);
    const auto add = [&](Kind kind, std::size_t index, const QPointF& at, double half) {
        if (near.contains(at))
            m_marks.push_back({kind, static_cast<int>(index), 0,
                               QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half))});
    };
    const auto& known = scene.chart.figures().gazetteer.all();
    for (std::size_t i = 0; i < known.size(); ++i)
        if (!sight.portAt(known[i].id))
            add(Kind::Place, i,
                scene.camera.toScreen(QPointF(known[i].longitude / 1e5, known[i].latitude / 1e5)),
                scene.isChoosing ? 7 : 3);
    for (std::size_t i = 0; i < sight.ports.size(); ++i)
        add(Kind::Port, i, scene.camera.toScreen(sight.ports[i].at), scene.radiusOf(sight.ports[i]));
    layOutFleets(scene);
    layOutContacts(scene);
    layOutLabels(scene);
}

/// A sign for each meeting: those of one place stand beside one another above it.
void ChartLayout::layOutContacts(const ChartScene& scene)
{
    constexpr double half = 13;
    constexpr double above = 26;
    constexpr double gap = 2;
    const ChartSight& sight = scene.sight();
    std::map<std::pair<double, double>, std::vector<std::size_t>> together;
    for (std::size_t i = 0; i < sight.contacts.size(); ++i)
        together[{sight.contacts[i].at.x(), sight.contacts[i].at.y()}].push_back(i);
    const QRectF near = scene.item().adjusted(-60, -60, 60, 60);
    for (const auto& [place, contacts] : together) {
        const QPointF at = scene.camera.toScreen(QPointF(place.first, place.second)) - QPointF(0, above);
        if (!near.contains(at))
            continue;
        const double step = 2 * half + gap;
        QPointF middle = at - QPointF(static_cast<double>(contacts.size() - 1) * step / 2, 0);
        for (const std::size_t index : contacts) {
            m_marks.push_back({Kind::Contact, static_cast<int>(index), 0,
                               QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half))});
            middle += QPointF(step, 0);
        }
    }
}

/// Where a block of that size beside a place hides nothing of the ports, and of what stands there already: right of it, if
/// that is free, else farther and farther away; where all is crowded, where it hides least.
QPointF ChartLayout::freeSpot(const QPointF& at, const QSizeF& block, double off) const
{
    constexpr int rings = 5;
    QPointF best;
    double least = -1;
    for (int ring = 0; ring < rings; ++ring) {
        const double away = off + ring * (block.height() / 2 + 6);
        const double middle = at.y() - block.height() / 2;
        const QPointF spots[] = {
            {at.x() + away, middle},
            {at.x() - away - block.width(), middle},
            {at.x() - block.width() / 2, at.y() + away},
            {at.x() - block.width() / 2, at.y() - away - block.height()},
            {at.x() + away, at.y() + away / 2},
            {at.x() + away, at.y() - away / 2 - block.height()},
            {at.x() - away - block.width(), at.y() + away / 2},
            {at.x() - away - block.width(), at.y() - away / 2 - block.height()},
        };
        for (const QPointF& spot : spots) {
            double hidden = 0;
            for (const ChartMark& mark : m_marks) {
                if (mark.kind == Kind::Port || mark.kind == Kind::Fleet || mark.kind == Kind::More)
                    hidden +=
                        areaOf(mark.box.intersected(QRectF(spot, block))) * (mark.kind == Kind::Port ? 4 : 1);
            }
            if (hidden == 0)
                return spot;
            if (least < 0 || hidden < least) {
                least = hidden;
                best = spot;
            }
        }
    }
    return best;
}

/// Where a block stands at a place at sea: on it, or beside the ports and signs that it would hide there. Signs that move
/// pass over one another, rather than to jump aside.
QPointF ChartLayout::atSea(const QPointF& at, const QSizeF& block, double gap, bool isMoving) const
{
    const QPointF corner = at - QPointF(block.width() / 2, block.height() / 2);
    for (const ChartMark& mark : m_marks)
        if (mark.kind != Kind::Place && (!isMoving || mark.kind == Kind::Port)
            && mark.box.intersects(QRectF(corner, block)))
            return mark.kind == Kind::Port ? freeSpot(mark.box.center(), block, mark.box.width() / 2 + gap)
                                           : freeSpot(at, block, gap);
    return corner;
}

void ChartLayout::layOutFleets(const ChartScene& scene)
{
    const ChartSight& sight = scene.sight();
    // By where they are drawn: a fleet that is shown on its way is in no port and at no whole mile of a lane.
    std::map<std::tuple<std::int64_t, long long, long long>, std::vector<std::size_t>> together;
    for (std::size_t i = 0; i < sight.fleets.size(); ++i) {
        const SightedFleet& fleet = sight.fleets[i];
        const bool isInPort = fleet.port != PortId{};
        together[{fleet.port.value, isInPort ? 0 : std::llround(fleet.at.x() * sameDegrees),
                  isInPort ? 0 : std::llround(fleet.at.y() * sameDegrees)}]
            .push_back(i);
    }
    const double size = scene.look.textSize() / 13.0;
    const double high = (scene.isSmall() ? 16 : 22) * size;
    const QFontMetricsF figures(scene.look.font(0.92, true));
    const QRectF near = scene.item().adjusted(-120, -60, 60, 60);
    for (auto& [place, fleets] : together) {
        const SightedFleet& first = sight.fleets[fleets.front()];
        const SightedPort* port = sight.port(first.port.value);
        const QPointF at = scene.camera.toScreen(first.at);
        if (!near.contains(at))
            continue;
        // What is picked is never among those that are only counted.
        if (scene.chart.pickedKind() == CampaignItem::Fleet)
            std::stable_partition(fleets.begin(), fleets.end(), [&](std::size_t i) {
                return sight.fleets[i].id == scene.chart.pickedId();
            });
        const std::size_t drawn = fleets.size() > mostInRow + 1 ? mostInRow : fleets.size();
        const double rows = static_cast<double>(drawn + (drawn < fleets.size() ? 1 : 0));
        const auto wide = [&](const QString& words) {
            return scene.isSmall() ? high * 1.25 : high + figures.horizontalAdvance(words) + 14 * size;
        };
        double widest = 0;
        for (std::size_t k = 0; k < drawn; ++k)
            widest = std::max(widest, wide(QString::number(sight.fleets[fleets[k]].ships)));
        const QSizeF block(widest, rows * (high + 2) - 2);
        const QPointF corner = port ? freeSpot(at, block, scene.radiusOf(*port) + 4 * size)
                                    : atSea(at, block, 4 * size, scene.chart.isPlaying());
        double y = corner.y();
        const double beside = (port ? scene.radiusOf(*port) : 0) + 12 * size;
        const bool isAway = awayFrom(QRectF(corner, block), at) > beside;
        for (std::size_t k = 0; k < drawn; ++k, y += high + 2) {
            const double breadth = wide(QString::number(sight.fleets[fleets[k]].ships));
            const double x = corner.x() + (port ? 0 : (widest - breadth) / 2);
            m_marks.push_back({Kind::Fleet, static_cast<int>(fleets[k]), 0, QRectF(x, y, breadth, high),
                               isAway && k == 0 ? std::optional(at) : std::nullopt});
        }
        if (drawn < fleets.size()) {
            const int more = static_cast<int>(fleets.size() - drawn);
            const double breadth = figures.horizontalAdvance(QStringLiteral("+%1").arg(more)) + 12 * size;
            const double x = corner.x() + (port ? 0 : (widest - breadth) / 2);
            m_marks.push_back(
                {Kind::More, static_cast<int>(fleets[drawn]), more, QRectF(x, y, breadth, high)});
        }
    }
}

void ChartLayout::layOutLabels(const ChartScene& scene)
{
    const ChartSight& sight = scene.sight();
    const double scale = scene.camera.scale();
    std::vector<WantedLabel> wanted;
    std::vector<QRectF> kept;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const ChartMark& mark = m_marks[i];
        if (mark.kind != Kind::Place)
            kept.push_back(mark.box);
        WantedLabel label;
        label.beside = mark.box;
        label.named = static_cast<int>(i);
        const bool isPicked = mark.isPickedIn(scene.chart);
        switch (mark.kind) {
        case Kind::Port: {
            const SightedPort& port = sight.ports[static_cast<std::size_t>(mark.index)];
            label.text = port.name;
            // Those of the sides are what the war is about: they are named from farther away, and first.
            const bool isSides = !port.owner.isEmpty();
            label.rank = 100 + 10 * port.value + (isSides ? 200 : 0);
            label.strength = strengthAt(scale, (9 - port.value) * (isSides ? 3.0 : 9.0));
            label.isFar = isSides;
            label.isTitle = true;
            break;
        }
        case Kind::Fleet: {
            const SightedFleet& fleet = sight.fleets[static_cast<std::size_t>(mark.index)];
            label.text = fleet.name;
            label.rank = 50 + std::min(fleet.ships, 40);
            label.strength = strengthAt(scale, fleetsFrom);
            break;
        }
        case Kind::Place:
            label.text =
                words(scene.chart.figures().gazetteer.all()[static_cast<std::size_t>(mark.index)].name);
            label.rank = 1;
            label.strength = scene.isChoosing ? 1 : strengthAt(scale, placesFrom);
            label.isSoft = true;
            break;
        default: break;
        }
        if (isPicked) {
            label.rank = 10000;
            label.strength = 1;
        }
        if (!label.text.isEmpty() && label.strength > 0)
            wanted.push_back(std::move(label));
    }
    for (const SightedMark& mark : sight.marks)
        kept.push_back(scene.signOf(mark));
    const QFont title = scene.look.titleFont();
    const QFont plain = scene.look.nameFont();
    const QRectF room = scene.item().marginsRemoved(scene.margins);
    m_labels = placeLabels(std::move(wanted), kept, room, [&](const WantedLabel& label) {
        return LabelImages::sizeOf(label.text, label.isTitle ? title : plain);
    });
}

} // namespace navarch
