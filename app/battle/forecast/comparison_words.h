// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "core/battle/forecast/comparison.h"

namespace navarch {

/// "Athens wins most often under Salamis ad Actium and Trireme, Corinth under Ramming Speed!!!." Empty before the first
/// battle.
[[nodiscard]] QString verdictText(const std::vector<GameForecast>& games);

/// "What differs most: of 100 ships of Corinth, 2 are captured under Trireme and 41 under Salamis ad Actium." Empty while no
/// two games have fought.
[[nodiscard]] QString differenceText(const std::vector<GameForecast>& games);

/// What was left out under other games than `own`, in a sentence; empty when nothing was.
[[nodiscard]] QString leftOutText(const std::vector<GameForecast>& games, const QString& own);

/// What each game leaves out of account, a line each; empty when none does.
[[nodiscard]] QString outOfAccountText(const std::vector<GameForecast>& games);

} // namespace navarch
