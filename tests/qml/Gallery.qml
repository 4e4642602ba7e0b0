// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Navarch
import Navarch.App

// Every component of the kit side by side, for the eye and for the kit's test.
ApplicationWindow {
    id: gallery

    property var ships: []
    property var walls: []

    width: 1280
    height: 720
    visible: true
    color: Theme.paper

    Item {
        anchors.fill: parent
        anchors.margins: Theme.margin

        Column {
            id: left
            width: 380
            spacing: Theme.gap

            TitleText {
                display: true
                text: "The Saronic Gulf"
            }
            TitleText {
                text: "Second squadron, Πάραλος"
            }
            BodyText {
                width: parent.width
                text: "Running text for reading: thirty ships lay on the beach at Aegina when the wind turned."
            }
            DataText {
                text: "Data: trireme, size 3, veteran crew"
            }
            Caption {
                text: "Caption over a column"
            }
            Card {
                width: parent.width
                implicitHeight: amounts.implicitHeight + 2 * inset

                Column {
                    id: amounts
                    width: parent.width
                    Repeater {
                        model: ["1,111.10", "29.00", "−12,804.95", "7.71"]
                        AmountText {
                            required property string modelData
                            width: parent.width
                            text: modelData
                        }
                    }
                }
            }
            RowLayout {
                PrimaryButton {
                    objectName: "primary"
                    text: "Open"
                }
                QuietButton {
                    text: "Cancel"
                    glyph: "import"
                }
                QuietButton {
                    text: "Off"
                    enabled: false
                }
                IconButton {
                    glyph: "more"
                    text: "More"
                }
            }
            Field {
                objectName: "field"
                label: "Name"
                text: "Paralos"
                width: parent.width
            }
            AmountField {
                objectName: "amount"
                label: "Amount"
                property string taken: ""
                amount: "a lot"
                width: parent.width
                onTyped: text => taken = text
            }
            SearchField {
                placeholder: "Find a ship"
                width: parent.width
            }
            RowLayout {
                NumberStepper {
                    objectName: "length"
                    label: "Ahead"
                    decimals: 1
                    from: -200
                    to: 200
                    value: 45
                    words: value => (value / 10).toLocaleString(Qt.locale("de"), "f", 1) + " cm"
                }
                NumberStepper {
                    objectName: "turn"
                    label: "Turn"
                    from: -90
                    to: 90
                    minus: "-−◀"
                    words: value => value === 0 ? "no turn" : value > 0 ? value + "° ▶" : "◀ " + -value + "°"
                }
            }
            RowLayout {
                NumberStepper {
                    objectName: "stepper"
                    label: "Archers"
                    value: 3
                }
                Toggle {
                    objectName: "toggle"
                    text: "Cataphract"
                    checked: true
                }
                Toggle {
                    text: "Stout"
                }
            }
            RowLayout {
                ChoiceBox {
                    objectName: "choice"
                    label: "Crew"
                    model: ["green", "poor", "average", "veteran", "elite"]
                    currentIndex: 3
                }
                SegmentedChoice {
                    objectName: "segments"
                    room: Infinity
                    label: "Theme"
                    value: "b"
                    options: [{ value: "a", text: "System" }, { value: "b", text: "Light" }]
                    onChosen: value => this.value = value
                }
            }
        }
        Column {
            anchors.left: left.right
            anchors.leftMargin: Theme.margin
            anchors.right: parent.right
            spacing: Theme.gap

            Flow {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: Theme.sideColours
                    SideBadge {
                        required property string modelData
                        required property int index
                        colour: modelData
                        emblem: Theme.emblems[index]
                        size: 44
                    }
                }
                Repeater {
                    model: Theme.sideColours
                    SideBadge {
                        required property string modelData
                        required property int index
                        colour: modelData
                        emblem: Theme.emblems[index]
                        size: 22
                    }
                }
            }
            Card {
                width: parent.width
                implicitHeight: 128

                Column {
                    width: parent.width
                    FindingRow {
                        width: parent.width
                        severity: FindingSeverity.Error
                        subject: "Paralos"
                        message: "A reinforced ram belongs to the years from 413 BCE; take a bronze one."
                        rule: "SA-11.1"
                        fixable: true
                    }
                    FindingRow {
                        width: parent.width
                        severity: FindingSeverity.Warning
                        message: "Overloaded with troops: speed is halved."
                        rule: "SA-15.7"
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: gallery.ships
                    ShipSilhouette {
                        required property var modelData
                        width: 260
                        height: 92
                        traits: modelData
                        toScale: true
                        ink: Theme.ink
                        hull: Theme.land
                        deck: Theme.card
                        breach: Theme.bad
                    }
                }
            }
            Repeater {
                model: gallery.walls
                WallImage {
                    required property var modelData
                    width: parent.width
                    contents: modelData
                    unitWidth: 32
                    ink: Theme.ink
                    stone: Theme.land
                    surface: Theme.card
                    shield: Theme.sideColour("madder")
                    beyond: Theme.bad
                }
            }
            EmptyState {
                anchors.horizontalCenter: parent.horizontalCenter
                glyph: "anchor"
                title: "No fleet yet"
                text: "A fleet holds squadrons of up to ten ships."
                PrimaryButton {
                    text: "Raise a fleet"
                }
            }
        }
    }
}
