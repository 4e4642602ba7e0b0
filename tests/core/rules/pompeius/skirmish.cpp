// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/pompeius/skirmish.h"

#include <stdexcept>

#include "core/data/figures.h"
#include "core/rules/pompeius/combat/boarding.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/combat/melee.h"
#include "core/rules/pompeius/combat/shooting.h"
#include "core/rules/pompeius/movement/moves.h"
#include "core/rules/pompeius/orders/check.h"
#include "core/rules/pompeius/phases/recovery.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/setup/set_up.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::pompeius {

Skirmish::Skirmish()
{
    facts.figures = BattleFigures::compiled(PompeiusTables::builtIn());
    facts.sides = {"Rome", "Cilicia"};
    facts.seats = {std::vector<Seat>{{given("Rome"), {}}}, std::vector<Seat>{{given("Cilicia"), {}}}};
    facts.board = rex::openBoard(36, 24);
    facts.squadrons = {{"Ostia", 0, {}, noShip}, {"Soli", 1, {}, noShip}};
    state.flags.resize(2);
    state.turn = 1;
    state.phase = Phase::Orders;
}

ShipNumber Skirmish::add(int side, int column, int row, rex::Heading heading, const char* classId)
{
    const auto number = static_cast<ShipNumber>(facts.ships.size());
    BriefShip entry;
    entry.side = side;
    entry.name = std::string(side == 0 ? "Roma" : "Soli") + std::to_string(number);
    entry.ship.classId = classId;
    const ShipClass& known = *builtInFigures().classes.find(classId);
    entry.ship.fit = known.fit;
    std::vector<UnitFacts> none;
    facts.ships.push_back(
        translated(entry, *classFigures(known), facts.figures, facts.options, builtInFigures(), none));
    ShipFacts& about = facts.ships.back();
    about.isRamUnsupported = false;
    about.squadron = side;
    about.extras = facts.house().extraTimes * about.extrasATurn;
    facts.seats[static_cast<std::size_t>(side)].front().ships.push_back(number);
    facts.squadrons[static_cast<std::size_t>(side)].ships.push_back(number);
    Ship& ship = state.ships.emplace_back();
    ship.holder = static_cast<std::int8_t>(side);
    ship.hull = static_cast<std::int16_t>(about.hull);
    ship.extras = static_cast<std::int16_t>(about.extras);
    state.trays.push_back(facts.figures.tray);
    state.captains.push_back(PersonState::Fit);
    put(number, column, row, heading);
    return number;
}

UnitNumber Skirmish::man(ShipNumber ship, UnitKind kind, int count, Section section)
{
    for (int i = 0; i < count; ++i) {
        UnitFacts about;
        about.ship = ship;
        about.name.kind = kind;
        about.section = section;
        about.name.number = 1;
        for (const UnitFacts& each : facts.units)
            about.name.number =
                static_cast<std::int8_t>(about.name.number + (each.ship == ship && each.name.kind == kind));
        facts.units.push_back(about);
        Unit unit;
        unit.kind = kind;
        unit.number = about.name.number;
        unit.side = static_cast<std::int8_t>(facts.of(ship).side);
        unit.home = unit.at = ship;
        unit.section = section;
        state.units.push_back(unit);
    }
    return static_cast<UnitNumber>(state.units.size() - 1);
}

void Skirmish::put(ShipNumber ship, int column, int row, rex::Heading heading)
{
    at(ship).pose = at(ship).before = {rex::rexOf(column, row), heading};
}

void Skirmish::land(int column, int row)
{
    facts.board.set(rex::rexOf(column, row), hex::Terrain::Land);
}

void Skirmish::start(ShipNumber ship, int speed)
{
    at(ship).lastSpeed = static_cast<std::int8_t>(speed);
    at(ship).lastWay = speed > 0 ? Way::Ahead : speed < 0 ? Way::Astern : Way::Still;
}

void Skirmish::lay(ShipNumber ship, Card card, int count)
{
    for (int i = 0; i < count; ++i)
        at(ship).lying.add(card, trayOf(facts, state, ship).take(card));
}

void Skirmish::disorder(UnitNumber number, int count)
{
    lay(unit(number).at, Card::Disorder, count);
    unit(number).disorder = static_cast<std::int8_t>(unit(number).disorder + count);
}

void Skirmish::grapple(ShipNumber by, ShipNumber on, int count)
{
    state.grapples.push_back({by, on, static_cast<std::int16_t>(count), 0});
}

void Skirmish::stuck(ShipNumber ship, ShipNumber other)
{
    lay(ship, Card::Stuck);
    state.stuck.push_back({ship, other});
}

void Skirmish::fill(ShipNumber ship, Card card, int count, bool isBoog)
{
    CardCounts& tray = trayOf(facts, state, ship);
    tray = {};
    for (int i = 0; i < count; ++i)
        tray.add(card, isBoog);
}

