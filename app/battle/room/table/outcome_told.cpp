// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/outcome_told.h"

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "core/battle/forecast/losses.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

QString fateWords(const ShipOutcome& ship, const BattleBrief& brief)
{
    switch (ship.fate) {
    case ShipFate::Sunk: return windowText("Sunk");
    case ShipFate::Captured:
        return ship.captor >= 0 ? windowText("Taken by %1")
                                      .arg(words(brief.sides[static_cast<std::size_t>(ship.captor)].name))
                                : windowText("Taken");
    case ShipFate::Fled: return windowText("Fled");
    case ShipFate::Withdrew: return windowText("Withdrew");
    case ShipFate::Afloat: break;
    }
    return ship.onTable ? windowText("Afloat") : windowText("Never came");
}

/// What a ship ended as, beside its fate.
QString stateWords(const ShipOutcome& ship)
{
    const bool isGone = ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured;
    return isGone || ship.condition.damage == Damage::None ? QString() : wordOf(ship.condition.damage);
}

QString endNote(const BattleOutcome& outcome, const BattleBrief& brief, const BattleEvents& last)
{
    QStringList parts{outcome.turns == 1 ? windowText("1 turn") : windowText("%1 turns").arg(outcome.turns)};
    if (outcome.conceded)
        parts.push_back(windowText("%1 gave the battle up")
                            .arg(words(brief.sides[static_cast<std::size_t>(*outcome.conceded)].name)));
    if (outcome.atTurnLimit)
        parts.push_back(windowText("ended at the turn limit"));
    if (outcome.stalled)
        parts.push_back(windowText("ended because nobody struck any more"));
    if (outcome.undecided)
        parts.push_back(windowText("broken off, undecided"));
    if (!last.empty()) // why it is over
        parts.push_back(spoken(last.back().text));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

ToldOutcome outcomeTold(const Match& match, const std::vector<BattlePlayer>& players)
{
    const BattleBrief& brief = match.brief();
    const BattleOutcome outcome = match.outcome();
    const std::vector<Talents> losses = FieldValues(brief, builtInFigures()).losses(outcome);
    QList<ToldSide> sides;
    for (std::size_t i = 0; i < brief.sides.size(); ++i) {
        QList<ToldShip> ships;
        for (const ShipOutcome& ship : outcome.ships)
            if (ship.side == static_cast<int>(i))
                ships.push_back(
                    ToldShip{.name = words(ship.name),
                             .fate = fateWords(ship, brief),
                             .lost = ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured,
                             .state = stateWords(ship)});
        sides.push_back(ToldSide{.name = words(brief.sides[i].name),
                                 .colour = players[i].colour,
                                 .emblem = players[i].emblem,
                                 .loss = amountText(losses[i]),
                                 .ships = ships});
    }
    return {.title = outcome.victor ? windowText("%1 wins").arg(
                         words(brief.sides[static_cast<std::size_t>(*outcome.victor)].name))
                                    : windowText("A draw"),
            .victor = outcome.victor.value_or(-1),
            .note = endNote(outcome, brief,
                            match.at() > 0 ? match.steps()[match.at() - 1].events : BattleEvents{}),
            .sides = sides};
}

} // namespace navarch
