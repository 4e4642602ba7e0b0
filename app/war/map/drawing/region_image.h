// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QRectF>

#include "app/base/chart/shore_ring.h"

namespace navarch {

/// A piece of the coast: the region, in degrees, fitted whole into the item, north up, with what lies around it.
class RegionImage : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// West, south, width and height in degrees.
    Q_PROPERTY(QRectF region READ region WRITE setRegion NOTIFY regionChanged)
    /// Another coast than the built-in one: its rings of land.
    Q_PROPERTY(bool isOther MEMBER m_isOther NOTIFY coastChanged)
    Q_PROPERTY(QList<navarch::ShoreRing> coast MEMBER m_coast NOTIFY coastChanged)
    Q_PROPERTY(QColor land READ land WRITE setLand NOTIFY coloursChanged)
    Q_PROPERTY(QColor shore READ shore WRITE setShore NOTIFY coloursChanged)

public:
    explicit RegionImage(QQuickItem* parent = nullptr);

    [[nodiscard]] QRectF region() const { return m_region; }
    void setRegion(const QRectF& region);
    [[nodiscard]] QColor land() const { return m_land; }
    void setLand(const QColor& colour) { change(m_land, colour); }
    [[nodiscard]] QColor shore() const { return m_shore; }
    void setShore(const QColor& colour) { change(m_shore, colour); }

    /// Where a place lies in the item. The region must not be empty.
    Q_INVOKABLE QPointF placeOf(double longitude, double latitude) const;

    void paint(QPainter* painter) override;

signals:
    void regionChanged();
    void coastChanged();
    void coloursChanged();

private:
    void change(QColor& colour, const QColor& to);
    /// From degrees to pixels: a degree of longitude is shorter than one of latitude.
    [[nodiscard]] double scale() const;

    QRectF m_region;
    bool m_isOther = false;
    QList<ShoreRing> m_coast;
    QColor m_land;
    QColor m_shore;
};

} // namespace navarch
