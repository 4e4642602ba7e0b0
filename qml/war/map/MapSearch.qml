// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Finds a port or a fleet by its name, and brings it into view. Up and down choose, Return takes.
FocusScope {
    id: search

    required property SeaChart chart
    readonly property var matches: chart.finder.matches
    property int current: 0

    signal leave()

    implicitWidth: Math.round(280 * Theme.textFactor)
    implicitHeight: field.implicitHeight

    function begin() {
        field.forceActiveFocus()
    }
    function take(match: int) {
        if (!chart.finder.take(match))
            return
        field.text = ""
        leave()
    }

    Keys.onDownPressed: current = Math.min(matches.length - 1, current + 1)
    Keys.onUpPressed: current = Math.max(0, current - 1)
    Keys.onReturnPressed: take(current)
    Keys.onEnterPressed: take(current)
    Keys.onEscapePressed: {
        field.text = ""
        leave()
    }

    SearchField {
        id: field
        objectName: "mapSearch"
        width: parent.width
        focus: true
        placeholder: qsTr("Find a port or a fleet")
        onTextChanged: {
            search.chart.finder.text = text
            search.current = 0
        }
    }
    Rectangle {
        y: field.height + 2
        width: parent.width
        height: list.height + 8
        visible: field.text.trim() !== ""
        radius: Theme.radius
        color: Theme.raised
        border.width: 1
        border.color: Theme.strongLine

        Column {
            id: list

            x: 4
            y: 4
            width: parent.width - 8

            Repeater {
                model: search.matches

                T.AbstractButton {
                    id: match

                    required property int index
                    required property var modelData

                    objectName: "mapMatch/" + modelData.name
                    width: list.width
                    height: Math.round(44 * Theme.textFactor)
                    focusPolicy: Qt.NoFocus
                    hoverEnabled: true
                    Accessible.name: Theme.joined([modelData.name, modelData.detail])
                    onClicked: search.take(index)

                    contentItem: Item {
                        SideBadge {
                            id: badge
                            x: Theme.gap
                            visible: match.modelData.colour !== ""
                            anchors.verticalCenter: parent.verticalCenter
                            colour: match.modelData.colour
                            emblem: match.modelData.emblem
                            size: 22
                        }
                        Column {
                            x: 38
                            width: parent.width - x - Theme.gap
                            anchors.verticalCenter: parent.verticalCenter

                            DataText {
                                width: parent.width
                                text: match.modelData.name
                                strong: true
                            }
                            Caption {
                                width: parent.width
                                text: match.modelData.detail
                            }
                        }
                    }
                    background: Rectangle {
                        radius: 4
                        color: match.index === search.current ? Theme.chosen : match.hovered ? Theme.hover : "transparent"
                    }
                }
            }
            DataText {
                visible: search.matches.length === 0
                leftPadding: Theme.gap
                height: Theme.row
                text: qsTr("Nothing by that name in sight")
                soft: true
            }
        }
    }
}
