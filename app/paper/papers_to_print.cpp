// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/papers_to_print.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/base/speech/speech.h"
#include "app/battle/arranging/skirmish.h"
#include "app/campaign/wording.h"
#include "app/paper/material.h"
#include "core/base/text.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

namespace {

PrintDesk::Which shownFor(CampaignPaper paper)
{
    return paper == CampaignPaper::Report ? PrintDesk::Which::Fought : PrintDesk::Which::All;
}

} // namespace

void PapersToPrint::chooseBattle(int battle, BattlePaper::Kind paper)
{
    m_desk.goTo(PrintOrigin::Papers);
    m_kind = paper == BattlePaper::Brief ? CampaignPaper::Brief : CampaignPaper::Report;
    m_desk.side = {};
    m_battle = BattleId{battle};
    emit picked();
}

void PapersToPrint::chooseSkirmish(Skirmish* skirmish, BattlePaper::Kind paper)
{
    if (!skirmish)
        return;
    auto matter = battleMatter(skirmish->brief(), -1);
    if (!matter)
        return;
    const auto samples = skirmish->samples();
    if (const int which = skirmish->sample(); which >= 0 && which < samples.size())
        matter->name = given(samples[which].name.toStdString());
    take(std::move(*matter), paper == BattlePaper::Sheets ? SkirmishPaper::Sheets : SkirmishPaper::Brief);
}

void PapersToPrint::take(BattleMatter matter, SkirmishPaper paper)
{
    m_desk.skirmish = std::make_shared<const BattleMatter>(std::move(matter));
    m_desk.goTo(PrintOrigin::Skirmish);
    m_ofSkirmish.paper = paper;
    m_ofSkirmish.viewer = -1;
    emit picked();
}

bool PapersToPrint::isOfBattle() const
{
    return m_desk.isAt(PrintOrigin::Papers) && navarch::isOfBattle(m_kind);
}

bool PapersToPrint::hasPart(SideId side) const
{
    return PrintDesk::fightsIn(*m_desk.records(), side, battleNow());
}

void PapersToPrint::lookAgain()
{
    if (!m_desk.mayPrint(m_battle))
        m_battle = {};
    if (isOfBattle() && battleNow() && !hasPart(m_desk.side))
        m_desk.side = {};
}

void PapersToPrint::addTo(PrintMaterial& material) const
{
    if (m_desk.isAt(PrintOrigin::Skirmish)) {
        m_ofSkirmish.addTo(material, m_desk, m_dice);
        return;
    }
    material.papers = wishes();
    if (!material.papers.empty())
        material.records = std::make_shared<const Campaign>(*m_desk.records());
}

std::optional<QString> PapersToPrint::title() const
{
    if (m_desk.isAt(PrintOrigin::Skirmish))
        return words(m_desk.skirmish->title());
    if (!isOfBattle())
        return std::nullopt;
    const BattleRecord* battle = m_desk.records()->find(battleNow());
    return battle ? words(battle->name) : QString();
}

QString PapersToPrint::whyEmpty() const
{
    return tr("No battle has been fought yet. Enter the outcome of one that waits in Battles, or print "
              "its brief.");
}

QList<ShownChoice> PapersToPrint::kinds() const
{
    if (m_desk.isAt(PrintOrigin::Skirmish))
        return SkirmishPapers::kinds(*m_desk.skirmish);
    if (!m_desk.isAt(PrintOrigin::Papers))
        return {};
    const auto of = [](CampaignPaper paper, const QString& text) {
        return choice(QVariant(words(nameOf(paper))), text);
    };
    QList<ShownChoice> list{of(CampaignPaper::TurnReport, tr("Report of the turn")),
                            of(CampaignPaper::Orders, tr("Sheet for orders")),
                            of(CampaignPaper::Ledger, tr("Ledger of a year")),
                            of(CampaignPaper::Chronicle, tr("Chronicle"))};
    if (!m_desk.battles(PrintDesk::Which::All).empty()) {
        list += of(CampaignPaper::Brief, tr("Brief of a battle"));
        list += of(CampaignPaper::Report, tr("Report of a battle"));
    }
    return list;
}

QString PapersToPrint::kind() const
{
    return m_desk.isAt(PrintOrigin::Skirmish) ? words(nameOf(m_ofSkirmish.paper)) : words(nameOf(m_kind));
}

