// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The dice of the last order, with what was added and by which rule. It goes by itself; what it showed stands in the log.
Rectangle {
    id: tray

    required property BattleRoom room
    property int most: 400
    property bool shown: false
    // What was rolled last; orders without dice do not push it aside.
    property var rolls: []
    readonly property var wanted: room.dice.wanted

    onWantedChanged: if (wanted.sides) show()

    function show() {
        if (room.dice.tray.length === 0)
            return
        rolls = room.dice.tray
        shown = true
        fading.restart()
    }

    objectName: "rollTray"
    height: Math.min(most, column.height + 2 * Theme.inset)
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: Theme.line
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice of the last order")

    Behavior on opacity {
        NumberAnimation { duration: 2 * Theme.moment }
    }
    Connections {
        target: tray.room.history
        function onMoved() {
            tray.show()
        }
    }
    Timer {
        id: fading
        interval: 7000
        running: tray.shown && !over.hovered
        onTriggered: tray.shown = false
    }
    HoverHandler {
        id: over
    }

    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.inset
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: column

            width: tray.width - 2 * Theme.inset
            spacing: Theme.inset

            Repeater {
                model: tray.rolls

                Column {
                    id: group

                    required property var modelData

                    width: column.width
                    spacing: Theme.step

                    DataText {
                        width: parent.width - (away.visible ? away.width : 0)
                        text: group.modelData.title
                        strong: true
                        wrapMode: Text.Wrap
                        elide: Text.ElideNone
                    }
                    Caption {
                        text: group.modelData.rule
                        rule: group.modelData.rule
                    }
                    RollLines {
                        width: parent.width
                        rolled: group.modelData
                        isFlat: tray.most < 200
                    }
                }
            }
        }
    }
    IconButton {
        id: away
        anchors.right: parent.right
        anchors.top: parent.top
        glyph: "close"
        text: qsTr("Put the dice away")
        onClicked: tray.shown = false
    }
}
