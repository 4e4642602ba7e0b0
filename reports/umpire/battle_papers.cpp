// SPDX-License-Identifier: GPL-3.0-or-later
// What the brief and the report of a battle both say.
#include "reports/umpire/battle_papers.h"

#include "core/battle/match/registry.h"
#include "reports/words.h"

namespace navarch {

QString gameOf(const BattleMatter& matter)
{
    const RuleSet* known = builtInRuleSets().find(matter.brief.rules);
    return known ? Words::of(known->name) : fromUtf8(matter.brief.rules);
}

QString battleTitle(const BattleMatter& matter)
{
    return Words::said(matter.title());
}

QString battlePlace(const BattleMatter& matter)
{
    const QString port = fromUtf8(matter.port);
    switch (matter.brief.place) {
    case PlaceKind::Shore: return port.isEmpty() ? Words::tr("Shore") : Words::tr("Shore by %1").arg(port);
    case PlaceKind::Port: return port.isEmpty() ? Words::tr("Harbour") : Words::tr("Harbour of %1").arg(port);
    case PlaceKind::OpenSea: break;
    }
    return port.isEmpty() ? Words::tr("Open sea") : Words::tr("Open sea off %1").arg(port);
}

QString battleHeading(const BattleMatter& matter)
{
    QStringList parts{matter.viewer < 0 ? Words::tr("For the umpire")
                                        : Words::tr("For %1").arg(battleSideName(matter, matter.viewer)),
                      battlePlace(matter)};
    if (matter.date)
        parts += Words::said(phraseOf(*matter.date));
    parts += gameOf(matter);
    if (!matter.campaign.empty())
        parts += fromUtf8(matter.campaign);
    return parts.join(QStringLiteral(" · "));
}

QString battleState(const Condition& condition)
{
    QStringList list;
    if (condition.damage == Damage::Wrecked)
        list += Words::tr("wrecked");
    else if (condition.damage != Damage::None)
        list += Words::tr("%1 damage").arg(Words::of(nameOf(condition.damage)));
    const auto count = [&](int lost, const char* text) {
        if (lost > 0)
            list += Words::tr(text).arg(lost);
    };
    QStringList lost;
    const auto countLost = [&](int number, const QString& what) {
        if (number > 0)
            lost += QStringLiteral("%1 %2").arg(what).arg(number);
    };
    countLost(condition.oarsLost, Words::tr("oars"));
    countLost(condition.speedLost, Words::tr("speed"));
    countLost(condition.archersLost + condition.marinesLost + condition.heavyMarinesLost,
              Words::tr("troops"));
    countLost(condition.ballistaeLost + condition.heavyEnginesLost, Words::tr("engines"));
    countLost(condition.towersLost, Words::tr("towers"));
    if (!lost.isEmpty())
        list += Words::tr("lost: %1").arg(lost.join(QStringLiteral(", ")));
    if (condition.rudderHit)
        list += Words::tr("steering oars hit");
    if (condition.mastDown)
        list += Words::tr("mast down");
    count(condition.firePotsUsed, "fire pots used: %1");
    if (condition.greekFireUsed)
        list += Words::tr("Greek fire used");
    if (condition.captain != PersonState::Fit)
        list += Words::tr("captain %1").arg(Words::of(nameOf(condition.captain)));
    return list.isEmpty() ? Words::tr("sound") : list.join(Words::tr("; "));
}

QString battleSideName(const BattleMatter& matter, int side)
{
    const auto at = static_cast<std::size_t>(side);
    return side >= 0 && at < matter.brief.sides.size() ? fromUtf8(matter.brief.sides[at].name) : QString();
}

QString battleClassName(const FleetShip& ship, const Figures& figures)
{
    const ShipClass* known = classOf(ship, figures.classes);
    return known ? Words::of(known->name) : fromUtf8(ship.classId);
}

QString battleClassName(const std::string& classId, const Figures& figures)
{
    const ShipClass* known = figures.classes.find(classId);
    return known ? Words::of(known->name) : fromUtf8(classId);
}

} // namespace navarch
