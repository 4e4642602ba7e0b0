// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/sight/word_images.h"

#include <QFontMetricsF>

#include <cmath>

#include "app/base/drawing/inks.h"
#include "app/base/drawing/painter_density.h"

namespace navarch {

void WordImages::draw(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink,
                      const QColor& rim)
{
    constexpr int about = 3; // pixels, for the rim
    constexpr qsizetype most = 600;
    const QFontMetricsF metrics(painter.font());
    const double dense = densityOf(painter);
    const QString key = QStringLiteral("%1|%2|%3|%4|%5|%6")
                            .arg(text, painter.font().key())
                            .arg(ink.rgba())
                            .arg(rim.rgba())
                            .arg(dense)
                            .arg(painter.font().pixelSize());
    auto found = m_kept.find(key);
    if (found == m_kept.end()) {
        if (m_kept.size() > most)
            m_kept.clear();
        const QSizeF size(std::ceil(metrics.horizontalAdvance(text)) + 2 * about,
                          std::ceil(metrics.height()) + 2 * about);
        QImage image((size * dense).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(dense);
        image.fill(Qt::transparent);
        QPainter words(&image);
        words.setRenderHint(QPainter::Antialiasing);
        words.setFont(painter.font());
        drawRimmed(words, QPointF(about, about + metrics.ascent()), text, ink, rim);
        words.end();
        found = m_kept.insert(key, image);
    }
    painter.drawImage(QPointF(std::round(at.x()) - about, std::round(at.y() - metrics.ascent()) - about),
                      *found);
}

} // namespace navarch
