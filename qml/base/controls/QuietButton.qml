// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Everything else one may do here.
PushButton {
    edge: Theme.line
}
