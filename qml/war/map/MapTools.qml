// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Nearer, farther, all of it; and how long a mile is.
Card {
    id: tools

    // A chart's, of a war or of the chart room: mile, zoomBy() and fit().
    required property var viewport
    // The longest round number of miles that fits.
    readonly property int miles: {
        const fits = [1, 2, 5, 10, 20, 50, 100, 200, 500].filter(each => each * viewport.mile <= 130)
        return fits.length > 0 ? fits[fits.length - 1] : 1
    }

    inset: 0
    implicitWidth: row.width + Theme.inset
    implicitHeight: row.height

    Row {
        id: row

        IconButton {
            objectName: "mapNearer"
            glyph: "plus"
            text: qsTr("Nearer")
            keys: KeyPages.keysOf("nearer")
            onClicked: tools.viewport.zoomBy(1.5)
        }
        IconButton {
            objectName: "mapFarther"
            glyph: "minus"
            text: qsTr("Farther")
            keys: KeyPages.keysOf("farther")
            onClicked: tools.viewport.zoomBy(1 / 1.5)
        }
        IconButton {
            objectName: "mapFit"
            glyph: "fit"
            text: qsTr("All of it")
            keys: KeyPages.keysOf("whole-chart")
            onClicked: tools.viewport.fit()
        }
        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: 140
            height: Theme.touch
            Accessible.role: Accessible.StaticText
            Accessible.name: words.text

            Rectangle {
                id: measure
                x: Theme.gap
                y: parent.height / 2 + 7
                width: tools.miles * tools.viewport.mile
                height: 2
                color: Theme.ink
            }
            Rectangle {
                x: measure.x
                y: measure.y - 5
                width: 1
                height: 7
                color: Theme.ink
            }
            Rectangle {
                x: measure.x + measure.width - 1
                y: measure.y - 5
                width: 1
                height: 7
                color: Theme.ink
            }
            Caption {
                id: words
                x: measure.x
                anchors.bottom: measure.top
                anchors.bottomMargin: 3
                text: tools.miles === 1 ? qsTr("1 mile") : qsTr("%1 miles").arg(tools.miles)
            }
        }
    }
}
