// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/roster.h"

#include <algorithm>
#include <utility>

#include "core/campaign/calendar.h"
#include "core/pricing/fleet_price.h"
#include "reports/content/ship_content.h"
#include "reports/layout/flow.h"
#include "reports/layout/table.h"
#include "reports/lists/findings_list.h"
#include "reports/lists/price_lines.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// Sets one roster, from its title to its findings, in type of `size`.
class RosterSetter {
public:
    RosterSetter(const Fleet& fleet, const Figures& figures, const SheetOptions& options,
                 const FleetSheets& own, int size, const Typesetter& set)
        : m_fleet(fleet),
          m_commanders(commandersOf(fleet, own)),
          m_side(fromUtf8(own.side)),
          m_figures(figures),
          m_price(priceFleet(fleet, figures)),
          m_small(options.paper == Paper::A5),
          m_isCurrent(options.currentCondition && options.fill == SheetFill::Ship),
          m_hasRows(std::any_of(fleet.ships.begin(), fleet.ships.end(),
                                [](const FleetShip& ship) { return ship.count > 1; })),
          m_style{FontRole::Data, size},
          m_set(set),
          m_flow(options.paper, set)
    {
    }

    std::vector<Page> pages()
    {
        title();
        const PrintedTable table = shipTable();
        Piece head = table.head();
        m_flow.add(head, gap(), rowHeight() * 3);
        m_flow.setHead(std::move(head));
        std::vector<std::string_view> squadrons;
        for (const FleetShip& ship : m_fleet.ships)
            if (std::find(squadrons.begin(), squadrons.end(), ship.squadron) == squadrons.end())
                squadrons.push_back(ship.squadron);
        for (const std::string_view squadron : squadrons)
            addSquadron(table, squadron, squadrons.size() > 1);
        m_flow.setHead(std::nullopt);
        addCommanders();
        addSum();
        const std::size_t last = m_flow.page();
        addFindings(m_flow, m_price.findings, m_style, m_set);
        std::vector<Page> pages = m_flow.take();
        m_isSpread = pages.size() > last + 1;
        return pages;
    }

    /// Of the pages that were set: the last has nothing but findings.
    [[nodiscard]] bool isSpread() const { return m_isSpread; }

private:
    [[nodiscard]] int gap() const { return m_style.size * 13 / 10; }
    [[nodiscard]] int rowHeight() const { return m_set.lineHeight(m_style) + millimetres(1.4); }
    [[nodiscard]] TextLook amountLook() const
    {
        return {{FontRole::Strong, m_style.size}, Ink::Full, Align::Right, 0, false, true};
    }

    void title()
    {
        const QString name = m_fleet.name.empty() ? Words::tr("Fleet") : fromUtf8(m_fleet.name);
        m_flow.add(m_set.title(
            name, m_flow.width(),
            {{FontRole::Title, m_small ? points(20) : points(26)}, Ink::Full, Align::Left, points(12)}, 3));
        const int ships = m_fleet.shipCount();
        QString under = ships == 1 ? Words::tr("One ship") : Words::tr("%1 ships").arg(ships);
        if (!m_side.isEmpty())
            under = m_side + QStringLiteral(" · ") + under;
        if (m_fleet.year)
            under += QStringLiteral(" · ") + Words::said(phraseOfYear(*m_fleet.year));
        under += QStringLiteral(" · ") + Words::tr("%1 talents").arg(printedAmount(m_price.total));
        Piece subtitle = m_set.paragraph(under, m_flow.width(),
                                         {{FontRole::Italic, m_small ? points(10) : points(12)}, Ink::Soft});
        subtitle.height += millimetres(1.5);
        subtitle.add(Rule{{0, subtitle.height, m_flow.width(), 0}, Ink::Accent, 25});
        m_flow.add(std::move(subtitle), underTitle);
    }

    /// As wide as the longest word for a crew in the job's language.
    [[nodiscard]] int crewWidth() const
    {
        int widest = m_style.size * 42 / 10;
        for (const auto& [quality, name] : EnumNames<CrewQuality>::names)
            widest = std::max(widest, m_set.width(capitalised(Words::of(name)), {m_style}) + 1);
        return widest;
    }

    /// "Paralos", "Merchantman ×2"
    [[nodiscard]] QString nameOfRow(const FleetShip& ship) const
    {
        QString name =
            ship.name.empty() ? Words::of(classOf(ship, m_figures.classes)->name) : fromUtf8(ship.name);
        if (ship.count > 1)
            name += QStringLiteral(" ") + QChar(0xd7) + QString::number(ship.count);
        return name;
    }

