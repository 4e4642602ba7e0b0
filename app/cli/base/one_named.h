// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"

namespace navarch {

/// Which of several things a text means, and what to say where it means none of them.
struct OneNamed {
    std::optional<std::size_t> place{}; ///< among them
    std::size_t bearers = 0;            ///< how many bear that name, where that is why none is meant
    Phrase instead{};                   ///< which may have been meant; empty: none resembles it
};

/// By its id, and where no id is meant by its name (meantBy()). `names` are of the same things, or empty: they have ids alone.
[[nodiscard]] OneNamed oneNamed(const std::string& text, const std::vector<std::string>& ids,
                                const std::vector<std::string>& names = {});

/// The same of things that have an `id` and a `name`.
template <class Named>
[[nodiscard]] OneNamed oneNamed(const std::string& text, const std::vector<Named>& all)
{
    std::vector<std::string> ids;
    std::vector<std::string> names;
    for (const Named& each : all) {
        ids.emplace_back(each.id);
        names.emplace_back(each.name);
    }
    return oneNamed(text, ids, names);
}

} // namespace navarch
