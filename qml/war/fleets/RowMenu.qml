// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What can be done with a line of the fleet tree, at the pointer or by the menu key.
ActionMenu {
    id: menu

    required property FleetTree tree
    required property FleetOrders orders

    signal renameRequested()
    signal moveRequested()
    signal printRequested()
    signal fightRequested()
    signal mapRequested()
    signal splitRequested()
    signal repairRequested()

    required property bool atWar

    readonly property bool ofShips: tree.currentKind === CampaignItem.Ship
    property var sale: ({})
    property var end: ({})

    onAboutToShow: {
        sale = ofShips ? orders.previewSell(tree.selection) : ({})
        end = tree.currentKind === CampaignItem.Fleet || tree.currentKind === CampaignItem.Squadron
              ? orders.previewDisband(tree.currentKind, tree.currentId) : ({})
    }

    ActionEntry {
        text: qsTr("Rename…")
        glyph: "pencil"
        keys: KeyPages.keysOf("rename")
        onTriggered: menu.renameRequested()
    }
    ActionEntry {
        visible: menu.ofShips
        text: menu.tree.selectedCount > 1 ? qsTr("Move %1 ships to…").arg(menu.tree.selectedCount) : qsTr("Move to…")
        glyph: "swap"
        onTriggered: menu.moveRequested()
    }
    ActionEntry {
        visible: menu.ofShips
        enabled: menu.sale.allowed ?? false
        text: qsTr("Sell for %1").arg(menu.sale.gain ?? "")
        glyph: "cash"
        keys: KeyPages.keysOf("sell-ships")
        reason: menu.sale.why ?? ""
        onTriggered: menu.orders.sellShips(menu.tree.selection)
    }
    ActionEntry {
        visible: menu.tree.currentKind === CampaignItem.Fleet || menu.tree.currentKind === CampaignItem.Squadron
        text: qsTr("Print…")
        glyph: "printer"
        onTriggered: menu.printRequested()
    }
    ActionEntry {
        visible: menu.tree.currentKind === CampaignItem.Fleet
        text: qsTr("Fight…")
        glyph: "sword"
        onTriggered: menu.fightRequested()
    }
    ActionEntry {
        visible: menu.tree.currentKind === CampaignItem.Fleet
        text: qsTr("Show on the map")
        glyph: "map"
        onTriggered: menu.mapRequested()
    }
    ActionEntry {
        visible: menu.tree.currentKind === CampaignItem.Squadron || menu.ofShips
        text: menu.ofShips ? qsTr("Split off as a fleet…") : qsTr("Detach as a fleet…")
        glyph: "swap"
        onTriggered: menu.splitRequested()
    }
    ActionEntry {
        visible: menu.atWar && menu.tree.currentKind !== CampaignItem.Side
        text: qsTr("Repair…")
        glyph: "wrench"
        onTriggered: menu.repairRequested()
    }
    ActionEntry {
        visible: menu.tree.currentKind === CampaignItem.Fleet
        text: qsTr("Form a squadron")
        glyph: "flag"
        onTriggered: menu.orders.formSquadron(menu.tree.currentId, menu.orders.freeSquadronName(menu.tree.currentId))
    }
    ActionEntry {
        visible: menu.tree.currentKind === CampaignItem.Fleet || menu.tree.currentKind === CampaignItem.Squadron
        enabled: menu.end.allowed ?? false
        text: qsTr("Disband")
        glyph: "close"
        reason: menu.end.why ?? ""
        onTriggered: menu.orders.disband(menu.tree.currentKind, menu.tree.currentId)
    }
}
