// SPDX-License-Identifier: GPL-3.0-or-later
// Reads just enough of QML for one question: can a string that came from a file reach something that guesses
// whether it is markup? Text and Label do, and so does every control that draws its text through one of them
// (measured with Qt 6.4: Button, ItemDelegate, MenuItem, CheckBox, GroupBox, tool tips, placeholders); Qt Charts
// takes HTML in every title and name.
#include "tests/lint/source_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <regex>

namespace navarch::lint {

namespace {

struct Object {
    std::string type;
    size_t line = 0;
    bool isComponent = false; ///< the root of a file or of an inline component: its text comes from outside
    bool isObject = true;     ///< false for a block of JavaScript or a list
    std::map<std::string, std::pair<std::string, size_t>> members; ///< name -> expression, line
};

bool isNameCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
}

std::string trimmed(std::string_view text)
{
    const auto isSpace = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && (isSpace(text.back()) || text.back() == ';'))
        text.remove_suffix(1);
    return std::string(text);
}

/// Comments become blanks and string contents a row of 'x', so that brackets and colons left over are code.
std::string codeOnly(std::string_view text)
{
    std::string code(text);
    for (size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        if (c == '/' && i + 1 < code.size() && (code[i + 1] == '/' || code[i + 1] == '*')) {
            const bool toLineEnd = code[i + 1] == '/';
            const size_t stop = toLineEnd ? code.find('\n', i) : code.find("*/", i + 2);
            const size_t end =
                std::min(stop == code.npos ? code.size() : stop + (toLineEnd ? 0 : 2), code.size());
            for (; i < end; ++i) {
                if (code[i] != '\n')
                    code[i] = ' ';
            }
            --i;
        } else if (c == '"' || c == '\'' || c == '`') {
            for (++i; i < code.size() && code[i] != c; ++i) {
                if (code[i] == '\\' && i + 1 < code.size())
                    code[i++] = 'x';
                // A template with a value in it is no literal: leave the sign that shows it.
                if (code[i] != '\n' && !(c == '`' && code[i] == '$'))
                    code[i] = 'x';
            }
        }
    }
    return code;
}

/// Where the expression that begins at `begin` ends: at a line's end outside brackets, unless it goes on below.
size_t expressionEnd(std::string_view code, size_t begin)
{
    int depth = 0;
    for (size_t i = begin; i < code.size(); ++i) {
        const char c = code[i];
        if (c == '(' || c == '[' || c == '{')
            ++depth;
        if ((c == ')' || c == ']' || c == '}') && --depth < 0)
            return i;
        if (depth > 0 || (c != '\n' && c != ';'))
            continue;
        if (c == ';')
            return i;
        const std::string before = trimmed(code.substr(begin, i - begin));
        const size_t next = code.find_first_not_of(" \t\n", i);
        const bool goesOn =
            (!before.empty() && std::string_view("?:+-*/&|=,.(").find(before.back()) != std::string::npos)
            || (next != code.npos && std::string_view("?:+&|.").find(code[next]) != std::string::npos);
        if (!goesOn && !before.empty())
            return i;
    }
    return code.size();
}

/// Position of `sought` outside brackets, or npos.
size_t findOutside(std::string_view code, char sought)
{
    int depth = 0;
    for (size_t i = 0; i < code.size(); ++i) {
        if (depth == 0 && code[i] == sought)
            return i;
        if (code[i] == '(' || code[i] == '[')
            ++depth;
        if (code[i] == ')' || code[i] == ']')
            --depth;
    }
    return code.npos;
}

