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
    font.underline: rule !== "" && pointed.hovered
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    Accessible.role: rule === "" ? Accessible.StaticText : Accessible.Link
    Accessible.name: text
    Accessible.onPressAction: RuleOpener.open(rule)

    HoverHandler {
        id: pointed
        enabled: caption.rule !== ""
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: caption.rule !== ""
        gesturePolicy: TapHandler.ReleaseWithinBounds // what it stands on is not pressed as well
        onTapped: RuleOpener.open(caption.rule)
    }
}
