// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/fleetbuilder/plan/fleet_plan.h"

namespace navarch {

struct CommanderEntry {
    int commanderKey = 0;
    QString name;
    QString post;
    QString quality;
    QString price;

    [[nodiscard]] int key() const { return commanderKey; }
};

/// The commanders of the fleet being built.
///
/// Roles: commanderKey, name, post ("The fleet", "Squadron 2"), quality (as files have it), price.
class CommanderRows : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    /// Every quality, with its price (SA-15.9).
    Q_PROPERTY(QList<navarch::ShownChoice> qualities READ qualities CONSTANT)

public:
    using RowList::RowList;

    [[nodiscard]] QList<ShownChoice> qualities() const;

    void refill(const FleetPlan& plan, const PriceList& prices);

private:
    [[nodiscard]] static const RowRoles<CommanderEntry>& roles();

    ListRows<CommanderEntry> m_rows{*this, roles()};
};

} // namespace navarch
