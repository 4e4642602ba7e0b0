// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/problem.h"

namespace navarch {

/// The tables a battle of Pompeius Magnus versus Megadates is fought by, as core/rules/pompeius/figures/tables.json has them. What
/// the classes are like stands with the classes (core/data/ship-classes.json).
struct PompeiusTables {
    /// Where a row comes from.
    struct Origin {
        std::string rule;   ///< "PM-10.2"
        std::string source; ///< seed, read or house
    };
    struct Figure : Origin {
        std::string key;
        std::string text;
        int value = 0;
    };
    /// A kind of damage card, as many as a tray has of it (PM-T7).
    struct CardRow : Origin {
        std::string key; ///< "rower-disorder"
        int number = 0;
        int boog = 0; ///< of them so many carry the mark BOOG
    };
    /// Who stands on the deck of a class of ships of a nation (PM-T3).
    struct CrewRow : Origin {
        std::string key;      ///< of the class: "quadrireme"
        std::string nation;   ///< roman or pirate
        std::vector<int> bow; ///< milites, sagittarii, ballistae
        std::vector<int> stern;
    };
    /// What a trierarch's deeds are worth to his pride (PM-14.4).
    struct LaurelRow : Origin {
        std::string key; ///< the nation: roman or pirate
        int capture = 0;
        int sinking = 0;
        int killed = 0;
        int prisoner = 0;
        int lostFighting = 0;
        int leftForGood = 0;
        int prize = 0; ///< held, or off the map at the end
    };

    std::vector<Figure> figures;
    std::vector<CardRow> cards;
    std::vector<CrewRow> crews;
    std::vector<LaurelRow> laurels;

    /// Reads "navarch-pompeius-tables/1"; `file` is for messages. Refused besides what is out of form: keys the engine does
    /// not know, and those it needs and that are missing.
    [[nodiscard]] static Result<PompeiusTables> fromJson(const Json& json, const std::string& file);
    /// Those built into the program, read at first use. They are tested, so reading them cannot fail.
    [[nodiscard]] static const PompeiusTables& builtIn();
};

namespace pompeius {

/// The tables with an umpire's own house figures in place of ours: a brief's "house_tables", { "figures": { "columns": 40 } }.
/// Only figures tagged house may be replaced; printed ones, unknown keys and values out of bounds are problems. `house`
/// may be null: then nothing changes.
[[nodiscard]] PompeiusTables amended(PompeiusTables tables, const Json& house, Problems& problems);

} // namespace pompeius
} // namespace navarch
