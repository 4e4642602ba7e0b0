// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/card_sections.h"

#include <algorithm>
#include <utility>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr int narrowestPair = millimetres(150);
constexpr int cellLine = 16;
constexpr std::size_t mostTightCells = 16;
constexpr int firmCellLine = 34;

/// Between a log's line and what stands in a column.
int gridInset(int columnWidth)
{
    return std::min(40, columnWidth / 10);
}

Frame boxFrame(const Box& box)
{
    Frame frame{box};
    frame.lineWidth = cellLine;
    return frame;
}

} // namespace

Piece CardSections::all(int width) const
{
    const int pictureHeight = m_card.hasPicture ? m_detail.picture : 0;
    Piece piece;
    piece.width = width;
    piece.stack(m_ship.header(width));
    std::span<const GameCard::Section> below = m_card.below;
    if (width >= narrowestPair && !m_card.left.empty() && !m_card.right.empty()) {
        const int gutter = m_measures.gap * 4;
        const int left = (width - gutter) * 54 / 100;
        const int right = width - gutter - left;
        Piece picture = m_ship.picture(left, pictureHeight);
        const Columns columns = evenColumns(left, right, picture.height);
        below = columns.below;
        Piece first;
        first.stack(std::move(picture));
        first.stack(column(columns.left, left), gap());
        Piece second = column(columns.right, right);
        Piece pair;
        pair.height = std::max(first.height, second.height);
        pair.place(std::move(first), 0, 0);
        pair.add(Rule{{left + gutter / 2, 0, 0, pair.height}});
        pair.place(std::move(second), left + gutter, 0);
        piece.stack(std::move(pair), gap());
    } else {
        piece.stack(m_ship.picture(width, pictureHeight), gap());
        piece.stack(column(m_card.left, width), gap());
        piece.stack(column(m_card.right, width), gap());
    }
    piece.stack(column(below, width), gap());
    if (m_detail.strip && !m_card.strip.isEmpty()) {
        piece.height += gap();
        piece.add(Rule{{0, piece.height, width, 0}});
        piece.stack(m_set.paragraph(m_card.strip, width,
                                    {{FontRole::Data, m_measures.label}, Ink::Soft, Align::Left}),
                    gap() / 2);
    }
    return piece;
}

CardSections::Columns CardSections::evenColumns(int leftWidth, int rightWidth, int pictureHeight) const
{
    Columns columns{m_card.left, m_card.right, m_card.below};
    const int between = gap() * 8 / 10;
    const auto isBound = [](const GameCard::Section& section) {
        const auto* track = std::get_if<GameCard::Track>(&section);
        return track && track->isOfBefore;
    };
    int first = pictureHeight + gap() + column(columns.left, leftWidth).height;
    int second = column(columns.right, rightWidth).height;
    const auto at = static_cast<std::ptrdiff_t>(columns.right.size());
    while (columns.left.size() > 1 && !isBound(columns.left.back())) {
        const int here = column(columns.left.last(1), leftWidth).height + between;
        const int there = column(columns.left.last(1), rightWidth).height + between;
        if (std::max(first - here, second + there) >= std::max(first, second))
            break;
        columns.right.insert(columns.right.begin() + at, columns.left.back());
        columns.left = columns.left.first(columns.left.size() - 1);
        first -= here;
        second = column(columns.right, rightWidth).height;
    }
    while (!columns.below.empty() && std::holds_alternative<GameCard::Ticks>(columns.below.front())) {
        const int there = column(columns.below.first(1), rightWidth).height + between;
        if (second + there > first)
            break;
        columns.right.push_back(columns.below.front());
        columns.below = columns.below.subspan(1);
        second += there;
    }
    return columns;
}