void PapersToPrint::setKind(const QString& kind)
{
    if (kind == this->kind())
        return;
    if (m_desk.isAt(PrintOrigin::Skirmish)) {
        const auto known = enumFromName<SkirmishPaper>(kind.toStdString());
        if (!known || (*known == SkirmishPaper::Report && !m_desk.skirmish->outcome))
            return;
        m_ofSkirmish.paper = *known;
    } else {
        const auto known = enumFromName<CampaignPaper>(kind.toStdString());
        if (!known)
            return;
        m_kind = *known;
        m_year.reset();
    }
    emit picked();
}

QList<ShownChoice> PapersToPrint::battles() const
{
    QList<ShownChoice> list;
    if (!isOfBattle())
        return list;
    for (const BattleId id : m_desk.battles(shownFor(m_kind))) {
        const BattleRecord& battle = *m_desk.records()->find(id);
        list += choice(id.value, tr("%1 · %2").arg(words(battle.name),
                                                   dateText(battle.year, battle.month, battle.week)));
    }
    return list;
}

BattleId PapersToPrint::battleNow() const
{
    if (!m_desk.records() || !navarch::isOfBattle(m_kind))
        return {};
    const std::vector<BattleId> seen = m_desk.battles(shownFor(m_kind));
    if (std::find(seen.begin(), seen.end(), m_battle) != seen.end())
        return m_battle;
    return seen.empty() ? BattleId() : seen.front();
}

void PapersToPrint::setBattle(int battle)
{
    if (BattleId{battle} == m_battle)
        return;
    m_battle = BattleId{battle};
    emit picked();
}

QList<ShownChoice> PapersToPrint::years() const
{
    QList<ShownChoice> list;
    const Campaign* all = m_desk.records();
    if (!all || !m_desk.isAt(PrintOrigin::Papers))
        return list;
    std::set<int> known;
    if (m_kind == CampaignPaper::Ledger) {
        known.insert(all->head().year);
        for (const CampaignPaperWish& wish : wishes())
            for (const LedgerLine& line : ledgerOf(*all, wish.side))
                known.insert(line.year);
    } else if (m_kind == CampaignPaper::Chronicle) {
        for (const CampaignPaperWish& wish : wishes())
            for (const ChronicleRecord* entry : chronicleFor(*all, wish.side))
                known.insert(entry->year);
        list += choice(0, tr("All years"));
    }
    for (auto year = known.rbegin(); year != known.rend(); ++year)
        list += choice(*year, spoken(phraseOfYear(*year)));
    return list;
}

int PapersToPrint::year() const
{
    if (m_year)
        return *m_year;
    return m_kind == CampaignPaper::Ledger && m_desk.records() ? m_desk.records()->head().year : 0;
}

void PapersToPrint::setYear(int year)
{
    if (year == this->year())
        return;
    m_year = year == 0 ? std::nullopt : std::optional<int>(year);
    emit picked();
}

void PapersToPrint::setDice(bool wanted)
{
    if (wanted == m_dice)
        return;
    m_dice = wanted;
    emit picked();
}

bool PapersToPrint::mayTellDice() const
{
    if (m_desk.isAt(PrintOrigin::Skirmish) && m_ofSkirmish.paper == SkirmishPaper::Report)
        return m_desk.skirmish->replay.has_value();
    if (!m_desk.isAt(PrintOrigin::Papers) || m_kind != CampaignPaper::Report)
        return false;
    const BattleId battle = battleNow();
    return battle && partsOf(*m_desk.records(), battle).replay;
}

/// One a side that may be seen; of a battle, and of the umpire's chronicle, one alone.
std::vector<CampaignPaperWish> PapersToPrint::wishes() const
{
    if (navarch::isOfBattle(m_kind)) {
        const BattleId battle = battleNow();
        if (!battle)
            return {};
        const SideId whose = hasPart(m_desk.side) ? m_desk.side : m_desk.campaign->looksAs();
        return {{m_kind, whose, {}, battle, m_dice}};
    }
    const std::optional<int> ofYear =
        m_kind == CampaignPaper::Ledger || m_kind == CampaignPaper::Chronicle ? m_year : std::nullopt;
    std::vector<CampaignPaperWish> wishes;
    for (const auto& [id, side] : m_desk.records()->table<SideRecord>())
        if (m_desk.mayPrint(id))
            wishes.push_back({m_kind, id, ofYear});
    if (m_kind == CampaignPaper::Chronicle && m_desk.side.isNone() && m_desk.campaign->sees(SideId()))
        wishes = {{m_kind, SideId(), ofYear}};
    return wishes;
}

} // namespace navarch
