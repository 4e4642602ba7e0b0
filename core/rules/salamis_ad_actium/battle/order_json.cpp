// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/state/order_names.h"

#include "core/battle/contract/order_fields.h"
#include "core/rules/salamis_ad_actium/battle/game.h"

namespace navarch::salamis {

namespace {

constexpr Bounds numberBounds{0, maxBattleShips};
constexpr Bounds sideBounds{0, maxSides - 1};
constexpr Bounds placeBounds{0, free_table::maxCoordinate};
constexpr Bounds headingBounds{0, 359};

// Every order lists its fields once; the visitor is the reader or the writer of JSON.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires std::same_as<std::remove_const_t<Self>, DeploySquadron>
{
    visit("squadron", order.squadron, numberBounds);
    visit("formation", order.formation);
    visit("x", order.x, placeBounds);
    visit("y", order.y, placeBounds);
    visit("heading", order.heading, headingBounds);
}
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires std::same_as<std::remove_const_t<Self>, DeployShip>
{
    visit("ship", order.ship, numberBounds);
    visit("x", order.x, placeBounds);
    visit("y", order.y, placeBounds);
    visit("heading", order.heading, headingBounds);
}
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires std::same_as<std::remove_const_t<Self>, SetSail>
{
    visit("ship", order.ship, numberBounds);
    visit("set", order.set);
}
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires std::same_as<std::remove_const_t<Self>, Throw>
{
    visit("ship", order.ship, numberBounds);
    visit("target", order.target, numberBounds);
    visit("missile", order.missile);
}
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires std::same_as<std::remove_const_t<Self>, ComeIn>
{
    visit("contingent", order.contingent, numberBounds);
    visit("edge", order.edge, Bounds{0, 3});
    visit("along", order.along, placeBounds);
}
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires std::same_as<std::remove_const_t<Self>, Move>
{
    visit("ship", order.ship, numberBounds);
    visit("gait", order.gait);
    visit("intent", order.intent);
    visit("through_friends", order.throughFriends);
}
template <class Self, class Visitor>
void visitOrder(Self&, Visitor&) requires std::same_as<std::remove_const_t<Self>, Begin>
{
}
template <class Self, class... Kinds>
constexpr bool isOneOf = (std::same_as<std::remove_const_t<Self>, Kinds> || ...);

/// Orders of one ship at another.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires isOneOf<Self, Shoot, Grapple, LetGo, Fire>
{
    visit("ship", order.ship, numberBounds);
    visit("target", order.target, numberBounds);
}
/// Orders of a ship alone.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires isOneOf<Self, Separate, Rest, CutMast>
{
    visit("ship", order.ship, numberBounds);
}
/// Orders of a side.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit) requires isOneOf<Self, Ready, EndPhase, HoldFire, Concede>
{
    visit("side", order.side, sideBounds);
}

void readSteps(ObjectReader& reader, const std::string& file, const std::string& path, Problems& problems,
               Move& move)
{
    for (const Json* item : reader.items("steps", maxSteps)) {
        ObjectReader one(*item, file, path + ".steps", problems);
        NarrowReader narrow(one);
        Step& step = move.steps[static_cast<std::size_t>(move.count++)];
        narrow("ahead", step.ahead, placeBounds);
        narrow("turn", step.turn, Bounds{-180, 180});
        one.finish();
    }
}

constexpr auto fields = [](auto& order, auto& visit) { visitOrder(order, visit); };

} // namespace

Json SalamisAdActium::orderJson(const Order& order) const
{
    return orderToJson(order, orderNames, fields, []<class Kind>(const Kind& given, Json& json) {
        if constexpr (std::same_as<Kind, Move>) {
            json["steps"] = Json::array();
            for (const Step& step : given.all())
                json["steps"].push_back({{"ahead", step.ahead}, {"turn", step.turn}});
        }
    });
}

Order SalamisAdActium::readOrder(const Json& json, const std::string& file, const std::string& path,
                                 Problems& problems) const
{
    ObjectReader reader(json, file, path, problems, Missing::IsAProblem);
    return orderFromJson<Order>(reader, orderNames, fields, [&]<class Kind>(Kind& order, ObjectReader& rest) {
        if constexpr (std::same_as<Kind, Move>)
            readSteps(rest, file, path, problems, order);
    });
}

} // namespace navarch::salamis
