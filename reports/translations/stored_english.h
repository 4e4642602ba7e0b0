// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/base/phrase.h"

namespace navarch {

/// What an older Navarch wrote into a campaign as English alone - its chronicle and ledger, and still what dice came to -
/// as the phrase that it was made of, found by the catalogue's own patterns: the one that has most words of the text. What
/// stands in its places is a phrase again or, as most that begins with a capital, a name. Where no pattern fits the text
/// stands as it is, as a given one. Newer campaigns keep their phrases (core/base/stored_phrase.h), and need none of this.
[[nodiscard]] Phrase phraseOfEnglish(std::string_view english);

/// Stored dice, "d10 6 (sighted)", with what they came to as `say` says it.
[[nodiscard]] std::string retoldDice(std::string_view dice,
                                     const std::function<std::string(const Phrase&)>& say);

} // namespace navarch
