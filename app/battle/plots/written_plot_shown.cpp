// SPDX-License-Identifier: GPL-3.0-or-later
// What a plot's panel shows.
#include <algorithm>

#include "app/battle/plots/written_plot.h"
#include "app/campaign/wording.h"

namespace navarch {

QString WrittenPlot::title() const
{
    return m_form ? words(m_form->title) : QString();
}

QString WrittenPlot::text() const
{
    return words(m_track.text);
}

QVariantList WrittenPlot::speeds() const
{
    QVariantList rows;
    if (m_form)
        for (const PlotSpeed& each : m_form->speeds)
            rows.push_back(QVariantMap{{QStringLiteral("speed"), each.speed},
                                       {QStringLiteral("label"), words(each.label)},
                                       {QStringLiteral("note"), words(each.note)},
                                       {QStringLiteral("whyNot"), words(each.whyNot)},
                                       {QStringLiteral("taken"), each.speed == m_draft.speed}});
    return rows;
}

QVariantList WrittenPlot::symbols() const
{
    QVariantList rows;
    if (!m_form)
        return rows;
    for (const PlotSymbol& each : m_form->symbols) {
        const auto next = std::find_if(m_next.begin(), m_next.end(),
                                       [&](const PlotSymbol& one) { return one.symbol == each.symbol; });
        rows.push_back(QVariantMap{{QStringLiteral("symbol"), QString(QLatin1Char(each.symbol))},
                                   {QStringLiteral("label"), labelOf(each.symbol)},
                                   {QStringLiteral("name"), words(each.name)},
                                   {QStringLiteral("whyNot"), next != m_next.end() ? words(next->whyNot)
                                                              : m_next.empty()
                                                                  ? tr("All steps of this speed are written.")
                                                                  : tr("Not at this speed.")},
                                   {QStringLiteral("isOut"), next == m_next.end() && !m_next.empty()}});
    }
    return rows;
}

QVariantList WrittenPlot::steps() const
{
    QVariantList rows;
    for (std::size_t i = 0; i < m_draft.steps.size(); ++i) {
        const auto has = [&](bool refusal) {
            return std::any_of(m_track.notes.begin(), m_track.notes.end(), [&](const PlotNote& note) {
                return note.isRefusal == refusal && note.step == static_cast<int>(i);
            });
        };
        QString name;
        for (const PlotSymbol& each : m_form->symbols)
            if (each.symbol == m_draft.steps[i])
                name = words(each.name);
        rows.push_back(
            QVariantMap{{QStringLiteral("symbol"), QString(QLatin1Char(m_draft.steps[i]))},
                        {QStringLiteral("label"), labelOf(m_draft.steps[i])},
                        {QStringLiteral("name"), name},
                        {QStringLiteral("phase"), i < m_track.steps.size() ? m_track.steps[i].phase : 0},
                        {QStringLiteral("refused"), has(true)},
                        {QStringLiteral("warned"), has(false)}});
    }
    return rows;
}

QVariantList WrittenPlot::choices() const
{
    QVariantList rows;
    if (!m_form)
        return rows;
    for (std::size_t i = 0; i < m_form->choices.size(); ++i) {
        const PlotChoice& choice = m_form->choices[i];
        QVariantList options;
        for (const PlotChoice::Value& each : choice.values)
            options.push_back(QVariantMap{{QStringLiteral("value"), words(each.key)},
                                          {QStringLiteral("text"), words(each.label)},
                                          {QStringLiteral("whyNot"), words(each.whyNot)}});
        rows.push_back(QVariantMap{{QStringLiteral("label"), words(choice.label)},
                                   {QStringLiteral("group"), words(choice.group)},
                                   {QStringLiteral("value"), words(m_draft.chosen[i])},
                                   {QStringLiteral("options"), options}});
    }
    return rows;
}

QVariantList WrittenPlot::notes() const
{
    QVariantList rows;
    for (const PlotNote& note : m_track.notes)
        rows.push_back(QVariantMap{{QStringLiteral("isRefusal"), note.isRefusal},
                                   {QStringLiteral("step"), note.step},
                                   {QStringLiteral("rule"), words(note.rule)},
                                   {QStringLiteral("text"), words(note.text)}});
    return rows;
}

} // namespace navarch
