// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fit/fit_fields.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <string>

#include "app/campaign/wording.h"
#include "app/workshop/fitting/numbered_fields.h"

namespace navarch {

namespace {

FieldSeeker seek(ShipFit& fit, const QString& field)
{
    FieldSeeker seeker{field.toStdString(), nullptr, nullptr, {0, 1}};
    visitFit(fit, seeker);
    return seeker;
}

void cutLosses(FleetShip& ship)
{
    const auto atMost = [](int& lost, int has) { lost = std::min(lost, has); };
    Condition& condition = ship.condition;
    atMost(condition.oarsLost, ship.fit.oars);
    atMost(condition.speedLost, ship.fit.speed);
    atMost(condition.archersLost, ship.fit.archers);
    atMost(condition.marinesLost, ship.fit.marines);
    atMost(condition.heavyMarinesLost, ship.fit.heavyMarines);
    atMost(condition.ballistaeLost, ship.fit.ballistae);
    atMost(condition.towersLost, ship.fit.towers);
    atMost(condition.heavyEnginesLost, static_cast<int>(ship.fit.heavyEngines.size()));
    atMost(condition.firePotsUsed, ship.fit.firePots);
}

template <NamedEnum E>
bool setNamed(E& place, const QString& value)
{
    const auto read = enumFromName<E>(value.toStdString());
    if (read)
        place = *read;
    return read.has_value();
}

} // namespace

int numberOf(const FleetShip& ship, const QString& field)
{
    ShipFit fit = ship.fit;
    if (const int engine = engineOf(field); engine >= 0)
        return engineModifier(fit.heavyEngines, engine);
    return seek(fit, field).value();
}

Bounds numberBoundsOf(const QString& field)
{
    if (engineOf(field) >= 0)
        return engineModifierBounds;
    ShipFit fit;
    return seek(fit, field).bounds;
}

bool setNumber(FleetShip& ship, const QString& field, int number)
{
    const int engine = engineOf(field);
    const bool set = engine >= 0 ? setEngineModifier(ship.fit.heavyEngines, engine, number)
                                 : seek(ship.fit, field).set(number);
    if (set)
        cutLosses(ship);
    return set;
}

bool setChoice(FleetShip& ship, const QString& field, const QString& value)
{
    if (field == QLatin1String("ram"))
        return setNamed(ship.fit.ram, value);
    if (field == QLatin1String("hull"))
        return setNamed(ship.fit.hull, value);
    if (field == QLatin1String("crew"))
        return setNamed(ship.crew, value);
    return false;
}

QString fieldLabel(const QString& field)
{
    static const QHash<QString, const char*> labels{
        {QStringLiteral("crew"), QT_TRANSLATE_NOOP("navarch", "Crew quality")},
        {QStringLiteral("archers"), QT_TRANSLATE_NOOP("navarch", "Archers")},
        {QStringLiteral("marines"), QT_TRANSLATE_NOOP("navarch", "Marines")},
        {QStringLiteral("heavy_marines"), QT_TRANSLATE_NOOP("navarch", "Heavy marines")},
        {QStringLiteral("fighting_oars"), QT_TRANSLATE_NOOP("navarch", "Fighting oars")},
        {QStringLiteral("ram"), QT_TRANSLATE_NOOP("navarch", "Ram")},
        {QStringLiteral("ballistae"), QT_TRANSLATE_NOOP("navarch", "Ballistae")},
        {QStringLiteral("towers"), QT_TRANSLATE_NOOP("navarch", "Towers")},
        {QStringLiteral("raised_platform"), QT_TRANSLATE_NOOP("navarch", "Raised platform")},
        {QStringLiteral("corvi"), QT_TRANSLATE_NOOP("navarch", "Corvi")},
        {QStringLiteral("ferrea_manus"), QT_TRANSLATE_NOOP("navarch", "Ferrea manus")},
        {QStringLiteral("fire_pots"), QT_TRANSLATE_NOOP("navarch", "Fire pots")},
        {QStringLiteral("greek_fire"), QT_TRANSLATE_NOOP("navarch", "Greek fire")},
        {QStringLiteral("size"), QT_TRANSLATE_NOOP("navarch", "Size class")},
        {QStringLiteral("hull"), QT_TRANSLATE_NOOP("navarch", "Build")},
        {QStringLiteral("cataphract"), QT_TRANSLATE_NOOP("navarch", "Cataphract deck")},
        {QStringLiteral("parablemata"), QT_TRANSLATE_NOOP("navarch", "Parablemata")},
        {QStringLiteral("sail_only"), QT_TRANSLATE_NOOP("navarch", "Sail only")},
        {QStringLiteral("speed"), QT_TRANSLATE_NOOP("navarch", "Speed")},
        {QStringLiteral("oars"), QT_TRANSLATE_NOOP("navarch", "Oar factors")},
        {QStringLiteral("turn_class"), QT_TRANSLATE_NOOP("navarch", "Turn class")}};
    if (const int engine = engineOf(field); engine > 0)
        return QCoreApplication::translate("navarch", "Heavy engine %1").arg(engine + 1);
    else if (engine == 0)
        return QCoreApplication::translate("navarch", "Heavy engine");
    const char* label = labels.value(field, nullptr);
    return label ? QCoreApplication::translate("navarch", label) : QString();
}

} // namespace navarch
