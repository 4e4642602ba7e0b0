// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What becomes of each ship.
Card {
    id: card

    required property Forecaster forecaster
    // A column has room for its head in every language, with the sign of how it is sorted.
    readonly property int sunkWidth: Math.max(Math.round(48 * Theme.textFactor), headWidth(sunkHead.text))
    readonly property int capturedWidth: Math.max(Math.round(48 * Theme.textFactor) + 2 * Theme.gap, headWidth(capturedHead.text))
    readonly property int damageWidth: Math.max(Math.round(64 * Theme.textFactor), headWidth(damageHead.text))
    readonly property int figures: sunkWidth + capturedWidth + damageWidth
    readonly property int stripWidth: Math.round(Math.max(76, (width - 144 - figures) * (width > 700 ? 0.6 : 0.3)))

    function headWidth(text: string): int {
        return Theme.captionWidth(text) + 16 + Theme.gap
    }

    inset: 0

    Item {
        id: top

        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        // The meaning of the colours stands below the title where there is no room beside it.
        readonly property bool isStacked: title.implicitWidth + legends.implicitWidth + Theme.inset > width
        height: Math.round((isStacked ? 52 : 30) * Theme.textFactor)

        DataText {
            id: title
            y: top.isStacked ? Theme.step : (parent.height - height) / 2
            strong: true
            text: qsTr("In 100 battles")
        }
        Row {
            id: legends
            anchors.right: parent.right
            y: top.isStacked ? parent.height - height - Theme.step : (parent.height - height) / 2
            spacing: Theme.inset

            Repeater {
                model: [{ text: qsTr("sunk"), color: Theme.bad }, { text: qsTr("captured", "a ship"), color: Theme.warn },
                        { text: qsTr("fled"), color: Theme.softInk }, { text: qsTr("damaged"), color: Theme.strongLine },
                        { text: qsTr("whole"), color: Theme.good }]

                Row {
                    id: legend

                    required property var modelData
                    spacing: 5

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 10
                        height: 10
                        radius: 2
                        color: legend.modelData.color
                    }
                    Caption {
                        text: legend.modelData.text
                    }
                }
            }
        }
    }
    Item {
        id: columns

        anchors.top: top.bottom
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        height: sunkHead.height

        ColumnHead {
            objectName: "shipsByFleet"
            anchors.left: parent.left
            text: qsTr("Ship")
            sorted: card.forecaster.ships.order === ForecastShips.AsInTheFleets
            onClicked: card.forecaster.ships.order = ForecastShips.AsInTheFleets
        }
        ColumnHead {
            id: sunkHead
            objectName: "shipsBySunk"
            anchors.right: capturedHead.left
            width: card.sunkWidth
            toTheRight: true
            text: qsTr("Sunk")
            sorted: card.forecaster.ships.order === ForecastShips.BySunk
            descending: true
            onClicked: card.forecaster.ships.order = ForecastShips.BySunk
        }
        ColumnHead {
            id: capturedHead
            objectName: "shipsByCaptured"
            anchors.right: damageHead.left
            width: card.capturedWidth
            toTheRight: true
            text: qsTr("Captured", "a ship")
            sorted: card.forecaster.ships.order === ForecastShips.ByCaptured
            descending: true
            onClicked: card.forecaster.ships.order = ForecastShips.ByCaptured
        }
        ColumnHead {
            id: damageHead
            anchors.right: parent.right
            width: card.damageWidth
            toTheRight: true
            sortable: false
            text: qsTr("Hull")
        }
        Rule {
            anchors.bottom: parent.bottom
            x: -Theme.inset
            width: card.width
        }
    }
    ScrolledList {
        id: list

        objectName: "shipOdds"
        anchors.top: columns.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1
        width: parent.width
        model: card.forecaster.ships
        reuseItems: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What becomes of each ship, of a hundred battles")

        delegate: ShipOddsRow {
            width: list.width
            sunkWidth: card.sunkWidth
            capturedWidth: card.capturedWidth
            damageWidth: card.damageWidth
            stripWidth: card.stripWidth
        }
    }
}
