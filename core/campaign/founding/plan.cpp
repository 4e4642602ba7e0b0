// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/plan.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/base/naming/folded.h"
#include "core/campaign/gate/gate.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/chart/chart.h"
#include "core/data/own_figures.h"
#include "core/rules/campaign/figures.h"
#include "core/rules/house_figures.h"

namespace navarch {

namespace {

/// "side Athens, fleet West: Paralos"; the place alone where that is whom the subject names already.
std::string placeWith(const std::string& place, const Phrase& subject)
{
    const std::u32string named = foldedName(subject.english());
    const std::u32string there = foldedName(place);
    const bool isNamed = there.ends_with(named)
                         && (named.size() == there.size() || there[there.size() - named.size() - 1] == U' ');
    return isNamed || named.empty() ? place : place + ": " + subject.english();
}

/// Makes actions happen to a campaign that nobody keeps yet, and turns refusals into problems.
class Founder {
public:
    explicit Founder(const Figures& figures) : m_figures(figures) {}

    Campaign campaign;
    Problems problems;

    void perform(const Action& action, const std::string& place)
    {
        const Verdict verdict = consider(campaign, m_figures, action);
        if (verdict.allowed()) {
            applyChanges(campaign, verdict.changes);
            return;
        }
        for (const Finding& finding : verdict.reasons)
            if (finding.severity == Severity::Error)
                problems.push_back({placeWith(place, finding.subject), finding.message, {}});
    }

