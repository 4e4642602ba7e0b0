// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/archive/battle_flaws.h"

#include <atomic>
#include <set>
#include <vector>

#include "core/base/json.h"
#include "core/base/system/on_threads.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

namespace {

/// What is wrong with the documents of a battle, in sentences.
std::vector<PhraseText> wrongDocuments(const BattleRecord& battle)
{
    std::vector<PhraseText> wrong;
    if (!isDocument(battle.brief, "navarch-brief/1", battleTextLimits))
        wrong.push_back(phraseText("Its brief is no brief."));
    if (!battle.outcome.empty() && !isDocument(battle.outcome, "navarch-outcome/1", battleTextLimits))
        wrong.push_back(phraseText("Its outcome is no outcome."));
    if (!battle.effects.empty() && !isDocument(battle.effects, {}, battleTextLimits))
        wrong.push_back(phraseText("What it changed is no list."));
    return wrong;
}

/// The same of every battle, in the order of their numbers. A long war has megabytes of them, of which a second thread takes
/// half.
std::vector<std::vector<PhraseText>> wrongDocuments(const Campaign& campaign)
{
    constexpr std::size_t fewest = 16; // that are worth a thread
    std::vector<const BattleRecord*> battles;
    for (const auto& [id, battle] : campaign.table<BattleRecord>())
        battles.push_back(&battle);
    std::vector<std::vector<PhraseText>> wrong(battles.size());
    std::atomic<std::size_t> next = 0;
    onThreads(battles.size() >= fewest ? 2 : 1, [&] {
        for (std::size_t i = next++; i < battles.size(); i = next++)
            wrong[i] = wrongDocuments(*battles[i]);
    });
    return wrong;
}

class BattleCheck {
public:
    BattleCheck(const Campaign& campaign, const BattleFlaw& found) : m_campaign(campaign), m_found(found) {}

    void run()
    {
        const auto wrong = wrongDocuments(m_campaign);
        auto documents = wrong.begin();
        for (const auto& [id, battle] : m_campaign.table<BattleRecord>())
            checkBattle(battle, *documents++);
        for (const auto& [id, side] : m_campaign.table<BattleSideRecord>())
            m_sides[side.battle].insert(side.number);
        for (const auto& [id, battle] : m_campaign.table<BattleRecord>()) {
            const std::set<int>& numbers = m_sides[id];
            if (numbers.size() < 2 || *numbers.begin() != 0
                || *numbers.rbegin() + 1 != static_cast<int>(numbers.size()))
                m_found(BattleRecord::tableName, id.value,
                        phrase("Its sides are not numbered from 0, two or more."));
        }
        checkParts<BattleFleetRecord>();
        checkParts<BattleShipRecord>();
        checkParts<BattleCommanderRecord>();
        checkWaiting();
    }

private:
    void checkBattle(const BattleRecord& battle, const std::vector<PhraseText>& wrong)
    {
        const auto flaw = [&](PhraseText what) {
            m_found(BattleRecord::tableName, battle.id.value, {what, std::nullopt, {}});
        };
        const bool waits = battle.state == BattleState::Waiting;
        if (waits != battle.outcome.empty() || waits != battle.effects.empty()
            || waits != (battle.way == BattleWay::None))
            flaw(phraseText("It waits with an outcome, or was fought without one."));
        for (PhraseText what : wrong)
            flaw(what);
    }

    template <class Record>
    void checkParts()
    {
        for (const auto& [id, record] : m_campaign.table<Record>())
            if (!m_sides[record.battle].contains(record.sideNumber))
                m_found(Record::tableName, id.value, phrase("Its battle has no side of its number."));
    }

    void checkWaiting()
    {
        const auto waits = [&](BattleId id) {
            const BattleRecord* battle = m_campaign.find(id);
            return battle && battle->state == BattleState::Waiting;
        };
        std::set<std::int64_t> fleets;
        for (const auto& [id, entry] : m_campaign.table<BattleFleetRecord>()) {
            if (!waits(entry.battle))
                continue;
            if (!m_campaign.find(FleetId{entry.fleet}))
                m_found(BattleFleetRecord::tableName, id.value,
                        phrase("Its fleet waits for a battle and is not there."));
            if (!fleets.insert(entry.fleet).second)
                m_found(BattleFleetRecord::tableName, id.value, phrase("Its fleet waits for two battles."));
        }
        for (const auto& [id, entry] : m_campaign.table<BattleShipRecord>())
            if (waits(entry.battle) && !m_campaign.find(ShipId{entry.ship}))
                m_found(BattleShipRecord::tableName, id.value,
                        phrase("Its ship waits for a battle and is not there."));
        for (const auto& [id, replay] : m_campaign.table<BattleReplayRecord>())
            if (waits(replay.battle))
                m_found(BattleReplayRecord::tableName, id.value, phrase("Its battle has not been fought."));
    }

    const Campaign& m_campaign;
    const BattleFlaw& m_found;
    std::map<BattleId, std::set<int>> m_sides;
};

} // namespace

void forEachBattleFlaw(const Campaign& campaign, const BattleFlaw& found)
{
    BattleCheck(campaign, found).run();
}

} // namespace navarch
