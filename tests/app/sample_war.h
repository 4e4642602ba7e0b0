// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

#include "app/campaign/open_campaign.h"
#include "app/campaign/sample_campaign.h"

namespace navarch {

/// What a test of the window's models begins with: the sample campaign, opened, and its things by their names.
class SampleWar {
protected:
    /// A new one, in a file of its own.
    void openSample()
    {
        const QString path = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
        QCOMPARE(provideSampleAt(path), QString());
        m_campaign = std::make_unique<OpenCampaign>();
        QVERIFY(m_campaign->open(path));
    }

    /// What bears the name, or the first whose name begins like it: "Piraeus (Athens)".
    template <class Record>
    [[nodiscard]] int numberOf(const std::string& name) const
    {
        int like = 0;
        for (const auto& [id, record] : m_campaign->campaign()->table<Record>()) {
            if (record.name == name)
                return static_cast<int>(id.value);
            if (like == 0 && record.name.rfind(name, 0) == 0)
                like = static_cast<int>(id.value);
        }
        return like;
    }
    [[nodiscard]] SideId side(const char* name) const { return SideId{numberOf<SideRecord>(name)}; }

    QTemporaryDir m_folder;
    std::unique_ptr<OpenCampaign> m_campaign;

private:
    int m_count = 0;
};

} // namespace navarch
