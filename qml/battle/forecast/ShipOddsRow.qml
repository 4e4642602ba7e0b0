// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// One ship: whose, what becomes of her as a strip, and of a hundred battles in figures.
Item {
    id: row

    required property int index
    required property string name
    required property string kind
    required property string side
    required property string colour
    required property string emblem
    required property double sunk
    required property double captured
    required property double fled
    required property double hurt
    required property double whole
    required property string sunkText
    required property string capturedText
    required property string fledText
    required property string damage
    property int sunkWidth: 60
    property int capturedWidth: 76
    property int damageWidth: 70
    property int stripWidth: 120

    height: Math.max(30, Math.round(28 * Theme.textFactor))
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1 of %2: of 100 battles sunk in %3, captured in %4, fled in %5; else the hull is damaged: %6")
                     .arg(name).arg(side).arg(sunkText).arg(capturedText).arg(fledText).arg(damage)

    component Part: Rectangle {
        property double share: 0
        width: strip.width * share
        height: strip.height
    }

    SideBadge {
        id: badge
        x: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        size: 18
        colour: row.colour
        emblem: row.emblem
    }
    DataText {
        id: title
        anchors.left: badge.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Theme.dataWidth(row.name, false), strip.x - x - Theme.gap)
        text: row.name
    }
    Caption {
        anchors.left: title.right
        anchors.leftMargin: Theme.gap
        anchors.right: strip.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: width >= Math.min(implicitWidth, 3.5 * Theme.captionSize) // a letter or two of it would say nothing
        text: row.kind
    }
    Row {
        id: strip

        anchors.right: sunkFigure.left
        anchors.verticalCenter: parent.verticalCenter
        width: row.stripWidth
        height: 8

        Part {
            share: row.sunk
            color: Theme.bad
        }
        Part {
            share: row.captured
            color: Theme.warn
        }
        Part {
            share: row.fled
            color: Theme.softInk
        }
        Part {
            share: row.hurt
            color: Theme.strongLine
        }
        Part {
            share: row.whole
            color: Theme.good
        }
    }
    AmountText {
        id: sunkFigure
        anchors.right: capturedFigure.left
        anchors.verticalCenter: parent.verticalCenter
        width: row.sunkWidth
        text: row.sunkText
    }
    AmountText {
        id: capturedFigure
        anchors.right: damageFigure.left
        anchors.verticalCenter: parent.verticalCenter
        width: row.capturedWidth
        text: row.capturedText
    }
    DataText {
        id: damageFigure
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        width: row.damageWidth
        horizontalAlignment: Text.AlignRight
        soft: true
        text: row.damage
    }
}
