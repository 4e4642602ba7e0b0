// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/base/json_reader.h"
#include "core/base/listed.h"
#include "core/base/naming/meant.h"
#include "core/campaign/actions/side_actions.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/founding/recorded_fleet.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/records/charts.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/campaign/settings/settings.h"
#include "core/data/own_figures.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

constexpr int sideLimit = 8;
constexpr int mostRelations = 28; // of eight sides

/// Reads one scenario file; ports and sides may be named before they are defined, so references are checked last.
class PlanReader {
public:
    PlanReader(const std::string& file, const Figures& figures, int scale, std::shared_ptr<const Chart> chart,
               Problems& problems)
        : m_file(file),
          m_figures(&figures),
          m_problems(problems)
    {
        m_plan.scale = scale;
        m_plan.chart = std::move(chart);
    }

    CampaignPlan read(const Json& json)
    {
        ObjectReader top(json, m_file, {}, m_problems);
        top.expectFormat(scenarioFormat);
        std::string source;
        top("id", m_plan.scenario, nameText);
        top("name", m_plan.name, nameText);
        top("source", source, noteText);
        top("summary", m_plan.summary, noteText);
        top("history", m_plan.history, noteText);
        top("seed", m_plan.seed, numberBounds);
        top("year", m_plan.year, yearBounds);
        top("month", m_plan.month, Bounds{1, 12});
        top("week", m_plan.week, Bounds{1, 4});
        if (m_plan.year == 0)
            top.refuse("year", phrase("There is no year 0."), phrase("431 BCE is -431."));
        readSettings(top);
        readItsChart(top);
        m_plan.classes = readOwnClasses(top, "classes", m_figures->classes);
        m_figures = &figuresWith(*m_figures, m_plan.classes);
        m_plan.figures = readOwnFigures(top);
        for (const Json* item : top.items("ports", 500))
            readPort(*item, "ports[" + std::to_string(m_plan.ports.size()) + "]");
        for (const Json* item : top.items("sides", sideLimit))
            readSide(*item, "sides[" + std::to_string(m_plan.sides.size()) + "]");
        for (const Json* item : top.items("relations", mostRelations))
            readRelation(*item, "relations[" + std::to_string(m_plan.relations.size()) + "]");
        for (const Json* item : top.items("battles", 20))
            readBattle(*item, "battles[" + std::to_string(m_plan.battles.size()) + "]");
        top.finish();
        checkReferences(top);
        return std::move(m_plan);
    }

private:
    [[nodiscard]] std::vector<std::string> portIds() const
    {
        std::vector<std::string> ids;
        for (const KnownPort& port : m_figures->gazetteer.all())
            ids.push_back(port.id);
        return ids;
    }

    /// Which option may have been meant, and which there are.
    static Phrase optionsInstead(const std::string& key)
    {
        std::vector<std::string> keys;
        std::vector<Phrase> list;
        for (const SettingRule& rule : settingRules()) {
            keys.emplace_back(rule.key);
            list.emplace_back(given(keys.back()));
        }
        return sentences({didYouMean(key, keys), phrase("Choose %1.", listedWithOr(list))});
    }

    void readSettings(ObjectReader& top)
    {
        for (const Json* item : top.items("settings", 100)) {
            ObjectReader read(*item, m_file, "settings[" + std::to_string(m_plan.settings.size()) + "]",
                              m_problems, Missing::IsAProblem);
            std::string key;
            std::string value;
            read("key", key, nameText);
            read("value", value, noteText);
            read.finish();
            const SettingRule* rule = settingRule(key);
            if (!rule)
                read.refuse("key", phrase("There is no option %1.", given(quotedForMessage(key))),
                            optionsInstead(key));
            else if (!rule->allows(value))
                read.refuse("value", phrase("%1 cannot be chosen.", given(quotedForMessage(value))),
                            phrase("Choose %1.", rule->choicePhrase()));
            m_plan.settings.emplace_back(std::move(key), std::move(value));
        }
    }

