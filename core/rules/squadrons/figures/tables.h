// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/problem.h"
#include "core/rules/squadrons/figures/figures.h"

namespace navarch {

/// The single figures a battle of squadrons is fought by, as core/rules/squadrons/figures/tables.json has them.
struct SquadronTables {
    struct Figure {
        std::string key;
        std::string text;
        int value = 0;
        std::string rule;   ///< "SQ-3.2"
        std::string source; ///< seed, read or house
    };

    std::vector<Figure> figures;

    /// Reads "navarch-squadron-tables/1"; `file` is for messages. Refused besides what is out of form: keys the engine does
    /// not know, and those it needs and that are missing.
    [[nodiscard]] static Result<SquadronTables> fromJson(const Json& json, const std::string& file);
    /// Those built into the program, read at first use. They are tested, so reading them cannot fail.
    [[nodiscard]] static const SquadronTables& builtIn();
};

namespace squadrons {

/// The tables with an umpire's own house figures in place of ours: a brief's "house_tables", { "figures": { "zone": 10 } }.
/// Only figures tagged house may be replaced; printed ones, unknown keys and values out of bounds are problems. `house`
/// may be null: then nothing changes.
[[nodiscard]] SquadronTables amended(SquadronTables tables, const Json& house, Problems& problems);

/// The tables as numbers, so that nothing is looked up by name while a battle runs. Tables that fromJson() let pass have
/// everything this asks for. `turnLimit` is set besides.
[[nodiscard]] BattleFigures compiled(const SquadronTables& tables, int& turnLimit);

} // namespace squadrons
} // namespace navarch
