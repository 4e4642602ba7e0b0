// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/ship_sections.h"

#include <algorithm>

#include "reports/words.h"

namespace navarch {

void ShipSections::addTrack(Piece& all, const QString& label, int labelWidth, Piece track,
                            const QString& note, int gap) const
{
    Piece line;
    line.width = all.width;
    const int side = track.items.empty() ? m_measures.tick : boxOf(track.items.front()).height;
    // Beside boxes lower than a line of type the line decides.
    const int high = std::max(side, m_set.lineHeight(m_tracks.label().style));
    const int down = (high - side) / 2;
    line.add(m_set.lineIn({0, 0, labelWidth, high}, label, m_tracks.label()));
    int end = 0;
    for (const Item& item : track.items)
        if (boxOf(item).bottom() > track.height - side)
            end = std::max(end, boxOf(item).right());
    const int left = labelWidth + std::max(m_measures.gap, between());
    const int lastLine = track.height - side;
    line.height = track.height - side + high;
    line.place(std::move(track), left, down);
    if (!note.isEmpty()) {
        const int x = left + end + std::max(m_measures.gap, between());
        if (m_set.width(note, m_tracks.label()) <= all.width - x) {
            line.add(m_set.lineIn({x, lastLine, all.width - x, high}, note, m_tracks.label()));
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

Piece ShipSections::tracks(int width, int air) const
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
    if (m_content.fill == SheetFill::Nothing) {
        addTrack(all, speed, labelWidth, m_tracks.boxes(m_content.speed + 1, 0, room), {}, gap);
        addTrack(all, oars, labelWidth, m_tracks.boxes(m_content.oars.count, 0, room), {}, gap);
        addTrack(all, moves, labelWidth, m_tracks.boxes(m_content.fastMoves.count, 0, room), {}, gap);
        return all;
    }
    addTrack(all, speed, labelWidth,
             m_tracks.countdown(m_content.speed, m_content.speedLost, room, "speed_lost"),
             m_content.speedNote, gap);
    if (m_content.oars.count > 0)
        addTrack(all, oars, labelWidth,
                 m_tracks.boxes(m_content.oars.count, m_content.oars.lost, room, m_content.oarsForFullSpeed,
                                m_content.oars.key),
                 Words::tr("full speed with %1").arg(m_content.oarsForFullSpeed), gap);
    if (m_content.fastMoves.count > 0)
        addTrack(all, moves, labelWidth, m_tracks.boxes(m_content.fastMoves.count, 0, room), {}, gap);
    return all;
}

Piece ShipSections::damage(int width) const
{
    Piece piece;
    piece.width = width;
    TextRun label = m_set.line(Words::tr("Damage and its casualty dice"), width, m_tracks.label());
    piece.height = label.box.height + m_measures.gap / 4;
    piece.add(std::move(label));
    piece.stack(m_tracks.damage(m_content.damage, m_content.casualtyDice, width));
    return piece;
}

Piece ShipSections::stores(int width) const
{
    Piece piece;
    piece.width = width;
    if (m_content.stores.empty() && m_content.fill != SheetFill::Ship)
        return toFill(Words::tr("Troops, towers, engines"), width);
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

Piece ShipSections::people(int width) const
{
    std::vector<Piece> more;
    for (const ShipContent::Tick& tick : m_content.status)
        more.push_back(m_tracks.tick(tick, width));
    more.push_back(fires(width));
    return captainAnd(std::move(more), width);
}

Piece ShipSections::captain(int width) const
{
    return captainAnd({}, width);
}

Piece ShipSections::person(const QString& label, const QString& name, const QString& whole, bool isDead,
                           std::vector<Piece>& ticks, int width) const
{
    const int gap = std::max(m_measures.gap, 2 * between());
    int fatesWidth = 0;
    for (const Piece& tick : ticks)
        fatesWidth += tick.width + gap;
    // His fate stands at the right of his name where both fit; a long name takes the line alone.
    const bool isBlank = name.isEmpty() && whole.isEmpty();
    if (namedWidth(label, name + whole, FontRole::Strong) > width)
        return wrapped(label, name, whole, FontRole::Strong, isDead, width);
    const int writing = m_measures.data * 8;
    const int needed = isBlank ? m_set.width(label, m_tracks.label()) + between() + writing
                               : namedWidth(label, name + whole) + m_measures.data;
    const bool beside = needed + fatesWidth <= width;
    const int room = beside ? width - fatesWidth : width;
    std::vector<TextRun> runs = namedRuns(label, name, room, FontRole::Strong, whole);
    const int from = runs.back().box.x;
    if (isBlank)
        runs.pop_back();
    else
        runs[1].struckOut = isDead;
    Piece piece = onOneLine(std::move(runs));
    piece.width = width;
    if (isBlank)
        piece.add(Rule{{from, piece.height * 85 / 100, room - from, 0}, Ink::Soft, 10});
    if (beside) {
        Piece fates = m_tracks.inLines(std::move(ticks), fatesWidth, gap, 0);
        piece.height = std::max(piece.height, fates.height);
        piece.place(std::move(fates), width - fatesWidth + gap, 0);
        ticks.clear();
    }
    return piece;
}

Piece ShipSections::captainAnd(std::vector<Piece> more, int width) const
{
    Piece piece;
    piece.width = width;
    const QString label = m_content.isSquadron ? Words::tr("Navarchos") : Words::tr("Captain");
    const int gap = std::max(m_measures.gap, 2 * between());
    std::vector<Piece> ticks;
    for (const ShipContent::Tick& state : m_content.captainStates)
        ticks.push_back(m_tracks.tick(state, width / 3));
    piece.stack(
        person(label, m_content.captain, {}, m_content.condition.captain == PersonState::Dead, ticks, width));
    std::move(more.begin(), more.end(), std::back_inserter(ticks));
    piece.stack(m_tracks.inLines(std::move(ticks), width, gap * 11 / 10, gap / 3), gap / 2);
    for (const PrintedCommander& commander : m_content.aboard) {
        std::vector<Piece> fates;
        for (const ShipContent::Tick& fate : fatesOf(commander, 0))
            fates.push_back(m_tracks.tick(fate, width / 3));
        const QString whole = commander.name.isEmpty()
                                  ? capitalised(commander.command)
                                  : QStringLiteral(" (") + commander.command + QLatin1Char(')');
        piece.stack(person(Words::tr("Flagship of"), commander.name, whole, false, fates, width), gap / 2);
        piece.stack(m_tracks.inLines(std::move(fates), width, gap * 11 / 10, gap / 3), gap / 3);
    }
    return piece;
}

Piece ShipSections::fires(int width) const
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

} // namespace navarch
