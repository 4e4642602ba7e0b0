// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/figures/figures.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch::ramming {

namespace {

constexpr std::array<std::string_view, 5> ramKeys{"none", "sheared", "sinks-slowly", "sinks", "destroyed"};
constexpr std::array<std::string_view, 3> moraleKeys{"despair", "rout", "fight"};

/// `nations` outlive every table: those the rules print.
constexpr std::array<std::string_view, 6> knownNations{"spartan", "phoenician", "egyptian",
                                                       "roman",   "athenian",   "persian"};

template <class Rows>
void checkRising(const Rows& rows, std::size_t count, const std::string& place, Problems& problems)
{
    if (rows.size() != count) {
        problems.push_back({place, phrase("%1 rows are needed.", count), {}});
        return;
    }
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i].to <= rows[i - 1].to)
            problems.push_back({place, phrase("The rows must rise."), {}});
}

template <class E, class Rows>
void checkKeys(const Rows& rows, std::size_t count, const std::string& place, Problems& problems)
{
    if (rows.size() != count)
        problems.push_back({place, phrase("%1 rows are needed.", count), {}});
    for (const auto& row : rows)
        if (!enumFromName<E>(row.key))
            problems.push_back({place,
                                phrase("%1 is nothing the rules know.", given(quotedForMessage(row.key))),
                                phrase("Write %1.", given(listOfNames<E>()))});
}

std::int8_t small(int value)
{
    return static_cast<std::int8_t>(value);
}

} // namespace

void checkCompilable(const RammingTables& tables, const std::string& file, Problems& problems)
{
    checkSingleFigures(tables.figures, houseFigures, file + ": figures", problems);
    checkKeys<Advantage>(tables.advantages, 10, file + ": advantages", problems);
    checkKeys<Advantage>(tables.missiles, 10, file + ": missiles", problems);
    for (const auto& row : tables.missiles)
        if (row.key == "missile")
            problems.push_back({file + ": missiles", phrase("The second table cannot lead to itself."), {}});
    checkKeys<Skill>(tables.skills, skills, file + ": skills", problems);
    for (const auto& row : tables.skills)
        if (std::find(knownNations.begin(), knownNations.end(), row.nation) == knownNations.end())
            problems.push_back({file + ": skills",
                                phrase("%1 is no nation of the rules.", given(quotedForMessage(row.nation))),
                                {}});
    checkRising(tables.sail, 6, file + ": sail", problems);
    checkRising(tables.ramming, ramKeys.size(), file + ": ramming", problems);
    checkRising(tables.morale, moraleKeys.size(), file + ": morale", problems);
    const auto inOrder = [&](const auto& rows, const auto& keys, const std::string& place) {
        for (std::size_t i = 0; i < std::min(rows.size(), keys.size()); ++i)
            if (rows[i].key != keys[i])
                problems.push_back(
                    {place, phrase("\"%1\" must stand in row %2.", given(keys[i]), i + 1), {}});
    };
    inOrder(tables.ramming, ramKeys, file + ": ramming");
    inOrder(tables.morale, moraleKeys, file + ": morale");
    checkKeys<Weapon>(tables.weapons, weapons, file + ": weapons", problems);
    std::array<std::string_view, weapons> weaponKeys{};
    for (std::size_t i = 0; i < weapons; ++i)
        weaponKeys[i] = EnumNames<Weapon>::names[i].name;
    inOrder(tables.weapons, weaponKeys, file + ": weapons");
    for (const auto& row : tables.weapons)
        if (row.firesDie == 1 || row.least > row.range)
            problems.push_back({file + ": weapons",
                                phrase("The weapon %1 cannot be so.", given(quotedForMessage(row.key))),
                                {}});
}

BattleFigures BattleFigures::compiled(const RammingTables& tables)
{
    BattleFigures figures;
    keepSingleFigures(tables.figures, houseFigures, figures.house);
    for (std::size_t i = 0; i < weapons; ++i) {
        const auto& row = tables.weapons[i];
        figures.weapon[i] = {small(row.range), small(row.least),  small(row.hit),     small(row.dice),
                             small(row.die),   small(row.fireTo), small(row.firesDie)};
    }
    for (std::size_t i = 0; i < figures.sail.size(); ++i)
        figures.sail[i] = {small(tables.sail[i].to), small(tables.sail[i].mp), tables.sail[i].flounders};
    for (std::size_t i = 0; i < figures.sinksDice.size(); ++i) {
        if (i < figures.ramTo.size())
            figures.ramTo[i] = small(tables.ramming[i].to);
        figures.sinksDice[i] = small(tables.ramming[i].sinksDice);
        figures.shears[i] = tables.ramming[i].shears;
    }
    for (std::size_t i = 0; i < figures.moraleTo.size(); ++i)
        figures.moraleTo[i] = small(tables.morale[i].to);
    for (std::size_t i = 0; i < 10; ++i) {
        figures.advantages[i] = enumFromName<Advantage>(tables.advantages[i].key).value();
        figures.missiles[i] = enumFromName<Advantage>(tables.missiles[i].key).value();
    }
    for (std::size_t i = 0; i < skills; ++i) {
        figures.skillsByFace[i] = enumFromName<Skill>(tables.skills[i].key).value();
        figures.nations[i] = *std::find(knownNations.begin(), knownNations.end(), tables.skills[i].nation);
    }
    constexpr std::array<int, 5> worth{0, 2, 7, 8, 10};
    for (int modifier = -ramWorthReach; modifier <= ramWorthReach; ++modifier) {
        int sum = 0;
        for (int face = 1; face <= 10; ++face)
            sum += worth[indexOf(figures.ramResult(face + modifier))];
        figures.ramWorths[static_cast<std::size_t>(modifier + ramWorthReach)] = small(sum);
    }
    return figures;
}

} // namespace navarch::ramming
