// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/person_card.h"

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"
#include "app/war/battles/battle_words.h"
#include "core/campaign/actions/prisoner_actions.h"
#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/people/prospects.h"
#include "core/campaign/people/ransom.h"
#include "core/campaign/people/service_record.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

CampaignFigures figuresOf(const Campaign& records)
{
    return figuresInForce(Draft(records));
}

QVariantMap choiceOf(const QVariant& value, const QString& text)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

/// "rammed 2, sank 1": what a ship may be proud of.
QString deedWords(const BattleShipRecord& ship)
{
    QStringList deeds;
    if (ship.rams > 0)
        deeds += PersonCard::tr("rammed %1").arg(ship.rams);
    if (ship.rakes > 0)
        deeds += PersonCard::tr("raked %1").arg(ship.rakes);
    if (ship.sinkings > 0)
        deeds += PersonCard::tr("sank %1").arg(ship.sinkings);
    if (ship.captures > 0)
        deeds += PersonCard::tr("captured %1").arg(ship.captures);
    if (ship.damage > ship.damageBefore)
        deeds += PersonCard::tr("%1 damage").arg(wordOf(ship.damage).toLower());
    return deeds.join(QStringLiteral(", "));
}

QString becameWords(const BattleCommanderRecord& commander)
{
    return commander.state == PersonState::Fit ? QString() : stateWords(commander.state).toLower();
}

} // namespace

void PersonCard::clear()
{
    m_kind = PersonKind::Nobody;
    m_name.clear();
    m_named = true;
    takeSigns(nullptr);
    m_post.clear();
    m_facts.clear();
    m_fleetId = 0;
    m_portId = 0;
    m_prospect.clear();
    m_service.clear();
    m_commands.clear();
    m_command.clear();
    m_ransom.clear();
    m_release.clear();
    m_exchanges.clear();
    m_dismissal.clear();
}

void PersonCard::takeSigns(const SideRecord* side)
{
    m_side = side ? words(side->name) : QString();
    m_colour = side ? words(nameOf(side->colour)) : QString();
    m_emblem = side ? words(nameOf(side->emblem)) : QString();
}

void PersonCard::addFact(const QString& label, const QString& value, const QString& note)
{
    m_facts.push_back(QVariantMap{
        {QStringLiteral("label"), label}, {QStringLiteral("value"), value}, {QStringLiteral("note"), note}});
}

bool PersonCard::fill(const Campaign& records)
{
    clear();
    if (const CommanderRecord* commander = records.find(CommanderId{itemId()})) {
        const bool isOurs = campaign()->sees(commander->side);
        const bool isKept = commander->state == PersonState::Captured && campaign()->sees(commander->captor);
        if (!isOurs && !isKept)
            return false;
        m_kind = isOurs ? PersonKind::Commander : PersonKind::Prisoner;
        m_name = personName(*commander);
        takeSigns(records.find(commander->side));
        if (isOurs)
            fillCommander(records, *commander);
        if (commander->state == PersonState::Captured)
            fillPrisoner(records, *commander);
        return true;
    }
    if (const ShipRecord* ship = records.find(ShipId{itemId()})) {
        const FleetRecord* fleet = records.find(ship->fleet);
        if (!fleet || !campaign()->sees(fleet->side))
            return false;
        m_kind = PersonKind::Captain;
        takeSigns(records.find(fleet->side));
        fillCaptain(records, *ship, *fleet);
        return true;
    }
    return false;
}

