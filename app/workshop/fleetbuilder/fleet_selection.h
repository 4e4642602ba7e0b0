// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/base/lists/row_selection.h"
#include "app/workshop/fleetbuilder/fleet_document.h"
#include "app/workshop/fleetbuilder/plan/plan_commands.h"

namespace navarch {

/// Which ships of the fleet on the table are taken, which one is looked at, and the squadron that new ships go to.
class FleetSelection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    /// The key of the ship's row that is looked at; 0: the whole fleet is.
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// Of rows.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The squadron whose head was picked last, or of the current ship: where new ships go.
    Q_PROPERTY(QString squadron READ squadron NOTIFY changed)

public:
    explicit FleetSelection(const FleetDocument& document) : m_document(document) {}

    Q_INVOKABLE void pick(int rowKey, bool adding = false, bool ranging = false);
    /// Picks the ship above (-1) or below (+1) the current one.
    Q_INVOKABLE void step(int by, bool ranging = false);
    Q_INVOKABLE void pickSquadron(const QString& squadron);
    Q_INVOKABLE void selectSquadron(const QString& squadron);
    Q_INVOKABLE void selectAll();
    /// Looks at the fleet as a whole.
    Q_INVOKABLE void clear();
    void set(RowKeys keys);

    /// Forgets everything, and what is no longer in the plan; nobody is told.
    void forget();
    void prune();

    [[nodiscard]] int current() const { return m_rows.current(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.keys().size()); }
    [[nodiscard]] QString squadron() const;
    [[nodiscard]] bool isTarget(const QString& squadron) const { return m_target == squadron.toStdString(); }
    [[nodiscard]] const RowKeys& keys() const { return m_rows.keys(); }
    [[nodiscard]] const RowSelection& rows() const { return m_rows; }
    /// The current ship's row, or null.
    [[nodiscard]] const PlanRow* row() const { return m_document.plan().find(current()); }
    /// The keys of all ships as they stand in the list.
    [[nodiscard]] std::vector<int> order() const;
    /// For undo: the ship's name, or "3 rows".
    [[nodiscard]] QString title() const;

signals:
    void changed();
    /// By the user: what shows the selection reads it anew, and changed() follows.
    void picked();

private:
    const FleetDocument& m_document;
    RowSelection m_rows;
    std::string m_target; ///< the squadron whose head was picked
};

} // namespace navarch
