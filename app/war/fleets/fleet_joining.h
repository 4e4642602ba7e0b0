// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/campaign_orders.h"

namespace navarch {

/// A fleet that another may join, or why not.
struct FleetPartner {
    Q_GADGET
    QML_VALUE_TYPE(fleetPartner)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(QString why MEMBER why)

public:
    int value = 0;
    QString text;
    bool allowed = false;
    QString why;

    friend bool operator==(const FleetPartner&, const FleetPartner&) = default;
};

/// A ship of a fleet that may be split.
struct FleetMember {
    Q_GADGET
    QML_VALUE_TYPE(fleetMember)
    Q_PROPERTY(int shipId MEMBER shipId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool inYard MEMBER inYard)

public:
    int shipId = 0;
    QString name;
    QString detail;
    bool inYard = false;

    friend bool operator==(const FleetMember&, const FleetMember&) = default;
};

/// Joining fleets, splitting them, and leaving ships behind (CP-7.3), at sea and in port. The previews tell beforehand
/// what it comes to or why not.
class FleetJoining : public navarch::CampaignOrders {
    Q_OBJECT
    QML_ELEMENT

public:
    using CampaignOrders::CampaignOrders;

    /// The side's other fleets at the same place.
    Q_INVOKABLE QList<navarch::FleetPartner> partners(int fleet) const;
    Q_INVOKABLE bool join(int fleet, int into);

    /// The ships of a fleet with their squadrons, for choosing.
    Q_INVOKABLE QList<navarch::FleetMember> ships(int fleet) const;
    Q_INVOKABLE navarch::DeedPreview previewSplit(int fleet, const QList<int>& ships,
                                                  const QString& name) const;
    Q_INVOKABLE bool split(int fleet, const QList<int>& ships, const QString& name);
    /// The fleet of a squadron, and the numbers of its ships.
    Q_INVOKABLE int fleetOf(int squadron) const;
    Q_INVOKABLE QList<int> shipsOf(int squadron) const;
    /// The fleet that all of these ships are in; 0: they are in several.
    Q_INVOKABLE int commonFleet(const QList<int>& ships) const;
    /// A name that no fleet of the side bears: that of the squadron, or "Second fleet of Piraeus".
    Q_INVOKABLE QString freeName(int fleet, int squadron = 0) const;

    /// How many of its ships are worked on in a yard; they keep the whole fleet from sailing (CP-5.2).
    Q_INVOKABLE int inYard(int fleet) const;
    /// Those stay in a fleet of their own, "Yard of Piraeus", and the others may sail.
    Q_INVOKABLE navarch::DeedPreview previewLeaveBehind(int fleet) const;
    Q_INVOKABLE bool leaveBehind(int fleet);

private:
    /// The fleet, when it is these eyes' own; else null.
    [[nodiscard]] const FleetRecord* ownFleet(int fleet) const;
    [[nodiscard]] Action leavingBehind(int fleet) const;
};

} // namespace navarch
