// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/battle/replay/replay.h"
#include "core/campaign/calendar.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// A battle as papers tell of it: of a campaign, of a brief that stands alone, or of a kept replay; and by whose eyes.
struct BattleMatter {
    /// What a viewer knows of a fleet that is not his (CP-2.3), as it was last seen.
    struct Sighted {
        int side = 0; ///< of the brief
        std::string name;
        int ships = 0;
        int turnsAgo = 0;
    };
    /// What stands in a contract about an ally's faith (CP-9.1), for its host.
    struct Ally {
        int side = 0;
        int contingent = -1; ///< of that side; -1: it starts on the table
        std::string name;
        int percent = 0;
        int reliability = 5;
    };
    /// What became of a ship after the battle; by side and row of the brief.
    struct Lot {
        int side = 0;
        int row = 0;
        ShipLot lot = ShipLot::None;
        int captor = -1; ///< the side that held it in the end; -1: nobody did
        Damage before = Damage::None;
        int experience = 0;
    };
    struct Ending {
        int side = 0;
        Talents value; ///< of its ships, as they went in
        Talents losses;
        Talents money;
    };

    Phrase name;              ///< empty: it goes by its sides
    std::string campaign;     ///< empty: none
    std::optional<Date> date; ///< none outside a campaign
    std::string port;         ///< off which or in which; may be empty
    BattleWay way = BattleWay::None;
    int viewer = -1; ///< the side of the brief that reads; -1: the umpire, who knows all
    BattleBrief brief;
    std::optional<BattleOutcome> outcome; ///< none: it has not been fought
    std::optional<Replay> replay;         ///< none: it was typed in, or not fought
    std::vector<Sighted> sighted;
    std::vector<Ally> allies;
    std::vector<Lot> lots;
    std::vector<Ending>
        endings; ///< as the campaign has them, where it has the battle: nobody reckons them again
    std::vector<ChronicleRecord> aftermath; ///< what the chronicle has of it

    /// The viewer knows what that side knows.
    [[nodiscard]] bool knows(int side) const { return viewer < 0 || viewer == side; }
    /// "Athens against Corinth", or its name.
    [[nodiscard]] Phrase title() const;
};

/// A battle of a campaign by a side's eyes, none: the umpire's. With `withReplay` its replay is read. Refused: a battle
/// that there is not or that is none of the side's, texts that cannot be read.
[[nodiscard]] Result<BattleMatter> battleMatter(const Campaign& campaign, BattleId battle, SideId side,
                                                const Figures& figures, bool withReplay);

/// A brief that stands alone, or a kept replay, by the eyes of one of its sides or the umpire's (-1). Refused: a side that
/// there is not.
[[nodiscard]] Result<BattleMatter> battleMatter(BattleBrief brief, int viewer);
[[nodiscard]] Result<BattleMatter> battleMatter(Replay replay, int viewer);

} // namespace navarch
