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

Phrase shownShip(ShipNumber ship)
{
    return ship == noShip ? phrase("none") : phrase("%1", ship);
}

// What happened is compared - kinds, rules, sides, ships, dice, modifiers -, never how it was put into words: a sentence
// that was mended or translated tells of the same battle.

/// How two dice of one event differ; empty when they do not.
Phrase dieDifference(const Roll& stored, const Roll& found)
{
    if (stored.sides != found.sides || stored.rule != found.rule)
        return phrase("The die for %1 (%2, d%3) is one for %4 (%5, d%6) here.",
                      given(quotedForMessage(stored.why)), given(stored.rule), stored.sides,
                      given(quotedForMessage(found.why)), given(found.rule), found.sides);
    if (stored.face != found.face)
        return phrase("The die for %1 shows %2 in the replay and %3 here.",
                      given(quotedForMessage(stored.why)), stored.face, found.face);
    return {};
}

Phrase modifierDifference(const DieModifier& stored, const DieModifier& found)
{
    if (stored.rule == found.rule && stored.value == found.value)
        return {};
    return phrase("The modifier %1 (%2) of %3 is %4 (%5) of %6 here.", given(quotedForMessage(stored.text)),
                  given(stored.rule), stored.value, given(quotedForMessage(found.text)), given(found.rule),
                  found.value);
}

/// `otherCount`: what is said when there are more of one than of the other, with both numbers.
template <class Item>
Phrase listDifference(const std::vector<Item>& stored, const std::vector<Item>& found, PhraseText otherCount,
                      Phrase (*difference)(const Item&, const Item&))
{
    for (std::size_t i = 0; i < stored.size() && i < found.size(); ++i)
        if (Phrase text = difference(stored[i], found[i]); !text.isEmpty())
            return text;
    if (stored.size() != found.size())
        return {otherCount, std::nullopt, {stored.size(), found.size()}};
    return {};
}

/// How a stored event differs from what happened.
Phrase eventDifference(const BattleEvent& stored, const BattleEvent& found)
{
    if (stored.kind != found.kind || stored.rule != found.rule)
        return phrase("It is %1 (%2) in the replay and %3 (%4) here.", given(quotedForMessage(stored.kind)),
                      given(stored.rule), given(quotedForMessage(found.kind)), given(found.rule));
    if (Phrase text = listDifference(stored.dice, found.dice,
                                     phraseText("It has %1 dice in the replay and %2 here."), dieDifference);
        !text.isEmpty())
        return text;
    if (Phrase text =
            listDifference(stored.modifiers, found.modifiers,
                           phraseText("It has %1 modifiers in the replay and %2 here."), modifierDifference);
        !text.isEmpty())
        return text;
    if (stored.side != found.side || stored.ship != found.ship || stored.target != found.target)
        return phrase(
            "It is about side %1, ship %2 and target %3 in the replay, and side %4, ship %5 and target %6 "
            "here.",
            stored.side, shownShip(stored.ship), shownShip(stored.target), found.side, shownShip(found.ship),
            shownShip(found.target));
    return {};
}

tl::unexpected<Problems> mismatch(std::size_t event, std::size_t order, Phrase what)
{
    return problem("Event " + std::to_string(event + 1) + " (order " + std::to_string(order + 1) + ")",
                   std::move(what),
                   phrase("The replay is not what happened: it was altered, or made by another version."));
}

/// Compares one step's events; `events` counts those of the steps before it.
std::optional<Problems> stepDifference(const BattleEvents& stored, const BattleEvents& found,
                                       std::size_t events, std::size_t order)
{
    for (std::size_t i = 0; i < stored.size() || i < found.size(); ++i) {
        if (i == stored.size())
            return mismatch(events + i, order,
                            phrase("%1 happens here and is missing from the replay.",
                                   given(quotedForMessage(found[i].text.english()))))
                .value();
        if (i == found.size())
            return mismatch(
                       events + i, order,
                       phrase("%1 does not happen here.", given(quotedForMessage(stored[i].text.english()))))
                .value();
        if (Phrase text = eventDifference(stored[i], found[i]); !text.isEmpty())
            return mismatch(events + i, order, std::move(text)).value();
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
    const Phrase die = phrase("%1 (%2, d%3)", termOf(performed.wanted.why), given(performed.wanted.rule),
                              performed.wanted.sides);
    if (performed.wanted.typed != 0)
        return Problems{{place, phrase("The typed die %1 is none for %2.", performed.wanted.typed, die),
                         phrase("Correct it.")}};
    return Problems{{place, phrase("A typed die is missing: %1.", die), phrase("Add it.")}};
}

} // namespace

namespace {

/// Told before every order; a problem when nobody waits any longer.
std::optional<Problems> lookUp(const ReplayWatch& watch, std::size_t done, std::size_t all)
{
    if (watch.stop.stop_requested())
        return Problems{
            {{}, phrase("The battle was not gone through to its end."), phrase("Open it again.")}};
    if (watch.progress)
        watch.progress(done, all);
    return std::nullopt;
}

} // namespace

namespace {

/// Says of every problem of a battle of another edition where it comes from: nobody altered it.
tl::unexpected<Problems> ofAnotherEdition(Problems problems, int edition, const RuleSet& game)
{
    const Phrase name = termOf(game.name);
    for (Problem& problem : problems)
        problem.remedy = edition < game.edition
                             ? phrase("It was fought by edition %1 of the rules of %2 and this program plays "
                                      "edition %3, in which it "
                                      "comes out otherwise. What was entered of it stays as it was.",
                                      edition, name, game.edition)
                             : phrase("It was fought by edition %1 of the rules of %2; this program knows no "
                                      "later one than edition "
                                      "%3. Open it with a newer version of Navarch.",
                                      edition, name, game.edition);
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
            return mismatch(
                events, i,
                phrase("The order %1 is not the one that was given here.", match.steps().back().wording));
        events += step.events.size();
    }
    if (replay.outcome.has_value() != match.isOver())
        return mismatch(events, replay.steps.size(),
                        match.isOver() ? phrase("The battle is over here and not in the replay.")
                                       : phrase("The battle is not over here."));
    // Of another edition the events have agreed so far; what it books of them at the end may have changed.
    if (replay.outcome
        && (isSameEdition ? *replay.outcome != match.outcome()
                          : replay.outcome->victor != match.outcome().victor))
        return problem(
            "outcome", phrase("The outcome is another one here."),
            phrase("The replay is not what happened: it was altered, or made by another version."));
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
