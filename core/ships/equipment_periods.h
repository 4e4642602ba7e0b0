// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"

namespace navarch {

/// When, and on which classes, a piece of equipment may be carried (SA-11).
struct EquipmentPeriod {
    std::string item;  ///< the field of a fit: "corvi", "greek_fire"; "ram" for rams
    std::string value; ///< which ram; empty otherwise
    std::optional<int> fromYear;
    std::optional<int> toYear;
    std::vector<std::string> classes; ///< only these class ids; empty: all
    std::string rule;
    std::string source; ///< seed or house
    std::string reason;
};

/// The periods of every piece of equipment, as core/data/equipment.json has them.
class EquipmentPeriods {
public:
    [[nodiscard]] const std::vector<EquipmentPeriod>& all() const { return m_periods; }
    /// Null when the item may be carried always and by all.
    [[nodiscard]] const EquipmentPeriod* find(std::string_view item, std::string_view value = {}) const;

    /// Reads "navarch-equipment/1"; `file` is for messages.
    [[nodiscard]] static Result<EquipmentPeriods> fromJson(const Json& json, const std::string& file);

private:
    std::vector<EquipmentPeriod> m_periods;
};

} // namespace navarch
