// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/port_card.h"

#include <algorithm>
#include <map>

#include "core/pricing/port_price.h"
#include "reports/layout/flow.h"
#include "reports/lists/findings_list.h"
#include "reports/lists/price_lines.h"
#include "reports/lists/umpire_marks.h"
#include "reports/sheets/drawings.h"
#include "reports/sheets/tracks.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// Sets one port, section by section.
class PortSetter {
public:
    PortSetter(const Fortification& port, const std::string& owner, const Figures& figures,
               const SheetOptions& options, const Typesetter& set)
        : m_port(port),
          m_owner(fromUtf8(owner)),
          m_figures(figures),
          m_price(fortificationPrice(port, figures.prices)),
          m_small(options.paper == Paper::A5),
          m_measures(SheetMeasures{}.scaled(m_small ? 82 : 100)),
          m_set(set),
          m_tracks(set, m_measures),
          m_flow(options.paper, set)
    {
    }

    std::vector<Page> pages(Defences defences, const std::vector<Phrase>& marks)
    {
        title();
        facts();
        if (m_port.sections.empty())
            m_flow.add(m_set.paragraph(Words::tr("The port has no walls."), m_flow.width(), m_tracks.data()),
                       m_measures.gap * 2);
        for (std::size_t i = 0; i < m_port.sections.size(); ++i)
            m_flow.add(section(m_port.sections[i], m_price.lines[i]), m_measures.gap * 3);
        addFindings(m_flow, fortificationFindings(m_port, m_figures.prices.limits, defences),
                    {FontRole::Data, m_measures.data}, m_set);
        if (!marks.empty()) {
            QStringList told;
            for (const Phrase& mark : marks)
                told += Words::said(mark);
            m_flow.add(umpireMarksPiece(told, m_flow.width(), m_set), m_measures.gap * 2);
        }
        return m_flow.take();
    }

private:
    void title()
    {
        const QString name = m_port.name.empty() ? Words::tr("Port") : fromUtf8(m_port.name);
        Piece piece = m_set.title(
            name, m_flow.width(),
            {{FontRole::Title, m_small ? points(20) : points(26)}, Ink::Full, Align::Left, points(12)}, 3);
        if (!m_owner.isEmpty())
            piece.stack(m_set.paragraph(m_owner, m_flow.width(),
                                        {{FontRole::Italic, m_small ? points(10) : points(12)}, Ink::Soft}));
        piece.height += m_measures.gap / 2;
        piece.add(Rule{{0, piece.height, m_flow.width(), 0}, Ink::Accent, 25});
        m_flow.add(std::move(piece));
    }

    void facts()
    {
        const GarrisonCommander& commander = m_port.commander;
        QString quality = capitalised(Words::of(nameOf(commander.quality))) + QLatin1Char(' ')
                          + signedText(modifierOf(commander.quality));
        if (const Talents cost = m_figures.prices.priceOf(commander.quality); !cost.isZero())
            quality += QStringLiteral(" · ") + Words::tr("%1 talents").arg(printedAmount(cost));
        const std::vector<ShipContent::Fact> facts{
            {Words::tr("Economic value"), QString::number(m_port.economicValue)},
            {Words::tr("Wall sections"), QString::number(m_port.sections.size())},
            {Words::tr("Garrison"), capitalised(Words::of(nameOf(m_port.garrison))) + QLatin1Char(' ')
                                        + signedText(modifierOf(m_port.garrison))},
            {Words::tr("Commander"), quality},
            {Words::tr("Price"), Words::tr("%1 talents").arg(printedAmount(m_price.total))}};
        Piece piece;
        piece.width = m_flow.width();
        std::vector<Piece> cells;
        for (const ShipContent::Fact& fact : facts) {
            Piece cell;
            TextRun label = m_set.line(fact.label, piece.width, m_tracks.label());
            TextRun value = m_set.line(fact.value, piece.width, m_tracks.data(FontRole::Strong));
            value.box.y = label.box.bottom();
            cell.width = std::max(label.box.width, value.box.width);
            cell.height = value.box.bottom();
            cell.add(std::move(label));
            cell.add(std::move(value));
            cells.push_back(std::move(cell));
        }
        piece.stack(m_tracks.inLines(std::move(cells), piece.width, m_measures.gap * 3, m_measures.gap));
        // The commander's name takes a line of its own, with his fate.
        std::vector<Piece> fates;
        for (const QString& fate : {Words::tr("wounded"), Words::tr("killed"), Words::tr("captured")})
            fates.push_back(m_tracks.tick({fate, false}, piece.width / 3));
        Piece ticks = m_tracks.inLines(std::move(fates), piece.width, m_measures.gap * 2, 0);
        const QString name = commander.name.empty() ? QString() : fromUtf8(commander.name);
        if (!name.isEmpty())
            piece.stack(m_set.paragraph(name, piece.width, m_tracks.data(FontRole::Strong)), m_measures.gap);
        piece.stack(std::move(ticks), m_measures.gap / 2);
        m_flow.add(std::move(piece), m_measures.gap);
    }

