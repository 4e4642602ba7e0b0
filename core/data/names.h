// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"

namespace navarch {

/// What a people calls its ships and its men.
struct PeopleNames {
    std::string id;                 ///< "greek"
    std::vector<std::string> homes; ///< places of the gazetteer whose people these are
    std::vector<std::string> ships;
    std::vector<std::string> men;
};

/// The lists of names.json.
class NameLists {
public:
    /// The list of the people at home there; the first one for every other place.
    [[nodiscard]] const PeopleNames& of(std::string_view home) const;
    [[nodiscard]] const std::vector<PeopleNames>& all() const { return m_peoples; }

    /// Reads "navarch-names/1"; `file` is for messages. Refused: no list, a list without names, a name twice in one.
    [[nodiscard]] static Result<NameLists> fromJson(const Json& json, const std::string& file);
    /// Those built into the program. They are tested, so reading them cannot fail.
    [[nodiscard]] static const NameLists& builtIn();

private:
    std::vector<PeopleNames> m_peoples;
};

} // namespace navarch
