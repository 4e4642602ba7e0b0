// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is said of the war, when it begins, on which chart, and by which of the umpire's options.
PaneScroll {
    id: pane

    required property WarBuilder builder
    readonly property WarText war: builder.text
    readonly property int room: Math.min(width - 40, Math.round(820 * Theme.textFactor))

    Card {
        width: pane.room
        height: said.implicitHeight + 2 * inset
        inset: 20

        Column {
            id: said
            width: parent.width
            spacing: Theme.inset

            Field {
                objectName: "warName"
                width: Math.min(420, parent.width)
                label: qsTr("Name of the war")
                maximumLength: 80
                text: pane.war.name
                onFinished: {
                    pane.war.name = text
                    text = Qt.binding(() => pane.war.name)
                }
            }
            Field {
                objectName: "warSummary"
                width: parent.width
                label: qsTr("In one sentence")
                placeholder: qsTr("Two cities want one island.")
                maximumLength: 400
                text: pane.war.summary
                onFinished: {
                    pane.war.summary = text
                    text = Qt.binding(() => pane.war.summary)
                }
            }
            LongField {
                objectName: "warHistory"
                width: parent.width
                label: qsTr("How it came to this")
                held: pane.war.history
                lines: 5
                onFinished: text => pane.war.history = text
            }
            Field {
                width: parent.width
                label: qsTr("Where its figures are from")
                maximumLength: 1000
                text: pane.war.source
                onFinished: {
                    pane.war.source = text
                    text = Qt.binding(() => pane.war.source)
                }
            }
        }
    }
    Card {
        width: pane.room
        height: begun.implicitHeight + 2 * inset
        inset: 20

        Column {
            id: begun
            width: parent.width
            spacing: Theme.inset

            TitleText {
                text: qsTr("It begins")
            }
            Flow {
                width: parent.width
                spacing: Theme.inset

                Column {
                    spacing: Theme.step

                    Caption {
                        text: qsTr("Year")
                    }
                    Row {
                        spacing: Theme.gap

                        NumberStepper {
                            id: year
                            objectName: "warYear"
                            width: Math.round(150 * Theme.textFactor)
                            label: qsTr("Year")
                            from: 1
                            to: 1500
                            value: Math.abs(pane.war.year)
                            onMoved: value => {
                                pane.war.year = pane.war.year < 0 ? -value : value
                                year.value = Qt.binding(() => Math.abs(pane.war.year))
                            }
                        }
                        SegmentedChoice {
                            room: Infinity
                            label: qsTr("Era")
                            value: pane.war.year < 0 ? "bce" : "ce"
                            options: [{ value: "bce", text: qsTr("BCE") }, { value: "ce", text: qsTr("CE") }]
                            onChosen: value => pane.war.year = value === "bce" ? -year.value : year.value
                        }
                    }
                }
                Captioned {
                    caption: qsTr("Month")

                    ChoiceBox {
                        objectName: "warMonth"
                        width: Math.round(170 * Theme.textFactor)
                        label: qsTr("Month")
                        model: pane.war.months
                        at: pane.war.month - 1
                        onActivated: index => pane.war.month = index + 1
                    }
                }
                Captioned {
                    caption: qsTr("Week")

                    SegmentedChoice {
                        room: Infinity
                        label: qsTr("Week")
                        value: pane.war.week
                        options: [{ value: 1, text: "1" }, { value: 2, text: "2" }, { value: 3, text: "3" }, { value: 4, text: "4" }]
                        onChosen: value => pane.war.week = value
                    }
                }
            }
            DataText {
                width: parent.width
                text: pane.war.chart === "" ? qsTr("On the chart of the Mediterranean, with %1 ports in that year").arg(pane.builder.ports.all)
                                            : qsTr("On the chart “%1”, which the file holds, with %2 ports in that year").arg(pane.war.chart).arg(pane.builder.ports.all)
                wraps: true
                soft: true
            }
            DataText {
                width: parent.width
                readonly property var proposed: pane.war.battles

                visible: proposed.length > 0
                text: qsTr("It proposes to begin with: %1").arg(proposed.join(", "))
                wraps: true
                soft: true
            }
        }
    }
    Card {
        width: pane.room
        height: ruled.implicitHeight + 2 * inset
        inset: 20

        Column {
            id: ruled
            width: parent.width
            spacing: Theme.inset

            TitleText {
                text: qsTr("By which rules")
            }
            Repeater {
                model: pane.war.options

                Item {
                    id: option

                    required property var modelData
                    required property int index
                    readonly property bool stacked: width < Math.round(560 * Theme.textFactor)

                    width: ruled.width
                    height: (stacked ? words.implicitHeight + Theme.gap + choice.height : Math.max(words.implicitHeight, choice.height))
                            + (index > 0 ? Theme.inset + 1 : 0)

                    Rule {
                        visible: option.index > 0
                        width: parent.width
                    }
                    OptionWords {
                        id: words
                        y: option.index > 0 ? Theme.inset + 1 : 0
                        width: option.stacked ? parent.width : parent.width - choice.width - Theme.margin
                        option: option.modelData
                    }
                    OptionChoice {
                        id: choice
                        objectName: "warOption/" + option.modelData.key
                        x: option.stacked ? 0 : parent.width - width
                        y: option.stacked ? words.y + words.height + Theme.gap : words.y + Math.max(0, (words.height - height) / 2)
                        option: option.modelData
                        onChosen: value => pane.war.setOption(option.modelData.key, value)
                    }
                }
            }
        }
    }
}
