// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A few choices side by side, one of them taken. `options` holds { value, text, glyph? }; left and right move. Where they
// have no room side by side they are a list that opens.
FocusScope {
    id: choice

    required property var options
    property var value
    property string label: ""
    property string why: "" // nothing can be chosen now
    // How wide it may be. Where everything around it is as wide as its own words: Infinity.
    required property real room
    // Every one as wide as when it is taken.
    readonly property real widest: options.reduce((sum, option) => sum + Theme.dataWidth(option.text, true) + 24
                                                                   + ((option.glyph ?? "") !== "" ? 22 : 0), 2)
    readonly property bool folds: widest > room

    signal chosen(var value)

    implicitWidth: folds ? Math.min(room, Math.max(140, list.implicitWidth)) : row.implicitWidth + 2
    implicitHeight: Theme.control
    Accessible.role: Accessible.Grouping
    Accessible.name: label
    Accessible.description: enabled ? "" : why

    function step(by: int) {
        const at = options.findIndex(option => option.value === value)
        const next = at + by
        if (next >= 0 && next < options.length) {
            chosen(options[next].value)
            segments.itemAt(next)?.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Loader {
        id: list
        active: choice.folds
        focus: active
        width: choice.width
        sourceComponent: ChoiceBox {
            focus: true
            label: choice.label
            why: choice.why
            model: choice.options
            at: placeOf(choice.options, choice.value)
            onActivated: index => choice.chosen(choice.options[index].value)
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: !choice.folds
        radius: Theme.radius
        color: "transparent"
        border.width: 1
        border.color: Theme.strongLine
    }
    WhyHint {
        why: choice.folds ? "" : choice.why // the list says it itself
    }
    Row {
        id: row

        x: 1
        y: 1

        Repeater {
            id: segments
            model: choice.folds ? [] : choice.options

            T.AbstractButton {
                id: segment

                required property int index
                required property var modelData
                readonly property bool taken: choice.value === modelData.value

                implicitWidth: words.implicitWidth + 24
                implicitHeight: choice.height - 2
                focus: taken
                focusPolicy: taken || choice.value === "" ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.text
                Accessible.description: enabled ? "" : choice.why
                Accessible.checked: taken
                onClicked: choice.chosen(modelData.value)

                contentItem: Item {
                    Row {
                        id: words
                        anchors.centerIn: parent
                        spacing: 6

                        Icon {
                            visible: (segment.modelData.glyph ?? "") !== ""
                            name: segment.modelData.glyph ?? ""
                            size: 16
                            color: segment.taken ? Theme.accent : Theme.softInk
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        DataText {
                            text: segment.modelData.text
                            strong: segment.taken
                            color: segment.taken ? Theme.accent : Theme.ink
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.radius - 1
                    color: segment.taken ? Theme.chosen : segment.enabled && segment.hovered ? Theme.hover : "transparent"

                    Rectangle {
                        visible: segment.index > 0
                        width: 1
                        height: parent.height - 12
                        y: 6
                        color: Theme.line
                    }
                    FocusRing {
                        shown: segment.visualFocus
                        distance: 0
                    }
                }
            }
        }
    }
}
