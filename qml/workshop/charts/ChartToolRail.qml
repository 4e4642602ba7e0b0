// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The tools of the chart room, one of them in hand, and how large the brush is.
FocusScope {
    id: rail

    required property DraftTool tool
    readonly property var tools: [
        { kind: DraftTool.Look, deed: "pick-port", glyph: "cursor", text: qsTr("Pick and move ports") },
        { kind: DraftTool.Draw, deed: "draw-land", glyph: "brush", text: qsTr("Draw land") },
        { kind: DraftTool.Erase, deed: "erase-land", glyph: "eraser", text: qsTr("Erase land") },
        { kind: DraftTool.TakeOut, deed: "take-island-out", glyph: "cut", text: qsTr("Take an island out") },
        { kind: DraftTool.Port, deed: "put-port", glyph: "put", text: qsTr("Put a port") }
    ]
    // Radii in hundredths of miles.
    readonly property var sizes: [25, 50, 100, 200, 300, 500, 800, 1200, 2000, 3500, 6000, 10000]
    readonly property string words: tools.find(each => each.kind === tool.kind)?.text ?? ""
    readonly property bool isBrush: tool.kind === DraftTool.Draw || tool.kind === DraftTool.Erase

    function take(key: string): bool {
        const found = tools.find(each => KeyPages.keysOf(each.deed) === key)
        if (found)
            tool.kind = found.kind
        return found !== undefined
    }
    function putDown(): bool {
        const had = tool.kind !== DraftTool.Look
        tool.kind = DraftTool.Look
        return had
    }
    // The next larger brush, or the one smaller.
    function size(by: int) {
        tool.brush = by > 0 ? sizes.find(each => each > tool.brush) ?? tool.brush
                            : sizes.filter(each => each < tool.brush).pop() ?? tool.brush
    }

    implicitWidth: Theme.touch + 2 * Theme.gap
    width: implicitWidth
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Tools")

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    Column {
        x: Theme.gap
        y: Theme.inset
        spacing: Theme.step

        Repeater {
            model: rail.tools

            IconButton {
                id: sign

                required property var modelData
                readonly property bool taken: rail.tool.kind === modelData.kind

                objectName: "tool" + keys
                glyph: modelData.glyph
                text: modelData.text
                keys: KeyPages.keysOf(modelData.deed)
                ink: taken ? Theme.accent : Theme.ink
                checked: taken
                Accessible.role: Accessible.RadioButton
                Accessible.checked: taken
                onClicked: rail.tool.kind = modelData.kind

                Rectangle {
                    visible: sign.taken
                    x: -Theme.gap
                    width: 3
                    height: parent.height
                    color: Theme.accent
                }
            }
        }
        Rule {
            width: Theme.touch
            visible: rail.isBrush
        }
        IconButton {
            objectName: "brushLarger"
            visible: rail.isBrush
            glyph: "plus"
            text: qsTr("A larger brush")
            keys: KeyPages.keysOf("larger-brush")
            onClicked: rail.size(1)
        }
        Caption {
            width: Theme.touch
            visible: rail.isBrush
            text: rail.tool.brush % 100 === 0 ? String(rail.tool.brush / 100) : (rail.tool.brush / 100).toLocaleString(Qt.locale(), "f", rail.tool.brush % 10 === 0 ? 1 : 2)
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Brush of %1 miles").arg(text)
        }
        IconButton {
            objectName: "brushSmaller"
            visible: rail.isBrush
            glyph: "minus"
            text: qsTr("A smaller brush")
            keys: KeyPages.keysOf("smaller-brush")
            onClicked: rail.size(-1)
        }
    }
}
