// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/brief/rule_example.h"

namespace navarch::salamis {

// Examples of SA-15, worked out by the code that prices fleets and ports.

[[nodiscard]] std::vector<Phrase> hullPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> hullRules(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> speedPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> crewPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> equipmentPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> enginePrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> qualityPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> commanderPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> alliedPrices(const ExampleFigures& with);
[[nodiscard]] std::vector<Phrase> wallPrices(const ExampleFigures& with);

} // namespace navarch::salamis
