// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/ship_panel.h"

#include <algorithm>
#include <array>

#include "reports/sheets/drawings.h"
#include "reports/sheets/price_lines.h"
#include "reports/sheets/tracks.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int narrowestTwoColumns = millimetres(150);
constexpr int noteLine = millimetres(7);

/// What a panel shows, from everything down to what a game cannot do without.
struct Detail {
    int percent; ///< of the type asked for
    int picture; ///< per cent of its full height; 0: none
    PriceDetail price;
    int gap = 100;           ///< per cent
    bool factsRunIn = false; ///< in a paragraph instead of columns
};

constexpr std::array<Detail, 14> details{{{100, 100, PriceDetail::Parts},
                                          {100, 75, PriceDetail::Parts},
                                          {100, 75, PriceDetail::Lines},
                                          {100, 65, PriceDetail::RunIn},
                                          {92, 75, PriceDetail::Lines},
                                          {92, 65, PriceDetail::RunIn},
                                          {92, 50, PriceDetail::RunIn},
                                          {85, 50, PriceDetail::RunIn},
                                          {85, 40, PriceDetail::RunIn},
                                          {78, 40, PriceDetail::RunIn},
                                          {78, 0, PriceDetail::RunIn},
                                          {66, 0, PriceDetail::RunIn, 60},
                                          {78, 0, PriceDetail::Total, 60},
                                          {66, 0, PriceDetail::Total, 30, true}}};

/// Sets one panel in one detail.
class Panel {
public:
    Panel(const ShipContent& content, int percent, const Detail& detail, const Typesetter& set)
        : m_content(content),
          m_detail(detail),
          m_set(set),
          m_measures(measuresFor(percent, detail)),
          m_tracks(set, m_measures)
    {
    }

    /// `air` more between sections than there must be.
    [[nodiscard]] Piece set(int width, int air) const
    {
        const int gap = m_measures.gap + air;
        Piece panel;
        panel.width = width;
        panel.stack(header(width));
        if (width >= narrowestTwoColumns) {
            const int gutter = m_measures.gap * 4;
            const int left = (width - gutter) * 56 / 100;
            const int right = width - gutter - left;
            Piece ship;
            ship.stack(picture(left));
            ship.stack(tracks(left, air), gap);
            ship.stack(damage(left), gap);
            Piece aboard;
            aboard.stack(facts(right));
            aboard.stack(rule(right), gap);
            aboard.stack(stores(right), gap);
            aboard.stack(rule(right), gap);
            aboard.stack(people(right), gap);
            Piece columns;
            columns.height = std::max(ship.height, aboard.height);
            columns.place(std::move(ship), 0, 0);
            columns.add(Rule{{left + gutter / 2, 0, 0, columns.height}});
            columns.place(std::move(aboard), left + gutter, 0);
            panel.stack(std::move(columns), gap);
        } else {
            panel.stack(picture(width), gap);
            panel.stack(facts(width), gap);
            panel.stack(rule(width), gap);
            panel.stack(tracks(width, air), gap);
            panel.stack(damage(width), gap);
            panel.stack(rule(width), gap);
            panel.stack(stores(width), gap);
            panel.stack(people(width), gap);
        }
        panel.stack(rule(width), gap);
        panel.stack(pricePiece(m_content.price, m_detail.price, width,
                               {FontRole::Data, std::max(smallestText, m_measures.data * 92 / 100)}, m_set),
                    gap);
        return panel;
    }

