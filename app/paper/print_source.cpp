// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/print_source.h"

#include <algorithm>
#include <utility>

#include "app/battle/room/battle_room.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"

namespace navarch {

PrintSource::PrintSource(QObject* parent) : QObject(parent)
{
    connect(&m_fleets, &FleetsToPrint::picked, this, &PrintSource::choose);
    connect(&m_ports, &PortsToPrint::picked, this, &PrintSource::choose);
    connect(&m_papers, &PapersToPrint::picked, this, &PrintSource::choose);
    connect(this, &PrintSource::changed, &m_fleets, &FleetsToPrint::changed);
    connect(this, &PrintSource::changed, &m_ports, &PortsToPrint::changed);
    connect(this, &PrintSource::changed, &m_papers, &PapersToPrint::changed);
}

template <class Thing>
void PrintSource::follow(QPointer<Thing>& held, Thing* thing)
{
    if (watchInstead(held, thing, this, &PrintSource::lookAgain))
        lookAgain();
}

void PrintSource::setCampaign(OpenCampaign* campaign)
{
    follow(m_desk.campaign, campaign);
}

void PrintSource::setFleetBuilder(FleetBuilder* builder)
{
    follow(m_desk.fleetBuilder, builder);
}

void PrintSource::setPortBuilder(PortBuilder* builder)
{
    follow(m_desk.portBuilder, builder);
}

void PrintSource::lookAgain()
{
    const Campaign* all = m_desk.records();
    // What was printed before a campaign was opened is not what one comes to print of it.
    const QString open = all ? m_desk.campaign->path() : QString();
    if (open != std::exchange(m_opened, open) && !open.isEmpty())
        m_desk.forgetOrigin();
    if (!all || !all->find(m_desk.side) || !m_desk.campaign->sees(m_desk.side))
        m_desk.side = {};
    m_papers.lookAgain();
    m_fleets.lookAgain();
    m_ports.lookAgain();
    m_material.reset();
    emit changed();
}

void PrintSource::choose()
{
    lookAgain();
    emit chosen();
}

QString PrintSource::origin() const
{
    const auto origin = m_desk.origin();
    return origin ? words(nameOf(*origin)) : QString();
}

void PrintSource::setOrigin(const QString& origin)
{
    const auto known = enumFromName<PrintOrigin>(origin.toStdString());
    if (!known || !m_desk.goTo(*known))
        return;
    m_fleets.forgetSquadron();
    choose();
}

bool PrintSource::hasMarks() const
{
    const PrintMaterial& all = material();
    return std::any_of(all.fleets.begin(), all.fleets.end(),
                       [](const PrintMaterial::PrintedShips& each) { return each.hasMarks(); })
           || std::any_of(all.ports.begin(), all.ports.end(),
                          [](const PrintMaterial::Port& each) { return !each.inWar.marks.empty(); });
}

bool PrintSource::ofShips() const
{
    return m_desk.isAt(PrintOrigin::Fleets) || m_desk.isAt(PrintOrigin::FleetBuilder)
           || (m_desk.isAt(PrintOrigin::Skirmish) && m_papers.ofSkirmish().paper == SkirmishPaper::Sheets);
}

QList<ShownChoice> PrintSource::sides() const
{
    if (m_desk.isAt(PrintOrigin::Skirmish))
        return m_papers.ofSkirmish().viewers(*m_desk.skirmish);
    QList<ShownChoice> list;
    const Campaign* all = m_desk.records();
    if (!all || m_desk.isAt(PrintOrigin::FleetBuilder) || m_desk.isAt(PrintOrigin::PortBuilder))
        return list;
    const bool isOfBattle = m_papers.isOfBattle();
    for (const auto& [id, side] : all->table<SideRecord>())
        if (m_desk.campaign->sees(id) && (!isOfBattle || m_papers.hasPart(id)))
            list += choice(id.value, words(side.name));
    if (list.size() < 2)
        return {};
    list.prepend(choice(0, isOfBattle ? tr("The umpire") : tr("All sides")));
    return list;
}

int PrintSource::side() const
{
    return m_desk.isAt(PrintOrigin::Skirmish) ? m_papers.ofSkirmish().viewer + 1
                                              : static_cast<int>(m_desk.side.value);
}

void PrintSource::setSide(int side)
{
    if (side == this->side())
        return;
    if (m_desk.isAt(PrintOrigin::Skirmish))
        m_papers.ofSkirmish().viewer = side - 1;
    else
        m_desk.side = SideId{side};
    choose();
}

bool PrintSource::chooseNamed(const QString& name)
{
    const Campaign* all = m_desk.records();
    if (!all)
        return false;
    for (const auto& [id, fleet] : all->table<FleetRecord>())
        if (words(fleet.name) == name)
            return m_fleets.choose(static_cast<int>(id.value)), true;
    for (const auto& [id, squadron] : all->table<SquadronRecord>())
        if (words(squadron.name) == name)
            return m_fleets.chooseSquadron(static_cast<int>(id.value)), true;
    for (const auto& [id, port] : all->table<PortRecord>())
        if (words(port.name) == name)
            return m_ports.choose(static_cast<int>(id.value)), true;
    return false;
}

bool PrintSource::chooseTable(BattleRoom* room, BattlePaper::Kind paper)
{
    if (!room || !room->isOpen())
        return false;
    const bool isSheets = paper == BattlePaper::Sheets;
    const bool isReport = paper == BattlePaper::Report || paper == BattlePaper::WebPage;
    // What a side may see of a campaign's battle, its campaign says (CP-2.3).
    if (const ResultOrigin& origin = room->origin()->of(); origin.battle != 0) {
        const BattleId battle{origin.battle};
        if (!m_desk.campaign || m_desk.campaign->path() != origin.campaign || !m_desk.mayPrint(battle))
            return false;
        const bool isWaiting = m_desk.waits(battle);
        if ((isSheets && !isWaiting) || (isReport && isWaiting))
            return false;
        if (isSheets)
            m_fleets.chooseBattle(origin.battle);
        else
            m_papers.chooseBattle(origin.battle, paper);
        return true;
    }
    std::optional<Replay> replay = room->origin()->replay();
    if (isReport && !replay)
        return false;
    auto matter =
        replay ? battleMatter(std::move(*replay), -1) : battleMatter(room->table().match()->brief(), -1);
    if (!matter)
        return false;
    m_papers.take(std::move(*matter), isReport   ? SkirmishPaper::Report
                                      : isSheets ? SkirmishPaper::Sheets
                                                 : SkirmishPaper::Brief);
    return true;
}

const PrintMaterial& PrintSource::material() const
{
    if (!m_material)
        m_material = gathered();
    return *m_material;
}

const Figures& PrintSource::figures() const
{
    const bool isOfCampaign = m_desk.campaign && m_desk.campaign->isOpen();
    return isOfCampaign && !m_desk.isAt(PrintOrigin::Skirmish) ? m_desk.campaign->figures()
                                                               : builtInFigures();
}

PrintMaterial PrintSource::gathered() const
{
    PrintMaterial material;
    material.isForTheUmpire = m_desk.campaign && m_desk.campaign->looksAs().isNone();
    if (const auto origin = m_desk.origin()) {
        switch (*origin) {
        case PrintOrigin::Fleets:
        case PrintOrigin::FleetBuilder: m_fleets.addTo(material); break;
        case PrintOrigin::Ports:
        case PrintOrigin::PortBuilder: m_ports.addTo(material); break;
        case PrintOrigin::Papers:
        case PrintOrigin::Skirmish: m_papers.addTo(material); break;
        }
    }
    material.title = title().toStdString();
    return material;
}

QString PrintSource::title() const
{
    const auto origin = m_desk.origin();
    if (!origin)
        return {};
    std::optional<QString> title;
    switch (*origin) {
    case PrintOrigin::Fleets:
    case PrintOrigin::FleetBuilder: title = m_fleets.title(); break;
    case PrintOrigin::Ports:
    case PrintOrigin::PortBuilder: title = m_ports.title(); break;
    case PrintOrigin::Papers:
    case PrintOrigin::Skirmish: title = m_papers.title(); break;
    }
    if (title)
        return *title;
    const Campaign& all = *m_desk.records();
    const SideRecord* side = all.find(m_desk.side);
    return side ? words(side->name) : words(all.head().name);
}

QString PrintSource::rules() const
{
    return m_desk.isAt(PrintOrigin::Skirmish) ? words(m_desk.skirmish->brief.rules) : m_fleets.rules();
}

QString PrintSource::whyEmpty() const
{
    const auto origin = m_desk.origin();
    if (!origin)
        return tr("Open a campaign, or put a fleet together in the fleet builder.");
    if (!isEmpty())
        return {};
    if (*origin == PrintOrigin::Ports)
        return m_ports.whyEmpty();
    if (*origin == PrintOrigin::Papers)
        return m_papers.whyEmpty();
    return m_fleets.whyEmpty();
}

} // namespace navarch
