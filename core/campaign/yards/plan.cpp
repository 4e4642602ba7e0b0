// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/yards/plan.h"

#include "core/base/json_reader.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

std::string planText(const YardPlan& plan)
{
    Json json{{"ship", fleetShipJson(plan.ship)}};
    if (!plan.waived.empty()) {
        json["waive"] = plan.waived;
        json["reason"] = plan.reason;
    }
    return jsonLine(json);
}

Result<YardPlan> planOf(const YardWorkRecord& work, const Figures& figures)
{
    const std::string place = "yard work " + std::to_string(work.id.value) + ": plan";
    const auto json = parseJson(work.plan, place);
    if (!json)
        return tl::unexpected(json.error());
    Problems problems;
    YardPlan plan;
    ObjectReader top(*json, place, {}, problems);
    if (const Json* ship = top.value("ship"))
        plan.ship = readFleetShip(*ship, place, "ship", figures.classes, problems);
    else
        top.refuse("ship", phrase("This field is missing."), phrase("Add it."));
    for (const Json* key : top.items("waive", 50)) {
        if (key->is_string() && !whyUnfitText(key->get<std::string>(), maxNameLength))
            plan.waived.push_back(key->get<std::string>());
        else
            top.refuse("waive", phrase("The key of a finding belongs here."));
    }
    top("reason", plan.reason, noteText);
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return plan;
}

} // namespace navarch
