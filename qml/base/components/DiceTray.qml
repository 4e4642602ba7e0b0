// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Dice that were rolled, group by group, each with what it came to. `groups`: { title, dice: [{ face, result, why }] }.
Rectangle {
    id: tray

    required property var groups

    implicitHeight: column.implicitHeight + 24
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice")

    Column {
        id: column
        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: Theme.inset

        Repeater {
            model: tray.groups

            Column {
                id: group

                required property var modelData

                width: column.width
                spacing: 6

                Caption {
                    text: group.modelData.title
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: group.modelData.dice

                        Column {
                            id: die

                            required property var modelData

                            width: Math.round(76 * Theme.textFactor)
                            spacing: 3
                            Accessible.role: Accessible.StaticText
                            Accessible.name: qsTr("%1: %2, %3").arg(modelData.why).arg(modelData.face).arg(modelData.result)

                            DieFace {
                                anchors.horizontalCenter: parent.horizontalCenter
                                face: die.modelData.face
                            }
                            Caption {
                                width: parent.width
                                horizontalAlignment: Text.AlignHCenter
                                text: die.modelData.result
                                wrapMode: Text.Wrap
                                maximumLineCount: 3
                            }
                        }
                    }
                }
            }
        }
    }
}
