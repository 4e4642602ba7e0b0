// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "app/campaign/sample_campaign.h"
#include "app/war/battles/battle_arranging.h"
#include "core/battle/match/outcome_check.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

/// What tests of a campaign's battles begin with: the sample campaign in a file of its own for each of them, and its first
/// battle.
class OpeningBattleTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        const QString path = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
        QCOMPARE(provideSampleAt(path), QString());
        m_campaign = std::make_unique<OpenCampaign>();
        QVERIFY(m_campaign->open(path));
    }
    void cleanup() { m_campaign.reset(); }

protected:
    /// Its number.
    [[nodiscard]] int arrange()
    {
        BattleArranging arranging;
        arranging.setCampaign(m_campaign.get());
        arranging.beginOpening();
        return arranging.arrange();
    }
    /// Nothing has happened to anybody, and the first side won in eight turns.
    [[nodiscard]] BattleOutcome before() const
    {
        const BattleParts parts = partsOf(*m_campaign->campaign(), battle());
        BattleOutcome outcome =
            outcomeBefore(*briefOf(*parts.battle, m_campaign->figures()), m_campaign->figures().classes);
        outcome.turns = 8;
        outcome.victor = 0;
        return outcome;
    }
    [[nodiscard]] BattleId battle() const { return waitingBattles(*m_campaign->campaign()).front(); }

    std::unique_ptr<OpenCampaign> m_campaign;

private:
    QTemporaryDir m_folder;
    int m_count = 0;
};

} // namespace navarch
