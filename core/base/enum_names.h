// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace navarch {

template <class E>
struct EnumName {
    E value;
    std::string_view name;
};

/// The written names of an enumeration, as they stand in files and in the database. Specialise with
/// `static constexpr std::array<EnumName<E>, N> names`, in the order people should see them.
template <class E>
struct EnumNames;

template <class E>
concept NamedEnum = requires
{
    EnumNames<E>::names.size();
};

template <NamedEnum E>
[[nodiscard]] constexpr std::string_view nameOf(E value)
{
    for (const auto& entry : EnumNames<E>::names)
        if (entry.value == value)
            return entry.name;
    return {};
}

template <NamedEnum E>
[[nodiscard]] constexpr std::optional<E> enumFromName(std::string_view name)
{
    for (const auto& entry : EnumNames<E>::names)
        if (entry.name == name)
            return entry.value;
    return std::nullopt;
}

/// "normal, stout or weak", for messages.
template <NamedEnum E>
[[nodiscard]] std::string listOfNames()
{
    const auto& names = EnumNames<E>::names;
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            list += i + 1 == names.size() ? " or " : ", ";
        list += names[i].name;
    }
    return list;
}

} // namespace navarch
