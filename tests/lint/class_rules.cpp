// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/class_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <regex>
#include <set>

namespace navarch::lint {

namespace {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c));
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The word at the beginning, empty when there is none.
std::string_view firstWord(std::string_view text)
{
    return text.substr(0, size_t(std::find_if_not(text.begin(), text.end(), isWordCharacter) - text.begin()));
}

/// Blanks a part of the text; lines stay where they are.
void blank(std::string& text, size_t begin, size_t end)
{
    for (size_t i = begin; i < std::min(end, text.size()); ++i)
        if (text[i] != '\n')
            text[i] = ' ';
}

/// Where a literal ends that begins at `at`, in quotes of its kind.
size_t endOfLiteral(const std::string& text, size_t at)
{
    const char quote = text[at];
    if (quote == '"' && at > 0 && text[at - 1] == 'R') {
        const size_t open = text.find('(', at);
        const std::string close = ")" + text.substr(at + 1, open - at - 1) + "\"";
        const size_t end = open == text.npos ? text.npos : text.find(close, open);
        return end == text.npos ? text.size() : end + close.size();
    }
    size_t end = at + 1;
    while (end < text.size() && text[end] != quote)
        end += text[end] == '\\' ? 2 : 1;
    return std::min(end + 1, text.size());
}

/// Where a line that begins at `at` ends, with those that it goes on in.
size_t endOfDirective(const std::string& text, size_t at)
{
    size_t end = text.find('\n', at);
    while (end != text.npos && end > 0 && text[end - 1] == '\\')
        end = text.find('\n', end + 1);
    return std::min(end, text.size());
}

/// The text without comments, literals and directives.
std::string withoutWords(std::string_view header)
{
    std::string text(header);
    bool lineIsBlank = true;
    for (size_t at = 0; at < text.size(); ++at) {
        size_t end = at;
        const bool isSeparator = at > 0 && isWordCharacter(text[at - 1]); // 1'000'000
        if (text.compare(at, 2, "//") == 0)
            end = std::min(text.find('\n', at), text.size());
        else if (text.compare(at, 2, "/*") == 0)
            end = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
        else if (text[at] == '"' || (text[at] == '\'' && !isSeparator))
            end = endOfLiteral(text, at);
        else if (text[at] == '#' && lineIsBlank)
            end = endOfDirective(text, at);
        if (end > at) {
            blank(text, at, end);
            at = end - 1;
            continue;
        }
        lineIsBlank = text[at] == '\n' || (lineIsBlank && isSpace(text[at]));
    }
    return text;
}

/// Where what opens at `at` is closed, or the end of the text.
size_t closingOf(const std::string& text, size_t at, char open, char close)
{
    int depth = 0;
    for (; at < text.size(); ++at) {
        depth += (text[at] == open) - (text[at] == close);
        if (depth == 0)
            return at;
    }
    return at;
}

/// Takes the macros of Qt out, with what stands in their brackets: they are written without a semicolon.
void dropMacros(std::string& text)
{
    for (size_t at = text.find('Q'); at != text.npos; at = text.find('Q', at + 1)) {
        const std::string_view word = firstWord(std::string_view(text).substr(at));
        if ((at > 0 && isWordCharacter(text[at - 1]))
            || !(word.starts_with("Q_") || word.starts_with("QML_")))
            continue;
        size_t end = at + word.size();
        const size_t next = text.find_first_not_of(" \n", end);
        if (next != text.npos && text[next] == '(')
            end = closingOf(text, next, '(', ')') + 1;
        blank(text, at, end);
    }
}

/// What stands before the type or function that a template is of.
std::string_view withoutTemplate(std::string_view statement)
{
    while (firstWord(statement) == "template") {
        int depth = 0;
        size_t at = statement.find('<');
        for (; at < statement.size(); ++at) {
            depth += (statement[at] == '<') - (statement[at] == '>');
            if (depth == 0)
                break;
        }
        statement = trimmed(statement.substr(std::min(at + 1, statement.size())));
    }
    return statement;
}

bool isClassKey(std::string_view word)
{
    return word == "class" || word == "struct" || word == "union";
}