/// True for text that the program's author wrote: a literal, qsTr of literals, or a choice between such.
bool isLiteral(std::string_view expression)
{
    const std::string code = trimmed(expression);
    if (code.empty())
        return false;
    if (const size_t question = findOutside(code, '?'); question != code.npos) {
        const std::string branches = code.substr(question + 1);
        const size_t colon = findOutside(branches, ':');
        return colon != branches.npos && isLiteral(branches.substr(0, colon))
               && isLiteral(branches.substr(colon + 1));
    }
    if ((code.front() == '"' || code.front() == '\'') && code.find(code.front(), 1) == code.size() - 1)
        return true;
    for (const std::string_view call : {"qsTr(", "qsTrId(", "QT_TR_NOOP("}) {
        if (code.starts_with(call) && code.find(')') == code.size() - 1) {
            const std::string first = code.substr(call.size(), code.find_first_of(",)") - call.size());
            return isLiteral(first); // further arguments are a comment and a count
        }
    }
    if (code.front() == '[' && code.back() == ']') {
        std::string rest = code.substr(1, code.size() - 2);
        while (true) {
            const size_t comma = findOutside(rest, ',');
            if (!isLiteral(rest.substr(0, comma)))
                return false;
            if (comma == rest.npos)
                return true;
            rest = rest.substr(comma + 1);
        }
    }
    return false;
}

/// Text that C++ has escaped says so in its name (nameEscaped, escaped(...)).
bool isSafe(const std::string& expression)
{
    return isLiteral(expression) || expression.find("scaped") != std::string::npos;
}

std::string plainName(const std::string& type)
{
    const size_t dot = type.rfind('.');
    return dot == type.npos ? type : type.substr(dot + 1);
}

