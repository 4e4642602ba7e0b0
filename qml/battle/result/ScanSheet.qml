// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Sheets are read back from the scanner: how far that is, what was read, and what said nothing and why.
Sheet {
    id: sheet

    required property PileScan pile
    readonly property var passedOver: pile.passedOver
    readonly property var unread: pile.unread

    signal lookAsked()
    signal moreAsked()

    objectName: "scanSheet"
    title: pile.running ? qsTr("Reading the sheets") : qsTr("What the sheets say")
    cardWidth: Math.round(620 * Theme.textFactor)
    onClosed: if (pile.running) pile.cancel()

    BodyText {
        width: parent.width
        soft: true
        text: sheet.pile.running ? qsTr("Each card is found by its code and every box is read. Nothing is applied: you look at the rows first.")
              : sheet.pile.summary
    }
    DataText {
        objectName: "scanProgress"
        width: parent.width
        visible: sheet.pile.running
        text: qsTr("%1 of %2 pages").arg(sheet.pile.done).arg(sheet.pile.of)
    }
    Rectangle {
        width: parent.width
        height: 4
        visible: sheet.pile.running
        radius: 2
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Reading the sheets")

        Rectangle {
            width: parent.width * (sheet.pile.of > 0 ? sheet.pile.done / sheet.pile.of : 0)
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    DataText {
        width: parent.width
        visible: sheet.pile.hasResult && sheet.pile.toLookAt > 0
        text: sheet.pile.toLookAt === 1 ? qsTr("1 box is to be looked at; it is shown beside its row.")
              : qsTr("%1 boxes are to be looked at; each is shown beside its row.").arg(sheet.pile.toLookAt)
        color: Theme.warn
        wraps: true
    }
    Caption {
        objectName: "scanKey"
        width: parent.width
        visible: sheet.pile.hasResult && sheet.pile.toLookAt > 0
        text: qsTr("%1 on a row says that it is right, and goes on to the next.").arg(KeyPages.keysOf("looked-at"))
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
    Repeater {
        model: sheet.pile.problems

        Row {
            id: problem

            required property int index
            required property var modelData

            objectName: "scanProblem/" + index
            width: parent?.width ?? 0
            spacing: Theme.gap

            Icon {
                width: 20
                name: "alert"
                size: 16
                color: Theme.warn
            }
            Column {
                width: problem.width - 20 - Theme.gap

                DataText {
                    width: parent.width
                    text: problem.modelData.what
                    wraps: true
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([problem.modelData.place, problem.modelData.remedy])
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }
            }
        }
    }
    Column {
        width: parent.width
        visible: sheet.pile.passedOver.length > 0

        DataText {
            width: parent.width
            text: qsTr("Passed over, for there are no boxes on it")
            wraps: true
        }
        Caption {
            objectName: "scanPassedOver"
            width: parent.width
            text: sheet.passedOver.join("; ")
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
    }
    Column {
        width: parent.width
        visible: sheet.pile.unread.length > 0

        DataText {
            width: parent.width
            text: qsTr("Cards that are not in the pile; their ships are as they came")
            wraps: true
        }
        Caption {
            objectName: "scanUnread"
            width: parent.width
            text: sheet.unread.join("; ")
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
    }
    footer: [
        PrimaryButton {
            objectName: "scanDone"
            visible: !sheet.pile.running
            text: sheet.pile.toLookAt > 0 ? qsTr("Look at them") : qsTr("To the rows")
            onClicked: {
                sheet.close()
                sheet.lookAsked()
            }
        },
        QuietButton {
            objectName: "scanMore"
            visible: !sheet.pile.running
            text: qsTr("Other pages…")
            onClicked: {
                sheet.close()
                sheet.moreAsked()
            }
        },
        QuietButton {
            objectName: "scanStop"
            visible: sheet.pile.running
            text: qsTr("Stop")
            glyph: "close"
            onClicked: sheet.close()
        }
    ]
}