    /// The number that the next record will get.
    [[nodiscard]] std::int64_t nextNumber() const { return campaign.head().nextNumber; }

private:
    const Figures& m_figures;
};

void addPort(Campaign& campaign, const KnownPort& known, int economicValue)
{
    HeadRecord& head = campaign.table<HeadRecord>().at(Id<HeadRecord>{1});
    PortRecord port;
    port.id = PortId{head.nextNumber++};
    port.place = known.id;
    port.name = known.name;
    port.latitude = known.latitude;
    port.longitude = known.longitude;
    port.economicValue = economicValue;
    campaign.table<PortRecord>().emplace(port.id, port);
}

void addHead(Campaign& campaign, const CampaignPlan& plan)
{
    HeadRecord head;
    head.name = plan.name;
    head.scenario = plan.scenario;
    head.seed = plan.seed;
    head.year = plan.year;
    head.month = plan.month;
    head.week = plan.week;
    head.lanesEdition = newestLanes;
    campaign.table<HeadRecord>().emplace(head.id, head);
}

/// The walls that stand in a port whoever holds it: nobody pays for them, and nothing is rolled.
void addStandingWalls(Campaign& campaign, PortId port, const Fortification& walls)
{
    HeadRecord& head = campaign.table<HeadRecord>().at(Id<HeadRecord>{1});
    int number = 0;
    for (const WallSection& section : walls.sections) {
        const Id<WallRecord> id{head.nextNumber++};
        campaign.table<WallRecord>().emplace(id, WallRecord{id, port, ++number, section});
    }
    const Id<GarrisonRecord> garrison{head.nextNumber++};
    campaign.table<GarrisonRecord>().emplace(garrison,
                                             GarrisonRecord{garrison, port, walls.garrison, 0, 0, 0});
    CommanderRecord commander;
    commander.id = CommanderId{head.nextNumber++};
    commander.name = walls.commander.name;
    commander.post = Post::Garrison;
    commander.quality = commander.qualityBought = walls.commander.quality;
    commander.port = port;
    campaign.table<CommanderRecord>().emplace(commander.id, commander);
    campaign.table<PortRecord>().at(port).defences = DefencesKind::Rolled;
}

/// Those of a port on the chart, or why they cannot stand in a port of this worth.
void addWallsOf(Founder& founder, const KnownPort& known, PortId port, int value, const Limits& limits)
{
    Fortification walls = *known.walls;
    walls.economicValue = value;
    const Findings against = fortificationFindings(walls, limits);
    for (const Finding& finding : against)
        if (finding.severity == Severity::Error)
            founder.problems.push_back({placeWith("port " + known.id, finding.subject), finding.message,
                                        phrase("Make its walls on the chart smaller, or leave it out.")});
    if (!hasErrors(against))
        addStandingWalls(founder.campaign, port, walls);
}

void addChart(Campaign& campaign, const std::string& name, const std::string& document)
{
    HeadRecord& head = campaign.table<HeadRecord>().at(Id<HeadRecord>{1});
    const Id<ChartRecord> id{head.nextNumber++};
    campaign.table<ChartRecord>().emplace(id, ChartRecord{id, name, document});
}

void addClass(Campaign& campaign, ClassRecord own)
{
    HeadRecord& head = campaign.table<HeadRecord>().at(Id<HeadRecord>{1});
    own.id = Id<ClassRecord>{head.nextNumber++};
    campaign.table<ClassRecord>().emplace(own.id, std::move(own));
}

void addAim(Campaign& campaign, AimRecord aim)
{
    HeadRecord& head = campaign.table<HeadRecord>().at(Id<HeadRecord>{1});
    aim.id = Id<AimRecord>{head.nextNumber++};
    campaign.table<AimRecord>().emplace(aim.id, aim);
}

/// Tells what a plan says of how sides stand and what they are after that cannot be meant.
void checkRelationsAndAims(Founder& founder, const CampaignPlan& plan)
{
    std::set<std::pair<std::string, std::string>> told;
    for (const PlannedRelation& each : plan.relations)
        if (!told.insert(std::minmax(each.side, each.other)).second)
            founder.problems.push_back({"relation " + each.side + ", " + each.other,
                                        phrase("How these two stand is told twice."),
                                        phrase("Leave one of the two out.")});
    for (const PlannedSide& side : plan.sides)
        for (const PlannedSide::PlannedAim& aim : side.aims)
            if (aim.enemy == side.id && !side.id.empty())
                founder.problems.push_back({"side " + side.name, phrase("It is its own aim."),
                                            phrase("Name another side or a port, or leave the aim out.")});
}

/// Adds the plan's ports and returns their numbers by their ids on the chart.
std::map<std::string, PortId> addPorts(Founder& founder, const CampaignPlan& plan, const Figures& figures)
{
    std::map<std::string, PortId> numbers;
    for (const PlannedPort& planned : plan.ports) {
        const KnownPort* known = figures.gazetteer.find(planned.place);
        const int value = known ? figures.gazetteer.economicValue(*known, plan.year) : 0;
        if (value == 0) {
            founder.problems.push_back({"port " + planned.place,
                                        known ? phrase("It is not founded in %1.", given(yearText(plan.year)))
                                              : phrase("It is not known."),
                                        phrase("Leave it out, or choose another.")});
            continue;
        }
        if (!numbers.emplace(planned.place, PortId{founder.nextNumber()}).second) {
            founder.problems.push_back(
                {"port " + planned.place, phrase("It is named twice."), phrase("Name it once.")});
            continue;
        }
        addPort(founder.campaign, *known, value);
        if (known->walls)
            addWallsOf(founder, *known, numbers.at(planned.place), value, figures.prices.limits);
    }
    return numbers;
}

/// At another scale than the usual one fleets cost so much more or less; income, loot and loans do as well, or no side could
/// feed its fleet (CP-12). They stand among the umpire's own figures, who may change them.
void scaleMoney(Founder& founder, int scale)
{
    for (const auto& figure : CampaignTables::builtIn().figures)
        for (const std::string_view key : {"income-per-value", "loot-per-value", "loan-per-value"})
            if (figure.key == key) // to the nearest, halves up
                founder.perform(SetHouseFigure{std::string(campaignRules), figure.key,
                                               std::to_string((figure.value * usualFleetScale * 2 + scale)
                                                              / (scale * 2))},
                                "figure " + figure.key);
}

/// Null when the fleet is a side's own.
const ContractRecord* contractOf(const Campaign& campaign, FleetId fleet)
{
    for (const auto& [id, contract] : campaign.table<ContractRecord>())
        if (contract.fleet == fleet)
            return &contract;
    return nullptr;
}

} // namespace

Result<std::vector<ShipClass>> ownClassesOf(const CampaignPlan& plan)
{
    std::vector<ShipClass> classes;
    Problems problems;
    const auto add = [&](const ShipClass& own, const std::string& place) {
        const auto known = std::find_if(classes.begin(), classes.end(),
                                        [&](const ShipClass& each) { return each.id == own.id; });
        if (known == classes.end())
            classes.push_back(own);
        else if (*known != own && problems.size() < maxProblems)
            problems.push_back({place, phrase("Two classes that differ have the id %1.", given(own.id)),
                                phrase("Give one of them another id.")});
    };
    for (const ShipClass& each : plan.classes)
        add(each, "classes");
    for (const PlannedSide& side : plan.sides)
        for (const PlannedSide::PlannedFleet& planned : side.fleets)
            for (const FleetShip& ship : planned.fleet.ships)
                if (ship.own.is)
                    add(*ship.own.is, "side " + side.name + ", fleet " + planned.fleet.name);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return classes;
}

Result<Campaign> foundCampaign(const CampaignPlan& plan, const Figures& base)
{
    const std::string chart = plan.chart ? chartText(*plan.chart) : std::string();
    const Figures* own = plan.chart ? figuresOnDocument(chart, base) : &base;
    if (!own || chart.size() > static_cast<std::size_t>(chartDocumentText.maxLength)) {
        Problems unfit = whyUnfitForWar(*plan.chart, "chart");
        if (unfit.empty())
            unfit.push_back({"chart",
                             phrase("It is too large for a campaign, or its ports and lanes are not sound."),
                             phrase("`navarch chart check` says what is wrong with a chart.")});
        return tl::unexpected(std::move(unfit));
    }
    const auto classes = ownClassesOf(plan);
    if (!classes)
        return tl::unexpected(classes.error());
    const Figures& figures = figuresWith(*own, *classes);
    Founder founder(figures);
    addHead(founder.campaign, plan);
    if (plan.chart)
        addChart(founder.campaign, plan.chart->name, chart);
    for (const ShipClass& each : *classes)
        addClass(founder.campaign, recordOf(each));
    const auto ports = addPorts(founder, plan, figures);
    const auto portOf = [&](const std::string& place) {
        const auto found = ports.find(place);
        return found == ports.end() ? PortId{} : found->second;
    };
    for (const auto& [key, value] : plan.settings)
        founder.perform(ChangeSetting{key, value}, "option " + key);
    if (plan.hasRecord && plan.scale != usualFleetScale)
        scaleMoney(founder, plan.scale);
    for (const OwnFigure& figure : plan.figures)
        founder.perform(SetHouseFigure{figure.rules, figure.key, figure.value}, "figure " + figure.key);

    std::map<std::string, SideId> sides;
    for (const PlannedSide& side : plan.sides) {
        sides.emplace(side.id, SideId{founder.nextNumber()});
        founder.perform(AddSide{side.name, side.colour, side.emblem, side.player, side.period,
                                portOf(side.homePort), side.budget},
                        "side " + side.name);
    }
    const auto sideOf = [&](const std::string& id) {
        const auto found = sides.find(id);
        return found == sides.end() ? SideId{} : found->second;
    };
    for (const PlannedPort& port : plan.ports) {
        if (port.owner.empty())
            continue;
        ChangePort handOver;
        handOver.port = portOf(port.place);
        handOver.owner = sideOf(port.owner);
        const PortRecord* standing = founder.campaign.find(handOver.port);
        if (!standing || standing->owner != *handOver.owner) // a side has its home already
            founder.perform(handOver, "port " + port.place);
    }
    for (const PlannedPort& port : plan.ports)
        if (!port.yard) {
            ChangePort without;
            without.port = portOf(port.place);
            without.yard = false;
            founder.perform(without, "port " + port.place);
        }
    for (const PlannedSide& side : plan.sides) {
        for (const auto& [port, defences] : side.defences)
            founder.perform(FortifyPort{portOf(port), defences}, "side " + side.name + ", port " + port);
        for (const PlannedSide::PlannedFleet& planned : side.fleets) {
            const std::string place = "side " + side.name + ", fleet " + planned.fleet.name;
            const FleetId fleet{founder.nextNumber()};
            founder.perform(
                BuyFleet{sides.at(side.id), portOf(planned.port), planned.fleet, planned.months, {}, {}, {}},
                place);
            const ContractRecord* contract = contractOf(founder.campaign, fleet);
            if (!planned.homePort.empty() && contract)
                founder.perform(ChangeContract{contract->id, {}, {}, {}, portOf(planned.homePort)}, place);
        }
    }
    checkRelationsAndAims(founder, plan);
    for (const PlannedRelation& planned : plan.relations)
        if (planned.relation != Relation::War)
            founder.perform(
                SetRelation{sideOf(planned.side), sideOf(planned.other), planned.relation, planned.weeks},
                "relation " + planned.side + ", " + planned.other);
    for (const PlannedSide& side : plan.sides)
        for (const PlannedSide::PlannedAim& aim : side.aims)
            addAim(founder.campaign, {{},
                                      sideOf(side.id),
                                      aim.port.empty() ? PortId{} : portOf(aim.port),
                                      aim.enemy.empty() ? SideId{} : sideOf(aim.enemy),
                                      aim.weight});
    if (!founder.problems.empty())
        return tl::unexpected(std::move(founder.problems));
    return std::move(founder.campaign);
}

CampaignPlan blankPlan(int year, const Figures& figures)
{
    CampaignPlan plan;
    plan.name = "New campaign";
    plan.year = year;
    for (const KnownPort& port : figures.gazetteer.all())
        if (figures.gazetteer.economicValue(port, year) > 0)
            plan.ports.push_back({port.id, {}, true});
    for (const int number : {1, 2}) {
        PlannedSide side;
        side.id = "side-" + std::to_string(number);
        side.name = "Side " + std::to_string(number);
        side.colour = number == 1 ? SideColour::Madder : SideColour::Lapis;
        side.emblem = number == 1 ? Emblem::Trident : Emblem::Owl;
        side.budget = Talents::whole(1000);
        plan.sides.push_back(std::move(side));
    }
    return plan;
}

} // namespace navarch
