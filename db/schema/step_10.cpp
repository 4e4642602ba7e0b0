// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 10 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep10{
    // A campaign without a row is played on the built-in chart, which is what every file before this step was: its journal
    // holds no other founding, and is never rewritten.
    R"sql(CREATE TABLE charts (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        name TEXT NOT NULL CHECK (length(name) <= 80),
        document TEXT NOT NULL CHECK (length(document) BETWEEN 1 AND 16000000)
    ) STRICT)sql",
    "PRAGMA user_version = 10"};

} // namespace

const SchemaStep schemaStep10{10, "a chart of the campaign's own", statementsOfStep10};

} // namespace navarch
