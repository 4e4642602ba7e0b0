// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/print_source.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/paper/print_choice.h"
#include "db/campaign_file.h"

namespace navarch {

namespace {

const QString campaignFleets = QStringLiteral("fleets");
const QString campaignPorts = QStringLiteral("ports");
const QString builtFleet = QStringLiteral("fleet-builder");
const QString builtPort = QStringLiteral("port-builder");

} // namespace

template <class Thing>
void PrintSource::follow(QPointer<Thing>& held, Thing* thing)
{
    if (thing == held)
        return;
    if (held)
        held->disconnect(this);
    held = thing;
    if (held)
        connect(thing, &Thing::changed, this, &PrintSource::lookAgain);
    lookAgain();
}

void PrintSource::setCampaign(OpenCampaign* campaign)
{
    follow(m_campaign, campaign);
}

void PrintSource::setFleetBuilder(FleetBuilder* builder)
{
    follow(m_fleetBuilder, builder);
}

void PrintSource::setPortBuilder(PortBuilder* builder)
{
    follow(m_portBuilder, builder);
}

void PrintSource::lookAgain()
{
    const Campaign* all = records();
    if (!all || !all->find(m_side) || !m_campaign->sees(m_side))
        m_side = {};
    const FleetRecord* record = all ? all->find(m_fleet) : nullptr;
    if (!record || !mayPrint(record->side)) {
        m_fleet = {};
        if (origin() == campaignFleets)
            m_squadron.clear();
    }
    const PortRecord* walls = all ? all->find(m_port) : nullptr;
    if (!walls || !mayPrint(walls->owner))
        m_port = {};
    if (!mayPrint(m_battle))
        m_battle = {};
    if (origin() == campaignPapers && isOfBattle(m_kind) && battleNow() && !hasPart(m_side))
        m_side = {};
    if (!waits(m_fight) || fleetsOf(m_fight).empty())
        m_fight = {};
    const QVariantList known = squadrons();
    if (std::none_of(known.begin(), known.end(), [this](const QVariant& each) {
            return each.toMap().value(QStringLiteral("value")).toString() == m_squadron;
        }))
        m_squadron.clear();
    m_material.reset();
    emit changed();
}

bool PrintSource::mayPrint(SideId owner) const
{
    return m_campaign->sees(owner) && (m_side.isNone() || owner == m_side);
}

QVariantList PrintSource::origins() const
{
    QVariantList list;
    if (const Campaign* all = records()) {
        const QString name = words(all->head().name);
        list += choice(campaignFleets, tr("Fleets: %1").arg(name));
        list += choice(campaignPorts, tr("Ports: %1").arg(name));
        list += choice(campaignPapers, tr("Reports and books: %1").arg(name));
    }
    if (m_fleetBuilder && !m_fleetBuilder->plan().rows.empty())
        list += choice(builtFleet, m_fleetBuilder->name().isEmpty()
                                       ? tr("Fleet builder")
                                       : tr("Fleet builder: %1").arg(m_fleetBuilder->name()));
    if (m_skirmish)
        list += choice(skirmishBattle, tr("Skirmish: %1").arg(words(m_skirmish->title())));
    // A port nobody has touched is offered only to who asks for it.
    if (m_portBuilder
        && (m_origin == builtPort || m_portBuilder->document()->modified()
            || m_portBuilder->rolling()->rolled() || !m_portBuilder->name().isEmpty()))
        list += choice(builtPort, m_portBuilder->name().isEmpty()
                                      ? tr("Port builder")
                                      : tr("Port builder: %1").arg(m_portBuilder->name()));
    return list;
}

QString PrintSource::origin() const
{
    const QVariantList list = origins();
    const auto is = [](const QString& value) {
        return [value](const QVariant& each) {
            return each.toMap().value(QStringLiteral("value")).toString() == value;
        };
    };
    if (std::any_of(list.begin(), list.end(), is(m_origin)))
        return m_origin;
    return list.isEmpty() ? QString() : list.constFirst().toMap().value(QStringLiteral("value")).toString();
}

void PrintSource::setOrigin(const QString& origin)
{
    if (origin == m_origin)
        return;
    m_origin = origin;
    m_squadron.clear();
    lookAgain();
    emit chosen();
}

bool PrintSource::ofShips() const
{
    const QString from = origin();
    return from == campaignFleets || from == builtFleet || isOf(SkirmishPaper::Sheets);
}

QVariantList PrintSource::sides() const
{
    if (origin() == skirmishBattle)
        return skirmishSides();
    QVariantList list;
    const Campaign* all = records();
    if (!all || (origin() != campaignFleets && origin() != campaignPorts && origin() != campaignPapers))
        return list;
    const bool isBattles = origin() == campaignPapers && isOfBattle(m_kind);
    for (const auto& [id, side] : all->table<SideRecord>())
        if (m_campaign->sees(id) && (!isBattles || hasPart(id)))
            list += choice(id.value, words(side.name));
    if (list.size() < 2)
        return {};
    list.prepend(choice(0, isBattles ? tr("The umpire") : tr("All sides")));
    return list;
}

QVariantList PrintSource::fleets() const
{
    QVariantList list;
    const Campaign* all = records();
    if (!all || origin() != campaignFleets)
        return list;
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        if (!mayPrint(fleet.side))
            continue;
        const SideRecord* side = m_side.isNone() ? all->find(fleet.side) : nullptr;
        list += choice(id.value,
                       side ? tr("%1 · %2").arg(words(fleet.name), words(side->name)) : words(fleet.name));
    }
    const qsizetype fleets = list.size();
    for (const BattleId battle : seenBattles(Which::Waiting))
        if (const std::size_t count = fleetsOf(battle).size(); count > 0)
            list.prepend(
                choice(-battle.value, tr("%1: %2 fleets").arg(words(all->find(battle)->name)).arg(count)));
    list.prepend(choice(0, fleets == 1 ? tr("The only fleet") : tr("All %1 fleets").arg(fleets)));
    return list;
}

