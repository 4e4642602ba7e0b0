// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Navarch.App

// The one place for colours, type, spacing and shape. Everything on the screen takes its looks from here, so that a
// change of theme or text size is a change of these properties and nothing else.
QtObject {
    id: theme

    // What the settings ask for; "system" follows the lightness of the system's window colour.
    readonly property bool dark: Preferences.dark

    // Surfaces
    readonly property color paper: dark ? "#12202B" : "#F5F0E3"
    readonly property color card: dark ? "#1A2C39" : "#FCF9F1"
    readonly property color raised: dark ? "#213746" : "#FFFDF8"
    readonly property color line: dark ? "#2E4555" : "#D8CFB8"
    readonly property color strongLine: dark ? "#648195" : "#96896F"
    readonly property color sea: dark ? "#16303F" : "#BFD3DA"
    readonly property color land: dark ? "#3A3A30" : "#E7DCC0"

    // Ink: 4.5 to 1 on every surface, hovered or chosen (contrast_test)
    readonly property color ink: dark ? "#E9E4D6" : "#1F2A33"
    readonly property color softInk: dark ? "#AEB8BF" : "#505A63"
    readonly property color accent: dark ? "#E8A891" : "#8A3324"
    readonly property color accentInk: dark ? "#12202B" : "#FCF9F1"
    readonly property color good: dark ? "#7CC79A" : "#2B6441"
    readonly property color warn: dark ? "#E2B45A" : "#7B5000"
    readonly property color bad: dark ? "#F3A199" : "#A3231F"

    // Washes over a surface: what the pointer is on, what is pressed, what is chosen.
    readonly property color hover: dark ? "#14FFFFFF" : "#0D1F2A33"
    readonly property color press: dark ? "#24FFFFFF" : "#1A1F2A33"
    readonly property color chosen: dark ? "#33E08A6B" : "#1F8A3324"
    readonly property color veil: dark ? "#B3080F15" : "#73241F17"

    // Type. A side of 13 is data, 15 reading, 20 and 28 titles; the settings' text size multiplies them all.
    readonly property string titleFamily: Preferences.titleFamily
    readonly property string dataFamily: Preferences.dataFamily
    readonly property string iconFamily: Preferences.iconFamily
    readonly property real textFactor: Preferences.textFactor
    readonly property int captionSize: Math.round(11.5 * textFactor)
    readonly property int dataSize: Math.round(13 * textFactor)
    readonly property int readingSize: Math.round(15 * textFactor)
    readonly property int titleSize: Math.round(20 * textFactor)
    readonly property int displaySize: Math.round(28 * textFactor)
    readonly property real lineHeight: 1.4

    // Space, in steps of four.
    readonly property int step: 4
    readonly property int gap: 8
    readonly property int inset: 12
    readonly property int margin: 24
    readonly property int radius: 6

    // Where a screen of few things begins on a wide window, and how wide it is: in the middle, and no wider than one
    // can take in.
    readonly property int widest: Math.round(1640 * textFactor)

    function roomIn(width: real): real {
        return Math.min(width - 2 * margin, widest)
    }

    // Sizes that a finger can hit.
    readonly property int control: Math.max(36, Math.round(36 * textFactor))
    readonly property int touch: Math.max(40, Math.round(40 * textFactor))
    // The foot of the window, kept for what there is to tell: two lines.
    readonly property int foot: Math.max(control, 2 * Math.ceil(dataMetrics.lineSpacing) + 8)
    readonly property int row: Math.max(36, Math.round(34 * textFactor))
    // What a fact is called, before its value.
    readonly property int factLabel: Math.round(108 * textFactor)

    // Motion explains and is over.
    readonly property int moment: 140

    // How wide a text would be in one of the kit's fonts. A text that is to be as wide as its words but no wider than its
    // room asks here: taking the lesser of its own implicitWidth and the room is a binding loop in Qt 6.4. The heights
    // are looked at so that a binding is evaluated again when the text size changes.
    function titleWidth(text: string, display: bool): real {
        const metrics = display ? displayMetrics : titleMetrics
        return metrics.height > 0 ? Math.ceil(metrics.advanceWidth(text)) + 2 : 0
    }

    function dataWidth(text: string, strong: bool): real {
        const metrics = strong ? strongMetrics : dataMetrics
        return metrics.height > 0 ? Math.ceil(metrics.advanceWidth(text)) + 2 : 0
    }

    function captionWidth(text: string): real {
        return captionMetrics.height > 0 ? Math.ceil(captionMetrics.advanceWidth(text)) + 2 : 0
    }

    readonly property FontMetrics titleMetrics: FontMetrics {
        font.family: theme.titleFamily
        font.pixelSize: theme.titleSize
        font.weight: Font.Medium
    }
    readonly property FontMetrics displayMetrics: FontMetrics {
        font.family: theme.titleFamily
        font.pixelSize: theme.displaySize
        font.weight: Font.Medium
    }
    readonly property FontMetrics dataMetrics: FontMetrics {
        font.family: theme.dataFamily
        font.pixelSize: theme.dataSize
    }
    readonly property FontMetrics strongMetrics: FontMetrics {
        font.family: theme.dataFamily
        font.pixelSize: theme.dataSize
        font.weight: Font.DemiBold
    }
    readonly property FontMetrics captionMetrics: FontMetrics {
        font.family: theme.dataFamily
        font.pixelSize: theme.captionSize
        font.weight: Font.Medium
    }

    // The eight colours that a side may take, told apart by people who do not see red, green or blue as others do.
    readonly property var sideColours: Object.keys(sideMarks)
    readonly property var emblems: ["trident", "owl", "horse", "tower", "dolphin", "star", "bull", "lyre"]

    // Whether a key typed a letter, and no shortcut.
    function isLetter(event: var): bool {
        return !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) && event.text.length === 1
                && event.text.toLowerCase() !== event.text.toUpperCase()
    }

    // What is worth saying, in one line: the parts that are not empty.
    function joined(parts: var): string {
        return parts.filter(part => part !== "").join(" · ")
    }

    // What sides are marked with, by its name in the campaign: by day, by night, and in words.
    readonly property var sideMarks: ({
        madder: ["#A8202A", "#D47573", qsTr("Madder")], lapis: ["#2A5CAA", "#83AEEA", qsTr("Lapis")],
        olive: ["#6E7F26", "#BDCB6C", qsTr("Olive")], saffron: ["#BF8300", "#F0BE4E", qsTr("Saffron")],
        tyrian: ["#7A2E6E", "#D38BC7", qsTr("Tyrian")], verdigris: ["#1D8273", "#7CCCB4", qsTr("Verdigris")],
        umber: ["#6A3E1C", "#CD9F78", qsTr("Umber")], slate: ["#4A5560", "#A9B6C2", qsTr("Slate")]
    })
    readonly property var emblemNames: ({
        trident: qsTr("Trident"), owl: qsTr("Owl"), horse: qsTr("Horse"), tower: qsTr("Tower"), dolphin: qsTr("Dolphin"),
        star: qsTr("Star"), bull: qsTr("Bull"), lyre: qsTr("Lyre")
    })

    function sideColour(name: string): color {
        return sideMarks[name]?.[dark ? 1 : 0] ?? softInk
    }
    function sideColourName(name: string): string {
        return sideMarks[name]?.[2] ?? name
    }
    function emblemName(name: string): string {
        return emblemNames[name] ?? name
    }
}
