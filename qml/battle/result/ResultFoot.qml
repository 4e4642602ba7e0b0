// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the keys mean on the rows, what is found against the result, and the way on.
Item {
    id: foot

    required property ResultEntry entry
    required property bool forCampaign
    // Boxes of scanned sheets.
    property int toLookAt: 0
    // Of the row that is looked at.
    property bool isToLookAt: false
    readonly property var keysOfRow: entry.selection.kind === ResultOf.Commander
                   ? [["fit", qsTr("fit")], ["wounded", qsTr("wounded")], ["taken-prisoner", qsTr("captured")], ["dead", qsTr("dead")],
                      ["into-the-box", qsTr("more")]]
                   : entry.selection.kind === ResultOf.Wall ? [["held", qsTr("held")], ["taken", qsTr("taken")], ["into-the-box", qsTr("more")]]
                   : [["afloat", qsTr("afloat")], ["sunk", qsTr("sunk")], ["captured", qsTr("captured", "a ship")], ["fled", qsTr("fled")],
                      ["withdrew", qsTr("withdrew")], ["damage", qsTr("damage")], ["into-the-box", qsTr("losses")]]
    readonly property int count: entry.findings.errors + entry.findings.warnings

    signal findingsAsked()
    signal doubtsAsked()
    signal applyAsked()

    implicitHeight: Math.round(56 * Theme.textFactor)

    Rectangle {
        anchors.fill: parent
        color: Theme.card

        Rule {
            width: parent.width
        }
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.inset
        anchors.right: buttons.left
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.inset
        clip: true

        Repeater {
            model: foot.isToLookAt ? [["looked-at", qsTr("looked at")], ...foot.keysOfRow] : foot.keysOfRow

            Row {
                id: key

                required property var modelData

                spacing: Theme.step
                opacity: x + width <= parent.width ? 1 : 0 // what has no room stands among the keys in Help

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: letter.implicitWidth + 12
                    height: letter.implicitHeight + 6
                    radius: 4
                    color: Theme.raised
                    border.width: 1
                    border.color: Theme.strongLine

                    Caption {
                        id: letter
                        anchors.centerIn: parent
                        text: KeyPages.keysOf(key.modelData[0])
                        color: Theme.ink
                    }
                }
                Caption {
                    anchors.verticalCenter: parent.verticalCenter
                    text: key.modelData[1]
                }
            }
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        QuietButton {
            objectName: "doubtsButton"
            visible: foot.toLookAt > 0
            edge: Theme.line
            glyph: "alert"
            words: Theme.warn
            text: foot.toLookAt === 1 ? qsTr("1 box to look at") : qsTr("%1 boxes to look at").arg(foot.toLookAt)
            hint: qsTr("Goes to the next row of which a scanned box is doubtful")
            onClicked: foot.doubtsAsked()
        }
        QuietButton {
            objectName: "findingsButton"
            edge: foot.count > 0 ? Theme.line : "transparent"
            glyph: foot.entry.findings.errors > 0 ? "error" : foot.count > 0 ? "alert" : "check"
            words: foot.entry.findings.errors > 0 ? Theme.bad : foot.count > 0 ? Theme.warn : Theme.good
            text: foot.count === 0 ? qsTr("Can have been") : foot.count === 1 ? qsTr("1 finding") : qsTr("%1 findings").arg(foot.count)
            hint: qsTr("Show what is found against the result")
            onClicked: foot.findingsAsked()
        }
        PrimaryButton {
            objectName: "useResult"
            enabled: foot.entry.findings.errors === 0
            text: foot.forCampaign ? qsTr("What it does…") : qsTr("Write the outcome…")
            glyph: foot.forCampaign ? "forward" : "export"
            hint: enabled ? "" : qsTr("Put right what is found against it first")
            onClicked: foot.applyAsked()
        }
    }
}
