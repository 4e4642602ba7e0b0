// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/voyage_plan.h"

#include "core/base/fraction.h"
#include "core/campaign/calendar.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/harbours.h"
#include "core/campaign/sea/night.h"

namespace navarch {

namespace {

constexpr int mostExactDays = 15;

GivenText placeName(const std::string& id, const Figures& figures)
{
    const KnownPort* port = figures.gazetteer.find(id);
    return given(port ? port->name : quotedForMessage(id));
}

/// The chance of any storm in so many days from today on.
void weighStorms(VoyagePlan& plan, Date date)
{
    const int days = plan.dayCount();
    Fraction calm(1);
    Fraction::Whole calmParts = 1;
    Fraction::Whole parts = 1;
    for (int day = 0; day < days; ++day) {
        if (day > 0 && day % 7 == 0)
            date = nextWeek(date);
        const int calmFaces = 100 - stormChance(date);
        if (days <= mostExactDays)
            calm = calm * Fraction(calmFaces, 100);
        calmParts *= calmFaces;
        parts *= 100;
        // Long voyages are weighed in parts of a million million, so that nothing overflows.
        if (day >= mostExactDays) {
            calmParts /= parts / 1'000'000'000'000; // both are powers of ten
            parts = 1'000'000'000'000;
        }
    }
    plan.stormPermille = static_cast<int>(((parts - calmParts) * 2000 + parts) / (parts * 2));
    plan.stormChance = days <= mostExactDays ? (Fraction(1) - calm).text()
                                             : "about " + std::to_string(plan.stormPermille) + "/1000";
}

} // namespace

Phrase whyUnrowable(const PlaceAtSea& at, const std::vector<std::string>& route, const Figures& figures)
{
    if (route.empty())
        return phrase("The route leads nowhere; name its places.");
    for (const std::string& place : route) {
        if (!figures.gazetteer.find(place))
            return phrase("%1 is no place that the gazetteer knows.", given(quotedForMessage(place)));
        if (!figures.lanes.knows(place))
            return phrase("No sea lane leads to %1.", placeName(place, figures));
    }
    if (at.isNone())
        return phrase("No sea lane begins where it lies.");
    if (route.size() == 1)
        return joined(at, route, figures.lanes).empty() && !(at.to.empty() && at.from == route.front())
                   ? phrase("No sea lane leads to %1.", placeName(route.front(), figures))
                   : Phrase();
    for (std::size_t i = 1; i < route.size(); ++i)
        if (route[i - 1] == route[i] || !figures.lanes.between(route[i - 1], route[i]))
            return phrase("No sea lane leads from %1 to %2; fleets do not cross land.",
                          placeName(route[i - 1], figures), placeName(route[i], figures));
    const std::string& first = route.front();
    const bool begins = at.to.empty() ? first == at.from || figures.lanes.between(at.from, first) != nullptr
                                      : first == at.from || first == at.to;
    if (!begins)
        return phrase("No sea lane leads from where it is to %1; fleets do not cross land.",
                      placeName(first, figures));
    return {};
}

VoyagePlan planOf(const Draft& draft, const Figures& figures, FleetId fleet,
                  const std::vector<std::string>& route, bool forced)
{
    return planOf(draft, Harbours(draft, figures), figures, fleet, route, forced);
}

VoyagePlan planOf(const Draft& draft, const Harbours& harbours, const Figures& figures, FleetId id,
                  const std::vector<std::string>& route, bool forced)
{
    VoyagePlan plan;
    const FleetRecord* found = draft.find(id);
    if (!found) {
        plan.whyNot = phrase("There is no such fleet.");
        return plan;
    }
    FleetRecord fleet = *found;
    Course course{placeOf(draft, fleet, figures.lanes), {}};
    plan.whyNot = whyUnrowable(course.at, route, figures);
    if (!plan.canBeRowed())
        return plan;
    course.ahead = joined(course.at, route, figures.lanes);
    plan.places = course.ahead;
    while (!course.isDone()) {
        VoyageDay& day = plan.days.emplace_back();
        day.day = plan.dayCount();
        day.miles = rowStage(course, fleet, forced ? forcedMilesADay : milesADay, harbours, figures.lanes);
        day.at = course.at;
        plan.miles += day.miles;
        const PortRecord* harbour =
            harbours.nearTo(positionOf(course.at, figures.lanes, figures.gazetteer), fleet.side);
        day.harbour = harbour ? harbour->id : PortId{};
        spendNight(fleet, harbour != nullptr);
        day.nightsOut = fleet.nightsOut;
        plan.mostNightsOut = std::max(plan.mostNightsOut, fleet.nightsOut);
        plan.nightsAshore += harbour && !course.isDone();
    }
    plan.wearyOars = fleet.wearyOars;
    weighStorms(plan, dateOf(draft.head()));
    return plan;
}

VoyagePlan planOf(const Campaign& campaign, const Figures& figures, FleetId fleet,
                  const std::vector<std::string>& route, bool forced)
{
    return planOf(Draft(campaign), figures, fleet, route, forced);
}

Phrase stormRiskOf(const VoyagePlan& plan)
{
    const int inHundred = (plan.stormPermille + 5) / 10;
    return inHundred == 0 && plan.stormPermille > 0 ? phrase("less than 1 in 100")
                                                    : phrase("%1 in 100", inHundred);
}

Phrase summaryOf(const VoyagePlan& plan)
{
    if (!plan.canBeRowed())
        return plan.whyNot;
    Phrase text = phrase("%1, %2", phraseN("{%n day|%n days}", plan.dayCount()),
                         phraseN("{%n mile|%n miles}", plan.miles));
    if (plan.nightsAshore > 0)
        text = phraseN("%1; {%n night|%n nights} ashore on the way", plan.nightsAshore, std::move(text));
    if (plan.mostNightsOut > 0)
        text = phraseN("%1; at most {%n night|%n nights} running away from a harbour", plan.mostNightsOut,
                       std::move(text));
    if (plan.wearyOars > 0)
        text = phraseN("%1; {%n oar factor|%n oar factors} a ship lost to weariness", plan.wearyOars,
                       std::move(text));
    return phrase("%1; storm risk %2.", std::move(text), stormRiskOf(plan));
}

} // namespace navarch
