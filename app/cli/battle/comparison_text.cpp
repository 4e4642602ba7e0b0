// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/comparison_text.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/cli/base/spoken_figures.h"
#include "app/cli/base/text_table.h"

namespace navarch {

namespace {

using Games = std::vector<GameForecast>;

std::string amountsText(const Spread& losses)
{
    return losses.quantiles.empty() ? ""
                                    : rangeText(spokenAmount(losses.quantiles.front().amount),
                                                spokenAmount(losses.quantiles.back().amount));
}

/// A line's head below another.
std::string below(const Phrase& head)
{
    return "  " + spokenText(head);
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
        row(below(phrase("between")), [&](const Forecast& sum) {
            return rangeText(percentText(of(sum).low), percentText(of(sum).high));
        });
    }
    void heads()
    {
        std::vector<std::string> names{""};
        std::vector<std::string> runs{spokenText(phrase("Battles"))};
        for (const GameForecast& game : m_games) {
            names.push_back(spokenText(termOf(game.name)));
            runs.push_back(game.problems.empty() ? std::to_string(game.forecast.runs)
                                                 : spokenText(phrase("refused")));
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
    row(spokenText(phrase("%1, ships sunk of %2", given(about.name), ships)), &SideFates::sunk);
    row("  " + spokenText(phrase("captured"), "a ship"), &SideFates::captured);
    row(below(phrase("fled")), &SideFates::fled);
}

/// `known` is a game that was fought: names and values are the same for all.
std::string tableText(const Games& games, const Forecast& known)
{
    ComparedTable table(games);
    table.heads();
    const std::size_t sides = known.sides.size();
    for (std::size_t side = 0; side < sides; ++side)
        table.share(spokenText(phrase("%1 wins", given(known.sides[side].name))),
                    [side](const Forecast& sum) -> const Share& { return sum.sides[side].wins; });
    table.share(spokenText(phrase("Draws")), [](const Forecast& sum) -> const Share& { return sum.draws; });
    for (std::size_t side = 0; side < sides; ++side) {
        table.row(spokenText(phrase("%1 loses, talents of %2", given(known.sides[side].name),
                                    known.sides[side].value)),
                  [side](const Forecast& sum) { return spokenAmount(sum.sides[side].losses.mean); });
        table.row(below(phrase("5% to 95%")),
                  [side](const Forecast& sum) { return amountsText(sum.sides[side].losses); });
    }
    table.row(spokenText(phrase("Turns")),
              [](const Forecast& sum) { return meanText(sum.turns, sum.runs, 1); });
    table.row(below(phrase("fewest to most")), [](const Forecast& sum) {
        return rangeText(std::to_string(sum.fewestTurns), std::to_string(sum.mostTurns));
    });
    table.row(below(phrase("at the turn limit")),
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
            text +=
                (problem.place.empty()
                     ? spokenText(phrase("%1 does not fight it: %2", termOf(game.name), problem.sentences()))
                     : spokenText(phrase("%1 does not fight it: %2: %3", termOf(game.name),
                                         given(problem.place), problem.sentences())))
                + "\n";
    return text;
}

std::string leftOutText(const GameComparison& comparison)
{
    const auto without = std::find_if(comparison.games.begin(), comparison.games.end(),
                                      [](const GameForecast& game) { return !game.leftOut.empty(); });
    if (without == comparison.games.end())
        return {};
    std::vector<Phrase> terms; // fields of the brief
    for (const OwnTerm term : without->leftOut)
        terms.emplace_back(given(nameOf(term)));
    return spokenText(phrase("Left out under other games, as it says something to %1 alone: %2.",
                             given(comparison.own), listed(terms)))
           + "\n";
}

/// "Trireme leaves out of account: towers, captains."
std::string outOfAccountText(const Games& games)
{
    std::string text;
    for (const GameForecast& game : games) {
        std::vector<Phrase> aspects;
        for (const Aspect aspect : game.outOfAccount) {
            std::string word(nameOf(aspect));
            std::replace(word.begin(), word.end(), '_', ' ');
            aspects.push_back(termOf(word));
        }
        if (!aspects.empty())
            text += spokenText(phrase("%1 leaves out of account: %2.", termOf(game.name), listed(aspects)))
                    + "\n";
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
        return spokenText(phrase("No figure differs by more than its error.")) + "\n";
    const Phrase side = given(found->side < 0 ? "" : known.sides[static_cast<std::size_t>(found->side)].name);
    const auto what = [&] {
        switch (found->figure) {
        case ComparedFigure::Wins: return phrase("%1 wins", side);
        case ComparedFigure::Draws: return phrase("draws");
        case ComparedFigure::Losses: return phrase("the losses of %1", side);
        case ComparedFigure::Sunk: return phrase("the ships of %1 that are sunk", side);
        case ComparedFigure::Captured: return phrase("the ships of %1 that are captured", side);
        case ComparedFigure::Fled: return phrase("the ships of %1 that flee", side);
        }
        return Phrase();
    };
    return spokenText(phrase("What differs most: %1, %2 under %3 and %4 under %5.", what(),
                             given(percentText(found->lowest)), termOf(games[found->least].name),
                             given(percentText(found->highest)), termOf(games[found->most].name)))
           + "\n";
}

} // namespace

std::string comparisonText(const GameComparison& comparison)
{
    const auto fought = std::find_if(comparison.games.begin(), comparison.games.end(),
                                     [](const GameForecast& game) { return game.forecast.runs > 0; });
    const Forecast& known = fought->forecast;
    return tableText(comparison.games, known) + "\n" + refusalsText(comparison.games)
           + leftOutText(comparison) + outOfAccountText(comparison.games)
           + differenceText(comparison.games, known) + spokenText(phrase("Between: with 95% confidence."))
           + "\n" + spokenText(termOf(forecastNote)) + "\n";
}

} // namespace navarch
