// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/open_campaign.h"

namespace navarch {

/// What can be done with a port of a side's own (CP-3.2, CP-3.4): raising men, and handing it over, selling it or setting
/// it free. The previews tell beforehand what it comes to or why not ({ allowed, title, cost, free, why }).
class PortOrders : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// Where men can be raised, { value (0: the town, else the section's number), text, room }.
    Q_INVOKABLE QVariantList posts(int port) const;
    Q_INVOKABLE QVariantMap previewRaise(int port, int post, int archers, int marines,
                                         int heavyMarines) const;
    Q_INVOKABLE bool raise(int port, int post, int archers, int marines, int heavyMarines);

    /// The sides it can be handed to, { value, text }, and 0 to set it free.
    Q_INVOKABLE QVariantList receivers(int port) const;
    /// `price` is typed: "120", "120.50" or nothing; then `why` says so when it is no amount. A sale is the umpire's to
    /// settle: whether another can pay is not a side's to learn (CP-2.3).
    Q_INVOKABLE QVariantMap previewCede(int port, int side, const QString& price) const;
    Q_INVOKABLE bool cede(int port, int side, const QString& price);

signals:
    void campaignChanged();

private:
    /// The port, when it is these eyes' own; else null.
    [[nodiscard]] const PortRecord* ownPort(int port) const;
    [[nodiscard]] QString whyNoPrice(const QString& typed) const;
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }

    QPointer<OpenCampaign> m_campaign;
};

} // namespace navarch
