// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// A strip of one line: the dice of the last order that rolled any. A press opens them, with what was added and by which rule.
T.AbstractButton {
    id: tray

    required property BattleRoom room
    // How high what a press opens may become.
    property int most: 400
    // It opens downwards.
    property bool below: false
    // What was rolled last, the newest first; orders without dice do not push it aside.
    property var rolls: []
    readonly property var wanted: room.dice.wanted
    readonly property var faces: rolls.reduce((all, roll) => all.concat(roll.dice), [])
    // As many as leave its words half of the strip.
    readonly property int fitting: Math.max(1, Math.floor(width / 2 / 28))
    readonly property string said: rolls.length > 0 ? rolls[0].title : ""

    onWantedChanged: if (wanted.sides) take()

    function take() {
        if (room.dice.tray.length > 0)
            rolls = Array.from(room.dice.tray).reverse()
    }

    objectName: "rollTray"
    implicitHeight: Math.round(28 * Theme.textFactor)
    enabled: rolls.length > 0
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Dice of the last order")
    Accessible.description: Theme.joined([faces.map(die => die.face).join(", "), said])
    onClicked: details.visible ? details.close() : details.open()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Connections {
        target: tray.room.history
        function onTold() {
            tray.take()
        }
    }
    // Another pair of eyes: what the last one was told of his dice is not for them.
    readonly property bool curtained: room.seats.curtainFor >= 0
    onCurtainedChanged: if (!curtained) {
        details.close()
        rolls = []
        take()
    }

    background: Rectangle {
        color: tray.down ? Theme.press : tray.hovered ? Theme.hover : "transparent"

        FocusRing {
            shown: tray.visualFocus
            distance: -2
        }
    }
    contentItem: Item {
        Row {
            id: row

            x: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4

            Repeater {
                model: tray.faces.slice(0, tray.fitting)

                DieFace {
                    required property var modelData
                    face: modelData.face
                    sides: modelData.sides
                    size: Math.min(24, tray.implicitHeight - 4)
                }
            }
            Caption {
                anchors.verticalCenter: parent.verticalCenter
                visible: tray.faces.length > tray.fitting
                text: qsTr("and %1").arg(tray.faces.length - tray.fitting)
            }
        }
        Caption {
            anchors.left: row.right
            anchors.leftMargin: row.width > 0 ? Theme.gap : 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: tray.rolls.length > 0 ? tray.said : qsTr("No dice yet")
        }
    }

    T.Popup {
        id: details

        objectName: "rollDetails"
        y: tray.below ? tray.height + 2 : -height - 2
        width: tray.width
        height: Math.min(tray.most, column.height + 2 * Theme.inset)
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
        background: Rectangle {
            radius: Theme.radius
            color: Theme.raised
            border.width: 1
            border.color: Theme.line
        }
        contentItem: ScrolledArea {
            contentHeight: column.height + 2 * Theme.inset

            Column {
                id: column

                x: Theme.inset
                y: Theme.inset
                width: details.width - 2 * Theme.inset
                spacing: Theme.inset

                Repeater {
                    model: details.visible ? tray.rolls : []

                    Column {
                        id: group

                        required property var modelData

                        width: column.width
                        spacing: Theme.step

                        DataText {
                            width: parent.width
                            text: group.modelData.title
                            strong: true
                            wraps: true
                        }
                        Caption {
                            text: group.modelData.rule
                            rule: group.modelData.rule
                        }
                        RollLines {
                            width: parent.width
                            rolled: group.modelData
                        }
                    }
                }
            }
        }
    }
}
