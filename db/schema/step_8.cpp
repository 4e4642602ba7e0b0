// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 8 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep8{
    // What was told before this step stands as it was written: entries of the journal are never rewritten.
    "ALTER TABLE chronicle ADD COLUMN said TEXT NOT NULL DEFAULT '' CHECK (length(said) <= 8000)",
    "ALTER TABLE ledger_transactions ADD COLUMN said TEXT NOT NULL DEFAULT '' CHECK (length(said) <= 8000)",
    "ALTER TABLE battles ADD COLUMN name_said TEXT NOT NULL DEFAULT '' CHECK (length(name_said) <= 8000)",
    "PRAGMA user_version = 8"};

} // namespace

const SchemaStep schemaStep8{8, "what is told, to be said in any language", statementsOfStep8};

} // namespace navarch
