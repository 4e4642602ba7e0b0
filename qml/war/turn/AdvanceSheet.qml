// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Before the turn goes on: what waits, each a click away, and what going on would do. Afterwards: what happened.
Sheet {
    id: sheet

    required property TurnDesk desk
    // What is shown is what came of it.
    property bool happened: false

    signal waitingPicked(var waiting)
    signal chronicleAsked()
    // It is watched on the chart, and told beside it.
    signal weekSailed()

    function goOn() {
        const sails = desk.sails
        if (!desk.advance())
            return
        if (sails) {
            close()
            weekSailed()
            return
        }
        // Of nothing there is nothing to read: a notice says so.
        if (desk.happened.length === 0) {
            close()
            return
        }
        happened = true
        if (!opened)
            open()
        read.forceActiveFocus(Qt.OtherFocusReason)
    }

    MachinesBattles {
        id: others
        campaign: sheet.desk.campaign
    }

    objectName: "advanceSheet"
    title: happened ? desk.happenedTitle : desk.deed
    cardWidth: 620

    BodyText {
        width: parent.width
        visible: !sheet.happened
        text: sheet.desk.whatItDoes
    }
    BodyText {
        width: parent.width
        visible: sheet.happened
        text: sheet.desk.happened.length === 0 ? qsTr("Nothing more that one would write down.")
              : sheet.desk.blocking > 0 ? qsTr("The week has been sailed, and there are battles to settle.") : qsTr("What happened this week")
        soft: true
    }
    ScrolledArea {
        id: flick

        width: parent.width
        height: Math.min(rows.height, Math.round(320 * Theme.textFactor))
        visible: rows.height > 0
        contentHeight: rows.height

        Column {
            id: rows

            width: flick.width - Theme.gap
            spacing: 2

            Repeater {
                model: sheet.happened ? sheet.desk.happened : []

                Item {
                    id: entry

                    required property var modelData

                    width: rows.width
                    height: told.height + 10
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.text

                    Column {
                        id: told
                        y: 5
                        width: parent.width
                        spacing: 1

                        DataText {
                            width: parent.width
                            text: entry.modelData.text
                            strong: entry.modelData.great
                            wraps: true
                            lineHeight: 1.2
                        }
                        Caption {
                            width: parent.width
                            visible: text !== ""
                            text: Theme.joined([entry.modelData.rule, entry.modelData.dice])
                            rule: entry.modelData.rule
                        }
                    }
                }
            }
            Repeater {
                model: sheet.happened ? [] : sheet.desk.waiting

                WaitingRow {
                    required property var modelData
                    width: rows.width
                    waiting: modelData
                    onPicked: {
                        sheet.close()
                        sheet.waitingPicked(modelData)
                    }
                }
            }
        }
    }
    QuietButton {
        objectName: "settleOthers"
        visible: !sheet.happened && others.due
        text: others.running ? qsTr("The captains are fighting; stop them") : qsTr("Let captains fight the battles that nobody plays")
        glyph: others.running ? "close" : "sword"
        hint: others.running ? "" : qsTr("Under Salamis ad Actium. Each is entered in the chronicle, and can be undone.")
        onClicked: others.running ? others.cancel() : others.settle()
    }
    DataText {
        objectName: "nothingWaits"
        width: parent.width
        visible: !sheet.happened && sheet.desk.waiting.length === 0
        text: qsTr("Nothing waits.")
        soft: true
    }
    DataText {
        objectName: "whyNotAdvanced"
        width: parent.width
        visible: !sheet.happened && text !== ""
        text: sheet.desk.whyNot
        color: Theme.bad
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
    footer: [
        PrimaryButton {
            objectName: "goOn"
            visible: !sheet.happened && !sheet.desk.takesOrders
            text: sheet.desk.deed
            glyph: "play"
            enabled: sheet.desk.allowed
            hint: qsTr("One undo takes it back")
            onClicked: sheet.goOn()
        },
        PrimaryButton {
            objectName: "ordersDone"
            visible: !sheet.happened && sheet.desk.takesOrders
            text: sheet.desk.ordersDone ? qsTr("They are not done after all") : qsTr("My orders are done")
            glyph: sheet.desk.ordersDone ? "undo" : "check"
            onClicked: if (sheet.desk.finishOrders(!sheet.desk.ordersDone)) sheet.close()
        },
        PrimaryButton {
            id: read
            objectName: "happenedRead"
            visible: sheet.happened
            text: qsTr("Go on")
            onClicked: sheet.close()
        },
        QuietButton {
            visible: sheet.happened
            text: qsTr("Chronicle")
            onClicked: {
                sheet.close()
                sheet.chronicleAsked()
            }
        },
        QuietButton {
            objectName: "notNow"
            visible: !sheet.happened
            text: qsTr("Not now")
            onClicked: sheet.close()
        }
    ]
}
