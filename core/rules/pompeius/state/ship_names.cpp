// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/state/ship_names.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch::pompeius {

std::string writtenName(const BattleFacts& facts, ShipNumber ship)
{
    if (ship < 0 || static_cast<std::size_t>(ship) >= facts.ships.size())
        return "#" + std::to_string(ship + 1);
    const std::string& name = facts.name(ship);
    const bool isPlain =
        name.find_first_of("#>,;|") == std::string::npos && name.front() != ' ' && name.back() != ' ';
    const auto isSame = [&](const ShipFacts& each) { return each.name == name; };
    return isPlain && std::count_if(facts.ships.begin(), facts.ships.end(), isSame) == 1
               ? name
               : "#" + std::to_string(ship + 1);
}

ShipNumber shipWritten(const BattleFacts& facts, std::string_view text)
{
    if (text.starts_with('#')) {
        const auto number = wholeNumber(text.substr(1), 1, static_cast<int>(facts.ships.size()));
        return number ? static_cast<ShipNumber>(*number - 1) : noShip;
    }
    ShipNumber found = noShip;
    for (std::size_t i = 0; i < facts.ships.size(); ++i)
        if (facts.ships[i].name == text) {
            if (found != noShip)
                return noShip; // two are called so
            found = static_cast<ShipNumber>(i);
        }
    return found;
}

ShipWriter writerOf(const BattleFacts& facts)
{
    return [&facts](ShipNumber ship) { return writtenName(facts, ship); };
}

ShipReader readerOf(const BattleFacts& facts)
{
    return [&facts](std::string_view text) { return shipWritten(facts, text); };
}

} // namespace navarch::pompeius
