// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted into a picture first is as fine as the window: on a screen of two pixels a unit the names on boards and charts
// were half as fine, and blurred.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/base/drawing/painter_density.h"
#include "app/battle/board/sight/word_images.h"

using namespace navarch;

namespace {

QImage blank(double pixels)
{
    QImage image(QSize(240, 60), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixels);
    image.fill(Qt::white);
    return image;
}

void write(QPainter& painter)
{
    QFont font = painter.font();
    font.setPixelSize(13);
    painter.setFont(font);
    WordImages().draw(painter, {6, 20}, QStringLiteral("Salaminia"), Qt::black, Qt::white);
}

} // namespace

class PainterDensityTest : public QObject {
    Q_OBJECT

private slots:
    void deviceAndPainterCount();
    void wordsAreAsFineHoweverQtScales();
};

void PainterDensityTest::deviceAndPainterCount()
{
    QImage plain = blank(1);
    QPainter painter(&plain);
    QCOMPARE(densityOf(painter), 1.0);
    painter.translate(30, 10);
    painter.rotate(90);
    QCOMPARE(densityOf(painter), 1.0);
    painter.resetTransform();
    painter.scale(2, 2); // as an item's is in such a window
    QCOMPARE(densityOf(painter), 2.0);
    painter.end();
    QImage fine = blank(2);
    QPainter other(&fine);
    QCOMPARE(densityOf(other), 2.0);
    other.scale(1.5, 1.5);
    QCOMPARE(densityOf(other), 3.0);
}

void PainterDensityTest::wordsAreAsFineHoweverQtScales()
{
    QImage byDevice = blank(2);
    QPainter first(&byDevice);
    write(first);
    first.end();
    QImage byPainter = blank(1);
    QPainter second(&byPainter);
    second.scale(2, 2);
    write(second);
    second.end();
    byDevice.setDevicePixelRatio(1);
    QVERIFY(byDevice != blank(1));
    QCOMPARE(byPainter, byDevice);
}

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    PainterDensityTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "painter_density_test.moc"
