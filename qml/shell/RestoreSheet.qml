// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A campaign's backups, newest first: what each holds and what has been done since. One is put back, and what stands now
// becomes a backup itself.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    readonly property alias chosen: list.currentIndex

    // It is done, and the campaign is on the table.
    signal restored()

    function lookAt(path: string) {
        backups.look(path)
        list.currentIndex = list.count > 0 ? 0 : -1
        refresh()
        open()
    }
    function choose(row: int) {
        list.currentIndex = row
        refresh()
    }
    function refresh() {
        content = backups.at(chosen)
    }

    property var content: ({})
    readonly property bool sound: (content.ready ?? false) && content.problem === ""

    objectName: "restoreSheet"
    title: qsTr("Restore a backup")
    cardWidth: 700
    onClosed: backups.leave()
    onOpened: if (list.count > 0) list.forceActiveFocus(Qt.OtherFocusReason)

    readonly property BackupList backups: BackupList {
        campaign: sheet.campaign
        onDataChanged: sheet.refresh()
        onRestored: {
            sheet.close()
            sheet.restored()
        }
        onFailed: sheet.close()
    }

    BodyText {
        width: parent.width
        visible: list.count > 0
        text: qsTr("The backup takes the campaign's place. What stands now is kept as a backup itself: restore that to take this back.")
        soft: true
    }
    DataText {
        objectName: "noBackups"
        width: parent.width
        visible: list.count === 0
        text: qsTr("There is no backup yet. One is kept when the campaign is opened and has changed, and when you ask for it.")
        wraps: true
        soft: true
    }
    Rectangle {
        width: parent.width
        visible: list.count > 0
        height: Math.min(list.contentHeight + 8, Math.round(216 * Theme.textFactor))
        color: Theme.raised
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line

        ScrolledList {
            id: list

            objectName: "backupList"
            anchors.fill: parent
            anchors.margins: 4
            activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            model: sheet.backups
            currentIndex: -1
            Accessible.role: Accessible.List
            Accessible.name: sheet.title
            onCurrentIndexChanged: sheet.refresh()
            Keys.onReturnPressed: restore.clicked()
            Keys.onEnterPressed: restore.clicked()

            delegate: Item {
                id: entry

                required property int index
                required property string made
                required property string why
                required property bool ready
                required property string problem
                required property string name
                required property string date
                required property string stage
                required property bool other
                required property bool compared
                required property int setAside
                required property int broughtBack

                readonly property string holds: !ready ? qsTr("Looking…") : problem !== "" ? qsTr("Cannot be restored")
                                                : Theme.joined([other ? name : "", date, stage])
                readonly property string since: !ready || !compared || other ? ""
                                                : setAside === 0 ? broughtBack === 0 ? qsTr("Nothing done since") : qsTr("Another history")
                                                : setAside === 1 ? qsTr("One deed since") : qsTr("%1 deeds since").arg(setAside)

                width: list.width
                height: Math.max(Theme.row, words.implicitHeight + 10)
                Accessible.role: Accessible.ListItem
                Accessible.name: Theme.joined([made, holds, since])
                Accessible.selected: ListView.isCurrentItem

                Rectangle {
                    anchors.fill: parent
                    radius: 4
                    color: entry.ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hover : "transparent"
                }
                Column {
                    id: words
                    x: Theme.inset
                    width: parent.width - after.width - 3 * Theme.inset
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width
                        text: entry.holds
                        color: entry.problem !== "" ? Theme.bad : Theme.ink
                        font.weight: Font.Medium
                    }
                    Caption {
                        width: parent.width
                        text: entry.made + " · " + entry.why
                    }
                }
                Caption {
                    id: after
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.inset
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.since
                }
                HoverHandler {
                    id: pointer
                }
                TapHandler {
                    gesturePolicy: TapHandler.ReleaseWithinBounds // else the press goes on to what lies behind the sheet
                    onTapped: {
                        list.forceActiveFocus(Qt.MouseFocusReason)
                        sheet.choose(entry.index)
                    }
                }
            }
        }
    }
    Column {
        id: detail

        width: parent.width
        visible: sheet.content.ready ?? false
        spacing: Theme.gap

        DataText {
            objectName: "backupProblem"
            width: parent.width
            visible: !sheet.sound
            text: (sheet.content.problem ?? "") + " " + (sheet.content.remedy ?? "")
            color: Theme.bad
            wraps: true
        }
        DataText {
            objectName: "whatIsSetAside"
            width: parent.width
            visible: sheet.sound
            text: {
                const now = sheet.content
                if (!now.compared)
                    return qsTr("What stands now cannot be read. It is kept as it is, among the backups.")
                if (now.other)
                    return qsTr("This is another war, %1, that stood under this name once.").arg(now.name)
                const gone = now.setAside === 0 ? "" : now.setAside === 1 ? qsTr("One deed would be set aside.")
                             : qsTr("%1 deeds would be set aside.").arg(now.setAside)
                const back = now.broughtBack === 0 ? "" : now.broughtBack === 1 ? qsTr("One deed that was set aside comes back.")
                             : qsTr("%1 deeds that were set aside come back.").arg(now.broughtBack)
                return now.same ? qsTr("It is as the campaign stands now: there is nothing to put back.") : [gone, back].filter(each => each !== "").join(" ")
            }
            wraps: true
            font.weight: Font.Medium
        }
        Lines {
            objectName: "deedsSetAside"
            head: qsTr("Done last")
            visible: sheet.sound && lines.length > 0 && !sheet.content.other
            lines: sheet.content.deeds ?? []
            more: (sheet.content.setAside ?? 0) - lines.length
        }
        Lines {
            objectName: "toldThen"
            head: qsTr("Its chronicle ends")
            visible: sheet.sound && lines.length > 0
            lines: sheet.content.told ?? []
        }
    }
    footer: [
        PrimaryButton {
            id: restore
            objectName: "restoreBackup"
            visible: list.count > 0
            enabled: (sheet.content.restorable ?? false) && !sheet.backups.busy
            text: sheet.backups.busy ? qsTr("Looking it through…") : qsTr("Restore it")
            glyph: "history"
            onClicked: if (enabled) sheet.backups.restore(sheet.chosen)
        },
        QuietButton {
            text: list.count > 0 ? qsTr("Cancel") : qsTr("Close")
            onClicked: sheet.close()
        }
    ]

    component Lines: Column {
        id: block

        property string head: ""
        property var lines: []
        property int more: 0

        width: detail.width
        spacing: 2

        Caption {
            width: parent.width
            text: block.head
            font.weight: Font.DemiBold
        }
        Repeater {
            model: block.lines

            DataText {
                required property string modelData
                width: block.width
                text: modelData
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
        }
        Caption {
            visible: block.more > 0
            text: block.more === 1 ? qsTr("and one more") : qsTr("and %1 more").arg(block.more)
        }
    }
}
