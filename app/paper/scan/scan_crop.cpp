// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/scan/scan_crop.h"

#include <QPainter>

namespace navarch {

ScanCrop::ScanCrop(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void ScanCrop::setImage(const QVariant& image)
{
    m_image = image.value<QImage>();
    fit();
    update();
    emit imageChanged();
}

void ScanCrop::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width())
        fit();
}

void ScanCrop::fit()
{
    setImplicitHeight(m_image.isNull() ? 0 : width() * m_image.height() / m_image.width());
}

void ScanCrop::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (!m_image.isNull())
        painter->drawImage(QRectF(0, 0, width(), height()), m_image);
}

} // namespace navarch