/// The name of the class that this begins, before its brace; empty when it begins something else.
std::string classBegunBy(std::string_view statement)
{
    statement = withoutTemplate(trimmed(statement));
    const std::string_view key = firstWord(statement);
    if (!isClassKey(key))
        return {};
    statement = trimmed(statement.substr(key.size()));
    // A function may return a struct; a list in brackets comes before the base classes only in one.
    const size_t colon = statement.find_first_of(":(");
    if (colon != statement.npos && statement[colon] == '(')
        return {};
    const size_t end = std::min(statement.find(" final"), statement.find(" :"));
    return std::string(trimmed(statement.substr(0, end)));
}

bool isAccess(std::string_view label)
{
    constexpr std::array labels{"public",       "protected",       "private",      "signals",
                                "public slots", "protected slots", "private slots"};
    return std::find(labels.begin(), labels.end(), label) != labels.end();
}

class HeaderReader {
public:
    explicit HeaderReader(std::string_view header) : m_text(withoutWords(header)) { dropMacros(m_text); }

    std::vector<ClassSize> read()
    {
        m_scopes.push_back({});
        for (m_at = 0; m_at < m_text.size(); ++m_at)
            take(m_text[m_at]);
        return std::move(m_found);
    }

private:
    struct Scope {
        ClassSize size;
        bool isClass = false;
    };

    void take(char c)
    {
        m_line += c == '\n';
        m_brackets += (c == '(') - (c == ')');
        const bool isOpen = m_brackets > 0;
        if (!isOpen && c == '{') {
            enter();
        } else if (!isOpen && c == '}') {
            leave();
        } else if (!isOpen && c == ';') {
            endStatement();
        } else if (!isOpen && c == ':' && m_scopes.back().isClass && isAccess(trimmed(m_statement))) {
            m_statement.clear();
        } else {
            m_statement += c;
        }
    }

    void enter()
    {
        const std::string_view statement = trimmed(m_statement);
        const std::string_view key = firstWord(statement);
        const std::string name = classBegunBy(statement);
        const bool isNamespace = key == "namespace" || statement.starts_with("inline namespace");
        if (!name.empty() || isNamespace || key == "extern") {
            Scope scope{{name, m_line, 0}, !name.empty()};
            if (isNamespace)
                scope.size.name = trimmed(statement.substr(statement.find("namespace") + 9));
            const std::string& around = m_scopes.back().size.name;
            if (scope.size.name == "navarch")
                scope.size.name.clear();
            else if (scope.size.name.starts_with("navarch::"))
                scope.size.name.erase(0, 9);
            if (!around.empty())
                scope.size.name = around + (scope.size.name.empty() ? "" : "::") + scope.size.name;
            m_scopes.push_back(std::move(scope));
            m_statement.clear();
            return;
        }
        // The body of a function, or the value of a member, of which more may follow.
        const size_t end = closingOf(m_text, m_at, '{', '}');
        m_line += size_t(std::count(m_text.begin() + std::ptrdiff_t(m_at),
                                    m_text.begin() + std::ptrdiff_t(std::min(end, m_text.size())), '\n'));
        m_at = end;
        const size_t next = m_text.find_first_not_of(" \n", end + 1);
        const bool goesOn =
            next != m_text.npos && (m_text[next] == ';' || m_text[next] == ',' || m_text[next] == '{');
        if (!goesOn && key != "enum")
            endStatement();
    }

    void leave()
    {
        if (m_scopes.size() < 2)
            return;
        if (m_scopes.back().isClass)
            m_found.push_back(std::move(m_scopes.back().size));
        m_scopes.pop_back();
        m_statement.clear();
    }

    void endStatement()
    {
        if (m_scopes.back().isClass)
            m_scopes.back().size.members += membersIn(trimmed(m_statement));
        m_statement.clear();
    }

