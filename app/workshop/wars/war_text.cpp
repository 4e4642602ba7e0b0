// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_text.h"

#include "app/base/speech/speech.h"
#include "app/campaign/settings/option_words.h"
#include "app/campaign/wording.h"
#include "core/campaign/founding/scenario_edits.h"
#include "core/campaign/settings/settings.h"
#include "core/chart/chart.h"

namespace navarch {

void WarText::setText(std::string_view field, const QString& text)
{
    const QString title = field == "name" ? tr("Name the war") : tr("Write about the war");
    editWar(m_document, title, [&](const ScenarioDraft& draft) {
        return withField(draft, field, text.trimmed().toStdString(), builtInFigures());
    });
}

void WarText::setNumber(std::string_view field, int number)
{
    editWar(m_document, tr("Set when it begins"),
            [&](const ScenarioDraft& draft) { return withField(draft, field, number, builtInFigures()); });
}

void WarText::setOption(const QString& key, const QString& value)
{
    editWar(m_document, tr("Change an option"), [&](const ScenarioDraft& draft) {
        return withOption(draft, key.toStdString(), value.toStdString(), builtInFigures());
    });
}

QString WarText::name() const
{
    return words(m_reading.plan.name);
}

QString WarText::summary() const
{
    return words(m_reading.plan.summary);
}

QString WarText::history() const
{
    return words(m_reading.plan.history);
}

QString WarText::source() const
{
    const Json& document = m_document.plan().draft.document;
    const auto found = document.find("source");
    return found != document.end() && found->is_string() ? words(found->get_ref<const std::string&>())
                                                         : QString();
}

QList<ShownChoice> WarText::months() const
{
    QList<ShownChoice> list;
    for (int month = 1; month <= 12; ++month)
        list += ShownChoice{month, spokenLocale().standaloneMonthName(month)};
    return list;
}

QString WarText::chart() const
{
    return m_reading.plan.chart ? words(m_reading.plan.chart->name) : QString();
}

QList<ShownOption> WarText::options() const
{
    return optionList([this](std::string_view wanted) {
        for (const auto& [key, chosen] : m_reading.plan.settings)
            if (key == wanted)
                return chosen;
        return std::string(settingRule(wanted)->choices.front());
    });
}

QStringList WarText::battles() const
{
    QStringList names;
    for (const PlannedBattle& battle : m_reading.plan.battles)
        names += words(battle.name);
    return names;
}

} // namespace navarch
