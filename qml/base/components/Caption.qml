// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The small label over a group, a column or a field.
Text {
    id: caption

    // The number of a rule that stands in it: a press opens the rule's page.
    property string rule: ""

    textFormat: Text.PlainText
    color: Theme.softInk
    font.family: Theme.dataFamily
    font.pixelSize: Theme.captionSize
    font.weight: Font.Medium
    font.underline: rule !== "" && pointed.containsMouse
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    Accessible.role: rule === "" ? Accessible.StaticText : Accessible.Link
    Accessible.name: text
    Accessible.onPressAction: RuleOpener.open(rule)

    // Its words alone, and not the room that is left beside them: that belongs to what it stands on. Not a TapHandler: on a
    // button the button would have the press.
    MouseArea {
        id: pointed
        readonly property int side: caption.effectiveHorizontalAlignment
        x: side === Text.AlignRight ? caption.width - width : side === Text.AlignHCenter ? (caption.width - width) / 2 : 0
        width: Math.min(caption.width, Math.ceil(caption.contentWidth))
        height: caption.height
        enabled: caption.rule !== ""
        visible: enabled
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: RuleOpener.open(caption.rule)
    }
}