    [[nodiscard]] int gaps(int width) const { return width >= narrowestTwoColumns ? 8 : 11; }
    [[nodiscard]] const SheetMeasures& measures() const { return m_measures; }
    /// Lines to write on, in what is left of the page.
    [[nodiscard]] Piece notes(int width, int height) const
    {
        Piece piece;
        piece.width = width;
        piece.height = height;
        const TextRun label = m_set.line(Words::tr("Notes"), width, m_tracks.label());
        piece.add(label);
        for (int y = noteLine; y <= height; y += noteLine)
            piece.add(Rule{{y == noteLine ? label.box.right() + m_measures.gap : 0, y,
                            y == noteLine ? width - label.box.right() - m_measures.gap : width, 0},
                           Ink::Faint,
                           10,
                           true});
        return piece;
    }

private:
    [[nodiscard]] static SheetMeasures measuresFor(int percent, const Detail& detail)
    {
        SheetMeasures measures = SheetMeasures{}.scaled(percent * detail.percent / 100);
        measures.gap = measures.gap * detail.gap / 100;
        return measures;
    }

    [[nodiscard]] static Piece rule(int width)
    {
        Piece piece;
        piece.width = width;
        piece.height = 1;
        piece.add(Rule{{0, 0, width, 0}});
        return piece;
    }

    [[nodiscard]] Piece header(int width) const
    {
        Piece piece;
        piece.width = width;
        TextLook numberLook = m_tracks.label();
        numberLook.align = Align::Right;
        TextRun number = m_set.line(Words::tr("No. %1").arg(m_content.number), width / 4, numberLook);
        const int titleWidth = width - number.box.width - m_measures.gap * 2;
        Piece title =
            m_set.title(m_content.name, titleWidth,
                        {{FontRole::Title, m_measures.title},
                         Ink::Full,
                         Align::Left,
                         std::min(m_measures.title, std::max(points(8), m_measures.title * 45 / 100))},
                        2);
        number.box.x += width - width / 4;
        number.box.y =
            std::max(0, m_set.lineHeight({FontRole::Title, m_measures.title}) / 2 - number.box.height / 2);
        number.box.y = std::min(number.box.y, std::max(0, title.height - number.box.height));
        piece.stack(std::move(title));
        piece.add(std::move(number));

        const TextLook italic{
            {FontRole::Italic, m_measures.data * 118 / 100}, Ink::Full, Align::Left, smallestText};
        TextRun className = m_set.line(m_content.className, width, italic);
        // The squadron stands beside the class where it fits, else below.
        const QString label = Words::tr("Squadron");
        const int needed = namedWidth(label, m_content.squadron);
        const bool named = !m_content.squadron.isEmpty();
        const bool beside = named && className.box.right() + m_measures.gap * 2 + needed <= width;
        std::vector<TextRun> line{className};
        if (beside) {
            for (TextRun& run : namedRuns(label, m_content.squadron, needed)) {
                run.box.x += width - needed;
                line.push_back(std::move(run));
            }
        }
        piece.stack(onOneLine(std::move(line)));
        if (named && !beside)
            addNamed(piece, label, m_content.squadron);
        if (!m_content.commander.isEmpty())
            addNamed(piece, Words::tr("Under"), m_content.commander);
        piece.height += m_measures.gap / 2;
        piece.add(Rule{{0, piece.height, width, 0}, Ink::Accent, 25});
        piece.height += 1;
        return piece;
    }

    [[nodiscard]] int namedWidth(const QString& label, const QString& value) const
    {
        return m_set.width(label, m_tracks.label()) + between() + m_set.width(value, m_tracks.data());
    }

    /// From a label to its value, or from a tick to the next, at least.
    [[nodiscard]] int between() const { return std::max(m_measures.gap / 2, m_measures.label * 4 / 10); }

    /// `runs` on the line of the last.
    [[nodiscard]] Piece onOneLine(std::vector<TextRun> runs) const
    {
        int top = runs.back().box.y;
        for (TextRun& run : runs) {
            m_set.align(run, runs.back());
            top = std::min(top, run.box.y);
        }
        Piece piece;
        for (TextRun& run : runs) {
            run.box.y -= top;
            piece.height = std::max(piece.height, run.box.bottom());
            piece.add(std::move(run));
        }
        return piece;
    }

