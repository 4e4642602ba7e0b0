// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/campaign/campaign.h"

namespace navarch {

/// What became of one record: made (no before), altered, or removed (no after). Both images are whole, so undo is the
/// same change read backwards.
template <class Record>
struct RowChange {
    std::optional<Record> before;
    std::optional<Record> after;

    [[nodiscard]] decltype(Record::id) id() const { return after ? after->id : before->id; }
    friend bool operator==(const RowChange&, const RowChange&) = default;
};

namespace detail {
template <class List>
struct ChangeOf;
template <class... Records>
struct ChangeOf<RecordList<Records...>> {
    using Type = std::variant<RowChange<Records>...>;
};
} // namespace detail

/// A change of a record of any kind, to be visited as any variant.
class AnyChange : public detail::ChangeOf<AllRecords>::Type {
    using Type = detail::ChangeOf<AllRecords>::Type;

public:
    // In changes.cpp: each goes through all kinds, and whoever holds a change would compile that again.
    AnyChange();
    AnyChange(const AnyChange& other);
    AnyChange(AnyChange&& other) noexcept;
    AnyChange& operator=(const AnyChange& other);
    AnyChange& operator=(AnyChange&& other) noexcept;
    ~AnyChange();

    template <class Record>
    AnyChange(RowChange<Record> change) : Type(std::in_place_type<RowChange<Record>>, std::move(change))
    {
    }
};

/// The changes of one deed: each record at most once, made before altered before removed does not matter, since the
/// store checks references only when all are in.
using Changes = std::vector<AnyChange>;

/// Adds the change of one record. Made in its place: handing a finished RowChange to the list compiles the growth of the
/// list, and the choice among all kinds of change, once more for each kind of record.
template <class Record>
void addChange(Changes& changes, std::optional<Record> before, std::optional<Record> after)
{
    auto& change = changes.emplace_back().emplace<RowChange<Record>>();
    change.before = std::move(before);
    change.after = std::move(after);
}

/// Makes the changes. Each must fit: what it says was before must be what stands; otherwise std::logic_error and the
/// campaign is left as it was (a broken journal, a bug).
void applyChanges(Campaign& campaign, const Changes& changes);

/// The changes that take `changes` back.
[[nodiscard]] Changes reversed(const Changes& changes);

/// Every record of `campaign` as made: how a campaign is founded.
[[nodiscard]] Changes foundingChanges(const Campaign& campaign);

} // namespace navarch
