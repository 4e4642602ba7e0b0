// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/fleet_job.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/battle/brief/ship_names.h"
#include "reports/layout/binding.h"
#include "reports/lists/job_cover.h"
#include "reports/lists/roster.h"
#include "reports/words.h"

namespace navarch {

namespace {

bool wantsSheets(const SheetOptions& options)
{
    return options.shipSheets || options.coverList || options.cutOuts;
}

/// Puts the papers of one job together.
class FleetJob {
public:
    FleetJob(const Figures& figures, const SheetOptions& options, bool hasRosters,
             const TextMeasurer& measurer)
        : m_figures(figures),
          m_options(options),
          m_hasRosters(hasRosters),
          m_measurer(measurer)
    {
        m_whole.savesInk = options.saveInk;
    }

    /// A side's papers.
    void addPile(std::vector<FleetOfJob> pile, const Fleet* facing)
    {
        for (FleetOfJob& each : pile)
            each.own.areFindingsTold = m_hasRosters;
        std::vector<int> begins(pile.size(), 0);
        for (std::size_t i = 0; m_hasRosters && i < pile.size(); ++i) {
            const std::size_t before = m_whole.pages.size();
            auto roster = fleetRoster(*pile[i].fleet, m_figures, m_options, m_measurer, pile[i].own);
            // Small fleets of a side share a page.
            if (i > 0 && roster && m_problems.empty())
                appendBelow(m_whole, std::move(*roster), Typesetter(m_measurer));
            else
                take(std::move(roster));
            if (!m_whole.pages.empty())
                begins[i] = m_whole.markOf(std::min(before, m_whole.pages.size() - 1));
        }
        // Blank forms are nobody's: one page of them for the whole job.
        const bool isBlank = m_options.fill == SheetFill::Nothing;
        if (wantsSheets(m_options) && !(isBlank && std::exchange(m_hasForms, true))) {
            const auto printed = std::span<const FleetOfJob>(pile).first(isBlank ? 1 : pile.size());
            auto papers = fleetPapers(printed, facing, m_figures, m_options, m_measurer);
            if (!papers) {
                take(tl::unexpected(papers.error()));
                return;
            }
            const int before = m_whole.lastMark();
            for (std::size_t i = 0; i < printed.size(); ++i)
                if (begins[i] == 0 && papers->firstPages[i] > 0)
                    begins[i] = papers->firstPages[i] + before;
            take(std::move(papers->document));
        }
        for (std::size_t i = 0; i < pile.size(); ++i) {
            auto ships = shipContents(*pile[i].fleet, m_figures, m_options, pile[i].own);
            m_counted.push_back({fromUtf8(pile[i].fleet->name), fromUtf8(pile[i].own.side),
                                 ships ? std::move(*ships) : std::vector<ShipContent>(), begins[i]});
        }
    }

    void addCommon(std::span<const FleetOfJob> fleets)
    {
        if (wantsSheets(m_options) && m_problems.empty())
            take(commonPapers(fleets, m_figures, m_options, m_measurer));
    }

    void addCover(const std::string& title)
    {
        if (!wantsSheets(m_options) || !m_options.coverList || m_options.fill == SheetFill::Nothing
            || !m_problems.empty())
            return;
        const SpokenLanguage spoken(m_options.language);
        auto pages = jobCover(fromUtf8(title), m_counted, m_options.paper, Typesetter(m_measurer));
        for (Page& page : pages)
            page.foot = fromUtf8(title);
        m_whole.pages.insert(m_whole.pages.begin(), std::make_move_iterator(pages.begin()),
                             std::make_move_iterator(pages.end()));
    }

    Result<Document> take()
    {
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_whole);
    }

private:
    void take(Result<Document> part)
    {
        if (!part) {
            m_problems.insert(m_problems.end(), part.error().begin(), part.error().end());
            return;
        }
        if (m_whole.title.isNull())
            m_whole.title = part->title;
        m_whole.append(std::move(*part));
    }

