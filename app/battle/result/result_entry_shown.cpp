// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen shows of a result that is entered.
#include "app/battle/result/result_entry.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/battle/result/outcome_fields.h"
#include "app/campaign/condition_words.h"
#include "core/battle/forecast/losses.h"
#include "core/battle/match/registry.h"
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

/// What of the choices that the panel offers stands now, by its name.
QString chosen(const BattleOutcome& all, OutcomePart part)
{
    if (part.part == Part::Commander)
        return words(nameOf(all.commanders[part.index].state));
    if (part.part != Part::Ship)
        return {};
    const ShipOutcome& ship = all.ships[part.index];
    return ship.onTable ? words(nameOf(ship.fate)) : QStringLiteral("absent");
}

} // namespace

QString ResultEntry::title() const
{
    QStringList names;
    for (const BriefSide& side : m_brief.sides)
        names.push_back(words(side.name));
    return names.size() == 2 ? tr("%1 against %2").arg(names[0], names[1]) : names.join(QStringLiteral(", "));
}

QString ResultEntry::game() const
{
    const RuleSet* rules = builtInRuleSets().find(m_brief.rules);
    return rules ? words(rules->name) : words(m_brief.rules);
}

QString ResultEntry::nameOf(OutcomePart part) const
{
    const BattleOutcome& all = outcome();
    switch (part.part) {
    case Part::Ship: return part.index < all.ships.size() ? words(all.ships[part.index].name) : QString();
    case Part::Commander:
        return part.index < all.commanders.size() ? words(all.commanders[part.index].name) : QString();
    case Part::Wall:
        return part.index < all.walls.size() ? tr("Section %1").arg(all.walls[part.index].section + 1)
                                             : QString();
    case Part::Whole: break;
    }
    return tr("the result");
}

ResultRow ResultEntry::rowOf(OutcomePart part) const
{
    const BattleOutcome& all = outcome();
    const std::size_t i = part.index;
    ResultRow row;
    row.rowKey = part.key();
    row.name = nameOf(part);
    row.fateText = fateWords(all, part, m_brief);
    row.selected = m_selection.has(row.rowKey);
    int captor = -1;
    if (part.part == Part::Ship) {
        const ShipOutcome& ship = all.ships[i];
        const FleetShip& brought = m_ships[i].ship;
        const ShipClass* known = m_figures->classes.find(brought.classId);
        row.kind = ResultOf::Ship;
        QStringList note{known ? spokenTerm(known->name) : words(brought.classId)};
        // First, for a narrow row cuts what comes last.
        if (const std::string code = typedCode(m_codes[i]); !code.empty())
            note.prepend(words(code));
        if (!brought.squadron.empty())
            note += words(brought.squadron);
        row.note = note.join(QStringLiteral(" · "));
        row.fate = ship.onTable ? shown(ship.fate) : ResultOf::Absent;
        row.lost = ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured;
        row.state = ship.condition == Condition{} ? QString() : conditionWords(ship.condition);
        row.damage = static_cast<int>(ship.condition.damage);
        row.outline = QVariant::fromValue(outlineTraits(brought.fit, ship.condition));
        row.altered = ship != m_before.ships[i];
        captor = ship.captor;
    } else if (part.part == Part::Commander) {
        const CommanderOutcome& commander = all.commanders[i];
        const auto& list = m_brief.sides[static_cast<std::size_t>(commander.side)].fleet.commanders;
        const FleetCommander& brought = list[static_cast<std::size_t>(commander.row)];
        row.kind = ResultOf::Commander;
        row.note =
            brought.squadron.empty() ? tr("Admiral") : tr("Commander · %1").arg(words(brought.squadron));
        row.fate = shown(commander.state);
        row.lost = commander.state == PersonState::Dead || commander.state == PersonState::Captured;
        row.altered = commander != m_before.commanders[i];
        captor = commander.captor;
    } else if (part.part == Part::Wall) {
        const WallOutcome& wall = all.walls[i];
        row.kind = ResultOf::Wall;
        row.note = tr("Wall");
        row.fate = wall.captor >= 0 ? ResultOf::Captured : ResultOf::AsItWas;
        row.lost = wall.captor >= 0;
        row.altered = wall != m_before.walls[i];
        row.state = row.altered && wall.left != m_before.walls[i].left ? tr("Losses") : QString();
        captor = wall.captor;
    }
    if (captor >= 0 && static_cast<std::size_t>(captor) < m_players.size()) {
        row.captorColour = m_players[static_cast<std::size_t>(captor)].colour;
        row.captorEmblem = m_players[static_cast<std::size_t>(captor)].emblem;
    }
    for (const OutcomeFinding& found : m_found)
        if (found.part == part.part && found.index == static_cast<int>(i))
            ++(found.finding.severity == Severity::Error ? row.errors : row.warnings);
    return row;
}

