// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/game_cover.h"

#include <algorithm>
#include <optional>

#include "core/campaign/calendar.h"
#include "reports/cards/card_sections.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/cards/ship_rows.h"
#include "reports/lists/code_strip.h"
#include "reports/lists/findings_list.h"
#include "reports/lists/price_lines.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// A list goes with its cards: of four to a page it is set as they are.
bool isClose(const SheetOptions& options)
{
    return options.perPage >= 4 && (options.paper == Paper::A4 || options.paper == Paper::Letter);
}

/// Sets the list of a fleet.
class GameCoverSetter {
public:
    GameCoverSetter(Flow& flow, const ListedFleet& listed, const SheetOptions& options,
                    const std::function<int(int)>& markOf, const Typesetter& set)
        : m_flow(flow),
          m_fleet(listed.fleet),
          m_side(fromUtf8(listed.side)),
          m_printed(listed.printed),
          m_papers(listed.papers),
          m_findings(listed.findings),
          m_commandersTotal(listed.commanders),
          m_ofSide(listed.ofSide),
          m_options(options),
          m_markOf(markOf),
          m_small(options.paper == Paper::A5),
          m_style{FontRole::Data, m_small            ? points(7)
                                  : isClose(options) ? points(8)
                                                     : points(9)},
          m_measures(measuresOn(options.paper, isClose(options) ? 4 : 1).scaled(m_small ? 80 : 95)),
          m_set(set),
          m_tracks(set, m_measures)
    {
    }

    std::size_t add()
    {
        title();
        const std::size_t first = m_flow.page();
        for (const PrintedCommander& commander : m_printed.commanders)
            if (isAlone(commander))
                m_flow.add(commanderPiece(commander), millimetres(1.5));
        const ShipRows rows(m_printed, m_papers, m_markOf, m_style, m_measures.leastBox, m_flow.width(),
                            m_set);
        const Piece titles = rows.head();
        const int rowHeight = m_set.lineHeight(m_style) * 2;
        if (!m_printed.contents.empty())
            m_flow.add(titles, millimetres(isClose(m_options) ? 2 : 4), rowHeight * 3);
        m_flow.setHead(continuedUnder(titles));
        // Loose ships have a heading as well where others stand beside them.
        const auto isInOne = [](const ShipContent& ship) { return !ship.squadron.isEmpty(); };
        const bool hasGroups = !m_papers.looseShips.isEmpty()
                               || std::any_of(m_printed.contents.begin(), m_printed.contents.end(), isInOne);
        for (std::size_t i = 0; i < m_printed.contents.size(); ++i) {
            const ShipContent& ship = m_printed.contents[i];
            if (hasGroups && (i == 0 || ship.squadron != m_printed.contents[i - 1].squadron))
                m_flow.add(group(ship.squadron), millimetres(3), rowHeight * 2);
            const bool isLast = i + 1 == m_printed.contents.size() && m_printed.wrecks.empty();
            m_flow.add(rows.ofShip(i), 0, isLast ? total().height + closingGap : 0);
        }
        addWrecks(rows, rowHeight);
        m_flow.setHead(continued());
        m_flow.add(total(), closingGap);
        addCodes(m_flow, everyShip(), m_style, m_set, m_ofSide != nullptr);
        if (m_ofSide)
            addSide(*m_ofSide);
        addFindings(m_flow, m_findings, m_style, m_set);
        m_flow.setHead(std::nullopt);
        return first;
    }

private:
    static constexpr int closingGap = millimetres(2);

    [[nodiscard]] std::vector<ShipContent> everyShip() const
    {
        std::vector<ShipContent> ships = m_printed.contents;
        ships.insert(ships.end(), m_printed.wrecks.begin(), m_printed.wrecks.end());
        return ships;
    }

    void title()
    {
        const QString name = m_fleet.name.empty() ? Words::tr("Fleet") : fromUtf8(m_fleet.name);
        const std::size_t count = m_printed.contents.size() + m_printed.wrecks.size();
        QString under = count == 1 ? Words::tr("One ship") : Words::tr("%1 ships").arg(count);
        if (!m_side.isEmpty())
            under = m_side + QStringLiteral(" · ") + under;
        if (m_fleet.year)
            under += QStringLiteral(" · ") + Words::said(phraseOfYear(*m_fleet.year));
        under += QStringLiteral(" · ") + titleOf(sheetsOf(m_options.game));
        m_flow.add(listHead(name, under, everyShip(), m_small, m_flow.width(), m_set), millimetres(6),
                   m_set.lineHeight(m_style) * 10);
        if (m_side.isEmpty())
            m_flow.add(toFill(Words::tr("Side"), millimetres(70)), millimetres(2));
    }

