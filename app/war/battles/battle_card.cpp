// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a battle of the campaign.
#include "app/war/battles/battle_card.h"

#include <algorithm>

#include "app/battle/forecast/comparer.h"
#include "app/battle/forecast/forecaster.h"
#include "app/battle/result/result_entry.h"
#include "app/battle/room/battle_room.h"
#include "app/war/battles/battle_words.h"
#include "app/war/battles/captains_battle.h"
#include "app/war/battles/outcome_preview.h"
#include "db/campaign_file.h"
#include "reports/codes/fleet_codes.h"

namespace navarch {

bool BattleCard::allByHand() const
{
    return m_brief && std::none_of(m_players.begin(), m_players.end(), [](const BattlePlayer& player) {
               return player.captain.has_value();
           });
}

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
    return anew ? room->start()->begin(*m_brief, m_players, origin)
                : room->start()->fight(*m_brief, m_players, origin);
}

bool BattleCard::watch(BattleRoom* room)
{
    const Campaign* all = campaign() ? campaign()->campaign() : nullptr;
    const BattleParts parts = all ? partsOf(*all, BattleId{itemId()}) : BattleParts{};
    if (!room || !parts.replay)
        return false;
    room->start()->watch(
        [record = *parts.replay, figures = campaign()->figures()] { return replayOf(record, figures); },
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

bool BattleCard::takeBack(ResultEntry* entry, OutcomePreview* preview)
{
    const Campaign* all = campaign() ? campaign()->campaign() : nullptr;
    const BattleRecord* battle = all ? all->find(BattleId{itemId()}) : nullptr;
    if (!battle)
        return false;
    const Result<BattleOutcome> stood = outcomeOf(*battle);
    // What was done with the prizes is to be done again, unless one says otherwise.
    std::vector<PrizeChoice> prizes;
    for (const BattleShipRecord* ship : partsOf(*all, battle->id).ships) {
        const auto use = ship->lot == ShipLot::Taken   ? std::optional(PrizeUse::Take)
                         : ship->lot == ShipLot::Burnt ? std::optional(PrizeUse::Burn)
                         : ship->lot == ShipLot::Sold  ? std::optional(PrizeUse::Sell)
                                                       : std::nullopt;
        if (use && ship->ship != 0)
            prizes.push_back({ShipId{ship->ship}, *use});
    }
    const BattleId id = battle->id;
    if (!campaign()->perform(TakeBackBattle{.battle = id}))
        return false;
    if (preview)
        preview->keepPrizes(id, std::move(prizes));
    if (entry && stood && m_brief)
        entry->drafts().keep({ResultOrigin{campaign()->path(), itemId()}.key(), *m_brief, *stood});
    return true;
}

} // namespace navarch
