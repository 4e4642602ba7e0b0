// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/movement/move.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/phases/weather.h"
#include "core/rules/salamis_ad_actium/setup/arrival.h"
#include "core/rules/salamis_ad_actium/setup/deploy.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

BoardPose poseOf(const free_table::Base& base)
{
    return {base.centre.x, base.centre.y, static_cast<std::int16_t>(base.heading)};
}

std::vector<Phrase> statusOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    std::vector<Phrase> status;
    if (ship.damage != Damage::None)
        status.push_back(wordOf(ship.damage));
    if (ship.holder != facts.of(number).side)
        status.push_back(phrase("Captured"));
    if (ship.demoralised)
        status.push_back(phrase("Demoralised"));
    if (ship.fires > 0)
        status.push_back(phraseN("{On fire|%n fires}", ship.fires));
    if (ship.adrift)
        status.push_back(phrase("Mast down, adrift"));
    for (const Contact& contact : state.contacts)
        if (contact.grappled && (contact.a == number || contact.b == number)) {
            status.push_back(phrase("Grappled"));
            break;
        }
    if (ship.captain == PersonState::Dead)
        status.push_back(phrase("Captain killed"));
    else if (ship.captain == PersonState::Wounded)
        status.push_back(phrase("Captain wounded"));
    return status;
}

Phrase phaseOf(const SalamisAdActium& game, const State& state)
{
    const Decisions waiting = game.decisions(state);
    return waiting.count ? game.wording(*waiting.begin()) : phrase("The battle is over");
}

Phrase windOf(Wind wind)
{
    switch (wind) {
    case Wind::Calm: return phrase("Calm");
    case Wind::Light: return phrase("Light wind");
    case Wind::Moderate: return phrase("Moderate wind");
    case Wind::Fresh: return phrase("Fresh wind");
    case Wind::Gale: return phrase("Gale");
    case Wind::Storm: return phrase("Storm");
    }
    return {};
}

Phrase seaOf(Sea sea)
{
    switch (sea) {
    case Sea::Flat: return phrase("flat sea");
    case Sea::Slight: return phrase("slight sea");
    case Sea::Choppy: return phrase("choppy sea");
    case Sea::Rough: return phrase("rough sea");
    case Sea::VeryRough: return phrase("very rough sea");
    }
    return {};
}

Phrase linkOf(const Contact& contact)
{
    return contact.grappled  ? phrase("grappled")
           : contact.isRam() ? phrase("rammed")
           : contact.raked   ? phrase("raked")
                             : phrase("touching");
}

/// The poses a move leads through: after each straight run and each turn, as far as it comes.
std::vector<BoardPose> pathOf(const BattleFacts& facts, const State& state, const Move& move)
{
    std::vector<BoardPose> path{poseOf(baseOf(state, move.ship))};
    const std::int32_t allowance = allowanceOf(facts, state, move.ship, move.gait);
    for (std::int8_t steps = 1; steps <= move.count; ++steps) {
        Move part = move;
        part.count = steps;
        part.steps[static_cast<std::size_t>(steps - 1)].turn = 0;
        if (const Track straight = follow(facts, state, part, allowance); poseOf(straight.end) != path.back())
            path.push_back(poseOf(straight.end));
        part.steps[static_cast<std::size_t>(steps - 1)] = move.steps[static_cast<std::size_t>(steps - 1)];
        if (const Track whole = follow(facts, state, part, allowance); poseOf(whole.end) != path.back())
            path.push_back(poseOf(whole.end));
    }
    return path;
}

std::vector<PlacedShip> placed(std::span<const ShipNumber> ships, std::span<const free_table::Base> bases)
{
    std::vector<PlacedShip> formation;
    for (std::size_t i = 0; i < ships.size() && i < bases.size(); ++i)
        formation.push_back({ships[i], poseOf(bases[i]), 2 * bases[i].halfWidth, 2 * bases[i].halfLength});
    return formation;
}

Phrase standingOf(const BattleFacts& facts, const ContingentFacts& allies, Arrival arrival)
{
    const auto& side = facts.sides[static_cast<std::size_t>(allies.side)];
    const auto& enemy = facts.sides[static_cast<std::size_t>(1 - allies.side)];
    switch (arrival) {
    case Arrival::OwnEdge: return phrase("They come in over the edge of %1.", given(side));
    case Arrival::AnyEdge: return phrase("They come in over any edge but that of %1.", given(enemy));
    case Arrival::Refuses: return phrase("They will not fight today.");
    default: return phrase("They are not here yet.");
    }
}

/// What their coming hangs on, SA-13.1 and SA-13.2.
Phrase arrivalTerms(const HouseFigures& house, int alliedPercent)
{
    const int more = alliedPercent / 10;
    if (more == 0)
        return phrase(
            "At the start of each turn from the second: a d10. %1 or more and they come, from %2 over any "
            "edge but the enemy's; %3 or less and they will not fight.",
            house.alliesArriveFrom, house.alliesAnyEdgeFrom, house.alliesRefuseTo);
    if (more > 0)
        return phrase(
            "At the start of each turn from the second: a d10, and %4 for their price. %1 or more and they "
            "come, from %2 over any edge but the enemy's; %3 or less and they will not fight.",
            house.alliesArriveFrom, house.alliesAnyEdgeFrom, house.alliesRefuseTo, more);
    return phrase(
        "At the start of each turn from the second: a d10, less %4 for their price. %1 or more and they "
        "come, from %2 over any edge but the enemy's; %3 or less and they will not fight.",
        house.alliesArriveFrom, house.alliesAnyEdgeFrom, house.alliesRefuseTo, -more);
}

