// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Where what lies on a builder's table is opened from and saved to, and the keys for that and for its undo.
Item {
    id: files

    required property BuilderDocument document
    // As FileSheet has them.
    required property string kind
    required property string what
    property string ending: "json"
    required property string suggested
    required property string openTitle
    required property string saveTitle

    // The key for saving was pressed: save(), or what has to be done before it.
    signal saveAsked()

    function open() {
        openDialog.open()
    }
    // Into its file; asks for one while it has none.
    function save() {
        if (!document.save())
            saveDialog.open()
    }
    function saveAs() {
        saveDialog.open()
    }

    Shortcut {
        sequences: [StandardKey.Undo]
        onActivated: files.document.undo()
    }
    Shortcut {
        sequences: [StandardKey.Redo, "Ctrl+Y"]
        onActivated: files.document.redo()
    }
    Shortcut {
        sequences: [StandardKey.Save]
        onActivated: files.saveAsked()
    }
    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: files.open()
    }

    FileSheet {
        id: openDialog
        title: files.openTitle
        kind: files.kind
        ending: files.ending
        what: files.what
        onAccepted: files.document.open(selectedFile)
    }
    FileSheet {
        id: saveDialog
        title: files.saveTitle
        kind: files.kind
        ending: files.ending
        what: files.what
        saving: true
        suggested: files.suggested
        current: files.document.file
        onAccepted: files.document.saveAs(selectedFile)
    }
}
