// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/campaign/campaign.h"
#include "core/campaign/founding/fleet_scale.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"
#include "core/ships/own_class.h"

namespace navarch {

struct Chart;

/// A side as it is planned. Ports are named by their ids on the plan's chart.
struct PlannedSide {
    std::string id; ///< how the plan's ports name it: "athens"
    std::string name;
    SideColour colour = SideColour::Madder;
    Emblem emblem = Emblem::Trident;
    Player player = Player::Person;
    ListPeriod period = ListPeriod::Classical;
    std::string homePort; ///< may be empty
    Talents budget;
    struct PlannedFleet {
        std::string port;
        Fleet fleet;
        int months = 12;      ///< of the contract, when it is allied (CP-9.1)
        std::string homePort; ///< of the contract; empty: where it lies
    };
    std::vector<PlannedFleet> fleets;
    struct PlannedDefences {
        std::string port;
        Fortification defences;
    };
    std::vector<PlannedDefences> defences;
    struct PlannedAim {
        std::string port;  ///< its id on the chart; or empty
        std::string enemy; ///< a side's id; or empty: one of the two is given
        int weight = 3;    ///< 1 to 9
    };
    std::vector<PlannedAim> aims;
};

/// How two sides stand as the war begins; those that no relation names are at war.
struct PlannedRelation {
    std::string side; ///< ids
    std::string other;
    Relation relation = Relation::War;
    int weeks = 0; ///< of a truce
};

struct PlannedPort {
    std::string place; ///< its id on the plan's chart
    std::string owner; ///< a side's id; empty: neutral
    bool yard = true;  ///< whether ships can be built there (CP-5.1)
};

/// A battle that a scenario proposes to begin with; nobody has arranged it yet.
struct PlannedBattle {
    std::string name;
    std::string note;                ///< a sentence or two
    std::vector<std::string> fleets; ///< by the names they have in the plan
    std::string rules;               ///< the game's id
    PlaceKind place = PlaceKind::OpenSea;
    std::string port; ///< off which or in which, its id on the chart; may be empty at sea
};

/// A campaign before it is founded: what a scenario file holds and the New campaign screen edits.
struct CampaignPlan {
    std::string scenario; ///< its id; empty: blank
    std::string name;
    std::string summary;                ///< one sentence
    std::string history;                ///< a paragraph
    std::shared_ptr<const Chart> chart; ///< of its own; null: the built-in one of the Mediterranean
    std::vector<ShipClass> classes;     ///< of its own, beside the program's and those that its fleets bring
    std::vector<OwnFigure> figures;     ///< in place of the games' house figures
    std::int64_t seed = 1;
    int year = -431;
    int month = 3;
    int week = 1;
    int scale = usualFleetScale; ///< one ship for so many of the record (CP-12)
    bool hasRecord = false;      ///< whether anything in it depends on the scale
    std::vector<PlannedPort> ports;
    std::vector<PlannedSide> sides;
    std::vector<PlannedRelation> relations;
    std::vector<PlannedBattle> battles;
    std::vector<std::pair<std::string, std::string>>
        settings; ///< key and value, core/campaign/settings/settings.h
};

/// The "format" of a scenario file.
inline constexpr std::string_view scenarioFormat = "navarch-scenario/1";

/// Reads "navarch-scenario/1"; refused with file, path and remedy: unknown ports, sides, classes, options, a chart on which
/// no war can be played. Fleets that the file numbers by the record, and their sides' budgets, are those of `scale`, one of
/// fleetScales. A `chart` that was read already takes the place of what the file says of one. Whether the war can be founded,
/// checkScenario() says.
[[nodiscard]] Result<CampaignPlan> readPlan(const Json& json, const std::string& file, const Figures& figures,
                                            int scale = usualFleetScale,
                                            std::shared_ptr<const Chart> chart = nullptr);

/// A campaign of `year` with every port founded by then, all neutral, and two sides to be filled in.
[[nodiscard]] CampaignPlan blankPlan(int year, const Figures& figures);

/// The own classes of a plan: those that it names, and those of its fleets' ships. Refused: two that differ under one id.
[[nodiscard]] Result<std::vector<ShipClass>> ownClassesOf(const CampaignPlan& plan);

/// Founds the campaign: its chart, own classes, ports as that has them in the plan's year, then sides, fortifications and fleets bought
/// through the gate, so that a plan costs what its sides would pay. At another scale than the usual one income, loot and loans
/// a point of economic value follow it [house]: they stand as the umpire's own figures. Every refusal of the gate is a problem here.
[[nodiscard]] Result<Campaign> foundCampaign(const CampaignPlan& plan, const Figures& figures);

/// The scenarios built into the program, in the order of their files.
[[nodiscard]] std::vector<std::string> scenarioIds();

/// The plan of a built-in scenario at a scale. Refused: a scale that is not among fleetScales, or another than the usual
/// one for a scenario whose fleets are no numbers of the record.
[[nodiscard]] Result<CampaignPlan> builtInScenario(const std::string& id, const Figures& figures,
                                                   int scale = usualFleetScale);

} // namespace navarch
