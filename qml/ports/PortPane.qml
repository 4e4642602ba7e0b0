// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A port in full: what it is, its walls in elevation, its garrison, what they cost; and rolling a neutral one's defences.
PaneScroll {
    id: pane

    required property OpenCampaign campaign
    required property int portId

    readonly property bool byUmpire: campaign.eyes === 0
    readonly property bool walled: port.walls.count > 0

    function rollIfNone() {
        if (port.defences === "none")
            port.roll()
    }

    PortCard {
        id: port
        campaign: pane.campaign
        itemId: pane.portId
    }
    SideList {
        id: sides
        campaign: pane.campaign
        everyone: true
    }

    Item {
        width: parent.width
        height: Math.max(heading.implicitHeight, owner.height)

        Column {
            id: heading
            anchors.left: parent.left
            anchors.right: owner.left
            anchors.rightMargin: Theme.inset
            spacing: 2

            NameLine {
                objectName: "portName"
                width: parent.width
                name: port.name
                display: true
                able: pane.byUmpire
                onRenamed: name => port.rename(name)
            }
            DataText {
                width: parent.width
                soft: true
                text: qsTr("Economic value %1 · %2 · %3").arg(port.value).arg(port.yard ? qsTr("has a yard") : qsTr("no yard"))
                      .arg(port.position)
            }
            DataText {
                width: parent.width
                visible: port.fleets !== ""
                soft: true
                text: qsTr("Here lie: %1").arg(port.fleets)
            }
        }
        Row {
            id: owner
            anchors.right: parent.right
            spacing: Theme.gap

            SideBadge {
                visible: port.ownerId !== 0
                anchors.verticalCenter: parent.verticalCenter
                colour: port.colour
                emblem: port.emblem
                size: 28
            }
            ChoiceBox {
                objectName: "portOwner"
                visible: pane.byUmpire
                width: 150
                label: qsTr("Owner")
                model: names.list
                currentIndex: port.ownerId === 0 ? 0 : sides.rowOf(port.ownerId) + 1
                onActivated: index => port.handTo(index === 0 ? 0 : sides.idAt(index - 1))

                QtObject {
                    id: names
                    readonly property var list: {
                        const all = [qsTr("Neutral")]
                        for (let i = 0; i < sides.count; ++i)
                            all.push(sides.at(i).name)
                        return all
                    }
                }
            }
            DataText {
                visible: !pane.byUmpire
                anchors.verticalCenter: parent.verticalCenter
                text: port.owner === "" ? qsTr("Neutral") : port.owner
                strong: true
            }
        }
    }

    Repeater {
        model: port.walls

        Rectangle {
            id: wall

            required property int number
            required property int capacity
            required property int taken
            required property string contents
            required property var elevation
            required property string price

            width: parent ? parent.width : 0
            height: drawing.y + drawing.height
            radius: Theme.radius
            color: Theme.sea
            clip: true

            Item {
                id: caption
                x: Theme.inset
                y: Theme.gap
                width: parent.width - 2 * Theme.inset
                height: Math.max(numberText.implicitHeight, contentsText.implicitHeight)

                DataText {
                    id: numberText
                    text: qsTr("Section %1").arg(wall.number)
                    strong: true
                }
                DataText {
                    id: contentsText
                    anchors.left: numberText.right
                    anchors.leftMargin: Theme.gap + 2
                    anchors.right: room.left
                    anchors.rightMargin: Theme.inset
                    text: wall.contents
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }
                DataText {
                    id: room
                    anchors.right: priceText.left
                    anchors.rightMargin: Theme.inset
                    text: wall.taken > wall.capacity ? qsTr("%1 of %2 units, over").arg(wall.taken).arg(wall.capacity)
                                                     : qsTr("%1 of %2 units").arg(wall.taken).arg(wall.capacity)
                    color: wall.taken > wall.capacity ? Theme.bad : Theme.ink
                }
                AmountText {
                    id: priceText
                    anchors.right: parent.right
                    text: wall.price
                    strong: true
                }
            }
            WallImage {
                id: drawing
                x: Theme.inset
                anchors.top: caption.bottom
                anchors.topMargin: 2
                width: parent.width - 2 * Theme.inset
                height: Math.min(implicitHeight, width / implicitWidth * implicitHeight)
                contents: wall.elevation
                unitWidth: Math.max(46, Math.min(64, wall.width / 14))
                ink: Theme.ink
                stone: Theme.land
                surface: Theme.card
                shield: port.ownerId === 0 ? Theme.accent : Theme.sideColour(port.colour)
                beyond: Theme.bad
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Wall section %1: %2").arg(wall.number).arg(wall.contents)
            }
        }
    }

    Column {
        width: parent.width
        visible: !pane.walled
        spacing: Theme.gap
        topPadding: Theme.margin

        EmptyState {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 460)
            glyph: port.defences === "unknown" ? "eye" : "castle"
            title: port.defences === "unknown" ? qsTr("Its defences are not known") : qsTr("No defences yet")
            text: port.defences === "unknown"
                  ? qsTr("Who commands there, and what stands on the walls, only its own side and the umpire see.")
                  : port.ownerId === 0
                  ? (port.mostSections === 1 ? qsTr("A neutral port gets its defences from the dice: one wall section, with %1 dice for what stands on it (SA-15.12). What is rolled is kept.").arg(port.value)
                     : qsTr("A neutral port gets its defences from the dice: %1 wall sections, with %2 dice for what stands on each (SA-15.12). What is rolled is kept.").arg(port.mostSections).arg(port.value))
                  : qsTr("Up to %1 wall sections can be built before the campaign begins (SA-15.11).").arg(port.mostSections)

            PrimaryButton {
                readonly property var preview: {
                    port.defences // asked anew when it changes
                    return pane.portId !== 0 ? port.previewRoll() : ({})
                }

                objectName: "rollDefences"
                visible: port.ownerId === 0 && port.defences === "none"
                enabled: pane.byUmpire && (preview.allowed ?? false)
                text: qsTr("Generate defences")
                glyph: "dice"
                hint: pane.byUmpire ? preview.why ?? "" : qsTr("The umpire rolls for neutral ports")
                onClicked: port.roll()
            }
        }
    }

    DiceTray {
        width: parent.width
        visible: port.dice.length > 0
        groups: port.dice
    }

    Column {
        width: parent.width
        visible: pane.walled

        FactLine {
            width: parent.width
            label: qsTr("Garrison")
            value: port.garrison
        }
        FactLine {
            width: parent.width
            label: qsTr("Commander")
            value: qsTr("%1, %2").arg(port.commander).arg(port.commanderQuality.toLowerCase())
        }
    }
    Column {
        width: parent.width
        visible: port.findings.count > 0

        Repeater {
            model: port.findings
            FindingRow {
                width: parent.width
            }
        }
    }
    Caption {
        visible: pane.walled
        text: qsTr("Price of the defences")
    }
    PriceTree {
        width: Math.min(parent.width, 480)
        visible: pane.walled
        lines: port.price
    }
}
