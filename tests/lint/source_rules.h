// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace navarch::lint {

/// One source file, its path relative to the top of the repository with forward slashes.
struct SourceFile {
    std::string path;
    std::string text;
};

/// Something that breaks a rule of the house. `line` counts from 1; 0 means the file as a whole.
struct Breach {
    std::string path;
    size_t line = 0;
    std::string message;
};

/// What holds for every file: licence line, length, no work left undone.
std::vector<Breach> checkFile(const SourceFile& file);

/// What holds for C++: includes that point down the layers only, names, words that need another way.
std::vector<Breach> checkCpp(const SourceFile& file);

/// What holds for QML: text that may come from a file is never guessed to be markup.
std::vector<Breach> checkQml(const SourceFile& file);

/// A .cpp or .qml that no CMakeLists.txt names is never compiled. `listed` holds the text of all of them.
std::vector<Breach> checkListed(const SourceFile& file, std::string_view listed);

} // namespace navarch::lint
