// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace navarch {

class SeaChart;

/// What is to be said of the fleets, ports and battles that are on the chart.
class ChartFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart has them.")
    /// What is to be said of what is picked; empty when nothing is. A port: { name, value, owner, colour, emblem, walls, state,
    /// lanes (whether any leads there), portId }. A fleet: { name, side, colour, emblem, ships, where, portId, own, since, age }. A contact: { text, kind,
    /// waiting, fleet, other, port, battle }.
    Q_PROPERTY(QVariantMap picked READ picked NOTIFY pickedChanged)
    /// The fleets that lie in the picked port or meet in the picked contact: { fleetId, name, side, colour, emblem, ships, own }.
    Q_PROPERTY(QVariantList company READ company NOTIFY pickedChanged)
    /// The fleets that these eyes give orders to, as `picked` tells of them, and the battles that are due to them:
    /// { id, text, kind, waiting, fleet, other, port, battle }.
    Q_PROPERTY(QVariantList own READ own NOTIFY shown)
    Q_PROPERTY(QVariantList due READ due NOTIFY shown)

public:
    explicit ChartFacts(const SeaChart& chart) : m_chart(chart) {}

    [[nodiscard]] QVariantMap picked() const;
    [[nodiscard]] QVariantList company() const;
    [[nodiscard]] QVariantList own() const;
    [[nodiscard]] QVariantList due() const;

signals:
    void pickedChanged();
    void shown();

private:
    const SeaChart& m_chart;
};

} // namespace navarch
