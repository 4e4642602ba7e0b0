// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/ordering/side_plotting.h"

#include <algorithm>
#include <utility>

#include "app/battle/plots/plot_drafts.h"

namespace navarch {

SidePlotting::SidePlotting(BattleTable& table, BattleCourse& course, OrderChoice& choice,
                           BattleNotices& notices)
    : m_table(table),
      m_course(course),
      m_choice(choice),
      m_notices(notices)
{
    connect(&table, &BattleTable::changed, this, &SidePlotting::changed);
    connect(&choice, &OrderChoice::taken, this, [this](bool isOther) {
        m_goesOn = m_goesOn && !isOther;
        takeUp();
    });
    connect(&choice, &OrderChoice::listingChanged, this, [this] {
        if (!m_choice.listing() && std::exchange(m_goesOn, false) && !m_plot.isChanged())
            goOn(); // unless somebody has begun to write meanwhile
    });
    connect(&m_plot, &WrittenPlot::changed, this, [this] {
        if (!m_table.match() || !m_plot.isOn())
            return;
        const auto draft = m_plot.isChanged() ? std::optional(m_plot.now()->draft()) : std::nullopt;
        if (m_book.keep(*m_table.match(), m_plot.ship(), draft))
            m_book.own(m_plot.ship());
    });
}

void SidePlotting::begin()
{
    m_byCaptain = false;
    m_goesOn = false;
    m_opened = {};
    m_plot.end();
}

int SidePlotting::refresh()
{
    const Match* match = m_table.match();
    if (m_table.isPast())
        m_book.showOpen(*match, m_table.view(), m_table.ships());
    else
        m_book.show(match, m_table.view(), m_table.ships(), m_table.hand(),
                    m_table.seats().shipsOf(m_table.hand()),
                    m_table.curtainFor().side < 0 ? m_table.viewer() : Viewer());
    m_byCaptain = m_byCaptain && m_book.isOpen() && waitsForShips();
    const int turn = m_table.view().turn;
    if (!m_book.isOpen() || m_table.lookingBack()
        || (std::exchange(m_opened, m_table.hand()) == m_table.hand() && m_turn == turn))
        return noShip;
    m_turn = turn;
    for (const PlotBook::Row& row : m_book.rows())
        if (row.state() != PlotBook::Ordered)
            return row.ship;
    return noShip;
}

void SidePlotting::takeUp()
{
    const PlotBook::Row* row = m_book.isOpen() ? m_book.of(m_choice.ship()) : nullptr;
    if (row)
        m_plot.begin(*m_table.match(), row->ship, m_table.view().kind, std::optional<PlotDraft>(row->draft),
                     std::optional<PlotDraft>(m_choice.found().thought));
    else
        m_plot.end();
}

/// Ships wait for their plots, rather than the side to say that it has done.
bool SidePlotting::waitsForShips() const
{
    return m_table.question()->decision.subject != noShip;
}

bool SidePlotting::captainIsNext() const
{
    return m_byCaptain && m_book.isOpen() && !m_table.lookingBack() && waitsForShips();
}

std::vector<Json> SidePlotting::written() const
{
    std::vector<Json> orders;
    for (const PlotBook::Row& row : m_book.rows())
        if (row.state() == PlotBook::Written)
            orders.push_back(*row.order);
    return orders;
}

/// The order by which the side that writes says that it has done; nothing while a ship waits for its plot.
std::optional<Json> SidePlotting::doneOrder() const
{
    if (!m_book.isOpen() || waitsForShips())
        return std::nullopt;
    return m_table.match()->plots().plotsDone(m_table.asked());
}

bool SidePlotting::goToNext()
{
    const auto& rows = m_book.rows();
    const int from = std::max(0, m_book.rowOf(m_choice.ship()));
    for (std::size_t i = 1; i <= rows.size(); ++i) { // the next below, then from the top on
        const PlotBook::Row& row = rows[(static_cast<std::size_t>(from) + i) % rows.size()];
        if (row.state() != PlotBook::Ordered) {
            m_choice.select(row.ship);
            return true;
        }
    }
    return false;
}

void SidePlotting::give()
{
    if (!m_plot.isOn() || !m_plot.allowed())
        return;
    m_book.own(m_plot.ship());
    m_course.orderAll({*m_plot.now()->order()}, [this] {
        if (m_book.isOpen())
            (void)goToNext();
    });
}

void SidePlotting::goOn()
{
    if (!m_book.isOpen())
        return;
    // What stands there while a captain still thinks is not his thought: it is ordered when it is found.
    m_goesOn = m_choice.listing() && m_plot.isOn() && !m_plot.isOrdered() && !m_plot.isChanged();
    if (m_goesOn)
        return;
    if (m_plot.isOn() && !m_plot.isOrdered() && m_plot.allowed())
        give();
    else if (m_plot.isOn() && !m_plot.isOrdered())
        emit m_notices.refused(tr("This plot cannot be ordered as it is written."),
                               tr("What stands against it is marked; Escape puts it back."));
    else if (!goToNext())
        end();
}

QStringList SidePlotting::ownOfSquadron() const
{
    QStringList names;
    for (const PlotBook::Row& row : m_book.rows())
        if (m_plot.isOn() && m_book.isOwn(row) && m_book.isAlike(row, m_choice.ship())
            && (row.draft ? *row.draft : row.form.draft)
                   != likened(m_plot.now()->draft(), m_plot.now()->form(), row.form))
            names.push_back(row.name);
    return names;
}

void SidePlotting::copyToSquadron(bool over)
{
    const PlotBook::Row* from = m_book.of(m_choice.ship());
    if (!m_plot.isOn() || !from)
        return;
    if (from->squadron.isEmpty()) { // she is of none
        give();
        return;
    }
    const PlotDraft draft = m_plot.now()->draft();
    const PlotForm form = m_plot.now()->form();
    const QString squadron = from->squadron;
    std::vector<Json> orders;
    QStringList unable;
    if (from->state() != PlotBook::Ordered && m_plot.now()->order())
        orders.push_back(*m_plot.now()->order());
    m_book.own(from->ship);
    std::vector<ShipNumber> others;
    for (const PlotBook::Row& row : m_book.rows())
        if (m_book.isAlike(row, m_choice.ship()) && (over || !m_book.isOwn(row)))
            others.push_back(row.ship);
    for (const ShipNumber ship : others) {
        (void)m_book.keep(*m_table.match(), ship, likened(draft, form, m_book.of(ship)->form));
        m_book.disown(ship);
        const PlotBook::Row* row = m_book.of(ship);
        if (row->state() == PlotBook::Ordered)
            continue; // so already
        if (row->order)
            orders.push_back(*row->order);
        else
            unable.push_back(row->name);
    }
    const auto count = static_cast<int>(orders.size());
    const QStringList kept = ownOfSquadron();
    m_course.orderAll(orders, [this, count, unable, kept, squadron] {
        if (!unable.isEmpty()) {
            emit m_notices.refused(tr("%1 cannot row this plot.").arg(unable.join(QStringLiteral(", "))),
                                   tr("It is marked in the list; write another one."));
            return;
        }
        if (kept.isEmpty())
            (void)goToNext();
        const QString told = count == 1 ? tr("1 ship of %1 is plotted alike.").arg(squadron)
                                        : tr("%1 ships of %2 are plotted alike.").arg(count).arg(squadron);
        emit m_notices.done(
            kept.isEmpty() ? told : tr("%1 Kept as written: %2.").arg(told, kept.join(QStringLiteral(", "))));
    });
}

void SidePlotting::letCaptainPlot()
{
    if (!m_book.isOpen())
        return;
    const bool on = !m_byCaptain;
    m_course.orderAll(on ? written() : std::vector<Json>{}, [this, on] {
        m_byCaptain = on && m_book.isOpen() && waitsForShips();
        emit changed();
        m_course.goOn();
    });
}

void SidePlotting::end()
{
    if (!m_book.isOpen() || m_book.missing() > 0)
        return;
    m_course.orderAll(written(), [this] {
        if (const auto done = doneOrder())
            m_course.order(*done, false);
    });
}

} // namespace navarch
