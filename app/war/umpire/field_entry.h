// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "core/campaign/umpire/record_fields.h"

namespace navarch {

/// A field as FieldEditor.qml shows it: {name, label, kind (UmpireField), value, leftOut, shown, text, choices, least, most}.
/// `text` is label and value; a choice is {text, value}, of a reference the records of `draft`; `leftOut` when nothing stands
/// in it, which is not the same as an empty value.
[[nodiscard]] QVariantMap fieldEntry(const Draft& draft, const RecordField& field, const QString& label);

/// What was entered, as the gate wants it. What cannot be read stays a text, which it refuses with what belongs there.
[[nodiscard]] Json enteredValue(const RecordField& field, const QVariant& value);

} // namespace navarch