std::string Skirmish::where(ShipNumber ship) const
{
    constexpr std::array<const char*, 6> headings{"E", "SE", "SW", "W", "NW", "NE"};
    const rex::Pose& pose = shipOf(state, ship).pose;
    const auto text = [](rex::Rex rex) {
        return "(" + std::to_string(rex::columnOf(rex)) + "," + std::to_string(rex::rowOf(rex)) + ")";
    };
    return text(pose.stern) + (facts.of(ship).length > 1 ? "/" + text(pose.bow(2)) : std::string()) + " "
           + headings[static_cast<std::size_t>(pose.heading)];
}

Plot Skirmish::read(const std::string& text) const
{
    const auto plot = plotFrom(text, [&](std::string_view name) {
        for (std::size_t i = 0; i < facts.ships.size(); ++i)
            if (facts.ships[i].name == name)
                return static_cast<ShipNumber>(i);
        return noShip;
    });
    if (!plot)
        throw std::logic_error("no orders: " + text);
    return *plot;
}

void Skirmish::plot(ShipNumber ship, const std::string& text)
{
    at(ship).plot = read(text);
    at(ship).isPlotted = true;
}

std::string Skirmish::refusal(ShipNumber ship, const std::string& text) const
{
    const PlotFault fault = faultOf(facts, state, ship, read(text));
    return fault ? std::string(wordsOf(fault.fault).key) : std::string();
}

std::string Skirmish::sentence(ShipNumber ship, const std::string& text) const
{
    const PlotFault fault = faultOf(facts, state, ship, read(text));
    return fault ? textOf(facts, fault).english() : std::string();
}

std::string Skirmish::moved(const std::vector<int>& faces, int subPhase)
{
    return played(faces, [&](Proceedings& proceedings) {
        reveal(facts, state, proceedings);
        for (state.subPhase = 1; state.subPhase <= subPhase; ++state.subPhase) {
            const auto board = [&] {
                if (state.subPhase == 1)
                    moveUnits(facts, state, proceedings);
                throwGrapples(facts, state, proceedings);
            };
            moveTogether(facts, state, proceedings);
            if (facts.options.sheetSequence)
                board();
            openMeetings(facts, state);
            state.phase = Phase::Meetings;
            while (!settleMeetings(facts, state, proceedings)) {
                Meeting& meeting = state.meetings[static_cast<std::size_t>(state.meeting)];
                meeting.isAnswered = true;
                meeting.rams = holderOf(state, meeting.a) != holderOf(state, meeting.b);
            }
            if (!facts.options.sheetSequence)
                board();
        }
    });
}

std::string Skirmish::damaged(const std::vector<int>& faces)
{
    state.phase = Phase::Targets;
    return played(faces, [&](Proceedings& proceedings) {
        rollBlows(facts, state, proceedings);
        rollShots(facts, state, proceedings);
        rollMelees(facts, state, proceedings);
        applyDamage(facts, state, proceedings);
        applyMelees(facts, state, proceedings);
        sinkAll(facts, state, proceedings);
        surrenderShips(facts, state, proceedings);
    });
}

std::string Skirmish::recovered(const std::vector<int>& faces)
{
    state.phase = Phase::Mending;
    return played(faces, [&](Proceedings& proceedings) {
        rollMending(facts, state, proceedings);
        while (!settleSuccesses(facts, state, proceedings)) {
            const Remedies remedies = remediesOf(facts, state, state.successes.front());
            useSuccess(facts, state, remedies.list[0], proceedings);
        }
        recover(facts, state, proceedings);
        state.phase = Phase::Laying;
        while (!layCards(facts, state, proceedings))
            at(shipToSpread(facts, state)).spreadsAsUsual = true;
    });
}

std::string Skirmish::ordered(const Order& order, const std::vector<int>& faces)
{
    if (const Refusal why = checkOrder(facts, state, order))
        return reasonOf(facts, why, order);
    return played(faces, [&](Proceedings& proceedings) { performOrder(facts, state, order, proceedings); });
}

const BattleEvent* Skirmish::event(const std::string& kind) const
{
    for (const BattleEvent& event : events)
        if (event.kind == kind)
            return &event;
    return nullptr;
}

int Skirmish::count(const std::string& kind) const
{
    int found = 0;
    for (const BattleEvent& event : events)
        found += event.kind == kind;
    return found;
}

std::string Skirmish::complaintOf(const BattleDice& dice)
{
    if (const WantedDie& wanted = dice.wanted(); wanted.sides > 0)
        return "wants a d" + std::to_string(wanted.sides) + ": " + std::string(wanted.why) + ", typed "
               + std::to_string(wanted.typed);
    return dice.leftOver() > 0 ? std::to_string(dice.leftOver()) + " dice left over" : std::string();
}

} // namespace navarch::pompeius
