// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/setup/set_up.h"

#include <algorithm>
#include <limits>

namespace navarch::pompeius {

namespace {

int squadronFor(BattleFacts& facts, const BriefShip& entry)
{
    const std::string& name = entry.ship.squadron.empty() ? facts.sideName(entry.side) : entry.ship.squadron;
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i)
        if (facts.squadrons[i].side == entry.side && facts.squadrons[i].name == name)
            return static_cast<int>(i);
    facts.squadrons.push_back({name, entry.side, {}, noShip});
    return static_cast<int>(facts.squadrons.size()) - 1;
}

/// Navarchs go aboard their squadron's first ship, prefects aboard the fleet's first; garrisons serve ashore.
void addCommanders(const BriefSide& side, int number, BattleFacts& facts)
{
    for (std::size_t row = 0; row < side.fleet.commanders.size(); ++row) {
        const FleetCommander& commander = side.fleet.commanders[row];
        if (commander.post == Post::Garrison)
            continue;
        CommanderFacts made{commander.name, number, static_cast<int>(row),
                            noShip,         false,  modifierOf(commander.quality)};
        made.isAdmiral = commander.post == Post::Fleet && !facts.admiralOf(number);
        for (SquadronFacts& each : facts.squadrons) {
            if (each.side != number || (commander.post == Post::Squadron && each.name != commander.squadron))
                continue;
            made.aboard = each.ships.front();
            if (commander.post == Post::Squadron && each.flagship == noShip)
                each.flagship = made.aboard;
            break;
        }
        if (made.aboard == noShip) // of no squadron: with the first ship of the fleet
            for (const SquadronFacts& each : facts.squadrons)
                if (each.side == number && made.aboard == noShip)
                    made.aboard = each.ships.front();
        facts.commanders.push_back(std::move(made));
    }
}

/// Extra cards of the battle: a turn's allowance so many times, the crew and its commanders (translation).
void dealExtras(BattleFacts& facts, const std::vector<BriefShip>& ships)
{
    const int times = facts.options.extraTimes < 0 ? facts.house().extraTimes : facts.options.extraTimes;
    for (std::size_t i = 0; i < facts.ships.size(); ++i) {
        ShipFacts& ship = facts.ships[i];
        if (facts.options.extraUnlimited) {
            ship.extras = std::numeric_limits<std::int16_t>::max();
            continue;
        }
        int cards = times * ship.extrasATurn + modifierOf(ships[i].ship.crew);
        for (const CommanderFacts& each : facts.commanders)
            cards += each.aboard == static_cast<ShipNumber>(i) ? each.quality : 0;
        ship.extras = ship.extrasATurn == 0 ? 0 : std::max(0, cards);
    }
}

/// Ships by the seats of option `seats` (PM-12.2).
void seatThem(BattleFacts& facts, Problems& problems)
{
    constexpr std::size_t mostSeats = 100;
    for (int side = 0; side < 2; ++side) {
        std::vector<Seat>& seats = facts.seats[static_cast<std::size_t>(side)];
        std::vector<int> seatOf(facts.squadrons.size(), -1);
        for (std::size_t i = 0; i < facts.ships.size(); ++i) {
            ShipFacts& ship = facts.ships[i];
            if (ship.side != side)
                continue;
            int& ofSquadron = seatOf[static_cast<std::size_t>(ship.squadron)];
            const bool isNew = facts.options.seats == Seating::Ship
                               || (facts.options.seats == Seating::Squadron && ofSquadron < 0)
                               || seats.empty();
            if (isNew) {
                const std::string& name = facts.options.seats == Seating::Ship ? ship.name
                                          : facts.options.seats == Seating::Squadron
                                              ? facts.squadrons[static_cast<std::size_t>(ship.squadron)].name
                                              : facts.sideName(side);
                seats.push_back({given(name), {}});
                ofSquadron = static_cast<int>(seats.size()) - 1;
            }
            ship.seat = facts.options.seats == Seating::Side       ? 0
                        : facts.options.seats == Seating::Squadron ? ofSquadron
                                                                   : static_cast<int>(seats.size()) - 1;
            seats[static_cast<std::size_t>(ship.seat)].ships.push_back(static_cast<ShipNumber>(i));
        }
        if (seats.size() > mostSeats)
            problems.push_back({"options.seats",
                                phrase("%1 would have more than 100 seats.", given(facts.sideName(side))),
                                phrase("Share its ships out by squadron.")});
    }
}

/// A crew that a brief gives must find its boxes (PM-2.4).
void checkRoom(const ShipFacts& ship, const std::vector<UnitFacts>& units, Problems& problems)
{
    const auto in = [&](Section section) {
        return static_cast<int>(std::count_if(
            units.begin(), units.end(), [&](const UnitFacts& unit) { return unit.section == section; }));
    };
    const bool hasRoom = static_cast<int>(units.size()) <= ship.boxes
                         && in(Section::Bow) <= ship.boxesOf(Section::Bow)
                         && in(Section::Stern) <= ship.boxesOf(Section::Stern);
    const bool isSaid = !problems.empty() && problems.back().place == "options.crews";
    if (!hasRoom && !isSaid)
        problems.push_back({"options.crews",
                            phrase("The crew of %1 does not find room on her deck.", given(ship.name)),
                            phrase("A ship has %1 boxes, a section half of them.", ship.boxes)});
}

void findWhoDeploysLast(BattleFacts& facts)
{
    const CommanderFacts* first = facts.admiralOf(0);
    const CommanderFacts* second = facts.admiralOf(1);
    if (!first || !second || first->quality == second->quality)
        return;
    facts.deploysLast = first->quality > second->quality ? 0 : 1;
}

} // namespace

