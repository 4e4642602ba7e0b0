// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/figures/ram_worth.h"

namespace navarch::salamis {

RamWorth RamWorth::reckoned(const BattleFigures& figures)
{
    constexpr int worthOfCasualty = 3;
    RamWorth worth;
    for (int modifier = least; modifier <= most; ++modifier)
        for (std::size_t damage = 0; damage < 6; ++damage) {
            int sum = 0;
            for (int face = 1; face <= 10; ++face) {
                const auto result = static_cast<std::size_t>(figures.ramResult(face + modifier));
                sum += std::max(0, worthLost[result] - worthLost[damage])
                       + worthOfCasualty * figures.casualtyDice[result];
            }
            worth.m_loss[static_cast<std::size_t>(modifier - least)][damage] = static_cast<std::int16_t>(sum);
        }
    return worth;
}

} // namespace navarch::salamis
