// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fleets/condition_words.h"

#include <QCoreApplication>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

QString conditionText(const char* text, int count = -1)
{
    return QCoreApplication::translate("Condition", text, nullptr, count);
}

} // namespace

QStringList conditionList(const Condition& condition)
{
    QStringList list;
    if (condition.damage == Damage::Wrecked)
        list += conditionText("Wrecked");
    else if (condition.damage != Damage::None)
        list += conditionText("%1 damage").arg(wordOf(condition.damage));
    const auto count = [&](int lost, const char* text) {
        if (lost > 0)
            list += conditionText(text).arg(lost);
    };
    count(condition.oarsLost, "oar factors lost: %1");
    count(condition.speedLost, "speed lost: %1 cm");
    if (condition.rudderHit)
        list += conditionText("steering oars hit");
    if (condition.mastDown)
        list += conditionText("mast down");
    count(condition.archersLost, "archers lost: %1");
    count(condition.marinesLost, "marines lost: %1");
    count(condition.heavyMarinesLost, "heavy marines lost: %1");
    count(condition.ballistaeLost, "ballistae lost: %1");
    count(condition.towersLost, "towers lost: %1");
    count(condition.heavyEnginesLost, "engines lost: %1");
    count(condition.firePotsUsed, "fire pots used: %1");
    if (condition.greekFireUsed)
        list += conditionText("Greek fire used");
    if (condition.captain != PersonState::Fit)
        list += conditionText("captain %1").arg(wordOf(condition.captain).toLower());
    return list;
}

QString conditionWords(const Condition& condition)
{
    const QStringList list = conditionList(condition);
    if (list.isEmpty())
        return conditionText("Sound");
    QString text = list.front();
    text[0] = text[0].toUpper();
    return list.size() == 1 ? text : conditionText("%1 +%2").arg(text).arg(list.size() - 1);
}

} // namespace navarch
