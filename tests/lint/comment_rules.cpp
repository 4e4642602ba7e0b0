// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/comment_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>

namespace navarch::lint {

namespace {

bool isPathCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.' || c == '/';
}

/// What stands behind the comment mark of a line; empty when it has none. What looks like one in a string is taken for one.
std::string_view commentOf(std::string_view line, std::string_view mark)
{
    for (size_t at = line.find(mark); at != line.npos; at = line.find(mark, at + 1))
        if (at == 0 || line[at - 1] != ':') // of an address
            return line.substr(at + mark.size());
    return {};
}

/// A word that can only be the name of a source file.
bool namesFile(std::string_view word)
{
    constexpr std::array<std::string_view, 3> endings{".h", ".cpp", ".qml"};
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
        return word.size() > ending.size() && word.ends_with(ending);
    });
}

/// Every end of a path that begins at a folder or at the file: "a/b/c.h", "b/c.h" and "c.h".
std::set<std::string, std::less<>> endsOf(const std::vector<SourceFile>& files)
{
    std::set<std::string, std::less<>> ends;
    for (const SourceFile& file : files)
        for (size_t at = 0; at != std::string::npos;) {
            ends.insert(file.path.substr(at));
            const size_t slash = file.path.find('/', at);
            at = slash == std::string::npos ? slash : slash + 1;
        }
    return ends;
}

/// `each(file, line, word)` for every word of the comments that may be a path, without the full stop behind it.
template <class Each>
void forWordsOfComments(const std::vector<SourceFile>& files, Each&& each)
{
    for (const SourceFile& file : files) {
        const bool isList = file.path.ends_with("CMakeLists.txt");
        if ((!isList && !namesFile(file.path)) || file.path.starts_with("tests/lint/"))
            continue;
        size_t number = 0;
        for (size_t begin = 0; begin < file.text.size();) {
            const size_t end = std::min(file.text.find('\n', begin), file.text.size());
            const std::string_view comment =
                commentOf(std::string_view(file.text).substr(begin, end - begin), isList ? "#" : "//");
            ++number;
            begin = end + 1;
            for (size_t at = 0; at < comment.size();) {
                size_t last = at;
                while (last < comment.size() && isPathCharacter(comment[last]))
                    ++last;
                std::string_view word = comment.substr(at, last - at);
                at = last + 1;
                while (word.ends_with('.'))
                    word.remove_suffix(1);
                each(file, number, word);
            }
        }
    }
}

/// A word that can only be a folder of ours, or a header and its source together ("core/dice/dice"): a path from the top. With
/// a capital in it, it stands for any of several ("tests/data/rules/ID").
bool namesFolder(std::string_view word)
{
    constexpr std::array<std::string_view, 6> tops{"core/", "db/", "reports/", "app/", "qml/", "tests/"};
    return std::any_of(tops.begin(), tops.end(), [&](std::string_view top) { return word.starts_with(top); })
           && std::none_of(word.begin(), word.end(),
                           [](char c) { return c == '.' || (c >= 'A' && c <= 'Z'); });
}

} // namespace

std::vector<Breach> checkNamedFiles(const std::vector<SourceFile>& files)
{
    const auto known = endsOf(files);
    std::vector<Breach> breaches;
    forWordsOfComments(files, [&](const SourceFile& file, size_t line, std::string_view word) {
        // Of an address, or behind a variable of CMake.
        const bool isElse = word.starts_with('/') || word.find("//") != word.npos;
        if (namesFile(word) && !isElse && !known.contains(word))
            breaches.push_back(
                {file.path, line, "there is no file " + std::string(word) + ": name the one that is meant"});
    });
    return breaches;
}

std::vector<Breach> checkNamedFolders(const std::vector<SourceFile>& files,
                                      const std::vector<std::string>& folders)
{
    std::set<std::string, std::less<>> known(folders.begin(), folders.end());
    for (const SourceFile& file : files)
        known.insert(file.path.substr(0, file.path.rfind('.')));
    std::vector<Breach> breaches;
    forWordsOfComments(files, [&](const SourceFile& file, size_t line, std::string_view word) {
        while (word.ends_with('/'))
            word.remove_suffix(1);
        if (namesFolder(word) && !known.contains(word))
            breaches.push_back({file.path, line,
                                "there is no folder " + std::string(word) + ": name the one that is meant"});
    });
    return breaches;
}

} // namespace navarch::lint
