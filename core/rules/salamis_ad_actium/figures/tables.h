// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/battle/brief/weather.h"
#include "core/people/quality.h"
#include "core/ships/condition.h"

namespace navarch {

/// The tables a battle of Salamis ad Actium is fought by, as core/rules/salamis_ad_actium/figures/tables.json has them: what
/// the record sheets print, the rules engine reads.
struct CombatTables {
    /// A line of a list of modifiers.
    struct Modifier {
        std::string key;
        std::string text;
        std::string shown;           ///< as one prints it: "+2 / +1"
        std::vector<int> values;     ///< in the order of `text`
        bool realTargetOnly = false; ///< not when an unsupported rammer tests itself (SA-7.4.4)
        std::string rule;
        std::string source;
    };
    /// A sentence that goes with a table.
    struct Note {
        std::string text;
        std::string rule;
        std::string source;
    };
    /// A row of the Ramming Damage table (SA-7.4.T2).
    struct DamageRow {
        std::optional<int> from; ///< scores, both ends included; a missing one is open
        std::optional<int> to;
        Damage damage = Damage::None;
        std::string text; ///< "light"; "matchwood" is worse than wrecked
        int casualtyDice = 0;
        std::string rule;
        std::string source;

        /// "5-", "6-8", "17+".
        [[nodiscard]] std::string scores() const;
    };
    struct CasualtyResult {
        std::string key;
        std::string text;
    };
    /// The Casualty Table (SA-6.T): for each face of a d10 a result in each column.
    struct Casualties {
        std::string rule;
        std::string source;
        std::array<std::string, 3> columns;                 ///< their titles
        std::array<std::array<std::string, 3>, 10> results; ///< keys, by face - 1 and column
    };

    /// A single figure of the rules: a range, what a die must show, a modifier.
    struct Figure {
        std::string key;
        std::string text;
        int value = 0;
        std::string rule;
        std::string source;
    };
    /// A wind and the sea it raises (SA-2.5.2).
    struct WindRow {
        Wind wind = Wind::Calm;
        int least = 0; ///< faces of the d10 at the outset, both ends included; 0: never then
        int most = 0;
        int deducts = 0; ///< from the weather's damage tests (SA-10.1)
        Sea raises = Sea::Flat;
        std::string rule;
        std::string source;
    };

    std::array<int, 5> fastMoves{}; ///< a battle, best crew first (SA-5.2)
    int crewTestDie = 0;            ///< SA-2.11.1
    int crewTestFrom = 0;
    std::vector<Figure> figures;
    std::vector<WindRow> winds;             ///< by Wind
    std::vector<Modifier> rammingModifiers; ///< SA-7.4.T1
    std::vector<Note> rammingNotes;
    std::vector<DamageRow> rammingDamage; ///< they cover every score once, in order
    std::vector<CasualtyResult> casualtyResults;
    Casualties casualties;
    std::vector<Note> casualtyNotes;
    std::vector<Modifier> rakeModifiers; ///< SA-7.6.1
    std::vector<Note> rakeNotes;

    [[nodiscard]] int fastMovesOf(CrewQuality crew) const
    {
        return fastMoves[static_cast<std::size_t>(crew)];
    }
    /// The casualty dice a ram rolls when it comes to `damage`.
    [[nodiscard]] int casualtyDiceOf(Damage damage) const;
    /// What a casualty comes to in words; `key` is one of casualtyResults.
    [[nodiscard]] const std::string& casualtyText(const std::string& key) const;

    /// Reads "navarch-salamis-tables/1"; `file` is for messages. Refused besides what is out of form: keys that the
    /// engine does not know, and those it needs and that are missing.
    [[nodiscard]] static Result<CombatTables> fromJson(const Json& json, const std::string& file);
    /// Those built into the program, read at first use. They are tested, so reading them cannot fail.
    [[nodiscard]] static const CombatTables& builtIn();
};

} // namespace navarch
