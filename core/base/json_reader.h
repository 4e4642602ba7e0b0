// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/id.h"
#include "core/base/json.h"
#include "core/base/talents.h"

namespace navarch {

/// What a missing field means to an ObjectReader.
enum class Missing { KeepsDefault, IsAProblem };

/// Reads one JSON object field by field, and collects what is wrong with file, path, reason and remedy.
///
/// It never throws and never stops at the first problem; the caller looks at `problems` when done. Call finish() at
/// the end, so that unknown fields are found. It is a visitor of visitFields() too.
class ObjectReader {
public:
    /// `path` is where the object stands ("ships[0]", empty at the top). A value that is no object is one problem, and
    /// then every read is quiet. The referred-to objects must outlive the reader.
    ObjectReader(const Json& json, std::string file, std::string path, Problems& problems,
                 Missing missing = Missing::KeepsDefault);

    [[nodiscard]] bool isObject() const { return m_json != nullptr; }
    [[nodiscard]] bool has(std::string_view name) const
    {
        return m_json && m_json->contains(std::string(name));
    }
    [[nodiscard]] std::string pathOf(std::string_view name) const;
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] Problems& problems() { return m_problems; }

    void operator()(std::string_view name, int& value, Bounds bounds);
    void operator()(std::string_view name, std::int64_t& value, Bounds bounds);
    void operator()(std::string_view name, bool& value);
    void operator()(std::string_view name, std::string& value, TextBounds bounds);
    void operator()(std::string_view name, std::vector<int>& value, ListBounds bounds);
    /// A decimal string of talents, "31.90".
    void operator()(std::string_view name, Talents& value);
    void operator()(std::string_view name, Talents& value, AmountBounds bounds);

    template <class Thing>
    void operator()(std::string_view name, Id<Thing>& value)
    {
        (*this)(name, value.value, Bounds{0, std::int64_t{1} << 53});
    }

    template <NamedEnum E>
    void operator()(std::string_view name, E& value)
    {
        std::string text(nameOf(value));
        if (!readText(name, text))
            return;
        if (const auto read = enumFromName<E>(text))
            value = *read;
        else
            refuse(name, phrase("%1 is not known here.", given(quotedForMessage(text))),
                   phrase("Write %1.", given(listOfNames<E>())));
    }

    /// Absent stays without a value.
    template <class Value, class... Limits>
    void operator()(std::string_view name, std::optional<Value>& place, const Limits&... limits)
    {
        if (!has(name))
            return;
        Value value{};
        (*this)(name, value, limits...);
        place = std::move(value);
    }

    /// The items of an array, empty when it is missing; more than `maxCount` is a problem, and then there are none.
    [[nodiscard]] std::vector<const Json*> items(std::string_view name, int maxCount);

    /// The value of a field, marked as read; null when missing.
    [[nodiscard]] const Json* value(std::string_view name);

    /// Records a problem at a field of this object (at the object itself when `name` is empty).
    void refuse(std::string_view name, Phrase what, Phrase remedy = {});

    /// Checks "format" and says what is expected otherwise.
    void expectFormat(std::string_view format);

    /// Finds the fields that nobody asked for. Call it last.
    void finish();

private:
    const Json* require(std::string_view name);
    bool readText(std::string_view name, std::string& value);

    const Json* m_json;
    std::string m_file;
    std::string m_path;
    Problems& m_problems;
    Missing m_missing;
    std::set<std::string, std::less<>> m_known;
};

/// More problems than this are not collected; a wholly wrong file needs no thousand lines.
inline constexpr std::size_t maxProblems = 20;

/// A visitor that writes a record's fields into a JSON object.
class ObjectWriter {
public:
    explicit ObjectWriter(Json& json) : m_json(json) {}

    template <class Value, class... Limits>
    void operator()(std::string_view name, const Value& value, const Limits&...)
    {
        if constexpr (requires { value.has_value(); }) {
            if (value)
                (*this)(name, *value);
            return;
        } else {
            write(m_json[std::string(name)], value);
        }
    }

private:
    template <class Value>
    static void write(Json& slot, const Value& value)
    {
        if constexpr (NamedEnum<Value>)
            slot = nameOf(value);
        else if constexpr (std::is_same_v<Value, Talents>)
            slot = value.text();
        else if constexpr (requires {
                               value.value;
                               value.isNone();
                           })
            slot = value.value;
        else
            slot = value;
    }

    Json& m_json;
};

/// `record` as a JSON object of all its fields.
template <class Record>
[[nodiscard]] Json toJson(const Record& record)
{
    Json json = Json::object();
    ObjectWriter writer(json);
    visitFields(record, writer);
    return json;
}

} // namespace navarch
