// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QQuickPaintedItem>
#include <QVariant>

namespace navarch {

/// A piece of a scanned page, as wide as the item; its height follows.
class ScanCrop : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// A QImage.
    Q_PROPERTY(QVariant image READ image WRITE setImage NOTIFY imageChanged)

public:
    explicit ScanCrop(QQuickItem* parent = nullptr);

    [[nodiscard]] QVariant image() const { return m_image; }
    void setImage(const QVariant& image);
    void paint(QPainter* painter) override;

signals:
    void imageChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void fit();

    QImage m_image;
};

} // namespace navarch
