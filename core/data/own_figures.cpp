// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/own_figures.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace navarch {

namespace {

struct KeptFigures {
    const Figures* base;
    std::vector<ShipClass> own;
    std::unique_ptr<const Figures> figures;
};

std::mutex keeping;
std::vector<KeptFigures> kept; // one for each list of classes that was ever in use: few

} // namespace

const Figures& figuresWith(const Figures& base, const std::vector<ShipClass>& own)
{
    if (own.empty())
        return base;
    const std::lock_guard lock(keeping);
    const auto known = std::find_if(kept.begin(), kept.end(), [&](const KeptFigures& each) {
        return each.base == &base && each.own == own;
    });
    if (known != kept.end())
        return *known->figures;
    auto figures = std::make_unique<Figures>(base);
    figures->classes = base.classes.with(own);
    figures->placesAside = nullptr;
    return *kept.emplace_back(KeptFigures{&base, own, std::move(figures)}).figures;
}

const Figures& figuresWithout(const Figures& figures)
{
    const std::lock_guard lock(keeping);
    const auto known = std::find_if(kept.begin(), kept.end(),
                                    [&](const KeptFigures& each) { return each.figures.get() == &figures; });
    return known == kept.end() ? figures : *known->base;
}

} // namespace navarch
