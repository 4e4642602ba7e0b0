// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

#include "core/base/json.h"
#include "core/data/embedded.h"

namespace navarch {

/// Reads the tables that are built into the program under `file` ("trireme/tables.json") by Tables::fromJson(). They are
/// tested, so reading them cannot fail.
template <class Tables>
[[nodiscard]] Tables readBuiltInTables(const std::string& file)
{
    auto read =
        parseJson(embeddedFile(file).value_or(std::string_view()), file).and_then([&](const Json& json) {
            return Tables::fromJson(json, file);
        });
    if (!read)
        throw std::logic_error(read.error().front().text());
    return std::move(*read);
}

} // namespace navarch