std::vector<BoardReserve> reservesOf(const BattleFacts& facts, const State& state)
{
    std::vector<BoardReserve> reserves;
    for (std::size_t i = 0; i < state.contingents.size(); ++i) {
        const ContingentFacts& allies = facts.contingents[i];
        const Arrival arrival = state.contingents[i];
        if (arrival == Arrival::Here)
            continue;
        BoardReserve& reserve = reserves.emplace_back();
        reserve.name = given(allies.name);
        reserve.side = allies.side;
        for (const int squadron : allies.squadrons)
            reserve.ships +=
                static_cast<int>(facts.squadrons[static_cast<std::size_t>(squadron)].ships.size());
        reserve.comesNow = state.phase == Phase::Arrival && state.side == allies.side
                           && (arrival == Arrival::OwnEdge || arrival == Arrival::AnyEdge);
        reserve.standing = standingOf(facts, allies, arrival);
        reserve.why = arrivalTerms(facts.figures.house, allies.alliedPercent);
        reserve.rule = "SA-13.2";
    }
    return reserves;
}

} // namespace

BoardView SalamisAdActium::boardView(const State& state, Viewer /*viewer*/) const
{
    BoardView view;
    view.kind = BoardKind::FreeTable;
    view.width = m_facts.width;
    view.depth = m_facts.depth;
    view.turn = state.turn;
    view.phase = phaseOf(*this, state);
    view.isPhaseAsked = true;
    view.deploymentDepth =
        state.phase == Phase::Deploy || state.phase == Phase::Begin ? m_facts.deploymentDepth : 0;
    view.edges = {{given(m_facts.sides[0])}, {}, {given(m_facts.sides[1])}, {}};
    if (state.phase != Phase::Begin) {
        view.wind = windOf(state.weather.wind);
        view.sea = seaOf(state.weather.sea);
        if (state.weather.wind != Wind::Calm)
            view.windFrom = free_table::headingOf(state.weather.from);
    }
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        if (!state.ships[i].onTable())
            continue;
        BoardPiece piece;
        piece.ship = number;
        piece.side = state.ships[i].holder;
        piece.name = m_facts.called(number);
        piece.classId = i < m_ships.size() ? m_ships[i].ship.classId : std::string();
        piece.pose = poseOf(state.bases[i]);
        piece.width = 2 * state.bases[i].halfWidth;
        piece.length = 2 * state.bases[i].halfLength;
        piece.isWall = m_facts.ships[i].isWall;
        const bool acts = state.phase == Phase::Action && m_facts.ships[i].squadron == state.squadron;
        piece.isActive = acts ? mayStillAct(m_facts, state, number) && !state.ships[i].hasMoved
                              : state.phase == Phase::Engines && state.ships[i].holder == state.side
                                    && mayStillFire(m_facts, state, number);
        piece.condition = conditionOf(m_facts.of(number), state.ships[i]);
        piece.status = statusOf(m_facts, state, number);
        piece.fires = state.ships[i].fires;
        piece.hasLostHeart = state.ships[i].demoralised;
        view.pieces.push_back(std::move(piece));
    }
    for (const Contact& contact : state.contacts)
        view.links.push_back({contact.a, contact.b, linkOf(contact)});
    view.reserves = reservesOf(m_facts, state);
    return view;
}

std::optional<OrderShape> SalamisAdActium::shapeOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> std::optional<OrderShape> {
            OrderShape shape;
            if constexpr (std::same_as<Kind, Move>) {
                shape.ship = given.ship;
                const Track track =
                    follow(m_facts, state, given, allowanceOf(m_facts, state, given.ship, given.gait));
                shape.end = poseOf(track.end);
                shape.path = pathOf(m_facts, state, given);
                for (const int other : track.touched)
                    if (shape.target == noShip
                        && holderOf(state, static_cast<ShipNumber>(other)) != holderOf(state, given.ship))
                        shape.target = static_cast<ShipNumber>(other);
                return shape;
            } else if constexpr (std::same_as<Kind, DeploySquadron>) {
                if (given.squadron < 0
                    || static_cast<std::size_t>(given.squadron) >= m_facts.squadrons.size())
                    return std::nullopt;
                const SquadronFacts& squadron = m_facts.squadrons[static_cast<std::size_t>(given.squadron)];
                if (squadron.isWall)
                    return std::nullopt;
                shape.formation = placed(squadron.ships, formationOf(m_facts, given));
                return shape;
            } else if constexpr (std::same_as<Kind, ComeIn>) {
                if (given.contingent < 0
                    || static_cast<std::size_t>(given.contingent) >= m_facts.contingents.size())
                    return std::nullopt;
                std::vector<free_table::Base> bases;
                std::vector<ShipNumber> ships;
                if (!arrivalPlaces(m_facts, state, given, bases))
                    return std::nullopt;
                for (const int squadron :
                     m_facts.contingents[static_cast<std::size_t>(given.contingent)].squadrons)
                    for (const ShipNumber ship : m_facts.squadrons[static_cast<std::size_t>(squadron)].ships)
                        ships.push_back(ship);
                shape.formation = placed(ships, bases);
                return shape;
            } else if constexpr (std::same_as<Kind, DeployShip>) {
                shape.ship = given.ship;
                shape.end = {given.x, given.y, given.heading};
                shape.path = {shape.end};
                return shape;
            } else if constexpr (requires {
                                     given.ship;
                                     given.target;
                                 }) {
                shape.ship = given.ship;
                shape.end = poseOf(baseOf(state, given.ship));
                shape.path = {shape.end};
                shape.target = given.target;
                return shape;
            } else if constexpr (requires { given.ship; }) {
                shape.ship = given.ship;
                shape.end = poseOf(baseOf(state, given.ship));
                shape.path = {shape.end};
                return shape;
            }
            return std::nullopt;
        },
        order);
}

} // namespace navarch::salamis
