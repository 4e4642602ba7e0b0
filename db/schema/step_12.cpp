// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 12 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep12{
    // A campaign without a row has the program's classes alone, which is what every file before this step was.
    R"sql(CREATE TABLE own_classes (
        id INTEGER PRIMARY KEY CHECK (id >= 1),
        class TEXT NOT NULL CHECK (length(class) BETWEEN 1 AND 80),
        document TEXT NOT NULL CHECK (length(document) BETWEEN 1 AND 100000)
    ) STRICT)sql",
    "PRAGMA user_version = 12"};

} // namespace

const SchemaStep schemaStep12{12, "ship classes of the campaign's own", statementsOfStep12};

} // namespace navarch
