// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// An amount of talents to type in, as the language spoken writes it. `amount` is what it is now; what is no amount is said
// below and goes nowhere.
Field {
    id: field

    property string amount: ""
    // Whether it may be left empty.
    property alias optional: validator.optional

    signal typed(string text)

    text: amount
    maximumLength: 16
    horizontalAlignment: TextInput.AlignRight
    validator: AmountValidator {
        id: validator
    }
    problem: input.acceptableInput ? "" : validator.wanted
    onFinished: {
        if (text !== amount) // 5 is 5.00
            field.typed(text)
        text = Qt.binding(() => field.amount)
    }
}
