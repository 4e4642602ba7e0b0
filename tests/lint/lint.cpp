// SPDX-License-Identifier: GPL-3.0-or-later
// lint TOP: checks the rules of the house over the whole tree and prints what breaks them, one to a line.
#include "tests/lint/class_rules.h"
#include "tests/lint/comment_rules.h"
#include "tests/lint/room_rules.h"
#include "tests/lint/sheet_rules.h"
#include "tests/lint/source_rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace fs = std::filesystem;
using namespace navarch::lint;

namespace {

SourceFile read(const fs::path& top, const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {fs::relative(path, top).generic_string(),
            std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>())};
}

bool isOurs(const fs::path& path)
{
    const auto extension = path.extension();
    return extension == ".h" || extension == ".cpp" || extension == ".qml" || extension == ".cmake"
           || path.filename() == "CMakeLists.txt";
}

std::vector<SourceFile> sources(const fs::path& top)
{
    std::vector<SourceFile> files;
    for (const char* name : {"CMakeLists.txt", "dev", ".ci/run"})
        files.push_back(read(top, top / name));
    for (const char* folder : {"core", "db", "reports", "app", "qml", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
            if (entry.is_regular_file() && isOurs(entry.path()))
                files.push_back(read(top, entry.path()));
        }
    }
    std::sort(files.begin(), files.end(),
              [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return files;
}

/// Every folder below those of the sources, by its path from the top.
std::vector<std::string> folders(const fs::path& top)
{
    std::vector<std::string> found;
    for (const char* folder : {"core", "db", "reports", "app", "qml", "tests"})
        for (const auto& entry : fs::recursive_directory_iterator(top / folder))
            if (entry.is_directory())
                found.push_back(fs::relative(entry.path(), top).generic_string());
    return found;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: lint TOP\n";
        return 2;
    }
    const auto files = sources(argv[1]);
    std::string listed;
    for (const SourceFile& file : files) {
        if (file.path.ends_with("CMakeLists.txt") || file.path.ends_with(".cmake"))
            listed += file.text;
    }

    std::vector<Breach> breaches;
    const auto add = [&breaches](std::vector<Breach> found) {
        breaches.insert(breaches.end(), found.begin(), found.end());
    };
    std::vector<std::string> games;
    for (const SourceFile& file : files) {
        if (file.path == "CMakeLists.txt")
            games = gamesIn(file);
        for (const RoomOrder& order : ordersIn(file))
            add(checkOrder(order, files));
    }
    for (const SourceFile& file : files) {
        add(checkFile(file));
        add(checkGames(file, games));
        if (file.path.ends_with(".h") || file.path.ends_with(".cpp"))
            add(checkCpp(file));
        if (file.path.ends_with(".qml"))
            add(checkQml(file));
        if (file.path.ends_with(".cpp") || file.path.ends_with(".qml"))
            add(checkListed(file, listed));
    }
    add(checkClasses(files));
    add(checkTypeNames(files));
    add(checkGadgets(files));
    add(checkSheets(files));
    add(checkFolders(files));
    add(checkNamedFiles(files));
    add(checkNamedFolders(files, folders(argv[1])));
    for (const Breach& breach : breaches)
        std::cout << breach.path << ':' << breach.line << ": " << breach.message << '\n';
    std::cout << files.size() << " files, " << breaches.size() << " breaches\n";
    return breaches.empty() ? 0 : 1;
}
