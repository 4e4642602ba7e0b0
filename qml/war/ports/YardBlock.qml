// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A port's yard: what of its month is taken, what it works on, when that is done, and the way to order more (CP-5).
Column {
    id: block

    required property OpenCampaign campaign
    required property int portId
    readonly property alias queue: yard

    signal buildAsked()

    spacing: Theme.gap

    YardQueue {
        id: yard
        campaign: block.campaign
        port: block.portId
    }
    Item {
        width: parent.width
        height: Math.max(words.implicitHeight, build.height)

        Column {
            id: words
            anchors.left: parent.left
            anchors.right: build.left
            anchors.rightMargin: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            TitleText {
                text: qsTr("Yard")
            }
            DataText {
                objectName: "yardRoom"
                width: parent.width
                text: qsTr("%1 of %2 size classes taken this month, %3 free").arg(yard.capacity - yard.room).arg(yard.capacity).arg(yard.room)
                soft: true
            }
        }
        QuietButton {
            id: build
            objectName: "buildShips"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Build ships…")
            glyph: "wrench"
            enabled: block.campaign.readOnlyReason === ""
            why: block.campaign.readOnlyReason
            onClicked: block.buildAsked()
        }
    }
    Row {
        id: month

        width: Math.min(parent.width, 480)
        height: 8
        spacing: 3
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("The yard's month")

        Repeater {
            model: yard.capacity

            Rectangle {
                required property int index
                width: (month.width - (yard.capacity - 1) * month.spacing) / Math.max(1, yard.capacity)
                height: month.height
                radius: 2
                color: index < yard.capacity - yard.room ? Theme.accent : "transparent"
                border.width: 1
                border.color: index < yard.capacity - yard.room ? Theme.accent : Theme.strongLine
            }
        }
    }
    DataText {
        width: parent.width
        visible: yard.count === 0
        text: qsTr("Nothing is being built or repaired here.")
        soft: true
    }
    Column {
        width: parent.width

        Repeater {
            model: yard

            Item {
                id: work

                required property int workId
                required property int deed // YardDeed
                required property string what
                required property string detail
                required property int weeks
                required property string done
                required property string paid
                required property var outline
                readonly property string does: deed === YardDeed.Build ? qsTr("builds") : deed === YardDeed.Repair ? qsTr("repairs") : qsTr("refits")

                objectName: "yardWork"
                width: block.width
                height: Math.max(texts.implicitHeight, off.height) + 12
                Accessible.role: Accessible.ListItem
                Accessible.name: Theme.joined([does, what, detail, done])

                ShipSilhouette {
                    id: picture
                    y: (parent.height - height) / 2
                    visible: block.width >= 520 * Theme.textFactor
                    width: visible ? 76 : 0
                    height: 28
                    traits: work.outline
                    toScale: true
                    ink: Theme.ink
                    hull: Theme.land
                    deck: Theme.card
                    breach: Theme.bad
                }
                Column {
                    id: texts
                    anchors.left: picture.right
                    anchors.leftMargin: picture.visible ? Theme.inset : 0
                    anchors.right: when.left
                    anchors.rightMargin: Theme.inset
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width
                        text: work.what
                        font.weight: Font.Medium
                    }
                    Caption {
                        width: parent.width
                        text: Theme.joined([work.does, work.detail])
                    }
                }
                Column {
                    id: when
                    anchors.right: sum.left
                    anchors.rightMargin: Theme.inset
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round((picture.visible ? 150 : 112) * Theme.textFactor)

                    DataText {
                        width: parent.width
                        text: work.weeks === 1 ? qsTr("1 week more") : qsTr("%1 weeks more").arg(work.weeks)
                    }
                    Caption {
                        width: parent.width
                        text: work.done
                    }
                }
                AmountText {
                    id: sum
                    anchors.right: off.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(60 * Theme.textFactor)
                    text: work.paid
                }
                IconButton {
                    id: off
                    objectName: "cancelWork"
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: "close"
                    text: {
                        const preview = yard.previewCancel(work.workId)
                        return (preview.allowed ?? false) ? qsTr("Call it off: %1 back").arg(preview.gain) : preview.why ?? ""
                    }
                    enabled: block.campaign.readOnlyReason === ""
                    why: block.campaign.readOnlyReason
                    onClicked: yard.cancel(work.workId)
                }
                Rule {
                    width: parent.width
                    anchors.bottom: parent.bottom
                }
            }
        }
    }
}
