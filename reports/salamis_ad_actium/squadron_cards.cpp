// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/squadron_cards.h"

#include <algorithm>
#include <array>
#include <span>

#include "reports/layout/flow.h"
#include "reports/layout/table.h"
#include "reports/sheets/tracks.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// Sets the cards one after another.
class CardSetter {
public:
    CardSetter(Paper paper, const Typesetter& set)
        : m_measures(SheetMeasures{}.scaled(paper == Paper::A5 ? 82 : 100)),
          m_set(set),
          m_tracks(set, m_measures),
          m_flow(paper, set)
    {
    }

    /// The fleet's own commander, above all squadrons.
    void addAdmiral(const FleetCommander& admiral)
    {
        const int width = m_flow.width();
        const QString name = admiral.name.empty() ? Words::tr("Admiral") : fromUtf8(admiral.name);
        Piece piece = m_set.paragraph(name, width, {{FontRole::Heading, m_measures.data * 13 / 10}});
        piece.stack(
            m_set.paragraph(Words::tr("Admiral. %1").arg(commandText(admiral)), width, m_tracks.data()));
        piece.stack(m_tracks.inLines(fatesOfCommander(width), width, m_measures.gap * 2, m_measures.gap / 3),
                    m_measures.gap / 2);
        m_flow.add(std::move(piece));
    }

    void add(std::span<const ShipContent> ships, const FleetCommander* commander)
    {
        Piece top = head(ships, commander);
        const PrintedTable table = shipTable();
        Piece titles = table.head();
        const int company = titles.height + m_set.lineHeight({FontRole::Data, m_measures.data}) * 3;
        const int gap = m_measures.gap;
        m_flow.setHead(std::nullopt);
        m_flow.add(std::move(top), gap * 5, company);
        m_flow.add(titles, gap);
        m_flow.setHead(titles);
        for (const ShipContent& ship : ships)
            m_flow.add(row(table, ship));
    }

    std::vector<Page> pages() { return m_flow.take(); }

private:
    static QString commandText(const FleetCommander& commander)
    {
        return capitalised(
            Words::tr("%1 commander, command level %2")
                .arg(Words::of(nameOf(commander.quality)), signedText(modifierOf(commander.quality))));
    }

    [[nodiscard]] std::vector<Piece> fatesOfCommander(int width) const
    {
        std::vector<Piece> ticks;
        for (const QString& fate : {Words::tr("wounded"), Words::tr("killed"), Words::tr("captured")})
            ticks.push_back(m_tracks.tick({fate, false}, width / 2));
        return ticks;
    }

    /// Name, commander and his fate, and when the squadron must test.
    [[nodiscard]] Piece head(std::span<const ShipContent> ships, const FleetCommander* commander) const
    {
        const int width = m_flow.width();
        Piece piece =
            m_set.title(ships.front().squadron, width,
                        {{FontRole::Title, m_measures.title}, Ink::Full, Align::Left, points(11)}, 3);
        if (commander) {
            const QString quality = commandText(*commander);
            const QString text = commander->name.empty()
                                     ? quality
                                     : fromUtf8(commander->name) + QStringLiteral(". ") + quality;
            piece.stack(m_set.paragraph(text, width, m_tracks.data()));
        } else {
            piece.stack(m_set.paragraph(
                Words::tr("No commander of its own: command level 0, but for an admiral near by"), width,
                m_tracks.data()));
        }
        std::vector<Piece> ticks;
        if (commander)
            ticks = fatesOfCommander(width);
        const auto half = static_cast<int>((ships.size() + 1) / 2);
        Piece test;
        TextRun rule =
            m_set.line(Words::tr("Crew Test when %1 of %2 are lost (SA-9.1)").arg(half).arg(ships.size()),
                       width, m_tracks.label());
        test.width = rule.box.width;
        test.height = rule.box.height;
        test.add(std::move(rule));
        ticks.push_back(std::move(test));
        piece.stack(m_tracks.inLines(std::move(ticks), width, m_measures.gap * 2, m_measures.gap / 3),
                    m_measures.gap / 2);
        piece.height += m_measures.gap / 2;
        piece.add(Rule{{0, piece.height, width, 0}, Ink::Accent, 25});
        return piece;
    }

