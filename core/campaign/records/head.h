// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/id.h"

namespace navarch {

/// Before the campaign begins budgets are spent and fortifications built; afterwards neither (CP-2.2, SA-15.11).
enum class Stage { Setup, Running };

template <>
struct EnumNames<Stage> {
    static constexpr std::array<EnumName<Stage>, 2> names{
        {{Stage::Setup, "setup"}, {Stage::Running, "running"}}};
};

/// How far a turn has come (CP-1.3): sides give orders; or the week has been sailed and its battles are to be fought.
enum class TurnPhase { Orders, Battles };

template <>
struct EnumNames<TurnPhase> {
    static constexpr std::array<EnumName<TurnPhase>, 2> names{
        {{TurnPhase::Orders, "orders"}, {TurnPhase::Battles, "battles"}}};
};

/// What a campaign is called and when it is. There is exactly one, number 1.
struct HeadRecord {
    static constexpr std::string_view tableName = "campaign";
    static constexpr std::array youngerFields{"phase", "lanes_edition"};

    Id<HeadRecord> id{1};
    std::string name;
    std::string scenario;  ///< the id of the scenario it began from; empty: blank
    std::int64_t seed = 0; ///< of every die of the campaign
    Stage stage = Stage::Setup;
    int year = -431;             ///< signed, no year 0 (CP-1.1)
    int month = 1;               ///< 1-12
    int week = 1;                ///< 1-4
    int turn = 0;                ///< weeks since the start
    std::int64_t nextNumber = 2; ///< the next number a record gets; one count for all tables
    TurnPhase phase = TurnPhase::Orders;
    /// Which of the built-in lanes it is played on (Figures::laneEditions); a campaign with a chart of its own on none of them.
    /// What was founded before lanes had editions stays on the first.
    int lanesEdition = 1;

    friend bool operator==(const HeadRecord&, const HeadRecord&) = default;
};

inline constexpr Bounds numberBounds{0, std::int64_t{1} << 53};

template <RecordSelf<HeadRecord> Self, class Visitor>
void visitFields(Self& head, Visitor& visit)
{
    visit("name", head.name, nameText);
    visit("scenario", head.scenario, optionalNameText);
    visit("seed", head.seed, numberBounds);
    visit("stage", head.stage);
    visit("year", head.year, yearBounds);
    visit("month", head.month, Bounds{1, 12});
    visit("week", head.week, Bounds{1, 4});
    visit("turn", head.turn, Bounds{0, 1'000'000});
    visit("next_number", head.nextNumber, numberBounds);
    visit("phase", head.phase);
    visit("lanes_edition", head.lanesEdition, Bounds{1, 1000});
}

/// A choice of the umpire: paper, options, house figures. The keys in use are in core/campaign/settings/settings.h.
struct SettingRecord {
    static constexpr std::string_view tableName = "settings";

    Id<SettingRecord> id;
    std::string key; ///< no two alike
    std::string value;

    friend bool operator==(const SettingRecord&, const SettingRecord&) = default;
};

template <RecordSelf<SettingRecord> Self, class Visitor>
void visitFields(Self& setting, Visitor& visit)
{
    visit("key", setting.key, nameText);
    visit("value", setting.value, noteText);
}

/// The umpire's own figure in place of a game's house figure (core/rules/house_figures.h). It goes into the briefs of
/// battles that are arranged from now on.
struct HouseFigureRecord {
    static constexpr std::string_view tableName = "house_figures";
    static constexpr int sinceSchema = 3;

    Id<HouseFigureRecord> id;
    std::string rules; ///< the game
    std::string key;   ///< no two alike in a game
    std::string value;

    friend bool operator==(const HouseFigureRecord&, const HouseFigureRecord&) = default;
};

template <RecordSelf<HouseFigureRecord> Self, class Visitor>
void visitFields(Self& figure, Visitor& visit)
{
    visit("rules", figure.rules, nameText);
    visit("key", figure.key, nameText);
    visit("value", figure.value, nameText);
}

} // namespace navarch
