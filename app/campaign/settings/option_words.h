// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

#include <functional>
#include <string>
#include <string_view>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/settings/rule_source.h"

namespace navarch {

/// An option of the campaign: what may be chosen, and what is.
struct ShownOption {
    Q_GADGET
    QML_VALUE_TYPE(shownOption)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString help MEMBER help)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(navarch::RuleSource::Kind source MEMBER source)
    Q_PROPERTY(QList<navarch::ShownChoice> choices MEMBER choices)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString key;
    QString title;
    QString help;
    QString rule;
    RuleSource::Kind source = RuleSource::Printed;
    QList<ShownChoice> choices;
    QString value;

    friend bool operator==(const ShownOption&, const ShownOption&) = default;
};

/// The options an umpire may set. `valueOf`
/// says what is set for a key.
[[nodiscard]] QList<ShownOption> optionList(const std::function<std::string(std::string_view)>& valueOf);

} // namespace navarch
