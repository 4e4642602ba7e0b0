// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A side: what it has, and raising another fleet for it.
PaneScroll {
    id: pane

    required property OpenCampaign campaign
    required property FleetOrders orders
    required property int sideId

    signal fleetAsked(int fleet)

    function rename() {
        title.write()
    }

    SideCard {
        id: side
        campaign: pane.campaign
        itemId: pane.sideId
    }
    PortList {
        id: portList
        campaign: pane.campaign
    }

    Item {
        width: parent.width
        height: Math.max(badge.height, heading.implicitHeight)

        SideBadge {
            id: badge
            colour: side.colour
            emblem: side.emblem
            size: 48
        }
        Column {
            id: heading
            anchors.left: badge.right
            anchors.leftMargin: Theme.inset
            anchors.right: parent.right

            NameLine {
                id: title
                width: parent.width
                name: side.name
                onRenamed: name => pane.orders.rename(CampaignItem.Side, pane.sideId, name)
            }
            DataText {
                text: side.player
                soft: true
            }
        }
    }
    Column {
        width: parent.width

        FactLine {
            width: parent.width
            label: qsTr("Treasury")
            value: side.treasury
            note: side.inDebt ? qsTr("in debt") : ""
        }
        FactLine {
            width: parent.width
            label: qsTr("Fleets")
            value: side.fleets
        }
        FactLine {
            width: parent.width
            label: qsTr("Ports")
            value: side.ports
        }
        FactLine {
            width: parent.width
            label: qsTr("Home port")
            value: side.homePort
        }
        FactLine {
            width: parent.width
            label: qsTr("Fleet list")
            value: side.period
        }
        FactLine {
            objectName: "sideStanding"
            width: parent.width
            visible: side.standing !== ""
            label: qsTr("To victory")
            value: side.standing
        }
    }
    AllyBlock {
        width: parent.width
        campaign: pane.campaign
        sideId: pane.sideId
        onFleetAsked: fleet => pane.fleetAsked(fleet)
    }
    Component {
        id: relations

        RelationBlock {
            campaign: pane.campaign
            sideId: pane.sideId
        }
    }
    // In a war that runs offers wait here; before it begins fleets are raised.
    Loader {
        id: relationsFirst

        width: parent.width
        visible: active
        active: !pane.campaign.head.inSetup
        sourceComponent: relations
    }
    Rule {
        width: parent.width
    }
    Column {
        width: parent.width
        spacing: Theme.gap

        TitleText {
            text: qsTr("Raise a fleet")
        }
        DataText {
            width: parent.width
            text: qsTr("A fleet lies in a port and holds squadrons of up to ten ships. Raising it costs nothing; its ships do.")
            soft: true
            wraps: true
        }
        Field {
            id: fleetName
            objectName: "newFleetName"
            width: parent.width
            label: qsTr("Name")
            maximumLength: 80
        }
        Caption {
            text: qsTr("Port")
        }
        ChoiceBox {
            id: port
            width: parent.width
            label: qsTr("Port")
            model: portList
            textRole: "name"
            valueRole: "portId"
            currentIndex: Math.max(0, portList.rowOf(side.homePortId))
        }
        PrimaryButton {
            objectName: "raiseFleet"
            text: qsTr("Raise it")
            enabled: fleetName.text.trim() !== ""
            why: qsTr("Give it a name first.")
            onClicked: if (pane.orders.raiseFleet(pane.sideId, fleetName.text, portList.idAt(port.currentIndex)))
                           fleetName.text = ""
        }
    }
    Rule {
        width: parent.width
    }
    Loader {
        width: parent.width
        visible: active
        active: !relationsFirst.active
        sourceComponent: relations
    }
    Column {
        width: parent.width
        spacing: Theme.step

        Caption {
            text: qsTr("Colour and emblem")
        }
        Swatches {
            values: Theme.sideColours
            value: side.colour
            emblem: side.emblem
            onChosen: value => pane.orders.paint(pane.sideId, value)
        }
        Swatches {
            values: Theme.emblems
            value: side.emblem
            colour: side.colour
            onChosen: value => pane.orders.giveEmblem(pane.sideId, value)
        }
    }
    Rule {
        width: parent.width
        visible: pane.campaign.eyes === 0
    }
    Column {
        width: parent.width
        visible: pane.campaign.eyes === 0
        spacing: Theme.step

        Caption {
            text: qsTr("Who plays it, from now on")
        }
        SegmentedChoice {
            objectName: "sidePlayer"
            room: parent.width
            label: qsTr("Who plays it")
            value: side.playedBy
            options: [
                { value: "person", text: qsTr("A person"), glyph: "account" },
                { value: "machine", text: qsTr("The machine"), glyph: "settings" }
            ]
            onChosen: value => {
                if (value !== side.playedBy)
                    pane.orders.givePlayer(pane.sideId, value)
            }
        }
        Caption {
            width: parent.width
            text: qsTr("A person takes its seat above; the machine's captains order its fleets and spend its money when the week is sailed.")
            wrapMode: Text.Wrap
        }
    }
    UmpireBlock {
        width: parent.width
        campaign: pane.campaign
        table: "sides"
        itemId: pane.sideId
    }
}
