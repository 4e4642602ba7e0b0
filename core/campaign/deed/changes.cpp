// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/changes.h"

#include <stdexcept>

namespace navarch {

namespace {

template <class Record>
bool fits(const Campaign& campaign, const RowChange<Record>& change)
{
    const Record* standing = campaign.find(change.id());
    return change.before ? standing && *standing == *change.before : standing == nullptr;
}

template <class Record>
void applyOne(Campaign& campaign, const RowChange<Record>& change)
{
    auto& table = campaign.template table<Record>();
    if (change.after)
        table.insert_or_assign(change.id(), *change.after);
    else
        table.erase(change.id());
}

} // namespace

AnyChange::AnyChange() = default;
AnyChange::AnyChange(const AnyChange& other) = default;
AnyChange::AnyChange(AnyChange&& other) noexcept = default;
AnyChange& AnyChange::operator=(const AnyChange& other) = default;
AnyChange& AnyChange::operator=(AnyChange&& other) noexcept = default;
AnyChange::~AnyChange() = default;

void applyChanges(Campaign& campaign, const Changes& changes)
{
    for (const AnyChange& any : changes) {
        const bool fit = std::visit([&](const auto& change) { return fits(campaign, change); }, any);
        if (!fit)
            throw std::logic_error("a change does not fit the campaign it is made to");
    }
    for (const AnyChange& any : changes)
        std::visit([&](const auto& change) { applyOne(campaign, change); }, any);
}

Changes reversed(const Changes& changes)
{
    Changes result;
    result.reserve(changes.size());
    for (auto any = changes.rbegin(); any != changes.rend(); ++any) {
        std::visit([&](const auto& change) { addChange(result, change.after, change.before); }, *any);
    }
    return result;
}

Changes foundingChanges(const Campaign& campaign)
{
    Changes changes;
    campaign.forEachTable([&](const auto& table) {
        for (const auto& [id, record] : table)
            addChange<std::decay_t<decltype(record)>>(changes, std::nullopt, record);
    });
    return changes;
}

} // namespace navarch
