// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/tracks.h"

#include <algorithm>

#include "reports/codes/qr.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int thinLine = 16;
constexpr int firmLine = 34;

/// The side of `count` boxes in `width`: a little smaller where that keeps them on one line.
int sideFor(int count, int side, int width, int smallestTick)
{
    // Boxes are six times as wide as the gaps between them.
    const int fitting = (width * 6) / std::max(1, count * 7 - 1);
    return fitting >= side * 72 / 100 && fitting >= smallestTick ? std::min(side, fitting) : side;
}

/// How many boxes of `side` and `gap` between them stand in `width`.
int boxesIn(int width, int side, int gap)
{
    return std::max(1, (width + gap) / (side + gap));
}

} // namespace

SheetMeasures SheetMeasures::scaled(int percent) const
{
    const auto text = [&](int size) { return std::max(smallestText, size * percent / 100); };
    return {text(title),         text(data), text(label), std::max(leastBox, tick * percent / 100),
            gap * percent / 100, module,     leastBox};
}

SheetMeasures measuresOn(Paper paper, int perPage)
{
    SheetMeasures measures;
    if (paper == Paper::A5) {
        measures.leastBox = millimetres(perPage == 1 ? 3.5 : perPage == 2 ? 3.0 : 2.2);
        measures.module = perPage == 1 ? millimetres(0.5) : smallestModule;
    } else if (perPage <= 2) {
        measures.leastBox = millimetres(4);
    }
    return measures;
}

Piece Tracks::countdown(int full, int lost, int width, std::string_view key) const
{
    // A number is read in it as well.
    const int least = std::max(m_measures.leastBox, m_set.lineHeight({FontRole::Data, smallestText}));
    const int side = sideFor(full + 1, std::max(m_measures.tick, least), width, least);
    const int gap = side / 6;
    const int perLine = boxesIn(width, side, gap);
    Piece piece;
    piece.width = width;
    for (int i = 0; i <= full; ++i) {
        const Box box{i % perLine * (side + gap), i / perLine * (side + gap), side, side};
        Frame frame{box};
        frame.lineWidth = thinLine;
        frame.corner = side / 10;
        frame.meaning = {key, i};
        if (i < lost) {
            frame.mark = Frame::Mark::Hatch;
            frame.markInk = Ink::Accent;
            frame.fill = Ink::Shade;
        }
        piece.add(frame);
        piece.add(m_set.lineIn(box, QString::number(full - i),
                               {{FontRole::Data, std::clamp(side * 68 / 100, smallestText,
                                                            std::max(smallestText, m_measures.data))},
                                Ink::Full,
                                Align::Centre}));
        piece.height = box.bottom();
    }
    return piece;
}

Piece Tracks::boxes(int count, int lost, int width, int needed, std::string_view key) const
{
    const int room = needed > 0 && needed < count ? m_measures.tick / 2 : 0;
    const int side = sideFor(count, m_measures.tick, width - room, m_measures.leastBox);
    const int gap = side / 6;
    const int mark = std::min(room, side / 2);
    const int perLine = boxesIn(width - mark, side, gap);
    Piece piece;
    piece.width = width;
    for (int i = 0; i < count; ++i) {
        const int line = i / perLine;
        const int shift = mark > 0 && i >= needed && line == needed / perLine ? mark : 0;
        const Box box{i % perLine * (side + gap) + shift, line * (side + gap), side, side};
        if (i == needed && mark > 0)
            piece.add(Rule{{box.x - (mark + gap) / 2, box.y, 0, side}, Ink::Accent, firmLine});
        Frame frame{box};
        frame.lineWidth = i < needed ? firmLine : thinLine;
        frame.corner = side / 10;
        frame.meaning = {key, i};
        if (i >= count - lost) {
            frame.mark = Frame::Mark::Hatch;
            frame.fill = Ink::Shade;
        }
        piece.add(frame);
        piece.height = box.bottom();
    }
    return piece;
}

