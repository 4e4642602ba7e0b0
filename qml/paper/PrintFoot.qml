// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Under the choices: how many pages that makes, what is going on and how far it is, and the two ways onto paper.
Item {
    id: foot

    required property PrintJob job
    readonly property bool busy: job.work === PrintJob.Saving || job.work === PrintJob.Printing

    signal printAsked()
    signal pdfAsked()
    signal webPageAsked()

    implicitHeight: column.implicitHeight + 2 * Theme.inset

    Rule {
        width: parent.width
    }
    Column {
        id: column

        x: 20
        y: Theme.inset
        width: parent.width - 40
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Theme.control

            Column {
                anchors.left: parent.left
                anchors.right: stop.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6

                DataText {
                    objectName: "printState"
                    width: parent.width
                    text: foot.job.work === PrintJob.Saving ? qsTr("Writing page %1 of %2").arg(foot.job.done).arg(foot.job.of)
                          : foot.job.work === PrintJob.Printing ? qsTr("Printing page %1 of %2").arg(foot.job.done).arg(foot.job.of)
                          : foot.job.work === PrintJob.LayingOut && foot.job.of > 0 ? qsTr("Laying out %1 of %2").arg(foot.job.done).arg(foot.job.of)
                          : foot.job.work === PrintJob.LayingOut ? qsTr("Laying out…")
                          : foot.job.pages.count === 0 ? qsTr("No pages")
                          : foot.job.pages.count === 1 ? qsTr("One page, %1").arg(foot.job.settings.paper)
                          : qsTr("%1 pages, %2; %3 sheets on both sides").arg(foot.job.pages.count)
                                .arg(foot.job.settings.paper).arg(foot.job.pages.leafCount)
                    soft: true
                }
                Rectangle {
                    width: parent.width
                    height: 4
                    radius: 2
                    visible: foot.job.work !== PrintJob.NoWork
                    color: Theme.line
                    Accessible.role: Accessible.ProgressBar
                    Accessible.name: qsTr("%1 of %2").arg(foot.job.done).arg(foot.job.of)

                    Rectangle {
                        width: foot.job.of > 0 ? parent.width * foot.job.done / foot.job.of : 0
                        height: parent.height
                        radius: 2
                        color: Theme.accent
                    }
                }
            }
            QuietButton {
                id: stop
                objectName: "cancelPrint"
                anchors.right: parent.right
                visible: foot.job.work !== PrintJob.NoWork
                width: visible ? implicitWidth : 0
                text: qsTr("Cancel")
                onClicked: foot.job.cancel()
            }
        }
        QuietButton {
            objectName: "saveWebPage"
            width: parent.width
            visible: foot.job.hasWebPage
            text: qsTr("Save as a web page…")
            glyph: "export"
            hint: qsTr("One file that plays in any browser, with what these eyes may know")
            enabled: !foot.busy
            onClicked: foot.webPageAsked()
        }
        // Below each other where a language has no room for their words beside each other.
        Flow {
            id: ways
            width: parent.width
            spacing: Theme.gap
            readonly property bool stacked: savePdf.implicitWidth + printIt.implicitWidth + Theme.gap > width

            QuietButton {
                id: savePdf
                objectName: "savePdf"
                // Half of the row, or what its words need.
                width: ways.stacked ? ways.width : Math.max((ways.width - Theme.gap) / 2, implicitWidth)
                text: qsTr("Save PDF…")
                glyph: "export"
                hint: KeyPages.keysOf("save-pdf")
                enabled: foot.job.ready && !foot.busy
                onClicked: foot.pdfAsked()
            }
            PrimaryButton {
                id: printIt
                objectName: "print"
                width: ways.stacked ? ways.width : ways.width - Theme.gap - savePdf.width
                text: qsTr("Print…")
                glyph: "printer"
                hint: KeyPages.keysOf("print")
                enabled: foot.job.ready && !foot.busy
                onClicked: foot.printAsked()
            }
        }
    }
}
