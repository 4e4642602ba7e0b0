// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// What happened, newest last; filtered by side, by words, by dice. A press shows the table as it was then.
Item {
    id: panel

    required property BattleRoom room
    readonly property BattleLog log: room.history.log
    readonly property var sides: room.seats.sides
    readonly property var everyone: [{ text: qsTr("Everyone"), value: -1 }]

    property alias mostDice: tray.most
    // What is looked for in it.
    property bool searching: false
    // Its head, and six lines below.
    readonly property int leastHeight: tray.height + (searching ? tools.height : 0) + Theme.step
                                       + 6 * Math.ceil(Theme.dataSize * 1.35 + 1)

    RollTray {
        id: tray
        width: parent.width - filter.width - Theme.step
        room: panel.room
    }
    IconButton {
        id: filter
        objectName: "logFilter"
        anchors.right: parent.right
        anchors.rightMargin: Theme.step
        height: tray.height
        glyph: "search"
        glyphSize: Math.round(17 * Theme.textFactor)
        checkable: true
        checked: panel.searching
        ink: panel.searching || panel.log.side >= 0 || panel.log.text !== "" || panel.log.diceOnly ? Theme.accent : Theme.softInk
        text: panel.searching ? qsTr("Show all of the log") : qsTr("Search the log")
        onToggled: {
            panel.searching = checked
            checked = Qt.binding(() => panel.searching)
            if (panel.searching)
                return
            panel.log.text = ""
            panel.log.side = -1
            panel.log.diceOnly = false
        }
    }
    Item {
        id: tools

        anchors.top: tray.bottom
        width: parent.width
        height: panel.searching ? Theme.control + Theme.gap : 0
        visible: panel.searching

        Row {
            x: Theme.inset
            spacing: Theme.step

            Field {
                objectName: "logSearch"
                width: panel.width - 2 * Theme.inset - sides.width - dice.width - 2 * Theme.step
                placeholder: qsTr("Search the log")
                onEdited: panel.log.text = text
            }
            ChoiceBox {
                id: sides
                objectName: "logSide"
                width: Math.round(112 * Theme.textFactor)
                label: qsTr("Of")
                model: panel.everyone.concat(
                           panel.sides.map((side, index) => ({ text: side.name, value: index })))
                textRole: "text"
                at: panel.log.side + 1
                onActivated: at => panel.log.side = at - 1
            }
            IconButton {
                id: dice
                objectName: "logDice"
                glyph: "dice"
                checkable: true
                checked: panel.log.diceOnly
                ink: checked ? Theme.accent : Theme.ink
                text: checked ? qsTr("Only what dice were rolled for") : qsTr("Show only what dice were rolled for")
                onToggled: panel.log.diceOnly = checked
            }
        }
    }
    ListView {
        id: list

        objectName: "log"
        anchors.top: tools.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.step
        width: parent.width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0
        model: panel.log
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        T.ScrollBar.vertical: Scroller {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        onCountChanged: toEnd.restart()
        onHeightChanged: toEnd.restart()

        Timer {
            id: toEnd
            interval: 0
            onTriggered: list.positionViewAtEnd()
        }

        delegate: T.ItemDelegate {
            id: row

            required property int index
            required property string words
            required property string rule
            required property int side
            required property int step
            required property int dice
            required property var rolled
            property bool open: false
            readonly property var who: side >= 0 ? panel.room.seats.sides[side] : null

            width: list.width
            height: column.height + 10
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            onClicked: open = !open
            onDoubleClicked: panel.room.history.seek(step + 1)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([who?.name ?? "", words, rule])

            contentItem: Item {
                Rectangle {
                    x: Theme.inset
                    y: 7
                    width: 8
                    height: 8
                    radius: 2
                    color: row.who ? Theme.sideColour(row.who.colour) : Theme.strongLine
                }
                Column {
                    id: column
                    x: Theme.inset + 16
                    y: 5
                    width: parent.width - x - Theme.inset
                    spacing: 2

                    DataText {
                        width: parent.width
                        text: row.words
                        wrapMode: Text.Wrap
                        elide: Text.ElideNone
                    }
                    Caption {
                        width: parent.width
                        visible: text !== ""
                        text: Theme.joined([row.rule, row.dice === 1 ? qsTr("1 die") : row.dice > 1 ? qsTr("%1 dice").arg(row.dice) : "",
                                            row.rolled.modifiers.length > 0 ? qsTr("modifiers %1").arg((row.rolled.sum > 0 ? "+" : "") + row.rolled.sum) : ""])
                        rule: row.rule
                    }
                    Loader {
                        width: parent.width
                        active: row.open && (row.dice > 0 || row.rolled.modifiers.length > 0)
                        visible: active
                        sourceComponent: RollLines {
                            rolled: row.rolled
                        }
                    }
                }
            }
            background: Rectangle {
                color: row.hovered ? Theme.hover : "transparent"
            }
        }
    }
    DataText {
        anchors.centerIn: list
        width: list.width - 2 * Theme.margin
        visible: list.count === 0
        text: panel.log.side >= 0 || panel.log.text !== "" || panel.log.diceOnly ? qsTr("Nothing like that has happened.")
                                                                               : qsTr("What happens is told here.")
        soft: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
