// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Two ships or two fleets side by side. Lines that differ stand out; those neither has are left away.
Sheet {
    id: sheet

    required property FleetBuilder builder
    required property FitTemplates templates

    readonly property alias lineCount: lines.count

    signal failed(string what, string remedy)

    function show() {
        comparison.begin()
        open()
    }

    objectName: "compareSheet"
    cardWidth: 760
    title: qsTr("Compare")

    Comparison {
        id: comparison
        builder: sheet.builder
        templates: sheet.templates
        onFailed: (what, remedy) => sheet.failed(what, remedy)
    }
    FileSheet {
        id: otherDialog
        title: qsTr("A fleet to compare with")
        kind: "fleets"
        ending: "json"
        what: qsTr("Fleets")
        onAccepted: comparison.openOther(selectedFile)
    }

    component Side: ChoiceBox {
        required property string value
        signal taken(string value)

        model: comparison.choices
        at: placeOf(comparison.choices, value)
        onActivated: taken(currentValue)
    }

    Item {
        width: parent.width
        height: Theme.control

        SegmentedChoice {
            objectName: "compareOf"
            room: parent.width - (another.visible ? another.width + Theme.gap : 0)
            label: qsTr("What to compare")
            value: comparison.ofFleets
            options: [
                { value: false, text: qsTr("Two ships") },
                { value: true, text: qsTr("Two fleets") }
            ]
            onChosen: value => comparison.ofFleets = value
        }
        QuietButton {
            id: another
            anchors.right: parent.right
            visible: comparison.ofFleets
            text: qsTr("Another fleet's file…")
            glyph: "import"
            onClicked: otherDialog.open()
        }
    }
    Item {
        id: heads

        readonly property real labelWidth: Math.round(190 * Theme.textFactor)
        readonly property real sideWidth: (width - labelWidth - 2 * Theme.gap) / 2

        width: parent.width
        height: leftSide.height + (outlines.visible ? outlines.height + Theme.gap : 0)

        Side {
            id: leftSide
            objectName: "compareLeft"
            x: heads.labelWidth + Theme.gap
            width: heads.sideWidth
            label: qsTr("Left")
            value: comparison.left
            onTaken: value => comparison.left = value
        }
        Side {
            objectName: "compareRight"
            x: heads.labelWidth + heads.sideWidth + 2 * Theme.gap
            width: heads.sideWidth
            label: qsTr("Right")
            value: comparison.right
            onTaken: value => comparison.right = value
        }
        Row {
            id: outlines
            anchors.bottom: parent.bottom
            x: heads.labelWidth + Theme.gap
            height: 64
            spacing: Theme.gap
            visible: !comparison.ofFleets

            Repeater {
                model: [comparison.leftOutline, comparison.rightOutline]

                Rectangle {
                    id: water
                    required property var modelData
                    width: heads.sideWidth
                    height: 64
                    radius: Theme.radius
                    color: Theme.sea

                    ShipSilhouette {
                        anchors.fill: parent
                        anchors.margins: Theme.gap
                        traits: water.modelData
                        ink: Theme.ink
                        hull: Theme.land
                        deck: Theme.card
                        breach: Theme.bad
                    }
                }
            }
        }
    }
    DataText {
        width: parent.width
        text: comparison.verdict
        strong: true
    }
    ScrolledList {
        id: lines

        objectName: "compareLines"
        width: parent.width
        height: Math.min(contentHeight, (sheet.parent?.height ?? 720) - 340)
        model: comparison

        delegate: Item {
            id: line

            required property string label
            required property string leftText
            required property string rightText
            required property bool differs
            required property bool strong

            width: ListView.view.width
            height: Math.round(28 * Theme.textFactor)
            Accessible.role: Accessible.Row
            Accessible.name: label + ": " + leftText + ", " + rightText

            Rectangle {
                anchors.fill: parent
                visible: line.differs
                color: Theme.chosen
                radius: 4
            }
            Icon {
                x: 2
                width: 16
                height: parent.height
                visible: line.differs
                name: "swap"
                size: 12
                color: Theme.softInk
            }
            DataText {
                x: 22
                width: heads.labelWidth - 22
                height: parent.height
                text: line.label
                soft: !line.strong
                strong: line.strong
            }
            DataText {
                x: heads.labelWidth + Theme.gap
                width: heads.sideWidth
                height: parent.height
                text: line.leftText
                strong: line.strong
            }
            DataText {
                x: heads.labelWidth + heads.sideWidth + 2 * Theme.gap
                width: heads.sideWidth
                height: parent.height
                text: line.rightText
                strong: line.strong
            }
        }
    }
}
