// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/phrase.h"
#include "core/campaign/records/fleets.h"

namespace navarch {

/// An ally's contingent in a sentence: "the contingent of Hermione", but "Hermione's contingent" where the contract is called
/// so already. `begins`: the sentence begins with it.
[[nodiscard]] inline Phrase contingentOf(const ContractRecord& contract, bool begins = false)
{
    if (contract.name.find("ontingent") != std::string::npos)
        return given(contract.name);
    return begins ? phrase("The contingent of %1", given(contract.name))
                  : phrase("the contingent of %1", given(contract.name));
}

} // namespace navarch
