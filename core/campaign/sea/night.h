// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/sea/course.h"

namespace navarch {

class Harbours;

/// Nights running that a fleet may be away from a harbour and pay nothing (CP-7.2).
inline constexpr int freeNightsOut = 2;
/// As many as a record holds.
inline constexpr int mostWearyOars = 20;

/// Rows a day's stage of `miles` along the course, and returns those made. A fleet that has been out for two nights puts in
/// at the first harbour it reaches; `fleet` says whose it is and how long it has been out. `way` gets every place it passes
/// and the one where it ends; null: nobody asks.
int rowStage(Course& course, const FleetRecord& fleet, int miles, const Harbours& harbours,
             const SeaLanes& lanes, std::vector<PlaceAtSea>* way = nullptr);

/// The night after a day: in reach of a harbour, or out. From the third night out running each costs every ship an oar
/// factor (CP-7.2).
void spendNight(FleetRecord& fleet, bool inHarbour);

} // namespace navarch
