// SPDX-License-Identifier: GPL-3.0-or-later
// Written plots for an editor (Plotted in core/battle/contract/plotting.h).
#include <algorithm>
#include <utility>

#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/plots.h"

namespace navarch::trireme {

namespace {

constexpr std::array<PhraseText, 4> stepNames{phraseText("Ahead"), phraseText("To port"),
                                              phraseText("To starboard"), phraseText("Astern")};

Phrase nameOf(Step step)
{
    return {stepNames[static_cast<std::size_t>(step)], std::nullopt, {}};
}

std::string keyOf(Hand hand)
{
    return hand == Hand::Port ? "<" : hand == Hand::Starboard ? ">" : "";
}

// The choices of the form, in its order: what PlotDraft::chosen holds a key of each.
enum class Choice : std::size_t { Pivot, Order, Slip, Grapple };
constexpr std::size_t choices = 4;

std::string chosen(const PlotDraft& draft, Choice choice)
{
    const auto at = static_cast<std::size_t>(choice);
    return at < draft.chosen.size() ? draft.chosen[at] : std::string();
}

std::optional<Hand> handOf(const std::string& key)
{
    if (key.empty())
        return Hand::None;
    return key == "<"   ? std::optional(Hand::Port)
           : key == ">" ? std::optional(Hand::Starboard)
                        : std::nullopt;
}

/// The plot a draft means, as far as it is written; nothing when it is of no plot's form.
std::optional<Plot> plotOf(const PlotDraft& draft)
{
    Plot plot;
    const auto pivot = handOf(chosen(draft, Choice::Pivot));
    const auto slip = handOf(chosen(draft, Choice::Slip));
    const std::string order = chosen(draft, Choice::Order);
    const std::string grapple = chosen(draft, Choice::Grapple);
    const auto contact = order.empty() ? 0 : contactLetters.find(order.front());
    if (!pivot || !slip || order.size() > 1 || contact == std::string_view::npos
        || (!grapple.empty() && grapple != "G") || draft.chosen.size() > choices || draft.speed < -1
        || draft.speed > fastest || draft.steps.size() > static_cast<std::size_t>(fastest))
        return std::nullopt;
    plot.pivot = *pivot;
    plot.slip = *slip;
    plot.order = static_cast<Contact>(contact);
    plot.boards = grapple == "G";
    plot.speed = static_cast<std::int8_t>(draft.speed);
    for (const char symbol : draft.steps) {
        const auto step = stepLetters.find(symbol);
        if (step == std::string_view::npos)
            return std::nullopt;
        plot.add(static_cast<Step>(step));
    }
    return plot;
}

PlotDraft draftOf(const Plot& plot)
{
    PlotDraft draft;
    draft.speed = plot.speed;
    for (const Step step : plot.steps())
        draft.steps += stepLetters[static_cast<std::size_t>(step)];
    draft.chosen = {keyOf(plot.pivot), std::string(1, contactLetters[static_cast<std::size_t>(plot.order)]),
                    keyOf(plot.slip), plot.boards ? "G" : ""};
    return draft;
}

BoardPose boardPoseOf(const Pose& pose)
{
    return {pose.hex.q, hex::rowOf(pose.hex), pose.facing};
}

Phrase titleOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const HouseFigures& house = facts.house();
    const int circle = circleOf(house, facts.of(number), ship);
    const int cruise = cruiseOf(house, facts.of(number), ship);
    Phrase turns = circle == 0 ? phrase("turns at every hex") : phrase("turns after %1 straight", circle);
    return phraseN(
        "%1: starts at %2, %3 at cruise, %4 at most; %5, has rowed %6 straight; {%n sprint|%n sprints} left.",
        ship.sprints, facts.called(number), ship.start, cruise, capOf(facts, state, number), std::move(turns),
        ship.counter);
}

/// The words that a plot of that speed alone would be refused with; empty when it could be planned.
Phrase speedRefusal(const BattleFacts& facts, const State& state, ShipNumber number, int speed)
{
    Plot plot;
    plot.speed = static_cast<std::int8_t>(speed);
    const PlotLimits limits = limitsOf(facts, state, number);
    if (speed >= limits.lo && speed <= limits.hi)
        return {};
    for (int i = 0; i < plot.stepsNeeded(); ++i)
        plot.add(speed < 0 ? Step::Astern : Step::Ahead);
    const PlotFault fault = faultOf(facts, state, number, plot);
    return fault ? textOf(facts, number, fault) : Phrase();
}

std::vector<PlotChoice> choicesOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Phrase noPivot =
        limitsOf(facts, state, number).mayPivot ? Phrase() : textOf(facts, number, {Fault::Pivot});
    const bool isBest = std::none_of(state.ships.begin(), state.ships.end(), [&](const Ship& each) {
        return each.onBoard() && each.holder != holderOf(state, number)
               && facts.ships[static_cast<std::size_t>(&each - state.ships.data())].crew
                      < facts.of(number).crew;
    });
    const bool isPrize = shipOf(state, number).isPrize;
    const Phrase noRake =
        isPrize  ? phrase("A prize does not strike.")
        : isBest ? phrase("%1's crew is no better than any of the enemy's.", facts.called(number))
                 : Phrase();
    const Phrase noRam = isPrize                   ? phrase("A prize does not strike.")
                         : facts.of(number).hasRam ? Phrase()
                                                   : phrase("%1 has no ram.", facts.called(number));
    const Phrase noMen =
        shipOf(state, number).men.count() > 0 ? Phrase() : phrase("%1 has no marines.", facts.called(number));
    return {{"pivot",
             phrase("Before rowing"),
             {{"", phrase("No turn")},
              {"<", phrase("Turn to port"), noPivot},
              {">", phrase("Turn to starboard"), noPivot}}},
            {"order",
             phrase("On contact"),
             {{"R", phrase("Ram her"), noRam},
              {"K", phrase("Rake the oars"), noRake},
              {"A", phrase("Lie alongside")}}},
            {"slip",
             phrase("When raking, slip"),
             {{"", phrase("Either way")}, {"<", phrase("To port")}, {">", phrase("To starboard")}}},
            {"grapple", phrase("In contact"), {{"", phrase("Do not board")}, {"G", phrase("Board"), noMen}}}};
}

} // namespace

