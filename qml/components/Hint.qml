// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// What a control does, shown beside the pointer after a moment.
T.ToolTip {
    id: hint

    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: parent ? parent.height + Theme.step : 0
    implicitWidth: Math.min(360, words.implicitWidth + 2 * Theme.gap)
    implicitHeight: words.implicitHeight + 2 * Theme.step
    margins: Theme.gap
    delay: 600
    timeout: 8000
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Text {
        id: words
        text: hint.text
        textFormat: Text.PlainText
        color: Theme.paper
        font.family: Theme.dataFamily
        font.pixelSize: Theme.captionSize
        wrapMode: Text.Wrap
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        topPadding: Theme.step
        bottomPadding: Theme.step
    }
    background: Rectangle {
        color: Theme.ink
        radius: 4
    }
}