    /// A chart of its own, or the built-in one by its name.
    void readItsChart(ObjectReader& top)
    {
        const Json* json = top.value("chart");
        if (m_plan.chart) {
            sailOn(*m_plan.chart, m_file + ": chart");
            return;
        }
        if (!json || *json == builtInChartName)
            return;
        m_isSeaKnown = false; // until it is read: a port is not called unknown because its chart is
        if (!json->is_object()) {
            top.refuse("chart", phrase("A chart belongs here."),
                       phrase("Write a \"navarch-chart/1\" as `navarch chart lanes` writes it, or \"%1\".",
                              given(builtInChartName)));
            return;
        }
        const std::string file = m_file + ": chart";
        take(chartFromJson(*json, file), [&](Chart&& chart) {
            sailOn(chart, file);
            m_plan.chart = std::make_shared<const Chart>(std::move(chart));
        });
    }

    /// Ports and lanes are those of `chart` from now on, when a war can be played on it.
    void sailOn(const Chart& chart, const std::string& file)
    {
        const std::string document = chartText(chart);
        Problems unfit = whyUnfitForWar(chart, file);
        if (document.size() > static_cast<std::size_t>(chartDocumentText.maxLength))
            unfit.push_back(
                {file, phrase("The chart is too large for a campaign."), phrase("Simplify its coast.")});
        else if (unfit.empty())
            m_figures = figuresOnDocument(document, *m_figures);
        m_isSeaKnown = unfit.empty();
        m_problems.insert(m_problems.end(), unfit.begin(), unfit.end());
    }

    void readPort(const Json& json, const std::string& path)
    {
        PlannedPort port;
        ObjectReader read(json, m_file, path, m_problems);
        read("place", port.place, nameText);
        read("owner", port.owner, optionalNameText);
        read("yard", port.yard);
        read.finish();
        if (m_isSeaKnown && !m_figures->gazetteer.find(port.place))
            read.refuse(
                "place", phrase("There is no port %1.", given(quotedForMessage(port.place))),
                sentences({didYouMean(port.place, portIds()),
                           m_plan.chart
                               ? phrase("Name one of its chart's ports.")
                               : phrase("`navarch scenario export saronic-gulf --chart` names them all.")}));
        m_plan.ports.push_back(std::move(port));
    }

    void readSide(const Json& json, const std::string& path)
    {
        PlannedSide side;
        ObjectReader read(json, m_file, path, m_problems);
        read("id", side.id, nameText);
        read("name", side.name, nameText);
        read("colour", side.colour);
        read("emblem", side.emblem);
        read("player", side.player);
        read("period", side.period);
        read("home_port", side.homePort, optionalNameText);
        read("budget", side.budget, budgetBounds);
        m_portsNamed.push_back({read.pathOf("home_port"), side.homePort});
        SideCosts usual;
        SideCosts scaled;
        int row = 0; // of the file: a fleet that cannot be read has one as well
        for (const Json* item : read.items("fleets", 50))
            readSideFleet(*item, path + ".fleets[" + std::to_string(row++) + "]", side, usual, scaled);
        row = 0;
        for (const Json* item : read.items("defences", 50)) {
            ObjectReader walls(*item, m_file, path + ".defences[" + std::to_string(row++) + "]", m_problems);
            std::string port;
            walls("port", port, nameText);
            m_portsNamed.push_back({walls.pathOf("port"), port});
            if (const Json* list = walls.value("defences"))
                take(readFortification(*list, m_file + ": " + walls.pathOf("defences")),
                     [&](Fortification&& built) {
                         usual.add(built, m_figures->prices);
                         scaled.add(built, m_figures->prices);
                         side.defences.push_back({port, std::move(built)});
                     });
            walls.finish();
        }
        for (const Json* item : read.items("aims", 50))
            readAim(*item, path + ".aims[" + std::to_string(side.aims.size()) + "]", side);
        if (m_plan.scale != usualFleetScale)
            side.budget = budgetAtScale(side.budget, usual, scaled);
        read.finish();
        m_plan.sides.push_back(std::move(side));
    }

