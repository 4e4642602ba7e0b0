// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/state/plot.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/rules/pompeius/figures/words.h"

namespace navarch::pompeius {

namespace {

constexpr std::string_view sectionNames[]{"stern", "bow"};

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool isSameWord(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char one, char other) { return lower(one) == lower(other); });
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// The next word of a text that is parted by spaces, taken off it; empty at its end.
std::string_view wordOff(std::string_view& text)
{
    text = trimmed(text);
    return partUpTo(text, ' ');
}

std::optional<UnitName> unitFrom(std::string_view text)
{
    for (std::size_t kind = 0; kind < unitKinds; ++kind)
        if (!text.empty() && lower(text.front()) == lower(unitWords[kind].letter))
            if (const auto number = wholeNumber(text.substr(1), 1, 99))
                return UnitName{static_cast<UnitKind>(kind), static_cast<std::int8_t>(*number)};
    return std::nullopt;
}

/// "Felix.stern" of a move, "Felix" of a grapple.
bool readGoal(std::string_view goal, const ShipReader& ship, UnitTask& task)
{
    if (task.task == Task::Move) {
        const auto dot = goal.rfind('.');
        if (dot == std::string_view::npos)
            return false;
        const std::string_view section = trimmed(goal.substr(dot + 1));
        if (!isSameWord(section, sectionNames[0]) && !isSameWord(section, sectionNames[1]))
            return false;
        task.section = isSameWord(section, sectionNames[0]) ? Section::Stern : Section::Bow;
        goal = goal.substr(0, dot);
    } else if (task.task != Task::Grapple) {
        return false;
    }
    task.ship = ship(trimmed(goal));
    return task.ship != noShip;
}

bool addTask(UnitTask task, Plot& plot)
{
    if (plot.taskCount == mostTasks)
        return false;
    plot.add(task);
    return true;
}

/// The units of one order: "B1 fire", "M1>Felix.stern, M2>Felix.stern".
bool addUnits(Task what, std::string_view text, const ShipReader& ship, Plot& plot)
{
    const auto first = plot.taskCount;
    bool isFire = false;
    while (!text.empty()) {
        std::string_view part = trimmed(partUpTo(text, ','));
        if (const auto arrow = part.find('>'); arrow != std::string_view::npos) {
            UnitTask task;
            task.task = what;
            const auto unit = unitFrom(trimmed(part.substr(0, arrow)));
            if (!unit || !readGoal(part.substr(arrow + 1), ship, task))
                return false;
            task.unit = *unit;
            if (!addTask(task, plot))
                return false;
            continue;
        }
        for (std::string_view word = wordOff(part); !word.empty(); word = wordOff(part)) {
            if (what == Task::Shoot && isSameWord(word, "fire")) {
                isFire = true;
                continue;
            }
            const auto unit = unitFrom(word);
            UnitTask task;
            task.task = what;
            if (!unit || what == Task::Move)
                return false;
            task.unit = *unit;
            if (!addTask(task, plot))
                return false;
        }
    }
    for (auto i = first; i < plot.taskCount; ++i)
        plot.taskList[static_cast<std::size_t>(i)].isFire = isFire;
    return plot.taskCount > first;
}

/// A unit as it stands in the list of its order.
std::string entryOf(const UnitTask& task, const ShipWriter& ship)
{
    std::string text = textOf(task.unit);
    if (task.task == Task::Move)
        text +=
            ">" + ship(task.ship) + "." + std::string(sectionNames[static_cast<std::size_t>(task.section)]);
    else if (task.task == Task::Grapple && task.ship != noShip)
        text += ">" + ship(task.ship);
    return text;
}

} // namespace

bool operator==(const Plot& a, const Plot& b)
{
    return a.ram == b.ram && std::ranges::equal(a.steps(), b.steps())
           && std::ranges::equal(a.tasks(), b.tasks());
}

int Plot::speed() const
{
    int speed = 0;
    for (const Step step : steps())
        speed += advanceOf(step);
    return speed;
}

int Plot::extras() const
{
    return static_cast<int>(std::ranges::count_if(steps(), isExtra));
}

const UnitTask* Plot::taskOf(UnitName unit) const
{
    for (const UnitTask& task : tasks())
        if (task.unit == unit)
            return &task;
    return nullptr;
}

std::string textOf(UnitName unit)
{
    return unitWords[static_cast<std::size_t>(unit.kind)].letter + std::to_string(unit.number);
}

std::string textOf(const UnitTask& task, const ShipWriter& ship)
{
    return std::string(taskWords[static_cast<std::size_t>(task.task)].code) + " " + entryOf(task, ship)
           + (task.isFire ? " fire" : "");
}

std::string textOf(const Plot& plot, const ShipWriter& ship)
{
    std::string text;
    for (const Step step : plot.steps()) {
        text += text.empty() ? "" : " ";
        text += stepLabels[static_cast<std::size_t>(step)];
    }
    if (text.empty())
        text = "0";
    std::string others = plot.ram ? "Ram" : "";
    const UnitTask* last = nullptr;
    for (const UnitTask& task : plot.tasks()) {
        if (last && last->task == task.task && last->isFire == task.isFire) {
            others += ", " + entryOf(task, ship);
        } else {
            others += last && last->isFire ? " fire" : "";
            others += others.empty() ? "" : "; ";
            others +=
                std::string(taskWords[static_cast<std::size_t>(task.task)].code) + " " + entryOf(task, ship);
        }
        last = &task;
    }
    if (last && last->isFire)
        others += " fire";
    return others.empty() ? text : text + " | " + others;
}

bool addOrders(std::string_view text, const ShipReader& ship, Plot& plot)
{
    while (!text.empty()) {
        std::string_view item = trimmed(partUpTo(text, ';'));
        const std::string_view word = wordOff(item);
        if (isSameWord(word, "Ram") && item.empty() && !plot.ram) {
            plot.ram = true;
            continue;
        }
        const auto known = std::find_if(taskWords.begin() + 1, taskWords.end(),
                                        [&](const TaskWords& each) { return isSameWord(each.code, word); });
        if (known == taskWords.end()
            || !addUnits(static_cast<Task>(known - taskWords.begin()), item, ship, plot))
            return false;
    }
    return true;
}

std::optional<Plot> plotFrom(std::string_view text, const ShipReader& ship)
{
    Plot plot;
    std::string_view steps = partUpTo(text, '|');
    bool isNone = false;
    for (std::string_view word = wordOff(steps); !word.empty(); word = wordOff(steps)) {
        const auto label = std::find_if(stepLabels.begin(), stepLabels.end(),
                                        [&](std::string_view each) { return isSameWord(each, word); });
        if (isNone || (word == "0" && plot.count > 0) || plot.count == subPhases)
            return std::nullopt;
        if (word == "0")
            isNone = true;
        else if (label == stepLabels.end())
            return std::nullopt;
        else
            plot.add(static_cast<Step>(label - stepLabels.begin()));
    }
    if (!addOrders(text, ship, plot))
        return std::nullopt;
    return plot;
}

} // namespace navarch::pompeius
