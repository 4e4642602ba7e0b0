// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/data/embedded.h"

#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

namespace {

/// True when some library with Qt's name has been loaded into this very process.
bool qtIsLoaded()
{
    std::ifstream maps("/proc/self/maps");
    for (std::string line; std::getline(maps, line);) {
        if (line.find("/libQt") != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

int main()
{
    if (navarch::versionString().empty()) {
        std::cerr << "core does not know its version\n";
        return 1;
    }
    for (const std::string_view name : navarch::embeddedFileNames()) {
        if (!navarch::embeddedFile(name) || navarch::embeddedFile(name)->empty()) {
            std::cerr << "embedded file " << name << " is missing or empty\n";
            return 1;
        }
    }
    if (qtIsLoaded()) {
        std::cerr << "core has pulled in Qt\n";
        return 1;
    }
    return 0;
}
