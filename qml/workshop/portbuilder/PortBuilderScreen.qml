// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Left what the port is and the dice, in the middle its walls from the sea, right the section that is looked at, below what
// it costs.
FocusScope {
    id: screen

    required property PortBuilder builder
    // The open campaign, to take ports from and to fortify them.
    property OpenCampaign campaign: null
    readonly property bool inCampaign: campaign?.isOpen ?? false
    readonly property bool wide: width > 1700 * Math.max(1, Theme.textFactor)
    readonly property alias exchange: portExchange
    readonly property alias fortifySheet: fortify

    property bool canPrint: false

    // The ports of the war that is built, one of which may have been laid out here.
    property WarPorts wars: null
    // The walls of the chart on the chart room's table, of which one port's may have been laid out here.
    property ChartWalls chartWalls: null

    signal printAsked()
    signal fortified()
    signal broughtBack()
    signal broughtToChart()

    PortExchange {
        id: portExchange
        campaign: screen.campaign
        builder: screen.builder
        onPerformed: screen.fortified()
    }

    ActionMenu {
        id: openMenu

        ActionEntry {
            text: qsTr("From a file…")
            glyph: "import"
            onTriggered: files.open()
        }
        Instantiator {
            model: portExchange.walled
            delegate: ActionEntry {
                required property var modelData
                text: modelData.text
                glyph: "castle"
                onTriggered: portExchange.take(modelData.value)
            }
            onObjectAdded: (index, object) => openMenu.insertItem(index + 1, object)
            onObjectRemoved: (index, object) => openMenu.removeItem(object)
        }
    }
    DocumentFiles {
        id: files

        document: screen.builder.document
        kind: "ports"
        what: qsTr("Ports")
        openTitle: qsTr("Open a port")
        saveTitle: qsTr("Save the port")
        suggested: screen.builder.name !== "" ? screen.builder.name : qsTr("Port")
        onSaveAsked: files.save()
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.builder.name !== "" ? screen.builder.name : qsTr("A port without a name")
        notes: [qsTr("Port builder"), screen.builder.document.fileName,
                screen.builder.rolling.rolled ? (screen.builder.rolling.seed !== "" ? qsTr("as rolled, seed %1").arg(screen.builder.rolling.seed)
                                                                    : qsTr("as rolled at the table")) : "",
                screen.builder.document.modified ? qsTr("not saved yet; kept as a draft") : ""]
        builder: screen.builder.document

        QuietButton {
            text: qsTr("New")
            hint: qsTr("A fresh port. Undo brings this one back.")
            onClicked: screen.builder.document.beginAnew()
        }
        QuietButton {
            text: qsTr("Open…")
            hint: !screen.inCampaign ? KeyPages.keysOf("open") : qsTr("A file, or a port of the campaign")
            onClicked: screen.inCampaign ? openMenu.popup(this, 0, height + 2) : files.open()
        }
        QuietButton {
            text: screen.builder.document.fileName !== "" ? qsTr("Save") : qsTr("Save…")
            hint: KeyPages.keysOf("save")
            onClicked: files.save()
        }
        QuietButton {
            objectName: "printBuilt"
            visible: screen.canPrint
            text: qsTr("Print…")
            glyph: "printer"
            onClicked: screen.printAsked()
        }
        PrimaryButton {
            objectName: "intoTheWar"
            visible: (screen.wars?.laidOut ?? "") !== ""
            text: qsTr("Into the war")
            glyph: "castle"
            hint: qsTr("Back to the war builder with these walls, for %1").arg(screen.wars?.laidOut ?? "")
            onClicked: if (screen.wars.takeBuilt(screen.builder)) screen.broughtBack()
        }
        PrimaryButton {
            objectName: "ontoTheChart"
            visible: (screen.chartWalls?.laidOut ?? "") !== ""
            text: qsTr("Onto the chart")
            glyph: "castle"
            hint: qsTr("Back to the chart room with these walls, for %1").arg(screen.chartWalls?.laidOut ?? "")
            onClicked: if (screen.chartWalls.takeBuilt(screen.builder)) screen.broughtToChart()
        }
        PrimaryButton {
            objectName: "fortify"
            visible: screen.inCampaign
            text: qsTr("Into the campaign…")
            glyph: "castle"
            hint: qsTr("Fortify a side's port with this, or give a neutral one what was rolled")
            onClicked: fortify.show()
        }
    }

    PaneChoice {
        id: panes
        anchors.top: head.bottom
        room: screen.width
        need: 1040
        main: "walls"
        needOfTwo: 740
        panes: [{ value: "facts", text: qsTr("The port") }, { value: "walls", text: qsTr("Walls") },
                { value: "side", text: qsTr("The section") }]
    }
    Rectangle {
        anchors.fill: facts
        visible: facts.visible
        color: Theme.card
    }
    PortFacts {
        id: facts

        objectName: "portFacts"
        anchors.top: panes.bottom
        anchors.bottom: foot.top
        visible: panes.shows("facts")
        width: panes.alone ? parent.width : Math.round((screen.wide ? 400 : 300) * Theme.textFactor)
        builder: screen.builder
    }
    Rule {
        upright: true
        visible: facts.visible && !panes.alone
        anchors.left: facts.right
        anchors.top: facts.top
        anchors.bottom: facts.bottom
    }
    ScrolledArea {
        id: walls

        objectName: "walls"
        anchors.top: panes.bottom
        anchors.bottom: foot.top
        anchors.left: facts.visible ? facts.right : parent.left
        anchors.right: side.visible ? side.left : parent.right
        anchors.leftMargin: 1
        visible: panes.shows("walls")
        contentHeight: column.height

        Column {
            id: column

            readonly property int columns: width > Math.round(1040 * Math.max(1, Theme.textFactor)) ? 2 : 1

            x: Theme.inset
            width: walls.width - 2 * Theme.inset
            topPadding: Theme.inset
            bottomPadding: Theme.margin
            spacing: Theme.inset

            DiceTray {
                objectName: "diceTray"
                width: parent.width
                visible: groups.length > 0
                groups: screen.builder.rolling.dice
            }
            Flow {
                width: parent.width
                spacing: Theme.inset

                Repeater {
                    model: screen.builder.walls.sections

                    WallCard {
                        objectName: "wall/" + number
                        width: Math.floor((column.width - (column.columns - 1) * Theme.inset) / column.columns)
                        current: number === screen.builder.walls.current
                        onPicked: screen.builder.walls.current = number
                        onMenuAsked: {
                            screen.builder.walls.current = number
                            wallMenu.number = number
                            wallMenu.popup()
                        }
                    }
                }
            }
            EmptyState {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(400, parent.width)
                visible: screen.builder.walls.count === 0
                glyph: "castle"
                title: qsTr("Open to the sea")
                text: qsTr("This port has no walls. Build a section, or roll for a neutral port on the left.")
            }
            QuietButton {
                objectName: "addSection"
                text: qsTr("Another wall section")
                glyph: "plus"
                hint: qsTr("This port may have %1").arg(screen.builder.walls.most)
                onClicked: screen.builder.walls.add()
            }
        }
    }
    Rule {
        upright: true
        visible: side.visible && !panes.alone
        anchors.right: side.left
        anchors.top: facts.top
        anchors.bottom: facts.bottom
    }
    Rectangle {
        anchors.fill: side
        visible: side.visible
        color: Theme.card
    }
    SectionPanel {
        id: side

        anchors.top: panes.bottom
        anchors.bottom: foot.top
        anchors.right: parent.right
        visible: panes.shows("side")
        width: panes.alone ? parent.width : Math.round((screen.wide ? 520 : 344) * Theme.textFactor)
        builder: screen.builder
    }
    BuilderFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        caption: screen.builder.walls.count === 1 ? qsTr("1 wall section, its garrison and commander")
                                                   : qsTr("%1 wall sections, their garrison and commander").arg(screen.builder.walls.count)
        total: screen.builder.price.total
        errors: screen.builder.check.errors
        warnings: screen.builder.check.warnings
        onFindingsAsked: {
            panes.pane = "side"
            side.showFindings()
        }
    }

    ActionMenu {
        id: wallMenu

        property int number: 0

        ActionEntry {
            text: qsTr("Duplicate")
            glyph: "copy"
            onTriggered: screen.builder.walls.duplicate(wallMenu.number)
        }
        ActionEntry {
            text: qsTr("Move up")
            glyph: "chevron-up"
            enabled: wallMenu.number > 1
            reason: qsTr("It is the first one.")
            onTriggered: screen.builder.walls.move(wallMenu.number, -1)
        }
        ActionEntry {
            text: qsTr("Move down")
            glyph: "chevron-down"
            enabled: wallMenu.number < screen.builder.walls.count
            reason: qsTr("It is the last one.")
            onTriggered: screen.builder.walls.move(wallMenu.number, 1)
        }
        ActionEntry {
            text: qsTr("Remove")
            glyph: "delete"
            onTriggered: screen.builder.walls.remove(wallMenu.number)
        }
    }
    FortifySheet {
        id: fortify
        exchange: portExchange
    }
}