Piece CardSections::column(std::span<const GameCard::Section> sections, int width) const
{
    // One column of labels for all tracks, at most a third of the width: longer ones wrap, but between words.
    int labelWidth = 0, word = 0;
    for (const GameCard::Section& section : sections)
        if (const auto* track = std::get_if<GameCard::Track>(&section)) {
            labelWidth = std::max(labelWidth, m_set.width(track->label, m_tracks.label()));
            word = std::max(word, m_set.widestWord(track->label, {{FontRole::Data, smallestText}}) + 1);
        }
    labelWidth = std::clamp(word, std::min(labelWidth, width * 30 / 100), width * 45 / 100);
    Piece piece;
    piece.width = width;
    for (const GameCard::Section& section : sections)
        piece.stack(of(section, labelWidth, width), piece.items.empty() ? 0 : gap() * 8 / 10);
    return piece;
}

Piece CardSections::of(const GameCard::Section& section, int labelWidth, int width) const
{
    struct Setter {
        const CardSections& sections;
        int labelWidth;
        int width;

        Piece operator()(const GameCard::Facts&) const
        {
            return sections.m_detail.isTight ? sections.m_ship.factsRunIn(width)
                                             : sections.m_ship.facts(width);
        }
        Piece operator()(const GameCard::Stores&) const { return sections.m_ship.stores(width); }
        Piece operator()(const GameCard::Captain&) const { return sections.m_ship.captain(width); }
        Piece operator()(const GameCard::Track& track) const
        {
            return sections.track(track, labelWidth, width);
        }
        Piece operator()(const GameCard::Ticks& ticks) const { return sections.ticks(ticks, width); }
        Piece operator()(const GameCard::Blanks& blanks) const { return sections.blanks(blanks, width); }
        Piece operator()(const GameCard::Deck& deck) const { return sections.deck(deck, width); }
        Piece operator()(const GameCard::Grid& grid) const { return sections.grid(grid, width); }
        Piece operator()(const GameCard::List& list) const { return sections.list(list, width); }
        Piece operator()(const GameCard::Remark& remark) const { return sections.remark(remark, width); }
    };
    return std::visit(Setter{*this, labelWidth, width}, section);
}

Piece CardSections::track(const GameCard::Track& track, int labelWidth, int width) const
{
    const bool isNumbered = std::any_of(track.cells.begin(), track.cells.end(),
                                        [](const GameCard::Cell& cell) { return !cell.text.isEmpty(); });
    const int line = m_set.lineHeight({FontRole::Data, smallestText});
    const int side = isNumbered || m_detail.isTight ? std::max(m_measures.tick, line) : m_measures.tick;
    const int gapBetween = side / 7;
    const int left = labelWidth + std::max(m_measures.gap / 2, m_measures.label / 2);
    const int type = std::clamp(side * 66 / 100, smallestText, std::max(smallestText, m_measures.data));
    int wide = side;
    for (const GameCard::Cell& cell : track.cells)
        wide = std::max(wide, m_set.width(cell.text, {{FontRole::Data, type}}) + side / 3);
    if (track.hasRoom)
        wide = std::max(wide, side * 14 / 10);
    const int high = track.hasRoom ? side * 2 : side;
    const int perLine = std::max(1, (width - left + gapBetween) / (wide + gapBetween));
    Piece piece;
    piece.width = width;
    Piece label = m_set.paragraph(track.label, labelWidth, m_tracks.label(), 3);
    const int first = m_set.lineHeight(m_tracks.label().style);
    const int labelTop = label.height > first ? 0 : std::max(0, (side - first) / 2);
    piece.height = std::max(side, labelTop + label.height);
    piece.place(std::move(label), 0, labelTop);
    int i = 0;
    // Too little room to cross so many one by one: the number, and a box for what is left.
    if (m_detail.isTight && track.cells.size() > mostTightCells) {
        Frame write = boxFrame({left + wide + gapBetween, 0, 3 * side, side});
        write.meaning = {track.key, -1};
        piece.add(m_set.lineIn({left, 0, wide, side}, track.cells.front().text, m_tracks.data()));
        piece.add(write);
        return piece;
    }
    for (const GameCard::Cell& cell : track.cells) {
        const Box box{left + i % perLine * (wide + gapBetween), i / perLine * (high + gapBetween), wide,
                      high};
        Frame frame = boxFrame(box);
        frame.corner = side / 10;
        frame.lineWidth = cell.firm ? firmCellLine : cellLine;
        frame.meaning = {track.key, i};
        if (cell.crossed) {
            frame.mark = Frame::Mark::Hatch;
            frame.fill = Ink::Shade;
            frame.markInk = cell.text.isEmpty() ? Ink::Full : Ink::Accent;
        }
        piece.add(frame);
        if (!cell.text.isEmpty())
            piece.add(m_set.lineIn({box.x, box.y, wide, side}, cell.text,
                                   {{FontRole::Data, type}, Ink::Full, Align::Centre}));
        piece.height = std::max(piece.height, box.bottom());
        ++i;
    }
    if (track.note.isEmpty() || m_detail.isTight)
        return piece;
    // Behind the last box where the whole note fits there, else below.
    const int last = (i - 1) % perLine + 1;
    const int behind = left + last * (wide + gapBetween) + m_measures.gap / 2;
    if (i > 0 && m_set.width(track.note, m_tracks.label()) <= width - behind)
        piece.add(m_set.lineIn({behind, (i - 1) / perLine * (high + gapBetween), width - behind, side},
                               track.note, m_tracks.label()));
    else
        piece.stack(m_set.paragraph(track.note, width - left, m_tracks.label()), side / 10, left);
    return piece;
}

