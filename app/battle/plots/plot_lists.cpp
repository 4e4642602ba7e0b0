// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/plot_lists.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

QVariantList PlotLists::speeds() const
{
    QVariantList rows;
    if (m_plot)
        for (const PlotSpeed& each : m_plot->form().speeds)
            rows.push_back(QVariantMap{{QStringLiteral("speed"), each.speed},
                                       {QStringLiteral("label"), words(each.label)},
                                       {QStringLiteral("note"), words(each.note)},
                                       {QStringLiteral("whyNot"), words(each.whyNot)},
                                       {QStringLiteral("taken"), each.speed == m_plot->draft().speed}});
    return rows;
}

QVariantList PlotLists::symbols() const
{
    QVariantList rows;
    if (!m_plot)
        return rows;
    const std::vector<PlotSymbol>& next = m_plot->next();
    for (const PlotSymbol& each : m_plot->form().symbols) {
        const auto found = std::find_if(next.begin(), next.end(),
                                        [&](const PlotSymbol& one) { return one.symbol == each.symbol; });
        rows.push_back(
            QVariantMap{{QStringLiteral("symbol"), QString(QLatin1Char(each.symbol))},
                        {QStringLiteral("label"), m_plot->labelOf(each.symbol)},
                        {QStringLiteral("name"), words(each.name)},
                        {QStringLiteral("whyNot"), found != next.end() ? words(found->whyNot)
                                                   : next.empty() ? tr("All steps of this speed are written.")
                                                                  : tr("Not at this speed.")},
                        {QStringLiteral("isOut"), found == next.end() && !next.empty()}});
    }
    return rows;
}

QVariantList PlotLists::steps() const
{
    QVariantList rows;
    for (std::size_t i = 0; m_plot && i < m_plot->draft().steps.size(); ++i) {
        const auto has = [&](bool refusal) {
            return std::any_of(m_plot->track().notes.begin(), m_plot->track().notes.end(),
                               [&](const PlotNote& note) {
                                   return note.isRefusal == refusal && note.step == static_cast<int>(i);
                               });
        };
        QString name;
        for (const PlotSymbol& each : m_plot->form().symbols)
            if (each.symbol == m_plot->draft().steps[i])
                name = words(each.name);
        rows.push_back(QVariantMap{
            {QStringLiteral("symbol"), QString(QLatin1Char(m_plot->draft().steps[i]))},
            {QStringLiteral("label"), m_plot->labelOf(m_plot->draft().steps[i])},
            {QStringLiteral("name"), name},
            {QStringLiteral("phase"), i < m_plot->track().steps.size() ? m_plot->track().steps[i].phase : 0},
            {QStringLiteral("refused"), has(true)},
            {QStringLiteral("warned"), has(false)}});
    }
    return rows;
}

QVariantList PlotLists::choices() const
{
    QVariantList rows;
    if (!m_plot)
        return rows;
    for (std::size_t i = 0; i < m_plot->form().choices.size(); ++i) {
        const PlotChoice& choice = m_plot->form().choices[i];
        QVariantList options;
        for (const PlotChoice::Value& each : choice.values)
            options.push_back(QVariantMap{{QStringLiteral("value"), words(each.key)},
                                          {QStringLiteral("text"), words(each.label)},
                                          {QStringLiteral("whyNot"), words(each.whyNot)}});
        rows.push_back(QVariantMap{{QStringLiteral("label"), words(choice.label)},
                                   {QStringLiteral("group"), words(choice.group)},
                                   {QStringLiteral("value"), words(m_plot->draft().chosen[i])},
                                   {QStringLiteral("options"), options}});
    }
    return rows;
}

QVariantList PlotLists::notes() const
{
    QVariantList rows;
    if (!m_plot)
        return rows;
    for (const PlotNote& note : m_plot->track().notes)
        rows.push_back(QVariantMap{{QStringLiteral("isRefusal"), note.isRefusal},
                                   {QStringLiteral("step"), note.step},
                                   {QStringLiteral("rule"), words(note.rule)},
                                   {QStringLiteral("text"), words(note.text)}});
    return rows;
}

} // namespace navarch
