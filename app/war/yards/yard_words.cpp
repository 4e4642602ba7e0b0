// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/yard_words.h"

#include <QStringList>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {
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
            changes += windowText("%1: %2 → %3").arg(what, from.toLower(), to.toLower());
    };
    add(windowText("ram"), wordOf(before.ram), wordOf(after.ram));
    add(windowText("build"), wordOf(before.hull), wordOf(after.hull));
    add(windowText("speed"), QString::number(before.speed), QString::number(after.speed));
    add(windowText("oars"), QString::number(before.oars), QString::number(after.oars));
    const auto turned = [&](const QString& what, bool had, bool has) {
        if (had != has)
            changes += has ? windowText("with %1").arg(what) : windowText("without %1").arg(what);
    };
    turned(windowText("a cataphract deck"), before.cataphract, after.cataphract);
    turned(windowText("parablemata"), before.parablemata, after.parablemata);
    return changes.isEmpty() ? windowText("hull and ram") : changes.join(QStringLiteral(", "));
}

} // namespace navarch
