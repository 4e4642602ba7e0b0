// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The port that is looked at: its name, place and worth, and its lanes with what was decided of them.
PaneScroll {
    id: pane

    required property ChartRoom room
    readonly property ChartPorts ports: room.ports
    readonly property ChartWalls walls: room.walls

    // Its walls are wanted on the port builder's table.
    signal wallsAsked()

    function rename() {
        nameField.input.forceActiveFocus()
        nameField.input.selectAll()
    }

    Row {
        spacing: Theme.step

        IconButton {
            objectName: "portBefore"
            glyph: "chevron-left"
            text: qsTr("The port before")
            onClicked: pane.ports.step(-1)
        }
        IconButton {
            objectName: "portAfter"
            glyph: "chevron-right"
            text: qsTr("The next port")
            onClicked: pane.ports.step(1)
        }
        QuietButton {
            objectName: "allPorts"
            text: qsTr("All ports")
            onClicked: pane.ports.current = ""
        }
    }
    Field {
        id: nameField

        objectName: "portName"
        width: parent.width
        label: qsTr("Name")
        maximumLength: 80
        text: pane.ports.name
        onFinished: {
            pane.ports.rename(text)
            text = Qt.binding(() => pane.ports.name)
        }
    }
    FactLine {
        width: parent.width
        label: qsTr("Place")
        value: pane.ports.place
    }
    Caption {
        width: parent.width
        text: qsTr("Drag it on the chart, or move it with Alt and the arrow keys there.")
        wrapMode: Text.Wrap
    }
    DataText {
        text: qsTr("Economic value")
        strong: true
    }
    NumberLine {
        stepperName: "worthClassical/stepper"
        text: qsTr("Until 323 BCE")
        label: qsTr("Economic value") + ", " + text
        to: 10
        value: pane.ports.classical
        onMoved: value => pane.ports.value(ChartPorts.Classical, value)
    }
    NumberLine {
        stepperName: "worthHellenistic/stepper"
        text: qsTr("Until 30 BCE")
        label: qsTr("Economic value") + ", " + text
        to: 10
        value: pane.ports.hellenistic
        onMoved: value => pane.ports.value(ChartPorts.Hellenistic, value)
    }
    NumberLine {
        stepperName: "worthRoman/stepper"
        text: qsTr("After that")
        label: qsTr("Economic value") + ", " + text
        to: 10
        value: pane.ports.roman
        onMoved: value => pane.ports.value(ChartPorts.Roman, value)
    }
    Caption {
        width: parent.width
        text: pane.ports.mostWalls === 0 ? qsTr("Without a value it is not yet founded.")
              : pane.ports.mostWalls === 1 ? qsTr("Its worth makes room for 1 wall section and bounds what its yard builds in a month.")
              : qsTr("Its worth makes room for up to %1 wall sections and bounds what its yard builds in a month.").arg(pane.ports.mostWalls)
        wrapMode: Text.Wrap
        rule: "SA-15.11"
    }
    DataText {
        text: qsTr("Walls")
        strong: true
    }
    FactLine {
        width: parent.width
        visible: pane.walls.sections >= 0
        label: qsTr("Wall sections")
        value: String(pane.walls.sections)
    }
    FactLine {
        width: parent.width
        visible: pane.walls.sections >= 0
        label: qsTr("Garrison")
        value: pane.walls.garrison
    }
    FactLine {
        width: parent.width
        visible: pane.walls.sections >= 0
        label: qsTr("Commander")
        value: pane.walls.commander
    }
    FactLine {
        width: parent.width
        visible: pane.walls.sections >= 0
        label: qsTr("Worth")
        value: pane.walls.price
    }
    Caption {
        width: parent.width
        wrapMode: Text.Wrap
        text: pane.walls.sections < 0 ? qsTr("No walls stand here: a war says whose it is and builds them, or the dice do.")
              : qsTr("They stand when a war begins, whoever holds the port, and nobody pays for them. A side that builds its own there has those instead.")
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        QuietButton {
            objectName: "putWallsUp"
            visible: pane.walls.sections < 0
            enabled: pane.ports.mostWalls > 0
            why: qsTr("A port of no value has no walls.")
            text: qsTr("Put up walls")
            glyph: "castle"
            onClicked: pane.walls.putUp()
        }
        QuietButton {
            objectName: "openChartWalls"
            visible: pane.walls.sections >= 0
            text: qsTr("Port builder…")
            glyph: "castle"
            hint: qsTr("Lay the walls out there, section by section, and bring them back")
            onClicked: pane.wallsAsked()
        }
        QuietButton {
            objectName: "takeWallsDown"
            visible: pane.walls.sections >= 0
            text: qsTr("Take them down")
            glyph: "delete"
            onClicked: pane.walls.takeDown()
        }
    }
    Rule {
        width: parent.width
    }
    QuietButton {
        objectName: "removePort"
        text: qsTr("Take it out")
        glyph: "delete"
        onClicked: pane.ports.remove()
    }
    Rule {
        width: parent.width
    }
    DataText {
        text: qsTr("Its lanes")
        strong: true
    }
    Repeater {
        model: pane.room.lanes

        Item {
            id: lane

            required property string portId
            required property string name
            required property int miles
            required property string choice

            width: parent?.width ?? 0
            height: Math.max(words.implicitHeight, decided.height)

            Column {
                id: words
                anchors.left: parent.left
                anchors.right: decided.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    width: parent.width
                    text: lane.name
                }
                Caption {
                    width: parent.width
                    text: lane.miles === 0 ? qsTr("no lane") : lane.miles === 1 ? qsTr("1 mile") : qsTr("%1 miles").arg(lane.miles)
                }
            }
            ChoiceBox {
                id: decided
                objectName: "lane/" + lane.name
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(136 * Theme.textFactor)
                label: qsTr("Lane to %1").arg(lane.name)
                model: pane.choices
                at: placeOf(pane.choices, lane.choice)
                onActivated: index => pane.room.lanes.choose(lane.portId, pane.choices[index].value)
            }
        }
    }
    readonly property var choices: [{ value: "", text: qsTr("As computed") }, { value: "forced", text: qsTr("Forced") },
                                    { value: "forbidden", text: qsTr("Forbidden") }]
    Item {
        width: parent.width
        height: Theme.control
        visible: other.count > 0

        ChoiceBox {
            id: other
            objectName: "otherPort"
            anchors.left: parent.left
            anchors.right: force.left
            anchors.rightMargin: Theme.gap
            label: qsTr("Another port")
            model: pane.room.lanes.others
        }
        QuietButton {
            id: force
            objectName: "forceLane"
            anchors.right: parent.right
            text: qsTr("Force a lane")
            onClicked: pane.room.lanes.choose(other.currentValue, "forced")
        }
    }
}
