// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/base/lists/shown_choice.h"
#include "app/campaign/campaign_item.h"
#include "app/campaign/campaign_orders.h"

namespace navarch {

/// A fleet or squadron that a ship could go to.
struct ShipDestination {
    Q_GADGET
    QML_VALUE_TYPE(shipDestination)
    Q_PROPERTY(navarch::CampaignItem::Kind kind MEMBER kind)
    Q_PROPERTY(int itemId MEMBER itemId)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int depth MEMBER depth)

public:
    CampaignItem::Kind kind = CampaignItem::None;
    int itemId = 0;
    QString text;
    int depth = 0;

    friend bool operator==(const ShipDestination&, const ShipDestination&) = default;
};

/// What can be done with fleets, squadrons, ships and commanders, as one would say it. Each order goes through the
/// campaign's gate; the previews tell beforehand what it comes to or why not.
class FleetOrders : public navarch::CampaignOrders {
    Q_OBJECT
    QML_ELEMENT

public:
    using CampaignOrders::CampaignOrders;

    /// Gives a fleet, squadron or ship another name.
    Q_INVOKABLE bool rename(navarch::CampaignItem::Kind kind, int id, const QString& name);
    Q_INVOKABLE bool nameCaptain(int ship, const QString& captain);
    /// Gives a side another colour or emblem.
    Q_INVOKABLE bool paint(int side, const QString& colour);
    Q_INVOKABLE bool giveEmblem(int side, const QString& emblem);
    /// Who plays a side from now on: "person" or "machine". The umpire's business.
    Q_INVOKABLE bool givePlayer(int side, const QString& player);
    /// Moves ships to a squadron or fleet (kind and its number).
    Q_INVOKABLE bool moveShips(const QList<int>& ships, navarch::CampaignItem::Kind kind, int id);
    Q_INVOKABLE bool sellShips(const QList<int>& ships);
    Q_INVOKABLE navarch::DeedPreview previewSell(const QList<int>& ships) const;
    Q_INVOKABLE bool raiseFleet(int side, const QString& name, int port);
    Q_INVOKABLE bool stationFleet(int fleet, int port);
    Q_INVOKABLE bool formSquadron(int fleet, const QString& name);
    /// A name nobody bears yet: "Third squadron".
    Q_INVOKABLE QString freeSquadronName(int fleet) const;
    /// Disbands a fleet or squadron.
    Q_INVOKABLE bool disband(navarch::CampaignItem::Kind kind, int id);
    Q_INVOKABLE navarch::DeedPreview previewDisband(navarch::CampaignItem::Kind kind, int id) const;
    /// Appoints a commander to a fleet or squadron; `quality` is one of qualities.
    Q_INVOKABLE bool appoint(navarch::CampaignItem::Kind kind, int id, const QString& name,
                             const QString& quality);
    Q_INVOKABLE navarch::DeedPreview previewAppoint(navarch::CampaignItem::Kind kind, int id,
                                                    const QString& name, const QString& quality) const;
    Q_INVOKABLE bool renameCommander(int commander, const QString& name);
    Q_INVOKABLE bool dismiss(int commander);
    Q_INVOKABLE navarch::DeedPreview previewDismiss(int commander) const;

    /// The command qualities, best first.
    Q_INVOKABLE QList<navarch::ShownChoice> qualities() const;
    /// Every fleet and squadron of the side that a ship is in: where it could go.
    Q_INVOKABLE QList<navarch::ShipDestination> destinations(int ship) const;

private:
    [[nodiscard]] bool isOwn(navarch::CampaignItem::Kind kind, qint64 id) const;
    [[nodiscard]] bool areOwn(const QList<int>& ships) const;
    bool perform(const Action& action);
    [[nodiscard]] DeedPreview preview(const Action& action) const;
    [[nodiscard]] Action disbanding(navarch::CampaignItem::Kind kind, int id) const;
    [[nodiscard]] Action moving(const QList<int>& ships, navarch::CampaignItem::Kind kind, int id) const;
    [[nodiscard]] Action appointment(navarch::CampaignItem::Kind kind, int id, const QString& name,
                                     const QString& quality) const;
};

} // namespace navarch
