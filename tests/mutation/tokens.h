// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace navarch::mutation {

enum class TokenKind { Word, Number, Sign, Text };

struct Token {
    TokenKind kind = TokenKind::Sign;
    std::string_view text;
    std::size_t at = 0;
    int line = 1;
    bool spaced = false; ///< space on both sides
    /// Of a bracket, an angle bracket of template arguments included: the token of the other; else itself.
    std::size_t partner = 0;
    bool angle = false;
};

/// The tokens of a source, without comments and preprocessor lines.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view text);

} // namespace navarch::mutation
