// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QQuickPaintedItem>

namespace navarch {

/// An emblem in a square of 100 by 100; a disc for an unknown name.
[[nodiscard]] QPainterPath emblemPath(const QString& emblem);

/// A side's emblem as a silhouette in one colour: trident, owl, horse, tower, dolphin, star, bull or lyre. An unknown
/// name shows a plain disc.
class EmblemImage : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString emblem READ emblem WRITE setEmblem NOTIFY emblemChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    explicit EmblemImage(QQuickItem* parent = nullptr);

    [[nodiscard]] QString emblem() const { return m_emblem; }
    void setEmblem(const QString& emblem);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);

    void paint(QPainter* painter) override;

signals:
    void emblemChanged();
    void colorChanged();

private:
    QString m_emblem;
    QColor m_color;
};

} // namespace navarch
