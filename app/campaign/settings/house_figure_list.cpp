// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/settings/house_figure_list.h"

#include "app/campaign/wording.h"
#include "core/battle/match/registry.h"
#include "core/campaign/settings/house_values.h"

namespace navarch {

const RowRoles<HouseFigureEntry>& HouseFigureList::roles()
{
    static const RowRoles<HouseFigureEntry> all{
        {"figure", &HouseFigureEntry::figure},   {"title", &HouseFigureEntry::title},
        {"rule", &HouseFigureEntry::rule},       {"source", &HouseFigureEntry::source},
        {"own", &HouseFigureEntry::own},         {"value", &HouseFigureEntry::value},
        {"altered", &HouseFigureEntry::altered}, {"least", &HouseFigureEntry::least},
        {"most", &HouseFigureEntry::most},       {"choices", &HouseFigureEntry::choices}};
    return all;
}

QList<ShownChoice> HouseFigureList::games() const
{
    QList<ShownChoice> list;
    for (const RuleSet& rules : builtInRuleSets().all())
        if (!changeableFigures(rules.id).empty())
            list.push_back(ShownChoice{words(rules.id), spokenTerm(rules.name)});
    return list;
}

void HouseFigureList::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    emit gameChanged();
    refill();
}

void HouseFigureList::setFilter(const QString& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    refill();
}

void HouseFigureList::setAlteredOnly(bool only)
{
    if (only == m_alteredOnly)
        return;
    m_alteredOnly = only;
    emit filterChanged();
    refill();
}

QString HouseFigureList::ownOf(const QString& figure) const
{
    for (const ChangeableFigure& each : changeableFigures(m_game.toStdString()))
        if (words(each.key) == figure)
            return words(each.value);
    return {};
}

QString HouseFigureList::set(const QString& figure, const QString& value)
{
    if (!records())
        return {};
    SetHouseFigure action{.rules = m_game.toStdString(), .key = figure.toStdString(), .value = {}};
    if (const QString given = value.trimmed(); given != ownOf(figure))
        action.value = given.toStdString();
    const Verdict verdict = campaign()->ask(action);
    if (!verdict.allowed())
        return firstError(verdict.reasons);
    campaign()->perform(action);
    return {};
}

void HouseFigureList::restore(const QString& figure)
{
    if (records())
        campaign()->perform(
            SetHouseFigure{.rules = m_game.toStdString(), .key = figure.toStdString(), .value = {}});
}

void HouseFigureList::refill()
{
    std::vector<HouseFigureEntry> rows;
    m_total = 0;
    m_altered = 0;
    const Campaign* all = records();
    if (all && m_game.isEmpty() && !games().isEmpty()) {
        m_game = games().front().value.toString();
        emit gameChanged();
    }
    if (all) {
        const HouseValues values = houseValuesOf(*all, m_game.toStdString());
        for (const ChangeableFigure& each : changeableFigures(m_game.toStdString())) {
            HouseFigureEntry row;
            row.figure = words(each.key);
            row.title = words(each.title);
            row.rule = words(each.rule);
            row.source = each.source == "house" ? windowText("house figure") : words(each.source);
            row.own = words(each.value);
            const auto set = values.find(each.key);
            row.altered = set != values.end();
            row.value = row.altered ? words(set->second) : row.own;
            row.least = each.least;
            row.most = each.most;
            for (const auto& choice : each.choices)
                row.choices.push_back(ShownChoice{words(choice.value), words(choice.text)});
            ++m_total;
            m_altered += row.altered;
            const QString text = row.title + QLatin1Char(' ') + row.rule + QLatin1Char(' ') + row.figure;
            if ((!m_alteredOnly || row.altered) && text.contains(m_filter.trimmed(), Qt::CaseInsensitive))
                rows.push_back(std::move(row));
        }
    }
    replaceRows(m_rows, std::move(rows));
    emit counted();
}

} // namespace navarch
