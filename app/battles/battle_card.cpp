// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a battle of the campaign.
#include "app/battles/battle_card.h"

#include "app/battle/room/battle_room.h"
#include "app/battles/battle_words.h"
#include "app/battles/captains_battle.h"
#include "app/forecast/comparer.h"
#include "app/forecast/forecaster.h"
#include "app/result/result_entry.h"
#include "db/campaign_file.h"
#include "reports/codes/fleet_codes.h"

namespace navarch {

void BattleCard::setPlayer(int side, const QString& player)
{
    if (!m_brief || side < 0 || static_cast<std::size_t>(side) >= m_brief->sides.size())
        return;
    m_chosen[static_cast<std::size_t>(side)] = captainOf(player);
    refill();
}

bool BattleCard::fight(BattleRoom* room, bool anew)
{
    if (!room || !m_brief || !campaign())
        return false;
    const ResultOrigin origin{campaign()->path(), itemId()};
    return anew ? room->begin(*m_brief, m_players, origin) : room->fight(*m_brief, m_players, origin);
}

bool BattleCard::watch(BattleRoom* room)
{
    const Campaign* all = campaign() ? campaign()->campaign() : nullptr;
    const BattleParts parts = all ? partsOf(*all, BattleId{itemId()}) : BattleParts{};
    if (!room || !parts.replay)
        return false;
    room->watch([record = *parts.replay, figures = campaign()->figures()] { return replayOf(record, figures); },
                m_players, {campaign()->path(), itemId()});
    return true;
}

bool BattleCard::letCaptainsFight(CaptainsBattle* captains)
{
    return captains && m_brief && campaign() && captains->begin(*m_brief, campaign()->figures());
}

bool BattleCard::enterResult(ResultEntry* entry)
{
    if (!entry || !m_brief || !campaign())
        return false;
    const CampaignFile* file = campaign()->file();
    entry->begin(*m_brief, m_players, {campaign()->path(), itemId()}, campaign()->figures(),
                 file ? rowCodes(*m_brief, file->campaign(), warTag(file->identity()), BattleId{itemId()})
                      : std::vector<RowCode>());
    return true;
}

bool BattleCard::weigh(Forecaster* forecaster)
{
    return forecaster && m_brief && forecaster->consider(*m_brief, m_players);
}

bool BattleCard::compare(Comparer* comparer)
{
    return comparer && m_brief && comparer->consider(*m_brief, m_players);
}

bool BattleCard::callOff()
{
    return campaign() && campaign()->perform(CallOffBattle{.battle = BattleId{itemId()}});
}

bool BattleCard::takeBack(ResultEntry* entry)
{
    const Campaign* all = campaign() ? campaign()->campaign() : nullptr;
    const BattleRecord* battle = all ? all->find(BattleId{itemId()}) : nullptr;
    if (!battle)
        return false;
    Result<BattleOutcome> typed = tl::unexpected(Problems{});
    if (battle->way == BattleWay::Typed)
        typed = outcomeOf(*battle);
    if (!campaign()->perform(TakeBackBattle{.battle = battle->id}))
        return false;
    if (entry && typed && m_brief)
        entry->drafts().keep({ResultOrigin{campaign()->path(), itemId()}.key(), *m_brief, std::move(*typed)});
    return true;
}

} // namespace navarch
