// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What a battle costs one side, in talents.
PlotCard {
    id: card

    required property int index
    required property string name
    required property string value
    required property string lossMean
    required property string lossHalf
    required property string lossNearly
    required property var losses
    required colour
    required emblem

    objectName: "losses/" + index
    title: qsTr("%1 loses %2 of %3 talents").arg(name).arg(lossMean).arg(value)
    detail: qsTr("Half the battles %1, nine in ten %2").arg(lossHalf).arg(lossNearly)
    spread: losses
    fill: Theme.sideColour(colour)
}
