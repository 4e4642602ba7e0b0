// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Left what is printed and how, in the middle the page as it will be, right all pages small.
FocusScope {
    id: screen

    required property PrintJob job
    readonly property bool wide: width > 1700 * Math.max(1, Theme.textFactor)
    readonly property bool anything: job.pages.count > 0
    property int page: 0
    // Gone to as soon as there are pages; -1: none.
    property int pageWanted: -1
    readonly property alias view: pageView

    signal fleetBuilderRequested()
    signal sampleRequested()

    function askForFile() {
        pdfDialog.open()
    }

    // The same as a page for browsers, where there is one.
    function askForWebPage() {
        if (job.hasWebPage)
            webDialog.open()
    }

    onActiveFocusChanged: if (activeFocus && !panel.activeFocus && anything) pageView.forceActiveFocus()

    Connections {
        target: screen.job
        function onLaidOut() {
            if (screen.pageWanted >= 0 && screen.anything)
                screen.page = screen.pageWanted
            if (screen.anything)
                screen.pageWanted = -1
            screen.page = Math.max(0, Math.min(screen.page, screen.job.pages.count - 1))
        }
    }
    Connections {
        target: screen.job.source
        function onChosen() {
            screen.page = 0
        }
    }
    FileSheet {
        id: pdfDialog
        title: qsTr("Save as PDF")
        kind: "papers"
        ending: "pdf"
        what: qsTr("PDF")
        saving: true
        suggested: screen.job.pages.title !== "" ? screen.job.pages.title : qsTr("Sheets")
        onAccepted: screen.job.savePdf(selectedFile)
    }
    FileSheet {
        id: webDialog
        title: qsTr("Save as a web page")
        kind: "web"
        ending: "html"
        what: qsTr("Web pages")
        saving: true
        suggested: screen.job.pages.title !== "" ? screen.job.pages.title : screen.job.source.title()
        onAccepted: screen.job.saveWebPage(selectedFile)
    }

    Shortcut {
        sequences: [StandardKey.Print]
        enabled: screen.job.ready
        onActivated: screen.job.print(screen.Window.window)
    }
    Shortcut {
        sequences: [StandardKey.Save]
        enabled: screen.job.ready
        onActivated: screen.askForFile()
    }
    Shortcut {
        sequences: [StandardKey.ZoomIn, "Ctrl+="]
        onActivated: pageView.zoomBy(1.25)
    }
    Shortcut {
        sequences: [StandardKey.ZoomOut]
        onActivated: pageView.zoomBy(1 / 1.25)
    }
    Shortcut {
        sequences: ["Ctrl+0"]
        onActivated: pageView.fit = "page"
    }

    PaneChoice {
        id: panes
        room: screen.width
        need: 1040
        main: "page"
        needOfTwo: 820
        panes: [{ value: "choice", text: qsTr("What is printed") }, { value: "page", text: qsTr("The page") },
                { value: "pages", text: qsTr("All pages") }]
    }
    Rectangle {
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        width: panel.width
        visible: panel.visible
        color: Theme.card
    }
    PrintPanel {
        id: panel
        objectName: "printPanel"
        width: panes.alone ? parent.width : Math.round((screen.wide ? 400 : 336) * Math.max(1, Theme.textFactor))
        anchors.top: panes.bottom
        visible: panes.shows("choice")
        anchors.bottom: foot.top
        job: screen.job
    }
    PrintFoot {
        id: foot
        width: panel.width
        visible: panel.visible
        anchors.bottom: parent.bottom
        job: screen.job
        onPrintAsked: screen.job.print(screen.Window.window)
        onPdfAsked: screen.askForFile()
        onWebPageAsked: screen.askForWebPage()
    }
    Rule {
        upright: true
        visible: panel.visible && !panes.alone
        anchors.left: panel.right
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
    }
    PageTools {
        id: tools
        anchors.top: panes.bottom
        anchors.left: panel.visible ? panel.right : parent.left
        anchors.leftMargin: 1
        anchors.right: strip.visible ? strip.left : parent.right
        visible: screen.anything && panes.shows("page")
        job: screen.job
        view: pageView
    }
    PageView {
        id: pageView
        objectName: "pageView"
        anchors.left: tools.left
        anchors.right: tools.right
        anchors.top: tools.bottom
        anchors.bottom: parent.bottom
        visible: screen.anything && panes.shows("page")
        activeFocusOnTab: visible
        job: screen.job
        page: screen.page
        onTurned: page => screen.page = page
    }
    Rule {
        upright: true
        anchors.left: strip.left
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: strip.visible && !panes.alone
    }
    PageStrip {
        id: strip
        objectName: "pageStrip"
        anchors.right: parent.right
        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        width: panes.alone ? parent.width : Math.round((screen.wide ? 380 : 148) * Math.max(1, Theme.textFactor))
        columns: screen.wide || panes.alone ? 2 : 1
        visible: screen.anything && panes.shows("pages")
        job: screen.job
        page: screen.page
        onPicked: page => {
            screen.page = page
            panes.pane = panes.alone ? "page" : panes.pane
        }
    }
    EmptyState {
        objectName: "nothingToPrint"
        readonly property real beside: panel.visible && !panes.alone ? panel.width : 0

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Math.max(Theme.margin, (parent.width - beside - 460) / 2)
        anchors.leftMargin: beside + anchors.margins
        anchors.verticalCenter: parent.verticalCenter
        visible: (!panes.alone || !panel.visible) && !screen.anything && screen.job.work === PrintJob.NoWork
        glyph: "printer"
        title: screen.job.pages.problem !== "" ? screen.job.pages.problem : qsTr("Nothing to print yet")
        text: screen.job.pages.problem !== "" ? screen.job.pages.remedy : screen.job.source.whyEmpty

        PrimaryButton {
            objectName: "buildToPrint"
            visible: screen.job.pages.problem === ""
            text: qsTr("Fleet builder")
            glyph: "wrench"
            onClicked: screen.fleetBuilderRequested()
        }
        QuietButton {
            visible: screen.job.pages.problem === "" && screen.job.source.origin === ""
            text: qsTr("The sample campaign")
            glyph: "fleet"
            onClicked: screen.sampleRequested()
        }
    }
}