    [[nodiscard]] PrintedTable shipTable() const
    {
        const TextStyle style{FontRole::Data, m_measures.data};
        const auto widthOf = [&](const QString& text) { return m_set.width(text, {style}); };
        std::vector<TableColumn> columns{{Words::tr("No."), widthOf(QStringLiteral("MW-00000"))},
                                         {Words::tr("Ship"), 0, Align::Left, 5},
                                         {Words::tr("Class"), 0, Align::Left, 4},
                                         {Words::tr("Crew"), widthOf(Words::tr("Average"))},
                                         {Words::tr("Speed"), widthOf(Words::tr("Speed")), Align::Right},
                                         {Words::tr("Turn"), widthOf(Words::tr("Speed")), Align::Right}};
        for (const QString& fate :
             {Words::tr("sunk"), Words::tr("taken"), Words::tr("fled"), Words::tr("broken")})
            columns.push_back({fate, widthOf(fate), Align::Centre});
        return PrintedTable(m_set, std::move(columns), m_flow.width(), style, millimetres(1));
    }

    /// What it was built for, and in brackets what it does now where that is less.
    static QString now(int built, int left)
    {
        return left == built ? QString::number(built) : QStringLiteral("%1 (%2)").arg(left).arg(built);
    }

    static int turnClassNow(const ShipContent& ship)
    {
        return std::max(0, ship.fit.turnClass - (ship.condition.rudderHit ? 1 : 0));
    }

    [[nodiscard]] Piece row(const PrintedTable& table, const ShipContent& ship) const
    {
        Piece piece =
            table.row({ship.label(),
                       ship.damage == Damage::None
                           ? ship.name
                           : QStringLiteral("%1 (%2)").arg(ship.name, Words::of(nameOf(ship.damage))),
                       ship.className,
                       ship.crew,
                       now(ship.speed, ship.speed - ship.speedLost),
                       now(ship.fit.turnClass, turnClassNow(ship)),
                       {},
                       {},
                       {},
                       {}});
        const int side = m_tracks.smallTick() * 85 / 100;
        const int top = (m_set.lineHeight({FontRole::Data, m_measures.data}) - side) / 2;
        for (std::size_t fate = 6; fate < 10; ++fate) {
            Frame frame{{table.columnX(fate) + (table.columnWidth(fate) - side) / 2, top, side, side}};
            frame.lineWidth = 16;
            piece.add(frame);
        }
        return piece;
    }

    SheetMeasures m_measures;
    const Typesetter& m_set;
    Tracks m_tracks;
    Flow m_flow;
};

const FleetCommander* commanderOf(const Fleet& fleet, const QString& squadron)
{
    const auto found =
        std::find_if(fleet.commanders.begin(), fleet.commanders.end(), [&](const FleetCommander& one) {
            return !one.squadron.empty() && fromUtf8(one.squadron) == squadron;
        });
    return found == fleet.commanders.end() ? nullptr : &*found;
}

} // namespace

std::vector<Page> squadronCards(const Fleet& fleet, const std::vector<ShipContent>& ships, Paper paper,
                                const Typesetter& set)
{
    CardSetter setter(paper, set);
    bool any = false;
    const auto admiral = std::find_if(fleet.commanders.begin(), fleet.commanders.end(),
                                      [](const FleetCommander& one) { return one.post == Post::Fleet; });
    const bool hasSquadrons = std::any_of(ships.begin(), ships.end(),
                                          [](const ShipContent& ship) { return !ship.squadron.isEmpty(); });
    if (hasSquadrons && admiral != fleet.commanders.end())
        setter.addAdmiral(*admiral);
    for (std::size_t first = 0; first < ships.size();) {
        std::size_t end = first;
        while (end < ships.size() && ships[end].squadron == ships[first].squadron)
            ++end;
        if (!ships[first].squadron.isEmpty()) {
            setter.add({ships.data() + first, end - first}, commanderOf(fleet, ships[first].squadron));
            any = true;
        }
        first = end;
    }
    return any ? setter.pages() : std::vector<Page>();
}

} // namespace navarch
