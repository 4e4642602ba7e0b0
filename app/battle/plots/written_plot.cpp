// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/written_plot.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/battle/plots/plot_drafts.h"
#include "app/battle/rex_grid.h"
#include "app/campaign/wording.h"
#include "core/boards/hex/hex.h"

namespace navarch {

namespace {

PlotLean leanBetween(const BoardPose& from, const BoardPose& to, BoardKind board)
{
    const int all = board == BoardKind::FreeTable ? 360 : hex::facings;
    const int turn = ((to.heading - from.heading) % all + all) % all;
    if (turn != 0)
        return turn * 2 < all ? PlotLean::Starboard : PlotLean::Port;
    if (board == BoardKind::Rexes)
        return isSameRex(to, rexTowards(from, from.heading, -1)) ? PlotLean::Astern : PlotLean::Ahead;
    if (board == BoardKind::Hexes) {
        const hex::Hex here = hex::hexOf(from.x, from.y);
        const auto facing = static_cast<hex::Facing>(from.heading);
        return hex::hexOf(to.x, to.y) == hex::neighbour(here, facing, -1) ? PlotLean::Astern
                                                                          : PlotLean::Ahead;
    }
    const double angle = from.heading * std::numbers::pi * 2 / all;
    const double along = (to.x - from.x) * std::sin(angle) + (to.y - from.y) * std::cos(angle);
    return along < 0 ? PlotLean::Astern : PlotLean::Ahead;
}

} // namespace

bool WrittenPlot::begin(const Match& match, ShipNumber ship, BoardKind board,
                        const std::optional<PlotDraft>& written)
{
    auto form = match.plots().plotForm(ship);
    if (!form) {
        end();
        return false;
    }
    form->draft = spelledOut(std::move(form->draft), *form);
    const bool isSame = m_form && m_match == &match && *m_form == *form;
    m_match = &match;
    m_board = board;
    m_form = std::move(form);
    m_unread = isSame ? m_unread : QString();
    m_draft = written.value_or(m_form->draft);
    ask();
    return true;
}

void WrittenPlot::end()
{
    if (!m_form)
        return;
    m_match = nullptr;
    m_form.reset();
    m_draft = {};
    m_unread.clear();
    ask();
}

PlotTrack WrittenPlot::trackOf(const PlotDraft& draft) const
{
    return m_match->plots().plotTrack(m_form->ship, draft).value_or(PlotTrack{});
}

void WrittenPlot::ask()
{
    m_order.reset();
    m_track = {};
    m_next.clear();
    m_ways.clear();
    if (m_form) {
        m_track = trackOf(m_draft);
        if (!m_track.isRefused())
            m_order = m_match->plots().plotOrder(m_form->ship, m_draft);
        if (m_order && m_match->check(*m_order))
            m_order.reset();
        learn(m_track);
        PlotDraft from = sound();
        const PlotTrack before = from == m_draft ? m_track : trackOf(from);
        m_next = before.next;
        const bool isFull = static_cast<int>(from.steps.size()) >= wantedAt(from.speed);
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
            learn(track);
            if (track.steps.size() == one.steps.size())
                m_ways.push_back(
                    {each.symbol, labelOf(each.symbol), track.steps.back().pose, faster != nullptr});
        }
    }
    emit changed();
}

/// What is written up to the first step that is refused.
PlotDraft WrittenPlot::sound() const
{
    PlotDraft draft = m_draft;
    if (const int refused = refusedStep(); refused >= 0)
        draft.steps.resize(std::min(draft.steps.size(), static_cast<std::size_t>(refused)));
    return draft;
}

int WrittenPlot::refusedStep() const
{
    for (const PlotNote& note : m_track.notes)
        if (note.isRefusal && note.step >= 0)
            return note.step;
    return -1;
}

void WrittenPlot::learn(const PlotTrack& track)
{
    BoardPose from = track.start;
    for (const PlotStep& step : track.steps) {
        m_leans.emplace(step.symbol, leanBetween(from, step.pose, m_board));
        from = step.pose;
    }
}

/// Tries the symbols that no track has shown yet along the plot there is, at every speed.
void WrittenPlot::learn()
{
    for (const PlotSpeed& speed : m_form->speeds)
        for (int length = 0; length < speed.steps; ++length)
            for (const PlotSymbol& each : m_form->symbols) {
                if (m_leans.contains(each.symbol))
                    continue;
                const std::string along =
                    m_form->draft.steps + std::string(8, m_form->symbols.front().symbol);
                PlotDraft draft = m_form->draft;
                draft.speed = speed.speed;
                draft.steps = along.substr(0, static_cast<std::size_t>(length)) + each.symbol;
                learn(trackOf(draft));
            }
}

std::optional<PlotLean> WrittenPlot::leanOf(char symbol) const
{
    const auto found = m_leans.find(symbol);
    return found == m_leans.end() ? std::nullopt : std::optional(found->second);
}

QString WrittenPlot::labelOf(char symbol) const
{
    if (m_form)
        for (const PlotSymbol& each : m_form->symbols)
            if (each.symbol == symbol && !each.label.empty())
                return words(each.label);
    return QString(QLatin1Char(symbol));
}

int WrittenPlot::wantedAt(int speed) const
{
    if (m_form)
        for (const PlotSpeed& each : m_form->speeds)
            if (each.speed == speed)
                return each.steps;
    return 0;
}

