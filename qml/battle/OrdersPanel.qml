// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The ship that is looked at: what she is, what she may be ordered, or why nothing.
Item {
    id: panel

    required property BattleRoom room
    required property BattleBoard board
    required property var screen
    readonly property var ship: room.choice.card
    readonly property bool hasShip: ship.name !== ""
    // More orders of the side than there is room for: they go into a menu.
    readonly property bool crowded: sideButtons.count > 2

    Connections {
        target: panel.room.choice
        function onChanged() {
            list.positionViewAtBeginning()
        }
    }
    Item {
        id: top

        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset
        height: panel.hasShip ? nameColumn.height + Theme.gap : 0
        visible: panel.hasShip && !panel.room.ofSide.arriving

        Rectangle {
            id: picture
            width: 84
            height: Math.max(44, nameColumn.height)
            radius: Theme.radius
            color: Theme.sea
            visible: panel.ship.traits !== undefined

            ShipSilhouette {
                anchors.fill: parent
                anchors.margins: 6
                traits: panel.ship.traits
                ink: Theme.ink
                hull: Theme.card
                deck: Theme.land
                breach: Theme.bad
            }
        }
        Column {
            id: nameColumn
            anchors.left: picture.visible ? picture.right : parent.left
            anchors.leftMargin: picture.visible ? Theme.inset : 0
            anchors.right: parent.right

            TitleText {
                objectName: "shipName"
                width: parent.width
                text: panel.ship.name ?? ""
            }
            Caption {
                width: parent.width
                text: Theme.joined([panel.room.seats.sides[panel.ship.side]?.name ?? "", panel.ship.kind ?? "",
                                    panel.ship.crew ?? "", panel.ship.squadron ?? ""])
                wrapMode: Text.Wrap
            }
            DataText {
                width: parent.width
                visible: text !== ""
                text: panel.ship.figures ?? ""
                wraps: true
            }
            DataText {
                objectName: "standingOfSquadron"
                width: parent.width
                visible: text !== ""
                text: panel.ship.standing ?? ""
                strong: true
                wraps: true
            }
            DataText {
                width: parent.width
                visible: text !== ""
                text: panel.ship.status ?? ""
                color: Theme.warn
                wraps: true
            }
        }
    }
    MoveEditor {
        id: editor

        anchors.top: top.bottom
        anchors.topMargin: top.visible ? Theme.gap : 0
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        visible: panel.room.choice.draft.isOn
        room: panel.room
    }
    ScrolledList {
        id: list

        objectName: "orders"
        anchors.top: top.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.step
        width: parent.width
        visible: !panel.room.choice.draft.isOn && !panel.room.ofSide.arriving && !panel.room.plotting.plot.isOn
        cacheBuffer: 0 // rows come and go with every order
        model: panel.room.choice.orders
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        currentIndex: panel.room.choice.chosen
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Orders")
        Keys.onUpPressed: panel.room.choice.choose(Math.max(0, panel.room.choice.chosen - 1))
        Keys.onDownPressed: panel.room.choice.choose(Math.min(count - 1, panel.room.choice.chosen + 1))
        // It keeps the keys when the orders in it are gone.
        Keys.onReturnPressed: panel.screen.enter()
        Keys.onEnterPressed: panel.screen.enter()
        // Where other orders wait as well: how the ship is placed stands above them.
        header: Item {
            width: list.width
            height: placing.active ? placing.height + Theme.gap : 0

            Loader {
                id: placing
                x: Theme.inset
                width: parent.width - 2 * Theme.inset
                active: panel.room.placing.canPlace && list.count > 0
                sourceComponent: FormationPanel {
                    room: panel.room
                }
            }
        }

        delegate: OrderRow {
            width: list.width
            taken: index === panel.room.choice.chosen
            lit: index === panel.board.pointer.litOrder
            onPointed: on => panel.board.pointer.litOrder = on ? index : -1
            onClicked: moves && !taken ? panel.room.choice.choose(index) : panel.room.choice.give(index)
        }
    }
    // What is said where no orders are listed.
    ScrolledArea {
        anchors.fill: list
        visible: list.visible && list.count === 0
        contentHeight: idle.implicitHeight
        interactive: contentHeight > height

        Column {
            id: idle
            x: Theme.inset
            width: parent.width - 2 * Theme.inset
            spacing: Theme.gap

            DataText {
                objectName: "listing"
                width: parent.width
                visible: panel.room.choice.listing
                text: qsTr("The orders are being found…")
                soft: true
            }
            DataText {
                objectName: "whyIdle"
                width: parent.width
                visible: text !== ""
                text: panel.room.choice.whyIdle
                soft: true
                wraps: true
            }
            FormationPanel {
                width: parent.width
                visible: panel.room.placing.canPlace
                room: panel.room
            }
            DataText {
                width: parent.width
                visible: !panel.hasShip && !panel.room.choice.listing
                text: panel.room.turn.handsAsked ? (panel.room.ofSide.isAllThatIsLeft ? qsTr("No %1 waits. Go on with the button below.").arg(panel.room.names.piece)
                                                          : qsTr("Choose a %1 on the table.").arg(panel.room.names.piece))
                      : panel.room.isOver && !panel.board.playback.playing ? qsTr("Go back through the battle below.")
                      : panel.room.seats.watched ? qsTr("Captains play every side. End leads to the outcome at once.") : qsTr("The other side is to act.")
                soft: true
                wraps: true
            }
            Repeater {
                model: panel.hasShip ? [] : panel.room.turn.reserves

                ReserveLine {
                    width: list.width - 2 * Theme.inset
                    room: panel.room
                }
            }
            Repeater {
                model: panel.room.placing.canPlace || !panel.hasShip ? [] : (panel.ship.facts ?? [])

                FactLine {
                    required property var modelData
                    width: list.width - 2 * Theme.inset
                    label: modelData.label
                    value: modelData.value
                    note: modelData.note ?? ""
                }
            }
        }
    }
    Flow {
        id: foot

        objectName: "orderFoot"
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        spacing: Theme.gap

        PrimaryButton {
            objectName: "giveOrder"
            visible: !panel.room.choice.draft.isOn && !panel.room.ofSide.arriving && list.count > 0
                     && (!panel.room.ofSide.isAllThatIsLeft || panel.room.choice.chosen >= 0)
            text: qsTr("Give this order")
            enabled: panel.room.choice.chosen >= 0
            hint: panel.room.choice.chosenWording
            keys: KeyPages.keysOf("give-order")
            focusPolicy: Qt.TabFocus // a press of the pointer leaves the keys to the table
            onClicked: panel.room.choice.giveChosen()
        }
        QuietButton {
            objectName: "ownMove"
            visible: panel.room.choice.canDraft && !panel.room.choice.draft.isOn
            text: qsTr("A move of my own…")
            hint: qsTr("Lay it out step by step")
            keys: KeyPages.keysOf("own-move")
            focusPolicy: Qt.TabFocus
            onClicked: panel.room.choice.beginDraft()
        }
        Repeater {
            id: sideButtons

            model: panel.room.choice.draft.isOn || panel.room.ofSide.arriving || panel.room.plotting.isOn ? null : panel.room.ofSide.orders

            PushButton {
                required property string briefly
                required property int index
                readonly property bool first: (panel.room.ofSide.isAllThatIsLeft && index === 0) || index === panel.room.ofSide.chosen
                objectName: "sideOrder/" + index
                visible: index === 0 || !panel.crowded
                width: Math.min(implicitWidth, foot.width)
                text: briefly
                leftPadding: Theme.inset
                rightPadding: Theme.inset
                face: first ? Theme.accent : "transparent"
                edge: first ? "transparent" : Theme.line
                words: first ? Theme.accentInk : Theme.ink
                hint: index === 0 ? KeyPages.hinted(qsTr("When nothing else is chosen"), "give-order") : ""
                focusPolicy: Qt.TabFocus
                onClicked: panel.room.ofSide.give(index)
            }
        }
        JointRow {
            objectName: "jointRow"
            width: parent.width
            visible: (isBusy || (together.canLetCaptain && panel.height > 340 * Theme.textFactor) || panel.crowded) && !panel.room.choice.draft.isOn && !panel.room.plotting.isOn
            room: panel.room
            onHandled: panel.board.forceActiveFocus(Qt.MouseFocusReason)

            IconButton {
                id: moreOfSide
                objectName: "moreOfSide"
                width: Theme.control
                height: Theme.control
                visible: panel.crowded && !panel.room.plotting.isOn
                glyph: "more"
                text: qsTr("More orders…")
                focusPolicy: Qt.TabFocus
                onClicked: more.popup(moreOfSide, 0, -more.implicitHeight)
            }
        }
    }
    SideOrderMenu {
        id: more

        room: panel.room
        crowded: panel.crowded && !panel.room.plotting.isOn
    }
    PlotPanel {
        objectName: "plotPanel"
        anchors.top: top.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        visible: panel.room.plotting.plot.isOn
        room: panel.room
        onHandled: panel.board.forceActiveFocus(Qt.MouseFocusReason)
    }
    ArrivalPanel {
        objectName: "arrivalPanel"
        anchors.fill: parent
        anchors.topMargin: Theme.inset
        visible: panel.room.ofSide.arriving
        room: panel.room
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
