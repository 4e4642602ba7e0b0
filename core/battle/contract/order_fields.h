// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <string>
#include <variant>

#include "core/base/fields.h"
#include "core/base/json_reader.h"

// Orders as they stand in replays, for games whose Order is a variant of plain structs: { "order": "move", ... } with the
// kind's name, from a list in the variant's order, and its fields. The game says what the fields are, once for reading and
// writing:
//
//     fields(order, visit)    visits them as core/base/fields.h has it, for every kind of order, const or not
//     rest(order, reader)     what a kind has beyond that (a path in letters); `reader` is an ObjectReader
//     rest(order, json)       and the same written

namespace navarch {

/// ObjectReader reads int; orders keep narrower numbers, of which bounds make sure.
class NarrowReader {
public:
    explicit NarrowReader(ObjectReader& reader) : m_reader(reader) {}

    template <class Value, class... Limits>
    void operator()(std::string_view name, Value& value, const Limits&... limits)
    {
        if constexpr (std::integral<Value> && !std::same_as<Value, bool>) {
            int wide = value;
            m_reader(name, wide, limits...);
            value = static_cast<Value>(wide);
        } else {
            m_reader(name, value, limits...);
        }
    }

private:
    ObjectReader& m_reader;
};

template <class Order, class Names, class Fields, class Rest>
[[nodiscard]] Json orderToJson(const Order& order, const Names& names, Fields fields, Rest rest)
{
    static_assert(std::variant_size_v<Order> == std::tuple_size_v<Names>);
    Json json = Json::object();
    json["order"] = names[order.index()];
    std::visit(
        [&](const auto& given) {
            ObjectWriter writer(json);
            fields(given, writer);
            rest(given, json);
        },
        order);
    return json;
}

/// Problems go to those of `reader`, which it finishes; the order is then any.
template <class Order, class Names, class Fields, class Rest>
[[nodiscard]] Order orderFromJson(ObjectReader& reader, const Names& names, Fields fields, Rest rest)
{
    static_assert(std::variant_size_v<Order> == std::tuple_size_v<Names>);
    std::string name;
    reader("order", name, TextBounds{40, false});
    Order order;
    const auto readAs = [&]<std::size_t index>(std::integral_constant<std::size_t, index>) {
        if (name != names[index])
            return false;
        std::variant_alternative_t<index, Order> kind{};
        NarrowReader narrow(reader);
        fields(kind, narrow);
        rest(kind, reader);
        order = kind;
        return true;
    };
    const bool isKnown = [&]<std::size_t... index>(std::index_sequence<index...>)
    {
        return (readAs(std::integral_constant<std::size_t, index>{}) || ...);
    }
    (std::make_index_sequence<std::variant_size_v<Order>>{});
    if (!isKnown)
        reader.refuse("order", phrase("This game has no order of that name."));
    reader.finish();
    return order;
}

} // namespace navarch
