// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

#include <string>
#include <string_view>

#include "core/base/problem.h"
#include "core/base/talents.h"

namespace navarch {

/// How a failed comparison prints an amount.
inline char* toString(const Talents& amount)
{
    return qstrdup(amount.text().c_str());
}

/// Every problem on a line of its own.
[[nodiscard]] inline std::string shown(const Problems& problems)
{
    std::string text;
    for (const Problem& problem : problems)
        text += problem.text() + "\n";
    return text;
}

/// The first line in which two texts differ, with the line before it; empty when they are equal.
[[nodiscard]] inline std::string difference(std::string_view expected, std::string_view actual)
{
    if (expected == actual)
        return {};
    const auto takeLine = [](std::string_view& text) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
        return line;
    };
    int number = 0;
    std::string_view before;
    while (!expected.empty() || !actual.empty()) {
        ++number;
        const std::string_view wanted = takeLine(expected);
        const std::string_view found = takeLine(actual);
        if (wanted != found || expected.empty() != actual.empty()) {
            return "line " + std::to_string(number) + "\n  " + std::string(before) + "\n- "
                   + std::string(wanted) + "\n+ " + std::string(found);
        }
        before = wanted;
    }
    return "the texts differ in their line ends";
}

} // namespace navarch

namespace QTest {

template <>
inline char* toString(const std::string& text)
{
    return qstrdup(text.c_str());
}

} // namespace QTest

/// Compares two texts line by line and shows where they part.
#define COMPARE_TEXT(actual, expected) \
    do { \
        const std::string parting = navarch::difference((expected), (actual)); \
        QVERIFY2(parting.empty(), parting.c_str()); \
    } while (false)
