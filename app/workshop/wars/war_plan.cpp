// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_plan.h"

#include "app/base/files/file_access.h"
#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr std::string_view draftFormat = "navarch-war-draft/1";
constexpr TextBounds pathText{4000, true};

} // namespace

WarReading readingOf(const WarPlan& plan)
{
    WarReading reading;
    reading.figures = &figuresOf(plan.draft, builtInFigures());
    if (auto read = planOf(plan.draft, builtInFigures()))
        reading.plan = std::move(*read);
    reading.prices = pricesOf(reading.plan, *reading.figures);
    return reading;
}

Result<ScenarioDraft> readScenarioFile(const std::string& path)
{
    return readWholeFile(path).and_then(
        [&](const std::string& text) { return readScenarioDraft(text, shownPath(path), builtInFigures()); });
}

Json warDraftJson(const WarPlan& plan)
{
    const std::string path = whyUnfitText(plan.path, pathText.maxLength) ? std::string() : plan.path;
    return {{"format", draftFormat}, {"path", path}, {"scenario", scenarioText(plan.draft)}};
}

Result<WarPlan> readWarDraft(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(draftFormat);
    WarPlan plan;
    top("path", plan.path, pathText);
    const Json* text = top.value("scenario");
    top.finish();
    if (!text || !text->is_string())
        problems.push_back({file, phrase("The draft has no scenario."), {}});
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    auto draft = readScenarioDraft(text->get_ref<const std::string&>(), file, builtInFigures());
    if (!draft)
        return tl::unexpected(std::move(draft.error()));
    plan.draft = std::move(*draft);
    return plan;
}

} // namespace navarch
