// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Who wins: in one sentence, as one bar with its error, and side by side in figures; and how many battles that rests on.
Card {
    id: card

    required property Forecaster forecaster
    readonly property bool known: forecaster.summary.runs > 0

    implicitHeight: column.height + 2 * inset

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(sentence.height, buttons.height)

            TitleText {
                id: sentence
                objectName: "forecastHeadline"
                anchors.left: parent.left
                anchors.right: buttons.left
                anchors.rightMargin: Theme.inset
                anchors.verticalCenter: parent.verticalCenter
                display: true
                text: card.known ? card.forecaster.summary.headline
                      : card.forecaster.summary.whyNot !== "" ? qsTr("No odds")
                      : card.forecaster.running ? qsTr("The first battle is being fought…") : qsTr("No battle was fought yet")
            }
            Row {
                id: buttons

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.inset

                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: card.known

                    DataText {
                        objectName: "forecastState"
                        anchors.right: parent.right
                        text: card.forecaster.summary.state
                    }
                    Caption {
                        anchors.right: parent.right
                        text: card.forecaster.running ? qsTr("each with other dice") : qsTr("go on to narrow it down")
                        visible: card.forecaster.running || card.forecaster.canGoOn
                    }
                }
                PrimaryButton {
                    objectName: "forecastStop"
                    visible: card.forecaster.running
                    text: qsTr("Stop")
                    glyph: "pause"
                    onClicked: card.forecaster.stop()
                }
                PrimaryButton {
                    objectName: "forecastGoOn"
                    visible: !card.forecaster.running && card.forecaster.canGoOn
                    text: qsTr("Go on")
                    glyph: "play"
                    onClicked: card.forecaster.goOn()
                }
            }
        }
        Item {
            id: bar

            width: parent.width
            height: Math.round(34 * Theme.textFactor)
            visible: card.known
            Accessible.role: Accessible.Chart
            Accessible.name: card.forecaster.summary.headline

            Rectangle {
                anchors.fill: parent
                radius: 4
                color: Theme.line
            }
            Repeater {
                model: card.forecaster.sides

                Item {
                    id: end

                    required property int index
                    required property string colour
                    required property string emblem
                    required property string name
                    required property double share
                    required property double low
                    required property double high
                    // The first side's wins are counted from the left, the last one's from the right.
                    readonly property bool fromRight: index > 0
                    // What stands right of it.
                    required property double behind

                    function at(share: real): real {
                        return (fromRight ? 1 - behind - share : share) * bar.width
                    }

                    anchors.fill: parent

                    Rectangle {
                        x: end.fromRight ? end.at(end.share) : 0
                        width: Math.max(end.share > 0 ? 2 : 0, end.share * bar.width)
                        height: parent.height
                        radius: 4
                        color: Theme.sideColour(end.colour)

                        SideBadge {
                            anchors.verticalCenter: parent.verticalCenter
                            anchors.left: end.fromRight ? undefined : parent.left
                            anchors.right: end.fromRight ? parent.right : undefined
                            anchors.leftMargin: Theme.step
                            anchors.rightMargin: Theme.step
                            visible: parent.width > size + 2 * Theme.step
                            size: 24
                            colour: end.colour
                            emblem: end.emblem
                        }
                    }
                    // Between what the true share lies, with 95% confidence.
                    Item {
                        id: whisker

                        readonly property real from: Math.min(end.at(end.low), end.at(end.high))
                        readonly property real to: Math.max(end.at(end.low), end.at(end.high))

                        x: from
                        // Apart, where there are few draws and they would lie over each other.
                        y: (end.fromRight ? 1 : -1) * parent.height * 0.2
                        width: to - from
                        height: parent.height

                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width
                            height: 4
                            color: Theme.card
                        }
                        Repeater {
                            model: [0, 1]
                            Rectangle {
                                required property int modelData
                                x: modelData * whisker.width - width / 2
                                anchors.verticalCenter: parent.verticalCenter
                                width: 4
                                height: 14
                                color: Theme.card
                            }
                        }
                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width
                            height: 2
                            color: Theme.ink
                        }
                        Repeater {
                            model: [0, 1]
                            Rectangle {
                                required property int modelData
                                x: modelData * whisker.width - width / 2
                                anchors.verticalCenter: parent.verticalCenter
                                width: 2
                                height: 12
                                color: Theme.ink
                            }
                        }
                    }
                }
            }
        }
        Item {
            width: parent.width
            height: figures.height
            visible: card.known

            Flow {
                id: figures
                width: parent.width
                spacing: Theme.margin

                Repeater {
                    model: card.forecaster.sides

                    ShareFigure {
                        required property int index
                        objectName: "wins/" + index
                    }
                }
                ShareFigure {
                    objectName: "draws"
                    name: qsTr("Drawn")
                    colour: ""
                    emblem: ""
                    wins: card.forecaster.summary.draws
                    range: card.forecaster.summary.drawRange
                }
            }
            Caption {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                visible: parent.width > figures.childrenRect.width + Theme.margin + width
                text: qsTr("In brackets and between the marks: where the true share lies, 19 times in 20")
            }
        }
    }
}
