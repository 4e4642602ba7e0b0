// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/played_examples.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/battle/match/registry.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/gate/gate.h"
#include "core/campaign/turn/turn_actions.h"
#include "core/campaign/war/war.h"
#include "core/data/figures.h"
#include "core/rules/house_figures.h"

namespace navarch {

namespace {

constexpr std::size_t mostDice = 6; ///< of an event: who would read more has missed the point
constexpr std::size_t mostLines = 10;
constexpr int weeks = 24;
constexpr int turns = 14;

/// Who fights: sides and ships as the sample war has them, the last two of each larger than they were.
struct ExampleFleet {
    const char* side;
    std::array<const char*, 5> ships;
};
constexpr std::array<ExampleFleet, 2> fleets{
    {{"Athens", {"Paralos", "Salaminia", "Theoris", "Eleusis", "Nike"}},
     {"Corinth", {"Pegasos", "Bellerophon", "Isthmia", "Kypselis", "Peirene"}}}};
constexpr std::size_t triremes = 3;

/// What the captains do there is of no account, so they may do it quickly.
constexpr LookAhead noneAhead{};

/// Of all that happened under a rule the first that has dice, and not too many; else the first at all.
class Gatherer {
public:
    /// Of `rule` and of every rule that its dice and what is added to them name.
    void add(const Phrase& text, const std::string& rule, const std::vector<Roll>& dice,
             const std::vector<DieModifier>& modifiers)
    {
        if (dice.empty() || dice.size() > mostDice || text.isEmpty())
            return;
        std::vector<Phrase> lines{phrase("As captains had it: %1", text)};
        for (const Roll& roll : dice)
            lines.push_back(
                roll.result.isEmpty()
                    ? phrase("%1, d%2: %3", termOf(roll.why), roll.sides, roll.face)
                    : phrase("%1, d%2: %3, %4", termOf(roll.why), roll.sides, roll.face, roll.result));
        for (const DieModifier& modifier : modifiers)
            lines.push_back(phrase("%1: %2", termOf(modifier.text), withSign(modifier.value)));
        if (lines.size() > mostLines)
            return;
        keep(rule, lines, modifiers.size());
        for (const Roll& roll : dice)
            keep(roll.rule, lines, modifiers.size());
        for (const DieModifier& modifier : modifiers)
            keep(modifier.rule, lines, modifiers.size());
    }

    [[nodiscard]] PlayedExamples take() { return std::move(m_found); }

private:
    void keep(const std::string& rule, const std::vector<Phrase>& lines, std::size_t modifiers)
    {
        if (rule.empty())
            return;
        // One with something added to its die tells more than one without.
        const auto known = m_modifiers.find(rule);
        if (known != m_modifiers.end() && (known->second > 0 || modifiers == 0))
            return;
        m_modifiers[rule] = modifiers;
        m_found[rule] = lines;
    }

    PlayedExamples m_found;
    std::map<std::string, std::size_t> m_modifiers;
};

FleetShip shipOf(const Figures& figures, const char* id, const char* name)
{
    FleetShip ship;
    ship.name = name;
    ship.classId = id;
    if (const ShipClass* known = figures.classes.find(id))
        ship.fit = known->fit;
    ship.fit.archers = 1;
    ship.fit.marines = std::max(ship.fit.marines, 1);
    return ship;
}

/// Two mixed fleets; before a harbour the second has walls with engines and pots.
BattleBrief briefOf(std::string_view game, const Figures& figures, const HouseValues& changes,
                    PlaceKind place)
{
    BattleBrief brief;
    brief.rules = game;
    brief.place = place;
    brief.seed = 5;
    brief.turnLimit = turns;
    brief.houseTables = houseTablesWith(changes, game);
    brief.weather.wind = Wind::Moderate;
    for (const auto& [name, ships] : fleets) {
        BriefSide side;
        side.name = name;
        side.captain = Temperament::Bold;
        for (std::size_t i = 0; i < ships.size(); ++i)
            side.fleet.ships.push_back(shipOf(figures, i < triremes ? "trireme" : "quinquereme", ships[i]));
        side.fleet.ships.back().fit.ballistae = 1;
        side.fleet.ships.back().fit.firePots = 1;
        brief.sides.push_back(std::move(side));
    }
    if (place == PlaceKind::Port) {
        Fortification port;
        port.economicValue = 5;
        WallSection section;
        section.capacity = 5;
        section.archers = 1;
        section.marines = 1;
        section.ballistae = 1;
        section.boilingOil = 1;
        port.sections.push_back(section);
        brief.sides.back().walls = port;
    }
    return brief;
}

void fight(const BattleBrief& brief, const Figures& figures, Gatherer& gatherer)
{
    const auto match = builtInRuleSets().open(brief, figures);
    if (!match)
        return;
    playToEnd(**match, noneAhead);
    for (const MatchStep& step : (*match)->steps())
        for (const BattleEvent& event : step.events)
            gatherer.add(event.text, event.rule, event.dice, event.modifiers);
}

void wage(const Figures& figures, const HouseValues& changes, Gatherer& gatherer)
{
    const auto plan = builtInScenario("saronic-gulf", figures);
    if (!plan)
        return;
    auto founded = foundCampaign(*plan, figures);
    if (!founded)
        return;
    Campaign campaign = std::move(*founded);
    for (auto& [id, side] : campaign.table<SideRecord>())
        side.player = Player::Machine;
    const auto perform = [&](const Action& action) {
        const Verdict verdict = consider(campaign, figures, action);
        Problems problems;
        if (!verdict.allowed()) {
            for (const Finding& finding : verdict.reasons)
                if (finding.severity == Severity::Error)
                    problems.push_back({finding.subject.english(), finding.message, {}});
            return problems;
        }
        for (const auto& event : verdict.events)
            gatherer.add(event.text, event.rule, event.dice, {});
        applyChanges(campaign, verdict.changes);
        return problems;
    };
    for (const auto& [key, value] : changes)
        perform(SetHouseFigure{std::string(campaignRules), key, value});
    perform(BeginCampaign{});
    const WarTableKeeper keeper{campaign, figures, perform};
    for (int week = 0; week < weeks; ++week)
        if (!advanceByCaptains(keeper, {builtInRuleSets(), std::string(homeGame), noneAhead, false, false}))
            return;
}

} // namespace

PlayedExamples playedExamples(std::string_view game, const Figures& figures, const HouseValues& changes)
{
    Gatherer gatherer;
    if (game == campaignRules) {
        wage(figures, changes, gatherer);
        return gatherer.take();
    }
    for (const PlaceKind place : {PlaceKind::OpenSea, PlaceKind::Port})
        fight(briefOf(game, figures, changes, place), figures, gatherer);
    return gatherer.take();
}

} // namespace navarch
