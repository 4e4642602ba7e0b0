// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/input.h"

#include "app/base/speech/speech.h"

namespace navarch {

std::string placeOf(const std::string& path)
{
    return path == "-" ? spokenText(phrase("standard input")) : shownPath(path);
}

Result<std::string> readInput(const std::string& path, std::size_t most)
{
    return path == "-" ? readStandardInput(most) : readWholeFile(path, most);
}

Result<Json> readDocument(const std::string& path, std::initializer_list<std::string_view> formats,
                          const JsonLimits& limits)
{
    return readInput(path, limits.bytes).and_then([&](const std::string& text) {
        return parseDocument(text, placeOf(path), formats, limits);
    });
}

} // namespace navarch
