// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One finding: how grave (sign and word, not colour alone), what to change, the rule, and the fix where there is one.
Item {
    id: row

    required property int severity
    required property string message
    required property string rule
    property string subject: ""
    property bool fixable: false
    property string fixText: qsTr("Fix")

    signal fix()

    readonly property string gravity: severity === FindingSeverity.Error ? qsTr("Not allowed")
                                     : severity === FindingSeverity.Warning ? qsTr("Warning") : qsTr("Note")
    readonly property color tone: severity === FindingSeverity.Error ? Theme.bad : severity === FindingSeverity.Warning ? Theme.warn : Theme.softInk

    implicitHeight: Math.max(words.implicitHeight, button.visible ? button.height : 0) + Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: gravity + ": " + (subject === "" ? "" : subject + ": ") + message + " " + rule

    Icon {
        id: sign
        x: 0
        y: Theme.step
        width: 20
        name: row.severity === FindingSeverity.Error ? "error" : row.severity === FindingSeverity.Warning ? "alert" : "info"
        size: 18
        color: row.tone
    }
    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: button.visible ? button.left : parent.right
        anchors.rightMargin: button.visible ? Theme.gap : 0
        y: Theme.step
        spacing: 2

        DataText {
            width: parent.width
            text: row.subject === "" ? row.message : row.subject + ": " + row.message
            wraps: true
        }
        Caption {
            width: parent.width
            text: row.rule === "" ? row.gravity : row.gravity + " · " + row.rule
            color: row.tone
            rule: row.rule
        }
    }
    QuietButton {
        id: button
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: row.fixable
        text: row.fixText
        onClicked: row.fix()
    }
}
