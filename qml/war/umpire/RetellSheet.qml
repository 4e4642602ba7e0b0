// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A past deed is struck, changed, or another put before it. Later deeds that do not fit any more are shown, and left out one by
// one or all at once, before anything is changed.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    // What was entered of the fields, by their names.
    property var values: ({})
    // While it is retold nothing else is asked of it.
    readonly property bool isTelling: war.work.isRunning
    readonly property string whyNot: isTelling ? qsTr("The war is being told again") : ""
    // The first of all, which is no deed.
    readonly property bool atFounding: list.currentIndex >= 0 && list.currentIndex === list.count - 1

    function look() {
        moments.turnsOnly = false
        moments.look()
        list.currentIndex = -1
        war.way = RetoldWar.Strike
        open()
    }
    function valueOf(field: var): var {
        return values[field.name] ?? field.value
    }
    function setValue(field: var, value: var) {
        values = Object.assign({}, values, { [field.name]: value })
        war.setField(field.name, value)
    }
    function tellOf(row: int) {
        war.deed = row >= 0 && row < list.count - 1 ? moments.value(row, "deed") : 0
    }
    // What becomes of the deeds after it.
    function later(): string {
        const all = war.later === 0 ? qsTr("Nothing was done after it")
                  : war.later === 1 ? qsTr("1 later deed gone through again") : qsTr("%1 later deeds gone through again").arg(war.later)
        const unfit = war.count === 1 ? qsTr("one does not fit any more") : war.count > 1 ? qsTr("%1 do not fit any more").arg(war.count)
                    : war.later > 0 ? qsTr("all fit") : ""
        return Theme.joined([all, unfit])
    }

    objectName: "retellSheet"
    title: qsTr("Retell the past")
    cardWidth: 720
    onOpened: if (list.currentIndex >= 0) list.forceActiveFocus(Qt.PopupFocusReason)
    onClosed: {
        moments.leave()
        war.leave()
    }

    readonly property PastMoments moments: PastMoments {
        campaign: sheet.campaign
        // The founding, last of them, is no deed that can be told otherwise.
        onLookedUp: if (list.currentIndex < 0 && count > 1) {
            list.currentIndex = 0
            list.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    readonly property RetoldWar war: RetoldWar {
        campaign: sheet.campaign
        onFieldsChanged: sheet.values = ({})
    }
    readonly property Connections whenRetold: Connections {
        target: sheet.war.work
        function onRetold() {
            sheet.close()
        }
    }

    BodyText {
        width: parent.width
        text: qsTr("A past deed is struck, changed, or another put before it. All later deeds are gone through again with the dice that were thrown then. What stood until now stays in the history, and a backup is kept.")
        soft: true
    }
    MomentList {
        id: list
        objectName: "deedList"
        width: parent.width
        implicitHeight: Math.round(150 * Theme.textFactor)
        enabled: !sheet.isTelling
        moments: sheet.moments
        heading: qsTr("Which deed")
        ofDeeds: true
        onCurrentIndexChanged: sheet.tellOf(currentIndex)
    }
    SegmentedChoice {
        objectName: "retellWay"
        enabled: !sheet.isTelling
        why: sheet.whyNot
        room: parent.width
        label: qsTr("How it is told otherwise")
        options: [
            { value: RetoldWar.Strike, text: qsTr("Strike it") },
            { value: RetoldWar.Change, text: qsTr("Change it") },
            { value: RetoldWar.Insert, text: qsTr("Put another before it") }
        ]
        value: sheet.war.way
        onChosen: value => sheet.war.way = value
    }
    ChoiceBox {
        objectName: "retellKind"
        width: parent.width
        visible: sheet.war.way === RetoldWar.Insert
        enabled: !sheet.isTelling
        why: sheet.whyNot
        label: qsTr("What was done before it")
        model: sheet.war.kinds
        at: placeOf(sheet.war.kinds, sheet.war.kind)
        onActivated: index => sheet.war.kind = sheet.war.kinds[index].value
    }
    Flow {
        width: parent.width
        spacing: Theme.inset
        enabled: !sheet.isTelling

        Repeater {
            model: sheet.war.fields

            FieldEditor {
                required property var modelData

                objectName: "retell/" + modelData.name
                width: Math.min(parent.width, Math.max(Math.round(200 * Theme.textFactor), (parent.width - Theme.inset) / 2))
                called: "retell"
                asked: modelData.label
                field: modelData
                why: sheet.whyNot
                value: sheet.valueOf(modelData)
                onEntered: value => sheet.setValue(modelData, value)
            }
        }
    }
    Repeater {
        model: sheet.war

        Column {
            id: unfit

            required property int index
            required property string title
            required property string why
            required property bool leftOut

            width: parent?.width ?? 0
            spacing: Theme.step

            Toggle {
                objectName: "leaveOut"
                enabled: !sheet.isTelling
                why: sheet.whyNot
                text: qsTr("Leave out: %1").arg(unfit.title)
                checked: unfit.leftOut
                onToggled: {
                    sheet.war.leaveOut(unfit.index, checked)
                    checked = Qt.binding(() => unfit.leftOut)
                }
            }
            Caption {
                width: parent.width
                text: unfit.why
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
        }
    }
    footer: [
        // Always in sight, however long what stands above it is.
        DataText {
            objectName: "retellOutcome"
            width: parent?.width ?? 0
            visible: text !== ""
            text: sheet.war.problem !== "" ? sheet.war.problem
                : sheet.atFounding ? qsTr("The founding cannot be retold; a new campaign can be founded otherwise.")
                : sheet.isTelling ? (sheet.war.work.of > 0 ? qsTr("Retelling it: %1 of %2 steps…").arg(sheet.war.work.done).arg(sheet.war.work.of) : qsTr("Retelling it…"))
                : sheet.war.busy ? qsTr("Going through what came after it…")
                : sheet.war.title !== "" || sheet.war.way === RetoldWar.Strike && list.currentIndex >= 0
                  ? Theme.joined([sheet.war.title, sheet.later()])
                : ""
            color: sheet.war.problem !== "" ? Theme.bad : sheet.war.count > 0 ? Theme.warn : Theme.ink
            wraps: true
        },
        PrimaryButton {
            objectName: "retellIt"
            text: qsTr("Retell it")
            glyph: "check"
            enabled: sheet.war.canTell
            why: sheet.war.busy ? "" : sheet.war.count > 0 ? qsTr("Leave out what does not fit any more first.")
               : sheet.war.way === RetoldWar.Change && sheet.war.problem === "" ? qsTr("Nothing is told otherwise yet.") : ""
            onClicked: if (enabled) sheet.war.tell()
        },
        QuietButton {
            objectName: "leaveAllOut"
            visible: sheet.war.count > 1 && !sheet.isTelling
            text: qsTr("Leave all out that do not fit")
            onClicked: {
                for (let row = 0; row < sheet.war.count; ++row)
                    sheet.war.leaveOut(row, true)
            }
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
