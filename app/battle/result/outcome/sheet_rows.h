// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/campaign/campaign.h"
#include "core/data/figures.h"

namespace navarch {

/// What a ship of a battle goes by on her sheet (reports/codes/paper_code.h).
struct RowCode {
    std::string tag;            ///< of her campaign or fleet; empty: she has none
    std::int64_t number = 0;    ///< among its ships
    std::string formerTag = {}; ///< what sheets of an earlier Navarch call her campaign or fleet
    std::vector<std::string> occasions =
        {}; ///< what her sheet may have been printed for; empty: whatever it says

    friend bool operator==(const RowCode&, const RowCode&) = default;
};

/// The code of every ship of a brief, in its order, as the sheets of its fleets have them when each is printed by itself.
[[nodiscard]] std::vector<RowCode> rowCodes(const BattleBrief& brief);
/// The same of a battle of a campaign whose `tag` that is, whose sheets are printed from there.
[[nodiscard]] std::vector<RowCode> rowCodes(const BattleBrief& brief, const Campaign& campaign,
                                            const std::string& tag, BattleId battle);

/// Every ship of a brief as the sheets of its game follow one another: side by side, fleet by fleet, by squadron in order
/// of first mention; in the squadron game by card, and those that stand off behind them.
[[nodiscard]] std::vector<std::size_t>
sheetOrder(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures);

/// "KM-034"; empty when she has none.
[[nodiscard]] std::string typedCode(const RowCode& code);

} // namespace navarch
