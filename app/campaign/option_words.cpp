// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/option_words.h"

#include <QVariantMap>

#include "app/campaign/rule_source.h"
#include "app/campaign/wording.h"
#include "core/campaign/settings/settings.h"

namespace navarch {
namespace {

QString choiceWords(std::string_view choice)
{
    QString text = words(choice).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

RuleSource::Kind sourceOf(const SettingRule& rule)
{
    return rule.source == "house"  ? RuleSource::House
           : rule.source == "read" ? RuleSource::Reading
                                   : RuleSource::Printed;
}

} // namespace

QVariantList optionList(const std::function<std::string(std::string_view)>& valueOf)
{
    QVariantList list;
    for (const SettingRule& rule : settingRules()) {
        QVariantList choices;
        for (const std::string_view choice : rule.choices)
            choices.push_back(QVariantMap{{QStringLiteral("value"), words(choice)},
                                          {QStringLiteral("text"), choiceWords(choice)}});
        list.push_back(QVariantMap{{QStringLiteral("key"), words(rule.key)},
                                   {QStringLiteral("title"), words(rule.title)},
                                   {QStringLiteral("help"), words(rule.help)},
                                   {QStringLiteral("rule"), words(rule.rule)},
                                   {QStringLiteral("source"), sourceOf(rule)},
                                   {QStringLiteral("choices"), choices},
                                   {QStringLiteral("value"), words(valueOf(rule.key))}});
    }
    return list;
}

} // namespace navarch
