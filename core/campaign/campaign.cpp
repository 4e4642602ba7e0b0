// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign.h"

namespace navarch {

Campaign::Campaign() = default;
Campaign::Campaign(const Campaign& other) = default;
Campaign::Campaign(Campaign&& other) noexcept = default;
Campaign& Campaign::operator=(const Campaign& other) = default;
Campaign& Campaign::operator=(Campaign&& other) noexcept = default;
Campaign::~Campaign() = default;

bool operator==(const Campaign& a, const Campaign& b)
{
    return a.m_tables == b.m_tables;
}

} // namespace navarch
