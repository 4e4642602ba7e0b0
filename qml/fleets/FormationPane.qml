// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A fleet or a squadron in full: commander, ships, price, findings.
PaneScroll {
    id: pane

    required property OpenCampaign campaign
    required property FleetOrders orders
    required property string kind
    required property int formationId

    signal showRequested(string kind, int id)

    function rename() {
        title.write()
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
                text: pane.kind === "fleet" ? qsTr("Fleet · %1 ships").arg(card.ships)
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
            text: pane.kind === "fleet" ? qsTr("Admiral") : qsTr("Commander")
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
        Row {
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
                textRole: "text"
                valueRole: "value"
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
        visible: pane.kind === "fleet"
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
            currentIndex: portList.rowOf(card.portId)
            onActivated: index => pane.orders.stationFleet(pane.formationId, portList.idAt(index))
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        QuietButton {
            objectName: "formSquadron"
            visible: pane.kind === "fleet"
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
            text: pane.kind === "fleet" ? qsTr("Disband the fleet") : qsTr("Disband the squadron")
            hint: preview.why ?? ""
            onClicked: pane.orders.disband(pane.kind, pane.formationId)
        }
    }
}
