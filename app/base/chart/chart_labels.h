// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QImage>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "app/base/chart/chart_look.h"

class QPainter;

namespace navarch {

/// A name that wants a place on the chart beside what it names.
struct WantedLabel {
    QString text;
    QRectF beside;       ///< what it names, in pixels of the item
    int rank = 0;        ///< the higher is placed first
    double strength = 1; ///< 0 to 1: names fade as one goes away from them
    bool isTitle = false;
    bool isSoft = false;
    int named = -1;     ///< what it names, by the caller's count; -1: nothing one can point at
    bool isFar = false; ///< may stand farther off its sign, when there is no room beside it
};

/// A name that got one.
struct PlacedLabel {
    QString text;
    QRectF box;
    double strength = 1;
    bool isTitle = false;
    bool isSoft = false;
    int named = -1; ///< as the name was wanted for
};

/// Places names so that none overlaps another, nor anything of `kept`, nor leaves `room`; who finds no place goes without.
/// `sizeOf` gives a name's size in pixels.
template <class SizeOf>
[[nodiscard]] std::vector<PlacedLabel> placeLabels(std::vector<WantedLabel> wanted,
                                                   const std::vector<QRectF>& kept, const QRectF& room,
                                                   SizeOf sizeOf)
{
    std::stable_sort(wanted.begin(), wanted.end(),
                     [](const WantedLabel& a, const WantedLabel& b) { return a.rank > b.rank; });
    std::vector<PlacedLabel> placed;
    for (const WantedLabel& label : wanted) {
        const QSizeF size = sizeOf(label);
        const QRectF& by = label.beside;
        const double gap = 3;
        const double far = gap + size.height();
        const QPointF spots[] = {
            {by.right() + gap, by.center().y() - size.height() / 2},
            {by.left() - gap - size.width(), by.center().y() - size.height() / 2},
            {by.center().x() - size.width() / 2, by.top() - gap - size.height()},
            {by.center().x() - size.width() / 2, by.bottom() + gap},
            {by.right() - size.width() / 4, by.top() - size.height()},
            {by.right() - size.width() / 4, by.bottom()},
            {by.left() - size.width() * 3 / 4, by.top() - size.height()},
            {by.left() - size.width() * 3 / 4, by.bottom()},
            // Farther off.
            {by.center().x() - size.width() / 2, by.bottom() + far},
            {by.center().x() - size.width() / 2, by.top() - far - size.height()},
            {by.left() - size.width(), by.bottom() + far / 2},
            {by.left() - size.width(), by.top() - far / 2 - size.height()},
            {by.right(), by.bottom() + far / 2},
            {by.right(), by.top() - far / 2 - size.height()},
        };
        constexpr std::size_t near = 8;
        const std::size_t tried = label.isFar ? std::size(spots) : near;
        for (std::size_t i = 0; i < tried; ++i) {
            const QPointF& spot = spots[i];
            const QRectF box(spot, size);
            const bool isFree = room.contains(box)
                                && std::none_of(kept.begin(), kept.end(),
                                                [&](const QRectF& each) { return each.intersects(box); })
                                && std::none_of(placed.begin(), placed.end(), [&](const PlacedLabel& each) {
                                       return each.box.intersects(box);
                                   });
            if (!isFree)
                continue;
            placed.push_back({label.text, box, label.strength, label.isTitle, label.isSoft, label.named});
            break;
        }
    }
    return placed;
}

/// Names as pictures with a rim that reads on anything, each painted once.
class LabelImages {
public:
    void clear() { m_images.clear(); }
    void paint(QPainter& painter, const std::vector<PlacedLabel>& names, const ChartLook& look);
    /// In pixels of the item.
    [[nodiscard]] static QSizeF sizeOf(const QString& text, const QFont& font);

private:
    [[nodiscard]] const QImage& image(const QString& text, const QFont& font, const QColor& ink,
                                      const QColor& rim, double pixels);

    QHash<QString, QImage> m_images;
};

} // namespace navarch
