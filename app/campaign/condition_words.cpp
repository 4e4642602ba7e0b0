// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/condition_words.h"

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

QString conditionExplained(const Condition& condition)
{
    QStringList list = conditionList(condition);
    if (list.isEmpty())
        return {};
    list.front()[0] = list.front()[0].toUpper();
    QStringList sentences;
    if (list.size() == 1)
        sentences += conditionText("%1.").arg(list.front());
    else
        sentences += conditionText("%1, and +%2 is what else she has lost: %3.")
                         .arg(list.front())
                         .arg(list.size() - 1)
                         .arg(list.mid(1).join(QStringLiteral(", ")));
    const int levels = static_cast<int>(condition.damage);
    if (condition.damage == Damage::Wrecked)
        sentences += conditionText("That is the last of %1 levels of damage to her hull.").arg(levels);
    else if (levels > 0)
        sentences += conditionText("That is level %1 of %2 of damage to her hull; a yard mends one level a "
                                   "week, each for a share "
                                   "of her hull's price (CP-5.2).")
                         .arg(levels)
                         .arg(static_cast<int>(Damage::Wrecked));
    return sentences.join(QLatin1Char(' '));
}

} // namespace navarch
