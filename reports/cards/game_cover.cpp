// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/game_cover.h"

#include <algorithm>

#include "core/campaign/calendar.h"
#include "reports/cards/card_sections.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/layout/flow.h"
#include "reports/lists/code_strip.h"
#include "reports/lists/findings_list.h"
#include "reports/lists/price_lines.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// Sets the list, with the pages of sheets counted from one.
class GameCoverSetter {
public:
    GameCoverSetter(const Fleet& fleet, const PrintedFleet& printed, const GamePapers& papers,
                    const Findings& findings, const SheetOptions& options, const Typesetter& set)
        : m_fleet(fleet),
          m_printed(printed),
          m_papers(papers),
          m_findings(findings),
          m_options(options),
          m_small(options.paper == Paper::A5),
          m_style{FontRole::Data, m_small ? points(7) : points(9)},
          m_set(set)
    {
    }

    [[nodiscard]] std::vector<Page> pages(int firstSheet, int pageStep) const
    {
        Flow flow(m_options.paper, m_set);
        title(flow);
        const PrintedTable table = shipTable(flow.width());
        const Piece head = table.head();
        const int rowHeight = m_set.lineHeight(m_style) * 2;
        flow.add(head, millimetres(4), rowHeight * 2);
        flow.setHead(head);
        QString squadron;
        Talents sum;
        for (std::size_t i = 0; i < m_printed.contents.size(); ++i) {
            const ShipContent& ship = m_printed.contents[i];
            if (ship.squadron != squadron || (i == 0 && !ship.commander.isEmpty())) {
                squadron = ship.squadron;
                flow.add(group(ship, flow.width()), millimetres(3), rowHeight);
            }
            sum += ship.price.total;
            const int card = m_papers.cardOf[i];
            QString page;
            if (firstSheet > 0 && card >= 0)
                page = QString::number(firstSheet + card / m_options.perPage * pageStep);
            QStringList cells{ship.label(), ship.name, ship.className, ship.captain};
            cells += m_papers.values[i];
            cells += {{}, {}, {}, page};
            Piece row = table.row(cells);
            tickFates(table, row);
            flow.add(std::move(row));
        }
        flow.setHead(std::nullopt);
        flow.add(total(sum, flow.width()), millimetres(2));
        addCodes(flow, m_printed.contents, m_style, m_set);
        if (!m_papers.trackers.empty())
            flow.add(trackers(flow.width()), millimetres(5));
        addFindings(flow, m_findings, m_style, m_set);
        return flow.take();
    }

private:
    void title(Flow& flow) const
    {
        const QString name = m_fleet.name.empty() ? Words::tr("Fleet") : fromUtf8(m_fleet.name);
        const std::size_t count = m_printed.contents.size();
        QString under = count == 1 ? Words::tr("One ship") : Words::tr("%1 ships").arg(count);
        if (m_fleet.year)
            under += QStringLiteral(" · ") + Words::said(phraseOfYear(*m_fleet.year));
        under += QStringLiteral(" · ") + titleOf(sheetsOf(m_options.game));
        flow.add(listHead(name, under, m_printed.contents, m_small, flow.width(), m_set));
    }

    [[nodiscard]] QStringList fates() const
    {
        return {Words::tr("sunk"), Words::tr("taken"), Words::tr("fled")};
    }

    [[nodiscard]] PrintedTable shipTable(int width) const
    {
        const auto widthOf = [&](const QString& text) {
            return m_set.width(text, {{FontRole::Data, std::max(points(6.5), m_style.size * 85 / 100)}}) + 1;
        };
        int labelWidth = widthOf(Words::tr("No."));
        for (const ShipContent& ship : m_printed.contents)
            labelWidth = std::max(labelWidth, m_set.width(ship.label(), {m_style}) + 1);
        std::vector<TableColumn> columns{{Words::tr("No."), labelWidth},
                                         {Words::tr("Ship"), 0, Align::Left, 5},
                                         {Words::tr("Class"), 0, Align::Left, 4},
                                         {Words::tr("Captain"), 0, Align::Left, 4}};
        for (qsizetype i = 0; i < m_papers.titles.size(); ++i) {
            int wide = widthOf(m_papers.titles[i]);
            for (const QStringList& values : m_papers.values)
                wide = std::max(wide, m_set.width(values[i], {m_style}) + 1);
            columns.push_back({m_papers.titles[i], std::min(wide, m_style.size * 6), Align::Right});
        }
        for (const QString& fate : fates())
            columns.push_back({fate, widthOf(fate), Align::Centre});
        columns.push_back({m_options.shipSheets ? Words::tr("Page") : QString(),
                           std::max(m_style.size * 25 / 10, widthOf(Words::tr("Page"))), Align::Right});
        return PrintedTable(m_set, std::move(columns), width, m_style);
    }

    void tickFates(const PrintedTable& table, Piece& row) const
    {
        const int side = m_style.size * 85 / 100;
        const int top = (m_set.lineHeight(m_style) - side) / 2;
        const std::size_t first = 4 + static_cast<std::size_t>(m_papers.titles.size());
        for (std::size_t fate = first; fate < first + 3; ++fate) {
            Frame frame{{table.columnX(fate) + (table.columnWidth(fate) - side) / 2, top, side, side}};
            frame.lineWidth = 16;
            row.add(frame);
        }
    }

    [[nodiscard]] Piece group(const ShipContent& ship, int width) const
    {
        const QString name = ship.squadron.isEmpty() ? Words::tr("In no squadron") : ship.squadron;
        Piece group = m_set.paragraph(name, width, {{FontRole::Heading, m_style.size * 125 / 100}});
        if (!ship.commander.isEmpty())
            group.stack(m_set.paragraph(Words::tr("under %1").arg(ship.commander), width,
                                        {{FontRole::Italic, m_style.size * 11 / 10}, Ink::Soft}));
        group.height += millimetres(1.2);
        return group;
    }

    [[nodiscard]] Piece total(Talents sum, int width) const
    {
        const QString ships = m_printed.contents.size() == 1
                                  ? Words::tr("One ship")
                                  : Words::tr("%1 ships").arg(m_printed.contents.size());
        return m_set.paragraph(ships + QStringLiteral(" · ")
                                   + Words::tr("%1 talents").arg(printedAmount(sum)),
                               width, {{FontRole::Strong, m_style.size}, Ink::Full, Align::Right});
    }

    [[nodiscard]] Piece trackers(int width) const
    {
        GameCard card;
        card.below = m_papers.trackers;
        return CardSections(card, SheetMeasures{}.scaled(m_small ? 80 : 95), {}, m_set).below(width);
    }

    const Fleet& m_fleet;
    const PrintedFleet& m_printed;
    const GamePapers& m_papers;
    const Findings& m_findings;
    const SheetOptions& m_options;
    bool m_small;
    TextStyle m_style;
    const Typesetter& m_set;
};

} // namespace

std::vector<Page> gameCover(const Fleet& fleet, const PrintedFleet& printed, const GamePapers& papers,
                            const Findings& findings, const SheetOptions& options, int pageStep,
                            const Typesetter& set)
{
    const GameCoverSetter setter(fleet, printed, papers, findings, options, set);
    if (!options.shipSheets)
        return setter.pages(0, pageStep);
    // The pages that the list takes decide the numbers in it; numbers are all as high, so one more pass settles it.
    const int before = static_cast<int>(setter.pages(1, pageStep).size());
    return setter.pages(before + (pageStep == 2 ? before % 2 : 0) + 1, pageStep);
}

} // namespace navarch
