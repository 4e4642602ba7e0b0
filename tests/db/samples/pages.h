// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <QByteArray>

namespace navarch::samples {

/// The places in a SQLite file, read without SQLite, where the content of each table and index stands: the cells of its
/// pages (sizes, row numbers, record headers and values) and the overflow pages they go on in. Free space and what SQLite
/// keeps for itself are left out. Keys are the names in the schema; the schema itself is "sqlite_schema".
[[nodiscard]] std::map<std::string, std::vector<std::int64_t>> contentPlaces(const QByteArray& file);

} // namespace navarch::samples
