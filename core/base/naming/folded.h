// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace navarch {

/// A name as it is compared when it need not be written to the letter: small letters without accents, breathings or an iota
/// below, of Latin and Greek; one space between words and none around them; plain apostrophes and hyphens. "Níkē" and "nike"
/// are the same, as are "Ἀθῆναι" and "αθηναι"; other scripts stay as they are. It is for comparing, never for showing.
[[nodiscard]] std::u32string foldedName(std::string_view text);

} // namespace navarch
