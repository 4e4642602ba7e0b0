// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/battle/order_names.h"

namespace navarch::trireme {

namespace {

constexpr Bounds numberBounds{0, maxBattleShips + maxWallSections};
constexpr Bounds sideBounds{0, 1};
constexpr Bounds placeBounds{0, hex::mostColumns - 1};
constexpr Bounds facingBounds{0, hex::facings - 1};
constexpr Bounds countBounds{1, 100};
constexpr Bounds menBounds{1, 1000};

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
        visit("marines", order.marines, menBounds);
    if constexpr (std::same_as<Kind, CounterBoard>)
        visit("boards", order.boards);
}

/// ObjectReader reads int; orders keep narrower ones. Bounds keep them within.
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

void readPlotInto(ObjectReader& reader, PlotShip& order)
{
    std::string text;
    reader("plot", text, TextBounds{16, true});
    if (const auto plot = plotFrom(text); plot && textOf(*plot) == text)
        order.plot = *plot;
    else
        reader.refuse("plot", "This is no plot.", "Write a speed and its steps, as 3:FPF or 5:FFPFS/K<G.");
}

template <std::size_t I = 0>
Order readNamed(std::string_view name, ObjectReader& reader)
{
    if constexpr (I == std::variant_size_v<Order>) {
        reader.refuse("order", "Trireme has no order of this name.");
        return EndPlot{};
    } else {
        using Kind = std::variant_alternative_t<I, Order>;
        if (name != orderNames[I])
            return readNamed<I + 1>(name, reader);
        Kind order{};
        NarrowReader narrow(reader);
        visitOrder(order, narrow);
        if constexpr (std::same_as<Kind, PlotShip>)
            readPlotInto(reader, order);
        return order;
    }
}

} // namespace

Json Trireme::orderJson(const Order& order) const
{
    Json json = Json::object();
    json["order"] = orderNames[order.index()];
    std::visit(
        [&]<class Kind>(const Kind& given) {
            ObjectWriter writer(json);
            visitOrder(given, writer);
            if constexpr (std::same_as<Kind, PlotShip>)
                json["plot"] = textOf(given.plot);
        },
        order);
    return json;
}

Order Trireme::readOrder(const Json& json, const std::string& file, const std::string& path,
                         Problems& problems) const
{
    ObjectReader reader(json, file, path, problems, Missing::IsAProblem);
    std::string name;
    reader("order", name, TextBounds{40, false});
    Order order = readNamed(name, reader);
    reader.finish();
    return order;
}

} // namespace navarch::trireme
