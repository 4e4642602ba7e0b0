// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/shown_person.h"

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

/// "rammed 2, sank 1": what a ship may be proud of.
QString deedWords(const BattleShipRecord& ship)
{
    QStringList deeds;
    if (ship.rams > 0)
        deeds += windowText("rammed %1").arg(ship.rams);
    if (ship.rakes > 0)
        deeds += windowText("raked %1").arg(ship.rakes);
    if (ship.sinkings > 0)
        deeds += windowText("sank %1").arg(ship.sinkings);
    if (ship.captures > 0)
        deeds += windowText("captured %1").arg(ship.captures);
    if (ship.damage > ship.damageBefore)
        deeds += windowText("%1 damage").arg(wordOf(ship.damage).toLower());
    return deeds.join(QStringLiteral(", "));
}

QString becameWords(const BattleCommanderRecord& commander)
{
    return commander.state == PersonState::Fit ? QString() : stateWords(commander.state).toLower();
}

/// Takes from the records what those who look may know of somebody.
class PersonReader {
public:
    PersonReader(const OpenCampaign& campaign, const Campaign& records, int number)
        : m_campaign(campaign),
          m_records(records),
          m_number(number)
    {
    }

    [[nodiscard]] std::optional<ShownPerson> read();

private:
    void takeCommander(const CommanderRecord& commander);
    void takePrisoner(const CommanderRecord& commander);
    void takeCaptain(const ShipRecord& ship, const FleetRecord& fleet);
    void takeService();
    void takeSigns(const SideRecord* side);
    void addFact(const QString& label, const QString& value, const QString& note = {});

    const OpenCampaign& m_campaign;
    const Campaign& m_records;
    int m_number;
    ShownPerson m_person;
};

void PersonReader::takeSigns(const SideRecord* side)
{
    m_person.side = side ? words(side->name) : QString();
    m_person.colour = side ? words(nameOf(side->colour)) : QString();
    m_person.emblem = side ? words(nameOf(side->emblem)) : QString();
}

void PersonReader::addFact(const QString& label, const QString& value, const QString& note)
{
    m_person.facts.push_back(ShownFact{.label = label, .value = value, .note = note});
}

