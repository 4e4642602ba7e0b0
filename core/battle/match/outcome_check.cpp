// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/outcome_check.h"

#include <algorithm>

#include "core/battle/match/registry.h"
#include "core/ships/loss_kinds.h"

namespace navarch {

namespace {

constexpr const char* rule = "CP-8.3";

bool isLost(const ShipOutcome& ship)
{
    return ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured;
}

/// The side that holds what `side` lost, where there is but one other.
int onlyOther(const BattleBrief& brief, int side)
{
    return brief.sides.size() == 2 ? 1 - side : -1;
}

/// How bad a state of a person is; a wound may not heal and the dead do not rise in a battle.
int gravity(PersonState state)
{
    return static_cast<int>(state);
}

class Judge {
public:
    Judge(const BattleBrief& brief, const BattleOutcome& outcome, const ShipClasses& classes)
        : m_brief(brief),
          m_outcome(outcome),
          m_before(outcomeBefore(brief, classes)),
          m_ships(shipsOf(brief, classes))
    {
        const RuleSet* game = builtInRuleSets().find(brief.rules);
        m_wrecksLeave = game && game->wrecksLeave;
    }

    std::vector<OutcomeFinding> judge()
    {
        for (std::size_t i = 0; i < m_outcome.ships.size() && i < m_ships.size(); ++i)
            judgeShip(i);
        for (std::size_t i = 0; i < m_outcome.commanders.size(); ++i)
            judgeCommander(i);
        for (std::size_t i = 0; i < m_outcome.walls.size() && i < m_before.walls.size(); ++i)
            judgeWall(i);
        judgeEnd();
        return std::move(m_found);
    }

private:
    using Part = OutcomeFinding::Part;

    void add(Part part, std::size_t index, Severity severity, const char* key, const Phrase& subject,
             Phrase message, bool mendable)
    {
        m_found.push_back(
            {part, static_cast<int>(index), {severity, key, rule, subject, std::move(message)}, mendable});
    }

    const std::string& sideName(int side) const { return m_brief.sides[static_cast<std::size_t>(side)].name; }
    bool isSide(int side) const { return side >= 0 && static_cast<std::size_t>(side) < m_brief.sides.size(); }

    void judgeShip(std::size_t i)
    {
        const ShipOutcome& ship = m_outcome.ships[i];
        const ShipOutcome& before = m_before.ships[i];
        const auto error = [&](const char* key, Phrase message, bool mendable = true) {
            add(Part::Ship, i, Severity::Error, key, given(ship.name), std::move(message), mendable);
        };
        if (!ship.onTable) {
            if (ship.fate != ShipFate::Afloat || ship.condition != before.condition)
                error("never-came",
                      phrase("She never came to the battle; leave her as she was, or let her have come."));
            return;
        }
        if (ship.fate == ShipFate::Captured)
            judgeCaptor(i, ship);
        else if (ship.captor >= 0)
            error("captor-nobody", phrase("A ship that was not captured has no captor."));
        if (!m_wrecksLeave && ship.condition.damage == Damage::Wrecked
            && (ship.fate == ShipFate::Fled || ship.fate == ShipFate::Withdrew))
            error("wreck-away",
                  phrase("A wreck does not leave the field; say that she stayed, or make it severe damage."));
        if (ship.condition.damage < before.condition.damage)
            error("damage-less", phrase("She came with %1 damage, and none is mended during a battle.",
                                        termOf(nameOf(before.condition.damage))));
        if (gravity(ship.condition.captain) < gravity(before.condition.captain))
            error("state-better", phrase("Her captain was %1 before the battle, and is no better after it.",
                                         termOf(nameOf(before.condition.captain))));
        judgeLosses(i);
    }

