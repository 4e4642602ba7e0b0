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
    readonly property bool walled: portCard.walls.count > 0
    // These eyes' own: what is done with it is theirs to do.
    readonly property bool own: portCard.shown.ownerId !== 0 && (byUmpire || campaign.eyes === portCard.shown.ownerId)
    readonly property bool atWar: !campaign.head.inSetup && campaign.readOnlyReason === ""
    property FleetBuilder builder: null

    signal printRequested()
    signal mapRequested()
    signal battleAsked(int battle)

    function rollIfNone() {
        if (portCard.shown.defences === PortDefences.None)
            portCard.roll()
    }

    function askToBuild() {
        build.show(portId)
    }
    function askToRaise() {
        garrison.show()
    }
    function askToCede() {
        cede.show()
    }

    BuildOrder {
        id: buildOrder
        campaign: pane.campaign
        builder: pane.builder
    }
    PortCard {
        id: portCard
        campaign: pane.campaign
        itemId: pane.portId
    }
    TypedDiceSheet {
        id: typed
        objectName: "typedDice"
        port: portCard
    }
    PortOrders {
        id: portOrders
        campaign: pane.campaign
    }
    BuildSheet {
        id: build
        order: buildOrder
    }
    GarrisonSheet {
        id: garrison
        orders: portOrders
        portId: pane.portId
    }
    CedeSheet {
        id: cede
        orders: portOrders
        portId: pane.portId
        port: portCard.shown.name
    }
    SideList {
        id: sides
        campaign: pane.campaign
        everyone: true
    }

    Item {
        id: top

        // Whose it is stands below its name where there is little room.
        readonly property bool narrow: width - owner.width < 240 * Theme.textFactor

        width: parent.width
        height: narrow ? heading.implicitHeight + Theme.gap + owner.height : Math.max(heading.implicitHeight, owner.height)

        Column {
            id: heading
            width: top.narrow ? parent.width : owner.x - Theme.inset
            spacing: 2

            NameLine {
                objectName: "portName"
                width: parent.width
                name: portCard.shown.name
                display: true
                able: pane.byUmpire
                onRenamed: name => portCard.rename(name)
            }
            DataText {
                width: parent.width
                soft: true
                text: qsTr("Economic value %1 · %2 · %3").arg(portCard.shown.value).arg(portCard.shown.yard ? qsTr("has a yard") : qsTr("no yard"))
                      .arg(portCard.shown.position)
            }
            DataText {
                width: parent.width
                visible: portCard.shown.fleets !== ""
                soft: true
                text: qsTr("Here lie: %1").arg(portCard.shown.fleets)
            }
        }
        Row {
            id: owner
            x: top.narrow ? 0 : parent.width - width
            y: top.narrow ? parent.height - height : 0
            spacing: Theme.gap

            IconButton {
                objectName: "portOnMap"
                anchors.verticalCenter: parent.verticalCenter
                glyph: "map"
                text: qsTr("Show on the map")
                onClicked: pane.mapRequested()
            }
            IconButton {
                objectName: "printPortCard"
                visible: pane.walled
                anchors.verticalCenter: parent.verticalCenter
                glyph: "printer"
                text: qsTr("Print its card")
                onClicked: pane.printRequested()
            }
            SideBadge {
                visible: portCard.shown.ownerId !== 0
                anchors.verticalCenter: parent.verticalCenter
                colour: portCard.shown.colour
                emblem: portCard.shown.emblem
                size: 28
            }
            ChoiceBox {
                objectName: "portOwner"
                visible: pane.byUmpire
                width: 150
                label: qsTr("Owner")
                model: names.list
                at: portCard.shown.ownerId === 0 ? 0 : sides.rowOf(portCard.shown.ownerId) + 1
                onActivated: index => portCard.handTo(index === 0 ? 0 : sides.idAt(index - 1))

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
                text: portCard.shown.owner === "" ? qsTr("Neutral") : portCard.shown.owner
                strong: true
            }
        }
    }

    YardBlock {
        width: parent.width
        visible: queue.known && !pane.campaign.head.inSetup
        campaign: pane.campaign
        portId: pane.portId
        onBuildAsked: build.show(pane.portId)
    }
    Repeater {
        model: portCard.walls

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
                    wraps: true
                }
                DataText {
                    id: room
                    anchors.right: priceText.left
                    anchors.rightMargin: Theme.inset
                    text: wall.taken > wall.capacity ? qsTr("%1 of %2 units, over").arg(wall.taken).arg(wall.capacity)
                                                     : qsTr("%1 of %2 units").arg(wall.taken).arg(wall.capacity)
                    color: wall.taken > wall.capacity && portCard.shown.defences !== PortDefences.Rolled ? Theme.bad : Theme.ink // dice may crowd it
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
                unitWidth: Math.max(46, Math.min(84, wall.width / 14))
                ink: Theme.ink
                stone: Theme.land
                surface: Theme.card
                shield: portCard.shown.ownerId === 0 ? Theme.accent : Theme.sideColour(portCard.shown.colour)
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
            glyph: portCard.shown.defences === PortDefences.Unknown ? "eye" : "castle"
            title: portCard.shown.defences === PortDefences.Unknown ? qsTr("Its defences are not known") : qsTr("No defences yet")
            text: portCard.shown.defences === PortDefences.Unknown
                  ? qsTr("Who commands there, and what stands on the walls, only its own side and the umpire see.")
                  : portCard.shown.ownerId === 0
                  ? (portCard.shown.mostSections === 1 ? qsTr("A neutral port gets its defences from the dice: one wall section, with %1 dice for what stands on it (SA-15.12). What is rolled is kept.").arg(portCard.shown.value)
                     : qsTr("A neutral port gets its defences from the dice: %1 wall sections, with %2 dice for what stands on each (SA-15.12). What is rolled is kept.").arg(portCard.shown.mostSections).arg(portCard.shown.value))
                  : pane.atWar ? qsTr("Walls are built before a campaign begins; in the war men can be raised for the town (CP-3.2).")
                  : portCard.shown.mostSections === 1 ? qsTr("One wall section can be built before the campaign begins (SA-15.11).")
                  : qsTr("Up to %1 wall sections can be built before the campaign begins (SA-15.11).").arg(portCard.shown.mostSections)

            PrimaryButton {
                readonly property var preview: {
                    portCard.shown.defences // asked anew when it changes
                    return pane.portId !== 0 ? portCard.previewRoll() : ({})
                }

                objectName: "rollDefences"
                visible: portCard.shown.ownerId === 0 && portCard.shown.defences === PortDefences.None
                enabled: pane.byUmpire && (preview.allowed ?? false)
                text: qsTr("Generate defences")
                glyph: "dice"
                hint: pane.byUmpire ? preview.why ?? "" : qsTr("The umpire rolls for neutral ports")
                onClicked: portCard.roll()
            }
            QuietButton {
                objectName: "typeDice"
                visible: portCard.shown.ownerId === 0 && portCard.shown.defences === PortDefences.None && pane.byUmpire
                text: qsTr("Roll your own…")
                hint: qsTr("Type the faces of real dice")
                onClicked: typed.open()
            }
        }
    }

    DiceTray {
        width: parent.width
        visible: portCard.dice.length > 0
        groups: portCard.dice
    }

    Column {
        width: parent.width
        visible: pane.walled

        FactLine {
            width: parent.width
            label: qsTr("Garrison")
            value: portCard.shown.garrison
        }
        FactLine {
            width: parent.width
            label: qsTr("Commander")
            value: qsTr("%1, %2").arg(portCard.shown.commander).arg(portCard.shown.commanderQuality.toLowerCase())
        }
    }
    Flow {
        width: parent.width
        visible: pane.own && pane.atWar
        spacing: Theme.gap

        QuietButton {
            objectName: "raiseGarrison"
            text: qsTr("Raise men…")
            glyph: "shield"
            onClicked: garrison.show()
        }
        QuietButton {
            objectName: "givePort"
            text: qsTr("Give it away…")
            glyph: "swap"
            onClicked: cede.show()
        }
    }
    Column {
        width: parent.width
        visible: portCard.findings.count > 0

        Repeater {
            model: portCard.findings
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
        lines: portCard.price
    }
    HistoryBlock {
        width: parent.width
        campaign: pane.campaign
        kind: CampaignItem.Port
        itemId: pane.portId
        onBattleAsked: battle => pane.battleAsked(battle)
    }
    UmpireBlock {
        width: parent.width
        campaign: pane.campaign
        table: "ports"
        itemId: pane.portId
    }
}
