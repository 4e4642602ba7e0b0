// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/plot_lists.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

QList<ShownPlotSpeed> PlotLists::speeds() const
{
    QList<ShownPlotSpeed> rows;
    if (m_plot)
        for (const PlotSpeed& each : m_plot->form().speeds)
            rows.push_back(ShownPlotSpeed{.speed = each.speed,
                                          .label = words(each.label),
                                          .note = words(each.note),
                                          .whyNot = words(each.whyNot),
                                          .taken = each.speed == m_plot->draft().speed});
    return rows;
}

QList<ShownPlotSymbol> PlotLists::symbols() const
{
    QList<ShownPlotSymbol> rows;
    if (!m_plot)
        return rows;
    const std::vector<PlotSymbol>& next = m_plot->next();
    for (const PlotSymbol& each : m_plot->form().symbols) {
        const auto found = std::find_if(next.begin(), next.end(),
                                        [&](const PlotSymbol& one) { return one.symbol == each.symbol; });
        rows.push_back(ShownPlotSymbol{.symbol = QString(QLatin1Char(each.symbol)),
                                       .label = m_plot->labelOf(each.symbol),
                                       .name = words(each.name),
                                       .whyNot = found != next.end() ? words(found->whyNot)
                                                 : next.empty() ? tr("All steps of this speed are written.")
                                                                : tr("Not at this speed."),
                                       .isOut = found == next.end() && !next.empty()});
    }
    return rows;
}

QList<ShownPlotStep> PlotLists::steps() const
{
    QList<ShownPlotStep> rows;
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
        rows.push_back(
            ShownPlotStep{.symbol = QString(QLatin1Char(m_plot->draft().steps[i])),
                          .label = m_plot->labelOf(m_plot->draft().steps[i]),
                          .name = name,
                          .phase = i < m_plot->track().steps.size() ? m_plot->track().steps[i].phase : 0,
                          .refused = has(true),
                          .warned = has(false)});
    }
    return rows;
}

QList<ShownPlotChoice> PlotLists::choices() const
{
    QList<ShownPlotChoice> rows;
    if (!m_plot)
        return rows;
    for (std::size_t i = 0; i < m_plot->form().choices.size(); ++i) {
        const PlotChoice& choice = m_plot->form().choices[i];
        QList<ShownPlotOption> options;
        for (const PlotChoice::Value& each : choice.values)
            options.push_back(ShownPlotOption{
                .value = words(each.key), .text = words(each.label), .whyNot = words(each.whyNot)});
        rows.push_back(ShownPlotChoice{.label = words(choice.label),
                                       .group = words(choice.group),
                                       .value = words(m_plot->draft().chosen[i]),
                                       .options = options});
    }
    return rows;
}

QList<ShownPlotNote> PlotLists::notes() const
{
    QList<ShownPlotNote> rows;
    if (!m_plot)
        return rows;
    for (const PlotNote& note : m_plot->track().notes)
        rows.push_back(ShownPlotNote{.isRefusal = note.isRefusal,
                                     .step = note.step,
                                     .rule = words(note.rule),
                                     .text = words(note.text)});
    return rows;
}

} // namespace navarch
