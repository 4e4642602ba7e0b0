// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/comparison_text.h"

#include <algorithm>

#include "app/cli/base/text_table.h"
#include "app/cli/battle/figure_text.h"

namespace navarch {

namespace {

using Games = std::vector<GameForecast>;

std::string amountsText(const Spread& losses)
{
    return losses.quantiles.empty()
               ? ""
               : losses.quantiles.front().amount.text() + " to " + losses.quantiles.back().amount.text();
}

/// The figures of all games, row by row.
class ComparedTable {
public:
    explicit ComparedTable(const Games& games) : m_games(games), m_table(columns(games.size())) {}

    template <class Figure> // of a forecast that has runs
    void row(const std::string& head, Figure&& figure)
    {
        std::vector<std::string> cells{head};
        for (const GameForecast& game : m_games)
            cells.push_back(game.forecast.runs > 0 ? figure(game.forecast) : "-");
        m_table.row(std::move(cells));
    }
    template <class ShareOf>
    void share(const std::string& head, ShareOf&& of)
    {
        row(head, [&](const Forecast& sum) { return percentOf(of(sum).count, sum.runs); });
        row("  between", [&](const Forecast& sum) {
            return percentText(of(sum).low) + " to " + percentText(of(sum).high);
        });
    }
    void heads()
    {
        std::vector<std::string> names{""};
        std::vector<std::string> runs{"Battles"};
        for (const GameForecast& game : m_games) {
            names.push_back(game.name);
            runs.push_back(game.problems.empty() ? std::to_string(game.forecast.runs) : "refused");
        }
        m_table.row(std::move(names));
        m_table.row(std::move(runs));
    }
    [[nodiscard]] std::string text() const { return m_table.text(); }

private:
    static std::vector<TextTable::Align> columns(std::size_t games)
    {
        std::vector<TextTable::Align> columns(games + 1, TextTable::Align::Right);
        columns.front() = TextTable::Align::Left;
        return columns;
    }

    const Games& m_games;
    TextTable m_table;
};

void addFates(ComparedTable& table, std::size_t side, const SideForecast& about, int ships)
{
    const auto row = [&](const std::string& head, std::int64_t SideFates::*count) {
        table.row(head,
                  [=](const Forecast& sum) { return meanText(fatesOf(sum)[side].*count, sum.runs, 2); });
    };
    row(about.name + ", ships sunk of " + std::to_string(ships), &SideFates::sunk);
    row("  captured", &SideFates::captured);
    row("  fled", &SideFates::fled);
}

/// `known` is a game that was fought: names and values are the same for all.
std::string tableText(const Games& games, const Forecast& known)
{
    ComparedTable table(games);
    table.heads();
    const std::size_t sides = known.sides.size();
    for (std::size_t side = 0; side < sides; ++side)
        table.share(known.sides[side].name + " wins",
                    [side](const Forecast& sum) -> const Share& { return sum.sides[side].wins; });
    table.share("Draws", [](const Forecast& sum) -> const Share& { return sum.draws; });
    for (std::size_t side = 0; side < sides; ++side) {
        table.row(known.sides[side].name + " loses, talents of " + known.sides[side].value.text(),
                  [side](const Forecast& sum) { return sum.sides[side].losses.mean.text(); });
        table.row("  5% to 95%", [side](const Forecast& sum) { return amountsText(sum.sides[side].losses); });
    }
    table.row("Turns", [](const Forecast& sum) { return meanText(sum.turns, sum.runs, 1); });
    table.row("  fewest to most", [](const Forecast& sum) {
        return std::to_string(sum.fewestTurns) + " to " + std::to_string(sum.mostTurns);
    });
    table.row("  at the turn limit",
              [](const Forecast& sum) { return percentOf(sum.atTurnLimit, sum.runs); });
    const std::vector<SideFates> fates = fatesOf(known);
    for (std::size_t side = 0; side < sides; ++side)
        addFates(table, side, known.sides[side], fates[side].ships);
    return table.text();
}

std::string refusalsText(const Games& games)
{
    std::string text;
    for (const GameForecast& game : games)
        for (const Problem& problem : game.problems)
            text += game.name + " does not fight it: " + problem.text() + "\n";
    return text;
}

std::string leftOutText(const GameComparison& comparison)
{
    const auto without = std::find_if(comparison.games.begin(), comparison.games.end(),
                                      [](const GameForecast& game) { return !game.leftOut.empty(); });
    if (without == comparison.games.end())
        return {};
    std::string terms;
    for (const OwnTerm term : without->leftOut)
        terms += (terms.empty() ? "" : ", ") + std::string(nameOf(term));
    return "Left out under other games, as it says something to " + comparison.own + " alone: " + terms
           + ".\n";
}

/// "Trireme leaves out of account: towers, captains."
std::string outOfAccountText(const Games& games)
{
    std::string text;
    for (const GameForecast& game : games) {
        std::string aspects;
        for (const Aspect aspect : game.outOfAccount) {
            std::string word(nameOf(aspect));
            std::replace(word.begin(), word.end(), '_', ' ');
            aspects += (aspects.empty() ? "" : ", ") + word;
        }
        if (!aspects.empty())
            text += game.name + " leaves out of account: " + aspects + ".\n";
    }
    return text;
}

std::string differenceText(const Games& games, const Forecast& known)
{
    if (std::count_if(games.begin(), games.end(),
                      [](const GameForecast& game) { return game.forecast.runs > 0; })
        < 2)
        return {};
    const auto found = differsMost(games);
    if (!found)
        return "No figure differs by more than its error.\n";
    const std::string side = found->side < 0 ? "" : known.sides[static_cast<std::size_t>(found->side)].name;
    const auto what = [&]() -> std::string {
        switch (found->figure) {
        case ComparedFigure::Wins: return side + " wins";
        case ComparedFigure::Draws: return "draws";
        case ComparedFigure::Losses: return "the losses of " + side;
        case ComparedFigure::Sunk: return "the ships of " + side + " that are sunk";
        case ComparedFigure::Captured: return "the ships of " + side + " that are captured";
        case ComparedFigure::Fled: return "the ships of " + side + " that flee";
        }
        return {};
    };
    return "What differs most: " + what() + ", " + percentText(found->lowest) + " under "
           + games[found->least].name + " and " + percentText(found->highest) + " under "
           + games[found->most].name + ".\n";
}

} // namespace

std::string comparisonText(const GameComparison& comparison)
{
    const auto fought = std::find_if(comparison.games.begin(), comparison.games.end(),
                                     [](const GameForecast& game) { return game.forecast.runs > 0; });
    const Forecast& known = fought->forecast;
    return tableText(comparison.games, known) + "\n" + refusalsText(comparison.games)
           + leftOutText(comparison) + outOfAccountText(comparison.games)
           + differenceText(comparison.games, known) + "Between: with 95% confidence.\n"
           + std::string(forecastNote) + "\n";
}

} // namespace navarch
