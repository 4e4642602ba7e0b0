// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One sign, by our name for it: of the icon font (Glyphs), but for a fleet's, which is drawn, for the font has ferries. Never
// the only carrier of a meaning.
Item {
    id: icon

    required property string name
    property int size: Math.round(20 * Theme.textFactor)
    property color color: Theme.ink
    readonly property bool isDrawn: Glyphs.isDrawn(name)

    implicitWidth: isDrawn ? size : glyph.implicitWidth
    implicitHeight: isDrawn ? size : glyph.implicitHeight
    Accessible.ignored: true

    Text {
        id: glyph
        anchors.fill: parent
        visible: !icon.isDrawn
        text: icon.isDrawn ? "" : Glyphs.code(icon.name)
        textFormat: Text.PlainText
        color: icon.color
        font.family: Theme.iconFamily
        font.pixelSize: icon.size
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Loader {
        active: icon.isDrawn
        anchors.centerIn: parent
        width: icon.size
        height: icon.size
        sourceComponent: GalleySign {
            ink: icon.color
        }
    }
}
