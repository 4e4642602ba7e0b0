// SPDX-License-Identifier: GPL-3.0-or-later
// navarch port random --value N [--walls N] --seed N [--name NAME]
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/port_answer.h"
#include "core/data/figures.h"
#include "core/ports/random_defences.h"

namespace navarch {

namespace {

struct PortRandomRequest {
    std::string name = "Neutral port";
    int value = 1;
    std::optional<std::int64_t> walls;
    std::uint64_t seed = 0;
};

Json diceAnswer(const std::vector<Roll>& rolls)
{
    Json answer = Json::array();
    for (const Roll& roll : rolls) {
        answer.push_back({{"sides", roll.sides},
                          {"face", roll.face},
                          {"rule", roll.rule},
                          {"why", roll.why},
                          {"result", roll.result.english()}});
    }
    return answer;
}

std::string diceText(const std::vector<Roll>& rolls, int sections)
{
    using enum TextTable::Align;
    TextTable table({Left, Left, Left, Right, Left});
    for (std::size_t i = 0; i < rolls.size(); ++i)
        table.row({"  " + rolls[i].rule, spokenText(phraseOf(defenceDieAt(i, rolls.size(), sections))),
                   "d" + std::to_string(rolls[i].sides), std::to_string(rolls[i].face),
                   spokenText(rolls[i].result)});
    return table.text();
}

ExitCode portRandom(const PortRandomRequest& request, Console& console)
{
    const Figures& figures = builtInFigures();
    const int value = request.value;
    const int most = mostWallSections(value, figures.prices.limits);
    const std::int64_t walls = request.walls.value_or(most);
    if (walls > most) {
        console.complain(
            phraseN("A port of economic value %1 has at most {%n wall section|%n wall sections}, not %2 "
                    "(SA-15.11). Give fewer, or leave --walls out.",
                    most, value, walls),
            given("--walls"));
        return ExitCode::Refused;
    }
    Dice dice(request.seed, streamOf("neutral-defences"));
    const PricedPort priced = pricePort(
        rollDefences(request.name, value, static_cast<int>(walls), figures.tables, dice), Defences::Rolled);
    if (console.wantsJson()) {
        // The seed is a string: many readers of JSON hold no more than 53 bits of a number.
        Json answer{{"format", "navarch-port-random/1"},
                    {"seed", std::to_string(request.seed)},
                    {"value", value},
                    {"walls", walls},
                    {"dice", diceAnswer(dice.rolls())},
                    {"port", fortificationJson(priced.port)},
                    {"price", Json::object()}};
        fillPortPrice(answer["price"], priced);
        answer["findings"] = findingsAnswer(priced.findings);
        console.printJson(answer);
    } else {
        console.print(spokenText(phrase("Seed %1", given(std::to_string(request.seed)))) + "\n"
                      + diceText(dice.rolls(), static_cast<int>(walls)) + "\n" + portPriceText(priced));
    }
    return ExitCode::Done;
}

} // namespace

void addPortRandom(CLI::App& port, ChosenCommand& chosen)
{
    const auto request = std::make_shared<PortRandomRequest>();
    CLI::App* command =
        addCommand(port, chosen, "random", "Random defences of a neutral port, with their dice and price",
                   request, portRandom);
    addWholeNumber(
        *command, "--value", economicValueBounds,
        [request](std::int64_t value) { request->value = static_cast<int>(value); },
        "economic value of the port, 1 to 10")
        ->required();
    // A number beyond what the rules allow is understood and refused, so it is not the option's business.
    addWholeNumber(
        *command, "--walls", Bounds{1, INT64_MAX}, [request](std::int64_t walls) { request->walls = walls; },
        "wall sections; as many as the port may have, when left out");
    addSeed(*command, "--seed", request->seed, "the same seed gives the same port, anywhere")->required();
    takesName(command->add_option("--name", request->name, "what the port is called"));
}

} // namespace navarch
