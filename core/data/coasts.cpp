// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/coasts.h"

#include <stdexcept>

#include "core/data/embedded.h"

namespace navarch {

namespace {

/// They are tested, so unpacking them cannot fail.
std::vector<std::vector<Position>> unpacked(const char* name)
{
    auto packed = unpackLines(embeddedFile(name).value_or(""), name);
    if (!packed)
        throw std::logic_error(packed.error().front().text());
    return std::move(packed->lines);
}

} // namespace

const std::vector<Ring>& builtInLand(CoastLevel level)
{
    switch (level) {
    case CoastLevel::Coarse: {
        static const std::vector<Ring> coarse = unpacked("coast/coarse.coast");
        return coarse;
    }
    case CoastLevel::Middle: {
        static const std::vector<Ring> middle = unpacked("coast/middle.coast");
        return middle;
    }
    case CoastLevel::Fine: break;
    }
    static const std::vector<Ring> fine = unpacked("coast/fine.coast");
    return fine;
}

Coast builtInCoast(CoastLevel level)
{
    Coast coast;
    for (const Ring& ring : builtInLand(level))
        coast.polygons.push_back({{ring}});
    Findings findings;
    tidy(coast, findings);
    return coast;
}

const std::vector<std::vector<Position>>& builtInRivers()
{
    static const std::vector<std::vector<Position>> rivers = unpacked("coast/rivers.coast");
    return rivers;
}

} // namespace navarch
