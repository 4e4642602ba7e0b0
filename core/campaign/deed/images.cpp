// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/images.h"

#include <algorithm>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

/// Leaves only the fields that differ in both.
void keepDifferences(Json& before, Json& after)
{
    Json shortBefore = Json::object();
    Json shortAfter = Json::object();
    for (const auto& [name, value] : before.items()) {
        if (after[name] != value) {
            shortBefore[name] = value;
            shortAfter[name] = after[name];
        }
    }
    before = std::move(shortBefore);
    after = std::move(shortAfter);
}

template <class Record>
Json imageOf(const RowChange<Record>& change)
{
    Json row{{"table", Record::tableName}, {"id", change.id().value}};
    Json before = change.before ? toJson(*change.before) : Json();
    Json after = change.after ? toJson(*change.after) : Json();
    if (change.before && change.after)
        keepDifferences(before, after);
    if (change.before)
        row["before"] = std::move(before);
    if (change.after)
        row["after"] = std::move(after);
    return row;
}

/// One row of the images, read against what stands.
class ImageReader {
public:
    ImageReader(const Json& json, const std::string& place, std::size_t index, const Campaign& standing,
                Reading reading, Problems& problems)
        : m_row(json, place, "[" + std::to_string(index) + "]", problems, Missing::IsAProblem),
          m_standing(standing),
          m_from(reading == Reading::Forward ? "before" : "after"),
          m_to(reading == Reading::Forward ? "after" : "before")
    {
        m_row("table", m_table, nameText);
        m_row("id", m_id, Bounds{1, std::int64_t{1} << 53});
    }

    void read(Changes& changes)
    {
        if (!readAny(AllRecords{}, changes))
            m_row.refuse("table", phrase("There is no table %1.", given(quotedForMessage(m_table))));
        m_row.finish();
    }

private:
    template <class... Records>
    bool readAny(RecordList<Records...>, Changes& changes)
    {
        return (readAs<Records>(changes) || ...);
    }

    template <class Record>
    bool readAs(Changes& changes)
    {
        if (m_table != Record::tableName)
            return false;
        const decltype(Record::id) id{m_id};
        const Record* stands = m_standing.find(id);
        const Json* from = m_row.value(m_from);
        const Json* to = m_row.value(m_to);
        if (!from && !to) {
            m_row.refuse({}, phrase("It has neither a before nor an after."));
            return true;
        }
        if ((from != nullptr) != (stands != nullptr)) {
            differs(Record::tableName, from ? phraseText("Number %1 of %2 is missing.")
                                            : phraseText("Number %1 of %2 is there already."));
            return true;
        }
        // Images of a record that lasts hold only what differs; the rest is what stands.
        const bool lasts = from && to;
        std::optional<Record> before;
        std::optional<Record> after;
        if (from) {
            before = image(*from, m_from, lasts ? *stands : Record{}, id);
            if (*before != *stands)
                differs(Record::tableName, phraseText("Number %1 of %2 is not as it was left."));
        }
        if (to)
            after = image(*to, m_to, lasts ? *stands : Record{}, id);
        addChange(changes, std::move(before), std::move(after));
        return true;
    }

    /// A field that the image lacks stays as it is in `record`: it does not differ, or is younger than the image.
    template <class Record>
    Record image(const Json& json, const char* name, Record record, decltype(Record::id) id)
    {
        ObjectReader read(json, m_row.file(), m_row.pathOf(name), m_row.problems());
        visitFields(record, read);
        read.finish();
        record.id = id;
        return record;
    }

    /// `how`: a sentence with the record's number and its table.
    void differs(std::string_view table, PhraseText how)
    {
        m_row.refuse({}, {how, std::nullopt, {m_id, given(table)}});
    }

    ObjectReader m_row;
    const Campaign& m_standing;
    const char* m_from;
    const char* m_to;
    std::string m_table;
    std::int64_t m_id = 0;
};

} // namespace

Json imagesJson(const Changes& changes)
{
    Json rows = Json::array();
    for (const AnyChange& any : changes)
        rows.push_back(std::visit([](const auto& change) { return imageOf(change); }, any));
    return rows;
}

Result<Changes> readImages(const Json& json, const Campaign& standing, Reading reading,
                           const std::string& place)
{
    if (!json.is_array())
        return problem(place, phrase("The changes are no list."));
    Problems problems;
    Changes changes;
    for (std::size_t i = 0; i < json.size() && problems.size() < maxProblems; ++i)
        ImageReader(json[i], place, i, standing, reading, problems).read(changes);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    if (reading == Reading::Backward)
        std::reverse(changes.begin(), changes.end());
    return changes;
}

} // namespace navarch
