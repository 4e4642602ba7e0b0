// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QCoreApplication>
#include <QString>

namespace navarch {

/// The words of printed pages, in one translation context.
class Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The text composed, so that an accent and its letter are one character wherever there is such a one.
[[nodiscard]] QString fromUtf8(std::string_view text);

/// "+2", "0", "-1" with a true minus sign.
[[nodiscard]] QString signedText(int number);

/// `text` with its first letter in upper case.
[[nodiscard]] QString capitalised(QString text);

} // namespace navarch
