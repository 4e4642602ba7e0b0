// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A port on the chart: what everybody knows of it, what these eyes know of its walls, and who lies there.
PaneScroll {
    id: card

    required property OpenCampaign campaign
    required property SeaChart chart
    readonly property var port: chart.facts.pickedPort
    readonly property var company: chart.facts.company

    signal picked(int kind, int id)
    signal portAsked(int port)
    // An order of that kind is to be written for that fleet, with this port as its target.
    signal orderAsked(int fleet, string kind, int port)

    PortTargeting {
        id: targeting
        chart: card.chart
    }
    MapCardHead {
        width: parent.width
        chart: card.chart
        name: card.port.name ?? ""
        detail: (card.port.owner ?? "") === "" ? qsTr("Neutral port") : qsTr("Port of %1").arg(card.port.owner)
        colour: card.port.colour ?? ""
        emblem: card.port.emblem ?? ""
    }
    Column {
        width: parent.width

        FactLine {
            width: parent.width
            label: qsTr("Value")
            value: card.port.value ?? ""
        }
        FactLine {
            width: parent.width
            label: qsTr("Walls")
            value: (card.port.walls ?? -1) < 0 ? qsTr("Not known") : card.port.walls === 0 ? qsTr("None")
                   : card.port.walls === 1 ? qsTr("1 section") : qsTr("%1 sections").arg(card.port.walls)
        }
        FactLine {
            width: parent.width
            visible: (card.port.state ?? "") !== ""
            label: qsTr("State")
            value: card.port.state ?? ""
        }
    }
    // Where the chart's shore is not today's.
    DataText {
        objectName: "cardAncientShore"
        width: parent.width
        visible: text !== ""
        text: card.port.ancientShore ?? ""
        soft: true
        wraps: true
    }
    DataText {
        width: parent.width
        visible: card.port.lanes === false
        text: qsTr("No sea lane leads here: fleets cannot be ordered to this port, the umpire places them in it (CP-7.1).")
        soft: true
        wraps: true
    }
    // A port that is another's or nobody's: what one's fleets may do to it, with their chances at once.
    Column {
        objectName: "cardOffers"
        width: parent.width
        visible: targeting.fleet !== 0 && offers.count > 0
        spacing: Theme.step

        Caption {
            width: parent.width
            text: qsTr("What a fleet may do here")
        }
        ChoiceBox {
            objectName: "cardOfferFleet"
            width: parent.width
            visible: targeting.fleets.length > 1
            label: qsTr("Fleet")
            model: targeting.fleets
            at: placeOf(targeting.fleets, targeting.fleet)
            onActivated: at => targeting.fleet = targeting.fleets[at].value
        }
        DataText {
            width: parent.width
            visible: targeting.fleets.length === 1
            text: targeting.fleets[0]?.text ?? ""
        }
        Column {
            width: parent.width

            Repeater {
                id: offers
                model: targeting.offers.all.length // rows that stay, with the focus, when their odds come

                OfferRow {
                    required property int index
                    width: card.width - 40
                    offer: targeting.offers.all[index] ?? ({})
                    chooses: false
                    onClicked: card.orderAsked(targeting.fleet, offer.kind, card.port.portId)
                }
            }
        }
    }
    QuietButton {
        objectName: "mapOpenPort"
        visible: !card.chart.isPast
        text: qsTr("Open in Ports")
        glyph: "castle"
        onClicked: card.portAsked(card.port.portId)
    }
    Caption {
        visible: card.company.length > 0
        text: qsTr("Here lie")
    }
    Column {
        width: parent.width

        Repeater {
            model: card.company

            MapFleetRow {
                required property var modelData
                width: card.width - 40
                fleet: modelData
                below: modelData.own ? (modelData.hasOrder ? modelData.order : qsTr("No orders")) : qsTr("Seen in %1").arg(modelData.since)
                onClicked: card.picked(CampaignItem.Fleet, modelData.fleetId)
            }
        }
    }
    DataText {
        width: parent.width
        visible: card.company.length === 0
        text: qsTr("No fleet lies here, as far as one knows.")
        soft: true
        wraps: true
    }
}
