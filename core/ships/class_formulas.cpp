// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/class_formulas.h"

#include <algorithm>
#include <array>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr std::array<std::string_view, 14> inputNames{
    "rowers", "fighters",   "rowers_root", "cataphract", "sail_only", "fighting_oars", "size",
    "speed",  "turn_class", "oars",        "towers",     "engines",   "troops",        "ram"};

constexpr std::int64_t largestInput = 10'000; ///< a file may say anything; it is refused elsewhere
constexpr Bounds thousandths{-1'000'000, 1'000'000};

std::int64_t numberIn(const Json& object, std::string_view name)
{
    const auto found = object.find(std::string(name));
    if (found == object.end() || !found->is_number_integer())
        return 0;
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > static_cast<std::uint64_t>(largestInput))
        return largestInput;
    return std::clamp<std::int64_t>(found->get<std::int64_t>(), -largestInput, largestInput);
}

bool isSet(const Json& object, std::string_view name)
{
    const auto found = object.find(std::string(name));
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

std::string textIn(const Json& object, std::string_view name)
{
    const auto found = object.find(std::string(name));
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int64_t rootOf(std::int64_t square)
{
    std::int64_t root = 0;
    while ((root + 1) * (root + 1) <= square)
        ++root;
    return root;
}

/// The grades of rams, as games count them that have few.
std::int64_t gradeOfRam(const std::string& ram)
{
    if (ram.starts_with("wooden"))
        return 1;
    if (ram == "bronze")
        return 2;
    return ram.starts_with("reinforced") ? 3 : 0;
}

std::string inThousandths(std::int64_t amount)
{
    std::string digits = std::to_string(amount < 0 ? -amount : amount);
    digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
    std::string text = digits.substr(0, digits.size() - 3) + "." + digits.substr(digits.size() - 3);
    while (text.back() == '0')
        text.pop_back();
    if (text.back() == '.')
        text.pop_back();
    return text;
}

ClassFormula readFormula(const Json& json, const std::string& file, const std::string& path,
                         Problems& problems)
{
    ClassFormula formula;
    ObjectReader read(json, file, path, problems);
    read("game", formula.game, nameText);
    read("value", formula.value, nameText);
    read("from", formula.bounds.least, thousandths);
    read("to", formula.bounds.most, thousandths);
    read("plus", formula.constant, thousandths);
    read("flag", formula.isFlag);
    read("at_least", formula.atLeast, optionalNameText);
    read("at_most", formula.atMost, optionalNameText);
    for (const Json* choice : read.items("choices", 20))
        formula.choices.push_back(choice->is_string() ? choice->get<std::string>() : std::string());
    if (const Json* terms = read.value("thousandths")) {
        ObjectReader inner(*terms, file, read.pathOf("thousandths"), problems);
        for (const std::string_view name : inputNames)
            if (inner.has(name))
                inner(name, formula.terms[std::string(name)], thousandths);
        inner.finish();
    }
    read.finish();
    if (formula.isFlag)
        formula.bounds = {0, 1};
    if (!formula.choices.empty())
        formula.bounds = {0, static_cast<std::int64_t>(formula.choices.size()) - 1};
    if (formula.bounds.least > formula.bounds.most)
        read.refuse("from", phrase("The least is more than the most."), phrase("Exchange them."));
    return formula;
}

} // namespace

std::string ClassFormula::text() const
{
    std::string sum;
    const auto add = [&](std::int64_t amount, const std::string& of) {
        if (amount == 0)
            return;
        sum += sum.empty() ? (amount < 0 ? "-" : "") : amount < 0 ? " - " : " + ";
        const std::string number = inThousandths(amount);
        sum += of.empty() ? number : number == "1" ? of : number + " x " + of;
    };
    add(constant, {});
    for (const auto& [name, amount] : terms)
        add(amount, name);
    if (sum.empty())
        sum = "0";
    if (!choices.empty()) {
        sum += ":";
        for (std::size_t i = 0; i < choices.size(); ++i)
            sum += (i == 0 ? " " : ", ") + std::to_string(i) + " " + choices[i];
        return sum;
    }
    sum += ", " + std::to_string(bounds.least) + " to " + std::to_string(bounds.most);
    if (!atLeast.empty())
        sum += ", >= " + atLeast;
    if (!atMost.empty())
        sum += ", <= " + atMost;
    return sum;
}

ClassInputs classInputs(const Json& shipClass, std::string_view homeGame)
{
    ClassInputs inputs;
    if (!shipClass.is_object())
        return inputs;
    inputs["rowers"] = std::max<std::int64_t>(0, numberIn(shipClass, "rowers"));
    inputs["fighters"] = std::max<std::int64_t>(0, numberIn(shipClass, "fighters"));
    inputs["rowers_root"] = rootOf(100 * inputs["rowers"]);
    const std::string deck = textIn(shipClass, "deck");
    inputs["cataphract"] = deck == "cataphract" ? 1 : 0;
    inputs["sail_only"] = deck == "sail" ? 1 : 0;
    inputs["fighting_oars"] = isSet(shipClass, "fighting_oars") ? 1 : 0;
    const auto games = shipClass.find("games");
    if (games == shipClass.end() || !games->is_object())
        return inputs;
    const auto home = games->find(std::string(homeGame));
    if (home == games->end() || !home->is_object())
        return inputs;
    for (const char* name : {"size", "speed", "turn_class", "oars", "towers", "engines", "troops"})
        inputs[name] = numberIn(*home, name);
    inputs["ram"] = gradeOfRam(textIn(*home, "ram"));
    return inputs;
}

const ClassFormula* ClassFormulas::find(std::string_view game, std::string_view value) const
{
    const auto found = std::find_if(m_formulas.begin(), m_formulas.end(), [&](const ClassFormula& each) {
        return each.game == game && each.value == value;
    });
    return found == m_formulas.end() ? nullptr : &*found;
}

std::vector<std::string> ClassFormulas::games() const
{
    std::vector<std::string> games;
    for (const ClassFormula& each : m_formulas)
        if (std::find(games.begin(), games.end(), each.game) == games.end())
            games.push_back(each.game);
    return games;
}

Json ClassFormulas::derived(const ClassFormula& formula, const ClassInputs& inputs, const Json& block)
{
    std::int64_t sum = formula.constant;
    for (const auto& [name, amount] : formula.terms)
        if (const auto input = inputs.find(name); input != inputs.end())
            sum += amount * input->second;
    // To the nearest, halves up, also below 0.
    const std::int64_t doubled = sum * 2 + 1000;
    std::int64_t whole = doubled / 2000 - (doubled % 2000 < 0 ? 1 : 0);
    if (!formula.atLeast.empty())
        whole = std::max(whole, numberIn(block, formula.atLeast));
    if (!formula.atMost.empty() && block.contains(formula.atMost))
        whole = std::min(whole, numberIn(block, formula.atMost));
    whole = std::clamp(whole, formula.bounds.least, formula.bounds.most);
    if (!formula.choices.empty())
        return formula.choices[static_cast<std::size_t>(whole)];
    return formula.isFlag ? Json(whole == 1) : Json(whole);
}

void ClassFormulas::complete(Json& shipClass, std::string_view homeGame) const
{
    if (!shipClass.is_object())
        return;
    Json& games = shipClass["games"];
    if (!games.is_object())
        games = Json::object();
    for (const ClassFormula& formula : m_formulas) {
        Json& block = games[formula.game];
        if (!block.is_object())
            block = Json::object();
        if (block.contains(formula.value))
            continue;
        Json value = derived(formula, classInputs(shipClass, homeGame), block);
        block[formula.value] = std::move(value);
        Json& names = block["derived"];
        if (names.is_null())
            names = Json::array();
        if (!names.is_array())
            continue; // no list: its reader says so
        if (std::find(names.begin(), names.end(), formula.value) == names.end())
            names.push_back(formula.value);
    }
}

Result<ClassFormulas> ClassFormulas::fromJson(const Json& json, const std::string& file,
                                              const std::string& path)
{
    constexpr std::size_t most = 200;
    if (!json.is_array() || json.size() > most)
        return problem(file + ": " + path, phrase("A list of formulas belongs here."));
    Problems problems;
    ClassFormulas result;
    for (const Json& item : json)
        result.m_formulas.push_back(
            readFormula(item, file, path + "[" + std::to_string(result.m_formulas.size()) + "]", problems));
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
