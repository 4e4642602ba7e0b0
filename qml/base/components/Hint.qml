// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// What a control does, shown below it after a moment; above it where it would lie over the foot of the window, which is for notices.
T.ToolTip {
    id: hint

    property bool above: false
    onAboutToShow: above = parent?.Window.window
                           ? parent.mapToItem(null, 0, parent.height).y + Theme.step + implicitHeight > parent.Window.window.height - Theme.foot : false

    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: !parent ? 0 : above ? -implicitHeight - Theme.step : parent.height + Theme.step
    implicitWidth: Math.min(360, Theme.captionWidth(text) + leftPadding + rightPadding)
    implicitHeight: words.implicitHeight + topPadding + bottomPadding
    margins: Theme.gap
    leftPadding: Theme.gap + 2
    rightPadding: Theme.gap + 2
    topPadding: 6
    bottomPadding: 6
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
        font.weight: Font.Medium
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        color: Theme.ink
        radius: 4
    }
}
