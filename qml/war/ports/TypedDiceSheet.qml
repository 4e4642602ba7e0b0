// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Real dice for a neutral port's defences: the faces, in the order in which they are asked for.
Sheet {
    id: sheet

    required property PortCard port

    title: qsTr("Roll your own dice")
    cardWidth: 520
    onOpened: {
        faces.text = ""
        faces.selectAll()
    }

    DataText {
        width: parent.width
        text: sheet.port.shown.mostSections === 1
              ? qsTr("%1 ten-sided dice for the wall section, then one for the garrison's commander: %2 in all. A 10 is typed as 10.").arg(sheet.port.shown.value).arg(sheet.port.shown.diceNeeded)
              : qsTr("For each of %1 wall sections %2 ten-sided dice, then one for the garrison's commander: %3 in all. A 10 is typed as 10.").arg(sheet.port.shown.mostSections).arg(sheet.port.shown.value).arg(sheet.port.shown.diceNeeded)
        soft: true
        wraps: true
    }
    Field {
        id: faces
        objectName: "typedFaces"
        width: parent.width
        label: qsTr("Faces, with spaces between")
        placeholder: "3 7 10 …"
        maximumLength: 600
        problem: text === "" ? "" : sheet.port.typedProblem(text)
        onAccepted: take.clicked()
    }
    footer: [
        PrimaryButton {
            id: take
            objectName: "takeTyped"
            text: qsTr("Take these")
            enabled: faces.text !== "" && faces.problem === ""
            onClicked: if (enabled && sheet.port.rollTyped(faces.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
