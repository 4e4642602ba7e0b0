// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace navarch {

class SeaChart;

/// A fleet on the chart; number 0: none.
struct ChartedFleet {
    Q_GADGET
    QML_VALUE_TYPE(chartedFleet)
    Q_PROPERTY(int fleetId MEMBER fleetId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(int portId MEMBER portId)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(int age MEMBER age)
    Q_PROPERTY(QString since MEMBER since)
    Q_PROPERTY(QString order MEMBER order)
    Q_PROPERTY(bool hasOrder MEMBER hasOrder)
    /// Of an own one: its side is played by the machine, which orders it itself when the week is sailed.
    Q_PROPERTY(bool byMachine MEMBER byMachine)

public:
    int fleetId = 0;
    QString name;
    QString side;
    QString colour;
    QString emblem;
    int ships = 0;
    QString where;
    int portId = 0;
    bool own = false;
    int age = 0;
    QString since;
    QString order;
    bool hasOrder = false;
    bool byMachine = false;

    friend bool operator==(const ChartedFleet&, const ChartedFleet&) = default;
};

/// Fleets that have met, or a port that is attacked, on the chart; number 0: none.
struct ChartedContact {
    Q_GADGET
    QML_VALUE_TYPE(chartedContact)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(bool waiting MEMBER waiting)
    Q_PROPERTY(int fleet MEMBER fleet)
    Q_PROPERTY(int other MEMBER other)
    Q_PROPERTY(int port MEMBER port)
    Q_PROPERTY(int battle MEMBER battle)

public:
    int id = 0;
    QString text;
    QString kind;
    bool waiting = false;
    int fleet = 0;
    int other = 0;
    int port = 0;
    int battle = 0;

    friend bool operator==(const ChartedContact&, const ChartedContact&) = default;
};

/// A port on the chart; walls -1: not known, lanes: whether any leads there, ancientShore: what its shore was, where the chart's
/// is not today's, number 0: none.
struct ChartedPort {
    Q_GADGET
    QML_VALUE_TYPE(chartedPort)
    Q_PROPERTY(int portId MEMBER portId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString owner MEMBER owner)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int walls MEMBER walls)
    Q_PROPERTY(bool lanes MEMBER lanes)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString ancientShore MEMBER ancientShore)

public:
    int portId = 0;
    QString name;
    int value = 0;
    QString owner;
    QString colour;
    QString emblem;
    int walls = -1;
    bool lanes = false;
    QString state;
    QString ancientShore;

    friend bool operator==(const ChartedPort&, const ChartedPort&) = default;
};

/// What is to be said of the fleets, ports and battles that are on the chart.
class ChartFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart has them.")
    /// What is to be said of what is picked: that of its kind, the others are empty.
    Q_PROPERTY(navarch::ChartedFleet pickedFleet READ pickedFleet NOTIFY pickedChanged)
    Q_PROPERTY(navarch::ChartedContact pickedContact READ pickedContact NOTIFY pickedChanged)
    Q_PROPERTY(navarch::ChartedPort pickedPort READ pickedPort NOTIFY pickedChanged)
    /// The fleets that lie in the picked port or meet in the picked contact.
    Q_PROPERTY(QList<navarch::ChartedFleet> company READ company NOTIFY pickedChanged)
    /// The fleets that these eyes give orders to, and the battles that are due to them.
    Q_PROPERTY(QList<navarch::ChartedFleet> own READ own NOTIFY shown)
    Q_PROPERTY(QList<navarch::ChartedContact> due READ due NOTIFY shown)

public:
    explicit ChartFacts(const SeaChart& chart) : m_chart(chart) {}

    [[nodiscard]] ChartedFleet pickedFleet() const;
    [[nodiscard]] ChartedContact pickedContact() const;
    [[nodiscard]] ChartedPort pickedPort() const;
    [[nodiscard]] QList<ChartedFleet> company() const;
    [[nodiscard]] QList<ChartedFleet> own() const;
    [[nodiscard]] QList<ChartedContact> due() const;
    /// The fleet that is picked, or was picked last; 0: none yet.
    [[nodiscard]] int lastFleet() const { return m_lastFleet; }
    void noteFleet(int id) { m_lastFleet = id; }

signals:
    void pickedChanged();
    void shown();

private:
    const SeaChart& m_chart;
    int m_lastFleet = 0;
};

} // namespace navarch
