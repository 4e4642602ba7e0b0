// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/material.h"

#include <iterator>
#include <utility>

#include "core/campaign/archive/archive.h"
#include "core/campaign/fleets/roster.h"
#include "reports/cards/game_sheets.h"
#include "reports/content/ship_content.h"
#include "reports/layout/flow.h"
#include "reports/lists/job_cover.h"
#include "reports/lists/roster.h"
#include "reports/paint/fonts.h"
#include "reports/sheets/port_card.h"
#include "reports/umpire/battle_papers.h"

namespace navarch {

namespace {

/// Sets parts one after the other into one document.
class Assembly {
public:
    /// Of a job of these fleets.
    Assembly(const Figures& figures, const PrintOptions& options, const std::vector<Fleet>& fleets)
        : m_figures(figures),
          m_options(options),
          m_facing(heaviestOf(fleets, options.sheets.game)),
          m_isOfSeveral(fleets.size() > 1)
    {
    }

    void add(const Fleet& fleet, const FleetSheets& own)
    {
        if (m_options.roster)
            takeOf(fleet, fleetRoster(fleet, m_figures, m_options.sheets, m_measurer), own.codes);
        if (!m_options.wantsSheets())
            return;
        // Blank forms are nobody's: one set of them for the whole job.
        if (m_options.sheets.fill == SheetFill::Nothing && std::exchange(m_hasForms, true))
            return;
        // Printed on both sides, sheets do not begin on the back of a roster.
        if (beginsOnABack())
            m_whole.pages.push_back({m_options.sheets.paper, marginOf(m_options.sheets.paper), {}});
        takeOf(fleet, gameSheets(fleet, m_facing, m_figures, m_options.sheets, m_measurer, own), own.codes);
    }

    /// On top of the papers of several fleets: which they are, and a code for all ships of each.
    void addCover(const std::string& title)
    {
        const SheetOptions& sheets = m_options.sheets;
        if (!m_isOfSeveral || !m_options.wantsSheets() || !sheets.coverList
            || sheets.fill == SheetFill::Nothing || !m_problems.empty())
            return;
        const SpokenLanguage spoken(sheets.language);
        const Typesetter set(m_measurer);
        auto pages = jobCover(fromUtf8(title), m_counted, sheets.paper, set);
        // Nor do they begin on the back of this.
        if (sheets.tables == ReferenceTables::Backs && pages.size() % 2 == 1)
            pages.push_back({sheets.paper, marginOf(sheets.paper), {}});
        addFeet(pages, fromUtf8(title), set);
        m_whole.pages.insert(m_whole.pages.begin(), std::make_move_iterator(pages.begin()),
                             std::make_move_iterator(pages.end()));
    }

    void add(const PrintMaterial::Port& port)
    {
        take(portCard(port.walls, m_figures, m_options.sheets, m_measurer, port.defences));
    }

    void add(const PrintMaterial::BattlePaper& paper)
    {
        const BattlePaperOptions how{m_options.sheets, paper.dice};
        take(paper.isReport ? battleReport(*paper.matter, m_figures, how, m_measurer)
                            : battleBrief(*paper.matter, m_figures, how, m_measurer));
    }

    void add(const CampaignPaperWish& wish, const Campaign& campaign)
    {
        take(campaignPaper(wish, campaign, m_figures, m_options.sheets, m_measurer));
    }

    Result<Document> result(const std::string& title)
    {
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        if (m_whole.pages.empty())
            return problem("print", phrase("There is nothing to print."),
                           phrase("Choose a fleet with ships, or a port with walls."));
        if (!title.empty())
            m_whole.title = QString::fromStdString(title);
        return std::move(m_whole);
    }

private:
    [[nodiscard]] bool beginsOnABack() const
    {
        return m_options.sheets.tables == ReferenceTables::Backs && m_whole.pages.size() % 2 == 1;
    }

    void take(Result<Document> part)
    {
        if (!part)
            m_problems.insert(m_problems.end(), part.error().begin(), part.error().end());
        else if (m_whole.pages.empty())
            m_whole = std::move(*part);
        else
            m_whole.append(std::move(*part));
    }

    /// A paper of a fleet; what the cover of a job of several says of it is kept.
    void takeOf(const Fleet& fleet, Result<Document> part, const FleetCodes& codes)
    {
        if (part && m_isOfSeveral) {
            if (m_last != &fleet) {
                auto ships = shipContents(fleet, m_figures, m_options.sheets, codes);
                m_counted.push_back(
                    {fromUtf8(fleet.name), ships ? std::move(*ships) : std::vector<ShipContent>()});
            }
            m_last = &fleet;
            m_counted.back().pages += static_cast<int>(part->pages.size());
        }
        take(std::move(part));
    }

    const Figures& m_figures;
    const PrintOptions& m_options;
    const Fleet* m_facing;
    bool m_isOfSeveral;
    const Fleet* m_last = nullptr; ///< that was counted
    const FontMeasurer m_measurer;
    Document m_whole;
    std::vector<JobFleet> m_counted;
    bool m_hasForms = false;
    Problems m_problems;
};

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
    for (const Fleet& fleet : fleets)
        count += fleet.shipCount();
    return count;
}

void PrintMaterial::add(const Campaign& campaign, FleetId fleet, const std::string& tag,
                        const std::string& squadron)
{
    add(rosterOf(campaign, fleet), codesOf(campaign, fleet, tag), squadron);
}

void PrintMaterial::add(Fleet fleet, const std::string& squadron)
{
    FleetCodes counted = codesOf(fleet);
    add(std::move(fleet), std::move(counted), squadron);
}

void PrintMaterial::add(Fleet fleet, FleetCodes counted, const std::string& squadron)
{
    if (!squadron.empty()) {
        counted.erase([&](std::size_t row) { return fleet.ships[row].squadron != squadron; });
        std::erase_if(fleet.ships, [&](const FleetShip& ship) { return ship.squadron != squadron; });
        std::erase_if(fleet.commanders, [&](const FleetCommander& one) { return one.squadron != squadron; });
    }
    if (fleet.ships.empty())
        return;
    fleets.push_back(std::move(fleet));
    codes.push_back(std::move(counted));
}

void PrintMaterial::add(const Campaign& campaign, PortId port)
{
    const PortRecord* record = campaign.find(port);
    if (record && record->defences != DefencesKind::None)
        ports.push_back({defencesOf(campaign, port),
                         record->defences == DefencesKind::Rolled ? Defences::Rolled : Defences::Bought});
}

Result<Document> layOut(const PrintMaterial& material, const Figures& figures, const PrintOptions& options,
                        const PartDone& partDone)
{
    Assembly assembly(figures, options, material.fleets);
    const int of =
        material.ships()
        + static_cast<int>(material.ports.size() + material.battles.size() + material.papers.size());
    int done = 0;
    const auto goOn = [&] { return !partDone || partDone(++done, of); };
    const auto stopped = [] { return layingOutStopped(); };
    for (std::size_t i = 0; i < material.fleets.size(); ++i) {
        // A squadron's card is of many ships; the rest of them is done with the fleet.
        const int after = done + material.fleets[i].shipCount();
        bool goesOn = true;
        FleetSheets own;
        own.codes = material.codes[i];
        own.sheetDone = [&] {
            if (done + 1 < after)
                goesOn = goOn();
            return goesOn;
        };
        assembly.add(material.fleets[i], own);
        done = after - 1;
        if (!goesOn || !goOn())
            return stopped();
    }
    assembly.addCover(material.title);
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
