// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

namespace navarch {

/// One of the equal parts that a long test is done in, by programs side by side (navarch_share_test() in
/// tests/CMakeLists.txt). What lies together stays together: a part is a run of the rows.
struct TestShare {
    int number = 1; ///< from 1
    int count = 1;

    /// Whether the row `at` of `rows`, from 0, is in it. Every row is in one share of the `count`, and in no other.
    [[nodiscard]] bool holds(int at, int rows) const
    {
        return static_cast<long>(at) * count / rows == number - 1;
    }
};

/// "2/3", the second of three; nothing where it is no share.
[[nodiscard]] inline std::optional<TestShare> shareFrom(const std::string& text)
{
    TestShare share;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%d/%d%c", &share.number, &share.count, &rest) != 2 || share.number < 1
        || share.number > share.count)
        return {};
    return share;
}

/// The share of this program: NAVARCH_SHARE, all of it where that is not set. Ends the program where it says no share: a test
/// that did nothing would pass.
[[nodiscard]] inline TestShare myShare()
{
    const char* text = std::getenv("NAVARCH_SHARE");
    if (!text)
        return {};
    const std::optional<TestShare> share = shareFrom(text);
    if (!share) {
        std::fprintf(stderr, "NAVARCH_SHARE is 1/2 or its like, and not %s\n", text);
        std::exit(2);
    }
    return *share;
}

} // namespace navarch
