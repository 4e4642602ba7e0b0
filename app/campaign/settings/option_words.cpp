// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/settings/option_words.h"

#include "app/base/speech/speech.h"
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

QList<ShownOption> optionList(const std::function<std::string(std::string_view)>& valueOf)
{
    QList<ShownOption> list;
    for (const SettingRule& rule : settingRules()) {
        QList<ShownChoice> choices;
        for (const std::string_view choice : rule.choices)
            choices.push_back(ShownChoice{words(choice), spokenName(choice, "a setting")});
        list.push_back(ShownOption{.key = words(rule.key),
                                   .title = spokenTerm(rule.title),
                                   .help = spokenTerm(rule.help),
                                   .rule = words(rule.rule),
                                   .source = sourceOf(rule),
                                   .choices = choices,
                                   .value = words(valueOf(rule.key))});
    }
    return list;
}

} // namespace navarch
