// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 9 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep9{
    // No record of the campaign's: the journal knows nothing of it, so that no undo brings back a word nobody knows.
    R"sql(CREATE TABLE seat_locks (
        seat TEXT PRIMARY KEY NOT NULL CHECK (seat = 'umpire'),
        lock TEXT NOT NULL CHECK (length(lock) BETWEEN 1 AND 127)
    ) STRICT)sql",
    "PRAGMA user_version = 9"};

} // namespace

const SchemaStep schemaStep9{9, "a PIN for the umpire's seat", statementsOfStep9};

} // namespace navarch
