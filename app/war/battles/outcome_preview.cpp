// SPDX-License-Identifier: GPL-3.0-or-later
// An outcome on its way into the campaign.
#include "app/war/battles/outcome_preview.h"

#include <algorithm>

#include "app/battle/result/result_entry.h"
#include "app/battle/room/battle_room.h"
#include "app/war/battles/battle_words.h"
#include "app/war/battles/captains_battle.h"
#include "app/war/battles/outcome_lines.h"
#include "core/battle/replay/replay.h"
#include "core/campaign/archive/archive.h"

namespace navarch {
namespace {

std::vector<Roll> rollsOf(const Verdict& verdict)
{
    std::vector<Roll> rolls;
    for (const Event& event : verdict.events)
        rolls.insert(rolls.end(), event.dice.begin(), event.dice.end());
    return rolls;
}

} // namespace

OutcomePreview::OutcomePreview(QObject* parent) : QObject(parent)
{
    connect(&m_dice, &OutcomeDice::chosen, this, &OutcomePreview::ask);
    connect(this, &OutcomePreview::changed, &m_dice, &OutcomeDice::changed);
}

void OutcomePreview::setCampaign(OpenCampaign* campaign)
{
    if (campaign == m_campaign)
        return;
    if (m_campaign)
        m_campaign->disconnect(this);
    m_campaign = campaign;
    if (m_campaign)
        connect(m_campaign, &OpenCampaign::changed, this, [this] {
            if (m_isOpen)
                ask(); // what it does may be different now
        });
    emit changed();
}

void OutcomePreview::look(BattleId battle, BattleWay way, const BattleOutcome& outcome, std::string replay)
{
    m_action = {};
    m_action.battle = battle;
    m_action.way = way;
    m_action.outcome = outcome;
    m_action.replay = std::move(replay);
    m_dice.begin();
    m_isOpen = true;
    ask();
    chooseAsKept();
}

/// Another result may have other prizes: what was chosen holds for those that are in both.
void OutcomePreview::chooseAsKept()
{
    if (!m_campaign)
        return;
    const auto kept = m_prizesKept.find({m_campaign->path(), m_action.battle});
    if (kept == m_prizesKept.end())
        return;
    const auto& prizes = m_preview.consequences.prizes;
    for (const PrizeChoice& choice : kept->second)
        if (std::any_of(prizes.begin(), prizes.end(),
                        [&](const Prize& prize) { return prize.ship == choice.ship; }))
            m_action.prizes.push_back(choice);
    if (!m_action.prizes.empty())
        ask();
}

void OutcomePreview::keepPrizes(BattleId battle, std::vector<PrizeChoice> prizes)
{
    if (m_campaign)
        m_prizesKept[{m_campaign->path(), battle}] = std::move(prizes);
}

bool OutcomePreview::lookAtRoom(BattleRoom* room)
{
    if (!room || !room->isOver() || !m_campaign || room->origin()->fought().battle == 0
        || room->origin()->fought().campaign != m_campaign->path())
        return false;
    look(BattleId{room->origin()->fought().battle},
         room->origin()->wasCaptains() ? BattleWay::Captains : BattleWay::Played,
         room->table().match()->outcome(), jsonLine(replayJson(replayOf(*room->table().match()))));
    return true;
}

bool OutcomePreview::lookAtCaptains(int battle, CaptainsBattle* captains)
{
    if (!captains || !captains->fought() || !m_campaign)
        return false;
    look(BattleId{battle}, BattleWay::Captains, captains->fought()->outcome, captains->fought()->replay);
    return true;
}

bool OutcomePreview::lookAtEntry(ResultEntry* entry)
{
    if (!entry || !entry->isOpen() || !m_campaign || entry->battle() == 0
        || entry->origin().campaign != m_campaign->path())
        return false;
    look(BattleId{entry->battle()}, BattleWay::Typed, entry->outcome(), {});
    return true;
}

void OutcomePreview::ask()
{
    if (!m_campaign || !m_campaign->campaign())
        m_isOpen = false;
    if (!m_isOpen)
        return close();
    EnterBattle rolled = m_action;
    rolled.dice.clear();
    m_preview = previewOf(*m_campaign->campaign(), m_campaign->figures(), rolled);
    const std::vector<Roll> needed = rollsOf(m_preview.verdict);
    std::vector<Roll> shown = needed;
    if (!m_dice.faces().empty()) {
        EnterBattle typed = m_action;
        typed.dice = m_dice.faces();
        m_preview = previewOf(*m_campaign->campaign(), m_campaign->figures(), typed);
        shown = rollsOf(m_preview.verdict);
    }
    m_dice.show(needed, std::move(shown));
    emit changed();
}

void OutcomePreview::setPrize(int ship, const QString& use)
{
    const auto chosen = enumFromName<PrizeUse>(use.toStdString());
    if (!chosen)
        return;
    auto& list = m_action.prizes;
    const auto found = std::find_if(list.begin(), list.end(),
                                    [ship](const PrizeChoice& each) { return each.ship == ShipId{ship}; });
    if (found == list.end())
        list.push_back({ShipId{ship}, *chosen});
    else
        found->use = *chosen;
    ask();
}

void OutcomePreview::setAllPrizes(const QString& use)
{
    const auto chosen = enumFromName<PrizeUse>(use.toStdString());
    if (!chosen)
        return;
    m_action.prizes.clear();
    for (const Prize& prize : m_preview.consequences.prizes)
        m_action.prizes.push_back(
            {prize.ship, *chosen == PrizeUse::Take && prize.into.isNone() ? PrizeUse::Sell : *chosen});
    ask();
}

bool OutcomePreview::apply()
{
    if (!m_isOpen || !allowed())
        return false;
    EnterBattle action = m_action;
    action.dice = m_dice.faces();
    m_isOpen = false; // the campaign's change is this one's own
    if (!m_campaign->perform(action)) {
        m_isOpen = true;
        ask();
        return false;
    }
    keepPrizes(action.battle, action.prizes);
    close();
    emit applied(static_cast<int>(action.battle.value));
    return true;
}

void OutcomePreview::close()
{
    m_isOpen = false;
    m_dice.show({}, {});
    emit changed();
}

bool OutcomePreview::allowed() const
{
    return m_isOpen && m_preview.verdict.allowed() && m_dice.areComplete();
}

QString OutcomePreview::title() const
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const BattleRecord* battle = all ? all->find(m_action.battle) : nullptr;
    return battle ? words(battle->name) : QString();
}

