// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/turn/turn_actions.h"
#include "tests/core/campaign/campaign_fixture.h"

namespace navarch::test {

/// The teaching campaign, begun, with quick ways to send fleets about.
class SeaTable : public GamingTable {
public:
    SeaTable();

    /// Performs an action; the keys of what stood against it, "" when done.
    std::string act(const Action& action);

    /// Gives an order; the fields beyond fleet and kind are set by `change`.
    std::string order(const std::string& fleet, FleetOrder kind,
                      const std::function<void(SetOrder&)>& change = {});
    std::string moveTo(const std::string& fleet, const std::string& place);

    /// Advances the campaign as it stands.
    std::string advance();

    [[nodiscard]] const FleetRecord& at(const std::string& fleet) const;
    [[nodiscard]] const OrderRecord* standingOrder(const std::string& fleet) const;
    /// How many chronicle entries of a kind there are.
    [[nodiscard]] int told(const std::string& kind) const;
    [[nodiscard]] std::vector<const ContactRecord*> contacts() const;
    /// What stands against the findings beyond errors: the keys of all, comma separated.
    [[nodiscard]] std::string notes() const;

    // The umpire's hand, for tests: changes records past the gate.
    FleetRecord& fleetRecord(const std::string& name);
    PortRecord& portRecord(const std::string& place);
    void setDate(int month, int week);
    void setSeed(std::int64_t seed);

    [[nodiscard]] std::string flaws() const;
};

} // namespace navarch::test
