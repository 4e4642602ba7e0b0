// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/rule_examples.h"

#include <algorithm>

#include "core/rules/house_figures.h"
#include "core/rules/lessons.h"

namespace navarch {

namespace {

const RuleExample* exampleOf(const RulePage& page)
{
    const GameLesson* lesson = lessonOf(page.game);
    const std::span<const RuleExample> all = lesson ? lesson->examples : campaignExamples();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const RuleExample& each) { return each.rule == page.id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

std::vector<Phrase> ruleExample(const RulePage& page, const Figures& figures, const HouseValues& changes)
{
    if (const RuleExample* example = exampleOf(page))
        return example->work({figures, changes});
    if (page.example.empty() || changes.empty())
        return page.example;
    for (const ChangeableFigure& figure : changeableFigures(page.game))
        if (figure.rule == page.id && changes.contains(figure.key))
            return {};
    return page.example;
}

bool isWorkedOut(const RulePage& page)
{
    return exampleOf(page) != nullptr;
}

} // namespace navarch
