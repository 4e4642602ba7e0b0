// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/plot_drafts.h"

#include <algorithm>
#include <utility>

namespace navarch {

PlotDraft spelledOut(PlotDraft draft, const PlotForm& form)
{
    // A plot that was read names its orders in its own sequence: each goes to the choice that has its key.
    std::vector<std::string> left = std::exchange(draft.chosen, {});
    const auto has = [](const PlotChoice& choice, const std::string& key) {
        return std::any_of(choice.values.begin(), choice.values.end(),
                           [&](const PlotChoice::Value& value) { return value.key == key; });
    };
    for (std::size_t i = 0; i < form.choices.size(); ++i) {
        const PlotChoice& choice = form.choices[i];
        auto found = left.end();
        if (i < left.size() && has(choice, left[i]))
            found = left.begin() + static_cast<std::ptrdiff_t>(i);
        else
            found = std::find_if(left.begin(), left.end(),
                                 [&](const std::string& key) { return !key.empty() && has(choice, key); });
        if (found != left.end())
            draft.chosen.push_back(std::exchange(*found, {}));
        else
            draft.chosen.push_back(choice.values.empty() ? std::string() : choice.values.front().key);
    }
    for (std::string& key :
         left) // what no choice knows stays, so that the game can say what is wrong with it
        if (!key.empty())
            draft.chosen.push_back(std::move(key));
    return draft;
}

PlotDraft likened(const PlotDraft& draft, const PlotForm& from, const PlotForm& to)
{
    PlotDraft like = spelledOut(to.draft, to);
    like.speed = draft.speed;
    like.steps = draft.steps;
    for (std::size_t i = 0; i < to.choices.size(); ++i)
        for (std::size_t j = 0; j < from.choices.size() && j < draft.chosen.size(); ++j) {
            const auto& values = to.choices[i].values;
            const auto isThere = [&](const PlotChoice::Value& value) { return value.key == draft.chosen[j]; };
            if (to.choices[i].field == from.choices[j].field
                && std::any_of(values.begin(), values.end(), isThere))
                like.chosen[i] = draft.chosen[j];
        }
    return like;
}

} // namespace navarch
