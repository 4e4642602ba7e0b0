// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/yard_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

QString inYardWords(const char* text)
{
    return QCoreApplication::translate("navarch::YardWords", text);
}

} // namespace

QString dateAfter(Date date, int weeks)
{
    for (int i = 0; i < weeks; ++i)
        date = nextWeek(date);
    return dateText(date.year, date.month, date.week);
}

QString hullChanges(const ShipFit& before, const ShipFit& after)
{
    QStringList changes;
    const auto add = [&](const QString& what, const QString& from, const QString& to) {
        if (from != to)
            changes += inYardWords("%1: %2 → %3").arg(what, from.toLower(), to.toLower());
    };
    add(inYardWords("ram"), wordOf(before.ram), wordOf(after.ram));
    add(inYardWords("build"), wordOf(before.hull), wordOf(after.hull));
    add(inYardWords("speed"), QString::number(before.speed), QString::number(after.speed));
    add(inYardWords("oars"), QString::number(before.oars), QString::number(after.oars));
    const auto turned = [&](const QString& what, bool had, bool has) {
        if (had != has)
            changes += has ? inYardWords("with %1").arg(what) : inYardWords("without %1").arg(what);
    };
    turned(inYardWords("a cataphract deck"), before.cataphract, after.cataphract);
    turned(inYardWords("parablemata"), before.parablemata, after.parablemata);
    return changes.isEmpty() ? inYardWords("hull and ram") : changes.join(QStringLiteral(", "));
}

QVariantMap yardChoice(const QVariant& value, const QString& text)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

} // namespace navarch
