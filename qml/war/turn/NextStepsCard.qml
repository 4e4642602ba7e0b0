// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// What a campaign that is being set up still asks for, ticked off as it comes; a press leads to where it is done. When all of
// it is done only the beginning is left, and once that is done nothing.
Rectangle {
    id: card

    required property NextSteps steps
    readonly property bool prepared: steps.open === 0
    readonly property alias rows: repeater

    signal stepPicked(int step)

    implicitHeight: visible ? inside.height + 2 * Theme.gap : 0
    visible: steps.wanted
    radius: Theme.radius
    color: Theme.raised
    border.width: 1
    border.color: Theme.strongLine

    Column {
        id: inside
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap

        Caption {
            x: Theme.gap
            text: card.prepared ? qsTr("All is ready") : qsTr("What to do next")
            bottomPadding: 2
        }
        Grid {
            id: grid
            width: parent.width
            columns: width >= Math.round(560 * Theme.textFactor) && !card.prepared ? 2 : 1

            Repeater {
                id: repeater
                model: card.steps

                T.AbstractButton {
                    id: row

                    required property int step
                    required property string title
                    required property string detail
                    required property bool done

                    visible: !card.prepared || step === NextSteps.Begin
                    width: Math.floor(grid.width / grid.columns)
                    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap)
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    Accessible.name: Theme.joined([row.title, row.detail, row.done ? qsTr("done") : qsTr("still to do")])
                    onClicked: card.stepPicked(step)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()

                    contentItem: Item {
                        Rectangle {
                            id: tick
                            x: Theme.gap
                            anchors.verticalCenter: parent.verticalCenter
                            width: 20
                            height: 20
                            radius: 10
                            color: "transparent"
                            border.width: row.step === NextSteps.Begin ? 0 : 1
                            border.color: row.done ? Theme.good : Theme.strongLine

                            Icon {
                                anchors.centerIn: parent
                                visible: row.done || row.step === NextSteps.Begin
                                name: row.done ? "check" : "flag"
                                size: row.done ? 14 : 18
                                color: row.done ? Theme.good : Theme.accent
                            }
                        }
                        Column {
                            id: words
                            anchors.left: tick.right
                            anchors.leftMargin: Theme.gap
                            anchors.right: go.left
                            anchors.verticalCenter: parent.verticalCenter

                            DataText {
                                width: parent.width
                                text: row.title
                                soft: row.done
                                font.weight: row.done ? Font.Normal : Font.Medium
                            }
                            Caption {
                                width: parent.width
                                visible: text !== ""
                                text: row.detail
                                wrapMode: Text.Wrap
                                maximumLineCount: 2
                            }
                        }
                        Icon {
                            id: go
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            width: 28
                            name: "chevron-right"
                            size: 18
                            color: Theme.softInk
                        }
                    }
                    background: Rectangle {
                        radius: 4
                        color: row.down ? Theme.press : row.hovered ? Theme.hover : "transparent"
                        FocusRing {
                            shown: row.visualFocus
                            distance: -1
                        }
                    }
                }
            }
        }
    }
}
