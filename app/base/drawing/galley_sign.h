// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace navarch {

/// A galley from the side, ram to the right, in one colour and fitted into the item: the sign of fleets, which no icon font
/// has.
class GalleySign : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY inkChanged)

public:
    explicit GalleySign(QQuickItem* parent = nullptr);

    [[nodiscard]] QColor ink() const { return m_ink; }
    void setInk(const QColor& ink);

    void paint(QPainter* painter) override;

signals:
    void inkChanged();

private:
    QColor m_ink;
};

} // namespace navarch
