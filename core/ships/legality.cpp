// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/legality.h"

#include <algorithm>

#include "core/base/year_phrase.h"

namespace navarch {

namespace {

struct Check {
    const FitSubject& subject;
    const FitRules& rules;
    Findings& findings;

    const ShipFit& fit() const { return subject.fit; }
    const ShipClass& shipClass() const { return subject.shipClass; }

    void find(Severity severity, const char* key, const char* rule, Phrase message) const
    {
        findings.push_back({severity, key, rule, subject.name, std::move(message)});
    }
};

Phrase spanOf(std::optional<int> from, std::optional<int> to)
{
    if (from && to)
        return phrase("from %1 to %2", phraseOfYear(*from), phraseOfYear(*to));
    return from ? phrase("from %1", phraseOfYear(*from))
           : to ? phrase("until %1", phraseOfYear(*to))
                : phrase("at any time");
}

bool within(const EquipmentPeriod& period, int year)
{
    return (!period.fromYear || year >= *period.fromYear) && (!period.toYear || year <= *period.toYear);
}

void checkClassPeriod(const Check& check) // SA-11.1
{
    const ShipClass& shipClass = check.shipClass();
    if (!check.subject.year || shipClass.offeredIn(*check.subject.year))
        return;
    check.find(Severity::Error, "class-period", "SA-11.1",
               phrase("%1 is offered %2; choose another class or year.", termOf(shipClass.name),
                      spanOf(shipClass.fromYear, shipClass.toYear)));
}

bool offeredRam(const EquipmentPeriods& periods, Ram ram, int year)
{
    const EquipmentPeriod* period = periods.find("ram", nameOf(ram));
    return !period || within(*period, year);
}

/// The ram to fit instead of one that is out of its period: a braced bow where there are any yet.
Ram ramInstead(const EquipmentPeriods& periods, int year)
{
    return offeredRam(periods, Ram::Reinforced, year) ? Ram::Reinforced : Ram::Bronze;
}

void checkRamPeriod(const Check& check) // SA-11.1
{
    const auto year = check.subject.year;
    const EquipmentPeriods& periods = check.rules.periods;
    if (!year || offeredRam(periods, check.fit().ram, *year))
        return;
    const EquipmentPeriod* period = periods.find("ram", nameOf(check.fit().ram));
    check.find(Severity::Error, "ram-period", "SA-11.1",
               phrase("A %1 ram is carried %2; fit a %3 one.", termOf(nameOf(check.fit().ram)),
                      spanOf(period->fromYear, period->toYear), termOf(nameOf(ramInstead(periods, *year)))));
}

struct CarriedItem {
    const char* item; ///< as core/data/equipment.json calls it
    PhraseText name;
    bool (*carried)(const ShipFit&);
    void (*remove)(ShipFit&);
};

constexpr CarriedItem carriedItems[] = {
    {"corvus", phraseText("A corvus"), [](const ShipFit& f) { return f.corvi > 0; },
     [](ShipFit& f) { f.corvi = 0; }},
    {"ferrea_manus", phraseText("A ferrea manus"), [](const ShipFit& f) { return f.ferreaManus > 0; },
     [](ShipFit& f) { f.ferreaManus = 0; }},
    {"ballista", phraseText("A ballista"), [](const ShipFit& f) { return f.ballistae > 0; },
     [](ShipFit& f) { f.ballistae = 0; }},
    {"heavy_engine", phraseText("A heavy war engine"),
     [](const ShipFit& f) { return !f.heavyEngines.empty(); }, [](ShipFit& f) { f.heavyEngines.clear(); }},
    {"tower", phraseText("A tower"), [](const ShipFit& f) { return f.towers > 0; },
     [](ShipFit& f) { f.towers = 0; }},
    {"fire_pots", phraseText("A pot of fire, bees or quicklime"),
     [](const ShipFit& f) { return f.firePots > 0; }, [](ShipFit& f) { f.firePots = 0; }},
    {"greek_fire", phraseText("Greek fire"), [](const ShipFit& f) { return f.greekFire; },
     [](ShipFit& f) { f.greekFire = false; }},
};

bool outOfPeriod(const CarriedItem& item, const FitSubject& subject, const EquipmentPeriods& periods)
{
    const EquipmentPeriod* period = periods.find(item.item);
    return period && subject.year && item.carried(subject.fit) && !within(*period, *subject.year);
}

void checkEquipmentPeriods(const Check& check) // SA-11.1
{
    for (const CarriedItem& item : carriedItems) {
        if (!outOfPeriod(item, check.subject, check.rules.periods))
            continue;
        const EquipmentPeriod* period = check.rules.periods.find(item.item);
        check.find(Severity::Error, "equipment-period", "SA-11.1",
                   phrase("%1 is carried %2; leave it ashore.", Phrase(item.name, std::nullopt, {}),
                          spanOf(period->fromYear, period->toYear)));
    }
}

void checkPlatform(const Check& check) // SA-11.2
{
    const EquipmentPeriod* period = check.rules.periods.find("raised_platform");
    if (!check.fit().raisedPlatform || !period)
        return;
    const auto& classes = period->classes;
    if (std::find(classes.begin(), classes.end(), check.shipClass().kind()) == classes.end()) {
        check.find(
            Severity::Error, "platform-class", "SA-11.2",
            phrase("The raised fighting platform belongs to the large Phoenician bireme; take it off."));
    }
    if (check.subject.year && !within(*period, *check.subject.year))
        check.find(Severity::Error, "platform-period", "SA-11.2",
                   phrase("A raised platform is carried %1; leave it ashore.",
                          spanOf(period->fromYear, period->toYear)));
}

void checkSpaces(const Check& check) // SA-15.6, the numbers listed for the class
{
    const ShipFit& fit = check.fit();
    const ShipClass& shipClass = check.shipClass();
    if (fit.towers > shipClass.towerSpace) {
        check.find(Severity::Error, "tower-space", "SA-15.6",
                   phrase("It has room for %1 towers; remove %2.", shipClass.towerSpace,
                          fit.towers - shipClass.towerSpace));
    }
    if (fit.ballistae > shipClass.engineSpace) {
        check.find(Severity::Error, "engine-space", "SA-15.6",
                   phrase("It has room for %1 ballistae; remove %2.", shipClass.engineSpace,
                          fit.ballistae - shipClass.engineSpace));
    }
}

int engineSpaceTaken(const ShipFit& fit, const Limits& limits)
{
    int space = 0;
    for (const int modifier : fit.heavyEngines)
        space += modifier * limits.engineSpacePerModifier;
    return space;
}

/// The space left beside towers, ballistae and heavy engines; negative when they alone do not fit.
int spaceBesideEngines(const ShipClass& shipClass, const ShipFit& fit, const Limits& limits)
{
    const int whole = shipClass.towerSpace + shipClass.engineSpace + shipClass.troopSpace;
    return whole - fit.towers - fit.ballistae - engineSpaceTaken(fit, limits);
}

int overloadRoom(const ShipClass& shipClass, const Limits& limits)
{
    return (shipClass.troopSpace + limits.overloadDivisor - 1) / limits.overloadDivisor;
}

void checkHeavyEngines(const Check& check) // SA-15.6
{
    const ShipFit& fit = check.fit();
    const Limits& limits = check.rules.limits;
    const int count = static_cast<int>(fit.heavyEngines.size());
    if (count == 0)
        return;
    if (count > limits.enginesOnAShip) {
        check.find(Severity::Error, "heavy-engine-count", "SA-15.6",
                   phrase("A ship carries one heavy war engine; remove %1.", count - limits.enginesOnAShip));
    }
    if (fit.size < limits.engineLeastSize) {
        check.find(Severity::Error, "heavy-engine-size", "SA-15.6",
                   phrase("A heavy war engine needs size class %1 or more; this ship is %2.",
                          limits.engineLeastSize, fit.size));
    }
    if (const int left = spaceBesideEngines(check.shipClass(), fit, limits); left < 0) {
        check.find(Severity::Error, "heavy-engine-space", "SA-15.6",
                   phrase("The heavy war engine needs %1 more units of space; take towers or ballistae off, "
                          "or fit a lighter engine.",
                          -left));
    }
}

void checkTroops(const Check& check) // SA-15.7
{
    const ShipFit& fit = check.fit();
    const int room = troopRoom(check.shipClass(), fit, check.rules.limits);
    const int most = room + overloadRoom(check.shipClass(), check.rules.limits);
    if (fit.troops() > most) {
        check.find(Severity::Error, "troop-space", "SA-15.7",
                   phrase("It carries %1 troop units and has room for %2, overloaded for %3; put %4 ashore.",
                          fit.troops(), room, most, fit.troops() - most));
    } else if (fit.troops() > room) {
        check.find(
            Severity::Warning, "overloaded", "SA-15.7",
            phrase("It is overloaded by %1 troop units, which halves its speed.", fit.troops() - room));
    }
}

void checkSailOnly(const Check& check) // [house]: a ship without oars has no use for what rowing gives
{
    const ShipFit& fit = check.fit();
    if (!fit.sailOnly)
        return;
    if (fit.oars > 0)
        check.find(Severity::Error, "sail-only-oars", "SA-15.1",
                   phrase("It sails only, yet has oar factors; take them out."));
    if (fit.ram != Ram::None)
        check.find(Severity::Error, "sail-only-ram", "SA-15.1",
                   phrase("It sails only and cannot carry a ram; take it off."));
    if (fit.fightingOars) {
        check.find(Severity::Error, "sail-only-fighting-oars", "SA-15.4",
                   phrase("It sails only and has no rowers who could fight; switch fighting oars off."));
    }
}

void checkFightingOars(const Check& check) // SA-15.4; which hulls [house]
{
    const ShipFit& fit = check.fit();
    if (!fit.fightingOars || fit.sailOnly)
        return;
    if (!check.shipClass().fit.fightingOars) {
        check.find(Severity::Error, "fighting-oars-class", "SA-15.4",
                   phrase("%1 has no fighting oars; switch them off.", termOf(check.shipClass().name)));
    }
    if (fit.cataphract) {
        check.find(Severity::Error, "fighting-oars-cataphract", "SA-15.4",
                   phrase("Rowers below a closed deck cannot fight; switch fighting oars or the deck off."));
    }
    if (fit.oars == 0) {
        check.find(Severity::Error, "fighting-oars-rowed", "SA-15.4",
                   phrase("Fighting oars need oar factors; add some or switch them off."));
    }
}

void checkWay(const Check& check) // SA-1.4
{
    if (check.fit().speed == 0 || (check.fit().oars == 0 && !check.fit().sailOnly))
        check.find(Severity::Warning, "no-way", "SA-1.4",
                   phrase("It cannot make way; give it speed and oar factors, or sail."));
}

} // namespace

int troopRoom(const ShipClass& shipClass, const ShipFit& fit, const Limits& limits)
{
    return std::clamp(spaceBesideEngines(shipClass, fit, limits), 0, shipClass.troopSpace);
}

bool isOverloaded(const ShipClass& shipClass, const ShipFit& fit, const Limits& limits)
{
    return fit.troops() > troopRoom(shipClass, fit, limits);
}

Findings fitFindings(const FitSubject& subject, const FitRules& rules)
{
    Findings findings;
    const Check check{subject, rules, findings};
    checkClassPeriod(check);
    checkRamPeriod(check);
    checkEquipmentPeriods(check);
    checkPlatform(check);
    checkSpaces(check);
    checkHeavyEngines(check);
    checkTroops(check);
    checkSailOnly(check);
    checkFightingOars(check);
    checkWay(check);
    return findings;
}

std::optional<ShipFit> mendedFit(const std::string& key, const FitSubject& subject, const FitRules& rules)
{
    const Findings findings = fitFindings(subject, rules);
    const bool found =
        std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.key == key; });
    if (!found)
        return std::nullopt;
    ShipFit fit = subject.fit;
    const Limits& limits = rules.limits;
    if (key == "ram-period") {
        fit.ram = ramInstead(rules.periods, *subject.year);
    } else if (key == "equipment-period") {
        for (const CarriedItem& item : carriedItems)
            if (outOfPeriod(item, subject, rules.periods))
                item.remove(fit);
    } else if (key == "platform-class" || key == "platform-period") {
        fit.raisedPlatform = false;
    } else if (key == "tower-space") {
        fit.towers = subject.shipClass.towerSpace;
    } else if (key == "engine-space") {
        fit.ballistae = subject.shipClass.engineSpace;
    } else if (key == "heavy-engine-count") {
        fit.heavyEngines.resize(
            std::min(fit.heavyEngines.size(), static_cast<std::size_t>(limits.enginesOnAShip)));
    } else if (key == "heavy-engine-size") {
        fit.heavyEngines.clear();
    } else if (key == "heavy-engine-space") {
        while (!fit.heavyEngines.empty() && spaceBesideEngines(subject.shipClass, fit, limits) < 0) {
            if (--fit.heavyEngines.back() == 0)
                fit.heavyEngines.pop_back();
        }
    } else if (key == "troop-space" || key == "overloaded") {
        int excess = fit.troops() - troopRoom(subject.shipClass, fit, limits);
        for (int* units : {&fit.archers, &fit.marines, &fit.heavyMarines}) {
            const int ashore = std::min(*units, std::max(excess, 0));
            *units -= ashore;
            excess -= ashore;
        }
    } else if (key == "sail-only-oars") {
        fit.oars = 0;
    } else if (key == "sail-only-ram") {
        fit.ram = Ram::None;
    } else if (key.starts_with("fighting-oars") || key == "sail-only-fighting-oars") {
        fit.fightingOars = false;
    } else {
        return std::nullopt;
    }
    return fit;
}

} // namespace navarch
