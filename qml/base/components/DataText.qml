// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// One line of data: a name, a class, a state; or, where it wraps, a few words on it.
Text {
    property bool soft: false
    property bool strong: false
    property bool wraps: false
    // A word of a fixed set in a column that is measured by them: it is never cut (layout_test).
    property bool whole: false

    textFormat: Text.PlainText
    color: soft ? Theme.softInk : Theme.ink
    font.family: Theme.dataFamily
    font.pixelSize: Theme.dataSize
    font.weight: strong ? Font.DemiBold : Font.Normal
    elide: wraps ? Text.ElideNone : Text.ElideRight
    wrapMode: wraps ? Text.Wrap : Text.NoWrap
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