Piece CardSections::ticks(const GameCard::Ticks& ticks, int width) const
{
    const int gap = m_measures.gap * 3 / 2;
    Piece piece;
    piece.width = width;
    int left = 0;
    if (!ticks.label.isEmpty()) {
        TextRun label = m_set.line(ticks.label, width, m_tracks.label());
        left = label.box.width + gap;
        piece.height = label.box.height;
        piece.add(std::move(label));
    }
    std::vector<Piece> pieces;
    for (const ShipContent::Tick& tick : ticks.ticks)
        pieces.push_back(m_tracks.tick(tick, width - left));
    // Those of a second line stand under the first ones, not under the label.
    Piece lines = m_tracks.inLines(std::move(pieces), width - left, gap, m_measures.gap / 2);
    piece.height = std::max(piece.height, lines.height);
    piece.place(std::move(lines), left, 0);
    return piece;
}

Piece CardSections::blanks(const GameCard::Blanks& blanks, int width) const
{
    const int side = std::max(m_measures.tick, m_set.lineHeight(m_tracks.data().style));
    const int gap = m_measures.gap * 3 / 2;
    const TextLook look = m_tracks.data();
    const auto least = [&](const GameCard::Blank& blank) {
        return std::max(side * 3 / 2, m_set.width(blank.value, look) + side);
    };
    // In one line where they fit, the boxes as wide as that leaves them; else below one another, wider.
    int needed = -gap;
    for (const GameCard::Blank& blank : blanks.blanks)
        needed += m_set.width(blank.label, m_tracks.label()) + m_measures.label / 2 + least(blank) + gap + 2;
    const int count = std::max(1, static_cast<int>(blanks.blanks.size()));
    const int more = needed <= width ? std::min((width - needed) / count, side) : side / 2;
    std::vector<Piece> pieces;
    for (const GameCard::Blank& blank : blanks.blanks) {
        Piece piece;
        piece.height = side;
        TextRun label = m_set.lineIn({0, 0, width - 3 * side, side}, blank.label, m_tracks.label());
        const int x = label.box.right() + m_measures.label / 2;
        const int wide = std::min(least(blank) + more, std::max(side * 2, width - x));
        piece.add(std::move(label));
        const Box box{x, 0, wide, side};
        piece.add(boxFrame(box));
        if (!blank.value.isEmpty()) {
            TextLook centred = look;
            centred.align = Align::Centre;
            piece.add(m_set.lineIn(box.inset(side / 8), blank.value, centred));
        }
        piece.width = box.right();
        pieces.push_back(std::move(piece));
    }
    return m_tracks.inLines(std::move(pieces), width, gap, m_measures.gap / 2);
}

