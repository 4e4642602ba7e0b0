// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The small label over a group, a column or a field.
Text {
    textFormat: Text.PlainText
    color: Theme.softInk
    font.family: Theme.dataFamily
    font.pixelSize: Theme.captionSize
    font.weight: Font.Medium
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
