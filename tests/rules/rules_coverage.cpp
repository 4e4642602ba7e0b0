// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rules_coverage.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>

namespace navarch::rules {

std::string Coverage::text() const
{
    std::string text = std::to_string(with.size() + without.size()) + " rules, " + std::to_string(with.size())
                       + " with tests, " + (without.empty() ? "none" : std::to_string(without.size()))
                       + " without";
    for (std::size_t i = 0; i < without.size(); ++i)
        text += (i == 0 ? ": " : ", ") + without[i];
    for (std::size_t i = 0; i < unknown.size(); ++i)
        text += (i == 0 ? "; tests of no rule: " : ", ") + unknown[i];
    return text;
}

std::vector<std::string> rulesOf(std::string_view list)
{
    std::vector<std::string> rules;
    std::istringstream lines{std::string(list)};
    for (std::string line; std::getline(lines, line);)
        if (!line.empty())
            rules.push_back(line);
    return rules;
}

std::set<std::string> rulesNamedIn(const std::string& source, const std::string& prefix)
{
    std::string lower = prefix;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    static const std::regex function("\\bvoid\\s+(?:\\w+::)?(\\w+)\\s*\\(");
    const std::regex rule("(?:^|_)" + lower + "_?(\\d+(?![0-9a-zA-Z])(?:_(?:\\d+|T\\d*)(?![0-9a-zA-Z]))*)");
    std::set<std::string> named;
    for (std::sregex_iterator it(source.begin(), source.end(), function), end; it != end; ++it) {
        const std::string name = (*it)[1];
        for (std::sregex_iterator at(name.begin(), name.end(), rule); at != end; ++at) {
            std::string number = (*at)[1].str();
            std::replace(number.begin(), number.end(), '_', '.');
            named.insert(prefix + "-" + number);
        }
    }
    return named;
}

Coverage coverageOf(const std::vector<std::string>& rules, const std::set<std::string>& named)
{
    Coverage coverage;
    for (const std::string& rule : rules)
        (named.contains(rule) ? coverage.with : coverage.without).push_back(rule);
    for (const std::string& rule : named) {
        const auto isItOrOfIt = [&](const std::string& each) {
            return each == rule || each.starts_with(rule + ".");
        };
        if (std::none_of(rules.begin(), rules.end(), isItOrOfIt))
            coverage.unknown.push_back(rule);
    }
    return coverage;
}

} // namespace navarch::rules
