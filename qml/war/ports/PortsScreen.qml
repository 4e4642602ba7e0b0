// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The ports of the campaign, and beside them the card of the one picked, walls and all.
FocusScope {
    id: screen

    required property OpenCampaign campaign
    property FleetBuilder builder: null

    signal printRequested(int port)
    signal mapRequested(int port)
    signal battleAsked(int battle)

    property int portId: list.count > 0 ? portList.idAt(0) : 0

    function show(port: int) {
        portId = port
        panes.pane = "card"
    }
    function showNamed(name: string) {
        show(portList.idOf(name))
    }

    function rollIfNone() {
        portPane.rollIfNone()
    }

    function askToBuild() {
        portPane.askToBuild()
    }
    function askToRaise() {
        portPane.askToRaise()
    }
    function askToCede() {
        portPane.askToCede()
    }

    function showEnd() {
        portPane.showEnd()
    }

    PortList {
        id: portList
        campaign: screen.campaign
    }

    PaneChoice {
        id: panes
        room: screen.width
        need: 850
        panes: [{ value: "list", text: qsTr("Ports") }, { value: "card", text: qsTr("The port") }]
    }
    Item {
        id: left
        readonly property real size: Math.max(1, Theme.textFactor)
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        width: panes.folds ? parent.width : Math.round(Math.max(400 * size, Math.min(560 * size, parent.width * 0.38)))
        visible: panes.shows("list")

        SearchField {
            id: search
            x: Theme.margin
            y: Theme.inset
            width: parent.width - Theme.margin - Theme.inset
            placeholder: qsTr("Find a port or its owner")
            onTextChanged: portList.filter = text
        }
        Item {
            id: heads
            anchors.top: search.bottom
            anchors.topMargin: Theme.gap
            x: Theme.margin
            width: parent.width - Theme.margin - Theme.inset
            height: name.implicitHeight

            Head {
                id: name
                what: "name"
                text: qsTr("Port")
                anchors.left: parent.left
                anchors.right: owner.left
            }
            Head {
                id: owner
                what: "owner"
                text: qsTr("Owner")
                anchors.right: worth.left
                width: columns.owner
            }
            Head {
                id: worth
                what: "value"
                text: qsTr("Value")
                toTheRight: true
                anchors.right: price.left
                width: columns.worth
            }
            Head {
                id: price
                what: "price"
                text: qsTr("Walls")
                toTheRight: true
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                width: columns.price
            }
            Rule {
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
        ScrolledList {
            id: list

            objectName: "portList"
            anchors.top: heads.bottom
            anchors.bottom: firstHint.top
            x: Theme.margin - Theme.gap
            width: parent.width - x - 2
            focus: true
            activeFocusOnTab: true
            model: portList
            currentIndex: portList.rowOf(screen.portId)
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Ports")
            Keys.onUpPressed: screen.portId = portList.idAt(Math.max(0, currentIndex - 1))
            Keys.onDownPressed: screen.portId = portList.idAt(Math.min(count - 1, currentIndex + 1))

            delegate: Item {
                id: row

                required property int index
                required property int portId
                required property string name
                required property int value
                required property string owner
                required property string colour
                required property string emblem
                required property string defences
                required property string price
                readonly property bool current: portId === screen.portId

                width: ListView.view.width - Theme.inset
                height: Theme.row + 12
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1, %2, economic value %3, %4").arg(name)
                                 .arg(owner === "" ? qsTr("neutral") : owner).arg(value).arg(defences)

                Rectangle {
                    anchors.fill: parent
                    radius: 4
                    color: row.current ? Theme.chosen : over.hovered ? Theme.hover : "transparent"
                    border.width: row.current && list.activeFocus ? 1 : 0
                    border.color: Theme.accent
                }
                HoverHandler {
                    id: over
                }
                TapHandler {
                    onTapped: {
                        list.forceActiveFocus()
                        screen.show(row.portId)
                    }
                }
                Column {
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.gap
                    anchors.right: ownerText.left
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width - Theme.gap
                        text: row.name
                        font.weight: Font.Medium
                    }
                    Caption {
                        width: parent.width - Theme.gap
                        text: row.defences
                    }
                }
                Item {
                    id: ownerText
                    anchors.right: worthText.left
                    width: columns.owner
                    height: parent.height

                    SideBadge {
                        id: badge
                        visible: row.owner !== ""
                        anchors.verticalCenter: parent.verticalCenter
                        colour: row.colour
                        emblem: row.emblem
                        size: 20
                    }
                    DataText {
                        x: row.owner === "" ? 0 : badge.width + 6
                        width: parent.width - x - Theme.step
                        height: parent.height
                        text: row.owner === "" ? qsTr("Neutral") : row.owner
                        soft: row.owner === ""
                    }
                }
                AmountText {
                    id: worthText
                    anchors.right: sum.left
                    width: columns.worth
                    height: parent.height
                    text: row.value
                }
                AmountText {
                    id: sum
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    width: columns.price
                    height: parent.height
                    text: row.price === "" ? "–" : row.price
                    soft: row.price === ""
                }
            }
        }
        FirstHint {
            id: firstHint
            anchors.bottom: parent.bottom
            anchors.bottomMargin: shown ? Theme.inset : 0
            x: Theme.margin
            width: parent.width - Theme.margin - Theme.inset
            name: "ports"
            fits: screen.campaign.head.isSample && portList.unrolled !== ""
            text: qsTr("%1 belongs to nobody yet. Pick it and generate its defences: every die is shown, and kept.").arg(portList.unrolled)
        }
        EmptyState {
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 2 * Theme.margin
            y: parent.height * 0.3
            visible: list.count === 0
            glyph: "castle"
            title: portList.filter !== "" ? qsTr("No port by that name") : qsTr("No ports")
            text: qsTr("The ports of the campaign stand here with their walls.")
        }
    }
    Rule {
        upright: true
        visible: !panes.folds
        anchors.left: left.right
        height: parent.height
    }
    PortPane {
        id: portPane
        anchors.left: panes.folds ? parent.left : left.right
        anchors.leftMargin: panes.folds ? 0 : 1
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: screen.portId !== 0 && panes.shows("card")
        campaign: screen.campaign
        portId: screen.portId
        builder: screen.builder
        onPrintRequested: screen.printRequested(screen.portId)
        onMapRequested: screen.mapRequested(screen.portId)
        onBattleAsked: battle => screen.battleAsked(battle)
    }

    QtObject {
        id: columns
        // As wide as their heads in every language.
        readonly property int owner: Math.round(116 * Theme.textFactor)
        readonly property int worth: Math.max(Math.round(44 * Theme.textFactor), Theme.captionWidth(qsTr("Value")) + Theme.gap)
        readonly property int price: Math.max(Math.round(76 * Theme.textFactor), Theme.captionWidth(qsTr("Walls")) + Theme.gap)
    }

    component Head: ColumnHead {
        required property string what

        sorted: portList.sortBy === what
        descending: portList.descending
        onClicked: {
            portList.descending = portList.sortBy === what ? !portList.descending : false
            portList.sortBy = what
        }
    }
}
