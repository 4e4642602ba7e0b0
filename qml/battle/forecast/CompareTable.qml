// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// One match under every game: a column a game, a row a figure. A game that does not fight it says why in its column.
Card {
    id: table

    required property Comparer comparer

    readonly property int games: comparer.games.count
    readonly property real headWidth: Math.round((width > 1500 ? 280 : 210) * Theme.textFactor)
    readonly property real cellWidth: Math.max(Math.round(176 * Theme.textFactor), (width - 2 - headWidth) / Math.max(1, games))

    inset: 1
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("The match under every game")

    // It goes sideways with what is below it.
    Flickable {
        id: heads

        width: parent.width
        height: Math.round(50 * Theme.textFactor)
        contentWidth: flick.contentWidth
        contentX: flick.contentX
        interactive: false
        clip: true

        Row {
            x: table.headWidth

            Repeater {
                model: table.comparer.games

                CompareHead {
                    width: table.cellWidth
                    height: heads.height
                }
            }
        }
        Rule {
            y: heads.height - height
            width: heads.contentWidth
        }
    }
    ScrolledArea {
        id: flick

        objectName: "comparedTable"
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: Math.max(width, table.headWidth + table.games * table.cellWidth)
        contentHeight: Math.max(column.implicitHeight + Theme.gap, reasons)
        readonly property real reasons: Math.round(160 * Theme.textFactor)
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("The games")
        T.ScrollBar.horizontal: Scroller {}
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.row)
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.row))

        Column {
            id: column

            width: parent.width

            Repeater {
                model: table.comparer.rows

                CompareRow {
                    width: column.width
                    headWidth: table.headWidth
                    cellWidth: table.cellWidth
                    games: table.games
                }
            }
        }
        Repeater {
            model: table.comparer.games

            Item {
                id: body

                required property int index
                required property string whyNot

                x: table.headWidth + index * table.cellWidth
                width: table.cellWidth
                height: Math.max(flick.height, flick.contentHeight)

                Rectangle {
                    x: 1
                    width: parent.width - 1
                    height: parent.height
                    visible: body.whyNot !== ""
                    color: Theme.paper
                }
                Rule {
                    upright: true
                    height: parent.height
                    opacity: 0.6
                }
                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.margins: Theme.inset
                    y: Math.round(32 * Theme.textFactor)
                    spacing: Theme.gap
                    visible: body.whyNot !== ""

                    Icon {
                        name: "alert"
                        size: 20
                        color: Theme.warn
                    }
                    DataText {
                        objectName: "whyNotCompared/" + body.index
                        width: parent.width
                        text: body.whyNot
                        wraps: true
                    }
                }
            }
        }
    }
    FocusRing {
        shown: flick.activeFocus
        distance: 0
    }
}
