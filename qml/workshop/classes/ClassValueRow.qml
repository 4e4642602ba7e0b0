// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One value of a class: its name and control, whether it is found by the house formula, and the way back to that.
FitRow {
    id: row

    required property ClassSheet sheet
    // Values of games have formulas, and the ship herself has none.
    readonly property bool hasFormula: !isHead && sheet.formulaOf(field) !== ""

    priced: false
    onNumberSet: number => {
        if (!sheet.setNumber(field, number))
            restored()
    }
    onChoiceSet: value => sheet.setChoice(field, value)

    IconButton {
        objectName: "formula/" + row.field
        anchors.left: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: row.hasFormula && row.differs
        glyph: "undo"
        text: qsTr("%1 back to the house formula: %2").arg(row.label).arg(row.sheet.formulaOf(row.field))
        onClicked: row.sheet.byFormula(row.field)
    }
}
