// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/verdict.h"

namespace navarch {

Json eventsJson(const std::vector<Event>& events)
{
    Json rows = Json::array();
    for (const Event& event : events) {
        Json row{{"kind", event.kind}, {"rule", event.rule}, {"text", event.text.english()}};
        if (!event.dice.empty()) {
            Json dice = Json::array();
            for (const Roll& roll : event.dice)
                dice.push_back({{"sides", roll.sides},
                                {"face", roll.face},
                                {"rule", roll.rule},
                                {"why", roll.why},
                                {"result", roll.result.english()}});
            row["dice"] = std::move(dice);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace navarch