    void judgeCaptor(std::size_t i, const ShipOutcome& ship)
    {
        const bool canGuess = onlyOther(m_brief, ship.side) >= 0;
        if (!isSide(ship.captor)) {
            add(Part::Ship, i, Severity::Error, "captor-missing", given(ship.name),
                phrase("Say who captured her."), canGuess);
            return;
        }
        if (ship.captor == ship.side) {
            add(Part::Ship, i, Severity::Error, "captor-own", given(ship.name),
                phrase("%1 cannot capture its own ship; name another captor, or say that she is afloat.",
                       given(sideName(ship.side))),
                true);
            return;
        }
        const bool anyoneLeft =
            std::any_of(m_outcome.ships.begin(), m_outcome.ships.end(),
                        [&](const ShipOutcome& each) { return each.side == ship.captor && !isLost(each); })
            || m_brief.sides[static_cast<std::size_t>(ship.captor)].walls.has_value();
        if (!anyoneLeft)
            add(Part::Ship, i, Severity::Warning, "captor-gone", given(ship.name),
                phrase("%1 has lost every ship of its own and yet holds her; check who captured her.",
                       given(sideName(ship.captor))),
                false);
    }

    void judgeLosses(std::size_t i)
    {
        const Condition& now = m_outcome.ships[i].condition;
        const Condition& was = m_before.ships[i].condition;
        const ShipFit& fit = m_ships[i].ship.fit;
        for (const LossKind& kind : lossKinds) {
            const int lost = now.*kind.lost;
            const int aboard = kind.aboard(fit);
            const Phrase thing = termOf(kind.thing);
            if (lost > aboard)
                add(Part::Ship, i, Severity::Error, "lost-more", given(m_ships[i].name),
                    phrase("%1 %2 are lost, of %3 aboard; lower the losses.", lost, thing, aboard), true);
            else if (lost < was.*kind.lost)
                add(Part::Ship, i, Severity::Error, "lost-less", given(m_ships[i].name),
                    phrase("She came without %1 %2; losses from before count along.", was.*kind.lost, thing),
                    true);
        }
        if (now.greekFireUsed && !fit.greekFire)
            add(Part::Ship, i, Severity::Error, "lost-more", given(m_ships[i].name),
                phrase("She has no Greek fire to use."), true);
        if ((was.greekFireUsed && !now.greekFireUsed) || (was.rudderHit && !now.rudderHit)
            || (was.mastDown && !now.mastDown))
            add(Part::Ship, i, Severity::Error, "lost-less", given(m_ships[i].name),
                phrase("What was broken or used before the battle is so after it."), true);
    }

    void judgeCommander(std::size_t i)
    {
        const CommanderOutcome& commander = m_outcome.commanders[i];
        const auto error = [&](const char* key, Phrase message, bool mendable) {
            add(Part::Commander, i, Severity::Error, key, given(commander.name), std::move(message),
                mendable);
        };
        if (commander.state != PersonState::Captured) {
            if (commander.captor >= 0)
                error("captor-nobody", phrase("Who was not captured has no captor."), true);
        } else if (!isSide(commander.captor)) {
            error("captor-missing", phrase("Say who captured him."), onlyOther(m_brief, commander.side) >= 0);
        } else if (commander.captor == commander.side) {
            error(
                "captor-own",
                phrase(
                    "He cannot be the captive of his own side; name another captor, or say that he is fit."),
                true);
        }
    }

    void judgeWall(std::size_t i)
    {
        const WallOutcome& wall = m_outcome.walls[i];
        const WallSection& had = m_before.walls[i].left;
        const Phrase name = phrase("Section %1", wall.section + 1);
        if (wall.captor == wall.side)
            add(Part::Wall, i, Severity::Error, "wall-own", name, phrase("Its own side holds it; say so."),
                true);
        const WallSection& left = wall.left;
        if (left.archers > had.archers || left.marines > had.marines || left.heavyMarines > had.heavyMarines
            || left.ballistae > had.ballistae || left.towers > had.towers
            || left.ferreaManus > had.ferreaManus || left.boilingOil > had.boilingOil || left.bees > had.bees
            || left.heavyEngines.size() > had.heavyEngines.size() || left.capacity > had.capacity)
            add(Part::Wall, i, Severity::Error, "wall-more", name,
                phrase("More is left on it than stood there; lower it."), true);
    }

