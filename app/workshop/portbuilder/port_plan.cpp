// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_plan.h"

#include <cstdlib>

#include "core/base/json_reader.h"
#include "core/ports/random_defences.h"

namespace navarch {

namespace {

constexpr std::string_view draftFormat = "navarch-port-draft/1";
constexpr TextBounds pathText{4000, true};
constexpr ListBounds typedBounds{{1, 10}, 1000};

Dice diceOf(const PortPlan& plan)
{
    // The stream of `navarch port random`: the same seed gives the same port there.
    return plan.typed.empty() ? Dice(plan.seed, streamOf("neutral-defences")) : Dice(plan.typed);
}

} // namespace

PortPlan freshPort(const Limits& limits)
{
    PortPlan plan;
    plan.port.economicValue = 4;
    WallSection section;
    section.capacity = plan.port.economicValue;
    section.archers = 1;
    plan.port.sections.assign(static_cast<std::size_t>(mostWallSections(4, limits)), section);
    return plan;
}

std::vector<Roll> rollInto(PortPlan& plan, int walls, const ChanceTables& tables)
{
    Dice dice = diceOf(plan);
    Fortification port = rollDefences(plan.port.name, plan.port.economicValue, walls, tables, dice);
    if (!dice.missing().empty())
        return dice.missing();
    port.commander.name = plan.port.commander.name;
    plan.port = std::move(port);
    plan.rolled = true;
    plan.rolls = dice.rolls();
    return {};
}

std::vector<Roll> diceNeeded(int economicValue, int walls, const ChanceTables& tables)
{
    Dice none(std::vector<int>{});
    (void)rollDefences({}, economicValue, walls, tables, none);
    return none.missing();
}

Json portDraftJson(const PortPlan& plan)
{
    const std::string path = whyUnfitText(plan.path, pathText.maxLength) ? std::string() : plan.path;
    Json json{{"format", draftFormat}, {"path", path}, {"rolled", plan.rolled}};
    // The seed is a string: it may need 64 bits, and many readers of JSON hold 53.
    json["seed"] = std::to_string(plan.seed);
    json["typed"] = plan.typed;
    json["port"] = fortificationJson(plan.port);
    return json;
}

Result<PortPlan> readPortDraft(const Json& json, const std::string& file, const Figures& figures)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(draftFormat);
    PortPlan plan;
    std::string seed;
    top("path", plan.path, pathText);
    top("rolled", plan.rolled);
    top("seed", seed, TextBounds{20, true});
    top("typed", plan.typed, typedBounds);
    Result<Fortification> port = problem(file, phrase("The draft has no port."));
    if (const Json* inner = top.value("port"))
        port = readFortification(*inner, file);
    top.finish();
    if (!port)
        return tl::unexpected(port.error());
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    plan.port = std::move(*port);
    plan.seed = std::strtoull(seed.c_str(), nullptr, 10);
    if (plan.rolled) {
        // Rolled again, it must be the same; otherwise it is taken as built.
        PortPlan again = plan;
        const auto missing = rollInto(again, static_cast<int>(plan.port.sections.size()), figures.tables);
        if (missing.empty() && again.port == plan.port)
            plan = std::move(again);
        else
            plan.rolled = false;
    }
    return plan;
}

} // namespace navarch
