// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// Who somebody is to those who look: a commander, a ship's captain, or a prisoner they hold (CP-2.3). In QML:
/// PersonKind.Captain.
namespace PersonKind {
Q_NAMESPACE
QML_ELEMENT
enum Kind { Nobody, Commander, Captain, Prisoner };
Q_ENUM_NS(Kind)
} // namespace PersonKind

} // namespace navarch
