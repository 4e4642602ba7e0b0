// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A sign to press. `text` names it for the hint and for a screen reader; `keys` do the same, and stand in the hint.
T.ToolButton {
    id: button

    required property string glyph
    property string keys: ""
    property string why: "" // it cannot be pressed now
    readonly property string told: !enabled && why !== "" ? Theme.joined([text, why]) : keys === "" ? text : `${text} (${keys})`
    property color ink: Theme.ink
    property int glyphSize: Math.round(20 * Theme.textFactor)

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: enabled || why === "" ? keys : why
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    // What kind of row goes with it when it is pressed, and it with the row: the keys are handed on to the next of its kind
    // beforehand, else to what stands before it.
    property string removes: ""

    function handOn() {
        for (const forward of [true, false]) {
            let item = button.nextItemInFocusChain(forward)
            for (let i = 0; i < 60 && item !== null && item !== button; ++i) {
                const other = item as IconButton
                if (other !== null && other.removes === removes)
                    return other.forceActiveFocus(visualFocus ? Qt.TabFocusReason : Qt.OtherFocusReason)
                item = item.nextItemInFocusChain(forward)
            }
        }
        button.nextItemInFocusChain(false)?.forceActiveFocus(visualFocus ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }

    onClicked: if (removes !== "" && activeFocus) handOn()

    // Pressed since the pointer came: the hint would only stand in the way.
    property bool used: false

    onPressed: used = true
    onHoveredChanged: if (!hovered && enabled) used = false

    Hint {
        text: button.told
        visible: button.enabled && button.hovered && !button.used && button.text !== ""
    }
    WhyHint {
        why: button.told
        quiet: button.used
        onPassed: button.used = false
    }

    contentItem: Icon {
        name: button.glyph
        color: button.ink
        size: button.glyphSize
        opacity: button.enabled ? 1 : 0.35
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.down ? Theme.press
                           : (button.enabled && button.hovered) || button.checked ? Theme.hover : "transparent"

        FocusRing {
            shown: button.visualFocus
            distance: 0
        }
    }
}
