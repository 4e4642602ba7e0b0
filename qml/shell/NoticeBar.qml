// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The foot of the window, of one piece with the rail and the bar above: what happened, what was kept, what to do. Good news
// leaves by itself; a problem stays until it is put away, or until what it was about goes well. While there is nothing to
// tell it says where what one does is kept, and the keys that help.
Item {
    id: bar

    enum Kind { None, Done, Note, Problem }

    property int kind: NoticeBar.None
    property string what: ""
    property string remedy: ""
    property string about: ""
    // The file that takes up what is done on this screen, with its folder, and whether it takes anything; empty: none does.
    property string file: ""
    property bool takes: true
    readonly property bool showing: kind !== NoticeBar.None

    function say(happened: string, advice: string) {
        about = ""
        what = happened
        remedy = advice
        kind = NoticeBar.Done
        teller.say(bar.Accessible.name)
        leaving.restart()
    }

    // `of` is what it is about, for settle().
    function complain(happened: string, advice: string, of = "") {
        leaving.stop()
        about = of
        what = happened
        remedy = advice
        kind = NoticeBar.Problem
        teller.say(bar.Accessible.name)
    }

    // It went well, but not as one would have it; it stays like a problem.
    function note(happened: string, advice: string) {
        leaving.stop()
        about = ""
        what = happened
        remedy = advice
        kind = NoticeBar.Note
        teller.say(bar.Accessible.name)
    }

    function settle(of: string) {
        if (kind === NoticeBar.Problem && about === of)
            putAway()
    }

    function putAway() {
        leaving.stop()
        kind = NoticeBar.None
    }

    // A strip of its own, which is kept for it: no notice covers anything of the screen, and none moves what one is about to
    // press. Two lines have room in it; only more than these take some from the screen.
    implicitHeight: showing ? Math.max(Theme.foot, board.height + board.y + 2) : Theme.foot
    Accessible.role: Accessible.AlertMessage
    Accessible.name: what + " " + remedy
    Accessible.ignored: !showing

    Announcer {
        id: teller
        objectName: "noticeTeller"
        Accessible.role: Accessible.AlertMessage
        Accessible.name: said
    }
    Timer {
        id: leaving
        interval: 6000
        onTriggered: bar.putAway()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    Rule {
        width: parent.width
    }
    Item {
        id: idle

        readonly property real room: width - keys.implicitWidth - Theme.margin

        objectName: "standing"
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        visible: !bar.showing

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            visible: stored.visible
            name: bar.takes ? "check" : "eye"
            size: Math.round(16 * Theme.textFactor)
            color: Theme.softInk
        }
        Caption {
            id: stored

            readonly property string name: bar.file.slice(bar.file.lastIndexOf("/") + 1)

            objectName: "stored"
            anchors.left: mark.right
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.file !== "" && x + implicitWidth <= (keys.visible ? idle.room : idle.width)
            text: bar.takes ? qsTr("%1 keeps every step as you make it").arg(name) : qsTr("%1 is open only for looking").arg(name)
        }
        Caption {
            id: keys
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: implicitWidth <= idle.width
            text: qsTr("%1 help · %2 rules", "keys").arg(KeyPages.keysOf("help")).arg(KeyPages.keysOf("rule"))
        }
    }
    Rectangle {
        id: board

        readonly property color tone: bar.kind === NoticeBar.Problem ? Theme.bad : bar.kind === NoticeBar.Note ? Theme.warn : Theme.good

        visible: bar.showing
        x: (parent.width - width) / 2
        y: 2
        width: Math.min(Math.round(1100 * Theme.textFactor), parent.width - 2 * Theme.gap)
        height: Math.max(words.implicitHeight + 2, Theme.foot - y - 2)
        radius: Theme.radius
        color: Theme.raised
        border.width: 1
        border.color: tone

        Icon {
            id: sign
            x: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            name: bar.kind === NoticeBar.Problem ? "error" : bar.kind === NoticeBar.Note ? "alert" : "check"
            color: board.tone
        }
        Column {
            id: words
            anchors.left: sign.right
            anchors.leftMargin: Theme.inset
            anchors.right: away.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                width: parent.width
                text: bar.what
                wraps: true
                font.weight: Font.Medium
            }
            DataText {
                width: parent.width
                visible: text !== ""
                text: bar.remedy
                wraps: true
                soft: true
            }
        }
        IconButton {
            id: away
            focusPolicy: Qt.TabFocus // it goes as it is pressed: the keys stay where they were
            anchors.right: parent.right
            anchors.rightMargin: 2
            anchors.verticalCenter: parent.verticalCenter
            height: Math.min(Theme.touch, parent.height - 2)
            glyph: "close"
            text: qsTr("Put this notice away")
            onClicked: bar.putAway()
        }
    }
}
