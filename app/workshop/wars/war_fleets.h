// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>
#include <QVariant>

#include <string_view>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

struct WarFleetEntry {
    QString id;   ///< of the row, lasting while its place is the same
    int kind = 0; ///< WarFleets::Kind
    int fleet = 0;
    int row = -1; ///< of ships or commanders in the fleet
    QString name; ///< of a fleet or a person; of ships their class
    QString note; ///< of ships: names, captain and squadron, where there are any
    QString port;
    QString home;
    int allied = 0;
    int months = 12;
    int count = 0; ///< of ships; of a fleet all of them
    bool recorded = false;
    QStringList names; ///< of its ships, those that have one
    QString crew;
    QString post;
    QString quality;
    QString price;

    [[nodiscard]] QString key() const { return id; }
};

/// The fleets of the side that is looked at, laid out in rows: each fleet, its ships, its commanders, and a foot where more is
/// added.
///
/// Roles: kind, fleet, row, name, note, port, home, allied (per cent), months, count (of the record where `recorded`), recorded,
/// names (of ships that have one), crew, post, quality, price.
class WarFleets : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    /// The side that is looked at, by its place among the sides.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY refilled)
    /// The ports that its fleets may lie in, and last those in which they lie though they may not.
    Q_PROPERTY(QList<navarch::ShownChoice> harbours READ harbours NOTIFY refilled)
    /// The classes that are offered in the year, with the price of a ship.
    Q_PROPERTY(QList<navarch::ShownChoice> classes READ classes NOTIFY refilled)
    Q_PROPERTY(QList<navarch::ShownChoice> crews READ crews CONSTANT)
    Q_PROPERTY(QList<navarch::ShownChoice> qualities READ qualities CONSTANT)
    /// What allies cost more or less; 0 is a side's own fleet (SA-13.1).
    Q_PROPERTY(QList<navarch::ShownChoice> percentages READ percentages CONSTANT)

public:
    /// What a row is; each fleet has a foot.
    enum Kind { FleetHead, ShipRow, CommanderRow, Foot };
    Q_ENUM(Kind)
    /// What is set of a fleet: the percentage and the months are numbers.
    enum Field { Name, Port, HomePort, AlliedPercent, Months };
    Q_ENUM(Field)
    WarFleets(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading) {}

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QList<ShownChoice> harbours() const;
    [[nodiscard]] QList<ShownChoice> classes() const;
    [[nodiscard]] QList<ShownChoice> crews() const;
    [[nodiscard]] QList<ShownChoice> qualities() const;
    [[nodiscard]] QList<ShownChoice> percentages() const;

    /// Another fleet without ships, in the side's home or the first port it may lie in.
    Q_INVOKABLE bool add();
    /// The fleet of a file, or the one on the fleet builder's table.
    Q_INVOKABLE bool takeFile(const QUrl& file);
    Q_INVOKABLE bool takeBuilt(navarch::FleetBuilder* builder);
    Q_INVOKABLE void remove(int fleet);
    Q_INVOKABLE bool set(int fleet, navarch::WarFleets::Field field, const QVariant& value);
    Q_INVOKABLE bool addShips(int fleet, const QString& shipClass, int count);
    Q_INVOKABLE void removeShips(int fleet, int row);
    Q_INVOKABLE bool setShipCount(int fleet, int row, int count);
    /// One name a line, or with commas between; the first ships get them, and none takes all away.
    Q_INVOKABLE bool setShipNames(int fleet, int row, const QString& text);
    /// How many names that is.
    Q_INVOKABLE static int countNames(const QString& text);
    Q_INVOKABLE bool setShipCrew(int fleet, int row, const QString& crew);
    Q_INVOKABLE bool addCommander(int fleet);
    Q_INVOKABLE void removeCommander(int fleet, int row);
    Q_INVOKABLE bool nameCommander(int fleet, int row, const QString& name);
    Q_INVOKABLE bool setCommanderQuality(int fleet, int row, const QString& quality);

    void refill();

signals:
    void refilled();

private:
    [[nodiscard]] static const RowRoles<WarFleetEntry>& roles();
    [[nodiscard]] const PlannedSide* planned() const;
    [[nodiscard]] std::string firstHarbour() const;
    bool addFleet(const QString& title, const Fleet& fleet);
    bool setShips(int fleet, int row, std::string_view field, const QVariant& value);
    bool setCommander(int fleet, int row, std::string_view field, const QString& value);
    void layOut(std::vector<WarFleetEntry>& rows, int fleet) const;

    WarDocument& m_document;
    const WarReading& m_reading;
    int m_side = 0;
    ListRows<WarFleetEntry> m_rows{*this, roles()};
};

} // namespace navarch
