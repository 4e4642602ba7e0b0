// SPDX-License-Identifier: GPL-3.0-or-later
// The small picture of a coast, as QML hands one over that is no part of the Mediterranean.
#include "app/war/map/drawing/region_image.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <memory>

using namespace navarch;

class RegionImageTest : public QObject {
    Q_OBJECT

private slots:
    void itTakesAnotherCoastFromQml();
};

/// By way of a property of any type, as a list's rows come: what has no type that QML gives back is lost there.
void RegionImageTest::itTakesAnotherCoastFromQml()
{
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Navarch.App\n"
                      "Item {\n"
                      "    property var rings: []\n"
                      "    RegionImage {\n"
                      "        objectName: \"picture\"\n"
                      "        width: 100; height: 100\n"
                      "        region: Qt.rect(0, 0, 10, 10)\n"
                      "        isOther: true\n"
                      "        coast: parent.rings\n"
                      "        land: \"#ff0000\"\n"
                      "        shore: \"#ff0000\"\n"
                      "    }\n"
                      "}\n",
                      {});
    const std::unique_ptr<QObject> item(component.create());
    QVERIFY2(item, qPrintable(component.errorString()));
    auto* picture = item->findChild<RegionImage*>(QStringLiteral("picture"));
    QVERIFY(picture);
    const auto landAt = [picture](int x, int y) {
        QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        picture->paint(&painter);
        painter.end();
        return image.pixelColor(x, y) == QColor(Qt::red);
    };
    QVERIFY(!landAt(50, 50));
    const QList<ShoreRing> island{{QPolygonF({{4, 4}, {6, 4}, {6, 6}, {4, 6}})}};
    item->setProperty("rings", QVariant::fromValue(island));
    QVERIFY(landAt(50, 50));
    QVERIFY(!landAt(10, 10));
}

QTEST_MAIN(RegionImageTest)
#include "region_image_test.moc"
