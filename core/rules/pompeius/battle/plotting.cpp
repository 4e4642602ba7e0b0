// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/plotting.h"

#include <algorithm>

#include "core/rules/pompeius/battle/unit_choices.h"
#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/orders/check.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/state/ship_names.h"

namespace navarch::pompeius {

namespace {

constexpr std::array<PhraseText, stepKinds - 1> stepNames{
    phraseText("Ahead"),        phraseText("Ahead, then to port"),  phraseText("Ahead, then to starboard"),
    phraseText("Astern"),       phraseText("Astern, then to port"), phraseText("Astern, then to starboard"),
    phraseText("Extra, ahead"), phraseText("Extra, then to port"),  phraseText("Extra, then to starboard"),
    phraseText("To port"),      phraseText("To starboard")};

// The speed of a draft: rexes ahead, or astern below 0; at rest so many turns, and the emergency stop, by numbers that no
// ship rows at.
constexpr int stopSpeed = -20;
constexpr int restSpeed = -15; ///< and the turns

bool isRestSpeed(int speed)
{
    return speed > restSpeed && speed < -subPhases;
}

int stepsOf(int speed)
{
    return speed == stopSpeed ? 0 : isRestSpeed(speed) ? speed - restSpeed : std::abs(speed);
}

/// Whether a step is of the kind that a speed has: at rest turns, astern or ahead.
bool fits(Step step, int speed)
{
    const int kind = static_cast<int>(step) / 3; // ahead, astern, Extra, turns
    return isRestSpeed(speed) ? kind == 3 : speed < 0 ? kind == 1 : kind == 0 || kind == 2;
}

bool isSpeed(int speed)
{
    return speed == stopSpeed || isRestSpeed(speed) || std::abs(speed) <= subPhases;
}

int speedCode(const Plot& plot)
{
    return plot.isStop()                         ? stopSpeed
           : plot.speed() == 0 && plot.count > 0 ? restSpeed + plot.count
                                                 : plot.speed();
}

/// The orders a draft means, as far as they are written; nothing when it is of no plot's form.
std::optional<Plot> plotOf(const BattleFacts& facts, const PlotDraft& draft)
{
    Plot plot;
    if (!isSpeed(draft.speed) || draft.steps.size() > static_cast<std::size_t>(subPhases)
        || draft.chosen.size() > static_cast<std::size_t>(mostTasks) + 1)
        return std::nullopt;
    if (draft.speed == stopSpeed)
        plot.add(Step::Stop);
    for (const char symbol : draft.steps) {
        const auto step = stepLetters.find(symbol);
        if (step >= stepNames.size() || plot.isStop())
            return std::nullopt;
        plot.add(static_cast<Step>(step));
    }
    for (const std::string& key : draft.chosen)
        if (!key.empty() && !addOrders(key, readerOf(facts), plot))
            return std::nullopt;
    return plot;
}

PlotDraft draftOf(const BattleFacts& facts, const Plot& plot, const std::vector<PlotChoice>* choices)
{
    PlotDraft draft;
    draft.speed = speedCode(plot);
    if (!plot.isStop())
        for (const Step step : plot.steps())
            draft.steps += stepLetters[static_cast<std::size_t>(step)];
    draft.chosen.push_back(plot.ram ? "Ram" : "");
    if (!choices) { // as they are named
        for (const UnitTask& task : plot.tasks())
            draft.chosen.push_back(textOf(task, writerOf(facts)));
        return draft;
    }
    for (std::size_t i = 1; i < choices->size(); ++i) {
        std::string key;
        for (const UnitTask& task : plot.tasks())
            if (textOf(task.unit) == (*choices)[i].field)
                key = textOf(task, writerOf(facts));
        draft.chosen.push_back(std::move(key));
    }
    return draft;
}

BoardPose boardPoseOf(const rex::Pose& pose)
{
    return {rex::columnOf(pose.stern), rex::rowOf(pose.stern), pose.heading};
}

Phrase titleOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const PlotLimits limits = limitsOf(facts, state, number);
    const GivenText name = given(facts.name(number));
    if (limits.isHeld)
        return ship.where == Whereabouts::Away ? phrase("%1: off the map.", name)
                                               : phrase("%1: held fast.", name);
    if (limits.extras == 0)
        return phrase("%1: last speed %2, at most %3; turns: %4, at rest %5.", name, ship.lastSpeed,
                      limits.max, limits.turnsMoving, limits.turnsAtRest);
    if (facts.options.extraUnlimited)
        return phrase("%1: last speed %2, at most %3 and %4 Extra; turns: %5, at rest %6.", name,
                      ship.lastSpeed, limits.max, limits.extras, limits.turnsMoving, limits.turnsAtRest);
    return phraseN(
        "%1: last speed %2, at most %3 and %4 Extra ({%n card|%n cards} left); turns: %5, at rest %6.",
        ship.extras, name, ship.lastSpeed, limits.max, limits.extras, limits.turnsMoving, limits.turnsAtRest);
}

/// Steps straight on at a speed, to ask whether it may be planned.
Plot straightAt(int speed, int max)
{
    Plot plot;
    if (speed == stopSpeed)
        plot.add(Step::Stop);
    for (int i = 0; i < stepsOf(speed); ++i)
        plot.add(isRestSpeed(speed) ? Step::Port
                 : speed < 0        ? Step::Astern
                 : i < max          ? Step::Ahead
                                    : Step::Extra);
    return plot;
}

/// Why a speed may not be planned, whatever lies in the way.
PlotFault faultOfSpeed(const BattleFacts& facts, const State& state, ShipNumber number, int speed)
{
    const PlotLimits limits = limitsOf(facts, state, number);
    const PlotFault fault = faultOfSteps(facts, state, number, straightAt(speed, limits.max));
    return fault.fault == Fault::Land ? PlotFault{} : fault;
}

PlotSpeed speedOf(const BattleFacts& facts, const State& state, ShipNumber number, int speed)
{
    const int steps = stepsOf(speed);
    PlotSpeed made{speed, given(std::to_string(speed)), steps, {}, {}};
    if (speed == stopSpeed)
        made.label = given("0!");
    else if (isRestSpeed(speed))
        made.label = given("0/" + std::to_string(steps));
    const PlotLimits limits = limitsOf(facts, state, number);
    if (const PlotFault fault = faultOfSpeed(facts, state, number, speed))
        made.whyNot = textOf(facts, fault);
    else if (speed == stopSpeed)
        made.note =
            phraseN("An emergency stop: draws {%n card|%n cards}", std::abs(shipOf(state, number).lastSpeed));
    else if (isRestSpeed(speed))
        made.note = phraseN("At rest, {%n turn|%n turns}", steps);
    else if (speed > limits.max)
        made.note = phraseN("{An Extra card|%n Extra cards}", speed - limits.max);
    return made;
}

std::vector<PlotSpeed> speedsOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const PlotLimits limits = limitsOf(facts, state, number);
    const int fastest = std::min(subPhases, about.maxSpeed + about.extrasATurn);
    std::vector<PlotSpeed> speeds; // what her last turn rules out altogether would only make the list long
    if (limits.mayStop)
        speeds.push_back(speedOf(facts, state, number, stopSpeed));
    const int most = limits.isHeld || limits.least > 0 ? 0 : limits.turnsAtRest;
    for (int turns = 1; turns <= std::min(most, -restSpeed - subPhases - 1); ++turns)
        speeds.push_back(speedOf(facts, state, number, restSpeed + turns));
    const int slowest = limits.mayAstern && !limits.isHeld ? -std::min(subPhases, about.maxSpeed) : 0;
    for (int speed = slowest; speed <= fastest; ++speed)
        speeds.push_back(speedOf(facts, state, number, speed));
    return speeds;
}

