// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/battle_request.h"

#include <charconv>

#include "app/cli/campaign/battle_text.h"
#include "app/cli/price_answer.h"
#include "app/files/file_access.h"

namespace navarch {

std::optional<std::int64_t> numberIn(const std::string& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

const BattleRecord* battleNamed(const Campaign& campaign, const std::string& text, const Console& console)
{
    const BattleRecord* found = nullptr;
    for (const auto& [id, battle] : campaign.table<BattleRecord>())
        if (battle.name == text && (!found || battle.state == BattleState::Waiting))
            found = &battle;
    return found ? found : named<BattleRecord>(campaign, text, "battle", console);
}

namespace {

void complainOf(const Verdict& verdict, const Console& console)
{
    console.complain(verdict.title.empty() ? "It is refused." : verdict.title + ": it is refused.");
    console.complain(verdict.reasons);
    for (const Roll& roll : verdict.missingDice)
        console.complain("A d" + std::to_string(roll.sides) + " is needed: " + roll.why + " (" + roll.rule + ")"
                         + (roll.face ? ", not " + std::to_string(roll.face) : "") + ".");
}

} // namespace

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

ExitCode perform(CampaignFile& file, const Action& action, const BattleRequest& request, Console& console,
                 Json answer, const std::string& text)
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

} // namespace navarch
