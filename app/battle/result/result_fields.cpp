// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_fields.h"

#include "app/battle/result/outcome/outcome_fields.h"

namespace navarch {

ResultFields::ResultFields(EnteredResult& result, const ResultSelection& selection)
    : m_result(result),
      m_selection(selection)
{
    connect(&m_selection, &ResultSelection::changed, this, [this] {
        m_list.setEntries(outcomeEntries(m_result.outcome(), m_selection.currentPart(), m_result.sheet()));
    });
}

void ResultFields::setNumber(const QString& field, int number)
{
    m_result.perform(tr("Change %1").arg(m_selection.title()), [&](BattleOutcome& next) {
        for (const int key : m_selection.rows().keys())
            navarch::setNumber(next, OutcomePart::ofKey(key), field, number, m_result.sheet());
    });
}

void ResultFields::setChoice(const QString& field, const QString& value)
{
    BattleOutcome next = m_result.outcome();
    bool any = false;
    for (const int key : m_selection.rows().keys())
        any = navarch::setChoice(next, OutcomePart::ofKey(key), field, value, m_result.sheet()) || any;
    if (!any)
        return;
    const QString fate = fateWords(next, m_selection.currentPart(), m_result.brief());
    const bool isFate = field != QLatin1String("damage") && field != QLatin1String("captain_state");
    m_result.take(isFate ? tr("%1: %2").arg(m_selection.title(), fate)
                         : tr("Change %1").arg(m_selection.title()),
                  std::move(next));
}

bool ResultFields::type(const QString& key)
{
    if (key.size() != 1 || m_selection.rows().keys().empty())
        return false;
    const KeyMeaning meaning = meaningOf(key.front(), m_selection.currentPart().part);
    if (meaning.field.isEmpty())
        return false;
    setChoice(meaning.field, meaning.value);
    return true;
}

} // namespace navarch
