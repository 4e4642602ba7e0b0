// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QRectF>
#include <QVariant>

#include "app/campaign/campaign_item.h"
#include "app/campaign/open_campaign.h"
#include "app/war/map/chart_sight.h"
#include "app/war/map/chart_way.h"

namespace navarch {

/// The chart of the open campaign for the eyes that look: what is on it, what is picked, and finding things. It holds
/// nothing that these eyes may not know (CP-2.3): everything it says comes from its ChartSight.
class SeaChart : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    Q_PROPERTY(int ports READ ports NOTIFY shown)
    Q_PROPERTY(int fleets READ fleets NOTIFY shown)
    Q_PROPERTY(int contacts READ contacts NOTIFY shown)
    /// A port, a fleet, a contact or None, and its number.
    Q_PROPERTY(navarch::CampaignItem::Kind pickedKind READ pickedKind NOTIFY pickedChanged)
    Q_PROPERTY(int pickedId READ pickedId NOTIFY pickedChanged)
    /// What is to be said of it; empty when nothing is picked. A port: { name, value, owner, colour, emblem, walls, state,
    /// lanes (whether any leads there), portId }. A fleet: { name, side, colour, emblem, ships, where, portId, own, since, age }. A contact: { text, kind,
    /// waiting, fleet, other, port, battle }.
    Q_PROPERTY(QVariantMap picked READ picked NOTIFY pickedChanged)
    /// The fleets that lie in the picked port or meet in the picked contact: { fleetId, name, side, colour, emblem, ships, own }.
    Q_PROPERTY(QVariantList company READ company NOTIFY pickedChanged)
    /// The fleets that these eyes give orders to, as `picked` tells of them, and the battles that are due to them:
    /// { id, text, kind, waiting, fleet, other, port, battle }.
    Q_PROPERTY(QVariantList own READ own NOTIFY shown)
    Q_PROPERTY(QVariantList due READ due NOTIFY shown)
    /// What is searched for, and what bears a name like it: { kind, id, name, detail, colour, emblem }.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(QVariantList matches READ matches NOTIFY searchChanged)
    /// Another moment than the present is shown, and when that was.
    Q_PROPERTY(bool isPast READ isPast NOTIFY shown)
    Q_PROPERTY(QString moment READ moment NOTIFY shown)
    /// A week is being played.
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY shown)

public:
    explicit SeaChart(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// What is on the chart now: of the present or of the moment that is looked back to.
    [[nodiscard]] const ChartSight& sight() const { return m_past ? *m_past : m_now; }
    [[nodiscard]] const Figures& figures() const;
    /// Shows how it was; nothing brings back the present.
    void lookBackTo(std::optional<ChartSight> past);

    /// Shows a moment of a week that is being played: fleets have moved, and what is seen of the sea stays. lookBackTo() ends it.
    void play(ChartSight moment);
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }

    /// A way that is being considered, drawn over everything else.
    [[nodiscard]] const ChartWay& proposed() const { return m_proposed; }
    void propose(ChartWay way);

    Q_INVOKABLE void pick(navarch::CampaignItem::Kind kind, int id);
    Q_INVOKABLE void unpick() { pick(CampaignItem::None, 0); }
    /// Picks the next or the one before among all that is on the chart: fleets, then ports.
    Q_INVOKABLE void step(int by);
    /// Picks what was found there among the matches, and shows it.
    Q_INVOKABLE bool take(int match);
    /// The number of the port or fleet whose name begins like that, or 0.
    Q_INVOKABLE int idOf(navarch::CampaignItem::Kind kind, const QString& name) const;

    /// West and south, width and height in degrees around all that is on the chart.
    [[nodiscard]] QRectF extent() const;
    /// Where it is, in degrees; null when it is not on the chart.
    [[nodiscard]] std::optional<QPointF> placeOf(navarch::CampaignItem::Kind kind, int id) const;

    [[nodiscard]] int ports() const { return static_cast<int>(sight().ports.size()); }
    [[nodiscard]] int fleets() const { return static_cast<int>(sight().fleets.size()); }
    [[nodiscard]] int contacts() const { return static_cast<int>(sight().contacts.size()); }
    [[nodiscard]] CampaignItem::Kind pickedKind() const { return m_pickedKind; }
    [[nodiscard]] int pickedId() const { return m_pickedId; }
    [[nodiscard]] QVariantMap picked() const;
    [[nodiscard]] QVariantList company() const;
    [[nodiscard]] QVariantList own() const;
    [[nodiscard]] QVariantList due() const;
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& text);
    [[nodiscard]] QVariantList matches() const;
    [[nodiscard]] bool isPast() const { return m_past.has_value(); }
    [[nodiscard]] QString moment() const;

signals:
    void campaignChanged();
    void shown();
    void pickedChanged();
    void searchChanged();
    void proposedChanged();
    /// Another moment of what is being played is shown.
    void moved();
    /// It is to be brought into view.
    void wanted(navarch::CampaignItem::Kind kind, int id);

private:
    void look();
    void settle();
    [[nodiscard]] QVariantMap factsOf(const SightedFleet& fleet) const;
    [[nodiscard]] QVariantMap factsOf(const SightedContact& contact) const;

    QPointer<OpenCampaign> m_campaign;
    ChartSight m_now;
    std::optional<ChartSight> m_past;
    bool m_isPlaying = false; ///< m_past is a moment of a week that is played
    ChartWay m_proposed;
    CampaignItem::Kind m_pickedKind = CampaignItem::None;
    int m_pickedId = 0;
    QString m_search;
};

} // namespace navarch
