// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/base/pricing/price_lines.h"
#include "app/workshop/fleetbuilder/fleet_selection.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"

namespace navarch {

/// What the fleet on the table costs, and what one means to spend on it; amounts as they are shown.
class FleetBudget : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    /// Of the whole fleet.
    Q_PROPERTY(QString total READ total NOTIFY changed)
    /// What one means to spend; empty: nothing agreed.
    Q_PROPERTY(QString amount READ amount NOTIFY changed)
    /// What is left of it ("−12.00" when too much is spent), and the part of it that is spent, 0 to 1.
    Q_PROPERTY(QString left READ left NOTIFY changed)
    Q_PROPERTY(bool exceeded READ exceeded NOTIFY changed)
    Q_PROPERTY(double spent READ spent NOTIFY changed)
    /// Line by line, of the ship that is looked at or of the whole fleet.
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)

public:
    FleetBudget(FleetDocument& document, const FleetSelection& selection, const PlanReckoning& reckoning)
        : m_document(document),
          m_selection(selection),
          m_reckoning(reckoning)
    {
    }

    /// "120", "120.50" or nothing.
    Q_INVOKABLE bool setText(const QString& text);

    [[nodiscard]] QString total() const;
    [[nodiscard]] QString amount() const;
    [[nodiscard]] QString left() const;
    [[nodiscard]] bool exceeded() const;
    [[nodiscard]] double spent() const;
    [[nodiscard]] PriceLines* price() { return &m_price; }
    void refill();

signals:
    void changed();

private:
    [[nodiscard]] Talents agreed() const { return m_document.plan().budget; }
    [[nodiscard]] Talents cost() const { return m_reckoning.price.total; }

    FleetDocument& m_document;
    const FleetSelection& m_selection;
    const PlanReckoning& m_reckoning;
    PriceLines m_price;
};

} // namespace navarch
