// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

namespace navarch {

std::span<const SchemaStep* const> schemaSteps()
{
    static constexpr std::array steps{&schemaStep1,  &schemaStep2,  &schemaStep3, &schemaStep4, &schemaStep5,
                                      &schemaStep6,  &schemaStep7,  &schemaStep8, &schemaStep9, &schemaStep10,
                                      &schemaStep11, &schemaStep12, &schemaStep13};
    return steps;
}

int schemaVersion()
{
    return static_cast<int>(schemaSteps().size());
}

} // namespace navarch
