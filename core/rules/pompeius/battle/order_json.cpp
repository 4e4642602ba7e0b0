// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/battle/contract/order_fields.h"
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/state/order_names.h"

namespace navarch::pompeius {

namespace {

constexpr Bounds numberBounds{0, maxBattleShips};
constexpr Bounds otherBounds{-1, maxBattleShips};
constexpr Bounds unitBounds{0, maxBattleShips* mostBoxes};
constexpr Bounds sideBounds{0, 1};
constexpr Bounds placeBounds{0, rex::mostSize - 1};
constexpr Bounds headingBounds{0, rex::headings - 1};

// Every order lists its fields once; the visitor is the reader or the writer of JSON.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit)
{
    using Kind = std::remove_const_t<Self>;
    if constexpr (requires { order.side; })
        visit("side", order.side, sideBounds);
    if constexpr (requires { order.ship; })
        visit("ship", order.ship, numberBounds);
    if constexpr (requires { order.target; })
        visit("target", order.target, numberBounds);
    if constexpr (requires { order.unit; })
        visit("unit", order.unit, unitBounds);
    if constexpr (requires { order.column; }) {
        visit("column", order.column, placeBounds);
        visit("row", order.row, placeBounds);
        visit("heading", order.heading, headingBounds);
    }
    if constexpr (std::same_as<Kind, Hoist>) {
        visit("squadron", order.squadron, numberBounds);
        visit("signal", order.signal);
    }
    if constexpr (std::same_as<Kind, Meet>)
        visit("rams", order.rams);
    if constexpr (std::same_as<Kind, Mend>) {
        visit("remedy", order.remedy);
        visit("on", order.on, otherBounds);
        visit("other", order.other, otherBounds);
    }
}

// In files ships of a plot stand by their numbers, which no name can be taken for: "Move M1>#12.stern".
std::string numberOf(ShipNumber ship)
{
    return "#" + std::to_string(ship);
}

ShipNumber shipNumbered(std::string_view text)
{
    if (!text.starts_with('#'))
        return noShip;
    const auto number = wholeNumber(text.substr(1), 0, maxBattleShips);
    return number ? static_cast<ShipNumber>(*number) : noShip;
}

void readPlotInto(ObjectReader& reader, PlotShip& order)
{
    std::string text;
    reader("plot", text, TextBounds{600, true});
    if (const auto plot = plotFrom(text, shipNumbered); plot && textOf(*plot, numberOf) == text)
        order.plot = *plot;
    else
        reader.refuse(
            "plot", phrase("These are no orders of a ship."),
            phrase("Write steps and other orders, as 1 1L 1R E | Ram; Shoot B1; Move M1>#12.stern."));
}

constexpr auto fields = [](auto& order, auto& visit) { visitOrder(order, visit); };

} // namespace

Json Pompeius::orderJson(const Order& order) const
{
    return orderToJson(order, orderNames, fields, []<class Kind>(const Kind& given, Json& json) {
        if constexpr (std::same_as<Kind, PlotShip>)
            json["plot"] = textOf(given.plot, numberOf);
    });
}

Order Pompeius::readOrder(const Json& json, const std::string& file, const std::string& path,
                          Problems& problems) const
{
    ObjectReader reader(json, file, path, problems, Missing::IsAProblem);
    return orderFromJson<Order>(reader, orderNames, fields, []<class Kind>(Kind& order, ObjectReader& rest) {
        if constexpr (std::same_as<Kind, PlotShip>)
            readPlotInto(rest, order);
    });
}

} // namespace navarch::pompeius
