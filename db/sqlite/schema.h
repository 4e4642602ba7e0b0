// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "db/schema/steps.h"
#include "db/sqlite/connection.h"

namespace navarch {

/// Takes the database through the steps after `from` up to and including `to`, all in one transaction. Throws SqlError; then
/// the database is as it was, unless what failed is the sync of what was written already.
void runSteps(Connection& connection, int from, int to);

/// The user_version of the database. Throws SqlError.
[[nodiscard]] int versionOf(Connection& connection);

/// Writes the first page of the file as it is. Throws SqlError.
void rewriteHead(Connection& connection);

/// How the tables, indexes, triggers and views differ from those of that version: one sentence, or nothing when they are
/// the same to the letter. A campaign holds nothing that Navarch did not put there, least of all a trigger. Throws
/// SqlError.
[[nodiscard]] std::optional<Phrase> schemaDifference(Connection& connection, int version);

} // namespace navarch
