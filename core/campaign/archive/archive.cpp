// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/archive/archive.h"

#include <algorithm>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

template <class Record>
std::vector<const Record*> ofBattle(const Campaign& campaign, BattleId battle)
{
    std::vector<const Record*> records;
    for (const auto& [id, record] : campaign.table<Record>())
        if (record.battle == battle)
            records.push_back(&record);
    return records;
}

std::string placeOf(const BattleRecord& battle, const char* what)
{
    return "battle " + std::to_string(battle.id.value) + ": " + what;
}

} // namespace

BattleParts partsOf(const Campaign& campaign, BattleId id)
{
    BattleParts parts;
    parts.battle = campaign.find(id);
    if (!parts.battle)
        return parts;
    parts.sides = ofBattle<BattleSideRecord>(campaign, id);
    parts.fleets = ofBattle<BattleFleetRecord>(campaign, id);
    parts.ships = ofBattle<BattleShipRecord>(campaign, id);
    parts.commanders = ofBattle<BattleCommanderRecord>(campaign, id);
    std::sort(parts.sides.begin(), parts.sides.end(),
              [](const auto* a, const auto* b) { return a->number < b->number; });
    std::sort(parts.ships.begin(), parts.ships.end(), [](const auto* a, const auto* b) {
        return std::pair(a->sideNumber, a->row) < std::pair(b->sideNumber, b->row);
    });
    const auto replays = ofBattle<BattleReplayRecord>(campaign, id);
    parts.replay = replays.empty() ? nullptr : replays.front();
    return parts;
}

std::string opponentsText(const BattleParts& parts)
{
    std::string text;
    for (const BattleSideRecord* side : parts.sides)
        text += (text.empty() ? "" : " against ") + side->name;
    return text;
}

std::string jsonLine(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<BattleBrief> briefOf(const BattleRecord& battle, const Figures& figures)
{
    const std::string place = placeOf(battle, "brief");
    const auto noFiles = [](const std::string& name) -> Result<std::string> {
        return problem(name, phrase("A battle of a campaign names no files."),
                       phrase("Take a backup that is whole."));
    };
    return parseJson(battle.brief, place, battleTextLimits).and_then([&](const Json& json) {
        return readBrief(json, place, figures, noFiles);
    });
}

Result<BattleOutcome> outcomeOf(const BattleRecord& battle)
{
    const std::string place = placeOf(battle, "outcome");
    if (battle.outcome.empty())
        return problem(place, phrase("The battle has not been fought."), phrase("Enter its outcome first."));
    return parseJson(battle.outcome, place, battleTextLimits).and_then([&](const Json& json) {
        return readOutcome(json, place);
    });
}

Result<Replay> replayOf(const BattleReplayRecord& replay, const Figures& figures)
{
    const std::string place = "battle " + std::to_string(replay.battle.value) + ": replay";
    return parseJson(replay.text, place, replayLimits).and_then([&](const Json& json) {
        return readReplay(json, place, figures);
    });
}

bool isSameBattle(const BattleBrief& brief, const BattleBrief& other)
{
    const auto bare = [](BattleBrief plain) {
        plain.seed = 0;
        plain.weather = {};
        plain.turnLimit.reset();
        plain.options.clear();
        for (BriefSide& side : plain.sides) {
            side.captain.reset();
            side.level.reset();
            side.deployment.clear();
        }
        return plain;
    };
    return bare(brief) == bare(other);
}

std::vector<BattleId> waitingBattles(const Campaign& campaign)
{
    std::vector<BattleId> waiting;
    for (const auto& [id, battle] : campaign.table<BattleRecord>())
        if (battle.state == BattleState::Waiting)
            waiting.push_back(id);
    return waiting;
}

const BattleRecord* battleAwaiting(const Campaign& campaign, FleetId fleet)
{
    for (const auto& [id, entry] : campaign.table<BattleFleetRecord>()) {
        const BattleRecord* battle = campaign.find(entry.battle);
        if (entry.fleet == fleet.value && battle && battle->state == BattleState::Waiting)
            return battle;
    }
    return nullptr;
}

} // namespace navarch
