// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed of a campaign beside its fleets and ports.
#include <algorithm>
#include <set>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/paper/print_choice.h"
#include "app/paper/print_source.h"
#include "app/war/battles/battle_words.h"
#include "core/base/text.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

QVariantList PrintSource::kinds() const
{
    if (origin() == skirmishBattle)
        return skirmishKinds();
    if (origin() != campaignPapers)
        return {};
    const auto of = [](CampaignPaper paper, const QString& text) {
        return choice(QVariant(words(nameOf(paper))), text);
    };
    QVariantList list{of(CampaignPaper::TurnReport, tr("Report of the turn")),
                      of(CampaignPaper::Orders, tr("Sheet for orders")),
                      of(CampaignPaper::Ledger, tr("Ledger of a year")),
                      of(CampaignPaper::Chronicle, tr("Chronicle"))};
    if (!seenBattles(Which::All).empty()) {
        list += of(CampaignPaper::Brief, tr("Brief of a battle"));
        list += of(CampaignPaper::Report, tr("Report of a battle"));
    }
    return list;
}

QString PrintSource::kind() const
{
    return origin() == skirmishBattle ? words(nameOf(m_skirmishPaper)) : words(nameOf(m_kind));
}

void PrintSource::setKind(const QString& kind)
{
    if (kind == this->kind())
        return;
    if (origin() == skirmishBattle) {
        const auto known = enumFromName<SkirmishPaper>(kind.toStdString());
        if (!known || (*known == SkirmishPaper::Report && !m_skirmish->outcome))
            return;
        m_skirmishPaper = *known;
    } else {
        const auto known = enumFromName<CampaignPaper>(kind.toStdString());
        if (!known)
            return;
        m_kind = *known;
        m_year.reset();
    }
    lookAgain();
    emit chosen();
}

bool PrintSource::mayPrint(BattleId battle) const
{
    const Campaign* all = records();
    if (!all || !battle || !all->find(battle))
        return false;
    return mayBeSeen(*m_campaign, partsOf(*all, battle));
}

bool PrintSource::hasPart(SideId side) const
{
    const BattleParts parts = partsOf(*records(), battleNow());
    return std::any_of(parts.sides.begin(), parts.sides.end(),
                       [side](const BattleSideRecord* each) { return each->side == side; });
}

bool PrintSource::waits(BattleId battle) const
{
    return mayPrint(battle) && records()->find(battle)->state == BattleState::Waiting;
}

std::vector<FleetId> PrintSource::fleetsOf(BattleId battle) const
{
    std::vector<FleetId> fleets = fleetsMeeting(*records(), battle);
    std::erase_if(fleets, [this](FleetId fleet) { return !mayPrint(records()->find(fleet)->side); });
    return fleets;
}

/// The latest first.
std::vector<BattleId> PrintSource::seenBattles(Which which) const
{
    std::vector<BattleId> seen;
    for (const auto& [id, battle] : records()->table<BattleRecord>())
        if ((which == Which::All || (which == Which::Fought) == (battle.state == BattleState::Fought))
            && mayPrint(id))
            seen.push_back(id);
    std::reverse(seen.begin(), seen.end());
    return seen;
}

QVariantList PrintSource::battles() const
{
    QVariantList list;
    if (!records() || origin() != campaignPapers || !isOfBattle(m_kind))
        return list;
    for (const BattleId id : seenBattles(m_kind == CampaignPaper::Report ? Which::Fought : Which::All)) {
        const BattleRecord& battle = *records()->find(id);
        list += choice(id.value, tr("%1 · %2").arg(words(battle.name),
                                                   dateText(battle.year, battle.month, battle.week)));
    }
    return list;
}

/// The one that was chosen, else the latest.
BattleId PrintSource::battleNow() const
{
    if (!records() || !isOfBattle(m_kind))
        return {};
    const std::vector<BattleId> seen =
        seenBattles(m_kind == CampaignPaper::Report ? Which::Fought : Which::All);
    if (std::find(seen.begin(), seen.end(), m_battle) != seen.end())
        return m_battle;
    return seen.empty() ? BattleId() : seen.front();
}

