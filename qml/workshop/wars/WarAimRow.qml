// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A port or an enemy that the side that is looked at is after, and how much.
Item {
    id: row

    required property int index
    required property bool port
    required property string name
    required property string colour
    required property string emblem
    required property string note
    required property int weight
    required property WarAims aims

    objectName: "aim/" + name
    height: Math.max(said.implicitHeight, Theme.touch)

    Item {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: 28

        SideBadge {
            visible: !row.port
            colour: row.colour === "" ? "slate" : row.colour
            emblem: row.emblem === "" ? "star" : row.emblem
            size: 28
        }
        Icon {
            anchors.centerIn: parent
            visible: row.port
            name: "castle"
            size: 22
            color: Theme.softInk
        }
    }
    Column {
        id: said
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: weight.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        DataText {
            width: parent.width
            text: row.name
        }
        Caption {
            width: parent.width
            text: row.note
        }
    }
    NumberStepper {
        id: weight
        objectName: "aimWeight"
        anchors.right: remove.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        label: qsTr("Weight of %1, 1 to 9").arg(row.name)
        from: 1
        to: 9
        value: row.weight
        onMoved: value => {
            row.aims.setWeight(row.index, value)
            weight.value = Qt.binding(() => row.weight)
        }
    }
    IconButton {
        id: remove
        objectName: "removeAim"
        removes: "aim"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        glyph: "delete"
        text: qsTr("Leave %1 out").arg(row.name)
        onClicked: row.aims.remove(row.index)
    }
}
