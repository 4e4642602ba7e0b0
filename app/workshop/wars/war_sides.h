// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/campaign/start/side_field.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

struct WarSideEntry {
    QString id;
    QString name;
    QString colour;
    QString emblem;
    QString player;
    QString period;
    QString home;
    QString budget;
    QString spent;
    QString left;
    double share = 0;
    bool overspent = false;
    int ships = 0;
    int ports = 0;

    [[nodiscard]] QString key() const { return id; }
};

/// The sides of the war that is built, with what they pay (SA-15) of what they have.
///
/// Roles: sideId, name, colour, emblem, player, period, home (a port's id on the chart), budget, spent, remaining, share (spent
/// of the budget, 0 to 1), overspent, ships, ports.
class WarSides : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    /// Eight are the most (CP-2.1).
    Q_PROPERTY(bool full READ full NOTIFY countChanged)
    /// What all of them pay together.
    Q_PROPERTY(QString total READ total NOTIFY refilled)
    /// The fleet lists.
    Q_PROPERTY(QList<navarch::ShownChoice> periods READ periods CONSTANT)
    /// The ports that take part: none first, then by name.
    Q_PROPERTY(QList<navarch::ShownChoice> homes READ homes NOTIFY refilled)

public:
    WarSides(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading) {}

    [[nodiscard]] bool full() const { return m_rows.size() >= 8; }
    [[nodiscard]] QString total() const;
    [[nodiscard]] QList<ShownChoice> periods() const;
    [[nodiscard]] QList<ShownChoice> homes() const;

    /// By its written name, or as it is typed.
    Q_INVOKABLE bool set(int row, navarch::SideField::Field field, const QString& value);
    /// Another side; its row, or -1.
    Q_INVOKABLE int add();
    Q_INVOKABLE void remove(int row);

    void refill();

signals:
    void refilled();

private:
    [[nodiscard]] static const RowRoles<WarSideEntry>& roles();
    WarDocument& m_document;
    const WarReading& m_reading;
    ListRows<WarSideEntry> m_rows{*this, roles()};
};

} // namespace navarch
