// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/records/fleets.h"

namespace navarch {

/// An ally's contingent in a sentence: "the contingent of Hermione", but "Hermione's contingent" where the contract is called
/// so already. `begins`: the sentence begins with it.
[[nodiscard]] inline std::string contingentOf(const ContractRecord& contract, bool begins = false)
{
    if (contract.name.find("ontingent") != std::string::npos)
        return contract.name;
    return (begins ? "The contingent of " : "the contingent of ") + contract.name;
}

} // namespace navarch
