// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A row of a side's fleets: the head of a fleet, ships of a kind, a commander, or the foot where more is added.
FocusScope {
    id: line

    required property int kind
    required property int fleet
    required property int row
    required property string name
    required property string note
    required property string port
    required property string home
    required property int allied
    required property int months
    required property int count
    required property bool recorded
    required property var names
    required property string crew
    required property string post
    required property string quality
    required property string price
    required property WarFleets fleets

    readonly property bool isHead: kind === WarFleets.FleetHead
    readonly property bool isFoot: kind === WarFleets.Foot

    signal namesAsked()

    implicitHeight: part.y + part.height + (isHead ? Theme.gap : 0) + (isFoot ? Theme.inset : 0)
    height: implicitHeight
    objectName: ["fleet", "ships", "commander", "foot"][kind] + "/" + fleet + "/" + row
    Accessible.role: Accessible.Row
    Accessible.name: name

    // One card from head to foot: what of its frame lies beyond the row is cut away.
    Item {
        anchors.fill: parent
        clip: true

        Rectangle {
            y: line.isHead ? Theme.inset : -Theme.inset
            width: parent.width
            height: parent.height - y + (line.isFoot ? 0 : Theme.inset)
            radius: Theme.radius
            color: Theme.card
            border.width: 1
            border.color: Theme.line
        }
    }
    Loader {
        id: part
        x: 16
        y: line.isHead ? 2 * Theme.inset : 0
        width: parent.width - 32
        focus: true
        sourceComponent: line.isHead ? head : line.kind === WarFleets.ShipRow ? ships : line.isFoot ? foot : commander
    }

    Component {
        id: head

        WarFleetHead {
            fleetRow: line
        }
    }
    Component {
        id: ships

        Item {
            implicitHeight: Theme.touch

            DataText {
                anchors.left: parent.left
                anchors.right: naming.left
                anchors.rightMargin: Theme.step
                height: parent.height
                text: line.note === "" ? line.name : line.name + " · " + line.note
            }
            IconButton {
                id: naming
                objectName: "nameShips"
                anchors.right: number.left
                anchors.rightMargin: Theme.step
                anchors.verticalCenter: parent.verticalCenter
                glyph: "rename"
                text: qsTr("Name these ships…")
                onClicked: line.namesAsked()
            }
            NumberStepper {
                id: number
                objectName: "shipCount"
                anchors.right: crew.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                label: line.recorded ? qsTr("Ships of the record: %1").arg(line.name) : qsTr("Ships: %1").arg(line.name)
                from: 1
                to: 500
                value: line.count
                onMoved: value => {
                    line.fleets.setShipCount(line.fleet, line.row, value)
                    number.value = Qt.binding(() => line.count)
                }
            }
            ChoiceBox {
                id: crew
                objectName: "shipCrew"
                anchors.right: price.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(130 * Theme.textFactor)
                label: qsTr("Crews")
                model: line.fleets.crews
                at: placeOf(line.fleets.crews, line.crew)
                onActivated: line.fleets.setShipCrew(line.fleet, line.row, currentValue)
            }
            AmountText {
                id: price
                anchors.right: remove.left
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(84 * Theme.textFactor)
                text: line.price
            }
            IconButton {
                id: remove
                objectName: "removeShips"
                removes: "ships"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                glyph: "delete"
                text: qsTr("Leave these ships out")
                onClicked: line.fleets.removeShips(line.fleet, line.row)
            }
        }
    }
    Component {
        id: commander

        Item {
            implicitHeight: Theme.touch + 4

            Icon {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                width: 24
                name: "admiral"
                size: 20
                color: Theme.softInk
            }
            Field {
                id: man
                objectName: "commanderName"
                anchors.left: sign.right
                anchors.leftMargin: Theme.gap
                anchors.right: post.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                placeholder: qsTr("A commander without a name")
                maximumLength: 80
                text: line.name
                onFinished: {
                    line.fleets.nameCommander(line.fleet, line.row, text)
                    text = Qt.binding(() => line.name)
                }
            }
            Caption {
                id: post
                anchors.right: rank.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? Math.min(Theme.captionWidth(text), Math.round(140 * Theme.textFactor)) : 0
                visible: line.width > Math.round(600 * Theme.textFactor)
                text: line.post
            }
            ChoiceBox {
                id: rank
                objectName: "commanderQuality"
                anchors.right: price.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(150 * Theme.textFactor)
                label: qsTr("The commander's quality")
                model: line.fleets.qualities
                displayText: shortText(line.fleets.qualities)
                at: placeOf(line.fleets.qualities, line.quality)
                onActivated: line.fleets.setCommanderQuality(line.fleet, line.row, currentValue)
            }
            AmountText {
                id: price
                anchors.right: remove.left
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(84 * Theme.textFactor)
                text: line.price
            }
            IconButton {
                id: remove
                objectName: "removeCommander"
                removes: "commander"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                glyph: "delete"
                text: qsTr("Leave this commander out")
                onClicked: line.fleets.removeCommander(line.fleet, line.row)
            }
        }
    }
    Component {
        id: foot

        Flow {
            topPadding: Theme.gap
            spacing: Theme.gap

            ChoiceBox {
                id: offered
                objectName: "shipClass"
                width: Math.round(250 * Theme.textFactor)
                label: qsTr("Class of ships to add")
                model: line.fleets.classes
                currentIndex: Math.max(0, placeOf(line.fleets.classes, "trireme"))
            }
            NumberStepper {
                id: many
                objectName: "shipsToAdd"
                label: qsTr("How many ships")
                from: 1
                to: 100
                value: 10
            }
            QuietButton {
                objectName: "addShips"
                text: qsTr("Add ships")
                glyph: "plus"
                onClicked: line.fleets.addShips(line.fleet, offered.currentValue, many.value)
            }
            QuietButton {
                objectName: "addCommander"
                text: qsTr("A commander")
                glyph: "admiral"
                onClicked: line.fleets.addCommander(line.fleet)
            }
        }
    }
}
