// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/campaign/deed/changes.h"
#include "db/sqlite/connection.h"

namespace navarch {

/// Writes what changes become of records into their tables: removals first, then alterations, then what is new, so that
/// no unique place is taken while it is being vacated. Inside the caller's transaction. Throws SqlError; also when a
/// record to be altered or removed is not there.
void writeChanges(Connection& connection, const Changes& changes);

/// How the long documents of battles are read.
enum class Documents {
    Whole,
    AsDigests, ///< digestOf() (db/store/unpacking_bounds.h)
};

/// Every record of every table. What breaks the bounds of its field is a problem that names table, number and field, and
/// the field keeps its default. `file` is for messages. Throws SqlError when reading fails.
[[nodiscard]] Campaign readRecords(Connection& connection, const std::string& file, Problems& problems,
                                   Documents documents = Documents::Whole);

} // namespace navarch
