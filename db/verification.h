// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/problem.h"
#include "db/sqlite/connection.h"

namespace navarch {

/// Looks at everything in a campaign's database, in one view of it, and names what is wrong:
///
/// - SQLite's own checks: pages, indexes, types and CHECKs (integrity_check), references (foreign_key_check);
/// - the schema, to the letter;
/// - the journal: numbers without gaps, the chain of hashes from the store's facts on, the stacks of undo and redo;
/// - the records: bounds, references, numbers, ledger sums (core/campaign/files/soundness.h);
/// - that the journal, replayed from its first entry, gives exactly the records that stand, down to the field.
///
/// Records are looked at only when the schema is Navarch's. At most maxProblems are told. Never throws.
[[nodiscard]] Problems verifyStore(Connection& connection, const std::string& file);

/// The same for a file, which need not be one that can be opened: what stands against opening it comes first, and of a
/// damaged campaign all that can be found out follows. Changes nothing. Never throws.
[[nodiscard]] Problems verifyFile(const QString& path);

} // namespace navarch
