// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A whole number with a button on either side, big enough for a finger; arrows and typing work too.
// `moved` tells of a change made here, not of one bound from outside.
FocusScope {
    id: stepper

    property string label: ""
    property string why: "" // it cannot be altered now
    property alias value: spin.value
    property alias from: spin.from
    property alias to: spin.to
    property alias stepSize: spin.stepSize
    // What a number reads as ("none" for 0, say); by default the number.
    property var words: null
    // How many decimals `words` shows: with one, 45 reads and is typed as "4.5".
    property int decimals: 0
    // The signs that stand for less than nothing in `words`.
    property string minus: "-−"

    signal moved(int value)
    // A letter was typed, which no number has.
    signal letterTyped(string letter)

    // The number of a text as `words` shows it or a person types it; what it is now where there is none.
    function numberIn(text: string): int {
        const digits = text.match(/\d+(?:[.,]\d+)?/)
        if (!digits)
            return words && text.trim() === words(0).trim() ? 0 : spin.value
        const number = Math.round(parseFloat(digits[0].replace(",", ".")) * Math.pow(10, decimals))
        return Array.from(minus).some(sign => text.includes(sign)) ? -number : number
    }

    implicitWidth: spin.implicitWidth
    implicitHeight: spin.implicitHeight

    T.SpinBox {
        id: spin

        objectName: "spin"
        anchors.fill: parent
        focus: true
        implicitWidth: 2 * Theme.touch + Math.max(36, Math.round(40 * Theme.textFactor))
        implicitHeight: Theme.control
        leftPadding: Theme.touch
        rightPadding: Theme.touch
        editable: true
        from: 0
        to: 99
        font.family: Theme.dataFamily
        font.pixelSize: Theme.dataSize
        Accessible.name: stepper.label
        Accessible.description: enabled ? "" : stepper.why
        onValueModified: stepper.moved(value)
        textFromValue: value => stepper.words ? stepper.words(value) : String(value)
        valueFromText: text => stepper.numberIn(text)
        validator: IntValidator {
            bottom: Math.min(spin.from, spin.to)
            top: Math.max(spin.from, spin.to)
        }

        contentItem: TextInput {
            text: spin.displayText
            font: spin.font
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            horizontalAlignment: Qt.AlignHCenter
            verticalAlignment: Qt.AlignVCenter
            readOnly: !spin.editable
            validator: stepper.words ? null : spin.validator
            inputMethodHints: Qt.ImhDigitsOnly
            selectByMouse: true
            onActiveFocusChanged: if (activeFocus && (spin.focusReason === Qt.TabFocusReason || spin.focusReason === Qt.BacktabFocusReason)) selectAll()
            opacity: spin.enabled ? 1 : 0.45
            Accessible.role: Accessible.EditableText
            Accessible.name: stepper.label
            Keys.onPressed: event => {
                event.accepted = !stepper.words && Theme.isLetter(event)
                if (event.accepted)
                    stepper.letterTyped(event.text)
            }
        }
        down.indicator: StepFace {
            x: spin.mirrored ? parent.width - width : 0
            glyph: "minus"
            able: spin.enabled && spin.value > spin.from
            over: spin.down.hovered
            pressed: spin.down.pressed
        }
        up.indicator: StepFace {
            x: spin.mirrored ? 0 : parent.width - width
            glyph: "plus"
            able: spin.enabled && spin.value < spin.to
            over: spin.up.hovered
            pressed: spin.up.pressed
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.raised
            border.width: spin.activeFocus ? 2 : 1
            border.color: spin.activeFocus ? Theme.accent : Theme.line
        }
    }

    WhyHint {
        why: stepper.why
    }

    component StepFace: Item {
        id: face

        required property string glyph
        required property bool able
        required property bool over
        required property bool pressed

        width: Theme.touch
        height: parent ? parent.height : 0

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            radius: Theme.radius - 2
            color: !face.able ? "transparent" : face.pressed ? Theme.press : face.over ? Theme.hover : "transparent"
        }
        Icon {
            anchors.centerIn: parent
            name: face.glyph
            size: Math.round(16 * Theme.textFactor)
            opacity: face.able ? 1 : 0.3
        }
    }
}
