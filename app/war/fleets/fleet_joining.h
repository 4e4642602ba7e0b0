// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/open_campaign.h"

namespace navarch {

/// Joining fleets, splitting them, and leaving ships behind (CP-7.3), at sea and in port. The previews tell beforehand
/// what it comes to or why not ({ allowed, title, cost, free, why }).
class FleetJoining : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// The side's other fleets at the same place: { value, text, allowed, why }.
    Q_INVOKABLE QVariantList partners(int fleet) const;
    Q_INVOKABLE bool join(int fleet, int into);

    /// The ships of a fleet with their squadrons, for choosing: { shipId, name, detail, squadronId, inYard }.
    Q_INVOKABLE QVariantList ships(int fleet) const;
    Q_INVOKABLE QVariantMap previewSplit(int fleet, const QVariantList& ships, const QString& name) const;
    Q_INVOKABLE bool split(int fleet, const QVariantList& ships, const QString& name);
    /// The fleet of a squadron, and the numbers of its ships.
    Q_INVOKABLE int fleetOf(int squadron) const;
    Q_INVOKABLE QVariantList shipsOf(int squadron) const;
    /// The fleet that all of these ships are in; 0: they are in several.
    Q_INVOKABLE int commonFleet(const QVariantList& ships) const;
    /// A name that no fleet of the side bears: that of the squadron, or "Second fleet of Piraeus".
    Q_INVOKABLE QString freeName(int fleet, int squadron = 0) const;

    /// How many of its ships are worked on in a yard; they keep the whole fleet from sailing (CP-5.2).
    Q_INVOKABLE int inYard(int fleet) const;
    /// Those stay in a fleet of their own, "Yard of Piraeus", and the others may sail.
    Q_INVOKABLE QVariantMap previewLeaveBehind(int fleet) const;
    Q_INVOKABLE bool leaveBehind(int fleet);

signals:
    void campaignChanged();

private:
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }
    /// The fleet, when it is these eyes' own; else null.
    [[nodiscard]] const FleetRecord* ownFleet(int fleet) const;
    [[nodiscard]] Action leavingBehind(int fleet) const;

    QPointer<OpenCampaign> m_campaign;
};

} // namespace navarch
