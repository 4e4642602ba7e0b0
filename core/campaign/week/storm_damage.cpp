// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/storm_damage.h"

#include <algorithm>

#include "core/campaign/fleets/fatigue.h"
#include "core/rules/salamis_ad_actium/figures/tables.h"
#include "core/ships/legality.h"
#include "core/ships/speed.h"

namespace navarch {

namespace {

int figureOf(std::string_view key)
{
    for (const CombatTables::Figure& figure : CombatTables::builtIn().figures)
        if (figure.key == key)
            return figure.value;
    return 0;
}

/// The losses of a ship, taken one by one as the Casualty Table has them (SA-6.T).
class Losses {
public:
    explicit Losses(ShipRecord& ship) : m_fit(ship.fit), m_now(ship.condition) {}

    bool oar() { return take(m_now.oarsLost, m_fit.oars); }
    bool archer() { return take(m_now.archersLost, m_fit.archers); }
    bool marine() { return take(m_now.marinesLost, m_fit.marines); }
    bool heavyMarine() { return take(m_now.heavyMarinesLost, m_fit.heavyMarines); }
    bool tower() { return take(m_now.towersLost, m_fit.towers); }
    bool speed() { return take(m_now.speedLost, m_fit.speed); }
    bool engine()
    {
        return take(m_now.ballistaeLost, m_fit.ballistae)
               || take(m_now.heavyEnginesLost, static_cast<int>(m_fit.heavyEngines.size()));
    }
    bool steering() { return m_fit.turnClass > 1 && flag(m_now.rudderHit); }
    bool mast() { return flag(m_now.mastDown); }
    /// What falls when there is none of a kind.
    bool soldier() { return marine() || heavyMarine() || archer() || oar(); }

private:
    static bool take(int& lost, int had)
    {
        if (lost >= had)
            return false;
        ++lost;
        return true;
    }
    static bool flag(bool& set)
    {
        const bool fresh = !set;
        set = true;
        return fresh;
    }

    const ShipFit& m_fit;
    Condition& m_now;
};

void hitCaptain(ShipRecord& ship, Dice& dice)
{
    PersonState& captain = ship.condition.captain;
    if (captain != PersonState::Fit && captain != PersonState::Wounded) {
        (void)Losses(ship).soldier();
        return;
    }
    const int face = dice.roll(6, "SA-6.T", "The captain of " + ship.name);
    const bool killed = captain == PersonState::Wounded || face >= figureOf("captain-killed-from");
    captain = killed ? PersonState::Dead : PersonState::Wounded;
    dice.settle(killed ? "killed" : "wounded");
}

void takeCasualty(ShipRecord& ship, const std::string& key, Dice& dice)
{
    Losses losses(ship);
    const auto either = [&](bool done) { return done || losses.soldier(); };
    if (key == "oar")
        (void)either(losses.oar());
    else if (key == "two-oars")
        (void)(either(losses.oar()) && either(losses.oar()));
    else if (key == "speed")
        (void)either(losses.speed());
    else if (key == "steering")
        (void)either(losses.steering());
    else if (key == "archer")
        (void)(losses.archer() || losses.oar());
    else if (key == "marine")
        (void)losses.soldier();
    else if (key == "heavy-marine")
        (void)(losses.heavyMarine() || losses.archer() || losses.oar());
    else if (key == "engine-or-tower")
        (void)either(losses.engine() || losses.tower());
    else if (key == "tower-or-engine")
        (void)either(losses.tower() || losses.engine());
    else if (key == "mast-tower-or-engine")
        (void)either(losses.mast() || losses.tower() || losses.engine());
    else if (key == "captain")
        hitCaptain(ship, dice);
}

} // namespace

int stormModifier(const StormTest& test, const Figures& figures)
{
    const ShipFit& fit = test.ship.fit;
    const Condition now = conditionInBattle(test.ship, test.fleet);
    const auto figure = [&](std::string_view key) { return figureOf(key); };
    const ShipClass* known = figures.classes.find(test.ship.classId);
    const int troops = fit.troops() - now.archersLost - now.marinesLost - now.heavyMarinesLost;
    const bool overloaded = known && troops > troopRoom(*known, fit, figures.prices.limits);
    int modifier = modifierOf(test.ship.crew) + test.commandLevel + test.shelter;
    if (now.captain != PersonState::Fit)
        modifier += figure(now.captain == PersonState::Wounded ? "captain-wounded" : "captain-killed");
    modifier -= std::max(0, fit.oarsForFullSpeed() - (fit.oars - now.oarsLost));
    modifier += fit.size;
    for (const CombatTables::WindRow& row : CombatTables::builtIn().winds)
        if (row.wind == test.wind)
            modifier -= row.deducts;
    if (currentSpeed(fit, now, overloaded) == 0)
        modifier += figure("damage-drifting");
    modifier += figure("damage-level") * std::min(4, static_cast<int>(now.damage));
    if (fit.raisedPlatform)
        modifier += figure("damage-platform");
    if (fit.towers > now.towersLost)
        modifier += figure("damage-towers");
    if (fit.corvi > 0)
        modifier += figure("damage-corvi");
    return modifier;
}

int failedBy(int face, int modifier)
{
    const int needed = CombatTables::builtIn().crewTestFrom;
    if (face == 10 || (face != 1 && face + modifier >= needed))
        return 0;
    return std::max(1, needed - face - modifier);
}

StormEnd sufferStorm(ShipRecord& ship, int failed, int lostBy, Dice& dice)
{
    if (failed <= 0)
        return StormEnd::Unhurt;
    const bool isWorse = failed >= figureOf("damage-worse-from");
    // On the way nobody tows a wreck.
    if (failed >= lostBy || (isWorse && ship.condition.damage >= Damage::Severe))
        return StormEnd::Lost;
    const Condition before = ship.condition;
    if (isWorse) {
        ship.condition.damage = static_cast<Damage>(static_cast<int>(ship.condition.damage) + 1);
    } else if (failed < figureOf("damage-column-from")) {
        Losses losses(ship);
        (void)(losses.oar() || losses.soldier());
    } else {
        const int face = dice.roll(10, "SA-6.T", "Weather, casualty of " + ship.name);
        const std::string key =
            CombatTables::builtIn().casualties.results[static_cast<std::size_t>(face - 1)][0];
        dice.settle(CombatTables::builtIn().casualtyText(key));
        takeCasualty(ship, key, dice);
    }
    return ship.condition == before ? StormEnd::Unhurt : StormEnd::Damaged;
}

} // namespace navarch
