// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// How a side stands to each of the others (CP-2.1): what they offer each other, the answers, and the way to war, with what it
// means before.
Column {
    id: block

    required property OpenCampaign campaign
    property int sideId: 0
    readonly property alias list: relations
    readonly property bool isWritable: campaign.readOnlyReason === ""

    // Weeks of a truce that is offered with one press.
    readonly property int truceWeeks: 12

    visible: relations.count > 0
    spacing: Theme.inset

    RelationList {
        id: relations
        campaign: block.campaign
        side: block.sideId
    }
    Caption {
        text: qsTr("Relations")
    }
    Repeater {
        model: relations

        Column {
            id: other

            required property int otherId
            required property string name
            required property string colour
            required property string emblem
            required property bool atWar
            required property bool inTruce
            required property bool allied
            required property string standing
            required property int offerId
            required property string offer
            required property int ownOfferId
            required property string ownOffer
            property bool asksForWar: false

            objectName: "relation"
            width: block.width
            spacing: Theme.step

            Item {
                width: parent.width
                height: Math.max(badge.height, heading.implicitHeight)

                SideBadge {
                    id: badge
                    colour: other.colour
                    emblem: other.emblem
                    size: 24
                }
                Column {
                    id: heading
                    anchors.left: badge.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right

                    DataText {
                        width: parent.width
                        text: other.name
                        font.weight: Font.Medium
                    }
                    DataText {
                        width: parent.width
                        text: other.standing
                        soft: true
                        wraps: true
                    }
                }
            }
            DataText {
                width: parent.width
                visible: other.offerId !== 0
                text: other.offer
                wraps: true
            }
            DataText {
                width: parent.width
                visible: other.ownOfferId !== 0
                text: other.ownOffer
                soft: true
                wraps: true
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                QuietButton {
                    objectName: "acceptOffer"
                    visible: other.offerId !== 0
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Accept")
                    glyph: "check"
                    onClicked: relations.answer(other.offerId, true)
                }
                QuietButton {
                    objectName: "declineOffer"
                    visible: other.offerId !== 0
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Decline")
                    glyph: "close"
                    onClicked: relations.answer(other.offerId, false)
                }
                QuietButton {
                    objectName: "withdrawOffer"
                    visible: other.ownOfferId !== 0
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Take it back")
                    glyph: "undo"
                    onClicked: relations.withdraw(other.ownOfferId)
                }
                QuietButton {
                    objectName: "offerTruce"
                    visible: other.ownOfferId === 0 && other.atWar
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Offer a truce of %1 weeks").arg(block.truceWeeks)
                    onClicked: relations.offer(other.otherId, "truce", block.truceWeeks)
                }
                QuietButton {
                    objectName: "offerPeace"
                    visible: other.ownOfferId === 0 && (other.atWar || other.inTruce)
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Offer peace")
                    onClicked: relations.offer(other.otherId, "peace")
                }
                QuietButton {
                    objectName: "offerAlliance"
                    visible: other.ownOfferId === 0 && !other.allied
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Offer an alliance")
                    onClicked: relations.offer(other.otherId, "alliance")
                }
                QuietButton {
                    objectName: "askForWar"
                    visible: !other.atWar && !other.asksForWar
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Go to war…")
                    onClicked: other.asksForWar = true
                }
            }
            DataText {
                width: parent.width
                visible: other.asksForWar && !other.atWar
                text: visible ? relations.beforeWar(other.otherId) : ""
                wraps: true
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: other.asksForWar && !other.atWar

                QuietButton {
                    objectName: "goToWar"
                    enabled: block.isWritable
                    why: block.campaign.readOnlyReason
                    text: qsTr("Go to war")
                    onClicked: {
                        other.asksForWar = false
                        relations.goToWar(other.otherId)
                    }
                }
                QuietButton {
                    text: qsTr("Not now")
                    onClicked: other.asksForWar = false
                }
            }
        }
    }
}
