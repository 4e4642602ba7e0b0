// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <tuple>

#include "core/campaign/deed/changes.h"

namespace navarch {

namespace detail {
template <class List>
struct OverlayOf;
template <class... Records>
struct OverlayOf<RecordList<Records...>> {
    /// What the draft has made of a record: none means removed.
    using Type = std::tuple<std::map<decltype(Records::id), std::optional<Records>>...>;
};
} // namespace detail

/// A campaign as it would be after the changes made to the draft so far. The campaign itself is not touched and must
/// outlive the draft; nothing of it is copied but the records that change.
class Draft {
public:
    // What touches the record types all at once stands in draft.cpp, for this is read by nearly all of core/campaign.
    explicit Draft(const Campaign& base);
    Draft(const Draft&) = delete;
    ~Draft();

    /// Null when there is none of that number (any more).
    template <class Record>
    [[nodiscard]] const Record* find(Id<Record> id) const
    {
        const auto& overlay = std::get<Overlay<Record>>(m_overlays);
        if (const auto found = overlay.find(id); found != overlay.end())
            return found->second ? &*found->second : nullptr;
        return m_base.find(id);
    }

    /// The campaign without the draft's changes.
    [[nodiscard]] const Campaign& base() const { return m_base; }

    [[nodiscard]] const HeadRecord& head() const { return *find(Id<HeadRecord>{1}); }

    /// The record to be altered; it must be there. The reference lasts as long as the draft.
    template <class Record>
    Record& edit(Id<Record> id)
    {
        auto& overlay = std::get<Overlay<Record>>(m_overlays);
        auto found = overlay.find(id);
        if (found == overlay.end())
            found = overlay.emplace(id, *m_base.find(id)).first;
        return found->second.value();
    }

    /// Adds a record under the next number, which it gets and which is returned.
    template <class Record>
    Id<Record> add(Record record)
    {
        HeadRecord& counting = edit(Id<HeadRecord>{1});
        record.id = Id<Record>{counting.nextNumber++};
        const Id<Record> id = record.id;
        std::get<Overlay<Record>>(m_overlays).insert_or_assign(id, std::move(record));
        return id;
    }

    /// Puts a record at its own number, there or not: how one that was removed comes back.
    template <class Record>
    void put(Record record)
    {
        const Id<Record> id = record.id;
        std::get<Overlay<Record>>(m_overlays).insert_or_assign(id, std::move(record));
    }

    template <class Record>
    void remove(Id<Record> id)
    {
        std::get<Overlay<Record>>(m_overlays).insert_or_assign(id, std::nullopt);
    }

    /// Calls visit(record) for every record of that kind, in the order of their numbers. The draft must not change
    /// meanwhile.
    template <class Record, class Visit>
    void forEach(Visit visit) const
    {
        const auto& overlay = std::get<Overlay<Record>>(m_overlays);
        const auto& table = m_base.table<Record>();
        auto old = table.begin();
        auto fresh = overlay.begin();
        while (old != table.end() || fresh != overlay.end()) {
            const bool takeFresh =
                fresh != overlay.end() && (old == table.end() || fresh->first <= old->first);
            if (!takeFresh) {
                visit((old++)->second);
                continue;
            }
            if (old != table.end() && old->first == fresh->first)
                ++old;
            if (fresh->second)
                visit(*fresh->second);
            ++fresh;
        }
    }

    /// What differs from the campaign.
    [[nodiscard]] Changes changes() const;

private:
    template <class Record>
    using Overlay = std::map<Id<Record>, std::optional<Record>>;

    const Campaign& m_base;
    detail::OverlayOf<AllRecords>::Type m_overlays;
};

} // namespace navarch
