// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/plot_answer.h"

#include <algorithm>
#include <utility>

#include "app/campaign/wording.h"

namespace navarch {

PlotAnswer::PlotAnswer(const Match& match, PlotForm form, PlotDraft draft)
    : m_match(&match),
      m_form(std::move(form)),
      m_draft(std::move(draft)),
      m_track(trackOf(m_draft))
{
    if (!m_track.isRefused())
        m_order = m_match->plots().plotOrder(m_form.ship, m_draft);
    if (m_order && m_match->check(*m_order))
        m_order.reset();
    m_tried.push_back(m_track);
    findWays();
}

void PlotAnswer::findWays()
{
    PlotDraft from = sound();
    m_next = from == m_draft ? m_track.next : trackOf(from).next;
    const bool isFull = static_cast<int>(from.steps.size()) >= stepsOf(from.speed);
    const PlotSpeed* faster = isFull ? fasterFor(from.steps.size()) : nullptr;
    if (faster) {
        from.speed = faster->speed;
        m_next = trackOf(from).next;
    }
    for (const PlotSymbol& each : m_next) {
        if (!each.whyNot.isEmpty())
            continue;
        PlotDraft one = from;
        one.steps += each.symbol;
        const PlotTrack track = trackOf(one);
        m_tried.push_back(track);
        if (track.steps.size() == one.steps.size())
            m_ways.push_back({each.symbol, labelOf(each.symbol), track.steps.back().pose, faster != nullptr});
    }
}

PlotTrack PlotAnswer::trackOf(const PlotDraft& draft) const
{
    return m_match->plots().plotTrack(m_form.ship, draft).value_or(PlotTrack{});
}

int PlotAnswer::refusedStep() const
{
    for (const PlotNote& note : m_track.notes)
        if (note.isRefusal && note.step >= 0)
            return note.step;
    return -1;
}

PlotDraft PlotAnswer::sound() const
{
    PlotDraft draft = m_draft;
    if (const int refused = refusedStep(); refused >= 0)
        draft.steps.resize(std::min(draft.steps.size(), static_cast<std::size_t>(refused)));
    return draft;
}

int PlotAnswer::stepsOf(int speed) const
{
    for (const PlotSpeed& each : m_form.speeds)
        if (each.speed == speed)
            return each.steps;
    return 0;
}

const PlotSpeed* PlotAnswer::fasterFor(std::size_t steps) const
{
    const PlotSpeed* found = nullptr;
    for (const PlotSpeed& each : m_form.speeds)
        if (each.speed > m_draft.speed && each.whyNot.isEmpty() && each.steps > static_cast<int>(steps)
            && (!found || each.steps < found->steps))
            found = &each;
    return found;
}

QString PlotAnswer::labelOf(char symbol) const
{
    for (const PlotSymbol& each : m_form.symbols)
        if (each.symbol == symbol && !each.label.empty())
            return words(each.label);
    return QString(QLatin1Char(symbol));
}

} // namespace navarch
