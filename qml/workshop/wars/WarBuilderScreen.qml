// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQml
import Navarch
import Navarch.App

// Left what the war is made of and what is wrong with it, beside it the part that is looked at, below what stands against it.
FocusScope {
    id: screen

    // Of a part: the sides come before, by their places.
    enum Part {
        War = 100,
        Ports = 101
    }

    required property WarBuilder builder
    required property FleetBuilder fleetTable
    required property PortBuilder portTable
    // The open campaign, to be taken as a scenario.
    property OpenCampaign campaign: null
    readonly property bool inCampaign: campaign?.isOpen ?? false
    property int part: WarBuilderScreen.War
    readonly property alias leftOut: leftOutSheet
    readonly property alias pane: inside.item

    signal foundAsked(string name, string text)
    signal wallsAsked()

    function show(side: int, fleet: int, port: string) {
        panes.pane = "part"
        part = port !== "" ? WarBuilderScreen.Ports : side >= 0 ? side : WarBuilderScreen.War
        if (port !== "")
            (inside.item as WarPortsPane)?.show(port)
        else if (fleet >= 0)
            Qt.callLater(() => (inside.item as WarSidePane)?.showFleet(fleet))
    }
    function takeWar() {
        if (builder.takeWar(campaign) && builder.leftOut.length > 0)
            leftOutSheet.open()
    }

    onPartChanged: if (part < WarBuilderScreen.War) builder.lookAt(part)

    Connections {
        target: screen.builder.sides
        function onCountChanged() {
            if (screen.part < WarBuilderScreen.War && screen.part >= screen.builder.sides.count)
                screen.part = screen.builder.sides.count > 0 ? screen.builder.sides.count - 1 : WarBuilderScreen.War
        }
    }
    Connections {
        target: screen.builder.document
        function onOpened() { screen.part = WarBuilderScreen.War }
    }

    DocumentFiles {
        id: files

        document: screen.builder.document
        kind: "scenarios"
        ending: "navarch-scenario"
        what: qsTr("Scenarios")
        openTitle: qsTr("Open a scenario")
        saveTitle: qsTr("Save the scenario")
        suggested: screen.builder.text.name
        onSaveAsked: files.save()
    }
    FileSheet {
        id: chartDialog
        title: qsTr("Begin on a chart")
        kind: "charts"
        ending: "json"
        what: qsTr("Charts")
        onAccepted: screen.builder.beginOnChart(selectedFile)
    }
    LeftOutSheet {
        id: leftOutSheet
        builder: screen.builder
    }
    ActionMenu {
        id: newMenu

        ActionEntry {
            text: qsTr("From nothing, on the Mediterranean")
            glyph: "map"
            onTriggered: screen.builder.document.beginAnew()
        }
        ActionEntry {
            text: qsTr("From nothing, on a chart…")
            glyph: "import"
            onTriggered: chartDialog.open()
        }
        ActionEntry {
            objectName: "takeWarEntry"
            visible: screen.inCampaign
            text: qsTr("From the open campaign as it stands")
            glyph: "flag"
            enabled: screen.campaign?.eyes === 0
            reason: qsTr("The umpire's business")
            onTriggered: screen.takeWar()
        }
        Instantiator {
            model: screen.builder.builtIn
            delegate: ActionEntry {
                required property var modelData
                text: qsTr("A copy of %1").arg(modelData.text)
                glyph: "copy"
                onTriggered: screen.builder.beginFrom(modelData.value)
            }
            onObjectAdded: (index, object) => newMenu.insertItem(index + 3, object)
            onObjectRemoved: (index, object) => newMenu.removeItem(object)
        }
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.builder.text.name
        notes: [qsTr("War builder"), screen.builder.document.fileName,
                screen.builder.document.modified ? qsTr("not saved yet; kept as a draft") : ""]
        builder: screen.builder.document

        QuietButton {
            objectName: "newWar"
            text: qsTr("New")
            hint: qsTr("From nothing, or a copy of a scenario. Undo brings this one back.")
            onClicked: newMenu.popup(this, 0, height + 2)
        }
        QuietButton {
            objectName: "openWar"
            text: qsTr("Open…")
            hint: KeyPages.keysOf("open")
            onClicked: files.open()
        }
        QuietButton {
            objectName: "saveWar"
            text: screen.builder.document.fileName !== "" ? qsTr("Save") : qsTr("Save…")
            hint: KeyPages.keysOf("save")
            onClicked: files.save()
        }
        PrimaryButton {
            objectName: "foundFromIt"
            text: qsTr("Found a campaign…")
            glyph: "flag"
            hint: qsTr("New campaign, with this as its scenario")
            onClicked: screen.foundAsked(screen.builder.text.name, screen.builder.scenario())
        }
    }
    PaneChoice {
        id: panes
        anchors.top: head.bottom
        room: screen.width
        need: 1000
        panes: [{ value: "contents", text: qsTr("What it is made of") }, { value: "part", text: qsTr("The part") }]
    }
    Rectangle {
        anchors.fill: contents
        visible: contents.visible
        color: Theme.card
    }
    WarContents {
        id: contents

        objectName: "warContents"
        anchors.top: panes.bottom
        anchors.bottom: foot.top
        visible: panes.shows("contents")
        width: panes.folds ? parent.width : Math.round((screen.width > 1700 ? 400 : 300) * Theme.textFactor)
        builder: screen.builder
        part: screen.part
        onPicked: part => {
            screen.part = part
            panes.pane = "part"
        }
        onFindingPicked: (side, fleet, port) => screen.show(side, fleet, port)
    }
    Rule {
        upright: true
        visible: !panes.folds
        anchors.left: contents.right
        anchors.top: contents.top
        anchors.bottom: contents.bottom
    }
    Loader {
        id: inside

        anchors.left: panes.folds ? parent.left : contents.right
        anchors.leftMargin: 1
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.bottom: foot.top
        visible: panes.shows("part")
        sourceComponent: screen.part === WarBuilderScreen.War ? text : screen.part === WarBuilderScreen.Ports ? ports : side
    }
    Component {
        id: text
        WarTextPane {
            builder: screen.builder
        }
    }
    Component {
        id: ports
        WarPortsPane {
            builder: screen.builder
            onWallsAsked: place => {
                screen.builder.ports.layOut(place, screen.portTable)
                screen.wallsAsked()
            }
        }
    }
    Component {
        id: side
        WarSidePane {
            builder: screen.builder
            table: screen.fleetTable
            side: screen.part
        }
    }
    BuilderFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        caption: qsTr("%1 sides, their fleets and walls").arg(screen.builder.sides.count)
        total: screen.builder.sides.total
        errors: screen.builder.check.errors
        warnings: screen.builder.check.warnings
        onFindingsAsked: {
            panes.pane = "contents"
            contents.showEnd()
        }
    }
}
