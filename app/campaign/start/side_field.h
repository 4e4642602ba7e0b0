// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// What is set of a side that is planned, in a new campaign or a war that is built. In QML: SideField.Name.
namespace SideField {
Q_NAMESPACE
QML_ELEMENT
enum Field { Name, Colour, Emblem, Player, Period, Home, Budget };
Q_ENUM_NS(Field)
} // namespace SideField

} // namespace navarch
