// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/counted.h"
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/battle/secrets.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/movement/moves.h"
#include "core/rules/pompeius/phases/turn.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/setup/deploy.h"
#include "core/rules/pompeius/state/condition.h"
#include "core/rules/pompeius/state/ship_names.h"

namespace navarch::pompeius {

namespace {

BoardPose poseOf(const rex::Pose& pose)
{
    return {rex::columnOf(pose.stern), rex::rowOf(pose.stern), pose.heading};
}

/// Whether a viewer may read orders that are not shown yet.
bool readsOrders(const State& state, ShipNumber number, Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    return viewer.side < 0 || (ship.holder == viewer.side && (viewer.seat < 0 || viewer.seat == ship.seat));
}

/// "2 milites, 1 ballista"; of one side. With counters where the viewer may know of them.
std::string unitsText(const State& state, ShipNumber number, int side, bool withCounters)
{
    std::string text;
    int disorder = 0;
    int prepared = 0;
    for (std::size_t kind = 0; kind < unitKinds; ++kind) {
        int count = 0;
        for (const Unit& unit : state.units)
            if (unit.isAboard(number) && unit.side == side && unit.kind == static_cast<UnitKind>(kind)) {
                ++count;
                disorder += unit.disorder;
                prepared += unit.isPrepared ? 1 : 0;
            }
        if (count > 0)
            text +=
                (text.empty() ? "" : ", ") + counted(count, unitWords[kind].one.en, unitWords[kind].many.en);
    }
    if (disorder > 0 && withCounters)
        text += "; disorder " + std::to_string(disorder);
    if (prepared > 0 && withCounters)
        text += "; " + std::to_string(prepared) + " with fire arrows ready";
    return text;
}

std::string cardsText(const CardCounts& cards)
{
    std::string text;
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        if (const int count = cards.of(static_cast<Card>(kind)); count > 0)
            text += (text.empty() ? "" : ", ") + std::string(cardWords[kind].en)
                    + (count > 1 ? " x" + std::to_string(count) : std::string());
    return text;
}

std::vector<std::string> figuresOf(const BattleFacts& facts, const State& state, ShipNumber number,
                                   Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    const ShipFacts& about = facts.of(number);
    std::vector<std::string> figures;
    const bool seesAll = seesCards(facts, state, number, viewer);
    for (const int side : {int{ship.holder}, 1 - ship.holder}) {
        const bool seesTheirs = side == ship.holder ? seesAll
                                                    : viewer.side < 0 || viewer.side == side
                                                          || facts.options.cards == CardsSeen::Open;
        if (const std::string units = unitsText(state, number, side, seesTheirs); !units.empty())
            figures.push_back((side == ship.holder ? "" : "Boarders: ") + units);
    }
    figures.push_back("Mass " + std::to_string(about.mass) + ", last speed "
                      + std::to_string(ship.lastSpeed));
    if (seesAll) {
        figures.push_back("Hull " + std::to_string(std::max<int>(0, ship.hull)) + " of "
                          + std::to_string(about.hull));
        figures.push_back(counted(adjustedMax(facts, state, number), "rex a turn", "rexes a turn"));
        if (about.extrasATurn > 0 && !facts.options.extraUnlimited)
            figures.push_back(counted(ship.extras, "Extra card left", "Extra cards left"));
        if (const std::string box = cardsText(ship.box); !box.empty())
            figures.push_back("Damage box: " + box);
    }
    const bool isOpen = state.phase != Phase::Orders && state.phase != Phase::Deploy;
    if (ship.isPlotted && (isOpen || readsOrders(state, number, viewer)))
        figures.push_back("Orders " + textOf(ship.plot, writerOf(facts)));
    return figures;
}

std::vector<std::string> statusOf(const BattleFacts& facts, const State& state, ShipNumber number,
                                  Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    std::vector<std::string> status;
    const auto add = [&](bool is, std::string text) {
        if (is)
            status.push_back(std::move(text));
    };
    add(ship.isPrize, "Prize");
    add(ship.isPrize && !isCommanded(facts, state, number), "Lies still without a crew");
    add(ship.fires > 0, counted(ship.fires, "fire", "fires"));
    int counters = 0;
    for (const Grapple& each : state.grapples)
        counters += each.on == number ? each.count : 0;
    add(counters > 0, counted(counters, "grapple on her", "grapples on her"));
    const int stuck = ship.lying.of(Card::Stuck);
    add(stuck > 0, "Stuck");
    add(isHeld(state, number) && counters == 0 && stuck == 0, "Held");
    if (seesCards(facts, state, number, viewer))
        for (const Card card : {Card::RowerDisorder, Card::Leak, Card::RudderDamaged, Card::RudderJammed,
                                Card::OarsBroken, Card::OarsFouled})
            if (const int count = ship.lying.of(card); count > 0)
                status.push_back(std::string(cardWords[static_cast<std::size_t>(card)].en)
                                 + (count > 1 ? " x" + std::to_string(count) : std::string()));
    add(ship.isStopped && state.phase != Phase::Orders, "Stopped");
    return status;
}

bool isActiveNow(const BattleFacts& facts, const State& state, ShipNumber number, Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    if (!readsOrders(state, number, viewer))
        return false;
    switch (state.phase) {
    case Phase::Deploy: return isDeploying(facts, state, ship.holder);
    case Phase::Orders: return isSeatsTurn(facts, state, number) && isCommanded(facts, state, number);
    case Phase::Meetings: return openMeeting(state) && openMeeting(state)->chooser == number;
    case Phase::Targets:
        return std::any_of(state.shots.begin(), state.shots.end(), [&](const Shot& shot) {
            return shot.isOpen && shot.target == noShip && unitOf(state, shot.unit).home == number
                   && isSeatsTurn(facts, state, number);
        });
    case Phase::Mending:
        return !state.successes.empty() && unitOf(state, state.successes.front().unit).home == number;
    case Phase::Laying: return shipToSpread(facts, state) == number;
    case Phase::Over: break;
    }
    return false;
}

std::string phaseWords(const State& state)
{
    switch (state.phase) {
    case Phase::Deploy: return "Deployment";
    case Phase::Orders: return "Orders";
    case Phase::Meetings: return "Movement, sub-phase " + std::to_string(state.subPhase) + " of 6";
    case Phase::Targets: return "Damage: targets";
    case Phase::Mending:
    case Phase::Laying: return "Recovery";
    case Phase::Over: break;
    }
    return "The battle is over";
}

void addLinks(const State& state, BoardView& view)
{
    for (const Grapple& each : state.grapples)
        view.links.push_back({each.by, each.on, "grappled"});
    for (const Stuck& each : state.stuck)
        view.links.push_back({each.ship, each.other, "stuck"});
}

} // namespace

BoardView Pompeius::boardView(const State& state, Viewer viewer) const
{
    BoardView view;
    view.kind = BoardKind::Rexes;
    view.width = m_facts.board.columns;
    view.depth = m_facts.board.rows;
    view.terrain = m_facts.board.terrain;
    view.turn = state.turn;
    view.phase = phaseWords(state);
    // The first side's edge is the west; from there clockwise.
    const bool hasShore =
        std::all_of(m_facts.board.terrain.begin(), m_facts.board.terrain.begin() + m_facts.board.columns,
                    [](hex::Terrain what) { return what == hex::Terrain::Land; });
    view.edges = {m_facts.sides[0], hasShore ? "Shore" : "", m_facts.sides[1], ""};
    view.deploymentDepth = state.phase == Phase::Deploy ? m_facts.house().zoneColumns : 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        const ShipFacts& about = m_facts.ships[i];
        const bool isForeign = viewer.side >= 0 && viewer.side != ship.holder;
        // The better admiral sees the other's ships before he places his own.
        const bool isSecret = state.phase == Phase::Deploy && isForeign
                              && !(m_facts.deploysLast >= 0 && ship.holder != m_facts.deploysLast
                                   && state.seat[static_cast<std::size_t>(ship.holder)] != 0);
        if (ship.where == Whereabouts::Away && !isForeign) {
            const bool comes = mayReturn(m_facts, state, number);
            view.reserves.push_back(
                {about.name, ship.holder, 1, comes && !ship.isReturning,
                 ship.isReturning ? phrase("comes back this turn") : phrase("off the map"),
                 textOf(m_facts, {.fault = Fault::Away, .n = ship.mayReturn}), "PM-13.2"});
        }
        if (!ship.onMap() || isSecret)
            continue;
        BoardPiece piece;
        piece.ship = number;
        piece.side = ship.holder;
        piece.name = about.name;
        piece.classId = about.classId;
        piece.pose = poseOf(ship.pose);
        piece.length = about.length;
        piece.isActive = isActiveNow(m_facts, state, number, viewer);
        piece.figures = figuresOf(m_facts, state, number, viewer);
        piece.status = statusOf(m_facts, state, number, viewer);
        if (seesCards(m_facts, state, number, viewer))
            piece.condition = conditionOf(m_facts, state, number);
        // However little of her hull is left, she rows and fights while there is any: no wreck yet.
        if (piece.condition.damage == Damage::Wrecked && ship.hull > 0)
            piece.condition.damage = Damage::Severe;
        view.pieces.push_back(std::move(piece));
    }
    addLinks(state, view);
    return view;
}

std::optional<OrderShape> Pompeius::shapeOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> std::optional<OrderShape> {
            if constexpr (requires { given.ship; }) {
                if (!isShip(state, given.ship))
                    return std::nullopt;
                OrderShape shape;
                shape.ship = given.ship;
                shape.end = poseOf(shipOf(state, given.ship).pose);
                if constexpr (requires { given.column; })
                    shape.end = {given.column, given.row, given.heading};
                shape.path = {shape.end};
                if constexpr (requires { given.target; })
                    shape.target = given.target;
                if constexpr (std::same_as<Kind, PlotShip>) {
                    rex::Pose pose = startOf(state, given.ship);
                    for (const Step step : given.plot.steps()) {
                        if (isOffMap(m_facts, given.ship, pose))
                            break;
                        pose = after(pose, step);
                        shape.path.push_back(poseOf(pose));
                    }
                    shape.end = poseOf(pose);
                }
                return shape;
            }
            return std::nullopt;
        },
        order);
}

} // namespace navarch::pompeius