bool oneOf(const std::string& name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The part of a control that must be our own before its text may come from a file; empty when there is no such
/// control, and "-" when nothing can be put in its place.
std::string guardOf(const std::string& type)
{
    if (oneOf(type, {"Button", "RoundButton", "ToolButton", "DelayButton", "TabButton", "ItemDelegate",
                     "CheckDelegate", "RadioDelegate", "SwitchDelegate", "SwipeDelegate", "CheckBox",
                     "RadioButton", "Switch", "MenuItem", "MenuBarItem", "ToolTip"}))
        return "contentItem";
    if (type == "GroupBox")
        return "label";
    if (type == "Dialog")
        return "header";
    if (oneOf(type, {"Action", "Menu"}) || type.ends_with("Series") || type.ends_with("Axis")
        || type.ends_with("SeaChartView") || oneOf(type, {"BarSet", "PieSlice", "CategoryRange"}))
        return "-";
    return {};
}

void checkObject(const std::string& path, const Object& object, std::vector<Breach>& breaches)
{
    const std::string type = plainName(object.type);
    const auto& members = object.members;
    const auto breach = [&](size_t line, const std::string& message) {
        breaches.push_back({path, line, message});
    };

    for (const auto& [name, value] : members) {
        const auto& [expression, line] = value;
        if (name == "textFormat" && expression != "Text.PlainText" && expression != "TextEdit.PlainText")
            breach(line, type + ": textFormat is Text.PlainText and nothing else");
        if ((name == "ToolTip.text" || name == "placeholderText") && !isSafe(expression))
            breach(line, name + " guesses markup: only literal or escaped text here");
    }

    if (type == "Text" || type == "Label") {
        const auto text = members.find("text");
        if (!members.contains("textFormat") && (text == members.end() || !isLiteral(text->second.first)))
            breach(object.line, type + " shows data: give it textFormat: Text.PlainText");
    }
    if (type == "ComboBox" && !members.contains("delegate")) {
        const auto model = members.find("model");
        if (object.isComponent || (model != members.end() && !isLiteral(model->second.first)))
            breach(object.line, "ComboBox lists data: give it a delegate whose text is Text.PlainText");
    }

    const auto able = members.find("enabled");
    if (able != members.end() && !members.contains("why")
        && oneOf(type, {"ChoiceBox", "LevelChoice", "NumberStepper", "OptionChoice", "PrintChoice",
                        "SegmentedChoice", "Segments", "Toggle"}))
        breach(able->second.second, type + " cannot always be used and does not say so: give it a why");

    const std::string guard = guardOf(type);
    if (guard.empty() || members.contains(guard))
        return;
    const bool chart = guard == "-" && type != "Action" && type != "Menu";
    bool shown = false;
    for (const char* name : {"text", "title", "name", "label", "titleText"}) {
        const auto member = members.find(name);
        if (member == members.end() || (!chart && oneOf(name, {"name", "label", "titleText"})))
            continue;
        shown = true;
        if (!isSafe(member->second.first))
            breach(member->second.second,
                   type + "." + name + " guesses markup: "
                       + (guard == "-"
                              ? "only literal or escaped text here"
                              : "give it a " + guard + " of Text.PlainText, or use one of our components"));
    }
    if (object.isComponent && !shown && guard != "-")
        breach(object.line, type + " gets its text from outside: give it a " + guard + " of Text.PlainText");
}

/// A click of a mouse on a button is the button's: a TapHandler in it never has one (measured with Qt 6.4).
void checkTap(const std::string& path, const std::vector<Object>& open, std::vector<Breach>& breaches)
{
    if (plainName(open.back().type) != "TapHandler" || open.back().members.contains("acceptedButtons"))
        return;
    const bool isOnButton = std::any_of(open.begin(), open.end(), [](const Object& around) {
        return oneOf(plainName(around.type),
                     {"AbstractButton", "Button", "IconButton", "ItemDelegate", "MouseArea", "PrimaryButton",
                      "PushButton", "QuietButton", "ToolButton"});
    });
    if (isOnButton)
        breaches.push_back({path, open.back().line,
                            "the button around the TapHandler takes its clicks: let it be a MouseArea"});
}

/// The type name that ends right before the brace at `brace`, empty when the brace opens something else.
std::string typeBefore(std::string_view code, size_t brace)
{
    size_t end = brace;
    while (end > 0 && std::isspace(static_cast<unsigned char>(code[end - 1])))
        --end;
    size_t begin = end;
    while (begin > 0 && isNameCharacter(code[begin - 1]))
        --begin;
    std::string name(code.substr(begin, end - begin));
    const std::string last = plainName(name);
    return !last.empty() && std::isupper(static_cast<unsigned char>(last.front())) ? name : std::string();
}

bool opensInlineComponent(std::string_view code, size_t brace)
{
    const size_t lineStart = code.rfind('\n', brace);
    return trimmed(code.substr(lineStart == code.npos ? 0 : lineStart, brace - lineStart))
        .starts_with("component ");
}

/// Strings that one QML file hands to another: places of the window, views of a screen, and what was typed.
constexpr auto wordsOfQml = std::to_array<std::string_view>(
    {"place", "back", "oddsFrom", "compareFrom", "view", "fit", "what", "paper", "value", "text"});

/// What C++ tells apart comes to QML as an enum or a bool: a string that is spelt otherwise is no error there.
void checkComparisons(const std::string& path, const std::string& code, std::vector<Breach>& breaches)
{
    for (const char* sign : {"==", "!="})
        for (size_t at = code.find(sign, 1); at != code.npos; at = code.find(sign, at + 2)) {
            const size_t right = code.find_first_not_of(" =", at + 2);
            if (code[at - 1] == '!' || right == code.npos || code[right] != '"'
                || code.compare(right, 2, "\"\"") == 0)
                continue;
            size_t end = at;
            while (end > 0 && code[end - 1] == ' ')
                --end;
            size_t begin = end;
            while (begin > 0 && isNameCharacter(code[begin - 1]))
                --begin;
            const std::string name = plainName(code.substr(begin, end - begin));
            if (std::find(wordsOfQml.begin(), wordsOfQml.end(), name) == wordsOfQml.end())
                breaches.push_back(
                    {path, size_t(1 + std::count(code.begin(), code.begin() + std::ptrdiff_t(at), '\n')),
                     name + " is compared with a string: let it be an enum or a bool"});
        }
}

/// A number is another role as soon as one is put in before it.
void checkRoles(const std::string& path, const std::string& code, std::vector<Breach>& breaches)
{
    for (size_t at = code.find("Qt.UserRole"); at != code.npos; at = code.find("Qt.UserRole", at + 1))
        breaches.push_back({path,
                            size_t(1 + std::count(code.begin(), code.begin() + std::ptrdiff_t(at), '\n')),
                            "call the role by its name: list.value(row, \"name\")"});
}

/// The one table of keys that help, hints and menus read.
constexpr std::string_view tableOfKeys = "/KeyPages.qml";

/// A key that a text or a hint writes out is not mended with the table. What handles one ("sequences:") may name it.
void checkWrittenKeys(const SourceFile& file, const std::string& code, std::vector<Breach>& breaches)
{
    static const std::regex written(
        "(Ctrl|Alt|Shift|Meta)(\\+| and [^A-Za-z])|\\bF([1-9]|1[0-2])\\b"
        "|\\((Enter|Esc|Escape|Space|Home|End|Del|Delete|Backspace|Tab|Page up|Page "
        "down|[A-Z0-9+,./-]|\\[|\\]|\u2212)\\)"
        "|[Tt]he [^a-z% ]+ key\\b|\\b(Escape|Backspace|Page up|Page down)\\b|\\b(Enter|Space)([,;.)]| or | "
        "and |$)|[[\\]]\\\\u00a0");
    for (size_t begin = code.find('"'); begin != code.npos; begin = code.find('"', begin)) {
        const size_t end = code.find('"', begin + 1);
        if (end == code.npos)
            return;
        const size_t lineBegin = code.rfind('\n', begin) + 1;
        const std::string before = code.substr(lineBegin, begin - lineBegin);
        const std::string literal = file.text.substr(begin + 1, end - begin - 1);
        const bool isHint = trimmed(before).ends_with("keys:") && !literal.empty();
        const bool isHandled = before.find("sequence") != before.npos;
        if (isHint || (!isHandled && std::regex_search(literal, written)))
            breaches.push_back(
                {file.path, size_t(1 + std::count(code.begin(), code.begin() + std::ptrdiff_t(begin), '\n')),
                 "\"" + literal + "\" writes a key: let it be KeyPages.keysOf() of a deed"});
        begin = end + 1;
    }
}

} // namespace

