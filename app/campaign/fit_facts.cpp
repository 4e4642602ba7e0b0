// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/fit_facts.h"

#include <QCoreApplication>
#include <QStringList>
#include <QVariantMap>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

QString factText(const char* text)
{
    return QCoreApplication::translate("FitFacts", text);
}

class Facts {
public:
    void add(const char* label, const QString& value, const QString& note = {})
    {
        m_facts.push_back(QVariantMap{{QStringLiteral("label"), factText(label)},
                                      {QStringLiteral("value"), value},
                                      {QStringLiteral("note"), note}});
    }
    [[nodiscard]] QVariantList take() { return std::move(m_facts); }

private:
    QVariantList m_facts;
};

QString now(int lost, int had)
{
    return lost > 0 ? factText("now %1").arg(had - lost) : QString();
}

/// "2 archers", "1 tower".
void count(QStringList& list, int number, const char* one, const char* several)
{
    if (number > 0)
        list += QStringLiteral("%1 %2").arg(number).arg(factText(number == 1 ? one : several));
}

QString troops(const ShipFit& fit)
{
    QStringList list;
    count(list, fit.archers, "archer", "archers");
    count(list, fit.marines, "marine", "marines");
    count(list, fit.heavyMarines, "heavy marine", "heavy marines");
    return list.join(QStringLiteral(", "));
}

QString equipment(const ShipFit& fit)
{
    QStringList list;
    count(list, fit.towers, "tower", "towers");
    if (fit.raisedPlatform)
        list += factText("raised platform");
    count(list, fit.ballistae, "ballista", "ballistae");
    for (const int modifier : fit.heavyEngines)
        list += factText("heavy engine +%1").arg(modifier);
    count(list, fit.corvi, "corvus", "corvi");
    count(list, fit.ferreaManus, "ferrea manus", "ferrea manus");
    count(list, fit.firePots, "fire pot", "fire pots");
    if (fit.greekFire)
        list += factText("Greek fire");
    return list.join(QStringLiteral(", "));
}

QString build(const ShipFit& fit)
{
    QStringList list{fit.hull == Hull::Normal ? factText("normal hull")
                                              : factText("%1 hull").arg(wordOf(fit.hull).toLower())};
    if (fit.cataphract)
        list += factText("cataphract");
    if (fit.parablemata)
        list += factText("parablemata");
    if (fit.sailOnly)
        list += factText("sail only");
    if (fit.fightingOars)
        list += factText("fighting oars");
    return list.join(QStringLiteral(", "));
}

} // namespace

QVariantList fitFacts(const ShipFit& fit, const Condition& condition)
{
    Facts facts;
    facts.add(QT_TRANSLATE_NOOP("FitFacts", "Size class"), QString::number(fit.size));
    facts.add(QT_TRANSLATE_NOOP("FitFacts", "Speed"), factText("%1 cm").arg(fit.speed),
              now(condition.speedLost, fit.speed));
    facts.add(QT_TRANSLATE_NOOP("FitFacts", "Turn class"), QString::number(fit.turnClass),
              now(condition.rudderHit ? 1 : 0, fit.turnClass));
    if (!fit.sailOnly)
        facts.add(QT_TRANSLATE_NOOP("FitFacts", "Oar factors"),
                  factText("%1, full speed with %2").arg(fit.oars).arg(fit.oarsForFullSpeed()),
                  now(condition.oarsLost, fit.oars));
    facts.add(QT_TRANSLATE_NOOP("FitFacts", "Build"), build(fit));
    facts.add(QT_TRANSLATE_NOOP("FitFacts", "Ram"), wordOf(fit.ram));
    if (fit.troops() > 0)
        facts.add(QT_TRANSLATE_NOOP("FitFacts", "Troops"), troops(fit));
    if (const QString list = equipment(fit); !list.isEmpty())
        facts.add(QT_TRANSLATE_NOOP("FitFacts", "Equipment"), list);
    return facts.take();
}

} // namespace navarch