Piece CardSections::deckPart(const GameCard::DeckPart& part, int width) const
{
    const int letters = m_set.lineHeight({FontRole::Strong, smallestText});
    const int side = std::max({m_measures.tick * 15 / 10, millimetres(5.5), 2 * letters + 4});
    const int gapBetween = side / 8;
    const int perLine = std::max(1, (width + gapBetween) / (side + gapBetween));
    const TextStyle letter{FontRole::Strong,
                           std::max(smallestText, std::min(m_measures.data, side * 38 / 100))};
    Piece piece;
    piece.width = width;
    piece.stack(m_set.paragraph(part.name, width, m_tracks.label()));
    const int top = piece.height + m_measures.gap / 4;
    for (int i = 0; i < std::max(part.boxes, static_cast<int>(part.units.size())); ++i) {
        const Box box{i % perLine * (side + gapBetween), top + i / perLine * (side + gapBetween), side, side};
        Frame frame = boxFrame(box);
        frame.corner = side / 10;
        const bool isManned = i < part.units.size();
        frame.line = isManned ? Ink::Full : Ink::Faint;
        piece.add(frame);
        if (isManned) // the lower half is for counters of disorder
            piece.add(m_set.lineIn({box.x, box.y, side, side / 2}, part.units[i],
                                   {letter, Ink::Full, Align::Centre, points(6.5)}));
        piece.height = std::max(piece.height, box.bottom());
    }
    return piece;
}

Piece CardSections::deck(const GameCard::Deck& deck, int width) const
{
    const int count = static_cast<int>(deck.parts.size());
    const int gutter = m_measures.gap * 2;
    const int each = (width - gutter * (count - 1)) / std::max(1, count);
    Piece piece;
    piece.width = width;
    for (int i = 0; i < count; ++i) {
        Piece part = deckPart(deck.parts[static_cast<std::size_t>(i)], each);
        piece.height = std::max(piece.height, part.height);
        piece.place(std::move(part), i * (each + gutter), 0);
    }
    return piece;
}

/// How wide each column is: by its share, and at least as its title's words are, which those that have more give up.
std::vector<int> CardSections::gridColumns(const GameCard::Grid& grid, const TextLook& head, int width) const
{
    TextLook smallest = head;
    smallest.style.size = smallestText;
    std::vector<int> least;
    std::vector<bool> isHeld(grid.columns.size(), false);
    int shares = 0;
    for (const GameCard::Column& column : grid.columns) {
        int word = m_set.widestWord(column.title, smallest);
        if (least.empty()) // the rows are numbered in the first
            word = std::max(word, m_set.width(QString::number(grid.mostRows), smallest));
        least.push_back(word + 2 * gridInset(word * 5 / 4) + 1);
        shares += column.share;
    }
    int left = width;
    for (bool isMore = true; isMore && shares > 0;) {
        isMore = false;
        for (std::size_t i = 0; i < least.size(); ++i)
            if (!isHeld[i] && least[i] > left * grid.columns[i].share / shares && least[i] < left) {
                isHeld[i] = isMore = true;
                left -= least[i];
                shares -= grid.columns[i].share;
                break;
            }
    }
    std::vector<int> wide = std::move(least);
    int sum = 0;
    for (std::size_t i = 0; i < wide.size(); ++i) {
        if (!isHeld[i])
            wide[i] = left * grid.columns[i].share / std::max(1, shares);
        sum += wide[i];
    }
    if (!wide.empty())
        wide.back() += width - sum;
    return wide;
}

