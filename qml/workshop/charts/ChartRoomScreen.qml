// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A sea of one's own: left the tools, in the middle the chart, right what is on it. Arrow keys move a cross over the chart, and
// Enter does with the tool what a click there would do.
FocusScope {
    id: screen

    required property ChartRoom room
    // On which the walls of a port are laid out.
    required property PortBuilder portTable
    readonly property alias view: chartView
    readonly property alias beginSheet: begin
    readonly property alias pane: side

    // Saved while lanes are computed, it is written when they are there.
    property bool savesLater: false

    signal wallsAsked()

    function save() {
        if (room.check.busy)
            savesLater = true
        else
            files.save()
    }

    Component.onCompleted: chartView.forceActiveFocus()

    Connections {
        target: screen.room.check
        function onReckoned() {
            if (!screen.savesLater)
                return
            screen.savesLater = false
            screen.save()
        }
    }
    Shortcut {
        sequences: [StandardKey.New]
        onActivated: begin.open()
    }

    DocumentFiles {
        id: files

        document: screen.room.document
        kind: "charts"
        what: qsTr("Charts")
        openTitle: qsTr("Open a chart")
        saveTitle: qsTr("Save the chart")
        suggested: screen.room.name !== "" ? screen.room.name : qsTr("Chart")
        onSaveAsked: screen.save()
    }
    ChartBeginSheet {
        id: begin
        room: screen.room
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.room.name !== "" ? screen.room.name : qsTr("A sea without a name")
        notes: [qsTr("Chart room"), screen.room.document.fileName,
                screen.room.document.modified ? qsTr("not saved yet; kept as a draft") : ""]
        builder: screen.room.document

        QuietButton {
            objectName: "newChart"
            text: qsTr("New…")
            hint: KeyPages.hinted(qsTr("A blank sea, a part of the Mediterranean, or a coast of your own. Undo brings this one back."), "new-chart")
            onClicked: begin.open()
        }
        QuietButton {
            objectName: "openChart"
            text: qsTr("Open…")
            hint: KeyPages.keysOf("open")
            onClicked: files.open()
        }
        QuietButton {
            objectName: "saveChart"
            text: screen.room.document.fileName !== "" ? qsTr("Save") : qsTr("Save…")
            enabled: !screen.savesLater
            hint: screen.savesLater ? qsTr("It is written when the lanes are computed") : KeyPages.keysOf("save")
            onClicked: screen.save()
        }
        PrimaryButton {
            objectName: "saveChartAs"
            visible: screen.room.document.fileName !== ""
            text: qsTr("Save as…")
            enabled: !screen.room.check.busy
            why: qsTr("The lanes are being computed.")
            onClicked: files.saveAs()
        }
    }

    PaneChoice {
        id: panes
        anchors.top: head.bottom
        room: screen.width
        need: 800
        panes: [{ value: "chart", text: qsTr("The chart") }, { value: "side", text: qsTr("What is on it") }]
    }
    ChartToolRail {
        id: tools

        anchors.top: panes.bottom
        visible: panes.shows("chart")
        anchors.bottom: parent.bottom
        tool: chartView.tool
    }
    Rule {
        upright: true
        visible: tools.visible
        anchors.left: tools.right
        anchors.top: tools.top
        anchors.bottom: tools.bottom
    }
    DraftChartView {
        id: chartView

        objectName: "draftChart"
        anchors.left: tools.right
        anchors.leftMargin: 1
        anchors.right: panes.folds ? parent.right : side.left
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: panes.shows("chart")
        clip: true
        focus: true
        activeFocusOnTab: true
        room: screen.room
        tool.brush: screen.room.usualBrush
        look.dataFamily: Theme.dataFamily
        look.titleFamily: Theme.titleFamily
        look.iconFamily: Theme.iconFamily
        look.textSize: Theme.dataSize
        look.colours: ({
            sea: Theme.sea, land: Theme.land, shore: Theme.strongLine, ink: Theme.ink, softInk: Theme.softInk,
            card: Theme.card, line: Theme.line, accent: Theme.accent, warn: Theme.warn, bad: Theme.bad
        })
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Chart: %1 pieces of land, %2 ports, %3 lanes").arg(screen.room.pieces).arg(screen.room.ports.count)
                         .arg(screen.room.check.lanes)
        Accessible.description: Theme.joined([tools.words, where, screen.room.ports.name])
        Keys.onPressed: event => {
            const step = event.modifiers & Qt.ShiftModifier ? 80 : 16
            const fine = event.modifiers & Qt.AltModifier
            const across = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
            const up = event.key === Qt.Key_Up ? 1 : event.key === Qt.Key_Down ? -1 : 0
            event.accepted = true
            if ((across !== 0 || up !== 0) && fine)
                screen.room.ports.nudge(across, up)
            else if (across !== 0 || up !== 0)
                moveCross(across * step, -up * step)
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
                act()
            else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
                viewport.zoomBy(1.4)
            else if (event.key === Qt.Key_Minus)
                viewport.zoomBy(1 / 1.4)
            else if (event.key === Qt.Key_Home || event.key === Qt.Key_0)
                viewport.fit()
            else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp)
                screen.room.ports.step(event.key === Qt.Key_PageDown ? 1 : -1)
            else if (event.key === Qt.Key_Delete && screen.room.ports.current !== "")
                screen.room.ports.remove()
            else if (event.key === Qt.Key_F2 && screen.room.ports.current !== "")
                screen.rename()
            else if (event.key === Qt.Key_BracketLeft || event.key === Qt.Key_BracketRight)
                tools.size(event.key === Qt.Key_BracketRight ? 1 : -1)
            else if (event.key === Qt.Key_Escape)
                event.accepted = letGo() || tools.putDown() || screen.unpick()
            else
                event.accepted = Theme.isLetter(event) && tools.take(event.text.toUpperCase())
        }

        PinchHandler {
            property real before: 1

            target: null
            onActiveChanged: before = 1
            onActiveScaleChanged: {
                chartView.viewport.zoomAt(centroid.position, activeScale / before)
                before = activeScale
            }
        }
        FocusRing {
            shown: chartView.tabbed
            distance: -2
        }
    }
    function rename() {
        panes.pane = "side"
        side.rename()
    }
    function unpick(): bool {
        const had = room.ports.current !== ""
        room.ports.current = ""
        return had
    }

    MapTools {
        id: scale

        anchors.left: chartView.left
        anchors.leftMargin: Theme.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.inset
        visible: chartView.visible
        viewport: chartView.viewport
    }
    Rectangle {
        objectName: "whereNote"
        anchors.left: scale.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: scale.verticalCenter
        visible: chartView.visible && where.text !== "" && x + width < chartView.x + chartView.width - 150
        width: where.width + 2 * Theme.gap
        height: Theme.row
        radius: Theme.radius
        color: Theme.card
        border.width: 1
        border.color: Theme.line

        Caption {
            id: where
            anchors.centerIn: parent
            width: Theme.captionWidth(text)
            text: chartView.where
        }
    }
    EmptyState {
        anchors.centerIn: chartView
        width: Math.min(420, chartView.width - 2 * Theme.margin)
        visible: chartView.visible && screen.room.pieces === 0 && screen.room.ports.count === 0 && chartView.tool.kind === DraftTool.Look
        glyph: "brush"
        title: qsTr("A blank sea")
        text: qsTr("Draw islands with the brush and put ports on their shores; lanes follow by themselves. New… begins with a real coast.")

        QuietButton {
            objectName: "takeBrush"
            text: qsTr("Take the brush")
            glyph: "brush"
            onClicked: {
                tools.take("B")
                chartView.forceActiveFocus()
            }
        }
    }
    Rule {
        upright: true
        visible: !panes.folds
        anchors.right: side.left
        anchors.top: side.top
        anchors.bottom: side.bottom
    }
    ChartSide {
        id: side

        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        visible: panes.shows("side")
        width: panes.folds ? parent.width : Math.round(336 * Theme.textFactor)
        room: screen.room
        onPlaceAsked: degrees => {
            panes.pane = "chart"
            chartView.show(degrees)
        }
        onChartAsked: {
            panes.pane = "chart"
            chartView.forceActiveFocus()
        }
        onWallsAsked: {
            screen.room.walls.layOut(screen.portTable)
            screen.wallsAsked()
        }
    }
}
