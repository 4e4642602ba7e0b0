// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/phrase.h"

namespace navarch {

/// Why the system did not do something with a file, and what to do about it; the same words in every locale.
struct Trouble {
    Phrase what;
    Phrase remedy;

    friend bool operator==(const Trouble&, const Trouble&) = default;
};

/// Of an error of the system (errno).
[[nodiscard]] Trouble troubleOf(int error);

/// Why the file at `path`, which was there, could not be read or written: by what the system said (errno; 0 when that is not
/// known) and by looking at the file and its disk. Nothing where neither says it: then the disk itself failed, as far as
/// anybody knows.
[[nodiscard]] std::optional<Trouble> troubleWith(const std::string& path, int error);

} // namespace navarch