/// The least speed ahead of this one that may be planned and needs more than so many steps; null: none.
const PlotSpeed* WrittenPlot::fasterFor(std::size_t steps) const
{
    const PlotSpeed* found = nullptr;
    for (const PlotSpeed& each : m_form->speeds)
        if (each.speed > m_draft.speed && each.whyNot.isEmpty() && each.steps > static_cast<int>(steps)
            && (!found || each.steps < found->steps))
            found = &each;
    return found;
}

void WrittenPlot::setSpeed(int speed)
{
    if (!m_form || std::none_of(m_form->speeds.begin(), m_form->speeds.end(), [speed](const PlotSpeed& each) {
            return each.speed == speed;
        }))
        return;
    m_unread.clear();
    m_draft.speed = speed;
    const auto most = static_cast<std::size_t>(wantedAt(speed));
    if (m_draft.steps.size() > most)
        m_draft.steps.resize(most);
    ask();
    // A step that this speed has no room for at all - astern ahead, or ahead astern - is not kept.
    if (refusedStep() == 0 && !m_draft.steps.empty()) {
        m_draft.steps.clear();
        ask();
    }
}

void WrittenPlot::changeSpeed(int by)
{
    if (!m_form)
        return;
    const auto at = std::find_if(m_form->speeds.begin(), m_form->speeds.end(),
                                 [this](const PlotSpeed& each) { return each.speed == m_draft.speed; });
    const auto to = (at - m_form->speeds.begin()) + by;
    if (at != m_form->speeds.end() && to >= 0 && to < static_cast<std::ptrdiff_t>(m_form->speeds.size()))
        setSpeed(m_form->speeds[static_cast<std::size_t>(to)].speed);
}

bool WrittenPlot::write(const QString& symbol)
{
    if (!m_form || symbol.size() != 1)
        return false;
    const char asked = symbol.front().toUpper().toLatin1();
    const auto known =
        std::find_if(m_form->symbols.begin(), m_form->symbols.end(), [&](const PlotSymbol& each) {
            return each.symbol == asked || each.symbol == symbol.front().toLatin1();
        });
    if (known == m_form->symbols.end())
        return false;
    m_unread.clear();
    PlotDraft draft = sound();
    if (static_cast<int>(draft.steps.size()) >= wantedAt(draft.speed)) {
        if (const PlotSpeed* faster = fasterFor(draft.steps.size()))
            draft.speed = faster->speed;
        else
            return true; // the key is the plot's, there is only no room for it
    }
    m_draft = draft;
    m_draft.steps += known->symbol;
    ask();
    return true;
}

bool WrittenPlot::writeTowards(const QString& way)
{
    static const std::map<QString, PlotLean> ways{{QStringLiteral("ahead"), PlotLean::Ahead},
                                                  {QStringLiteral("port"), PlotLean::Port},
                                                  {QStringLiteral("starboard"), PlotLean::Starboard},
                                                  {QStringLiteral("astern"), PlotLean::Astern}};
    const auto lean = ways.find(way);
    if (!m_form || lean == ways.end())
        return false;
    learn();
    for (const auto* symbols :
         {&m_next, &m_form->symbols}) // several may lead one way: rather one that may be next
        for (const PlotSymbol& each : *symbols)
            if (leanOf(each.symbol) == lean->second && (symbols != &m_next || each.whyNot.isEmpty()))
                return write(QString(QLatin1Char(each.symbol)));
    return false;
}

void WrittenPlot::takeBack()
{
    if (m_form && !m_draft.steps.empty())
        cutTo(static_cast<int>(m_draft.steps.size()) - 1);
}

void WrittenPlot::cutTo(int steps)
{
    if (!m_form || steps < 0 || steps >= static_cast<int>(m_draft.steps.size()))
        return;
    m_unread.clear();
    m_draft.steps.resize(static_cast<std::size_t>(steps));
    ask();
}

void WrittenPlot::fill()
{
    while (m_form && static_cast<int>(sound().steps.size()) < wanted() && !m_ways.empty()) {
        m_draft = sound();
        m_draft.steps += m_ways.front().symbol;
        ask();
    }
}

void WrittenPlot::choose(int choice, const QString& value)
{
    if (!m_form || choice < 0 || choice >= static_cast<int>(m_form->choices.size()))
        return;
    const auto& values = m_form->choices[static_cast<std::size_t>(choice)].values;
    for (const PlotChoice::Value& each : values)
        if (words(each.key) == value)
            m_draft.chosen[static_cast<std::size_t>(choice)] = each.key;
    ask();
}

bool WrittenPlot::read(const QString& text)
{
    if (!m_form)
        return false;
    const QString line = text.simplified();
    const auto draft = line.size() <= 600 ? m_match->plots().readPlot(line.toStdString()) : std::nullopt;
    if (draft) {
        m_draft = spelledOut(*draft, *m_form);
        m_unread.clear();
    } else {
        m_unread = tr("This is no plot. Write it like %1; what stood there is kept.").arg(this->text());
    }
    ask();
    return draft.has_value();
}

void WrittenPlot::putBack()
{
    if (!m_form)
        return;
    m_draft = m_form->draft;
    m_unread.clear();
    ask();
}

} // namespace navarch
