// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// What is printed of a campaign beside its fleets and ports.
enum class CampaignPaper : std::uint8_t {
    TurnReport, ///< what a side knows at the beginning of its turn
    Orders,     ///< to be filled in: a line a fleet, with room for what else the side wishes
    Ledger,     ///< of a side, a year of it
    Chronicle,  ///< of a side, or of the umpire, who reads all
    Brief,      ///< of a battle before it is fought
    Report      ///< of a battle that was
};

template <>
struct EnumNames<CampaignPaper> {
    static constexpr std::array<EnumName<CampaignPaper>, 6> names{{{CampaignPaper::TurnReport, "turn-report"},
                                                                   {CampaignPaper::Orders, "orders"},
                                                                   {CampaignPaper::Ledger, "ledger"},
                                                                   {CampaignPaper::Chronicle, "chronicle"},
                                                                   {CampaignPaper::Brief, "brief"},
                                                                   {CampaignPaper::Report, "report"}}};
};

/// Whose paper it is, and of when.
struct CampaignPaperWish {
    CampaignPaper paper = CampaignPaper::TurnReport;
    SideId side; ///< none: the umpire's chronicle, brief or report
    std::optional<int>
        year; ///< of a ledger or chronicle; none: the ledger's is the campaign's year, the chronicle is whole
    BattleId battle = {}; ///< of a brief or report
    bool dice = false;    ///< a report has every event with its dice, modifiers and rules
};

/// It is one battle's.
[[nodiscard]] constexpr bool isOfBattle(CampaignPaper paper)
{
    return paper == CampaignPaper::Brief || paper == CampaignPaper::Report;
}

/// One paper. It says nothing that its side may not know (CP-2.3): it is made of what knowledgeOf(), chronicleFor() and
/// whatWaitsFor() give for that side, and of battleMatter(). Refused: a side or battle that there is not, none where one is
/// needed, a battle the side has no part in, the report of one that was not fought.
[[nodiscard]] Result<Document> campaignPaper(const CampaignPaperWish& wish, const Campaign& campaign,
                                             const Figures& figures, const SheetOptions& options,
                                             const TextMeasurer& measurer);

} // namespace navarch
