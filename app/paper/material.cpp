// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/material.h"

#include <optional>
#include <span>
#include <utility>

#include "core/campaign/archive/archive.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/turn_count.h"
#include "core/campaign/umpire/marks.h"
#include "reports/cards/fleet_job.h"
#include "reports/layout/binding.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/battle_papers.h"

namespace navarch {

namespace {

/// Sets parts one after the other into one document.
class Assembly {
public:
    Assembly(const Figures& figures, const PrintOptions& options) : m_figures(figures), m_options(options) {}

    void add(const std::string& title, std::span<const FleetOfJob> fleets)
    {
        m_hasFleets = m_hasFleets || !fleets.empty();
        if (!fleets.empty())
            take(fleetJob(title, fleets, m_figures, m_options.sheets, m_options.roster, m_measurer));
    }

    void add(const PrintMaterial::Port& port)
    {
        PortInWar inWar = port.inWar;
        if (!m_options.marks)
            inWar.marks.clear();
        auto card = portCard(port.walls, m_figures, m_options.sheets, m_measurer, inWar);
        // Small ports of one owner share a page; another's goes to somebody else.
        if (card && m_portsOf == inWar.owner && !m_whole.pages.empty())
            appendBelow(m_whole, std::move(*card), Typesetter(m_measurer));
        else
            take(std::move(card));
        m_portsOf = inWar.owner;
    }

    void add(const PrintMaterial::BattlePaper& paper)
    {
        const BattlePaperOptions how{m_options.sheets, paper.dice};
        take(paper.isReport ? battleReport(*paper.matter, m_figures, how, m_measurer)
                            : battleBrief(*paper.matter, m_figures, how, m_measurer));
    }

    void add(const CampaignPaperWish& wish, const Campaign& campaign)
    {
        take(campaignPaper(wish, campaign, figuresOf(campaign, m_figures), m_options.sheets, m_measurer));
    }

    Result<Document> result(const std::string& title)
    {
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        if (m_whole.pages.empty() && m_hasFleets) // the game has nothing to cut out
            return problem("print", phrase("Of what is chosen there is nothing to print."),
                           phrase("Choose the sheets or the list of ships as well."));
        if (m_whole.pages.empty())
            return problem("print", phrase("There is nothing to print."),
                           phrase("Choose a fleet with ships, or a port with walls."));
        if (!title.empty())
            m_whole.title = QString::fromStdString(title);
        const SpokenLanguage spoken(m_options.sheets.language);
        bind(m_whole, Typesetter(m_measurer));
        return std::move(m_whole);
    }

private:
    void take(Result<Document> part)
    {
        if (!part) {
            m_problems.insert(m_problems.end(), part.error().begin(), part.error().end());
            return;
        }
        if (m_whole.pages.empty()) {
            m_whole.title = part->title;
            m_whole.savesInk = part->savesInk;
        }
        m_whole.append(std::move(*part));
    }