void PersonReader::takeCommander(const CommanderRecord& commander)
{
    m_person.post = postWords(m_records, commander);
    const SquadronRecord* squadron = m_records.find(commander.squadron);
    m_person.fleetId = static_cast<int>((squadron ? squadron->fleet : commander.fleet).value);
    m_person.portId = static_cast<int>(commander.port.value);
    const FleetRecord* fleet = m_records.find(FleetId{m_person.fleetId});
    const PortRecord* port = fleet ? m_records.find(fleet->port) : nullptr;

    const int level = modifierOf(commander.quality);
    addFact(windowText("Quality"),
            windowText("%1 (%2%3)")
                .arg(wordOf(commander.quality), level < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                .arg(std::abs(level)),
            commander.quality == commander.qualityBought
                ? QString()
                : windowText("Bought as %1").arg(wordOf(commander.qualityBought).toLower()));
    if (fleet)
        addFact(windowText("With"), port ? windowText("%1, in %2").arg(words(fleet->name), words(port->name))
                                         : windowText("%1, at sea").arg(words(fleet->name)));
    addFact(windowText("State"), stateWords(m_records, commander));
    addFact(windowText("Experience"), QString::number(commander.experience));
    const Prospect prospect = prospectOf(commander, figuresOf(m_records));
    if (prospect.next > 0 && commander.state != PersonState::Dead)
        m_person.prospect =
            windowText(
                "At %1 he rolls d10 with his quality: %2 of 10 faces make him a quality better (CP-6.3).")
                .arg(prospect.next)
                .arg(prospect.chances);
    takeService();

    if (commander.side.isNone())
        return;
    if (commander.state == PersonState::Fit || commander.state == PersonState::Wounded) {
        for (const Command& each : openCommands(m_records, commander.side, commander.id))
            m_person.commands.push_back(ShownChoice{each.key(), each.text});
        m_person.command =
            Command{commander.post, {commander.fleet, commander.squadron, commander.port}, {}}.key();
    }
    m_person.dismissal = m_campaign.preview(DismissCommander{commander.id});
}

void PersonReader::takePrisoner(const CommanderRecord& commander)
{
    if (m_person.kind == PersonKind::Prisoner) {
        m_person.post = windowText("Prisoner, of %1").arg(sideName(m_records, commander.side));
        addFact(windowText("Quality"), wordOf(commander.quality));
        addFact(windowText("State"), stateWords(m_records, commander));
    }
    if (commander.side.isNone())
        return;
    // Both may know what the ransom is; whether his side can pay it is its own affair (CP-2.3).
    if (m_person.kind == PersonKind::Prisoner) {
        m_person.ransom.asked = true;
        m_person.ransom.title = windowText("Ransom");
        m_person.ransom.cost =
            amountText(ransomOf(commander, figuresOf(m_records), m_campaign.figures().prices));
    } else {
        m_person.ransom = m_campaign.preview(RansomPrisoner{commander.id});
    }
    if (m_campaign.sees(commander.captor))
        m_person.release = m_campaign.preview(FreePrisoner{commander.id});
    for (const auto& [id, other] : m_records.table<CommanderRecord>())
        if (other.state == PersonState::Captured && other.side && other.side == commander.captor
            && other.captor == commander.side)
            m_person.exchanges.push_back(
                ShownChoice{static_cast<int>(id.value),
                            windowText("%1, %2").arg(personName(other), wordOf(other.quality).toLower())});
}

void PersonReader::takeCaptain(const ShipRecord& ship, const FleetRecord& fleet)
{
    m_person.named = !ship.captain.empty();
    m_person.name = m_person.named ? words(ship.captain) : windowText("Not named");
    m_person.post = windowText("Captain of %1").arg(words(ship.name));
    m_person.fleetId = static_cast<int>(fleet.id.value);
    const PortRecord* port = m_records.find(fleet.port);
    const SquadronRecord* squadron = m_records.find(ship.squadron);
    const ShipClass* known = m_campaign.figures().classes.find(ship.classId);
    addFact(windowText("Ship"), windowText("%1, %2").arg(words(ship.name), known ? spokenTerm(known->name)
                                                                                 : words(ship.classId)));
    addFact(windowText("With"), squadron ? windowText("%1, %2").arg(words(squadron->name), words(fleet.name))
                                         : words(fleet.name));
    addFact(windowText("Where"), port ? words(port->name) : windowText("At sea"));
    addFact(windowText("State"), stateWords(ship.condition.captain));
    addFact(windowText("Crew"), wordOf(ship.crew),
            ship.crew == ship.crewBought ? QString()
                                         : windowText("Bought as %1").arg(wordOf(ship.crewBought).toLower()));
    addFact(windowText("Condition"), conditionWords(ship.condition));
    addFact(windowText("Experience"), QString::number(ship.experience),
            ship.unpaidMonths == 0   ? QString()
            : ship.unpaidMonths == 1 ? windowText("Unpaid for a month")
                                     : windowText("Unpaid for %1 months").arg(ship.unpaidMonths));
    if (const Prospect prospect = prospectOf(ship, figuresOf(m_records)); prospect.next > 0)
        m_person.prospect =
            windowText("At %1 the crew is a quality better: 1 for a battle survived or a ram that wounded, "
                       "2 for a ship taken "
                       "or sunk (CP-6.2).")
                .arg(prospect.next);
    takeService();
}

void PersonReader::takeService()
{
    const SideId viewer = m_campaign.looksAs();
    const std::vector<ServiceEntry> entries = m_person.kind == PersonKind::Captain
                                                  ? serviceOf(m_records, ShipId{m_number}, viewer)
                                                  : serviceOf(m_records, CommanderId{m_number}, viewer);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const BattleRecord& battle = *entry->battle;
        const int earned = entry->ship ? entry->ship->experience : entry->commander->experience;
        m_person.service.push_back(
            ServiceLine{.battleId = static_cast<int>(battle.id.value),
                        .name = words(battle.name),
                        .date = dateText(battle.year, battle.month, battle.week),
                        .place = placeWords(battle.place, m_records.find(battle.port)),
                        .end = entry->side->victor ? windowText("Won")
                               : entry->drawn      ? windowText("Drawn")
                                                   : windowText("Lost"),
                        .what = entry->ship ? deedWords(*entry->ship) : becameWords(*entry->commander),
                        .experience = earned});
    }
}

std::optional<ShownPerson> PersonReader::read()
{
    if (const CommanderRecord* commander = m_records.find(CommanderId{m_number})) {
        const bool isOurs = m_campaign.sees(commander->side);
        const bool isKept = commander->state == PersonState::Captured && m_campaign.sees(commander->captor);
        if (!isOurs && !isKept)
            return std::nullopt;
        m_person.kind = isOurs ? PersonKind::Commander : PersonKind::Prisoner;
        m_person.name = personName(*commander);
        takeSigns(m_records.find(commander->side));
        if (isOurs)
            takeCommander(*commander);
        if (commander->state == PersonState::Captured)
            takePrisoner(*commander);
        return m_person;
    }
    if (const ShipRecord* ship = m_records.find(ShipId{m_number})) {
        const FleetRecord* fleet = m_records.find(ship->fleet);
        if (!fleet || !m_campaign.sees(fleet->side))
            return std::nullopt;
        m_person.kind = PersonKind::Captain;
        takeSigns(m_records.find(fleet->side));
        takeCaptain(*ship, *fleet);
        return m_person;
    }
    return std::nullopt;
}

} // namespace

std::optional<ShownPerson> shownPerson(const OpenCampaign& campaign, const Campaign& records, int number)
{
    return PersonReader(campaign, records, number).read();
}

} // namespace navarch
