// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/condition_words.h"

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "reports/words.h"

namespace navarch {
QStringList conditionList(const Condition& condition)
{
    QStringList list;
    if (condition.damage == Damage::Wrecked)
        list += windowText("Wrecked");
    else if (condition.damage != Damage::None)
        list += capitalised(windowText("%1 damage").arg(wordOf(condition.damage).toLower()));
    const auto count = [&](int lost, const char* text) {
        if (lost > 0)
            list += windowText(text).arg(lost);
    };
    count(condition.oarsLost, QT_TR_NOOP("oar factors lost: %1"));
    count(condition.speedLost, QT_TR_NOOP("speed lost: %1 cm"));
    if (condition.rudderHit)
        list += windowText("steering oars hit");
    if (condition.mastDown)
        list += windowText("mast down");
    count(condition.archersLost, QT_TR_NOOP("archers lost: %1"));
    count(condition.marinesLost, QT_TR_NOOP("marines lost: %1"));
    count(condition.heavyMarinesLost, QT_TR_NOOP("heavy marines lost: %1"));
    count(condition.ballistaeLost, QT_TR_NOOP("ballistae lost: %1"));
    count(condition.towersLost, QT_TR_NOOP("towers lost: %1"));
    count(condition.heavyEnginesLost, QT_TR_NOOP("engines lost: %1"));
    count(condition.firePotsUsed, QT_TR_NOOP("fire pots used: %1"));
    if (condition.greekFireUsed)
        list += windowText("Greek fire used");
    if (condition.captain != PersonState::Fit)
        list += windowText("captain %1").arg(wordOf(condition.captain).toLower());
    return list;
}

QString conditionWords(const Condition& condition)
{
    const QStringList list = conditionList(condition);
    if (list.isEmpty())
        return windowText("Sound");
    QString text = list.front();
    text[0] = text[0].toUpper();
    return list.size() == 1 ? text : windowText("%1 +%2").arg(text).arg(list.size() - 1);
}

QString conditionExplained(const Condition& condition)
{
    QStringList list = conditionList(condition);
    if (list.isEmpty())
        return {};
    list.front()[0] = list.front()[0].toUpper();
    QStringList sentences;
    if (list.size() == 1)
        sentences += windowText("%1.").arg(list.front());
    else
        sentences += windowText("%1, and +%2 is what else she has lost: %3.")
                         .arg(list.front())
                         .arg(list.size() - 1)
                         .arg(list.mid(1).join(QStringLiteral(", ")));
    const int levels = static_cast<int>(condition.damage);
    if (condition.damage == Damage::Wrecked)
        sentences += windowText("That is the last of %1 levels of damage to her hull.").arg(levels);
    else if (levels > 0)
        sentences += windowText("That is level %1 of %2 of damage to her hull; a yard mends one level a "
                                "week, each for a share "
                                "of her hull's price (CP-5.2).")
                         .arg(levels)
                         .arg(static_cast<int>(Damage::Wrecked));
    return sentences.join(QLatin1Char(' '));
}

} // namespace navarch
