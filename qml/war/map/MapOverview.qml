// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Nothing is picked: the battles that are due, the fleets that can be given orders, and what the signs mean.
ScrolledArea {
    id: overview

    required property OpenCampaign campaign
    required property SeaChart chart

    signal picked(int kind, int id)
    signal orderAsked(int fleet)

    StandingOrders {
        id: orders
        chart: overview.chart
    }

    contentHeight: column.implicitHeight + 2 * 20

    Column {
        id: column

        x: 20
        y: 20
        width: overview.width - 40
        spacing: Theme.inset

        Column {
            width: parent.width
            spacing: Theme.step
            visible: overview.chart.facts.due.length > 0

            TitleText {
                width: parent.width
                text: qsTr("Battles that are due")
            }
            Repeater {
                model: overview.chart.facts.due

                QuietButton {
                    required property var modelData
                    objectName: "mapDue"
                    text: modelData.text
                    glyph: "sword"
                    width: column.width
                    onClicked: overview.picked(CampaignItem.Contact, modelData.id)
                }
            }
        }
        TitleText {
            width: parent.width
            text: overview.campaign.eyes === 0 ? qsTr("All fleets") : qsTr("Your fleets")
        }
        DataText {
            width: parent.width
            objectName: "ordersSummary"
            text: overview.chart.facts.own.length === 0 ? qsTr("No fleet is afloat. A fleet is raised in Fleets, or bought in the fleet builder.")
                  : orders.total === 0 ? qsTr("The machine's captains order their fleets when the week is sailed.")
                  : orders.idle === 0 ? qsTr("Every fleet has its orders.")
                  : orders.total === 1 ? qsTr("It has no orders; it lies where it is.")
                  : orders.idle === 1 ? qsTr("1 of %1 fleets has no orders; it lies where it is.").arg(orders.total)
                  : qsTr("%1 of %2 fleets have no orders; they lie where they are.").arg(orders.idle).arg(orders.total)
            soft: orders.idle === 0
            wraps: true
        }
        Toggle {
            objectName: "onlyIdle"
            visible: orders.idle > 0 && (orders.idle < orders.total || orders.onlyIdle)
            text: qsTr("Only those without orders")
            checked: orders.onlyIdle
            onToggled: orders.onlyIdle = checked
        }
        Column {
            width: parent.width

            Repeater {
                model: orders

                Column {
                    id: entry

                    required property var fleet
                    required property string head
                    required property bool idle

                    width: column.width

                    Caption {
                        width: parent.width
                        visible: entry.head !== ""
                        topPadding: Theme.gap
                        text: entry.head
                    }
                    Item {
                        width: parent.width
                        height: line.height

                        MapFleetRow {
                            id: line
                            width: parent.width - write.width
                            height: implicitHeight
                            fleet: entry.fleet
                            idle: entry.idle
                            onClicked: overview.picked(CampaignItem.Fleet, entry.fleet.fleetId)
                        }
                        IconButton {
                            id: write
                            objectName: "orders/" + entry.fleet.name
                            anchors.right: parent.right
                            anchors.verticalCenter: line.verticalCenter
                            visible: !overview.chart.isPast
                            enabled: entry.fleet.ships > 0 && overview.campaign.readOnlyReason === ""
                            why: entry.fleet.ships > 0 ? overview.campaign.readOnlyReason : qsTr("It has no ships.")
                            glyph: "pencil"
                            text: entry.fleet.hasOrder ? qsTr("Change the orders of %1").arg(entry.fleet.name)
                                                       : qsTr("Give orders to %1").arg(entry.fleet.name)
                            onClicked: overview.orderAsked(entry.fleet.fleetId)
                        }
                    }
                }
            }
        }
        FirstHint {
            width: parent.width
            name: "map"
            text: qsTr("Drag the chart to move it, turn the wheel to come nearer. The %1 key finds a port or a fleet by name.").arg(KeyPages.keysOf("find-on-map"))
        }
        Rule {
            width: parent.width
        }
        MapLegend {
            width: parent.width
        }
    }
}
