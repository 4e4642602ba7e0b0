// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A ship in full.
PaneScroll {
    id: pane

    required property OpenCampaign campaign
    required property FleetOrders orders
    required property int shipId

    function rename() {
        title.write()
    }

    readonly property bool byUmpire: campaign.eyes === 0
    signal repairAsked()
    signal battleAsked(int battle)

    function refit() {
        refitSheet.show()
    }

    RefitSheet {
        id: refitSheet
        order: RefitOrder {
            campaign: pane.campaign
            itemId: pane.shipId
        }
    }
    ShipCard {
        id: ship
        campaign: pane.campaign
        itemId: pane.shipId
    }

    Item {
        width: parent.width
        height: heading.implicitHeight

        SideBadge {
            id: badge
            colour: ship.colour
            emblem: ship.emblem
            size: 36
        }
        Column {
            id: heading
            anchors.left: badge.right
            anchors.leftMargin: Theme.inset
            anchors.right: parent.right

            NameLine {
                id: title
                objectName: "shipName"
                width: parent.width
                name: ship.name
                onRenamed: name => pane.orders.rename(CampaignItem.Ship, pane.shipId, name)
            }
            DataText {
                width: parent.width
                text: ship.className
            }
            Caption {
                width: parent.width
                text: ship.place
            }
        }
    }
    Rectangle {
        width: parent.width
        height: 148
        radius: Theme.radius
        color: Theme.sea

        ShipSilhouette {
            anchors.fill: parent
            anchors.margins: 14
            traits: ship.outline
            ink: Theme.ink
            hull: Theme.land
            deck: Theme.card
            breach: Theme.bad
        }
    }
    Flow {
        width: parent.width
        visible: ship.losses.length > 0
        spacing: 6

        Repeater {
            model: ship.losses

            Rectangle {
                id: loss

                required property string modelData

                width: word.implicitWidth + 16
                height: word.implicitHeight + 6
                radius: height / 2
                color: "transparent"
                border.width: 1
                border.color: Theme.bad

                Caption {
                    id: word
                    anchors.centerIn: parent
                    text: loss.modelData
                    color: Theme.bad
                }
            }
        }
    }
    Column {
        width: parent.width

        FactLine {
            width: parent.width
            label: qsTr("Crew")
            value: ship.crew
            note: ship.crewNote
        }
        Item {
            width: parent.width
            height: Math.max(captain.implicitHeight, Theme.control)

            DataText {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.factLabel
                text: qsTr("Captain")
                soft: true
            }
            Field {
                id: captain
                objectName: "captainField"
                anchors.right: parent.right
                width: parent.width - Theme.factLabel
                text: ship.captain
                placeholder: qsTr("Nobody in particular")
                maximumLength: 80
                onFinished: if (text.trim() !== ship.captain) pane.orders.nameCaptain(pane.shipId, text)
            }
        }
        Repeater {
            model: ship.facts
            FactLine {
                required property var modelData
                width: parent.width
                label: modelData.label
                value: modelData.value
                note: modelData.note
            }
        }
    }
    Flow {
        width: parent.width
        visible: pane.campaign.readOnlyReason === ""
        spacing: Theme.gap

        QuietButton {
            objectName: "repairShip"
            visible: ship.losses.length > 0 && !pane.campaign.head.inSetup
            text: qsTr("Repair…")
            glyph: "wrench"
            onClicked: pane.repairAsked()
        }
        QuietButton {
            objectName: "refitShip"
            text: qsTr("Refit…")
            glyph: "swap"
            onClicked: pane.refit()
        }
    }
    Column {
        width: parent.width
        visible: ship.findings.count > 0

        Repeater {
            model: ship.findings
            FindingRow {
                id: finding
                required property string findingKey
                required property bool waived
                width: parent.width
                fixable: severity === FindingSeverity.Error && pane.byUmpire
                fixText: qsTr("Waive")
                onFix: ship.waive(findingKey, qsTr("The umpire lets it pass."))
            }
        }
    }
    Caption {
        text: qsTr("Price")
    }
    PriceTree {
        width: parent.width
        lines: ship.price
    }
    Column {
        width: parent.width
        visible: pane.byUmpire
        spacing: Theme.gap

        Caption {
            text: qsTr("What it has suffered, by the umpire")
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            ChoiceBox {
                objectName: "damageChoice"
                width: 170
                label: qsTr("Damage")
                model: [qsTr("No damage"), qsTr("Light damage"), qsTr("Medium damage"), qsTr("Heavy damage"),
                        qsTr("Severe damage"), qsTr("Wrecked")]
                at: ship.damage
                onActivated: index => ship.markDamage(index)
            }
            NumberStepper {
                label: qsTr("Oar factors lost")
                to: ship.oars
                value: ship.oarsLost
                onMoved: value => ship.markOarsLost(value)
            }
            DataText {
                height: Theme.control
                text: qsTr("oars lost")
                soft: true
            }
        }
    }
    HistoryBlock {
        width: parent.width
        campaign: pane.campaign
        kind: CampaignItem.Ship
        itemId: pane.shipId
        onBattleAsked: battle => pane.battleAsked(battle)
    }
    UmpireBlock {
        width: parent.width
        campaign: pane.campaign
        table: "ships"
        itemId: pane.shipId
    }
}
