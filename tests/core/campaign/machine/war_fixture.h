// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/machine/war.h"
#include "core/campaign/soundness.h"
#include "tests/core/campaign/campaign_fixture.h"

namespace navarch::test {

/// A war that campaign captains fight out among themselves.
class MachineWar {
public:
    /// A shipped scenario, begun, all of its sides played by the machine.
    explicit MachineWar(const std::string& scenario);

    Campaign campaign;

    /// Fights `weeks`; what went wrong, or what no campaign may be, with the week; empty when all was well.
    std::string fight(int weeks);

    int battles = 0; ///< fought
    int letGo = 0;   ///< contacts and battles that came to nothing

private:
    [[nodiscard]] std::string broken() const;
};

} // namespace navarch::test