    /// What a page that goes on says: whose list it is, and the code without which its boxes are not read back.
    [[nodiscard]] Piece continued() const
    {
        const QString name = m_fleet.name.empty() ? Words::tr("Fleet") : fromUtf8(m_fleet.name);
        Piece head;
        head.width = m_flow.width();
        // Which page it is stands in its code once all of them are set (numberListPages()).
        std::optional<QrSymbol> square;
        if (const auto ships = everyShip(); !ships.empty() && !ships.front().code.ships.empty())
            square = squareOf(listPageCode(ships.front().code, 2));
        TextRun run =
            m_set.line(Words::tr("%1, continued").arg(name), head.width - (square ? square->box.width : 0),
                       {{FontRole::Heading, m_style.size * 125 / 100}, Ink::Soft});
        head.height = run.box.height;
        if (square) {
            head.height = std::max(head.height, square->box.height);
            run.box.y = head.height - run.box.height - millimetres(1);
            square->box.x = head.width - square->box.width;
            head.add(*square);
        }
        head.add(std::move(run));
        if (!square)
            head.height += millimetres(2);
        return head;
    }

    /// The same before the titles of its columns.
    [[nodiscard]] Piece continuedUnder(const Piece& titles) const
    {
        Piece head = continued();
        head.stack(titles);
        return head;
    }

    [[nodiscard]] Piece toFill(const QString& label, int width) const
    {
        Piece piece;
        piece.width = m_flow.width();
        TextRun what = m_set.line(label, width, {m_style, Ink::Soft});
        piece.height = std::max(millimetres(6), what.box.height);
        what.box.y = piece.height - what.box.height;
        const int from = what.box.right() + m_style.size / 2;
        piece.add(std::move(what));
        piece.add(Rule{{from, piece.height - 30, width - from, 0}, Ink::Soft, 10});
        return piece;
    }

    /// One who leads no squadron that stands on the list: he stands above it, and so does whoever is not there to lead.
    [[nodiscard]] bool isAlone(const PrintedCommander& commander) const
    {
        const auto isHis = [&](const ShipContent& ship) { return ship.squadron == commander.squadron; };
        return commander.isAdmiral() || commander.squadron.isEmpty()
               || std::none_of(m_printed.contents.begin(), m_printed.contents.end(), isHis);
    }

    /// Who he is, his flagship, and boxes for his fate; of one who is out, why.
    [[nodiscard]] Piece commanderPiece(const PrintedCommander& commander) const
    {
        QString text = commander.said();
        if (const QString why = commander.whyNot(); !why.isEmpty())
            text = Words::tr("%1: %2").arg(text, why);
        else if (const QString ship = flagshipOf(commander); !ship.isEmpty())
            text += QStringLiteral(", ") + Words::tr("aboard %1").arg(ship);
        std::vector<Piece> parts;
        Piece name =
            m_set.paragraph(text, m_flow.width(), {{FontRole::Italic, m_style.size * 11 / 10}, Ink::Full});
        if (name.items.size() == 1)
            name.width = boxOf(name.items.front()).right();
        parts.push_back(std::move(name));
        if (commander.serves())
            for (const ShipContent::Tick& fate : fatesOf(commander, anyShip()))
                parts.push_back(m_tracks.tick(fate, m_flow.width() / 3));
        return m_tracks.inLines(std::move(parts), m_flow.width(), millimetres(4), millimetres(1));
    }

    [[nodiscard]] QString flagshipOf(const PrintedCommander& commander) const
    {
        for (const ShipContent& ship : m_printed.contents)
            for (const PrintedCommander& aboard : ship.aboard)
                if (aboard.row == commander.row)
                    return ship.name;
        return {};
    }

    /// By which the fleet is known; 0: nobody counts its ships.
    [[nodiscard]] std::int64_t anyShip() const
    {
        const auto& ships = m_printed.contents.empty() ? m_printed.wrecks : m_printed.contents;
        return ships.empty() || ships.front().code.ships.empty() ? 0 : ships.front().code.ships.front();
    }

