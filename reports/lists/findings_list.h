// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "reports/layout/flow.h"

namespace navarch {

/// What the rules say, worst first: severity, rule, subject and what to do. Says so when there is nothing.
void addFindings(Flow& flow, const Findings& findings, TextStyle style, const Typesetter& set);

} // namespace navarch
