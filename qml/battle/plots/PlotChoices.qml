// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What else is written with a plot, group by group: a line a choice, its values side by side where there is room for them
// and in a box to open where there is not.
Column {
    id: panel

    required property WrittenPlot plot
    readonly property var all: plot.lists.choices
    // So many that each has to do with one line.
    readonly property bool isMany: all.length > 5
    // Boxes one below the other begin in one column.
    readonly property real column: all.reduce((most, one) => one.group ? Math.max(most, Theme.captionWidth(one.label) + Theme.gap) : most, 0)
    readonly property int line: Math.round(32 * Theme.textFactor)

    signal handled()

    spacing: isMany ? 2 : Theme.gap

    Repeater {
        model: panel.all.length

        Column {
            id: choice

            required property int index
            readonly property var one: panel.all[index] ?? ({ label: "", value: "", group: "", options: [] })
            readonly property string group: one.group ?? ""
            readonly property bool heads: group !== "" && group !== (panel.all[index - 1]?.group ?? "")
            // All that is left is what is taken: a line of words will do.
            readonly property bool isFixed: one.options.every(option => option.value === one.value || option.whyNot !== "")
            readonly property var now: one.options.find(option => option.value === one.value) ?? ({ text: "", whyNot: "" })
            readonly property real needed: one.options.reduce((sum, option) => sum + Theme.dataWidth(option.text, true) + 16 + Theme.step,
                                                              -Theme.step)
            readonly property real labelled: Theme.captionWidth(one.label) + Theme.gap
            readonly property bool isInLine: labelled + needed <= width
            readonly property bool isOpen: isInLine || (needed <= width && !panel.isMany)
            readonly property bool says: isFixed && now.whyNot === ""

            width: panel.width
            spacing: 2

            Rule {
                width: parent.width
                visible: choice.heads && choice.index > 0
            }
            DataText {
                width: parent.width
                visible: choice.heads
                text: choice.group
                strong: true
                topPadding: choice.index > 0 ? Theme.step : 0
            }
            Caption {
                width: parent.width
                visible: choice.says || (choice.isOpen && !choice.isInLine)
                text: choice.says ? qsTr("%1: %2").arg(choice.one.label).arg(choice.now.text) : choice.one.label

                HoverHandler {
                    id: over
                }
                Hint {
                    text: choice.one.options.map(option => option.whyNot).find(why => why !== "") ?? ""
                    visible: over.hovered && choice.isFixed && text !== ""
                }
            }
            Item {
                width: parent.width
                height: panel.line
                visible: !choice.says

                Caption {
                    id: label
                    visible: choice.isInLine || !choice.isOpen
                    height: parent.height
                    width: choice.isInLine ? choice.labelled
                           : Math.min(choice.group !== "" ? panel.column : choice.labelled, Math.round(parent.width * 0.4))
                    text: choice.one.label
                }
                Row {
                    x: choice.isInLine ? parent.width - width : 0
                    visible: choice.isOpen
                    spacing: Theme.step
                    Accessible.role: Accessible.Grouping
                    Accessible.name: choice.one.label

                    Repeater {
                        model: choice.isOpen ? choice.one.options : []

                        PlotSegment {
                            required property var modelData
                            objectName: "plotChoice/" + choice.index + "/" + modelData.value
                            text: modelData.text
                            whyNot: modelData.whyNot
                            taken: modelData.value === choice.one.value
                            onPressed: if (!activeFocus) panel.handled()
                            onClicked: panel.plot.choose(choice.index, modelData.value)
                        }
                    }
                }
                ChoiceBox {
                    readonly property var texts: choice.one.options.map(option => ({
                        value: option.value, text: option.whyNot === "" ? option.text : qsTr("%1  (%2)").arg(option.text).arg(option.whyNot)
                    }))

                    objectName: "plotChoiceBox/" + choice.index
                    anchors.left: label.right
                    anchors.right: parent.right
                    height: parent.height
                    visible: !choice.isOpen
                    label: choice.one.label
                    model: texts
                    displayText: shortText(texts)
                    at: placeOf(texts, choice.one.value)
                    onActivated: at => {
                        panel.plot.choose(choice.index, texts[at].value)
                        panel.handled()
                    }
                }
            }
        }
    }
}
