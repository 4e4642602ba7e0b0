// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 5 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep5{
    // Entries from before keep their images in `changes`, as they were hashed.
    "ALTER TABLE journal ADD COLUMN packed BLOB "
    "CHECK (packed IS NULL OR (length(packed) > 4 AND changes = '[]'))",
    "PRAGMA user_version = 5"};

} // namespace

const SchemaStep schemaStep5{5, "a journal that takes less room", statementsOfStep5};

} // namespace navarch