    [[nodiscard]] PrintedTable shipTable() const
    {
        const int amount = std::max(m_set.width(printedAmount(m_price.total), amountLook()),
                                    m_set.width(Words::tr("Talents"), {m_style}));
        const TextStyle titles{FontRole::Data, std::max(points(6.5), m_style.size * 85 / 100)};
        const auto numbers = [&](int digits, const QString& title) {
            return std::max(m_style.size * (digits * 7 + 6) / 10, m_set.width(title, {titles}) + 1);
        };
        std::vector<TableColumn> columns{
            {Words::tr("Ship"), 0, Align::Left, 5},
            {Words::tr("Class"), 0, Align::Left, 4},
            {Words::tr("Crew"), crewWidth()},
            {Words::tr("Size"), numbers(2, Words::tr("Size")), Align::Right},
            {Words::tr("Speed"), numbers(5, Words::tr("Speed")), Align::Right},
            {Words::tr("Oars"), numbers(5, Words::tr("Oars")), Align::Right},
            {Words::tr("Troops"), numbers(5, Words::tr("Troops")), Align::Right}};
        if (m_hasRows)
            columns.push_back({Words::tr("Each"), amount, Align::Right, 1, true});
        columns.push_back({Words::tr("Talents"), amount, Align::Right, 1, true});
        std::vector<QStringList> names;
        for (const FleetShip& ship : m_fleet.ships) {
            QStringList& cells = names.emplace_back(
                QStringList{nameOfRow(ship), printedClassName(*classOf(ship, m_figures.classes))});
            while (static_cast<std::size_t>(cells.size()) < columns.size())
                cells += QString();
        }
        return PrintedTable(m_set, withRoomForWords(std::move(columns), names, m_set), m_flow.width(),
                            m_style);
    }

    void addSquadron(const PrintedTable& table, std::string_view squadron, bool several)
    {
        if (several || !squadron.empty()) {
            Piece group;
            group.width = m_flow.width();
            const auto known =
                std::find_if(m_price.squadrons.begin(), m_price.squadrons.end(),
                             [&](const FleetPrice::Squadron& one) { return one.name == squadron; });
            const QString name = squadron.empty() ? Words::tr("In no squadron") : fromUtf8(squadron);
            int nameWidth = group.width;
            if (known != m_price.squadrons.end()) {
                TextRun total = m_set.line(printedAmount(known->total), group.width, amountLook());
                nameWidth = total.box.x - m_style.size;
                total.box.y = m_style.size * 2 / 10;
                group.add(std::move(total));
            }
            Piece heading = m_set.paragraph(name, nameWidth, {{FontRole::Heading, m_style.size * 125 / 100}});
            const int totalBottom = group.items.empty() ? 0 : boxOf(group.items.front()).bottom();
            group.height = 0;
            group.stack(std::move(heading));
            group.height = std::max(group.height, totalBottom);
            if (const QString who = commanderOf(squadron); !who.isEmpty())
                group.stack(m_set.paragraph(who, group.width,
                                            {{FontRole::Italic, m_style.size * 11 / 10}, Ink::Soft}));
            group.height += millimetres(1.2);
            m_flow.add(std::move(group), gap(), rowHeight() * 2);
        }
        for (std::size_t i = 0; i < m_fleet.ships.size(); ++i)
            if (m_fleet.ships[i].squadron == squadron)
                m_flow.add(shipRow(table, m_fleet.ships[i], m_price.ships[i]));
    }

    [[nodiscard]] QString commanderOf(std::string_view squadron) const
    {
        for (const PrintedCommander& commander : m_commanders)
            if (!squadron.empty() && commander.serves()
                && m_fleet.commanders[commander.row].squadron == squadron)
                return Words::tr("under %1").arg(commander.said());
        return {};
    }

    /// The ship's row, and under it the lines of one ship's price.
    [[nodiscard]] Piece shipRow(const PrintedTable& table, const FleetShip& ship,
                                const FleetPrice::Row& price) const
    {
        const ShipFit& fit = ship.fit;
        FleetShip shown = ship;
        if (!m_isCurrent)
            shown.condition = {};
        const ShipFigures now = figuresNow(shown, *classOf(ship, m_figures.classes), m_figures.prices.limits);
        QStringList cells{nameOfRow(ship),
                          printedClassName(*classOf(ship, m_figures.classes)),
                          capitalised(Words::of(nameOf(ship.crew))),
                          QString::number(fit.size),
                          asSheIs(now.speed, fit.speed),
                          asSheIs(now.oars, fit.oars),
                          asSheIs(now.troops, fit.troops())};
        if (m_hasRows)
            cells += ship.count > 1 ? printedAmount(price.each) : QString();
        cells += printedAmount(price.price.total);
        Piece row = table.row(cells, FontRole::Data, false);
        std::vector<PriceLine> lines = price.price.lines;
        std::erase_if(lines, [](const PriceLine& line) { return line.item == PriceItem::MoreAlike; });
        const int indent = m_style.size;
        QString words = priceInWords(lines);
        if (!ship.captain.empty())
            words = Words::tr("Captain %1. ").arg(fromUtf8(ship.captain)) + words;
        row.stack(
            m_set.paragraph(words, m_flow.width() - indent,
                            {{FontRole::Data, std::max(points(6.5), m_style.size * 85 / 100)}, Ink::Soft}),
            0, indent);
        row.height += millimetres(0.6);
        row.add(Rule{{0, row.height, m_flow.width(), 0}});
        row.height += millimetres(0.7);
        return row;
    }

