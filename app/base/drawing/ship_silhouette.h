// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariant>

#include "core/ships/outline.h"

Q_DECLARE_METATYPE(navarch::OutlineTraits)

namespace navarch {

/// A ship from above, bow to the right, fitted into the item (the same lines as on paper).
class ShipSilhouette : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// An OutlineTraits, as view models hand it out.
    Q_PROPERTY(QVariant traits READ traits WRITE setTraits NOTIFY traitsChanged)
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY coloursChanged)
    Q_PROPERTY(QColor hull READ hull WRITE setHull NOTIFY coloursChanged)
    Q_PROPERTY(QColor deck READ deck WRITE setDeck NOTIFY coloursChanged)
    Q_PROPERTY(QColor breach READ breach WRITE setBreach NOTIFY coloursChanged)
    /// All ships of one list at one scale: table centimetres a pixel is taken from the longest, size 7.
    Q_PROPERTY(bool toScale READ toScale WRITE setToScale NOTIFY traitsChanged)

public:
    explicit ShipSilhouette(QQuickItem* parent = nullptr);

    [[nodiscard]] QVariant traits() const { return QVariant::fromValue(m_traits); }
    void setTraits(const QVariant& traits);
    [[nodiscard]] QColor ink() const { return m_ink; }
    void setInk(const QColor& colour) { change(m_ink, colour); }
    [[nodiscard]] QColor hull() const { return m_hull; }
    void setHull(const QColor& colour) { change(m_hull, colour); }
    [[nodiscard]] QColor deck() const { return m_deck; }
    void setDeck(const QColor& colour) { change(m_deck, colour); }
    [[nodiscard]] QColor breach() const { return m_breach; }
    void setBreach(const QColor& colour) { change(m_breach, colour); }
    [[nodiscard]] bool toScale() const { return m_toScale; }
    void setToScale(bool toScale);

    void paint(QPainter* painter) override;

signals:
    void traitsChanged();
    void coloursChanged();

private:
    void change(QColor& colour, const QColor& to);

    OutlineTraits m_traits;
    QColor m_ink;
    QColor m_hull;
    QColor m_deck;
    QColor m_breach;
    bool m_toScale = false;
};

} // namespace navarch
