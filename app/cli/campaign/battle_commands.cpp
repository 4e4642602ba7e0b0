// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign battle list|arrange|brief|fight|enter|take-back|call-off|replay FILE.navarch ...
#include <charconv>

#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/campaign/access.h"
#include "app/cli/campaign/battle_text.h"
#include "app/cli/options.h"
#include "app/cli/price_answer.h"
#include "app/cli/qt_runtime.h"
#include "app/files/file_access.h"

namespace navarch {

namespace {

struct BattleRequest {
    const RuleSets& rules;
    std::string path{};
    std::string battle{};
    std::string file{}; ///< an outcome to enter, or what to write
    std::string replay{};
    std::vector<std::string> fleets{};
    std::vector<std::string> prizes{};
    std::vector<int> dice{};
    std::string name{};
    std::string game = "salamis-ad-actium";
    std::string place = "open-sea";
    std::string port{};
    std::optional<std::uint64_t> seed{};
    bool ask = false;
};

std::optional<std::int64_t> numberIn(const std::string& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The record that `text` names by its number or its name; the last of several of that name. Complains when there is none.
template <class Record>
const Record* named(const Campaign& campaign, const std::string& text, const char* what, const Console& console)
{
    const Record* found = nullptr;
    if (const auto number = numberIn(text))
        found = campaign.find(decltype(Record::id){*number});
    for (const auto& [id, record] : campaign.table<Record>())
        if (!found && record.name == text)
            found = &record;
    if (!found)
        console.complain("There is no " + std::string(what) + " " + quotedForMessage(text)
                         + " in this campaign. `navarch campaign show` lists them.");
    return found;
}

const BattleRecord* battleNamed(const Campaign& campaign, const std::string& text, const Console& console)
{
    const BattleRecord* found = nullptr;
    for (const auto& [id, battle] : campaign.table<BattleRecord>())
        if (battle.name == text && (!found || battle.state == BattleState::Waiting))
            found = &battle;
    return found ? found : named<BattleRecord>(campaign, text, "battle", console);
}

void complainOf(const Verdict& verdict, const Console& console)
{
    console.complain(verdict.title.empty() ? "It is refused." : verdict.title + ": it is refused.");
    console.complain(verdict.reasons);
    for (const Roll& roll : verdict.missingDice)
        console.complain("A d" + std::to_string(roll.sides) + " is needed: " + roll.why + " (" + roll.rule + ")"
                         + (roll.face ? ", not " + std::to_string(roll.face) : "") + ".");
}

/// Performs one action and answers with its title and events.
ExitCode perform(CampaignFile& file, const Action& action, const BattleRequest& request, Console& console,
                 Json answer = Json::object(), const std::string& text = {})
{
    Verdict verdict = file.ask(action);
    if (verdict.allowed() && !request.ask) {
        Performed performed = file.perform(action);
        if (performed.outcome == Performed::Outcome::Failed) {
            console.complain(performed.problem);
            return ExitCode::Unusable;
        }
        verdict = std::move(performed.verdict);
    }
    if (!verdict.allowed()) {
        complainOf(verdict, console);
        return ExitCode::Refused;
    }
    if (console.wantsJson()) {
        answer["format"] = "navarch-campaign-battle/1";
        answer["file"] = shownPath(request.path);
        answer["done"] = !request.ask;
        answer["title"] = verdict.title;
        answer["findings"] = findingsAnswer(verdict.reasons);
        answer["events"] = eventsJson(verdict.events);
        answer["battles"] = battlesAnswer(file.campaign());
        console.printJson(answer);
        return ExitCode::Done;
    }
    console.complain(verdict.reasons);
    std::string events;
    for (const Event& event : verdict.events)
        events += "  " + event.text + "\n";
    console.print((request.ask ? "Nothing is changed yet.\n" : "Done: " + verdict.title + "\n") + events
                  + (text.empty() ? "" : "\n" + text));
    return ExitCode::Done;
}

/// The campaign of a request and the battle it names, which is none when the code says why.
struct OpenedBattle {
    OpenedCampaign opened;
    const BattleRecord* battle = nullptr;
    ExitCode code = ExitCode::Done;

    [[nodiscard]] CampaignFile& file() const { return *opened.file; }
    [[nodiscard]] const Campaign& campaign() const { return opened.file->campaign(); }
    [[nodiscard]] const Figures& figures() const { return opened.file->figures(); }
};

OpenedBattle openBattle(const BattleRequest& request, OpenMode mode, Console& console)
{
    OpenedBattle at{openCampaign(request.path, mode, console)};
    if (!at.opened.file) {
        at.code = at.opened.code;
        return at;
    }
    at.battle = battleNamed(at.campaign(), request.battle, console);
    if (!at.battle)
        at.code = ExitCode::Unusable;
    return at;
}

OpenMode entering(const BattleRequest& request)
{
    return request.ask ? OpenMode::Look : OpenMode::Edit;
}

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
        console.print(campaign.table<BattleRecord>().empty() ? "No battle waits, and none has been fought.\n"
                                                             : battlesText(campaign).substr(1));
    return ExitCode::Done;
}

ExitCode arrange(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, entering(request), console);
    if (!opened.file)
        return opened.code;
    const Campaign& campaign = opened.file->campaign();
    if (!request.rules.find(request.game)) {
        console.complain("There is no game " + quotedForMessage(request.game) + ".");
        return ExitCode::Unusable;
    }
    ArrangeBattle action;
    action.rules = request.game;
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
    return perform(*opened.file, action, request, console);
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
    if (const auto written = writeFileSafely(request.file, document); !written) {
        console.complain(written.error());
        return ExitCode::Unusable;
    }
    console.print(shownPath(request.file) + ": written\n");
    return ExitCode::Done;
}

/// "12=take" for each prize.
bool readPrizes(const BattleRequest& request, EnterBattle& action, const Console& console)
{
    for (const std::string& text : request.prizes) {
        const std::size_t at = text.find('=');
        const auto ship = numberIn(text.substr(0, at));
        const auto use = at == text.npos ? std::nullopt : enumFromName<PrizeUse>(text.substr(at + 1));
        if (!ship || !use) {
            console.complain(quotedForMessage(text) + " is no choice for a prize. Write a ship's number and what is done"
                             " with it, as in 34=take; take, sell and burn are known.");
            return false;
        }
        action.prizes.push_back({ShipId{*ship}, *use});
    }
    action.dice = request.dice;
    return true;
}

/// What fight and enter begin with; the exit code when it goes no further.
std::optional<ExitCode> beginEntering(const OpenedBattle& at, const BattleRequest& request, EnterBattle& action,
                                      const Console& console)
{
    if (!at.battle)
        return at.code;
    action.battle = at.battle->id;
    return readPrizes(request, action, console) ? std::nullopt : std::optional(ExitCode::Unusable);
}

ExitCode enterInto(CampaignFile& file, const EnterBattle& action, const BattleRequest& request, Console& console)
{
    const BattlePreview preview = previewOf(file.campaign(), file.figures(), action);
    Json answer{{"consequences", consequencesAnswer(preview.consequences)}};
    return perform(file, action, request, console, std::move(answer), consequencesText(preview.consequences));
}

ExitCode fight(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, entering(request), console);
    EnterBattle action;
    if (const auto code = beginEntering(at, request, action, console))
        return *code;
    action.way = BattleWay::Captains;
    auto brief = briefOf(*at.battle, at.figures());
    if (!brief) {
        console.complain(brief.error());
        return ExitCode::Unusable;
    }
    if (request.seed)
        brief->seed = *request.seed;
    const auto match = request.rules.open(*brief, at.figures());
    if (!match) {
        console.complain(match.error());
        return ExitCode::Refused;
    }
    // A battle that is over already would be refused; that is found before it is fought.
    if (at.battle->state == BattleState::Waiting)
        playToEnd(**match);
    if ((*match)->isOver()) {
        action.outcome = (*match)->outcome();
        action.replay = jsonLine(replayJson(replayOf(**match)));
        if (action.replay.size() > static_cast<std::size_t>(replayText.maxLength)) {
            console.complain("The replay is too large to be kept; the outcome is entered without it.");
            action.replay.clear();
        }
    }
    return enterInto(at.file(), action, request, console);
}