Piece CardSections::grid(const GameCard::Grid& grid, int width) const
{
    const int rows = m_detail.gridRows < 0 ? grid.leastRows : std::min(m_detail.gridRows, grid.mostRows);
    Piece piece;
    piece.width = width;
    if (rows == 0)
        return piece;
    const TextLook head{gridStyle(), Ink::Soft, Align::Centre, points(6.5)};
    const std::vector<int> wide = gridColumns(grid, head, width);
    std::vector<Piece> titles;
    int headHeight = m_set.lineHeight(head.style);
    for (std::size_t i = 0; i < wide.size(); ++i) {
        titles.push_back(m_set.heading(grid.columns[i].title, wide[i] - 2 * gridInset(wide[i]), head));
        headHeight = std::max(headHeight, titles.back().height);
    }
    headHeight += m_measures.gap / 3;
    const int row = gridRow();
    if (!grid.title.isEmpty())
        piece.stack(m_set.paragraph(grid.title, width, m_tracks.label()));
    const int top = piece.height + m_measures.gap / 4;
    const int height = headHeight + rows * row;
    Frame frame = boxFrame({0, top, width, height});
    piece.add(frame);
    int x = 0;
    for (std::size_t column = 0; column < wide.size(); ++column) {
        if (column > 0)
            piece.add(Rule{{x, top, 0, height}, Ink::Faint, 12});
        const int inner = gridInset(wide[column]);
        const int down = (headHeight - titles[column].height) / 2;
        piece.place(std::move(titles[column]), x + inner, top + down);
        for (int i = 0; column == 0 && i < rows; ++i)
            piece.add(m_set.lineIn({x + inner, top + headHeight + i * row, wide[column] - 2 * inner, row},
                                   QString::number(i + 1), head));
        x += wide[column];
    }
    for (int i = 0; i < rows; ++i)
        piece.add(Rule{{0, top + headHeight + i * row, width, 0}, Ink::Faint, 10});
    piece.height = top + height;
    return piece;
}

Piece CardSections::list(const GameCard::List& list, int width) const
{
    const int side = m_tracks.smallTick();
    const int line = std::max(side, m_set.lineHeight({FontRole::Data, m_measures.data})) + m_measures.gap / 4;
    const int gutter = m_measures.gap * 2;
    constexpr std::size_t mostInOneColumn = 6; // more stand in full on the list alone
    const auto isShort = [&](const GameCard::ListRow& row) {
        const int names = m_set.width(row.text, {{FontRole::Data, smallestText}});
        return names + m_set.width(row.value, m_tracks.label()) + 2 * side <= (width - gutter) / 2;
    };
    const bool fits =
        list.rows.size() > mostInOneColumn || std::all_of(list.rows.begin(), list.rows.end(), isShort);
    const int columns = list.rows.size() > 1 && width > millimetres(80) && fits ? 2 : 1;
    const int each = (width - gutter * (columns - 1)) / columns;
    const int perColumn = (static_cast<int>(list.rows.size()) + columns - 1) / columns;
    Piece piece;
    piece.width = width;
    if (!list.title.isEmpty())
        piece.stack(m_set.paragraph(list.title, width, m_tracks.label()));
    const int top = piece.height + m_measures.gap / 4;
    for (int i = 0; i < static_cast<int>(list.rows.size()); ++i) {
        const GameCard::ListRow& row = list.rows[static_cast<std::size_t>(i)];
        const int x = i / perColumn * (each + gutter);
        const int y = top + i % perColumn * line;
        Frame box = boxFrame({x, y + (line - side) / 2, side, side});
        box.meaning = row.meaning;
        piece.add(box);
        TextLook right = m_tracks.label();
        right.align = Align::Right;
        TextRun value = m_set.lineIn({x, y, each, line}, row.value, right);
        const int from = x + side + side / 2;
        if (row.text.isEmpty()) { // to be written in
            piece.add(Rule{{from, y + line - 20, x + each - from, 0}, Ink::Faint, 10});
            piece.height = std::max(piece.height, y + line);
            continue;
        }
        piece.add(m_set.lineIn({from, y, value.box.x - from - side / 2, line}, row.text, m_tracks.data()));
        piece.add(std::move(value));
        piece.height = std::max(piece.height, y + line);
    }
    return piece;
}

Piece CardSections::remark(const GameCard::Remark& remark, int width) const
{
    Piece piece;
    piece.width = width;
    if (!remark.label.isEmpty())
        piece.stack(m_set.paragraph(remark.label, width, m_tracks.label()));
    if (remark.text.isEmpty()) { // to be written in
        piece.height += m_measures.tick;
        piece.add(Rule{{0, piece.height - 20, width, 0}, Ink::Soft, 10});
        return piece;
    }
    piece.stack(m_set.paragraph(remark.text, width, {{FontRole::Data, m_measures.data}}));
    return piece;
}

} // namespace navarch
