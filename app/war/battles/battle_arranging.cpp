// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_arranging.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/battle/forecast/losses.h"
#include "core/battle/match/registry.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/arrangement.h"
#include "core/campaign/deed/changes.h"

namespace navarch {

namespace {

bool canFight(const Campaign& all, FleetId fleet)
{
    return std::any_of(
        all.table<ShipRecord>().begin(), all.table<ShipRecord>().end(), [fleet](const auto& each) {
            return each.second.fleet == fleet && each.second.condition.damage != Damage::Wrecked;
        });
}

} // namespace

BattleArranging::BattleArranging(QObject* parent) : QObject(parent), m_terms(m_action, m_campaign)
{
    connect(&m_terms, &BattleTerms::altered, this, &BattleArranging::ask);
}

void BattleArranging::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &BattleArranging::ask))
        return;
    ask();
}

void BattleArranging::begin(int id)
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    m_action = {};
    m_isNamed = false;
    m_terms.begin();
    if (!builtInRuleSets().all().empty())
        m_action.rules = builtInRuleSets().all().front().id;
    const FleetRecord* own = all ? all->find(FleetId{id}) : nullptr;
    if (own) {
        m_action.fleets = {own->id};
        // Where others lie is for the umpire to know (CP-2.3).
        for (const auto& [other, fleet] : all->table<FleetRecord>())
            if (isUmpire() && fleet.side != own->side && canFight(*all, other)
                && !battleAwaiting(*all, other)) {
                m_action.fleets.push_back(other);
                m_action.port = fleet.port; // off the other's port, where it lies
                break;
            }
    }
    ask();
}

std::optional<PlannedBattle> BattleArranging::proposed() const
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    if (!all || !isUmpire() || all->head().scenario.empty() || !all->table<BattleRecord>().empty())
        return std::nullopt;
    const auto plan = builtInScenario(all->head().scenario, m_campaign->figures());
    if (!plan || plan->battles.empty())
        return std::nullopt;
    // A war of somebody's own may have been made of that scenario, and have other fleets.
    const PlannedBattle& first = plan->battles.front();
    const auto& fleets = all->table<FleetRecord>();
    const bool areThere = std::all_of(first.fleets.begin(), first.fleets.end(), [&](const std::string& name) {
        return std::any_of(fleets.begin(), fleets.end(),
                           [&](const auto& each) { return each.second.name == name; });
    });
    return areThere ? std::optional(first) : std::nullopt;
}

ProposedBattle BattleArranging::opening() const
{
    const auto battle = proposed();
    return battle ? ProposedBattle{.name = spokenTerm(battle->name), .note = spokenTerm(battle->note)}
                  : ProposedBattle{};
}

void BattleArranging::beginOpening()
{
    const auto battle = proposed();
    if (!battle)
        return;
    const Campaign& all = *m_campaign->campaign();
    m_action = {};
    m_action.name = spokenTerm(battle->name).toStdString(); // as one would have typed it
    m_action.rules = battle->rules;
    m_action.place = battle->place;
    m_isNamed = true;
    m_terms.begin();
    for (const std::string& name : battle->fleets)
        for (const auto& [id, fleet] : all.table<FleetRecord>())
            if (fleet.name == name)
                m_action.fleets.push_back(id);
    for (const auto& [id, port] : all.table<PortRecord>())
        if (!battle->port.empty() && port.place == battle->port)
            m_action.port = id;
    ask();
}

void BattleArranging::takeFleet(int id, bool taken)
{
    const FleetId fleet{id};
    std::erase(m_action.fleets, fleet);
    if (taken)
        m_action.fleets.push_back(fleet);
    ask();
}

QString BattleArranging::ownName() const
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    QStringList names;
    for (const FleetId fleet : m_action.fleets)
        if (const FleetRecord* record = all ? all->find(fleet) : nullptr)
            if (const SideRecord* side = all->find(record->side); side && !names.contains(words(side->name)))
                names.push_back(words(side->name));
    const PortRecord* port = all ? all->find(m_action.port) : nullptr;
    if (port)
        return tr("Battle of %1").arg(words(port->name));
    return names.size() == 2 ? tr("%1 against %2").arg(names[0], names[1]) : tr("Battle");
}

