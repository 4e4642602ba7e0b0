// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The ports of the chart: which take part, whose they are, and what defends them.
Item {
    id: pane

    required property WarBuilder builder
    readonly property int room: Math.min(width - 40, Math.round(980 * Theme.textFactor))

    signal wallsAsked(string place)

    function show(place: string) {
        search.text = ""
        const row = builder.ports.rowOf(place)
        if (row < 0)
            return
        list.forceLayout() // one may have come here just now
        list.currentIndex = row
        list.positionViewAtIndex(row, ListView.Center)
        list.forceLayout()
        list.itemAtIndex(row)?.forceActiveFocus(Qt.TabFocusReason)
    }

    Flow {
        id: head
        x: 20
        y: 20
        width: pane.room
        spacing: Theme.gap

        SearchField {
            id: search
            objectName: "portSearch"
            width: Math.min(280, pane.room)
            placeholder: qsTr("A port, or whose it is")
            onTextChanged: pane.builder.ports.search = text
        }
        DataText {
            height: Theme.control
            width: Math.min(implicitWidth, pane.room)
            text: qsTr("%1 of %2 take part").arg(pane.builder.ports.taken).arg(pane.builder.ports.all)
            soft: true
        }
        // A war on a part of the sea: all go, and those that are sought come back.
        QuietButton {
            objectName: "leaveListedOut"
            text: search.text === "" ? qsTr("Leave all neutral ones out") : qsTr("Leave these out")
            hint: qsTr("Those of the sides stay, and those in which fleets lie")
            onClicked: pane.builder.ports.setListedTaken(false)
        }
        QuietButton {
            objectName: "takeListedIn"
            text: search.text === "" ? qsTr("Take all in") : qsTr("Take these in")
            onClicked: pane.builder.ports.setListedTaken(true)
        }
    }
    ScrolledList {
        id: list
        objectName: "warPorts"
        anchors.top: head.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: parent.bottom
        x: 20
        width: pane.room
        spacing: Theme.gap
        bottomMargin: 20
        model: pane.builder.ports
        // All of them exist, so that the keyboard reaches those out of sight.
        cacheBuffer: 20000

        delegate: WarPortRow {
            width: ListView.view.width - Theme.inset
            ports: pane.builder.ports
            qualities: pane.builder.fleets.qualities
            crews: pane.builder.fleets.crews
            onWallsAsked: pane.wallsAsked(place)
            onCameTo: ListView.view.positionViewAtIndex(index, ListView.Contain)
        }
    }
    EmptyState {
        anchors.horizontalCenter: list.horizontalCenter
        anchors.verticalCenter: list.verticalCenter
        width: Math.min(400, pane.room)
        visible: list.count === 0
        glyph: "search"
        title: qsTr("No such port")
        text: qsTr("No port of the chart is called so in that year.")
    }
}