    const Figures& m_figures;
    const PrintOptions& m_options;
    const FontMeasurer m_measurer;
    Document m_whole;
    bool m_hasFleets = false;
    std::optional<std::string> m_portsOf; ///< the owner of the port that was added last
    Problems m_problems;
};

std::map<std::int64_t, std::vector<Phrase>> marksOfShips(const Campaign& campaign, FleetId fleet)
{
    std::map<std::int64_t, std::vector<Phrase>> marks;
    for (const UmpireMark& mark : umpireMarks(campaign))
        if (const ShipRecord* ship = campaign.find(ShipId{mark.record});
            mark.table == ShipRecord::tableName && ship && ship->fleet == fleet)
            marks[mark.record].push_back(phrase("Turn %1: %2", countedTurn(mark.turn), mark.text));
    return marks;
}

/// How its commanders fare; with what the umpire's hand set of them where that is asked.
std::vector<CommanderState> statesOf(const Campaign& campaign, FleetId fleet, bool withMarks)
{
    std::vector<CommanderState> states = commanderStates(campaign, fleet);
    if (!withMarks)
        return states;
    const std::vector<CommanderId> people = commandersInRoster(campaign, fleet);
    for (const UmpireMark& mark : umpireMarks(campaign))
        for (std::size_t row = 0; row < people.size() && mark.table == CommanderRecord::tableName; ++row)
            if (people[row].value == mark.record)
                states[row].marks.push_back(phrase("Turn %1: %2", countedTurn(mark.turn), mark.text));
    return states;
}

/// Whether a record is the port, a wall section of it, its garrison or the commander of that.
bool isOfPort(const Campaign& campaign, PortId port, const UmpireMark& mark)
{
    const auto is = [&]<class Record>(const Record*) {
        const Record* record = campaign.find(decltype(Record::id){mark.record});
        return mark.table == Record::tableName && record && record->port == port;
    };
    return (mark.table == PortRecord::tableName && mark.record == port.value)
           || is(static_cast<const WallRecord*>(nullptr)) || is(static_cast<const GarrisonRecord*>(nullptr))
           || is(static_cast<const CommanderRecord*>(nullptr));
}

std::vector<Phrase> marksOfPort(const Campaign& campaign, PortId port)
{
    std::vector<Phrase> marks;
    for (const UmpireMark& mark : umpireMarks(campaign))
        if (isOfPort(campaign, port, mark))
            marks.push_back(phrase("Turn %1: %2", countedTurn(mark.turn), mark.text));
    return marks;
}

} // namespace

std::vector<FleetId> fleetsMeeting(const Campaign& campaign, BattleId battle)
{
    std::vector<FleetId> fleets;
    const BattleParts parts = partsOf(campaign, battle);
    for (const BattleSideRecord* side : parts.sides)
        for (const BattleFleetRecord* each : parts.fleets)
            if (each->sideNumber == side->number && campaign.find(FleetId{each->fleet}))
                fleets.emplace_back(each->fleet);
    return fleets;
}

int PrintMaterial::ships() const
{
    int count = 0;
    for (const PrintedShips& each : fleets)
        count += each.fleet.shipCount();
    return count;
}

void PrintMaterial::add(const Campaign& campaign, FleetId fleet, const std::string& tag, BattleId battle,
                        const std::string& squadron)
{
    const FleetRecord* record = campaign.find(fleet);
    const SideRecord* side = record ? campaign.find(record->side) : nullptr;
    add({rosterOf(campaign, fleet), codesOf(campaign, fleet, tag, battle), side ? side->name : std::string(),
         statesOf(campaign, fleet, isForTheUmpire),
         isForTheUmpire ? marksOfShips(campaign, fleet) : std::map<std::int64_t, std::vector<Phrase>>()},
        squadron);
}

void PrintMaterial::add(Fleet fleet, const std::string& squadron, const std::string& side)
{
    FleetCodes counted = codesOf(fleet);
    add({std::move(fleet), std::move(counted), side, {}}, squadron);
}

void PrintMaterial::add(PrintedShips ships, const std::string& squadron)
{
    Fleet& fleet = ships.fleet;
    if (!squadron.empty()) {
        ships.codes.erase([&](std::size_t row) { return fleet.ships[row].squadron != squadron; });
        std::erase_if(fleet.ships, [&](const FleetShip& ship) { return ship.squadron != squadron; });
        ships.commanders.resize(fleet.commanders.size());
        for (std::size_t row = fleet.commanders.size(); row-- > 0;)
            if (fleet.commanders[row].squadron != squadron) {
                const auto at = static_cast<std::ptrdiff_t>(row);
                fleet.commanders.erase(fleet.commanders.begin() + at);
                ships.commanders.erase(ships.commanders.begin() + at);
            }
    }
    if (!fleet.ships.empty())
        fleets.push_back(std::move(ships));
}

void PrintMaterial::add(const Campaign& campaign, PortId port)
{
    const PortRecord* record = campaign.find(port);
    if (!record || record->defences == DefencesKind::None)
        return;
    const SideRecord* owner = campaign.find(record->owner);
    ports.push_back({defencesOf(campaign, port),
                     {record->defences == DefencesKind::Rolled ? Defences::Rolled : Defences::Bought,
                      owner ? owner->name : std::string(),
                      isForTheUmpire ? marksOfPort(campaign, port) : std::vector<Phrase>()}});
}

Result<Document> layOut(const PrintMaterial& material, const Figures& figures, const PrintOptions& options,
                        const PartDone& partDone)
{
    Assembly assembly(figures, options);
    const int of =
        material.ships()
        + static_cast<int>(material.ports.size() + material.battles.size() + material.papers.size());
    int done = 0;
    const auto goOn = [&] { return !partDone || partDone(++done, of); };
    const auto stopped = [] { return layingOutStopped(); };
    std::vector<FleetOfJob> fleets;
    bool goesOn = true;
    for (const PrintMaterial::PrintedShips& each : material.fleets) {
        FleetOfJob job{&each.fleet, {}};
        job.own.codes = each.codes;
        job.own.side = each.side;
        job.own.commanders = each.commanders;
        if (options.marks)
            job.own.marks = each.marks;
        else
            for (CommanderState& commander : job.own.commanders)
                commander.marks.clear();
        // A squadron's card is of many ships; the rest of them is done with the last fleet.
        job.own.sheetDone = [&] {
            if (done + 1 < material.ships())
                goesOn = goOn();
            return goesOn;
        };
        fleets.push_back(std::move(job));
    }
    assembly.add(material.title, fleets);
    if (!goesOn)
        return stopped();
    if (!fleets.empty()) {
        done = material.ships() - 1;
        if (!goOn())
            return stopped();
    }
    for (const PrintMaterial::Port& port : material.ports) {
        assembly.add(port);
        if (!goOn())
            return stopped();
    }
    for (const PrintMaterial::BattlePaper& paper : material.battles) {
        assembly.add(paper);
        if (!goOn())
            return stopped();
    }
    for (const CampaignPaperWish& wish : material.papers) {
        assembly.add(wish, *material.records);
        if (!goOn())
            return stopped();
    }
    return assembly.result(material.title);
}

} // namespace navarch
