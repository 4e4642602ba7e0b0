// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/boards/drawn/drawn_board.h"

namespace navarch {

/// A board on the table of the board editor. A value, so that every step of the work can be kept and taken back (Snapshots).
struct BoardPlan {
    DrawnBoard board;
    std::string path; ///< the file it was read from or saved to; empty: none yet

    friend bool operator==(const BoardPlan&, const BoardPlan&) = default;
};

} // namespace navarch
