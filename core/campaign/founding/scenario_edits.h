// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/campaign/founding/scenario_draft.h"

namespace navarch {

// What can be done to a scenario that is edited. Each takes a draft and gives the altered one, or says why not; the draft it was
// given stays. Whatever comes of it can be read: a change that would leave a file that cannot is refused with what the reader
// says. Whether a war can be founded on it is another matter, for which checkScenario() has findings.
//
// Sides, their fleets, and a fleet's rows of ships and commanders are counted from 0 in the order of the file; what is not
// there is refused. Fields are called as in the file, and an empty text takes away one that may be missing.

using EditedScenario = Result<ScenarioDraft>;

struct FleetAt {
    int side = 0;
    int fleet = 0;
};

/// "name", "summary", "history", "source", "seed", "year", "month" or "week". Fleets made for the old year
/// are of the new one, and have the rams that are fitted then.
[[nodiscard]] EditedScenario withField(const ScenarioDraft& draft, std::string_view field, const Json& value,
                                       const Figures& figures);
/// An option; its usual value takes it out of the file.
[[nodiscard]] EditedScenario withOption(const ScenarioDraft& draft, const std::string& key,
                                        const std::string& value, const Figures& figures);

/// Another side, the last, with a colour and an emblem that nobody has and the budget of the one before it.
[[nodiscard]] EditedScenario withSide(const ScenarioDraft& draft, const std::string& name,
                                      const Figures& figures);
/// Its ports become neutral and lose their walls; its fleets go from the battles that are proposed, it from the others' aims,
/// and nothing is told of how it stands any more.
[[nodiscard]] EditedScenario withoutSide(const ScenarioDraft& draft, int side, const Figures& figures);
/// "name", "colour", "emblem", "player", "period", "budget" or "home_port", which becomes its own.
[[nodiscard]] EditedScenario withSideField(const ScenarioDraft& draft, int side, std::string_view field,
                                           const Json& value, const Figures& figures);

/// How two sides stand as it begins (CP-2.1), told once whichever of them is named first; war, which needs no telling, takes
/// it out of the file. `weeks` are a truce's, within truceWeeks, and count for nothing else.
[[nodiscard]] EditedScenario withRelation(const ScenarioDraft& draft, int side, int other, Relation relation,
                                          int weeks, const Figures& figures);
/// A side is after a port that takes part, or another side, with a weight of 1 to 9 (CP-11.1). What it is after already gets
/// that weight.
[[nodiscard]] EditedScenario withAim(const ScenarioDraft& draft, int side, const PlannedSide::PlannedAim& aim,
                                     const Figures& figures);
/// Aims are counted from 0 in the order of the file.
[[nodiscard]] EditedScenario withoutAim(const ScenarioDraft& draft, int side, int aim,
                                        const Figures& figures);
[[nodiscard]] EditedScenario withAimWeight(const ScenarioDraft& draft, int side, int aim, int weight,
                                           const Figures& figures);

/// The port of the chart takes part, neutral.
[[nodiscard]] EditedScenario withPort(const ScenarioDraft& draft, const std::string& place,
                                      const Figures& figures);
/// It takes part no more, and is nobody's aim. Refused while fleets lie or are at home there.
[[nodiscard]] EditedScenario withoutPort(const ScenarioDraft& draft, const std::string& place,
                                         const Figures& figures);
/// The same of several in one step: of all of them or of none.
[[nodiscard]] EditedScenario withPorts(const ScenarioDraft& draft, const std::vector<std::string>& places,
                                       const Figures& figures);
[[nodiscard]] EditedScenario withoutPorts(const ScenarioDraft& draft, const std::vector<std::string>& places,
                                          const Figures& figures);
/// Whose it is, by the side's id; empty: nobody's. Its walls go with it, to nobody they are lost; it is no other's home.
[[nodiscard]] EditedScenario withOwner(const ScenarioDraft& draft, const std::string& place,
                                       const std::string& owner, const Figures& figures);
[[nodiscard]] EditedScenario withYard(const ScenarioDraft& draft, const std::string& place, bool hasYard,
                                      const Figures& figures);
/// Refused where it is nobody's.
[[nodiscard]] EditedScenario withWalls(const ScenarioDraft& draft, const std::string& place,
                                       const Fortification& walls, const Figures& figures);
[[nodiscard]] EditedScenario withoutWalls(const ScenarioDraft& draft, const std::string& place,
                                          const Figures& figures);

/// Another fleet of the side in that port; its name gets a number where another fleet has it.
[[nodiscard]] EditedScenario withFleet(const ScenarioDraft& draft, int side, const std::string& port,
                                       const Fleet& fleet, const Figures& figures);
[[nodiscard]] EditedScenario withoutFleet(const ScenarioDraft& draft, FleetAt at, const Figures& figures);
/// "name", which proposed battles follow, "allied_percent", "port", "months" or "home_port".
[[nodiscard]] EditedScenario withFleetField(const ScenarioDraft& draft, FleetAt at, std::string_view field,
                                            const Json& value, const Figures& figures);

/// So many ships of a class more, as yards build them in the scenario's year: in the last row of just those, or in a row of
/// their own.
[[nodiscard]] EditedScenario withShips(const ScenarioDraft& draft, FleetAt at, const std::string& shipClass,
                                       int count, const Figures& figures);
[[nodiscard]] EditedScenario withoutShips(const ScenarioDraft& draft, FleetAt at, int row,
                                          const Figures& figures);
/// "name", "crew", "captain", "squadron", or "count", which is the number of the record where the row has one.
[[nodiscard]] EditedScenario withShipField(const ScenarioDraft& draft, FleetAt at, int row,
                                           std::string_view field, const Json& value, const Figures& figures);

/// What the ships of a row are called, the first of them first; the rest go by their class. More names than ships, and two
/// ships of one name, are refused.
[[nodiscard]] EditedScenario withShipNames(const ScenarioDraft& draft, FleetAt at, int row,
                                           const std::vector<std::string>& names, const Figures& figures);

[[nodiscard]] EditedScenario withCommander(const ScenarioDraft& draft, FleetAt at,
                                           const FleetCommander& commander, const Figures& figures);
[[nodiscard]] EditedScenario withoutCommander(const ScenarioDraft& draft, FleetAt at, int commander,
                                              const Figures& figures);
/// "name", "post", "quality" or "squadron".
[[nodiscard]] EditedScenario withCommanderField(const ScenarioDraft& draft, FleetAt at, int commander,
                                                std::string_view field, const Json& value,
                                                const Figures& figures);

} // namespace navarch
