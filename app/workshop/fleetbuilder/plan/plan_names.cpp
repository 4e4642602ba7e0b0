// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/plan/plan_names.h"

#include "core/base/text.h"

namespace navarch {

Result<void> checkName(const std::string& name, bool mayBeEmpty)
{
    if (name.empty() && !mayBeEmpty)
        return problem({}, phrase("The name is empty."), phrase("Write one."));
    if (const auto why = whyUnfitText(name, maxNameLength))
        return problem({}, *why, phrase("Write another name."));
    return {};
}

std::string nameByPattern(const std::string& pattern, int number, bool numbered)
{
    const std::string place = "{n}";
    std::string name = pattern;
    if (name.find(place) == std::string::npos)
        return numbered ? name + " " + std::to_string(number) : name;
    for (std::size_t at = name.find(place); at != std::string::npos; at = name.find(place))
        name.replace(at, place.size(), std::to_string(number));
    return name;
}

ShipNames::ShipNames(const FleetPlan& plan)
{
    for (const PlanRow& row : plan.rows)
        if (!row.ship.name.empty())
            m_names.insert(row.ship.name);
}

std::string ShipNames::take(const std::string& wanted)
{
    if (m_names.insert(wanted).second)
        return wanted;
    // "Paralos" goes on as "Paralos 2", "Trireme 3" as "Trireme 4".
    std::string stem = wanted;
    const std::size_t lastOther = wanted.find_last_not_of("0123456789");
    if (lastOther != std::string::npos && lastOther + 1 < wanted.size() && wanted[lastOther] == ' ')
        stem = wanted.substr(0, lastOther);
    for (int number = 2;; ++number) {
        std::string name = stem + " " + std::to_string(number);
        if (m_names.insert(name).second)
            return name;
    }
}

} // namespace navarch
