// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_selection.h"

#include <algorithm>

#include "app/battle/result/row_of_part.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"

namespace navarch {

using Part = OutcomeFinding::Part;

namespace {

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

ResultSelection::ResultSelection(EnteredResult& result) : m_result(result)
{
    connect(&m_result, &EnteredResult::changed, this, [this] {
        m_rows.prune(m_result.keys());
        emit changed();
    });
}

void ResultSelection::pick(int rowKey, bool adding, bool ranging)
{
    m_rows.pick(m_result.keys(), rowKey, adding, ranging);
    emit changed();
}

void ResultSelection::step(int by, bool ranging)
{
    std::vector<int> keys;
    for (const OutcomePart part : m_result.partsOf(std::max(0, side())))
        keys.push_back(part.key());
    if (keys.empty())
        return;
    const auto here = std::find(keys.begin(), keys.end(), currentKey());
    const auto last = static_cast<std::ptrdiff_t>(keys.size()) - 1;
    const auto at = here == keys.end() ? 0 : std::clamp((here - keys.begin()) + by, std::ptrdiff_t(0), last);
    pick(keys[static_cast<std::size_t>(at)], false, ranging);
}

void ResultSelection::stepSide(int by)
{
    const int next = side() + by;
    if (side() < 0 || next < 0 || next >= static_cast<int>(m_result.brief().sides.size()))
        return;
    const auto here = m_result.partsOf(side());
    const auto there = m_result.partsOf(next);
    if (there.empty())
        return;
    const auto at = std::find_if(here.begin(), here.end(),
                                 [this](OutcomePart part) { return part.key() == currentKey(); });
    const auto row = static_cast<std::size_t>(at - here.begin());
    pick(there[std::min(row, there.size() - 1)].key());
}

void ResultSelection::takeShips(int of)
{
    std::set<int> keys;
    for (const OutcomePart part : m_result.partsOf(of >= 0 ? of : side()))
        if (part.part == Part::Ship)
            keys.insert(part.key());
    set(std::move(keys));
}

void ResultSelection::clear()
{
    m_rows.clear();
    emit changed();
}

void ResultSelection::set(std::set<int> keys)
{
    m_rows.set(std::move(keys));
    emit changed();
}

QString ResultSelection::title() const
{
    return count() == 1 ? m_result.nameOf(currentPart()) : tr("%1 rows").arg(count());
}

ResultOf::Part ResultSelection::kind() const
{
    if (currentKey() == 0)
        return ResultOf::Nothing;
    switch (currentPart().part) {
    case Part::Ship: return ResultOf::Ship;
    case Part::Commander: return ResultOf::Commander;
    case Part::Wall: return ResultOf::Wall;
    case Part::Whole: break;
    }
    return ResultOf::Nothing;
}

int ResultSelection::side() const
{
    return currentKey() == 0 ? -1 : sideOf(m_result.outcome(), currentPart());
}

ShownOutcomePart ResultSelection::current() const
{
    if (currentKey() == 0)
        return {};
    const OutcomePart part = currentPart();
    const ResultRow row = rowOf(m_result, part, {});
    QStringList losses;
    if (part.part == Part::Ship)
        losses = conditionList(m_result.outcome().ships[part.index].condition);
    return {.name = row.name,
            .note = row.note,
            .fate = chosen(m_result.outcome(), part),
            .fateText = row.fateText,
            .saysWhose = row.fate == ResultOf::Captured || row.fate == ResultOf::Absent,
            .outline = row.outline,
            .losses = losses};
}

} // namespace navarch
