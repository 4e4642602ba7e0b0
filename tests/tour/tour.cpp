// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/tour.h"

#include <QQmlComponent>
#include <QQmlEngine>

namespace navarch {

std::unique_ptr<QObject> tourOf(QQuickWindow& window)
{
    QQmlEngine* engine = qmlEngine(&window);
    if (!engine)
        return nullptr;
    QQmlComponent component(engine, QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Tour/Tour.qml")));
    std::unique_ptr<QObject> tour(component.createWithInitialProperties(
        {{QStringLiteral("window"), QVariant::fromValue<QObject*>(&window)}}));
    if (!tour)
        qWarning("%s", qPrintable(component.errorString()));
    return tour;
}

} // namespace navarch
