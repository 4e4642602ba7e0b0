// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/problem.h"

namespace navarch {

/// The tables a battle of Ramming Speed!!! is fought by, as core/rules/ramming_speed/figures/tables.json has them.
struct RammingTables {
    /// Where a row comes from.
    struct Origin {
        std::string rule;   ///< "RS-T8"
        std::string source; ///< seed or house
    };
    struct Figure : Origin {
        std::string key;
        std::string text;
        int value = 0;
    };
    /// What a face of a d10 gives (RS-T2, RS-T3).
    struct Face : Origin {
        std::string key;
    };
    /// What a face of a d6 gives, and the nation that excels at it (RS-T4).
    struct SkillRow : Origin {
        std::string key;
        std::string nation;
    };
    struct SailRow : Origin {
        std::string text;
        int to = 0; ///< totals up to this
        int mp = 0;
        bool flounders = false; ///< -1D6 MP instead
    };
    struct WeaponRow : Origin {
        std::string key;
        std::string text;
        int range = 0;
        int least = 1; ///< hexes, the least range
        int hit = 0;
        int dice = 1; ///< of `die` sides: killed
        int die = 10;
        int fireTo = 0;   ///< a d6 of at most this sets fire
        int firesDie = 0; ///< sides of the die of counters; 0: one
    };
    struct RamRow : Origin {
        std::string key;
        int to = 0;
        int sinksDice = 0; ///< d6 of turns until it sinks
        bool shears = false;
    };
    struct MoraleRow : Origin {
        std::string key;
        int to = 0;
    };

    std::vector<Figure> figures;
    std::vector<Face> advantages;   ///< ten
    std::vector<Face> missiles;     ///< ten
    std::vector<SkillRow> skills;   ///< six
    std::vector<SailRow> sail;      ///< RS-T6
    std::vector<WeaponRow> weapons; ///< RS-T7, in the engine's order
    std::vector<RamRow> ramming;    ///< RS-T8
    std::vector<MoraleRow> morale;  ///< RS-T9

    /// Reads "navarch-ramming-tables/1"; `file` is for messages. Refused besides what is out of form: keys the engine does
    /// not know, and those it needs and that are missing.
    [[nodiscard]] static Result<RammingTables> fromJson(const Json& json, const std::string& file);
    /// Those built into the program, read at first use. They are tested, so reading them cannot fail.
    [[nodiscard]] static const RammingTables& builtIn();
};

namespace ramming {

/// The tables with an umpire's own house figures in place of ours: a brief's "house_tables", { "figures": { "rows": 24 } }.
/// Only figures tagged house may be replaced; printed ones, unknown keys and values out of bounds are problems. `house`
/// may be null: then nothing changes.
[[nodiscard]] RammingTables amended(RammingTables tables, const Json& house, Problems& problems);

} // namespace ramming
} // namespace navarch
