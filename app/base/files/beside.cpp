// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/beside.h"

#include <climits>
#include <vector>

#include <unistd.h>

namespace navarch {

namespace {

/// The parts of a path, the first one last. "." and empty ones are left out.
void pushParts(const std::string& path, std::vector<std::string>& parts)
{
    for (std::size_t end = path.size();;) {
        const std::size_t slash = end == 0 ? std::string::npos : path.rfind('/', end - 1);
        const std::size_t from = slash == std::string::npos ? 0 : slash + 1;
        if (const std::string part = path.substr(from, end - from); !part.empty() && part != ".")
            parts.push_back(part);
        if (slash == std::string::npos)
            return;
        end = slash;
    }
}

std::string joined(const std::string& folder, const std::vector<std::string>& below)
{
    std::string path = folder.empty() ? "." : folder;
    for (const std::string& part : below)
        path += "/" + part;
    return path;
}

} // namespace

Result<std::string> pathBeside(const std::string& folder, const std::string& name, const std::string& place)
{
    const auto refused = [&] {
        return problem(place, phrase("It names a file that does not lie beside or below it."),
                       phrase("Put that file beside it, and give its name alone."));
    };
    constexpr int mostLinks = 40; // as the system's own
    std::vector<std::string> left;
    std::vector<std::string> below;
    if (name.starts_with('/'))
        return refused();
    pushParts(name, left);
    for (int links = 0; !left.empty();) {
        const std::string part = std::move(left.back());
        left.pop_back();
        if (part == "..") {
            if (below.empty())
                return refused();
            below.pop_back();
            continue;
        }
        below.push_back(part);
        std::string target(PATH_MAX, '\0');
        const ssize_t length = ::readlink(joined(folder, below).c_str(), target.data(), target.size());
        if (length <= 0)
            continue;
        target.resize(static_cast<std::size_t>(length));
        if (target.starts_with('/') || ++links > mostLinks)
            return refused();
        below.pop_back();
        pushParts(target, left);
    }
    if (below.empty())
        return refused();
    return joined(folder, below);
}

} // namespace navarch
