// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// Where anything that shows a rule's number asks for its page (RuleSheet.qml shows it).
QtObject {
    // The page of that rule; "" for the rulebook as it was left.
    signal asked(string rule)
    // It is to be put away.
    signal dismissed()

    function open(rule: string) {
        asked(rule)
    }

    // The page of the rule that `item`, or what it stands in, has a number of; else the rulebook.
    function openFor(item: var) {
        let at = item
        while (at && !(at.rule?.length > 0))
            at = at.parent
        asked(at ? at.rule : "")
    }
}
