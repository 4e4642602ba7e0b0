// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/rowing.h"

#include <algorithm>

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/night.h"
#include "core/campaign/week/escorting.h"
#include "core/campaign/week/logging.h"
#include "core/sea/place_phrase.h"

namespace navarch {

namespace {

int stageOf(const SailingFleet& fleet)
{
    return fleet.order.id && fleet.order.forced ? forcedMilesADay : milesADay;
}

bool goesToLie(const SailingFleet& fleet)
{
    return fleet.does(FleetOrder::Move) || fleet.does(FleetOrder::Lie) || fleet.does(FleetOrder::Exercise)
           || fleet.does(FleetOrder::LayUp);
}

void arrive(Week& week, SailingFleet& fleet)
{
    if (!goesToLie(fleet))
        return;
    const PortRecord* port = week.portAt(fleet);
    const bool lies = week.berth(fleet);
    const GivenText name = given(fleet.now.name);
    const Phrase off = phraseOf(fleet.course.at, week.figures.gazetteer);
    tell(week.deed, "fleet-arrived",
         lies   ? phrase("%1 puts in at %2.", name, given(port->name))
         : port ? phrase("%1 arrives %2; the port is closed to it, and it stands off.", name, off)
                : phrase("%1 arrives %2.", name, off),
         Knowing::only(fleet.now.side), "CP-7.1", {}, {port ? port->id : PortId{}, {}});
    noteTold(week, fleet.course.at, fleet.now.id);
    fleet.order.port = {};
    if (fleet.does(FleetOrder::Move) || !lies)
        finishOrder(fleet);
}

void rowVoyage(Week& week, SailingFleet& fleet)
{
    fleet.rowed = rowStage(fleet.course, fleet.now, stageOf(fleet), week.harbours, week.lanes(), &fleet.way);
    week.putAt(fleet, fleet.course.at);
    if (fleet.course.isDone())
        arrive(week, fleet);
    else
        (void)week.berth(fleet); // for the night
}

/// To the nearer end of the lane first, then to and fro between the two.
void rowPatrol(Week& week, SailingFleet& fleet)
{
    const std::string a = fleet.order.patrolFrom;
    const std::string b = fleet.order.patrolTo;
    const Lane* lane = week.lanes().between(a, b);
    if (!lane)
        return finishOrder(fleet);
    Course& course = fleet.course;
    const int stage = stageOf(fleet);
    const bool isOnLane = (course.at.from == a && (course.at.to == b || course.at.to.empty()))
                          || (course.at.from == b && (course.at.to == a || course.at.to.empty()));
    if (!isOnLane) {
        const std::map<std::string, int> miles = milesFrom(course.at, week.lanes());
        const auto toA = miles.find(a);
        const auto toB = miles.find(b);
        if (toA == miles.end() || toB == miles.end())
            return finishOrder(fleet);
        course.ahead = joined(course.at, {toB->second < toA->second ? b : a}, week.lanes());
        fleet.rowed = rowStage(course, fleet.now, stage, week.harbours, week.lanes(), &fleet.way);
    }
    while (isOnLane && fleet.rowed < stage) {
        const std::string heading = course.at.to.empty() ? (course.at.from == a ? b : a) : course.at.to;
        course.ahead = {heading};
        const int made =
            rowStage(course, fleet.now, stage - fleet.rowed, week.harbours, week.lanes(), &fleet.way);
        fleet.rowed += made;
        const PortRecord* port = course.isDone() ? week.harbours.at(heading) : nullptr;
        if (port && fleet.now.nightsOut >= freeNightsOut && week.harbours.isOpenTo(*port, fleet.now.side))
            break;
    }
    course.ahead.clear();
    week.putAt(fleet, course.at);
}

/// There is nothing ahead: a fleet that is to blockade or attack puts out and stands off its port, one that lies off the port
/// it is to lie in puts in, any other is done.
void stand(Week& week, SailingFleet& fleet)
{
    const bool isHostile =
        fleet.does(FleetOrder::Blockade) || fleet.does(FleetOrder::Attack) || fleet.does(FleetOrder::Raid);
    const PortRecord* goal = week.draft.find(fleet.order.port);
    if (goal && goesToLie(fleet) && !fleet.isInPort() && fleet.course.place() == goal->place)
        return arrive(week, fleet);
    if (fleet.does(FleetOrder::Move) || (isHostile && (!goal || fleet.course.place() != goal->place)))
        finishOrder(fleet);
    else if (isHostile && fleet.isInPort())
        week.putAt(fleet, fleet.course.at);
}

void rowFleet(Week& week, SailingFleet& fleet);

void rowEscort(Week& week, SailingFleet& fleet)
{
    SailingFleet* leader = week.find(fleet.order.escorted);
    if (!leader)
        return finishOrder(fleet);
    if (!leader->hasRowed)
        rowFleet(week, *leader);
    keepWith(week, fleet, *leader);
}

void rowFleet(Week& week, SailingFleet& fleet)
{
    if (fleet.hasRowed)
        return;
    fleet.hasRowed = true;
    const PortId from = fleet.now.port;
    const bool rests = fleet.held || fleet.course.at.isNone() || !fleet.able;
    if (fleet.waits) {
        fleet.waits = false;
    } else if (!rests) {
        if (fleet.does(FleetOrder::Patrol))
            rowPatrol(week, fleet);
        else if (fleet.does(FleetOrder::Escort))
            rowEscort(week, fleet);
        else if (!fleet.course.isDone())
            rowVoyage(week, fleet);
        else
            stand(week, fleet);
    }
    fleet.wasAtSea = fleet.rowed > 0 || !fleet.now.at.isNone();
    fleet.exercised = fleet.exercised && !fleet.wasAtSea;
    const auto isShut = [&](PortId id) {
        const PortRecord* port = week.draft.find(id);
        return port && areEnemies(week.draft, port->blockader, fleet.now.side);
    };
    if (from != fleet.now.port)
        fleet.ran = isShut(from) ? from : isShut(fleet.now.port) ? fleet.now.port : PortId{};
}

} // namespace

void rowDay(Week& week)
{
    for (SailingFleet& fleet : week.fleets) {
        fleet.dawn = fleet.course.at;
        fleet.dawnPort = fleet.now.port;
        fleet.way.clear();
        fleet.rowed = 0;
        fleet.hasRowed = fleet.wasAtSea = fleet.slipped = false;
        fleet.ran = {};
    }
    for (SailingFleet& fleet : week.fleets)
        rowFleet(week, fleet);
}

void finishOrder(SailingFleet& fleet)
{
    fleet.orderDone = true;
    fleet.course.ahead.clear();
}

void turnForHome(Week& week, SailingFleet& fleet)
{
    const PortRecord* home = week.harbours.refuge(fleet.course.at, fleet.now.side, week.lanes());
    if (!home)
        return finishOrder(fleet);
    OrderRecord order;
    order.id = fleet.order.id;
    order.fleet = fleet.now.id;
    order.order = FleetOrder::Move;
    order.port = home->id;
    fleet.order = order;
    fleet.course.ahead = joined(fleet.course.at, {home->place}, week.lanes());
}

void slipAway(Week& week, SailingFleet& fleet, Position enemy)
{
    fleet.slipped = true;
    if (fleet.isInPort() || fleet.course.at.isNone())
        return; // behind the mole already
    const Course before = fleet.course;
    Course best = before;
    std::vector<PlaceAtSea> bestWay;
    std::int64_t farthest = -1;
    const auto consider = [&](Course course) {
        if (course.isDone())
            return;
        std::vector<PlaceAtSea> way;
        (void)rowStage(course, fleet.now, milesADay, week.harbours, week.lanes(), &way);
        const std::int64_t away = hundredthsOfMiles(week.positionOf(course.at), enemy);
        if (away > farthest) {
            farthest = away;
            best = std::move(course);
            bestWay = std::move(way);
        }
    };
    consider(before);
    if (const PortRecord* home = week.harbours.refuge(before.at, fleet.now.side, week.lanes()))
        consider({before.at, joined(before.at, {home->place}, week.lanes())});
    for (const std::string& next : week.lanes().neighboursOf(before.place()))
        if (farthest < 0)
            consider({before.at, {next}});
    fleet.way.insert(fleet.way.end(), bestWay.begin(), bestWay.end());
    week.putAt(fleet, best.at);
    // What was ahead of it before is so still, from where it is now.
    const bool onItsWay = best.ahead.size() <= before.ahead.size()
                          && std::equal(best.ahead.rbegin(), best.ahead.rend(), before.ahead.rbegin());
    fleet.course.ahead = onItsWay ? best.ahead : joined(best.at, before.ahead, week.lanes());
    const PortRecord* goal = week.draft.find(fleet.order.port);
    if (before.isDone() && fleet.does(FleetOrder::Blockade) && goal)
        fleet.course.ahead = joined(best.at, {goal->place}, week.lanes());
    if (fleet.course.isDone())
        arrive(week, fleet);
    else
        (void)week.berth(fleet);
}

} // namespace navarch
