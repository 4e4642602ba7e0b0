// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign.h"
#include "core/ships/fleet.h"
#include "reports/codes/paper_code.h"

namespace navarch {

/// The numbers of a fleet's ships on paper, and the tag of whoever counts them.
struct FleetCodes {
    std::string tag; ///< empty: nobody does, and there are no codes
    std::vector<std::int64_t>
        rows;                  ///< of each row its first ship's; the others of a row of several follow it
    std::string occasion = {}; ///< what they are printed for; may be empty
    std::vector<std::string> editions =
        {}; ///< of each row how its ships are (editionLetters()); empty: nobody asks

    friend bool operator==(const FleetCodes&, const FleetCodes&) = default;

    /// The code of one ship.
    [[nodiscard]] PaperCode of(std::size_t row, int ofRow = 0) const
    {
        return {
            tag, {rows.at(row) + ofRow}, 1, 1, occasion, editions.empty() ? std::string() : editions.at(row)};
    }
    /// Takes out the rows of which `gone` is true, as the fleet's own are taken out.
    template <class Gone>
    void erase(Gone gone)
    {
        std::vector<std::int64_t> left;
        std::vector<std::string> leftEditions;
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (!gone(row)) {
                left.push_back(rows[row]);
                if (!editions.empty())
                    leftEditions.push_back(editions[row]);
            }
        rows = std::move(left);
        editions = std::move(leftEditions);
    }
};

/// Of a fleet in a file or a builder: its ships are counted from 1 as they stand in it. The tag is made of its name and of
/// names, classes and counts of its rows, so that it lasts when crews train and ships are damaged.
[[nodiscard]] FleetCodes codesOf(const Fleet& fleet);

/// Of a fleet of a campaign whose tag that is, a row a ship as rosterOf() has them: ships go by their numbers there, which
/// last. They are printed for that battle, or without one for the week that it is, and of the ships as they are now.
[[nodiscard]] FleetCodes codesOf(const Campaign& campaign, FleetId fleet, const std::string& tag,
                                 BattleId battle = {});
/// The letters of a ship as the boxes of her sheet show her: her class, her fit, and what is lost of it. Her name, her crew and who
/// leads them change no box.
[[nodiscard]] std::string editionLetters(const FleetShip& ship);
/// The occasions that sheets of a battle may have been printed for: itself, and the week in which it was arranged.
[[nodiscard]] std::vector<std::string> occasionsOf(const Campaign& campaign, BattleId battle);
/// The tag of a campaign by its identity (CampaignFile::identity()), which lasts when it is renamed and tells nothing of its
/// dice (CP-2.3).
[[nodiscard]] std::string warTag(std::string_view identity);

/// What tags were made of before: sheets that were printed then are still taken.
[[nodiscard]] std::string formerTagOf(const Fleet& fleet);
[[nodiscard]] std::string formerTagOf(const Campaign& campaign);

} // namespace navarch
