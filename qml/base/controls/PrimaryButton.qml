// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The one thing a screen or card most wants done.
PushButton {
    face: Theme.accent
    words: Theme.accentInk
}
