// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/listed.h"
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

constexpr std::array<PhraseText, unitKinds> unitTexts{phraseTextN("{%n miles|%n milites}"),
                                                      phraseTextN("{%n sagittarius|%n sagittarii}"),
                                                      phraseTextN("{%n ballista|%n ballistae}")};

/// "2 milites, 1 ballista"; of one side. With counters where the viewer may know of them.
Phrase unitsOf(const State& state, ShipNumber number, int side, bool withCounters)
{
    std::vector<Phrase> units;
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
            units.push_back({unitTexts[kind], count, {}});
    }
    Phrase text = listed(units);
    if (disorder > 0 && withCounters)
        text = phrase("%1; disorder %2", std::move(text), disorder);
    if (prepared > 0 && withCounters)
        text = phrase("%1; %2 with fire arrows ready", std::move(text), prepared);
    return text;
}

/// "Leak", "Leak x2".
Phrase cardsOf(Card card, int count)
{
    Phrase name = termOf(cardWords[static_cast<std::size_t>(card)]);
    return count > 1 ? phrase("%1 x%2", std::move(name), count) : name;
}

std::vector<Phrase> figuresOf(const BattleFacts& facts, const State& state, ShipNumber number, Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    const ShipFacts& about = facts.of(number);
    std::vector<Phrase> figures;
    const bool seesAll = seesCards(facts, state, number, viewer);
    for (const int side : {int{ship.holder}, 1 - ship.holder}) {
        const bool seesTheirs = side == ship.holder ? seesAll
                                                    : viewer.side < 0 || viewer.side == side
                                                          || facts.options.cards == CardsSeen::Open;
        if (Phrase units = unitsOf(state, number, side, seesTheirs); !units.isEmpty())
            figures.push_back(side == ship.holder ? std::move(units)
                                                  : phrase("Boarders: %1", std::move(units)));
    }
    figures.push_back(phrase("Mass %1, last speed %2", about.mass, ship.lastSpeed));
    if (seesAll) {
        figures.push_back(phrase("Hull %1 of %2", std::max<int>(0, ship.hull), about.hull));
        figures.push_back(phraseN("{%n rex a turn|%n rexes a turn}", adjustedMax(facts, state, number)));
        if (about.extrasATurn > 0 && !facts.options.extraUnlimited)
            figures.push_back(phraseN("{%n Extra card left|%n Extra cards left}", ship.extras));
        std::vector<Phrase> box;
        for (std::size_t kind = 0; kind < cardKinds; ++kind)
            if (const int count = ship.box.of(static_cast<Card>(kind)); count > 0)
                box.push_back(cardsOf(static_cast<Card>(kind), count));
        if (!box.empty())
            figures.push_back(phrase("Damage box: %1", listed(box)));
    }
    const bool isOpen = state.phase != Phase::Orders && state.phase != Phase::Deploy;
    if (ship.isPlotted && (isOpen || readsOrders(state, number, viewer)))
        figures.push_back(phrase("Orders %1", given(textOf(ship.plot, writerOf(facts)))));
    return figures;
}

std::vector<Phrase> statusOf(const BattleFacts& facts, const State& state, ShipNumber number, Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    std::vector<Phrase> status;
    const auto add = [&](bool is, Phrase text) {
        if (is)
            status.push_back(std::move(text));
    };
    add(ship.isPrize, phrase("Prize"));
    add(ship.isPrize && !isCommanded(facts, state, number), phrase("Lies still without a crew"));
    add(ship.fires > 0, phraseN("{%n fire|%n fires}", ship.fires));
    int counters = 0;
    for (const Grapple& each : state.grapples)
        counters += each.on == number ? each.count : 0;
    add(counters > 0, phraseN("{%n grapple on her|%n grapples on her}", counters));
    const int stuck = ship.lying.of(Card::Stuck);
    add(stuck > 0, phrase("Stuck"));
    add(isHeld(state, number) && counters == 0 && stuck == 0, phrase("Held"));
    if (seesCards(facts, state, number, viewer))
        for (const Card card : {Card::RowerDisorder, Card::Leak, Card::RudderDamaged, Card::RudderJammed,
                                Card::OarsBroken, Card::OarsFouled})
            if (const int count = ship.lying.of(card); count > 0)
                status.push_back(cardsOf(card, count));
    add(ship.isStopped && state.phase != Phase::Orders, phrase("Stopped"));
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

Phrase phaseOf(const State& state)
{
    switch (state.phase) {
    case Phase::Deploy: return phrase("Deployment");
    case Phase::Orders: return phrase("Orders");
    case Phase::Meetings: return phrase("Movement, sub-phase %1 of 6", state.subPhase);
    case Phase::Targets: return phrase("Damage: targets");
    case Phase::Mending:
    case Phase::Laying: return phrase("Recovery");
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

void addLinks(const State& state, BoardView& view)
{
    for (const Grapple& each : state.grapples)
        view.links.push_back({each.by, each.on, phrase("grappled")});
    for (const Stuck& each : state.stuck)
        view.links.push_back({each.ship, each.other, phrase("stuck")});
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
    view.phase = phaseOf(state);
    view.isPhaseAsked = state.phase == Phase::Orders;
    // The first side's edge is the west; from there clockwise.
    const bool hasShore =
        std::all_of(m_facts.board.terrain.begin(), m_facts.board.terrain.begin() + m_facts.board.columns,
                    [](hex::Terrain what) { return what == hex::Terrain::Land; });
    view.edges = {
        {given(m_facts.sides[0])}, hasShore ? shoreAt({}) : BoardEdge(), {given(m_facts.sides[1])}, {}};
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
                {given(about.name), ship.holder, 1, comes && !ship.isReturning,
                 ship.isReturning ? phrase("comes back this turn") : phrase("off the map"),
                 textOf(m_facts, {.fault = Fault::Away, .n = ship.mayReturn}), "PM-13.2"});
        }
        if (!ship.onMap() || isSecret)
            continue;
        BoardPiece piece;
        piece.ship = number;
        piece.side = ship.holder;
        piece.name = given(about.name);
        piece.classId = about.classId;
        piece.pose = poseOf(ship.pose);
        piece.length = about.length;
        piece.isActive = isActiveNow(m_facts, state, number, viewer);
        piece.figures = figuresOf(m_facts, state, number, viewer);
        piece.status = statusOf(m_facts, state, number, viewer);
        piece.fires = ship.fires;
        if (seesCards(m_facts, state, number, viewer)) {
            piece.condition = conditionOf(m_facts, state, number);
            piece.isSinking = ship.lying.of(Card::Leak) > 0;
        }
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
