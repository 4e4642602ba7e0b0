// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/base/lists/row_selection.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "core/ships/outline.h"

namespace navarch {

struct FleetRowEntry {
    bool isHead = false; ///< of a squadron
    int rowKey = 0;
    QString squadron;
    QString name;
    QString className;
    QString summary;
    QString crew;
    QString captain;
    int count = 0;
    QString each;
    QString price;
    OutlineTraits outline;
    int errors = 0;
    int warnings = 0;
    bool selected = false;
    QString commander;
    int ships = 0;

    [[nodiscard]] QString key() const
    {
        return QString::number(rowKey) + (rowKey == 0 ? squadron : QString());
    }
};

/// The fleet being built, squadron by squadron, as one list.
///
/// Roles: isHead (of a squadron; else a ship), rowKey (of a ship; 0), squadron (name; empty: in none), name,
/// className, summary (how it is armed: "bronze ram · 2 marines"), crew ("Veteran crew"; empty: average), captain, count,
/// each and price (of the row; a head's: of its ships and commander), outline (for ShipSilhouette), errors, warnings,
/// selected, commander (of a head: "Phormio, exceptional"), ships (of a head).
class FleetRows : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")

public:
    using RowList::RowList;

    /// The index of a ship's row, or -1.
    Q_INVOKABLE int indexOf(int rowKey) const;

    void refill(const FleetPlan& plan, const PlanReckoning& reckoning, const Figures& figures,
                const RowSelection& selection);
    void markSelected(const RowSelection& selection);

private:
    [[nodiscard]] static const RowRoles<FleetRowEntry>& roles();

    ListRows<FleetRowEntry> m_rows{*this, roles()};
};

/// What is worth saying of a fit in one line.
[[nodiscard]] QString fitSummary(const ShipFit& fit);

} // namespace navarch
