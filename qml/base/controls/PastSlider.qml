// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// Back through what was, step by step from 0 to `to`, and to the present again.
T.Slider {
    id: slider

    property color tone: Theme.accent

    from: 0
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    focusPolicy: Qt.StrongFocus

    background: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 4
            radius: 2
            color: Theme.line
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: slider.visualPosition * parent.width
            height: 4
            radius: 2
            color: Theme.strongLine
        }
    }
    handle: Rectangle {
        x: slider.visualPosition * (slider.availableWidth - width)
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        width: 18
        height: 18
        radius: 9
        color: slider.tone

        FocusRing {
            radius: 11
            shown: slider.visualFocus
        }
    }
}