    void readAim(const Json& json, const std::string& path, PlannedSide& side)
    {
        PlannedSide::PlannedAim aim;
        ObjectReader read(json, m_file, path, m_problems);
        read("port", aim.port, optionalNameText);
        read("enemy", aim.enemy, optionalNameText);
        read("weight", aim.weight, Bounds{1, 9});
        if (aim.port.empty() == aim.enemy.empty())
            read.refuse({}, phrase("An aim is a port or an enemy."), phrase("Give one of the two."));
        m_portsNamed.push_back({read.pathOf("port"), aim.port});
        m_sidesNamed.push_back({read.pathOf("enemy"), aim.enemy});
        read.finish();
        side.aims.push_back(std::move(aim));
    }

    void readRelation(const Json& json, const std::string& path)
    {
        PlannedRelation relation;
        ObjectReader read(json, m_file, path, m_problems);
        read("side", relation.side, nameText);
        read("other", relation.other, nameText);
        read("relation", relation.relation);
        read("weeks", relation.weeks, Bounds{0, truceWeeks.most});
        m_sidesNamed.push_back({read.pathOf("side"), relation.side});
        m_sidesNamed.push_back({read.pathOf("other"), relation.other});
        read.finish();
        m_plan.relations.push_back(std::move(relation));
    }

    /// A fleet at the plan's scale; what it costs is added to `scaled`, and what it would cost at the usual one to `usual`.
    void readSideFleet(const Json& json, const std::string& path, PlannedSide& side, SideCosts& usual,
                       SideCosts& scaled)
    {
        PlannedSide::PlannedFleet planned;
        ObjectReader read(json, m_file, path, m_problems);
        read("port", planned.port, nameText);
        read("months", planned.months, Bounds{1, 120});
        read("home_port", planned.homePort, nameText);
        m_portsNamed.push_back({read.pathOf("port"), planned.port});
        m_portsNamed.push_back({read.pathOf("home_port"), planned.homePort});
        const std::size_t before = side.fleets.size();
        if (const Json* list = read.value("fleet"))
            take(readRecordedFleet(*list, m_file + ": " + read.pathOf("fleet"), *m_figures),
                 [&](RecordedFleet&& bought) {
                     if (bought.fleet.alliedPercent == 0 && (read.has("months") || read.has("home_port")))
                         read.refuse(
                             {}, phrase("Only an allied fleet has a contract with months and a home port."),
                             phrase("Give the fleet an \"allied_percent\"."));
                     m_plan.hasRecord = m_plan.hasRecord || bought.hasRecord();
                     planned.fleet = atScale(bought, m_plan.scale);
                     usual.add(atScale(bought, usualFleetScale), m_figures->prices);
                     scaled.add(planned.fleet, m_figures->prices);
                     side.fleets.push_back(std::move(planned));
                 });
        else
            read.refuse("fleet", phrase("The fleet is missing."),
                        phrase("Write it here, a \"navarch-fleet/1\"."));
        if (side.fleets.size() > before)
            m_fleets.push_back({read.pathOf("fleet.name"), side.fleets.back().fleet.name});
        else
            m_areFleetsKnown = false;
        read.finish();
    }

    void readBattle(const Json& json, const std::string& path)
    {
        PlannedBattle battle;
        ObjectReader read(json, m_file, path, m_problems);
        read("name", battle.name, nameText);
        read("note", battle.note, noteText);
        read("rules", battle.rules, nameText);
        read("place", battle.place);
        read("port", battle.port, optionalNameText);
        m_portsNamed.push_back({read.pathOf("port"), battle.port});
        int row = 0;
        for (const Json* name : read.items("fleets", 40)) {
            const std::string place = read.pathOf("fleets[" + std::to_string(row++) + "]");
            if (name->is_string()) {
                battle.fleets.push_back(name->get<std::string>());
                m_fleetsNamed.push_back({place, battle.fleets.back()});
            } else
                read.refuse("fleets", phrase("A fleet is named here."),
                            phrase("Write the names of fleets of this file."));
        }
        read.finish();
        m_plan.battles.push_back(std::move(battle));
    }