    void judgeEnd()
    {
        const auto holdsOut = [&](int side) {
            const bool ships =
                std::any_of(m_outcome.ships.begin(), m_outcome.ships.end(), [&](const ShipOutcome& ship) {
                    return ship.fate == ShipFate::Captured ? ship.captor == side
                                                           : ship.side == side && !isLost(ship);
                });
            return ships
                   || std::any_of(m_outcome.walls.begin(), m_outcome.walls.end(),
                                  [&](const WallOutcome& wall) {
                                      return wall.captor < 0 ? wall.side == side : wall.captor == side;
                                  });
        };
        int standing = 0;
        for (std::size_t side = 0; side < m_brief.sides.size(); ++side)
            standing += holdsOut(static_cast<int>(side));
        if (m_outcome.victor
            && (!isSide(*m_outcome.victor) || (!holdsOut(*m_outcome.victor) && standing > 0)))
            add(Part::Whole, 0, Severity::Error, "victor-gone", {},
                isSide(*m_outcome.victor)
                    ? phrase("%1 has nothing left; say who won.", given(sideName(*m_outcome.victor)))
                    : phrase("Say who won."),
                false);
        if (m_outcome.victor && m_outcome.victor == m_outcome.conceded)
            add(Part::Whole, 0, Severity::Error, "victor-conceded", {},
                phrase("Who gave the battle up did not win it; correct one of the two."), false);
        if (m_outcome.victor && m_outcome.undecided)
            add(Part::Whole, 0, Severity::Error, "victor-undecided", {},
                phrase("A battle that was broken off undecided has no winner; correct one of the two."),
                false);
        if (!m_outcome.victor && standing == 1)
            add(Part::Whole, 0, Severity::Warning, "draw-alone", {},
                phrase("Only one side has ships left, and yet it is a draw; check who won."), false);
        if (m_outcome.turns == 0)
            add(Part::Whole, 0, Severity::Warning, "turns-none", {}, phrase("Say how many turns it took."),
                false);
    }

