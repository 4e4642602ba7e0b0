// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/ship_class.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/base/naming/folded.h"
#include "core/base/naming/meant.h"

namespace navarch {

namespace {

constexpr Bounds spaceBounds{0, 20};

ShipClass readClass(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    ShipClass shipClass;
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
    read("id", shipClass.id, nameText);
    read("name", shipClass.name, nameText);
    read("rowers", shipClass.rowers, {0, 5000});
    read("fighters", shipClass.fighters, {0, 5000});
    read("fighting_oars", shipClass.fit.fightingOars);
    read("deck", shipClass.deck, nameText);
    if (const Json* years = read.value("years")) {
        ObjectReader span(*years, file, read.pathOf("years"), problems, Missing::IsAProblem);
        span("from", shipClass.fromYear, yearBounds);
        span("to", shipClass.toYear, yearBounds);
        span.finish();
        if (shipClass.fromYear > shipClass.toYear)
            span.refuse({}, phrase("The last year lies before the first."));
    }
    if (const Json* games = read.value("games")) {
        shipClass.games = *games;
        readHomeGame(*games, file, read.pathOf("games"), shipClass, problems);
    }
    read.finish();
    return shipClass;
}

/// How many letters must change to make one of the other (Levenshtein).

} // namespace

void readHomeGame(const Json& games, const std::string& file, const std::string& path, ShipClass& shipClass,
                  Problems& problems)
{
    ObjectReader blocks(games, file, path, problems);
    const Json* block = blocks.value(homeGame.data());
    if (!block) {
        blocks.refuse(homeGame.data(), phrase("The values of the home game are missing."),
                      phrase("Every class needs them."));
        return;
    }
    ObjectReader read(*block, file, blocks.pathOf(homeGame.data()), problems, Missing::IsAProblem);
    ShipFit& fit = shipClass.fit;
    read("source", shipClass.source, nameText);
    read("size", fit.size, {1, 7});
    read("speed", fit.speed, {0, 20});
    read("turn_class", fit.turnClass, {1, 5});
    read("oars", fit.oars, {0, 20});
    read("towers", shipClass.towerSpace, spaceBounds);
    read("engines", shipClass.engineSpace, spaceBounds);
    read("troops", shipClass.troopSpace, spaceBounds);
    read("hull", fit.hull);
    read("cataphract", fit.cataphract);
    read("sail_only", fit.sailOnly);
    read("ram", fit.ram);
    if (read.has("strong_mast"))
        read("strong_mast", shipClass.strongMast);
    (void)read.value("derived");
    read.finish();
}

const ShipClass* ShipClasses::find(std::string_view id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_classes[found->second];
}

std::string ShipClasses::nearest(std::string_view id) const
{
    std::string best;
    std::size_t bestDistance = 4; // further away is a guess, not a slip
    const std::u32string wanted = foldedName(id);
    for (const ShipClass& shipClass : m_classes) {
        const std::size_t distance =
            id.size() > 100 ? bestDistance : editDistance(wanted, foldedName(shipClass.id));
        if (distance < bestDistance) {
            bestDistance = distance;
            best = shipClass.id;
        }
    }
    return best;
}

ShipClasses ShipClasses::with(const std::vector<ShipClass>& own) const
{
    ShipClasses all = *this;
    for (const ShipClass& each : own) {
        const auto [at, isNew] = all.m_index.emplace(each.id, all.m_classes.size());
        if (isNew)
            all.m_classes.push_back(each);
        else
            all.m_classes[at->second] = each;
    }
    return all;
}

Result<ShipClasses> ShipClasses::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    ShipClasses result;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat("navarch-classes/1");
    std::string source;
    top("source", source, noteText);
    if (top.has("formulas")) {
        auto formulas = ClassFormulas::fromJson(*top.value("formulas"), file, "formulas");
        if (formulas)
            result.m_formulas = std::move(*formulas);
        else
            problems.insert(problems.end(), formulas.error().begin(), formulas.error().end());
    }
    int index = 0;
    for (const Json* item : top.items("classes", 500)) {
        const std::string path = "classes[" + std::to_string(index++) + "]";
        ShipClass shipClass = readClass(*item, file, path, problems);
        if (!result.m_index.emplace(shipClass.id, result.m_classes.size()).second)
            problems.push_back({file + ": " + path + ".id", phrase("This id stands twice."),
                                phrase("Give each class its own.")});
        result.m_classes.push_back(std::move(shipClass));
    }
    top.finish();
    if (result.m_classes.empty() && problems.empty())
        top.refuse("classes", phrase("There is no class in it."));
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
