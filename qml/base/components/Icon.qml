// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// One sign of the icon font, by our name for it (Glyphs). Never the only carrier of a meaning.
Text {
    required property string name
    property int size: Math.round(20 * Theme.textFactor)

    text: Glyphs.code(name)
    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.iconFamily
    font.pixelSize: size
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
