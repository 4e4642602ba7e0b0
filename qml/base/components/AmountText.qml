// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// An amount of talents: tabular figures, right-aligned. The text comes from C++ ("1,204.50", "−12.00").
FigureText {
    property bool soft: false
    property bool strong: false
    property bool large: false

    color: soft ? Theme.softInk : Theme.ink
    font.family: Theme.dataFamily
    font.pixelSize: large ? Theme.titleSize : Theme.dataSize
    font.weight: strong ? Font.DemiBold : Font.Normal
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
