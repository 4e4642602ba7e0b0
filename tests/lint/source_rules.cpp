// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/source_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>
#include <span>

namespace navarch::lint {

namespace {

constexpr size_t longestFile = 450;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (size_t begin = 0; begin < text.size();) {
        const size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())))
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
        text.remove_suffix(1);
    return text;
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

/// True when `word` stands in `line` with no letter, digit or underscore on either side.
bool hasWord(std::string_view line, std::string_view word)
{
    for (size_t at = line.find(word); at != line.npos; at = line.find(word, at + 1)) {
        const size_t end = at + word.size();
        if ((at == 0 || !isWordCharacter(line[at - 1]))
            && (end == line.size() || !isWordCharacter(line[end])))
            return true;
    }
    return false;
}

std::string_view folderOf(std::string_view path)
{
    return path.substr(0, path.find('/'));
}

/// The folders an include in `folder` may name.
std::vector<std::string_view> foldersBelow(std::string_view folder)
{
    if (folder == "core")
        return {"core"};
    if (folder == "db")
        return {"core", "db"};
    if (folder == "reports")
        return {"core", "reports"};
    if (folder == "app")
        return {"core", "db", "reports", "app"};
    return {"core", "db", "reports", "app", "tests"};
}

bool isQtHeader(std::string_view name)
{
    return name.starts_with("qt") || name.starts_with("qqml")
           || (name.size() > 1 && name[0] == 'Q' && std::isupper(static_cast<unsigned char>(name[1])))
           || name.starts_with("Qt");
}

void checkInclude(const SourceFile& file, size_t line, std::string_view directive,
                  std::vector<Breach>& breaches)
{
    const std::string_view folder = folderOf(file.path);
    const size_t open = directive.find_first_of("<\"");
    if (open == directive.npos)
        return;
    const std::string_view name =
        directive.substr(open + 1, directive.find_first_of(">\"", open + 1) - open - 1);
    if (directive[open] == '<') {
        if (folder == "core" && isQtHeader(name))
            breaches.push_back(
                {file.path, line, "core stands without Qt: move what needs it to db, reports or app"});
        if (name.starts_with("nlohmann/") && file.path != "core/base/json_library.h")
            breaches.push_back(
                {file.path, line, "include core/base/json_library.h, which spares each file its parser"});
        return;
    }
    if (name.ends_with(".moc"))
        return;
    const auto allowed = foldersBelow(folder);
    if (name.find('/') == name.npos) {
        breaches.push_back({file.path, line, "write the include from the top of the repository"});
    } else if (std::find(allowed.begin(), allowed.end(), folderOf(name)) == allowed.end()) {
        breaches.push_back({file.path, line,
                            std::string(folder) + " may not include from " + std::string(folderOf(name))
                                + ": includes point down the layers"});
    }
}

/// The name a class, struct or enum definition or declaration introduces on this line; empty when there is none.
std::string_view declaredType(std::string_view line)
{
    line = trimmed(line);
    for (const std::string_view keyword : {"class ", "struct ", "enum class "}) {
        if (!line.starts_with(keyword))
            continue;
        line.remove_prefix(keyword.size());
        return line.substr(
            0, size_t(std::find_if_not(line.begin(), line.end(), isWordCharacter) - line.begin()));
    }
    return {};
}

struct Remedy {
    std::string_view word;
    std::string_view message;
};

constexpr std::array inProgram{
    Remedy{"setContextProperty", "give QML a type with QML_ELEMENT instead of a context property"},
    Remedy{"setHtml", "markup from a name loads files: draw it with drawText, show it as plain text"},
    Remedy{"setRichText", "text from files is plain text"},
};
constexpr std::array inTests{
    Remedy{"QSKIP", "a test that is skipped proves nothing: make it run or take it out"},
    Remedy{"qSleep", "wait for the thing itself (QTRY_VERIFY, QSignalSpy) instead of for time"},
    Remedy{"sleep_for", "wait for the thing itself instead of for time"},
    Remedy{"usleep", "wait for the thing itself instead of for time"},
};

