// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// Where a battle of the campaign stands in their list: fought this turn, it can still be taken back. In QML:
/// BattleGroup.Waiting.
namespace BattleGroup {
Q_NAMESPACE
QML_ELEMENT
enum Kind { Waiting, Fought, Archived };
Q_ENUM_NS(Kind)
} // namespace BattleGroup

} // namespace navarch
