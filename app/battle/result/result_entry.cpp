// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_entry.h"

#include <algorithm>
#include <utility>

#include "app/battle/result/outcome_fields.h"

namespace navarch {

using Part = OutcomeFinding::Part;

ResultEntry::ResultEntry(QObject* parent) : QObject(parent), m_drafts(builtInFigures())
{
    connect(&m_drafts, &ResultDrafts::failed, this, &ResultEntry::failed);
}

ResultEntry::~ResultEntry() = default;

void ResultEntry::begin(const BattleBrief& brief, std::vector<BattlePlayer> players,
                        const ResultOrigin& origin, const Figures& figures, std::vector<RowCode> codes)
{
    m_figures = &figures;
    m_brief = brief;
    m_players = std::move(players);
    for (std::size_t side = m_players.size(); side < m_brief.sides.size(); ++side)
        m_players.push_back(plainPlayer(side));
    m_origin = origin;
    m_before = outcomeBefore(m_brief, figures.classes);
    m_ships = shipsOf(m_brief, figures.classes);
    m_order = sheetOrder(m_brief, m_ships, figures);
    m_codes = codes.size() == m_ships.size() ? std::move(codes) : rowCodes(m_brief);
    m_history.begin(m_before);
    if (const ResultDraft* draft = m_drafts.find(origin.key());
        draft && isOutcomeOf(m_brief, draft->outcome, figures.classes))
        m_history.begin(draft->outcome);
    m_selection.clear();
    m_rows.resize(m_brief.sides.size());
    for (auto& rows : m_rows)
        if (!rows)
            rows = std::make_unique<ResultRows>();
    m_isOpen = true;
    if (!m_ships.empty())
        m_selection.set({OutcomePart{Part::Ship, m_order.front()}.key()});
    relay(false);
}

bool ResultEntry::resume()
{
    const ResultDraft* draft = m_drafts.find({});
    if (!draft)
        return false;
    const BattleBrief brief = draft->brief;
    begin(brief, {}, {});
    return true;
}

void ResultEntry::close()
{
    m_isOpen = false;
    emit changed();
}

void ResultEntry::discard()
{
    m_drafts.forget(m_origin.key());
    close();
}

void ResultEntry::doneWith(const QString& campaign, int battle)
{
    const ResultOrigin origin{campaign, battle};
    m_drafts.forget(origin.key());
    if (m_isOpen && m_origin == origin)
        close();
}

void ResultEntry::startOver()
{
    perform(tr("Start over"), [this](BattleOutcome& outcome) { outcome = m_before; });
}

void ResultEntry::take(const QString& title, const BattleOutcome& outcome)
{
    perform(title, [&outcome](BattleOutcome& now) { now = outcome; });
}

template <class Change>
bool ResultEntry::perform(const QString& title, Change change)
{
    if (!m_isOpen)
        return false;
    BattleOutcome next = outcome();
    change(next);
    if (!m_history.take(title, std::move(next)))
        return false;
    relay(true);
    return true;
}

void ResultEntry::keepDraft()
{
    if (isBegun())
        m_drafts.keep({m_origin.key(), m_brief, outcome()});
    else
        m_drafts.forget(m_origin.key());
}

// Rows

std::vector<OutcomePart> ResultEntry::partsOf(int side) const
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

std::vector<int> ResultEntry::order() const
{
    std::vector<int> keys;
    for (std::size_t side = 0; side < m_brief.sides.size(); ++side)
        for (const OutcomePart part : partsOf(static_cast<int>(side)))
            keys.push_back(part.key());
    return keys;
}

void ResultEntry::pick(int rowKey, bool adding, bool ranging)
{
    m_selection.pick(order(), rowKey, adding, ranging);
    relay(false);
}

void ResultEntry::step(int by, bool ranging)
{
    std::vector<int> keys;
    for (const OutcomePart part : partsOf(std::max(0, currentSide())))
        keys.push_back(part.key());
    if (keys.empty())
        return;
    const auto here = std::find(keys.begin(), keys.end(), currentKey());
    const auto last = static_cast<std::ptrdiff_t>(keys.size()) - 1;
    const auto at = here == keys.end() ? 0 : std::clamp((here - keys.begin()) + by, std::ptrdiff_t(0), last);
    pick(keys[static_cast<std::size_t>(at)], false, ranging);
}

void ResultEntry::stepSide(int by)
{
    const int side = currentSide();
    const int next = side + by;
    if (side < 0 || next < 0 || next >= static_cast<int>(m_brief.sides.size()))
        return;
    const auto here = partsOf(side);
    const auto there = partsOf(next);
    if (there.empty())
        return;
    const auto at = std::find_if(here.begin(), here.end(),
                                 [this](OutcomePart part) { return part.key() == currentKey(); });
    const auto row = static_cast<std::size_t>(at - here.begin());
    pick(there[std::min(row, there.size() - 1)].key());
}

void ResultEntry::selectShips(int side)
{
    std::set<int> keys;
    for (const OutcomePart part : partsOf(side >= 0 ? side : currentSide()))
        if (part.part == Part::Ship)
            keys.insert(part.key());
    m_selection.set(std::move(keys));
    relay(false);
}

void ResultEntry::clearSelection()
{
    m_selection.clear();
    relay(false);
}

// Changes

QString ResultEntry::selectionTitle() const
{
    return selectedCount() == 1 ? nameOf(OutcomePart::ofKey(currentKey()))
                                : tr("%1 rows").arg(selectedCount());
}

void ResultEntry::setNumber(const QString& field, int number)
{
    perform(tr("Change %1").arg(selectionTitle()), [&](BattleOutcome& next) {
        for (const int key : m_selection.keys())
            navarch::setNumber(next, OutcomePart::ofKey(key), field, number, sheet());
    });
}

void ResultEntry::setChoice(const QString& field, const QString& value)
{
    BattleOutcome next = outcome();
    bool any = false;
    for (const int key : m_selection.keys())
        any = navarch::setChoice(next, OutcomePart::ofKey(key), field, value, sheet()) || any;
    if (!any)
        return;
    const QString fate = fateWords(next, OutcomePart::ofKey(currentKey()), m_brief);
    const bool isFate = field != QLatin1String("damage") && field != QLatin1String("captain_state");
    perform(isFate ? QStringLiteral("%1: %2").arg(selectionTitle(), fate)
                   : tr("Change %1").arg(selectionTitle()),
            [&next](BattleOutcome& now) { now = next; });
}

bool ResultEntry::typed(const QString& key)
{
    if (key.size() != 1 || m_selection.keys().empty())
        return false;
    const KeyMeaning meaning = meaningOf(key.front(), OutcomePart::ofKey(currentKey()).part);
    if (meaning.field.isEmpty())
        return false;
    setChoice(meaning.field, meaning.value);
    return true;
}

void ResultEntry::setVictor(int side)
{
    const bool isSide = side >= 0 && static_cast<std::size_t>(side) < m_brief.sides.size();
    perform(tr("Who won"),
            [&](BattleOutcome& next) { next.victor = isSide ? std::optional(side) : std::nullopt; });
}

void ResultEntry::setTurns(int turns)
{
    perform(tr("How many turns"), [turns](BattleOutcome& next) { next.turns = std::clamp(turns, 0, 1000); });
}

void ResultEntry::setConceded(int side)
{
    const bool isSide = side >= 0 && static_cast<std::size_t>(side) < m_brief.sides.size();
    perform(tr("Who gave up"),
            [&](BattleOutcome& next) { next.conceded = isSide ? std::optional(side) : std::nullopt; });
}

void ResultEntry::setAtTurnLimit(bool at)
{
    perform(tr("The turn limit"), [at](BattleOutcome& next) { next.atTurnLimit = at; });
}

void ResultEntry::mend(const QString& findingKey, const QString& message, int rowKey)
{
    for (const OutcomeFinding& each : m_found) {
        const OutcomePart part{each.part, static_cast<std::size_t>(std::max(0, each.index))};
        if (words(each.finding.key) != findingKey || words(each.finding.message) != message
            || part.key() != rowKey)
            continue;
        const OutcomeFinding what = each;
        perform(tr("Put right %1").arg(nameOf(part)),
                [&](BattleOutcome& next) { navarch::mend(next, what, m_brief, m_figures->classes); });
        return;
    }
}

void ResultEntry::mendAll()
{
    perform(tr("Put right what can be"), [this](BattleOutcome& next) {
        for (const OutcomeFinding& each : m_found)
            navarch::mend(next, each, m_brief, m_figures->classes);
    });
}

void ResultEntry::undo()
{
    if (!canUndo())
        return;
    m_history.undo();
    relay(true);
}

void ResultEntry::redo()
{
    if (!canRedo())
        return;
    m_history.redo();
    relay(true);
}

} // namespace navarch