    const BattleBrief& m_brief;
    const BattleOutcome& m_outcome;
    const BattleOutcome m_before;
    const std::vector<BriefShip> m_ships;
    bool m_wrecksLeave = false;
    std::vector<OutcomeFinding> m_found;
};

/// Losses between what came and what there is; what was broken stays so.
void settleLosses(Condition& now, const Condition& was, const ShipFit& fit)
{
    for (const LossKind& kind : lossKinds)
        now.*kind.lost =
            std::clamp(now.*kind.lost, was.*kind.lost, std::max(was.*kind.lost, kind.aboard(fit)));
    now.greekFireUsed = was.greekFireUsed || (now.greekFireUsed && fit.greekFire);
    now.rudderHit = now.rudderHit || was.rudderHit;
    now.mastDown = now.mastDown || was.mastDown;
}

void mendShip(ShipOutcome& ship, const std::string& key, const ShipOutcome& before, const BriefShip& brought,
              const BattleBrief& brief)
{
    if (key == "never-came") {
        ship.fate = ShipFate::Afloat;
        ship.captor = -1;
        ship.condition = before.condition;
    } else if (key == "captor-missing") {
        ship.captor = onlyOther(brief, ship.side);
    } else if (key == "captor-own") {
        ship.captor = onlyOther(brief, ship.side);
        if (ship.captor < 0)
            ship.fate = ShipFate::Afloat;
    } else if (key == "captor-nobody") {
        ship.captor = -1;
    } else if (key == "wreck-away") {
        ship.fate = ShipFate::Afloat;
    } else if (key == "damage-less") {
        ship.condition.damage = before.condition.damage;
    } else if (key == "state-better") {
        ship.condition.captain = before.condition.captain;
    } else if (key == "lost-more" || key == "lost-less") {
        settleLosses(ship.condition, before.condition, brought.ship.fit);
    }
}

void mendCommander(CommanderOutcome& commander, const BattleBrief& brief)
{
    if (commander.state == PersonState::Captured) {
        commander.captor = onlyOther(brief, commander.side);
        if (commander.captor < 0)
            commander.state = PersonState::Fit;
    } else {
        commander.captor = -1;
    }
}

void mendWall(WallOutcome& wall, const WallSection& had)
{
    if (wall.captor == wall.side)
        wall.captor = -1;
    const auto atMost = [](int& left, int before) { left = std::min(left, before); };
    atMost(wall.left.capacity, had.capacity);
    atMost(wall.left.archers, had.archers);
    atMost(wall.left.marines, had.marines);
    atMost(wall.left.heavyMarines, had.heavyMarines);
    atMost(wall.left.ballistae, had.ballistae);
    atMost(wall.left.towers, had.towers);
    atMost(wall.left.ferreaManus, had.ferreaManus);
    atMost(wall.left.boilingOil, had.boilingOil);
    atMost(wall.left.bees, had.bees);
    if (wall.left.heavyEngines.size() > had.heavyEngines.size())
        wall.left.heavyEngines = had.heavyEngines;
}

} // namespace

BattleOutcome outcomeBefore(const BattleBrief& brief, const ShipClasses& classes)
{
    BattleOutcome outcome;
    outcome.rules = brief.rules;
    for (const BriefShip& ship : shipsOf(brief, classes)) {
        ShipOutcome& after = outcome.ships.emplace_back();
        after.side = ship.side;
        after.row = ship.row;
        after.ofRow = ship.ofRow;
        after.name = ship.name;
        after.condition = ship.ship.condition;
    }
    for (std::size_t s = 0; s < brief.sides.size(); ++s) {
        const BriefSide& side = brief.sides[s];
        int row = 0;
        const auto add = [&](const Fleet& fleet) {
            for (const FleetCommander& commander : fleet.commanders)
                outcome.commanders.push_back(
                    {static_cast<int>(s), row++, commander.name, PersonState::Fit, -1});
        };
        add(side.fleet);
        std::ranges::for_each(side.contingents, add);
        if (side.walls)
            for (std::size_t i = 0; i < side.walls->sections.size(); ++i)
                outcome.walls.push_back({static_cast<int>(s), static_cast<int>(i), -1,
                                         side.walls->sections[i], PersonState::Fit});
    }
    return outcome;
}

std::vector<OutcomeFinding> outcomeFindings(const BattleBrief& brief, const BattleOutcome& outcome,
                                            const ShipClasses& classes)
{
    return Judge(brief, outcome, classes).judge();
}

void mend(BattleOutcome& outcome, const OutcomeFinding& what, const BattleBrief& brief,
          const ShipClasses& classes)
{
    const auto at = static_cast<std::size_t>(what.index);
    const BattleOutcome before = outcomeBefore(brief, classes);
    if (!what.mendable || what.index < 0)
        return;
    if (what.part == OutcomeFinding::Part::Ship && at < outcome.ships.size() && at < before.ships.size())
        mendShip(outcome.ships[at], what.finding.key, before.ships[at], shipsOf(brief, classes)[at], brief);
    else if (what.part == OutcomeFinding::Part::Commander && at < outcome.commanders.size())
        mendCommander(outcome.commanders[at], brief);
    else if (what.part == OutcomeFinding::Part::Wall && at < outcome.walls.size() && at < before.walls.size())
        mendWall(outcome.walls[at], before.walls[at].left);
}

bool isOutcomeOf(const BattleBrief& brief, const BattleOutcome& outcome, const ShipClasses& classes)
{
    const BattleOutcome before = outcomeBefore(brief, classes);
    const auto sameShip = [](const ShipOutcome& a, const ShipOutcome& b) {
        return a.side == b.side && a.row == b.row && a.ofRow == b.ofRow && a.name == b.name;
    };
    const auto sameCommander = [](const CommanderOutcome& a, const CommanderOutcome& b) {
        return a.side == b.side && a.row == b.row;
    };
    const auto sameWall = [](const WallOutcome& a, const WallOutcome& b) {
        return a.side == b.side && a.section == b.section;
    };
    return outcome.rules == before.rules && std::ranges::equal(outcome.ships, before.ships, sameShip)
           && std::ranges::equal(outcome.commanders, before.commanders, sameCommander)
           && std::ranges::equal(outcome.walls, before.walls, sameWall);
}

} // namespace navarch