QVariantList ResultEntry::sides() const
{
    QVariantList list;
    if (!m_isOpen)
        return list;
    const FieldValues values(m_brief, *m_figures);
    const std::vector<Talents> losses = values.losses(outcome());
    for (std::size_t i = 0; i < m_brief.sides.size(); ++i) {
        const auto counts = [&](auto&& which) {
            return static_cast<int>(
                std::count_if(outcome().ships.begin(), outcome().ships.end(), [&](const ShipOutcome& ship) {
                    return ship.side == static_cast<int>(i) && which(ship);
                }));
        };
        list.push_back(QVariantMap{{QStringLiteral("side"), static_cast<int>(i)},
                                   {QStringLiteral("name"), words(m_brief.sides[i].name)},
                                   {QStringLiteral("colour"), m_players[i].colour},
                                   {QStringLiteral("emblem"), m_players[i].emblem},
                                   {QStringLiteral("ships"), counts([](const ShipOutcome&) { return true; })},
                                   {QStringLiteral("lost"), counts([](const ShipOutcome& ship) {
                                        return ship.fate == ShipFate::Sunk || ship.fate == ShipFate::Captured;
                                    })},
                                   {QStringLiteral("loss"), amountText(losses[i])},
                                   {QStringLiteral("rows"), QVariant::fromValue(m_rows[i].get())}});
    }
    return list;
}

ResultOf::Part ResultEntry::currentKind() const
{
    if (currentKey() == 0)
        return ResultOf::Nothing;
    switch (OutcomePart::ofKey(currentKey()).part) {
    case Part::Ship: return ResultOf::Ship;
    case Part::Commander: return ResultOf::Commander;
    case Part::Wall: return ResultOf::Wall;
    case Part::Whole: break;
    }
    return ResultOf::Nothing;
}

int ResultEntry::currentSide() const
{
    return currentKey() == 0 ? -1 : sideOf(outcome(), OutcomePart::ofKey(currentKey()));
}

QVariantMap ResultEntry::current() const
{
    if (currentKey() == 0)
        return {};
    const OutcomePart part = OutcomePart::ofKey(currentKey());
    const ResultRow row = rowOf(part);
    QStringList losses;
    if (part.part == Part::Ship)
        losses = conditionList(outcome().ships[part.index].condition);
    return {{QStringLiteral("name"), row.name},
            {QStringLiteral("note"), row.note},
            {QStringLiteral("fate"), chosen(outcome(), part)},
            {QStringLiteral("fateText"), row.fateText},
            {QStringLiteral("saysWhose"), row.fate == ResultOf::Captured || row.fate == ResultOf::Absent},
            {QStringLiteral("outline"), row.outline},
            {QStringLiteral("losses"), losses}};
}

std::vector<MendableFinding> ResultEntry::shownFindings() const
{
    std::vector<MendableFinding> list;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        for (const OutcomeFinding& each : m_found)
            if (each.finding.severity == severity) {
                const OutcomePart part{each.part, static_cast<std::size_t>(std::max(0, each.index))};
                list.push_back({part.key(), each.finding, 0, each.mendable});
            }
    return list;
}

void ResultEntry::relay(bool altered)
{
    m_found = outcomeFindings(m_brief, outcome(), m_figures->classes);
    m_errors = static_cast<int>(std::count_if(m_found.begin(), m_found.end(), [](const OutcomeFinding& each) {
        return each.finding.severity == Severity::Error;
    }));
    m_selection.prune(order());
    for (std::size_t side = 0; side < m_rows.size(); ++side) {
        std::vector<ResultRow> rows;
        for (const OutcomePart part : partsOf(static_cast<int>(side)))
            rows.push_back(rowOf(part));
        m_rows[side]->setRows(std::move(rows));
    }
    m_fields.setEntries(outcomeEntries(outcome(), OutcomePart::ofKey(currentKey()), sheet()));
    m_findings.setFindings(shownFindings(), true);
    if (altered)
        keepDraft();
    emit changed();
}

} // namespace navarch
