// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// On or off, with its words beside it. The knob's place and a tick tell, not colour alone.
T.Switch {
    id: toggle

    property string hint: "" // what it does, where its words do not say it
    property string why: "" // it cannot be switched now

    implicitWidth: text === "" ? track.width : implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.control, implicitContentHeight + 4)
    leftPadding: text === "" ? 0 : track.width + Theme.gap + 2
    focusPolicy: Qt.StrongFocus
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize
    Accessible.name: text
    Accessible.description: enabled ? hint : why

    Hint {
        text: toggle.hint
        visible: toggle.enabled && toggle.hovered && !toggle.pressed && toggle.hint !== ""
    }
    WhyHint {
        why: toggle.why
    }

    indicator: Rectangle {
        id: track

        implicitWidth: 40
        implicitHeight: 22
        x: 0
        y: (toggle.height - height) / 2
        radius: height / 2
        color: toggle.checked ? Theme.accent : "transparent"
        border.width: 1
        border.color: toggle.checked ? Theme.accent : Theme.strongLine
        opacity: toggle.enabled ? 1 : 0.45

        Rectangle {
            x: 3 + toggle.visualPosition * (parent.width - width - 6)
            y: 3
            width: 16
            height: 16
            radius: 8
            color: toggle.checked ? Theme.accentInk : Theme.strongLine

            Behavior on x {
                NumberAnimation { duration: Theme.moment }
            }
            Icon {
                anchors.centerIn: parent
                visible: toggle.checked
                name: "check"
                size: 12
                color: Theme.accent
            }
        }
        FocusRing {
            radius: height / 2
            shown: toggle.visualFocus
        }
    }
    contentItem: Text {
        text: toggle.text
        textFormat: Text.PlainText
        font: toggle.font
        color: Theme.ink
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        opacity: toggle.enabled ? 1 : 0.45
    }
}
