// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// Names for the signs we use out of the Material Design Icons font (Debian: fonts-materialdesignicons-webfont).
QtObject {
    readonly property var codes: ({
        "account": "\uF004", "admiral": "\uF017", "alert": "\uF026", "anchor": "\uF031", "back": "\uF04D",
        "forward": "\uF054", "bank": "\uF070", "calendar": "\uF0ED", "cash": "\uF114", "castle": "\uF11A",
        "chart": "\uF12A", "check": "\uF12C", "chevron-down": "\uF140", "chevron-left": "\uF141",
        "chevron-right": "\uF142", "chevron-up": "\uF143", "clock": "\uF150", "close": "\uF156", "copy": "\uF18F",
        "delete": "\uF1C0", "dice": "\uF1CE", "more": "\uF1D9", "drag": "\uF1DB", "download": "\uF1DA",
        "error": "\uF028", "export": "\uF207", "file": "\uF214", "filter": "\uF232", "folder": "\uF24B", "flag": "\uF23B",
        "help": "\uF2D7", "history": "\uF2DA", "home": "\uF2DC", "import": "\uF220", "info": "\uF2FC", "lock": "\uF33E",
        "search": "\uF349", "menu": "\uF35C", "minus": "\uF374", "pencil": "\uF3EB", "plus": "\uF415",
        "printer": "\uF42A", "redo": "\uF44E", "rename": "\uF455", "settings": "\uF493", "shield": "\uF498",
        "sort-up": "\uF4BC", "sort-down": "\uF4BD", "star": "\uF4CE", "swap": "\uF4E1", "branch": "\uF62C", "sword": "\uF4E5",
        "scale": "\uF5D1", "undo": "\uF54C", "eye": "\uF208", "wrench": "\uF5B7", "hint": "\uF335",
        "map": "\uF34D", "book": "\uF0BE", "brush": "\uF0E3", "compass": "\uF18C", "cursor": "\uF1B4", "cut": "\uF190", "eraser": "\uF1FE", "put": "\uF651", "play": "\uF40A", "pause": "\uF3E4", "first": "\uF4AE", "last": "\uF4AD", "fit": "\uF293", "target": "\uF1A3"
    })

    // Signs that the font has not, which Icon draws.
    readonly property var drawn: ({ "fleet": true })

    function code(name: string): string {
        return codes[name] ?? ""
    }
    function isDrawn(name: string): bool {
        return drawn[name] ?? false
    }
}
