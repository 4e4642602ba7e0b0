// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/fit_facts.h"

#include <QStringList>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {
namespace {

class Facts {
public:
    void add(const char* label, const QString& value, const QString& note = {})
    {
        m_facts.push_back(ShownFact{.label = windowText(label), .value = value, .note = note});
    }
    [[nodiscard]] QList<ShownFact> take() { return std::move(m_facts); }

private:
    QList<ShownFact> m_facts;
};

QString now(int lost, int had)
{
    return lost > 0 ? windowText("now %1").arg(had - lost) : QString();
}

/// "2 archers", "1 tower".
void count(QStringList& list, int number, const char* one, const char* several)
{
    if (number > 0)
        list += QStringLiteral("%1 %2").arg(number).arg(windowText(number == 1 ? one : several));
}

QString troops(const ShipFit& fit)
{
    QStringList list;
    count(list, fit.archers, QT_TR_NOOP("archer"), QT_TR_NOOP("archers"));
    count(list, fit.marines, QT_TR_NOOP("marine"), QT_TR_NOOP("marines"));
    count(list, fit.heavyMarines, QT_TR_NOOP("heavy marine"), QT_TR_NOOP("heavy marines"));
    return list.join(QStringLiteral(", "));
}

QString equipment(const ShipFit& fit)
{
    QStringList list;
    count(list, fit.towers, QT_TR_NOOP("tower"), QT_TR_NOOP("towers"));
    if (fit.raisedPlatform)
        list += windowText("raised platform");
    count(list, fit.ballistae, QT_TR_NOOP("ballista"), QT_TR_NOOP("ballistae"));
    for (const int modifier : fit.heavyEngines)
        list += windowText("heavy engine +%1").arg(modifier);
    count(list, fit.corvi, QT_TR_NOOP("corvus"), QT_TR_NOOP("corvi"));
    count(list, fit.ferreaManus, QT_TR_NOOP("ferrea manus"), QT_TR_NOOP("ferrea manus"));
    count(list, fit.firePots, QT_TR_NOOP("fire pot"), QT_TR_NOOP("fire pots"));
    if (fit.greekFire)
        list += windowText("Greek fire");
    return list.join(QStringLiteral(", "));
}

QString build(const ShipFit& fit)
{
    QStringList list{fit.hull == Hull::Normal ? windowText("normal hull")
                                              : windowText("%1 hull").arg(wordOf(fit.hull).toLower())};
    if (fit.cataphract)
        list += windowText("cataphract");
    if (fit.parablemata)
        list += windowText("parablemata");
    if (fit.sailOnly)
        list += windowText("sail only");
    if (fit.fightingOars)
        list += windowText("fighting oars");
    return list.join(QStringLiteral(", "));
}

} // namespace

QList<ShownFact> fitFacts(const ShipFit& fit, const Condition& condition)
{
    Facts facts;
    facts.add(QT_TR_NOOP("Size class"), QString::number(fit.size));
    facts.add(QT_TR_NOOP("Speed"), windowText("%1 cm").arg(fit.speed), now(condition.speedLost, fit.speed));
    facts.add(QT_TR_NOOP("Turn class"), QString::number(fit.turnClass),
              now(condition.rudderHit ? 1 : 0, fit.turnClass));
    if (!fit.sailOnly)
        facts.add(QT_TR_NOOP("Oar factors"),
                  windowText("%1, full speed with %2").arg(fit.oars).arg(fit.oarsForFullSpeed()),
                  now(condition.oarsLost, fit.oars));
    facts.add(QT_TR_NOOP("Build"), build(fit));
    facts.add(QT_TR_NOOP("Ram"), wordOf(fit.ram));
    if (fit.troops() > 0)
        facts.add(QT_TR_NOOP("Troops"), troops(fit));
    if (const QString list = equipment(fit); !list.isEmpty())
        facts.add(QT_TR_NOOP("Equipment"), list);
    return facts.take();
}

} // namespace navarch