void PersonCard::fillCommander(const Campaign& records, const CommanderRecord& commander)
{
    m_post = postWords(records, commander);
    const SquadronRecord* squadron = records.find(commander.squadron);
    m_fleetId = static_cast<int>((squadron ? squadron->fleet : commander.fleet).value);
    m_portId = static_cast<int>(commander.port.value);
    const FleetRecord* fleet = records.find(FleetId{m_fleetId});
    const PortRecord* port = fleet ? records.find(fleet->port) : nullptr;

    const int level = modifierOf(commander.quality);
    addFact(tr("Quality"),
            tr("%1 (%2%3)")
                .arg(wordOf(commander.quality), level < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                .arg(std::abs(level)),
            commander.quality == commander.qualityBought
                ? QString()
                : tr("Bought as %1").arg(wordOf(commander.qualityBought).toLower()));
    if (fleet)
        addFact(tr("With"), port ? tr("%1, in %2").arg(words(fleet->name), words(port->name))
                                 : tr("%1, at sea").arg(words(fleet->name)));
    addFact(tr("State"), stateWords(records, commander));
    addFact(tr("Experience"), QString::number(commander.experience));
    const Prospect prospect = prospectOf(commander, figuresOf(records));
    if (prospect.next > 0 && commander.state != PersonState::Dead)
        m_prospect =
            tr("At %1 he rolls d10 with his quality: %2 of 10 faces make him a quality better (CP-6.3).")
                .arg(prospect.next)
                .arg(prospect.chances);
    fillService(records);

    if (commander.side.isNone())
        return;
    if (commander.state == PersonState::Fit || commander.state == PersonState::Wounded) {
        for (const Command& each : openCommands(records, commander.side, commander.id))
            m_commands.push_back(choiceOf(each.key(), each.text));
        m_command = Command{commander.post, {commander.fleet, commander.squadron, commander.port}, {}}.key();
    }
    m_dismissal = campaign()->preview(DismissCommander{commander.id});
}

void PersonCard::fillPrisoner(const Campaign& records, const CommanderRecord& commander)
{
    if (m_kind == PersonKind::Prisoner) {
        m_post = tr("Prisoner, of %1").arg(sideName(records, commander.side));
        addFact(tr("Quality"), wordOf(commander.quality));
        addFact(tr("State"), stateWords(records, commander));
    }
    if (commander.side.isNone())
        return;
    // Both may know what the ransom is; whether his side can pay it is its own affair (CP-2.3).
    if (m_kind == PersonKind::Prisoner)
        m_ransom = {{QStringLiteral("title"), tr("Ransom")},
                    {QStringLiteral("cost"),
                     amountText(ransomOf(commander, figuresOf(records), campaign()->figures().prices))}};
    else
        m_ransom = campaign()->preview(RansomPrisoner{commander.id});
    if (campaign()->sees(commander.captor))
        m_release = campaign()->preview(FreePrisoner{commander.id});
    for (const auto& [id, other] : records.table<CommanderRecord>())
        if (other.state == PersonState::Captured && other.side && other.side == commander.captor
            && other.captor == commander.side)
            m_exchanges.push_back(
                choiceOf(static_cast<int>(id.value),
                         tr("%1, %2").arg(personName(other), wordOf(other.quality).toLower())));
}

void PersonCard::fillCaptain(const Campaign& records, const ShipRecord& ship, const FleetRecord& fleet)
{
    m_named = !ship.captain.empty();
    m_name = m_named ? words(ship.captain) : tr("Not named");
    m_post = tr("Captain of %1").arg(words(ship.name));
    m_fleetId = static_cast<int>(fleet.id.value);
    const PortRecord* port = records.find(fleet.port);
    const SquadronRecord* squadron = records.find(ship.squadron);
    const ShipClass* known = campaign()->figures().classes.find(ship.classId);
    addFact(tr("Ship"),
            tr("%1, %2").arg(words(ship.name), known ? spokenTerm(known->name) : words(ship.classId)));
    addFact(tr("With"),
            squadron ? tr("%1, %2").arg(words(squadron->name), words(fleet.name)) : words(fleet.name));
    addFact(tr("Where"), port ? words(port->name) : tr("At sea"));
    addFact(tr("State"), stateWords(ship.condition.captain));
    addFact(tr("Crew"), wordOf(ship.crew),
            ship.crew == ship.crewBought ? QString()
                                         : tr("Bought as %1").arg(wordOf(ship.crewBought).toLower()));
    addFact(tr("Condition"), conditionWords(ship.condition));
    addFact(tr("Experience"), QString::number(ship.experience),
            ship.unpaidMonths == 0   ? QString()
            : ship.unpaidMonths == 1 ? tr("Unpaid for a month")
                                     : tr("Unpaid for %1 months").arg(ship.unpaidMonths));
    if (const Prospect prospect = prospectOf(ship, figuresOf(records)); prospect.next > 0)
        m_prospect = tr("At %1 the crew is a quality better: 1 for a battle survived or a ram that wounded, "
                        "2 for a ship taken "
                        "or sunk (CP-6.2).")
                         .arg(prospect.next);
    fillService(records);
}

void PersonCard::fillService(const Campaign& records)
{
    const SideId viewer = campaign()->looksAs();
    const std::vector<ServiceEntry> entries = m_kind == PersonKind::Captain
                                                  ? serviceOf(records, ShipId{itemId()}, viewer)
                                                  : serviceOf(records, CommanderId{itemId()}, viewer);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const BattleRecord& battle = *entry->battle;
        const int earned = entry->ship ? entry->ship->experience : entry->commander->experience;
        m_service.push_back(QVariantMap{
            {QStringLiteral("battleId"), static_cast<int>(battle.id.value)},
            {QStringLiteral("name"), words(battle.name)},
            {QStringLiteral("date"), dateText(battle.year, battle.month, battle.week)},
            {QStringLiteral("place"), placeWords(battle.place, records.find(battle.port))},
            {QStringLiteral("end"), entry->side->victor ? tr("Won")
                                    : entry->drawn      ? tr("Drawn")
                                                        : tr("Lost")},
            {QStringLiteral("what"), entry->ship ? deedWords(*entry->ship) : becameWords(*entry->commander)},
            {QStringLiteral("experience"), earned}});
    }
}

