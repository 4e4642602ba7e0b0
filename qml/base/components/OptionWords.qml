// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What an option is: its title, what it does, its rule and where that comes from.
Column {
    id: words

    // { title, help, rule, source }
    required property var option

    spacing: 2

    DataText {
        width: parent.width
        text: words.option.title
        strong: true
    }
    DataText {
        width: parent.width
        text: words.option.help
        soft: true
        wraps: true
    }
    Caption {
        text: words.option.rule + " · " + (words.option.source === RuleSource.House ? qsTr("house rule")
              : words.option.source === RuleSource.Reading ? qsTr("our reading") : qsTr("as printed"))
        rule: words.option.rule
    }
}
