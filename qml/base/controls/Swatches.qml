// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A row of side badges to pick one from: of every colour with one emblem, or (with `colour` set) of every emblem in one
// colour.
Row {
    id: swatches

    required property var values
    required property string value
    property string colour: ""
    property string emblem: ""
    readonly property bool ofColours: colour === ""

    signal chosen(string value)

    height: Theme.control
    spacing: 3

    Repeater {
        model: swatches.values

        T.AbstractButton {
            id: swatch

            required property string modelData
            readonly property bool taken: swatches.value === modelData
            readonly property string called: swatches.ofColours ? Theme.sideColourName(modelData)
                                                                : Theme.emblemName(modelData)

            width: 28
            height: Theme.control
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: called
            Accessible.checked: taken
            onClicked: swatches.chosen(modelData)
            Keys.onReturnPressed: clicked()

            Hint {
                text: swatch.called
                visible: swatch.hovered
            }
            contentItem: Item {
                SideBadge {
                    anchors.centerIn: parent
                    size: 24
                    colour: swatches.ofColours ? swatch.modelData : swatches.colour
                    emblem: swatches.ofColours ? swatches.emblem : swatch.modelData
                    opacity: swatch.taken || swatches.ofColours ? 1 : 0.5
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: "transparent"
                border.width: swatch.taken ? 2 : 0
                border.color: Theme.ink
                FocusRing {
                    shown: swatch.visualFocus
                    distance: 0
                }
            }
        }
    }
}
