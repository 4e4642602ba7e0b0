// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Where the code of a sheet is scanned or typed: Return goes to that ship's row. What it says of her may stand behind it; a
// block of lines may be pasted. What cannot be taken is told below, and stays to be corrected.
FocusScope {
    id: scan

    required property ResultEntry entry
    property string problem: ""

    signal taken()
    signal listGiven(string lines)
    signal givenUp()

    // A letter typed elsewhere begins a code.
    function begin(text: string) {
        field.text = text
        field.input.forceActiveFocus()
        field.input.cursorPosition = field.text.length
    }

    // Without its type: qmllint of Qt 6.4 falls over a typed text here.
    function take(text) {
        if (text.trim() === "")
            return
        problem = entry.exchange.paste(text)
        if (problem !== "") {
            field.selectAll()
            return
        }
        field.text = ""
        taken()
    }

    implicitWidth: Math.round(220 * Theme.textFactor)
    implicitHeight: field.implicitHeight
    Keys.onEscapePressed: {
        field.text = ""
        problem = ""
        givenUp()
    }

    Field {
        id: field

        objectName: "scanField"
        width: parent.width
        focus: true
        maximumLength: 100000
        placeholder: qsTr("Scan or type a sheet's code")
        onAccepted: scan.take(text)
        // Some scanners end with a tabulator.
        onFinished: if (!input.activeFocus && /^navarch/i.test(text)) Qt.callLater(() => scan.take(field.text))
        onTextChanged: {
            scan.problem = ""
            // A list that was pasted: its lines are taken at once, or corrected where there is room for them.
            if (text.trim().includes("\n")) {
                const given = text
                text = ""
                scan.listGiven(given)
            }
        }
    }
    Rectangle {
        anchors.top: field.bottom
        anchors.topMargin: Theme.step
        anchors.right: field.right
        width: Math.round(380 * Theme.textFactor)
        height: words.implicitHeight + 2 * Theme.gap
        visible: scan.problem !== ""
        radius: Theme.radius
        color: Theme.card
        border.width: 1
        border.color: Theme.bad

        DataText {
            id: words

            objectName: "scanProblem"
            x: Theme.inset
            y: Theme.gap
            width: parent.width - 2 * Theme.inset
            text: scan.problem
            color: Theme.bad
            wraps: true
            Accessible.role: Accessible.AlertMessage
        }
    }
}
