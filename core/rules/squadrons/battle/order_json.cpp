// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contract/order_fields.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

namespace {

constexpr Bounds numberBounds{0, maxBattleShips};
constexpr Bounds sideBounds{0, 1};
constexpr Bounds placeBounds{0, free_table::maxCoordinate};
constexpr Bounds headingBounds{0, 359};
constexpr Bounds signalBounds{1, 5};
constexpr Bounds aheadBounds{0, 20 * inch};
constexpr Bounds turnBounds{-180, 180};

// Every order lists its fields once; the visitor is the reader or the writer of JSON.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit)
{
    using Kind = std::remove_const_t<Self>;
    if constexpr (requires { order.side; })
        visit("side", order.side, sideBounds);
    if constexpr (requires { order.squadron; })
        visit("squadron", order.squadron, numberBounds);
    if constexpr (requires { order.target; })
        visit("target", order.target, numberBounds);
    if constexpr (requires { order.formation; })
        visit("formation", order.formation);
    if constexpr (std::same_as<Kind, DeploySquadron>) {
        visit("x", order.x, placeBounds);
        visit("y", order.y, placeBounds);
    }
    if constexpr (requires { order.heading; })
        visit("heading", order.heading, headingBounds);
    if constexpr (std::same_as<Kind, TakeTurn>)
        visit("first", order.first);
    if constexpr (std::same_as<Kind, Signal>)
        visit("number", order.number, signalBounds);
    if constexpr (std::same_as<Kind, Advance>)
        visit("intent", order.intent);
    if constexpr (std::same_as<Kind, Back>)
        visit("distance", order.distance, aheadBounds);
}

void readSteps(ObjectReader& reader, const std::string& file, const std::string& path, Problems& problems,
               Advance& order)
{
    for (const Json* item : reader.items("steps", maxSteps)) {
        ObjectReader one(*item, file, path + ".steps", problems);
        NarrowReader narrow(one);
        Step& step = order.steps[static_cast<std::size_t>(order.count++)];
        narrow("ahead", step.ahead, aheadBounds);
        narrow("turn", step.turn, turnBounds);
        one.finish();
    }
}

constexpr auto fields = [](auto& order, auto& visit) { visitOrder(order, visit); };

} // namespace

Json Squadrons::orderJson(const Order& order) const
{
    return orderToJson(order, orderNames, fields, []<class Kind>(const Kind& given, Json& json) {
        if constexpr (std::same_as<Kind, Advance>) {
            json["steps"] = Json::array();
            for (const Step& step : given.all())
                json["steps"].push_back({{"ahead", step.ahead}, {"turn", step.turn}});
        }
    });
}

Order Squadrons::readOrder(const Json& json, const std::string& file, const std::string& path,
                           Problems& problems) const
{
    ObjectReader reader(json, file, path, problems, Missing::IsAProblem);
    return orderFromJson<Order>(reader, orderNames, fields, [&]<class Kind>(Kind& order, ObjectReader& rest) {
        if constexpr (std::same_as<Kind, Advance>)
            readSteps(rest, file, path, problems, order);
    });
}

} // namespace navarch::squadrons
