// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One match under every game, side by side: what it comes to under each, and what differs most.
FocusScope {
    id: screen

    required property Comparer comparer
    // Where one came from, in words: "Back to …".
    property string backText: qsTr("Back")

    signal backAsked()

    Keys.onEscapePressed: backAsked()
    Component.onCompleted: comparer.active = true
    Component.onDestruction: comparer.active = false

    OddsHead {
        id: head

        width: parent.width
        backText: screen.backText
        backName: "backFromCompare"
        title: qsTr("One match, every game")
        match: screen.comparer.title
        matchName: "comparedMatch"
        spacing: Theme.inset
        onBackAsked: screen.backAsked()

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Battles under each")
        }
        SegmentedChoice {
            objectName: "mostRuns"
            room: Infinity
            label: qsTr("Battles under each game")
            options: [{ value: "100", text: qsTr("100") }, { value: "1000", text: qsTr("1,000") }, { value: "10000", text: qsTr("10,000") }]
            value: screen.comparer.most.toString()
            onChosen: value => screen.comparer.most = Number(value)
        }
        PrimaryButton {
            objectName: "compareStop"
            visible: screen.comparer.running
            text: qsTr("Stop")
            glyph: "pause"
            onClicked: screen.comparer.stop()
        }
        PrimaryButton {
            objectName: "compareGoOn"
            visible: screen.comparer.canGoOn
            text: qsTr("Go on")
            glyph: "play"
            onClicked: screen.comparer.goOn()
        }
    }
    Column {
        id: said

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.inset
        spacing: 2

        TitleText {
            objectName: "comparedVerdict"
            width: parent.width
            wrapMode: Text.Wrap
            maximumLineCount: 3
            text: screen.comparer.verdict !== "" ? screen.comparer.verdict
                  : screen.comparer.running ? qsTr("The first battles are being fought…")
                  : screen.comparer.canGoOn ? qsTr("No battle was fought yet")
                  : qsTr("No game fights this match")
        }
        DataText {
            objectName: "comparedDifference"
            width: parent.width
            visible: text !== ""
            wraps: true
            text: screen.comparer.difference
        }
    }
    CompareTable {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.inset
        anchors.rightMargin: Theme.inset
        anchors.top: said.bottom
        anchors.topMargin: Theme.inset
        anchors.bottom: notes.top
        anchors.bottomMargin: Theme.gap
        comparer: screen.comparer
    }
    Column {
        id: notes

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.bottomMargin: Theme.gap

        Caption {
            objectName: "comparedLeftOut"
            width: parent.width
            visible: text !== ""
            text: screen.comparer.leftOut
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
        Caption {
            width: parent.width
            text: qsTr("Between the marks, and after a figure: where the true share lies, 19 times in 20; of talents, nine battles in ten. %1").arg(screen.comparer.note)
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
    }
}
