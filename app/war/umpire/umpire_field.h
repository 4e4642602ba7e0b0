// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// Of what kind a field is that the umpire sets, as FieldKind has it. In QML: UmpireField.Choice.
namespace UmpireField {
Q_NAMESPACE
QML_ELEMENT
enum Kind { None, Number, Text, YesNo, Amount, Choice, Numbers, Reference };
Q_ENUM_NS(Kind)
} // namespace UmpireField

} // namespace navarch
