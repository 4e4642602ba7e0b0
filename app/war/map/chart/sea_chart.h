// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QRectF>

#include "app/campaign/campaign_item.h"
#include "app/campaign/open_campaign.h"
#include "app/war/map/chart/chart_facts.h"
#include "app/war/map/chart/chart_finder.h"
#include "app/war/map/sight/chart_sight.h"
#include "app/war/map/sight/chart_way.h"
#include "app/war/map/sight/coast.h"

namespace navarch {

/// The chart of the open campaign for the eyes that look: what is on it, what is picked, and finding things. It holds
/// nothing that these eyes may not know (CP-2.3): everything it says comes from its ChartSight.
class SeaChart : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    Q_PROPERTY(int ports READ ports NOTIFY shown)
    Q_PROPERTY(int fleets READ fleets NOTIFY shown)
    /// A port, a fleet, a contact or None, and its number.
    Q_PROPERTY(navarch::CampaignItem::Kind pickedKind READ pickedKind NOTIFY pickedChanged)
    Q_PROPERTY(int pickedId READ pickedId NOTIFY pickedChanged)
    Q_PROPERTY(navarch::ChartFacts* facts READ facts CONSTANT)
    Q_PROPERTY(navarch::ChartFinder* finder READ finder CONSTANT)
    /// Another moment than the present is shown, and when that was.
    Q_PROPERTY(bool isPast READ isPast NOTIFY shown)
    Q_PROPERTY(QString moment READ moment NOTIFY shown)
    /// A week is being played.
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY shown)

public:
    explicit SeaChart(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// What is on the chart now: of the present or of the moment that is looked back to.
    [[nodiscard]] const ChartSight& sight() const { return m_past ? *m_past : m_now; }
    [[nodiscard]] const Figures& figures() const;
    /// The coast of the campaign's chart.
    [[nodiscard]] const DrawnCoast& coast() const;
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
    /// The number of the port or fleet whose name begins like that, or 0.
    Q_INVOKABLE int idOf(navarch::CampaignItem::Kind kind, const QString& name) const;

    /// West and south, width and height in degrees around all that is on the chart.
    [[nodiscard]] QRectF extent() const;
    /// Where it is, in degrees; null when it is not on the chart.
    [[nodiscard]] std::optional<QPointF> placeOf(navarch::CampaignItem::Kind kind, int id) const;

    [[nodiscard]] int ports() const { return static_cast<int>(sight().ports.size()); }
    [[nodiscard]] int fleets() const { return static_cast<int>(sight().fleets.size()); }
    [[nodiscard]] CampaignItem::Kind pickedKind() const { return m_picked.kind; }
    [[nodiscard]] int pickedId() const { return m_picked.id; }
    [[nodiscard]] ChartFacts* facts() { return &m_facts; }
    [[nodiscard]] ChartFinder* finder() { return &m_finder; }
    [[nodiscard]] bool isPast() const { return m_past.has_value(); }
    [[nodiscard]] QString moment() const;

signals:
    void campaignChanged();
    void shown();
    void pickedChanged();
    void proposedChanged();
    /// Another moment of what is being played is shown.
    void moved();

private:
    struct Picked {
        CampaignItem::Kind kind = CampaignItem::None;
        int id = 0;

        friend bool operator==(const Picked&, const Picked&) = default;
    };

    void look();
    void settle();

    QPointer<OpenCampaign> m_campaign;
    const DrawnCoast* m_coast = nullptr; ///< of the campaign that is looked at; null: the built-in one
    ChartSight m_now;
    std::optional<ChartSight> m_past;
    bool m_isPlaying = false; ///< m_past is a moment of a week that is played
    ChartWay m_proposed;
    Picked m_picked;
    ChartFacts m_facts{*this};
    ChartFinder m_finder{*this};
};

} // namespace navarch