    const Figures& m_figures;
    const SheetOptions& m_options;
    bool m_hasRosters;
    const TextMeasurer& m_measurer;
    Document m_whole;
    std::vector<JobFleet> m_counted;
    bool m_hasForms = false;
    Problems m_problems;
};

/// What stands against one another: a side's fleets as one, which they are in a battle; of those that nobody knows the sides of,
/// each.
std::vector<Fleet> opponents(std::span<const FleetOfJob> fleets)
{
    std::vector<Fleet> all;
    std::map<std::string_view, std::size_t> sides;
    for (const FleetOfJob& each : fleets) {
        const auto [known, isNew] = sides.try_emplace(each.own.side, all.size());
        if (isNew || each.own.side.empty()) {
            all.push_back(*each.fleet);
            continue;
        }
        Fleet& joined = all[known->second];
        for (FleetShip ship : each.fleet->ships) {
            if (!ship.squadron.empty()) // another squadron of that name stays another
                ship.squadron += " (" + each.fleet->name + ")";
            joined.ships.push_back(std::move(ship));
        }
    }
    return all;
}

/// Beside a fleet's name what tells it from the others of that name: its side, or its place among those that share that as well.
std::string nameApart(std::span<const FleetOfJob> fleets, std::size_t which)
{
    const std::string& name = fleets[which].fleet->name;
    const std::string& side = fleets[which].own.side;
    int sameName = 0;
    int sameSide = 0;
    int place = 0;
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        const bool isSame = fleets[i].fleet->name == name;
        const bool isSideSame = isSame && fleets[i].own.side == side;
        sameName += isSame;
        sameSide += isSideSame;
        place += isSideSame && i <= which;
    }
    if (name.empty() || sameName == 1)
        return name;
    const std::string own = sameSide == 1 ? name : numberedName(name, place);
    return side.empty() || sameSide == sameName ? own : nameWithSide(own, side);
}

/// The squadrons of a fleet that have a name which another fleet of its side has for one of its own.
std::set<std::string> squadronsShared(std::span<const FleetOfJob> fleets, std::size_t which)
{
    std::set<std::string> others;
    for (std::size_t i = 0; i < fleets.size(); ++i)
        if (i != which && fleets[i].own.side == fleets[which].own.side)
            for (const FleetShip& ship : fleets[i].fleet->ships)
                others.insert(ship.squadron);
    std::set<std::string> shared;
    for (const FleetShip& ship : fleets[which].fleet->ships)
        if (!ship.squadron.empty() && others.contains(ship.squadron))
            shared.insert(ship.squadron);
    return shared;
}

/// The fleets of a job as its papers call them: no two alike, and no two squadrons of a side. Sheets say whose they are besides.
std::vector<Fleet> toldApart(std::span<const FleetOfJob> fleets)
{
    std::vector<Fleet> told;
    for (std::size_t i = 0; i < fleets.size(); ++i) {
        Fleet& fleet = told.emplace_back(*fleets[i].fleet);
        fleet.name = nameApart(fleets, i);
        const std::set<std::string> shared = squadronsShared(fleets, i);
        const auto tellApart = [&](std::string& squadron) {
            if (shared.contains(squadron) && !fleet.name.empty())
                squadron = nameWithSide(squadron, fleet.name);
        };
        for (FleetShip& ship : fleet.ships)
            tellApart(ship.squadron);
        for (FleetCommander& commander : fleet.commanders)
            tellApart(commander.squadron);
    }
    return told;
}

} // namespace

Result<Document> fleetJob(const std::string& title, std::span<const FleetOfJob> fleets,
                          const Figures& figures, const SheetOptions& options, bool hasRosters,
                          const TextMeasurer& measurer)
{
    const std::vector<Fleet> all = opponents(fleets);
    const Fleet* facing = heaviestOf(all, options.game);
    const std::vector<Fleet> named = toldApart(fleets);
    std::vector<FleetOfJob> told(fleets.begin(), fleets.end());
    for (std::size_t i = 0; i < told.size(); ++i) {
        if (told[i].own.codes.tag.empty()) // which are made of its own name
            told[i].own.codes = codesOf(*fleets[i].fleet);
        told[i].fleet = &named[i];
    }
    FleetJob job(figures, options, hasRosters, measurer);
    std::vector<bool> isDone(told.size());
    for (std::size_t first = 0; first < told.size(); ++first) {
        std::vector<FleetOfJob> pile;
        for (std::size_t i = first; i < told.size() && !isDone[first]; ++i)
            if (told[i].own.side == told[first].own.side && !isDone[i])
                pile.push_back(told[i]);
        for (std::size_t i = first; i < told.size(); ++i)
            isDone[i] = isDone[i] || told[i].own.side == told[first].own.side;
        if (!pile.empty())
            job.addPile(std::move(pile), facing);
    }
    job.addCommon(told);
    if (told.size() > 1)
        job.addCover(title);
    return job.take();
}

} // namespace navarch
