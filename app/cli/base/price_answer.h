// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/base/console.h"
#include "app/cli/base/text_table.h"
#include "core/base/finding.h"
#include "core/base/json.h"
#include "core/pricing/price.h"

namespace navarch {

/// Price lines as every JSON answer has them: rule, text, amount, and lines below them where there are any.
[[nodiscard]] Json linesAnswer(const std::vector<PriceLine>& lines);

/// Findings as every JSON answer has them: severity, key, rule, subject, message.
[[nodiscard]] Json findingsAnswer(const Findings& findings);

/// A table of two columns, what and how much, for priceRows().
[[nodiscard]] TextTable priceTable();

/// Adds a row a line to `table`, with its rule number, those below it indented further.
void priceRows(TextTable& table, const std::vector<PriceLine>& lines, int depth);

/// "Findings" and a line for each; empty when there are none.
[[nodiscard]] std::string findingsText(const Findings& findings);

/// Done; or refused when one of them is an error, with a complaint that says which.
[[nodiscard]] ExitCode verdictOn(const Findings& findings, const Console& console);

} // namespace navarch
