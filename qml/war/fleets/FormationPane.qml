// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A fleet or a squadron in full: commander, ships, price, findings.
PaneScroll {
    id: pane

    required property OpenCampaign campaign
    required property FleetOrders orders
    required property int kind
    required property int formationId

    signal showRequested(int kind, int id)
    signal mapRequested(int fleet)
    signal repairAsked()
    signal splitAsked(int fleet, var ships, int squadron)

    required property FleetJoining joining
    // Asked anew when the campaign changes.
    property int asked: 0
    readonly property int inYard: {
        asked // asked anew
        return kind === CampaignItem.Fleet ? joining.inYard(formationId) : 0
    }

    Connections {
        target: pane.campaign
        function onChanged() {
            ++pane.asked
        }
    }

    function rename() {
        title.write()
    }

    function join() {
        joinMenu.openFor(joinButton, formationId)
    }
    function sign() {
        contract.show(formationId, card.portId)
    }

    FormationCard {
        id: card
        campaign: pane.campaign
        kind: pane.kind
        itemId: pane.formationId
    }
    PortList {
        id: portList
        campaign: pane.campaign
    }

    Item {
        width: parent.width
        height: heading.implicitHeight

        SideBadge {
            id: badge
            colour: card.colour
            emblem: card.emblem
            size: 36
        }
        Column {
            id: heading
            anchors.left: badge.right
            anchors.leftMargin: Theme.inset
            anchors.right: parent.right

            NameLine {
                id: title
                objectName: "formationName"
                width: parent.width
                name: card.name
                onRenamed: name => pane.orders.rename(pane.kind, pane.formationId, name)
            }
            DataText {
                width: parent.width
                text: pane.kind === CampaignItem.Fleet ? qsTr("Fleet · %1 ships").arg(card.ships)
                                            : qsTr("Squadron · %1 ships").arg(card.ships)
            }
            Caption {
                width: parent.width
                visible: text !== ""
                text: card.contract === "" ? card.place : card.contract
            }
        }
    }
    Rectangle {
        width: parent.width
        height: ships.height + 20
        visible: card.ships > 0
        radius: Theme.radius
        color: Theme.sea

        Flow {
            id: ships
            x: 10
            y: 10
            width: parent.width - 20
            spacing: 4

            Repeater {
                model: card.line
                ShipSilhouette {
                    required property var modelData
                    width: 84
                    height: 32
                    traits: modelData.outline
                    toScale: true
                    ink: Theme.ink
                    hull: Theme.land
                    deck: Theme.card
                    breach: Theme.bad
                }
            }
        }
    }
    Column {
        width: parent.width
        spacing: Theme.gap

        Caption {
            text: pane.kind === CampaignItem.Fleet ? qsTr("Admiral") : qsTr("Commander")
        }
        Item {
            width: parent.width
            height: Math.max(who.implicitHeight, Theme.control)
            visible: card.commanderId !== 0

            Column {
                id: who
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - dismiss.width - Theme.gap

                NameLine {
                    width: parent.width
                    name: card.commander
                    hint: qsTr("Rename the commander")
                    onRenamed: name => pane.orders.renameCommander(card.commanderId, name)
                }
                DataText {
                    text: card.commanderQuality
                    soft: true
                }
            }
            QuietButton {
                id: dismiss

                readonly property var preview: card.commanderId !== 0 ? pane.orders.previewDismiss(card.commanderId) : ({})

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                enabled: preview.allowed ?? false
                text: (preview.free ?? true) ? qsTr("Dismiss") : qsTr("Dismiss, %1 back").arg(preview.gain ?? "")
                hint: preview.why ?? ""
                onClicked: pane.orders.dismiss(card.commanderId)
            }
        }
        Flow {
            width: parent.width
            visible: card.commanderId === 0
            spacing: Theme.gap

            Field {
                id: newName
                objectName: "commanderName"
                width: 130
                placeholder: qsTr("Name")
                maximumLength: 80
            }
            ChoiceBox {
                id: quality
                objectName: "commanderQuality"
                width: 168
                label: qsTr("Quality")
                model: pane.orders.qualities()
                currentIndex: 2
            }
            QuietButton {
                readonly property var preview: pane.orders.previewAppoint(
                    pane.kind, pane.formationId, newName.text, quality.model[quality.currentIndex]?.value ?? "average")

                objectName: "appoint"
                enabled: newName.text.trim() !== "" && (preview.allowed ?? false)
                text: qsTr("Appoint")
                hint: newName.text.trim() === "" ? qsTr("Give him a name first") : preview.why ?? ""
                onClicked: if (pane.orders.appoint(pane.kind, pane.formationId, newName.text,
                                                   quality.model[quality.currentIndex].value)) newName.text = ""
            }
        }
    }
    AllyBlock {
        width: parent.width
        visible: pane.kind === CampaignItem.Fleet && list.count > 0
        campaign: pane.campaign
        fleetId: pane.kind === CampaignItem.Fleet ? pane.formationId : 0
        onFleetAsked: fleet => pane.showRequested(CampaignItem.Fleet, fleet)
    }
    Card {
        width: parent.width
        visible: pane.inYard > 0

        Column {
            width: pane.width - 40 - 2 * Theme.inset
            spacing: Theme.gap

            DataText {
                objectName: "inYardText"
                width: parent.width
                text: pane.inYard === 1 ? qsTr("1 ship is in the yard, and the fleet cannot sail with it.")
                                        : qsTr("%1 ships are in the yard, and the fleet cannot sail with them.").arg(pane.inYard)
                wraps: true
            }
            QuietButton {
                readonly property var preview: {
                    pane.asked // asked anew
                    return pane.joining.previewLeaveBehind(pane.formationId)
                }

                objectName: "leaveBehind"
                text: pane.inYard === 1 ? qsTr("Leave it behind") : qsTr("Leave them behind")
                glyph: "anchor"
                enabled: preview.allowed ?? false
                hint: preview.why ?? ""
                onClicked: pane.joining.leaveBehind(pane.formationId)
            }
        }
    }
    Column {
        width: parent.width
        visible: card.findings.count > 0

        Repeater {
            model: card.findings
            FindingRow {
                required property var model

                width: parent.width
                subject: model.subject
            }
        }
    }
    Caption {
        text: qsTr("Price")
    }
    PriceTree {
        width: parent.width
        lines: card.price
    }
    Row {
        visible: pane.kind === CampaignItem.Fleet
        spacing: Theme.gap

        DataText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Lies in")
            soft: true
        }
        ChoiceBox {
            id: station
            width: 210
            label: qsTr("Port")
            model: portList
            textRole: "name"
            valueRole: "portId"
            at: portList.rowOf(card.portId)
            onActivated: index => pane.orders.stationFleet(pane.formationId, portList.idAt(index))
        }
    }
    JoinMenu {
        id: joinMenu
        joining: pane.joining
        onJoined: into => pane.showRequested(CampaignItem.Fleet, into)
    }
    ContractSheet {
        id: contract
        campaign: pane.campaign
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        QuietButton {
            objectName: "fleetOnMap"
            text: qsTr("Show on the map")
            glyph: "map"
            onClicked: pane.mapRequested(card.fleetId)
        }
        QuietButton {
            objectName: "repairFleet"
            visible: !pane.campaign.head.inSetup
            text: qsTr("Repair…")
            glyph: "wrench"
            onClicked: pane.repairAsked()
        }
        QuietButton {
            id: joinButton
            objectName: "joinFleet"
            visible: pane.kind === CampaignItem.Fleet
            text: qsTr("Join…")
            glyph: "fleet"
            onClicked: pane.join()
        }
        QuietButton {
            objectName: "splitFleetOff"
            visible: card.ships > 0
            text: pane.kind === CampaignItem.Fleet ? qsTr("Split…") : qsTr("Detach as a fleet…")
            glyph: "swap"
            onClicked: pane.splitAsked(card.fleetId, pane.kind === CampaignItem.Fleet ? [] : pane.joining.shipsOf(pane.formationId),
                                       pane.kind === CampaignItem.Fleet ? 0 : pane.formationId)
        }
        QuietButton {
            objectName: "makeAllied"
            visible: pane.kind === CampaignItem.Fleet && card.contract === "" && card.ships > 0
            text: qsTr("An ally's…")
            glyph: "flag"
            hint: qsTr("Makes it an allied contingent under a contract")
            onClicked: pane.sign()
        }
        QuietButton {
            objectName: "formSquadron"
            visible: pane.kind === CampaignItem.Fleet
            text: qsTr("Form a squadron")
            glyph: "flag"
            onClicked: pane.orders.formSquadron(pane.formationId, pane.orders.freeSquadronName(pane.formationId))
        }
        QuietButton {
            readonly property var preview: {
                card.ships // asked anew when it changes
                return pane.orders.previewDisband(pane.kind, pane.formationId)
            }

            enabled: preview.allowed ?? false
            text: pane.kind === CampaignItem.Fleet ? qsTr("Disband the fleet") : qsTr("Disband the squadron")
            hint: preview.why ?? ""
            onClicked: pane.orders.disband(pane.kind, pane.formationId)
        }
    }
    UmpireBlock {
        width: parent.width
        campaign: pane.campaign
        table: pane.kind === CampaignItem.Fleet ? "fleets" : "squadrons"
        itemId: pane.formationId
    }
}