void BattleArranging::setName(const QString& name)
{
    m_isNamed = !name.trimmed().isEmpty();
    m_action.name = name.trimmed().toStdString();
    ask();
}

void BattleArranging::ask()
{
    m_allowed = false;
    m_whyNot.clear();
    m_notes.clear();
    m_sides.clear();
    m_brief.reset();
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    if (all && !m_action.fleets.empty()) {
        if (!m_isNamed)
            m_action.name = ownName().toStdString();
        if (!isUmpire()) {
            m_whyNot = tr("The umpire arranges battles; a side's fleets meet others at sea.");
        } else if (beginsCampaign()) { // what it would be once begun
            Campaign begun = *all;
            const Verdict beginning = m_campaign->ask(BeginCampaign{});
            if (!beginning.allowed())
                m_whyNot = firstError(beginning.reasons);
            applyChanges(begun, beginning.changes);
            if (m_whyNot.isEmpty())
                askBegun(begun);
        } else {
            askBegun(*all);
        }
    }
    emit m_terms.changed();
    emit changed();
}

void BattleArranging::askBegun(const Campaign& records)
{
    const Figures& figures = m_campaign->figures();
    const Verdict verdict = consider(records, figures, m_action, m_campaign->looksAs());
    for (const Finding& finding : verdict.reasons)
        if (finding.severity != Severity::Error)
            m_notes.push_back(words(finding.message));
    m_whyNot = firstError(verdict.reasons);
    if (!m_whyNot.isEmpty())
        return;
    auto brief = briefOf(records, figures, m_action);
    if (!brief) {
        m_whyNot = whatOf(brief.error());
        return;
    }
    const auto opened = builtInRuleSets().open(*brief, figures);
    if (!opened) {
        m_whyNot = (whatOf(opened.error()) + QLatin1Char(' ') + remedyOf(opened.error())).trimmed();
        return;
    }
    const FieldValues values(*brief, figures);
    for (std::size_t i = 0; i < brief->sides.size(); ++i) {
        int ships = brief->sides[i].fleet.shipCount();
        for (const Fleet& contingent : brief->sides[i].contingents)
            ships += contingent.shipCount();
        m_sides.push_back(ArrangedSide{
            .name = words(brief->sides[i].name), .value = amountText(values.ofSide(i)), .ships = ships});
    }
    m_brief = std::move(*brief);
    m_allowed = true;
}

int BattleArranging::arrange()
{
    if (!m_allowed || (beginsCampaign() && !m_campaign->head()->begin()))
        return 0;
    const ArrangeBattle action = m_action;
    if (!m_campaign->perform(action))
        return 0;
    const std::vector<BattleId> waiting = waitingBattles(*m_campaign->campaign());
    return waiting.empty() ? 0 : static_cast<int>(waiting.back().value);
}

QList<ArrangedFleet> BattleArranging::fleets() const
{
    QList<ArrangedFleet> list;
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    if (!all)
        return list;
    const FleetRecord* first = m_action.fleets.empty() ? nullptr : all->find(m_action.fleets.front());
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        const SideRecord* side = all->find(fleet.side);
        if (!side || !m_campaign->sees(side->id) || !canFight(*all, id))
            continue;
        const auto ships = std::count_if(all->table<ShipRecord>().begin(), all->table<ShipRecord>().end(),
                                         [id = id](const auto& each) { return each.second.fleet == id; });
        const BattleRecord* awaiting = battleAwaiting(*all, id);
        const PortRecord* port = all->find(fleet.port);
        list.push_back(ArrangedFleet{
            .fleet = static_cast<int>(id.value),
            .name = words(fleet.name),
            .side = words(side->name),
            .colour = words(nameOf(side->colour)),
            .emblem = words(nameOf(side->emblem)),
            .ships = static_cast<int>(ships),
            .port = port ? words(port->name) : QString(),
            .waits = awaiting ? tr("waits for %1").arg(words(awaiting->name)) : QString(),
            .taken = std::find(m_action.fleets.begin(), m_action.fleets.end(), id) != m_action.fleets.end(),
            .own = first && first->side == fleet.side});
    }
    return list;
}

} // namespace navarch
