// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/rules/shared/single_figures.h"

namespace navarch {

/// The figures of the campaign's money, yards, people, allies and storms (CP-3 to CP-6, CP-7.4, CP-9), all of them ours. Money in whole
/// talents. core/rules/campaign/figures.json has each with its words and rule number; what an umpire put in their place is
/// in core/campaign/settings/figures_in_force.h.
///
/// Shares of a price or an income are exact to the hundredth of a talent and rounded down beyond it, whoever pays or is
/// paid (shareOf).
struct CampaignFigures {
    int incomePerValue = 0;
    int attackedIncome = 0;
    int blockaderShare = 0;
    int upkeepAtSea = 0;
    int upkeepManned = 0;
    int upkeepLaidUp = 0;
    int upkeepGarrison = 0;
    int commanderPay = 0;
    int crewWorseTo = 0;
    int shipDesertsFrom = 0;
    int loanPerValue = 0;
    int loanInterest = 0;
    int lootPerValue = 0;
    int leastBuildWeeks = 0;
    int repairPercent = 0;
    int smallRepair = 0;
    int removalReturn = 0;
    int refitWeeks = 0;
    int cancelledReturn = 0;
    int prizeService = 0;
    int prizeSale = 0;
    int trainingPercent = 0;
    int trainingFace = 0;
    int trainingInPort = 0;
    int shipExperience1 = 0;
    int shipExperience2 = 0;
    int shipExperience3 = 0;
    int commanderExperience1 = 0;
    int commanderExperience2 = 0;
    int commanderExperience3 = 0;
    int commanderBetterFrom = 0;
    int ransomPercent = 0;
    int replacementWeeks = 0;
    int unpaidAlly = 0;
    int allyDefeat = 0;
    int allyVictory = 0;
    int allyTurnsTo = 0;
    int stormLostBy = 0;
    int stormShelter = 0;

    friend bool operator==(const CampaignFigures&, const CampaignFigures&) = default;
};

inline constexpr auto campaignFigures = std::to_array<SingleFigure<CampaignFigures>>({
    {"income-per-value", &CampaignFigures::incomePerValue, {0, 100}},
    {"attacked-income", &CampaignFigures::attackedIncome, {0, 100}},
    {"blockader-share", &CampaignFigures::blockaderShare, {0, 100}},
    {"upkeep-at-sea", &CampaignFigures::upkeepAtSea, {0, 100}},
    {"upkeep-manned", &CampaignFigures::upkeepManned, {0, 100}},
    {"upkeep-laid-up", &CampaignFigures::upkeepLaidUp, {0, 100}},
    {"upkeep-garrison", &CampaignFigures::upkeepGarrison, {0, 100}},
    {"commander-pay", &CampaignFigures::commanderPay, {0, 100}},
    {"crew-worse-to", &CampaignFigures::crewWorseTo, {0, 10}},
    {"ship-deserts-from", &CampaignFigures::shipDesertsFrom, {1, 11}},
    {"loan-per-value", &CampaignFigures::loanPerValue, {0, 1000}},
    {"loan-interest", &CampaignFigures::loanInterest, {0, 100}},
    {"loot-per-value", &CampaignFigures::lootPerValue, {0, 1000}},
    {"least-build-weeks", &CampaignFigures::leastBuildWeeks, {1, 50}},
    {"repair-percent", &CampaignFigures::repairPercent, {0, 100}},
    {"small-repair", &CampaignFigures::smallRepair, {0, 100}},
    {"removal-return", &CampaignFigures::removalReturn, {0, 100}},
    {"refit-weeks", &CampaignFigures::refitWeeks, {1, 50}},
    {"cancelled-return", &CampaignFigures::cancelledReturn, {0, 100}},
    {"prize-service", &CampaignFigures::prizeService, {0, 100}},
    {"prize-sale", &CampaignFigures::prizeSale, {0, 100}},
    {"training-percent", &CampaignFigures::trainingPercent, {0, 100}},
    {"training-face", &CampaignFigures::trainingFace, {1, 11}},
    {"training-in-port", &CampaignFigures::trainingInPort, {0, 1}},
    {"ship-experience-1", &CampaignFigures::shipExperience1, {1, 1000}},
    {"ship-experience-2", &CampaignFigures::shipExperience2, {1, 1000}},
    {"ship-experience-3", &CampaignFigures::shipExperience3, {1, 1000}},
    {"commander-experience-1", &CampaignFigures::commanderExperience1, {1, 1000}},
    {"commander-experience-2", &CampaignFigures::commanderExperience2, {1, 1000}},
    {"commander-experience-3", &CampaignFigures::commanderExperience3, {1, 1000}},
    {"commander-better-from", &CampaignFigures::commanderBetterFrom, {0, 20}},
    {"ransom-percent", &CampaignFigures::ransomPercent, {0, 100}},
    {"replacement-weeks", &CampaignFigures::replacementWeeks, {1, 50}},
    {"unpaid-ally", &CampaignFigures::unpaidAlly, {-10, 0}},
    {"ally-defeat", &CampaignFigures::allyDefeat, {-10, 0}},
    {"ally-victory", &CampaignFigures::allyVictory, {0, 10}},
    {"ally-turns-to", &CampaignFigures::allyTurnsTo, {0, 10}},
    {"storm-lost-by", &CampaignFigures::stormLostBy, {1, 30}},
    {"storm-shelter", &CampaignFigures::stormShelter, {0, 20}},
});

/// The same with their words, as core/rules/campaign/figures.json has them.
struct CampaignTables {
    struct Figure {
        std::string key;
        std::string text;
        int value = 0;
        std::string rule;   ///< "CP-4.1"
        std::string source; ///< house
    };

    std::vector<Figure> figures;

    /// Reads "navarch-campaign-figures/1"; `file` is for messages. Refused besides what is out of form: keys the campaign
    /// does not know, those it needs and that are missing, and values out of bounds.
    [[nodiscard]] static Result<CampaignTables> fromJson(const Json& json, const std::string& file);
    /// Those built into the program, read at first use. They are tested, so reading them cannot fail.
    [[nodiscard]] static const CampaignTables& builtIn();
};

} // namespace navarch
