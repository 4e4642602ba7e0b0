// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/ship_rows.h"

#include <algorithm>
#include <array>

#include "reports/layout/binding.h"
#include "reports/words.h"

namespace navarch {

ShipRows::ShipRows(const PrintedFleet& printed, const GamePapers& papers,
                   const std::function<int(int)>& markOf, TextStyle style, int boxSide, int width,
                   const Typesetter& set)
    : m_printed(printed),
      m_papers(papers),
      m_markOf(markOf),
      m_style(style),
      m_boxSide(boxSide),
      m_width(width),
      m_set(set)
{
    for (const ShipContent& ship : printed.contents)
        m_names.push_back(namesOf(ship, true));
    for (const ShipContent& ship : printed.wrecks)
        m_names.push_back(namesOf(ship, false));
    m_hasCaptains = std::any_of(m_names.begin(), m_names.end(),
                                [](const Names& names) { return !names.captain.isEmpty(); });
    for (const Room room : {Room::Wide, Room::Close}) {
        m_table.emplace(tableWith(room));
        if (holdsNames(*m_table))
            return;
    }
    m_isOwnLine = true;
    m_table.emplace(tableWith(Room::OwnLine));
}

ShipRows::Names ShipRows::namesOf(const ShipContent& ship, bool hasDamage)
{
    Names names{ship.label(), ship.name, ship.className, ship.captain};
    if (hasDamage && ship.damage != Damage::None)
        names.ship += QStringLiteral(" (") + Words::of(nameOf(ship.damage)) + QLatin1Char(')');
    return names;
}

QStringList ShipRows::fates() const
{
    return QStringList{Words::tr("sunk"), Words::tr("taken"), Words::tr("fled")} + m_papers.fates;
}

int ShipRows::titleWidth(const QString& title) const
{
    return m_set.width(title, {{FontRole::Data, std::max(smallestText, m_style.size * 85 / 100)}}) + 1;
}

PrintedTable ShipRows::tableWith(Room room) const
{
    int labelWidth = titleWidth(Words::tr("No."));
    for (const Names& names : m_names)
        labelWidth = std::max(labelWidth, m_set.width(names.label, {m_style}) + 1);
    std::vector<TableColumn> columns{{Words::tr("No."), labelWidth}};
    if (room == Room::OwnLine) {
        columns.push_back({});
    } else {
        columns.push_back({Words::tr("Ship"), 0, Align::Left, 5});
        columns.push_back({Words::tr("Class"), 0, Align::Left, m_hasCaptains ? 4 : 6});
        columns.push_back(
            {Words::tr("Captain"), m_hasCaptains ? 0 : titleWidth(Words::tr("Captain")), Align::Left, 4});
    }
    for (qsizetype i = 0; i < m_papers.titles.size(); ++i) {
        int figures = m_set.widestWord(m_papers.titles[i], {{FontRole::Data, smallestText}}) + 1;
        for (const QStringList& values : m_papers.values)
            figures = std::max(figures, m_set.width(values[i], {m_style}) + 1);
        const int title = std::min(titleWidth(m_papers.titles[i]), m_style.size * 6);
        columns.push_back(
            {m_papers.titles[i], room == Room::Wide ? std::max(figures, title) : figures, Align::Right});
    }
    for (const QString& fate : fates())
        columns.push_back({fate, std::max(titleWidth(fate), m_boxSide), Align::Centre});
    columns.push_back({m_markOf ? Words::tr("Page") : QString(),
                       std::max(m_style.size * 25 / 10, titleWidth(Words::tr("Page"))), Align::Right});
    return PrintedTable(m_set, std::move(columns), m_width, m_style);
}

bool ShipRows::holdsNames(const PrintedTable& table) const
{
    const auto holds = [&](std::size_t column, const QString& text) {
        constexpr TextLook smallest{{FontRole::Data, smallestText}};
        const int width = table.columnWidth(column);
        return m_set.width(text, smallest) < width
               || std::min(m_set.widestWord(text, smallest), longestWord) < width;
    };
    return holds(1, Words::tr("Ship")) && holds(2, Words::tr("Class")) && holds(3, Words::tr("Captain"))
           && std::all_of(m_names.begin(), m_names.end(), [&](const Names& names) {
                  return holds(1, names.ship) && holds(2, names.shipClass) && holds(3, names.captain);
              });
}

Piece ShipRows::row(const Names& names, const QStringList& figures, int leastHeight,
                    const std::function<void(Piece&)>& addBoxes) const
{
    if (!m_isOwnLine) {
        Piece row =
            m_table->row(QStringList{names.label, names.ship, names.shipClass, names.captain} + figures,
                         FontRole::Data, true, leastHeight);
        addBoxes(row);
        return row;
    }
    // Cards may shorten names; the list never does.
    TextLook inFull{m_style};
    inFull.isInFull = true;
    QStringList said{names.ship, names.shipClass, names.captain};
    said.removeAll(QString());
    const int x = m_table->columnX(1);
    Piece row;
    row.width = m_width;
    Piece line = m_set.paragraph(said.join(QStringLiteral(" · ")), m_width - x, inFull);
    line.add(m_set.line(names.label, x, {m_style}));
    for (std::size_t i = 0; i + 1 < line.items.size(); ++i)
        moveItem(line.items[i], x, 0);
    line.width = m_width;
    row.stack(std::move(line));
    Piece below =
        m_table->row(QStringList{QString(), QString()} + figures, FontRole::Data, true, leastHeight);
    addBoxes(below);
    row.stack(std::move(below), m_style.size / 5);
    return row;
}

void ShipRows::addFates(Piece& row, std::int64_t ship) const
{
    constexpr std::array<std::string_view, 4> keys{"fate.sunk", "fate.captured", "fate.fled", "fate.broken"};
    const std::size_t first = firstFigure() + static_cast<std::size_t>(m_papers.titles.size());
    const auto count = static_cast<std::size_t>(fates().size());
    for (std::size_t fate = 0; fate < count; ++fate) {
        const std::size_t column = first + fate;
        Frame frame{{m_table->columnX(column) + (m_table->columnWidth(column) - m_boxSide) / 2, 0, m_boxSide,
                     m_boxSide}};
        frame.lineWidth = 16;
        if (ship > 0 && fate < keys.size())
            frame.meaning = {keys[fate], static_cast<int>(fate), ship};
        row.add(frame);
    }
}

Piece ShipRows::ofShip(std::size_t i) const
{
    const ShipContent& ship = m_printed.contents[i];
    QStringList figures = m_papers.values[i];
    for (qsizetype fate = 0; fate <= fates().size(); ++fate) // and the page
        figures += QString();
    return row(m_names[i], figures, m_boxSide - millimetres(0.2), [&](Piece& boxes) {
        addFates(boxes, ship.code.ships.empty() ? 0 : ship.code.ships.front());
        if (const int card = m_papers.cardOf[i]; m_markOf && card >= 0) {
            const std::size_t last = firstFigure() + static_cast<std::size_t>(figures.size()) - 1;
            boxes.add(
                pageNumber(m_markOf(card),
                           {m_table->columnX(last), 0, m_table->columnWidth(last), m_set.lineHeight(m_style)},
                           {m_style, Ink::Full, Align::Right}, m_set));
        }
    });
}

Piece ShipRows::ofWreck(const ShipContent& ship) const
{
    const Names names = namesOf(ship, false);
    QStringList figures;
    while (figures.size() < m_papers.titles.size() + fates().size() + 1)
        figures += QString();
    return row(names, figures, 0, [](Piece&) {});
}

} // namespace navarch