ExitCode enter(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, entering(request), console);
    EnterBattle action;
    if (const auto code = beginEntering(at, request, action, console))
        return *code;
    const std::string place = placeOf(request.file);
    auto outcome = readDocument(request.file, place).and_then([&](const Json& json) {
        return readOutcome(json, place);
    });
    if (!outcome) {
        console.complain(outcome.error());
        return ExitCode::Unusable;
    }
    action.outcome = std::move(*outcome);
    if (!request.replay.empty()) {
        const std::string replayPlace = placeOf(request.replay);
        auto document = readDocument(request.replay, replayPlace, replayLimits);
        const auto replay = document.and_then(
            [&](const Json& json) { return readReplay(json, replayPlace, at.figures()); });
        if (!replay) {
            console.complain(replay.error());
            return ExitCode::Unusable;
        }
        const auto match = playBack(*replay, request.rules, at.figures());
        if (!match) {
            console.complain(inFile(match.error(), replayPlace));
            return ExitCode::Refused;
        }
        action.way = BattleWay::Played;
        action.replay = jsonLine(*document);
    }
    return enterInto(at.file(), action, request, console);
}

template <class Action>
ExitCode step(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, OpenMode::Edit, console);
    return at.battle ? perform(at.file(), Action{at.battle->id}, request, console) : at.code;
}

