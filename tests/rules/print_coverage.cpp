// SPDX-License-Identifier: GPL-3.0-or-later
// print_coverage TOP: for every game whose rules are listed in tests/data/rules, how many of them have tests. Fails when one
// has none.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "tests/rules/rules_coverage.h"

namespace fs = std::filesystem;
using namespace navarch::rules;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string sourcesOf(const fs::path& tests)
{
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(tests))
        if (entry.is_regular_file() && entry.path().filename().string().ends_with("_test.cpp"))
            all += contentOf(entry.path());
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: print_coverage TOP\n";
        return 2;
    }
    const fs::path tests = fs::path(argv[1]) / "tests";
    const std::string sources = sourcesOf(tests / "core");
    std::vector<fs::path> lists;
    for (const auto& entry : fs::directory_iterator(tests / "data" / "rules"))
        lists.push_back(entry.path());
    std::sort(lists.begin(), lists.end());
    bool areWhole = !lists.empty();
    for (const fs::path& list : lists) {
        auto rules = rulesOf(contentOf(list));
        // What a table says is tried where rules read it, and that its page says so by rule_examples_test.
        rules.erase(
            std::remove_if(rules.begin(), rules.end(),
                           [](const std::string& rule) { return rule.find("-T") != std::string::npos; }),
            rules.end());
        const std::string prefix = rules.empty() ? "" : rules.front().substr(0, rules.front().find('-'));
        const Coverage coverage = coverageOf(rules, rulesNamedIn(sources, prefix));
        std::cout << list.stem().string() << ": " << coverage.text() << '\n';
        areWhole = areWhole && !rules.empty() && coverage.isWhole();
    }
    return areWhole ? 0 : 1;
}
