// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What happened, what was kept, what to do. Good news leaves by itself; a problem stays until it is put away, or until what
// it was about goes well.
Item {
    id: bar

    enum Kind { None, Done, Note, Problem }

    property int kind: NoticeBar.None
    property string what: ""
    property string remedy: ""
    property string about: ""
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
    readonly property int kept: Math.max(Theme.control, 2 * Math.ceil(Theme.dataMetrics.lineSpacing) + 8)
    implicitHeight: showing ? Math.max(kept, board.height + board.y + 2) : kept
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
        id: board

        readonly property color tone: bar.kind === NoticeBar.Problem ? Theme.bad : bar.kind === NoticeBar.Note ? Theme.warn : Theme.good

        visible: bar.showing
        x: (parent.width - width) / 2
        y: 1
        width: Math.min(Math.round(1100 * Theme.textFactor), parent.width - 2 * Theme.gap)
        height: Math.max(words.implicitHeight + 2, bar.kept - y - 2)
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
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                font.weight: Font.Medium
            }
            DataText {
                width: parent.width
                visible: text !== ""
                text: bar.remedy
                wrapMode: Text.Wrap
                elide: Text.ElideNone
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
