// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace navarch {

/// How often this thread has asked for memory so far. A program that links allocations.cpp counts.
[[nodiscard]] std::uint64_t allocationsSoFar();

} // namespace navarch