QVariantList PrintSource::squadrons() const
{
    QVariantList list;
    const QString from = origin();
    if (from == builtFleet) {
        for (const std::string& squadron : m_fleetBuilder->plan().squadrons)
            list += choice(QVariant(words(squadron)), words(squadron));
    } else if (from == campaignFleets && m_fleet) {
        for (const auto& [id, squadron] : records()->table<SquadronRecord>())
            if (squadron.fleet == m_fleet)
                list += choice(QVariant(words(squadron.name)), words(squadron.name));
    }
    if (!list.isEmpty())
        list.prepend(choice(QVariant(QString()), tr("The whole fleet")));
    return list;
}

QVariantList PrintSource::ports() const
{
    QVariantList list;
    const Campaign* all = records();
    if (!all || origin() != campaignPorts)
        return list;
    for (const auto& [id, port] : all->table<PortRecord>())
        if (port.defences != DefencesKind::None && mayPrint(port.owner)) {
            const SideRecord* owner = all->find(port.owner);
            list += choice(id.value,
                           tr("%1 · %2").arg(words(port.name), owner ? words(owner->name) : tr("neutral")));
        }
    list.prepend(choice(0, list.size() == 1 ? tr("The only port with walls")
                                            : tr("All %1 ports with walls").arg(list.size())));
    return list;
}

int PrintSource::side() const
{
    return origin() == skirmishBattle ? m_viewer + 1 : static_cast<int>(m_side.value);
}

void PrintSource::setSide(int side)
{
    if (side == this->side())
        return;
    if (origin() == skirmishBattle)
        m_viewer = side - 1;
    else
        m_side = SideId{side};
    lookAgain();
    emit chosen();
}

void PrintSource::setFleet(int fleet)
{
    if (fleet == this->fleet())
        return;
    m_fleet = FleetId{std::max(0, fleet)};
    m_fight = BattleId{std::max(0, -fleet)};
    m_squadron.clear();
    lookAgain();
    emit chosen();
}

void PrintSource::setSquadron(const QString& squadron)
{
    if (squadron == m_squadron)
        return;
    m_squadron = squadron;
    lookAgain();
    emit chosen();
}

void PrintSource::setPort(int port)
{
    if (port == this->port())
        return;
    m_port = PortId{port};
    lookAgain();
    emit chosen();
}

void PrintSource::chooseFleet(int fleet, const QString& squadron)
{
    m_origin = campaignFleets;
    m_side = {};
    m_fleet = FleetId{fleet};
    m_fight = {};
    m_squadron = squadron;
    lookAgain();
    emit chosen();
}

