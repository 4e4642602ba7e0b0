// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/figures/words.h"
#include "reports/words.h"

namespace navarch {

/// The game has its words in both languages; the job's is taken.
[[nodiscard]] inline QString pompeiusWord(const pompeius::Words& words)
{
    return fromUtf8(SpokenLanguage::now() == SheetLanguage::Dutch ? words.nl : words.en);
}

/// A term of PM-T1 by its lasting key; the key itself when there is none.
[[nodiscard]] inline QString pompeiusTerm(std::string_view key)
{
    for (const pompeius::TermWords& term : pompeius::termWords)
        if (term.key == key)
            return pompeiusWord({term.en, term.nl});
    return fromUtf8(key);
}

} // namespace navarch
