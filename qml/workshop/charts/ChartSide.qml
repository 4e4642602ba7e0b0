// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is on the chart: the chart itself, its ports and the one that is looked at, and what is wrong with it.
FocusScope {
    id: side

    required property ChartRoom room

    enum Page { Chart, Ports, Findings }
    property int page: ChartSide.Chart
    readonly property int wrong: room.check.errors + room.check.warnings
    // The port that is looked at. Another one leads to its page; that it is still the one after something else was changed
    // leads nowhere.
    readonly property string looked: room.ports.current

    signal placeAsked(point degrees)
    signal chartAsked()
    signal wallsAsked()

    function rename() {
        page = ChartSide.Ports
        port.rename()
    }

    onLookedChanged: if (looked !== "") page = ChartSide.Ports
    // Whoever comes back from the port builder sees the port whose walls he laid out.
    Component.onCompleted: {
        if (looked !== "")
            page = ChartSide.Ports
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    SegmentedChoice {
        id: choice
        room: side.width - 2 * Theme.inset

        objectName: "chartPages"
        x: Theme.inset
        y: Theme.inset
        label: qsTr("What is shown of the chart")
        value: side.page
        options: [{ value: ChartSide.Chart, text: qsTr("Chart") }, { value: ChartSide.Ports, text: qsTr("Ports") },
                  { value: ChartSide.Findings, text: side.room.check.count > 0 ? qsTr("Findings %1").arg(side.room.check.count) : qsTr("Findings") }]
        onChosen: value => side.page = value
    }
    DraftFacts {
        anchors.top: choice.bottom
        anchors.bottom: state_.top
        width: parent.width
        visible: side.page === ChartSide.Chart
        room: side.room
    }
    ChartPortList {
        anchors.top: choice.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: state_.top
        width: parent.width
        visible: side.page === ChartSide.Ports && side.room.ports.current === ""
        ports: side.room.ports
        onPlaceAsked: side.chartAsked()
    }
    ChartPortPane {
        id: port
        anchors.top: choice.bottom
        anchors.bottom: state_.top
        width: parent.width
        visible: side.page === ChartSide.Ports && side.room.ports.current !== ""
        room: side.room
        onWallsAsked: side.wallsAsked()
    }
    ChartFindings {
        anchors.top: choice.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: state_.top
        width: parent.width
        visible: side.page === ChartSide.Findings
        check: side.room.check
        onPlaceAsked: degrees => side.placeAsked(degrees)
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
            objectName: "chartState"
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.inset
            width: parent.width - 2 * Theme.inset
            edge: "transparent"
            glyph: side.room.check.busy ? "clock" : side.room.check.errors > 0 ? "error" : side.wrong > 0 ? "alert" : "check"
            words: side.room.check.busy ? Theme.softInk : side.room.check.errors > 0 ? Theme.bad : side.wrong > 0 ? Theme.warn : Theme.good
            text: side.room.check.busy ? qsTr("Lanes are computed…")
                  : side.room.check.errors > 0 ? qsTr("No lanes: see the findings")
                  : side.wrong > 0 ? qsTr("%1 lanes, with findings").arg(side.room.check.lanes) : qsTr("%1 lanes, nothing wrong").arg(side.room.check.lanes)
            onClicked: side.page = ChartSide.Findings
        }
    }
}
