// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/rulebook/rule_pages.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/battle/match/registry.h"
#include "core/campaign/settings/house_values.h"
#include "core/data/figures.h"
#include "core/rulebook/rule_examples.h"
#include "core/rulebook/rule_tables.h"
#include "core/rulebook/rulebook.h"

namespace navarch {

namespace {

/// The first number in what stands beside a die or a finding.
std::string firstNumber(const QString& text)
{
    const QString first = text.trimmed().section(QLatin1Char(','), 0, 0).section(QLatin1Char(' '), 0, 0);
    return first.toStdString();
}

QString gameName(const RulePage& page)
{
    const RuleSet* rules = builtInRuleSets().find(page.game);
    return rules ? words(rules->name) : RulePages::tr("The campaign");
}

RuleEntry entryOf(const RulePage& page)
{
    return {words(page.id), spoken(page.title, page.game), gameName(page)};
}

RuleBlock blockOf(const RuleTable& table, const std::string& game)
{
    RuleBlock block{0, RuleBlocks::Table, {}, static_cast<int>(table.columns.size()), {}, {}};
    for (const Phrase& column : table.columns)
        block.cells.push_back(spoken(column, game));
    for (const RuleTable::Row& row : table.rows) {
        for (const Phrase& cell : row.cells)
            block.cells.push_back(spoken(cell, game));
        block.marks.push_back(row.isChanged ? RulePages::tr("changed by the umpire")
                              : row.isHouse ? RulePages::tr("house figure")
                                            : QString());
    }
    return block;
}

/// The paragraphs of an example in one block.
void addExample(const std::vector<Phrase>& paragraphs, const std::string& game,
                std::vector<RuleBlock>& blocks)
{
    QStringList lines;
    for (const Phrase& text : paragraphs)
        lines.push_back(spoken(text, game));
    if (!lines.isEmpty())
        blocks.push_back({0, RuleBlocks::Example, lines.join(QLatin1Char('\n')), 0, {}, {}});
}

} // namespace

void RulePages::setCampaign(OpenCampaign* campaign)
{
    if (campaign == m_campaign)
        return;
    if (m_campaign)
        m_campaign->disconnect(this);
    m_campaign = campaign;
    if (m_campaign)
        connect(m_campaign, &OpenCampaign::changed, this, &RulePages::refill);
    emit campaignChanged();
    refill();
}

void RulePages::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    std::vector<RuleEntry> found;
    for (const RulePage* page : builtInRulebook().search(
             search.toStdString(), [](const Phrase& phrase) { return spokenText(phrase); }))
        found.push_back(entryOf(*page));
    std::stable_partition(found.begin(), found.end(),
                          [&](const RuleEntry& entry) { return entry.game == m_game; });
    m_found.show(std::move(found));
    emit searchChanged();
}

bool RulePages::open(const QString& number)
{
    const RulePage* page = builtInRulebook().find(firstNumber(number));
    if (!page)
        return false;
    const QString id = words(page->id);
    if (!m_number.isEmpty() && m_number != id)
        m_before.push_back(m_number);
    show(id);
    return true;
}

void RulePages::back()
{
    if (!m_before.isEmpty())
        show(m_before.takeLast());
}

void RulePages::putAway()
{
    m_before.clear();
    setSearch({});
    show({});
}

void RulePages::show(const QString& number)
{
    m_number = number;
    refill();
}

HouseValues RulePages::changesTo(const std::string& game) const
{
    return m_campaign && m_campaign->campaign() ? houseValuesOf(*m_campaign->campaign(), game)
                                                : HouseValues();
}

const PlayedExamples* RulePages::playedBy(const std::string& game, const HouseValues& changes)
{
    const auto known = m_played.find(game);
    if (known != m_played.end() && known->second.first == changes)
        return &known->second.second;
    if (m_playing.isRunning() && m_fighting == std::pair(game, changes))
        return nullptr;
    m_fighting = {game, changes};
    m_playing.begin([game, changes](JobProgress&) { return playedExamples(game, builtInFigures(), changes); },
                    [this, game, changes](PlayedExamples examples) {
                        m_played[game] = {changes, std::move(examples)};
                        refill();
                    });
    return nullptr;
}

void RulePages::refill()
{
    const RulePage* page = m_number.isEmpty() ? nullptr : builtInRulebook().find(m_number.toStdString());
    std::vector<RuleBlock> blocks;
    std::vector<RuleEntry> see;
    m_title.clear();
    m_game.clear();
    if (page) {
        m_title = spoken(page->title, page->game);
        m_game = gameName(*page);
        const HouseValues changes = changesTo(page->game);
        for (const Phrase& text : page->text)
            blocks.push_back({0, RuleBlocks::Paragraph, spoken(text, page->game), 0, {}, {}});
        for (const RuleTable& table : ruleTables(page->id, page->game, changes))
            blocks.push_back(blockOf(table, page->game));
        addExample(ruleExample(*page, builtInFigures(), changes), page->game, blocks);
        if (const PlayedExamples* played = playedBy(page->game, changes))
            if (const auto found = played->find(page->id); found != played->end())
                addExample(found->second, page->game, blocks);
        for (const std::string& other : page->see)
            if (const RulePage* seen = builtInRulebook().find(other))
                see.push_back(entryOf(*seen));
    }
    int number = 0;
    for (RuleBlock& block : blocks)
        block.number = number++;
    m_blocks.show(std::move(blocks));
    m_see.show(std::move(see));
    emit changed();
}

} // namespace navarch
