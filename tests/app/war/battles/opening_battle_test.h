// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/war/battles/battle_arranging.h"
#include "core/battle/match/outcome_check.h"
#include "core/campaign/archive/archive.h"
#include "tests/app/sample_war.h"

namespace navarch {

/// What tests of a campaign's battles begin with: the sample campaign in a file of its own for each of them, and its first
/// battle.
class OpeningBattleTest : public QObject, protected SampleWar {
    Q_OBJECT

private slots:
    void init() { openSample(); }
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
};

} // namespace navarch
