// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

#include "core/base/finding.h"

namespace navarch {

/// How grave a finding is, as QML reads it: FindingSeverity.Error.
namespace FindingSeverity {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    Note = static_cast<int>(Severity::Note),
    Warning = static_cast<int>(Severity::Warning),
    Error = static_cast<int>(Severity::Error)
};
Q_ENUM_NS(Value)
} // namespace FindingSeverity

/// For a role or a field that QML compares with the above.
[[nodiscard]] constexpr int severityValue(Severity severity)
{
    return static_cast<int>(severity);
}

} // namespace navarch
