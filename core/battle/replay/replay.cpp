// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/replay/replay.h"

#include "core/base/text.h"

namespace navarch {

std::uint64_t sumOf(const Json& order, const std::vector<int>& faces)
{
    return streamOf(Json{{"order", order}, {"dice", faces}}.dump());
}

Replay replayOf(const Match& match)
{
    Replay replay;
    replay.brief = match.brief();
    replay.edition = editionOf(replay.brief.rules);
    for (std::size_t i = 0; i < match.at(); ++i) {
        const MatchStep& step = match.steps()[i];
        replay.steps.push_back(
            {step.order, step.isTyped, step.faces, sumOf(step.order, step.faces), step.events});
    }
    if (match.isOver())
        replay.outcome = match.outcome();
    return replay;
}

namespace {

std::string shownShip(ShipNumber ship)
{
    return ship == noShip ? "none" : std::to_string(ship);
}

// What happened is compared - kinds, rules, sides, ships, dice, modifiers -, never how it was put into words: a sentence
// that was mended or translated tells of the same battle.

/// How two dice of one event differ; empty when they do not.
std::string dieDifference(const Roll& stored, const Roll& found)
{
    const std::string die = "The die for " + quotedForMessage(stored.why);
    if (stored.sides != found.sides || stored.rule != found.rule)
        return die + " (" + stored.rule + ", d" + std::to_string(stored.sides) + ") is one for "
               + quotedForMessage(found.why) + " (" + found.rule + ", d" + std::to_string(found.sides)
               + ") here.";
    if (stored.face != found.face)
        return die + " shows " + std::to_string(stored.face) + " in the replay and "
               + std::to_string(found.face) + " here.";
    return {};
}

std::string modifierDifference(const DieModifier& stored, const DieModifier& found)
{
    if (stored.rule == found.rule && stored.value == found.value)
        return {};
    return "The modifier " + quotedForMessage(stored.text) + " (" + stored.rule + ") of "
           + std::to_string(stored.value) + " is " + quotedForMessage(found.text) + " (" + found.rule
           + ") of " + std::to_string(found.value) + " here.";
}

template <class Item>
std::string listDifference(const std::vector<Item>& stored, const std::vector<Item>& found, const char* what,
                           std::string (*difference)(const Item&, const Item&))
{
    for (std::size_t i = 0; i < stored.size() && i < found.size(); ++i)
        if (std::string text = difference(stored[i], found[i]); !text.empty())
            return text;
    if (stored.size() != found.size())
        return "It has " + std::to_string(stored.size()) + " " + what + " in the replay and "
               + std::to_string(found.size()) + " here.";
    return {};
}

/// How a stored event differs from what happened.
std::string eventDifference(const BattleEvent& stored, const BattleEvent& found)
{
    if (stored.kind != found.kind || stored.rule != found.rule)
        return "It is " + quotedForMessage(stored.kind) + " (" + stored.rule + ") in the replay and "
               + quotedForMessage(found.kind) + " (" + found.rule + ") here.";
    if (std::string text = listDifference(stored.dice, found.dice, "dice", dieDifference); !text.empty())
        return text;
    if (std::string text = listDifference(stored.modifiers, found.modifiers, "modifiers", modifierDifference);
        !text.empty())
        return text;
    if (stored.side != found.side || stored.ship != found.ship || stored.target != found.target)
        return "It is about side " + std::to_string(stored.side) + ", ship " + shownShip(stored.ship)
               + " and target " + shownShip(stored.target) + " in the replay, and side "
               + std::to_string(found.side) + ", ship " + shownShip(found.ship) + " and target "
               + shownShip(found.target) + " here.";
    return {};
}

tl::unexpected<Problems> mismatch(std::size_t event, std::size_t order, const std::string& what)
{
    return problem("Event " + std::to_string(event + 1) + " (order " + std::to_string(order + 1) + ")", what,
                   "The replay is not what happened: it was altered, or made by another version.");
}

/// Compares one step's events; `events` counts those of the steps before it.
std::optional<Problems> stepDifference(const BattleEvents& stored, const BattleEvents& found,
                                       std::size_t events, std::size_t order)
{
    for (std::size_t i = 0; i < stored.size() || i < found.size(); ++i) {
        if (i == stored.size())
            return mismatch(events + i, order,
                            quotedForMessage(found[i].text.english())
                                + " happens here and is missing from the replay.")
                .value();
        if (i == found.size())
            return mismatch(events + i, order,
                            quotedForMessage(stored[i].text.english()) + " does not happen here.")
                .value();
        if (const std::string text = eventDifference(stored[i], found[i]); !text.empty())
            return mismatch(events + i, order, text).value();
    }
    return std::nullopt;
}

/// Performs one stored order, or says why it cannot be.
std::optional<Problems> performStored(Match& match, const Json& order, bool isTyped,
                                      const std::vector<int>& faces, std::size_t number)
{
    const std::string place = "Order " + std::to_string(number + 1);
    const OrderResult performed = isTyped ? match.performTyped(order, faces) : match.perform(order);
    switch (performed.came) {
    case OrderResult::Came::Done: return std::nullopt;
    case OrderResult::Came::Refused:
        return Problems{{place, performed.refusal.what, performed.refusal.remedy}};
    case OrderResult::Came::WantsDie: break;
    }
    const std::string die = std::string(performed.wanted.why) + " (" + std::string(performed.wanted.rule)
                            + ", d" + std::to_string(performed.wanted.sides) + ")";
    if (performed.wanted.typed != 0)
        return Problems{
            {place, "The typed die " + std::to_string(performed.wanted.typed) + " is none for " + die + ".",
             "Correct it."}};
    return Problems{{place, "A typed die is missing: " + die + ".", "Add it."}};
}

} // namespace

namespace {

/// Told before every order; a problem when nobody waits any longer.
std::optional<Problems> lookUp(const ReplayWatch& watch, std::size_t done, std::size_t all)
{
    if (watch.stop.stop_requested())
        return Problems{{{}, "The battle was not gone through to its end.", "Open it again."}};
    if (watch.progress)
        watch.progress(done, all);
    return std::nullopt;
}

} // namespace

namespace {

/// Says of every problem of a battle of another edition where it comes from: nobody altered it.
tl::unexpected<Problems> ofAnotherEdition(Problems problems, int edition, const RuleSet& game)
{
    const auto numbered = [](int number) { return "edition " + std::to_string(number); };
    const std::string name(game.name);
    for (Problem& problem : problems)
        problem.remedy =
            edition < game.edition
                ? "It was fought by " + numbered(edition) + " of the rules of " + name
                      + " and this program plays " + numbered(game.edition)
                      + ", in which it comes out otherwise. What was entered of it stays as it was."
                : "It was fought by " + numbered(edition) + " of the rules of " + name
                      + "; this program knows no later one than " + numbered(game.edition)
                      + ". Open it with a newer version of Navarch.";
    return tl::unexpected(std::move(problems));
}

Result<std::unique_ptr<Match>> playedBack(const Replay& replay, const RuleSets& rules, const Figures& figures,
                                          const ReplayWatch& watch, bool isSameEdition)
{
    auto opened = rules.open(replay.brief, figures);
    if (!opened)
        return opened;
    Match& match = **opened;
    std::size_t events = 0;
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        const Replay::Step& step = replay.steps[i];
        if (auto given = lookUp(watch, i, replay.steps.size()))
            return tl::unexpected(std::move(*given));
        if (auto problems = performStored(match, step.order, step.isTyped, step.faces, i)) {
            problems->front().place = "Event " + std::to_string(events + 1) + ", " + problems->front().place;
            return tl::unexpected(std::move(*problems));
        }
        if (auto problems = stepDifference(step.events, match.steps().back().events, events, i))
            return tl::unexpected(std::move(*problems));
        if (step.sum && *step.sum != sumOf(step.order, step.faces))
            return mismatch(events, i,
                            "The order " + quotedForMessage(match.steps().back().wording)
                                + " is not the one that was given here.");
        events += step.events.size();
    }
    if (replay.outcome.has_value() != match.isOver())
        return mismatch(events, replay.steps.size(),
                        match.isOver() ? "The battle is over here and not in the replay."
                                       : "The battle is not over here.");
    // Of another edition the events have agreed so far; what it books of them at the end may have changed.
    if (replay.outcome
        && (isSameEdition ? *replay.outcome != match.outcome()
                          : replay.outcome->victor != match.outcome().victor))
        return problem("outcome", "The outcome is another one here.",
                       "The replay is not what happened: it was altered, or made by another version.");
    return opened;
}

/// What `play` gives, and when that is a problem of a battle of another edition, why.
template <class Play>
Result<std::unique_ptr<Match>> byEdition(const Replay& stored, const RuleSets& rules,
                                         const ReplayWatch& watch, Play&& play)
{
    const RuleSet* game = rules.find(stored.brief.rules);
    const bool isSame = !game || game->edition == stored.edition;
    auto played = play(isSame);
    if (played || isSame || watch.stop.stop_requested())
        return played;
    return ofAnotherEdition(std::move(played.error()), stored.edition, *game);
}

} // namespace

