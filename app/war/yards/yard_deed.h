// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// What a yard works on, as core's YardWork. In QML: YardDeed.Repair.
namespace YardDeed {
Q_NAMESPACE
QML_ELEMENT
enum Kind { Build, Repair, Refit };
Q_ENUM_NS(Kind)
} // namespace YardDeed

} // namespace navarch