    void addCommanders()
    {
        if (m_fleet.commanders.empty())
            return;
        Piece heading = m_set.paragraph(Words::tr("Commanders"), m_flow.width(),
                                        {{FontRole::Heading, m_style.size * 125 / 100}});
        heading.height += millimetres(0.6);
        m_flow.add(std::move(heading), gap(), rowHeight());
        int quality = 0;
        for (const auto& [value, text] : EnumNames<CommandQuality>::names)
            quality = std::max(quality, m_set.width(capitalised(Words::of(text)), {m_style}));
        const PrintedTable table(
            m_set,
            {{{}, 0, Align::Left, 5},
             {{}, 0, Align::Left, 5},
             {{}, quality},
             {{}, m_set.width(printedAmount(m_price.total), amountLook()), Align::Right, 1, true}},
            m_flow.width(), m_style);
        for (std::size_t i = 0; i < m_fleet.commanders.size(); ++i) {
            const FleetCommander& commander = m_fleet.commanders[i];
            QString name = commander.name.empty() ? Words::tr("Commander") : fromUtf8(commander.name);
            const QString post = commander.post == Post::Fleet      ? Words::tr("the fleet")
                                 : commander.post == Post::Garrison ? Words::tr("a garrison")
                                 : commander.squadron.empty()       ? Words::tr("a squadron")
                                                                    : fromUtf8(commander.squadron);
            if (const QString why = m_commanders[i].whyNot(); !why.isEmpty())
                name = Words::tr("%1: %2").arg(name, why);
            m_flow.add(table.row({name, post, capitalised(Words::of(nameOf(commander.quality))),
                                  printedAmount(m_price.commanders[i].total)}));
        }
    }

    void addSum()
    {
        const int width = std::min(m_flow.width(), millimetres(90));
        const int lineHeight = m_set.lineHeight(m_style);
        Piece sum;
        sum.width = m_flow.width();
        const int x = m_flow.width() - width;
        const auto line = [&](const QString& text, const QString& amount, bool strong) {
            TextLook look = amountLook();
            look.style.role = strong ? FontRole::Strong : FontRole::Data;
            const TextRun right = m_set.lineIn({x, sum.height, width, lineHeight}, amount, look);
            sum.add(m_set.lineIn({x, sum.height, right.box.x - x - m_style.size, lineHeight}, text,
                                 {{look.style.role, m_style.size}, Ink::Full}));
            sum.add(right);
            sum.height += lineHeight + millimetres(0.6);
        };
        for (const PriceLine& each : m_price.lines)
            line(Words::said(phraseOf(each)), printedAmount(each.amount), false);
        sum.add(Rule{{x, sum.height, width, 0}, Ink::Soft, 18});
        sum.height += millimetres(0.8);
        line(Words::tr("Fleet"), Words::tr("%1 talents").arg(printedAmount(m_price.total)), true);
        m_flow.add(std::move(sum), gap());
    }

    const Fleet& m_fleet;
    std::vector<PrintedCommander> m_commanders;
    QString m_side;
    const Figures& m_figures;
    FleetPrice m_price;
    bool m_small;
    bool m_isCurrent; ///< figures are those that losses leave
    bool m_hasRows;   ///< some are of several ships, and say what each of them costs
    TextStyle m_style;
    const Typesetter& m_set;
    Flow m_flow;
    bool m_isSpread = false;
};

/// No page for findings alone, where a little smaller type saves it.
std::vector<Page> rosterPages(const Fleet& fleet, const Figures& figures, const SheetOptions& options,
                              const FleetSheets& own, const Typesetter& set)
{
    const int usual = options.paper == Paper::A5 ? points(7.5) : points(9);
    std::vector<Page> pages;
    for (const int percent : {100, 95, 90, 87}) {
        RosterSetter setter(fleet, figures, options, own, usual * percent / 100, set);
        std::vector<Page> made = setter.pages();
        if (!setter.isSpread())
            return made;
        if (pages.empty())
            pages = std::move(made);
    }
    return pages;
}

} // namespace

Result<Document> fleetRoster(const Fleet& fleet, const Figures& figures, const SheetOptions& options,
                             const TextMeasurer& measurer, const FleetSheets& own)
{
    if (fleet.ships.empty() && fleet.commanders.empty())
        return problem(fleet.name, phrase("The fleet is empty, so there is nothing to print."),
                       phrase("Add a ship to it."));
    for (const FleetShip& ship : fleet.ships)
        if (!classOf(ship, figures.classes))
            return problem(fleet.name,
                           phrase("There is no ship class %1.", given(quotedForMessage(ship.classId))),
                           phrase("`navarch classes` lists them."));
    const SpokenLanguage spoken(options.language);
    const Typesetter set(measurer);
    Document document;
    document.savesInk = options.saveInk;
    document.title =
        fleet.name.empty() ? Words::tr("Fleet roster") : Words::tr("%1: roster").arg(fromUtf8(fleet.name));
    document.pages = rosterPages(fleet, figures, options, own, set);
    bind(document, set);
    return document;
}

} // namespace navarch
