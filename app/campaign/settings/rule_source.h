// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// Where a rule of the campaign that can be chosen comes from: printed in the published games, our reading of them, or the
/// house's own. In QML: RuleSource.House.
namespace RuleSource {
Q_NAMESPACE
QML_ELEMENT
enum Kind { Printed, Reading, House };
Q_ENUM_NS(Kind)
} // namespace RuleSource

} // namespace navarch
