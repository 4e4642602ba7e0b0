// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/base/lists/shown_choice.h"
#include "app/campaign/campaign_orders.h"

namespace navarch {

/// Where men can be raised; 0: the town, else the number of the section.
struct GarrisonPost {
    Q_GADGET
    QML_VALUE_TYPE(garrisonPost)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int room MEMBER room)

public:
    int value = 0;
    QString text;
    int room = 0;

    friend bool operator==(const GarrisonPost&, const GarrisonPost&) = default;
};

/// What can be done with a port of a side's own (CP-3.2, CP-3.4): raising men, and handing it over, selling it or setting
/// it free. The previews tell beforehand what it comes to or why not.
class PortOrders : public navarch::CampaignOrders {
    Q_OBJECT
    QML_ELEMENT

public:
    using CampaignOrders::CampaignOrders;

    /// Where men can be raised.
    Q_INVOKABLE QList<navarch::GarrisonPost> posts(int port) const;
    Q_INVOKABLE navarch::DeedPreview previewRaise(int port, int post, int archers, int marines,
                                                  int heavyMarines) const;
    Q_INVOKABLE bool raise(int port, int post, int archers, int marines, int heavyMarines);

    /// The sides it can be handed to, and 0 to set it free.
    Q_INVOKABLE QList<navarch::ShownChoice> receivers(int port) const;
    /// `price` is typed: "120", "120.50" or nothing; then `why` says so when it is no amount. A sale is the umpire's to
    /// settle: whether another can pay is not a side's to learn (CP-2.3).
    Q_INVOKABLE navarch::DeedPreview previewCede(int port, int side, const QString& price) const;
    Q_INVOKABLE bool cede(int port, int side, const QString& price);

private:
    /// The port, when it is these eyes' own; else null.
    [[nodiscard]] const PortRecord* ownPort(int port) const;
    [[nodiscard]] QString whyNoPrice(const QString& typed) const;
};

} // namespace navarch