    /// A label and behind it a value.
    [[nodiscard]] std::vector<TextRun> namedRuns(const QString& label, const QString& value, int width,
                                                 FontRole role = FontRole::Data) const
    {
        TextRun what = m_set.line(label, width, m_tracks.label());
        const int from = what.box.right() + between();
        TextRun who = m_set.line(value, width - from, m_tracks.data(role));
        who.box.x += from;
        return {std::move(what), std::move(who)};
    }

    void addNamed(Piece& piece, const QString& label, const QString& value) const
    {
        piece.stack(onOneLine(namedRuns(label, value, piece.width)));
    }

    [[nodiscard]] Piece picture(int width) const
    {
        Piece piece;
        if (m_detail.picture == 0)
            return piece;
        piece.width = width;
        const ShipOutline outline = shipOutline(outlineTraits(m_content.fit, m_content.condition));
        const double scale = std::min(width, millimetres(115)) / 650.0 * m_detail.picture / 100;
        piece.height = static_cast<int>(std::max(outline.width, 200.0) * scale);
        piece.add(
            shipDrawing(outline, width, piece.height, Words::tr("%1 from above").arg(m_content.className)));
        return piece;
    }

    /// Labels over values: all in one line where they fit, else in even columns.
    [[nodiscard]] Piece facts(int width) const
    {
        if (m_detail.factsRunIn)
            return runInFacts(width);
        const int count = static_cast<int>(m_content.facts.size());
        std::vector<int> widths;
        int all = 0;
        for (const ShipContent::Fact& fact : m_content.facts) {
            widths.push_back(std::max(m_set.width(fact.label, m_tracks.label()),
                                      m_set.width(fact.value, m_tracks.data(FontRole::Strong))));
            all += widths.back();
        }
        const int leastGap = m_measures.gap * 8 / 10;
        const bool oneLine = all + leastGap * (count - 1) <= width;
        const int widest = *std::max_element(widths.begin(), widths.end());
        int columns = oneLine ? count : std::clamp((width + leastGap) / (widest + leastGap), 2, count);
        // No more columns than the lines need: even rows.
        const int lines = (count + columns - 1) / columns;
        columns = (count + lines - 1) / lines;
        const int column = (width - leastGap * (columns - 1)) / columns;
        const int gap =
            oneLine ? std::min((width - all) / std::max(1, count - 1), m_measures.data * 4) : leastGap;
        const int labelHeight = m_set.lineHeight(m_tracks.label().style);
        const int valueHeight = m_set.lineHeight({FontRole::Strong, m_measures.data});
        Piece piece;
        piece.width = width;
        int x = 0;
        for (int i = 0; i < count; ++i) {
            const ShipContent::Fact& fact = m_content.facts[static_cast<std::size_t>(i)];
            if (i % columns == 0)
                x = 0;
            const int y = i / columns * (labelHeight + valueHeight + m_measures.gap / 2);
            const int wide = oneLine ? widths[static_cast<std::size_t>(i)] : column;
            piece.add(m_set.lineIn({x, y, wide, labelHeight}, fact.label, m_tracks.label()));
            piece.add(m_set.lineIn({x, y + labelHeight, wide, valueHeight}, fact.value,
                                   m_tracks.data(FontRole::Strong)));
            piece.height = y + labelHeight + valueHeight;
            x += wide + gap;
        }
        return piece;
    }

    [[nodiscard]] Piece runInFacts(int width) const
    {
        QStringList words;
        for (const ShipContent::Fact& fact : m_content.facts)
            words +=
                QString(fact.label + QLatin1Char(' ') + fact.value).replace(QLatin1Char(' '), QChar(0xa0));
        return m_set.paragraph(words.join(QStringLiteral("; ")), width, {{FontRole::Data, m_measures.data}});
    }

