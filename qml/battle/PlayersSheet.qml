// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Who plays which side from here on, or which seat of it: hands, or a captain of the temper one likes.
Sheet {
    id: sheet

    required property BattleRoom room

    objectName: "playersSheet"
    title: qsTr("Who plays")
    cardWidth: 600

    BodyText {
        width: parent.width
        soft: true
        text: qsTr("A side may change hands at any moment; the battle goes on from where it stands. A cautious captain keeps his ships whole, a bold one takes risks for a ram.")
              + " " + qsTr("An ensign goes by what an order promises, a captain plays a few on in his mind, a navarch many: it takes him up to a second.")
    }
    ScrolledArea {
        id: scroll

        width: parent.width
        height: Math.min(column.height, Math.round(360 * Theme.textFactor))
        contentHeight: column.height

        Column {
            id: column

            width: scroll.width

            Repeater {
                model: sheet.room.seats.sides.length

                Column {
                    id: row

                    required property int index
                    readonly property var what: sheet.room.seats.sides[index]
                    readonly property var seats: what?.seats ?? []

                    width: column.width

                    Who {
                        objectName: "roomSide/" + row.index
                        badged: true
                        name: row.what?.name ?? ""
                        colour: row.what?.colour ?? ""
                        emblem: row.what?.emblem ?? ""
                        player: row.what?.player ?? ""
                        choiceName: "roomPlayer/" + row.index
                        note: row.seats.length > 0 ? qsTr("all of its %1 players").arg(row.seats.length) : ""
                        onTaken: value => sheet.room.seats.setPlayer(row.index, value)
                    }
                    // Who gives the rest of a turn to a captain has one, too.
                    Item {
                        width: column.width
                        height: level.height + Theme.gap

                        LevelChoice {
                            id: level
                            objectName: "roomLevel/" + row.index
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.gap
                            width: Math.round(260 * Theme.textFactor)
                            name: row.what?.name ?? ""
                            level: row.what?.level ?? "usual"
                            onTaken: level => sheet.room.seats.setLevel(row.index, level)
                        }
                    }
                    // Where a side's ships are shared out: each of its players.
                    Repeater {
                        model: row.seats.length

                        Who {
                            required property int index
                            readonly property var seat: row.seats[index] ?? ({})

                            name: seat.name ?? ""
                            player: seat.player ?? ""
                            choiceName: "seatPlayer/" + row.index + "/" + index
                            note: seat.ships === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(seat.ships ?? 0)
                            onTaken: value => sheet.room.seats.setSeatPlayer(row.index, index, value)
                        }
                    }
                }
            }
        }
    }
    component Who: Item {
        id: who

        property bool badged: false
        property string name: ""
        property string colour: ""
        property string emblem: ""
        property string player: ""
        property string note: ""
        property string choiceName: ""

        signal taken(string value)

        width: column.width
        height: Theme.touch

        SideBadge {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            visible: who.badged
            size: 28
            colour: who.colour
            emblem: who.emblem
        }
        Column {
            anchors.left: badge.right
            anchors.leftMargin: Theme.gap
            anchors.right: choice.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                objectName: "playedBy/" + who.choiceName
                width: parent.width
                text: who.name
                strong: who.badged
            }
            Caption {
                width: parent.width
                visible: who.note !== ""
                text: who.note
            }
        }
        SegmentedChoice {
            id: choice
            objectName: who.choiceName
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            room: who.width * 0.7
            label: qsTr("Who plays %1").arg(who.name)
            options: [{ value: "hands", text: qsTr("By hand") }, { value: "cautious", text: qsTr("Cautious") },
                      { value: "steady", text: qsTr("Steady") }, { value: "bold", text: qsTr("Bold") }]
            value: who.player
            onChosen: value => who.taken(value)
        }
    }
    footer: PrimaryButton {
        objectName: "closePlayers"
        text: qsTr("Done")
        onClicked: sheet.close()
    }
}
