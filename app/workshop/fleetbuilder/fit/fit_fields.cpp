// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fit/fit_fields.h"

#include <QHash>

#include <algorithm>
#include <string>

#include "app/base/speech/speech.h"
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
        {QStringLiteral("crew"), QT_TR_NOOP("Crew quality")},
        {QStringLiteral("archers"), QT_TR_NOOP("Archers")},
        {QStringLiteral("marines"), QT_TR_NOOP("Marines")},
        {QStringLiteral("heavy_marines"), QT_TR_NOOP("Heavy marines")},
        {QStringLiteral("fighting_oars"), QT_TR_NOOP("Fighting oars")},
        {QStringLiteral("ram"), QT_TR_NOOP("Ram")},
        {QStringLiteral("ballistae"), QT_TR_NOOP("Ballistae")},
        {QStringLiteral("towers"), QT_TR_NOOP("Towers")},
        {QStringLiteral("raised_platform"), QT_TR_NOOP("Raised platform")},
        {QStringLiteral("corvi"), QT_TR_NOOP("Corvi")},
        {QStringLiteral("ferrea_manus"), QT_TR_NOOP("Ferrea manus")},
        {QStringLiteral("fire_pots"), QT_TR_NOOP("Fire pots")},
        {QStringLiteral("greek_fire"), QT_TR_NOOP("Greek fire")},
        {QStringLiteral("size"), QT_TR_NOOP("Size class")},
        {QStringLiteral("hull"), QT_TR_NOOP("Build")},
        {QStringLiteral("cataphract"), QT_TR_NOOP("Cataphract deck")},
        {QStringLiteral("parablemata"), QT_TR_NOOP("Parablemata")},
        {QStringLiteral("sail_only"), QT_TR_NOOP("Sail only")},
        {QStringLiteral("speed"), QT_TR_NOOP("Speed")},
        {QStringLiteral("oars"), QT_TR_NOOP("Oar factors")},
        {QStringLiteral("turn_class"), QT_TR_NOOP("Turn class")}};
    if (const int engine = engineOf(field); engine > 0)
        return windowText("Heavy engine %1").arg(engine + 1);
    else if (engine == 0)
        return windowText("Heavy engine");
    const char* label = labels.value(field, nullptr);
    return label ? windowText(label) : QString();
}

} // namespace navarch
