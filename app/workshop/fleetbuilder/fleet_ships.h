// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fleetbuilder/fleet_rows.h"
#include "app/workshop/fleetbuilder/fleet_selection.h"

namespace navarch {

/// The ships of the fleet on the table: how many there are, what they are called, and their order. Each command is one
/// step of undo.
class FleetShips : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    /// Of ships, not rows.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    Q_PROPERTY(navarch::FleetRows* rows READ rows CONSTANT)

public:
    FleetShips(FleetDocument& document, FleetSelection& selection)
        : m_document(document),
          m_selection(selection)
    {
    }

    /// One more of the class as it leaves the yard, in the target squadron, and looks at it.
    Q_INVOKABLE bool add(const QString& classId);
    /// One more ship like this one (a template's), in the target squadron.
    bool addLike(const FleetShip& ship);
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void duplicateSelected();
    Q_INVOKABLE bool multiplySelected(int times);
    Q_INVOKABLE void splitSelected();
    Q_INVOKABLE bool renameSelected(const QString& pattern, int from);
    /// What renameSelected() would call the first ones: "Trireme 1, Trireme 2, Trireme 3 ...".
    Q_INVOKABLE QString namesByPattern(const QString& pattern, int from) const;
    Q_INVOKABLE bool setCount(int rowKey, int count);
    Q_INVOKABLE bool setName(int rowKey, const QString& name);
    Q_INVOKABLE bool setCaptain(int rowKey, const QString& captain);
    Q_INVOKABLE void moveSelected(const QString& squadron, int before = 0);
    /// The selection when the row is in it, else the row alone.
    Q_INVOKABLE void moveRow(int rowKey, const QString& squadron, int before = 0);
    Q_INVOKABLE void shiftCurrent(int by);

    [[nodiscard]] int count() const { return m_document.plan().shipCount(); }
    [[nodiscard]] bool isEmpty() const { return m_document.plan().rows.empty(); }
    [[nodiscard]] FleetRows* rows() { return &m_rows; }

signals:
    void changed();

private:
    FleetDocument& m_document;
    FleetSelection& m_selection;
    FleetRows m_rows;
};

} // namespace navarch
