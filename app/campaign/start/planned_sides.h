// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/campaign/start/side_field.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

struct PlannedSideEntry {
    QString id;
    PlannedSide side;
    Talents spent;

    [[nodiscard]] QString key() const { return id; }
};

/// The sides of a campaign that is being laid out.
///
/// Roles: name, colour, emblem, player, period, home (a port's id in the gazetteer), budget, spent (on planned fleets and
/// walls), remaining (of the budget), overspent, ships.
class PlannedSides : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A new campaign hands it out.")
    Q_PROPERTY(bool full READ full NOTIFY countChanged)

public:
    using RowList::RowList;

    void setSides(const std::vector<PlannedSide>& sides);
    [[nodiscard]] std::vector<PlannedSide> sides() const;
    /// Eight sides are the most (CP-2.1).
    [[nodiscard]] bool full() const { return m_rows.size() >= 8; }

    /// By its written name, or as it is typed; what does not fit is not taken.
    Q_INVOKABLE void set(int row, navarch::SideField::Field field, const QString& value);
    /// Another side, with a colour and an emblem that nobody has.
    Q_INVOKABLE void add();
    Q_INVOKABLE void remove(int row);
    /// The fleet lists.
    Q_INVOKABLE QList<navarch::ShownChoice> periods() const;

signals:
    void edited();

private:
    [[nodiscard]] static const RowRoles<PlannedSideEntry>& roles();

    ListRows<PlannedSideEntry> m_rows{*this, roles()};
    int m_nextNumber = 1;
};

} // namespace navarch
