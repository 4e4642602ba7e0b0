// SPDX-License-Identifier: GPL-3.0-or-later
// Plots written by hand: whose are open, how they are ordered, and by whom the rest is written.
#include "app/battle/room/battle_room.h"

#include <algorithm>

#include "app/battle/plots/plot_drafts.h"

namespace navarch {

void BattleRoom::refreshPlots()
{
    const bool isOpen = m_match && handsAsked() && m_curtainFor.side < 0 && !m_match->isOver();
    if (m_match && m_isPast)
        m_plots.showOpen(*m_match, m_view, m_ships);
    else
        m_plots.show(m_match.get(), m_view, m_ships,
                     isOpen ? Viewer(asked(), m_asked->decision.seat) : Viewer(),
                     isOpen ? shipsOfSeat({asked(), m_asked->decision.seat}) : nullptr,
                     m_curtainFor.side < 0 ? viewer() : Viewer());
    m_captainPlots = m_captainPlots && m_plots.isOpen() && m_asked->decision.subject != noShip;
}

void BattleRoom::takeUpPlot()
{
    const PlotBook::Row* row = m_plots.isOpen() ? m_plots.of(m_ship) : nullptr;
    if (row)
        m_plot.begin(*m_match, row->ship, m_view.kind, std::optional<PlotDraft>(row->draft));
    else
        m_plot.end();
}

bool BattleRoom::captainPlotsNext() const
{
    return m_captainPlots && m_plots.isOpen() && !lookingBack() && m_asked->decision.subject != noShip;
}

std::vector<Json> BattleRoom::writtenPlots() const
{
    std::vector<Json> orders;
    for (const PlotBook::Row& row : m_plots.rows())
        if (row.state() == PlotBook::Written)
            orders.push_back(*row.order);
    return orders;
}

/// The order by which the side that writes says that it has done; nothing while a ship waits for its plot.
std::optional<Json> BattleRoom::doneOrder() const
{
    if (!m_plots.isOpen() || m_asked->decision.subject != noShip)
        return std::nullopt;
    return m_match->plots().plotsDone(m_asked->decision.side);
}

/// Performs them one after the other, and then whatever shall follow. They draw no dice.
void BattleRoom::orderPlots(std::vector<Json> orders, const std::function<void()>& then)
{
    if (!m_match || m_rolledFor || !isSettled())
        return;
    change([this, orders = std::move(orders), then] {
        const std::size_t before = m_match->at();
        m_wasByHand = m_wasByHand || !orders.empty();
        std::vector<Problem> refusals;
        for (const Json& each : orders) {
            OrderResult performed = m_typedDice ? m_match->performTyped(each, {}) : m_match->perform(each);
            if (!performed.isDone())
                refusals.push_back(std::move(performed.refusal));
        }
        if (m_match->at() != before)
            came(before);
        for (const Problem& refusal : refusals) // after the good ones, which put earlier refusals away
            emit refused(words(refusal.what), words(refusal.remedy));
        if (then)
            then();
    });
}

void BattleRoom::givePlot()
{
    if (!m_plot.isOn() || !m_plot.allowed())
        return;
    m_plots.own(m_plot.ship());
    orderPlots({*m_plot.order()}, [this] {
        if (!m_plots.isOpen())
            return;
        const auto& rows = m_plots.rows();
        const int from = std::max(0, m_plots.rowOf(m_ship));
        for (std::size_t i = 1; i <= rows.size(); ++i) { // the next below, then from the top on
            const PlotBook::Row& row = rows[(static_cast<std::size_t>(from) + i) % rows.size()];
            if (row.state() != PlotBook::Ordered) {
                select(row.ship);
                return;
            }
        }
    });
}

QStringList BattleRoom::ownPlotsOfSquadron() const
{
    QStringList names;
    for (const PlotBook::Row& row : m_plots.rows())
        if (m_plot.isOn() && m_plots.isOwn(row) && m_plots.isAlike(row, m_ship)
            && (row.draft ? *row.draft : row.form.draft) != likened(m_plot.draft(), *m_plot.form(), row.form))
            names.push_back(row.name);
    return names;
}

void BattleRoom::copyPlotToSquadron(bool over)
{
    const PlotBook::Row* from = m_plots.of(m_ship);
    if (!m_plot.isOn() || !from || from->squadron.isEmpty())
        return;
    const PlotDraft draft = m_plot.draft();
    const PlotForm form = *m_plot.form();
    const QString squadron = from->squadron;
    std::vector<Json> orders;
    QStringList unable;
    if (from->state() != PlotBook::Ordered && m_plot.order())
        orders.push_back(*m_plot.order());
    m_plots.own(from->ship);
    std::vector<ShipNumber> others;
    for (const PlotBook::Row& row : m_plots.rows())
        if (m_plots.isAlike(row, m_ship) && (over || !m_plots.isOwn(row)))
            others.push_back(row.ship);
    for (const ShipNumber ship : others) {
        (void)m_plots.keep(*m_match, ship, likened(draft, form, m_plots.of(ship)->form));
        m_plots.disown(ship);
        const PlotBook::Row* row = m_plots.of(ship);
        if (row->state() == PlotBook::Ordered)
            continue; // so already
        if (row->order)
            orders.push_back(*row->order);
        else
            unable.push_back(row->name);
    }
    const auto count = static_cast<int>(orders.size());
    const QStringList kept = ownPlotsOfSquadron();
    orderPlots(std::move(orders), [this, count, unable, kept, squadron] {
        if (!unable.isEmpty()) {
            emit refused(tr("%1 cannot row this plot.").arg(unable.join(QStringLiteral(", "))),
                         tr("It is marked in the list; write another one."));
            return;
        }
        const QString told = count == 1 ? tr("1 ship of %1 is plotted alike.").arg(squadron)
                                        : tr("%1 ships of %2 are plotted alike.").arg(count).arg(squadron);
        emit done(kept.isEmpty() ? told
                                 : tr("%1 Kept as written: %2.").arg(told, kept.join(QStringLiteral(", "))));
    });
}

void BattleRoom::letCaptainPlot()
{
    if (!m_plots.isOpen())
        return;
    const bool on = !m_captainPlots;
    orderPlots(on ? writtenPlots() : std::vector<Json>{}, [this, on] {
        m_captainPlots = on && m_plots.isOpen() && m_asked->decision.subject != noShip;
        emit changed();
        goOn();
    });
}

void BattleRoom::endPlotting()
{
    if (!m_plots.isOpen() || m_plots.missing() > 0)
        return;
    orderPlots(writtenPlots(), [this] {
        if (const auto done = doneOrder())
            order(*done, false);
    });
}

} // namespace navarch
