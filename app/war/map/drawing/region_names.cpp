// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/region_names.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/base/drawing/inks.h"
#include "app/base/speech/speech.h"

namespace navarch {
namespace {

/// Islands that share their name with a port on them are not here: the port's name says it. The larger of two that stand in
/// one place comes first. Small ones are where battles turned on a shore that is another today (core/data/coast/ancient.json).
const std::array regions = std::to_array<RegionName>({
    {QT_TR_NOOP("Aegean Sea"), {25.1, 38.75}, 2.0, true},
    {QT_TR_NOOP("Thracian Sea"), {25.2, 40.35}, 1.4, true},
    {QT_TR_NOOP("Sea of Crete"), {25.0, 35.85}, 2.2, true},
    {QT_TR_NOOP("Myrtoan Sea"), {23.75, 36.95}, 1.0, true},
    {QT_TR_NOOP("Icarian Sea"), {26.35, 37.4}, 0.8, true},
    {QT_TR_NOOP("Ionian Sea"), {19.0, 37.7}, 2.8, true},
    {QT_TR_NOOP("Sicilian Sea"), {16.9, 36.6}, 2.2, true},
    {QT_TR_NOOP("Adriatic Sea"), {15.9, 42.75}, 2.2, true},
    {QT_TR_NOOP("Tyrrhenian Sea"), {12.1, 39.9}, 3.2, true},
    {QT_TR_NOOP("Ligurian Sea"), {8.9, 43.55}, 1.7, true},
    {QT_TR_NOOP("Sardinian Sea"), {6.2, 39.9}, 2.8, true},
    {QT_TR_NOOP("Balearic Sea"), {1.9, 40.45}, 1.8, true},
    {QT_TR_NOOP("Iberian Sea"), {-2.2, 36.45}, 2.2, true},
    {QT_TR_NOOP("Outer Sea"), {-8.7, 36.2}, 2.0, true},
    {QT_TR_NOOP("African Sea"), {12.3, 35.9}, 1.6, true},
    {QT_TR_NOOP("Libyan Sea"), {20.5, 33.9}, 4.5, true},
    {QT_TR_NOOP("Great Syrtis"), {18.4, 31.5}, 2.0, true},
    {QT_TR_NOOP("Lesser Syrtis"), {10.9, 34.15}, 1.1, true},
    {QT_TR_NOOP("Egyptian Sea"), {29.3, 32.7}, 3.6, true},
    {QT_TR_NOOP("Phoenician Sea"), {34.5, 33.7}, 1.5, true},
    {QT_TR_NOOP("Cilician Sea"), {33.7, 35.75}, 1.6, true},
    {QT_TR_NOOP("Pamphylian Sea"), {30.95, 36.4}, 1.2, true},
    {QT_TR_NOOP("Propontis"), {28.15, 40.7}, 1.4, true},
    {QT_TR_NOOP("Euxine Sea"), {33.5, 43.3}, 5.0, true},
    {QT_TR_NOOP("Saronic Gulf"), {23.27, 37.83}, 0.34, true},
    {QT_TR_NOOP("Gulf of Corinth"), {22.35, 38.24}, 0.9, true},
    {QT_TR_NOOP("Gulf of Argos"), {22.92, 37.34}, 0.32, true},
    {QT_TR_NOOP("Laconian Gulf"), {22.75, 36.6}, 0.4, true},
    {QT_TR_NOOP("Messenian Gulf"), {22.05, 36.85}, 0.3, true},
    {QT_TR_NOOP("Thermaic Gulf"), {22.85, 40.15}, 0.6, true},
    {QT_TR_NOOP("Pagasetic Gulf"), {22.98, 39.23}, 0.28, true},
    {QT_TR_NOOP("Malian Gulf"), {22.56, 38.85}, 0.18, true},
    {QT_TR_NOOP("Gulf of Latmos"), {27.34, 37.57}, 0.16, true},
    {QT_TR_NOOP("Bay of Utica"), {10.18, 37.08}, 0.14, true},
    {QT_TR_NOOP("Ambracian Gulf"), {21.0, 38.97}, 0.32, true},
    {QT_TR_NOOP("Gulf of Tarentum"), {17.2, 39.85}, 1.1, true},
    {QT_TR_NOOP("Italy"), {13.5, 42.2}, 1.6, false},
    {QT_TR_NOOP("Etruria"), {11.2, 42.95}, 1.2, false},
    {QT_TR_NOOP("Latium"), {13.05, 41.65}, 0.8, false},
    {QT_TR_NOOP("Campania"), {14.55, 41.1}, 0.8, false},
    {QT_TR_NOOP("Apulia"), {16.4, 40.95}, 1.1, false},
    {QT_TR_NOOP("Lucania"), {15.9, 40.35}, 0.7, false},
    {QT_TR_NOOP("Bruttium"), {16.5, 39.1}, 0.6, false},
    {QT_TR_NOOP("Liguria"), {8.6, 44.45}, 1.4, false},
    {QT_TR_NOOP("Sicily"), {14.15, 37.55}, 1.7, false},
    {QT_TR_NOOP("Sardinia"), {9.05, 40.05}, 1.0, false},
    {QT_TR_NOOP("Corsica"), {9.12, 42.15}, 0.7, false},
    {QT_TR_NOOP("Gaul"), {3.3, 44.6}, 3.0, false},
    {QT_TR_NOOP("Iberia"), {-3.6, 39.9}, 5.0, false},
    {QT_TR_NOOP("Mauretania"), {-2.2, 34.3}, 3.0, false},
    {QT_TR_NOOP("Numidia"), {5.6, 35.7}, 3.5, false},
    {QT_TR_NOOP("Africa"), {9.6, 35.7}, 1.6, false},
    {QT_TR_NOOP("Cyrenaica"), {21.7, 32.1}, 2.0, false},
    {QT_TR_NOOP("Egypt"), {30.9, 30.5}, 1.8, false},
    {QT_TR_NOOP("Syria"), {36.9, 34.9}, 1.8, false},
    {QT_TR_NOOP("Phoenicia"), {35.75, 33.75}, 0.7, false},
    {QT_TR_NOOP("Cilicia"), {34.6, 36.85}, 1.6, false},
    {QT_TR_NOOP("Pamphylia"), {31.1, 37.15}, 1.1, false},
    {QT_TR_NOOP("Lycia"), {29.75, 36.65}, 1.0, false},
    {QT_TR_NOOP("Caria"), {28.3, 37.3}, 1.0, false},
    {QT_TR_NOOP("Ionia"), {27.4, 38.2}, 0.7, false},
    {QT_TR_NOOP("Lydia"), {28.5, 38.5}, 1.2, false},
    {QT_TR_NOOP("Mysia"), {27.9, 39.6}, 1.1, false},
    {QT_TR_NOOP("Phrygia"), {30.6, 38.9}, 2.0, false},
    {QT_TR_NOOP("Bithynia"), {30.3, 40.5}, 1.5, false},
    {QT_TR_NOOP("Paphlagonia"), {33.4, 41.3}, 1.9, false},
    {QT_TR_NOOP("Pontus"), {37.0, 40.6}, 2.0, false},
    {QT_TR_NOOP("Thrace"), {26.0, 41.6}, 2.0, false},
    {QT_TR_NOOP("Macedonia"), {22.2, 40.85}, 1.5, false},
    {QT_TR_NOOP("Chalcidice"), {23.45, 40.45}, 0.6, false},
    {QT_TR_NOOP("Thessaly"), {22.2, 39.5}, 1.0, false},
    {QT_TR_NOOP("Epirus"), {20.6, 39.65}, 0.8, false},
    {QT_TR_NOOP("Illyria"), {20.1, 41.6}, 1.2, false},
    {QT_TR_NOOP("Dalmatia"), {16.9, 43.7}, 1.4, false},
    {QT_TR_NOOP("Acarnania"), {21.2, 38.7}, 0.5, false},
    {QT_TR_NOOP("Aetolia"), {21.75, 38.6}, 0.5, false},
    {QT_TR_NOOP("Phocis"), {22.55, 38.5}, 0.4, false},
    {QT_TR_NOOP("Boeotia"), {23.15, 38.38}, 0.5, false},
    {QT_TR_NOOP("Attica"), {23.83, 38.02}, 0.36, false},
    {QT_TR_NOOP("Megaris"), {23.28, 38.03}, 0.24, false},
    {QT_TR_NOOP("Euboea"), {23.85, 38.62}, 0.6, false},
    {QT_TR_NOOP("Peloponnese"), {22.2, 37.6}, 1.0, false},
    {QT_TR_NOOP("Argolis"), {22.95, 37.62}, 0.35, false},
    {QT_TR_NOOP("Arcadia"), {22.25, 37.5}, 0.5, false},
    {QT_TR_NOOP("Laconia"), {22.5, 37.05}, 0.45, false},
    {QT_TR_NOOP("Messenia"), {21.9, 37.2}, 0.4, false},
    {QT_TR_NOOP("Elis"), {21.5, 37.8}, 0.35, false},
    {QT_TR_NOOP("Achaea"), {21.95, 38.1}, 0.6, false},
    {QT_TR_NOOP("Crete"), {24.85, 35.22}, 1.4, false},
    {QT_TR_NOOP("Cyprus"), {33.1, 35.0}, 1.1, false},
    {QT_TR_NOOP("Balearic Islands"), {2.95, 39.62}, 0.9, false},
    {QT_TR_NOOP("Lade"), {27.228, 37.53}, 0.03, false},
    {QT_TR_NOOP("Thermopylae"), {22.53, 38.785}, 0.1, false},
});

} // namespace

std::span<const RegionName> regionNames()
{
    return regions;
}

namespace {

/// Seas lean and are spread out as on printed charts, lands stand upright in capitals.
QFont fontOf(const RegionName& region, const ChartLook& look, double pixels)
{
    QFont font = look.titleFont();
    font.setPixelSize(static_cast<int>(std::lround(pixels)));
    font.setItalic(region.isSea);
    font.setLetterSpacing(QFont::PercentageSpacing, region.isSea ? 116 : 128);
    return font;
}

} // namespace

void paintRegionNames(QPainter& painter, const ChartCamera& camera, const ChartLook& look)
{
    const QRectF seen = painter.clipBoundingRect();
    const double least = look.textSize() * 0.9;
    const double most = look.textSize() * 2.2;
    std::vector<QRectF> taken;
    painter.setBrush(Qt::NoBrush);
    for (const RegionName& region : regions) {
        const QPointF middle = camera.toScreen(region.middle);
        const double room = region.breadth * ChartCamera::shrink * camera.scale();
        if (!seen.contains(middle))
            continue;
        const QString name = region.isSea ? windowText(region.english) : windowText(region.english).toUpper();
        const double widest = QFontMetricsF(fontOf(region, look, 100)).horizontalAdvance(name) / 100;
        // Its share of the room, so that it grows as one comes nearer; nothing that would not fit.
        if (widest * least > room)
            continue;
        const QFont font =
            fontOf(region, look, std::clamp(room * 0.7 / widest, least, region.isSea ? most : most * 0.7));
        const QFontMetricsF metrics(font);
        QRectF box(QPointF(), QSizeF(metrics.horizontalAdvance(name), metrics.height()));
        box.moveCenter(middle);
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& each) { return each.intersects(box); }))
            continue;
        taken.push_back(box);
        painter.setFont(font);
        painter.setPen(mixed(look.colour(region.isSea ? "sea" : "land"), look.colour("ink"), 0.55));
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, name);
    }
}

} // namespace navarch