bool PersonCard::perform(bool mayAct, const Action& action)
{
    return found() && mayAct && campaign()->perform(action);
}

bool PersonCard::rename(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (m_kind == PersonKind::Captain)
        return perform(isOwn(), NameCaptain{ShipId{itemId()}, text});
    ChangeCommander change;
    change.commander = CommanderId{itemId()};
    change.name = text;
    return perform(isOwn(), change);
}

std::optional<Action> PersonCard::appointment(const QString& command) const
{
    const auto chosen = commandFrom(command);
    if (!chosen || !isOwn() || m_kind != PersonKind::Commander)
        return std::nullopt;
    ChangeCommander change;
    change.commander = CommanderId{itemId()};
    change.post = chosen->post;
    change.place = chosen->place;
    return change;
}

bool PersonCard::giveCommand(const QString& command)
{
    const auto action = appointment(command);
    return action && command != m_command && perform(true, *action);
}

QVariantMap PersonCard::previewCommand(const QString& command) const
{
    const auto action = appointment(command);
    return action ? campaign()->preview(*action) : QVariantMap{};
}

bool PersonCard::payRansom()
{
    return perform(isOwn() && !m_ransom.isEmpty(), RansomPrisoner{CommanderId{itemId()}});
}

bool PersonCard::letGo()
{
    return perform(!m_release.isEmpty(), FreePrisoner{CommanderId{itemId()}});
}

bool PersonCard::exchangeFor(int other)
{
    return perform(!m_exchanges.isEmpty(), ExchangePrisoners{CommanderId{itemId()}, CommanderId{other}});
}

QVariantMap PersonCard::previewExchange(int other) const
{
    return found() ? campaign()->preview(ExchangePrisoners{CommanderId{itemId()}, CommanderId{other}})
                   : QVariantMap{};
}

bool PersonCard::dismiss()
{
    return perform(isOwn() && !m_dismissal.isEmpty(), DismissCommander{CommanderId{itemId()}});
}

} // namespace navarch
