// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/battles/battle_request.h"

#include <charconv>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/campaign/battles/battle_text.h"
#include "core/base/listed.h"

namespace navarch {

std::optional<std::int64_t> numberIn(const std::string& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

const BattleRecord* battleNamed(const Campaign& campaign, const std::string& text, const Console& console)
{
    return named<BattleRecord>(campaign, text, "battle", console, [](const BattleRecord& battle) {
        return battle.state == BattleState::Waiting;
    });
}

void complainOfName(const std::string& text, const char* what, const NamedChoice& choice, const Meant& meant,
                    const Console& console)
{
    if (meant.found.empty()) {
        console.complain(
            sentences({phrase("There is no %1 %2 in this campaign. `navarch campaign show` lists them.",
                              termOf(what), given(quotedForMessage(text))),
                       didYouMean(meant, choice.names)}));
        return;
    }
    std::vector<Phrase> numbers;
    for (const std::size_t place : meant.found)
        numbers.emplace_back(given(std::to_string(choice.numbers[place])));
    console.complain(phrase("Several are called %1: the numbers %2. Give the number of the one you mean.",
                            given(quotedForMessage(text)), listedWithAnd(numbers)));
}

void complainOfDice(const std::vector<Roll>& missing, const Console& console)
{
    for (const Roll& roll : missing)
        console.complain(roll.face != 0 ? phrase("A d%1 is needed: %2 (%3), not %4.", roll.sides,
                                                 termOf(roll.why), given(roll.rule), roll.face)
                                        : phrase("A d%1 is needed: %2 (%3).", roll.sides, termOf(roll.why),
                                                 given(roll.rule)));
}

namespace {

void complainOf(const Verdict& verdict, const Console& console)
{
    console.complain(verdict.title.isEmpty() ? phrase("It is refused.")
                                             : phrase("%1: it is refused.", verdict.title));
    console.complain(verdict.reasons);
    complainOfDice(verdict.missingDice, console);
}

/// What is the same when the same is asked again.
std::string askedBy(const BattleRequest& request)
{
    Json asked{request.deed, request.battle, request.file, request.replay, request.fleets, request.prizes,
               request.dice, request.name,   request.game, request.place,  request.port};
    if (request.seed)
        asked.push_back(*request.seed);
    return asked.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

OpenedBattle openWar(const BattleRequest& request, OpenMode mode, Console& console)
{
    OpenedBattle at{openCampaign(request.path, mode, console)};
    if (!at.opened.file) {
        at.code = at.opened.code;
        return at;
    }
    if (mode == OpenMode::Edit) {
        at.attempt = std::make_unique<Attempt>(*at.opened.file, askedBy(request));
        if (const auto code = endsBefore(*at.attempt, request.path, console)) {
            at.isAnswered = true;
            at.code = *code;
        }
    }
    return at;
}

OpenedBattle openBattle(const BattleRequest& request, OpenMode mode, Console& console)
{
    OpenedBattle at = openWar(request, mode, console);
    if (!at.opened.file || at.isAnswered)
        return at;
    at.battle = battleNamed(at.campaign(), request.battle, console);
    if (!at.battle)
        at.code = ExitCode::Unusable;
    return at;
}

OpenMode entering(const BattleRequest& request)
{
    return request.ask ? OpenMode::Look : OpenMode::Edit;
}

ExitCode perform(const OpenedBattle& at, const Action& action, const BattleRequest& request, Console& console,
                 Json answer, const std::string& text)
{
    CampaignFile& file = at.file();
    Verdict verdict = file.ask(action);
    if (verdict.allowed() && !request.ask) {
        Performed performed = file.perform(action);
        if (performed.outcome == Performed::Outcome::Failed) {
            console.complain(performed.problem);
            return codeOfFailure(performed.mayBeKept, *at.attempt);
        }
        if (performed.done())
            console.noteDone();
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
        answer["title"] = verdict.title.english();
        answer["findings"] = findingsAnswer(verdict.reasons);
        answer["events"] = eventsJson(verdict.events);
        answer["battles"] = battlesAnswer(file.campaign());
        console.printJson(answer);
        console.printNow({});
        return ExitCode::Done;
    }
    console.complain(verdict.reasons);
    std::string events;
    for (const Event& event : verdict.events)
        events += "  " + spokenText(event.text) + "\n";
    console.print(request.ask ? phrase("Nothing is changed yet.") : phrase("Done: %1", verdict.title));
    console.print(events + (text.empty() ? "" : "\n" + text));
    console.printNow({});
    return ExitCode::Done;
}

} // namespace navarch
