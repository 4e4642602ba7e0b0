// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/written_plot.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/battle/plots/plot_drafts.h"
#include "app/campaign/wording.h"

namespace navarch {

bool WrittenPlot::begin(const Match& match, ShipNumber ship, BoardKind board,
                        const std::optional<PlotDraft>& written, const std::optional<PlotDraft>& thought)
{
    auto form = match.plots().plotForm(ship);
    if (!form) {
        end();
        return false;
    }
    form->draft = spelledOut(std::move(form->draft), *form);
    const bool isSame = m_plot && m_match == &match && m_plot->form() == *form;
    m_match = &match;
    m_board = board;
    if (!isSame)
        m_unread.clear();
    m_first = thought && !form->isPlotted ? spelledOut(*thought, *form) : form->draft;
    m_isWritten = written.has_value();
    PlotDraft draft = written.value_or(m_first);
    show({match, std::move(*form), std::move(draft)});
    return true;
}

void WrittenPlot::end()
{
    if (!m_plot)
        return;
    m_match = nullptr;
    m_plot.reset();
    m_unread.clear();
    emit m_lists.changed();
    emit changed();
}

void WrittenPlot::show(PlotAnswer plot)
{
    m_plot = std::move(plot);
    for (const PlotTrack& track : m_plot->tried())
        m_leans.learn(track, m_board);
    emit m_lists.changed();
    emit changed();
}

void WrittenPlot::put(PlotDraft draft)
{
    m_unread.clear();
    show(m_plot->with(std::move(draft)));
}

/// Along the plot there is, at every speed.
void WrittenPlot::learnAll()
{
    const PlotForm& form = m_plot->form();
    for (const PlotSpeed& speed : form.speeds)
        for (int length = 0; length < speed.steps; ++length)
            for (const PlotSymbol& each : form.symbols) {
                if (m_leans.knows(each.symbol))
                    continue;
                const std::string along = form.draft.steps + std::string(8, form.symbols.front().symbol);
                PlotDraft draft = form.draft;
                draft.speed = speed.speed;
                draft.steps = along.substr(0, static_cast<std::size_t>(length)) + each.symbol;
                m_leans.learn(m_plot->trackOf(draft), m_board);
            }
}

QString WrittenPlot::title() const
{
    return m_plot ? words(m_plot->form().title) : QString();
}

QString WrittenPlot::text() const
{
    return m_plot ? words(m_plot->track().text) : QString();
}

void WrittenPlot::setSpeed(int speed)
{
    if (!m_plot)
        return;
    const std::vector<PlotSpeed>& speeds = m_plot->form().speeds;
    if (std::none_of(speeds.begin(), speeds.end(),
                     [speed](const PlotSpeed& each) { return each.speed == speed; }))
        return;
    PlotDraft draft = m_plot->draft();
    draft.speed = speed;
    const auto most = static_cast<std::size_t>(m_plot->stepsOf(speed));
    if (draft.steps.size() > most)
        draft.steps.resize(most);
    put(draft);
    // A step that this speed has no room for at all - astern ahead, or ahead astern - is not kept.
    if (m_plot->refusedStep() == 0 && !draft.steps.empty()) {
        draft.steps.clear();
        put(draft);
    }
}

void WrittenPlot::changeSpeed(int by)
{
    if (!m_plot)
        return;
    const std::vector<PlotSpeed>& speeds = m_plot->form().speeds;
    const auto at = std::find_if(speeds.begin(), speeds.end(), [this](const PlotSpeed& each) {
        return each.speed == m_plot->draft().speed;
    });
    const auto to = (at - speeds.begin()) + by;
    if (at != speeds.end() && to >= 0 && to < static_cast<std::ptrdiff_t>(speeds.size()))
        setSpeed(speeds[static_cast<std::size_t>(to)].speed);
}

bool WrittenPlot::write(const QString& symbol)
{
    if (!m_plot || symbol.size() != 1)
        return false;
    const std::vector<PlotSymbol>& symbols = m_plot->form().symbols;
    const char asked = symbol.front().toUpper().toLatin1();
    const auto known = std::find_if(symbols.begin(), symbols.end(), [&](const PlotSymbol& each) {
        return each.symbol == asked || each.symbol == symbol.front().toLatin1();
    });
    if (known == symbols.end())
        return false;
    m_unread.clear();
    PlotDraft draft = m_plot->sound();
    if (static_cast<int>(draft.steps.size()) >= m_plot->stepsOf(draft.speed)) {
        if (const PlotSpeed* faster = m_plot->fasterFor(draft.steps.size()))
            draft.speed = faster->speed;
        else
            return true; // the key is the plot's, there is only no room for it
    }
    draft.steps += known->symbol;
    put(std::move(draft));
    return true;
}

bool WrittenPlot::writeTowards(const QString& way)
{
    static const std::map<QString, PlotLean> ways{{QStringLiteral("ahead"), PlotLean::Ahead},
                                                  {QStringLiteral("port"), PlotLean::Port},
                                                  {QStringLiteral("starboard"), PlotLean::Starboard},
                                                  {QStringLiteral("astern"), PlotLean::Astern}};
    const auto lean = ways.find(way);
    if (!m_plot || lean == ways.end())
        return false;
    learnAll();
    const auto leadsThere = [&](const PlotSymbol& each) { return leanOf(each.symbol) == lean->second; };
    for (const PlotSymbol& each : m_plot->next()) // several may lead one way: rather one that may be next
        if (leadsThere(each) && each.whyNot.isEmpty())
            return write(QString(QLatin1Char(each.symbol)));
    for (const PlotSymbol& each : m_plot->form().symbols)
        if (leadsThere(each))
            return write(QString(QLatin1Char(each.symbol)));
    return false;
}

void WrittenPlot::takeBack()
{
    if (m_plot && !m_plot->draft().steps.empty())
        cutTo(static_cast<int>(m_plot->draft().steps.size()) - 1);
}

void WrittenPlot::cutTo(int steps)
{
    if (!m_plot || steps < 0 || steps >= static_cast<int>(m_plot->draft().steps.size()))
        return;
    PlotDraft draft = m_plot->draft();
    draft.steps.resize(static_cast<std::size_t>(steps));
    put(std::move(draft));
}

void WrittenPlot::fill()
{
    while (m_plot && static_cast<int>(m_plot->sound().steps.size()) < wanted() && !m_plot->ways().empty()) {
        PlotDraft draft = m_plot->sound();
        draft.steps += m_plot->ways().front().symbol;
        show(m_plot->with(std::move(draft)));
    }
}

void WrittenPlot::choose(int choice, const QString& value)
{
    if (!m_plot || choice < 0 || choice >= static_cast<int>(m_plot->form().choices.size()))
        return;
    const auto at = static_cast<std::size_t>(choice);
    PlotDraft draft = m_plot->draft();
    for (const PlotChoice::Value& each : m_plot->form().choices[at].values)
        if (words(each.key) == value)
            draft.chosen[at] = each.key;
    show(m_plot->with(std::move(draft)));
}

bool WrittenPlot::read(const QString& text)
{
    if (!m_plot)
        return false;
    const QString line = text.simplified();
    const auto draft = line.size() <= 600 ? m_match->plots().readPlot(line.toStdString()) : std::nullopt;
    if (draft) {
        put(spelledOut(*draft, m_plot->form()));
    } else {
        m_unread = tr("This is no plot. Write it like %1; what stood there is kept.").arg(this->text());
        emit changed();
    }
    return draft.has_value();
}

void WrittenPlot::putBack()
{
    m_isWritten = false;
    if (m_plot)
        put(PlotDraft(m_first));
}

} // namespace navarch
