// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/problem.h"

namespace navarch {

/// The tables a battle of Trireme is fought by, as core/rules/trireme/figures/tables.json has them. What the classes are like stands
/// with the classes (core/data/ship-classes.json).
struct TriremeTables {
    /// Where a row comes from.
    struct Origin {
        std::string rule;   ///< "TR-T6"
        std::string source; ///< seed, read or house
    };
    struct Figure : Origin {
        std::string key;
        std::string text;
        int value = 0;
    };
    /// What a weapon does at a range, from a face of a d6 on (TR-T6). The first row that fits holds.
    struct FireRow : Origin {
        std::string key;
        int least = 0; ///< hexes
        int range = 0;
        int from = 0;
        int damage = 0;
        int kills = 0;
    };
    /// Who and what stands on a ship's deck (TR-T1).
    struct DeckRow : Origin {
        std::string ship;   ///< as the game calls it: "Heptere"
        std::string column; ///< roman or hellenistic
        int medium = 0;
        int heavy = 0;
        int bows = 0;
        int catapults = 0;
        int stones = 0;
    };
    /// How a nation mans its ships (TR-T2).
    struct PresetRow : Origin {
        std::string key;
        std::string crew; ///< poor, average, elite
        std::string flagship;
        std::string marines; ///< light, medium, heavy
        std::string column;  ///< of the decks
    };

    std::vector<Figure> figures;
    std::vector<FireRow> fire;
    std::vector<DeckRow> decks;
    std::vector<PresetRow> presets;

    /// Reads "navarch-trireme-tables/1"; `file` is for messages. Refused besides what is out of form: keys the engine does
    /// not know, and those it needs and that are missing.
    [[nodiscard]] static Result<TriremeTables> fromJson(const Json& json, const std::string& file);
    /// Those built into the program, read at first use. They are tested, so reading them cannot fail.
    [[nodiscard]] static const TriremeTables& builtIn();
};

namespace trireme {

/// The tables with an umpire's own house figures in place of ours: a brief's "house_tables", { "figures": { "rows": 24 } }.
/// Only figures tagged house may be replaced; printed ones, unknown keys and values out of bounds are problems. `house`
/// may be null: then nothing changes.
[[nodiscard]] TriremeTables amended(TriremeTables tables, const Json& house, Problems& problems);

} // namespace trireme
} // namespace navarch