    static int membersIn(std::string_view statement)
    {
        constexpr std::array others{"using", "typedef", "friend", "static_assert", "enum"};
        statement = withoutTemplate(statement);
        const std::string_view key = firstWord(statement);
        const bool isType =
            isClassKey(key) && statement.find_first_of(" \n", key.size() + 1) == statement.npos;
        if (statement.empty() || isType || std::find(others.begin(), others.end(), key) != others.end()
            || statement.ends_with("= default") || statement.ends_with("= delete"))
            return 0;
        // Data of one type may share a line: int a, b;
        int depth = 0;
        int count = 1;
        for (const char c : statement) {
            depth += (c == '<' || c == '[') - (c == '>' || c == ']');
            if (c == '(' || c == ')')
                return 1;
            count += c == ',' && depth == 0;
        }
        return count;
    }

    std::string m_text;
    size_t m_at = 0;
    size_t m_line = 1;
    int m_brackets = 0;
    std::string m_statement;
    std::vector<Scope> m_scopes;
    std::vector<ClassSize> m_found;
};

bool isCounted(std::string_view path)
{
    constexpr std::array folders{"core/", "db/", "reports/", "app/"};
    return path.ends_with(".h") && std::any_of(folders.begin(), folders.end(), [&](const char* folder) {
               return path.starts_with(folder);
           });
}

} // namespace

std::vector<ClassSize> classesIn(std::string_view header)
{
    return HeaderReader(header).read();
}

std::vector<Breach> checkClasses(const std::vector<SourceFile>& files)
{
    std::vector<Breach> breaches;
    for (const SourceFile& file : files) {
        if (!isCounted(file.path))
            continue;
        for (const ClassSize& size : classesIn(file.text))
            if (size.members > mostMembers)
                breaches.push_back({file.path, size.line,
                                    size.name + " has " + std::to_string(size.members)
                                        + " members, more than " + std::to_string(mostMembers)
                                        + ": part it by what it does"});
    }
    return breaches;
}

std::vector<Breach> checkTypeNames(const std::vector<SourceFile>& files)
{
    std::vector<Breach> breaches;
    std::map<std::string, std::string> places; // by the type's whole name
    for (const SourceFile& file : files) {
        if (!isCounted(file.path))
            continue;
        const size_t open = file.text.find("\nnamespace ");
        const std::string space =
            open == file.text.npos ? std::string() : file.text.substr(open, file.text.find('{', open) - open);
        for (const ClassSize& type : classesIn(file.text)) {
            const auto [there, isNew] = places.emplace(space + "::" + type.name, file.path);
            if (!isNew && there->second != file.path)
                breaches.push_back({file.path, type.line,
                                    type.name + " is another type in " + there->second
                                        + ": a program takes the members of one for those of both"});
        }
    }
    return breaches;
}

std::vector<Breach> checkGadgets(const std::vector<SourceFile>& files)
{
    static const std::regex gadget(R"(\n(?:struct|class) (\w+)[^;{]*\{\n    Q_GADGET\n)");
    static const std::regex property(R"(MEMBER (\w+))");
    static const std::regex member(
        R"(\n    (?!friend |using |static |return |Q_|const )[\w:<>,* ]+ (\w+)(?: = [^;]*|\{[^;]*\})?;)");
    std::vector<Breach> breaches;
    for (const SourceFile& file : files) {
        if (!file.path.starts_with("app/") || !file.path.ends_with(".h"))
            continue;
        for (std::sregex_iterator found(file.text.begin(), file.text.end(), gadget), none; found != none;
             ++found) {
            const auto begin = static_cast<size_t>(found->position() + found->length());
            const std::string body = "\n" + file.text.substr(begin, file.text.find("\n};", begin) - begin);
            std::set<std::string> shown;
            for (std::sregex_iterator each(body.begin(), body.end(), property); each != none; ++each)
                shown.insert((*each)[1]);
            for (std::sregex_iterator each(body.begin(), body.end(), member); each != none; ++each)
                if (const std::string name = (*each)[1]; !shown.contains(name))
                    breaches.push_back(
                        {file.path, 0,
                         (*found)[1].str() + "::" + name
                             + " has no Q_PROPERTY: QML finds nothing there, and says nothing"});
        }
    }
    return breaches;
}

} // namespace navarch::lint