std::optional<ClassFigures> classFigures(const ShipClass& known)
{
    const auto games = known.games.find("pompeius");
    if (games == known.games.end())
        return std::nullopt;
    const auto figure = [&](const char* name) {
        return games->contains(name) && (*games)[name].is_number_integer() ? (*games)[name].get<int>() : 0;
    };
    ClassFigures about;
    about.rexes = std::clamp(figure("rexes"), 1, 2);
    about.mass = std::clamp(figure("mass"), 1, 8);
    about.hull = std::clamp(figure("hull"), 1, 100);
    about.speed = std::clamp(figure("speed"), 0, subPhases);
    about.speedExtra = std::clamp(figure("speed_extra"), about.speed, subPhases);
    about.units = std::clamp(figure("units"), 0, mostBoxes);
    return about;
}

std::optional<ClassFigures> figuresFor(const ShipClass& known, const ShipClasses& classes)
{
    if (const auto own = classFigures(known))
        return own;
    for (const ShipClass& each : classes.all())
        if (each.fit.size == known.fit.size)
            if (const auto alike = classFigures(each))
                return alike;
    return std::nullopt;
}

BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures,
                    Problems& problems)
{
    BattleFacts facts;
    PompeiusTables tables = amended(PompeiusTables::builtIn(), brief.houseTables, problems);
    facts.figures = BattleFigures::compiled(tables);
    facts.turnLimit = facts.house().turnLimit;
    readOptions(brief, facts, tables, problems);
    facts.figures = BattleFigures::compiled(tables); // with the cards that an option gives
    facts.turnLimit = brief.turnLimit.value_or(facts.turnLimit);
    layBoard(brief, ships, facts, problems);
    for (const BriefSide& side : brief.sides)
        facts.sides.push_back(side.name);
    for (const BriefShip& entry : ships) {
        const ShipClass* known = classOf(entry.ship, figures.classes);
        const auto about = known ? figuresFor(*known, figures.classes) : std::nullopt;
        if (!about) {
            problems.push_back({entry.name, phrase("Pompeius knows no ship of this class."),
                                phrase("Take one of its classes.")});
            continue;
        }
        std::vector<UnitFacts> units;
        ShipFacts made = translated(entry, *about, facts.figures, facts.options, figures, units);
        if (facts.options.crewsPrinted) {
            std::vector<UnitFacts> printed;
            if (manAsPrinted(tables, facts.options, made, printed)) {
                units = std::move(printed);
                checkRoom(made, units, problems);
            }
        }
        const auto number = static_cast<ShipNumber>(facts.ships.size());
        for (UnitFacts& unit : units) {
            unit.ship = number;
            facts.units.push_back(unit);
        }
        made.squadron = squadronFor(facts, entry);
        facts.squadrons[static_cast<std::size_t>(made.squadron)].ships.push_back(number);
        facts.ships.push_back(std::move(made));
    }
    if (!problems.empty())
        return facts;
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        const BriefSide& given = brief.sides[side];
        const std::string path = "sides[" + std::to_string(side) + "]";
        if (std::none_of(facts.ships.begin(), facts.ships.end(),
                         [&](const ShipFacts& ship) { return ship.side == static_cast<int>(side); }))
            problems.push_back(
                {path + ".fleet", phrase("The side has no ships."), phrase("Give it a ship.")});
        else
            addCommanders(given, static_cast<int>(side), facts);
        if (!given.contingents.empty())
            problems.push_back({path + ".contingents",
                                phrase("Pompeius has no rules for allies that arrive later."),
                                phrase("Put their ships into the fleet, or leave them out.")});
        if (given.walls && !given.walls->sections.empty() && brief.place == PlaceKind::Port)
            problems.push_back({path + ".walls", phrase("Pompeius has no rules for walls."),
                                phrase("Choose Salamis ad Actium, or another place.")});
    }
    dealExtras(facts, ships);
    seatThem(facts, problems);
    findWhoDeploysLast(facts);
    return facts;
}

} // namespace navarch::pompeius
