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
    property alias diceBelow: tray.below
    // What is looked for in it.
    property bool searching: false
    // Its head, and six lines below.
    readonly property int leastHeight: tray.height + (searching ? tools.height : 0) + Theme.step + 6 * lineHeight
    readonly property int lineHeight: Math.ceil(Theme.dataSize * 1.35) + 2 * between
    // Above and below each entry.
    readonly property int between: 1

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
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        T.ScrollBar.vertical: Scroller {
            onPressedChanged: list.followsEnd = !pressed && list.atYEnd
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        // The newest entries are shown until one looks back through it, and again when something happens. How high entries are is
        // known only once they are laid out, a few at a time: each time the end is looked for anew.
        property bool followsEnd: true
        property int tries: 0

        function showEnd() {
            if (!followsEnd)
                return
            forceLayout()
            positionViewAtEnd()
            tries = atYEnd ? 0 : tries + 1
            if (tries > 0 && tries < 8) // entries became higher while they were laid out
                toEnd.restart()
        }
        onHeightChanged: toEnd.restart()
        onContentHeightChanged: toEnd.restart()
        onDragStarted: followsEnd = false
        onMovementEnded: followsEnd = followsEnd || atYEnd
        Keys.onPressed: event => {
            followsEnd = false
            event.accepted = false
        }

        // Of the model: a list does not tell of entries that go and others that come at once, and stays where it was.
        Connections {
            target: list.model
            function onRowsInserted() {
                list.followsEnd = true
                toEnd.restart()
            }
            function onRowsRemoved() {
                list.followsEnd = true
                toEnd.restart()
            }
        }
        WheelHandler {
            target: null
            blocking: false
            onWheel: list.followsEnd = false
        }
        Timer {
            id: toEnd
            interval: 0
            onTriggered: list.showEnd()
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
            height: entry.implicitHeight + 2 * panel.between
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            onClicked: {
                list.followsEnd = false // what is opened stays where it is
                open = !open
            }
            onDoubleClicked: panel.room.history.seek(step + 1)
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([who?.name ?? "", words, rule])

            contentItem: Item {
                id: entry

                implicitHeight: rolls.y + rolls.height

                Rectangle {
                    x: Theme.inset
                    y: panel.between + Math.round((panel.lineHeight - 2 * panel.between - height) / 2)
                    width: 8
                    height: 8
                    radius: 2
                    color: row.who ? Theme.sideColour(row.who.colour) : Theme.strongLine
                }
                DataText {
                    id: said

                    x: Theme.inset + 16
                    y: panel.between
                    width: parent.width - x - Theme.inset
                    text: row.words
                    wraps: true
                }
                // Behind the words where there is room, else below.
                Caption {
                    id: by

                    readonly property bool fits: said.lineCount === 1 && said.contentWidth + Theme.inset + implicitWidth <= said.width

                    x: fits ? said.x + said.width - width : said.x
                    y: said.y + said.height - (fits ? height + 1 : 0)
                    width: fits ? implicitWidth : said.width
                    visible: text !== ""
                    text: Theme.joined([row.rule, row.dice === 1 ? qsTr("1 die") : row.dice > 1 ? qsTr("%1 dice").arg(row.dice) : "",
                                        row.rolled.modifiers.length > 0 ? qsTr("modifiers %1").arg((row.rolled.sum > 0 ? "+" : "") + row.rolled.sum) : ""])
                    rule: row.rule
                }
                Loader {
                    id: rolls

                    x: said.x
                    y: Math.max(said.y + said.height, by.visible ? by.y + by.height : 0)
                    width: said.width
                    height: active ? implicitHeight : 0
                    active: row.open && (row.dice > 0 || row.rolled.modifiers.length > 0)
                    visible: active
                    sourceComponent: RollLines {
                        rolled: row.rolled
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
