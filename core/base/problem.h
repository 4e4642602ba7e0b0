// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/base/listed.h"

namespace navarch {

/// Why something could not be read or done, in the three parts every message of Navarch has.
struct Problem {
    std::string place; ///< file, and the path inside it: "fleet.json: ships[0].crew"; may be empty
    Phrase what;       ///< what is wrong, one sentence
    Phrase remedy;     ///< what to do about it, one sentence; may be empty

    /// One line of English: place, what and remedy.
    [[nodiscard]] std::string text() const;
    /// What and remedy, without the place.
    [[nodiscard]] Phrase sentences() const;

    friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

/// A value, or every reason found why there is none.
template <class T>
using Result = tl::expected<T, Problems>;

/// For `return problem("fleet.json", phrase("The file is empty."), phrase("Give a fleet file."));`
[[nodiscard]] inline tl::unexpected<Problems> problem(std::string place, Phrase what, Phrase remedy = {})
{
    return tl::unexpected<Problems>(Problems{Problem{std::move(place), std::move(what), std::move(remedy)}});
}

} // namespace navarch