PlotSymbol symbolOf(Step step)
{
    const auto at = static_cast<std::size_t>(step);
    return {stepLetters[at], Phrase(stepNames[at], std::nullopt, {}), {}, std::string(stepLabels[at])};
}

/// What may be written after the steps of a draft.
std::vector<PlotSymbol> nextSymbols(const BattleFacts& facts, const State& state, ShipNumber number,
                                    const Plot& plot, int speed)
{
    const PlotLimits limits = limitsOf(facts, state, number);
    std::vector<PlotSymbol> next;
    const auto add = [&](std::initializer_list<Step> steps) {
        for (const Step step : steps) {
            Plot with = plot;
            with.add(step);
            PlotSymbol symbol = symbolOf(step);
            if (const PlotFault fault = faultOfSteps(facts, state, number, with, false))
                symbol.whyNot = textOf(facts, fault);
            next.push_back(std::move(symbol));
        }
    };
    if (plot.count >= stepsOf(speed) || speed == stopSpeed)
        return next;
    if (isRestSpeed(speed))
        add({Step::Port, Step::Starboard});
    else if (speed < 0)
        add({Step::Astern, Step::AsternPort, Step::AsternStarboard});
    else if (plot.count < limits.max)
        add({Step::Ahead, Step::AheadPort, Step::AheadStarboard});
    else
        add({Step::Extra, Step::ExtraPort, Step::ExtraStarboard});
    return next;
}

} // namespace