/// What opens or closes a file beside SQLite, which loses its locks on a campaign that way, and where it does no harm: files
/// that are made anew, folders, devices, buffers, and the one place that sees to it.
struct Opening {
    std::string_view call;
    std::array<std::string_view, 4> harmlessIn;
};
constexpr std::array openings{
    Opening{"::open(",
            {"core/base/system/lock_safe_file.cpp", "app/base/files/system.cpp", "app/base/files/output.cpp",
             "app/cli/command_line.cpp"}},
    Opening{"::close(", {"core/base/system/lock_safe_file.cpp", "app/base/files/system.cpp"}},
    Opening{".open(QIODevice", {"db/sqlite/files.cpp", "reports/paint/page_painter.cpp"}},
    Opening{"->open(QIODevice", {}},
    Opening{".open(QFile", {}},
    Opening{"QFile::copy", {}},
    Opening{"QSaveFile", {}},
    Opening{"fopen(", {}},
    Opening{"openat(", {}},
    Opening{"ifstream", {}},
    Opening{"ofstream", {}},
    Opening{"addDatabase(", {"db/sqlite/connection.cpp"}},
    Opening{"sqlite3_open", {}},
};

void checkOpening(const SourceFile& file, size_t number, std::string_view line, std::vector<Breach>& breaches)
{
    for (const Opening& opening : openings) {
        const auto& harmless = opening.harmlessIn;
        if (std::find(harmless.begin(), harmless.end(), file.path) != harmless.end())
            continue;
        const size_t at = line.find(opening.call);
        // A class of ours may have a member of that name.
        const bool isMember =
            opening.call.starts_with("::") && at != line.npos && at > 0 && isWordCharacter(line[at - 1]);
        if (at != line.npos && !isMember && !line.starts_with("//"))
            breaches.push_back({file.path, number,
                                "reach what may be a campaign through LockSafeDescriptor "
                                "(core/base/system/lock_safe_file.h): "
                                "closing it any other way costs SQLite its locks"});
    }
}

/// What a person types is read in the language spoken, not as documents are written.
void checkAmounts(const SourceFile& file, size_t number, std::string_view line, std::vector<Breach>& breaches)
{
    constexpr std::array<std::string_view, 3> readers{
        "app/base/pricing/amounts.h", "app/base/pricing/amounts.cpp", "app/war/umpire/field_entry.cpp"};
    if (file.path.starts_with("app/") && line.find("Talents::parse(") != line.npos
        && std::find(readers.begin(), readers.end(), file.path) == readers.end())
        breaches.push_back({file.path, number,
                            "read it with typedAmount() (app/base/pricing/amounts.h): people write "
                            "amounts as their language does"});
}

/// Settings are kept in one file.
void checkSettings(const SourceFile& file, size_t number, std::string_view line,
                   std::vector<Breach>& breaches)
{
    if (file.path.starts_with("app/") && file.path != "app/base/own_settings.h" && !line.starts_with("//")
        && hasWord(line, "QSettings"))
        breaches.push_back({file.path, number,
                            "take OwnSettings (app/base/own_settings.h): QSettings alone lie where the "
                            "program's names say, in another file"});
}

/// What QML is handed loosely, and where it is so for a reason: colours by the theme's names, which QML itself hands over.
constexpr std::array looseTypes{"QVariantMap", "QVariantList", "QVariantHash"};
constexpr std::array<std::string_view, 1> looseIn{"app/base/drawing/drawing_look.h"};

void checkInterface(const SourceFile& file, size_t number, std::string_view line,
                    std::vector<Breach>& breaches)
{
    if (!file.path.starts_with("app/") || !file.path.ends_with(".h") || line.starts_with("//")
        || std::find(looseIn.begin(), looseIn.end(), file.path) != looseIn.end())
        return;
    for (const char* loose : looseTypes)
        if (hasWord(line, loose))
            breaches.push_back(
                {file.path, number,
                 std::string(loose)
                     + " says nothing of what is in it: hand over a Q_GADGET, a QList of them, or a "
                       "list with roles (app/base/lists/row_list.h)"});
}

/// What a range-for runs over, on one line: from its colon to its bracket. Empty for any other loop.
std::string rangeOf(std::string_view head)
{
    std::string range;
    int depth = 0;
    bool found = false;
    for (size_t at = 0; at < head.size(); ++at) {
        const char c = head[at];
        if (c == ';' && depth == 1)
            return {};
        const bool isPart = at > 0 && (head[at - 1] == ':' || head.substr(at, 2) == "::");
        if (c == ':' && depth == 1 && !isPart && !found) {
            found = true;
            continue;
        }
        depth += (c == '(') - (c == ')');
        if (depth == 0)
            return range;
        if (found && !std::isspace(static_cast<unsigned char>(c)))
            range += c;
    }
    return {};
}

