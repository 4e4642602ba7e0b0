// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A port of the chart: whether it takes part, whose it is, its yard, and its walls with their garrison.
FocusScope {
    id: row

    required property int index
    required property string place
    required property string name
    required property int value
    required property bool taken
    required property int owner
    required property string colour
    required property string emblem
    required property bool home
    required property bool yard
    required property int sections
    required property string garrison
    required property string commander
    required property string commanderQuality
    required property string price
    required property string fleets
    required property int standing
    required property WarPorts ports
    required property var qualities
    required property var crews

    readonly property bool walled: sections >= 0

    signal wallsAsked()
    signal cameTo()

    implicitHeight: column.implicitHeight + 2 * Theme.inset
    height: implicitHeight
    objectName: "port/" + place
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    onActiveFocusChanged: if (activeFocus) cameTo()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: row.taken ? Theme.card : "transparent"
        border.width: 1
        border.color: Theme.line
    }
    Column {
        id: column
        x: 16
        y: Theme.inset
        width: parent.width - 32
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(words.implicitHeight, Theme.control)

            SideBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                visible: row.owner >= 0
                size: 28
                colour: row.colour === "" ? "slate" : row.colour
                emblem: row.emblem === "" ? "star" : row.emblem
            }
            Column {
                id: words
                anchors.left: parent.left
                anchors.leftMargin: 28 + Theme.gap + 2
                anchors.right: whose.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    width: parent.width
                    text: row.name
                    strong: row.taken
                    soft: !row.taken
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([qsTr("value %1").arg(row.value), row.home ? qsTr("home") : "",
                                        row.standing === 0 ? "" : row.standing === 1 ? qsTr("1 wall section on the chart")
                                        : qsTr("%1 wall sections on the chart").arg(row.standing), row.fleets])
                }
            }
            Row {
                id: whose
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.inset

                ChoiceBox {
                    objectName: "portOwner"
                    visible: row.taken
                    width: Math.round(160 * Theme.textFactor)
                    label: qsTr("Who holds %1").arg(row.name)
                    model: row.ports.owners
                    at: row.owner + 1
                    onActivated: index => row.ports.setOwner(row.place, index - 1)
                }
                Toggle {
                    objectName: "portYard"
                    visible: row.taken
                    text: qsTr("Yard")
                    checked: row.yard
                    onToggled: {
                        row.ports.setYard(row.place, checked)
                        checked = Qt.binding(() => row.yard)
                    }
                }
                Toggle {
                    objectName: "portTaken"
                    text: qsTr("Takes part")
                    Accessible.name: qsTr("%1 takes part").arg(row.name)
                    checked: row.taken
                    onToggled: {
                        row.ports.setTaken(row.place, checked)
                        checked = Qt.binding(() => row.taken)
                    }
                }
            }
        }
        Rule {
            width: parent.width
            visible: row.taken && row.owner >= 0
        }
        Flow {
            width: parent.width
            visible: row.taken && row.owner >= 0
            spacing: Theme.gap

            QuietButton {
                objectName: "fortifyPort"
                visible: !row.walled
                text: qsTr("Build walls")
                glyph: "castle"
                hint: qsTr("As many sections as its value allows, archers on each; then change them as you like")
                onClicked: row.ports.fortify(row.place)
            }
            DataText {
                visible: row.walled
                height: Theme.control
                rightPadding: Theme.gap
                text: row.sections === 1 ? qsTr("1 wall section, %1").arg(row.price) : qsTr("%1 wall sections, %2").arg(row.sections).arg(row.price)
            }
            ChoiceBox {
                visible: row.walled
                width: Math.round(130 * Theme.textFactor)
                label: qsTr("Garrison quality")
                model: row.crews
                at: placeOf(row.crews, row.garrison)
                onActivated: row.ports.setGarrison(row.place, currentValue)
            }
            Field {
                visible: row.walled
                width: Math.round(130 * Theme.textFactor)
                placeholder: qsTr("Commander, unnamed")
                maximumLength: 80
                text: row.commander
                onFinished: {
                    row.ports.nameCommander(row.place, text)
                    text = Qt.binding(() => row.commander)
                }
            }
            ChoiceBox {
                visible: row.walled
                width: Math.round(150 * Theme.textFactor)
                label: qsTr("The commander's quality")
                model: row.qualities
                displayText: shortText(row.qualities)
                at: placeOf(row.qualities, row.commanderQuality)
                onActivated: row.ports.setCommanderQuality(row.place, currentValue)
            }
            QuietButton {
                objectName: "openWalls"
                visible: row.walled
                text: qsTr("Port builder…")
                glyph: "dice"
                hint: qsTr("Lay the walls out there, section by section, and bring them back")
                onClicked: row.wallsAsked()
            }
            IconButton {
                visible: row.walled
                glyph: "delete"
                text: qsTr("Leave the walls out")
                onClicked: row.ports.pullDown(row.place)
            }
        }
    }
}
