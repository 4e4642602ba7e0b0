// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Something that waits: how grave, about what, what to do. A press leads to where it is settled.
T.AbstractButton {
    id: row

    // As TurnDesk tells of it.
    required property var waiting
    readonly property string rule: waiting.rule // F1 opens it
    readonly property bool grave: waiting.severity === FindingSeverity.Error
    readonly property bool leads: waiting.contact !== 0 || waiting.battle !== 0 || waiting.fleet !== 0 || waiting.port !== 0 || waiting.about !== TurnDesk.Anything

    signal picked()

    objectName: "waiting/" + waiting.key
    implicitHeight: Math.max(Math.round(44 * Theme.textFactor), words.implicitHeight + 14)
    // Not `enabled: leads`: the number of its rule could not be pressed either.
    focusPolicy: leads ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: leads
    onClicked: if (leads) picked()
    Accessible.role: leads ? Accessible.Button : Accessible.StaticText
    Accessible.name: Theme.joined([grave ? qsTr("To be settled") : qsTr("Worth a look"), waiting.subject, waiting.text])
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Icon {
            id: sign
            x: Theme.step
            y: 8
            width: 20
            name: row.grave ? "error" : "alert"
            size: 18
            color: row.grave ? Theme.bad : Theme.warn
        }
        Column {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.gap
            anchors.right: go.left
            y: 7
            spacing: 1

            DataText {
                width: parent.width
                visible: text !== ""
                text: row.waiting.subject
                font.weight: Font.Medium
            }
            DataText {
                width: parent.width
                text: row.waiting.text
                wraps: true
            }
            Caption {
                width: parent.width
                text: (row.grave ? qsTr("To be settled first") : qsTr("Worth a look")) + " · " + row.rule
                rule: row.rule
                color: sign.color
            }
        }
        Icon {
            id: go
            anchors.right: parent.right
            width: 28
            height: parent.height
            visible: row.leads
            name: "chevron-right"
            color: Theme.softInk
        }
    }
    background: Rectangle {
        radius: 4
        color: row.leads && row.down ? Theme.press : row.hovered ? Theme.hover : "transparent"
        FocusRing {
            shown: row.visualFocus
            distance: -1
        }
    }
}