/// Before C++23 what a call returns is gone when the loop begins, unless the loop runs over that itself: `list()[0].names` is
/// a member of what is no longer there.
void checkLoops(const SourceFile& file, std::vector<Breach>& breaches)
{
    static const std::regex memberOfPart(
        R"(.*\)(\[[^\]]*\]|\.(at|first|last|front|back|value|constFirst|constLast)\([^()]*\))(\.\w+)+)");
    if (file.path.starts_with("tests/lint/"))
        return;
    const std::string_view text = file.text;
    constexpr std::string_view word = "for (";
    for (size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const std::string range = rangeOf(text.substr(at + word.size() - 1, 400));
        if (std::regex_match(range, memberOfPart))
            breaches.push_back(
                {file.path, size_t(std::count(text.begin(), text.begin() + long(at), '\n')) + 1,
                 "name what the call returns before the loop: it is gone when the loop begins, and " + range
                     + " with it"});
    }
}

} // namespace

std::vector<Breach> checkFile(const SourceFile& file)
{
    std::vector<Breach> breaches;
    const auto lines = linesOf(file.text);
    const auto head = std::span(lines).first(std::min<size_t>(2, lines.size()));
    const bool licensed = std::any_of(head.begin(), head.end(), [](std::string_view line) {
        return line.ends_with("SPDX-License-Identifier: GPL-3.0-or-later");
    });
    if (!licensed)
        breaches.push_back({file.path, 1, "the first line is the SPDX line of GPL-3.0-or-later"});
    if (lines.size() > longestFile)
        breaches.push_back(
            {file.path, 0, std::to_string(lines.size()) + " lines: split the file by what it does"});
    for (size_t i = 0; i < lines.size(); ++i) {
        // Put together here, so that this file does not find itself.
        for (const auto& word : {std::string("TO") + "DO", std::string("FIX") + "ME"}) {
            if (hasWord(lines[i], word))
                breaches.push_back(
                    {file.path, i + 1, "finish it or write an issue: " + word + " does neither"});
        }
    }
    return breaches;
}

std::vector<Breach> checkCpp(const SourceFile& file)
{
    std::vector<Breach> breaches;
    const auto lines = linesOf(file.text);
    const bool isTest = file.path.starts_with("tests/");
    const auto remedies = isTest ? std::span<const Remedy>(inTests) : std::span<const Remedy>(inProgram);
    for (size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        if (line.starts_with("#include"))
            checkInclude(file, i + 1, line, breaches);
        else if (!isTest)
            checkOpening(file, i + 1, line, breaches);
        checkInterface(file, i + 1, line, breaches);
        checkAmounts(file, i + 1, line, breaches);
        checkSettings(file, i + 1, line, breaches);
        for (const std::string_view ending : {"Manager", "Helper", "Util", "Utils", "Data", "Info", "Impl"}) {
            if (declaredType(line).ends_with(ending))
                breaches.push_back({file.path, i + 1,
                                    "call " + std::string(declaredType(line)) + " by what it is, not by "
                                        + std::string(ending)});
        }
        for (const Remedy& remedy : remedies) {
            if (!file.path.starts_with("tests/lint/") && hasWord(line, remedy.word))
                breaches.push_back({file.path, i + 1, std::string(remedy.message)});
        }
    }
    checkLoops(file, breaches);
    if (file.path.ends_with(".h") && file.text.find("#pragma once") == file.text.npos)
        breaches.push_back({file.path, 0, "a header begins with #pragma once"});
    return breaches;
}

std::vector<Breach> checkListed(const SourceFile& file, std::string_view listed)
{
    const size_t slash = file.path.rfind('/');
    const std::string name = slash == file.path.npos ? file.path : file.path.substr(slash + 1);
    for (size_t at = listed.find(name); at != listed.npos; at = listed.find(name, at + 1)) {
        if (at == 0 || !isWordCharacter(listed[at - 1]))
            return {};
    }
    return {{file.path, 0, "no CMakeLists.txt names this file, so it is never compiled"}};
}

} // namespace navarch::lint
