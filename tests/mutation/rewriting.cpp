// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mutation/rewriting.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

#include "tests/mutation/tokens.h"

namespace navarch::mutation {

namespace {

struct Turned {
    std::string_view sign;
    std::string_view shifted; ///< empty: only turned round
    std::string_view round;
};

constexpr std::array<Turned, 6> comparisons{{{"<", "<=", ">="},
                                             {">", ">=", "<="},
                                             {"<=", "<", ">"},
                                             {">=", ">", "<"},
                                             {"==", "", "!="},
                                             {"!=", "", "=="}}};

class Rewriter {
public:
    Rewriter(std::string_view text, const std::string& path, int firstId, const std::set<int>& left)
        : m_text(text),
          m_path(path),
          m_left(left),
          m_tokens(tokensOf(text))
    {
        m_done.nextId = firstId;
    }

    Rewritten done()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (const std::size_t behind = skipped(i); behind > i)
                i = behind - 1;
            else
                rewrite(i);
        }
        assemble();
        return std::move(m_done);
    }

private:
    [[nodiscard]] std::string_view textAt(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i].text : std::string_view();
    }

    /// Behind what only the compiler reads, when it begins at token `i`; else `i`.
    [[nodiscard]] std::size_t skipped(std::size_t i) const
    {
        const std::string_view text = textAt(i);
        if (m_tokens[i].angle && text == "<")
            return m_tokens[i].partner + 1;
        if (text == "template" && textAt(i + 1) == "<")
            return behindAngles(i + 1);
        if (text == "[" && textAt(i + 1) == "[")
            return m_tokens[i].partner + 1;
        if (text == "static_assert" || text == "reserve")
            return m_tokens[std::min(i + 1, m_tokens.size() - 1)].partner + 1;
        if (text == "enum")
            return behind(i, ";");
        if (text == "case")
            return behind(i, ":");
        if (text == "constexpr" && declaresVariable(i))
            return behind(i, ";");
        if (text == "operator")
            return i + 2;
        if (text == "{" && isToldOnly(i))
            return m_tokens[i].partner + 1;
        if (text == "settle" && textAt(i - 1) == ".") // words for what a die came to (Proceedings)
            return m_tokens[std::min(i + 1, m_tokens.size() - 1)].partner + 1;
        return i;
    }

    /// Whether a brace opens what words an event: the lambda in a call of tell(), which is not called when nobody listens.
    [[nodiscard]] bool isToldOnly(std::size_t i) const
    {
        if (textAt(i - 1) != "]")
            return false;
        for (std::size_t open = i; open-- > 1;) {
            if (textAt(open) == "(" && m_tokens[open].partner > i)
                return textAt(open - 1) == "tell";
            if (m_tokens[open].partner < open)
                open = m_tokens[open].partner;
        }
        return false;
    }

    /// `template <...>` has a space before its bracket, which is therefore not known as one.
    [[nodiscard]] std::size_t behindAngles(std::size_t i) const
    {
        for (int depth = 0; i < m_tokens.size(); ++i) {
            depth += textAt(i) == "<" ? 1 : textAt(i) == ">" ? -1 : 0;
            if (depth == 0)
                return i + 1;
        }
        return i;
    }

    [[nodiscard]] std::size_t behind(std::size_t i, std::string_view end) const
    {
        while (i < m_tokens.size() && textAt(i) != end)
            i = m_tokens[i].partner > i ? m_tokens[i].partner + 1 : i + 1;
        return i + 1;
    }

    [[nodiscard]] bool declaresVariable(std::size_t i) const
    {
        for (; i < m_tokens.size(); ++i) {
            const std::string_view text = textAt(i);
            if (text == "(" || text == ")")
                return false;
            if (text == "=" || text == "{" || text == ";")
                return true;
            if (m_tokens[i].angle && m_tokens[i].partner > i)
                i = m_tokens[i].partner;
        }
        return false;
    }

    void rewrite(std::size_t i)
    {
        const Token& token = m_tokens[i];
        if (token.kind == TokenKind::Number)
            rewriteNumber(i);
        if (token.kind != TokenKind::Sign || !token.spaced || token.angle)
            return;
        if (token.text == "&&" || token.text == "||")
            rewriteLogical(i);
        for (const Turned& each : comparisons)
            if (token.text == each.sign)
                rewriteComparison(i, each);
    }

    /// The number of a new mutant; the line that is left keeps its numbers, so that others keep theirs.
    int note(const Token& token, const std::string& change)
    {
        const int id = m_done.nextId++;
        if (!m_left.contains(token.line))
            m_done.mutants.push_back({id, m_path, token.line, change, lineOf(token.at)});
        return id;
    }

    [[nodiscard]] std::string lineOf(std::size_t at) const
    {
        const std::size_t before = m_text.rfind('\n', at);
        std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        while (begin < at && m_text[begin] == ' ')
            ++begin;
        return std::string(m_text.substr(begin, m_text.find('\n', at) - begin));
    }

    /// `int ship = 0;` or `-1` of a member: the statement stands in the braces of a class.
    [[nodiscard]] bool isNothingYet(std::size_t i) const
    {
        const bool minus = textAt(i - 1) == "-";
        const std::size_t sign = minus ? i - 2 : i - 1;
        if (textAt(i) != (minus ? "1" : "0") || textAt(i + 1) != ";" || textAt(sign) != "=")
            return false;
        std::size_t open = sign;
        while (open > 0 && !(textAt(open) == "{" && m_tokens[open].partner > i))
            --open;
        while (open > 0 && textAt(open) != ";" && textAt(open) != "}" && textAt(open) != ")")
            if (const std::string_view word = textAt(--open); word == "struct" || word == "class")
                return true;
        return false;
    }

    void rewriteNumber(std::size_t i)
    {
        const Token& token = m_tokens[i];
        const bool whole = std::all_of(token.text.begin(), token.text.end(), [](char c) {
            return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '\'' || c == 'u' || c == 'U'
                   || c == 'l' || c == 'L';
        });
        if (!whole)
            return;
        if (isNothingYet(i))
            return;
        const std::string was(token.text);
        const int id = note(token, was + " becomes one more");
        if (!m_left.contains(token.line))
            m_instead[i] = "::mutant::constant(" + std::to_string(id) + ", " + was + ")";
    }

    void rewriteComparison(std::size_t i, const Turned& turned)
    {
        const Token& token = m_tokens[i];
        const std::string was(token.text);
        int id = 0;
        if (!turned.shifted.empty()) {
            id = note(token, was + " becomes " + std::string(turned.shifted));
            (void)note(token, was + " becomes " + std::string(turned.round));
        } else {
            id = note(token, was + " becomes " + std::string(turned.round));
        }
        if (!m_left.contains(token.line))
            m_instead[i] = was + " ::mutant::Comparison{" + std::to_string(id) + "} " + was;
    }

    /// The right operand is left out of account.
    void rewriteLogical(std::size_t i)
    {
        const Token& token = m_tokens[i];
        const bool both = token.text == "&&";
        std::size_t end = i + 1;
        while (end < m_tokens.size() && !endsOperand(end, both))
            end = m_tokens[end].partner > end ? m_tokens[end].partner + 1 : end + 1;
        const int id = note(token, "what follows " + std::string(token.text) + " is left out");
        if (m_left.contains(token.line) || end >= m_tokens.size() || end == i + 1)
            return;
        const std::string on = "::mutant::on(" + std::to_string(id) + ")";
        m_instead[i] = both ? "&& (" + on + " || (" : "|| (!" + on + " && (";
        m_after[end - 1] += "))";
    }

    [[nodiscard]] bool endsOperand(std::size_t i, bool ofBoth) const
    {
        const std::string_view text = textAt(i);
        if (m_tokens[i].kind != TokenKind::Sign)
            return false;
        if (text == "||" || (ofBoth && text == "&&" && m_tokens[i].spaced))
            return true;
        constexpr std::array<std::string_view, 8> ends{"?", ":", ",", ";", ")", "]", "}", "="};
        return std::find(ends.begin(), ends.end(), text) != ends.end();
    }

    void assemble()
    {
        std::size_t at = 0;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            m_done.text += m_text.substr(at, m_tokens[i].at - at);
            at = m_tokens[i].at + m_tokens[i].text.size();
            const auto instead = m_instead.find(i);
            m_done.text += instead == m_instead.end() ? std::string(m_tokens[i].text) : instead->second;
            if (const auto after = m_after.find(i); after != m_after.end())
                m_done.text += after->second;
        }
        m_done.text += m_text.substr(at);
    }

    std::string_view m_text;
    std::string m_path;
    std::set<int> m_left;
    std::vector<Token> m_tokens;
    std::map<std::size_t, std::string> m_instead;
    std::map<std::size_t, std::string> m_after;
    Rewritten m_done;
};

} // namespace

Rewritten rewritten(std::string_view text, const std::string& path, int firstId, const std::set<int>& left)
{
    return Rewriter(text, path, firstId, left).done();
}

std::vector<std::size_t> numbersIn(std::string_view json)
{
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (c == '"') {
            for (++at; at < json.size() && json[at] != '"'; ++at)
                at += json[at] == '\\';
        } else if (c == '-' || std::isdigit(static_cast<unsigned char>(c)) != 0) {
            found.push_back(at);
            while (at + 1 < json.size() && std::isdigit(static_cast<unsigned char>(json[at + 1])) != 0)
                ++at;
        }
    }
    return found;
}

} // namespace navarch::mutation
