// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariant>

#include "core/ports/elevation.h"

Q_DECLARE_METATYPE(navarch::ElevationContents)

namespace navarch {

/// A wall section in elevation with its units in their places, at a fixed width a unit (the same lines as on paper).
class WallImage : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// An ElevationContents, as view models hand it out.
    Q_PROPERTY(QVariant contents READ contents WRITE setContents NOTIFY contentsChanged)
    /// The most pixels a unit of capacity takes; less when the section would not fit the item's width.
    Q_PROPERTY(double unitWidth READ unitWidth WRITE setUnitWidth NOTIFY contentsChanged)
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY coloursChanged)
    Q_PROPERTY(QColor stone READ stone WRITE setStone NOTIFY coloursChanged)
    Q_PROPERTY(QColor surface READ surface WRITE setSurface NOTIFY coloursChanged)
    Q_PROPERTY(QColor shield READ shield WRITE setShield NOTIFY coloursChanged)
    Q_PROPERTY(QColor beyond READ beyond WRITE setBeyond NOTIFY coloursChanged)

public:
    explicit WallImage(QQuickItem* parent = nullptr);

    [[nodiscard]] QVariant contents() const { return QVariant::fromValue(m_contents); }
    void setContents(const QVariant& contents);
    [[nodiscard]] double unitWidth() const { return m_unitWidth; }
    void setUnitWidth(double width);
    [[nodiscard]] QColor ink() const { return m_ink; }
    void setInk(const QColor& colour) { change(m_ink, colour); }
    [[nodiscard]] QColor stone() const { return m_stone; }
    void setStone(const QColor& colour) { change(m_stone, colour); }
    [[nodiscard]] QColor surface() const { return m_surface; }
    void setSurface(const QColor& colour) { change(m_surface, colour); }
    [[nodiscard]] QColor shield() const { return m_shield; }
    void setShield(const QColor& colour) { change(m_shield, colour); }
    [[nodiscard]] QColor beyond() const { return m_beyond; }
    void setBeyond(const QColor& colour) { change(m_beyond, colour); }

    void paint(QPainter* painter) override;

signals:
    void contentsChanged();
    void coloursChanged();

private:
    void change(QColor& colour, const QColor& to);
    void measure();

    ElevationContents m_contents;
    double m_unitWidth = 36;
    QColor m_ink;
    QColor m_stone;
    QColor m_surface;
    QColor m_shield;
    QColor m_beyond;
};

} // namespace navarch
