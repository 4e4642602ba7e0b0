// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_labels.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

#include "app/base/drawing/inks.h"
#include "app/base/drawing/painter_density.h"

namespace navarch {
namespace {

constexpr int rimWidth = 2;
constexpr qsizetype mostKept = 4000;

} // namespace

QSizeF LabelImages::sizeOf(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return {std::ceil(metrics.horizontalAdvance(text)) + 2 * rimWidth, std::ceil(metrics.height())};
}

const QImage& LabelImages::image(const QString& text, const QFont& font, const QColor& ink, const QColor& rim,
                                 double pixels)
{
    const QString key =
        QStringLiteral("%1/%2/%3/%4/%5").arg(text, font.key(), ink.name(), rim.name()).arg(pixels);
    const auto known = m_images.constFind(key);
    if (known != m_images.constEnd())
        return *known;
    if (m_images.size() > mostKept)
        m_images.clear();
    const QSizeF size = sizeOf(text, font);
    QImage image((size * pixels).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixels);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    drawRimmed(painter, QPointF(rimWidth, QFontMetricsF(font).ascent()), text, ink, rim);
    painter.end();
    return *m_images.insert(key, image);
}

void LabelImages::paint(QPainter& painter, const std::vector<PlacedLabel>& names, const ChartLook& look)
{
    const QFont title = look.titleFont();
    const QFont plain = look.nameFont();
    const double pixels = densityOf(painter);
    const QColor rim = mixed(look.colour("card"), look.colour("land"), 0.35);
    for (const PlacedLabel& name : names) {
        painter.setOpacity(name.strength);
        painter.drawImage(name.box.topLeft(),
                          image(name.text, name.isTitle ? title : plain,
                                look.colour(name.isSoft ? "softInk" : "ink"), rim, pixels));
    }
    painter.setOpacity(1);
}

} // namespace navarch
