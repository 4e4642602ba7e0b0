// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/compared_rows.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/battle/forecast/forecast_words.h"

namespace navarch {

namespace {

QString cellText(const char* text)
{
    return ComparedRows::tr(text);
}

/// "12.3" of a sum over so many runs, halves up.
QString meanText(std::int64_t sum, int runs)
{
    const std::int64_t tenths = (sum * 20 + runs) / (2 * std::int64_t{runs});
    return fractionText(tenths, 1);
}

ComparedCell shareCell(const Share& share, int runs)
{
    const QString text = chanceText(share.count, runs);
    return {true,
            text,
            rangeText(share),
            cellText("%1 of 100 battles (%2)").arg(text, rangeText(share)),
            static_cast<double>(share.count) / runs,
            share.low / 10'000.0,
            share.high / 10'000.0};
}

/// Losses beside all that the side brought.
ComparedCell lossCell(const SideForecast& side)
{
    const auto part = [&](Talents amount) {
        return side.value > Talents() ? std::clamp(static_cast<double>(amount.hundredths())
                                                       / static_cast<double>(side.value.hundredths()),
                                                   0.0, 1.0)
                                      : 0.0;
    };
    const auto whole = [](Talents amount) {
        return countText(static_cast<int>((amount.hundredths() + 50) / 100));
    };
    const Talents least = side.losses.quantiles.front().amount;
    const Talents most = side.losses.quantiles.back().amount;
    return {
        true,
        whole(side.losses.mean),
        QStringLiteral("%1–%2").arg(whole(least), whole(most)),
        cellText("%1 of %2 talents, nine in ten battles %3 to %4")
            .arg(amountText(side.losses.mean), amountText(side.value), amountText(least), amountText(most)),
        part(side.losses.mean),
        part(least),
        part(most)};
}

ComparedCell turnsCell(const Forecast& sum)
{
    const QString mean = meanText(sum.turns, sum.runs);
    return {true, mean, QStringLiteral("%1–%2").arg(sum.fewestTurns).arg(sum.mostTurns),
            cellText("%1 turns on average, %2 to %3").arg(mean).arg(sum.fewestTurns).arg(sum.mostTurns)};
}

ComparedCell fateCell(std::int64_t count, int ships, int runs)
{
    const QString mean = meanText(count, runs);
    return {true,
            mean,
            {},
            cellText("%1 of %2 ships on average").arg(mean).arg(ships),
            ships > 0 ? static_cast<double>(count) / (static_cast<double>(ships) * runs) : 0.0};
}

/// Rows of the same games and sides.
class Rows {
public:
    Rows(const std::vector<GameForecast>& games, const std::vector<BattlePlayer>& players)
        : m_games(games),
          m_players(players)
    {
    }

    template <class CellOf> // of a forecast that has runs
    void add(ComparisonRow::Kind figure, int side, const QString& group, const QString& head, CellOf&& cellOf)
    {
        ComparedRow row{figure, side, group, head, {}, {}, {}, rows.empty() || rows.back().group != group};
        if (side >= 0) {
            const auto index = static_cast<std::size_t>(side);
            const BattlePlayer player = index < m_players.size() ? m_players[index] : plainPlayer(index);
            row.colour = player.colour;
            row.emblem = player.emblem;
        }
        for (const GameForecast& game : m_games)
            row.cells.push_back(game.forecast.runs > 0 ? ofGame(cellOf(game.forecast), game)
                                                       : ComparedCell());
        rows.push_back(std::move(row));
    }

    std::vector<ComparedRow> rows;

private:
    /// In words it says whose it is.
    [[nodiscard]] static ComparedCell ofGame(ComparedCell cell, const GameForecast& game)
    {
        cell.said = cellText("%1: %2").arg(spokenTerm(game.name), cell.said);
        return cell;
    }

    const std::vector<GameForecast>& m_games;
    const std::vector<BattlePlayer>& m_players;
};

void addFates(Rows& rows, std::size_t side, const QString& name, int ships)
{
    struct Fate {
        ComparisonRow::Kind figure;
        QString head;
        std::int64_t SideFates::*count;
    };
    const QString group = cellText("Ships in a battle");
    for (const Fate& fate :
         {Fate{ComparisonRow::Sunk, cellText("%1: sunk of %2"), &SideFates::sunk},
          Fate{ComparisonRow::Captured, cellText("%1: captured of %2"), &SideFates::captured},
          Fate{ComparisonRow::Fled, cellText("%1: fled of %2"), &SideFates::fled}})
        rows.add(
            fate.figure, static_cast<int>(side), group, fate.head.arg(name, QString::number(ships)),
            [&](const Forecast& sum) { return fateCell(fatesOf(sum)[side].*fate.count, ships, sum.runs); });
}

} // namespace

void ComparedRows::show(const std::vector<GameForecast>& games, const std::vector<BattlePlayer>& players)
{
    const auto fought = std::find_if(games.begin(), games.end(),
                                     [](const GameForecast& game) { return game.forecast.runs > 0; });
    Rows rows(games, players);
    if (fought != games.end()) {
        // Names, worth and ships are the brief's, and so the same under every game.
        const std::vector<SideForecast>& sides = fought->forecast.sides;
        const std::vector<SideFates> fates = fatesOf(fought->forecast);
        const QString who = cellText("Who wins: of 100 battles");
        for (std::size_t side = 0; side < sides.size(); ++side)
            rows.add(ComparisonRow::Wins, static_cast<int>(side), who, words(sides[side].name),
                     [side](const Forecast& sum) { return shareCell(sum.sides[side].wins, sum.runs); });
        rows.add(ComparisonRow::Draws, -1, who, cellText("Drawn"),
                 [](const Forecast& sum) { return shareCell(sum.draws, sum.runs); });
        for (std::size_t side = 0; side < sides.size(); ++side)
            rows.add(ComparisonRow::Losses, static_cast<int>(side), cellText("What it costs: talents"),
                     cellText("%1, of %2").arg(words(sides[side].name), amountText(sides[side].value)),
                     [side](const Forecast& sum) { return lossCell(sum.sides[side]); });
        for (std::size_t side = 0; side < sides.size(); ++side)
            addFates(rows, side, words(sides[side].name), fates[side].ships);
        const QString length = cellText("How long it lasts");
        rows.add(ComparisonRow::Turns, -1, length, cellText("Turns of that game"), turnsCell);
        rows.add(
            ComparisonRow::AtTheLimit, -1, length, cellText("At the last turn, of 100"),
            [](const Forecast& sum) { return shareCell(Share::of(sum.atTurnLimit, sum.runs), sum.runs); });
    }
    replaceRows(m_rows, std::move(rows.rows));
}

const RowRoles<ComparedRow>& ComparedRows::roles()
{
    static const RowRoles<ComparedRow> all{{"figure", &ComparedRow::figure}, {"group", &ComparedRow::group},
                                           {"head", &ComparedRow::head},     {"colour", &ComparedRow::colour},
                                           {"emblem", &ComparedRow::emblem}, {"first", &ComparedRow::isFirst},
                                           {"cells", &ComparedRow::cells}};
    return all;
}

} // namespace navarch
