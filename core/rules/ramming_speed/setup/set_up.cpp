// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/setup/set_up.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/battle/brief/ship_names.h"

namespace navarch::ramming {

namespace {

int squadronFor(BattleFacts& facts, const BriefShip& entry)
{
    const std::string& name = entry.ship.squadron.empty() ? facts.sideName(entry.side) : entry.ship.squadron;
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i)
        if (facts.squadrons[i].side == entry.side && facts.squadrons[i].name == name)
            return static_cast<int>(i);
    facts.squadrons.push_back({name, entry.side, {}});
    return static_cast<int>(facts.squadrons.size()) - 1;
}

/// Commanders of squadrons go aboard its first ship, admirals aboard the fleet's first; garrisons serve ashore.
void addCommanders(const BriefSide& side, int number, BattleFacts& facts)
{
    const auto firstShip = [&](const std::string& squadron) {
        for (const SquadronFacts& each : facts.squadrons)
            if (each.side == number && (squadron.empty() || each.name == squadron))
                return each.ships.front();
        return noShip;
    };
    bool hasAdmiral = false;
    for (std::size_t row = 0; row < side.fleet.commanders.size(); ++row) {
        const FleetCommander& commander = side.fleet.commanders[row];
        if (commander.post == Post::Garrison)
            continue;
        CommanderFacts made{commander.name,    number, static_cast<int>(row), commander.post,
                            commander.quality, noShip};
        made.aboard = firstShip(commander.post == Post::Squadron ? commander.squadron : std::string());
        if (made.aboard == noShip)
            made.aboard = firstShip({});
        const int quality = modifierOf(commander.quality);
        if (commander.post == Post::Fleet) {
            int& leads = facts.fleetCommand[static_cast<std::size_t>(number)];
            leads = hasAdmiral ? std::max(leads, quality) : quality;
            hasAdmiral = true;
        }
        if (made.aboard != noShip) {
            ShipFacts& ship = facts.ships[static_cast<std::size_t>(made.aboard)];
            switch (commander.quality) {
            case CommandQuality::Exceptional:
                ship.commanderRallies = true;
                ++ship.commanderSkills;
                break;
            case CommandQuality::Skilled: ship.commanderRallies = true; break;
            case CommandQuality::Average: break;
            case CommandQuality::Poor:
                --ship.captainSkills; // a basic captain's die may make it up
                break;
            case CommandQuality::Inept:
                ship.captainSkills = 0;
                ship.rollsCaptain = false;
                ship.isInept = true;
                break;
            }
        }
        facts.commanders.push_back(std::move(made));
    }
}

/// Captains of the printed game, where Advantages are rolled or chosen: every ship has one, heroic where the brief says so,
/// else basic (RS-4.1, 4.2). The campaign's own have their skill with its load (RS-22.5).
void appointCaptains(BattleFacts& facts, Problems& problems)
{
    const std::vector<std::string>& heroic = facts.options.heroic;
    if (facts.options.fitting == Fitting::Translated) {
        if (!heroic.empty())
            problems.push_back({"options.heroic", phrase("The captains are the campaign's."),
                                phrase("Set advantages to rolled or chosen.")});
        return;
    }
    for (const std::string& name : heroic)
        if (std::none_of(facts.ships.begin(), facts.ships.end(),
                         [&](const ShipFacts& ship) { return ship.name == name; }))
            problems.push_back({"options.heroic",
                                phrase("%1 names no ship of this battle.", given(quotedForMessage(name))),
                                phrase("Write their names: Aias,Tyro.")});
    for (ShipFacts& ship : facts.ships) {
        const bool isFit = ship.before.captain == PersonState::Fit;
        const bool isHeroic = std::find(heroic.begin(), heroic.end(), ship.name) != heroic.end();
        ship.captainSkills = isFit && isHeroic ? facts.house().heroicSkills : 0;
        ship.rollsCaptain = isFit && !isHeroic;
    }
}

/// "Aias=archers,corvus;Tyro=prongs": what each ship is fitted with, at most its Deck of them (RS-19.2).
void choose(const BattleBrief& brief, BattleFacts& facts, Problems& problems)
{
    const auto found = brief.options.find("chosen");
    if (facts.options.fitting != Fitting::Chosen) {
        if (found != brief.options.end())
            problems.push_back({"options.chosen", phrase("The Advantages are not chosen."),
                                phrase("Set advantages to chosen.")});
        return;
    }
    std::string_view text =
        found == brief.options.end() ? std::string_view() : std::string_view(found->second);
    while (!text.empty()) {
        std::string_view entry = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), entry.size() + 1));
        const auto equals = entry.find('=');
        const std::string_view name = entry.substr(0, equals);
        const std::string called(name);
        const auto ship = std::find_if(facts.ships.begin(), facts.ships.end(), [&](const ShipFacts& each) {
            return isCalled(each.name, called, facts.sideName(each.side));
        });
        if (equals == std::string_view::npos || ship == facts.ships.end()) {
            problems.push_back(
                {"options.chosen",
                 phrase("%1 names no ship of this battle.", given(quotedForMessage(std::string(entry)))),
                 phrase("Write Aias=archers,corvus;Tyro=prongs.")});
            return;
        }
        entry.remove_prefix(equals + 1);
        int count = 0;
        while (!entry.empty()) {
            const std::string_view key = entry.substr(0, entry.find(','));
            entry.remove_prefix(std::min(entry.size(), key.size() + 1));
            const auto advantage = enumFromName<Advantage>(key);
            if (!advantage || *advantage == Advantage::Missile || ++count > ship->deck) {
                problems.push_back(
                    {"options.chosen",
                     phrase("%1 cannot be fitted to %2.", given(quotedForMessage(std::string(key))),
                            given(ship->name)),
                     phrase("A ship has as many Advantages as its Deck, of those printed (RS-T2, RS-T3).")});
                return;
            }
            ++ship->fitted[indexOf(*advantage)];
        }
    }
}

} // namespace

BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures,
                    Problems& problems)
{
    BattleFacts facts;
    facts.figures = BattleFigures::compiled(amended(RammingTables::builtIn(), brief.houseTables, problems));
    facts.turnLimit = facts.house().roundLimit;
    readOptions(brief, facts, problems);
    facts.turnLimit = brief.turnLimit.value_or(facts.turnLimit);
    layBoard(brief, ships, facts, problems);
    for (const BriefSide& side : brief.sides)
        facts.sides.push_back(side.name);
    for (const BriefShip& entry : ships) {
        const ShipClass* known = classOf(entry.ship, figures.classes);
        if (!known || !known->games.contains("ramming-speed")) {
            problems.push_back({entry.name, phrase("Ramming Speed knows no ship of this class."),
                                phrase("Take one of its classes.")});
            continue;
        }
        ShipFacts made = translated(entry, facts.house(), figures);
        if (facts.options.fitting != Fitting::Translated) { // nothing of the campaign's load
            made.fitted = {};
            made.firePots = made.hoplites = 0;
        }
        made.squadron = squadronFor(facts, entry);
        facts.squadrons[static_cast<std::size_t>(made.squadron)].ships.push_back(
            static_cast<ShipNumber>(facts.ships.size()));
        facts.ships.push_back(std::move(made));
    }
    if (!problems.empty())
        return facts;
    choose(brief, facts, problems);
    appointCaptains(facts, problems);
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        const BriefSide& given = brief.sides[side];
        addCommanders(given, static_cast<int>(side), facts);
        if (!given.contingents.empty())
            problems.push_back({"sides[" + std::to_string(side) + "].contingents",
                                phrase("Ramming Speed has no rules for allies that arrive later."),
                                phrase("Put their ships into the fleet, or leave them out.")});
        if (given.walls) // they take no part (RS-22.8)
            for (std::size_t i = 0; i < given.walls->sections.size(); ++i)
                facts.walls.push_back(
                    {static_cast<int>(side), static_cast<int>(i), given.walls->sections[i]});
        if (std::none_of(facts.ships.begin(), facts.ships.end(),
                         [&](const ShipFacts& ship) { return ship.side == static_cast<int>(side); }))
            problems.push_back({"sides[" + std::to_string(side) + "].fleet", phrase("The side has no ships."),
                                phrase("Ramming Speed has no rules for walls.")});
    }
    return facts;
}

} // namespace navarch::ramming
