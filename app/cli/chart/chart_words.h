// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/phrase.h"
#include "core/chart/chart.h"

namespace navarch {

/// "97 ports, 221 lanes"
[[nodiscard]] inline Phrase portsAndLanes(const Chart& chart)
{
    return phrase("%1, %2", phraseN("{%n port|%n ports}", static_cast<std::int64_t>(chart.ports.size())),
                  phraseN("{%n lane|%n lanes}", static_cast<std::int64_t>(chart.lanes.size())));
}

} // namespace navarch