    /// A track behind its label, its note beside it or below.
    void addTrack(Piece& all, const QString& label, int labelWidth, Piece track, const QString& note,
                  int gap) const
    {
        Piece line;
        line.width = all.width;
        const int side = track.items.empty() ? m_measures.tick : boxOf(track.items.front()).height;
        line.add(m_set.lineIn({0, 0, labelWidth, side}, label, m_tracks.label()));
        int end = 0;
        for (const Item& item : track.items)
            if (boxOf(item).bottom() > track.height - side)
                end = std::max(end, boxOf(item).right());
        const int left = labelWidth + std::max(m_measures.gap, between());
        const int lastLine = track.height - side;
        line.height = track.height;
        line.place(std::move(track), left, 0);
        if (!note.isEmpty()) {
            const int x = left + end + std::max(m_measures.gap, between());
            if (m_set.width(note, m_tracks.label()) <= all.width - x) {
                line.add(m_set.lineIn({x, lastLine, all.width - x, side}, note, m_tracks.label()));
            } else {
                TextRun below = m_set.line(note, all.width - left, m_tracks.label());
                below.box.x += left;
                below.box.y = line.height + side / 10;
                line.height = below.box.bottom();
                line.add(std::move(below));
            }
        }
        all.stack(std::move(line), gap);
    }

    [[nodiscard]] Piece tracks(int width, int air) const
    {
        const QString speed = Words::tr("Speed");
        const QString oars = Words::tr("Oar factors");
        const QString moves = Words::tr("Fast moves");
        int labelWidth = 0;
        for (const QString& label : {speed, oars, moves})
            labelWidth = std::max(labelWidth, m_set.width(label, m_tracks.label()));
        const int room = width - labelWidth - std::max(m_measures.gap, between());
        const int gap = m_measures.gap * 7 / 10 + air / 2;
        Piece all;
        all.width = width;
        addTrack(all, speed, labelWidth, m_tracks.countdown(m_content.speed, m_content.speedLost, room),
                 m_content.speedNote, gap);
        if (m_content.oars.count > 0)
            addTrack(
                all, oars, labelWidth,
                m_tracks.boxes(m_content.oars.count, m_content.oars.lost, room, m_content.oarsForFullSpeed),
                Words::tr("full speed with %1").arg(m_content.oarsForFullSpeed), gap);
        if (m_content.fastMoves.count > 0)
            addTrack(all, moves, labelWidth, m_tracks.boxes(m_content.fastMoves.count, 0, room), {}, gap);
        return all;
    }

    [[nodiscard]] Piece damage(int width) const
    {
        Piece piece;
        piece.width = width;
        TextRun label = m_set.line(Words::tr("Damage and its casualty dice"), width, m_tracks.label());
        piece.height = label.box.height + m_measures.gap / 4;
        piece.add(std::move(label));
        piece.stack(m_tracks.damage(m_content.damage, m_content.casualtyDice, width));
        return piece;
    }

    [[nodiscard]] Piece stores(int width) const
    {
        Piece piece;
        piece.width = width;
        if (m_content.stores.empty()) {
            piece.stack(
                m_set.paragraph(Words::tr("No troops, towers or engines aboard"), width, m_tracks.label()));
            return piece;
        }
        int labelWidth = 0;
        for (const ShipContent::Row& row : m_content.stores)
            labelWidth = std::max(labelWidth, m_set.width(row.label, m_tracks.data()));
        const int gutter = m_measures.gap * 2;
        const int gap = m_measures.gap * 4 / 10;
        const bool two =
            width >= 2 * (labelWidth + 4 * m_tracks.smallTick()) + gutter && m_content.stores.size() > 2;
        const int column = two ? (width - gutter) / 2 : width;
        std::vector<Piece> rows;
        int total = 0;
        for (const ShipContent::Row& row : m_content.stores) {
            rows.push_back(m_tracks.store(row, labelWidth, column));
            total += rows.back().height + gap;
        }
        Piece left;
        Piece right;
        for (Piece& row : rows) {
            const bool first = !two || (right.height == 0 && left.height + row.height / 2 < total / 2);
            (first ? left : right).stack(std::move(row), gap);
        }
        piece.height = std::max(left.height, right.height);
        piece.place(std::move(left), 0, 0);
        piece.place(std::move(right), column + gutter, 0);
        return piece;
    }

