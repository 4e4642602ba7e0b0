// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/campaign/gate/gate.h"

namespace navarch {

/// A deed as it was told: what was asked and what it changed.
struct ToldDeed {
    std::int64_t number = 0; ///< in the history
    std::string title;       ///< its line there
    std::optional<Action>
        action; ///< nothing when an older Navarch kept it in words that are not read any more
    Changes changes;
};

/// What is told otherwise.
enum class Alteration {
    Change, ///< another action in the place of the first deed
    Strike, ///< the first deed never came to pass
    Insert, ///< another action before the first deed
};

/// A deed of the retold war.
struct RetoldDeed {
    std::int64_t number = 0; ///< of the deed it was; 0: told anew
    Phrase title;
    std::optional<Action> action; ///< by the numbers of the retold war
    bool fits = false;
    Findings reasons; ///< why it does not fit any more
};

/// The war from a deed on, told otherwise. A value: nothing of the campaign is touched, and whoever keeps it performs
/// actions() on the campaign as it stood before the first deed (db/retelling.h), which comes to campaign() again.
///
/// Each later deed is considered again as the gate considers it, by its new numbers and with its own dice: typed faces as
/// they were typed, others as the war's seed throws them. The end of a turn is asked for in the turn that it has become.
struct Retelling {
    std::vector<RetoldDeed> deeds; ///< in order, up to the one that was stopped at
    bool isWhole = true;           ///< all were gone through; otherwise the last of `deeds` stands in the way
    Campaign campaign;             ///< as it stands after those that fit

    [[nodiscard]] std::vector<Action> actions() const;
    /// How many do not fit any more.
    [[nodiscard]] std::size_t dropped() const;
};

/// What becomes of a deed that does not fit any more.
enum class Unfit { Stop, Drop };

/// Tells the war anew. `before`: as it stood before the first of `later`, which are the deeds that stand, from the altered
/// one on. `action`: the one that is put in; none for Strike. One that is refused itself stops the retelling whatever is
/// decided of later ones.
[[nodiscard]] Retelling retell(const Campaign& before, const Figures& figures,
                               const std::vector<ToldDeed>& later, Alteration alteration,
                               const std::optional<Action>& action, Unfit unfit);

} // namespace navarch
