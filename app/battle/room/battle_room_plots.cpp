// SPDX-License-Identifier: GPL-3.0-or-later
// Plots written by hand: whose are open, how they are ordered, and by whom the rest is written.
#include "app/battle/room/battle_room.h"

#include <algorithm>

namespace navarch {

void BattleRoom::refreshPlots()
{
    const bool isOpen = m_match && handsAsked() && m_curtainFor < 0 && !m_match->isOver();
    if (m_match && m_isPast)
        m_plots.showOpen(*m_match, m_view, m_ships);
    else
        m_plots.show(m_match.get(), m_view, m_ships, isOpen ? asked() : -1, m_curtainFor < 0 ? viewer() : -1);
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
    const auto options = m_match->options(m_asked->decision, Temperament::Steady);
    return options.empty() ? std::nullopt : std::optional(options.front().order);
}

/// Performs them one after the other, and then whatever shall follow. They draw no dice.
void BattleRoom::orderPlots(std::vector<Json> orders, const std::function<void()>& then)
{
    if (!m_match || m_rolledFor || !isSettled())
        return;
    change([this, orders = std::move(orders), then] {
        const std::size_t before = m_match->at();
        m_wasByHand = m_wasByHand || !orders.empty();
        for (const Json& each : orders) {
            const OrderResult performed =
                m_typedDice ? m_match->performTyped(each, {}) : m_match->perform(each);
            if (!performed.isDone())
                emit refused(words(performed.refusal.what), words(performed.refusal.remedy));
        }
        m_lastWay = {};
        if (m_match->at() != before)
            came(before);
        if (then)
            then();
    });
}

void BattleRoom::givePlot()
{
    if (!m_plot.isOn() || !m_plot.allowed())
        return;
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

void BattleRoom::copyPlotToSquadron()
{
    const PlotBook::Row* from = m_plots.of(m_ship);
    if (!m_plot.isOn() || !from || from->squadron.isEmpty())
        return;
    const PlotDraft draft = m_plot.draft();
    const QString squadron = from->squadron;
    std::vector<ShipNumber> others;
    for (const PlotBook::Row& row : m_plots.rows())
        if (row.squadron == squadron)
            others.push_back(row.ship);
    std::vector<Json> orders;
    QStringList unable;
    for (const ShipNumber ship : others) {
        m_plots.keep(*m_match, ship, draft);
        const PlotBook::Row* row = m_plots.of(ship);
        if (row->state() == PlotBook::Ordered)
            continue; // so already
        if (row->order)
            orders.push_back(*row->order);
        else
            unable.push_back(row->name);
    }
    const auto count = static_cast<int>(orders.size());
    orderPlots(std::move(orders), [this, count, unable, squadron] {
        if (unable.isEmpty())
            emit done(count == 1 ? tr("1 ship of %1 is plotted alike.").arg(squadron)
                                 : tr("%1 ships of %2 are plotted alike.").arg(count).arg(squadron));
        else
            emit refused(tr("%1 cannot row this plot.").arg(unable.join(QStringLiteral(", "))),
                         tr("It is marked in the list; write another one."));
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
