// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <map>
#include <optional>
#include <string>

#include "app/war/umpire/field_entry.h"
#include "core/campaign/gate/actions.h"
#include "core/campaign/umpire/record_fields.h"

namespace navarch {

/// An action that is entered field by field.
class DeedEntry {
public:
    /// Begins with this one, whose records are those of `war`; without one there is nothing to enter. An empty text that may
    /// not be empty is a problem() from the beginning.
    void begin(std::optional<Action> action, const Campaign* war, const Figures* figures);
    /// Whether there is such a field. What cannot stand in it leaves the action as it was, and is a problem().
    bool set(const QString& field, const QVariant& value, const Figures& figures);

    [[nodiscard]] const std::optional<Action>& action() const { return m_action; }
    /// Each as FieldEditor.qml shows it, with the value it began with.
    [[nodiscard]] const QList<FieldEntry>& fields() const { return m_shown; }
    /// What is wrong with a value; empty when all can stand.
    [[nodiscard]] QString problem() const;

private:
    std::optional<Action> m_action;
    std::vector<RecordField> m_fields;
    QList<FieldEntry> m_shown;
    std::map<std::string, QString> m_unread; ///< what is wrong, by field
};

} // namespace navarch