    /// The captain with his fate, and what may befall the ship.
    [[nodiscard]] Piece people(int width) const
    {
        Piece piece;
        piece.width = width;
        const QString label = Words::tr("Captain");
        const int gap = std::max(m_measures.gap, 2 * between());
        std::vector<Piece> ticks;
        int fatesWidth = 0;
        for (const ShipContent::Tick& state : m_content.captainStates) {
            ticks.push_back(m_tracks.tick(state, width / 3));
            fatesWidth += ticks.back().width + gap;
        }
        // His fate stands at the right of his name where both fit; a long name takes the line alone.
        const int writing = m_measures.data * 8;
        const int needed = m_content.captain.isEmpty()
                               ? m_set.width(label, m_tracks.label()) + between() + writing
                               : namedWidth(label, m_content.captain) + m_measures.data;
        const bool beside = needed + fatesWidth <= width;
        const int room = beside ? width - fatesWidth : width;
        std::vector<TextRun> name = namedRuns(label, m_content.captain, room, FontRole::Strong);
        name.back().struckOut = m_content.condition.captain == PersonState::Dead;
        const int from = name.back().box.x;
        if (m_content.captain.isEmpty())
            name.pop_back();
        piece.stack(onOneLine(std::move(name)));
        if (m_content.captain.isEmpty())
            piece.add(Rule{{from, piece.height * 85 / 100, room - from, 0}, Ink::Soft, 10});
        if (beside) {
            Piece fates = m_tracks.inLines(std::move(ticks), fatesWidth, gap, 0);
            piece.height = std::max(piece.height, fates.height);
            piece.place(std::move(fates), width - fatesWidth + gap, 0);
            ticks.clear();
        }
        for (const ShipContent::Tick& tick : m_content.status)
            ticks.push_back(m_tracks.tick(tick, width));
        ticks.push_back(fires(width));
        piece.stack(m_tracks.inLines(std::move(ticks), width, gap * 11 / 10, gap / 3), gap / 2);
        return piece;
    }

    [[nodiscard]] Piece fires(int width) const
    {
        Piece piece = m_tracks.tick({Words::tr("fires"), false}, width);
        const Box first = boxOf(piece.items.front());
        // Two more boxes before the word: a ship may burn in several places.
        for (int i = 1; i < 3; ++i) {
            Frame more = std::get<Frame>(piece.items.front());
            more.box.x += i * first.width * 12 / 10;
            piece.items.insert(piece.items.begin() + i, more);
        }
        const int shift = 2 * first.width * 12 / 10;
        moveItem(piece.items.back(), shift, 0);
        piece.width += shift;
        return piece;
    }

    const ShipContent& m_content;
    Detail m_detail;
    const Typesetter& m_set;
    SheetMeasures m_measures;
    Tracks m_tracks;
};

} // namespace

Piece shipPanel(const ShipContent& content, int width, int height, int percent, const Typesetter& set)
{
    for (const Detail& detail : details) {
        const Panel panel(content, percent, detail, set);
        Piece piece = panel.set(width, 0);
        const bool last = &detail == &details.back();
        if (piece.height > height && !last)
            continue;
        // Room that is left goes between the sections first, then to lines for notes.
        const int left = height - piece.height;
        const int air = std::clamp(left / panel.gaps(width), 0, panel.measures().gap * 8 / 10);
        if (air > 0) {
            Piece airy = panel.set(width, air);
            if (airy.height <= height)
                piece = std::move(airy);
        }
        const int rest = height - piece.height - panel.measures().gap * 2;
        if (rest >= 2 * noteLine)
            piece.stack(panel.notes(width, rest), panel.measures().gap * 2);
        return piece;
    }
    return {};
}

} // namespace navarch