    template <class Part, class Use>
    void take(Result<Part> part, Use use)
    {
        if (part)
            use(std::move(*part));
        else
            m_problems.insert(m_problems.end(), part.error().begin(), part.error().end());
    }

    /// Whatever names a thing of this file names one that is there. What could not be read is no reason to call a name unknown.
    void checkReferences(ObjectReader& top)
    {
        for (const Named& named : m_portsNamed)
            if (!named.name.empty()
                && std::none_of(m_plan.ports.begin(), m_plan.ports.end(),
                                [&](const PlannedPort& port) { return port.place == named.name; }))
                top.refuse(named.path,
                           phrase("The port %1 is not among the campaign's ports.",
                                  given(quotedForMessage(named.name))),
                           phrase("Add it there."));
        const auto hasSide = [&](const std::string& id) {
            return std::any_of(m_plan.sides.begin(), m_plan.sides.end(),
                               [&](const PlannedSide& side) { return side.id == id; });
        };
        for (std::size_t i = 0; i < m_plan.ports.size(); ++i) {
            const PlannedPort& port = m_plan.ports[i];
            if (!port.owner.empty() && !hasSide(port.owner))
                top.refuse("ports[" + std::to_string(i) + "].owner",
                           phrase("%1 belongs to %2, who is no side.", given(port.place),
                                  given(quotedForMessage(port.owner))),
                           bySideId());
        }
        for (const Named& named : m_sidesNamed)
            if (!named.name.empty() && !hasSide(named.name))
                top.refuse(named.path, phrase("%1 is no side.", given(quotedForMessage(named.name))),
                           bySideId());
        for (const Named& named : m_fleetsNamed)
            if (m_areFleetsKnown && std::none_of(m_fleets.begin(), m_fleets.end(), [&](const Named& fleet) {
                    return fleet.name == named.name;
                }))
                top.refuse(named.path, phrase("There is no fleet %1.", given(quotedForMessage(named.name))),
                           phrase("Name one of the sides' fleets."));
        std::set<std::string> sides;
        for (std::size_t i = 0; i < m_plan.sides.size(); ++i)
            if (!sides.insert(m_plan.sides[i].id).second)
                top.refuse("sides[" + std::to_string(i) + "].id",
                           phrase("Two sides are called %1.", given(quotedForMessage(m_plan.sides[i].id))),
                           phrase("Give each its own id."));
        std::set<std::string> fleets;
        for (const Named& fleet : m_fleets)
            if (!fleets.insert(fleet.name).second)
                top.refuse(fleet.path,
                           phrase("Two fleets are called %1.", given(quotedForMessage(fleet.name))),
                           phrase("Give each its own name."));
    }

    static Phrase bySideId() { return phrase("Name one of the sides by its id."); }

    /// A name of something, and the place in the file where it stands.
    struct Named {
        std::string path;
        std::string name;
    };

    const std::string& m_file;
    const Figures* m_figures; ///< with the places of the scenario's chart
    Problems& m_problems;
    CampaignPlan m_plan;
    bool m_isSeaKnown = true;     ///< whether its chart could be read
    bool m_areFleetsKnown = true; ///< whether all could be read
    std::vector<Named> m_fleets;
    std::vector<Named> m_portsNamed, m_sidesNamed, m_fleetsNamed; ///< empty where nothing is named
};

} // namespace

Result<CampaignPlan> readPlan(const Json& json, const std::string& file, const Figures& figures, int scale,
                              std::shared_ptr<const Chart> chart)
{
    Problems problems;
    CampaignPlan plan = PlanReader(file, figures, scale, std::move(chart), problems).read(json);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return plan;
}

} // namespace navarch
