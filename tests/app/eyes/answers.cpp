// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/eyes/answers.h"

#include <QAbstractItemModel>
#include <QCryptographicHash>
#include <QDebug>
#include <QHash>
#include <QImage>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QPainter>
#include <QSequentialIterable>
#include <QVariant>

#include <algorithm>
#include <optional>

#include "app/war/map/drawing/chart_view.h"
#include "app/war/treasury/curve_list.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/portbuilder/port_builder.h"
#include "tests/app/model_dump.h"

namespace navarch::test {

namespace {

std::optional<QVariant> asked(QObject& model, const QMetaMethod& method, int number)
{
    const QMetaType type = method.returnMetaType();
    if (!type.isValid() || type.id() == QMetaType::Void)
        return std::nullopt;
    QVariant answer(type);
    if (type.id() != QMetaType::QString && !isList(answer) && !type.flags().testFlag(QMetaType::IsGadget))
        return std::nullopt; // yes or no, or a number
    if (!method.invoke(&model, Qt::DirectConnection, QGenericReturnArgument(method.typeName(), answer.data()),
                       Q_ARG(int, number)))
        return std::nullopt;
    return answer;
}

} // namespace

namespace {

/// The properties of an object or a value from the `first` on.
template <class Read>
QString propertiesOf(const QMetaObject& meta, int first, Read read)
{
    QString text;
    for (int i = first; i < meta.propertyCount(); ++i)
        text += QLatin1String(meta.property(i).name()) + QLatin1Char('=') + heldBy(read(meta.property(i)))
                + QLatin1Char('\n');
    return text;
}

} // namespace

QString heldBy(const QVariant& value)
{
    if (value.canConvert<QObject*>()) {
        const QObject* object = value.value<QObject*>();
        // The campaign is what all of them look at, and is read by itself. A builder's table is everybody's, and remembers.
        return object && !qobject_cast<const OpenCampaign*>(object)
                       && !qobject_cast<const FleetBuilder*>(object)
                       && !qobject_cast<const PortBuilder*>(object)
                   ? QLatin1Char('<') + answersOf(*object) + QLatin1Char('>')
                   : QString();
    }
    if (value.typeId() == QMetaType::QVariantMap) {
        const QVariantMap map = value.toMap();
        QString text = QStringLiteral("{");
        for (auto entry = map.begin(); entry != map.end(); ++entry)
            text += entry.key() + QLatin1Char(':') + heldBy(entry.value()) + QLatin1Char(' ');
        return text + QLatin1Char('}');
    }
    if (isList(value)) {
        QString text = QStringLiteral("[");
        for (const QVariant& each : value.value<QSequentialIterable>())
            text += heldBy(each) + QLatin1Char(' ');
        return text + QLatin1Char(']');
    }
    if (value.canConvert<QString>())
        return value.toString();
    const QMetaType type = value.metaType();
    if (type.flags().testFlag(QMetaType::IsGadget))
        return QLatin1Char('<')
               + propertiesOf(
                   *type.metaObject(), 0,
                   [&](const QMetaProperty& property) { return property.readOnGadget(value.constData()); })
               + QLatin1Char('>');
    QString text;
    QDebug(&text) << value;
    return text;
}

QString answersOf(const QObject& model)
{
    QString text = propertiesOf(*model.metaObject(), QObject::staticMetaObject.propertyCount(),
                                [&](const QMetaProperty& property) { return property.read(&model); });
    if (const auto* list = qobject_cast<const QAbstractItemModel*>(&model)) {
        const QHash<int, QByteArray> names = list->roleNames();
        QList<int> roles = names.keys();
        std::sort(roles.begin(), roles.end());
        for (int row = 0; row < list->rowCount(); ++row) {
            text += QString::number(row);
            for (const int role : roles)
                text += QLatin1Char(' ') + QString::fromLatin1(names[role]) + QLatin1Char('=')
                        + heldBy(list->data(list->index(row, 0), role));
            text += QLatin1Char('\n');
        }
    }
    return text;
}

namespace {

QImage painted(SeaChart& chart)
{
    SeaChartView view;
    QVariantMap colours;
    for (const char* name :
         {"sea", "land", "shore", "ink", "softInk", "card", "line", "accent", "accentInk", "warn", "bad",
          "madder", "lapis", "olive", "saffron", "tyrian", "verdigris", "umber", "slate"})
        colours.insert(QLatin1String(name),
                       QColor(QRgb(0xff000000U + qHash(QLatin1String(name), 7) % 0xffffffU)));
    view.look()->setColours(colours);
    view.setSize(QSizeF(960, 640));
    view.setChart(&chart);
    view.viewport()->fit();
    QImage image(960, 640, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    view.paint(&painter);
    painter.end();
    return image;
}

} // namespace

QString curvesOf(const CurveList& chart)
{
    QStringList points;
    for (int row = 0; row < chart.rowCount(); ++row)
        for (const QPointF& point : chart.pointsAt(row))
            points += QStringLiteral("%1, %2:%3").arg(row).arg(point.x()).arg(point.y(), 0, 'f', 2);
    return points.join(QLatin1Char('\n'));
}

QString pictureOf(SeaChart& chart)
{
    // Letters of a face that is new to Qt come out a little otherwise than all later ones.
    static const QImage first = painted(chart);
    const QImage image = painted(chart);
    const QByteArrayView bytes(image.constBits(), image.sizeInBytes());
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex());
}

QString answersToNumbers(QObject& model, const std::vector<int>& numbers)
{
    QString text;
    const QMetaObject* meta = model.metaObject();
    for (int i = QObject::staticMetaObject.methodCount(); i < meta->methodCount(); ++i) {
        const QMetaMethod method = meta->method(i);
        if (method.methodType() != QMetaMethod::Method || method.parameterCount() != 1
            || method.parameterType(0) != QMetaType::Int)
            continue;
        for (const int number : numbers)
            if (const auto answer = asked(model, method, number))
                text += QStringLiteral("%1(%2)=").arg(QString::fromLatin1(method.name())).arg(number)
                        + heldBy(*answer) + QLatin1Char('\n');
    }
    return text;
}

} // namespace navarch::test
