// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
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
    /// { value, text } of every quality, with its price (SA-15.9).
    Q_PROPERTY(QVariantList qualities READ qualities CONSTANT)

public:
    enum Role { CommanderKeyRole = Qt::UserRole, NameRole, PostRole, QualityRole, PriceRole };

    using RowList::RowList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariantList qualities() const;

    void refill(const FleetPlan& plan, const PriceList& prices);

private:
    std::vector<CommanderEntry> m_rows;
};

} // namespace navarch
