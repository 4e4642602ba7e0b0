// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/settings/option_words.h"

#include <QVariantMap>

#include "app/base/speech/speech.h"
#include "app/campaign/rule_source.h"
#include "app/campaign/wording.h"
#include "core/campaign/settings/settings.h"

namespace navarch {
namespace {

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
                                          {QStringLiteral("text"), spokenName(choice, "a setting")}});
        list.push_back(QVariantMap{{QStringLiteral("key"), words(rule.key)},
                                   {QStringLiteral("title"), spokenTerm(rule.title)},
                                   {QStringLiteral("help"), spokenTerm(rule.help)},
                                   {QStringLiteral("rule"), words(rule.rule)},
                                   {QStringLiteral("source"), sourceOf(rule)},
                                   {QStringLiteral("choices"), choices},
                                   {QStringLiteral("value"), words(valueOf(rule.key))}});
    }
    return list;
}

} // namespace navarch
