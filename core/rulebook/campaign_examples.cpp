// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/campaign/allies/reliability.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/gate/gate.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/money/share.h"
#include "core/campaign/people/experience.h"
#include "core/campaign/people/prospects.h"
#include "core/campaign/people/ransom.h"
#include "core/campaign/turn/turn_actions.h"
#include "core/campaign/yards/prices.h"
#include "core/data/figures.h"
#include "core/pricing/ship_price.h"
#include "core/rulebook/rule_examples.h"
#include "core/rules/campaign/figures.h"
#include "core/rules/house_figures.h"
#include "core/rules/shared/example_words.h"

namespace navarch {

namespace {

using Paragraphs = std::vector<Phrase>;

CampaignTables tablesOf(const ExampleFigures& with)
{
    CampaignTables tables = exampleTables<CampaignTables>(with);
    for (CampaignTables::Figure& row : tables.figures)
        if (const auto changed = with.changes.find(row.key); changed != with.changes.end())
            row.value = std::stoi(changed->second); // checked when the umpire set it
    return tables;
}

CampaignFigures figuresOf(const ExampleFigures& with)
{
    CampaignFigures figures;
    keepSingleFigures(tablesOf(with).figures, campaignFigures, figures);
    return figures;
}

const ShipFit& triremeOf(const ExampleFigures& with)
{
    static const ShipFit none;
    const ShipClass* known = with.figures.classes.find("trireme");
    return known ? known->fit : none;
}

Talents triremePrice(const ExampleFigures& with)
{
    return shipTotal(triremeOf(with), CrewQuality::Average, with.figures.prices);
}

/// The sample war with these figures, begun.
std::optional<Campaign> sampleWar(const ExampleFigures& with)
{
    const auto plan = builtInScenario("saronic-gulf", with.figures);
    if (!plan)
        return std::nullopt;
    auto campaign = foundCampaign(*plan, with.figures);
    if (!campaign)
        return std::nullopt;
    const auto perform = [&](const Action& action) {
        const Verdict verdict = consider(*campaign, with.figures, action);
        if (verdict.allowed())
            applyChanges(*campaign, verdict.changes);
    };
    for (const CampaignTables::Figure& row : tablesOf(with).figures)
        perform(SetHouseFigure{std::string(campaignRules), row.key, std::to_string(row.value)});
    perform(BeginCampaign{});
    return std::move(*campaign);
}

/// What the first side of the sample war has in its next month by that rule, of each kind one line.
Paragraphs monthLines(const ExampleFigures& with, std::string_view rule)
{
    const auto war = sampleWar(with);
    if (!war)
        return {};
    const auto& sides = war->table<SideRecord>();
    Paragraphs lines;
    if (sides.begin() == sides.end())
        return lines;
    const auto& side = sides.begin()->second;
    lines.push_back(phrase("%1 in the sample war, the month to come:", given(side.name)));
    for (const MonthLine& line : nextMonth(*war, with.figures, side.id).lines)
        if (line.rule == rule && lines.size() < 8)
            lines.push_back(phrase("%1: %2", line.text, line.amount));
    return lines.size() > 1 ? lines : Paragraphs{};
}

Paragraphs loot(const ExampleFigures& with)
{
    return {phrase("A port of economic value %1 yields %2 talents.", 4,
                   Talents::whole(std::int64_t{figuresOf(with).lootPerValue} * 4))};
}

Paragraphs income(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const Talents month = Talents::whole(std::int64_t{figures.incomePerValue} * 8);
    Paragraphs lines = monthLines(with, "CP-4.1");
    lines.push_back(phrase(
        "A port of value %1 brings %2 talents a month, and %3 in one in which it was attacked. Blockaded "
        "for two weeks of the four it brings %4, and the blockader has %5.",
        8, month, shareOf(month, figures.attackedIncome), shareOf(month, 50),
        shareOf(shareOf(month, 50), figures.blockaderShare)));
    return lines;
}

Paragraphs upkeep(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const Talents price = triremePrice(with) * 10;
    Paragraphs lines = monthLines(with, "CP-4.2");
    lines.push_back(
        phrase("Ten triremes for %1 talents cost a month %2 at sea, %3 manned in port, %4 in the sheds.",
               price, shareOf(price, figures.upkeepAtSea), shareOf(price, figures.upkeepManned),
               shareOf(price, figures.upkeepLaidUp)));
    return lines;
}

Paragraphs loans(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const Talents most = Talents::whole(std::int64_t{figures.loanPerValue} * 9);
    Paragraphs lines{phrase("With ports worth %1 in all a side may owe %2 talents, which cost it %3 a month.",
                            9, most, shareOf(most, figures.loanInterest))};
    for (Phrase& line : dieFigures(tablesOf(with).figures, 10, {"crew-worse-to", "ship-deserts-from"}))
        lines.push_back(std::move(line));
    return lines;
}

Paragraphs building(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const Talents price = triremePrice(with);
    const int size = triremeOf(with).size;
    return {
        phraseN("A trireme for %1 talents is ready in {%n week|%n weeks}; called off, %2 of them come back.",
                std::max(figures.leastBuildWeeks, size), price, shareOf(price, figures.cancelledReturn)),
        phraseN("A penteconter of size %1 takes {%n week|%n weeks}.", std::max(figures.leastBuildWeeks, 1),
                1)};
}

Paragraphs mending(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const Talents level = levelCost(triremeOf(with), with.figures.prices, figures);
    Condition lost;
    lost.oarsLost = 2;
    lost.rudderHit = true;
    return {phrase(
        "A trireme: a level of damage costs %1 talents, three cost %2; two oar factors and the rudder %3.",
        level, level * 3, gearCost(lost, figures))};
}

Paragraphs refitting(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const ShipFit plain = triremeOf(with);
    ShipFit fitted = plain;
    fitted.corvi = 1;
    ShipFit other = plain;
    other.ram = plain.ram == Ram::Reinforced ? Ram::Bronze : Ram::Reinforced;
    return {phrase("A corvus costs %1 talents; taken off again it brings %2.",
                   fittingsCost(plain, fitted, with.figures.prices, figures),
                   -fittingsCost(fitted, plain, with.figures.prices, figures)),
            phraseN("Another ram comes to %1 talents and takes {%n week|%n weeks}.", figures.refitWeeks,
                    refitCost(other, plain, with.figures.prices, figures))};
}

Paragraphs prizes(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const Talents price = triremePrice(with);
    return {phrase("A captured trireme of %1 talents joins the fleet for %2 or is sold for %3.", price,
                   shareOf(price, figures.prizeService), shareOf(price, figures.prizeSale))};
}

Paragraphs training(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    Paragraphs lines = dieFigures(tablesOf(with).figures, 10, {"training-face"});
    lines.push_back(phrase("A month of it costs a trireme of %1 talents %2.", triremePrice(with),
                           shareOf(triremePrice(with), figures.trainingPercent)));
    return lines;
}

Paragraphs crews(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    std::vector<Phrase> items;
    ShipRecord ship;
    ship.crew = CrewQuality::Green;
    for (int step = 0; step < 3; ++step) {
        const int next = prospectOf(ship, figures).next;
        if (next == 0)
            break;
        earnExperience(ship, next - ship.experience, figures);
        items.push_back(phrase("with %1 it is %2", next, termOf(nameOf(ship.crew))));
    }
    return {phrase("A green crew: %1.", oneByOne(items))};
}

Paragraphs commanders(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    Paragraphs lines;
    for (const CommandQuality quality :
         {CommandQuality::Poor, CommandQuality::Average, CommandQuality::Skilled}) {
        CommanderRecord commander;
        commander.quality = quality;
        const Prospect prospect = prospectOf(commander, figures);
        lines.push_back(phraseN(
            "A commander who is %1 is tested with %2 and becomes better on {%n face|%n faces} of 10; his "
            "ransom is %3 talents.",
            prospect.chances, termOf(nameOf(quality)), prospect.next,
            ransomOf(commander, figures, with.figures.prices)));
    }
    lines.push_back(
        phraseN("Another takes a dead one's place after {%n week|%n weeks}.", figures.replacementWeeks));
    return lines;
}

Paragraphs storms(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    return {phrase("A harbour in reach adds %1; on her way a ship is lost that misses the score by %2.",
                   withSign(figures.stormShelter), figures.stormLostBy)};
}

Paragraphs contracts(const ExampleFigures&)
{
    std::vector<Phrase> items;
    for (const int percent : {-50, -30, 0, 20, 50})
        items.push_back(phrase("at %1 per cent %2", withSign(percent), reliabilityAtFirst(percent)));
    return {phrase("Reliability at first, by the price: %1.", oneByOne(items))};
}

Paragraphs reliability(const ExampleFigures& with)
{
    const CampaignFigures figures = figuresOf(with);
    const int first = reliabilityAtFirst(0);
    Paragraphs lines{
        phrase("Allies at %1 have %2 after a victory, %3 after a defeat, %4 after a defeat without pay.",
               first, first + figures.allyVictory, first + figures.allyDefeat,
               first + figures.allyDefeat + figures.unpaidAlly)};
    for (Phrase& line : dieFigures(tablesOf(with).figures, 10, {"ally-turns-to"}))
        lines.push_back(std::move(line));
    return lines;
}

constexpr std::array list = std::to_array<RuleExample>({
    {"CP-3.4", loot},
    {"CP-4.1", income},
    {"CP-4.2", upkeep},
    {"CP-4.3", loans},
    {"CP-5.1", building},
    {"CP-5.2", mending},
    {"CP-5.3", refitting},
    {"CP-5.4", prizes},
    {"CP-6.1", training},
    {"CP-6.2", crews},
    {"CP-6.3", commanders},
    {"CP-7.4", storms},
    {"CP-9.1", contracts},
    {"CP-9.2", reliability},
});

} // namespace

std::span<const RuleExample> campaignExamples()
{
    return list;
}

} // namespace navarch
