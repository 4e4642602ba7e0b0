// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mutation/tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace navarch::mutation {

namespace {

bool isWordPart(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    std::vector<Token> tokens()
    {
        bool lineBegins = true;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '\n') {
                ++m_line;
                ++m_at;
                lineBegins = true;
            } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
                ++m_at;
            } else if (m_text.substr(m_at, 2) == "//") {
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            } else if (m_text.substr(m_at, 2) == "/*") {
                skipTo(m_text.find("*/", m_at + 2) + 2);
            } else if (c == '#' && lineBegins) {
                skipDirective();
            } else {
                lineBegins = false;
                take();
            }
        }
        return std::move(m_tokens);
    }

private:
    void skipTo(std::size_t end)
    {
        for (; m_at < std::min(end, m_text.size()); ++m_at)
            m_line += m_text[m_at] == '\n';
    }

    void skipDirective()
    {
        std::size_t end = m_text.find('\n', m_at);
        while (end != std::string_view::npos && m_text[end - 1] == '\\')
            end = m_text.find('\n', end + 1);
        skipTo(end);
    }

    void take()
    {
        const std::size_t begin = m_at;
        const int line = m_line;
        const char c = m_text[begin];
        TokenKind kind = TokenKind::Sign;
        if (m_text.substr(begin, 2) == "R\"") {
            kind = TokenKind::Text;
            const std::size_t open = m_text.find('(', begin);
            const std::string close = ")" + std::string(m_text.substr(begin + 2, open - begin - 2)) + "\"";
            skipTo(m_text.find(close, open) + close.size());
        } else if (c == '"' || c == '\'') {
            kind = TokenKind::Text;
            ++m_at;
            while (m_at < m_text.size() && m_text[m_at] != c)
                m_at += m_text[m_at] == '\\' ? 2 : 1;
            ++m_at;
        } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            kind = TokenKind::Number;
            while (m_at < m_text.size()
                   && (isWordPart(m_text[m_at]) || m_text[m_at] == '.' || m_text[m_at] == '\''))
                ++m_at;
        } else if (isWordPart(c)) {
            kind = TokenKind::Word;
            while (m_at < m_text.size() && isWordPart(m_text[m_at]))
                ++m_at;
        } else {
            m_at += signLength();
        }
        const bool spaceBefore =
            begin > 0 && std::isspace(static_cast<unsigned char>(m_text[begin - 1])) != 0;
        const bool spaceAfter =
            m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0;
        m_tokens.push_back({kind, m_text.substr(begin, m_at - begin), begin, line, spaceBefore && spaceAfter,
                            m_tokens.size(), false});
    }

    [[nodiscard]] std::size_t signLength() const
    {
        constexpr std::array<std::string_view, 24> signs{"<=>", "...", "->*", "<<=", ">>=", "::", "->", "++",
                                                         "--",  "<<",  "<=",  ">=",  "==",  "!=", "&&", "||",
                                                         "+=",  "-=",  "*=",  "/=",  "%=",  "&=", "|=", "^="};
        for (const std::string_view sign : signs)
            if (m_text.substr(m_at, sign.size()) == sign)
                return sign.size();
        return 1;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    std::vector<Token> m_tokens;
};

bool isAngleOpen(const std::vector<Token>& tokens, std::size_t i)
{
    if (tokens[i].text != "<" || tokens[i].spaced || i == 0)
        return false;
    const Token& before = tokens[i - 1];
    return before.kind == TokenKind::Word;
}

/// Brackets know their partners. An angle bracket that is none is left alone.
void pair(std::vector<Token>& tokens)
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].kind == TokenKind::Sign ? tokens[i].text : "";
        if (text == "(" || text == "[" || text == "{" || isAngleOpen(tokens, i)) {
            open.push_back(i);
        } else if (text == ">" && !tokens[i].spaced && !open.empty() && tokens[open.back()].text == "<") {
            tokens[i].partner = open.back();
            tokens[open.back()].partner = i;
            tokens[i].angle = tokens[open.back()].angle = true;
            open.pop_back();
        } else if (text == ")" || text == "]" || text == "}") {
            while (!open.empty() && tokens[open.back()].text == "<")
                open.pop_back();
            if (!open.empty()) {
                tokens[i].partner = open.back();
                tokens[open.back()].partner = i;
                open.pop_back();
            }
        }
    }
}

} // namespace

std::vector<Token> tokensOf(std::string_view text)
{
    std::vector<Token> tokens = Scanner(text).tokens();
    pair(tokens);
    return tokens;
}

} // namespace navarch::mutation
