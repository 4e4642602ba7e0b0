// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Every side's fleets as one tree, and beside it the card of what is current in it.
FocusScope {
    id: screen

    required property OpenCampaign campaign

    signal printRequested(int kind, int id)
    signal fightRequested(int fleet)
    signal mapRequested(int fleet)
    signal battleAsked(int battle)
    signal stepPicked(int step)
    readonly property alias fleets: fleetTree

    function show(kind: int, id: int) {
        fleetTree.show(kind, id)
        panes.pane = "card"
    }
    function repair() {
        repairs.show(fleetTree.currentKind, fleetTree.currentId)
    }
    // A squadron with its name, or the ships that are picked; a fleet one chooses from.
    function split() {
        const kind = fleetTree.currentKind
        const id = fleetTree.currentId
        if (kind === CampaignItem.Squadron)
            splitting.show(fleetJoining.fleetOf(id), fleetJoining.shipsOf(id), id)
        else if (kind === CampaignItem.Fleet)
            splitting.show(id, [], 0)
        else if (fleetJoining.commonFleet(fleetTree.selection) !== 0)
            splitting.show(fleetJoining.commonFleet(fleetTree.selection), fleetTree.selection, 0)
    }

    function join() {
        (paneLoader.item as FormationPane)?.join()
    }
    function sign() {
        (paneLoader.item as FormationPane)?.sign()
    }
    function showEnd() {
        (paneLoader.item as PaneScroll)?.showEnd()
    }
    function refit() {
        (paneLoader.item as ShipPane)?.refit()
    }

    FleetTree {
        id: fleetTree
        campaign: screen.campaign
    }
    FleetOrders {
        id: fleetOrders
        campaign: screen.campaign
    }

    FleetJoining {
        id: fleetJoining
        campaign: screen.campaign
    }
    RepairSheet {
        id: repairs
        order: RepairOrder {
            campaign: screen.campaign
        }
    }
    SplitSheet {
        id: splitting
        joining: fleetJoining
    }

    PaneChoice {
        id: panes
        room: screen.width
        need: 850
        panes: [{ value: "list", text: qsTr("Fleets") }, { value: "card", text: qsTr("What is picked") }]
    }
    Item {
        id: left
        anchors.left: parent.left
        anchors.right: panes.folds ? parent.right : pane.left
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: panes.shows("list")

        Flow {
            id: tools
            x: Theme.margin
            y: Theme.inset
            width: parent.width - x - Theme.inset
            spacing: Theme.gap

            SearchField {
                id: search
                objectName: "fleetSearch"
                width: 220
                placeholder: qsTr("Find a ship, class or captain")
                onTextChanged: fleetTree.filter = text
            }
            QuietButton {
                id: moveButton
                objectName: "moveShips"
                visible: fleetTree.selectedCount > 0
                text: fleetTree.selectedCount === 1 ? qsTr("Move to…") : qsTr("Move %1 ships to…").arg(fleetTree.selectedCount)
                glyph: "swap"
                onClicked: destinations.openFor(moveButton)
            }
            QuietButton {
                id: fightButton
                objectName: "fightFleet"
                visible: fleetTree.currentKind === CampaignItem.Fleet
                text: qsTr("Fight…")
                glyph: "sword"
                hint: qsTr("Arranges a battle with this fleet")
                onClicked: screen.fightRequested(fleetTree.currentId)
            }
            QuietButton {
                id: sellButton

                readonly property var preview: fleetTree.selectedCount > 0 ? fleetOrders.previewSell(fleetTree.selection) : ({})

                objectName: "sellShips"
                visible: fleetTree.selectedCount > 0 && screen.campaign.head.inSetup
                enabled: preview.allowed ?? false
                text: fleetTree.selectedCount === 1 ? qsTr("Sell for %1").arg(preview.gain ?? "")
                                               : qsTr("Sell %1 for %2").arg(fleetTree.selectedCount).arg(preview.gain ?? "")
                hint: preview.why ?? ""
                glyph: "cash"
                onClicked: {
                    if (fleetOrders.sellShips(fleetTree.selection) && !visible)
                        list.forceActiveFocus() // what is hidden keeps the keys
                }
            }
        }
        Caption {
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            y: tools.y + Math.round((search.height - height) / 2)
            visible: fleetTree.selectedCount === 0
                     && x > tools.x + search.width + Theme.gap + (fightButton.visible ? fightButton.width + Theme.gap : 0)
            text: fleetTree.summary
        }
        NextStepsCard {
            id: nextSteps
            objectName: "nextSteps"
            anchors.top: tools.bottom
            anchors.topMargin: visible ? Theme.gap : 0
            x: Theme.margin
            width: parent.width - Theme.margin - Theme.inset
            steps: NextSteps {
                campaign: screen.campaign
            }
            onStepPicked: step => screen.stepPicked(step)
        }
        FleetHeads {
            id: heads
            anchors.top: nextSteps.bottom
            anchors.topMargin: Theme.gap
            x: Theme.margin
            width: parent.width - Theme.margin - Theme.inset
            tree: fleetTree
        }
        Binding {
            target: FleetColumns
            property: "width"
            value: list.width
        }
        Binding {
            target: FleetColumns
            property: "crewWords"
            value: fleetTree.crewWords
        }
        Binding {
            target: FleetColumns
            property: "stateWords"
            value: fleetTree.stateWords
        }
        ScrolledList {
            id: list

            objectName: "fleetList"
            anchors.top: heads.bottom
            anchors.bottom: firstHint.top
            x: Theme.margin - Theme.gap
            width: parent.width - x - 2
            focus: true
            activeFocusOnTab: true
            model: fleetTree
            currentIndex: fleetTree.currentRow
            reuseItems: true
            cacheBuffer: 0
            highlightMoveDuration: 0
            bottomMargin: Theme.inset
            Accessible.role: Accessible.Tree
            Accessible.name: qsTr("Fleets")

            Keys.onPressed: event => {
                const row = Math.max(0, fleetTree.currentRow)
                const shift = event.modifiers & Qt.ShiftModifier
                event.accepted = true
                if (event.key === Qt.Key_Down)
                    fleetTree.pick(Math.min(count - 1, fleetTree.currentRow + 1), false, shift)
                else if (event.key === Qt.Key_Up)
                    fleetTree.pick(Math.max(0, row - 1), false, shift)
                else if (event.key === Qt.Key_Home)
                    fleetTree.pick(0)
                else if (event.key === Qt.Key_End)
                    fleetTree.pick(count - 1)
                else if (event.key === Qt.Key_Left && currentItem?.open && currentItem?.parted)
                    fleetTree.toggle(row)
                else if (event.key === Qt.Key_Right && !currentItem?.open && currentItem?.parted)
                    fleetTree.toggle(row)
                else if (event.key === Qt.Key_Space)
                    fleetTree.pick(row, true)
                else if (event.key === Qt.Key_A && event.modifiers & Qt.ControlModifier)
                    fleetTree.selectAll()
                else if (event.key === Qt.Key_F2 && paneLoader.item?.rename)
                    paneLoader.item.rename()
                else if (event.key === Qt.Key_Menu && currentItem)
                    rowMenu.popup(currentItem, 120, currentItem.height)
                else if (event.key === Qt.Key_Delete && fleetTree.selectedCount > 0 && sellButton.enabled)
                    fleetOrders.sellShips(fleetTree.selection)
                else if (event.key === Qt.Key_Escape && fleetTree.selectedCount > 0)
                    fleetTree.clearSelection()
                else
                    event.accepted = false
                list.positionViewAtIndex(Math.max(0, fleetTree.currentRow), ListView.Contain)
            }

            delegate: FleetRow {
                width: ListView.view.width - Theme.inset
                current: fleetTree.currentRow === index
                listFocused: list.activeFocus
                ghost: dragGhost
                nameWidth: heads.nameWidth
                onPicked: (adding, ranging) => {
                    list.forceActiveFocus()
                    fleetTree.pick(index, adding, ranging)
                }
                onToggled: fleetTree.toggle(index)
                onDragBegun: if (!selected) fleetTree.pick(index)
                onMenuRequested: rowMenu.popup()
                onShipsDropped: fleetOrders.moveShips(fleetTree.selection, homeKind, homeId)
            }
        }
        FirstHint {
            id: firstHint
            anchors.bottom: parent.bottom
            anchors.bottomMargin: shown ? Theme.inset : 0
            x: Theme.margin
            width: parent.width - Theme.margin - Theme.inset
            name: "fleets"
            fits: screen.campaign.head.isSample
            text: qsTr("Drag a ship by its dots to another squadron, or pick several with Ctrl and Shift and move them together. Whatever you do, %1 takes it back.").arg(KeyPages.keysOf("undo"))
        }
        EmptyState {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.3
            visible: list.count === 0
            glyph: fleetTree.filter !== "" ? "search" : "fleet"
            title: fleetTree.filter !== "" ? qsTr("No ship by that name") : qsTr("No fleets yet")
            text: fleetTree.filter !== "" ? qsTr("Names, classes and captains are searched.")
                                     : qsTr("A side's fleets stand here, squadron by squadron, once they are raised.")
        }
    }

    RowMenu {
        id: rowMenu
        tree: fleetTree
        orders: fleetOrders
        onRenameRequested: paneLoader.item?.rename()
        onMoveRequested: destinations.openFor(moveButton)
        onPrintRequested: screen.printRequested(fleetTree.currentKind, fleetTree.currentId)
        onFightRequested: screen.fightRequested(fleetTree.currentId)
        atWar: !screen.campaign.head.inSetup && screen.campaign.readOnlyReason === ""
        onMapRequested: screen.mapRequested(fleetTree.currentId)
        onSplitRequested: screen.split()
        onRepairRequested: screen.repair()
    }
    DragGhost {
        id: dragGhost
        count: fleetTree.selectedCount
    }
    ActionMenu {
        id: destinations

        property var places: []

        function openFor(button: Item) {
            places = fleetOrders.destinations(fleetTree.selection[0])
            popup(button, 0, button.height + 4)
        }

        Instantiator {
            model: destinations.places
            delegate: ActionEntry {
                required property var modelData
                text: modelData.text
                glyph: modelData.depth === 0 ? "fleet" : "flag"
                leftPadding: modelData.depth * 16
                onTriggered: fleetOrders.moveShips(fleetTree.selection, modelData.kind, modelData.itemId)
            }
            onObjectAdded: (index, object) => destinations.insertItem(index, object)
            onObjectRemoved: (index, object) => destinations.removeItem(object)
        }
    }

    Item {
        id: pane
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: panes.shows("card")
        width: panes.folds ? parent.width : Math.round(Math.max(360 * Math.max(1, Theme.textFactor), Math.min(720, Math.max(400, parent.width * 0.34), parent.width * 0.39)))

        Rectangle {
            anchors.fill: parent
            color: Theme.card
        }
        Rule {
            upright: true
            height: parent.height
        }
        Loader {
            id: paneLoader
            anchors.fill: parent
            anchors.leftMargin: 1
            sourceComponent: fleetTree.currentKind === CampaignItem.Ship ? shipPane
                             : fleetTree.currentKind === CampaignItem.Fleet || fleetTree.currentKind === CampaignItem.Squadron ? formationPane
                             : fleetTree.currentKind === CampaignItem.Side ? sidePane : nothing
        }
    }
    Component {
        id: nothing
        Item {
            EmptyState {
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - 2 * Theme.margin
                y: parent.height * 0.3
                glyph: "fleet"
                title: qsTr("Pick a line")
                text: qsTr("A ship shows its price and state here, a squadron its commander, a fleet all of it.")
            }
        }
    }
    Component {
        id: shipPane
        ShipPane {
            campaign: screen.campaign
            orders: fleetOrders
            shipId: fleetTree.currentId
            onRepairAsked: screen.repair()
            onBattleAsked: battle => screen.battleAsked(battle)
        }
    }
    Component {
        id: formationPane
        FormationPane {
            campaign: screen.campaign
            orders: fleetOrders
            kind: fleetTree.currentKind
            formationId: fleetTree.currentId
            joining: fleetJoining
            onShowRequested: (kind, id) => fleetTree.show(kind, id)
            onMapRequested: fleet => screen.mapRequested(fleet)
            onRepairAsked: screen.repair()
            onSplitAsked: (fleet, ships, squadron) => splitting.show(fleet, ships, squadron)
        }
    }
    Component {
        id: sidePane
        SidePane {
            campaign: screen.campaign
            orders: fleetOrders
            sideId: fleetTree.currentId
            onFleetAsked: fleet => fleetTree.show(CampaignItem.Fleet, fleet)
        }
    }
}