void PrintSource::chooseSquadron(int squadron)
{
    if (const SquadronRecord* record = records() ? records()->find(SquadronId{squadron}) : nullptr)
        chooseFleet(static_cast<int>(record->fleet.value), words(record->name));
}

void PrintSource::choosePort(int port)
{
    m_origin = campaignPorts;
    m_side = {};
    m_port = PortId{port};
    lookAgain();
    emit chosen();
}

bool PrintSource::chooseNamed(const QString& name)
{
    const Campaign* all = records();
    if (!all)
        return false;
    for (const auto& [id, fleet] : all->table<FleetRecord>())
        if (words(fleet.name) == name)
            return chooseFleet(static_cast<int>(id.value)), true;
    for (const auto& [id, squadron] : all->table<SquadronRecord>())
        if (words(squadron.name) == name)
            return chooseSquadron(static_cast<int>(id.value)), true;
    for (const auto& [id, port] : all->table<PortRecord>())
        if (words(port.name) == name)
            return choosePort(static_cast<int>(id.value)), true;
    return false;
}

const PrintMaterial& PrintSource::material() const
{
    if (!m_material)
        m_material = gathered();
    return *m_material;
}

PrintMaterial PrintSource::gathered() const
{
    PrintMaterial material;
    const QString from = origin();
    const Campaign* all = records();
    if (from == campaignFleets) {
        const std::string tag = warTag(m_campaign->file()->identity());
        const std::string squadron = m_fleet ? m_squadron.toStdString() : std::string();
        for (const FleetId fleet : m_fight ? fleetsOf(m_fight) : std::vector<FleetId>())
            material.add(*all, fleet, tag);
        for (const auto& [id, fleet] : all->table<FleetRecord>())
            if (!m_fight && mayPrint(fleet.side) && (m_fleet.isNone() || id == m_fleet))
                material.add(*all, id, tag, squadron);
    } else if (from == campaignPorts) {
        for (const auto& [id, port] : all->table<PortRecord>())
            if (mayPrint(port.owner) && (m_port.isNone() || id == m_port))
                material.add(*all, id);
    } else if (from == campaignPapers) {
        material.papers = papers();
        if (!material.papers.empty())
            material.records = std::make_shared<const Campaign>(*all);
    } else if (from == builtFleet) {
        material.add(m_fleetBuilder->fleet(), m_squadron.toStdString());
    } else if (from == skirmishBattle) {
        addSkirmish(material);
    } else if (from == builtPort) {
        material.ports.push_back({m_portBuilder->plan().port, m_portBuilder->plan().defences()});
    }
    material.title = title().toStdString();
    return material;
}

QString PrintSource::title() const
{
    const QString from = origin();
    if (from == builtFleet)
        return m_squadron.isEmpty() ? m_fleetBuilder->name() : m_squadron;
    if (from == builtPort)
        return m_portBuilder->name();
    if (from == skirmishBattle)
        return words(m_skirmish->title());
    const Campaign* all = records();
    if (!all)
        return {};
    if (from == campaignPapers && isOfBattle(m_kind))
        return paperTitle();
    if (from == campaignFleets && m_fight)
        return words(all->find(m_fight)->name);
    if (from == campaignFleets && m_fleet)
        return m_squadron.isEmpty() ? words(all->find(m_fleet)->name) : m_squadron;
    if (from == campaignPorts && m_port)
        return words(all->find(m_port)->name);
    const SideRecord* side = all->find(m_side);
    return side ? words(side->name) : words(all->head().name);
}

QString PrintSource::whyEmpty() const
{
    if (origin().isEmpty())
        return tr("Open a campaign, or put a fleet together in the fleet builder.");
    if (!isEmpty())
        return {};
    if (origin() == campaignPorts)
        return tr(
            "None of these ports has walls that you know of. Build some in Ports, or choose another side.");
    if (origin() == campaignPapers)
        return tr("No battle has been fought yet. Enter the outcome of one that waits in Battles, or print "
                  "its brief.");
    if (!m_squadron.isEmpty())
        return tr("There are no ships in this squadron. Put some into it in Fleets, or choose another.");
    return m_fleet ? tr("There are no ships in this fleet. Buy some for it, or choose another fleet.")
                   : tr("There are no ships here yet. Buy a fleet into the campaign from the fleet builder.");
}

} // namespace navarch
