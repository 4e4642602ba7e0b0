// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/scenario.h"

#include "core/base/json.h"
#include "core/chart/chart.h"
#include "core/data/embedded.h"

namespace navarch {

namespace {

constexpr std::string_view scenarioFolder = "scenarios/";

std::string fileOf(const std::string& id)
{
    return std::string(scenarioFolder) + id + ".json";
}

/// `subject` is whose fleets they are.
Result<CampaignPlan> readAtScale(std::string_view text, const std::string& file, const std::string& subject,
                                 const Figures& figures, int scale)
{
    if (!isFleetScale(scale))
        return problem("scale " + std::to_string(scale),
                       phrase("One ship stands for five of the record, for ten or for one."),
                       phrase("Give 5, 10 or 1."));
    auto plan = parseDocument(text, file, {scenarioFormat}).and_then([&](const Json& json) {
        return readPlan(json, file, figures, scale);
    });
    if (plan && !plan->hasRecord && scale != usualFleetScale)
        return problem(subject, phrase("Its fleets are named ship by ship, at one scale."),
                       phrase("Leave the scale out."));
    return plan;
}

} // namespace

std::vector<std::string> scenarioIds()
{
    std::vector<std::string> ids;
    for (std::string_view name : embeddedFileNames()) {
        if (!name.starts_with(scenarioFolder) || !name.ends_with(".json"))
            continue;
        name.remove_prefix(scenarioFolder.size());
        name.remove_suffix(5);
        ids.emplace_back(name);
    }
    return ids;
}

Result<std::string_view> builtInScenarioText(const std::string& id)
{
    if (const auto text = embeddedFile(fileOf(id)))
        return *text;
    std::string known;
    for (const std::string& other : scenarioIds())
        known += (known.empty() ? "" : ", ") + other;
    return problem("scenario " + quotedForMessage(id), phrase("There is no such scenario."),
                   phrase("Known are %1.", given(known)));
}

Result<CampaignPlan> builtInScenario(const std::string& id, const Figures& figures, int scale)
{
    return builtInScenarioText(id).and_then([&](std::string_view text) {
        return readAtScale(text, fileOf(id), "scenario " + quotedForMessage(id), figures, scale);
    });
}

Result<CampaignPlan> readScenario(std::string_view text, const std::string& file, const Figures& figures,
                                  int scale)
{
    return readAtScale(text, file, file, figures, scale);
}

std::string scenarioText(Json document, const Chart* chart)
{
    if (!chart)
        return jsonText(document);
    document["chart"] = nullptr; // it stays where it was, so that one reads of the war first
    std::string written = jsonText(document);
    // As chartText() sets it, a point after the other: a line for each number would be several times as long.
    constexpr std::string_view place = "\n  \"chart\": null";
    std::string own = chartText(*chart);
    own.pop_back();
    written.replace(written.find(place) + place.size() - 4, 4, own);
    return written;
}

std::string withChart(std::string_view text, const Chart& chart)
{
    return scenarioText(Json::parse(text), &chart);
}

} // namespace navarch
