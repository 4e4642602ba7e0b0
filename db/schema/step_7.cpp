// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 7 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep7{
    // What was booked back before this step does not say so: entries of the journal are never rewritten.
    "ALTER TABLE ledger_transactions ADD COLUMN reversal INTEGER NOT NULL DEFAULT 0 CHECK (reversal IN (0, "
    "1))",
    "ALTER TABLE sides ADD COLUMN ready_turn INTEGER NOT NULL DEFAULT 0 CHECK (ready_turn BETWEEN 0 AND "
    "1000001)",
    "PRAGMA user_version = 7"};

} // namespace

const SchemaStep schemaStep7{7, "what was booked back, and whose orders are done", statementsOfStep7};

} // namespace navarch
