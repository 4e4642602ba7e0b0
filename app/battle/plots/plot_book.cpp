// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/plots/plot_book.h"

#include <algorithm>
#include <utility>

#include "app/battle/plots/plot_drafts.h"
#include "app/campaign/wording.h"

namespace navarch {

PlotBook::State PlotBook::Row::state() const
{
    if (draft)
        return order ? Written : Refused;
    return form.isPlotted ? Ordered : Unwritten;
}

QString PlotBook::Row::note() const
{
    const int speed = draft ? draft->speed : form.draft.speed;
    for (const PlotSpeed& each : form.speeds)
        if (each.speed == speed)
            return words(each.note);
    return {};
}

namespace {

QString squadronOf(const BoardPiece& piece, const std::vector<BriefShip>& ships)
{
    const auto number = static_cast<std::size_t>(piece.ship);
    return piece.stands.empty() && number < ships.size() ? words(ships[number].ship.squadron) : QString();
}

} // namespace

void PlotBook::show(const Match* match, const BoardView& view, const std::vector<BriefShip>& ships,
                    const Viewer& writer, const std::vector<ShipNumber>* own, const Viewer& viewer)
{
    m_isWriting = m_isAhead = match && writer.side >= 0;
    if (match && writer.side < 0 && m_writer.side >= 0 && m_writer == viewer && m_turn == view.turn
        && !match->isOver()) {
        emit shown();
        return;
    }
    const bool isSame = writer == m_writer && view.turn == m_turn;
    if (!isSame) {
        m_written.clear();
        m_own.clear();
    }
    m_writer = writer;
    m_turn = view.turn;
    std::vector<Row> rows;
    for (const BoardPiece& piece : view.pieces) {
        if (!match || piece.isWall || piece.side != writer.side
            || (own && std::find(own->begin(), own->end(), piece.ship) == own->end()))
            continue;
        auto form = match->plots().plotForm(piece.ship);
        if (!form)
            continue;
        Row& row = rows.emplace_back();
        row.ship = piece.ship;
        row.name = words(piece.name);
        row.squadron = squadronOf(piece, ships);
        row.form = std::move(*form);
        row.form.draft = spelledOut(row.form.draft, row.form);
        if (const auto written = m_written.find(piece.ship); written != m_written.end()) {
            if (row.form.isPlotted && written->second == row.form.draft)
                m_written.erase(written); // it has been ordered
            else
                row.draft = written->second;
        }
        judge(*match, row);
    }
    if (rows.empty() && isSame && match
        && !match->isOver()) { // its side is asked something else: they stay to be read
        m_isWriting = m_isAhead = false;
        emit shown();
        return;
    }
    replaceRows(m_rows, std::move(rows));
    emit shown();
}

void PlotBook::showOpen(const Match& match, const BoardView& view, const std::vector<BriefShip>& ships)
{
    m_written.clear();
    m_writer = {};
    m_isWriting = false;
    m_isAhead = true;
    std::vector<Row> rows;
    for (const BoardPiece& piece : view.pieces) {
        auto form = piece.isWall ? std::nullopt : match.plots().plotForm(piece.ship);
        if (!form || !form->isPlotted)
            continue;
        Row& row = rows.emplace_back();
        row.ship = piece.ship;
        row.name = words(piece.name);
        row.squadron = squadronOf(piece, ships);
        row.form = std::move(*form);
        row.form.draft = spelledOut(row.form.draft, row.form);
        judge(match, row);
    }
    replaceRows(m_rows, std::move(rows));
    emit shown();
}

void PlotBook::judge(const Match& match, Row& row) const
{
    const PlotDraft& draft = row.draft ? *row.draft : row.form.draft;
    row.track = match.plots().plotTrack(row.ship, draft).value_or(PlotTrack{});
    row.order = row.track.isRefused() ? std::nullopt : match.plots().plotOrder(row.ship, draft);
    if (row.order && m_isWriting && match.check(*row.order))
        row.order.reset();
}

bool PlotBook::keep(const Match& match, ShipNumber ship, std::optional<PlotDraft> draft)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.ship != ship || !m_isWriting)
            continue;
        if (draft && row.form.isPlotted && *draft == row.form.draft)
            draft.reset(); // it is ordered so
        if (row.draft == draft)
            return false;
        row.draft = std::move(draft);
        if (row.draft)
            m_written[ship] = *row.draft;
        else
            m_written.erase(ship);
        judge(match, row);
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        emit shown();
        return true;
    }
    return false;
}

const PlotBook::Row* PlotBook::of(int ship) const
{
    return rowAt(m_rows, rowOf(ship));
}

bool PlotBook::isAlike(const Row& row, int ship) const
{
    const Row* like = of(ship);
    return like && row.ship != ship && !row.squadron.isEmpty() && row.squadron == like->squadron;
}

int PlotBook::rowOf(int ship) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [ship](const Row& row) { return row.ship == ship; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int PlotBook::shipAt(int row) const
{
    const Row* at = rowAt(m_rows, row);
    return at ? int(at->ship) : int(noShip);
}

int PlotBook::countOf(State state) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [state](const Row& row) { return row.state() == state; }));
}

int PlotBook::costly() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) {
        return row.state() == Unwritten && !row.note().isEmpty();
    }));
}

const RowRoles<PlotBook::Row>& PlotBook::roles()
{
    static const RowRoles<Row> all{
        {"ship", &Row::ship},         {"name", &Row::name},
        {"squadron", &Row::squadron}, {"plot", [](const Row& row) { return words(row.track.text); }},
        {"state", &Row::state},       {"note", &Row::note}};
    return all;
}

} // namespace navarch
