// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/scan/pencil.h"

#include <QBuffer>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace navarch;

namespace {

QPen pencil(bool isLight, Lots& lots)
{
    const int grey =
        isLight ? static_cast<int>(lots.between(150, 178)) : static_cast<int>(lots.between(50, 115));
    QPen pen(QColor(grey, grey, grey + 4), lots.between(38, 70));
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

void zigzag(QPainter& painter, const QRectF& in, int strokes, Lots& lots)
{
    QPainterPath path(in.topLeft());
    for (int i = 1; i <= strokes; ++i) {
        const double y = in.top() + in.height() * i / strokes;
        path.lineTo((i % 2 ? in.right() : in.left()) + lots.between(-20, 20), y + lots.between(-15, 15));
    }
    painter.drawPath(path);
}

/// What a sensor and a file of so much quality leave of a picture.
QImage sensed(const QImage& image, double shadow, int noise, int quality, Lots& lots)
{
    QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const bool isSide = lots.below(2) == 0;
    const double edge = lots.between(0.35, 0.65);
    const double slope = lots.between(-0.25, 0.25);
    for (int y = 0; y < grey.height(); ++y) {
        std::uint8_t* line = grey.scanLine(y);
        for (int x = 0; x < grey.width(); ++x) {
            const double u = static_cast<double>(x) / grey.width();
            const double v = static_cast<double>(y) / grey.height();
            const double across = isSide ? u + slope * v - edge : v + slope * u - edge;
            const double light = 1 - shadow * std::clamp(0.5 + across / 0.06, 0.0, 1.0);
            const int grain = static_cast<int>(lots.below(static_cast<std::uint32_t>(2 * noise + 1)))
                              + static_cast<int>(lots.below(static_cast<std::uint32_t>(2 * noise + 1)))
                              - 2 * noise;
            line[x] = static_cast<std::uint8_t>(std::clamp(line[x] * light * 0.95 + grain, 0.0, 255.0));
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    grey.save(&buffer, "JPEG", quality);
    return QImage::fromData(bytes, "JPEG");
}

QImage onTable(const QImage& page, const QTransform& to, const QSize& size, int table)
{
    // Through a picture twice as fine, as a lens blurs what lies between two dots.
    QImage image(size * 2, QImage::Format_RGB32);
    image.fill(QColor(table, table, table));
    QPainter painter(&image);
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    painter.setTransform(to * QTransform::fromScale(2, 2));
    painter.drawImage(0, 0, page);
    painter.end();
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

void drawMark(QPainter& painter, const Box& box, Hand hand, Lots& lots)
{
    const QRectF in(box.x, box.y, box.width, box.height);
    const double side = std::min(box.width, box.height);
    const auto near = [&](double x, double y) {
        return QPointF(in.left() + in.width() * x + lots.between(-0.08, 0.08) * side,
                       in.top() + in.height() * y + lots.between(-0.08, 0.08) * side);
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pencil(hand == Hand::LightCross || hand == Hand::LightTick, lots));
    switch (hand) {
    case Hand::Cross:
    case Hand::LightCross: {
        const double out = lots.between(-0.08, 0.18);
        painter.drawLine(near(out, out), near(1 - out, 1 - out));
        painter.drawLine(near(out, 1 - out), near(1 - out, out));
        return;
    }
    case Hand::Tick:
    case Hand::LightTick: {
        const QPointF foot = near(0.42, 0.82);
        painter.drawLine(near(0.18, 0.5), foot);
        painter.drawLine(foot, near(0.92, 0.1));
        return;
    }
    case Hand::Scribble:
        zigzag(painter, in.adjusted(side * 0.15, side * 0.15, -side * 0.15, -side * 0.15), 5, lots);
        return;
    case Hand::BlackedOut:
        painter.setPen(QPen(QColor(70, 70, 74), 60, Qt::SolidLine, Qt::RoundCap));
        zigzag(painter, in.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06),
               static_cast<int>(in.height() / 22), lots);
        return;
    }
}

QImage askew(const QImage& page, Lots& lots)
{
    const double dots = 150 / (page.dotsPerMeterX() * 0.0254);
    const QSize size(static_cast<int>(page.width() * dots), static_cast<int>(page.height() * dots));
    QTransform to;
    to.translate(size.width() / 2.0, size.height() / 2.0);
    to.rotate(lots.between(-3, 3));
    to.scale(dots, dots);
    to.translate(-page.width() / 2.0, -page.height() / 2.0);
    return onTable(page, to, size, 255).convertToFormat(QImage::Format_Grayscale8);
}

QImage sensed(const QImage& image, Lots& lots)
{
    return sensed(image, 0, 3, 60, lots);
}

QImage scanned(const QImage& page, Lots& lots)
{
    const QImage laid = askew(page, lots);
    return sensed(laid, lots);
}

QImage blurred(const QImage& image, double sigma)
{
    const int reach = static_cast<int>(std::ceil(3 * sigma));
    std::vector<double> weights;
    double sum = 0;
    for (int i = -reach; i <= reach; ++i)
        sum += weights.emplace_back(std::exp(-i * i / (2 * sigma * sigma)));
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    const int width = grey.width();
    const int height = grey.height();
    std::vector<double> rows(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    const auto at = [width](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int i = -reach; i <= reach; ++i)
                rows[at(x, y)] += weights[static_cast<std::size_t>(i + reach)] / sum
                                  * grey.constScanLine(y)[std::clamp(x + i, 0, width - 1)];
    QImage made(grey.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            double value = 0;
            for (int i = -reach; i <= reach; ++i)
                value += weights[static_cast<std::size_t>(i + reach)] / sum
                         * rows[at(x, std::clamp(y + i, 0, height - 1))];
            made.scanLine(y)[x] = static_cast<std::uint8_t>(std::lround(value));
        }
    return made;
}

QImage photographed(const QImage& page, Lots& lots)
{
    const QSize size(1061, 1414);
    // The paper, tilted by an angle about an axis in its plane, seen from one and a half times its height.
    const double turn = lots.between(0, 2 * M_PI);
    const double tilt = lots.between(8, 15) * M_PI / 180;
    const double roll = lots.between(-4, 4) * M_PI / 180;
    const double high = page.height();
    const auto seen = [&](double x, double y) {
        x -= page.width() / 2.0;
        y -= high / 2;
        const double along = x * std::cos(turn) + y * std::sin(turn);
        const double across = -x * std::sin(turn) + y * std::cos(turn);
        const double depth = 1.5 * high + across * std::sin(tilt);
        const double flat = across * std::cos(tilt);
        const double u = along * std::cos(turn) - flat * std::sin(turn);
        const double v = along * std::sin(turn) + flat * std::cos(turn);
        const double scale = 1.5 * high / depth;
        return QPointF((u * std::cos(roll) - v * std::sin(roll)) * scale,
                       (u * std::sin(roll) + v * std::cos(roll)) * scale);
    };
    QPolygonF from{QPointF(0, 0), QPointF(page.width(), 0), QPointF(page.width(), high), QPointF(0, high)};
    QPolygonF corners;
    for (const QPointF& corner : from)
        corners << seen(corner.x(), corner.y());
    const QRectF bounds = corners.boundingRect();
    const double fit = 0.97 * std::min(size.width() / bounds.width(), size.height() / bounds.height());
    QPolygonF to;
    for (const QPointF& corner : corners)
        to << QPointF((corner.x() - bounds.center().x()) * fit + size.width() / 2.0,
                      (corner.y() - bounds.center().y()) * fit + size.height() / 2.0);
    QTransform map;
    QTransform::quadToQuad(from, to, map);
    return sensed(onTable(page, map, size, 110), 0.45, 4, 75, lots);
}
