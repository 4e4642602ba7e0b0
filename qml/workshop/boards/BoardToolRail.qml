// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The tools of the board editor, one of them in hand, what is painted, and how large the brush is.
FocusScope {
    id: rail

    required property BoardTool tool
    // Whether a game that is fought on such a board knows more terrain than land.
    property bool knowsTerrain: true
    readonly property var tools: [
        { kind: BoardTool.Paint, deed: "paint-cells", glyph: "brush", text: qsTr("Paint terrain") },
        { kind: BoardTool.Fill, deed: "fill-cells", glyph: "target", text: qsTr("Fill what hangs together") },
        { kind: BoardTool.Area, deed: "fill-area", glyph: "fit", text: qsTr("Fill an area between corners") },
        { kind: BoardTool.FirstZone, deed: "first-zone", glyph: "first", text: qsTr("First side's zone") },
        { kind: BoardTool.SecondZone, deed: "second-zone", glyph: "last", text: qsTr("Second side's zone") },
        { kind: BoardTool.NoZone, deed: "no-zone", glyph: "eraser", text: qsTr("Erase zones") },
        { kind: BoardTool.Wall, deed: "put-wall", glyph: "put", text: qsTr("Put a wall section, or take it out") }
    ]
    readonly property var terrains: [
        { value: "land", text: qsTr("Land") }, { value: "open", text: qsTr("Open water") }, { value: "shallows", text: qsTr("Shallows") },
        { value: "rocks", text: qsTr("Rocks") }, { value: "current", text: qsTr("Current") }, { value: "rough", text: qsTr("Rough water") },
        { value: "weed", text: qsTr("Weed") }
    ]
    readonly property bool isTerrain: tool.kind === BoardTool.Paint || tool.kind === BoardTool.Fill || tool.kind === BoardTool.Area
    readonly property bool isBrush: tool.kind !== BoardTool.Fill && tool.kind !== BoardTool.Area && tool.kind !== BoardTool.Wall
    readonly property string words: Theme.joined([tools.find(each => each.kind === tool.kind)?.text ?? "",
                                                  isTerrain ? terrains.find(each => each.value === tool.terrain)?.text ?? "" : ""])

    function take(key: string): bool {
        const found = tools.find(each => KeyPages.keysOf(each.deed) === key)
        if (found)
            tool.kind = found.kind
        return found !== undefined
    }

    implicitWidth: Math.round(132 * Theme.textFactor)
    width: implicitWidth
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Tools")

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    PaneScroll {
        anchors.fill: parent

        Grid {
            columns: Math.max(1, Math.floor((parent.width + Theme.step) / (Theme.touch + Theme.step)))
            spacing: Theme.step

            Repeater {
                model: rail.tools

                IconButton {
                    id: sign

                    required property var modelData
                    readonly property bool taken: rail.tool.kind === modelData.kind

                    objectName: "boardTool" + keys
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
                        width: parent.width
                        height: 3
                        anchors.bottom: parent.bottom
                        color: Theme.accent
                    }
                }
            }
        }
        Rule {
            width: parent.width
        }
        ChoiceBox {
            objectName: "boardTerrain"
            width: parent.width
            visible: rail.isTerrain
            label: qsTr("Terrain")
            model: rail.knowsTerrain ? rail.terrains : rail.terrains.slice(0, 2)
            at: Math.max(0, placeOf(model, rail.tool.terrain))
            onActivated: index => rail.tool.terrain = model[index].value
        }
        Column {
            width: parent.width
            visible: rail.isBrush
            spacing: Theme.step

            Caption {
                width: parent.width
                text: qsTr("Brush, cells around")
                wrapMode: Text.Wrap
            }
            NumberStepper {
                objectName: "boardBrush"
                width: parent.width
                label: qsTr("Brush, cells around")
                from: 0
                to: 10
                value: rail.tool.brush
                onMoved: value => rail.tool.brush = value
            }
        }
    }
}
