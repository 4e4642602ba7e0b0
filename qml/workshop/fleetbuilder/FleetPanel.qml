// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The fleet as a whole, shown while no ship is selected: name, year, budget, allies, commanders, findings, price.
Item {
    id: panel

    required property FleetBuilder builder

    function showFindings() {
        flick.contentY = Math.max(0, Math.min(findings.y - Theme.gap, flick.contentHeight - flick.height))
    }

    ScrolledArea {
        id: flick

        anchors.fill: parent
        contentHeight: column.height

        Column {
            id: column

            x: Theme.inset
            width: flick.width - 2 * Theme.inset
            topPadding: Theme.inset
            bottomPadding: Theme.margin
            spacing: Theme.inset

            TitleText {
                width: parent.width
                text: qsTr("The fleet")
            }
            Field {
                objectName: "fleetName"
                width: parent.width
                label: qsTr("Name")
                placeholder: qsTr("Phormio's squadron")
                maximumLength: 80
                text: panel.builder.name
                onFinished: {
                    panel.builder.name = text
                    text = Qt.binding(() => panel.builder.name)
                }
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                Field {
                    objectName: "fleetYear"
                    width: (parent.width - Theme.gap) / 2
                    label: qsTr("Year")
                    placeholder: qsTr("429 BCE; empty: any")
                    maximumLength: 12
                    text: panel.builder.yearText
                    onFinished: {
                        panel.builder.setYearText(text)
                        text = Qt.binding(() => panel.builder.yearText)
                    }
                }
                AmountField {
                    objectName: "fleetBudget"
                    width: (parent.width - Theme.gap) / 2
                    label: qsTr("Budget, talents")
                    placeholder: qsTr("none")
                    optional: true
                    amount: panel.builder.budget.amount
                    onTyped: text => panel.builder.budget.setText(text)
                }
            }
            Item {
                width: parent.width
                height: Math.max(Theme.control, words.implicitHeight)

                Column {
                    id: words
                    anchors.left: parent.left
                    anchors.right: percent.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        text: qsTr("Allies' price")
                    }
                    Caption {
                        width: parent.width
                        text: qsTr("per cent; 0 for your own · SA-13.1")
                    }
                }
                NumberStepper {
                    id: percent
                    objectName: "alliedPercent"
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    label: qsTr("Allies' price, per cent")
                    from: -50
                    to: 50
                    stepSize: 10
                    value: panel.builder.alliedPercent
                    words: value => value > 0 ? "+" + value : String(value).replace("-", "−")
                    onMoved: value => panel.builder.alliedPercent = value
                }
            }
            Column {
                width: parent.width
                spacing: Theme.gap

                Item {
                    width: parent.width
                    height: Theme.control

                    DataText {
                        height: parent.height
                        text: qsTr("Commanders")
                        strong: true
                    }
                    QuietButton {
                        objectName: "appoint"
                        anchors.right: parent.right
                        text: qsTr("Appoint…")
                        onClicked: posts.popup()
                    }
                }
                Rule {
                    width: parent.width
                }
                Caption {
                    width: parent.width
                    visible: commanders.count === 0
                    wrapMode: Text.Wrap
                    text: qsTr("Nobody commands yet. A squadron without a commander has command level 0.")
                }
                Repeater {
                    id: commanders
                    model: panel.builder.squadrons.commanders

                    Item {
                        id: entry

                        required property int commanderKey
                        required property string name
                        required property string post
                        required property string quality

                        width: column.width
                        height: post_.height + Theme.control + Theme.step

                        Caption {
                            id: post_
                            text: entry.post
                        }
                        Field {
                            id: called
                            objectName: "commanderName"
                            anchors.top: post_.bottom
                            anchors.topMargin: 2
                            anchors.right: rank.left
                            anchors.rightMargin: Theme.gap
                            anchors.left: parent.left
                            placeholder: qsTr("unnamed")
                            maximumLength: 80
                            text: entry.name
                            onFinished: {
                                panel.builder.squadrons.changeCommander(entry.commanderKey, text, entry.quality)
                                text = Qt.binding(() => entry.name)
                            }
                        }
                        ChoiceBox {
                            id: rank
                            anchors.top: called.top
                            anchors.right: gone.left
                            width: Math.round(132 * Theme.textFactor)
                            label: qsTr("Quality")
                            model: panel.builder.squadrons.commanders.qualities
                            displayText: shortText(panel.builder.squadrons.commanders.qualities)
                            at: placeOf(panel.builder.squadrons.commanders.qualities, entry.quality)
                            onActivated: panel.builder.squadrons.changeCommander(entry.commanderKey, entry.name, currentValue)
                        }
                        IconButton {
                            id: gone
                            anchors.top: called.top
                            anchors.right: parent.right
                            width: Theme.control
                            height: Theme.control
                            glyph: "close"
                            glyphSize: 16
                            text: qsTr("Dismiss")
                            onClicked: panel.builder.squadrons.dismiss(entry.commanderKey)
                        }
                    }
                }
            }
            FindingsBlock {
                id: findings
                width: parent.width
                findings: panel.builder.check.findings
                onMendAsked: (findingKey, message) => panel.builder.check.mend(findingKey, message)
                onMendAllAsked: panel.builder.check.mendAll()
            }
            Column {
                width: parent.width
                spacing: Theme.gap
                visible: !panel.builder.ships.isEmpty

                DataText {
                    text: qsTr("The price, line by line")
                    strong: true
                }
                Rule {
                    width: parent.width
                }
                PriceTree {
                    width: parent.width
                    lines: panel.builder.budget.price
                    totalText: qsTr("The fleet")
                }
            }
        }
    }
    ActionMenu {
        id: posts

        Instantiator {
            model: panel.builder.squadrons.posts
            delegate: ActionEntry {
                required property string modelData
                text: modelData === "" ? qsTr("For the whole fleet") : qsTr("For %1").arg(modelData)
                glyph: modelData === "" ? "admiral" : "flag"
                onTriggered: panel.builder.squadrons.appoint(modelData, "", "average")
            }
            onObjectAdded: (index, object) => posts.insertItem(index, object)
            onObjectRemoved: (index, object) => posts.removeItem(object)
        }
    }
}
