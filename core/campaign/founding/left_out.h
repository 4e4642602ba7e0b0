// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/finding.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// Says what of a war a scenario cannot hold, while the scenario is taken from it.
class LeftOut {
public:
    explicit LeftOut(const Campaign& campaign) : m_campaign(campaign) {}

    /// Something of the war as it stands.
    void now(Phrase subject, Phrase message, const char* rule = "");
    /// Of a port that is taken; `name` and `value` are those of the chart.
    void ofPort(const PortRecord& port, const std::string& name, int value);
    void fleet(const FleetRecord& fleet, Phrase why);
    void weariness(const FleetRecord& fleet);
    void man(const CommanderRecord& man);
    /// Of a contract that is taken, whose ally is called as its fleet.
    void contract(const ContractRecord& contract, const std::string& fleet, bool hasHome);
    /// Everything else that there is more of in the war than in a scenario: debts, works, orders, what was learnt, the past.
    void past();

    [[nodiscard]] const Findings& findings() const { return m_findings; }

private:
    const Campaign& m_campaign;
    Findings m_findings;
};

} // namespace navarch
