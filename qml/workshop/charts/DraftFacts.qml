// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The chart itself: its name, its edges, and which straits are closed.
PaneScroll {
    id: pane

    required property ChartRoom room

    Field {
        objectName: "chartName"
        width: parent.width
        label: qsTr("Name")
        placeholder: qsTr("The Isles of Evening")
        maximumLength: 80
        text: pane.room.name
        onFinished: {
            pane.room.name = text
            text = Qt.binding(() => pane.room.name)
        }
    }
    FactLine {
        width: parent.width
        label: qsTr("Edges")
        value: pane.room.edges
    }
    FactLine {
        width: parent.width
        label: qsTr("Land")
        value: pane.room.pieces === 1 ? qsTr("1 piece") : qsTr("%1 pieces").arg(pane.room.pieces)
    }
    FactLine {
        width: parent.width
        label: qsTr("Ports")
        value: String(pane.room.ports.count)
    }
    FactLine {
        width: parent.width
        label: qsTr("Lanes")
        value: pane.room.check.busy ? qsTr("being computed") : String(pane.room.check.lanes)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        QuietButton {
            objectName: "chartLarger"
            text: qsTr("Larger sheet")
            glyph: "plus"
            hint: qsTr("A quarter of a degree more on every side")
            onClicked: pane.room.widen(0.25)
        }
        QuietButton {
            objectName: "chartSmaller"
            text: qsTr("Smaller sheet")
            glyph: "minus"
            hint: qsTr("A quarter of a degree less on every side; land beyond is cut off")
            onClicked: pane.room.widen(-0.25)
        }
    }
    Rule {
        width: parent.width
    }
    Item {
        width: parent.width
        height: Math.max(strait.height, straitWords.implicitHeight)

        Column {
            id: straitWords
            anchors.left: parent.left
            anchors.right: strait.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                width: parent.width
                text: qsTr("Straits closed below")
                wraps: true
            }
            Caption {
                width: parent.width
                text: qsTr("metres; 0 leaves all open")
                wrapMode: Text.Wrap
            }
        }
        NumberStepper {
            id: strait
            objectName: "strait"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(150 * Theme.textFactor)
            label: qsTr("Straits closed below, metres")
            from: 0
            to: 100000
            stepSize: 100
            value: pane.room.strait
            onMoved: value => pane.room.strait = value
        }
    }
    BodyText {
        width: parent.width
        soft: true
        text: qsTr("Lanes are the shortest ways over water between neighbouring ports. What you force or forbid of them stays in the file. A war is founded on the file that is saved here.")
    }
}
