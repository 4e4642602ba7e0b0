// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Over a control that cannot be used now: why not. Qt tells a disabled control of no pointer, so that it cannot say so itself.
// Over one that can be used it is not there, and takes no pointer from it.
Item {
    id: over

    required property string why
    // It would only stand in the way now.
    property bool quiet: false

    // The pointer went away.
    signal passed()

    anchors.fill: parent
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
