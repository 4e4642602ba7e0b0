// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/phrase.h"

namespace navarch {

/// How much a finding matters: a note informs, a warning weakens, an error makes the thing illegal (it can still be
/// stored, shown and priced, but enters a campaign only with its umpire's waiver).
enum class Severity { Note, Warning, Error };

template <>
struct EnumNames<Severity> {
    static constexpr std::array<EnumName<Severity>, 3> names{
        {{Severity::Note, "note"}, {Severity::Warning, "warning"}, {Severity::Error, "error"}}};
};

/// What a check has to say about one thing.
struct Finding {
    Severity severity = Severity::Note;
    std::string key;  ///< stable, for waivers and fixes: "ram-period"
    std::string rule; ///< "SA-11.1"
    Phrase
        subject; ///< the thing it is about: a name that its owner gave, "Paralos", or words, "Wall section 2"
    Phrase message; ///< what to change, one sentence

    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

[[nodiscard]] inline bool hasErrors(const Findings& findings)
{
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error)
            return true;
    return false;
}

} // namespace navarch
