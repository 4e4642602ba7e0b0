// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 13 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep13{
    // The lanes of the first edition are those on which every war before this step was played.
    "ALTER TABLE campaign ADD COLUMN lanes_edition INTEGER NOT NULL DEFAULT 1 CHECK (lanes_edition BETWEEN 1 "
    "AND 1000)",
    "PRAGMA user_version = 13"};

} // namespace

const SchemaStep schemaStep13{13, "which of the built-in sea lanes it is played on", statementsOfStep13};

} // namespace navarch
