// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Controls
import Navarch.App

ApplicationWindow {
    width: 1280
    height: 720
    visible: true
    title: qsTr("Navarch %1").arg(About.version)
}
