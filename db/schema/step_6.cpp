// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/schema/steps.h"

// Frozen once files of schema 6 exist. What it lacks is the next step's to add.
namespace navarch {

namespace {

constexpr std::array statementsOfStep6{
    // The columns are what they were; long documents in them are packed from now on (packedText() in db/store/packing.h), which
    // an older Navarch could not read.
    "PRAGMA user_version = 6"};

} // namespace

const SchemaStep schemaStep6{6, "battles that take less room", statementsOfStep6};

} // namespace navarch
