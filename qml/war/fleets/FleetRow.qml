// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One line of the fleet tree. Ships are dragged by their handle and dropped on squadrons, fleets or other ships.
Item {
    id: row

    required property int index
    required property int kind
    required property int itemId
    required property int depth
    required property bool open
    required property bool parted
    required property string name
    required property string note
    required property string colour
    required property string emblem
    required property string crew
    required property string captain
    required property string condition
    required property string conditionTold
    required property int damage
    required property string price
    required property int ships
    required property int errors
    required property int warnings
    required property var outline
    required property bool selected
    required property int homeKind
    required property int homeId

    property bool current: false
    property bool listFocused: false
    // What moves with the pointer while ships are dragged (DragGhost).
    required property Item ghost
    property int nameWidth: FleetColumns.name

    signal picked(bool adding, bool ranging)
    signal toggled()
    signal dragBegun()
    signal shipsDropped()
    signal menuRequested()

    readonly property bool isShip: kind === CampaignItem.Ship
    readonly property bool isSide: kind === CampaignItem.Side

    height: isSide ? Theme.row + 8 : isShip ? Theme.row - 2 : Theme.row
    Accessible.role: Accessible.TreeItem
    Accessible.name: isShip ? qsTr("%1, %2, %3, %4, %5 talents").arg(name).arg(note).arg(crew).arg(condition).arg(price)
                            : qsTr("%1, %2, %3 ships, %4 talents").arg(name).arg(note).arg(ships).arg(price)
    Accessible.selected: selected

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: row.isSide ? 8 : 0
        radius: 4
        color: drop.containsDrag ? Theme.chosen
               : row.selected || row.current ? Theme.chosen : hover.hovered ? Theme.hover : "transparent"
        border.width: drop.containsDrag || (row.current && row.listFocused) ? 1 : 0
        border.color: Theme.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: (eventPoint, button) => row.picked(point.modifiers & Qt.ControlModifier,
                                                     point.modifiers & Qt.ShiftModifier)
        onDoubleTapped: row.toggled()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: {
            if (!row.selected)
                row.picked(false, false)
            row.menuRequested()
        }
    }
    DropArea {
        id: drop
        anchors.fill: parent
        enabled: row.homeId !== 0
        keys: ["ships"]
        onDropped: row.shipsDropped()
    }

    Item {
        id: fold
        x: Theme.gap + (row.isShip ? row.depth - 1 : row.depth) * 18
        width: 24
        height: parent.height

        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: row.isSide ? 4 : 0
            visible: row.parted
            name: row.open ? "chevron-down" : "chevron-right"
            size: 18
            color: Theme.softInk
        }
        TapHandler {
            enabled: row.parted
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: row.toggled()
        }
        Item {
            id: handle
            anchors.fill: parent
            visible: row.isShip

            Icon {
                anchors.centerIn: parent
                name: "drag"
                size: 16
                color: Theme.softInk
                opacity: hover.hovered || row.selected ? 0.9 : 0.25
            }
            MouseArea {
                id: mover
                anchors.fill: parent
                preventStealing: true
                cursorShape: Qt.OpenHandCursor
                drag.target: row.ghost
                drag.threshold: 4
                onPressed: mouse => {
                    row.dragBegun()
                    const at = mapToItem(row.ghost.parent, mouse.x, mouse.y)
                    row.ghost.x = at.x - 12
                    row.ghost.y = at.y - 16
                }
                drag.onActiveChanged: row.ghost.held = drag.active
                onReleased: if (drag.active) row.ghost.Drag.drop()
            }
        }
    }
    SideBadge {
        id: badge
        anchors.left: fold.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: 4
        visible: row.isSide
        colour: row.colour
        emblem: row.emblem
        size: 24
    }
    ShipSilhouette {
        id: drawing
        x: FleetColumns.nameX - width - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: row.isShip && !FleetColumns.narrow
        width: FleetColumns.outline
        height: 30
        traits: row.isShip ? row.outline : undefined
        toScale: true
        ink: Theme.ink
        hull: Theme.land
        deck: Theme.card
        breach: Theme.bad
    }
    Icon {
        id: mark
        anchors.left: fold.right
        anchors.verticalCenter: parent.verticalCenter
        visible: !row.isShip && !row.isSide
        width: 24
        name: row.kind === CampaignItem.Fleet ? "anchor" : "flag"
        size: 18
        color: Theme.sideColour(row.colour)
    }
    TitleText {
        anchors.left: badge.right
        anchors.leftMargin: Theme.gap + 2
        anchors.right: sum.left
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: 4
        visible: row.isSide
        text: row.name
    }
    Item {
        id: words
        anchors.left: row.isShip ? drawing.right : mark.right
        anchors.leftMargin: row.isShip ? Theme.gap : 6
        anchors.right: row.isShip ? crewText.left : sign.left
        anchors.rightMargin: Theme.gap
        height: parent.height
        visible: !row.isSide

        DataText {
            id: nameText
            height: parent.height
            width: row.isShip ? Math.min(row.nameWidth, parent.width) : Math.min(Theme.dataWidth(row.name, true), parent.width * 0.7)
            text: row.name
            strong: !row.isShip
        }
        DataText {
            anchors.left: nameText.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            height: parent.height
            soft: true
            text: !row.isShip ? (row.note === "" ? qsTr("%1 ships").arg(row.ships)
                                                 : qsTr("%1 · %2 ships").arg(row.note).arg(row.ships))
                              : row.captain === "" ? row.note : row.note + " · " + row.captain
        }
    }
    DataText {
        id: crewText
        anchors.right: stateText.left
        width: FleetColumns.crew
        height: parent.height
        visible: row.isShip && !FleetColumns.least
        text: row.crew
        whole: true
    }
    DataText {
        id: stateText
        anchors.right: sign.left
        width: FleetColumns.state
        height: parent.height
        visible: row.isShip
        text: row.condition
        color: row.damage >= 4 ? Theme.bad : row.damage >= 2 ? Theme.warn : Theme.softInk

        HoverHandler {
            id: overState
        }
        Loader {
            active: overState.hovered && row.conditionTold !== ""
            anchors.fill: parent
            sourceComponent: Hint {
                text: row.conditionTold
                visible: overState.hovered
            }
        }
    }
    Icon {
        id: sign
        anchors.right: sum.left
        width: FleetColumns.sign
        height: parent.height
        name: row.errors > 0 ? "error" : row.warnings > 0 ? "alert" : ""
        size: 16
        color: row.errors > 0 ? Theme.bad : Theme.warn
        opacity: row.isShip || !row.open ? 1 : 0
    }
    AmountText {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: row.isSide ? 4 : 0
        width: FleetColumns.price
        text: row.price
        strong: !row.isShip
    }
}
