// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <QVariant>

#include <type_traits>

namespace navarch {

/// Every row of a list model with every role by name, for comparing with a golden text: "0 name=Paralos count=1 ...".
/// Roles are in the order of their names; what is no text or number is left out.
[[nodiscard]] QString dumpOf(const QAbstractItemModel& model);

/// It is a list, of whatever type.
[[nodiscard]] bool isList(const QVariant& value);

/// Everything in a value, with lists, maps and gadgets opened.
[[nodiscard]] QString textOf(const QVariant& value);
template <class Value>
requires(!std::is_convertible_v<const Value&, QVariant>) [[nodiscard]] QString textOf(const Value& value)
{
    return textOf(QVariant::fromValue(value));
}

/// What two texts differ in, line by line; empty when they are equal.
[[nodiscard]] QString differenceOf(const QString& expected, const QString& actual);

/// The text of tests/data/`name`. With NAVARCH_WRITE_GOLDENS set, `actual` is written there first.
[[nodiscard]] QString goldenText(const QString& name, const QString& actual);

} // namespace navarch

/// Compares a text with the golden file of that name and prints what differs.
#define COMPARE_GOLDEN(name, actual) \
    do { \
        const QString found = (actual); \
        const QString lines = \
            navarch::differenceOf(navarch::goldenText(QStringLiteral(name), found), found); \
        QVERIFY2(lines.isEmpty(), qPrintable(QStringLiteral("\n") + lines)); \
    } while (false)
