// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/record_sheets.h"

#include <algorithm>

#include "reports/cards/cut_outs.h"
#include "reports/cards/imposition.h"
#include "reports/content/forms.h"
#include "reports/layout/flow.h"
#include "reports/lists/cover_list.h"
#include "reports/salamis_ad_actium/reference_tables.h"
#include "reports/salamis_ad_actium/ship_panel.h"
#include "reports/salamis_ad_actium/squadron_cards.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int footTablesSize = points(7.2);
constexpr int tablesGap = millimetres(5);
constexpr int spareAround = millimetres(3); ///< half of the narrowest gutter between sheets

/// How large the type of a sheet is on its paper.
int percentFor(const SheetOptions& options)
{
    const bool isSmall = options.paper == Paper::A5;
    if (options.paper == Paper::A3)
        return options.perPage == 1 ? 175 : options.perPage == 2 ? 140 : options.perPage == 4 ? 120 : 95;
    if (options.perPage == 1)
        return isSmall ? 95 : 128;
    return options.perPage == 2 ? (isSmall ? 80 : 100) : isSmall ? 72 : 88;
}

void addCombatFigures(ShipContent& ship)
{
    const CombatTables& tables = CombatTables::builtIn();
    if (!ship.fit.sailOnly)
        ship.fastMoves = {{}, tables.fastMovesOf(ship.quality), 0};
    for (const Damage damage :
         {Damage::Light, Damage::Medium, Damage::Heavy, Damage::Severe, Damage::Wrecked})
        ship.casualtyDice.push_back(tables.casualtyDiceOf(damage));
}

/// Sets sheets, one or several to a page.
class SheetSetter {
public:
    SheetSetter(const SheetOptions& options, const Typesetter& set) : m_options(options), m_set(set) {}

    [[nodiscard]] bool tablesAtFoot() const
    {
        return m_options.tables == ReferenceTables::Foot && m_options.perPage == 1
               && m_options.paper != Paper::A5;
    }

    [[nodiscard]] Result<std::vector<Page>> pages(const std::vector<ShipContent>& ships,
                                                  const std::function<bool()>& sheetDone) const
    {
        std::vector<Page> pages;
        const auto perPage = static_cast<std::size_t>(m_options.perPage);
        for (std::size_t first = 0; first < ships.size(); first += perPage) {
            const std::size_t end = std::min(first + perPage, ships.size());
            if (perPage == 1) {
                pages.push_back(one(ships[first]));
            } else {
                auto page = several({ships.data() + first, end - first});
                if (!page)
                    return tl::unexpected(page.error());
                pages.push_back(std::move(*page));
            }
            for (std::size_t i = first; sheetDone && i < end; ++i)
                if (!sheetDone())
                    return layingOutStopped();
            if (m_options.tables == ReferenceTables::Backs)
                pages.push_back(referencePage(CombatTables::builtIn(), m_options.paper, m_set));
        }
        if (m_options.tables == ReferenceTables::Foot && !tablesAtFoot())
            pages.push_back(referencePage(CombatTables::builtIn(), m_options.paper, m_set));
        return pages;
    }

private:
    [[nodiscard]] Page blank() const { return {m_options.paper, marginOf(m_options.paper), {}}; }

    [[nodiscard]] Page one(const ShipContent& ship) const
    {
        Page page = blank();
        const Box area = page.area();
        int room = area.height - footHeight(m_set);
        if (tablesAtFoot()) {
            const int size = m_options.paper == Paper::A3 ? points(9.5) : footTablesSize;
            Piece tables =
                referencePiece(CombatTables::builtIn(), TablesOrder::SideBySide, area.width, size, m_set);
            const int top = area.y + room - tables.height;
            page.items.emplace_back(Rule{{area.x, top - tablesGap / 2, area.width, 0}, Ink::Accent, 18});
            room -= tables.height + tablesGap;
            placeOn(page, std::move(tables), area.x, top);
        }
        placeOn(page, shipPanel(ship, area.width, room, percentFor(m_options), m_set), area.x, area.y);
        return page;
    }

    [[nodiscard]] Result<Page> several(std::span<const ShipContent> ships) const
    {
        Page page = blank();
        const auto imposition = impositionOf(m_options.paper, m_options.perPage, m_set);
        if (!imposition)
            return tl::unexpected(imposition.error());
        page.items.assign(imposition->cuts.begin(), imposition->cuts.end());
        for (std::size_t i = 0; i < ships.size(); ++i) {
            const Box& place = imposition->places[i];
            Piece panel = shipPanel(ships[i], place.width, place.height, percentFor(m_options), m_set);
            if (panel.height > place.height + spareAround)
                return problem(ships[i].name.toStdString(),
                               phrase("Its sheet is too full for %1 to a page.", m_options.perPage),
                               phrase("Choose fewer to a page, or larger paper."));
            placeOn(page, std::move(panel), place.x, place.y);
        }
        return page;
    }

    const SheetOptions& m_options;
    const Typesetter& m_set;
};

} // namespace

Result<Document> recordSheets(const Fleet& asked, const Figures& figures, const SheetOptions& wanted,
                              const TextMeasurer& measurer, const FleetSheets& own)
{
    const SheetOptions options = formOptions(wanted);
    const Fleet fleet = formFleet(asked, figures, options, 1);
    const SpokenLanguage spoken(options.language);
    const Typesetter set(measurer);
    if (const auto imposition = impositionOf(options.paper, options.perPage, set); !imposition)
        return tl::unexpected(imposition.error());
    const FleetCodes codes = codesFor(own, options, asked);
    auto ships = shipContents(fleet, figures, options, codes);
    if (!ships)
        return tl::unexpected(ships.error());
    // A form leaves out what its list tells.
    auto listed = options.fill == SheetFill::Class ? shipContents(asked, figures, options, codes) : ships;
    if (!listed)
        return tl::unexpected(listed.error());
    for (ShipContent& ship : *ships) {
        addCombatFigures(ship);
        makeForm(ship, options.fill);
    }
    Document document;
    document.savesInk = options.saveInk;
    document.title = fleet.name.empty() ? Words::tr("Record sheets")
                                        : Words::tr("%1: record sheets").arg(fromUtf8(fleet.name));
    std::vector<Page> sheets;
    if (options.shipSheets) {
        auto made = SheetSetter(options, set).pages(*ships, own.sheetDone);
        if (!made)
            return tl::unexpected(made.error());
        sheets = std::move(*made);
    }
    std::vector<Page> cards;
    if (options.squadronCards)
        cards = squadronCards(fleet, *ships, options.paper, set);
    const int step = options.shipSheets && options.tables == ReferenceTables::Backs ? 2 : 1;
    if (options.coverList)
        document.pages = coverList(
            asked, *listed,
            {options.paper, options.shipSheets ? options.perPage : 0, static_cast<int>(cards.size()), step},
            set);
    std::move(cards.begin(), cards.end(), std::back_inserter(document.pages));
    // Printed on both sides, the first sheet must not stand on the back of something else.
    if (step == 2 && document.pages.size() % 2 == 1)
        document.pages.push_back({options.paper, marginOf(options.paper), {}});
    std::move(sheets.begin(), sheets.end(), std::back_inserter(document.pages));
    if (options.cutOuts)
        document.pages.push_back(templatePage(options.paper, set));
    if (document.pages.empty())
        return problem(
            fleet.name,
            phrase("Of what is chosen there is nothing to print: no ship of this fleet is in a squadron."),
            phrase("Choose the sheets or the list of ships as well."));
    addFeet(document.pages, document.title, set);
    return document;
}

} // namespace navarch
