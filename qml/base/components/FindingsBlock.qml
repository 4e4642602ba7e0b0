// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the rules have to say, each with its fix; nothing when they have nothing.
Column {
    id: block

    required property MendableFindings findings

    signal mendAsked(string findingKey, string message, int rowKey)
    signal mendAllAsked()

    visible: list.count > 0
    spacing: 0

    Item {
        width: parent.width
        height: Theme.control

        DataText {
            height: parent.height
            text: qsTr("Findings")
            strong: true
        }
        QuietButton {
            objectName: "fixAll"
            anchors.right: parent.right
            visible: block.findings.mendableCount > 1
            text: qsTr("Fix all")
            glyph: "wrench"
            onClicked: block.mendAllAsked()
        }
    }
    Rule {
        width: parent.width
    }
    Repeater {
        id: list
        model: block.findings

        FindingRow {
            required property int index
            required property int rowKey
            required property string findingKey
            required property bool mendable
            required subject

            objectName: "finding/" + findingKey
            width: block.width
            fixable: mendable
            onFix: block.mendAsked(findingKey, message, rowKey)
        }
    }
}
