// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Beside the chart while a week is played on it: the day, how fast it goes, and what is told, as it happens. Escape, Space or
// Enter goes to the end, and from there back to the map.
FocusScope {
    id: panel

    required property WeekPlay play
    readonly property bool over: play.moment >= 7

    signal goneOn()

    function goOn() {
        if (!over)
            play.skip()
        else {
            play.putAway()
            goneOn()
        }
    }
    function begin() {
        on.forceActiveFocus(Qt.OtherFocusReason)
    }

    Accessible.role: Accessible.Pane
    Accessible.name: title.text
    Keys.onEscapePressed: goOn()

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    Column {
        id: head

        x: 20
        y: 20
        width: parent.width - 40
        spacing: Theme.gap

        TitleText {
            id: title
            width: parent.width
            text: panel.play.date
        }
        DataText {
            objectName: "weekDay"
            width: parent.width
            text: panel.play.busy ? qsTr("The fleets put to sea…") : panel.over ? qsTr("The week is over") : qsTr("Day %1 of 7").arg(panel.play.day)
            soft: true
        }
        // Seven days, filled as they pass.
        Row {
            width: parent.width
            spacing: 3

            Repeater {
                model: 7

                Rectangle {
                    required property int index

                    width: (head.width - 18) / 7
                    height: 6
                    radius: 3
                    color: Theme.line

                    Rectangle {
                        width: parent.width * Math.max(0, Math.min(1, panel.play.moment - parent.index))
                        height: parent.height
                        radius: 3
                        color: Theme.accent
                    }
                }
            }
        }
        SegmentedChoice {
            objectName: "weekPace"
            room: head.width
            label: qsTr("How fast the days pass")
            options: [{ value: WeekPlay.Slow, text: qsTr("Slow") }, { value: WeekPlay.Even, text: qsTr("Even") }, { value: WeekPlay.Fast, text: qsTr("Fast") }]
            value: panel.play.pace
            onChosen: value => panel.play.pace = value
        }
    }
    ScrolledList {
        id: list

        objectName: "weekTold"
        anchors.top: head.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.inset
        x: 20
        width: parent.width - 40
        spacing: Theme.gap
        activeFocusOnTab: contentHeight > height
        model: panel.play.report.lines
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened")
        // The newest is in sight.
        onCountChanged: {
            positionViewAtEnd()
            for (let i = Math.max(told, count - 8); i < count && panel.visible; ++i)
                teller.say(panel.play.report.lines[i].text)
            told = count
        }

        // How many lines a screen reader has been told.
        property int told: 0

        Keys.onUpPressed: contentY = Math.max(originY, contentY - 60)
        Keys.onDownPressed: contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + 60))

        delegate: Column {
            id: entry

            required property var modelData
            required property int index

            width: list.width - Theme.inset
            Accessible.role: Accessible.ListItem
            Accessible.name: Theme.joined([when.text, said.text])

            Caption {
                id: when
                objectName: "toldDay"
                width: parent.width
                // A day is named once.
                visible: entry.index === 0 || panel.play.report.lines[entry.index - 1]?.day !== entry.modelData.day
                text: entry.modelData.day > 0 ? qsTr("Day %1").arg(entry.modelData.day) : qsTr("Besides")
            }
            DataText {
                id: said
                width: parent.width
                text: entry.modelData.text
                strong: entry.modelData.great
                wraps: true
                lineHeight: 1.2
            }
        }
    }
    DataText {
        anchors.horizontalCenter: list.horizontalCenter
        anchors.top: list.top
        width: list.width
        visible: list.count === 0
        text: panel.over ? qsTr("Nothing that one would write down.") : qsTr("Nothing yet.")
        wraps: true
        soft: true
    }
    Flow {
        id: foot

        x: 20
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20
        width: parent.width - 40
        spacing: Theme.gap

        PrimaryButton {
            id: on
            objectName: "weekToEnd"
            focus: true
            text: panel.over ? qsTr("Go on") : qsTr("To the end")
            glyph: panel.over ? "check" : "last"
            hint: panel.over ? "" : KeyPages.keysOf("skip-week")
            onClicked: panel.goOn()
        }
        QuietButton {
            objectName: "weekAgain"
            visible: panel.over && !panel.still
            text: qsTr("Once more")
            glyph: "play"
            onClicked: {
                panel.play.again()
                panel.begin()
            }
        }
    }
    Announcer {
        id: teller
        objectName: "weekTeller"
        Accessible.role: Accessible.AlertMessage
        Accessible.name: said
    }
    // Nothing moves: one asked for that.
    readonly property bool still: Preferences.reducedMotion
}