QString OutcomePreview::end() const
{
    QString won = tr("A draw");
    for (const SideConsequence& side : m_preview.consequences.sides)
        if (side.victor)
            won = tr("%1 won").arg(words(side.name));
    const int turns = m_action.outcome.turns;
    return QStringList{won, turns == 1 ? tr("1 turn") : tr("%1 turns").arg(turns), wayWords(m_action.way)}
        .join(QStringLiteral(" · "));
}

QList<ConsequenceSide> OutcomePreview::sides() const
{
    return m_isOpen && m_campaign && m_campaign->campaign()
               ? sideLines(*m_campaign, m_action, m_preview.consequences)
               : QList<ConsequenceSide>();
}

QList<PrizeLine> OutcomePreview::prizes() const
{
    return m_isOpen ? prizeLines(m_preview.consequences) : QList<PrizeLine>();
}

QStringList OutcomePreview::ashore() const
{
    QStringList list;
    if (m_isOpen)
        for (const Phrase& line : m_preview.consequences.ashore)
            list.push_back(words(line));
    return list;
}

QString OutcomePreview::whyNot() const
{
    if (!m_isOpen || allowed())
        return {};
    if (!m_dice.areComplete())
        return tr("Dice are still to be rolled.");
    const QString why = firstError(m_preview.verdict.reasons);
    return why.isEmpty() ? tr("It cannot be entered.") : why;
}

} // namespace navarch
