// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/file_access.h"

#include <unistd.h>

#include "app/base/files/command_inputs.h"
#include "app/base/files/system.h"
#include "core/base/text.h"

namespace navarch {

std::string shownPath(std::string_view path)
{
    std::string shown;
    while (!path.empty()) {
        // The longest valid character at the front, so that Greek folders stay readable.
        std::size_t length = 1;
        while (length <= 4 && length <= path.size() && whyUnfitText(path.substr(0, length), 4))
            ++length;
        if (length > 4 || length > path.size()) {
            shown += '?';
            path.remove_prefix(1);
        } else {
            shown += path.substr(0, length);
            path.remove_prefix(length);
        }
    }
    return shown;
}

Result<std::string> readWholeFile(const std::string& path, std::size_t most)
{
    return openRegular(path).and_then([&](const Descriptor& file) -> Result<std::string> {
        noteInput(file.get());
        return readToEnd(file.get(), shownPath(path), most);
    });
}

Result<std::string> readStandardInput(std::size_t most)
{
    noteInput(STDIN_FILENO);
    return readToEnd(STDIN_FILENO, "standard input", most);
}

} // namespace navarch