std::optional<PlotForm> WrittenOrders::plotForm(const State& state, ShipNumber number) const
{
    if (writingRefusal(m_facts, state, number) || !isCommanded(m_facts, state, number))
        return std::nullopt;
    const Ship& ship = shipOf(state, number);
    PlotForm form;
    form.ship = number;
    form.title = titleOf(m_facts, state, number);
    form.phases = subPhases;
    form.speeds = speedsOf(m_facts, state, number);
    for (std::size_t i = 0; i < stepNames.size(); ++i)
        form.symbols.push_back(symbolOf(static_cast<Step>(i)));
    form.choices = unitChoices(m_facts, state, number);
    form.isPlotted = ship.isPlotted;
    form.draft =
        draftOf(m_facts, ship.isPlotted ? ship.plot : defaultPlot(m_facts, state, number), &form.choices);
    return form;
}

PlotTrack WrittenOrders::plotTrack(const State& state, ShipNumber number, const PlotDraft& draft) const
{
    PlotTrack track;
    const auto note = [&](bool isRefusal, int step, std::string_view rule, Phrase text) {
        track.notes.push_back({isRefusal, step, std::string(rule), std::move(text)});
    };
    const auto refuse = [&](const PlotFault& fault, int step) {
        note(true, step, wordsOf(fault.fault).rule, textOf(m_facts, fault));
    };
    if (const Refusal why = writingRefusal(m_facts, state, number)) {
        note(true, -1, why.rule, reasonOf(why.ship == noShip ? why.of(number) : why, [&](ShipNumber ship) {
                 return m_facts.called(ship);
             }));
        return track;
    }
    if (!isCommanded(m_facts, state, number)) {
        refuse({.fault = Fault::NoCrew}, -1);
        return track;
    }
    const auto plot = plotOf(m_facts, draft);
    if (!plot) {
        note(true, -1, "PM-5.2", phrase("These are no orders of a ship."));
        return track;
    }
    track.text = textOf(*plot, writerOf(m_facts));
    rex::Pose pose = startOf(state, number);
    track.start = boardPoseOf(pose);
    if (const PlotFault fault = faultOfSpeed(m_facts, state, number, draft.speed))
        refuse(fault, -1);
    const int wanted = stepsOf(draft.speed);
    const int written = draft.speed == stopSpeed ? 0 : plot->count;
    if (written < wanted)
        note(true, -1, "PM-5.3", phrase("%1 of %2 steps are written.", written, wanted));
    for (int i = 0; i < plot->taskCount; ++i) {
        const UnitTask& task = plot->taskList[static_cast<std::size_t>(i)];
        PlotFault fault = faultOfTask(m_facts, state, number, task);
        for (int other = 0; other < i && !fault; ++other)
            if (plot->taskList[static_cast<std::size_t>(other)].unit == task.unit)
                fault.fault = Fault::Busy;
        if (fault)
            note(true, -1, wordsOf(fault.fault).rule,
                 phrase("%1: %2", given(textOf(task.unit)), textOf(m_facts, fault)));
    }
    if (plot->ram && !m_facts.of(number).hasRam)
        refuse({.fault = Fault::NoRam}, -1);
    if (written > wanted)
        note(true, wanted, "PM-5.3", phrase("There are more steps than the speed has."));
    const PlotFault fault = faultOfSteps(m_facts, state, number, *plot, false);
    if (fault && fault.step >= 0 && draft.speed != stopSpeed)
        refuse(fault, fault.step);
    int sound = fault ? std::max(fault.step, 0) : plot->count;
    for (int i = 0; i < std::min(sound, wanted); ++i)
        if (!fits(plot->path[static_cast<std::size_t>(i)], draft.speed)) {
            note(true, i, "PM-5.3",
                 isRestSpeed(draft.speed) ? phrase("At rest she only turns.")
                 : draft.speed < 0        ? phrase("At this speed she goes astern.")
                                          : phrase("At this speed she goes ahead."));
            sound = i;
        }
    bool isOff = false;
    for (int i = 0; i < std::min(sound, wanted) && draft.speed != stopSpeed; ++i) {
        const Step step = plot->path[static_cast<std::size_t>(i)];
        pose = after(pose, step);
        const bool wasOff = isOff;
        isOff = isOff || isOffMap(m_facts, number, pose);
        track.steps.push_back({stepLetters[static_cast<std::size_t>(step)], i + 1, boardPoseOf(pose), isOff});
        if (isOff && !wasOff)
            note(false, i, "PM-13.1", phrase("Step %1 leaves the map.", i + 1));
        if (isOff)
            continue;
        for (std::size_t other = 0; other < state.ships.size(); ++other)
            if (const auto met = static_cast<ShipNumber>(other);
                met != number && holderOf(state, met) == holderOf(state, number)
                && (holdsRex(m_facts, state, met, pose.stern)
                    || holdsRex(m_facts, state, met, pose.bow(m_facts.of(number).length)))) {
                note(false, i, "PM-7.6",
                     phrase("Step %1 may lead into %2.", i + 1, given(m_facts.name(met))));
                break;
            }
    }
    if (!fault)
        track.next = nextSymbols(m_facts, state, number, *plot, draft.speed);
    return track;
}

std::optional<PlotDraft> WrittenOrders::readPlot(const std::string& text) const
{
    if (const auto plot = plotFrom(text, readerOf(m_facts)))
        return draftOf(m_facts, *plot, nullptr);
    return std::nullopt;
}

std::optional<Order> WrittenOrders::plotOrder(ShipNumber ship, const PlotDraft& draft) const
{
    const auto plot = plotOf(m_facts, draft);
    const int written = draft.speed == stopSpeed ? 0 : static_cast<int>(draft.steps.size());
    if (!plot || written != stepsOf(draft.speed) || speedCode(*plot) != draft.speed)
        return std::nullopt;
    return PlotShip{ship, *plot};
}

std::optional<PlotDraft> WrittenOrders::draftIn(const Order& order) const
{
    const PlotShip* plotted = std::get_if<PlotShip>(&order);
    return plotted ? std::optional(draftOf(m_facts, plotted->plot, nullptr)) : std::nullopt;
}

Order WrittenOrders::plotsDone(int side) const
{
    return Lock{static_cast<std::int8_t>(side)};
}

} // namespace navarch::pompeius
