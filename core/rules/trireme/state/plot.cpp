// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/state/plot.h"

#include <algorithm>

namespace navarch::trireme {

namespace {

// TR-T4: the phases of each speed's steps.
constexpr std::array<std::array<std::int8_t, fastest>, fastest + 1> phasesOf{
    {{}, {6}, {3, 5}, {2, 4, 6}, {1, 3, 4, 6}, {1, 2, 3, 5, 6}, {1, 2, 3, 4, 5, 6}}};

int hexesOf(int speed)
{
    return speed < 0 ? 1 : std::min(speed, fastest);
}

void addHand(std::string& text, Hand hand)
{
    if (hand != Hand::None)
        text += hand == Hand::Port ? '<' : '>';
}

Hand handFrom(std::string_view& text)
{
    if (text.empty() || (text.front() != '<' && text.front() != '>'))
        return Hand::None;
    const Hand hand = text.front() == '<' ? Hand::Port : Hand::Starboard;
    text.remove_prefix(1);
    return hand;
}

} // namespace

std::string textOf(const Plot& plot)
{
    std::string text;
    addHand(text, plot.pivot);
    text += std::to_string(plot.speed) + ":";
    for (const Step step : plot.steps())
        text += stepLetters[static_cast<std::size_t>(step)];
    if (plot.order != Contact::Ram || plot.slip != Hand::None || plot.boards) {
        text += '/';
        text += contactLetters[static_cast<std::size_t>(plot.order)];
        addHand(text, plot.slip);
        if (plot.boards)
            text += 'G';
    }
    return text;
}

std::optional<Plot> plotFrom(std::string_view text)
{
    Plot plot;
    plot.pivot = handFrom(text);
    const bool isAstern = text.starts_with('-');
    if (isAstern)
        text.remove_prefix(1);
    if (text.size() < 2 || text[0] < '0' || text[0] > '6' || text[1] != ':')
        return std::nullopt;
    plot.speed = static_cast<std::int8_t>(isAstern ? '0' - text[0] : text[0] - '0');
    if (isAstern && plot.speed != -1)
        return std::nullopt;
    text.remove_prefix(2);
    while (!text.empty() && text.front() != '/') {
        const auto letter = stepLetters.find(text.front());
        if (letter == std::string_view::npos || plot.count == fastest)
            return std::nullopt;
        plot.add(static_cast<Step>(letter));
        text.remove_prefix(1);
    }
    if (text.empty())
        return plot;
    text.remove_prefix(1);
    const auto letter = text.empty() ? std::string_view::npos : contactLetters.find(text.front());
    if (letter == std::string_view::npos)
        return std::nullopt;
    plot.order = static_cast<Contact>(letter);
    text.remove_prefix(1);
    plot.slip = handFrom(text);
    plot.boards = text == "G";
    if (!plot.boards && !text.empty())
        return std::nullopt;
    return plot;
}

int phaseOf(int speed, int step)
{
    return phasesOf[static_cast<std::size_t>(hexesOf(speed))][static_cast<std::size_t>(step)];
}

int stepInPhase(int speed, int phase)
{
    const auto& row = phasesOf[static_cast<std::size_t>(hexesOf(speed))];
    for (int step = 0; step < hexesOf(speed); ++step)
        if (row[static_cast<std::size_t>(step)] == phase)
            return step;
    return -1;
}

} // namespace navarch::trireme
