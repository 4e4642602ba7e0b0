// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/portbuilder/port_builder.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

struct WarPortEntry {
    QString place;
    QString name;
    int value = 0;
    bool taken = false;
    int owner = -1; ///< among the sides
    QString ownerName;
    QString colour;
    QString emblem;
    bool home = false;
    bool yard = true;
    int sections = -1; ///< -1: no defences
    QString garrison;
    QString commander;
    QString commanderQuality;
    QString price;
    int standing = 0;
    QString fleets;

    [[nodiscard]] QString key() const { return place; }
};

/// The ports of the chart that are founded when the war begins, and those that take part, by name.
///
/// Roles: place, name, value (economic, CP-3.1), taken (it takes part), owner (among the sides; -1: nobody's), ownerName, colour,
/// emblem, home (of its owner), yard, sections (of its wall; -1: no defences), garrison, commander, commanderQuality, price (of
/// what defends it), standing (wall sections that it has on the chart, where the war gives it none), fleets (that lie there, by their names).
class WarPorts : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    /// Only ports whose name or owner's has this.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY refilled)
    /// Whose a port may be; -1 is nobody.
    Q_PROPERTY(QList<navarch::ShownChoice> owners READ owners NOTIFY refilled)
    /// How many take part, of how many.
    Q_PROPERTY(int taken READ taken NOTIFY refilled)
    Q_PROPERTY(int all READ all NOTIFY refilled)
    /// The port that lies on the port builder's table for this war; empty: none.
    Q_PROPERTY(QString laidOut READ laidOut NOTIFY refilled)

public:
    WarPorts(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading) {}

    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] QList<ShownChoice> owners() const;
    [[nodiscard]] int taken() const { return static_cast<int>(m_reading.plan.ports.size()); }
    [[nodiscard]] int all() const { return m_all; }
    [[nodiscard]] QString laidOut() const;
    /// The row of a port, or -1.
    Q_INVOKABLE int rowOf(const QString& place) const;

    Q_INVOKABLE bool setTaken(const QString& place, bool taken);
    /// Those that are listed: all of them take part, or none but those that are a side's or have a fleet in them. One step of
    /// undo; false when nothing was to be done.
    Q_INVOKABLE bool setListedTaken(bool taken);
    Q_INVOKABLE bool setOwner(const QString& place, int side);
    Q_INVOKABLE bool setYard(const QString& place, bool hasYard);
    /// Walls as a port of its value has them as a rule, with archers on each section.
    Q_INVOKABLE bool fortify(const QString& place);
    Q_INVOKABLE bool pullDown(const QString& place);
    Q_INVOKABLE bool setGarrison(const QString& place, const QString& quality);
    Q_INVOKABLE bool nameCommander(const QString& place, const QString& name);
    Q_INVOKABLE bool setCommanderQuality(const QString& place, const QString& quality);
    /// Lays its defences out on the port builder's table, and takes them from there.
    Q_INVOKABLE void layOut(const QString& place, navarch::PortBuilder* builder);
    Q_INVOKABLE bool takeBuilt(navarch::PortBuilder* builder);

    /// Nothing of this war is laid out any more.
    void putAway() { m_laidOut.clear(); }
    void refill();

signals:
    void refilled();

private:
    [[nodiscard]] static const RowRoles<WarPortEntry>& roles();
    [[nodiscard]] const Fortification* defencesAt(const std::string& place) const;
    bool changeWalls(const QString& place, const std::function<void(Fortification&)>& change);

    WarDocument& m_document;
    const WarReading& m_reading;
    QString m_search;
    std::string m_laidOut;
    int m_all = 0;
    ListRows<WarPortEntry> m_rows{*this, roles()};
};

} // namespace navarch
