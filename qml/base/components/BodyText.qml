// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Running text for reading.
Text {
    property bool soft: false

    textFormat: Text.PlainText
    color: soft ? Theme.softInk : Theme.ink
    font.family: Theme.dataFamily
    font.pixelSize: Theme.readingSize
    lineHeight: Theme.lineHeight
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
