// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "core/base/json.h"
#include "core/data/embedded.h"
#include "tests/support/show.h"

namespace navarch {

/// The tables of a game load as they are built in, and are refused, with their name, when they are cut off or empty. `file`:
/// their name in the program.
template <class Tables>
void damagedTablesAreRefusedByName(const std::string& file)
{
    const auto read = [&](const std::string& text) {
        return parseJson(text, file).and_then([&](const Json& json) { return Tables::fromJson(json, file); });
    };
    const std::string whole(embeddedFile(file).value());
    const auto good = read(whole);
    QVERIFY2(good, good ? "" : shown(good.error()).c_str());
    for (const std::string& damaged :
         {whole.substr(0, whole.size() / 2), std::string("[]"), std::string("null"), std::string("{}"),
          std::string(R"({"format": "navarch-ports/1"})")}) {
        const auto refused = read(damaged);
        QVERIFY2(!refused, damaged.substr(0, 40).c_str());
        QVERIFY(refused.error().front().place.starts_with(file));
    }
}

} // namespace navarch
