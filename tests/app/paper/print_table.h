// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/sample_campaign.h"
#include "app/paper/print_job.h"

namespace navarch {

[[nodiscard]] inline QStringList textsOf(const QList<ShownChoice>& choices)
{
    QStringList texts;
    for (const auto& each : choices)
        texts += each.text;
    return texts;
}

/// A print job over a sample campaign and two empty builders, fresh for each test.
struct PrintTable {
    explicit PrintTable(const QTemporaryDir& folder)
    {
        static int count = 0;
        const QString file = folder.filePath(QStringLiteral("sample-%1.navarch").arg(++count));
        if (provideSampleAt(file).isEmpty())
            campaign.open(file);
        source.setCampaign(&campaign);
        source.setFleetBuilder(&fleetBuilder);
        source.setPortBuilder(&portBuilder);
        job.setSource(&source);
        job.setActive(true);
    }

    /// Waits for the pages that are asked for.
    [[nodiscard]] bool settled()
    {
        return QTest::qWaitFor([this] { return job.ready(); }, 30000);
    }

    OpenCampaign campaign;
    FleetBuilder fleetBuilder;
    PortBuilder portBuilder;
    PrintSource source;
    PrintJob job;
};

} // namespace navarch
