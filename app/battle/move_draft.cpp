// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/move_draft.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/campaign/wording.h"

namespace navarch {

namespace {

constexpr int tenth = 100; // thousandths of a cm
constexpr int stepGrain = 5;
constexpr int turnGrain = 5;

int rounded(double value, int grain)
{
    return static_cast<int>(std::lround(value / grain)) * grain;
}

double radians(int heading)
{
    return heading * std::numbers::pi / 180;
}

} // namespace

bool MoveDraft::begin(const Match& match, ShipNumber ship, const BoardPose& from)
{
    m_form = match.byHand().moveForm(ship);
    m_match = m_form ? &match : nullptr;
    m_ship = ship;
    m_from = from;
    m_steps.clear();
    if (m_form) {
        m_order = m_form->order;
        m_steps.push_back({m_form->reach / tenth, 0});
        // As far ahead as it may go as it is: the reach counts every way of moving.
        for (Step& step = m_steps.front(); step.ahead > stepGrain; step.ahead -= stepGrain) {
            m_order["steps"] = Json::array({{{"ahead", step.ahead * tenth}, {"turn", 0}}});
            if (!match.check(m_order))
                break;
        }
    }
    ask();
    return isOn();
}

void MoveDraft::give()
{
    if (m_form && allowed())
        emit given(Json(m_order)); // a copy: the order ends what is laid out
}

void MoveDraft::end()
{
    if (!m_form)
        return;
    m_form.reset();
    m_match = nullptr;
    m_steps.clear();
    ask();
}

void MoveDraft::ask()
{
    m_described.reset();
    m_problem.reset();
    if (m_form && m_match) {
        m_order["steps"] = Json::array();
        for (const Step& step : m_steps)
            m_order["steps"].push_back({{"ahead", step.ahead * tenth}, {"turn", step.turn}});
        m_problem = m_match->check(m_order);
        if (!m_problem)
            m_described = m_match->described(m_order);
    }
    emit changed();
}

void MoveDraft::setStep(int row, int ahead, int turn)
{
    if (!m_form || row < 0 || row >= static_cast<int>(m_steps.size()))
        return;
    Step& step = m_steps[static_cast<std::size_t>(row)];
    step = {std::clamp(ahead, 0, 10'000), std::clamp(turn, -m_form->mostTurn, m_form->mostTurn)};
    ask();
}

void MoveDraft::addStep()
{
    if (!canAdd())
        return;
    m_steps.push_back({});
    ask();
}

void MoveDraft::removeStep(int row)
{
    if (!m_form || row < 0 || row >= static_cast<int>(m_steps.size()) || m_steps.size() == 1)
        return;
    m_steps.erase(m_steps.begin() + row);
    ask();
}

void MoveDraft::choose(int choice, const QString& value)
{
    if (!m_form || choice < 0 || choice >= static_cast<int>(m_form->choices.size()))
        return;
    const MoveChoice& what = m_form->choices[static_cast<std::size_t>(choice)];
    for (const auto& [json, text] : what.values)
        if (words(jsonText(json)).trimmed() == value)
            m_order[what.field] = json;
    ask();
}

bool MoveDraft::canAdd() const
{
    return m_form && static_cast<int>(m_steps.size()) < m_form->mostSteps;
}

QList<DraftStep> MoveDraft::steps() const
{
    QList<DraftStep> rows;
    for (const Step& step : m_steps)
        rows.push_back(DraftStep{.ahead = step.ahead, .turn = step.turn});
    return rows;
}

QList<DraftChoice> MoveDraft::choices() const
{
    QList<DraftChoice> rows;
    if (!m_form)
        return rows;
    for (const MoveChoice& choice : m_form->choices) {
        QList<ShownChoice> options;
        for (const auto& [json, text] : choice.values)
            options.push_back(ShownChoice{words(jsonText(json)).trimmed(), words(text)});
        rows.push_back(DraftChoice{.label = words(choice.label),
                                   .options = options,
                                   .value = words(jsonText(m_order[choice.field])).trimmed()});
    }
    return rows;
}

QString MoveDraft::wording() const
{
    return m_described ? words(m_described->wording) : QString();
}

QString MoveDraft::whyNot() const
{
    return m_problem ? words(m_problem->what) : QString();
}

QString MoveDraft::remedy() const
{
    return m_problem ? words(m_problem->remedy) : QString();
}

bool MoveDraft::astern() const
{
    const auto field = m_form ? m_order.find(m_form->astern.first) : m_order.end();
    return field != m_order.end() && *field == m_form->astern.second;
}

std::vector<BoardPose> MoveDraft::laidOutPath() const
{
    std::vector<BoardPose> path{m_from};
    BoardPose pose = m_from;
    for (const Step& step : m_steps) {
        const double along = (astern() ? -1.0 : 1.0) * step.ahead * tenth;
        pose.x += static_cast<std::int32_t>(std::lround(std::sin(radians(pose.heading)) * along));
        pose.y += static_cast<std::int32_t>(std::lround(std::cos(radians(pose.heading)) * along));
        if (step.ahead != 0)
            path.push_back(pose);
        pose.heading = static_cast<std::int16_t>((pose.heading + step.turn + 720) % 360);
        if (step.turn != 0)
            path.push_back(pose);
    }
    return path;
}

OrderShape MoveDraft::shape() const
{
    if (m_described && m_described->shape)
        return *m_described->shape;
    OrderShape shape;
    shape.ship = m_ship;
    shape.path = laidOutPath();
    shape.end = shape.path.back();
    return shape;
}

void MoveDraft::pull(const QPointF& to, bool turns)
{
    if (!m_form || m_steps.empty())
        return;
    Step& step = m_steps.back();
    const Step last = step;
    step = {};
    const BoardPose start = laidOutPath().back(); // where the last step begins
    step = last;
    const QPointF way(to.x() - start.x, to.y() - start.y);
    if (turns) {
        const double along = step.ahead * tenth;
        const QPointF bow(way.x() - std::sin(radians(start.heading)) * along,
                          way.y() - std::cos(radians(start.heading)) * along);
        double turn = std::atan2(bow.x(), bow.y()) * 180 / std::numbers::pi - start.heading;
        turn = std::remainder(turn, 360.0);
        step.turn = std::clamp(rounded(turn, turnGrain), -m_form->mostTurn, m_form->mostTurn);
    } else {
        double along =
            way.x() * std::sin(radians(start.heading)) + way.y() * std::cos(radians(start.heading));
        along = astern() ? -along : along;
        step.ahead = std::clamp(rounded(along / tenth, stepGrain), 0, reach());
    }
    ask();
}

} // namespace navarch