void PrintSource::setBattle(int battle)
{
    if (BattleId{battle} == m_battle)
        return;
    m_battle = BattleId{battle};
    lookAgain();
    emit chosen();
}

QVariantList PrintSource::years() const
{
    QVariantList list;
    const Campaign* all = records();
    if (!all || origin() != campaignPapers)
        return list;
    std::set<int> known;
    if (m_kind == CampaignPaper::Ledger) {
        known.insert(all->head().year);
        for (const CampaignPaperWish& wish : papers())
            for (const LedgerLine& line : ledgerOf(*all, wish.side))
                known.insert(line.year);
    } else if (m_kind == CampaignPaper::Chronicle) {
        for (const CampaignPaperWish& wish : papers())
            for (const ChronicleRecord* entry : chronicleFor(*all, wish.side))
                known.insert(entry->year);
        list += choice(0, tr("All years"));
    }
    for (auto year = known.rbegin(); year != known.rend(); ++year)
        list += choice(*year, spoken(phraseOfYear(*year)));
    return list;
}

int PrintSource::year() const
{
    if (m_year)
        return *m_year;
    return m_kind == CampaignPaper::Ledger && records() ? records()->head().year : 0;
}

void PrintSource::setYear(int year)
{
    if (year == this->year())
        return;
    m_year = year == 0 ? std::nullopt : std::optional<int>(year);
    lookAgain();
    emit chosen();
}

void PrintSource::setDice(bool wanted)
{
    if (wanted == m_dice)
        return;
    m_dice = wanted;
    lookAgain();
    emit chosen();
}

bool PrintSource::mayTellDice() const
{
    if (isOf(SkirmishPaper::Report))
        return m_skirmish->replay.has_value();
    if (origin() != campaignPapers || m_kind != CampaignPaper::Report)
        return false;
    const BattleId battle = battleNow();
    return battle && partsOf(*records(), battle).replay;
}

/// One a side that may be seen; of a battle, and of the umpire's chronicle, one alone.
std::vector<CampaignPaperWish> PrintSource::papers() const
{
    if (isOfBattle(m_kind)) {
        const BattleId battle = battleNow();
        if (!battle)
            return {};
        const SideId whose = hasPart(m_side) ? m_side : m_campaign->looksAs();
        return {{m_kind, whose, {}, battle, m_dice}};
    }
    const std::optional<int> ofYear =
        m_kind == CampaignPaper::Ledger || m_kind == CampaignPaper::Chronicle ? m_year : std::nullopt;
    std::vector<CampaignPaperWish> wishes;
    for (const auto& [id, side] : records()->table<SideRecord>())
        if (mayPrint(id))
            wishes.push_back({m_kind, id, ofYear});
    if (m_kind == CampaignPaper::Chronicle && m_side.isNone() && m_campaign->sees(SideId()))
        wishes = {{m_kind, SideId(), ofYear}};
    return wishes;
}

QString PrintSource::paperTitle() const
{
    const BattleRecord* battle = records()->find(battleNow());
    return battle ? words(battle->name) : QString();
}

void PrintSource::chooseBattle(int battle, const QString& kind)
{
    m_origin = campaignPapers;
    m_kind = enumFromName<CampaignPaper>(kind.toStdString()).value_or(CampaignPaper::Brief);
    m_side = {};
    m_battle = BattleId{battle};
    lookAgain();
    emit chosen();
}

void PrintSource::chooseFleetsOf(int battle)
{
    m_origin = QStringLiteral("fleets");
    m_side = {};
    m_fleet = {};
    m_squadron.clear();
    m_fight = BattleId{battle};
    lookAgain();
    emit chosen();
}

QString PrintSource::rules() const
{
    if (origin() == skirmishBattle)
        return words(m_skirmish->brief.rules);
    const BattleRecord* fight = records() && m_fight ? records()->find(m_fight) : nullptr;
    return fight ? words(fight->rules) : QString();
}

} // namespace navarch
