// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/row_of_part.h"

#include "app/base/speech/speech.h"
#include "app/battle/result/outcome/outcome_fields.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"
#include "core/ships/outline.h"

namespace navarch {

using Part = OutcomeFinding::Part;

namespace {

ResultOf::Fate shown(ShipFate fate)
{
    switch (fate) {
    case ShipFate::Afloat: break;
    case ShipFate::Sunk: return ResultOf::Sunk;
    case ShipFate::Captured: return ResultOf::Captured;
    case ShipFate::Fled: return ResultOf::Fled;
    case ShipFate::Withdrew: return ResultOf::Withdrew;
    }
    return ResultOf::AsItWas;
}

ResultOf::Fate shown(PersonState state)
{
    switch (state) {
    case PersonState::Fit: break;
    case PersonState::Wounded: return ResultOf::Wounded;
    case PersonState::Captured: return ResultOf::Captured;
    case PersonState::Dead: return ResultOf::Dead;
    }
    return ResultOf::AsItWas;
}

} // namespace

ResultRow rowOf(const EnteredResult& result, OutcomePart part, const std::vector<BattlePlayer>& players)
{
    const BattleOutcome& all = result.outcome();
    const OutcomeSheet sheet = result.sheet();
    const std::size_t i = part.index;
    ResultRow row;
    row.rowKey = part.key();
    row.name = result.nameOf(part);
    row.fateText = fateWords(all, part, sheet.brief);
    int captor = -1;
    if (part.part == Part::Ship) {
        const ShipOutcome& ship = all.ships[i];
        const FleetShip& brought = sheet.ships[i].ship;
        const ShipClass* known = classOf(brought, result.figures().classes);
        row.kind = ResultOf::Ship;
        QStringList note{known ? spokenTerm(known->name) : words(brought.classId)};
        // First, for a narrow row cuts what comes last.
        if (const std::string code = typedCode(sheet.codes[i]); !code.empty())
            note.prepend(words(code));
        if (!brought.squadron.empty())
            note += words(brought.squadron);
        row.note = note.join(QStringLiteral(" · "));
        row.fate = ship.onTable ? shown(ship.fate) : ResultOf::Absent;
        row.lost = ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured;
        row.state = ship.condition == Condition{} ? QString() : conditionWords(ship.condition);
        row.damage = static_cast<int>(ship.condition.damage);
        row.outline = QVariant::fromValue(outlineTraits(brought.fit, ship.condition));
        row.altered = ship != sheet.before.ships[i];
        captor = ship.captor;
    } else if (part.part == Part::Commander) {
        const CommanderOutcome& commander = all.commanders[i];
        const auto& list = sheet.brief.sides[static_cast<std::size_t>(commander.side)].fleet.commanders;
        const FleetCommander& brought = list[static_cast<std::size_t>(commander.row)];
        row.kind = ResultOf::Commander;
        row.note = brought.squadron.empty() ? windowText("Admiral")
                                            : windowText("Commander · %1").arg(words(brought.squadron));
        row.fate = shown(commander.state);
        row.lost = commander.state == PersonState::Dead || commander.state == PersonState::Captured;
        row.altered = commander != sheet.before.commanders[i];
        captor = commander.captor;
    } else if (part.part == Part::Wall) {
        const WallOutcome& wall = all.walls[i];
        row.kind = ResultOf::Wall;
        row.note = windowText("Wall");
        row.fate = wall.captor >= 0 ? ResultOf::Captured : ResultOf::AsItWas;
        row.lost = wall.captor >= 0;
        row.altered = wall != sheet.before.walls[i];
        row.state = row.altered && wall.left != sheet.before.walls[i].left ? windowText("Losses") : QString();
        captor = wall.captor;
    }
    if (captor >= 0 && static_cast<std::size_t>(captor) < players.size()) {
        row.captorColour = players[static_cast<std::size_t>(captor)].colour;
        row.captorEmblem = players[static_cast<std::size_t>(captor)].emblem;
    }
    for (const OutcomeFinding& found : result.found())
        if (found.part == part.part && found.index == static_cast<int>(i))
            ++(found.finding.severity == Severity::Error ? row.errors : row.warnings);
    return row;
}

} // namespace navarch
