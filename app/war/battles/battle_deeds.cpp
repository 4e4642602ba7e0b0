// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_deeds.h"

#include "app/battle/battle_drafts.h"
#include "app/battle/forecast/comparer.h"
#include "app/battle/forecast/forecaster.h"
#include "app/battle/result/result_entry.h"
#include "app/battle/room/battle_room.h"
#include "app/war/battles/battle_words.h"
#include "app/war/battles/captains_battle.h"
#include "app/war/battles/outcome_preview.h"
#include "core/battle/match/registry.h"
#include "db/campaign_file.h"
#include "reports/codes/fleet_codes.h"

namespace navarch {

void BattleDeeds::take(const BattleParts& parts, const QString& unread)
{
    const BattleRecord& battle = *parts.battle;
    const bool waits = battle.state == BattleState::Waiting;
    m_hasReplay = parts.replay != nullptr;
    m_isBegun = waits && hasDraftOf({m_card.campaign()->path(), m_card.itemId()});
    m_whyNotFought = unread;
    if (waits && m_lineup.brief()) {
        const auto opened = builtInRuleSets().open(*m_lineup.brief(), m_card.campaign()->figures());
        m_whyNotFought = opened ? QString() : whatOf(opened.error());
    }
    m_whyNotCalledOff = waits ? whyNot(CallOffBattle{.battle = battle.id}) : tr("It has been fought.");
    m_whyNotTakenBack = waits ? tr("It has not been fought.") : whyNot(TakeBackBattle{.battle = battle.id});
    emit changed();
}

/// The first reason why an action is not allowed; empty when it is.
QString BattleDeeds::whyNot(const Action& action) const
{
    const Verdict verdict = m_card.campaign()->ask(action);
    return verdict.allowed() ? QString() : firstError(verdict.reasons);
}

bool BattleDeeds::fight(BattleRoom* room, bool anew)
{
    if (!room || !m_lineup.brief() || !m_card.campaign())
        return false;
    const ResultOrigin origin{m_card.campaign()->path(), m_card.itemId()};
    return anew ? room->start()->begin(*m_lineup.brief(), m_lineup.players(), origin)
                : room->start()->fight(*m_lineup.brief(), m_lineup.players(), origin);
}

bool BattleDeeds::watch(BattleRoom* room)
{
    const Campaign* all = m_card.campaign() ? m_card.campaign()->campaign() : nullptr;
    const BattleParts parts = all ? partsOf(*all, BattleId{m_card.itemId()}) : BattleParts{};
    if (!room || !parts.replay)
        return false;
    room->start()->watch([record = *parts.replay,
                          figures = m_card.campaign()->figures()] { return replayOf(record, figures); },
                         m_lineup.players(), {m_card.campaign()->path(), m_card.itemId()});
    return true;
}

bool BattleDeeds::letCaptainsFight(CaptainsBattle* captains)
{
    return captains && m_lineup.brief() && m_card.campaign()
           && captains->begin(*m_lineup.brief(), m_card.campaign()->figures());
}

bool BattleDeeds::enterResult(ResultEntry* entry)
{
    if (!entry || !m_lineup.brief() || !m_card.campaign())
        return false;
    const CampaignFile* file = m_card.campaign()->file();
    entry->begin(*m_lineup.brief(), m_lineup.players(), {m_card.campaign()->path(), m_card.itemId()},
                 m_card.campaign()->figures(),
                 file ? rowCodes(*m_lineup.brief(), file->campaign(), warTag(file->identity()),
                                 BattleId{m_card.itemId()})
                      : std::vector<RowCode>());
    return true;
}

bool BattleDeeds::weigh(Forecaster* forecaster)
{
    return forecaster && m_lineup.brief() && forecaster->consider(*m_lineup.brief(), m_lineup.players());
}

bool BattleDeeds::compare(Comparer* comparer)
{
    return comparer && m_lineup.brief() && comparer->consider(*m_lineup.brief(), m_lineup.players());
}

bool BattleDeeds::callOff()
{
    return m_card.campaign()
           && m_card.campaign()->perform(CallOffBattle{.battle = BattleId{m_card.itemId()}});
}

bool BattleDeeds::takeBack(ResultEntry* entry, OutcomePreview* preview)
{
    const Campaign* all = m_card.campaign() ? m_card.campaign()->campaign() : nullptr;
    const BattleRecord* battle = all ? all->find(BattleId{m_card.itemId()}) : nullptr;
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
    if (!m_card.campaign()->perform(TakeBackBattle{.battle = id}))
        return false;
    if (preview)
        preview->keepPrizes(id, std::move(prizes));
    if (entry && stood && m_lineup.brief())
        entry->drafts().keep(
            {ResultOrigin{m_card.campaign()->path(), m_card.itemId()}.key(), *m_lineup.brief(), *stood});
    return true;
}

} // namespace navarch
