// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/rules/shared/single_figures.h"

namespace navarch::squadrons {

/// The single figures of a battle, lengths in whole inches. core/rules/squadrons/figures/tables.json has each with its words, rule
/// number and source; those of ours (house) may be replaced by a brief's.
struct HouseFigures {
    int columnMove = 0;
    int disorderedLess = 0;
    int unformedLess = 0;
    int backing = 0;
    int mostTurn = 0;
    int passes = 0;
    int nearEnemy = 0;
    int near = 0;
    int beyond = 0;
    int behind = 0;
    int pursuing = 0;
    int katastrophe = 0;
    int struckRank = 0;
    int zone = 0;
    int clear = 0;
    int flotsam = 0;
    int overlap = 0;
    int breakOff = 0;
    int shoreTie = 0;
    int shortOfRoom = 0;
    int rally = 0;
    int routContact = 0;
    int concession = 0;
    int leastWeight = 0;
    int usualStands = 0;
    int turnLimit = 0;

    friend bool operator==(const HouseFigures&, const HouseFigures&) = default;
};

inline constexpr auto houseFigures = std::to_array<SingleFigure<HouseFigures>>({
    {"column-move", &HouseFigures::columnMove, {1, 9}},
    {"disordered-less", &HouseFigures::disorderedLess, {0, 1}},
    {"unformed-less", &HouseFigures::unformedLess, {0, 2}},
    {"backing", &HouseFigures::backing, {1, 4}},
    {"most-turn", &HouseFigures::mostTurn, {0, 180}},
    {"passes", &HouseFigures::passes, {2, 12}},
    {"near-enemy", &HouseFigures::nearEnemy, {-6, 6}},
    {"near", &HouseFigures::near, {0, 24}},
    {"beyond", &HouseFigures::beyond, {1, 12}},
    {"behind", &HouseFigures::behind, {1, 12}},
    {"pursuing", &HouseFigures::pursuing, {-6, 6}},
    {"katastrophe", &HouseFigures::katastrophe, {-6, 6}},
    {"struck-rank", &HouseFigures::struckRank, {1, 6}},
    {"zone", &HouseFigures::zone, {6, 18}},
    {"clear", &HouseFigures::clear, {0, 6}},
    {"flotsam", &HouseFigures::flotsam, {0, 3}},
    {"overlap", &HouseFigures::overlap, {1, 2}},
    {"break-off", &HouseFigures::breakOff, {2, 4}},
    {"shore-tie", &HouseFigures::shoreTie, {0, 6}},
    {"short-of-room", &HouseFigures::shortOfRoom, {1, 4}},
    {"rally", &HouseFigures::rally, {0, 60}},
    {"rout-contact", &HouseFigures::routContact, {0, 10}},
    {"concession", &HouseFigures::concession, {0, 10}},
    {"least-weight", &HouseFigures::leastWeight, {1, 20}},
    {"usual-stands", &HouseFigures::usualStands, {2, 4}},
    {"turn-limit", &HouseFigures::turnLimit, {1, 1000}},
});

} // namespace navarch::squadrons