    void addWrecks(const ShipRows& rows, int rowHeight)
    {
        if (m_printed.wrecks.empty())
            return;
        Piece heading = m_set.paragraph(Words::tr("Wrecks, which stay behind"), m_flow.width(),
                                        {{FontRole::Heading, m_style.size * 125 / 100}});
        heading.height += millimetres(1.2);
        m_flow.add(std::move(heading), millimetres(3), rowHeight);
        for (const ShipContent& ship : m_printed.wrecks)
            m_flow.add(rows.ofWreck(ship));
    }

    /// The name of a squadron, who commands it, and the game's note on it.
    [[nodiscard]] Piece group(const QString& squadron) const
    {
        const int width = m_flow.width();
        const QString name = !squadron.isEmpty()             ? squadron
                             : m_papers.looseShips.isEmpty() ? Words::tr("In no squadron")
                                                             : m_papers.looseShips;
        Piece group = m_set.paragraph(name, width, {{FontRole::Heading, m_style.size * 125 / 100}});
        for (const PrintedCommander& commander : m_printed.commanders)
            if (!isAlone(commander) && commander.squadron == squadron)
                group.stack(commanderPiece(commander), millimetres(0.6));
        if (m_papers.squadronNote && !squadron.isEmpty()) {
            const auto ships =
                std::count_if(m_printed.contents.begin(), m_printed.contents.end(),
                              [&](const ShipContent& ship) { return ship.squadron == squadron; });
            group.stack(
                m_set.paragraph(m_papers.squadronNote(static_cast<int>(ships)), width, {m_style, Ink::Soft}),
                millimetres(0.6));
        }
        group.height += millimetres(1.2);
        return group;
    }

    [[nodiscard]] Piece total() const
    {
        SideSum sum;
        for (const ShipContent& ship : everyShip()) {
            sum.price += ship.price.total;
            sum.worth += ship.worth;
        }
        sum.ships = static_cast<int>(m_printed.contents.size() + m_printed.wrecks.size());
        sum.commanders = m_commandersTotal;
        return totalOf(sum, {});
    }

    [[nodiscard]] Piece totalOf(const SideSum& sum, const QString& before) const
    {
        QString text =
            before + (sum.ships == 1 ? Words::tr("One ship") : Words::tr("%1 ships").arg(sum.ships));
        text += QStringLiteral(" · ") + Words::tr("%1 talents").arg(printedAmount(sum.price));
        if (sum.worth != sum.price) // as a brief counts them
            text += QStringLiteral(" · ") + Words::tr("%1 as they stand").arg(printedAmount(sum.worth));
        if (sum.commanders != Talents{}) // whom rosters and briefs count by themselves as well
            text += QStringLiteral(" · ") + Words::tr("commanders %1").arg(printedAmount(sum.commanders));
        return m_set.paragraph(text, m_flow.width(),
                               {{FontRole::Strong, m_style.size}, Ink::Full, Align::Right});
    }

    /// What a side's fleets come to, where it has several, and what is counted down for all of them.
    void addSide(const SideSum& side)
    {
        if (side.fleets > 1)
            m_flow.add(totalOf(side, m_side + QStringLiteral(" · ") + Words::tr("%1 fleets").arg(side.fleets)
                                         + QStringLiteral(" · ")),
                       millimetres(2.5));
        GameCard card;
        card.below = side.trackers;
        if (Piece piece = CardSections(card, m_measures, {}, m_set).below(m_flow.width()); piece.height > 0)
            m_flow.add(std::move(piece), millimetres(2.5));
    }

    Flow& m_flow;
    const Fleet& m_fleet;
    QString m_side;
    const PrintedFleet& m_printed;
    const GamePapers& m_papers;
    const Findings& m_findings;
    Talents m_commandersTotal;
    const SideSum* m_ofSide; ///< null: on another list
    const SheetOptions& m_options;
    const std::function<int(int)>& m_markOf;
    bool m_small;
    TextStyle m_style;
    SheetMeasures m_measures;
    const Typesetter& m_set;
    Tracks m_tracks; ///< in m_measures
};

} // namespace

std::size_t addGameCover(Flow& flow, const ListedFleet& listed, const SheetOptions& options,
                         const std::function<int(int card)>& markOf, const Typesetter& set)
{
    return GameCoverSetter(flow, listed, options, markOf, set).add();
}

} // namespace navarch
