// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/record_sheets.h"

#include <algorithm>

#include "reports/layout/flow.h"
#include "reports/sheets/cover_list.h"
#include "reports/sheets/reference_tables.h"
#include "reports/sheets/ship_panel.h"
#include "reports/sheets/squadron_cards.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int footTablesSize = points(7.2);
constexpr int tablesGap = millimetres(5);

/// How large the type of a sheet is on its paper.
int percentFor(const SheetOptions& options)
{
    if (options.perPage == 1)
        return options.paper == Paper::A5 ? 95 : 128;
    return options.paper == Paper::A5 ? 72 : 88;
}

void placeOn(Page& page, Piece piece, int x, int y)
{
    for (Item& item : piece.items) {
        moveItem(item, x, y);
        page.items.push_back(std::move(item));
    }
}

/// Sets sheets, one or four to a page.
class SheetSetter {
public:
    SheetSetter(const Figures& figures, const SheetOptions& options, const Typesetter& set)
        : m_figures(figures),
          m_options(options),
          m_set(set)
    {
    }

    [[nodiscard]] bool tablesAtFoot() const
    {
        return m_options.tables == ReferenceTables::Foot && m_options.perPage == 1
               && m_options.paper != Paper::A5;
    }

    [[nodiscard]] std::vector<Page> pages(const std::vector<ShipContent>& ships) const
    {
        std::vector<Page> pages;
        const auto perPage = static_cast<std::size_t>(m_options.perPage);
        for (std::size_t first = 0; first < ships.size(); first += perPage) {
            const std::size_t end = std::min(first + perPage, ships.size());
            pages.push_back(perPage == 1 ? one(ships[first]) : four({ships.data() + first, end - first}));
            if (m_options.tables == ReferenceTables::Backs)
                pages.push_back(referencePage(m_figures.salamisTables, m_options.paper, m_set));
        }
        if (m_options.tables == ReferenceTables::Foot && !tablesAtFoot())
            pages.push_back(referencePage(m_figures.salamisTables, m_options.paper, m_set));
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
            Piece tables = referencePiece(m_figures.salamisTables, TablesOrder::SideBySide, area.width,
                                          footTablesSize, m_set);
            const int top = area.y + room - tables.height;
            page.items.emplace_back(Rule{{area.x, top - tablesGap / 2, area.width, 0}, Ink::Accent, 18});
            room -= tables.height + tablesGap;
            placeOn(page, std::move(tables), area.x, top);
        }
        placeOn(page, shipPanel(ship, area.width, room, percentFor(m_options), m_set), area.x, area.y);
        return page;
    }

    [[nodiscard]] Page four(std::span<const ShipContent> ships) const
    {
        Page page = blank();
        const Box area = page.area();
        const int height = area.height - footHeight(m_set);
        const int gutter = m_options.paper == Paper::A5 ? millimetres(6) : millimetres(10);
        const int width = (area.width - gutter) / 2;
        const int panelHeight = (height - gutter) / 2;
        // Where to cut.
        page.items.emplace_back(Rule{{area.x + area.width / 2, area.y, 0, height}, Ink::Faint, 12, true});
        page.items.emplace_back(Rule{{area.x, area.y + height / 2, area.width, 0}, Ink::Faint, 12, true});
        for (std::size_t i = 0; i < ships.size(); ++i)
            placeOn(page, shipPanel(ships[i], width, panelHeight, percentFor(m_options), m_set),
                    area.x + (i % 2 == 0 ? 0 : area.width - width),
                    area.y + (i < 2 ? 0 : height - panelHeight));
        return page;
    }

    const Figures& m_figures;
    const SheetOptions& m_options;
    const Typesetter& m_set;
};

} // namespace

Result<Document> recordSheets(const Fleet& fleet, const Figures& figures, const SheetOptions& options,
                              const TextMeasurer& measurer)
{
    if (options.perPage != 1 && options.perPage != 4)
        return problem("per-page", std::to_string(options.perPage) + " sheets to a page cannot be set.",
                       "Choose 1 or 4.");
    auto ships = shipContents(fleet, figures, options);
    if (!ships)
        return tl::unexpected(ships.error());
    const Typesetter set(measurer);
    Document document;
    document.title = fleet.name.empty() ? Words::tr("Record sheets")
                                        : Words::tr("%1: record sheets").arg(fromUtf8(fleet.name));
    std::vector<Page> sheets;
    if (options.shipSheets)
        sheets = SheetSetter(figures, options, set).pages(*ships);
    std::vector<Page> cards;
    if (options.squadronCards)
        cards = squadronCards(fleet, *ships, options.paper, set);
    const int step = options.shipSheets && options.tables == ReferenceTables::Backs ? 2 : 1;
    if (options.coverList)
        document.pages = coverList(
            fleet, *ships,
            {options.paper, options.shipSheets ? options.perPage : 0, static_cast<int>(cards.size()), step},
            set);
    std::move(cards.begin(), cards.end(), std::back_inserter(document.pages));
    // Printed on both sides, the first sheet must not stand on the back of something else.
    if (step == 2 && document.pages.size() % 2 == 1)
        document.pages.push_back({options.paper, marginOf(options.paper), {}});
    std::move(sheets.begin(), sheets.end(), std::back_inserter(document.pages));
    if (document.pages.empty())
        return problem(fleet.name,
                       "Of what is chosen there is nothing to print: no ship of this fleet is in a squadron.",
                       "Choose the sheets or the list of ships as well.");
    addFeet(document.pages, document.title, set);
    return document;
}

} // namespace navarch