std::optional<PlotForm> Trireme::plotForm(const State& state, ShipNumber number) const
{
    if (state.phase != Phase::Plot || !isShip(state, number) || !isPlottable(m_facts, state, number)
        || state.ready[static_cast<std::size_t>(holderOf(state, number))])
        return std::nullopt;
    const Ship& ship = shipOf(state, number);
    PlotForm form;
    form.ship = number;
    form.title = titleOf(m_facts, state, number);
    form.phases = phases;
    const int cruise = cruiseOf(m_facts.house(), m_facts.of(number), ship);
    for (int speed = -1; speed <= fastest; ++speed) {
        PlotSpeed made{speed, speed < 0 ? phrase("Astern") : Phrase(given(std::to_string(speed))),
                       speed < 0 ? 1 : speed, Phrase(), speedRefusal(m_facts, state, number, speed)};
        if (made.whyNot.isEmpty() && speed > cruise && speed > 0)
            made.note = phrase("A sprint");
        form.speeds.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < stepNames.size(); ++i)
        form.symbols.push_back({stepLetters[i], nameOf(static_cast<Step>(i))});
    form.choices = choicesOf(m_facts, state, number);
    form.isPlotted = ship.isPlotted;
    form.draft = draftOf(ship.isPlotted ? ship.plot : defaultPlot(m_facts, state, number));
    return form;
}

PlotTrack Trireme::plotTrack(const State& state, ShipNumber number, const PlotDraft& draft) const
{
    PlotTrack track;
    const auto refuse = [&](int step, std::string_view rule, Phrase text) {
        track.notes.push_back({true, step, std::string(rule), std::move(text)});
    };
    const auto plot = plotOf(draft);
    if (!plot || !plotForm(state, number)) {
        const PlotFault fault{isShip(state, number) && isGrappled(state, number) ? Fault::Grappled
                                                                                 : Fault::NotNow};
        refuse(-1, plot ? refusalOf(fault).rule : "TR-5.2",
               plot ? textOf(m_facts, number, fault) : phrase("This is no plot of Trireme."));
        return track;
    }
    track.text = textOf(*plot);
    Pose pose = startOf(state, number, plot->pivot);
    track.start = boardPoseOf(pose);
    const PlotFault fault = faultOf(m_facts, state, number, *plot);
    if (fault)
        refuse(fault.step, refusalOf(fault).rule, textOf(m_facts, number, fault));
    const bool isOfSpeed = plot->count <= plot->stepsNeeded();
    for (int i = 0; i < plot->count && isOfSpeed; ++i) {
        const Step step = plot->path[static_cast<std::size_t>(i)];
        const bool wasOff = pose.isOff;
        if (const PlotFault wrong = stepOn(m_facts, state, number, pose, step, i)) {
            if (fault.step < 0) // the speed was wrong before
                refuse(i, refusalOf(wrong).rule, textOf(m_facts, number, wrong));
            return track;
        }
        track.steps.push_back({stepLetters[static_cast<std::size_t>(step)], phaseOf(plot->speed, i),
                               boardPoseOf(pose), pose.isOff});
        const auto warn = [&](std::string_view rule, Phrase text) {
            track.notes.push_back({false, i, std::string(rule), std::move(text)});
        };
        if (pose.isOff) {
            if (!wasOff)
                warn("TR-3.3", phrase("Step %1 leaves the battle for good.", i + 1));
            continue;
        }
        const ShipNumber there = shipAt(m_facts, state, pose.hex);
        if (there == noShip || there == number)
            continue;
        if (m_facts.of(there).isWall)
            warn("TR-9.11", phrase("Step %1 runs %2 against a wall.", i + 1, m_facts.called(number)));
        else if (holderOf(state, there) == holderOf(state, number))
            warn("TR-6.5", phrase("Step %1 may foul %2.", i + 1, m_facts.called(there)));
    }
    if (plot->count < plot->stepsNeeded())
        for (std::size_t i = 0; i < stepNames.size(); ++i) {
            const auto step = static_cast<Step>(i);
            if ((plot->speed < 0) != (step == Step::Astern))
                continue;
            Pose next = pose;
            const PlotFault wrong = stepOn(m_facts, state, number, next, step, plot->count);
            track.next.push_back(
                {stepLetters[i], nameOf(step), wrong ? textOf(m_facts, number, wrong) : Phrase()});
        }
    return track;
}

std::optional<PlotDraft> Trireme::readPlot(const std::string& text) const
{
    if (const auto plot = plotFrom(text))
        return draftOf(*plot);
    return std::nullopt;
}

std::optional<Order> Trireme::plotOrder(ShipNumber ship, const PlotDraft& draft) const
{
    if (const auto plot = plotOf(draft))
        return PlotShip{ship, *plot};
    return std::nullopt;
}

std::optional<PlotDraft> Trireme::draftIn(const Order& order) const
{
    const PlotShip* plotted = std::get_if<PlotShip>(&order);
    return plotted ? std::optional(draftOf(plotted->plot)) : std::nullopt;
}

Order Trireme::plotsDone(int side) const
{
    return EndPlot{static_cast<std::int8_t>(side)};
}

} // namespace navarch::trireme
