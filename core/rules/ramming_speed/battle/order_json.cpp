// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contract/order_fields.h"
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/state/order_names.h"

namespace navarch::ramming {

namespace {

constexpr Bounds numberBounds{0, maxBattleShips};
constexpr Bounds sideBounds{0, 1};
constexpr Bounds placeBounds{0, hex::mostColumns - 1};
constexpr Bounds facingBounds{0, hex::facings - 1};
constexpr Bounds menBounds{0, 2000};

// Every order lists its fields once; the visitor is the reader or the writer of JSON.
template <class Self, class Visitor>
void visitOrder(Self& order, Visitor& visit)
{
    using Kind = std::remove_const_t<Self>;
    (void)order;
    (void)visit;
    if constexpr (requires { order.side; })
        visit("side", order.side, sideBounds);
    if constexpr (requires { order.ship; })
        visit("ship", order.ship, numberBounds);
    if constexpr (requires { order.target; })
        visit("target", order.target, numberBounds);
    if constexpr (std::same_as<Kind, DeployFleet>)
        visit("formation", order.pattern);
    if constexpr (std::same_as<Kind, DeployShip>) {
        visit("column", order.column, placeBounds);
        visit("row", order.row, placeBounds);
        visit("facing", order.facing, facingBounds);
    }
    if constexpr (std::same_as<Kind, GetFree>)
        visit("tries", order.tries);
    if constexpr (std::same_as<Kind, Move>) {
        visit("ramming_speed", order.rammingSpeed);
        visit("last", order.isLast);
    }
    if constexpr (std::same_as<Kind, Shoot>)
        visit("weapon", order.weapon);
    if constexpr (std::same_as<Kind, HoldFire>)
        visit("whole_move", order.wholeMove);
    if constexpr (std::same_as<Kind, Ram>)
        visit("rams", order.rams);
    if constexpr (std::same_as<Kind, Capture>) {
        visit("rowers", order.rowers, menBounds);
        visit("hoplites", order.hoplites, menBounds);
    }
    if constexpr (std::same_as<Kind, Stand>)
        visit("standing", order.standing);
}

void readPath(ObjectReader& reader, Move& move)
{
    std::string letters;
    reader("path", letters, TextBounds{maxSteps, true});
    for (const char letter : letters) {
        const auto at = stepLetters.find(letter);
        if (at == std::string_view::npos || move.count == maxSteps) {
            reader.refuse("path", phrase("A path is made of F, B, L and R."),
                          phrase("Write FFRF: ahead, ahead, to starboard, ahead."));
            return;
        }
        move.add(static_cast<Step>(at));
    }
}

constexpr auto fields = [](auto& order, auto& visit) { visitOrder(order, visit); };

} // namespace

Json RammingSpeed::orderJson(const Order& order) const
{
    return orderToJson(order, orderNames, fields, []<class Kind>(const Kind& given, Json& json) {
        if constexpr (std::same_as<Kind, Move>) {
            std::string letters;
            for (const Step each : given.steps())
                letters += stepLetters[indexOf(each)];
            json["path"] = letters;
        }
    });
}

Order RammingSpeed::readOrder(const Json& json, const std::string& file, const std::string& path,
                              Problems& problems) const
{
    ObjectReader reader(json, file, path, problems, Missing::IsAProblem);
    return orderFromJson<Order>(reader, orderNames, fields, []<class Kind>(Kind& order, ObjectReader& rest) {
        if constexpr (std::same_as<Kind, Move>)
            readPath(rest, order);
    });
}

} // namespace navarch::ramming
