// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/base/pricing/finding_list.h"
#include "app/base/pricing/price_lines.h"
#include "app/campaign/campaign_card.h"
#include "app/campaign/campaign_item.h"

namespace navarch {

/// A ship in the line of silhouettes.
struct LinedShip {
    Q_GADGET
    QML_VALUE_TYPE(linedShip)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QVariant outline MEMBER outline)
    Q_PROPERTY(QString price MEMBER price)

public:
    QString name;
    QVariant outline;
    QString price;

    friend bool operator==(const LinedShip&, const LinedShip&) = default;
};

/// A fleet or a squadron in full: who commands it, what it costs, what the rules have against it.
class FormationCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    /// A fleet or a squadron.
    Q_PROPERTY(navarch::CampaignItem::Kind kind READ kind WRITE setKind NOTIFY kindChanged)
    Q_PROPERTY(QString name READ name NOTIFY filled)
    Q_PROPERTY(QString place READ place NOTIFY filled)
    Q_PROPERTY(QString colour READ colour NOTIFY filled)
    Q_PROPERTY(QString emblem READ emblem NOTIFY filled)
    Q_PROPERTY(int ships READ ships NOTIFY filled)
    Q_PROPERTY(int sideId READ sideId NOTIFY filled)
    Q_PROPERTY(int fleetId READ fleetId NOTIFY filled)
    Q_PROPERTY(int portId READ portId NOTIFY filled)
    /// 0 when nobody commands.
    Q_PROPERTY(int commanderId READ commanderId NOTIFY filled)
    Q_PROPERTY(QString commander READ commander NOTIFY filled)
    Q_PROPERTY(QString commanderQuality READ commanderQuality NOTIFY filled)
    /// "Allied contingent of Megara, +10 per cent"; empty for a side's own.
    Q_PROPERTY(QString contract READ contract NOTIFY filled)
    /// Its first two dozen ships, for the line of silhouettes.
    Q_PROPERTY(QList<navarch::LinedShip> line READ line NOTIFY filled)
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)
    Q_PROPERTY(navarch::FindingList* findings READ findings CONSTANT)

public:
    explicit FormationCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] CampaignItem::Kind kind() const { return m_kind; }
    void setKind(navarch::CampaignItem::Kind kind);
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString place() const { return m_place; }
    [[nodiscard]] QString colour() const { return m_colour; }
    [[nodiscard]] QString emblem() const { return m_emblem; }
    [[nodiscard]] int ships() const { return m_ships; }
    [[nodiscard]] int sideId() const { return static_cast<int>(m_side.value); }
    [[nodiscard]] int fleetId() const { return static_cast<int>(m_fleet.value); }
    [[nodiscard]] int portId() const { return static_cast<int>(m_port.value); }
    [[nodiscard]] int commanderId() const { return static_cast<int>(m_commanderId.value); }
    [[nodiscard]] QString commander() const { return m_commander; }
    [[nodiscard]] QString commanderQuality() const { return m_commanderQuality; }
    [[nodiscard]] QString contract() const { return m_contract; }
    [[nodiscard]] QList<LinedShip> line() const { return m_line; }
    [[nodiscard]] PriceLines* price() { return &m_price; }
    [[nodiscard]] FindingList* findings() { return &m_findings; }

signals:
    void kindChanged();

protected:
    bool fill(const Campaign& records) override;

private:
    CampaignItem::Kind m_kind = CampaignItem::Fleet;
    QString m_name;
    QString m_place;
    QString m_colour;
    QString m_emblem;
    int m_ships = 0;
    SideId m_side;
    FleetId m_fleet;
    PortId m_port;
    CommanderId m_commanderId;
    QString m_commander;
    QString m_commanderQuality;
    QString m_contract;
    QList<LinedShip> m_line;
    PriceLines m_price;
    FindingList m_findings;
};

} // namespace navarch
