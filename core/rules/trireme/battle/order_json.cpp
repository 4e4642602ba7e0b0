// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contract/order_fields.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/state/order_names.h"

namespace navarch::trireme {

namespace {

constexpr Bounds numberBounds{0, maxBattleShips + maxWallSections};
constexpr Bounds sideBounds{0, 1};
constexpr Bounds placeBounds{0, hex::mostColumns - 1};
constexpr Bounds facingBounds{0, hex::facings - 1};
constexpr Bounds countBounds{1, 100};
constexpr Bounds crewBounds{1, 1000};

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
    if constexpr (std::same_as<Kind, DeployShip>) {
        visit("column", order.column, placeBounds);
        visit("row", order.row, placeBounds);
        visit("facing", order.facing, facingBounds);
    }
    if constexpr (std::same_as<Kind, Shoot>) {
        visit("weapon", order.weapon);
        visit("count", order.count, countBounds);
        visit("at_boarders", order.atBoarders);
    }
    if constexpr (std::same_as<Kind, HoldFire>)
        visit("whole_turn", order.wholeTurn);
    if constexpr (std::same_as<Kind, StandingFire>)
        visit("fire", order.fire);
    if constexpr (std::same_as<Kind, Strike>) {
        visit("contact", order.order);
        visit("slip", order.slip);
    }
    if constexpr (std::same_as<Kind, Grapple>)
        visit("wishes", order.wishes);
    if constexpr (std::same_as<Kind, PrizeCrew>)
        visit("marines", order.marines, crewBounds);
    if constexpr (std::same_as<Kind, CounterBoard>)
        visit("boards", order.boards);
}

void readPlotInto(ObjectReader& reader, PlotShip& order)
{
    std::string text;
    reader("plot", text, TextBounds{16, true});
    if (const auto plot = plotFrom(text); plot && textOf(*plot) == text)
        order.plot = *plot;
    else
        reader.refuse("plot", phrase("This is no plot."),
                      phrase("Write a speed and its steps, as 3:FPF or 5:FFPFS/K<G."));
}

constexpr auto fields = [](auto& order, auto& visit) { visitOrder(order, visit); };

} // namespace

Json Trireme::orderJson(const Order& order) const
{
    return orderToJson(order, orderNames, fields, []<class Kind>(const Kind& given, Json& json) {
        if constexpr (std::same_as<Kind, PlotShip>)
            json["plot"] = textOf(given.plot);
    });
}

Order Trireme::readOrder(const Json& json, const std::string& file, const std::string& path,
                         Problems& problems) const
{
    ObjectReader reader(json, file, path, problems, Missing::IsAProblem);
    return orderFromJson<Order>(reader, orderNames, fields, []<class Kind>(Kind& order, ObjectReader& rest) {
        if constexpr (std::same_as<Kind, PlotShip>)
            readPlotInto(rest, order);
    });
}

} // namespace navarch::trireme
