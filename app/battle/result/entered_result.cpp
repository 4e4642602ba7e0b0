// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/entered_result.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

using Part = OutcomeFinding::Part;

void EnteredResult::begin(const BattleBrief& brief, const Figures& figures, std::vector<RowCode> codes,
                          const BattleOutcome* begun)
{
    m_figures = &figures;
    m_brief = brief;
    m_before = outcomeBefore(m_brief, figures.classes);
    m_ships = shipsOf(m_brief, figures.classes);
    m_order = sheetOrder(m_brief, m_ships, figures);
    m_codes = codes.size() == m_ships.size() ? std::move(codes) : rowCodes(m_brief);
    m_history.begin(begun && isOutcomeOf(m_brief, *begun, figures.classes) ? *begun : m_before);
    m_isOpen = true;
    judge();
    emit changed();
}

void EnteredResult::close()
{
    m_isOpen = false;
    emit changed();
}

void EnteredResult::judge()
{
    m_found = outcomeFindings(m_brief, outcome(), m_figures->classes);
    m_errors = static_cast<int>(std::count_if(m_found.begin(), m_found.end(), [](const OutcomeFinding& each) {
        return each.finding.severity == Severity::Error;
    }));
}

bool EnteredResult::take(const QString& title, BattleOutcome next)
{
    if (!m_isOpen || !m_history.take(title, std::move(next)))
        return false;
    judge();
    emit changed();
    emit altered();
    return true;
}

void EnteredResult::undo()
{
    if (!m_history.canUndo())
        return;
    m_history.undo();
    judge();
    emit changed();
    emit altered();
}

void EnteredResult::redo()
{
    if (!m_history.canRedo())
        return;
    m_history.redo();
    judge();
    emit changed();
    emit altered();
}

std::vector<OutcomePart> EnteredResult::partsOf(int side) const
{
    std::vector<OutcomePart> parts;
    const BattleOutcome& all = outcome();
    const auto add = [&](Part part, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (sideOf(all, {part, i}) == side)
                parts.push_back({part, i});
    };
    for (const std::size_t ship : m_order)
        if (all.ships[ship].side == side)
            parts.push_back({Part::Ship, ship});
    add(Part::Commander, all.commanders.size());
    add(Part::Wall, all.walls.size());
    return parts;
}

std::vector<int> EnteredResult::keys() const
{
    std::vector<int> keys;
    for (std::size_t side = 0; side < m_brief.sides.size(); ++side)
        for (const OutcomePart part : partsOf(static_cast<int>(side)))
            keys.push_back(part.key());
    return keys;
}

QString EnteredResult::nameOf(OutcomePart part) const
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

} // namespace navarch
