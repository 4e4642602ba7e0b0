// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/model_dump.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QMetaProperty>
#include <QSequentialIterable>
#include <QStringList>

namespace navarch {

QString dumpOf(const QAbstractItemModel& model)
{
    QMap<QString, int> roles;
    const auto names = model.roleNames();
    for (auto role = names.begin(); role != names.end(); ++role)
        roles.insert(QString::fromUtf8(role.value()), role.key());
    QString text;
    for (int row = 0; row < model.rowCount(); ++row) {
        text += QString::number(row);
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            const QVariant value = model.data(model.index(row, 0), role.value());
            if (value.canConvert<QString>() && !value.toString().isEmpty())
                text += QStringLiteral(" %1=%2").arg(role.key(), value.toString());
        }
        text += QLatin1Char('\n');
    }
    return text;
}

bool isList(const QVariant& value)
{
    return value.typeId() != QMetaType::QString && value.typeId() != QMetaType::QByteArray
           && value.canConvert<QSequentialIterable>();
}

QString textOf(const QVariant& value)
{
    QString text;
    if (isList(value))
        for (const QVariant& each : value.value<QSequentialIterable>())
            text += textOf(each) + QLatin1Char(';');
    else if (value.typeId() == QMetaType::QVariantMap)
        for (const auto& [key, each] : value.toMap().toStdMap())
            text += key + QLatin1Char('=') + textOf(each) + QLatin1Char(' ');
    else if (const QMetaType type = value.metaType(); type.flags().testFlag(QMetaType::IsGadget))
        for (int i = 0; i < type.metaObject()->propertyCount(); ++i) {
            const QMetaProperty field = type.metaObject()->property(i);
            text += QLatin1String(field.name()) + QLatin1Char('=')
                    + textOf(field.readOnGadget(value.constData())) + QLatin1Char(' ');
        }
    else
        text = value.toString();
    return text;
}

QString differenceOf(const QString& expected, const QString& actual)
{
    if (expected == actual)
        return {};
    const QStringList before = expected.split(QLatin1Char('\n'));
    const QStringList after = actual.split(QLatin1Char('\n'));
    QString text;
    for (qsizetype i = 0; i < std::max(before.size(), after.size()); ++i) {
        const QString left = before.value(i);
        const QString right = after.value(i);
        if (left == right)
            continue;
        text += QStringLiteral("line %1\n- %2\n+ %3\n").arg(i + 1).arg(left, right);
    }
    return text;
}

QString goldenText(const QString& name, const QString& actual)
{
    const QString path = qEnvironmentVariable("NAVARCH_TEST_DATA") + QLatin1Char('/') + name;
    if (qEnvironmentVariableIsSet("NAVARCH_WRITE_GOLDENS")) {
        QDir().mkpath(QFileInfo(path).path());
        QFile out(path);
        if (out.open(QIODevice::WriteOnly))
            out.write(actual.toUtf8());
    }
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly))
        return QStringLiteral("(there is no golden %1)").arg(path);
    return QString::fromUtf8(in.readAll());
}

} // namespace navarch
