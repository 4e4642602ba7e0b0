// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign battle list|arrange|brief|fight|enter|scan|take-back|call-off|replay FILE.navarch ...
#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/named_game.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/campaign/battles/battle_entering.h"
#include "app/cli/campaign/battles/battle_text.h"
#include "app/cli/campaign/battles/scan_command.h"

namespace navarch {

namespace {

ExitCode list(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const Campaign& campaign = opened.file->campaign();
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-battles/1"},
                               {"file", shownPath(request.path)},
                               {"battles", battlesAnswer(campaign)}});
    else
        console.print(campaign.table<BattleRecord>().empty()
                          ? spokenText(phrase("No battle waits, and none has been fought.")) + "\n"
                          : battlesText(campaign).substr(1));
    return ExitCode::Done;
}

ExitCode arrange(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openWar(request, entering(request), console);
    if (!at.opened.file || at.isAnswered)
        return at.code;
    const Campaign& campaign = at.campaign();
    const auto game =
        gameNamed(request.game, gamesOf(request.rules),
                  phrase("There is no game %1.", given(quotedForMessage(request.game))), "--rules", console);
    if (!game)
        return ExitCode::Unusable;
    ArrangeBattle action;
    action.rules = *game;
    action.place = *enumFromName<PlaceKind>(request.place);
    for (const std::string& name : request.fleets) {
        const FleetRecord* fleet = named<FleetRecord>(campaign, name, "fleet", console);
        if (!fleet)
            return ExitCode::Unusable;
        action.fleets.push_back(fleet->id);
    }
    if (!request.port.empty()) {
        const PortRecord* port = named<PortRecord>(campaign, request.port, "port", console);
        if (!port)
            return ExitCode::Unusable;
        action.port = port->id;
    }
    if (request.seed)
        action.seed = static_cast<std::int64_t>(*request.seed & ((std::uint64_t{1} << 53) - 1));
    const PortRecord* port = campaign.find(action.port);
    action.name = !request.name.empty() ? request.name : port ? "Battle off " + port->name : "Battle at sea";
    return perform(at, action, request, console);
}

ExitCode brief(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, OpenMode::Look, console);
    if (!at.battle)
        return at.code;
    const auto read = briefOf(*at.battle, at.figures());
    if (!read) {
        console.complain(read.error());
        return ExitCode::Unusable;
    }
    const std::string document = jsonText(briefJson(*read));
    if (request.file.empty() || request.file == "-") {
        console.print(document);
        return ExitCode::Done;
    }
    if (!wrote({request.file, FileKind::Brief, document, request.replacing}, console))
        return ExitCode::Unusable;
    console.print(phrase("written"), shownPath(request.file));
    return ExitCode::Done;
}

template <class Action>
ExitCode step(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, OpenMode::Edit, console);
    return at.battle ? perform(at, Action{at.battle->id}, request, console) : at.code;
}

ExitCode replay(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, OpenMode::Look, console);
    if (!at.battle)
        return at.code;
    const BattleParts parts = partsOf(at.campaign(), at.battle->id);
    if (!parts.replay) {
        console.complain(phrase("%1 has no replay: it waits, or its outcome was typed in.",
                                given(quotedForMessage(at.battle->name))));
        return ExitCode::Refused;
    }
    const auto replay = replayOf(*parts.replay, at.figures());
    if (!replay) {
        console.complain(replay.error());
        return ExitCode::Unusable;
    }
    const auto match = playBack(*replay, request.rules, at.figures());
    if (!match) {
        console.complain(match.error());
        return ExitCode::Refused;
    }
    if (!request.file.empty()
        && !wrote({request.file, FileKind::Replay, jsonText(replayJson(*replay)), request.replacing},
                  console))
        return ExitCode::Unusable;
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-battle-replay/1"},
                    {"orders", (*match)->at()},
                    {"events", (*match)->eventCount()},
                    {"over", true}};
        fillBattleAnswer(answer, (*match)->brief(), (*match)->outcome());
        console.printJson(answer);
    } else {
        console.print(spokenText(phrase("Played back as it was.")) + "\n\n"
                      + outcomeText((*match)->brief(), (*match)->outcome()));
    }
    return ExitCode::Done;
}

} // namespace

void addCampaignBattle(CLI::App& campaign, ChosenCommand& chosen)
{
    CLI::App* battle = campaign.add_subcommand("battle", "Battles between fleets of the campaign");
    battle->require_subcommand(1);
    const auto add = [&](const char* name, const char* what, ExitCode (*run)(const BattleRequest&, Console&),
                         bool ofBattle = true) {
        const auto request = std::make_shared<BattleRequest>(BattleRequest{chosen.rules, {}, name});
        CLI::App* command = addCommand(*battle, chosen, name, what, request, run);
        command->add_option("FILE.navarch", request->path, "a campaign")->required();
        if (ofBattle)
            command->add_option("BATTLE", request->battle, "its number or name")->required();
        return std::pair(command, request);
    };
    const auto addAsk = [](CLI::App* command, BattleRequest& request) {
        command->add_flag("--ask", request.ask, "say what would follow, and change nothing");
    };
    const auto addEntering = [&](CLI::App* command, BattleRequest& request) {
        command->add_option("--prize", request.prizes, "a prize's number and take, sell or burn: 34=take");
        command->add_option("--dice", request.dice, "the dice for wrecks and wounds, rolled by hand");
        addAsk(command, request);
    };
    add("list", "Battles that wait and that were fought", list, false);
    const auto [arranging, arranged] =
        add("arrange", "Arranges a battle between fleets (CP-8.1)", arrange, false);
    arranging->add_option("--fleet", arranged->fleets, "a fleet's number or name; two or more")->required();
    arranging->add_option("--name", arranged->name, "what it is to be called");
    arranging->add_option("--rules", arranged->game, "the game's id")->capture_default_str();
    takesOneOf(arranging->add_option("--place", arranged->place, "open-sea, shore or port"),
               {"open-sea", "shore", "port"})
        ->capture_default_str();
    arranging->add_option("--port", arranged->port,
                          "the port off which or in which it is, by number or name");
    addSeed(*arranging, "--seed", arranged->seed, "other dice than the campaign gives");
    addAsk(arranging, *arranged);
    const auto [briefing, briefed] =
        add("brief", "The brief of a battle, for `navarch battle` and sheets", brief);
    briefing->add_option("--out", briefed->file, "a file to write instead of standard output")
        ->type_name("BRIEF.json");
    addForce(*briefing, briefed->replacing);
    const auto [fighting, fought] =
        add("fight", "Captains fight a battle that waits; its outcome is entered", fightBattle);
    addSeed(*fighting, "--seed", fought->seed, "other dice than the battle's");
    addEntering(fighting, *fought);
    const auto [entering, entered] =
        add("enter", "Enters the outcome of a battle that waits (CP-8.3)", enterBattle);
    entering->add_option("OUTCOME.json", entered->file, "an outcome; - reads standard input")->required();
    entering->add_option("--replay", entered->replay, "the replay to keep with it; it must play back")
        ->type_name("REPLAY.json");
    addEntering(entering, *entered);
    addScan(*battle, chosen);
    add("take-back", "Takes an outcome back; the battle waits again", step<TakeBackBattle>);
    add("call-off", "Forgets a battle that waits", step<CallOffBattle>);
    const auto [replaying, replayed] = add("replay", "Plays the replay of a battle back", replay);
    replaying->add_option("--out", replayed->file, "write the replay to this file as well")
        ->type_name("REPLAY.json");
    addForce(*replaying, replayed->replacing);
}

} // namespace navarch
