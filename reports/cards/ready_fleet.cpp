// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/ready_fleet.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/pricing/fleet_price.h"
#include "reports/cards/blank_cards.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/content/forms.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// What the umpire's hand set of the ships of a sheet.
QStringList marksOf(const PaperCode& code, const FleetSheets& own)
{
    QStringList marks;
    for (const std::int64_t ship : code.ships)
        if (const auto found = own.marks.find(ship); found != own.marks.end())
            for (const Phrase& mark : found->second)
                marks += Words::said(mark);
    return marks;
}

/// The card of the ship; null: she is on none, as a wreck or what stands off.
GameCard* cardOf(std::vector<GameCard>& cards, const ShipContent& ship)
{
    for (GameCard& card : cards) {
        const auto& ships = card.ship.code.ships;
        if (!ship.code.ships.empty()
            && std::find(ships.begin(), ships.end(), ship.code.ships.front()) != ships.end())
            return &card;
    }
    return nullptr;
}

/// What the umpire's hand set stands on the cards of ships and of flagships.
void addMarks(ReadyFleet& ready, const FleetSheets& own)
{
    std::vector<GameCard>& cards = ready.papers.cards;
    for (GameCard& card : cards)
        card.marks = marksOf(card.ship.code, own);
    std::vector<QStringList> ofCommanders;
    for (const CommanderState& commander : own.commanders) {
        QStringList& marks = ofCommanders.emplace_back();
        for (const Phrase& mark : commander.marks)
            marks += Words::said(mark);
    }
    for (const auto* ships : {&ready.printed.contents, &ready.printed.wrecks})
        for (const ShipContent& ship : *ships) {
            GameCard* card = cardOf(cards, ship);
            QStringList marks = card ? QStringList() : marksOf(ship.code, own);
            for (const PrintedCommander& commander : ship.aboard)
                if (commander.row < ofCommanders.size())
                    marks += std::exchange(ofCommanders[commander.row], {});
            if (card)
                card->marks += marks;
            else if (!marks.isEmpty())
                ready.apart.push_back({ship.label() + QLatin1Char(' ') + ship.name, marks});
        }
    // Whoever is out is aboard no ship.
    for (const PrintedCommander& commander : ready.printed.commanders)
        if (commander.row < ofCommanders.size() && !ofCommanders[commander.row].isEmpty())
            ready.apart.push_back({commander.said(), ofCommanders[commander.row]});
}

/// It has ships of no squadron that can fight.
bool hasLooseShips(const FleetOfJob& job, const SheetOptions& options)
{
    const Fleet fighting = fightingFleet(*job.fleet, options, job.own);
    return std::any_of(fighting.ships.begin(), fighting.ships.end(),
                       [](const FleetShip& ship) { return ship.squadron.empty(); });
}

/// `isOneOfSeveral`: another fleet of the pile has loose ships as well. `squadronsBefore`: PrintedFleet.
Result<ReadyFleet> readied(const FleetOfJob& job, bool isOneOfSeveral, int squadronsBefore,
                           const Fleet* against, const Figures& figures, const SheetOptions& options)
{
    const SheetsOfGame& game = sheetsOf(options.game);
    const Fleet& asked = *job.fleet;
    const Fleet fleet = formFleet(asked, figures, options, game.shipsOfAForm);
    FleetSheets own = job.own;
    own.codes = codesFor(job.own, options, asked);
    // Two cards of one side are told apart by the fleets' names.
    if (isOneOfSeveral && !job.own.side.empty() && !asked.name.empty())
        own.looseShips = job.own.side + " (" + asked.name + ")";
    const Fleet* facing = options.fill == SheetFill::Ship ? against : nullptr;
    auto printed = printedFleet(fleet, facing, figures, options, own);
    if (!printed)
        return tl::unexpected(printed.error());
    printed->squadronsBefore = squadronsBefore;
    ReadyFleet ready;
    ready.from = &job;
    if (!printed->contents.empty()) {
        auto papers = game.papers(*printed, figures);
        if (!papers)
            return tl::unexpected(papers.error());
        ready.papers = std::move(*papers);
    }
    // A form leaves out what its list tells.
    if (options.fill == SheetFill::Class) {
        auto contents = shipContents(asked, figures, options, own);
        if (!contents)
            return tl::unexpected(contents.error());
        printed->contents = std::move(*contents);
        printed->commanders = commandersOf(asked, own);
        for (QStringList& values : ready.papers.values)
            for (const qsizetype column : ready.papers.own)
                values[column].clear();
    }
    ready.printed = std::move(*printed);
    if (options.fill == SheetFill::Nothing) {
        // Blank forms are all alike: a page of one that has a place for everything.
        GameCard blank = blankCard(ready.papers.cards, ready.papers.everyStore);
        ready.papers.cards.assign(static_cast<std::size_t>(std::max(0, options.perPage)), std::move(blank));
    }
    for (GameCard& card : ready.papers.cards)
        makeForm(card, options.fill);
    if (options.fill == SheetFill::Ship)
        addMarks(ready, job.own);
    return ready;
}

} // namespace

Result<std::vector<ReadyFleet>> readiedPile(std::span<const FleetOfJob> fleets, const Fleet* facing,
                                            const Figures& figures, const SheetOptions& options)
{
    std::vector<ReadyFleet> ready;
    int cards = 0;
    const auto loose = std::count_if(fleets.begin(), fleets.end(),
                                     [&](const FleetOfJob& job) { return hasLooseShips(job, options); });
    for (const FleetOfJob& job : fleets) {
        auto made = readied(job, loose > 1, isOneSide(fleets) ? cards : 0, facing, figures, options);
        if (!made)
            return tl::unexpected(made.error());
        made->firstCard = cards;
        cards += static_cast<int>(made->papers.cards.size());
        ready.push_back(std::move(*made));
    }
    return ready;
}

bool isOneSide(std::span<const FleetOfJob> fleets)
{
    return !fleets.front().own.side.empty();
}

SideSum sumOf(std::span<const ReadyFleet> fleets, const Figures& figures)
{
    SideSum sum;
    const GamePapers* counting = nullptr; // a fleet of wrecks counts nothing down
    std::vector<int> counted;
    for (const ReadyFleet& fleet : fleets) {
        ++sum.fleets;
        for (const auto* ships : {&fleet.printed.contents, &fleet.printed.wrecks})
            for (const ShipContent& ship : *ships) {
                ++sum.ships;
                sum.price += ship.price.total;
                sum.worth += ship.worth;
            }
        sum.commanders += commandersTotal(*fleet.from->fleet, figures.prices);
        if (!fleet.papers.trackers)
            continue;
        counting = &fleet.papers;
        counted.resize(counting->counted.size());
        std::transform(counted.begin(), counted.end(), counting->counted.begin(), counted.begin(),
                       std::plus<>());
    }
    if (counting)
        sum.trackers = counting->trackers(counted);
    return sum;
}

} // namespace navarch