    [[nodiscard]] std::vector<ShipContent::Row> stores(const WallSection& section) const
    {
        std::vector<ShipContent::Row> rows;
        const auto add = [&](const QString& label, int count) {
            if (count > 0)
                rows.push_back({label, count, 0});
        };
        add(Words::tr("Archers"), section.archers);
        add(Words::tr("Marines"), section.marines);
        add(Words::tr("Heavy marines"), section.heavyMarines);
        add(Words::tr("Ballistae"), section.ballistae);
        std::map<int, int> engines;
        for (const int modifier : section.heavyEngines)
            ++engines[modifier];
        for (const auto& [modifier, count] : engines)
            add(Words::tr("Heavy engine %1").arg(signedText(modifier)), count);
        add(Words::tr("Towers"), section.towers);
        add(Words::tr("Ferrea manus"), section.ferreaManus);
        add(Words::tr("Boiling oil"), section.boilingOil);
        add(Words::tr("Bees"), section.bees);
        return rows;
    }

    /// One section: drawing over its boxes and its price, never cut by a page's end.
    [[nodiscard]] Piece section(const WallSection& wall, const PriceLine& line) const
    {
        const int width = m_flow.width();
        Piece piece;
        piece.width = width;
        const TextLook heading{{FontRole::Heading, m_measures.data * 13 / 10}};
        const int taken = wall.unitsTaken(m_figures.prices.limits);
        TextLook right = m_tracks.label();
        right.align = Align::Right;
        const QString room = Words::tr("%1 of %2 units of capacity taken").arg(taken).arg(wall.capacity);
        TextRun title = m_set.line(Words::said(phraseOf(line)), width / 2, heading);
        TextRun units = m_set.line(room, width / 2 - m_measures.gap, right);
        units.box.x += width - (width / 2 - m_measures.gap);
        m_set.align(units, title);
        piece.height = title.box.height + m_measures.gap / 2;
        piece.add(std::move(title));
        piece.add(std::move(units));

        Piece drawing = wallPiece(wallElevation(elevationContents(wall)), width,
                                  m_small ? millimetres(26) : millimetres(34), m_set);
        piece.stack(std::move(drawing), m_measures.gap / 2);

        const std::vector<ShipContent::Row> rows = stores(wall);
        int labelWidth = 0;
        for (const ShipContent::Row& row : rows)
            labelWidth = std::max(labelWidth, m_set.width(row.label, m_tracks.data()));
        const int gutter = m_measures.gap * 3;
        const int left = (width - gutter) * 45 / 100;
        Piece boxes;
        for (const ShipContent::Row& row : rows)
            boxes.stack(m_tracks.store(row, labelWidth, left), m_measures.gap / 3);
        if (rows.empty())
            boxes.stack(m_set.paragraph(Words::tr("Nothing stands on it."), left, m_tracks.label()));
        Price price;
        for (const PriceLine& part : line.parts)
            price.add(part);
        Piece lines = pricePiece(price, PriceDetail::Lines, width - gutter - left,
                                 {FontRole::Data, m_measures.data * 92 / 100}, m_set);
        Piece both;
        both.height = std::max(boxes.height, lines.height);
        both.place(std::move(boxes), 0, 0);
        both.place(std::move(lines), left + gutter, 0);
        piece.stack(std::move(both), m_measures.gap);
        piece.height += m_measures.gap;
        piece.add(Rule{{0, piece.height, width, 0}});
        return piece;
    }

    const Fortification& m_port;
    QString m_owner;
    const Figures& m_figures;
    Price m_price;
    bool m_small;
    SheetMeasures m_measures;
    const Typesetter& m_set;
    Tracks m_tracks;
    Flow m_flow;
};

} // namespace

Result<Document> portCard(const Fortification& port, const Figures& figures, const SheetOptions& options,
                          const TextMeasurer& measurer, const PortInWar& inWar)
{
    const SpokenLanguage spoken(options.language);
    const Typesetter set(measurer);
    Document document;
    document.savesInk = options.saveInk;
    document.title = port.name.empty() ? Words::tr("Port") : fromUtf8(port.name);
    document.pages = PortSetter(port, inWar.owner, figures, options, set).pages(inWar.defences, inWar.marks);
    bind(document, set);
    return document;
}

} // namespace navarch
