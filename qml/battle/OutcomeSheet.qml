// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// How it ended: who won, what became of each ship, what it cost.
Sheet {
    id: sheet

    required property BattleRoom room
    readonly property var end: room.turn.outcome

    signal bringInAsked()
    signal exportAsked()
    signal replayAsked()
    signal printAsked()
    signal leaveAsked()

    objectName: "outcomeSheet"
    title: end.title ?? ""
    cardWidth: 760

    ActionMenu {
        id: files

        ActionEntry {
            text: qsTr("The outcome…")
            glyph: "flag"
            onTriggered: sheet.exportAsked()
        }
        ActionEntry {
            text: qsTr("The replay…")
            glyph: "history"
            onTriggered: sheet.replayAsked()
        }
    }
    Caption {
        objectName: "outcomeNote"
        width: parent.width
        wrapMode: Text.Wrap
        text: sheet.end.note ?? ""
    }
    ScrolledArea {
        width: parent.width
        height: Math.min(columns.height, 420)
        contentHeight: columns.height

        Row {
            id: columns

            width: parent.width - Theme.margin // the scroll bar's
            spacing: Theme.margin

            Repeater {
                model: sheet.end.sides ?? []

                Column {
                    id: side

                    required property var modelData

                    width: (columns.width - Theme.margin * ((sheet.end.sides ?? []).length - 1)) / (sheet.end.sides ?? []).length
                    spacing: Theme.step

                    Row {
                        spacing: Theme.gap

                        SideBadge {
                            colour: side.modelData.colour
                            emblem: side.modelData.emblem
                        }
                        DataText {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(Theme.dataWidth(text, true), side.width - x)
                            text: side.modelData.name
                            strong: true
                        }
                    }
                    Item {
                        width: parent.width
                        height: lossLabel.height + 6

                        DataText {
                            id: lossLabel
                            text: qsTr("Lost in the fight: ships, men, gear and walls")
                            width: parent.width - Math.round(84 * Theme.textFactor)
                            soft: true
                            wraps: true
                        }
                        AmountText {
                            anchors.right: parent.right
                            text: side.modelData.loss
                        }
                    }
                    Rule {
                        width: parent.width
                    }
                    Repeater {
                        model: side.modelData.ships

                        Item {
                            id: ship

                            required property var modelData

                            width: side.width
                            height: name.height + 6
                            Accessible.role: Accessible.StaticText
                            Accessible.name: Theme.joined([modelData.name, modelData.fate, modelData.state])

                            DataText {
                                id: name
                                width: parent.width - fate.width - Theme.gap
                                text: ship.modelData.name
                            }
                            DataText {
                                id: fate
                                anchors.right: parent.right
                                width: Math.min(implicitWidth, parent.width * 0.6)
                                text: Theme.joined([ship.modelData.fate, ship.modelData.state])
                                color: ship.modelData.lost ? Theme.bad : Theme.ink
                            }
                        }
                    }
                }
            }
        }
    }
    footer: [
        PrimaryButton {
            objectName: "bringIn"
            visible: sheet.room.origin.battle !== 0
            text: qsTr("Bring it into the campaign…")
            glyph: "forward"
            onClicked: {
                sheet.close()
                sheet.bringInAsked()
            }
        },
        PrimaryButton {
            objectName: "leaveBattle"
            visible: sheet.room.origin.battle === 0
            text: qsTr("Leave the table")
            onClicked: {
                sheet.close()
                sheet.leaveAsked()
            }
        },
        QuietButton {
            objectName: "printReport"
            visible: sheet.room.origin.battle === 0
            text: qsTr("Print its report…")
            glyph: "printer"
            onClicked: {
                sheet.close()
                sheet.printAsked()
            }
        },
        QuietButton {
            id: papers
            objectName: "writeOutcome"
            text: qsTr("Write a file…")
            glyph: "export"
            onClicked: files.popup(papers, 0, -files.implicitHeight)
        },
        QuietButton {
            visible: sheet.room.origin.battle !== 0
            text: qsTr("Leave the table")
            onClicked: {
                sheet.close()
                sheet.leaveAsked()
            }
        },
        QuietButton {
            text: qsTr("Look back")
            onClicked: sheet.close()
        }
    ]
}
