// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

struct WarAimEntry {
    QString id;
    bool port = false;
    QString name;
    QString colour;
    QString emblem;
    QString note;
    int weight = 0;

    [[nodiscard]] QString key() const { return id; }
};

/// What the side that is looked at is after: ports and enemies that its captain weighs more than the rest (CP-11.1), in the
/// order of the file.
///
/// Roles: port (a port rather than an enemy), name, colour, emblem (of the enemy, or of whose the port is; empty: nobody's),
/// note (what it is, and whose), weight (1 to 9).
class WarAims : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    /// The side that is looked at, by its place among the sides.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY refilled)
    /// What may be an aim and is none yet: the other sides, then the ports that take part, by name.
    Q_PROPERTY(QList<navarch::ShownChoice> offered READ offered NOTIFY refilled)

public:
    WarAims(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading) {}

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QList<ShownChoice> offered() const;

    /// What is offered, by its value.
    Q_INVOKABLE bool add(const QString& what);
    Q_INVOKABLE bool setWeight(int row, int weight);
    Q_INVOKABLE void remove(int row);

    void refill();

signals:
    void refilled();

private:
    [[nodiscard]] static const RowRoles<WarAimEntry>& roles();
    [[nodiscard]] const PlannedSide* planned() const;

    WarDocument& m_document;
    const WarReading& m_reading;
    int m_side = 0;
    ListRows<WarAimEntry> m_rows{*this, roles()};
};

} // namespace navarch
