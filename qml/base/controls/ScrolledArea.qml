// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// What is too high for its room scrolls: it shows where in it one is, and stops at its ends.
Flickable {
    contentWidth: width
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Scroller {}
}
