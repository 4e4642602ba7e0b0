// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include "app/campaign/open_campaign.h"
#include "app/campaign/settings/option_words.h"

namespace navarch {

/// The options of the open campaign, to be read and, with the umpire's eyes, set.
class CampaignSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    /// Empty when none is open.
    Q_PROPERTY(QList<navarch::ShownOption> options READ options NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] QList<ShownOption> options() const;

    /// Sets an option by its key, or says why not (refused of the campaign).
    Q_INVOKABLE bool set(const QString& key, const QString& value);

signals:
    void changed();

private:
    QPointer<OpenCampaign> m_campaign;
};

} // namespace navarch
