// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/battle_log.h"

#include <algorithm>
#include <utility>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {

ShownRolls laidOut(const BattleEvent& event, std::string_view game)
{
    QList<ShownDie> dice;
    for (const Roll& roll : event.dice)
        dice.push_back(ShownDie{.sides = roll.sides,
                                .face = roll.face,
                                .why = spokenTerm(roll.why, game),
                                .rule = words(roll.rule),
                                .result = spoken(roll.result, game)});
    QList<ShownModifier> modifiers;
    int sum = 0;
    for (const DieModifier& modifier : event.modifiers) {
        sum += modifier.value;
        modifiers.push_back(ShownModifier{
            .text = spokenTerm(modifier.text, game), .rule = words(modifier.rule), .value = modifier.value});
    }
    return {.title = spoken(event.text, game),
            .rule = words(event.rule),
            .side = event.side,
            .dice = dice,
            .modifiers = modifiers,
            .sum = sum};
}

void BattleLog::show(const Match* match, Viewer viewer, std::size_t from, std::size_t to)
{
    const std::size_t at = match ? std::min(to, match->at()) : 0;
    if (std::exchange(m_viewer, viewer) != viewer)
        from = 0;
    m_game = match ? match->brief().rules : std::string();
    const auto kept = std::find_if(m_all.begin(), m_all.end(),
                                   [&](const Row& row) { return row.step >= std::min(from, at); });
    m_all.erase(kept, m_all.end());
    const std::size_t next = std::min(from, at);
    for (std::size_t step = next; step < at; ++step) {
        BattleEvents events = match->eventsFor(match->steps()[step], viewer);
        for (std::size_t event = 0; event < events.size(); ++event)
            m_all.push_back({step, event, std::move(events[event])});
    }
    refilter();
}

bool BattleLog::passes(const Row& row) const
{
    return (m_side < 0 || row.told.side == m_side) && (!m_diceOnly || !row.told.dice.empty())
           && (m_text.isEmpty() || spoken(row.told.text, m_game).contains(m_text, Qt::CaseInsensitive)
               || words(row.told.rule).contains(m_text, Qt::CaseInsensitive));
}

void BattleLog::refilter()
{
    std::vector<Row> rows;
    for (const Row& row : m_all)
        if (passes(row))
            rows.push_back(row);
    replaceRows(m_rows, std::move(rows));
}

void BattleLog::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    refilter();
    emit filterChanged();
}

void BattleLog::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    refilter();
    emit filterChanged();
}

void BattleLog::setDiceOnly(bool only)
{
    if (only == m_diceOnly)
        return;
    m_diceOnly = only;
    refilter();
    emit filterChanged();
}

QVariant BattleLog::data(const QModelIndex& index, int role) const
{
    const Row* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return spoken(row->told.text, m_game);
    case RuleRole: return words(row->told.rule);
    case SideRole: return row->told.side;
    case StepRole: return static_cast<int>(row->step);
    case DiceRole: return static_cast<int>(row->told.dice.size());
    case RolledRole: return QVariant::fromValue(laidOut(row->told, m_game));
    default: return {};
    }
}

QHash<int, QByteArray> BattleLog::roleNames() const
{
    return {{TextRole, "words"}, {RuleRole, "rule"}, {SideRole, "side"},
            {StepRole, "step"},  {DiceRole, "dice"}, {RolledRole, "rolled"}};
}

} // namespace navarch
