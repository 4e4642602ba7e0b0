// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A heading in the serif. `display` for the one title of a screen.
Text {
    property bool display: false
    // The title of a whole screen: they all begin at one distance from the rail, Theme.margin (layout_test).
    property bool ofScreen: false

    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.titleFamily
    font.pixelSize: display ? Theme.displaySize : Theme.titleSize
    font.weight: Font.Medium
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
