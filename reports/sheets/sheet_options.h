// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/enum_names.h"
#include "reports/paper.h"

namespace navarch {

/// Where the tables of a fight stand.
enum class ReferenceTables : std::uint8_t {
    None,
    Foot, ///< at the foot of every sheet where there is room (one to a page on A4 or Letter), else on a page at the end
    Backs, ///< on the back of every page of sheets, for printing on both sides
};

template <>
struct EnumNames<ReferenceTables> {
    static constexpr std::array<EnumName<ReferenceTables>, 3> names{{{ReferenceTables::None, "none"},
                                                                     {ReferenceTables::Foot, "foot"},
                                                                     {ReferenceTables::Backs, "backs"}}};
};

/// How a job is printed.
struct SheetOptions {
    Paper paper = Paper::A4;
    int perPage = 1;              ///< record sheets: 1 or 4
    bool currentCondition = true; ///< losses are marked; otherwise the sheets are blank
    ReferenceTables tables = ReferenceTables::Foot;
    bool shipSheets = true;    ///< a sheet a ship, and the tables with them
    bool squadronCards = true; ///< before the sheets, a card a squadron
    bool coverList = true;     ///< before the sheets, a list of all ships with the page each stands on
};

} // namespace navarch