ExitCode replay(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, OpenMode::Look, console);
    if (!at.battle)
        return at.code;
    const BattleParts parts = partsOf(at.campaign(), at.battle->id);
    if (!parts.replay) {
        console.complain(quotedForMessage(at.battle->name) + " has no replay: it waits, or its outcome was typed in.");
        return ExitCode::Refused;
    }
    const auto replay = replayOf(*parts.replay, at.figures());
    if (!replay) {
        console.complain(replay.error());
        return ExitCode::Unusable;
    }
    if (!request.file.empty()) {
        if (const auto written = writeFileSafely(request.file, jsonText(replayJson(*replay))); !written) {
            console.complain(written.error());
            return ExitCode::Unusable;
        }
    }
    const auto match = playBack(*replay, request.rules, at.figures());
    if (!match) {
        console.complain(match.error());
        return ExitCode::Refused;
    }
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-battle-replay/1"}, {"orders", (*match)->at()},
                    {"events", (*match)->eventCount()}, {"over", true}};
        fillBattleAnswer(answer, (*match)->brief(), (*match)->outcome());
        console.printJson(answer);
    } else {
        console.print("Played back as it was.\n\n" + outcomeText((*match)->brief(), (*match)->outcome()));
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
        const auto request = std::make_shared<BattleRequest>(BattleRequest{chosen.rules});
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
    const auto [arranging, arranged] = add("arrange", "Arranges a battle between fleets (CP-8.1)", arrange, false);
    arranging->add_option("--fleet", arranged->fleets, "a fleet's number or name; two or more")->required();
    arranging->add_option("--name", arranged->name, "what it is to be called");
    arranging->add_option("--rules", arranged->game, "the game's id")->capture_default_str();
    arranging->add_option("--place", arranged->place, "open-sea, shore or port")
        ->check(CLI::IsMember({"open-sea", "shore", "port"}))
        ->capture_default_str();
    arranging->add_option("--port", arranged->port, "the port off which or in which it is, by number or name");
    addSeed(*arranging, "--seed", arranged->seed, "other dice than the campaign gives");
    addAsk(arranging, *arranged);
    const auto [briefing, briefed] = add("brief", "The brief of a battle, for `navarch battle` and sheets", brief);
    briefing->add_option("--out", briefed->file, "a file to write instead of standard output");
    const auto [fighting, fought] = add("fight", "Captains fight a battle that waits; its outcome is entered", fight);
    addSeed(*fighting, "--seed", fought->seed, "other dice than the battle's");
    addEntering(fighting, *fought);
    const auto [entering, entered] = add("enter", "Enters the outcome of a battle that waits (CP-8.3)", enter);
    entering->add_option("OUTCOME.json", entered->file, "an outcome; - reads standard input")->required();
    entering->add_option("--replay", entered->replay, "the replay to keep with it; it must play back");
    addEntering(entering, *entered);
    add("take-back", "Takes an outcome back; the battle waits again", step<TakeBackBattle>);
    add("call-off", "Forgets a battle that waits", step<CallOffBattle>);
    const auto [replaying, replayed] = add("replay", "Plays the replay of a battle back", replay);
    replaying->add_option("--out", replayed->file, "write the replay to this file as well");
}

} // namespace navarch
