// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A heading in the serif. `display` for the one title of a screen.
Text {
    property bool display: false

    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.titleFamily
    font.pixelSize: display ? Theme.displaySize : Theme.titleSize
    font.weight: Font.Medium
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
