// SPDX-License-Identifier: GPL-3.0-or-later
// navarch odds ram SITUATION.json
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/spoken_figures.h"
#include "app/cli/base/text_table.h"
#include "core/data/figures.h"
#include "core/rules/salamis_ad_actium/ramming/ram_odds.h"

namespace navarch {

namespace {

using namespace salamis;

struct OddsRamRequest {
    std::string path;
};

Json fractionAnswer(const Fraction& fraction)
{
    return {{"fraction", fraction.text()}, {"decimal", fraction.decimal()}};
}

/// Chances by RamResult, every one of them.
Json resultsAnswer(const std::array<Fraction, ramResults>& results)
{
    Json answer = Json::object();
    for (const auto& [result, name] : EnumNames<RamResult>::names)
        answer[std::string(name)] = fractionAnswer(results[indexOf(result)]);
    return answer;
}

Json linesAnswer(const RamRollOdds& roll)
{
    Json answer = Json::array();
    for (const ModifierLine& line : roll.lines.lines())
        answer.push_back({{"rule", line.rule}, {"text", line.text}, {"modifier", line.value}});
    return answer;
}

Json diceAnswer(const RamRollOdds* roll, const Fraction& expected)
{
    Json answer = Json::object();
    for (const auto& [result, name] : EnumNames<RamResult>::names)
        answer[std::string(name)] = roll ? roll->dice[indexOf(result)] : 0;
    answer["expected"] = fractionAnswer(expected);
    return answer;
}

Json lossesAnswer(const ExpectedLosses& losses)
{
    return {{"oar_factors", fractionAnswer(losses.oars)},
            {"speed", fractionAnswer(losses.speed)},
            {"steering", fractionAnswer(losses.steering)},
            {"archers", fractionAnswer(losses.archers)},
            {"marines", fractionAnswer(losses.marines)},
            {"heavy_marines", fractionAnswer(losses.heavyMarines)},
            {"ballistae", fractionAnswer(losses.ballistae)},
            {"heavy_engines", fractionAnswer(losses.heavyEngines)},
            {"towers", fractionAnswer(losses.towers)},
            {"mast", fractionAnswer(losses.mast)},
            {"captain_wounded", fractionAnswer(losses.captainWounded)},
            {"captain_killed", fractionAnswer(losses.captainKilled)}};
}

/// What is rolled against a ship first: the other's ram, or its own test when nobody rams it.
const RamRollOdds* mainRoll(const RamPartyOdds& party)
{
    return party.struck ? &*party.struck : party.selfTest ? &*party.selfTest : nullptr;
}

Json partyAnswer(const RamPartyOdds& party)
{
    const RamRollOdds* roll = mainRoll(party);
    Json answer{{"lines", roll ? linesAnswer(*roll) : Json::array()},
                {"modifier", roll ? roll->lines.sum() : 0},
                {"probabilities", resultsAnswer(party.worst)},
                {"casualty_dice", diceAnswer(roll, party.expectedDice)}};
    answer["probabilities"]["none"] = fractionAnswer(party.untouched);
    Json after = Json::object();
    for (const auto& [damage, name] : EnumNames<Damage>::names)
        after[std::string(name)] = fractionAnswer(party.damageAfter[indexOf(damage)]);
    after["gone"] = fractionAnswer(party.gone);
    answer["damage_after"] = after;
    answer["casualties"] = lossesAnswer(party.losses);
    answer["strained"] = fractionAnswer(party.strained);
    answer["self_test"] = nullptr;
    if (const auto& test = party.selfTest)
        answer["self_test"] = {{"rule", "SA-7.4.4"},
                               {"lines", linesAnswer(*test)},
                               {"modifier", test->lines.sum()},
                               {"probabilities", resultsAnswer(test->results)},
                               {"casualty_dice", diceAnswer(&*test, test->expectedDice)}};
    return answer;
}

Json oddsAnswer(const RamSituation& situation, const RamOdds& odds)
{
    return {{"format", "navarch-ram-odds/1"},
            {"aspect", nameOf(situation.aspect)},
            {"who_rams",
             {{"attacker", fractionAnswer(odds.attackerRams)},
              {"target", fractionAnswer(odds.targetRams)},
              {"both", fractionAnswer(odds.bothRam)}}},
            {"target", partyAnswer(odds.target)},
            {"attacker", partyAnswer(odds.attacker)}};
}

std::string signedText(int value)
{
    return (value >= 0 ? "+" : "") + std::to_string(value);
}

using enum TextTable::Align;

std::string said(const Phrase& phrase)
{
    return spokenText(phrase);
}

void rollRows(TextTable& table, const RamRollOdds& roll)
{
    for (const ModifierLine& line : roll.lines.lines())
        table.row({"  " + std::string(line.rule), said(termOf(line.text)), signedText(line.value)});
    table.row({"", said(phrase("On the d10")), signedText(roll.lines.sum())});
}

void chanceRows(TextTable& table, const std::array<Fraction, ramResults>& results)
{
    for (const auto& [result, name] : EnumNames<RamResult>::names)
        if (!results[indexOf(result)].isZero())
            table.row({"", said(termOf(name)), results[indexOf(result)].text(),
                       percentText(results[indexOf(result)])});
}

void lossRows(TextTable& table, const RamPartyOdds& party)
{
    table.row(
        {"", said(phrase("Casualty dice")), party.expectedDice.text(), decimalText(party.expectedDice, 3)});
    const ExpectedLosses& losses = party.losses;
    const std::pair<Phrase, const Fraction*> rows[] = {{phrase("Oar factors lost"), &losses.oars},
                                                       {phrase("Speed lost, cm"), &losses.speed},
                                                       {phrase("Steering oars hit"), &losses.steering},
                                                       {phrase("Archers lost"), &losses.archers},
                                                       {phrase("Marines lost"), &losses.marines},
                                                       {phrase("Heavy marines lost"), &losses.heavyMarines},
                                                       {phrase("Ballistae lost"), &losses.ballistae},
                                                       {phrase("Heavy engines lost"), &losses.heavyEngines},
                                                       {phrase("Towers lost"), &losses.towers},
                                                       {phrase("Mast lost"), &losses.mast},
                                                       {phrase("Captain wounded"), &losses.captainWounded},
                                                       {phrase("Captain killed"), &losses.captainKilled}};
    for (const auto& [what, fraction] : rows)
        if (!fraction->isZero())
            table.row({"", said(what), "", decimalText(*fraction, 3)});
}

void partyRows(TextTable& table, const std::string& heading, const RamPartyOdds& party)
{
    table.row({});
    table.row({heading});
    if (party.struck) {
        table.row({"  SA-7.4", said(phrase("Rammed"))});
        rollRows(table, *party.struck);
        chanceRows(table, party.struck->results);
    }
    if (party.selfTest) {
        table.row({"  SA-7.4.4", said(phrase("Own unsupported ram"))});
        rollRows(table, *party.selfTest);
        chanceRows(table, party.selfTest->results);
    }
    if (!party.strained.isZero())
        table.row({"  SA-7.5.3", said(phrase("Hull gives way, a level worse")), party.strained.text(),
                   percentText(party.strained)});
    // One roll that is made for certain has said it all already.
    const bool isMore =
        !party.untouched.isZero() || !party.strained.isZero() || (party.struck && party.selfTest);
    if (isMore) {
        table.row({"", said(phrase("All in all, the worst of it"))});
        if (!party.untouched.isZero())
            table.row({"", said(phrase("nothing")), party.untouched.text(), percentText(party.untouched)});
        chanceRows(table, party.worst);
    }
    lossRows(table, party);
}

std::string oddsText(const RamScene& scene, const RamOdds& odds)
{
    const std::string& attacker = scene.facts.name(RamScene::attacker);
    const std::string& target = scene.facts.name(RamScene::target);
    TextTable table({Left, Left, Right, Right});
    if (scene.ram.aspect == Aspect::Bow) {
        table.row({said(phrase("Bow to bow"))});
        table.row({"  SA-7.3.1", said(phrase("%1 (attacker) rams", termOf(attacker))),
                   odds.attackerRams.text(), percentText(odds.attackerRams)});
        table.row({"", said(phrase("%1 (target) rams", termOf(target))), odds.targetRams.text(),
                   percentText(odds.targetRams)});
        table.row({"", said(phrase("both ram")), odds.bothRam.text(), percentText(odds.bothRam)});
    } else {
        table.row({scene.ram.aspect == Aspect::Beam ? said(phrase("A ram on the beam"))
                                                    : said(phrase("A ram astern"))});
    }
    partyRows(table, said(phrase("Target: %1", termOf(target))), odds.target);
    partyRows(table, said(phrase("Attacker: %1", termOf(attacker))), odds.attacker);
    return table.text();
}

ExitCode oddsRam(const OddsRamRequest& request, Console& console)
{
    const Figures& figures = builtInFigures();
    const auto situation = readDocument(request.path, {ramFormat}).and_then([&](const Json& json) {
        return readRamSituation(json, placeOf(request.path), figures);
    });
    if (!situation) {
        console.complain(situation.error());
        return ExitCode::Unusable;
    }
    const RamScene scene = ramScene(*situation, figures);
    const RamOdds odds = ramOdds(scene);
    if (console.wantsJson())
        console.printJson(oddsAnswer(*situation, odds));
    else
        console.print(oddsText(scene, odds));
    return ExitCode::Done;
}

} // namespace

void addOddsRam(CLI::App& odds, ChosenCommand& chosen)
{
    const auto request = std::make_shared<OddsRamRequest>();
    CLI::App* command = addCommand(odds, chosen, "ram",
                                   "The exact odds of one ram in Salamis ad Actium (SA-7)", request, oddsRam);
    command
        ->add_option("SITUATION.json", request->path,
                     "who rams whom and how, as `navarch help formats` shows; - reads standard input")
        ->required();
}

} // namespace navarch