std::vector<Breach> checkQml(const SourceFile& file)
{
    std::vector<Breach> breaches;
    const std::string code = codeOnly(file.text);
    if (file.path.starts_with("qml/"))
        checkComparisons(file.path, code, breaches);
    checkRoles(file.path, code, breaches);
    if (file.path.starts_with("qml/") && !file.path.ends_with(tableOfKeys))
        checkWrittenKeys(file, code, breaches);
    std::vector<Object> open;
    size_t line = 1;
    bool statementStart = true;
    for (size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        if (c == '\n')
            ++line;
        if (c == '{') {
            Object object;
            object.type = typeBefore(code, i);
            object.line = line;
            object.isObject = !object.type.empty() && (open.empty() || open.back().isObject);
            object.isComponent = open.empty() || opensInlineComponent(code, i);
            open.push_back(std::move(object));
        } else if (c == '}' && !open.empty()) {
            if (open.back().isObject) {
                checkObject(file.path, open.back(), breaches);
                checkTap(file.path, open, breaches);
            }
            open.pop_back();
        } else if (statementStart && !open.empty() && open.back().isObject
                   && std::isalpha(static_cast<unsigned char>(c))) {
            size_t end = i;
            while (end < code.size() && isNameCharacter(code[end]))
                ++end;
            const size_t colon = code.find_first_not_of(" \t", end);
            if (colon != code.npos && code[colon] == ':')
                open.back().members[code.substr(i, end - i)] = {
                    trimmed(
                        std::string_view(code).substr(colon + 1, expressionEnd(code, colon + 1) - colon - 1)),
                    line};
        }
        if (c == '\n' || c == ';' || c == '{' || c == '}')
            statementStart = true;
        else if (!std::isspace(static_cast<unsigned char>(c)))
            statementStart = false;
    }
    return breaches;
}

} // namespace navarch::lint
