// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/cli/base/console.h"

namespace CLI {
class App;
}

namespace navarch {

class RuleSets;

/// What was asked for, to be run when all arguments have been read.
struct ChosenCommand {
    const RuleSets& rules; ///< the games one can fight with
    bool asJson = false;
    std::function<ExitCode(Console&)> run{};
};

// Each adds one subcommand with its options to `app`; when it is given, it leaves itself in `chosen`, which must outlive
// the parsing. A subcommand is one file.
void addPrice(CLI::App& app, ChosenCommand& chosen);
void addClasses(CLI::App& app, ChosenCommand& chosen);
void addClassesShow(CLI::App& classes, ChosenCommand& chosen);
void addClassesCheck(CLI::App& classes, ChosenCommand& chosen);
void addClassesAdd(CLI::App& classes, ChosenCommand& chosen);
void addClassesRemove(CLI::App& classes, ChosenCommand& chosen);
void addClassesCopy(CLI::App& classes, ChosenCommand& chosen);
void addClassesFormulas(CLI::App& classes, ChosenCommand& chosen);
void addRules(CLI::App& app, ChosenCommand& chosen);
void addRule(CLI::App& app, ChosenCommand& chosen);
void addPortRandom(CLI::App& port, ChosenCommand& chosen);
void addPortPrice(CLI::App& port, ChosenCommand& chosen);
void addPortShore(CLI::App& port, ChosenCommand& chosen);
void addChartLanes(CLI::App& chart, ChosenCommand& chosen);
void addChartCheck(CLI::App& chart, ChosenCommand& chosen);
void addBoardCheck(CLI::App& board, ChosenCommand& chosen);
void addBoardShow(CLI::App& board, ChosenCommand& chosen);
void addBoardNew(CLI::App& board, ChosenCommand& chosen);
void addBoardCut(CLI::App& board, ChosenCommand& chosen);
void addScenarioList(CLI::App& scenario, ChosenCommand& chosen);
void addScenarioCheck(CLI::App& scenario, ChosenCommand& chosen);
void addScenarioPrice(CLI::App& scenario, ChosenCommand& chosen);
void addScenarioExport(CLI::App& scenario, ChosenCommand& chosen);
void addScenarioTake(CLI::App& scenario, ChosenCommand& chosen);
void addOddsRam(CLI::App& odds, ChosenCommand& chosen);
void addSheets(CLI::App& app, ChosenCommand& chosen);
void addCampaignNew(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignPaper(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignClass(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignShow(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignFields(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignVerify(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignChronicle(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignExport(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignBackup(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignBranch(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignRetell(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignRestore(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignSeat(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignSteps(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignAdvance(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignApply(CLI::App& campaign, ChosenCommand& chosen);
void addCampaignBattle(CLI::App& campaign, ChosenCommand& chosen);
void addBattleRun(CLI::App& battle, ChosenCommand& chosen);
void addBattlePlay(CLI::App& battle, ChosenCommand& chosen);
void addBattleReplay(CLI::App& battle, ChosenCommand& chosen);
void addBattlePaper(CLI::App& battle, ChosenCommand& chosen);
void addBattleForecast(CLI::App& battle, ChosenCommand& chosen);
void addBattleCompare(CLI::App& battle, ChosenCommand& chosen);
void addCaptainsMatch(CLI::App& captains, ChosenCommand& chosen);
void addCaptainsConduct(CLI::App& captains, ChosenCommand& chosen);
void addHelp(CLI::App& app, ChosenCommand& chosen);

} // namespace navarch
