// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/eyes/answers.h"

#include <QAbstractItemModel>
#include <QJsonDocument>
#include <QJsonValue>
#include <QMetaProperty>
#include <QVariant>

#include <algorithm>

namespace navarch::test {

namespace {

QString textOf(const QVariant& value);

QString textOf(const QVariantMap& map)
{
    QString text = QStringLiteral("{");
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        text += entry.key() + QLatin1Char(':') + textOf(entry.value()) + QLatin1Char(' ');
    return text + QLatin1Char('}');
}

QString textOf(const QVariant& value)
{
    if (value.canConvert<QObject*>()) {
        const QObject* object = value.value<QObject*>();
        // The campaign is what all of them look at, and is read by itself.
        return object && !qobject_cast<const OpenCampaign*>(object) ? QLatin1Char('<') + answersOf(*object) + QLatin1Char('>')
                                                                    : QString();
    }
    if (value.typeId() == QMetaType::QVariantMap)
        return textOf(value.toMap());
    if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
        QString text = QStringLiteral("[");
        for (const QVariant& each : value.toList())
            text += textOf(each) + QLatin1Char(' ');
        return text + QLatin1Char(']');
    }
    if (value.canConvert<QString>())
        return value.toString();
    QString text;
    QDebug(&text) << value;
    return text;
}

} // namespace

QString answersOf(const QObject& model)
{
    QString text;
    const QMetaObject* meta = model.metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        text += QLatin1String(property.name()) + QLatin1Char('=') + textOf(property.read(&model)) + QLatin1Char('\n');
    }
    if (const auto* list = qobject_cast<const QAbstractItemModel*>(&model)) {
        const QHash<int, QByteArray> names = list->roleNames();
        QList<int> roles = names.keys();
        std::sort(roles.begin(), roles.end());
        for (int row = 0; row < list->rowCount(); ++row) {
            text += QString::number(row);
            for (const int role : roles)
                text += QLatin1Char(' ') + QString::fromLatin1(names[role]) + QLatin1Char('=')
                        + textOf(list->data(list->index(row, 0), role));
            text += QLatin1Char('\n');
        }
    }
    return text;
}

} // namespace navarch::test
