// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "core/campaign/umpire/record_fields.h"

namespace navarch {

/// A visitor that says of each field what it is, and what stands in it by `values`, which must outlive it: null where
/// they have nothing.
class FieldLister {
public:
    explicit FieldLister(const Json& values) : m_values(values) {}

    void operator()(std::string_view name, const int&, Bounds bounds)
    {
        add(name, FieldKind::Number).bounds = bounds;
    }
    void operator()(std::string_view name, const std::int64_t&, Bounds bounds)
    {
        add(name, FieldKind::Number).bounds = bounds;
    }
    void operator()(std::string_view name, const bool&) { add(name, FieldKind::YesNo); }
    void operator()(std::string_view name, const std::string&, TextBounds bounds)
    {
        RecordField& field = add(name, FieldKind::Text);
        field.most = bounds.maxLength;
        field.mayBeEmpty = bounds.mayBeEmpty;
        field.isMultiline = bounds.multiline;
    }
    void operator()(std::string_view name, const std::vector<int>&, ListBounds bounds)
    {
        RecordField& field = add(name, FieldKind::Numbers);
        field.bounds = bounds.each;
        field.most = bounds.maxCount;
    }
    void operator()(std::string_view name, const Talents&) { add(name, FieldKind::Amount); }
    template <class Thing>
    void operator()(std::string_view name, const Id<Thing>&)
    {
        RecordField& field = add(name, FieldKind::Reference);
        field.table = Thing::tableName;
        field.mayBeEmpty = true;
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const E&)
    {
        RecordField& field = add(name, FieldKind::Choice);
        for (const auto& each : EnumNames<E>::names)
            field.choices.emplace_back(each.name);
    }

    [[nodiscard]] std::vector<RecordField> take() { return std::move(m_fields); }

private:
    RecordField& add(std::string_view name, FieldKind kind)
    {
        RecordField& field = m_fields.emplace_back();
        field.name = name;
        field.kind = kind;
        if (const auto value = m_values.find(name); value != m_values.end())
            field.value = *value;
        return field;
    }

    const Json& m_values;
    std::vector<RecordField> m_fields;
};

} // namespace navarch
