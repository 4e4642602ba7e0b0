// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Left what one builds from, in the middle the fleet, right what is selected of it, below what it costs.
FocusScope {
    id: screen

    required property FleetBuilder builder
    // The open campaign, to take fleets from and to buy into.
    property OpenCampaign campaign: null
    readonly property bool inCampaign: campaign?.isOpen ?? false

    property bool canPrint: false

    signal printAsked()
    signal oddsAsked()
    signal bought()
    signal classesAsked()
    signal failed(string what, string remedy)
    signal told(string what)

    readonly property bool wide: width > 1700 * Math.max(1, Theme.textFactor)
    readonly property alias compareSheet: compare
    readonly property alias renameSheet: rename
    readonly property alias buySheet: buy
    readonly property alias exchange: fleetExchange

    Component.onCompleted: fleet.forceActiveFocus()

    FitTemplates {
        id: templates
        builder: screen.builder
        onFailed: (what, remedy) => screen.failed(what, remedy)
        onDone: what => screen.told(what)
    }

    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: classes.seek()
    }

    FleetExchange {
        id: fleetExchange
        campaign: screen.campaign
        builder: screen.builder
        onBought: screen.bought()
    }
    ActionMenu {
        id: openMenu

        ActionEntry {
            text: qsTr("From a file…")
            glyph: "import"
            onTriggered: files.open()
        }
        Instantiator {
            model: fleetExchange.fleets
            delegate: ActionEntry {
                required property var modelData
                text: modelData.text
                glyph: "fleet"
                onTriggered: fleetExchange.take(modelData.value)
            }
            onObjectAdded: (index, object) => openMenu.insertItem(index + 1, object)
            onObjectRemoved: (index, object) => openMenu.removeItem(object)
        }
    }
    // For the tour: where the fleet is to be kept is asked.
    function askWhere() {
        files.saveAs()
    }
    DocumentFiles {
        id: files

        document: screen.builder.document
        kind: "fleets"
        what: qsTr("Fleets")
        openTitle: qsTr("Open a fleet")
        saveTitle: qsTr("Save the fleet")
        suggested: screen.builder.name !== "" ? screen.builder.name : qsTr("Fleet")
        onSaveAsked: files.save()
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.builder.name !== "" ? screen.builder.name : qsTr("A fleet without a name")
        notes: [qsTr("Fleet builder"), screen.builder.yearText, screen.builder.document.fileName,
                screen.builder.document.modified ? qsTr("not saved yet; kept as a draft") : ""]
        builder: screen.builder.document

        QuietButton {
            text: qsTr("New")
            hint: qsTr("An empty table. Undo brings this fleet back.")
            onClicked: screen.builder.document.beginAnew()
        }
        QuietButton {
            text: qsTr("Open…")
            hint: !screen.inCampaign ? KeyPages.keysOf("open") : qsTr("A file, or a fleet of the campaign")
            onClicked: screen.inCampaign ? openMenu.popup(this, 0, height + 2) : files.open()
        }
        QuietButton {
            objectName: "save"
            text: screen.builder.document.fileName !== "" ? qsTr("Save") : qsTr("Save…")
            hint: KeyPages.keysOf("save")
            onClicked: files.save()
        }
        QuietButton {
            visible: screen.builder.document.fileName !== "" && screen.width > 1150
            text: qsTr("Save as…")
            onClicked: files.saveAs()
        }
        QuietButton {
            objectName: "compare"
            text: qsTr("Compare…")
            glyph: "scale"
            onClicked: compare.show()
        }
        QuietButton {
            objectName: "oddsOfBuilt"
            text: qsTr("Odds…")
            glyph: "chart"
            enabled: !screen.builder.ships.isEmpty
            why: qsTr("Add a ship first.")
            hint: qsTr("How this fleet fares against another")
            onClicked: screen.oddsAsked()
        }
        QuietButton {
            objectName: "printBuilt"
            visible: screen.canPrint
            text: qsTr("Print…")
            glyph: "printer"
            enabled: !screen.builder.ships.isEmpty
            why: qsTr("Add a ship first.")
            onClicked: screen.printAsked()
        }
        PrimaryButton {
            objectName: "buy"
            visible: screen.inCampaign
            text: qsTr("Buy…")
            glyph: "cash"
            enabled: !screen.builder.ships.isEmpty
            why: qsTr("Add a ship first.")
            hint: qsTr("Buy this fleet for a side of the open campaign")
            onClicked: buy.show()
        }
    }

    PaneChoice {
        id: panes
        anchors.top: head.bottom
        room: screen.width
        need: 1040
        main: "fleet"
        needOfTwo: 740
        pane: "fleet"
        panes: [{ value: "classes", text: qsTr("Classes") }, { value: "fleet", text: qsTr("The fleet") },
                { value: "side", text: screen.builder.selection.current === 0 ? qsTr("Budget and findings") : qsTr("The ship") }]
    }
    Rectangle {
        anchors.fill: classes
        visible: classes.visible
        color: Theme.card
    }
    ClassPane {
        id: classes

        anchors.top: panes.bottom
        anchors.bottom: budget.top
        visible: panes.shows("classes")
        width: panes.alone ? parent.width : Math.round((screen.wide ? 440 : 276) * Math.max(1, Theme.textFactor))
        builder: screen.builder
        templates: templates
        onOwnAsked: screen.classesAsked()
    }
    Rule {
        upright: true
        visible: classes.visible && !panes.alone
        anchors.left: classes.right
        anchors.top: classes.top
        anchors.bottom: classes.bottom
    }
    FleetPane {
        id: fleet

        objectName: "fleetPane"
        anchors.top: panes.bottom
        anchors.bottom: budget.top
        anchors.left: classes.visible ? classes.right : parent.left
        anchors.right: side.visible ? side.left : parent.right
        anchors.leftMargin: 1
        visible: panes.shows("fleet")
        focus: true
        builder: screen.builder
        onRenameAsked: rename.show()
        onMultiplyAsked: multiply.show()
        onCompareAsked: compare.show()
        onTemplateAsked: keep.show()
    }
    Rule {
        upright: true
        visible: side.visible && !panes.alone
        anchors.right: side.left
        anchors.top: classes.top
        anchors.bottom: classes.bottom
    }
    Rectangle {
        anchors.fill: side
        visible: side.visible
        color: Theme.card
    }
    Item {
        id: side

        anchors.top: panes.bottom
        anchors.bottom: budget.top
        anchors.right: parent.right
        visible: panes.shows("side")
        width: panes.alone ? parent.width : Math.round((screen.wide ? 560 : 344) * Theme.textFactor)

        FleetPanel {
            id: fleetPanel
            anchors.fill: parent
            visible: screen.builder.selection.current === 0
            builder: screen.builder
        }
        ShipPanel {
            anchors.fill: parent
            visible: screen.builder.selection.current !== 0
            builder: screen.builder
            onTemplateAsked: keep.show()
        }
    }
    BudgetBar {
        id: budget

        anchors.bottom: parent.bottom
        width: parent.width
        builder: screen.builder
        onFindingsAsked: {
            screen.builder.selection.clear()
            panes.pane = "side"
            fleetPanel.showFindings()
        }
        onBudgetAsked: {
            screen.builder.selection.clear()
            panes.pane = "side"
        }
    }

    RenameSheet {
        id: rename
        builder: screen.builder
    }
    MultiplySheet {
        id: multiply
        builder: screen.builder
    }
    BuySheet {
        id: buy
        exchange: fleetExchange
    }
    KeepTemplateSheet {
        id: keep
        builder: screen.builder
        templates: templates
    }
    CompareSheet {
        id: compare
        builder: screen.builder
        templates: templates
        onFailed: (what, remedy) => screen.failed(what, remedy)
    }
}
