// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/sheet_rules.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace navarch::lint {

namespace {

/// Without what stands behind // in a line: names in comments are no objects.
std::string withoutComments(const std::string& text)
{
    static const std::regex comment("//[^\n]*");
    return std::regex_replace(text, comment, "");
}

std::string nameOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/') + 1;
    return path.substr(slash, path.rfind('.') - slash);
}

/// The types of the objects written in a file, that of its root first.
std::vector<std::string> typesIn(const std::string& code)
{
    static const std::regex object("\\b([A-Z][A-Za-z0-9]*)[ \t]*\\{");
    std::vector<std::string> types;
    for (std::sregex_iterator at(code.begin(), code.end(), object), end; at != end; ++at)
        types.push_back((*at)[1]);
    return types;
}

/// Where the block that opens at `brace` closes.
std::size_t blockEnd(const std::string& code, std::size_t brace)
{
    int depth = 0;
    for (std::size_t i = brace; i < code.size(); ++i) {
        depth += code[i] == '{' ? 1 : code[i] == '}' ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return code.size();
}

void checkHandlers(const std::string& path, const std::string& code, std::vector<Breach>& breaches)
{
    static const std::regex handler("\\bTapHandler[ \t]*\\{");
    for (std::sregex_iterator at(code.begin(), code.end(), handler), end; at != end; ++at) {
        const auto begin = static_cast<std::size_t>(at->position());
        const std::string block = code.substr(begin, blockEnd(code, code.find('{', begin)) - begin);
        if (block.find("gesturePolicy: TapHandler.ReleaseWithinBounds") == std::string::npos
            && block.find("gesturePolicy: TapHandler.WithinBounds") == std::string::npos)
            breaches.push_back(
                {path, std::size_t(1 + std::count(code.begin(), code.begin() + std::ptrdiff_t(begin), '\n')),
                 "a press goes on to what lies behind the sheet: give the TapHandler a gesturePolicy that "
                 "takes "
                 "it (ReleaseWithinBounds)"});
    }
}

} // namespace

std::vector<Breach> checkSheets(const std::vector<SourceFile>& files)
{
    std::map<std::string, std::string> codes; // by the type they are
    std::map<std::string, std::string> paths;
    for (const SourceFile& file : files)
        if (file.path.starts_with("qml/") && file.path.ends_with(".qml")) {
            codes[nameOf(file.path)] = withoutComments(file.text);
            paths[nameOf(file.path)] = file.path;
        }
    std::set<std::string> inSheets;
    std::vector<std::string> open;
    const auto take = [&](const std::string& type) {
        if (codes.contains(type) && inSheets.insert(type).second)
            open.push_back(type);
    };
    take("Sheet");
    for (const auto& [type, code] : codes)
        if (const std::vector<std::string> types = typesIn(code); !types.empty() && types.front() == "Sheet")
            take(type);
    while (!open.empty()) {
        const std::string type = open.back();
        open.pop_back();
        for (const std::string& used : typesIn(codes[type]))
            take(used);
    }
    std::vector<Breach> breaches;
    for (const std::string& type : inSheets)
        checkHandlers(paths[type], codes[type], breaches);
    return breaches;
}

} // namespace navarch::lint
