// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/words.h"

namespace navarch {

/// A language that is there, by its tag; ends the test where it is not.
inline SheetLanguage paperIn(const char* tag)
{
    return SheetLanguage::of(QString::fromLatin1(tag)).value();
}

} // namespace navarch
