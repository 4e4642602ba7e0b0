// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/base/chart/chart_camera.h"

class QPainter;

namespace navarch {

/// The ground of a chart, painted once into a picture larger than the item, which is moved until it no longer covers it.
class ChartPicture {
public:
    void clear() { m_image = {}; }
    /// It is fit to be shown there, in a window of so many pixels a unit. While one zooms that is it stretched, and it is
    /// painted anew when that rests.
    [[nodiscard]] bool covers(const ChartCamera& camera, const QSizeF& item, double pixels,
                              bool isZooming) const;
    /// A picture of nothing but the table on which the chart lies, around what that camera sees.
    void begin(const ChartCamera& camera, const QSizeF& item, double pixels, const QColor& table);
    /// What is painted into, and where things lie in it.
    [[nodiscard]] QImage& image() { return m_image; }
    [[nodiscard]] const QImage& image() const { return m_image; }
    [[nodiscard]] const ChartCamera& camera() const { return m_camera; }
    /// In pixels of the item.
    [[nodiscard]] QSizeF size() const { return QSizeF(m_image.size()) / m_image.devicePixelRatio(); }
    /// Paints an image that lies as this picture does.
    void show(QPainter& painter, const ChartCamera& camera, const QImage& image) const;

private:
    /// Where it lies in an item that the camera sees.
    [[nodiscard]] QRectF placeIn(const ChartCamera& camera) const;

    QImage m_image;
    ChartCamera m_camera;
};

} // namespace navarch
