// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>

#include "core/campaign/campaign.h"

namespace navarch::test {

/// Writes random actions, most of them sensible and some not, about whatever the campaign holds.
class Meddler {
public:
    explicit Meddler(unsigned seed) : m_random(seed) {}

    std::string next(const Campaign& campaign);

private:
    std::mt19937 m_random;
};

} // namespace navarch::test
