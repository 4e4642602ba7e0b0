// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/draft.h"

namespace navarch {

namespace {

template <class Record>
void collect(const Campaign& base, const std::map<Id<Record>, std::optional<Record>>& overlay,
             Changes& changes)
{
    for (const auto& [id, after] : overlay) {
        const Record* before = base.find(id);
        if (before ? after != *before : after.has_value())
            addChange(changes, before ? std::optional(*before) : std::nullopt, after);
    }
}

} // namespace

Draft::Draft(const Campaign& base) : m_base(base) {}

Draft::~Draft() = default;

Changes Draft::changes() const
{
    Changes changes;
    std::apply([&](const auto&... overlays) { (collect(m_base, overlays, changes), ...); }, m_overlays);
    return changes;
}

} // namespace navarch
