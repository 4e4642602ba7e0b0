// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/deed_entry.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/war/umpire/field_entry.h"
#include "core/campaign/retelling/deed_fields.h"

namespace navarch {

void DeedEntry::begin(std::optional<Action> action, const Campaign* war, const Figures* figures)
{
    m_action = std::move(action);
    m_fields = m_action ? fieldsOfAction(*m_action) : std::vector<RecordField>();
    m_unread.clear();
    m_shown.clear();
    if (!war)
        return;
    const Draft draft(*war);
    for (const RecordField& field : m_fields) {
        m_shown << fieldEntry(draft, field, words(deedFieldWords(field.name)), figures);
        // A deed that begins blank lacks what it has to say.
        if (figures && field.value == Json(""))
            if (const auto entered = withField(*m_action, field.name, field.value, *figures); !entered)
                m_unread[field.name] = whatOf(entered.error());
    }
}

bool DeedEntry::set(const QString& field, const QVariant& value, const Figures& figures)
{
    const std::string called = field.toStdString();
    const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                    [&](const RecordField& each) { return each.name == called; });
    if (!m_action || found == m_fields.end())
        return false;
    m_unread.erase(called);
    // What was left out and is empty again is left out still.
    const bool isChosen = found->kind == FieldKind::YesNo || found->kind == FieldKind::Reference;
    const bool staysOut = found->value.is_null() && !isChosen && value.toString().trimmed().isEmpty();
    if (auto action = withField(*m_action, called, staysOut ? Json() : enteredValue(*found, value), figures))
        m_action = std::move(*action);
    else
        m_unread[called] = whatOf(action.error());
    return true;
}

QString DeedEntry::problem() const
{
    return m_unread.empty() ? QString() : m_unread.begin()->second;
}

} // namespace navarch