Result<std::unique_ptr<Match>> playBack(const Replay& replay, const RuleSets& rules, const Figures& figures,
                                        const ReplayWatch& watch)
{
    return byEdition(replay, rules, watch, [&](bool isSameEdition) {
        return playedBack(replay, rules, figures, watch, isSameEdition);
    });
}

namespace {

Result<std::unique_ptr<Match>> wentOn(const Replay& stored, std::size_t at, const RuleSets& rules,
                                      const Figures& figures, const ReplayWatch& watch)
{
    auto opened = rules.open(stored.brief, figures);
    if (!opened)
        return opened;
    for (std::size_t i = 0; i < stored.steps.size(); ++i) {
        if (auto given = lookUp(watch, i, stored.steps.size()))
            return tl::unexpected(std::move(*given));
        const Replay::Step& step = stored.steps[i];
        if (auto problems = performStored(**opened, step.order, step.isTyped, step.faces, i))
            return tl::unexpected(std::move(*problems));
    }
    (*opened)->seek(at);
    return opened;
}

} // namespace

Result<std::unique_ptr<Match>> resumed(const Replay& stored, std::size_t at, const RuleSets& rules,
                                       const Figures& figures, const ReplayWatch& watch)
{
    return byEdition(stored, rules, watch, [&](bool) { return wentOn(stored, at, rules, figures, watch); });
}

} // namespace navarch
