// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/web_page.h"

#include "core/battle/match/registry.h"
#include "core/campaign/archive/archive.h"
#include "reports/umpire/battle_matter.h"
#include "reports/web/battle_page.h"
#include "reports/web/chronicle_page.h"

namespace navarch {

namespace {

/// A battle that plays; refused where its replay was not kept.
Result<std::string> battleWebPage(const BattleMatter& matter, const Figures& figures, SheetLanguage language)
{
    if (!matter.replay)
        return problem("--battle", phrase("This battle was not played here, so there is nothing to watch."),
                       phrase("Print its report instead."));
    const auto match = playBack(*matter.replay, builtInRuleSets(), figures);
    if (!match)
        return tl::unexpected(match.error());
    return battlePage(matter, **match, language, figures);
}

/// The one paper of a campaign that is printed; null: there are none or several.
const CampaignPaperWish* onlyPaper(const PrintMaterial& material)
{
    const bool isOne = material.papers.size() == 1 && material.battles.empty() && material.fleets.empty()
                       && material.ports.empty() && material.records;
    return isOne ? &material.papers.front() : nullptr;
}

/// The one report of a battle outside a campaign.
const BattleMatter* onlyReport(const PrintMaterial& material)
{
    const bool isOne =
        material.battles.size() == 1 && material.papers.empty() && material.battles.front().isReport;
    return isOne ? material.battles.front().matter.get() : nullptr;
}

} // namespace

bool hasWebPage(const PrintMaterial& material)
{
    if (const BattleMatter* report = onlyReport(material))
        return report->replay.has_value();
    const CampaignPaperWish* wish = onlyPaper(material);
    return wish
           && (wish->paper == CampaignPaper::Chronicle
               || (wish->paper == CampaignPaper::Report
                   && partsOf(*material.records, wish->battle).replay != nullptr));
}

Result<std::string> webPageOf(const PrintMaterial& material, const Figures& figures, SheetLanguage language)
{
    if (const BattleMatter* report = onlyReport(material))
        return battleWebPage(*report, figures, language);
    const CampaignPaperWish* wish = onlyPaper(material);
    if (wish && wish->paper == CampaignPaper::Chronicle)
        return chronicleWebPage(*material.records, wish->side, language, wish->year);
    if (!wish || wish->paper != CampaignPaper::Report)
        return problem("--html", phrase("This paper has no web page."),
                       phrase("The chronicle and reports of battles have one; give --out and a PDF."));
    const auto matter = battleMatter(*material.records, wish->battle, wish->side, figures, true);
    if (!matter)
        return tl::unexpected(matter.error());
    return battleWebPage(*matter, figures, language);
}

} // namespace navarch
