// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A control, or several, under a caption.
Column {
    id: captioned

    required property string caption

    spacing: Theme.step

    Caption {
        text: captioned.caption
    }
}
