// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_entry.h"

#include <utility>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/battle/match/registry.h"

namespace navarch {

ResultEntry::ResultEntry(QObject* parent)
    : QObject(parent),
      m_sides(m_result),
      m_verdict(m_result),
      m_selection(m_result),
      m_fields(m_result, m_selection),
      m_findings(m_result),
      m_history(m_result),
      m_exchange(m_result, m_selection),
      m_drafts(builtInFigures())
{
    // Told of every change of the result as well, once rows that are gone are out of it.
    connect(&m_selection, &ResultSelection::changed, this, [this] {
        m_sides.show(m_selection.rows());
        emit changed();
    });
    connect(&m_result, &EnteredResult::altered, this, &ResultEntry::keepDraft);
    connect(&m_exchange, &ResultExchange::refused, this, &ResultEntry::refused);
    connect(&m_exchange, &ResultExchange::failed, this, &ResultEntry::failed);
    connect(&m_exchange, &ResultExchange::done, this, &ResultEntry::done);
    connect(&m_drafts, &ResultDrafts::failed, this, &ResultEntry::failed);
}

void ResultEntry::begin(const BattleBrief& brief, std::vector<BattlePlayer> players,
                        const ResultOrigin& origin, const Figures& figures, std::vector<RowCode> codes)
{
    m_origin = origin;
    m_sides.begin(std::move(players), brief.sides.size());
    const ResultDraft* draft = m_drafts.find(origin.key());
    m_result.begin(brief, figures, std::move(codes), draft ? &draft->outcome : nullptr);
    const OutcomeSheet sheet = m_result.sheet();
    m_selection.set(sheet.order.empty()
                        ? std::set<int>()
                        : std::set<int>{OutcomePart{OutcomeFinding::Part::Ship, sheet.order.front()}.key()});
}

bool ResultEntry::resume()
{
    const ResultDraft* draft = m_drafts.find({});
    if (!draft)
        return false;
    const BattleBrief brief = draft->brief;
    begin(brief, {}, {});
    return true;
}

void ResultEntry::close()
{
    m_result.close();
}

void ResultEntry::discard()
{
    m_drafts.forget(m_origin.key());
    close();
}

void ResultEntry::doneWith(const QString& campaign, int battle)
{
    const ResultOrigin origin{campaign, battle};
    m_drafts.forget(origin.key());
    if (isOpen() && m_origin == origin)
        close();
}

void ResultEntry::startOver()
{
    m_result.take(tr("Start over"), m_result.sheet().before);
}

void ResultEntry::keepDraft()
{
    if (isBegun())
        m_drafts.keep({m_origin.key(), m_result.brief(), outcome()});
    else
        m_drafts.forget(m_origin.key());
    emit changed(); // there is a draft, or none any more
}

QString ResultEntry::title() const
{
    const BattleBrief& brief = m_result.brief();
    QStringList names;
    for (const BriefSide& side : brief.sides)
        names.push_back(words(side.name));
    return names.size() == 2 ? tr("%1 against %2").arg(names[0], names[1]) : names.join(QStringLiteral(", "));
}

QString ResultEntry::game() const
{
    const std::string& id = m_result.brief().rules;
    const RuleSet* rules = builtInRuleSets().find(id);
    return rules ? spokenTerm(rules->name) : words(id);
}

} // namespace navarch
