// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/charts/chart_document.h"

namespace navarch {

class ChartPorts;

struct ChartLaneEntry {
    QString id;
    QString name;
    int miles = 0;
    QString choice;

    [[nodiscard]] QString key() const { return id; }
};

/// The lanes of the port that is looked at: those that are computed, the nearest first, then those that are forbidden or not yet
/// computed. What is decided of one is a step of undo.
///
/// Roles: portId and name (of the port at its other end), miles (0: there is no lane), choice ("", "forced", "forbidden").
class ChartLaneList : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The chart room hands it out.")
    /// The ports that no row is about, by name: a lane to one of them can be forced.
    Q_PROPERTY(QList<navarch::ShownChoice> others READ others NOTIFY refilled)

public:
    ChartLaneList(ChartDocument& document, ChartPorts& ports) : m_document(document), m_ports(ports) {}

    /// Between the port that is looked at and the other: "forced", "forbidden", or "" as it is computed.
    Q_INVOKABLE void choose(const QString& other, const QString& choice);

    [[nodiscard]] QList<ShownChoice> others() const;

    void refill();

signals:
    void refilled();

private:
    [[nodiscard]] static const RowRoles<ChartLaneEntry>& roles();
    ChartDocument& m_document;
    ChartPorts& m_ports;
    ListRows<ChartLaneEntry> m_rows{*this, roles()};
};

} // namespace navarch
