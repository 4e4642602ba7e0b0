// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the board is, what is done to it as a whole, and what is wrong with it.
FocusScope {
    id: side

    required property BoardRoom room
    readonly property var sizes: room.sizesOf(room.shape)

    enum Page { Board, Findings }
    property int page: BoardSide.Board
    readonly property int wrong: room.findings.errors + room.findings.warnings

    signal placeAsked(point cell)

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    SegmentedChoice {
        id: choice
        room: side.width - 2 * Theme.inset

        objectName: "boardPages"
        x: Theme.inset
        y: Theme.inset
        label: qsTr("What is shown of the board")
        value: side.page
        options: [{ value: BoardSide.Board, text: qsTr("The board") },
                  { value: BoardSide.Findings, text: side.room.findings.count > 0 ? qsTr("Findings %1").arg(side.room.findings.count) : qsTr("Findings") }]
        onChosen: value => side.page = value
    }
    PaneScroll {
        anchors.top: choice.bottom
        anchors.bottom: state_.top
        width: parent.width
        visible: side.page === BoardSide.Board

        Field {
            objectName: "boardName"
            width: parent.width
            label: qsTr("Name")
            placeholder: qsTr("The strait of Salamis")
            maximumLength: 80
            text: side.room.name
            onFinished: {
                side.room.name = text
                text = Qt.binding(() => side.room.name)
            }
        }
        FactLine {
            width: parent.width
            label: qsTr("For")
            value: side.room.shape === BoardRoom.Hexes ? qsTr("Ramming Speed!!!, Trireme") : side.room.shape === BoardRoom.Rexes ? qsTr("Pompeius") : qsTr("Salamis ad Actium, squadrons")
        }
        FactLine {
            width: parent.width
            label: qsTr("Zones hold")
            value: qsTr("%1 and %2 ships").arg(side.room.firstRoom).arg(side.room.secondRoom)
        }
        FactLine {
            width: parent.width
            label: qsTr("Wall sections")
            value: String(side.room.walls)
        }
        Rule {
            width: parent.width
        }
        NumberLine {
            stepperWidth: Math.round(140 * Theme.textFactor)
            objectName: "boardColumns"
            label: qsTr("Columns")
            from: side.sizes.leastColumns
            to: side.sizes.mostColumns
            value: side.room.columns
            onMoved: value => side.room.resize(value, side.room.rows)
        }
        NumberLine {
            stepperWidth: Math.round(140 * Theme.textFactor)
            objectName: "boardRows"
            label: qsTr("Rows")
            from: side.sizes.leastRows
            to: side.sizes.mostRows
            value: side.room.rows
            onMoved: value => side.room.resize(side.room.columns, value)
        }
        NumberLine {
            stepperWidth: Math.round(140 * Theme.textFactor)
            objectName: "boardNorth"
            label: qsTr("North, degrees")
            from: 0
            to: 359
            stepSize: 15
            value: side.room.north
            onMoved: value => side.room.north = value
        }
        NumberLine {
            stepperWidth: Math.round(140 * Theme.textFactor)
            objectName: "boardMetres"
            label: qsTr("Metres a cell")
            from: 0
            to: 100000
            stepSize: 10
            value: side.room.metres
            onMoved: value => side.room.metres = value
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            QuietButton {
                objectName: "mirrorEastWest"
                text: qsTr("East for west")
                glyph: "swap"
                hint: qsTr("Mirrors the board")
                onClicked: side.room.mirror(true)
            }
            QuietButton {
                objectName: "mirrorNorthSouth"
                text: qsTr("North for south")
                glyph: "swap"
                hint: qsTr("Mirrors the board")
                onClicked: side.room.mirror(false)
            }
            QuietButton {
                objectName: "zonesAlongEdges"
                text: qsTr("Zones along the edges")
                hint: qsTr("Draws both anew, on the open sea")
                onClicked: side.room.zonesAlongEdges()
            }
            QuietButton {
                objectName: "swapZones"
                text: qsTr("Swap the zones")
                onClicked: side.room.swapZones()
            }
        }
        BodyText {
            width: parent.width
            soft: true
            text: qsTr("Choose the saved board in Skirmish, or give it to navarch battle run with --board. A brief and a replay have it with them.")
        }
    }
    ListView {
        id: list

        function go(row: int) {
            if (row >= 0)
                side.placeAsked(side.room.findings.place(row))
        }

        objectName: "boardFindings"
        anchors.top: choice.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: state_.top
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        visible: side.page === BoardSide.Findings
        clip: true
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        boundsBehavior: Flickable.StopAtBounds
        model: side.room.findings
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Findings")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: go(currentIndex)
        Keys.onEnterPressed: go(currentIndex)

        delegate: FindingRow {
            id: row

            required property int index
            required property bool placed
            required subject

            objectName: "boardFinding" + index
            width: list.width
            rule: ""
            fixable: placed
            fixText: qsTr("Go there")
            onFix: list.go(index)

            FocusRing {
                shown: row.ListView.isCurrentItem && list.activeFocus
                distance: 0
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        visible: side.page === BoardSide.Findings && list.count === 0
        glyph: "check"
        title: qsTr("Nothing is wrong")
        text: qsTr("Zones on land, fleets that cannot meet and walls at sea would stand here.")
    }
    Item {
        id: state_

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.round(48 * Theme.textFactor)

        Rule {
            width: parent.width
        }
        QuietButton {
            objectName: "boardState"
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.inset
            width: parent.width - 2 * Theme.inset
            edge: "transparent"
            glyph: side.room.findings.errors > 0 ? "error" : side.wrong > 0 ? "alert" : "check"
            words: side.room.findings.errors > 0 ? Theme.bad : side.wrong > 0 ? Theme.warn : Theme.good
            text: side.room.findings.errors > 0 ? qsTr("No battle can be fought on it") : side.wrong > 0 ? qsTr("With findings") : qsTr("Nothing is wrong")
            onClicked: side.page = BoardSide.Findings
        }
    }
}
