// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Over a control that cannot be used now: why not. A disabled control cannot say so itself: Qt tells it of a pointer that is over it
// sometimes, and of none at others.
// Over one that can be used it is not there, and takes no pointer from it.
Item {
    id: over

    required property string why
    // It would only stand in the way now.
    property bool quiet: false

    // The pointer went away.
    signal passed()

    anchors.fill: parent
    z: 1 // over what the control is made of, which would take the pointer
    visible: !enabled && why !== ""

    HoverHandler {
        id: pointer
        onHoveredChanged: if (!hovered) over.passed()
    }
    Hint {
        objectName: "whyHint"
        text: over.why
        visible: over.visible && pointer.hovered && !over.quiet
    }
}