Piece Tracks::damage(Damage level, const std::vector<int>& casualtyDice, int width) const
{
    const QStringList steps{Words::tr("light"), Words::tr("medium"), Words::tr("heavy"), Words::tr("severe"),
                            Words::tr("wrecked")};
    const int count = static_cast<int>(steps.size());
    const int gap = m_measures.tick / 6;
    const int cell = (width - gap * (count - 1)) / count;
    const TextLook word{{FontRole::Strong, m_measures.data}, Ink::Full, Align::Centre, points(6.5)};
    const TextLook dice{{FontRole::Data, m_measures.label}, Ink::Soft, Align::Centre, points(6.5)};
    const int diceHeight = m_set.lineHeight(dice.style);
    const int margin = m_measures.tick / 8;
    const int inner = cell - 2 * margin;
    std::vector<Piece> words;
    int wordHeight = m_set.lineHeight(word.style);
    for (const QString& step : steps)
        wordHeight = std::max(wordHeight, words.emplace_back(m_set.heading(step, inner, word)).height);
    Piece piece;
    piece.width = width;
    piece.height = wordHeight + diceHeight + 2 * margin;
    for (int i = 0; i < count; ++i) {
        const Box box{i * (cell + gap), 0, cell, piece.height};
        Frame frame{box};
        frame.lineWidth = thinLine;
        frame.corner = m_measures.tick / 10;
        frame.meaning = {"damage", i};
        if (i < static_cast<int>(level)) {
            frame.fill = Ink::Shade;
            frame.mark = Frame::Mark::Hatch;
            frame.markInk = Ink::Accent;
        }
        piece.add(frame);
        Piece& said = words[static_cast<std::size_t>(i)];
        const int down = (wordHeight - said.height) / 2;
        piece.place(std::move(said), box.x + margin, margin + down);
        const int n = casualtyDice[static_cast<std::size_t>(i)];
        piece.add(m_set.lineIn({box.x + margin, margin + wordHeight, inner, diceHeight},
                               n == 1 ? Words::tr("1 die") : Words::tr("%1 dice").arg(n), dice));
    }
    return piece;
}

Piece Tracks::store(const ShipContent::Row& row, int labelWidth, int width) const
{
    const int side = smallTick();
    const int gap = side / 4;
    const int lineHeight = std::max(side, m_set.lineHeight({FontRole::Data, m_measures.data}));
    const int left = labelWidth + side / 2;
    const int perLine = boxesIn(width - left, side, gap);
    Piece piece;
    piece.width = width;
    piece.add(m_set.lineIn({0, 0, labelWidth, lineHeight}, row.label, data()));
    if (row.count > 2 * perLine) {
        // Too many to cross one by one: the number aboard, and a box for what is left.
        int x = left;
        if (row.isBlank) {
            Frame aboard{{x, (lineHeight - side) / 2, side * 2, side}};
            aboard.lineWidth = thinLine;
            x = aboard.box.right() + side / 2;
            piece.add(aboard);
        } else {
            TextRun aboard = m_set.lineIn({left, 0, width - left, lineHeight}, QString::number(row.count),
                                          data(FontRole::Strong));
            x = aboard.box.right() + side;
            piece.add(std::move(aboard));
        }
        const int write = std::min(width - x, side * 3);
        Frame frame{{x, (lineHeight - side) / 2, write, side}};
        frame.lineWidth = thinLine;
        frame.meaning = {row.key, -1};
        piece.add(frame);
        if (row.lost > 0)
            piece.add(m_set.lineIn(frame.box, QString::number(row.count - row.lost),
                                   {{FontRole::Strong, side * 72 / 100}, Ink::Full, Align::Centre}));
        piece.height = lineHeight;
        return piece;
    }
    const int top = (lineHeight - side) / 2;
    piece.height = lineHeight;
    for (int i = 0; i < row.count; ++i) {
        Frame frame{{left + i % perLine * (side + gap), top + i / perLine * (side + gap), side, side}};
        frame.lineWidth = thinLine;
        frame.meaning = {row.key, i};
        if (i >= row.count - row.lost) {
            frame.mark = Frame::Mark::Hatch;
            frame.fill = Ink::Shade;
        }
        piece.height = std::max(piece.height, frame.box.bottom() + top);
        piece.add(frame);
    }
    return piece;
}

Piece Tracks::tick(const ShipContent::Tick& tick, int width) const
{
    const int side = smallTick();
    const int gap = side * 45 / 100;
    const int lineHeight = std::max(side, m_set.lineHeight({FontRole::Data, m_measures.data}));
    Piece piece;
    Frame frame{{0, (lineHeight - side) / 2, side, side}};
    frame.lineWidth = thinLine;
    frame.meaning = tick.meaning;
    if (tick.ticked) {
        frame.mark = Frame::Mark::Hatch;
        frame.fill = Ink::Shade;
    }
    piece.add(frame);
    TextRun run = m_set.lineIn({side + gap, 0, width - side - gap, lineHeight}, tick.label, data());
    piece.width = run.box.right();
    piece.height = lineHeight;
    piece.add(std::move(run));
    return piece;
}

Piece Tracks::inLines(std::vector<Piece> pieces, int width, int gapX, int gapY) const
{
    Piece all;
    all.width = width;
    int x = 0;
    int y = 0;
    for (Piece& piece : pieces) {
        if (x > 0 && x + piece.width > width) {
            x = 0;
            y = all.height + gapY;
        }
        const int wide = piece.width;
        all.height = std::max(all.height, y + piece.height);
        all.place(std::move(piece), x, y);
        x += wide + gapX;
    }
    return all;
}

} // namespace navarch
